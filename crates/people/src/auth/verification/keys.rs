//! From a seed to a secret.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

use crate::auth::tokens::SigningKey;
use crate::base::text::hex;
use crate::base::{MemberId, Secret, TenantId};

/// Sets these keys apart from every other use of the signing secrets.
const PURPOSE: &[u8] = b"timeweave verification 1";

/// What a secret is for, beside confirming the address of a registration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// It chooses a new password.
    Password,
    /// It confirms a new address.
    Address,
    /// It stops a change of an address.
    NoAddress,
    /// It is no link but what an authenticator app shares with us.
    Totp,
    /// It is no link but what is kept of a backup code.
    BackupCode,
    /// It is no link but what names an account to authenticators.
    Passkey,
}

impl Purpose {
    const fn word(self) -> &'static str {
        match self {
            Self::Password => "password",
            Self::Address => "address",
            Self::NoAddress => "no-address",
            Self::Totp => "totp",
            Self::BackupCode => "backup-code",
            Self::Passkey => "passkey",
        }
    }
}

/// Keys made of the signing secrets, in the same order: the first makes secrets.
///
/// A secret is an HMAC of a random seed that the database keeps. So a mail that is tried again has the same link as the one before,
/// which may have arrived, and no secret has to be written down for that.
pub struct VerificationKeys(Vec<Hmac<Sha256>>);

impl VerificationKeys {
    /// Derives one key of each signing key.
    #[must_use]
    pub fn of(keys: &[SigningKey]) -> Self {
        let derived = |key: &SigningKey| {
            keyed(&keyed(key.secret.reveal().as_bytes()).chain_update(PURPOSE).finalize().into_bytes())
        };
        Self(keys.iter().map(derived).collect())
    }

    /// The secret of a seed: 43 letters that need no escape in a link.
    pub(super) fn secret(&self, tenant: TenantId, member: MemberId, seed: &[u8; 16]) -> Secret {
        // Auth is not made without a key.
        self.secrets(tenant, member, seed).next().unwrap_or_else(|| Secret::new(""))
    }

    /// What each key makes of a seed.
    pub(super) fn secrets(&self, tenant: TenantId, member: MemberId, seed: &[u8; 16]) -> impl Iterator<Item = Secret> {
        self.0.iter().map(move |key| {
            let whose = format!("{tenant} {member} ");
            let code = key.clone().chain_update(whose.as_bytes()).chain_update(seed).finalize().into_bytes();
            Secret::new(URL_SAFE_NO_PAD.encode(code))
        })
    }
}

impl VerificationKeys {
    /// The secret of a seed for a purpose: 64 hex digits.
    pub(in crate::auth) fn link(&self, purpose: Purpose, tenant: TenantId, member: MemberId, seed: &[u8]) -> Secret {
        // Auth is not made without a key.
        self.links(purpose, tenant, member, seed).next().unwrap_or_else(|| Secret::new(""))
    }

    /// What each key makes of a seed for a purpose. A secret of one purpose is none of another.
    pub(in crate::auth) fn links(
        &self,
        purpose: Purpose,
        tenant: TenantId,
        member: MemberId,
        seed: &[u8],
    ) -> impl Iterator<Item = Secret> {
        self.0.iter().map(move |key| {
            let whose = format!("{} {tenant} {member} ", purpose.word());
            let code = key.clone().chain_update(whose.as_bytes()).chain_update(seed).finalize().into_bytes();
            Secret::new(hex(&code))
        })
    }
}

fn keyed(secret: &[u8]) -> Hmac<Sha256> {
    Hmac::new_from_slice(secret).expect("HMAC takes keys of any length")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_of_its_key_its_member_and_its_seed() {
        let key = |secret: &str| SigningKey { kid: "k".to_owned(), secret: Secret::new(secret.to_owned()) };
        let keys = VerificationKeys::of(&[key("one"), key("two")]);
        let secret = keys.secret(1.into(), 2.into(), &[3; 16]);
        assert_eq!(secret.reveal().len(), 43);
        assert_eq!(secret, keys.secret(1.into(), 2.into(), &[3; 16]));
        let others = [
            keys.secret(2.into(), 2.into(), &[3; 16]),
            keys.secret(1.into(), 3.into(), &[3; 16]),
            keys.secret(1.into(), 2.into(), &[4; 16]),
            VerificationKeys::of(&[key("two")]).secret(1.into(), 2.into(), &[3; 16]),
        ];
        assert!(!others.contains(&secret));
        let links = [Purpose::Password, Purpose::Address, Purpose::NoAddress]
            .map(|purpose| keys.link(purpose, 1.into(), 2.into(), &[3; 16]).reveal().to_owned());
        assert!(links.iter().all(|link| link.len() == 64));
        assert!(links[0] != links[1] && links[1] != links[2] && links[0] != links[2]);
        assert_eq!(
            keys.secrets(1.into(), 2.into(), &[3; 16]).nth(1).as_ref(),
            Some(&others[3]),
            "the older key still speaks"
        );
    }
}
