//! What the catalogue's tables are asked about one listing at a time; lists, pictures, categories and staff's are below.

use super::model::{Listing, marketplace_listing_columns};
use crate::base::{MemberId, TenantId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::ids::{MarketplaceCategoryId, MarketplaceListingId};
use crate::{insert, params, record};

/// Whether listing `l` has a seller who may take part and sell, and from whom no block separates viewer `$2`.
macro_rules! seller_is_met {
    () => {
        "EXISTS (SELECT 1 FROM users o
                  WHERE o.tenant_id = $1 AND o.id = l.user_id AND o.status = 'active' AND o.is_approved AND o.deleted_at IS NULL)
            AND NOT EXISTS (SELECT 1 FROM marketplace_seller_profiles p
                             WHERE p.tenant_id = $1 AND p.user_id = l.user_id AND p.is_suspended)
            AND l.user_id NOT IN (SELECT blocked_user_id FROM user_blocks WHERE tenant_id = $1 AND user_id = $2
                                   UNION ALL
                                  SELECT user_id FROM user_blocks WHERE tenant_id = $1 AND blocked_user_id = $2)"
    };
}

/// Whether listing `l` is listed at `$3`, where `$4` says that things may be given away. The first two conditions stand just so in the
/// indexes of what is listed.
macro_rules! is_listed {
    () => {
        "l.status = 'active' AND l.moderation_status = 'approved' AND (l.expires_at IS NULL OR l.expires_at > $3)
                        AND ($4 OR l.price_type <> 'free')"
    };
}

pub mod categories;
pub mod groups;
pub mod images;
pub mod lists;
pub mod staff;

record! {
    /// How a listing and whoever looks at it stand to each other.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct ListingStanding {
        /// Its seller may take part and sell, and neither has blocked the other.
        pub is_met: bool,
        /// The viewer has saved it.
        pub is_saved: bool,
    }
}

/// A listing as it is, and how `viewer` stands to it.
#[rustfmt::skip::macros(concat)]
pub async fn find(
    call: &Call,
    viewer: MemberId,
    id: MarketplaceListingId,
) -> Stored<Option<(Listing, ListingStanding)>> {
    call.optional(
        concat!("SELECT ", marketplace_listing_columns!("l"), ",
                    (", seller_is_met!(), ") AS is_met,
                    EXISTS (SELECT 1 FROM marketplace_saves s
                             WHERE s.tenant_id = $1 AND s.user_id = $2 AND s.listing_id = l.id) AS is_saved
               FROM marketplace_listings l
              WHERE l.tenant_id = $1 AND l.id = $3"),
        params![viewer, id],
    )
    .await
}

/// A listing, held until the end of the transaction. What merely points at it can still be written.
#[rustfmt::skip::macros(concat)]
pub async fn lock_for_trade(tx: &mut Tx, id: MarketplaceListingId) -> Stored<Option<Listing>> {
    tx.optional(
        concat!("SELECT ", marketplace_listing_columns!("l"), "
               FROM marketplace_listings l
              WHERE l.tenant_id = $1 AND l.id = $2
                FOR NO KEY UPDATE"),
        params![id],
    )
    .await
}

/// Some listings, held until the end of the transaction, in the order of their ids.
#[rustfmt::skip::macros(concat)]
pub async fn lock_several(tx: &mut Tx, ids: &[MarketplaceListingId]) -> Stored<Vec<Listing>> {
    tx.all(
        concat!("SELECT ", marketplace_listing_columns!("l"), "
               FROM marketplace_listings l
              WHERE l.tenant_id = $1 AND l.id = ANY($2)
              ORDER BY l.id
                FOR NO KEY UPDATE"),
        params![ids],
    )
    .await
}

/// What is kept beside a listing so that lists and searches find it.
#[derive(Clone, Debug, PartialEq)]
pub struct Index {
    /// Its words.
    pub words: String,
    /// Its place on the sphere: x, y, z.
    pub point: Option<(f64, f64, f64)>,
}

/// Writes a new listing, which nobody has read.
pub async fn insert(tx: &mut Tx, listing: &Listing, index: &Index) -> Stored<MarketplaceListingId> {
    let (sql, params) = insert! { into marketplace_listings {
        user_id: listing.user_id,
        category_id: listing.category_id,
        title: &listing.title,
        description: &listing.description,
        tagline: &listing.tagline,
        price: listing.price,
        price_currency: listing.price_currency,
        price_type: listing.price_type,
        price_rank: listing.price.map_or(-1, crate::money::Amount::hundredths),
        time_credit_price: listing.time_credit_price,
        condition: listing.condition,
        quantity: listing.quantity,
        inventory_count: listing.inventory_count,
        low_stock_threshold: listing.low_stock_threshold,
        is_oversold_protected: listing.is_oversold_protected,
        location: &listing.location,
        latitude: listing.latitude,
        longitude: listing.longitude,
        point_x: index.point.map(|(x, ..)| x),
        point_y: index.point.map(|(_, y, _)| y),
        point_z: index.point.map(|(.., z)| z),
        shipping_available: listing.shipping_available,
        local_pickup: listing.local_pickup,
        delivery_method: listing.delivery_method,
        seller_type: listing.seller_type,
        status: listing.status,
        moderation_status: listing.moderation,
        saves_count: listing.saves_count,
        contacts_count: listing.contacts_count,
        expires_at: listing.expires_at,
        expiry_remind_at: listing.expiry_remind_at,
        renewal_count: listing.renewal_count,
        template_data: listing.template_data.clone(),
        search_text: &index.words,
        created_at: listing.created_at,
        updated_at: listing.updated_at,
    } then "RETURNING id" };
    let id: MarketplaceListingId = tx.one(sql, params).await?;
    let (sql, params) = insert! { into marketplace_listing_views {
        listing_id: id,
        views_count: 0_i64,
    } };
    tx.run(sql, params).await?;
    Ok(id)
}

/// Writes what its seller may change.
pub async fn update(tx: &mut Tx, listing: &Listing, index: &Index) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE marketplace_listings
            SET category_id = $3, title = $4, description = $5, tagline = $6, price = $7, price_currency = $8, price_type = $9,
                price_rank = $10, time_credit_price = $11, condition = $12, quantity = $13, location = $14, latitude = $15,
                longitude = $16, point_x = $17, point_y = $18, point_z = $19, shipping_available = $20, local_pickup = $21,
                delivery_method = $22, seller_type = $23, template_data = $24, search_text = $25, updated_at = $26
          WHERE tenant_id = $1 AND id = $2",
        params![
            listing.id,
            listing.category_id,
            &listing.title,
            &listing.description,
            &listing.tagline,
            listing.price,
            listing.price_currency,
            listing.price_type,
            listing.price.map_or(-1, crate::money::Amount::hundredths),
            listing.time_credit_price,
            listing.condition,
            listing.quantity,
            &listing.location,
            listing.latitude,
            listing.longitude,
            index.point.map(|(x, ..)| x),
            index.point.map(|(_, y, _)| y),
            index.point.map(|(.., z)| z),
            listing.shipping_available,
            listing.local_pickup,
            listing.delivery_method,
            listing.seller_type,
            listing.template_data.clone(),
            &index.words,
            now
        ],
    )
    .await
}

/// Writes where a listing stands: its states, its time, its stock, and how many turned to its seller.
pub async fn set_state(tx: &mut Tx, listing: &Listing) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE marketplace_listings
            SET status = $3, moderation_status = $4, moderation_notes = $5, moderated_by = $6, moderated_at = $7, expires_at = $8,
                renewed_at = $9, renewal_count = $10, inventory_count = $11, low_stock_threshold = $12,
                is_oversold_protected = $13, contacts_count = $14, promoted_until = $15, promotion_type = $16,
                marketplace_enforcement_report_id = $17, video_id = $18, expiry_remind_at = $19, updated_at = $20
          WHERE tenant_id = $1 AND id = $2",
        params![
            listing.id,
            listing.status,
            listing.moderation,
            &listing.moderation_notes,
            listing.moderated_by,
            listing.moderated_at,
            listing.expires_at,
            listing.renewed_at,
            listing.renewal_count,
            listing.inventory_count,
            listing.low_stock_threshold,
            listing.is_oversold_protected,
            listing.contacts_count,
            listing.promoted_until,
            listing.promotion_type,
            listing.enforcement_report_id,
            listing.video_id,
            listing.expiry_remind_at,
            now
        ],
    )
    .await
}

/// The viewer's listings, removed ones apart, newest first. Served by `marketplace_listings_by_user`.
#[rustfmt::skip::macros(concat)]
pub async fn all_of(call: &Call, member: MemberId, limit: i64) -> Stored<Vec<Listing>> {
    call.all(
        concat!("SELECT ", marketplace_listing_columns!("l"), "
               FROM marketplace_listings l
              WHERE l.tenant_id = $1 AND l.user_id = $2 AND l.status <> 'removed'
              ORDER BY l.id DESC
              LIMIT $3"),
        params![member, limit],
    )
    .await
}

/// Those of a member's listings that are promoted, the longest first. Served by `marketplace_listings_promoted_of`.
#[rustfmt::skip::macros(concat)]
pub async fn promoted_of(call: &Call, member: MemberId, limit: i64) -> Stored<Vec<Listing>> {
    call.all(
        concat!("SELECT ", marketplace_listing_columns!("l"), "
               FROM marketplace_listings l
              WHERE l.tenant_id = $1 AND l.user_id = $2 AND l.promoted_until > $3 AND l.status <> 'removed'
              ORDER BY l.promoted_until DESC, l.id DESC
              LIMIT $4"),
        params![member, call.now(), limit],
    )
    .await
}

/// Clears promotions that are over, everywhere, at most `limit`. Gives how many that were. Served by `marketplace_listings_promotions_over`.
pub async fn end_promotions(call: &Call, now: Timestamp, limit: i64) -> Stored<u64> {
    call.unscoped()
        .run(
            "UPDATE marketplace_listings
                SET promoted_until = NULL, promotion_type = NULL
              WHERE id IN (SELECT id FROM marketplace_listings
                            WHERE promoted_until <= $1
                            ORDER BY promoted_until
                            LIMIT $2)
                AND promoted_until <= $1",
            params![now, limit],
        )
        .await
}

/// How many active listings a member has.
pub async fn count_active(tx: &mut Tx, member: MemberId) -> Stored<i64> {
    tx.one(
        "SELECT COUNT(*) FROM marketplace_listings WHERE tenant_id = $1 AND user_id = $2 AND status = 'active'",
        params![member],
    )
    .await
}

/// Whether something may stand under a heading: it is the community's, and in use.
pub async fn takes_listings(tx: &mut Tx, category: MarketplaceCategoryId) -> Stored<bool> {
    tx.one(
        "SELECT EXISTS (SELECT 1 FROM marketplace_categories WHERE tenant_id = $1 AND id = $2 AND is_active)",
        params![category],
    )
    .await
}

/// Counts a reader.
pub async fn count_view(call: &Call, id: MarketplaceListingId) -> Stored<u64> {
    call.run(
        "UPDATE marketplace_listing_views SET views_count = views_count + 1 WHERE tenant_id = $1 AND listing_id = $2",
        params![id],
    )
    .await
}

/// How often a listing was read.
pub async fn views(call: &Call, id: MarketplaceListingId) -> Stored<Option<i64>> {
    call.optional(
        "SELECT views_count FROM marketplace_listing_views WHERE tenant_id = $1 AND listing_id = $2",
        params![id],
    )
    .await
}

/// Notes that a member has saved a listing. 0 if they had already.
pub async fn insert_save(tx: &mut Tx, id: MarketplaceListingId, member: MemberId) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into marketplace_saves {
        listing_id: id,
        user_id: member,
        created_at: now,
    } then "ON CONFLICT (tenant_id, user_id, listing_id) DO NOTHING" };
    tx.run(sql, params).await
}

/// Notes that a member has not saved it any more. 0 if they had not.
pub async fn delete_save(tx: &mut Tx, id: MarketplaceListingId, member: MemberId) -> Stored<u64> {
    tx.run(
        "DELETE FROM marketplace_saves WHERE tenant_id = $1 AND listing_id = $2 AND user_id = $3",
        params![id, member],
    )
    .await
}

/// Counts one more member who has saved a listing, or one less.
pub async fn count_save(tx: &mut Tx, id: MarketplaceListingId, change: i64) -> Stored<u64> {
    tx.run(
        "UPDATE marketplace_listings SET saves_count = GREATEST(saves_count + $3, 0) WHERE tenant_id = $1 AND id = $2",
        params![id, change],
    )
    .await
}

/// Listings of all communities whose time is over, the longest first, at most `limit`. Served by `marketplace_listings_by_expiry`.
pub async fn over(call: &Call, now: Timestamp, limit: i64) -> Stored<Vec<(TenantId, MarketplaceListingId)>> {
    call.unscoped()
        .all(
            "SELECT tenant_id, id
               FROM marketplace_listings
              WHERE status = 'active' AND expires_at <= $1
              ORDER BY expires_at
              LIMIT $2",
            params![now, limit],
        )
        .await
}

/// Listings of all communities whose sellers are to be told that the time runs out, as [`over`]. Served by `marketplace_listings_remind`.
pub async fn ending(call: &Call, now: Timestamp, limit: i64) -> Stored<Vec<(TenantId, MarketplaceListingId)>> {
    call.unscoped()
        .all(
            "SELECT tenant_id, id
               FROM marketplace_listings
              WHERE status = 'active' AND expiry_remind_at <= $1 AND expires_at > $1
              ORDER BY expiry_remind_at
              LIMIT $2",
            params![now, limit],
        )
        .await
}

/// Notes that a seller was told that the time of a listing runs out.
pub async fn reminded(tx: &mut Tx, id: MarketplaceListingId) -> Stored<u64> {
    tx.run("UPDATE marketplace_listings SET expiry_remind_at = NULL WHERE tenant_id = $1 AND id = $2", params![id])
        .await
}

/// What a listing is called.
pub async fn title(tx: &mut Tx, id: MarketplaceListingId) -> Stored<Option<String>> {
    tx.optional("SELECT title FROM marketplace_listings WHERE tenant_id = $1 AND id = $2", params![id]).await
}
