//! What people write to staff, and what staff make of it.

use chrono::TimeDelta;
use contract::{Code, Operation};

use super::LETTER;
use super::events::{SupportRequestAnswered, SupportRequested};
use super::store::{self, Impact, Kind, New, RequestWithWriter, Status, SupportRequest, SupportRequestId};
use crate::auth::registration::disposable::is_disposable;
use crate::auth::tokens::digest;
use crate::base::name::{hides_letters, says_something, unfit};
use crate::base::text::{email_key, one_line};
use crate::base::{Answer, Cursor, OrRefuse as _, Page, Refusal, Rules};
use crate::call::Call;
use crate::language::Sentence;
use crate::members::actions::{hold_own, known};
use crate::outbox;
use crate::queue::{self, NewTask};
use crate::say;

/// So many of their requests a member is shown.
const SHOWN: i64 = 50;

/// How long what is over and nobody's is kept.
const KEPT: TimeDelta = TimeDelta::days(180);

/// What a message is about if nothing is said.
const USUAL_SUBJECT: &str = "general";

const MISSING: Sentence = say!("support-request-missing");

/// A message from the contact form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Name of whoever writes.
    pub name: String,
    /// Where the answer goes.
    pub email: String,
    /// What it is about.
    pub subject: Option<String>,
    /// The message.
    pub text: String,
    /// Whether a machine filled in the form.
    pub is_machine: bool,
}

/// Keeps a message for staff, who are told. A machine's leaves nothing behind.
///
/// Emits `SupportRequested`, unless the same waits already. Refuses with 422 `VALIDATION_ERROR` what is blank, a name that no member may have and a subject
/// with hidden letters, and with `EMAIL_DISPOSABLE` a mailbox that is thrown away. Source: spec accounts 15.
pub async fn write(call: &Call, message: Message) -> Answer<()> {
    let (name, email) = (one_line(&message.name), email_key(&message.email));
    let mut rules = Rules::default();
    if !says_something(&name) {
        rules.note(blank("name"));
    } else if let Some(why) = unfit(&name) {
        rules.note(Refusal::new(Code::ValidationError, why.sentence()).field("name"));
    }
    let subject = message.subject.filter(|subject| says_something(subject)).map(|subject| one_line(&subject));
    if subject.as_deref().is_some_and(hides_letters) {
        rules.note(hidden("subject"));
    }
    if !says_something(&message.text) {
        rules.note(blank("message"));
    }
    if !call.community()?.settings.allow_disposable_email && is_disposable(&email) {
        rules.note(Refusal::new(Code::EmailDisposable, say!("email-disposable")).field("email"));
    }
    rules.kept()?;
    if message.is_machine {
        return Ok(());
    }
    let member = call.member().ok().and_then(|member| member.id_in(call.tenant()));
    let new = New {
        member,
        stranger: member.is_none().then_some((name, email)),
        kind: Kind::Contact,
        impact: None,
        summary: subject.unwrap_or_else(|| USUAL_SUBJECT.to_owned()),
        description: message.text.trim().to_owned(),
        page_url: None,
    };
    let mut tx = call.begin().await?;
    let before = tx.now() - KEPT;
    store::forget(&mut tx, before).await?;
    if let Some(request) = store::insert(&mut tx, &new, print(&new)).await? {
        outbox::tell(&mut tx, SupportRequested { request: request.id, member }).await?;
    }
    tx.commit().await
}

/// A problem that a member reports.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// What it is about.
    pub kind: Kind,
    /// In one line.
    pub summary: String,
    /// What happens.
    pub description: String,
    /// How much it is in the way.
    pub impact: Impact,
    /// The page that it is about.
    pub page: Option<String>,
}

/// Keeps a member's request for staff, who are told. The same that waits already is found again.
///
/// Emits `SupportRequested` for a new one. Refuses with 422 `VALIDATION_ERROR` what is blank and a line with hidden letters, and with `NOT_FOUND` whoever is no member of this
/// community. Source: spec accounts 15.
pub async fn report(call: &Call, problem: Problem) -> Answer<SupportRequest> {
    let me = call.me()?;
    let summary = one_line(&problem.summary);
    let mut rules = Rules::default();
    if !says_something(&summary) {
        rules.note(blank("summary"));
    } else if hides_letters(&summary) {
        rules.note(hidden("summary"));
    }
    if !says_something(&problem.description) {
        rules.note(blank("description"));
    }
    rules.kept()?;
    let new = New {
        member: Some(me),
        stranger: None,
        kind: problem.kind,
        impact: (problem.kind == Kind::Broken).then_some(problem.impact),
        summary,
        description: problem.description.trim().to_owned(),
        page_url: problem.page.as_deref().and_then(path_of),
    };
    let print = print(&new);
    let mut tx = call.begin().await?;
    hold_own(&mut tx, me).await?;
    let request = match store::insert(&mut tx, &new, print).await? {
        Some(request) => {
            outbox::tell(&mut tx, SupportRequested { request: request.id, member: Some(me) }).await?;
            request
        }
        None => store::same(&mut tx, me, print).await?.or_refuse(Code::NotFound, MISSING)?,
    };
    tx.commit().await?;
    Ok(request)
}

/// What the viewer wrote to staff, the newest first.
///
/// Refuses with `NOT_FOUND` for whoever is no member of this community.
pub async fn mine(call: &Call) -> Answer<Vec<SupportRequest>> {
    let me = call.me()?;
    known(call, me).await?;
    Ok(store::of_member(call, me, SHOWN).await?)
}

/// What people wrote to staff, the newest first. The door has asked for staff.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn list(
    call: &Call,
    status: Option<Status>,
    limit: i64,
    cursor: Option<Cursor>,
) -> Answer<Page<RequestWithWriter>> {
    let before = call.newest_behind(cursor);
    let rows = store::page(call, status, before, limit.saturating_add(1)).await?;
    Ok(call.page(rows, limit, |row| row.request.id.get()))
}

/// Some of them: the viewer's, and all for staff.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn each(call: &Call, ids: &[SupportRequestId]) -> Answer<Vec<RequestWithWriter>> {
    let me = call.me()?;
    let mut found = store::by_ids(call, ids).await?;
    let is_own = |row: &RequestWithWriter| row.request.user_id == Some(me);
    if !found.iter().all(is_own) && !call.may_enter(Operation::ListSupportRequests).await? {
        found.retain(is_own);
    }
    Ok(found)
}

/// Answers a request, or closes it where there is no answer. The door has asked for staff.
///
/// Emits `SupportRequestAnswered` for a member's; another's is answered by mail. Refuses with `NOT_FOUND` if there is none, and with 409 `INVALID_STATE` if it is
/// over.
pub async fn resolve(call: &Call, id: SupportRequestId, answer: Option<&str>) -> Answer<RequestWithWriter> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let mut request = store::lock(&mut tx, id).await?.or_refuse(Code::NotFound, MISSING)?;
    if request.status != Status::Open {
        return Err(Refusal::new(Code::InvalidState, say!("support-request-over")).into());
    }
    request.answer = answer.map(str::trim).filter(|answer| says_something(answer)).map(str::to_owned);
    request.status = if request.answer.is_some() { Status::Answered } else { Status::Closed };
    let now = tx.now();
    request.decided_at = Some(now);
    store::decide(&mut tx, &request, me).await?;
    if request.status == Status::Answered {
        match request.user_id {
            Some(member) => {
                outbox::tell(&mut tx, SupportRequestAnswered { request: id, member }).await?;
            }
            None => {
                queue::add(&mut tx, &NewTask { kind: LETTER, subject: id.get(), lane: None, due: now }).await?;
            }
        }
    }
    let shown = store::one(&mut tx.reads(), id).await?.or_refuse(Code::NotFound, MISSING)?;
    tx.commit().await?;
    Ok(shown)
}

/// An answer that is to be mailed to whoever was not signed in; none if there is none any more.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn outgoing(call: &Call, id: SupportRequestId) -> Answer<Option<RequestWithWriter>> {
    let found = store::one(&mut call.reads(), id).await?;
    Ok(found.filter(|row| row.request.user_id.is_none() && row.request.status == Status::Answered))
}

fn blank(field: &'static str) -> Refusal {
    Refusal::new(Code::ValidationError, say!("field-required")).field(field)
}

/// The refusal of a line with letters that nobody sees.
fn hidden(field: &'static str) -> Refusal {
    Refusal::new(Code::ValidationError, say!("title-unseen-letters")).field(field)
}

/// The path of a page's address: a host is known, and what follows the path may be a secret.
fn path_of(address: &str) -> Option<String> {
    let address = address.trim();
    let path = address.split_once("://").map_or(address, |(_, rest)| rest.find('/').map_or("/", |at| &rest[at..]));
    let path = path.split(['?', '#']).next().unwrap_or_default();
    (!path.is_empty()).then(|| path.to_owned())
}

/// Of whoever writes and of the words.
fn print(new: &New) -> [u8; 32] {
    let who = match (&new.member, &new.stranger) {
        (Some(member), _) => member.get().to_string(),
        (None, stranger) => stranger.as_ref().map(|(_, email)| email.clone()).unwrap_or_default(),
    };
    digest(&[&who, &new.summary, &new.description].map(|text| format!("{}:{text}", text.len())).concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_an_address_the_path_is_kept() {
        for (address, path) in [
            ("https://harbour.example/wallet?token=x#y", Some("/wallet")),
            ("https://harbour.example", Some("/")),
            ("/reset?token=secret", Some("/reset")),
            (" /events/4#map ", Some("/events/4")),
            ("?token=secret", None),
            ("", None),
        ] {
            assert_eq!(path_of(address).as_deref(), path, "{address}");
        }
    }

    #[test]
    fn the_same_is_the_same_person_with_the_same_words() {
        let new = |stranger: &str, summary: &str, text: &str| New {
            member: None,
            stranger: Some(("Dora".to_owned(), stranger.to_owned())),
            kind: Kind::Contact,
            impact: None,
            summary: summary.to_owned(),
            description: text.to_owned(),
            page_url: None,
        };
        let one = print(&new("a@b.example", "x", "yz"));
        assert_eq!(one, print(&New { page_url: Some("/".to_owned()), ..new("a@b.example", "x", "yz") }));
        for other in [new("c@b.example", "x", "yz"), new("a@b.example", "xy", "z"), new("a@b.example", "x", "y")] {
            assert_ne!(one, print(&other));
        }
    }
}
