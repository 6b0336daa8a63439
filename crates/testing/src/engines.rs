//! A story on each engine. PostgreSQL takes part if `TIMEWEAVE_TEST_POSTGRES` holds the URL of a server on which databases may be made.

use std::future::poll_fn;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{LazyLock, OnceLock, mpsc};
use std::task::Poll;
use std::time::Duration;

use sqlx::postgres::{PgPool, PgPoolOptions};
use sqlx::{Connection as _, Executor as _, PgConnection};
use tokio::runtime::Runtime;
use tokio::sync::OnceCell;
use tokio::task::coop;

use crate::db::{Db, DbSettings, Engine, migrate};

/// How long a story waits for what must come. Far longer than it takes on a busy machine.
const LONG: Duration = Duration::from_secs(60);

/// A database of its own, with the whole schema; gone when it is left.
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
                (postgres_copy(admin, &name).await, Some((admin.to_owned(), name)))
            }
            _ => {
                let file = folder.path().join("town.db");
                sqlite_copy(&file).await;
                (format!("sqlite://{}", file.display()), None)
            }
        };
        let settings = DbSettings {
            max_connections: 4,
            acquire_timeout: Duration::from_secs(30),
            lock_timeout: Duration::from_secs(20),
            ..DbSettings::new(url)
        };
        let db = Db::connect(&settings).await.unwrap();
        Self { db, settings, _folder: folder, postgres }
    }

    async fn leave(self) {
        self.db.close().await;
        if let Some((admin, name)) = self.postgres {
            drop_database(&admin, &name);
        }
    }
}

/// Makes a database file with the whole schema: a copy of one that is made once a process.
pub async fn sqlite_copy(file: &Path) {
    static TEMPLATE: OnceCell<(tempfile::TempDir, PathBuf)> = OnceCell::const_new();
    let (_, template) = TEMPLATE
        .get_or_init(|| async {
            let folder = tempfile::tempdir().unwrap();
            let file = folder.path().join("new/template.db");
            migrated(&format!("sqlite://{}", file.display())).await;
            (folder, file)
        })
        .await;
    tokio::fs::copy(template, file).await.unwrap();
    // As the program makes it.
    #[cfg(unix)]
    std::fs::set_permissions(file, std::os::unix::fs::PermissionsExt::from_mode(0o600)).unwrap();
}

/// Makes a database with the whole schema on a server: a copy of one that is made once for a schema, by whoever comes first, and that the server keeps
/// (`timeweave_schema_…`). Gives its address.
pub async fn postgres_copy(admin: &str, name: &str) -> String {
    static TEMPLATE: OnceCell<(String, bool)> = OnceCell::const_new();
    let (template, chooses) = TEMPLATE.get_or_init(|| postgres_template(admin)).await;
    // Nothing else is at work in the template, so its files can be copied: a third of the work of writing all of it to the log.
    let how = if *chooses { " STRATEGY file_copy" } else { "" };
    managed(admin, format!("CREATE DATABASE {name} TEMPLATE {template}{how}")).await;
    beside(admin, name)
}

/// The name of the database with the whole schema, and whether the server lets one choose how it is copied.
async fn postgres_template(admin: &str) -> (String, bool) {
    let mut connection = PgConnection::connect(admin).await.unwrap();
    let name = format!("timeweave_schema_{:016x}", schema());
    // Until this connection ends, other processes wait.
    statement(&mut connection, "SELECT pg_advisory_lock(7406135)".to_owned()).await;
    let there = sqlx::query_scalar("SELECT datistemplate FROM pg_database WHERE datname = $1").bind(&name);
    let there: Option<bool> = there.fetch_optional(&mut connection).await.unwrap();
    if there != Some(true) {
        // Somebody did not come to the end of it.
        statement(&mut connection, format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)")).await;
        statement(&mut connection, format!("CREATE DATABASE {name}")).await;
        migrated(&beside(admin, &name)).await;
        statement(&mut connection, format!("ALTER DATABASE {name} IS_TEMPLATE true")).await;
    }
    let version = sqlx::query_scalar("SELECT current_setting('server_version_num')::int");
    let version: i32 = version.fetch_one(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    (name, version >= 150_000)
}

/// A number for the schema that the migrations make.
fn schema() -> u64 {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../migrations/postgres");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let mut hasher = DefaultHasher::new();
    for file in files {
        file.file_name().hash(&mut hasher);
        std::fs::read(file).unwrap().hash(&mut hasher);
    }
    hasher.finish()
}

async fn migrated(url: &str) {
    let db = Db::connect(&DbSettings::new(url)).await.unwrap();
    migrate(&db).await.unwrap();
    db.close().await;
}

/// Drops a database, whoever is in it. Nobody waits for that where `TIMEWEAVE_TEST_POSTGRES_ENDS` says that the whole server is gone after the run.
pub fn drop_database(admin: &str, name: &str) {
    let (pool, (tell, told)) = (connections(admin), mpsc::channel());
    let sql = format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)");
    MANAGERS.spawn(async move {
        statement(&mut pool.acquire().await.unwrap(), sql).await;
        // Perhaps nobody waits.
        let _ = tell.send(());
    });
    if std::env::var_os("TIMEWEAVE_TEST_POSTGRES_ENDS").is_none() {
        // Without an answer the database stays, and the panic was told.
        let _ = told.recv();
    }
}

/// Where databases are made and dropped: with connections that outlive the stories. To open one costs the server a tenth of a database.
static MANAGERS: LazyLock<Runtime> = LazyLock::new(|| {
    let mut builder = tokio::runtime::Builder::new_multi_thread();
    builder.worker_threads(1).thread_name("databases").enable_all().build().unwrap()
});

/// The connections to the one server that a process knows.
fn connections(admin: &str) -> PgPool {
    static POOL: OnceLock<PgPool> = OnceLock::new();
    let pool = POOL.get_or_init(|| {
        // The pool's own task belongs there, too.
        let _there = MANAGERS.enter();
        let options = PgPoolOptions::new().max_connections(4).acquire_timeout(LONG).test_before_acquire(false);
        options.connect_lazy(admin).unwrap()
    });
    pool.clone()
}

/// Runs a statement about whole databases.
async fn managed(admin: &str, sql: String) {
    let pool = connections(admin);
    let run = MANAGERS.spawn(async move { statement(&mut pool.acquire().await.unwrap(), sql).await });
    run.await.unwrap();
}

async fn statement(connection: &mut PgConnection, sql: String) {
    connection.execute(sqlx::AssertSqlSafe(sql)).await.unwrap();
}

/// The address of another database on the same server.
fn beside(admin: &str, name: &str) -> String {
    let (server, _) = admin.rsplit_once('/').unwrap();
    format!("{server}/{name}")
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
