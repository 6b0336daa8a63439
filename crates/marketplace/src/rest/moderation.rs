//! The REST door for administrators who look after listings.

use contract::marketplace_listings::MarketplaceListingResponse;
use contract::marketplace_moderation as wire;
use contract::{MarketplaceModerationApi, NoContent};

use super::{Rest, words};
use crate::base::Answer;
use crate::call::Call;
use crate::catalogue::moderation;
use crate::catalogue::store::staff::{Turnover, Wanted, glance, turnover};
use crate::db::search_pattern;
use crate::money::Amount;

/// What orders brought.
pub(super) struct Earned {
    /// How many there are.
    pub(super) orders: i64,
    /// In their only currency; none if there are several.
    pub(super) revenue: Option<f64>,
    /// That currency.
    pub(super) currency: Option<String>,
    /// In each currency.
    pub(super) by_currency: Vec<wire::MarketplaceRevenue>,
}

impl Earned {
    pub(super) fn of(turnover: Vec<Turnover>) -> Self {
        let orders = turnover.iter().map(|one| one.orders).sum();
        let paid: Vec<Turnover> = turnover.into_iter().filter(|one| one.revenue.is_positive()).collect();
        // Amounts in several currencies have no sum.
        let (revenue, currency) = match paid.as_slice() {
            [] => (Some(Amount::ZERO), None),
            [one] => (Some(one.revenue), Some(one.currency.to_string())),
            _ => (None, None),
        };
        let by_currency = paid
            .iter()
            .map(|one| wire::MarketplaceRevenue { currency: one.currency.to_string(), revenue: one.revenue.decimal() });
        Self { orders, revenue: revenue.map(Amount::decimal), currency, by_currency: by_currency.collect() }
    }
}

impl MarketplaceModerationApi for Rest {
    async fn get_marketplace_dashboard(&self, call: Call) -> Answer<wire::MarketplaceDashboardResponse> {
        let seen = glance(&call).await?;
        let earned = Earned::of(turnover(&call).await?);
        let data = wire::MarketplaceDashboard {
            total_listings: seen.total_listings,
            active_listings: seen.active_listings,
            pending_moderation: seen.pending_moderation,
            total_sellers: seen.total_sellers,
            total_orders: earned.orders,
            revenue: earned.revenue,
            currency: earned.currency,
            revenue_by_currency: earned.by_currency,
        };
        Ok(wire::MarketplaceDashboardResponse { data, meta: call.meta() })
    }

    async fn list_marketplace_listings_for_staff(
        &self,
        call: Call,
        query: wire::ListMarketplaceListingsForStaffQuery,
    ) -> Answer<wire::StaffMarketplaceListingPage> {
        let typed = query.q.as_deref().map(str::trim).filter(|typed| !typed.is_empty());
        let wanted =
            Wanted { moderation: query.moderation_status, status: query.status, pattern: typed.map(search_pattern) };
        let (page, per_page) = (query.page, query.per_page);
        let (rows, total) = moderation::list(&call, wanted, per_page, (page - 1) * per_page).await?;
        let data = words::listings(&call, rows).await?;
        Ok(wire::StaffMarketplaceListingPage { data, meta: call.page_meta(page, per_page, total) })
    }

    async fn approve_marketplace_listing(
        &self,
        call: Call,
        path: wire::ApproveMarketplaceListingPath,
    ) -> Answer<MarketplaceListingResponse> {
        let approved = moderation::approve(&call, path.id.into()).await?;
        words::one(&call, approved, None).await
    }

    async fn reject_marketplace_listing(
        &self,
        call: Call,
        path: wire::RejectMarketplaceListingPath,
        body: wire::RejectMarketplaceListingBody,
    ) -> Answer<MarketplaceListingResponse> {
        let rejected = moderation::reject(&call, path.id.into(), body.notes.trim()).await?;
        words::one(&call, rejected, None).await
    }

    async fn remove_marketplace_listing(
        &self,
        call: Call,
        path: wire::RemoveMarketplaceListingPath,
    ) -> Answer<NoContent> {
        moderation::remove(&call, path.id.into()).await?;
        Ok(NoContent)
    }

    async fn bulk_reject_marketplace_listings(
        &self,
        call: Call,
        body: wire::BulkRejectMarketplaceListingsBody,
    ) -> Answer<wire::MarketplaceBulkRejectionResponse> {
        let ids: Vec<_> = body.listing_ids.iter().copied().map(Into::into).collect();
        let skipped = moderation::reject_several(&call, &ids, body.reason.trim()).await?;
        let (mut distinct, failed) = (ids, i64::try_from(skipped.len()).unwrap_or_default());
        distinct.sort_unstable();
        distinct.dedup();
        let data = wire::MarketplaceBulkRejection {
            success: i64::try_from(distinct.len()).unwrap_or_default() - failed,
            failed,
            skipped_ids: skipped.into_iter().map(Into::into).collect(),
        };
        Ok(wire::MarketplaceBulkRejectionResponse { data, meta: call.meta() })
    }
}
