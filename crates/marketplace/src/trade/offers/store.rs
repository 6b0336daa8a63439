//! The offers' SQL.

use super::model::{Offer, OfferId, offer_columns};
use crate::base::{MemberId, TenantId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::catalogue::model::{DeliveryMethod, Status as ListingStatus};
use crate::db::{Holding, Stored};
use crate::ids::MarketplaceListingId;
use crate::money::{Amount, Currency};
use crate::wallet::store::{Party, party_columns};
use crate::{insert, joined_record, newest_first, params, record};

record! {
    /// The listing of an offer.
    #[derive(Clone, Debug, PartialEq)]
    pub struct OfferedListing {
        /// What it is called.
        pub title: String,
        /// What it costs.
        pub price: Option<Amount>,
        /// The currency of the price.
        pub price_currency: Currency,
        /// Where it stands.
        pub listing_status: ListingStatus,
        /// Its seller ships.
        pub shipping_available: bool,
        /// The buyer may fetch it.
        pub local_pickup: bool,
        /// How it comes to its buyer.
        pub delivery_method: DeliveryMethod,
        /// Name of the file of its first picture.
        pub picture: Option<String>,
    }
}

joined_record! {
    /// An offer with what a list shows beside.
    #[derive(Clone, Debug, PartialEq)]
    pub struct OfferWithParties {
        /// The offer.
        pub offer: Offer,
        /// Its listing.
        pub listing: OfferedListing,
        /// Who offers.
        pub buyer: Party,
        /// Whose listing it is.
        pub seller: Party,
    }
}

/// An offer `f` with what is around it.
#[rustfmt::skip]
macro_rules! shown {
    ($which:expr) => {
        concat!("SELECT ", offer_columns!("f"), ",
                        l.title, l.price, l.price_currency, l.status AS listing_status, l.shipping_available, l.local_pickup,
                        l.delivery_method,
                        (SELECT m.name
                           FROM marketplace_listing_images i
                           JOIN media_files m ON m.tenant_id = $1 AND m.id = i.file_id
                          WHERE i.tenant_id = $1 AND i.listing_id = f.listing_id
                          ORDER BY i.sort_order, i.id
                          LIMIT 1) AS picture,
                        ", party_columns!("b"), ", ", party_columns!("s"), "
                   FROM marketplace_offers f
                   JOIN marketplace_listings l ON l.tenant_id = $1 AND l.id = f.listing_id
                   JOIN users b ON b.tenant_id = $1 AND b.id = f.buyer_id
                   JOIN users s ON s.tenant_id = $1 AND s.id = f.seller_id
                  WHERE f.tenant_id = $1 AND ", $which)
    };
}

/// Notes an offer. A second one that waits breaks `marketplace_offers_open`.
pub async fn insert(tx: &mut Tx, offer: &Offer) -> Stored<OfferId> {
    let (sql, params) = insert! { into marketplace_offers {
        listing_id: offer.listing_id,
        buyer_id: offer.buyer_id,
        seller_id: offer.seller_id,
        amount: offer.amount,
        currency: offer.currency,
        message: offer.message.clone(),
        status: offer.status,
        expires_at: offer.expires_at,
        created_at & updated_at: offer.created_at,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// For which listing an offer is: it is held first.
pub async fn listing_of(tx: &mut Tx, id: OfferId) -> Stored<Option<MarketplaceListingId>> {
    tx.optional("SELECT listing_id FROM marketplace_offers WHERE tenant_id = $1 AND id = $2", params![id]).await
}

/// An offer, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub async fn lock(tx: &mut Tx, id: OfferId) -> Stored<Option<Offer>> {
    tx.optional(
        concat!("SELECT ", offer_columns!("f"), " FROM marketplace_offers f WHERE f.tenant_id = $1 AND f.id = $2 FOR NO KEY UPDATE"),
        params![id],
    )
    .await
}

/// Writes where an offer stands.
pub async fn update(tx: &mut Tx, offer: &Offer) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE marketplace_offers
            SET amount = $3, status = $4, counter_amount = $5, counter_message = $6, expires_at = $7, accepted_at = $8,
                updated_at = $9
          WHERE tenant_id = $1 AND id = $2",
        params![
            offer.id,
            offer.amount,
            offer.status,
            offer.counter_amount,
            offer.counter_message.clone(),
            offer.expires_at,
            offer.accepted_at,
            now
        ],
    )
    .await
}

/// Declines all offers for a listing that wait, but for the accepted one, and gives who made them.
pub async fn decline_all(
    tx: &mut Tx,
    listing: MarketplaceListingId,
    accepted: Option<OfferId>,
) -> Stored<Vec<(OfferId, MemberId)>> {
    let now = tx.now();
    tx.all(
        "UPDATE marketplace_offers
            SET status = 'declined', updated_at = $4
          WHERE tenant_id = $1 AND listing_id = $2 AND ($3 IS NULL OR id <> $3) AND status IN ('pending', 'countered')
         RETURNING id, buyer_id",
        params![listing, accepted, now],
    )
    .await
}

/// Ends all accepted offers for a listing that were not ordered, and gives who made them.
pub async fn expire_all(tx: &mut Tx, listing: MarketplaceListingId) -> Stored<Vec<(OfferId, MemberId)>> {
    let now = tx.now();
    tx.all(
        "UPDATE marketplace_offers
            SET status = 'expired', updated_at = $3
          WHERE tenant_id = $1 AND listing_id = $2 AND status = 'accepted'
            AND NOT EXISTS (SELECT 1 FROM marketplace_orders o
                             WHERE o.tenant_id = $1 AND o.offer_id = marketplace_offers.id AND o.status <> 'cancelled')
         RETURNING id, buyer_id",
        params![listing, now],
    )
    .await
}

/// Counts that somebody turned to a listing's seller.
pub async fn count_contact(tx: &mut Tx, listing: MarketplaceListingId) -> Stored<u64> {
    tx.run(
        "UPDATE marketplace_listings SET contacts_count = contacts_count + 1 WHERE tenant_id = $1 AND id = $2",
        params![listing],
    )
    .await
}

/// Whether an offer became an order that was not cancelled.
pub async fn is_ordered(tx: &mut Tx, id: OfferId) -> Stored<bool> {
    tx.one(
        "SELECT EXISTS (SELECT 1 FROM marketplace_orders WHERE tenant_id = $1 AND offer_id = $2 AND status <> 'cancelled')",
        params![id],
    )
    .await
}

/// Whether a listing is held by another accepted offer, accepted no earlier than `since`.
pub async fn holds_another(
    tx: &mut Tx,
    listing: MarketplaceListingId,
    but: OfferId,
    since: Option<Timestamp>,
) -> Stored<bool> {
    let now = tx.now();
    tx.one(
        "SELECT EXISTS (SELECT 1
                          FROM marketplace_offers f
                         WHERE f.tenant_id = $1 AND f.listing_id = $2 AND f.id <> $3 AND f.status = 'accepted' AND f.expires_at > $4
                           AND ($5 IS NULL OR f.accepted_at >= $5)
                           AND NOT EXISTS (SELECT 1 FROM marketplace_orders o
                                            WHERE o.tenant_id = $1 AND o.offer_id = f.id AND o.status <> 'cancelled'))",
        params![listing, but, now, since],
    )
    .await
}

/// An offer with what is around it.
pub async fn any(from: &mut Reads<'_>, id: OfferId) -> Stored<Option<OfferWithParties>> {
    from.optional(shown!("f.id = $2"), params![id]).await
}

/// Those of these offers that a member is a party to, in no order. One statement whatever their number.
pub async fn several(call: &Call, member: MemberId, ids: &[OfferId]) -> Stored<Vec<OfferWithParties>> {
    call.all(shown!("f.id = ANY($3) AND (f.buyer_id = $2 OR f.seller_id = $2)"), params![member, ids]).await
}

/// The latest offers for a listing, newest first. Served by `marketplace_offers_by_listing`.
pub async fn of_listing(call: &Call, listing: MarketplaceListingId, limit: i64) -> Stored<Vec<OfferWithParties>> {
    call.all(shown!("f.listing_id = $2 ORDER BY f.id DESC LIMIT $3"), params![listing, limit]).await
}

/// Offers that a member made before `before`, newest first. Served by `marketplace_offers_by_buyer`.
pub async fn sent(call: &Call, buyer: MemberId, before: i64, limit: i64) -> Stored<Vec<OfferWithParties>> {
    call.all(newest_first!(call.way(), before, order => shown!(concat!("f.buyer_id = $2 AND f.id ", before!(), " $3 ORDER BY f.id ", order!(), " LIMIT $4"))), params![buyer, before, limit]).await
}

/// Offers that a member got before `before`, newest first. Served by `marketplace_offers_by_seller`.
pub async fn received(call: &Call, seller: MemberId, before: i64, limit: i64) -> Stored<Vec<OfferWithParties>> {
    call.all(newest_first!(call.way(), before, order => shown!(concat!("f.seller_id = $2 AND f.id ", before!(), " $3 ORDER BY f.id ", order!(), " LIMIT $4"))), params![seller, before, limit]).await
}

record! {
    /// What the clock has to look at.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct DueOffer {
        /// Whose community it is.
        pub tenant_id: TenantId,
        /// The offer.
        pub id: OfferId,
    }
}

/// Offers of all communities whose time is over and that were not ordered, the longest first. Served by `marketplace_offers_due`.
pub async fn due(call: &Call, limit: i64) -> Stored<Vec<DueOffer>> {
    call.unscoped()
        .all(
            "SELECT f.tenant_id, f.id
               FROM marketplace_offers f
              WHERE f.status IN ('pending', 'countered', 'accepted') AND f.expires_at <= $1
                AND NOT EXISTS (SELECT 1 FROM marketplace_orders o
                                 WHERE o.tenant_id = f.tenant_id AND o.offer_id = f.id AND o.status <> 'cancelled')
              ORDER BY f.expires_at
              LIMIT $2",
            params![call.now(), limit],
        )
        .await
}

/// Whether a listing is reserved for a member by an accepted offer of theirs.
pub async fn is_reserved_for(call: &Call, buyer: MemberId, id: OfferId, listing: MarketplaceListingId) -> Stored<bool> {
    call.one(
        "SELECT EXISTS (SELECT 1 FROM marketplace_offers
                         WHERE tenant_id = $1 AND id = $3 AND buyer_id = $2 AND listing_id = $4 AND status = 'accepted'
                           AND expires_at > $5)",
        params![buyer, id, listing, call.now()],
    )
    .await
}

/// How many offers were made for a listing.
pub async fn count(call: &Call, listing: MarketplaceListingId) -> Stored<i64> {
    call.one("SELECT COUNT(*) FROM marketplace_offers WHERE tenant_id = $1 AND listing_id = $2", params![listing]).await
}

/// What offers hold of a member: what was agreed on stays, without their words.
pub const HOLDINGS: &[Holding] = &[Holding::both(
    "marketplace_offers",
    "marketplace_offers",
    "SELECT id, listing_id, buyer_id = $2 AS is_made_by_me, CAST(amount AS DOUBLE PRECISION) / 100 AS amount, CAST(counter_amount AS DOUBLE PRECISION) / 100 AS counter_amount, currency, CASE WHEN buyer_id = $2 THEN message ELSE counter_message END AS message, status, created_at FROM marketplace_offers WHERE tenant_id = $1 AND (buyer_id = $2 OR seller_id = $2) ORDER BY id",
    &[
        "UPDATE marketplace_offers SET message = NULL WHERE tenant_id = $1 AND buyer_id = $2",
        "UPDATE marketplace_offers SET counter_message = NULL WHERE tenant_id = $1 AND seller_id = $2",
    ],
)];
