//! What is known of guardians, sealed (see [`sealing`](crate::sealing)) for the community and the purpose that it is of.

use kernel::config::SigningKey;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::base::{Answer, Chance, Fault, TenantId};
use crate::call::Call;
use crate::sealing::SealingKeys;

/// How tokens of guardians' links begin. Logs know them by it.
const TOKEN: &str = "ngc_";

/// Keys made of the signing keys, in the same order.
#[derive(Clone, Debug)]
pub struct GuardianKeys(SealingKeys);

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

impl std::fmt::Debug for Contact {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Contact")
    }
}

impl GuardianKeys {
    /// Derives one key of each signing key.
    #[must_use]
    pub fn of(keys: &[SigningKey]) -> Self {
        Self(SealingKeys::of(keys, b"timeweave event guardian 1", "ngs1"))
    }

    fn seal(&self, tenant: TenantId, what: For, text: &str, chance: &Chance) -> Option<String> {
        self.0.seal(&format!(" {tenant} {what:?}"), text.as_bytes(), chance)
    }

    fn open(&self, tenant: TenantId, what: For, sealed: &str) -> Option<String> {
        self.0.open_text(&format!(" {tenant} {what:?}"), sealed)
    }
}

/// Seals a text in the community of the call.
///
/// # Errors
/// A fault if start-up installed no keys.
pub(super) fn seal(call: &Call, what: For, text: &str) -> Answer<String> {
    let sealed = call.room::<GuardianKeys>()?.seal(call.tenant(), what, text, call.chance());
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
        let sealed = keys.seal(1.into(), For::Contact, "dora@meadow.example", &Chance::seeded(7)).unwrap();
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
