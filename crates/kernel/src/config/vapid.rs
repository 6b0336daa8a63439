//! The key that signs what goes to browsers: configured, or made once and kept in the data directory.

use std::path::{Path, PathBuf};
use std::{fs, io};

use serde::{Deserialize, Serialize};

use super::keyring::write_once;
use super::setting::Setting as _;
use super::{Config, KeyringError, VapidKey};
use crate::base::Chance;

/// What people call the key of this file.
const WHAT: &str = "the key for browsers";

#[derive(Serialize, Deserialize)]
struct Stored {
    private_key: String,
}

/// Where a generated key is kept.
#[must_use]
pub fn vapid_path(config: &Config) -> PathBuf {
    config.data.dir.join("vapid.json")
}

/// The key of the configuration, else that of the data directory, where one is made if there is none.
///
/// Several processes may start at once: the first to create the file wins, the others read it.
///
/// # Errors
/// If the file cannot be read, understood or made.
pub fn vapid_key(config: &Config, chance: &Chance) -> Result<VapidKey, KeyringError> {
    if let Some(key) = &config.push.vapid_private_key {
        return Ok(key.clone());
    }
    let path = vapid_path(config);
    let done = match fs::read_to_string(&path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            make(&path, chance).and_then(|()| fs::read_to_string(&path))
        }
        done => done,
    };
    let text = done.map_err(|error| KeyringError { what: WHAT, path: path.clone(), reason: error.to_string() })?;
    let stored: Option<Stored> = serde_json::from_str(&text).ok();
    stored.and_then(|stored| VapidKey::read(&stored.private_key)).ok_or_else(|| KeyringError {
        what: WHAT,
        path,
        reason: "this is not such a key; restore it, or remove it to make a new one and lose all subscriptions"
            .to_owned(),
    })
}

fn make(path: &Path, chance: &Chance) -> io::Result<()> {
    // Almost all numbers of 32 bytes are a scalar of the curve; one that is none is thrown away.
    let key = std::iter::repeat_with(|| VapidKey::of(&chance.bytes::<32>())).flatten().next();
    let stored = Stored { private_key: key.map(|key| key.0.reveal().to_owned()).unwrap_or_default() };
    write_once(path, &serde_json::to_vec_pretty(&stored)?, chance)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_made_once_and_only_its_owner_may_read_it() {
        let dir = tempfile::tempdir().unwrap();
        let mut config = Config::default();
        config.data.dir = dir.path().join("new");
        let first = vapid_key(&config, &Chance::System).unwrap();
        assert_eq!(first, vapid_key(&config, &Chance::System).unwrap());
        #[cfg(unix)]
        assert_eq!(
            std::os::unix::fs::PermissionsExt::mode(&fs::metadata(vapid_path(&config)).unwrap().permissions()) & 0o777,
            0o600
        );
        let mut configured = config.clone();
        configured.push.vapid_private_key = VapidKey::of(&[7; 32]);
        assert_ne!(vapid_key(&configured, &Chance::System).unwrap(), first);

        fs::write(vapid_path(&config), "{\"private_key\":\"hush\"}").unwrap();
        let told = vapid_key(&config, &Chance::System).unwrap_err().to_string();
        assert!(told.contains("vapid.json: this is not") && !told.contains("hush"), "{told}");
    }
}
