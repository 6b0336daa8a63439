//! What an event says about itself.

use serde_json::Value;

use crate::base::place::Point;
use crate::base::text::search_text;
use crate::base::{CategoryId, GroupId, MemberId};
use crate::call::{Call, Tx};
use crate::db::{Json, Stored};
use crate::insert;
use crate::model::{Accessibility, EventId, Federation, Operation, Publication, SeriesId};
use crate::params;
use crate::time::WallTime;

/// All that an event says about itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Content {
    /// Its name.
    pub title: String,
    /// What it is about.
    pub description: String,
    /// When it begins.
    pub start: WallTime,
    /// When it ends.
    pub end: Option<WallTime>,
    /// IANA name of its zone.
    pub timezone: String,
    /// It is about days.
    pub is_all_day: bool,
    /// The place in words.
    pub location: Option<String>,
    /// The place on the map, degrees north and east.
    pub coordinates: Option<(f64, f64)>,
    /// How accessible it is.
    pub accessibility: Accessibility,
    /// How many places there are.
    pub max_attendees: Option<i64>,
    /// It is over the internet.
    pub is_online: bool,
    /// One may take part over the internet.
    pub allow_remote_attendance: bool,
    /// Where to join.
    pub online_link: Option<String>,
    /// Where to watch.
    pub video_url: Option<String>,
    /// Its picture.
    pub image_url: Option<String>,
    /// The picture at the top.
    pub cover_image_url: Option<String>,
    /// Its heading.
    pub category: Option<CategoryId>,
    /// Its group.
    pub group: Option<GroupId>,
    /// Its series.
    pub series: Option<SeriesId>,
    /// Whether partners see it.
    pub federated_visibility: Federation,
}

impl Content {
    /// By which words it is found.
    pub(crate) fn searched(&self) -> String {
        search_text([self.title.as_str(), self.description.as_str(), self.location.as_deref().unwrap_or_default()])
    }

    /// How accessible it is, as it is kept: what is not said takes no room in each of thousands of dates.
    pub(crate) fn accessible(&self) -> Json<Value> {
        let mut facts = serde_json::to_value(&self.accessibility).unwrap_or_default();
        if let Some(facts) = facts.as_object_mut() {
            facts.retain(|_, fact| !fact.is_null());
        }
        Json(facts)
    }

    /// Whether there is step-free access, as lists are asked.
    pub(crate) fn step_free(&self) -> &'static str {
        match self.accessibility.step_free_access {
            Some(true) => "yes",
            Some(false) => "no",
            None => "unknown",
        }
    }

    /// The place on a ball of radius 1.
    pub(crate) fn point(&self) -> Option<Point> {
        self.coordinates.map(|(latitude, longitude)| Point::of(latitude, longitude))
    }
}

/// Notes a draft.
pub async fn insert(tx: &mut Tx, organizer: MemberId, content: &Content) -> Stored<EventId> {
    let now = tx.now();
    let (latitude, longitude) = content.coordinates.unzip();
    let point = content.point();
    let (sql, params) = insert! { into events {
        organizer_id: organizer,
        title: content.title.as_str(),
        description: content.description.as_str(),
        local_start: content.start.stored(),
        local_end: content.end.map(WallTime::stored),
        timezone: content.timezone.as_str(),
        starts_at: content.start.at,
        ends_at: content.end.map(|end| end.at),
        is_all_day: content.is_all_day,
        location: content.location.as_deref(),
        latitude,
        longitude,
        point_x: point.map(|point| point.x),
        point_y: point.map(|point| point.y),
        point_z: point.map(|point| point.z),
        accessibility: content.accessible(),
        step_free: content.step_free(),
        max_attendees: content.max_attendees,
        is_online: content.is_online,
        allow_remote_attendance: content.allow_remote_attendance,
        online_link: content.online_link.as_deref(),
        video_url: content.video_url.as_deref(),
        image_url: content.image_url.as_deref(),
        cover_image_url: content.cover_image_url.as_deref(),
        category_id: content.category,
        group_id: content.group,
        series_id: content.series,
        federated_visibility: content.federated_visibility,
        publication_state: Publication::Draft,
        operational_state: Operation::Scheduled,
        lifecycle_version & calendar_sequence & federation_version: 0_i64,
        is_recurring_template: false,
        search_text: content.searched(),
        created_at & updated_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Names an event as calendars know it for ever.
pub async fn name(tx: &mut Tx, id: EventId, key: &str) -> Stored<u64> {
    tx.run("UPDATE events SET occurrence_key = $3 WHERE tenant_id = $1 AND id = $2", params![id, key]).await
}

/// Gives an event, whose row is held, another organizer. Partners see it.
pub async fn hand_over(tx: &mut Tx, id: EventId, to: MemberId) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE events
            SET organizer_id = $3, updated_at = $4, federation_version = federation_version + 1
          WHERE tenant_id = $1 AND id = $2",
        params![id, to, now],
    )
    .await
}

/// Writes what an event says about itself. `calendar` and `federation`: whether calendars and partners see a change.
pub async fn update(tx: &mut Tx, id: EventId, content: &Content, calendar: bool, federation: bool) -> Stored<u64> {
    let now = tx.now();
    let (latitude, longitude) = content.coordinates.unzip();
    let point = content.point();
    tx.run(
        "UPDATE events
            SET title = $3, description = $4, local_start = $5, local_end = $6, timezone = $7, starts_at = $8, ends_at = $9,
                is_all_day = $10, location = $11, latitude = $12, longitude = $13, point_x = $14, point_y = $15, point_z = $16,
                accessibility = $17, step_free = $18, max_attendees = $19, is_online = $20, allow_remote_attendance = $21,
                online_link = $22, video_url = $23, image_url = $24, cover_image_url = $25, category_id = $26, group_id = $27,
                series_id = $28, federated_visibility = $29, search_text = $30, updated_at = $31,
                calendar_sequence = calendar_sequence + $32, federation_version = federation_version + $33
          WHERE tenant_id = $1 AND id = $2",
        params![
            id,
            content.title.as_str(),
            content.description.as_str(),
            content.start.stored(),
            content.end.map(WallTime::stored),
            content.timezone.as_str(),
            content.start.at,
            content.end.map(|end| end.at),
            content.is_all_day,
            content.location.as_deref(),
            latitude,
            longitude,
            point.map(|point| point.x),
            point.map(|point| point.y),
            point.map(|point| point.z),
            content.accessible(),
            content.step_free(),
            content.max_attendees,
            content.is_online,
            content.allow_remote_attendance,
            content.online_link.as_deref(),
            content.video_url.as_deref(),
            content.image_url.as_deref(),
            content.cover_image_url.as_deref(),
            content.category,
            content.group,
            content.series,
            content.federated_visibility,
            content.searched(),
            now,
            i64::from(calendar),
            i64::from(federation)
        ],
    )
    .await
}

/// Who made a series.
pub async fn series_creator(call: &Call, id: SeriesId) -> Stored<Option<MemberId>> {
    call.optional("SELECT creator_id FROM event_series WHERE tenant_id = $1 AND id = $2", params![id]).await
}
