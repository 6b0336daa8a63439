//! axum and sqlx, on either engine.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Query, State};
use axum::response::IntoResponse as _;
use axum::response::Response;
use axum::routing::get;
use chrono::SecondsFormat;
use http::header::CONTENT_TYPE;
use http::{HeaderMap, StatusCode};
use sqlx::postgres::PgPoolOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use sqlx::{ConnectOptions as _, Row as _};

use super::page::{self, Card, Line};
use super::{Asked, Engine, HOLDER, Holder, POOL, Tokens, accepted_page, now};
use crate::Outcome;

/// A router over the pool of one engine, called `$engine` in the gateway. `$moment` writes a time as the engine keeps it.
macro_rules! engine {
    ($name:ident, $database:ty, $engine:expr, $moment:expr) => {
        mod $name {
            use super::*;

            type Row = <$database as sqlx::Database>::Row;

            struct House {
                pool: sqlx::Pool<$database>,
                tokens: Tokens,
            }

            pub fn router(pool: sqlx::Pool<$database>, tokens: Tokens) -> Router {
                Router::new().route("/api/v2/connections", get(list)).with_state(Arc::new(House { pool, tokens }))
            }

            async fn list(State(house): State<Arc<House>>, headers: HeaderMap, Query(asked): Query<Asked>) -> Response {
                answer(&house, &headers, &asked).await.unwrap_or_else(|status| status.into_response())
            }

            async fn answer(house: &House, headers: &HeaderMap, asked: &Asked) -> Result<Response, StatusCode> {
                let claims = house.tokens.claims(headers).ok_or(StatusCode::UNAUTHORIZED)?;
                let holder = sqlx::query(HOLDER)
                    .bind(claims.tenant_id)
                    .bind(claims.user_id)
                    .bind(claims.family().map(|family| family.to_vec()))
                    .bind($moment)
                    .fetch_optional(&house.pool)
                    .await
                    .map_err(broken)?
                    .ok_or(StatusCode::UNAUTHORIZED)?;
                let holder = Holder {
                    cutoff: holder.try_get(3).map_err(broken)?,
                    family_lives: holder.try_get(4).map_err(broken)?,
                    status: holder.try_get(11).map_err(broken)?,
                    approved: holder.try_get(12).map_err(broken)?,
                };
                let me = claims.owner(&holder).ok_or(StatusCode::UNAUTHORIZED)?;
                let rows = sqlx::query(accepted_page($engine))
                    .bind(me.tenant)
                    .bind(me.id)
                    .bind("accepted")
                    .bind(i64::MAX)
                    .bind(asked.per_page + 1)
                    .fetch_all(&house.pool)
                    .await
                    .map_err(broken)?;
                let lines = rows.iter().map(line).collect::<Result<Vec<_>, _>>().map_err(broken)?;
                let body = page::json(lines, me, asked.per_page).map_err(|_| StatusCode::INTERNAL_SERVER_ERROR)?;
                Ok(([(CONTENT_TYPE, "application/json")], body).into_response())
            }

            fn line(row: &Row) -> Result<Line, sqlx::Error> {
                Ok(Line {
                    id: row.try_get(0)?,
                    requester_id: row.try_get(1)?,
                    receiver_id: row.try_get(2)?,
                    status: row.try_get(3)?,
                    created_at: row.try_get(4)?,
                    partner: card(row, 5)?,
                    me: card(row, 15)?,
                })
            }

            fn card(row: &Row, at: usize) -> Result<Card, sqlx::Error> {
                Ok(Card {
                    id: row.try_get(at)?,
                    first_name: row.try_get(at + 1)?,
                    last_name: row.try_get(at + 2)?,
                    organization_name: row.try_get(at + 3)?,
                    profile_type: row.try_get(at + 4)?,
                    avatar_url: row.try_get(at + 5)?,
                    last_active_at: row.try_get(at + 6)?,
                    location: row.try_get(at + 7)?,
                    bio: row.try_get(at + 8)?,
                    tagline: row.try_get(at + 9)?,
                })
            }
        }
    };
}

engine!(sqlite, sqlx::Sqlite, Engine::Sqlite, now().to_rfc3339_opts(SecondsFormat::Micros, true));
engine!(postgres, sqlx::Postgres, Engine::Postgres, now());

fn broken(error: sqlx::Error) -> StatusCode {
    eprintln!("{error}");
    StatusCode::INTERNAL_SERVER_ERROR
}

/// With the same settings of the pool and of SQLite as the gateway's readers have.
pub async fn router(url: &str, tokens: Tokens) -> Outcome<Router> {
    if url.starts_with("sqlite:") {
        let options = url
            .parse::<SqliteConnectOptions>()?
            .disable_statement_logging()
            .read_only(true)
            .pragma("cache_size", "-4096")
            .pragma("mmap_size", "268435456")
            .pragma("temp_store", "MEMORY");
        let pool = SqlitePoolOptions::new().max_connections(POOL).test_before_acquire(false).connect_with(options);
        Ok(sqlite::router(pool.await?, tokens))
    } else {
        let options = url.parse::<sqlx::postgres::PgConnectOptions>()?.disable_statement_logging();
        let pool = PgPoolOptions::new().max_connections(POOL).test_before_acquire(false).connect_with(options);
        Ok(postgres::router(pool.await?, tokens))
    }
}
