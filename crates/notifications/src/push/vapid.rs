//! How push services know who calls: a token a service, signed with this installation's key (RFC 8292).

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::TimeDelta;
use jsonwebtoken::{Algorithm, EncodingKey, Header};
use p256::SecretKey;
use p256::elliptic_curve::sec1::ToEncodedPoint as _;
use serde::Serialize;

use crate::base::{Answer, Fault, Timestamp};
use crate::config::{Contact, VapidKey};

/// A token lasts so long; the standard allows 24 hours.
const LASTS: TimeDelta = TimeDelta::hours(12);

/// A token that ends sooner is not used any more.
const SPARE: TimeDelta = TimeDelta::hours(1);

/// Tokens of so many services are kept. There are a handful; more only if somebody makes services up.
const MOST_KEPT: usize = 256;

/// What stands before a private key of P-256 in PKCS #8 (RFC 5208, RFC 5915), which is all that the key's bytes lack.
const PKCS8: [u8; 35] = [
    0x30, 0x41, 0x02, 0x01, 0x00, 0x30, 0x13, 0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01, 0x06, 0x08, 0x2a,
    0x86, 0x48, 0xce, 0x3d, 0x03, 0x01, 0x07, 0x04, 0x27, 0x30, 0x25, 0x02, 0x01, 0x01, 0x04, 0x20,
];

#[derive(Serialize)]
struct Claims<'a> {
    aud: &'a str,
    exp: i64,
    sub: &'a str,
}

/// The key, and the tokens that it signed.
pub struct Vapid {
    public: String,
    signing: EncodingKey,
    subject: String,
    tokens: Mutex<HashMap<String, (String, Timestamp)>>,
}

impl Vapid {
    /// With this key, for services that turn to this contact.
    ///
    /// # Errors
    /// A fault if the key is none.
    pub fn new(key: &VapidKey, subject: &Contact) -> Answer<Self> {
        let bytes = URL_SAFE_NO_PAD.decode(key.0.reveal().trim_end_matches('=')).map_err(Fault::new)?;
        let secret = SecretKey::from_slice(&bytes).map_err(|_| Fault::new("the key for browsers is none"))?;
        Ok(Self {
            public: URL_SAFE_NO_PAD.encode(secret.public_key().to_encoded_point(false).as_bytes()),
            signing: EncodingKey::from_ec_der(&[&PKCS8[..], &bytes].concat()),
            subject: subject.as_str().to_owned(),
            tokens: Mutex::default(),
        })
    }

    /// What browsers subscribe with: an uncompressed point in base64url.
    #[must_use]
    pub fn public(&self) -> &str {
        &self.public
    }

    /// The `Authorization` for a service, by its origin.
    ///
    /// # Errors
    /// A fault if nothing can be signed.
    pub fn authorization(&self, origin: &str, now: Timestamp) -> Answer<String> {
        let mut tokens = self.tokens.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((token, ends)) = tokens.get(origin)
            && *ends - now > SPARE
            && *ends - now <= LASTS
        {
            return Ok(self.header(token));
        }
        let ends = now + LASTS;
        let claims = Claims { aud: origin, exp: ends.timestamp(), sub: &self.subject };
        let token = jsonwebtoken::encode(&Header::new(Algorithm::ES256), &claims, &self.signing).map_err(Fault::new)?;
        if tokens.len() >= MOST_KEPT {
            tokens.clear();
        }
        let header = self.header(&token);
        tokens.insert(origin.to_owned(), (token, ends));
        Ok(header)
    }

    fn header(&self, token: &str) -> String {
        format!("vapid t={token}, k={}", self.public)
    }
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;
    use jsonwebtoken::{DecodingKey, Validation};
    use serde_json::Value;

    use super::*;
    use crate::config::Config;

    fn vapid() -> Vapid {
        let key =
            VapidKey::of(&URL_SAFE_NO_PAD.decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw").unwrap()).unwrap();
        Vapid::new(&key, &Config::default().push.vapid_subject).unwrap()
    }

    fn claims(vapid: &Vapid, header: &str) -> Value {
        let token = header.strip_prefix("vapid t=").unwrap().split_once(',').unwrap().0;
        let point = URL_SAFE_NO_PAD.decode(vapid.public()).unwrap();
        let mut validation = Validation::new(Algorithm::ES256);
        validation.validate_exp = false;
        validation.validate_aud = false;
        jsonwebtoken::decode::<Value>(token, &DecodingKey::from_ec_der(&point), &validation).unwrap().claims
    }

    #[test]
    fn a_token_is_for_one_service_and_is_used_until_it_is_nearly_over() {
        let vapid = vapid();
        assert_eq!(
            vapid.public(),
            "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
        );
        let now = DateTime::UNIX_EPOCH + TimeDelta::days(20_000);
        let first = vapid.authorization("https://push.example", now).unwrap();
        assert!(first.ends_with(&format!(", k={}", vapid.public())));
        assert_eq!(
            claims(&vapid, &first),
            serde_json::json!({
                "aud": "https://push.example", "exp": (now + LASTS).timestamp(), "sub": "mailto:admin@localhost",
            })
        );
        assert_eq!(vapid.authorization("https://push.example", now + TimeDelta::hours(10)).unwrap(), first);
        let later = vapid.authorization("https://push.example", now + TimeDelta::hours(11)).unwrap();
        assert_ne!(later, first);
        let other = vapid.authorization("https://other.example", now).unwrap();
        assert_eq!(claims(&vapid, &other)["aud"], "https://other.example");
    }

    #[test]
    fn services_that_somebody_made_up_do_not_fill_the_memory() {
        let vapid = vapid();
        for n in 0..2 * MOST_KEPT + 10 {
            // The tokens themselves are not what this is about, and signing takes long in a debug build.
            let mut tokens = vapid.tokens.lock().unwrap();
            if tokens.len() < MOST_KEPT {
                tokens.insert(n.to_string(), (String::new(), DateTime::UNIX_EPOCH));
            }
        }
        vapid.authorization("https://push.example", DateTime::UNIX_EPOCH).unwrap();
        assert_eq!(vapid.tokens.lock().unwrap().len(), 1);
    }
}
