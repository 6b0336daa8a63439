//! What the two parties of an order said of each other.

use crate::base::{MemberId, Timestamp};
use crate::call::{Reads, Tx};
use crate::db::Stored;
use crate::ids::MarketplaceListingId;
use crate::trade::model::{OrderId, OrderRatingId, Role, Status};
use crate::wallet::store::{Party, party_columns};
use crate::{insert, joined_record, params, record};

record! {
    /// What one of the two said of the other. Who it was is left out of an anonymous one.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct OrderRating {
        /// `marketplace_order_ratings.id`.
        pub id: OrderRatingId,
        /// The order.
        pub order_id: OrderId,
        /// As which of the two.
        pub rater_role: Role,
        /// From 1 to 5.
        pub rating: i64,
        /// In words; none of an anonymous one.
        pub comment: Option<String>,
        /// Whether the other is not told who said it and what.
        pub is_anonymous: bool,
        /// When.
        pub created_at: Timestamp,
    }
}

record! {
    /// The order that a rating is about.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct RatedOrder {
        /// How people name it.
        pub order_number: String,
        /// Where it stands.
        pub order_status: Status,
        /// What it is about; nothing where that is gone.
        pub listing_id: Option<MarketplaceListingId>,
        /// What that was called when it was ordered.
        pub listing_title: String,
    }
}

joined_record! {
    /// A rating with its order and whoever said it; nobody if it is anonymous.
    #[derive(Clone, Debug, PartialEq)]
    pub struct RatingWithRater {
        /// The rating.
        pub rating: OrderRating,
        /// Its order.
        pub order: RatedOrder,
        /// Who said it.
        pub rater: Party,
    }
}

/// Who wrote an anonymous rating, and what, does not leave the database here.
#[rustfmt::skip]
macro_rules! shown {
    ($which:literal) => {
        concat!("SELECT r.id, r.order_id, r.rater_role, r.rating, CASE WHEN r.is_anonymous THEN NULL ELSE r.comment END AS comment,
                        r.is_anonymous, r.created_at, o.order_number, o.status AS order_status, l.id AS listing_id, o.listing_title,
                        ", party_columns!("u"), "
                   FROM marketplace_order_ratings r
                   JOIN marketplace_orders o ON o.tenant_id = r.tenant_id AND o.id = r.order_id
                   LEFT JOIN marketplace_listings l ON l.tenant_id = o.tenant_id AND l.id = o.listing_id
                   LEFT JOIN users u ON u.tenant_id = r.tenant_id AND u.id = r.rater_id AND NOT r.is_anonymous
                  WHERE r.tenant_id = $1 AND ", $which, "
                  ORDER BY r.order_id, r.rater_role")
    };
}

/// What the two said of each other in each of these orders, the buyer first. One statement whatever their number.
pub async fn of_each(from: &mut Reads<'_>, orders: &[OrderId]) -> Stored<Vec<RatingWithRater>> {
    from.all(shown!("r.order_id = ANY($2)"), params![orders]).await
}

/// A rating to be noted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewRating {
    /// The order.
    pub order: OrderId,
    /// Who says it.
    pub rater: MemberId,
    /// Of whom.
    pub ratee: MemberId,
    /// As which of the two.
    pub role: Role,
    /// From 1 to 5.
    pub rating: i64,
    /// In words.
    pub comment: Option<String>,
    /// Whether the other is not told who said it and what.
    pub is_anonymous: bool,
}

/// Notes a rating. A second one by the same side breaks `marketplace_order_ratings_once`.
pub async fn insert(tx: &mut Tx, new: &NewRating) -> Stored<OrderRatingId> {
    let now = tx.now();
    let (sql, params) = insert! { into marketplace_order_ratings {
        order_id: new.order,
        rater_id: new.rater,
        ratee_id: new.ratee,
        rater_role: new.role,
        rating: new.rating,
        comment: new.comment.clone(),
        is_anonymous: new.is_anonymous,
        created_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Counts anew what buyers said of a seller. The average is in hundredths of a star.
pub async fn refresh(tx: &mut Tx, seller: MemberId) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE marketplace_seller_profiles
            SET total_ratings = (SELECT COUNT(*) FROM marketplace_order_ratings
                                  WHERE tenant_id = $1 AND ratee_id = $2 AND rater_role = 'buyer'),
                avg_rating = (SELECT (SUM(rating)::bigint * 100 + COUNT(*) / 2) / NULLIF(COUNT(*), 0)
                                FROM marketplace_order_ratings
                               WHERE tenant_id = $1 AND ratee_id = $2 AND rater_role = 'buyer'),
                updated_at = $3
          WHERE tenant_id = $1 AND user_id = $2",
        params![seller, now],
    )
    .await
}
