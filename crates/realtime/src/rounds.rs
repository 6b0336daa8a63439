//! Rounds: sockets outlive the tokens that opened them, so it is looked now and then whether their members may still listen.

use std::collections::BTreeMap;
use std::sync::Arc;

use tokio_util::sync::CancellationToken;

use super::hub::Hub;
use super::store;
use crate::base::{Answer, MemberId, TenantId};
use crate::call::World;
use crate::live::Owner;
use crate::tenancy::Tenants;

/// So many members are looked at with one statement.
const AT_ONCE: usize = 1_000;

/// Makes rounds until `stop` is cancelled.
pub async fn look_after(world: &Arc<World>, hub: &Hub, stop: CancellationToken) {
    while tokio::time::timeout(hub.config().recheck_seconds, stop.cancelled()).await.is_err() {
        match round(world, hub).await {
            Ok(0) => {}
            Ok(asked) => tracing::debug!(asked, "asked sockets to leave, or to look at their sign-ins again"),
            Err(failure) => tracing::warn!(%failure, "could not look whether those who listen still may"),
        }
    }
}

/// Asks sockets to leave: those of members who are gone, not active, or have signed out everywhere since, and of communities that are
/// switched off. A socket that is older than the last end of a sign-in is told of it, for nobody may have told it before. A socket of GraphQL
/// looks at its sign-in again instead, and stays if that still holds. Gives how many were asked.
///
/// # Errors
/// A fault if the database fails; those who come after that are not asked.
pub async fn round(world: &Arc<World>, hub: &Hub) -> Answer<usize> {
    let mut by_tenant: BTreeMap<TenantId, Vec<MemberId>> = BTreeMap::new();
    for owner in hub.owners() {
        by_tenant.entry(owner.tenant).or_default().push(owner.member);
    }
    let mut asked = 0;
    for (tenant, members) in by_tenant {
        let community = world.room::<Tenants>()?.by_id(world, tenant).await?.filter(|community| community.active);
        let call = world.errand(community.clone());
        for members in members.chunks(AT_ONCE) {
            let lives = match community {
                Some(_) => store::lives(&call, members).await?,
                None => Vec::new(),
            };
            for member in members {
                let owner = Owner { tenant, member: *member };
                let life = lives.iter().find(|life| life.id == *member);
                asked += match life.filter(|life| life.active) {
                    Some(life) => match hub.send_away_before(owner, life.cutoff) {
                        0 => hub.signed_out_before(owner, life.signed_out_at),
                        sent_away => sent_away,
                    },
                    None => hub.send_away(owner),
                };
            }
        }
    }
    Ok(asked)
}
