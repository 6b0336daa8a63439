//! The keys that sign tokens, and the only place where a JWT is made or read.
//!
//! The first key signs, all of them verify, and a token names its key by `kid`: to rotate, put a new key in front and drop
//! the old one when its last refresh token has expired (30 days).

use std::fmt;

use hmac::{Hmac, KeyInit as _, Mac as _};
use jsonwebtoken::jwk::{Jwk, JwkSet, PublicKeyUse};
use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey, Header, Validation};
use serde::Serialize;
use serde::de::DeserializeOwned;
use sha2::Sha256;

use crate::base::{Answer, Fault};
pub use crate::config::SigningKey;
use crate::config::TokenAlgorithm;

/// Sets the key pairs apart from every other use of the signing secrets.
const PAIR: &[u8] = b"timeweave token pair 1";

/// What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410).
const PKCS8: [u8; 16] = [0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20];

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
    /// No key pair can be made of it.
    #[error("the signing key `{0}` makes no key pair")]
    NoPair(String),
    /// Two keys of one name: a token could not say which one is meant.
    #[error("two signing keys are called `{0}`")]
    Twice(String),
}

/// Signs and verifies with HMAC-SHA256 and with Ed25519, and with nothing else.
///
/// Each signing key makes both: the secret itself, and a key pair that is derived from it, so that there is one list to keep and to rotate. A
/// token says by `kid` and `alg` which one it is signed with, and is verified with that one and in that way alone.
pub struct Keyring {
    kid: String,
    algorithm: Algorithm,
    shared: EncodingKey,
    pair: EncodingKey,
    verifying: Vec<Verifying>,
    public: Vec<Jwk>,
    issuer: String,
    audience: String,
}

struct Verifying {
    kid: String,
    algorithm: Algorithm,
    key: DecodingKey,
    validation: Validation,
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
        let pairs = keys.iter().map(pair).collect::<Result<Vec<_>, _>>()?;
        let shared = keys.iter().map(|key| Verifying {
            kid: key.kid.clone(),
            algorithm: Algorithm::HS256,
            key: DecodingKey::from_secret(key.secret.reveal().as_bytes()),
            validation: validation(Algorithm::HS256, issuer, audience),
        });
        let mut verifying: Vec<Verifying> = shared.collect();
        for (_, jwk) in &pairs {
            let kid = jwk.common.key_id.clone().unwrap_or_default();
            let key = DecodingKey::from_jwk(jwk).map_err(|_| KeyError::NoPair(kid.clone()))?;
            let validation = validation(Algorithm::EdDSA, issuer, audience);
            verifying.push(Verifying { kid, algorithm: Algorithm::EdDSA, key, validation });
        }
        Ok(Self {
            kid: first.kid.clone(),
            algorithm: Algorithm::HS256,
            shared: EncodingKey::from_secret(first.secret.reveal().as_bytes()),
            pair: pair(first)?.0,
            verifying,
            public: pairs.into_iter().map(|(_, jwk)| jwk).collect(),
            issuer: issuer.to_owned(),
            audience: audience.to_owned(),
        })
    }

    /// The same keys, signing in this way from now on.
    #[must_use]
    pub fn signing_with(mut self, algorithm: TokenAlgorithm) -> Self {
        self.algorithm = match algorithm {
            TokenAlgorithm::Hs256 => Algorithm::HS256,
            TokenAlgorithm::EdDsa => Algorithm::EdDSA,
        };
        self
    }

    /// What a service beside us needs to verify our tokens (RFC 7517); no key where they are signed with a shared secret.
    #[must_use]
    pub fn public(&self) -> JwkSet {
        JwkSet { keys: if self.algorithm == Algorithm::EdDSA { self.public.clone() } else { Vec::new() } }
    }

    /// Makes a token of claims.
    ///
    /// # Errors
    /// A fault if the claims cannot be written as JSON.
    pub fn sign<C: Serialize>(&self, claims: &C) -> Answer<String> {
        let addressed = Addressed { claims, iss: &self.issuer, aud: &self.audience };
        let mut header = Header::new(self.algorithm);
        header.kid = Some(self.kid.clone());
        let key = if self.algorithm == Algorithm::EdDSA { &self.pair } else { &self.shared };
        Ok(jsonwebtoken::encode(&header, &addressed, key).map_err(Fault::new)?)
    }

    /// The claims of a token that one of our keys signed, from us and for us. Whether its time has come or gone, and what
    /// it may be used for, is for the reader of the claims to say.
    #[must_use]
    pub fn read<C: DeserializeOwned>(&self, token: &str) -> Option<C> {
        let header = jsonwebtoken::decode_header(token).ok()?;
        let named = header.kid?;
        let with = self.verifying.iter().find(|with| with.kid == named && with.algorithm == header.alg)?;
        jsonwebtoken::decode(token, &with.key, &with.validation).ok().map(|data| data.claims)
    }
}

/// The key pair that a signing key makes: what signs, and its public half.
fn pair(key: &SigningKey) -> Result<(EncodingKey, Jwk), KeyError> {
    let seed = keyed(&keyed(key.secret.reveal().as_bytes()).chain_update(PAIR).finalize().into_bytes());
    let seed = seed.chain_update(PAIR).finalize().into_bytes();
    let signing = EncodingKey::from_ed_der(&[&PKCS8[..], &seed[..]].concat());
    let mut jwk = Jwk::from_encoding_key(&signing, Algorithm::EdDSA).map_err(|_| KeyError::NoPair(key.kid.clone()))?;
    jwk.common.key_id = Some(key.kid.clone());
    jwk.common.public_key_use = Some(PublicKeyUse::Signature);
    Ok((signing, jwk))
}

fn keyed(secret: &[u8]) -> Hmac<Sha256> {
    Hmac::new_from_slice(secret).expect("HMAC takes keys of any length")
}

/// Everything but time: that comes from the call's clock, not from the machine's.
fn validation(algorithm: Algorithm, issuer: &str, audience: &str) -> Validation {
    let mut validation = Validation::new(algorithm);
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
        let kids: Vec<&str> = self.verifying.iter().map(|with| with.kid.as_str()).collect();
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
    fn a_key_pair_signs_what_both_ways_verify_and_only_its_public_half_is_told() {
        let (one, two) = (key("one", &"k".repeat(SHORTEST_SECRET)), key("two", &"l".repeat(SHORTEST_SECRET)));
        let keyring = || Keyring::new(&[one.clone(), two.clone()], "i", "a").unwrap();
        let claims = serde_json::json!({ "exp": 2, "nbf": 1, "user_id": 7 });
        let signed = keyring().signing_with(TokenAlgorithm::EdDsa);
        let (token, shared) = (signed.sign(&claims).unwrap(), keyring().sign(&claims).unwrap());
        assert_eq!(jsonwebtoken::decode_header(&token).unwrap().alg, Algorithm::EdDSA);
        assert_eq!(jsonwebtoken::decode_header(&shared).unwrap().alg, Algorithm::HS256);
        for (reader, token) in [(&signed, &token), (&keyring(), &token), (&signed, &shared)] {
            assert_eq!(reader.read::<serde_json::Value>(token).unwrap()["user_id"], 7);
        }
        let other = Keyring::new(&[key("one", &"m".repeat(SHORTEST_SECRET))], "i", "a").unwrap();
        assert!(other.read::<serde_json::Value>(&token).is_none());

        assert!(keyring().public().keys.is_empty());
        let told = serde_json::to_value(signed.public()).unwrap();
        assert_eq!(told["keys"].as_array().unwrap().len(), 2);
        let mut first = told["keys"][0].clone();
        let x = first["x"].take();
        assert_eq!(x.as_str().unwrap().len(), 43);
        assert_eq!(
            first,
            serde_json::json!({ "kty": "OKP", "crv": "Ed25519", "alg": "EdDSA", "use": "sig", "kid": "one", "x": null })
        );

        // Whoever signs with the public half as if it were a shared secret gets nowhere.
        let mut header = Header::new(Algorithm::HS256);
        header.kid = Some("one".to_owned());
        let addressed = serde_json::json!({ "exp": 2, "nbf": 1, "iss": "i", "aud": "a" });
        let forged =
            jsonwebtoken::encode(&header, &addressed, &EncodingKey::from_secret(x.as_str().unwrap().as_bytes()));
        assert!(signed.read::<serde_json::Value>(&forged.unwrap()).is_none());
    }

    #[test]
    fn keys_are_not_printed() {
        let secret = "secret-secret-secret-secret-secret";
        let keyring = Keyring::new(&[key("one", secret)], "i", "a").unwrap();
        assert!(!format!("{keyring:?}{:?}", key("one", secret)).contains("secret-secret"));
    }
}
