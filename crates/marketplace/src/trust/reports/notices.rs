//! Who hears of reports. The seller never hears who reported.

use async_trait::async_trait;
use contract::notification_mail::UnsubscribeCategory as Topic;
use contract::notifications::NotificationCategory as Category;

use super::events::{
    MarketplaceReportAcknowledged, MarketplaceReportAppealResolved, MarketplaceReportAppealed, MarketplaceReportDue,
    MarketplaceReportFiled, MarketplaceReportResolved,
};
use super::model::{Measure, ReportId};
use super::store;
use crate::base::{Answer, MemberId};
use crate::call::Tx;
use crate::catalogue::store::title;
use crate::ids::MarketplaceListingId;
use crate::outbox::{DomainEvent, EventType, Heard};
use crate::queue::Progress;
use services::notices::{Desk, NewNotification, Notice, Notifier, Once, Staff, about};

const LINE: Notice = Notice {
    once: Once::EachTime,
    ..Notice::of(Category::Listings, Some(Topic::Listings), |line, _| about("/marketplace/reports/", line))
};

/// A line for staff, which leads to their list.
const FILED_LINE: Notice =
    Notice { link: |_, _| "/admin/marketplace/reports".to_owned(), switch: None, for_staff: true, ..LINE };

/// To those who administer the community: a report or an appeal waits for one of them.
pub static FILED: Notice = Notice { name: "marketplace_report_filed", ..FILED_LINE };
/// To those who administer the community: the time that they have for a report runs out.
pub static DUE: Notice = Notice { name: "marketplace_report_due", ..FILED_LINE };
/// To the same: it has run out.
pub static OVERDUE: Notice = Notice { name: "marketplace_report_overdue", ..FILED_LINE };
/// To the reporter: it has come.
pub static RECEIVED: Notice = Notice { name: "marketplace_report_received", ..LINE };
/// To the reporter: it is looked at.
pub static ACKNOWLEDGED: Notice = Notice { name: "marketplace_report_acknowledged", ..LINE };
/// To the reporter: it is decided.
pub static RESOLVED: Notice = Notice { name: "marketplace_report_resolved", ..LINE };
/// To whoever appealed: it has come.
pub static APPEAL_RECEIVED: Notice = Notice { name: "marketplace_report_appeal_received", ..LINE };
/// To both: the appeal is decided.
pub static APPEAL_RESOLVED: Notice = Notice { name: "marketplace_report_appeal_resolved", ..LINE };
/// To the seller: a report about their listing is looked at.
pub static UNDER_REVIEW: Notice = Notice { name: "marketplace_enforcement_under_review", ..LINE };
/// To the seller: something is done about it.
pub static ACTION: Notice = Notice { name: "marketplace_enforcement_action", ..LINE };
/// To the seller: nothing is.
pub static CLEARED: Notice = Notice { name: "marketplace_enforcement_cleared", ..LINE };

/// Tells members and staff of reports.
pub struct Notices;

#[async_trait]
impl Notifier for Notices {
    fn kinds(&self) -> &'static [&'static Notice] {
        const {
            &[
                &FILED,
                &DUE,
                &OVERDUE,
                &RECEIVED,
                &ACKNOWLEDGED,
                &RESOLVED,
                &APPEAL_RECEIVED,
                &APPEAL_RESOLVED,
                &UNDER_REVIEW,
                &ACTION,
                &CLEARED,
            ]
        }
    }

    fn hears(&self) -> &'static [EventType] {
        const {
            &[
                EventType::of::<MarketplaceReportFiled>(),
                EventType::of::<MarketplaceReportDue>(),
                EventType::of::<MarketplaceReportAcknowledged>(),
                EventType::of::<MarketplaceReportResolved>(),
                EventType::of::<MarketplaceReportAppealed>(),
                EventType::of::<MarketplaceReportAppealResolved>(),
            ]
        }
    }

    async fn tell(&self, tx: &mut Tx, desk: &dyn Desk, heard: &Heard) -> Answer<Progress> {
        if let Some(event) = heard.event::<MarketplaceReportFiled>()? {
            let told = staff(tx, desk, heard, &event, (event.report, &FILED, &[event.reporter, event.seller])).await?;
            // Last, as rows of members are held in the order of their ids.
            if told == Progress::Done {
                tell_sides(tx, desk, heard, &event, (event.report, event.listing), &[(event.reporter, &RECEIVED)])
                    .await?;
            }
            return Ok(told);
        }
        if let Some(event) = heard.event::<MarketplaceReportDue>()? {
            let kind = if event.is_over { &OVERDUE } else { &DUE };
            return staff(tx, desk, heard, &event, (event.report, kind, &[event.reporter, event.seller])).await;
        }
        if let Some(event) = heard.event::<MarketplaceReportAppealed>()? {
            let told = staff(tx, desk, heard, &event, (event.report, &FILED, &[event.reporter, event.seller])).await?;
            if told == Progress::Done {
                tell_sides(tx, desk, heard, &event, (event.report, event.listing), &[(event.by, &APPEAL_RECEIVED)])
                    .await?;
            }
            return Ok(told);
        }
        if let Some(event) = heard.event::<MarketplaceReportAcknowledged>()? {
            let sides = [(event.reporter, &ACKNOWLEDGED), (event.seller, &UNDER_REVIEW)];
            tell_sides(tx, desk, heard, &event, (event.report, event.listing), &sides).await?;
        }
        if let Some(event) = heard.event::<MarketplaceReportResolved>()? {
            let to_seller = if event.measure == Measure::None { &CLEARED } else { &ACTION };
            let sides = [(event.reporter, &RESOLVED), (event.seller, to_seller)];
            tell_sides(tx, desk, heard, &event, (event.report, event.listing), &sides).await?;
        }
        if let Some(event) = heard.event::<MarketplaceReportAppealResolved>()? {
            let sides = [(event.reporter, &APPEAL_RESOLVED), (event.seller, &APPEAL_RESOLVED)];
            tell_sides(tx, desk, heard, &event, (event.report, event.listing), &sides).await?;
        }
        Ok(Progress::Done)
    }
}

async fn staff<E: DomainEvent>(
    tx: &mut Tx,
    desk: &dyn Desk,
    heard: &Heard,
    event: &E,
    (report, kind, except): (ReportId, &'static Notice, &[MemberId]),
) -> Answer<Progress> {
    let line = |to| NewNotification { actor: None, about: Some(report.get()), ..NewNotification::of(event, to, kind) };
    desk.notify_staff(tx, heard, (Staff::Stewards, except), &line).await
}

/// Tells the sides of a report, each with the reason of the decision if there is one, in the order of their ids. Nobody is named.
async fn tell_sides<E: DomainEvent>(
    tx: &mut Tx,
    desk: &dyn Desk,
    heard: &Heard,
    event: &E,
    (report, listing): (ReportId, MarketplaceListingId),
    sides: &[(MemberId, &'static Notice)],
) -> Answer<()> {
    let place = Some(title(tx, listing).await?.unwrap_or_default());
    let decided = store::decided_because(tx, report).await?.flatten();
    let mut sides = sides.to_vec();
    sides.sort_unstable_by_key(|(to, _)| *to);
    for (to, kind) in sides {
        let reason = decided.clone().filter(|_| [&RESOLVED, &ACTION, &CLEARED, &APPEAL_RESOLVED].contains(&kind));
        let (place, about) = (place.clone(), Some(report.get()));
        let line = NewNotification { actor: None, about, place, reason, ..NewNotification::of(event, to, kind) };
        desk.notify(tx, heard, line).await?;
    }
    Ok(())
}
