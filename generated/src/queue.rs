// Made from contract/areas/queue.yaml by codegen; edit the contract instead.

//! The area `queue`: types, trait and routes.
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

/// What the gateway answers in the area `queue`: one method an operation.
pub trait QueueApi: Area {
    /// How much background work waits
    ///
    /// `GET /api/v2/admin/queue`
    ///
    /// For platform super administrators: every kind of task of which some are not done, or that is paused, over all communities.
    fn list_queue_kinds(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<QueueKindsResponse, Self::Failure>> + Send;

    /// Pause a kind of background work
    ///
    /// `POST /api/v2/admin/queue/kinds/{kind}/pause`
    ///
    /// For platform super administrators. Nobody begins tasks of this kind any more, in any community, until it is resumed. What is being done is finished, and nothing is lost. Doing it again changes nothing. 404 `NOT_FOUND` when this program does no such tasks.
    fn pause_queue_kind(
        &self,
        call: Self::Call,
        path: PauseQueueKindPath,
    ) -> impl Future<Output = Result<PausedQueueKindResponse, Self::Failure>> + Send;

    /// Resume a kind of background work
    ///
    /// `POST /api/v2/admin/queue/kinds/{kind}/resume`
    ///
    /// For platform super administrators. Doing it again changes nothing. 404 `NOT_FOUND` when this program does no such tasks.
    fn resume_queue_kind(
        &self,
        call: Self::Call,
        path: ResumeQueueKindPath,
    ) -> impl Future<Output = Result<PausedQueueKindResponse, Self::Failure>> + Send;

    /// List background work that was given up
    ///
    /// `GET /api/v2/admin/queue/dead`
    ///
    /// For administrators: the newest first. What was met is told without anybody's words. 403 `AUTH_INSUFFICIENT_PERMISSIONS` for other communities than the caller's, unless a platform super administrator asks.
    fn list_dead_tasks(
        &self,
        call: Self::Call,
        query: ListDeadTasksQuery,
    ) -> impl Future<Output = Result<DeadTaskPage, Self::Failure>> + Send;

    /// Start all given-up background work anew
    ///
    /// `POST /api/v2/admin/queue/dead/revive`
    ///
    /// For administrators: of every kind or of one. 403 `AUTH_INSUFFICIENT_PERMISSIONS` for other communities than the caller's, unless a platform super administrator asks.
    fn revive_dead_tasks(
        &self,
        call: Self::Call,
        body: ReviveDeadTasksBody,
    ) -> impl Future<Output = Result<RevivedTasksResponse, Self::Failure>> + Send;

    /// Start one given-up task anew
    ///
    /// `POST /api/v2/admin/queue/dead/{id}/revive`
    ///
    /// For administrators. It is due at once, with all its attempts. 404 `NOT_FOUND` when the community has no such task, or it was not given up. Platform super administrators revive those of any community.
    fn revive_dead_task(
        &self,
        call: Self::Call,
        path: ReviveDeadTaskPath,
    ) -> impl Future<Output = Result<RevivedTasksResponse, Self::Failure>> + Send;

    /// Those of the `DeadTask` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn dead_task_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<DeadTask>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: QueueApi>() -> [Served<A>; 6] {
    [
        (Operation::ListQueueKinds, list_queue_kinds::<A>),
        (Operation::PauseQueueKind, pause_queue_kind::<A>),
        (Operation::ResumeQueueKind, resume_queue_kind::<A>),
        (Operation::ListDeadTasks, list_dead_tasks::<A>),
        (Operation::ReviveDeadTasks, revive_dead_tasks::<A>),
        (Operation::ReviveDeadTask, revive_dead_task::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 6] {
    [
        (Operation::ListQueueKinds, |_| Ok(())),
        (Operation::PauseQueueKind, |asked| pause_queue_kind_input(asked).map(drop)),
        (Operation::ResumeQueueKind, |asked| resume_queue_kind_input(asked).map(drop)),
        (Operation::ListDeadTasks, |asked| list_dead_tasks_input(asked).map(drop)),
        (Operation::ReviveDeadTasks, |asked| revive_dead_tasks_input(asked).map(drop)),
        (Operation::ReviveDeadTask, |asked| revive_dead_task_input(asked).map(drop)),
    ]
}

fn list_queue_kinds<A: QueueApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().list_queue_kinds(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn pause_queue_kind_input(asked: &mut Asked) -> Result<PauseQueueKindPath, Rejection> {
    let path: PauseQueueKindPath = asked.path(&PAUSE_QUEUE_KIND_PATH)?;
    Ok(path)
}

fn pause_queue_kind<A: QueueApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = pause_queue_kind_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().pause_queue_kind(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn resume_queue_kind_input(asked: &mut Asked) -> Result<ResumeQueueKindPath, Rejection> {
    let path: ResumeQueueKindPath = asked.path(&RESUME_QUEUE_KIND_PATH)?;
    Ok(path)
}

fn resume_queue_kind<A: QueueApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = resume_queue_kind_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().resume_queue_kind(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_dead_tasks_input(asked: &mut Asked) -> Result<ListDeadTasksQuery, Rejection> {
    let query: ListDeadTasksQuery = asked.query(&LIST_DEAD_TASKS_QUERY)?;
    Ok(query)
}

fn list_dead_tasks<A: QueueApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_dead_tasks_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_dead_tasks(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn revive_dead_tasks_input(asked: &mut Asked) -> Result<ReviveDeadTasksBody, Rejection> {
    let body: ReviveDeadTasksBody = asked.body(true)?;
    Ok(body)
}

fn revive_dead_tasks<A: QueueApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = revive_dead_tasks_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().revive_dead_tasks(call, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn revive_dead_task_input(asked: &mut Asked) -> Result<ReviveDeadTaskPath, Rejection> {
    let path: ReviveDeadTaskPath = asked.path(&REVIVE_DEAD_TASK_PATH)?;
    Ok(path)
}

fn revive_dead_task<A: QueueApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = revive_dead_task_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().revive_dead_task(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static PAUSE_QUEUE_KIND_PATH: [Parameter; 1] = [
    Parameter {
        name: "kind",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static RESUME_QUEUE_KIND_PATH: [Parameter; 1] = [
    Parameter {
        name: "kind",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static LIST_DEAD_TASKS_QUERY: [Parameter; 4] = [
    Parameter {
        name: "kind",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "tenant_id",
        kind: Kind::Text,
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

static REVIVE_DEAD_TASK_PATH: [Parameter; 1] = [
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

/// Background work that was given up.
#[derive(Clone, Debug, Serialize)]
pub struct DeadTask {
    /// Id of the task.
    pub id: i64,
    /// Which work it is, such as `mail.letter`.
    pub kind: String,
    /// Id of what it is about: a domain event, a mail, or a message to browsers and phones.
    pub subject_id: i64,
    /// The name of the domain event that it handles. Null if that is gone.
    pub about: Option<String>,
    /// Id of its community.
    pub tenant_id: i64,
    /// Number of attempts.
    pub attempts: i64,
    /// The error of the last attempt, without personal data.
    pub last_error: Option<String>,
    /// When it was given up.
    pub given_up_at: chrono::DateTime<chrono::offset::Utc>,
}

/// A page of background work that was given up.
#[derive(Clone, Debug, Serialize)]
pub struct DeadTaskPage {
    /// Tasks, the newest first.
    pub data: Vec<DeadTask>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// The query parameters of `GET /api/v2/admin/queue/dead`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListDeadTasksQuery {
    /// Only tasks of this kind, such as `mail.letter`.
    pub kind: Option<String>,
    /// Of which community: its id, or `all`. The caller's, if it is left out.
    pub tenant_id: Option<String>,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListDeadTasksQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            kind: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
            tenant_id: Default::default(),
        }
    }
}

/// The path parameters of `POST /api/v2/admin/queue/kinds/{kind}/pause`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct PauseQueueKindPath {
    /// Which tasks, such as `mail.letter`.
    pub kind: String,
}

/// Whether a kind of background work is paused.
#[derive(Clone, Debug, Serialize)]
pub struct PausedQueueKind {
    /// Which work it is.
    pub kind: String,
    /// Whether nobody begins it.
    pub paused: bool,
    /// Whether it was otherwise before.
    pub changed: bool,
}

/// Whether a kind of background work is paused.
#[derive(Clone, Debug, Serialize)]
pub struct PausedQueueKindResponse {
    /// The data.
    pub data: PausedQueueKind,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How much background work of one kind waits, over all communities.
#[derive(Clone, Debug, Serialize)]
pub struct QueueKind {
    /// Which work it is, such as `mail.letter`.
    pub kind: String,
    /// Tasks whose time has not come, or that wait for another attempt.
    pub later: i64,
    /// Tasks that are due and that nobody does.
    pub ready: i64,
    /// Tasks that somebody does.
    pub leased: i64,
    /// Tasks that have been due for more than a minute, whoever does them.
    pub overdue: i64,
    /// Tasks that were given up.
    pub dead: i64,
    /// Since when the oldest is due that is not done. Null if none is due.
    pub oldest_due_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Whether nobody begins them.
    pub paused: bool,
}

/// What waits.
#[derive(Clone, Debug, Serialize)]
pub struct QueueKindsResponse {
    /// Kinds by name.
    pub data: Vec<QueueKind>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The path parameters of `POST /api/v2/admin/queue/kinds/{kind}/resume`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ResumeQueueKindPath {
    /// Which tasks, such as `mail.letter`.
    pub kind: String,
}

/// The path parameters of `POST /api/v2/admin/queue/dead/{id}/revive`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ReviveDeadTaskPath {
    /// Id of the task.
    pub id: i64,
}

/// What to start anew.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ReviveDeadTasksBody {
    /// Only tasks of this kind.
    pub kind: Option<String>,
    /// Of which community: its id, or `all`. The caller's, if it is left out.
    pub tenant_id: Option<String>,
}

/// How many tasks are due again.
#[derive(Clone, Debug, Serialize)]
pub struct RevivedTasks {
    /// So many tasks are due again.
    pub revived: i64,
}

/// How many tasks are due again.
#[derive(Clone, Debug, Serialize)]
pub struct RevivedTasksResponse {
    /// The data.
    pub data: RevivedTasks,
    /// The meta.
    pub meta: crate::shared::Meta,
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
