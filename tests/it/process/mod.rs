//! The real program as its operators meet it: processes with a command line, an environment, signals and crashes.
//!
//! Every installation has a data directory and a database of its own, every process ports that the system chose. Nothing is
//! slept over: a story waits for a line, an answer, a row or an exit, and fails when that does not come.

mod attacks;
mod audits;
mod caches;
mod cli;
mod client;
mod crash;
mod dates;
mod files;
mod gateways;
mod hours;
mod leaving;
mod letters;
mod live;
mod orders;
mod passkeys;
mod program;
mod readme;
mod serve;
mod shutdown;
mod sockets;
mod telemetry;

use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt as _;
use std::time::Duration;

use serde_json::json;
use tempfile::TempDir;
use timeweave::auth::{Cost, Passwords};
use timeweave::base::Chance;
use timeweave::db::{Db, DbSettings};
use timeweave::params;

use crate::support::{Database, Engine, needed, opening};
use client::Client;
use program::Program;

/// How long a story waits for anything before it fails. Far longer than a healthy program needs on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

/// Everybody's password here.
const PASSWORD: &str = "correct horse battery";

/// A data directory and a database, on which processes run one after the other or side by side.
struct Installation {
    data: TempDir,
    database: Option<Database>,
}

/// A data directory as the program itself makes one: for its owner alone.
fn private_folder() -> TempDir {
    tempfile::Builder::new().permissions(Permissions::from_mode(0o700)).tempdir().unwrap()
}

impl Installation {
    /// Nothing is there yet, not even a schema: as on the first day, with SQLite in the data directory.
    fn empty() -> Self {
        Self { data: private_folder(), database: None }
    }

    /// With a migrated database.
    async fn on(engine: Engine) -> Self {
        let database = Some(Database::fresh(engine).await);
        Self { data: private_folder(), database }
    }

    fn url(&self) -> String {
        match &self.database {
            Some(database) => database.url.clone(),
            None => format!("sqlite://{}", self.data.path().join("timeweave.db").display()),
        }
    }

    /// A process on this installation, with more environment.
    fn program(&self, arguments: &[&str], more: &[(&str, &str)]) -> Program {
        let mut variables = vec![
            ("TIMEWEAVE_DATA_DIR".to_owned(), self.data.path().display().to_string()),
            ("TIMEWEAVE_SERVER_LISTEN".to_owned(), "127.0.0.1:0".to_owned()),
            ("TIMEWEAVE_METRICS_LISTEN".to_owned(), "127.0.0.1:0".to_owned()),
        ];
        if let Some(database) = &self.database {
            variables.push(("TIMEWEAVE_DATABASE_URL".to_owned(), database.url.clone()));
        }
        variables.extend(more.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())));
        Program::start(self.data.path(), arguments, variables)
    }

    /// A gateway that is ready, without rate limits.
    async fn serves(&self, arguments: &[&str]) -> Program {
        self.serves_with(arguments, &[("TIMEWEAVE_LIMITS_ENABLED", "false")]).await
    }

    /// A gateway that is ready.
    async fn serves_with(&self, arguments: &[&str], more: &[(&str, &str)]) -> Program {
        let mut program = self.program(&[&["serve"], arguments].concat(), more);
        program.is_ready().await;
        program
    }

    /// The database, to look at beside the processes.
    async fn db(&self) -> Db {
        Db::connect(&DbSettings { max_connections: 2, ..DbSettings::new(self.url()) }).await.unwrap()
    }
}

/// Community `harbour` with `ada`, who can sign in, and so many others, `m1` and so on. Gives their ids, Ada's first.
async fn settle(db: &Db, others: usize) -> Vec<i64> {
    let chance = Chance::System;
    let hash = Passwords::new(Cost::LEAST, 1, &chance).unwrap().hash(PASSWORD, &chance).await.unwrap();
    let tenant: i64 = db
        .one(
            "INSERT INTO tenants (slug, name, currency, default_language, status, features, settings, created_at, updated_at)
             VALUES ('harbour', 'Harbour', 'EUR', 'en', 'active', $1, $1, $2, $2)
             RETURNING id",
            params![json!({}), opening()],
        )
        .await
        .unwrap();
    let mut ids = Vec::with_capacity(others + 1);
    for name in std::iter::once("ada".to_owned()).chain((1..=others).map(|number| format!("m{number}"))) {
        let id = db
            .one(
                "INSERT INTO users (tenant_id, email, password_hash, first_name, last_name, profile_type, role, status, is_approved,
                        is_tenant_super_admin, skills, search_text, preferred_language, privacy_profile, privacy_search,
                        onboarding_completed, newsletter_opt_in, email_verified_at, created_at, updated_at)
                 VALUES ($1, $2, $3, $4, 'Tester', 'individual', 'member', 'active', TRUE, FALSE, $5, $4, 'en', 'members', TRUE, TRUE,
                         FALSE, $6, $6, $6)
                 RETURNING id",
                params![tenant, format!("{name}@harbour.example"), hash.as_str(), name, json!([]), opening()],
            )
            .await
            .unwrap();
        ids.push(id);
    }
    ids
}

/// Waits until a count is as it should be.
async fn until(db: &Db, what: &'static str, is: impl Fn(i64) -> bool) {
    let mut last = 0;
    let counting = async {
        loop {
            last = count(db, what).await;
            if is(last) {
                return;
            }
            // Another process changes it: there is nobody to tell us.
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    assert!(tokio::time::timeout(PATIENCE, counting).await.is_ok(), "in vain: {what} is {last}");
}

/// What a statement counts.
async fn count(db: &Db, sql: &'static str) -> i64 {
    db.one(sql, params![]).await.unwrap()
}

/// Lines in bells.
const RUNG: &str = "SELECT COUNT(*) FROM notifications";
/// Domain events that rang.
const EVENTS_RUNG: &str = "SELECT COUNT(DISTINCT domain_event_id) FROM notifications";
/// Domain events.
const EVENTS: &str = "SELECT COUNT(*) FROM domain_events";
/// Deliveries to be done.
const PENDING: &str = "SELECT COUNT(*) FROM tasks WHERE status = 'pending' AND kind LIKE 'event.%'";
/// Deliveries to bells that are done.
const DONE: &str = "SELECT COUNT(*) FROM tasks WHERE status = 'done' AND kind = 'event.bell'";
/// Connections, asked or agreed.
const CONNECTIONS: &str = "SELECT COUNT(*) FROM connections";

/// A story on every engine: it gets an installation with a migrated database. As in `each_engine!`, attributes are the SQLite one's.
macro_rules! each_installation {
    ($($(#[$meta:meta])* async fn $name:ident($here:ident: Installation) $body:block)+) => {$(
        mod $name {
            #[allow(unused_imports)]
            use super::*;

            async fn story($here: Installation) $body

            $(#[$meta])*
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn sqlite() {
                Box::pin(story(Installation::on(Engine::Sqlite).await)).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            #[ignore = "needs PostgreSQL: scripts/test runs it"]
            async fn postgres() {
                Box::pin(story(Installation::on(Engine::Postgres).await)).await;
            }
        }
    )+};
}
use each_installation;
