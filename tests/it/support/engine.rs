//! A fresh, migrated database for every test, on either engine.
//!
//! The schema is made once and copied. SQLite always runs. What needs PostgreSQL is ignored; with `--include-ignored` it
//! runs on the server that `TIMEWEAVE_TEST_POSTGRES` names, on which databases may be made.

use std::fs::OpenOptions;
use std::io::Write as _;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;

use tempfile::TempDir;
use testing::engines::{drop_database, postgres_copy, sqlite_copy};

/// Which engine a test runs on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    Sqlite,
    Postgres,
}

impl Engine {
    /// SQLite, and PostgreSQL where its server is named. For a story that is told in a loop.
    pub fn at_hand() -> &'static [Self] {
        let both = std::env::var("TIMEWEAVE_TEST_POSTGRES").is_ok_and(|url| !url.is_empty());
        if both { &[Self::Sqlite, Self::Postgres] } else { &[Self::Sqlite] }
    }
}

/// What a story is given on each engine.
pub trait Given: Sized {
    /// On this engine, with more configuration.
    fn made(engine: Engine, more: &str) -> impl Future<Output = Self>;
}

impl Given for Engine {
    async fn made(engine: Engine, _: &str) -> Self {
        engine
    }
}

/// A database of one test, gone when dropped.
pub struct Database {
    pub url: String,
    _folder: Option<TempDir>,
    name: Option<String>,
    story: String,
    began: Instant,
}

static NEXT: AtomicU32 = AtomicU32::new(1);

/// The administrative address of the PostgreSQL server.
pub fn postgres() -> &'static str {
    static URL: LazyLock<String> = LazyLock::new(|| needed("TIMEWEAVE_TEST_POSTGRES"));
    &URL
}

/// What a story that is ignored by default needs, from the environment. Whoever asks for the story has to say where it is.
///
/// # Panics
/// If nobody says.
pub fn needed(variable: &str) -> String {
    let value = std::env::var(variable).ok().filter(|value| !value.is_empty());
    value.unwrap_or_else(|| panic!("{variable} is not set: scripts/test sets it"))
}

impl Database {
    /// A new one with the schema in place.
    pub async fn fresh(engine: Engine) -> Self {
        let (url, folder, name) = match engine {
            Engine::Sqlite => Self::sqlite().await,
            Engine::Postgres => Self::postgres(postgres()).await,
        };
        let story = std::thread::current().name().unwrap_or("unnamed").to_owned();
        Self { url, _folder: folder, name, story, began: Instant::now() }
    }

    async fn sqlite() -> (String, Option<TempDir>, Option<String>) {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("town.db");
        sqlite_copy(&file).await;
        (format!("sqlite://{}", file.display()), Some(folder), None)
    }

    async fn postgres(admin: &str) -> (String, Option<TempDir>, Option<String>) {
        let name = format!("timeweave_{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        (postgres_copy(admin, &name).await, None, Some(name))
    }
}

impl Database {
    /// Notes how long the story took, for whoever looks for slow ones: a line in the file that `TIMEWEAVE_TEST_TIMES` names.
    fn told(&self) {
        let Ok(file) = std::env::var("TIMEWEAVE_TEST_TIMES") else { return };
        let Ok(mut file) = OpenOptions::new().create(true).append(true).open(file) else { return };
        let line = format!("{:8.2} s  {}\n", self.began.elapsed().as_secs_f64(), self.story);
        let _ = file.write_all(line.as_bytes());
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        self.told();
        let Some(name) = self.name.take() else { return };
        drop_database(postgres(), &name);
    }
}

/// A test on every engine: one module, one test each.
///
/// `each_engine! { async fn name(town: Town) { … } }` expands to `mod name { #[tokio::test] async fn sqlite() …
/// #[tokio::test] async fn postgres() … }`. The PostgreSQL one is ignored unless it is asked for (`--include-ignored`). Attributes, such as
/// `#[ignore]` with the service that a story needs, are the SQLite one's: the other is ignored anyway. `(town: Town = MORE)` gives a town
/// with more configuration, as in `timeweave.toml`; `(engine: Engine)` gives none, to a story that makes its own.
#[macro_export]
macro_rules! each_engine {
    ($($(#[$meta:meta])* async fn $name:ident($given:ident: $kind:ident $(= $more:expr)?) $body:block)+) => {$(
        mod $name {
            #[allow(unused_imports)]
            use super::*;

            async fn story($given: $crate::support::$kind) $body

            async fn made_for(engine: $crate::support::Engine) -> $crate::support::$kind {
                <$crate::support::$kind as $crate::support::Given>::made(engine, None$(.or(Some($more)))?.unwrap_or_default()).await
            }

            $(#[$meta])*
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn sqlite() {
                Box::pin(story(made_for($crate::support::Engine::Sqlite).await)).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            #[ignore = "needs PostgreSQL: scripts/test runs it"]
            async fn postgres() {
                Box::pin(story(made_for($crate::support::Engine::Postgres).await)).await;
            }
        }
    )+};
}
