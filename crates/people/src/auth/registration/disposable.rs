//! Addresses whose mailboxes are thrown away after an hour: pure.
//!
//! `disposable.bin` is the filter of some 10,000 domains that offer them: five bytes of the SHA-256 of each (`scripts/disposable-domains` says from
//! where). A domain that is none of them looks like one in one of a hundred million cases. Nobody outside is asked.

use sha2::{Digest as _, Sha256};

/// Digests in order, big-endian.
static DOMAINS: &[u8] = include_bytes!("disposable.bin");

/// Bytes of a digest.
const PRINT: usize = 5;

/// Whether an address, as it is stored, is at one of these domains, or below one.
#[must_use]
pub fn is_disposable(email: &str) -> bool {
    let Some((_, domain)) = email.rsplit_once('@') else { return false };
    let below = domain.match_indices('.').map(|(at, _)| &domain[at + 1..]);
    std::iter::once(domain).chain(below).any(is_listed)
}

fn is_listed(domain: &str) -> bool {
    let digest = Sha256::digest(domain.as_bytes());
    let (prints, _) = DOMAINS.as_chunks::<PRINT>();
    prints.binary_search_by(|print| print.as_slice().cmp(&digest[..PRINT])).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mailboxes_that_are_thrown_away_are_known_by_their_domain() {
        for email in ["ada@mailinator.com", "ada@yopmail.com", "ada@box.mailinator.com"] {
            assert!(is_disposable(email), "{email}");
        }
        for email in [
            "ada@harbour.example",
            "ada@gmail.com",
            "mailinator.com@harbour.example",
            "ada@harbourmailinator.com",
            "ada",
            "@",
            "ada@com",
        ] {
            assert!(!is_disposable(email), "{email}");
        }
    }
}
