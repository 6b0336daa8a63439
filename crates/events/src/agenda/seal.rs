//! Addresses of resources as they are kept (see [`sealing`](crate::sealing)), each for the community that it is of. What an old key sealed is sealed anew as time goes by (`tasks`); until then the
//! old one has to stay among the signing keys.

use kernel::config::SigningKey;

use crate::base::{Chance, TenantId};
use crate::sealing::SealingKeys;

/// Keys made of the signing keys, in the same order.
#[derive(Clone, Debug)]
pub struct AgendaKeys(SealingKeys);

impl AgendaKeys {
    /// Derives one key of each signing key.
    #[must_use]
    pub fn of(keys: &[SigningKey]) -> Self {
        Self(SealingKeys::of(keys, b"timeweave event agenda 1", "evr1"))
    }

    /// The name of the key that seals; none if there is none.
    #[must_use]
    pub fn current(&self) -> Option<&str> {
        self.0.current()
    }

    /// The names of the keys that seal no more, and open still.
    #[must_use]
    pub fn retired(&self) -> Vec<String> {
        self.0.retired()
    }

    /// Seals an address of a community; none if there is no key.
    #[must_use]
    pub fn seal(&self, tenant: TenantId, address: &str, chance: &Chance) -> Option<String> {
        self.0.seal(&format!(".{tenant}"), address.as_bytes(), chance)
    }

    /// The address that was sealed; none if its key is gone, or it is another community's.
    #[must_use]
    pub fn open(&self, tenant: TenantId, sealed: &str) -> Option<String> {
        self.0.open_text(&format!(".{tenant}"), sealed)
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
