//! Answers are sealed where they are kept (see [`sealing`](crate::sealing)): each for its community, event, member and question, so that an answer that is moved to another row opens
//! nowhere. What an old key sealed is sealed anew as time goes by (`tasks`); until then the old one has to stay among the signing keys.

use kernel::config::SigningKey;

use super::model::Whose;
use crate::base::{Chance, TenantId};
use crate::sealing::SealingKeys;

/// What everything sealed begins with.
const KIND: &str = "ea1";

/// Keys made of the signing keys, in the same order.
#[derive(Clone, Debug)]
pub struct AnswerKeys(SealingKeys);

impl AnswerKeys {
    /// Derives one key of each signing key.
    #[must_use]
    pub fn of(keys: &[SigningKey]) -> Self {
        Self(SealingKeys::of(keys, b"timeweave event answers 1", KIND))
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

    /// Seals an answer; none if there is no key.
    #[must_use]
    pub fn seal(&self, tenant: TenantId, place: (Whose, &str), text: &str, chance: &Chance) -> Option<String> {
        self.0.seal(&beside(tenant, place), text.as_bytes(), chance)
    }

    /// What was sealed there; none for what was not, and if its key is gone.
    #[must_use]
    pub fn open(&self, tenant: TenantId, place: (Whose, &str), sealed: &str) -> Option<String> {
        self.0.open_text(&beside(tenant, place), sealed)
    }
}

/// Keys of questions have no colon.
fn beside(tenant: TenantId, (whose, question): (Whose, &str)) -> String {
    format!(":{}:{}:{}:{question}", tenant.get(), whose.event.get(), whose.member.get())
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
