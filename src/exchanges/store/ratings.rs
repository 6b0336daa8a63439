//! What the two said of each other.

use crate::base::{ExchangeId, MemberId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::wallet::store::Party;
use crate::{params, record};

record! {
    /// What one of the two said of the other.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Rating {
        /// `exchange_ratings.id`.
        pub id: i64,
        /// Who said it.
        pub rater_id: MemberId,
        /// Of whom.
        pub rated_id: MemberId,
        /// From 1 to 5.
        pub rating: i64,
        /// In words.
        pub comment: Option<String>,
        /// When.
        pub created_at: Timestamp,
    }
}

/// Notes a rating. A second one by the same member breaks `exchange_ratings_once`.
pub async fn insert_rating(
    tx: &mut Tx,
    id: ExchangeId,
    rater: MemberId,
    rated: MemberId,
    rating: i64,
    comment: Option<&str>,
) -> Stored<u64> {
    let (tenant, now) = (tx.tenant(), tx.now());
    tx.run(
        "INSERT INTO exchange_ratings (tenant_id, exchange_id, rater_id, rated_id, rating, comment, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
        params![tenant, id, rater, rated, rating, comment, now],
    )
    .await
}

/// What the two said of an exchange, in the order in which they said it. Served by `exchange_ratings_once`.
const OF_EXCHANGE: &str = "SELECT id, rater_id, rated_id, rating, comment, created_at
           FROM exchange_ratings
          WHERE tenant_id = $1 AND exchange_id = $2
          ORDER BY id";

/// What the two said, as the transaction at hand sees it.
pub async fn ratings_within(tx: &mut Tx, id: ExchangeId) -> Stored<Vec<Rating>> {
    let tenant = tx.tenant();
    tx.all(OF_EXCHANGE, params![tenant, id]).await
}

/// What the two said.
pub async fn ratings(call: &Call, id: ExchangeId) -> Stored<Vec<Rating>> {
    call.db().all(OF_EXCHANGE, params![call.tenant(), id]).await
}

/// Those who rated an exchange, each with their username, in the order of its ratings.
pub async fn raters(call: &Call, id: ExchangeId) -> Stored<Vec<(Party, Option<String>)>> {
    call.db()
        .all(
            "SELECT u.id, u.first_name, u.last_name, u.organization_name, u.profile_type, u.avatar_url, u.username
               FROM exchange_ratings r
               JOIN users u ON u.tenant_id = r.tenant_id AND u.id = r.rater_id
              WHERE r.tenant_id = $1 AND r.exchange_id = $2
              ORDER BY r.id",
            params![call.tenant(), id],
        )
        .await
}

/// What the two said of each of these exchanges, with whoever said it and their username, in the order in which they said it. One
/// statement whatever their number.
pub async fn ratings_of_each(
    call: &Call,
    ids: &[ExchangeId],
) -> Stored<Vec<(ExchangeId, Rating, Party, Option<String>)>> {
    call.db()
        .all(
            "SELECT r.exchange_id, r.id, r.rater_id, r.rated_id, r.rating, r.comment, r.created_at,
                    u.id, u.first_name, u.last_name, u.organization_name, u.profile_type, u.avatar_url, u.username
               FROM exchange_ratings r
               LEFT JOIN users u ON u.tenant_id = r.tenant_id AND u.id = r.rater_id
              WHERE r.tenant_id = $1 AND r.exchange_id = ANY($2)
              ORDER BY r.id",
            params![call.tenant(), ids],
        )
        .await
}

/// What one said of the other after an exchange that a member is a party to.
pub async fn rating(call: &Call, member: MemberId, id: i64) -> Stored<Option<(Rating, Party, Option<String>)>> {
    call.db()
        .optional(
            "SELECT r.id, r.rater_id, r.rated_id, r.rating, r.comment, r.created_at,
                    u.id, u.first_name, u.last_name, u.organization_name, u.profile_type, u.avatar_url, u.username
               FROM exchange_ratings r
               LEFT JOIN users u ON u.tenant_id = r.tenant_id AND u.id = r.rater_id
              WHERE r.tenant_id = $1 AND r.id = $3 AND (r.rater_id = $2 OR r.rated_id = $2)",
            params![call.tenant(), member, id],
        )
        .await
}

record! {
    /// How a member was rated.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Rated {
        /// The sum of all ratings.
        pub sum: i64,
        /// How many.
        pub count: i64,
        /// The community has such a member.
        pub known: bool,
    }
}

/// How a member was rated. Read from `exchange_ratings_by_rated` alone.
pub async fn rated(call: &Call, member: MemberId) -> Stored<Rated> {
    call.db()
        .one(
            "SELECT COALESCE(SUM(rating), 0)::bigint AS sum, COUNT(*) AS count,
                    EXISTS (SELECT 1 FROM users WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL) AS known
               FROM exchange_ratings
              WHERE tenant_id = $1 AND rated_id = $2",
            params![call.tenant(), member],
        )
        .await
}

/// The sum and the number of the ratings of each of these members, zero of whom nobody rated. One statement whatever their number.
pub async fn rated_each(call: &Call, members: &[MemberId]) -> Stored<Vec<(MemberId, i64, i64)>> {
    call.db()
        .all(
            "SELECT u.id, COALESCE(SUM(r.rating), 0)::bigint, COUNT(r.id)
               FROM users u
               LEFT JOIN exchange_ratings r ON r.tenant_id = u.tenant_id AND r.rated_id = u.id
              WHERE u.tenant_id = $1 AND u.id = ANY($2) AND u.deleted_at IS NULL
              GROUP BY u.id",
            params![call.tenant(), members],
        )
        .await
}
