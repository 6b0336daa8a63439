//! axum and rusqlite: the shortest way to the embedded engine.

use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use axum::Router;
use axum::extract::{Query, State};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use chrono::{DateTime, SecondsFormat, Utc};
use http::header::CONTENT_TYPE;
use http::{HeaderMap, StatusCode};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, OptionalExtension as _, Row, params};

use super::page::{self, Card, Line};
use super::{Asked, Claims, Engine, Holder, POOL, Tokens, accepted_page, now};
use crate::Outcome;

/// SQLite itself counts `$1` by where it first stands, as a name; `?1` is the first argument.
static HOLDER: LazyLock<String> = LazyLock::new(|| super::HOLDER.replace('$', "?"));
static PAGE: LazyLock<String> = LazyLock::new(|| accepted_page(Engine::Sqlite).replace('$', "?"));

type Broken = Box<dyn std::error::Error + Send + Sync>;

struct House {
    idle: Mutex<Vec<Connection>>,
    free: tokio::sync::Semaphore,
    tokens: Tokens,
}

/// With the same settings of SQLite as the gateway's readers have.
pub fn router(url: &str, tokens: Tokens) -> Outcome<Router> {
    let path = url.trim_start_matches("sqlite://");
    let open = || {
        let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
        connection
            .execute_batch("PRAGMA cache_size = -4096; PRAGMA mmap_size = 268435456; PRAGMA temp_store = MEMORY")?;
        Ok(connection)
    };
    let idle = (0..POOL).map(|_| open()).collect::<rusqlite::Result<_>>()?;
    let house = House { idle: Mutex::new(idle), free: tokio::sync::Semaphore::new(POOL as usize), tokens };
    Ok(Router::new().route("/api/v2/connections", get(list)).with_state(Arc::new(house)))
}

async fn list(State(house): State<Arc<House>>, headers: HeaderMap, Query(asked): Query<Asked>) -> Response {
    let Some(claims) = house.tokens.claims(&headers) else { return StatusCode::UNAUTHORIZED.into_response() };
    let Ok(_permit) = house.free.acquire().await else { return StatusCode::SERVICE_UNAVAILABLE.into_response() };
    let asking = Arc::clone(&house);
    let answer = tokio::task::spawn_blocking(move || {
        let connection = asking.idle.lock().unwrap_or_else(PoisonError::into_inner).pop().ok_or("none is free")?;
        let answer = ask(&connection, &claims, asked.per_page);
        asking.idle.lock().unwrap_or_else(PoisonError::into_inner).push(connection);
        answer
    });
    match answer.await.map_err(Broken::from).flatten() {
        Ok(Some(body)) => ([(CONTENT_TYPE, "application/json")], body).into_response(),
        Ok(None) => StatusCode::UNAUTHORIZED.into_response(),
        Err(error) => {
            eprintln!("{error}");
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    }
}

fn ask(connection: &Connection, claims: &Claims, per_page: i64) -> Result<Option<Vec<u8>>, Broken> {
    let now = now().to_rfc3339_opts(SecondsFormat::Micros, true);
    let holder = connection
        .prepare_cached(&HOLDER)?
        .query_row(params![claims.tenant_id, claims.user_id, claims.family(), now], |row| {
            Ok((row.get(3)?, row.get(4)?, row.get(11)?, row.get(12)?))
        })
        .optional()?;
    let Some((cutoff, family_lives, status, approved)) = holder else { return Ok(None) };
    let cutoff = moment(cutoff)?;
    let Some(me) = claims.owner(&Holder { cutoff, family_lives, status, approved }) else { return Ok(None) };
    let mut statement = connection.prepare_cached(&PAGE)?;
    let mut rows = statement.query(params![me.tenant, me.id, "accepted", i64::MAX, per_page + 1])?;
    let mut lines = Vec::new();
    while let Some(row) = rows.next()? {
        lines.push(line(row)?);
    }
    Ok(Some(page::json(lines, me, per_page)?))
}

fn moment(text: Option<String>) -> Result<Option<DateTime<Utc>>, chrono::ParseError> {
    text.map(|text| text.parse()).transpose()
}

fn line(row: &Row<'_>) -> Result<Line, Broken> {
    Ok(Line {
        id: row.get(0)?,
        requester_id: row.get(1)?,
        receiver_id: row.get(2)?,
        status: row.get(3)?,
        created_at: row.get_ref(4)?.as_str()?.parse()?,
        partner: card(row, 5)?,
        me: card(row, 15)?,
    })
}

fn card(row: &Row<'_>, at: usize) -> Result<Card, Broken> {
    Ok(Card {
        id: row.get(at)?,
        first_name: row.get(at + 1)?,
        last_name: row.get(at + 2)?,
        organization_name: row.get(at + 3)?,
        profile_type: row.get(at + 4)?,
        avatar_url: row.get(at + 5)?,
        last_active_at: moment(row.get(at + 6)?)?,
        location: row.get(at + 7)?,
        bio: row.get(at + 8)?,
        tagline: row.get(at + 9)?,
    })
}
