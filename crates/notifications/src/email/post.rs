//! One letter's way from the queue to the mail server.

use std::time::Duration;

use chrono::TimeDelta;

use super::compose::compose;
use super::model::{self, Settled, Trigger};
use super::open::Open;
use super::store::queue;
use super::store::readers::{self, Reader};
use crate::base::{Answer, Timestamp};
use crate::call::Call;
use crate::mail::{Mailer, Outcome};
use crate::queue::Held;

/// The window of the cap on mails to one address.
const CAP_WINDOW: TimeDelta = TimeDelta::hours(1);

/// What became of a letter that has left is tried to be written down again after so long each.
const PAUSES: [Duration; 3] = [Duration::from_millis(200), Duration::from_secs(1), Duration::from_secs(3)];

/// What one letter's turn gave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Posted {
    /// It is settled, one way or another.
    Settled(Trigger),
    /// There is no mail server that takes our letters: the next one would fare no better.
    ServerAway,
    /// Somebody else has it now, or nothing is left of it.
    Lost,
    /// The mail server has it, or nobody knows; and that could not be written down. Its task stays in the worker's hands until the lease ends, and it
    /// counts as tried.
    Unwritten,
}

impl Posted {
    fn settled(ours: bool, trigger: Trigger) -> Self {
        if ours { Self::Settled(trigger) } else { Self::Lost }
    }
}

/// Sends the letter of a task and writes down what became of it. Nothing is locked while the mail server is talked to.
///
/// # Errors
/// A fault if the database or a template fails.
pub(super) async fn post(call: &Call, held: &Held) -> Answer<Posted> {
    let mut open = Open::read(call, held).await?;
    let unfinished = open.has_unfinished();
    if unfinished && !open.give_up_unfinished().await? {
        return Ok(Posted::Lost);
    }
    let Some((member, address)) = open.items.first().map(|item| (item.user_id, item.address.clone())) else {
        open.end().await?;
        return Ok(Posted::settled(unfinished, Trigger::GiveUp));
    };
    let Some(reader) = readers::read(call, member, address.as_deref()).await? else {
        let ours = open.settle(Settled::plain(Trigger::Gone, "nobody is there"), None).await?;
        return Ok(Posted::settled(ours, Trigger::Gone));
    };
    if !call.community()?.active {
        let later = Settled::handed_back(call.now() + CAP_WINDOW, Some("the community is switched off".to_owned()));
        return Ok(Posted::settled(open.settle(later, None).await?, Trigger::HandBack));
    }
    let unheard = open.take(|item| !model::may_hear(&item.activity_type, reader.status));
    let ours =
        open.part(unheard, Settled::plain(Trigger::Gone, "the account is in no state to hear of it"), None).await?;
    if !ours || open.items.is_empty() {
        return Ok(Posted::settled(ours, Trigger::Gone));
    }
    let preferences = reader.preferences();
    let unwanted = open.take(|item| !model::is_wanted(&item.activity_type, item.frequency, &preferences));
    let ours = open.part(unwanted, Settled::plain(Trigger::Unwanted, "switched off"), None).await?;
    if !ours || open.items.is_empty() {
        return Ok(Posted::settled(ours, Trigger::Unwanted));
    }
    if let Some(reason) = &reader.suppressed {
        let settled = Settled::plain(Trigger::Unwanted, &format!("the address takes nothing: {reason}"));
        return Ok(Posted::settled(open.settle(settled, Some(&reader)).await?, Trigger::Unwanted));
    }
    // From here on it counts as tried, whatever becomes of the process.
    match begin(call, held, &open.ids(), &reader).await? {
        Begun::Ours => {}
        Begun::Lost => return Ok(Posted::Lost),
        Begun::Capped(until) => {
            let enough = Settled::handed_back(until, Some("the address has had enough for now".to_owned()));
            return Ok(Posted::settled(open.settle(enough, None).await?, Trigger::HandBack));
        }
    }
    let Some(letter) = compose(call, &reader, &open.items).await? else {
        let ours = open.settle(Settled::plain(Trigger::Gone, "there is nothing left to say"), None).await?;
        return Ok(Posted::settled(ours, Trigger::Gone));
    };
    let outcome = call.room::<Mailer>()?.send(&letter).await;
    let (mut pauses, mut again) = (PAUSES.into_iter(), false);
    loop {
        let failure = match open.conclude((&letter, &reader), &outcome, again).await {
            Ok(settled) => return Ok(said(&outcome, settled.trigger)),
            Err(failure) if matches!(outcome, Outcome::Accepted | Outcome::Unknown { .. }) => failure,
            Err(failure) => return Err(failure),
        };
        again = true;
        match pauses.next() {
            Some(pause) => tokio::time::sleep(pause).await,
            None => {
                tracing::error!(%failure, message = letter.message_id, "what became of a mail cannot be written down");
                return Ok(Posted::Unwritten);
            }
        }
    }
}

fn said(outcome: &Outcome, trigger: Trigger) -> Posted {
    if let Outcome::Unreachable { why } = outcome {
        tracing::warn!(why, "there is no mail server that takes our mails");
        return Posted::ServerAway;
    }
    Posted::Settled(trigger)
}

/// Writes down that a letter met a fault of ours. It counts as tried, so that it does not keep the others waiting for ever.
///
/// # Errors
/// A fault if the database fails.
pub(super) async fn stumbled(call: &Call, held: &Held, line: String) -> Answer<Posted> {
    let open = Open::read_again(call, held).await?;
    let settled = open.fail(&Outcome::Later { why: line }).await?;
    Ok(settled.map_or(Posted::Lost, |settled| Posted::Settled(settled.trigger)))
}

/// What became of the wish to send a letter.
enum Begun {
    /// It is on its way.
    Ours,
    /// Somebody else has it.
    Lost,
    /// The reader has had as many as the operator allows; the next one may go then.
    Capped(Timestamp),
}

/// Says that a letter is on its way, unless its reader has had as many as the operator allows. What others are sending counts as well: the reader's
/// row is held meanwhile, so that of two senders one counts the other's letter.
async fn begin(call: &Call, held: &Held, ids: &[i64], reader: &Reader) -> Answer<Begun> {
    let cap = i64::from(call.room::<Mailer>()?.config().hourly_cap.0);
    let mut tx = call.begin().await?;
    if !held.hold(&mut tx).await? {
        return Ok(Begun::Lost);
    }
    if cap > 0 {
        readers::hold(&mut tx, reader.id).await?;
        let who = (reader.id, reader.email.as_str());
        let (letters, sent, begun) = queue::counted(&mut tx, who, call.now() - CAP_WINDOW, ids).await?;
        if let Some(first) = sent.into_iter().chain(begun).min()
            && letters >= cap
        {
            return Ok(Begun::Capped(first + CAP_WINDOW + TimeDelta::seconds(1)));
        }
    }
    if !queue::begin(&mut tx, ids).await? {
        return Ok(Begun::Lost);
    }
    tx.commit().await?;
    Ok(Begun::Ours)
}
