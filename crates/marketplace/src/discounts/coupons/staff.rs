//! What administrators decide about coupons. The door has asked for their role.
//!
//! Nobody decides about their own.

use contract::Code;

use super::enabled;
use super::events::MarketplaceCouponSuspended;
use super::model::{Coupon, MOST, missing};
use super::store;
use crate::base::{Answer, MemberId, Refusal};
use crate::call::{Call, Tx};
use crate::ids::CouponId;
use crate::{outbox, say};

/// The community's coupons in every status, newest first.
///
/// # Errors
/// 403 `FEATURE_DISABLED`.
pub async fn list(call: &Call) -> Answer<Vec<Coupon>> {
    enabled(call)?;
    Ok(store::newest(call, MOST).await?)
}

/// Pauses a coupon for good. Doing it again changes nothing.
///
/// Emits `MarketplaceCouponSuspended`.
///
/// # Errors
/// 404 `NOT_FOUND`; 403 `FORBIDDEN` for one's own; 403 `FEATURE_DISABLED`.
pub async fn suspend(call: &Call, id: CouponId) -> Answer<Coupon> {
    let mut tx = call.begin().await?;
    let (mut coupon, seller) = others(&mut tx, id).await?;
    if coupon.suspend(tx.now()) {
        coupon.updated_at = tx.now();
        store::update(&mut tx, &coupon).await?;
        outbox::tell(&mut tx, MarketplaceCouponSuspended { coupon: id, seller }).await?;
    }
    tx.commit().await?;
    Ok(coupon)
}

/// Deletes a coupon. What it was used for stays.
///
/// Emits `MarketplaceCouponSuspended`.
///
/// # Errors
/// As [`suspend`].
pub async fn remove(call: &Call, id: CouponId) -> Answer<()> {
    let mut tx = call.begin().await?;
    let (_, seller) = others(&mut tx, id).await?;
    store::delete(&mut tx, id).await?;
    outbox::tell(&mut tx, MarketplaceCouponSuspended { coupon: id, seller }).await?;
    tx.commit().await
}

/// Another seller's coupon, held until the end of the transaction, and whose it is.
async fn others(tx: &mut Tx, id: CouponId) -> Answer<(Coupon, MemberId)> {
    enabled(tx.call())?;
    let coupon = store::lock(tx, id).await?.ok_or_else(missing)?;
    let seller = store::seller_of(tx, id).await?.ok_or_else(missing)?;
    if seller == tx.call().me()? {
        return Err(Refusal::new(Code::Forbidden, say!("marketplace-coupon-decide-own")).into());
    }
    Ok((coupon, seller))
}
