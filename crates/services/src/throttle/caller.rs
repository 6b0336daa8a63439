//! What counts as one caller when nobody is signed in.

use std::net::{IpAddr, Ipv6Addr};

/// An address as whatever counts callers sees it. Whoever has one address of a version 6 network usually has all 2^64 of it, so the first 64
/// bits count, and the rest is zero; a version 4 address in version 6 clothes is itself.
#[must_use]
pub fn whereabouts(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
    }
}

/// The same in words, for the key of a limit.
#[must_use]
pub fn address_key(address: IpAddr) -> String {
    match whereabouts(address) {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(network) => format!("{network}/64"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_6_network_is_one_caller() {
        for (address, key) in [
            ("192.0.2.7", "192.0.2.7"),
            ("::ffff:192.0.2.7", "192.0.2.7"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
            ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
            ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ] {
            assert_eq!(address_key(address.parse().unwrap()), key, "{address}");
        }
    }
}
