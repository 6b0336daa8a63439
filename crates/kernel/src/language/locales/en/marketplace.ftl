# The marketplace: what members sell, lend and give.

marketplace-amount-unusable = This amount can't be paid in { $currency }.
marketplace-currency-unknown = Prices can't be in this currency.
marketplace-out-of-stock = There aren't that many left.
marketplace-listing-not-yours = Only its seller can change this listing.
marketplace-text-required = Please write something here.
marketplace-free-off = This community doesn't let things be given away.
marketplace-business-off = Businesses can't sell in this community.
marketplace-shipping-off = This community doesn't allow shipping.
marketplace-community-delivery-off = In this community, members don't deliver things to each other.
marketplace-hybrid-off = In this community, a thing costs money or hours, but not both.
marketplace-template-data-unusable = { $field } must be an object and not too long.
marketplace-template-field-unknown = The form of this category has no such field.
marketplace-template-field-unusable = This does not fit the field of the form.
marketplace-listing-waits = Your listing will be visible once it is approved.
marketplace-seller-suspended = You can't sell at the moment because staff have suspended you as a seller.
marketplace-decide-own = Somebody else has to decide about your own listing.
marketplace-seller-missing = This seller doesn't exist.
marketplace-option-missing = This way to ship doesn't exist.
marketplace-slot-missing = This pickup time doesn't exist.
marketplace-slot-booked = This pickup time is booked, so it can't be removed. You can deactivate it.
marketplace-slot-order = A pickup time has to end after its start.
marketplace-slot-over = A pickup time has to end in the future.
marketplace-slot-capacity = More is booked already than that.
marketplace-verify-business = Only a business can be verified.
marketplace-decide-own-seller = Somebody else has to decide about you as a seller.
marketplace-neither-day = Please say a day such as 2026-05-01, or a moment such as 2026-05-01T09:30:00Z.

bell-marketplace-listing-expiring = “{ $place }” expires soon. Renew it if it is still to be had. It is shown until:
bell-marketplace-listing-expired = “{ $place }” has expired and is not shown any more. You can renew it at any time.
subject-marketplace-listing-expiring = Something of yours in the marketplace expires soon
subject-marketplace-listing-expired = Something of yours in the marketplace has expired
type-marketplace-listing-expiring = Marketplace listing expiring
type-marketplace-listing-expired = Marketplace listing expired
