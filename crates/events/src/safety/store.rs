//! What the tables of requirements, acknowledgements and decisions are asked.

pub mod consents;
mod named;

pub use named::{acknowledgements, denials_by_ids};

use super::model::{Demands, Status};
use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::Stored;
use crate::members::{Card, card_columns};
use crate::model::{Event, EventId, event_columns};
use crate::{insert, joined_record, params, record};

record! {
    /// What an event asks of those who take part.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Requirements {
        /// `event_safety_requirements.id`.
        pub id: i64,
        /// Versions of the event's requirements so far.
        pub version: i64,
        /// Changes of the draft so far.
        pub revision: i64,
        /// How far they have come.
        pub status: Status,
        /// So old, at least.
        pub minimum_age: Option<i64>,
        /// Who is younger needs a guardian's consent.
        pub guardian_consent_below_age: Option<i64>,
        /// What everybody acknowledges.
        pub code_of_conduct: Option<String>,
        /// What guardians read.
        pub note_for_guardians: Option<String>,
        /// When they changed last.
        pub updated_at: Timestamp,
        /// Since when they are in force.
        pub published_at: Option<Timestamp>,
    }
    select requirements_columns
}

impl Requirements {
    /// What they ask.
    #[must_use]
    pub fn demands(&self) -> Demands {
        Demands {
            minimum_age: self.minimum_age,
            guardian_below: self.guardian_consent_below_age,
            code: self.code_of_conduct.is_some(),
        }
    }
}

/// An event, whoever may see it.
#[rustfmt::skip::macros(concat)]
pub async fn event(call: &Call, id: EventId) -> Stored<Option<Event>> {
    call.optional(
        concat!("SELECT ", event_columns!("e"), " FROM events e WHERE e.tenant_id = $1 AND e.id = $2"),
        params![id],
    )
    .await
}

/// Who organizes an event.
pub async fn organizer(tx: &mut Tx, id: EventId) -> Stored<Option<MemberId>> {
    tx.optional("SELECT organizer_id FROM events WHERE tenant_id = $1 AND id = $2", params![id]).await
}

/// What is in force at an event: its own, or else its template's.
#[rustfmt::skip::macros(concat)]
pub async fn in_force(from: &mut Reads<'_>, event: EventId, parent: Option<EventId>) -> Stored<Option<Requirements>> {
    from.optional(
        concat!("SELECT ", requirements_columns!("q"), "
               FROM event_safety_requirements q
              WHERE q.tenant_id = $1 AND q.event_id = ANY($3) AND q.status = 'published'
              ORDER BY CASE WHEN q.event_id = $2 THEN 0 ELSE 1 END
              LIMIT 1"),
        params![event, parent.into_iter().chain([event]).collect::<Vec<_>>()],
    )
    .await
}

/// The draft of an event.
#[rustfmt::skip::macros(concat)]
pub async fn draft(from: &mut Reads<'_>, event: EventId) -> Stored<Option<Requirements>> {
    from.optional(
        concat!("SELECT ", requirements_columns!(), " FROM event_safety_requirements WHERE tenant_id = $1 AND event_id = $2 AND status = 'draft'"),
        params![event],
    )
    .await
}

/// The newest version of an event's requirements; 0 if there was none.
pub async fn newest(tx: &mut Tx, event: EventId) -> Stored<i64> {
    tx.one(
        "SELECT COALESCE(MAX(version), 0) FROM event_safety_requirements WHERE tenant_id = $1 AND event_id = $2",
        params![event],
    )
    .await
}

/// What a draft says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words {
    /// So old, at least.
    pub minimum_age: Option<i64>,
    /// Who is younger needs a guardian's consent.
    pub guardian_below: Option<i64>,
    /// What everybody acknowledges, and its digest.
    pub code: Option<(String, [u8; 32])>,
    /// What guardians read.
    pub note: Option<String>,
}

/// Writes a draft.
pub async fn insert(tx: &mut Tx, event: EventId, version: i64, words: &Words, author: Option<MemberId>) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into event_safety_requirements {
        event_id: event,
        version,
        revision: 1_i64,
        status: Status::Draft,
        minimum_age: words.minimum_age,
        guardian_consent_below_age: words.guardian_below,
        code_of_conduct: words.code.as_ref().map(|(text, _)| text),
        code_hash: words.code.as_ref().map(|(_, hash)| *hash),
        note_for_guardians: words.note.as_ref(),
        author_id: author,
        created_at & updated_at: now,
    } };
    tx.run(sql, params).await
}

/// Lets a draft, whose event is held, say something else.
pub async fn revise(tx: &mut Tx, id: i64, words: &Words, author: Option<MemberId>) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_safety_requirements
            SET revision = revision + 1, minimum_age = $3, guardian_consent_below_age = $4, code_of_conduct = $5, code_hash = $6,
                note_for_guardians = $7, author_id = $8, updated_at = $9
          WHERE tenant_id = $1 AND id = $2 AND status = 'draft'",
        params![
            id,
            words.minimum_age,
            words.guardian_below,
            words.code.as_ref().map(|(text, _)| text),
            words.code.as_ref().map(|(_, hash)| *hash),
            words.note.as_ref(),
            author,
            now
        ],
    )
    .await
}

/// Ends what is in force at an event.
pub async fn end(tx: &mut Tx, event: EventId, to: Status) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_safety_requirements SET status = $3, updated_at = $4 WHERE tenant_id = $1 AND event_id = $2 AND status = 'published'",
        params![event, to, now],
    )
    .await
}

/// Lets a draft hold.
pub async fn publish(tx: &mut Tx, id: i64) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_safety_requirements SET status = 'published', published_at = $3, updated_at = $3
          WHERE tenant_id = $1 AND id = $2 AND status = 'draft'",
        params![id, now],
    )
    .await
}

/// Drops the draft of an event.
pub async fn drop_draft(tx: &mut Tx, event: EventId) -> Stored<u64> {
    tx.run(
        "DELETE FROM event_safety_requirements WHERE tenant_id = $1 AND event_id = $2 AND status = 'draft'",
        params![event],
    )
    .await
}

record! {
    /// What is known of a member at an event.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Known {
        /// When they were born.
        pub date_of_birth: Option<String>,
        /// Their address.
        pub email: String,
        /// Their language.
        pub preferred_language: String,
        /// They have acknowledged the words in force.
        pub is_acknowledged: bool,
        /// A guardian consents.
        pub is_consented: bool,
        /// Somebody decided that they may not take part.
        pub is_denied: bool,
    }
}

/// What is known of a member at an event whose requirements in force have an id.
pub async fn known(from: &mut Reads<'_>, event: EventId, member: MemberId, requirement: i64) -> Stored<Option<Known>> {
    from.optional(
        "SELECT u.date_of_birth, u.email, u.preferred_language,
                EXISTS (SELECT 1
                          FROM event_code_acknowledgements a
                          JOIN event_safety_requirements q ON q.tenant_id = $1 AND q.id = $4 AND q.code_hash = a.code_hash
                         WHERE a.tenant_id = $1 AND a.event_id = $2 AND a.user_id = $3 AND a.withdrawn_at IS NULL) AS is_acknowledged,
                EXISTS (SELECT 1 FROM event_guardian_consents c
                         WHERE c.tenant_id = $1 AND c.event_id = $2 AND c.user_id = $3 AND c.state = 'granted') AS is_consented,
                EXISTS (SELECT 1 FROM event_safety_denials d
                         WHERE d.tenant_id = $1 AND d.event_id = $2 AND d.user_id = $3 AND d.lifted_at IS NULL) AS is_denied
           FROM users u
          WHERE u.tenant_id = $1 AND u.id = $3",
        params![event, member, requirement],
    )
    .await
}

record! {
    /// That a member keeps to a code of conduct.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct Acknowledgement {
        /// `event_code_acknowledgements.id`.
        pub id: i64,
        /// At which event.
        pub event_id: EventId,
        /// In which version they read it.
        pub version: i64,
        /// When.
        pub created_at: Timestamp,
    }
}

/// A member's acknowledgement of the words of some requirements.
pub async fn acknowledgement(
    from: &mut Reads<'_>,
    event: EventId,
    member: MemberId,
    requirement: i64,
) -> Stored<Option<Acknowledgement>> {
    from.optional(
        "SELECT a.id, a.event_id, r.version, a.created_at
           FROM event_code_acknowledgements a
           JOIN event_safety_requirements r ON r.tenant_id = $1 AND r.id = a.requirement_id
           JOIN event_safety_requirements q ON q.tenant_id = $1 AND q.id = $4 AND q.code_hash = a.code_hash
          WHERE a.tenant_id = $1 AND a.event_id = $2 AND a.user_id = $3 AND a.withdrawn_at IS NULL",
        params![event, member, requirement],
    )
    .await
}

/// Notes that a member keeps to the words of some requirements. Once is enough.
pub async fn acknowledge(tx: &mut Tx, event: EventId, member: MemberId, requirement: i64) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "INSERT INTO event_code_acknowledgements (tenant_id, event_id, user_id, requirement_id, code_hash, created_at)
         SELECT q.tenant_id, $2, $3, q.id, q.code_hash, $5
           FROM event_safety_requirements q
          WHERE q.tenant_id = $1 AND q.id = $4 AND q.code_hash IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM event_code_acknowledgements a
                             WHERE a.tenant_id = $1 AND a.event_id = $2 AND a.user_id = $3 AND a.code_hash = q.code_hash AND a.withdrawn_at IS NULL)",
        params![event, member, requirement, now],
    )
    .await
}

/// Whether a member's acknowledgement counts; none if they have no such one.
pub async fn counts(tx: &mut Tx, event: EventId, member: MemberId, id: i64) -> Stored<Option<bool>> {
    tx.optional(
        "SELECT withdrawn_at IS NULL FROM event_code_acknowledgements WHERE tenant_id = $1 AND event_id = $2 AND user_id = $3 AND id = $4",
        params![event, member, id],
    )
    .await
}

/// Takes an acknowledgement back.
pub async fn take_back(tx: &mut Tx, id: i64) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_code_acknowledgements SET withdrawn_at = $3 WHERE tenant_id = $1 AND id = $2 AND withdrawn_at IS NULL",
        params![id, now],
    )
    .await
}

record! {
    /// A decision that somebody may not take part.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Denial {
        /// `event_safety_denials.id`.
        pub id: i64,
        /// Which event.
        pub event_id: EventId,
        /// Who.
        pub user_id: MemberId,
        /// Why.
        pub reason: String,
        /// Who decided it, if they are a member and still there.
        pub created_by: Option<MemberId>,
        /// When.
        pub created_at: Timestamp,
        /// When it was lifted.
        pub lifted_at: Option<Timestamp>,
        /// Who lifted it, if they are a member and still there.
        pub lifted_by: Option<MemberId>,
    }
    select denial_columns
}

joined_record! {
    /// A decision, and whom it is about.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Denied {
        /// The decision.
        pub denial: Denial,
        /// Whom.
        pub member: Card,
    }
}

/// Decisions of an event, the newest first, at most `limit`.
#[rustfmt::skip::macros(concat)]
pub async fn denials(call: &Call, event: EventId, limit: i64) -> Stored<Vec<Denied>> {
    call.all(
        concat!("SELECT ", denial_columns!("d"), ", ", card_columns!("u"), "
               FROM event_safety_denials d
               JOIN users u ON u.tenant_id = $1 AND u.id = d.user_id
              WHERE d.tenant_id = $1 AND d.event_id = $2
              ORDER BY d.id DESC
              LIMIT $3"),
        params![event, limit],
    )
    .await
}

/// One of them.
#[rustfmt::skip::macros(concat)]
pub async fn denial(from: &mut Reads<'_>, event: EventId, id: i64) -> Stored<Option<Denied>> {
    from.optional(
        concat!("SELECT ", denial_columns!("d"), ", ", card_columns!("u"), "
               FROM event_safety_denials d
               JOIN users u ON u.tenant_id = $1 AND u.id = d.user_id
              WHERE d.tenant_id = $1 AND d.event_id = $2 AND d.id = $3"),
        params![event, id],
    )
    .await
}

/// Notes that a member may not take part. Gives its id.
pub async fn deny(
    tx: &mut Tx,
    (event, member): (EventId, MemberId),
    reason: &str,
    by: Option<MemberId>,
) -> Stored<i64> {
    let now = tx.now();
    let (sql, params) = insert! { into event_safety_denials {
        event_id: event,
        user_id: member,
        reason,
        created_by: by,
        created_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Lifts a decision.
pub async fn lift(tx: &mut Tx, id: i64, by: Option<MemberId>) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_safety_denials SET lifted_at = $3, lifted_by = $4 WHERE tenant_id = $1 AND id = $2 AND lifted_at IS NULL",
        params![id, now, by],
    )
    .await
}
