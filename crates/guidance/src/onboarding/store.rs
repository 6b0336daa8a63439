//! What is asked about newcomers.

use crate::base::{CategoryId, MemberId};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::{insert, params, record};

/// `member_interests.kind` of what somebody is interested in.
pub(super) const INTEREST: &str = "interest";
/// `member_interests.kind` of what somebody can offer.
pub(super) const OFFER: &str = "offer";
/// `member_interests.kind` of what somebody looks for.
pub(super) const NEED: &str = "need";

record! {
    /// How far a member is.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Newcomer {
        /// The first steps are done.
        pub onboarding_completed: bool,
        /// There is a picture.
        pub has_avatar: bool = "avatar_url IS NOT NULL AND avatar_url <> ''",
        /// What they say about themselves.
        pub bio: Option<String>,
    }
    select newcomer_columns
}

/// How far a member is.
#[rustfmt::skip::macros(concat)]
pub(super) async fn newcomer(call: &Call, member: MemberId) -> Stored<Option<Newcomer>> {
    call.optional(
        concat!("SELECT ", newcomer_columns!(), " FROM users WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL"),
        params![member],
    )
    .await
}

/// The same with the member's row held.
#[rustfmt::skip::macros(concat)]
pub(super) async fn lock(tx: &mut Tx, member: MemberId) -> Stored<Option<Newcomer>> {
    tx.optional(
        concat!("SELECT ", newcomer_columns!(), "
               FROM users
              WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL
                FOR NO KEY UPDATE"),
        params![member],
    )
    .await
}

/// Notes that a member's first steps are done.
pub(super) async fn complete(tx: &mut Tx, member: MemberId) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE users SET onboarding_completed = TRUE, updated_at = $3 WHERE tenant_id = $1 AND id = $2",
        params![member, now],
    )
    .await
}

record! {
    /// Something that interests a member.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Interest {
        /// `member_interests.id`.
        pub id: i64,
        /// What.
        pub category_id: CategoryId,
        /// Its name.
        pub category_name: String,
    }
}

/// What interests a member, by name. Served by `member_interests_once`.
pub(super) async fn interests(call: &Call, member: MemberId) -> Stored<Vec<Interest>> {
    call.all(
        "SELECT i.id, i.category_id, c.name AS category_name
           FROM member_interests i
           JOIN categories c ON c.tenant_id = i.tenant_id AND c.id = i.category_id
          WHERE i.tenant_id = $1 AND i.user_id = $2 AND i.kind = 'interest'
          ORDER BY c.name, i.id",
        params![member],
    )
    .await
}

/// Notes what a member named.
pub(super) async fn insert_interest(tx: &mut Tx, member: MemberId, kind: &str, category: CategoryId) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into member_interests {
        user_id: member,
        kind,
        category_id: category,
        created_at: now,
    } then "ON CONFLICT (tenant_id, user_id, kind, category_id) DO NOTHING" };
    tx.run(sql, params).await
}
