//! What the measures' table is asked.

pub mod holdings;
pub mod sound;

use super::model::{Direction, Interaction, Kind, Measure, Terms, history_columns, terms_columns};
use crate::base::{MeasureId, MemberId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::{Json, Stored};
use crate::{insert, params};

/// Which measures a list is about: member `$2` (0 for all), kind `$3` (null for all), in force at `$4` (null: at any time).
macro_rules! wanted {
    () => {
        "m.tenant_id = $1 AND ($2 = 0 OR m.member_id = $2 OR m.partner_id = $2) AND ($3 IS NULL OR m.kind = $3)
            AND ($4 IS NULL OR (m.lifted_at IS NULL AND m.starts_at <= $4 AND (m.ends_at IS NULL OR m.ends_at > $4)))"
    };
}

/// What is in force about either of two members and not about a pair with somebody else. Served by
/// `safeguarding_measures_by_member`.
#[rustfmt::skip::macros(concat)]
pub(super) async fn between(tx: &mut Tx, one: MemberId, other: MemberId) -> Stored<Vec<Terms>> {
    let now = tx.now();
    tx.all(
        concat!("SELECT ", terms_columns!("m"), "
               FROM safeguarding_measures m
              WHERE m.tenant_id = $1 AND m.member_id IN ($2, $3) AND (m.partner_id IS NULL OR m.partner_id IN ($2, $3))
                AND m.lifted_at IS NULL AND m.starts_at <= $4 AND (m.ends_at IS NULL OR m.ends_at > $4)"),
        params![one, other, now],
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
    call.all(
        concat!("SELECT ", terms_columns!("m"), ", ", history_columns!("m"), "
               FROM safeguarding_measures m
              WHERE ", wanted!(), "
              ORDER BY m.id DESC
              LIMIT $5 OFFSET $6"),
        params![wanted.number(), wanted.kind, wanted.at, limit, offset],
    )
    .await
}

/// Some measures.
#[rustfmt::skip::macros(concat)]
pub async fn by_ids(call: &Call, ids: &[MeasureId]) -> Stored<Vec<Measure>> {
    call.all(
        concat!("SELECT ", terms_columns!("m"), ", ", history_columns!("m"), "
               FROM safeguarding_measures m
              WHERE m.tenant_id = $1 AND m.id = ANY($2)"),
        params![ids],
    )
    .await
}

/// How many measures there are.
pub async fn count(call: &Call, wanted: Wanted) -> Stored<i64> {
    call.one(
        concat!("SELECT COUNT(*) FROM safeguarding_measures m WHERE ", wanted!()),
        params![wanted.number(), wanted.kind, wanted.at],
    )
    .await
}

/// Holds members' rows in the order of their ids and gives those that are there: whatever two of them are just doing
/// is done before the measure, or sees it.
pub(super) async fn hold(tx: &mut Tx, ids: &[MemberId]) -> Stored<Vec<MemberId>> {
    tx.all(
        "SELECT id
           FROM users
          WHERE tenant_id = $1 AND id = ANY($2) AND deleted_at IS NULL
          ORDER BY id
            FOR NO KEY UPDATE",
        params![ids],
    )
    .await
}

/// A measure to be taken.
#[derive(Clone, Debug)]
pub(super) struct NewMeasure<'a> {
    pub(super) kind: Kind,
    pub(super) member: MemberId,
    pub(super) partner: Option<MemberId>,
    pub(super) direction: Direction,
    pub(super) interactions: Option<Vec<Interaction>>,
    pub(super) jurisdiction: Option<&'a str>,
    pub(super) reason: &'a str,
    pub(super) starts_at: Timestamp,
    pub(super) ends_at: Option<Timestamp>,
    pub(super) made_by: MemberId,
}

/// Notes a measure.
pub(super) async fn insert(tx: &mut Tx, new: NewMeasure<'_>) -> Stored<MeasureId> {
    let now = tx.now();
    let (sql, params) = insert! { into safeguarding_measures {
        kind: new.kind,
        member_id: new.member,
        partner_id: new.partner,
        direction: new.direction,
        interactions: new.interactions.map(Json),
        jurisdiction: new.jurisdiction,
        reason: new.reason,
        starts_at: new.starts_at,
        ends_at: new.ends_at,
        made_by: new.made_by,
        made_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// A measure, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub(super) async fn lock(tx: &mut Tx, id: MeasureId) -> Stored<Option<Measure>> {
    tx.optional(
        concat!("SELECT ", terms_columns!("m"), ", ", history_columns!("m"), "
               FROM safeguarding_measures m
              WHERE m.tenant_id = $1 AND m.id = $2
                FOR UPDATE"),
        params![id],
    )
    .await
}

/// Notes that a measure holds no longer.
pub(super) async fn lift(tx: &mut Tx, id: MeasureId, by: MemberId, reason: &str) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE safeguarding_measures SET lifted_by = $3, lifted_at = $4, lift_reason = $5
          WHERE tenant_id = $1 AND id = $2",
        params![id, by, now, reason],
    )
    .await
}
