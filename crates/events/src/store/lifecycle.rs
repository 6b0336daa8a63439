//! Steps of an event's life, and what ends with it.

use serde::{Deserialize, Serialize};

use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Impersonator, Tx};
use crate::db::{Json, Stored};
use crate::model::{EventId, Operation, Publication};
use crate::moves::{Place, Step};
use crate::tickets::store::release;
use crate::{agenda, forms, guests};
use crate::{insert, newest_first, params, record};

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

/// The step that brings an event to another place.
#[derive(Clone, Debug)]
pub struct Ended<'a> {
    /// The event.
    pub id: EventId,
    /// What was done.
    pub step: Step,
    /// From where.
    pub from: Place,
    /// To where.
    pub to: Place,
    /// The number of the step.
    pub version: i64,
    /// Why.
    pub reason: Option<&'a str>,
    /// By whom; none for the program, and for somebody who administers from outside.
    pub actor: Option<MemberId>,
    /// Who acted as that member, if it was not they.
    pub impersonator: Option<Impersonator>,
    /// What ended with it.
    pub cascade: Cascade,
    /// Nobody is told: it was taken together with that of the template.
    pub is_suppressed: bool,
}

/// Writes where an event stands now.
pub async fn move_to(tx: &mut Tx, ended: &Ended<'_>) -> Stored<u64> {
    let now = tx.now();
    let (publication, operation) = ended.to;
    let is_submitted = publication == Publication::PendingReview;
    tx.run(
        "UPDATE events
            SET publication_state = $3, operational_state = $4, lifecycle_version = $5, federation_version = federation_version + 1,
                lifecycle_reason = $6, updated_at = $7, reminders_for = NULL,
                cancellation_reason = CASE WHEN $4 <> 'cancelled' THEN NULL
                                           WHEN operational_state = 'cancelled' THEN cancellation_reason
                                           ELSE $6 END,
                submitted_at = CASE WHEN $8 THEN $7 ELSE submitted_at END,
                submitted_by = CASE WHEN $8 THEN $9 ELSE submitted_by END,
                published_at = CASE WHEN $3 = 'published' THEN COALESCE(published_at, $7) ELSE published_at END,
                cancelled_at = CASE WHEN $4 <> 'cancelled' THEN NULL ELSE COALESCE(cancelled_at, $7) END
          WHERE tenant_id = $1 AND id = $2",
        params![
            ended.id,
            publication,
            operation,
            ended.version,
            ended.reason,
            now,
            is_submitted,
            ended.actor
        ],
    )
    .await
}

/// Notes a step. Gives its number among all.
pub async fn insert_step(tx: &mut Tx, ended: &Ended<'_>) -> Stored<i64> {
    let now = tx.now();
    let (sql, params) = insert! { into event_status_history {
        event_id: ended.id,
        lifecycle_version: ended.version,
        action: ended.step.as_str(),
        from_publication: ended.from.0,
        to_publication: ended.to.0,
        from_operational: ended.from.1,
        to_operational: ended.to.1,
        reason: ended.reason,
        actor_id: ended.actor,
        impersonator_tenant_id: ended.impersonator.map(|by| by.tenant),
        impersonator_id: ended.impersonator.map(|by| by.id),
        cascade: Json(ended.cascade),
        is_suppressed: ended.is_suppressed,
        created_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
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

/// Ends all registrations and the waiting list of an event, each with a line in its history, and takes tickets back.
pub async fn end_participation(
    tx: &mut Tx,
    event: EventId,
    actor: Option<MemberId>,
    reason: Option<&str>,
) -> Stored<Cascade> {
    let now = tx.now();
    release(tx, event, None, actor).await?;
    agenda::store::release(tx, event, None).await?;
    guests::store::release(tx, event, None, actor).await?;
    forms::store::due::look(tx, event, None).await?;
    tx.run(
        "INSERT INTO event_registration_history (tenant_id, registration_id, from_state, to_state, version, reason, actor_id, created_at)
         SELECT tenant_id, id, state, 'cancelled', version + 1, $3, $4, $5
           FROM event_registrations
          WHERE tenant_id = $1 AND event_id = $2 AND state IN ('invited', 'pending', 'confirmed')",
        params![event, reason, actor, now],
    )
    .await?;
    let registrations = tx
        .run(
            "UPDATE event_registrations
                SET state = 'cancelled', version = version + 1, cancelled_at = $3, updated_at = $3
              WHERE tenant_id = $1 AND event_id = $2 AND state IN ('invited', 'pending', 'confirmed')",
            params![event, now],
        )
        .await?;
    tx.run(
        "INSERT INTO event_waitlist_history (tenant_id, entry_id, from_state, to_state, version, actor_id, created_at)
         SELECT tenant_id, id, state, 'cancelled', version + 1, $3, $4
           FROM event_waitlist_entries
          WHERE tenant_id = $1 AND event_id = $2 AND state IN ('waiting', 'offered')",
        params![event, actor, now],
    )
    .await?;
    let waiting = tx
        .run(
            "UPDATE event_waitlist_entries
                SET state = 'cancelled', version = version + 1, cancelled_at = $3, updated_at = $3, offer_expires_at = NULL
              WHERE tenant_id = $1 AND event_id = $2 AND state IN ('waiting', 'offered')",
            params![event, now],
        )
        .await?;
    let reminders = tx
        .run(
            "UPDATE event_reminders SET state = 'cancelled', closed_at = $3 WHERE tenant_id = $1 AND event_id = $2 AND state = 'pending'",
            params![event, now],
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

/// Events of somebody that have not begun and still take place, and drafts.
pub async fn left_by(tx: &mut Tx, organizer: MemberId) -> Stored<Vec<EventId>> {
    let now = tx.now();
    tx.all(
        "SELECT id FROM events
          WHERE tenant_id = $1 AND organizer_id = $2
            AND (publication_state IN ('draft', 'pending_review')
                 OR (publication_state = 'published' AND operational_state IN ('scheduled', 'postponed')
                     AND (starts_at > $3 OR is_recurring_template)))
          ORDER BY id",
        params![organizer, now],
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
