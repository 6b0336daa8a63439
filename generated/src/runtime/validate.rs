//! Bounds are checked here, once. What is broken is told as data: the field and the rule.

use http::StatusCode;
use jsonschema::ValidationError;
use jsonschema::error::{TypeKind, ValidationErrorKind};
use serde::de::DeserializeOwned;
use serde_json::{Number, Value};

use super::Violation;
use super::decode::{Unfit, read};
use super::overlook::overlook;
use super::rule::{Format, Rule};
use super::schemas::{self, Place};
use crate::codes::Code;
use crate::operations::Operation;

/// What is wrong with a JSON body of the operation, in the words of its door; nothing if it takes none.
pub fn validate_body(operation: Operation, body: &Value) -> Vec<Violation> {
    let mut body = body.clone();
    overlook(operation, &mut body);
    let mut found = violations(operation, Place::Body, &body);
    nul_characters(&body, &mut Vec::new(), &mut found);
    one_each(&mut found);
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

/// Leaves of what is wrong with one field what says most: an empty text has no format either, and a word that is none of a set is not told about its letters.
pub(super) fn one_each(found: &mut Vec<Violation>) {
    let weight = |violation: &Violation| match violation.rule {
        Rule::Pattern => 3,
        Rule::Format(_) => 2,
        Rule::NoNul | Rule::IdempotencyKey => 1,
        _ => 0,
    };
    let mut best: Vec<Violation> = Vec::with_capacity(found.len());
    for violation in found.drain(..) {
        match best.iter_mut().find(|first| first.field.is_some() && first.field == violation.field) {
            None => best.push(violation),
            Some(first) if weight(&violation) < weight(first) => *first = violation,
            Some(_) => {}
        }
    }
    *found = best;
}

/// Text columns cannot hold NUL, so no input may.
pub(super) fn nul_characters(value: &Value, path: &mut Vec<String>, found: &mut Vec<Violation>) {
    match value {
        Value::String(text) if text.contains('\0') => {
            let field = (!path.is_empty()).then(|| path.join("."));
            found.push(Violation { code: Code::ValidationInvalidFormat, rule: Rule::NoNul, field });
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
    read(value).map_err(unfit)
}

fn unfit(unfit: Unfit) -> Violation {
    Violation { code: Code::ValidationInvalidFormat, rule: Rule::Representable, field: unfit.field() }
}

pub(super) fn tell(error: &ValidationError<'_>, place: Place, found: &mut Vec<Violation>) {
    match error.kind() {
        ValidationErrorKind::AnyOf { context } | ValidationErrorKind::OneOfNotValid { context } => {
            // The alternative that came nearest speaks for all; the others fail at their first look.
            match nearest(error, context) {
                Some(errors) => errors.iter().for_each(|error| tell(error, place, found)),
                None => found.push(plain(error, place)),
            }
        }
        ValidationErrorKind::AdditionalProperties { unexpected } => {
            for name in unexpected {
                let field = below(field_of(error), name);
                found.push(Violation {
                    code: Code::ValidationInvalidValue,
                    rule: Rule::UnknownField,
                    field: Some(field),
                });
            }
        }
        ValidationErrorKind::Required { property } => {
            let field = below(field_of(error), property.as_str().unwrap_or_default());
            found.push(Violation { code: Code::ValidationRequiredField, rule: Rule::Required, field: Some(field) });
        }
        _ => found.push(plain(error, place)),
    }
}

/// The alternative whose errors lie deepest, the fewest of them: a list is nearer to another list than to an object. None if all of them already
/// dislike the kind of value.
fn nearest<'a>(
    about: &ValidationError<'_>,
    context: &'a [Vec<ValidationError<'static>>],
) -> Option<&'a Vec<ValidationError<'static>>> {
    let is_otherwise_made = |errors: &[ValidationError<'_>]| {
        errors.iter().any(|error| match error.kind() {
            ValidationErrorKind::Type { kind: TypeKind::Single(kind) } => {
                error.instance_path() == about.instance_path()
                    && ["array", "object"].contains(&kind.to_string().as_str())
            }
            _ => false,
        })
    };
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
    candidates.into_iter().min_by_key(|errors| (is_otherwise_made(errors), discriminated(errors), errors.len()))
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
    Violation { code, rule, field }
}

/// The rule that is broken, and its code.
fn rule(kind: &ValidationErrorKind) -> (Code, Rule) {
    use ValidationErrorKind as Broken;
    match kind {
        Broken::MaxLength { limit } => (Code::ValidationTooLong, Rule::MaxLength(*limit)),
        Broken::MinLength { limit } => (Code::ValidationTooShort, Rule::MinLength(*limit)),
        Broken::MaxItems { limit } => (Code::ValidationTooLong, Rule::MaxItems(*limit)),
        Broken::MinItems { limit } => (Code::ValidationTooShort, Rule::MinItems(*limit)),
        Broken::MaxProperties { limit } => (Code::ValidationTooLong, Rule::MaxProperties(*limit)),
        Broken::MinProperties { limit } => (Code::ValidationTooShort, Rule::MinProperties(*limit)),
        Broken::Maximum { limit } => (Code::ValidationOutOfRange, Rule::Maximum(number(limit))),
        Broken::Minimum { limit } => (Code::ValidationOutOfRange, Rule::Minimum(number(limit))),
        Broken::ExclusiveMaximum { limit } => (Code::ValidationOutOfRange, Rule::ExclusiveMaximum(number(limit))),
        Broken::ExclusiveMinimum { limit } => (Code::ValidationOutOfRange, Rule::ExclusiveMinimum(number(limit))),
        Broken::MultipleOf { multiple_of } => {
            let step = Number::from_f64(*multiple_of).unwrap_or_else(|| 1.into());
            (Code::ValidationOutOfRange, Rule::MultipleOf(step))
        }
        Broken::Type { kind } => (Code::ValidationInvalidFormat, Rule::of_types(kind)),
        Broken::Format { format } => (Code::ValidationInvalidFormat, Rule::Format(Format::of(format))),
        Broken::Pattern { .. } => (Code::ValidationInvalidFormat, Rule::Pattern),
        Broken::Enum { options } => (Code::ValidationInvalidValue, Rule::of_choices(options)),
        Broken::UniqueItems => (Code::ValidationInvalidValue, Rule::UniqueItems),
        _ => (Code::ValidationInvalidValue, Rule::AnyOf),
    }
}

/// A limit; the contract's are numbers.
fn number(limit: &Value) -> Number {
    limit.as_number().cloned().unwrap_or_else(|| 0.into())
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
