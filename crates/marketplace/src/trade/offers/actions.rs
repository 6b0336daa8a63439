//! What the two parties do with an offer, and their lists.

use contract::Operation;

use super::events::MarketplaceOfferMoved;
use super::model::{Action, Actor, Offer, OfferId, Status, TIME, missing, not_yours};
use super::store::{self, OfferWithParties};
use crate::base::{Answer, Cursor, Failure, MemberId, Page};
use crate::call::{Call, Tx};
use crate::catalogue::actions::seen;
use crate::catalogue::expiry;
use crate::catalogue::model::{self as catalogue, Listing, Moderation, PriceType, Status as ListingStatus, Trigger};
use crate::catalogue::store as listings;
use crate::ids::MarketplaceListingId;
use crate::members::{self, blocks, blocks::Errand};
use crate::outbox;
use crate::safeguarding::{self, Interaction};
use crate::say;
use crate::trade::model::unusable;
use crate::trade::store as orders;

/// So many offers for one listing its seller is shown.
const SHOWN: i64 = 100;

/// An amount, and what the other reads.
#[derive(Clone, Debug, PartialEq)]
pub struct Bid {
    /// How much, as the wire says it.
    pub amount: f64,
    /// What the other reads.
    pub message: Option<String>,
}

impl Bid {
    fn words(&self) -> Option<String> {
        self.message.as_deref().map(str::trim).filter(|message| !message.is_empty()).map(str::to_owned)
    }
}

/// Offers an amount for a listing.
///
/// Emits `MarketplaceOfferMoved`.
///
/// # Errors
/// 404 `RESOURCE_NOT_FOUND` for a listing that is not there or hidden; 422 `VALIDATION_ERROR` for one that is not for sale any more, for one's own, for an amount that its currency does not have, and
/// while an earlier offer waits, which the constraint has the last word on; 403 `BLOCKED`; as [`safeguarding::allow`] does.
/// Source: spec marketplace 4.
pub async fn make(call: &Call, listing: MarketplaceListingId, bid: &Bid) -> Answer<OfferWithParties> {
    let me = call.me()?;
    let unavailable = || unusable(say!("marketplace-order-unavailable"));
    let mut tx = call.begin().await?;
    let listing = listings::lock_for_trade(&mut tx, listing).await?.ok_or_else(catalogue::missing)?;
    let seller = listing.user_id;
    if seller == me {
        return Err(unusable(say!("marketplace-order-own-listing")).into());
    }
    if is_hidden(&listing) {
        return Err(catalogue::missing().into());
    }
    if !listing.is_listed(tx.now()) {
        return Err(unavailable().into());
    }
    if listing.price_type == PriceType::Free {
        return Err(unusable(say!("marketplace-order-not-allowed")).into());
    }
    let amount = listing.price_currency.amount("amount", bid.amount)?;
    if !amount.is_positive() {
        return Err(unusable(say!("marketplace-offer-nothing")).field("amount").into());
    }
    let held = members::store::hold(&mut tx, &[me, seller]).await?;
    if held.iter().filter(|member| member.active).count() < 2 {
        return Err(unavailable().into());
    }
    if orders::is_suspended(&mut tx, seller).await? {
        return Err(catalogue::missing().into());
    }
    blocks::pass(&mut tx, Operation::CreateMarketplaceOffer, me, seller, Errand::default()).await?;
    safeguarding::allow(call, &mut tx, me, seller, Interaction::Exchange).await?;
    let offer = Offer {
        id: OfferId::new(0),
        listing_id: listing.id,
        buyer_id: me,
        seller_id: seller,
        amount,
        currency: listing.price_currency,
        message: bid.words(),
        status: Status::Pending,
        counter_amount: None,
        counter_message: None,
        expires_at: tx.now() + TIME,
        accepted_at: None,
        created_at: tx.now(),
    };
    let noted = store::insert(&mut tx, &offer).await;
    let id = noted.map_err(|error| match error.is_unique("marketplace_offers_open") {
        true => Failure::from(unusable(say!("marketplace-offer-exists"))),
        false => error.into(),
    })?;
    store::count_contact(&mut tx, listing.id).await?;
    outbox::tell(&mut tx, MarketplaceOfferMoved::of(id, Some(me), seller, Action::Make)).await?;
    finish(tx, id).await
}

/// Whether members never saw a listing, or are not to see it any more. What was sold or has expired they could see.
fn is_hidden(listing: &Listing) -> bool {
    matches!(listing.status, ListingStatus::Draft | ListingStatus::Removed)
        || listing.moderation != Moderation::Approved
}

/// Accepts an offer. Only the seller. The listing is reserved, and other offers for it are declined.
///
/// Emits `MarketplaceOfferMoved`, also for each offer that is declined by it.
///
/// # Errors
/// 404 `NOT_FOUND`, 403 `FORBIDDEN`, 422 `VALIDATION_ERROR`.
pub async fn accept(call: &Call, id: OfferId) -> Answer<OfferWithParties> {
    agree(call, id, Action::Accept).await
}

/// Accepts a counter-offer. Only the buyer; as [`accept`].
///
/// # Errors
/// 404 `NOT_FOUND`, 403 `FORBIDDEN`, 422 `VALIDATION_ERROR`.
pub async fn accept_counter(call: &Call, id: OfferId) -> Answer<OfferWithParties> {
    agree(call, id, Action::AcceptCounter).await
}

async fn agree(call: &Call, id: OfferId, action: Action) -> Answer<OfferWithParties> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let (mut listing, mut offer, by) = take(&mut tx, me, id).await?;
    offer.advance(by, action, tx.now())?;
    if !listing.is_listed(tx.now()) || orders::is_suspended(&mut tx, listing.user_id).await? {
        return Err(unusable(say!("marketplace-order-unavailable")).into());
    }
    listing.step(catalogue::Actor::System, Trigger::Reserve)?;
    listings::set_state(&mut tx, &listing).await?;
    store::update(&mut tx, &offer).await?;
    for (other, buyer) in store::decline_all(&mut tx, listing.id, Some(id)).await? {
        outbox::tell(&mut tx, MarketplaceOfferMoved::of(other, None, buyer, Action::Outbid)).await?;
    }
    tell(&mut tx, &offer, me, action).await?;
    finish(tx, id).await
}

/// Declines an offer. Only the seller.
///
/// # Errors
/// 404 `NOT_FOUND`, 403 `FORBIDDEN`, 422 `VALIDATION_ERROR`.
pub async fn decline(call: &Call, id: OfferId) -> Answer<OfferWithParties> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let (_, mut offer, by) = take(&mut tx, me, id).await?;
    offer.advance(by, Action::Decline, tx.now())?;
    write(tx, &offer, me, Action::Decline).await
}

/// Answers an offer with another amount. Only the seller.
///
/// # Errors
/// 404 `NOT_FOUND`, 403 `FORBIDDEN`, 403 `BLOCKED` for a message, 422 `VALIDATION_ERROR`.
pub async fn counter(call: &Call, id: OfferId, bid: &Bid) -> Answer<OfferWithParties> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let (_, mut offer, by) = take(&mut tx, me, id).await?;
    offer.advance(by, Action::Counter, tx.now())?;
    let amount = offer.currency.amount("amount", bid.amount)?;
    if !amount.is_positive() {
        return Err(unusable(say!("marketplace-offer-nothing")).field("amount").into());
    }
    let words = bid.words();
    members::store::hold(&mut tx, &[me, offer.buyer_id]).await?;
    let errand = Errand { words: words.is_some(), ..Errand::default() };
    blocks::pass(&mut tx, Operation::CounterMarketplaceOffer, me, offer.buyer_id, errand).await?;
    (offer.counter_amount, offer.counter_message) = (Some(amount), words);
    write(tx, &offer, me, Action::Counter).await
}

/// Takes an offer back. Only the buyer.
///
/// # Errors
/// 404 `NOT_FOUND`, 403 `FORBIDDEN`, 422 `VALIDATION_ERROR`.
pub async fn withdraw(call: &Call, id: OfferId) -> Answer<OfferWithParties> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let (_, mut offer, by) = take(&mut tx, me, id).await?;
    offer.advance(by, Action::Withdraw, tx.now())?;
    write(tx, &offer, me, Action::Withdraw).await
}

/// Ends all offers for a listing that is taken away, which is held: those that wait are declined, accepted ones that were not ordered are over.
///
/// Emits `MarketplaceOfferMoved` for each.
pub(crate) async fn end_all(tx: &mut Tx, listing: MarketplaceListingId, actor: Option<MemberId>) -> Answer<()> {
    for (offer, buyer) in store::decline_all(tx, listing, None).await? {
        outbox::tell(tx, MarketplaceOfferMoved::of(offer, actor, buyer, Action::Remove)).await?;
    }
    for (offer, buyer) in store::expire_all(tx, listing).await? {
        outbox::tell(tx, MarketplaceOfferMoved::of(offer, actor, buyer, Action::Expire)).await?;
    }
    Ok(())
}

/// Ends an offer whose time is over. If it was accepted, releases its listing. False if there is nothing to end any more.
///
/// Emits `MarketplaceOfferMoved` for each of the two if it was accepted.
pub(super) async fn expire(call: &Call, id: OfferId) -> Answer<bool> {
    let mut tx = call.begin().await?;
    let (mut listing, mut offer) = hold(&mut tx, id).await?;
    if offer.expires_at > tx.now() || store::is_ordered(&mut tx, id).await? {
        return Ok(false);
    }
    let was_accepted = offer.status == Status::Accepted;
    if offer.advance(Actor::System, Action::Expire, tx.now()).is_err() {
        return Ok(false);
    }
    let is_held = store::holds_another(&mut tx, listing.id, id, None).await?;
    if was_accepted && !is_held && listing.status == ListingStatus::Reserved {
        let trigger = catalogue::release(&listing, tx.now());
        listing.step(catalogue::Actor::System, trigger)?;
        listings::set_state(&mut tx, &listing).await?;
        if listing.status == ListingStatus::Expired {
            expiry::has_expired(&mut tx, &listing).await?;
        }
    }
    store::update(&mut tx, &offer).await?;
    if was_accepted {
        for to in [offer.buyer_id, offer.seller_id] {
            outbox::tell(&mut tx, MarketplaceOfferMoved::of(id, None, to, Action::Expire)).await?;
        }
    }
    tx.commit().await?;
    Ok(true)
}

/// Offers for a listing of the viewer's, newest first.
///
/// # Errors
/// 404 `RESOURCE_NOT_FOUND` for what the viewer may not see, 403 `FORBIDDEN` for anybody else's.
pub async fn of_listing(call: &Call, listing: MarketplaceListingId) -> Answer<Vec<OfferWithParties>> {
    let me = call.me()?;
    if seen(call, listing).await?.user_id != me {
        return Err(catalogue::not_yours().into());
    }
    Ok(store::of_listing(call, listing, SHOWN).await?)
}

/// Offers that the viewer made, newest first.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn sent(call: &Call, limit: i64, cursor: Option<Cursor>) -> Answer<Page<OfferWithParties>> {
    let before = call.newest_behind(cursor);
    let rows = store::sent(call, call.me()?, before, limit + 1).await?;
    Ok(call.page(rows, limit, |row| row.offer.id.get()))
}

/// Offers that the viewer got, newest first.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn received(call: &Call, limit: i64, cursor: Option<Cursor>) -> Answer<Page<OfferWithParties>> {
    let before = call.newest_behind(cursor);
    let rows = store::received(call, call.me()?, before, limit + 1).await?;
    Ok(call.page(rows, limit, |row| row.offer.id.get()))
}

/// An offer, held after its listing, as everywhere.
pub(crate) async fn hold(tx: &mut Tx, id: OfferId) -> Answer<(Listing, Offer)> {
    let listing = store::listing_of(tx, id).await?.ok_or_else(missing)?;
    let listing = listings::lock_for_trade(tx, listing).await?.ok_or_else(missing)?;
    let offer = store::lock(tx, id).await?.ok_or_else(missing)?;
    Ok((listing, offer))
}

async fn take(tx: &mut Tx, me: MemberId, id: OfferId) -> Answer<(Listing, Offer, Actor)> {
    let (listing, offer) = hold(tx, id).await?;
    let by = offer.role(me).ok_or_else(not_yours)?;
    Ok((listing, offer, by))
}

async fn tell(tx: &mut Tx, offer: &Offer, me: MemberId, action: Action) -> Answer<()> {
    let to = if me == offer.buyer_id { offer.seller_id } else { offer.buyer_id };
    outbox::tell(tx, MarketplaceOfferMoved::of(offer.id, Some(me), to, action)).await?;
    Ok(())
}

async fn write(mut tx: Tx, offer: &Offer, me: MemberId, action: Action) -> Answer<OfferWithParties> {
    store::update(&mut tx, offer).await?;
    tell(&mut tx, offer, me, action).await?;
    finish(tx, offer.id).await
}

async fn finish(mut tx: Tx, id: OfferId) -> Answer<OfferWithParties> {
    let found = store::any(&mut tx.reads(), id).await?.ok_or_else(missing)?;
    tx.commit().await?;
    Ok(found)
}
