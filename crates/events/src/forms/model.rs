//! Questions, what answers them, who reads an answer and for how long it is kept. Pure.

use std::collections::{BTreeSet, HashSet};

use chrono::{NaiveDate, TimeDelta};
use contract::Code;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::base::name::hides_letters;
use crate::base::{MemberId, Refusal, Rules, Timestamp};
use crate::db::Json;
use crate::draft::hides;
use crate::language::Sentence;
use crate::model::{Event, EventId, Publication};
use crate::permissions::{Permission, Role, may};
use crate::{ids, record, say};

/// How far a form has come.
pub use contract::event_forms::EventFormStatus as Status;

/// What kind of answer a question takes.
pub use contract::event_forms::EventQuestionKind as Kind;

/// Who reads an answer.
pub use contract::event_forms::EventAnswerAudience as Audience;

/// How long an answer is kept.
pub use contract::event_forms::EventAnswerRetention as Retention;

/// Whether questions have to be answered.
pub use contract::event_forms::EventAnswersDemand as Demand;

/// Who decides whether a member takes part.
pub use contract::event_forms::EventApprovalMode as Approval;

/// Whether somebody has answered what they have to.
pub use contract::event_forms::EventSubmissionState as Standing;

ids! {
    /// A form of an event.
    FormId,
    /// What a member answered to an event.
    SubmissionId,
}

/// So many forms an event has at most.
pub const MOST: i64 = 50;

/// So long before answers are due those who lack some are reminded.
pub const AHEAD: TimeDelta = TimeDelta::days(1);

/// Whoever has not registered so long after answering has answered nothing.
pub const GRACE: TimeDelta = TimeDelta::days(1);

/// So much later the clock looks again at answers of whoever may still register.
pub const AGAIN: TimeDelta = TimeDelta::minutes(10);

/// The longest line, and the longest text.
const LINE: usize = 255;
const TEXT: usize = 4_000;

/// Numbers are no larger.
const LARGEST: f64 = 1e15;

record! {
    /// A question of a form.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Question {
        /// Of which form.
        pub form_id: FormId,
        /// What it is known by in all forms of the event.
        pub question_key: String,
        /// What kind of answer it takes.
        pub kind: Kind,
        /// What is asked.
        pub label: String,
        /// What helps to answer it.
        pub help: Option<String>,
        /// What may be chosen.
        pub options: Json<Vec<String>>,
        /// It has to be answered.
        pub is_required: bool,
        /// Each reading of an answer is noted.
        pub is_sensitive: bool,
        /// Who reads an answer.
        pub audience: Audience,
        /// How long it is kept.
        pub retention: Retention,
    }
    select question_columns
}

record! {
    /// Whether the questions of an event have to be answered.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Settings {
        /// Of which event.
        pub event_id: EventId,
        /// Whether.
        pub answers: Demand,
        /// So many minutes before the event they are due.
        pub due_minutes: i64,
        /// How many guests a member may bring.
        pub guests_per_member: i64,
        /// Who decides whether a member takes part.
        pub approval_mode: Approval,
        /// Changes so far.
        pub version: i64,
        /// When those who lack answers were reminded.
        pub reminded_at: Option<Timestamp>,
    }
    select settings_columns
}

/// What is to hold of an event's registration once it is published.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SettingsDraft {
    /// Whether questions have to be answered.
    pub answers: Demand,
    /// So many minutes before the event they are due.
    pub due_minutes: i64,
    /// How many guests a member may bring.
    pub guests_per_member: i64,
    /// Who decides whether a member takes part.
    pub approval_mode: Approval,
}

impl Settings {
    /// Those of an event of which nothing was said.
    #[must_use]
    pub fn unsaid(event: EventId) -> Self {
        Self {
            event_id: event,
            answers: Demand::None,
            due_minutes: 0,
            guests_per_member: 0,
            approval_mode: Approval::Automatic,
            version: 0,
            reminded_at: None,
        }
    }

    /// Until when questions of an event have to be answered that begins then; none if they have not to be.
    #[must_use]
    pub fn due(&self, starts: Timestamp) -> Option<Timestamp> {
        match self.answers {
            Demand::None => None,
            Demand::Before => Some(starts),
            Demand::After => Some(starts - TimeDelta::minutes(self.due_minutes)),
        }
    }
}

/// A question as somebody writes it.
#[derive(Clone, Debug, PartialEq)]
pub struct Wish {
    /// What it is known by.
    pub key: String,
    /// What kind of answer it takes.
    pub kind: Kind,
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

/// An input about a form that cannot be used.
#[must_use]
pub fn unusable(field: impl Into<std::borrow::Cow<'static, str>>, sentence: Sentence) -> Refusal {
    Refusal::new(Code::EventFormValidationFailed, sentence).field(field)
}

fn unfit(field: String, sentence: Sentence) -> Refusal {
    Refusal::new(Code::EventAnswersValidationFailed, sentence).field(field)
}

fn chooses(kind: Kind) -> bool {
    matches!(kind, Kind::SingleChoice | Kind::MultipleChoice)
}

/// Questions as they are kept.
///
/// # Errors
/// 422 `EVENT_FORM_VALIDATION_FAILED` for each that cannot be asked, and for a key that is there twice.
pub fn drafted(wishes: Vec<Wish>) -> Result<Vec<Wish>, Refusal> {
    let mut rules = Rules::default();
    let mut keys = HashSet::new();
    let mut kept = Vec::with_capacity(wishes.len());
    for (nth, wish) in wishes.into_iter().enumerate() {
        let field = |name: &str| format!("questions.{nth}.{name}");
        if !keys.insert(wish.key.clone()) {
            rules.note(unusable(field("key"), say!("event-form-key-twice")));
        }
        let label = wish.label.trim().to_owned();
        if label.is_empty() {
            rules.note(unusable(field("label"), say!("event-form-label")));
        } else if hides(&label) {
            rules.note(unusable(field("label"), say!("event-text-hidden")));
        }
        let help = wish.help.map(|help| help.trim().to_owned()).filter(|help| !help.is_empty());
        let options: Vec<String> = wish.options.iter().map(|option| option.trim().to_owned()).collect();
        let different: BTreeSet<&String> = options.iter().filter(|option| !option.is_empty()).collect();
        match chooses(wish.kind) {
            true if different.len() != options.len() || options.len() < 2 => {
                rules.note(unusable(field("options"), say!("event-form-options")));
            }
            true if options.iter().any(|option| hides_letters(option)) => {
                rules.note(unusable(field("options"), say!("title-unseen-letters")));
            }
            false if !options.is_empty() => rules.note(unusable(field("options"), say!("event-form-no-options"))),
            _ => {}
        }
        kept.push(Wish { label, help, options, ..wish });
    }
    rules.kept()?;
    Ok(kept)
}

/// An answer as it is kept; none takes it away.
pub type Fitted<'q> = (&'q Question, Option<Value>);

/// Answers that fit their questions. `kept`: the keys of questions that are answered already.
///
/// # Errors
/// 422 `EVENT_ANSWERS_VALIDATION_FAILED` for each answer that does not fit, and for each required question that would be without one.
pub fn fitted<'q>(
    questions: &'q [Question],
    said: &[(String, Option<Value>)],
    kept: &HashSet<String>,
) -> Result<Vec<Fitted<'q>>, Refusal> {
    fit_all(questions, said, Some(kept))
}

/// Answers that fit their questions, where nothing has to be answered yet.
///
/// # Errors
/// 422 `EVENT_ANSWERS_VALIDATION_FAILED` for each answer that does not fit.
pub fn fitted_so_far<'q>(
    questions: &'q [Question],
    said: &[(String, Option<Value>)],
) -> Result<Vec<Fitted<'q>>, Refusal> {
    fit_all(questions, said, None)
}

fn fit_all<'q>(
    questions: &'q [Question],
    said: &[(String, Option<Value>)],
    kept: Option<&HashSet<String>>,
) -> Result<Vec<Fitted<'q>>, Refusal> {
    let mut rules = Rules::default();
    let mut seen = HashSet::new();
    let mut fitted: Vec<Fitted<'q>> = Vec::with_capacity(said.len());
    for (nth, (key, value)) in said.iter().enumerate() {
        let Some(question) = questions.iter().find(|one| one.question_key == *key) else {
            rules.note(unfit(format!("answers.{nth}.key"), say!("event-answer-unknown")));
            continue;
        };
        if !seen.insert(key.as_str()) {
            rules.note(unfit(format!("answers.{nth}.key"), say!("event-answer-twice")));
            continue;
        }
        match fit(question, value.as_ref().unwrap_or(&Value::Null)) {
            Ok(value) => fitted.push((question, value)),
            Err(sentence) => rules.note(unfit(format!("answers.{nth}.value"), sentence)),
        }
    }
    let has = |question: &Question| {
        fitted.iter().find(|(one, _)| one.question_key == question.question_key).map_or_else(
            || {
                kept.is_none_or(|kept| kept.contains(&question.question_key))
                    || seen.contains(question.question_key.as_str())
            },
            |(_, value)| kept.is_none() || value.is_some(),
        )
    };
    for question in questions.iter().filter(|question| question.is_required && !has(question)) {
        let sentence = say!("event-answer-required", question = question.label.clone());
        rules.note(unfit(format!("answers.{}", question.question_key), sentence));
    }
    rules.kept()?;
    Ok(fitted)
}

/// An answer as it is kept, or why it does not fit. What is empty is none.
fn fit(question: &Question, value: &Value) -> Result<Option<Value>, Sentence> {
    let options = &question.options.0;
    let text = |most: usize| match value.as_str().map(str::trim) {
        Some("") => Ok(None),
        Some(text) if text.chars().count() <= most => Ok(Some(Value::from(text))),
        _ => Err(say!("event-answer-text", most = i64::try_from(most).unwrap_or(i64::MAX))),
    };
    if value.is_null() {
        return Ok(None);
    }
    match question.kind {
        Kind::ShortText => text(LINE),
        Kind::LongText => text(TEXT),
        Kind::SingleChoice => match value.as_str() {
            Some("") => Ok(None),
            Some(chosen) if options.iter().any(|option| option == chosen) => Ok(Some(value.clone())),
            _ => Err(say!("event-answer-option")),
        },
        Kind::MultipleChoice => {
            let chosen = value.as_array().and_then(|list| list.iter().map(Value::as_str).collect::<Option<Vec<_>>>());
            let chosen = chosen.filter(|list| list.iter().all(|one| options.iter().any(|option| option == one)));
            let chosen = chosen.ok_or_else(|| say!("event-answer-options"))?;
            let kept: Vec<&String> = options.iter().filter(|option| chosen.contains(&option.as_str())).collect();
            Ok((!kept.is_empty()).then(|| Value::from_iter(kept.into_iter().cloned())))
        }
        Kind::YesNo if value.is_boolean() => Ok(Some(value.clone())),
        Kind::YesNo => Err(say!("event-answer-yes-no")),
        Kind::Consent if question.is_required && *value == Value::Bool(false) => Err(say!("event-answer-consent")),
        Kind::Consent if value.is_boolean() => Ok(Some(value.clone())),
        Kind::Consent => Err(say!("event-answer-yes-no")),
        Kind::Number => match value.as_f64() {
            Some(number) if number.is_finite() && number.abs() <= LARGEST => Ok(Some(value.clone())),
            _ => Err(say!("event-answer-number")),
        },
        Kind::Date => {
            let day = value.as_str().map(str::trim).filter(|text| text.len() == "2030-05-01".len());
            let day = day.and_then(|text| NaiveDate::parse_from_str(text, "%Y-%m-%d").ok());
            day.map(|day| Some(Value::from(day.format("%Y-%m-%d").to_string())))
                .ok_or_else(|| say!("event-answer-date"))
        }
    }
}

/// The keys of required questions that are not answered.
#[must_use]
pub fn lacking(questions: &[Question], answered: &HashSet<String>) -> Vec<String> {
    let all = questions.iter().filter(|question| question.is_required && !answered.contains(&question.question_key));
    all.map(|question| question.question_key.clone()).collect()
}

/// Who of those who look after an event reads an answer. Who manages it reads all.
#[must_use]
pub fn reads(role: Role, audience: Audience) -> bool {
    let may = |permission| may(permission, role, Publication::Published, false);
    match audience {
        Audience::Organizers => role.manages(),
        Audience::RegistrationManagers => role.manages() || may(Permission::ManageRegistration),
        Audience::CheckInStaff => role.manages() || may(Permission::ManageRegistration) || may(Permission::CheckIn),
    }
}

/// For whom answers are that a role reads.
#[must_use]
pub fn audiences(role: Role) -> Vec<Audience> {
    Audience::ALL.iter().copied().filter(|audience| reads(role, *audience)).collect()
}

/// Whether a role decides what is asked.
#[must_use]
pub fn writes(role: Role) -> bool {
    may(Permission::ManageRegistration, role, Publication::Published, false)
}

/// Days after the event for which an answer is kept.
#[must_use]
pub fn days(retention: Retention) -> i64 {
    match retention {
        Retention::Event => 0,
        Retention::Week => 7,
        Retention::Month => 30,
        Retention::HalfYear => 180,
        Retention::Year => 365,
    }
}

/// When an answer to a question of an event is erased.
#[must_use]
pub fn erased_at(event: &Event, retention: Retention) -> Timestamp {
    event.ends_at.unwrap_or(event.starts_at) + TimeDelta::days(days(retention))
}

/// Whose answers, of which event: what a seal is bound to beside the question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Whose {
    /// Of which event.
    pub event: EventId,
    /// Whose.
    pub member: MemberId,
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::permissions::Roles;
    use crate::staff::StaffRole;

    fn question(kind: Kind, is_required: bool) -> Question {
        let options = if chooses(kind) { vec!["Tea".to_owned(), "Coffee".to_owned()] } else { Vec::new() };
        Question {
            form_id: FormId::new(1),
            question_key: "q".into(),
            kind,
            label: "What?".into(),
            help: None,
            options: Json(options),
            is_required,
            is_sensitive: false,
            audience: Audience::Organizers,
            retention: Retention::Month,
        }
    }

    #[test]
    fn what_answers_a_question_is_this_table() {
        let long = "x".repeat(256);
        let table = [
            (Kind::ShortText, json!(" soup "), Some(json!("soup"))),
            (Kind::ShortText, json!("  "), Some(Value::Null)),
            (Kind::ShortText, json!(long), None),
            (Kind::LongText, json!(long), Some(json!(long))),
            (Kind::LongText, json!(4), None),
            (Kind::SingleChoice, json!("Tea"), Some(json!("Tea"))),
            (Kind::SingleChoice, json!("tea"), None),
            (Kind::MultipleChoice, json!(["Coffee", "Tea", "Tea"]), Some(json!(["Tea", "Coffee"]))),
            (Kind::MultipleChoice, json!([]), Some(Value::Null)),
            (Kind::MultipleChoice, json!(["Milk"]), None),
            (Kind::MultipleChoice, json!("Tea"), None),
            (Kind::YesNo, json!(false), Some(json!(false))),
            (Kind::YesNo, json!("yes"), None),
            (Kind::Number, json!(-2.5), Some(json!(-2.5))),
            (Kind::Number, json!(1e300), None),
            (Kind::Date, json!("2030-05-01"), Some(json!("2030-05-01"))),
            (Kind::Date, json!("2030-02-30"), None),
            (Kind::Date, json!("1.5.2030"), None),
            (Kind::Consent, json!(false), Some(json!(false))),
        ];
        for (kind, said, kept) in table {
            let fitted = fit(&question(kind, false), &said).ok().map(|value| value.unwrap_or(Value::Null));
            assert_eq!(fitted, kept, "{kind:?} {said}");
        }
        assert!(fit(&question(Kind::Consent, true), &json!(false)).is_err());
        assert_eq!(fit(&question(Kind::Consent, true), &json!(true)).unwrap(), Some(json!(true)));
    }

    #[test]
    fn a_required_question_has_an_answer_in_the_end() {
        let questions = [question(Kind::ShortText, true)];
        let said = |value: Option<Value>| vec![("q".to_owned(), value)];
        let (none, some) = (HashSet::new(), HashSet::from(["q".to_owned()]));
        assert!(fitted(&questions, &said(Some(json!("x"))), &none).is_ok());
        assert!(fitted(&questions, &[], &some).is_ok());
        for (answers, kept) in [(vec![], &none), (said(None), &some), (said(Some(json!(" "))), &some)] {
            let refusal = fitted(&questions, &answers, kept).unwrap_err();
            assert_eq!(refusal.items[0].field.as_deref(), Some("answers.q"));
        }
        // What does not fit is told once.
        let refusal = fitted(&questions, &said(Some(json!(4))), &none).unwrap_err();
        assert_eq!(refusal.items.len(), 1);
    }

    #[test]
    fn who_reads_what_is_this_table() {
        let staff = |role| Role::Staff(Roles::read(Roles::bit(role)).unwrap());
        let all = [Role::Admin, Role::Organizer].into_iter().chain(StaffRole::ALL.iter().map(|role| staff(*role)));
        let rows: Vec<usize> = all.chain([Role::Member]).map(|role| audiences(role).len()).collect();
        // Administrators, the organizer and co-organizers; registration managers; communications managers; check-in staff; finance managers; others.
        assert_eq!(rows, [3, 3, 3, 2, 0, 1, 0, 0]);
    }
}
