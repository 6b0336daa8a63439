//! What is counted.

use crate::call::Call;
use crate::db::Stored;
use crate::model::EventId;
use crate::{params, record};

record! {
    /// The numbers of an event that are of no day.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Numbers {
        /// They are invited.
        pub registrations_invited: i64,
        /// They have asked.
        pub registrations_pending: i64,
        /// They take part.
        pub registrations_confirmed: i64,
        /// They were turned down or declined.
        pub registrations_declined: i64,
        /// Their registration was withdrawn.
        pub registrations_cancelled: i64,
        /// They come and have a place.
        pub guests_confirmed: i64,
        /// Whoever brings them says that they do not come.
        pub guests_withdrawn: i64,
        /// Others decided that they do not come.
        pub guests_cancelled: i64,
        /// They have come.
        pub guests_came: i64,
        /// They did not come.
        pub guests_no_show: i64,
        /// They wait.
        pub waitlist_waiting: i64,
        /// A place is held for them.
        pub waitlist_offered: i64,
        /// They took it.
        pub waitlist_accepted: i64,
        /// It was held for too long.
        pub waitlist_expired: i64,
        /// They left the line.
        pub waitlist_cancelled: i64,
        /// How often a place was held for somebody.
        pub offers_made: i64,
        /// How often it was taken.
        pub offers_accepted: i64,
        /// They have come, whether or not they have gone.
        pub attendance_came: i64,
        /// They have come and gone.
        pub attendance_gone: i64,
        /// They did not come.
        pub attendance_no_show: i64,
        /// They take part, and nothing is noted of them.
        pub attendance_unknown: i64,
        /// Seats that are given out.
        pub tickets_units: i64,
        /// Members who have some.
        pub tickets_holders: i64,
        /// Seats that were given back.
        pub tickets_units_cancelled: i64,
        /// Seats that can be given out.
        pub tickets_units_left: i64,
        /// How often those who take part were reminded.
        pub reminders: i64,
        /// How often they will be.
        pub reminders_pending: i64,
        /// Broadcasts that were sent.
        pub broadcasts: i64,
        /// How many members these reached, each counted once a broadcast.
        pub broadcast_deliveries: i64,
        /// Members who are interested.
        pub interested: i64,
    }
}

/// All of them. One statement.
pub async fn numbers(call: &Call, event: EventId) -> Stored<Numbers> {
    call.one(
        "SELECT (SELECT COUNT(*) FROM event_registrations n WHERE n.tenant_id = $1 AND n.event_id = $2 AND n.state = 'invited') AS registrations_invited,
                (SELECT COUNT(*) FROM event_registrations n WHERE n.tenant_id = $1 AND n.event_id = $2 AND n.state = 'pending') AS registrations_pending,
                (SELECT COUNT(*) FROM event_registrations n WHERE n.tenant_id = $1 AND n.event_id = $2 AND n.state = 'confirmed') AS registrations_confirmed,
                (SELECT COUNT(*) FROM event_registrations n WHERE n.tenant_id = $1 AND n.event_id = $2 AND n.state = 'declined') AS registrations_declined,
                (SELECT COUNT(*) FROM event_registrations n WHERE n.tenant_id = $1 AND n.event_id = $2 AND n.state = 'cancelled') AS registrations_cancelled,
                (SELECT COUNT(*) FROM event_guests n WHERE n.tenant_id = $1 AND n.event_id = $2 AND n.state = 'confirmed') AS guests_confirmed,
                (SELECT COUNT(*) FROM event_guests n WHERE n.tenant_id = $1 AND n.event_id = $2 AND n.state = 'withdrawn') AS guests_withdrawn,
                (SELECT COUNT(*) FROM event_guests n WHERE n.tenant_id = $1 AND n.event_id = $2 AND n.state = 'cancelled') AS guests_cancelled,
                (SELECT COUNT(*) FROM event_guests n WHERE n.tenant_id = $1 AND n.event_id = $2 AND n.attendance IN ('checked_in', 'checked_out', 'attended')) AS guests_came,
                (SELECT COUNT(*) FROM event_guests n WHERE n.tenant_id = $1 AND n.event_id = $2 AND n.attendance = 'no_show') AS guests_no_show,
                (SELECT COUNT(*) FROM event_waitlist_entries n WHERE n.tenant_id = $1 AND n.event_id = $2 AND n.state = 'waiting') AS waitlist_waiting,
                (SELECT COUNT(*) FROM event_waitlist_entries n WHERE n.tenant_id = $1 AND n.event_id = $2 AND n.state = 'offered') AS waitlist_offered,
                (SELECT COUNT(*) FROM event_waitlist_entries n WHERE n.tenant_id = $1 AND n.event_id = $2 AND n.state = 'accepted') AS waitlist_accepted,
                (SELECT COUNT(*) FROM event_waitlist_entries n WHERE n.tenant_id = $1 AND n.event_id = $2 AND n.state = 'expired') AS waitlist_expired,
                (SELECT COUNT(*) FROM event_waitlist_entries n WHERE n.tenant_id = $1 AND n.event_id = $2 AND n.state = 'cancelled') AS waitlist_cancelled,
                (SELECT COUNT(*) FROM event_waitlist_history h JOIN event_waitlist_entries n ON n.tenant_id = $1 AND n.id = h.entry_id WHERE h.tenant_id = $1 AND n.event_id = $2 AND h.to_state = 'offered') AS offers_made,
                (SELECT COUNT(*) FROM event_waitlist_history h JOIN event_waitlist_entries n ON n.tenant_id = $1 AND n.id = h.entry_id WHERE h.tenant_id = $1 AND n.event_id = $2 AND h.to_state = 'accepted') AS offers_accepted,
                (SELECT COUNT(*) FROM event_attendance n WHERE n.tenant_id = $1 AND n.event_id = $2 AND n.state IN ('checked_in', 'checked_out', 'attended')) AS attendance_came,
                (SELECT COUNT(*) FROM event_attendance n WHERE n.tenant_id = $1 AND n.event_id = $2 AND n.state = 'checked_out') AS attendance_gone,
                (SELECT COUNT(*) FROM event_attendance n WHERE n.tenant_id = $1 AND n.event_id = $2 AND n.state = 'no_show') AS attendance_no_show,
                (SELECT COUNT(*) FROM event_registrations n WHERE n.tenant_id = $1 AND n.event_id = $2 AND n.state = 'confirmed' AND NOT EXISTS (SELECT 1 FROM event_attendance a WHERE a.tenant_id = $1 AND a.event_id = $2 AND a.user_id = n.user_id AND a.state <> 'not_checked_in')) AS attendance_unknown,
                (SELECT CAST(COALESCE(SUM(n.units), 0) AS BIGINT) FROM event_ticket_entitlements n WHERE n.tenant_id = $1 AND n.event_id = $2 AND n.status = 'confirmed') AS tickets_units,
                (SELECT COUNT(DISTINCT n.user_id) FROM event_ticket_entitlements n WHERE n.tenant_id = $1 AND n.event_id = $2 AND n.status = 'confirmed') AS tickets_holders,
                (SELECT CAST(COALESCE(SUM(n.units), 0) AS BIGINT) FROM event_ticket_entitlements n WHERE n.tenant_id = $1 AND n.event_id = $2 AND n.status = 'cancelled') AS tickets_units_cancelled,
                (SELECT CAST(COALESCE(SUM(n.allocation_limit - n.allocated), 0) AS BIGINT) FROM event_ticket_types n WHERE n.tenant_id = $1 AND n.event_id = $2 AND n.status = 'active') AS tickets_units_left,
                (SELECT COUNT(*) FROM event_reminders n WHERE n.tenant_id = $1 AND n.event_id = $2 AND n.state = 'queued') AS reminders,
                (SELECT COUNT(*) FROM event_reminders n WHERE n.tenant_id = $1 AND n.event_id = $2 AND n.state = 'pending') AS reminders_pending,
                (SELECT COUNT(*) FROM event_broadcasts n WHERE n.tenant_id = $1 AND n.event_id = $2 AND n.status = 'sent') AS broadcasts,
                (SELECT COUNT(*) FROM event_broadcast_deliveries d JOIN event_broadcasts n ON n.tenant_id = $1 AND n.id = d.broadcast_id WHERE d.tenant_id = $1 AND n.event_id = $2 AND NOT d.is_kept_back) AS broadcast_deliveries,
                (SELECT COUNT(*) FROM event_engagements n WHERE n.tenant_id = $1 AND n.event_id = $2) AS interested",
        params![event],
    )
    .await
}

record! {
    /// What moved on a day.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Day {
        /// The day in UTC, as `2030-05-01`.
        pub day: String,
        /// Registrations that were confirmed.
        pub confirmed: i64,
        /// Members who took part and do no more.
        pub left_count: i64,
        /// Members who began to wait.
        pub waiting: i64,
    }
}

/// What moved on each day, by how an engine says the day of `h.created_at`.
macro_rules! days {
    ($day:literal) => {
        concat!(
            "CAST(SUM(d.confirmed) AS BIGINT) AS confirmed, CAST(SUM(d.gone) AS BIGINT) AS left_count, CAST(SUM(d.waiting) AS BIGINT) AS waiting
           FROM (SELECT ",
            $day,
            " AS day, CASE WHEN h.to_state = 'confirmed' THEN 1 ELSE 0 END AS confirmed,
                        CASE WHEN h.from_state = 'confirmed' THEN 1 ELSE 0 END AS gone, 0 AS waiting
                   FROM event_registration_history h
                   JOIN event_registrations r ON r.tenant_id = $1 AND r.id = h.registration_id
                  WHERE h.tenant_id = $1 AND r.event_id = $2 AND (h.to_state = 'confirmed' OR h.from_state = 'confirmed')
                 UNION ALL
                 SELECT ",
            $day,
            ", 0, 0, 1
                   FROM event_waitlist_history h
                   JOIN event_waitlist_entries w ON w.tenant_id = $1 AND w.id = h.entry_id
                  WHERE h.tenant_id = $1 AND w.event_id = $2 AND h.to_state = 'waiting') d
          GROUP BY d.day
          ORDER BY d.day"
        )
    };
}

/// A moment's day, which the engines write in different ways.
const ON_SQLITE: &str = concat!("SELECT d.day, ", days!("SUBSTR(h.created_at, 1, 10)"));
const ON_POSTGRES: &str = concat!("SELECT d.day, ", days!("TO_CHAR(h.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')"));

/// Days on which something moved, the oldest first.
pub async fn days(call: &Call, event: EventId) -> Stored<Vec<Day>> {
    call.all(call.db().engine().pick(ON_SQLITE, ON_POSTGRES), params![event]).await
}
