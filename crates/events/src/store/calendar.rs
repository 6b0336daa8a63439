//! Events as calendars show them, and secret links to calendars.

use chrono::TimeDelta;
use chrono_tz::Tz;

use super::seen;
use crate::base::{Answer, Fault, MemberId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::ics::Moment;
use crate::model::{EventId, Operation, Publication, Registration};
use crate::{insert, joined_record, params, record, time};

record! {
    /// An event as calendars show it.
    #[derive(Clone, Debug, PartialEq)]
    pub struct CalendarRow {
        /// `events.id`.
        pub id: EventId,
        /// Its name.
        pub title: String,
        /// What the clock of its zone shows when it begins.
        pub local_start: String,
        /// The same for its end.
        pub local_end: Option<String>,
        /// IANA name.
        pub timezone: String,
        /// When it begins.
        pub starts_at: Timestamp,
        /// When it ends.
        pub ends_at: Option<Timestamp>,
        /// It is about days.
        pub is_all_day: bool,
        /// Whether it takes place.
        pub operational_state: Operation,
        /// Steps of its life so far.
        pub lifecycle_version: i64,
        /// Changes so far that calendars show.
        pub calendar_sequence: i64,
        /// By which it is known for ever.
        pub occurrence_key: Option<String>,
        /// When it was changed last.
        pub updated_at: Timestamp,
    }
    select calendar_columns
}

impl CalendarRow {
    /// Its clock; UTC if this program does not know it any more.
    #[must_use]
    pub fn zone(&self) -> Tz {
        self.timezone.parse().unwrap_or(Tz::UTC)
    }

    /// When it begins and ends: an hour or a day after its beginning, if nothing is said.
    ///
    /// # Errors
    /// A fault if what is stored is no time.
    pub fn moments(&self) -> Answer<(Moment, Moment)> {
        let hands = |text: &str| time::hands(text).ok_or_else(|| Fault::new("an event has no readable time"));
        let start = Moment { local: hands(&self.local_start)?, at: self.starts_at };
        let end = match self.local_end.as_deref().zip(self.ends_at) {
            Some((local, at)) => Moment { local: hands(local)?, at },
            None => {
                let more = if self.is_all_day { TimeDelta::days(1) } else { TimeDelta::hours(1) };
                let at = start.at + more;
                Moment { local: at.with_timezone(&self.zone()).naive_local(), at }
            }
        };
        Ok((start, end))
    }
}

/// Published events that begin or last between two moments and that a viewer may see, the earliest first. Served by `events_by_start`.
#[rustfmt::skip::macros(concat)]
pub async fn between(
    call: &Call,
    viewer: MemberId,
    steward: bool,
    (from, until): (Timestamp, Timestamp),
    limit: i64,
) -> Stored<Vec<CalendarRow>> {
    call.all(
        concat!("SELECT ", calendar_columns!("e"), "
               FROM events e
              WHERE e.tenant_id = $1 AND e.publication_state = 'published' AND NOT e.is_recurring_template AND ", seen!(), "
                AND e.starts_at < $5 AND (e.starts_at >= $4 OR e.ends_at > $4)
              ORDER BY e.starts_at, e.id
              LIMIT $6"),
        params![viewer, steward, from, until, limit],
    )
    .await
}

/// A published event that a viewer may see.
#[rustfmt::skip::macros(concat)]
pub async fn one(call: &Call, viewer: MemberId, steward: bool, id: EventId) -> Stored<Option<CalendarRow>> {
    call.optional(
        concat!("SELECT ", calendar_columns!("e"), "
               FROM events e
              WHERE e.tenant_id = $1 AND e.id = $4 AND e.publication_state = 'published' AND NOT e.is_recurring_template AND ", seen!()),
        params![viewer, steward, id],
    )
    .await
}

/// Published events between two moments in which a member takes part, or that they organize, the earliest first.
#[rustfmt::skip::macros(concat)]
pub async fn own(
    call: &Call,
    member: MemberId,
    (from, until): (Timestamp, Timestamp),
    limit: i64,
) -> Stored<Vec<CalendarRow>> {
    call.all(
        concat!("SELECT ", calendar_columns!("e"), "
               FROM events e
               LEFT JOIN event_registrations r ON r.tenant_id = $1 AND r.event_id = e.id AND r.user_id = $2 AND r.state = 'confirmed'
              WHERE e.tenant_id = $1 AND e.publication_state = 'published' AND NOT e.is_recurring_template AND ", seen!(), "
                AND (r.id IS NOT NULL OR e.organizer_id = $2)
                AND e.starts_at < $5 AND (e.starts_at >= $4 OR e.ends_at > $4)
              ORDER BY e.starts_at, e.id
              LIMIT $6"),
        params![member, false, from, until, limit],
    )
    .await
}

record! {
    /// How somebody stands to an event about which they get a letter.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct LetterStanding {
        /// Who sees it.
        pub publication_state: Publication,
        /// Their registration.
        pub registration: Option<Registration>,
        /// When they got a place, if they ever did.
        pub confirmed_at: Option<Timestamp>,
    }
}

joined_record! {
    /// An event about which somebody gets a letter.
    #[derive(Clone, Debug, PartialEq)]
    pub struct LetterRow {
        /// The event.
        pub row: CalendarRow,
        /// How they stand to it.
        pub standing: LetterStanding,
    }
}

/// An event, whoever may see it, and how a member stands to it. Nobody takes part in a template.
#[rustfmt::skip::macros(concat)]
pub async fn for_letter(call: &Call, event: EventId, member: MemberId) -> Stored<Option<LetterRow>> {
    call.optional(
        concat!("SELECT ", calendar_columns!("e"), ", e.publication_state, r.state AS registration, r.confirmed_at
               FROM events e
               JOIN event_registrations r ON r.tenant_id = $1 AND r.event_id = e.id AND r.user_id = $3 AND r.capacity_pool = 'event'
              WHERE e.tenant_id = $1 AND e.id = $2 AND NOT e.is_recurring_template"),
        params![event, member],
    )
    .await
}

record! {
    /// A secret link to a member's calendar.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Feed {
        /// `event_calendar_feeds.id`.
        pub id: i64,
        /// Whose it is.
        pub user_id: MemberId,
        /// What they call it.
        pub label: Option<String>,
        /// How its secret begins.
        pub prefix: String,
        /// The language that they had when they made it.
        pub language: String,
        /// When it was read last.
        pub last_used_at: Option<Timestamp>,
        /// When it was revoked.
        pub revoked_at: Option<Timestamp>,
        /// When it was made.
        pub created_at: Timestamp,
    }
    select feed_columns
}

/// A member's links, the newest 50 first.
#[rustfmt::skip::macros(concat)]
pub async fn feeds(call: &Call, member: MemberId) -> Stored<Vec<Feed>> {
    call.all(
        concat!("SELECT ", feed_columns!(), "
               FROM event_calendar_feeds
              WHERE tenant_id = $1 AND user_id = $2
              ORDER BY id DESC
              LIMIT 50"),
        params![member],
    )
    .await
}

/// How many links of a member lead anywhere.
pub async fn active(tx: &mut Tx, member: MemberId) -> Stored<i64> {
    tx.one(
        "SELECT COUNT(*) FROM event_calendar_feeds WHERE tenant_id = $1 AND user_id = $2 AND revoked_at IS NULL",
        params![member],
    )
    .await
}

/// Notes a link.
#[rustfmt::skip::macros(concat)]
pub async fn insert_feed(
    tx: &mut Tx,
    member: MemberId,
    label: Option<&str>,
    digest: [u8; 32],
    (prefix, language): (&str, &str),
) -> Stored<Feed> {
    let now = tx.now();
    let (sql, params) = insert! { into event_calendar_feeds {
        user_id: member,
        label,
        secret_hash: digest,
        prefix,
        language,
        created_at: now,
    } then concat!("RETURNING ", feed_columns!()) };
    tx.one(sql, params).await
}

/// Revokes a link of a member's; nothing changes if it was revoked before.
pub async fn revoke(tx: &mut Tx, member: MemberId, id: i64) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE event_calendar_feeds SET revoked_at = COALESCE(revoked_at, $4) WHERE tenant_id = $1 AND user_id = $2 AND id = $3",
        params![member, id, now],
    )
    .await
}

/// The link of a secret, if it leads anywhere; it is noted that it was read.
#[rustfmt::skip::macros(concat)]
pub async fn use_feed(tx: &mut Tx, digest: [u8; 32]) -> Stored<Option<Feed>> {
    let now = tx.now();
    tx.optional(
        concat!("UPDATE event_calendar_feeds
                SET last_used_at = $3
              WHERE tenant_id = $1 AND secret_hash = $2 AND revoked_at IS NULL
                AND EXISTS (SELECT 1 FROM users u
                             WHERE u.tenant_id = $1 AND u.id = event_calendar_feeds.user_id AND u.status = 'active' AND u.deleted_at IS NULL)
              RETURNING ", feed_columns!()),
        params![digest, now],
    )
    .await
}
