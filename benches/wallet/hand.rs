//! The same rows by hand: the driver, prepared statements, nothing else.

use std::time::Duration;

use chrono::{DateTime, SecondsFormat, Utc};
use serde_json::json;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::types::Json;
use sqlx::{PgPool, SqlitePool};

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
const DELIVERIES: &str = "INSERT INTO deliveries (tenant_id, domain_event_id, consumer, status, attempts, due_at)
 VALUES ($1, $2, 'bell', 'pending', 0, $3), ($1, $2, 'live', 'pending', 0, $3)";

/// A pool of the engine's own driver.
pub enum Hand {
    Sqlite(SqlitePool, i64),
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
                let options: SqliteConnectOptions = url.parse()?;
                let options = options
                    .foreign_keys(true)
                    .journal_mode(SqliteJournalMode::Wal)
                    .synchronous(SqliteSynchronous::Full)
                    .busy_timeout(Duration::from_secs(10));
                let pool = SqlitePoolOptions::new().max_connections(1).test_before_acquire(false);
                Ok(Self::Sqlite(pool.acquire_timeout(Duration::from_secs(60)).connect_with(options).await?, tenant))
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
            Self::Sqlite(pool, tenant) => sqlite(pool, *tenant, from, to, number).await,
            Self::Postgres(pool, tenant) => postgres(pool, *tenant, from, to, number).await,
        }
    }
}

async fn sqlite(pool: &SqlitePool, tenant: i64, from: i64, to: i64, number: u64) -> Outcome<()> {
    let now = now().to_rfc3339_opts(SecondsFormat::Micros, true);
    let mut tx = pool.begin_with("BEGIN IMMEDIATE").await?;
    let found: Vec<Account> = sqlx::query_as(LOCK).bind(tenant).bind(from).bind(to).fetch_all(&mut *tx).await?;
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
        .bind(&now)
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
        .bind(&now)
        .execute(&mut *tx)
        .await?;
    sqlx::query(TAKE).bind(tenant).bind(giver.0).bind(AMOUNT).bind(&now).execute(&mut *tx).await?;
    sqlx::query(GIVE).bind(tenant).bind(taker.0).bind(AMOUNT).bind(&now).execute(&mut *tx).await?;
    let event: i64 = sqlx::query_scalar(EVENT)
        .bind(tenant)
        .bind(payload(id, from, to).to_string())
        .bind(from)
        .bind(&now)
        .fetch_one(&mut *tx)
        .await?;
    sqlx::query(DELIVERIES).bind(tenant).bind(event).bind(&now).execute(&mut *tx).await?;
    Ok(tx.commit().await?)
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
    sqlx::query(DELIVERIES).bind(tenant).bind(event).bind(now).execute(&mut *tx).await?;
    Ok(tx.commit().await?)
}

#[allow(clippy::disallowed_methods, reason = "nobody else has a clock here")]
fn now() -> DateTime<Utc> {
    Utc::now()
}
