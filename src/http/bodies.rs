//! How much of what people send is in memory at a time.
//!
//! Files are read whole before they are looked at, and wait there until it is their turn. Without a bound, a few members with slow uploads would fill the machine. All
//! have a share together, and each one a smaller share, so that nobody keeps everybody else from sending.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

use tokio::sync::Semaphore;

use crate::base::{Answer, Fault, MemberId, TenantId, aside, cores};
use crate::call::{Call, Viewer};

/// Bytes of all together.
const OF_ALL: usize = 256 * 1024 * 1024;

/// Bytes of one member, or of all who are not signed in: enough for the largest form there is.
const OF_ONE: usize = 64 * 1024 * 1024;

/// Whoever sends; none for all who are not signed in.
type Sender = Option<(TenantId, MemberId)>;

/// The room of this process.
static ROOM: LazyLock<Bodies> = LazyLock::new(Bodies::default);

/// How many long bodies are read at a time.
static READERS: LazyLock<Semaphore> = LazyLock::new(|| Semaphore::new(cores::for_long_work()));

/// Room for so many more bytes of what comes with a call; none if its sender has their share, or all have theirs.
pub(super) fn hold(call: &Call, bytes: usize) -> Option<Hold> {
    let sender = match call.viewer() {
        Viewer::Member(member) => Some((call.tenant(), member.id)),
        Viewer::Nobody => None,
    };
    ROOM.take(sender, bytes)
}

/// Reads a long body aside, when it is its turn.
///
/// # Errors
/// A fault if the system has no thread left.
pub(super) async fn read<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Answer<T> {
    let turn = READERS.acquire().await.map_err(Fault::new)?;
    aside(move || {
        let _turn = turn;
        work()
    })
    .await
}

/// The room for what is being sent.
#[derive(Debug, Default)]
struct Bodies(Mutex<Taken>);

#[derive(Debug, Default)]
struct Taken {
    all: usize,
    of: HashMap<Sender, usize>,
}

impl Bodies {
    fn take(&'static self, sender: Sender, bytes: usize) -> Option<Hold> {
        let mut taken = self.taken();
        let (all, own) = (taken.all + bytes, taken.of.get(&sender).copied().unwrap_or_default() + bytes);
        if all > OF_ALL || own > OF_ONE {
            return None;
        }
        taken.all = all;
        taken.of.insert(sender, own);
        Some(Hold { bodies: self, sender, bytes })
    }

    fn taken(&self) -> MutexGuard<'_, Taken> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Room that was taken, given back when this is dropped.
#[derive(Debug)]
pub(super) struct Hold {
    bodies: &'static Bodies,
    sender: Sender,
    bytes: usize,
}

impl Drop for Hold {
    fn drop(&mut self) {
        let mut taken = self.bodies.taken();
        taken.all = taken.all.saturating_sub(self.bytes);
        let left = taken.of.get(&self.sender).copied().unwrap_or_default().saturating_sub(self.bytes);
        if left == 0 {
            taken.of.remove(&self.sender);
        } else {
            taken.of.insert(self.sender, left);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_has_a_share_and_all_together_no_more_than_there_is() {
        static BODIES: LazyLock<Bodies> = LazyLock::new(Bodies::default);
        let bodies = &*BODIES;
        let member = |id: i64| Some((TenantId::from(1), MemberId::from(id)));
        let own: Vec<_> = (0..4).map(|_| bodies.take(member(1), OF_ONE / 4).unwrap()).collect();
        assert!(bodies.take(member(1), 1).is_none(), "this one has all of its own");
        let others: Vec<_> = (2..5).map(|id| bodies.take(member(id), OF_ONE).unwrap()).collect();
        assert!(bodies.take(None, 1).is_none(), "nothing is left for anybody");
        drop(own);
        assert!(bodies.take(None, 1).is_some());
        assert!(bodies.take(member(1), OF_ONE).is_some());
        drop(others);
        let taken = bodies.taken();
        assert_eq!((taken.all, taken.of.len()), (0, 0), "whatever was held is given back");
    }
}
