//! The runtime's small parts. How they work together is tried in `tests/door.rs`.

use bytes::Bytes;
use serde_json::{Value, json};

use super::extract::{Kind, canonical, clamped, one_spelling, read, whole_numbers};
use super::row::literals;
use super::schemas::Place;
use super::upload::boundary;
use super::validate::{decode, nul_characters, one_each, tell};
use super::{Format, JsonType, Rule, Upload, Violation};
use crate::codes::Code;

const HUNDRED: Kind = Kind::Integer { minimum: 1, maximum: 100 };

fn told(schema: Value, value: Value) -> Vec<(Code, Option<String>, Rule)> {
    let validator = jsonschema::options()
        .with_draft(jsonschema::Draft::Draft7)
        .should_validate_formats(true)
        .build(&schema)
        .unwrap();
    let mut found = Vec::new();
    validator.iter_errors(&value).for_each(|error| tell(&error, Place::Body, &mut found));
    found.into_iter().map(|Violation { code, field, rule }| (code, field, rule)).collect()
}

#[test]
fn every_bound_has_its_code_and_rule() {
    let format = Code::ValidationInvalidFormat;
    let words = |words: &[&str]| Rule::Enum(words.iter().map(|word| (*word).to_owned()).collect());
    let rules = [
        (json!({"maxLength": 3}), json!("four"), Code::ValidationTooLong, Rule::MaxLength(3)),
        (json!({"minLength": 2}), json!("x"), Code::ValidationTooShort, Rule::MinLength(2)),
        (json!({"maxItems": 1}), json!([1, 2]), Code::ValidationTooLong, Rule::MaxItems(1)),
        (json!({"minItems": 2}), json!([1]), Code::ValidationTooShort, Rule::MinItems(2)),
        (json!({"maximum": i64::MAX}), json!(u64::MAX), Code::ValidationOutOfRange, Rule::Maximum(i64::MAX.into())),
        (json!({"minimum": 1}), json!(0), Code::ValidationOutOfRange, Rule::Minimum(1.into())),
        (json!({"exclusiveMinimum": 0}), json!(0), Code::ValidationOutOfRange, Rule::ExclusiveMinimum(0.into())),
        (json!({"type": "integer"}), json!(1.5), format, Rule::Type(JsonType::Integer)),
        (json!({"type": ["object", "null"]}), json!([]), format, Rule::Type(JsonType::Object)),
        (json!({"type": ["object", "string"]}), json!([]), format, Rule::AnyOf),
        (json!({"pattern": "^[a-z]+$"}), json!("A"), format, Rule::Pattern),
        (json!({"format": "email"}), json!("ada"), format, Rule::Format(Format::Email)),
        (json!({"format": "date"}), json!("2026-02-30"), format, Rule::Format(Format::Date)),
        (json!({"enum": ["x", "y", null]}), json!("z"), Code::ValidationInvalidValue, words(&["x", "y"])),
        (json!({"uniqueItems": true}), json!([1, 1]), Code::ValidationInvalidValue, Rule::UniqueItems),
    ];
    for (schema, value, code, rule) in rules {
        let found = told(json!({"properties": {"a": schema}}), json!({"a": value}));
        assert_eq!(found, [(code, Some("a".to_owned()), rule)]);
    }
}

#[test]
fn missing_and_superfluous_fields_name_themselves() {
    let schema = json!({"properties": {"items": {"items": {"required": ["id"], "properties": {"id": {}}, "additionalProperties": false}}}});
    let found = told(schema, json!({"items": [{"x": 1}]}));
    let fields: Vec<_> = found.iter().map(|(code, field, _)| (*code, field.as_deref().unwrap())).collect();
    assert_eq!(fields, [(Code::ValidationInvalidValue, "items.0.x"), (Code::ValidationRequiredField, "items.0.id")]);
}

#[test]
fn the_nearest_alternative_speaks() {
    let nullable = json!({"anyOf": [{"required": ["id"]  , "type": "object"}, {"type": "null"}]});
    let found = told(json!({"properties": {"peer": nullable}}), json!({"peer": {}}));
    assert_eq!(found, [(Code::ValidationRequiredField, Some("peer.id".to_owned()), Rule::Required)]);

    let kinds = json!({"oneOf": [
        {"required": ["kind", "lat"], "properties": {"kind": {"enum": ["place"]}}},
        {"required": ["kind", "link", "title"], "properties": {"kind": {"enum": ["online"]}}},
    ]});
    let fields: Vec<_> = told(kinds, json!({"kind": "online"})).into_iter().filter_map(|(_, field, _)| field).collect();
    assert_eq!(fields, ["link", "title"]);

    let ways = json!({"properties": {"times": {"oneOf": [
        {"type": "array", "items": {"type": "integer"}},
        {"type": "object", "additionalProperties": {"type": "array", "items": {"type": "integer"}}},
    ]}}});
    for (times, fields) in [
        (json!({"1": ["x", "y"]}), vec!["times.1.0", "times.1.1"]),
        (json!(["x", "y"]), vec!["times.0", "times.1"]),
        (json!("x"), vec!["times"]),
    ] {
        let found = told(ways.clone(), json!({ "times": times })).into_iter().filter_map(|(_, field, _)| field);
        assert_eq!(found.collect::<Vec<_>>(), fields);
    }
}

#[test]
fn integers_are_clamped_and_nonsense_is_absent() {
    let cases = [
        ("7", Some(7)),
        ("0", Some(1)),
        ("-5", Some(1)),
        ("101", Some(100)),
        ("99999999999999999999", Some(100)),
        ("-99999999999999999999", Some(1)),
        (" 8 ", Some(8)),
        ("abc", None),
        ("", None),
        ("1e3", None),
        ("-", None),
    ];
    for (text, value) in cases {
        assert_eq!(clamped(HUNDRED, text), value.map(Value::from), "{text:?}");
    }
}

#[test]
fn booleans_are_words() {
    for text in ["1", "true", "YES", "on"] {
        assert_eq!(read(Kind::Boolean, text), true);
    }
    for text in ["0", "false", "no", "Off", ""] {
        assert_eq!(read(Kind::Boolean, text), false);
    }
    assert_eq!(read(Kind::Boolean, "maybe"), "maybe");
    assert_eq!(clamped(Kind::Boolean, "maybe"), None);
    let order = Kind::Word(&["ASC", "DESC"]);
    assert_eq!((clamped(order, "desc"), clamped(order, "sideways")), (Some(Value::from("DESC")), None));
}

#[test]
fn a_whole_float_is_an_integer() {
    let mut value = json!({"a": 1.0, "b": [2.5, -0.0], "c": 1e300});
    whole_numbers(&mut value);
    assert_eq!(value, json!({"a": 1, "b": [2.5, 0], "c": 1e300}));
}

#[test]
fn two_spellings_of_a_body_have_one_canonical_form() {
    let form = |text: &str| {
        let mut out = String::new();
        canonical(&serde_json::from_str(text).unwrap(), &mut out);
        out
    };
    assert_eq!(form(r#"{"b":1,"a":[true,"x"],"idempotency_key":"k"}"#), form(r#"{ "a": [true, "\u0078"], "b": 1 }"#));
    assert_ne!(form(r#"{"a":"1"}"#), form(r#"{"a":1}"#));
    assert_ne!(form(r#"{"a":[1],"b":[]}"#), form(r#"{"a":[],"b":[1]}"#));
}

#[test]
fn a_body_is_the_same_however_it_says_it() {
    let spelling = json!({ "spellings": ["whom", "id", "name"], "defaults": { "kind": "plain" }, "clears": ["note"] });
    let after = |mut body: Value| {
        one_spelling(&spelling, &mut body);
        body
    };
    let same = json!({ "whom": "9", "kind": "plain" });
    for body in [
        json!({ "whom": 9 }),
        json!({ "id": 9, "kind": "plain" }),
        json!({ "whom": null, "id": null, "name": " 9 " }),
        json!({ "whom": "9", "id": 10, "name": "x", "other": null }),
    ] {
        assert_eq!(after(body.clone()), same, "{body}");
    }
    assert_eq!(after(json!({ "note": null, "kind": "x" })), json!({ "note": null, "kind": "x" }));
    assert_eq!(after(json!([1])), json!([1]));
}

#[test]
fn nul_is_found_in_values_and_names() {
    let mut found = Vec::new();
    nul_characters(&json!({"a": ["\0"], "b\0": 1}), &mut Vec::new(), &mut found);
    let fields: Vec<_> = found.into_iter().filter_map(|violation| violation.field).collect();
    assert_eq!(fields, ["a.0", "b\u{fffd}"]);
}

#[test]
fn a_field_is_told_of_once() {
    let of =
        |field: Option<&str>, rule| Violation { code: Code::ValidationError, rule, field: field.map(str::to_owned) };
    let mut found = vec![
        of(Some("name"), Rule::Pattern),
        of(Some("name"), Rule::MinLength(1)),
        of(Some("name"), Rule::NoNul),
        of(Some("key"), Rule::Pattern),
        of(None, Rule::AnyOf),
        of(None, Rule::MinProperties(1)),
    ];
    one_each(&mut found);
    let left = [
        of(Some("name"), Rule::MinLength(1)),
        of(Some("key"), Rule::Pattern),
        of(None, Rule::AnyOf),
        of(None, Rule::MinProperties(1)),
    ];
    assert_eq!(found, left);
}

#[test]
fn what_a_type_cannot_hold_names_the_field() {
    #[derive(Debug, serde::Deserialize)]
    struct Row {
        #[allow(dead_code, reason = "only decoded")]
        at: Vec<i64>,
    }
    let violation = decode::<Row>(&json!({"at": [1, "x"]})).unwrap_err();
    assert_eq!((violation.code, violation.field.as_deref()), (Code::ValidationInvalidFormat, Some("at.1")));
}

#[test]
fn a_literal_segment_goes_before_a_parameter() {
    assert!(literals("/a/me", "/a/me") > literals("/a/{id}", "/a/me"));
    assert_eq!(literals("/a/{id}", "/a/"), None);
    assert_eq!(literals("/a/{id}", "/a/1/b"), None);
}

#[test]
fn a_form_is_taken_apart() {
    let body = "--XX\r\nContent-Disposition: form-data; name=\"title\"\r\n\r\nHi; there\r\n--XX\r\ncontent-disposition: form-data; \
                name=\"images[]\"; filename=\"a \\\"b\\\"; c.png\"\r\nContent-Type: image/png\r\n\r\n\x01\r\n\x02\r\n--XX--\r\n";
    let form = Upload::read(&Bytes::from(body), "XX").unwrap();
    assert_eq!(form.text("title"), Some("Hi; there"));
    let image = form.part("images").unwrap();
    assert_eq!(image.file_name.as_deref(), Some("a \"b\"; c.png"));
    assert_eq!((image.content_type.as_deref(), image.bytes.as_ref()), (Some("image/png"), &b"\x01\r\n\x02"[..]));
    assert_eq!(boundary("multipart/form-data; charset=utf-8; boundary=\"XX\"").as_deref(), Some("XX"));
    assert_eq!(boundary("text/plain; boundary=XX"), None);
}

#[test]
fn a_broken_form_is_refused_without_a_panic() {
    let whole = "--XX\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nb\r\n--XX--";
    for end in 0..whole.len() - 2 {
        assert!(Upload::read(&Bytes::copy_from_slice(&whole.as_bytes()[..end]), "XX").is_err(), "{end}");
    }
    for body in ["--XX--", "--XX\r\n\r\n\r\n--XX--"] {
        assert_eq!(Upload::read(&Bytes::from(body), "XX").unwrap().parts, []);
    }
}
