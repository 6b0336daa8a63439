//! What the targets ask.
//!
//! The crates below all areas are dependencies. What reads strangers' bytes in a higher crate is taken by its path, file by file: the whole
//! program, compiled with the fuzzer's instruments, would take many times as long. `tests/it/architecture.rs` holds those files to the rooms
//! that are named here.

pub mod graphql;
pub mod http;
pub mod marketplace;
pub mod notifications;
pub mod operations;
pub mod passkeys;
pub mod realtime;

pub(crate) use kernel::{base, call, config, language, say};
pub(crate) use services::live;

use base::Timestamp;
use chrono::DateTime;
use config::{Config, SigningKey};
use people::auth::Keyring;

/// The present, for ever: the same bytes always mean the same.
pub const NOW: i64 = 1_780_000_000;

/// The program's keys and what is signed with them.
pub fn keys() -> (Vec<SigningKey>, Keyring) {
    let text = format!("[auth]\nkeys = [\"fuzz:{}\"]", "not a secret at all ".repeat(2));
    let keys = Config::parse(&text).expect("the configuration is sound").auth.keys;
    let keyring = Keyring::new(&keys, "timeweave", "timeweave").expect("the keys are sound");
    (keys, keyring)
}

/// The present.
pub fn now() -> Timestamp {
    DateTime::from_timestamp(NOW, 0).expect("a moment")
}
