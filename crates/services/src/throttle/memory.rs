//! Windows of this process.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::sync::{Mutex, PoisonError};

use super::{Limit, Taken, delta};
use crate::base::Timestamp;

/// Locks are short, and so many of them seldom meet.
const SHARDS: usize = 16;

/// Keys that are kept at most, some 20 MB of them.
const CAPACITY: usize = 131_072;

/// Counts in this process.
///
/// Memory is bounded. A shard that is full drops the windows that have ended; if that does not make room, it drops the quarter
/// that ends next. Those keys start anew, earlier than they should: the price is paid only by an installation that sees more
/// callers in a window than it has room for. Refusing newcomers instead would let anybody with many addresses lock all others out.
pub struct Memory {
    hasher: RandomState,
    shards: Box<[Mutex<Shard>]>,
    room: usize,
}

type Shard = HashMap<Box<str>, Window>;

struct Window {
    used: u32,
    ends: Timestamp,
}

impl Default for Memory {
    fn default() -> Self {
        Self::with_capacity(CAPACITY)
    }
}

impl Memory {
    /// Room for about `keys` keys.
    #[must_use]
    pub fn with_capacity(keys: usize) -> Self {
        let shards = (0..SHARDS).map(|_| Mutex::default()).collect();
        Self { hasher: RandomState::new(), shards, room: (keys / SHARDS).max(4) }
    }

    pub(super) fn take_each(&self, now: Timestamp, limits: &[Limit]) -> Vec<Taken> {
        let mut each = Vec::with_capacity(limits.len());
        for limit in limits {
            let taken = self.take(now, limit);
            each.push(taken);
            if !taken.allowed {
                break;
            }
        }
        each
    }

    fn take(&self, now: Timestamp, limit: &Limit) -> Taken {
        let index = (self.hasher.hash_one(&limit.key) % SHARDS as u64) as usize;
        let mut shard = self.shards[index].lock().unwrap_or_else(PoisonError::into_inner);
        let fresh = now + delta(limit.window);
        if let Some(window) = shard.get_mut(&*limit.key) {
            // A window that ends later than a new one would was begun before the clock was set back.
            if window.ends <= now || window.ends > fresh {
                *window = Window { used: 0, ends: fresh };
            }
            return window.take(limit.limit);
        }
        if shard.len() >= self.room {
            make_room(&mut shard, now, self.room);
        }
        shard.entry(limit.key.as_str().into()).or_insert(Window { used: 0, ends: fresh }).take(limit.limit)
    }

    #[cfg(test)]
    fn keys(&self) -> usize {
        self.shards.iter().map(|shard| shard.lock().unwrap().len()).sum()
    }
}

impl Window {
    fn take(&mut self, limit: u32) -> Taken {
        let allowed = self.used < limit;
        self.used += u32::from(allowed);
        Taken { allowed, remaining: limit.saturating_sub(self.used), resets_at: self.ends }
    }
}

/// A quarter at a time, so that a flood of new keys does not look through all of them at every call.
fn make_room(shard: &mut Shard, now: Timestamp, room: usize) {
    let enough = room - room / 4;
    shard.retain(|_, window| window.ends > now);
    if shard.len() <= enough {
        return;
    }
    let mut ends: Vec<Timestamp> = shard.values().map(|window| window.ends).collect();
    let surplus = ends.len() - enough;
    let (_, latest, _) = ends.select_nth_unstable(surplus - 1);
    let latest = *latest;
    let mut dropped = 0;
    shard.retain(|_, window| {
        let goes = window.ends <= latest && dropped < surplus;
        dropped += usize::from(goes);
        !goes
    });
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use chrono::TimeDelta;

    use super::*;

    fn limit(key: &str, seconds: u64) -> Limit {
        Limit { key: key.to_owned(), limit: 1, window: Duration::from_secs(seconds) }
    }

    #[test]
    fn memory_is_bounded_and_the_windows_that_end_last_stay() {
        let memory = Memory::with_capacity(160);
        let now = Timestamp::UNIX_EPOCH;
        assert!(memory.take(now, &limit("long", 86_400)).allowed);
        for number in 0..10_000 {
            assert!(memory.take(now, &limit(&format!("short {number}"), 60)).allowed);
        }
        assert!(memory.keys() <= 160);
        assert!(!memory.take(now, &limit("long", 86_400)).allowed);
    }

    #[test]
    fn ended_windows_go_first() {
        let memory = Memory::with_capacity(160);
        let now = Timestamp::UNIX_EPOCH;
        for number in 0..1_000 {
            memory.take(now, &limit(&format!("old {number}"), 60));
        }
        let later = now + TimeDelta::seconds(61);
        for number in 0..40 {
            memory.take(later, &limit(&format!("new {number}"), 60));
        }
        for number in 0..40 {
            assert!(!memory.take(later, &limit(&format!("new {number}"), 60)).allowed);
        }
    }

    #[test]
    fn a_clock_that_is_set_back_locks_nobody_out() {
        let memory = Memory::default();
        let now = Timestamp::UNIX_EPOCH + TimeDelta::days(2);
        assert!(memory.take(now, &limit("key", 60)).allowed);
        assert!(memory.take(now - TimeDelta::days(1), &limit("key", 60)).allowed);
    }

    #[test]
    fn many_at_once_get_exactly_the_limit() {
        let memory = Memory::default();
        let now = Timestamp::UNIX_EPOCH;
        let narrow = Limit { key: "key".to_owned(), limit: 50, window: Duration::from_secs(60) };
        let allowed: usize = std::thread::scope(|scope| {
            let crowd: Vec<_> =
                (0..8).map(|_| scope.spawn(|| (0..20).filter(|_| memory.take(now, &narrow).allowed).count())).collect();
            crowd.into_iter().map(|one| one.join().unwrap()).sum()
        });
        assert_eq!(allowed, 50);
    }
}
