//! The HTTP door.
//!
//! A request goes through, from the outside in:
//!
//! 1. `door`: request id, trailing slash, body limit, trace, time limit, panics; on the way out metrics and headers
//! 2. CORS, where sites are configured
//! 3. the router: the contract's routes, `/graphql`, `/app/{key}`, `/docs`, `/`; 404 and 405 in the envelope
//! 4. `receive`, called by each door with what its row needs: community, viewer, CSRF, language, base address
//! 5. `house`: the doorkeeper, idempotency and retries around the handler, the answer
//!
//! | file | holds |
//! |---|---|
//! | `address` | the client's address, behind proxies that are trusted |
//! | `answer` | refusals and faults as envelopes |
//! | `backlog` | how much of what was answered waits in memory for slow readers |
//! | `bodies` | how much of what people send is in memory at a time |
//! | `docs` | the API reference for people |
//! | `entrance` | what layers and doors know of a request together |
//! | `front` | the page at `/` |
//! | `fresh` | how long public answers are good, and 304 for whoever has them |
//! | `kept` | answers that are made once: the published contract, the API reference |
//! | `packed` | files for browsers that the program carries |
//! | `paced` | long answers that are made smaller in steps |
//! | `live` | the WebSocket of live updates |
//! | `headers`, `locale`, `request_id` | small rules about headers |
//! | `sockets` | below all that: connections and their bounds |
//! | `uploads` | files that members sent |
//! | `meters`, `scrape` | metrics, and the listener where Prometheus reads them |

pub mod address;
pub mod answer;
mod awaited;
mod backlog;
mod bodies;
mod docs;
mod door;
pub mod entrance;
mod fresh;
mod front;
pub mod headers;
mod house;
mod kept;
mod keys;
mod live;
pub mod locale;
pub mod meters;
mod paced;
pub mod packed;
mod receive;
mod request_id;
pub mod scrape;
pub mod sockets;
mod unread;
mod uploads;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use axum::response::{IntoResponse, Response};
use contract::Code;
use http::request::Parts;
use http::{Extensions, HeaderName, Method};
use tower_http::cors::{AllowOrigin, CorsLayer};

use address::{Arrival, Proxies};
use door::Door;
use entrance::{Entrance, Place};

pub use house::{Areas, Gateway};
pub use receive::{client_address, own_origin, receive};

use crate::base::Refusal;
use crate::config::{Config, Origin};
use crate::language::Language;
use crate::say;

/// What the operator decided about this door. Installed in the world's rooms.
#[derive(Clone, Debug)]
pub struct Settings {
    /// After so long a request is given up.
    pub request_timeout: Duration,
    /// No request body may be larger.
    pub body_limit: usize,
    /// So many bytes of long answers wait in memory for their readers at most.
    pub unread_limit: usize,
    /// Sites whose scripts may call with credentials.
    pub cors_origins: Vec<Origin>,
    /// Who is believed about the client's address.
    pub proxies: Proxies,
    /// Where links lead if a community has no domain.
    pub public_url: Option<Origin>,
    /// Whether a token's own community counts where nothing else names one.
    pub tenancy_from_token: bool,
    /// Whether the communities are those of the demo: their domains lead nowhere, and everybody may sign in as their members.
    pub demo: bool,
}

impl Settings {
    /// As configured.
    #[must_use]
    pub fn new(config: &Config) -> Self {
        let server = &config.server;
        Self {
            request_timeout: server.request_timeout_seconds,
            body_limit: server.body_limit_bytes,
            unread_limit: server.unread_limit_bytes,
            cors_origins: server.cors_origins.clone(),
            proxies: Proxies::new(&server.trusted_proxies, server.forwarded_header),
            public_url: server.public_url.clone(),
            tenancy_from_token: config.tenancy.from_token,
            demo: false,
        }
    }

    /// Whether a client spoke TLS, as far as anybody we trust can say.
    fn secure(&self, arrival: &Arrival<'_>) -> bool {
        arrival.secure || self.is_public_secure()
    }

    fn is_public_secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(Origin::is_secure)
    }
}

/// Everything that is served, behind the outermost layer. `beside` are doors that are no part of the REST contract.
pub fn router(gateway: Gateway, settings: Arc<Settings>, beside: Router) -> Router {
    let chance = gateway.world().chance().clone();
    let uploads = uploads::router(Arc::clone(gateway.world()));
    let live = live::router(Arc::clone(gateway.world()));
    let keys = keys::router(Arc::clone(gateway.world()));
    let rooms = contract::routes::<_, Areas>(&Arc::new(gateway))
        .merge(beside)
        .merge(uploads)
        .merge(live)
        .merge(keys)
        .merge(docs::router())
        .merge(front::router(settings.demo))
        .fallback(nothing_here)
        .method_not_allowed_fallback(wrong_method)
        // Makes each route now, which would else be made anew for every request.
        .with_state(());
    let rooms = match cors(&settings.cors_origins) {
        Some(cors) => Router::new().fallback_service(tower::Layer::layer(&cors, rooms)),
        None => rooms,
    };
    Router::new().fallback_service(Door::new(rooms, settings, chance))
}

/// What the layers know of this request; none if it did not come through them.
#[must_use]
pub fn entrance(parts: &Parts) -> Option<&Entrance> {
    of_extensions(&parts.extensions)
}

fn of_extensions(extensions: &Extensions) -> Option<&Entrance> {
    extensions.get::<Arc<Entrance>>().map(|entrance| &**entrance)
}

/// The language in which a request is answered. Asked for only by what is about to say something in it.
#[must_use]
pub fn language(extensions: &Extensions) -> Language {
    of_extensions(extensions).map_or(Language::English, Entrance::language)
}

/// Notes that a request came through `/graphql`. For the GraphQL door.
pub fn through_graphql(parts: &Parts) {
    if let Some(entrance) = entrance(parts) {
        entrance.through(Place::Graphql);
    }
}

async fn nothing_here(request: Request) -> Response {
    answer::refused(&answer::not_found(), language(request.extensions())).into_response()
}

/// The router has put the methods there are into `Allow`.
async fn wrong_method(request: Request) -> Response {
    let refusal =
        Refusal::new(Code::MethodNotAllowed, say!("method-not-allowed", method = request.method().to_string()));
    answer::refused(&refusal, language(request.extensions())).into_response()
}

/// Spec platform 9.2. No site, no layer.
fn cors(origins: &[Origin]) -> Option<CorsLayer> {
    const ALLOWED: [&str; 16] = [
        "content-type",
        "authorization",
        "idempotency-key",
        "x-requested-with",
        "x-csrf-token",
        "accept-language",
        "x-tenant-id",
        "x-tenant-slug",
        "x-trusted-device",
        "x-timezone",
        "x-locale",
        "x-request-id",
        "x-events-contract",
        "x-nexus-mobile-version",
        "x-security-confirmation",
        "if-none-match",
    ];
    const EXPOSED: [&str; 10] = [
        "x-request-id",
        "x-build",
        "x-events-contract",
        "x-legal-acceptance-pending",
        "x-tenant-id",
        "retry-after",
        "x-ratelimit-limit",
        "x-ratelimit-remaining",
        "x-ratelimit-reset",
        "idempotency-replayed",
    ];
    let origins: Vec<_> = origins.iter().filter_map(Origin::header).collect();
    (!origins.is_empty()).then(|| {
        CorsLayer::new()
            .allow_origin(AllowOrigin::list(origins))
            .allow_credentials(true)
            .allow_methods([Method::GET, Method::POST, Method::PUT, Method::PATCH, Method::DELETE, Method::OPTIONS])
            .allow_headers(ALLOWED.map(HeaderName::from_static))
            .expose_headers(EXPOSED.map(HeaderName::from_static))
            .max_age(Duration::from_secs(600))
    })
}
