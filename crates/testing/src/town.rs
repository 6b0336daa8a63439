//! Two communities with a handful of people, for the stories of `members/` and `connections/`.

use std::sync::Arc;

use async_trait::async_trait;
use chrono::TimeDelta;
use contract::{Code, Operation, Role, Row};
use serde::Serialize;

use crate::base::text::search_text;
use crate::base::{Answer, Chance, Clock, Failure, MemberId, Timestamp};
use crate::call::{Call, Client, Credential, Doorkeeper, Member, Rooms, Tenant, Viewer, Visit, World};
use crate::db::{Db, Value};
use crate::engines::on_each_engine;
use crate::language::{Language, Locale};
use crate::outbox::Subscriptions;
use crate::params;
use crate::safeguarding::Safeguarding;

struct OpenDoor;

#[async_trait]
impl Doorkeeper for OpenDoor {
    async fn admit(&self, _: &Call, _: &'static Row) -> Answer<()> {
        Ok(())
    }
}

/// Harbour and meadow, and a clock that stands.
pub struct Town {
    /// What stands behind it.
    pub world: Arc<World>,
    /// The first community.
    pub harbour: Arc<Tenant>,
    /// The other one.
    pub meadow: Arc<Tenant>,
    db: Db,
}

/// Tells a story in a new town on each engine.
pub async fn in_town(story: impl AsyncFn(Town)) {
    on_each_engine(async |db| story(Town::new(db).await).await).await;
}

impl Town {
    async fn new(db: &Db) -> Self {
        let clock = Clock::standing_at(Timestamp::from_timestamp(1_800_000_000, 250_000_000).unwrap());
        let rooms = Rooms::default().with(Safeguarding::default()).with(Subscriptions::default());
        let world = World::new(db.clone(), clock, Chance::seeded(11), Box::new(OpenDoor), rooms);
        let town = Self { world, harbour: tenant(1, "harbour"), meadow: tenant(2, "meadow"), db: db.clone() };
        for tenant in [&town.harbour, &town.meadow] {
            let empty = serde_json::json!({});
            town.run(
                "INSERT INTO tenants (id, slug, name, currency, default_language, status, features, settings, created_at,
                                      updated_at)
                 VALUES ($1, $2, $2, 'EUR', 'en', 'active', $3, $3, $4, $4)",
                params![tenant.id, tenant.slug.as_str(), empty, town.now()],
            )
            .await;
        }
        town
    }

    /// The same database behind other rooms.
    pub fn with_rooms(&self, rooms: Rooms) -> Arc<World> {
        World::new(self.db.clone(), self.world.clock().clone(), Chance::seeded(12), Box::new(OpenDoor), rooms)
    }

    /// The present.
    pub fn now(&self) -> Timestamp {
        self.world.clock().now()
    }

    /// Moves the clock on.
    pub fn later(&self, by: TimeDelta) {
        self.world.clock().turn(by);
    }

    /// A statement that a story needs and no use case makes.
    pub async fn run(&self, sql: &'static str, params: Vec<Value>) -> u64 {
        // In a transaction, which belongs to SQLite's writer whatever the statement is.
        let mut tx = self.db.begin().await.unwrap();
        let touched = tx.run(sql, params).await.unwrap();
        tx.commit().await.unwrap();
        touched
    }

    /// What a statement counts.
    pub async fn count(&self, sql: &'static str) -> i64 {
        self.db.one(sql, Vec::new()).await.unwrap()
    }

    /// An active member of a community, whose family name is Smith.
    pub async fn join(&self, tenant: &Arc<Tenant>, name: &str) -> Person {
        let id = self
            .db
            .one(
                "INSERT INTO users (tenant_id, email, password_hash, first_name, last_name, profile_type, role, status,
                                    is_approved, is_tenant_super_admin, skills, search_text, preferred_language,
                                    privacy_search, onboarding_completed, newsletter_opt_in, created_at, updated_at)
                 VALUES ($1, $2, '', $3, 'Smith', 'individual', 'member', 'active', TRUE, FALSE, $4, $5, 'en', TRUE, TRUE, FALSE,
                         $6, $6)
                 RETURNING id",
                params![
                    tenant.id,
                    format!("{}@{}.example", name.to_lowercase(), tenant.slug),
                    name,
                    serde_json::json!([]),
                    search_text([name, "Smith"]),
                    self.now()
                ],
            )
            .await
            .unwrap();
        Person { id, tenant: Arc::clone(tenant), world: Arc::clone(&self.world), role: Role::Member }
    }

    /// Members of harbour.
    pub async fn people<const N: usize>(&self, names: [&str; N]) -> [Person; N] {
        let mut people = Vec::with_capacity(N);
        for name in names {
            people.push(self.join(&self.harbour, name).await);
        }
        people.try_into().ok().unwrap()
    }

    /// Two members are connected; the first asked.
    pub async fn connect(&self, one: &Person, other: &Person) {
        self.pair(one, other, "accepted").await;
    }

    /// The first has asked the second.
    pub async fn ask(&self, one: &Person, other: &Person) {
        self.pair(one, other, "pending").await;
    }

    async fn pair(&self, one: &Person, other: &Person, status: &str) {
        self.run(
            "INSERT INTO connections (tenant_id, requester_id, receiver_id, status, created_at, updated_at)
             VALUES ($1, $2, $3, $4, $5, $5)",
            params![one.tenant.id, one.id, other.id, status, self.now()],
        )
        .await;
    }

    /// A group of some people.
    pub async fn group(&self, slug: &str, people: &[&Person]) {
        let id: i64 = self
            .db
            .one(
                "INSERT INTO groups (tenant_id, owner_id, name, slug, description, visibility, status, created_at, updated_at)
                 VALUES ($1, $2, $3, $3, '', 'public', 'active', $4, $4)
                 RETURNING id",
                params![self.harbour.id, people[0].id, slug, self.now()],
            )
            .await
            .unwrap();
        for person in people {
            self.run(
                "INSERT INTO group_members (tenant_id, group_id, user_id, status, role, joined_at)
                 VALUES ($1, $2, $3, 'active', 'member', $4)",
                params![self.harbour.id, id, person.id, self.now()],
            )
            .await;
        }
    }
}

fn tenant(id: i64, slug: &str) -> Arc<Tenant> {
    Arc::new(Tenant::new(id, slug))
}

/// Somebody who makes calls.
#[derive(Clone)]
pub struct Person {
    /// Their id.
    pub id: MemberId,
    /// Their community.
    pub tenant: Arc<Tenant>,
    world: Arc<World>,
    role: Role,
}

impl Person {
    /// The same person as an administrator.
    pub fn as_admin(&self) -> Self {
        Self { role: Role::Admin, ..self.clone() }
    }

    /// A call of theirs in their own community.
    pub fn call(&self) -> Call {
        self.call_in(&self.world)
    }

    /// The same in another world.
    pub fn call_in(&self, world: &Arc<World>) -> Call {
        world.call(Visit {
            tenant: Some(Arc::clone(&self.tenant)),
            viewer: Viewer::Member(Arc::new(Member {
                id: self.id,
                tenant: self.tenant.id,
                role: self.role,
                tenant_super_admin: false,
                language: Language::English,
                last_active_at: None,
                onboarded: true,
                has_second_factor: false,
                impersonator: None,
                credential: Credential::Bearer { family: None, expires_at: world.clock().now() },
            })),
            locale: Locale::of(Language::English),
            request_id: Arc::from("test"),
            address: None,
            base_url: "https://harbour.example".to_owned(),
            client: Client::default(),
        })
    }
}

/// Status and code of a refusal.
pub fn refused<T>(answer: Answer<T>) -> (u16, Code) {
    match answer {
        Err(Failure::Refusal(refusal)) => (refusal.status, refusal.code()),
        Err(fault) => panic!("{fault}"),
        Ok(_) => panic!("nothing was refused"),
    }
}

/// An answer as it goes over the wire, which the contract must know.
pub fn on_the_wire(operation: Operation, status: u16, answer: &impl Serialize) -> serde_json::Value {
    let body = serde_json::to_vec(answer).unwrap();
    let violations = contract::response_violations(operation, status, Some("application/json"), &body);
    assert_eq!(violations, Vec::<String>::new());
    serde_json::from_slice(&body).unwrap()
}
