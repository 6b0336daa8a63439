//! What an action about a report changes, and how it is undone.
//!
//! Whatever is changed is noted as it was and marked with the report. Where another report has since marked the same row, the row stays, and that
//! report inherits what was noted: whichever of the two is undone last brings back what was there before both.

use serde::{Deserialize, Serialize};

use super::model::{Measure, Report, ReportId};
use super::store;
use crate::base::{Answer, MemberId, Refusal, Timestamp};
use crate::call::Tx;
use crate::catalogue::model::{self as catalogue, Actor, Listing, Moderation, Status, Trigger};
use crate::catalogue::store as listings;
use crate::db::Json;
use crate::ids::MarketplaceListingId;
use crate::outbox;
use crate::seller::events::{MarketplaceSellerRestored, MarketplaceSellerSuspended};
use crate::seller::store::{self as sellers, SellerProfile};

/// What an action changed, as it was before.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    /// Listings that it took away.
    pub listings: Vec<ListingBefore>,
    /// The seller, if it suspended them.
    pub seller: Option<SellerBefore>,
}

/// A listing before it was taken away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListingBefore {
    /// The listing.
    pub id: MarketplaceListingId,
    /// Where it stood.
    pub status: Status,
    /// What staff had said of it.
    pub moderation: Moderation,
    /// Why.
    pub notes: Option<String>,
    /// Who of them.
    pub moderated_by: Option<MemberId>,
    /// When.
    pub moderated_at: Option<Timestamp>,
    /// The report that had taken it away before.
    pub report: Option<i64>,
}

/// A seller before they were suspended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SellerBefore {
    /// They were suspended before.
    pub is_suspended: bool,
    /// The community stood by them.
    pub is_endorsed: bool,
    /// The report that had suspended them before.
    pub report: Option<i64>,
}

impl Snapshot {
    /// Whether there is nothing to bring back.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.listings.is_empty() && self.seller.is_none()
    }

    /// Forgets a report that is undone: what that one found is what this one would have found. False if nothing here came after it.
    pub fn forget(&mut self, gone: ReportId, found: &Self) -> bool {
        let gone = Some(gone.get());
        let mut changed = false;
        for listing in self.listings.iter_mut().filter(|listing| listing.report == gone) {
            if let Some(before) = found.listings.iter().find(|before| before.id == listing.id) {
                *listing = before.clone();
                changed = true;
            }
        }
        if let (Some(seller), Some(before)) =
            (self.seller.as_mut().filter(|seller| seller.report == gone), found.seller)
        {
            *seller = before;
            changed = true;
        }
        changed
    }
}

/// Takes a listing away, in memory, and gives what it was.
///
/// # Errors
/// 422 `VALIDATION_ERROR` where its states do not allow it, which they all do.
pub fn take_away(
    listing: &mut Listing,
    report: &Report,
    (by, now): (MemberId, Timestamp),
) -> Result<ListingBefore, Refusal> {
    let before = ListingBefore {
        id: listing.id,
        status: listing.status,
        moderation: listing.moderation,
        notes: listing.moderation_notes.take(),
        moderated_by: listing.moderated_by,
        moderated_at: listing.moderated_at,
        report: listing.enforcement_report_id,
    };
    listing.step(Actor::Admin, Trigger::Remove)?;
    listing.moderation = Moderation::Rejected;
    listing.moderation_notes.clone_from(&report.resolution_reason);
    (listing.moderated_by, listing.moderated_at) = (Some(by), Some(now));
    listing.enforcement_report_id = Some(report.id.get());
    Ok(before)
}

/// Brings a listing back as it was, in memory. A reservation that ran out meanwhile is none any more, and what came back into the stock can be sold.
pub fn bring_back(listing: &mut Listing, before: &ListingBefore, is_held: bool, now: Timestamp) {
    listing.status = before.status;
    if before.status == Status::Reserved && !is_held {
        let trigger = catalogue::release(listing, now);
        listing.status = catalogue::step(before.status, Actor::System, trigger).unwrap_or(before.status);
    }
    if before.status == Status::Sold && listing.inventory_count.is_some_and(|count| count > 0) {
        listing.status = Status::Active;
    }
    listing.moderation = before.moderation;
    listing.moderation_notes.clone_from(&before.notes);
    (listing.moderated_by, listing.moderated_at) = (before.moderated_by, before.moderated_at);
    listing.enforcement_report_id = before.report;
}

/// Suspends a seller, in memory, and gives what they were.
pub fn suspend(profile: &mut SellerProfile, report: ReportId) -> SellerBefore {
    let before = SellerBefore {
        is_suspended: profile.is_suspended,
        is_endorsed: profile.is_community_endorsed,
        report: profile.suspension_report_id,
    };
    (profile.is_suspended, profile.is_community_endorsed) = (true, false);
    profile.suspension_report_id = Some(report.get());
    before
}

/// Lets a seller be what they were, in memory.
pub fn reinstate(profile: &mut SellerProfile, before: SellerBefore) {
    (profile.is_suspended, profile.is_community_endorsed) = (before.is_suspended, before.is_endorsed);
    profile.suspension_report_id = before.report;
}

/// Does what was decided about a report, which is held, and notes in it what there was before. The seller is held before the listings.
///
/// Emits `MarketplaceSellerSuspended` if they were not.
///
/// # Errors
/// A fault.
pub(super) async fn enforce(tx: &mut Tx, report: &mut Report, by: MemberId) -> Answer<()> {
    let mut snapshot = Snapshot::default();
    let taken = match report.action_taken {
        Some(Measure::ListingRemoved) => listings::lock_several(tx, &[report.listing_id]).await?,
        Some(Measure::SellerSuspended) => {
            if let Some(mut profile) = sellers::lock(tx, report.seller_id).await? {
                let before = suspend(&mut profile, report.id);
                sellers::update(tx, &profile).await?;
                if !before.is_suspended {
                    let (profile, seller) = (profile.id, report.seller_id);
                    outbox::tell(tx, MarketplaceSellerSuspended { profile, seller }).await?;
                }
                snapshot.seller = Some(before);
            }
            let active = store::active_listings(tx, report.seller_id).await?;
            listings::lock_several(tx, &active).await?.into_iter().filter(|one| one.status == Status::Active).collect()
        }
        _ => Vec::new(),
    };
    let now = tx.now();
    for mut listing in taken {
        snapshot.listings.push(take_away(&mut listing, report, (by, now))?);
        listings::set_state(tx, &listing).await?;
    }
    report.enforcement_snapshot = (!snapshot.is_empty()).then_some(Json(snapshot));
    Ok(())
}

/// Undoes what was done because of a report, which is held, as far as its mark is still there.
///
/// Emits `MarketplaceSellerRestored` if they can sell again.
///
/// # Errors
/// A fault.
pub(super) async fn undo(tx: &mut Tx, report: &mut Report) -> Answer<()> {
    let Some(Json(snapshot)) = report.enforcement_snapshot.take() else { return Ok(()) };
    let mark = Some(report.id.get());
    if let (Some(before), Some(mut profile)) = (snapshot.seller, sellers::lock(tx, report.seller_id).await?)
        && profile.suspension_report_id == mark
    {
        reinstate(&mut profile, before);
        sellers::update(tx, &profile).await?;
        if !before.is_suspended {
            let (profile, seller) = (profile.id, report.seller_id);
            outbox::tell(tx, MarketplaceSellerRestored { profile, seller }).await?;
        }
    }
    let ids: Vec<MarketplaceListingId> = snapshot.listings.iter().map(|before| before.id).collect();
    for mut listing in listings::lock_several(tx, &ids).await? {
        let Some(before) = snapshot.listings.iter().find(|before| before.id == listing.id) else { continue };
        if listing.enforcement_report_id == mark {
            let is_held = before.status == Status::Reserved && store::is_reserved(tx, listing.id).await?;
            bring_back(&mut listing, before, is_held, tx.now());
            listings::set_state(tx, &listing).await?;
        }
    }
    for (id, Json(mut other)) in store::other_snapshots(tx, report).await? {
        if other.forget(report.id, &snapshot) {
            store::set_snapshot(tx, id, other).await?;
        }
    }
    Ok(())
}
