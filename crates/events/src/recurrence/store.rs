//! What the tables of events that recur are asked.

pub mod blueprints;
pub mod many;
pub mod revisions;
pub mod rolling;

use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::{Json, Stored};
use crate::model::{Event, EventId, event_columns};
use crate::store::seen;
use crate::{insert, params, record};
use contract::event_recurrence::{EventFrequency, EventRecurrenceEnd};

/// So many occurrences are shown with each.
const SHOWN: i64 = 10;

/// Whether the tables can be asked.
pub async fn is_ready(call: &Call) -> Stored<bool> {
    let asked: i64 = call
        .one(
            "SELECT (SELECT COUNT(*) FROM event_recurrence_rules WHERE tenant_id = $1 AND id < 0)
                  + (SELECT COUNT(*) FROM event_occurrence_overrides WHERE tenant_id = $1 AND id < 0)
                  + (SELECT COUNT(*) FROM event_occurrence_ledger WHERE tenant_id = $1 AND id < 0)
                  + (SELECT COUNT(*) FROM event_recurrence_revisions WHERE tenant_id = $1 AND id < 0)",
            params![],
        )
        .await?;
    Ok(asked == 0)
}

record! {
    /// How a template recurs.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Rule {
        /// `event_recurrence_rules.id`.
        pub id: i64,
        /// The template.
        pub event_id: EventId,
        /// How often.
        pub frequency: EventFrequency,
        /// Every so many of these.
        pub every: i64,
        /// The rule.
        pub rrule: String,
        /// Dates that are left out.
        pub exdates: Json<Vec<String>>,
        /// Dates beside.
        pub rdates: Json<Vec<String>>,
        /// When it is over.
        pub ends_type: EventRecurrenceEnd,
        /// What rules with the same dates have in common.
        pub rule_hash: String,
        /// Revisions so far.
        pub revision_version: i64,
        /// Changes of the set of occurrences so far.
        pub set_version: i64,
        /// Occurrences that begin earlier are there.
        pub materialized_until: Option<Timestamp>,
        /// Where the next run goes on.
        pub resume_at: Option<Timestamp>,
    }
    select rule_columns
}

/// The rules of some templates.
#[rustfmt::skip::macros(concat)]
pub async fn rules(call: &Call, roots: &[EventId]) -> Stored<Vec<Rule>> {
    call.all(
        concat!("SELECT ", rule_columns!("r"), " FROM event_recurrence_rules r WHERE r.tenant_id = $1 AND r.event_id = ANY($2)"),
        params![roots],
    )
    .await
}

/// The rule of a template that is held, held too.
#[rustfmt::skip::macros(concat)]
pub async fn lock_rule(tx: &mut Tx, root: EventId) -> Stored<Option<Rule>> {
    tx.optional(
        concat!("SELECT ", rule_columns!("r"), " FROM event_recurrence_rules r WHERE r.tenant_id = $1 AND r.event_id = $2 FOR NO KEY UPDATE"),
        params![root],
    )
    .await
}

record! {
    /// An occurrence as it is shown with another one.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Preview {
        /// The template.
        pub root_id: EventId,
        /// The occurrence.
        pub id: EventId,
        /// When it begins.
        pub starts_at: Timestamp,
        /// On which day it is by the rule.
        pub occurrence_date: Option<String>,
        /// How many there are.
        pub total: i64,
    }
}

/// The next occurrences of some templates that a viewer may see, else the earliest. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn previews(call: &Call, viewer: MemberId, steward: bool, roots: &[EventId]) -> Stored<Vec<Preview>> {
    call.all(
        concat!("SELECT o.root_id, o.id, o.starts_at, o.occurrence_date, o.total
               FROM (SELECT e.parent_event_id AS root_id, e.id, e.starts_at, e.occurrence_date,
                            COUNT(*) OVER (PARTITION BY e.parent_event_id) AS total,
                            ROW_NUMBER() OVER (PARTITION BY e.parent_event_id
                                                   ORDER BY CASE WHEN e.starts_at >= $4 THEN 0 ELSE 1 END, e.starts_at, e.id) AS place
                       FROM events e
                      WHERE e.tenant_id = $1 AND e.parent_event_id = ANY($5) AND e.publication_state <> 'archived' AND ", seen!(), ") o
              WHERE o.place <= $6"),
        params![viewer, steward, call.now(), roots, SHOWN],
    )
    .await
}

record! {
    /// Where an event stands among those that recur.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Place {
        /// The event.
        pub id: EventId,
        /// It is a template.
        pub is_recurring_template: bool,
        /// Its template.
        pub parent_event_id: Option<EventId>,
    }
}

impl Place {
    /// The template with whose occurrences something is done; `all`: also where a single one is named.
    #[must_use]
    pub fn root(&self, all: bool) -> Option<EventId> {
        if self.is_recurring_template { Some(self.id) } else { self.parent_event_id.filter(|_| all) }
    }
}

/// Where an event stands, which never changes.
pub async fn place(reads: &mut Reads<'_>, id: EventId) -> Stored<Option<Place>> {
    reads
        .optional(
            "SELECT id, is_recurring_template, parent_event_id FROM events WHERE tenant_id = $1 AND id = $2",
            params![id],
        )
        .await
}

/// The occurrences of a template that begin from a moment on, in their order.
#[rustfmt::skip::macros(concat)]
pub async fn occurrences(reads: &mut Reads<'_>, root: EventId, from: Timestamp) -> Stored<Vec<Event>> {
    reads
        .all(
            concat!("SELECT ", event_columns!("e"), "
                   FROM events e
                  WHERE e.tenant_id = $1 AND e.parent_event_id = $2 AND e.starts_at >= $3
                  ORDER BY e.recurrence_id, e.id"),
            params![root, from],
        )
        .await
}

/// An event, and its occurrences that begin from a moment on if it is a template.
pub async fn from(tx: &mut Tx, event: EventId, at: Timestamp) -> Stored<Vec<EventId>> {
    tx.all(
        "SELECT id FROM events WHERE tenant_id = $1 AND (id = $2 OR (parent_event_id = $2 AND starts_at >= $3)) ORDER BY id",
        params![event, at],
    )
    .await
}

/// What somebody created lately under a name and for a moment, and has not archived.
pub async fn created_lately(
    tx: &mut Tx,
    organizer: MemberId,
    (title, starts): (&str, Timestamp),
    since: Timestamp,
) -> Stored<Option<EventId>> {
    tx.optional(
        "SELECT id FROM events
          WHERE tenant_id = $1 AND organizer_id = $2 AND title = $3 AND starts_at = $4 AND is_recurring_template AND created_at >= $5
            AND publication_state <> 'archived' AND operational_state <> 'cancelled'
          ORDER BY id
          LIMIT 1",
        params![organizer, title, starts, since],
    )
    .await
}

/// Makes an event a template.
pub async fn make_template(tx: &mut Tx, id: EventId) -> Stored<u64> {
    tx.run("UPDATE events SET is_recurring_template = TRUE WHERE tenant_id = $1 AND id = $2", params![id]).await
}

/// A rule that is to be noted.
#[derive(Clone, Debug)]
pub struct NewRule {
    /// How often.
    pub frequency: EventFrequency,
    /// Every so many of these.
    pub every: i64,
    /// The rule.
    pub rrule: String,
    /// Dates that are left out.
    pub exdates: Vec<String>,
    /// Dates beside.
    pub rdates: Vec<String>,
    /// When it is over.
    pub ends_type: EventRecurrenceEnd,
    /// What rules with the same dates have in common.
    pub rule_hash: String,
    /// Occurrences that begin earlier are there; none for what ends.
    pub materialized_until: Option<Timestamp>,
}

/// Notes how a template recurs.
pub async fn insert_rule(tx: &mut Tx, root: EventId, rule: &NewRule) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into event_recurrence_rules {
        event_id: root,
        engine: super::model::ENGINE,
        engine_version: super::model::ENGINE_VERSION,
        frequency: rule.frequency,
        every: rule.every,
        rrule: rule.rrule.as_str(),
        exdates: Json(rule.exdates.clone()),
        rdates: Json(rule.rdates.clone()),
        ends_type: rule.ends_type,
        rule_hash: rule.rule_hash.as_str(),
        revision_version & set_version: 0_i64,
        materialized_until: rule.materialized_until,
        created_at & updated_at: now,
    } };
    tx.run(sql, params).await
}

/// Notes in the ledger which occurrences of a template were made since the last time; each changes the set by one.
pub async fn note_made(tx: &mut Tx, root: EventId, actor: Option<MemberId>) -> Stored<u64> {
    let now = tx.now();
    let noted = tx
        .run(
            "INSERT INTO event_occurrence_ledger (tenant_id, root_event_id, event_id, recurrence_id, state, state_version, set_version, revision_version,
                    fields, actor_id, created_at)
             SELECT e.tenant_id, r.event_id, e.id, e.recurrence_id, 'materialized', 1,
                    r.set_version + ROW_NUMBER() OVER (ORDER BY e.recurrence_id), r.revision_version, '[]', $3, $4
               FROM event_recurrence_rules r
               JOIN events e ON e.tenant_id = $1 AND e.parent_event_id = r.event_id
              WHERE r.tenant_id = $1 AND r.event_id = $2
                AND NOT EXISTS (SELECT 1 FROM event_occurrence_ledger l WHERE l.tenant_id = $1 AND l.event_id = e.id)",
            params![root, actor, now],
        )
        .await?;
    tx.run(
        "UPDATE event_recurrence_rules SET set_version = set_version + $3, updated_at = $4 WHERE tenant_id = $1 AND event_id = $2",
        params![root, i64::try_from(noted).unwrap_or(i64::MAX), now],
    )
    .await?;
    Ok(noted)
}

record! {
    /// What an occurrence has of its own.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Override {
        /// The occurrence.
        pub event_id: EventId,
        /// What is its own.
        pub fields: Json<Vec<String>>,
        /// Changes of that so far.
        pub version: i64,
    }
}

/// What the occurrences of a template have of their own.
pub async fn overrides(reads: &mut Reads<'_>, root: EventId) -> Stored<Vec<Override>> {
    reads
        .all(
            "SELECT o.event_id, o.fields, o.version
               FROM event_occurrence_overrides o
               JOIN events e ON e.tenant_id = $1 AND e.id = o.event_id
              WHERE o.tenant_id = $1 AND e.parent_event_id = $2",
            params![root],
        )
        .await
}

/// What an occurrence has of its own.
pub async fn override_of(tx: &mut Tx, event: EventId) -> Stored<Option<Override>> {
    tx.optional(
        "SELECT event_id, fields, version FROM event_occurrence_overrides WHERE tenant_id = $1 AND event_id = $2",
        params![event],
    )
    .await
}

/// Notes what an occurrence has of its own.
pub async fn note_override(tx: &mut Tx, event: EventId, fields: &[String], actor: Option<MemberId>) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "INSERT INTO event_occurrence_overrides (tenant_id, event_id, fields, version, actor_id, created_at, updated_at)
         VALUES ($1, $2, $3, 1, $4, $5, $5)
             ON CONFLICT (tenant_id, event_id)
             DO UPDATE SET fields = excluded.fields, version = event_occurrence_overrides.version + 1, actor_id = excluded.actor_id,
                           updated_at = excluded.updated_at",
        params![event, Json(fields.to_vec()), actor, now],
    )
    .await
}

/// Notes what became of some occurrences of a template: with what is their own they are `customized`, else `materialized`.
pub async fn note_changed(tx: &mut Tx, root: EventId, events: &[EventId], actor: Option<MemberId>) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "INSERT INTO event_occurrence_ledger (tenant_id, root_event_id, event_id, recurrence_id, state, state_version, set_version, revision_version,
                fields, actor_id, created_at)
         SELECT e.tenant_id, r.event_id, e.id, e.recurrence_id, CASE WHEN o.id IS NULL THEN 'materialized' ELSE 'customized' END,
                (SELECT COALESCE(MAX(l.state_version), 0) FROM event_occurrence_ledger l WHERE l.tenant_id = $1 AND l.event_id = e.id) + 1,
                r.set_version, r.revision_version, COALESCE(o.fields, '[]'), $4, $5
           FROM event_recurrence_rules r
           JOIN events e ON e.tenant_id = $1 AND e.parent_event_id = r.event_id AND e.id = ANY($3)
           LEFT JOIN event_occurrence_overrides o ON o.tenant_id = $1 AND o.event_id = e.id
          WHERE r.tenant_id = $1 AND r.event_id = $2",
        params![root, events, actor, now],
    )
    .await
}

/// How many occurrences a template has.
pub async fn count(tx: &mut Tx, root: EventId) -> Stored<i64> {
    tx.one("SELECT COUNT(*) FROM events WHERE tenant_id = $1 AND parent_event_id = $2", params![root]).await
}
