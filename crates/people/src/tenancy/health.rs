//! Whether the gateway is ready for work.

use std::time::Duration;

use contract::Code;
use contract::platform::{CheckResult, Readiness, ReadinessChecks, ReadinessStatus};
use serde_json::json;

use crate::base::{Answer, Refusal};
use crate::call::Call;
use crate::db;
use crate::queue;
use crate::say;

/// A database that takes longer is not ready: probes give up sooner than people.
const PATIENCE: Duration = Duration::from_secs(2);

/// Asks the database whether it answers and has the tables that this program needs, and whether background work stands still: that is told and
/// does not take the gateway out of service, for it can be mended by no other one.
///
/// # Errors
/// 503 `SERVER_DEPENDENCY_FAILED` with `status` and `checks` if it does not.
pub async fn readiness(call: &Call) -> Answer<Readiness> {
    let [database, migrations] = checks(call).await;
    let word = |good: bool| if good { CheckResult::Ok } else { CheckResult::Failed };
    let (database, migrations) = (word(database), word(migrations));
    if (database, migrations) == (CheckResult::Ok, CheckResult::Ok) {
        let goes_on = queue_goes_on(call).await;
        let status = if goes_on { ReadinessStatus::Ok } else { ReadinessStatus::Degraded };
        return Ok(Readiness { status, checks: ReadinessChecks { database, migrations, queue: Some(word(goes_on)) } });
    }
    let refusal = Refusal::new(Code::ServerDependencyFailed, say!("service-unavailable"));
    Err(refusal
        .extra("status", "unavailable")
        .extra("checks", json!({"database": database, "migrations": migrations}))
        .into())
}

/// Whether background work is done when it is due.
async fn queue_goes_on(call: &Call) -> bool {
    match tokio::time::timeout(PATIENCE, queue::stands_still(call)).await {
        Ok(Ok(stands_still)) => !stands_still,
        Ok(Err(failure)) => {
            tracing::warn!(%failure, "the queue cannot be looked at");
            false
        }
        Err(_) => false,
    }
}

/// Whether the database answers, and whether nothing is missing in it.
async fn checks(call: &Call) -> [bool; 2] {
    let look = async {
        db::ping(call.db()).await?;
        db::pending(call.db()).await.map(|missing| missing.is_empty())
    };
    match tokio::time::timeout(PATIENCE, look).await {
        Ok(Ok(complete)) => [true, complete],
        Ok(Err(error)) => {
            tracing::warn!(%error, "not ready");
            [false, false]
        }
        Err(_) => {
            tracing::warn!("not ready: the database did not answer in {PATIENCE:?}");
            [false, false]
        }
    }
}
