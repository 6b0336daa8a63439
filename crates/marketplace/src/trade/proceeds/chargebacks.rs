//! What banks take back for buyers, and how they decide.
//!
//! The provider has taken the money when it tells, and the bank decides, not an administrator. Until then the order is in dispute, and what was there
//! is nobody's: first what was held, then what the seller had. If the bank gives it back, each part is where it was. Messages may come twice and in any
//! order: one that tells the end first tells the beginning, too.

use super::actions::change;
use super::events::MarketplaceChargebackMoved;
use super::model::{Chargeback, ChargebackStatus, EntryKind};
use super::store;
use crate::base::Answer;
use crate::call::Tx;
use crate::outbox;
use crate::trade::actions::off;
use crate::trade::cards::model::CardPayment;
use crate::trade::cards::store::promised;
use crate::trade::cards::webhook::{ChargebackStep, ChargebackTold, unreadable};
use crate::trade::model::{Action, Actor, Order, Status as OrderStatus};
use crate::trade::store as orders;

/// Takes what the provider tells of a payment that is held and was paid. Whoever calls it writes the payment.
///
/// # Errors
/// 422 `VALIDATION_ERROR` for more than was paid, and for another amount than was told before.
pub(in crate::trade) async fn told(
    tx: &mut Tx,
    order: &mut Order,
    payment: &mut CardPayment,
    told: &ChargebackTold,
) -> Answer<()> {
    let amount = payment.currency.of_minor_units(told.amount);
    if amount > payment.amount {
        return Err(unreadable().into());
    }
    let known = store::chargeback(tx, payment.id, &told.id).await?;
    let found = match known {
        Some(found) if found.amount != amount => return Err(unreadable().into()),
        Some(found) => found,
        None => open(tx, order, payment, told).await?,
    };
    match (found.status, told.status) {
        (ChargebackStatus::Open, ChargebackStep::Won) => close(tx, order, payment, (&found, true)).await,
        (ChargebackStatus::Open, ChargebackStep::Lost) => close(tx, order, payment, (&found, false)).await,
        _ => Ok(()),
    }
}

async fn open(tx: &mut Tx, order: &mut Order, payment: &mut CardPayment, told: &ChargebackTold) -> Answer<Chargeback> {
    let amount = payment.currency.of_minor_units(told.amount);
    let returning = promised(tx, payment.id).await?;
    let covered = amount.min(payment.amount.less(returning).less(payment.charged_back));
    let had = payment.released;
    let lost = payment.draw(returning, covered);
    payment.charged_back = payment.charged_back.plus(covered).unwrap_or(payment.amount);
    let from_seller = had.less(payment.released);
    let before = order.status;
    let stops = order.advance(Actor::System, Action::Dispute, tx.now()).is_ok_and(|moved| moved);
    let prior_order_status = stops.then_some(before);
    let id =
        store::insert_chargeback(tx, payment.id, &told.id, (amount, covered, from_seller), prior_order_status).await?;
    change(tx, order, payment, (EntryKind::Chargeback, lost)).await?;
    if stops {
        orders::update(tx, order).await?;
        payment.dispute();
    }
    tell(tx, order, id, false).await?;
    let status = ChargebackStatus::Open;
    Ok(Chargeback { id, amount, covered, from_seller, status, prior_order_status })
}

async fn close(
    tx: &mut Tx,
    order: &mut Order,
    payment: &mut CardPayment,
    (taken, is_won): (&Chargeback, bool),
) -> Answer<()> {
    let status = if is_won { ChargebackStatus::Won } else { ChargebackStatus::Lost };
    store::close_chargeback(tx, taken.id, status).await?;
    if is_won {
        payment.charged_back = payment.charged_back.less(taken.covered);
        let gained = payment.hand_over(taken.from_seller);
        change(tx, order, payment, (EntryKind::ChargebackWon, gained)).await?;
    }
    if let Some(prior) = taken.prior_order_status.filter(|_| order.status == OrderStatus::Disputed) {
        go_on(tx, order, payment, prior).await?;
    }
    tell(tx, order, taken.id, true).await
}

/// An order that a chargeback has stopped goes on where it stood, unless another one is open, or ends if nothing of its money is left.
async fn go_on(tx: &mut Tx, order: &mut Order, payment: &mut CardPayment, prior: OrderStatus) -> Answer<()> {
    if store::hand_on(tx, payment.id, prior).await? > 0 {
        return Ok(());
    }
    let now = tx.now();
    let left = payment.amount.less(promised(tx, payment.id).await?).less(payment.charged_back);
    payment.decide(now, !left.is_positive());
    if left.is_positive() {
        order.goes_to(prior, now);
        orders::update(tx, order).await?;
        return Ok(());
    }
    order.advance(Actor::System, Action::Refund, now)?;
    off(tx, order, None, Action::Refund).await
}

async fn tell(tx: &mut Tx, order: &Order, chargeback: super::model::ChargebackId, is_over: bool) -> Answer<()> {
    let (order, buyer, seller) = (order.id, order.buyer_id, order.seller_id);
    outbox::tell(tx, MarketplaceChargebackMoved { chargeback, order, buyer, seller, is_over }).await?;
    Ok(())
}
