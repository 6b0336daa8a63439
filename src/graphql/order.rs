//! The keys of an answer come in the order of the query (GraphQL specification 7.2.2).
//!
//! The library writes fields down as they are done. This puts them in order afterwards: level by level, all objects of a field
//! together, so that a selection is unfolded once however many objects it has; an object that is in order is only looked at.

use async_graphql::indexmap::IndexMap;
use async_graphql::parser::types::SelectionSet;
use async_graphql::{Name, Value, Variables};

use super::documents::Document;
use super::fields::{Collected, Fragments, Given, collect};
use super::types::Types;

/// The type of whoever makes the call.
const VIEWER: &str = "Viewer";

/// What decides the order of one operation's answers.
pub struct Order<'d> {
    signed_in: bool,
    types: &'d Types,
    fragments: &'d Fragments,
    given: Given<'d>,
}

/// Puts the answer of the document's operation of this name in order. An object of which nothing was asked, because directives left all of it
/// out, is null to the library; here it is an object without members, so that nobody takes a viewer for a stranger.
pub fn arrange(
    data: &mut Value,
    types: &Types,
    document: &Document,
    name: Option<&str>,
    variables: &Variables,
    signed_in: bool,
) {
    let Some(operation) = document.operation(name) else { return };
    let given = Given { operation: &operation.node, variables };
    let order = Order { signed_in, types, fragments: document.fragments(), given };
    let root = types.root(operation.node.ty);
    let sets = [&operation.node.selection_set.node];
    if *data == Value::Null && order.fields(&sets, root).is_empty() {
        *data = Value::Object(IndexMap::new());
    }
    order.objects(vec![data], &sets, root);
}

impl<'d> Order<'d> {
    /// Objects that one selection describes, of a type or of several that are one to it. Lists of them are looked into.
    fn objects(&self, values: Vec<&mut Value>, sets: &[&'d SelectionSet], parent: &str) {
        let mut flat = Vec::with_capacity(values.len());
        values.into_iter().for_each(|value| flatten(value, &mut flat));
        if flat.is_empty() {
            return;
        }
        let possible = self.types.possible(parent);
        if let [only] = possible[..] {
            return self.alike(flat, self.fields(sets, only), only);
        }
        let kinds: Vec<_> = possible.iter().map(|kind| (*kind, self.fields(sets, kind))).collect();
        let mut groups: Vec<Vec<&mut IndexMap<Name, Value>>> = kinds.iter().map(|_| Vec::new()).collect();
        for object in flat {
            let place = kinds.iter().position(|(kind, fields)| fits(object, kind, fields));
            if let Some(group) = place.and_then(|place| groups.get_mut(place)) {
                group.push(object);
            }
        }
        for ((kind, fields), group) in kinds.into_iter().zip(groups) {
            self.alike(group, fields, kind);
        }
    }

    fn fields(&self, sets: &[&'d SelectionSet], kind: &str) -> Collected<'d> {
        collect(sets.iter().copied(), self.fragments, Some(self.given), &|on| self.types.is(kind, on))
    }

    /// Objects of one type.
    fn alike(&self, mut objects: Vec<&mut IndexMap<Name, Value>>, fields: Collected<'d>, kind: &str) {
        for object in &mut objects {
            put_in_order(object, &fields);
        }
        for (key, fields) in &fields {
            let Some(first) = fields.first().filter(|field| !field.node.selection_set.node.items.is_empty()) else {
                continue;
            };
            let Some(kind) = self.types.field(kind, &first.node.name.node) else { continue };
            let sets: Vec<_> = fields.iter().map(|field| &field.node.selection_set.node).collect();
            if kind == VIEWER && self.signed_in && self.fields(&sets, kind).is_empty() {
                for object in &mut objects {
                    object.insert(Name::new(key), Value::Object(IndexMap::new()));
                }
                continue;
            }
            let values = objects.iter_mut().filter_map(|object| object.get_mut(key.as_str())).collect();
            self.objects(values, &sets, kind);
        }
    }
}

/// The objects in a value.
fn flatten<'v>(value: &'v mut Value, into: &mut Vec<&'v mut IndexMap<Name, Value>>) {
    match value {
        Value::Object(object) => into.push(object),
        Value::List(items) => items.iter_mut().for_each(|item| flatten(item, into)),
        _ => {}
    }
}

/// Whether an object can be of this type: it says so, or it has what was asked of the type.
fn fits(object: &IndexMap<Name, Value>, kind: &str, fields: &Collected<'_>) -> bool {
    let asked = fields.iter().find(|(_, fields)| fields.iter().any(|field| field.node.name.node == "__typename"));
    match asked.and_then(|(key, _)| object.get(key.as_str())) {
        Some(Value::String(name)) => name == kind,
        _ => object.len() == fields.len() && fields.keys().all(|key| object.contains_key(key.as_str())),
    }
}

fn put_in_order(object: &mut IndexMap<Name, Value>, fields: &Collected<'_>) {
    if object.keys().eq(fields.keys().copied().filter(|key| object.contains_key(key.as_str()))) {
        return;
    }
    let mut rest = std::mem::take(object);
    for key in fields.keys() {
        if let Some((name, value)) = rest.swap_remove_entry(key.as_str()) {
            object.insert(name, value);
        }
    }
    object.extend(rest);
}
