//! What whoever organizes a demo evening keeps for the next ones.

use crate::agenda::model::{Kind, Visibility};
use crate::base::Timestamp;
use crate::base::text::search_text;
use crate::call::Tx;
use crate::db::{Json, Stored};
use crate::insert;
use crate::model::{Accessibility, Federation};
use crate::recurrence::blueprint::model::{Definitions, SessionPlan};
use crate::reminders::model::Rule;
use crate::templates::model::{Action, Counts, Outline, Parts, Section, Sections, Status, digest};

use super::{Planned, ZONE};

/// Minutes from the beginning of the evening, minutes that it takes, name.
const SESSIONS: [(i64, i64, &str); 2] = [(0, 15, "Who brings what"), (15, 90, "At the tables")];

/// Keeps an evening as a template, with an agenda and a reminder of its own.
pub(super) async fn insert_template(
    tx: &mut Tx,
    tenant: i64,
    (event, organizer): (i64, i64),
    gathering: &Planned,
    now: Timestamp,
) -> Stored<()> {
    let outline = Outline {
        title: gathering.title.to_owned(),
        description: gathering.about.to_owned(),
        duration: Some((gathering.end.local - gathering.start.local).num_seconds()),
        timezone: ZONE.to_owned(),
        is_all_day: false,
        location: gathering.place.map(str::to_owned),
        coordinates: None,
        accessibility: Accessibility::default(),
        max_attendees: gathering.places,
        is_online: gathering.place.is_none(),
        allow_remote_attendance: false,
        category: None,
        group: None,
        federated_visibility: Federation::None,
    };
    let agenda = (1_i64..).zip(SESSIONS).map(|(position, (after, minutes, title))| SessionPlan {
        title: title.to_owned(),
        description: None,
        kind: Kind::Workshop,
        visibility: Visibility::Public,
        capacity: None,
        start_offset: after * 60,
        duration: minutes * 60,
        timezone: None,
        track: None,
        room: None,
        position,
        speakers: Vec::new(),
        resources: Vec::new(),
    });
    let definitions = Definitions { agenda: Some(agenda.collect()), ..Definitions::default() };
    let parts = Parts { definitions, reminders: Some(vec![Rule { offset_minutes: 2 * 24 * 60, enabled: true }]) };
    let Some(hash) = digest(&outline, &parts) else { return Ok(()) };
    let sections = Sections::of(|section| matches!(section, Section::Agenda | Section::Reminders));
    let (sql, params) = insert! { unscoped into event_templates {
        tenant_id: tenant,
        owner_id: organizer,
        source_event_id: event,
        name: gathering.title,
        description: "As we do it every time.",
        search_text: search_text([gathering.title]),
        status: Status::Active,
        version: 1_i64,
        created_at & updated_at: now,
    } then "RETURNING id" };
    let template: i64 = tx.unscoped().one(sql, params).await?;
    let (sql, params) = insert! { unscoped into event_template_versions {
        tenant_id: tenant,
        template_id: template,
        version: 1_i64,
        source_event_id: event,
        sections: Json(sections),
        counts: Json(Counts { sessions: 2, reminder_rules: 1, ..Counts::default() }),
        outline: Json(outline),
        parts: Json(parts),
        content_hash: hash,
        created_at: now,
    } };
    tx.unscoped().run(sql, params).await?;
    let (sql, params) = insert! { unscoped into event_template_history {
        tenant_id: tenant,
        template_id: template,
        action: Action::Created,
        version: 1_i64,
        event_id: event,
        actor_id: organizer,
        created_at: now,
    } };
    tx.unscoped().run(sql, params).await?;
    Ok(())
}
