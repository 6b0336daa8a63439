//! The facade on both engines. PostgreSQL takes part if `TIMEWEAVE_TEST_POSTGRES` holds the URL of a server on which
//! databases may be made.

mod ambient;
mod schema;
mod silence;
mod values;

use std::future::poll_fn;
use std::pin::pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::Poll;
use std::time::Duration;

use super::{Db, DbSettings, Engine, Stored, migrate};

/// How long a story waits for what must come. Far longer than it takes on a busy machine.
const LONG: Duration = Duration::from_secs(60);

/// A database of its own, with the whole schema; gone when dropped.
pub(super) struct Ground {
    pub(super) db: Db,
    settings: DbSettings,
    _folder: tempfile::TempDir,
    postgres: Option<(String, String)>,
}

static NEXT: AtomicU64 = AtomicU64::new(0);

impl Ground {
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
pub(crate) async fn on_each_engine(story: impl AsyncFn(&Db)) {
    on_each_ground(async |ground: &Ground| story(&ground.db).await).await;
}

/// The same for a story that waits in vain for a connection or a row: nobody waits long for them. What must succeed is
/// asked for [`patiently`].
async fn on_each_engine_in_a_hurry(story: impl AsyncFn(&Db)) {
    on_each_ground(async |ground: &Ground| {
        let settings = DbSettings {
            acquire_timeout: Duration::from_millis(800),
            lock_timeout: Duration::from_millis(300),
            ..ground.settings.clone()
        };
        let db = patiently(async || Db::connect(&settings).await).await;
        story(&db).await;
        db.close().await;
    })
    .await;
}

/// Asks again for as long as the database has no connection or no time.
async fn patiently<T>(ask: impl AsyncFn() -> Stored<T>) -> T {
    let asking = async {
        loop {
            match ask().await {
                Err(error) if error.is_unavailable() => {}
                answer => return answer.unwrap(),
            }
        }
    };
    tokio::time::timeout(LONG, asking).await.expect("the database is not available")
}

async fn on_each_ground(story: impl AsyncFn(&Ground)) {
    let admin = std::env::var("TIMEWEAVE_TEST_POSTGRES").ok().filter(|url| !url.is_empty());
    let engines: &[Engine] = if admin.is_some() { &[Engine::Sqlite, Engine::Postgres] } else { &[Engine::Sqlite] };
    for engine in engines {
        let ground = Ground::new(*engine, admin.as_deref()).await;
        assert_eq!(ground.db.engine(), *engine);
        story(&ground).await;
        ground.leave().await;
    }
}

/// Waits until whoever fell has let go of every connection, and with it of all rows that it held.
pub(crate) async fn everybody_home(db: &Db) {
    /// Whoever holds every connection of a pool knows that nobody else holds any.
    async fn all(pool: &sqlx::PgPool) {
        let mut held = Vec::new();
        for _ in 0..pool.options().get_max_connections() {
            held.push(loop {
                match pool.acquire().await {
                    Ok(connection) => break connection,
                    Err(sqlx::Error::PoolTimedOut) => {}
                    Err(error) => panic!("{error}"),
                }
            });
        }
    }
    let home = async {
        match &db.pools {
            super::pool::Pools::Sqlite(sqlite) => sqlite.everybody_home().await,
            super::pool::Pools::Postgres { pool, .. } => all(pool).await,
        }
    };
    tokio::time::timeout(LONG, home).await.expect("somebody keeps a connection");
}

/// Polls something so often, and then lets it fall, as a crash does. What it gave, if it came to its end.
pub(crate) async fn crashing<F: Future>(future: F, after: usize) -> Option<F::Output> {
    let (mut future, mut left) = (pin!(future), after);
    poll_fn(|context| {
        if left == 0 {
            return Poll::Ready(None);
        }
        left -= 1;
        future.as_mut().poll(context).map(Some)
    })
    .await
}
