//! Tokens of previews: what was previewed, which only this installation can read (see [`sealing`](crate::sealing)), and for a while. Source: spec events 13.3.

use chrono::TimeDelta;
use kernel::config::SigningKey;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::base::{Chance, MemberId, TenantId, Timestamp};
use crate::model::EventId;
use crate::sealing::SealingKeys;

/// For so long a preview can be committed.
pub(super) const VALID: TimeDelta = TimeDelta::seconds(600);

/// What a token begins with.
const KIND: &str = "errp1";

/// The longest token.
const LONGEST: usize = 8_192;

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
#[derive(Clone, Debug)]
pub struct TokenKeys(SealingKeys);

impl TokenKeys {
    /// Derives one key of each signing key.
    #[must_use]
    pub fn of(keys: &[SigningKey]) -> Self {
        Self(SealingKeys::of(keys, b"timeweave event revision 1", KIND))
    }

    /// Seals claims; none if there is no key.
    #[must_use]
    pub fn seal(&self, claims: &Claims, chance: &Chance) -> Option<String> {
        self.seal_for("", claims, chance)
    }

    /// What a token says, if it is one of ours.
    #[must_use]
    pub fn open(&self, token: &str) -> Option<Claims> {
        self.open_for("", token)
    }

    /// Seals claims of another kind, by the place where they belong; none if there is no key.
    #[must_use]
    pub fn seal_for<C: Serialize>(&self, place: &str, claims: &C, chance: &Chance) -> Option<String> {
        self.0.seal(place, &serde_json::to_vec(claims).ok()?, chance)
    }

    /// What such a token says, if it is one of ours and of this place.
    #[must_use]
    pub fn open_for<C: DeserializeOwned>(&self, place: &str, token: &str) -> Option<C> {
        if token.len() > LONGEST {
            return None;
        }
        serde_json::from_slice(&self.0.open(place, token)?).ok()
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
