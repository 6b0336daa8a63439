//! What a seller of 10,000 orders reads, by hand: the driver, prepared statements, nothing else.

use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use chrono::{DateTime, SecondsFormat, Utc};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, Row, params};
use sqlx::postgres::{PgConnectOptions, PgPoolOptions, PgRow};
use sqlx::{PgPool, Row as _};

use crate::Outcome;
use crate::database::Engine;
use crate::town::PAGE;

/// All that a seller is shown of an order: a switch, numbers, texts and moments, in this order.
const SALES: &str = "SELECT o.by_card,
        o.id, o.listing_id, o.buyer_id, o.seller_id, o.offer_id, o.quantity, o.stock_taken, o.unit_price, o.shipping_cost, o.discount,
        o.total_price, o.time_credits_used, o.wallet_transaction_id, o.wallet_refund_transaction_id, o.loyalty_redemption_id,
        o.shipping_option_id, l.price, b.id, s.id,
        o.order_number, o.listing_title, o.currency, o.payment_method, o.status, o.shipping_method, o.tracking_number, o.tracking_url,
        CAST(o.delivery_address AS TEXT), o.delivery_notes, o.cancellation_reason, l.price_currency, l.status, l.delivery_method,
        (SELECT f.name
           FROM marketplace_listing_images i
           JOIN media_files f ON f.tenant_id = $1 AND f.id = i.file_id
          WHERE i.tenant_id = $1 AND i.listing_id = o.listing_id
          ORDER BY i.sort_order, i.id
          LIMIT 1),
        b.first_name, b.last_name, b.organization_name, b.profile_type, b.avatar_url,
        s.first_name, s.last_name, s.organization_name, s.profile_type, s.avatar_url,
        o.payment_expires_at, o.paid_at, o.buyer_confirmed_at, o.seller_confirmed_at, o.auto_complete_at, o.completed_at,
        o.cancelled_at, o.overdue_at, o.reminded_at, o.created_at, o.updated_at, p.released_at
   FROM marketplace_orders o
   LEFT JOIN marketplace_listings l ON l.tenant_id = $1 AND l.id = o.listing_id
   LEFT JOIN marketplace_card_payments p ON p.tenant_id = $1 AND p.order_id = o.id
   JOIN users b ON b.tenant_id = $1 AND b.id = o.buyer_id
   JOIN users s ON s.tenant_id = $1 AND s.id = o.seller_id
  WHERE o.tenant_id = $1 AND o.seller_id = $2
  ORDER BY o.id DESC
  LIMIT $3";
const NUMBERS: Range<usize> = 1..20;
const TEXTS: Range<usize> = 20..45;
const MOMENTS: Range<usize> = 45..57;
const GLANCE: &str = "SELECT COUNT(*),
        COUNT(CASE WHEN l.status = 'active' AND (l.expires_at IS NULL OR l.expires_at > $3) THEN 1 END),
        COUNT(CASE WHEN l.status = 'draft' THEN 1 END),
        COUNT(CASE WHEN l.status = 'sold' THEN 1 END),
        COUNT(CASE WHEN l.status = 'expired' OR (l.status = 'active' AND l.expires_at <= $3) THEN 1 END),
        CAST(COALESCE(SUM(v.views_count), 0) AS BIGINT),
        CAST(COALESCE(SUM(l.saves_count), 0) AS BIGINT),
        (SELECT COUNT(*) FROM marketplace_offers o
          WHERE o.tenant_id = $1 AND o.seller_id = $2 AND o.status = 'pending' AND o.expires_at > $3)
   FROM marketplace_listings l
   LEFT JOIN marketplace_listing_views v ON v.tenant_id = $1 AND v.listing_id = l.id
  WHERE l.tenant_id = $1 AND l.user_id = $2 AND l.status <> 'removed'";
const COUNTS: Range<usize> = 0..8;
const TURNOVER: &str =
    "SELECT currency, COUNT(*), CAST(COALESCE(SUM(CASE WHEN paid_at IS NOT NULL THEN total_price END), 0) AS BIGINT)
   FROM marketplace_orders
  WHERE tenant_id = $1 AND seller_id = $2 AND status NOT IN ('cancelled', 'refunded')
  GROUP BY currency
  ORDER BY currency";

/// An order as its seller is shown it.
#[derive(Debug)]
struct Sold {
    by_card: bool,
    numbers: Vec<Option<i64>>,
    texts: Vec<Option<String>>,
    moments: Vec<Option<DateTime<Utc>>>,
}

impl Sold {
    fn of_sqlite(row: &Row<'_>) -> Outcome<Self> {
        let moment = |at| -> Outcome<Option<DateTime<Utc>>> {
            let text: Option<String> = row.get(at)?;
            Ok(text.map(|text| DateTime::parse_from_rfc3339(&text)).transpose()?.map(|at| at.to_utc()))
        };
        Ok(Self {
            by_card: row.get(0)?,
            numbers: NUMBERS.map(|at| row.get(at)).collect::<Result<_, _>>()?,
            texts: TEXTS.map(|at| row.get(at)).collect::<Result<_, _>>()?,
            moments: MOMENTS.map(moment).collect::<Outcome<_>>()?,
        })
    }

    fn of_postgres(row: &PgRow) -> Outcome<Self> {
        Ok(Self {
            by_card: row.try_get(0)?,
            numbers: NUMBERS.map(|at| row.try_get(at)).collect::<Result<_, _>>()?,
            texts: TEXTS.map(|at| row.try_get(at)).collect::<Result<_, _>>()?,
            moments: MOMENTS.map(|at| row.try_get(at)).collect::<Result<_, _>>()?,
        })
    }

    /// Whether it was read as it was planted: paid in cash, of a listing that is there, by somebody with a name.
    fn is_whole(&self) -> bool {
        let [numbers, texts] = [self.numbers.iter().flatten().count(), self.texts.iter().flatten().count()];
        !self.by_card && numbers == 13 && texts == 15 && self.moments.iter().flatten().count() == 3
    }
}

/// How many orders were read, of a page and of whatever is behind it.
fn counted(sold: &[Sold]) -> Outcome<usize> {
    if sold.iter().all(Sold::is_whole) {
        Ok(sold.len().min(usize::try_from(PAGE)?))
    } else {
        Err("not read whole".into())
    }
}

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
                    reader.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
                    reader.set_prepared_statement_cache_capacity(64);
                    reader.execute_batch(
                        "PRAGMA cache_size = -4096; PRAGMA mmap_size = 268435456; PRAGMA temp_store = MEMORY",
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
                tokio::task::spawn_blocking(move || -> Outcome<usize> {
                    let reader = taken(&readers, number)?;
                    let mut statement = reader.prepare_cached(&numbered(SALES))?;
                    let mut rows = statement.query(params![tenant, seller, PAGE + 1])?;
                    let mut sold = Vec::new();
                    while let Some(row) = rows.next()? {
                        sold.push(Sold::of_sqlite(row)?);
                    }
                    counted(&sold)
                })
                .await?
            }
            Self::Postgres(pool, tenant) => {
                let rows = sqlx::query(SALES).bind(tenant).bind(seller).bind(PAGE + 1).fetch_all(pool).await?;
                counted(&rows.iter().map(Sold::of_postgres).collect::<Outcome<Vec<_>>>()?)
            }
        }
    }

    /// What somebody sells, at a glance; how many orders there are.
    pub async fn dashboard(&self, seller: i64, number: u64) -> Outcome<usize> {
        let now = now();
        let orders = match self {
            Self::Sqlite(readers, tenant) => {
                let (readers, tenant) = (Arc::clone(readers), *tenant);
                let now = now.to_rfc3339_opts(SecondsFormat::Micros, true);
                tokio::task::spawn_blocking(move || -> Outcome<i64> {
                    let reader = taken(&readers, number)?;
                    let _: Vec<i64> = reader
                        .prepare_cached(&numbered(GLANCE))?
                        .query_row(params![tenant, seller, now], |row| COUNTS.map(|at| row.get(at)).collect())?;
                    Ok(reader
                        .prepare_cached(&numbered(TURNOVER))?
                        .query_row(params![tenant, seller], |row| {
                            Ok((row.get::<_, String>(0)?, row.get::<_, i64>(1)?, row.get::<_, i64>(2)?))
                        })?
                        .1)
                })
                .await??
            }
            Self::Postgres(pool, tenant) => {
                let glance = sqlx::query(GLANCE).bind(tenant).bind(seller).bind(now).fetch_one(pool).await?;
                let _: Vec<i64> = COUNTS.map(|at| glance.try_get(at)).collect::<Result<_, _>>()?;
                let turnover: (String, i64, i64) =
                    sqlx::query_as(TURNOVER).bind(tenant).bind(seller).fetch_one(pool).await?;
                turnover.1
            }
        };
        Ok(usize::try_from(orders)?)
    }
}

#[allow(clippy::disallowed_methods, reason = "nobody else has a clock here")]
fn now() -> DateTime<Utc> {
    Utc::now()
}

/// One of the connections, the same for the same number.
fn taken(readers: &[Mutex<Connection>], number: u64) -> Outcome<std::sync::MutexGuard<'_, Connection>> {
    let nth = usize::try_from(number % readers.len().max(1) as u64)?;
    let reader = readers.get(nth).ok_or("nobody reads")?;
    Ok(reader.lock().unwrap_or_else(PoisonError::into_inner))
}
