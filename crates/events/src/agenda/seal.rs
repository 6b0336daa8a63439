//! Addresses of resources as they are kept: only this installation can read them, and only for the community that they are of.
//!
//! `evr1.<key>.<nonce, text and tag>`, both in base64url; AES-256-GCM with the first two parts and the community as what is authenticated beside. A key is made of each signing
//! key; the first seals, all of them open.

use std::fmt;

use aes_gcm::aead::{Aead as _, KeyInit as _, Payload};
use aes_gcm::{Aes256Gcm, Nonce};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, Mac as _};
use kernel::config::SigningKey;
use sha2::Sha256;

use crate::base::{Chance, TenantId};

/// Sets these keys apart from every other use of the signing secrets.
const PURPOSE: &[u8] = b"timeweave event agenda 1";

/// What a sealed address begins with.
const KIND: &str = "evr1";

const NONCE: usize = 12;

/// Keys made of the signing keys, in the same order.
#[derive(Clone)]
pub struct AgendaKeys(Vec<(String, [u8; 32])>);

impl fmt::Debug for AgendaKeys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0.iter().map(|(name, _)| name)).finish()
    }
}

impl AgendaKeys {
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

    /// Seals an address of a community; none if there is no key.
    #[must_use]
    pub fn seal(&self, tenant: TenantId, address: &str, chance: &Chance) -> Option<String> {
        let (name, key) = self.0.first()?;
        let head = format!("{KIND}.{}", URL_SAFE_NO_PAD.encode(name));
        let nonce: [u8; NONCE] = chance.bytes();
        let beside = format!("{head}.{tenant}");
        let payload = Payload { msg: address.as_bytes(), aad: beside.as_bytes() };
        let sealed = Aes256Gcm::new_from_slice(key).ok()?.encrypt(&Nonce::from(nonce), payload).ok()?;
        Some(format!("{head}.{}", URL_SAFE_NO_PAD.encode([nonce.as_slice(), &sealed].concat())))
    }

    /// The address that was sealed; none if its key is gone, or it is another community's.
    #[must_use]
    pub fn open(&self, tenant: TenantId, sealed: &str) -> Option<String> {
        let (head, body) = sealed.rsplit_once('.')?;
        let name = head.strip_prefix(KIND)?.strip_prefix('.')?;
        let name = String::from_utf8(URL_SAFE_NO_PAD.decode(name).ok()?).ok()?;
        let body = URL_SAFE_NO_PAD.decode(body).ok()?;
        let (nonce, text) = body.split_first_chunk::<NONCE>()?;
        let (_, key) = self.0.iter().find(|(known, _)| *known == name)?;
        let beside = format!("{head}.{tenant}");
        let payload = Payload { msg: text, aad: beside.as_bytes() };
        let text = Aes256Gcm::new_from_slice(key).ok()?.decrypt(&Nonce::from(*nonce), payload).ok()?;
        String::from_utf8(text).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::Secret;

    #[test]
    fn an_address_is_read_by_its_community_alone() {
        let key = |kid: &str| SigningKey { kid: kid.into(), secret: Secret::new(format!("secret {kid}")) };
        let (old, new) = (AgendaKeys::of(&[key("old")]), AgendaKeys::of(&[key("new"), key("old")]));
        let (here, there) = (TenantId::from(1), TenantId::from(2));
        let address = "https://files.example/plans";
        let sealed = old.seal(here, address, &Chance::seeded(1)).unwrap();
        assert!(!sealed.contains("plans"));
        assert_eq!(new.open(here, &sealed).as_deref(), Some(address), "keys change");
        assert_eq!(new.open(there, &sealed), None);
        assert_eq!(AgendaKeys::of(&[key("new")]).open(here, &sealed), None, "the key is gone");
        assert_eq!(new.open(here, &format!("{sealed}x")), None);
        assert_eq!(AgendaKeys::of(&[]).seal(here, address, &Chance::seeded(1)), None);
    }
}
