//! What is taken over, as it is kept, and why it cannot be. Pure.
//!
//! Times are seconds from the beginning of the event, as time goes. What a member who speaks says of themselves, and sealed addresses, stand beside the manifest, which knows their digests alone, so
//! that the first go with their member, the second are sealed anew, and the manifest stays.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::super::model::hex;
use crate::agenda::model::{Kind as SessionKind, Visibility};
use crate::base::{Hours, MemberId, Timestamp};
use crate::forms::model::{Approval, Audience, Demand, Kind as QuestionKind, Retention};
use crate::model::EventId;
use crate::staff::StaffRole;
use crate::tickets::model::{Kind as TicketKind, Policy, Status as TicketStatus};

/// Why a part of an event cannot be taken over.
pub use contract::event_blueprints::EventBlueprintConflictCode as Obstacle;

/// A part of an event that new occurrences can take over.
pub use contract::event_blueprints::EventBlueprintSection as Section;

/// How manifests are written.
pub const SCHEMA: i64 = 1;

/// So many sessions, those who speak at one, what there is to read at one, ticket types, questions and helpers.
pub const SESSIONS: usize = 100;
/// See [`SESSIONS`].
pub const SPEAKERS: usize = 50;
/// See [`SESSIONS`].
pub const RESOURCES: usize = 50;
/// See [`SESSIONS`].
pub const TICKET_TYPES: usize = 100;
/// See [`SESSIONS`].
pub const QUESTIONS: usize = 200;
/// See [`SESSIONS`].
pub const STAFF: usize = 100;

/// Which parts are taken over.
pub type Sections = crate::sections::Sections<Section>;

/// How much is taken over. What is not said is nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Counts {
    /// Sessions.
    pub sessions: i64,
    /// Those who speak at them.
    pub speakers: i64,
    /// What there is to read at them.
    pub resources: i64,
    /// Ticket types.
    pub ticket_types: i64,
    /// 1 if something is said of whether questions have to be answered.
    pub registration_settings: i64,
    /// 1 if something is asked.
    pub published_forms: i64,
    /// Questions of it.
    pub form_questions: i64,
    /// 1 if something is asked for safety.
    pub safety_requirements: i64,
    /// Roles of those who help.
    pub staff_assignments: i64,
}

impl Counts {
    /// How many rows an occurrence gets.
    #[must_use]
    pub fn rows(&self) -> i64 {
        self.sessions + self.speakers + self.ticket_types + self.form_questions + self.staff_assignments + 4
    }
}

/// Why a part cannot be taken over, and how many are in its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// Which part.
    pub section: Section,
    /// Why.
    pub code: Obstacle,
    /// How many.
    pub count: i64,
}

/// A session.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SessionPlan {
    /// What it is called.
    pub title: String,
    /// What it is about.
    pub description: Option<String>,
    /// What it is.
    pub kind: SessionKind,
    /// Who sees it.
    pub visibility: Visibility,
    /// How many places there are.
    pub capacity: Option<i64>,
    /// When it begins.
    pub start_offset: i64,
    /// How long it takes.
    pub duration: i64,
    /// IANA name of its own clock; that of the event if none.
    pub timezone: Option<String>,
    /// To which part of the event it belongs.
    pub track: Option<String>,
    /// Where it is.
    pub room: Option<String>,
    /// Its place in the agenda, from 1 on.
    pub position: i64,
    /// Who speaks.
    pub speakers: Vec<SpeakerPlan>,
    /// What there is to read.
    pub resources: Vec<ResourcePlan>,
}

/// Something to read or to look at.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ResourcePlan {
    /// What it is called.
    pub title: String,
    /// Who sees it.
    pub visibility: Visibility,
    /// SHA-256 of its address, as it was sealed when it was taken.
    pub address: String,
}

/// Somebody who speaks at a session.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SpeakerPlan {
    /// Who, if they are a member.
    pub user_id: Option<MemberId>,
    /// What a guest is called.
    pub name: Option<String>,
    /// What to know of a guest; SHA-256 of what to know of a member.
    pub headline: Option<String>,
}

/// A ticket type.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TicketPlan {
    /// Its name.
    pub name: String,
    /// What it is for.
    pub description: Option<String>,
    /// What it costs.
    pub kind: TicketKind,
    /// Hours for one, in hundredths.
    pub unit_price: Hours,
    /// How many there are.
    pub allocation_limit: i64,
    /// How many one member may have.
    pub per_member_limit: i64,
    /// From when on.
    pub opens_offset: i64,
    /// Until when.
    pub closes_offset: i64,
    /// Until when hours would be given back.
    pub refund_cutoff_offset: Option<i64>,
    /// Hours would be given back if the event is cancelled.
    pub is_refundable: bool,
    /// For whom they are.
    pub policy: Policy,
    /// Whether members can have some at once: active or draft.
    pub desired_status: TicketStatus,
}

/// What those who register are asked.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RegistrationPlan {
    /// What is demanded; none if nothing was said.
    pub settings: Option<SettingsPlan>,
    /// What is asked.
    pub form: Option<FormPlan>,
}

/// Whether questions have to be answered, and guests.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct SettingsPlan {
    /// Whether.
    pub answers: Demand,
    /// So many minutes before the event they are due.
    pub due_minutes: i64,
    /// So many guests a member may bring.
    pub guests_per_member: i64,
    /// Who decides whether a member takes part; nobody where an older blueprint says nothing.
    #[serde(default = "unasked")]
    pub approval_mode: Approval,
}

const fn unasked() -> Approval {
    Approval::Automatic
}

/// A form.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FormPlan {
    /// What it is called.
    pub title: String,
    /// What is said before the questions.
    pub intro: Option<String>,
    /// Its questions.
    pub questions: Vec<QuestionPlan>,
}

/// A question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct QuestionPlan {
    /// What it is known by.
    pub key: String,
    /// What kind of answer it takes.
    pub kind: QuestionKind,
    /// What is asked.
    pub label: String,
    /// What helps to answer it.
    pub help: Option<String>,
    /// What may be chosen.
    pub options: Vec<String>,
    /// It has to be answered.
    pub is_required: bool,
    /// Each reading of an answer is noted.
    pub is_sensitive: bool,
    /// Who reads an answer.
    pub audience: Audience,
    /// How long it is kept.
    pub retention: Retention,
}

/// What is asked for the safety of all.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SafetyPlan {
    /// Which version it was.
    pub version: i64,
    /// So old, at least.
    pub minimum_age: Option<i64>,
    /// Who is younger needs a guardian's consent.
    pub guardian_consent_below_age: Option<i64>,
    /// What everybody acknowledges.
    pub code_of_conduct: Option<String>,
    /// What guardians read.
    pub note_for_guardians: Option<String>,
}

/// Somebody who helps.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct StaffPlan {
    /// Who.
    pub user_id: MemberId,
    /// How.
    pub role: StaffRole,
    /// Until when.
    pub expires_offset: Option<i64>,
}

/// All that is taken over. What is not chosen is none.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Definitions {
    /// Sessions that take place, in their order.
    pub agenda: Option<Vec<SessionPlan>>,
    /// Ticket types that are not archived.
    pub ticket_types: Option<Vec<TicketPlan>>,
    /// What those who register are asked.
    pub registration: Option<RegistrationPlan>,
    /// What is asked for safety; the inner none if nothing is.
    pub safety: Option<SafetyPlan>,
    /// Who helps.
    pub staff: Option<Vec<StaffPlan>>,
}

impl Definitions {
    /// The same with other distances from the beginning of the event; none if one of them cannot be.
    #[must_use]
    pub fn moved(mut self, to: impl Fn(i64) -> Option<i64>) -> Option<Self> {
        for session in self.agenda.iter_mut().flatten() {
            session.start_offset = to(session.start_offset)?;
        }
        for one in self.ticket_types.iter_mut().flatten() {
            one.opens_offset = to(one.opens_offset)?;
            // The sale is over when the event begins, also where the clock was put back in between.
            one.closes_offset = to(one.closes_offset)?.min(0);
            if let Some(cutoff) = one.refund_cutoff_offset {
                one.refund_cutoff_offset = Some(to(cutoff)?.min(0));
            }
        }
        for one in self.staff.iter_mut().flatten() {
            if let Some(end) = one.expires_offset {
                one.expires_offset = Some(to(end)?);
            }
        }
        Some(self)
    }
}

/// Of what it is taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Source {
    /// The template.
    pub root_event_id: EventId,
    /// The occurrence.
    pub event_id: EventId,
    /// What that is known by.
    pub recurrence_id: String,
}

/// Everything that a blueprint says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Manifest {
    /// How it is written.
    pub schema_version: i64,
    /// Of what it is taken.
    pub source: Source,
    /// Occurrences that are known by this or something later take it over.
    pub effective_from_recurrence_id: String,
    /// Which parts.
    pub selected_sections: Sections,
    /// All that is taken over.
    pub definitions: Definitions,
}

impl Manifest {
    /// It in its one spelling, and the digest of that; none if it cannot be written.
    #[must_use]
    pub fn written(&self) -> Option<(String, String)> {
        let text = canonical(&serde_json::to_value(self).ok()?);
        let hash = hex(&[&text]);
        Some((text, hash))
    }

    /// What was written, if its digest is this and this program can read it.
    #[must_use]
    pub fn read(text: &str, hash: &str) -> Option<Self> {
        if hex(&[text]) != hash {
            return None;
        }
        serde_json::from_str(text).ok().filter(|read: &Self| read.schema_version == SCHEMA)
    }
}

/// JSON with sorted members and no blanks.
#[must_use]
pub fn canonical(value: &Value) -> String {
    match value {
        Value::Object(members) => {
            let mut members: Vec<_> = members.iter().collect();
            members.sort_unstable_by_key(|(name, _)| name.as_str());
            let told = members.into_iter().map(|(name, value)| {
                let name = Value::from(name.as_str());
                format!("{name}:{}", canonical(value))
            });
            format!("{{{}}}", told.collect::<Vec<_>>().join(","))
        }
        Value::Array(items) => format!("[{}]", items.iter().map(canonical).collect::<Vec<_>>().join(",")),
        other => other.to_string(),
    }
}

/// Seconds from the beginning of an event to a moment.
#[must_use]
pub fn offset(from: Timestamp, to: Timestamp) -> i64 {
    (to - from).num_seconds()
}

/// The moment that is so many seconds from the beginning of an event; none if no calendar has it.
#[must_use]
pub fn moment(from: Timestamp, offset: i64) -> Option<Timestamp> {
    from.checked_add_signed(chrono::TimeDelta::try_seconds(offset)?)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_manifest_has_one_spelling() {
        let value = json!({ "b": [1, { "d": null, "c": "\"ü\n" }], "a": true });
        assert_eq!(canonical(&value), r#"{"a":true,"b":[1,{"c":"\"ü\n","d":null}]}"#);
    }

    #[test]
    fn what_was_written_is_read_and_nothing_else() {
        let source = Source { root_event_id: 1.into(), event_id: 2.into(), recurrence_id: "20300501T170000Z".into() };
        let manifest = Manifest {
            schema_version: SCHEMA,
            source,
            effective_from_recurrence_id: "20300508T170000Z".into(),
            selected_sections: Sections::of(|section| section == Section::Staff),
            definitions: Definitions {
                staff: Some(vec![StaffPlan {
                    user_id: 3.into(),
                    role: StaffRole::CheckInStaff,
                    expires_offset: Some(60),
                }]),
                ..Definitions::default()
            },
        };
        let (text, hash) = manifest.written().unwrap();
        assert_eq!(Manifest::read(&text, &hash).as_ref(), Some(&manifest));
        assert!(text.starts_with(r#"{"definitions":{"agenda":null,"#), "{text}");
        assert_eq!(Manifest::read(&text.replace("60", "61"), &hash), None);
        let newer = Manifest { schema_version: 2, ..manifest }.written().unwrap();
        assert_eq!(Manifest::read(&newer.0, &newer.1), None, "a later program wrote it");
    }
}
