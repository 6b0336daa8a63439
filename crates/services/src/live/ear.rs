//! Ears: what a connection listens with.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use tokio::sync::Notify;

use super::bus::{Event, Live, Topic};
use crate::base::{MemberId, NotificationId, TenantId};

/// Above so many, the room that a burst needed is given back.
const USUAL: usize = 8;

/// Whose an ear is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Owner {
    /// The member's own community.
    pub tenant: TenantId,
    /// The member.
    pub member: MemberId,
}

/// What an ear hears.
#[derive(Clone, Debug)]
pub enum Told {
    /// A line has come into a member's bell; it is stored.
    Bell(Owner, NotificationId),
    /// What a member has not read has changed.
    Counts(Owner),
    /// A row of those that are followed has come or changed, by its id.
    Row(i64),
    /// Something happened on a channel.
    Event(Arc<Event>),
    /// Whose connection this is, by the word of whoever signed them in.
    Owner(Owner),
    /// A sign-in of whoever listens has ended; perhaps the one that this connection is there by.
    SignedOut,
    /// Whoever listens is no longer welcome.
    Leave,
    /// For a time, other processes could not be heard, or could not tell everything.
    Missed,
    /// This ear did not keep up: everything that waited for it is gone.
    Overflowed,
}

impl Told {
    /// The id of a row that has come or changed.
    #[must_use]
    pub fn row(&self) -> Option<i64> {
        match self {
            Self::Row(id) => Some(*id),
            _ => None,
        }
    }
}

#[derive(Default)]
struct Waiting {
    told: VecDeque<Told>,
    overflowed: bool,
}

pub(super) struct Inner {
    waiting: Mutex<Waiting>,
    news: Notify,
    room: usize,
    owner: OnceLock<Owner>,
}

impl Inner {
    /// Never waits.
    pub(super) fn tell(&self, told: Told) {
        let mut waiting = self.lock();
        // Until the ear has heard that it fell behind, more would only be told in a wrong order.
        if waiting.overflowed {
            return;
        }
        if waiting.told.len() < self.room {
            waiting.told.push_back(told);
        } else {
            waiting.told = VecDeque::new();
            waiting.overflowed = true;
        }
        drop(waiting);
        self.news.notify_one();
    }

    pub(super) fn owner(&self) -> Option<Owner> {
        self.owner.get().copied()
    }

    fn next(&self) -> Option<Told> {
        let mut waiting = self.lock();
        if waiting.overflowed {
            waiting.overflowed = false;
            return Some(Told::Overflowed);
        }
        let told = waiting.told.pop_front();
        if waiting.told.is_empty() && waiting.told.capacity() > USUAL {
            waiting.told = VecDeque::new();
        }
        told
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

struct Held {
    inner: Arc<Inner>,
    live: Live,
    topics: Mutex<Vec<Topic>>,
}

impl Drop for Held {
    fn drop(&mut self) {
        for topic in self.topics.get_mut().unwrap_or_else(PoisonError::into_inner).drain(..) {
            self.live.remove(&topic, &self.inner);
        }
    }
}

/// One connection's ear: a queue for all that it listens to, however many topics those are. Nothing is allocated for a queue in which
/// nothing waits. Clones are the same ear; it stops listening when the last one goes. One task at a time may hear.
#[derive(Clone)]
pub struct Ear(Arc<Held>);

impl Ear {
    pub(super) fn new(live: Live, room: usize) -> Self {
        let inner = Inner { waiting: Mutex::default(), news: Notify::new(), room, owner: OnceLock::new() };
        Self(Arc::new(Held { inner: Arc::new(inner), live, topics: Mutex::default() }))
    }

    /// Listens to a topic from now on. To listen twice is to listen once.
    pub fn listen(&self, topic: &Topic) {
        let mut topics = self.topics();
        if !topics.contains(topic) {
            topics.push(topic.clone());
            self.0.live.add(topic, &self.0.inner);
        }
    }

    /// Listens to a topic no more. What was told before may still be heard.
    pub fn stop(&self, topic: &Topic) {
        let mut topics = self.topics();
        if let Some(place) = topics.iter().position(|one| one == topic) {
            topics.swap_remove(place);
            self.0.live.remove(topic, &self.0.inner);
        }
    }

    /// The next thing that was told. Nothing is lost if it is not awaited to the end.
    pub async fn hear(&self) -> Told {
        loop {
            if let Some(told) = self.0.inner.next() {
                return told;
            }
            self.0.inner.news.notified().await;
        }
    }

    /// What was told already and not heard yet.
    #[must_use]
    pub fn heard(&self) -> Option<Told> {
        self.0.inner.next()
    }

    /// Waits until so much waits that this ear has fallen behind. For whoever is busy with what was heard before.
    pub async fn overflowed(&self) {
        while !self.0.inner.lock().overflowed {
            self.0.inner.news.notified().await;
        }
    }

    /// Tells this ear alone.
    pub fn tell(&self, told: Told) {
        self.0.inner.tell(told);
    }

    /// Says whose it is. The first word counts; whether it is this owner's now.
    pub fn belongs_to(&self, owner: Owner) -> bool {
        *self.0.inner.owner.get_or_init(|| owner) == owner
    }

    /// Whose it is, once that is known.
    #[must_use]
    pub fn owner(&self) -> Option<Owner> {
        self.0.inner.owner()
    }

    /// Whether two are the same ear.
    #[must_use]
    pub fn is(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    fn topics(&self) -> MutexGuard<'_, Vec<Topic>> {
        self.0.topics.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
