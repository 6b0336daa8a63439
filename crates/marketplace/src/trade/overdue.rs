//! Orders that wait too long to be sent, handed over, or confirmed to have come: who is reminded, how they end, and what staff see of them.

use super::actions::hold;
use super::deliveries::actions as deliveries;
use super::events::{MarketplaceOrderMoved, MarketplaceOrderOverdue};
use super::model::{Action, Actor, Due, Order, OrderId, REMINDER_TIME, Role};
use super::store::{self, overdue};
use crate::base::{Answer, Timestamp};
use crate::call::{Call, Tx};
use crate::outbox;
use crate::trust::disputes::actions as disputes;

/// A page of orders about which somebody was reminded, the first due first, and how many there are. The door has asked for the reader's role.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn list(
    call: &Call,
    turn: Option<Role>,
    limit: i64,
    offset: i64,
) -> Answer<(Vec<overdue::OverdueOrder>, i64)> {
    Ok((overdue::page(call, turn, limit, offset).await?, overdue::count(call, turn).await?))
}

/// Does what is due with an order that has waited: reminds its parties, and later takes it for received, or opens a dispute for its buyer. Where a time to
/// pick it up is still to come, it waits for that. False if nothing is due any more.
///
/// Emits `MarketplaceOrderOverdue` or `MarketplaceOrderMoved`.
pub(super) async fn look(call: &Call, id: OrderId) -> Answer<bool> {
    let mut tx = call.begin().await?;
    let mut order = hold(&mut tx, id).await?;
    let now = tx.now();
    let Some(due) = order.due(now) else { return Ok(false) };
    let expected = overdue::expected_until(&mut tx, id).await?.filter(|end| *end > now);
    if let Some(end) = expected {
        order.overdue_at = Some(end + REMINDER_TIME);
        store::update(&mut tx, &order).await?;
    } else if due == Due::Remind {
        let until = order.remind(now);
        store::update(&mut tx, &order).await?;
        tell(&mut tx, &order, Some(until)).await?;
    } else if due == Due::Dispute && disputes::open_for_buyer(&mut tx, &mut order).await? {
        tell(&mut tx, &order, None).await?;
    } else {
        order.advance(Actor::System, Action::Presume, now)?;
        store::update(&mut tx, &order).await?;
        deliveries::has_come(&mut tx, &order).await?;
        outbox::tell(&mut tx, MarketplaceOrderMoved::of(&order, None, Action::Presume)).await?;
    }
    tx.commit().await?;
    Ok(true)
}

async fn tell(tx: &mut Tx, order: &Order, until: Option<Timestamp>) -> Answer<()> {
    let is_sent = order.waits_for() == Some(Role::Buyer);
    let (order, buyer, seller) = (order.id, order.buyer_id, order.seller_id);
    outbox::tell(tx, MarketplaceOrderOverdue { order, buyer, seller, is_sent, until }).await?;
    Ok(())
}
