//! Places of events: registrations, the waiting list, and who is interested.

use super::{EventSeen, around, joined, seen};
use crate::attendance::model::State as Attendance;
use crate::base::{GroupId, MemberId, TenantId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::members::{Card, card_columns};
use crate::model::{EventId, Registration, Waiting, event_columns};
use crate::tickets::store::release;
use crate::{agenda, forms, guests, insert, joined_record, lowest_first, params, record};

/// The only pool of places.
const POOL: &str = "event";

record! {
    /// A registration.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct RegistrationRow {
        /// `event_registrations.id`.
        pub id: i64,
        /// Whose it is.
        pub user_id: MemberId,
        /// How it stands.
        pub state: Registration,
        /// Moves so far.
        pub version: i64,
        /// When the member was invited.
        pub invited_at: Option<Timestamp>,
        /// When they asked.
        pub pending_at: Option<Timestamp>,
        /// When they got their place.
        pub confirmed_at: Option<Timestamp>,
        /// When it was declined.
        pub declined_at: Option<Timestamp>,
        /// When it was cancelled.
        pub cancelled_at: Option<Timestamp>,
        /// When it moved last.
        pub updated_at: Timestamp,
    }
    select registration_columns
}

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

/// Somebody's registration.
#[rustfmt::skip::macros(concat)]
pub async fn registration(tx: &mut Tx, event: EventId, member: MemberId) -> Stored<Option<RegistrationRow>> {
    tx.optional(
        concat!("SELECT ", registration_columns!(), "
               FROM event_registrations
              WHERE tenant_id = $1 AND event_id = $2 AND user_id = $3 AND capacity_pool = 'event'"),
        params![event, member],
    )
    .await
}

/// Somebody's entry of the waiting list.
#[rustfmt::skip::macros(concat)]
pub async fn entry(tx: &mut Tx, event: EventId, member: MemberId) -> Stored<Option<Entry>> {
    tx.optional(
        concat!("SELECT ", entry_columns!(), " FROM event_waitlist_entries WHERE tenant_id = $1 AND event_id = $2 AND user_id = $3"),
        params![event, member],
    )
    .await
}

/// Registrations of some members at an event.
#[rustfmt::skip::macros(concat)]
pub async fn registrations(tx: &mut Tx, event: EventId, members: &[MemberId]) -> Stored<Vec<RegistrationRow>> {
    tx.all(
        concat!("SELECT ", registration_columns!(), "
               FROM event_registrations
              WHERE tenant_id = $1 AND event_id = $2 AND user_id = ANY($3) AND capacity_pool = 'event'"),
        params![event, members],
    )
    .await
}

/// Both of somebody.
#[rustfmt::skip::macros(concat)]
pub async fn standing(
    call: &Call,
    event: EventId,
    member: MemberId,
) -> Stored<(Option<RegistrationRow>, Option<Entry>)> {
    let registration = call.optional(
        concat!("SELECT ", registration_columns!(), "
               FROM event_registrations
              WHERE tenant_id = $1 AND event_id = $2 AND user_id = $3 AND capacity_pool = 'event'"),
        params![event, member],
    );
    let registration = registration.await?;
    let entry = call.optional(
        concat!("SELECT ", entry_columns!(), " FROM event_waitlist_entries WHERE tenant_id = $1 AND event_id = $2 AND user_id = $3"),
        params![event, member],
    );
    Ok((registration, entry.await?))
}

/// An event with what is shown with it, whoever may see it.
#[rustfmt::skip::macros(concat)]
pub async fn around_any(
    call: &Call,
    viewer: MemberId,
    steward: bool,
    id: EventId,
) -> Stored<Option<(EventSeen, bool)>> {
    call.optional(
        concat!("SELECT ", event_columns!("e"), ", ", card_columns!("u"), ", ", around!(), ", ", seen!(), " AS is_seen
               FROM events e
               ", joined!(), "
              WHERE e.tenant_id = $1 AND e.id = $5"),
        params![viewer, steward, call.now(), id],
    )
    .await
}

/// Brings somebody's registration to a state, with a line in its history; with one that was confirmed, their tickets go. Gives the number of that line.
pub async fn register(
    tx: &mut Tx,
    event: EventId,
    (member, actor): (MemberId, Option<MemberId>),
    (from, to): (Option<RegistrationRow>, Registration),
    reason: Option<&str>,
) -> Stored<i64> {
    let now = tx.now();
    let id: i64 = match from {
        None => {
            let at = |state| (state == to).then_some(now);
            let (sql, params) = insert! { into event_registrations {
                event_id: event,
                user_id: member,
                capacity_pool: POOL,
                state: to,
                version: 1_i64,
                invited_at: at(Registration::Invited),
                pending_at: at(Registration::Pending),
                confirmed_at: at(Registration::Confirmed),
                created_at & updated_at: now,
            } then "RETURNING id" };
            tx.one(sql, params).await?
        }
        Some(row) => {
            tx.run(
                "UPDATE event_registrations
                    SET state = $3, version = version + 1, updated_at = $4,
                        invited_at = CASE WHEN $3 = 'invited' THEN $4 ELSE invited_at END,
                        pending_at = CASE WHEN $3 = 'pending' THEN $4 ELSE pending_at END,
                        confirmed_at = CASE WHEN $3 = 'confirmed' THEN $4 ELSE confirmed_at END,
                        declined_at = CASE WHEN $3 = 'declined' THEN $4 ELSE declined_at END,
                        cancelled_at = CASE WHEN $3 = 'cancelled' THEN $4 ELSE cancelled_at END
                  WHERE tenant_id = $1 AND id = $2",
                params![row.id, to, now],
            )
            .await?;
            row.id
        }
    };
    let leaves = from.is_some_and(|row| row.state == Registration::Confirmed) && to != Registration::Confirmed;
    if leaves {
        // Whoever does not take part any more has no tickets and no places at sessions, and brings nobody.
        release(tx, event, Some(member), actor).await?;
        agenda::store::release(tx, event, Some(member)).await?;
        guests::store::release(tx, event, Some(member), actor).await?;
    }
    if matches!(to, Registration::Declined | Registration::Cancelled) {
        // What they answered is nobody's who takes part.
        forms::store::due::look(tx, event, Some(member)).await?;
    }
    let (sql, params) = insert! { into event_registration_history {
        registration_id: id,
        from_state: from.map(|row| row.state),
        to_state: to,
        version: from.map_or(1, |row| row.version + 1),
        reason,
        actor_id: actor,
        created_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
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

/// Whether somebody takes part in an event, waits, is invited or has asked, who could not see it if it belonged to a group.
pub async fn has_outsiders(tx: &mut Tx, event: EventId, group: GroupId) -> Stored<bool> {
    tx.one(
        "SELECT EXISTS (SELECT 1
                          FROM (SELECT user_id FROM event_registrations
                                 WHERE tenant_id = $1 AND event_id = $2 AND state IN ('invited', 'pending', 'confirmed')
                                UNION
                                SELECT user_id FROM event_waitlist_entries
                                 WHERE tenant_id = $1 AND event_id = $2 AND state IN ('waiting', 'offered')) p
                         WHERE NOT EXISTS (SELECT 1
                                             FROM groups g
                                             LEFT JOIN group_members v ON v.tenant_id = $1 AND v.group_id = g.id AND v.user_id = p.user_id
                                            WHERE g.tenant_id = $1 AND g.id = $3
                                              AND (g.visibility = 'public' OR g.owner_id = p.user_id OR v.status = 'active')))",
        params![event, group],
    )
    .await
}

/// Events of the community that have not begun and for which somebody waits.
pub async fn with_line(tx: &mut Tx) -> Stored<Vec<EventId>> {
    let now = tx.now();
    tx.all(
        "SELECT e.id FROM events e
          WHERE e.tenant_id = $1 AND e.starts_at > $2
            AND EXISTS (SELECT 1 FROM event_waitlist_entries w
                         WHERE w.tenant_id = $1 AND w.event_id = e.id AND w.state = 'waiting')
          ORDER BY e.id",
        params![now],
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

/// Notes that somebody is interested, or that they are not any more.
pub async fn interest(tx: &mut Tx, event: EventId, member: MemberId, is_interested: bool) -> Stored<u64> {
    let now = tx.now();
    if !is_interested {
        return tx
            .run(
                "DELETE FROM event_engagements WHERE tenant_id = $1 AND event_id = $2 AND user_id = $3",
                params![event, member],
            )
            .await;
    }
    let (sql, params) = insert! { into event_engagements {
        event_id: event,
        user_id: member,
        created_at: now,
    } then "ON CONFLICT (tenant_id, event_id, user_id) DO NOTHING" };
    tx.run(sql, params).await
}

record! {
    /// How somebody in a list stands to an event.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Since {
        /// Their registration.
        pub registration: Option<Registration>,
        /// Their entry of the waiting list.
        pub waiting: Option<Waiting>,
        /// Whether they were there, as far as the viewer may know.
        pub attendance: Option<Attendance>,
        /// They are interested.
        pub is_interested: bool,
        /// Guests whom they bring.
        pub guest_count: i64,
        /// Since when they stand so.
        pub since: Option<Timestamp>,
        /// Their place in the line, 1 for the first; only in the list of those who wait.
        pub position: Option<i64>,
        /// Until when a place is held for them; only there.
        pub offer_expires_at: Option<Timestamp>,
    }
}

joined_record! {
    /// Somebody who comes to an event, or may.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Attendee {
        /// How they stand to it.
        pub since: Since,
        /// Who they are.
        pub member: Card,
    }
}

/// Those who stand to an event so, by their ids, after the member `after`; those who wait in the order of the line. `kind` is a word of the contract;
/// `with_attendance`: whoever asks may know who was there.
#[rustfmt::skip::macros(concat)]
pub async fn attendees(
    call: &Call,
    event: EventId,
    (kind, with_attendance): (&str, bool),
    after: Option<i64>,
    limit: i64,
) -> Stored<Vec<Attendee>> {
    call.all(
        lowest_first!(call.way(), behind, order => concat!("SELECT r.state AS registration, w.state AS waiting, a.state AS attendance, i.created_at IS NOT NULL AS is_interested,
                    (SELECT COUNT(*) FROM event_guests n
                      WHERE n.tenant_id = $1 AND n.registration_id = r.id AND n.state = 'confirmed') AS guest_count,
                    COALESCE(CASE WHEN $3 = 'interested' THEN i.created_at WHEN $3 = 'waitlisted' THEN w.created_at END, r.updated_at) AS since,
                    CASE WHEN $3 = 'waitlisted'
                         THEN (SELECT COUNT(*) FROM event_waitlist_entries b
                                WHERE b.tenant_id = $1 AND b.event_id = $2 AND b.state IN ('waiting', 'offered')
                                  AND b.queue_sequence <= w.queue_sequence) END AS position,
                    CASE WHEN $3 = 'waitlisted' AND w.state = 'offered' THEN w.offer_expires_at END AS offer_expires_at,
                    ", card_columns!("u"), "
               FROM users u
               LEFT JOIN event_registrations r ON r.tenant_id = $1 AND r.event_id = $2 AND r.user_id = u.id
               LEFT JOIN event_waitlist_entries w ON w.tenant_id = $1 AND w.event_id = $2 AND w.user_id = u.id
               LEFT JOIN event_engagements i ON i.tenant_id = $1 AND i.event_id = $2 AND i.user_id = u.id
               LEFT JOIN event_attendance a ON $6 AND a.tenant_id = $1 AND a.event_id = $2 AND a.user_id = u.id
              WHERE u.tenant_id = $1 AND u.deleted_at IS NULL
                AND ($4 = 0 OR CASE WHEN $3 = 'waitlisted'
                                    THEN w.queue_sequence ", behind!(), " COALESCE((SELECT l.queue_sequence FROM event_waitlist_entries l
                                                                       WHERE l.tenant_id = $1 AND l.event_id = $2 AND l.user_id = $4), 0)
                                    ELSE u.id ", behind!(), " $4 END)
                AND CASE $3 WHEN 'going' THEN r.state = 'confirmed' WHEN 'invited' THEN r.state = 'invited'
                            WHEN 'pending' THEN r.state = 'pending' WHEN 'interested' THEN i.created_at IS NOT NULL
                            ELSE w.state IN ('waiting', 'offered') END
              ORDER BY CASE WHEN $3 = 'waitlisted' THEN w.queue_sequence ELSE 0 END ", order!(), ", u.id ", order!(), "
              LIMIT $5")),
        params![event, kind, after.unwrap_or(0), limit, with_attendance],
    )
    .await
}
