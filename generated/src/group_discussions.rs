// Made from contract/areas/group_discussions.yaml by codegen; edit the contract instead.

//! The area `group_discussions`: types, trait and routes.
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

/// What the gateway answers in the area `group_discussions`: one method an operation.
pub trait GroupDiscussionsApi: Area {
    /// List a group's discussions
    ///
    /// `GET /api/v2/groups/{id}/discussions`
    ///
    /// Pinned ones first, then the newest. For active members, for owner and administrators of the group, and for administrators of the community: 403 `FORBIDDEN` for others; 404 `NOT_FOUND` when there is no such group that the caller may see; 403 `FEATURE_DISABLED` when the community has switched discussions off. A cursor that was not given out for this community and group is 422 `INVALID_CURSOR`.
    fn list_group_discussions(
        &self,
        call: Self::Call,
        path: ListGroupDiscussionsPath,
        query: ListGroupDiscussionsQuery,
    ) -> impl Future<Output = Result<GroupDiscussionPage, Self::Failure>> + Send;

    /// Start a discussion
    ///
    /// `POST /api/v2/groups/{id}/discussions`
    ///
    /// Members are told. Title and text are kept as typed: clients escape them when they show them. For active members: 403 `FORBIDDEN` for others, 404 `NOT_FOUND` when there is no such group that the caller may see, 409 `GROUP_UNAVAILABLE` when it is not active, 403 `FEATURE_DISABLED` when the community has switched discussions off. 422 `VALIDATION_ERROR` when nothing is left of title or text. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`.
    fn create_group_discussion(
        &self,
        call: Self::Call,
        path: CreateGroupDiscussionPath,
        body: CreateGroupDiscussionBody,
    ) -> impl Future<Output = Result<GroupDiscussionResponse, Self::Failure>> + Send;

    /// Read a discussion
    ///
    /// `GET /api/v2/groups/{id}/discussions/{discussionId}`
    ///
    /// The discussion and a page of its replies, oldest first. Who may is as for the list; 404 `NOT_FOUND` when the group has no such discussion. A cursor that was not given out for this community and discussion is 422 `INVALID_CURSOR`.
    fn get_group_discussion(
        &self,
        call: Self::Call,
        path: GetGroupDiscussionPath,
        query: GetGroupDiscussionQuery,
    ) -> impl Future<
        Output = Result<GroupDiscussionThreadResponse, Self::Failure>,
    > + Send;

    /// Change a discussion
    ///
    /// `PUT /api/v2/groups/{id}/discussions/{discussionId}`
    ///
    /// What is absent stays. Its author changes title and text while they belong to the group; owner and administrators of the group, and administrators of the community, pin it: 403 `FORBIDDEN` for anything else. 404 `NOT_FOUND` when the group has no such discussion; 409 `GROUP_UNAVAILABLE` when the group is not active.
    fn update_group_discussion(
        &self,
        call: Self::Call,
        path: UpdateGroupDiscussionPath,
        body: UpdateGroupDiscussionBody,
    ) -> impl Future<Output = Result<GroupDiscussionResponse, Self::Failure>> + Send;

    /// Delete a discussion
    ///
    /// `DELETE /api/v2/groups/{id}/discussions/{discussionId}`
    ///
    /// With its replies. Its author may while they belong to the group, and so may owner and administrators of the group, and administrators of the community: 403 `FORBIDDEN` for others. 404 `NOT_FOUND` when the group has no such discussion.
    fn delete_group_discussion(
        &self,
        call: Self::Call,
        path: DeleteGroupDiscussionPath,
    ) -> impl Future<Output = Result<NoContent, Self::Failure>> + Send;

    /// Reply in a discussion
    ///
    /// `POST /api/v2/groups/{id}/discussions/{discussionId}/messages`
    ///
    /// Its author, and whoever has replied before, are told. For active members: 403 `FORBIDDEN` for others. 404 `NOT_FOUND` when the group has no such discussion; 409 `GROUP_UNAVAILABLE` when the group is not active. 422 `VALIDATION_ERROR` when nothing is left of the text. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`.
    fn reply_to_group_discussion(
        &self,
        call: Self::Call,
        path: ReplyToGroupDiscussionPath,
        body: GroupDiscussionReplyBody,
    ) -> impl Future<
        Output = Result<GroupDiscussionReplyResponse, Self::Failure>,
    > + Send;

    /// Delete a reply
    ///
    /// `DELETE /api/v2/groups/{id}/discussions/{discussionId}/messages/{replyId}`
    ///
    /// Its author may while they belong to the group, and so may owner and administrators of the group, and administrators of the community: 403 `FORBIDDEN` for others. 404 `NOT_FOUND` when the discussion has no such reply.
    fn delete_group_discussion_reply(
        &self,
        call: Self::Call,
        path: DeleteGroupDiscussionReplyPath,
    ) -> impl Future<Output = Result<NoContent, Self::Failure>> + Send;

    /// Those of the `GroupDiscussion` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn group_discussion_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<GroupDiscussion>, Self::Failure>> + Send;

    /// Those of the `GroupDiscussionReply` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn group_discussion_reply_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<GroupDiscussionReply>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: GroupDiscussionsApi>() -> [Served<A>; 7] {
    [
        (Operation::ListGroupDiscussions, list_group_discussions::<A>),
        (Operation::CreateGroupDiscussion, create_group_discussion::<A>),
        (Operation::GetGroupDiscussion, get_group_discussion::<A>),
        (Operation::UpdateGroupDiscussion, update_group_discussion::<A>),
        (Operation::DeleteGroupDiscussion, delete_group_discussion::<A>),
        (Operation::ReplyToGroupDiscussion, reply_to_group_discussion::<A>),
        (Operation::DeleteGroupDiscussionReply, delete_group_discussion_reply::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 7] {
    [
        (
            Operation::ListGroupDiscussions,
            |asked| list_group_discussions_input(asked).map(drop),
        ),
        (
            Operation::CreateGroupDiscussion,
            |asked| create_group_discussion_input(asked).map(drop),
        ),
        (
            Operation::GetGroupDiscussion,
            |asked| get_group_discussion_input(asked).map(drop),
        ),
        (
            Operation::UpdateGroupDiscussion,
            |asked| update_group_discussion_input(asked).map(drop),
        ),
        (
            Operation::DeleteGroupDiscussion,
            |asked| delete_group_discussion_input(asked).map(drop),
        ),
        (
            Operation::ReplyToGroupDiscussion,
            |asked| reply_to_group_discussion_input(asked).map(drop),
        ),
        (
            Operation::DeleteGroupDiscussionReply,
            |asked| delete_group_discussion_reply_input(asked).map(drop),
        ),
    ]
}

fn list_group_discussions_input(
    asked: &mut Asked,
) -> Result<(ListGroupDiscussionsPath, ListGroupDiscussionsQuery), Rejection> {
    let path: ListGroupDiscussionsPath = asked.path(&LIST_GROUP_DISCUSSIONS_PATH)?;
    let query: ListGroupDiscussionsQuery = asked.query(&LIST_GROUP_DISCUSSIONS_QUERY)?;
    Ok((path, query))
}

fn list_group_discussions<A: GroupDiscussionsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = list_group_discussions_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default()
                    .list_group_discussions(call, path, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_group_discussion_input(
    asked: &mut Asked,
) -> Result<(CreateGroupDiscussionPath, CreateGroupDiscussionBody), Rejection> {
    let path: CreateGroupDiscussionPath = asked.path(&CREATE_GROUP_DISCUSSION_PATH)?;
    let body: CreateGroupDiscussionBody = asked.body(true)?;
    Ok((path, body))
}

fn create_group_discussion<A: GroupDiscussionsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = create_group_discussion_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .create_group_discussion(call, path, body)
                    .await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn get_group_discussion_input(
    asked: &mut Asked,
) -> Result<(GetGroupDiscussionPath, GetGroupDiscussionQuery), Rejection> {
    let path: GetGroupDiscussionPath = asked.path(&GET_GROUP_DISCUSSION_PATH)?;
    let query: GetGroupDiscussionQuery = asked.query(&GET_GROUP_DISCUSSION_QUERY)?;
    Ok((path, query))
}

fn get_group_discussion<A: GroupDiscussionsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = get_group_discussion_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default().get_group_discussion(call, path, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn update_group_discussion_input(
    asked: &mut Asked,
) -> Result<(UpdateGroupDiscussionPath, UpdateGroupDiscussionBody), Rejection> {
    let path: UpdateGroupDiscussionPath = asked.path(&UPDATE_GROUP_DISCUSSION_PATH)?;
    let body: UpdateGroupDiscussionBody = asked.body(true)?;
    Ok((path, body))
}

fn update_group_discussion<A: GroupDiscussionsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = update_group_discussion_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .update_group_discussion(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn delete_group_discussion_input(
    asked: &mut Asked,
) -> Result<DeleteGroupDiscussionPath, Rejection> {
    let path: DeleteGroupDiscussionPath = asked.path(&DELETE_GROUP_DISCUSSION_PATH)?;
    Ok(path)
}

fn delete_group_discussion<A: GroupDiscussionsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = delete_group_discussion_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().delete_group_discussion(call, path).await?;
                Ok(answer.into_reply(204))
            })
        }),
    )
}

fn reply_to_group_discussion_input(
    asked: &mut Asked,
) -> Result<(ReplyToGroupDiscussionPath, GroupDiscussionReplyBody), Rejection> {
    let path: ReplyToGroupDiscussionPath = asked.path(&REPLY_TO_GROUP_DISCUSSION_PATH)?;
    let body: GroupDiscussionReplyBody = asked.body(true)?;
    Ok((path, body))
}

fn reply_to_group_discussion<A: GroupDiscussionsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = reply_to_group_discussion_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .reply_to_group_discussion(call, path, body)
                    .await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn delete_group_discussion_reply_input(
    asked: &mut Asked,
) -> Result<DeleteGroupDiscussionReplyPath, Rejection> {
    let path: DeleteGroupDiscussionReplyPath = asked
        .path(&DELETE_GROUP_DISCUSSION_REPLY_PATH)?;
    Ok(path)
}

fn delete_group_discussion_reply<A: GroupDiscussionsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = delete_group_discussion_reply_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .delete_group_discussion_reply(call, path)
                    .await?;
                Ok(answer.into_reply(204))
            })
        }),
    )
}

static LIST_GROUP_DISCUSSIONS_PATH: [Parameter; 1] = [
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

static LIST_GROUP_DISCUSSIONS_QUERY: [Parameter; 2] = [
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

static CREATE_GROUP_DISCUSSION_PATH: [Parameter; 1] = [
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

static GET_GROUP_DISCUSSION_PATH: [Parameter; 2] = [
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
        name: "discussionId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static GET_GROUP_DISCUSSION_QUERY: [Parameter; 2] = [
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

static UPDATE_GROUP_DISCUSSION_PATH: [Parameter; 2] = [
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
        name: "discussionId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static DELETE_GROUP_DISCUSSION_PATH: [Parameter; 2] = [
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
        name: "discussionId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static REPLY_TO_GROUP_DISCUSSION_PATH: [Parameter; 2] = [
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
        name: "discussionId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static DELETE_GROUP_DISCUSSION_REPLY_PATH: [Parameter; 3] = [
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
        name: "discussionId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "replyId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

/// A discussion to start.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateGroupDiscussionBody {
    /// One line, kept as typed.
    pub title: String,
    /// The text, kept as typed.
    pub content: String,
}

/// The path parameters of `POST /api/v2/groups/{id}/discussions`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateGroupDiscussionPath {
    /// Id of the group.
    pub id: i64,
}

/// The path parameters of `DELETE /api/v2/groups/{id}/discussions/{discussionId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeleteGroupDiscussionPath {
    /// Id of the group.
    pub id: i64,
    /// Id of the discussion.
    #[serde(rename = "discussionId")]
    pub discussion_id: i64,
}

/// The path parameters of `DELETE /api/v2/groups/{id}/discussions/{discussionId}/messages/{replyId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeleteGroupDiscussionReplyPath {
    /// Id of the group.
    pub id: i64,
    /// Id of the discussion.
    #[serde(rename = "discussionId")]
    pub discussion_id: i64,
    /// Id of the reply.
    #[serde(rename = "replyId")]
    pub reply_id: i64,
}

/// The path parameters of `GET /api/v2/groups/{id}/discussions/{discussionId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetGroupDiscussionPath {
    /// Id of the group.
    pub id: i64,
    /// Id of the discussion.
    #[serde(rename = "discussionId")]
    pub discussion_id: i64,
}

/// The query parameters of `GET /api/v2/groups/{id}/discussions/{discussionId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetGroupDiscussionQuery {
    /// Replies on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 50>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. Any other text is 422 `INVALID_CURSOR`.
    pub cursor: Option<String>,
}

impl std::default::Default for GetGroupDiscussionQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 50>(),
        }
    }
}

/// Who wrote something in a group.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GroupAuthor {
    /// Id of the member.
    pub id: i64,
    /// Name to show: the organisation's name, else the person's as far as the viewer may see it.
    pub name: String,
    /// Absolute address of the picture.
    #[serde(deserialize_with = "Option::deserialize")]
    pub avatar_url: Option<String>,
}

/// A question or a topic that members of a group discuss.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GroupDiscussion {
    /// Id of the discussion.
    pub id: i64,
    /// Id of the group.
    pub group_id: i64,
    /// Plain text, one line.
    pub title: String,
    /// What it begins with: plain text.
    pub content: String,
    /// Who started it.
    pub author_id: i64,
    /// Who started it. Null if they are gone.
    #[serde(deserialize_with = "Option::deserialize")]
    pub author: Option<GroupAuthor>,
    /// How many replies there are.
    pub reply_count: i64,
    /// Whether it stands above the others.
    pub is_pinned: bool,
    /// When it was started.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When its title or text was changed last.
    pub updated_at: chrono::DateTime<chrono::offset::Utc>,
    /// When the last reply was written. Null if there is none.
    #[serde(deserialize_with = "Option::deserialize")]
    pub last_reply_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// One page of discussions.
#[derive(Clone, Debug, Serialize)]
pub struct GroupDiscussionPage {
    /// Discussions: pinned ones first, then the newest.
    pub data: Vec<GroupDiscussion>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// A reply in a discussion of a group.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GroupDiscussionReply {
    /// Id of the reply.
    pub id: i64,
    /// Id of the discussion.
    pub discussion_id: i64,
    /// Plain text.
    pub content: String,
    /// Who wrote it.
    pub author_id: i64,
    /// Who wrote it. Null if they are gone.
    #[serde(deserialize_with = "Option::deserialize")]
    pub author: Option<GroupAuthor>,
    /// Whether the caller wrote it.
    pub is_own: bool,
    /// When it was written.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// What to reply.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GroupDiscussionReplyBody {
    /// The text, kept as typed.
    pub content: String,
}

/// A reply.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GroupDiscussionReplyResponse {
    /// The data.
    pub data: GroupDiscussionReply,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A discussion.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GroupDiscussionResponse {
    /// The data.
    pub data: GroupDiscussion,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A discussion and a page of its replies.
#[derive(Clone, Debug, Serialize)]
pub struct GroupDiscussionThread {
    /// The discussion.
    pub discussion: GroupDiscussion,
    /// Replies, oldest first.
    pub messages: Vec<GroupDiscussionReply>,
}

/// A discussion and a page of its replies.
#[derive(Clone, Debug, Serialize)]
pub struct GroupDiscussionThreadResponse {
    /// The data.
    pub data: GroupDiscussionThread,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// The path parameters of `GET /api/v2/groups/{id}/discussions`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListGroupDiscussionsPath {
    /// Id of the group.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/groups/{id}/discussions`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListGroupDiscussionsQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. Any other text is 422 `INVALID_CURSOR`.
    pub cursor: Option<String>,
}

impl std::default::Default for ListGroupDiscussionsQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// The path parameters of `POST /api/v2/groups/{id}/discussions/{discussionId}/messages`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ReplyToGroupDiscussionPath {
    /// Id of the group.
    pub id: i64,
    /// Id of the discussion.
    #[serde(rename = "discussionId")]
    pub discussion_id: i64,
}

/// What to change of a discussion.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct UpdateGroupDiscussionBody {
    /// One line, kept as typed.
    pub title: Option<String>,
    /// The text, kept as typed.
    pub content: Option<String>,
    /// Whether it stands above the others.
    pub is_pinned: Option<bool>,
}

/// The path parameters of `PUT /api/v2/groups/{id}/discussions/{discussionId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UpdateGroupDiscussionPath {
    /// Id of the group.
    pub id: i64,
    /// Id of the discussion.
    #[serde(rename = "discussionId")]
    pub discussion_id: i64,
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
