//! What the marketplace's rows are called by.

kernel::ids! {
    /// What a member sells, lends or gives.
    MarketplaceListingId,
    /// A heading of the marketplace.
    MarketplaceCategoryId,
    /// A picture of a listing.
    MarketplaceImageId,
    /// Who somebody is as a seller.
    SellerProfileId,
    /// A way in which a seller ships.
    ShippingOptionId,
    /// A time at which a seller hands things over.
    PickupSlotId,
    /// What a seller takes off orders.
    CouponId,
    /// A use of a coupon.
    CouponRedemptionId,
    /// A discount for hours.
    LoyaltyRedemptionId,
    /// A search whose finds a member wants to hear of.
    SavedSearchId,
    /// Listings that a member gathers under a name.
    CollectionId,
}
