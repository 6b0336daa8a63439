//! The same rows by hand: the driver, prepared statements, nothing else.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use chrono::{DateTime, SecondsFormat, SubsecRound as _, TimeDelta, Utc};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, TransactionBehavior, params};
use serde_json::json;
use sqlx::PgPool;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::types::Json;

use crate::Outcome;
use crate::database::Engine;

/// One hundredth of an hour.
const AMOUNT: i64 = 1;

/// After how long its seller is reminded of an order that was not sent.
const REMINDER_TIME: TimeDelta = TimeDelta::days(7);

const LISTING: &str =
    "SELECT inventory_count FROM marketplace_listings WHERE tenant_id = $1 AND id = $2 AND status = 'active'";
const MEMBERS: &str = "SELECT id FROM users WHERE tenant_id = $1 AND id IN ($2, $3) AND status = 'active' ORDER BY id";
const ACCOUNTS: &str =
    "SELECT id, user_id, balance FROM accounts WHERE tenant_id = $1 AND user_id IN ($2, $3) ORDER BY user_id";
/// What PostgreSQL is told besides.
const HELD: &str = " FOR NO KEY UPDATE";
const STOCK: &str = "UPDATE marketplace_listings SET inventory_count = inventory_count - 1, updated_at = $3 WHERE tenant_id = $1 AND id = $2";
const TRANSACTION: &str = "INSERT INTO transactions (tenant_id, sender_id, receiver_id, from_account_id, to_account_id, amount,
        debit, credit, description, status, transaction_type, deleted_for_sender, deleted_for_receiver, created_at, updated_at)
 VALUES ($1, $2, $3, $4, $5, $6, $7, $6, 'Bread', 'completed', 'marketplace_purchase', FALSE, FALSE, $8, $8) RETURNING id";
const ENTRIES: &str = "INSERT INTO entries (tenant_id, transaction_id, account_id, amount, balance_after, created_at)
 VALUES ($1, $2, $3, $4, $5, $9), ($1, $2, $6, $7, $8, $9)";
const TAKE: &str = "UPDATE accounts SET balance = balance - $3, total_out = total_out + $3, floor = 0,
        transaction_count = transaction_count + 1, updated_at = $4 WHERE tenant_id = $1 AND id = $2";
const GIVE: &str = "UPDATE accounts SET balance = balance + $3, total_in = total_in + $3,
        transaction_count = transaction_count + 1, updated_at = $4 WHERE tenant_id = $1 AND id = $2";
const ORDER: &str = "INSERT INTO marketplace_orders (tenant_id, order_number, listing_id, listing_title, buyer_id, seller_id, quantity,
        stock_taken, unit_price, shipping_cost, discount, total_price, currency, time_credits_used, payment_method,
        by_card, wallet_transaction_id, status, paid_at, overdue_at, shipping_method, checkout_key, checkout_fingerprint, created_at,
        updated_at)
 VALUES ($1, $2, $3, 'Bread', $4, $5, 1, 1, 0, 0, 0, 0, 'EUR', 1, 'time_credits', FALSE, $6, 'paid', $8, $9, 'pickup', $7, $7, $8, $8)
 RETURNING id";
const EVENT: &str = "INSERT INTO domain_events (tenant_id, kind, payload, actor_id, occurred_at)
 VALUES ($1, $2, $3, $4, $5) RETURNING id";
const TASKS: &str = "INSERT INTO tasks (tenant_id, subject, kind, status, attempts, due_at, ready_at)
 VALUES ($1, $2, 'event.bell', 'pending', 0, $4, $4), ($1, $2, 'event.live', 'pending', 0, $4, $4),
        ($1, $3, 'event.bell', 'pending', 0, $4, $4)";

/// SQLite itself counts `$1` by where it first stands, as a name; `?1` is the first argument.
fn numbered(sql: &str) -> String {
    sql.replace('$', "?")
}

/// What is bought.
#[derive(Clone, Copy, Debug)]
pub struct Sale {
    /// The buyer.
    pub buyer: i64,
    /// The seller.
    pub seller: i64,
    /// What.
    pub listing: i64,
    /// Others have other numbers.
    pub number: u64,
}

impl Sale {
    fn name(self) -> String {
        format!("MKT-{:026}", self.number)
    }

    fn key(self) -> Vec<u8> {
        let mut key = vec![0; 24];
        key.extend(self.number.to_be_bytes());
        key
    }

    fn moved(self, id: i64) -> serde_json::Value {
        json!({ "kind": "transaction_completed", "transaction": id, "sender": self.buyer, "receiver": self.seller,
                "actor": self.buyer, "amount": AMOUNT, "transaction_type": "marketplace_purchase" })
    }

    fn placed(self, id: i64) -> serde_json::Value {
        json!({ "kind": "marketplace_order_moved", "order": id, "actor": self.buyer, "buyer": self.buyer,
                "seller": self.seller, "action": "place" })
    }
}

/// The engine's own driver.
pub enum Hand {
    Sqlite(Arc<Embedded>, i64),
    Postgres(PgPool, i64),
}

/// An account as it is locked.
type Account = (i64, i64, i64);

fn sides(found: &[Account], sale: Sale) -> Outcome<(Account, Account)> {
    let find = |member| found.iter().copied().find(|account| account.1 == member).ok_or("no account");
    let (from, to) = (find(sale.buyer)?, find(sale.seller)?);
    if from.2 < AMOUNT { Err("not enough".into()) } else { Ok((from, to)) }
}

impl Hand {
    /// Opens the pool: on SQLite one writer, as somebody who knows it would.
    pub async fn open(engine: Engine, url: &str, connections: usize, tenant: i64) -> Outcome<Self> {
        match engine {
            Engine::Sqlite => {
                let connection = Connection::open(url.trim_start_matches("sqlite://"))?;
                connection.busy_timeout(Duration::from_secs(10))?;
                connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
                connection.set_prepared_statement_cache_capacity(64);
                connection.execute_batch(
                    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
                     PRAGMA cache_size = -16384; PRAGMA mmap_size = 268435456; PRAGMA temp_store = MEMORY;
                     PRAGMA journal_size_limit = 67108864",
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

    /// One order.
    pub async fn order(&self, sale: Sale) -> Outcome<()> {
        match self {
            Self::Sqlite(embedded, tenant) => {
                let (embedded, tenant) = (Arc::clone(embedded), *tenant);
                tokio::task::spawn_blocking(move || embedded.order(tenant, sale)).await?
            }
            Self::Postgres(pool, tenant) => postgres(pool, *tenant, sale).await,
        }
    }
}

/// One connection, as somebody who knows SQLite would write with, and the statements as it counts their arguments.
pub struct Embedded {
    connection: Mutex<Connection>,
    sql: [String; 11],
}

impl Embedded {
    fn new(connection: Connection) -> Self {
        let all = [LISTING, MEMBERS, ACCOUNTS, STOCK, TRANSACTION, ENTRIES, TAKE, GIVE, ORDER, EVENT, TASKS];
        Self { connection: Mutex::new(connection), sql: all.map(numbered) }
    }

    fn order(&self, tenant: i64, sale: Sale) -> Outcome<()> {
        let [listing, members, accounts, stock, transaction, entries, take, give, order, event, tasks] = &self.sql;
        let now = now();
        let [now, due] = [now, now + REMINDER_TIME].map(|at| at.to_rfc3339_opts(SecondsFormat::Micros, true));
        let mut connection = self.connection.lock().unwrap_or_else(PoisonError::into_inner);
        let tx = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let left: i64 = tx.prepare_cached(listing)?.query_row(params![tenant, sale.listing], |row| row.get(0))?;
        let found = tx
            .prepare_cached(members)?
            .query_map(params![tenant, sale.buyer, sale.seller], |row| row.get(0))?
            .collect::<rusqlite::Result<Vec<i64>>>()?;
        if left < 1 || found.len() < 2 {
            return Err("cannot be sold".into());
        }
        let found = tx
            .prepare_cached(accounts)?
            .query_map(params![tenant, sale.buyer, sale.seller], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?
            .collect::<rusqlite::Result<Vec<Account>>>()?;
        let (giver, taker) = sides(&found, sale)?;
        tx.prepare_cached(stock)?.execute(params![tenant, sale.listing, now])?;
        let paid: i64 = tx
            .prepare_cached(transaction)?
            .query_row(params![tenant, sale.buyer, sale.seller, giver.0, taker.0, AMOUNT, -AMOUNT, now], |row| {
                row.get(0)
            })?;
        tx.prepare_cached(entries)?.execute(params![
            tenant,
            paid,
            giver.0,
            -AMOUNT,
            giver.2 - AMOUNT,
            taker.0,
            AMOUNT,
            taker.2 + AMOUNT,
            now
        ])?;
        tx.prepare_cached(take)?.execute(params![tenant, giver.0, AMOUNT, now])?;
        tx.prepare_cached(give)?.execute(params![tenant, taker.0, AMOUNT, now])?;
        let made: i64 = tx.prepare_cached(order)?.query_row(
            params![tenant, sale.name(), sale.listing, sale.buyer, sale.seller, paid, sale.key(), now, due],
            |row| row.get(0),
        )?;
        let tell = |kind: &str, payload: serde_json::Value| {
            tx.prepare_cached(event)?
                .query_row(params![tenant, kind, payload.to_string(), sale.buyer, now], |row| row.get::<_, i64>(0))
        };
        let moved = tell("transaction_completed", sale.moved(paid))?;
        let placed = tell("marketplace_order_moved", sale.placed(made))?;
        tx.prepare_cached(tasks)?.execute(params![tenant, moved, placed, now])?;
        Ok(tx.commit()?)
    }
}

async fn postgres(pool: &PgPool, tenant: i64, sale: Sale) -> Outcome<()> {
    let now = now();
    let [listing, members, accounts] =
        [LISTING, MEMBERS, ACCOUNTS].map(|sql| sqlx::AssertSqlSafe(format!("{sql}{HELD}")));
    let mut tx = pool.begin().await?;
    let left: i64 = sqlx::query_scalar(listing).bind(tenant).bind(sale.listing).fetch_one(&mut *tx).await?;
    let found: Vec<i64> =
        sqlx::query_scalar(members).bind(tenant).bind(sale.buyer).bind(sale.seller).fetch_all(&mut *tx).await?;
    if left < 1 || found.len() < 2 {
        return Err("cannot be sold".into());
    }
    let found: Vec<Account> =
        sqlx::query_as(accounts).bind(tenant).bind(sale.buyer).bind(sale.seller).fetch_all(&mut *tx).await?;
    let (giver, taker) = sides(&found, sale)?;
    sqlx::query(STOCK).bind(tenant).bind(sale.listing).bind(now).execute(&mut *tx).await?;
    let paid: i64 = sqlx::query_scalar(TRANSACTION)
        .bind(tenant)
        .bind(sale.buyer)
        .bind(sale.seller)
        .bind(giver.0)
        .bind(taker.0)
        .bind(AMOUNT)
        .bind(-AMOUNT)
        .bind(now)
        .fetch_one(&mut *tx)
        .await?;
    sqlx::query(ENTRIES)
        .bind(tenant)
        .bind(paid)
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
    let made: i64 = sqlx::query_scalar(ORDER)
        .bind(tenant)
        .bind(sale.name())
        .bind(sale.listing)
        .bind(sale.buyer)
        .bind(sale.seller)
        .bind(paid)
        .bind(sale.key())
        .bind(now)
        .bind(now + REMINDER_TIME)
        .fetch_one(&mut *tx)
        .await?;
    let mut told = Vec::with_capacity(2);
    for (kind, payload) in [("transaction_completed", sale.moved(paid)), ("marketplace_order_moved", sale.placed(made))]
    {
        let event: i64 = sqlx::query_scalar(EVENT)
            .bind(tenant)
            .bind(kind)
            .bind(Json(payload))
            .bind(sale.buyer)
            .bind(now)
            .fetch_one(&mut *tx)
            .await?;
        told.push(event);
    }
    let [moved, placed] = told[..] else { return Err("two events are told".into()) };
    sqlx::query(TASKS).bind(tenant).bind(moved).bind(placed).bind(now).execute(&mut *tx).await?;
    Ok(tx.commit().await?)
}

/// As the program notes it: in milliseconds.
#[allow(clippy::disallowed_methods, reason = "nobody else has a clock here")]
fn now() -> DateTime<Utc> {
    Utc::now().trunc_subsecs(3)
}
