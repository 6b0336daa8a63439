// Made from contract/areas/group_announcements.yaml by codegen; edit the contract instead.

//! The area `group_announcements`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, NoContent, Parameter, Read, Rejection, Reply, Served, Work,
};

/// What the gateway answers in the area `group_announcements`: one method an operation.
pub trait GroupAnnouncementsApi: Area {
    /// List a group's announcements
    ///
    /// `GET /api/v2/groups/{id}/announcements`
    ///
    /// Pinned ones first, then by priority, then the newest. For active members, for owner and administrators of the group, and for administrators of the community: 403 `FORBIDDEN` for others; 404 `NOT_FOUND` when there is no such group that the caller may see; 403 `FEATURE_DISABLED` when the community has switched announcements off. A cursor that was not given out for this community, group and filters is 422 `INVALID_CURSOR`. `data.cursor` and `data.has_more` say the same as `meta`.
    fn list_group_announcements(
        &self,
        call: Self::Call,
        path: ListGroupAnnouncementsPath,
        query: ListGroupAnnouncementsQuery,
    ) -> impl Future<Output = Result<GroupAnnouncementPage, Self::Failure>> + Send;

    /// Announce something to a group
    ///
    /// `POST /api/v2/groups/{id}/announcements`
    ///
    /// Members are told. Title and text are kept as typed: clients escape them when they show them. Owner and administrators of the group, and administrators of the community, may: 403 `FORBIDDEN` for others, 404 `NOT_FOUND` when there is no such group that the caller may see, 409 `GROUP_UNAVAILABLE` when it is not active, 403 `FEATURE_DISABLED` when the community has switched announcements off. 422 `VALIDATION_ERROR` when nothing is left of title or text, and on `expires_at` for a time that has passed. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`.
    fn create_group_announcement(
        &self,
        call: Self::Call,
        path: CreateGroupAnnouncementPath,
        body: CreateGroupAnnouncementBody,
    ) -> impl Future<Output = Result<GroupAnnouncementResponse, Self::Failure>> + Send;

    /// Change an announcement
    ///
    /// `PUT /api/v2/groups/{id}/announcements/{announcementId}`
    ///
    /// What is absent stays; null takes away `expires_at`. Nobody is told. Who may is as for announcing. 404 `NOT_FOUND` when the group has no such announcement; 422 `VALIDATION_ERROR` as for announcing.
    fn update_group_announcement(
        &self,
        call: Self::Call,
        path: UpdateGroupAnnouncementPath,
        body: UpdateGroupAnnouncementBody,
    ) -> impl Future<Output = Result<GroupAnnouncementResponse, Self::Failure>> + Send;

    /// Delete an announcement
    ///
    /// `DELETE /api/v2/groups/{id}/announcements/{announcementId}`
    ///
    /// Who may is as for announcing. 404 `NOT_FOUND` when the group has no such announcement.
    fn delete_group_announcement(
        &self,
        call: Self::Call,
        path: DeleteGroupAnnouncementPath,
    ) -> impl Future<Output = Result<NoContent, Self::Failure>> + Send;

    /// Those of the `GroupAnnouncement` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn group_announcement_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<GroupAnnouncement>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: GroupAnnouncementsApi>() -> [Served<A>; 4] {
    [
        (Operation::ListGroupAnnouncements, list_group_announcements::<A>),
        (Operation::CreateGroupAnnouncement, create_group_announcement::<A>),
        (Operation::UpdateGroupAnnouncement, update_group_announcement::<A>),
        (Operation::DeleteGroupAnnouncement, delete_group_announcement::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 4] {
    [
        (
            Operation::ListGroupAnnouncements,
            |asked| list_group_announcements_input(asked).map(drop),
        ),
        (
            Operation::CreateGroupAnnouncement,
            |asked| create_group_announcement_input(asked).map(drop),
        ),
        (
            Operation::UpdateGroupAnnouncement,
            |asked| update_group_announcement_input(asked).map(drop),
        ),
        (
            Operation::DeleteGroupAnnouncement,
            |asked| delete_group_announcement_input(asked).map(drop),
        ),
    ]
}

fn list_group_announcements_input(
    asked: &mut Asked,
) -> Result<(ListGroupAnnouncementsPath, ListGroupAnnouncementsQuery), Rejection> {
    let path: ListGroupAnnouncementsPath = asked.path(&LIST_GROUP_ANNOUNCEMENTS_PATH)?;
    let query: ListGroupAnnouncementsQuery = asked
        .query(&LIST_GROUP_ANNOUNCEMENTS_QUERY)?;
    Ok((path, query))
}

fn list_group_announcements<A: GroupAnnouncementsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = list_group_announcements_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default()
                    .list_group_announcements(call, path, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_group_announcement_input(
    asked: &mut Asked,
) -> Result<(CreateGroupAnnouncementPath, CreateGroupAnnouncementBody), Rejection> {
    let path: CreateGroupAnnouncementPath = asked.path(&CREATE_GROUP_ANNOUNCEMENT_PATH)?;
    let body: CreateGroupAnnouncementBody = asked.body(true)?;
    Ok((path, body))
}

fn create_group_announcement<A: GroupAnnouncementsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = create_group_announcement_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .create_group_announcement(call, path, body)
                    .await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn update_group_announcement_input(
    asked: &mut Asked,
) -> Result<(UpdateGroupAnnouncementPath, UpdateGroupAnnouncementBody), Rejection> {
    let path: UpdateGroupAnnouncementPath = asked.path(&UPDATE_GROUP_ANNOUNCEMENT_PATH)?;
    let body: UpdateGroupAnnouncementBody = asked.body(true)?;
    Ok((path, body))
}

fn update_group_announcement<A: GroupAnnouncementsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = update_group_announcement_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .update_group_announcement(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn delete_group_announcement_input(
    asked: &mut Asked,
) -> Result<DeleteGroupAnnouncementPath, Rejection> {
    let path: DeleteGroupAnnouncementPath = asked.path(&DELETE_GROUP_ANNOUNCEMENT_PATH)?;
    Ok(path)
}

fn delete_group_announcement<A: GroupAnnouncementsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = delete_group_announcement_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().delete_group_announcement(call, path).await?;
                Ok(answer.into_reply(204))
            })
        }),
    )
}

static LIST_GROUP_ANNOUNCEMENTS_PATH: [Parameter; 1] = [
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

static LIST_GROUP_ANNOUNCEMENTS_QUERY: [Parameter; 4] = [
    Parameter {
        name: "limit",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "include_expired",
        kind: Kind::Boolean,
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "pinned",
        kind: Kind::Boolean,
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

static CREATE_GROUP_ANNOUNCEMENT_PATH: [Parameter; 1] = [
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

static UPDATE_GROUP_ANNOUNCEMENT_PATH: [Parameter; 2] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "announcementId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static DELETE_GROUP_ANNOUNCEMENT_PATH: [Parameter; 2] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "announcementId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

/// What to announce.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateGroupAnnouncementBody {
    /// One line, kept as typed.
    pub title: String,
    /// The text, kept as typed.
    pub content: String,
    /// Whether it stands above the others.
    #[serde(default)]
    pub is_pinned: bool,
    /// The higher stands first.
    #[serde(default)]
    pub priority: i64,
    /// When it expires; never by default.
    pub expires_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// The path parameters of `POST /api/v2/groups/{id}/announcements`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateGroupAnnouncementPath {
    /// Id of the group.
    pub id: i64,
}

/// The path parameters of `DELETE /api/v2/groups/{id}/announcements/{announcementId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeleteGroupAnnouncementPath {
    /// Id of the group.
    pub id: i64,
    /// Id of the announcement.
    #[serde(rename = "announcementId")]
    pub announcement_id: i64,
}

/// What those who administer a group announce to its members.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GroupAnnouncement {
    /// Id of the announcement.
    pub id: i64,
    /// Id of the group.
    pub group_id: i64,
    /// Plain text, one line.
    pub title: String,
    /// Plain text.
    pub content: String,
    /// Whether it stands above the others.
    pub is_pinned: bool,
    /// Among pinned ones, and among the others, the higher stands first.
    pub priority: i64,
    /// Whether it has expired.
    pub is_expired: bool,
    /// Who wrote it.
    pub author_id: i64,
    /// Who wrote it. Null if they are gone.
    #[serde(deserialize_with = "Option::deserialize")]
    pub author: Option<crate::group_discussions::GroupAuthor>,
    /// When it was written.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it was changed last.
    pub updated_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it expires. Null if never.
    #[serde(deserialize_with = "Option::deserialize")]
    pub expires_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// Announcements, and how the list goes on.
#[derive(Clone, Debug, Serialize)]
pub struct GroupAnnouncementList {
    /// Announcements: pinned ones first, then by priority, then the newest.
    pub items: Vec<GroupAnnouncement>,
    /// The same as `meta.cursor`. Null on the last page.
    pub cursor: Option<String>,
    /// The same as `meta.has_more`.
    pub has_more: bool,
}

/// One page of announcements.
#[derive(Clone, Debug, Serialize)]
pub struct GroupAnnouncementPage {
    /// The data.
    pub data: GroupAnnouncementList,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// An announcement.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GroupAnnouncementResponse {
    /// The data.
    pub data: GroupAnnouncement,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The path parameters of `GET /api/v2/groups/{id}/announcements`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListGroupAnnouncementsPath {
    /// Id of the group.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/groups/{id}/announcements`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListGroupAnnouncementsQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub limit: i64,
    /// Whether to list those, too, that have expired. Anything but a yes is a no.
    #[serde(default)]
    pub include_expired: bool,
    /// Whether to list only those that are pinned. Anything but a yes is a no.
    #[serde(default)]
    pub pinned: bool,
    /// Opaque, from `meta.cursor` of the page before, asked for with the same filters. Any other text is 422 `INVALID_CURSOR`.
    pub cursor: Option<String>,
}

impl std::default::Default for ListGroupAnnouncementsQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            include_expired: Default::default(),
            limit: defaults::default_u64::<i64, 20>(),
            pinned: Default::default(),
        }
    }
}

/// What to change of an announcement.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct UpdateGroupAnnouncementBody {
    /// One line, kept as typed.
    pub title: Option<String>,
    /// The text, kept as typed.
    pub content: Option<String>,
    /// Whether it stands above the others.
    pub is_pinned: Option<bool>,
    /// The higher stands first.
    pub priority: Option<i64>,
    /// When it expires. Null for never.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub expires_at: Option<Option<chrono::DateTime<chrono::offset::Utc>>>,
}

/// The path parameters of `PUT /api/v2/groups/{id}/announcements/{announcementId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UpdateGroupAnnouncementPath {
    /// Id of the group.
    pub id: i64,
    /// Id of the announcement.
    #[serde(rename = "announcementId")]
    pub announcement_id: i64,
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
