//! What is the same for all calls of one process.

use std::any::{Any, TypeId, type_name};
use std::collections::HashMap;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex, PoisonError};

use async_trait::async_trait;
use contract::Row;
use tokio::sync::Notify;

use super::{Call, Client, Inner, Tenant, Viewer, Visit};
use crate::base::{Answer, Chance, Clock, Failure, Fault, Way};
use crate::db::Db;
use crate::language::{Language, Locale};

/// Decides whether a call may perform an operation: security, roles, feature, rate limit, all read from the contract's row.
#[async_trait]
pub trait Doorkeeper: Send + Sync {
    /// Lets the call in.
    ///
    /// # Errors
    /// 401 `auth_required`, 403 `forbidden` or `FEATURE_DISABLED`, 429 `rate_limited`.
    async fn admit(&self, call: &Call, row: &'static Row) -> Answer<()>;
}

/// The services that rooms keep for the life of the process, one of a type.
///
/// A room asks for its own type and knows nothing of the others, so that the tiers hold although one world serves all.
#[derive(Default)]
pub struct Rooms(HashMap<TypeId, Box<dyn Any + Send + Sync>>);

impl Rooms {
    /// Adds a room's service.
    #[must_use]
    pub fn with<T: Send + Sync + 'static>(mut self, service: T) -> Self {
        self.0.insert(TypeId::of::<T>(), Box::new(service));
        self
    }
}

/// The database, the clock, chance, the doorkeeper and the rooms' services.
pub struct World {
    db: Db,
    clock: Clock,
    chance: Chance,
    doorkeeper: Box<dyn Doorkeeper>,
    rooms: Rooms,
    news: Mutex<HashMap<&'static str, Arc<Notify>>>,
}

impl World {
    /// A world over a database.
    #[must_use]
    pub fn new(db: Db, clock: Clock, chance: Chance, doorkeeper: Box<dyn Doorkeeper>, rooms: Rooms) -> Arc<Self> {
        Arc::new(Self { db, clock, chance, doorkeeper, rooms, news: Mutex::default() })
    }

    /// A call made by a stranger's or member's request.
    #[must_use]
    pub fn call(self: &Arc<Self>, visit: Visit) -> Call {
        self.call_on(&self.db, visit)
    }

    fn call_on(self: &Arc<Self>, db: &Db, visit: Visit) -> Call {
        let statements = Arc::new(AtomicU64::new(0));
        Call {
            inner: Arc::new(Inner {
                db: db.counted(Arc::clone(&statements)),
                world: Arc::clone(self),
                visit,
                statements,
                spoke: Arc::default(),
                quota: Mutex::new(None),
                legal_pending: std::sync::atomic::AtomicBool::new(false),
                owed: Arc::default(),
            }),
            ambient: None,
            operation: None,
            way: Way::Forward,
            sealing: None,
        }
    }

    /// A call that no person makes: start-up, background work, the command line. Nobody's commit waits for what it does in a transaction.
    #[must_use]
    pub fn errand(self: &Arc<Self>, tenant: Option<Arc<Tenant>>) -> Call {
        let visit = Visit {
            tenant,
            viewer: Viewer::Nobody,
            locale: Locale::of(Language::English),
            request_id: Arc::from("errand"),
            address: None,
            base_url: String::new(),
            client: Client::default(),
        };
        self.call_on(&self.db.apart(), visit)
    }

    /// The clock of this process.
    #[must_use]
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The source of chance of this process.
    #[must_use]
    pub fn chance(&self) -> &Chance {
        &self.chance
    }

    /// Whoever decides which call may perform what.
    #[must_use]
    pub fn doorkeeper(&self) -> &dyn Doorkeeper {
        &*self.doorkeeper
    }

    /// A room's own service.
    ///
    /// # Errors
    /// A fault if start-up forgot to install it.
    pub fn room<T: Send + Sync + 'static>(&self) -> Answer<&T> {
        self.rooms
            .0
            .get(&TypeId::of::<T>())
            .and_then(|service| service.downcast_ref())
            .ok_or_else(|| Failure::from(Fault::new(format!("{} was not installed at start-up", type_name::<T>()))))
    }

    /// Waits until some transaction with news about one of these topics has committed in this process. Of several who wait for the same topic,
    /// one hears of each commit; if nobody waits, the next one does.
    pub async fn news(&self, topics: &[&'static str]) {
        let bells: Vec<Arc<Notify>> = topics.iter().map(|topic| self.bell(topic)).collect();
        let heard: Vec<_> = bells.iter().map(|bell| Box::pin(bell.notified())).collect();
        if heard.is_empty() {
            std::future::pending::<()>().await;
        } else {
            futures::future::select_all(heard).await;
        }
    }

    /// Tells one of those who wait for news about a topic.
    pub(super) fn bring_news(&self, topic: &'static str) {
        self.bell(topic).notify_one();
    }

    fn bell(&self, topic: &'static str) -> Arc<Notify> {
        Arc::clone(self.news.lock().unwrap_or_else(PoisonError::into_inner).entry(topic).or_default())
    }
}
