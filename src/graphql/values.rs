//! What a client gives: values of variables and literals, compared with their types before anything runs (GraphQL specification 3 and 6.1.2).

use std::fmt::Write as _;

use async_graphql::parser::types::{ExecutableDocument, OperationDefinition};
use async_graphql::registry::{MetaInputValue, MetaType, MetaTypeName};
use async_graphql::{Name, Pos, Positioned, ServerError, Value as Constant, Variables};
use async_graphql_value::Value;
use contract::Code;
use serde_json::Map;

use super::arguments::{Visit, walk};
use super::errors;
use super::types::Types;
use crate::base::Refusal;
use crate::language::Sentence;
use crate::say;

/// So many violations are told; a client that makes more has the first to think about.
pub(super) const MOST_TOLD: usize = 20;

/// The values of an operation's variables, as the library takes them.
///
/// # Errors
/// Each violation: 400 `QUERY_INVALID` with the path of the value as its field.
pub fn variables(
    types: &Types,
    operation: &OperationDefinition,
    mut given: Map<String, serde_json::Value>,
) -> Result<Variables, Vec<ServerError>> {
    let mut check = Check { types, told: Vec::new(), place: Pos::default(), path: String::new(), literal: false };
    let mut values = Variables::default();
    for defined in &operation.variable_definitions {
        let name = &defined.node.name.node;
        let written = defined.node.var_type.node.to_string();
        (check.place, check.path) = (defined.pos, name.to_string());
        match given.remove(name.as_str()) {
            Some(value) => {
                let value = Constant::from_json(value).unwrap_or_default().into_value();
                check.value(&written, &value);
                if check.told.is_empty()
                    && let Some(value) = coerced(types, &written, value).into_const()
                {
                    values.insert(name.clone(), value);
                }
            }
            None if written.ends_with('!') && defined.node.default_value.is_none() => {
                check.tell(say!("field-required"));
            }
            None => {}
        }
    }
    if check.told.is_empty() { Ok(values) } else { Err(check.told) }
}

/// Where a document's literals are no values of their types.
#[must_use]
pub fn literals(types: &Types, document: &ExecutableDocument) -> Vec<ServerError> {
    let mut check = Check { types, told: Vec::new(), place: Pos::default(), path: String::new(), literal: true };
    for (_, operation) in document.operations.iter() {
        for defined in &operation.node.variable_definitions {
            if let Some(default) = &defined.node.default_value {
                (check.place, check.path) = (default.pos, defined.node.name.node.to_string());
                check.value(&defined.node.var_type.node.to_string(), &default.node.clone().into_value());
            }
        }
        walk(types, types.root(operation.node.ty), &operation.node.selection_set.node, &mut check);
    }
    for fragment in document.fragments.values() {
        walk(types, &fragment.node.type_condition.node.on.node, &fragment.node.selection_set.node, &mut check);
    }
    check.told
}

struct Check<'t> {
    types: &'t Types,
    told: Vec<ServerError>,
    /// Where in the document the value stands, or its variable.
    place: Pos,
    /// The way to the value: of variables and arguments, their members and items.
    path: String,
    /// Whether the value stands in the document.
    literal: bool,
}

impl<'d> Visit<'d> for Check<'_> {
    fn argument(&mut self, name: &'d str, known: &'d MetaInputValue, value: &'d Positioned<Value>) {
        (self.place, self.path) = (value.pos, name.to_owned());
        self.value(&known.ty, &value.node);
    }
}

impl Check<'_> {
    fn value(&mut self, written: &str, value: &Value) {
        if self.told.len() >= MOST_TOLD {
            return;
        }
        match (MetaTypeName::create(written), value) {
            // What may stand where is the library's to say; what has which value is asked when it is given.
            (_, Value::Variable(_)) => {}
            (MetaTypeName::NonNull(_), Value::Null) => {
                self.tell(say!("value-null", kind = written.to_owned()));
            }
            (MetaTypeName::NonNull(inner), value) => self.value(inner, value),
            (_, Value::Null) => {}
            (MetaTypeName::List(inner), Value::List(items)) => {
                for (index, item) in items.iter().enumerate() {
                    self.below(index, |check| check.value(inner, item));
                }
            }
            (MetaTypeName::List(inner), value) => self.value(inner, value),
            (MetaTypeName::Named(name), value) => self.named(name, value),
        }
    }

    fn named(&mut self, name: &str, value: &Value) {
        let types = self.types;
        let fits = match types.get(name) {
            Some(MetaType::Scalar { is_valid, .. }) => match value.clone().into_const() {
                Some(constant) => {
                    (name != "Int" || is_int(&constant)) && is_valid.as_ref().is_none_or(|is_valid| is_valid(&constant))
                }
                None => true,
            },
            Some(MetaType::Enum { enum_values, .. }) => match value {
                Value::Enum(word) => enum_values.contains_key(word.as_str()),
                Value::String(word) if !self.literal => enum_values.contains_key(word.as_str()),
                _ => false,
            },
            Some(MetaType::InputObject { input_fields, oneof, .. }) => match value {
                Value::Object(members) => {
                    for (member, value) in members {
                        self.below(member, |check| match input_fields.get(member.as_str()) {
                            Some(meta) => check.value(&meta.ty, value),
                            None => check.tell(say!("field-unknown")),
                        });
                    }
                    for (member, meta) in input_fields {
                        if !members.contains_key(member.as_str()) && is_required(meta) {
                            self.below(member, |check| check.tell(say!("field-required")));
                        }
                    }
                    !*oneof || members.len() == 1
                }
                _ => false,
            },
            // Unknown types are validation's.
            _ => true,
        };
        if !fits {
            self.tell(say!("value-of-other-type", kind = name.to_owned()));
        }
    }

    fn below(&mut self, step: impl std::fmt::Display, work: impl FnOnce(&mut Self)) {
        let length = self.path.len();
        // Writing to a text cannot fail.
        let _ = write!(self.path, ".{step}");
        work(self);
        self.path.truncate(length);
    }

    fn tell(&mut self, message: Sentence) {
        if self.told.len() < MOST_TOLD {
            let refusal = Refusal::new(Code::QueryInvalid, message).field(self.path.clone());
            self.told.push(errors::refused(refusal, vec![self.place]));
        }
    }
}

fn is_required(field: &MetaInputValue) -> bool {
    field.default_value.is_none() && MetaTypeName::create(&field.ty).is_non_null()
}

/// 32 bits, as the specification says (3.5.1).
fn is_int(value: &Constant) -> bool {
    matches!(value, Constant::Number(number) if number.as_i64().is_some_and(|number| i32::try_from(number).is_ok()))
}

/// A value of its type as a resolver takes it: a single value where there is a list of them is a list, a word is one of an enum.
fn coerced(types: &Types, written: &str, value: Value) -> Value {
    match (MetaTypeName::create(written), value) {
        (_, Value::Null) => Value::Null,
        (MetaTypeName::NonNull(inner), value) => coerced(types, inner, value),
        (MetaTypeName::List(inner), Value::List(items)) => {
            Value::List(items.into_iter().map(|item| coerced(types, inner, item)).collect())
        }
        (MetaTypeName::List(inner), value) => Value::List(vec![coerced(types, inner, value)]),
        (MetaTypeName::Named(name), value) => match (types.get(name), value) {
            (Some(MetaType::Enum { .. }), Value::String(word)) => Value::Enum(Name::new(word)),
            (Some(MetaType::InputObject { input_fields, .. }), Value::Object(members)) => {
                let member = |(name, value): (Name, Value)| match input_fields.get(name.as_str()) {
                    Some(meta) => {
                        let value = coerced(types, &meta.ty, value);
                        (name, value)
                    }
                    None => (name, value),
                };
                Value::Object(members.into_iter().map(member).collect())
            }
            (_, value) => value,
        },
    }
}

#[cfg(test)]
mod tests {
    use async_graphql::parser::parse_query;
    use serde_json::json;

    use super::*;
    use crate::graphql::Settings;
    use crate::graphql::fields::operation;
    use crate::graphql::judge::Judge;

    fn told(errors: &[ServerError]) -> Vec<String> {
        let field = |error: &ServerError| error.source::<crate::base::Failure>().map(ToString::to_string);
        errors.iter().filter_map(field).collect()
    }

    #[test]
    fn a_value_is_compared_with_the_type_of_its_variable() {
        let judge = Judge::new(&Settings::default());
        let ask = |defined: &str, given: serde_json::Value| {
            let document = parse_query(format!("query({defined}) {{ viewer {{ id }} }}")).unwrap();
            let chosen = operation(&document, None).unwrap();
            let given = given.as_object().cloned().unwrap_or_default();
            match variables(judge.types(), &chosen.node, given) {
                Ok(values) => Ok(values.get("v").map(ToString::to_string)),
                Err(errors) => Err(told(&errors).len()),
            }
        };
        let is = |text: &str| Ok(Some(text.to_owned()));
        for (defined, given, expected) in [
            ("$v: ID!", json!({ "v": "7" }), is("\"7\"")),
            ("$v: ID!", json!({ "v": 7 }), is("7")),
            ("$v: ID!", json!({ "v": true }), Err(1)),
            ("$v: ID!", json!({ "v": null }), Err(1)),
            ("$v: ID!", json!({}), Err(1)),
            ("$v: ID", json!({}), Ok(None)),
            ("$v: ID", json!({ "v": null }), is("null")),
            ("$v: ID! = 1", json!({}), Ok(None)),
            ("$v: ID! = 1", json!({ "v": null }), Err(1)),
            ("$v: Int", json!({ "v": 2_147_483_647 }), is("2147483647")),
            ("$v: Int", json!({ "v": 2_147_483_648_i64 }), Err(1)),
            ("$v: Int", json!({ "v": "7" }), Err(1)),
            ("$v: Int", json!({ "v": 7.5 }), Err(1)),
            ("$v: Float", json!({ "v": 7 }), is("7")),
            ("$v: String", json!({ "v": 7 }), Err(1)),
            ("$v: Boolean", json!({ "v": "true" }), Err(1)),
            ("$v: [ID!]!", json!({ "v": 7 }), is("[7]")),
            ("$v: [ID!]!", json!({ "v": [7, "8"] }), is("[7, \"8\"]")),
            ("$v: [ID!]!", json!({ "v": [null, {}] }), Err(2)),
            ("$v: ConnectionFilter", json!({ "v": "ACCEPTED" }), is("ACCEPTED")),
            ("$v: ConnectionFilter", json!({ "v": "accepted" }), Err(1)),
            ("$v: ConnectionFilter", json!({ "v": ["ACCEPTED"] }), Err(1)),
            ("$v: ID, $w: ID!", json!({ "v": [], "other": 1 }), Err(2)),
            ("$v: [Int]", json!({ "v": vec!["x"; 100] }), Err(MOST_TOLD)),
        ] {
            assert_eq!(ask(defined, given.clone()), expected, "{defined} {given}");
        }
    }

    #[test]
    fn a_literal_is_compared_with_the_type_of_its_argument() {
        let judge = Judge::new(&Settings::default());
        for (document, wrong) in [
            ("{ viewer { connections(status: ACCEPTED, first: 5) { nodes { id } } } }", 0),
            ("{ viewer { connections(status: \"ACCEPTED\") { nodes { id } } } }", 1),
            ("{ viewer { ...F } } fragment F on Viewer { connections(status: \"ACCEPTED\") { nodes { id } } }", 1),
            ("{ viewer { ... on Viewer { connections(first: 3000000000) { nodes { id } } } } }", 1),
            ("query($s: ConnectionFilter = \"ACCEPTED\") { viewer { connections(status: $s) { nodes { id } } } }", 1),
            ("query($s: ConnectionFilter = PENDING_SENT) { viewer { connections(status: $s) { nodes { id } } } }", 0),
        ] {
            let document_ = parse_query(document).unwrap();
            assert_eq!(literals(judge.types(), &document_).len(), wrong, "{document}");
        }
    }
}
