//! Devices that somebody has signed in on.
//!
//! Whoever signs in gets a cookie that says, under our keys, that this account was opened there. It opens nothing: a password is needed
//! as before. It only keeps strangers from locking the owner out, since a guess from such a device is counted for the device alone.
//! Signing out everywhere makes it worthless.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::TimeDelta;
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

use super::store;
use crate::auth::Auth;
use crate::auth::model::Account;
use crate::auth::sessions::cookie::{self, Cookie};
use crate::auth::tokens::{SigningKey, digest, model::issued_at, model::outlives};
use crate::base::{Answer, Chance, MemberId, Secret, TenantId, Timestamp};
use crate::call::Call;

/// Sets these keys apart from every other use of the signing secrets.
const PURPOSE: &[u8] = b"timeweave device 1";

/// A device is known for so long after the last sign-in on it.
pub const LASTS: TimeDelta = TimeDelta::days(180);

/// Keys made of the signing secrets, in the same order: the first seals, all of them are accepted.
pub(in crate::auth) struct DeviceKeys(Vec<Hmac<Sha256>>);

impl DeviceKeys {
    /// Derives one key of each signing key.
    pub(in crate::auth) fn of(keys: &[SigningKey]) -> Self {
        let derived = |key: &SigningKey| {
            keyed(&keyed(key.secret.reveal().as_bytes()).chain_update(PURPOSE).finalize().into_bytes())
        };
        Self(keys.iter().map(derived).collect())
    }

    fn seal(&self, mark: &Mark, chance: &Chance) -> Secret {
        let said = format!("{}.{}.{}.{}", mark.tenant, mark.member, mark.issued, chance.uuid().simple());
        let seal = self.0.first().map(|key| key.clone().chain_update(said.as_bytes()).finalize().into_bytes());
        Secret::new(format!("{said}.{}", URL_SAFE_NO_PAD.encode(seal.unwrap_or_default())))
    }

    fn open(&self, shown: &Secret) -> Option<Mark> {
        let (said, seal) = shown.reveal().rsplit_once('.')?;
        let seal = URL_SAFE_NO_PAD.decode(seal).ok()?;
        let ours = |key: &Hmac<Sha256>| key.clone().chain_update(said.as_bytes()).verify_slice(&seal).is_ok();
        if !self.0.iter().any(ours) {
            return None;
        }
        let mut parts = said.split('.');
        let mut number = || parts.next()?.parse::<i64>().ok();
        Some(Mark { tenant: number()?.into(), member: number()?.into(), issued: number()? })
    }
}

/// What a device's cookie says beside its own name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Mark {
    tenant: TenantId,
    member: MemberId,
    /// Seconds since 1970.
    issued: i64,
}

impl Mark {
    fn is_of(self, account: &Account, now: Timestamp) -> bool {
        let age = now.timestamp().saturating_sub(self.issued);
        self.tenant == account.tenant && self.member == account.id && age < LASTS.num_seconds()
    }
}

fn keyed(secret: &[u8]) -> Hmac<Sha256> {
    Hmac::new_from_slice(secret).expect("HMAC takes keys of any length")
}

/// The digest of the device that the call comes from, if the account's owner has signed in on it.
///
/// # Errors
/// A fault if the database cannot be asked.
pub(super) async fn known(call: &Call, account: &Account) -> Answer<Option<[u8; 32]>> {
    let Some(shown) = &call.visit().client.device else { return Ok(None) };
    let mark = call.room::<Auth>()?.devices.open(shown).filter(|mark| mark.is_of(account, call.now()));
    let Some(mark) = mark else { return Ok(None) };
    let cutoff = store::cutoff(call, account.tenant, account.id).await?;
    Ok(outlives(mark.issued, cutoff).then(|| digest(shown.reveal())))
}

/// The `Set-Cookie` that makes the call's device known to an account that has just been opened on it.
///
/// # Errors
/// A fault if the database cannot be asked.
pub(in crate::auth) async fn remember(call: &Call, account: &Account, secure: bool) -> Answer<String> {
    let cutoff = store::cutoff(call, account.tenant, account.id).await?;
    let issued = issued_at(call.now(), cutoff);
    let mark = Mark { tenant: account.tenant, member: account.id, issued };
    let value = call.room::<Auth>()?.devices.seal(&mark, call.chance());
    Ok(cookie::set(Cookie::Device, &value, Some(LASTS), secure))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(secrets: &[&str]) -> DeviceKeys {
        let key = |secret: &&str| SigningKey { kid: "k".to_owned(), secret: Secret::new((*secret).to_owned()) };
        DeviceKeys::of(&secrets.iter().map(key).collect::<Vec<_>>())
    }

    #[test]
    fn a_device_says_whose_it_is_under_any_of_our_keys() {
        let mark = Mark { tenant: 1.into(), member: 2.into(), issued: 3 };
        let chance = Chance::seeded(1);
        let sealed = keys(&["one"]).seal(&mark, &chance);
        assert_eq!(keys(&["two", "one"]).open(&sealed), Some(mark));
        assert_eq!(keys(&["two"]).open(&sealed), None);
        assert_ne!(sealed, keys(&["one"]).seal(&mark, &chance), "two devices have two names");
        let (said, seal) = sealed.reveal().rsplit_once('.').unwrap();
        for forged in [
            format!("{}.{seal}", said.replacen("1.2.", "1.3.", 1)),
            said.to_owned(),
            format!("{said}."),
            String::new(),
            ".".to_owned(),
        ] {
            assert_eq!(keys(&["one"]).open(&Secret::new(forged)), None);
        }
    }
}
