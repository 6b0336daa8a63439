//! What a seller of 10,000 orders reads, by hand: the driver, prepared statements, nothing else.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, params};
use sqlx::PgPool;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};

use crate::Outcome;
use crate::database::Engine;
use crate::town::PAGE;

const SALES: &str =
    "SELECT o.id, o.order_number, o.listing_title, o.status, o.total_price, l.status, b.first_name, p.released_at IS NOT NULL
   FROM marketplace_orders o
   JOIN users b ON b.tenant_id = $1 AND b.id = o.buyer_id
   LEFT JOIN marketplace_listings l ON l.tenant_id = $1 AND l.id = o.listing_id
   LEFT JOIN marketplace_card_payments p ON p.tenant_id = $1 AND p.order_id = o.id
  WHERE o.tenant_id = $1 AND o.seller_id = $2
  ORDER BY o.id DESC
  LIMIT $3";
const GLANCE: &str =
    "SELECT COUNT(*) FROM marketplace_listings WHERE tenant_id = $1 AND user_id = $2 AND status <> 'removed'";
const TURNOVER: &str = "SELECT currency, COUNT(*), CAST(SUM(total_price) AS BIGINT)
   FROM marketplace_orders
  WHERE tenant_id = $1 AND seller_id = $2 AND status NOT IN ('cancelled', 'refunded')
  GROUP BY currency";

/// SQLite itself counts `$1` by where it first stands, as a name; `?1` is the first argument.
fn numbered(sql: &str) -> String {
    sql.replace('$', "?")
}

/// The engine's own driver, with a connection for each who reads at once.
pub enum Reader {
    Sqlite(Arc<Vec<Mutex<Connection>>>, i64),
    Postgres(PgPool, i64),
}

impl Reader {
    pub async fn open(engine: Engine, url: &str, connections: usize, tenant: i64) -> Outcome<Self> {
        match engine {
            Engine::Sqlite => {
                let path = url.trim_start_matches("sqlite://");
                let mut readers = Vec::with_capacity(connections);
                for _ in 0..connections {
                    let reader = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
                    reader.busy_timeout(Duration::from_secs(10))?;
                    reader.set_prepared_statement_cache_capacity(64);
                    reader.execute_batch(
                        "PRAGMA cache_size = -16384; PRAGMA mmap_size = 268435456; PRAGMA temp_store = MEMORY",
                    )?;
                    readers.push(Mutex::new(reader));
                }
                Ok(Self::Sqlite(Arc::new(readers), tenant))
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

    /// The first page of what somebody sold; how many it has.
    pub async fn sales(&self, seller: i64, number: u64) -> Outcome<usize> {
        match self {
            Self::Sqlite(readers, tenant) => {
                let (readers, tenant) = (Arc::clone(readers), *tenant);
                tokio::task::spawn_blocking(move || {
                    let reader = taken(&readers, number)?;
                    let mut statement = reader.prepare_cached(&numbered(SALES))?;
                    let rows = statement.query_map(params![tenant, seller, PAGE], |row| row.get::<_, i64>(0))?;
                    Ok(rows.collect::<rusqlite::Result<Vec<i64>>>()?.len())
                })
                .await?
            }
            Self::Postgres(pool, tenant) => {
                let read = sqlx::query(SALES).bind(tenant).bind(seller).bind(PAGE);
                Ok(read.fetch_all(pool).await?.len())
            }
        }
    }

    /// What somebody sells, at a glance; how many orders there are.
    pub async fn dashboard(&self, seller: i64, number: u64) -> Outcome<usize> {
        let orders = match self {
            Self::Sqlite(readers, tenant) => {
                let (readers, tenant) = (Arc::clone(readers), *tenant);
                tokio::task::spawn_blocking(move || -> Outcome<i64> {
                    let reader = taken(&readers, number)?;
                    let _: i64 = reader
                        .prepare_cached(&numbered(GLANCE))?
                        .query_row(params![tenant, seller], |row| row.get(0))?;
                    Ok(reader
                        .prepare_cached(&numbered(TURNOVER))?
                        .query_row(params![tenant, seller], |row| row.get(1))?)
                })
                .await??
            }
            Self::Postgres(pool, tenant) => {
                let _: i64 = sqlx::query_scalar(GLANCE).bind(tenant).bind(seller).fetch_one(pool).await?;
                let turnover: (String, i64, i64) =
                    sqlx::query_as(TURNOVER).bind(tenant).bind(seller).fetch_one(pool).await?;
                turnover.1
            }
        };
        Ok(usize::try_from(orders)?)
    }
}

/// One of the connections, the same for the same number.
fn taken(readers: &[Mutex<Connection>], number: u64) -> Outcome<std::sync::MutexGuard<'_, Connection>> {
    let nth = usize::try_from(number % readers.len().max(1) as u64)?;
    let reader = readers.get(nth).ok_or("nobody reads")?;
    Ok(reader.lock().unwrap_or_else(PoisonError::into_inner))
}
