//! How every field of the published schema is asked for: with the arguments that it needs, about the things of a prepared town.

use std::collections::BTreeMap;

use async_graphql::parser::parse_schema;
use async_graphql::parser::types::{
    BaseType, FieldDefinition, InputValueDefinition, Type, TypeKind, TypeSystemDefinition,
};

use serde_json::{Map, Value, json};

use crate::areas::{self, Fixtures, Things, text};

/// The published schema.
pub struct Schema {
    pub objects: BTreeMap<String, Vec<FieldDefinition>>,
    enums: BTreeMap<String, String>,
    inputs: BTreeMap<String, Vec<InputValueDefinition>>,
}

impl Schema {
    pub fn published() -> Self {
        let document = parse_schema(include_str!("../../../graphql/schema.graphql")).unwrap();
        let mut schema = Self { objects: BTreeMap::new(), enums: BTreeMap::new(), inputs: BTreeMap::new() };
        for definition in document.definitions {
            let TypeSystemDefinition::Type(ty) = definition else { continue };
            let name = ty.node.name.node.to_string();
            match ty.node.kind {
                TypeKind::Object(object) => {
                    schema.objects.insert(name, object.fields.into_iter().map(|field| field.node).collect());
                }
                TypeKind::Interface(interface) => {
                    schema.objects.insert(name, interface.fields.into_iter().map(|field| field.node).collect());
                }
                TypeKind::Enum(words) => {
                    schema.enums.insert(name, words.values[0].node.value.node.to_string());
                }
                TypeKind::InputObject(input) => {
                    schema.inputs.insert(name, input.fields.into_iter().map(|field| field.node).collect());
                }
                TypeKind::Scalar | TypeKind::Union(_) => {}
            }
        }
        schema
    }

    /// A field with the arguments that it needs, and the least that can be chosen below it.
    pub async fn chosen(&self, field: &FieldDefinition, things: &mut Things<'_>) -> String {
        let name = field.name.node.as_str();
        let required =
            field.arguments.iter().filter(|one| !one.node.ty.node.nullable && one.node.default_value.is_none());
        let mut given = Vec::new();
        for one in required {
            given.push(format!("{}: {}", one.node.name.node, self.value(name, &one.node, things).await));
        }
        let arguments = if given.is_empty() { String::new() } else { format!("({})", given.join(", ")) };
        format!("{name}{arguments}{}", self.below(field))
    }

    /// The least that can be chosen below a field.
    fn below(&self, field: &FieldDefinition) -> &'static str {
        match named(&field.ty.node) {
            list if list.ends_with("Connection") && self.has(list, "edges") => " { edges { cursor } }",
            object if self.has(object, "nodes") => " { nodes { __typename } }",
            object if self.objects.contains_key(object) => " { __typename }",
            _ => "",
        }
    }

    /// A document that gives a field at a root all its arguments, and values for them that are of their types and odd. `turn`: which of them.
    pub fn odd(&self, keyword: &str, field: &FieldDefinition, turn: usize) -> (String, Value) {
        let (mut defined, mut given, mut values) = (Vec::new(), Vec::new(), Map::new());
        for (nth, one) in field.arguments.iter().enumerate() {
            let name = one.node.name.node.as_str();
            defined.push(format!("${name}: {}", one.node.ty.node));
            given.push(format!("{name}: ${name}"));
            values.insert(name.to_owned(), self.odd_value(&one.node.ty.node, turn + nth));
        }
        let within = |all: Vec<String>| if all.is_empty() { String::new() } else { format!("({})", all.join(", ")) };
        let (defined, given) = (within(defined), within(given));
        let document = format!("{keyword}{defined} {{ {}{given}{} }}", field.name.node, self.below(field));
        (document, Value::Object(values))
    }

    fn odd_value(&self, ty: &Type, turn: usize) -> Value {
        let name = match &ty.base {
            BaseType::List(inner) => return json!([self.odd_value(inner, turn), self.odd_value(inner, turn + 1)]),
            BaseType::Named(name) => name.as_str(),
        };
        if ty.nullable && turn % 5 == 4 {
            return Value::Null;
        }
        if let Some(fields) = self.inputs.get(name) {
            let value = |(nth, one): (usize, &InputValueDefinition)| {
                (one.name.node.to_string(), self.odd_value(&one.ty.node, turn + nth))
            };
            return Value::Object(fields.iter().enumerate().map(value).collect());
        }
        if let Some(word) = self.enums.get(name) {
            return json!(word);
        }
        let of = |all: &[Value]| all[turn % all.len()].clone();
        match name {
            "Int" => of(&[json!(0), json!(-1), json!(i32::MAX), json!(i32::MIN)]),
            "Float" | "Hours" | "Money" => of(&[json!(0), json!(-0.005), json!(1e300), json!(99_999_999_999_i64)]),
            "Boolean" => json!(turn.is_multiple_of(2)),
            "DateTime" => of(&[json!("0000-01-01T00:00:00Z"), json!("9999-12-31T23:59:59+00:01")]),
            "Date" => of(&[json!("0001-01-01"), json!("9999-12-31")]),
            "ID" => of(&[json!("0"), json!("9223372036854775808"), json!("TWVtYmVyOjk5OTk="), json!("\0"), json!("")]),
            _ => of(&[
                json!(""),
                json!("\0"),
                json!("\u{202e}\u{1f4a9}%_\\'\";--<b>"),
                json!("x".repeat(6_000)),
                json!("https://[::1]:0/\n"),
            ]),
        }
    }

    fn has(&self, object: &str, field: &str) -> bool {
        self.objects.get(object).is_some_and(|fields| fields.iter().any(|one| one.name.node == field))
    }

    async fn value(&self, of: &str, argument: &InputValueDefinition, things: &mut Things<'_>) -> String {
        let (name, ty) = (argument.name.node.as_str(), named(&argument.ty.node));
        if let Some(id) = id(of, name, things).await {
            return match argument.ty.node.base {
                BaseType::List(_) => format!("[\"{id}\"]"),
                BaseType::Named(_) => format!("\"{id}\""),
            };
        }
        if let Some((_, input)) = areas::all(Fixtures::inputs).find(|(field, _)| *field == of && name == "input") {
            return filled(input, things).await;
        }
        if let Some(fields) = self.inputs.get(ty) {
            let mut given = Vec::new();
            for one in fields.iter().filter(|one| !one.ty.node.nullable && one.default_value.is_none()) {
                given.push(format!("{}: {}", one.name.node, Box::pin(self.value(of, one, things)).await));
            }
            return format!("{{ {} }}", given.join(", "));
        }
        // A text is no word of a set.
        let fits = |literal: &str| !(self.enums.contains_key(ty) && literal.starts_with('"'));
        let own = areas::beginning_with(areas::area_of(of)).flat_map(|area| area.literals());
        let mut literals = own.filter(|(of, literal)| *of == name && fits(literal));
        if let Some((_, literal)) = literals.next() {
            return (*literal).to_owned();
        }
        match ty {
            word if self.enums.contains_key(word) => self.enums[word].clone(),
            "Int" | "Float" | "Hours" | "Money" => "1".to_owned(),
            "Boolean" => "true".to_owned(),
            "String" => format!("\"{of} of {}\"", things.member.name),
            other => panic!("{of}: there is nothing for {name}, which is {other}: say what"),
        }
    }
}

fn named(ty: &Type) -> &str {
    match &ty.base {
        BaseType::Named(name) => name,
        BaseType::List(inner) => named(inner),
    }
}

/// A text with the ids of these things: `$thing`, and `$name` for a name of its own.
pub async fn filled(template: &str, things: &mut Things<'_>) -> String {
    let mut parts = template.split('$');
    let mut filled = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end = part.find(|letter: char| !letter.is_ascii_lowercase() && letter != '_').unwrap_or(part.len());
        let (name, rest) = part.split_at(end);
        let value = match name {
            "name" => format!("Something of {}", things.member.name),
            thing => text(&things.get(thing).await),
        };
        filled = format!("{filled}\"{value}\"{rest}");
    }
    filled
}

/// The id that an argument takes.
async fn id(field: &str, argument: &str, things: &mut Things<'_>) -> Option<String> {
    for area in areas::beginning_with(areas::area_of(field)) {
        if let Some(thing) = area.argument((field, argument), things).await {
            return Some(text(&thing));
        }
    }
    None
}
