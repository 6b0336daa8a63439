//! Where a request came from and how it reached us.
//!
//! The socket knows; a proxy that the operator trusts may know better and says so in a header. Nobody else is believed, and
//! of several hops only those that trusted proxies wrote down: read from the right, the first address that is no trusted proxy
//! is the client.

use std::net::{IpAddr, SocketAddr};

use http::HeaderMap;
use http::header::{FORWARDED, HOST};
use http::uri::Authority;

use crate::config::{ForwardedHeader, Network};

/// The proxies that are believed, and where they write.
#[derive(Clone, Debug, Default)]
pub struct Proxies {
    /// Networks of trusted proxies.
    pub trusted: Vec<Network>,
    /// True for `Forwarded`, false for the `X-Forwarded-*` family.
    pub standard: bool,
}

impl Proxies {
    /// As configured.
    #[must_use]
    pub fn new(trusted: &[Network], header: ForwardedHeader) -> Self {
        Self { trusted: trusted.to_vec(), standard: header == ForwardedHeader::Forwarded }
    }

    fn trust(&self, address: IpAddr) -> bool {
        self.trusted.iter().any(|network| network.0.contains(&address))
    }
}

/// How a request reached us.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrival<'a> {
    /// The client's address, if there is a socket at all.
    pub address: Option<IpAddr>,
    /// Whether the client spoke TLS, with us or with a trusted proxy.
    pub secure: bool,
    /// Host and perhaps port as the client asked for them; none if that is no host.
    pub host: Option<&'a str>,
}

impl<'a> Arrival<'a> {
    /// Reads it off the socket's peer and the headers. `authority` is the request line's, if it has one (HTTP/2, proxies).
    #[must_use]
    pub fn of(peer: Option<SocketAddr>, headers: &'a HeaderMap, authority: Option<&'a str>, proxies: &Proxies) -> Self {
        let peer = peer.map(|peer| peer.ip().to_canonical());
        let host = authority.or_else(|| text(headers, HOST.as_str()));
        let direct = Self { address: peer, secure: false, host: host.filter(|host| is_host(host)) };
        if proxies.trusted.is_empty() || !peer.is_some_and(|peer| proxies.trust(peer)) {
            return direct;
        }
        if proxies.standard { forwarded(direct, headers, proxies) } else { x_forwarded(direct, headers, proxies) }
    }

    /// The host without its port.
    #[must_use]
    pub fn host_name(&self) -> Option<&'a str> {
        self.host.map(name_of)
    }
}

fn x_forwarded<'a>(direct: Arrival<'a>, headers: &'a HeaderMap, proxies: &Proxies) -> Arrival<'a> {
    let hops: Vec<&str> = every(headers, "x-forwarded-for").collect();
    let last = |name| every(headers, name).last();
    Arrival {
        address: client(hops.iter().map(|hop| node(hop)), proxies).or(direct.address),
        secure: last("x-forwarded-proto").is_some_and(|scheme| scheme.eq_ignore_ascii_case("https")),
        host: last("x-forwarded-host").filter(|host| is_host(host)).or(direct.host),
    }
}

fn forwarded<'a>(direct: Arrival<'a>, headers: &'a HeaderMap, proxies: &Proxies) -> Arrival<'a> {
    let hops: Vec<&str> = every(headers, FORWARDED.as_str()).collect();
    let hop_of = |name: &'static str| move |hop: &&'a str| parameter(hop, name);
    let nodes = hops.iter().map(|hop| parameter(hop, "for").and_then(node));
    // The nearest proxy's element, the last one, tells how it was spoken to.
    let nearest = hops.last();
    Arrival {
        address: client(nodes, proxies).or(direct.address),
        secure: nearest.and_then(hop_of("proto")).is_some_and(|scheme| scheme.eq_ignore_ascii_case("https")),
        host: nearest.and_then(hop_of("host")).filter(|host| is_host(host)).or(direct.host),
    }
}

/// The first hop from the right that is no trusted proxy. A hop that is no address ends the search: what stands left of it
/// may be anybody's invention.
fn client(hops: impl DoubleEndedIterator<Item = Option<IpAddr>>, proxies: &Proxies) -> Option<IpAddr> {
    let mut nearest = None;
    for hop in hops.rev() {
        let Some(address) = hop else { break };
        nearest = Some(address);
        if !proxies.trust(address) {
            break;
        }
    }
    nearest
}

/// An address with or without brackets and port.
fn node(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let address = text.parse().or_else(|_| text.parse::<SocketAddr>().map(|socket| socket.ip()));
    let bracketed = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    address.ok().or_else(bracketed).map(|address: IpAddr| address.to_canonical())
}

/// A parameter of one element of `Forwarded`, without quotes.
fn parameter<'a>(element: &'a str, name: &str) -> Option<&'a str> {
    element
        .split(';')
        .filter_map(|pair| pair.split_once('='))
        .find(|(key, _)| key.trim().eq_ignore_ascii_case(name))
        .map(|(_, value)| value.trim().trim_matches('"'))
}

/// The comma-separated items of every header of a name, in order.
fn every<'a>(headers: &'a HeaderMap, name: &'a str) -> impl DoubleEndedIterator<Item = &'a str> {
    let lines: Vec<&str> = headers.get_all(name).iter().filter_map(|value| value.to_str().ok()).collect();
    lines.into_iter().flat_map(|line| line.split(',')).map(str::trim)
}

fn text<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

fn is_host(host: &str) -> bool {
    !host.is_empty() && !host.contains('@') && host.parse::<Authority>().is_ok()
}

fn name_of(host: &str) -> &str {
    match host.rfind(':') {
        Some(colon) if host[colon + 1..].bytes().all(|byte| byte.is_ascii_digit()) => &host[..colon],
        _ => host,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arrive(peer: &str, proxies: &Proxies, given: &[(&str, &str)]) -> (String, bool, String) {
        let mut headers = HeaderMap::new();
        for (name, value) in given {
            let name = http::HeaderName::from_bytes(name.as_bytes()).unwrap();
            headers.append(name, value.parse().unwrap());
        }
        let arrival = Arrival::of(Some(SocketAddr::new(peer.parse().unwrap(), 1)), &headers, None, proxies);
        let host = arrival.host_name().unwrap_or_default().to_owned();
        (arrival.address.unwrap().to_string(), arrival.secure, host)
    }

    fn proxies(standard: bool) -> Proxies {
        let trusted = ["10.0.0.0/8", "::1/128"].map(|network| Network(network.parse().unwrap())).to_vec();
        Proxies { trusted, standard }
    }

    #[test]
    fn a_stranger_is_not_believed() {
        let said = [
            ("x-forwarded-for", "1.2.3.4"),
            ("forwarded", "for=1.2.3.4;proto=https;host=evil"),
            ("x-forwarded-proto", "https"),
            ("x-forwarded-host", "evil"),
            ("host", "a.example:8080"),
        ];
        for proxies in [Proxies::default(), proxies(false), proxies(true)] {
            let told = ("203.0.113.9".to_owned(), false, "a.example".to_owned());
            assert_eq!(arrive("203.0.113.9", &proxies, &said), told);
        }
    }

    #[test]
    fn a_trusted_proxy_names_the_client_and_inventions_further_left_do_not_count() {
        for (hops, client) in [
            ("198.51.100.7", "198.51.100.7"),
            ("6.6.6.6, 198.51.100.7", "198.51.100.7"),
            ("6.6.6.6, 198.51.100.7, 10.2.3.4", "198.51.100.7"),
            ("198.51.100.7:4711", "198.51.100.7"),
            ("[2001:db8::1]:80", "2001:db8::1"),
            ("::ffff:198.51.100.7", "198.51.100.7"),
            ("nonsense, 10.2.3.4", "10.2.3.4"),
            ("unknown", "10.0.0.1"),
        ] {
            let said = [("x-forwarded-for", hops), ("x-forwarded-proto", "https"), ("x-forwarded-host", "b.example")];
            let told = (client.to_owned(), true, "b.example".to_owned());
            assert_eq!(arrive("10.0.0.1", &proxies(false), &said), told, "{hops}");
        }
    }

    #[test]
    fn the_standard_header_is_read_where_it_is_chosen() {
        let said = [
            ("forwarded", "for=6.6.6.6;proto=http, for=\"[2001:db8::7]:1\";proto=https;host=\"c.example:1\""),
            ("x-forwarded-for", "9.9.9.9"),
        ];
        let told = ("2001:db8::7".to_owned(), true, "c.example".to_owned());
        assert_eq!(arrive("::1", &proxies(true), &said), told);
    }

    #[test]
    fn what_is_no_host_is_none() {
        for (host, name) in [("a b", ""), ("me@a.example", ""), ("", ""), ("[::1]:80", "[::1]"), ("[::1]", "[::1]")] {
            assert_eq!(arrive("10.0.0.1", &Proxies::default(), &[("host", host)]).2, name);
        }
    }
}
