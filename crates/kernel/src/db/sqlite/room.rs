//! Connections of a kind, and whose turn it is.

use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::runtime::Handle;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use super::Failure;
use super::address::Address;
use super::desk::Desk;
use super::fold::Fold;
use super::group::Outcome;

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
    /// How many wait for the writer who will share the commit of whoever they wait for.
    waiting: AtomicUsize,
    /// The one that was used last is used next: its pages are warm.
    idle: Mutex<Vec<Desk>>,
    /// Of the writer's.
    fold: Arc<Fold>,
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
            waiting: AtomicUsize::new(0),
            idle: Mutex::default(),
            fold: Arc::default(),
        }))
    }

    /// A connection, for work that is likely to be `long` or not. Nobody leaves a commit to what is long.
    pub(super) async fn seat(&self, long: bool) -> Result<Seat, Failure> {
        let inside = &self.0;
        let line = (inside.writes && !long).then(|| Line::join(inside));
        let long = if long && !inside.writes { Some(turn(&inside.long, inside.patience).await?) } else { None };
        let permit = turn(&inside.seats, inside.patience).await?;
        line.into_iter().for_each(Line::serve);
        let idle = inside.idle().pop();
        let desk = match idle {
            Some(desk) => desk,
            None => {
                let (address, writes) = (Arc::clone(&inside.address), inside.writes);
                spawn_blocking(move || Desk::open(&address, writes)).await.map_err(|_| Failure::Crashed)??
            }
        };
        Ok(Seat { desk: Some(desk), handed_on: false, room: Arc::clone(inside), _permit: permit, _long: long })
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
        let fold = Arc::clone(&self.0.fold);
        let closing = spawn_blocking(move || {
            // The last one that is closed folds in what is left.
            fold.close();
            for mut desk in desks {
                tidy(&mut desk);
                if let Err(error) = if writes { desk.optimize() } else { Ok(()) } {
                    tracing::debug!(%error, "optimizing before the file is closed");
                }
            }
        });
        if closing.await.is_err() {
            tracing::warn!("closing the database file failed");
        }
    }

    /// Closes those that nobody uses just now; whoever comes next opens another.
    pub(super) fn renew(&self) {
        let idle = std::mem::take(&mut *self.0.idle());
        drop(idle);
    }

    /// Waits until nobody uses a connection.
    pub(super) async fn everybody_home(&self) {
        let _all = self.0.seats.acquire_many(self.0.most).await;
        self.0.idle().retain_mut(tidy);
    }
}

/// Leaves nothing unfinished. Gives whether the connection can be used again.
fn tidy(desk: &mut Desk) -> bool {
    let done = desk.clean();
    if let Err(failure) = &done {
        tracing::warn!(?failure, "undoing a transaction");
    }
    done.is_ok()
}

/// Somebody in line for the writer, to whom a commit may be left.
struct Line {
    room: Arc<Inside>,
    served: bool,
}

impl Line {
    fn join(room: &Arc<Inside>) -> Self {
        room.waiting.fetch_add(1, Ordering::SeqCst);
        Self { room: Arc::clone(room), served: false }
    }

    fn serve(mut self) {
        self.served = true;
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        let was_last = self.room.waiting.fetch_sub(1, Ordering::SeqCst) == 1;
        if self.served || !was_last {
            return;
        }
        // A commit may have been left to whoever goes here.
        if let Ok(runtime) = Handle::try_current() {
            let room = Room(Arc::clone(&self.room));
            runtime.spawn(async move { drop(room.seat(true).await) });
        }
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
    /// Whether what it wrote is left for the next in line to commit.
    handed_on: bool,
    room: Arc<Inside>,
    // Given back after the connection: fields fall in their order, after `drop`.
    _permit: OwnedSemaphorePermit,
    _long: Option<OwnedSemaphorePermit>,
}

impl Seat {
    pub(super) fn desk(&mut self) -> Result<&mut Desk, Failure> {
        self.desk.as_mut().ok_or(Failure::Crashed)
    }

    /// Whether more may follow than one statement: on the writer.
    pub(super) fn is_kept(&self) -> bool {
        self.room.writes
    }

    /// Whether somebody waits for the writer to whom a commit may be left.
    pub(super) fn is_awaited(&self) -> bool {
        self.room.waiting.load(Ordering::SeqCst) > 0
    }

    /// Leaves the commit to whoever is next in line, if somebody is and it may wait.
    pub(super) fn hand_on(&mut self) -> Option<oneshot::Receiver<Outcome>> {
        let told = if self.is_awaited() { self.desk.as_mut()?.leave_open() } else { None };
        self.handed_on = told.is_some();
        told
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        let Some(mut desk) = self.desk.take() else { return };
        // What cannot be undone is closed, which undoes it; the next one opens another.
        if self.handed_on || tidy(&mut desk) {
            if self.room.writes {
                self.room.fold.look(&desk, &self.room.address);
            }
            self.room.idle().push(desk);
        }
    }
}
