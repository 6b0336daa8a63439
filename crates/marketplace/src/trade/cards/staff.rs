//! What administrators do about money that the provider refuses to give back. The door has asked for their role.

use contract::Code;

use super::actions::none;
use super::errand::wake;
use super::events::MarketplaceRefundSettled;
use super::model::{CardPayment, CardRefund, CardRefundId, RefundStatus};
use super::store::refused::{self, StaffRefund};
use super::{Cards, store};
use crate::base::{Answer, Refusal};
use crate::call::{Call, Tx};
use crate::outbox;
use crate::say;
use crate::trade::actions::hold;
use crate::trade::model::{Order, said};

/// A page of refunds, by default of those that were refused, the oldest first, and how many there are.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn list(
    call: &Call,
    status: Option<RefundStatus>,
    limit: i64,
    offset: i64,
) -> Answer<(Vec<StaffRefund>, i64)> {
    let status = status.unwrap_or(RefundStatus::Refused);
    Ok((refused::page(call, status, limit, offset).await?, refused::count(call, status).await?))
}

/// Lets the provider be asked again, under the same key, so that nothing goes back twice.
///
/// # Errors
/// 404 `NOT_FOUND`; 403 `AUTH_INSUFFICIENT_PERMISSIONS` for an order of the viewer's; 409 `INVALID_STATE` unless it was refused; 503
/// `PAYMENT_UNAVAILABLE` without a provider.
pub async fn retry(call: &Call, id: CardRefundId) -> Answer<StaffRefund> {
    let mut tx = call.begin().await?;
    let (_, payment, refund) = take(&mut tx, id).await?;
    call.room::<Cards>()?.provider()?;
    refused::retry(&mut tx, refund.id).await?;
    let now = tx.now();
    wake(&mut tx, payment.id, now).await?;
    finish(tx, id).await
}

/// Notes that the money was given back in another way. The buyer is told how.
///
/// Emits `MarketplaceRefundSettled`.
///
/// # Errors
/// As [`retry`], but for the provider; 422 `VALIDATION_ERROR` on `reason` for blanks.
pub async fn settle(call: &Call, id: CardRefundId, reason: &str) -> Answer<StaffRefund> {
    let me = call.me()?;
    said("reason", reason)?;
    let mut tx = call.begin().await?;
    let (order, mut payment, refund) = take(&mut tx, id).await?;
    refused::settle(&mut tx, refund.id, me, reason.trim()).await?;
    payment.give_back(refund.amount);
    store::update(&mut tx, &payment).await?;
    outbox::tell(&mut tx, MarketplaceRefundSettled { refund: id, order: order.id, buyer: order.buyer_id }).await?;
    finish(tx, id).await
}

/// A refund that was refused, with its order and its payment, which are held.
async fn take(tx: &mut Tx, id: CardRefundId) -> Answer<(Order, CardPayment, CardRefund)> {
    let me = tx.call().me()?;
    let order = refused::order_of(tx, id).await?.ok_or_else(missing)?;
    let order = hold(tx, order).await?;
    let payment = store::lock(tx, order.id).await?.ok_or_else(none)?;
    let refund = refused::find(tx, payment.id, id).await?.ok_or_else(missing)?;
    if order.role(me).is_some() {
        return Err(Refusal::new(Code::AuthInsufficientPermissions, say!("marketplace-dispute-own")).into());
    }
    if refund.status != RefundStatus::Refused {
        return Err(Refusal::new(Code::InvalidState, say!("marketplace-refund-wrong-status")).into());
    }
    Ok((order, payment, refund))
}

/// There is no such refund: 404 `NOT_FOUND`.
fn missing() -> Refusal {
    Refusal::new(Code::NotFound, say!("marketplace-refund-missing"))
}

async fn finish(mut tx: Tx, id: CardRefundId) -> Answer<StaffRefund> {
    let shown = refused::any(&mut tx.reads(), id).await?.ok_or_else(missing)?;
    tx.commit().await?;
    Ok(shown)
}
