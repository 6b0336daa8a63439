//! Telling open subscriptions that a line has come.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use futures::Stream;
use futures::stream;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{broadcast, mpsc};

use super::relay::{Message, Relay};
use crate::base::{MemberId, NotificationId, TenantId};

/// So many lines may wait for one slow subscription; beyond, it is told that it missed some.
const WAITING: usize = 64;

/// So many lines may wait to be told to other processes.
const OUTGOING: usize = 1_024;

/// What a subscription is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ring {
    /// A line has come; it is stored.
    New(NotificationId),
    /// Lines have come that were not told one by one: read the list anew.
    Missed,
}

type Member = (TenantId, MemberId);
type Senders = HashMap<Member, broadcast::Sender<Ring>>;

/// The bus of live updates. Cheap to clone. It carries identities only; whoever hears one reads the row, so that nothing is
/// shown that the member may not see, and nothing is lost but promptness if a message is.
#[derive(Clone, Default)]
pub struct Live {
    senders: Arc<Mutex<Senders>>,
    others: Option<mpsc::Sender<Message>>,
}

impl Live {
    /// A bus within this process.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// A bus that also reaches the other processes behind one Redis, once somebody runs its [`Relay`].
    ///
    /// # Errors
    /// If the URL cannot be used. Whether somebody answers there shows later: live updates never keep a gateway from
    /// starting.
    pub fn redis(url: &str) -> Result<(Self, Relay), redis::RedisError> {
        let client = redis::Client::open(url)?;
        let (others, outgoing) = mpsc::channel(OUTGOING);
        let live = Self { senders: Arc::default(), others: Some(others) };
        let relay = Relay::new(client, Self { others: None, ..live.clone() }, outgoing);
        Ok((live, relay))
    }

    /// Tells a member's subscriptions, here and elsewhere, of a line that is committed. Never waits.
    pub fn publish(&self, tenant: TenantId, member: MemberId, notification: NotificationId) {
        self.tell((tenant, member), Ring::New(notification));
        if let Some(others) = &self.others
            && others.try_send(Message { tenant, member, notification }).is_err()
        {
            tracing::warn!("other gateways do not keep up with live updates");
        }
    }

    /// What comes from now on for a member. It never ends by itself.
    pub fn subscribe(&self, tenant: TenantId, member: MemberId) -> impl Stream<Item = Ring> + Send + use<> {
        let key = (tenant, member);
        let receiver = self.lock().entry(key).or_insert_with(|| broadcast::channel(WAITING).0).subscribe();
        // The receiver goes before the guard that counts those that are left.
        let guard = Guard { live: self.clone(), key };
        stream::unfold((receiver, guard), async |(mut receiver, guard)| {
            let ring = match receiver.recv().await {
                Ok(ring) => ring,
                Err(RecvError::Lagged(_)) => {
                    receiver = receiver.resubscribe();
                    Ring::Missed
                }
                Err(RecvError::Closed) => return None,
            };
            Some((ring, (receiver, guard)))
        })
    }

    /// How many members have open subscriptions in this process.
    #[must_use]
    pub fn listening(&self) -> usize {
        self.lock().len()
    }

    pub(super) fn tell(&self, member: Member, ring: Ring) {
        if let Some(sender) = self.lock().get(&member) {
            // Nobody listening is no error: the guard is about to forget the sender.
            let _ = sender.send(ring);
        }
    }

    /// After a time in which other processes could not be heard.
    pub(super) fn tell_all_missed(&self) {
        for sender in self.lock().values() {
            let _ = sender.send(Ring::Missed);
        }
    }

    fn lock(&self) -> MutexGuard<'_, Senders> {
        self.senders.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Forgets a member's sender when the last subscription ends.
struct Guard {
    live: Live,
    key: Member,
}

impl Drop for Guard {
    fn drop(&mut self) {
        let mut senders = self.live.lock();
        if senders.get(&self.key).is_some_and(|sender| sender.receiver_count() == 0) {
            senders.remove(&self.key);
        }
    }
}

#[cfg(test)]
mod tests {
    use futures::StreamExt;

    use super::*;

    #[tokio::test]
    async fn only_the_members_own_subscriptions_hear_and_all_of_them() {
        let live = Live::new();
        let mut phone = Box::pin(live.subscribe(1.into(), 2.into()));
        let mut laptop = Box::pin(live.subscribe(1.into(), 2.into()));
        live.publish(2.into(), 2.into(), 10.into());
        live.publish(1.into(), 3.into(), 11.into());
        live.publish(1.into(), 2.into(), 12.into());
        assert_eq!(phone.next().await, Some(Ring::New(12.into())));
        assert_eq!(laptop.next().await, Some(Ring::New(12.into())));
    }

    #[tokio::test]
    async fn a_slow_subscription_is_told_to_read_anew() {
        let live = Live::new();
        let mut slow = Box::pin(live.subscribe(1.into(), 2.into()));
        for id in 0..200 {
            live.publish(1.into(), 2.into(), id.into());
        }
        assert_eq!(slow.next().await, Some(Ring::Missed));
        live.publish(1.into(), 2.into(), 500.into());
        assert_eq!(slow.next().await, Some(Ring::New(500.into())));
    }

    #[tokio::test]
    async fn ended_subscriptions_leave_nothing_behind() {
        let live = Live::new();
        let (one, other) = (live.subscribe(1.into(), 2.into()), live.subscribe(1.into(), 2.into()));
        drop(one);
        assert_eq!(live.listening(), 1);
        drop(other);
        assert_eq!(live.listening(), 0);
        live.publish(1.into(), 2.into(), 1.into());
    }
}
