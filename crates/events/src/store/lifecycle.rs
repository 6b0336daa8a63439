//! Steps of an event's life, and what ends with it.

use serde::{Deserialize, Serialize};

use super::steps::{Standing, standing_columns};
use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Impersonator, Tx};
use crate::db::{Json, Stored};
use crate::model::{EventId, Operation, Publication};
use crate::moves::{Place, Step};
use crate::tickets::store::release;
use crate::{agenda, forms, guests};
use crate::{newest_first, params, record};

/// What ended with an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Cascade {
    /// Reminders that are not sent.
    pub reminders_cancelled: i64,
    /// Members who wait no longer.
    pub waitlist_cancelled: i64,
    /// Registrations that were cancelled.
    pub registrations_cancelled: i64,
}

impl Cascade {
    /// Both together.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            reminders_cancelled: self.reminders_cancelled + other.reminders_cancelled,
            waitlist_cancelled: self.waitlist_cancelled + other.waitlist_cancelled,
            registrations_cancelled: self.registrations_cancelled + other.registrations_cancelled,
        }
    }
}

/// The step that brings an event to another place, or several from the same.
#[derive(Clone, Debug)]
pub struct Ended<'a> {
    /// What was done.
    pub step: Step,
    /// From where.
    pub from: Place,
    /// To where.
    pub to: Place,
    /// Why.
    pub reason: Option<&'a str>,
    /// By whom; none for the program, and for somebody who administers from outside.
    pub actor: Option<MemberId>,
    /// Who acted as that member, if it was not they.
    pub impersonator: Option<Impersonator>,
    /// Nobody is told: it was taken together with that of the template.
    pub is_suppressed: bool,
}

record! {
    /// A step of an event's life.
    #[derive(Clone, Debug, PartialEq)]
    pub struct HistoryStep {
        /// Its number among all.
        pub id: i64,
        /// Its number among those of the event.
        pub lifecycle_version: i64,
        /// Who saw it before.
        pub from_publication: Publication,
        /// Who sees it since.
        pub to_publication: Publication,
        /// Whether it took place before.
        pub from_operational: Operation,
        /// Whether it takes place since.
        pub to_operational: Operation,
        /// Why.
        pub reason: Option<String>,
        /// By whom.
        pub actor_id: Option<MemberId>,
        /// What whoever acted as that member is called.
        pub impersonator_name: Option<String>,
        /// What ended with it.
        pub cascade: Json<Cascade>,
        /// Nobody was told.
        pub is_suppressed: bool,
        /// When.
        pub created_at: Timestamp,
    }
}

/// The steps of an event, newest first, before `before`. Served by `event_status_history_version`.
pub async fn history(call: &Call, event: EventId, before: Option<i64>, limit: i64) -> Stored<Vec<HistoryStep>> {
    call.all(
        newest_first!(call.way(), before, order => concat!("SELECT h.id, h.lifecycle_version, h.from_publication, h.to_publication, h.from_operational, h.to_operational, h.reason, h.actor_id,
                a.first_name || ' ' || a.last_name AS impersonator_name, h.cascade, h.is_suppressed, h.created_at
           FROM event_status_history h
           LEFT JOIN users a ON a.tenant_id = h.impersonator_tenant_id AND a.id = h.impersonator_id
          WHERE h.tenant_id = $1 AND h.event_id = $2 AND h.id ", before!(), " $3
          ORDER BY h.id ", order!(), "
          LIMIT $4")),
        params![event, call.newest_behind(before), limit],
    )
    .await
}

/// Whether somebody takes part in an event, or in an occurrence of it, waits, is invited or has asked.
pub async fn has_participants(tx: &mut Tx, event: EventId) -> Stored<bool> {
    tx.one(
        "SELECT EXISTS (SELECT 1 FROM event_registrations
                         WHERE tenant_id = $1 AND state IN ('invited', 'pending', 'confirmed')
                           AND event_id IN (SELECT o.id FROM events o WHERE o.tenant_id = $1 AND (o.id = $2 OR o.parent_event_id = $2)))
             OR EXISTS (SELECT 1 FROM event_waitlist_entries
                         WHERE tenant_id = $1 AND state IN ('waiting', 'offered')
                           AND event_id IN (SELECT o.id FROM events o WHERE o.tenant_id = $1 AND (o.id = $2 OR o.parent_event_id = $2)))",
        params![event],
    )
    .await
}

/// Places of an event that are taken, or held for somebody.
pub async fn occupied(tx: &mut Tx, event: EventId) -> Stored<i64> {
    let now = tx.now();
    tx.one(
        "SELECT (SELECT COUNT(*) FROM event_registrations WHERE tenant_id = $1 AND event_id = $2 AND state = 'confirmed')
              + (SELECT COUNT(*) FROM event_guests WHERE tenant_id = $1 AND event_id = $2 AND state = 'confirmed')
              + (SELECT COUNT(*) FROM event_waitlist_entries
                  WHERE tenant_id = $1 AND event_id = $2 AND state = 'offered' AND offer_expires_at > $3)",
        params![event, now],
    )
    .await
}

/// Ends all registrations and the waiting list of some events, each with a line in its history, and takes tickets back: what there is in all of them together.
pub async fn end_participation(
    tx: &mut Tx,
    events: &[EventId],
    actor: Option<MemberId>,
    reason: Option<&str>,
) -> Stored<Cascade> {
    let now = tx.now();
    release(tx, events, None, actor).await?;
    agenda::store::release(tx, events, None).await?;
    guests::store::release(tx, events, None, actor).await?;
    forms::store::due::look(tx, events, None).await?;
    tx.run(
        "INSERT INTO event_registration_history (tenant_id, registration_id, from_state, to_state, version, reason, actor_id, created_at)
         SELECT tenant_id, id, state, 'cancelled', version + 1, $3, $4, $5
           FROM event_registrations
          WHERE tenant_id = $1 AND event_id = ANY($2) AND state IN ('invited', 'pending', 'confirmed')",
        params![events, reason, actor, now],
    )
    .await?;
    let registrations = tx
        .run(
            "UPDATE event_registrations
                SET state = 'cancelled', version = version + 1, cancelled_at = $3, updated_at = $3
              WHERE tenant_id = $1 AND event_id = ANY($2) AND state IN ('invited', 'pending', 'confirmed')",
            params![events, now],
        )
        .await?;
    tx.run(
        "INSERT INTO event_waitlist_history (tenant_id, entry_id, from_state, to_state, version, actor_id, created_at)
         SELECT tenant_id, id, state, 'cancelled', version + 1, $3, $4
           FROM event_waitlist_entries
          WHERE tenant_id = $1 AND event_id = ANY($2) AND state IN ('waiting', 'offered')",
        params![events, actor, now],
    )
    .await?;
    let waiting = tx
        .run(
            "UPDATE event_waitlist_entries
                SET state = 'cancelled', version = version + 1, cancelled_at = $3, updated_at = $3, offer_expires_at = NULL
              WHERE tenant_id = $1 AND event_id = ANY($2) AND state IN ('waiting', 'offered')",
            params![events, now],
        )
        .await?;
    let reminders = tx
        .run(
            "UPDATE event_reminders SET state = 'cancelled', closed_at = $3 WHERE tenant_id = $1 AND event_id = ANY($2) AND state = 'pending'",
            params![events, now],
        )
        .await?;
    let counted = |rows: u64| i64::try_from(rows).unwrap_or(i64::MAX);
    Ok(Cascade {
        reminders_cancelled: counted(reminders),
        waitlist_cancelled: counted(waiting),
        registrations_cancelled: counted(registrations),
    })
}

/// Some of those who follow any of some events, by their ids, after `after`: who takes part, waits, is invited, has asked, is interested, or speaks; and, with `since`,
/// whose registration or waiting ended no earlier than that.
pub async fn followers_after(
    tx: &mut Tx,
    events: &[EventId],
    since: Option<Timestamp>,
    after: MemberId,
    limit: i64,
) -> Stored<Vec<MemberId>> {
    tx.all(
        "SELECT f.user_id
           FROM (SELECT r.user_id FROM event_registrations r
                  WHERE r.tenant_id = $1 AND r.event_id = ANY($2) AND (r.state IN ('invited', 'pending', 'confirmed') OR r.cancelled_at >= $3)
                  UNION
                 SELECT w.user_id FROM event_waitlist_entries w
                  WHERE w.tenant_id = $1 AND w.event_id = ANY($2) AND (w.state IN ('waiting', 'offered') OR w.cancelled_at >= $3)
                  UNION
                 SELECT i.user_id FROM event_engagements i WHERE i.tenant_id = $1 AND i.event_id = ANY($2)
                  UNION
                 SELECT k.user_id FROM event_sessions s JOIN event_session_speakers k ON k.tenant_id = $1 AND k.session_id = s.id AND k.user_id IS NOT NULL
                  WHERE s.tenant_id = $1 AND s.event_id = ANY($2) AND s.status = 'scheduled') f
          WHERE f.user_id > $4
          ORDER BY f.user_id
          LIMIT $5",
        params![events, since, after, limit],
    )
    .await
}

/// Some of the events of somebody that have not begun and still take place, and drafts, by their ids, after `after`. Occurrences go with their template, unless that stays as it is.
#[rustfmt::skip::macros(concat)]
pub async fn left_by(tx: &mut Tx, organizer: MemberId, after: EventId, limit: i64) -> Stored<Vec<Standing>> {
    let now = tx.now();
    tx.all(
        concat!("SELECT ", standing_columns!("e"), "
               FROM events e
              WHERE e.tenant_id = $1 AND e.organizer_id = $2 AND e.id > $4
                AND (e.publication_state IN ('draft', 'pending_review')
                     OR (e.publication_state = 'published' AND e.operational_state IN ('scheduled', 'postponed')
                         AND (e.starts_at > $3 OR e.is_recurring_template)))
                AND (e.parent_event_id IS NULL OR e.starts_at <= $3
                     OR EXISTS (SELECT 1 FROM events t
                                 WHERE t.tenant_id = $1 AND t.id = e.parent_event_id
                                   AND (t.publication_state = 'archived' OR t.operational_state IN ('cancelled', 'completed'))))
              ORDER BY e.id
              LIMIT $5"),
        params![organizer, now, after, limit],
    )
    .await
}

/// Why a step was taken; the inner none if nobody said.
pub async fn reason_of(tx: &mut Tx, event: EventId, version: i64) -> Stored<Option<Option<String>>> {
    tx.optional(
        "SELECT reason FROM event_status_history WHERE tenant_id = $1 AND event_id = $2 AND lifecycle_version = $3",
        params![event, version],
    )
    .await
}

/// When an event was cancelled that was restored with this step.
pub async fn cancelled_since(tx: &mut Tx, event: EventId, version: i64) -> Stored<Option<Timestamp>> {
    tx.optional(
        "SELECT created_at FROM event_status_history
          WHERE tenant_id = $1 AND event_id = $2 AND lifecycle_version < $3 AND to_operational = 'cancelled' AND from_operational <> 'cancelled'
          ORDER BY lifecycle_version DESC
          LIMIT 1",
        params![event, version],
    )
    .await
}

/// Some of those who wait for a place of an event, by their ids, after `after`.
pub async fn waiting_after(tx: &mut Tx, event: EventId, after: MemberId, limit: i64) -> Stored<Vec<MemberId>> {
    tx.all(
        "SELECT user_id FROM event_waitlist_entries
          WHERE tenant_id = $1 AND event_id = $2 AND state = 'waiting' AND user_id > $3
          ORDER BY user_id
          LIMIT $4",
        params![event, after, limit],
    )
    .await
}
