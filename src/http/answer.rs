//! From a refusal or a fault to the envelope that clients read.

use contract::{Code, Rejection, Reply};
use http::header::RETRY_AFTER;
use http::{HeaderMap, HeaderValue};
use serde::ser::SerializeMap as _;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

use crate::base::refusal::Item;
use crate::base::{Failure, Fault, Refusal};

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
    message: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<&'a str>,
}

/// Renders bad news. A fault is logged here, once, with the request's id, and the caller learns the id alone.
#[must_use]
pub fn failure(failure: &Failure, request_id: &str) -> Reply {
    match failure {
        Failure::Refusal(refusal) => refused(refusal),
        Failure::Fault(fault) => refused(&excuse(fault, request_id)),
    }
}

/// What a caller is told of our trouble.
#[must_use]
pub fn excuse(fault: &Fault, request_id: &str) -> Refusal {
    if fault.is_unavailable() || fault.is_race() {
        tracing::warn!(request_id, place = %fault.place(), "a dependency failed: {fault}");
        return Refusal::new(Code::ServerDependencyFailed, "The service is not available. Please try again soon.")
            .header(RETRY_AFTER, "1");
    }
    tracing::error!(request_id, place = %fault.place(), "a fault: {fault}");
    internal(request_id)
}

/// 500 with nothing but the request's id.
#[must_use]
pub fn internal(request_id: &str) -> Refusal {
    Refusal::new(Code::ServerInternalError, "Something went wrong on our side.").extra("request_id", request_id)
}

/// Renders a refusal.
#[must_use]
pub fn refused(refusal: &Refusal) -> Reply {
    let errors = refusal.items.iter().map(|item| ApiError {
        code: item.code.as_str(),
        message: &item.message,
        field: item.field.as_deref(),
    });
    let envelope = Envelope { errors: errors.collect(), extras: &refusal.extras };
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
        Rejection::Invalid { status, violations } => {
            let items = violations.into_iter().map(|violation| Item {
                code: violation.code,
                message: violation.message.into(),
                field: violation.field.map(Into::into),
            });
            let refusal = Refusal::new(Code::ValidationError, "The input is not valid.").status(status);
            Refusal { items: items.collect(), ..refusal }
        }
        Rejection::MalformedJson(reason) => Refusal::new(Code::ValidationInvalidFormat, reason).status(400),
        Rejection::DuplicateMember(member) => {
            let sentence = format!("The body has {member} twice. Send each member once.");
            Refusal::new(Code::ValidationInvalidFormat, sentence).status(400).field(member)
        }
        Rejection::UnsupportedMediaType { expected } => {
            Refusal::new(Code::UnsupportedMediaType, format!("Send the body as {expected}."))
        }
        Rejection::TooLarge { limit } => too_large(limit),
        Rejection::BadPath => not_found(),
        Rejection::BodyRead(reason) => {
            tracing::debug!("a body could not be read: {reason}");
            Refusal::new(Code::ValidationInvalidFormat, "The body could not be read to its end.").status(400)
        }
    }
}

/// 413.
#[must_use]
pub fn too_large(limit: usize) -> Refusal {
    Refusal::new(Code::PayloadTooLarge, format!("The body is larger than {limit} bytes."))
}

/// 404 for what is no path of ours.
#[must_use]
pub fn not_found() -> Refusal {
    Refusal::new(Code::NotFound, "There is nothing here.")
}

#[cfg(test)]
mod tests {
    use std::io;

    use contract::Violation;

    use super::*;

    fn body(reply: &Reply) -> Value {
        serde_json::from_slice(&reply.body).unwrap()
    }

    #[test]
    fn a_refusal_keeps_its_items_extras_and_headers() {
        let refusal = Refusal::new(Code::RateLimited, "Slow down.").extra("retry_after", 7).header(RETRY_AFTER, "7");
        let reply = failure(&refusal.into(), "r");
        assert_eq!(reply.status, 429);
        assert_eq!(reply.headers[RETRY_AFTER], "7");
        assert_eq!(
            body(&reply),
            serde_json::json!({"success": false, "errors": [{"code": "rate_limited", "message": "Slow down."}], "retry_after": 7})
        );
    }

    #[test]
    fn no_member_of_the_envelope_comes_twice() {
        let refusal = Refusal::new(Code::AuthTokenInvalid, "No.")
            .extra("success", false)
            .extra("errors", 1)
            .extra("valid", false);
        let text = String::from_utf8(refused(&refusal).body.to_vec()).unwrap();
        assert_eq!(text.matches("success").count() + text.matches("errors").count(), 2, "{text}");
        assert!(text.ends_with(r#""valid":false}"#), "{text}");
    }

    #[test]
    fn a_fault_tells_the_request_id_and_nothing_else() {
        let reply = failure(&Fault::new(io::Error::other("table users is gone")).into(), "r-1");
        assert_eq!(reply.status, 500);
        let text = String::from_utf8(reply.body.to_vec()).unwrap();
        assert!(text.contains("\"request_id\":\"r-1\"") && !text.contains("users"), "{text}");
    }

    #[test]
    fn every_violation_is_an_item() {
        let violation = |field: &str| Violation {
            code: Code::ValidationRequiredField,
            message: format!("{field} is required."),
            field: Some(field.to_owned()),
        };
        let refusal = rejected(Rejection::Invalid { status: 400, violations: vec![violation("a"), violation("b")] });
        let reply = failure(&refusal.into(), "r");
        assert_eq!(reply.status, 400);
        assert_eq!(body(&reply)["errors"][1]["field"], "b");
    }

    #[test]
    fn the_doors_own_refusals_have_the_contracts_statuses() {
        for (rejection, status, code) in [
            (Rejection::MalformedJson("x".to_owned()), 400, Code::ValidationInvalidFormat),
            (Rejection::DuplicateMember("items.0.id".to_owned()), 400, Code::ValidationInvalidFormat),
            (Rejection::UnsupportedMediaType { expected: "application/json" }, 415, Code::UnsupportedMediaType),
            (Rejection::TooLarge { limit: 1 }, 413, Code::PayloadTooLarge),
            (Rejection::BadPath, 404, Code::NotFound),
            (Rejection::BodyRead("x".to_owned()), 400, Code::ValidationInvalidFormat),
        ] {
            let refusal = rejected(rejection);
            assert_eq!((refusal.status, refusal.code()), (status, code));
        }
    }
}
