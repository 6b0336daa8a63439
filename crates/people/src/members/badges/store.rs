//! What the tables of badges are asked for staff.

use contract::verification_badges::VerificationBadgeAction as Action;

use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::Stored;
use crate::{insert, params, record};

record! {
    /// A badge that a member was granted.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Badge {
        /// Which.
        pub badge_type: String,
        /// What staff noted.
        pub note: Option<String> = "verification_note",
        /// Who granted it; none where a rule did.
        pub granted_by: Option<MemberId> = "verified_by",
        /// Since when.
        pub granted_at: Timestamp,
        /// Until when.
        pub expires_at: Option<Timestamp>,
        /// When it was revoked.
        pub revoked_at: Option<Timestamp>,
    }
    select badge_columns
}

impl Badge {
    /// Whether it counts.
    #[must_use]
    pub fn counts(&self, now: Timestamp) -> bool {
        self.revoked_at.is_none() && self.expires_at.is_none_or(|end| end > now)
    }
}

record! {
    /// What staff decided about a badge.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Decision {
        /// What.
        pub action: Action,
        /// About which.
        pub badge_type: String,
        /// What was noted.
        pub note: Option<String>,
        /// By whom.
        pub decided_by: MemberId,
        /// Until when it was granted.
        pub expires_at: Option<Timestamp>,
        /// When.
        pub decided_at: Timestamp,
    }
    select decision_columns
}

/// Whether there is such a member.
pub(super) async fn is_there(call: &Call, member: MemberId) -> Stored<bool> {
    call.one(
        "SELECT EXISTS (SELECT 1 FROM users WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL)",
        params![member],
    )
    .await
}

/// All badges of a member, the first granted first. Served by `member_verification_badges_once`.
#[rustfmt::skip::macros(concat)]
pub(super) async fn all(from: &mut Reads<'_>, member: MemberId) -> Stored<Vec<Badge>> {
    from.all(
        concat!("SELECT ", badge_columns!(), "
               FROM member_verification_badges
              WHERE tenant_id = $1 AND user_id = $2
              ORDER BY granted_at, id"),
        params![member],
    )
    .await
}

/// What was decided about a member's badges, the newest first. Served by `verification_badge_decisions_by_member`.
#[rustfmt::skip::macros(concat)]
pub(super) async fn decisions(from: &mut Reads<'_>, member: MemberId) -> Stored<Vec<Decision>> {
    from.all(
        concat!("SELECT ", decision_columns!(), "
               FROM verification_badge_decisions
              WHERE tenant_id = $1 AND user_id = $2
              ORDER BY id DESC
              LIMIT 100"),
        params![member],
    )
    .await
}

/// Grants a badge, anew if it was revoked or has expired. The member's row is held.
pub(super) async fn grant(
    tx: &mut Tx,
    member: MemberId,
    badge: &str,
    by: MemberId,
    note: Option<&str>,
    expires_at: Option<Timestamp>,
) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into member_verification_badges {
        user_id: member,
        badge_type: badge,
        verified_by: by,
        verification_note: note,
        granted_at: now,
        expires_at,
    } then "ON CONFLICT (tenant_id, user_id, badge_type)
            DO UPDATE SET verified_by = excluded.verified_by, verification_note = excluded.verification_note, granted_at = excluded.granted_at,
                          expires_at = excluded.expires_at, revoked_at = NULL" };
    tx.run(sql, params).await
}

/// Revokes a badge. The member's row is held.
pub(super) async fn revoke(tx: &mut Tx, member: MemberId, badge: &str) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE member_verification_badges SET revoked_at = $4 WHERE tenant_id = $1 AND user_id = $2 AND badge_type = $3",
        params![member, badge, now],
    )
    .await
}

/// Notes what was decided.
pub(super) async fn note(tx: &mut Tx, member: MemberId, decision: &Decision) -> Stored<u64> {
    let (sql, params) = insert! { into verification_badge_decisions {
        user_id: member,
        action: decision.action,
        badge_type: &decision.badge_type,
        note: decision.note.as_deref(),
        decided_by: decision.decided_by,
        expires_at: decision.expires_at,
        decided_at: decision.decided_at,
    } };
    tx.run(sql, params).await
}
