// Made from contract/areas/activity.yaml by codegen; edit the contract instead.

//! The area `activity` in the graph.

use async_graphql::Value;
use async_trait::async_trait;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, IntoFound, Object, Row, Show, Source, numbered, plus, register_object,
    scalar,
};

/// The words of `ActivityType`.
pub static ACTIVITY_TYPE_WORDS: EnumTable = EnumTable {
    name: "ActivityType",
    description: "What a member did.",
    values: &[
        EnumValue {
            name: "POST",
            word: "post",
            description: "They wrote a post.",
        },
        EnumValue {
            name: "GAVE_HOURS",
            word: "gave_hours",
            description: "They gave hours.",
        },
        EnumValue {
            name: "RECEIVED_HOURS",
            word: "received_hours",
            description: "They were given hours.",
        },
        EnumValue {
            name: "COMMENT",
            word: "comment",
            description: "They commented on something.",
        },
        EnumValue {
            name: "CONNECTION",
            word: "connection",
            description: "They are connected with somebody.",
        },
        EnumValue {
            name: "EVENT_RSVP",
            word: "event_rsvp",
            description: "They take part in an event.",
        },
    ],
};

crate::graph_words!(crate ::activity::ActivityType, ACTIVITY_TYPE_WORDS);

/// `ActivityDashboard`.
pub static ACTIVITY_DASHBOARD: Object = Object {
    name: "ActivityDashboard",
    description: "What a member did.",
    interfaces: &[],
    fields: &[
        Field {
            name: "timeline",
            description: "The newest thirty.",
            ty: "[ActivityEntry!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::activity::ACTIVITY_ENTRY),
        },
        Field {
            name: "hours",
            description: "Hours to and from other members.",
            ty: "HoursSummary!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::activity::HOURS_SUMMARY),
        },
        Field {
            name: "skills",
            description: "What a member can do or looks for.",
            ty: "SkillsBreakdown!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::activity::SKILLS_BREAKDOWN),
        },
        Field {
            name: "connectionStats",
            description: "Whom a member knows.",
            ty: "ConnectionStats!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::activity::CONNECTION_STATS),
        },
        Field {
            name: "engagement",
            description: "What a member wrote lately and how others liked it.",
            ty: "Engagement!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::activity::ENGAGEMENT),
        },
        Field {
            name: "monthlyHours",
            description: "Twelve months, the oldest first.",
            ty: "[MonthlyHours!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::activity::MONTHLY_HOURS),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::activity::ACTIVITY_ENTRY),
        |registry| register_object(registry, &crate::graph::activity::CONNECTION_STATS),
        |registry| register_object(registry, &crate::graph::activity::ENGAGEMENT),
        |registry| register_object(registry, &crate::graph::activity::HOURS_SUMMARY),
        |registry| register_object(registry, &crate::graph::activity::MONTHLY_HOURS),
        |registry| register_object(registry, &crate::graph::activity::SKILLS_BREAKDOWN),
    ],
};

impl Row for crate::activity::ActivityDashboard {
    fn object(&self) -> &'static Object {
        &ACTIVITY_DASHBOARD
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.timeline),
            1 => Show::show(&self.hours_summary),
            2 => Show::show(&self.skills_breakdown),
            3 => Show::show(&self.connection_stats),
            4 => Show::show(&self.engagement),
            5 => Show::show(&self.monthly_hours),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::activity::ActivityDashboard, ACTIVITY_DASHBOARD);

/// `ActivityEntry`.
pub static ACTIVITY_ENTRY: Object = Object {
    name: "ActivityEntry",
    description: "Something that a member did.",
    interfaces: &[],
    fields: &[
        Field {
            name: "itemId",
            description: "Its id among those of its kind.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "type",
            description: "What a member did.",
            ty: "ActivityType!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "description",
            description: "The same in words, in the viewer's language.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When it was done.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| crate::graph::activity::ACTIVITY_TYPE_WORDS.register(registry),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::activity::ActivityEntry {
    fn object(&self) -> &'static Object {
        &ACTIVITY_ENTRY
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => {
                match numbered(&self.id) {
                    Some(number) => Got::Value(Value::String(number.to_string())),
                    None => Got::Value(Value::Null),
                }
            }
            1 => Show::show(&self.activity_type),
            2 => Show::show(&self.description),
            3 => Show::show(&self.created_at),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::activity::ActivityEntry, ACTIVITY_ENTRY);

/// `ActivitySkill`.
pub static ACTIVITY_SKILL: Object = Object {
    name: "ActivitySkill",
    description: "Something that a member can do or looks for.",
    interfaces: &[],
    fields: &[
        Field {
            name: "name",
            description: "What it is called.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isOffering",
            description: "Whether they offer it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isRequesting",
            description: "Whether they look for it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "level",
            description: "How well they can do it.",
            ty: "SkillLevel!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "endorsementCount",
            description: "How many members say that they can do it.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| crate::graph::member_skills::SKILL_LEVEL_WORDS.register(registry),
    ],
};

impl Row for crate::activity::ActivitySkill {
    fn object(&self) -> &'static Object {
        &ACTIVITY_SKILL
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.skill_name),
            1 => Show::show(&self.is_offering),
            2 => Show::show(&self.is_requesting),
            3 => Show::show(&self.proficiency),
            4 => Show::show(&self.endorsements),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::activity::ActivitySkill, ACTIVITY_SKILL);

/// `ConnectionStats`.
pub static CONNECTION_STATS: Object = Object {
    name: "ConnectionStats",
    description: "Whom a member knows.",
    interfaces: &[],
    fields: &[
        Field {
            name: "connectionCount",
            description: "How many members they are connected with.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "pendingCount",
            description: "How many wait for an answer of theirs.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "groupCount",
            description: "To how many groups they belong.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::activity::ConnectionStats {
    fn object(&self) -> &'static Object {
        &CONNECTION_STATS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.total_connections),
            1 => Show::show(&self.pending_requests),
            2 => Show::show(&self.groups_joined),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::activity::ConnectionStats, CONNECTION_STATS);

/// `Engagement`.
pub static ENGAGEMENT: Object = Object {
    name: "Engagement",
    description: "What a member wrote lately and how others liked it.",
    interfaces: &[],
    fields: &[
        Field {
            name: "postCount",
            description: "Posts.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "commentCount",
            description: "Comments.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "likesGiven",
            description: "Things of others that they like.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "likesReceived",
            description: "Likes of what is theirs.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::activity::Engagement {
    fn object(&self) -> &'static Object {
        &ENGAGEMENT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.posts_count),
            1 => Show::show(&self.comments_count),
            2 => Show::show(&self.likes_given),
            3 => Show::show(&self.likes_received),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::activity::Engagement, ENGAGEMENT);

/// `HoursSummary`.
pub static HOURS_SUMMARY: Object = Object {
    name: "HoursSummary",
    description: "Hours to and from other members.",
    interfaces: &[],
    fields: &[
        Field {
            name: "hoursGiven",
            description: "Hours that were given.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "hoursReceived",
            description: "Hours that were received.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "givenCount",
            description: "In how many transfers they were given.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "receivedCount",
            description: "In how many transfers they were received.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "netBalance",
            description: "Received less given.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| scalar(registry, "Hours")],
};

impl Row for crate::activity::HoursSummary {
    fn object(&self) -> &'static Object {
        &HOURS_SUMMARY
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.hours_given),
            1 => Show::show(&self.hours_received),
            2 => Show::show(&self.transactions_given),
            3 => Show::show(&self.transactions_received),
            4 => Show::show(&self.net_balance),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::activity::HoursSummary, HOURS_SUMMARY);

/// `MonthlyHours`.
pub static MONTHLY_HOURS: Object = Object {
    name: "MonthlyHours",
    description: "The hours of a month.",
    interfaces: &[],
    fields: &[
        Field {
            name: "month",
            description: "The month, as `2026-03`.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "label",
            description: "The month, as `Mar 2026`.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "hoursGiven",
            description: "Hours that were given.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "hoursReceived",
            description: "Hours that were received.",
            ty: "Hours!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| scalar(registry, "Hours")],
};

impl Row for crate::activity::MonthlyHours {
    fn object(&self) -> &'static Object {
        &MONTHLY_HOURS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.month),
            1 => Show::show(&self.label),
            2 => Show::show(&self.given),
            3 => Show::show(&self.received),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::activity::MonthlyHours, MONTHLY_HOURS);

/// `SkillsBreakdown`.
pub static SKILLS_BREAKDOWN: Object = Object {
    name: "SkillsBreakdown",
    description: "What a member can do or looks for.",
    interfaces: &[],
    fields: &[
        Field {
            name: "skills",
            description: "By name.",
            ty: "[ActivitySkill!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::activity::ACTIVITY_SKILL),
        },
        Field {
            name: "offeringCount",
            description: "How many they offer.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "requestingCount",
            description: "How many they look for.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::activity::ACTIVITY_SKILL),
    ],
};

impl Row for crate::activity::SkillsBreakdown {
    fn object(&self) -> &'static Object {
        &SKILLS_BREAKDOWN
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.skills),
            1 => Show::show(&self.offering_count),
            2 => Show::show(&self.requesting_count),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::activity::SkillsBreakdown, SKILLS_BREAKDOWN);

/// What the area `activity` answers in the graph beside its operations.
#[async_trait]
pub trait ActivityEdges: Send + Sync {}

impl<T: Send + Sync> ActivityEdges for T {}

/// Fields of `Query` that operations of the area `activity` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct ActivityQuery;

static ACTIVITY_QUERY: Object = Object {
    name: "ActivityQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "memberActivity",
            description: "What everybody who may read a member's profile is told of what they did: hours, skills and how many connections. The rest is empty. `NOT_FOUND` and `FORBIDDEN` as the profile.",
            ty: "ActivityDashboard",
            arguments: &[
                Argument {
                    name: "memberId",
                    description: "Id of the member.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_MEMBER_ACTIVITY_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::activity::ACTIVITY_DASHBOARD),
    ],
};

impl Row for ActivityQuery {
    fn object(&self) -> &'static Object {
        &ACTIVITY_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `activity` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct ActivityViewer;

static ACTIVITY_VIEWER: Object = Object {
    name: "ActivityViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "activity",
            description: "What the viewer did: their hours, what they can do, whom they know, and the latest.",
            ty: "ActivityDashboard",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_MY_ACTIVITY_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::activity::ACTIVITY_DASHBOARD),
    ],
};

impl Row for ActivityViewer {
    fn object(&self) -> &'static Object {
        &ACTIVITY_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static GET_MY_ACTIVITY_ASKING: Asking = Asking {
    operation: Operation::GetMyActivity,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_my_activity,
};

fn get_my_activity(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::activity::ActivityDashboardResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static GET_MEMBER_ACTIVITY_ASKING: Asking = Asking {
    operation: Operation::GetMemberActivity,
    inputs: &[
        Input {
            argument: "memberId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Member"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_member_activity,
};

fn get_member_activity(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::activity::ActivityDashboardResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}
