//! What members do about bringing an order, and what follows from what becomes of it.

use contract::{Code, Operation};

use super::events::{MarketplaceDeliveryMoved, MarketplaceDeliveryUnpaid};
use super::model::{Action, Actor, Delivery, DeliveryId, Status, is_brought, is_to_bring, missing, refused};
use super::store::{self, DeliveryWithParties};
use crate::base::{Answer, Failure, Hours, MemberId, TransactionId};
use crate::call::{Call, Tx};
use crate::catalogue::bounds::resident;
use crate::members::{self, blocks, blocks::Errand};
use crate::outbox;
use crate::safeguarding::{self, Interaction};
use crate::say;
use crate::trade::actions::hold;
use crate::trade::model::{Order, OrderId, Status as OrderStatus, not_yours, unusable};
use crate::wallet::WalletRules;
use crate::wallet::{self, Holder, Kind, Payment};

/// What a member wants for bringing an order.
#[derive(Clone, Debug, PartialEq)]
pub struct Wanted {
    /// Hours, as the wire says them.
    pub time_credits: f64,
    /// How long it takes.
    pub estimated_minutes: Option<i64>,
    /// What the buyer should know.
    pub notes: Option<String>,
}

/// Offers to bring an order of others.
///
/// Emits `MarketplaceDeliveryMoved`.
///
/// # Errors
/// 404 `NOT_FOUND`; 400 `DELIVERY_OFFER_ERROR` for one's own order, for one that nobody has to bring now, and while an earlier offer waits or holds,
/// which the constraint has the last word on; 422 `VALIDATION_ERROR` on `time_credits` for what is finer than a hundredth; 403 `BLOCKED`; as
/// [`safeguarding::allow`] does. Source: spec marketplace 6.
pub async fn offer(call: &Call, order: OrderId, wanted: Wanted) -> Answer<DeliveryWithParties> {
    let me = resident(call)?;
    let fine = || unusable(say!("marketplace-delivery-hours")).field("time_credits");
    let hours = Hours::exactly(wanted.time_credits).filter(|hours| hours.is_positive()).ok_or_else(fine)?;
    let mut tx = call.begin().await?;
    let order = hold(&mut tx, order).await?;
    if order.role(me).is_some() {
        return Err(refused(Action::Offer, say!("marketplace-delivery-own")).into());
    }
    if !is_to_bring(&order) || store::is_brought(&mut tx, &order).await? {
        return Err(refused(Action::Offer, say!("marketplace-delivery-not-wanted")).into());
    }
    let parties = [order.buyer_id, order.seller_id];
    let held = members::store::hold(&mut tx, &[me, order.buyer_id, order.seller_id]).await?;
    if held.iter().filter(|member| member.active).count() < 3 {
        return Err(refused(Action::Offer, say!("marketplace-delivery-not-wanted")).into());
    }
    for other in parties {
        blocks::pass(&mut tx, Operation::CreateMarketplaceDeliveryOffer, me, other, Errand::default()).await?;
        for (from, to) in [(me, other), (other, me)] {
            safeguarding::allow(call, &mut tx, from, to, Interaction::Exchange).await?;
        }
    }
    let mut delivery = Delivery {
        id: DeliveryId::new(0),
        order_id: order.id,
        deliverer_id: me,
        time_credits: hours,
        estimated_minutes: wanted.estimated_minutes,
        notes: wanted.notes.map(|notes| notes.trim().to_owned()).filter(|notes| !notes.is_empty()),
        status: Status::Pending,
        wallet_transaction_id: None,
        due_at: None,
        is_reminded: false,
        pay_until: None,
        unpaid_at: None,
        accepted_at: None,
        completed_at: None,
        created_at: tx.now(),
    };
    let noted = store::insert(&mut tx, &delivery).await;
    delivery.id = noted.map_err(|error| match error.is_unique("marketplace_deliveries_open") {
        true => Failure::from(refused(Action::Offer, say!("marketplace-delivery-exists"))),
        false => error.into(),
    })?;
    tell(&mut tx, &delivery, Some(me), order.buyer_id, Action::Offer).await?;
    finish(tx, delivery.id).await
}

/// Accepts an offer of delivery. Only the buyer. All others for the order are declined, also one that was accepted before.
///
/// Emits `MarketplaceDeliveryMoved` for everybody whom it concerns.
///
/// # Errors
/// 404 `NOT_FOUND`; 403 `FORBIDDEN`; 400 `DELIVERY_ACCEPT_ERROR` if it does not wait, if the order is not to be brought now, if whoever offered is gone,
/// and for more hours than the buyer has: the ledger has the last word when they are paid.
pub async fn accept(call: &Call, order: OrderId, deliverer: MemberId) -> Answer<DeliveryWithParties> {
    let me = call.me()?;
    let has = wallet::store::balance(call, me).await?.map(|found| found.balance).unwrap_or_default();
    let floor = call.community()?.rules::<WalletRules>().floor();
    let mut tx = call.begin().await?;
    let (order, mut delivery) = take(&mut tx, me, order, deliverer).await?;
    delivery.advance(Actor::Buyer, Action::Accept, tx.now())?;
    if !is_to_bring(&order) {
        return Err(refused(Action::Accept, say!("marketplace-delivery-not-wanted")).into());
    }
    if !are_active(&mut tx, [me, deliverer]).await? {
        return Err(refused(Action::Accept, say!("marketplace-delivery-missing")).into());
    }
    if has.minus(delivery.time_credits) < floor {
        return Err(refused(Action::Accept, say!("marketplace-insufficient-credits")).into());
    }
    for mut other in store::lock_live(&mut tx, order.id).await? {
        if other.id != delivery.id {
            end(&mut tx, &mut other, Action::Outbid).await?;
        }
    }
    store::update(&mut tx, &delivery).await?;
    tell(&mut tx, &delivery, Some(me), deliverer, Action::Accept).await?;
    let arranged = MarketplaceDeliveryMoved::named(&delivery, Some(deliverer), order.seller_id, "arrange");
    outbox::tell(&mut tx, arranged).await?;
    finish(tx, delivery.id).await
}

/// Says that an order was brought, and pays for it, once. Only the buyer. Nothing happens the second time.
///
/// Emits `TransactionCompleted`.
///
/// # Errors
/// 404 `NOT_FOUND`; 403 `FORBIDDEN`; 400 `DELIVERY_CONFIRM_ERROR` unless it was accepted, and for more hours than the buyer has.
pub async fn confirm(call: &Call, order: OrderId, deliverer: MemberId) -> Answer<DeliveryWithParties> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let (order, mut delivery) = take(&mut tx, me, order, deliverer).await?;
    if delivery.advance(Actor::Buyer, Action::Confirm, tx.now())? {
        if !are_active(&mut tx, [me, deliverer]).await? {
            return Err(refused(Action::Confirm, say!("marketplace-delivery-missing")).into());
        }
        pay(&mut tx, &order, &mut delivery).await?;
    }
    finish(tx, delivery.id).await
}

/// Takes an offer of delivery back, also one that was accepted. Only whoever made it.
///
/// Emits `MarketplaceDeliveryMoved`.
///
/// # Errors
/// 404 `NOT_FOUND`; 403 `FORBIDDEN` for somebody else's; 409 `INVALID_STATE` if it is over.
pub async fn withdraw(call: &Call, order: OrderId, deliverer: MemberId) -> Answer<DeliveryWithParties> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let order = hold(&mut tx, order).await?;
    let mut delivery = store::lock_latest(&mut tx, order.id, deliverer).await?.ok_or_else(missing)?;
    if deliverer != me {
        return Err(not_yours().into());
    }
    let was_agreed = delivery.is_agreed();
    delivery.advance(Actor::Deliverer, Action::Withdraw, tx.now())?;
    store::update(&mut tx, &delivery).await?;
    tell(&mut tx, &delivery, Some(me), order.buyer_id, Action::Withdraw).await?;
    if was_agreed {
        tell(&mut tx, &delivery, Some(me), order.seller_id, Action::Withdraw).await?;
    }
    finish(tx, delivery.id).await
}

/// What follows when the buyer says that an order has come, which is held: nobody else brings it, and who was to bring it is to be paid.
///
/// # Errors
/// A fault.
pub(crate) async fn has_come(tx: &mut Tx, order: &Order) -> Answer<()> {
    if !is_brought(order) {
        return Ok(());
    }
    for mut delivery in store::lock_live(tx, order.id).await? {
        if delivery.is_under_way() {
            delivery.due_at = order.auto_complete_at;
            store::update(tx, &delivery).await?;
        } else {
            end(tx, &mut delivery, Action::Cancel).await?;
        }
    }
    Ok(())
}

/// What follows when an order is off, which is held: nobody brings it, and nothing is paid. What had come before was brought, and stays due.
///
/// # Errors
/// A fault.
pub(crate) async fn release(tx: &mut Tx, order: &Order) -> Answer<()> {
    if !is_brought(order) {
        return Ok(());
    }
    for mut delivery in store::lock_live(tx, order.id).await? {
        if !(delivery.is_under_way() && order.auto_complete_at.is_some()) {
            end(tx, &mut delivery, Action::Cancel).await?;
        }
    }
    Ok(())
}

/// Pays what is due. What the buyer has not the hours for, and what is in dispute, is put off by a day; the buyer is reminded once. What could not be paid
/// for too long is staff's to settle. False if there is nothing to be done any more.
pub(super) async fn settle(call: &Call, order: OrderId, id: DeliveryId) -> Answer<bool> {
    let mut tx = call.begin().await?;
    let order = hold(&mut tx, order).await?;
    let Some(mut delivery) = store::lock(&mut tx, id).await? else { return Ok(false) };
    if !delivery.is_under_way() || delivery.due_at.is_none_or(|due| due > tx.now()) {
        return Ok(false);
    }
    let is_disputed = order.status == OrderStatus::Disputed;
    let can_move = !is_disputed && are_active(&mut tx, [order.buyer_id, delivery.deliverer_id]).await?;
    let mut paid = delivery.clone();
    paid.advance(Actor::System, Action::Settle, tx.now())?;
    let is_paid = can_move
        && match pay(&mut tx, &order, &mut paid).await {
            Ok(()) => true,
            Err(Failure::Refusal(refusal)) if refusal.code() == Code::DeliveryConfirmError => false,
            Err(other) => return Err(other),
        };
    if !is_paid {
        if !delivery.put_off(tx.now(), is_disputed) {
            delivery.advance(Actor::System, Action::GiveUp, tx.now())?;
            outbox::tell(&mut tx, MarketplaceDeliveryUnpaid::of(&delivery, order.buyer_id)).await?;
        } else if can_move && !delivery.is_reminded {
            delivery.is_reminded = true;
            let reminder = MarketplaceDeliveryMoved::named(&delivery, None, order.buyer_id, "remind");
            outbox::tell(&mut tx, reminder).await?;
        }
        store::update(&mut tx, &delivery).await?;
    }
    tx.commit().await?;
    Ok(true)
}

/// Moves the hours of what was brought, and writes it.
async fn pay(tx: &mut Tx, order: &Order, delivery: &mut Delivery) -> Answer<()> {
    let from = Holder::Member(order.buyer_id);
    delivery.wallet_transaction_id = Some(move_hours(tx, order, delivery, from, None).await?);
    store::update(tx, delivery).await?;
    Ok(())
}

/// Moves the hours of what was brought to whoever brought it.
///
/// # Errors
/// 400 `DELIVERY_CONFIRM_ERROR` if there are not enough.
pub(super) async fn move_hours(
    tx: &mut Tx,
    order: &Order,
    delivery: &Delivery,
    from: Holder,
    acting: Option<MemberId>,
) -> Answer<TransactionId> {
    let to = Holder::Member(delivery.deliverer_id);
    let plain = Payment::new(from, to, delivery.time_credits, Kind::CommunityDelivery, &order.listing_title);
    let paid = wallet::pay(tx, Payment { acting, ..plain }).await.map_err(|failure| match failure {
        Failure::Refusal(refusal) if refusal.code() == Code::InsufficientFunds => {
            refused(Action::Confirm, say!("marketplace-insufficient-credits")).into()
        }
        other => other,
    })?;
    Ok(paid.id)
}

/// Ends an offer of delivery, which is held, without anybody having asked for that, and tells who made it.
async fn end(tx: &mut Tx, delivery: &mut Delivery, action: Action) -> Answer<()> {
    delivery.advance(Actor::System, action, tx.now())?;
    store::update(tx, delivery).await?;
    tell(tx, delivery, None, delivery.deliverer_id, action).await
}

/// An order of the viewer's and a member's latest offer to bring it, held in this order.
async fn take(tx: &mut Tx, me: MemberId, order: OrderId, deliverer: MemberId) -> Answer<(Order, Delivery)> {
    let order = hold(tx, order).await?;
    if order.buyer_id != me {
        return Err(not_yours().into());
    }
    let delivery = store::lock_latest(tx, order.id, deliverer).await?.ok_or_else(missing)?;
    Ok((order, delivery))
}

/// Whether both take part now. Holds their rows.
async fn are_active(tx: &mut Tx, members: [MemberId; 2]) -> Answer<bool> {
    let held = members::store::hold(tx, &members).await?;
    Ok(held.iter().filter(|member| member.active).count() == 2)
}

async fn tell(tx: &mut Tx, delivery: &Delivery, actor: Option<MemberId>, to: MemberId, action: Action) -> Answer<()> {
    outbox::tell(tx, MarketplaceDeliveryMoved::of(delivery, actor, to, action)).await?;
    Ok(())
}

async fn finish(mut tx: Tx, id: DeliveryId) -> Answer<DeliveryWithParties> {
    let found = store::any(&mut tx.reads(), id).await?.ok_or_else(missing)?;
    tx.commit().await?;
    Ok(found)
}
