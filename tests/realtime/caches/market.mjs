// What is for sale as a web client shows it, to whoever buys and sells; and every mutation of theirs that the demo can do.
import { does } from './moves.mjs'

/** Fragments of the marketplace. */
export const MARKET_FRAGMENTS = {
  Ware: `on MarketplaceListing {
    id title description status moderationStatus price priceCurrency timeCreditPrice inventoryCount isOversoldProtected lowStockThreshold isSaved saveCount isPromoted isOwn
    expiresAt images { id } seller { id name }
  }`,
  Bargain: `on MarketplaceOffer { id amount status message counterAmount counterMessage acceptedAt listingTitle listing { id status } }`,
  Order: `on MarketplaceOrder {
    id status quantity totalPrice timeCreditsUsed requiresPayment cancellationReason trackingNumber buyerConfirmedAt sellerConfirmedAt listing { ...Ware }
    dispute { status } ratings { rating comment } payment { id }
  }`,
  Stall: `on Viewer {
    id savedMarketplaceListings(first: 10) { nodes { ...Ware } } marketplaceSellerDashboard { listingCount activeListingCount draftListingCount orderCount pendingOfferCount saveCount }
    marketplaceShippingOptions { ...Shipping } marketplacePickupSlots { ...Slot } marketplaceCoupons { ...Coupon }
  }`,
  Promoted: `on Viewer { id marketplacePromotions { isActive promotionType listing { id } } }`,
  Trades: `on Viewer {
    id marketplacePurchases(first: 10) { nodes { ...Order } } marketplaceSales(first: 10) { nodes { ...Order } }
    marketplaceOffersSent(first: 10) { nodes { ...Bargain } } marketplaceOffersReceived(first: 10) { nodes { ...Bargain } } marketplaceReports { ...Complaint }
  }`,
  Shipping: `on MarketplaceShippingOption { id courierName price currency isActive isDefault estimatedDays }`,
  Slot: `on MarketplacePickupSlot { id slotStart slotEnd capacity bookedCount remaining isActive }`,
  Coupon: `on MarketplaceCoupon { id code title status discountType discountValue usageCount isSuspended }`,
  Collected: `on MarketplaceCollection { id name description isPublic itemCount updatedAt }`,
  Complaint: `on MarketplaceReport { id status reason description canAppeal }`,
  Seller: `on MarketplaceSeller { id displayName bio businessName sellerType activeListingCount saleCount isSuspended businessVerified }`,
}

/** Screens of whoever buys and sells. */
export const OF_TRADER = {
  'things for sale': { field: 'marketplaceListings(first: 20) { nodes { ...Ware } }' },
  'own things': { field: 'marketplaceListings(first: 20, sellerId: $ada) { nodes { ...Ware } }', of: 'ada' },
  'a thing': { field: 'marketplaceListing(id: $ware) { ...Ware }', of: 'ware' },
  headings: { field: 'marketplaceCategories { id name listingCount }' },
  'own stall': { field: 'viewer { ...Stall }' },
  trades: { field: 'viewer { ...Trades }' },
  wallet: { field: 'viewer { ...Purse }' },
  'an order': { field: 'marketplaceOrder(id: $order) { ...Order }', of: 'order' },
  collections: { field: 'marketplaceCollections { ...Collected }' },
  'a collection': { field: 'marketplaceCollectionItems(collectionId: $collected, first: 10) { nodes { note listing { ...Ware } } }', of: 'collected' },
  searches: { field: 'marketplaceSavedSearches { id name searchQuery alertFrequency }' },
  coupons: { field: 'marketplaceCoupons { ...Coupon }' },
  promotions: { field: 'viewer { ...Promoted }' },
  'a seller': { field: 'marketplaceSeller(id: $seller) { ...Seller }', of: 'seller' },
  'shipping of a seller': { field: 'marketplaceSellerShippingOptions(sellerId: $seller) { ...Shipping }', of: 'seller' },
}
/** Screens of who looks after the marketplace. */
export const OF_MARKET_STAFF = {
  'things to judge': { field: 'marketplaceListingsForStaff(first: 20) { nodes { ...Ware } }' },
  'sellers to judge': { field: 'marketplaceSellersForStaff(first: 10) { nodes { ...Seller } }' },
  'reports to judge': { field: 'marketplaceReportCases(first: 10) { nodes { id status reason } }' },
  'coupons to judge': { field: 'marketplaceCouponsForStaff { ...Coupon }' },
  dashboard: { field: 'marketplaceDashboard { listingCount activeListingCount pendingModeration sellerCount }' },
}

const own = { shows: 'trader' }
const staff = { as: 'admin', shows: 'marketStaff' }
const KITE = () => ({ title: 'A kite', description: 'It flies, and is red all over.', priceType: 'NEGOTIABLE', price: 10, inventoryCount: 9, condition: 'GOOD' })
const HOURS = { price: undefined, priceType: 'FIXED', timeCreditPrice: 1 }
/** Something that a member sells, and that everybody sees. */
const sells = async (member, { admin }, more = {}) => {
  const { listing } = await does(member, 'createMarketplaceListing', { ...KITE(), ...more }, 'listing { id }')
  await does(admin, 'approveMarketplaceListing', { listingId: listing.id }, 'listing { id }')
  return listing.id
}
const key = () => ({ idempotencyKey: crypto.randomUUID() })
const onWare = { ...own, input: (ids) => ({ listingId: ids.ware }), payload: 'listing { ...Ware } viewer { ...Stall }' }
const bargained = { ...own, input: (ids) => ({ offerId: ids.bargain }), payload: 'offer { ...Bargain } viewer { ...Stall ...Trades }' }
const ordered = { ...own, input: (ids) => ({ orderId: ids.order }), payload: 'order { ...Order } viewer { ...Stall ...Trades ...Purse }' }
/** An offer for something of somebody else's. */
const offers = (buyer, seller) => async (people) => {
  const ware = await sells(people[seller], people)
  const { offer } = await does(people[buyer], 'createMarketplaceOffer', { listingId: ware, amount: 8 }, 'offer { id }')
  return { ware, bargain: offer.id }
}
const countered = async (people) => {
  const ids = await offers('ada', 'ben')(people)
  await does(people.ben, 'counterMarketplaceOffer', { offerId: ids.bargain, amount: 9 }, 'offer { id }')
  return ids
}
/** An order that is paid in hours, at once, and one that is paid in cash. */
const buys = (buyer, seller, paymentMethod, price) => async (people) => {
  const ware = await sells(people[seller], people, price)
  const { order } = await does(people[buyer], 'createMarketplaceOrder', { listingId: ware, paymentMethod, ...key() }, 'order { id }')
  return { ware, order: order.id }
}
const pays = (buyer, seller) => buys(buyer, seller, 'TIME_CREDITS', HOURS)
const orders = (buyer, seller) => buys(buyer, seller, 'CASH', { priceType: 'FIXED' })

export const MARKET_MOVES = [
  // What one sells.
  { ...own, does: 'saveMarketplaceSellerProfile', input: () => ({ displayName: 'Kites by Ada' }), payload: 'seller { ...Seller }', after: (_, ids, { seller }) => ({ seller: seller.id }) },
  {
    ...own,
    does: 'createMarketplaceListing',
    input: KITE,
    payload: 'listing { ...Ware } viewer { ...Stall }',
    after: (_, ids, { listing }) => ({ ware: listing.id }),
  },
  { ...onWare, does: 'updateMarketplaceListing', before: async ({ admin }, ids) => void (await does(admin, 'approveMarketplaceListing', { listingId: ids.ware }, 'listing { id }')), input: (ids) => ({ listingId: ids.ware, tagline: 'With a tail' }) },
  { ...onWare, does: 'updateMarketplaceInventory', before: async (people) => ({ ware: await sells(people.ada, people) }), input: (ids) => ({ listingId: ids.ware, inventoryCount: 4 }) },
  { ...onWare, does: 'renewMarketplaceListing' },
  { ...onWare, does: 'promoteMarketplaceListing', input: (ids) => ({ listingId: ids.ware, promotionType: 'BUMP' }), payload: 'listing { ...Ware } promotion { isActive } viewer { ...Promoted }' },
  { ...own, does: 'bulkActOnMarketplaceListings', input: (ids) => ({ action: 'DEACTIVATE', listingIds: [ids.ware] }), payload: 'processed viewer { ...Stall }', again: ['a thing', 'promotions'] },
  {
    ...own,
    does: 'deleteMarketplaceListing',
    input: (ids) => ({ listingId: ids.ware }),
    payload: 'removedMarketplaceListingId viewer { ...Stall ...Promoted }',
    after: () => ({ ware: undefined }),
  },
  // How it comes to its buyer.
  {
    ...own,
    does: 'createMarketplaceShippingOption',
    input: () => ({ courierName: 'By boat', price: 2 }),
    payload: 'shippingOption { ...Shipping } viewer { ...Stall }',
    after: (_, ids, { shippingOption }) => ({ boat: shippingOption.id }),
  },
  { ...own, does: 'updateMarketplaceShippingOption', input: (ids) => ({ shippingOptionId: ids.boat, price: 3 }), payload: 'shippingOption { ...Shipping }' },
  { ...own, does: 'deleteMarketplaceShippingOption', input: (ids) => ({ shippingOptionId: ids.boat }), payload: 'shippingOption { ...Shipping } viewer { ...Stall }' },
  {
    ...own,
    does: 'createMarketplacePickupSlot',
    input: () => ({ slotStart: `${new Date().getUTCFullYear() + 1}-05-01T10:00:00Z`, slotEnd: `${new Date().getUTCFullYear() + 1}-05-01T11:00:00Z`, capacity: 2 }),
    payload: 'pickupSlot { ...Slot } viewer { ...Stall }',
    after: (_, ids, { pickupSlot }) => ({ slot: pickupSlot.id }),
  },
  { ...own, does: 'updateMarketplacePickupSlot', input: (ids) => ({ pickupSlotId: ids.slot, capacity: 3 }), payload: 'pickupSlot { ...Slot }' },
  { ...own, does: 'deleteMarketplacePickupSlot', input: (ids) => ({ pickupSlotId: ids.slot }), payload: 'removedMarketplacePickupSlotId viewer { ...Stall }', after: () => ({ slot: undefined }) },
  {
    ...own,
    does: 'createMarketplaceCoupon',
    input: () => ({ title: 'Ten off', discountType: 'PERCENT', discountValue: 10 }),
    payload: 'coupon { ...Coupon } viewer { ...Stall }',
    after: (_, ids, { coupon }) => ({ coupon: coupon.id }),
  },
  { ...own, does: 'updateMarketplaceCoupon', input: (ids) => ({ couponId: ids.coupon, title: 'A tenth off' }), payload: 'coupon { ...Coupon }' },
  { ...own, does: 'deleteMarketplaceCoupon', input: (ids) => ({ couponId: ids.coupon }), payload: 'removedMarketplaceCouponId viewer { ...Stall }' },
  // What one keeps of what others sell.
  { ...onWare, does: 'saveMarketplaceListing', before: async (people) => ({ ware: await sells(people.ben, people) }) },
  { ...onWare, does: 'unsaveMarketplaceListing' },
  {
    ...own,
    does: 'createMarketplaceCollection',
    input: () => ({ name: 'Kites', isPublic: true }),
    payload: 'collection { ...Collected }',
    after: (_, ids, { collection }) => ({ collected: collection.id }),
  },
  { ...own, does: 'updateMarketplaceCollection', input: (ids) => ({ collectionId: ids.collected, name: 'Red kites' }), payload: 'collection { ...Collected }' },
  { ...own, does: 'addMarketplaceCollectionItem', input: (ids) => ({ collectionId: ids.collected, listingId: ids.ware }), payload: 'collection { ...Collected } listing { ...Ware }' },
  { ...own, does: 'removeMarketplaceCollectionItem', input: (ids) => ({ collectionId: ids.collected, listingId: ids.ware }), payload: 'collection { ...Collected }' },
  { ...own, does: 'deleteMarketplaceCollection', input: (ids) => ({ collectionId: ids.collected }), payload: 'removedMarketplaceCollectionId', after: () => ({ collected: undefined }) },
  {
    ...own,
    does: 'createMarketplaceSavedSearch',
    input: () => ({ name: 'Kites', searchQuery: 'kite' }),
    payload: 'savedSearch { id name searchQuery alertFrequency }',
    after: (_, ids, { savedSearch }) => ({ sought: savedSearch.id }),
  },
  { ...own, does: 'deleteMarketplaceSavedSearch', input: (ids) => ({ savedSearchId: ids.sought }), payload: 'removedMarketplaceSavedSearchId' },
  {
    ...own,
    does: 'reportMarketplaceListing',
    input: (ids) => ({ listingId: ids.ware, reason: 'MISLEADING', description: 'It is not red all over.' }),
    payload: 'report { ...Complaint } viewer { ...Trades }',
  },
  // Offers.
  {
    ...bargained,
    does: 'createMarketplaceOffer',
    before: async (people) => ({ ware: await sells(people.ben, people) }),
    input: (ids) => ({ listingId: ids.ware, amount: 8 }),
    after: (_, ids, { offer }) => ({ bargain: offer.id }),
  },
  { ...bargained, does: 'withdrawMarketplaceOffer' },
  { ...bargained, does: 'counterMarketplaceOffer', before: offers('ben', 'ada'), input: (ids) => ({ offerId: ids.bargain, amount: 9 }) },
  { ...bargained, does: 'declineMarketplaceOffer', before: offers('cleo', 'ada') },
  { ...bargained, does: 'acceptMarketplaceOffer', before: offers('ben', 'ada') },
  { ...bargained, does: 'acceptMarketplaceCounterOffer', before: countered, after: () => ({ ware: undefined }) },
  // Orders.
  {
    ...ordered,
    does: 'createMarketplaceOrder',
    before: async (people) => ({ ware: await sells(people.ben, people, HOURS) }),
    input: (ids) => ({ listingId: ids.ware, paymentMethod: 'TIME_CREDITS', ...key() }),
    after: (_, ids, { order }) => ({ order: order.id }),
  },
  {
    ...ordered,
    does: 'confirmMarketplaceDelivery',
    before: async ({ ben }, ids) => void (await does(ben, 'shipMarketplaceOrder', { orderId: ids.order }, 'order { id }')),
  },
  { ...ordered, does: 'confirmMarketplacePayment', before: orders('ben', 'ada') },
  { ...ordered, does: 'cancelMarketplaceOrder', before: orders('ada', 'ben'), input: (ids) => ({ orderId: ids.order, reason: 'There is no wind.' }) },
  { ...ordered, does: 'shipMarketplaceOrder', before: pays('cleo', 'ada') },
  {
    ...ordered,
    does: 'openMarketplaceDispute',
    before: pays('ada', 'ben'),
    input: (ids) => ({ orderId: ids.order, reason: 'NOT_RECEIVED', description: 'It never came.' }),
  },
  // Who looks after the marketplace.
  {
    ...staff,
    does: 'approveMarketplaceListing',
    before: async ({ ben }) => ({ ware: (await does(ben, 'createMarketplaceListing', KITE(), 'listing { id }')).listing.id }),
    input: (ids) => ({ listingId: ids.ware }),
    payload: 'listing { ...Ware }',
  },
  {
    ...staff,
    does: 'rejectMarketplaceListing',
    before: async ({ ben }) => ({ ware: (await does(ben, 'createMarketplaceListing', KITE(), 'listing { id }')).listing.id }),
    input: (ids) => ({ listingId: ids.ware, notes: 'Which red?' }),
    payload: 'listing { ...Ware }',
  },
  {
    ...staff,
    does: 'bulkRejectMarketplaceListings',
    before: async ({ ben }) => ({ ware: (await does(ben, 'createMarketplaceListing', KITE(), 'listing { id }')).listing.id }),
    input: (ids) => ({ listingIds: [ids.ware], reason: 'Which red?' }),
    payload: 'rejected',
  },
  { ...staff, does: 'removeMarketplaceListing', before: async (people) => ({ ware: await sells(people.ben, people) }), input: (ids) => ({ listingId: ids.ware }), payload: 'removedMarketplaceListingId' },
]
