//! What is written into the form of a category: pure.
//!
//! A form is an array of objects, whose shape is up to whoever keeps the categories. What is known of a field counts, and nothing else:
//!
//! | member | means |
//! |---|---|
//! | `name` (or `key`) | what it is called in `template_data`; a field without one is not looked at |
//! | `type` | what may be written into it; a word that is not listed below takes anything |
//! | `options` | what can be chosen: values, or objects with `value` |
//! | `required` | whether it has to be filled in, once the listing is no draft |
//! | `min`, `max` | bounds of a number |
//! | `max_length` | how many letters a text has at most |
//!
//! | types | take |
//! |---|---|
//! | `text`, `textarea`, `string`, `url`, `email`, `tel`, `date`, `time`, `color` | text |
//! | `number`, `decimal`, `range`, `integer` | a number, also as text, as forms send it; `integer` a whole one |
//! | `boolean`, `checkbox`, `switch` | true or false |
//! | `select`, `radio` | one of the options |
//! | `multiselect`, `checkboxes`, `tags` | an array of them |
//!
//! Source: spec marketplace 3.1, 3.2; contract/decisions/marketplace.md.

use serde_json::{Map, Value};

use crate::language::Sentence;
use crate::say;

/// So many violations are told at once.
const TOLD: usize = 50;

/// The form of a category, as it is stored; empty without one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Form(Vec<Value>);

impl Form {
    /// From what is stored.
    #[must_use]
    pub fn of(fields: Option<Value>) -> Self {
        match fields {
            Some(Value::Array(fields)) => Self(fields.into_iter().filter(|field| name(field).is_some()).collect()),
            _ => Self::default(),
        }
    }

    /// What does not fit, by the name of its field: fields that there are not, values that cannot be there, and, unless it is a draft, what is
    /// missing. Anything fits a form without fields.
    #[must_use]
    pub fn broken(&self, written: &Map<String, Value>, is_draft: bool) -> Vec<(String, Sentence)> {
        self.unfit(written, is_draft).take(TOLD).collect()
    }

    /// All that does not fit, however much that is.
    fn unfit<'a>(
        &'a self,
        written: &'a Map<String, Value>,
        is_draft: bool,
    ) -> impl Iterator<Item = (String, Sentence)> + 'a {
        let unknown = written.keys().filter(move |key| !self.0.iter().any(|field| name(field) == Some(key.as_str())));
        let unknown = unknown.map(|key| (key.clone(), say!("marketplace-template-field-unknown")));
        let unfit = self.0.iter().filter_map(move |field| {
            let called = name(field)?;
            let sentence = match written.get(called).filter(|value| says_something(value)) {
                Some(value) => (!fits(field, value)).then(|| say!("marketplace-template-field-unusable"))?,
                None => (!is_draft && is_required(field)).then(|| say!("field-required"))?,
            };
            Some((called.to_owned(), sentence))
        });
        unknown.chain(unfit).filter(move |_| !self.0.is_empty())
    }

    /// What of it a form takes: what somebody wrote for another category stays as far as it fits.
    #[must_use]
    pub fn kept(&self, written: Value) -> Option<Value> {
        let Value::Object(mut written) = written else { return None };
        let unfit: Vec<String> = self.unfit(&written, true).map(|(field, _)| field).collect();
        for field in unfit {
            written.remove(&field);
        }
        (!written.is_empty()).then_some(Value::Object(written))
    }
}

fn name(field: &Value) -> Option<&str> {
    let called = field.get("name").or_else(|| field.get("key"))?.as_str()?;
    (!called.is_empty()).then_some(called)
}

fn is_required(field: &Value) -> bool {
    field.get("required").and_then(Value::as_bool).unwrap_or(false)
}

/// Whether a value is one: null and an empty text count as left out.
fn says_something(value: &Value) -> bool {
    match value {
        Value::Null => false,
        Value::String(text) => !text.trim().is_empty(),
        Value::Array(items) => !items.is_empty(),
        _ => true,
    }
}

fn fits(field: &Value, value: &Value) -> bool {
    match field.get("type").and_then(Value::as_str).unwrap_or_default() {
        "text" | "textarea" | "string" | "url" | "email" | "tel" | "date" | "time" | "color" => {
            let most = field.get("max_length").and_then(Value::as_u64);
            value.as_str().is_some_and(|text| most.is_none_or(|most| text.chars().count() as u64 <= most))
        }
        "number" | "decimal" | "range" => number(value).is_some_and(|number| is_within(field, number)),
        "integer" => number(value).is_some_and(|number| number.fract() == 0.0 && is_within(field, number)),
        "boolean" | "checkbox" | "switch" => value.is_boolean(),
        "select" | "radio" => is_option(field, value),
        "multiselect" | "checkboxes" | "tags" => {
            value.as_array().is_some_and(|items| items.iter().all(|item| is_option(field, item)))
        }
        _ => true,
    }
}

fn number(value: &Value) -> Option<f64> {
    let number = match value {
        Value::Number(number) => number.as_f64(),
        Value::String(text) => text.trim().parse::<f64>().ok(),
        _ => None,
    };
    number.filter(|number| number.is_finite())
}

fn is_within(field: &Value, number: f64) -> bool {
    let bound = |name| field.get(name).and_then(Value::as_f64);
    bound("min").is_none_or(|least| number >= least) && bound("max").is_none_or(|most| number <= most)
}

/// Whether it can be chosen. Where nothing is listed, every text can.
fn is_option(field: &Value, value: &Value) -> bool {
    match field.get("options").and_then(Value::as_array) {
        Some(options) => options.iter().any(|option| option.get("value").unwrap_or(option) == value),
        None => value.is_string(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn form() -> Form {
        Form::of(Some(json!([
            {"name": "material", "type": "select", "options": ["oak", {"value": "pine", "label": "Pine"}], "required": true},
            {"name": "seats", "type": "integer", "min": 1, "max": 12},
            {"key": "note", "type": "text", "max_length": 5},
            {"name": "folds", "type": "boolean"},
            {"name": "rooms", "type": "multiselect", "options": ["hall", "kitchen"]},
            {"name": "odd", "type": "hologram"},
            {"label": "Nobody can name it"}
        ])))
    }

    fn broken(written: Value, is_draft: bool) -> Vec<String> {
        let written = written.as_object().unwrap().clone();
        form().broken(&written, is_draft).into_iter().map(|(field, _)| field).collect()
    }

    #[test]
    fn each_field_takes_what_its_type_says() {
        for (written, expected) in [
            (json!({"material": "oak", "seats": 6, "note": "Solid", "folds": true, "rooms": ["hall"], "odd": [1]}), ""),
            (json!({"material": "pine", "seats": "6", "note": "", "folds": null, "rooms": []}), ""),
            (json!({"material": "steel"}), "material"),
            (json!({"material": "oak", "seats": 0}), "seats"),
            (json!({"material": "oak", "seats": 1.5}), "seats"),
            (json!({"material": "oak", "seats": "NaN"}), "seats"),
            (json!({"material": "oak", "note": "Too long"}), "note"),
            (json!({"material": "oak", "folds": "yes", "rooms": ["attic"]}), "folds rooms"),
            (json!({"colour": "red"}), "colour material"),
            (json!({"material": " "}), "material"),
        ] {
            assert_eq!(broken(written.clone(), false).join(" "), expected, "{written}");
        }
        assert_eq!(broken(json!({"colour": "red"}), true), ["colour"], "a draft may be incomplete");
    }

    #[test]
    fn what_was_written_for_another_category_stays_as_far_as_it_fits() {
        let kept = form().kept(json!({"material": "oak", "seats": 99, "colour": "red"}));
        assert_eq!(kept, Some(json!({"material": "oak"})));
        assert_eq!(form().kept(json!({"colour": "red"})), None);
        let anything = json!({"colour": "red"});
        assert_eq!(Form::default().kept(anything.clone()), Some(anything));
    }

    #[test]
    fn a_stranger_hears_of_so_many_fields_at_once() {
        let written: Map<String, Value> = (0..900).map(|nth| (format!("f{nth}"), json!(1))).collect();
        assert_eq!(form().broken(&written, true).len(), TOLD);
        assert_eq!(form().kept(Value::Object(written)), None, "and none of them stays");
    }
}
