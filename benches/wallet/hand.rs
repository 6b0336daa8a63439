//! The same rows by hand: the driver, prepared statements, nothing else.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use chrono::{DateTime, SecondsFormat, Utc};
use rusqlite::{Connection, TransactionBehavior, params};
use serde_json::json;
use sqlx::PgPool;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::types::Json;

use crate::Outcome;
use crate::database::Engine;

/// One hundredth of an hour.
const AMOUNT: i64 = 1;

const LOCK: &str =
    "SELECT id, user_id, balance FROM accounts WHERE tenant_id = $1 AND user_id IN ($2, $3) ORDER BY user_id";
const LOCK_FOR_UPDATE: &str = "SELECT id, user_id, balance FROM accounts WHERE tenant_id = $1 AND user_id IN ($2, $3)
                                ORDER BY user_id FOR NO KEY UPDATE";
const TRANSACTION: &str = "INSERT INTO transactions (tenant_id, sender_id, receiver_id, from_account_id, to_account_id, amount,
        debit, credit, description, status, transaction_type, deleted_for_sender, deleted_for_receiver, created_at, updated_at)
 VALUES ($1, $2, $3, $4, $5, $6, $7, $6, $8, 'completed', 'transfer', FALSE, FALSE, $9, $9) RETURNING id";
const ENTRIES: &str = "INSERT INTO entries (tenant_id, transaction_id, account_id, amount, balance_after, created_at)
 VALUES ($1, $2, $3, $4, $5, $9), ($1, $2, $6, $7, $8, $9)";
const TAKE: &str = "UPDATE accounts SET balance = balance - $3, total_out = total_out + $3, floor = 0,
        transaction_count = transaction_count + 1, updated_at = $4 WHERE tenant_id = $1 AND id = $2";
const GIVE: &str = "UPDATE accounts SET balance = balance + $3, total_in = total_in + $3,
        transaction_count = transaction_count + 1, updated_at = $4 WHERE tenant_id = $1 AND id = $2";
const EVENT: &str = "INSERT INTO domain_events (tenant_id, kind, payload, actor_id, occurred_at)
 VALUES ($1, 'transaction_completed', $2, $3, $4) RETURNING id";
const TASKS: &str = "INSERT INTO tasks (tenant_id, subject, kind, status, attempts, due_at, ready_at)
 VALUES ($1, $2, 'event.bell', 'pending', 0, $3, $3), ($1, $2, 'event.live', 'pending', 0, $3, $3)";

/// SQLite itself counts `$1` by where it first stands, as a name; `?1` is the first argument.
fn numbered(sql: &str) -> String {
    sql.replace('$', "?")
}

/// The engine's own driver.
pub enum Hand {
    Sqlite(Arc<Embedded>, i64),
    Postgres(PgPool, i64),
}

/// An account as it is locked.
type Account = (i64, i64, i64);

fn sides(found: &[Account], from: i64, to: i64) -> Outcome<(Account, Account)> {
    let find = |member| found.iter().copied().find(|account| account.1 == member).ok_or("no account");
    let (from, to) = (find(from)?, find(to)?);
    if from.2 < AMOUNT { Err("not enough".into()) } else { Ok((from, to)) }
}

fn payload(id: i64, from: i64, to: i64) -> serde_json::Value {
    json!({ "kind": "transaction_completed", "transaction": id, "sender": from, "receiver": to, "actor": from,
            "amount": AMOUNT, "transaction_type": "transfer" })
}

impl Hand {
    /// Opens the pool: on SQLite one writer, as somebody who knows it would.
    pub async fn open(engine: Engine, url: &str, connections: usize, tenant: i64) -> Outcome<Self> {
        match engine {
            Engine::Sqlite => {
                let connection = Connection::open(url.trim_start_matches("sqlite://"))?;
                connection.busy_timeout(Duration::from_secs(10))?;
                connection.set_prepared_statement_cache_capacity(64);
                connection.execute_batch(
                    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
                     PRAGMA cache_size = -16384; PRAGMA mmap_size = 268435456; PRAGMA temp_store = MEMORY",
                )?;
                Ok(Self::Sqlite(Arc::new(Embedded::new(connection)), tenant))
            }
            Engine::Postgres => {
                let options: PgConnectOptions = url.parse()?;
                let pool = PgPoolOptions::new()
                    .max_connections(u32::try_from(connections).unwrap_or(16))
                    .test_before_acquire(false);
                Ok(Self::Postgres(pool.connect_with(options).await?, tenant))
            }
        }
    }

    /// One transfer.
    pub async fn pay(&self, from: i64, to: i64, number: u64) -> Outcome<()> {
        match self {
            Self::Sqlite(embedded, tenant) => {
                let (embedded, tenant) = (Arc::clone(embedded), *tenant);
                tokio::task::spawn_blocking(move || embedded.pay(tenant, from, to, number)).await?
            }
            Self::Postgres(pool, tenant) => postgres(pool, *tenant, from, to, number).await,
        }
    }
}

/// One connection, as somebody who knows SQLite would write with, and the statements as it counts their arguments.
pub struct Embedded {
    connection: Mutex<Connection>,
    lock: String,
    transaction: String,
    entries: String,
    take: String,
    give: String,
    event: String,
    tasks: String,
}

impl Embedded {
    fn new(connection: Connection) -> Self {
        Self {
            connection: Mutex::new(connection),
            lock: numbered(LOCK),
            transaction: numbered(TRANSACTION),
            entries: numbered(ENTRIES),
            take: numbered(TAKE),
            give: numbered(GIVE),
            event: numbered(EVENT),
            tasks: numbered(TASKS),
        }
    }

    fn pay(&self, tenant: i64, from: i64, to: i64, number: u64) -> Outcome<()> {
        let now = now().to_rfc3339_opts(SecondsFormat::Micros, true);
        let mut connection = self.connection.lock().unwrap_or_else(PoisonError::into_inner);
        let tx = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let found = tx
            .prepare_cached(&self.lock)?
            .query_map(params![tenant, from, to], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?
            .collect::<rusqlite::Result<Vec<Account>>>()?;
        let (giver, taker) = sides(&found, from, to)?;
        let said = format!("by hand {number}");
        let id: i64 = tx
            .prepare_cached(&self.transaction)?
            .query_row(params![tenant, from, to, giver.0, taker.0, AMOUNT, -AMOUNT, said, now], |row| row.get(0))?;
        let (left, grown) = (giver.2 - AMOUNT, taker.2 + AMOUNT);
        tx.prepare_cached(&self.entries)?
            .execute(params![tenant, id, giver.0, -AMOUNT, left, taker.0, AMOUNT, grown, now])?;
        tx.prepare_cached(&self.take)?.execute(params![tenant, giver.0, AMOUNT, now])?;
        tx.prepare_cached(&self.give)?.execute(params![tenant, taker.0, AMOUNT, now])?;
        let event: i64 = tx
            .prepare_cached(&self.event)?
            .query_row(params![tenant, payload(id, from, to).to_string(), from, now], |row| row.get(0))?;
        tx.prepare_cached(&self.tasks)?.execute(params![tenant, event, now])?;
        Ok(tx.commit()?)
    }
}

async fn postgres(pool: &PgPool, tenant: i64, from: i64, to: i64, number: u64) -> Outcome<()> {
    let now = now();
    let mut tx = pool.begin().await?;
    let found: Vec<Account> =
        sqlx::query_as(LOCK_FOR_UPDATE).bind(tenant).bind(from).bind(to).fetch_all(&mut *tx).await?;
    let (giver, taker) = sides(&found, from, to)?;
    let id: i64 = sqlx::query_scalar(TRANSACTION)
        .bind(tenant)
        .bind(from)
        .bind(to)
        .bind(giver.0)
        .bind(taker.0)
        .bind(AMOUNT)
        .bind(-AMOUNT)
        .bind(format!("by hand {number}"))
        .bind(now)
        .fetch_one(&mut *tx)
        .await?;
    sqlx::query(ENTRIES)
        .bind(tenant)
        .bind(id)
        .bind(giver.0)
        .bind(-AMOUNT)
        .bind(giver.2 - AMOUNT)
        .bind(taker.0)
        .bind(AMOUNT)
        .bind(taker.2 + AMOUNT)
        .bind(now)
        .execute(&mut *tx)
        .await?;
    sqlx::query(TAKE).bind(tenant).bind(giver.0).bind(AMOUNT).bind(now).execute(&mut *tx).await?;
    sqlx::query(GIVE).bind(tenant).bind(taker.0).bind(AMOUNT).bind(now).execute(&mut *tx).await?;
    let event: i64 = sqlx::query_scalar(EVENT)
        .bind(tenant)
        .bind(Json(payload(id, from, to)))
        .bind(from)
        .bind(now)
        .fetch_one(&mut *tx)
        .await?;
    sqlx::query(TASKS).bind(tenant).bind(event).bind(now).execute(&mut *tx).await?;
    Ok(tx.commit().await?)
}

#[allow(clippy::disallowed_methods, reason = "nobody else has a clock here")]
fn now() -> DateTime<Utc> {
    Utc::now()
}
