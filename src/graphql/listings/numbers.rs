//! What the owner of a listing learns about its readers.

use async_graphql::{Context, ID, Object, Result, SimpleObject};
use contract::listings as wire;
use contract::{ListingsApi as _, Operation};

use crate::call::Gateway;
use crate::graphql::ids;
use crate::graphql::relay;
use crate::graphql::session::Session;

/// How many days back are told, unless somebody says it, and at most.
const DAYS: i64 = 30;
const MOST_DAYS: i64 = 90;

/// Since the listing was made.
#[derive(SimpleObject)]
pub struct ListingAnalyticsSummary {
    /// How often it was read, once for each member and day.
    views: i64,
    /// How many members read it.
    unique_viewers: i64,
    /// How often somebody turned to the owner.
    contacts: i64,
    /// How many members keep it in mind.
    saves: i64,
    /// Contacts for a hundred views, two decimals.
    contact_rate: f64,
    /// Saves for a hundred views, two decimals.
    save_rate: f64,
}

/// In the days that were asked for.
#[derive(SimpleObject)]
pub struct ListingAnalyticsPeriod {
    /// How often it was read, once for each member and day.
    views: i64,
    /// How many members read it.
    unique_viewers: i64,
    /// How often somebody turned to the owner.
    contacts: i64,
    /// How many members began to keep it in mind and still do.
    saves: i64,
}

/// On a day.
#[derive(SimpleObject)]
pub struct ListingAnalyticsDay {
    /// The day, of UTC: `2026-03-03`.
    date: String,
    /// How many members read it.
    views: i64,
    /// How many members turned to the owner.
    contacts: i64,
    /// How many members began to keep it in mind and still do.
    saves: i64,
}

/// Who reads a listing: numbers, never names.
#[derive(SimpleObject)]
pub struct ListingAnalytics {
    /// How many days back, today included.
    days: i64,
    /// Since the listing was made.
    summary: ListingAnalyticsSummary,
    /// In these days.
    period: ListingAnalyticsPeriod,
    /// Every one of these days, oldest first.
    series: Vec<ListingAnalyticsDay>,
}

impl From<wire::ListingAnalytics> for ListingAnalytics {
    fn from(numbers: wire::ListingAnalytics) -> Self {
        let (summary, period) = (numbers.summary, numbers.period);
        let day = |day: wire::ListingAnalyticsDay| ListingAnalyticsDay {
            date: day.date.to_string(),
            views: day.views,
            contacts: day.contacts,
            saves: day.saves,
        };
        Self {
            days: numbers.days,
            summary: ListingAnalyticsSummary {
                views: summary.views,
                unique_viewers: summary.unique_viewers,
                contacts: summary.contacts,
                saves: summary.saves,
                contact_rate: summary.contact_rate,
                save_rate: summary.save_rate,
            },
            period: ListingAnalyticsPeriod {
                views: period.views,
                unique_viewers: period.unique_viewers,
                contacts: period.contacts,
                saves: period.saves,
            },
            series: numbers.series.into_iter().map(day).collect(),
        }
    }
}

/// What can be asked about the readers of a listing.
#[derive(Default)]
pub struct ListingNumbersQuery;

#[Object]
impl ListingNumbersQuery {
    /// Who reads a listing. `FORBIDDEN` for anybody but its owner and administrators, `NOT_FOUND` for those who may not see it.
    #[graphql(complexity = "90 + child_complexity")]
    async fn listing_analytics(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the listing, or the id that the REST API uses.")] listing_id: ID,
        #[graphql(desc = "How many days back, 1 to 90; 30 if not said.")] days: Option<i32>,
    ) -> Result<Option<ListingAnalytics>> {
        let call = Session::of(ctx)?.enter(Operation::GetListingAnalytics).await?;
        let path = wire::GetListingAnalyticsPath { id: ids::listing(&listing_id, "listingId")?.get() };
        let days = relay::length("days", days, DAYS, MOST_DAYS)?;
        let gateway = Gateway::new(call.world().clone());
        let query = wire::GetListingAnalyticsQuery { days };
        Ok(Some(gateway.get_listing_analytics(call.clone(), path, query).await?.data.into()))
    }
}
