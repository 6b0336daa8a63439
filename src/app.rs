//! The whole: database, world, doors and background work, put together from the configuration.

use std::net::SocketAddr;
use std::panic::AssertUnwindSafe;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use chrono::TimeDelta;
use futures::FutureExt;
use futures::future::BoxFuture;
use metrics_exporter_prometheus::BuildError;
use thiserror::Error;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use crate::auth::doorkeeper::Doorman;
use crate::auth::{self, Auth};
use crate::base::{Chance, Clock, Failure, private};
use crate::call::{Rooms, World};
use crate::config::{self, Config, KeyringError};
use crate::db::{self, Db, DbError, DbSettings};
use crate::events::agenda::seal::AgendaKeys;
use crate::events::attendance::code::CheckInKeys;
use crate::events::forms::AnswerKeys;
use crate::events::guests::GuestKeys;
use crate::events::recurrence::Settings as Recurrence;
use crate::events::safety::{self, seal::GuardianKeys};
use crate::groups::chat::reading::ChatReadings;
use crate::groups::invites;
use crate::guidance::support;
use crate::live::{Live, Relay};
use crate::mail::{MailError, Mailer};
use crate::marketplace::trade::cards::{
    Cards,
    errand::{self, Errands},
};
use crate::marketplace::trade::proceeds::errand::{PAYOUT, Payouts};
use crate::media::{self, Files};
use crate::members::LastSeen;
use crate::messages::reading::Readings;
use crate::notifications::email::{self, Links, MailWorker, Stamps};
use crate::notifications::push::{self, Push};
use crate::notifications::{Rung, campaigns, health};
use crate::outbox::{self, Subscriptions};
use crate::privacy::copies::{self, Copies};
use crate::privacy::{Holdings, Sealed};
use crate::queue::{self, Kinds, SendingWorker, Worker, WorkerSettings};
use crate::realtime::{AppKeys, Hub};
use crate::safeguarding::Safeguarding;
use crate::tenancy::{Communities, Tenants};
use crate::throttle::{SharedError, Throttle};
use crate::{events, exchanges, graphql, http, idempotency, listings, marketplace, realtime};

/// How often outdated rows are removed.
const TIDY: Duration = Duration::from_secs(15 * 60);

/// How often the clock is looked at for what it moves on.
const TEND: Duration = Duration::from_secs(30);

/// How often it is written down who was seen.
const SEEN: Duration = Duration::from_secs(30);

/// How long sockets may take to say goodbye.
const GOODBYE: Duration = Duration::from_secs(5);

/// After background work panicked, it begins again after so long.
const AGAIN: Duration = Duration::from_secs(5);

/// Why the program cannot start or go on.
#[derive(Debug, Error)]
pub enum StartError {
    /// A key cannot be had.
    #[error(transparent)]
    Keys(#[from] KeyringError),
    /// The folder for what is kept cannot be made.
    #[error("the data directory {} cannot be used", path.display())]
    Folder {
        /// Where.
        path: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// The demo would be open to others, and nobody said that this is meant.
    #[error(
        "`serve --demo` would answer on {0}, where others can reach it, and everybody knows the passwords of the demo accounts, \
         an administrator's among them. Set TIMEWEAVE_SERVER_LISTEN to an address of this machine alone such as 127.0.0.1:8080, \
         or say --public-demo if this is what you want"
    )]
    PublicDemo(SocketAddr),
    /// Somebody looks at an installation that is not there.
    #[error("there is no database {} yet; is TIMEWEAVE_DATA_DIR right? `timeweave migrate` makes a new one", .0.display())]
    NoDatabase(PathBuf),
    /// The database cannot be had.
    #[error("the database cannot be used")]
    Database(#[from] DbError),
    /// The address of the Redis server cannot be used for limits.
    #[error("the Redis server cannot be used")]
    Limits(#[from] SharedError),
    /// The address of the Redis server cannot be used for live updates.
    #[error("the Redis server cannot be used")]
    Live(#[from] redis::RedisError),
    /// Mail cannot be sent as configured.
    #[error(transparent)]
    Mail(#[from] MailError),
    /// A room could not be made ready.
    #[error("{0}")]
    Room(Failure),
    /// Somebody else listens there, or it is no address of this machine.
    #[error("cannot listen on {address} ({name})")]
    Listen {
        /// Where.
        address: SocketAddr,
        /// The variable that says so.
        name: &'static str,
        /// What the system says.
        source: std::io::Error,
    },
    /// The documents that alone are run cannot be used.
    #[error(transparent)]
    Documents(#[from] graphql::TrustedError),
    /// Metrics cannot be recorded.
    #[error("metrics cannot be recorded")]
    Metrics(#[from] BuildError),
}

impl From<Failure> for StartError {
    fn from(failure: Failure) -> Self {
        Self::Room(failure)
    }
}

/// The gateway, ready to answer and to work, but doing neither yet.
pub struct App {
    db: Db,
    world: Arc<World>,
    config: Config,
    settings: Arc<http::Settings>,
    graphql: graphql::Settings,
    live: Live,
    hub: Hub,
    relay: Option<Relay>,
}

impl App {
    /// Opens the database and makes the rooms ready. Neither migrates nor listens.
    ///
    /// # Errors
    /// See [`StartError`].
    pub async fn open(config: &Config, clock: Clock, chance: Chance) -> Result<Self, StartError> {
        Self::furnished(config, http::Settings::new(config), clock, chance).await
    }

    /// The same for the demo communities, who have no address of their own: links to what they have lead here, and the page at `/`
    /// lists whom one can be.
    ///
    /// # Errors
    /// See [`StartError`].
    pub async fn open_demo(config: &Config, clock: Clock, chance: Chance) -> Result<Self, StartError> {
        let settings = http::Settings { demo: true, ..http::Settings::new(config) };
        Self::furnished(config, settings, clock, chance).await
    }

    async fn furnished(
        config: &Config,
        settings: http::Settings,
        clock: Clock,
        chance: Chance,
    ) -> Result<Self, StartError> {
        let graphql = graphql::Settings::load(&config.graphql)?;
        private::folder(&config.data.dir)
            .map_err(|source| StartError::Folder { path: config.data.dir.clone(), source })?;
        let keys = config::signing_keys(config, &chance)?;
        let db = Self::connect(config).await?;
        let settings = Arc::new(settings);
        let (live, relay) = match &config.redis.url {
            Some(url) => {
                Live::redis(url.0.reveal(), &config.redis.prefix.0).map(|(live, relay)| (live, Some(relay)))?
            }
            None => (Live::new(), None),
        };
        let app_keys = AppKeys::new(&config.live, &keys);
        let hub = Hub::new(realtime::Settings { config: config.live.clone(), keys: app_keys }, live.clone());
        let rooms = Rooms::default()
            .with(Tenants::new(config.tenancy.from_token, areas::choices()))
            .with(Stamps::of(&keys))
            .with(Recurrence::new(&config.events, &keys))
            .with(events::zones::Pass::default())
            .with(CheckInKeys::of(&keys))
            .with(AnswerKeys::of(&keys))
            .with(GuestKeys::of(&keys))
            .with(AgendaKeys::of(&keys))
            .with(GuardianKeys::of(&keys))
            .with(Auth::new(auth_settings(config, keys), &chance)?)
            .with(throttle(config)?)
            .with(Files::new(&config.data.dir))
            .with(Holdings(areas::holdings()))
            .with(Sealed(areas::sealed()))
            .with(LastSeen::default())
            .with(Safeguarding::default())
            .with(live.clone())
            .with(Push::new(&config.push, &config::vapid_key(config, &chance)?)?)
            .with(Mailer::new(&config.mail)?)
            .with(Cards::new(&config.cards)?)
            .with(Links::new(config))
            .with(kinds())
            .with(Readings(Arc::new(Rung)))
            .with(ChatReadings(Arc::new(Rung)))
            .with(hub.clone())
            .with(Subscriptions::of(&areas::listeners(&live)))
            .with(Arc::clone(&settings));
        let world = World::new(db.clone(), clock, chance, Box::new(Doorman::default()), rooms);
        Ok(Self { db, world, config: config.clone(), settings, graphql, live, hub, relay })
    }

    /// Opens the database alone.
    ///
    /// # Errors
    /// If it cannot be reached.
    pub async fn connect(config: &Config) -> Result<Db, DbError> {
        let mut settings = Self::address(config);
        if let Some(file) = settings.file() {
            // The engine would make it for everybody to read, and its log beside it like it.
            keep_private(&file).map_err(|error| DbError::Address(format!("{}: {error}", file.display())))?;
        }
        settings.max_connections = config.database.max_connections;
        settings.acquire_timeout = config.database.acquire_timeout_seconds;
        Db::connect(&settings).await
    }

    /// The same for whoever only looks, and must not make what is not there.
    ///
    /// # Errors
    /// If there is none yet, or it cannot be reached.
    pub async fn connect_to_what_is_there(config: &Config) -> Result<Db, StartError> {
        match Self::missing(config) {
            Some(path) => Err(StartError::NoDatabase(path)),
            None => Ok(Self::connect(config).await?),
        }
    }

    /// Where the database is: in the data directory, unless the configuration says otherwise.
    #[must_use]
    pub fn address(config: &Config) -> DbSettings {
        let url = config.database.url.as_ref().map(|url| url.0.reveal().to_owned());
        DbSettings::new(url.unwrap_or_else(|| in_data(&config.data.dir)))
    }

    /// The file of the embedded default, if it is not there yet.
    #[must_use]
    pub fn missing(config: &Config) -> Option<PathBuf> {
        let path = config.data.dir.join(DATABASE);
        (config.database.url.is_none() && !path.exists()).then_some(path)
    }

    /// Brings the schema up to date. Says in the log what that meant.
    ///
    /// # Errors
    /// See [`db::migrate`].
    pub async fn migrate(&self) -> Result<(), StartError> {
        if !db::pending(&self.db).await?.is_empty() {
            for name in db::migrate(&self.db).await? {
                tracing::info!(%name, "applied a migration");
            }
        }
        Ok(upkeep::keep_up(&self.world).await?)
    }

    /// What stands behind the doors.
    #[must_use]
    pub fn world(&self) -> &Arc<World> {
        &self.world
    }

    /// All doors.
    pub fn router(&self) -> Router {
        let graph = graphql::router(Arc::clone(&self.world), self.graphql.clone());
        http::router(http::Gateway::new(Arc::clone(&self.world)), Arc::clone(&self.settings), graph)
    }

    /// Delivers domain events to this program's listeners.
    #[must_use]
    pub fn worker(&self) -> Worker {
        let settings = self.patient(WorkerSettings::default());
        outbox::worker(Arc::clone(&self.world), Arc::new(Communities), areas::listeners(&self.live), settings)
    }

    /// Sends messages to browsers and phones.
    #[must_use]
    pub fn push_worker(&self) -> push::Worker {
        push::Worker::new(Arc::clone(&self.world), self.patient(push::patience()))
    }

    /// Sends mails that are due.
    #[must_use]
    pub fn mail_worker(&self) -> MailWorker {
        MailWorker::new(Arc::clone(&self.world), self.patient(email::patience()))
    }

    /// Makes members' copies of their data.
    #[must_use]
    pub fn copy_worker(&self) -> SendingWorker<Copies> {
        Copies::worker(Arc::clone(&self.world), self.patient(WorkerSettings::default()))
    }

    /// Does what is owed to the provider of card payments.
    #[must_use]
    pub fn card_worker(&self) -> SendingWorker<Errands> {
        Errands::worker(Arc::clone(&self.world), self.patient(errand::patience()))
    }

    /// Sends sellers what is theirs.
    #[must_use]
    pub fn payout_worker(&self) -> SendingWorker<Payouts> {
        Payouts::worker(Arc::clone(&self.world), self.patient(errand::patience()))
    }

    /// As long as the operator says.
    fn patient(&self, settings: WorkerSettings) -> WorkerSettings {
        WorkerSettings { poll: self.config.worker.poll_seconds, lease: self.config.worker.lease_seconds, ..settings }
    }

    /// Delivers domain events, sends mails and messages, and removes outdated rows until `stop` is cancelled and what is at hand is
    /// finished.
    pub fn work(&self, stop: &CancellationToken) -> impl Future<Output = ()> + Send + use<> {
        let workers: Vec<_> = (0..self.config.worker.concurrency).map(|_| self.worker()).collect();
        let pushing = self.push_worker();
        let (tidied, tended) = (Arc::clone(&self.world), Arc::clone(&self.world));
        let (watched, counted) = (Arc::clone(&self.world), Arc::clone(&self.world));
        let mails = self.mail_worker();
        let copying = self.copy_worker();
        let paying = self.card_worker();
        let sending = self.payout_worker();
        let stop = stop.clone();
        async move {
            let mut tasks = JoinSet::new();
            for worker in workers {
                tasks.spawn(lasting("events", stop.clone(), async move |stop| worker.run(stop).await));
            }
            tasks.spawn(lasting("push", stop.clone(), async move |stop| pushing.run(stop).await));
            tasks.spawn(lasting("mail", stop.clone(), async move |stop| mails.run(stop).await));
            tasks.spawn(lasting("copies", stop.clone(), async move |stop| copying.run(stop).await));
            tasks.spawn(lasting("cards", stop.clone(), async move |stop| paying.run(stop).await));
            tasks.spawn(lasting("payouts", stop.clone(), async move |stop| sending.run(stop).await));
            tasks.spawn(lasting("tidying", stop.clone(), async move |stop| until(stop, tidy(&tidied)).await));
            tasks
                .spawn(lasting("the queue", stop.clone(), async move |stop| until(stop, queue::watch(&counted)).await));
            tasks.spawn(lasting("health", stop.clone(), async move |stop| until(stop, health::watch(&watched)).await));
            tasks.spawn(lasting("the clock", stop, async move |stop| until(stop, tend(&tended)).await));
            all(tasks).await;
        }
    }

    /// Carries live updates between this process and the others until `stop` is cancelled, where there is Redis. Once. Every process needs it, and
    /// longer than anything else: what others do last is told to sockets elsewhere, too.
    pub fn relay(&mut self, stop: &CancellationToken) -> impl Future<Output = ()> + Send + use<> {
        let mut tasks = JoinSet::new();
        if let Some(mut relay) = self.relay.take() {
            let origin = self.world.chance().uuid().to_string();
            tasks.spawn(lasting("the relay", stop.clone(), async move |stop| relay.run(&origin, stop).await));
        }
        all(tasks)
    }

    /// What every process that answers does beside: tells sockets, asks them to go elsewhere at the end, and writes down who was seen.
    pub fn accompany(&self, stop: &CancellationToken) -> impl Future<Output = ()> + Send + use<> {
        let mut tasks = JoinSet::new();
        let world = Arc::clone(&self.world);
        tasks.spawn(lasting("who was seen", stop.clone(), async move |stop| keep_seen(&world, stop).await));
        let (world, hub) = (Arc::clone(&self.world), self.hub.clone());
        tasks.spawn(lasting("the desk", stop.clone(), async move |stop| realtime::desk(&world, &hub, stop).await));
        let (world, hub) = (Arc::clone(&self.world), self.hub.clone());
        tasks.spawn(lasting("rounds", stop.clone(), async move |stop| realtime::look_after(&world, &hub, stop).await));
        tasks.spawn(close_sockets(self.hub.clone(), stop.clone()));
        all(tasks)
    }

    /// Closes the database. Nothing works after it.
    pub async fn close(self) {
        self.db.close().await;
    }
}

/// All kinds of tasks that this program does, and what they are about.
pub(crate) fn kinds() -> Kinds {
    let kinds = areas::consumers().into_iter().map(|consumer| consumer.kind()).chain([
        email::LETTER,
        invites::LETTER,
        safety::LETTER,
        support::LETTER,
        push::MESSAGE,
        copies::COPY,
        errand::PAYMENT,
        PAYOUT,
    ]);
    let subjects = [
        outbox::SUBJECTS,
        email::store::queue::SUBJECTS,
        invites::store::SUBJECTS,
        safety::letter::SUBJECTS,
        support::store::SUBJECTS,
        push::store::queue::SUBJECTS,
        crate::privacy::store::copies::SUBJECTS,
        marketplace::trade::cards::store::SUBJECTS,
        marketplace::trade::proceeds::store::SUBJECTS,
    ];
    Kinds::new(kinds, subjects)
}

async fn all(mut tasks: JoinSet<()>) {
    while let Some(done) = tasks.join_next().await {
        if let Err(error) = done {
            tracing::error!(%error, "background work ended");
        }
    }
}

/// Does background work until it is told to stop. What panics begins again after a pause: a process that answers and has silently stopped to
/// send mails would look healthy.
async fn lasting(what: &'static str, stop: CancellationToken, mut work: impl AsyncFnMut(CancellationToken)) {
    while AssertUnwindSafe(work(stop.clone())).catch_unwind().await.is_err() {
        metrics::counter!("timeweave_background_panics_total", "what" => what).increment(1);
        tracing::error!(what, "background work panicked and begins again");
        if tokio::time::timeout(AGAIN, stop.cancelled()).await.is_ok() {
            return;
        }
    }
}

async fn until(stop: CancellationToken, work: impl Future<Output = ()>) {
    stop.run_until_cancelled(work).await.unwrap_or_default();
}

/// Removes outdated rows now and then, and lets the database look at what is there.
async fn tidy(world: &Arc<World>) {
    loop {
        let call = world.errand(None);
        let answers = idempotency::forget(call.db(), call.now()).await.map_err(Failure::from);
        for (what, gone) in [
            ("answers to repeated calls", answers),
            ("sign-ins", auth::tasks::tidy(world).await),
            ("listings that ran out", listings::tasks::expire(world).await),
            ("things for sale that expired", marketplace::catalogue::tasks::expire(world).await),
            ("promotions that are over", marketplace::catalogue::tasks::end_promotions(world).await),
            ("files that belong to nothing", media::tidy(world).await),
            ("messages to browsers and phones", push::tasks::tidy(world).await),
            ("mails", email::tasks::tidy(world).await),
            ("members' copies", copies::tidy(world).await),
            ("what was looked for", searches::terms::forget(&call).await),
        ] {
            match gone {
                Ok(0) => {}
                Ok(rows) => tracing::debug!(rows, what, "removed what is over"),
                Err(failure) => tracing::warn!(%failure, what, "could not remove what is over"),
            }
        }
        match call.db().optimize().await {
            Ok(0) => {}
            Ok(tables) => tracing::debug!(tables, "looked at tables that have grown"),
            Err(error) => tracing::warn!(%error, "could not look at tables that have grown"),
        }
        tokio::time::sleep(TIDY).await;
    }
}

/// Moves on what the clock moves on. Behind a pointer, as all that is large: what waits for it would be compiled with it.
fn tend(world: &Arc<World>) -> BoxFuture<'_, ()> {
    tended(world).boxed()
}

async fn tended(world: &Arc<World>) {
    loop {
        for (what, moved) in [
            ("exchanges that are due", exchanges::tasks::tick(world).await),
            ("offers whose time is over", marketplace::trade::offers::tasks::tick(world).await),
            ("orders that are due", marketplace::trade::tasks::tick(world).await),
            ("finds of saved searches in the marketplace", marketplace::discovery::searches::tasks::tick(world).await),
            ("reports that wait for too long", marketplace::trust::reports::tasks::tick(world).await),
            ("reminders of reports and disputes", marketplace::trust::reminders::tick(world).await),
            ("anonymous reviews of yesterday", reviews::tasks::publish(world).await),
            ("offers of places at events", events::tasks::tick(world).await),
            ("events whose zones have other rules", events::zones::tick(world).await),
            ("reminders of events", events::reminders::tasks::tick(world).await),
            ("saved searches", search::tasks::tick(world).await),
            ("scheduled posts", feed::scheduled::tick(world).await),
            ("broadcasts of events", events::broadcasts::tasks::tick(world).await),
            ("push campaigns", campaigns::tasks::tick(world).await),
            ("answers at events", events::forms::tasks::tick(world).await),
            ("guests at events", events::guests::tasks::tick(world).await),
            ("hours for coming to events", events::rewards::tasks::tick(world).await),
            ("addresses of agendas", events::agenda::tasks::tick(world).await),
            ("addresses in blueprints", events::recurrence::blueprint::tasks::tick(world).await),
            ("invitations to events", events::invitations::tasks::tick(world).await),
            ("conflicts of devices at events", events::offline::tasks::tick(world).await),
            ("registrations for events that nobody answered", events::people::tasks::tick(world).await),
            ("roles at events whose time is over", events::staff::tasks::tick(world).await),
            ("consents of guardians", events::safety::tasks::tick(world).await),
            ("events that need occurrences", events::recurrence::tasks::tick(world).await),
        ] {
            match moved {
                Ok(0) => {}
                Ok(moved) => tracing::debug!(moved, what, "moved on what is due"),
                Err(failure) => tracing::warn!(%failure, what, "could not move on what is due"),
            }
        }
        tokio::time::sleep(TEND).await;
    }
}

/// Closes sockets at the end: the listener knows nothing of them.
async fn close_sockets(hub: Hub, stop: CancellationToken) {
    stop.cancelled().await;
    hub.close(GOODBYE).await;
}

/// Writes down who was seen, now and then and at the end.
async fn keep_seen(world: &Arc<World>, stop: CancellationToken) {
    let mut last = false;
    while !last {
        last = tokio::time::timeout(SEEN, stop.cancelled()).await.is_ok();
        let flushed = async { world.room::<LastSeen>()?.flush(world).await };
        if let Err(failure) = flushed.await {
            tracing::warn!(%failure, "could not write down who was seen");
        }
    }
}

/// The database's name in the data directory.
const DATABASE: &str = "timeweave.db";

/// Makes an empty database, and the folder that it is in, for this program's user alone.
fn keep_private(file: &Path) -> std::io::Result<()> {
    if let Some(folder) = file.parent() {
        private::folder(folder)?;
    }
    match private::create(file) {
        Err(error) if error.kind() != std::io::ErrorKind::AlreadyExists => Err(error),
        _ => Ok(()),
    }
}

fn in_data(dir: &Path) -> String {
    let path = dir.join(DATABASE).to_string_lossy().into_owned();
    format!("sqlite://{}", path.replace('%', "%25").replace('?', "%3F").replace('#', "%23"))
}

fn auth_settings(config: &Config, keys: Vec<config::SigningKey>) -> auth::Settings {
    auth::Settings {
        algorithm: config.auth.algorithm,
        issuer: config.auth.issuer.clone(),
        audience: config.auth.audience.clone(),
        session_lasts: TimeDelta::hours(config.auth.session_hours.into()),
        secure_cookies: config.auth.secure_cookies,
        ..auth::Settings::with_keys(keys)
    }
}

fn throttle(config: &Config) -> Result<Throttle, StartError> {
    Ok(match &config.redis.url {
        _ if !config.limits.enabled => Throttle::off(),
        Some(url) => Throttle::redis(&url.0, &config.redis.prefix.0)?,
        None => Throttle::memory(),
    })
}

pub mod areas;
mod upkeep;
#[cfg(test)]
mod words;
