//! What an occurrence is made of, as it is taken.

use std::collections::BTreeSet;

use super::super::model::hex;
use super::super::store::blueprints::{self, Address, Named};
use super::model::{
    Conflict, Counts, Definitions, FormPlan, Obstacle, QUESTIONS, QuestionPlan, RESOURCES, RegistrationPlan,
    ResourcePlan, SESSIONS, SPEAKERS, STAFF, SafetyPlan, Section, Sections, SessionPlan, SettingsPlan, SpeakerPlan,
    StaffPlan, TICKET_TYPES, TicketPlan, offset,
};
use crate::agenda::model::{SessionId, Slot, Status as SessionStatus};
use crate::agenda::store as agenda;
use crate::base::{Answer, MemberId};
use crate::call::Tx;
use crate::forms::store as forms;
use crate::members;
use crate::model::Event;
use crate::safety::store as safety;
use crate::tickets::model::{Kind as TicketKind, Status as TicketStatus};

/// What was taken.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Captured {
    /// All of it.
    pub definitions: Definitions,
    /// How much of each part.
    pub counts: Counts,
    /// Why it cannot be taken over.
    pub conflicts: Vec<Conflict>,
    /// Members whom it names.
    pub named: Vec<Named>,
    /// Addresses, as they are sealed.
    pub addresses: Vec<Address>,
}

impl Captured {
    fn conflict(&mut self, section: Section, code: Obstacle, count: usize) {
        if count > 0 {
            self.conflicts.push(Conflict { section, code, count: counted(count) });
        }
    }

    fn names(&mut self, user_id: MemberId, session: Option<i64>, headline: Option<String>) {
        self.named.push(Named { blueprint_id: 0, user_id, session, headline });
    }
}

pub(super) fn counted(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// Takes the chosen parts of an occurrence, which is held.
pub async fn capture(tx: &mut Tx, source: &Event, sections: &Sections) -> Answer<Captured> {
    let mut captured = Captured::default();
    for section in sections.chosen() {
        match section {
            Section::Agenda => take_agenda(tx, source, &mut captured).await?,
            Section::TicketTypes => take_tickets(tx, source, &mut captured).await?,
            Section::Registration => take_registration(tx, source, &mut captured).await?,
            Section::Safety => take_safety(tx, source, &mut captured).await?,
            Section::Staff => take_staff(tx, source, &mut captured).await?,
        }
    }
    Ok(captured)
}

/// Those of some members who are none any more, or are not active. The others are held.
async fn inactive(tx: &mut Tx, members: &BTreeSet<MemberId>) -> Answer<BTreeSet<MemberId>> {
    let ids: Vec<MemberId> = members.iter().copied().collect();
    let held = members::store::hold(tx, &ids).await?;
    let active: BTreeSet<MemberId> = held.into_iter().filter(|one| one.active).map(|one| one.id).collect();
    Ok(members.difference(&active).copied().collect())
}

async fn take_agenda(tx: &mut Tx, source: &Event, captured: &mut Captured) -> Answer<()> {
    let rows = agenda::list(&mut tx.reads(), &[source.id], MemberId::from(0)).await?;
    let rows = rows.into_iter().map(|row| row.session).filter(|row| row.status == SessionStatus::Scheduled);
    let rows: Vec<agenda::Session> = rows.collect();
    let ids: Vec<SessionId> = rows.iter().map(|row| row.id).collect();
    let speakers = agenda::speakers(&mut tx.reads(), &ids).await?;
    let members: BTreeSet<MemberId> = speakers.iter().filter_map(|one| one.user_id).collect();
    let inactive = inactive(tx, &members).await?;
    let invalid = speakers.iter().filter(|one| one.user_id.is_some_and(|id| inactive.contains(&id))).count();
    let mut plans = Vec::with_capacity(rows.len());
    let (mut voluble, mut bookish) = (0, 0);
    for (position, row) in (1_i64..).zip(rows) {
        let slot = Slot::of(&row, source)?;
        let own: Vec<_> = speakers.iter().filter(|one| one.session_id == row.id).collect();
        voluble += usize::from(own.len() > SPEAKERS);
        bookish += usize::from(row.resources.0.len() > RESOURCES);
        captured.counts.speakers += counted(own.len());
        captured.counts.resources += counted(row.resources.0.len());
        for member in own.iter().filter(|one| one.user_id.is_some_and(|id| !inactive.contains(&id))) {
            let Some(id) = member.user_id else { continue };
            captured.names(id, Some(position), member.headline.clone());
        }
        for (nth, one) in (1_i64..).zip(&row.resources.0) {
            captured.addresses.push(Address {
                blueprint_id: 0,
                session: position,
                nth,
                sealed: one.sealed_url.clone(),
            });
        }
        let resources = row.resources.0.into_iter().map(|one| ResourcePlan {
            title: one.title,
            visibility: one.visibility,
            address: hex(&[&one.sealed_url]),
        });
        let resources = resources.collect();
        let speakers = own.into_iter().map(|one| SpeakerPlan {
            user_id: one.user_id,
            name: one.name.clone(),
            headline: one.headline.as_ref().map(|text| if one.user_id.is_some() { hex(&[text]) } else { text.clone() }),
        });
        plans.push(SessionPlan {
            start_offset: offset(source.starts_at, slot.start.at),
            speakers: speakers.collect(),
            position,
            title: row.title,
            description: row.description,
            kind: row.kind,
            visibility: row.visibility,
            capacity: row.capacity,
            duration: row.duration,
            timezone: row.timezone,
            track: row.track,
            room: row.room,
            resources,
        });
    }
    captured.counts.sessions = counted(plans.len());
    captured.conflict(Section::Agenda, Obstacle::DefinitionLimitExceeded, plans.len().saturating_sub(SESSIONS));
    captured.conflict(Section::Agenda, Obstacle::SpeakerLimitExceeded, voluble);
    captured.conflict(Section::Agenda, Obstacle::ResourceLimitExceeded, bookish);
    captured.conflict(Section::Agenda, Obstacle::InvalidSpeakerReference, invalid);
    captured.definitions.agenda = Some(plans);
    Ok(())
}

async fn take_tickets(tx: &mut Tx, source: &Event, captured: &mut Captured) -> Answer<()> {
    let rows = blueprints::ticket_types(tx, source.id).await?;
    let from = |at| offset(source.starts_at, at);
    let plans: Vec<TicketPlan> = rows
        .into_iter()
        .map(|row| {
            let content = row.content();
            let is_active = row.status == TicketStatus::Active;
            TicketPlan {
                name: content.name,
                description: content.description,
                kind: content.kind,
                unit_price: content.unit_price,
                allocation_limit: content.allocation_limit,
                per_member_limit: content.per_member_limit,
                opens_offset: from(content.opens),
                closes_offset: from(content.closes),
                refund_cutoff_offset: content.refund_cutoff.map(from),
                is_refundable: content.is_refundable,
                policy: content.policy,
                desired_status: if is_active { TicketStatus::Active } else { TicketStatus::Draft },
            }
        })
        .collect();
    let unpayable = plans.iter().filter(|plan| is_unpayable(plan)).count();
    captured.counts.ticket_types = counted(plans.len());
    captured.conflict(
        Section::TicketTypes,
        Obstacle::DefinitionLimitExceeded,
        plans.len().saturating_sub(TICKET_TYPES),
    );
    captured.conflict(Section::TicketTypes, Obstacle::UnsupportedActiveTimeCreditTicket, unpayable);
    captured.definitions.ticket_types = Some(plans);
    Ok(())
}

/// Whether members could have tickets at once that cost hours.
pub(super) fn is_unpayable(plan: &TicketPlan) -> bool {
    plan.desired_status == TicketStatus::Active && plan.kind != TicketKind::Free
}

async fn take_registration(tx: &mut Tx, source: &Event, captured: &mut Captured) -> Answer<()> {
    let settings = forms::settings(&mut tx.reads(), source.id).await?;
    let form = forms::asked(&mut tx.reads(), source.id).await?;
    let mut plan = RegistrationPlan::default();
    if settings.version > 0 {
        plan.settings = Some(SettingsPlan {
            answers: settings.answers,
            due_minutes: settings.due_minutes,
            guests_per_member: settings.guests_per_member,
            approval_mode: settings.approval_mode,
        });
        captured.counts.registration_settings = 1;
    }
    captured.conflict(Section::Registration, Obstacle::PublishedFormMissing, usize::from(form.is_none()));
    if let Some(form) = form {
        let questions = forms::questions(&mut tx.reads(), &[form.id]).await?;
        captured.counts.published_forms = 1;
        captured.counts.form_questions = counted(questions.len());
        captured.conflict(
            Section::Registration,
            Obstacle::QuestionLimitExceeded,
            questions.len().saturating_sub(QUESTIONS),
        );
        let questions = questions.into_iter().map(|row| QuestionPlan {
            key: row.question_key,
            kind: row.kind,
            label: row.label,
            help: row.help,
            options: row.options.0,
            is_required: row.is_required,
            is_sensitive: row.is_sensitive,
            audience: row.audience,
            retention: row.retention,
        });
        plan.form = Some(FormPlan { title: form.title, intro: form.intro, questions: questions.collect() });
    }
    captured.definitions.registration = Some(plan);
    Ok(())
}

async fn take_safety(tx: &mut Tx, source: &Event, captured: &mut Captured) -> Answer<()> {
    let row = safety::in_force(&mut tx.reads(), source.id, source.parent_event_id).await?;
    captured.conflict(Section::Safety, Obstacle::PublishedRequirementVersionMissing, usize::from(row.is_none()));
    captured.counts.safety_requirements = i64::from(row.is_some());
    captured.definitions.safety = row.map(|row| SafetyPlan {
        version: row.version,
        minimum_age: row.minimum_age,
        guardian_consent_below_age: row.guardian_consent_below_age,
        code_of_conduct: row.code_of_conduct,
        note_for_guardians: row.note_for_guardians,
    });
    Ok(())
}

async fn take_staff(tx: &mut Tx, source: &Event, captured: &mut Captured) -> Answer<()> {
    let rows = blueprints::helping(tx, source.id).await?;
    let members: BTreeSet<MemberId> = rows.iter().map(|row| row.user_id).collect();
    let inactive = inactive(tx, &members).await?;
    let ends_early = |end: crate::base::Timestamp| end <= source.starts_at;
    let invalid = rows.iter().filter(|row| inactive.contains(&row.user_id)).count();
    let early = rows.iter().filter(|row| row.expires_at.is_some_and(ends_early)).count();
    for row in rows.iter().filter(|row| !inactive.contains(&row.user_id)) {
        captured.names(row.user_id, None, None);
    }
    let plans: Vec<StaffPlan> = rows
        .into_iter()
        .map(|row| StaffPlan {
            user_id: row.user_id,
            role: row.role,
            expires_offset: row.expires_at.map(|end| offset(source.starts_at, end)),
        })
        .collect();
    captured.counts.staff_assignments = counted(plans.len());
    captured.conflict(Section::Staff, Obstacle::DefinitionLimitExceeded, plans.len().saturating_sub(STAFF));
    captured.conflict(Section::Staff, Obstacle::InvalidStaffReference, invalid);
    captured.conflict(Section::Staff, Obstacle::NonportableStaffExpiry, early);
    captured.definitions.staff = Some(plans);
    Ok(())
}
