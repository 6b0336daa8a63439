//! What the tables of agendas are asked.

mod places;
pub mod sealed;

pub use places::{give_back, release, take};

use serde::{Deserialize, Serialize};

use super::model::{Kind, Place, SessionId, Status, Visibility};
use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::{Json, Stored};
use crate::model::EventId;
use crate::{insert, joined_record, params, record};

/// Something to read or to look at, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Resource {
    /// What it is called.
    pub title: String,
    /// Its address, [sealed](super::seal).
    pub sealed_url: String,
    /// Who sees it.
    pub visibility: Visibility,
}

record! {
    /// A session of an event.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Session {
        /// `event_sessions.id`.
        pub id: SessionId,
        /// Of which event.
        pub event_id: EventId,
        /// What it is called.
        pub title: String,
        /// What it is about.
        pub description: Option<String>,
        /// What it is.
        pub kind: Kind,
        /// Who sees it.
        pub visibility: Visibility,
        /// How many places there are; any number if none.
        pub capacity: Option<i64>,
        /// How many are taken.
        pub registered: i64,
        /// Seconds from the beginning of the event, as time goes.
        pub starts_after: i64,
        /// The same as the hands of their clocks show it.
        pub local_offset: i64,
        /// How long it takes, in seconds.
        pub duration: i64,
        /// IANA name of its own clock; that of the event if none.
        pub timezone: Option<String>,
        /// To which part of the event it belongs.
        pub track: Option<String>,
        /// Where it is.
        pub room: Option<String>,
        /// Its place in the agenda.
        pub nth: i64,
        /// What there is to read or to look at.
        pub resources: Json<Vec<Resource>>,
        /// Whether it takes place.
        pub status: Status,
        /// Why it does not.
        pub cancellation_reason: Option<String>,
        /// Changes so far.
        pub version: i64,
        /// When it was added.
        pub created_at: Timestamp,
        /// When it changed last.
        pub updated_at: Timestamp,
    }
    select session_columns
}

record! {
    /// How the viewer stands to a session.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Own {
        /// Whether they have a place.
        pub own_state: Option<Place>,
    }
}

joined_record! {
    /// A session as somebody meets it.
    #[derive(Clone, Debug, PartialEq)]
    pub struct SessionSeen {
        /// The session.
        pub session: Session,
        /// How they stand to it.
        pub own: Own,
    }
}

record! {
    /// Somebody who speaks at a session.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Speaker {
        /// At which.
        pub session_id: SessionId,
        /// Who, if they are a member.
        pub user_id: Option<MemberId>,
        /// What a guest is called.
        pub name: Option<String>,
        /// What to know of them.
        pub headline: Option<String>,
    }
    select speaker_columns
}

record! {
    /// How often an agenda has changed.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct AgendaVersion {
        /// Of which event.
        pub event_id: EventId,
        /// How often.
        pub version: i64,
    }
}

/// Sessions of some events in their order, those that were cancelled last, as a viewer meets them. One statement whatever the number of events.
#[rustfmt::skip::macros(concat)]
pub async fn list(from: &mut Reads<'_>, events: &[EventId], viewer: MemberId) -> Stored<Vec<SessionSeen>> {
    from.all(
        concat!("SELECT ", session_columns!("s"), ", r.state AS own_state
               FROM event_sessions s
               LEFT JOIN event_session_registrations r ON r.tenant_id = $1 AND r.session_id = s.id AND r.user_id = $3
              WHERE s.tenant_id = $1 AND s.event_id = ANY($2)
              ORDER BY s.event_id, CASE s.status WHEN 'scheduled' THEN 0 ELSE 1 END, s.nth, s.id"),
        params![events, viewer],
    )
    .await
}

/// The events of some sessions. One statement whatever their number.
pub async fn events_of(call: &Call, sessions: &[SessionId]) -> Stored<Vec<EventId>> {
    call.all("SELECT DISTINCT event_id FROM event_sessions WHERE tenant_id = $1 AND id = ANY($2)", params![sessions])
        .await
}

/// Who speaks at some sessions, in their order. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn speakers(from: &mut Reads<'_>, sessions: &[SessionId]) -> Stored<Vec<Speaker>> {
    from.all(
        concat!("SELECT ", speaker_columns!(), "
               FROM event_session_speakers
              WHERE tenant_id = $1 AND session_id = ANY($2)
              ORDER BY session_id, nth"),
        params![sessions],
    )
    .await
}

/// How often the agendas of some events have changed. One statement whatever their number.
pub async fn versions(from: &mut Reads<'_>, events: &[EventId]) -> Stored<Vec<AgendaVersion>> {
    from.all("SELECT event_id, version FROM event_agendas WHERE tenant_id = $1 AND event_id = ANY($2)", params![events])
        .await
}

/// Notes that an agenda has changed; its event's row is held.
pub async fn touch(tx: &mut Tx, event: EventId) -> Stored<i64> {
    let now = tx.now();
    let (sql, params) = insert! { into event_agendas {
        event_id: event,
        version: 1_i64,
        updated_at: now,
    } then "ON CONFLICT (tenant_id, event_id) DO UPDATE SET version = event_agendas.version + 1, updated_at = excluded.updated_at RETURNING version" };
    tx.one(sql, params).await
}

/// A session, held, as a viewer meets it.
#[rustfmt::skip::macros(concat)]
pub async fn lock(tx: &mut Tx, event: EventId, id: SessionId, viewer: MemberId) -> Stored<Option<SessionSeen>> {
    tx.optional(
        concat!("SELECT ", session_columns!("s"), ",
                (SELECT r.state FROM event_session_registrations r
                  WHERE r.tenant_id = $1 AND r.session_id = s.id AND r.user_id = $4) AS own_state
               FROM event_sessions s
              WHERE s.tenant_id = $1 AND s.event_id = $2 AND s.id = $3
                FOR NO KEY UPDATE"),
        params![event, id, viewer],
    )
    .await
}

/// How many sessions of an event take place, and how many it has.
pub async fn count(tx: &mut Tx, event: EventId) -> Stored<(i64, i64)> {
    tx.one(
        "SELECT COUNT(CASE WHEN status = 'scheduled' THEN 1 END), COUNT(*) FROM event_sessions WHERE tenant_id = $1 AND event_id = $2",
        params![event],
    )
    .await
}

/// What a session says, as it is written.
#[derive(Clone, Debug, PartialEq)]
pub struct Written<'a> {
    /// What it is called.
    pub title: &'a str,
    /// What it is about.
    pub description: Option<&'a str>,
    /// What it is.
    pub kind: Kind,
    /// Who sees it.
    pub visibility: Visibility,
    /// How many places there are.
    pub capacity: Option<i64>,
    /// Seconds from the beginning of the event, as time goes, and as the hands show it.
    pub after: (i64, i64),
    /// How long it takes.
    pub duration: i64,
    /// IANA name of its own clock.
    pub timezone: Option<&'a str>,
    /// To which part of the event it belongs.
    pub track: Option<&'a str>,
    /// Where it is.
    pub room: Option<&'a str>,
    /// What there is to read or to look at.
    pub resources: Vec<Resource>,
}

/// Adds a session, which comes last; its event's row is held.
pub async fn insert(tx: &mut Tx, event: EventId, said: Written<'_>) -> Stored<SessionId> {
    let now = tx.now();
    let last: i64 = tx
        .one(
            "SELECT COALESCE(MAX(nth), 0) FROM event_sessions WHERE tenant_id = $1 AND event_id = $2 AND status = 'scheduled'",
            params![event],
        )
        .await?;
    let (sql, params) = insert! { into event_sessions {
        event_id: event,
        title: said.title,
        description: said.description,
        kind: said.kind,
        visibility: said.visibility,
        capacity: said.capacity,
        registered: 0_i64,
        starts_after: said.after.0,
        local_offset: said.after.1,
        duration: said.duration,
        timezone: said.timezone,
        track: said.track,
        room: said.room,
        nth: last + 1,
        sealed_by: (!said.resources.is_empty()).then_some(sealed::UNKNOWN),
        resources: Json(said.resources),
        status: Status::Scheduled,
        version: 1_i64,
        created_at & updated_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Lets a session, which is held, say something else.
pub async fn update(tx: &mut Tx, id: SessionId, said: Written<'_>) -> Stored<u64> {
    let now = tx.now();
    let sealed_by = (!said.resources.is_empty()).then_some(sealed::UNKNOWN);
    tx.run(
        "UPDATE event_sessions
            SET title = $3, description = $4, kind = $5, visibility = $6, capacity = $7, starts_after = $8, local_offset = $9, duration = $10, timezone = $11,
                track = $12, room = $13, resources = $14, version = version + 1, updated_at = $15, sealed_by = $16
          WHERE tenant_id = $1 AND id = $2",
        params![
            id,
            said.title,
            said.description,
            said.kind,
            said.visibility,
            said.capacity,
            said.after.0,
            said.after.1,
            said.duration,
            said.timezone,
            said.track,
            said.room,
            Json(said.resources),
            now,
            sealed_by
        ],
    )
    .await
}

/// Lets others speak at a session, which is held: member, name and headline of each.
pub async fn set_speakers(
    tx: &mut Tx,
    session: SessionId,
    speakers: &[(Option<MemberId>, Option<String>, Option<String>)],
) -> Stored<()> {
    tx.run("DELETE FROM event_session_speakers WHERE tenant_id = $1 AND session_id = $2", params![session]).await?;
    for (nth, (member, name, headline)) in (1_i64..).zip(speakers) {
        let (sql, params) = insert! { into event_session_speakers {
            session_id: session,
            nth,
            user_id: *member,
            name: name.as_deref(),
            headline: headline.as_deref(),
        } };
        tx.run(sql, params).await?;
    }
    Ok(())
}

/// Puts a session at another place of the agenda; its event's row is held.
pub async fn place(tx: &mut Tx, id: SessionId, nth: i64) -> Stored<u64> {
    tx.run("UPDATE event_sessions SET nth = $3 WHERE tenant_id = $1 AND id = $2 AND nth <> $3", params![id, nth]).await
}

/// Cancels a session, which is held, and all places at it.
pub async fn cancel(tx: &mut Tx, id: SessionId, reason: Option<&str>) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_session_registrations SET state = 'cancelled', version = version + 1, updated_at = $3
          WHERE tenant_id = $1 AND session_id = $2 AND state = 'registered'",
        params![id, now],
    )
    .await?;
    tx.run(
        "UPDATE event_sessions
            SET status = 'cancelled', registered = 0, cancellation_reason = $3, version = version + 1, updated_at = $4
          WHERE tenant_id = $1 AND id = $2",
        params![id, reason, now],
    )
    .await
}

/// Some of those who have a place at a session, or had one until it was cancelled, and of the members who speak at it, by their ids, after `after`.
pub async fn concerned_after(tx: &mut Tx, session: SessionId, after: MemberId, limit: i64) -> Stored<Vec<MemberId>> {
    tx.all(
        "SELECT f.user_id
           FROM (SELECT r.user_id FROM event_session_registrations r
                  WHERE r.tenant_id = $1 AND r.session_id = $2 AND r.state IN ('registered', 'cancelled')
                  UNION
                 SELECT k.user_id FROM event_session_speakers k WHERE k.tenant_id = $1 AND k.session_id = $2 AND k.user_id IS NOT NULL) f
          WHERE f.user_id > $3
          ORDER BY f.user_id
          LIMIT $4",
        params![session, after, limit],
    )
    .await
}

/// Members who speak at sessions of an event that take place, by their ids.
pub async fn speaking(tx: &mut Tx, event: EventId) -> Stored<Vec<MemberId>> {
    tx.all(
        "SELECT DISTINCT k.user_id
           FROM event_session_speakers k
           JOIN event_sessions s ON s.tenant_id = $1 AND s.id = k.session_id AND s.status = 'scheduled'
          WHERE k.tenant_id = $1 AND s.event_id = $2 AND k.user_id IS NOT NULL
          ORDER BY k.user_id",
        params![event],
    )
    .await
}

/// Those of some events at whose sessions members speak.
pub async fn spoken_at(tx: &mut Tx, events: &[EventId]) -> Stored<Vec<EventId>> {
    tx.all(
        "SELECT DISTINCT s.event_id
           FROM event_sessions s
           JOIN event_session_speakers k ON k.tenant_id = $1 AND k.session_id = s.id AND k.user_id IS NOT NULL
          WHERE s.tenant_id = $1 AND s.event_id = ANY($2) AND s.status = 'scheduled'
          ORDER BY s.event_id",
        params![events],
    )
    .await
}

record! {
    /// What is told of a session.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Named {
        /// What it is called.
        pub title: String,
        /// Why it does not take place.
        pub cancellation_reason: Option<String>,
    }
}

/// What a session is called, and why it does not take place.
pub async fn named(tx: &mut Tx, id: SessionId) -> Stored<Option<Named>> {
    tx.optional("SELECT title, cancellation_reason FROM event_sessions WHERE tenant_id = $1 AND id = $2", params![id])
        .await
}
