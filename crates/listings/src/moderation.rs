//! Staff approve listings where the community wants that (`listing.moderation_enabled`): what waits for them, what they decide, and who is
//! told. The door has asked for their role.
//!
//! What waits is seen by its owner and by staff. It can be decided about also after the community has stopped approving listings. Each
//! decision is noted in `listing_moderations`, with who made it. Source: spec desk 5; contract/decisions/listings.md.

use contract::listing_moderation::ListListingsForStaffQuerySort as Sort;
use contract::shared::SortDirection as Direction;

use super::actions::index;
use super::approval::{self, Change, Decision};
use super::events::{ListingApproved, ListingCreated, ListingRejected, ListingSubmitted, ListingSuspended};
use super::model::{Hand, Listing, Moderation, Side, Status};
use super::store;
use super::store::lists::{ListingWithOwner, Sight, desk, waiting};
use crate::base::{Answer, Cursor, ListingId, Page};
use crate::call::{Call, Tx};
use crate::db::search_pattern;
use crate::outbox;
use crate::recognition::{self, Activity};
use crate::say;
use crate::tenancy::ListingRules;

/// A page of what waits for staff, longest first, without the viewer's own, and how much that is. It begins behind a submission, or leaves so
/// many out.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn queue(
    call: &Call,
    side: Option<Side>,
    limit: i64,
    (behind, offset): (Option<Cursor>, i64),
) -> Answer<(Page<ListingWithOwner>, i64)> {
    let me = call.me()?;
    let (behind, offset) = (call.lowest_behind(behind), if behind.is_some() { 0 } else { offset });
    let rows = waiting::page(call, me, side, behind, limit + 1, offset).await?;
    let page = call.page(rows, limit, |row| row.listing.submission.unwrap_or_default());
    Ok((page, waiting::count(call, me, side).await?))
}

/// The listings of the community that the viewer may open, a slice of them in an order, and how many there are. `typed` is found in their words
/// and in the names of their owners.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn list(
    call: &Call,
    filter: (Option<Status>, Option<Side>),
    typed: Option<&str>,
    order: (Sort, Direction),
    slice: (i64, i64),
) -> Answer<(Vec<desk::StaffListing>, i64)> {
    let (member, (status, side)) = (call.member()?, filter);
    let typed = typed.map(str::trim).filter(|typed| !typed.is_empty());
    let (sight, wanted) = (Sight::of(member), desk::Wanted { status, side, pattern: typed.map(search_pattern) });
    let rows = desk::page(call, member.id, sight, &wanted, order, slice).await?;
    Ok((rows, desk::count(call, member.id, sight, &wanted).await?))
}

/// Decides about a listing that waits: about these words of it, if `submission` names them, else about whatever waits now.
///
/// Emits `ListingApproved`, and `ListingCreated` if everybody sees it for the first time, or `ListingRejected`. Refuses as
/// [`approval::decided`] does, and with `NOT_FOUND`, or `REJECT_FAILED` and 404, if the community has no such listing.
pub async fn decide(
    call: &Call,
    id: ListingId,
    (decision, reason): (Decision, Option<&str>),
    submission: Option<i64>,
) -> Answer<()> {
    let member = call.member()?;
    let mut tx = call.begin().await?;
    let missing = || approval::refused(decision, 404, contract::Code::NotFound, say!("listing-missing"));
    let before = store::lock(&mut tx, id).await?.ok_or_else(missing)?;
    let rules = call.community()?.rules::<ListingRules>();
    let mut after = approval::decided(&before, member.id, (decision, reason, submission), &rules, call.now())?;
    approval::date(&before, &mut after, false, call.now());
    store::update(&mut tx, &after, &index(call, &after, after.fresh())).await?;
    store::moderation::note(&mut tx, id, decision, reason, member.id).await?;
    match decision {
        Decision::Approve => approved(&mut tx, &before, &after).await?,
        Decision::Reject => {
            let (owner, reason) = (after.user_id, reason.unwrap_or_default().to_owned());
            outbox::tell(&mut tx, ListingRejected { listing: id, owner, reason }).await?;
        }
    }
    tx.commit().await
}

/// Notes on a listing that is about to be written what follows from where it stood and stands, and tells whom it concerns.
///
/// Emits `ListingSubmitted` if it waits now; `ListingSuspended` if an administrator suspended it; `ListingApproved` if one activated what was
/// suspended or not approved; `ListingCreated` if everybody sees it for the first time.
pub(super) async fn moved(
    tx: &mut Tx,
    before: &Listing,
    after: &mut Listing,
    (hand, is_rewritten): (Hand, bool),
) -> Answer<()> {
    let (listing, owner) = (after.id, after.user_id);
    if approval::date(before, after, is_rewritten, tx.now()) {
        after.submission = Some(store::moderation::submit(tx, listing).await?);
    }
    if after.is_waiting() && !before.is_waiting() {
        outbox::tell(tx, ListingSubmitted { listing, owner }).await?;
    }
    let is_approved = before.moderation != Moderation::Approved && after.moderation == Moderation::Approved;
    if is_approved && hand == Hand::Admin {
        let by = tx.call().me()?;
        store::moderation::note(tx, listing, Decision::Approve, None, by).await?;
        approved(tx, before, after).await?;
    } else if hand == Hand::Admin && before.status != after.status {
        match (before.status, after.status) {
            (_, Status::Suspended) => drop(outbox::tell(tx, ListingSuspended { listing, owner }).await?),
            (Status::Suspended, Status::Active) => drop(outbox::tell(tx, ListingApproved { listing, owner }).await?),
            _ => {}
        }
    }
    Ok(())
}

/// Whose pictures or tags the owner has just changed: it waits again where staff approve listings.
pub(super) async fn rewritten(tx: &mut Tx, before: Listing, hand: Hand) -> Answer<()> {
    let call = tx.call().clone();
    let moderated = call.community()?.rules::<ListingRules>().moderation;
    let change = Change { is_rewritten: true, status: None };
    let from = (before.status, before.moderation);
    let to = approval::after(from, hand, change, moderated)?;
    // What staff have read of one that waits is not all of it any more.
    if to == from && !before.is_waiting() {
        return Ok(());
    }
    let mut after = Listing { status: to.0, moderation: to.1, ..before.clone() };
    moved(tx, &before, &mut after, (hand, true)).await?;
    store::update(tx, &after, &index(&call, &after, after.fresh())).await?;
    Ok(())
}

async fn approved(tx: &mut Tx, before: &Listing, after: &Listing) -> Answer<()> {
    let (listing, owner) = (after.id, after.user_id);
    outbox::tell(tx, ListingApproved { listing, owner }).await?;
    if before.published_at.is_none() {
        recognition::post(tx, Some(owner), Activity::Listing, listing.get()).await?;
        outbox::tell(tx, ListingCreated { listing, owner, was_approved: true }).await?;
    }
    Ok(())
}
