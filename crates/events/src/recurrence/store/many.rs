//! Many occurrences at once.

use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::Stored;
use crate::model::EventId;
use crate::recurrence::many::Batch;
use crate::recurrence::model::key_prefix;
use crate::store::Content;
use crate::{params, record};

macro_rules! insert_occurrences_of {
    ($rows:literal) => {
        concat!(
            "INSERT INTO events (tenant_id, parent_event_id, occurrence_key, recurrence_id, occurrence_date, local_start, starts_at, local_end, ends_at,
                    created_at, updated_at, organizer_id, title, description, timezone, is_all_day, location, latitude, longitude, point_x, point_y, point_z,
                    accessibility, step_free, max_attendees, is_online, allow_remote_attendance, online_link, video_url, image_url, cover_image_url,
                    category_id, group_id, series_id, federated_visibility, search_text, publication_state, operational_state, lifecycle_version,
                    calendar_sequence, federation_version, is_recurring_template)
             SELECT $1, $2, $5 || substr(value, 17, 32), substr(value, 1, 16), substr(value, 49, 10), substr(value, 59, 19),
                    substr(value, 78, 27)::timestamptz, NULLIF(substr(value, 105, 19), ''), NULLIF(substr(value, 124, 27), '')::timestamptz,
                    $4, $4, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30,
                    'draft', 'scheduled', 0, 0, 0, FALSE
               FROM ",
            $rows,
            "
              WHERE TRUE
                 ON CONFLICT DO NOTHING"
        )
    };
}

/// Adds occurrences of a template as drafts that say what it says; what is there already stays. Parts are those of [`rows`](crate::recurrence::model::rows). Gives how many were added.
///
/// What the template says is given: read from the table that is written, all of it would be copied first.
pub async fn insert_occurrences(
    tx: &mut Tx,
    root: EventId,
    (organizer, says): (MemberId, &Content),
    parts: &[String],
) -> Stored<u64> {
    let now = tx.now();
    let sql = tx.call().db().engine().pick(
        insert_occurrences_of!("json_each($3) r"),
        insert_occurrences_of!("jsonb_array_elements_text($3::text::jsonb) AS r (value)"),
    );
    let prefix = key_prefix(tx.call().tenant(), root);
    let (latitude, longitude) = says.coordinates.unzip();
    let point = says.point();
    let (accessible, searched) = (says.accessible(), says.searched());
    let mut added = 0;
    for part in parts {
        let params = params![
            root,
            part.as_str(),
            now,
            prefix.as_str(),
            organizer,
            says.title.as_str(),
            says.description.as_str(),
            says.timezone.as_str(),
            says.is_all_day,
            says.location.as_deref(),
            latitude,
            longitude,
            point.map(|point| point.x),
            point.map(|point| point.y),
            point.map(|point| point.z),
            &accessible,
            says.step_free(),
            says.max_attendees,
            says.is_online,
            says.allow_remote_attendance,
            says.online_link.as_deref(),
            says.video_url.as_deref(),
            says.image_url.as_deref(),
            says.cover_image_url.as_deref(),
            says.category,
            says.group,
            says.series,
            says.federated_visibility,
            searched.as_str()
        ];
        added += tx.run(sql, params).await?;
    }
    Ok(added)
}

/// What occurrences say, from rows as [`Batch::parts`] has them. Only what changes is given; what is not stays as it is. What changes seldom is written by statements
/// of its own, so that the others need not look at it, and indexes are written anew only where times change.
macro_rules! say {
    ($rows:literal $(read $read:ident)? $(set $set:ident)*) => {
        concat!(
            "WITH r AS MATERIALIZED (
               SELECT CAST(substr(value, 1, 19) AS BIGINT) AS id, NULLIF(substr(value, 112), '') AS search_text",
            $($read!(),)?
            "
                 FROM ",
            $rows,
            ")
             UPDATE events
                SET updated_at = $3, calendar_sequence = events.calendar_sequence + $4, federation_version = events.federation_version + $5,
                    title = COALESCE($6, events.title), description = COALESCE($7, events.description),
                    timezone = COALESCE($8, events.timezone), search_text = COALESCE(r.search_text, $9, events.search_text),
                    location = CASE WHEN $10 THEN $11 ELSE events.location END,
                    max_attendees = CASE WHEN $12 THEN $13 ELSE events.max_attendees END",
            $($set!(),)*
            "
               FROM r
              WHERE events.tenant_id = $1 AND events.id = r.id"
        )
    };
}

macro_rules! times_of_rows {
    () => {
        ",
                      substr(value, 20, 19) AS local_start, substr(value, 39, 27)::timestamptz AS starts_at,
                      NULLIF(TRIM(substr(value, 66, 19)), '') AS local_end, NULLIF(TRIM(substr(value, 85, 27)), '')::timestamptz AS ends_at"
    };
}

macro_rules! times {
    () => {
        ",
                    local_start = r.local_start, local_end = r.local_end, starts_at = r.starts_at, ends_at = r.ends_at"
    };
}

macro_rules! the_rest {
    () => {
        ",
                    is_all_day = COALESCE($14, events.is_all_day), is_online = COALESCE($15, events.is_online),
                    allow_remote_attendance = COALESCE($16, events.allow_remote_attendance),
                    federated_visibility = COALESCE($17, events.federated_visibility),
                    accessibility = COALESCE($18, events.accessibility), step_free = COALESCE($19, events.step_free),
                    online_link = CASE WHEN $20 THEN $21 ELSE events.online_link END,
                    video_url = CASE WHEN $22 THEN $23 ELSE events.video_url END,
                    image_url = CASE WHEN $24 THEN $25 ELSE events.image_url END,
                    cover_image_url = CASE WHEN $26 THEN $27 ELSE events.cover_image_url END,
                    latitude = CASE WHEN $28 THEN $29 ELSE events.latitude END,
                    longitude = CASE WHEN $28 THEN $30 ELSE events.longitude END,
                    point_x = CASE WHEN $28 THEN $31 ELSE events.point_x END,
                    point_y = CASE WHEN $28 THEN $32 ELSE events.point_y END,
                    point_z = CASE WHEN $28 THEN $33 ELSE events.point_z END"
    };
}

/// Without times and with them; of each, without the rest and with it.
macro_rules! says {
    ($rows:literal) => {
        [
            [say!($rows), say!($rows set the_rest)],
            [say!($rows read times_of_rows set times), say!($rows read times_of_rows set times set the_rest)],
        ]
    };
}

const ON_SQLITE: [[&str; 2]; 2] = says!("json_each($2)");

const ON_POSTGRES: [[&str; 2]; 2] = says!("jsonb_array_elements_text($2::text::jsonb) AS o (value)");

/// What changes often, and is written whatever changes.
const OFTEN: [&str; 9] = [
    "title",
    "description",
    "timezone",
    "location",
    "max_attendees",
    "start_time",
    "end_time",
    "category_id",
    "group_id",
];

/// Writes what a part of some occurrences say, which are held, and whether calendars and partners see that.
pub async fn say(tx: &mut Tx, batch: &Batch, part: &str, (calendar, partners): (bool, bool)) -> Stored<u64> {
    let now = tx.now();
    let new = &batch.content;
    let has = |name: &str| batch.fields.contains(&name);
    let [kept, moved] = match tx.call().db().engine() {
        crate::db::Engine::Sqlite => ON_SQLITE,
        crate::db::Engine::Postgres => ON_POSTGRES,
    };
    let [often, all] = if batch.moves() { moved } else { kept };
    let mut params = params![
        part,
        now,
        i64::from(calendar),
        i64::from(partners),
        has("title").then_some(new.title.as_str()),
        has("description").then_some(new.description.as_str()),
        has("timezone").then_some(new.timezone.as_str()),
        batch.search.as_deref(),
        has("location"),
        new.location.as_deref(),
        has("max_attendees"),
        new.max_attendees
    ];
    if batch.fields.iter().all(|field| OFTEN.contains(field)) {
        return tx.run(often, params).await;
    }
    let (latitude, longitude) = new.coordinates.unzip();
    let point = new.point();
    params.extend(params![
        has("all_day").then_some(new.is_all_day),
        has("is_online").then_some(new.is_online),
        has("allow_remote_attendance").then_some(new.allow_remote_attendance),
        has("federated_visibility").then_some(new.federated_visibility),
        has("venue_accessibility").then(|| new.accessible()),
        has("venue_accessibility").then(|| new.step_free()),
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
    ]);
    tx.run(all, params).await
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
