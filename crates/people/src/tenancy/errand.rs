//! What the clock does for a community, on nobody's behalf.

use std::sync::Arc;

use super::Tenants;
use crate::base::{Answer, TenantId};
use crate::call::{Call, World, patiently};

/// Does `work` in a community, again after a lost race (see [`patiently`]). Nothing, if the community is gone.
///
/// # Errors
/// Whatever `work` answers; a fault if the communities cannot be read.
pub async fn errand<T, W, F>(world: &Arc<World>, tenant: TenantId, work: W) -> Answer<T>
where
    T: Default,
    W: Fn(Call) -> F + Send + Sync,
    F: Future<Output = Answer<T>> + Send,
{
    match world.room::<Tenants>()?.by_id(world, tenant).await? {
        Some(tenant) => patiently(&world.errand(Some(tenant)), work).await,
        None => Ok(T::default()),
    }
}
