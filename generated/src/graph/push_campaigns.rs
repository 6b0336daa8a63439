// Made from contract/areas/push_campaigns.yaml by codegen; edit the contract instead.

//! The area `push_campaigns` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, EnumTable, EnumValue, Field, Found, Got, Input, InputKind,
    InputPlace, InputTable, IntoFound, Listed, Object, PAGE_INFO, Page, Row, Show, Shown,
    Source, as_amount, found_together, global_id, numbered, page_cost, plus,
    register_object, scalar,
};

/// The words of `PushAdvertiserType`.
pub static PUSH_ADVERTISER_TYPE_WORDS: EnumTable = EnumTable {
    name: "PushAdvertiserType",
    description: "On whose behalf a paid message is sent.",
    values: &[
        EnumValue {
            name: "SME",
            word: "sme",
            description: "A small or medium-sized business.",
        },
        EnumValue {
            name: "VEREIN",
            word: "verein",
            description: "An association.",
        },
        EnumValue {
            name: "GEMEINDE",
            word: "gemeinde",
            description: "A municipality.",
        },
        EnumValue {
            name: "PRIVATE",
            word: "private",
            description: "A private person.",
        },
    ],
};

crate::graph_words!(
    crate ::push_campaigns::PushAdvertiserType, PUSH_ADVERTISER_TYPE_WORDS
);

/// The words of `PushCampaignStatus`.
pub static PUSH_CAMPAIGN_STATUS_WORDS: EnumTable = EnumTable {
    name: "PushCampaignStatus",
    description: "How far a paid push campaign has come.",
    values: &[
        EnumValue {
            name: "DRAFT",
            word: "draft",
            description: "Nobody has seen it but its owner.",
        },
        EnumValue {
            name: "PENDING_REVIEW",
            word: "pending_review",
            description: "It waits for an administrator.",
        },
        EnumValue {
            name: "SCHEDULED",
            word: "scheduled",
            description: "It is approved and goes out at its moment.",
        },
        EnumValue {
            name: "SENDING",
            word: "sending",
            description: "It is being sent.",
        },
        EnumValue {
            name: "SENT",
            word: "sent",
            description: "Everybody has it.",
        },
        EnumValue {
            name: "PAUSED",
            word: "paused",
            description: "It was stopped and may go on.",
        },
        EnumValue {
            name: "REJECTED",
            word: "rejected",
            description: "An administrator turned it down.",
        },
        EnumValue {
            name: "CANCELLED",
            word: "cancelled",
            description: "Its owner took it back.",
        },
    ],
};

crate::graph_words!(
    crate ::push_campaigns::PushCampaignStatus, PUSH_CAMPAIGN_STATUS_WORDS
);

/// `PushAudience`.
pub static PUSH_AUDIENCE: Object = Object {
    name: "PushAudience",
    description: "For which members a campaign is, of those who opted in to paid messages.",
    interfaces: &[],
    fields: &[
        Field {
            name: "radiusKm",
            description: "How far around the place, in kilometres. Null for everywhere.",
            ty: "Float",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "latitude",
            description: "Degrees north of the place.",
            ty: "Float",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "longitude",
            description: "Degrees east of the place.",
            ty: "Float",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "minimumLevel",
            description: "From this level on. Null for every level.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::push_campaigns::PushAudience {
    fn object(&self) -> &'static Object {
        &PUSH_AUDIENCE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.radius_km),
            1 => Show::show(&self.lat),
            2 => Show::show(&self.lng),
            3 => Show::show(&self.member_tier_min),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::push_campaigns::PushAudience, PUSH_AUDIENCE);

/// `PushAudienceEstimate`.
pub static PUSH_AUDIENCE_ESTIMATE: Object = Object {
    name: "PushAudienceEstimate",
    description: "How many members a campaign would reach now.",
    interfaces: &[],
    fields: &[
        Field {
            name: "audienceCount",
            description: "How many, rounded down to tens.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isFewerThanTen",
            description: "Whether they are fewer than ten.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::push_campaigns::PushAudienceEstimate {
    fn object(&self) -> &'static Object {
        &PUSH_AUDIENCE_ESTIMATE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.audience_count),
            1 => Show::show(&self.is_fewer_than_ten),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::push_campaigns::PushAudienceEstimate, PUSH_AUDIENCE_ESTIMATE);

/// `PushCampaign`.
pub static PUSH_CAMPAIGN: Object = Object {
    name: "PushCampaign",
    description: "A paid push campaign.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the campaign.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "owner",
            description: "Whose it is.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "name",
            description: "What its owner and administrators call it.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "title",
            description: "First line of the message.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "body",
            description: "The rest of it.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "advertiserType",
            description: "On whose behalf a paid message is sent.",
            ty: "PushAdvertiserType!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "url",
            description: "Web address that the message leads to.",
            ty: "URL",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "audience",
            description: "For whom it is. Null for everybody who opted in.",
            ty: "PushAudience",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::push_campaigns::PUSH_AUDIENCE),
        },
        Field {
            name: "costPerSend",
            description: "For each member who gets it, in the community's currency.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "scheduledAt",
            description: "When it is to go out. Null for as soon as it is approved.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "status",
            description: "How far a paid push campaign has come.",
            ty: "PushCampaignStatus!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "rejectionReason",
            description: "Why an administrator turned it down.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "sendCount",
            description: "How many members got it.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "openCount",
            description: "How many of them opened it.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "totalCost",
            description: "For all who got it, in the community's currency. A figure: nothing is charged here.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "version",
            description: "Changes so far.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "submittedAt",
            description: "When it was submitted.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "decidedAt",
            description: "When an administrator decided.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "startedAt",
            description: "When sending began last.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "finishedAt",
            description: "When everybody had it.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When it was drafted.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "updatedAt",
            description: "When it changed last.",
            ty: "DateTime!",
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
    types: &[
        |registry| {
            crate::graph::push_campaigns::PUSH_ADVERTISER_TYPE_WORDS.register(registry)
        },
        |registry| {
            crate::graph::push_campaigns::PUSH_CAMPAIGN_STATUS_WORDS.register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::push_campaigns::PUSH_AUDIENCE,
        ),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "Money"),
        |registry| scalar(registry, "URL"),
    ],
};

impl Row for crate::push_campaigns::PushCampaign {
    fn object(&self) -> &'static Object {
        &PUSH_CAMPAIGN
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("PushCampaign", self.id)),
            2 => Show::show(&self.name),
            3 => Show::show(&self.title),
            4 => Show::show(&self.body),
            5 => Show::show(&self.advertiser_type),
            6 => Show::show(&self.cta_url),
            7 => Show::show(&self.audience_filter),
            8 => as_amount(Show::show(&self.cost_per_send)),
            9 => Show::show(&self.scheduled_at),
            10 => Show::show(&self.status),
            11 => Show::show(&self.rejection_reason),
            12 => Show::show(&self.send_count),
            13 => Show::show(&self.open_count),
            14 => as_amount(Show::show(&self.total_cost)),
            15 => Show::show(&self.version),
            16 => Show::show(&self.submitted_at),
            17 => Show::show(&self.decided_at),
            18 => Show::show(&self.started_at),
            19 => Show::show(&self.finished_at),
            20 => Show::show(&self.created_at),
            21 => Show::show(&self.updated_at),
            22 => Got::Value(Value::String(self.id.to_string())),
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
                1 => {
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

crate::graph_row!(crate ::push_campaigns::PushCampaign, PUSH_CAMPAIGN);

/// A page of `PushCampaign`.
pub static PUSH_CAMPAIGN_CONNECTION: Object = Object {
    name: "PushCampaignConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[PushCampaignEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&PUSH_CAMPAIGN_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[PushCampaign!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&PUSH_CAMPAIGN),
        },
        Field {
            name: "pageInfo",
            description: "Whether the list goes on, and from which cursor.",
            ty: "PageInfo!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&PAGE_INFO),
        },
    ],
    types: &[
        |registry| register_object(registry, &PUSH_CAMPAIGN_EDGE),
        |registry| register_object(registry, &PUSH_CAMPAIGN),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `PushCampaign`.
pub static PUSH_CAMPAIGN_EDGE: Object = Object {
    name: "PushCampaignEdge",
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
            ty: "PushCampaign!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&PUSH_CAMPAIGN),
        },
    ],
    types: &[],
};

impl Listed for crate::push_campaigns::PushCampaign {
    const CONNECTION: &'static Object = &PUSH_CAMPAIGN_CONNECTION;
    const EDGE: &'static Object = &PUSH_CAMPAIGN_EDGE;
}

/// `PushCampaignAnalytics`.
pub static PUSH_CAMPAIGN_ANALYTICS: Object = Object {
    name: "PushCampaignAnalytics",
    description: "What became of a campaign.",
    interfaces: &[],
    fields: &[
        Field {
            name: "campaign",
            description: "Id of the campaign.",
            ty: "PushCampaign",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "sendCount",
            description: "How many members got it.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "openCount",
            description: "How many of them opened it.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "clickCount",
            description: "How many of these were led to its page: all of them, if it has one.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "openRate",
            description: "How many of a hundred opened it, one decimal.",
            ty: "Float!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "dailyBreakdown",
            description: "Days on which something happened, the first ones first.",
            ty: "[PushCampaignDay!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::push_campaigns::PUSH_CAMPAIGN_DAY),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::push_campaigns::PUSH_CAMPAIGN,
        ),
        |registry| register_object(
            registry,
            &crate::graph::push_campaigns::PUSH_CAMPAIGN_DAY,
        ),
    ],
};

impl Row for crate::push_campaigns::PushCampaignAnalytics {
    fn object(&self) -> &'static Object {
        &PUSH_CAMPAIGN_ANALYTICS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            1 => Show::show(&self.send_count),
            2 => Show::show(&self.open_count),
            3 => Show::show(&self.click_count),
            4 => Show::show(&self.open_rate),
            5 => Show::show(&self.daily_breakdown),
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
                    match numbered(&self.campaign_id) {
                        Some(number) => edges.find_push_campaign(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(
    crate ::push_campaigns::PushCampaignAnalytics, PUSH_CAMPAIGN_ANALYTICS
);

/// `PushCampaignDay`.
pub static PUSH_CAMPAIGN_DAY: Object = Object {
    name: "PushCampaignDay",
    description: "What became of a campaign on one day.",
    interfaces: &[],
    fields: &[
        Field {
            name: "date",
            description: "The day.",
            ty: "Date!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "sends",
            description: "How many got it on that day.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "opens",
            description: "How many opened it on that day.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| scalar(registry, "Date")],
};

impl Row for crate::push_campaigns::PushCampaignDay {
    fn object(&self) -> &'static Object {
        &PUSH_CAMPAIGN_DAY
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.date),
            1 => Show::show(&self.sends),
            2 => Show::show(&self.opens),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::push_campaigns::PushCampaignDay, PUSH_CAMPAIGN_DAY);

/// `PushCampaignNumbers`.
pub static PUSH_CAMPAIGN_NUMBERS: Object = Object {
    name: "PushCampaignNumbers",
    description: "How many campaigns stand where.",
    interfaces: &[],
    fields: &[
        Field {
            name: "draft",
            description: "Drafts.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "pendingReview",
            description: "Those that wait for an administrator.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "scheduled",
            description: "Those that go out at their moment.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "sending",
            description: "Those that are being sent.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "sent",
            description: "Those that everybody has.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "paused",
            description: "Those that were stopped.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "rejected",
            description: "Those that were turned down.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "cancelled",
            description: "Those that were taken back.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::push_campaigns::PushCampaignNumbers {
    fn object(&self) -> &'static Object {
        &PUSH_CAMPAIGN_NUMBERS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.draft),
            1 => Show::show(&self.pending_review),
            2 => Show::show(&self.scheduled),
            3 => Show::show(&self.sending),
            4 => Show::show(&self.sent),
            5 => Show::show(&self.paused),
            6 => Show::show(&self.rejected),
            7 => Show::show(&self.cancelled),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::push_campaigns::PushCampaignNumbers, PUSH_CAMPAIGN_NUMBERS);

/// `OpenPushCampaignPayload`.
pub static OPEN_PUSH_CAMPAIGN_PAYLOAD: Object = Object {
    name: "OpenPushCampaignPayload",
    description: "A paid message that the viewer opened.",
    interfaces: &[],
    fields: &[
        Field {
            name: "first",
            description: "Whether this was the first time.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "title",
            description: "First line of the message.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "body",
            description: "The rest of it.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "url",
            description: "Web address that it leads to. Null if it leads nowhere.",
            ty: "URL",
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
    types: &[|registry| scalar(registry, "URL")],
};

impl Row for crate::push_campaigns::PushCampaignOpened {
    fn object(&self) -> &'static Object {
        &OPEN_PUSH_CAMPAIGN_PAYLOAD
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.first),
            1 => Show::show(&self.title),
            2 => Show::show(&self.body),
            3 => Show::show(&self.cta_url),
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
                4 => edges.find_viewer(ctx, 0).await,
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(
    crate ::push_campaigns::PushCampaignOpened, OPEN_PUSH_CAMPAIGN_PAYLOAD
);

/// `PushCampaignStats`.
pub static PUSH_CAMPAIGN_STATS: Object = Object {
    name: "PushCampaignStats",
    description: "Paid push campaigns of a community in numbers.",
    interfaces: &[],
    fields: &[
        Field {
            name: "campaignCount",
            description: "How many there are.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "byStatus",
            description: "How many campaigns stand where.",
            ty: "PushCampaignNumbers!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::push_campaigns::PUSH_CAMPAIGN_NUMBERS),
        },
        Field {
            name: "sendsThisMonth",
            description: "How many messages went out in this month.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "opensThisMonth",
            description: "How many were opened in this month.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "revenueThisMonth",
            description: "What this month's messages cost, in the community's currency.",
            ty: "Money!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::push_campaigns::PUSH_CAMPAIGN_NUMBERS,
        ),
        |registry| scalar(registry, "Money"),
    ],
};

impl Row for crate::push_campaigns::PushCampaignStats {
    fn object(&self) -> &'static Object {
        &PUSH_CAMPAIGN_STATS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.total_campaigns),
            1 => Show::show(&self.by_status),
            2 => Show::show(&self.sends_this_month),
            3 => Show::show(&self.opens_this_month),
            4 => as_amount(Show::show(&self.revenue_cents_this_month)),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::push_campaigns::PushCampaignStats, PUSH_CAMPAIGN_STATS);

/// What the area `push_campaigns` answers in the graph beside its operations.
#[async_trait]
pub trait PushCampaignsEdges: Send + Sync {
    /// The `PushCampaign` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_push_campaign(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "PushCampaign", number, Some(Operation::GetPushCampaign))
            .await
    }
}

impl<T: Send + Sync> PushCampaignsEdges for T {}

/// Fields of `Mutation` that operations of the area `push_campaigns` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct PushCampaignsMutation;

static PUSH_CAMPAIGNS_MUTATION: Object = Object {
    name: "PushCampaignsMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "createPushCampaign",
            description: "Draft a paid push campaign. Nobody gets it before it is submitted and an administrator approves it. `VALIDATION_ERROR` for an address that no browser may be sent to, for half a place, for a moment that is past or more than a year away, and for more than fifty campaigns that were not decided; `NOT_FOUND` for somebody who is no member of this community.",
            ty: "CreatePushCampaignPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreatePushCampaignInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_PUSH_CAMPAIGN_ASKING),
        },
        Field {
            name: "estimatePushAudience",
            description: "How many members a campaign would reach now, in tens, so that nobody is found by asking. `VALIDATION_ERROR` for half a place.",
            ty: "EstimatePushAudiencePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "EstimatePushAudienceInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&ESTIMATE_PUSH_AUDIENCE_ASKING),
        },
        Field {
            name: "updatePushCampaign",
            description: "Change a campaign of one's own that was not decided: a draft, or one that waits for review. `CAMPAIGN_UPDATE_FAILED` later on; `NOT_FOUND` when the viewer has no such campaign; `VALIDATION_ERROR` as for creating one.",
            ty: "UpdatePushCampaignPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdatePushCampaignInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_PUSH_CAMPAIGN_ASKING),
        },
        Field {
            name: "cancelPushCampaign",
            description: "Take a campaign of one's own back that was not decided. `CAMPAIGN_UPDATE_FAILED` later on; `NOT_FOUND` when the viewer has no such campaign.",
            ty: "CancelPushCampaignPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CancelPushCampaignInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CANCEL_PUSH_CAMPAIGN_ASKING),
        },
        Field {
            name: "submitPushCampaign",
            description: "Let administrators decide about a draft of one's own; they are told. `CAMPAIGN_UPDATE_FAILED` for what is no draft; `NOT_FOUND` when the viewer has no such campaign.",
            ty: "SubmitPushCampaignPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "SubmitPushCampaignInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&SUBMIT_PUSH_CAMPAIGN_ASKING),
        },
        Field {
            name: "openPushCampaign",
            description: "Record that the viewer opened a paid message, and read it. Only the first time counts. `NOT_FOUND` when it was not sent to the viewer, `FEATURE_DISABLED` where the community has no paid messages.",
            ty: "OpenPushCampaignPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "OpenPushCampaignInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&OPEN_PUSH_CAMPAIGN_ASKING),
        },
        Field {
            name: "approvePushCampaign",
            description: "For administrators: let a campaign that waits go out, at once or at its moment; its owner is told. `CAMPAIGN_UPDATE_FAILED` if it does not wait for review; `VERSION_CONFLICT` when it was changed since it was read; `NOT_FOUND` when there is none.",
            ty: "ApprovePushCampaignPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ApprovePushCampaignInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&APPROVE_PUSH_CAMPAIGN_ASKING),
        },
        Field {
            name: "rejectPushCampaign",
            description: "For administrators: turn a campaign down that waits, is scheduled or paused; its owner is told why. `CAMPAIGN_UPDATE_FAILED` otherwise; `VALIDATION_ERROR` for a reason that says nothing; `NOT_FOUND` when there is none.",
            ty: "RejectPushCampaignPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "RejectPushCampaignInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REJECT_PUSH_CAMPAIGN_ASKING),
        },
        Field {
            name: "dispatchPushCampaign",
            description: "For administrators: send a scheduled or paused campaign now, or go on with one that is being sent. Nobody gets it twice. `CAMPAIGN_UPDATE_FAILED` otherwise; `NOT_FOUND` when there is none.",
            ty: "DispatchPushCampaignPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DispatchPushCampaignInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DISPATCH_PUSH_CAMPAIGN_ASKING),
        },
        Field {
            name: "pausePushCampaign",
            description: "For administrators: stop a campaign that is scheduled or being sent. Whoever has it keeps it. `CAMPAIGN_UPDATE_FAILED` otherwise; `NOT_FOUND` when there is none.",
            ty: "PausePushCampaignPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "PausePushCampaignInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&PAUSE_PUSH_CAMPAIGN_ASKING),
        },
    ],
    types: &[
        |registry| CREATE_PUSH_CAMPAIGN_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_PUSH_CAMPAIGN_PAYLOAD),
        |registry| ESTIMATE_PUSH_AUDIENCE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &ESTIMATE_PUSH_AUDIENCE_PAYLOAD),
        |registry| UPDATE_PUSH_CAMPAIGN_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UPDATE_PUSH_CAMPAIGN_PAYLOAD),
        |registry| CANCEL_PUSH_CAMPAIGN_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CANCEL_PUSH_CAMPAIGN_PAYLOAD),
        |registry| SUBMIT_PUSH_CAMPAIGN_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &SUBMIT_PUSH_CAMPAIGN_PAYLOAD),
        |registry| register_object(
            registry,
            &crate::graph::push_campaigns::OPEN_PUSH_CAMPAIGN_PAYLOAD,
        ),
        |registry| OPEN_PUSH_CAMPAIGN_INPUT_TABLE.register(registry),
        |registry| APPROVE_PUSH_CAMPAIGN_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &APPROVE_PUSH_CAMPAIGN_PAYLOAD),
        |registry| REJECT_PUSH_CAMPAIGN_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REJECT_PUSH_CAMPAIGN_PAYLOAD),
        |registry| DISPATCH_PUSH_CAMPAIGN_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DISPATCH_PUSH_CAMPAIGN_PAYLOAD),
        |registry| PAUSE_PUSH_CAMPAIGN_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &PAUSE_PUSH_CAMPAIGN_PAYLOAD),
    ],
};

impl Row for PushCampaignsMutation {
    fn object(&self) -> &'static Object {
        &PUSH_CAMPAIGNS_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `push_campaigns` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct PushCampaignsQuery;

static PUSH_CAMPAIGNS_QUERY: Object = Object {
    name: "PushCampaignsQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "pushCampaign",
            description: "A paid push campaign: for whoever drafted it, and for administrators. `NOT_FOUND` for everybody else.",
            ty: "PushCampaign",
            arguments: &[
                Argument {
                    name: "id",
                    description: "Id of the campaign.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_PUSH_CAMPAIGN_ASKING),
        },
        Field {
            name: "pushCampaignAnalytics",
            description: "What became of a campaign of one's own; for administrators of any. `NOT_FOUND` for everybody else.",
            ty: "PushCampaignAnalytics",
            arguments: &[
                Argument {
                    name: "campaignId",
                    description: "Id of the campaign.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_PUSH_CAMPAIGN_ANALYTICS_ASKING),
        },
        Field {
            name: "pushCampaignsForStaff",
            description: "For administrators: paid push campaigns of the community, newest first.",
            ty: "PushCampaignConnection",
            arguments: &[
                Argument {
                    name: "status",
                    description: "Only campaigns that stand there.",
                    ty: "PushCampaignStatus",
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
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_PUSH_CAMPAIGNS_FOR_STAFF_ASKING),
        },
        Field {
            name: "pushCampaignStats",
            description: "For administrators: paid push campaigns of the community in numbers.",
            ty: "PushCampaignStats",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_PUSH_CAMPAIGN_STATS_ASKING),
        },
        Field {
            name: "pushCampaignForStaff",
            description: "For administrators: a paid push campaign. `NOT_FOUND` when there is none.",
            ty: "PushCampaign",
            arguments: &[
                Argument {
                    name: "campaignId",
                    description: "Id of the campaign.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_PUSH_CAMPAIGN_FOR_STAFF_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::push_campaigns::PUSH_CAMPAIGN,
        ),
        |registry| register_object(
            registry,
            &crate::graph::push_campaigns::PUSH_CAMPAIGN_ANALYTICS,
        ),
        |registry| register_object(
            registry,
            &crate::graph::push_campaigns::PUSH_CAMPAIGN_CONNECTION,
        ),
        |registry| {
            crate::graph::push_campaigns::PUSH_CAMPAIGN_STATUS_WORDS.register(registry)
        },
        |registry| register_object(
            registry,
            &crate::graph::push_campaigns::PUSH_CAMPAIGN_STATS,
        ),
        |registry| register_object(
            registry,
            &crate::graph::push_campaigns::PUSH_CAMPAIGN,
        ),
    ],
};

impl Row for PushCampaignsQuery {
    fn object(&self) -> &'static Object {
        &PUSH_CAMPAIGNS_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `push_campaigns` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct PushCampaignsViewer;

static PUSH_CAMPAIGNS_VIEWER: Object = Object {
    name: "PushCampaignsViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "pushCampaigns",
            description: "The viewer's paid push campaigns, newest first.",
            ty: "PushCampaignConnection",
            arguments: &[
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
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Operation(&LIST_PUSH_CAMPAIGNS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(
            registry,
            &crate::graph::push_campaigns::PUSH_CAMPAIGN_CONNECTION,
        ),
    ],
};

impl Row for PushCampaignsViewer {
    fn object(&self) -> &'static Object {
        &PUSH_CAMPAIGNS_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_PUSH_CAMPAIGNS_ASKING: Asking = Asking {
    operation: Operation::ListPushCampaigns,
    inputs: &[
        Input {
            argument: "first",
            wire: "per_page",
            place: InputPlace::Query,
            kind: InputKind::First { most: 100 },
        },
        Input {
            argument: "last",
            wire: "per_page",
            place: InputPlace::Query,
            kind: InputKind::Last { most: 100 },
        },
        Input {
            argument: "after",
            wire: "cursor",
            place: InputPlace::Query,
            kind: InputKind::After,
        },
        Input {
            argument: "before",
            wire: "cursor",
            place: InputPlace::Query,
            kind: InputKind::Until { sealed: false },
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_push_campaigns,
};

fn list_push_campaigns(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::push_campaigns::PushCampaignPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static CREATE_PUSH_CAMPAIGN_ASKING: Asking = Asking {
    operation: Operation::CreatePushCampaign,
    inputs: &[
        Input {
            argument: "name",
            wire: "name",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "title",
            wire: "title",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "body",
            wire: "body",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "advertiserType",
            wire: "advertiser_type",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::push_campaigns::PUSH_ADVERTISER_TYPE_WORDS,
            ),
        },
        Input {
            argument: "url",
            wire: "cta_url",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "audienceFilter",
            wire: "audience_filter",
            place: InputPlace::Body,
            kind: InputKind::Object(&PUSH_AUDIENCE_INPUT_INPUTS),
        },
        Input {
            argument: "costPerSend",
            wire: "cost_per_send",
            place: InputPlace::Body,
            kind: InputKind::Hundredths,
        },
        Input {
            argument: "scheduledAt",
            wire: "scheduled_at",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: create_push_campaign,
};

static CREATE_PUSH_CAMPAIGN_INPUT_TABLE: InputTable = InputTable {
    name: "CreatePushCampaignInput",
    description: "Input of `createPushCampaign`.",
    fields: &[
        Argument {
            name: "name",
            description: "What its owner and administrators call it.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "title",
            description: "First line of the message.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "body",
            description: "The rest of it.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "advertiserType",
            description: "On whose behalf it is sent.",
            ty: "PushAdvertiserType",
            default: Some("PRIVATE"),
        },
        Argument {
            name: "url",
            description: "Web address that the message leads to, `https` or `http`.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "audienceFilter",
            description: "For which members a campaign is, of those who opted in to paid messages. An empty one is for all of them.",
            ty: "PushAudienceInput",
            default: None,
        },
        Argument {
            name: "costPerSend",
            description: "For each member who gets it, in the community's currency. Moved into 0.01 to 10.",
            ty: "Money",
            default: Some("0.05"),
        },
        Argument {
            name: "scheduledAt",
            description: "When it is to go out once it is approved. Null for at once.",
            ty: "DateTime",
            default: None,
        },
    ],
    types: &[
        |registry| {
            crate::graph::push_campaigns::PUSH_ADVERTISER_TYPE_WORDS.register(registry)
        },
        |registry| PUSH_AUDIENCE_INPUT_TABLE.register(registry),
        |registry| scalar(registry, "Money"),
        |registry| scalar(registry, "DateTime"),
    ],
};

static PUSH_AUDIENCE_INPUT_TABLE: InputTable = InputTable {
    name: "PushAudienceInput",
    description: "For which members a campaign is, of those who opted in to paid messages. An empty one is for all of them.",
    fields: &[
        Argument {
            name: "radiusKm",
            description: "How far around the place, in kilometres.",
            ty: "Float",
            default: None,
        },
        Argument {
            name: "latitude",
            description: "Degrees north of the place.",
            ty: "Float",
            default: None,
        },
        Argument {
            name: "longitude",
            description: "Degrees east of the place.",
            ty: "Float",
            default: None,
        },
        Argument {
            name: "minimumLevel",
            description: "From this level on.",
            ty: "Int",
            default: None,
        },
    ],
    types: &[],
};

static PUSH_AUDIENCE_INPUT_INPUTS: [Input; 4] = [
    Input {
        argument: "radiusKm",
        wire: "radius_km",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "latitude",
        wire: "lat",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "longitude",
        wire: "lng",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
    Input {
        argument: "minimumLevel",
        wire: "member_tier_min",
        place: InputPlace::Body,
        kind: InputKind::Plain,
    },
];

static CREATE_PUSH_CAMPAIGN_PAYLOAD: Object = Object {
    name: "CreatePushCampaignPayload",
    description: "Result of `createPushCampaign`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "campaign",
            description: "The new push campaign.",
            ty: "PushCampaign",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::push_campaigns::PUSH_CAMPAIGN),
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
            &crate::graph::push_campaigns::PUSH_CAMPAIGN,
        ),
    ],
};

fn create_push_campaign(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::push_campaigns::PushCampaignResponse = ask.made()?;
    Ok(
        Shown::of(&CREATE_PUSH_CAMPAIGN_PAYLOAD)
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

static ESTIMATE_PUSH_AUDIENCE_ASKING: Asking = Asking {
    operation: Operation::EstimatePushAudience,
    inputs: &[
        Input {
            argument: "audienceFilter",
            wire: "audience_filter",
            place: InputPlace::Body,
            kind: InputKind::Object(&PUSH_AUDIENCE_INPUT_INPUTS),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: estimate_push_audience,
};

static ESTIMATE_PUSH_AUDIENCE_INPUT_TABLE: InputTable = InputTable {
    name: "EstimatePushAudienceInput",
    description: "Input of `estimatePushAudience`.",
    fields: &[
        Argument {
            name: "audienceFilter",
            description: "For which members a campaign is, of those who opted in to paid messages. An empty one is for all of them.",
            ty: "PushAudienceInput",
            default: None,
        },
    ],
    types: &[|registry| PUSH_AUDIENCE_INPUT_TABLE.register(registry)],
};

static ESTIMATE_PUSH_AUDIENCE_PAYLOAD: Object = Object {
    name: "EstimatePushAudiencePayload",
    description: "Result of `estimatePushAudience`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "estimate",
            description: "The push audience estimate after the change.",
            ty: "PushAudienceEstimate",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::push_campaigns::PUSH_AUDIENCE_ESTIMATE),
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
            &crate::graph::push_campaigns::PUSH_AUDIENCE_ESTIMATE,
        ),
    ],
};

fn estimate_push_audience(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::push_campaigns::PushAudienceEstimateResponse = ask.made()?;
    Ok(
        Shown::of(&ESTIMATE_PUSH_AUDIENCE_PAYLOAD)
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

static GET_PUSH_CAMPAIGN_ASKING: Asking = Asking {
    operation: Operation::GetPushCampaign,
    inputs: &[
        Input {
            argument: "id",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("PushCampaign"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_push_campaign,
};

fn get_push_campaign(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::push_campaigns::PushCampaignResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static UPDATE_PUSH_CAMPAIGN_ASKING: Asking = Asking {
    operation: Operation::UpdatePushCampaign,
    inputs: &[
        Input {
            argument: "campaignId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("PushCampaign"),
        },
        Input {
            argument: "name",
            wire: "name",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "title",
            wire: "title",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "body",
            wire: "body",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "advertiserType",
            wire: "advertiser_type",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::push_campaigns::PUSH_ADVERTISER_TYPE_WORDS,
            ),
        },
        Input {
            argument: "url",
            wire: "cta_url",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "audienceFilter",
            wire: "audience_filter",
            place: InputPlace::Body,
            kind: InputKind::Object(&PUSH_AUDIENCE_INPUT_INPUTS),
        },
        Input {
            argument: "costPerSend",
            wire: "cost_per_send",
            place: InputPlace::Body,
            kind: InputKind::Hundredths,
        },
        Input {
            argument: "scheduledAt",
            wire: "scheduled_at",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: update_push_campaign,
};

static UPDATE_PUSH_CAMPAIGN_INPUT_TABLE: InputTable = InputTable {
    name: "UpdatePushCampaignInput",
    description: "Input of `updatePushCampaign`.",
    fields: &[
        Argument {
            name: "campaignId",
            description: "Id of the campaign.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "name",
            description: "What its owner and administrators call it.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "title",
            description: "First line of the message.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "body",
            description: "The rest of it.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "advertiserType",
            description: "On whose behalf a paid message is sent.",
            ty: "PushAdvertiserType",
            default: None,
        },
        Argument {
            name: "url",
            description: "Web address that the message leads to, `https` or `http`. Null takes it away.",
            ty: "String",
            default: None,
        },
        Argument {
            name: "audienceFilter",
            description: "For which members a campaign is, of those who opted in to paid messages. An empty one is for all of them.",
            ty: "PushAudienceInput",
            default: None,
        },
        Argument {
            name: "costPerSend",
            description: "For each member who gets it, in the community's currency. Moved into 0.01 to 10.",
            ty: "Money",
            default: None,
        },
        Argument {
            name: "scheduledAt",
            description: "When it is to go out once it is approved. Null for at once.",
            ty: "DateTime",
            default: None,
        },
    ],
    types: &[
        |registry| {
            crate::graph::push_campaigns::PUSH_ADVERTISER_TYPE_WORDS.register(registry)
        },
        |registry| PUSH_AUDIENCE_INPUT_TABLE.register(registry),
        |registry| scalar(registry, "Money"),
        |registry| scalar(registry, "DateTime"),
    ],
};

static UPDATE_PUSH_CAMPAIGN_PAYLOAD: Object = Object {
    name: "UpdatePushCampaignPayload",
    description: "Result of `updatePushCampaign`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "campaign",
            description: "The push campaign after the change.",
            ty: "PushCampaign",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::push_campaigns::PUSH_CAMPAIGN),
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
            &crate::graph::push_campaigns::PUSH_CAMPAIGN,
        ),
    ],
};

fn update_push_campaign(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::push_campaigns::PushCampaignResponse = ask.made()?;
    Ok(
        Shown::of(&UPDATE_PUSH_CAMPAIGN_PAYLOAD)
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

static CANCEL_PUSH_CAMPAIGN_ASKING: Asking = Asking {
    operation: Operation::CancelPushCampaign,
    inputs: &[
        Input {
            argument: "campaignId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("PushCampaign"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: cancel_push_campaign,
};

static CANCEL_PUSH_CAMPAIGN_INPUT_TABLE: InputTable = InputTable {
    name: "CancelPushCampaignInput",
    description: "Input of `cancelPushCampaign`.",
    fields: &[
        Argument {
            name: "campaignId",
            description: "Id of the campaign.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static CANCEL_PUSH_CAMPAIGN_PAYLOAD: Object = Object {
    name: "CancelPushCampaignPayload",
    description: "Result of `cancelPushCampaign`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "campaign",
            description: "The push campaign after the change.",
            ty: "PushCampaign",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::push_campaigns::PUSH_CAMPAIGN),
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
            &crate::graph::push_campaigns::PUSH_CAMPAIGN,
        ),
    ],
};

fn cancel_push_campaign(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::push_campaigns::PushCampaignResponse = ask.made()?;
    Ok(
        Shown::of(&CANCEL_PUSH_CAMPAIGN_PAYLOAD)
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

static SUBMIT_PUSH_CAMPAIGN_ASKING: Asking = Asking {
    operation: Operation::SubmitPushCampaign,
    inputs: &[
        Input {
            argument: "campaignId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("PushCampaign"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: submit_push_campaign,
};

static SUBMIT_PUSH_CAMPAIGN_INPUT_TABLE: InputTable = InputTable {
    name: "SubmitPushCampaignInput",
    description: "Input of `submitPushCampaign`.",
    fields: &[
        Argument {
            name: "campaignId",
            description: "Id of the campaign.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static SUBMIT_PUSH_CAMPAIGN_PAYLOAD: Object = Object {
    name: "SubmitPushCampaignPayload",
    description: "Result of `submitPushCampaign`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "campaign",
            description: "The push campaign after the change.",
            ty: "PushCampaign",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::push_campaigns::PUSH_CAMPAIGN),
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
            &crate::graph::push_campaigns::PUSH_CAMPAIGN,
        ),
    ],
};

fn submit_push_campaign(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::push_campaigns::PushCampaignResponse = ask.made()?;
    Ok(
        Shown::of(&SUBMIT_PUSH_CAMPAIGN_PAYLOAD)
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

static OPEN_PUSH_CAMPAIGN_ASKING: Asking = Asking {
    operation: Operation::OpenPushCampaign,
    inputs: &[
        Input {
            argument: "campaignId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("anything"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: open_push_campaign,
};

static OPEN_PUSH_CAMPAIGN_INPUT_TABLE: InputTable = InputTable {
    name: "OpenPushCampaignInput",
    description: "Input of `openPushCampaign`.",
    fields: &[
        Argument {
            name: "campaignId",
            description: "Id of the paid message.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

fn open_push_campaign(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::push_campaigns::PushCampaignOpenedResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static GET_PUSH_CAMPAIGN_ANALYTICS_ASKING: Asking = Asking {
    operation: Operation::GetPushCampaignAnalytics,
    inputs: &[
        Input {
            argument: "campaignId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("PushCampaign"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_push_campaign_analytics,
};

fn get_push_campaign_analytics(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::push_campaigns::PushCampaignAnalyticsResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static LIST_PUSH_CAMPAIGNS_FOR_STAFF_ASKING: Asking = Asking {
    operation: Operation::ListPushCampaignsForStaff,
    inputs: &[
        Input {
            argument: "status",
            wire: "status",
            place: InputPlace::Query,
            kind: InputKind::Word(
                &crate::graph::push_campaigns::PUSH_CAMPAIGN_STATUS_WORDS,
            ),
        },
        Input {
            argument: "first",
            wire: "per_page",
            place: InputPlace::Query,
            kind: InputKind::First { most: 100 },
        },
        Input {
            argument: "last",
            wire: "per_page",
            place: InputPlace::Query,
            kind: InputKind::Last { most: 100 },
        },
        Input {
            argument: "after",
            wire: "cursor",
            place: InputPlace::Query,
            kind: InputKind::After,
        },
        Input {
            argument: "before",
            wire: "cursor",
            place: InputPlace::Query,
            kind: InputKind::Until { sealed: false },
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: list_push_campaigns_for_staff,
};

fn list_push_campaigns_for_staff(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::push_campaigns::PushCampaignPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static GET_PUSH_CAMPAIGN_STATS_ASKING: Asking = Asking {
    operation: Operation::GetPushCampaignStats,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_push_campaign_stats,
};

fn get_push_campaign_stats(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::push_campaigns::PushCampaignStatsResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static GET_PUSH_CAMPAIGN_FOR_STAFF_ASKING: Asking = Asking {
    operation: Operation::GetPushCampaignForStaff,
    inputs: &[
        Input {
            argument: "campaignId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("PushCampaign"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_push_campaign_for_staff,
};

fn get_push_campaign_for_staff(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::push_campaigns::PushCampaignResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static APPROVE_PUSH_CAMPAIGN_ASKING: Asking = Asking {
    operation: Operation::ApprovePushCampaign,
    inputs: &[
        Input {
            argument: "campaignId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("PushCampaign"),
        },
        Input {
            argument: "expectedVersion",
            wire: "expected_version",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: approve_push_campaign,
};

static APPROVE_PUSH_CAMPAIGN_INPUT_TABLE: InputTable = InputTable {
    name: "ApprovePushCampaignInput",
    description: "Input of `approvePushCampaign`.",
    fields: &[
        Argument {
            name: "campaignId",
            description: "Id of the campaign.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "expectedVersion",
            description: "The version that was read. Left out, whatever stands there is approved.",
            ty: "Int",
            default: None,
        },
    ],
    types: &[],
};

static APPROVE_PUSH_CAMPAIGN_PAYLOAD: Object = Object {
    name: "ApprovePushCampaignPayload",
    description: "Result of `approvePushCampaign`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "campaign",
            description: "The push campaign after the change.",
            ty: "PushCampaign",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::push_campaigns::PUSH_CAMPAIGN),
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
            &crate::graph::push_campaigns::PUSH_CAMPAIGN,
        ),
    ],
};

fn approve_push_campaign(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::push_campaigns::PushCampaignResponse = ask.made()?;
    Ok(
        Shown::of(&APPROVE_PUSH_CAMPAIGN_PAYLOAD)
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

static REJECT_PUSH_CAMPAIGN_ASKING: Asking = Asking {
    operation: Operation::RejectPushCampaign,
    inputs: &[
        Input {
            argument: "campaignId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("PushCampaign"),
        },
        Input {
            argument: "reason",
            wire: "reason",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: reject_push_campaign,
};

static REJECT_PUSH_CAMPAIGN_INPUT_TABLE: InputTable = InputTable {
    name: "RejectPushCampaignInput",
    description: "Input of `rejectPushCampaign`.",
    fields: &[
        Argument {
            name: "campaignId",
            description: "Id of the campaign.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "Why. Its owner reads it.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[],
};

static REJECT_PUSH_CAMPAIGN_PAYLOAD: Object = Object {
    name: "RejectPushCampaignPayload",
    description: "Result of `rejectPushCampaign`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "campaign",
            description: "The push campaign after the change.",
            ty: "PushCampaign",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::push_campaigns::PUSH_CAMPAIGN),
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
            &crate::graph::push_campaigns::PUSH_CAMPAIGN,
        ),
    ],
};

fn reject_push_campaign(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::push_campaigns::PushCampaignResponse = ask.made()?;
    Ok(
        Shown::of(&REJECT_PUSH_CAMPAIGN_PAYLOAD)
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

static DISPATCH_PUSH_CAMPAIGN_ASKING: Asking = Asking {
    operation: Operation::DispatchPushCampaign,
    inputs: &[
        Input {
            argument: "campaignId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("PushCampaign"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: dispatch_push_campaign,
};

static DISPATCH_PUSH_CAMPAIGN_INPUT_TABLE: InputTable = InputTable {
    name: "DispatchPushCampaignInput",
    description: "Input of `dispatchPushCampaign`.",
    fields: &[
        Argument {
            name: "campaignId",
            description: "Id of the campaign.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static DISPATCH_PUSH_CAMPAIGN_PAYLOAD: Object = Object {
    name: "DispatchPushCampaignPayload",
    description: "Result of `dispatchPushCampaign`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "campaign",
            description: "The push campaign after the change.",
            ty: "PushCampaign",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::push_campaigns::PUSH_CAMPAIGN),
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
            &crate::graph::push_campaigns::PUSH_CAMPAIGN,
        ),
    ],
};

fn dispatch_push_campaign(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::push_campaigns::PushCampaignResponse = ask.made()?;
    Ok(
        Shown::of(&DISPATCH_PUSH_CAMPAIGN_PAYLOAD)
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

static PAUSE_PUSH_CAMPAIGN_ASKING: Asking = Asking {
    operation: Operation::PausePushCampaign,
    inputs: &[
        Input {
            argument: "campaignId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("PushCampaign"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: pause_push_campaign,
};

static PAUSE_PUSH_CAMPAIGN_INPUT_TABLE: InputTable = InputTable {
    name: "PausePushCampaignInput",
    description: "Input of `pausePushCampaign`.",
    fields: &[
        Argument {
            name: "campaignId",
            description: "Id of the campaign.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static PAUSE_PUSH_CAMPAIGN_PAYLOAD: Object = Object {
    name: "PausePushCampaignPayload",
    description: "Result of `pausePushCampaign`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "campaign",
            description: "The push campaign after the change.",
            ty: "PushCampaign",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::push_campaigns::PUSH_CAMPAIGN),
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
            &crate::graph::push_campaigns::PUSH_CAMPAIGN,
        ),
    ],
};

fn pause_push_campaign(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::push_campaigns::PushCampaignResponse = ask.made()?;
    Ok(
        Shown::of(&PAUSE_PUSH_CAMPAIGN_PAYLOAD)
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
