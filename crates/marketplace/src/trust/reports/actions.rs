//! What members and administrators do with reports. The door has asked for the role of an administrator.

use contract::Code;

use super::enforcement;
use super::events::{
    MarketplaceReportAcknowledged, MarketplaceReportAppealResolved, MarketplaceReportAppealed, MarketplaceReportDue,
    MarketplaceReportFiled, MarketplaceReportResolved,
};
use super::model::{Report, ReportId, Role, Status, Verdict, WAITING, missing, not_yours};
use super::store::{self, Figures, NewReport, ReportInFull};
use crate::base::name::says_something;
use crate::base::{Answer, Failure, MemberId, Refusal};
use crate::call::{Call, Tx};
use crate::catalogue::actions::is_seen;
use crate::catalogue::bounds::resident;
use crate::catalogue::model as catalogue;
use crate::catalogue::store as listings;
use crate::ids::MarketplaceListingId;
use crate::trade::actions::is_web_address;
use crate::trade::model::unusable;
use crate::trust::deadline::Due;
use crate::{outbox, say};

/// How many reports a list without pages shows.
const SHOWN: i64 = 100;

/// Reports a listing to the administrators.
///
/// Emits `MarketplaceReportFiled`.
///
/// # Errors
/// 403 `FORBIDDEN` for a visitor from another community; 404 `RESOURCE_NOT_FOUND` for a listing that the viewer does not see and has not ordered;
/// 422 `VALIDATION_ERROR` for their own, while an earlier report of theirs is open, which the constraint has the last word on, and for words and evidence that say nothing.
/// Source: spec marketplace 9.
pub async fn report(call: &Call, listing: MarketplaceListingId, new: NewReport) -> Answer<Report> {
    let me = resident(call)?;
    if new.evidence_urls.iter().any(|url| !is_web_address(url)) {
        return Err(unusable(say!("marketplace-web-address-unusable")).field("evidence_urls").into());
    }
    if !says_something(&new.description) {
        return Err(unusable(say!("marketplace-text-required")).field("description").into());
    }
    let known = is_seen(call, listing).await? || store::has_ordered(call, me, listing).await?;
    let mut tx = call.begin().await?;
    let held = listings::lock_for_trade(&mut tx, listing).await?.filter(|_| known);
    let seller = held.ok_or_else(catalogue::missing)?.user_id;
    if seller == me {
        return Err(unusable(say!("marketplace-report-own")).into());
    }
    let id = store::insert(&mut tx, (listing, seller), me, &new).await.map_err(open_already)?;
    outbox::tell(&mut tx, MarketplaceReportFiled { report: id, listing, reporter: me, seller }).await?;
    let made = store::lock(&mut tx, id).await?.ok_or_else(missing)?;
    tx.commit().await?;
    Ok(made)
}

/// The viewer's reports, and those about their listings, the newest first.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn list(call: &Call) -> Answer<Vec<ReportInFull>> {
    Ok(store::of_member(call, call.me()?, SHOWN).await?)
}

/// A report that the viewer is part of, and how.
///
/// # Errors
/// 404 `NOT_FOUND`; 403 `FORBIDDEN` for whoever neither made it nor sells the listing.
pub async fn read(call: &Call, id: ReportId) -> Answer<(ReportInFull, Role)> {
    let me = call.me()?;
    let found = store::any(&mut call.reads(), id).await?.ok_or_else(missing)?;
    let role = found.report.role(me).ok_or_else(not_yours)?;
    Ok((found, role))
}

/// Appeals a decision: its reporter where nothing was done, the seller where something was.
///
/// Emits `MarketplaceReportAppealed`.
///
/// # Errors
/// As [`read`] does; 422 `VALIDATION_ERROR` where its status does not allow it, for a text of spaces, and while the reporter has another open
/// report about the same listing.
pub async fn appeal(call: &Call, id: ReportId, text: &str) -> Answer<Report> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let mut report = store::lock(&mut tx, id).await?.ok_or_else(missing)?;
    let role = report.role(me).ok_or_else(not_yours)?;
    let text = text.trim();
    if !says_something(text) {
        return Err(unusable(say!("marketplace-text-required")).field("appeal_text").into());
    }
    report.appeal(me, role, text, tx.now())?;
    store::update(&mut tx, &report).await.map_err(open_already)?;
    let event = MarketplaceReportAppealed {
        report: id,
        listing: report.listing_id,
        by: me,
        reporter: report.reporter_id,
        seller: report.seller_id,
    };
    outbox::tell(&mut tx, event).await?;
    tx.commit().await?;
    Ok(report)
}

/// Reports in one of these states, by default those that wait for an administrator, the oldest first; and how many there are. Not those about the
/// viewer's own listings.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn queue(call: &Call, status: Option<Status>, page: i64, limit: i64) -> Answer<(Vec<ReportInFull>, i64)> {
    let me = call.me()?;
    let one = status.map(|status| [status]);
    let statuses: &[Status] = one.as_ref().map_or(&WAITING, |one| one);
    let offset = page.saturating_sub(1).saturating_mul(limit);
    Ok((store::page(call, me, statuses, limit, offset).await?, store::count(call, me, statuses).await?))
}

/// Reports about a listing, the newest first; none about the viewer's own.
///
/// # Errors
/// 404 `RESOURCE_NOT_FOUND` for a listing that the community does not have.
pub async fn of_listing(call: &Call, listing: MarketplaceListingId) -> Answer<Vec<ReportInFull>> {
    let me = call.me()?;
    listings::find(call, me, listing).await?.ok_or_else(catalogue::missing)?;
    Ok(store::of_listing(call, me, listing, SHOWN).await?)
}

/// Some reports as administrators see them; none about the viewer's own listings.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn cases(call: &Call, ids: &[ReportId]) -> Answer<Vec<ReportInFull>> {
    let (me, mut found) = (call.me()?, store::by_ids(call, ids).await?);
    found.retain(|one| one.report.role(me) != Some(Role::Seller));
    Ok(found)
}

/// The community's reports in numbers.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn figures(call: &Call) -> Answer<Figures> {
    Ok(store::figures(call).await?)
}

/// Takes a report up.
///
/// Emits `MarketplaceReportAcknowledged`.
///
/// # Errors
/// 404 `NOT_FOUND`; 403 `AUTH_INSUFFICIENT_PERMISSIONS` for one that the viewer is part of; 422 `VALIDATION_ERROR` where its status does not allow it.
pub async fn take_up(call: &Call, id: ReportId) -> Answer<Report> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let mut report = others(&mut tx, me, id).await?;
    report.take_up(me, tx.now())?;
    write(tx, report, MarketplaceReportAcknowledged::of).await
}

/// Decides a report, and does what was decided.
///
/// Emits `MarketplaceReportResolved`, and `MarketplaceSellerSuspended` if it suspends the seller.
///
/// # Errors
/// As [`take_up`] does, and 422 `VALIDATION_ERROR` on `resolution_reason` for one of spaces.
pub async fn decide(call: &Call, id: ReportId, verdict: &Verdict) -> Answer<Report> {
    let me = call.me()?;
    has_reason(verdict)?;
    let mut tx = call.begin().await?;
    let mut report = others(&mut tx, me, id).await?;
    report.decide(me, verdict, tx.now())?;
    enforcement::enforce(&mut tx, &mut report, me).await?;
    write(tx, report, MarketplaceReportResolved::of).await
}

/// Decides an appeal, for good. Where another action is taken than before, the first is undone.
///
/// Emits `MarketplaceReportAppealResolved`, and `MarketplaceSellerSuspended` or `MarketplaceSellerRestored` if the seller is.
///
/// # Errors
/// As [`decide`] does.
pub async fn decide_appeal(call: &Call, id: ReportId, verdict: &Verdict) -> Answer<Report> {
    let me = call.me()?;
    has_reason(verdict)?;
    let mut tx = call.begin().await?;
    let mut report = others(&mut tx, me, id).await?;
    let before = report.decide_appeal(me, verdict, tx.now())?;
    if before != verdict.measure {
        enforcement::undo(&mut tx, &mut report).await?;
        enforcement::enforce(&mut tx, &mut report, me).await?;
    }
    write(tx, report, MarketplaceReportAppealResolved::of).await
}

/// Acknowledges a report that nobody has taken up in time, of which staff are told as well. False if there is nothing to do any more.
pub(super) async fn acknowledge(call: &Call, id: ReportId) -> Answer<bool> {
    let mut tx = call.begin().await?;
    let Some(mut report) = store::lock(&mut tx, id).await? else { return Ok(false) };
    if !report.acknowledge(tx.now()) {
        return Ok(false);
    }
    outbox::tell(&mut tx, MarketplaceReportDue::of(&report, Due::Over)).await?;
    write(tx, report, MarketplaceReportAcknowledged::of).await?;
    Ok(true)
}

/// Reminds staff of a report that waits for them. False if there is nothing to say any more.
pub(in crate::trust) async fn remind(call: &Call, id: ReportId) -> Answer<bool> {
    let mut tx = call.begin().await?;
    let Some(mut report) = store::lock(&mut tx, id).await? else { return Ok(false) };
    // What the clock acknowledges is told with that.
    let Some(due) = report.remind(tx.now()).filter(|due| *due == Due::Soon || report.status != Status::Received) else {
        return Ok(false);
    };
    store::update(&mut tx, &report).await?;
    outbox::tell(&mut tx, MarketplaceReportDue::of(&report, due)).await?;
    tx.commit().await?;
    Ok(true)
}

fn has_reason(verdict: &Verdict) -> Result<(), Refusal> {
    if says_something(&verdict.reason) {
        return Ok(());
    }
    Err(unusable(say!("marketplace-text-required")).field("resolution_reason"))
}

/// A report that the viewer is no part of, held until the end of the transaction.
async fn others(tx: &mut Tx, me: MemberId, id: ReportId) -> Answer<Report> {
    let report = store::lock(tx, id).await?.ok_or_else(missing)?;
    if report.role(me).is_some() {
        let sentence = say!("marketplace-report-decide-own");
        return Err(Refusal::new(Code::AuthInsufficientPermissions, sentence).into());
    }
    Ok(report)
}

async fn write<E: outbox::DomainEvent>(mut tx: Tx, report: Report, event: fn(&Report) -> E) -> Answer<Report> {
    store::update(&mut tx, &report).await?;
    outbox::tell(&mut tx, event(&report)).await?;
    tx.commit().await?;
    Ok(report)
}

fn open_already(error: crate::db::DbError) -> Failure {
    match error.is_unique("marketplace_reports_once") {
        true => unusable(say!("marketplace-report-exists")).into(),
        false => error.into(),
    }
}
