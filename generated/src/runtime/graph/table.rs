//! Types of the graph as data, and how they enter the library's registry.

use std::sync::Arc;

use async_graphql::indexmap::IndexMap;
use async_graphql::parser::types::{Field as Selected, VariableDefinition};
use async_graphql::registry::{Deprecation, MetaEnumValue, MetaField, MetaInputValue, MetaType, Registry};
use async_graphql::{Name, Positioned, ServerResult, Value, VisitorContext};
use chrono::{DateTime, NaiveDate};

use super::ask::Asking;
use super::row::Row;

/// What a field with these arguments and children costs.
pub type Cost = fn(&VisitorContext<'_>, &[Positioned<VariableDefinition>], &Selected, usize) -> ServerResult<usize>;

/// A type with fields.
#[derive(Debug)]
pub struct Object {
    /// Its name.
    pub name: &'static str,
    /// What it is.
    pub description: &'static str,
    /// The interfaces that it has.
    pub interfaces: &'static [&'static str],
    /// Its fields, in the order of the contract.
    pub fields: &'static [Field],
    /// The types that its fields name.
    pub types: &'static [fn(&mut Registry)],
}

/// A field of a type.
#[derive(Debug)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// What it is.
    pub description: &'static str,
    /// Its type, as the schema definition language writes it.
    pub ty: &'static str,
    /// What may be asked for.
    pub arguments: &'static [Argument],
    /// What it costs; one more than its children if nothing is said.
    pub cost: Option<Cost>,
    /// Who answers it.
    pub source: Source,
}

/// Who answers a field.
#[derive(Debug)]
pub enum Source {
    /// The row itself, at once.
    Getter,
    /// The row itself, at once, with rows of this type.
    Rows(&'static Object),
    /// The area, after it has read something.
    Edge,
    /// An operation of the contract.
    Operation(&'static Asking),
}

/// An argument of a field, or a field of an input object.
#[derive(Debug)]
pub struct Argument {
    /// Its name.
    pub name: &'static str,
    /// What it is.
    pub description: &'static str,
    /// Its type, as the schema definition language writes it.
    pub ty: &'static str,
    /// What it is if it is left out, as the schema definition language writes it.
    pub default: Option<&'static str>,
}

/// A closed set of words.
#[derive(Debug)]
pub struct EnumTable {
    /// Its name.
    pub name: &'static str,
    /// What it is.
    pub description: &'static str,
    /// Its values.
    pub values: &'static [EnumValue],
}

/// A word of a closed set.
#[derive(Debug)]
pub struct EnumValue {
    /// As the graph writes it.
    pub name: &'static str,
    /// As REST writes it.
    pub word: &'static str,
    /// What it means.
    pub description: &'static str,
}

/// An input object.
#[derive(Debug)]
pub struct InputTable {
    /// Its name.
    pub name: &'static str,
    /// What it is.
    pub description: &'static str,
    /// Its fields.
    pub fields: &'static [Argument],
    /// The types that its fields name.
    pub types: &'static [fn(&mut Registry)],
}

/// Puts a type and the types that its fields name into the registry, once.
pub fn register_object(registry: &mut Registry, object: &'static Object) {
    if registry.types.contains_key(object.name) {
        return;
    }
    registry.types.insert(object.name.to_owned(), meta(object));
    for interface in object.interfaces {
        registry.add_implements(object.name, interface);
    }
    for types in object.types {
        types(registry);
    }
}

/// Puts a type whose fields stand in the tables of several rows into the registry, and the types that those name.
pub fn register_parts(registry: &mut Registry, name: &'static str, parts: &[&dyn Row]) {
    let objects = || parts.iter().map(|part| part.object());
    let mut whole = meta(&Object { name, description: "", interfaces: &[], fields: &[], types: &[] });
    if let MetaType::Object { fields, .. } = &mut whole {
        fields
            .extend(objects().flat_map(|object| object.fields).map(|field| (field.name.to_owned(), meta_field(field))));
    }
    registry.types.insert(name.to_owned(), whole);
    for types in objects().flat_map(|object| object.types) {
        types(registry);
    }
}

/// A type's name, and what puts the type into the registry.
pub type Registered = (&'static str, fn(&mut Registry));

/// Puts the interface `Node` and the types that have it into the registry, once.
pub fn register_node(registry: &mut Registry, types: &[Registered]) {
    if registry.types.contains_key(NODE) {
        return;
    }
    let id = Field {
        name: "id",
        description: "The global id.",
        ty: "ID!",
        arguments: &[],
        cost: None,
        source: Source::Getter,
    };
    let interface = MetaType::Interface {
        name: NODE.to_owned(),
        description: described("Something with a global id."),
        fields: [("id".to_owned(), meta_field(&id))].into_iter().collect(),
        possible_types: Default::default(),
        extends: false,
        keys: None,
        visible: None,
        inaccessible: false,
        tags: Vec::new(),
        rust_typename: None,
        directive_invocations: Vec::new(),
        requires_scopes: Vec::new(),
    };
    registry.types.insert(NODE.to_owned(), interface);
    for (name, register) in types {
        register(registry);
        register_as_node(registry, name);
    }
}

/// Says of a type that it has the interface `Node`, which is in the registry already.
pub fn register_as_node(registry: &mut Registry, name: &str) {
    registry.add_implements(name, NODE);
    if let Some(MetaType::Interface { possible_types, .. }) = registry.types.get_mut(NODE) {
        possible_types.insert(name.to_owned());
    }
}

/// The interface of everything with a global id.
pub const NODE: &str = "Node";

impl EnumTable {
    /// Puts the set into the registry, once.
    pub fn register(&'static self, registry: &mut Registry) {
        if registry.types.contains_key(self.name) {
            return;
        }
        let value = |one: &EnumValue| {
            let value = MetaEnumValue {
                name: one.name.to_owned(),
                description: described(one.description),
                deprecation: Deprecation::NoDeprecated,
                visible: None,
                inaccessible: false,
                tags: Vec::new(),
                directive_invocations: Vec::new(),
            };
            (one.name.to_owned(), value)
        };
        let set = MetaType::Enum {
            name: self.name.to_owned(),
            description: described(self.description),
            enum_values: self.values.iter().map(value).collect(),
            visible: None,
            inaccessible: false,
            tags: Vec::new(),
            rust_typename: None,
            directive_invocations: Vec::new(),
            requires_scopes: Vec::new(),
        };
        registry.types.insert(self.name.to_owned(), set);
    }

    /// The value of the graph for a word of REST.
    #[must_use]
    pub fn value(&self, word: &str) -> Value {
        self.values
            .iter()
            .find(|value| value.word == word)
            .map_or(Value::Null, |value| Value::Enum(Name::new(value.name)))
    }

    /// The word of REST behind a value of the graph.
    #[must_use]
    pub fn word(&self, name: &str) -> Option<&'static str> {
        self.values.iter().find(|value| value.name == name).map(|value| value.word)
    }
}

impl InputTable {
    /// Puts the input object and the types that its fields name into the registry, once.
    pub fn register(&'static self, registry: &mut Registry) {
        if registry.types.contains_key(self.name) {
            return;
        }
        let input = MetaType::InputObject {
            name: self.name.to_owned(),
            description: described(self.description),
            input_fields: arguments(self.fields),
            visible: None,
            inaccessible: false,
            tags: Vec::new(),
            rust_typename: None,
            oneof: false,
            directive_invocations: Vec::new(),
        };
        registry.types.insert(self.name.to_owned(), input);
        for types in self.types {
            types(registry);
        }
    }
}

fn meta(object: &Object) -> MetaType {
    MetaType::Object {
        name: object.name.to_owned(),
        description: described(object.description),
        fields: object.fields.iter().map(|field| (field.name.to_owned(), meta_field(field))).collect(),
        cache_control: Default::default(),
        extends: false,
        shareable: false,
        resolvable: true,
        keys: None,
        visible: None,
        inaccessible: false,
        interface_object: false,
        tags: Vec::new(),
        is_subscription: false,
        rust_typename: None,
        directive_invocations: Vec::new(),
        requires_scopes: Vec::new(),
    }
}

fn meta_field(field: &Field) -> MetaField {
    MetaField {
        name: field.name.to_owned(),
        description: described(field.description),
        args: arguments(field.arguments),
        ty: field.ty.to_owned(),
        deprecation: Deprecation::NoDeprecated,
        cache_control: Default::default(),
        external: false,
        requires: None,
        provides: None,
        visible: None,
        shareable: false,
        inaccessible: false,
        tags: Vec::new(),
        override_from: None,
        compute_complexity: field.cost,
        directive_invocations: Vec::new(),
        requires_scopes: Vec::new(),
    }
}

fn arguments(all: &[Argument]) -> IndexMap<String, MetaInputValue> {
    let argument = |argument: &Argument| {
        let value = MetaInputValue {
            name: argument.name.to_owned(),
            description: described(argument.description),
            ty: argument.ty.to_owned(),
            deprecation: Deprecation::NoDeprecated,
            default_value: argument.default.map(str::to_owned),
            visible: None,
            inaccessible: false,
            tags: Vec::new(),
            is_secret: false,
            directive_invocations: Vec::new(),
        };
        (argument.name.to_owned(), value)
    };
    all.iter().map(argument).collect()
}

fn described(text: &'static str) -> Option<String> {
    (!text.is_empty()).then(|| text.to_owned())
}

/// What a page costs: each of its rows what one costs. A length out of bounds is refused when the field is answered.
///
/// # Errors
/// If the length is no number.
pub fn page_cost<const USUAL: i64, const MOST: i64>(
    visitor: &VisitorContext<'_>,
    variables: &[Positioned<VariableDefinition>],
    field: &Selected,
    child: usize,
) -> ServerResult<usize> {
    let first: Option<i32> = visitor.param_value(variables, field, "first", None)?;
    let last: Option<i32> = visitor.param_value(variables, field, "last", None)?;
    let rows = first.max(last).map_or(USUAL, i64::from).clamp(1, MOST);
    Ok(usize::try_from(rows).unwrap_or(usize::MAX).saturating_mul(child).saturating_add(1))
}

/// What a field costs that reads something of its own: so much, and its children.
///
/// # Errors
/// None.
pub fn plus<const OWN: usize>(
    _: &VisitorContext<'_>,
    _: &[Positioned<VariableDefinition>],
    _: &Selected,
    child: usize,
) -> ServerResult<usize> {
    Ok(child.saturating_add(OWN))
}

/// Whether an input is of a scalar.
type Fits = fn(&Value) -> bool;

/// Our scalars: name, what it is, where it is specified, and which inputs are of it.
const SCALARS: [(&str, &str, Option<&str>, Fits); 6] = [
    ("DateTime", "A moment, RFC 3339 in UTC.", Some("https://datatracker.ietf.org/doc/html/rfc3339"), is_moment),
    ("Date", "A day, as in 2026-05-01.", Some("https://datatracker.ietf.org/doc/html/rfc3339"), is_day),
    ("Hours", "Hours, two decimals at most.", None, is_number),
    ("Money", "An amount of money, two decimals at most. Its currency is told beside it.", None, is_number),
    ("URL", "An absolute address.", Some("https://url.spec.whatwg.org/"), is_text),
    ("JSON", "Any JSON value.", Some("https://www.rfc-editor.org/rfc/rfc8259"), |_| true),
];

fn is_text(value: &Value) -> bool {
    matches!(value, Value::String(_))
}

/// A number, also as text: clients whose numbers have no exact hundredths send one so.
fn is_number(value: &Value) -> bool {
    match value {
        Value::Number(_) => true,
        Value::String(text) => text.trim().parse::<f64>().is_ok_and(f64::is_finite),
        _ => false,
    }
}

fn is_moment(value: &Value) -> bool {
    matches!(value, Value::String(text) if DateTime::parse_from_rfc3339(text).is_ok())
}

fn is_day(value: &Value) -> bool {
    matches!(value, Value::String(text) if text.parse::<NaiveDate>().is_ok())
}

/// Puts a scalar into the registry, once.
pub fn scalar(registry: &mut Registry, name: &str) {
    let Some((name, description, specified, fits)) = SCALARS.iter().find(|one| one.0 == name) else { return };
    registry.types.entry((*name).to_owned()).or_insert_with(|| MetaType::Scalar {
        name: (*name).to_owned(),
        description: described(description),
        is_valid: Some(Arc::new(*fits)),
        visible: None,
        inaccessible: false,
        tags: Vec::new(),
        specified_by_url: specified.map(str::to_owned),
        directive_invocations: Vec::new(),
        requires_scopes: Vec::new(),
    });
}
