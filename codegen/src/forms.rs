//! Forms that may come instead of a JSON body: the same fields as texts, and files.
//!
//! An operation that declares `application/json` and `application/x-www-form-urlencoded` takes either, with one schema. An operation
//! that declares `application/json` and `multipart/form-data` has one body. Its fields are those of the JSON schema,
//! and by that schema they are checked, however they came; what the form has besides are files.

use serde_json::Value;

use crate::model::Body;
use crate::read::Node;

/// The media type of forms with files.
pub const FORM: &str = "multipart/form-data";

/// The media type of forms without files. Declared beside JSON, it has the same schema.
pub const FIELDS: &str = "application/x-www-form-urlencoded";

/// A field of a form.
pub struct Field<'a> {
    /// Its name on the wire.
    pub name: &'a str,
    /// Its schema's place, references not followed.
    pub node: Node<'a>,
    /// Whether it is a file, and whether there may be several.
    pub file: Option<Files>,
}

/// How many files a field holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Files {
    /// One.
    One,
    /// A list of them.
    Many,
}

impl<'a> Body<'a> {
    /// The fields of the form, in the order of the contract; none if there is no form beside the JSON body.
    pub fn form_fields(&self) -> Vec<Field<'a>> {
        let schema = self.form.as_ref().or(self.fields.as_ref()).and_then(Node::resolved);
        let properties = schema.and_then(|schema| schema.get("properties")).map(|all| all.entries());
        let field = |(name, node): (&'a str, Node<'a>)| Field { name, file: files(&node), node };
        properties.unwrap_or_default().into_iter().map(field).collect()
    }
}

/// How many files a schema stands for, if it stands for files.
pub fn files(schema: &Node<'_>) -> Option<Files> {
    let schema = schema.resolved()?;
    let binary = |node: &Node<'_>| node.value.get("format").and_then(Value::as_str) == Some("binary");
    if binary(&schema) {
        return Some(Files::One);
    }
    let items = schema.get("items")?.resolved()?;
    binary(&items).then_some(Files::Many)
}
