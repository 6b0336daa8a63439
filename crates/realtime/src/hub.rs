//! The sockets of this process: how many there are, and whose.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::keys::AppKeys;
use super::protocol::Close;
use crate::base::{TenantId, Timestamp};
use crate::config::LiveUpdates;
use crate::live::{Ear, Live, Owner, Told, Topic};
use crate::throttle::whereabouts;

/// So much may wait for the desk.
const DESK: usize = 16_384;

/// What the operator decided, and the keys.
#[derive(Debug)]
pub struct Settings {
    /// The configuration's section.
    pub config: LiveUpdates,
    /// Opens sockets and signs subscriptions.
    pub keys: AppKeys,
}

#[derive(Default)]
struct Seats {
    taken: usize,
    /// By what counts as one address, as for limits.
    by_address: HashMap<IpAddr, usize>,
    /// With the moment since when each is the member's.
    by_member: HashMap<Owner, Vec<(Ear, Timestamp)>>,
    /// What the desk listens to, and for how many subscriptions.
    desk: HashMap<Topic, usize>,
}

struct Inner {
    settings: Settings,
    live: Live,
    desk: Ear,
    seats: Mutex<Seats>,
    stop: CancellationToken,
    talks: TaskTracker,
}

/// The sockets of this process. Cheap to clone.
#[derive(Clone)]
pub struct Hub(Arc<Inner>);

impl Hub {
    /// A hub without sockets, on a bus.
    #[must_use]
    pub fn new(settings: Settings, live: Live) -> Self {
        let desk = live.ear(DESK);
        let (stop, talks) = (CancellationToken::new(), TaskTracker::new());
        Self(Arc::new(Inner { settings, live, desk, seats: Mutex::default(), stop, talks }))
    }

    /// What the operator decided.
    #[must_use]
    pub fn config(&self) -> &LiveUpdates {
        &self.0.settings.config
    }

    /// Opens sockets and signs subscriptions.
    #[must_use]
    pub fn keys(&self) -> &AppKeys {
        &self.0.settings.keys
    }

    /// The bus.
    #[must_use]
    pub fn live(&self) -> &Live {
        &self.0.live
    }

    /// What the desk listens with.
    pub(super) fn desk(&self) -> &Ear {
        &self.0.desk
    }

    /// How many sockets there are.
    #[must_use]
    pub fn sockets(&self) -> usize {
        self.lock().taken
    }

    /// Lets one more socket in; none if there are too many, here or from its address. A network of version 6 is one address.
    pub(super) fn seat(&self, address: Option<IpAddr>) -> Option<Seat> {
        let config = self.config();
        let address = address.map(whereabouts);
        let mut seats = self.lock();
        let from_there = address.map_or(0, |address| seats.by_address.get(&address).copied().unwrap_or_default());
        if seats.taken >= config.max_sockets || from_there >= config.sockets_per_address {
            return None;
        }
        seats.taken += 1;
        if let Some(address) = address {
            *seats.by_address.entry(address).or_default() += 1;
        }
        drop(seats);
        metrics::gauge!("timeweave_live_sockets").increment(1.0);
        Some(Seat { hub: self.clone(), address })
    }

    /// Notes whose a socket is, and since when; none if that member has too many. From then on it hears when sign-ins of theirs end.
    #[must_use]
    pub fn belongs(&self, ear: &Ear, owner: Owner, since: Timestamp) -> Option<Belonging> {
        ear.listen(&Topic::SignIns(owner));
        let mut seats = self.lock();
        let ears = seats.by_member.entry(owner).or_default();
        if ears.len() >= self.config().sockets_per_member {
            return None;
        }
        ears.push((ear.clone(), since));
        Some(Belonging { hub: self.clone(), ear: ear.clone(), owner })
    }

    /// Lets the desk listen to a topic for as long as what this gives is kept.
    pub(super) fn attend(&self, topic: Topic) -> Attendance {
        let mut seats = self.lock();
        let times = seats.desk.entry(topic.clone()).or_default();
        *times += 1;
        if *times == 1 {
            self.0.desk.listen(&topic);
        }
        drop(seats);
        Attendance { hub: self.clone(), topic }
    }

    /// The channels that the desk listens to.
    pub(super) fn attended(&self) -> Vec<(TenantId, Arc<str>)> {
        let channel = |topic: &Topic| match topic {
            Topic::Channel(tenant, name) => Some((*tenant, Arc::clone(name))),
            _ => None,
        };
        self.lock().desk.keys().filter_map(channel).collect()
    }

    /// Whose sockets there are.
    #[must_use]
    pub fn owners(&self) -> Vec<Owner> {
        self.lock().by_member.keys().copied().collect()
    }

    /// Sends all of a member's sockets away. Gives how many they are.
    pub fn send_away(&self, owner: Owner) -> usize {
        self.send_away_before(owner, Some(Timestamp::MAX_UTC))
    }

    /// Sends those of a member's sockets away that were opened until a moment. Gives how many they are.
    pub fn send_away_before(&self, owner: Owner, moment: Option<Timestamp>) -> usize {
        self.tell_before(owner, moment, &Told::Leave)
    }

    /// Tells those of a member's sockets that were opened until a moment that a sign-in has ended since. Gives how many they are.
    pub fn signed_out_before(&self, owner: Owner, moment: Option<Timestamp>) -> usize {
        self.tell_before(owner, moment, &Told::SignedOut)
    }

    fn tell_before(&self, owner: Owner, moment: Option<Timestamp>, told: &Told) -> usize {
        let ears = self.lock().by_member.get(&owner).cloned().unwrap_or_default();
        let old = ears.iter().filter(|(_, since)| moment.is_some_and(|moment| *since <= moment));
        old.map(|(ear, _)| ear.tell(told.clone())).count()
    }

    /// Ends when sockets are to be closed.
    #[must_use]
    pub fn stop(&self) -> &CancellationToken {
        &self.0.stop
    }

    /// A place for one more socket, of whatever protocol.
    ///
    /// # Errors
    /// The process stops, or there are too many sockets, here or from its address.
    pub fn let_in(&self, address: Option<IpAddr>) -> Result<Seat, Close> {
        if self.0.stop.is_cancelled() { Err(Close::Stopping) } else { self.seat(address).ok_or(Close::Full) }
    }

    /// Everything that sockets do.
    #[must_use]
    pub fn talks(&self) -> &TaskTracker {
        &self.0.talks
    }

    /// Asks every socket to connect anew, elsewhere or later, and waits until they have gone or the time is up. No new ones come in.
    pub async fn close(&self, patience: Duration) {
        self.0.stop.cancel();
        self.0.talks.close();
        if tokio::time::timeout(patience, self.0.talks.wait()).await.is_err() {
            tracing::warn!(left = self.sockets(), "sockets did not close in time");
        }
    }

    fn lock(&self) -> MutexGuard<'_, Seats> {
        self.0.seats.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A socket's place, until it is dropped.
pub struct Seat {
    hub: Hub,
    address: Option<IpAddr>,
}

impl Drop for Seat {
    fn drop(&mut self) {
        let mut seats = self.hub.lock();
        seats.taken = seats.taken.saturating_sub(1);
        if let Some(address) = self.address
            && let Some(taken) = seats.by_address.get_mut(&address)
        {
            *taken = taken.saturating_sub(1);
            if *taken == 0 {
                seats.by_address.remove(&address);
            }
        }
        drop(seats);
        metrics::gauge!("timeweave_live_sockets").decrement(1.0);
    }
}

/// That a socket is a member's, until it is dropped.
pub struct Belonging {
    hub: Hub,
    ear: Ear,
    owner: Owner,
}

impl Drop for Belonging {
    fn drop(&mut self) {
        let mut seats = self.hub.lock();
        if let Some(ears) = seats.by_member.get_mut(&self.owner) {
            ears.retain(|(ear, _)| !ear.is(&self.ear));
            if ears.is_empty() {
                seats.by_member.remove(&self.owner);
            }
        }
    }
}

/// That the desk listens to something for a subscription, until it is dropped.
pub(super) struct Attendance {
    hub: Hub,
    topic: Topic,
}

impl Drop for Attendance {
    fn drop(&mut self) {
        let mut seats = self.hub.lock();
        let Some(times) = seats.desk.get_mut(&self.topic) else { return };
        *times -= 1;
        if *times == 0 {
            seats.desk.remove(&self.topic);
            self.hub.0.desk.stop(&self.topic);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::Secret;
    use crate::config::{Config, SigningKey};

    fn hub(config: &str) -> Hub {
        let config = Config::parse(&format!("[live]\n{config}")).unwrap().live;
        let signing = [SigningKey { kid: "k".to_owned(), secret: Secret::new("s") }];
        let keys = AppKeys::new(&config, &signing);
        Hub::new(Settings { config, keys }, Live::new())
    }

    #[test]
    fn seats_are_counted_and_given_back() {
        let hub = hub("max_sockets = 3\nsockets_per_address = 2");
        let (here, there) = ("10.0.0.1".parse().ok(), "10.0.0.2".parse().ok());
        let first = hub.seat(here);
        let second = hub.seat(here);
        assert!(first.is_some() && second.is_some() && hub.seat(here).is_none());
        let third = hub.seat(there);
        assert!(third.is_some() && hub.seat(there).is_none(), "the process is full");
        drop(first);
        assert!(hub.seat(here).is_some());
        drop((second, third));
        assert_eq!(hub.sockets(), 0);
        assert!(hub.lock().by_address.is_empty());
    }

    #[test]
    fn a_version_6_network_is_one_address() {
        let hub = hub("sockets_per_address = 2");
        let seat = |address: &str| hub.seat(address.parse().ok());
        let taken = (seat("2001:db8:1:2:3:4:5:6"), seat("2001:db8:1:2:ffff::"));
        assert!(taken.0.is_some() && taken.1.is_some() && seat("2001:db8:1:2::1").is_none());
        let beside = (seat("2001:db8:1:3::1"), seat("192.0.2.7"), seat("::ffff:192.0.2.7"));
        assert!(beside.0.is_some() && beside.1.is_some() && beside.2.is_some());
        assert!(seat("192.0.2.7").is_none() && seat("192.0.2.8").is_some());
        drop((taken, beside));
        assert!(hub.lock().by_address.is_empty());
    }

    #[test]
    fn a_member_has_so_many_sockets_and_no_more() {
        let hub = hub("sockets_per_member = 1");
        let owner = Owner { tenant: 1.into(), member: 2.into() };
        let (one, other) = (hub.live().ear(4), hub.live().ear(4));
        let since = |seconds| Timestamp::UNIX_EPOCH + chrono::TimeDelta::seconds(seconds);
        let belonging = hub.belongs(&one, owner, since(5));
        assert!(belonging.is_some() && hub.belongs(&other, owner, since(5)).is_none());
        assert_eq!((hub.send_away_before(owner, None), hub.send_away_before(owner, Some(since(4)))), (0, 0));
        assert!(one.heard().is_none());
        assert_eq!((hub.send_away_before(owner, Some(since(5))), hub.send_away(owner)), (1, 1));
        assert!(matches!(one.heard(), Some(Told::Leave)) && other.heard().is_none());
        drop(belonging);
        assert!(hub.owners().is_empty());
    }

    #[test]
    fn the_desk_listens_as_long_as_anybody_needs_it() {
        let hub = hub("");
        let owner = Owner { tenant: 1.into(), member: 2.into() };
        let topic = Topic::Member(owner);
        let (one, other) = (hub.attend(topic.clone()), hub.attend(topic.clone()));
        drop(one);
        assert!(hub.live().is_heard(&topic));
        drop(other);
        assert!(!hub.live().is_heard(&topic));
    }
}
