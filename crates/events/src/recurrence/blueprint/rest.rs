//! Blueprints at the REST door.

use contract::event_blueprints as wire;
use contract::{EventBlueprintsApi, WithHeaders};

use super::model::{Conflict, Counts, Section, Sections};
use super::{Blueprint, Previewed, Wish};
use crate::base::{Answer, MemberId};
use crate::call::Call;
use crate::rest::{Rest, private};

impl EventBlueprintsApi for Rest {
    async fn list_event_blueprints(
        &self,
        call: Call,
        path: wire::ListEventBlueprintsPath,
        query: wire::ListEventBlueprintsQuery,
    ) -> Answer<WithHeaders<wire::EventBlueprintHistoryResponse>> {
        let before = query.before_version.as_deref();
        let (rows, next) = super::history(&call, path.id.into(), before, query.limit).await?;
        let items = rows.into_iter().map(line).collect();
        let data = wire::EventBlueprintHistory { items, next_before_version: next };
        Ok(private(wire::EventBlueprintHistoryResponse { data, meta: call.meta() }))
    }

    async fn preview_event_blueprint(
        &self,
        call: Call,
        path: wire::PreviewEventBlueprintPath,
        body: wire::PreviewEventBlueprintBody,
    ) -> Answer<WithHeaders<wire::EventBlueprintPreviewResponse>> {
        let wish = Wish { effective_from: body.effective_from_recurrence_id, sections: chosen(&body.sections) };
        let data = previewed(super::preview(&call, path.id.into(), wish).await?);
        Ok(private(wire::EventBlueprintPreviewResponse { data, meta: call.meta() }))
    }

    async fn commit_event_blueprint(
        &self,
        call: Call,
        path: wire::CommitEventBlueprintPath,
        header: wire::CommitEventBlueprintHeader,
        body: wire::CommitEventBlueprintBody,
    ) -> Answer<wire::CommitEventBlueprintOk> {
        let key = match (header.idempotency_key, body.idempotency_key) {
            (Some(one), Some(other)) if one.trim() != other.trim() => None,
            (one, other) => one.or(other),
        };
        let wish = Wish { effective_from: body.effective_from_recurrence_id, sections: chosen(&body.sections) };
        let done = super::commit(&call, path.id.into(), wish, &body.preview_token, key.as_deref()).await?;
        let (row, replayed) = done;
        let answer = private(wire::EventBlueprintResponse { data: blueprint(row, replayed), meta: call.meta() });
        Ok(if replayed {
            wire::CommitEventBlueprintOk::Ok(answer)
        } else {
            wire::CommitEventBlueprintOk::Created(answer)
        })
    }

    async fn event_blueprint_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::EventBlueprintLine>> {
        Ok(super::by_numbers(&call, &numbers).await?.into_iter().map(line).collect())
    }
}

fn chosen(said: &wire::EventBlueprintSectionsInput) -> Sections {
    Sections::of(|section| match section {
        Section::Agenda => said.agenda,
        Section::TicketTypes => said.ticket_types,
        Section::Registration => said.registration,
        Section::Safety => said.safety,
        Section::Staff => said.staff,
    })
}

fn sections(kept: &Sections) -> wire::EventBlueprintSections {
    wire::EventBlueprintSections {
        agenda: kept.has(Section::Agenda),
        ticket_types: kept.has(Section::TicketTypes),
        registration: kept.has(Section::Registration),
        safety: kept.has(Section::Safety),
        staff: kept.has(Section::Staff),
    }
}

fn counts(kept: Counts) -> wire::EventBlueprintCounts {
    wire::EventBlueprintCounts {
        sessions: kept.sessions,
        speakers: kept.speakers,
        resources: kept.resources,
        ticket_types: kept.ticket_types,
        registration_settings: kept.registration_settings,
        published_forms: kept.published_forms,
        form_questions: kept.form_questions,
        safety_requirements: kept.safety_requirements,
        staff_assignments: kept.staff_assignments,
    }
}

fn previewed(shown: Previewed) -> wire::EventBlueprintPreview {
    let told = |one: Conflict| wire::EventBlueprintConflict { section: one.section, code: one.code, count: one.count };
    wire::EventBlueprintPreview {
        preview_token: shown.token,
        preview_expires_at: shown.expires_at,
        schema_version: super::model::SCHEMA,
        root_event_id: shown.root.get(),
        source_event_id: shown.source.get(),
        source_recurrence_id: shown.source_recurrence,
        effective_from_recurrence_id: shown.wish.effective_from,
        selected_sections: sections(&shown.wish.sections),
        manifest_hash: shown.manifest_hash,
        blueprint_set_version: shown.set_version,
        counts: counts(shown.counts),
        can_commit: shown.conflicts.is_empty(),
        conflicts: shown.conflicts.into_iter().map(told).collect(),
    }
}

fn blueprint(row: Blueprint, replayed: bool) -> wire::EventBlueprint {
    wire::EventBlueprint {
        blueprint_id: row.id,
        blueprint_version: row.blueprint_version,
        schema_version: row.schema_version,
        root_event_id: row.root_event_id.get(),
        source_event_id: row.source_event_id.get(),
        source_recurrence_id: row.source_recurrence,
        effective_from_recurrence_id: row.effective_from,
        selected_sections: sections(&row.sections.0),
        manifest_hash: row.manifest_hash,
        counts: counts(row.counts.0),
        idempotent_replay: replayed,
        created_at: row.created_at,
    }
}

fn line(row: Blueprint) -> wire::EventBlueprintLine {
    wire::EventBlueprintLine {
        blueprint_id: row.id,
        blueprint_version: row.blueprint_version,
        schema_version: row.schema_version,
        effective_from_recurrence_id: row.effective_from,
        source_event_id: row.source_event_id.get(),
        source_recurrence_id: row.source_recurrence,
        selected_sections: sections(&row.sections.0),
        counts: counts(row.counts.0),
        manifest_hash: row.manifest_hash,
        captured_by_user_id: row.captured_by.map(MemberId::get),
        created_at: row.created_at,
    }
}
