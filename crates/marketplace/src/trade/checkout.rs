//! Ordering.

use contract::Code;

use super::cards::actions as cards;
use super::counter::{Counter, meet, shown};
use super::discounts::TakenOff;
use super::events::MarketplaceOrderMoved;
use super::model::{
    self, Action, Cost, DeliveryMethod, Order, OrderId, PAYMENT_TIME, Payment, REMINDER_TIME, Status, Terms, Wanted,
    checkout_key, order_number, unusable,
};
use super::offers::{
    self,
    model::{Offer, OfferId, Status as OfferStatus},
};
use super::pickups::actions as pickups;
use super::proceeds::actions as proceeds;
use super::store::{self, OrderWithParties};
use crate::base::{Answer, Failure, Fault, Hours, MemberId, Refusal};
use crate::call::{Call, Reads, Tx};
use crate::catalogue::model::{self as catalogue, Listing, Moderation, PriceType, Status as ListingStatus, Trigger};
use crate::catalogue::{actions::follow, stock, store as listings};
use crate::ids::ShippingOptionId;
use crate::money::Amount;
use crate::outbox;
use crate::rules::MarketplaceRules;
use crate::say;
use crate::wallet::events::TransactionCompleted;
use crate::wallet::{self, Holder, Kind};

/// Orders what a listing offers. The same key with the same order answers with that order as it is now, and changes nothing.
///
/// Emits `MarketplaceOrderMoved`, and `TransactionCompleted` if it is paid in hours.
///
/// # Errors
/// 422 `VALIDATION_ERROR` if the key stood for another order, and for whatever the listing, its seller or the community do not allow; 422
/// `OUT_OF_STOCK`; 422 `INSUFFICIENT_CREDITS`; 404 `NOT_FOUND` for an offer that is not there; 403 `BLOCKED`; as [`safeguarding::allow`] does.
/// Source: spec marketplace 5.2 to 5.5.
pub async fn order(call: &Call, wanted: Wanted, key: &str) -> Answer<OrderWithParties> {
    let me = call.me()?;
    let (key, fingerprint) = (checkout_key(key), wanted.fingerprint());
    if let Some(id) = wanted.offer {
        return from_offer(call, me, (id.into(), &wanted), key, fingerprint).await;
    }
    if let Some(found) = place(call, me, (&wanted, None), key, fingerprint).await? {
        return Ok(found);
    }
    // Somebody was faster with the same key, for another listing: what they ordered decides.
    let found = replayed(&mut call.reads(), me, key, fingerprint).await?;
    found.ok_or_else(|| Fault::new("an order under this key is there and is not found").into())
}

/// Orders what an accepted offer was about. The offer is what a repetition is known by: its order that was not cancelled is answered again.
///
/// # Errors
/// 404 `NOT_FOUND`; 403 `FORBIDDEN` for somebody else's offer; 422 `VALIDATION_ERROR` if it does not hold, or says something else.
async fn from_offer(
    call: &Call,
    me: MemberId,
    (id, wanted): (OfferId, &Wanted),
    key: [u8; 32],
    fingerprint: [u8; 32],
) -> Answer<OrderWithParties> {
    let found = offers::store::any(&mut call.reads(), id).await?.ok_or_else(offers::model::missing)?;
    if found.offer.buyer_id != me {
        return Err(model::not_yours().into());
    }
    if let Some(found) = ordered(&mut call.reads(), id, fingerprint).await? {
        return Ok(found);
    }
    let holds = found.offer.status == OfferStatus::Accepted && found.offer.expires_at > call.now();
    if !holds || wanted.quantity != 1 || wanted.listing != found.offer.listing_id {
        return Err(unusable(say!("marketplace-offer-wrong-status")).field("offer_id").into());
    }
    if let Some(found) = place(call, me, (wanted, Some(id)), key, fingerprint).await? {
        return Ok(found);
    }
    // The key stood for an order of another kind.
    Err(unusable(say!("marketplace-order-key-reused")).field("idempotency_key").into())
}

/// The order that was made of an offer before and was not cancelled.
async fn ordered(from: &mut Reads<'_>, offer: OfferId, fingerprint: [u8; 32]) -> Answer<Option<OrderWithParties>> {
    let earlier = store::of_offer(from, offer).await?;
    repeated(from, earlier, fingerprint).await
}

/// The order that was made under a key before.
async fn replayed(
    from: &mut Reads<'_>,
    me: MemberId,
    key: [u8; 32],
    fingerprint: [u8; 32],
) -> Answer<Option<OrderWithParties>> {
    let earlier = store::repeated(from, me, key).await?;
    repeated(from, earlier, fingerprint).await
}

/// The order that is repeated, if it was for the same.
async fn repeated(
    from: &mut Reads<'_>,
    earlier: Option<(OrderId, Vec<u8>)>,
    fingerprint: [u8; 32],
) -> Answer<Option<OrderWithParties>> {
    let Some((id, stored)) = earlier else { return Ok(None) };
    if stored != fingerprint {
        return Err(unusable(say!("marketplace-order-key-reused")).field("idempotency_key").into());
    }
    Ok(store::any(from, id).await?)
}

/// Makes an order; none if one with this key came first.
async fn place(
    call: &Call,
    me: MemberId,
    (wanted, offer): (&Wanted, Option<OfferId>),
    key: [u8; 32],
    fingerprint: [u8; 32],
) -> Answer<Option<OrderWithParties>> {
    let rules = *call.community()?.rules::<MarketplaceRules>();
    let mut tx = call.begin().await?;
    let counter = Counter::hold(&mut tx, wanted.listing, me).await?;
    // Under the lock: of two at the same moment the second sees the first.
    let standing = store::sale::standing(&mut tx, (me, key), counter.seller()).await?;
    let earlier = match offer {
        Some(id) => ordered(&mut tx.reads(), id, fingerprint).await?,
        None => repeated(&mut tx.reads(), standing.earlier(), fingerprint).await?,
    };
    if earlier.is_some() {
        return Ok(earlier);
    }
    let offer = match offer {
        Some(id) => Some(agreed(&mut tx, id).await?),
        None => None,
    };
    let reserved = match &offer {
        // Of several the one that was accepted last has the listing.
        Some(offer) => !offers::store::holds_another(&mut tx, wanted.listing, offer.id, offer.accepted_at).await?,
        None => false,
    };
    let Counter { listing, picture, people } = counter;
    let mut listing = listing.filter(|listing| can_be_ordered(listing, reserved, &tx)).ok_or_else(unavailable)?;
    allowed(&listing, wanted, &rules)?;
    if wanted.payment_method == Some(Payment::Card) {
        cards::allowed(call, &rules)?;
        proceeds::ready(&mut tx, listing.user_id).await?;
    }
    meet(call, &mut tx, (me, listing.user_id), &people, &standing).await?;
    let way = way(&mut tx, &listing, wanted, standing.hands_over).await?;
    let terms = Terms { offer: offer.as_ref().map(|offer| offer.amount), ..terms(&listing) };
    let cost = model::cost(terms, wanted.payment_method, wanted.quantity, way.price)?;
    let mut off = TakenOff::of(&mut tx, me, wanted, &listing, cost).await?;
    let cost = Cost { total: cost.total.less(off.amount()), ..cost };
    let mut order = draft(&tx, me, wanted, &listing, (cost, way));
    order.stock_taken = if listing.inventory_count.is_some() { wanted.quantity } else { 0 };
    let followed = stock::take(&mut listing, wanted.quantity)?;
    if listing.status == ListingStatus::Reserved {
        listing.step(catalogue::Actor::System, Trigger::Convert)?;
    }
    if order.stock_taken > 0 || offer.is_some() {
        listings::set_state(&mut tx, &listing).await?;
        follow(&mut tx, &listing, followed).await?;
    }
    if let Some(offer) = &offer {
        store::detach(&mut tx, offer.id).await?;
    }
    let moved = match order.payment_method {
        Payment::TimeCredits => pay(&mut tx, &mut order, cost.credits).await?,
        _ => None,
    };
    off.before(&mut tx, &mut order).await?;
    order.id = match store::insert(&mut tx, &order, [key, fingerprint]).await {
        Ok(id) => id,
        Err(error) if error.is_unique("marketplace_orders_checkout") => return Ok(None),
        Err(error) => return Err(error.into()),
    };
    off.after(&mut tx, &order).await?;
    if order.by_card {
        cards::expect(&mut tx, &order).await?;
    }
    if let Some(slot) = wanted.pickup_slot {
        // The spec has codes of their own for a reservation; here all refusals have one, and the sentence says which.
        pickups::reserve(&mut tx, &order, slot.into()).await.map_err(|failure| match failure {
            Failure::Refusal(refusal) => {
                let why = refusal.items.into_iter().next().map(|item| item.message);
                unusable(why.unwrap_or_else(|| say!("marketplace-slot-missing"))).field("pickup_slot_id").into()
            }
            fault => fault,
        })?;
    }
    let placed = MarketplaceOrderMoved::of(&order, Some(me), Action::Place);
    match moved {
        Some(moved) => outbox::tell_both(&mut tx, moved, placed).await?,
        None => outbox::tell(&mut tx, placed).await.map(drop)?,
    }
    // What was written in other rows, or by the engine in its own way, is read.
    let is_plain = matches!(off, TakenOff::Nothing)
        && order.delivery_address.is_none()
        && !order.by_card
        && wanted.pickup_slot.is_none();
    let shown = if is_plain { shown(&order, &listing, picture, people) } else { None };
    let shown = match shown {
        Some(shown) => Some(shown),
        None => store::any(&mut tx.reads(), order.id).await?,
    };
    tx.commit().await?;
    Ok(shown)
}

pub(super) fn unavailable() -> Failure {
    unusable(say!("marketplace-order-unavailable")).field("listing_id").into()
}

/// An accepted offer that still holds, held.
async fn agreed(tx: &mut Tx, id: OfferId) -> Answer<Offer> {
    let offer = offers::store::lock(tx, id).await?.ok_or_else(offers::model::missing)?;
    if offer.status != OfferStatus::Accepted || offer.expires_at <= tx.now() {
        return Err(unusable(say!("marketplace-offer-wrong-status")).field("offer_id").into());
    }
    Ok(offer)
}

fn can_be_ordered(listing: &Listing, reserved: bool, tx: &Tx) -> bool {
    (listing.status == ListingStatus::Active || (reserved && listing.status == ListingStatus::Reserved))
        && listing.moderation == Moderation::Approved
        && listing.expires_at.is_none_or(|end| end > tx.now())
}

/// What the community allows now counts, not what it allowed when the listing was made.
fn allowed(listing: &Listing, wanted: &Wanted, rules: &MarketplaceRules) -> Result<(), Refusal> {
    let both =
        listing.price.is_some_and(Amount::is_positive) && listing.time_credit_price.is_some_and(Hours::is_positive);
    let brought = wanted.shipping_method == Some(DeliveryMethod::CommunityDelivery);
    let forbidden = (listing.price_type == PriceType::Free && !rules.free_items)
        || (both && !rules.hybrid_pricing)
        || (wanted.shipping_option.is_some() && !rules.shipping)
        || (brought && !rules.community_delivery);
    if forbidden { Err(unusable(say!("marketplace-order-not-allowed"))) } else { Ok(()) }
}

/// How it comes to the buyer.
struct Way {
    option: Option<ShippingOptionId>,
    method: Option<String>,
    price: Amount,
}

/// The way that the buyer chose, or the one that goes without saying (spec marketplace 5.4).
async fn way(tx: &mut Tx, listing: &Listing, wanted: &Wanted, hands_over: bool) -> Answer<Way> {
    let refused = |field: &'static str| unusable(say!("marketplace-order-no-way")).field(field);
    let costs_nothing = |method: Option<DeliveryMethod>| Way {
        option: None,
        method: method.map(|method| method.as_str().to_owned()),
        price: Amount::ZERO,
    };
    if let Some(id) = wanted.shipping_option {
        let chosen = if listing.shipping_available { store::courier(tx, listing.user_id, id).await? } else { None };
        let chosen = chosen.filter(|courier| courier.currency == listing.price_currency);
        let courier = chosen.ok_or_else(|| refused("shipping_option_id"))?;
        no_slot(wanted)?;
        let method = courier.courier_code.unwrap_or(courier.courier_name);
        return Ok(Way { option: Some(courier.id), method: Some(method), price: courier.price });
    }
    match wanted.shipping_method {
        Some(DeliveryMethod::CommunityDelivery) if listing.delivery_method == DeliveryMethod::CommunityDelivery => {
            no_slot(wanted)?;
            Ok(costs_nothing(Some(DeliveryMethod::CommunityDelivery)))
        }
        Some(DeliveryMethod::Pickup) | None if listing.local_pickup => {
            // Whoever says when they hand things over hands nothing over at other times.
            if wanted.pickup_slot.is_none() && hands_over {
                return Err(unusable(say!("marketplace-order-slot-missing")).field("pickup_slot_id").into());
            }
            Ok(costs_nothing(Some(DeliveryMethod::Pickup)))
        }
        None if listing.shipping_available => {
            Err(unusable(say!("marketplace-order-shipping-missing")).field("shipping_option_id").into())
        }
        None => {
            no_slot(wanted)?;
            Ok(costs_nothing(None))
        }
        Some(_) => Err(refused("shipping_method").into()),
    }
}

/// Only what is picked up has a time for it.
fn no_slot(wanted: &Wanted) -> Result<(), Refusal> {
    match wanted.pickup_slot {
        Some(_) => Err(unusable(say!("marketplace-order-slot-unusable")).field("pickup_slot_id")),
        None => Ok(()),
    }
}

pub(super) fn terms(listing: &Listing) -> Terms {
    Terms {
        is_free: listing.price_type == PriceType::Free,
        is_direct: matches!(listing.price_type, PriceType::Fixed | PriceType::Free),
        price: listing.price.unwrap_or_default(),
        credits: listing.time_credit_price.unwrap_or_default(),
        offer: None,
    }
}

fn draft(tx: &Tx, buyer: MemberId, wanted: &Wanted, listing: &Listing, (cost, way): (Cost, Way)) -> Order {
    let now = tx.now();
    let waits = cost.method == Payment::Cash && cost.total.is_positive();
    Order {
        id: OrderId::new(0),
        order_number: order_number(now, tx.call().chance().bytes()),
        listing_id: listing.id,
        listing_title: listing.title.clone(),
        buyer_id: buyer,
        seller_id: listing.user_id,
        offer_id: wanted.offer,
        quantity: wanted.quantity,
        stock_taken: 0,
        unit_price: cost.unit,
        shipping_cost: cost.shipping,
        discount: Amount::ZERO,
        total_price: cost.total,
        currency: listing.price_currency,
        time_credits_used: None,
        by_card: waits && wanted.payment_method == Some(Payment::Card),
        payment_method: if waits || cost.method != Payment::Cash { cost.method } else { Payment::Free },
        wallet_transaction_id: None,
        wallet_refund_transaction_id: None,
        loyalty_redemption_id: None,
        status: if waits { Status::PendingPayment } else { Status::Paid },
        payment_expires_at: waits.then(|| now + PAYMENT_TIME),
        paid_at: (!waits).then_some(now),
        shipping_option_id: way.option,
        shipping_method: way.method,
        tracking_number: None,
        tracking_url: None,
        delivery_address: wanted.delivery_address.clone(),
        delivery_notes: wanted
            .delivery_notes
            .as_deref()
            .map(str::trim)
            .filter(|notes| !notes.is_empty())
            .map(str::to_owned),
        buyer_confirmed_at: None,
        seller_confirmed_at: None,
        auto_complete_at: None,
        completed_at: None,
        cancelled_at: None,
        cancellation_reason: None,
        overdue_at: (!waits).then_some(now + REMINDER_TIME),
        reminded_at: None,
        created_at: now,
        updated_at: now,
    }
}

/// Moves the hours, inside the transaction that makes the order; what is to be told of it.
async fn pay(tx: &mut Tx, order: &mut Order, credits: Hours) -> Answer<Option<TransactionCompleted>> {
    let (from, to) = (Holder::Member(order.buyer_id), Holder::Member(order.seller_id));
    let payment = wallet::Payment::new(from, to, credits, Kind::MarketplacePurchase, &order.listing_title);
    let (paid, moved) = wallet::pay_untold(tx, payment).await.map_err(|failure| match failure {
        Failure::Refusal(refusal) if refusal.code() == Code::InsufficientFunds => {
            Refusal::new(Code::InsufficientCredits, say!("marketplace-insufficient-credits"))
                .field("payment_method")
                .into()
        }
        other => other,
    })?;
    (order.wallet_transaction_id, order.time_credits_used) = (Some(paid.id), Some(credits));
    Ok(moved)
}
