//! Steps of the lives of many events at once: where they stand, and what is written when they move together.

use serde_json::{Value, json};

use super::lifecycle::{Cascade, Ended};
use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::{Json, Stored};
use crate::model::{Event, EventId, Operation, Publication, took_place};
use crate::{insert, params, record};

record! {
    /// Where an event stands: what a step looks at.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Standing {
        /// Its id.
        pub id: EventId,
        /// Who organizes it.
        pub organizer_id: MemberId,
        /// Who sees it.
        pub publication_state: Publication,
        /// Whether it takes place.
        pub operational_state: Operation,
        /// Steps so far.
        pub lifecycle_version: i64,
        /// When it begins.
        pub starts_at: Timestamp,
        /// When it ends.
        pub ends_at: Option<Timestamp>,
        /// When it was published first.
        pub published_at: Option<Timestamp>,
    }
    select standing_columns
}

impl Standing {
    /// Where an event stands.
    #[must_use]
    pub fn of(event: &Event) -> Self {
        Self {
            id: event.id,
            organizer_id: event.organizer_id,
            publication_state: event.publication_state,
            operational_state: event.operational_state,
            lifecycle_version: event.lifecycle_version,
            starts_at: event.starts_at,
            ends_at: event.ends_at,
            published_at: event.published_at,
        }
    }

    /// Whether it was published and is over.
    #[must_use]
    pub fn took_place(&self, now: Timestamp) -> bool {
        took_place((self.publication_state, self.operational_state), self.ends_at.unwrap_or(self.starts_at), now)
    }
}

/// Where the occurrences of a template stand that begin from a moment on, in their order. Nothing is held.
#[rustfmt::skip::macros(concat)]
pub async fn occurrences_standing(call: &Call, root: EventId, from: Option<Timestamp>) -> Stored<Vec<Standing>> {
    call.all(
        concat!("SELECT ", standing_columns!("e"), "
               FROM events e
              WHERE e.tenant_id = $1 AND e.parent_event_id = $2 AND ($3 IS NULL OR e.starts_at >= $3)
              ORDER BY e.recurrence_id, e.id"),
        params![root, from],
    )
    .await
}

/// The same, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub async fn hold_occurrences(tx: &mut Tx, root: EventId, from: Option<Timestamp>) -> Stored<Vec<Standing>> {
    tx.all(
        concat!("SELECT ", standing_columns!("e"), "
               FROM events e
              WHERE e.tenant_id = $1 AND e.parent_event_id = $2 AND ($3 IS NULL OR e.starts_at >= $3)
              ORDER BY e.recurrence_id, e.id
                FOR NO KEY UPDATE"),
        params![root, from],
    )
    .await
}

/// What each step writes, and beside it only what changes: an index is written anew if one of its columns is.
macro_rules! moved {
    ($what:literal) => {
        concat!(
            "UPDATE events
                SET lifecycle_version = lifecycle_version + 1, federation_version = federation_version + 1, lifecycle_reason = $3, updated_at = $4,
                    reminders_for = NULL",
            $what,
            "
              WHERE tenant_id = $1 AND id = ANY($2)"
        )
    };
}

const PUBLICATION: &str = moved!(
    ",
                    publication_state = $5, published_at = CASE WHEN $5 = 'published' THEN COALESCE(published_at, $4) ELSE published_at END"
);

const SUBMISSION: &str = moved!(
    ",
                    publication_state = $5, submitted_at = $4, submitted_by = $6"
);

const OPERATION: &str = moved!(
    ",
                    operational_state = $5,
                    cancellation_reason = CASE WHEN $5 <> 'cancelled' THEN NULL
                                               WHEN operational_state = 'cancelled' THEN cancellation_reason
                                               ELSE $3 END,
                    cancelled_at = CASE WHEN $5 <> 'cancelled' THEN NULL ELSE COALESCE(cancelled_at, $4) END"
);

const BOTH: &str = moved!(
    ",
                    operational_state = $5,
                    cancellation_reason = CASE WHEN $5 <> 'cancelled' THEN NULL
                                               WHEN operational_state = 'cancelled' THEN cancellation_reason
                                               ELSE $3 END,
                    cancelled_at = CASE WHEN $5 <> 'cancelled' THEN NULL ELSE COALESCE(cancelled_at, $4) END,
                    publication_state = $6, published_at = CASE WHEN $6 = 'published' THEN COALESCE(published_at, $4) ELSE published_at END"
);

/// Writes where events stand now that all come from the same place, whose rows are held.
pub async fn move_to(tx: &mut Tx, events: &[EventId], ended: &Ended<'_>) -> Stored<u64> {
    let (now, reason) = (tx.now(), ended.reason);
    let (publication, operation) = ended.to;
    let (is_published, is_run) = (publication != ended.from.0, operation != ended.from.1);
    match (is_published, is_run) {
        (_, false) if publication == Publication::PendingReview => {
            tx.run(SUBMISSION, params![events, reason, now, publication, ended.actor]).await
        }
        (true, false) => tx.run(PUBLICATION, params![events, reason, now, publication]).await,
        (true, true) => tx.run(BOTH, params![events, reason, now, operation, publication]).await,
        // Also where it stands there already.
        (false, _) => tx.run(OPERATION, params![events, reason, now, operation]).await,
    }
}

/// Notes the step of one event, by its number among those of the event. Gives its number among all.
pub async fn insert_step(
    tx: &mut Tx,
    (event, version): (EventId, i64),
    cascade: Cascade,
    ended: &Ended<'_>,
) -> Stored<i64> {
    let now = tx.now();
    let (sql, params) = insert! { into event_status_history {
        event_id: event,
        lifecycle_version: version,
        action: ended.step.as_str(),
        from_publication: ended.from.0,
        to_publication: ended.to.0,
        from_operational: ended.from.1,
        to_operational: ended.to.1,
        reason: ended.reason,
        actor_id: ended.actor,
        impersonator_tenant_id: ended.impersonator.map(|by| by.tenant),
        impersonator_id: ended.impersonator.map(|by| by.id),
        cascade: Json(cascade),
        is_suppressed: ended.is_suppressed,
        created_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

macro_rules! insert_steps_of {
    ($rows:literal) => {
        concat!(
            "WITH r AS MATERIALIZED ",
            $rows,
            "
             INSERT INTO event_status_history (tenant_id, event_id, lifecycle_version, action, from_publication, to_publication, from_operational,
                    to_operational, reason, actor_id, impersonator_tenant_id, impersonator_id, cascade, is_suppressed, created_at)
             SELECT $1, e.id, e.lifecycle_version, $5, $6, $7, $8, $9, $10, $11, $12, $13, COALESCE(r.cascade, $4), $14, $15
               FROM events e
               LEFT JOIN r ON r.event_id = e.id
              WHERE e.tenant_id = $1 AND e.id = ANY($2)
              ORDER BY e.id"
        )
    };
}

/// The same for many that have been moved, with what ended where something did. One statement.
pub async fn insert_steps(tx: &mut Tx, events: &[EventId], ends: &[Ending], ended: &Ended<'_>) -> Stored<u64> {
    let now = tx.now();
    let rows: Vec<Value> = ends.iter().map(|one| json!([one.event_id, one.cascade()])).collect();
    let sql = tx.call().db().engine().pick(
        // Only what is known to be a number is looked up by an index.
        insert_steps_of!("(SELECT CAST(value ->> 0 AS INTEGER) AS event_id, value -> 1 AS cascade FROM json_each($3))"),
        insert_steps_of!(
            "(SELECT (value ->> 0)::bigint AS event_id, value -> 1 AS cascade FROM jsonb_array_elements($3))"
        ),
    );
    tx.run(
        sql,
        params![
            events,
            Value::Array(rows),
            Json(Cascade::default()),
            ended.step.as_str(),
            ended.from.0,
            ended.to.0,
            ended.from.1,
            ended.to.1,
            ended.reason,
            ended.actor,
            ended.impersonator.map(|by| by.tenant),
            ended.impersonator.map(|by| by.id),
            ended.is_suppressed,
            now
        ],
    )
    .await
}

record! {
    /// An event with which something ends, and how much of it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Ending {
        /// The event.
        pub event_id: EventId,
        /// Reminders that wait.
        pub reminders: i64,
        /// Members who wait.
        pub waiting: i64,
        /// Registrations: invited, pending and confirmed.
        pub registrations: i64,
    }
}

impl Ending {
    /// What will have ended with it.
    #[must_use]
    pub fn cascade(&self) -> Cascade {
        Cascade {
            reminders_cancelled: self.reminders,
            waitlist_cancelled: self.waiting,
            registrations_cancelled: self.registrations,
        }
    }
}

/// Those of some events with which something would end. The plus keeps `$2` from being looked up event by event: what there is between the first and the last of them is
/// mostly nothing.
macro_rules! ending {
    ($($counts:literal $table:literal $state:literal),+ $(,)?) => {
        concat!(
            "SELECT o.event_id, SUM(o.reminders)::bigint AS reminders, SUM(o.waiting)::bigint AS waiting, SUM(o.registrations)::bigint AS registrations
               FROM (SELECT 0 AS event_id, 0 AS reminders, 0 AS waiting, 0 AS registrations WHERE FALSE",
            $(
                "
                      UNION ALL
                     SELECT event_id, ", $counts, " FROM ", $table, "
                      WHERE tenant_id = $1 AND event_id BETWEEN $3 AND $4 AND +event_id = ANY($2)", $state,
            )+
            ") o
              GROUP BY o.event_id
              ORDER BY o.event_id"
        )
    };
}

/// Those of some events, whose rows are held, with which something ends that does not take place without them. Most dates of a series have nothing yet.
pub async fn ending(tx: &mut Tx, events: &[EventId]) -> Stored<Vec<Ending>> {
    let (Some(first), Some(last)) = (events.iter().min(), events.iter().max()) else { return Ok(Vec::new()) };
    tx.all(
        ending!(
            "0, 0, 1" "event_registrations" " AND state IN ('invited', 'pending', 'confirmed')",
            "0, 1, 0" "event_waitlist_entries" " AND state IN ('waiting', 'offered')",
            "1, 0, 0" "event_reminders" " AND state = 'pending'",
            "0, 0, 0" "event_guests" " AND state = 'confirmed'",
            "0, 0, 0" "event_submissions" "",
            "0, 0, 0" "event_ticket_entitlements" " AND status = 'confirmed'",
            "0, 0, 0" "event_session_registrations" " AND state = 'registered'",
            "0, 0, 0" "event_broadcasts" " AND status IN ('draft', 'scheduled')",
            "0, 0, 0" "event_invitation_campaigns" " AND status IN ('draft', 'scheduled', 'issuing')",
            "0, 0, 0" "event_invitations" " AND status = 'issued'",
        ),
        params![events, *first, *last],
    )
    .await
}
