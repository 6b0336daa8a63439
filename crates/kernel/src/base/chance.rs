//! Chance: every number that must not be guessed or repeated comes from here, so that a test can own it.

use std::sync::{Arc, Mutex};

use rand::rngs::{StdRng, SysRng};
use rand::{Rng, SeedableRng, TryRng};
use uuid::Uuid;

/// The source of randomness: the operating system's, or a seeded one that repeats.
#[derive(Clone, Debug)]
pub enum Chance {
    /// The operating system's generator.
    System,
    /// The same numbers on every run. For tests and demo data only.
    Seeded(Arc<Mutex<StdRng>>),
}

impl Chance {
    /// A repeating source.
    #[must_use]
    pub fn seeded(seed: u64) -> Self {
        Self::Seeded(Arc::new(Mutex::new(StdRng::seed_from_u64(seed))))
    }

    /// Fills `N` bytes.
    ///
    /// # Panics
    /// If the operating system has no randomness to give: nothing secret can be made then.
    #[must_use]
    pub fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        match self {
            Self::System => SysRng.try_fill_bytes(&mut bytes).expect("the operating system gives randomness"),
            Self::Seeded(rng) => rng.lock().unwrap_or_else(std::sync::PoisonError::into_inner).fill_bytes(&mut bytes),
        }
        bytes
    }

    /// A secret of 256 bits as 64 lower-case hex digits.
    #[must_use]
    pub fn secret(&self) -> String {
        super::text::hex(&self.bytes::<32>())
    }

    /// A version 4 UUID.
    #[must_use]
    pub fn uuid(&self) -> Uuid {
        uuid::Builder::from_random_bytes(self.bytes()).into_uuid()
    }

    /// A version 4 UUID for what only has to be told apart, such as a request: the operating system is not asked each time.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "this is where chance comes from")]
    pub fn label(&self) -> Uuid {
        match self {
            Self::System => {
                let mut bytes = [0; 16];
                rand::rng().fill_bytes(&mut bytes);
                uuid::Builder::from_random_bytes(bytes).into_uuid()
            }
            Self::Seeded(_) => self.uuid(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seeded_source_repeats_and_the_system_does_not() {
        assert_eq!(Chance::seeded(7).secret(), Chance::seeded(7).secret());
        assert_ne!(Chance::System.secret(), Chance::System.secret());
        assert_eq!(Chance::System.secret().len(), 64);
        assert_ne!(Chance::System.label(), Chance::System.label());
    }
}
