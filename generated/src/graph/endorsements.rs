// Made from contract/areas/endorsements.yaml by codegen; edit the contract instead.

//! The area `endorsements` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, Before, Field, Found, Got, Input, InputKind, InputPlace,
    InputTable, IntoFound, Listed, Object, PAGE_INFO, Page, Row, Show, Shown, Source,
    found_together, global_id, numbered, page_cost, plus, register_object, scalar,
};

/// `EndorsedSkill`.
pub static ENDORSED_SKILL: Object = Object {
    name: "EndorsedSkill",
    description: "A skill of a member, with who endorses it.",
    interfaces: &[],
    fields: &[
        Field {
            name: "skillName",
            description: "Name of the skill, as it was last spelled.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "endorsementCount",
            description: "How many members endorse it.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "latestEndorsement",
            description: "When it was last endorsed.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "endorsers",
            description: "The latest endorsers first, at most 20.",
            ty: "[Member!]",
            arguments: &[],
            cost: Some(plus::<20>),
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::endorsements::EndorsedSkillGroup {
    fn object(&self) -> &'static Object {
        &ENDORSED_SKILL
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.skill_name),
            1 => Show::show(&self.count),
            2 => Show::show(&self.latest_endorsement),
            _ => Got::Value(Value::Null),
        }
    }

    fn edge<'a>(
        &'a self,
        at: usize,
        ctx: &'a Context<'a>,
    ) -> BoxFuture<'a, async_graphql::Result<Found>> {
        Box::pin(async move {
            let edges = crate::graph::edges(ctx)?;
            match at {
                3 => edges.endorsed_skill_endorsers(ctx, self).await,
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::endorsements::EndorsedSkillGroup, ENDORSED_SKILL);

/// `EndorsementStats`.
pub static ENDORSEMENT_STATS: Object = Object {
    name: "EndorsementStats",
    description: "Endorsements of a member in numbers.",
    interfaces: &[],
    fields: &[
        Field {
            name: "receivedCount",
            description: "Endorsements of the member's skills.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "givenCount",
            description: "Endorsements that the member gave.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "skillCount",
            description: "Different skills of the member that are endorsed.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::endorsements::EndorsementStats {
    fn object(&self) -> &'static Object {
        &ENDORSEMENT_STATS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.endorsements_received),
            1 => Show::show(&self.endorsements_given),
            2 => Show::show(&self.skills_endorsed),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::endorsements::EndorsementStats, ENDORSEMENT_STATS);

/// `EndorseMemberPayload`.
pub static ENDORSE_MEMBER_PAYLOAD: Object = Object {
    name: "EndorseMemberPayload",
    description: "How many members vouch for a member.",
    interfaces: &[],
    fields: &[
        Field {
            name: "member",
            description: "The member.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "endorsementCount",
            description: "How many members vouch for the member.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "threshold",
            description: "How many vouches earn the badge `peer_endorsed`.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "badgeGranted",
            description: "Whether the badge was granted just now.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::shared::MEMBER)],
};

impl Row for crate::endorsements::PeerEndorsement {
    fn object(&self) -> &'static Object {
        &ENDORSE_MEMBER_PAYLOAD
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.endorsement_count),
            2 => Show::show(&self.threshold),
            3 => Show::show(&self.badge_granted),
            _ => Got::Value(Value::Null),
        }
    }

    fn edge<'a>(
        &'a self,
        at: usize,
        ctx: &'a Context<'a>,
    ) -> BoxFuture<'a, async_graphql::Result<Found>> {
        Box::pin(async move {
            let edges = crate::graph::edges(ctx)?;
            match at {
                0 => {
                    match numbered(&self.endorsed_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                4 => edges.find_viewer(ctx, 0).await,
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::endorsements::PeerEndorsement, ENDORSE_MEMBER_PAYLOAD);

/// `Skill`.
pub static SKILL: Object = Object {
    name: "Skill",
    description: "A skill on the community's list.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the skill.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "name",
            description: "Name of the skill.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "endorsementCount",
            description: "How many endorsements name it.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "restId",
            description: "REST's number for it; arguments of type `ID` accept it too.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::endorsements::Skill {
    fn object(&self) -> &'static Object {
        &SKILL
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("Skill", self.id)),
            1 => Show::show(&self.name),
            2 => Show::show(&self.endorsements_count),
            3 => Got::Value(Value::String(self.id.to_string())),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::endorsements::Skill, SKILL);

/// A page of `Skill`.
pub static SKILL_CONNECTION: Object = Object {
    name: "SkillConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[SkillEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&SKILL_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[Skill!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&SKILL),
        },
        Field {
            name: "pageInfo",
            description: "Whether the list goes on, and from which cursor.",
            ty: "PageInfo!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&PAGE_INFO),
        },
        Field {
            name: "totalCount",
            description: "How many rows the whole list has. Null if they are not counted.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(registry, &SKILL_EDGE),
        |registry| register_object(registry, &SKILL),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `Skill`.
pub static SKILL_EDGE: Object = Object {
    name: "SkillEdge",
    description: "A row of a page, with its cursor.",
    interfaces: &[],
    fields: &[
        Field {
            name: "cursor",
            description: "Cursor of the row, for `after`.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "node",
            description: "The row.",
            ty: "Skill!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&SKILL),
        },
    ],
    types: &[],
};

impl Listed for crate::endorsements::Skill {
    const CONNECTION: &'static Object = &SKILL_CONNECTION;
    const EDGE: &'static Object = &SKILL_EDGE;
}

/// `SkillEndorsement`.
pub static SKILL_ENDORSEMENT: Object = Object {
    name: "SkillEndorsement",
    description: "One endorsement of a skill.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the endorsement.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "comment",
            description: "What the endorser saw the member do.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When it was given.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "endorser",
            description: "The member who endorses. Null if they are gone.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "restId",
            description: "REST's number for it; arguments of type `ID` accept it too.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
    ],
};

impl Row for crate::endorsements::SkillEndorsementItem {
    fn object(&self) -> &'static Object {
        &SKILL_ENDORSEMENT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("SkillEndorsement", self.id)),
            1 => Show::show(&self.comment),
            2 => Show::show(&self.created_at),
            4 => Got::Value(Value::String(self.id.to_string())),
            _ => Got::Value(Value::Null),
        }
    }

    fn edge<'a>(
        &'a self,
        at: usize,
        ctx: &'a Context<'a>,
    ) -> BoxFuture<'a, async_graphql::Result<Found>> {
        Box::pin(async move {
            let edges = crate::graph::edges(ctx)?;
            match at {
                3 => {
                    match numbered(&self.endorser_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::endorsements::SkillEndorsementItem, SKILL_ENDORSEMENT);

/// `SkillEndorsements`.
pub static SKILL_ENDORSEMENTS: Object = Object {
    name: "SkillEndorsements",
    description: "Who endorses one skill of a member.",
    interfaces: &[],
    fields: &[
        Field {
            name: "skillName",
            description: "Name of the skill, as it was asked for.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "endorsements",
            description: "The latest first.",
            ty: "[SkillEndorsement!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::endorsements::SKILL_ENDORSEMENT),
        },
        Field {
            name: "endorsementCount",
            description: "How many members endorse it.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "hasEndorsed",
            description: "Whether the viewer is one of them.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::endorsements::SKILL_ENDORSEMENT,
        ),
    ],
};

impl Row for crate::endorsements::SkillEndorsements {
    fn object(&self) -> &'static Object {
        &SKILL_ENDORSEMENTS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.skill_name),
            1 => Show::show(&self.endorsements),
            2 => Show::show(&self.count),
            3 => Show::show(&self.has_endorsed),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::endorsements::SkillEndorsements, SKILL_ENDORSEMENTS);

/// `TopEndorsedMember`.
pub static TOP_ENDORSED_MEMBER: Object = Object {
    name: "TopEndorsedMember",
    description: "A member with the endorsements of their skills.",
    interfaces: &[],
    fields: &[
        Field {
            name: "member",
            description: "The member.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "endorsementCount",
            description: "Endorsements of the member's skills.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "skillCount",
            description: "Different skills of the member that are endorsed.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::shared::MEMBER)],
};

impl Row for crate::endorsements::TopEndorsedMember {
    fn object(&self) -> &'static Object {
        &TOP_ENDORSED_MEMBER
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.total_endorsements),
            2 => Show::show(&self.skills_endorsed),
            _ => Got::Value(Value::Null),
        }
    }

    fn edge<'a>(
        &'a self,
        at: usize,
        ctx: &'a Context<'a>,
    ) -> BoxFuture<'a, async_graphql::Result<Found>> {
        Box::pin(async move {
            let edges = crate::graph::edges(ctx)?;
            match at {
                0 => {
                    match numbered(&self.user_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::endorsements::TopEndorsedMember, TOP_ENDORSED_MEMBER);

/// What the area `endorsements` answers in the graph beside its operations.
#[async_trait]
pub trait EndorsementsEdges: Send + Sync {
    /// The `Skill` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_skill(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "Skill", number, None).await
    }

    /// The `SkillEndorsement` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_skill_endorsement(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found>;

    /// `EndorsedSkill.endorsers`: The latest endorsers first, at most 20.
    async fn endorsed_skill_endorsers(
        &self,
        ctx: &Context<'_>,
        row: &crate::endorsements::EndorsedSkillGroup,
    ) -> async_graphql::Result<Found>;
}

/// Fields of `Mutation` that operations of the area `endorsements` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EndorsementsMutation;

static ENDORSEMENTS_MUTATION: Object = Object {
    name: "EndorsementsMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "endorseSkill",
            description: "Endorse a skill of a member. `SELF_ENDORSEMENT` for oneself. `VALIDATION_ERROR` when `skillName` is blank, or `skillId` is no skill of the community with this name. `NOT_FOUND` when the community has no such active member. `BLOCKED` when either has blocked the other. `ALREADY_ENDORSED` when the viewer has endorsed the skill before, however it was spelled. `SAFEGUARDING_CONTACT_RESTRICTED`, `VETTING_REQUIRED` or `SAFEGUARDING_JURISDICTION_REQUIRED` when a safeguarding measure keeps the two apart; `SAFEGUARDING_POLICY_UNAVAILABLE` when the measures cannot be read.",
            ty: "EndorseSkillPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "EndorseSkillInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ENDORSE_SKILL_ASKING),
        },
        Field {
            name: "withdrawSkillEndorsement",
            description: "Withdraw one's endorsement of a skill. No error if there is none. `NOT_FOUND` when the community has no such member.",
            ty: "WithdrawSkillEndorsementPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "WithdrawSkillEndorsementInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&WITHDRAW_SKILL_ENDORSEMENT_ASKING),
        },
        Field {
            name: "endorseMember",
            description: "Vouch for a member. Vouching again changes nothing. The third member who vouches earns the member the badge `peer_endorsed`, once. `SELF_ENDORSEMENT` for oneself, `NOT_FOUND` when the community has no such active member, `BLOCKED` when either has blocked the other.",
            ty: "EndorseMemberPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "EndorseMemberInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&PEER_ENDORSE_ASKING),
        },
        Field {
            name: "addSkill",
            description: "For staff: add a skill to the community's list. `VALIDATION_ERROR` when `name` is blank, `ALREADY_EXISTS` when the list has it, however it is spelled.",
            ty: "AddSkillPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "AddSkillInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ADD_SKILL_ASKING),
        },
    ],
    types: &[
        |registry| ENDORSE_SKILL_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &ENDORSE_SKILL_PAYLOAD),
        |registry| WITHDRAW_SKILL_ENDORSEMENT_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &WITHDRAW_SKILL_ENDORSEMENT_PAYLOAD),
        |registry| register_object(
            registry,
            &crate::graph::endorsements::ENDORSE_MEMBER_PAYLOAD,
        ),
        |registry| ENDORSE_MEMBER_INPUT_TABLE.register(registry),
        |registry| ADD_SKILL_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &ADD_SKILL_PAYLOAD),
    ],
};

impl Row for EndorsementsMutation {
    fn object(&self) -> &'static Object {
        &ENDORSEMENTS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `endorsements` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct EndorsementsQuery;

static ENDORSEMENTS_QUERY: Object = Object {
    name: "EndorsementsQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "topEndorsedMembers",
            description: "Members with the most endorsements, the most endorsed first: active members who are listed in the directory.",
            ty: "[TopEndorsedMember!]",
            arguments: &[
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 50. 10 by default.",
                    ty: "Int",
                    default: None,
                },
            ],
            cost: Some(page_cost::<10, 50>),
            source: Source::Operation(&LIST_TOP_ENDORSED_ASKING),
        },
        Field {
            name: "skills",
            description: "The community's list of skills, by name.",
            ty: "SkillConnection",
            arguments: &[
                Argument {
                    name: "search",
                    description: "Text to find in the name.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "after",
                    description: "Cursor of the row after which the page begins. Without it, the first page.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "before",
                    description: "Cursor of the row before which the page ends. Without it, the last page.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 100. 20 by default.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "last",
                    description: "How many before `before` at most, 1 to 100; 20 by default. Not together with `first` or `after`.",
                    ty: "Int",
                    default: None,
                },
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_SKILLS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::endorsements::TOP_ENDORSED_MEMBER,
        ),
        |registry| register_object(
            registry,
            &crate::graph::endorsements::SKILL_CONNECTION,
        ),
    ],
};

impl Row for EndorsementsQuery {
    fn object(&self) -> &'static Object {
        &ENDORSEMENTS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static ENDORSE_SKILL_ASKING: Asking = Asking {
    operation: Operation::EndorseSkill,
    inputs: &[
        Input {
            argument: "memberId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "skillName",
            wire: "skill_name",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "skillId",
            wire: "skill_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Skill"),
        },
        Input {
            argument: "comment",
            wire: "comment",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "idempotencyKey",
            wire: "idempotency_key",
            place: InputPlace::Key,
            kind: InputKind::Plain,
        },
    ],
    before: &[
        Before {
            field: "skill",
            key: "endorseSkill.skill",
        },
    ],
    keep: None,
    total: None,
    answer: endorse_skill,
};

static ENDORSE_SKILL_INPUT_TABLE: InputTable = InputTable {
    name: "EndorseSkillInput",
    description: "Input of `endorseSkill`.",
    fields: &[
        Argument {
            name: "memberId",
            description: "Id of the member.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "skillName",
            description: "Name of the skill. Spaces around it do not count.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "skillId",
            description: "Id of the skill on the community's list. By default it is found by its name.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "comment",
            description: "What the viewer saw the member do. Cut off after 500 characters.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[],
};

static ENDORSE_SKILL_PAYLOAD: Object = Object {
    name: "EndorseSkillPayload",
    description: "Result of `endorseSkill`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "endorsement",
            description: "The skill endorsement after the change. Null if the viewer cannot see it.",
            ty: "SkillEndorsement",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "member",
            description: "The member after the change. Null if the viewer cannot see it.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "skill",
            description: "The skill after the change. Null if the viewer cannot see it.",
            ty: "Skill",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::endorsements::SKILL_ENDORSEMENT,
        ),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| register_object(registry, &crate::graph::endorsements::SKILL),
    ],
};

fn endorse_skill(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::endorsements::EndorsedSkillResponse = ask.answer()?;
    let endorsement = numbered(&answer.data.endorsement_id);
    Ok(
        Shown::of(&ENDORSE_SKILL_PAYLOAD)
            .beside(
                endorsement,
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_skill_endorsement(ctx, number).await
                }),
            )
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_member(ctx, number).await
                }),
            )
            .beside(
                ask.before("skill"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_skill(ctx, number).await
                }),
            )
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static WITHDRAW_SKILL_ENDORSEMENT_ASKING: Asking = Asking {
    operation: Operation::WithdrawSkillEndorsement,
    inputs: &[
        Input {
            argument: "memberId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "skillName",
            wire: "skill_name",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[
        Before {
            field: "skill",
            key: "withdrawSkillEndorsement.skill",
        },
    ],
    keep: None,
    total: None,
    answer: withdraw_skill_endorsement,
};

static WITHDRAW_SKILL_ENDORSEMENT_INPUT_TABLE: InputTable = InputTable {
    name: "WithdrawSkillEndorsementInput",
    description: "Input of `withdrawSkillEndorsement`.",
    fields: &[
        Argument {
            name: "memberId",
            description: "Id of the member.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "skillName",
            description: "Name of the skill. Spaces around it and capitals do not count.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[],
};

static WITHDRAW_SKILL_ENDORSEMENT_PAYLOAD: Object = Object {
    name: "WithdrawSkillEndorsementPayload",
    description: "Result of `withdrawSkillEndorsement`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "member",
            description: "The member after the change. Null if the viewer cannot see it.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "skill",
            description: "The skill after the change. Null if the viewer cannot see it.",
            ty: "Skill",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| register_object(registry, &crate::graph::endorsements::SKILL),
    ],
};

fn withdraw_skill_endorsement(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&WITHDRAW_SKILL_ENDORSEMENT_PAYLOAD)
            .beside(
                ask.number("id"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_member(ctx, number).await
                }),
            )
            .beside(
                ask.before("skill"),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_skill(ctx, number).await
                }),
            )
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static LIST_TOP_ENDORSED_ASKING: Asking = Asking {
    operation: Operation::ListTopEndorsed,
    inputs: &[
        Input {
            argument: "first",
            wire: "limit",
            place: InputPlace::Query,
            kind: InputKind::First { most: 50 },
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_top_endorsed,
};

fn list_top_endorsed(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::endorsements::TopEndorsedResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static PEER_ENDORSE_ASKING: Asking = Asking {
    operation: Operation::PeerEndorse,
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
    answer: peer_endorse,
};

static ENDORSE_MEMBER_INPUT_TABLE: InputTable = InputTable {
    name: "EndorseMemberInput",
    description: "Input of `endorseMember`.",
    fields: &[
        Argument {
            name: "memberId",
            description: "Id of the member.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

fn peer_endorse(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::endorsements::PeerEndorsementResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static LIST_SKILLS_ASKING: Asking = Asking {
    operation: Operation::ListSkills,
    inputs: &[
        Input {
            argument: "search",
            wire: "q",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
        Input {
            argument: "after",
            wire: "page",
            place: InputPlace::Query,
            kind: InputKind::Place {
                usual: 20,
                most: 100,
            },
        },
        Input {
            argument: "before",
            wire: "page",
            place: InputPlace::Query,
            kind: InputKind::Until { sealed: false },
        },
        Input {
            argument: "first",
            wire: "limit",
            place: InputPlace::Query,
            kind: InputKind::First { most: 100 },
        },
        Input {
            argument: "last",
            wire: "limit",
            place: InputPlace::Query,
            kind: InputKind::Last { most: 100 },
        },
    ],
    before: &[],
    keep: None,
    total: Some(|mut ask| {
        let answer: crate::endorsements::SkillPage = ask.made()?;
        Ok(answer.meta.total)
    }),
    answer: list_skills,
};

fn list_skills(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::endorsements::SkillPage = ask.made()?;
    let total = answer.meta.total;
    let rows = ask.cut(answer.data);
    let (before, behind) = ask.around(&rows, total);
    let page = Page::new(rows, before, behind).of(total);
    Ok(IntoFound::into_found(page))
}

static ADD_SKILL_ASKING: Asking = Asking {
    operation: Operation::AddSkill,
    inputs: &[
        Input {
            argument: "name",
            wire: "name",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: add_skill,
};

static ADD_SKILL_INPUT_TABLE: InputTable = InputTable {
    name: "AddSkillInput",
    description: "Input of `addSkill`.",
    fields: &[
        Argument {
            name: "name",
            description: "Name of the skill. Spaces around it do not count.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[],
};

static ADD_SKILL_PAYLOAD: Object = Object {
    name: "AddSkillPayload",
    description: "Result of `addSkill`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "skill",
            description: "The new skill.",
            ty: "Skill",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::endorsements::SKILL),
        },
        Field {
            name: "viewer",
            description: "The viewer after the change.",
            ty: "Viewer",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
    ],
    types: &[|registry| register_object(registry, &crate::graph::endorsements::SKILL)],
};

fn add_skill(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::endorsements::SkillResponse = ask.made()?;
    Ok(
        Shown::of(&ADD_SKILL_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}
