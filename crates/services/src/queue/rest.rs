//! The REST door to the queue, for administrators.

use contract::QueueApi;
use contract::queue as wire;

use super::desk::{self, Scope};
use super::health;
use super::store::overview::{Dead, OfKind};
use crate::base::Answer;
use crate::call::Call;

/// The queue at the REST door.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rest;

impl contract::Area for Rest {
    type Call = Call;
    type Failure = crate::base::Failure;
    type Brings = crate::call::Brings;

    fn brings() -> &'static Self::Brings {
        &super::BRINGS
    }
}

impl QueueApi for Rest {
    async fn dead_task_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::DeadTask>> {
        told(&call, desk::each(&call, &numbers).await?).await
    }

    async fn list_queue_kinds(&self, call: Call) -> Answer<wire::QueueKindsResponse> {
        let data = health::by_kind(&call).await?.into_iter().map(counted).collect();
        Ok(wire::QueueKindsResponse { data, meta: call.meta() })
    }

    async fn pause_queue_kind(
        &self,
        call: Call,
        path: wire::PauseQueueKindPath,
    ) -> Answer<wire::PausedQueueKindResponse> {
        set_paused(&call, path.kind, true).await
    }

    async fn resume_queue_kind(
        &self,
        call: Call,
        path: wire::ResumeQueueKindPath,
    ) -> Answer<wire::PausedQueueKindResponse> {
        set_paused(&call, path.kind, false).await
    }

    async fn list_dead_tasks(&self, call: Call, query: wire::ListDeadTasksQuery) -> Answer<wire::DeadTaskPage> {
        let of = (scope(&call, query.tenant_id.as_deref()), query.kind.as_deref());
        let page = desk::given_up(&call, of, query.per_page, call.cursor(query.cursor.as_deref())?).await?;
        let meta = call.cursor_meta(query.per_page, page.next);
        Ok(wire::DeadTaskPage { data: told(&call, page.items).await?, meta })
    }

    async fn revive_dead_tasks(
        &self,
        call: Call,
        body: wire::ReviveDeadTasksBody,
    ) -> Answer<wire::RevivedTasksResponse> {
        let scope = scope(&call, body.tenant_id.as_deref());
        let revived = desk::revive_all(&call, scope, body.kind.as_deref()).await?;
        Ok(revived_tasks(&call, revived))
    }

    async fn revive_dead_task(&self, call: Call, path: wire::ReviveDeadTaskPath) -> Answer<wire::RevivedTasksResponse> {
        desk::revive_one(&call, path.id).await?;
        Ok(revived_tasks(&call, 1))
    }
}

/// Tasks that were given up, with what they are about.
async fn told(call: &Call, dead_tasks: Vec<Dead>) -> Answer<Vec<wire::DeadTask>> {
    let mut about = desk::about(call, &dead_tasks).await?;
    Ok(dead_tasks.into_iter().map(|one| dead(about.remove(&one.id), one)).collect())
}

async fn set_paused(call: &Call, kind: String, paused: bool) -> Answer<wire::PausedQueueKindResponse> {
    let changed = desk::set_paused(call, &kind, paused).await?;
    Ok(wire::PausedQueueKindResponse { data: wire::PausedQueueKind { kind, paused, changed }, meta: call.meta() })
}

/// The contract lets nothing else through than digits and `all`.
fn scope(call: &Call, asked: Option<&str>) -> Scope {
    match asked {
        Some("all") => Scope::All,
        Some(id) => Scope::One(id.parse::<i64>().unwrap_or_default().into()),
        None => Scope::One(call.tenant()),
    }
}

fn revived_tasks(call: &Call, revived: u64) -> wire::RevivedTasksResponse {
    let revived = i64::try_from(revived).unwrap_or(i64::MAX);
    wire::RevivedTasksResponse { data: wire::RevivedTasks { revived }, meta: call.meta() }
}

fn counted(one: OfKind) -> wire::QueueKind {
    wire::QueueKind {
        kind: one.kind,
        later: one.later,
        ready: one.ready,
        leased: one.leased,
        overdue: one.overdue,
        dead: one.dead,
        oldest_due_at: one.oldest,
        paused: one.paused,
    }
}

fn dead(about: Option<String>, one: Dead) -> wire::DeadTask {
    wire::DeadTask {
        id: one.id,
        kind: one.kind,
        subject_id: one.subject,
        about,
        tenant_id: one.tenant_id.get(),
        attempts: one.attempts,
        last_error: one.last_error,
        given_up_at: one.finished_at,
    }
}
