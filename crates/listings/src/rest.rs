//! The listings' REST door.

mod images;
mod moderation;
mod reports;
mod search;
mod tags;
mod words;

use std::convert::Infallible;

use contract::listing_search::ListingPage;
use contract::listings as wire;
use contract::{Code, ListingsApi, NoContent};

pub use reports::report;
pub use words::{image, item};

use super::analytics::{self, percentage};
use super::{actions, search as lists};
use crate::base::{Answer, Failure, Refusal};
use crate::call::Call;
use crate::say;

/// Listings at the REST door.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rest;

impl contract::Area for Rest {
    type Call = Call;
    type Failure = Failure;
    type Brings = crate::call::Brings;

    fn brings() -> &'static Self::Brings {
        &crate::BRINGS
    }
}

impl ListingsApi for Rest {
    async fn list_listings(&self, call: Call, query: wire::ListListingsQuery) -> Answer<ListingPage> {
        search::page(&call, query).await
    }

    async fn create_listing(&self, call: Call, body: wire::CreateListingBody) -> Answer<wire::ListingResponse> {
        let made = actions::create(&call, words::wish_of_new(body)?).await?;
        words::detail(&call, made).await
    }

    async fn generate_listing_description(
        &self,
        _: Call,
        _: wire::GenerateListingDescriptionBody,
    ) -> Answer<Infallible> {
        Err(Refusal::new(Code::AiServiceError, say!("listing-writer-missing")).into())
    }

    async fn get_listing(&self, call: Call, path: wire::GetListingPath) -> Answer<wire::ListingResponse> {
        let found = actions::read(&call, path.id.into()).await?;
        words::detail(&call, found).await
    }

    async fn update_listing(
        &self,
        call: Call,
        path: wire::UpdateListingPath,
        body: wire::UpdateListingBody,
    ) -> Answer<wire::ListingResponse> {
        let changed = actions::update(&call, path.id.into(), words::wish(body)?).await?;
        words::detail(&call, changed).await
    }

    async fn delete_listing(&self, call: Call, path: wire::DeleteListingPath) -> Answer<NoContent> {
        actions::delete(&call, path.id.into()).await?;
        Ok(NoContent)
    }

    async fn save_listing(&self, call: Call, path: wire::SaveListingPath) -> Answer<wire::SavedListingResponse> {
        actions::save(&call, path.id.into()).await?;
        let data = wire::SavedListing { saved: true, listing_id: path.id };
        Ok(wire::SavedListingResponse { data, meta: call.meta() })
    }

    async fn unsave_listing(&self, call: Call, path: wire::UnsaveListingPath) -> Answer<wire::SavedListingResponse> {
        actions::unsave(&call, path.id.into()).await?;
        let data = wire::SavedListing { saved: false, listing_id: path.id };
        Ok(wire::SavedListingResponse { data, meta: call.meta() })
    }

    async fn renew_listing(&self, call: Call, path: wire::RenewListingPath) -> Answer<wire::RenewedListingResponse> {
        let new_expires_at = actions::renew(&call, path.id.into()).await?;
        let data = wire::RenewedListing { renewed: true, listing_id: path.id, new_expires_at };
        Ok(wire::RenewedListingResponse { data, meta: call.meta() })
    }

    async fn get_listing_analytics(
        &self,
        call: Call,
        path: wire::GetListingAnalyticsPath,
        query: wire::GetListingAnalyticsQuery,
    ) -> Answer<wire::ListingAnalyticsResponse> {
        let report = analytics::report(&call, path.id.into(), query.days).await?;
        let listing = &report.listing;
        let sum = |of: fn(&analytics::Day) -> i64| report.days.iter().map(|(_, day)| of(day)).sum();
        let data = wire::ListingAnalytics {
            listing_id: path.id,
            days: query.days,
            summary: wire::ListingAnalyticsSummary {
                views: listing.view_count,
                unique_viewers: report.readers.ever,
                contacts: listing.contact_count,
                saves: listing.save_count,
                contact_rate: percentage(listing.contact_count, listing.view_count),
                save_rate: percentage(listing.save_count, listing.view_count),
                total_views: listing.view_count,
                total_contacts: listing.contact_count,
                total_saves: listing.save_count,
                views_trend_percent: percentage(sum(|day| day.views) - report.views_before, report.views_before),
            },
            period_days: query.days,
            created_at: listing.created_at,
            expires_at: listing.expires_at,
            period: wire::ListingAnalyticsPeriod {
                views: sum(|day| day.views),
                unique_viewers: report.readers.lately,
                contacts: sum(|day| day.contacts),
                saves: sum(|day| day.saves),
            },
            series: report
                .days
                .iter()
                .map(|(date, day)| wire::ListingAnalyticsDay {
                    date: *date,
                    views: day.views,
                    contacts: day.contacts,
                    saves: day.saves,
                })
                .collect(),
            views_over_time: daily(&report, |day| day.views),
            contacts_over_time: daily(&report, |day| day.contacts),
            contact_types: report
                .ways
                .iter()
                .map(|(way, count)| wire::ListingAnalyticsContact { contact_type: *way, count: *count })
                .collect(),
        };
        Ok(wire::ListingAnalyticsResponse { data, meta: call.meta() })
    }

    async fn report_listing(
        &self,
        call: Call,
        path: wire::ReportListingPath,
        body: wire::ReportListingBody,
    ) -> Answer<wire::ReportedListingResponse> {
        actions::report(&call, path.id.into(), body.reason, body.details.as_deref()).await?;
        let data = wire::ReportedListing { reported: true, message: call.say(&say!("listing-reported")) };
        Ok(wire::ReportedListingResponse { data, meta: call.meta() })
    }
}

fn daily(report: &analytics::Report, of: fn(&analytics::Day) -> i64) -> Vec<wire::ListingAnalyticsCount> {
    report.days.iter().map(|(date, day)| wire::ListingAnalyticsCount { date: *date, count: of(day) }).collect()
}
