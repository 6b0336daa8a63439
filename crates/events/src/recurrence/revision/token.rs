//! Tokens of previews: what was previewed, which only this installation can read, and for a while.
//!
//! `errp1.<key>.<nonce, tag and text>`, both in base64url; AES-256-GCM with the first two parts as what is authenticated beside. A key is made of each signing
//! key; the first seals, all of them open. Source: spec events 13.3.

use aes_gcm::aead::{Aead as _, KeyInit as _, Payload};
use aes_gcm::{Aes256Gcm, Nonce};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, Mac as _};
use serde::{Deserialize, Serialize};
use sha2::Sha256;
use std::fmt;

use crate::base::{Chance, MemberId, TenantId, Timestamp};
use crate::model::EventId;
use kernel::config::SigningKey;

/// Sets these keys apart from every other use of the signing secrets.
const PURPOSE: &[u8] = b"timeweave event revision 1";

/// What a token begins with.
const KIND: &str = "errp1";

/// The longest token.
const LONGEST: usize = 8_192;

const NONCE: usize = 12;
const TAG: usize = 16;

/// What was previewed, and what everything stood at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Claims {
    /// Whose community.
    pub tenant: TenantId,
    /// Who previewed, as they sign in.
    pub caller: (TenantId, MemberId),
    /// The template.
    pub root: EventId,
    /// The occurrence from which on it changes.
    pub selected: EventId,
    /// What it is known by.
    pub recurrence_id: String,
    /// The change.
    pub patch_hash: String,
    /// Changes of the template.
    pub root_sequence: i64,
    /// The rule.
    pub rule_hash: String,
    /// Revisions so far.
    pub revision_version: i64,
    /// Changes of the set of occurrences so far.
    pub set_version: i64,
    /// All occurrences that it is about.
    pub checksum: String,
    /// When.
    pub issued_at: Timestamp,
    /// Until when.
    pub expires_at: Timestamp,
}

/// Keys made of the signing keys, in the same order.
#[derive(Clone)]
pub struct TokenKeys(Vec<(String, [u8; 32])>);

impl fmt::Debug for TokenKeys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0.iter().map(|(name, _)| name)).finish()
    }
}

impl TokenKeys {
    /// Derives one key of each signing key.
    #[must_use]
    pub fn of(keys: &[SigningKey]) -> Self {
        let derived = |key: &SigningKey| {
            let mut mac = <Hmac<Sha256> as hmac::KeyInit>::new_from_slice(key.secret.reveal().as_bytes()).ok()?;
            mac.update(PURPOSE);
            Some((key.kid.clone(), mac.finalize().into_bytes().into()))
        };
        Self(keys.iter().filter_map(derived).collect())
    }

    /// Seals claims; none if there is no key.
    #[must_use]
    pub fn seal(&self, claims: &Claims, chance: &Chance) -> Option<String> {
        let (name, key) = self.0.first()?;
        let head = format!("{KIND}.{}", URL_SAFE_NO_PAD.encode(name));
        let nonce: [u8; NONCE] = chance.bytes();
        let text = serde_json::to_vec(claims).ok()?;
        let payload = Payload { msg: &text, aad: head.as_bytes() };
        let sealed = Aes256Gcm::new_from_slice(key).ok()?.encrypt(&Nonce::from(nonce), payload).ok()?;
        let (text, tag) = sealed.split_at_checked(sealed.len().checked_sub(TAG)?)?;
        Some(format!("{head}.{}", URL_SAFE_NO_PAD.encode([&nonce, tag, text].concat())))
    }

    /// What a token says, if it is one of ours.
    #[must_use]
    pub fn open(&self, token: &str) -> Option<Claims> {
        if token.len() > LONGEST {
            return None;
        }
        let (head, body) = token.rsplit_once('.')?;
        let name = head.strip_prefix(KIND)?.strip_prefix('.')?;
        let name = String::from_utf8(URL_SAFE_NO_PAD.decode(name).ok()?).ok()?;
        let body = URL_SAFE_NO_PAD.decode(body).ok()?;
        let (nonce, rest) = body.split_first_chunk::<NONCE>()?;
        let (tag, text) = rest.split_first_chunk::<TAG>()?;
        let sealed = [text, tag.as_slice()].concat();
        let (_, key) = self.0.iter().find(|(known, _)| *known == name)?;
        let payload = Payload { msg: &sealed, aad: head.as_bytes() };
        let text = Aes256Gcm::new_from_slice(key).ok()?.decrypt(&Nonce::from(*nonce), payload).ok()?;
        serde_json::from_slice(&text).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::Secret;

    #[test]
    fn a_token_says_what_was_sealed_and_nothing_else_opens() {
        let key = |kid: &str, secret: &str| SigningKey { kid: kid.into(), secret: Secret::new(secret.to_owned()) };
        let keys = TokenKeys::of(&[key("a", "one"), key("b", "two")]);
        let at = chrono::DateTime::UNIX_EPOCH;
        let claims = Claims {
            tenant: TenantId::from(1),
            caller: (TenantId::from(1), MemberId::from(2)),
            root: EventId::from(3),
            selected: EventId::from(4),
            recurrence_id: "20300501T170000Z".into(),
            patch_hash: "x".into(),
            root_sequence: 0,
            rule_hash: "y".into(),
            revision_version: 0,
            set_version: 3,
            checksum: "z".into(),
            issued_at: at,
            expires_at: at,
        };
        let token = keys.seal(&claims, &Chance::seeded(7)).unwrap();
        assert_eq!(keys.open(&token), Some(claims.clone()));
        assert_eq!(TokenKeys::of(&[key("b", "two"), key("a", "one")]).open(&token), Some(claims));
        assert_eq!(TokenKeys::of(&[key("a", "other")]).open(&token), None);
        for (place, letter) in token.char_indices().skip(KIND.len() + 1) {
            let other = if letter == 'A' { 'B' } else { 'A' };
            let mut forged = token.clone();
            forged.replace_range(place..=place, &other.to_string());
            if letter != '.' {
                assert!(keys.open(&forged).is_none_or(|read| read.root == EventId::from(3)), "{place}");
            }
        }
        for text in ["", "errp1", "errp1.YQ", "errp1.YQ.", "errp2.YQ.AAAA", "errp1.YQ.AAAA"] {
            assert_eq!(keys.open(text), None, "{text}");
        }
    }
}
