//! The REST door to what members of a group sell.

use contract::MarketplaceGroupsApi;
use contract::marketplace_groups as wire;
use contract::marketplace_listings::MarketplaceListingPage;

use super::{Rest, words};
use crate::base::Answer;
use crate::call::Call;
use crate::catalogue::groups;
use crate::catalogue::search::Wanted;
use crate::catalogue::store::lists::Filter;
use crate::money::Amount;

impl MarketplaceGroupsApi for Rest {
    async fn list_marketplace_group_listings(
        &self,
        call: Call,
        path: wire::ListMarketplaceGroupListingsPath,
        query: wire::ListMarketplaceGroupListingsQuery,
    ) -> Answer<MarketplaceListingPage> {
        let order = words::order(query.sort);
        let filter = Filter {
            category: query.category_id.map(Into::into),
            min_price: query.price_min.map(Amount::nearest),
            max_price: query.price_max.map(Amount::nearest),
            conditions: query.condition.filter(|conditions| !conditions.is_empty()),
            ..Filter::default()
        };
        let wanted = Wanted { words: query.search, filter, ..Wanted::default() };
        let behind = call.cursor(query.cursor.as_deref())?;
        let found = groups::listings(&call, path.group_id.into(), wanted, order, query.limit, behind).await?;
        words::page(&call, found, query.limit).await
    }

    async fn get_marketplace_group_stats(
        &self,
        call: Call,
        path: wire::GetMarketplaceGroupStatsPath,
    ) -> Answer<wire::MarketplaceGroupStatsResponse> {
        let (figures, categories) = groups::figures(&call, path.group_id.into()).await?;
        let category = |one: crate::catalogue::store::groups::InCategory| wire::MarketplaceGroupCategory {
            id: one.id.get(),
            name: one.name,
            slug: one.slug,
            count: one.listings,
        };
        let data = wire::MarketplaceGroupStats {
            active_listings: figures.active_listings,
            total_listed: figures.total_listed,
            total_sellers: figures.total_sellers,
            categories: categories.into_iter().map(category).collect(),
        };
        Ok(wire::MarketplaceGroupStatsResponse { data, meta: call.meta() })
    }
}
