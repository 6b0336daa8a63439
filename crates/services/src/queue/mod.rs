//! The queue: everything that waits, in one table.
//!
//! - A task has a kind (which worker does it), a community and a subject: the row that it is about. There is one of a kind for a subject.
//!   [`add`] writes it in the transaction of its cause, so neither exists without the other.
//! - A [`Worker`] asks "what is ready?", claims some of one kind under a lease and lets this process's handlers do them (`worker.rs`). It renews
//!   the lease while it works, and the lease is short: what a crash left is claimed again within seconds (`claim.rs`).
//! - A [`Handler`]'s effect is stored in the transaction that also marks its task done. Several tasks of a kind and a community may share one.
//! - A [`Sender`]'s effect lies outside of the database: its [`SendingWorker`] claims in the same way and holds nothing while it sends (`sending.rs`).
//! - Tasks with the same lane are done one after the other. What fails is tried again, later each time, and is dead after enough attempts
//!   (`model.rs`). A kind can be [paused](pause).
//! - A handler may have a [`Schedule`]: each active community has one task of its kind, which is due again when it is done.
//! - [`by_kind`] counts what an operator should look at, [`dead`] lists what was given up, [`revive`] starts it anew. [`watch`] shows the counts to
//!   whoever measures.
//!
//! A task is `pending`, then `done` or `dead`. Those that are done are forgotten after 30 days.

mod claim;
mod desk;
mod handler;
mod health;
mod model;
mod rest;
mod schedule;
mod sender;
mod sending;
mod store;
#[cfg(test)]
mod tests;
mod worker;

pub use desk::{Kinds, Subjects, about, dead, go_on, pause, revive};
pub use handler::{Handler, Progress, Tally, TenantSource};
pub use health::{Health, by_kind, due_before, health, stands_still, watch};
pub use model::{Kind, NewTask, Outcome, Status, WorkerSettings};
pub use rest::Rest;
pub use schedule::{Schedule, at, is_zone, zone};
pub use sender::{Fate, Held, Sender};
pub use sending::{SendingWorker, Sent};
pub use store::Task;
pub use store::overview::{Dead, OfKind};
pub use worker::Worker;

use crate::base::{Answer, Timestamp};
use crate::call::{Brings, Tx};
use crate::db::Bound;

/// What the queue brings to the program beside its answers.
static BRINGS: Brings =
    Brings { holdings: &[store::HOLDINGS], words: &[Bound::set::<Status>("tasks_status")], ..Brings::NOTHING };

/// Lets a task wait in the transaction of its cause. Workers of this process wake up once that has been committed; those of other processes
/// find it at their next look. False if there is one of this kind for its subject already: that one stays as it is.
///
/// # Errors
/// A fault if the database fails.
pub async fn add(tx: &mut Tx, task: &NewTask<'_>) -> Answer<bool> {
    let added = store::add(tx, task).await? == 1;
    tx.bring_news(task.kind.topic());
    Ok(added)
}

/// The same for several of a kind that are due at the same moment: subjects, each with its lane. One statement.
///
/// # Errors
/// A fault if the database fails.
pub async fn add_each(tx: &mut Tx, kind: Kind, due: Timestamp, subjects: &[(i64, Option<String>)]) -> Answer<()> {
    if !subjects.is_empty() {
        store::add_each(tx, kind, due, subjects).await?;
        tx.bring_news(kind.topic());
    }
    Ok(())
}

/// Forgets the tasks of subjects that are gone themselves, whatever became of them, in every community.
///
/// # Errors
/// A fault if the database fails.
pub async fn forget(tx: &mut Tx, kind: Kind, subjects: &[i64]) -> Answer<u64> {
    Ok(store::forget_subjects(tx, kind, subjects).await?)
}
