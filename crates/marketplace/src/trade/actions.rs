//! What the two parties do with an order, and their lists.

use super::cards::actions as cards;
use super::deliveries::actions as deliveries;
use super::discounts;
use super::events::MarketplaceOrderMoved;
use super::model::{Action, Actor, Order, OrderId, PAYMENT_EXPIRED, Status, missing, not_yours, said, unusable};
use super::pickups::actions as pickups;
use super::store::{self, OrderWithParties};
use crate::base::{Answer, Cursor, Failure, MemberId, Page};
use crate::call::{Call, Tx};
use crate::catalogue::{actions::follow, stock, store as listings};
use crate::outbox;
use crate::say;

/// Where a parcel is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tracking {
    /// The carrier's number.
    pub number: Option<String>,
    /// Where the carrier shows it.
    pub url: Option<String>,
}

/// An order of the viewer's.
///
/// # Errors
/// 404 `NOT_FOUND` if the community has none; 403 `FORBIDDEN` for whoever is no party to it.
pub async fn one(call: &Call, id: OrderId) -> Answer<OrderWithParties> {
    let me = call.me()?;
    let found = store::any(&mut call.reads(), id).await?.ok_or_else(missing)?;
    if found.order.role(me).is_none() {
        return Err(not_yours().into());
    }
    Ok(found)
}

/// What the viewer ordered, newest first; in one of some states only, if any are named.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn purchases(
    call: &Call,
    statuses: &[Status],
    limit: i64,
    cursor: Option<Cursor>,
) -> Answer<Page<OrderWithParties>> {
    let rows = store::purchases(call, call.me()?, statuses, call.newest_behind(cursor), limit + 1).await?;
    Ok(call.page(rows, limit, |row| row.order.id.get()))
}

/// What the viewer sold, as [`purchases`].
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn sales(
    call: &Call,
    statuses: &[Status],
    limit: i64,
    cursor: Option<Cursor>,
) -> Answer<Page<OrderWithParties>> {
    let rows = store::sales(call, call.me()?, statuses, call.newest_behind(cursor), limit + 1).await?;
    Ok(call.page(rows, limit, |row| row.order.id.get()))
}

/// Says that the buyer has paid cash. Only the seller; of a card the provider says so.
///
/// Emits `MarketplaceOrderMoved`. Nothing happens if it is paid already.
///
/// # Errors
/// 404 `NOT_FOUND`, 403 `FORBIDDEN`, 422 `VALIDATION_ERROR`.
pub async fn confirm_payment(call: &Call, id: OrderId) -> Answer<OrderWithParties> {
    let mut tx = call.begin().await?;
    let (mut order, by) = take(&mut tx, call.me()?, id).await?;
    go_on(tx, &mut order, by, Action::ConfirmPayment).await
}

/// Says that it was sent or handed over. Only the seller.
///
/// Emits `MarketplaceOrderMoved`. Nothing happens if it was said before: the first tracking stays.
///
/// # Errors
/// 404 `NOT_FOUND`, 403 `FORBIDDEN`, 422 `VALIDATION_ERROR`, also for a `tracking_url` that is no web address.
pub async fn ship(call: &Call, id: OrderId, tracking: Tracking) -> Answer<OrderWithParties> {
    let url = tracking.url.as_deref().map(str::trim).filter(|url| !url.is_empty());
    if url.is_some_and(|url| !is_web_address(url)) {
        return Err(unusable(say!("marketplace-web-address-unusable")).field("tracking_url").into());
    }
    let mut tx = call.begin().await?;
    let (mut order, by) = take(&mut tx, call.me()?, id).await?;
    if order.status == Status::Paid && by == Actor::Seller {
        order.tracking_number = tracking.number.filter(|number| !number.trim().is_empty());
        order.tracking_url = url.map(str::to_owned);
    }
    go_on(tx, &mut order, by, Action::Ship).await
}

/// Whether a browser can go there: `http` or `https`, and a host.
#[must_use]
pub(crate) fn is_web_address(text: &str) -> bool {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    rest.is_some_and(|rest| {
        let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
        !host.is_empty() && !text.chars().any(|letter| letter.is_whitespace() || letter.is_control())
    })
}

/// Says that it has come. Only the buyer.
///
/// Emits `MarketplaceOrderMoved`. Nothing happens if it was said before.
///
/// # Errors
/// 404 `NOT_FOUND`, 403 `FORBIDDEN`, 422 `VALIDATION_ERROR`.
pub async fn confirm_delivery(call: &Call, id: OrderId) -> Answer<OrderWithParties> {
    let mut tx = call.begin().await?;
    let (mut order, by) = take(&mut tx, call.me()?, id).await?;
    go_on(tx, &mut order, by, Action::ConfirmDelivery).await
}

/// Calls an order off for which nothing was paid. Either party. What it took from the stock is there again.
///
/// Emits `MarketplaceOrderMoved`. Nothing happens if it is off already.
///
/// # Errors
/// 404 `NOT_FOUND`, 403 `FORBIDDEN`, 422 `VALIDATION_ERROR`, also on `reason` for blanks.
pub async fn cancel(call: &Call, id: OrderId, reason: &str) -> Answer<OrderWithParties> {
    said("reason", reason)?;
    let mut tx = call.begin().await?;
    let (mut order, by) = take(&mut tx, call.me()?, id).await?;
    let actor = call.me()?;
    if order.advance(by, Action::Cancel, tx.now())? {
        order.cancellation_reason = Some(reason.trim().to_owned());
        off(&mut tx, &mut order, Some(actor), Action::Cancel).await?;
    }
    finish(tx, id).await
}

/// Cancels an order that nobody paid in time. False if there is nothing to cancel any more.
pub(super) async fn expire(call: &Call, id: OrderId) -> Answer<bool> {
    let mut tx = call.begin().await?;
    let mut order = hold(&mut tx, id).await?;
    if order.payment_expires_at.is_none_or(|end| end > tx.now()) {
        return Ok(false);
    }
    if order.by_card || !end_unpaid(&mut tx, &mut order).await? {
        return Ok(false);
    }
    tx.commit().await?;
    Ok(true)
}

/// Cancels an order that is held and that nobody will pay any more. False if it was cancelled before.
pub(super) async fn end_unpaid(tx: &mut Tx, order: &mut Order) -> Answer<bool> {
    if !order.advance(Actor::System, Action::Expire, tx.now())? {
        return Ok(false);
    }
    order.cancellation_reason = Some(PAYMENT_EXPIRED.to_owned());
    off(tx, order, None, Action::Expire).await?;
    Ok(true)
}

/// Completes an order that was delivered long enough ago. False if there is nothing to complete any more.
pub(super) async fn complete(call: &Call, id: OrderId) -> Answer<bool> {
    let mut tx = call.begin().await?;
    let Some(mut order) = store::lock(&mut tx, id).await? else { return Ok(false) };
    if order.status != Status::Delivered || order.auto_complete_at.is_none_or(|end| end > tx.now()) {
        return Ok(false);
    }
    if !cards::release(&mut tx, &order).await? {
        return Ok(false);
    }
    order.advance(Actor::System, Action::Complete, tx.now())?;
    store::update(&mut tx, &order).await?;
    store::count_sale(&mut tx, order.seller_id).await?;
    outbox::tell(&mut tx, MarketplaceOrderMoved::of(&order, None, Action::Complete)).await?;
    tx.commit().await?;
    Ok(true)
}

/// An order, held after its listing, as everywhere.
pub(crate) async fn hold(tx: &mut Tx, id: OrderId) -> Answer<Order> {
    let (listing, ..) = store::parties(tx, id).await?.ok_or_else(missing)?;
    listings::lock_for_trade(tx, listing).await?;
    store::lock(tx, id).await?.ok_or_else(|| missing().into())
}

/// An order that the viewer is a party to, held.
pub(crate) async fn take(tx: &mut Tx, me: MemberId, id: OrderId) -> Answer<(Order, Actor)> {
    let order = hold(tx, id).await?;
    let by = order.role(me).ok_or_else(|| Failure::from(not_yours()))?;
    Ok((order, by))
}

/// Moves an order on that gives nothing back.
async fn go_on(mut tx: Tx, order: &mut Order, by: Actor, action: Action) -> Answer<OrderWithParties> {
    if order.advance(by, action, tx.now())? {
        store::update(&mut tx, order).await?;
        if action == Action::ConfirmDelivery {
            deliveries::has_come(&mut tx, order).await?;
        }
        let actor = if by == Actor::Buyer { order.buyer_id } else { order.seller_id };
        outbox::tell(&mut tx, MarketplaceOrderMoved::of(order, Some(actor), action)).await?;
    }
    finish(tx, order.id).await
}

/// Writes an order that is off, and gives back what it holds.
pub(crate) async fn off(tx: &mut Tx, order: &mut Order, actor: Option<MemberId>, action: Action) -> Answer<()> {
    give_back(tx, order).await?;
    pickups::release(tx, order.id).await?;
    deliveries::release(tx, order).await?;
    cards::is_off(tx, order).await?;
    discounts::give_back(tx, order, action.as_str()).await?;
    store::update(tx, order).await?;
    outbox::tell(tx, MarketplaceOrderMoved::of(order, actor, action)).await?;
    Ok(())
}

/// Gives back what an order took from its listing's stock, once.
async fn give_back(tx: &mut Tx, order: &mut Order) -> Answer<()> {
    let taken = std::mem::take(&mut order.stock_taken);
    if taken > 0
        && let Some(mut listing) = listings::lock_for_trade(tx, order.listing_id).await?
    {
        let followed = stock::restore(&mut listing, taken)?;
        listings::set_state(tx, &listing).await?;
        follow(tx, &listing, followed).await?;
    }
    Ok(())
}

async fn finish(mut tx: Tx, id: OrderId) -> Answer<OrderWithParties> {
    let found = store::any(&mut tx.reads(), id).await?.ok_or_else(missing)?;
    tx.commit().await?;
    Ok(found)
}
