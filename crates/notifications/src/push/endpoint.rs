//! Where messages to browsers may go. A member names the address and this program calls it, so it must not lead into the house: only to
//! public addresses, only over TLS on its own port, and what a name stands for is looked at when it is called, not before.

use std::error::Error;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::LazyLock;

use ipnet::IpNet;
use reqwest::Url;
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use url_host::Host;

use crate::language::Sentence;
use crate::say;

/// The longest address.
pub const LONGEST: usize = 2_048;

/// Networks that are no part of the public internet (IANA, "Special-Purpose Address Registry" of both families), and of IPv6 everything
/// outside the part that is given out (`2000::/3`), which [`is_public`] asks for.
const SPECIAL: &[&str] = &[
    // This network, private ones, carriers' own.
    "0.0.0.0/8",
    "10.0.0.0/8",
    "100.64.0.0/10",
    "172.16.0.0/12",
    "192.168.0.0/16",
    // This machine, this link.
    "127.0.0.0/8",
    "169.254.0.0/16",
    // Protocols, documentation, benchmarks, relays.
    "192.0.0.0/24",
    "192.0.2.0/24",
    "192.88.99.0/24",
    "198.18.0.0/15",
    "198.51.100.0/24",
    "203.0.113.0/24",
    // Many at once, and what nobody has.
    "224.0.0.0/4",
    "240.0.0.0/4",
    // Of IPv6: protocols with Teredo, documentation, IPv4 inside, segment routing.
    "2001::/23",
    "2001:db8::/32",
    "2002::/16",
    "3fff::/20",
];

static NETWORKS: LazyLock<Vec<IpNet>> =
    LazyLock::new(|| SPECIAL.iter().filter_map(|network| network.parse().ok()).collect());

/// Whether an address is one of the public internet.
#[must_use]
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(_) => !NETWORKS.iter().any(|network| network.contains(&address)),
        IpAddr::V6(six) => match translated(six) {
            Some(four) => is_public(IpAddr::V4(four)),
            None => six.segments()[0] & 0xe000 == 0x2000 && !NETWORKS.iter().any(|network| network.contains(&address)),
        },
    }
}

/// The IPv4 address behind one that a network without IPv4 uses for it (RFC 6052, `64:ff9b::/96`).
fn translated(six: Ipv6Addr) -> Option<Ipv4Addr> {
    let [0x64, 0xff9b, 0, 0, 0, 0, high, low] = six.segments() else { return None };
    Some(Ipv4Addr::from(u32::from(high) << 16 | u32::from(low)))
}

/// Who may be called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// The public internet.
    Public,
    /// And this machine, over plain HTTP and on any port. For tests alone.
    Loopback,
}

/// Why an address is not called. Says nothing that a member did not say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// It cannot be read.
    Unreadable,
    /// It is not `https`.
    Plain,
    /// It names a user or a password.
    Named,
    /// It names a port.
    Port,
    /// It is not on the public internet.
    Private,
}

impl Unfit {
    /// What the member is told.
    #[must_use]
    pub fn sentence(self) -> Sentence {
        match self {
            Self::Unreadable => say!("endpoint-invalid"),
            Self::Plain => say!("endpoint-not-https"),
            Self::Named => say!("endpoint-with-user"),
            Self::Port => say!("endpoint-with-port"),
            Self::Private => say!("endpoint-not-public"),
        }
    }
}

/// What an address stands for, if it may be called. A name is not looked up: that is done when it is called, by [`Resolver`].
///
/// # Errors
/// See [`Unfit`].
pub fn check(address: &str, reach: Reach) -> Result<Url, Unfit> {
    let plain =
        address.len() <= LONGEST && !address.contains(|letter: char| letter.is_control() || letter.is_whitespace());
    let url = Url::parse(address).ok().filter(|_| plain).ok_or(Unfit::Unreadable)?;
    let host = Host::of(&url).ok_or(Unfit::Unreadable)?;
    if !url.username().is_empty() || url.password().is_some() {
        return Err(Unfit::Named);
    }
    let here = reach == Reach::Loopback && host.is_loopback();
    match url.scheme() {
        "https" => {}
        "http" if here => {}
        "http" => return Err(Unfit::Plain),
        _ => return Err(Unfit::Unreadable),
    }
    if url.port().is_some() && !here {
        return Err(Unfit::Port);
    }
    match host {
        _ if here => {}
        Host::Address(address) if is_public(address) => {}
        Host::Name(name) if is_public_name(name) => {}
        Host::Address(_) | Host::Name(_) => return Err(Unfit::Private),
    }
    Ok(url)
}

/// Names that never stand for something on the public internet (RFC 6761, 6762, 9476 and the reserved `internal`).
fn is_public_name(name: &str) -> bool {
    let name = name.trim_end_matches('.');
    let last = name.rsplit('.').next().unwrap_or_default();
    name.contains('.') && !["localhost", "local", "internal", "test", "invalid", "onion", "alt", "arpa"].contains(&last)
}

/// Looks names up and gives only those addresses that may be called: the very ones that are connected to, so that a name that stands for
/// something else a moment later leads nowhere.
#[derive(Clone, Copy, Debug)]
pub struct Resolver(pub Reach);

impl Resolve for Resolver {
    fn resolve(&self, name: Name) -> Resolving {
        let Self(reach) = *self;
        Box::pin(async move {
            // Port 0: whoever connects puts the right one there.
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let fit: Vec<SocketAddr> = found.filter(|found| may_call(found.ip(), reach)).collect();
            if fit.is_empty() {
                return Err(Box::new(NotPublic) as Box<dyn Error + Send + Sync>);
            }
            Ok(Box::new(fit.into_iter()) as Addrs)
        })
    }
}

fn may_call(address: IpAddr, reach: Reach) -> bool {
    is_public(address) || (reach == Reach::Loopback && address.is_loopback())
}

/// A name stands for no public address.
#[derive(Clone, Copy, Debug)]
pub struct NotPublic;

impl fmt::Display for NotPublic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name stands for no public address")
    }
}

impl Error for NotPublic {}

/// Whether it was [`Resolver`] that did not let us call.
#[must_use]
pub fn is_not_public(error: &(dyn Error + 'static)) -> bool {
    std::iter::successors(Some(error), |&error| error.source()).any(|error| error.is::<NotPublic>())
}

/// The host of a URL, which the library that reads it tells as text.
mod url_host {
    use std::net::IpAddr;

    use reqwest::Url;

    pub(super) enum Host<'u> {
        Address(IpAddr),
        Name(&'u str),
    }

    impl<'u> Host<'u> {
        /// Numbers in any spelling are addresses: the library has made them plain.
        pub(super) fn of(url: &'u Url) -> Option<Self> {
            let text = url.host_str().filter(|text| !text.is_empty())?;
            let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
            Some(bare.parse().map_or(Self::Name(text), Self::Address))
        }

        pub(super) fn is_loopback(&self) -> bool {
            match self {
                Self::Address(address) => address.is_loopback(),
                Self::Name(name) => *name == "localhost",
            }
        }
    }
}

#[cfg(test)]
mod tests;
