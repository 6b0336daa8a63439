// Made from contract/areas/feed.yaml by codegen; edit the contract instead.

//! The area `feed` in the graph.

use async_graphql::Value;
use async_graphql::Context;
use async_trait::async_trait;
use futures::future::BoxFuture;

use crate::operations::Operation;
use crate::runtime::graph::{
    Argument, Ask, Asking, Before, EnumTable, EnumValue, Field, Found, Got, Input,
    InputKind, InputPlace, InputTable, IntoFound, Listed, Object, PAGE_INFO, Page, Row,
    Show, Shown, Source, found_together, global_id, numbered, page_cost, plus,
    register_object, scalar,
};

/// The words of `CreateFeedPostPublishStatus`.
pub static CREATE_FEED_POST_PUBLISH_STATUS_WORDS: EnumTable = EnumTable {
    name: "CreateFeedPostPublishStatus",
    description: "When a new post goes into the feed.",
    values: &[
        EnumValue {
            name: "PUBLISHED",
            word: "published",
            description: "At once.",
        },
        EnumValue {
            name: "SCHEDULED",
            word: "scheduled",
            description: "At the moment that is given.",
        },
    ],
};

crate::graph_words!(
    crate ::feed::FeedPublishWish, CREATE_FEED_POST_PUBLISH_STATUS_WORDS
);

/// The words of `FeedFilter`.
pub static FEED_FILTER_WORDS: EnumTable = EnumTable {
    name: "FeedFilter",
    description: "What a list of the feed shows.",
    values: &[
        EnumValue {
            name: "POST",
            word: "post",
            description: "What members wrote to the community, to connections or to a group.",
        },
        EnumValue {
            name: "LISTING",
            word: "listing",
            description: "Offers and requests.",
        },
        EnumValue {
            name: "EVENT",
            word: "event",
            description: "Gatherings.",
        },
        EnumValue {
            name: "REVIEW",
            word: "review",
            description: "Reviews of members, unless they are anonymous.",
        },
        EnumValue {
            name: "BADGE_EARNED",
            word: "badge_earned",
            description: "Badges that members were granted.",
        },
        EnumValue {
            name: "SAVED",
            word: "saved",
            description: "What the viewer keeps for later.",
        },
        EnumValue {
            name: "FOLLOWING",
            word: "following",
            description: "What the viewer's connections do.",
        },
    ],
};

crate::graph_words!(crate ::feed::FeedFilter, FEED_FILTER_WORDS);

/// The words of `FeedItemType`.
pub static FEED_ITEM_TYPE_WORDS: EnumTable = EnumTable {
    name: "FeedItemType",
    description: "What a thing in the feed is.",
    values: &[
        EnumValue {
            name: "POST",
            word: "post",
            description: "What a member wrote to the community, to connections or to a group.",
        },
        EnumValue {
            name: "LISTING",
            word: "listing",
            description: "An offer or a request.",
        },
        EnumValue {
            name: "EVENT",
            word: "event",
            description: "A gathering.",
        },
        EnumValue {
            name: "REVIEW",
            word: "review",
            description: "A review of a member, unless it is anonymous.",
        },
        EnumValue {
            name: "BADGE_EARNED",
            word: "badge_earned",
            description: "A badge that a member was granted.",
        },
    ],
};

crate::graph_words!(crate ::feed::FeedItemType, FEED_ITEM_TYPE_WORDS);

/// The words of `FeedLikeAction`.
pub static FEED_LIKE_ACTION_WORDS: EnumTable = EnumTable {
    name: "FeedLikeAction",
    description: "What became of a like.",
    values: &[
        EnumValue {
            name: "LIKED",
            word: "liked",
            description: "It is liked now.",
        },
        EnumValue {
            name: "UNLIKED",
            word: "unliked",
            description: "It is not liked any more.",
        },
    ],
};

crate::graph_words!(crate ::feed::FeedLikeAction, FEED_LIKE_ACTION_WORDS);

/// The words of `FeedPublishStatus`.
pub static FEED_PUBLISH_STATUS_WORDS: EnumTable = EnumTable {
    name: "FeedPublishStatus",
    description: "Whether a post is in the feed.",
    values: &[
        EnumValue {
            name: "PUBLISHED",
            word: "published",
            description: "It is in the feed.",
        },
        EnumValue {
            name: "SCHEDULED",
            word: "scheduled",
            description: "It waits for its moment; only its author sees it.",
        },
        EnumValue {
            name: "HELD",
            word: "held",
            description: "It could not go into the feed at its moment, because its author may not write there any more. Only they see it.",
        },
    ],
};

crate::graph_words!(crate ::feed::FeedPublishStatus, FEED_PUBLISH_STATUS_WORDS);

/// The words of `FeedVisibility`.
pub static FEED_VISIBILITY_WORDS: EnumTable = EnumTable {
    name: "FeedVisibility",
    description: "Whom a post is for.",
    values: &[
        EnumValue {
            name: "PUBLIC",
            word: "public",
            description: "Everybody in the community; of a post in a group, its members.",
        },
        EnumValue {
            name: "FRIENDS",
            word: "friends",
            description: "The author's connections.",
        },
        EnumValue {
            name: "PRIVATE",
            word: "private",
            description: "Nobody but its author.",
        },
    ],
};

crate::graph_words!(crate ::feed::FeedVisibility, FEED_VISIBILITY_WORDS);

/// `FeedCommunityStats`.
pub static FEED_COMMUNITY_STATS: Object = Object {
    name: "FeedCommunityStats",
    description: "The community in numbers.",
    interfaces: &[],
    fields: &[
        Field {
            name: "memberCount",
            description: "Active members.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "listingCount",
            description: "Listings that members find.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "skillCount",
            description: "Headings under which there are such listings.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "hoursExchanged",
            description: "Whole hours that members have given each other.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::feed::FeedCommunityStats {
    fn object(&self) -> &'static Object {
        &FEED_COMMUNITY_STATS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.members),
            1 => Show::show(&self.listings),
            2 => Show::show(&self.skills),
            3 => Show::show(&self.hours_exchanged),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::feed::FeedCommunityStats, FEED_COMMUNITY_STATS);

/// `FeedHashtag`.
pub static FEED_HASHTAG: Object = Object {
    name: "FeedHashtag",
    description: "A word behind `#`, and how many posts have it.",
    interfaces: &[],
    fields: &[
        Field {
            name: "tag",
            description: "The word, in lower case, without its sign.",
            ty: "String!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "postCount",
            description: "How many posts.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[],
};

impl Row for crate::feed::FeedHashtag {
    fn object(&self) -> &'static Object {
        &FEED_HASHTAG
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.tag),
            1 => Show::show(&self.posts_count),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::feed::FeedHashtag, FEED_HASHTAG);

/// `FeedItem`.
pub static FEED_ITEM: Object = Object {
    name: "FeedItem",
    description: "A thing in the feed.",
    interfaces: &["Node"],
    fields: &[
        Field {
            name: "id",
            description: "Id of its line in the feed.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "itemId",
            description: "Id of the post, listing, event, review or badge.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "type",
            description: "What a thing in the feed is.",
            ty: "FeedItemType!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "author",
            description: "Whose it is.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "title",
            description: "Its title. Null for what has none.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "content",
            description: "Plain text: in a list the first 500 characters. Null for what has none.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isTruncated",
            description: "Whether the text goes on.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "imageUrl",
            description: "Absolute address of the picture that it shows: the first of a post, or that of a listing or an event. Null without one.",
            ty: "URL",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "media",
            description: "The pictures of a post in their order. Empty for other things.",
            ty: "[FeedMedia!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::feed::FEED_MEDIA),
        },
        Field {
            name: "visibility",
            description: "Whom a post is for. Null for other things.",
            ty: "FeedVisibility",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "group",
            description: "The group that it belongs to.",
            ty: "Group",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "isOwn",
            description: "Whether it is the viewer's.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "likeCount",
            description: "How many members like it.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "commentCount",
            description: "How many comments there are.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "isLiked",
            description: "Whether the viewer likes it.",
            ty: "Boolean!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reactions",
            description: "Reactions to a thing in the feed.",
            ty: "FeedReactions!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::feed::FEED_REACTIONS),
        },
        Field {
            name: "listingType",
            description: "Whether a listing offers or asks. Null for other things.",
            ty: "ListingType",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "startsAt",
            description: "When an event begins. Null for other things.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "location",
            description: "Where a listing or an event is. Null if nobody said.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "rating",
            description: "The stars of a review. Null for other things.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "receiver",
            description: "Whom a review is about. Null for other things.",
            ty: "Member",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "badgeKey",
            description: "Which badge it is. Null for other things.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "badgeName",
            description: "The badge in words. Null for other things.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "badgeIcon",
            description: "An emoji for the badge. Null for other things.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "detailPath",
            description: "Its page in the app, relative to the community. Null for what has none.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "createdAt",
            description: "When it came into the feed.",
            ty: "DateTime!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "editedAt",
            description: "When the text of a post was changed last. Null if never.",
            ty: "DateTime",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "quotedItem",
            description: "The post that it quotes. Null if it quotes none that the viewer sees.",
            ty: "FeedItem",
            arguments: &[],
            cost: None,
            source: Source::Edge,
        },
        Field {
            name: "publishStatus",
            description: "Whether a post is in the feed. Null for other things.",
            ty: "FeedPublishStatus",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "scheduledAt",
            description: "When a post goes into the feed or was to. Null for whatever came at once.",
            ty: "DateTime",
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
        |registry| crate::graph::feed::FEED_ITEM_TYPE_WORDS.register(registry),
        |registry| crate::graph::feed::FEED_PUBLISH_STATUS_WORDS.register(registry),
        |registry| crate::graph::feed::FEED_VISIBILITY_WORDS.register(registry),
        |registry| crate::graph::listing_search::LISTING_TYPE_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::feed::FEED_ITEM),
        |registry| register_object(registry, &crate::graph::feed::FEED_MEDIA),
        |registry| register_object(registry, &crate::graph::feed::FEED_REACTIONS),
        |registry| register_object(registry, &crate::graph::groups::GROUP),
        |registry| register_object(registry, &crate::graph::shared::MEMBER),
        |registry| scalar(registry, "DateTime"),
        |registry| scalar(registry, "URL"),
    ],
};

impl Row for crate::feed::FeedItem {
    fn object(&self) -> &'static Object {
        &FEED_ITEM
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(global_id("FeedItem", self.activity_id)),
            1 => {
                match numbered(&self.id) {
                    Some(number) => Got::Value(Value::String(number.to_string())),
                    None => Got::Value(Value::Null),
                }
            }
            2 => Show::show(&self.type_),
            4 => Show::show(&self.title),
            5 => Show::show(&self.content),
            6 => Show::show(&self.content_truncated),
            7 => Show::show(&self.image_url),
            8 => Show::show(&self.media),
            9 => Show::show(&self.visibility),
            11 => Show::show(&self.is_own),
            12 => Show::show(&self.likes_count),
            13 => Show::show(&self.comments_count),
            14 => Show::show(&self.is_liked),
            15 => Show::show(&self.reactions),
            16 => Show::show(&self.listing_type),
            17 => Show::show(&self.start_date),
            18 => Show::show(&self.location),
            19 => Show::show(&self.rating),
            21 => Show::show(&self.badge_key),
            22 => Show::show(&self.badge_name),
            23 => Show::show(&self.badge_icon),
            24 => Show::show(&self.detail_path),
            25 => Show::show(&self.created_at),
            26 => Show::show(&self.edited_at),
            28 => Show::show(&self.publish_status),
            29 => Show::show(&self.scheduled_at),
            30 => Got::Value(Value::String(self.activity_id.to_string())),
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
                    match numbered(&self.user_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                10 => {
                    match numbered(&self.group_id) {
                        Some(number) => edges.find_group(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                20 => {
                    match numbered(&self.receiver_id) {
                        Some(number) => edges.find_member(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                27 => {
                    match numbered(&self.quoted_activity_id) {
                        Some(number) => edges.find_feed_item(ctx, number).await,
                        None => Ok(Found::Null),
                    }
                }
                _ => Ok(Found::Null),
            }
        })
    }
}

crate::graph_row!(crate ::feed::FeedItem, FEED_ITEM);

/// A page of `FeedItem`.
pub static FEED_ITEM_CONNECTION: Object = Object {
    name: "FeedItemConnection",
    description: "A page of a list.",
    interfaces: &[],
    fields: &[
        Field {
            name: "edges",
            description: "The rows of the page, each with its cursor.",
            ty: "[FeedItemEdge!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&FEED_ITEM_EDGE),
        },
        Field {
            name: "nodes",
            description: "The rows of the page.",
            ty: "[FeedItem!]!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&FEED_ITEM),
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
        |registry| register_object(registry, &FEED_ITEM_EDGE),
        |registry| register_object(registry, &FEED_ITEM),
        |registry| register_object(registry, &PAGE_INFO),
    ],
};

/// A row of a page of `FeedItem`.
pub static FEED_ITEM_EDGE: Object = Object {
    name: "FeedItemEdge",
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
            ty: "FeedItem!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&FEED_ITEM),
        },
    ],
    types: &[],
};

impl Listed for crate::feed::FeedItem {
    const CONNECTION: &'static Object = &FEED_ITEM_CONNECTION;
    const EDGE: &'static Object = &FEED_ITEM_EDGE;
}

/// `FeedItemReport`.
pub static FEED_ITEM_REPORT: Object = Object {
    name: "FeedItemReport",
    description: "That staff were told of something.",
    interfaces: &[],
    fields: &[
        Field {
            name: "targetType",
            description: "What it is.",
            ty: "FeedItemType!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "targetId",
            description: "Id of the thing.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| crate::graph::feed::FEED_ITEM_TYPE_WORDS.register(registry)],
};

impl Row for crate::feed::FeedItemReported {
    fn object(&self) -> &'static Object {
        &FEED_ITEM_REPORT
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.target_type),
            1 => {
                match numbered(&self.target_id) {
                    Some(number) => Got::Value(Value::String(number.to_string())),
                    None => Got::Value(Value::Null),
                }
            }
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::feed::FeedItemReported, FEED_ITEM_REPORT);

/// `FeedLike`.
pub static FEED_LIKE: Object = Object {
    name: "FeedLike",
    description: "What became of a like.",
    interfaces: &[],
    fields: &[
        Field {
            name: "action",
            description: "What became of a like.",
            ty: "FeedLikeAction!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "likeCount",
            description: "How many members like it now.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| crate::graph::feed::FEED_LIKE_ACTION_WORDS.register(registry)],
};

impl Row for crate::feed::FeedLike {
    fn object(&self) -> &'static Object {
        &FEED_LIKE
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.action),
            1 => Show::show(&self.likes_count),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::feed::FeedLike, FEED_LIKE);

/// `FeedMedia`.
pub static FEED_MEDIA: Object = Object {
    name: "FeedMedia",
    description: "A picture of a post.",
    interfaces: &[],
    fields: &[
        Field {
            name: "restId",
            description: "Id of the picture.",
            ty: "ID!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "url",
            description: "Absolute address.",
            ty: "URL!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "thumbnailUrl",
            description: "Absolute address of its thumbnail.",
            ty: "URL!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "width",
            description: "How many points it is wide. Null if it is not known.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "height",
            description: "How many points it is high. Null if it is not known.",
            ty: "Int",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "altText",
            description: "Text alternative: what the picture shows.",
            ty: "String",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[|registry| scalar(registry, "URL")],
};

impl Row for crate::feed::FeedMedia {
    fn object(&self) -> &'static Object {
        &FEED_MEDIA
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => {
                match numbered(&self.id) {
                    Some(number) => Got::Value(Value::String(number.to_string())),
                    None => Got::Value(Value::Null),
                }
            }
            1 => Show::show(&self.url),
            2 => Show::show(&self.thumbnail_url),
            3 => Show::show(&self.width),
            4 => Show::show(&self.height),
            5 => Show::show(&self.alt_text),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::feed::FeedMedia, FEED_MEDIA);

/// `FeedReactions`.
pub static FEED_REACTIONS: Object = Object {
    name: "FeedReactions",
    description: "Reactions to a thing in the feed.",
    interfaces: &[],
    fields: &[
        Field {
            name: "counts",
            description: "How many members reacted, by reaction; none that nobody chose.",
            ty: "JSON!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "reactionCount",
            description: "How many members reacted.",
            ty: "Int!",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
        Field {
            name: "viewerReaction",
            description: "How the viewer reacted. Null if they did not.",
            ty: "ReactionName",
            arguments: &[],
            cost: None,
            source: Source::Getter,
        },
    ],
    types: &[
        |registry| crate::graph::reactions::REACTION_NAME_WORDS.register(registry),
        |registry| scalar(registry, "JSON"),
    ],
};

impl Row for crate::feed::FeedReactions {
    fn object(&self) -> &'static Object {
        &FEED_REACTIONS
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.counts),
            1 => Show::show(&self.total),
            2 => Show::show(&self.user_reaction),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::feed::FeedReactions, FEED_REACTIONS);

/// `FeedSidebar`.
pub static FEED_SIDEBAR: Object = Object {
    name: "FeedSidebar",
    description: "What stands beside the feed.",
    interfaces: &[],
    fields: &[
        Field {
            name: "communityStats",
            description: "The community in numbers.",
            ty: "FeedCommunityStats!",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::feed::FEED_COMMUNITY_STATS),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::feed::FEED_COMMUNITY_STATS),
    ],
};

impl Row for crate::feed::FeedSidebar {
    fn object(&self) -> &'static Object {
        &FEED_SIDEBAR
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Show::show(&self.community_stats),
            _ => Got::Value(Value::Null),
        }
    }
}

crate::graph_row!(crate ::feed::FeedSidebar, FEED_SIDEBAR);

/// What the area `feed` answers in the graph beside its operations.
#[async_trait]
pub trait FeedEdges: Send + Sync {
    /// The `FeedItem` with this number, as an edge finds it: null where the viewer sees none.
    async fn find_feed_item(
        &self,
        ctx: &Context<'_>,
        number: i64,
    ) -> async_graphql::Result<Found> {
        found_together(ctx, "FeedItem", number, Some(Operation::GetFeedItem)).await
    }
}

impl<T: Send + Sync> FeedEdges for T {}

/// Fields of `Mutation` that operations of the area `feed` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct FeedMutation;

static FEED_MUTATION: Object = Object {
    name: "FeedMutation",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "createFeedPost",
            description: "Write a post: for everybody, for the viewer's connections, for the members of a group, or for nobody else. The text is kept as typed; clients escape it when they show it. Pictures are sent over REST. `NOT_FOUND` for a group that is not there for the viewer, `FORBIDDEN` for one that they do not belong to, `GROUP_UNAVAILABLE` for one that is not active.",
            ty: "CreateFeedPostPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "CreateFeedPostInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&CREATE_FEED_POST_ASKING),
        },
        Field {
            name: "updateFeedPost",
            description: "Change the text of a post of the viewer's. `NOT_FOUND` for one that is not there for the viewer, `FORBIDDEN` for another member's.",
            ty: "UpdateFeedPostPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "UpdateFeedPostInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&UPDATE_FEED_POST_ASKING),
        },
        Field {
            name: "deleteFeedPost",
            description: "Delete a post of the viewer's with its comments and reactions. `NOT_FOUND` for one that is not there for the viewer, `FORBIDDEN` for another member's.",
            ty: "DeleteFeedPostPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DeleteFeedPostInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DELETE_FEED_POST_ASKING),
        },
        Field {
            name: "hideFeedItem",
            description: "Leave a thing out of the viewer's feed. Hiding twice changes nothing. It can still be reached by its id. `NOT_FOUND` for what is not there for the viewer.",
            ty: "HideFeedItemPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "HideFeedItemInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&HIDE_FEED_POST_ASKING),
        },
        Field {
            name: "dismissFeedItem",
            description: "Say that a thing is of no interest: it is left out of the viewer's feed. `NOT_FOUND` for what is not there for the viewer.",
            ty: "DismissFeedItemPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "DismissFeedItemInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&DISMISS_FEED_POST_ASKING),
        },
        Field {
            name: "reportFeedItem",
            description: "Tell staff that something is wrong with a thing in the feed. `NOT_FOUND` for what is not there for the viewer, `FORBIDDEN` for the viewer's own, `DUPLICATE` while a report of the viewer's waits.",
            ty: "ReportFeedItemPayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ReportFeedItemInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&REPORT_FEED_ITEM_ASKING),
        },
        Field {
            name: "toggleFeedLike",
            description: "Like a thing in the feed, or like it no longer. `NOT_FOUND` for what is not there for the viewer.",
            ty: "ToggleFeedLikePayload",
            arguments: &[
                Argument {
                    name: "input",
                    description: "The mutation's input.",
                    ty: "ToggleFeedLikeInput!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&TOGGLE_FEED_LIKE_ASKING),
        },
    ],
    types: &[
        |registry| CREATE_FEED_POST_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &CREATE_FEED_POST_PAYLOAD),
        |registry| UPDATE_FEED_POST_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &UPDATE_FEED_POST_PAYLOAD),
        |registry| DELETE_FEED_POST_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DELETE_FEED_POST_PAYLOAD),
        |registry| HIDE_FEED_ITEM_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &HIDE_FEED_ITEM_PAYLOAD),
        |registry| DISMISS_FEED_ITEM_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &DISMISS_FEED_ITEM_PAYLOAD),
        |registry| REPORT_FEED_ITEM_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &REPORT_FEED_ITEM_PAYLOAD),
        |registry| TOGGLE_FEED_LIKE_INPUT_TABLE.register(registry),
        |registry| register_object(registry, &TOGGLE_FEED_LIKE_PAYLOAD),
    ],
};

impl Row for FeedMutation {
    fn object(&self) -> &'static Object {
        &FEED_MUTATION
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Query` that operations of the area `feed` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct FeedQuery;

static FEED_QUERY: Object = Object {
    name: "FeedQuery",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "feed",
            description: "What happens in the community, newest first, as far as the viewer may see it: posts, listings, events, reviews and badges. Without what the viewer has hidden, and without members whom they have muted or from whom a block keeps them apart.",
            ty: "FeedItemConnection",
            arguments: &[
                Argument {
                    name: "type",
                    description: "Only of this kind, what the viewer keeps for later, or what their connections do.",
                    ty: "FeedFilter",
                    default: None,
                },
                Argument {
                    name: "authorId",
                    description: "Only by this member.",
                    ty: "ID",
                    default: None,
                },
                Argument {
                    name: "groupId",
                    description: "Only posts of this group.",
                    ty: "ID",
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
            source: Source::Operation(&LIST_FEED_ASKING),
        },
        Field {
            name: "feedPost",
            description: "A post with its whole text. `NOT_FOUND` for one that is not there for the viewer.",
            ty: "FeedItem",
            arguments: &[
                Argument {
                    name: "postId",
                    description: "Id of the post.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_FEED_POST_ASKING),
        },
        Field {
            name: "feedItem",
            description: "A thing in the feed, with its whole text. `NOT_FOUND` for what is not there for the viewer.",
            ty: "FeedItem",
            arguments: &[
                Argument {
                    name: "itemType",
                    description: "What it is.",
                    ty: "FeedItemType!",
                    default: None,
                },
                Argument {
                    name: "itemId",
                    description: "Id of the thing.",
                    ty: "ID!",
                    default: None,
                },
            ],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_FEED_ITEM_ASKING),
        },
        Field {
            name: "feedSidebar",
            description: "What stands beside the feed: the community in numbers.",
            ty: "FeedSidebar",
            arguments: &[],
            cost: Some(plus::<3>),
            source: Source::Operation(&GET_FEED_SIDEBAR_ASKING),
        },
        Field {
            name: "trendingHashtags",
            description: "Words behind `#` that most members used in the last days, in posts that everybody may read.",
            ty: "[FeedHashtag!]",
            arguments: &[
                Argument {
                    name: "days",
                    description: "Of how many days. A value out of bounds is moved to the nearest bound.",
                    ty: "Int",
                    default: Some("7"),
                },
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 50. 10 by default.",
                    ty: "Int",
                    default: None,
                },
            ],
            cost: Some(page_cost::<10, 50>),
            source: Source::Operation(&LIST_TRENDING_HASHTAGS_ASKING),
        },
        Field {
            name: "hashtags",
            description: "Words behind `#` that begin so, in posts that everybody may read, those of most members first. None for nothing.",
            ty: "[FeedHashtag!]",
            arguments: &[
                Argument {
                    name: "q",
                    description: "How they begin, with or without `#`.",
                    ty: "String",
                    default: None,
                },
                Argument {
                    name: "first",
                    description: "How many at most, 1 to 50. 10 by default.",
                    ty: "Int",
                    default: None,
                },
            ],
            cost: Some(page_cost::<10, 50>),
            source: Source::Operation(&SEARCH_HASHTAGS_ASKING),
        },
        Field {
            name: "feedOfHashtag",
            description: "Posts with a word behind `#` that everybody may read, the newest first, without what the viewer has hidden or muted.",
            ty: "FeedItemConnection",
            arguments: &[
                Argument {
                    name: "tag",
                    description: "The word, with or without `#`.",
                    ty: "String!",
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
            source: Source::Operation(&LIST_FEED_OF_HASHTAG_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::feed::FEED_ITEM_CONNECTION),
        |registry| crate::graph::feed::FEED_FILTER_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::feed::FEED_ITEM),
        |registry| register_object(registry, &crate::graph::feed::FEED_ITEM),
        |registry| crate::graph::feed::FEED_ITEM_TYPE_WORDS.register(registry),
        |registry| register_object(registry, &crate::graph::feed::FEED_SIDEBAR),
        |registry| register_object(registry, &crate::graph::feed::FEED_HASHTAG),
        |registry| register_object(registry, &crate::graph::feed::FEED_HASHTAG),
        |registry| register_object(registry, &crate::graph::feed::FEED_ITEM_CONNECTION),
    ],
};

impl Row for FeedQuery {
    fn object(&self) -> &'static Object {
        &FEED_QUERY
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

/// Fields of `Viewer` that operations of the area `feed` answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct FeedViewer;

static FEED_VIEWER: Object = Object {
    name: "FeedViewer",
    description: "",
    interfaces: &[],
    fields: &[
        Field {
            name: "scheduledFeedPosts",
            description: "The viewer's posts that wait for their moment, and those that could not go into the feed at theirs, the newest first.",
            ty: "FeedItemConnection",
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
            source: Source::Operation(&LIST_SCHEDULED_FEED_POSTS_ASKING),
        },
    ],
    types: &[
        |registry| register_object(registry, &crate::graph::feed::FEED_ITEM_CONNECTION),
    ],
};

impl Row for FeedViewer {
    fn object(&self) -> &'static Object {
        &FEED_VIEWER
    }

    fn get(&self, _: usize) -> Got<'_> {
        Got::Value(Value::Null)
    }
}

static LIST_FEED_ASKING: Asking = Asking {
    operation: Operation::ListFeed,
    inputs: &[
        Input {
            argument: "type",
            wire: "type",
            place: InputPlace::Query,
            kind: InputKind::Word(&crate::graph::feed::FEED_FILTER_WORDS),
        },
        Input {
            argument: "authorId",
            wire: "user_id",
            place: InputPlace::Query,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "groupId",
            wire: "group_id",
            place: InputPlace::Query,
            kind: InputKind::Id("Group"),
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
    answer: list_feed,
};

fn list_feed(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::feed::FeedPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.activity_id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static CREATE_FEED_POST_ASKING: Asking = Asking {
    operation: Operation::CreateFeedPost,
    inputs: &[
        Input {
            argument: "content",
            wire: "content",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "visibility",
            wire: "visibility",
            place: InputPlace::Body,
            kind: InputKind::Word(&FEED_AUDIENCE_WORDS),
        },
        Input {
            argument: "groupId",
            wire: "group_id",
            place: InputPlace::Body,
            kind: InputKind::Id("Group"),
        },
        Input {
            argument: "mentionedMemberIds",
            wire: "mentions",
            place: InputPlace::Body,
            kind: InputKind::Id("Member"),
        },
        Input {
            argument: "quotedPostId",
            wire: "quoted_post_id",
            place: InputPlace::Body,
            kind: InputKind::Id("anything"),
        },
        Input {
            argument: "publishStatus",
            wire: "publish_status",
            place: InputPlace::Body,
            kind: InputKind::Word(
                &crate::graph::feed::CREATE_FEED_POST_PUBLISH_STATUS_WORDS,
            ),
        },
        Input {
            argument: "scheduledAt",
            wire: "scheduled_at",
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
    before: &[],
    keep: None,
    total: None,
    answer: create_feed_post,
};

static CREATE_FEED_POST_INPUT_TABLE: InputTable = InputTable {
    name: "CreateFeedPostInput",
    description: "Input of `createFeedPost`.",
    fields: &[
        Argument {
            name: "content",
            description: "Plain text. Must not be empty unless there are pictures.",
            ty: "String",
            default: Some("\"\""),
        },
        Argument {
            name: "visibility",
            description: "Whom it is for.",
            ty: "FeedAudience",
            default: Some("PUBLIC"),
        },
        Argument {
            name: "groupId",
            description: "The group that it is for, if it is for one.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "mentionedMemberIds",
            description: "Members whom it speaks of: they are told if they may read it. A name behind `@` in the text does the same where one member alone is called so.",
            ty: "[ID!]",
            default: None,
        },
        Argument {
            name: "quotedPostId",
            description: "A post that it quotes, which stands in no group. Whoever wrote that is told if they may read it.",
            ty: "ID",
            default: None,
        },
        Argument {
            name: "publishStatus",
            description: "Whether it goes into the feed at once. Left out: at the moment that is given, if one is, else at once.",
            ty: "CreateFeedPostPublishStatus",
            default: None,
        },
        Argument {
            name: "scheduledAt",
            description: "When it is to go into the feed: within the next 365 days.",
            ty: "DateTime",
            default: None,
        },
        Argument {
            name: "idempotencyKey",
            description: "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered as before.",
            ty: "String",
            default: None,
        },
    ],
    types: &[
        |registry| FEED_AUDIENCE_WORDS.register(registry),
        |registry| {
            crate::graph::feed::CREATE_FEED_POST_PUBLISH_STATUS_WORDS.register(registry)
        },
        |registry| scalar(registry, "DateTime"),
    ],
};

/// The words of `FeedAudience`.
pub static FEED_AUDIENCE_WORDS: EnumTable = EnumTable {
    name: "FeedAudience",
    description: "Whom a new post is for.",
    values: &[
        EnumValue {
            name: "PUBLIC",
            word: "public",
            description: "Everybody in the community; of a post in a group, its members.",
        },
        EnumValue {
            name: "FRIENDS",
            word: "friends",
            description: "The author's connections.",
        },
        EnumValue {
            name: "PRIVATE",
            word: "private",
            description: "Nobody but its author.",
        },
    ],
};

static CREATE_FEED_POST_PAYLOAD: Object = Object {
    name: "CreateFeedPostPayload",
    description: "Result of `createFeedPost`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "item",
            description: "The new feed item.",
            ty: "FeedItem",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::feed::FEED_ITEM),
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
    types: &[|registry| register_object(registry, &crate::graph::feed::FEED_ITEM)],
};

fn create_feed_post(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::feed::FeedItemResponse = ask.answer()?;
    Ok(
        Shown::of(&CREATE_FEED_POST_PAYLOAD)
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

static GET_FEED_POST_ASKING: Asking = Asking {
    operation: Operation::GetFeedPost,
    inputs: &[
        Input {
            argument: "postId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("anything"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_feed_post,
};

fn get_feed_post(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::feed::FeedItemResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static UPDATE_FEED_POST_ASKING: Asking = Asking {
    operation: Operation::UpdateFeedPost,
    inputs: &[
        Input {
            argument: "postId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("anything"),
        },
        Input {
            argument: "content",
            wire: "content",
            place: InputPlace::Body,
            kind: InputKind::Plain,
        },
        Input {
            argument: "mentionedMemberIds",
            wire: "mentions",
            place: InputPlace::Body,
            kind: InputKind::Id("Member"),
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
    answer: update_feed_post,
};

static UPDATE_FEED_POST_INPUT_TABLE: InputTable = InputTable {
    name: "UpdateFeedPostInput",
    description: "Input of `updateFeedPost`.",
    fields: &[
        Argument {
            name: "postId",
            description: "Id of the post.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "content",
            description: "Plain text. Must not be empty unless the post has pictures.",
            ty: "String!",
            default: None,
        },
        Argument {
            name: "mentionedMemberIds",
            description: "Members whom it speaks of: they are told if they may read it. A name behind `@` in the text does the same where one member alone is called so.",
            ty: "[ID!]",
            default: None,
        },
        Argument {
            name: "scheduledAt",
            description: "Another moment for a post that is not in the feed yet: within the next 365 days.",
            ty: "DateTime",
            default: None,
        },
    ],
    types: &[|registry| scalar(registry, "DateTime")],
};

static UPDATE_FEED_POST_PAYLOAD: Object = Object {
    name: "UpdateFeedPostPayload",
    description: "Result of `updateFeedPost`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "item",
            description: "The feed item after the change.",
            ty: "FeedItem",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::feed::FEED_ITEM),
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
    types: &[|registry| register_object(registry, &crate::graph::feed::FEED_ITEM)],
};

fn update_feed_post(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::feed::FeedItemResponse = ask.made()?;
    Ok(
        Shown::of(&UPDATE_FEED_POST_PAYLOAD)
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

static DELETE_FEED_POST_ASKING: Asking = Asking {
    operation: Operation::DeleteFeedPost,
    inputs: &[
        Input {
            argument: "postId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("anything"),
        },
    ],
    before: &[
        Before {
            field: "removedFeedItemId",
            key: "deleteFeedPost.removedFeedItemId",
        },
    ],
    keep: None,
    total: None,
    answer: delete_feed_post,
};

static DELETE_FEED_POST_INPUT_TABLE: InputTable = InputTable {
    name: "DeleteFeedPostInput",
    description: "Input of `deleteFeedPost`.",
    fields: &[
        Argument {
            name: "postId",
            description: "Id of the post.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[],
};

static DELETE_FEED_POST_PAYLOAD: Object = Object {
    name: "DeleteFeedPostPayload",
    description: "Result of `deleteFeedPost`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedFeedItemId",
            description: "The global id of the post that is gone.",
            ty: "ID",
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
    types: &[],
};

fn delete_feed_post(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&DELETE_FEED_POST_PAYLOAD)
            .removed("FeedItem", ask.before("removedFeedItemId"))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static GET_FEED_ITEM_ASKING: Asking = Asking {
    operation: Operation::GetFeedItem,
    inputs: &[
        Input {
            argument: "itemType",
            wire: "type",
            place: InputPlace::Path,
            kind: InputKind::Word(&crate::graph::feed::FEED_ITEM_TYPE_WORDS),
        },
        Input {
            argument: "itemId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("anything"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: get_feed_item,
};

fn get_feed_item(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::feed::FeedItemResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static HIDE_FEED_POST_ASKING: Asking = Asking {
    operation: Operation::HideFeedPost,
    inputs: &[
        Input {
            argument: "itemId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("anything"),
        },
        Input {
            argument: "itemType",
            wire: "type",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::feed::FEED_ITEM_TYPE_WORDS),
        },
    ],
    before: &[
        Before {
            field: "removedFeedItemId",
            key: "hideFeedItem.removedFeedItemId",
        },
    ],
    keep: None,
    total: None,
    answer: hide_feed_post,
};

static HIDE_FEED_ITEM_INPUT_TABLE: InputTable = InputTable {
    name: "HideFeedItemInput",
    description: "Input of `hideFeedItem`.",
    fields: &[
        Argument {
            name: "itemId",
            description: "Id of the thing.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "itemType",
            description: "What it is.",
            ty: "FeedItemType",
            default: Some("POST"),
        },
    ],
    types: &[|registry| crate::graph::feed::FEED_ITEM_TYPE_WORDS.register(registry)],
};

static HIDE_FEED_ITEM_PAYLOAD: Object = Object {
    name: "HideFeedItemPayload",
    description: "Result of `hideFeedItem`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedFeedItemId",
            description: "The global id of what the viewer's feed shows no more.",
            ty: "ID",
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
    types: &[],
};

fn hide_feed_post(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&HIDE_FEED_ITEM_PAYLOAD)
            .removed("FeedItem", ask.before("removedFeedItemId"))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static DISMISS_FEED_POST_ASKING: Asking = Asking {
    operation: Operation::DismissFeedPost,
    inputs: &[
        Input {
            argument: "itemId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("anything"),
        },
        Input {
            argument: "itemType",
            wire: "type",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::feed::FEED_ITEM_TYPE_WORDS),
        },
    ],
    before: &[
        Before {
            field: "removedFeedItemId",
            key: "dismissFeedItem.removedFeedItemId",
        },
    ],
    keep: None,
    total: None,
    answer: dismiss_feed_post,
};

static DISMISS_FEED_ITEM_INPUT_TABLE: InputTable = InputTable {
    name: "DismissFeedItemInput",
    description: "Input of `dismissFeedItem`.",
    fields: &[
        Argument {
            name: "itemId",
            description: "Id of the thing.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "itemType",
            description: "What it is.",
            ty: "FeedItemType",
            default: Some("POST"),
        },
    ],
    types: &[|registry| crate::graph::feed::FEED_ITEM_TYPE_WORDS.register(registry)],
};

static DISMISS_FEED_ITEM_PAYLOAD: Object = Object {
    name: "DismissFeedItemPayload",
    description: "Result of `dismissFeedItem`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "removedFeedItemId",
            description: "The global id of what the viewer's feed shows no more.",
            ty: "ID",
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
    types: &[],
};

fn dismiss_feed_post(ask: Ask) -> async_graphql::Result<Found> {
    Ok(
        Shown::of(&DISMISS_FEED_ITEM_PAYLOAD)
            .removed("FeedItem", ask.before("removedFeedItemId"))
            .beside(
                Some(0),
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_viewer(ctx, number).await
                }),
            )
            .found(),
    )
}

static REPORT_FEED_ITEM_ASKING: Asking = Asking {
    operation: Operation::ReportFeedItem,
    inputs: &[
        Input {
            argument: "itemType",
            wire: "type",
            place: InputPlace::Path,
            kind: InputKind::Word(&crate::graph::feed::FEED_ITEM_TYPE_WORDS),
        },
        Input {
            argument: "itemId",
            wire: "id",
            place: InputPlace::Path,
            kind: InputKind::Id("anything"),
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
    answer: report_feed_item,
};

static REPORT_FEED_ITEM_INPUT_TABLE: InputTable = InputTable {
    name: "ReportFeedItemInput",
    description: "Input of `reportFeedItem`.",
    fields: &[
        Argument {
            name: "itemType",
            description: "What it is.",
            ty: "FeedItemType!",
            default: None,
        },
        Argument {
            name: "itemId",
            description: "Id of the thing.",
            ty: "ID!",
            default: None,
        },
        Argument {
            name: "reason",
            description: "In the reporter's words. What goes beyond 1,000 characters is cut off.",
            ty: "String!",
            default: None,
        },
    ],
    types: &[|registry| crate::graph::feed::FEED_ITEM_TYPE_WORDS.register(registry)],
};

static REPORT_FEED_ITEM_PAYLOAD: Object = Object {
    name: "ReportFeedItemPayload",
    description: "Result of `reportFeedItem`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "report",
            description: "The feed item report after the change.",
            ty: "FeedItemReport",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::feed::FEED_ITEM_REPORT),
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
    types: &[|registry| register_object(registry, &crate::graph::feed::FEED_ITEM_REPORT)],
};

fn report_feed_item(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::feed::FeedItemReportedResponse = ask.made()?;
    Ok(
        Shown::of(&REPORT_FEED_ITEM_PAYLOAD)
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

static TOGGLE_FEED_LIKE_ASKING: Asking = Asking {
    operation: Operation::ToggleFeedLike,
    inputs: &[
        Input {
            argument: "targetType",
            wire: "target_type",
            place: InputPlace::Body,
            kind: InputKind::Word(&crate::graph::feed::FEED_ITEM_TYPE_WORDS),
        },
        Input {
            argument: "targetId",
            wire: "target_id",
            place: InputPlace::Body,
            kind: InputKind::Id("anything"),
        },
    ],
    before: &[],
    keep: None,
    total: None,
    answer: toggle_feed_like,
};

static TOGGLE_FEED_LIKE_INPUT_TABLE: InputTable = InputTable {
    name: "ToggleFeedLikeInput",
    description: "Input of `toggleFeedLike`.",
    fields: &[
        Argument {
            name: "targetType",
            description: "What it is.",
            ty: "FeedItemType!",
            default: None,
        },
        Argument {
            name: "targetId",
            description: "Id of the thing.",
            ty: "ID!",
            default: None,
        },
    ],
    types: &[|registry| crate::graph::feed::FEED_ITEM_TYPE_WORDS.register(registry)],
};

static TOGGLE_FEED_LIKE_PAYLOAD: Object = Object {
    name: "ToggleFeedLikePayload",
    description: "Result of `toggleFeedLike`.",
    interfaces: &[],
    fields: &[
        Field {
            name: "like",
            description: "The feed like after the change.",
            ty: "FeedLike",
            arguments: &[],
            cost: None,
            source: Source::Rows(&crate::graph::feed::FEED_LIKE),
        },
        Field {
            name: "item",
            description: "What is liked, or not any more.",
            ty: "FeedItem",
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
        |registry| register_object(registry, &crate::graph::feed::FEED_LIKE),
        |registry| register_object(registry, &crate::graph::feed::FEED_ITEM),
    ],
};

fn toggle_feed_like(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::feed::FeedLikeResponse = ask.made()?;
    let item = numbered(&answer.data.activity_id);
    Ok(
        Shown::of(&TOGGLE_FEED_LIKE_PAYLOAD)
            .with(IntoFound::into_found(answer.data))
            .beside(
                item,
                |ctx, number| Box::pin(async move {
                    crate::graph::edges(ctx)?.find_feed_item(ctx, number).await
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

static GET_FEED_SIDEBAR_ASKING: Asking = Asking {
    operation: Operation::GetFeedSidebar,
    inputs: &[],
    before: &[],
    keep: None,
    total: None,
    answer: get_feed_sidebar,
};

fn get_feed_sidebar(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::feed::FeedSidebarResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static LIST_TRENDING_HASHTAGS_ASKING: Asking = Asking {
    operation: Operation::ListTrendingHashtags,
    inputs: &[
        Input {
            argument: "days",
            wire: "days",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
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
    answer: list_trending_hashtags,
};

fn list_trending_hashtags(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::feed::FeedHashtagsResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static SEARCH_HASHTAGS_ASKING: Asking = Asking {
    operation: Operation::SearchHashtags,
    inputs: &[
        Input {
            argument: "q",
            wire: "q",
            place: InputPlace::Query,
            kind: InputKind::Plain,
        },
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
    answer: search_hashtags,
};

fn search_hashtags(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::feed::FeedHashtagsResponse = ask.made()?;
    Ok(IntoFound::into_found(answer.data))
}

static LIST_FEED_OF_HASHTAG_ASKING: Asking = Asking {
    operation: Operation::ListFeedOfHashtag,
    inputs: &[
        Input {
            argument: "tag",
            wire: "tag",
            place: InputPlace::Path,
            kind: InputKind::Plain,
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
    answer: list_feed_of_hashtag,
};

fn list_feed_of_hashtag(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::feed::FeedPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.activity_id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}

static LIST_SCHEDULED_FEED_POSTS_ASKING: Asking = Asking {
    operation: Operation::ListScheduledFeedPosts,
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
    answer: list_scheduled_feed_posts,
};

fn list_scheduled_feed_posts(mut ask: Ask) -> async_graphql::Result<Found> {
    let answer: crate::feed::FeedPage = ask.made()?;
    let rows = answer.data.into_iter().map(|row| (ask.cursor(row.activity_id), row));
    let (before, behind) = ask.beside(answer.meta.has_more);
    let page = Page::new(rows, before, behind);
    Ok(IntoFound::into_found(page))
}
