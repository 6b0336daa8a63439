//! The REST door to sellers.

use contract::marketplace_listings::MarketplaceListingPage;
use contract::marketplace_seller as wire;
use contract::{MarketplaceSellerApi, NoContent};

use super::moderation::Earned;
use super::{Rest, ids, words};
use crate::base::Answer;
use crate::call::Call;
use crate::catalogue::store::staff::turnover_of;
use crate::members::Eyes;
use crate::members::model::absolute;
use crate::seller::store::{PickupSlot, SellerWithMember, ShippingOption, glance};
use crate::seller::{profile, shipping, slots, staff};

impl MarketplaceSellerApi for Rest {
    async fn marketplace_pickup_slot_by_number(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<wire::MarketplacePickupSlot>> {
        let own = slots::own(&call).await?.into_iter().filter(|one| numbers.contains(&one.id.get()));
        own.map(|row| slot(&call, row)).collect()
    }

    async fn marketplace_shipping_option_by_number(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<wire::MarketplaceShippingOption>> {
        let own = shipping::own(&call).await?.into_iter().filter(|one| numbers.contains(&one.id.get()));
        Ok(own.map(option).collect())
    }

    async fn marketplace_seller_by_number(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<wire::MarketplaceSeller>> {
        let found = profile::by_ids(&call, &ids(&numbers)).await?;
        Ok(found.into_iter().map(|row| seller(&call, row)).collect())
    }

    async fn get_marketplace_seller(
        &self,
        call: Call,
        path: wire::GetMarketplaceSellerPath,
        query: wire::GetMarketplaceSellerQuery,
    ) -> Answer<wire::MarketplaceSellerResponse> {
        let found = profile::read(&call, (path.id, query.id_kind)).await?;
        Ok(one(&call, found))
    }

    async fn get_marketplace_seller_dashboard(&self, call: Call) -> Answer<wire::MarketplaceSellerDashboardResponse> {
        let me = call.me()?;
        let seen = glance(&call, me).await?;
        let earned = Earned::of(turnover_of(&call, me).await?);
        let data = wire::MarketplaceSellerDashboard {
            active_listings: seen.active,
            draft_listings: seen.draft,
            sold_listings: seen.sold,
            expired_listings: seen.expired,
            total_listings: seen.total,
            total_views: seen.views,
            total_saves: seen.saves,
            pending_offers: seen.offers,
            total_orders: earned.orders,
            total_revenue: earned.revenue,
            revenue_currency: earned.currency,
            revenue_by_currency: earned.by_currency,
        };
        Ok(wire::MarketplaceSellerDashboardResponse { data, meta: call.meta() })
    }

    async fn list_marketplace_seller_listings(
        &self,
        call: Call,
        path: wire::ListMarketplaceSellerListingsPath,
        query: wire::ListMarketplaceSellerListingsQuery,
    ) -> Answer<MarketplaceListingPage> {
        let behind = call.cursor(query.cursor.as_deref())?;
        let page = profile::listings(&call, (path.id, query.id_kind), query.per_page, behind).await?;
        words::page(&call, page, query.per_page).await
    }

    async fn list_marketplace_seller_shipping_options(
        &self,
        call: Call,
        path: wire::ListMarketplaceSellerShippingOptionsPath,
        query: wire::ListMarketplaceSellerShippingOptionsQuery,
    ) -> Answer<wire::MarketplaceShippingOptionList> {
        let found = shipping::of_seller(&call, (path.id, query.id_kind)).await?;
        Ok(wire::MarketplaceShippingOptionList { data: found.into_iter().map(option).collect(), meta: call.meta() })
    }

    async fn save_marketplace_seller_profile(
        &self,
        call: Call,
        body: wire::SaveMarketplaceSellerProfileBody,
    ) -> Answer<wire::MarketplaceSellerResponse> {
        let said = profile::Said {
            display_name: body.display_name,
            bio: body.bio,
            seller_type: body.seller_type,
            business_name: body.business_name,
        };
        let saved = profile::save(&call, said).await?;
        Ok(one(&call, saved))
    }

    async fn list_my_marketplace_shipping_options(&self, call: Call) -> Answer<wire::MarketplaceShippingOptionList> {
        let found = shipping::own(&call).await?;
        Ok(wire::MarketplaceShippingOptionList { data: found.into_iter().map(option).collect(), meta: call.meta() })
    }

    async fn create_marketplace_shipping_option(
        &self,
        call: Call,
        body: wire::CreateMarketplaceShippingOptionBody,
    ) -> Answer<wire::MarketplaceShippingOptionResponse> {
        let said = shipping::Said {
            courier_name: Some(body.courier_name),
            courier_code: Some(body.courier_code),
            price: Some(body.price),
            currency: body.currency,
            estimated_days: Some(body.estimated_days),
            is_default: Some(body.is_default),
            is_active: None,
        };
        let data = option(shipping::add(&call, said).await?);
        Ok(wire::MarketplaceShippingOptionResponse { data, meta: call.meta() })
    }

    async fn update_marketplace_shipping_option(
        &self,
        call: Call,
        path: wire::UpdateMarketplaceShippingOptionPath,
        body: wire::UpdateMarketplaceShippingOptionBody,
    ) -> Answer<wire::MarketplaceShippingOptionResponse> {
        let said = shipping::Said {
            courier_name: body.courier_name,
            courier_code: body.courier_code,
            price: body.price,
            currency: body.currency,
            estimated_days: body.estimated_days,
            is_default: body.is_default,
            is_active: body.is_active,
        };
        let data = option(shipping::change(&call, path.id.into(), said).await?);
        Ok(wire::MarketplaceShippingOptionResponse { data, meta: call.meta() })
    }

    async fn delete_marketplace_shipping_option(
        &self,
        call: Call,
        path: wire::DeleteMarketplaceShippingOptionPath,
    ) -> Answer<NoContent> {
        shipping::end(&call, path.id.into()).await?;
        Ok(NoContent)
    }

    async fn list_my_marketplace_pickup_slots(
        &self,
        call: Call,
        query: wire::ListMyMarketplacePickupSlotsQuery,
    ) -> Answer<wire::MarketplacePickupSlotList> {
        let found = slots::between(&call, query.from.as_deref(), query.to.as_deref()).await?;
        let data = found.into_iter().map(|found| slot(&call, found)).collect::<Answer<_>>()?;
        Ok(wire::MarketplacePickupSlotList { data, meta: call.meta() })
    }

    async fn create_marketplace_pickup_slot(
        &self,
        call: Call,
        body: wire::CreateMarketplacePickupSlotBody,
    ) -> Answer<wire::MarketplacePickupSlotResponse> {
        let said = slots::Said {
            start: Some(body.slot_start),
            end: Some(body.slot_end),
            capacity: Some(body.capacity),
            is_recurring: Some(body.is_recurring),
            recurring_pattern: Some(body.recurring_pattern),
            is_active: Some(body.is_active),
        };
        let data = slot(&call, slots::add(&call, said).await?)?;
        Ok(wire::MarketplacePickupSlotResponse { data, meta: call.meta() })
    }

    async fn update_marketplace_pickup_slot(
        &self,
        call: Call,
        path: wire::UpdateMarketplacePickupSlotPath,
        body: wire::UpdateMarketplacePickupSlotBody,
    ) -> Answer<wire::MarketplacePickupSlotResponse> {
        let said = slots::Said {
            start: body.slot_start,
            end: body.slot_end,
            capacity: body.capacity,
            is_recurring: body.is_recurring,
            recurring_pattern: body.recurring_pattern,
            is_active: body.is_active,
        };
        let data = slot(&call, slots::change(&call, path.id.into(), said).await?)?;
        Ok(wire::MarketplacePickupSlotResponse { data, meta: call.meta() })
    }

    async fn delete_marketplace_pickup_slot(
        &self,
        call: Call,
        path: wire::DeleteMarketplacePickupSlotPath,
    ) -> Answer<wire::DeletedMarketplacePickupSlotResponse> {
        slots::remove(&call, path.id.into()).await?;
        let data = wire::DeletedMarketplacePickupSlot { deleted: true };
        Ok(wire::DeletedMarketplacePickupSlotResponse { data, meta: call.meta() })
    }

    async fn list_marketplace_sellers_for_staff(
        &self,
        call: Call,
        query: wire::ListMarketplaceSellersForStaffQuery,
    ) -> Answer<wire::StaffMarketplaceSellerPage> {
        let (page, per_page) = (query.page, query.per_page);
        let wanted = (query.seller_type, query.verified);
        let (rows, total) = staff::list(&call, wanted.0, wanted.1, per_page, (page - 1) * per_page).await?;
        let data = rows.into_iter().map(|row| seller(&call, row)).collect();
        Ok(wire::StaffMarketplaceSellerPage { data, meta: call.page_meta(page, per_page, total) })
    }

    async fn verify_marketplace_seller(
        &self,
        call: Call,
        path: wire::VerifyMarketplaceSellerPath,
    ) -> Answer<wire::MarketplaceSellerResponse> {
        let decided = staff::verify(&call, path.id.into()).await?;
        Ok(one(&call, decided))
    }

    async fn suspend_marketplace_seller(
        &self,
        call: Call,
        path: wire::SuspendMarketplaceSellerPath,
    ) -> Answer<wire::MarketplaceSellerResponse> {
        let decided = staff::suspend(&call, path.id.into()).await?;
        Ok(one(&call, decided))
    }

    async fn restore_marketplace_seller(
        &self,
        call: Call,
        path: wire::RestoreMarketplaceSellerPath,
    ) -> Answer<wire::MarketplaceSellerResponse> {
        let decided = staff::restore(&call, path.id.into()).await?;
        Ok(one(&call, decided))
    }
}

fn one(call: &Call, row: SellerWithMember) -> wire::MarketplaceSellerResponse {
    wire::MarketplaceSellerResponse { data: seller(call, row), meta: call.meta() }
}

/// A seller.
#[must_use]
#[allow(clippy::cast_precision_loss, reason = "at most five stars")]
pub fn seller(call: &Call, row: SellerWithMember) -> wire::MarketplaceSeller {
    let SellerWithMember { profile, standing, member } = row;
    let name = Eyes::of(call).name(&member);
    let place = |address: String| absolute(&call.visit().base_url, &address);
    wire::MarketplaceSeller {
        id: profile.id.get(),
        user_id: profile.user_id.get(),
        display_name: profile.display_name.unwrap_or(name),
        bio: profile.bio,
        avatar_url: profile.avatar_url.or(member.avatar_url).map(place),
        cover_image_url: profile.cover_image_url.map(place),
        seller_type: profile.seller_type,
        business_name: profile.business_name,
        business_verified: profile.business_verified,
        is_suspended: profile.is_suspended,
        total_sales: profile.total_sales,
        avg_rating: profile.avg_rating.map(|hundredths| hundredths as f64 / 100.0),
        total_ratings: profile.total_ratings,
        response_time_avg: profile.response_time_avg,
        response_rate: profile.response_rate,
        community_trust_score: profile.community_trust_score,
        is_community_endorsed: profile.is_community_endorsed,
        active_listings: standing.active_listings,
        joined_marketplace_at: profile.joined_marketplace_at,
    }
}

/// A way to ship.
#[must_use]
pub fn option(row: ShippingOption) -> wire::MarketplaceShippingOption {
    wire::MarketplaceShippingOption {
        id: row.id.get(),
        courier_name: row.courier_name,
        courier_code: row.courier_code,
        price: row.price.decimal(),
        currency: row.currency.to_string(),
        estimated_days: row.estimated_days,
        is_default: row.is_default,
        is_active: row.is_active,
    }
}

/// A slot of the viewer's.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub fn slot(call: &Call, row: PickupSlot) -> Answer<wire::MarketplacePickupSlot> {
    Ok(wire::MarketplacePickupSlot {
        id: row.id.get(),
        seller_id: call.me()?.get(),
        slot_start: row.slot_start,
        slot_end: row.slot_end,
        capacity: row.capacity,
        booked_count: row.booked_count,
        remaining: (row.capacity - row.booked_count).max(0),
        is_recurring: row.is_recurring,
        recurring_pattern: row.recurring_pattern,
        is_active: row.is_active,
    })
}
