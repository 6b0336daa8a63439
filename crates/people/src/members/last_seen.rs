//! When members were last seen, without a write per request.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use chrono::TimeDelta;

use super::store;
use crate::base::{Answer, MemberId, TenantId, Timestamp};
use crate::call::{Tenant, World};

/// Whoever was seen less than so long ago is not noted again.
const FRESH: TimeDelta = TimeDelta::seconds(60);

/// Beyond so many members nobody is added until the next flush; being seen a little later does no harm.
const MOST: usize = 100_000;

/// Gathers who was seen. A task writes it down every half minute and at the end.
#[derive(Default)]
pub struct LastSeen {
    seen: Mutex<HashMap<TenantId, Seen>>,
}

struct Seen {
    tenant: Arc<Tenant>,
    members: HashMap<MemberId, Timestamp>,
}

impl LastSeen {
    /// Notes that a member of `tenant` is here. `stored` is what the database knows.
    pub fn note(&self, tenant: &Arc<Tenant>, member: MemberId, stored: Option<Timestamp>, now: Timestamp) {
        if stored.is_some_and(|stored| now - stored < FRESH) {
            return;
        }
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        let there =
            seen.entry(tenant.id).or_insert_with(|| Seen { tenant: Arc::clone(tenant), members: HashMap::new() });
        if there.members.len() < MOST || there.members.contains_key(&member) {
            there.members.entry(member).and_modify(|seen| *seen = now.max(*seen)).or_insert(now);
        }
    }

    /// Writes down who was seen, one statement a community, with the latest moment of the batch. What cannot be written is
    /// kept for the next time.
    ///
    /// # Errors
    /// A fault if the database fails.
    pub async fn flush(&self, world: &Arc<World>) -> Answer<()> {
        let all = std::mem::take(&mut *self.seen.lock().unwrap_or_else(PoisonError::into_inner));
        let mut failed = None;
        for (_, Seen { tenant, members }) in all {
            let Some(latest) = members.values().max().copied() else { continue };
            let ids: Vec<_> = members.keys().copied().collect();
            let call = world.errand(Some(Arc::clone(&tenant)));
            if let Err(error) = store::touch(&call, &ids, latest).await {
                members.into_iter().for_each(|(member, at)| self.note(&tenant, member, None, at));
                failed = Some(error);
            }
        }
        failed.map_or(Ok(()), |error| Err(error.into()))
    }
}
