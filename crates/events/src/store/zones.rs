//! When events are by the clocks of their zones.

use crate::base::{TenantId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::model::EventId;
use crate::{params, record};

record! {
    /// When an event is: what its clock shows, and the moments.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Timed {
        /// Whose community it is.
        pub tenant_id: TenantId,
        /// Which event.
        pub id: EventId,
        /// What the clock shows when it begins.
        pub local_start: String,
        /// The same for its end.
        pub local_end: Option<String>,
        /// IANA name.
        pub timezone: String,
        /// When it begins.
        pub starts_at: Timestamp,
        /// When it ends.
        pub ends_at: Option<Timestamp>,
    }
    select timed_columns
}

/// Events of all communities that are to come, by their numbers; no templates of what recurs.
pub async fn to_come_after(call: &Call, after: EventId, limit: i64) -> Stored<Vec<Timed>> {
    call.unscoped()
        .all(
            "SELECT tenant_id, id, local_start, local_end, timezone, starts_at, ends_at
               FROM events
              WHERE id > $1 AND starts_at > $2 AND NOT is_recurring_template
              ORDER BY id
              LIMIT $3",
            params![after, call.now(), limit],
        )
        .await
}

/// When an event is that is to come; its row is held.
#[rustfmt::skip::macros(concat)]
pub async fn timed(tx: &mut Tx, id: EventId) -> Stored<Option<Timed>> {
    let now = tx.now();
    tx.optional(
        concat!("SELECT ", timed_columns!(), "
               FROM events
              WHERE tenant_id = $1 AND id = $2 AND starts_at > $3 AND NOT is_recurring_template
                FOR NO KEY UPDATE"),
        params![id, now],
    )
    .await
}

/// Puts an event, whose row is held, to other moments. Calendars and partners see it.
pub async fn retime(tx: &mut Tx, id: EventId, start: Timestamp, end: Option<Timestamp>) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE events
            SET starts_at = $3, ends_at = $4, updated_at = $5, calendar_sequence = calendar_sequence + 1,
                federation_version = federation_version + 1
          WHERE tenant_id = $1 AND id = $2",
        params![id, start, end, now],
    )
    .await
}
