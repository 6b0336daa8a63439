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
marketplace-template-data-unusable = template_data must be an object and not too long.
marketplace-listing-waits = Your listing will be visible once it is approved.
marketplace-seller-suspended = You can't sell at the moment because staff have suspended you as a seller.
marketplace-decide-own = Somebody else has to decide about your own listing.
