//! The graph in the contract: which schemas are types, which operations are fields, what their arguments are.
//!
//! OpenAPI says almost everything. `x-graph` says the rest; each of its words is documented in `docs/contract.md` and checked by
//! `check/graph.rs`.
//!
//! ```text
//! mod      reads what the contract says                   input    the arguments of fields
//! model    works the whole graph out, once
//! emit     the file of an area: tables (sets of words, input objects), objects (types and pages), edges (traits of what is
//!          answered by hand), fields (those that operations answer) and answers (what these make of the answers)
//! library  the module around the areas                    names    what emitted things are called
//! each     fields that areas answer for many rows at once   before   what areas tell before a change
//! text     the contract's sentences in the graph's words
//! ```

mod answers;
mod before;
mod each;
mod edges;
mod emit;
mod fields;
mod input;
mod library;
mod model;
mod names;
mod objects;
mod tables;
mod text;

use std::collections::BTreeMap;

use heck::{ToLowerCamelCase, ToShoutySnakeCase, ToUpperCamelCase};
use proc_macro2::Ident;
use quote::format_ident;
use serde_json::Value;

use crate::model::Operation;
use crate::read::{Contract, Node};
use crate::schema::WORDS_OF;
use crate::types::ERROR_CODE;

pub use before::{is_before, methods as before_methods};
pub use each::methods as each_methods;
pub use emit::area;
pub use library::library;
pub use model::Graph;
pub use text::{sentence, told};

/// The extension's name.
pub const WORD: &str = "x-graph";
/// What `together` says of a type to which edges do not enter.
pub const FREELY: &str = "freely";
/// What `node` says of a type of which a community has only one.
pub const ONE: &str = "one";

/// A schema that is a type of the graph.
pub struct Type<'a> {
    /// The component schema.
    pub schema: &'a str,
    /// Its name in the graph.
    pub name: &'a str,
    /// The schema's place.
    pub node: Node<'a>,
    /// Whether it has a global id.
    pub is_node: bool,
    /// The property that holds the number in its global id; none where a community has only one of it.
    pub key: Option<&'a str>,
    /// Whether that is no number, but a name that REST makes.
    pub is_named: bool,
    /// The operation by which `node(id:)` enters, where it then finds the type as an edge does.
    pub found: Option<&'a str>,
    /// The name of the sentence that `node(id:)` then says if there is nothing.
    pub absent: Option<&'a str>,
    /// Whether its rows are found together with others, by a method of the area that takes many numbers.
    pub is_together: bool,
    /// Whether edges to it do not enter by that operation.
    pub is_free: bool,
    /// Its properties, in the order of the contract.
    pub properties: Vec<Property<'a>>,
    /// Fields that no property answers.
    pub extras: Vec<Extra<'a>>,
}

impl Type<'_> {
    /// The operation by which `node(id:)` enters, as the emitted table of operations has it.
    pub fn enters(&self) -> Option<Ident> {
        self.found.map(|operation| format_ident!("{}", operation.to_upper_camel_case()))
    }
}

/// A property that the graph shows.
pub struct Property<'a> {
    /// Its name on the wire.
    pub wire: &'a str,
    /// The field.
    pub field: String,
    /// Its type, as the schema definition language writes it.
    pub ty: String,
    /// Its sentence.
    pub description: String,
    /// How it is answered.
    pub shown: Shown<'a>,
    /// The set of words that it names.
    pub words: Option<Words<'a>>,
    /// The scalar that it names, if it is one of ours.
    pub scalar: Option<&'static str>,
}

/// How a property is answered.
#[derive(Clone, PartialEq, Eq)]
pub enum Shown<'a> {
    /// By its value.
    Value,
    /// By rows of the type that this schema is.
    Rows(&'a str),
    /// As the row's global id.
    Id,
    /// As text: it is an id that only REST's door knows.
    Number,
    /// As the global id of a row of this type, or several.
    IdOf(&'a str),
    /// It is the number of a row of this type, which an edge looks up.
    Edge(&'a str),
}

/// A field that no property answers.
pub struct Extra<'a> {
    /// Its name.
    pub name: &'a str,
    /// Its place.
    pub node: Node<'a>,
}

impl<'a> Extra<'a> {
    /// The way to what it shows of the row; none if the area answers it.
    pub fn path(&self) -> Option<&'a str> {
        self.node.text("from")
    }

    /// The operation by which it enters, if its area answers it for many rows at once.
    pub fn each(&self) -> Option<&'a str> {
        self.node.text("each")
    }

    /// The ways to the numbers of those members who alone see it; none if everybody does who sees the row.
    pub fn parties(&self) -> Option<Vec<&'a str>> {
        let ways = self.node.get("parties")?.items();
        Some(ways.into_iter().filter_map(|way| way.value.as_str()).collect())
    }

    /// Whether its area answers it by hand.
    pub fn is_by_hand(&self) -> bool {
        self.path().is_none() && self.each().is_none() && self.node.get("viewer").is_none()
    }

    /// Whether it shows several rows.
    pub fn is_list(&self) -> bool {
        self.node.text("type").is_some_and(|ty| ty.starts_with('['))
    }
}

/// A set of words.
pub struct Words<'a> {
    /// Its name in the graph.
    pub name: String,
    /// The module among whose tables it stands. Codes of errors are of no area: theirs stands in the module around the areas, and this is empty.
    pub module: String,
    /// The path of its Rust type from the crate's root. None if the type is that of a set with a name of its own in the graph.
    pub rust: Option<String>,
    /// Where it is described.
    pub node: Node<'a>,
}

/// A field that an operation answers.
pub struct Asked<'a> {
    /// The type that has it: `Query`, `Mutation`, `Viewer`, ...
    pub on: &'a str,
    /// Its name.
    pub field: &'a str,
    /// The operation.
    pub operation: &'a Operation<'a>,
    /// The extension.
    pub node: Node<'a>,
}

/// How a list is read at the REST door.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Paged {
    /// By cursor.
    Cursor,
    /// By the number of a page; it is known how many rows there are.
    Number,
    /// By the number of rows to leave out; it is known how many rows there are.
    Offset,
    /// Only its beginning; it is known how many rows there are.
    Beginning,
}

impl<'a> Asked<'a> {
    /// Whether the cursors of this page are good for this list alone, so that the door makes them.
    pub fn is_sealed(&self) -> bool {
        self.node.is("sealed")
    }

    /// Whether the page is also read backward. What REST counts is; a list by cursors says so.
    pub fn goes_backward(&self) -> bool {
        self.paged().is_some_and(|paged| paged != Paged::Cursor) || self.node.is("backward")
    }

    /// The schema of what the field's operation answers, where it answers something.
    fn success(&self) -> Option<Node<'a>> {
        self.operation.successes().into_iter().find_map(|answer| answer.schema.as_ref())?.resolved()
    }

    /// How the list is read, if the field is one of which there are pages.
    pub fn paged(&self) -> Option<Paged> {
        let has = |name: &str| self.operation.seen("query").iter().any(|parameter| parameter.name == name);
        match self.success()?.find(&["properties", "meta"])?.schema_reference()? {
            "CursorMeta" => Some(Paged::Cursor),
            "PageMeta" | "LastPageMeta" => Some(Paged::Number),
            "TotalMeta" if has("offset") => Some(Paged::Offset),
            "TotalMeta" => Some(Paged::Beginning),
            // A list whose `meta` is its own says so.
            _ if self.node.get("total").is_some() && has("offset") && !has("cursor") => Some(Paged::Offset),
            _ if self.node.get("total").is_some() && has("page") && !has("cursor") => Some(Paged::Number),
            _ => self.node.get("cursor").filter(|_| self.node.get("rows").is_none()).map(|_| Paged::Cursor),
        }
    }
}

/// The component schemas, in the order of the contract.
pub fn schemas(contract: &Contract) -> Vec<(&str, Node<'_>)> {
    contract.root().find(&["components", "schemas"]).map(|all| all.entries()).unwrap_or_default()
}

/// Every schema that is a type, by the schema's name.
pub fn types(contract: &Contract) -> BTreeMap<&str, Type<'_>> {
    schemas(contract).into_iter().filter_map(|(name, node)| Some((name, read_type(contract, name, node)?))).collect()
}

fn read_type<'a>(contract: &'a Contract, schema: &'a str, node: Node<'a>) -> Option<Type<'a>> {
    // A set of words is no type, though it may have a name of its own.
    let graph = node.get(WORD).filter(|_| node.get("enum").is_none())?;
    let name = graph.text("type")?;
    let is_node = graph.get("node").is_some_and(|node| node.value != &Value::Bool(false));
    let key = key_of(&node);
    let properties = node.get("properties").map(|all| all.entries()).unwrap_or_default();
    let read = |(wire, property): (&'a str, Node<'a>)| {
        read_property(contract, (schema, name, key), wire, &property, is_optional(&node, wire))
    };
    let properties = properties.into_iter().filter_map(read).collect();
    let extras = graph.get("fields").map(|all| all.entries()).unwrap_or_default();
    let extras = extras.into_iter().map(|(name, node)| Extra { name, node }).collect();
    let (found, absent) = (graph.text("found"), graph.text("absent"));
    let is_free = graph.text("together") == Some(FREELY);
    let is_together = is_free || graph.is("together");
    let is_named = key.is_some_and(|key| is_text(&node, key));
    Some(Type { schema, name, node, is_node, key, is_named, found, absent, is_together, is_free, properties, extras })
}

/// The property of a type that holds what its global id is made of; none if it has no such id, or a community has only one of it.
fn key_of<'a>(schema: &Node<'a>) -> Option<&'a str> {
    match schema.get(WORD)?.get("node")?.value {
        Value::Bool(true) => Some("id"),
        Value::String(word) => Some(word.as_str()).filter(|word| *word != ONE),
        _ => None,
    }
}

/// Whether a property of a schema is text.
fn is_text(schema: &Node<'_>, wire: &str) -> bool {
    let property = schema.find(&["properties", wire]).and_then(|property| property.resolved());
    property.is_some_and(|property| property.text("type") == Some("string"))
}

/// Whether the rows of a type have names where others have numbers.
pub fn is_named(contract: &Contract, name: &str) -> bool {
    let schema = schema_of(contract, name).and_then(|schema| contract.root().find(&["components", "schemas", schema]));
    schema.is_some_and(|node| key_of(&node).is_some_and(|key| is_text(&node, key)))
}

fn read_property<'a>(
    contract: &'a Contract,
    (schema, owner, key): (&'a str, &'a str, Option<&'a str>),
    wire: &'a str,
    node: &Node<'a>,
    optional: bool,
) -> Option<Property<'a>> {
    let graph = node.get(WORD);
    if graph.as_ref().is_some_and(|graph| graph.value == &Value::Bool(false)) {
        return None;
    }
    let said = |key: &str| graph.as_ref().and_then(|graph| graph.text(key));
    let referring = referring(node);
    let target = referring.resolved()?;
    let description = sentence(told(node).or_else(|| told(&target)));
    let field = said("as").map_or_else(|| wire.to_lower_camel_case(), str::to_owned);
    let property = |field: String, ty: String, shown| Property {
        wire,
        field,
        ty,
        description: description.clone(),
        shown,
        words: None,
        scalar: None,
    };
    if key == Some(wire) {
        return Some(property("id".to_owned(), "ID!".to_owned(), Shown::Id));
    }
    if let Some(to) = said("edge") {
        let field = said("as").map_or_else(|| wire.trim_end_matches("_id").to_lower_camel_case(), str::to_owned);
        return Some(property(field, to.to_owned(), Shown::Edge(to)));
    }
    if let Some(to) = said("id") {
        let ty = if target.text("type") == Some("array") { "[ID!]" } else { "ID" };
        let ty = if optional { ty.to_owned() } else { format!("{ty}!") };
        return Some(property(field, ty, Shown::IdOf(to)));
    }
    if said("scalar") == Some("ID") {
        let ty = if optional { "ID" } else { "ID!" };
        return Some(property(field, ty.to_owned(), Shown::Number));
    }
    let mut shape = shape(contract, schema, owner, wire, &referring, said("scalar"))?;
    if let Some(name) = said("enum")
        && let Some(words) = shape.words.take()
    {
        let module = contract.module_of_schema(schema).to_owned();
        let words = Words { name: name.to_owned(), module, rust: None, ..words };
        shape = named_by_words(Shape { words: Some(words), ..shape });
    }
    let shown = shape.rows.map_or(Shown::Value, Shown::Rows);
    let ty = if optional { shape.ty } else { format!("{}!", shape.ty) };
    Some(Property { words: shape.words, scalar: shape.scalar, ..property(field, ty, shown) })
}

/// The reference inside `allOf`, which is how OpenAPI 3.0 writes one that may be null; any other place as it is.
pub fn referring<'a>(node: &Node<'a>) -> Node<'a> {
    let parts = node.get("allOf").map(|all| all.items()).unwrap_or_default();
    match &parts[..] {
        [only] if only.schema_reference().is_some() => only.clone(),
        _ => node.clone(),
    }
}

/// The component schema that is the set of words with this name in the graph.
pub fn set_named<'a>(contract: &'a Contract, name: &str) -> Option<&'a str> {
    let is_it = |schema: &str, node: &Node<'_>| {
        node.get("enum").is_some() && node.get(WORD).and_then(|graph| graph.text("type")).unwrap_or(schema) == name
    };
    schemas(contract).into_iter().find_map(|(schema, node)| is_it(schema, &node).then_some(schema))
}

/// The component schema that is the type with this name.
pub fn schema_of<'a>(contract: &'a Contract, name: &str) -> Option<&'a str> {
    let is_it = |node: &Node<'_>| {
        node.text("type") == Some("object") && node.get(WORD).is_some_and(|graph| graph.text("type") == Some(name))
    };
    schemas(contract).into_iter().find_map(|(schema, node)| is_it(&node).then_some(schema))
}

/// Every schema whose rows are shown as those of a type that another schema is, with that schema.
pub fn likes(contract: &Contract) -> Vec<(&str, &str)> {
    let like = |(schema, node): (_, Node<'_>)| Some((schema, schema_of(contract, node.get(WORD)?.text("like")?)?));
    schemas(contract).into_iter().filter_map(like).collect()
}

/// What a schema is in the graph.
struct Shape<'a> {
    ty: String,
    rows: Option<&'a str>,
    words: Option<Words<'a>>,
    scalar: Option<&'static str>,
}

/// Scalars of ours, by name.
pub const SCALARS: [&str; 6] = ["Hours", "Money", "URL", "DateTime", "Date", "JSON"];

fn shape<'a>(
    contract: &'a Contract,
    schema: &str,
    owner: &str,
    wire: &str,
    node: &Node<'a>,
    scalar: Option<&str>,
) -> Option<Shape<'a>> {
    let plain = |ty: &str| Shape { ty: ty.to_owned(), rows: None, words: None, scalar: None };
    if let Some(scalar) = SCALARS.into_iter().find(|known| Some(*known) == scalar) {
        return Some(Shape { scalar: Some(scalar), ..plain(scalar) });
    }
    let node = &referring(node);
    let target = node.resolved()?;
    if target.get("enum").is_some() {
        let words = words(contract, schema, owner, wire, node, &target);
        return Some(named_by_words(Shape { words: Some(words), ..plain("") }));
    }
    match target.text("type") {
        Some("array") => {
            let inner = shape(contract, schema, owner, &format!("{wire}_item"), &target.get("items")?, None)?;
            Some(Shape { ty: format!("[{}!]", inner.ty), ..inner })
        }
        Some("object") => match node.schema_reference().filter(|_| target.get(WORD).is_some()) {
            Some(name) => {
                let graph = target.get(WORD)?;
                match graph.text("like") {
                    // Values by name.
                    None if graph.get("scalar").is_some() => Some(Shape { scalar: Some("JSON"), ..plain("JSON") }),
                    Some(like) => Some(Shape { rows: Some(schema_of(contract, like)?), ..plain(like) }),
                    None => Some(Shape { rows: Some(name), ..plain(graph.text("type")?) }),
                }
            }
            None => Some(Shape { scalar: Some("JSON"), ..plain("JSON") }),
        },
        Some("integer") => Some(plain("Int")),
        Some("number") => Some(plain("Float")),
        Some("boolean") => Some(plain("Boolean")),
        Some("string") => Some(match target.text("format") {
            Some("date-time") => plain("DateTime"),
            Some("date") => Shape { scalar: Some("Date"), ..plain("Date") },
            Some("uri" | "url") => Shape { scalar: Some("URL"), ..plain("URL") },
            _ => plain("String"),
        }),
        _ => Some(Shape { scalar: Some("JSON"), ..plain("JSON") }),
    }
}

fn named_by_words(shape: Shape<'_>) -> Shape<'_> {
    let ty = shape.words.as_ref().map(|words| words.name.clone()).unwrap_or_default();
    Shape { ty, ..shape }
}

fn words<'a>(
    contract: &'a Contract,
    schema: &str,
    owner: &str,
    wire: &str,
    node: &Node<'a>,
    target: &Node<'a>,
) -> Words<'a> {
    let module = |schema: &str| contract.module_of_schema(schema).to_owned();
    match node.schema_reference() {
        Some(ERROR_CODE) => {
            let rust = Some("crate::codes::Code".to_owned());
            Words { name: ERROR_CODE.to_owned(), module: String::new(), rust, node: target.clone() }
        }
        Some(name) => {
            let graph = target.get(WORD).and_then(|graph| graph.text("type")).unwrap_or(name);
            let rust = format!("crate::{}::{}", module(name), name.to_upper_camel_case());
            Words { name: graph.to_owned(), module: module(name), rust: Some(rust), node: target.clone() }
        }
        None => {
            let inline = format!("{}{}", schema.to_upper_camel_case(), wire.to_upper_camel_case());
            let said = target.get(WORD).and_then(|graph| graph.text("type").map(str::to_owned));
            let name = said.unwrap_or_else(|| format!("{owner}{}", wire.to_upper_camel_case()));
            let is_own = target.get(WORDS_OF).is_none();
            let rust = is_own.then(|| format!("crate::{}::{inline}", module(schema)));
            Words { name, module: module(schema), rust, node: target.clone() }
        }
    }
}

/// Whether a property of a schema may be without a value.
pub fn is_optional(schema: &Node<'_>, wire: &str) -> bool {
    let required = schema.get("required").map(|list| list.items()).unwrap_or_default();
    let nullable = schema.find(&["properties", wire]).is_some_and(|property| {
        property.is("nullable") || referring(&property).resolved().is_some_and(|target| target.is("nullable"))
    });
    nullable || !required.iter().any(|name| name.value.as_str() == Some(wire))
}

/// The fields that operations answer, in the order of the document.
pub fn asked<'a>(operations: &'a [Operation<'a>]) -> Vec<Asked<'a>> {
    let read = |operation: &'a Operation<'a>| {
        let node = operation.node.get(WORD)?;
        let (on, field) = place(&node)?;
        Some(Asked { on, field, operation, node })
    };
    operations.iter().filter_map(read).collect()
}

/// The schema of what an operation answers, if the contract says that the area keeps what it brings (`kept`).
pub fn kept_answer<'a>(operation: &Operation<'a>) -> Option<&'a str> {
    let schema = operation.successes().into_iter().find_map(|answer| answer.schema.clone())?;
    schema.resolved()?.get(WORD).filter(|said| said.is("kept"))?;
    schema.schema_reference()
}

/// The type and field that an operation's extension names.
pub fn place<'a>(node: &Node<'a>) -> Option<(&'a str, &'a str)> {
    if let Some(mutation) = node.text("mutation") {
        return Some(("Mutation", mutation));
    }
    if let Some(query) = node.text("query") {
        return Some(("Query", query));
    }
    node.text("field")?.split_once('.')
}

/// The words of a set in the order of the contract, null and those left out by name.
pub fn listed_words<'a>(node: &Node<'a>, without: &[&str]) -> Vec<&'a str> {
    let items = node.get("enum").map(|list| list.items()).unwrap_or_default();
    items.iter().filter_map(|one| one.value.as_str()).filter(|word| !without.contains(word)).collect()
}

/// Words of a set that only REST takes.
pub fn left_to_rest<'a>(set: &Node<'a>) -> Vec<&'a str> {
    let without = set.get(WORD).and_then(|graph| graph.get("without"));
    without.map(|list| list.items()).unwrap_or_default().iter().filter_map(|word| word.value.as_str()).collect()
}

/// A word as the graph writes it.
pub fn value_name(word: &str) -> String {
    let name = word.to_shouty_snake_case();
    if name.starts_with(|first: char| first.is_ascii_digit()) { format!("_{name}") } else { name }
}

/// Whether the contract says anything of the graph.
pub fn has_any(contract: &Contract) -> bool {
    !types(contract).is_empty() || contract.operations().iter().any(|operation| operation.node.get(WORD).is_some())
}
