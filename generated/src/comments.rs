// Made from contract/areas/comments.yaml by codegen; edit the contract instead.

//! The area `comments`: types, trait and routes.
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

/// What the gateway answers in the area `comments`: one method an operation.
pub trait CommentsApi: Area {
    /// Comments on a thing
    ///
    /// `GET /api/v2/comments`
    ///
    /// The oldest first, each with its replies; the first thousand. Comments of members from whom a block keeps the caller apart are left out, with what was replied to them. 400 `VALIDATION_REQUIRED_FIELD` on `target_type` and `target_id` unless they, or their other spellings, name the thing; 404 `RESOURCE_NOT_FOUND` for what is not there for the caller.
    fn list_comments(
        &self,
        call: Self::Call,
        query: ListCommentsQuery,
    ) -> impl Future<Output = Result<CommentTreeResponse, Self::Failure>> + Send;

    /// Comment on a thing
    ///
    /// `POST /api/v2/comments`
    ///
    /// Or reply to a comment. The text is kept as typed: clients escape it when they show it. Whose the thing is, and who is replied to, are told. 400 `VALIDATION_REQUIRED_FIELD` on `target_type`, `target_id` and `content` unless they, or their other spellings, are given; 404 `RESOURCE_NOT_FOUND` for what is not there for the caller; 422 `VALIDATION_ERROR` on `content` when nothing is left of it, and on `parent_id` for a comment that is not there, belongs to another thing or is the tenth in a row; 403 `SAFEGUARDING_CONTACT_RESTRICTED` or `VETTING_REQUIRED` where a safeguarding measure keeps the two apart. 409 `IDEMPOTENCY_IN_PROGRESS` and 422 `IDEMPOTENCY_KEY_REUSED` with an `Idempotency-Key`.
    fn create_comment(
        &self,
        call: Self::Call,
        body: CreateCommentBody,
    ) -> impl Future<Output = Result<CommentResponse, Self::Failure>> + Send;

    /// Change a comment
    ///
    /// `PUT /api/v2/comments/{id}`
    ///
    /// The caller's own. 400 `VALIDATION_REQUIRED_FIELD` on `content` without a text, 422 `VALIDATION_ERROR` on it when nothing is left of it; 403 `RESOURCE_FORBIDDEN` for a comment that is not theirs, not there, or on something that they do not see any more; 403 and 409 of safeguarding as for `createComment`.
    fn update_comment(
        &self,
        call: Self::Call,
        path: UpdateCommentPath,
        body: UpdateCommentBody,
    ) -> impl Future<Output = Result<CommentChangedResponse, Self::Failure>> + Send;

    /// Delete a comment
    ///
    /// `DELETE /api/v2/comments/{id}`
    ///
    /// The caller's own, or anybody's for brokers and administrators, with the replies to it. 403 `RESOURCE_FORBIDDEN` for a comment that is not theirs or not there.
    fn delete_comment(
        &self,
        call: Self::Call,
        path: DeleteCommentPath,
    ) -> impl Future<Output = Result<CommentDeletedResponse, Self::Failure>> + Send;

    /// Those of the `Comment` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn comment_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<Comment>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: CommentsApi>() -> [Served<A>; 4] {
    [
        (Operation::ListComments, list_comments::<A>),
        (Operation::CreateComment, create_comment::<A>),
        (Operation::UpdateComment, update_comment::<A>),
        (Operation::DeleteComment, delete_comment::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 4] {
    [
        (Operation::ListComments, |asked| list_comments_input(asked).map(drop)),
        (Operation::CreateComment, |asked| create_comment_input(asked).map(drop)),
        (Operation::UpdateComment, |asked| update_comment_input(asked).map(drop)),
        (Operation::DeleteComment, |asked| delete_comment_input(asked).map(drop)),
    ]
}

fn list_comments_input(asked: &mut Asked) -> Result<ListCommentsQuery, Rejection> {
    let query: ListCommentsQuery = asked.query(&LIST_COMMENTS_QUERY)?;
    Ok(query)
}

fn list_comments<A: CommentsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_comments_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_comments(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_comment_input(asked: &mut Asked) -> Result<CreateCommentBody, Rejection> {
    let body: CreateCommentBody = asked.body(true)?;
    Ok(body)
}

fn create_comment<A: CommentsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = create_comment_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().create_comment(call, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn update_comment_input(
    asked: &mut Asked,
) -> Result<(UpdateCommentPath, UpdateCommentBody), Rejection> {
    let path: UpdateCommentPath = asked.path(&UPDATE_COMMENT_PATH)?;
    let body: UpdateCommentBody = asked.body(true)?;
    Ok((path, body))
}

fn update_comment<A: CommentsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = update_comment_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().update_comment(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn delete_comment_input(asked: &mut Asked) -> Result<DeleteCommentPath, Rejection> {
    let path: DeleteCommentPath = asked.path(&DELETE_COMMENT_PATH)?;
    Ok(path)
}

fn delete_comment<A: CommentsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = delete_comment_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().delete_comment(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_COMMENTS_QUERY: [Parameter; 4] = [
    Parameter {
        name: "target_type",
        kind: Kind::Word(&["post", "listing", "event", "review", "badge_earned"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "target_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "commentable_type",
        kind: Kind::Word(&["post", "listing", "event", "review", "badge_earned"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "commentable_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static UPDATE_COMMENT_PATH: [Parameter; 1] = [
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

static DELETE_COMMENT_PATH: [Parameter; 1] = [
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

/// A comment on a thing in the feed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Comment {
    /// Id of the comment.
    pub id: i64,
    /// The comment that it replies to.
    #[serde(deserialize_with = "Option::deserialize")]
    pub parent_id: Option<i64>,
    /// Id of the line in the feed that it is about.
    pub activity_id: i64,
    /// Plain text.
    pub content: String,
    /// When it was written.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// Whether its text was changed.
    pub edited: bool,
    /// Whether the caller wrote it.
    pub is_own: bool,
    /// The author.
    pub author: CommentAuthor,
    /// The reactions.
    pub reactions: crate::reactions::ReactionCounts,
    /// How the caller reacted.
    pub user_reactions: Vec<crate::reactions::ReactionName>,
    /// Replies to it, the oldest first.
    pub replies: Vec<Comment>,
}

/// Who wrote a comment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CommentAuthor {
    /// Id of the member.
    pub id: i64,
    /// Name to show: the organisation's name, else the person's as far as the viewer may see it.
    pub name: String,
    /// Absolute address of the picture.
    #[serde(deserialize_with = "Option::deserialize")]
    pub avatar: Option<String>,
}

/// That a comment was changed.
#[derive(Clone, Debug, Serialize)]
pub struct CommentChanged {
    /// Id of the comment.
    pub id: i64,
    /// Its text.
    pub content: String,
    /// Always true.
    pub edited: bool,
    /// The comment.
    pub comment: Comment,
}

/// That a comment was changed.
#[derive(Clone, Debug, Serialize)]
pub struct CommentChangedResponse {
    /// The data.
    pub data: CommentChanged,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// That a comment is gone.
#[derive(Clone, Debug, Serialize)]
pub struct CommentDeleted {
    /// Always true.
    pub deleted: bool,
    /// Id of the comment.
    pub id: i64,
    /// How many went with it and itself.
    pub deleted_count: i64,
    /// Id of the line in the feed that it was about.
    pub activity_id: i64,
}

/// That a comment is gone.
#[derive(Clone, Debug, Serialize)]
pub struct CommentDeletedResponse {
    /// The data.
    pub data: CommentDeleted,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A comment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CommentResponse {
    /// The data.
    pub data: Comment,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Comments on a thing.
#[derive(Clone, Debug, Serialize)]
pub struct CommentTree {
    /// Those that reply to none, the oldest first.
    pub comments: Vec<Comment>,
    /// How many comments there are with all replies.
    pub count: i64,
}

/// Comments on a thing.
#[derive(Clone, Debug, Serialize)]
pub struct CommentTreeResponse {
    /// The data.
    pub data: CommentTree,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A comment.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct CreateCommentBody {
    /// What is commented. It must be named, here or in `commentable_type`.
    pub target_type: Option<crate::feed::FeedItemType>,
    /// Id of the thing. It must be named, here or in `commentable_id`.
    pub target_id: Option<i64>,
    /// The same as `target_type`, which counts if both are given.
    pub commentable_type: Option<crate::feed::FeedItemType>,
    /// The same as `target_id`, which counts if both are given.
    pub commentable_id: Option<i64>,
    /// Plain text. It must be given, here or in `body`.
    pub content: Option<String>,
    /// The same as `content`, which counts if both are given.
    pub body: Option<String>,
    /// The comment that it replies to, if it does.
    pub parent_id: Option<i64>,
    /// Members whom it speaks of: they are told if they may read it. A name behind `@` in the text does the same where one member alone is called so.
    pub mentions: Option<Vec<i64>>,
}

/// The path parameters of `DELETE /api/v2/comments/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeleteCommentPath {
    /// Id of the comment.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/comments`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ListCommentsQuery {
    /// The target type.
    pub target_type: Option<crate::feed::FeedItemType>,
    /// Id of the thing. It must be named, here or in `commentable_id`.
    pub target_id: Option<i64>,
    /// The commentable type.
    pub commentable_type: Option<crate::feed::FeedItemType>,
    /// The same as `target_id`, which counts if both are given.
    pub commentable_id: Option<i64>,
}

/// Another text.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct UpdateCommentBody {
    /// Plain text. It must be given, here or in `body`.
    pub content: Option<String>,
    /// The same as `content`, which counts if both are given.
    pub body: Option<String>,
    /// Members whom it speaks of: they are told if they may read it. A name behind `@` in the text does the same where one member alone is called so.
    pub mentions: Option<Vec<i64>>,
}

/// The path parameters of `PUT /api/v2/comments/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UpdateCommentPath {
    /// Id of the comment.
    pub id: i64,
}
