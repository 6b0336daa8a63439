//! A story on each engine. PostgreSQL takes part if `TIMEWEAVE_TEST_POSTGRES` holds the URL of a server on which databases may be made.

use std::future::poll_fn;
use std::pin::pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::Poll;
use std::time::Duration;

use tokio::task::coop;

use crate::db::{Db, DbSettings, Engine, migrate};

/// How long a story waits for what must come. Far longer than it takes on a busy machine.
const LONG: Duration = Duration::from_secs(60);

/// A database of its own, with the whole schema; gone when dropped.
pub struct Site {
    /// The database.
    pub db: Db,
    /// How it was opened.
    pub settings: DbSettings,
    _folder: tempfile::TempDir,
    postgres: Option<(String, String)>,
}

static NEXT: AtomicU64 = AtomicU64::new(0);

impl Site {
    async fn new(engine: Engine, admin: Option<&str>) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let (url, postgres) = match (engine, admin) {
            (Engine::Postgres, Some(admin)) => {
                let name = format!("timeweave_db_{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
                admin_statement(admin, format!("CREATE DATABASE {name}")).await;
                let (server, _) = admin.rsplit_once('/').unwrap();
                (format!("{server}/{name}"), Some((admin.to_owned(), name)))
            }
            _ => (format!("sqlite://{}", folder.path().join("new/town.db").display()), None),
        };
        let settings = DbSettings {
            max_connections: 4,
            acquire_timeout: Duration::from_secs(30),
            lock_timeout: Duration::from_secs(20),
            ..DbSettings::new(url)
        };
        let db = Db::connect(&settings).await.unwrap();
        migrate(&db).await.unwrap();
        Self { db, settings, _folder: folder, postgres }
    }

    async fn leave(self) {
        self.db.close().await;
        if let Some((admin, name)) = self.postgres {
            admin_statement(&admin, format!("DROP DATABASE {name} WITH (FORCE)")).await;
        }
    }
}

async fn admin_statement(url: &str, sql: String) {
    use sqlx::Connection;
    let mut connection = sqlx::PgConnection::connect(url).await.unwrap();
    sqlx::query(sqlx::AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

/// Runs a story on SQLite and, if there is a server, on PostgreSQL.
pub async fn on_each_engine(story: impl AsyncFn(&Db)) {
    on_each_site(async |site: &Site| story(&site.db).await).await;
}

/// The same for a story that opens the database anew.
pub async fn on_each_site(story: impl AsyncFn(&Site)) {
    let admin = std::env::var("TIMEWEAVE_TEST_POSTGRES").ok().filter(|url| !url.is_empty());
    let engines: &[Engine] = if admin.is_some() { &[Engine::Sqlite, Engine::Postgres] } else { &[Engine::Sqlite] };
    for engine in engines {
        let site = Site::new(*engine, admin.as_deref()).await;
        assert_eq!(site.db.engine(), *engine);
        story(&site).await;
        site.leave().await;
    }
}

/// Waits until whoever fell has let go of every connection, and with it of all rows that it held.
pub async fn everybody_home(db: &Db) {
    let home = tokio::time::timeout(LONG, db.everybody_home()).await;
    home.expect("somebody keeps a connection").unwrap();
}

/// What a poll of [`crashing`] takes away of the 128 steps that Tokio grants a task at once.
const STEPS_TAKEN: usize = 124;

/// Polls something so often, and then lets it fall, as a crash does. What it gave, if it came to its end. A poll is allowed a few steps only, so that
/// also what never has to wait falls between them.
pub async fn crashing<F: Future>(future: F, after: usize) -> Option<F::Output> {
    let (mut future, mut left) = (pin!(future), after);
    poll_fn(|context| {
        if left == 0 {
            return Poll::Ready(None);
        }
        left -= 1;
        for _ in 0..STEPS_TAKEN {
            if let Poll::Ready(step) = coop::poll_proceed(context) {
                step.made_progress();
            }
        }
        future.as_mut().poll(context).map(Some)
    })
    .await
}
