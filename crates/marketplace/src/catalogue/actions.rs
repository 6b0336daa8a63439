//! What members do with listings: make, read, change, renew, take away, save.

use contract::Code;

use super::bounds::{currency, has_room, resident, rules, sells, sells_if};
use super::draft::{self, Wish};
use super::events::{MarketplaceListingListed, MarketplaceListingSubmitted, MarketplaceRestocked, MarketplaceStockLow};
use super::model::{self, Actor, Listing, Moderation, Status, Trigger};
use super::stock::{self, Followed, Said};
use super::store::lists::{self, ListingWithSeller};
use super::store::{self, Index, ListingStanding};
use super::template::Form;
use crate::base::place::Point;
use crate::base::{Answer, Refusal};
use crate::call::{Call, Reads, Tx};
use crate::db::search_words;
use crate::ids::{MarketplaceCategoryId, MarketplaceListingId};
use crate::{outbox, say, trade};

/// Puts up a thing for sale. Its seller becomes one with the first.
///
/// Emits `MarketplaceListingSubmitted` where staff approve it first. Refuses with 422 `VALIDATION_ERROR`, an item a field, what the
/// community does not allow, with `SELLER_SUSPENDED` a suspended seller, with `FORBIDDEN` a visitor from another community.
/// Source: spec marketplace 3.2.
pub async fn create(call: &Call, wish: Wish) -> Answer<ListingWithSeller> {
    let me = resident(call)?;
    let rules = rules(call)?;
    let mut tx = call.begin().await?;
    sells(&mut tx, me).await?;
    known(&mut tx, wish.category.flatten()).await?;
    let category = wish.category.flatten().filter(|_| wish.template_data.is_some());
    let wish = Wish { form: form(&mut tx, category).await?, ..wish };
    let blank = draft::blank(me, currency(call)?, &rules, call.now());
    let (listing, _) = wish.applied(blank, &rules, call.now())?;
    if listing.status == Status::Active {
        has_room(&mut tx, me, &rules).await?;
    }
    let id = store::insert(&mut tx, &listing, &index(call, &listing)).await?;
    if listing.moderation == Moderation::Pending {
        outbox::tell(&mut tx, MarketplaceListingSubmitted { listing: id, seller: me }).await?;
    }
    listed(&mut tx, &Listing { id, ..listing }).await?;
    let made = shown(&mut tx.reads(), id).await?;
    tx.commit().await?;
    Ok(made)
}

/// A listing as the viewer may see it: public, their own, or reserved for them by their accepted offer. Counts a reader.
///
/// Refuses with `RESOURCE_NOT_FOUND` everything else. Source: spec marketplace 3.2, "detail fallback order".
pub async fn read(call: &Call, id: MarketplaceListingId, offer: Option<i64>) -> Answer<ListingWithSeller> {
    let (listing, standing) = stored(call, id).await?;
    let is_theirs = match offer {
        Some(offer) if listing.status == Status::Reserved && listing.moderation == Moderation::Approved => {
            trade::is_for(call, offer, id).await?
        }
        _ => false,
    };
    if !is_theirs && !may_see(call, &listing, standing)? {
        return Err(model::missing().into());
    }
    store::count_view(call, id).await?;
    shown(&mut call.reads(), id).await
}

/// Changes a listing; what is not wished stays. Where staff approve listings, one whose words or price change waits for them again.
///
/// Emits `MarketplaceListingSubmitted` if it does, `MarketplaceStockLow` where few are left. Refuses as [`own`] does, and as [`create`] does
/// what the community does not allow. Source: spec marketplace 3.2, 3.3.
pub async fn update(call: &Call, id: MarketplaceListingId, wish: Wish) -> Answer<ListingWithSeller> {
    let (rules, me) = (rules(call)?, call.me()?);
    let mut tx = call.begin().await?;
    let activates = wish.status == Some(Status::Active);
    sells_if(&mut tx, me, activates).await?;
    let before = own(&mut tx, id).await?;
    if before.status == Status::Removed {
        return Err(model::immovable().into());
    }
    known(&mut tx, wish.category.flatten()).await?;
    let category = wish.category.unwrap_or(before.category_id);
    // Only what is written anew, or for another category, is held to a form.
    let is_held = wish.template_data.is_some() || category != before.category_id;
    let wish = Wish { form: form(&mut tx, category.filter(|_| is_held)).await?, ..wish };
    let (mut after, followed) = wish.applied(before.clone(), &rules, call.now())?;
    if before.status != Status::Active && after.status == Status::Active {
        has_room(&mut tx, me, &rules).await?;
    }
    if draft::is_rewritten(&before, &after) && draft::rewritten(&mut after, &rules) {
        outbox::tell(&mut tx, MarketplaceListingSubmitted { listing: id, seller: me }).await?;
    }
    follow(&mut tx, &after, followed).await?;
    store::update(&mut tx, &after, &index(call, &after)).await?;
    store::set_state(&mut tx, &after).await?;
    if !before.is_listed(call.now()) || draft::is_rewritten(&before, &after) || before.location != after.location {
        listed(&mut tx, &after).await?;
    }
    let made = shown(&mut tx.reads(), id).await?;
    tx.commit().await?;
    Ok(made)
}

/// Takes a listing away, and ends the offers for it. Doing it again changes nothing.
///
/// Emits `MarketplaceOfferMoved` for each of them. Refuses as [`own`] does.
pub async fn delete(call: &Call, id: MarketplaceListingId) -> Answer<()> {
    let mut tx = call.begin().await?;
    let mut listing = own(&mut tx, id).await?;
    if listing.status != Status::Removed {
        listing.step(Actor::Seller, Trigger::Remove)?;
        store::set_state(&mut tx, &listing).await?;
        trade::end_offers(&mut tx, id, Some(listing.user_id)).await?;
    }
    tx.commit().await
}

/// Gives a listing more time, from now on, and lets it be seen.
///
/// Refuses as [`own`] does, with 422 `VALIDATION_ERROR` unless it is active, a draft or expired, and where its seller has as many active ones
/// as allowed, with `SELLER_SUSPENDED` a suspended seller. Source: spec marketplace 3.3.
pub async fn renew(call: &Call, id: MarketplaceListingId, days: i64) -> Answer<ListingWithSeller> {
    let (rules, me) = (rules(call)?, call.me()?);
    let mut tx = call.begin().await?;
    sells_if(&mut tx, me, true).await?;
    let mut listing = own(&mut tx, id).await?;
    if listing.status != Status::Active {
        has_room(&mut tx, me, &rules).await?;
    }
    draft::renew(&mut listing, &rules, Some(days), call.now())?;
    store::set_state(&mut tx, &listing).await?;
    listed(&mut tx, &listing).await?;
    let made = shown(&mut tx.reads(), id).await?;
    tx.commit().await?;
    Ok(made)
}

/// What is done with several listings at once.
pub use contract::marketplace_listings::MarketplaceBulkAction as BulkAction;

/// Does the same with several of the viewer's listings. Those whose state does not allow it, and those for which there is no room, are
/// passed over. Gives how many were changed.
///
/// Refuses with `FORBIDDEN`, and changes nothing, if one is not the viewer's; with `SELLER_SUSPENDED` a suspended seller who activates or
/// renews. Source: spec marketplace 3.1.
pub async fn bulk(call: &Call, ids: &[MarketplaceListingId], action: BulkAction) -> Answer<i64> {
    let (rules, me) = (rules(call)?, resident(call)?);
    let mut ids = ids.to_vec();
    ids.sort_unstable();
    ids.dedup();
    let mut tx = call.begin().await?;
    let lets_see = matches!(action, BulkAction::Activate | BulkAction::Renew);
    sells_if(&mut tx, me, lets_see).await?;
    let listings = store::lock_several(&mut tx, &ids).await?;
    if listings.len() != ids.len() || listings.iter().any(|listing| listing.user_id != me) {
        return Err(Refusal::new(Code::Forbidden, say!("marketplace-listing-not-yours")).into());
    }
    let mut active = store::count_active(&mut tx, me).await?;
    let mut processed = 0;
    for before in listings {
        let mut after = before.clone();
        let was_active = before.status == Status::Active;
        let is_full = rules.max_active_listings > 0 && active >= rules.max_active_listings;
        if lets_see && !was_active && is_full {
            continue;
        }
        let moved = match action {
            BulkAction::Activate => draft::activate(&mut after, &rules, call.now()),
            BulkAction::Deactivate => after.step(Actor::Seller, Trigger::Deactivate),
            BulkAction::Renew => draft::renew(&mut after, &rules, None, call.now()),
            BulkAction::Remove => after.step(Actor::Seller, Trigger::Remove),
        };
        if moved.is_err() || after == before {
            continue;
        }
        active += i64::from(after.status == Status::Active) - i64::from(was_active);
        store::set_state(&mut tx, &after).await?;
        if !before.is_listed(call.now()) {
            listed(&mut tx, &after).await?;
        }
        if action == BulkAction::Remove {
            trade::end_offers(&mut tx, after.id, Some(me)).await?;
        }
        processed += 1;
    }
    tx.commit().await?;
    Ok(processed)
}

/// Notes how many there are of a thing.
///
/// Emits `MarketplaceStockLow` where few are left. Refuses with `NOT_FOUND` what is not there, with `FORBIDDEN` what is not the viewer's. Where
/// it makes the listing active, refuses with `SELLER_SUSPENDED` a suspended seller, with 422 `VALIDATION_ERROR` one who has as many active
/// ones as allowed. Source: spec marketplace 3.2, 3.4.
pub async fn note_stock(call: &Call, id: MarketplaceListingId, said: Said) -> Answer<Listing> {
    let (rules, me) = (rules(call)?, call.me()?);
    let mut tx = call.begin().await?;
    let missing = || Refusal::new(Code::NotFound, say!("listing-missing"));
    let mut listing = store::lock_for_trade(&mut tx, id).await?.ok_or_else(missing)?;
    if listing.user_id != me {
        let (_, standing) = stored(call, id).await?;
        return Err(if may_see(call, &listing, standing)? { model::not_yours() } else { missing() }.into());
    }
    let was_active = listing.status == Status::Active;
    let followed = stock::note(&mut listing, said)?;
    if !was_active && listing.status == Status::Active {
        sells_if(&mut tx, me, true).await?;
        has_room(&mut tx, me, &rules).await?;
    }
    follow(&mut tx, &listing, followed).await?;
    store::set_state(&mut tx, &listing).await?;
    tx.commit().await?;
    Ok(listing)
}

/// Saves a listing, to find it again. Doing it again changes nothing.
///
/// Refuses with `RESOURCE_NOT_FOUND` what the viewer may not see, with `FORBIDDEN` a visitor from another community.
pub async fn save(call: &Call, id: MarketplaceListingId) -> Answer<()> {
    let me = resident(call)?;
    seen(call, id).await?;
    let mut tx = call.begin().await?;
    if store::insert_save(&mut tx, id, me).await? > 0 {
        store::count_save(&mut tx, id, 1).await?;
    }
    tx.commit().await
}

/// Takes a listing off the saved ones. Doing it again changes nothing.
///
/// Refuses with `RESOURCE_NOT_FOUND` what the viewer has not saved and may not see.
pub async fn unsave(call: &Call, id: MarketplaceListingId) -> Answer<()> {
    let me = resident(call)?;
    let (listing, standing) = stored(call, id).await?;
    if !standing.is_saved && !may_see(call, &listing, standing)? {
        return Err(model::missing().into());
    }
    let mut tx = call.begin().await?;
    if store::delete_save(&mut tx, id, me).await? > 0 {
        store::count_save(&mut tx, id, -1).await?;
    }
    tx.commit().await
}

/// A listing in numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Analytics {
    /// The listing.
    pub listing: Listing,
    /// How often it was read.
    pub views: i64,
    /// How many offers were made for it.
    pub offers: i64,
}

/// The viewer's listing in numbers.
///
/// Refuses as [`own`] does.
pub async fn analytics(call: &Call, id: MarketplaceListingId) -> Answer<Analytics> {
    let listing = owned(call, id).await?;
    let views = store::views(call, id).await?.unwrap_or_default();
    Ok(Analytics { views, offers: trade::offers_for(call, id).await?, listing })
}

/// A listing of the viewer's.
///
/// Refuses as [`own`] does.
pub(crate) async fn owned(call: &Call, id: MarketplaceListingId) -> Answer<Listing> {
    let (listing, standing) = stored(call, id).await?;
    if listing.user_id == call.me()? {
        return Ok(listing);
    }
    Err(if may_see(call, &listing, standing)? { model::not_yours() } else { model::missing() }.into())
}

/// A listing that the viewer may see.
///
/// Refuses with `RESOURCE_NOT_FOUND` every other one.
pub async fn seen(call: &Call, id: MarketplaceListingId) -> Answer<Listing> {
    let (listing, standing) = stored(call, id).await?;
    if may_see(call, &listing, standing)? { Ok(listing) } else { Err(model::missing().into()) }
}

/// Whether the viewer may see a listing.
pub(crate) async fn is_seen(call: &Call, id: MarketplaceListingId) -> Answer<bool> {
    match store::find(call, call.me()?, id).await? {
        Some((listing, standing)) => may_see(call, &listing, standing),
        None => Ok(false),
    }
}

/// A listing of the viewer's, held until the end of the transaction.
///
/// Refuses with `RESOURCE_NOT_FOUND` what the viewer may not see, with `FORBIDDEN` what the viewer may only see.
pub(super) async fn own(tx: &mut Tx, id: MarketplaceListingId) -> Answer<Listing> {
    let listing = store::lock_for_trade(tx, id).await?.ok_or_else(model::missing)?;
    let call = tx.call().clone();
    if listing.user_id == call.me()? {
        return Ok(listing);
    }
    seen(&call, id).await?;
    Err(model::not_yours().into())
}

/// Tells whom a change of stock concerns.
pub(crate) async fn follow(tx: &mut Tx, listing: &Listing, followed: Followed) -> Answer<()> {
    let (id, seller) = (listing.id, listing.user_id);
    match followed {
        Followed::Low => {
            outbox::tell(tx, MarketplaceStockLow { listing: id, seller }).await?;
        }
        Followed::Restocked => {
            outbox::tell(tx, MarketplaceRestocked { listing: id, seller }).await?;
        }
        Followed::Nothing => {}
    }
    Ok(())
}

/// Tells that a listing is there for all to see, if it is.
pub(crate) async fn listed(tx: &mut Tx, listing: &Listing) -> Answer<()> {
    if listing.is_listed(tx.now()) {
        outbox::tell(tx, MarketplaceListingListed { listing: listing.id, seller: listing.user_id }).await?;
    }
    Ok(())
}

/// A listing with everything around it, whoever may see it.
pub(super) async fn shown(from: &mut Reads<'_>, id: MarketplaceListingId) -> Answer<ListingWithSeller> {
    let me = from.call().me()?;
    Ok(lists::by_ids(from, me, true, &[id]).await?.pop().ok_or_else(model::missing)?)
}

/// A listing, whoever may see it, and how the viewer stands to it.
async fn stored(call: &Call, id: MarketplaceListingId) -> Answer<(Listing, ListingStanding)> {
    Ok(store::find(call, call.me()?, id).await?.ok_or_else(model::missing)?)
}

fn may_see(call: &Call, listing: &Listing, standing: ListingStanding) -> Answer<bool> {
    let is_given = listing.price_type == model::PriceType::Free;
    let is_public = listing.is_listed(call.now()) && standing.is_met && (!is_given || rules(call)?.free_items);
    let member = call.member()?;
    Ok(is_public || (listing.user_id == member.id && member.tenant == call.tenant()))
}

/// Refuses a heading that is not in use.
async fn known(tx: &mut Tx, category: Option<MarketplaceCategoryId>) -> Answer<()> {
    match category {
        Some(category) if !store::takes_listings(tx, category).await? => {
            Err(Refusal::new(Code::ValidationError, say!("listing-category-missing")).field("category_id").into())
        }
        _ => Ok(()),
    }
}

/// The form of a category.
async fn form(tx: &mut Tx, category: Option<MarketplaceCategoryId>) -> Answer<Form> {
    let Some(category) = category else { return Ok(Form::default()) };
    let found = store::categories::template(&mut tx.reads(), category).await?;
    Ok(Form::of(found.and_then(|template| template.fields)))
}

/// What is kept beside a listing so that lists and searches find it.
pub(crate) fn index(call: &Call, listing: &Listing) -> Index {
    index_of(call.tenant().get(), listing)
}

/// The same, for whoever writes listings without a call of their community.
#[must_use]
pub fn index_of(community: i64, listing: &Listing) -> Index {
    let (tagline, location) = (listing.tagline.as_deref(), listing.location.as_deref());
    let rest = [tagline.unwrap_or_default(), listing.description.as_str(), location.unwrap_or_default()];
    let point = listing.latitude.zip(listing.longitude).map(|(latitude, longitude)| Point::of(latitude, longitude));
    Index {
        words: search_words(community, &listing.title, &rest),
        point: point.map(|point| (point.x, point.y, point.z)),
    }
}
