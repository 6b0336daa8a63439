//! From strings and bytes to the values that the contract describes.

use std::fmt::Write as _;

use bytes::Bytes;
use http::HeaderMap;
use http::header::CONTENT_TYPE;
use serde::de::DeserializeOwned;
use serde_json::{Map, Number, Value};
use sha2::{Digest, Sha256};

use super::json::read_json;
use super::overlook::overlook;
use super::schemas::{self, Place};
use super::validate::{decode, nul_characters, one_each, violations};
use super::{Keyed, Raw, Rejection, Row, Rule, Upload, Violation};
use crate::codes::Code;
use crate::operations::Operation;

/// How a parameter is read.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Parameter {
    /// Its name on the wire.
    pub name: &'static str,
    /// What its text stands for.
    pub kind: Kind,
    /// Whether it is a list.
    pub many: Many,
    /// True if a value out of bounds is moved to the nearest bound and nonsense counts as absent.
    pub clamp: bool,
}

/// What a parameter's text stands for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    /// The text itself.
    Text,
    /// One of these words. Clamping takes any letter case, and an unknown word counts as absent.
    Word(&'static [&'static str]),
    /// A whole number and the bounds that clamping moves it to.
    Integer {
        /// The smallest value.
        minimum: i64,
        /// The largest value.
        maximum: i64,
    },
    /// A number and the bounds that clamping moves it to.
    Number {
        /// The smallest value, if there is one.
        minimum: Option<f64>,
        /// The largest value, if there is one.
        maximum: Option<f64>,
    },
    /// 1, true, yes, on or 0, false, no, off, or nothing at all for false.
    Boolean,
}

/// Whether a parameter is a list, and how it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Many {
    /// One value; if it is given several times, the last counts.
    One,
    /// `tag=a&tag=b` or `tag[]=a&tag[]=b`.
    Repeated,
    /// `tag=a,b`.
    Commas,
}

/// What a caller sent, before and while it is decoded.
pub struct Asked {
    pub(super) operation: Operation,
    path: Vec<String>,
    query: String,
    headers: HeaderMap,
    pub(super) body: Bytes,
    /// What was decoded, in canonical form, for the idempotency memory.
    pub(super) seen: String,
    body_key: Option<String>,
}

impl Asked {
    pub(super) fn new(operation: Operation, path: Vec<String>, query: String, headers: HeaderMap, body: Bytes) -> Self {
        Self { operation, path, query, headers, body, seen: String::new(), body_key: None }
    }

    /// The path parameters. Whatever is wrong with one, nothing can be there.
    ///
    /// # Errors
    /// `BadPath`.
    pub fn path<T: DeserializeOwned>(&mut self, table: &[Parameter]) -> Result<T, Rejection> {
        let found = self.segments(table)?;
        self.settle(Place::Path, found, Vec::new()).map_err(|_| Rejection::BadPath)
    }

    fn segments(&self, table: &[Parameter]) -> Result<Value, Rejection> {
        let template = self.operation.row().path;
        let names = template.split('/').filter_map(|segment| segment.strip_prefix('{')?.strip_suffix('}'));
        let mut found = Map::new();
        for (name, text) in names.zip(&self.path) {
            let Some(parameter) = table.iter().find(|parameter| parameter.name == name) else { continue };
            let digits_only = text.bytes().all(|byte| byte.is_ascii_digit());
            let value = match parameter.kind {
                Kind::Integer { .. } if !digits_only => return Err(Rejection::BadPath),
                _ if text.contains('\0') => return Err(Rejection::BadPath),
                kind => read(kind, text),
            };
            // Ids begin at 1 even where the contract does not say so.
            let unbounded = matches!(parameter.kind, Kind::Integer { minimum: i64::MIN, .. });
            if unbounded && value.as_i64().is_some_and(|id| id < 1) {
                return Err(Rejection::BadPath);
            }
            found.insert(name.to_owned(), value);
        }
        Ok(Value::Object(found))
    }

    /// The query parameters; unknown ones are ignored.
    ///
    /// # Errors
    /// `Invalid`.
    pub fn query<T: DeserializeOwned>(&mut self, table: &[Parameter]) -> Result<T, Rejection> {
        let found = self.parameters(table);
        self.settle(Place::Query, found, Vec::new())
    }

    /// The same where unknown ones are refused, but for `locale`, which chooses the language of any answer.
    ///
    /// # Errors
    /// `Invalid`.
    pub fn closed_query<T: DeserializeOwned>(&mut self, table: &[Parameter]) -> Result<T, Rejection> {
        let (found, told) = (self.parameters(table), self.unknown(table));
        self.settle(Place::Query, found, told)
    }

    /// The keys of the query that no parameter has.
    fn unknown(&self, table: &[Parameter]) -> Vec<Violation> {
        let keys = form_urlencoded::parse(self.query.as_bytes()).map(|(key, _)| key.replace('\0', "\u{fffd}"));
        let is_known = |key: &str| key == "locale" || table.iter().any(|parameter| is_named(key, parameter));
        let mut unknown: Vec<_> = keys.filter(|key| !is_known(key)).collect();
        unknown.sort_unstable();
        unknown.dedup();
        let told = unknown.into_iter().map(|key| Violation {
            code: Code::ValidationInvalidValue,
            rule: Rule::UnknownField,
            field: Some(key),
        });
        told.collect()
    }

    fn parameters(&self, table: &[Parameter]) -> Value {
        let pairs: Vec<_> = form_urlencoded::parse(self.query.as_bytes()).collect();
        let mut found = Map::new();
        for parameter in table {
            let texts = pairs.iter().filter(|(key, _)| is_named(key, parameter)).map(|(_, text)| text.as_ref());
            insert(&mut found, parameter, texts);
        }
        Value::Object(found)
    }

    /// The headers that the operation declares.
    ///
    /// # Errors
    /// `Invalid`.
    pub fn header<T: DeserializeOwned>(&mut self, table: &[Parameter]) -> Result<T, Rejection> {
        let found = self.declared(table);
        self.settle(Place::Header, found, Vec::new())
    }

    fn declared(&self, table: &[Parameter]) -> Value {
        let mut found = Map::new();
        for parameter in table {
            let values = self.headers.get_all(parameter.name).iter();
            let texts: Vec<_> = values.map(|value| String::from_utf8_lossy(value.as_bytes()).into_owned()).collect();
            insert(&mut found, parameter, texts.iter().map(String::as_str));
        }
        Value::Object(found)
    }

    /// The JSON body. Without bytes it is `{}` where the contract lets a body be left out.
    ///
    /// # Errors
    /// `MissingBody`, `MalformedJson`, `DuplicateMember`, `UnsupportedMediaType` or `Invalid`.
    pub fn body<T: DeserializeOwned>(&mut self, required: bool) -> Result<T, Rejection> {
        self.json(required, "application/json")
    }

    /// The JSON body of an operation that takes what `expected` names.
    pub(super) fn json<T: DeserializeOwned>(&mut self, required: bool, expected: &'static str) -> Result<T, Rejection> {
        let value = self.json_value(required, expected)?;
        self.settle(Place::Body, value, Vec::new())
    }

    fn json_value(&mut self, required: bool, expected: &'static str) -> Result<Value, Rejection> {
        let value = if self.body.is_empty() {
            if required {
                return Err(Rejection::MissingBody);
            }
            Value::Object(Map::new())
        } else {
            if !self.content_type().is_some_and(is_json) {
                return Err(Rejection::UnsupportedMediaType { expected });
            }
            read_json(&self.body)?
        };
        self.body_key = value.get("idempotency_key").and_then(Value::as_str).map(str::to_owned);
        Ok(value)
    }

    /// The parts of a form with files.
    ///
    /// # Errors
    /// `UnsupportedMediaType` or `BodyRead`.
    pub fn upload(&mut self) -> Result<Upload, Rejection> {
        let boundary = self.content_type().and_then(super::upload::boundary);
        let Some(boundary) = boundary else {
            return Err(Rejection::UnsupportedMediaType { expected: "multipart/form-data" });
        };
        self.seen_bytes();
        Upload::read(&self.body, &boundary).map_err(Rejection::BodyRead)
    }

    /// A body of any other media type, as it came.
    ///
    /// # Errors
    /// `UnsupportedMediaType`.
    pub fn raw(&mut self) -> Result<Raw, Rejection> {
        let expected = self.operation.row().body.unwrap_or("application/octet-stream");
        let content_type = self.content_type().unwrap_or_default().to_owned();
        if !expected.contains('*') && !essence(&content_type).eq_ignore_ascii_case(expected) {
            return Err(Rejection::UnsupportedMediaType { expected });
        }
        self.seen_bytes();
        Ok(Raw { content_type, body: self.body.clone().into() })
    }

    pub(super) fn content_type(&self) -> Option<&str> {
        self.headers.get(CONTENT_TYPE)?.to_str().ok()
    }

    fn seen_bytes(&mut self) {
        let digest = Sha256::digest(&self.body);
        for byte in digest {
            let _ = write!(self.seen, "{byte:02x}");
        }
    }

    /// Validates and decodes one part of the input. Whatever is wrong with it is told at once, after what is `told` already.
    pub(super) fn settle<T: DeserializeOwned>(
        &mut self,
        place: Place,
        mut value: Value,
        told: Vec<Violation>,
    ) -> Result<T, Rejection> {
        // Only the decoding depends on the type: all else is compiled once.
        let found = self.judge(place, &mut value, told);
        match decode(&value) {
            Ok(decoded) if found.is_empty() => {
                self.note(place, value);
                Ok(decoded)
            }
            decoded => Err(self.refuse(found, decoded.err())),
        }
    }

    /// Whatever is wrong with one part of the input, after what is `told` already.
    fn judge(&self, place: Place, value: &mut Value, told: Vec<Violation>) -> Vec<Violation> {
        whole_numbers(value);
        if place == Place::Body {
            overlook(self.operation, value);
        }
        let mut found = violations(self.operation, place, value);
        nul_characters(value, &mut Vec::new(), &mut found);
        // What could not be read is not there, and is not asked for again.
        found.retain(|violation| told.iter().all(|first| first.field != violation.field));
        found.splice(0..0, told);
        one_each(&mut found);
        found
    }

    /// Adds a part to what makes two calls the same. A header such as the language may differ when a call is repeated.
    fn note(&mut self, place: Place, mut value: Value) {
        if self.operation.row().idempotency.is_some() && place != Place::Header {
            if place == Place::Body {
                one_spelling(schemas::spelling(self.operation), &mut value);
            }
            canonical(&value, &mut self.seen);
        }
    }

    fn refuse(&self, mut found: Vec<Violation>, undecoded: Option<Violation>) -> Rejection {
        found.extend(undecoded.filter(|violation| !found.iter().any(|first| same_place(first, violation))));
        invalid(self.operation.row(), found)
    }

    /// What the idempotency memory needs, if the operation has one. Called after the decoding.
    pub(super) fn keyed(&self) -> Result<Option<Keyed>, Rejection> {
        let row = self.operation.row();
        let Some(memory) = row.idempotency else { return Ok(None) };
        let header =
            self.headers.get("idempotency-key").map(|value| String::from_utf8_lossy(value.as_bytes()).into_owned());
        let problem = |code, rule| {
            let field = Some("idempotency_key".to_owned());
            invalid(row, vec![Violation { code, rule, field }])
        };
        let key = match (header, self.body_key.clone()) {
            (Some(header), Some(body)) if header != body => {
                return Err(problem(Code::ValidationInvalidValue, Rule::SameIdempotencyKey));
            }
            (header, body) => header.or(body),
        };
        if key.is_none() && memory.required {
            return Err(problem(Code::ValidationRequiredField, Rule::Required));
        }
        if key
            .as_ref()
            .is_some_and(|key| key.is_empty() || key.len() > 191 || !key.bytes().all(|byte| byte.is_ascii_graphic()))
        {
            return Err(problem(Code::ValidationInvalidFormat, Rule::IdempotencyKey));
        }
        let digest = Sha256::new().chain_update(row.id).chain_update(&self.seen).finalize().into();
        Ok(Some(Keyed { key, digest }))
    }
}

/// Whether a key of a query gives a parameter.
fn is_named(key: &str, parameter: &Parameter) -> bool {
    key == parameter.name || (parameter.many != Many::One && key.strip_suffix("[]") == Some(parameter.name))
}

/// Whether one violation is about the place of the other, or about something in it.
fn same_place(one: &Violation, other: &Violation) -> bool {
    let (Some(one), Some(other)) = (&one.field, &other.field) else { return true };
    let within = |inner: &str, outer: &str| {
        inner.strip_prefix(outer).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    };
    within(one, other) || within(other, one)
}

pub(super) fn invalid(row: &Row, mut violations: Vec<Violation>) -> Rejection {
    if let Some(code) = row.violation_code {
        violations.iter_mut().for_each(|violation| violation.code = code);
    }
    if let Some(code) = row.idempotency.and_then(|memory| memory.code) {
        let of_key = |violation: &&mut Violation| violation.field.as_deref() == Some("idempotency_key");
        violations.iter_mut().filter(of_key).for_each(|violation| violation.code = code);
    }
    let reason = row.reason(&violations);
    Rejection::Invalid { status: row.violation_status, violations, reason }
}

/// Reads one parameter into `found`, if it is there and means something. A NUL, which text columns cannot hold, becomes the
/// replacement character: parameters without bounds have no way to refuse.
fn insert<'a>(found: &mut Map<String, Value>, parameter: &Parameter, texts: impl Iterator<Item = &'a str>) {
    let one =
        |text: &str| if parameter.clamp { clamped(parameter.kind, text) } else { Some(read(parameter.kind, text)) };
    let value = match parameter.many {
        Many::One => texts.last().and_then(one),
        Many::Repeated => list(texts.filter_map(one).collect()),
        Many::Commas => {
            list(texts.flat_map(|text| text.split(',')).filter(|text| !text.is_empty()).filter_map(one).collect())
        }
    };
    if let Some(value) = value {
        found.insert(parameter.name.to_owned(), value);
    }
}

fn list(values: Vec<Value>) -> Option<Value> {
    (!values.is_empty()).then_some(Value::Array(values))
}

/// What a text stands for. One that does not fit stays a text, which validation then tells by its type.
pub(super) fn read(kind: Kind, text: &str) -> Value {
    let read = match kind {
        Kind::Text | Kind::Word(_) => Some(Value::String(text.replace('\0', "\u{fffd}"))),
        Kind::Integer { .. } => text.trim().parse::<i64>().ok().map(Value::from),
        Kind::Number { .. } => text.trim().parse::<f64>().ok().and_then(Number::from_f64).map(Value::Number),
        Kind::Boolean => boolean(text).map(Value::Bool),
    };
    read.unwrap_or_else(|| Value::String(text.to_owned()))
}

pub(super) fn clamped(kind: Kind, text: &str) -> Option<Value> {
    match kind {
        Kind::Integer { minimum, maximum } => {
            let text = text.trim();
            let digits = text.strip_prefix('-').unwrap_or(text);
            if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
                return None;
            }
            // Only a number too large for i64 fails now, so its sign says which bound is nearer.
            let value = text.parse::<i64>().unwrap_or(if text.starts_with('-') { i64::MIN } else { i64::MAX });
            Some(value.max(minimum).min(maximum).into())
        }
        Kind::Boolean => boolean(text).map(Value::Bool),
        Kind::Number { minimum, maximum } => {
            let value = text.trim().parse::<f64>().ok().filter(|value| !value.is_nan())?;
            let value = value.max(minimum.unwrap_or(value)).min(maximum.unwrap_or(f64::MAX));
            Number::from_f64(value).map(Value::Number)
        }
        Kind::Word(words) => {
            words.iter().find(|word| word.eq_ignore_ascii_case(text.trim())).map(|word| Value::from(*word))
        }
        Kind::Text => Some(read(kind, text)),
    }
}

fn boolean(text: &str) -> Option<bool> {
    match text.trim().to_ascii_lowercase().as_str() {
        "1" | "true" | "yes" | "on" => Some(true),
        "0" | "false" | "no" | "off" | "" => Some(false),
        _ => None,
    }
}

fn essence(content_type: &str) -> &str {
    content_type.split(';').next().unwrap_or_default().trim()
}

fn is_json(content_type: &str) -> bool {
    let essence = essence(content_type).to_ascii_lowercase();
    essence == "application/json" || (essence.starts_with("application/") && essence.ends_with("+json"))
}

/// JSON does not tell 1.0 from 1; serde does. A number without a fraction becomes an integer where one can hold it.
pub(super) fn whole_numbers(value: &mut Value) {
    const EXACT: f64 = 9_007_199_254_740_992.0;
    match value {
        Value::Number(number) if number.is_f64() => {
            if let Some(float) = number.as_f64()
                && float.fract() == 0.0
                && float.abs() <= EXACT
            {
                *number = Number::from(float as i64);
            }
        }
        Value::Array(items) => items.iter_mut().for_each(whole_numbers),
        Value::Object(members) => members.values_mut().for_each(whole_numbers),
        _ => {}
    }
}

/// Writes a body as all those are written that mean the same to the memory of keys: null is left out where it takes nothing away, defaults
/// are said, and of several names of one thing the first that is there is said, as text, under the first of them.
pub(super) fn one_spelling(spelling: &Value, body: &mut Value) {
    let Value::Object(members) = body else { return };
    let names = |key: &str| spelling[key].as_array().into_iter().flatten().filter_map(Value::as_str);
    members.retain(|name, member| !member.is_null() || names("clears").any(|clears| clears == name));
    for (name, default) in spelling["defaults"].as_object().into_iter().flatten() {
        members.entry(name.as_str()).or_insert_with(|| default.clone());
    }
    let mut said = None;
    for name in names("spellings") {
        let member = members.remove(name);
        said = said.or(member);
    }
    if let (Some(first), Some(said)) = (names("spellings").next(), said) {
        let text = said.as_str().map_or_else(|| said.to_string(), |text| text.trim().to_owned());
        members.insert(first.to_owned(), Value::String(text));
    }
}

/// Writes a value with its keys in order, so that two orders of one body have one digest. The idempotency key is left out.
pub(super) fn canonical(value: &Value, out: &mut String) {
    match value {
        Value::Array(items) => {
            out.push('[');
            for item in items {
                canonical(item, out);
                out.push(',');
            }
            out.push(']');
        }
        Value::Object(members) => {
            let mut members: Vec<_> = members.iter().filter(|(key, _)| *key != "idempotency_key").collect();
            members.sort_by_key(|(key, _)| *key);
            out.push('{');
            for (key, member) in members {
                let _ = write!(out, "{key:?}:");
                canonical(member, out);
                out.push(',');
            }
            out.push('}');
        }
        other => {
            let _ = write!(out, "{other}");
        }
    }
}
