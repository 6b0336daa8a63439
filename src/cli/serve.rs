//! `serve` and `work`: listening, working, and going down in good order.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::task::{JoinHandle, JoinSet};
use tokio_util::sync::CancellationToken;

use super::{demo, print};
use crate::app::{App, StartError};
use crate::base::{Chance, Clock};
use crate::config::Config;
use crate::demo::Options;
use crate::http::{scrape, sockets};
use crate::queue;

/// How long connections are still taken in after a signal. Who has connected already and waits in the system's queue would
/// otherwise be turned away without a word.
const LAST_CALL: Duration = Duration::from_millis(100);

/// How long telling other processes may take at the end.
const LAST_WORDS: Duration = Duration::from_secs(5);

/// What was said about the demo communities.
#[derive(Clone, Copy, Debug)]
pub(super) struct Demo {
    /// Others may reach it.
    pub(super) public: bool,
}

/// Listens until it is told to stop. Requests in flight may then go on for the configured grace, a delivery in the worker's
/// hands is finished, and the database is closed.
pub(super) async fn serve(config: &Config, demo: Option<Demo>, worker: bool) -> Result<(), StartError> {
    let address = config.server.listen;
    let exposed = demo.filter(|_| !address.ip().to_canonical().is_loopback());
    if exposed.is_some_and(|demo| !demo.public) {
        return Err(StartError::PublicDemo(address));
    }
    let stop = stop_on_signal();
    let api = bind(config.server.listen, "TIMEWEAVE_SERVER_LISTEN").await?;
    let metrics = bind(config.metrics.listen, "TIMEWEAVE_METRICS_LISTEN").await?;
    let handle = scrape::record()?;
    let opened = if demo.is_some() {
        App::open_demo(config, Clock::System, Chance::System).await
    } else {
        App::open(config, Clock::System, Chance::System).await
    };
    let mut app = opened?;
    app.migrate().await?;
    if demo.is_some() {
        print(&demo::seed(app.world(), Options::default()).await?);
    }

    let mut beside = JoinSet::new();
    beside.spawn(scrape::upkeep(handle.clone()));
    beside.spawn(serve_metrics(metrics.0, scrape::router(handle, app.world().clone())));
    let relay = Relaying::begin(&mut app);
    let mut working = JoinSet::new();
    working.spawn(app.accompany(&stop));
    if worker {
        working.spawn(app.work(&stop));
    }

    let closing = CancellationToken::new();
    let serving = sockets::serve(api.0, app.router(), sockets::Bounds::new(config), closing.clone());
    let last_call = after(stop.clone(), LAST_CALL);
    beside.spawn(async move {
        last_call.await;
        closing.cancel();
    });
    announce(api.1, metrics.1, demo.is_some());
    if exposed.is_some() {
        tracing::warn!(%address, "the demo is open to others, and everybody knows the passwords of its accounts");
    }

    let grace = config.server.shutdown_grace_seconds;
    let mut late = false;
    tokio::select! {
        () = serving => {}
        () = after(stop.clone(), grace) => late = true,
    }
    if late {
        tracing::warn!(?grace, "requests that were still in flight are cut off");
    }
    finish(app, working, relay, grace).await;
    Ok(())
}

/// Does the background work until it is told to stop, and tells the processes that answer what it did; with `revive`, what was given up is due again.
pub(super) async fn work(config: &Config, revive: bool) -> Result<(), StartError> {
    let stop = stop_on_signal();
    let metrics = bind(config.metrics.listen, "TIMEWEAVE_METRICS_LISTEN").await?;
    let handle = scrape::record()?;
    let mut app = App::open(config, Clock::System, Chance::System).await?;
    app.migrate().await?;
    if revive {
        let revived = queue::revive(&app.world().errand(None), None).await?;
        print(&format!("{revived} tasks are due again"));
    }

    let mut beside = JoinSet::new();
    beside.spawn(scrape::upkeep(handle.clone()));
    beside.spawn(serve_metrics(metrics.0, scrape::router(handle, app.world().clone())));
    let relay = Relaying::begin(&mut app);
    let mut working = JoinSet::new();
    working.spawn(app.work(&stop));
    print(&format!("Timeweave works. Metrics: http://{}/metrics", metrics.1));

    stop.cancelled().await;
    finish(app, working, relay, config.server.shutdown_grace_seconds).await;
    Ok(())
}

/// The way to other processes, which is closed last.
struct Relaying {
    stop: CancellationToken,
    task: JoinHandle<()>,
}

impl Relaying {
    fn begin(app: &mut App) -> Self {
        let stop = CancellationToken::new();
        Self { task: tokio::spawn(app.relay(&stop)), stop }
    }

    async fn end(self) {
        self.stop.cancel();
        if tokio::time::timeout(LAST_WORDS, self.task).await.is_err() {
            tracing::warn!("other processes were not told everything");
        }
    }
}

async fn finish(app: App, mut working: JoinSet<()>, relay: Relaying, grace: Duration) {
    let ended = async { while working.join_next().await.is_some() {} };
    if tokio::time::timeout(grace, ended).await.is_err() {
        tracing::warn!(?grace, "a task was still in the worker's hands; its lease will run out");
    }
    relay.end().await;
    if tokio::time::timeout(Duration::from_secs(5), app.close()).await.is_err() {
        tracing::warn!("the database did not close in time");
    }
    tracing::info!("stopped");
}

async fn after(stop: CancellationToken, pause: Duration) {
    stop.cancelled().await;
    tokio::time::sleep(pause).await;
}

async fn bind(address: SocketAddr, name: &'static str) -> Result<(TcpListener, SocketAddr), StartError> {
    let listening = async {
        let listener = TcpListener::bind(address).await?;
        let address = listener.local_addr()?;
        Ok((listener, address))
    };
    listening.await.map_err(|source| StartError::Listen { address, name, source })
}

async fn serve_metrics(listener: TcpListener, router: axum::Router) {
    if let Err(error) = axum::serve(listener, router).await {
        tracing::error!("metrics are not served any more: {error}");
    }
}

fn announce(api: SocketAddr, metrics: SocketAddr, demo: bool) {
    print(&format!(
        "Timeweave listens. Open http://{api}/ in a browser.\n  API        http://{api}/api/v2/\n  GraphQL    http://{api}/graphql\n  Reference  http://{api}/docs/\n  Metrics    http://{metrics}/metrics"
    ));
    if demo {
        print(&demo::sign_ins());
    }
    tracing::info!(%api, %metrics, "listening");
}

/// The first SIGINT or SIGTERM asks to stop, the second one ends the process at once.
fn stop_on_signal() -> CancellationToken {
    let stop = CancellationToken::new();
    let asked = stop.clone();
    tokio::spawn(async move {
        signal().await;
        tracing::info!("stopping; a second signal ends the process at once");
        asked.cancel();
        signal().await;
        tracing::warn!("stopped at once");
        std::process::exit(130);
    });
    stop
}

/// Waits for SIGINT or SIGTERM. Where signals cannot be heard at all, for ever.
async fn signal() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut heard) => drop(heard.recv().await),
            Err(_) => std::future::pending::<()>().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! { () = interrupt => {}, () = terminate => {} }
}
