//! A transaction around transactions.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::Mutex;
use tokio::time::timeout;

use super::error::{DbError, Stored};
use super::link::Meter;
use super::pool::Db;
use super::tx::{Hook, Mark, Open, Turn, Tx};

/// A transaction that an outer layer holds open around a whole call.
///
/// What the call begins joins it: [`Tx`]s take turns on its one connection, their commits only hand the turn back, and
/// nothing lasts before [`Ambient::commit`]. A [`Tx`] inside that has written and is dropped without a commit gives the whole up,
/// because what it wrote cannot be told apart any more: nothing can begin inside from then on, and the outer commit fails.
///
/// Reads between the turns join ([`Ambient::between`]) and see what the turns before them wrote. Reads through [`Db`] do not: they see
/// what is committed.
///
/// Cheap to clone. Once every clone and every turn is gone without a commit, it rolls back.
#[derive(Clone)]
pub struct Ambient {
    slot: Arc<Mutex<Slot>>,
    /// Whether somebody has a turn. Who only reads between turns does not count.
    taken: Arc<AtomicBool>,
    db: Db,
}

/// What those inside share.
pub(super) struct Slot {
    /// None once it has ended.
    open: Option<Open>,
    abandoned: bool,
    hooks: Vec<Hook>,
}

impl Slot {
    pub(super) fn open(&mut self) -> Option<&mut Open> {
        self.open.as_mut().filter(|_| !self.abandoned)
    }

    pub(super) fn keep(&mut self, hooks: &mut Vec<Hook>) {
        self.hooks.append(hooks);
    }

    pub(super) fn abandon(&mut self) {
        self.abandoned = true;
    }
}

impl Ambient {
    /// Opens it.
    ///
    /// # Errors
    /// [`DbError::Unavailable`] if no connection becomes free in time.
    pub async fn open(db: &Db) -> Stored<Self> {
        let slot = Slot { open: Some(db.open().await?), abandoned: false, hooks: Vec::new() };
        Ok(Self { slot: Arc::new(Mutex::new(slot)), taken: Arc::default(), db: db.clone() })
    }

    /// A turn inside. Waits while another one is taking its turn.
    ///
    /// # Errors
    /// [`DbError::Abandoned`] if it was given up or has ended; [`DbError::Waited`] if no turn comes in time, as when a
    /// transaction is begun while this task holds one already.
    pub async fn tx(&self) -> Stored<Tx> {
        let turn = Arc::clone(&self.slot).lock_owned();
        let mut slot = timeout(self.db.patience, turn).await.map_err(|_| DbError::Waited)?;
        if slot.open().is_none() {
            return Err(DbError::Abandoned);
        }
        Ok(Tx::turn(Turn::new(slot, Some(Mark::set(&self.taken))), self.meter().clone()))
    }

    /// A place to read between the turns, which sees what they wrote. None while somebody has a turn, perhaps the asking task itself, which
    /// would wait for its own end; and none once this was given up or has ended. Several that read at once wait for each other.
    ///
    /// # Errors
    /// [`DbError::Waited`] if no moment comes in time.
    pub async fn between(&self) -> Stored<Option<Tx>> {
        if self.taken.load(Ordering::SeqCst) {
            return Ok(None);
        }
        let turn = Arc::clone(&self.slot).lock_owned();
        let mut slot = timeout(self.db.patience, turn).await.map_err(|_| DbError::Waited)?;
        let open = slot.open().is_some();
        Ok(open.then(|| Tx::turn(Turn::new(slot, None), self.meter().clone())))
    }

    /// Makes everything inside last, and then does what was to be done after.
    ///
    /// # Errors
    /// [`DbError::Abandoned`] if a transaction inside was given up: everything is rolled back. [`DbError::Waited`] if one
    /// inside does not end: it stays open. Otherwise see [`DbError`].
    pub async fn commit(self) -> Stored<()> {
        let mut slot = timeout(self.db.patience, self.slot.lock()).await.map_err(|_| DbError::Waited)?;
        let open = slot.open.take().ok_or(DbError::Abandoned)?;
        if slot.abandoned {
            open.rollback(self.meter()).await?;
            return Err(DbError::Abandoned);
        }
        open.commit(self.meter()).await?;
        let hooks = std::mem::take(&mut slot.hooks);
        drop(slot);
        hooks.into_iter().for_each(|hook| hook());
        Ok(())
    }

    /// Undoes everything inside. Nothing happens if it has ended already.
    ///
    /// # Errors
    /// [`DbError::Waited`] if a transaction inside does not end; otherwise see [`DbError`].
    pub async fn rollback(self) -> Stored<()> {
        let mut slot = timeout(self.db.patience, self.slot.lock()).await.map_err(|_| DbError::Waited)?;
        slot.hooks.clear();
        match slot.open.take() {
            Some(open) => open.rollback(self.meter()).await,
            None => Ok(()),
        }
    }

    fn meter(&self) -> &Meter {
        &self.db.meter
    }
}
