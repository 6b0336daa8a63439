//! What an order begins with.

use crate::base::MemberId;
use crate::call::Tx;
use crate::catalogue::model::{Listing, marketplace_listing_columns};
use crate::db::Stored;
use crate::ids::MarketplaceListingId;
use crate::trade::model::OrderId;
use crate::wallet::store::{Party, party_columns};
use crate::{joined_record, params, record};

joined_record! {
    /// The buyer or the seller.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Person {
        /// `users.id`.
        pub id: MemberId,
        /// May take part.
        pub active: bool,
        /// As the order shows them.
        pub party: Party,
    }
}

joined_record! {
    /// A listing that somebody wants to order, with one of the two whom it concerns.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Sale {
        /// What is ordered.
        pub listing: Listing,
        /// Name of the file of its first picture.
        pub picture: Option<String>,
        /// The buyer, or the seller.
        pub person: Person,
    }
}

#[rustfmt::skip]
macro_rules! held {
    ($both:literal) => {
        concat!("SELECT ", marketplace_listing_columns!("l"), ",
                        (SELECT f.name
                           FROM marketplace_listing_images i
                           JOIN media_files f ON f.tenant_id = $1 AND f.id = i.file_id
                          WHERE i.tenant_id = $1 AND i.listing_id = l.id
                          ORDER BY i.sort_order, i.id
                          LIMIT 1) AS picture,
                        u.id AS member_id, u.status = 'active' AS active, ", party_columns!("u"), "
                   FROM marketplace_listings l
                   JOIN users u ON u.tenant_id = $1 AND u.id ", $both, " AND u.deleted_at IS NULL
                  WHERE l.tenant_id = $1 AND l.id = $2
                  ORDER BY u.id
                    FOR NO KEY UPDATE OF l, u")
    };
}

/// A listing with its buyer and its seller, held until the end of the transaction: first the listing, then the members in the order of their ids. One row for
/// each of the two who is there.
pub async fn lock(tx: &mut Tx, id: MarketplaceListingId, buyer: MemberId) -> Stored<Vec<Sale>> {
    let sql = tx.call().db().engine().pick(held!("IN ($3, l.user_id)"), held!("= ANY(ARRAY[$3, l.user_id])"));
    tx.all(sql, params![id, buyer]).await
}

record! {
    /// What else an order depends on.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Standing {
        order_id: Option<OrderId>,
        fingerprint: Option<Vec<u8>>,
        /// The seller may not sell now. Nobody has suspended whoever has no profile.
        pub is_suspended: bool,
        /// The seller says when they hand things over.
        pub hands_over: bool,
        /// One of the two has blocked the other.
        pub is_blocked: bool,
    }
}

impl Standing {
    /// The order that the buyer made under the key before, and what was ordered then.
    #[must_use]
    pub fn earlier(&self) -> Option<(OrderId, Vec<u8>)> {
        self.order_id.zip(self.fingerprint.clone())
    }
}

/// What a buyer ordered under a key before, and how they and a listing's seller stand, whose profile is held until the end of the transaction.
pub async fn standing(tx: &mut Tx, (buyer, key): (MemberId, [u8; 32]), seller: Option<MemberId>) -> Stored<Standing> {
    let now = tx.now();
    tx.one(
        "SELECT o.id AS order_id, o.checkout_fingerprint AS fingerprint,
                COALESCE((SELECT p.is_suspended
                            FROM marketplace_seller_profiles p
                           WHERE p.tenant_id = $1 AND p.user_id = $4
                             FOR NO KEY UPDATE), FALSE) AS is_suspended,
                EXISTS (SELECT 1
                          FROM marketplace_pickup_slots s
                          JOIN marketplace_seller_profiles p ON p.tenant_id = $1 AND p.id = s.seller_profile_id
                         WHERE s.tenant_id = $1 AND p.user_id = $4 AND s.is_active AND s.slot_start > $5) AS hands_over,
                EXISTS (SELECT 1
                          FROM user_blocks b
                         WHERE b.tenant_id = $1 AND ((b.user_id = $2 AND b.blocked_user_id = $4)
                                                     OR (b.user_id = $4 AND b.blocked_user_id = $2))) AS is_blocked
           FROM (SELECT 1 AS one) AS x
           LEFT JOIN marketplace_orders o ON o.tenant_id = $1 AND o.buyer_id = $2 AND o.checkout_key = $3",
        params![buyer, key, seller, now],
    )
    .await
}
