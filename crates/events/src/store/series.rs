//! Series of events.

use super::seen;
use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::members::{Card, card_columns};
use crate::model::{EventId, Operation, SeriesId};
use crate::{insert, joined_record, newest_first, params, record};

/// So many events of a series are shown.
const SHOWN: i64 = 50;

record! {
    /// A series, with what a viewer sees of its events.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Series {
        /// `event_series.id`.
        pub id: SeriesId,
        /// Its name.
        pub title: String,
        /// What it is about; may be empty.
        pub description: String,
        /// When it was made.
        pub created_at: Timestamp,
        /// Its published events that the viewer may see.
        pub event_count: i64,
        /// When the next of them begins.
        pub next_event_at: Option<Timestamp>,
    }
}

joined_record! {
    /// A series and who made it.
    #[derive(Clone, Debug, PartialEq)]
    pub struct SeriesSeen {
        /// The series.
        pub series: Series,
        /// Who made it.
        pub creator: Card,
    }
}

record! {
    /// An event of a series.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Occurrence {
        /// The series.
        pub series_id: SeriesId,
        /// `events.id`.
        pub id: EventId,
        /// Its name.
        pub title: String,
        /// When it begins.
        pub starts_at: Timestamp,
        /// When it ends.
        pub ends_at: Option<Timestamp>,
        /// Whether it takes place.
        pub operational_state: Operation,
        /// The place in words.
        pub location: Option<String>,
    }
}

/// A series `s` for viewer `$2`, of whose events those count that begin at `$4` or later.
macro_rules! series {
    () => {
        concat!(
            "SELECT s.id, s.title, s.description, s.created_at,
                    (SELECT COUNT(*) FROM events e
                      WHERE e.tenant_id = $1 AND e.series_id = s.id AND e.publication_state = 'published' AND NOT e.is_recurring_template AND ",
            seen!(),
            ") AS event_count,
                    (SELECT MIN(e.starts_at) FROM events e
                      WHERE e.tenant_id = $1 AND e.series_id = s.id AND e.publication_state = 'published' AND NOT e.is_recurring_template AND e.operational_state = 'scheduled'
                        AND e.starts_at >= $4 AND ",
            seen!(),
            ") AS next_event_at, ",
            card_columns!("u"),
            "
               FROM event_series s
               JOIN users u ON u.tenant_id = $1 AND u.id = s.creator_id"
        )
    };
}

/// Series, the newest first, before `before`.
#[rustfmt::skip::macros(concat)]
pub async fn page(
    call: &Call,
    viewer: MemberId,
    steward: bool,
    before: Option<i64>,
    limit: i64,
) -> Stored<Vec<SeriesSeen>> {
    call.all(
        newest_first!(call.way(), before, order => concat!(series!(), "
              WHERE s.tenant_id = $1 AND s.id ", before!(), " $5
              ORDER BY s.id ", order!(), "
              LIMIT $6")),
        params![viewer, steward, call.now(), call.newest_behind(before), limit],
    )
    .await
}

/// Some series. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn by_ids(call: &Call, viewer: MemberId, steward: bool, ids: &[SeriesId]) -> Stored<Vec<SeriesSeen>> {
    call.all(
        concat!(series!(), " WHERE s.tenant_id = $1 AND s.id = ANY($5)"),
        params![viewer, steward, call.now(), ids],
    )
    .await
}

/// The first published events of some series that a viewer may see, the earliest first. One statement whatever their number.
#[rustfmt::skip::macros(concat)]
pub async fn occurrences(call: &Call, viewer: MemberId, steward: bool, ids: &[SeriesId]) -> Stored<Vec<Occurrence>> {
    call.all(
        concat!("SELECT o.series_id, o.id, o.title, o.starts_at, o.ends_at, o.operational_state, o.location
               FROM (SELECT e.series_id, e.id, e.title, e.starts_at, e.ends_at, e.operational_state, e.location,
                            ROW_NUMBER() OVER (PARTITION BY e.series_id ORDER BY e.starts_at, e.id) AS place
                       FROM events e
                      WHERE e.tenant_id = $1 AND e.series_id = ANY($4) AND e.publication_state = 'published' AND NOT e.is_recurring_template AND ", seen!(), ") o
              WHERE o.place <= $5
              ORDER BY o.series_id, o.place"),
        params![viewer, steward, ids, SHOWN],
    )
    .await
}

/// Notes a series.
pub async fn insert(tx: &mut Tx, creator: MemberId, title: &str, description: &str) -> Stored<SeriesId> {
    let now = tx.now();
    let (sql, params) = insert! { into event_series {
        creator_id: creator,
        title,
        description,
        created_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}
