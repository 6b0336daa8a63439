//! Connections to PostgreSQL, lent to one statement or one transaction at a time.
//!
//! The driver's pool asks a connection whether it is still there whenever somebody gives it back, on a task of its own: a round trip more for each
//! statement that stands alone, and for each transaction. So whoever has read an answer to its end lays the connection aside here for the next one, as
//! it is. What ended otherwise (a failure, an answer that nobody waited for) goes back to the pool, which asks.
//!
//! There are as many turns as connections, and whoever uses one has a turn. So nobody waits at the pool while a connection lies here: who finds none here
//! finds one there, or may open one.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnection, PgPool};
use sqlx::{Connection as _, Executor as _, Postgres};
use tokio::runtime::Handle;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use super::pool::PoolStats;

/// A connection that idled longer is tried before it is used.
pub(super) const TRUSTED_FOR: Duration = Duration::from_secs(30);

/// How long a server that is there may take to say so.
pub(super) const ANSWER: Duration = Duration::from_secs(5);

/// A connection that nobody needed for so long is closed.
const IDLE_FOR: Duration = Duration::from_mins(5);

/// After so long a connection goes through the pool, which closes old ones.
const KEPT_FOR: Duration = Duration::from_mins(10);

/// Lends the connections of a pool. Cheap to clone.
#[derive(Clone, Debug)]
pub(super) struct Lender(Arc<Desk>);

#[derive(Debug)]
struct Desk {
    pool: PgPool,
    /// As many as connections.
    turns: Arc<Semaphore>,
    /// Fewer than connections: whoever holds a transaction, and with it perhaps what others wait for, always finds a connection to read on.
    /// Otherwise they would wait for each other.
    transactions: Arc<Semaphore>,
    ready: Mutex<Vec<Ready>>,
    patience: Duration,
}

/// A connection that nobody uses; the last one was used last.
#[derive(Debug)]
struct Ready {
    connection: PoolConnection<Postgres>,
    /// Since when the pool does not have it.
    lent: Instant,
    idle: Instant,
}

impl Desk {
    fn ready(&self) -> std::sync::MutexGuard<'_, Vec<Ready>> {
        self.ready.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Desk {
    /// The pool would take them back on a task, for which there may be no runtime any more.
    fn drop(&mut self) {
        let ready = std::mem::take(&mut *self.ready());
        ready.into_iter().for_each(|ready| drop(ready.connection.detach()));
    }
}

impl Lender {
    /// Lends the connections of a pool that has at most so many, so many of them for transactions. Each is waited for as long as `patience`.
    pub(super) fn new(pool: PgPool, most: [u32; 2], patience: Duration) -> Self {
        let [turns, transactions] = most.map(|most| Arc::new(Semaphore::new(most as usize)));
        Self(Arc::new(Desk { pool, turns, transactions, ready: Mutex::default(), patience }))
    }

    /// A connection.
    ///
    /// # Errors
    /// If none becomes free in time, none can be opened, or all were closed for good.
    pub(super) async fn lend(&self) -> Result<Loan, sqlx::Error> {
        let turn = self.wait(&self.0.turns).await?;
        while let Some(mut ready) = self.take() {
            if ready.idle.elapsed() < TRUSTED_FOR || answers(&mut ready.connection).await {
                let Ready { connection, lent, .. } = ready;
                return Ok(Loan { connection, lent, lender: self.clone(), turn });
            }
            ready.connection.close_on_drop();
        }
        let connection = self.0.pool.acquire().await?;
        Ok(Loan { connection, lent: Instant::now(), lender: self.clone(), turn })
    }

    /// A transaction. If nobody waits for it any more, it is undone.
    ///
    /// # Errors
    /// As [`lend`](Self::lend).
    pub(super) async fn begin(&self) -> Result<Begun, sqlx::Error> {
        let permit = self.wait(&self.0.transactions).await?;
        let loan = self.lend().await?;
        // From here on the connection may be inside a transaction, also if nobody lives to see the answer.
        let mut begun = Begun { loan: Some(loan), permit: Some(permit) };
        begun.say("BEGIN").await?;
        Ok(begun)
    }

    pub(super) fn stats(&self) -> PoolStats {
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let ready = self.0.ready().len();
        PoolStats { size: self.0.pool.size(), idle: count(self.0.pool.num_idle() + ready) }
    }

    /// Waits until nobody uses a connection, and whatever was let fall is undone.
    ///
    /// # Errors
    /// If a connection fails meanwhile.
    pub(super) async fn everybody_home(&self) -> Result<(), sqlx::Error> {
        let most = self.0.pool.options().get_max_connections();
        let _turns = self.0.turns.acquire_many(most).await.map_err(|_closed| sqlx::Error::PoolClosed)?;
        // Nobody has a turn, so none is laid aside meanwhile. Whoever holds every connection of a pool knows that nobody else holds any.
        let away = most as usize - self.0.ready().len().min(most as usize);
        let mut held = Vec::new();
        while held.len() < away {
            match self.0.pool.acquire().await {
                Ok(connection) => held.push(connection),
                Err(sqlx::Error::PoolTimedOut) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Closes every connection, waiting for those in use.
    pub(super) async fn close(&self) {
        // Nothing is laid aside from here on.
        let closing = self.0.pool.close();
        drop(std::mem::take(&mut *self.0.ready()));
        closing.await;
    }

    fn take(&self) -> Option<Ready> {
        self.0.ready().pop()
    }

    async fn wait(&self, what: &Arc<Semaphore>) -> Result<OwnedSemaphorePermit, sqlx::Error> {
        if let Ok(permit) = Arc::clone(what).try_acquire_owned() {
            return Ok(permit);
        }
        match timeout(self.0.patience, Arc::clone(what).acquire_owned()).await {
            Ok(Ok(permit)) => Ok(permit),
            Ok(Err(_closed)) => Err(sqlx::Error::PoolClosed),
            Err(_elapsed) => Err(sqlx::Error::PoolTimedOut),
        }
    }
}

/// A connection that is lent. Let fall, it goes back to the pool, which asks whether it is still there.
pub(super) struct Loan {
    // Given back before the turn: fields fall in their order.
    connection: PoolConnection<Postgres>,
    lent: Instant,
    lender: Lender,
    turn: OwnedSemaphorePermit,
}

impl Loan {
    pub(super) fn connection(&mut self) -> &mut PgConnection {
        &mut self.connection
    }

    /// Lays it aside for the next one. For whoever has read an answer to its end.
    pub(super) fn give_back(self) {
        let Self { connection, lent, lender, turn } = self;
        let desk = &lender.0;
        let mut ready = desk.ready();
        // Looked at under the lock: whoever closes the pool empties what is here afterwards.
        if desk.pool.is_closed() || lent.elapsed() > KEPT_FOR {
            drop(ready);
            return drop((connection, turn));
        }
        let unneeded = ready.first().is_some_and(|first| first.idle.elapsed() > IDLE_FOR).then(|| ready.remove(0));
        ready.push(Ready { connection, lent, idle: Instant::now() });
        drop(ready);
        if let Some(mut unneeded) = unneeded {
            unneeded.connection.close_on_drop();
        }
        drop(turn);
    }

    /// A connection for good: the pool may open another one.
    pub(super) fn keep(self) -> PgConnection {
        self.connection.detach()
    }
}

/// A transaction. Let fall, it is undone before its connection is used again.
pub(super) struct Begun {
    /// None once it has ended.
    loan: Option<Loan>,
    permit: Option<OwnedSemaphorePermit>,
}

impl Begun {
    /// Where its statements go, as long as it has not ended.
    pub(super) fn connection(&mut self) -> Option<&mut PgConnection> {
        self.loan.as_mut().map(Loan::connection)
    }

    pub(super) async fn commit(self) -> Result<(), sqlx::Error> {
        self.end("COMMIT").await
    }

    pub(super) async fn rollback(self) -> Result<(), sqlx::Error> {
        self.end("ROLLBACK").await
    }

    async fn end(mut self, command: &'static str) -> Result<(), sqlx::Error> {
        let said = self.say(command).await;
        // Whatever the answer is, the transaction has ended, or its connection has.
        if let (Some(loan), Ok(())) = (self.loan.take(), &said) {
            loan.give_back();
        }
        said
    }

    async fn say(&mut self, command: &'static str) -> Result<(), sqlx::Error> {
        match self.connection() {
            Some(connection) => connection.execute(command).await.map(drop),
            None => Err(sqlx::Error::WorkerCrashed),
        }
    }
}

impl Drop for Begun {
    fn drop(&mut self) {
        let Some(loan) = self.loan.take() else { return };
        let Ok(runtime) = Handle::try_current() else { return drop(loan.keep()) };
        // Others may take its place once it is undone.
        let permit = self.permit.take();
        runtime.spawn(async move {
            let mut loan = loan;
            let said = timeout(ANSWER, loan.connection().execute("ROLLBACK")).await;
            match said {
                Ok(Ok(_)) => loan.give_back(),
                Ok(Err(_)) | Err(_) => loan.connection.close_on_drop(),
            }
            drop(permit);
        });
    }
}

/// Whether a connection is still there.
pub(super) async fn answers(connection: &mut PgConnection) -> bool {
    matches!(timeout(ANSWER, connection.ping()).await, Ok(Ok(())))
}
