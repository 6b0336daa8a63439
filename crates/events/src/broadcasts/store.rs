//! What the tables of broadcasts are asked.

use super::model::{BroadcastId, Segment, Status};
use crate::base::{MemberId, TenantId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::{Json, Stored};
use crate::model::EventId;
use crate::{insert, params, record};

record! {
    /// Something that is told to all who take part in an event.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Broadcast {
        /// `event_broadcasts.id`.
        pub id: BroadcastId,
        /// Of which event.
        pub event_id: EventId,
        /// Who wrote it, if they are still there.
        pub author_id: Option<MemberId>,
        /// What it is about.
        pub subject: String,
        /// What is said.
        pub body: String,
        /// To whom.
        pub segments: Json<Vec<String>>,
        /// How far it has come.
        pub status: Status,
        /// Changes so far.
        pub version: i64,
        /// When it is to be sent.
        pub scheduled_at: Option<Timestamp>,
        /// When sending began.
        pub started_at: Option<Timestamp>,
        /// When everybody had it.
        pub finished_at: Option<Timestamp>,
        /// When it was written.
        pub created_at: Timestamp,
        /// When it changed last.
        pub updated_at: Timestamp,
    }
    select broadcast_columns
}

impl Broadcast {
    /// To whom it goes.
    #[must_use]
    pub fn audience(&self) -> Vec<Segment> {
        self.segments.0.iter().filter_map(|word| Segment::parse(word)).collect()
    }
}

record! {
    /// How many were told something.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Reached {
        /// Of which broadcast.
        pub broadcast_id: BroadcastId,
        /// They were told.
        pub told: i64,
        /// It was kept from them.
        pub kept_back: i64,
    }
}

/// Broadcasts of an event, the newest first, at most `limit`.
#[rustfmt::skip::macros(concat)]
pub async fn list(call: &Call, event: EventId, limit: i64) -> Stored<Vec<Broadcast>> {
    call.all(
        concat!("SELECT ", broadcast_columns!(), "
               FROM event_broadcasts
              WHERE tenant_id = $1 AND event_id = $2
              ORDER BY id DESC
              LIMIT $3"),
        params![event, limit],
    )
    .await
}

/// How many each of some broadcasts has reached. One statement whatever their number.
pub async fn reached(call: &Call, broadcasts: &[BroadcastId]) -> Stored<Vec<Reached>> {
    call.all(
        "SELECT broadcast_id, COUNT(CASE WHEN NOT is_kept_back THEN 1 END) AS told, COUNT(CASE WHEN is_kept_back THEN 1 END) AS kept_back
           FROM event_broadcast_deliveries
          WHERE tenant_id = $1 AND broadcast_id = ANY($2)
          GROUP BY broadcast_id",
        params![broadcasts],
    )
    .await
}

/// How many an event has.
pub async fn count(tx: &mut Tx, event: EventId) -> Stored<i64> {
    tx.one("SELECT COUNT(*) FROM event_broadcasts WHERE tenant_id = $1 AND event_id = $2", params![event]).await
}

/// One broadcast.
#[rustfmt::skip::macros(concat)]
pub async fn find(from: &mut Reads<'_>, id: BroadcastId) -> Stored<Option<Broadcast>> {
    from.optional(
        concat!("SELECT ", broadcast_columns!(), " FROM event_broadcasts WHERE tenant_id = $1 AND id = $2"),
        params![id],
    )
    .await
}

/// Some broadcasts. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn by_ids(call: &Call, ids: &[BroadcastId]) -> Stored<Vec<Broadcast>> {
    call.all(
        concat!("SELECT ", broadcast_columns!(), " FROM event_broadcasts WHERE tenant_id = $1 AND id = ANY($2)"),
        params![ids],
    )
    .await
}

/// One broadcast, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub async fn lock(tx: &mut Tx, id: BroadcastId) -> Stored<Option<Broadcast>> {
    tx.optional(
        concat!("SELECT ", broadcast_columns!("b"), " FROM event_broadcasts b WHERE b.tenant_id = $1 AND b.id = $2 FOR NO KEY UPDATE"),
        params![id],
    )
    .await
}

/// Those of some broadcasts that a member was told. One statement whatever their number.
pub async fn told_to(call: &Call, ids: &[BroadcastId], member: MemberId) -> Stored<Vec<BroadcastId>> {
    call.all(
        "SELECT DISTINCT broadcast_id FROM event_broadcast_deliveries
          WHERE tenant_id = $1 AND broadcast_id = ANY($2) AND user_id = $3 AND NOT is_kept_back",
        params![ids, member],
    )
    .await
}

/// Writes a draft.
#[rustfmt::skip::macros(concat)]
pub async fn insert(
    tx: &mut Tx,
    event: EventId,
    author: MemberId,
    (subject, body): (&str, &str),
    segments: &[Segment],
) -> Stored<Broadcast> {
    let now = tx.now();
    let (sql, params) = insert! { into event_broadcasts {
        event_id: event,
        author_id: author,
        subject,
        body,
        segments: words(segments),
        status: Status::Draft,
        version: 1_i64,
        created_at & updated_at: now,
    } then concat!("RETURNING ", broadcast_columns!()) };
    tx.one(sql, params).await
}

fn words(segments: &[Segment]) -> Json<Vec<String>> {
    Json(segments.iter().map(|segment| segment.as_str().to_owned()).collect())
}

/// Lets a broadcast, whose row is held, say something else. It is a draft since.
pub async fn revise(
    tx: &mut Tx,
    id: BroadcastId,
    author: MemberId,
    (subject, body): (&str, &str),
    segments: &[Segment],
) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_broadcasts
            SET author_id = $3, subject = $4, body = $5, segments = $6, status = 'draft', scheduled_at = NULL, version = version + 1, updated_at = $7
          WHERE tenant_id = $1 AND id = $2",
        params![id, author, subject, body, words(segments), now],
    )
    .await
}

/// Brings a broadcast, whose row is held, further. `at`: when it is to be sent.
pub async fn advance(tx: &mut Tx, id: BroadcastId, to: Status, at: Option<Timestamp>) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_broadcasts
            SET status = $3, version = version + 1, updated_at = $4, scheduled_at = COALESCE($5, scheduled_at),
                started_at = CASE WHEN $3 = 'sending' THEN $4 ELSE started_at END,
                finished_at = CASE WHEN $3 = 'sent' THEN $4 ELSE NULL END
          WHERE tenant_id = $1 AND id = $2",
        params![id, to, now, at],
    )
    .await
}

/// Notes that somebody goes on with a broadcast, whose row is held.
pub async fn touch(tx: &mut Tx, id: BroadcastId) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_broadcasts SET version = version + 1, updated_at = $3 WHERE tenant_id = $1 AND id = $2",
        params![id, now],
    )
    .await
}

/// Cancels what has not been sent of an event.
pub async fn cancel_all(tx: &mut Tx, events: &[EventId]) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_broadcasts SET status = 'cancelled', version = version + 1, updated_at = $3
          WHERE tenant_id = $1 AND event_id = ANY($2) AND status IN ('draft', 'scheduled')",
        params![events, now],
    )
    .await
}

record! {
    /// Somebody to whom a broadcast goes.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Addressee {
        /// Who.
        pub user_id: MemberId,
        /// A block keeps it from them.
        pub is_kept_back: bool,
    }
}

/// Everybody in the segments `$4` to `$10` of event `$2` who may come in, but for the author `$3`.
macro_rules! addressees {
    () => {
        "FROM users u
               LEFT JOIN event_registrations r
                 ON r.tenant_id = $1 AND r.event_id = $2 AND r.user_id = u.id AND r.capacity_pool = 'event'
               LEFT JOIN event_waitlist_entries w ON w.tenant_id = $1 AND w.event_id = $2 AND w.user_id = u.id
               LEFT JOIN event_engagements i ON i.tenant_id = $1 AND i.event_id = $2 AND i.user_id = u.id
               LEFT JOIN event_attendance a ON a.tenant_id = $1 AND a.event_id = $2 AND a.user_id = u.id
              WHERE u.tenant_id = $1 AND u.status = 'active' AND u.deleted_at IS NULL AND u.id <> $3
                AND u.id IN (SELECT user_id FROM event_registrations WHERE tenant_id = $1 AND event_id = $2
                             UNION
                             SELECT user_id FROM event_waitlist_entries WHERE tenant_id = $1 AND event_id = $2
                             UNION
                             SELECT user_id FROM event_engagements WHERE tenant_id = $1 AND event_id = $2
                             UNION
                             SELECT user_id FROM event_attendance WHERE tenant_id = $1 AND event_id = $2)
                AND (($4 AND r.state = 'confirmed') OR ($5 AND r.state = 'invited') OR ($6 AND r.state = 'pending')
                     OR ($7 AND w.state IN ('waiting', 'offered')) OR ($8 AND i.created_at IS NOT NULL)
                     OR ($9 AND a.state IN ('checked_in', 'checked_out', 'attended')) OR ($10 AND a.state = 'no_show'))"
    };
}

/// Whether a block stands between member `u` and the author `$3`. A mute is the member's own affair: it keeps the line from the bell, and is not told.
macro_rules! kept_back {
    () => {
        "EXISTS (SELECT 1 FROM user_blocks b
                   WHERE b.tenant_id = $1 AND (b.user_id = $3 AND b.blocked_user_id = u.id OR b.user_id = u.id AND b.blocked_user_id = $3))"
    };
}

macro_rules! bound {
    ($event:expr, $author:expr, $segments:expr $(, $more:expr)*) => {{
        let is = |segment: Segment| $segments.contains(&segment);
        params![
            $event,
            $author,
            is(Segment::Confirmed),
            is(Segment::Invited),
            is(Segment::Pending),
            is(Segment::Waiting),
            is(Segment::Interested),
            is(Segment::Attended),
            is(Segment::NoShow)
            $(, $more)*
        ]
    }};
}

/// Some of those to whom something goes and who have no row of it yet, by their ids, after `after`.
#[rustfmt::skip::macros(concat)]
pub async fn addressees_after(
    tx: &mut Tx,
    (event, broadcast): (EventId, BroadcastId),
    author: MemberId,
    segments: &[Segment],
    (after, limit): (MemberId, i64),
) -> Stored<Vec<Addressee>> {
    tx.all(
        concat!("SELECT u.id AS user_id, ", kept_back!(), " AS is_kept_back
               ", addressees!(), "
                AND u.id > $11
                AND NOT EXISTS (SELECT 1 FROM event_broadcast_deliveries d
                                 WHERE d.tenant_id = $1 AND d.broadcast_id = $12 AND d.user_id = u.id)
              ORDER BY u.id
              LIMIT $13"),
        bound!(event, author, segments, after, broadcast, limit),
    )
    .await
}

/// How many would be told, and from how many it would be kept.
#[rustfmt::skip::macros(concat)]
pub async fn audience(call: &Call, event: EventId, author: MemberId, segments: &[Segment]) -> Stored<(i64, i64)> {
    call.one(
        concat!("SELECT COUNT(CASE WHEN NOT ", kept_back!(), " THEN 1 END), COUNT(CASE WHEN ", kept_back!(), " THEN 1 END)
               ", addressees!()),
        bound!(event, author, segments),
    )
    .await
}

/// Notes that somebody was told, or that it was kept from them.
pub async fn note(tx: &mut Tx, broadcast: BroadcastId, to: Addressee) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into event_broadcast_deliveries {
        broadcast_id: broadcast,
        user_id: to.user_id,
        is_kept_back: to.is_kept_back,
        created_at: now,
    } then "ON CONFLICT (tenant_id, broadcast_id, user_id) DO NOTHING" };
    tx.run(sql, params).await
}

record! {
    /// What was told to somebody.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Quoted {
        /// What it is about.
        pub subject: String,
        /// What is said.
        pub body: String,
    }
}

/// What a member was told, if they were.
pub async fn as_told(call: &Call, member: MemberId, id: BroadcastId) -> Stored<Option<Quoted>> {
    call.optional(
        "SELECT b.subject, b.body
           FROM event_broadcasts b
           JOIN event_broadcast_deliveries d ON d.tenant_id = $1 AND d.broadcast_id = b.id AND d.user_id = $3 AND NOT d.is_kept_back
          WHERE b.tenant_id = $1 AND b.id = $2 AND b.author_id IS NOT NULL",
        params![id, member],
    )
    .await
}

record! {
    /// A broadcast whose moment has come.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Due {
        /// Whose community it is.
        pub tenant_id: TenantId,
        /// `event_broadcasts.id`.
        pub id: BroadcastId,
    }
}

/// Broadcasts of all communities whose moment has come. Served by `event_broadcasts_due`.
pub async fn due(call: &Call, limit: i64) -> Stored<Vec<Due>> {
    call.unscoped()
        .all(
            "SELECT tenant_id, id FROM event_broadcasts
              WHERE status = 'scheduled' AND scheduled_at <= $1
              ORDER BY scheduled_at
              LIMIT $2",
            params![call.now(), limit],
        )
        .await
}
