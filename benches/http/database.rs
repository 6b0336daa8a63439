//! A database of its own for one run, gone afterwards.

use std::path::Path;

use sqlx::{AssertSqlSafe, Connection as _};

use crate::Outcome;

/// The variable that names a PostgreSQL server.
const POSTGRES: &str = "TIMEWEAVE_TEST_POSTGRES";

/// Which database it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    Sqlite,
    Postgres,
}

impl Engine {
    /// Every engine there is.
    pub fn all() -> [Self; 2] {
        [Self::Sqlite, Self::Postgres]
    }

    /// As in addresses.
    pub fn name(self) -> &'static str {
        match self {
            Self::Sqlite => "sqlite",
            Self::Postgres => "postgres",
        }
    }

    /// Whether it can be had, or else why not.
    pub fn available(self) -> Result<(), String> {
        match self {
            Self::Postgres if std::env::var_os(POSTGRES).is_none() => Err(format!("{POSTGRES} is not set")),
            _ => Ok(()),
        }
    }
}

/// A database.
pub struct Database {
    url: String,
    /// Where it can be dropped, and its name there.
    made_at: Option<(String, String)>,
}

impl Database {
    /// Makes an empty one: a file in `home`, or one more on the PostgreSQL server.
    ///
    /// # Errors
    /// If the server does not let it.
    pub async fn make(engine: Engine, home: &Path) -> Outcome<Self> {
        if engine == Engine::Sqlite {
            return Ok(Self { url: format!("sqlite://{}", home.join("bench.db").display()), made_at: None });
        }
        let server = std::env::var(POSTGRES)?;
        let name = format!("timeweave_bench_{}", std::process::id());
        execute(&server, format!("CREATE DATABASE {name}")).await?;
        let (base, options) = server.split_once('?').map_or((server.as_str(), None), |(base, rest)| (base, Some(rest)));
        let (base, _) = base.rsplit_once('/').ok_or("the address of PostgreSQL names no database")?;
        let url = options.map_or_else(|| format!("{base}/{name}"), |options| format!("{base}/{name}?{options}"));
        Ok(Self { url, made_at: Some((server, name)) })
    }

    /// Where it is.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Rows of two columns.
    ///
    /// # Errors
    /// If it cannot be asked.
    pub async fn pairs<A, B>(&self, sql: &'static str) -> Outcome<Vec<(A, B)>>
    where
        (A, B): for<'r> sqlx::FromRow<'r, sqlx::sqlite::SqliteRow> + for<'r> sqlx::FromRow<'r, sqlx::postgres::PgRow>,
        A: Send + Unpin,
        B: Send + Unpin,
    {
        if self.made_at.is_none() {
            let mut connection = sqlx::SqliteConnection::connect(&self.url).await?;
            Ok(sqlx::query_as(sql).fetch_all(&mut connection).await?)
        } else {
            let mut connection = sqlx::PgConnection::connect(&self.url).await?;
            Ok(sqlx::query_as(sql).fetch_all(&mut connection).await?)
        }
    }

    /// Removes it from the server. A file goes with its folder.
    ///
    /// # Errors
    /// If the server does not let it.
    pub async fn remove(&self) -> Outcome<()> {
        match &self.made_at {
            Some((server, name)) => execute(server, format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)")).await,
            None => Ok(()),
        }
    }
}

async fn execute(server: &str, sql: String) -> Outcome<()> {
    let mut connection = sqlx::PgConnection::connect(server).await?;
    sqlx::query(AssertSqlSafe(sql)).execute(&mut connection).await?;
    Ok(connection.close().await?)
}
