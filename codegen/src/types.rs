//! The types of one area, made by typify and then tidied.

use std::collections::{BTreeMap, BTreeSet};

use heck::ToUpperCamelCase;
use proc_macro2::TokenStream;
use schemars::schema::Schema;
use serde_json::Value;
use typify::{TypeSpace, TypeSpaceSettings};

use crate::model::{Answer, Operation, is_json};
use crate::read::{Contract, Node};
use crate::schema::{For, draft7};
use crate::tidy;
use crate::ways::Ways;

/// The component schema whose type is the `Code` enum of `codes.rs`.
pub const ERROR_CODE: &str = "ErrorCode";

/// The items of one module: the component schemas that it owns and the inline schemas of its operations.
///
/// # Errors
/// A sentence about the first schema that typify cannot express.
pub fn items(
    contract: &Contract,
    module: &str,
    operations: &[Operation<'_>],
    ways: &Ways,
) -> Result<Vec<syn::Item>, String> {
    let mut definitions: BTreeMap<String, Value> = BTreeMap::new();
    let mut settings = TypeSpaceSettings::default();
    settings
        .with_struct_builder(false)
        .with_derive("PartialEq".to_owned())
        .with_map_type("::std::collections::BTreeMap");
    for (name, node) in contract.root().find(&["components", "schemas"]).map(|all| all.entries()).unwrap_or_default() {
        definitions.insert(name.to_owned(), draft7(node.value, For::Types));
        if name == ERROR_CODE || contract.module_of_schema(name) != module {
            settings.with_replacement(name.to_upper_camel_case(), foreign_path(contract, name), std::iter::empty());
        }
    }
    for operation in operations.iter().filter(|operation| operation.area == module) {
        definitions.extend(inline_types(operation));
    }
    let definitions = reachable(definitions, |name| {
        contract.root().find(&["components", "schemas", name]).is_none() || contract.module_of_schema(name) == module
    });
    let mut order = Order::new();
    definitions.iter().for_each(|(name, schema)| property_order(name, schema, &mut order));
    let mut space = TypeSpace::new(&settings);
    let schemas = definitions.into_iter().map(|(name, schema)| Ok((name, serde_json::from_value::<Schema>(schema)?)));
    let schemas: Vec<_> = schemas.collect::<Result<_, serde_json::Error>>().map_err(|error| error.to_string())?;
    space.add_ref_types(schemas).map_err(|error| error.to_string())?;
    let file: syn::File = syn::parse2(space.to_stream()).map_err(|error| error.to_string())?;
    let ways = ways.within(&file.items);
    Ok(tidy::items(file.items, &order, &clearing(contract), &ways))
}

/// The properties of a type as the contract orders them, by the type's name.
pub type Order = BTreeMap<String, Vec<String>>;

/// The properties that null clears (`x-clears`), by the name of their type: for them, null and left out are two things.
fn clearing(contract: &Contract) -> Order {
    let all = contract.root().find(&["components", "schemas"]).map(|all| all.entries()).unwrap_or_default();
    let cleared = |schema: &Node<'_>| {
        let properties = schema.get("properties").map(|all| all.entries()).unwrap_or_default();
        properties
            .into_iter()
            .filter(|(_, one)| one.is("x-clears"))
            .map(|(name, _)| name.to_owned())
            .collect::<Vec<_>>()
    };
    all.iter().map(|(name, schema)| (name.to_upper_camel_case(), cleared(schema))).collect()
}

/// Notes the order for a schema and the inline ones below it, under the names that typify gives them.
fn property_order(name: &str, schema: &Value, order: &mut Order) {
    let parts = schema.get("allOf").and_then(Value::as_array).into_iter().flatten();
    for part in std::iter::once(schema).chain(parts) {
        for (property, child) in part.get("properties").and_then(Value::as_object).into_iter().flatten() {
            order.entry(name.to_upper_camel_case()).or_default().push(property.clone());
            let below = format!("{} {property}", name.to_upper_camel_case());
            property_order(&below, child, order);
            if let Some(items) = child.get("items") {
                property_order(&format!("{below} item"), items, order);
            }
        }
    }
}

/// Drops every definition that nothing of this module reaches: typify would emit what it is given.
fn reachable(mut all: BTreeMap<String, Value>, own: impl Fn(&str) -> bool) -> BTreeMap<String, Value> {
    let mut open: Vec<String> = all.keys().filter(|name| own(name)).cloned().collect();
    let mut seen = BTreeSet::new();
    while let Some(name) = open.pop() {
        if let Some(schema) = all.get(&name)
            && seen.insert(name)
        {
            crate::schema::references(schema, &mut open);
        }
    }
    all.retain(|name, _| seen.contains(name));
    all
}

fn foreign_path(contract: &Contract, name: &str) -> String {
    if name == ERROR_CODE {
        return "crate::codes::Code".to_owned();
    }
    format!("crate::{}::{}", contract.module_of_schema(name), name.to_upper_camel_case())
}

/// The schemas that an operation writes inline, under the names of the types made from them.
pub fn inline_types(operation: &Operation<'_>) -> Vec<(String, Value)> {
    let stem = operation.type_name();
    let mut found = Vec::new();
    for (location, suffix) in [("path", "Path"), ("query", "Query"), ("header", "Header")] {
        if let Some(schema) = operation.parameter_schema(location) {
            let what = if location == "header" { "headers".to_owned() } else { format!("{location} parameters") };
            found.push((format!("{stem}{suffix}"), explained(operation, &schema, &format!("The {what}"))));
        }
    }
    if let Some(body) = &operation.body
        && is_json(body.media)
        && let Some(schema) = &body.schema
        && schema.schema_reference().is_none()
    {
        found.push((format!("{stem}Body"), explained(operation, schema.value, "The body")));
    }
    for answer in operation.successes() {
        if let Some(schema) = &answer.schema
            && schema.schema_reference().is_none()
        {
            let what = format!("The answer {}", answer.status);
            found.push((inline_answer_name(operation, answer), explained(operation, schema.value, &what)));
        }
    }
    found
}

/// An inline schema with a sentence that says whose it is, unless it has one.
fn explained(operation: &Operation<'_>, schema: &Value, what: &str) -> Value {
    let mut schema = draft7(schema, For::Types);
    if let Some(object) = schema.as_object_mut() {
        let sentence = format!("{what} of `{} {}`.", operation.method.to_uppercase(), operation.path);
        object.entry("description").or_insert(Value::String(sentence));
    }
    schema
}

/// `<Operation>Answer`, or with the status in its name if there are several.
pub fn inline_answer_name(operation: &Operation<'_>, answer: &Answer<'_>) -> String {
    let several = operation.successes().iter().filter(|one| one.schema.is_some()).count() > 1;
    let status = if several { answer.status.to_string() } else { String::new() };
    format!("{}Answer{status}", operation.type_name())
}

/// The type of a JSON body, seen from the area's module.
pub fn body_type(contract: &Contract, operation: &Operation<'_>, schema: &Node<'_>) -> TokenStream {
    named(contract, operation, schema, &format!("{}Body", operation.type_name()))
}

/// The type of a JSON answer, seen from the area's module.
pub fn answer_type(
    contract: &Contract,
    operation: &Operation<'_>,
    answer: &Answer<'_>,
    schema: &Node<'_>,
) -> TokenStream {
    named(contract, operation, schema, &inline_answer_name(operation, answer))
}

fn named(contract: &Contract, operation: &Operation<'_>, schema: &Node<'_>, inline: &str) -> TokenStream {
    let path = match schema.schema_reference() {
        Some(name) if name != ERROR_CODE && contract.module_of_schema(name) == operation.area => {
            name.to_upper_camel_case()
        }
        Some(name) => foreign_path(contract, name),
        None => inline.to_owned(),
    };
    path.parse().unwrap_or_default()
}
