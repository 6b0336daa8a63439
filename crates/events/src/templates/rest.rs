//! Templates of events at the REST door.

use contract::EventTemplatesApi;
use contract::event_templates as wire;
use contract::event_templates::EventTemplateExclusion as Exclusion;
use contract::events::EventResponse;

use super::actions::{self, Revision, is_usable, may_change};
use super::capture::{Said, Taken, UNSAID};
use super::materialize::{self, Projected, Wish};
use super::model::{Counts, Issue, Outline, Section, Sections, Status, can_commit};
use super::store::{Kept, Step};
use crate::base::{Answer, MemberId};
use crate::call::Call;
use crate::forms::model::Settings as Demanded;
use crate::recurrence::blueprint::model::moment;
use crate::reminders::model::{DEFAULT, effective};
use crate::rest::{Actors, Rest, actor, ids, meta, one as event, place_facts};

impl EventTemplatesApi for Rest {
    async fn list_event_templates(
        &self,
        call: Call,
        query: wire::ListEventTemplatesQuery,
    ) -> Answer<wire::EventTemplatePage> {
        let words = query.q.as_deref();
        let page = actions::list(&call, query.status, words, query.per_page, query.cursor.as_deref()).await?;
        let meta = meta(&call, &actions::list_place(&call, query.status, words), page.next, query.per_page)?;
        Ok(wire::EventTemplatePage { data: all(&call, page.items).await?, meta })
    }

    async fn get_event_template(
        &self,
        call: Call,
        path: wire::GetEventTemplatePath,
    ) -> Answer<wire::EventTemplateResponse> {
        one(&call, actions::get(&call, path.template_id.into()).await?).await
    }

    async fn event_template_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::EventTemplate>> {
        all(&call, actions::each(&call, &ids(&numbers)).await?).await
    }

    async fn list_event_template_history(
        &self,
        call: Call,
        path: wire::ListEventTemplateHistoryPath,
        query: wire::ListEventTemplateHistoryQuery,
    ) -> Answer<wire::EventTemplateHistoryPage> {
        let id = path.template_id.into();
        let page = actions::history(&call, id, query.per_page, query.cursor.as_deref()).await?;
        let meta = meta(&call, &actions::history_place(&call, id), page.next, query.per_page)?;
        let actors = Actors::of(&call, page.items.iter().filter_map(|row| row.actor_id)).await?;
        let data = page.items.into_iter().map(|row| step(&call, row, &actors)).collect();
        Ok(wire::EventTemplateHistoryPage { data, meta })
    }

    async fn archive_event_template(
        &self,
        call: Call,
        path: wire::ArchiveEventTemplatePath,
        body: wire::EventTemplateVersionBody,
    ) -> Answer<wire::EventTemplateResponse> {
        one(&call, actions::archive(&call, path.template_id.into(), body.expected_version).await?).await
    }

    async fn revise_event_template(
        &self,
        call: Call,
        path: wire::ReviseEventTemplatePath,
        body: wire::EventTemplateRevisionBody,
    ) -> Answer<wire::EventTemplateResponse> {
        let wish = Revision {
            name: body.name,
            description: body.description,
            source: body.source_event_id.map(Into::into),
            sections: body.sections.as_ref().map(said),
            hash: body.content_hash,
        };
        one(&call, actions::revise(&call, path.template_id.into(), body.expected_version, wish).await?).await
    }

    async fn preview_event_from_template(
        &self,
        call: Call,
        path: wire::PreviewEventFromTemplatePath,
        body: wire::PreviewEventFromTemplateBody,
    ) -> Answer<wire::EventTemplateProjectionResponse> {
        let wish = Wish {
            start: body.start_time,
            end: body.end_time,
            timezone: body.timezone,
            title: body.title,
            group: body.group_id.map(|id| id.map(Into::into)),
        };
        let data = projection(materialize::preview(&call, path.template_id.into(), wish).await?);
        Ok(wire::EventTemplateProjectionResponse { data, meta: call.meta() })
    }

    async fn create_event_from_template(
        &self,
        call: Call,
        path: wire::CreateEventFromTemplatePath,
        body: wire::CreateEventFromTemplateBody,
    ) -> Answer<EventResponse> {
        let wish = Wish {
            start: body.start_time,
            end: body.end_time,
            timezone: body.timezone,
            title: body.title,
            group: body.group_id.map(|id| id.map(Into::into)),
        };
        let made = materialize::make(&call, path.template_id.into(), body.expected_version, wish).await?;
        event(&call, made).await
    }

    async fn preview_event_template(
        &self,
        call: Call,
        path: wire::PreviewEventTemplatePath,
        body: wire::PreviewEventTemplateBody,
    ) -> Answer<wire::EventTemplatePreviewResponse> {
        let said = body.sections.as_ref().map_or(UNSAID, said);
        let taken = actions::preview(&call, path.source_event_id.into(), &said).await?;
        let data = preview(path.source_event_id, taken);
        Ok(wire::EventTemplatePreviewResponse { data, meta: call.meta() })
    }

    async fn create_event_template(
        &self,
        call: Call,
        path: wire::CreateEventTemplatePath,
        body: wire::CreateEventTemplateBody,
    ) -> Answer<wire::EventTemplateResponse> {
        let said = body.sections.as_ref().map_or(UNSAID, said);
        let words = (body.name.as_str(), body.description);
        let hash = body.content_hash.as_deref();
        one(&call, actions::create(&call, path.source_event_id.into(), words, &said, hash).await?).await
    }
}

fn said(body: &wire::EventTemplateSectionsInput) -> Said {
    UNSAID.map(|(section, _)| {
        let wish = match section {
            Section::Agenda => body.agenda,
            Section::TicketTypes => body.ticket_types,
            Section::Registration => body.registration,
            Section::Safety => body.safety,
            Section::Reminders => body.reminders,
        };
        (section, wish)
    })
}

async fn one(call: &Call, kept: Kept) -> Answer<wire::EventTemplateResponse> {
    let actors = Actors::of(call, kept.template.owner_id.into_iter()).await?;
    Ok(wire::EventTemplateResponse { data: template(call, kept, &actors)?, meta: call.meta() })
}

async fn all(call: &Call, rows: Vec<Kept>) -> Answer<Vec<wire::EventTemplate>> {
    let actors = Actors::of(call, rows.iter().filter_map(|row| row.template.owner_id)).await?;
    rows.into_iter().map(|row| template(call, row, &actors)).collect()
}

fn template(call: &Call, kept: Kept, actors: &Actors) -> Answer<wire::EventTemplate> {
    let is_active = kept.template.status == Status::Active;
    let may_change = may_change(call, &kept)? && is_active;
    let permissions =
        wire::EventTemplatePermissions { materialize: is_usable(&kept), revise: may_change, archive: may_change };
    let owner = kept.template.owner_id.and_then(|id| actors.find(id));
    let content = kept.content;
    let template = kept.template;
    Ok(wire::EventTemplate {
        id: template.id.get(),
        name: template.name,
        description: template.description,
        status: template.status,
        version: template.version,
        source_event_id: template.source_event_id.get(),
        owner_id: owner.map(|card| MemberId::get(card.id)),
        owner: owner.map(|card| actor(call, card)),
        sections: sections(&content.sections.0),
        counts: counts(content.counts.0),
        content: content.outline.map(|outline| outline_of(outline.0)),
        content_hash: content.content_hash,
        permissions,
        created_at: template.created_at,
        updated_at: template.updated_at,
        archived_at: template.archived_at,
    })
}

fn step(call: &Call, row: Step, actors: &Actors) -> wire::EventTemplateStep {
    let who = row.actor_id.and_then(|id| actors.find(id));
    wire::EventTemplateStep {
        id: row.id,
        action: row.action,
        version: row.version,
        event_id: row.event_id.map(|id| id.get()),
        actor_id: who.map(|card| MemberId::get(card.id)),
        actor: who.map(|card| actor(call, card)),
        created_at: row.created_at,
    }
}

fn sections(kept: &Sections) -> wire::EventTemplateSections {
    wire::EventTemplateSections {
        agenda: kept.has(Section::Agenda),
        ticket_types: kept.has(Section::TicketTypes),
        registration: kept.has(Section::Registration),
        safety: kept.has(Section::Safety),
        reminders: kept.has(Section::Reminders),
    }
}

fn counts(kept: Counts) -> wire::EventTemplateCounts {
    wire::EventTemplateCounts {
        sessions: kept.sessions,
        ticket_types: kept.ticket_types,
        registration_settings: kept.registration_settings,
        published_forms: kept.published_forms,
        form_questions: kept.form_questions,
        safety_requirements: kept.safety_requirements,
        reminder_rules: kept.reminder_rules,
    }
}

fn outline_of(outline: Outline) -> wire::EventTemplateContent {
    let (latitude, longitude) = outline.coordinates.unzip();
    wire::EventTemplateContent {
        title: outline.title,
        description: outline.description,
        duration_seconds: outline.duration,
        timezone: outline.timezone,
        all_day: outline.is_all_day,
        location: outline.location,
        latitude,
        longitude,
        venue_accessibility: place_facts(&outline.accessibility),
        max_attendees: outline.max_attendees,
        is_online: outline.is_online,
        allow_remote_attendance: outline.allow_remote_attendance,
        category_id: outline.category.map(|id| id.get()),
        group_id: outline.group.map(|id| id.get()),
        federated_visibility: outline.federated_visibility,
    }
}

fn issues(found: &[Issue]) -> Vec<wire::EventTemplateIssue> {
    let told = |one: &Issue| wire::EventTemplateIssue {
        code: one.code,
        section: one.section,
        count: one.count,
        is_blocking: one.is_blocking(),
    };
    found.iter().map(told).collect()
}

fn preview(source: i64, taken: Taken) -> wire::EventTemplatePreview {
    wire::EventTemplatePreview {
        source_event_id: source,
        sections: sections(&taken.sections),
        counts: counts(taken.counts),
        content: outline_of(taken.outline),
        content_hash: taken.hash,
        left_out: wire::EventTemplateLeftOut {
            speakers: taken.left_out.speakers,
            session_links: taken.left_out.session_links,
            join_links: taken.left_out.join_links,
            pictures: taken.left_out.pictures,
        },
        never_taken: Exclusion::ALL.to_vec(),
        issues: issues(&taken.issues),
        can_commit: can_commit(&taken.issues),
    }
}

fn projection(shown: Projected) -> wire::EventTemplateProjection {
    let start = shown.content.start.at;
    let at = |seconds| moment(start, seconds).unwrap_or(start);
    let definitions = &shown.definitions;
    let sessions = definitions.agenda.iter().flatten().map(|one| wire::EventTemplateProjectedSession {
        title: one.title.clone(),
        start_at: at(one.start_offset),
        end_at: at(one.start_offset.saturating_add(one.duration)),
    });
    let tickets = definitions.ticket_types.iter().flatten().map(|one| wire::EventTemplateProjectedTicketType {
        name: one.name.clone(),
        status: one.desired_status,
        sales_opens_at: at(one.opens_offset),
        sales_closes_at: at(one.closes_offset),
    });
    let demanded = definitions.registration.as_ref().and_then(|plan| plan.settings);
    let due = demanded.and_then(|plan| {
        let settings = Demanded { answers: plan.answers, due_minutes: plan.due_minutes, ..Demanded::unsaid(0.into()) };
        settings.due(start)
    });
    let rules = shown.reminders.as_deref().unwrap_or(&DEFAULT);
    let reminders = effective(rules, &[]).into_iter().map(|minutes| at(minutes.saturating_mul(-60)));
    wire::EventTemplateProjection {
        template_id: shown.template.id.get(),
        template_version: shown.template.version,
        sessions: sessions.collect(),
        ticket_types: tickets.collect(),
        answers_due_at: due,
        reminders_at: reminders.collect(),
        counts: counts(shown.counts),
        issues: issues(&shown.issues),
        can_commit: can_commit(&shown.issues),
        start_at: start,
        end_at: shown.content.end.map(|end| end.at),
        all_day: shown.content.is_all_day,
        group_id: shown.content.group.map(|id| id.get()),
        title: shown.content.title,
        timezone: shown.content.timezone,
    }
}
