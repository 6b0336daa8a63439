//! Who is calling, and how they prove it.
//!
//! | file | holds |
//! |---|---|
//! | `credentials` | the door's part: from a bearer token or a session cookie to a [`crate::call::Member`] |
//! | `model` | accounts: roles, standing, the gates of a sign-in |
//! | `passwords` | argon2id |
//! | `passkeys/` | keys of an authenticator in the place of a password |
//! | `guesses/` | the limit on wrong passwords |
//! | `tokens/` | signing keys, access tokens, refresh families: rotation, reuse, revocation |
//! | `sessions/` | the browser's cookie, its proof against foreign pages, and what members see of their sign-ins |
//! | `registration/` | new members |
//! | `confirm` | the password once more, before something changes that signs in |
//! | `pace` | answers whose time tells nothing |
//! | `verification/` | whether an e-mail address is theirs |
//! | `recovery/` | a forgotten password, a new one, another address |
//! | `second_factor/` | codes of an app beside the password |
//! | `impersonation/` | staff who act as a member |
//! | `security_log/` | what happened to an account, for its owner |
//! | `actions`, `store`, `rest` | signing in and out |
//! | `tasks` | forgetting what is over |
//! | `doorkeeper` | whether a call may perform an operation |
//!
//! What it promises:
//!
//! - Access tokens (JWT, HS256 or EdDSA) last 15 minutes and are checked against the database at every call: the member, the moment
//!   of their last "sign out everywhere", and the refresh family the token is bound to. That is one statement.
//! - Refresh tokens are single use. A family is one sign-in; it ends 30 days after it, at sign-out, or when a used token of
//!   it comes back. The database keeps only SHA-256 digests of refresh tokens, families and session ids.
//! - A token or session of one community is nothing in another, unless its owner is a platform super admin.
//! - An unknown address, a wrong password and a locked account cannot be told apart without the right password.
//! - Nothing secret is logged: secrets are [`crate::base::Secret`]s or have no `Debug`.
//!
//! Access tokens made by a login are bound to their family too, not only those made by a refresh: signing out then ends
//! them at once instead of within 15 minutes.

pub mod actions;
mod brings;
pub mod confirm;
pub mod credentials;
pub mod doorkeeper;
pub mod events;
pub mod guesses;
pub mod impersonation;
pub mod model;
pub mod notices;
mod pace;
pub mod passkeys;
pub mod passwords;
pub mod recovery;
pub mod registration;
mod rest;
pub mod seals;
pub mod second_factor;
pub mod security_log;
pub mod sessions;
pub mod store;
pub mod tasks;
pub mod tokens;
pub mod verification;

#[cfg(test)]
mod tests;

use brings::BRINGS;

use std::fmt;
use std::time::Duration;

use chrono::TimeDelta;

pub use credentials::{Presented, authenticate, claims, client, same_community};
pub use passwords::{Cost, Passwords};
pub use rest::Rest;
pub use sessions::csrf;
pub use tokens::{Keyring, SigningKey};

use crate::base::{Answer, Chance, Fault, cores};
use crate::config::TokenAlgorithm;

/// How this installation wants its sign-ins.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The first signs, all verify. See [`tokens::keys`].
    pub keys: Vec<SigningKey>,
    /// How tokens are signed. Both kinds are verified.
    pub algorithm: TokenAlgorithm,
    /// `iss` of our tokens.
    pub issuer: String,
    /// `aud` of our tokens.
    pub audience: String,
    /// What a password hash costs.
    pub password_cost: Cost,
    /// How many passwords are hashed at a time.
    pub hashes_at_once: usize,
    /// Registering takes a multiple of this, whatever is found out on the way. Far more than the work takes where nothing else is under way.
    pub registering_takes: Duration,
    /// How long a browser session lasts.
    pub session_lasts: TimeDelta,
    /// Cookies are marked `Secure` even when the request seems to have come over plain HTTP.
    pub secure_cookies: bool,
}

impl Settings {
    /// The usual settings around the given keys.
    #[must_use]
    pub fn with_keys(keys: Vec<SigningKey>) -> Self {
        Self {
            keys,
            algorithm: TokenAlgorithm::Hs256,
            issuer: "timeweave".to_owned(),
            audience: "timeweave".to_owned(),
            password_cost: Cost::default(),
            hashes_at_once: cores::for_long_work(),
            registering_takes: Duration::from_millis(400),
            session_lasts: TimeDelta::hours(12),
            secure_cookies: false,
        }
    }
}

/// What the process keeps for sign-ins: keys and settings. Everything else lives in the database.
pub struct Auth {
    keys: Keyring,
    csrf: csrf::CsrfKeys,
    seals: seals::SealKeys,
    devices: guesses::device::DeviceKeys,
    verifications: verification::VerificationKeys,
    passwords: Passwords,
    registering_takes: Duration,
    session_lasts: TimeDelta,
    secure_cookies: bool,
}

impl Auth {
    /// Checks the settings and makes the service, which is then installed in the world's rooms.
    ///
    /// # Errors
    /// A fault if the keys are too few or too weak, or the cost of a password is none that argon2 knows.
    pub fn new(settings: Settings, chance: &Chance) -> Answer<Self> {
        Ok(Self {
            csrf: csrf::CsrfKeys::of(&settings.keys),
            seals: seals::SealKeys::of(&settings.keys),
            devices: guesses::device::DeviceKeys::of(&settings.keys),
            verifications: verification::VerificationKeys::of(&settings.keys),
            keys: Keyring::new(&settings.keys, &settings.issuer, &settings.audience)
                .map_err(Fault::new)?
                .signing_with(settings.algorithm),
            passwords: Passwords::new(settings.password_cost, settings.hashes_at_once, chance)?,
            registering_takes: settings.registering_takes,
            session_lasts: settings.session_lasts,
            secure_cookies: settings.secure_cookies,
        })
    }

    /// Makes and reads tokens.
    #[must_use]
    pub fn keys(&self) -> &Keyring {
        &self.keys
    }

    /// Hashes and verifies passwords.
    #[must_use]
    pub fn passwords(&self) -> &Passwords {
        &self.passwords
    }
}

impl fmt::Debug for Auth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Auth").field("keys", &self.keys).finish_non_exhaustive()
    }
}
