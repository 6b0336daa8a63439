//! Those who look after an event read the answers that are for them.

use std::collections::{BTreeMap, HashMap};

use contract::Code;
use serde_json::Value;

use super::answers::{self, Answers, Opened, open, opened_all, unknown};
use super::model::{Audience, Kind, Question, Standing, SubmissionId, audiences};
use super::store;
use super::store::given::{self, Entry};
use crate::actions::role;
use crate::base::text::harmless;
use crate::base::{Answer, MemberId, Refusal};
use crate::call::Call;
use crate::members;
use crate::model::{Event, EventId, forbidden};
use crate::people::model::REACH;
use crate::say;

/// So many members' answers are read in one statement.
const PART: usize = 500;

/// Somebody who takes part or waits, with the answers that everybody reads who may.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// Who, and how they stand.
    pub entry: Entry,
    /// What they answered to questions that are not sensitive.
    pub answers: Vec<Opened>,
    /// Sensitive answers that the viewer may read, too.
    pub withheld: i64,
}

/// An event whose answers the viewer may read, and for whom those are.
async fn sight(call: &Call, id: EventId) -> Answer<(Event, Vec<Audience>)> {
    let viewer = call.member()?;
    let seen = crate::actions::get(call, id).await?;
    let audiences = audiences(role(viewer, &seen));
    if audiences.is_empty() || viewer.tenant != call.tenant() {
        return Err(forbidden().into());
    }
    Ok((seen.event, audiences))
}

/// One page of those who take part or wait, with their answers, and how many there are.
///
/// # Errors
/// As the contract says of `listEventSubmissions`.
pub async fn list(
    call: &Call,
    id: EventId,
    wanted: Option<Standing>,
    (page, per_page): (i64, i64),
) -> Answer<(Event, Vec<Shown>, i64)> {
    let (event, audiences) = sight(call, id).await?;
    let (answered, missing) = given::counts(call, id).await?;
    let total = match wanted {
        None => answered + missing,
        Some(Standing::Answered) => answered,
        Some(Standing::Missing) => missing,
    };
    let offset = (page - 1).saturating_mul(per_page).min(REACH);
    let entries = given::page(call, id, wanted, (per_page, offset)).await?;
    let ids: Vec<SubmissionId> = entries.iter().filter_map(|entry| entry.stands.submission_id).collect();
    let rows = if ids.is_empty() { Vec::new() } else { given::answers(&mut call.reads(), &ids, &audiences).await? };
    let mut withheld: HashMap<SubmissionId, i64> = HashMap::new();
    let (sensitive, plain): (Vec<_>, Vec<_>) = rows.into_iter().partition(|row| row.is_sensitive);
    for row in sensitive {
        *withheld.entry(row.submission_id).or_default() += 1;
    }
    let mut answers: HashMap<SubmissionId, Vec<Opened>> = HashMap::new();
    for one in opened_all(call, id, plain)? {
        answers.entry(one.given.submission_id).or_default().push(one);
    }
    let shown = entries.into_iter().map(|entry| {
        let of = entry.stands.submission_id;
        Shown {
            answers: of.and_then(|of| answers.remove(&of)).unwrap_or_default(),
            withheld: of.and_then(|of| withheld.remove(&of)).unwrap_or_default(),
            entry,
        }
    });
    Ok((event, shown.collect(), total))
}

/// All answers of a member that are for the viewer. That sensitive ones were read is noted before they are.
///
/// # Errors
/// As the contract says of `readEventAnswers`.
pub async fn read(call: &Call, id: EventId, submission: SubmissionId) -> Answer<(Event, Answers)> {
    let (event, audiences) = sight(call, id).await?;
    let submission = given::find(&mut call.reads(), id, submission).await?.ok_or_else(unknown)?;
    note(call, id, &[submission.user_id], &audiences).await?;
    let questions = match store::asked(&mut call.reads(), id).await? {
        Some(form) => store::questions(&mut call.reads(), &[form.id]).await?,
        None => Vec::new(),
    };
    let read = answers::read(&mut call.reads(), submission, &questions, &audiences).await?;
    Ok((event, open(call, submission, read)?))
}

async fn note(call: &Call, id: EventId, members: &[MemberId], audiences: &[Audience]) -> Answer<()> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let mut held = members.to_vec();
    held.push(me);
    members::store::hold(&mut tx, &held).await?;
    given::note(&mut tx, id, (me, members), audiences).await?;
    tx.commit().await
}

/// Answers beside members in a table: one column a question, in the order of the form that is asked, then those that are asked no more.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Columns {
    /// Keys of the questions.
    heads: Vec<String>,
    /// What each member answered, by key.
    cells: HashMap<MemberId, BTreeMap<String, String>>,
}

impl Columns {
    /// What the columns are called.
    pub fn head(&self) -> impl Iterator<Item = String> {
        self.heads.iter().map(|key| format!("answer_{key}"))
    }

    /// What a member answered, column by column.
    pub fn row(&self, member: MemberId) -> impl Iterator<Item = String> {
        let given = self.cells.get(&member);
        let text = move |key| given.and_then(|given| given.get(key)).map_or_else(String::new, |text| harmless(text));
        self.heads.iter().map(text)
    }
}

/// What some members answered that is for the viewer. That sensitive answers were read is noted before they are.
///
/// # Errors
/// 403 `IMPERSONATION_NOT_ALLOWED` for somebody who acts as another; 403 `FORBIDDEN` for whoever reads no answers.
pub async fn columns(call: &Call, id: EventId, people: &[MemberId]) -> Answer<Columns> {
    if call.member()?.impersonator.is_some() {
        return Err(Refusal::new(Code::ImpersonationNotAllowed, say!("impersonation-not-allowed")).into());
    }
    let (_, audiences) = sight(call, id).await?;
    let asked = match store::asked(&mut call.reads(), id).await? {
        Some(form) => store::questions(&mut call.reads(), &[form.id]).await?,
        None => Vec::new(),
    };
    let is_for = |question: &&Question| audiences.contains(&question.audience);
    let mut heads: Vec<String> = asked.iter().filter(is_for).map(|question| question.question_key.clone()).collect();
    let mut cells: HashMap<MemberId, BTreeMap<String, String>> = HashMap::new();
    for part in people.chunks(PART) {
        note(call, id, part, &audiences).await?;
        let rows = given::of_members(&mut call.reads(), id, part, &audiences).await?;
        for one in opened_all(call, id, rows)? {
            let key = one.given.question_key;
            if !heads.contains(&key) {
                heads.push(key.clone());
            }
            cells.entry(one.given.user_id).or_default().insert(key, text(one.given.kind, one.value.as_ref()));
        }
    }
    Ok(Columns { heads, cells })
}

/// The first 10,000 of those who take part or wait, and what they answered that is for the viewer. That sensitive answers were read is noted before they are.
///
/// # Errors
/// As the contract says of `exportEventSubmissions`.
pub async fn all(call: &Call, id: EventId, wanted: Option<Standing>) -> Answer<(Vec<Entry>, Columns)> {
    sight(call, id).await?;
    let entries = given::page(call, id, wanted, (REACH, 0)).await?;
    let ids: Vec<MemberId> = entries.iter().map(|entry| entry.member.id).collect();
    let columns = columns(call, id, &ids).await?;
    Ok((entries, columns))
}

/// An answer in a cell.
fn text(kind: Kind, value: Option<&Value>) -> String {
    match (kind, value) {
        (Kind::YesNo | Kind::Consent, Some(Value::Bool(yes))) => if *yes { "yes" } else { "no" }.to_owned(),
        (_, Some(Value::String(text))) => text.clone(),
        (_, Some(Value::Array(list))) => list.iter().filter_map(Value::as_str).collect::<Vec<_>>().join("; "),
        (_, Some(Value::Null) | None) => String::new(),
        (_, Some(other)) => other.to_string(),
    }
}
