//! Waiting lists.

use crate::base::{MemberId, TenantId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::Stored;
use crate::model::{EventId, Waiting};
use crate::{insert, params, record};

record! {
    /// An entry of a waiting list.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Entry {
        /// `event_waitlist_entries.id`.
        pub id: i64,
        /// Who waits.
        pub user_id: MemberId,
        /// How it stands.
        pub state: Waiting,
        /// Moves so far.
        pub version: i64,
        /// Who joined earlier has a smaller one.
        pub queue_sequence: i64,
        /// Since when a place is held.
        pub offered_at: Option<Timestamp>,
        /// Until when.
        pub offer_expires_at: Option<Timestamp>,
        /// When the place was taken.
        pub accepted_at: Option<Timestamp>,
        /// When it was held for too long.
        pub expired_at: Option<Timestamp>,
        /// When they left the line.
        pub cancelled_at: Option<Timestamp>,
    }
    select entry_columns
}

impl Entry {
    /// Whether a place is held now.
    #[must_use]
    pub fn holds(&self, now: Timestamp) -> bool {
        self.state == Waiting::Offered && self.offer_expires_at.is_some_and(|end| end > now)
    }

    /// Whether they are in the line.
    #[must_use]
    pub fn waits(&self) -> bool {
        matches!(self.state, Waiting::Waiting | Waiting::Offered)
    }
}

/// Somebody's entry of the waiting list.
#[rustfmt::skip::macros(concat)]
pub(super) async fn entry_in(from: &mut Reads<'_>, event: EventId, member: MemberId) -> Stored<Option<Entry>> {
    from.optional(
        concat!("SELECT ", entry_columns!(), " FROM event_waitlist_entries WHERE tenant_id = $1 AND event_id = $2 AND user_id = $3"),
        params![event, member],
    )
    .await
}

/// The same in a transaction.
pub async fn entry(tx: &mut Tx, event: EventId, member: MemberId) -> Stored<Option<Entry>> {
    entry_in(&mut tx.reads(), event, member).await
}

/// Puts somebody at the end of the line, who may have stood in it before (`old`). Gives the number of the line in the history.
pub async fn enqueue(tx: &mut Tx, event: EventId, member: MemberId, old: Option<Entry>) -> Stored<i64> {
    let now = tx.now();
    let (id, version): (i64, i64) = tx
        .one(
            "INSERT INTO event_waitlist_entries (tenant_id, event_id, user_id, state, version, queue_sequence, created_at, updated_at)
         SELECT $1, $2, $3, 'waiting', 1, COALESCE(MAX(w.queue_sequence), 0) + 1, $4, $4
           FROM event_waitlist_entries w
          WHERE w.tenant_id = $1 AND w.event_id = $2
             ON CONFLICT (tenant_id, event_id, user_id) DO UPDATE
            SET state = 'waiting', version = event_waitlist_entries.version + 1, queue_sequence = excluded.queue_sequence,
                offered_at = NULL, offer_expires_at = NULL, accepted_at = NULL, expired_at = NULL, cancelled_at = NULL,
                updated_at = excluded.updated_at
         RETURNING id, version",
            params![event, member, now],
        )
        .await?;
    note_move(tx, id, (old.map(|entry| entry.state), Waiting::Waiting), version, (Some(member), None)).await
}

/// Moves an entry. `until`: until when a place is held; `actor`: none for the program. Gives the number of the line in the history.
pub async fn move_entry(
    tx: &mut Tx,
    entry: &Entry,
    to: Waiting,
    until: Option<Timestamp>,
    actor: Option<MemberId>,
) -> Stored<i64> {
    set_entry(tx, entry, to, until).await?;
    note_move(tx, entry.id, (Some(entry.state), to), entry.version + 1, (actor, None)).await
}

/// Takes an entry off the list, by whom and why. Gives the number of the line in the history.
pub async fn end_entry(tx: &mut Tx, entry: &Entry, by: (Option<MemberId>, Option<&str>)) -> Stored<i64> {
    set_entry(tx, entry, Waiting::Cancelled, None).await?;
    note_move(tx, entry.id, (Some(entry.state), Waiting::Cancelled), entry.version + 1, by).await
}

async fn set_entry(tx: &mut Tx, entry: &Entry, to: Waiting, until: Option<Timestamp>) -> Stored<()> {
    let now = tx.now();
    tx.run(
        "UPDATE event_waitlist_entries
            SET state = $3, version = version + 1, updated_at = $4, offer_expires_at = $5,
                offered_at = CASE WHEN $3 = 'offered' THEN $4 ELSE offered_at END,
                accepted_at = CASE WHEN $3 = 'accepted' THEN $4 ELSE accepted_at END,
                expired_at = CASE WHEN $3 = 'expired' THEN $4 ELSE expired_at END,
                cancelled_at = CASE WHEN $3 = 'cancelled' THEN $4 ELSE cancelled_at END
          WHERE tenant_id = $1 AND id = $2",
        params![entry.id, to, now, until],
    )
    .await?;
    if matches!(to, Waiting::Cancelled | Waiting::Expired) {
        tx.run(
            "UPDATE event_submissions SET look_at = $4
              WHERE tenant_id = $1 AND user_id = $2
                AND event_id = (SELECT w.event_id FROM event_waitlist_entries w WHERE w.tenant_id = $1 AND w.id = $3)",
            params![entry.user_id, entry.id, now],
        )
        .await?;
    }
    Ok(())
}

async fn note_move(
    tx: &mut Tx,
    entry: i64,
    (from, to): (Option<Waiting>, Waiting),
    version: i64,
    (actor, reason): (Option<MemberId>, Option<&str>),
) -> Stored<i64> {
    let now = tx.now();
    let (sql, params) = insert! { into event_waitlist_history {
        entry_id: entry,
        from_state: from,
        to_state: to,
        version,
        reason,
        actor_id: actor,
        created_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Those who wait for a place of an event, in the order of the line.
#[rustfmt::skip::macros(concat)]
pub async fn waiting(tx: &mut Tx, event: EventId) -> Stored<Vec<Entry>> {
    tx.all(
        concat!("SELECT ", entry_columns!(), "
               FROM event_waitlist_entries
              WHERE tenant_id = $1 AND event_id = $2 AND state = 'waiting'
              ORDER BY queue_sequence"),
        params![event],
    )
    .await
}

/// Events of the community that have not begun and for which somebody waits.
pub async fn with_line(tx: &mut Tx, after: EventId, limit: i64) -> Stored<Vec<EventId>> {
    let now = tx.now();
    tx.all(
        "SELECT e.id FROM events e
          WHERE e.tenant_id = $1 AND e.starts_at > $2 AND e.id > $3
            AND EXISTS (SELECT 1 FROM event_waitlist_entries w
                         WHERE w.tenant_id = $1 AND w.event_id = e.id AND w.state = 'waiting')
          ORDER BY e.id
          LIMIT $4",
        params![now, after, limit],
    )
    .await
}

/// Who waits longest for a place of an event, of those who may still come.
#[rustfmt::skip::macros(concat)]
pub async fn next_waiting(tx: &mut Tx, event: EventId) -> Stored<Option<Entry>> {
    tx.optional(
        concat!("SELECT ", entry_columns!("w"), "
               FROM event_waitlist_entries w
               JOIN users u ON u.tenant_id = $1 AND u.id = w.user_id AND u.status = 'active' AND u.deleted_at IS NULL
               JOIN events e ON e.tenant_id = $1 AND e.id = w.event_id AND e.publication_state = 'published'
                AND (e.group_id IS NULL
                     OR EXISTS (SELECT 1
                                  FROM groups g
                                  LEFT JOIN group_members v ON v.tenant_id = $1 AND v.group_id = g.id AND v.user_id = w.user_id
                                 WHERE g.tenant_id = $1 AND g.id = e.group_id AND g.is_active AND g.status IN ('active', 'dormant')
                                   AND (g.visibility = 'public' OR g.owner_id = w.user_id OR v.status = 'active')))
              WHERE w.tenant_id = $1 AND w.event_id = $2 AND w.state = 'waiting'
                AND NOT EXISTS (SELECT 1 FROM user_blocks b
                                 WHERE b.tenant_id = $1
                                   AND (b.user_id = w.user_id AND b.blocked_user_id = e.organizer_id
                                        OR b.user_id = e.organizer_id AND b.blocked_user_id = w.user_id))
              ORDER BY w.queue_sequence
              LIMIT 1"),
        params![event],
    )
    .await
}

/// Entries of an event for which a place was held for too long.
#[rustfmt::skip::macros(concat)]
pub async fn overdue(tx: &mut Tx, event: EventId) -> Stored<Vec<Entry>> {
    let now = tx.now();
    tx.all(
        concat!("SELECT ", entry_columns!(), "
               FROM event_waitlist_entries
              WHERE tenant_id = $1 AND event_id = $2 AND state = 'offered' AND offer_expires_at <= $3
              ORDER BY queue_sequence"),
        params![event, now],
    )
    .await
}

record! {
    /// An event for which the clock has something to do.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct DueEvent {
        /// Whose community it is.
        pub tenant_id: TenantId,
        /// The event.
        pub event_id: EventId,
    }
}

/// Events of all communities with places that were held for too long. Served by `event_waitlist_entries_due`.
pub async fn due(call: &Call, limit: i64) -> Stored<Vec<DueEvent>> {
    call.unscoped()
        .all(
            "SELECT tenant_id, event_id FROM event_waitlist_entries
              WHERE offer_expires_at <= $1 AND state = 'offered'
              GROUP BY tenant_id, event_id
              ORDER BY MIN(offer_expires_at)
              LIMIT $2",
            params![call.now(), limit],
        )
        .await
}

/// Events of all communities that have begun and for which somebody still waits; what was postponed begins later. Served by
/// `event_waitlist_entries_waiting`.
pub async fn begun(call: &Call, limit: i64) -> Stored<Vec<DueEvent>> {
    call.unscoped()
        .all(
            "SELECT e.tenant_id, e.id AS event_id
               FROM events e
              WHERE e.starts_at <= $1 AND e.operational_state <> 'postponed'
                AND EXISTS (SELECT 1 FROM event_waitlist_entries w
                             WHERE w.tenant_id = e.tenant_id AND w.event_id = e.id AND w.state = 'waiting')
              ORDER BY e.starts_at DESC
              LIMIT $2",
            params![call.now(), limit],
        )
        .await
}
