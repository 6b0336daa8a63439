//! Codes that members show at the door: who they are, for one event, until something is noted of them, and for a few minutes.
//!
//! `nqx2_` and base64url of three numbers (member, version of the attendance, second in which it expires) with an HMAC over them, the community and the event.
//! A key is made of each signing key; the first signs, all of them are good. As the version is part of it, the first note uses a code up.

use std::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::TimeDelta;
use hmac::{Hmac, KeyInit as _, Mac as _};
use kernel::config::SigningKey;
use sha2::Sha256;

use crate::base::{MemberId, TenantId, Timestamp};
use crate::model::EventId;

/// Sets these keys apart from every other use of the signing secrets.
const PURPOSE: &[u8] = b"timeweave event check-in 1";

/// What a code begins with.
const KIND: &str = "nqx2_";

/// So many bytes of the HMAC go into a code.
const SEAL: usize = 16;

/// Sets words that name members apart from codes, which are longer.
const NAMED: &[u8] = b"named";

/// The same for guests whom members bring.
const GUEST: &[u8] = b"guest";

/// For so long a code is good.
pub const VALID: TimeDelta = TimeDelta::minutes(5);

/// What a code says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claims {
    /// Who shows it.
    pub member: MemberId,
    /// How often their attendance was noted when they got it.
    pub version: i64,
    /// Until when it is good, in seconds.
    pub expires: i64,
}

/// Keys made of the signing keys, in the same order.
#[derive(Clone)]
pub struct CheckInKeys(Vec<Hmac<Sha256>>);

impl fmt::Debug for CheckInKeys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CheckInKeys({})", self.0.len())
    }
}

impl CheckInKeys {
    /// Derives one key of each signing key.
    #[must_use]
    pub fn of(keys: &[SigningKey]) -> Self {
        let keyed = |secret: &[u8]| Hmac::<Sha256>::new_from_slice(secret).ok();
        let derived = |key: &SigningKey| {
            keyed(&keyed(key.secret.reveal().as_bytes())?.chain_update(PURPOSE).finalize().into_bytes())
        };
        Self(keys.iter().filter_map(derived).collect())
    }

    /// The code of a member for an event; none if there is no key.
    #[must_use]
    pub fn seal(&self, place: (TenantId, EventId), claims: &Claims) -> Option<String> {
        let key = self.0.first()?;
        let numbers = [claims.member.get(), claims.version, claims.expires].map(i64::to_be_bytes).concat();
        let seal = over(key, place, &numbers).finalize().into_bytes();
        Some(format!("{KIND}{}", URL_SAFE_NO_PAD.encode([&numbers, &seal[..SEAL]].concat())))
    }

    /// The words by which a member may be named for an event where nobody is to know their id, one with each key. The first is told, all of them are good.
    pub fn references(&self, place: (TenantId, EventId), member: MemberId) -> impl Iterator<Item = String> {
        self.words(place, NAMED, member.get())
    }

    /// The same for a guest, by their number.
    pub fn guest_references(&self, place: (TenantId, EventId), guest: i64) -> impl Iterator<Item = String> {
        self.words(place, GUEST, guest)
    }

    fn words(&self, place: (TenantId, EventId), kind: &'static [u8], number: i64) -> impl Iterator<Item = String> {
        self.0.iter().map(move |key| {
            let seal = over(key, place, kind).chain_update(number.to_be_bytes()).finalize().into_bytes();
            URL_SAFE_NO_PAD.encode(&seal[..SEAL])
        })
    }

    /// What a code says, if it is one of ours, for this event, and still good.
    #[must_use]
    pub fn open(&self, place: (TenantId, EventId), code: &str, now: Timestamp) -> Option<Claims> {
        let bytes = URL_SAFE_NO_PAD.decode(code.strip_prefix(KIND)?).ok()?;
        let (numbers, seal) = bytes.split_first_chunk::<24>()?;
        let is_ours = seal.len() == SEAL
            && self.0.iter().any(|key| over(key, place, numbers).verify_truncated_left(seal).is_ok());
        let number = |place: usize| {
            let eight = numbers.get(place * 8..)?.first_chunk::<8>()?;
            Some(i64::from_be_bytes(*eight))
        };
        let claims = Claims { member: number(0)?.into(), version: number(1)?, expires: number(2)? };
        (is_ours && now.timestamp() < claims.expires).then_some(claims)
    }
}

fn over(key: &Hmac<Sha256>, (tenant, event): (TenantId, EventId), numbers: &[u8]) -> Hmac<Sha256> {
    key.clone().chain_update(tenant.get().to_be_bytes()).chain_update(event.get().to_be_bytes()).chain_update(numbers)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::Secret;
    use chrono::DateTime;

    #[test]
    fn a_code_is_good_for_its_event_and_a_while() {
        let key = |secret: &str| SigningKey { kid: "k".to_owned(), secret: Secret::new(secret.to_owned()) };
        let (old, new) = (CheckInKeys::of(&[key("old")]), CheckInKeys::of(&[key("new"), key("old")]));
        let at = |second| DateTime::from_timestamp(second, 0).unwrap();
        let (here, claims) = ((1.into(), 7.into()), Claims { member: 9.into(), version: 2, expires: 100 });
        let code = old.seal(here, &claims).unwrap();
        assert_eq!(new.open(here, &code, at(99)), Some(claims));
        assert_eq!(new.open(here, &code, at(100)), None, "it has expired");
        assert_eq!(new.open((1.into(), 8.into()), &code, at(0)), None, "another event");
        assert_eq!(new.open((2.into(), 7.into()), &code, at(0)), None, "another community");
        assert_eq!(CheckInKeys::of(&[key("other")]).open(here, &code, at(0)), None, "another installation");
        for (place, letter) in code.char_indices().skip(KIND.len()) {
            let mut other = code.clone();
            other.replace_range(place..=place, if letter == 'A' { "B" } else { "A" });
            assert_eq!(new.open(here, &other, at(0)), None, "{other}");
        }
        for text in ["", "nqx2_", "nqx2_AAAA", &code[1..], &code[..code.len() - 4], "nqx2_é"] {
            assert_eq!(new.open(here, text, at(0)), None, "{text}");
        }
        assert_eq!(CheckInKeys::of(&[]).seal(here, &claims), None);
    }
    #[test]
    fn members_and_guests_are_named_apart_at_each_event() {
        let keys = CheckInKeys::of(&[SigningKey { kid: "k".to_owned(), secret: Secret::new("old".to_owned()) }]);
        let word = |event: i64| keys.references((1.into(), event.into()), 9.into()).next();
        let guest = |event: i64| keys.guest_references((1.into(), event.into()), 9).next();
        let words = [word(7), guest(7), word(8), guest(8)].map(Option::unwrap);
        assert_eq!(words.iter().collect::<std::collections::BTreeSet<_>>().len(), 4, "{words:?}");
    }
}
