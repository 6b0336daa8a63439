//! Who sells. Below it: how they ship, and when they hand things over.

use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::catalogue::model::SellerType;
use crate::db::Stored;
use crate::ids::SellerProfileId;
use crate::members::{Card, card_columns};
use crate::{insert, joined_record, params, record};

mod shipping;
mod slots;

pub use shipping::{
    ShippingOption, blank_option, clear_default, insert_shipping_option, lock_shipping_option, shipping_options,
    update_shipping_option,
};
pub use slots::{
    PickupSlot, blank_slot, delete_pickup_slot, insert_pickup_slot, lock_pickup_slot, pickup_slot_columns,
    pickup_slots, update_pickup_slot,
};

/// What an id of a seller is of.
pub use contract::marketplace_seller::MarketplaceSellerIdKind as IdKind;

/// The id of a seller, and what it is of: the member's, or else the profile's, if nobody says.
pub type Named = (i64, Option<IdKind>);

record! {
    /// What a member sells, at a glance.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Glance {
        /// Listings, removed ones apart.
        pub total: i64,
        /// Active ones.
        pub active: i64,
        /// Drafts.
        pub draft: i64,
        /// Sold ones.
        pub sold: i64,
        /// Those that have run out.
        pub expired: i64,
        /// How often they were looked at.
        pub views: i64,
        /// How many members keep one in mind.
        pub saves: i64,
        /// Offers that wait for the seller.
        pub offers: i64,
    }
}

/// What a member sells, at a glance.
pub async fn glance(call: &Call, seller: MemberId) -> Stored<Glance> {
    call.one(
        "SELECT COUNT(*) AS total,
                COUNT(CASE WHEN l.status = 'active' AND (l.expires_at IS NULL OR l.expires_at > $3) THEN 1 END) AS active,
                COUNT(CASE WHEN l.status = 'draft' THEN 1 END) AS draft,
                COUNT(CASE WHEN l.status = 'sold' THEN 1 END) AS sold,
                COUNT(CASE WHEN l.status = 'expired' OR (l.status = 'active' AND l.expires_at <= $3) THEN 1 END) AS expired,
                COALESCE(SUM(v.views_count), 0)::bigint AS views,
                COALESCE(SUM(l.saves_count), 0)::bigint AS saves,
                (SELECT COUNT(*) FROM marketplace_offers o
                  WHERE o.tenant_id = $1 AND o.seller_id = $2 AND o.status = 'pending' AND o.expires_at > $3) AS offers
           FROM marketplace_listings l
           LEFT JOIN marketplace_listing_views v ON v.tenant_id = $1 AND v.listing_id = l.id
          WHERE l.tenant_id = $1 AND l.user_id = $2 AND l.status <> 'removed'",
        params![seller, call.now()],
    )
    .await
}

record! {
    /// Who a member is as a seller.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct SellerProfile {
        /// `marketplace_seller_profiles.id`.
        pub id: SellerProfileId,
        /// The member.
        pub user_id: MemberId,
        /// The name under which they sell, if it is another.
        pub display_name: Option<String>,
        /// What they say about themselves as a seller.
        pub bio: Option<String>,
        /// Address of a picture.
        pub avatar_url: Option<String>,
        /// Address of a wide picture.
        pub cover_image_url: Option<String>,
        /// A person or a business.
        pub seller_type: SellerType,
        /// What the business is called.
        pub business_name: Option<String>,
        /// Staff have verified it.
        pub business_verified: bool,
        /// Staff have suspended them.
        pub is_suspended: bool,
        /// The report for which they did.
        pub suspension_report_id: Option<i64> = "marketplace_suspension_report_id",
        /// Orders that were completed.
        pub total_sales: i64,
        /// What buyers say, in hundredths of a star.
        pub avg_rating: Option<i64>,
        /// How many of them.
        pub total_ratings: i64,
        /// How long buyers wait for an answer, in minutes.
        pub response_time_avg: Option<i64>,
        /// How many of them get one, in percent.
        pub response_rate: Option<i64>,
        /// How far the community trusts them.
        pub community_trust_score: Option<i64>,
        /// The community stands by them.
        pub is_community_endorsed: bool,
        /// When they became a seller.
        pub joined_marketplace_at: Timestamp,
    }
    select pub seller_profile_columns
}

/// A member's profile as a seller.
#[rustfmt::skip::macros(concat)]
pub async fn of_member(from: &mut Reads<'_>, member: MemberId) -> Stored<Option<SellerProfile>> {
    from.optional(
        concat!("SELECT ", seller_profile_columns!("p"), "
               FROM marketplace_seller_profiles p
              WHERE p.tenant_id = $1 AND p.user_id = $2"),
        params![member],
    )
    .await
}

/// A member's profile as a seller, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub async fn lock(tx: &mut Tx, member: MemberId) -> Stored<Option<SellerProfile>> {
    tx.optional(
        concat!("SELECT ", seller_profile_columns!("p"), "
               FROM marketplace_seller_profiles p
              WHERE p.tenant_id = $1 AND p.user_id = $2
                FOR NO KEY UPDATE"),
        params![member],
    )
    .await
}

/// Makes a member a seller. Nothing happens to one who is.
pub async fn join(tx: &mut Tx, member: MemberId) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into marketplace_seller_profiles {
        user_id: member,
        seller_type: SellerType::Private,
        business_verified & is_suspended & is_community_endorsed: false,
        total_sales & total_ratings: 0_i64,
        joined_marketplace_at & updated_at: now,
    } then "ON CONFLICT (tenant_id, user_id) DO NOTHING" };
    tx.run(sql, params).await
}

/// A profile as a seller, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub async fn lock_profile(tx: &mut Tx, id: SellerProfileId) -> Stored<Option<SellerProfile>> {
    tx.optional(
        concat!("SELECT ", seller_profile_columns!("p"), "
               FROM marketplace_seller_profiles p
              WHERE p.tenant_id = $1 AND p.id = $2
                FOR NO KEY UPDATE"),
        params![id],
    )
    .await
}

/// Writes what a seller and staff may change.
pub async fn update(tx: &mut Tx, profile: &SellerProfile) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE marketplace_seller_profiles
            SET display_name = $3, bio = $4, seller_type = $5, business_name = $6, business_verified = $7, is_suspended = $8,
                marketplace_suspension_report_id = $9, is_community_endorsed = $10, updated_at = $11
          WHERE tenant_id = $1 AND id = $2",
        params![
            profile.id,
            &profile.display_name,
            &profile.bio,
            profile.seller_type,
            &profile.business_name,
            profile.business_verified,
            profile.is_suspended,
            profile.suspension_report_id,
            profile.is_community_endorsed,
            now
        ],
    )
    .await
}

record! {
    /// How a seller and whoever looks at them stand to each other.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct SellerStanding {
        /// They may take part, and neither has blocked the other.
        pub is_met: bool,
        /// How many of their listings are active and approved.
        pub active_listings: i64,
    }
}

joined_record! {
    /// A seller as others see them.
    #[derive(Clone, Debug, PartialEq)]
    pub struct SellerWithMember {
        /// The profile.
        pub profile: SellerProfile,
        /// How the viewer stands to them.
        pub standing: SellerStanding,
        /// The member.
        pub member: Card,
    }
}

/// Sellers `p` as viewer `$2` sees them.
#[rustfmt::skip]
macro_rules! sellers {
    ($where:literal) => {
        concat!("SELECT ", seller_profile_columns!("p"), ",
                        (u.status = 'active' AND u.is_approved AND u.deleted_at IS NULL
                         AND u.id NOT IN (SELECT blocked_user_id FROM user_blocks WHERE tenant_id = $1 AND user_id = $2
                                           UNION ALL
                                          SELECT user_id FROM user_blocks WHERE tenant_id = $1 AND blocked_user_id = $2)) AS is_met,
                        (SELECT COUNT(*) FROM marketplace_listings l
                          WHERE l.tenant_id = $1 AND l.user_id = p.user_id AND l.status = 'active'
                            AND l.moderation_status = 'approved') AS active_listings,
                        ", card_columns!("u"), "
                   FROM marketplace_seller_profiles p
                   JOIN users u ON u.tenant_id = $1 AND u.id = p.user_id
                  WHERE p.tenant_id = $1 AND ", $where)
    };
}

/// A seller by the id of the member or of the profile.
pub async fn find(call: &Call, viewer: MemberId, (id, kind): Named) -> Stored<Option<SellerWithMember>> {
    let (of_member, of_profile) = (kind != Some(IdKind::Profile), kind != Some(IdKind::Member));
    call.optional(
        sellers!(
            "($4 AND p.user_id = $3 OR $5 AND p.id = $3) ORDER BY CASE WHEN $4 AND p.user_id = $3 THEN 0 ELSE 1 END LIMIT 1"
        ),
        params![viewer, id, of_member, of_profile],
    )
    .await
}

/// Some sellers by the ids of their profiles, in no order.
pub async fn by_ids(call: &Call, viewer: MemberId, ids: &[SellerProfileId]) -> Stored<Vec<SellerWithMember>> {
    call.all(sellers!("p.id = ANY($3)"), params![viewer, ids]).await
}

/// A slice of the sellers, newest first.
pub async fn page(
    call: &Call,
    viewer: MemberId,
    kind: Option<SellerType>,
    is_verified: Option<bool>,
    limit: i64,
    offset: i64,
) -> Stored<Vec<SellerWithMember>> {
    call.all(
        sellers!(
            "($3 IS NULL OR p.seller_type = $3) AND ($4 IS NULL OR p.business_verified = $4) ORDER BY p.id DESC LIMIT $5 OFFSET $6"
        ),
        params![viewer, kind, is_verified, limit, offset],
    )
    .await
}

/// How many sellers there are.
pub async fn count(call: &Call, kind: Option<SellerType>, is_verified: Option<bool>) -> Stored<i64> {
    call.one(
        "SELECT COUNT(*) FROM marketplace_seller_profiles p
          WHERE p.tenant_id = $1 AND ($2 IS NULL OR p.seller_type = $2) AND ($3 IS NULL OR p.business_verified = $3)",
        params![kind, is_verified],
    )
    .await
}
