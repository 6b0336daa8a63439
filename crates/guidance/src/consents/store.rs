//! What the tables of consents are asked.

use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::Stored;
use crate::{insert, params, record};

record! {
    /// What a member decided last about a type of consent.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Decision {
        /// Which type.
        pub slug: String,
        /// Of the text.
        pub version: String,
        /// They agree.
        pub given: bool,
        /// When they decided so.
        pub decided_at: Timestamp,
        /// When they agreed last.
        pub given_at: Option<Timestamp>,
    }
}

/// What a member decided last about each type. Served by `member_consents_by_member`.
pub(super) async fn last(reads: &mut Reads<'_>, member: MemberId) -> Stored<Vec<Decision>> {
    reads
        .all(
            "SELECT c.slug, c.version, c.given, c.decided_at,
                    (SELECT MAX(g.decided_at) FROM member_consents g
                      WHERE g.tenant_id = $1 AND g.user_id = $2 AND g.slug = c.slug AND g.given) AS given_at
               FROM member_consents c
              WHERE c.tenant_id = $1 AND c.user_id = $2
                AND c.id = (SELECT MAX(l.id) FROM member_consents l
                             WHERE l.tenant_id = $1 AND l.user_id = $2 AND l.slug = c.slug)
              ORDER BY c.slug",
            params![member],
        )
        .await
}

/// Notes a decision.
pub(super) async fn insert(tx: &mut Tx, member: MemberId, decision: &Decision) -> Stored<u64> {
    let (sql, params) = insert! { into member_consents {
        user_id: member,
        slug: &decision.slug,
        version: &decision.version,
        given: decision.given,
        decided_at: decision.decided_at,
    } };
    tx.run(sql, params).await
}

/// Writes whether a member wants news by e-mail.
pub(super) async fn set_newsletter(tx: &mut Tx, member: MemberId, wanted: bool) -> Stored<u64> {
    tx.run("UPDATE users SET newsletter_opt_in = $3 WHERE tenant_id = $1 AND id = $2", params![member, wanted]).await
}

record! {
    /// What a browser decided.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct CookieDecision {
        /// Functional ones are agreed to.
        pub functional: bool,
        /// Analytics are agreed to.
        pub analytics: bool,
        /// Marketing is agreed to.
        pub marketing: bool,
        /// The version of the document that was in force.
        pub version: String,
        /// When.
        pub decided_at: Timestamp,
        /// When it ends.
        pub expires_at: Timestamp,
    }
    select cookie_columns
}

/// The last decision under a number. Served by `cookie_consents_by_key`.
#[rustfmt::skip::macros(concat)]
pub(super) async fn last_cookies(call: &Call, key: [u8; 32]) -> Stored<Option<CookieDecision>> {
    call.optional(
        concat!("SELECT ", cookie_columns!(), "
               FROM cookie_consents
              WHERE tenant_id = $1 AND key_hash = $2 AND expires_at > $3
              ORDER BY id DESC
              LIMIT 1"),
        params![key, call.now()],
    )
    .await
}

/// Keeps a decision.
pub(super) async fn insert_cookies(tx: &mut Tx, key: [u8; 32], decision: &CookieDecision) -> Stored<u64> {
    let (sql, params) = insert! { into cookie_consents {
        key_hash: key,
        functional: decision.functional,
        analytics: decision.analytics,
        marketing: decision.marketing,
        version: &decision.version,
        decided_at: decision.decided_at,
        expires_at: decision.expires_at,
    } };
    tx.run(sql, params).await
}

/// Removes what has ended. Served by `cookie_consents_by_end`.
pub(super) async fn remove_ended_cookies(tx: &mut Tx) -> Stored<u64> {
    let now = tx.now();
    tx.run("DELETE FROM cookie_consents WHERE tenant_id = $1 AND expires_at <= $2", params![now]).await
}
