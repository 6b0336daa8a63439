//! What the table of consents is asked.

use super::actions::Kind;
use crate::base::{MemberId, Timestamp};
use crate::call::{Reads, Tx};
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
pub(super) async fn insert(tx: &mut Tx, member: MemberId, kind: &Kind, given: bool) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into member_consents {
        user_id: member,
        slug: kind.slug,
        version: kind.version,
        given,
        decided_at: now,
    } };
    tx.run(sql, params).await
}

/// Writes whether a member wants news by e-mail.
pub(super) async fn set_newsletter(tx: &mut Tx, member: MemberId, wanted: bool) -> Stored<u64> {
    tx.run("UPDATE users SET newsletter_opt_in = $3 WHERE tenant_id = $1 AND id = $2", params![member, wanted]).await
}
