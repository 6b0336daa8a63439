//! Stories about signing in, on a database of their own.

mod answering;
mod guessing;
mod refreshing;
mod registering;
mod sessions;
mod signing_in;
mod tidying;

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use chrono::TimeDelta;
use contract::{Code, Role, Row};

use super::actions::{self, FirstStep, SignedIn};
use super::{Auth, Cost, Presented, Settings, SigningKey, authenticate};
use crate::base::{Answer, Chance, Clock, Failure, MemberId, Refusal, Secret, Timestamp};
use crate::call::{self, Call, Client, Credential, Doorkeeper, Member, Rooms, Tenant, Viewer, Visit, World};
use crate::db::{Db, DbSettings, Json, migrate};
use crate::language::{Language, Locale};
use crate::live::Live;
use crate::outbox::Subscriptions;
use crate::params;
use crate::throttle::Throttle;

pub(super) const PASSWORD: &str = "a long sentence";

struct OpenDoor;

#[async_trait]
impl Doorkeeper for OpenDoor {
    async fn admit(&self, _: &Call, _: &'static Row) -> Answer<()> {
        Ok(())
    }
}

/// Two communities, and a clock that stands.
pub(super) struct Town {
    pub(super) world: Arc<World>,
    pub(super) harbour: Arc<Tenant>,
    pub(super) meadow: Arc<Tenant>,
    hash: String,
    _folder: tempfile::TempDir,
}

impl Town {
    pub(super) async fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite://{}", folder.path().join("town.db").display());
        // On a busy machine many may wait long for SQLite's one writer.
        let settings = DbSettings { acquire_timeout: Duration::from_secs(60), ..DbSettings::new(url) };
        let db = Db::connect(&settings).await.unwrap();
        migrate(&db).await.unwrap();
        let clock = Clock::standing_at(Timestamp::from_timestamp(1_800_000_000, 250_000_000).unwrap());
        let chance = Chance::seeded(11);
        let key = SigningKey { kid: "one".to_owned(), secret: Secret::new("0123456789abcdef0123456789abcdef") };
        let settings = Settings {
            password_cost: Cost::LEAST,
            registering_takes: Duration::ZERO,
            ..Settings::with_keys(vec![key])
        };
        let auth = Auth::new(settings, &chance).unwrap();
        let hash = auth.passwords().hash(PASSWORD, &chance).await.unwrap();
        let world = World::new(
            db,
            clock,
            chance,
            Box::new(OpenDoor),
            Rooms::default().with(auth).with(Live::new()).with(Subscriptions::default()).with(Throttle::off()),
        );
        let (harbour, meadow) = (tenant(1, "harbour"), tenant(2, "meadow"));
        let town = Self { world, harbour, meadow, hash, _folder: folder };
        for tenant in [&town.harbour, &town.meadow] {
            town.add_tenant(tenant).await;
        }
        town
    }

    async fn add_tenant(&self, tenant: &Tenant) {
        let (call, now) = (self.world.errand(None), self.world.clock().now());
        let empty = serde_json::json!({});
        call.db()
            .run(
                "INSERT INTO tenants (id, slug, name, currency, default_language, status, features, settings, created_at, updated_at)
                 VALUES ($1, $2, $2, 'EUR', 'en', 'active', $3, $4, $5, $5)",
                params![tenant.id, tenant.slug.as_str(), empty, Json(&tenant.settings), now],
            )
            .await
            .unwrap();
    }

    /// An active member with [`PASSWORD`].
    pub(super) async fn member(&self, tenant: &Tenant, email: &str, role: &str) -> MemberId {
        let (call, now) = (self.world.errand(None), self.world.clock().now());
        call.db()
            .one(
                "INSERT INTO users (tenant_id, email, password_hash, first_name, last_name, profile_type, role, status, is_approved,
                                    is_tenant_super_admin, skills, preferred_language, privacy_search, onboarding_completed,
                                    newsletter_opt_in, created_at, updated_at)
                 VALUES ($1, $2, $3, 'Ada', 'Lind', 'individual', $4, 'active', TRUE, FALSE, $5, 'en', TRUE, TRUE, FALSE, $6, $6)
                 RETURNING id",
                params![tenant.id, email, self.hash.as_str(), role, serde_json::json!([]), now],
            )
            .await
            .unwrap()
    }

    pub(super) async fn set(&self, sql: &'static str, member: MemberId) {
        self.world.errand(None).db().run(sql, params![member]).await.unwrap();
    }

    pub(super) async fn count(&self, sql: &'static str) -> i64 {
        self.world.errand(None).db().one(sql, params![]).await.unwrap()
    }

    pub(super) fn later(&self, by: TimeDelta) {
        self.world.clock().turn(by);
    }

    pub(super) fn visit(&self, tenant: &Arc<Tenant>) -> Visit {
        Visit {
            tenant: Some(Arc::clone(tenant)),
            viewer: Viewer::Nobody,
            locale: Locale::of(Language::English),
            request_id: Arc::from("test"),
            address: Some(IpAddr::from([192, 0, 2, 1])),
            base_url: "https://harbour.example".to_owned(),
            client: Client::default(),
        }
    }

    /// A stranger's call to harbour.
    pub(super) fn call(&self) -> Call {
        self.world.call(self.visit(&self.harbour))
    }

    /// A call with a bearer token, as the door makes it.
    pub(super) async fn call_with(&self, token: &Secret) -> Call {
        let viewer =
            self.seen(&self.harbour, token).await.map_or(Viewer::Nobody, |member| Viewer::Member(member.into()));
        let client = Client { bearer: Some(token.clone()), ..Client::default() };
        self.world.call(Visit { viewer, client, ..self.visit(&self.harbour) })
    }

    pub(super) async fn sign_in(&self, email: &str) -> SignedIn {
        login(&self.call(), email, PASSWORD).await.unwrap_or_else(|failure| panic!("{failure}"))
    }

    /// Whom a community takes the bearer of a token for.
    pub(super) async fn seen(&self, tenant: &Arc<Tenant>, token: &Secret) -> Option<Member> {
        authenticate(&self.world, Some(tenant), Presented::Bearer(token.reveal())).await.unwrap()
    }
}

fn tenant(id: i64, slug: &str) -> Arc<Tenant> {
    Arc::new(Tenant::new(id, slug))
}

/// The community with other rules.
pub(super) fn ruled(tenant: &Tenant, settings: call::Settings) -> Arc<Tenant> {
    Arc::new(Tenant { settings, ..tenant.clone() })
}

/// A sign-in of somebody who has no second factor.
pub(super) async fn login(call: &Call, email: &str, password: &str) -> Answer<SignedIn> {
    match actions::login(call, email, password).await? {
        FirstStep::Done(signed_in) => Ok(signed_in),
        FirstStep::Half(_) => panic!("nobody here has a second factor"),
    }
}

pub(super) fn refusal<T>(answer: Answer<T>) -> Refusal {
    match answer {
        Err(Failure::Refusal(refusal)) => *refusal,
        Err(Failure::Fault(fault)) => panic!("{fault}"),
        Ok(_) => panic!("nothing was refused"),
    }
}

pub(super) fn told<T>(answer: Answer<T>) -> (u16, Code) {
    let refusal = refusal(answer);
    (refusal.status, refusal.code())
}
