//! The arguments of a field that an operation answers.

use heck::{ToLowerCamelCase, ToUpperCamelCase};
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};
use serde_json::Value;

use super::names::{enum_table, input_list, input_table};
use super::tables::{AFTER, BEFORE, enum_static, input_list_static, input_static};
use super::{Asked, Paged, SCALARS, WORD, is_named, listed_words, referring, sentence, set_named, told};
use crate::read::{Contract, Node};

/// An argument, ready to be emitted.
pub struct Argument {
    /// Its name.
    pub name: String,
    /// Its type, as the schema definition language writes it.
    pub ty: String,
    /// Its sentence.
    pub description: String,
    /// What it is if it is left out.
    pub default: Option<String>,
    /// The emitted `Input`.
    pub input: TokenStream,
    /// The sets and input objects that it names, as functions that register them.
    pub types: Vec<TokenStream>,
    /// The emitted tables that belong to it.
    pub tables: Vec<TokenStream>,
}

impl Argument {
    /// Whether clients may say it. What is fixed they may not.
    pub fn is_shown(&self) -> bool {
        !self.name.is_empty()
    }
}

/// How many rows a page gives, where the field is a page: usually and at most.
pub fn lengths(asked: &Asked<'_>) -> Option<(i64, i64)> {
    let first = asked.operation.parameters.iter().find(|one| is_length(one.name) && one.location == "query")?;
    let schema = first.node.get("schema")?.resolved()?;
    let number = |key: &str, otherwise| schema.value.get(key).and_then(Value::as_i64).unwrap_or(otherwise);
    Some((number("default", 20), number("maximum", 100)))
}

fn is_length(name: &str) -> bool {
    name == "per_page" || name == "limit"
}

/// The arguments of a field, in the order path, query, body, key.
pub fn arguments(contract: &Contract, asked: &Asked<'_>) -> Vec<Argument> {
    let mut found = Vec::new();
    let stem = asked.operation.type_name();
    for (location, place) in [("path", "Path"), ("query", "Query")] {
        for parameter in asked.operation.seen(location) {
            let Some(schema) = parameter.node.get("schema") else { continue };
            let said = parameter.node.get(WORD);
            let wire = parameter.name;
            let required = parameter.required;
            let text = sentence(told(&parameter.node).or_else(|| told(&schema.resolved()?)));
            if said.as_ref().is_some_and(|said| said.value == &Value::Bool(false)) {
                continue;
            }
            if location == "query" && is_length(wire) {
                found.push(first(wire, asked));
                if asked.goes_backward() {
                    found.push(last(wire, asked));
                }
                if asked.paged() == Some(Paged::Beginning) {
                    let (usual, most) = literals(asked);
                    found.extend(cursors(quote!(InputKind::Beginning { usual: #usual, most: #most }), "", asked));
                }
            } else if location == "query" && wire == "cursor" {
                let kind = if asked.is_sealed() { quote!(InputKind::Sealed) } else { quote!(InputKind::After) };
                found.extend(cursors(kind, wire, asked));
            } else if location == "query" && wire == "offset" && asked.paged() == Some(Paged::Offset) {
                let (usual, _) = literals(asked);
                found.extend(cursors(quote!(InputKind::Offset { usual: #usual }), wire, asked));
            } else if location == "query" && wire == "page" && asked.paged() == Some(Paged::Number) {
                let (usual, most) = literals(asked);
                found.extend(cursors(quote!(InputKind::Place { usual: #usual, most: #most }), wire, asked));
            } else {
                let shown = (asked.on == "Query").then_some(asked.field);
                let described = Described { contract, stem: &stem, wire, said, place, required, text, shown };
                found.extend(described.argument(&schema));
            }
        }
    }
    if let Some(schema) = asked.operation.body.as_ref().and_then(|body| body.schema.as_ref()?.resolved()) {
        found.extend(of_object(contract, &stem, &schema, "Body"));
    }
    if asked.operation.facts.idempotency.is_some() {
        found.retain(|argument| argument.name != "idempotencyKey");
        found.push(key(asked.operation.facts.idempotency.is_some_and(|(_, required)| required)));
    }
    found
}

fn of_object(contract: &Contract, stem: &str, schema: &Node<'_>, place: &'static str) -> Vec<Argument> {
    let required: Vec<&str> = schema
        .get("required")
        .map(|list| list.items())
        .unwrap_or_default()
        .iter()
        .filter_map(|one| one.value.as_str())
        .collect();
    let properties = schema.get("properties").map(|all| all.entries()).unwrap_or_default();
    let argument = |(wire, node): (&str, Node<'_>)| {
        let said = node.get(WORD);
        let text = sentence(told(&node).or_else(|| told(&referring(&node).resolved()?)));
        let required = required.contains(&wire);
        Described { contract, stem, wire, said, place, required, text, shown: None }.argument(&node)
    };
    properties.into_iter().filter_map(argument).collect()
}

/// A parameter or property on its way to an argument.
struct Described<'a, 'c> {
    contract: &'c Contract,
    stem: &'a str,
    wire: &'a str,
    said: Option<Node<'a>>,
    place: &'static str,
    required: bool,
    text: String,
    /// The field of `Query` that takes it, which gives the row that it names if it has the name of the row's type.
    shown: Option<&'a str>,
}

impl Described<'_, '_> {
    fn argument(self, schema: &Node<'_>) -> Option<Argument> {
        if self.said.as_ref().is_some_and(|said| said.value == &Value::Bool(false)) {
            return None;
        }
        let said = |key: &str| self.said.as_ref().and_then(|said| said.text(key));
        if let Some(word) = said("fixed") {
            return Some(fixed(self.wire, self.place, word));
        }
        let own_default = schema.value.get("default");
        let schema = &referring(schema);
        let target = schema.resolved()?;
        let is_own = self
            .shown
            .is_some_and(|shown| said("id").map(ToLowerCamelCase::to_lower_camel_case).as_deref() == Some(shown));
        let own = is_own.then_some("id");
        let name = own.or(said("as")).map_or_else(|| self.wire.to_lower_camel_case(), str::to_owned);
        let id = said("id").or(said("scalar").filter(|scalar| *scalar == "ID").map(|_| "anything"));
        let kind = self.kind(schema, &target, id)?;
        let required = self.required || self.said.as_ref().is_some_and(|said| said.is("required"));
        let default = own_default.or_else(|| target.value.get("default"));
        let default = default.filter(|_| !kind.object && id.is_none());
        let amount =
            default.and_then(Value::as_f64).filter(|_| kind.ty == "Money" && target.text("type") == Some("integer"));
        let default = match amount {
            Some(hundredths) => Some((hundredths / 100.0).to_string()),
            None => default.and_then(|value| literal(value, kind.words)),
        };
        let ty = if required && default.is_none() { format!("{}!", kind.ty) } else { kind.ty };
        let (wire, place, kind_of) = (self.wire, format_ident!("{}", self.place), &kind.kind);
        let input = quote!(Input { argument: #name, wire: #wire, place: InputPlace::#place, kind: #kind_of });
        let description = self.text;
        Some(Argument { name, ty, description, default, input, types: kind.types, tables: kind.tables })
    }

    fn kind(&self, schema: &Node<'_>, target: &Node<'_>, id: Option<&str>) -> Option<Kind> {
        if let Some(of) = id {
            let many = target.text("type") == Some("array");
            let ty = if many { "[ID!]" } else { "ID" };
            let kind =
                if is_named(self.contract, of) { quote!(InputKind::Name(#of)) } else { quote!(InputKind::Id(#of)) };
            return Some(Kind::plain(ty).with(kind));
        }
        if let Some(scalar) = self.scalar(target) {
            return Some(scalar);
        }
        // A text of which REST makes a word of a set, whatever it says, may be that set here.
        let set =
            self.said.as_ref().and_then(|said| said.text("enum")).filter(|_| target.text("type") == Some("string"));
        if target.get("enum").is_some() || set.is_some_and(|name| set_named(self.contract, name).is_some()) {
            return Some(self.words(schema, target));
        }
        Some(match target.text("type")? {
            "array" => {
                let items = target.get("items")?;
                let inner = self.kind(&items, &items.resolved()?, None)?;
                Kind { ty: format!("[{}!]", inner.ty), ..inner }
            }
            "object" if target.get("properties").is_some() => self.object(schema, target),
            "object" => Kind::scalar("JSON"),
            "integer" => Kind::plain("Int"),
            "number" => Kind::plain("Float"),
            "boolean" => Kind::plain("Boolean"),
            _ => match target.text("format") {
                Some("date-time") => Kind::scalar("DateTime"),
                _ => Kind::plain("String"),
            },
        })
    }

    /// The scalar that the argument or its schema names.
    fn scalar(&self, target: &Node<'_>) -> Option<Kind> {
        let own = target.get(WORD);
        let said = self.said.as_ref().and_then(|said| said.text("scalar"));
        let name = said.or_else(|| own.as_ref()?.text("scalar"))?;
        Some(match name {
            "Boolean" | "Int" | "Float" | "String" => Kind::plain(name),
            "Money" if target.text("type") == Some("integer") => {
                Kind::scalar("Money").with(quote!(InputKind::Hundredths))
            }
            _ => Kind::scalar(SCALARS.into_iter().find(|known| *known == name)?),
        })
    }

    fn words(&self, schema: &Node<'_>, target: &Node<'_>) -> Kind {
        let said = |key: &str| self.said.as_ref().and_then(|said| said.text(key));
        let own = target.get(WORD);
        let own = own.as_ref().and_then(|graph| graph.text("type"));
        let reference = schema.schema_reference();
        let inline = format!("{}{}", self.stem, self.wire.to_upper_camel_case());
        let name = said("enum").or(own).or(reference).unwrap_or(&inline).to_owned();
        let table = enum_table(&name);
        let without = self.said.as_ref().and_then(|said| said.get("without"));
        // Words that REST writes out may be a set of their own in the graph all the same.
        let named = said("enum").filter(|_| without.is_none()).and_then(|name| set_named(self.contract, name));
        if let Some(reference) = named.or(reference.filter(|_| said("enum").is_none())) {
            let module = format_ident!("{}", self.contract.module_of_schema(reference));
            let path = quote!(crate::graph::#module::#table);
            let types = vec![quote!(|registry| #path.register(registry))];
            return Kind { kind: quote!(InputKind::Word(&#path)), ty: name, types, words: true, ..Kind::plain("") };
        }
        let without = without.map(|list| list.items()).unwrap_or_default();
        let without: Vec<&str> = without.iter().filter_map(|one| one.value.as_str()).collect();
        let words = listed_words(target, &without);
        let tables = vec![enum_static(&name, target, &words, &self.text)];
        let types = vec![quote!(|registry| #table.register(registry))];
        Kind { kind: quote!(InputKind::Word(&#table)), ty: name, types, tables, words: true, object: false }
    }

    fn object(&self, schema: &Node<'_>, target: &Node<'_>) -> Kind {
        let own = target.get(WORD);
        let own = own.as_ref().and_then(|graph| graph.text("input"));
        let inline = format!("{}{}Input", self.stem, self.wire.to_upper_camel_case());
        let name = own.map_or_else(
            || schema.schema_reference().map_or(inline, |name| format!("{}Input", name.trim_end_matches("Input"))),
            str::to_owned,
        );
        let arguments = of_object(self.contract, name.trim_end_matches("Input"), target, self.place);
        let description = sentence(told(target));
        let (table, list) = (input_table(&name), input_list(&name));
        let kind = quote!(InputKind::Object(&#list));
        let types = vec![quote!(|registry| #table.register(registry))];
        let mut tables = vec![input_static(&name, &description, &arguments), input_list_static(&name, &arguments)];
        tables.extend(arguments.into_iter().flat_map(|argument| argument.tables));
        Kind { kind, ty: name, types, tables, words: false, object: true }
    }
}

struct Kind {
    kind: TokenStream,
    ty: String,
    types: Vec<TokenStream>,
    tables: Vec<TokenStream>,
    words: bool,
    object: bool,
}

impl Kind {
    fn plain(ty: &str) -> Self {
        let kind = quote!(InputKind::Plain);
        Self { kind, ty: ty.to_owned(), types: Vec::new(), tables: Vec::new(), words: false, object: false }
    }

    /// One of our scalars.
    fn scalar(ty: &str) -> Self {
        Self { types: vec![quote!(|registry| scalar(registry, #ty))], ..Self::plain(ty) }
    }

    fn with(self, kind: TokenStream) -> Self {
        Self { kind, ..self }
    }
}

fn literal(value: &Value, words: bool) -> Option<String> {
    match value {
        Value::Null => None,
        Value::String(word) if words => Some(super::value_name(word)),
        Value::String(_) | Value::Number(_) | Value::Bool(_) => Some(value.to_string()),
        _ => None,
    }
}

/// How many rows a page gives, usually and at most, as they are emitted.
fn literals(asked: &Asked<'_>) -> (Literal, Literal) {
    let (usual, most) = lengths(asked).unwrap_or((20, 100));
    (Literal::i64_unsuffixed(usual), Literal::i64_unsuffixed(most))
}

fn first(wire: &str, asked: &Asked<'_>) -> Argument {
    let (usual, most) = literals(asked);
    let text = format!("How many at most, 1 to {most}. {usual} by default.");
    paging("first", "Int", text, quote!(InputKind::First { most: #most }), wire)
}

fn last(wire: &str, asked: &Asked<'_>) -> Argument {
    let (usual, most) = literals(asked);
    let text = format!(
        "How many before `before` at most, 1 to {most}; {usual} by default. Not together with `first` or `after`."
    );
    paging("last", "Int", text, quote!(InputKind::Last { most: #most }), wire)
}

/// The cursors that a page takes: `after`, and `before` if it is also read backward.
fn cursors(kind: TokenStream, wire: &str, asked: &Asked<'_>) -> Vec<Argument> {
    let sealed = asked.is_sealed();
    let before = || paging("before", "String", BEFORE.to_owned(), quote!(InputKind::Until { sealed: #sealed }), wire);
    let after = paging("after", "String", AFTER.to_owned(), kind, wire);
    std::iter::once(after).chain(asked.goes_backward().then(before)).collect()
}

fn paging(name: &str, ty: &str, description: String, kind: TokenStream, wire: &str) -> Argument {
    Argument {
        name: name.to_owned(),
        ty: ty.to_owned(),
        description,
        default: None,
        input: quote!(Input { argument: #name, wire: #wire, place: InputPlace::Query, kind: #kind }),
        types: Vec::new(),
        tables: Vec::new(),
    }
}

/// What the field always says to its operation.
fn fixed(wire: &str, place: &str, word: &str) -> Argument {
    let place = format_ident!("{place}");
    Argument {
        name: String::new(),
        ty: String::new(),
        description: String::new(),
        default: None,
        input: quote!(Input { argument: "", wire: #wire, place: InputPlace::#place, kind: InputKind::Fixed(#word) }),
        types: Vec::new(),
        tables: Vec::new(),
    }
}

fn key(required: bool) -> Argument {
    let text = "A key that the client chooses, 1 to 191 visible ASCII characters. A call that is sent again under its key takes effect once and is answered \
                as before.";
    Argument {
        name: "idempotencyKey".to_owned(),
        ty: if required { "String!" } else { "String" }.to_owned(),
        description: text.to_owned(),
        default: None,
        input: quote!(Input {
            argument: "idempotencyKey",
            wire: "idempotency_key",
            place: InputPlace::Key,
            kind: InputKind::Plain
        }),
        types: Vec::new(),
        tables: Vec::new(),
    }
}
