//! Passwords: argon2id, as many at a time as the machine is meant to spend on strangers.
//! What may be chosen as one says [`choice`].

pub mod choice;

use std::fmt;
use std::sync::Arc;

use argon2::password_hash::PasswordHasher as _;
use argon2::password_hash::PasswordVerifier as _;
use argon2::password_hash::phc::PasswordHash;
use argon2::{Algorithm, Argon2, Params, Version};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use tokio::sync::Semaphore;

use crate::base::{Answer, Chance, Fault, Secret, aside};

/// What one hash costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Memory in KiB.
    pub memory_kib: u32,
    /// Passes over the memory.
    pub passes: u32,
    /// Lanes.
    pub lanes: u32,
}

impl Default for Cost {
    /// OWASP's second choice, which is also the library's: 19 MiB, two passes, one lane; about 20 ms.
    fn default() -> Self {
        Self { memory_kib: Params::DEFAULT_M_COST, passes: Params::DEFAULT_T_COST, lanes: Params::DEFAULT_P_COST }
    }
}

impl Cost {
    /// The least that argon2 allows. For tests only: it protects nobody.
    pub const LEAST: Self = Self { memory_kib: Params::MIN_M_COST, passes: 1, lanes: 1 };
}

/// Hashes and verifies passwords, aside.
pub struct Passwords {
    params: Params,
    permits: Arc<Semaphore>,
    /// Nobody's hash, verified when an address is unknown so that it takes as long as a known one.
    decoy: Arc<str>,
}

impl Passwords {
    /// Hashes at `cost`, at most `at_once` at a time.
    ///
    /// # Errors
    /// A fault if argon2 knows no such cost.
    pub fn new(cost: Cost, at_once: usize, chance: &Chance) -> Answer<Self> {
        let params = Params::new(cost.memory_kib, cost.passes, cost.lanes, None).map_err(opaque)?;
        let decoy = decoy(cost, &chance.bytes::<16>(), &chance.bytes::<32>());
        Ok(Self { params, permits: Arc::new(Semaphore::new(at_once.max(1))), decoy })
    }

    /// The hash that is stored (a PHC string with its salt and cost).
    ///
    /// # Errors
    /// A fault if the system has no thread left.
    pub async fn hash(&self, password: &str, chance: &Chance) -> Answer<String> {
        let (params, salt, password) = (self.params.clone(), chance.bytes::<16>(), Secret::new(password));
        self.work(move || hash(&params, &salt, password.reveal().as_bytes())).await?
    }

    /// Whether `password` is the one behind `stored`. With nothing stored it is not, after the same time.
    ///
    /// # Errors
    /// A fault if the system has no thread left.
    pub async fn verify(&self, password: &str, stored: Option<&str>) -> Answer<bool> {
        let known = stored.is_some();
        let stored: Arc<str> = stored.map_or_else(|| Arc::clone(&self.decoy), Arc::from);
        let password = Secret::new(password);
        let same = self.work(move || {
            PasswordHash::new(&stored)
                .is_ok_and(|stored| Argon2::default().verify_password(password.reveal().as_bytes(), &stored).is_ok())
        });
        Ok(same.await? && known)
    }

    /// The permit goes with the work, not with whoever waits for it: a client that hangs up frees nothing early.
    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Answer<T> {
        let permit = Arc::clone(&self.permits).acquire_owned().await.map_err(Fault::new)?;
        aside(move || {
            let _permit = permit;
            work()
        })
        .await
    }
}

fn hash(params: &Params, salt: &[u8], password: &[u8]) -> Answer<String> {
    let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params.clone());
    Ok(argon.hash_password_with_salt(password, salt).map_err(opaque)?.to_string())
}

/// What looks like somebody's hash and is nobody's: to find that out takes as long as with a real one.
fn decoy(cost: Cost, salt: &[u8], output: &[u8]) -> Arc<str> {
    let [salt, output] = [salt, output].map(|bytes| STANDARD_NO_PAD.encode(bytes));
    let Cost { memory_kib, passes, lanes } = cost;
    format!("$argon2id$v=19$m={memory_kib},t={passes},p={lanes}${salt}${output}").into()
}

fn opaque(error: impl fmt::Display) -> Fault {
    Fault::new(error.to_string())
}

impl fmt::Debug for Passwords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Passwords").field("params", &self.params).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_decoy_is_a_hash_of_the_same_cost() {
        let (params, [salt, output]) = (Params::default(), [[1_u8; 32], [2; 32]]);
        let real = hash(&params, &salt[..16], b"password").unwrap();
        let decoy = decoy(Cost::default(), &salt[..16], &output);
        let parsed = [&real, &*decoy].map(|text| PasswordHash::new(text).unwrap());
        assert_eq!(parsed[0].params, parsed[1].params);
        assert_eq!((&parsed[0].algorithm, parsed[0].version), (&parsed[1].algorithm, parsed[1].version));
        assert_eq!(parsed.map(|hash| hash.hash.unwrap().len()), [32, 32]);
    }

    #[tokio::test]
    async fn only_the_right_password_opens_and_nothing_stored_never_does() {
        let chance = Chance::seeded(1);
        let passwords = Passwords::new(Cost::LEAST, 2, &chance).unwrap();
        let stored = passwords.hash("correct horse battery", &chance).await.unwrap();

        assert!(stored.starts_with("$argon2id$v=19$"));
        assert!(passwords.verify("correct horse battery", Some(&stored)).await.unwrap());
        for (typed, against) in
            [("Correct horse battery", Some(stored.as_str())), ("", Some(&stored)), ("x", Some("no hash")), ("x", None)]
        {
            assert!(!passwords.verify(typed, against).await.unwrap());
        }
    }

    #[tokio::test]
    async fn one_password_has_many_hashes() {
        let chance = Chance::seeded(2);
        let passwords = Passwords::new(Cost::LEAST, 1, &chance).unwrap();
        assert_ne!(passwords.hash("x", &chance).await.unwrap(), passwords.hash("x", &chance).await.unwrap());
    }
}
