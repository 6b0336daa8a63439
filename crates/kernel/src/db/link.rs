//! One connection of either engine, and a statement on it.

use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use futures::TryStreamExt;
use futures::stream::BoxStream;
use sqlx::Arguments;
use sqlx::postgres::{PgArguments, PgConnection, PgRow};
use sqlx::types::Json;
use tokio::time::timeout;

use super::error::{DbError, DriverError, Stored};
use super::names::Names;
use super::rewrite::{self, Prepared};
use super::row::Row;
use super::shelf::{Found, Wanted};
use super::sqlite::{self, Place};
use super::value::{Kind, Value};

/// PostgreSQL gets lists of so many items at least.
const LIST_LENGTH: usize = 16;

/// A statement that takes longer is worth a warning.
const SLOW_MILLIS: u128 = 500;

/// Counts statements and knows the names of indexes.
#[derive(Clone, Debug, Default)]
pub(super) struct Meter {
    pub(super) total: Arc<AtomicU64>,
    pub(super) call: Option<Arc<AtomicU64>>,
    pub(super) names: Arc<Names>,
    /// A statement is given up after so long, whatever the server does: a host that is gone without a word says nothing for ever.
    pub(super) deadline: Option<Duration>,
    /// Statements were given up.
    pub(super) doubt: Arc<Doubt>,
}

/// Whether the server has lately left something without an answer.
#[derive(Debug, Default)]
pub(super) struct Doubt(Mutex<Option<Instant>>);

impl Doubt {
    /// Long enough for every connection that was in use then to come back.
    const LASTS: Duration = Duration::from_secs(60);

    fn arise(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    pub(super) fn is_there(&self) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).is_some_and(|since| since.elapsed() < Self::LASTS)
    }
}

impl Meter {
    fn count(&self) {
        self.total.fetch_add(1, Ordering::Relaxed);
        if let Some(call) = &self.call {
            call.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Waits no longer than the deadline. What does not come to its end, whoever gave it up, leaves a doubt.
    pub(super) async fn within<T>(&self, work: impl Future<Output = Stored<T>>) -> Stored<T> {
        match self.deadline {
            Some(deadline) => {
                timeout(deadline, Watched::new(&self.doubt, work)).await.unwrap_or(Err(DbError::TimedOut))
            }
            None => work.await,
        }
    }
}

/// Raises a doubt if the work falls before its end, and does so before the work lets go of its connection.
struct Watched<'d, F> {
    // Dropped before the work: fields fall in their order.
    alarm: Alarm<'d>,
    work: Pin<Box<F>>,
}

struct Alarm<'d>(Option<&'d Doubt>);

impl Drop for Alarm<'_> {
    fn drop(&mut self) {
        if let Some(doubt) = self.0 {
            doubt.arise();
        }
    }
}

impl<'d, F: Future> Watched<'d, F> {
    fn new(doubt: &'d Doubt, work: F) -> Self {
        Self { alarm: Alarm(Some(doubt)), work: Box::pin(work) }
    }
}

impl<F: Future> Future for Watched<'_, F> {
    type Output = F::Output;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<F::Output> {
        let done = self.work.as_mut().poll(context);
        if done.is_ready() {
            self.alarm.0 = None;
        }
        done
    }
}

/// A borrowed connection.
pub(super) enum Link<'c> {
    Sqlite(&'c mut Place),
    Postgres(&'c mut PgConnection),
}

impl Link<'_> {
    pub(super) async fn find(
        self,
        meter: &Meter,
        sql: &'static str,
        params: Vec<Value>,
        wanted: Wanted,
    ) -> Stored<Found> {
        let watch = Watch::start(meter, sql);
        let found = match self {
            Self::Sqlite(place) => embedded(meter, place, sql, params, wanted).await,
            Self::Postgres(connection) => {
                let query = sqlx::query_with(sql, postgres(sql, params)?);
                meter.within(collect(sql, query.fetch(connection), wanted)).await
            }
        };
        watch.stop(found.as_ref().map_or(0, Found::count));
        found
    }

    pub(super) async fn run(self, meter: &Meter, sql: &'static str, params: Vec<Value>) -> Stored<u64> {
        let watch = Watch::start(meter, sql);
        let done = match self {
            Self::Sqlite(place) => {
                let prepared = counted(sql, &params)?;
                sqlite::touch(place, prepared, params).await.map_err(|failure| failure.told(&meter.names))
            }
            Self::Postgres(connection) => {
                let query = sqlx::query_with(sql, postgres(sql, params)?);
                let run = async { query.execute(connection).await.map_err(DbError::translate) };
                meter.within(run).await.map(|done| done.rows_affected())
            }
        };
        watch.stop(done.as_ref().copied().unwrap_or(0));
        done
    }
}

/// The wanted rows from SQLite.
async fn embedded(
    meter: &Meter,
    place: &mut Place,
    sql: &'static str,
    params: Vec<Value>,
    wanted: Wanted,
) -> Stored<Found> {
    let prepared = counted(sql, &params)?;
    let found = sqlite::rows(place, prepared, params, wanted).await;
    found.map_err(|failure| failure.told(&meter.names).of_statement(sql))
}

/// Keeps the wanted rows from PostgreSQL, but reads to the end: only then a write outside a transaction is committed, and a
/// reader on another connection sees it.
async fn collect(sql: &str, mut rows: BoxStream<'_, Result<PgRow, sqlx::Error>>, wanted: Wanted) -> Stored<Found> {
    let mut found = wanted.none_yet();
    while let Some(raw) = rows.try_next().await.map_err(DbError::translate)? {
        if !found.is_full() {
            found.add(&Row::of_postgres(&raw)).map_err(|error| error.of_statement(sql))?;
        }
    }
    Ok(found)
}

fn postgres(sql: &'static str, params: Vec<Value>) -> Stored<PgArguments> {
    // PostgreSQL misses arguments itself, but takes more than it needs.
    if cfg!(debug_assertions) {
        counted(sql, &params)?;
    }
    let mut arguments = PgArguments::default();
    arguments.reserve(params.len(), params.len() * 8);
    for value in params {
        match value {
            Value::Null(Kind::Int) => arguments.add(None::<i64>),
            Value::Null(Kind::Real) => arguments.add(None::<f64>),
            Value::Null(Kind::Bool) => arguments.add(None::<bool>),
            Value::Null(Kind::Text) => arguments.add(None::<String>),
            Value::Null(Kind::Time) => arguments.add(None::<chrono::DateTime<chrono::Utc>>),
            Value::Null(Kind::Json) => arguments.add(None::<Json<serde_json::Value>>),
            Value::Null(Kind::Bytes) => arguments.add(None::<Vec<u8>>),
            Value::Null(Kind::Ints) => arguments.add(None::<Vec<i64>>),
            Value::Null(Kind::Texts) => arguments.add(None::<Vec<String>>),
            Value::Int(int) => arguments.add(int),
            Value::Real(real) => arguments.add(real),
            Value::Bool(yes) => arguments.add(yes),
            Value::Text(text) => arguments.add(text),
            Value::Time(moment) => arguments.add(moment),
            Value::Json(json) => arguments.add(Json(json)),
            Value::Bytes(bytes) => arguments.add(bytes),
            Value::Ints(ints) => arguments.add(padded(sql, ints)),
            Value::Texts(texts) => arguments.add(padded(sql, texts)),
        }
        .map_err(unencodable)?;
    }
    Ok(arguments)
}

/// A list for `= ANY($1)` or `<> ALL($1)`, its last item repeated until there are [`LIST_LENGTH`]. That changes nothing about what is in it;
/// a statement that takes the list apart gets it as it is.
///
/// PostgreSQL plans a statement anew for the arguments at hand as long as that promises to be cheaper than a plan for any arguments, which
/// counts a list as ten items. A shorter list always looked cheaper, and was planned each time, which takes longer than to read its rows.
fn padded<T: Clone>(sql: &'static str, mut list: Vec<T>) -> Vec<T> {
    let short = (1..LIST_LENGTH).contains(&list.len()) && !rewrite::unnests(sql);
    if let Some(last) = list.last().filter(|_| short).cloned() {
        list.resize(LIST_LENGTH, last);
    }
    list
}

/// The statement as SQLite gets it, if it has as many arguments as it wants.
fn counted(sql: &'static str, params: &[Value]) -> Stored<Prepared> {
    let prepared = rewrite::prepared(sql);
    if prepared.parameters == params.len() {
        return Ok(prepared);
    }
    Err(DbError::Arguments { expected: prepared.parameters, given: params.len() })
}

fn unencodable(error: sqlx::error::BoxDynError) -> DbError {
    DbError::Other(DriverError::Pool(sqlx::Error::Encode(error)))
}

/// Counts and times one statement. Its arguments are never logged: they are what people wrote.
struct Watch {
    sql: &'static str,
    start: Instant,
}

impl Watch {
    fn start(meter: &Meter, sql: &'static str) -> Self {
        meter.count();
        Self { sql, start: Instant::now() }
    }

    fn stop(self, rows: u64) {
        let elapsed = self.start.elapsed();
        if elapsed.as_millis() >= SLOW_MILLIS {
            tracing::warn!(target: "timeweave::sql", sql = self.sql, ?elapsed, rows, "slow statement");
        } else {
            tracing::debug!(target: "timeweave::sql", sql = self.sql, ?elapsed, rows, "statement");
        }
    }
}
