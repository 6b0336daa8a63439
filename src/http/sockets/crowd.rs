//! Who is connected, and who makes room.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::life::Life;
use super::{Bounds, ENDED, OPEN};

/// Connections that were asked to end and have not yet, at most.
const LEAVING_MOST: usize = 32;

/// All connections.
pub(super) struct Crowd {
    all: usize,
    of_one: usize,
    seats: Mutex<Seats>,
}

#[derive(Default)]
struct Seats {
    /// The number of the newest.
    newest: u64,
    /// Sockets that are open, whether they have a place or are leaving.
    open: usize,
    /// Those with a place, by whose share they take, the oldest first.
    taken: HashMap<Option<IpAddr>, BTreeMap<u64, Arc<Life>>>,
}

/// A place, until it is dropped.
pub(super) struct Seat {
    crowd: Arc<Crowd>,
    life: Arc<Life>,
    network: Option<IpAddr>,
    number: u64,
}

impl Crowd {
    pub(super) fn new(bounds: &Bounds) -> Arc<Self> {
        Arc::new(Self { all: bounds.all, of_one: bounds.of_one, seats: Mutex::default() })
    }

    fn seats(&self) -> MutexGuard<'_, Seats> {
        self.seats.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for a newcomer; none if everybody there is being answered.
    pub(super) fn enter(self: &Arc<Self>, network: Option<IpAddr>) -> Option<Seat> {
        let mut seats = self.seats();
        let share_is_full = network.is_some() && seats.of(network) >= self.of_one;
        let has_room = match (share_is_full, seats.taken() >= self.all) {
            (true, _) => seats.send_away(network),
            (false, true) => seats.make_room(),
            (false, false) => true,
        };
        if !has_room || seats.open >= self.all + LEAVING_MOST {
            let reason = if share_is_full { "address_full" } else { "full" };
            metrics::counter!(ENDED, "reason" => reason).increment(1);
            return None;
        }
        seats.newest += 1;
        seats.open += 1;
        let (number, life) = (seats.newest, Arc::new(Life::new()));
        seats.taken.entry(network).or_default().insert(number, Arc::clone(&life));
        metrics::gauge!(OPEN).set(seats.open as f64);
        Some(Seat { crowd: Arc::clone(self), life, network, number })
    }

    /// Sends somebody away who waits: the system has no room for newcomers.
    pub(super) fn make_room(&self) {
        self.seats().make_room();
    }
}

impl Seats {
    fn taken(&self) -> usize {
        self.taken.values().map(BTreeMap::len).sum()
    }

    fn of(&self, network: Option<IpAddr>) -> usize {
        self.taken.get(&network).map_or(0, BTreeMap::len)
    }

    /// The oldest that waits, of whoever has the most places.
    fn make_room(&mut self) -> bool {
        let mut shares: Vec<_> = self.taken.iter().map(|(network, places)| (places.len(), *network)).collect();
        shares.sort_unstable_by(|one, other| other.cmp(one));
        shares.into_iter().any(|(_, network)| self.send_away(network))
    }

    /// The oldest of this share that waits.
    fn send_away(&mut self, network: Option<IpAddr>) -> bool {
        let Some(places) = self.taken.get_mut(&network) else { return false };
        let Some(number) = places.iter().find(|(_, life)| life.is_waiting()).map(|(number, _)| *number) else {
            return false;
        };
        if let Some(life) = places.remove(&number) {
            life.give_up_its_place();
        }
        true
    }
}

impl Seat {
    pub(super) fn life(&self) -> &Arc<Life> {
        &self.life
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        let mut seats = self.crowd.seats();
        seats.open = seats.open.saturating_sub(1);
        if let Some(places) = seats.taken.get_mut(&self.network) {
            places.remove(&self.number);
            if places.is_empty() {
                seats.taken.remove(&self.network);
            }
        }
        metrics::gauge!(OPEN).set(seats.open as f64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;

    fn crowd(all: usize, of_one: usize) -> Arc<Crowd> {
        Crowd::new(&Bounds { all, of_one, ..Bounds::new(&Config::default()) })
    }

    fn somebody(last: u8) -> Option<IpAddr> {
        Some(IpAddr::from([192, 0, 2, last]))
    }

    fn made_room(seat: &Seat) -> bool {
        futures::FutureExt::now_or_never(seat.life().gives_up_its_place()).is_some()
    }

    #[test]
    fn the_oldest_that_waits_makes_room_for_its_own() {
        let crowd = crowd(10, 2);
        let busy = crowd.enter(somebody(1)).unwrap();
        let turn = busy.life().begin(false);
        let silent = crowd.enter(somebody(1)).unwrap();
        let other = crowd.enter(somebody(2)).unwrap();
        let newcomer = crowd.enter(somebody(1)).unwrap();
        assert_eq!([&busy, &silent, &other, &newcomer].map(made_room), [false, true, false, false]);

        let _of_newcomer = newcomer.life().begin(false);
        assert!(crowd.enter(somebody(1)).is_none(), "everybody there is being answered");
        drop(turn);
        assert!(crowd.enter(somebody(1)).is_some());
        assert!(made_room(&busy));
    }

    #[test]
    fn whoever_has_the_most_makes_room_for_strangers() {
        let crowd = crowd(4, 3);
        let one = crowd.enter(somebody(1)).unwrap();
        let three: Vec<_> = (0..3).map(|_| crowd.enter(somebody(2)).unwrap()).collect();
        let newcomer = crowd.enter(somebody(3)).unwrap();
        assert!(!made_room(&one) && !made_room(&newcomer));
        assert_eq!(three.iter().filter(|seat| made_room(seat)).count(), 1);
        drop((one, three, newcomer));
        let seats = crowd.seats();
        assert_eq!((seats.open, seats.taken.len()), (0, 0));
    }

    #[test]
    fn those_who_do_not_leave_keep_others_out() {
        let crowd = crowd(2, 2);
        let leaving: Vec<_> = (0..2 + LEAVING_MOST).map(|_| crowd.enter(somebody(1)).unwrap()).collect();
        assert!(crowd.enter(somebody(2)).is_none());
        drop(leaving);
        assert!(crowd.enter(somebody(2)).is_some());
    }

    #[test]
    fn a_proxy_has_all_the_room_there_is() {
        let crowd = crowd(4, 1);
        let seats: Vec<_> = (0..4).map(|_| crowd.enter(None).unwrap()).collect();
        assert!(!seats.iter().any(made_room));
    }
}
