//! Bringing the schema up to date.
//!
//! The migrations are embedded by `build.rs`; both engines have the same numbers and names.

use std::collections::HashSet;
use std::sync::LazyLock;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{Connection, PgConnection, SqlSafeStr as _};

use super::dialect::Engine;
use super::error::{DbError, Stored};
use super::pool::{Db, Pools};
use crate::params;

/// `SQLITE` and `POSTGRES`: the names of the files (`0001_tenancy.sql`) and what they hold.
mod embedded {
    include!(concat!(env!("OUT_DIR"), "/migrations.rs"));
}

fn migrations(engine: Engine) -> &'static Migrator {
    // Gathered here and not by the macro of sqlx, which would have the drivers of all databases compiled once more, for the compiler's own use.
    static SQLITE: LazyLock<Migrator> = LazyLock::new(|| gathered(embedded::SQLITE));
    static POSTGRES: LazyLock<Migrator> = LazyLock::new(|| gathered(embedded::POSTGRES));
    match engine {
        Engine::Sqlite => &SQLITE,
        Engine::Postgres => &POSTGRES,
    }
}

/// Files whose names are no number and a description are left out; a test counts them.
fn gathered(files: &[(&'static str, &'static str)]) -> Migrator {
    let one = |&(name, sql): &(&'static str, &'static str)| {
        let (version, description) = name.strip_suffix(".sql")?.split_once('_')?;
        let description = description.replace('_', " ").into();
        Some(Migration::new(version.parse().ok()?, description, MigrationType::Simple, sql.into_sql_str(), false))
    };
    Migrator::with_migrations(files.iter().filter_map(one).collect())
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
        Pools::Postgres(lender) => {
            let loan = lender.lend().await.map_err(DbError::translate)?;
            run_patiently(migrator, loan.keep()).await?;
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
