//! Bringing the schema up to date.
//!
//! The migrations are embedded; both engines have the same numbers and names. A file that is added to `migrations/` is noticed
//! when this file is compiled again; a test counts them.

use std::collections::HashSet;

use sqlx::migrate::Migrator;
use sqlx::{Connection, PgConnection};

use super::dialect::Engine;
use super::error::{DbError, Stored};
use super::pool::{Db, Pools};
use crate::params;

static SQLITE: Migrator = sqlx::migrate!("../../migrations/sqlite");
static POSTGRES: Migrator = sqlx::migrate!("../../migrations/postgres");

fn migrations(engine: Engine) -> &'static Migrator {
    match engine {
        Engine::Sqlite => &SQLITE,
        Engine::Postgres => &POSTGRES,
    }
}

/// Applies what is missing and says what that was (`0001_tenancy`). Several processes may do so at once: on PostgreSQL they
/// wait for each other, under an advisory lock.
///
/// # Errors
/// [`DbError::Migrate`] if a migration fails, or if one that was applied earlier has changed since.
pub async fn migrate(db: &Db) -> Stored<Vec<String>> {
    let missing = pending(db).await?;
    let migrator = migrations(db.engine());
    match &db.pools {
        Pools::Sqlite(sqlite) => {
            let other = sqlite.other_driver().await;
            let (_turn, mut connection) = other.map_err(|failure| failure.told(&db.meter.names))?;
            let result = migrator.run_direct(None, &mut connection, false).await.map_err(DbError::Migrate);
            if let Err(error) = connection.close().await {
                tracing::debug!(%error, "closing the migration's connection");
            }
            result?;
        }
        Pools::Postgres { pool, .. } => {
            let connection = pool.acquire().await.map_err(DbError::translate)?;
            run_patiently(migrator, connection.detach()).await?;
        }
    }
    db.learn_names().await?;
    Ok(missing)
}

/// On a connection of its own: a migration may take longer, and wait longer for its turn, than a request ever should.
async fn run_patiently(migrator: &Migrator, mut connection: PgConnection) -> Stored<()> {
    for setting in ["SET statement_timeout = 0", "SET lock_timeout = 0"] {
        sqlx::query(setting).execute(&mut connection).await.map_err(|error| DbError::Other(error.into()))?;
    }
    let result = migrator.run_direct(None, &mut connection, false).await.map_err(DbError::Migrate);
    // Closing frees the advisory lock also after a failure.
    if let Err(error) = connection.close().await {
        tracing::debug!(%error, "closing the migration's connection");
    }
    result
}

/// The migrations that this program knows and the database has not seen, oldest first. One or two short statements.
///
/// # Errors
/// See [`DbError`].
pub async fn pending(db: &Db) -> Stored<Vec<String>> {
    let applied = applied(db).await?;
    let missing = migrations(db.engine()).iter().filter(|migration| !applied.contains(&migration.version));
    Ok(missing
        .map(|migration| format!("{:04}_{}", migration.version, migration.description.replace(' ', "_")))
        .collect())
}

async fn applied(db: &Db) -> Stored<HashSet<i64>> {
    let started: bool = db
        .one(
            db.engine().pick(
                "SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE name = '_sqlx_migrations')",
                "SELECT to_regclass('_sqlx_migrations') IS NOT NULL",
            ),
            params![],
        )
        .await?;
    if !started {
        return Ok(HashSet::new());
    }
    let versions: Vec<i64> = db.all("SELECT version FROM _sqlx_migrations WHERE success", params![]).await?;
    Ok(versions.into_iter().collect())
}

/// Whether the database answers.
///
/// # Errors
/// [`DbError::Unavailable`] if it does not.
pub async fn ping(db: &Db) -> Stored<()> {
    db.one::<i64>("SELECT 1::bigint", params![]).await.map(drop)
}
