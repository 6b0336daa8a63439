//! The service that keeps a snapshot of all communities warm.

use std::sync::{Arc, PoisonError, RwLock};

use async_trait::async_trait;
use chrono::TimeDelta;
use contract::TenantNeed;
use futures::FutureExt as _;
use futures::future::{BoxFuture, Shared};

use super::choices::Choices;
use super::resolve::{Sources, resolve};
use super::snapshot::Snapshot;
use super::store;
use crate::base::{Answer, Failure, Fault, TenantId, Timestamp};
use crate::call::{Tenant, World};
use crate::db::DbError;
use crate::queue::TenantSource;

/// How long a snapshot is believed.
const FRESH: TimeDelta = TimeDelta::seconds(5);

/// How long an old one serves when the database cannot be asked. What it admits finds the same database out of order.
const BETTER_THAN_NOTHING: TimeDelta = TimeDelta::seconds(60);

/// A reading of all communities that any number of callers wait for.
type Flight = Shared<BoxFuture<'static, Result<Arc<Snapshot>, Arc<DbError>>>>;

/// Knows all communities.
pub struct Tenants {
    from_token: bool,
    choices: Arc<Choices>,
    state: RwLock<State>,
}

#[derive(Default)]
struct State {
    snapshot: Option<Arc<Snapshot>>,
    flight: Option<Flight>,
}

impl Tenants {
    /// `from_token`: a request that names no community otherwise is about its access token's (spec clients T1). `choices`: what communities may choose.
    #[must_use]
    pub fn new(from_token: bool, choices: Choices) -> Self {
        Self { from_token, choices: Arc::new(choices), state: RwLock::default() }
    }

    /// The community of a request: see [`resolve`].
    ///
    /// # Errors
    /// Those of [`resolve`]; a fault if the database cannot be asked.
    pub async fn resolve(
        &self,
        world: &Arc<World>,
        need: TenantNeed,
        sources: &Sources<'_>,
    ) -> Answer<Option<Arc<Tenant>>> {
        if need == TenantNeed::None {
            return Ok(None);
        }
        resolve(&*self.snapshot(world).await?, need, sources, self.from_token)
    }

    /// The community with this id, active or not.
    ///
    /// # Errors
    /// A fault if the database cannot be asked.
    pub async fn by_id(&self, world: &Arc<World>, id: TenantId) -> Answer<Option<Arc<Tenant>>> {
        Ok(self.snapshot(world).await?.by_id(id).cloned())
    }

    /// The community with this slug, active or not.
    ///
    /// # Errors
    /// A fault if the database cannot be asked.
    pub async fn by_slug(&self, world: &Arc<World>, slug: &str) -> Answer<Option<Arc<Tenant>>> {
        Ok(self.snapshot(world).await?.by_slug(slug).cloned())
    }

    /// The community that is reached under this host, active or not.
    ///
    /// # Errors
    /// A fault if the database cannot be asked.
    pub async fn by_host(&self, world: &Arc<World>, host: &str) -> Answer<Option<Arc<Tenant>>> {
        Ok(self.snapshot(world).await?.by_host(host).cloned())
    }

    /// The active communities, by id.
    ///
    /// # Errors
    /// A fault if the database cannot be asked.
    pub async fn active(&self, world: &Arc<World>) -> Answer<Vec<Arc<Tenant>>> {
        Ok(self.snapshot(world).await?.active().cloned().collect())
    }

    /// The communities have changed: the next caller reads them anew. A reading under way is nobody's who asks from now on.
    pub fn forget(&self) {
        *self.state.write().unwrap_or_else(PoisonError::into_inner) = State::default();
    }

    /// All communities as they were at most five seconds ago.
    ///
    /// However many ask at once, one statement answers them all. While the database cannot be asked, an old snapshot serves
    /// for a minute.
    ///
    /// # Errors
    /// A fault if the database cannot be asked.
    pub async fn snapshot(&self, world: &Arc<World>) -> Answer<Arc<Snapshot>> {
        let now = world.clock().now();
        if let Some(snapshot) = self.held(now, FRESH) {
            return Ok(snapshot);
        }
        let flight = self.board(world, now);
        let landed = flight.clone().await;
        let mut state = self.state.write().unwrap_or_else(PoisonError::into_inner);
        // Only the flight that is still expected may bring something; one that was forgotten meanwhile may not.
        if state.flight.as_ref().is_some_and(|expected| expected.ptr_eq(&flight)) {
            state.flight = None;
            if let Ok(snapshot) = &landed {
                state.snapshot = Some(Arc::clone(snapshot));
            }
        }
        drop(state);
        landed.or_else(|error| {
            let held = self.held(now, BETTER_THAN_NOTHING).ok_or_else(|| trouble(&error))?;
            tracing::warn!(%error, "the communities could not be read anew: their old state serves");
            Ok(held)
        })
    }

    fn held(&self, now: Timestamp, fresh: TimeDelta) -> Option<Arc<Snapshot>> {
        let state = self.state.read().unwrap_or_else(PoisonError::into_inner);
        // A snapshot of the future was read before the clock was set back.
        let fresh = |snapshot: &&Arc<Snapshot>| snapshot.read_at() <= now && now - snapshot.read_at() < fresh;
        state.snapshot.as_ref().filter(fresh).cloned()
    }

    /// The reading under way, or a new one. It goes on as long as one of its passengers waits for it.
    fn board(&self, world: &Arc<World>, now: Timestamp) -> Flight {
        let mut state = self.state.write().unwrap_or_else(PoisonError::into_inner);
        let flight = state.flight.get_or_insert_with(|| {
            let (call, choices) = (world.errand(None), Arc::clone(&self.choices));
            let reading = async move {
                let rows = store::all(&call).await.map_err(Arc::new)?;
                Ok(Arc::new(Snapshot::of(rows.into_iter().map(|row| row.tenant(&choices)).collect(), now)))
            };
            reading.boxed().shared()
        });
        flight.clone()
    }
}

/// Where workers learn about communities: from the same snapshot as the doors.
pub struct Communities;

#[async_trait]
impl TenantSource for Communities {
    async fn by_id(&self, world: &Arc<World>, id: TenantId) -> Answer<Option<Arc<Tenant>>> {
        world.room::<Tenants>()?.by_id(world, id).await
    }
}

/// The error is shared by all who waited for it, so each gets a fault of its own that says the same.
#[track_caller]
fn trouble(error: &Arc<DbError>) -> Failure {
    let source = Arc::clone(error);
    if error.is_unavailable() { Fault::unavailable(source) } else { Fault::new(source) }.into()
}

#[cfg(test)]
mod tests;
