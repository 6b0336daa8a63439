//! The HTTP door.
//!
//! A request goes through, from the outside in:
//!
//! 1. `door`: request id, trailing slash, body limit, trace, time limit, panics; on the way out metrics and headers
//! 2. CORS, where sites are configured
//! 3. the router: the contract's routes, `/graphql`, `/docs`; 404 and 405 in the envelope
//! 4. `receive`, called by each door with what its row needs: community, viewer, CSRF, language, base address
//! 5. `house`: the doorkeeper, idempotency and retries around the handler, the answer
//!
//! | file | holds |
//! |---|---|
//! | `address` | the client's address, behind proxies that are trusted |
//! | `answer` | refusals and faults as envelopes |
//! | `docs` | the API reference for people |
//! | `entrance` | what layers and doors know of a request together |
//! | `headers`, `locale`, `request_id` | small rules about headers |
//! | `meters`, `scrape` | metrics, and the listener where Prometheus reads them |

pub mod address;
pub mod answer;
pub mod entrance;
pub mod headers;
mod house;
pub mod locale;
pub mod meters;
mod receive;
pub mod request_id;
pub mod scrape;

use std::sync::Arc;
use std::time::Duration;

use http::request::Parts;

use address::Proxies;
use entrance::{Entrance, Place};

pub use receive::receive;

use crate::config::{Config, Origin};

/// What the operator decided about this door. Installed in the world's rooms.
#[derive(Clone, Debug)]
pub struct Settings {
    /// After so long a request is given up.
    pub request_timeout: Duration,
    /// No request body may be larger.
    pub body_limit: usize,
    /// Sites whose scripts may call with credentials.
    pub cors_origins: Vec<Origin>,
    /// Who is believed about the client's address.
    pub proxies: Proxies,
    /// Where links lead if a community has no domain.
    pub public_url: Option<Origin>,
    /// Whether a token's own community counts where nothing else names one.
    pub tenancy_from_token: bool,
}

impl Settings {
    /// As configured.
    #[must_use]
    pub fn new(config: &Config) -> Self {
        let server = &config.server;
        Self {
            request_timeout: server.request_timeout_seconds,
            body_limit: server.body_limit_bytes,
            cors_origins: server.cors_origins.clone(),
            proxies: Proxies::new(&server.trusted_proxies, server.forwarded_header),
            public_url: server.public_url.clone(),
            tenancy_from_token: config.tenancy.from_token,
        }
    }
}

/// What the layers know of this request; none if it did not come through them.
#[must_use]
pub fn entrance(parts: &Parts) -> Option<&Entrance> {
    parts.extensions.get::<Arc<Entrance>>().map(|entrance| &**entrance)
}

/// Notes that a request came through `/graphql`. For the GraphQL door.
pub fn through_graphql(parts: &Parts) {
    if let Some(entrance) = entrance(parts) {
        entrance.through(Place::Graphql);
    }
}
