//! What administrators do with sellers: look at them, verify, suspend and restore them. The door has asked for their role.

use contract::Code;

use super::events::{MarketplaceSellerRestored, MarketplaceSellerSuspended};
use super::profile::missing;
use super::store::{self, IdKind, SellerProfile, SellerWithMember};
use crate::base::{Answer, Refusal};
use crate::call::{Call, Tx};
use crate::catalogue::model::SellerType;
use crate::ids::SellerProfileId;
use crate::{outbox, say};

/// A slice of the sellers, newest first, and how many there are.
pub async fn list(
    call: &Call,
    kind: Option<SellerType>,
    is_verified: Option<bool>,
    limit: i64,
    offset: i64,
) -> Answer<(Vec<SellerWithMember>, i64)> {
    let rows = store::page(call, call.me()?, kind, is_verified, limit, offset).await?;
    Ok((rows, store::count(call, kind, is_verified).await?))
}

/// Notes that a business is who it says. Doing it again changes nothing.
///
/// Refuses with `NOT_FOUND` an unknown seller, with 422 `VALIDATION_ERROR` one that is no business, with `FORBIDDEN` oneself.
pub async fn verify(call: &Call, id: SellerProfileId) -> Answer<SellerWithMember> {
    let mut tx = call.begin().await?;
    let mut profile = others(&mut tx, id).await?;
    if profile.seller_type != SellerType::Business {
        return Err(Refusal::new(Code::ValidationError, say!("marketplace-verify-business"))
            .field("seller_type")
            .into());
    }
    profile.business_verified = true;
    store::update(&mut tx, &profile).await?;
    tx.commit().await?;
    shown(call, &profile).await
}

/// Keeps a seller from selling: nobody sees what they sell, and they let nothing new be seen. Doing it again changes nothing.
///
/// Emits `MarketplaceSellerSuspended`. Refuses with `NOT_FOUND` an unknown seller, with `FORBIDDEN` oneself.
pub async fn suspend(call: &Call, id: SellerProfileId) -> Answer<SellerWithMember> {
    set_suspended(call, id, true).await
}

/// Lets a suspended seller sell again: what they sold is seen as it was. Doing it again changes nothing.
///
/// Emits `MarketplaceSellerRestored`. Refuses as [`suspend`] does.
pub async fn restore(call: &Call, id: SellerProfileId) -> Answer<SellerWithMember> {
    set_suspended(call, id, false).await
}

async fn set_suspended(call: &Call, id: SellerProfileId, is_suspended: bool) -> Answer<SellerWithMember> {
    let mut tx = call.begin().await?;
    let mut profile = others(&mut tx, id).await?;
    if profile.is_suspended != is_suspended {
        profile.is_suspended = is_suspended;
        profile.is_community_endorsed &= !is_suspended;
        profile.suspension_report_id = None;
        store::update(&mut tx, &profile).await?;
        let seller = profile.user_id;
        if is_suspended {
            outbox::tell(&mut tx, MarketplaceSellerSuspended { profile: id, seller }).await?;
        } else {
            outbox::tell(&mut tx, MarketplaceSellerRestored { profile: id, seller }).await?;
        }
    }
    tx.commit().await?;
    shown(call, &profile).await
}

async fn shown(call: &Call, profile: &SellerProfile) -> Answer<SellerWithMember> {
    Ok(store::find(call, call.me()?, (profile.user_id.get(), Some(IdKind::Member))).await?.ok_or_else(missing)?)
}

/// Another seller, whose row is held until the end of the transaction.
async fn others(tx: &mut Tx, id: SellerProfileId) -> Answer<SellerProfile> {
    let profile = store::lock_profile(tx, id).await?.ok_or_else(missing)?;
    if profile.user_id == tx.call().me()? {
        return Err(Refusal::new(Code::Forbidden, say!("marketplace-decide-own-seller")).into());
    }
    Ok(profile)
}
