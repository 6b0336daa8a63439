//! Expo, which hands on to Apple and Google.

use async_trait::async_trait;
use reqwest::Client;
use serde_json::{Value, json};

use super::{EMERGENCY, NativePush, Note};
use crate::base::Timestamp;
use crate::notifications::push::http;
use crate::notifications::push::model::{Verdict, keeps};
use crate::notifications::push::web::broken;

/// Whether a token is one of Expo's.
pub(super) fn is_expos(token: &str) -> bool {
    token.starts_with("ExponentPushToken[") || token.starts_with("ExpoPushToken[")
}

/// Expo's push service.
pub struct Expo {
    client: Client,
    address: String,
}

impl Expo {
    /// The service at this origin.
    #[must_use]
    pub fn new(client: Client, origin: &str) -> Self {
        Self { client, address: format!("{origin}/--/api/v2/push/send") }
    }
}

#[async_trait]
impl NativePush for Expo {
    async fn push(&self, token: &str, note: &Note<'_>, now: Timestamp) -> Verdict {
        let answer = match self.client.post(&self.address).json(&[message(token, note, now)]).send().await {
            Ok(answer) => answer,
            Err(error) => return broken(&error),
        };
        let (status, asked) = (answer.status(), http::retry_after(answer.headers(), now));
        match status.as_u16() {
            200..300 => judge(&serde_json::from_slice(&http::read(answer).await).unwrap_or_default()),
            429 | 500..600 => Verdict::again(asked, status.as_str()),
            _ => Verdict::failed(status.as_str()),
        }
    }
}

fn message(token: &str, note: &Note<'_>, now: Timestamp) -> Value {
    let mut message = json!({
        "to": token,
        "title": note.title,
        "body": note.body,
        "sound": "default",
        "ttl": keeps(note.until, now),
        "data": note.data(),
    });
    if note.emergency {
        message["priority"] = json!("high");
        message["channelId"] = json!(EMERGENCY);
    }
    message
}

/// What the one ticket says.
fn judge(answer: &Value) -> Verdict {
    let data = &answer["data"];
    let ticket = if data.is_array() { &data[0] } else { data };
    match (ticket["status"].as_str(), ticket["details"]["error"].as_str()) {
        (Some("ok"), _) => Verdict::Sent,
        (_, Some("DeviceNotRegistered")) => Verdict::Gone,
        (_, Some("MessageRateExceeded")) => Verdict::again(None, "MessageRateExceeded"),
        (_, Some(error)) if error.len() < 64 => Verdict::failed(error),
        _ => Verdict::failed("an answer that says nothing"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ticket_says_what_became_of_the_message() {
        let ticket = |ticket: Value| judge(&json!({ "data": [ticket] }));
        assert_eq!(ticket(json!({ "status": "ok", "id": "x" })), Verdict::Sent);
        assert_eq!(judge(&json!({ "data": { "status": "ok" } })), Verdict::Sent);
        let error = |word: &str| ticket(json!({ "status": "error", "details": { "error": word } }));
        assert_eq!(error("DeviceNotRegistered"), Verdict::Gone);
        assert_eq!(error("MessageRateExceeded"), Verdict::again(None, "MessageRateExceeded"));
        assert_eq!(error("InvalidCredentials"), Verdict::failed("InvalidCredentials"));
        for odd in [json!({}), json!(null), json!({ "data": [] }), json!({ "data": "ok" })] {
            assert!(matches!(judge(&odd), Verdict::Failed { .. }), "{odd}");
        }
    }

    #[test]
    fn only_whole_beginnings_make_a_token_expos() {
        assert!(is_expos("ExponentPushToken[abc]") && is_expos("ExpoPushToken[abc]"));
        assert!(!is_expos("exponentpushtoken[abc]") && !is_expos("ExpoPushToken") && !is_expos("abc"));
    }
}
