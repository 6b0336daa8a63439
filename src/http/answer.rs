//! From a refusal or a fault to the envelope that clients read.

use std::collections::BTreeMap;

use contract::{Code, Rejection, Reply};
use http::header::RETRY_AFTER;
use http::{HeaderMap, HeaderValue};
use serde::ser::SerializeMap as _;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

use crate::base::refusal::Item;
use crate::base::{Failure, Fault, Refusal};
use crate::language::Language;
use crate::say;

/// `{"success": false, "errors": [{code, message, field?}], ...extras}`.
struct Envelope<'a> {
    errors: Vec<ApiError<'a>>,
    extras: &'a Map<String, Value>,
}

impl Serialize for Envelope<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("success", &false)?;
        map.serialize_entry("errors", &self.errors)?;
        // A name must not come twice: parsers differ in which one they believe.
        for (name, extra) in self.extras.iter().filter(|(name, _)| !matches!(name.as_str(), "success" | "errors")) {
            map.serialize_entry(name, extra)?;
        }
        map.end()
    }
}

#[derive(Serialize)]
struct ApiError<'a> {
    code: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    details: Option<Details>,
}

/// The sentences about each input.
type Details = BTreeMap<String, Vec<String>>;

/// What operations that answer `validation_failed` tell in the first item, as their clients read it (spec platform 1.2).
fn details(errors: &[ApiError<'_>]) -> Option<Details> {
    let mut details = Details::new();
    for error in errors.iter().filter(|error| error.code == Code::ValidationFailed.as_str()) {
        details.entry(error.field?.to_owned()).or_default().push(error.message.clone());
    }
    (!details.is_empty()).then_some(details)
}

/// Renders bad news. A fault is logged here, once, with the request's id, and the caller learns the id alone.
#[must_use]
pub fn failure(failure: &Failure, request_id: &str, language: Language) -> Reply {
    match failure {
        Failure::Refusal(refusal) => refused(refusal, language),
        Failure::Fault(fault) => refused(&excuse(fault, request_id), language),
    }
}

/// What a caller is told of our trouble.
#[must_use]
pub fn excuse(fault: &Fault, request_id: &str) -> Refusal {
    if fault.is_unavailable() || fault.is_race() {
        tracing::warn!(request_id, place = %fault.place(), "a dependency failed: {fault}");
        return Refusal::new(Code::ServerDependencyFailed, say!("service-unavailable")).header(RETRY_AFTER, "1");
    }
    tracing::error!(request_id, place = %fault.place(), "a fault: {fault}");
    internal(request_id)
}

/// 500 with nothing but the request's id.
#[must_use]
pub fn internal(request_id: &str) -> Refusal {
    Refusal::new(Code::ServerInternalError, say!("internal-error")).extra("request_id", request_id)
}

/// Renders a refusal in the caller's language.
#[must_use]
pub fn refused(refusal: &Refusal, language: Language) -> Reply {
    let errors = refusal.items.iter().map(|item| ApiError {
        code: item.code.as_str(),
        message: item.message.put(language, item.field.as_deref()),
        field: item.field.as_deref(),
        details: None,
    });
    let mut errors: Vec<_> = errors.collect();
    let details = details(&errors);
    if let Some(first) = errors.first_mut() {
        first.details = details;
    }
    let envelope = Envelope { errors, extras: &refusal.extras };
    let mut headers = HeaderMap::with_capacity(refusal.headers.len());
    for (name, value) in &refusal.headers {
        if let Ok(value) = HeaderValue::from_str(value) {
            headers.append(name, value);
        }
    }
    Reply::json(refusal.status, &envelope).with_headers(headers)
}

/// What the contract's own door refuses, as one of our refusals.
#[must_use]
pub fn rejected(rejection: Rejection) -> Refusal {
    match rejection {
        Rejection::Invalid { status, violations, reason } => {
            let items = violations.into_iter().map(Item::from).collect();
            let extras = reason.into_iter().map(|reason| ("reason".to_owned(), reason.into())).collect();
            Refusal { status, items, extras, headers: Vec::new() }
        }
        Rejection::MissingBody => Refusal::new(Code::ValidationInvalidFormat, say!("body-missing")).status(400),
        Rejection::MalformedJson { line, column } => {
            let sentence = say!("body-malformed", line = line, column = column);
            Refusal::new(Code::ValidationInvalidFormat, sentence).status(400)
        }
        Rejection::DuplicateMember(member) => {
            let sentence = say!("body-duplicate-member", member = member.clone());
            Refusal::new(Code::ValidationInvalidFormat, sentence).status(400).field(member)
        }
        Rejection::UnsupportedMediaType { expected } => unsupported(expected),
        Rejection::TooLarge { limit } => too_large(limit),
        Rejection::NoRoom => {
            Refusal::new(Code::ServerDependencyFailed, say!("service-unavailable")).header(RETRY_AFTER, "5")
        }
        Rejection::BadPath => not_found(),
        Rejection::BodyRead(reason) => {
            tracing::debug!("a body could not be read: {reason}");
            incomplete()
        }
    }
}

/// 415. `expected` names one media type, or two with `or` between them.
#[must_use]
pub fn unsupported(expected: &'static str) -> Refusal {
    let sentence = match expected.split_once(" or ") {
        Some((one, other)) => say!("media-type-either", one = one, other = other),
        None => say!("media-type", expected = expected),
    };
    Refusal::new(Code::UnsupportedMediaType, sentence)
}

/// 400 for a body that breaks off.
#[must_use]
pub fn incomplete() -> Refusal {
    Refusal::new(Code::ValidationInvalidFormat, say!("body-incomplete")).status(400)
}

/// 413.
#[must_use]
pub fn too_large(limit: usize) -> Refusal {
    Refusal::new(Code::PayloadTooLarge, say!("body-too-large", limit = limit))
}

/// 404 for what is no path of ours.
#[must_use]
pub fn not_found() -> Refusal {
    Refusal::new(Code::NotFound, say!("nothing-here"))
}

#[cfg(test)]
mod tests {
    use std::io;

    use contract::{Rule, Violation};

    use super::*;

    fn body(reply: &Reply) -> Value {
        serde_json::from_slice(&reply.body).unwrap()
    }

    #[test]
    fn a_refusal_keeps_its_items_extras_and_headers() {
        let refusal =
            Refusal::new(Code::RateLimited, say!("auth-required")).extra("retry_after", 7).header(RETRY_AFTER, "7");
        let reply = failure(&refusal.into(), "r", Language::English);
        assert_eq!(reply.status, 429);
        assert_eq!(reply.headers[RETRY_AFTER], "7");
        assert_eq!(
            body(&reply),
            serde_json::json!({"success": false, "errors": [{"code": "rate_limited", "message": "Please sign in first."}], "retry_after": 7})
        );
    }

    #[test]
    fn no_member_of_the_envelope_comes_twice() {
        let refusal = Refusal::new(Code::AuthTokenInvalid, say!("auth-required"))
            .extra("success", false)
            .extra("errors", 1)
            .extra("valid", false);
        let text = String::from_utf8(refused(&refusal, Language::English).body.to_vec()).unwrap();
        assert_eq!(text.matches("success").count() + text.matches("errors").count(), 2, "{text}");
        assert!(text.ends_with(r#""valid":false}"#), "{text}");
    }

    #[test]
    fn a_fault_tells_the_request_id_and_nothing_else() {
        let reply = failure(&Fault::new(io::Error::other("table users is gone")).into(), "r-1", Language::English);
        assert_eq!(reply.status, 500);
        let text = String::from_utf8(reply.body.to_vec()).unwrap();
        assert!(text.contains("\"request_id\":\"r-1\"") && !text.contains("users"), "{text}");
    }

    #[test]
    fn every_violation_is_an_item() {
        let violation = |field: &str| Violation {
            code: Code::ValidationRequiredField,
            rule: Rule::Required,
            field: Some(field.to_owned()),
        };
        let violations = vec![violation("a"), violation("b")];
        let refusal = rejected(Rejection::Invalid { status: 400, violations, reason: Some("half_read") });
        let reply = failure(&refusal.into(), "r", Language::English);
        assert_eq!(body(&reply)["reason"], "half_read");
        assert_eq!(reply.status, 400);
        assert_eq!(body(&reply)["errors"][1]["field"], "b");
        assert_eq!(body(&reply)["errors"][1]["message"], "b is required.");
    }

    #[test]
    fn the_doors_own_refusals_have_the_contracts_statuses() {
        for (rejection, status, code) in [
            (Rejection::MissingBody, 400, Code::ValidationInvalidFormat),
            (Rejection::MalformedJson { line: 1, column: 2 }, 400, Code::ValidationInvalidFormat),
            (Rejection::DuplicateMember("items.0.id".to_owned()), 400, Code::ValidationInvalidFormat),
            (Rejection::UnsupportedMediaType { expected: "application/json" }, 415, Code::UnsupportedMediaType),
            (Rejection::TooLarge { limit: 1 }, 413, Code::PayloadTooLarge),
            (Rejection::NoRoom, 503, Code::ServerDependencyFailed),
            (Rejection::BadPath, 404, Code::NotFound),
            (Rejection::BodyRead("x".to_owned()), 400, Code::ValidationInvalidFormat),
        ] {
            let refusal = rejected(rejection);
            assert_eq!((refusal.status, refusal.code()), (status, code));
        }
    }
}
