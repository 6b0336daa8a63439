//! A fresh, migrated database for every test, on either engine.
//!
//! The schema is made once a process and copied. SQLite always runs; PostgreSQL runs when `TIMEWEAVE_TEST_POSTGRES` names a
//! server on which databases may be made.

use std::io::Write as _;
use std::path::PathBuf;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::{Connection as _, Executor as _, PgConnection};
use tempfile::TempDir;
use timeweave::db::{self, Db, DbSettings};
use tokio::sync::OnceCell;

/// Which engine a test runs on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    Sqlite,
    Postgres,
}

/// A database of one test, gone when dropped.
pub struct Database {
    pub url: String,
    _folder: Option<TempDir>,
    name: Option<String>,
}

static NEXT: AtomicU32 = AtomicU32::new(1);

/// The administrative address of the PostgreSQL server, if tests may use one.
pub fn postgres() -> Option<&'static str> {
    static URL: OnceLock<Option<String>> = OnceLock::new();
    URL.get_or_init(|| {
        let url = std::env::var("TIMEWEAVE_TEST_POSTGRES").ok().filter(|url| !url.is_empty());
        if url.is_none() {
            // Straight to the terminal: the harness swallows what a passing test prints.
            let _ = writeln!(
                std::io::stderr(),
                "PostgreSQL: not run. scripts/test runs it, or set TIMEWEAVE_TEST_POSTGRES=postgres://..."
            );
        }
        url
    })
    .as_deref()
}

impl Database {
    /// A new one with the schema in place, or `None` where the engine is not at hand.
    pub async fn fresh(engine: Engine) -> Option<Self> {
        match engine {
            Engine::Sqlite => Some(Self::sqlite().await),
            Engine::Postgres => Some(Self::postgres(postgres()?).await),
        }
    }

    async fn sqlite() -> Self {
        static TEMPLATE: OnceCell<(TempDir, PathBuf)> = OnceCell::const_new();
        let (_, template) = TEMPLATE
            .get_or_init(|| async {
                let folder = tempfile::tempdir().unwrap();
                let file = folder.path().join("template.db");
                migrated(&format!("sqlite://{}", file.display())).await.close().await;
                (folder, file)
            })
            .await;
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("town.db");
        tokio::fs::copy(template, &file).await.unwrap();
        Self { url: format!("sqlite://{}", file.display()), _folder: Some(folder), name: None }
    }

    async fn postgres(admin: &str) -> Self {
        static TEMPLATE: OnceCell<String> = OnceCell::const_new();
        let run = std::process::id();
        let template = TEMPLATE
            .get_or_init(|| async {
                let name = format!("timeweave_{run}_template");
                execute(admin, &format!("CREATE DATABASE {name}")).await;
                migrated(&beside(admin, &name)).await.close().await;
                name
            })
            .await;
        let name = format!("timeweave_{run}_{}", NEXT.fetch_add(1, Ordering::Relaxed));
        execute(admin, &format!("CREATE DATABASE {name} TEMPLATE {template}")).await;
        Self { url: beside(admin, &name), _folder: None, name: Some(name) }
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        let (Some(name), Some(admin)) = (self.name.take(), postgres()) else { return };
        // Drop cannot wait for the test's own runtime.
        let dropping = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
            runtime.block_on(execute(admin, &format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)")));
        });
        let _ = dropping.join();
    }
}

async fn migrated(url: &str) -> Db {
    let db = Db::connect(&DbSettings::new(url)).await.unwrap();
    db::migrate(&db).await.unwrap();
    db
}

async fn execute(admin: &str, sql: &str) {
    let mut connection = PgConnection::connect(admin).await.unwrap();
    connection.execute(sqlx::AssertSqlSafe(sql.to_owned())).await.unwrap();
    connection.close().await.unwrap();
}

/// The address of another database on the same server.
fn beside(admin: &str, name: &str) -> String {
    let (server, _) = admin.rsplit_once('/').unwrap();
    format!("{server}/{name}")
}

/// A test on every engine: one module, one test each.
///
/// `each_engine! { async fn name(town: Town) { … } }` expands to `mod name { #[tokio::test] async fn sqlite() …
/// #[tokio::test] async fn postgres() … }`; the PostgreSQL one passes without running where no server is at hand.
#[macro_export]
macro_rules! each_engine {
    ($($(#[$meta:meta])* async fn $name:ident($town:ident: Town) $body:block)+) => {$(
        $(#[$meta])*
        mod $name {
            #[allow(unused_imports)]
            use super::*;

            async fn story($town: $crate::support::Town) $body

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn sqlite() {
                let town = $crate::support::Town::on($crate::support::Engine::Sqlite).await;
                Box::pin(story(town.expect("SQLite is always at hand"))).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn postgres() {
                if let Some(town) = $crate::support::Town::on($crate::support::Engine::Postgres).await {
                    Box::pin(story(town)).await;
                }
            }
        }
    )+};
}
