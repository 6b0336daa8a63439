//! How Google knows who calls: a token for a signed word, good for an hour (RFC 7523).

use std::sync::{PoisonError, RwLock};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use chrono::TimeDelta;
use jsonwebtoken::{Algorithm, EncodingKey, Header};
use reqwest::Client;
use reqwest::header::CONTENT_TYPE;
use serde::{Deserialize, Serialize};
use tokio::sync::Mutex;
use tokio::time::Instant;

use crate::base::Timestamp;
use crate::notifications::push::http;
use crate::notifications::push::model::Verdict;
use crate::notifications::push::web::broken;

const SCOPE: &str = "https://www.googleapis.com/auth/firebase.messaging";

const GRANT: &str = "urn:ietf:params:oauth:grant-type:jwt-bearer";

/// A token that ends sooner is not used any more.
const SPARE: TimeDelta = TimeDelta::seconds(60);

/// Our word is good for so long.
const WORD_LASTS: TimeDelta = TimeDelta::hours(1);

/// A service account, as Google hands it out in a file.
pub(super) struct Account {
    pub(super) project_id: String,
    client_email: String,
    token_uri: String,
    header: Header,
    key: EncodingKey,
}

#[derive(Deserialize)]
struct File {
    #[serde(default)]
    project_id: String,
    client_email: String,
    token_uri: String,
    private_key: String,
    #[serde(default)]
    private_key_id: Option<String>,
}

impl Account {
    /// From the file's bytes, if they are one.
    pub(super) fn read(bytes: &[u8]) -> Option<Self> {
        let file: File = serde_json::from_slice(bytes).ok()?;
        let mut header = Header::new(Algorithm::RS256);
        header.kid = file.private_key_id;
        let key = EncodingKey::from_rsa_der(&pkcs1(&file.private_key)?);
        Some(Self {
            project_id: file.project_id,
            client_email: file.client_email,
            token_uri: file.token_uri,
            header,
            key,
        })
    }
}

/// The RSA key in a PEM text (PKCS #1), which the text may have in a wrapping (PKCS #8).
fn pkcs1(pem: &str) -> Option<Vec<u8>> {
    let body: String = pem.lines().filter(|line| !line.starts_with("-----")).map(str::trim).collect();
    let der = STANDARD.decode(body).ok()?;
    if pem.contains("BEGIN RSA PRIVATE KEY") {
        return Some(der);
    }
    // SEQUENCE { version INTEGER, algorithm SEQUENCE, key OCTET STRING }
    let (whole, _) = value(&der, 0x30)?;
    let (_version, rest) = value(whole, 0x02)?;
    let (_algorithm, rest) = value(rest, 0x30)?;
    value(rest, 0x04).map(|(key, _)| key.to_vec())
}

/// A value of DER with this tag, and what comes after it.
fn value(der: &[u8], tag: u8) -> Option<(&[u8], &[u8])> {
    let (&found, rest) = der.split_first()?;
    let (&first, rest) = rest.split_first()?;
    let (length, rest) = match usize::from(first) {
        short if short < 0x80 => (short, rest),
        long => {
            let (digits, rest) = rest.split_at_checked(long - 0x80).filter(|(digits, _)| digits.len() <= 4)?;
            (digits.iter().fold(0, |length, digit| length << 8 | usize::from(*digit)), rest)
        }
    };
    (found == tag).then(|| rest.split_at_checked(length)).flatten()
}

#[derive(Serialize)]
struct Word<'a> {
    iss: &'a str,
    scope: &'a str,
    aud: &'a str,
    iat: i64,
    exp: i64,
}

#[derive(Deserialize)]
struct Granted {
    access_token: String,
    expires_in: i64,
}

/// The token that is good at the moment.
pub(super) struct Tokens {
    client: Client,
    account: Account,
    /// With when it ends.
    held: RwLock<Option<(String, Timestamp)>>,
    /// Held while a token is fetched, so that it is fetched once. Only whoever has none waits for it: nobody could send without one.
    /// What came of it the last time, if nothing good did, and when.
    fetching: Mutex<Option<(Verdict, Instant)>>,
}

impl Tokens {
    pub(super) fn new(client: Client, account: Account) -> Self {
        Self { client, account, held: RwLock::default(), fetching: Mutex::default() }
    }

    /// A token that is good for another minute.
    pub(super) async fn get(&self, now: Timestamp) -> Result<String, Verdict> {
        if let Some(token) = self.good(now) {
            return Ok(token);
        }
        let asked = Instant::now();
        let mut failed = self.fetching.lock().await;
        if let Some(token) = self.good(now) {
            return Ok(token);
        }
        // Whoever waited while it failed does not try it all over again, one after another.
        if let Some((verdict, at)) = failed.as_ref()
            && *at > asked
        {
            return Err(verdict.clone());
        }
        let granted = match self.fetch(now).await {
            Ok(granted) => granted,
            Err(verdict) => {
                *failed = Some((verdict.clone(), Instant::now()));
                return Err(verdict);
            }
        };
        let ends = TimeDelta::try_seconds(granted.expires_in).and_then(|lasts| now.checked_add_signed(lasts));
        let mut held = self.held.write().unwrap_or_else(PoisonError::into_inner);
        *held = ends.map(|ends| (granted.access_token.clone(), ends));
        Ok(granted.access_token)
    }

    /// Fetches another one next time, if this is still the one.
    pub(super) fn forget(&self, token: &str) {
        let mut held = self.held.write().unwrap_or_else(PoisonError::into_inner);
        if held.as_ref().is_some_and(|(current, _)| current == token) {
            *held = None;
        }
    }

    fn good(&self, now: Timestamp) -> Option<String> {
        let held = self.held.read().unwrap_or_else(PoisonError::into_inner);
        held.as_ref().filter(|(_, ends)| *ends - now > SPARE).map(|(token, _)| token.clone())
    }

    /// No message has left yet, so a call that got no answer may be made again.
    async fn fetch(&self, now: Timestamp) -> Result<Granted, Verdict> {
        let account = &self.account;
        let word = Word {
            iss: &account.client_email,
            scope: SCOPE,
            aud: &account.token_uri,
            iat: now.timestamp(),
            exp: (now + WORD_LASTS).timestamp(),
        };
        let word = jsonwebtoken::encode(&account.header, &word, &account.key)
            .map_err(|_| Verdict::failed("the service account's key cannot sign"))?;
        let form = form_urlencoded::Serializer::new(String::new())
            .append_pair("grant_type", GRANT)
            .append_pair("assertion", &word)
            .finish();
        let answer = self
            .client
            .post(&account.token_uri)
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(form)
            .send()
            .await
            .map_err(|error| match broken(&error) {
                Verdict::Failed { why } | Verdict::Again { why, .. } => Verdict::again(None, format!("sign-in: {why}")),
                other => other,
            })?;
        let (status, asked) = (answer.status(), http::retry_after(answer.headers(), now));
        match status.as_u16() {
            200..300 => serde_json::from_slice(&http::read(answer).await)
                .map_err(|_| Verdict::failed("sign-in: an answer that says nothing")),
            429 | 500..600 => Err(Verdict::again(asked, format!("sign-in: {}", status.as_str()))),
            _ => Err(Verdict::failed(format!("sign-in: {}", status.as_str()))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_none_is_told_apart() {
        for odd in [
            "",
            "{}",
            r#"{"client_email":"a","token_uri":"b","private_key":""}"#,
            r#"{"client_email":"a","token_uri":"b","private_key":"-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----"}"#,
            r#"{"client_email":"a","token_uri":"b","private_key":"no base64 at all"}"#,
        ] {
            assert!(Account::read(odd.as_bytes()).is_none(), "{odd}");
        }
    }

    #[test]
    fn values_are_read_within_their_bounds() {
        assert_eq!(value(&[0x04, 2, 1, 2, 9], 0x04), Some((&[1, 2][..], &[9][..])));
        assert_eq!(value(&[0x04, 0x81, 1, 7], 0x04), Some((&[7][..], &[][..])));
        for odd in [&[][..], &[0x04], &[0x04, 2, 1], &[0x30, 0], &[0x04, 0x85, 0, 0, 0, 0, 1, 1], &[0x04, 0x82, 1]] {
            assert_eq!(value(odd, 0x04), None, "{odd:?}");
        }
    }
}
