//! What the clock does for a community, on nobody's behalf.

use std::sync::Arc;

use chrono::TimeDelta;
use contract::Role;

use super::Tenants;
use crate::base::{Answer, MemberId, TenantId};
use crate::call::{Call, Client, Credential, Member, Tenant, Viewer, Visit, World, patiently};
use crate::language::{Language, Locale};

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

/// The call of a member on whose behalf the clock does something: with the rights of a mere member, whatever their role.
#[must_use]
pub fn as_member(world: &Arc<World>, tenant: Arc<Tenant>, member: MemberId) -> Call {
    let member = Member {
        id: member,
        tenant: tenant.id,
        role: Role::Member,
        tenant_super_admin: false,
        language: Language::English,
        last_active_at: None,
        onboarded: true,
        has_second_factor: false,
        impersonator: None,
        credential: Credential::Bearer { family: None, expires_at: world.clock().now() + TimeDelta::days(1) },
    };
    world.call(Visit {
        tenant: Some(tenant),
        viewer: Viewer::Member(Arc::new(member)),
        locale: Locale::of(Language::English),
        request_id: Arc::from("errand"),
        address: None,
        base_url: String::new(),
        client: Client::default(),
    })
}
