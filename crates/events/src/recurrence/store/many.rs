//! Many occurrences at once.

use crate::base::Timestamp;
use crate::call::{Call, Reads, Tx};
use crate::db::{Json, Stored};
use crate::model::EventId;
use crate::recurrence::many::Batch;
use crate::{params, record};

/// What occurrences say. Only what changes is given; what is not stays as it is.
macro_rules! say {
    ($rows:literal, $times:literal) => {
        concat!(
            "WITH r AS MATERIALIZED ",
            $rows,
            "
             UPDATE events
                SET title = COALESCE($6, events.title), description = COALESCE($7, events.description),
                    is_all_day = COALESCE($8, events.is_all_day), is_online = COALESCE($9, events.is_online),
                    allow_remote_attendance = COALESCE($10, events.allow_remote_attendance),
                    federated_visibility = COALESCE($11, events.federated_visibility),
                    accessibility = COALESCE($12, events.accessibility), step_free = COALESCE($13, events.step_free),
                    timezone = COALESCE($14, events.timezone), search_text = COALESCE(r.search_text, $15, events.search_text),
                    location = CASE WHEN $16 THEN $17 ELSE events.location END,
                    max_attendees = CASE WHEN $18 THEN $19 ELSE events.max_attendees END,
                    online_link = CASE WHEN $20 THEN $21 ELSE events.online_link END,
                    video_url = CASE WHEN $22 THEN $23 ELSE events.video_url END,
                    image_url = CASE WHEN $24 THEN $25 ELSE events.image_url END,
                    cover_image_url = CASE WHEN $26 THEN $27 ELSE events.cover_image_url END,
                    latitude = CASE WHEN $28 THEN $29 ELSE events.latitude END,
                    longitude = CASE WHEN $28 THEN $30 ELSE events.longitude END,
                    point_x = CASE WHEN $28 THEN $31 ELSE events.point_x END,
                    point_y = CASE WHEN $28 THEN $32 ELSE events.point_y END,
                    point_z = CASE WHEN $28 THEN $33 ELSE events.point_z END,
                    updated_at = $3, calendar_sequence = events.calendar_sequence + $4,
                    federation_version = events.federation_version + $5",
            $times,
            "
               FROM r
              WHERE events.tenant_id = $1 AND events.id = r.id"
        )
    };
}

/// The times come row by row. Indexes are written anew only where they change.
macro_rules! says {
    ($rows:literal) => {
        [
            say!($rows, ""),
            say!(
                $rows,
                ",
                    local_start = r.local_start, local_end = r.local_end, starts_at = r.starts_at, ends_at = r.ends_at"
            ),
        ]
    };
}

/// First without times, then with them.
const ON_SQLITE: [&str; 2] = says!(
    "(SELECT value ->> 0 AS id, value ->> 1 AS local_start, value ->> 2 AS local_end, value ->> 3 AS starts_at, value ->> 4 AS ends_at,
                    value ->> 5 AS search_text
               FROM json_each($2))"
);

const ON_POSTGRES: [&str; 2] = says!(
    "(SELECT (value ->> 0)::bigint AS id, value ->> 1 AS local_start, value ->> 2 AS local_end, (value ->> 3)::timestamptz AS starts_at,
                    (value ->> 4)::timestamptz AS ends_at, value ->> 5 AS search_text
               FROM jsonb_array_elements($2::text::jsonb))"
);

/// Writes what a part of some occurrences say, which are held, and whether calendars and partners see that.
pub async fn say(tx: &mut Tx, batch: &Batch, part: &str, (calendar, partners): (bool, bool)) -> Stored<u64> {
    let now = tx.now();
    let new = &batch.content;
    let has = |name: &str| batch.fields.contains(&name);
    let (latitude, longitude) = new.coordinates.unzip();
    let point = new.point();
    let [kept, moved] = match tx.call().db().engine() {
        crate::db::Engine::Sqlite => ON_SQLITE,
        crate::db::Engine::Postgres => ON_POSTGRES,
    };
    let accessibility = has("venue_accessibility").then(|| Json(new.accessibility.clone()));
    tx.run(
        if batch.moves() { moved } else { kept },
        params![
            part,
            now,
            i64::from(calendar),
            i64::from(partners),
            has("title").then_some(new.title.as_str()),
            has("description").then_some(new.description.as_str()),
            has("all_day").then_some(new.is_all_day),
            has("is_online").then_some(new.is_online),
            has("allow_remote_attendance").then_some(new.allow_remote_attendance),
            has("federated_visibility").then_some(new.federated_visibility),
            accessibility,
            has("venue_accessibility").then(|| new.step_free()),
            has("timezone").then_some(new.timezone.as_str()),
            batch.search.as_deref(),
            has("location"),
            new.location.as_deref(),
            has("max_attendees"),
            new.max_attendees,
            has("online_link"),
            new.online_link.as_deref(),
            has("video_url"),
            new.video_url.as_deref(),
            has("image_url"),
            new.image_url.as_deref(),
            has("cover_image"),
            new.cover_image_url.as_deref(),
            has("coordinates"),
            latitude,
            longitude,
            point.map(|point| point.x),
            point.map(|point| point.y),
            point.map(|point| point.z)
        ],
    )
    .await
}

/// Writes under which heading, in which group and in which series some occurrences are.
pub async fn file(tx: &mut Tx, batch: &Batch) -> Stored<u64> {
    let has = |name: &str| batch.fields.contains(&name);
    tx.run(
        "UPDATE events
            SET category_id = CASE WHEN $3 THEN $4 ELSE category_id END, group_id = CASE WHEN $5 THEN $6 ELSE group_id END,
                series_id = CASE WHEN $7 THEN $8 ELSE series_id END
          WHERE tenant_id = $1 AND id = ANY($2)",
        params![
            batch.ids.as_slice(),
            has("category_id"),
            batch.content.category,
            has("group_id"),
            batch.content.group,
            has("series_id"),
            batch.content.series
        ],
    )
    .await
}

/// Those of some events for which somebody waits.
pub async fn waited_for(tx: &mut Tx, events: &[EventId]) -> Stored<Vec<EventId>> {
    tx.all(
        "SELECT DISTINCT event_id FROM event_waitlist_entries WHERE tenant_id = $1 AND event_id = ANY($2) AND state = 'waiting' ORDER BY event_id",
        params![events],
    )
    .await
}

/// Those of some events at which more places are taken, or held for somebody, than there would be.
pub async fn crowded(reads: &mut Reads<'_>, events: &[EventId], places: i64) -> Stored<Vec<EventId>> {
    let now = reads.call().now();
    reads
        .all(
            "SELECT o.event_id
               FROM (SELECT event_id FROM event_registrations WHERE tenant_id = $1 AND event_id = ANY($2) AND state = 'confirmed'
                      UNION ALL
                     SELECT event_id FROM event_guests WHERE tenant_id = $1 AND event_id = ANY($2) AND state = 'confirmed'
                      UNION ALL
                     SELECT event_id FROM event_waitlist_entries
                      WHERE tenant_id = $1 AND event_id = ANY($2) AND state = 'offered' AND offer_expires_at > $4) o
              GROUP BY o.event_id
             HAVING COUNT(*) > $3
              ORDER BY o.event_id",
            params![events, places, now],
        )
        .await
}

record! {
    /// What some occurrences stand at. They never become fewer, and each change of one counts.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Stand {
        /// How many there are.
        pub events: i64,
        /// How often they have changed, all together.
        pub changes: i64,
    }
}

macro_rules! stand {
    ($bound:literal, $hold:literal) => {
        concat!(
            "SELECT COUNT(*) AS events, COALESCE(SUM(o.changes), 0)::bigint AS changes
               FROM (SELECT e.lifecycle_version + e.calendar_sequence + e.federation_version AS changes
                       FROM events e
                      WHERE e.tenant_id = $1 AND e.parent_event_id = $2 AND e.",
            $bound,
            " >= $3
                      ORDER BY e.recurrence_id, e.id",
            $hold,
            ") o"
        )
    };
}

/// What an occurrence and those that follow it stand at.
pub async fn stand(call: &Call, root: EventId, recurrence_id: &str) -> Stored<Stand> {
    call.one(stand!("recurrence_id", ""), params![root, recurrence_id]).await
}

/// The same, with their rows held in their order.
pub async fn hold(tx: &mut Tx, root: EventId, recurrence_id: &str) -> Stored<Stand> {
    tx.one(stand!("recurrence_id", " FOR NO KEY UPDATE OF e"), params![root, recurrence_id]).await
}

/// What the occurrences stand at that begin from a moment on.
pub async fn stand_from(call: &Call, root: EventId, at: Timestamp) -> Stored<Stand> {
    call.one(stand!("starts_at", ""), params![root, at]).await
}

/// The same, with their rows held in their order.
pub async fn hold_from(tx: &mut Tx, root: EventId, at: Timestamp) -> Stored<Stand> {
    tx.one(stand!("starts_at", " FOR NO KEY UPDATE OF e"), params![root, at]).await
}
