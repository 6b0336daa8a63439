//! What the tables of reminders are asked.

use super::model::{Rule, State};
use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::{Json, Stored};
use crate::model::EventId;
use crate::store::DueEvent;
use crate::{insert, params, record};

record! {
    /// What was said of reminders of an event.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Said {
        /// Of which event.
        pub event_id: EventId,
        /// By whom for themselves; none for the event.
        pub user_id: Option<MemberId>,
        /// What; none where it was taken back.
        pub rules: Option<Json<Vec<Rule>>>,
        /// Changes so far.
        pub version: i64,
        /// When the latest was made.
        pub updated_at: Timestamp,
    }
}

/// What was said for some events, and by a member for themselves.
pub async fn said(from: &mut Reads<'_>, events: &[EventId], member: Option<MemberId>) -> Stored<Vec<Said>> {
    from.all(
        "SELECT event_id, user_id, rules, version, updated_at
           FROM event_reminder_rules
          WHERE tenant_id = $1 AND event_id = ANY($2) AND (user_id IS NULL OR user_id = $3)",
        params![events, member],
    )
    .await
}

/// What members chose for themselves at an event.
pub async fn chosen(tx: &mut Tx, event: EventId) -> Stored<Vec<Said>> {
    tx.all(
        "SELECT event_id, user_id, rules, version, updated_at
           FROM event_reminder_rules
          WHERE tenant_id = $1 AND event_id = $2 AND user_id IS NOT NULL AND rules IS NOT NULL",
        params![event],
    )
    .await
}

/// Writes what is said of an event whose row is held, or by a member for themselves.
pub async fn say(tx: &mut Tx, event: EventId, member: Option<MemberId>, rules: Option<Vec<Rule>>) -> Stored<()> {
    let (now, rules) = (tx.now(), rules.map(Json));
    let changed = tx
        .run(
            "UPDATE event_reminder_rules
                SET rules = $4, version = version + 1, updated_at = $5
              WHERE tenant_id = $1 AND event_id = $2 AND (user_id = $3 OR (user_id IS NULL AND $3::bigint IS NULL))",
            params![event, member, rules.clone(), now],
        )
        .await?;
    if changed == 0 {
        let (sql, params) = insert! { into event_reminder_rules {
            event_id: event,
            user_id: member,
            rules,
            version: 1_i64,
            updated_at: now,
        } };
        tx.run(sql, params).await?;
    }
    Ok(())
}

/// Lets the reminders of an event, and of the occurrences of a template, be planned anew.
pub async fn unplan(tx: &mut Tx, event: EventId) -> Stored<u64> {
    tx.run(
        "UPDATE events SET reminders_for = NULL WHERE tenant_id = $1 AND (id = $2 OR parent_event_id = $2)",
        params![event],
    )
    .await
}

/// Notes that the reminders of an event are planned.
pub async fn planned(tx: &mut Tx, event: EventId) -> Stored<u64> {
    tx.run("UPDATE events SET reminders_for = starts_at WHERE tenant_id = $1 AND id = $2", params![event]).await
}

/// Events of all communities that take place and whose reminders have to be planned. Served by `events_unplanned`.
pub async fn unplanned(call: &Call, limit: i64) -> Stored<Vec<DueEvent>> {
    call.unscoped()
        .all(
            "SELECT tenant_id, id AS event_id
               FROM events
              WHERE publication_state = 'published' AND operational_state = 'scheduled' AND NOT is_recurring_template
                AND (reminders_for IS NULL OR reminders_for <> starts_at)
                AND starts_at > $1
              ORDER BY starts_at
              LIMIT $2",
            params![call.now(), limit],
        )
        .await
}

/// Events of all communities with reminders that are due. Served by `event_reminders_by_due`.
pub async fn due(call: &Call, limit: i64) -> Stored<Vec<DueEvent>> {
    call.unscoped()
        .all(
            "SELECT tenant_id, event_id FROM event_reminders
              WHERE due_at <= $1 AND state = 'pending'
              GROUP BY tenant_id, event_id
              ORDER BY MIN(due_at)
              LIMIT $2",
            params![call.now(), limit],
        )
        .await
}

record! {
    /// A reminder.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Reminder {
        /// `event_reminders.id`.
        pub id: i64,
        /// So many minutes before the beginning.
        pub offset_minutes: i64,
        /// The beginning.
        pub starts_at: Timestamp,
        /// When it is due.
        pub due_at: Timestamp,
    }
}

/// Reminders of an event, whose row is held, that are neither handed on nor pointless.
pub async fn pending(tx: &mut Tx, event: EventId) -> Stored<Vec<Reminder>> {
    tx.all(
        "SELECT id, offset_minutes, starts_at, due_at
           FROM event_reminders
          WHERE tenant_id = $1 AND event_id = $2 AND state = 'pending'
          ORDER BY due_at, id",
        params![event],
    )
    .await
}

/// Makes a reminder wait. One that was cancelled or superseded waits again; one that was handed on stays.
pub async fn plan(tx: &mut Tx, event: EventId, (offset, starts, due): (i64, Timestamp, Timestamp)) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "INSERT INTO event_reminders (tenant_id, event_id, offset_minutes, starts_at, due_at, state, created_at)
         VALUES ($1, $2, $3, $4, $5, 'pending', $6)
             ON CONFLICT (tenant_id, event_id, starts_at, offset_minutes)
             DO UPDATE SET state = 'pending', closed_at = NULL
          WHERE event_reminders.state IN ('cancelled', 'superseded')",
        params![event, offset, starts, due, now],
    )
    .await
}

/// Closes some reminders that wait.
pub async fn close(tx: &mut Tx, ids: &[i64], state: State) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_reminders SET state = $3, closed_at = $4 WHERE tenant_id = $1 AND id = ANY($2) AND state = 'pending'",
        params![ids, state, now],
    )
    .await
}

record! {
    /// Somebody who takes part, and what they chose.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Guest {
        /// Who.
        pub user_id: MemberId,
        /// What they chose for themselves.
        pub rules: Option<Json<Vec<Rule>>>,
    }
}

/// Some of those who take part in an event since before a reminder was due, by their ids, after `after`. `choosers`: only those who have chosen something.
pub async fn guests_after(
    tx: &mut Tx,
    event: EventId,
    (due, choosers): (Timestamp, bool),
    after: MemberId,
    limit: i64,
) -> Stored<Vec<Guest>> {
    tx.all(
        "SELECT r.user_id, s.rules
           FROM event_registrations r
           LEFT JOIN event_reminder_rules s ON s.tenant_id = $1 AND s.event_id = $2 AND s.user_id = r.user_id
          WHERE r.tenant_id = $1 AND r.event_id = $2 AND r.state = 'confirmed' AND r.confirmed_at <= $3 AND r.user_id > $5
            AND (NOT $4 OR s.rules IS NOT NULL)
          ORDER BY r.user_id
          LIMIT $6",
        params![event, due, choosers, after, limit],
    )
    .await
}
