//! Names of guests as they are kept (see [`sealing`](crate::sealing)): each for its community, event and host.

use kernel::config::SigningKey;

use crate::base::{Chance, MemberId, TenantId};
use crate::model::EventId;
use crate::sealing::SealingKeys;

/// Keys made of the signing keys, in the same order.
#[derive(Clone, Debug)]
pub struct GuestKeys(SealingKeys);

impl GuestKeys {
    /// Derives one key of each signing key.
    #[must_use]
    pub fn of(keys: &[SigningKey]) -> Self {
        Self(SealingKeys::of(keys, b"timeweave event guests 1", "eg1"))
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

    /// Seals the name of a guest; none if there is no key.
    #[must_use]
    pub fn seal(&self, tenant: TenantId, of: (EventId, MemberId), name: &str, chance: &Chance) -> Option<String> {
        self.0.seal(&beside(tenant, of), name.as_bytes(), chance)
    }

    /// The name that was sealed there; none for what was not, and if its key is gone.
    #[must_use]
    pub fn open(&self, tenant: TenantId, of: (EventId, MemberId), sealed: &str) -> Option<String> {
        self.0.open_text(&beside(tenant, of), sealed)
    }
}

fn beside(tenant: TenantId, (event, host): (EventId, MemberId)) -> String {
    format!(":{}:{}:{}", tenant.get(), event.get(), host.get())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::Secret;

    #[test]
    fn a_name_opens_where_it_was_sealed_and_nowhere_else() {
        let key = |kid: &str| SigningKey { kid: kid.into(), secret: Secret::new(format!("secret {kid}")) };
        let (old, both) = (GuestKeys::of(&[key("old")]), GuestKeys::of(&[key("new"), key("old")]));
        let (here, place) = (TenantId::from(1), (EventId::from(2), MemberId::from(3)));
        let sealed = old.seal(here, place, "Dora", &Chance::seeded(1)).unwrap();
        assert!(sealed.starts_with("eg1.") && !sealed.contains("Dora"));
        assert_eq!(both.open(here, place, &sealed).as_deref(), Some("Dora"));
        assert_eq!((both.current(), both.retired()), (Some("new"), vec!["old".to_owned()]));
        assert_eq!(GuestKeys::of(&[key("new")]).open(here, place, &sealed), None, "the key is gone");
        for (tenant, event, host) in [(2, 2, 3), (1, 4, 3), (1, 2, 4)] {
            assert_eq!(old.open(TenantId::from(tenant), (EventId::from(event), MemberId::from(host)), &sealed), None);
        }
    }
}
