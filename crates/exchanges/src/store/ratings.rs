//! What the two said of each other.

use crate::base::{ExchangeId, MemberId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::Stored;
use crate::wallet::store::{Party, party_columns};
use crate::{insert, joined_record, params, record};

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
    select rating_columns
}

joined_record! {
    /// A rating with whoever said it.
    #[derive(Clone, Debug, PartialEq)]
    pub struct RatingWithRater {
        /// The rating.
        pub rating: Rating,
        /// Who said it.
        pub rater: Party,
        /// Their username.
        pub username: Option<String>,
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
    let now = tx.now();
    let (sql, params) = insert! { into exchange_ratings {
        exchange_id: id,
        rater_id: rater,
        rated_id: rated,
        rating,
        comment,
        created_at: now,
    } };
    tx.run(sql, params).await
}

/// What the two said of an exchange, in the order in which they said it. Served by `exchange_ratings_once`.
#[rustfmt::skip::macros(concat)]
pub async fn ratings(from: &mut Reads<'_>, id: ExchangeId) -> Stored<Vec<Rating>> {
    from.all(
        concat!("SELECT ", rating_columns!(), "
               FROM exchange_ratings
              WHERE tenant_id = $1 AND exchange_id = $2
              ORDER BY id"),
        params![id],
    )
    .await
}

/// Those who rated an exchange, each with their username, in the order of its ratings.
#[rustfmt::skip::macros(concat)]
pub async fn raters(call: &Call, id: ExchangeId) -> Stored<Vec<(Party, Option<String>)>> {
    call.all(
        concat!("SELECT ", party_columns!("u"), ", u.username
               FROM exchange_ratings r
               JOIN users u ON u.tenant_id = r.tenant_id AND u.id = r.rater_id
              WHERE r.tenant_id = $1 AND r.exchange_id = $2
              ORDER BY r.id"),
        params![id],
    )
    .await
}

/// What the two said of each of these exchanges, with whoever said it and their username, in the order in which they said it. One
/// statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn ratings_of_each(call: &Call, ids: &[ExchangeId]) -> Stored<Vec<(ExchangeId, RatingWithRater)>> {
    call.all(
        concat!("SELECT r.exchange_id, ", rating_columns!("r"), ",
                    ", party_columns!("u"), ", u.username
               FROM exchange_ratings r
               LEFT JOIN users u ON u.tenant_id = r.tenant_id AND u.id = r.rater_id
              WHERE r.tenant_id = $1 AND r.exchange_id = ANY($2)
              ORDER BY r.id"),
        params![ids],
    )
    .await
}

/// Some of what one said of the other after exchanges that a member is a party to.
#[rustfmt::skip::macros(concat)]
pub async fn ratings_by_ids(call: &Call, member: MemberId, ids: &[i64]) -> Stored<Vec<RatingWithRater>> {
    call.all(
        concat!("SELECT ", rating_columns!("r"), ",
                    ", party_columns!("u"), ", u.username
               FROM exchange_ratings r
               LEFT JOIN users u ON u.tenant_id = r.tenant_id AND u.id = r.rater_id
              WHERE r.tenant_id = $1 AND r.id = ANY($3) AND (r.rater_id = $2 OR r.rated_id = $2)"),
        params![member, ids],
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
    call.one(
        "SELECT COALESCE(SUM(rating), 0)::bigint AS sum, COUNT(*) AS count,
                EXISTS (SELECT 1 FROM users WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL) AS known
           FROM exchange_ratings
          WHERE tenant_id = $1 AND rated_id = $2",
        params![member],
    )
    .await
}

/// The sum and the number of the ratings of each of these members, zero of whom nobody rated. One statement whatever their number.
pub async fn rated_each(call: &Call, members: &[MemberId]) -> Stored<Vec<(MemberId, i64, i64)>> {
    call.all(
        "SELECT u.id, COALESCE(SUM(r.rating), 0)::bigint, COUNT(r.id)
           FROM users u
           LEFT JOIN exchange_ratings r ON r.tenant_id = u.tenant_id AND r.rated_id = u.id
          WHERE u.tenant_id = $1 AND u.id = ANY($2) AND u.deleted_at IS NULL
          GROUP BY u.id",
        params![members],
    )
    .await
}
