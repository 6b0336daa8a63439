//! What an operator decides: `timeweave.toml`, overridden by the environment, checked as a whole before anything starts.
//!
//! | file | holds |
//! |---|---|
//! | `sections` | every key with its type, default and meaning: the one list that code, refusals and `docs/configuration.md` share |
//! | `setting` | how text becomes a value, and what is legal |
//! | `given` | what the file and the environment say, and what is wrong with it |
//! | `keyring` | the signing keys: configured, or made once and kept in the data directory |
//! | `vapid` | the same for the key that signs what goes to browsers |

mod given;
mod keyring;
mod sections;
mod setting;
mod vapid;

use std::path::{Path, PathBuf};

use thiserror::Error;

pub use keyring::{KeyringError, keyring_path, signing_keys};
pub use sections::{
    Auth, Cards, Config, Data, Database, Events, Graphql, Key, Limits, LiveUpdates, Log, Mail, Metrics, Push, Redis,
    Server, Tenancy, Worker,
};
pub use setting::{
    AppSecret, Ceiling, Contact, DatabaseUrl, ForwardedHeader, LogFilter, LogFormat, MailAddress, MailTls, Network,
    Origin, Password, PlainName, RedisUrl, SigningKey, TokenAlgorithm, VapidKey,
};
pub use vapid::{vapid_key, vapid_path};

use given::Given;

/// The file that is read if it is there and no other is named.
pub const FILE: &str = "timeweave.toml";

/// The configuration cannot be used. Everything that is wrong with it is listed.
#[derive(Debug, Error)]
#[error("the configuration cannot be used:\n{}", .0.iter().map(|problem| format!("  - {problem}")).collect::<Vec<_>>().join("\n"))]
pub struct ConfigError(pub Vec<String>);

impl Config {
    /// Reads `file` (or [`FILE`] if it is there) and the environment's `TIMEWEAVE_*`.
    ///
    /// # Errors
    /// All unknown keys and unusable values at once, each with what is legal. Values of secret keys are not repeated.
    pub fn load(file: Option<&Path>) -> Result<Self, ConfigError> {
        let text = match file {
            Some(path) => Some((path.to_owned(), read(path)?)),
            None if Path::new(FILE).exists() => Some((PathBuf::from(FILE), read(Path::new(FILE))?)),
            None => None,
        };
        let environment = std::env::vars_os().filter_map(|(name, value)| Some((name.into_string().ok()?, value)));
        let mut given = Given::default();
        if let Some((path, text)) = &text {
            given.read_file(path, text);
        }
        given.read_environment(environment);
        Self::from_given(given)
    }

    /// Reads a file's text alone, as [`Config::load`] would. For tests.
    ///
    /// # Errors
    /// As [`Config::load`].
    pub fn parse(text: &str) -> Result<Self, ConfigError> {
        let mut given = Given::default();
        given.read_file(Path::new(FILE), text);
        Self::from_given(given)
    }

    fn from_given(mut given: Given) -> Result<Self, ConfigError> {
        let config = Self::read(&mut given);
        let problems = given.problems();
        if problems.is_empty() { Ok(config) } else { Err(ConfigError(problems)) }
    }
}

impl Default for Config {
    /// What counts when nobody says anything.
    fn default() -> Self {
        Self::read(&mut Given::default())
    }
}

fn read(path: &Path) -> Result<String, ConfigError> {
    std::fs::read_to_string(path).map_err(|error| ConfigError(vec![format!("{}: {error}", path.display())]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn defaults_are_what_operators_rely_on() {
        let config = Config::default();
        assert_eq!(config.server.listen.to_string(), "127.0.0.1:8080");
        assert_eq!(config.metrics.listen.to_string(), "127.0.0.1:9090");
        assert_eq!(config.data.dir, Path::new("./data"));
        assert!(config.limits.enabled);
        assert!(!config.tenancy.from_token);
    }

    #[test]
    fn everything_wrong_is_listed_at_once_with_what_is_legal() {
        let wrong = Config::parse(
            "[server]\nlisten = \"here\"\nlisen = \"127.0.0.1:1\"\n[databse]\nurl = \"\"\n[graphql]\nmax_depth = 0\n\
             [log]\nformat = \"xml\"\n[auth]\nkeys = [\"one:short-secret-nobody-may-see\"]\n",
        )
        .unwrap_err()
        .to_string();
        for part in [
            "server.listen: \"here\" is not an address and port",
            "server.lisen: no such key; [server] has listen,",
            "[databse]: no such section; there are server,",
            "graphql.max_depth: \"0\" is not a whole number from 1",
            "log.format: \"xml\" is not one of auto, json, pretty",
            "auth.keys: this is not",
        ] {
            assert!(wrong.contains(part), "{part:?} missing in:\n{wrong}");
        }
        assert!(!wrong.contains("nobody-may-see"), "{wrong}");
    }

    #[test]
    fn lists_and_secrets_are_read_and_not_shown() {
        let config = Config::parse(
            "[auth]\nkeys = [\"b:0123456789abcdef0123456789abcdef\", \"a:fedcba9876543210fedcba9876543210\"]\n\
             [server]\ntrusted_proxies = [\"10.0.0.0/8\", \"::1\"]\n[database]\nurl = \"postgres://me:hush@db/tw\"\n",
        )
        .unwrap();
        assert_eq!(config.auth.keys.iter().map(|key| key.kid.as_str()).collect::<Vec<_>>(), ["b", "a"]);
        assert_eq!(config.server.trusted_proxies.len(), 2);
        let shown = format!("{config:?}");
        assert!(!shown.contains("0123456789") && !shown.contains("hush"), "{shown}");
    }

    /// `docs/configuration.md` lists exactly these keys, with these defaults, values and meanings.
    #[test]
    fn the_documentation_lists_every_key() {
        let page = include_str!("../../../../docs/configuration.md");
        let rows: Vec<String> = Config::KEYS.iter().flat_map(|keys| keys.iter()).map(Key::document).collect();
        let documented: Vec<&str> = page.lines().filter(|line| line.starts_with("| `TIMEWEAVE_")).collect();
        assert_eq!(documented, rows, "bring docs/configuration.md up to date with these rows:\n{}", rows.join("\n"));
    }
}
