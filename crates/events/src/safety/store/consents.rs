//! What the tables of guardians' consents and their letters are asked.

use crate::base::{MemberId, TenantId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::Stored;
use crate::members::{Card, card_columns};
use crate::model::EventId;
use crate::queue::Subjects;
use crate::safety::model::{ConsentId, End, Relation, State};
use crate::{insert, joined_record, params, record, words};

/// What tasks of letters are about.
pub const SUBJECTS: Subjects = Subjects {
    topic: "guardian",
    statement: "SELECT tenant_id, id, kind FROM event_guardian_letters WHERE id = ANY($1)",
};

words! {
    /// What a letter to a guardian is for.
    pub enum Letter {
        /// It asks for their consent.
        Request = "request",
        /// They have consented, and can withdraw it.
        Receipt = "receipt",
        /// Somebody else has withdrawn it.
        Ended = "ended",
    }
}

record! {
    /// A guardian's consent.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Consent {
        /// `event_guardian_consents.id`.
        pub id: ConsentId,
        /// Which event.
        pub event_id: EventId,
        /// Whom it is about.
        pub user_id: MemberId,
        /// Where it stands.
        pub state: State,
        /// What the guardian is to them.
        pub relation: Relation,
        /// The guardian, sealed; none once erased.
        pub contact: Option<String>,
        /// Of the letters and the page.
        pub language: String,
        /// When they were asked.
        pub requested_at: Timestamp,
        /// Until when they can answer.
        pub expires_at: Timestamp,
        /// When they did.
        pub decided_at: Option<Timestamp>,
        /// When it ended.
        pub ended_at: Option<Timestamp>,
        /// Who ended it.
        pub ended_by: Option<End>,
        /// Why staff did.
        pub reason: Option<String>,
    }
    select consent_columns
}

joined_record! {
    /// A consent, and whom it is about.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Listed {
        /// The consent.
        pub consent: Consent,
        /// Whom.
        pub member: Card,
    }
}

/// Consents of an event, the newest first, at most `limit`.
#[rustfmt::skip::macros(concat)]
pub async fn list(call: &Call, event: EventId, limit: i64) -> Stored<Vec<Listed>> {
    call.all(
        concat!("SELECT ", consent_columns!("c"), ", ", card_columns!("u"), "
               FROM event_guardian_consents c
               JOIN users u ON u.tenant_id = $1 AND u.id = c.user_id
              WHERE c.tenant_id = $1 AND c.event_id = $2 AND c.state <> 'replaced'
              ORDER BY c.id DESC
              LIMIT $3"),
        params![event, limit],
    )
    .await
}

/// The latest consent about a member at an event.
#[rustfmt::skip::macros(concat)]
pub async fn latest(from: &mut Reads<'_>, event: EventId, member: MemberId) -> Stored<Option<Listed>> {
    from.optional(
        concat!("SELECT ", consent_columns!("c"), ", ", card_columns!("u"), "
               FROM event_guardian_consents c
               JOIN users u ON u.tenant_id = $1 AND u.id = c.user_id
              WHERE c.tenant_id = $1 AND c.event_id = $2 AND c.user_id = $3
              ORDER BY c.id DESC
              LIMIT 1"),
        params![event, member],
    )
    .await
}

/// A consent, and whom it is about.
#[rustfmt::skip::macros(concat)]
pub async fn find(from: &mut Reads<'_>, id: ConsentId) -> Stored<Option<Listed>> {
    from.optional(
        concat!("SELECT ", consent_columns!("c"), ", ", card_columns!("u"), "
               FROM event_guardian_consents c
               JOIN users u ON u.tenant_id = $1 AND u.id = c.user_id
              WHERE c.tenant_id = $1 AND c.id = $2"),
        params![id],
    )
    .await
}

/// Some consents, each with whom it is about. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn by_ids(call: &Call, ids: &[ConsentId]) -> Stored<Vec<Listed>> {
    call.all(
        concat!("SELECT ", consent_columns!("c"), ", ", card_columns!("u"), "
               FROM event_guardian_consents c
               JOIN users u ON u.tenant_id = $1 AND u.id = c.user_id
              WHERE c.tenant_id = $1 AND c.id = ANY($2)"),
        params![ids],
    )
    .await
}

/// A consent, held until the end of the transaction.
#[rustfmt::skip::macros(concat)]
pub async fn lock(tx: &mut Tx, id: ConsentId) -> Stored<Option<Consent>> {
    tx.optional(
        concat!("SELECT ", consent_columns!("c"), " FROM event_guardian_consents c WHERE c.tenant_id = $1 AND c.id = $2 FOR NO KEY UPDATE"),
        params![id],
    )
    .await
}

/// The consent of a link, and whether it is the link that asks. Served by `event_guardian_consents_grant` and `event_guardian_consents_withdraw`.
pub async fn of_link(from: &mut Reads<'_>, digest: [u8; 32]) -> Stored<Option<(ConsentId, bool)>> {
    from.optional(
        "SELECT id, COALESCE(grant_hash = $2, FALSE) AS asks
           FROM event_guardian_consents
          WHERE tenant_id = $1 AND (grant_hash = $2 OR withdraw_hash = $2)",
        params![digest],
    )
    .await
}

/// How often a member has asked guardians since a moment.
pub async fn asked(tx: &mut Tx, member: MemberId, since: Timestamp) -> Stored<i64> {
    tx.one(
        "SELECT COUNT(*) FROM event_guardian_consents WHERE tenant_id = $1 AND user_id = $2 AND requested_at > $3",
        params![member, since],
    )
    .await
}

/// What a guardian is asked.
#[derive(Clone, Debug)]
pub struct Ask<'a> {
    /// Which event.
    pub event: EventId,
    /// Whom it is about.
    pub member: MemberId,
    /// What the guardian is to them.
    pub relation: Relation,
    /// The guardian, sealed.
    pub contact: &'a str,
    /// Of the letters.
    pub language: &'static str,
    /// Of the link's token.
    pub digest: [u8; 32],
    /// Until when they can answer.
    pub until: Timestamp,
}

/// Notes that a guardian is asked.
pub async fn insert(tx: &mut Tx, ask: &Ask<'_>) -> Stored<ConsentId> {
    let now = tx.now();
    let (sql, params) = insert! { into event_guardian_consents {
        event_id: ask.event,
        user_id: ask.member,
        state: State::Requested,
        relation: ask.relation,
        contact: ask.contact,
        language: ask.language,
        grant_hash: ask.digest,
        requested_at: now,
        expires_at: ask.until,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Notes that a guardian consents. Their next link has this digest.
pub async fn grant(tx: &mut Tx, id: ConsentId, digest: [u8; 32]) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_guardian_consents SET state = 'granted', decided_at = $3, withdraw_hash = $4 WHERE tenant_id = $1 AND id = $2",
        params![id, now, digest],
    )
    .await
}

/// Ends a consent, whose row is held.
pub async fn end(
    tx: &mut Tx,
    id: ConsentId,
    (to, by): (State, End),
    (actor, reason): (Option<MemberId>, Option<&str>),
) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_guardian_consents
            SET state = $3, ended_at = $4, ended_by = $5, actor_id = $6, reason = $7,
                decided_at = CASE WHEN $3 = 'declined' THEN $4 ELSE decided_at END
          WHERE tenant_id = $1 AND id = $2",
        params![id, to, now, by, actor, reason],
    )
    .await
}

/// Lets a letter wait. Gives its id.
pub async fn write(tx: &mut Tx, consent: ConsentId, kind: Letter, secret: Option<&str>) -> Stored<i64> {
    let now = tx.now();
    let (sql, params) = insert! { into event_guardian_letters {
        consent_id: consent,
        kind,
        secret,
        created_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

record! {
    /// A letter.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct LetterRow {
        /// About which consent.
        pub consent_id: ConsentId,
        /// What for.
        pub kind: Letter,
        /// The token of its link, sealed.
        pub secret: Option<String>,
    }
}

/// A letter.
pub async fn letter(call: &Call, id: i64) -> Stored<Option<LetterRow>> {
    call.optional(
        "SELECT consent_id, kind, secret FROM event_guardian_letters WHERE tenant_id = $1 AND id = $2",
        params![id],
    )
    .await
}

/// Forgets the secret of a letter that has left.
pub async fn forget(tx: &mut Tx, id: i64) -> Stored<u64> {
    tx.run("UPDATE event_guardian_letters SET secret = NULL WHERE tenant_id = $1 AND id = $2", params![id]).await
}

/// Forgets the secrets of all letters about a consent.
pub async fn forget_all(tx: &mut Tx, consent: ConsentId) -> Stored<u64> {
    tx.run("UPDATE event_guardian_letters SET secret = NULL WHERE tenant_id = $1 AND consent_id = $2", params![consent])
        .await
}

/// Erases name, address and links of a guardian.
pub async fn erase(tx: &mut Tx, id: ConsentId) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_guardian_consents
            SET contact = NULL, grant_hash = NULL, withdraw_hash = NULL, erased_at = $3
          WHERE tenant_id = $1 AND id = $2 AND erased_at IS NULL",
        params![id, now],
    )
    .await
}

record! {
    /// A consent about which the clock does something.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Due {
        /// Whose community it is.
        pub tenant_id: TenantId,
        /// At which event.
        pub event_id: EventId,
        /// `event_guardian_consents.id`.
        pub id: ConsentId,
    }
}

/// Requests of all communities that nobody answered in time. Served by `event_guardian_consents_due`.
pub async fn unanswered(call: &Call, limit: i64) -> Stored<Vec<Due>> {
    call.unscoped()
        .all(
            "SELECT tenant_id, event_id, id FROM event_guardian_consents
              WHERE state = 'requested' AND expires_at <= $1
              ORDER BY expires_at
              LIMIT $2",
            params![call.now(), limit],
        )
        .await
}

/// Consents of all communities whose event has been over since a moment, and that say still who the guardian is. Served by `event_guardian_consents_kept`.
pub async fn kept(call: &Call, since: Timestamp, limit: i64) -> Stored<Vec<Due>> {
    call.unscoped()
        .all(
            "SELECT c.tenant_id, c.event_id, c.id
               FROM event_guardian_consents c
               JOIN events e ON e.tenant_id = c.tenant_id AND e.id = c.event_id
              WHERE c.erased_at IS NULL AND COALESCE(e.ends_at, e.starts_at) <= $1
              ORDER BY c.id
              LIMIT $2",
            params![since, limit],
        )
        .await
}
