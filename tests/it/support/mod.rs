//! The town: a whole gateway on a fresh database, people who speak HTTP, and a clock to turn.

mod cards;
mod dice;
mod engine;
mod form;
mod golden;
mod page;
mod person;
mod smtp;

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use axum::Router;
use chrono::{DateTime, TimeDelta, Utc};
use serde_json::json;
use tempfile::TempDir;
use timeweave::app::App;
use timeweave::auth::{Cost, Passwords};
use timeweave::base::{Chance, Clock};
use timeweave::call::World;
use timeweave::config::Config;
use timeweave::db::Db;
use timeweave::notifications::email::MailTally;
use timeweave::params;
use timeweave::queue::Worker;
use tokio::sync::OnceCell;

pub use cards::{CardHouse, PREVIOUS, SECRET, Says, signature};
pub use dice::Dice;
pub use engine::{Database, Engine, Given, needed};
pub use form::Form;
pub use golden::{golden, is_as_agreed};
pub use page::{Page, lists};
pub use person::{Heard, Person};
pub use smtp::{Arrived, MailServer, Manner, Privacy};

/// A client of HTTP as people use it. What it would encrypt with is the same as the gateway's.
pub fn http_client() -> reqwest::ClientBuilder {
    // It is there already if somebody else asked for a client.
    let _ = rustls::crypto::ring::default_provider().install_default();
    reqwest::Client::builder().no_proxy()
}

/// Long enough for anything that happens at once.
pub const SOON: Duration = Duration::from_secs(60);

/// Waits for what happens at once.
pub async fn until(is: impl Fn() -> bool) {
    let waiting = async {
        while !is() {
            tokio::task::yield_now().await;
        }
    };
    assert!(tokio::time::timeout(SOON, waiting).await.is_ok(), "in vain");
}

/// Everybody's password.
pub const PASSWORD: &str = "correct horse battery";

/// Where the clock stands when a town opens: a Monday noon.
pub fn opening() -> DateTime<Utc> {
    "2026-01-05T12:00:00Z".parse().unwrap()
}

/// A gateway with two communities, `harbour` and `meadow`, and nobody in them yet.
pub struct Town {
    pub engine: Engine,
    pub app: App,
    pub router: Router,
    pub clock: Clock,
    /// The id of community `harbour`, where people live unless somebody says otherwise.
    pub harbour: i64,
    /// The id of community `meadow`.
    pub meadow: i64,
    /// The address of the database, for a second gateway on it.
    pub url: String,
    db: Db,
    worker: Worker,
    addresses: AtomicU32,
    // Dropped last: the database goes when everything that uses it has gone.
    data: TempDir,
    _database: Database,
}

impl Given for Town {
    async fn made(engine: Engine, more: &str) -> Self {
        Self::configured(engine, more).await
    }
}

impl Town {
    /// A town on this engine, or `None` where the engine is not at hand.
    pub async fn on(engine: Engine) -> Self {
        Self::configured(engine, "").await
    }

    /// A town with more configuration, as in `timeweave.toml`.
    pub async fn configured(engine: Engine, more: &str) -> Self {
        let database = Database::fresh(engine).await;
        let data = tempfile::tempdir().unwrap();
        // On a busy machine many may wait long for SQLite's one writer.
        let config = format!(
            "[database]\nurl = {url:?}\nmax_connections = 8\nacquire_timeout_seconds = 60\n[data]\ndir = {dir:?}\n{more}",
            url = database.url,
            dir = data.path().display().to_string(),
        );
        let config = Config::parse(&config).unwrap();
        let clock = Clock::standing_at(opening());
        let app = App::open(&config, clock.clone(), Chance::System).await.unwrap();
        let db = app.world().errand(None).db().clone();
        let mut town = Self {
            engine,
            router: app.router(),
            worker: app.worker(),
            app,
            clock,
            harbour: 0,
            meadow: 0,
            url: database.url.clone(),
            db,
            addresses: AtomicU32::new(1),
            data,
            _database: database,
        };
        town.harbour = town.community("harbour").await;
        town.meadow = town.community("meadow").await;
        town
    }

    /// Adds a community.
    pub async fn community(&self, slug: &str) -> i64 {
        self.db
            .one(
                "INSERT INTO tenants (slug, name, currency, default_language, status, features, settings, created_at, updated_at)
                 VALUES ($1, $1, 'EUR', 'en', 'active', $2, $3, $4, $4)
                 RETURNING id",
                params![slug, json!({"marketplace": true, "merchant_coupons": true, "caring_community": true, "event_attendance_credits": true, "local_advertising": true}), json!({}), opening()],
            )
            .await
            .unwrap()
    }

    /// Members of `harbour`, signed in.
    pub async fn members<const N: usize>(&self, names: [&str; N]) -> [Person; N] {
        let mut people = Vec::with_capacity(N);
        for name in names {
            people.push(self.member_as("harbour", name, "member").await);
        }
        people.try_into().unwrap_or_else(|_| unreachable!("one person a name"))
    }

    /// A member of a community with a role, signed in.
    pub async fn member_as(&self, tenant: &str, name: &str, role: &str) -> Person {
        let mut person = self.newcomer(tenant, name, role).await;
        person.signs_in().await;
        // Stories begin with nobody seen.
        let unseen = "UPDATE users SET last_active_at = NULL WHERE id = $1";
        self.db.run(unseen, params![person.id]).await.unwrap();
        person
    }

    /// A member of a community with a role who has not signed in.
    pub async fn newcomer(&self, tenant: &str, name: &str, role: &str) -> Person {
        static HASH: OnceCell<String> = OnceCell::const_new();
        let hash = HASH
            .get_or_init(|| async {
                // What a sign-in costs is the hash's: thousands of them at full strength would be a quarter of the run.
                let chance = self.world().chance();
                Passwords::new(Cost::LEAST, 1, chance).unwrap().hash(PASSWORD, chance).await.unwrap()
            })
            .await;
        let tenant_id = if tenant == "meadow" { self.meadow } else { self.harbour };
        let mut first = name.to_owned();
        first[..1].make_ascii_uppercase();
        let id: i64 = self
            .db
            .one(
                "INSERT INTO users (tenant_id, email, password_hash, first_name, last_name, profile_type, role, status, is_approved,
                        is_tenant_super_admin, skills, search_text, preferred_language, privacy_profile, privacy_search,
                        onboarding_completed, newsletter_opt_in, email_verified_at, created_at, updated_at)
                 VALUES ($1, $2, $3, $4, 'Tester', 'individual', $5, 'active', TRUE, FALSE, $6, $7, 'en', 'members', TRUE, TRUE, FALSE,
                         $8, $8, $8)
                 RETURNING id",
                params![
                    tenant_id,
                    format!("{name}@{tenant}.example"),
                    hash.as_str(),
                    first,
                    role,
                    json!([]),
                    format!("{name} tester"),
                    self.clock.now()
                ],
            )
            .await
            .unwrap();
        Person { id, name: name.to_owned(), tenant: Some(tenant.to_owned()), ..self.stranger() }
    }

    /// Somebody who is not signed in, at an address of their own, in `harbour`.
    pub fn stranger(&self) -> Person {
        let [.., high, low] = self.addresses.fetch_add(1, Ordering::Relaxed).to_be_bytes();
        Person {
            router: self.router.clone(),
            id: 0,
            name: String::new(),
            tenant: Some("harbour".to_owned()),
            token: None,
            address: IpAddr::V4(Ipv4Addr::new(10, 1, high, low)),
        }
    }

    pub fn world(&self) -> &Arc<World> {
        self.app.world()
    }

    /// The database, to see what was left behind and to set what no door sets.
    pub fn db(&self) -> &Db {
        &self.db
    }

    /// The data directory.
    pub fn data(&self) -> &std::path::Path {
        self.data.path()
    }

    /// Turns the clock. Access tokens end after 15 minutes: [`Person::signs_in`] again.
    pub fn later(&self, by: TimeDelta) {
        self.clock.turn(by);
    }

    /// Delivers every domain event that is due.
    pub async fn deliver(&self) {
        self.worker.work_off().await.unwrap();
    }

    /// Sends every mail that is due.
    pub async fn post(&self) -> MailTally {
        self.app.mail_worker().work_off().await.unwrap()
    }

    /// Makes every member's copy that waits.
    pub async fn copies(&self) {
        self.app.copy_worker().work_off(|_| ()).await.unwrap();
    }

    /// Does what is owed to the provider of card payments, as far as it is due.
    pub async fn card_errands(&self) {
        self.app.card_worker().work_off(|_| ()).await.unwrap();
    }

    /// Sends sellers what is theirs, as far as it is due.
    pub async fn payout_errands(&self) {
        self.app.payout_worker().work_off(|_| ()).await.unwrap();
    }

    /// How the engine means to run a statement.
    pub async fn plan(&self, sql: &str) -> String {
        let sql = |verb: &str| leak(format!("{verb} {sql}"));
        let rows: Vec<String> = match self.db.engine() {
            timeweave::db::Engine::Sqlite => {
                let rows: Vec<(i64, i64, i64, String)> =
                    self.db.all(sql("EXPLAIN QUERY PLAN"), params![]).await.unwrap();
                rows.into_iter().map(|(.., detail)| detail).collect()
            }
            timeweave::db::Engine::Postgres => self.db.all(sql("EXPLAIN"), params![]).await.unwrap(),
        };
        rows.join("\n")
    }

    /// How many rows a table has.
    pub async fn count(&self, table: &str) -> i64 {
        self.db.one(leak(format!("SELECT COUNT(*) FROM {table}")), params![]).await.unwrap()
    }

    /// Two members become connected, through the door.
    pub async fn connect(&self, one: &Person, other: &Person) -> i64 {
        let id = self.ask(one, other).await;
        other.tap(&format!("/connections/{id}/accept")).await.ok();
        id
    }

    /// One member asks another, through the door.
    pub async fn ask(&self, one: &Person, other: &Person) -> i64 {
        let asked = one.post("/connections/request", json!({ "user_id": other.id })).await.ok();
        asked.json()["data"]["connection_id"].as_i64().unwrap()
    }
}

impl Person {
    /// Signs in with everybody's password and keeps the token.
    pub async fn signs_in(&mut self) {
        let tenant = self.tenant.clone().unwrap_or_default();
        let credentials = json!({ "email": format!("{}@{tenant}.example", self.name), "password": PASSWORD });
        self.token = None;
        let answer = self.post("/api/auth/login", credentials).await.ok();
        self.token = Some(answer.json()["access_token"].as_str().unwrap().to_owned());
    }
}

/// The address under which a member signs in.
pub fn address(person: &Person) -> String {
    format!("{}@{}.example", person.name, person.tenant.as_deref().unwrap())
}

/// The facade takes statements that live as long as the program; a test may make one up.
pub fn leak(sql: String) -> &'static str {
    Box::leak(sql.into_boxed_str())
}
