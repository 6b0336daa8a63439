//! How the queue is doing, for whoever looks after the installation.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use chrono::TimeDelta;

use super::desk::Kinds;
use super::model::Kind;
use super::store;
use super::store::overview::{self, OfKind};
use crate::base::{Answer, Timestamp};
use crate::call::{Call, World};

/// A task that has been due for so long is overdue, whoever has it.
const OVERDUE: TimeDelta = TimeDelta::minutes(1);

/// How often the gauges are brought up to date.
const COUNT: Duration = Duration::from_secs(5);

/// How the queue is doing, over all communities.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Health {
    /// Tasks that wait for their time or for a worker.
    pub waiting: i64,
    /// Tasks that a worker has.
    pub leased: i64,
    /// Tasks that have been due for more than a minute, whoever has them.
    pub overdue: i64,
    /// Of those, tasks that a worker has.
    pub overdue_leased: i64,
    /// Leases that ended without an outcome: their worker crashed or hangs.
    pub expired_leases: i64,
    /// Tasks that were given up.
    pub dead: i64,
    /// Kinds of tasks that are paused.
    pub paused: i64,
}

impl Health {
    /// The sum of some kinds. What is paused is not overdue, and nobody is waited for.
    #[must_use]
    pub fn of<'a>(kinds: impl IntoIterator<Item = &'a OfKind>) -> Self {
        kinds.into_iter().fold(Self::default(), |sum, one| {
            let counts = |number: i64| if one.paused { 0 } else { number };
            Self {
                waiting: sum.waiting + one.later + one.ready,
                leased: sum.leased + one.leased,
                overdue: sum.overdue + counts(one.overdue),
                overdue_leased: sum.overdue_leased + counts(one.overdue_leased),
                expired_leases: sum.expired_leases + counts(one.expired_leases),
                dead: sum.dead + one.dead,
                paused: sum.paused + i64::from(one.paused),
            }
        })
    }
}

/// How the queue is doing, over all communities.
///
/// # Errors
/// A fault if the database fails.
pub async fn health(call: &Call) -> Answer<Health> {
    Ok(Health::of(&by_kind(call).await?))
}

/// Whether a domain event of any community has been due for more than a minute without being heard.
///
/// # Errors
/// A fault if the database fails.
pub async fn stands_still(call: &Call) -> Answer<bool> {
    Ok(overview::stands_still(call, call.now() - OVERDUE).await?)
}

/// How tasks are doing, over all communities, for each kind of which there are some that are not done, or that is paused.
///
/// # Errors
/// A fault if the database fails.
pub async fn by_kind(call: &Call) -> Answer<Vec<OfKind>> {
    Ok(overview::by_kind(call, call.now() - OVERDUE).await?)
}

/// How many tasks of a kind have been due since a moment, whoever has them, in all communities.
///
/// # Errors
/// A fault if the database fails.
pub async fn due_before(call: &Call, kind: Kind, moment: Timestamp) -> Answer<i64> {
    Ok(store::due_before(call, kind, moment).await?)
}

/// Keeps the gauges of what waits up to date. Does not end.
pub async fn watch(world: &Arc<World>) {
    let mut shown: BTreeSet<String> = BTreeSet::new();
    if let Ok(kinds) = world.room::<Kinds>() {
        shown.extend(kinds.names().map(str::to_owned));
    }
    loop {
        let call = world.errand(None);
        match by_kind(&call).await {
            Ok(kinds) => {
                shown.extend(kinds.iter().map(|one| one.kind.clone()));
                for kind in &shown {
                    let nothing = OfKind::default();
                    show(&call, kind, kinds.iter().find(|one| one.kind == *kind).unwrap_or(&nothing));
                }
            }
            Err(failure) => tracing::warn!(%failure, "what waits cannot be counted"),
        }
        tokio::time::sleep(COUNT).await;
    }
}

#[allow(clippy::cast_precision_loss, reason = "a gauge is a float")]
fn show(call: &Call, kind: &str, counted: &OfKind) {
    // Nobody is expected to do what is paused.
    let waited_for = |number: i64| if counted.paused { 0 } else { number };
    let oldest = counted.oldest.map_or(0, |since| (call.now() - since).num_seconds().max(0));
    for (gauge, value) in [
        ("timeweave_queue_later", counted.later),
        ("timeweave_queue_ready", counted.ready),
        ("timeweave_queue_leased", counted.leased),
        ("timeweave_queue_overdue", waited_for(counted.overdue)),
        ("timeweave_queue_dead", counted.dead),
        ("timeweave_queue_oldest_seconds", waited_for(oldest)),
    ] {
        metrics::gauge!(gauge, "kind" => kind.to_owned()).set(value as f64);
    }
}
