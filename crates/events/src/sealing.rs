//! Texts that only this installation can read, and only where they belong: as they are kept, or as a caller hands them back.
//!
//! `<kind>.<key>.<nonce, tag and text>`, the last two in base64url; AES-256-GCM. What is authenticated beside are the first two parts and where the text belongs. A key is made of each
//! signing key; the first seals, all of them open.

use std::fmt;

use aes_gcm::aead::{Aead as _, KeyInit as _, Payload};
use aes_gcm::{Aes256Gcm, Nonce};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, Mac as _};
use kernel::config::SigningKey;
use sha2::Sha256;

use crate::base::Chance;

const NONCE: usize = 12;
const TAG: usize = 16;

/// Keys made of the signing keys for one use, in the same order.
#[derive(Clone)]
pub struct SealingKeys {
    kind: &'static str,
    keys: Vec<(String, [u8; 32])>,
}

impl fmt::Debug for SealingKeys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.keys.iter().map(|(name, _)| name)).finish()
    }
}

impl SealingKeys {
    /// Derives one key of each signing key. The purpose sets them apart from every other use of the signing secrets; what is sealed begins with the kind.
    #[must_use]
    pub fn of(keys: &[SigningKey], purpose: &[u8], kind: &'static str) -> Self {
        let derived = |key: &SigningKey| {
            let mut mac = <Hmac<Sha256> as hmac::KeyInit>::new_from_slice(key.secret.reveal().as_bytes()).ok()?;
            mac.update(purpose);
            Some((key.kid.clone(), mac.finalize().into_bytes().into()))
        };
        Self { kind, keys: keys.iter().filter_map(derived).collect() }
    }

    /// The name of the key that seals; none if there is none.
    #[must_use]
    pub fn current(&self) -> Option<&str> {
        self.keys.first().map(|(name, _)| name.as_str())
    }

    /// The names of the keys that seal no more, and open still.
    #[must_use]
    pub fn retired(&self) -> Vec<String> {
        self.keys.iter().skip(1).map(|(name, _)| name.clone()).collect()
    }

    /// Seals a text for the place where it belongs; none if there is no key.
    #[must_use]
    pub fn seal(&self, place: &str, text: &[u8], chance: &Chance) -> Option<String> {
        let (name, key) = self.keys.first()?;
        let head = format!("{}.{}", self.kind, URL_SAFE_NO_PAD.encode(name));
        let nonce: [u8; NONCE] = chance.bytes();
        let beside = format!("{head}{place}");
        let payload = Payload { msg: text, aad: beside.as_bytes() };
        let sealed = Aes256Gcm::new_from_slice(key).ok()?.encrypt(&Nonce::from(nonce), payload).ok()?;
        let (text, tag) = sealed.split_at_checked(sealed.len().checked_sub(TAG)?)?;
        Some(format!("{head}.{}", URL_SAFE_NO_PAD.encode([&nonce, tag, text].concat())))
    }

    /// What was sealed for a place; none for what was not, and if its key is gone.
    #[must_use]
    pub fn open(&self, place: &str, sealed: &str) -> Option<Vec<u8>> {
        let (head, body) = sealed.rsplit_once('.')?;
        let name = head.strip_prefix(self.kind)?.strip_prefix('.')?;
        let name = String::from_utf8(URL_SAFE_NO_PAD.decode(name).ok()?).ok()?;
        let body = URL_SAFE_NO_PAD.decode(body).ok()?;
        let (nonce, rest) = body.split_first_chunk::<NONCE>()?;
        let (tag, text) = rest.split_first_chunk::<TAG>()?;
        let sealed = [text, tag.as_slice()].concat();
        let (_, key) = self.keys.iter().find(|(known, _)| *known == name)?;
        let beside = format!("{head}{place}");
        let payload = Payload { msg: &sealed, aad: beside.as_bytes() };
        Aes256Gcm::new_from_slice(key).ok()?.decrypt(&Nonce::from(*nonce), payload).ok()
    }

    /// The same of a text in words.
    #[must_use]
    pub fn open_text(&self, place: &str, sealed: &str) -> Option<String> {
        String::from_utf8(self.open(place, sealed)?).ok()
    }
}
