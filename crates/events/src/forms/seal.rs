//! Answers are sealed where they are kept.
//!
//! `ea1.<key>.<nonce, text and tag>`, both in base64url; AES-256-GCM. What is authenticated beside are the first two parts, the community, the event, the member and the
//! question, so that an answer that is moved to another row opens nowhere. A key is made of each signing key; the first seals, all of them open. What an old one sealed
//! is sealed anew as time goes by (`tasks`); until then the old one has to stay among the signing keys.

use std::fmt;

use aes_gcm::aead::{Aead as _, KeyInit as _, Payload};
use aes_gcm::{Aes256Gcm, Nonce};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, Mac as _};
use kernel::config::SigningKey;
use sha2::Sha256;

use super::model::Whose;
use crate::base::{Chance, TenantId};

/// Sets these keys apart from every other use of the signing secrets.
const PURPOSE: &[u8] = b"timeweave event answers 1";

/// What everything sealed begins with.
const KIND: &str = "ea1";

const NONCE: usize = 12;

/// Keys made of the signing keys, in the same order.
#[derive(Clone)]
pub struct AnswerKeys(Vec<(String, [u8; 32])>);

impl fmt::Debug for AnswerKeys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0.iter().map(|(name, _)| name)).finish()
    }
}

impl AnswerKeys {
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

    /// The name of the key that seals; none if there is none.
    #[must_use]
    pub fn current(&self) -> Option<&str> {
        self.0.first().map(|(name, _)| name.as_str())
    }

    /// Seals an answer; none if there is no key.
    #[must_use]
    pub fn seal(&self, tenant: TenantId, place: (Whose, &str), text: &str, chance: &Chance) -> Option<String> {
        let (name, key) = self.0.first()?;
        let head = format!("{KIND}.{}", URL_SAFE_NO_PAD.encode(name));
        let nonce: [u8; NONCE] = chance.bytes();
        let beside = beside(&head, tenant, place);
        let payload = Payload { msg: text.as_bytes(), aad: beside.as_bytes() };
        let sealed = Aes256Gcm::new_from_slice(key).ok()?.encrypt(&Nonce::from(nonce), payload).ok()?;
        Some(format!("{head}.{}", URL_SAFE_NO_PAD.encode([nonce.as_slice(), &sealed].concat())))
    }

    /// What was sealed there; none for what was not, and if its key is gone.
    #[must_use]
    pub fn open(&self, tenant: TenantId, place: (Whose, &str), sealed: &str) -> Option<String> {
        let (head, body) = sealed.rsplit_once('.')?;
        let name = head.strip_prefix(KIND)?.strip_prefix('.')?;
        let name = String::from_utf8(URL_SAFE_NO_PAD.decode(name).ok()?).ok()?;
        let body = URL_SAFE_NO_PAD.decode(body).ok()?;
        let (nonce, sealed) = body.split_first_chunk::<NONCE>()?;
        let (_, key) = self.0.iter().find(|(known, _)| *known == name)?;
        let beside = beside(head, tenant, place);
        let payload = Payload { msg: sealed, aad: beside.as_bytes() };
        let text = Aes256Gcm::new_from_slice(key).ok()?.decrypt(&Nonce::from(*nonce), payload).ok()?;
        String::from_utf8(text).ok()
    }
}

/// Keys of questions have no colon.
fn beside(head: &str, tenant: TenantId, (whose, question): (Whose, &str)) -> String {
    format!("{head}:{}:{}:{}:{question}", tenant.get(), whose.event.get(), whose.member.get())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::{MemberId, Secret};
    use crate::model::EventId;

    fn key(kid: &str, secret: &str) -> SigningKey {
        SigningKey { kid: kid.into(), secret: Secret::new(secret.to_owned()) }
    }

    fn whose(event: i64, member: i64) -> Whose {
        Whose { event: EventId::from(event), member: MemberId::from(member) }
    }

    #[test]
    fn an_answer_opens_where_it_was_sealed_and_nowhere_else() {
        let (here, chance) = (TenantId::from(1), Chance::seeded(7));
        let old = AnswerKeys::of(&[key("a", "one")]);
        let both = AnswerKeys::of(&[key("b", "two"), key("a", "one")]);
        let place = (whose(2, 3), "food");
        let sealed = old.seal(here, place, "\"Vegan\"", &chance).unwrap();
        assert!(sealed.starts_with("ea1.") && !sealed.contains("Vegan"));
        assert_ne!(old.seal(here, place, "\"Vegan\"", &chance).unwrap(), sealed, "no two are alike");
        assert_eq!(old.open(here, place, &sealed).as_deref(), Some("\"Vegan\""));
        assert_eq!(both.open(here, place, &sealed).as_deref(), Some("\"Vegan\""));
        assert_eq!((old.current(), both.current()), (Some("a"), Some("b")));
        assert_eq!(AnswerKeys::of(&[key("b", "two")]).open(here, place, &sealed), None, "the key is gone");
        for (tenant, place) in [
            (2, (whose(2, 3), "food")),
            (1, (whose(4, 3), "food")),
            (1, (whose(2, 4), "food")),
            (1, (whose(2, 3), "drink")),
        ] {
            assert_eq!(old.open(TenantId::from(tenant), place, &sealed), None);
        }
        for (at, letter) in sealed.char_indices().skip(KIND.len() + 1) {
            let mut forged = sealed.clone();
            forged.replace_range(at..=at, if letter == 'A' { "B" } else { "A" });
            assert!(forged == sealed || old.open(here, place, &forged).is_none_or(|text| text == "\"Vegan\""), "{at}");
        }
        for text in ["", "x", "ea1", "ea1.YQ", "ea1.YQ.", "ea1.YQ.AAAA", "ea2.YQ.AAAA"] {
            assert_eq!(old.open(here, place, text), None, "{text}");
        }
        assert_eq!(AnswerKeys::of(&[]).seal(here, place, "x", &chance), None);
    }
}
