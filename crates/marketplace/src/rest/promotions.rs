//! The REST door to promotions.

use contract::MarketplacePromotionsApi;
use contract::marketplace_promotions as wire;

use super::Rest;
use crate::base::Answer;
use crate::call::Call;
use crate::catalogue::bounds::currency;
use crate::catalogue::model::Listing;
use crate::catalogue::promotions;

impl MarketplacePromotionsApi for Rest {
    async fn list_marketplace_promotion_products(&self, call: Call) -> Answer<wire::MarketplacePromotionProductList> {
        let currency = currency(&call)?;
        let product = |one: promotions::Product| wire::MarketplacePromotionProduct {
            promotion_type: one.kind,
            price: one.price.decimal(),
            currency: currency.to_string(),
            duration_hours: one.hours,
            is_available: one.is_available(),
        };
        let data = promotions::products(&call)?.into_iter().map(product).collect();
        Ok(wire::MarketplacePromotionProductList { data, meta: call.meta() })
    }

    async fn list_my_marketplace_promotions(&self, call: Call) -> Answer<wire::MarketplacePromotionList> {
        let data = promotions::mine(&call).await?.into_iter().map(|one| shown(&call, &one)).collect();
        Ok(wire::MarketplacePromotionList { data, meta: call.meta() })
    }

    async fn promote_marketplace_listing(
        &self,
        call: Call,
        path: wire::PromoteMarketplaceListingPath,
        body: wire::PromoteMarketplaceListingBody,
    ) -> Answer<wire::MarketplacePromotionResponse> {
        let promoted = promotions::promote(&call, path.id.into(), body.promotion_type).await?;
        Ok(wire::MarketplacePromotionResponse { data: shown(&call, &promoted), meta: call.meta() })
    }

    async fn get_marketplace_listing_promotion(
        &self,
        call: Call,
        path: wire::GetMarketplaceListingPromotionPath,
    ) -> Answer<wire::MarketplacePromotionResponse> {
        let found = promotions::of(&call, path.id.into()).await?;
        Ok(wire::MarketplacePromotionResponse { data: shown(&call, &found), meta: call.meta() })
    }
}

/// How a listing is promoted; what is over counts as nothing.
fn shown(call: &Call, listing: &Listing) -> wire::MarketplacePromotion {
    let is_active = listing.is_promoted(call.now());
    wire::MarketplacePromotion {
        listing_id: listing.id.get(),
        promotion_type: listing.promotion_type.filter(|_| is_active),
        promoted_until: listing.promoted_until.filter(|_| is_active),
        is_active,
    }
}
