//! The signing keys: configured, or made once and kept in the data directory.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Config, SigningKey};
use crate::base::{Chance, Secret, private};

/// A key cannot be read or made.
#[derive(Debug, Error)]
#[error("{what} cannot be used: {}: {reason}", path.display())]
pub struct KeyringError {
    /// Which key it is.
    pub(super) what: &'static str,
    pub(super) path: PathBuf,
    pub(super) reason: String,
}

#[derive(Serialize, Deserialize)]
struct Stored {
    keys: Vec<StoredKey>,
}

#[derive(Serialize, Deserialize)]
struct StoredKey {
    kid: String,
    secret: String,
}

/// What people call the keys of this file.
const WHAT: &str = "the signing keys";

/// Where generated keys are kept.
#[must_use]
pub fn keyring_path(config: &Config) -> PathBuf {
    config.data.dir.join("keys.json")
}

/// The keys of the configuration, else those of the data directory, where one is made if there is none.
///
/// Several processes may start at once: the first to create the file wins, the others read it.
///
/// # Errors
/// If the file cannot be read, understood or made.
pub fn signing_keys(config: &Config, chance: &Chance) -> Result<Vec<SigningKey>, KeyringError> {
    if !config.auth.keys.is_empty() {
        return Ok(config.auth.keys.clone());
    }
    let path = keyring_path(config);
    let done = match fs::read_to_string(&path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            make(&path, chance).and_then(|()| fs::read_to_string(&path))
        }
        done => done,
    };
    let text = done.map_err(|error| KeyringError { what: WHAT, path: path.clone(), reason: error.to_string() })?;
    parse(&text).ok_or_else(|| KeyringError {
        what: WHAT,
        path,
        reason: "this is not a list of signing keys; restore it, or remove it to make a new key and end all sign-ins"
            .to_owned(),
    })
}

fn parse(text: &str) -> Option<Vec<SigningKey>> {
    let stored: Stored = serde_json::from_str(text).ok()?;
    let strong = |key: &StoredKey| !key.kid.is_empty() && key.secret.len() >= SigningKey::LEAST;
    let sound = !stored.keys.is_empty() && stored.keys.iter().all(strong);
    sound.then(|| {
        stored.keys.into_iter().map(|key| SigningKey { kid: key.kid, secret: Secret::new(key.secret) }).collect()
    })
}

fn make(path: &Path, chance: &Chance) -> io::Result<()> {
    let key = StoredKey { kid: chance.uuid().simple().to_string()[..8].to_owned(), secret: chance.secret() };
    write_once(path, &serde_json::to_vec_pretty(&Stored { keys: vec![key] })?, chance)
}

/// Writes a secret where nobody else may read it, unless there is one. The file appears whole or not at all.
pub(super) fn write_once(path: &Path, text: &[u8], chance: &Chance) -> io::Result<()> {
    if let Some(dir) = path.parent() {
        private::folder(dir)?;
    }
    let draft = path.with_extension(format!("{}.new", chance.uuid().simple()));
    let mut file = private::create(&draft)?;
    file.write_all(text)?;
    file.sync_all()?;
    // A link, unlike a rename, fails if another process was first.
    let linked = match fs::hard_link(&draft, path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        other => other,
    };
    fs::remove_file(&draft)?;
    linked
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(dir: &Path) -> Config {
        let mut config = Config::default();
        config.data.dir = dir.join("new");
        config
    }

    #[test]
    fn a_key_is_made_once_and_only_its_owner_may_read_it() {
        let dir = tempfile::tempdir().unwrap();
        let config = at(dir.path());
        let first = signing_keys(&config, &Chance::System).unwrap();
        assert_eq!(first, signing_keys(&config, &Chance::System).unwrap());
        assert_eq!(first.len(), 1);

        let path = keyring_path(&config);
        #[cfg(unix)]
        for (place, mode) in [(&*path, 0o600), (&*config.data.dir, 0o700)] {
            let about = fs::metadata(place).unwrap().permissions();
            assert_eq!(std::os::unix::fs::PermissionsExt::mode(&about) & 0o777, mode);
        }
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1, "no draft is left");
    }

    #[test]
    fn a_broken_file_is_told_without_its_text() {
        let dir = tempfile::tempdir().unwrap();
        let config = at(dir.path());
        fs::create_dir_all(&config.data.dir).unwrap();
        fs::write(keyring_path(&config), "{\"keys\":[{\"kid\":\"a\",\"secret\":\"hush\"}]}").unwrap();
        let told = signing_keys(&config, &Chance::System).unwrap_err().to_string();
        assert!(
            told.starts_with("the signing keys cannot be used: ")
                && told.contains("keys.json: this is not")
                && !told.contains("hush"),
            "{told}"
        );
    }
}
