//! The queue: everything that waits, in one table.
//!
//! - A task has a kind (which worker does it), a community and a subject: the row that it is about. There is one of a kind for a subject.
//!   [`add`] writes it in the transaction of its cause, so neither exists without the other.
//! - A [`Worker`] asks "what is ready?", claims some of one kind under a lease and lets this process's handlers do them (`worker.rs`). It renews
//!   the lease while it works, and the lease is short: what a crash left is claimed again within seconds.
//! - A [`Handler`]'s effect is stored in the transaction that also marks its task done. Several tasks of a kind and a community may share one.
//! - Tasks with the same lane are done one after the other. What fails is tried again, later each time, and is dead after enough attempts
//!   (`model.rs`). A kind can be [paused](pause).
//! - A handler may have a [`Schedule`]: each active community has one task of its kind, which is due again when it is done.
//! - [`health`] counts what an operator should look at, [`dead`] lists what was given up, [`revive`] starts it anew.
//!
//! A task is `pending`, then `done` or `dead`. Those that are done are forgotten after 30 days.

mod handler;
mod model;
mod schedule;
mod store;
#[cfg(test)]
mod tests;
mod worker;

use chrono::TimeDelta;

pub use handler::{Handler, Progress, Tally, TenantSource};
pub use model::{Kind, NewTask, Outcome, Status, WorkerSettings};
pub use schedule::{Schedule, zone};
pub use store::{Dead, Health, OfKind, Task};
pub use worker::{Metrics, Worker};

use crate::base::{Answer, TenantId};
use crate::call::{Call, Tx};

/// A task that has been due for so long is overdue, whoever has it.
const OVERDUE: TimeDelta = TimeDelta::minutes(1);

/// Lets a task wait in the transaction of its cause. Workers of this process wake up once that has been committed; those of other processes
/// find it at their next look. False if there is one of this kind for its subject already: that one stays as it is.
///
/// # Errors
/// A fault if the database fails.
pub async fn add(tx: &mut Tx, task: &NewTask<'_>) -> Answer<bool> {
    let added = store::add(tx, task).await? == 1;
    tx.bring_news();
    Ok(added)
}

/// How the queue is doing, over all communities.
///
/// # Errors
/// A fault if the database fails.
pub async fn health(call: &Call) -> Answer<Health> {
    Ok(store::health(call, call.now() - OVERDUE).await?)
}

/// How tasks are doing, over all communities, for each kind of which there are some that are not done.
///
/// # Errors
/// A fault if the database fails.
pub async fn by_kind(call: &Call) -> Answer<Vec<OfKind>> {
    Ok(store::by_kind(call, call.now() - OVERDUE).await?)
}

/// The newest tasks that were given up, in all communities or in one; of every kind or of one. For those who look after the installation.
///
/// # Errors
/// A fault if the database fails.
pub async fn dead(call: &Call, tenant: Option<TenantId>, kind: Option<&str>, limit: u32) -> Answer<Vec<Dead>> {
    Ok(store::dead(call, tenant, kind, limit).await?)
}

/// Starts tasks that were given up anew, in all communities: of every kind, or of one. Gives how many they were.
///
/// # Errors
/// A fault if the database fails.
pub async fn revive(call: &Call, kind: Option<&str>) -> Answer<u64> {
    let mut tx = call.begin().await?;
    let revived = store::revive(&mut tx, kind).await?;
    tx.bring_news();
    tx.commit().await?;
    Ok(revived)
}

/// Lets nobody claim tasks of a kind any more, in any process. What is being done is finished. False if it was paused before.
///
/// # Errors
/// A fault if the database fails.
pub async fn pause(call: &Call, kind: &str) -> Answer<bool> {
    Ok(store::pause(call, kind).await? == 1)
}

/// Lets tasks of a kind be claimed again. False if it was not paused.
///
/// # Errors
/// A fault if the database fails.
pub async fn go_on(call: &Call, kind: &str) -> Answer<bool> {
    Ok(store::go_on(call, kind).await? == 1)
}
