//! The application key that clients connect with, and the secret that signs subscriptions.

use std::fmt;

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

use crate::base::text::{hex, unhex};
use crate::config::{LiveUpdates, SigningKey};

/// Set these keys apart from every other use of the signing secrets.
const PURPOSES: (&[u8], &[u8]) = (b"timeweave live key 1", b"timeweave live secret 1");

/// So many hex digits of an HMAC make a key.
const KEY_DIGITS: usize = 20;

struct AppKey {
    key: String,
    signs: Hmac<Sha256>,
}

/// Keys with their secrets: the first one is told and signs, all of them open sockets and verify. What is not configured is made of the
/// signing keys, so that gateways which share those share these, and a key that is rotated out goes on being good as long as they do.
pub struct AppKeys(Vec<AppKey>);

impl AppKeys {
    /// As configured, else made of the signing keys.
    #[must_use]
    pub fn new(config: &LiveUpdates, signing: &[SigningKey]) -> Self {
        let made = |purpose: &[u8], of: &SigningKey| {
            hex(&keyed(of.secret.reveal().as_bytes()).chain_update(purpose).finalize().into_bytes())
        };
        let app = |of: &SigningKey| AppKey {
            key: config.key.as_ref().map_or_else(|| made(PURPOSES.0, of)[..KEY_DIGITS].to_owned(), |key| key.0.clone()),
            signs: match &config.secret {
                Some(secret) => keyed(secret.0.reveal().as_bytes()),
                None => keyed(made(PURPOSES.1, of).as_bytes()),
            },
        };
        Self(signing.iter().map(app).collect())
    }

    /// The key that clients are told.
    #[must_use]
    pub fn key(&self) -> &str {
        self.0.first().map_or("", |app| &app.key)
    }

    /// Whether a socket may be opened with a key.
    #[must_use]
    pub fn knows(&self, key: &str) -> bool {
        !key.is_empty() && self.0.iter().any(|app| app.key == key)
    }

    /// The word that lets a socket subscribe to a channel, and on a presence channel be seen as `data` says: the key, a colon, and an
    /// HMAC-SHA256 in hex.
    #[must_use]
    pub fn sign(&self, socket: &str, channel: &str, data: Option<&str>) -> String {
        self.0.first().map_or_else(String::new, |app| {
            format!("{}:{}", app.key, hex(&app.over(socket, channel, data).finalize().into_bytes()))
        })
    }

    /// Whether a word is good for this socket, this channel and this data. How long it takes tells nothing of how wrong it is.
    #[must_use]
    pub fn verify(&self, word: &str, socket: &str, channel: &str, data: Option<&str>) -> bool {
        let Some((key, signature)) = word.split_once(':') else { return false };
        let Some(signature) = unhex::<32>(signature) else { return false };
        self.0.iter().any(|app| app.key == key && app.over(socket, channel, data).verify_slice(&signature).is_ok())
    }
}

impl AppKey {
    /// Names of sockets and channels have no colon, so no two subscriptions make the same text.
    fn over(&self, socket: &str, channel: &str, data: Option<&str>) -> Hmac<Sha256> {
        let signed = self.signs.clone().chain_update(socket).chain_update(b":").chain_update(channel);
        match data {
            Some(data) => signed.chain_update(b":").chain_update(data),
            None => signed,
        }
    }
}

impl fmt::Debug for AppKeys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AppKeys").field("key", &self.key()).finish_non_exhaustive()
    }
}

fn keyed(secret: &[u8]) -> Hmac<Sha256> {
    Hmac::new_from_slice(secret).expect("HMAC takes keys of any length")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::Secret;
    use crate::config::Config;

    fn signing(secrets: &[&str]) -> Vec<SigningKey> {
        secrets.iter().map(|secret| SigningKey { kid: (*secret).to_owned(), secret: Secret::new(*secret) }).collect()
    }

    fn live(text: &str) -> LiveUpdates {
        Config::parse(&format!("[live]\n{text}")).unwrap().live
    }

    /// The example of the protocol's own documentation on signatures.
    #[test]
    fn the_signature_is_the_one_that_every_pusher_library_makes() {
        let config = live("key = \"278d425bdf160c739803\"\nsecret = \"7ad3773142a6692b25b8\"");
        let keys = AppKeys::new(&config, &signing(&["x"]));
        let expected = "278d425bdf160c739803:58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4";
        assert_eq!(keys.sign("1234.1234", "private-foobar", None), expected);
        let data = r#"{"user_id":10,"user_info":{"name":"Mr. Channels"}}"#;
        let expected = "278d425bdf160c739803:31935e7d86dba64c2a90aed31fdc61869f9b22ba9d8863bba239c03ca481bc80";
        assert_eq!(keys.sign("1234.1234", "presence-foobar", Some(data)), expected);
    }

    #[test]
    fn a_word_is_good_for_one_socket_and_one_channel() {
        let keys = AppKeys::new(&live(""), &signing(&["one", "two"]));
        let word = keys.sign("1.2", "private-a", None);
        assert!(keys.verify(&word, "1.2", "private-a", None) && !keys.verify(&word, "1.2", "private-a", Some("{}")));
        assert!(keys.verify(
            &word.to_uppercase().replace(&keys.key().to_uppercase(), keys.key()),
            "1.2",
            "private-a",
            None
        ));
        for (word, socket, channel) in [
            (word.as_str(), "1.3", "private-a"),
            (&word, "1.2", "private-b"),
            (&word[..word.len() - 2], "1.2", "private-a"),
            (&word.replace(':', ""), "1.2", "private-a"),
            (&word.replacen(keys.key(), "other", 1), "1.2", "private-a"),
            (&format!("{}:{}", keys.key(), "é".repeat(32)), "1.2", "private-a"),
            ("", "1.2", "private-a"),
        ] {
            assert!(!keys.verify(word, socket, channel, None), "{word}");
        }
    }

    #[test]
    fn a_key_that_was_rotated_out_of_the_first_place_goes_on_being_good() {
        let before = AppKeys::new(&live(""), &signing(&["old"]));
        let after = AppKeys::new(&live(""), &signing(&["new", "old"]));
        assert_ne!(before.key(), after.key());
        assert!(after.knows(before.key()) && !after.knows("") && !before.knows(after.key()));
        assert!(after.verify(&before.sign("1.2", "private-a", None), "1.2", "private-a", None));
        let gone = AppKeys::new(&live(""), &signing(&["new"]));
        assert!(!gone.verify(&before.sign("1.2", "private-a", None), "1.2", "private-a", None));
    }
}
