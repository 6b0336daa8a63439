//! Where Prometheus reads, on a listener of its own.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::routing::get;
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};

use super::meters;
use crate::call::World;

/// How often samples are folded into their histograms while nobody reads them.
const UPKEEP: Duration = Duration::from_secs(5);

/// Starts recording. Once a process, before the router is made.
///
/// # Errors
/// If something records already.
pub fn record() -> Result<PrometheusHandle, BuildError> {
    let request = Matcher::Full(meters::REQUEST_SECONDS.to_owned());
    let handle = PrometheusBuilder::new().set_buckets_for_metric(request, meters::BUCKETS)?.install_recorder()?;
    meters::describe();
    Ok(handle)
}

/// `/metrics`, and `/` for those who look around.
pub fn router(handle: PrometheusHandle, world: Arc<World>) -> Router {
    Router::new()
        .route("/", get(async || "Timeweave's metrics are at /metrics.\n"))
        .route("/metrics", get(metrics))
        .with_state((handle, world))
}

async fn metrics(State((handle, world)): State<(PrometheusHandle, Arc<World>)>) -> String {
    look(&world).await;
    handle.render()
}

/// Folds samples together for as long as the process runs: without it an unread histogram grows.
pub async fn upkeep(handle: PrometheusHandle) {
    loop {
        tokio::time::sleep(UPKEEP).await;
        handle.run_upkeep();
    }
}

/// Reads what is not counted as it happens.
async fn look(world: &Arc<World>) {
    let call = world.errand(None);
    let stats = call.db().pool_stats();
    metrics::gauge!(meters::CONNECTIONS, "state" => "idle").set(f64::from(stats.idle));
    metrics::gauge!(meters::CONNECTIONS, "state" => "used").set(f64::from(stats.size.saturating_sub(stats.idle)));
    metrics::counter!(meters::STATEMENTS).absolute(call.db().statements());
}
