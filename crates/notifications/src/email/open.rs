//! What one letter gathers, until it is written down what became of it.

use std::collections::BTreeMap;

use super::compose::message_id;
use super::model::{self, Logged, Settled, Status, Trigger};
use super::store::log::{self, Attempt};
use super::store::queue::{self, Item};
use super::store::readers::Reader;
use crate::base::Answer;
use crate::call::{Call, Tx};
use crate::mail::{Letter, Mailer, Outcome};
use crate::notifications::prefs::model::Frequency;
use crate::queue::{Fate, Held};

/// Items that are not settled yet.
pub(super) struct Open<'a> {
    pub(super) call: &'a Call,
    held: &'a Held,
    /// Each with the number of the attempt that comes now.
    pub(super) items: Vec<Item>,
    /// Those that a crash found on their way for the last time.
    never_finished: Vec<Item>,
    /// What became of the item whose task holds the others' lane, if that is decided before they are: written down with the last of them.
    first: Option<(Item, Settled)>,
    /// What has a task and needs none.
    over: Vec<i64>,
}

impl<'a> Open<'a> {
    /// Everything that goes into the letter of a task.
    pub(super) async fn read(call: &'a Call, held: &'a Held) -> Answer<Self> {
        let subjects = held.due_in_lane(call).await?;
        let found = queue::read(call, &subjects).await?;
        let over = subjects.into_iter().filter(|id| found.iter().all(|item| item.id != *id)).collect();
        let (mut items, mut never_finished) = (Vec::with_capacity(found.len()), Vec::new());
        for item in found {
            match model::next_attempt(item.status, item.attempts) {
                Some(attempts) => items.push(Item { attempts, ..item }),
                None => never_finished.push(item),
            }
        }
        Ok(Self { call, held, items, never_finished, first: None, over })
    }

    /// The same after trouble of our own: what had begun already is not a further attempt.
    pub(super) async fn read_again(call: &'a Call, held: &'a Held) -> Answer<Self> {
        let mut open = Self::read(call, held).await?;
        for item in &mut open.items {
            if item.status == Status::Processing {
                item.attempts -= 1;
            }
        }
        open.items.append(&mut open.never_finished);
        Ok(open)
    }

    pub(super) fn ids(&self) -> Vec<i64> {
        self.items.iter().map(|item| item.id).collect()
    }

    /// Takes some out.
    pub(super) fn take(&mut self, which: impl Fn(&Item) -> bool) -> Vec<Item> {
        let (taken, left) = std::mem::take(&mut self.items).into_iter().partition(which);
        self.items = left;
        taken
    }

    /// Whether a crash found something on its way for the last time.
    pub(super) fn has_unfinished(&self) -> bool {
        !self.never_finished.is_empty()
    }

    /// Gives that up. False if the task is somebody else's.
    pub(super) async fn give_up_unfinished(&mut self) -> Answer<bool> {
        let items = std::mem::take(&mut self.never_finished);
        self.part(items, Settled::plain(Trigger::GiveUp, "never finished"), None).await
    }

    /// Settles what is left without a letter. False if the task is somebody else's.
    pub(super) async fn settle(&mut self, settled: Settled, bad_address: Option<&Reader>) -> Answer<bool> {
        let items = std::mem::take(&mut self.items);
        self.part(items, settled, bad_address).await
    }

    /// Settles some without a letter. The log has those that somebody's address kept from being sent. False if the task is somebody else's.
    pub(super) async fn part(
        &mut self,
        mut items: Vec<Item>,
        settled: Settled,
        bad_address: Option<&Reader>,
    ) -> Answer<bool> {
        let first = self.held.task().subject;
        let is_last = self.items.is_empty();
        if !is_last && let Some(nth) = items.iter().position(|item| item.id == first) {
            self.first = Some((items.remove(nth), settled.clone()));
        }
        if items.is_empty() && !is_last {
            return Ok(true);
        }
        let mut tx = self.call.begin().await?;
        if !self.held.hold(&mut tx).await? {
            return Ok(false);
        }
        self.write(&mut tx, &items, &settled).await?;
        if let Some(reader) = bad_address {
            let domain = self.call.room::<Mailer>()?.domain();
            let attempt = Attempt {
                to: reader.id,
                recipient: &reader.email,
                category: category(&items),
                subject: "",
                link: None,
                status: Logged::Suppressed,
                message: &message_id(&items, domain),
                error: settled.error.as_deref(),
            };
            log::write(&mut tx, &attempt).await?;
        }
        if is_last {
            self.close(&mut tx).await?;
        }
        tx.commit().await?;
        Ok(true)
    }

    /// Writes down what the mail server made of a letter; `again` if that was tried before.
    pub(super) async fn conclude(
        &self,
        (letter, reader): (&Letter, &Reader),
        outcome: &Outcome,
        again: bool,
    ) -> Answer<Settled> {
        let mut tx = self.call.begin().await?;
        let ours = self.held.hold(&mut tx).await?;
        let settled = if ours { self.settle_each(&mut tx, outcome).await? } else { self.last(outcome) };
        // What was tried to be written down before may have been, although its answer was lost.
        let is_logged = again && !ours;
        if let (false, Some(status)) = (is_logged, Logged::of(outcome)) {
            let attempt = Attempt {
                to: reader.id,
                recipient: &reader.email,
                category: category(&self.items),
                subject: &letter.subject,
                link: if let [item] = self.items.as_slice() { item.link.as_deref() } else { None },
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
        Ok(settled)
    }

    /// Settles what is left as one attempt at a letter ended, in a transaction of its own. False if the task is somebody else's.
    pub(super) async fn fail(&self, outcome: &Outcome) -> Answer<Option<Settled>> {
        let mut tx = self.call.begin().await?;
        if !self.held.hold(&mut tx).await? {
            return Ok(None);
        }
        let settled = self.settle_each(&mut tx, outcome).await?;
        tx.commit().await?;
        Ok(Some(settled))
    }

    /// Settles what was in one letter, by its own attempts each: what has just joined a digest is not given up with what was tried before.
    /// What goes again goes together, as the same letter. Gives what became of that which was tried most often.
    async fn settle_each(&self, tx: &mut Tx, outcome: &Outcome) -> Answer<Settled> {
        let now = self.call.now();
        let due = self.items.iter().filter_map(|item| model::settle(outcome, item.attempts, now).due).max();
        let mut by_attempts: BTreeMap<i64, Vec<Item>> = BTreeMap::new();
        for item in &self.items {
            by_attempts.entry(item.attempts).or_default().push(item.clone());
        }
        for (attempts, items) in by_attempts {
            let settled = model::settle(outcome, attempts, now);
            self.write(tx, &items, &Settled { due: settled.due.and(due), ..settled }).await?;
        }
        self.close(tx).await?;
        Ok(self.last(outcome))
    }

    fn last(&self, outcome: &Outcome) -> Settled {
        let attempts = self.items.iter().map(|item| item.attempts).max().unwrap_or(0);
        model::settle(outcome, attempts, self.call.now())
    }

    /// Writes down what became of some, in their rows and in the queue.
    async fn write(&self, tx: &mut Tx, items: &[Item], settled: &Settled) -> Answer<()> {
        let mut by_attempts: BTreeMap<i64, Vec<i64>> = BTreeMap::new();
        for item in items {
            by_attempts.entry(item.attempts - i64::from(settled.uncounted)).or_default().push(item.id);
        }
        for (attempts, ids) in by_attempts {
            queue::settle(tx, &ids, target(settled.trigger), settled, attempts).await?;
            self.held.settle(tx, &ids, settled.fate(), (settled.error.as_deref(), attempts)).await?;
        }
        Ok(())
    }

    /// Writes down what waited for the others.
    async fn close(&self, tx: &mut Tx) -> Answer<()> {
        if let Some((item, settled)) = &self.first {
            self.write(tx, std::slice::from_ref(item), settled).await?;
        }
        if !self.over.is_empty() {
            self.held.settle(tx, &self.over, Fate::Done, (None, self.held.task().attempts)).await?;
        }
        Ok(())
    }

    /// Ends a task that nothing is left of.
    pub(super) async fn end(&self) -> Answer<()> {
        let mut tx = self.call.begin().await?;
        if self.held.hold(&mut tx).await? {
            self.close(&mut tx).await?;
            tx.commit().await?;
        }
        Ok(())
    }
}

/// Where what is on its way goes to. What no move allows fails, rather than be sent for ever.
fn target(trigger: Trigger) -> Status {
    model::step(Status::Processing, trigger).unwrap_or(Status::Failed)
}

fn category(items: &[Item]) -> &'static str {
    match items {
        [one] if one.frequency == Frequency::Instant => model::log_category(&one.activity_type),
        _ => "digest",
    }
}
