//! Which way the types of the contract go: in with a call, out with an answer, or both. A type can be read or written only where that
//! happens; the code for the other way would be compiled for nothing.

use std::collections::{BTreeMap, BTreeSet};

use heck::ToUpperCamelCase;
use quote::ToTokens;
use serde_json::Value;
use syn::Item;

use crate::model::Operation;
use crate::read::Contract;
use crate::schema::{For, draft7, references};
use crate::types::{inline_answer_name, inline_types};

/// The ways of one type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Way {
    /// It comes with a call, or an answer that was kept is read as it.
    pub is_read: bool,
    /// It is written into an answer.
    pub is_written: bool,
}

impl Way {
    /// In and out.
    pub const BOTH: Self = Self { is_read: true, is_written: true };

    fn and(self, other: Self) -> Self {
        Self { is_read: self.is_read || other.is_read, is_written: self.is_written || other.is_written }
    }
}

/// The ways of all types that have a name in the contract or are made for an operation, by that name.
pub struct Ways(BTreeMap<String, Way>);

impl Ways {
    /// Follows every call and every answer to the types within.
    #[must_use]
    pub fn of(contract: &Contract, operations: &[Operation<'_>]) -> Self {
        let schemas = contract.root().find(&["components", "schemas"]).map(|all| all.entries()).unwrap_or_default();
        let mut parts: BTreeMap<String, Value> =
            schemas.iter().map(|(name, node)| ((*name).to_owned(), draft7(node.value, For::Types))).collect();
        let said = schemas.iter().filter(|(_, node)| node.is("x-written"));
        let mut open: Vec<(String, Way)> =
            said.map(|(name, _)| ((*name).to_owned(), Way { is_read: false, is_written: true })).collect();
        for operation in operations {
            let read = Way { is_read: true, is_written: false };
            let answered = Way { is_read: operation.has_answers_read(), is_written: true };
            let answers: BTreeSet<String> =
                operation.successes().into_iter().map(|answer| inline_answer_name(operation, answer)).collect();
            for (name, schema) in inline_types(operation) {
                open.push((name.clone(), if answers.contains(&name) { answered } else { read }));
                parts.insert(name, schema);
            }
            let body = operation.body.as_ref();
            let bodies = body.into_iter().flat_map(|body| [&body.schema, &body.form, &body.fields]).flatten();
            let answers = operation.answers.iter().filter_map(|answer| answer.schema.as_ref());
            let all = bodies.map(|node| (node, read)).chain(answers.map(|node| (node, answered)));
            for (node, way) in all {
                let mut found = Vec::new();
                references(&draft7(node.value, For::Types), &mut found);
                open.extend(found.into_iter().map(|name| (name, way)));
            }
        }
        let mut ways: BTreeMap<String, Way> = BTreeMap::new();
        while let Some((name, way)) = open.pop() {
            let known = ways.entry(name.clone()).or_default();
            if known.and(way) == *known {
                continue;
            }
            *known = known.and(way);
            let mut found = Vec::new();
            if let Some(schema) = parts.get(&name) {
                references(schema, &mut found);
            }
            open.extend(found.into_iter().map(|name| (name, way)));
        }
        Self(ways.into_iter().map(|(name, way)| (name.to_upper_camel_case(), way)).collect())
    }

    /// The ways of the types of one module. Those that only stand in others go their way; what nothing reaches may go both.
    #[must_use]
    pub fn within(&self, items: &[Item]) -> BTreeMap<String, Way> {
        let parts: BTreeMap<String, BTreeSet<String>> =
            items.iter().filter_map(|item| Some((name_of(item)?, names_in(item)))).collect();
        let mut ways: BTreeMap<String, Way> = BTreeMap::new();
        let mut open: Vec<(&String, Way)> = parts.keys().filter_map(|name| Some((name, *self.0.get(name)?))).collect();
        loop {
            while let Some((name, way)) = open.pop() {
                let known = ways.entry(name.clone()).or_default();
                if known.and(way) == *known {
                    continue;
                }
                *known = known.and(way);
                let within = parts.get(name).into_iter().flatten();
                open.extend(within.filter_map(|part| Some((parts.get_key_value(part)?.0, way))));
            }
            match parts.keys().find(|name| !ways.contains_key(*name)) {
                Some(unreached) => open.push((unreached, Way::BOTH)),
                None => return ways,
            }
        }
    }
}

/// The type that an item declares.
fn name_of(item: &Item) -> Option<String> {
    match item {
        Item::Struct(one) => Some(one.ident.to_string()),
        Item::Enum(one) => Some(one.ident.to_string()),
        _ => None,
    }
}

/// The words in what an item is made of, the names of types among them.
fn names_in(item: &Item) -> BTreeSet<String> {
    let fields: Vec<&syn::Field> = match item {
        Item::Struct(one) => one.fields.iter().collect(),
        Item::Enum(one) => one.variants.iter().flat_map(|variant| &variant.fields).collect(),
        _ => Vec::new(),
    };
    let text = |field: &syn::Field| field.ty.to_token_stream().to_string();
    let words = fields.into_iter().map(text).collect::<Vec<_>>().join(" ");
    words.split(|c: char| !c.is_alphanumeric() && c != '_').map(str::to_owned).collect()
}
