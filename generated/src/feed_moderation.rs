// Made from contract/areas/feed_moderation.yaml by codegen; edit the contract instead.

//! The area `feed_moderation`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, Parameter, Read, Rejection, Reply, Served, Work,
};

/// What the gateway answers in the area `feed_moderation`: one method an operation.
pub trait FeedModerationApi: Area {
    /// What stands in the feed, for staff
    ///
    /// `GET /api/v2/admin/feed/posts`
    ///
    /// For brokers and administrators: the newest first, hidden or not. Posts that are for their author alone or for connections are there only while they are reported or hidden.
    fn list_feed_for_staff(
        &self,
        call: Self::Call,
        query: ListFeedForStaffQuery,
    ) -> impl Future<Output = Result<ModeratedFeedPage, Self::Failure>> + Send;

    /// Take a thing out of the feed
    ///
    /// `POST /api/v2/admin/feed/posts/{id}/hide`
    ///
    /// For brokers and administrators: nobody sees it in the feed any more, and its author is told why. Reports about it are settled. Hiding twice changes nothing. 404 `NOT_FOUND` for what is not in the feed, 403 `FORBIDDEN` for the caller's own.
    fn hide_feed_item(
        &self,
        call: Self::Call,
        path: HideFeedItemPath,
        body: DecideFeedItemBody,
    ) -> impl Future<Output = Result<ModeratedFeedItemResponse, Self::Failure>> + Send;

    /// Let a thing stand in the feed
    ///
    /// `POST /api/v2/admin/feed/posts/{id}/approve`
    ///
    /// For brokers and administrators: what was hidden is shown again, and its author is told; reports about it are settled. 404 `NOT_FOUND` for what is not in the feed, 403 `FORBIDDEN` for the caller's own.
    fn approve_feed_item(
        &self,
        call: Self::Call,
        path: ApproveFeedItemPath,
    ) -> impl Future<Output = Result<ModeratedFeedItemResponse, Self::Failure>> + Send;

    /// Those of the `ModeratedFeedItem` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn moderated_feed_item_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<ModeratedFeedItem>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: FeedModerationApi>() -> [Served<A>; 3] {
    [
        (Operation::ListFeedForStaff, list_feed_for_staff::<A>),
        (Operation::HideFeedItem, hide_feed_item::<A>),
        (Operation::ApproveFeedItem, approve_feed_item::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 3] {
    [
        (
            Operation::ListFeedForStaff,
            |asked| list_feed_for_staff_input(asked).map(drop),
        ),
        (Operation::HideFeedItem, |asked| hide_feed_item_input(asked).map(drop)),
        (Operation::ApproveFeedItem, |asked| approve_feed_item_input(asked).map(drop)),
    ]
}

fn list_feed_for_staff_input(
    asked: &mut Asked,
) -> Result<ListFeedForStaffQuery, Rejection> {
    let query: ListFeedForStaffQuery = asked.query(&LIST_FEED_FOR_STAFF_QUERY)?;
    Ok(query)
}

fn list_feed_for_staff<A: FeedModerationApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_feed_for_staff_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_feed_for_staff(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn hide_feed_item_input(
    asked: &mut Asked,
) -> Result<(HideFeedItemPath, DecideFeedItemBody), Rejection> {
    let path: HideFeedItemPath = asked.path(&HIDE_FEED_ITEM_PATH)?;
    let body: DecideFeedItemBody = asked.body(false)?;
    Ok((path, body))
}

fn hide_feed_item<A: FeedModerationApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = hide_feed_item_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().hide_feed_item(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn approve_feed_item_input(asked: &mut Asked) -> Result<ApproveFeedItemPath, Rejection> {
    let path: ApproveFeedItemPath = asked.path(&APPROVE_FEED_ITEM_PATH)?;
    Ok(path)
}

fn approve_feed_item<A: FeedModerationApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = approve_feed_item_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().approve_feed_item(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_FEED_FOR_STAFF_QUERY: [Parameter; 6] = [
    Parameter {
        name: "type",
        kind: Kind::Word(&["post", "listing", "event", "review", "badge_earned"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "user_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "is_hidden",
        kind: Kind::Boolean,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "is_reported",
        kind: Kind::Boolean,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "per_page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static HIDE_FEED_ITEM_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static APPROVE_FEED_ITEM_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

/// The path parameters of `POST /api/v2/admin/feed/posts/{id}/approve`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ApproveFeedItemPath {
    /// Id of the line in the feed.
    pub id: i64,
}

/// Why.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct DecideFeedItemBody {
    /// What its author is told, if anything.
    pub reason: Option<String>,
}

/// The path parameters of `POST /api/v2/admin/feed/posts/{id}/hide`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct HideFeedItemPath {
    /// Id of the line in the feed.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/admin/feed/posts`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListFeedForStaffQuery {
    /// The type.
    #[serde(rename = "type")]
    pub type_: Option<crate::feed::FeedItemType>,
    /// Only by this member.
    pub user_id: Option<i64>,
    /// Only what staff have hidden, or only what they have not.
    pub is_hidden: Option<bool>,
    /// Only what reports wait about, or only the rest.
    pub is_reported: Option<bool>,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListFeedForStaffQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            is_hidden: Default::default(),
            is_reported: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
            type_: Default::default(),
            user_id: Default::default(),
        }
    }
}

/// A thing in the feed, as staff see it.
#[derive(Clone, Debug, Serialize)]
pub struct ModeratedFeedItem {
    /// Id of its line in the feed.
    pub activity_id: i64,
    /// Id of the post, listing, event, review or badge.
    pub id: i64,
    /// The type.
    #[serde(rename = "type")]
    pub type_: crate::feed::FeedItemType,
    /// Whose it is.
    pub user_id: i64,
    /// The author's name as far as the caller may see it.
    pub user_name: String,
    /// Absolute address of the author's picture.
    pub user_avatar: Option<String>,
    /// Title or text, the first 500 characters. Null for what has none.
    pub content: Option<String>,
    /// The pictures of a post in their order. Empty for other things.
    pub media: Vec<crate::feed::FeedMedia>,
    /// How many members like it.
    pub likes_count: i64,
    /// How many comments there are.
    pub comments_count: i64,
    /// How many reports wait.
    pub reports_count: i64,
    /// What is wrong with it, in the words of reports that wait; the first twenty.
    pub reasons: Vec<String>,
    /// Whether staff have hidden it.
    pub is_hidden: bool,
    /// When it came into the feed.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// A thing in the feed.
#[derive(Clone, Debug, Serialize)]
pub struct ModeratedFeedItemResponse {
    /// The data.
    pub data: ModeratedFeedItem,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// One page of the feed.
#[derive(Clone, Debug, Serialize)]
pub struct ModeratedFeedPage {
    /// The newest first.
    pub data: Vec<ModeratedFeedItem>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// What the contract puts in place of a field that is left out.
#[allow(clippy::unwrap_used, reason = "every default was checked against its schema")]
pub mod defaults {
    pub(super) fn default_u64<T, const V: u64>() -> T
    where
        T: TryFrom<u64>,
        <T as std::convert::TryFrom<u64>>::Error: std::fmt::Debug,
    {
        T::try_from(V).unwrap()
    }
}
