//! Hours that members get for coming.

use chrono::TimeDelta;

use crate::base::{Hours, MemberId, TenantId, Timestamp, TransactionId};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::members::{Card, card_columns};
use crate::model::EventId;
use crate::rewards::actions::Wanted;
use crate::rewards::model::{ClaimId, Hold, Status};
use crate::{insert, joined_record, params, record};

/// What has waited for so long is worth a look.
const LONG: TimeDelta = TimeDelta::days(7);

record! {
    /// Hours that a member gets for coming to an event.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Claim {
        /// `event_attendance_claims.id`.
        pub id: ClaimId,
        /// The event.
        pub event_id: EventId,
        /// Who came.
        pub user_id: MemberId,
        /// How many hours.
        pub hours: Hours,
        /// How it stands.
        pub status: Status,
        /// What it waits for.
        pub waits_for: Option<Hold>,
        /// The member had to do with it, so that somebody else decides.
        pub is_own: bool,
        /// Changes so far.
        pub version: i64,
        /// The transaction that paid it.
        pub transaction_id: Option<TransactionId>,
        /// Why an administrator took it back.
        pub reason: Option<String>,
        /// The administrator who decided last.
        pub decided_by: Option<MemberId>,
        /// When it was made.
        pub created_at: Timestamp,
        /// When it changed last.
        pub updated_at: Timestamp,
        /// When it was paid.
        pub paid_at: Option<Timestamp>,
        /// When it was taken back.
        pub reversed_at: Option<Timestamp>,
    }
    select claim_columns
}

record! {
    /// What is shown with a claim.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Around {
        /// What the event is called.
        pub event_title: String,
        /// The transaction that took it back, whoever made it.
        pub reversal_id: Option<TransactionId>,
        /// When that was made.
        pub reversal_at: Option<Timestamp>,
    }
}

joined_record! {
    /// A claim with what is shown of it.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Shown {
        /// The claim.
        pub claim: Claim,
        /// What is shown with it.
        pub around: Around,
        /// Who came.
        pub member: Card,
    }
}

impl Shown {
    /// How it stands: what the wallet's administrators took back is taken back.
    #[must_use]
    pub fn status(&self) -> Status {
        if self.claim.status == Status::Paid && self.around.reversal_id.is_some() {
            Status::Reversed
        } else {
            self.claim.status
        }
    }
}

/// What a member, whose row is held, got for coming since a moment, and has not lost again. Served by `event_attendance_claims_by_user`.
pub async fn paid_since(tx: &mut Tx, member: MemberId, since: Timestamp) -> Stored<Hours> {
    tx.one(
        "SELECT COALESCE(SUM(hours), 0)::bigint
           FROM event_attendance_claims
          WHERE tenant_id = $1 AND user_id = $2 AND status IN ('paid', 'reversal_pending') AND paid_at >= $3",
        params![member, since],
    )
    .await
}

/// Makes claims of those who are noted as there and have none. Gives how many. The event's row is held. Whoever decided, and whoever noted themselves, needs somebody else.
pub async fn catch_up(tx: &mut Tx, event: EventId, (hours, decided_by): (Hours, Option<MemberId>)) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "INSERT INTO event_attendance_claims (tenant_id, event_id, user_id, hours, status, is_own, version, created_at, updated_at)
         SELECT a.tenant_id, a.event_id, a.user_id, $3::bigint, 'pending',
                (a.user_id = COALESCE($4::bigint, 0)
                  OR EXISTS (SELECT 1 FROM event_attendance_activity h
                              WHERE h.tenant_id = $1 AND h.attendance_id = a.id AND h.action = 'check_in' AND h.actor_id = a.user_id)),
                1, $5::timestamptz, $5::timestamptz
           FROM event_attendance a
          WHERE a.tenant_id = $1 AND a.event_id = $2 AND a.state IN ('checked_in', 'checked_out', 'attended')
            AND NOT EXISTS (SELECT 1 FROM event_attendance_claims c
                             WHERE c.tenant_id = $1 AND c.event_id = a.event_id AND c.user_id = a.user_id)",
        params![event, hours, decided_by, now],
    )
    .await
}

/// Makes a claim. The member's row is held.
pub async fn insert(tx: &mut Tx, event: EventId, member: MemberId, (hours, is_own): (Hours, bool)) -> Stored<ClaimId> {
    let now = tx.now();
    let (sql, params) = insert! { into event_attendance_claims {
        event_id: event,
        user_id: member,
        hours,
        status: Status::Pending,
        is_own,
        version: 1_i64,
        created_at & updated_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// The claim of a member at an event, held.
#[rustfmt::skip::macros(concat)]
pub async fn lock_of(tx: &mut Tx, event: EventId, member: MemberId) -> Stored<Option<Claim>> {
    tx.optional(
        concat!("SELECT ", claim_columns!(), "
               FROM event_attendance_claims
              WHERE tenant_id = $1 AND event_id = $2 AND user_id = $3
                FOR NO KEY UPDATE"),
        params![event, member],
    )
    .await
}

/// The hours that a member has for coming to an event.
pub async fn paid_hours(call: &Call, event: EventId, member: MemberId) -> Stored<Option<Hours>> {
    call.optional(
        "SELECT hours FROM event_attendance_claims WHERE tenant_id = $1 AND event_id = $2 AND user_id = $3 AND status = 'paid'",
        params![event, member],
    )
    .await
}

/// A claim.
#[rustfmt::skip::macros(concat)]
pub async fn find(tx: &mut Tx, id: ClaimId) -> Stored<Option<Claim>> {
    tx.optional(
        concat!("SELECT ", claim_columns!(), " FROM event_attendance_claims WHERE tenant_id = $1 AND id = $2"),
        params![id],
    )
    .await
}

/// A claim, held.
#[rustfmt::skip::macros(concat)]
pub async fn lock(tx: &mut Tx, id: ClaimId) -> Stored<Option<Claim>> {
    tx.optional(
        concat!("SELECT ", claim_columns!(), " FROM event_attendance_claims WHERE tenant_id = $1 AND id = $2 FOR NO KEY UPDATE"),
        params![id],
    )
    .await
}

/// Brings a claim to another state because of what was noted. It is held.
pub async fn turn(tx: &mut Tx, id: ClaimId, to: Status) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_attendance_claims
            SET status = $3, waits_for = NULL, attend_by = NULL, version = version + 1, updated_at = $4
          WHERE tenant_id = $1 AND id = $2",
        params![id, to, now],
    )
    .await
}

/// Notes what a claim waits for. It is held.
pub async fn wait(tx: &mut Tx, id: ClaimId, hold: Hold) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_attendance_claims
            SET waits_for = $3, attend_by = $5, version = version + 1, updated_at = $4
          WHERE tenant_id = $1 AND id = $2",
        params![id, hold, now, now + LONG],
    )
    .await
}

/// Notes that a claim is settled: by whom, and why if it was taken back or given up. It is held.
pub async fn settled(
    tx: &mut Tx,
    id: ClaimId,
    (to, paid): (Status, Option<TransactionId>),
    (decided_by, reason): (Option<MemberId>, Option<&str>),
) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_attendance_claims
            SET status = $3, waits_for = NULL, attend_by = NULL, version = version + 1, updated_at = $4,
                transaction_id = COALESCE($5::bigint, transaction_id), decided_by = $6::bigint, reason = $7::text,
                paid_at = CASE WHEN $3 = 'paid' THEN $4 ELSE paid_at END,
                reversed_at = CASE WHEN $3 = 'reversed' THEN $4 ELSE reversed_at END
          WHERE tenant_id = $1 AND id = $2",
        params![id, to, now, paid, decided_by, reason],
    )
    .await
}

/// The next claim of an event that is to be settled.
pub async fn open_after(tx: &mut Tx, event: EventId, after: ClaimId) -> Stored<Option<ClaimId>> {
    tx.optional(
        "SELECT id FROM event_attendance_claims
          WHERE tenant_id = $1 AND event_id = $2 AND status IN ('pending', 'reversal_pending') AND id > $3
          ORDER BY id
          LIMIT 1",
        params![event, after],
    )
    .await
}

record! {
    /// How the hours of an event stand.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub struct Counts {
        /// How many are to be paid.
        pub pending: i64,
        /// How many have been.
        pub paid: i64,
        /// How many hours that is.
        pub paid_hours: Hours,
        /// How many hours are to be paid.
        pub pending_hours: Hours,
        /// What lies in the fund.
        pub fund: Hours,
    }
}

/// How the hours of an event stand.
pub async fn counts(call: &Call, event: EventId) -> Stored<Counts> {
    call.one(
        "SELECT COUNT(CASE WHEN c.status = 'pending' THEN 1 END) AS pending, COUNT(CASE WHEN c.status = 'paid' THEN 1 END) AS paid,
                COALESCE(SUM(CASE WHEN c.status = 'paid' THEN c.hours END), 0)::bigint AS paid_hours,
                COALESCE(SUM(CASE WHEN c.status = 'pending' THEN c.hours END), 0)::bigint AS pending_hours,
                COALESCE((SELECT a.balance FROM accounts a WHERE a.tenant_id = $1 AND a.kind = 'community_fund'), 0)::bigint AS fund
           FROM event_attendance_claims c
          WHERE c.tenant_id = $1 AND c.event_id = $2",
        params![event],
    )
    .await
}

/// Which claims are wanted: `$2` and `$3`.
macro_rules! wanted {
    () => {
        "($2 IS NULL OR $2 = CASE WHEN c.status = 'paid' AND b.id IS NOT NULL THEN 'reversed' ELSE c.status END) AND ($3 IS NULL OR c.event_id = $3)"
    };
}

/// Where what is shown comes from.
macro_rules! shown {
    () => {
        "FROM event_attendance_claims c
               JOIN events e ON e.tenant_id = $1 AND e.id = c.event_id
               JOIN users u ON u.tenant_id = $1 AND u.id = c.user_id
               LEFT JOIN transactions b ON b.tenant_id = $1 AND b.reverses_id = c.transaction_id"
    };
}

/// What is shown.
macro_rules! columns {
    () => {
        concat!(
            claim_columns!("c"),
            ", e.title AS event_title, b.id AS reversal_id, b.created_at AS reversal_at, ",
            card_columns!("u")
        )
    };
}

/// One page of claims, the newest first.
#[rustfmt::skip::macros(concat)]
pub async fn page(call: &Call, of: Wanted, (limit, offset): (i64, i64)) -> Stored<Vec<Shown>> {
    call.all(
        concat!("SELECT ", columns!(), "
               ", shown!(), "
              WHERE c.tenant_id = $1 AND ", wanted!(), "
              ORDER BY c.id DESC
              LIMIT $4 OFFSET $5"),
        params![of.status, of.event, limit, offset],
    )
    .await
}

/// How many claims are wanted.
#[rustfmt::skip::macros(concat)]
pub async fn count(call: &Call, of: Wanted) -> Stored<i64> {
    call.one(
        concat!("SELECT COUNT(*) ", shown!(), " WHERE c.tenant_id = $1 AND ", wanted!()),
        params![of.status, of.event],
    )
    .await
}

/// Some claims. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn by_ids(call: &Call, ids: &[ClaimId]) -> Stored<Vec<Shown>> {
    call.all(
        concat!("SELECT ", columns!(), "
               ", shown!(), "
              WHERE c.tenant_id = $1 AND c.id = ANY($2)"),
        params![ids],
    )
    .await
}

record! {
    /// A claim that can be settled by now.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Due {
        /// Of which community.
        pub tenant_id: TenantId,
        /// The claim.
        pub id: ClaimId,
    }
}

/// Claims of all communities that wait for what has come by now: hours in the fund, or the member. Served by `event_attendance_claims_waiting`.
pub async fn due(call: &Call, limit: i64) -> Stored<Vec<Due>> {
    call.unscoped()
        .all(
            "SELECT c.tenant_id, c.id
               FROM event_attendance_claims c
               JOIN users u ON u.tenant_id = c.tenant_id AND u.id = c.user_id AND u.status = 'active' AND u.deleted_at IS NULL
               JOIN accounts a ON a.tenant_id = c.tenant_id
                AND ((c.status = 'pending' AND a.kind = 'community_fund') OR (c.status = 'reversal_pending' AND a.user_id = c.user_id))
              WHERE c.waits_for IN ('fund', 'member') AND a.balance >= c.hours
              ORDER BY c.id
              LIMIT $1",
            params![limit],
        )
        .await
}
