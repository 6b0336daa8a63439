//! The same by hand: the driver, prepared statements, nothing else.

use std::marker::PhantomData;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use chrono::{DateTime, SecondsFormat, SubsecRound as _, Utc};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, TransactionBehavior, params};
use serde_json::{Value, json};
use sqlx::postgres::{PgConnectOptions, PgPoolOptions, PgRow};
use sqlx::types::Json;
use sqlx::{FromRow, PgPool, Row as _};

use crate::Outcome;
use crate::database::Engine;
use crate::town::PAGE;

/// What is read of an event: by what stands behind.
macro_rules! event {
    ($which:literal) => {
        concat!(
            "SELECT e.id, e.title, e.description, e.location, e.latitude, e.longitude, e.starts_at, e.ends_at, e.timezone, e.is_all_day,
                    e.accessibility, e.max_attendees, e.is_online, e.allow_remote_attendance, e.publication_state, e.operational_state,
                    e.lifecycle_version, e.federated_visibility, e.created_at, e.updated_at,
                    u.id, u.first_name, u.last_name, u.organization_name, u.avatar_url, u.profile_type, r.state,
                    (SELECT COUNT(*) FROM event_registrations n
                      WHERE n.tenant_id = $1 AND n.event_id = e.id AND n.state = 'confirmed'),
                    (SELECT COUNT(*) FROM event_guests n
                      WHERE n.tenant_id = $1 AND n.event_id = e.id AND n.state = 'confirmed'),
                    (SELECT COUNT(*) FROM event_waitlist_entries n
                      WHERE n.tenant_id = $1 AND n.event_id = e.id AND n.state IN ('waiting', 'offered')),
                    (SELECT COUNT(*) FROM event_engagements n WHERE n.tenant_id = $1 AND n.event_id = e.id)
               FROM events e
               JOIN users u ON u.tenant_id = $1 AND u.id = e.organizer_id
               LEFT JOIN event_registrations r ON r.tenant_id = $1 AND r.event_id = e.id AND r.user_id = $2
              WHERE e.tenant_id = $1 AND e.publication_state = 'published' AND ",
            $which
        )
    };
}

const LIST: &str =
    event!("e.operational_state = 'scheduled' AND e.starts_at >= $3 ORDER BY e.starts_at, e.id LIMIT 20");
const DETAIL: &str = event!("e.id = $3");
const COUNT: &str = "SELECT COUNT(*) FROM event_registrations WHERE tenant_id = $1 AND event_id = $2";
const ROSTER: &str = "SELECT u.id, u.first_name, u.last_name, u.organization_name, u.avatar_url, r.state, r.version, r.updated_at, r.confirmed_at,
            w.state, a.state, a.version, a.checked_in_at, a.checked_out_at,
            (SELECT COUNT(*) FROM event_guests n
              WHERE n.tenant_id = $1 AND n.registration_id = r.id AND n.state = 'confirmed')
       FROM event_registrations r
       JOIN users u ON u.tenant_id = $1 AND u.id = r.user_id
       LEFT JOIN event_waitlist_entries w ON w.tenant_id = $1 AND w.event_id = $2 AND w.user_id = u.id
       LEFT JOIN event_attendance a ON a.tenant_id = $1 AND a.event_id = $2 AND a.user_id = u.id
      WHERE r.tenant_id = $1 AND r.event_id = $2
      ORDER BY u.first_name, u.last_name, u.id
      LIMIT $3 OFFSET $4";
const EVENT: &str = "SELECT max_attendees, organizer_id FROM events
      WHERE tenant_id = $1 AND id = $2 AND publication_state = 'published' AND operational_state = 'scheduled'";
const MEMBERS: &str = "SELECT id FROM users WHERE tenant_id = $1 AND id IN ($2, $3) AND status = 'active' ORDER BY id";
/// What PostgreSQL is told besides.
const HELD: &str = " FOR NO KEY UPDATE";
const TAKEN: &str =
    "SELECT COUNT(*) FROM event_registrations WHERE tenant_id = $1 AND event_id = $2 AND state = 'confirmed'";
const REGISTER: &str =
    "INSERT INTO event_registrations (tenant_id, event_id, user_id, capacity_pool, state, version, confirmed_at,
        created_at, updated_at)
 VALUES ($1, $2, $3, 'event', 'confirmed', 1, $4, $4, $4) RETURNING id";
const HISTORY: &str =
    "INSERT INTO event_registration_history (tenant_id, registration_id, to_state, version, actor_id, created_at)
 VALUES ($1, $2, 'confirmed', 1, $3, $4)";
const TELL: &str = "INSERT INTO domain_events (tenant_id, kind, payload, actor_id, occurred_at)
 VALUES ($1, 'event.registration.changed', $2, $3, $4) RETURNING id";
const TASK: &str = "INSERT INTO tasks (tenant_id, subject, kind, status, attempts, due_at, ready_at)
 VALUES ($1, $2, 'event.bell', 'pending', 0, $3, $3)";

/// SQLite itself counts `$1` by where it first stands, as a name; `?1` is the first argument.
fn numbered(sql: &str) -> String {
    sql.replace('$', "?")
}

/// What a row is read into, column by column: moments and JSON as the driver gives them.
macro_rules! rows {
    ($($(#[$about:meta])* $name:ident { $($field:ident: $type:ty,)+ })+) => {$(
        $(#[$about])*
        #[allow(dead_code, reason = "it is read, and told nobody")]
        struct $name<M, J> { $($field: $type,)+ kept: PhantomData<(M, J)> }

        impl $name<String, String> {
            fn embedded(row: &rusqlite::Row<'_>) -> rusqlite::Result<Self> {
                let mut at = 0..;
                let mut next = || at.next().unwrap_or_default();
                Ok(Self { $($field: row.get::<usize, _>(next())?,)+ kept: PhantomData })
            }
        }

        impl<'r> FromRow<'r, PgRow> for $name<DateTime<Utc>, Json<Value>> {
            fn from_row(row: &'r PgRow) -> sqlx::Result<Self> {
                let mut at = 0..;
                let mut next = || at.next().unwrap_or_default();
                Ok(Self { $($field: row.try_get::<_, usize>(next())?,)+ kept: PhantomData })
            }
        }
    )+};
}

rows! {
    /// An event.
    Seen {
        id: i64,
        title: String,
        description: String,
        location: Option<String>,
        latitude: Option<f64>,
        longitude: Option<f64>,
        starts_at: M,
        ends_at: Option<M>,
        timezone: String,
        is_all_day: bool,
        accessibility: J,
        max_attendees: Option<i64>,
        is_online: bool,
        allow_remote_attendance: bool,
        publication_state: String,
        operational_state: String,
        lifecycle_version: i64,
        federated_visibility: String,
        created_at: M,
        updated_at: M,
        organizer: i64,
        first_name: String,
        last_name: String,
        organization_name: Option<String>,
        avatar_url: Option<String>,
        profile_type: String,
        registration: Option<String>,
        confirmed: i64,
        guests: i64,
        waiting: i64,
        interested: i64,
    }
    /// Somebody on a roster.
    Listed {
        id: i64,
        first_name: String,
        last_name: String,
        organization_name: Option<String>,
        avatar_url: Option<String>,
        registration: String,
        registration_version: i64,
        registration_changed_at: M,
        confirmed_at: Option<M>,
        waiting: Option<String>,
        attendance: Option<String>,
        attendance_version: Option<i64>,
        checked_in_at: Option<M>,
        checked_out_at: Option<M>,
        guests: i64,
    }
}

fn changed(event: i64, member: i64) -> Value {
    json!({ "kind": "event.registration.changed", "action": "event.registration.confirmed", "event": event, "member": member, "actor": member,
            "registration_version": 1, "by_itself": false, "had_asked": false })
}

/// The engine's own driver.
pub enum Hand {
    Sqlite(Arc<Embedded>, i64),
    Postgres(PgPool, i64),
}

impl Hand {
    /// Opens the pool: on SQLite one writer and a reader for each who reads at once, as somebody who knows it would.
    pub async fn open(engine: Engine, url: &str, connections: usize, tenant: i64) -> Outcome<Self> {
        match engine {
            Engine::Sqlite => Ok(Self::Sqlite(Arc::new(Embedded::open(url, connections)?), tenant)),
            Engine::Postgres => {
                let options: PgConnectOptions = url.parse()?;
                let pool = PgPoolOptions::new()
                    .max_connections(u32::try_from(connections).unwrap_or(16))
                    // A thousand want a place at once, and each waits for their turn.
                    .acquire_timeout(Duration::from_secs(300))
                    .test_before_acquire(false);
                Ok(Self::Postgres(pool.connect_with(options).await?, tenant))
            }
        }
    }

    /// The first page of what is to come; how many it has.
    pub async fn list(&self, reader: i64, number: u64) -> Outcome<usize> {
        match self {
            Self::Sqlite(embedded, tenant) => {
                let (embedded, tenant) = (Arc::clone(embedded), *tenant);
                tokio::task::spawn_blocking(move || embedded.list(tenant, reader, number)).await?
            }
            Self::Postgres(pool, tenant) => {
                let read = sqlx::query_as(LIST).bind(tenant).bind(reader).bind(now());
                let found: Vec<Seen<DateTime<Utc>, Json<Value>>> = read.fetch_all(pool).await?;
                Ok(found.len())
            }
        }
    }

    /// One event; 1 if it is there.
    pub async fn detail(&self, reader: i64, event: i64, number: u64) -> Outcome<usize> {
        match self {
            Self::Sqlite(embedded, tenant) => {
                let (embedded, tenant) = (Arc::clone(embedded), *tenant);
                tokio::task::spawn_blocking(move || embedded.detail(tenant, (reader, event), number)).await?
            }
            Self::Postgres(pool, tenant) => {
                let found: Vec<Seen<DateTime<Utc>, Json<Value>>> =
                    sqlx::query_as(DETAIL).bind(tenant).bind(reader).bind(event).fetch_all(pool).await?;
                Ok(found.len())
            }
        }
    }

    /// A page of those who take part; how many it has.
    pub async fn roster(&self, event: i64, page: usize, number: u64) -> Outcome<usize> {
        let (length, offset) = (i64::try_from(PAGE)?, i64::try_from(PAGE * page)?);
        match self {
            Self::Sqlite(embedded, tenant) => {
                let (embedded, tenant) = (Arc::clone(embedded), *tenant);
                tokio::task::spawn_blocking(move || embedded.roster(tenant, event, (length, offset), number)).await?
            }
            Self::Postgres(pool, tenant) => {
                let all: i64 = sqlx::query_scalar(COUNT).bind(tenant).bind(event).fetch_one(pool).await?;
                let read = sqlx::query_as(ROSTER).bind(tenant).bind(event).bind(length).bind(offset);
                let found: Vec<Listed<DateTime<Utc>, Json<Value>>> = read.fetch_all(pool).await?;
                if all < length { Err("nobody takes part".into()) } else { Ok(found.len()) }
            }
        }
    }

    /// One registration; 1 if it is made.
    pub async fn register(&self, member: i64, event: i64) -> Outcome<usize> {
        match self {
            Self::Sqlite(embedded, tenant) => {
                let (embedded, tenant) = (Arc::clone(embedded), *tenant);
                tokio::task::spawn_blocking(move || embedded.register(tenant, member, event)).await?
            }
            Self::Postgres(pool, tenant) => postgres(pool, *tenant, member, event).await,
        }
    }
}

/// Connections as somebody who knows SQLite would keep them, and the statements as it counts their arguments.
pub struct Embedded {
    writer: Mutex<Connection>,
    readers: Vec<Mutex<Connection>>,
    reading: [String; 4],
    writing: [String; 7],
}

fn connect(url: &str) -> Outcome<Mutex<Connection>> {
    let connection = Connection::open(url.trim_start_matches("sqlite://"))?;
    connection.busy_timeout(Duration::from_secs(10))?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    connection.set_prepared_statement_cache_capacity(64);
    connection.execute_batch(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
         PRAGMA cache_size = -16384; PRAGMA mmap_size = 268435456; PRAGMA temp_store = MEMORY;
         PRAGMA journal_size_limit = 67108864",
    )?;
    Ok(Mutex::new(connection))
}

impl Embedded {
    fn open(url: &str, readers: usize) -> Outcome<Self> {
        Ok(Self {
            writer: connect(url)?,
            readers: (0..readers.max(1)).map(|_| connect(url)).collect::<Outcome<_>>()?,
            reading: [LIST, DETAIL, COUNT, ROSTER].map(numbered),
            writing: [EVENT, MEMBERS, TAKEN, REGISTER, HISTORY, TELL, TASK].map(numbered),
        })
    }

    fn reader(&self, number: u64) -> &Mutex<Connection> {
        &self.readers[usize::try_from(number % self.readers.len() as u64).unwrap_or(0)]
    }

    fn list(&self, tenant: i64, reader: i64, number: u64) -> Outcome<usize> {
        let connection = self.reader(number).lock().unwrap_or_else(PoisonError::into_inner);
        let mut read = connection.prepare_cached(&self.reading[0])?;
        let found = read.query_map(params![tenant, reader, moment(now())], Seen::embedded)?;
        Ok(found.collect::<rusqlite::Result<Vec<_>>>()?.len())
    }

    fn detail(&self, tenant: i64, (reader, event): (i64, i64), number: u64) -> Outcome<usize> {
        let connection = self.reader(number).lock().unwrap_or_else(PoisonError::into_inner);
        let mut read = connection.prepare_cached(&self.reading[1])?;
        let found = read.query_map(params![tenant, reader, event], Seen::embedded)?;
        Ok(found.collect::<rusqlite::Result<Vec<_>>>()?.len())
    }

    fn roster(&self, tenant: i64, event: i64, (length, offset): (i64, i64), number: u64) -> Outcome<usize> {
        let connection = self.reader(number).lock().unwrap_or_else(PoisonError::into_inner);
        let all: i64 =
            connection.prepare_cached(&self.reading[2])?.query_row(params![tenant, event], |row| row.get(0))?;
        let mut read = connection.prepare_cached(&self.reading[3])?;
        let found = read.query_map(params![tenant, event, length, offset], Listed::embedded)?;
        let found = found.collect::<rusqlite::Result<Vec<_>>>()?;
        if all < length { Err("nobody takes part".into()) } else { Ok(found.len()) }
    }

    fn register(&self, tenant: i64, member: i64, event: i64) -> Outcome<usize> {
        let [locked, members, taken, register, history, tell, task] = &self.writing;
        let now = moment(now());
        let mut connection = self.writer.lock().unwrap_or_else(PoisonError::into_inner);
        let tx = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let (places, organizer): (Option<i64>, i64) =
            tx.prepare_cached(locked)?.query_row(params![tenant, event], |row| Ok((row.get(0)?, row.get(1)?)))?;
        let active = tx
            .prepare_cached(members)?
            .query_map(params![tenant, member, organizer], |row| row.get(0))?
            .collect::<rusqlite::Result<Vec<i64>>>()?;
        let occupied: i64 = tx.prepare_cached(taken)?.query_row(params![tenant, event], |row| row.get(0))?;
        if active.len() < 2 || places.is_some_and(|places| occupied >= places) {
            return Err("nobody can register".into());
        }
        let made: i64 =
            tx.prepare_cached(register)?.query_row(params![tenant, event, member, now], |row| row.get(0))?;
        tx.prepare_cached(history)?.execute(params![tenant, made, member, now])?;
        let payload = changed(event, member).to_string();
        let told: i64 = tx.prepare_cached(tell)?.query_row(params![tenant, payload, member, now], |row| row.get(0))?;
        tx.prepare_cached(task)?.execute(params![tenant, told, now])?;
        tx.commit()?;
        Ok(1)
    }
}

async fn postgres(pool: &PgPool, tenant: i64, member: i64, event: i64) -> Outcome<usize> {
    let now = now();
    let [locked, members] = [EVENT, MEMBERS].map(|sql| sqlx::AssertSqlSafe(format!("{sql}{HELD}")));
    let mut tx = pool.begin().await?;
    let (places, organizer): (Option<i64>, i64) =
        sqlx::query_as(locked).bind(tenant).bind(event).fetch_one(&mut *tx).await?;
    let active: Vec<i64> =
        sqlx::query_scalar(members).bind(tenant).bind(member).bind(organizer).fetch_all(&mut *tx).await?;
    let occupied: i64 = sqlx::query_scalar(TAKEN).bind(tenant).bind(event).fetch_one(&mut *tx).await?;
    if active.len() < 2 || places.is_some_and(|places| occupied >= places) {
        return Err("nobody can register".into());
    }
    let made: i64 =
        sqlx::query_scalar(REGISTER).bind(tenant).bind(event).bind(member).bind(now).fetch_one(&mut *tx).await?;
    sqlx::query(HISTORY).bind(tenant).bind(made).bind(member).bind(now).execute(&mut *tx).await?;
    let told: i64 = sqlx::query_scalar(TELL)
        .bind(tenant)
        .bind(Json(changed(event, member)))
        .bind(member)
        .bind(now)
        .fetch_one(&mut *tx)
        .await?;
    sqlx::query(TASK).bind(tenant).bind(told).bind(now).execute(&mut *tx).await?;
    tx.commit().await?;
    Ok(1)
}

/// As SQLite keeps moments: texts of fixed width.
fn moment(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(SecondsFormat::Micros, true)
}

#[allow(clippy::disallowed_methods, reason = "nobody else has a clock here")]
fn now() -> DateTime<Utc> {
    Utc::now().trunc_subsecs(3)
}
