//! The keys that sign tokens, and the only place where a JWT is made or read.
//!
//! The first key signs, all of them verify, and a token names its key by `kid`: to rotate, put a new key in front and drop
//! the old one when its last refresh token has expired (30 days).

use std::fmt;

use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey, Header, Validation};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::base::{Answer, Fault};
pub use crate::config::SigningKey;

/// The shortest secret that is accepted, in bytes: as long as the digest that it keys (RFC 7518, 3.2).
pub const SHORTEST_SECRET: usize = 32;

/// Why a set of keys cannot be used.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum KeyError {
    /// Nothing to sign with.
    #[error("at least one signing key is needed")]
    None,
    /// Guessable by machine.
    #[error("the secret of signing key `{0}` is shorter than {SHORTEST_SECRET} bytes")]
    Short(String),
    /// Two keys of one name: a token could not say which one is meant.
    #[error("two signing keys are called `{0}`")]
    Twice(String),
}

/// Signs and verifies with HMAC-SHA256 and with nothing else.
pub struct Keyring {
    header: Header,
    signing: EncodingKey,
    verifying: Vec<(String, DecodingKey)>,
    validation: Validation,
    issuer: String,
    audience: String,
}

/// Claims with who speaks and for whom.
#[derive(Serialize)]
struct Addressed<'a, C> {
    #[serde(flatten)]
    claims: &'a C,
    iss: &'a str,
    aud: &'a str,
}

impl Keyring {
    /// Checks the keys and makes them ready.
    ///
    /// # Errors
    /// See [`KeyError`].
    pub fn new(keys: &[SigningKey], issuer: &str, audience: &str) -> Result<Self, KeyError> {
        let first = keys.first().ok_or(KeyError::None)?;
        for (index, key) in keys.iter().enumerate() {
            if key.secret.reveal().len() < SHORTEST_SECRET {
                return Err(KeyError::Short(key.kid.clone()));
            }
            if keys.iter().take(index).any(|earlier| earlier.kid == key.kid) {
                return Err(KeyError::Twice(key.kid.clone()));
            }
        }
        let mut header = Header::new(Algorithm::HS256);
        header.kid = Some(first.kid.clone());
        Ok(Self {
            header,
            signing: EncodingKey::from_secret(first.secret.reveal().as_bytes()),
            verifying: keys
                .iter()
                .map(|key| (key.kid.clone(), DecodingKey::from_secret(key.secret.reveal().as_bytes())))
                .collect(),
            validation: validation(issuer, audience),
            issuer: issuer.to_owned(),
            audience: audience.to_owned(),
        })
    }

    /// Makes a token of claims.
    ///
    /// # Errors
    /// A fault if the claims cannot be written as JSON.
    pub fn sign<C: Serialize>(&self, claims: &C) -> Answer<String> {
        let addressed = Addressed { claims, iss: &self.issuer, aud: &self.audience };
        Ok(jsonwebtoken::encode(&self.header, &addressed, &self.signing).map_err(Fault::new)?)
    }

    /// The claims of a token that one of our keys signed, from us and for us. Whether its time has come or gone, and what
    /// it may be used for, is for the reader of the claims to say.
    #[must_use]
    pub fn read<C: DeserializeOwned>(&self, token: &str) -> Option<C> {
        let named = jsonwebtoken::decode_header(token).ok()?.kid?;
        let (_, key) = self.verifying.iter().find(|(kid, _)| *kid == named)?;
        jsonwebtoken::decode(token, key, &self.validation).ok().map(|data| data.claims)
    }
}

/// Everything but time: that comes from the call's clock, not from the machine's.
fn validation(issuer: &str, audience: &str) -> Validation {
    let mut validation = Validation::new(Algorithm::HS256);
    validation.set_required_spec_claims(&["exp", "nbf", "iss", "aud"]);
    validation.set_issuer(&[issuer]);
    validation.set_audience(&[audience]);
    validation.validate_exp = false;
    validation.validate_nbf = false;
    validation.leeway = 0;
    validation
}

impl fmt::Debug for Keyring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kids: Vec<&str> = self.verifying.iter().map(|(kid, _)| kid.as_str()).collect();
        f.debug_struct("Keyring").field("kids", &kids).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::Secret;

    fn key(kid: &str, secret: &str) -> SigningKey {
        SigningKey { kid: kid.to_owned(), secret: Secret::new(secret) }
    }

    #[test]
    fn a_weak_or_ambiguous_set_of_keys_is_refused() {
        let long = "k".repeat(SHORTEST_SECRET);
        for (keys, error) in [
            (vec![], KeyError::None),
            (vec![key("a", "short")], KeyError::Short("a".to_owned())),
            (vec![key("a", &long), key("a", &long)], KeyError::Twice("a".to_owned())),
        ] {
            assert_eq!(Keyring::new(&keys, "i", "a").err(), Some(error));
        }
    }

    #[test]
    fn keys_are_not_printed() {
        let secret = "secret-secret-secret-secret-secret";
        let keyring = Keyring::new(&[key("one", secret)], "i", "a").unwrap();
        assert!(!format!("{keyring:?}{:?}", key("one", secret)).contains("secret-secret"));
    }
}
