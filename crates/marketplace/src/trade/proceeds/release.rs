//! Held money that an administrator lets go to its seller before its time.

use contract::Code;

use super::actions::change;
use super::model::EntryKind;
use super::store::{self, lists};
use crate::base::{Answer, Fault, Refusal};
use crate::call::Call;
use crate::outbox;
use crate::say;
use crate::trade::actions::hold;
use crate::trade::cards::actions::none;
use crate::trade::cards::store as cards;
use crate::trade::deliveries::actions as deliveries;
use crate::trade::events::MarketplaceOrderMoved;
use crate::trade::model::{Action, Actor, OrderId, said, unusable};
use crate::trade::store as orders;

/// Lets what is held of an order go to its seller, and completes the order. The door has asked for an administrator.
///
/// Emits `MarketplaceOrderMoved`.
///
/// # Errors
/// 404 `NOT_FOUND` for an order that was not paid by card; 403 `AUTH_INSUFFICIENT_PERMISSIONS` for an order of one's own; 422 `VALIDATION_ERROR` if
/// nothing is held, while somebody has to decide about it, and on `reason` for blanks. Source: spec marketplace 5.6, 5.8 (`admin_override`).
pub async fn release(call: &Call, id: OrderId, reason: &str) -> Answer<lists::StaffPayment> {
    let me = call.me()?;
    said("reason", reason)?;
    let mut tx = call.begin().await?;
    if orders::parties(&mut tx, id).await?.is_none() {
        return Err(none().into());
    }
    let mut order = hold(&mut tx, id).await?;
    let mut payment = cards::lock(&mut tx, id).await?.ok_or_else(none)?;
    if order.role(me).is_some() {
        return Err(Refusal::new(Code::AuthInsufficientPermissions, say!("marketplace-dispute-own")).into());
    }
    let now = tx.now();
    let has_come = order.auto_complete_at.is_some();
    order.advance(Actor::Admin, Action::Release, now)?;
    let held = payment.kept(cards::promised(&mut tx, payment.id).await?);
    if !held.is_positive() {
        return Err(unusable(say!("marketplace-release-nothing")).into());
    }
    payment.release_early(now);
    let gained = payment.hand_over(held);
    change(&mut tx, &order, &payment, (EntryKind::Sale, gained)).await?;
    cards::update(&mut tx, &payment).await?;
    store::insert_release(&mut tx, payment.id, (me, reason.trim()), held).await?;
    orders::update(&mut tx, &order).await?;
    orders::count_sale(&mut tx, order.seller_id).await?;
    if !has_come {
        deliveries::has_come(&mut tx, &order).await?;
    }
    outbox::tell(&mut tx, MarketplaceOrderMoved::of(&order, None, Action::Release)).await?;
    let shown = lists::of_order(&mut tx.reads(), id).await?.ok_or_else(|| Fault::new("a payment is gone"))?;
    tx.commit().await?;
    Ok(shown)
}
