//! Firebase Cloud Messaging, version 1 of its HTTP interface.

use std::path::Path;

use async_trait::async_trait;
use reqwest::{Client, StatusCode};
use serde_json::{Value, json};

use super::oauth::{Account, Tokens};
use super::{EMERGENCY, NativePush, Note};
use crate::base::{Answer, Fault, Timestamp};
use crate::notifications::push::http;
use crate::notifications::push::model::{Verdict, keeps};
use crate::notifications::push::web::broken;

/// Firebase Cloud Messaging for one project.
pub struct Fcm {
    client: Client,
    address: String,
    tokens: Tokens,
}

impl Fcm {
    /// With a service account's file; the project is the one that it names, unless another one is given.
    ///
    /// # Errors
    /// A fault if the file cannot be read or understood.
    pub fn open(client: Client, file: &Path, project: Option<&str>, origin: &str) -> Answer<Self> {
        let text = std::fs::read(file).map_err(|error| Fault::new(format!("{}: {error}", file.display())))?;
        let account = Account::read(&text)
            .ok_or_else(|| Fault::new(format!("{}: this is no service account's file", file.display())))?;
        let project = project.unwrap_or(&account.project_id);
        if project.is_empty() || !project.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.:".contains(&byte)) {
            return Err(Fault::new("push.fcm_project: this is no Firebase project").into());
        }
        let address = format!("{origin}/v1/projects/{project}/messages:send");
        Ok(Self { tokens: Tokens::new(client.clone(), account), client, address })
    }

    async fn send(&self, body: &Value, access: &str, now: Timestamp) -> Result<Said, Verdict> {
        let answer = self.client.post(&self.address).bearer_auth(access).json(body).send().await;
        let answer = answer.map_err(|error| broken(&error))?;
        let (status, asked) = (answer.status(), http::retry_after(answer.headers(), now));
        let error = if status.is_success() { Value::Null } else { body_of(&http::read(answer).await) };
        Ok(Said { status, asked, error })
    }
}

#[async_trait]
impl NativePush for Fcm {
    async fn push(&self, token: &str, note: &Note<'_>, now: Timestamp) -> Verdict {
        let body = message(token, note, now);
        // Whoever is refused with a token that is not over yet asks for another one, once: the key may have been changed.
        for last in [false, true] {
            let access = match self.tokens.get(now).await {
                Ok(access) => access,
                Err(verdict) => return verdict,
            };
            match self.send(&body, &access, now).await {
                Ok(said) if said.status == StatusCode::UNAUTHORIZED && !last => self.tokens.forget(&access),
                Ok(said) => return said.judge(),
                Err(verdict) => return verdict,
            }
        }
        Verdict::failed("401")
    }
}

/// What it answered. `error`: the member of that name.
struct Said {
    status: StatusCode,
    asked: Option<chrono::TimeDelta>,
    error: Value,
}

impl Said {
    /// Only what is said of the phone's token removes it. 401 is about our own credentials, and a 404 that has no error in it is about
    /// the address: neither says anything about a phone.
    fn judge(self) -> Verdict {
        let details = self.error["details"].as_array().map(Vec::as_slice).unwrap_or_default();
        let code = details.iter().find_map(|detail| detail["errorCode"].as_str());
        let fields: Vec<&str> = details
            .iter()
            .filter_map(|detail| detail["fieldViolations"].as_array())
            .flatten()
            .filter_map(|violation| violation["field"].as_str())
            .collect();
        let about_token = fields.is_empty() || fields.contains(&"message.token");
        let word = code.or_else(|| self.error["status"].as_str()).filter(|word| word.len() < 64);
        let why =
            word.map_or_else(|| self.status.as_str().to_owned(), |word| format!("{} {word}", self.status.as_str()));
        match (self.status.as_u16(), code.or_else(|| self.error["status"].as_str())) {
            (200..300, _) => Verdict::Sent,
            (_, Some("UNREGISTERED")) => Verdict::Gone,
            (404, Some(_)) => Verdict::Gone,
            (400, Some("INVALID_ARGUMENT")) if about_token => Verdict::Gone,
            (429 | 500..600, _) => Verdict::again(self.asked, why),
            _ => Verdict::failed(why),
        }
    }
}

fn body_of(bytes: &[u8]) -> Value {
    let mut body: Value = serde_json::from_slice(bytes).unwrap_or_default();
    body.get_mut("error").map(Value::take).unwrap_or_default()
}

fn message(token: &str, note: &Note<'_>, now: Timestamp) -> Value {
    let mut message = json!({
        "token": token,
        "notification": { "title": note.title, "body": note.body },
        "data": note.data(),
        "android": { "ttl": format!("{}s", keeps(note.until, now)) },
        "apns": { "headers": { "apns-expiration": note.until.timestamp().to_string() } },
    });
    if note.emergency {
        message["android"]["priority"] = json!("HIGH");
        message["android"]["notification"] =
            json!({ "channel_id": EMERGENCY, "notification_priority": "PRIORITY_MAX" });
        message["apns"]["headers"]["apns-priority"] = json!("10");
    }
    json!({ "message": message })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_said_of_the_token_removes_it() {
        let judged = |status: u16, error: Value| {
            Said { status: StatusCode::from_u16(status).unwrap(), asked: None, error }.judge()
        };
        let code = |status: &str, code: &str| json!({ "status": status, "details": [{ "errorCode": code }] });
        let field = |field: &str| {
            json!({ "status": "INVALID_ARGUMENT",
                    "details": [{ "errorCode": "INVALID_ARGUMENT" }, { "fieldViolations": [{ "field": field }] }] })
        };
        assert_eq!(judged(200, Value::Null), Verdict::Sent);
        for (status, error) in [
            (404, code("NOT_FOUND", "UNREGISTERED")),
            (404, json!({ "status": "NOT_FOUND" })),
            (400, code("INVALID_ARGUMENT", "INVALID_ARGUMENT")),
            (400, json!({ "status": "INVALID_ARGUMENT" })),
            (400, field("message.token")),
        ] {
            assert_eq!(judged(status, error.clone()), Verdict::Gone, "{status} {error}");
        }
        for (status, error) in [
            (400, field("message.notification.title")),
            (401, json!({ "status": "UNAUTHENTICATED" })),
            (403, code("PERMISSION_DENIED", "SENDER_ID_MISMATCH")),
            (404, Value::Null),
            (301, Value::Null),
        ] {
            assert!(matches!(judged(status, error.clone()), Verdict::Failed { .. }), "{status} {error}");
        }
        for (status, error) in
            [(429, code("RESOURCE_EXHAUSTED", "QUOTA_EXCEEDED")), (503, Value::Null), (500, json!("odd"))]
        {
            assert!(matches!(judged(status, error.clone()), Verdict::Again { .. }), "{status} {error}");
        }
    }
}
