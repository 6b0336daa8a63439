//! What the contract's own checks found, as items of a refusal.

use contract::{Rule, Violation};
use serde_json::Number;

use super::refusal::Item;
use crate::language::{Arg, Sentence};
use crate::say;

impl From<Violation> for Item {
    fn from(Violation { code, rule, field }: Violation) -> Self {
        let message = if field.is_some() { about_field(rule) } else { about_input(&rule) };
        Self { code, message, field: field.map(Into::into) }
    }
}

/// A rule that a field breaks. The sentence begins with the field's name, which the door puts in.
fn about_field(rule: Rule) -> Sentence {
    match rule {
        Rule::Required => say!("field-required"),
        Rule::UnknownField => say!("field-unknown"),
        Rule::MinLength(1) => say!("field-empty"),
        Rule::MinLength(least) => say!("field-min-length", least = least),
        Rule::MaxLength(most) => say!("field-max-length", most = most),
        Rule::MinItems(least) => say!("field-min-items", least = least),
        Rule::MaxItems(most) => say!("field-max-items", most = most),
        Rule::UniqueItems => say!("field-unique-items"),
        Rule::MinProperties(least) => say!("field-min-properties", least = least),
        Rule::MaxProperties(most) => say!("field-max-properties", most = most),
        Rule::Minimum(least) => say!("field-minimum", least = limit(&least)),
        Rule::Maximum(most) => say!("field-maximum", most = limit(&most)),
        Rule::ExclusiveMinimum(bound) => say!("field-exclusive-minimum", bound = limit(&bound)),
        Rule::ExclusiveMaximum(bound) => say!("field-exclusive-maximum", bound = limit(&bound)),
        Rule::MultipleOf(step) => say!("field-multiple-of", step = limit(&step)),
        Rule::Type(kind) => say!("field-type", kind = kind.name()),
        Rule::Format(format) => say!("field-format", format = format.name()),
        Rule::Pattern => say!("field-pattern"),
        Rule::Enum(words) => say!("field-enum", words = words.join(", ")),
        Rule::AnyOf => say!("field-any-of"),
        Rule::NoNul => say!("field-nul"),
        Rule::Representable => say!("field-unreadable"),
        Rule::Utf8 => say!("field-utf8"),
        Rule::OneFile => say!("field-one-file"),
        Rule::IdempotencyKey => say!("field-idempotency-key"),
        Rule::SameIdempotencyKey => say!("idempotency-keys-differ"),
        Rule::Id(kind) => say!("id-invalid", kind = id_of(kind)),
        Rule::Cursor => say!("cursor-of-other-list"),
        Rule::Apart(other) => say!("arguments-apart", other = other),
    }
}

/// A rule that the input as a whole breaks, which has no name.
fn about_input(rule: &Rule) -> Sentence {
    match rule {
        Rule::Type(kind) => say!("input-type", kind = kind.name()),
        Rule::MinProperties(least) => say!("input-min-properties", least = *least),
        Rule::MaxProperties(most) => say!("input-max-properties", most = *most),
        _ => say!("input-invalid"),
    }
}

/// What people call a type of the graph.
fn id_of(kind: &'static str) -> &'static str {
    match kind {
        "Member" => "member",
        "Relationship" => "connection",
        "Notification" => "notification",
        _ => "anything",
    }
}

/// A limit as a number; as digits where a `f64` would change them.
fn limit(number: &Number) -> Arg {
    const EXACT: f64 = 9_007_199_254_740_992.0;
    match number.as_f64() {
        Some(float) if float.abs() <= EXACT => Arg::Number(float),
        _ => Arg::from(number.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use contract::{Code, Format, JsonType};

    use super::*;
    use crate::language::Language;

    fn told(rule: Rule, field: Option<&str>) -> String {
        let violation = Violation { code: Code::ValidationError, rule, field: field.map(str::to_owned) };
        let item = Item::from(violation);
        item.message.put(Language::English, item.field.as_deref())
    }

    #[test]
    fn every_rule_names_the_field_and_what_it_allows() {
        let words = Rule::Enum(vec!["x".to_owned(), "y".to_owned()]);
        for (rule, sentence) in [
            (Rule::Required, "a is required."),
            (Rule::UnknownField, "a isn't a field of this input. Please leave it out."),
            (Rule::MinLength(1), "a must not be empty."),
            (Rule::MinLength(2), "a must have at least 2 characters."),
            (Rule::MaxLength(1), "a must have at most 1 character."),
            (Rule::MinItems(2), "a must have at least 2 items."),
            (Rule::MaxItems(1), "a must have at most 1 item."),
            (Rule::UniqueItems, "a must not have the same item twice."),
            (Rule::MinProperties(1), "a must have at least 1 field."),
            (Rule::MaxProperties(3), "a must have at most 3 fields."),
            (Rule::Minimum(1.into()), "a must be at least 1."),
            (Rule::Maximum(i64::MAX.into()), "a must be at most 9223372036854775807."),
            (Rule::ExclusiveMinimum(0.into()), "a must be more than 0."),
            (Rule::ExclusiveMaximum(9.into()), "a must be less than 9."),
            (Rule::MultipleOf(Number::from_f64(0.25).unwrap()), "a must be a multiple of 0.25."),
            (Rule::Type(JsonType::Integer), "a must be a whole number."),
            (Rule::Type(JsonType::Boolean), "a must be true or false."),
            (Rule::Type(JsonType::Array), "a must be a list."),
            (Rule::Format(Format::Email), "a must be an e-mail address."),
            (Rule::Format(Format::Other), "a doesn't have the right format."),
            (Rule::Pattern, "a doesn't have the right format."),
            (words, "a must be one of: x, y."),
            (Rule::AnyOf, "a isn't valid."),
            (Rule::NoNul, "a must not contain the NUL character."),
        ] {
            assert_eq!(told(rule.clone(), Some("a")), sentence, "{rule:?}");
        }
    }

    #[test]
    fn the_whole_input_has_no_name() {
        for (rule, sentence) in [
            (Rule::Type(JsonType::Object), "The input must be an object."),
            (Rule::MinProperties(1), "The input must have at least 1 field."),
            (Rule::AnyOf, "The input isn't valid. Please check it against the API reference."),
        ] {
            assert_eq!(told(rule.clone(), None), sentence, "{rule:?}");
        }
    }
}
