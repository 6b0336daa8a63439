//! A community of three members, for stories of what listeners hear.

use std::sync::Arc;

use async_trait::async_trait;
use chrono::{DateTime, TimeDelta};
use contract::Row;
use serde::{Deserialize, Serialize};

use crate::base::{Answer, Chance, Clock, DomainEventId, MemberId, TenantId};
use crate::call::{Call, Doorkeeper, Rooms, Tenant, World};
use crate::db::Db;
use crate::outbox::{DomainEvent, Listener, tell, worker};
use crate::params;
use crate::queue::{TenantSource, Worker, WorkerSettings};

/// A community of three members, 1 to 3, on a new database.
pub struct Ground {
    /// What stands behind it.
    pub world: Arc<World>,
    /// The community.
    pub tenant: Arc<Tenant>,
}

/// A member asked another one, as connections tell it.
#[derive(Serialize, Deserialize)]
pub struct Asked {
    /// Their connection.
    pub connection: i64,
    /// Who asked.
    pub requester: MemberId,
    /// Who was asked.
    pub target: MemberId,
}

/// That request, as it is told.
#[must_use]
pub fn asked(requester: i64, target: i64) -> Asked {
    Asked { connection: 1, requester: requester.into(), target: target.into() }
}

impl DomainEvent for Asked {
    const NAME: &'static str = "connection_requested";

    fn actor(&self) -> Option<MemberId> {
        Some(self.requester)
    }
}

struct Open;

#[async_trait]
impl Doorkeeper for Open {
    async fn admit(&self, _call: &Call, _row: &'static Row) -> Answer<()> {
        Ok(())
    }
}

/// Knows the one community.
pub struct One(pub Arc<Tenant>);

#[async_trait]
impl TenantSource for One {
    async fn by_id(&self, _world: &Arc<World>, id: TenantId) -> Answer<Option<Arc<Tenant>>> {
        Ok((self.0.id == id).then(|| Arc::clone(&self.0)))
    }
}

impl Ground {
    /// The community in a new database, with these services.
    pub async fn new(db: &Db, rooms: Rooms) -> Self {
        let now = DateTime::from_timestamp(1_800_000_000, 0).unwrap();
        db.run(
            "INSERT INTO tenants (id, slug, name, currency, default_language, status, features, settings, created_at, updated_at)
             VALUES (1, 'harbour', 'Harbour', 'EUR', 'en', 'active', '{}', '{}', $1, $1)",
            params![now],
        )
        .await
        .unwrap();
        for (id, name) in [(1, "Ada"), (2, "Ben"), (3, "Cleo")] {
            db.run(
                "INSERT INTO users (id, tenant_id, email, password_hash, first_name, last_name, profile_type, role, status,
                     is_approved, is_tenant_super_admin, skills, preferred_language, privacy_search, onboarding_completed,
                     newsletter_opt_in, created_at, updated_at)
                 VALUES ($1, 1, $2, '', $2, 'Smith', 'individual', 'member', 'active', $3, $4, '[]', 'en', $3, $3, $4, $5, $5)",
                params![id, name, true, false, now],
            )
            .await
            .unwrap();
        }
        let tenant = Arc::new(Tenant { name: "Harbour".to_owned(), ..Tenant::new(1, "harbour") });
        let world = World::new(db.clone(), Clock::standing_at(now), Chance::seeded(1), Box::new(Open), rooms);
        Self { world, tenant }
    }

    /// A call that no person makes.
    pub fn call(&self) -> Call {
        self.world.errand(Some(Arc::clone(&self.tenant)))
    }

    /// Moves the clock on.
    pub fn later(&self, by: TimeDelta) {
        self.world.clock().turn(by);
    }

    /// Tells of something in a transaction of its own.
    pub async fn tell(&self, event: impl DomainEvent) -> DomainEventId {
        let mut tx = self.call().begin().await.unwrap();
        let id = tell(&mut tx, event).await.unwrap();
        tx.commit().await.unwrap();
        id
    }

    /// Tells of a request to connect.
    pub async fn ask(&self, requester: i64, target: i64) -> DomainEventId {
        self.tell(asked(requester, target)).await
    }

    /// A worker for one listener.
    pub fn worker(&self, listener: impl Listener + 'static, settings: WorkerSettings) -> Worker {
        let tenants = Arc::new(One(Arc::clone(&self.tenant)));
        worker(Arc::clone(&self.world), tenants, vec![Arc::new(listener)], settings)
    }
}
