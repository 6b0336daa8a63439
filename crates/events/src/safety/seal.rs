//! What is known of guardians, sealed: only this installation can read it, in the community and for the purpose that it was sealed for.
//!
//! `ngs1.<key>.<nonce and text>`, both in base64url; AES-256-GCM with the first two parts, the community and the purpose as what is authenticated beside. A key is
//! made of each signing key; the first seals, all of them open.

use std::fmt;

use aes_gcm::aead::{Aead as _, KeyInit as _, Payload};
use aes_gcm::{Aes256Gcm, Nonce};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, Mac as _};
use kernel::config::SigningKey;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::base::{Answer, Fault, TenantId};
use crate::call::Call;

/// Sets these keys apart from every other use of the signing secrets.
const PURPOSE: &[u8] = b"timeweave event guardian 1";

/// What a sealed text begins with.
const KIND: &str = "ngs1";

/// How tokens of guardians' links begin. Logs know them by it.
const TOKEN: &str = "ngc_";

const NONCE: usize = 12;

/// Keys made of the signing keys, in the same order.
#[derive(Clone)]
pub struct GuardianKeys(Vec<(String, [u8; 32])>);

impl fmt::Debug for GuardianKeys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0.iter().map(|(name, _)| name)).finish()
    }
}

/// What is sealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum For {
    /// Name and address.
    Contact,
    /// The secret of a link, until its letter has left.
    Secret,
}

/// A guardian.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contact {
    /// Their name.
    pub name: String,
    /// Their address.
    pub email: String,
}

impl fmt::Debug for Contact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Contact")
    }
}

impl GuardianKeys {
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

    fn seal(&self, nonce: [u8; NONCE], tenant: TenantId, what: For, text: &str) -> Option<String> {
        let (name, key) = self.0.first()?;
        let head = format!("{KIND}.{}", URL_SAFE_NO_PAD.encode(name));
        let beside = format!("{head} {tenant} {what:?}");
        let payload = Payload { msg: text.as_bytes(), aad: beside.as_bytes() };
        let sealed = Aes256Gcm::new_from_slice(key).ok()?.encrypt(&Nonce::from(nonce), payload).ok()?;
        Some(format!("{head}.{}", URL_SAFE_NO_PAD.encode([nonce.as_slice(), &sealed].concat())))
    }

    fn open(&self, tenant: TenantId, what: For, sealed: &str) -> Option<String> {
        let (head, body) = sealed.rsplit_once('.')?;
        let name = head.strip_prefix(KIND)?.strip_prefix('.')?;
        let name = String::from_utf8(URL_SAFE_NO_PAD.decode(name).ok()?).ok()?;
        let body = URL_SAFE_NO_PAD.decode(body).ok()?;
        let (nonce, text) = body.split_first_chunk::<NONCE>()?;
        let (_, key) = self.0.iter().find(|(known, _)| *known == name)?;
        let beside = format!("{head} {tenant} {what:?}");
        let payload = Payload { msg: text, aad: beside.as_bytes() };
        let text = Aes256Gcm::new_from_slice(key).ok()?.decrypt(&Nonce::from(*nonce), payload).ok()?;
        String::from_utf8(text).ok()
    }
}

/// Seals a text in the community of the call.
///
/// # Errors
/// A fault if start-up installed no keys.
pub(super) fn seal(call: &Call, what: For, text: &str) -> Answer<String> {
    let sealed = call.room::<GuardianKeys>()?.seal(call.chance().bytes(), call.tenant(), what, text);
    Ok(sealed.ok_or_else(|| Fault::new("there is no key to seal with"))?)
}

/// What was sealed in the community of the call; none if its key is gone.
///
/// # Errors
/// A fault if start-up installed no keys.
pub(super) fn open(call: &Call, what: For, sealed: &str) -> Answer<Option<String>> {
    Ok(call.room::<GuardianKeys>()?.open(call.tenant(), what, sealed))
}

/// Seals a guardian's name and address.
///
/// # Errors
/// A fault if start-up installed no keys.
pub(super) fn contact(call: &Call, contact: &Contact) -> Answer<String> {
    seal(call, For::Contact, &serde_json::to_string(contact).map_err(Fault::new)?)
}

/// A guardian's name and address, if they can be read still.
///
/// # Errors
/// A fault if start-up installed no keys.
pub(super) fn opened(call: &Call, sealed: Option<&str>) -> Answer<Option<Contact>> {
    let Some(sealed) = sealed else { return Ok(None) };
    Ok(open(call, For::Contact, sealed)?.and_then(|text| serde_json::from_str(&text).ok()))
}

/// A new token of a link into a community.
#[must_use]
pub(super) fn token(call: &Call) -> String {
    format!("{TOKEN}{}_{}", call.tenant(), call.chance().secret())
}

/// The community of a token, and its digest; none for what is no token.
#[must_use]
pub(super) fn read(token: &str) -> Option<(TenantId, [u8; 32])> {
    let (tenant, secret) = token.strip_prefix(TOKEN)?.split_once('_')?;
    let tenant: i64 = tenant.parse().ok().filter(|tenant| *tenant > 0)?;
    let is_secret = secret.len() == 64 && secret.bytes().all(|letter| letter.is_ascii_hexdigit());
    is_secret.then(|| (tenant.into(), digest(token)))
}

/// What is kept of a token.
#[must_use]
pub(super) fn digest(token: &str) -> [u8; 32] {
    Sha256::digest(token).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::Secret;

    #[test]
    fn what_is_sealed_opens_in_its_place_alone() {
        let key = |kid: &str, secret: &str| SigningKey { kid: kid.into(), secret: Secret::new(secret.to_owned()) };
        let keys = GuardianKeys::of(&[key("a", "one"), key("b", "two")]);
        let sealed = keys.seal([7; NONCE], 1.into(), For::Contact, "dora@meadow.example").unwrap();
        assert!(!sealed.contains("dora"));
        let opened = |keys: &GuardianKeys, tenant: i64, what| keys.open(tenant.into(), what, &sealed);
        assert_eq!(opened(&keys, 1, For::Contact).as_deref(), Some("dora@meadow.example"));
        let turned = GuardianKeys::of(&[key("c", "three"), key("a", "one")]);
        assert_eq!(opened(&turned, 1, For::Contact).as_deref(), Some("dora@meadow.example"));
        assert_eq!(opened(&keys, 2, For::Contact), None);
        assert_eq!(opened(&keys, 1, For::Secret), None);
        assert_eq!(opened(&GuardianKeys::of(&[key("b", "two")]), 1, For::Contact), None);
        for text in ["", "ngs1", "ngs1.YQ.", "ngs1.YQ.AAAA", "x.y.z"] {
            assert_eq!(keys.open(1.into(), For::Contact, text), None, "{text}");
        }
    }

    #[test]
    fn only_tokens_are_tokens() {
        let secret = "0f".repeat(32);
        assert_eq!(read(&format!("ngc_7_{secret}")).map(|(tenant, _)| tenant), Some(7.into()));
        for text in [
            "",
            "ngc_",
            "ngc_7_",
            "ngc_0_x",
            &format!("ngc_-1_{secret}"),
            &format!("nxc_7_{secret}"),
            &format!("ngc_7_{secret}0"),
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
