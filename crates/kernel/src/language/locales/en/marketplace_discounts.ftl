# Discounts in the marketplace: coupons and hours.

marketplace-coupon-missing = This coupon doesn't exist.
marketplace-coupon-code-taken = Another coupon in this community has this code. Please choose another one.
marketplace-coupon-code-unusable = A code can have the letters A to Z, digits, hyphens and underscores.
marketplace-coupon-no-seller = You need a seller profile for coupons. Please create one first.
marketplace-coupon-window = A coupon has to end after its start.
marketplace-coupon-value-unusable = Please give a value with at most two decimals.
marketplace-coupon-scope-missing = Please choose between 1 and 100 different listings or categories.
marketplace-coupon-scope-listings = A coupon can only be for your own listings.
marketplace-coupon-scope-categories = One of these categories doesn't exist.
marketplace-coupon-uses = This coupon has been used more often already.
marketplace-coupon-suspended = Staff have suspended this coupon, so its status can't change.
marketplace-coupon-wrong-status = The status of this coupon doesn't allow this.
marketplace-coupon-too-many = You can have at most { $most } coupons. Please delete one first.
marketplace-coupon-decide-own = This is your own coupon, so somebody else has to decide.
marketplace-coupon-inactive = This coupon isn't valid at the moment.
marketplace-coupon-min-order = Your order is too small for this coupon.
marketplace-coupon-used-up = This coupon has been used up.
marketplace-coupon-used-by-you = You have already used this coupon as often as you can.
marketplace-coupon-currency = This coupon can't be used for orders in { $currency }.
marketplace-coupon-two = For this coupon, please order at least two of the same thing.
marketplace-coupon-cash = A coupon can only be used when you pay in money.
marketplace-coupon-one-discount = Please use either a coupon or a discount for hours, not both.
marketplace-coupon-own = This is your own coupon, so you can't use it.
marketplace-coupon-token-unknown = This code is unknown, used or expired. Please ask for a new one.
marketplace-coupon-not-yours = This coupon is another seller's.
