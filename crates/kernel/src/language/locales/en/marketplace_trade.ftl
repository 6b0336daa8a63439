# Buying and selling in the marketplace: orders.

marketplace-order-missing = This order doesn't exist.
marketplace-order-not-yours = Only the other party of this order can do this.
marketplace-order-wrong-status = The status of this order doesn't allow this.
marketplace-order-needs-refund = Something was paid for this order. Please open a dispute to ask for a refund.
marketplace-order-own-listing = This is your own listing, so you can't order it.
marketplace-order-unavailable = This listing can't be ordered at the moment.
marketplace-order-not-allowed = The community doesn't allow this order.
marketplace-order-key-reused = You have used this key for another order already. Please choose a new one.
marketplace-order-needs-offer = This listing can only be ordered after its seller has accepted an offer.
marketplace-order-offer-cash = What was agreed on by an offer is paid in money.
marketplace-order-not-free = This listing isn't free.
marketplace-order-no-price = This listing has no price in money.
marketplace-order-no-hours = This listing has no price in hours.
marketplace-order-hours-shipping = Shipping that costs money can't be paid in hours.
marketplace-order-too-much = This order is too large. Please choose a smaller quantity.
marketplace-order-no-way = This listing can't be delivered in this way.
marketplace-order-shipping-missing = Please choose one of the seller's shipping options.
marketplace-order-slot-unusable = This pickup slot can't be chosen for this order.
marketplace-offer-missing = This offer doesn't exist.
marketplace-coupon-unusable = This coupon can't be used for this order.
marketplace-redemption-unusable = This redemption can't be used for this order.
marketplace-insufficient-credits = You don't have enough hours for this order.
marketplace-web-address-unusable = Please enter a web address that begins with http or https.
marketplace-rating-early = You can rate this order once it is completed.
marketplace-rating-exists = You have already rated this order.

marketplace-dispute-missing = This dispute doesn't exist.
marketplace-dispute-exists = This order already has a dispute.
marketplace-dispute-decided = This dispute has already been decided.
marketplace-dispute-claimed = Somebody else is already deciding this dispute.
marketplace-dispute-own = This order is your own, so somebody else has to decide.
marketplace-dispute-done = The dispute is decided.
marketplace-refund-failed = The refund can't be made at the moment. Please try again later.
marketplace-refund-missing = This refund doesn't exist.
marketplace-refund-wrong-status = The status of this refund doesn't allow this.
marketplace-refund-not-asked = A refund can only be given with a decision for the buyer.
marketplace-refund-whole = Hours can only be given back in full.
marketplace-refund-too-much = More can't be given back than was paid.

marketplace-offer-wrong-status = The status of this offer doesn't allow this.
marketplace-offer-not-yours = Only the other party of this offer can do this.
marketplace-offer-expired = This offer has expired.
marketplace-offer-nothing = Please offer more than nothing.
marketplace-offer-exists = You already have an open offer for this listing.
marketplace-offer-withdrawn = The offer is withdrawn.

marketplace-pickup-code-unknown = Nothing is reserved under this code.
marketplace-pickup-not-yours = This order is another seller's.
marketplace-pickup-not-paid = This order isn't paid, or it is over already.
marketplace-pickup-done = This has been handed over already.
marketplace-pickup-cancelled = This order is off, so nothing can be handed over.
marketplace-pickup-not-eligible = This order isn't waiting to be picked up.
marketplace-pickup-exists = This order already has a pickup time.
marketplace-pickup-slot-closed = This pickup time can't be booked any more. Please choose another one.
marketplace-pickup-slot-over = This pickup time is over. Please choose another one.
marketplace-pickup-slot-full = This pickup time is full. Please choose another one.
marketplace-order-slot-missing = Please choose one of the seller's pickup times.

marketplace-delivery-wrong-status = The status of this offer of delivery doesn't allow this.
marketplace-delivery-missing = This offer of delivery doesn't exist.
marketplace-delivery-hours = Please enter hours with at most two decimal places.
marketplace-delivery-own = Somebody else has to bring this order.
marketplace-delivery-not-wanted = Nobody is needed to bring this order at the moment.
marketplace-delivery-exists = You have already offered to bring this order.
marketplace-fund-short = There are not enough hours in the community fund.

marketplace-cards-off = Cards can't be used to pay here.
marketplace-card-not-chosen = This order isn't paid by card.
marketplace-card-by-provider = This order is paid by card. It is marked as paid once the money has come.
marketplace-card-payment-missing = There is no card payment for this order.
marketplace-card-silent = Card payments don't work at the moment. Please try again later.
marketplace-card-signature = This message isn't signed as expected.
marketplace-card-event = This message about a card payment can't be used.

marketplace-seller-not-paid-out = This seller can't be paid by card yet. Please choose another way to pay.
marketplace-chargeback-open = The buyer's bank is deciding about this payment. Please wait until it has.

bell-marketplace-payout-sent = Money from your sales was sent to you.
bell-marketplace-payout-failed = Money from your sales couldn't be sent to you. Please check your details with the payment provider.
bell-marketplace-chargeback-opened = The buyer's bank took back the money for { $place }. The order waits until the bank decides.
bell-marketplace-chargeback-closed = The bank has decided about the money for { $place }.
bell-marketplace-chargeback-filed = A bank took back the money of an order. Please look at it.

subject-marketplace-payout-sent = Your money was sent
subject-marketplace-payout-failed = Your money couldn't be sent
subject-marketplace-chargeback-opened = A bank took back the money of an order
subject-marketplace-chargeback-closed = A bank has decided about an order
subject-marketplace-chargeback-filed = A bank took back the money of an order

type-marketplace-payout-sent = Marketplace payout sent
type-marketplace-payout-failed = Marketplace payout failed
type-marketplace-chargeback-opened = Marketplace chargeback opened
type-marketplace-chargeback-closed = Marketplace chargeback closed
type-marketplace-chargeback-filed = Marketplace chargeback filed

marketplace-dispute-unsent = The seller has not said for a month that this was sent.
marketplace-release-nothing = Nothing of this payment is held.

bell-marketplace-order-ship-due = { $place } is waiting for you to send it or hand it over. Please say so once it is done, at the latest by:
bell-marketplace-order-arrival-due = Has { $place } come? Please confirm it, or open a dispute if something is wrong. Please answer by:
bell-marketplace-order-unsent = The seller has not said that { $place } was sent, so a dispute was opened in your name. An administrator decides.
bell-marketplace-order-presumed = Nobody said otherwise for a month, so { $place } counts as received. If something is wrong, please open a dispute. The order is completed at:
bell-marketplace-order-released = The money for { $place } has gone to the seller before its time, because an administrator decided so. The order is completed. The reason:

subject-marketplace-order-ship-due = An order is waiting for you to send it
subject-marketplace-order-arrival-due = Has your order come?
subject-marketplace-order-unsent = Your order was never sent
subject-marketplace-order-presumed = An order counts as received
subject-marketplace-order-released = The money of an order has gone to the seller

type-marketplace-order-ship-due = Marketplace order ship due
type-marketplace-order-arrival-due = Marketplace order arrival due
type-marketplace-order-unsent = Marketplace order unsent
type-marketplace-order-presumed = Marketplace order presumed
type-marketplace-order-released = Marketplace order released
