//! The log, folded into the file beside whoever writes.
//!
//! SQLite would have this done by whoever commits, while the next in line waits: after thousands of rows that takes about as long as the commit itself, with a flush of the whole
//! file. So a connection of its own does it, and holds nobody up. Only if that falls far behind does a commit do what is left (`wal_autocheckpoint` in `desk.rs`).

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::runtime::Handle;

use super::address::Address;
use super::desk::Desk;

/// So many pages of the log are worth it: what SQLite itself takes for that.
const PAGES: i64 = 1_000;

/// The log is looked at when so many rows have changed.
const ROWS: u64 = 32;

/// Who folds the log.
#[derive(Default)]
pub(super) struct Fold {
    worker: Mutex<Worker>,
    /// How many rows the writer had changed when the log was looked at last.
    looked_at: AtomicU64,
    /// Whether somebody is at it.
    is_busy: AtomicBool,
}

#[derive(Default)]
struct Worker {
    /// Opened when it is first needed.
    desk: Option<Desk>,
    is_closed: bool,
}

impl Fold {
    /// Looks at the log after somebody has written, and has it folded if it has grown.
    pub(super) fn look(self: &Arc<Self>, writer: &Desk, address: &Arc<Address>) {
        let changes = writer.changes_so_far();
        if writer.is_inside() || changes.abs_diff(self.looked_at.load(Ordering::Relaxed)) < ROWS {
            return;
        }
        self.looked_at.store(changes, Ordering::Relaxed);
        let is_long = writer.unfolded().is_ok_and(|pages| pages >= PAGES);
        let Ok(runtime) = Handle::try_current() else { return };
        if !is_long || self.is_busy.swap(true, Ordering::SeqCst) {
            return;
        }
        let (fold, address) = (Arc::clone(self), Arc::clone(address));
        runtime.spawn_blocking(move || {
            fold.run(&address);
            fold.is_busy.store(false, Ordering::SeqCst);
        });
    }

    fn run(&self, address: &Address) {
        let mut worker = self.worker.lock().unwrap_or_else(PoisonError::into_inner);
        if worker.is_closed {
            return;
        }
        let desk = match worker.desk.take() {
            Some(desk) => Ok(desk),
            None => Desk::open(address, true),
        };
        match desk.and_then(|desk| desk.fold().map(|()| desk)) {
            Ok(desk) => worker.desk = Some(desk),
            // A commit does it then.
            Err(error) => tracing::debug!(%error, "folding the log into the file"),
        }
    }

    /// Closes its connection, and does nothing from then on.
    pub(super) fn close(&self) {
        let mut worker = self.worker.lock().unwrap_or_else(PoisonError::into_inner);
        worker.is_closed = true;
        worker.desk = None;
    }
}
