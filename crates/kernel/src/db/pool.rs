//! The pools and the handle to them.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures::FutureExt as _;
use futures::future::BoxFuture;
use sqlx::ConnectOptions;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use tokio::time::timeout;

use super::dialect::Engine;
use super::error::{DbError, Stored};
use super::lender::{ANSWER, Lender, Loan, TRUSTED_FOR, answers};
use super::link::{Link, Meter};
use super::names::UNIQUE_INDEXES;
use super::record::Record;
use super::rewrite;
use super::shelf::{Found, Wanted};
use super::sqlite::{self, Place, Sqlite};
use super::tx::{Open, Tx};
use super::value::Value;

/// How many prepared statements a connection keeps: more than the program has.
const STATEMENTS_KEPT: usize = 1_000;

/// How to reach the database.
#[derive(Clone, Debug)]
pub struct DbSettings {
    /// `sqlite://path/to/file.db` (made with its folder if it is not there) or `postgres://user:password@host/database`.
    pub url: String,
    /// At most so many connections, two at least; on SQLite so many readers beside the one writer. On PostgreSQL a quarter of
    /// them, but one at least, is kept for statements that stand alone.
    pub max_connections: u32,
    /// How long a statement waits for a free connection, and a write on SQLite for its turn.
    pub acquire_timeout: Duration,
    /// How long one statement may take (PostgreSQL).
    pub statement_timeout: Duration,
    /// How long one statement may wait for a lock (PostgreSQL), or for another process that writes (SQLite).
    pub lock_timeout: Duration,
    /// How long a transaction that has ended may wait for those in line behind it, to share one commit with them, where the disk is not slower
    /// than that (SQLite). Where nobody is in line, nobody waits.
    pub commit_delay: Duration,
}

impl DbSettings {
    /// The usual settings.
    #[must_use]
    pub fn new(url: impl Into<String>) -> Self {
        Self {
            url: url.into(),
            max_connections: 16,
            acquire_timeout: Duration::from_secs(5),
            statement_timeout: Duration::from_secs(30),
            lock_timeout: Duration::from_secs(5),
            commit_delay: Duration::from_millis(2),
        }
    }
}

/// How busy the pools are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PoolStats {
    /// Open connections.
    pub size: u32,
    /// Those that nobody uses just now.
    pub idle: u32,
}

#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant, reason = "there is one of it, or it stands where it is used")]
pub(super) enum Pools {
    Sqlite(Sqlite),
    Postgres(Lender),
}

/// The handle to the database. Cheap to clone.
///
/// Statements run through it stand alone and see what is committed, also while a transaction is open. On SQLite those that
/// change rows go to the writer, all others to the readers. While this task holds a transaction open, a change through `Db`
/// would wait for it in vain on SQLite: make it through the [`Tx`].
#[derive(Clone, Debug)]
pub struct Db {
    pub(super) pools: Pools,
    pub(super) meter: Meter,
    pub(super) patience: Duration,
    apart: bool,
}

impl DbSettings {
    /// The file of a database on SQLite; none for another engine, or an address that cannot be used.
    #[must_use]
    pub fn file(&self) -> Option<PathBuf> {
        self.url.starts_with("sqlite:").then(|| sqlite::file(self)).flatten()
    }
}

impl Db {
    /// Opens the pools. The schema is left as it is: see [`migrate`](super::migrate).
    ///
    /// # Errors
    /// [`DbError::Address`] if the URL cannot be used, [`DbError::Unavailable`] if nobody answers there.
    pub async fn connect(settings: &DbSettings) -> Stored<Self> {
        let mut meter = Meter::default();
        let pools = match settings.url.split_once(':').map(|(scheme, _)| scheme) {
            Some("sqlite") => Pools::Sqlite(Sqlite::connect(settings, &meter.names).await?),
            Some("postgres" | "postgresql") => {
                meter.deadline = Some(settings.statement_timeout + ANSWER);
                postgres(settings, &meter).await?
            }
            _ => return Err(DbError::Address("a database URL starts with sqlite:// or postgres://".to_owned())),
        };
        let db = Self { pools, meter, patience: settings.acquire_timeout, apart: false };
        db.learn_names().await?;
        Ok(db)
    }

    /// Which engine it is.
    #[must_use]
    pub fn engine(&self) -> Engine {
        match self.pools {
            Pools::Sqlite(_) => Engine::Sqlite,
            Pools::Postgres(_) => Engine::Postgres,
        }
    }

    /// Every row of a statement, in its order.
    ///
    /// # Errors
    /// See [`DbError`].
    pub async fn all<R: Record>(&self, sql: &'static str, params: Vec<Value>) -> Stored<Vec<R>> {
        Ok(self.find(sql, params, Wanted::all::<R>()).await?.all())
    }

    /// The first row of a statement, if there is any.
    ///
    /// # Errors
    /// See [`DbError`].
    pub async fn optional<R: Record>(&self, sql: &'static str, params: Vec<Value>) -> Stored<Option<R>> {
        Ok(self.find(sql, params, Wanted::first::<R>()).await?.first())
    }

    /// The first row of a statement that always has one.
    ///
    /// # Errors
    /// [`DbError::NoRow`] if there is none; see [`DbError`].
    pub async fn one<R: Record>(&self, sql: &'static str, params: Vec<Value>) -> Stored<R> {
        self.optional(sql, params).await?.ok_or(DbError::NoRow)
    }

    // Behind a pointer, so that it is compiled here and not by each crate that asks for rows.
    fn find(&self, sql: &'static str, params: Vec<Value>, wanted: Wanted) -> BoxFuture<'_, Stored<Found>> {
        self.found(sql, params, wanted).boxed()
    }

    pub(crate) async fn found(&self, sql: &'static str, params: Vec<Value>, wanted: Wanted) -> Stored<Found> {
        let mut lease = self.lease(sql).await?;
        let done = lease.link().find(&self.meter, sql, params, wanted).await;
        lease.end(&self.meter, done).await
    }

    /// Runs a statement for its effect, committed when this returns. Gives the number of rows it touched.
    ///
    /// # Errors
    /// See [`DbError`].
    pub fn run(&self, sql: &'static str, params: Vec<Value>) -> BoxFuture<'_, Stored<u64>> {
        self.ran(sql, params).boxed()
    }

    pub(crate) async fn ran(&self, sql: &'static str, params: Vec<Value>) -> Stored<u64> {
        let mut lease = self.lease(sql).await?;
        let done = lease.link().run(&self.meter, sql, params).await;
        lease.end(&self.meter, done).await
    }

    /// Opens a transaction: on SQLite the only one of its time (`BEGIN IMMEDIATE` on the writer), on PostgreSQL READ COMMITTED.
    ///
    /// # Errors
    /// [`DbError::Unavailable`] if no connection becomes free in time.
    pub async fn begin(&self) -> Stored<Tx> {
        Ok(Tx::new(self.open().await?, self.meter.clone()))
    }

    pub(super) async fn open(&self) -> Stored<Open> {
        self.meter.within(self.begun()).await
    }

    async fn begun(&self) -> Stored<Open> {
        match &self.pools {
            Pools::Sqlite(sqlite) => {
                sqlite.begin(self.apart).await.map(Open::Sqlite).map_err(|failure| failure.told(&self.meter.names))
            }
            Pools::Postgres(lender) => lender.begin().await.map(Open::Postgres).map_err(DbError::translate),
        }
    }

    /// Lets the engine look at what the tables hold, so that it plans by what is there. After many rows came at once; what comes
    /// little by little the engines notice themselves.
    ///
    /// # Errors
    /// See [`DbError`].
    pub async fn analyze(&self) -> Stored<()> {
        self.run("ANALYZE", Vec::new()).await.map(drop)
    }

    /// Lets SQLite look at tables that have grown tenfold since it last did, in short steps; PostgreSQL does so by itself. Gives how many those
    /// were.
    ///
    /// # Errors
    /// See [`DbError`].
    pub async fn optimize(&self) -> Stored<usize> {
        match &self.pools {
            Pools::Sqlite(sqlite) => sqlite.optimize().await.map_err(|failure| failure.told(&self.meter.names)),
            Pools::Postgres(_) => Ok(0),
        }
    }

    /// How many statements this process has run through this database, transactions' own commands not counted.
    #[must_use]
    pub fn statements(&self) -> u64 {
        self.meter.total.load(Ordering::Relaxed)
    }

    /// The same database; its statements, also those in transactions that it opens, are counted in `counter` too.
    #[must_use]
    pub fn counted(&self, counter: Arc<AtomicU64>) -> Self {
        Self { meter: Meter { call: Some(counter), ..self.meter.clone() }, ..self.clone() }
    }

    /// The same database, for work that may hold a transaction for long: on SQLite, nobody who has ended a transaction waits for the end of one
    /// that is opened by this.
    #[must_use]
    pub fn apart(&self) -> Self {
        Self { apart: true, ..self.clone() }
    }

    /// How busy the pools are; on SQLite readers and writer together.
    #[must_use]
    pub fn pool_stats(&self) -> PoolStats {
        match &self.pools {
            Pools::Sqlite(sqlite) => sqlite.stats(),
            Pools::Postgres(lender) => lender.stats(),
        }
    }

    /// Waits until nobody uses a connection: whoever let work fall finds all rows free again that it held.
    ///
    /// # Errors
    /// If a connection fails meanwhile.
    pub async fn everybody_home(&self) -> Stored<()> {
        match &self.pools {
            Pools::Sqlite(sqlite) => sqlite.everybody_home().await,
            Pools::Postgres(lender) => lender.everybody_home().await.map_err(DbError::translate)?,
        }
        Ok(())
    }

    /// Closes every connection, waiting for those in use. SQLite's log is folded into its file.
    pub async fn close(&self) {
        match &self.pools {
            Pools::Sqlite(sqlite) => sqlite.close().await,
            Pools::Postgres(lender) => lender.close().await,
        }
    }

    async fn lease(&self, sql: &'static str) -> Stored<Lease> {
        match &self.pools {
            Pools::Sqlite(sqlite) => {
                let place = sqlite.seat(rewrite::prepared(sql)).await;
                place.map(Lease::Sqlite).map_err(|failure| failure.told(&self.meter.names))
            }
            Pools::Postgres(lender) => lender.lend().await.map(Lease::Postgres).map_err(DbError::translate),
        }
    }

    /// Reads the names of unique indexes anew, where the engine's errors do not tell them.
    pub(super) async fn learn_names(&self) -> Stored<()> {
        if self.engine() == Engine::Sqlite {
            self.meter.names.learn(self.all(UNIQUE_INDEXES, Vec::new()).await?);
        }
        Ok(())
    }
}

/// A connection for one statement.
#[allow(clippy::large_enum_variant, reason = "there is one of it, or it stands where it is used")]
enum Lease {
    Sqlite(Place),
    Postgres(Loan),
}

impl Lease {
    fn link(&mut self) -> Link<'_> {
        match self {
            Self::Sqlite(place) => Link::Sqlite(place),
            Self::Postgres(loan) => Link::Postgres(loan.connection()),
        }
    }

    /// Gives the connection back. What was written on SQLite is committed when this returns.
    async fn end<T>(self, meter: &Meter, done: Stored<T>) -> Stored<T> {
        match self {
            Self::Sqlite(place) => match (done, sqlite::end(place).await) {
                (Ok(_), Err(failure)) => Err(failure.told(&meter.names)),
                (done, _) => done,
            },
            Self::Postgres(loan) => {
                // What failed may have left something on its way.
                if done.is_ok() {
                    loan.give_back();
                }
                done
            }
        }
    }
}

async fn postgres(settings: &DbSettings, meter: &Meter) -> Stored<Pools> {
    let options: PgConnectOptions =
        settings.url.parse().map_err(|error: sqlx::Error| DbError::Address(error.to_string()))?;
    let millis = |duration: Duration| duration.as_millis().to_string();
    let options = options
        .disable_statement_logging()
        .statement_cache_capacity(STATEMENTS_KEPT)
        .application_name("timeweave")
        .options([
            ("TimeZone", "UTC".to_owned()),
            ("statement_timeout", millis(settings.statement_timeout)),
            ("lock_timeout", millis(settings.lock_timeout)),
            // A process that stops in the middle of a transaction must not hold its locks for ever.
            ("idle_in_transaction_session_timeout", "60000".to_owned()),
            // To compile a statement takes longer than any page that is asked for takes to be read.
            ("jit", "off".to_owned()),
        ]);
    let most = settings.max_connections.max(2);
    let doubt = Arc::clone(&meter.doubt);
    let pool = PgPoolOptions::new()
        .max_connections(most)
        .acquire_timeout(settings.acquire_timeout)
        // Testing every time would cost a round trip a statement.
        .test_before_acquire(false)
        // Whatever comes back in a time of doubt is asked whether it is still there: the pool itself would wait for an answer as long as the system does, and keep the connection from everybody meanwhile.
        .after_release(move |connection, _| {
            let is_doubtful = doubt.is_there();
            Box::pin(async move {
                if is_doubtful && !answers(connection).await { Err(sqlx::Error::PoolTimedOut) } else { Ok(true) }
            })
        })
        .before_acquire(|connection, age| {
            Box::pin(async move { Ok(age.idle_for < TRUSTED_FOR || answers(connection).await) })
        })
        .connect_with(options.clone());
    let pool = match pool.await {
        Ok(pool) => pool,
        // The pool tries again until its time is up, and says no more than that. What is wrong a single connection says.
        Err(late) => {
            let alone = timeout(settings.acquire_timeout, options.connect()).await;
            return Err(DbError::translate(alone.ok().and_then(Result::err).unwrap_or(late)));
        }
    };
    let transactions = most - (most / 4).max(1);
    Ok(Pools::Postgres(Lender::new(pool, [most, transactions], settings.acquire_timeout)))
}
