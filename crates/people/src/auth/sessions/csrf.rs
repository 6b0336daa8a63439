//! Proof that a request of a browser comes from one of our own pages (spec platform 2.5).
//!
//! The token is an HMAC over the session id: it stays the same as long as the session does, needs no row, and whoever cannot
//! read the cookie cannot make it. Requests with a bearer token need none: no browser adds that header by itself.

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

use crate::auth::Auth;
use crate::auth::tokens::SigningKey;
use crate::base::Secret;
use crate::base::text::{hex, unhex};

/// The header that carries the proof.
pub const HEADER: &str = "x-csrf-token";

/// Sets these keys apart from every other use of the signing secrets.
const PURPOSE: &[u8] = b"timeweave csrf 1";

/// Keys made of the signing secrets, in the same order: the first makes tokens, all of them are accepted.
pub struct CsrfKeys(Vec<Hmac<Sha256>>);

impl CsrfKeys {
    /// Derives one key of each signing key.
    #[must_use]
    pub fn of(keys: &[SigningKey]) -> Self {
        Self(
            keys.iter()
                .map(|key| keyed(&keyed(key.secret.reveal().as_bytes()).chain_update(PURPOSE).finalize().into_bytes()))
                .collect(),
        )
    }
}

/// The token of a session: 64 lower-case hex digits.
#[must_use]
pub fn token(auth: &Auth, session: &Secret) -> String {
    auth.csrf.0.first().map_or_else(String::new, |key| {
        hex(&key.clone().chain_update(session.reveal().as_bytes()).finalize().into_bytes())
    })
}

/// Whether `shown` is the token of the session. Takes as long for a near miss as for a far one.
#[must_use]
pub fn valid(auth: &Auth, session: &Secret, shown: &str) -> bool {
    let Some(shown) = unhex::<32>(shown) else { return false };
    auth.csrf.0.iter().any(|key| key.clone().chain_update(session.reveal().as_bytes()).verify_slice(&shown).is_ok())
}

fn keyed(secret: &[u8]) -> Hmac<Sha256> {
    Hmac::new_from_slice(secret).expect("HMAC takes keys of any length")
}
