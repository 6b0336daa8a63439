//! What the reviews' table is asked.
//!
//! Who wrote an anonymous review does not leave the database here: the join with `users` leaves them out.

use super::model::{HeldReview, Kind, Review, Status, Tally, Writer, held_columns, review_columns};
use crate::base::{Cursor, MemberId, ReviewId, TenantId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::members::{Card, card_columns, counted_review};
use crate::{insert, joined_record, newest_first, params, record};

mod dealings;
pub mod holdings;
pub mod sound;

pub use dealings::{DueReview, pending};
pub(super) use dealings::{sides, unreviewable};

/// Who wrote review `r`, as table alias `w`; nobody if it is anonymous.
macro_rules! writer {
    () => {
        "LEFT JOIN users w ON w.tenant_id = r.tenant_id AND w.id = r.reviewer_id AND w.deleted_at IS NULL AND NOT r.is_anonymous"
    };
}

/// Reviews that a member received, newest first, before `before`. Served by `reviews_by_receiver`.
#[rustfmt::skip::macros(concat)]
pub async fn received(
    call: &Call,
    member: MemberId,
    before: Option<Cursor>,
    limit: i64,
) -> Stored<Vec<(Review, Writer)>> {
    let before = before.map_or(i64::MAX, |cursor| cursor.0);
    call.all(
        concat!("SELECT ", review_columns!("r"), ", ", card_columns!("w"), ", r.reviewer_name AS told_name
               FROM reviews r ", writer!(), "
              WHERE r.tenant_id = $1 AND r.receiver_id = $2 AND r.id < $3 AND ", counted_review!("r"), "
              ORDER BY r.id DESC
              LIMIT $4"),
        params![member, before, limit],
    )
    .await
}

/// The newest reviews of each of some members, before `before`. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn received_by_each(
    call: &Call,
    members: &[MemberId],
    before: Option<Cursor>,
    limit: i64,
) -> Stored<Vec<(Review, Writer)>> {
    let before = before.map_or(i64::MAX, |cursor| cursor.0);
    call.all(
        concat!("WITH ranked AS (
                 SELECT r.id, ROW_NUMBER() OVER (PARTITION BY r.receiver_id ORDER BY r.id DESC) AS nth
                   FROM reviews r
                  WHERE r.tenant_id = $1 AND r.receiver_id = ANY($2) AND r.id < $3 AND ", counted_review!("r"), ")
             SELECT ", review_columns!("r"), ", ", card_columns!("w"), ", r.reviewer_name AS told_name
               FROM ranked n
               JOIN reviews r ON r.tenant_id = $1 AND r.id = n.id ", writer!(), "
              WHERE n.nth <= $4
              ORDER BY r.receiver_id, r.id DESC"),
        params![members, before, limit],
    )
    .await
}

/// Reviews by a member, newest first, before `before`, with whom they are about. Served by `reviews_by_reviewer`.
#[rustfmt::skip::macros(concat)]
pub async fn given(call: &Call, member: MemberId, before: Option<Cursor>, limit: i64) -> Stored<Vec<(Review, Card)>> {
    call.all(
        newest_first!(call.way(), before, order => concat!("SELECT ", review_columns!("r"), ", ", card_columns!("u"), "
               FROM reviews r
               JOIN users u ON u.tenant_id = r.tenant_id AND u.id = r.receiver_id
              WHERE r.tenant_id = $1 AND r.reviewer_id = $2 AND r.id ", before!(), " $3 AND r.deleted_by_author_at IS NULL
              ORDER BY r.id ", order!(), "
              LIMIT $4")),
        params![member, call.newest_behind(before), limit],
    )
    .await
}

/// How often each of some members got which rating. Whoever got none is not in the answer.
pub async fn tallies(call: &Call, members: &[MemberId]) -> Stored<Vec<(MemberId, Tally)>> {
    call.all(
        concat!(
            "SELECT r.receiver_id,
                COUNT(CASE WHEN r.rating = 1 THEN 1 END) AS one,
                COUNT(CASE WHEN r.rating = 2 THEN 1 END) AS two,
                COUNT(CASE WHEN r.rating = 3 THEN 1 END) AS three,
                COUNT(CASE WHEN r.rating = 4 THEN 1 END) AS four,
                COUNT(CASE WHEN r.rating = 5 THEN 1 END) AS five
           FROM reviews r
          WHERE r.tenant_id = $1 AND r.receiver_id = ANY($2) AND ",
            counted_review!("r"),
            " GROUP BY r.receiver_id"
        ),
        params![members],
    )
    .await
}

record! {
    /// What one review adds to [`Review`].
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct More {
        /// The transaction it is about; `None` if it is anonymous.
        pub transaction_id: Option<i64>,
        /// Whether everybody may read it.
        pub shown: bool,
        /// Whether the viewer wrote it and has not taken it back.
        pub mine: bool,
    }
}

joined_record! {
    /// One review as a reader meets it.
    #[derive(Clone, Debug, PartialEq)]
    pub struct ReviewInFull {
        /// The review.
        pub review: Review,
        /// What it shows alone and in no list.
        pub more: More,
        /// Who wrote it.
        pub writer: Writer,
        /// Whom it is about.
        pub receiver: Card,
    }
}

/// One review, as `viewer` meets it, with whom it is about.
#[rustfmt::skip::macros(concat)]
pub async fn find(call: &Call, viewer: MemberId, id: ReviewId) -> Stored<Option<ReviewInFull>> {
    call.optional(
        concat!("SELECT ", review_columns!("r"), ",
                    CASE WHEN r.is_anonymous THEN NULL ELSE r.transaction_id END AS transaction_id,
                    ", counted_review!("r"), " AS shown,
                    COALESCE(r.reviewer_id = $3, FALSE) AND r.deleted_by_author_at IS NULL AS mine,
                    ", card_columns!("w"), ", r.reviewer_name AS told_name, ", card_columns!("u"), "
               FROM reviews r ", writer!(), "
               JOIN users u ON u.tenant_id = r.tenant_id AND u.id = r.receiver_id
              WHERE r.tenant_id = $1 AND r.id = $2"),
        params![id, viewer],
    )
    .await
}

/// Some reviews with whom they are about, as `viewer` meets them, of community `scope` (0 for all): those that everybody may read, the
/// viewer's own, and, if they moderate, those that are not shown, but not such as wait to be published to the viewer. What its author took back nobody reads.
#[rustfmt::skip::macros(concat)]
pub async fn by_ids(
    call: &Call,
    (scope, viewer, moderates): (TenantId, MemberId, bool),
    ids: &[ReviewId],
) -> Stored<Vec<ReviewInFull>> {
    call.unscoped()
        .all(
            concat!("SELECT ", review_columns!("r"), ",
                        CASE WHEN r.is_anonymous THEN NULL ELSE r.transaction_id END AS transaction_id,
                        ", counted_review!("r"), " AS shown,
                        COALESCE(r.reviewer_id = $3, FALSE) AND r.deleted_by_author_at IS NULL AS mine,
                        ", card_columns!("w"), ", r.reviewer_name AS told_name, ", card_columns!("u"), "
                   FROM reviews r ", writer!(), "
                   JOIN users u ON u.tenant_id = r.tenant_id AND u.id = r.receiver_id
                  WHERE ($1 = 0 OR r.tenant_id = $1) AND r.id = ANY($2)
                    AND (", counted_review!("r"), "
                         OR (r.deleted_by_author_at IS NULL
                             AND ($4 AND (r.is_published OR r.receiver_id <> $3) OR COALESCE(r.reviewer_id = $3, FALSE))))"),
            params![scope, ids, viewer, moderates],
        )
        .await
}

/// What decides about a review, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub(super) async fn lock(tx: &mut Tx, id: ReviewId) -> Stored<Option<HeldReview>> {
    tx.optional(
        concat!("SELECT ", held_columns!(), "
               FROM reviews
              WHERE tenant_id = $1 AND id = $2
                FOR UPDATE"),
        params![id],
    )
    .await
}

/// Whether a member has reviewed a transaction.
pub(super) async fn has_reviewed(tx: &mut Tx, reviewer: MemberId, transaction: i64) -> Stored<bool> {
    tx.one(
        "SELECT EXISTS (SELECT 1 FROM reviews WHERE tenant_id = $1 AND reviewer_id = $2 AND transaction_id = $3)",
        params![reviewer, transaction],
    )
    .await
}

/// Whether a member has reviewed another one without a transaction after a moment. Served by `reviews_between`.
pub(super) async fn reviewed_after(
    tx: &mut Tx,
    reviewer: MemberId,
    receiver: MemberId,
    moment: Timestamp,
) -> Stored<bool> {
    tx.one(
        "SELECT EXISTS (SELECT 1 FROM reviews
                         WHERE tenant_id = $1 AND reviewer_id = $2 AND receiver_id = $3 AND transaction_id IS NULL
                           AND created_at > $4)",
        params![reviewer, receiver, moment],
    )
    .await
}

/// A review to be.
#[derive(Clone, Debug)]
pub(super) struct NewReview<'a> {
    pub(super) reviewer: MemberId,
    pub(super) receiver: MemberId,
    pub(super) transaction: Option<i64>,
    pub(super) rating: i64,
    pub(super) comment: Option<&'a str>,
    pub(super) search_text: &'a str,
    pub(super) is_anonymous: bool,
}

/// Notes a review under a number, unless that is taken. A second one of the same transaction breaks `reviews_once`.
pub(super) async fn insert(tx: &mut Tx, id: ReviewId, new: &NewReview<'_>) -> Stored<Option<ReviewId>> {
    let now = tx.now();
    let (sql, params) = insert! { into reviews {
        id,
        reviewer_id: new.reviewer,
        receiver_id: new.receiver,
        transaction_id: new.transaction,
        rating: new.rating,
        comment: new.comment,
        search_text: new.search_text,
        status: Status::Approved,
        review_type: Kind::Local,
        is_anonymous: new.is_anonymous,
        is_published: !new.is_anonymous,
        show_cross_tenant: true,
        created_at & updated_at: now,
    } then "ON CONFLICT (id) DO NOTHING RETURNING id" };
    tx.optional(sql, params).await
}

/// Writes a review's status, and when its author took it back.
pub(super) async fn update(tx: &mut Tx, id: ReviewId, status: Status, withdrawn: Option<Timestamp>) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE reviews SET status = $3, deleted_by_author_at = $4, updated_at = $5 WHERE tenant_id = $1 AND id = $2",
        params![id, status, withdrawn, now],
    )
    .await
}

/// Publishes what was written before a moment, everywhere. Gives how many that were. Served by `reviews_waiting`.
pub(super) async fn publish(call: &Call, before: Timestamp) -> Stored<u64> {
    call.unscoped()
        .run("UPDATE reviews SET is_published = TRUE WHERE NOT is_published AND created_at < $1", params![before])
        .await
}

/// Removes a review.
pub(super) async fn delete(tx: &mut Tx, id: ReviewId) -> Stored<u64> {
    tx.run("DELETE FROM reviews WHERE tenant_id = $1 AND id = $2", params![id]).await
}
