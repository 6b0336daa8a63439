//! From a refusal or a fault to an item of `errors`.
//!
//! Resolvers use `?`: the library keeps the failure as the error's source and goes on. Once the operation is done, [`dress`]
//! gives every error its `extensions`: the same `code`, `status` and `field` as at the REST door. Of a fault, the log learns
//! everything once, and the client the request's id.

use std::sync::Arc;

use async_graphql::{ErrorExtensionValues, Name, Pos, ServerError, Value};
use contract::Code;
use contract::graph::ERROR_CODE_WORDS;

use super::library;
use crate::base::refusal::Item;
use crate::base::{Failure, Refusal};
use crate::http::answer;
use crate::language::{Language, Sentence};
use crate::say;

/// A failure that many fields share because one batch fetched for all of them.
pub type Shared = Arc<Failure>;

/// What the library says of a query that costs too much. It has no type for it.
const TOO_COMPLEX: &str = "Query is too complex.";

/// An error of the whole request.
#[must_use]
pub fn refused(refusal: Refusal, locations: Vec<Pos>) -> ServerError {
    failed(refusal.into(), locations)
}

/// An error of the whole request.
#[must_use]
pub fn failed(failure: Failure, locations: Vec<Pos>) -> ServerError {
    ServerError { source: Some(Arc::new(failure)), locations, ..ServerError::new("", None) }
}

/// The code of an error that came from one of our refusals.
#[must_use]
pub fn code_of(error: &ServerError) -> Option<Code> {
    match source(error)? {
        Failure::Refusal(refusal) => Some(refusal.code()),
        Failure::Fault(_) => None,
    }
}

/// The code that a client reads.
#[cfg(test)]
#[must_use]
pub fn code_of_dressed(error: &ServerError) -> Option<String> {
    match error.extensions.as_ref()?.get("code")? {
        Value::String(code) => Some(code.clone()),
        _ => None,
    }
}

/// Whether the library refused a query for its cost.
#[must_use]
pub fn is_too_complex(error: &ServerError) -> bool {
    error.source.is_none() && error.message == TOO_COMPLEX
}

/// The refusal of a query that costs too much.
#[must_use]
pub fn too_complex(cost: usize, limit: usize) -> ServerError {
    let refusal = Refusal::new(Code::QueryTooComplex, say!("query-too-complex"));
    refused(refusal.extra("cost", cost).extra("limit", limit), Vec::new())
}

/// How an operation ended, as metrics count it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    /// Without errors.
    Ok,
    /// The caller did something wrong.
    Refused,
    /// We did.
    Fault,
}

/// Gives every error the words and `extensions` that clients read, and logs faults, each once however many fields met it. `language` says in which
/// language a sentence is told.
pub fn dress(errors: &mut [ServerError], request_id: &str, language: impl Fn(&Sentence) -> Language) -> Outcome {
    let mut outcome = Outcome::Ok;
    let mut excused: Vec<(*const Failure, Refusal)> = Vec::new();
    for error in errors {
        let failure = source(error).map(std::ptr::from_ref);
        let (ended, refusal) = match source(error) {
            Some(Failure::Refusal(refusal)) => (Outcome::Refused, (**refusal).clone()),
            Some(Failure::Fault(fault)) => {
                let known = excused.iter().find(|(known, _)| Some(*known) == failure);
                let refusal =
                    known.map(|(_, refusal)| refusal.clone()).unwrap_or_else(|| answer::excuse(fault, request_id));
                excused.extend(failure.map(|failure| (failure, refusal.clone())));
                (Outcome::Fault, refusal)
            }
            None => (Outcome::Refused, library::refusal(&error.message)),
        };
        outcome = outcome.max(ended);
        error.message = refusal.items.first().map(|item| said(item, &language)).unwrap_or_default();
        error.extensions = Some(extensions(&refusal, &language));
    }
    outcome
}

fn said(item: &Item, language: impl Fn(&Sentence) -> Language) -> String {
    item.message.put(language(&item.message), item.field.as_deref())
}

fn source(error: &ServerError) -> Option<&Failure> {
    error.source::<Failure>().or_else(|| error.source::<Shared>().map(|shared| &**shared))
}

fn extensions(refusal: &Refusal, language: impl Fn(&Sentence) -> Language) -> ErrorExtensionValues {
    let mut values = ErrorExtensionValues::default();
    for (name, value) in &refusal.extras {
        values.set(name, Value::from_json(value.clone()).unwrap_or_default());
    }
    values.set("code", refusal.items.first().map_or_else(|| spelled(refusal.code()), told));
    values.set("status", i32::from(refusal.status));
    // Whoever reads only the first finds it where it always stands.
    if refusal.items.len() > 1 {
        values.set("violations", Value::List(refusal.items.iter().map(|item| violation(item, &language)).collect()));
    }
    if let Some(field) = refusal.items.first().and_then(|item| item.field.as_deref()) {
        values.set("field", field);
    }
    values
}

/// What REST tells by the code that older clients of each operation know, and is one fact: here it has one code, whatever was asked for.
const FACTS: [(&str, Code); 4] = [
    ("member-missing", Code::NotFound),
    ("blocked", Code::Blocked),
    ("connect-blocked", Code::Blocked),
    ("exchange-blocked", Code::Blocked),
];

/// The code of something that is wrong, as clients read it.
fn told(item: &Item) -> &'static str {
    let fact = FACTS.iter().find(|(sentence, _)| item.message.is(sentence));
    spelled(fact.map_or(item.code, |(_, code)| *code))
}

/// A code as `ErrorCode` has it. Codes of one meaning, of which REST has two for older clients, are one value.
fn spelled(code: Code) -> &'static str {
    let word = code.as_str();
    ERROR_CODE_WORDS.values.iter().find(|value| value.word == word).map_or(word, |value| value.name)
}

/// One of several things that are wrong: `{code, message, field}`.
fn violation(item: &Item, language: impl Fn(&Sentence) -> Language) -> Value {
    let field = item.field.as_deref().map(|field| (Name::new("field"), Value::from(field)));
    let tells = [("code", told(item).to_owned()), ("message", said(item, language))];
    Value::Object(tells.map(|(name, text)| (Name::new(name), Value::from(text))).into_iter().chain(field).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::Fault;

    fn shown(error: &ServerError) -> serde_json::Value {
        serde_json::to_value(error).unwrap()
    }

    #[test]
    fn a_refusal_has_the_code_status_and_field_of_rest() {
        let refusal = Refusal::new(Code::RateLimited, say!("auth-required")).field("memberId").extra("retry_after", 7);
        let mut errors = [refused(refusal, Vec::new())];
        assert_eq!(dress(&mut errors, "r", |_| Language::English), Outcome::Refused);
        assert_eq!(
            shown(&errors[0]),
            serde_json::json!({
                "message": "Please sign in first.",
                "extensions": { "code": "rate_limited", "status": 429, "field": "memberId", "retry_after": 7 }
            })
        );
    }

    #[test]
    fn all_that_is_wrong_is_told_at_once() {
        let item = |field: Option<&'static str>| Item {
            code: Code::ValidationTooLong,
            message: Sentence::quoted("Too long."),
            field: field.map(Into::into),
        };
        let refusal = Refusal::new(Code::ValidationTooLong, Sentence::quoted("Too long.")).field("name");
        let several = Refusal { items: vec![item(Some("name")), item(None)], ..refusal.clone() };
        let mut errors = [refused(refusal, Vec::new()), refused(several, Vec::new())];
        dress(&mut errors, "r", |_| Language::English);
        assert_eq!(shown(&errors[0])["extensions"].get("violations"), None);
        assert_eq!(
            shown(&errors[1])["extensions"],
            serde_json::json!({
                "code": "VALIDATION_TOO_LONG",
                "status": 422,
                "field": "name",
                "violations": [
                    { "code": "VALIDATION_TOO_LONG", "message": "Too long.", "field": "name" },
                    { "code": "VALIDATION_TOO_LONG", "message": "Too long." },
                ],
            })
        );
    }

    #[test]
    fn a_role_that_does_not_suffice_is_forbidden_like_anything_else() {
        for code in [Code::RoleForbidden, Code::Forbidden] {
            let mut errors = [refused(Refusal::new(code, Sentence::quoted("No.")), Vec::new())];
            dress(&mut errors, "r", |_| Language::English);
            assert_eq!(shown(&errors[0])["extensions"]["code"], "FORBIDDEN");
        }
        assert_eq!(spelled(Code::AuthRequired), "auth_required");
    }

    #[test]
    fn one_fact_has_one_code() {
        for (code, sentence, told) in [
            (Code::Forbidden, say!("blocked"), "BLOCKED"),
            (Code::ValidationError, say!("connect-blocked"), "BLOCKED"),
            (Code::ExchangeError, say!("exchange-blocked"), "BLOCKED"),
            (Code::ValidationError, say!("member-missing"), "NOT_FOUND"),
            (Code::ResourceNotFound, say!("mute-missing"), "NOT_FOUND"),
        ] {
            let mut errors = [refused(Refusal::new(code, sentence).status(422), Vec::new())];
            dress(&mut errors, "r", |_| Language::English);
            let extensions = &shown(&errors[0])["extensions"];
            assert_eq!((&extensions["code"], &extensions["status"]), (&told.into(), &422.into()));
        }
    }

    #[test]
    fn a_fault_tells_the_request_id_alone() {
        let shared = Shared::new(Fault::new("table users is gone").into());
        let error = || async_graphql::Error::new_with_source(Arc::clone(&shared)).into_server_error(Pos::default());
        let mut errors = [error(), error()];
        assert_eq!(dress(&mut errors, "r-1", |_| Language::English), Outcome::Fault);
        for error in &errors {
            let shown = shown(error);
            assert_eq!(
                (&shown["extensions"]["request_id"], &shown["extensions"]["status"]),
                (&"r-1".into(), &500.into())
            );
            assert!(!shown.to_string().contains("users"));
        }
    }

    #[test]
    fn what_the_library_finds_has_a_code_too() {
        assert!(is_too_complex(&ServerError::new(TOO_COMPLEX, None)));
        let mut errors = [too_complex(301, 300), ServerError::new("Unknown field \"x\"", None)];
        dress(&mut errors, "r", |_| Language::English);
        let costs = serde_json::json!({ "code": "QUERY_TOO_COMPLEX", "status": 400, "cost": 301, "limit": 300 });
        assert_eq!(shown(&errors[0])["extensions"], costs);
        assert_eq!(shown(&errors[1])["extensions"]["code"], "QUERY_INVALID");
        assert_eq!(shown(&errors[1])["message"], "Unknown field \"x\"");
    }
}
