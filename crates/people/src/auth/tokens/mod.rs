//! Access tokens and refresh families.
//!
//! A login opens a family; each refresh token of it is exchanged once, for an access token and its successor. States and
//! moves: `model`. Keys: `keys`. What the tokens say: `claims`.

pub mod actions;
pub mod claims;
pub mod keys;
pub mod model;
pub mod store;

#[cfg(test)]
mod attacks;

use sha2::{Digest as _, Sha256};

pub use claims::{ACCESS_SECONDS, AccessClaims, FAMILY_SECONDS, RefreshClaims};
pub use keys::{KeyError, Keyring, SigningKey};

/// What the database keeps of a family id, a token id or a session id. They are 256 random bits, so a plain digest cannot be
/// turned back.
#[must_use]
pub fn digest(id: &str) -> [u8; 32] {
    Sha256::digest(id.as_bytes()).into()
}
