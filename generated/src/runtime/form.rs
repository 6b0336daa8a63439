//! A body that comes as JSON, or as a form with the same fields, and files.

use std::fmt::Write as _;

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

use super::extract::{Asked, Kind, Many, Parameter, read};
use super::schemas::Place;
use super::upload::{Part, Upload, boundary};
use super::{Rejection, Rule, Violation};
use crate::codes::Code;

/// A field of a form that holds files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileField {
    /// Its name on the wire.
    pub name: &'static str,
    /// Whether there may be several.
    pub many: bool,
}

impl Asked {
    /// The JSON body; or the same fields as texts of a form, and the form's files. However it came, one schema checks it.
    ///
    /// # Errors
    /// `MalformedJson`, `BodyRead`, `UnsupportedMediaType` or `Invalid`.
    pub fn form<T: DeserializeOwned>(
        &mut self,
        required: bool,
        texts: &[Parameter],
        files: &[FileField],
    ) -> Result<(T, Upload), Rejection> {
        let Some(boundary) = self.content_type().and_then(boundary) else {
            return Ok((self.json(required, "application/json or multipart/form-data")?, Upload::default()));
        };
        let sent = Upload::read(&self.body, &boundary).map_err(Rejection::BodyRead)?;
        let (uploads, fields): (Vec<Part>, Vec<Part>) =
            sent.parts.into_iter().partition(|part| files.iter().any(|file| part.is_called(file.name)));
        // A field in which nobody chose a file is sent all the same.
        let uploads: Vec<Part> = uploads.into_iter().filter(|part| !part.is_unchosen()).collect();
        let (value, mut broken) = value(texts, &fields);
        for file in files.iter().filter(|file| !file.many) {
            if uploads.iter().filter(|part| part.is_called(file.name)).count() > 1 {
                broken.push(Violation {
                    code: Code::ValidationInvalidValue,
                    rule: Rule::OneFile,
                    field: Some(file.name.to_owned()),
                });
            }
        }
        let body = self.settle(Place::Body, value, broken)?;
        if self.operation.row().idempotency.is_some() {
            uploads.iter().for_each(|part| note(part, &mut self.seen));
        }
        Ok((body, Upload { parts: uploads }))
    }
}

impl Asked {
    /// The JSON body; or the same fields as a form without files. However it came, one schema checks it.
    ///
    /// # Errors
    /// `MalformedJson`, `UnsupportedMediaType` or `Invalid`.
    pub fn fields<T: DeserializeOwned>(&mut self, required: bool, texts: &[Parameter]) -> Result<T, Rejection> {
        let essence = self.content_type().unwrap_or_default().split(';').next().unwrap_or_default().trim();
        if !essence.eq_ignore_ascii_case("application/x-www-form-urlencoded") {
            return self.json(required, "application/json or application/x-www-form-urlencoded");
        }
        let sent: Vec<Part> = form_urlencoded::parse(&self.body)
            .map(|(name, text)| Part {
                name: name.into_owned(),
                bytes: text.into_owned().into_bytes().into(),
                ..Part::default()
            })
            .collect();
        let (value, broken) = value(texts, &sent);
        self.settle(Place::Body, value, broken)
    }
}

/// The fields as the JSON object that they stand for, and those that are no text. What the contract does not name is overlooked.
fn value(table: &[Parameter], fields: &[Part]) -> (Value, Vec<Violation>) {
    let (mut found, mut broken) = (Map::new(), Vec::new());
    for part in fields {
        let named = |field: &&Parameter| match field.many {
            Many::One => part.name == field.name,
            Many::Repeated | Many::Commas => part.is_called(field.name),
        };
        let Some(Parameter { name, kind, many, .. }) = table.iter().find(named).copied() else { continue };
        let Ok(text) = std::str::from_utf8(&part.bytes) else {
            broken.push(Violation {
                code: Code::ValidationInvalidFormat,
                rule: Rule::Utf8,
                field: Some(name.to_owned()),
            });
            continue;
        };
        let Some(value) = meant(kind, text) else { continue };
        match many {
            Many::Repeated | Many::Commas => {
                let list = found.entry(name).or_insert_with(|| Value::Array(Vec::new()));
                if let Value::Array(items) = list {
                    items.push(value);
                }
            }
            Many::One => {
                found.insert(name.to_owned(), value);
            }
        }
    }
    (Value::Object(found), broken)
}

/// What a text stands for. An empty one is no number, no answer and no choice: a form sends every field that it shows. Line ends are
/// sent as two characters and meant as one.
fn meant(kind: Kind, text: &str) -> Option<Value> {
    match kind {
        Kind::Text => Some(Value::String(text.replace("\r\n", "\n"))),
        _ if text.trim().is_empty() => None,
        Kind::Word(_) => Some(Value::String(text.to_owned())),
        // As JSON writes it: the schema says what is declared, and a box that is ticked sends what its page says.
        Kind::Boolean => Some(text.parse().map_or_else(|_| Value::String(text.to_owned()), Value::Bool)),
        Kind::Integer { .. } | Kind::Number { .. } => Some(read(kind, text)),
    }
}

/// Adds a file to what makes two calls the same. The boundary, which differs from one attempt to the next, is not part of it.
fn note(part: &Part, seen: &mut String) {
    let _ = write!(seen, "{:?}{:?}", part.name, part.file_name);
    for byte in Sha256::digest(&part.bytes) {
        let _ = write!(seen, "{byte:02x}");
    }
}
