// Made from contract/openapi.yaml by codegen; edit the contract instead.

//! The area `shared` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, EnumTable, EnumValue, Field, Found, Got, Listed, Object, PAGE_INFO, Row,
    Show, Source, found_together, global_id, page_cost, plus, register_object, scalar,
};

/// The words of `ProfileType`.
pub static PROFILE_TYPE_WORDS: EnumTable = EnumTable {
    name: "ProfileType",
    description: "Whether the account belongs to a person or to an organisation.",
    values: &[
        EnumValue {
            name: "INDIVIDUAL",
            word: "individual",
            description: "A person.",
        },
        EnumValue {
            name: "ORGANISATION",
            word: "organisation",
            description: "An organisation, shown by its name.",
        },
    ],
};

crate::graph_words!(crate ::shared::ProfileType, PROFILE_TYPE_WORDS);

/// The words of `SortDirection`.
pub static SORT_DIRECTION_WORDS: EnumTable = EnumTable {
    name: "SortDirection",
    description: "In which direction a list is sorted.",
    values: &[
        EnumValue {
            name: "ASC",
            word: "asc",
            description: "The smallest or earliest first.",
        },
        EnumValue {
            name: "DESC",
            word: "desc",
            description: "The largest or latest first.",
        },
    ],
};

crate::graph_words!(crate ::shared::SortDirection, SORT_DIRECTION_WORDS);

/// `Member`.
pub static MEMBER: Object = Object {
    name: "Member",
    description: "A member, as the viewer may see them.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of the member.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "name",
            description: "Name to show: the organisation's name, else the person's as far as the viewer may see it.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "firstName",
            description: "Given name.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "lastName",
            description: "Family name. Null unless the viewer administers the community.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "avatarUrl",
            description: "Absolute address of the picture.",
            ty: "URL",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "organizationName",
            description: "Name of the organisation. Null for persons.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "profileType",
            description: "Whether the account belongs to a person or to an organisation.",
            ty: "ProfileType!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "lastActiveAt",
            description: "When the member was last seen, roughly: the present for who is online, else the beginning of today or of the last seven days. Null if longer ago or never. Exact for staff, and for the member.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "location",
            description: "Where the member lives or works.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "bio",
            description: "What the member says about themselves.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "tagline",
            description: "Tagline: one line about the member.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "profile",
            description: "The rest of the member's profile. Null when it is for connections only and the viewer is none, or when either has blocked the other.",
            ty: "MemberProfile",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Edge,
        },
        Field {
            name: "connectionStatus",
            description: "How the viewer and the member are connected. Null for oneself.",
            ty: "ConnectionStanding",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "blockStatus",
            description: "The blocks between the viewer and the member. Null for oneself.",
            ty: "BlockStatus",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "connection",
            description: "The connection of the viewer with the member, or the request between them. Null when there is none.",
            ty: "Relationship",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "conversation",
            description: "The conversation of the viewer and the member. Null when there is none.",
            ty: "Conversation",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "reviews",
            description: "Reviews that the member received, newest first: approved ones, and those of other communities that are shown here.",
            ty: "ReviewConnection",
            arguments: &[
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 100. 20 by default.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "after",
                    description: "Cursor of the row after which the page begins. Without it, the first page.",
                    ty: "String",
                    default: None,
                },
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Edge,
        },
        Field {
            name: "reviewStats",
            description: "Reviews of the member in numbers. Their mean rating is also at `profile.stats.averageRating` and `Listing.authorRating`; marks after exchanges are at `exchangeRating`.",
            ty: "ReviewStats",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "endorsements",
            description: "Skills of the member that others endorse, the most endorsed first, at most 100.",
            ty: "[EndorsedSkill!]",
            arguments: &[],
            cost: Some(plus::<20>),
            source: Source::Edge,
        },
        Field {
            name: "endorsementStats",
            description: "Endorsements of the member in numbers.",
            ty: "EndorsementStats",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "skillEndorsements",
            description: "Endorsements of one skill of the member.",
            ty: "SkillEndorsements",
            arguments: &[
                Argument {
                    name: "skillName",
                    description: "Name of the skill. Spaces around it and capitals do not count.",
                    ty: "String!",
                    default: None,
                },
            ],
            cost: Some(plus::<100>),
            source: Source::Edge,
        },
        Field {
            name: "listings",
            description: "The member's listings that every member may see, newest first. Null when the viewer may not see the member's profile.",
            ty: "ListingConnection",
            arguments: &[
                Argument {
                    name: "type",
                    description: "Offers or requests; both by default.",
                    ty: "ListingType",
                    default: None,
                },
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 100. 20 by default.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "after",
                    description: "Cursor of the row after which the page begins. Without it, the first page.",
                    ty: "String",
                    default: None,
                },
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Edge,
        },
        Field {
            name: "badges",
            description: "The member's badges that count now, the first granted first.",
            ty: "[Badge!]",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "groups",
            description: "Groups to which the member belongs, newest first: public ones, and of the others those to which the viewer belongs too; for an administrator all. Null when the viewer may not see the member's profile. A cursor of another list is `INVALID_CURSOR`.",
            ty: "GroupConnection",
            arguments: &[
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 100. 20 by default.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "after",
                    description: "Cursor of the row after which the page begins. Without it, the first page.",
                    ty: "String",
                    default: None,
                },
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Edge,
        },
        Field {
            name: "exchanges",
            description: "The latest exchanges between the viewer and this member, newest first. Nobody else's can be read. The viewer's own are at `viewer { exchanges }`.",
            ty: "ExchangeConnection",
            arguments: &[
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 100. 20 by default.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "after",
                    description: "Cursor of the row after which the page begins. Without it, the first page.",
                    ty: "String",
                    default: None,
                },
            ],
            cost: Some(page_cost::<20, 100>),
            source: Source::Edge,
        },
        Field {
            name: "exchangeRating",
            description: "Marks that the member was given after exchanges with `rateExchange`. Reviews are apart: see `reviewStats`. Null when the community has no such member.",
            ty: "MemberRating",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "mutualConnections",
            description: "Members who are connected with both the viewer and this member, by id, without those who have blocked the viewer or are blocked. Empty when the viewer may not see the member's profile.",
            ty: "MemberConnection",
            arguments: &[
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 50. 20 by default.",
                    ty: "Int",
                    default: None,
                },
                Argument {
                    name: "after",
                    description: "Cursor of the row after which the page begins. Without it, the first page.",
                    ty: "String",
                    default: None,
                },
            ],
            cost: Some(page_cost::<20, 50>),
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
        |registry| {
            crate::graph::connections::CONNECTION_STANDING_WORDS.register(registry)
        },
        |registry| crate::graph::shared::PROFILE_TYPE_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::connections::RELATIONSHIP),
        |registry| register_object(
            registry,
            &crate::graph::endorsements::ENDORSED_SKILL,
        ),
        |registry| register_object(
            registry,
            &crate::graph::endorsements::ENDORSEMENT_STATS,
        ),
        |registry| register_object(
            registry,
            &crate::graph::endorsements::SKILL_ENDORSEMENTS,
        ),
        |registry| register_object(
            registry,
            &crate::graph::exchanges::EXCHANGE_CONNECTION,
        ),
        |registry| register_object(registry, &crate::graph::exchanges::MEMBER_RATING),
        |registry| register_object(registry, &crate::graph::groups::GROUP_CONNECTION),
        |registry| register_object(
            registry,
            &crate::graph::listing_search::LISTING_CONNECTION,
        ),
        |registry| register_object(registry, &crate::graph::members::BADGE),
        |registry| register_object(registry, &crate::graph::members::BLOCK_STATUS),
        |registry| register_object(registry, &crate::graph::members::MEMBER_PROFILE),
        |registry| register_object(registry, &crate::graph::messages::CONVERSATION),
        |registry| register_object(registry, &crate::graph::reviews::REVIEW_CONNECTION),
        |registry| register_object(registry, &crate::graph::reviews::REVIEW_STATS),
        |registry| register_object(registry, &crate::graph::shared::MEMBER_CONNECTION),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "URL"),
    ],
};

impl Row for crate::shared::UserMini {
    fn object(&self) -> &'static Object {
        &MEMBER
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("Member", self.id)),
            1 => Show::show(&self.name),
            2 => Show::show(&self.first_name),
            3 => Show::show(&self.last_name),
            4 => Show::show(&self.avatar_url),
            5 => Show::show(&self.organization_name),
            6 => Show::show(&self.profile_type),
            7 => Show::show(&self.last_active_at),
            8 => Show::show(&self.location),
            9 => Show::show(&self.bio),
            10 => Show::show(&self.tagline),
            27 => Got::Value(Value::String(self.id.to_string())),
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
                11 => edges.member_profile(ctx, self).await,
                12 => edges.member_connection_status(ctx, self).await,
                13 => {
                    found_together(
                            ctx,
                            "Member.blockStatus",
                            self.id,
                            Some(Operation::GetBlockStatus),
                        )
                        .await
                }
                14 => edges.member_connection(ctx, self).await,
                15 => edges.member_conversation(ctx, self).await,
                16 => edges.member_reviews(ctx, self).await,
                17 => {
                    found_together(
                            ctx,
                            "Member.reviewStats",
                            self.id,
                            Some(Operation::GetReviewStats),
                        )
                        .await
                }
                18 => edges.member_endorsements(ctx, self).await,
                19 => {
                    found_together(
                            ctx,
                            "Member.endorsementStats",
                            self.id,
                            Some(Operation::ListEndorsements),
                        )
                        .await
                }
                20 => edges.member_skill_endorsements(ctx, self).await,
                21 => edges.member_listings(ctx, self).await,
                22 => edges.member_badges(ctx, self).await,
                23 => edges.member_groups(ctx, self).await,
                24 => edges.member_exchanges(ctx, self).await,
                25 => {
                    found_together(
                            ctx,
                            "Member.exchangeRating",
                            self.id,
                            Some(Operation::GetMemberRating),
                        )
                        .await
                }
                26 => edges.member_mutual_connections(ctx, self).await,
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::shared::UserMini, MEMBER);

/// A page of `Member`.
pub static MEMBER_CONNECTION: Object = Object {
    name: "MemberConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[MemberEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MEMBER_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[Member!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MEMBER),
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
        |registry| register_object(registry, &MEMBER_EDGE),
        |registry| register_object(registry, &MEMBER),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `Member`.
pub static MEMBER_EDGE: Object = Object {
    name: "MemberEdge",
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
            ty: "Member!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&MEMBER),
        },
    ],
    types: &[],
};

impl Listed for crate::shared::UserMini {
    const CONNECTION: &'static Object = &MEMBER_CONNECTION;
    const EDGE: &'static Object = &MEMBER_EDGE;
}

/// What the area `shared` answers in the graph beside its operations.
#[async_trait]
pub trait SharedEdges: Send + Sync {
    /// The `Member` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_member(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found>;

    /// The viewer, as a payload shows them. The number is none of theirs.
    async fn find_viewer(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found>;

    /// The `Member` with this number, as `node(id:)` finds it, with REST's refusals.
    async fn node_member(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found>;

    /// `Member.profile`: The rest of the member's profile. Null when it is for connections only and the viewer is none, or when either has blocked the other.
    async fn member_profile(
        &self,
        ctx: &Context<'_>,
        row: &crate::shared::UserMini,
    ) -> async_graphql::Result<Found>;

    /// `Member.connectionStatus`: How the viewer and the member are connected. Null for oneself.
    async fn member_connection_status(
        &self,
        ctx: &Context<'_>,
        row: &crate::shared::UserMini,
    ) -> async_graphql::Result<Found>;

    /// `Member.connection`: The connection of the viewer with the member, or the request between them. Null when there is none.
    async fn member_connection(
        &self,
        ctx: &Context<'_>,
        row: &crate::shared::UserMini,
    ) -> async_graphql::Result<Found>;

    /// `Member.conversation`: The conversation of the viewer and the member. Null when there is none.
    async fn member_conversation(
        &self,
        ctx: &Context<'_>,
        row: &crate::shared::UserMini,
    ) -> async_graphql::Result<Found>;

    /// `Member.reviews`: Reviews that the member received, newest first: approved ones, and those of other communities that are shown here.
    async fn member_reviews(
        &self,
        ctx: &Context<'_>,
        row: &crate::shared::UserMini,
    ) -> async_graphql::Result<Found>;

    /// `Member.endorsements`: Skills of the member that others endorse, the most endorsed first, at most 100.
    async fn member_endorsements(
        &self,
        ctx: &Context<'_>,
        row: &crate::shared::UserMini,
    ) -> async_graphql::Result<Found>;

    /// `Member.skillEndorsements`: Endorsements of one skill of the member.
    async fn member_skill_endorsements(
        &self,
        ctx: &Context<'_>,
        row: &crate::shared::UserMini,
    ) -> async_graphql::Result<Found>;

    /// `Member.listings`: The member's listings that every member may see, newest first. Null when the viewer may not see the member's profile.
    async fn member_listings(
        &self,
        ctx: &Context<'_>,
        row: &crate::shared::UserMini,
    ) -> async_graphql::Result<Found>;

    /// `Member.badges`: The member's badges that count now, the first granted first.
    async fn member_badges(
        &self,
        ctx: &Context<'_>,
        row: &crate::shared::UserMini,
    ) -> async_graphql::Result<Found>;

    /// `Member.groups`: Groups to which the member belongs, newest first: public ones, and of the others those to which the viewer belongs too; for an administrator all. Null when the viewer may not see the member's profile. A cursor of another list is `INVALID_CURSOR`.
    async fn member_groups(
        &self,
        ctx: &Context<'_>,
        row: &crate::shared::UserMini,
    ) -> async_graphql::Result<Found>;

    /// `Member.exchanges`: The latest exchanges between the viewer and this member, newest first. Nobody else's can be read. The viewer's own are at `viewer { exchanges }`.
    async fn member_exchanges(
        &self,
        ctx: &Context<'_>,
        row: &crate::shared::UserMini,
    ) -> async_graphql::Result<Found>;

    /// `Member.mutualConnections`: Members who are connected with both the viewer and this member, by id, without those who have blocked the viewer or are blocked. Empty when the viewer may not see the member's profile.
    async fn member_mutual_connections(
        &self,
        ctx: &Context<'_>,
        row: &crate::shared::UserMini,
    ) -> async_graphql::Result<Found>;
}
