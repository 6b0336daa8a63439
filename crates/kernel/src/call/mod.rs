//! The call: who asks, in which community, when, and the only key to the database.
//!
//! Every use case and every store function takes one. A door makes it (`http/`, a WebSocket, a background worker) through
//! the [`World`]; nobody else can. Time and chance come from it too, so that tests own both.

mod app_version;
mod brings;
mod client;
mod demo;
mod envelope;
mod patience;
mod reads;
mod rules;
mod tenant;
mod tx;
mod viewer;
mod world;

use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use contract::{Code, Operation};
use futures::FutureExt as _;
use futures::future::BoxFuture;

pub use app_version::AppVersion;
pub use brings::{Brings, Feature};
pub use client::Client;
pub use demo::{Demo, DemoTown, demo_in_order};
pub use envelope::foreign_cursor;
pub use patience::patiently;
pub use reads::Reads;
pub use rules::{AreaRules, Chosen, Decided, RuleSet, Strict, marked};
pub use tenant::{Face, MobileRules, RegistrationMode, SecondFactorRules, Settings, Tenant};
pub use tx::Tx;
pub use viewer::{Credential, Impersonator, Member, Viewer};
pub use world::{Doorkeeper, Rooms, World};

use crate::base::{Answer, Chance, Failure, MemberId, Refusal, TenantId, Timestamp, Way};
use crate::db::{Ambient, Db};
use crate::language::{Language, Locale, Sentence};
use crate::say;

/// What a door knows about whoever knocks.
#[derive(Clone, Debug)]
pub struct Visit {
    /// The community, where the operation has one.
    pub tenant: Option<Arc<Tenant>>,
    /// Whoever makes the call.
    pub viewer: Viewer,
    /// The language of the answer.
    pub locale: Locale,
    /// Correlates logs, answers and reports.
    pub request_id: Arc<str>,
    /// Where the request came from: the socket, or a trusted proxy's word.
    pub address: Option<IpAddr>,
    /// Scheme and host under which this community was reached, without a slash at the end.
    pub base_url: String,
    /// What the request showed besides its body. Whether it is worth anything is `auth/`'s to say.
    pub client: Client,
}

struct Inner {
    db: Db,
    world: Arc<World>,
    visit: Visit,
    statements: Arc<AtomicU64>,
    spoke: Arc<AtomicBool>,
    quota: Mutex<Option<Quota>>,
    legal_pending: AtomicBool,
    owed: Arc<Mutex<Vec<BoxFuture<'static, ()>>>>,
}

/// How much of a rate limit is left, for the `X-RateLimit-*` headers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quota {
    /// Calls allowed in a window.
    pub limit: u32,
    /// Calls still allowed in this one.
    pub remaining: u32,
    /// When the window ends.
    pub resets_at: Timestamp,
}

/// How a list makes the cursor of a row with a number.
pub type Sealing = Arc<dyn Fn(&Call, i64) -> Answer<String> + Send + Sync>;

/// One request, task or subscription at work. Cheap to clone.
#[derive(Clone)]
pub struct Call {
    inner: Arc<Inner>,
    ambient: Option<Ambient>,
    operation: Option<Operation>,
    way: Way,
    sealing: Option<Arc<OnceLock<Sealing>>>,
}

impl Call {
    /// The community's id, the first argument of every statement about it (see `reads.rs`).
    ///
    /// Zero, which no community has, where a door let in a call without one: nothing is found then.
    #[must_use]
    pub fn tenant(&self) -> TenantId {
        self.inner.visit.tenant.as_ref().map_or(TenantId::from(0), |tenant| tenant.id)
    }

    /// The community.
    ///
    /// # Errors
    /// 400 `tenant_required` if the request named none.
    pub fn community(&self) -> Answer<&Arc<Tenant>> {
        self.inner
            .visit
            .tenant
            .as_ref()
            .ok_or_else(|| Refusal::new(Code::TenantRequired, say!("tenant-required")).into())
    }

    /// Whoever makes the call.
    #[must_use]
    pub fn viewer(&self) -> &Viewer {
        &self.inner.visit.viewer
    }

    /// The signed-in member.
    ///
    /// # Errors
    /// 401 `auth_required` if nobody is signed in.
    pub fn member(&self) -> Answer<&Member> {
        match self.viewer() {
            Viewer::Member(member) => Ok(member),
            Viewer::Nobody => Err(Refusal::new(Code::AuthRequired, say!("auth-required")).into()),
        }
    }

    /// The signed-in member's id.
    ///
    /// # Errors
    /// 401 `auth_required` if nobody is signed in.
    pub fn me(&self) -> Answer<MemberId> {
        self.member().map(|member| member.id)
    }

    /// The language of the answer. Asked for only by what is about to say something in it: from then on the answer names it, see
    /// [`Call::spoken`].
    #[must_use]
    pub fn language(&self) -> Language {
        self.inner.spoke.store(true, Ordering::Relaxed);
        self.visit().locale.language
    }

    /// A sentence in the language of the answer.
    #[must_use]
    pub fn say(&self, sentence: &Sentence) -> String {
        sentence.put(self.language(), None)
    }

    /// The language of the answer, if anything was said in it.
    #[must_use]
    pub fn spoken(&self) -> Option<Locale> {
        self.inner.spoke.load(Ordering::Relaxed).then_some(self.visit().locale)
    }

    /// The present.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        self.inner.world.clock().now()
    }

    /// The source of chance.
    #[must_use]
    pub fn chance(&self) -> &Chance {
        self.inner.world.chance()
    }

    /// What the door knows about whoever knocks.
    #[must_use]
    pub fn visit(&self) -> &Visit {
        &self.inner.visit
    }

    /// The same call in a community that its request named in a way of its own. What it owes and how much it asks the database is
    /// counted together.
    #[must_use]
    pub fn in_community(&self, tenant: Arc<Tenant>, base_url: String) -> Self {
        let inner = Inner {
            db: self.inner.db.clone(),
            world: Arc::clone(&self.inner.world),
            visit: Visit { tenant: Some(tenant), base_url, ..self.inner.visit.clone() },
            statements: Arc::clone(&self.inner.statements),
            spoke: Arc::clone(&self.inner.spoke),
            quota: Mutex::new(self.quota()),
            legal_pending: AtomicBool::new(self.legal_pending()),
            owed: Arc::clone(&self.inner.owed),
        };
        Self {
            inner: Arc::new(inner),
            ambient: self.ambient.clone(),
            operation: self.operation,
            way: self.way,
            sealing: self.sealing.clone(),
        }
    }

    /// The same call at the work of an operation of the contract. Cursors are of the list that it answers.
    #[must_use]
    pub fn answering(&self, operation: Operation) -> Self {
        Self { operation: Some(operation), ..self.clone() }
    }

    /// The same call where the list that it asks for is read on this way. Only lists of which the contract says so (`backward`) heed it.
    #[must_use]
    pub fn going(&self, way: Way) -> Self {
        Self { way, ..self.clone() }
    }

    /// The same call, whose list leaves here how it makes its cursors: for a door that gives each row one.
    #[must_use]
    pub fn leaving(&self, sealing: &Arc<OnceLock<Sealing>>) -> Self {
        Self { sealing: Some(Arc::clone(sealing)), ..self.clone() }
    }

    /// Leaves how this list makes its cursors, where a door wants to know.
    pub fn leave(&self, sealing: impl FnOnce() -> Sealing) {
        if let Some(left) = &self.sealing {
            // A list that is read again is the same list.
            left.get_or_init(sealing);
        }
    }

    /// The database itself: which engine it is, its pools, its schema. Statements are asked of the call, of a transaction, or of
    /// [`unscoped`](Self::unscoped).
    #[must_use]
    pub fn db(&self) -> &Db {
        &self.inner.db
    }

    /// What is the same for all calls of this process.
    #[must_use]
    pub fn world(&self) -> &Arc<World> {
        &self.inner.world
    }

    /// A room's own service, installed at start-up: signing keys, limits, live updates.
    ///
    /// # Errors
    /// A fault if start-up forgot to install it.
    pub fn room<T: Send + Sync + 'static>(&self) -> Answer<&T> {
        self.inner.world.room()
    }

    /// How many statements this call has run.
    #[must_use]
    pub fn statements(&self) -> u64 {
        self.inner.statements.load(Ordering::Relaxed)
    }

    /// Opens a transaction, or joins the one that an outer layer holds open for this call.
    ///
    /// # Errors
    /// A fault if the database cannot be reached.
    pub fn begin(&self) -> BoxFuture<'_, Answer<Tx>> {
        async move {
            let db = match &self.ambient {
                Some(ambient) => ambient.tx().await?,
                None => self.inner.db.begin().await?,
            };
            Ok(Tx { db, call: self.clone() })
        }
        .boxed()
    }

    /// Opens a transaction around everything that `self` does from now on: inner commits wait for the outer one.
    ///
    /// # Errors
    /// A fault if the database cannot be reached.
    pub async fn surround(&self) -> Answer<(Call, Ambient)> {
        let ambient = Ambient::open(&self.inner.db).await?;
        let call = Call { ambient: Some(ambient.clone()), ..self.clone() };
        Ok((call, ambient))
    }

    /// Whether an outer layer holds a transaction open around this call, as the memory of answers does for a call with an
    /// idempotency key.
    #[must_use]
    pub fn is_surrounded(&self) -> bool {
        self.ambient.is_some()
    }

    /// Asks the doorkeeper, by the operation's name. REST does this by itself; other doors call it.
    ///
    /// # Errors
    /// Whatever the contract's row refuses: see [`Doorkeeper::admit`].
    pub async fn enter(&self, operation: Operation) -> Answer<()> {
        self.inner.world.doorkeeper().admit(self, operation.row()).await
    }

    /// Whether the doorkeeper would let the caller in. Counts as [`enter`](Self::enter) does.
    ///
    /// # Errors
    /// A fault of the doorkeeper's.
    pub async fn may_enter(&self, operation: Operation) -> Answer<bool> {
        match self.enter(operation).await {
            Ok(()) => Ok(true),
            Err(Failure::Refusal(_)) => Ok(false),
            Err(failure) => Err(failure),
        }
    }

    /// Has something done before the caller is answered, whatever becomes of the transactions that are open now: they may undo themselves,
    /// and on SQLite nobody else can write meanwhile. Only what runs under [`patiently`] keeps this promise. After a lost race it is
    /// forgotten, as the next attempt finds out anew.
    pub fn owe(&self, work: impl Future<Output = ()> + Send + 'static) {
        self.inner.owed.lock().unwrap_or_else(PoisonError::into_inner).push(Box::pin(work));
    }

    fn take_owed(&self) -> Vec<BoxFuture<'static, ()>> {
        std::mem::take(&mut *self.inner.owed.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Notes what is left of the limit that let this call in.
    pub fn note_quota(&self, quota: Quota) {
        *self.inner.quota.lock().unwrap_or_else(PoisonError::into_inner) = Some(quota);
    }

    /// Notes that the member has a legal document left to accept, where the community only tells of it.
    pub fn note_legal_pending(&self) {
        self.inner.legal_pending.store(true, Ordering::Relaxed);
    }

    /// Whether the answer tells that a legal document is left to accept.
    #[must_use]
    pub fn legal_pending(&self) -> bool {
        self.inner.legal_pending.load(Ordering::Relaxed)
    }

    /// What is left of the limit that let this call in.
    #[must_use]
    pub fn quota(&self) -> Option<Quota> {
        *self.inner.quota.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
