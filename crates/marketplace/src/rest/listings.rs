//! The REST door to listings.

use chrono::TimeDelta;
use contract::marketplace_listings as wire;
use contract::{Code, MarketplaceListingsApi, NoContent};

use super::{Rest, ids, public, words};
use crate::base::place::Circle;
use crate::base::{Answer, Refusal};
use crate::call::Call;
use crate::catalogue::actions;
use crate::catalogue::model::Moderation;
use crate::catalogue::pictures;
use crate::catalogue::search::{self, Wanted};
use crate::catalogue::stock::Said;
use crate::catalogue::store::lists::{self, Filter, Whose};
use crate::money::Amount;
use crate::say;

/// How far around a place is looked, where nobody says it.
const RADIUS_KM: f64 = 25.0;

impl MarketplaceListingsApi for Rest {
    async fn marketplace_listing_by_number(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<wire::MarketplaceListing>> {
        let viewer = call.member()?;
        let rows = lists::by_ids(&mut call.reads(), viewer.id, viewer.is_admin(), &ids(&numbers)).await?;
        words::listings(&call, rows).await
    }

    async fn marketplace_listing_image_by_number(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<wire::MarketplaceListingImage>> {
        let found = pictures::each(&call, &ids(&numbers)).await?.into_iter();
        Ok(found.map(|one| words::image(&call, one.image, one.is_primary)).collect())
    }

    async fn list_marketplace_listings(
        &self,
        call: Call,
        query: wire::ListMarketplaceListingsQuery,
        header: wire::ListMarketplaceListingsHeader,
    ) -> Answer<wire::MarketplaceListingPage> {
        let member = call.member()?;
        let is_own = |whose: Option<i64>| whose == Some(member.id.get()) && member.tenant == call.tenant();
        let whose = match query.seller_id {
            _ if is_own(query.user_id) || is_own(query.seller_id) => Whose::Own(query.status),
            Some(seller) => Whose::Of(seller.into()),
            None => Whose::Listed,
        };
        let wanted = Wanted {
            category: query.category,
            words: query.q,
            promoted_first: query.featured_first,
            filter: Filter {
                category: query.category_id.map(Into::into),
                min_price: query.price_min.map(Amount::nearest),
                max_price: query.price_max.map(Amount::nearest),
                price_type: query.price_type,
                conditions: query.condition.filter(|conditions| !conditions.is_empty()),
                seller_type: query.seller_type,
                delivery: query.delivery_method,
                since: query.posted_within.map(|days| call.now() - TimeDelta::days(days)),
                words: None,
                whose,
            },
        };
        let found =
            search::find(&call, wanted, words::order(query.sort), query.limit, call.cursor(query.cursor.as_deref())?)
                .await?;
        let mut answer = words::page(&call, found, query.limit).await?;
        public::add(&mut answer.data, query.include.as_deref(), header.x_public_contract.as_deref());
        Ok(answer)
    }

    async fn create_marketplace_listing(
        &self,
        call: Call,
        body: wire::CreateMarketplaceListingBody,
    ) -> Answer<wire::MarketplaceListingResponse> {
        let made = actions::create(&call, words::wish_of_new(body)).await?;
        let waits = made.listing.moderation == Moderation::Pending;
        let notice = waits.then(|| call.say(&say!("marketplace-listing-waits")));
        words::one(&call, made, notice).await
    }

    async fn list_nearby_marketplace_listings(
        &self,
        call: Call,
        query: wire::ListNearbyMarketplaceListingsQuery,
        header: wire::ListNearbyMarketplaceListingsHeader,
    ) -> Answer<wire::MarketplaceListingList> {
        let (Some(latitude), Some(longitude)) = (query.latitude, query.longitude) else {
            return Err(Refusal::new(Code::ValidationError, say!("place-missing")).field("latitude").into());
        };
        let circle = Circle { latitude, longitude, radius_km: query.radius.unwrap_or(RADIUS_KM) };
        let filter = Filter { category: query.category_id.map(Into::into), ..Filter::default() };
        let wanted = Wanted { words: query.q, filter, ..Wanted::default() };
        let mut answer = words::list(&call, search::nearby(&call, circle, wanted, query.limit).await?).await?;
        public::add(&mut answer.data, query.include.as_deref(), header.x_public_contract.as_deref());
        Ok(answer)
    }

    async fn list_featured_marketplace_listings(
        &self,
        call: Call,
        query: wire::ListFeaturedMarketplaceListingsQuery,
        header: wire::ListFeaturedMarketplaceListingsHeader,
    ) -> Answer<wire::MarketplaceListingList> {
        let mut answer = words::list(&call, search::featured(&call, query.limit).await?).await?;
        public::add(&mut answer.data, query.include.as_deref(), header.x_public_contract.as_deref());
        Ok(answer)
    }

    async fn list_free_marketplace_listings(
        &self,
        call: Call,
        query: wire::ListFreeMarketplaceListingsQuery,
        header: wire::ListFreeMarketplaceListingsHeader,
    ) -> Answer<wire::MarketplaceListingPage> {
        let found = search::free(&call, query.limit, call.cursor(query.cursor.as_deref())?).await?;
        let mut answer = words::page(&call, found, query.limit).await?;
        public::add(&mut answer.data, query.include.as_deref(), header.x_public_contract.as_deref());
        Ok(answer)
    }

    async fn list_saved_marketplace_listings(
        &self,
        call: Call,
        query: wire::ListSavedMarketplaceListingsQuery,
        header: wire::ListSavedMarketplaceListingsHeader,
    ) -> Answer<wire::MarketplaceListingPage> {
        let found = search::saved(&call, query.limit, call.cursor(query.cursor.as_deref())?).await?;
        let mut answer = words::page(&call, found, query.limit).await?;
        public::add(&mut answer.data, query.include.as_deref(), header.x_public_contract.as_deref());
        Ok(answer)
    }

    async fn bulk_act_on_marketplace_listings(
        &self,
        call: Call,
        body: wire::BulkActOnMarketplaceListingsBody,
    ) -> Answer<wire::MarketplaceBulkActionResponse> {
        let ids: Vec<_> = body.listing_ids.iter().copied().map(Into::into).collect();
        let processed = actions::bulk(&call, &ids, body.action).await?;
        let requested = i64::try_from(ids.len()).unwrap_or_default();
        let data = wire::MarketplaceBulkActionDone { action: body.action, requested, processed };
        Ok(wire::MarketplaceBulkActionResponse { data, meta: call.meta() })
    }

    async fn get_marketplace_listing(
        &self,
        call: Call,
        path: wire::GetMarketplaceListingPath,
        query: wire::GetMarketplaceListingQuery,
        header: wire::GetMarketplaceListingHeader,
    ) -> Answer<wire::MarketplaceListingResponse> {
        let found = actions::read(&call, path.id.into(), query.offer_id).await?;
        let mut answer = words::one(&call, found, None).await?;
        public::add(
            std::slice::from_mut(&mut answer.data),
            query.include.as_deref(),
            header.x_public_contract.as_deref(),
        );
        Ok(answer)
    }

    async fn update_marketplace_listing(
        &self,
        call: Call,
        path: wire::UpdateMarketplaceListingPath,
        body: wire::UpdateMarketplaceListingBody,
    ) -> Answer<wire::MarketplaceListingResponse> {
        let changed = actions::update(&call, path.id.into(), words::wish(body)).await?;
        words::one(&call, changed, None).await
    }

    async fn delete_marketplace_listing(
        &self,
        call: Call,
        path: wire::DeleteMarketplaceListingPath,
    ) -> Answer<NoContent> {
        actions::delete(&call, path.id.into()).await?;
        Ok(NoContent)
    }

    async fn renew_marketplace_listing(
        &self,
        call: Call,
        path: wire::RenewMarketplaceListingPath,
        body: wire::RenewMarketplaceListingBody,
    ) -> Answer<wire::MarketplaceListingResponse> {
        let renewed = actions::renew(&call, path.id.into(), body.duration_days).await?;
        words::one(&call, renewed, None).await
    }

    async fn get_marketplace_listing_analytics(
        &self,
        call: Call,
        path: wire::GetMarketplaceListingAnalyticsPath,
    ) -> Answer<wire::MarketplaceListingAnalyticsResponse> {
        let found = actions::analytics(&call, path.id.into()).await?;
        let data = wire::MarketplaceListingAnalytics {
            views: found.views,
            saves: found.listing.saves_count,
            contacts: found.listing.contacts_count,
            offers: found.offers,
            created_at: found.listing.created_at,
            expires_at: found.listing.expires_at,
            days_active: (call.now() - found.listing.created_at).num_days().max(0),
        };
        Ok(wire::MarketplaceListingAnalyticsResponse { data, meta: call.meta() })
    }

    async fn save_marketplace_listing(
        &self,
        call: Call,
        path: wire::SaveMarketplaceListingPath,
    ) -> Answer<wire::SavedMarketplaceListingResponse> {
        actions::save(&call, path.id.into()).await?;
        let data = wire::SavedMarketplaceListing { saved: true };
        Ok(wire::SavedMarketplaceListingResponse { data, meta: call.meta() })
    }

    async fn unsave_marketplace_listing(
        &self,
        call: Call,
        path: wire::UnsaveMarketplaceListingPath,
    ) -> Answer<wire::SavedMarketplaceListingResponse> {
        actions::unsave(&call, path.id.into()).await?;
        let data = wire::SavedMarketplaceListing { saved: false };
        Ok(wire::SavedMarketplaceListingResponse { data, meta: call.meta() })
    }

    async fn update_marketplace_inventory(
        &self,
        call: Call,
        path: wire::UpdateMarketplaceInventoryPath,
        body: wire::UpdateMarketplaceInventoryBody,
    ) -> Answer<wire::MarketplaceInventoryResponse> {
        let said = Said {
            count: body.inventory_count,
            threshold: body.low_stock_threshold,
            is_protected: body.is_oversold_protected,
        };
        let noted = actions::note_stock(&call, path.id.into(), said).await?;
        let data = wire::MarketplaceInventory {
            id: noted.id.get(),
            inventory_count: noted.inventory_count,
            low_stock_threshold: noted.low_stock_threshold,
            is_oversold_protected: noted.is_oversold_protected,
            status: noted.status,
        };
        Ok(wire::MarketplaceInventoryResponse { data, meta: call.meta() })
    }
}
