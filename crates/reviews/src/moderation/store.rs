//! What moderation asks the reviews' table.
//!
//! Whoever received an anonymous review does not learn here either who wrote it: `$2` is the viewer, and the join with `users` leaves that
//! writer out, so that no search finds the review by their name.

use crate::base::{MemberId, ReviewId, TenantId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::members::{Card, card_columns};
use crate::reviews::model::{Action, Review, Status, Writer, review_columns};
use crate::{insert, joined_record, params, record};

record! {
    /// What moderation shows beside a [`Review`].
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Moderated {
        /// The community.
        pub tenant_id: TenantId,
        /// Its name.
        pub tenant_name: String,
        /// When its author took it back.
        pub deleted_by_author_at: Option<Timestamp>,
        /// The viewer received it and it is anonymous: they are not told who wrote it.
        pub hidden: bool,
        /// The transaction it is about, if the viewer may know it.
        pub transaction_id: Option<i64>,
        /// The group it is about.
        pub group_id: Option<i64>,
        /// Address of whoever wrote it, if the viewer may know them.
        pub reviewer_email: Option<String>,
        /// Address of whom it is about.
        pub receiver_email: String,
    }
}

joined_record! {
    /// A review as staff meet it.
    #[derive(Clone, Debug, PartialEq)]
    pub struct ModeratedReview {
        /// The review.
        pub review: Review,
        /// What moderation shows beside it.
        pub moderated: Moderated,
        /// Who wrote it, if the viewer may know them.
        pub writer: Writer,
        /// Whom it is about.
        pub receiver: Card,
    }
}

/// The columns of [`Moderated`].
macro_rules! moderated {
    () => {
        "r.tenant_id, t.name AS tenant_name, r.deleted_by_author_at,
                        (r.is_anonymous AND r.receiver_id = $2) AS hidden,
                        CASE WHEN r.is_anonymous AND r.receiver_id = $2 THEN NULL ELSE r.transaction_id END AS transaction_id,
                        r.group_id, w.email AS reviewer_email, u.email AS receiver_email"
    };
}

/// The rows of a [`ModeratedReview`], of community `$1` (0 for all), without those that wait to be published to viewer `$2`.
macro_rules! tables {
    () => {
        "reviews r
                   JOIN tenants t ON t.id = r.tenant_id
                   JOIN users u ON u.tenant_id = r.tenant_id AND u.id = r.receiver_id
                   LEFT JOIN users w ON w.tenant_id = r.tenant_id AND w.id = r.reviewer_id
                                    AND NOT (r.is_anonymous AND r.receiver_id = $2)
                  WHERE ($1 = 0 OR r.tenant_id = $1) AND (r.is_published OR r.receiver_id <> $2)"
    };
}

/// Which reviews a list shows. SQLite's `LOWER` knows ASCII alone, so there a name is found by other capitals only as it is written.
#[rustfmt::skip]
macro_rules! wanted {
    ($names:literal, $whole:literal) => {
        concat!("r.deleted_by_author_at IS NULL AND ($3 = 0 OR r.rating = $3) AND ($4 IS NULL OR r.status = $4)
                    AND ($5 IS NULL OR r.search_text LIKE $5 ESCAPE '\\'
                         OR LOWER(u.first_name || ' ' || COALESCE(u.organization_name, '')) LIKE ", $names, " ESCAPE '\\'
                         OR LOWER(COALESCE(w.first_name || ' ' || COALESCE(w.organization_name, ''), r.reviewer_name, '')) LIKE ", $names, " ESCAPE '\\'
                         OR LOWER(u.first_name || ' ' || u.last_name) LIKE ", $whole, " ESCAPE '\\'
                         OR LOWER(w.first_name || ' ' || w.last_name) LIKE ", $whole, " ESCAPE '\\')")
    };
}

/// Which reviews a list shows.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// Of this community; `None` for all of the installation.
    pub tenant: Option<TenantId>,
    /// With this rating; 0 for all.
    pub rating: i64,
    /// In this status.
    pub status: Option<Status>,
    /// In whose comment this pattern is found.
    pub words: Option<String>,
    /// Or in whose names, as everybody is shown them, this one.
    pub names: Option<String>,
    /// Or in whose whole names this one, for eyes that see family names.
    pub whole: Option<String>,
}

impl Wanted {
    fn scope(&self) -> TenantId {
        self.tenant.unwrap_or_else(|| TenantId::from(0))
    }
}

/// Some reviews, newest first, as `viewer` may see them.
#[rustfmt::skip::macros(concat)]
pub async fn page(
    call: &Call,
    viewer: MemberId,
    wanted: &Wanted,
    limit: i64,
    offset: i64,
) -> Stored<Vec<ModeratedReview>> {
    call.unscoped()
        .all(
            concat!("SELECT ", review_columns!("r"), ", ", moderated!(), ", ", card_columns!("w"), ", r.reviewer_name AS told_name, ", card_columns!("u"), "
                   FROM ", tables!(), " AND ", wanted!("$8", "$9"), "
                  ORDER BY r.id DESC
                  LIMIT $6 OFFSET $7"),
            params![wanted.scope(), viewer, wanted.rating, wanted.status, wanted.words.as_deref(), limit, offset, wanted.names.as_deref(), wanted.whole.as_deref()],
        )
        .await
}

/// How many reviews there are, as `viewer` may see them.
#[rustfmt::skip::macros(concat)]
pub async fn count(call: &Call, viewer: MemberId, wanted: &Wanted) -> Stored<i64> {
    call.unscoped()
        .one(
            concat!("SELECT COUNT(*) FROM ", tables!(), " AND ", wanted!("$6", "$7")),
            params![
                wanted.scope(),
                viewer,
                wanted.rating,
                wanted.status,
                wanted.words.as_deref(),
                wanted.names.as_deref(),
                wanted.whole.as_deref()
            ],
        )
        .await
}

/// One review, unless its author has taken it back, as `viewer` may see it, and whether they wrote or received it.
#[rustfmt::skip::macros(concat)]
pub async fn find(call: &Call, viewer: MemberId, id: ReviewId) -> Stored<Option<(ModeratedReview, bool)>> {
    call.optional(
        concat!("SELECT ", review_columns!("r"), ", ", moderated!(), ", ", card_columns!("w"), ", r.reviewer_name AS told_name, ", card_columns!("u"), ",
                    (r.receiver_id = $2 OR COALESCE(r.reviewer_id = $2, FALSE)) AS involved
               FROM ", tables!(), " AND r.id = $3 AND r.deleted_by_author_at IS NULL"),
        params![viewer, id],
    )
    .await
}

/// Some reviews of community `scope` (0 for all), without those that their author has taken back, as `viewer` may see them, and whether
/// they wrote or received them.
#[rustfmt::skip::macros(concat)]
pub async fn by_ids(
    call: &Call,
    scope: TenantId,
    viewer: MemberId,
    ids: &[ReviewId],
) -> Stored<Vec<(ModeratedReview, bool)>> {
    call.unscoped()
        .all(
            concat!("SELECT ", review_columns!("r"), ", ", moderated!(), ", ", card_columns!("w"), ", r.reviewer_name AS told_name, ", card_columns!("u"), ",
                        (r.receiver_id = $2 OR COALESCE(r.reviewer_id = $2, FALSE)) AS involved
                   FROM ", tables!(), " AND r.id = ANY($3) AND r.deleted_by_author_at IS NULL"),
            params![scope, viewer, ids],
        )
        .await
}

/// Notes what was done with a review, and by whom.
pub(super) async fn note(tx: &mut Tx, id: ReviewId, action: Action, by: MemberId) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into review_moderations { review: id, action, made_by: by, made_at: now } };
    tx.run(sql, params).await
}
