//! What the listings' table is asked about one listing at a time; what lists, pictures, tags and readers need is below.

use super::draft::Home;
use super::model::{Contact, Listing, Status, listing_columns};
use super::reports::{Reason, Status as ReportStatus};
use crate::base::{CategoryId, ListingId, MemberId, TenantId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::{insert, params, record};

/// Whether listing `l` has an owner who may take part, and from whom no block separates viewer `$2`.
macro_rules! owner_is_met {
    () => {
        "EXISTS (SELECT 1 FROM users o
                  WHERE o.tenant_id = $1 AND o.id = l.user_id AND o.status = 'active' AND o.deleted_at IS NULL)
            AND l.user_id NOT IN (SELECT blocked_user_id FROM user_blocks WHERE tenant_id = $1 AND user_id = $2
                                   UNION ALL
                                  SELECT user_id FROM user_blocks WHERE tenant_id = $1 AND blocked_user_id = $2)"
    };
}

/// Whether listing `l` waits for staff. Stands just so in the index of what waits.
macro_rules! is_waiting {
    () => {
        "l.status = 'pending' AND l.moderation_status = 'pending_review'"
    };
}

/// Whether listing `l` is listed at `$3`. The first two conditions stand just so in the indexes of what is listed.
macro_rules! is_listed {
    () => {
        "l.status = 'active' AND l.moderation_status = 'approved' AND (l.expires_at IS NULL OR l.expires_at > $3)"
    };
}

pub mod analytics;
pub mod heard;
pub mod holdings;
pub mod images;
pub mod lists;
pub mod moderation;
pub mod reports;
pub mod tags;

record! {
    /// How a listing and whoever looks at it stand to each other.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct ListingStanding {
        /// Its owner may take part, and neither has blocked the other.
        pub is_met: bool,
        /// The viewer keeps it in mind.
        pub is_saved: bool,
        /// The viewer has read it today.
        pub is_read: bool,
    }
}

/// A listing as it is, unless it was deleted, and how `viewer` stands to it. `today` is the first moment of the day.
#[rustfmt::skip::macros(concat)]
pub async fn find(
    call: &Call,
    viewer: MemberId,
    today: Timestamp,
    id: ListingId,
) -> Stored<Option<(Listing, ListingStanding)>> {
    call.optional(
        concat!("SELECT ", listing_columns!("l"), ",
                    ", owner_is_met!(), " AS is_met,
                    EXISTS (SELECT 1 FROM listing_saves s
                             WHERE s.tenant_id = $1 AND s.user_id = $2 AND s.listing_id = l.id) AS is_saved,
                    EXISTS (SELECT 1 FROM listing_views v
                             WHERE v.tenant_id = $1 AND v.user_id = $2 AND v.listing_id = l.id AND v.day = $4) AS is_read
               FROM listings l
              WHERE l.tenant_id = $1 AND l.id = $3 AND l.status <> 'deleted'"),
        params![viewer, id, today],
    )
        .await
}

/// A listing, unless it was deleted, held until the end of the transaction. What merely points at it can still be written.
#[rustfmt::skip::macros(concat)]
pub async fn lock(tx: &mut Tx, id: ListingId) -> Stored<Option<Listing>> {
    tx.optional(
        concat!("SELECT ", listing_columns!("l"), "
               FROM listings l
              WHERE l.tenant_id = $1 AND l.id = $2 AND l.status <> 'deleted'
                FOR NO KEY UPDATE"),
        params![id],
    )
    .await
}

/// All listings of a member that were not deleted, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub async fn lock_all_of(tx: &mut Tx, member: MemberId) -> Stored<Vec<Listing>> {
    tx.all(
        concat!("SELECT ", listing_columns!("l"), "
               FROM listings l
              WHERE l.tenant_id = $1 AND l.user_id = $2 AND l.status <> 'deleted'
              ORDER BY l.id
                FOR NO KEY UPDATE"),
        params![member],
    )
    .await
}

/// What is kept beside a listing so that lists and searches find it.
#[derive(Clone, Debug, PartialEq)]
pub struct Index {
    /// Its words.
    pub words: String,
    /// Where it stands.
    pub ranking: i64,
    /// Its place on the sphere: x, y, z.
    pub point: Option<(f64, f64, f64)>,
}

/// Writes a new listing.
pub async fn insert(tx: &mut Tx, listing: &Listing, index: &Index) -> Stored<ListingId> {
    let (sql, params) = insert! { into listings {
        user_id: listing.user_id,
        category_id: listing.category_id,
        title: &listing.title,
        description: &listing.description,
        type: listing.side,
        status: listing.status,
        moderation_status: listing.moderation,
        location: &listing.location,
        latitude: listing.latitude,
        longitude: listing.longitude,
        point_x: index.point.map(|(x, ..)| x),
        point_y: index.point.map(|(_, y, _)| y),
        point_z: index.point.map(|(.., z)| z),
        hours_estimate: listing.hours_estimate,
        hours_available: listing.hours_available,
        service_type: listing.service_type,
        federated_visibility: listing.federated_visibility,
        availability: &listing.availability,
        sdg_goals: serde_json::Value::from(listing.sdg_goals.clone()),
        expires_at: listing.expires_at,
        expiry_remind_at: listing.expiry_remind_at,
        renewed_at: listing.renewed_at,
        renewal_count: listing.renewal_count,
        view_count: listing.view_count,
        contact_count: listing.contact_count,
        save_count: listing.save_count,
        featured_until: listing.featured_until,
        submitted_at: listing.submitted_at,
        submission: listing.submission,
        moderation_reason: &listing.moderation_reason,
        published_at: listing.published_at,
        ranking: index.ranking,
        search_text: &index.words,
        created_at: listing.created_at,
        updated_at: listing.updated_at,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Writes what its owner and staff may change.
pub async fn update(tx: &mut Tx, listing: &Listing, index: &Index) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE listings
            SET category_id = $3, title = $4, description = $5, type = $6, status = $7, moderation_status = $8, location = $9,
                latitude = $10, longitude = $11, point_x = $12, point_y = $13, point_z = $14, hours_estimate = $15,
                hours_available = $16, service_type = $17, federated_visibility = $18, availability = $19, sdg_goals = $20,
                expires_at = $21, renewed_at = $22, renewal_count = $23, ranking = $24, search_text = $25, updated_at = $26,
                submitted_at = $27, moderation_reason = $28, published_at = $29, submission = $30, expiry_remind_at = $31
          WHERE tenant_id = $1 AND id = $2",
        params![
            listing.id,
            listing.category_id,
            &listing.title,
            &listing.description,
            listing.side,
            listing.status,
            listing.moderation,
            &listing.location,
            listing.latitude,
            listing.longitude,
            index.point.map(|(x, ..)| x),
            index.point.map(|(_, y, _)| y),
            index.point.map(|(.., z)| z),
            listing.hours_estimate,
            listing.hours_available,
            listing.service_type,
            listing.federated_visibility,
            &listing.availability,
            serde_json::Value::from(listing.sdg_goals.clone()),
            listing.expires_at,
            listing.renewed_at,
            listing.renewal_count,
            index.ranking,
            &index.words,
            now,
            listing.submitted_at,
            &listing.moderation_reason,
            listing.published_at,
            listing.submission,
            listing.expiry_remind_at
        ],
    )
    .await
}

/// Marks a listing as deleted.
pub async fn mark_deleted(tx: &mut Tx, id: ListingId) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE listings
            SET status = 'deleted', save_count = 0, view_count = 0, contact_count = 0, cover_id = NULL, featured_until = NULL,
                submitted_at = NULL, moderation_reason = NULL, updated_at = $3
          WHERE tenant_id = $1 AND id = $2",
        params![id, now],
    )
    .await
}

/// What hangs on a listing and goes with it. What was decided about it stays.
const AROUND: &[&str] = &[
    "DELETE FROM listing_tags WHERE tenant_id = $1 AND listing_id = $2",
    "DELETE FROM listing_saves WHERE tenant_id = $1 AND listing_id = $2",
    "DELETE FROM listing_views WHERE tenant_id = $1 AND listing_id = $2",
    "DELETE FROM listing_contacts WHERE tenant_id = $1 AND listing_id = $2",
    "DELETE FROM listing_images WHERE tenant_id = $1 AND listing_id = $2",
];

/// Takes away what hangs on a listing: tags, saves, views, contacts, pictures (their files apart).
pub async fn clear(tx: &mut Tx, id: ListingId) -> Stored<()> {
    for sql in AROUND {
        tx.run(sql, params![id]).await?;
    }
    Ok(())
}

/// How many listings a member has, those apart that were deleted.
pub async fn count_of(tx: &mut Tx, member: MemberId) -> Stored<i64> {
    tx.one(
        "SELECT COUNT(*) FROM listings WHERE tenant_id = $1 AND user_id = $2 AND status <> 'deleted'",
        params![member],
    )
    .await
}

/// Whether something may stand under a heading: it is one for listings, and in use.
pub async fn takes_listings(tx: &mut Tx, category: CategoryId) -> Stored<bool> {
    tx.one(
        "SELECT EXISTS (SELECT 1 FROM categories WHERE tenant_id = $1 AND id = $2 AND type = 'listing' AND is_active)",
        params![category],
    )
    .await
}

/// Where a member's profile says they are.
pub async fn home(tx: &mut Tx, member: MemberId) -> Stored<Option<Home>> {
    let found: Option<(Option<String>, Option<f64>, Option<f64>)> = tx
        .optional("SELECT location, latitude, longitude FROM users WHERE tenant_id = $1 AND id = $2", params![member])
        .await?;
    Ok(found.map(|(location, latitude, longitude)| Home { location, latitude, longitude }))
}

/// Notes that a member keeps a listing in mind. 0 if they do already.
pub async fn insert_save(tx: &mut Tx, id: ListingId, member: MemberId) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into listing_saves {
        listing_id: id,
        user_id: member,
        created_at: now,
    } then "ON CONFLICT (tenant_id, user_id, listing_id) DO NOTHING" };
    tx.run(sql, params).await
}

/// Notes that a member keeps it in mind no longer. 0 if they did not.
pub async fn delete_save(tx: &mut Tx, id: ListingId, member: MemberId) -> Stored<u64> {
    tx.run("DELETE FROM listing_saves WHERE tenant_id = $1 AND listing_id = $2 AND user_id = $3", params![id, member])
        .await
}

/// Whether a member keeps a listing in mind.
pub async fn is_saved(call: &Call, id: ListingId, member: MemberId) -> Stored<bool> {
    call.one(
        "SELECT EXISTS (SELECT 1 FROM listing_saves WHERE tenant_id = $1 AND listing_id = $2 AND user_id = $3)",
        params![id, member],
    )
    .await
}

/// Writes how much interest a listing found, and where it stands by that.
pub async fn set_interest(tx: &mut Tx, id: ListingId, saves: i64, contacts: i64, ranking: i64) -> Stored<u64> {
    tx.run(
        "UPDATE listings SET save_count = $3, contact_count = $4, ranking = $5 WHERE tenant_id = $1 AND id = $2",
        params![id, saves, contacts, ranking],
    )
    .await
}

/// Notes that a member turned to the owner of a listing on a day. 0 if they did before.
pub async fn insert_contact(tx: &mut Tx, id: ListingId, member: MemberId, day: Timestamp, how: Contact) -> Stored<u64> {
    let (sql, params) = insert! { into listing_contacts {
        listing_id: id,
        user_id: member,
        day,
        kind: how,
    } then "ON CONFLICT (tenant_id, listing_id, day, user_id) DO NOTHING" };
    tx.run(sql, params).await
}

/// Notes that a member read a listing on a day. 0 if they did before.
pub async fn insert_view(tx: &mut Tx, id: ListingId, member: MemberId, day: Timestamp) -> Stored<u64> {
    let (sql, params) = insert! { into listing_views {
        listing_id: id,
        user_id: member,
        day,
    } then "ON CONFLICT (tenant_id, listing_id, day, user_id) DO NOTHING" };
    tx.run(sql, params).await
}

/// Counts a reader.
pub async fn count_view(tx: &mut Tx, id: ListingId) -> Stored<u64> {
    tx.run("UPDATE listings SET view_count = view_count + 1 WHERE tenant_id = $1 AND id = $2", params![id]).await
}

/// Notes a report. A second one by the same member breaks `listing_reports_once`.
pub async fn insert_report(
    tx: &mut Tx,
    id: ListingId,
    member: MemberId,
    reason: Reason,
    details: Option<&str>,
) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into listing_reports {
        listing_id: id,
        user_id: member,
        reason,
        details,
        status: ReportStatus::Pending,
        created_at: now,
    } };
    tx.run(sql, params).await
}

/// Whether a member has reported a listing.
pub async fn has_reported(tx: &mut Tx, id: ListingId, member: MemberId) -> Stored<bool> {
    tx.one(
        "SELECT EXISTS (SELECT 1 FROM listing_reports WHERE tenant_id = $1 AND listing_id = $2 AND user_id = $3)",
        params![id, member],
    )
    .await
}

/// Listings of all communities whose time is over, the longest first, at most `limit`. Served by `listings_by_expiry`.
pub async fn over(call: &Call, now: Timestamp, limit: i64) -> Stored<Vec<(TenantId, ListingId)>> {
    call.unscoped()
        .all(
            "SELECT tenant_id, id
               FROM listings
              WHERE status = 'active' AND expires_at <= $1
              ORDER BY expires_at
              LIMIT $2",
            params![now, limit],
        )
        .await
}

/// Listings of all communities whose owners are to be told that the time runs out, as [`over`]. Served by `listings_remind`.
pub async fn ending(call: &Call, now: Timestamp, limit: i64) -> Stored<Vec<(TenantId, ListingId)>> {
    call.unscoped()
        .all(
            "SELECT tenant_id, id
               FROM listings
              WHERE status = 'active' AND moderation_status = 'approved' AND expiry_remind_at <= $1 AND expires_at > $1
              ORDER BY expiry_remind_at
              LIMIT $2",
            params![now, limit],
        )
        .await
}

/// Notes that the time of a listing is over.
pub async fn set_expired(tx: &mut Tx, id: ListingId) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE listings SET status = $3, updated_at = $4 WHERE tenant_id = $1 AND id = $2",
        params![id, Status::Expired, now],
    )
    .await
}

/// Notes that an owner was told that the time of a listing runs out.
pub async fn reminded(tx: &mut Tx, id: ListingId) -> Stored<u64> {
    tx.run("UPDATE listings SET expiry_remind_at = NULL WHERE tenant_id = $1 AND id = $2", params![id]).await
}
