//! Those who decide about registrations say what is asked.

use std::collections::HashMap;

use contract::Code;

use super::model::{
    Approval, Demand, FormId, MOST, Question, Settings, SettingsDraft, Status, Wish, drafted, unusable, writes,
};
use super::store::{self, Form};
use crate::actions::role;
use crate::base::name::hides_letters;
use crate::base::text::one_line;
use crate::base::{Answer, MemberId, Refusal};
use crate::call::{Call, Tx};
use crate::members;
use crate::model::{Event, EventId, forbidden};
use crate::say;
use crate::store as events;

/// A form with its questions.
#[derive(Clone, Debug, PartialEq)]
pub struct Whole {
    /// The form.
    pub form: Form,
    /// Its questions, in their order.
    pub questions: Vec<Question>,
}

/// All that is asked at an event, or might be.
#[derive(Clone, Debug, PartialEq)]
pub struct Desk {
    /// The event.
    pub event: Event,
    /// What is demanded.
    pub settings: Settings,
    /// What is to be, once it is published.
    pub draft: Option<SettingsDraft>,
    /// All versions, the newest first.
    pub forms: Vec<Whole>,
    /// How many of those who take part or wait have answered what they have to.
    pub answered: i64,
    /// How many have not.
    pub missing: i64,
}

pub(super) fn gone() -> Refusal {
    Refusal::new(Code::EventFormNotFound, say!("event-form-missing"))
}

pub(super) fn conflict() -> Refusal {
    Refusal::new(Code::EventFormConflict, say!("event-form-conflict"))
}

/// What whoever changes something that somebody else has changed is told.
pub(super) fn stale(field: &'static str) -> Refusal {
    Refusal::new(Code::VersionConflict, say!("event-form-stale")).field(field)
}

/// The viewer, if they are a member here and may decide what is asked at an event, which is held.
pub(super) async fn hold(call: &Call, tx: &mut Tx, id: EventId) -> Answer<(Event, MemberId)> {
    let viewer = call.member()?;
    let (event, role) = crate::actions::hold(call, tx, id).await?;
    if !writes(role) || viewer.tenant != call.tenant() {
        return Err(forbidden().into());
    }
    if members::store::hold(tx, &[viewer.id]).await?.is_empty() {
        return Err(forbidden().into());
    }
    Ok((event, viewer.id))
}

/// Forms of an event that the viewer decides about.
///
/// # Errors
/// As the contract says of `getEventFormsForStaff`.
pub async fn desk(call: &Call, id: EventId) -> Answer<Desk> {
    let viewer = call.member()?;
    let seen = crate::actions::get(call, id).await?;
    if !writes(role(viewer, &seen)) || viewer.tenant != call.tenant() {
        return Err(forbidden().into());
    }
    let settings = store::settings(&mut call.reads(), id).await?;
    let draft = store::drafted(&mut call.reads(), id).await?;
    let forms = store::list(call, id, MOST).await?;
    let forms = with_questions(call, forms).await?;
    let (answered, missing) = store::given::counts(call, id).await?;
    Ok(Desk { event: seen.event, settings, draft, forms, answered, missing })
}

/// Those of some forms that the viewer decides about, or that are asked at events which they may see.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn each(call: &Call, ids: &[FormId]) -> Answer<Vec<Whole>> {
    let is_here = call.member()?.tenant == call.tenant();
    let forms = store::by_ids(call, ids).await?;
    let roles = crate::actions::roles(call, forms.iter().map(|form| form.event_id)).await?;
    let is_seen = |form: &Form| {
        let role = roles.get(&form.event_id);
        role.is_some_and(|role| form.status == Status::Published || is_here && writes(*role))
    };
    with_questions(call, forms.into_iter().filter(is_seen).collect()).await
}

/// Forms with their questions. One statement whatever their number, and none for none.
pub(super) async fn with_questions(call: &Call, forms: Vec<Form>) -> Answer<Vec<Whole>> {
    let ids: Vec<FormId> = forms.iter().map(|form| form.id).collect();
    let mut of: HashMap<FormId, Vec<Question>> = HashMap::new();
    if !ids.is_empty() {
        for question in store::questions(&mut call.reads(), &ids).await? {
            of.entry(question.form_id).or_default().push(question);
        }
    }
    let whole = |form: Form| Whole { questions: of.remove(&form.id).unwrap_or_default(), form };
    Ok(forms.into_iter().map(whole).collect())
}

/// What an event demands of those who register, and what it will once that is published.
pub type Demanded = (Event, Settings, Option<SettingsDraft>);

/// Demands something else, at once or once it is published.
///
/// # Errors
/// As the contract says of `updateEventFormSettings`.
pub async fn demand(
    call: &Call,
    id: EventId,
    (answers, due_minutes): (Demand, i64),
    (guests_per_member, approval_mode): (Option<i64>, Option<Approval>),
    (is_draft, expected): (bool, i64),
) -> Answer<Demanded> {
    let mut tx = call.begin().await?;
    let (event, _) = hold(call, &mut tx, id).await?;
    let old = store::settings(&mut tx.reads(), id).await?;
    if old.version != expected {
        return Err(stale("expected_version").into());
    }
    if event.has_begun(call.now()) {
        return Err(conflict().into());
    }
    let due_minutes = if answers == Demand::After { due_minutes } else { 0 };
    let others = (guests_per_member.unwrap_or(old.guests_per_member), approval_mode.unwrap_or(old.approval_mode));
    if is_draft {
        let (guests_per_member, approval_mode) = others;
        let draft = SettingsDraft { answers, due_minutes, guests_per_member, approval_mode };
        store::keep_draft(&mut tx, &old, draft).await?;
    } else {
        store::demand(&mut tx, &old, (answers, due_minutes), others).await?;
    }
    demanded(tx, event).await
}

async fn demanded(mut tx: Tx, event: Event) -> Answer<Demanded> {
    let settings = store::settings(&mut tx.reads(), event.id).await?;
    let draft = store::drafted(&mut tx.reads(), event.id).await?;
    tx.commit().await?;
    Ok((event, settings, draft))
}

/// Lets what was kept as a draft hold from now on.
///
/// # Errors
/// As the contract says of `publishEventFormSettings`.
pub async fn publish_settings(call: &Call, id: EventId, expected: i64) -> Answer<Demanded> {
    let mut tx = call.begin().await?;
    let (event, _) = hold(call, &mut tx, id).await?;
    let old = store::settings(&mut tx.reads(), id).await?;
    if old.version != expected {
        return Err(stale("expected_version").into());
    }
    let draft = store::drafted(&mut tx.reads(), id).await?.filter(|_| !event.has_begun(call.now()));
    let draft = draft.ok_or_else(conflict)?;
    let others = (draft.guests_per_member, draft.approval_mode);
    store::demand(&mut tx, &old, (draft.answers, draft.due_minutes), others).await?;
    demanded(tx, event).await
}

/// What a form is called, and what is said before its questions, without blanks around it.
fn heading(title: &str, intro: Option<&str>) -> Result<(String, Option<String>), Refusal> {
    let title = one_line(title);
    if title.is_empty() {
        return Err(unusable("title", say!("event-form-title")));
    }
    if hides_letters(&title) {
        return Err(unusable("title", say!("title-unseen-letters")));
    }
    let intro = intro.map(str::trim).filter(|intro| !intro.is_empty()).map(str::to_owned);
    Ok((title, intro))
}

/// The number of the next form of an event.
async fn next(tx: &mut Tx, event: EventId) -> Answer<i64> {
    let (count, last) = store::count(tx, event).await?;
    if count >= MOST {
        return Err(unusable("title", say!("event-forms-many", most = MOST)).into());
    }
    Ok(last + 1)
}

async fn whole(tx: &mut Tx, form: Form) -> Answer<Whole> {
    let questions = store::questions(&mut tx.reads(), &[form.id]).await?;
    Ok(Whole { form, questions })
}

async fn write(tx: &mut Tx, form: FormId, questions: &[Wish]) -> Answer<()> {
    for (position, wish) in (0_i64..).zip(questions) {
        store::ask(tx, form, position, wish).await?;
    }
    Ok(())
}

/// Where the questions of a new draft come from.
#[derive(Clone, Debug, PartialEq)]
pub enum From {
    /// Somebody wrote them.
    Questions(Vec<Wish>),
    /// From another form, of any event whose registrations the viewer decides about.
    Form(FormId),
}

/// Writes a draft.
///
/// # Errors
/// As the contract says of `createEventForm`.
pub async fn create(
    call: &Call,
    id: EventId,
    (title, intro): (Option<&str>, Option<&str>),
    from: From,
) -> Answer<Whole> {
    let mut tx = call.begin().await?;
    let (_, me) = hold(call, &mut tx, id).await?;
    let form = match from {
        From::Questions(wishes) => {
            let heading = heading(title.unwrap_or_default(), intro);
            let (questions, (title, intro)) = match (drafted(wishes), heading) {
                (Ok(questions), Ok(heading)) => (questions, heading),
                (Err(first), Err(other)) => return Err(other.and(first).into()),
                (Err(refusal), _) | (_, Err(refusal)) => return Err(refusal.into()),
            };
            let number = next(&mut tx, id).await?;
            let form = store::insert(&mut tx, (id, number), me, (&title, intro.as_deref())).await?;
            write(&mut tx, form.id, &questions).await?;
            form
        }
        From::Form(from) => {
            let other = readable(call, &mut tx, from).await?;
            let (title, intro) = heading(title.unwrap_or(&other.title), intro.or(other.intro.as_deref()))?;
            let number = next(&mut tx, id).await?;
            let form = store::insert(&mut tx, (id, number), me, (&title, intro.as_deref())).await?;
            store::copy(&mut tx, from, form.id).await?;
            form
        }
    };
    let whole = whole(&mut tx, form).await?;
    tx.commit().await?;
    Ok(whole)
}

/// A form of an event whose registrations the viewer decides about.
async fn readable(call: &Call, tx: &mut Tx, id: FormId) -> Answer<Form> {
    let missing = || gone().field("from_form_id");
    let viewer = call.member()?;
    let form = store::find(&mut tx.reads(), id).await?.ok_or_else(missing)?;
    let seen = events::read_seen(tx, viewer.id, viewer.is_admin(), form.event_id).await?.ok_or_else(missing)?;
    if writes(role(viewer, &seen)) { Ok(form) } else { Err(missing().into()) }
}

/// A form of an event that is held.
async fn find(tx: &mut Tx, event: EventId, id: FormId) -> Answer<Form> {
    let found = store::find(&mut tx.reads(), id).await?.filter(|form| form.event_id == event);
    Ok(found.ok_or_else(gone)?)
}

/// The same, if it is a draft of this version.
async fn draft(tx: &mut Tx, event: EventId, id: FormId, expected: i64) -> Answer<Form> {
    let form = find(tx, event, id).await?;
    if form.status != Status::Draft {
        return Err(conflict().into());
    }
    if form.version != expected {
        return Err(stale("expected_version").into());
    }
    Ok(form)
}

/// Lets a draft ask something else.
///
/// # Errors
/// As the contract says of `updateEventForm`.
pub async fn revise(
    call: &Call,
    (id, form): (EventId, FormId),
    (title, intro): (&str, Option<&str>),
    wishes: Vec<Wish>,
    expected: i64,
) -> Answer<Whole> {
    let mut tx = call.begin().await?;
    let (_, me) = hold(call, &mut tx, id).await?;
    draft(&mut tx, id, form, expected).await?;
    let ((title, intro), questions) = match (heading(title, intro), drafted(wishes)) {
        (Ok(heading), Ok(questions)) => (heading, questions),
        (Err(first), Err(other)) => return Err(first.and(other).into()),
        (Err(refusal), _) | (_, Err(refusal)) => return Err(refusal.into()),
    };
    let revised = store::revise(&mut tx, form, me, (&title, intro.as_deref())).await?;
    store::clear(&mut tx, form).await?;
    write(&mut tx, form, &questions).await?;
    let whole = whole(&mut tx, revised).await?;
    tx.commit().await?;
    Ok(whole)
}

/// Makes a draft of a form.
///
/// # Errors
/// As the contract says of `forkEventForm`.
pub async fn fork(call: &Call, (id, form): (EventId, FormId), title: Option<&str>) -> Answer<Whole> {
    let mut tx = call.begin().await?;
    let (_, me) = hold(call, &mut tx, id).await?;
    let other = find(&mut tx, id, form).await?;
    let (title, intro) = heading(title.unwrap_or(&other.title), other.intro.as_deref())?;
    let number = next(&mut tx, id).await?;
    let forked = store::insert(&mut tx, (id, number), me, (&title, intro.as_deref())).await?;
    store::copy(&mut tx, form, forked.id).await?;
    let whole = whole(&mut tx, forked).await?;
    tx.commit().await?;
    Ok(whole)
}

/// Asks a form from now on.
///
/// # Errors
/// As the contract says of `publishEventForm`.
pub async fn publish(call: &Call, (id, form): (EventId, FormId), expected: i64) -> Answer<Whole> {
    let mut tx = call.begin().await?;
    let (event, _) = hold(call, &mut tx, id).await?;
    draft(&mut tx, id, form, expected).await?;
    if event.is_recurring_template || event.has_begun(call.now()) {
        return Err(conflict().into());
    }
    let questions = store::questions(&mut tx.reads(), &[form]).await?;
    if questions.is_empty() {
        return Err(unusable("questions", say!("event-form-empty")).into());
    }
    let mut clashes = store::clashes(&mut tx, id, form)
        .await?
        .into_iter()
        .map(|position| unusable(format!("questions.{position}.kind"), say!("event-form-kind")));
    if let Some(first) = clashes.next() {
        return Err(clashes.fold(first, Refusal::and).into());
    }
    store::retire(&mut tx, id).await?;
    let form = store::publish(&mut tx, form).await?;
    store::remind_again(&mut tx, id).await?;
    tx.commit().await?;
    Ok(Whole { form, questions })
}
