//! What members sell.

use std::sync::Arc;

use contract::marketplace_categories::MarketplaceCategory;
use contract::marketplace_collections::MarketplaceCollection;
use contract::marketplace_coupons::MarketplaceCoupon;
use contract::marketplace_listings::MarketplaceListing;
use contract::marketplace_seller::MarketplaceSeller;

use crate::marketplace::catalogue::store::{categories, lists};
use crate::marketplace::discounts::coupons;
use crate::marketplace::discovery::collections;
use crate::marketplace::ids::{CollectionId, CouponId, MarketplaceCategoryId, MarketplaceListingId, SellerProfileId};
use crate::marketplace::{rest, seller};

by_number! {
    /// A thing for sale that the viewer may see: what is listed for them, their own, all for administrators.
    MarketplaceListingOf(MarketplaceListingId) => Arc<MarketplaceListing>, "marketplace_listings_by_id",
        |call, ids| {
            let member = call.member()?;
            let rows = lists::by_ids(&mut call.reads(), member.id, member.is_admin(), &ids).await?;
            rest::listings(call, rows).await?
        },
        |listing| (listing.id.into(), Arc::new(listing));

    /// A category of the marketplace.
    MarketplaceCategoryOf(MarketplaceCategoryId) => Arc<MarketplaceCategory>, "marketplace_categories_by_id",
        |call, ids| categories::by_ids(call, &ids).await?,
        |row| (row.id, Arc::new(rest::category(row)));

    /// A seller whom the viewer may see: one who may take part and is not suspended, themselves, anybody for administrators.
    MarketplaceSellerOf(SellerProfileId) => Arc<MarketplaceSeller>, "marketplace_sellers_by_id",
        |call, ids| {
            let found = seller::profile::by_ids(call, &ids).await?;
            found.into_iter().map(|row| rest::seller(call, row)).collect::<Vec<_>>()
        },
        |seller| (seller.id.into(), Arc::new(seller));

    /// A collection that the viewer may read: their own, or a public one of somebody whose profile they may see.
    MarketplaceCollectionOf(CollectionId) => Arc<MarketplaceCollection>, "marketplace_collections_by_id",
        |call, ids| {
            let found = collections::actions::readable(call, &ids).await?;
            found.into_iter().map(collections::rest::shown).collect::<Vec<_>>()
        },
        |one| (one.id.into(), Arc::new(one));

    /// A coupon that the viewer may see: one that can be used now, their own, any for administrators.
    CouponOf(CouponId) => Arc<MarketplaceCoupon>, "marketplace_coupons_by_id",
        |call, ids| {
            let found = coupons::actions::seen_of(call, &ids).await?;
            found.into_iter().map(coupons::rest::shown).collect::<Vec<_>>()
        },
        |coupon| (coupon.id.into(), Arc::new(coupon));
}
