// Made from contract/areas/reactions.yaml by codegen; edit the contract instead.

//! The area `reactions`: types, trait and routes.
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

/// What the gateway answers in the area `reactions`: one method an operation.
pub trait ReactionsApi: Area {
    /// React to a thing
    ///
    /// `POST /api/v2/reactions`
    ///
    /// The same reaction again takes it away; another one replaces it. Whose the thing is, is told of the first. 400 `VALIDATION_ERROR` on `reaction_type` or `target_type` for a word that there is not; 404 `NOT_FOUND` for what is not there for the caller.
    fn toggle_reaction(
        &self,
        call: Self::Call,
        body: ToggleReactionBody,
    ) -> impl Future<Output = Result<ReactionChangedResponse, Self::Failure>> + Send;

    /// Reactions to a thing
    ///
    /// `GET /api/v2/reactions/{type}/{id}`
    ///
    /// 404 `NOT_FOUND` for what is not there for the caller, and for a type that there is not.
    fn get_reactions(
        &self,
        call: Self::Call,
        path: GetReactionsPath,
    ) -> impl Future<Output = Result<ReactionsResponse, Self::Failure>> + Send;

    /// Who reacted
    ///
    /// `GET /api/v2/reactions/{type}/{id}/users/{reaction}`
    ///
    /// The latest first. Members from whom a block keeps the caller apart are left out. 404 `NOT_FOUND` for what is not there for the caller, and for a word that there is not.
    fn list_reactors(
        &self,
        call: Self::Call,
        path: ListReactorsPath,
        query: ListReactorsQuery,
    ) -> impl Future<Output = Result<ReactorPage, Self::Failure>> + Send;

    /// Reactions to a comment
    ///
    /// `GET /api/v2/comments/{id}/reactions`
    ///
    /// The same as `/reactions/comment/{id}`. 404 `NOT_FOUND` for a comment that is not there for the caller.
    fn get_comment_reactions(
        &self,
        call: Self::Call,
        path: GetCommentReactionsPath,
    ) -> impl Future<Output = Result<ReactionsResponse, Self::Failure>> + Send;

    /// React to a comment
    ///
    /// `POST /api/v2/comments/{id}/reactions`
    ///
    /// The same as `/reactions` with the comment as its target. 400 `VALIDATION_ERROR` on `reaction_type` for a word that there is not; 404 `NOT_FOUND` for a comment that is not there for the caller.
    fn toggle_comment_reaction(
        &self,
        call: Self::Call,
        path: ToggleCommentReactionPath,
        body: ToggleCommentReactionBody,
    ) -> impl Future<Output = Result<ReactionChangedResponse, Self::Failure>> + Send;

    /// Reactions to a post
    ///
    /// `GET /api/v2/posts/{id}/reactions`
    ///
    /// The same as `/reactions/post/{id}`. 404 `NOT_FOUND` for a post that is not there for the caller.
    fn get_post_reactions(
        &self,
        call: Self::Call,
        path: GetPostReactionsPath,
    ) -> impl Future<Output = Result<ReactionsResponse, Self::Failure>> + Send;

    /// React to a post
    ///
    /// `POST /api/v2/posts/{id}/reactions`
    ///
    /// The same as `/reactions` with the post as its target. 400 `VALIDATION_ERROR` on `reaction_type` for a word that there is not; 404 `NOT_FOUND` for a post that is not there for the caller.
    fn toggle_post_reaction(
        &self,
        call: Self::Call,
        path: TogglePostReactionPath,
        body: ToggleCommentReactionBody,
    ) -> impl Future<Output = Result<ReactionChangedResponse, Self::Failure>> + Send;

    /// Who reacted to a post
    ///
    /// `GET /api/v2/posts/{id}/reactions/{type}/users`
    ///
    /// The same as `/reactions/post/{id}/users/{type}`. The latest first. Members from whom a block keeps the caller apart are left out. 404 `NOT_FOUND` for what is not there for the caller, and for a word that there is not.
    fn list_post_reactors(
        &self,
        call: Self::Call,
        path: ListPostReactorsPath,
        query: ListPostReactorsQuery,
    ) -> impl Future<Output = Result<ReactorPage, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: ReactionsApi>() -> [Served<A>; 8] {
    [
        (Operation::ToggleReaction, toggle_reaction::<A>),
        (Operation::GetReactions, get_reactions::<A>),
        (Operation::ListReactors, list_reactors::<A>),
        (Operation::GetCommentReactions, get_comment_reactions::<A>),
        (Operation::ToggleCommentReaction, toggle_comment_reaction::<A>),
        (Operation::GetPostReactions, get_post_reactions::<A>),
        (Operation::TogglePostReaction, toggle_post_reaction::<A>),
        (Operation::ListPostReactors, list_post_reactors::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 8] {
    [
        (Operation::ToggleReaction, |asked| toggle_reaction_input(asked).map(drop)),
        (Operation::GetReactions, |asked| get_reactions_input(asked).map(drop)),
        (Operation::ListReactors, |asked| list_reactors_input(asked).map(drop)),
        (
            Operation::GetCommentReactions,
            |asked| get_comment_reactions_input(asked).map(drop),
        ),
        (
            Operation::ToggleCommentReaction,
            |asked| toggle_comment_reaction_input(asked).map(drop),
        ),
        (Operation::GetPostReactions, |asked| get_post_reactions_input(asked).map(drop)),
        (
            Operation::TogglePostReaction,
            |asked| toggle_post_reaction_input(asked).map(drop),
        ),
        (Operation::ListPostReactors, |asked| list_post_reactors_input(asked).map(drop)),
    ]
}

fn toggle_reaction_input(asked: &mut Asked) -> Result<ToggleReactionBody, Rejection> {
    let body: ToggleReactionBody = asked.body(true)?;
    Ok(body)
}

fn toggle_reaction<A: ReactionsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = toggle_reaction_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().toggle_reaction(call, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_reactions_input(asked: &mut Asked) -> Result<GetReactionsPath, Rejection> {
    let path: GetReactionsPath = asked.path(&GET_REACTIONS_PATH)?;
    Ok(path)
}

fn get_reactions<A: ReactionsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_reactions_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_reactions(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_reactors_input(
    asked: &mut Asked,
) -> Result<(ListReactorsPath, ListReactorsQuery), Rejection> {
    let path: ListReactorsPath = asked.path(&LIST_REACTORS_PATH)?;
    let query: ListReactorsQuery = asked.query(&LIST_REACTORS_QUERY)?;
    Ok((path, query))
}

fn list_reactors<A: ReactionsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = list_reactors_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default().list_reactors(call, path, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_comment_reactions_input(
    asked: &mut Asked,
) -> Result<GetCommentReactionsPath, Rejection> {
    let path: GetCommentReactionsPath = asked.path(&GET_COMMENT_REACTIONS_PATH)?;
    Ok(path)
}

fn get_comment_reactions<A: ReactionsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_comment_reactions_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_comment_reactions(call, path).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn toggle_comment_reaction_input(
    asked: &mut Asked,
) -> Result<(ToggleCommentReactionPath, ToggleCommentReactionBody), Rejection> {
    let path: ToggleCommentReactionPath = asked.path(&TOGGLE_COMMENT_REACTION_PATH)?;
    let body: ToggleCommentReactionBody = asked.body(true)?;
    Ok((path, body))
}

fn toggle_comment_reaction<A: ReactionsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = toggle_comment_reaction_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .toggle_comment_reaction(call, path, body)
                    .await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn get_post_reactions_input(
    asked: &mut Asked,
) -> Result<GetPostReactionsPath, Rejection> {
    let path: GetPostReactionsPath = asked.path(&GET_POST_REACTIONS_PATH)?;
    Ok(path)
}

fn get_post_reactions<A: ReactionsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_post_reactions_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_post_reactions(call, path).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn toggle_post_reaction_input(
    asked: &mut Asked,
) -> Result<(TogglePostReactionPath, ToggleCommentReactionBody), Rejection> {
    let path: TogglePostReactionPath = asked.path(&TOGGLE_POST_REACTION_PATH)?;
    let body: ToggleCommentReactionBody = asked.body(true)?;
    Ok((path, body))
}

fn toggle_post_reaction<A: ReactionsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = toggle_post_reaction_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().toggle_post_reaction(call, path, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn list_post_reactors_input(
    asked: &mut Asked,
) -> Result<(ListPostReactorsPath, ListPostReactorsQuery), Rejection> {
    let path: ListPostReactorsPath = asked.path(&LIST_POST_REACTORS_PATH)?;
    let query: ListPostReactorsQuery = asked.query(&LIST_POST_REACTORS_QUERY)?;
    Ok((path, query))
}

fn list_post_reactors<A: ReactionsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = list_post_reactors_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default().list_post_reactors(call, path, query).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

static GET_REACTIONS_PATH: [Parameter; 2] = [
    Parameter {
        name: "type",
        kind: Kind::Word(
            &["post", "listing", "event", "review", "badge_earned", "comment"],
        ),
        many: Many::One,
        clamp: false,
    },
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

static LIST_REACTORS_PATH: [Parameter; 3] = [
    Parameter {
        name: "type",
        kind: Kind::Word(
            &["post", "listing", "event", "review", "badge_earned", "comment"],
        ),
        many: Many::One,
        clamp: false,
    },
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
        name: "reaction",
        kind: Kind::Word(
            &["love", "like", "laugh", "wow", "sad", "celebrate", "clap", "time_credit"],
        ),
        many: Many::One,
        clamp: false,
    },
];

static LIST_REACTORS_QUERY: [Parameter; 2] = [
    Parameter {
        name: "page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 1000000,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "per_page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 50,
        },
        many: Many::One,
        clamp: true,
    },
];

static GET_COMMENT_REACTIONS_PATH: [Parameter; 1] = [
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

static TOGGLE_COMMENT_REACTION_PATH: [Parameter; 1] = [
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

static GET_POST_REACTIONS_PATH: [Parameter; 1] = [
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

static TOGGLE_POST_REACTION_PATH: [Parameter; 1] = [
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

static LIST_POST_REACTORS_PATH: [Parameter; 2] = [
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
        name: "type",
        kind: Kind::Word(
            &["love", "like", "laugh", "wow", "sad", "celebrate", "clap", "time_credit"],
        ),
        many: Many::One,
        clamp: false,
    },
];

static LIST_POST_REACTORS_QUERY: [Parameter; 2] = [
    Parameter {
        name: "page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 1000000,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "per_page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 50,
        },
        many: Many::One,
        clamp: true,
    },
];

/// A member who reacted, and when.
#[derive(Clone, Debug, Serialize)]
pub struct DatedReactor {
    /// Id of the member.
    pub id: i64,
    /// Name to show: the organisation's name, else the person's as far as the viewer may see it.
    pub name: String,
    /// Absolute address of the picture.
    pub avatar_url: Option<String>,
    /// When they reacted.
    pub reacted_at: chrono::DateTime<chrono::offset::Utc>,
}

/// The path parameters of `GET /api/v2/comments/{id}/reactions`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetCommentReactionsPath {
    /// Id of the comment.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/posts/{id}/reactions`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetPostReactionsPath {
    /// Id of the post.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/reactions/{type}/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetReactionsPath {
    /// The type.
    #[serde(rename = "type")]
    pub type_: ReactionTarget,
    /// Id of the thing.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/posts/{id}/reactions/{type}/users`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListPostReactorsPath {
    /// Id of the post.
    pub id: i64,
    /// The type.
    #[serde(rename = "type")]
    pub type_: ReactionName,
}

/// The query parameters of `GET /api/v2/posts/{id}/reactions/{type}/users`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListPostReactorsQuery {
    /// Number of the page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 1>")]
    pub page: i64,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
}

impl std::default::Default for ListPostReactorsQuery {
    fn default() -> Self {
        Self {
            page: defaults::default_u64::<i64, 1>(),
            per_page: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// The path parameters of `GET /api/v2/reactions/{type}/{id}/users/{reaction}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListReactorsPath {
    /// The type.
    #[serde(rename = "type")]
    pub type_: ReactionTarget,
    /// Id of the thing.
    pub id: i64,
    /// The reaction.
    pub reaction: ReactionName,
}

/// The query parameters of `GET /api/v2/reactions/{type}/{id}/users/{reaction}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListReactorsQuery {
    /// Number of the page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 1>")]
    pub page: i64,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
}

impl std::default::Default for ListReactorsQuery {
    fn default() -> Self {
        Self {
            page: defaults::default_u64::<i64, 1>(),
            per_page: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// What became of a reaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ReactionAction {
    /// `added`.
    Added,
    /// `updated`.
    Updated,
    /// `removed`.
    Removed,
}

crate::word! {
    ReactionAction { Added = "added", Updated = "updated", Removed = "removed" }
}

crate::runtime::wire! {
    ReactionAction
}

/// What became of a reaction.
#[derive(Clone, Debug, Serialize)]
pub struct ReactionChanged {
    /// The action.
    pub action: ReactionAction,
    /// The reaction that is there now. Null if none is.
    pub reaction_type: Option<ReactionName>,
    /// The reactions.
    pub reactions: Reactions,
    /// Id of the line in the feed.
    pub activity_id: i64,
    /// Id of the comment, if it is one.
    pub comment_id: Option<i64>,
}

/// What became of a reaction.
#[derive(Clone, Debug, Serialize)]
pub struct ReactionChangedResponse {
    /// The data.
    pub data: ReactionChanged,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How many members reacted, by reaction; none that nobody chose.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ReactionCounts(
    /// The value.
    pub std::collections::BTreeMap<String, i64>,
);

impl std::ops::Deref for ReactionCounts {
    type Target = std::collections::BTreeMap<String, i64>;
    fn deref(&self) -> &std::collections::BTreeMap<String, i64> {
        &self.0
    }
}

impl From<ReactionCounts> for std::collections::BTreeMap<String, i64> {
    fn from(value: ReactionCounts) -> Self {
        value.0
    }
}

impl From<std::collections::BTreeMap<String, i64>> for ReactionCounts {
    fn from(value: std::collections::BTreeMap<String, i64>) -> Self {
        Self(value)
    }
}

/// A reaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ReactionName {
    /// `love`.
    Love,
    /// `like`.
    Like,
    /// `laugh`.
    Laugh,
    /// `wow`.
    Wow,
    /// `sad`.
    Sad,
    /// `celebrate`.
    Celebrate,
    /// `clap`.
    Clap,
    /// `time_credit`.
    TimeCredit,
}

crate::word! {
    ReactionName { Love = "love", Like = "like", Laugh = "laugh", Wow = "wow", Sad =
    "sad", Celebrate = "celebrate", Clap = "clap", TimeCredit = "time_credit" }
}

crate::runtime::wire! {
    ReactionName
}

/// What can be reacted to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ReactionTarget {
    /// `post`.
    Post,
    /// `listing`.
    Listing,
    /// `event`.
    Event,
    /// `review`.
    Review,
    /// `badge_earned`.
    BadgeEarned,
    /// `comment`.
    Comment,
}

crate::word! {
    ReactionTarget { Post = "post", Listing = "listing", Event = "event", Review =
    "review", BadgeEarned = "badge_earned", Comment = "comment" }
}

crate::runtime::wire! {
    ReactionTarget
}

/// Reactions to a thing.
#[derive(Clone, Debug, Serialize)]
pub struct Reactions {
    /// The counts.
    pub counts: ReactionCounts,
    /// How many members reacted.
    pub total: i64,
    /// How the caller reacted. Null if they did not.
    pub user_reaction: Option<ReactionName>,
    /// Three who reacted, the latest first.
    pub top_reactors: Vec<Reactor>,
}

/// Reactions to a thing.
#[derive(Clone, Debug, Serialize)]
pub struct ReactionsResponse {
    /// The data.
    pub data: Reactions,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A member who reacted.
#[derive(Clone, Debug, Serialize)]
pub struct Reactor {
    /// Id of the member.
    pub id: i64,
    /// Name to show: the organisation's name, else the person's as far as the viewer may see it.
    pub name: String,
    /// Absolute address of the picture.
    pub avatar_url: Option<String>,
}

/// One page of members who reacted.
#[derive(Clone, Debug, Serialize)]
pub struct ReactorPage {
    /// The latest first.
    pub data: Vec<DatedReactor>,
    /// The meta.
    pub meta: crate::shared::PageMeta,
}

/// A reaction to a comment or a post.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ToggleCommentReactionBody {
    /// The reaction.
    pub reaction_type: ReactionName,
}

/// The path parameters of `POST /api/v2/comments/{id}/reactions`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ToggleCommentReactionPath {
    /// Id of the comment.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/posts/{id}/reactions`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct TogglePostReactionPath {
    /// Id of the post.
    pub id: i64,
}

/// A reaction.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ToggleReactionBody {
    /// What is reacted to.
    pub target_type: ReactionTarget,
    /// Id of the thing.
    pub target_id: i64,
    /// The reaction.
    pub reaction_type: ReactionName,
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
