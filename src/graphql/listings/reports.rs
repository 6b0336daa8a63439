//! Reports of listings, for those who look after the community.

use std::sync::Arc;

use async_graphql::{Context, Enum, ID, Object, Result};
use contract::Operation;
use serde_json::json;

use super::pictures::ListingReportReason;
use super::{ListingStatus, MOST};
use crate::base::{ListingId, ListingReportId, MemberId};
use crate::call::patiently;
use crate::graphql::bounds;
use crate::graphql::ids::{self, NodeId};
use crate::graphql::members::Member;
use crate::graphql::moment::Moment;
use crate::graphql::relay::{self, List};
use crate::graphql::session::Session;
use crate::listings::reports::{self, Line, Outcome, Status};

/// What became of a report.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "Status")]
pub enum ListingReportStatus {
    /// Nobody has decided yet.
    Pending,
    /// It is right.
    Upheld,
    /// It is not.
    Dismissed,
}

/// What somebody decides about a report.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "Outcome")]
pub enum ListingReportOutcome {
    /// It is not right.
    Dismissed,
    /// It is.
    Upheld,
}

/// The listing that a report is about, as far as whoever reads the report needs it.
pub struct ReportedListing {
    id: ListingId,
    title: String,
    status: ListingStatus,
    owner: MemberId,
}

/// The listing that a report is about, as far as whoever reads the report needs it.
#[Object]
impl ReportedListing {
    /// Id of the listing, global.
    async fn id(&self) -> ID {
        NodeId::Listing(self.id).encode()
    }

    /// Id of the listing, as the REST API uses it.
    async fn rest_id(&self) -> ID {
        self.id.get().into()
    }

    /// One line.
    async fn title(&self) -> &str {
        &self.title
    }

    /// Where it stands now. DELETED is gone; only its title is left.
    async fn status(&self) -> ListingStatus {
        self.status
    }

    /// Whose it is. Null if they are gone.
    async fn owner(&self, ctx: &Context<'_>) -> Result<Option<Member>> {
        Member::find(Session::of(ctx)?, self.owner).await
    }
}

/// What a member says is wrong with a listing, and what became of that.
pub struct ListingReport(Line);

/// What a member says is wrong with a listing, and what became of that.
#[Object]
impl ListingReport {
    /// Id of the report, as the REST API uses it.
    async fn rest_id(&self) -> ID {
        self.0.0.id.get().into()
    }

    /// What it is about.
    async fn listing(&self) -> ReportedListing {
        let report = &self.0.0;
        ReportedListing {
            id: report.listing_id,
            title: report.listing_title.clone(),
            status: report.listing_status.into(),
            owner: report.owner_id,
        }
    }

    /// What is wrong.
    async fn reason(&self) -> ListingReportReason {
        self.0.0.reason.into()
    }

    /// In the reporter's words.
    async fn details(&self) -> Option<&str> {
        self.0.0.details.as_deref()
    }

    /// What became of it.
    async fn status(&self) -> ListingReportStatus {
        self.0.0.status.into()
    }

    /// Whoever made it.
    async fn reporter(&self) -> Member {
        Arc::new(self.0.1.clone()).into()
    }

    /// When it was made.
    async fn created_at(&self) -> Moment {
        self.0.0.created_at.into()
    }

    /// Id of whoever decided, as the REST API uses it. Null while nobody has, and for an administrator from another community.
    async fn decided_by(&self) -> Option<ID> {
        self.0.0.decided_by.map(|member| member.get().into())
    }

    /// When it was decided.
    async fn decided_at(&self) -> Option<Moment> {
        self.0.0.decided_at.map(Moment)
    }

    /// What whoever decided noted.
    async fn notes(&self) -> Option<&str> {
        self.0.0.notes.as_deref()
    }
}

/// What those who look after the community can ask about reports.
#[derive(Default)]
pub struct ListingReportsQuery;

#[Object]
impl ListingReportsQuery {
    /// For brokers and administrators: what members say is wrong with listings, newest first. Reports of the viewer's own listings are left
    /// out: their owner does not learn who made them.
    #[graphql(complexity = "relay::cost(first, MOST, child_complexity)")]
    async fn listing_reports(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Only those in this state.")] status: Option<ListingReportStatus>,
        #[graphql(desc = "How many at most, 1 to 100; 20 if not said.")] first: Option<i32>,
        #[graphql(desc = "Opaque, a cursor of the page before.")] after: Option<String>,
    ) -> Result<Option<List<ListingReport>>> {
        let call = Session::of(ctx)?.enter(Operation::ListListingReports).await?;
        let after = relay::after(after.as_deref())?;
        let page = reports::list(call, status.map(Into::into), relay::first(first, MOST)?, after).await?;
        Ok(Some(relay::list(page, after, |(report, _)| report.id.get(), ListingReport)))
    }
}

/// What those who look after the community can do with reports.
#[derive(Default)]
pub struct ListingReportsMutation;

#[Object]
impl ListingReportsMutation {
    /// For brokers and administrators: says what becomes of a report; the listing stays as it is. `INVALID_STATE` when it was decided before,
    /// `FORBIDDEN` for the viewer's own report, `NOT_FOUND` when the community has no such report and for one of the viewer's own
    /// listing.
    async fn resolve_listing_report(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Id of the report, as the REST API uses it.")] report_id: ID,
        #[graphql(desc = "Whether the report is right.")] outcome: ListingReportOutcome,
        #[graphql(desc = "Why, for those who look after the community; at most 1000 characters.")] notes: Option<
            String,
        >,
    ) -> Result<Option<ListingReport>> {
        let call = Session::of(ctx)?.enter(Operation::ResolveListingReport).await?;
        let id: ListingReportId = ids::plain(&report_id, "reportId")?.into();
        let outcome = Outcome::from(outcome);
        bounds::check(Operation::ResolveListingReport, json!({ "outcome": outcome.as_str(), "notes": &notes }))?;
        let decided = patiently(call, |call| {
            let notes = notes.clone();
            async move { reports::resolve(&call, id, outcome, notes).await }
        });
        Ok(Some(ListingReport(decided.await?)))
    }
}
