//! What the REST contract tells, the graph tells too: each operation has a field, each property of what operations answer is shown
//! where the contract does not say `x-graph: false`, and what happens once under a key does so at both doors.
//!
//! The fields are those of [`contract::graph::FIELDS`], made from the operations themselves, and of those that areas answer by hand; what is
//! deliberately missing or told in another way stands with its area ([`Fixtures`]) with the reason, as long as it is so.

use std::collections::{BTreeMap, BTreeSet};

use async_graphql::parser::parse_schema;
use async_graphql::parser::types::{BaseType, FieldDefinition, Type, TypeKind, TypeSystemDefinition};
use contract::Operation;
use serde_json::{Map, Value};

use crate::areas::{self, Fixtures, Pairs};

/// What operations of many areas answer that the graph tells in another way, and how: the last name of the way to it.
const EVERYWHERE: Pairs = &[
    ("message", "a sentence for screens that show nothing else"),
    ("success", "there is an answer"),
    ("approved", "there is an answer"),
    ("rejected", "there is an answer"),
    ("sent", "there is an answer"),
    ("pending", "always true"),
    ("user_id", "member { restId }"),
    ("content", "the same as the comment, for older clients of REST"),
    ("avatar", "the same as avatar_url, for older clients of REST"),
    ("created", "there is an answer"),
    ("deleted", "there is an answer"),
    ("cursor", "pageInfo"),
    ("has_more", "pageInfo"),
];

/// That, and what the areas say of their own.
fn otherwise() -> impl Iterator<Item = &'static (&'static str, &'static str)> {
    EVERYWHERE.iter().chain(areas::all(Fixtures::otherwise))
}

/// Types of which the second tells more of what the first is.
const TOGETHER: &[(&str, &str)] =
    &[("Member", "MemberProfile"), ("MemberProfile", "MemberStats"), ("Review", "ReviewModeration")];

/// The published types with their fields, and the input objects with theirs.
struct Published {
    objects: BTreeMap<String, BTreeMap<String, FieldDefinition>>,
    inputs: BTreeMap<String, BTreeSet<String>>,
}

impl Published {
    fn read() -> Self {
        let document = parse_schema(include_str!("../../../graphql/schema.graphql")).unwrap();
        let (mut objects, mut inputs) = (BTreeMap::new(), BTreeMap::new());
        for definition in document.definitions {
            let TypeSystemDefinition::Type(ty) = definition else { continue };
            let name = ty.node.name.node.to_string();
            match ty.node.kind {
                TypeKind::Object(object) => {
                    let fields = object.fields.into_iter().map(|field| (field.node.name.node.to_string(), field.node));
                    objects.insert(name, fields.collect());
                }
                TypeKind::InputObject(input) => {
                    inputs.insert(name, input.fields.iter().map(|field| field.node.name.node.to_string()).collect());
                }
                _ => {}
            }
        }
        Self { objects, inputs }
    }

    fn field(&self, on: &str, field: &str) -> Option<&FieldDefinition> {
        self.objects.get(on)?.get(field)
    }

    /// The types that together tell what a field shows.
    fn around(&self, on: &str, field: &str) -> Vec<&str> {
        let Some(definition) = self.field(on, field) else { return Vec::new() };
        let mut types = vec![named(&definition.ty.node)];
        let inner: Vec<_> = match self.objects.get(types[0]) {
            Some(payload) if types[0].ends_with("Payload") => {
                let shown = payload.iter().filter(|(name, _)| *name != "viewer");
                shown.map(|(_, field)| named(&field.ty.node)).collect()
            }
            Some(list) if types[0].ends_with("Connection") => {
                list.get("nodes").map(|nodes| named(&nodes.ty.node)).into_iter().collect()
            }
            _ => Vec::new(),
        };
        types.extend(inner);
        for (first, second) in TOGETHER {
            if types.contains(first) {
                types.push(second);
            }
        }
        types.retain(|name| self.objects.contains_key(*name));
        types
    }
}

fn named(ty: &Type) -> &str {
    match &ty.base {
        BaseType::Named(name) => name,
        BaseType::List(inner) => named(inner),
    }
}

fn camel(name: &str) -> String {
    let mut words = name.split('_');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |all, word| all + &word[..1].to_uppercase() + &word[1..])
}

/// The contract as it is published.
struct Contract {
    document: Value,
}

impl Contract {
    fn read() -> Self {
        Self { document: serde_json::from_str(&contract::openapi_json()).unwrap() }
    }

    fn schemas(&self) -> &Map<String, Value> {
        self.document["components"]["schemas"].as_object().unwrap()
    }

    fn operation(&self, operation: Operation) -> &Value {
        let row = operation.row();
        &self.document["paths"][row.path][row.method.as_str().to_lowercase()]
    }

    /// Whatever a reference leads to, also the one in `allOf`.
    fn resolved<'a>(&'a self, node: &'a Value) -> &'a Value {
        let only = node["allOf"].as_array().filter(|parts| parts.len() == 1).map(|parts| &parts[0]);
        let reference = node["$ref"].as_str().and_then(|reference| reference.strip_prefix('#'));
        match (reference.and_then(|reference| self.document.pointer(reference)), only) {
            (Some(target), _) | (None, Some(target)) => self.resolved(target),
            (None, None) => node,
        }
    }

    /// A schema, or what a list is of.
    fn element<'a>(&'a self, schema: &'a Value) -> &'a Value {
        let schema = self.resolved(schema);
        if schema["type"] == "array" { self.resolved(&schema["items"]) } else { schema }
    }

    /// What the operation answers where it succeeds.
    fn answer(&self, operation: Operation) -> Option<&Value> {
        let responses = self.operation(operation)["responses"].as_object()?;
        let mut successes: Vec<_> = responses.iter().filter(|(status, _)| status.starts_with('2')).collect();
        successes.sort_by_key(|(status, _)| *status);
        let media = successes.into_iter().filter_map(|(_, answer)| self.resolved(answer)["content"].as_object());
        media.flat_map(|media| media.values()).find_map(|media| media.get("schema"))
    }
}

/// A field beside what its operation answers.
struct Beside<'a> {
    contract: &'a Contract,
    published: &'a Published,
    operation: Operation,
    types: Vec<&'a str>,
    /// The ways to what the field shows as its own value.
    picked: Vec<&'a str>,
}

impl<'a> Beside<'a> {
    fn new(contract: &'a Contract, published: &'a Published, (operation, on, field): (Operation, &str, &str)) -> Self {
        let said = &contract.operation(operation)["x-graph"];
        let also = said["also"].as_object().into_iter().flat_map(Map::values);
        let mut picked: Vec<_> = also.filter_map(|row| row["answer"].as_str()).collect();
        let is_elsewhere = said["payload"].is_null() && (said["also"].is_object() || said["removes"].is_object());
        if said.is_object() && said["rows"].is_null() && !is_elsewhere {
            picked.push(said["pick"].as_str().unwrap_or("data"));
        }
        Self { contract, published, operation, types: published.around(on, field), picked }
    }

    /// The ways to properties below `at` that the field does not show.
    fn lost(&self, schema: &Value, at: &str, lost: &mut Vec<String>) {
        let properties = self.contract.element(schema)["properties"].as_object();
        for (name, property) in properties.into_iter().flatten() {
            let way = if at.is_empty() { name.clone() } else { format!("{at}.{name}") };
            if way == "meta" || property["x-graph"] == false || self.picked.contains(&way.as_str()) {
                continue;
            }
            if self.is_field(name, property) || self.is_row(property) {
                continue;
            }
            let is_told = |(key, _): &(&str, &str)| {
                key == name || key.split_once(' ') == Some((self.operation.id(), way.as_str()))
            };
            let inner = self.contract.element(property);
            let is_type =
                inner["x-graph"].is_object() && self.contract.operation(self.operation)["x-graph"]["rows"].is_null();
            if inner["properties"].is_object() && !is_type && !otherwise().any(is_told) {
                self.lost(property, &way, lost);
            } else {
                lost.push(way);
            }
        }
    }

    /// Whether a type around the field has one for this property.
    fn is_field(&self, name: &str, property: &Value) -> bool {
        let own = property["x-graph"]["as"].as_str().map(str::to_owned);
        let row = name.strip_suffix("_id").map(camel);
        let names = [own, Some(camel(name)), row];
        let has = |name: &String| self.types.iter().any(|ty| self.published.field(ty, name).is_some());
        names.iter().flatten().any(has)
    }

    /// Whether it is a row of a type around the field, which the contract makes of the same schema.
    fn is_row(&self, property: &Value) -> bool {
        let said = &self.contract.element(property)["x-graph"];
        ["type", "like"].iter().filter_map(|word| said[word].as_str()).any(|ty| self.types.contains(&ty))
    }
}

/// Every operation with a field that answers what it answers.
fn fields() -> impl Iterator<Item = (Operation, &'static str, &'static str)> {
    let made = contract::graph::FIELDS.iter().map(|(on, field, operation)| (*operation, *on, *field));
    made.chain(areas::all(Fixtures::by_hand).copied())
}

#[test]
fn whatever_rest_can_the_graph_can() {
    let published = Published::read();
    let mut problems = Vec::new();
    for operation in Operation::ALL {
        let id = operation.id();
        let has_field = fields().any(|(of, ..)| of == *operation);
        match (has_field, areas::all(Fixtures::elsewhere).any(|(elsewhere, _)| *elsewhere == id)) {
            (false, false) => problems.push(format!("{id}: no field answers it")),
            (true, true) => problems.push(format!("{id}: a field answers it, and it is said that none does")),
            _ => {}
        }
    }
    let unknown =
        areas::all(Fixtures::elsewhere).filter(|(id, _)| !Operation::ALL.iter().any(|operation| operation.id() == *id));
    problems.extend(unknown.map(|(id, _)| format!("{id}: no such operation")));
    let unpublished = fields().filter(|(_, on, field)| published.field(on, field).is_none());
    problems.extend(unpublished.map(|(_, on, field)| format!("{on}.{field} is not published")));
    assert!(problems.is_empty(), "{problems:#?}");
}

#[test]
fn whatever_an_operation_answers_the_graph_tells() {
    let (contract, published) = (Contract::read(), Published::read());
    // What one field of an operation does not tell, another may.
    let mut lost: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for one in fields() {
        let Some(answer) = contract.answer(one.0) else { continue };
        let mut ways = Vec::new();
        Beside::new(&contract, &published, one).lost(answer, "", &mut ways);
        let ways: BTreeSet<_> = ways.into_iter().collect();
        let both = lost.get(one.0.id()).map(|others| others.intersection(&ways).cloned().collect());
        lost.insert(one.0.id(), both.unwrap_or(ways));
    }
    let (mut problems, mut used) = (Vec::new(), BTreeSet::new());
    for (id, way) in lost.iter().flat_map(|(id, ways)| ways.iter().map(move |way| (*id, way.as_str()))) {
        let last = way.rsplit('.').next();
        let is_told = |(key, _): &(&str, &str)| Some(*key) == last || key.split_once(' ') == Some((id, way));
        match otherwise().position(is_told) {
            Some(reason) => {
                used.insert(reason);
            }
            None => problems.push(format!("{id}: no field tells {way}")),
        }
    }
    let idle = otherwise().enumerate().filter(|(reason, _)| !used.contains(reason));
    problems.extend(idle.map(|(_, reason)| format!("not needed: {reason:?}")));
    assert!(problems.is_empty(), "{problems:#?}");
}

/// A schema that is a type has all its properties there, and null where REST has it.
#[test]
fn types_are_their_schemas() {
    let (contract, published) = (Contract::read(), Published::read());
    let mut problems = Vec::new();
    for (schema, node) in contract.schemas().iter().filter(|(_, node)| node["enum"].is_null()) {
        let Some(ty) = node["x-graph"]["type"].as_str() else { continue };
        let required = node["required"].as_array().map(Vec::as_slice).unwrap_or_default();
        for (name, property) in node["properties"].as_object().into_iter().flatten() {
            let said = &property["x-graph"];
            if *said == false || said["edge"].is_string() {
                continue;
            }
            // The property that holds the number of a global id is that id.
            let own = if node["x-graph"]["node"] == name.as_str() { Some("id") } else { said["as"].as_str() };
            let shown = own.map_or_else(|| camel(name), str::to_owned);
            let Some(field) = published.field(ty, &shown) else {
                problems.push(format!("{schema}.{name}: no {ty}.{shown}"));
                continue;
            };
            let is_null = property["nullable"] == true || contract.resolved(property)["nullable"] == true;
            let nullable = is_null || !required.iter().any(|required| required == name);
            if nullable != field.ty.node.nullable {
                problems.push(format!("{schema}.{name}: nullable {nullable} in the contract, not so {ty}.{shown}"));
            }
        }
    }
    assert!(problems.is_empty(), "{problems:#?}");
}

#[test]
fn whatever_happens_once_under_a_key_takes_one() {
    let published = Published::read();
    let takes_key = |on: &str, field: &str| {
        let arguments = published.field(on, field).map(|field| field.arguments.as_slice()).unwrap_or_default();
        arguments.iter().any(|argument| {
            let input = published.inputs.get(named(&argument.node.ty.node));
            input.is_some_and(|input| input.contains("idempotencyKey"))
        })
    };
    let keyed = fields().filter(|(operation, ..)| operation.row().idempotency.is_some());
    let without: Vec<_> = keyed.filter(|(_, on, field)| !takes_key(on, field)).collect();
    assert!(without.is_empty(), "{without:?}");
}

#[test]
fn every_payload_has_the_viewer() {
    let published = Published::read();
    let payloads = published.objects.iter().filter(|(name, _)| name.ends_with("Payload"));
    let without: Vec<_> = payloads.filter(|(_, fields)| !fields.contains_key("viewer")).map(|(name, _)| name).collect();
    assert!(without.is_empty(), "{without:?}");
}

/// Words of REST that stand in values of the graph, and codes that are written so.
const WIRE: &[&str] = &[
    "admin_grant",
    "admin_reclaim",
    "auth_required",
    "community_fund",
    "connection_request",
    "event_attendance",
    "merchant_coupons",
    "new_message",
    "peer_endorsed",
    "retry_after",
    "starting_balance",
    "tenant_required",
];

#[test]
fn descriptions_speak_of_the_graph() {
    let schema = include_str!("../../../graphql/schema.graphql");
    let texts: Vec<String> = schema
        .split("\"\"\"")
        .skip(1)
        .step_by(2)
        .map(|text| text.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect();
    assert!(texts.len() > 1_000, "{}", texts.len());
    let is_status = |word: &str| word.len() == 3 && word.bytes().all(|byte| byte.is_ascii_digit());
    let is_of_rest = |word: &str| {
        let name = word.split('`').nth(1).unwrap_or_default();
        let is_snake = name.contains('_') && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_');
        is_snake && !WIRE.contains(&name)
    };
    let is_strange = |text: &&String| {
        let words: Vec<&str> = text.split(' ').collect();
        let tells_status = words.windows(2).any(|two| is_status(two[0]) && two[1].starts_with('`'));
        let slang = ["the caller", "look after the community", "As it is now", "Idempotency-Key"];
        tells_status || words.iter().copied().any(is_of_rest) || slang.iter().any(|slang| text.contains(slang))
    };
    let strange: Vec<_> = texts.iter().filter(is_strange).collect();
    assert!(strange.is_empty(), "{strange:#?}");
}
