//! Bounds are checked here, once. What is broken is told as sentences that name the field and the rule.

use http::StatusCode;
use jsonschema::ValidationError;
use jsonschema::error::{TypeKind, ValidationErrorKind};
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::Violation;
use super::overlook::overlook;
use super::schemas::{self, Place};
use crate::codes::Code;
use crate::operations::Operation;

/// What is wrong with a JSON body of the operation, in the words of its door; nothing if it takes none.
pub fn validate_body(operation: Operation, body: &Value) -> Vec<Violation> {
    let mut body = body.clone();
    overlook(operation, &mut body);
    let mut found = violations(operation, Place::Body, &body);
    nul_characters(&body, &mut Vec::new(), &mut found);
    if let Some(code) = operation.row().violation_code {
        found.iter_mut().for_each(|violation| violation.code = code);
    }
    found
}

/// What is wrong with an answer: a status that the contract does not declare, another content type, a body that breaks its schema.
pub fn response_violations(operation: Operation, status: u16, content_type: Option<&str>, body: &[u8]) -> Vec<String> {
    let id = operation.id();
    let Some((media, validator)) = schemas::answer(operation, status) else {
        return vec![format!("{id}: status {status} is not declared")];
    };
    let Some(media) = media else {
        let silent = body.is_empty() || StatusCode::from_u16(status).is_ok_and(|status| status.is_redirection());
        return if silent { Vec::new() } else { vec![format!("{id} {status}: a body where none is declared")] };
    };
    let essence = content_type.and_then(|text| text.split(';').next()).map(str::trim);
    if essence.is_none_or(|given| !given.eq_ignore_ascii_case(media.split(';').next().unwrap_or(media).trim()))
        && media != "*/*"
    {
        return vec![format!("{id} {status}: content type {essence:?}, declared {media}")];
    }
    let Some(validator) = validator else { return Vec::new() };
    match serde_json::from_slice::<Value>(body) {
        Ok(value) => validator
            .iter_errors(&value)
            .map(|error| format!("{id} {status}: {} at {:?}", error, error.instance_path().as_str()))
            .collect(),
        Err(error) => vec![format!("{id} {status}: the body is not JSON: {error}")],
    }
}

/// The bounds that `value` breaks.
pub(super) fn violations(operation: Operation, place: Place, value: &Value) -> Vec<Violation> {
    let Some(validator) = schemas::input(operation, place) else { return Vec::new() };
    let mut found = Vec::new();
    for error in validator.iter_errors(value) {
        tell(&error, place, &mut found);
    }
    found
}

/// Text columns cannot hold NUL, so no input may.
pub(super) fn nul_characters(value: &Value, path: &mut Vec<String>, found: &mut Vec<Violation>) {
    match value {
        Value::String(text) if text.contains('\0') => {
            let field = (!path.is_empty()).then(|| path.join("."));
            let message = format!("{} must not contain the NUL character.", subject(field.as_deref()));
            found.push(Violation { code: Code::ValidationInvalidFormat, message, field });
        }
        Value::Array(items) => {
            for (at, item) in items.iter().enumerate() {
                path.push(at.to_string());
                nul_characters(item, path, found);
                path.pop();
            }
        }
        Value::Object(members) => {
            for (key, member) in members {
                path.push(key.replace('\0', "\u{fffd}"));
                if key.contains('\0') {
                    nul_characters(&Value::String("\0".to_owned()), path, found);
                }
                nul_characters(member, path, found);
                path.pop();
            }
        }
        _ => {}
    }
}

/// Makes the typed value. It can still fail where a Rust type is narrower than the schema, as with a leap second.
pub(super) fn decode<T: DeserializeOwned>(value: &Value) -> Result<T, Violation> {
    T::deserialize(value).or_else(|_| {
        serde_path_to_error::deserialize::<_, T>(value).map_err(|error| {
            let path = error.path().to_string().replace('[', ".").replace(']', "");
            let field = (path != ".").then(|| path.trim_start_matches('.').to_owned());
            let message = format!("{} cannot be read: {}.", subject(field.as_deref()), error.inner());
            Violation { code: Code::ValidationInvalidFormat, message, field }
        })
    })
}

pub(super) fn tell(error: &ValidationError<'_>, place: Place, found: &mut Vec<Violation>) {
    match error.kind() {
        ValidationErrorKind::AnyOf { context } | ValidationErrorKind::OneOfNotValid { context } => {
            // The alternative that came nearest speaks for all; the others fail at their first look.
            match nearest(context) {
                Some(errors) => errors.iter().for_each(|error| tell(error, place, found)),
                None => found.push(plain(error, place)),
            }
        }
        ValidationErrorKind::AdditionalProperties { unexpected } => {
            for name in unexpected {
                let field = below(field_of(error), name);
                let message = format!("{field} is not a field of this input.");
                found.push(Violation { code: Code::ValidationInvalidValue, message, field: Some(field) });
            }
        }
        ValidationErrorKind::Required { property } => {
            let field = below(field_of(error), property.as_str().unwrap_or_default());
            let message = format!("{field} is required.");
            found.push(Violation { code: Code::ValidationRequiredField, message, field: Some(field) });
        }
        _ => found.push(plain(error, place)),
    }
}

/// The alternative whose errors lie deepest, the fewest of them; none if all of them already dislike the kind of value.
fn nearest<'a>(context: &'a [Vec<ValidationError<'static>>]) -> Option<&'a Vec<ValidationError<'static>>> {
    let misfit = |errors: &[ValidationError<'_>]| {
        errors.iter().any(|error| match error.kind() {
            ValidationErrorKind::Type { kind: TypeKind::Single(kind) } => kind.to_string() == "null",
            _ => false,
        })
    };
    let discriminated = |errors: &[ValidationError<'_>]| {
        errors
            .iter()
            .filter(|error| {
                matches!(error.kind(), ValidationErrorKind::Enum { .. } | ValidationErrorKind::Constant { .. })
            })
            .count()
    };
    let candidates: Vec<_> = context.iter().filter(|errors| !errors.is_empty() && !misfit(errors)).collect();
    candidates.into_iter().min_by_key(|errors| (discriminated(errors), errors.len()))
}

fn plain(error: &ValidationError<'_>, place: Place) -> Violation {
    let field = field_of(error);
    let (code, rule) = rule(error.kind());
    // The platform's clients know a wrong choice in a query by the general code.
    let code = if place != Place::Body && matches!(error.kind(), ValidationErrorKind::Enum { .. }) {
        Code::ValidationError
    } else {
        code
    };
    Violation { code, message: format!("{} {rule}.", subject(field.as_deref())), field }
}

/// The code of a broken rule and the rest of the sentence about it.
fn rule(kind: &ValidationErrorKind) -> (Code, String) {
    use ValidationErrorKind as Broken;
    match kind {
        Broken::MaxLength { limit } => {
            (Code::ValidationTooLong, format!("must not be longer than {}", count(*limit, "character")))
        }
        Broken::MinLength { limit: 1 } => (Code::ValidationTooShort, "must not be empty".to_owned()),
        Broken::MinLength { limit } => {
            (Code::ValidationTooShort, format!("must be at least {} long", count(*limit, "character")))
        }
        Broken::MaxItems { limit } => {
            (Code::ValidationTooLong, format!("must not have more than {}", count(*limit, "item")))
        }
        Broken::MinItems { limit } => {
            (Code::ValidationTooShort, format!("must have at least {}", count(*limit, "item")))
        }
        Broken::MaxProperties { limit } => {
            (Code::ValidationTooLong, format!("must not have more than {}", count(*limit, "field")))
        }
        Broken::MinProperties { limit } => {
            (Code::ValidationTooShort, format!("must have at least {}", count(*limit, "field")))
        }
        Broken::Maximum { limit } => (Code::ValidationOutOfRange, format!("must not be greater than {limit}")),
        Broken::Minimum { limit } => (Code::ValidationOutOfRange, format!("must not be less than {limit}")),
        Broken::ExclusiveMaximum { limit } => (Code::ValidationOutOfRange, format!("must be less than {limit}")),
        Broken::ExclusiveMinimum { limit } => (Code::ValidationOutOfRange, format!("must be greater than {limit}")),
        Broken::MultipleOf { multiple_of } => {
            (Code::ValidationOutOfRange, format!("must be a multiple of {multiple_of}"))
        }
        Broken::Type { kind } => (Code::ValidationInvalidFormat, format!("must be {}", kind_name(kind))),
        Broken::Format { format } => (Code::ValidationInvalidFormat, format!("must be {}", format_name(format))),
        Broken::Pattern { .. } => (Code::ValidationInvalidFormat, "is not written as it must be".to_owned()),
        Broken::Enum { options } => (Code::ValidationInvalidValue, format!("must be one of {}", choices(options))),
        Broken::Constant { expected_value } => (Code::ValidationInvalidValue, format!("must be {expected_value}")),
        Broken::UniqueItems => (Code::ValidationInvalidValue, "must not have an item twice".to_owned()),
        _ => (Code::ValidationInvalidValue, "is not one of the forms that are possible here".to_owned()),
    }
}

fn count(number: u64, thing: &str) -> String {
    if number == 1 { format!("1 {thing}") } else { format!("{number} {thing}s") }
}

fn choices(options: &Value) -> String {
    let shown = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let options = options.as_array().map(Vec::as_slice).unwrap_or_default();
    options.iter().filter(|value| !value.is_null()).map(shown).collect::<Vec<_>>().join(", ")
}

fn kind_name(kind: &TypeKind) -> String {
    let article = |name: &str| match name {
        "integer" => "a whole number".to_owned(),
        "array" => "a list".to_owned(),
        "object" => "an object".to_owned(),
        "boolean" => "true or false".to_owned(),
        "null" => "null".to_owned(),
        other => format!("a {other}"),
    };
    match kind {
        TypeKind::Single(kind) => article(&kind.to_string()),
        TypeKind::Multiple(kinds) => {
            kinds.iter().map(|kind| article(&kind.to_string())).collect::<Vec<_>>().join(" or ")
        }
    }
}

fn format_name(format: &str) -> &str {
    match format {
        "date-time" => "a date and time such as 2026-05-01T09:30:00Z",
        "date" => "a date such as 2026-05-01",
        "email" => "an e-mail address",
        "uri" | "url" => "a web address",
        "uuid" => "a UUID",
        other => other,
    }
}

fn subject(field: Option<&str>) -> &str {
    field.unwrap_or("The input")
}

/// The place of an error as a dotted path.
fn field_of(error: &ValidationError<'_>) -> Option<String> {
    let pointer = error.instance_path().as_str();
    let segments = pointer.split('/').skip(1).map(|segment| segment.replace("~1", "/").replace("~0", "~"));
    let path = segments.collect::<Vec<_>>().join(".");
    (!path.is_empty()).then_some(path)
}

fn below(field: Option<String>, name: &str) -> String {
    field.map_or_else(|| name.to_owned(), |field| format!("{field}.{name}"))
}
