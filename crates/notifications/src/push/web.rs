//! Messages to browsers (RFC 8030).

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use reqwest::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE};
use reqwest::{Client, StatusCode};
use serde_json::{Map, Value, json};
use sha2::{Digest as _, Sha256};

use super::endpoint::{self, Reach, Unfit};
use super::http;
use super::model::{Verdict, keeps};
use super::seal::{LONGEST, Lock};
use super::vapid::Vapid;
use crate::base::{Answer, Chance, Timestamp};
use crate::config::{self, VapidKey};
use crate::language::Language;

/// What a message shows if nobody chose a picture (spec notifications 7).
const ICON: &str = "/icons/icon-192.png";

/// A browser that is subscribed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Browser {
    /// Where its push service takes messages.
    pub endpoint: String,
    /// An uncompressed point.
    pub p256dh: Vec<u8>,
    /// 16 secret bytes.
    pub auth: Vec<u8>,
}

/// A message to a browser.
#[derive(Clone, Copy, Debug)]
pub struct Message<'a> {
    /// First line.
    pub title: &'a str,
    /// The rest.
    pub body: &'a str,
    /// What it is about.
    pub kind: &'a str,
    /// Where it leads, relative to the app.
    pub link: &'a str,
    /// More members, or others instead of those above.
    pub options: &'a Map<String, Value>,
    /// What stands before every path of the community; empty if it has a host of its own.
    pub tenant_path: &'a str,
    /// A phone should wake up for it.
    pub urgent: bool,
    /// It is of no use any more from then on.
    pub until: Timestamp,
}

impl Message<'_> {
    /// As the browser reads it, never longer than what can be sealed: a long body is cut.
    #[must_use]
    pub fn text(&self) -> Vec<u8> {
        let whole = self.with_body(self.body);
        if whole.len() <= LONGEST {
            return whole;
        }
        // A letter may take up to six bytes, so halving gets there soon enough and never cuts one in two.
        let mut letters = self.body.chars().count();
        while letters > 0 {
            letters /= 2;
            let short = self.with_body(&self.body.chars().take(letters).chain(['…']).collect::<String>());
            if short.len() <= LONGEST {
                return short;
            }
        }
        self.with_body("")
    }

    fn with_body(&self, body: &str) -> Vec<u8> {
        let mut text = Map::new();
        text.insert("title".to_owned(), json!(self.title));
        text.insert("body".to_owned(), json!(body));
        text.insert("url".to_owned(), json!(self.link));
        text.insert("type".to_owned(), json!(self.kind));
        text.insert("icon".to_owned(), json!(ICON));
        text.extend(self.options.clone());
        text.insert("tenant_path".to_owned(), json!(self.tenant_path));
        Value::Object(text).to_string().into_bytes()
    }

    /// A later message about the same takes the place of one that the browser has not fetched yet: 32 letters (RFC 8030, 5.4).
    fn topic(&self) -> String {
        let digest = Sha256::new().chain_update(self.kind).chain_update([0]).chain_update(self.link).finalize();
        URL_SAFE_NO_PAD.encode(&digest[..24])
    }
}

/// Sends messages to browsers.
pub struct Web {
    client: Client,
    vapid: Vapid,
    reach: Reach,
}

impl Web {
    /// As configured, with this key.
    ///
    /// # Errors
    /// A fault if TLS cannot be set up.
    pub fn new(settings: &config::Push, key: &VapidKey) -> Answer<Self> {
        let reach = if settings.allow_loopback { Reach::Loopback } else { Reach::Public };
        Ok(Self {
            client: http::outside(reach, settings.timeout_seconds)?,
            vapid: Vapid::new(key, &settings.vapid_subject)?,
            reach,
        })
    }

    /// What browsers subscribe with.
    #[must_use]
    pub fn public_key(&self) -> &str {
        self.vapid.public()
    }

    /// Refuses an address that is not to be called.
    ///
    /// # Errors
    /// See [`Unfit`].
    pub fn check(&self, address: &str) -> Result<(), Unfit> {
        endpoint::check(address, self.reach).map(drop)
    }

    /// Sends a message to a browser. Of the answer only the head is read.
    pub async fn push(&self, browser: &Browser, message: &Message<'_>, now: Timestamp, chance: &Chance) -> Verdict {
        let url = match endpoint::check(&browser.endpoint, self.reach) {
            Ok(url) => url,
            Err(unfit) => return Verdict::failed(unfit.sentence().put(Language::English, None)),
        };
        let Some(lock) = Lock::new(&browser.p256dh, &browser.auth) else {
            return Verdict::failed("the browser's keys are none");
        };
        let Some(sealed) = lock.seal(&message.text(), chance) else {
            return Verdict::failed("the message is too long");
        };
        let Ok(authorization) = self.vapid.authorization(&url.origin().ascii_serialization(), now) else {
            return Verdict::failed("nothing can be signed");
        };
        let sent = self
            .client
            .post(url)
            .header(AUTHORIZATION, authorization)
            .header(CONTENT_ENCODING, "aes128gcm")
            .header(CONTENT_TYPE, "application/octet-stream")
            .header("TTL", keeps(message.until, now).to_string())
            .header("Urgency", if message.urgent { "high" } else { "normal" })
            .header("Topic", message.topic())
            .body(sealed)
            .send()
            .await;
        match sent {
            Ok(answer) => judge(answer.status(), http::retry_after(answer.headers(), now)),
            Err(error) => broken(&error),
        }
    }
}

fn judge(status: StatusCode, asked: Option<chrono::TimeDelta>) -> Verdict {
    match status.as_u16() {
        200..300 => Verdict::Sent,
        404 | 410 => Verdict::Gone,
        408 | 425 | 429 | 500..600 => Verdict::again(asked, status.as_str()),
        _ => Verdict::failed(status.as_str()),
    }
}

/// What a call that got no answer means. Only where nobody was reached is it certain that nothing arrived.
pub(super) fn broken(error: &reqwest::Error) -> Verdict {
    if endpoint::is_not_public(error) {
        Verdict::failed("the address is not a public one")
    } else if error.is_connect() {
        Verdict::again(None, "nobody was reached")
    } else if error.is_timeout() {
        Verdict::failed("no answer in time")
    } else {
        Verdict::failed("the call broke off")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message<'a>(body: &'a str, options: &'a Map<String, Value>) -> Message<'a> {
        Message {
            title: "T",
            body,
            kind: "new_message",
            link: "/messages/7",
            options,
            tenant_path: "/harbour",
            urgent: false,
            until: Timestamp::UNIX_EPOCH,
        }
    }

    #[test]
    fn options_win_over_everything_but_the_communitys_path() {
        let options = json!({ "icon": "/x.png", "tag": "a", "tenant_path": "/evil" });
        let options = options.as_object().unwrap();
        let text: Value = serde_json::from_slice(&message("B", options).text()).unwrap();
        assert_eq!(
            text,
            json!({
                "title": "T", "body": "B", "url": "/messages/7", "type": "new_message", "icon": "/x.png", "tag": "a",
                "tenant_path": "/harbour",
            })
        );
    }

    #[test]
    fn a_long_body_is_cut_between_letters() {
        let options = Map::new();
        for letter in ["x", "é", "👍", "\u{1}"] {
            let body = letter.repeat(6_000);
            let text = message(&body, &options).text();
            assert!(text.len() <= LONGEST);
            let text: Value = serde_json::from_slice(&text).unwrap();
            let kept = text["body"].as_str().unwrap().strip_suffix('…').unwrap();
            assert!(kept.chars().count() > 300 && body.starts_with(kept));
        }
    }

    #[test]
    fn a_topic_is_what_push_services_take() {
        let options = Map::new();
        let topic = message("B", &options).topic();
        assert_eq!(topic.len(), 32);
        assert!(topic.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)));
        assert_eq!(topic, message("other words", &options).topic());
    }

    #[test]
    fn what_a_push_service_says_and_what_it_means() {
        let verdict = |status: u16| judge(StatusCode::from_u16(status).unwrap(), None);
        for status in [200, 201, 202, 204] {
            assert_eq!(verdict(status), Verdict::Sent);
        }
        for status in [404, 410] {
            assert_eq!(verdict(status), Verdict::Gone);
        }
        for status in [408, 429, 500, 502, 503] {
            assert_eq!(verdict(status), Verdict::again(None, status.to_string()));
        }
        for status in [301, 302, 307, 308, 400, 401, 403, 413] {
            assert_eq!(verdict(status), Verdict::failed(status.to_string()));
        }
    }
}
