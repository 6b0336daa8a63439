//! The coupons' REST door.

use contract::MarketplaceCouponsApi;
use contract::marketplace_coupons as wire;

use super::model::{Coupon, Redemption, Said, Scope};
use super::uses::{self, Asked};
use super::{actions, staff};
use crate::base::{Answer, Failure};
use crate::call::Call;
use crate::days;
use crate::rest::ids;

/// Coupons at the REST door.
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

impl MarketplaceCouponsApi for Rest {
    async fn marketplace_coupon_by_number(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<wire::MarketplaceCoupon>> {
        Ok(actions::seen_of(&call, &ids(&numbers)).await?.into_iter().map(shown).collect())
    }

    async fn list_marketplace_coupons(
        &self,
        call: Call,
        query: wire::ListMarketplaceCouponsQuery,
    ) -> Answer<wire::MarketplaceCouponList> {
        let found = actions::usable(&call, query.seller_id.map(|id| (id, query.seller_id_kind))).await?;
        Ok(list(&call, found))
    }

    async fn get_marketplace_coupon(
        &self,
        call: Call,
        path: wire::GetMarketplaceCouponPath,
    ) -> Answer<wire::MarketplaceCouponResponse> {
        let found = actions::seen(&call, path.id.into()).await?;
        Ok(one(&call, found))
    }

    async fn validate_marketplace_coupon(
        &self,
        call: Call,
        body: wire::ValidateMarketplaceCouponBody,
    ) -> Answer<wire::MarketplaceCouponQuoteResponse> {
        let asked = Asked {
            listing: body.listing_id.into(),
            shipping_option: body.shipping_option_id.map(Into::into),
            quantity: body.quantity,
        };
        let quote = uses::quote(&call, &body.code, asked).await?;
        let data = wire::MarketplaceCouponQuote {
            coupon: shown(quote.coupon),
            discount_cents: quote.currency.minor_units(quote.discount),
            discount_amount: quote.discount.decimal(),
            currency: quote.currency.to_string(),
            order_total_amount: quote.total.decimal(),
        };
        Ok(wire::MarketplaceCouponQuoteResponse { data, meta: call.meta() })
    }

    async fn create_marketplace_coupon_token(
        &self,
        call: Call,
        path: wire::CreateMarketplaceCouponTokenPath,
    ) -> Answer<wire::MarketplaceCouponTokenResponse> {
        let token = uses::show(&call, path.id.into()).await?;
        let data =
            wire::MarketplaceCouponToken { token: token.text, expires_at: token.expires_at, coupon_code: token.code };
        Ok(wire::MarketplaceCouponTokenResponse { data, meta: call.meta() })
    }

    async fn redeem_marketplace_coupon_token(
        &self,
        call: Call,
        body: wire::RedeemMarketplaceCouponTokenBody,
    ) -> Answer<wire::MarketplaceCouponUseResponse> {
        let used = uses::scan(&call, &body.token).await?;
        let data = wire::MarketplaceCouponUse {
            redemption_id: used.id.get(),
            coupon_id: used.coupon.get(),
            redeemed_at: used.at,
        };
        Ok(wire::MarketplaceCouponUseResponse { data, meta: call.meta() })
    }

    async fn list_my_marketplace_coupons(&self, call: Call) -> Answer<wire::MarketplaceCouponList> {
        let found = actions::own(&call).await?;
        Ok(list(&call, found))
    }

    async fn create_marketplace_coupon(
        &self,
        call: Call,
        body: wire::CreateMarketplaceCouponBody,
    ) -> Answer<wire::MarketplaceCouponResponse> {
        let said = [("valid_from", body.valid_from.as_deref()), ("valid_until", body.valid_until.as_deref())];
        let [valid_from, valid_until] = days::span(&call, said)?;
        let said = Said {
            code: body.code.filter(|code| !code.trim().is_empty()),
            title: Some(body.title),
            description: Some(body.description),
            discount_type: Some(body.discount_type),
            discount_value: Some(body.discount_value),
            min_order_cents: Some(body.min_order_cents),
            max_uses: Some(body.max_uses),
            max_uses_per_member: Some(body.max_uses_per_member),
            valid_from: Some(valid_from),
            valid_until: Some(valid_until),
            status: Some(body.status),
            applies_to: Some(body.applies_to),
            applies_to_ids: body.applies_to_ids,
        };
        let made = actions::create(&call, said).await?;
        Ok(one(&call, made))
    }

    async fn update_marketplace_coupon(
        &self,
        call: Call,
        path: wire::UpdateMarketplaceCouponPath,
        body: wire::UpdateMarketplaceCouponBody,
    ) -> Answer<wire::MarketplaceCouponResponse> {
        let from = body.valid_from.as_ref().and_then(|said| said.as_deref());
        let until = body.valid_until.as_ref().and_then(|said| said.as_deref());
        let [from, until] = days::span(&call, [("valid_from", from), ("valid_until", until)])?;
        let said = Said {
            code: body.code,
            title: body.title,
            description: body.description,
            discount_type: body.discount_type,
            discount_value: body.discount_value,
            min_order_cents: body.min_order_cents,
            max_uses: body.max_uses,
            max_uses_per_member: body.max_uses_per_member,
            valid_from: body.valid_from.map(|_| from),
            valid_until: body.valid_until.map(|_| until),
            status: body.status,
            applies_to: body.applies_to,
            applies_to_ids: body.applies_to_ids,
        };
        let changed = actions::change(&call, path.id.into(), said).await?;
        Ok(one(&call, changed))
    }

    async fn delete_marketplace_coupon(
        &self,
        call: Call,
        path: wire::DeleteMarketplaceCouponPath,
    ) -> Answer<wire::DeletedMarketplaceCouponResponse> {
        actions::delete(&call, path.id.into()).await?;
        Ok(deleted(&call))
    }

    async fn list_marketplace_coupon_redemptions(
        &self,
        call: Call,
        path: wire::ListMarketplaceCouponRedemptionsPath,
    ) -> Answer<wire::MarketplaceCouponRedemptionList> {
        let found = actions::redemptions(&call, path.id.into()).await?;
        let data = wire::MarketplaceCouponRedemptionItems { items: found.into_iter().map(redemption).collect() };
        Ok(wire::MarketplaceCouponRedemptionList { data, meta: call.meta() })
    }

    async fn list_marketplace_coupons_for_staff(&self, call: Call) -> Answer<wire::MarketplaceCouponList> {
        let found = staff::list(&call).await?;
        Ok(list(&call, found))
    }

    async fn suspend_marketplace_coupon(
        &self,
        call: Call,
        path: wire::SuspendMarketplaceCouponPath,
    ) -> Answer<wire::MarketplaceCouponResponse> {
        let suspended = staff::suspend(&call, path.id.into()).await?;
        Ok(one(&call, suspended))
    }

    async fn remove_marketplace_coupon(
        &self,
        call: Call,
        path: wire::RemoveMarketplaceCouponPath,
    ) -> Answer<wire::DeletedMarketplaceCouponResponse> {
        staff::remove(&call, path.id.into()).await?;
        Ok(deleted(&call))
    }
}

fn one(call: &Call, coupon: Coupon) -> wire::MarketplaceCouponResponse {
    wire::MarketplaceCouponResponse { data: shown(coupon), meta: call.meta() }
}

fn list(call: &Call, coupons: Vec<Coupon>) -> wire::MarketplaceCouponList {
    let data = wire::MarketplaceCouponItems { items: coupons.into_iter().map(shown).collect() };
    wire::MarketplaceCouponList { data, meta: call.meta() }
}

fn deleted(call: &Call) -> wire::DeletedMarketplaceCouponResponse {
    let data = wire::DeletedMarketplaceCoupon { deleted: true };
    wire::DeletedMarketplaceCouponResponse { data, meta: call.meta() }
}

/// A coupon.
#[must_use]
pub fn shown(coupon: Coupon) -> wire::MarketplaceCoupon {
    wire::MarketplaceCoupon {
        id: coupon.id.get(),
        seller_profile_id: coupon.seller_profile_id.get(),
        code: coupon.code,
        title: coupon.title,
        description: coupon.description,
        discount_type: coupon.discount_type,
        discount_value: coupon.discount_value.decimal(),
        min_order_cents: coupon.min_order_cents,
        max_uses: coupon.max_uses,
        max_uses_per_member: coupon.max_uses_per_member,
        valid_from: coupon.valid_from,
        valid_until: coupon.valid_until,
        status: coupon.status,
        is_suspended: coupon.suspended_at.is_some(),
        applies_to: coupon.applies_to,
        applies_to_ids: (coupon.applies_to != Scope::AllListings).then_some(coupon.applies_to_ids.0),
        usage_count: coupon.usage_count,
        created_at: coupon.created_at,
        updated_at: coupon.updated_at,
    }
}

fn redemption(row: Redemption) -> wire::MarketplaceCouponRedemption {
    wire::MarketplaceCouponRedemption {
        id: row.id.get(),
        coupon_id: row.coupon_id.get(),
        user_id: row.user_id.get(),
        order_id: row.order_id,
        discount_applied_cents: row.discount_applied_cents,
        discount_amount: row.discount().decimal(),
        currency: row.currency.map(|currency| currency.to_string()),
        redeemed_at: row.redeemed_at,
        redemption_method: row.redemption_method,
    }
}
