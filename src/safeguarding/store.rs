//! What the measures' table is asked.

use super::model::{Direction, Kind, Measure, Terms};
use crate::base::{MeasureId, MemberId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::{Json, Stored};
use crate::params;

/// The columns of a [`Measure`] of table alias `m`, in its order.
macro_rules! measure {
    () => {
        "m.kind, m.member_id, m.partner_id, m.direction, m.interactions, m.jurisdiction,
                m.id, m.reason, m.starts_at, m.ends_at, m.made_by, m.made_at, m.lifted_by, m.lifted_at, m.lift_reason"
    };
}

/// Which measures a list is about: member `$2` (0 for all), kind `$3` (null for all), in force at `$4` (null: at any time).
macro_rules! wanted {
    () => {
        "m.tenant_id = $1 AND ($2 = 0 OR m.member_id = $2 OR m.partner_id = $2) AND ($3 IS NULL OR m.kind = $3)
            AND ($4 IS NULL OR (m.lifted_at IS NULL AND m.starts_at <= $4 AND (m.ends_at IS NULL OR m.ends_at > $4)))"
    };
}

/// What is in force about either of two members and not about a pair with somebody else. Served by
/// `safeguarding_measures_by_member`.
pub(super) async fn between(tx: &mut Tx, one: MemberId, other: MemberId) -> Stored<Vec<Terms>> {
    let (tenant, now) = (tx.tenant(), tx.now());
    tx.all(
        "SELECT m.kind, m.member_id, m.partner_id, m.direction, m.interactions, m.jurisdiction
           FROM safeguarding_measures m
          WHERE m.tenant_id = $1 AND m.member_id IN ($2, $3) AND (m.partner_id IS NULL OR m.partner_id IN ($2, $3))
            AND m.lifted_at IS NULL AND m.starts_at <= $4 AND (m.ends_at IS NULL OR m.ends_at > $4)",
        params![tenant, one, other, now],
    )
    .await
}

/// Which measures a list shows.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wanted {
    /// About this member.
    pub member: Option<MemberId>,
    /// Of this kind.
    pub kind: Option<Kind>,
    /// In force at this moment.
    pub at: Option<Timestamp>,
}

impl Wanted {
    fn number(self) -> MemberId {
        self.member.unwrap_or_else(|| MemberId::from(0))
    }
}

/// Some measures, newest first.
#[rustfmt::skip::macros(concat)]
pub async fn page(call: &Call, wanted: Wanted, limit: i64, offset: i64) -> Stored<Vec<Measure>> {
    call.db()
        .all(
            concat!("SELECT ", measure!(), "
                   FROM safeguarding_measures m
                  WHERE ", wanted!(), "
                  ORDER BY m.id DESC
                  LIMIT $5 OFFSET $6"),
            params![call.tenant(), wanted.number(), wanted.kind, wanted.at, limit, offset],
        )
        .await
}

/// Some measures.
#[rustfmt::skip::macros(concat)]
pub async fn by_ids(call: &Call, ids: &[MeasureId]) -> Stored<Vec<Measure>> {
    call.db()
        .all(
            concat!("SELECT ", measure!(), "
                   FROM safeguarding_measures m
                  WHERE m.tenant_id = $1 AND m.id = ANY($2)"),
            params![call.tenant(), ids],
        )
        .await
}

/// How many measures there are.
pub async fn count(call: &Call, wanted: Wanted) -> Stored<i64> {
    call.db()
        .one(
            concat!("SELECT COUNT(*) FROM safeguarding_measures m WHERE ", wanted!()),
            params![call.tenant(), wanted.number(), wanted.kind, wanted.at],
        )
        .await
}

/// Holds members' rows in the order of their ids and gives those that are there: whatever two of them are just doing
/// is done before the measure, or sees it.
pub(super) async fn hold(tx: &mut Tx, ids: &[MemberId]) -> Stored<Vec<MemberId>> {
    let tenant = tx.tenant();
    tx.all(
        "SELECT id
           FROM users
          WHERE tenant_id = $1 AND id = ANY($2) AND deleted_at IS NULL
          ORDER BY id
            FOR NO KEY UPDATE",
        params![tenant, ids],
    )
    .await
}

/// A measure to be taken.
#[derive(Clone, Debug)]
pub(super) struct New<'a> {
    pub(super) kind: Kind,
    pub(super) member: MemberId,
    pub(super) partner: Option<MemberId>,
    pub(super) direction: Direction,
    pub(super) interactions: Option<Vec<String>>,
    pub(super) jurisdiction: Option<&'a str>,
    pub(super) reason: &'a str,
    pub(super) starts_at: Timestamp,
    pub(super) ends_at: Option<Timestamp>,
    pub(super) made_by: MemberId,
}

/// Notes a measure.
pub(super) async fn insert(tx: &mut Tx, new: New<'_>) -> Stored<MeasureId> {
    let (tenant, now) = (tx.tenant(), tx.now());
    tx.one(
        "INSERT INTO safeguarding_measures (tenant_id, kind, member_id, partner_id, direction, interactions, jurisdiction, reason,
                starts_at, ends_at, made_by, made_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
         RETURNING id",
        params![
            tenant,
            new.kind,
            new.member,
            new.partner,
            new.direction,
            new.interactions.map(Json),
            new.jurisdiction,
            new.reason,
            new.starts_at,
            new.ends_at,
            new.made_by,
            now
        ],
    )
    .await
}

/// A measure, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub(super) async fn lock(tx: &mut Tx, id: MeasureId) -> Stored<Option<Measure>> {
    let tenant = tx.tenant();
    tx.optional(
        concat!("SELECT ", measure!(), "
               FROM safeguarding_measures m
              WHERE m.tenant_id = $1 AND m.id = $2
                FOR UPDATE"),
        params![tenant, id],
    )
    .await
}

/// Notes that a measure holds no longer.
pub(super) async fn lift(tx: &mut Tx, id: MeasureId, by: MemberId, reason: &str) -> Stored<u64> {
    let (tenant, now) = (tx.tenant(), tx.now());
    tx.run(
        "UPDATE safeguarding_measures SET lifted_by = $3, lifted_at = $4, lift_reason = $5
          WHERE tenant_id = $1 AND id = $2",
        params![tenant, id, by, now, reason],
    )
    .await
}
