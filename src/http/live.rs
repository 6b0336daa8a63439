//! `GET /app/{key}`: the WebSocket of live updates, where clients of the Pusher protocol look for it.

use std::sync::Arc;

use axum::Router;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{FromRequestParts as _, Path, Query, Request, State};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use serde::Deserialize;

use super::{answer, client_address, language};
use crate::base::{Answer, Refusal};
use crate::call::World;
use crate::realtime::{self, Hub, Visitor};
use crate::say;

/// The parameters that mean something to us.
#[derive(Deserialize)]
struct Asked {
    protocol: Option<String>,
}

/// `/app/{key}`.
pub(super) fn router(world: Arc<World>) -> Router {
    Router::new().route("/app/{key}", get(open)).with_state(world)
}

/// No credential counts here, so it does not matter which page opens the socket: subscriptions are signed elsewhere.
async fn open(
    State(world): State<Arc<World>>,
    Path(key): Path<String>,
    Query(asked): Query<Asked>,
    request: Request,
) -> Response {
    let (mut parts, _) = request.into_parts();
    let upgrade = match WebSocketUpgrade::from_request_parts(&mut parts, &()).await {
        Ok(upgrade) => upgrade,
        Err(rejection) => return rejection.into_response(),
    };
    let opened = || -> Answer<Response> {
        let (hub, address) = (world.room::<Hub>()?, client_address(&world, &parts)?);
        let visitor = Visitor { key, protocol: asked.protocol, address };
        Ok(realtime::open(hub.clone(), Arc::clone(&world), upgrade, visitor))
    };
    opened().unwrap_or_else(|failure| {
        tracing::error!(%failure, "a socket could not be opened");
        let busy = Refusal::new(contract::Code::ServerDependencyFailed, say!("live-unavailable"));
        answer::refused(&busy, language(&parts.extensions)).into_response()
    })
}
