//! The REST door to saved searches.

use contract::MarketplaceSearchesApi;
use contract::marketplace_searches as wire;

use super::actions::{self, Wish};
use super::model::{Filters, SavedSearch};
use crate::base::Answer;
use crate::call::Call;
use crate::rest::Rest;

impl MarketplaceSearchesApi for Rest {
    async fn marketplace_saved_search_by_number(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<wire::MarketplaceSavedSearch>> {
        let own = actions::own(&call).await?.into_iter().filter(|one| numbers.contains(&one.id.get()));
        Ok(own.map(shown).collect())
    }

    async fn list_marketplace_saved_searches(&self, call: Call) -> Answer<wire::MarketplaceSavedSearchList> {
        let data = actions::own(&call).await?.into_iter().map(shown).collect();
        Ok(wire::MarketplaceSavedSearchList { data, meta: call.meta() })
    }

    async fn create_marketplace_saved_search(
        &self,
        call: Call,
        body: wire::CreateMarketplaceSavedSearchBody,
    ) -> Answer<wire::MarketplaceSavedSearchResponse> {
        let filters = body.filters.map(|asked| Filters {
            category_id: asked.category_id.map(Into::into),
            price_min: asked.price_min,
            price_max: asked.price_max,
            condition: asked.condition,
            location: asked.location,
            radius: asked.radius,
        });
        let wish = Wish {
            name: body.name,
            search_query: body.search_query,
            filters: filters.unwrap_or_default(),
            frequency: body.alert_frequency,
            channel: body.alert_channel,
        };
        let data = shown(actions::create(&call, wish).await?);
        Ok(wire::MarketplaceSavedSearchResponse { data, meta: call.meta() })
    }

    async fn delete_marketplace_saved_search(
        &self,
        call: Call,
        path: wire::DeleteMarketplaceSavedSearchPath,
    ) -> Answer<wire::DeletedMarketplaceSavedSearchResponse> {
        actions::delete(&call, path.id.into()).await?;
        let data = wire::DeletedMarketplaceSavedSearch { deleted: true };
        Ok(wire::DeletedMarketplaceSavedSearchResponse { data, meta: call.meta() })
    }
}

/// A saved search, as the contract has it.
#[must_use]
pub fn shown(one: SavedSearch) -> wire::MarketplaceSavedSearch {
    let filters = one.filters.0;
    wire::MarketplaceSavedSearch {
        id: one.id.get(),
        name: one.name,
        search_query: one.search_query,
        filters: wire::MarketplaceSearchFilters {
            category_id: filters.category_id.map(Into::into),
            price_min: filters.price_min,
            price_max: filters.price_max,
            condition: filters.condition,
            location: filters.location,
            radius: filters.radius,
        },
        alert_frequency: one.alert_frequency,
        alert_channel: one.alert_channel,
        last_alerted_at: (one.alerted_at != one.created_at).then_some(one.alerted_at),
        created_at: one.created_at,
    }
}
