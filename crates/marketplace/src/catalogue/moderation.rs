//! What administrators do with listings: look at those that wait, approve, reject, remove. The door has asked for their role.
//!
//! Nobody decides about their own.

use contract::Code;

use super::actions::{listed, shown};
use super::bounds::is_full;
use super::events::{MarketplaceListingApproved, MarketplaceListingRejected};
use super::model::{self, Actor, Listing, Moderation, Status, Trigger};
use super::store;
use super::store::lists::ListingWithSeller;
use super::store::staff::{self, Wanted};
use crate::base::{Answer, MemberId, Refusal, Timestamp};
use crate::call::{Call, Tx};
use crate::ids::MarketplaceListingId;
use crate::rules::MarketplaceRules;
use crate::trade::{self, model::said};
use crate::{members, outbox, say};

/// A slice of the listings that staff look for, and how many there are.
pub async fn list(call: &Call, wanted: Wanted, limit: i64, offset: i64) -> Answer<(Vec<ListingWithSeller>, i64)> {
    let rows = staff::page(call, call.me()?, &wanted, limit, offset).await?;
    Ok((rows, staff::count(call, &wanted).await?))
}

/// Approves a listing; a draft becomes active, unless its seller has as many active ones as allowed.
///
/// Emits `MarketplaceListingApproved`, unless it was approved before. Refuses with `RESOURCE_NOT_FOUND` what is not there, with 422
/// `VALIDATION_ERROR` what was removed, with `FORBIDDEN` the viewer's own. Source: spec marketplace 10.
pub async fn approve(call: &Call, id: MarketplaceListingId) -> Answer<ListingWithSeller> {
    let mut tx = call.begin().await?;
    let mut listing = others(&mut tx, id).await?;
    let was_approved = listing.moderation == Moderation::Approved;
    let rules = call.community()?.rules::<MarketplaceRules>();
    let was_draft = listing.status == Status::Draft;
    if was_draft {
        // Of two that become active at once one is counted first.
        members::store::hold(&mut tx, &[listing.user_id]).await?;
    }
    if !was_draft || !is_full(&mut tx, listing.user_id, &rules).await? {
        listing.step(Actor::Admin, Trigger::Approve)?;
    }
    if was_draft && listing.status == Status::Active && listing.expires_at.is_none_or(|end| end <= call.now()) {
        listing.lasts_until(super::draft::expiry(&rules, None, call.now()), call.now());
    }
    decided(&mut listing, Moderation::Approved, None, (call.me()?, call.now()));
    store::set_state(&mut tx, &listing).await?;
    if !was_approved {
        let event = MarketplaceListingApproved { listing: id, seller: listing.user_id };
        outbox::tell(&mut tx, event).await?;
        listed(&mut tx, &listing).await?;
    }
    let made = shown(&mut tx.reads(), id).await?;
    tx.commit().await?;
    Ok(made)
}

/// Rejects a listing, which is removed.
///
/// Emits `MarketplaceListingRejected`. Refuses with `RESOURCE_NOT_FOUND` what is not there, with `FORBIDDEN` the viewer's own, with 422
/// `VALIDATION_ERROR` notes that say nothing.
pub async fn reject(call: &Call, id: MarketplaceListingId, notes: &str) -> Answer<ListingWithSeller> {
    said("notes", notes)?;
    let mut tx = call.begin().await?;
    let listing = others(&mut tx, id).await?;
    remove_held(&mut tx, listing, Some(notes)).await?;
    let made = shown(&mut tx.reads(), id).await?;
    tx.commit().await?;
    Ok(made)
}

/// Removes a listing. Doing it again changes nothing.
///
/// Emits `MarketplaceListingRejected`. Refuses with `RESOURCE_NOT_FOUND` what is not there.
pub async fn remove(call: &Call, id: MarketplaceListingId) -> Answer<()> {
    let mut tx = call.begin().await?;
    let listing = store::lock_for_trade(&mut tx, id).await?.ok_or_else(model::missing)?;
    if (listing.status, listing.moderation) != (Status::Removed, Moderation::Rejected) {
        remove_held(&mut tx, listing, None).await?;
    }
    tx.commit().await
}

/// Rejects several listings. Gives the ids of those that were not: unknown ones, the viewer's own, and those that were removed before.
///
/// Emits `MarketplaceListingRejected` for each. Refuses with 422 `VALIDATION_ERROR` a reason that says nothing.
pub async fn reject_several(
    call: &Call,
    ids: &[MarketplaceListingId],
    reason: &str,
) -> Answer<Vec<MarketplaceListingId>> {
    said("reason", reason)?;
    let me = call.me()?;
    let mut skipped: Vec<MarketplaceListingId> = ids.to_vec();
    skipped.sort_unstable();
    skipped.dedup();
    let mut tx = call.begin().await?;
    for listing in store::lock_several(&mut tx, &skipped.clone()).await? {
        if listing.user_id != me && listing.status != Status::Removed {
            skipped.retain(|id| *id != listing.id);
            remove_held(&mut tx, listing, Some(reason)).await?;
        }
    }
    tx.commit().await?;
    Ok(skipped)
}

async fn remove_held(tx: &mut Tx, mut listing: Listing, notes: Option<&str>) -> Answer<()> {
    let by = (tx.call().me()?, tx.now());
    listing.step(Actor::Admin, Trigger::Remove)?;
    decided(&mut listing, Moderation::Rejected, notes, by);
    store::set_state(tx, &listing).await?;
    trade::end_offers(tx, listing.id, None).await?;
    let reason = notes.map(str::to_owned);
    let event = MarketplaceListingRejected { listing: listing.id, seller: listing.user_id, reason };
    outbox::tell(tx, event).await?;
    Ok(())
}

fn decided(listing: &mut Listing, to: Moderation, notes: Option<&str>, (by, at): (MemberId, Timestamp)) {
    listing.moderation = to;
    listing.moderation_notes = notes.map(str::to_owned);
    (listing.moderated_by, listing.moderated_at) = (Some(by), Some(at));
}

/// A listing of somebody else's, held until the end of the transaction.
async fn others(tx: &mut Tx, id: MarketplaceListingId) -> Answer<Listing> {
    let listing = store::lock_for_trade(tx, id).await?.ok_or_else(model::missing)?;
    if listing.user_id == tx.call().me()? {
        return Err(Refusal::new(Code::Forbidden, say!("marketplace-decide-own")).into());
    }
    Ok(listing)
}
