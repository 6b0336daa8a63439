//! One message on its way to each browser and phone of a member.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use chrono::TimeDelta;
use futures::FutureExt as _;
use futures::future::join_all;
use futures::join;

use super::Push;
use super::actions::{wants_campaigns, wants_messages};
use super::link::{FALLBACK, for_phones, is_path};
use super::model::{Channel, LASTS, OnPhones, State, Tally, Verdict, next_try, on_phones, title_name};
use super::native::Note;
use super::store::queue::{self, Outgoing};
use super::store::{self, BrowserRow, PhoneRow, log};
use super::web::{Browser, Message};
use crate::base::{Answer, Timestamp};
use crate::call::{Call, Tenant};
use crate::campaigns::notices::CAMPAIGN;
use crate::language::{Args, Language};
use crate::queue::{Fate, Held};

/// How far a message has come after one attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ended {
    /// For good, however it ended.
    Finished,
    /// For now.
    Postponed,
    /// Somebody else has it.
    Lost,
}

/// One message whose task is ours.
pub(super) struct Delivery<'a> {
    pub(super) call: &'a Call,
    pub(super) tenant: &'a Arc<Tenant>,
    pub(super) push: &'a Push,
    pub(super) message: &'a Outgoing,
    pub(super) held: &'a Held,
}

impl Delivery<'_> {
    /// Sends what is due and writes down how it ended.
    pub(super) async fn run(&self) -> Answer<Ended> {
        let (call, message) = (self.call, self.message);
        let tried = self.held.task().attempts;
        if tried > 1 {
            queue::abandon(call, message.id, "nobody knows whether it arrived").await?;
        }
        let goes_on = self.is_wanted().await?;
        if goes_on {
            self.send().await?;
        }
        let attempts = queue::attempts(call, message.id).await?;
        let next = attempts.iter().filter(|one| one.state == State::Again).map(|one| one.due_at).min();
        if let Some(due) = next.filter(|_| goes_on) {
            let mut tx = call.begin().await?;
            if !self.held.hold(&mut tx).await? {
                return Ok(Ended::Lost);
            }
            self.held.settle(&mut tx, &[message.id], Fate::Again(Some(due)), (None, tried)).await?;
            tx.commit().await?;
            return Ok(Ended::Postponed);
        }
        let mut tally = Tally::default();
        for one in &attempts {
            tally.note(one.channel, one.state, one.error.as_deref());
        }
        let mut tx = call.begin().await?;
        if !self.held.hold(&mut tx).await? {
            return Ok(Ended::Lost);
        }
        queue::finish(&mut tx, message.id).await?;
        self.held.settle(&mut tx, &[message.id], Fate::Done, (None, tried)).await?;
        if let Some(line) = tally.logged() {
            log::insert(&mut tx, message, &line).await?;
        }
        tx.commit().await?;
        Ok(Ended::Finished)
    }

    /// From then on nobody needs it.
    fn until(&self) -> Timestamp {
        self.message.created_at + LASTS
    }

    /// Whether the member is still there and still wants to hear it, and it is not too late.
    async fn is_wanted(&self) -> Answer<bool> {
        let (call, message) = (self.call, self.message);
        if !self.tenant.active || call.now() >= self.until() {
            return Ok(false);
        }
        let recipient = queue::recipient(call, message.user_id).await?;
        let is_campaign = message.kind == CAMPAIGN.as_str();
        Ok(recipient.is_some_and(|one| {
            let wants = if is_campaign { wants_campaigns } else { wants_messages };
            one.active && wants(&one.notification_preferences.0)
        }))
    }

    /// Both ways at once, each for itself: whatever becomes of one is nothing to the other.
    async fn send(&self) -> Answer<()> {
        let web = AssertUnwindSafe(self.to_browsers()).catch_unwind();
        let native = AssertUnwindSafe(self.to_phones()).catch_unwind();
        let (web, native) = join!(web, native);
        if web.is_err() || native.is_err() {
            tracing::error!(message = self.message.id, "a message could not be sent: the program is wrong");
            queue::abandon(self.call, self.message.id, "our own mistake").await?;
        }
        // The database's trouble: the message stays where it is.
        web.unwrap_or(Ok(())).and(native.unwrap_or(Ok(())))
    }

    async fn to_browsers(&self) -> Answer<()> {
        let browsers = store::browsers(self.call, self.message.user_id).await?;
        let each = browsers.iter().map(|row| self.to_browser(row));
        join_all(each).await.into_iter().collect()
    }

    async fn to_browser(&self, row: &BrowserRow) -> Answer<()> {
        let (call, message) = (self.call, self.message);
        let Some((attempt, tries)) = queue::begin(call, message.id, Channel::Web, row.id).await? else { return Ok(()) };
        let browser =
            Browser { endpoint: row.endpoint.clone(), p256dh: row.p256dh_key.clone(), auth: row.auth_key.clone() };
        let path = if self.tenant.domain.is_some() { String::new() } else { format!("/{}", self.tenant.slug) };
        let told = Message {
            title: &message.title,
            body: &message.body,
            kind: &message.kind,
            link: if is_path(&message.link) { &message.link } else { FALLBACK },
            options: &message.options.0,
            tenant_path: &path,
            urgent: on_phones(&message.kind) == OnPhones::Loudly,
            until: self.until(),
        };
        let verdict = self.push.web().push(&browser, &told, call.now(), call.chance()).await;
        if verdict == Verdict::Gone {
            store::forget_browser(call, message.tenant_id, row.id).await?;
        }
        self.settle(Channel::Web, attempt, tries, verdict).await
    }

    async fn to_phones(&self) -> Answer<()> {
        let emergency = match on_phones(&self.message.kind) {
            _ if self.message.web_only => return Ok(()),
            OnPhones::Never => return Ok(()),
            OnPhones::Plainly => false,
            OnPhones::Loudly => true,
        };
        let phones = store::phones(self.call, self.message.user_id).await?;
        let link = for_phones(&self.message.link, &self.tenant.slug);
        // What phones show is the same for everybody, whoever wrote the message.
        let general = if self.message.kind == CAMPAIGN.as_str() { self.general().await? } else { None };
        let (title, body) = match &general {
            Some((title, body)) => (title, body),
            None => (&self.message.title, &self.message.body),
        };
        let note = Note { title, body, kind: &self.message.kind, link: &link, emergency, until: self.until() };
        join_all(phones.iter().map(|row| self.to_phone(row, note))).await.into_iter().collect()
    }

    /// What is said of every message of this type, in the member's language.
    async fn general(&self) -> Answer<Option<(String, String)>> {
        let recipient = queue::recipient(self.call, self.message.user_id).await?;
        Ok(recipient.map(|one| {
            let (language, none) = (Language::of(&one.preferred_language), Args::new());
            (language.say(&title_name(&self.message.kind), &none), language.say("push-body", &none))
        }))
    }

    async fn to_phone(&self, row: &PhoneRow, note: Note<'_>) -> Answer<()> {
        let (call, message) = (self.call, self.message);
        let Some((attempt, tries)) = queue::begin(call, message.id, Channel::Native, row.id).await? else {
            return Ok(());
        };
        let verdict = self.push.native().push(&row.token, &note, call.now()).await;
        if verdict == Verdict::Gone {
            store::forget_phone(call, message.tenant_id, row.id).await?;
        }
        self.settle(Channel::Native, attempt, tries, verdict).await
    }

    /// Writes down what the push service said.
    async fn settle(&self, channel: Channel, attempt: i64, tries: i64, verdict: Verdict) -> Answer<()> {
        let (call, now) = (self.call, self.call.now());
        let (state, due, error) = match verdict {
            Verdict::Sent => (State::Sent, now, None),
            Verdict::Gone => (State::Gone, now, None),
            Verdict::Failed { why } => (State::Failed, now, Some(why)),
            Verdict::Again { after, why } => match self.next(tries, after, now) {
                Some(due) => (State::Again, due, Some(why)),
                None => (State::Failed, now, Some(why)),
            },
        };
        let labels = [("channel", channel.as_str()), ("outcome", state.as_str())];
        metrics::counter!("timeweave_push_total", &labels).increment(1);
        queue::settle(call, attempt, state, due, error.as_deref()).await?;
        Ok(())
    }

    fn next(&self, tries: i64, asked: Option<TimeDelta>, now: Timestamp) -> Option<Timestamp> {
        let dice = u32::from_be_bytes(self.call.chance().bytes());
        next_try(tries, self.message.created_at, now, asked, dice)
    }
}
