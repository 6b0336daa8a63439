//! What devices brought.

use serde::{Deserialize, Serialize};

use crate::attendance::model::State;
use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::{Invariant, Json, Stored};
use crate::guests::model::GuestId;
use crate::model::EventId;
use crate::offline::model::{Action, BatchId, Decision, DeviceId, ItemId, Outcome, Reason};
use crate::store::DueEvent;
use crate::{insert, params, record};

/// What became of an item, as a batch keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredResult {
    /// By which the device knows it.
    pub key: String,
    /// What became of it.
    pub outcome: String,
    /// Why.
    pub reason: Option<String>,
    /// How often something was noted of the member then.
    pub version: Option<i64>,
}

/// How many of a batch became what.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outcomes {
    /// Noted.
    pub applied: i64,
    /// Noted before.
    pub already: i64,
    /// Somebody has to decide.
    pub conflicts: i64,
    /// It cannot be.
    pub refused: i64,
}

record! {
    /// What a device brought.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Batch {
        /// `event_offline_batches.id`.
        pub id: BatchId,
        /// Of which event.
        pub event_id: EventId,
        /// Which device.
        pub device_id: DeviceId,
        /// By which the device knows it.
        pub batch_key: String,
        /// Of what it brought.
        pub content_hash: [u8; 32],
        /// By how much its clock was late.
        pub clock_skew_seconds: i64,
        /// How many were noted.
        pub applied_count: i64,
        /// How many were noted before.
        pub already_applied_count: i64,
        /// About how many somebody decides.
        pub conflict_count: i64,
        /// How many cannot be.
        pub refused_count: i64,
        /// When it was brought.
        pub created_at: Timestamp,
    }
    select batch_columns
}

record! {
    /// Something that a device noted.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Item {
        /// `event_offline_items.id`.
        pub id: ItemId,
        /// By which the device knows it.
        pub item_key: String,
        /// Of whom.
        pub user_id: Option<MemberId>,
        /// What.
        pub action: Action,
        /// When, by our clock.
        pub occurred_at: Timestamp,
        /// What became of it.
        pub outcome: Outcome,
        /// Why.
        pub reason: Option<Reason>,
        /// How often something was noted of the member then.
        pub attendance_version: Option<i64>,
        /// What was decided.
        pub decision: Option<Decision>,
    }
    select item_columns
}

record! {
    /// A conflict, with how it stands with the member.
    #[derive(Clone, Debug, PartialEq)]
    pub struct OpenItem {
        /// `event_offline_items.id`.
        pub id: ItemId,
        /// Of which event.
        pub event_id: EventId,
        /// With which batch it came.
        pub batch_id: BatchId,
        /// From which device.
        pub device_id: DeviceId,
        /// Of whom.
        pub user_id: MemberId,
        /// Of a guest of theirs.
        pub guest_id: Option<GuestId>,
        /// The name of the guest, as it is kept.
        pub sealed: Option<String>,
        /// What.
        pub action: Action,
        /// When, by our clock.
        pub occurred_at: Timestamp,
        /// Why it is one.
        pub reason: Reason,
        /// What was decided.
        pub decision: Option<Decision>,
        /// By whom.
        pub decided_by: Option<MemberId>,
        /// When.
        pub decided_at: Option<Timestamp>,
        /// What is noted of them.
        pub state: Option<State>,
        /// How often.
        pub version: i64,
        /// When it was brought.
        pub created_at: Timestamp,
    }
}

macro_rules! open_item {
    () => {
        "i.id, i.event_id, i.batch_id, i.device_id, i.user_id, i.guest_id, g.sealed, i.action, i.occurred_at, i.reason, i.decision, i.decided_by, i.decided_at,
                    COALESCE(g.attendance, a.state) AS state, COALESCE(g.attendance_version, a.version, 0) AS version, i.created_at
               FROM event_offline_items i
               LEFT JOIN event_guests g ON g.tenant_id = $1 AND g.id = i.guest_id
               LEFT JOIN event_attendance a ON a.tenant_id = $1 AND a.event_id = i.event_id AND a.user_id = i.user_id AND i.guest_id IS NULL"
    };
}

/// What a device brought under a key.
#[rustfmt::skip::macros(concat)]
pub async fn batch_by_key(tx: &mut Tx, device: DeviceId, key: &str) -> Stored<Option<Batch>> {
    tx.optional(
        concat!("SELECT ", batch_columns!(), " FROM event_offline_batches WHERE tenant_id = $1 AND device_id = $2 AND batch_key = $3"),
        params![device, key],
    )
    .await
}

/// One batch of an event.
#[rustfmt::skip::macros(concat)]
pub async fn batch(call: &Call, event: EventId, id: BatchId) -> Stored<Option<Batch>> {
    call.optional(
        concat!("SELECT ", batch_columns!(), " FROM event_offline_batches WHERE tenant_id = $1 AND event_id = $2 AND id = $3"),
        params![event, id],
    )
    .await
}

/// Batches of an event, the newest first, at most `limit`.
#[rustfmt::skip::macros(concat)]
pub async fn batches(call: &Call, event: EventId, limit: i64) -> Stored<Vec<Batch>> {
    call.all(
        concat!("SELECT ", batch_columns!(), " FROM event_offline_batches WHERE tenant_id = $1 AND event_id = $2 ORDER BY id DESC LIMIT $3"),
        params![event, limit],
    )
    .await
}

/// Some batches. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn batches_by_ids(call: &Call, ids: &[BatchId]) -> Stored<Vec<Batch>> {
    call.all(
        concat!("SELECT ", batch_columns!(), " FROM event_offline_batches WHERE tenant_id = $1 AND id = ANY($2)"),
        params![ids],
    )
    .await
}

/// What became of each item of some batches. One statement whatever their number.
pub async fn results_of_each(call: &Call, ids: &[BatchId]) -> Stored<Vec<(BatchId, Json<Vec<StoredResult>>)>> {
    call.all("SELECT id, results FROM event_offline_batches WHERE tenant_id = $1 AND id = ANY($2)", params![ids]).await
}

/// Some conflicts, decided or not. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn items_by_ids(call: &Call, ids: &[ItemId]) -> Stored<Vec<OpenItem>> {
    call.all(
        concat!("SELECT ", open_item!(), "
              WHERE i.tenant_id = $1 AND i.id = ANY($2) AND i.outcome = 'conflict' AND i.user_id IS NOT NULL"),
        params![ids],
    )
    .await
}

/// What became of each item of a batch.
pub async fn results_of(from: &mut Reads<'_>, id: BatchId) -> Stored<Option<Json<Vec<StoredResult>>>> {
    from.optional("SELECT results FROM event_offline_batches WHERE tenant_id = $1 AND id = $2", params![id]).await
}

/// Writes what a device brought, before its items.
#[rustfmt::skip::macros(concat)]
pub async fn insert_batch(
    tx: &mut Tx,
    (event, device): (EventId, DeviceId),
    (key, content): (&str, [u8; 32]),
    (skew, counts): (i64, Outcomes),
    results: Vec<StoredResult>,
) -> Stored<Batch> {
    let now = tx.now();
    let (sql, params) = insert! { into event_offline_batches {
        event_id: event,
        device_id: device,
        batch_key: key,
        content_hash: content,
        clock_skew_seconds: skew,
        applied_count: counts.applied,
        already_applied_count: counts.already,
        conflict_count: counts.conflicts,
        refused_count: counts.refused,
        results: Json(results),
        created_at: now,
    } then concat!("RETURNING ", batch_columns!()) };
    tx.one(sql, params).await
}

/// Items that a device brought before, by their keys.
#[rustfmt::skip::macros(concat)]
pub async fn earlier(tx: &mut Tx, device: DeviceId, keys: &[String]) -> Stored<Vec<Item>> {
    tx.all(
        concat!("SELECT ", item_columns!(), " FROM event_offline_items WHERE tenant_id = $1 AND device_id = $2 AND item_key = ANY($3)"),
        params![device, keys],
    )
    .await
}

/// Whom a device has checked in: some members, and guests of theirs.
pub async fn checked_in_by(
    tx: &mut Tx,
    device: DeviceId,
    members: &[MemberId],
) -> Stored<Vec<(MemberId, Option<GuestId>)>> {
    tx.all(
        "SELECT DISTINCT user_id, guest_id FROM event_offline_items
          WHERE tenant_id = $1 AND device_id = $2 AND user_id = ANY($3) AND action = 'check_in' AND outcome = 'applied'",
        params![device, members],
    )
    .await
}

/// Writes an item of a batch.
pub async fn insert_item(
    tx: &mut Tx,
    event: EventId,
    (batch, device): (BatchId, DeviceId),
    (key, whom): (&str, Option<(MemberId, Option<GuestId>)>),
    (action, at): (Action, Timestamp),
    (outcome, reason, version): (Outcome, Option<Reason>, Option<i64>),
) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into event_offline_items {
        event_id: event,
        batch_id: batch,
        device_id: device,
        item_key: key,
        user_id: whom.map(|(member, _)| member),
        guest_id: whom.and_then(|(_, guest)| guest),
        action,
        occurred_at: at,
        outcome,
        reason,
        attendance_version: version,
        created_at: now,
    } };
    tx.run(sql, params).await
}

/// How many conflicts of an event wait.
pub async fn open_count(call: &Call, event: EventId) -> Stored<i64> {
    call.one(
        "SELECT COUNT(*) FROM event_offline_items WHERE tenant_id = $1 AND event_id = $2 AND outcome = 'conflict' AND decision IS NULL",
        params![event],
    )
    .await
}

/// Conflicts of an event that wait, the oldest first, at most `limit`.
#[rustfmt::skip::macros(concat)]
pub async fn open_items(call: &Call, event: EventId, limit: i64) -> Stored<Vec<OpenItem>> {
    call.all(
        concat!("SELECT ", open_item!(), "
              WHERE i.tenant_id = $1 AND i.event_id = $2 AND i.outcome = 'conflict' AND i.decision IS NULL AND i.user_id IS NOT NULL
              ORDER BY i.id
              LIMIT $3"),
        params![event, limit],
    )
    .await
}

/// A conflict of an event, decided or not.
#[rustfmt::skip::macros(concat)]
pub async fn find_item(from: &mut Reads<'_>, event: EventId, id: ItemId) -> Stored<Option<OpenItem>> {
    from.optional(
        concat!("SELECT ", open_item!(), "
              WHERE i.tenant_id = $1 AND i.event_id = $2 AND i.id = $3 AND i.outcome = 'conflict' AND i.user_id IS NOT NULL"),
        params![event, id],
    )
    .await
}

/// Writes what was decided about a conflict, whose event is held.
pub async fn close_item(tx: &mut Tx, id: ItemId, decision: Decision, by: Option<MemberId>) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_offline_items SET decision = $3, decided_by = $4, decided_at = $5 WHERE tenant_id = $1 AND id = $2 AND decision IS NULL",
        params![id, decision, by, now],
    )
    .await
}

/// Events of all communities that ended before `ended` and whose conflicts wait still.
pub async fn lapsing(call: &Call, ended: Timestamp, limit: i64) -> Stored<Vec<DueEvent>> {
    call.unscoped()
        .all(
            "SELECT DISTINCT i.tenant_id, i.event_id
               FROM event_offline_items i
               JOIN events e ON e.tenant_id = i.tenant_id AND e.id = i.event_id
              WHERE i.outcome = 'conflict' AND i.decision IS NULL AND i.created_at < $1 AND COALESCE(e.ends_at, e.starts_at) < $1
              LIMIT $2",
            params![ended, limit],
        )
        .await
}

/// Ends conflicts of an event about which nobody decided: those that were brought before `ended`.
pub async fn lapse(tx: &mut Tx, event: EventId, ended: Timestamp) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_offline_items SET decision = 'lapse', decided_at = $3
          WHERE tenant_id = $1 AND event_id = $2 AND outcome = 'conflict' AND decision IS NULL AND created_at < $4",
        params![event, now, ended],
    )
    .await
}

/// What a batch says became of its items is what its items say.
pub const BATCHES: Invariant = Invariant {
    what: "batches of devices at events",
    count: "SELECT COUNT(*)
           FROM event_offline_batches b
          WHERE b.applied_count < (SELECT COUNT(*) FROM event_offline_items i
                                    WHERE i.tenant_id = b.tenant_id AND i.batch_id = b.id AND i.outcome = 'applied')
             OR b.conflict_count < (SELECT COUNT(*) FROM event_offline_items i
                                     WHERE i.tenant_id = b.tenant_id AND i.batch_id = b.id AND i.outcome = 'conflict')",
    advice: "batches that noted more than they say; see event_offline_batches and event_offline_items",
};

/// What a device noted of a guest names the event and whoever brings them.
pub const GUESTS: Invariant = Invariant {
    what: "notes of devices about guests",
    count: "SELECT COUNT(*)
           FROM event_offline_items i
           JOIN event_guests g ON g.tenant_id = i.tenant_id AND g.id = i.guest_id
          WHERE g.user_id <> i.user_id OR g.event_id <> i.event_id",
    advice: "notes that name somebody else's guest; see event_offline_items and event_guests",
};
