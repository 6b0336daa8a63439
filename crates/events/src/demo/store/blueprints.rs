//! What new dates of a demo evening take over: its songs, in their order.

use crate::agenda::model::{Kind, Status, Visibility};
use crate::base::Timestamp;
use crate::call::Tx;
use crate::db::{Json, Stored};
use crate::insert;
use crate::recurrence::blueprint::model::{
    Counts, Definitions, Manifest, SCHEMA, Section, Sections, SessionPlan, Source,
};
use crate::recurrence::model::hex;
use serde_json::json;

use super::Evenings;

/// Minutes from the beginning of the evening, minutes that it takes, name, what it is.
const SESSIONS: [(i64, i64, &str, Kind); 3] = [
    (0, 20, "Warming up", Kind::Other),
    (20, 70, "Songs that everybody knows", Kind::Workshop),
    (90, 30, "Something new", Kind::Workshop),
];

/// Writes the agenda of the first evening, and that those take it over that are made after the last.
pub(super) async fn insert_blueprint(
    tx: &mut Tx,
    tenant: i64,
    organizer: i64,
    evenings: &Evenings,
    now: Timestamp,
) -> Stored<()> {
    let (Some((first, known)), Some((_, last))) = (evenings.dates.first(), evenings.dates.last()) else {
        return Ok(());
    };
    let mut agenda = Vec::new();
    for (nth, (after, minutes, title, kind)) in (1_i64..).zip(SESSIONS) {
        let (sql, params) = insert! { unscoped into event_sessions {
            tenant_id: tenant,
            event_id: *first,
            title,
            kind,
            visibility: Visibility::Public,
            registered: 0_i64,
            starts_after & local_offset: after * 60,
            duration: minutes * 60,
            nth,
            resources: json!([]),
            status: Status::Scheduled,
            version: 1_i64,
            created_at & updated_at: now,
        } };
        tx.unscoped().run(sql, params).await?;
        agenda.push(SessionPlan {
            title: title.to_owned(),
            description: None,
            kind,
            visibility: Visibility::Public,
            capacity: None,
            start_offset: after * 60,
            duration: minutes * 60,
            timezone: None,
            track: None,
            room: None,
            position: nth,
            speakers: Vec::new(),
            resources: Vec::new(),
        });
    }
    let counts = Counts { sessions: 3, ..Counts::default() };
    let sections = Sections::of(|section| section == Section::Agenda);
    let manifest = Manifest {
        schema_version: SCHEMA,
        source: Source { root_event_id: evenings.root.into(), event_id: (*first).into(), recurrence_id: known.clone() },
        effective_from_recurrence_id: last.clone(),
        selected_sections: sections.clone(),
        definitions: Definitions { agenda: Some(agenda), ..Definitions::default() },
    };
    let Some((text, hash)) = manifest.written() else { return Ok(()) };
    let (sql, params) = insert! { unscoped into event_recurrence_definition_blueprints {
        tenant_id: tenant,
        root_event_id: evenings.root,
        source_event_id: *first,
        source_recurrence: known.as_str(),
        blueprint_version: 1_i64,
        schema_version: SCHEMA,
        effective_from: last.as_str(),
        sections: Json(sections),
        counts: Json(counts),
        manifest: text,
        manifest_hash: hash,
        request_hash & idempotency_hash: hex(&["demo"]),
        captured_by: organizer,
        created_at: now,
    } };
    tx.unscoped().run(sql, params).await?;
    Ok(())
}
