//! One letter's way from the queue to the mail server.

use std::collections::BTreeMap;
use std::time::Duration;

use chrono::TimeDelta;

use super::compose::{compose, message_id};
use super::model::{self, Logged, Settled, Status, Trigger};
use super::store::log::{self, Attempt};
use super::store::queue::{self, Item};
use super::store::readers::{self, Reader};
use crate::base::{Answer, Timestamp};
use crate::call::{Call, Tx};
use crate::mail::{Letter, Mailer, Outcome};
use crate::notifications::prefs::model::Frequency;

/// The window of the cap on mails to one address.
const CAP_WINDOW: TimeDelta = TimeDelta::hours(1);

/// What became of a letter that has left is tried to be written down again after so long each.
const PAUSES: [Duration; 3] = [Duration::from_millis(200), Duration::from_secs(1), Duration::from_secs(3)];

/// What one letter's round gave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Posted {
    /// It is settled, one way or another.
    Settled(Trigger),
    /// There is no mail server that takes our letters: the next one would fare no better.
    ServerAway,
    /// Somebody else has it now.
    Lost,
    /// The mail server has it, or nobody knows; and that could not be written down. It stays with its batch until the lease ends, and counts
    /// as tried.
    Unwritten,
}

/// Sends what is in `items`, all of one member and one batch, and writes down what became of it. Nothing is locked while the mail
/// server is talked to.
///
/// # Errors
/// A fault if the database or a template fails; the batch's lease ends then, or it is handed back.
pub(super) async fn post(call: &Call, batch: &str, items: &[Item]) -> Answer<Posted> {
    let Some(first) = items.first() else { return Ok(Posted::Settled(Trigger::HandBack)) };
    let mut open = Open { call, batch, items: items.to_vec(), reader: None };
    let Some(reader) = readers::read(call, first.user_id).await? else {
        return open.settle(Settled::plain(Trigger::Gone, "nobody is there")).await;
    };
    open.reader = Some(reader.clone());
    if !call.community()?.active {
        let later = Settled::handed_back(call.now() + CAP_WINDOW, Some("the community is switched off".to_owned()));
        return open.settle(later).await;
    }
    let unheard = open.take(|item| !model::may_hear(&item.activity_type, reader.status));
    open.part(&unheard, Settled::plain(Trigger::Gone, "the account is in no state to hear of it"), None).await?;
    if open.items.is_empty() {
        return Ok(Posted::Settled(Trigger::Gone));
    }
    let preferences = reader.preferences();
    let unwanted = open.take(|item| !model::is_wanted(&item.activity_type, item.frequency, &preferences));
    open.part(&unwanted, Settled::plain(Trigger::Unwanted, "switched off"), None).await?;
    if open.items.is_empty() {
        return Ok(Posted::Settled(Trigger::Unwanted));
    }
    if let Some(reason) = &reader.suppressed {
        let settled = Settled::plain(Trigger::Unwanted, &format!("the address takes nothing: {reason}"));
        let items = std::mem::take(&mut open.items);
        open.part(&items, settled, Some(&reader)).await?;
        return Ok(Posted::Settled(Trigger::Unwanted));
    }
    // From here on it counts as tried, whatever becomes of the process.
    match begin(call, batch, &open.ids(), &reader).await? {
        Begun::Ours => {}
        Begun::Lost => return Ok(Posted::Lost),
        Begun::Capped(until) => {
            let enough = Some("the address has had enough for now".to_owned());
            return open.settle(Settled::handed_back(until, enough)).await;
        }
    }
    let Some(letter) = compose(call, &reader, &open.items).await? else {
        return open.settle(Settled::plain(Trigger::Gone, "there is nothing left to say")).await;
    };
    let outcome = call.room::<Mailer>()?.send(&letter).await;
    let (mut pauses, mut again) = (PAUSES.into_iter(), false);
    loop {
        let failure = match open.conclude(&letter, &outcome, again).await {
            Err(failure) if matches!(outcome, Outcome::Accepted | Outcome::Unknown { .. }) => failure,
            done => return done,
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

/// Writes down that a letter met a fault of ours.
///
/// # Errors
/// A fault if the database fails.
pub(super) async fn stumbled(call: &Call, batch: &str, items: &[Item], line: String) -> Answer<Posted> {
    let open = Open { call, batch, items: items.to_vec(), reader: None };
    let mut tx = call.begin().await?;
    let (settled, _) = open.settle_each(&mut tx, &Outcome::Later { why: line }).await?;
    tx.commit().await?;
    Ok(Posted::Settled(settled.trigger))
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
async fn begin(call: &Call, batch: &str, ids: &[i64], reader: &Reader) -> Answer<Begun> {
    let cap = i64::from(call.room::<Mailer>()?.config().hourly_cap.0);
    let mut tx = call.begin().await?;
    if cap > 0 {
        readers::hold(&mut tx, reader.id).await?;
        let (sent, first) = log::lately(&mut tx, &reader.email, call.now() - CAP_WINDOW).await?;
        let (on_their_way, begun) = queue::on_their_way(&mut tx, reader.id, ids).await?;
        if let Some(first) = first.into_iter().chain(begun).min()
            && sent + on_their_way >= cap
        {
            return Ok(Begun::Capped(first + CAP_WINDOW + TimeDelta::seconds(1)));
        }
    }
    if !queue::begin(&mut tx, batch, ids).await? {
        return Ok(Begun::Lost);
    }
    tx.commit().await?;
    Ok(Begun::Ours)
}

/// Items that are not settled yet.
struct Open<'a> {
    call: &'a Call,
    batch: &'a str,
    items: Vec<Item>,
    reader: Option<Reader>,
}

impl Open<'_> {
    fn ids(&self) -> Vec<i64> {
        self.items.iter().map(|item| item.id).collect()
    }

    /// Takes some out.
    fn take(&mut self, which: impl Fn(&Item) -> bool) -> Vec<Item> {
        let (taken, left) = std::mem::take(&mut self.items).into_iter().partition(which);
        self.items = left;
        taken
    }

    async fn settle(&mut self, settled: Settled) -> Answer<Posted> {
        let items = std::mem::take(&mut self.items);
        let trigger = settled.trigger;
        self.part(&items, settled, None).await?;
        Ok(Posted::Settled(trigger))
    }

    /// Settles some without a letter. The log has those that somebody's address kept from being sent.
    async fn part(&self, items: &[Item], settled: Settled, bad_address: Option<&Reader>) -> Answer<()> {
        if items.is_empty() {
            return Ok(());
        }
        let ids: Vec<i64> = items.iter().map(|item| item.id).collect();
        let mut tx = self.call.begin().await?;
        queue::settle(&mut tx, self.batch, &ids, target(settled.trigger), &settled).await?;
        if let Some(reader) = bad_address {
            let domain = self.call.room::<Mailer>()?.domain();
            let attempt = Attempt {
                to: reader.id,
                recipient: &reader.email,
                category: category(items),
                subject: "",
                status: Logged::Suppressed,
                message: &message_id(items, domain),
                error: settled.error.as_deref(),
            };
            log::write(&mut tx, &attempt).await?;
        }
        tx.commit().await
    }

    /// Settles what was in one letter, by its own attempts each: what has just joined a digest is not given up with what was tried before.
    /// What goes again goes together, as the same letter. Gives what became of that which was tried most often, and how much was settled.
    async fn settle_each(&self, tx: &mut Tx, outcome: &Outcome) -> Answer<(Settled, u64)> {
        let mut by_attempts: BTreeMap<i64, Vec<i64>> = BTreeMap::new();
        for item in &self.items {
            by_attempts.entry(item.attempts).or_default().push(item.id);
        }
        let now = self.call.now();
        let due = by_attempts.keys().filter_map(|attempts| model::settle(outcome, *attempts, now).due).max();
        let (mut last, mut touched) = (model::settle(outcome, 0, now), 0);
        for (attempts, ids) in by_attempts {
            last = model::settle(outcome, attempts, now);
            last.due = last.due.and(due);
            touched += queue::settle(tx, self.batch, &ids, target(last.trigger), &last).await?;
        }
        Ok((last, touched))
    }

    /// Writes down what the mail server made of a letter; `again` if that was tried before.
    async fn conclude(&self, letter: &Letter, outcome: &Outcome, again: bool) -> Answer<Posted> {
        let mut tx = self.call.begin().await?;
        let (settled, touched) = self.settle_each(&mut tx, outcome).await?;
        // What was tried to be written down before may have been, although its answer was lost.
        let is_logged = again && touched == 0;
        if let (false, Some(status), Some(reader)) = (is_logged, Logged::of(outcome), &self.reader) {
            let attempt = Attempt {
                to: reader.id,
                recipient: &reader.email,
                category: category(&self.items),
                subject: &letter.subject,
                status,
                message: &letter.message_id,
                error: settled.error.as_deref(),
            };
            log::write(&mut tx, &attempt).await?;
            if matches!(outcome, Outcome::Refused { bad_address: true, .. }) {
                log::suppress(&mut tx, &reader.email).await?;
            }
        }
        tx.commit().await?;
        if let Outcome::Unreachable { why } = outcome {
            tracing::warn!(why, "there is no mail server that takes our mails");
            return Ok(Posted::ServerAway);
        }
        Ok(Posted::Settled(settled.trigger))
    }
}

/// Where what a worker has goes to. What no move allows fails, rather than be sent for ever.
fn target(trigger: Trigger) -> Status {
    model::step(Status::Processing, trigger).unwrap_or(Status::Failed)
}

fn category(items: &[Item]) -> &'static str {
    match items {
        [one] if one.frequency == Frequency::Instant => model::log_category(&one.activity_type),
        _ => "digest",
    }
}
