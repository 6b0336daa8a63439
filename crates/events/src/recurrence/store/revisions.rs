//! Revisions.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::{Json, Stored};
use crate::model::{Event, EventId, event_columns};
use crate::{insert, params, record};

/// An occurrence of a template and those that follow it, in their order. What is archived stays as it is.
#[rustfmt::skip::macros(concat)]
pub async fn following(call: &Call, root: EventId, recurrence_id: &str, limit: i64) -> Stored<Vec<Event>> {
    call.all(
        concat!("SELECT ", event_columns!("e"), "
               FROM events e
              WHERE e.tenant_id = $1 AND e.parent_event_id = $2 AND e.recurrence_id >= $3 AND e.publication_state <> 'archived'
              ORDER BY e.recurrence_id, e.id
              LIMIT $4"),
        params![root, recurrence_id, limit],
    )
    .await
}

record! {
    /// Who is concerned by changes of some occurrences.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Concerned {
        /// Registrations: invited, pending and confirmed.
        pub registrations: i64,
        /// Entries of waiting lists.
        pub waiting: i64,
        /// Tickets that were given out.
        pub tickets: i64,
        /// Reminders that wait.
        pub reminders: i64,
        /// Members who follow any of them.
        pub members: i64,
    }
}

/// How many members follow any of events `$2`, but for `$3`.
macro_rules! followers {
    () => {
        "(SELECT COUNT(*)
                   FROM (SELECT r.user_id FROM event_registrations r
                          WHERE r.tenant_id = $1 AND r.event_id = ANY($2) AND r.state IN ('invited', 'pending', 'confirmed')
                          UNION
                         SELECT w.user_id FROM event_waitlist_entries w
                          WHERE w.tenant_id = $1 AND w.event_id = ANY($2) AND w.state IN ('waiting', 'offered')
                          UNION
                         SELECT i.user_id FROM event_engagements i WHERE i.tenant_id = $1 AND i.event_id = ANY($2)) f
                  WHERE f.user_id <> $3)"
    };
}

/// Who is concerned by changes of some occurrences, but for whoever makes them.
#[rustfmt::skip::macros(concat)]
pub async fn concerned(call: &Call, events: &[EventId], actor: MemberId) -> Stored<Concerned> {
    call.one(
        concat!("SELECT (SELECT COUNT(*) FROM event_registrations r
                  WHERE r.tenant_id = $1 AND r.event_id = ANY($2) AND r.state IN ('invited', 'pending', 'confirmed')) AS registrations,
                (SELECT COUNT(*) FROM event_waitlist_entries w
                  WHERE w.tenant_id = $1 AND w.event_id = ANY($2) AND w.state IN ('waiting', 'offered')) AS waiting,
                (SELECT COALESCE(SUM(k.allocated), 0)::bigint FROM event_ticket_types k
                  WHERE k.tenant_id = $1 AND k.event_id = ANY($2)) AS tickets,
                (SELECT COUNT(*) FROM event_reminders m
                  WHERE m.tenant_id = $1 AND m.event_id = ANY($2) AND m.state = 'pending') AS reminders,
                ", followers!(), " AS members"),
        params![events, actor],
    )
    .await
}

/// How many members follow any of some events, but for whoever changes them.
pub async fn followers(call: &Call, events: &[EventId], actor: MemberId) -> Stored<i64> {
    call.one(concat!("SELECT ", followers!()), params![events, actor]).await
}

/// Counts a revision of a template, if its rule still stands at what was previewed.
pub async fn count_revision(tx: &mut Tx, root: EventId, revision: i64, set: i64) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_recurrence_rules SET revision_version = revision_version + 1, set_version = set_version + 1, updated_at = $5
          WHERE tenant_id = $1 AND event_id = $2 AND revision_version = $3 AND set_version = $4",
        params![root, revision, set, now],
    )
    .await
}

/// Counts a change of a template that calendars and partners see.
pub async fn touch(tx: &mut Tx, root: EventId) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE events SET calendar_sequence = calendar_sequence + 1, federation_version = federation_version + 1, updated_at = $3
          WHERE tenant_id = $1 AND id = $2",
        params![root, now],
    )
    .await
}

record! {
    /// A revision.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Revision {
        /// `event_recurrence_revisions.id`.
        pub id: i64,
        /// The template.
        pub root_event_id: EventId,
        /// Which revision of it.
        pub revision_version: i64,
        /// What the first occurrence that it is about is known by.
        pub effective_from: String,
        /// The change.
        pub patch: Json<BTreeMap<String, Value>>,
        /// SHA-256 of it.
        pub patch_hash: String,
        /// SHA-256 of the call.
        pub request_hash: String,
        /// What changed.
        pub changed_event_ids: Json<Vec<EventId>>,
        /// How many members are told.
        pub recipient_count: i64,
        /// The domain event.
        pub outbox_event: Option<i64>,
        /// When.
        pub created_at: Timestamp,
    }
    select revision_columns
}

/// The revision of a key.
#[rustfmt::skip::macros(concat)]
pub async fn of_key(reads: &mut Reads<'_>, root: EventId, key: &str) -> Stored<Option<Revision>> {
    reads
        .optional(
            concat!("SELECT ", revision_columns!("r"), "
                   FROM event_recurrence_revisions r
                  WHERE r.tenant_id = $1 AND r.root_event_id = $2 AND r.idempotency_hash = $3"),
            params![root, key],
        )
        .await
}

/// The revisions of a template in their order.
#[rustfmt::skip::macros(concat)]
pub async fn all(tx: &mut Tx, root: EventId) -> Stored<Vec<Revision>> {
    tx.all(
        concat!("SELECT ", revision_columns!("r"), "
               FROM event_recurrence_revisions r
              WHERE r.tenant_id = $1 AND r.root_event_id = $2
              ORDER BY r.revision_version"),
        params![root],
    )
    .await
}

/// A revision that is to be noted.
#[derive(Clone, Debug)]
pub struct NewRevision<'a> {
    /// The template.
    pub root: EventId,
    /// The occurrence from which on it changes.
    pub selected: EventId,
    /// Which revision it is.
    pub version: i64,
    /// What the first occurrence that it is about is known by.
    pub effective_from: &'a str,
    /// The change.
    pub patch: &'a BTreeMap<String, Value>,
    /// SHA-256 of it.
    pub patch_hash: &'a str,
    /// SHA-256 of the call.
    pub request_hash: &'a str,
    /// SHA-256 of its key.
    pub key: &'a str,
    /// What changed.
    pub changed: &'a [EventId],
    /// How many it is about.
    pub affected: i64,
    /// How many members are told.
    pub recipients: i64,
    /// The domain event.
    pub told: Option<i64>,
    /// Who did it.
    pub actor: Option<MemberId>,
}

/// Notes a revision.
#[rustfmt::skip::macros(concat)]
pub async fn insert_revision(tx: &mut Tx, new: &NewRevision<'_>) -> Stored<Revision> {
    let now = tx.now();
    let (sql, params) = insert! { into event_recurrence_revisions {
        root_event_id: new.root,
        selected_event_id: new.selected,
        revision_version: new.version,
        effective_from: new.effective_from,
        patch: Json(new.patch.clone()),
        patch_hash: new.patch_hash,
        request_hash: new.request_hash,
        idempotency_hash: new.key,
        changed_event_ids: Json(new.changed.to_vec()),
        affected_count: new.affected,
        recipient_count: new.recipients,
        outbox_event: new.told,
        actor_id: new.actor,
        created_at: now,
    } then concat!("RETURNING ", revision_columns!()) };
    tx.one(sql, params).await
}
