//! Connections of a kind, and whose turn it is.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use super::Failure;
use super::address::Address;
use super::desk::Desk;

/// The readers, or the one writer. Whoever waits longest is served first, and waits without a thread.
#[derive(Clone)]
pub(super) struct Room(Arc<Inside>);

struct Inside {
    address: Arc<Address>,
    writes: bool,
    most: u32,
    patience: Duration,
    /// One for each connection that there may be.
    seats: Arc<Semaphore>,
    /// Fewer: however many long statements there are, short ones find a connection.
    long: Arc<Semaphore>,
    /// The one that was used last is used next: its pages are warm.
    idle: Mutex<Vec<Desk>>,
}

impl fmt::Debug for Room {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Room")
            .field("writes", &self.0.writes)
            .field("most", &self.0.most)
            .finish_non_exhaustive()
    }
}

impl Room {
    pub(super) fn new(address: Arc<Address>, writes: bool, most: u32, patience: Duration) -> Self {
        let most = most.max(1);
        let long = if writes { most } else { (most - most / 4).max(1) };
        Self(Arc::new(Inside {
            address,
            writes,
            most,
            patience,
            seats: Arc::new(Semaphore::new(most as usize)),
            long: Arc::new(Semaphore::new(long as usize)),
            idle: Mutex::default(),
        }))
    }

    /// A connection, for a statement that is likely to be `long` or not.
    pub(super) async fn seat(&self, long: bool) -> Result<Seat, Failure> {
        let inside = &self.0;
        let long = if long && !inside.writes { Some(turn(&inside.long, inside.patience).await?) } else { None };
        let permit = turn(&inside.seats, inside.patience).await?;
        let idle = inside.idle().pop();
        let desk = match idle {
            Some(desk) => desk,
            None => {
                let (address, writes) = (Arc::clone(&inside.address), inside.writes);
                spawn_blocking(move || Desk::open(&address, writes)).await.map_err(|_| Failure::Crashed)??
            }
        };
        Ok(Seat { desk: Some(desk), room: Arc::clone(inside), _permit: permit, _long: long })
    }

    /// How many connections are in use, and how many are open and idle.
    pub(super) fn busy_and_idle(&self) -> (usize, usize) {
        (self.0.most as usize - self.0.seats.available_permits().min(self.0.most as usize), self.0.idle().len())
    }

    /// Waits until nobody uses a connection, and closes them all. Nobody gets one from then on.
    pub(super) async fn close(&self) {
        let Ok(_all) = self.0.seats.acquire_many(self.0.most).await else { return };
        self.0.seats.close();
        self.0.long.close();
        let (desks, writes) = (std::mem::take(&mut *self.0.idle()), self.0.writes);
        let closing = spawn_blocking(move || {
            for desk in desks {
                if let Err(error) = if writes { desk.optimize() } else { Ok(()) } {
                    tracing::debug!(%error, "optimizing before the file is closed");
                }
            }
        });
        if closing.await.is_err() {
            tracing::warn!("closing the database file failed");
        }
    }

    /// Waits until nobody uses a connection.
    pub(super) async fn everybody_home(&self) {
        drop(self.0.seats.acquire_many(self.0.most).await);
    }
}

impl Inside {
    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Desk>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A turn, at once if nobody waits.
async fn turn(turns: &Arc<Semaphore>, patience: Duration) -> Result<OwnedSemaphorePermit, Failure> {
    if let Ok(permit) = Arc::clone(turns).try_acquire_owned() {
        return Ok(permit);
    }
    match timeout(patience, Arc::clone(turns).acquire_owned()).await {
        Ok(permit) => permit.map_err(|_| Failure::Closed),
        Err(_) => Err(Failure::Waited),
    }
}

/// A connection in use. Dropped, it goes back, and what it left unfinished is undone.
pub(in crate::db) struct Seat {
    /// None only while it falls.
    desk: Option<Desk>,
    room: Arc<Inside>,
    // Given back after the connection: fields fall in their order, after `drop`.
    _permit: OwnedSemaphorePermit,
    _long: Option<OwnedSemaphorePermit>,
}

impl Seat {
    pub(super) fn desk(&mut self) -> Result<&mut Desk, Failure> {
        self.desk.as_mut().ok_or(Failure::Crashed)
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        let Some(desk) = self.desk.take() else { return };
        if desk.is_inside()
            && let Err(error) = desk.command("ROLLBACK")
        {
            // What cannot be undone is closed, which undoes it; the next one opens another.
            tracing::warn!(%error, "undoing a transaction");
            return;
        }
        self.room.idle().push(desk);
    }
}
