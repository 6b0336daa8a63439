//! The bus: who listens to what, and telling them.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use bytes::Bytes;
use futures::{Stream, stream};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::time::Instant;

use super::ear::{Ear, Inner, Owner, Told};
use super::names;
use super::relay::{Message, Others, Relay};
use super::roster::{Change, Effects, News, Roster, Someone};
use super::rows::Rows;
use crate::base::{GroupId, MemberId, NotificationId, TenantId};

/// What can be listened to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// A member's bell, and how much is unread.
    Member(Owner),
    /// Rows of a community.
    Rows(TenantId, Rows),
    /// A channel of a community, by its name.
    Channel(TenantId, Arc<str>),
    /// What of such a channel is for some of its listeners only: told to an ear once it was found to be one of them.
    Checked(TenantId, Arc<str>),
    /// A connection, by the name that it was given.
    Connection(Arc<str>),
    /// The sign-ins of a member.
    SignIns(Owner),
}

/// Who of a channel's listeners may hear of something. Looked at when it is told, not when they began to listen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Guard {
    /// Active members of a group.
    Group(GroupId),
    /// Whoever has not blocked this member and is not blocked by them.
    From(MemberId),
    /// Likewise, and not this member.
    Beside(MemberId),
}

/// Something that happens on a channel. Written once, however many hear it.
#[derive(Debug)]
pub struct Event {
    /// The community of the channel.
    pub tenant: TenantId,
    /// The channel.
    pub channel: Arc<str>,
    /// What it is called.
    pub name: Cow<'static, str>,
    /// Its payload, as JSON.
    pub payload: Box<str>,
    /// Who may hear of it; none: whoever listens to the channel.
    pub guard: Option<Guard>,
    wire: OnceLock<Bytes>,
}

impl Event {
    pub(super) fn new(
        tenant: TenantId,
        channel: Arc<str>,
        name: Cow<'static, str>,
        payload: Box<str>,
        guard: Option<Guard>,
    ) -> Self {
        Self { tenant, channel, name, payload, guard, wire: OnceLock::new() }
    }

    /// An event for the listeners of this process.
    #[must_use]
    pub fn here(tenant: TenantId, channel: Arc<str>, name: &'static str, payload: &Value) -> Self {
        Self::new(tenant, channel, Cow::Borrowed(name), payload.to_string().into_boxed_str(), None)
    }

    /// What goes over the wire for it, made by whoever needs it first.
    pub fn wire(&self, make: impl FnOnce(&Self) -> Bytes) -> Bytes {
        self.wire.get_or_init(|| make(self)).clone()
    }
}

/// What [`Live::subscribe`] gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ring {
    /// A line has come; it is stored.
    New(NotificationId),
    /// Lines have come that were not told one by one.
    Missed,
}

type Ears = HashMap<Topic, Arc<Vec<Arc<Inner>>>>;

/// The bus of live updates. Cheap to clone.
///
/// Of bells and other rows it carries identities only; whoever hears one reads the row, so that nothing is shown that the member may not see.
#[derive(Clone, Default)]
pub struct Live {
    ears: Arc<Mutex<Ears>>,
    roster: Arc<Mutex<Roster>>,
    others: Option<Others>,
}

impl Live {
    /// A bus within this process.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// A bus that also reaches the other processes behind one Redis which use the same prefix, once somebody runs its [`Relay`].
    ///
    /// # Errors
    /// If the URL cannot be used. Whether somebody answers there shows later: live updates never keep a gateway from
    /// starting.
    pub fn redis(url: &str, prefix: &str) -> Result<(Self, Relay), redis::RedisError> {
        let client = redis::Client::open(url)?;
        // What others have told is not told them again.
        let here = Self::default();
        let (others, relay) = Relay::new(client, prefix, here.clone());
        Ok((Self { others: Some(others), ..here }, relay))
    }

    /// An ear that listens to nothing yet, for which so much may wait.
    #[must_use]
    pub fn ear(&self, room: usize) -> Ear {
        // An ear tells nobody, so it does not keep the way to others open.
        Ear::new(Self { others: None, ..self.clone() }, room)
    }

    /// Tells a member's subscriptions, here and elsewhere, of a line that is committed. Never waits.
    pub fn publish(&self, tenant: TenantId, member: MemberId, notification: NotificationId) {
        let owner = Owner { tenant, member };
        self.tell_here(&Topic::Member(owner), &Told::Bell(owner, notification));
        self.relay(|| Message::Bell { tenant, member, notification });
    }

    /// Tells them that what the member has not read has changed. Never waits.
    pub fn recount(&self, tenant: TenantId, member: MemberId) {
        let owner = Owner { tenant, member };
        self.tell_here(&Topic::Member(owner), &Told::Counts(owner));
        self.relay(|| Message::Counts { tenant, member });
    }

    /// Tells whoever follows these rows, here and elsewhere, that one of them has come or changed and is committed. Never waits.
    pub fn changed(&self, tenant: TenantId, rows: Rows, row: i64) {
        self.tell_here(&Topic::Rows(tenant, rows), &Told::Row(row));
        self.relay(|| Message::Row { tenant, rows, row });
    }

    /// Tells whoever follows these rows, here and elsewhere, that somebody may not see them any more: they look whether they still may. Never
    /// waits.
    pub fn withdrawn(&self, tenant: TenantId, rows: Rows) {
        // No row has this number, so that nothing else is read.
        self.changed(tenant, rows, 0);
    }

    /// Tells everybody who listens to a channel, here and elsewhere. Never waits.
    pub fn tell(&self, tenant: TenantId, channel: &str, name: &'static str, payload: &Value) {
        self.tell_guarded(tenant, channel, name, payload, None);
    }

    /// Tells those of a channel's listeners who pass the guard, here and elsewhere. Never waits.
    pub fn tell_guarded(
        &self,
        tenant: TenantId,
        channel: &str,
        name: &'static str,
        payload: &Value,
        guard: Option<Guard>,
    ) {
        let topic = Topic::Channel(tenant, Arc::from(channel));
        if self.others.is_none() && !self.is_heard(&topic) {
            return;
        }
        let payload = payload.to_string().into_boxed_str();
        self.relay(|| Message::Event {
            tenant,
            channel: channel.to_owned(),
            name: name.to_owned(),
            payload: payload.clone().into(),
            guard,
        });
        let event = Event::new(tenant, Arc::from(channel), Cow::Borrowed(name), payload, guard);
        self.tell_here(&topic, &Told::Event(Arc::new(event)));
    }

    /// Tells a connection whose it is: the one of this process, or of another one. Never waits.
    pub fn vouch(&self, connection: &str, owner: Owner) {
        let topic = Topic::Connection(Arc::from(connection));
        if self.is_heard(&topic) {
            self.tell_here(&topic, &Told::Owner(owner));
        } else {
            let Owner { tenant, member } = owner;
            self.relay(|| Message::Owner { connection: connection.to_owned(), tenant, member });
        }
    }

    /// Tells a member's connections, here and elsewhere, that one of the member's sign-ins has ended. Never waits.
    pub fn signed_out(&self, owner: Owner) {
        self.tell_here(&Topic::SignIns(owner), &Told::SignedOut);
        let Owner { tenant, member } = owner;
        self.relay(|| Message::SignedOut { tenant, member });
    }

    /// Tells the listeners of this process alone.
    pub fn tell_here(&self, topic: &Topic, told: &Told) {
        for ear in self.of(topic).iter() {
            ear.tell(told.clone());
        }
    }

    /// Tells those listeners of this process whose owner passes.
    pub fn tell_those(&self, topic: &Topic, told: &Told, passes: impl Fn(Owner) -> bool) {
        for ear in self.of(topic).iter().filter(|ear| ear.owner().is_some_and(&passes)) {
            ear.tell(told.clone());
        }
    }

    /// Whose ears listen to a topic in this process.
    #[must_use]
    pub fn owners(&self, topic: &Topic) -> Vec<Owner> {
        self.of(topic).iter().filter_map(|ear| ear.owner()).collect()
    }

    /// Notes that a member is on a presence channel, and tells whoever listens to it, here and elsewhere, if they were not before. Until
    /// what this gives is dropped. `info` is what others see of them, as JSON. Never waits.
    #[must_use]
    pub fn come(&self, owner: Owner, channel: &Arc<str>, info: &str) -> Presence {
        let Owner { tenant, member } = owner;
        let who = Someone { tenant, channel: Arc::clone(channel), member, info: Arc::from(info) };
        self.note(|roster| roster.come(&who));
        Presence { live: self.clone(), who }
    }

    /// Who is on a presence channel, at any gateway, and what others see of them, as JSON.
    #[must_use]
    pub fn present(&self, tenant: TenantId, channel: &Arc<str>) -> BTreeMap<MemberId, Arc<str>> {
        self.roster().present(&(tenant, Arc::clone(channel)))
    }

    /// Another gateway, by our name and its own, tells who is there. What is to be told in answer.
    pub(super) fn hear_of(&self, names: (&str, &str), news: News) -> Option<News> {
        let mut roster = self.roster();
        let Effects { here, others } = roster.hear(names, news, Instant::now());
        self.tell_changes(here);
        others
    }

    /// After a time in which other gateways could not be heard. What is to be told them.
    pub(super) fn meet(&self) -> [News; 2] {
        let mut roster = self.roster();
        roster.renew(Instant::now());
        [News::Ask { of: None }, roster.all()]
    }

    /// When this process ends. What is to be told other gateways.
    pub(super) fn goodbye(&self) -> News {
        self.roster().goodbye()
    }

    /// Now and then. What is to be told other gateways.
    pub(super) fn beat(&self) -> News {
        let mut roster = self.roster();
        self.tell_changes(roster.forget(Instant::now()));
        roster.beat()
    }

    fn note(&self, change: impl FnOnce(&mut Roster) -> Effects) {
        // Told under the lock, so that everybody hears it in the order in which it happened.
        let mut roster = self.roster();
        let Effects { here, others } = change(&mut roster);
        if let Some(news) = others {
            self.relay(|| Message::Presence { news });
        }
        self.tell_changes(here);
    }

    fn tell_changes(&self, changes: Vec<Change>) {
        for Change { who: Someone { tenant, channel, member, info }, came } in changes {
            let topic = Topic::Channel(tenant, Arc::clone(&channel));
            if !self.is_heard(&topic) {
                continue;
            }
            let (name, payload) = if came {
                (names::MEMBER_ADDED, format!(r#"{{"user_id":"{member}","user_info":{info}}}"#))
            } else {
                (names::MEMBER_REMOVED, format!(r#"{{"user_id":"{member}"}}"#))
            };
            let event = Event::new(tenant, channel, Cow::Borrowed(name), payload.into(), Some(Guard::Beside(member)));
            self.tell_here(&topic, &Told::Event(Arc::new(event)));
        }
    }

    /// Sends those away who listen to a presence channel and may have missed who came or went: they find out when they come anew.
    pub fn lose_track(&self, tenant: TenantId, channel: &Arc<str>) {
        self.tell_here(&Topic::Checked(tenant, Arc::clone(channel)), &Told::Overflowed);
    }

    /// What comes into a member's bell from now on: whoever listens to nothing else has it easier so. It never ends by itself.
    pub fn subscribe(&self, tenant: TenantId, member: MemberId) -> impl Stream<Item = Ring> + Send + use<> {
        let ear = self.ear(64);
        ear.listen(&Topic::Member(Owner { tenant, member }));
        stream::unfold(ear, async |ear| {
            loop {
                match ear.hear().await {
                    Told::Bell(_, id) => return Some((Ring::New(id), ear)),
                    Told::Missed | Told::Overflowed => return Some((Ring::Missed, ear)),
                    _ => {}
                }
            }
        })
    }

    /// How many topics are listened to in this process; sign-ins, which every connection of a member's listens to, are not counted.
    #[must_use]
    pub fn listening(&self) -> usize {
        self.lock().keys().filter(|topic| !matches!(topic, Topic::SignIns(_))).count()
    }

    /// Whether somebody listens to a topic in this process.
    #[must_use]
    pub fn is_heard(&self, topic: &Topic) -> bool {
        self.lock().contains_key(topic)
    }

    /// After a time in which other processes could not be heard, or not tell everything. Channels and connections have no way to make up
    /// for it.
    pub(super) fn tell_all_missed(&self) {
        let members: Vec<_> = {
            let ears = self.lock();
            ears.iter()
                .filter(|(topic, _)| matches!(topic, Topic::Member(_) | Topic::Rows(..)))
                .map(|(_, ears)| Arc::clone(ears))
                .collect()
        };
        // One ear may listen for many members.
        let mut told: HashSet<*const Inner> = HashSet::new();
        for ear in members.iter().flat_map(|ears| ears.iter()) {
            if told.insert(Arc::as_ptr(ear)) {
                ear.tell(Told::Missed);
            }
        }
    }

    pub(super) fn add(&self, topic: &Topic, ear: &Arc<Inner>) {
        Arc::make_mut(self.lock().entry(topic.clone()).or_default()).push(Arc::clone(ear));
    }

    pub(super) fn remove(&self, topic: &Topic, ear: &Arc<Inner>) {
        let mut ears = self.lock();
        let Some(listed) = ears.get_mut(topic) else { return };
        let left = Arc::make_mut(listed);
        if let Some(place) = left.iter().position(|one| Arc::ptr_eq(one, ear)) {
            left.swap_remove(place);
        }
        if left.is_empty() {
            ears.remove(topic);
        }
    }

    fn of(&self, topic: &Topic) -> Arc<Vec<Arc<Inner>>> {
        self.lock().get(topic).cloned().unwrap_or_default()
    }

    fn relay(&self, message: impl FnOnce() -> Message) {
        if let Some(others) = &self.others {
            others.tell(message());
        }
    }

    fn lock(&self) -> MutexGuard<'_, Ears> {
        self.ears.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn roster(&self) -> MutexGuard<'_, Roster> {
        self.roster.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// That a member is on a presence channel, until it is dropped.
pub struct Presence {
    live: Live,
    who: Someone,
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.live.note(|roster| roster.go(&self.who));
    }
}

#[cfg(test)]
mod tests;
