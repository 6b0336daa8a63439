//! What an event is made of, as a template takes it: nobody of those who take part, and no way in.

use super::model::{self, Counts, Issue, Outline, Parts, Section, Sections, Trouble, digest};
use crate::base::{Answer, Fault, MemberId, Refusal};
use crate::call::Tx;
use crate::draft;
use crate::model::{Event, forbidden};
use crate::permissions::Role;
use crate::recurrence::blueprint::capture::{Captured, capture};
use crate::recurrence::blueprint::may_take;
use crate::recurrence::blueprint::model as blueprint;
use crate::reminders;

/// Which parts somebody names; one of which nothing is said is taken if they may.
pub type Said = [(Section, Option<bool>); 5];

/// Nobody says anything of any.
pub const UNSAID: Said = [
    (Section::Agenda, None),
    (Section::TicketTypes, None),
    (Section::Registration, None),
    (Section::Safety, None),
    (Section::Reminders, None),
];

/// What is there and is not taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LeftOut {
    /// Those who speak at sessions.
    pub speakers: i64,
    /// What there is to read at them.
    pub session_links: i64,
    /// Where to join or watch.
    pub join_links: i64,
    /// Pictures.
    pub pictures: i64,
}

/// What was taken.
#[derive(Clone, Debug, PartialEq)]
pub struct Taken {
    /// Whose words these are for the most part.
    pub organizer: MemberId,
    /// Which parts.
    pub sections: Sections,
    /// How much of each.
    pub counts: Counts,
    /// What the event says about itself.
    pub outline: Outline,
    /// Its parts.
    pub parts: Parts,
    /// SHA-256 of both.
    pub hash: String,
    /// What is not taken.
    pub left_out: LeftOut,
    /// What stands in the way.
    pub issues: Vec<Issue>,
}

/// A part as blueprints call it; none for what they do not have.
fn shared(section: Section) -> Option<blueprint::Section> {
    match section {
        Section::Agenda => Some(blueprint::Section::Agenda),
        Section::TicketTypes => Some(blueprint::Section::TicketTypes),
        Section::Registration => Some(blueprint::Section::Registration),
        Section::Safety => Some(blueprint::Section::Safety),
        Section::Reminders => None,
    }
}

/// Which parts are taken by somebody with this role.
///
/// # Errors
/// 403 `FORBIDDEN` for whoever does not manage the event, and for a part that they name and may not change.
pub fn chosen(said: &Said, role: Role) -> Result<Sections, Refusal> {
    if !role.manages() {
        return Err(forbidden());
    }
    let may = |section| shared(section).is_none_or(|section| may_take(section, [role, role]));
    if said.iter().any(|(section, wish)| *wish == Some(true) && !may(*section)) {
        return Err(forbidden().field("sections"));
    }
    let wish = |section| said.iter().find(|(one, _)| *one == section).and_then(|(_, wish)| *wish);
    Ok(Sections::of(|section| wish(section).unwrap_or_else(|| may(section))))
}

/// Takes the chosen parts of an event, which is held.
///
/// # Errors
/// 409 `EVENT_OCCURRENCE_REQUIRED` for all dates of what recurs.
pub async fn take(tx: &mut Tx, event: &Event, sections: Sections) -> Answer<Taken> {
    model::concrete(event)?;
    let wanted = blueprint::Sections::of(|one| {
        Section::ALL.iter().any(|section| shared(*section) == Some(one) && sections.has(*section))
    });
    let mut captured = capture(tx, event, &wanted).await?;
    let links = |texts: [&Option<String>; 2]| texts.into_iter().flatten().map(|_| 1_i64).sum::<i64>();
    let left_out = LeftOut {
        speakers: captured.counts.speakers,
        session_links: captured.counts.resources,
        join_links: links([&event.online_link, &event.video_url]),
        pictures: links([&event.image_url, &event.cover_image_url]),
    };
    let mut issues = obstacles(&captured);
    let mut definitions = std::mem::take(&mut captured.definitions);
    for session in definitions.agenda.iter_mut().flatten() {
        session.speakers.clear();
        session.resources.clear();
    }
    let (start, zone) = (event.start()?, event.zone());
    let moved = definitions.moved(|seconds| model::on_clock(start, zone, seconds));
    issues.extend(Issue::of(Trouble::TimeImpossible, None, usize::from(moved.is_none())));
    let definitions = moved.unwrap_or_default();
    let reminders = if sections.has(Section::Reminders) { said(tx, event).await? } else { None };
    let outline = Outline::of(&draft::present(event)?);
    let counts = Counts {
        sessions: captured.counts.sessions,
        ticket_types: captured.counts.ticket_types,
        registration_settings: captured.counts.registration_settings,
        published_forms: captured.counts.published_forms,
        form_questions: captured.counts.form_questions,
        safety_requirements: captured.counts.safety_requirements,
        reminder_rules: reminders.as_ref().map_or(0, |rules| i64::try_from(rules.len()).unwrap_or(i64::MAX)),
    };
    let parts = Parts { definitions, reminders };
    let hash = digest(&outline, &parts).ok_or_else(|| Fault::new("a template cannot be written"))?;
    Ok(Taken { organizer: event.organizer_id, sections, counts, outline, parts, hash, left_out, issues })
}

/// What was said of the reminders of an event; none where it is as for all events.
async fn said(tx: &mut Tx, event: &Event) -> Answer<Option<Vec<reminders::model::Rule>>> {
    let rules = reminders::rules(&mut tx.reads(), event, None).await?;
    Ok((!rules.is_default).then_some(rules.rules))
}

/// What stands in the way of what was captured. That nothing is asked, or somebody who speaks has left, does not.
fn obstacles(captured: &Captured) -> Vec<Issue> {
    use blueprint::Obstacle as O;
    let each = captured.conflicts.iter().filter_map(|one| {
        let code = match one.code {
            O::DefinitionLimitExceeded | O::QuestionLimitExceeded => Trouble::LimitExceeded,
            O::UnsupportedActiveTimeCreditTicket => Trouble::UnsupportedTicket,
            O::SpeakerLimitExceeded
            | O::ResourceLimitExceeded
            | O::InvalidSpeakerReference
            | O::PublishedFormMissing
            | O::PublishedRequirementVersionMissing
            | O::InvalidStaffReference
            | O::NonportableStaffExpiry => return None,
        };
        let section = Section::ALL.iter().copied().find(|section| shared(*section) == Some(one.section));
        Some(Issue { code, section, count: one.count })
    });
    each.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::permissions::Roles;
    use crate::staff::StaffRole;

    fn wish(tickets: Option<bool>) -> Said {
        [
            (Section::Agenda, None),
            (Section::TicketTypes, tickets),
            (Section::Registration, None),
            (Section::Safety, Some(false)),
            (Section::Reminders, None),
        ]
    }

    fn words(sections: &Sections) -> Vec<&'static str> {
        Section::ALL.iter().filter(|section| sections.has(**section)).map(|section| section.as_str()).collect()
    }

    #[test]
    fn what_is_not_named_is_taken_by_whoever_may() {
        let helper = |role| Role::Staff(Roles::read(Roles::bit(role)).unwrap());
        let organizer = chosen(&wish(None), Role::Organizer).unwrap();
        assert_eq!(words(&organizer), ["agenda", "ticket_types", "registration", "reminders"]);
        let co = chosen(&wish(None), helper(StaffRole::CoOrganizer)).unwrap();
        assert_eq!(words(&co), ["agenda", "registration", "reminders"]);
        assert_eq!(
            chosen(&wish(Some(true)), helper(StaffRole::CoOrganizer)).unwrap_err().items[0].field.as_deref(),
            Some("sections")
        );
        assert!(chosen(&wish(Some(true)), Role::Admin).is_ok());
        for role in [Role::Member, helper(StaffRole::FinanceManager), helper(StaffRole::RegistrationManager)] {
            assert!(chosen(&wish(None), role).is_err(), "{role:?}");
        }
    }
}
