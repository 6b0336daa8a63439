//! Members answer what they are asked, until the event begins.

use std::collections::{HashMap, HashSet};

use contract::Code;
use serde_json::Value;

use super::drafts::{Whole, gone, stale, with_questions};
use super::model::{Audience, FormId, Question, Settings, SubmissionId, Whose, fitted, fitted_so_far, lacking};
use super::seal::AnswerKeys;
use super::store;
use super::store::given::{self, Given, Read, Submission};
use crate::base::{Answer, Fault, MemberId, Refusal};
use crate::call::{Call, Reads, Tx};
use crate::db::Fields;
use crate::members;
use crate::model::{Event, EventId};
use crate::permissions::Role;
use crate::registration;
use crate::say;

/// So many readings a member sees.
const READS: i64 = 50;

/// An answer as it was given.
#[derive(Clone, Debug, PartialEq)]
pub struct Opened {
    /// The answer as it is kept.
    pub given: Given,
    /// What it says; none if its key is gone.
    pub value: Option<Value>,
}

/// Answers of a member.
#[derive(Clone, Debug, PartialEq)]
pub struct Answers {
    /// That they answered.
    pub submission: Submission,
    /// Every required question is answered.
    pub is_complete: bool,
    /// What they answered.
    pub answers: Vec<Opened>,
}

/// What somebody is asked, and what they answered.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked {
    /// The event.
    pub event: Event,
    /// What is demanded.
    pub settings: Settings,
    /// What is asked, if anything is.
    pub form: Option<Whole>,
    /// It can be answered now.
    pub is_open: bool,
    /// Keys of required questions that are not answered.
    pub missing: Vec<String>,
    /// What they answered.
    pub own: Option<Answers>,
    /// Who read sensitive answers of theirs.
    pub reads: Vec<Read>,
}

/// What the viewer is asked at an event that they may see.
///
/// # Errors
/// 404 `NOT_FOUND` if there is none.
pub async fn asked(call: &Call, id: EventId) -> Answer<Asked> {
    let me = call.me()?;
    let seen = crate::actions::get(call, id).await?;
    let settings = store::settings(&mut call.reads(), id).await?;
    let form = match store::asked(&mut call.reads(), id).await? {
        Some(form) => {
            let questions = store::questions(&mut call.reads(), &[form.id]).await?;
            Some(Whole { form, questions })
        }
        None => None,
    };
    let questions = form.as_ref().map(|form| form.questions.as_slice()).unwrap_or_default();
    // Who belongs to another community has answered nothing here, though somebody has their number.
    let is_member = call.member()?.tenant == call.tenant();
    let submission = if is_member { given::of(&mut call.reads(), id, me).await? } else { None };
    let own = match submission {
        Some(submission) => {
            let read = read(&mut call.reads(), submission, questions, Audience::ALL).await?;
            Some(open(call, submission, read)?)
        }
        None => None,
    };
    // What is only kept answers nothing yet.
    let given = own.iter().filter(|own| !own.submission.is_draft);
    let answered = given.flat_map(|own| own.answers.iter().map(|one| one.given.question_key.clone())).collect();
    let missing = lacking(questions, &answered);
    let reads = if is_member { given::reads(call, id, me, READS).await? } else { Vec::new() };
    let is_open = seen.event.is_registrable(call.now());
    Ok(Asked { event: seen.event, settings, form, is_open, missing, own, reads })
}

/// Those of some answers that are the viewer's own, each with its event. The same statements whatever their number. Those of others are read one by one
/// ([`super::desk::read`]), as each reading is noted.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn own(call: &Call, ids: &[SubmissionId]) -> Answer<Vec<(Event, Answers)>> {
    let viewer = call.member()?;
    if viewer.tenant != call.tenant() {
        return Ok(Vec::new());
    }
    let submissions = given::own(call, ids, viewer.id).await?;
    let seen = crate::actions::each_once(call, submissions.iter().map(|one| one.event_id)).await?;
    let events: HashMap<EventId, Event> = seen.into_iter().map(|seen| (seen.event.id, seen.event)).collect();
    if events.is_empty() {
        return Ok(Vec::new());
    }
    let asked = store::asked_at(call, &events.keys().copied().collect::<Vec<_>>()).await?;
    let asked: HashMap<EventId, Whole> =
        with_questions(call, asked).await?.into_iter().map(|whole| (whole.form.event_id, whole)).collect();
    let all: Vec<SubmissionId> = submissions.iter().map(|one| one.id).collect();
    let mut rows: HashMap<SubmissionId, Vec<Given>> = HashMap::new();
    for row in given::answers(&mut call.reads(), &all, Audience::ALL).await? {
        rows.entry(row.submission_id).or_default().push(row);
    }
    let mut own = Vec::with_capacity(submissions.len());
    for submission in submissions {
        let Some(event) = events.get(&submission.event_id) else { continue };
        let rows = rows.remove(&submission.id).unwrap_or_default();
        let answered = rows.iter().map(|row| row.question_key.clone()).collect();
        let questions = asked.get(&event.id).map(|asked| asked.questions.as_slice()).unwrap_or_default();
        let is_complete = lacking(questions, &answered).is_empty();
        own.push((event.clone(), open(call, submission, (rows, is_complete))?));
    }
    Ok(own)
}

/// Answers that are for some readers, and whether every required question is answered.
pub(super) async fn read(
    from: &mut Reads<'_>,
    submission: Submission,
    questions: &[Question],
    audiences: &[Audience],
) -> Answer<(Vec<Given>, bool)> {
    let rows = given::answers(from, &[submission.id], audiences).await?;
    let answered: HashSet<String> = given::answered(from, submission.id).await?.into_iter().collect();
    Ok((rows, lacking(questions, &answered).is_empty()))
}

/// What answers of a member say.
pub(super) fn open(call: &Call, submission: Submission, (rows, is_complete): (Vec<Given>, bool)) -> Answer<Answers> {
    let answers = opened_all(call, submission.event_id, rows)?;
    Ok(Answers { submission, is_complete, answers })
}

/// What answers to an event say.
pub(super) fn opened_all(call: &Call, event: EventId, rows: Vec<Given>) -> Answer<Vec<Opened>> {
    let keys = call.room::<AnswerKeys>()?;
    let opened = rows.into_iter().map(|given| {
        let place = (Whose { event, member: given.user_id }, given.question_key.as_str());
        let text = keys.open(call.tenant(), place, &given.sealed);
        if text.is_none() {
            tracing::error!(event = event.get(), "an answer cannot be opened: is its signing key gone?");
        }
        Opened { value: text.and_then(|text| serde_json::from_str(&text).ok()), given }
    });
    Ok(opened.collect())
}

/// An event that is held and whose questions the viewer may answer now, with what is asked.
async fn enter(
    call: &Call,
    tx: &mut Tx,
    (event, role): (Event, Role),
    form: FormId,
) -> Answer<(MemberId, Event, Whole)> {
    let viewer = call.member()?;
    if role.manages() || viewer.tenant != call.tenant() {
        return Err(registration::forbidden().into());
    }
    let present = members::store::hold(tx, &[viewer.id]).await?;
    if !present.iter().any(|member| member.active) {
        return Err(registration::forbidden().into());
    }
    let asked = store::asked(&mut tx.reads(), event.id).await?.ok_or_else(gone)?;
    if !event.is_registrable(call.now()) {
        return Err(Refusal::new(Code::EventAnswersClosed, say!("event-answers-closed")).into());
    }
    if asked.id != form {
        return Err(stale("form_id").into());
    }
    let questions = store::questions(&mut tx.reads(), &[form]).await?;
    Ok((viewer.id, event, Whole { form: asked, questions }))
}

/// Answers what is asked at an event, for the first time; `is_draft`: they are only kept.
///
/// # Errors
/// As the contract says of `submitEventAnswers`.
pub async fn submit(
    call: &Call,
    id: EventId,
    form: FormId,
    said: &[(String, Option<Value>)],
    is_draft: bool,
) -> Answer<(Event, Answers)> {
    let mut tx = call.begin().await?;
    let held = crate::actions::hold(call, &mut tx, id).await?;
    let (me, event, asked) = enter(call, &mut tx, held, form).await?;
    if given::of(&mut tx.reads(), id, me).await?.is_some() {
        return Err(Refusal::new(Code::EventFormConflict, say!("event-answers-given")).into());
    }
    let fitted = if is_draft {
        fitted_so_far(&asked.questions, said)?
    } else {
        fitted(&asked.questions, said, &HashSet::new())?
    };
    let submission = given::begin(&mut tx, id, me, is_draft).await?;
    keep(&mut tx, &submission, &fitted).await?;
    let read = read(&mut tx.reads(), submission, &asked.questions, Audience::ALL).await?;
    tx.commit().await?;
    Ok((event, open(call, submission, read)?))
}

/// Corrects answers of the viewer.
///
/// # Errors
/// As the contract says of `amendEventAnswers`.
pub async fn amend(
    call: &Call,
    (id, submission): (EventId, SubmissionId),
    form: FormId,
    said: &[(String, Option<Value>)],
    expected: i64,
) -> Answer<(Event, Answers)> {
    let mut tx = call.begin().await?;
    let viewer = call.member()?;
    let held = crate::actions::hold(call, &mut tx, id).await?;
    let is_member = viewer.tenant == call.tenant();
    let own = given::of(&mut tx.reads(), id, viewer.id).await?.filter(|own| own.id == submission && is_member);
    let own = own.ok_or_else(unknown)?;
    let (_, event, asked) = enter(call, &mut tx, held, form).await?;
    if own.version != expected {
        return Err(stale("expected_version").into());
    }
    let kept = given::answered(&mut tx.reads(), own.id).await?.into_iter().collect();
    let fitted =
        if own.is_draft { fitted_so_far(&asked.questions, said)? } else { fitted(&asked.questions, said, &kept)? };
    keep(&mut tx, &own, &fitted).await?;
    let own = given::touch(&mut tx, own.id).await?;
    let read = read(&mut tx.reads(), own, &asked.questions, Audience::ALL).await?;
    tx.commit().await?;
    Ok((event, open(call, own, read)?))
}

/// Gives answers of the viewer that were only kept.
///
/// # Errors
/// As the contract says of `submitEventAnswersDraft`.
pub async fn give(
    call: &Call,
    (id, submission): (EventId, SubmissionId),
    form: FormId,
    expected: i64,
) -> Answer<(Event, Answers)> {
    let mut tx = call.begin().await?;
    let viewer = call.member()?;
    let held = crate::actions::hold(call, &mut tx, id).await?;
    let is_member = viewer.tenant == call.tenant();
    let own = given::of(&mut tx.reads(), id, viewer.id).await?.filter(|own| own.id == submission && is_member);
    let own = own.ok_or_else(unknown)?;
    let (_, event, asked) = enter(call, &mut tx, held, form).await?;
    if !own.is_draft {
        return Err(Refusal::new(Code::EventFormConflict, say!("event-answers-given")).into());
    }
    if own.version != expected {
        return Err(stale("expected_version").into());
    }
    let kept = given::answered(&mut tx.reads(), own.id).await?.into_iter().collect();
    fitted(&asked.questions, &[], &kept)?;
    let own = given::give(&mut tx, own.id).await?;
    let read = read(&mut tx.reads(), own, &asked.questions, Audience::ALL).await?;
    tx.commit().await?;
    Ok((event, open(call, own, read)?))
}

pub(super) fn unknown() -> Refusal {
    Refusal::new(Code::EventAnswersNotFound, say!("event-answers-missing"))
}

/// Seals answers and keeps them; takes away those that are none any more.
async fn keep(tx: &mut Tx, submission: &Submission, fitted: &[(&Question, Option<Value>)]) -> Answer<()> {
    let call = tx.call().clone();
    let keys = call.room::<AnswerKeys>()?;
    let whose = Whose { event: submission.event_id, member: submission.user_id };
    let mut taken = Vec::new();
    for (question, value) in fitted {
        let Some(value) = value else {
            taken.push(question.question_key.clone());
            continue;
        };
        let place = (whose, question.question_key.as_str());
        let sealed = keys.seal(call.tenant(), place, &value.to_string(), call.chance());
        let sealed = keys.current().zip(sealed).ok_or_else(|| Fault::new("there is no key that seals answers"))?;
        let of = (question.form_id, question.question_key.as_str(), question.retention);
        given::keep(tx, submission.id, of, (sealed.0, &sealed.1)).await?;
    }
    if !taken.is_empty() {
        given::take(tx, submission.id, &taken).await?;
    }
    Ok(())
}

/// The part of a member's copy that has answers: what is sealed in it is opened.
pub fn opened(call: &Call, fields: &mut Fields) {
    let row = &mut fields.0;
    let number = |name: &str| row.get(name).and_then(Value::as_i64).unwrap_or_default();
    let whose = Whose { event: EventId::from(number("event_id")), member: MemberId::from(number("user_id")) };
    let question = row.get("question_key").and_then(Value::as_str).unwrap_or_default().to_owned();
    let sealed = row.remove("sealed");
    row.remove("user_id");
    let text = sealed
        .as_ref()
        .and_then(Value::as_str)
        .and_then(|sealed| call.room::<AnswerKeys>().ok()?.open(call.tenant(), (whose, question.as_str()), sealed));
    let answer = text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or(Value::Null);
    row.insert("answer".to_owned(), answer);
}
