//! What the operator and the system allow.

use std::net::IpAddr;
use std::time::Duration;

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

use crate::config::{Config, Network};
use crate::throttle::whereabouts;

/// Files that the program opens beside connections and the database: log, keys, uploads, the other listener.
const OTHER_FILES: u64 = 64;

/// Files of one connection to the database: SQLite has the database, its log and their index.
const FILES_OF_DATABASE: u64 = 3;

/// The fewest connections that are tried.
const LEAST: usize = 16;

/// Bounds on connections.
#[derive(Clone, Debug)]
pub struct Bounds {
    /// Connections at a time.
    pub all: usize,
    /// Connections at a time of one address, or of one /64 of IPv6.
    pub of_one: usize,
    /// How long a request's head may take, from its first byte, or from the connection's beginning.
    pub head: Duration,
    /// How long a connection may wait for its next request.
    pub idle: Duration,
    /// After so long without reading enough of what it asked for, a client is given up.
    pub stall: Duration,
    /// Whether HTTP/2 is spoken with clients that begin with it.
    pub http2: bool,
    /// Proxies: their connections are many people's.
    pub proxies: Vec<Network>,
}

impl Bounds {
    /// As configured, as far as the system gives so many files. Raises the system's soft limit first.
    #[must_use]
    pub fn new(config: &Config) -> Self {
        let server = &config.server;
        let reserved = OTHER_FILES + FILES_OF_DATABASE * u64::from(config.database.max_connections);
        let room = usize::try_from(files().saturating_sub(reserved)).unwrap_or(usize::MAX);
        let all = server.max_connections.min(room.max(LEAST));
        if all < server.max_connections {
            tracing::info!(connections = all, "the system's limit of open files allows no more (ulimit -n)");
        }
        Self {
            all,
            of_one: server.max_connections_per_address.min((all / 2).max(1)),
            head: server.head_timeout_seconds,
            idle: server.idle_timeout_seconds,
            stall: server.stall_timeout_seconds,
            http2: server.http2,
            proxies: server.trusted_proxies.clone(),
        }
    }

    /// Whose share of the places a connection takes; none for proxies that are trusted.
    pub(super) fn network(&self, address: IpAddr) -> Option<IpAddr> {
        let is_proxy = self.proxies.iter().any(|network| network.0.contains(&address.to_canonical()));
        (!is_proxy).then(|| whereabouts(address))
    }
}

/// How many files this process may open.
fn files() -> u64 {
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: limit.maximum, maximum: limit.maximum };
    let now = match setrlimit(Resource::Nofile, raised) {
        Ok(()) => limit.maximum,
        Err(_) => limit.current,
    };
    now.unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_an_address_or_a_network_of_ipv6() {
        let config = Config::parse("[server]\ntrusted_proxies = [\"10.0.0.0/8\"]").unwrap();
        let bounds = Bounds::new(&config);
        for (address, share) in [
            ("192.0.2.7", Some("192.0.2.7")),
            ("::ffff:192.0.2.7", Some("192.0.2.7")),
            ("2001:db8:1:2:3:4:5:6", Some("2001:db8:1:2::")),
            ("10.1.2.3", None),
            ("::ffff:10.1.2.3", None),
        ] {
            let share = share.map(|share| share.parse::<IpAddr>().unwrap());
            assert_eq!(bounds.network(address.parse().unwrap()), share, "{address}");
        }
        assert!(bounds.of_one <= bounds.all.div_ceil(2));
    }
}
