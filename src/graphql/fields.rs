//! What of a document is run: the chosen operation, with each field at its root once, and without arguments that have no value.
//!
//! The specification's CollectFields (6.3.2) and CoerceArgumentValues (6.4.1). The library runs a field at the root as often as it is
//! written, sees no fragments at the root of a subscription, and refuses a variable that may be left out and is.

use std::collections::{HashMap, HashSet};

use async_graphql::indexmap::IndexMap;
use async_graphql::parser::types::{
    Directive, DocumentOperations, ExecutableDocument, Field, FragmentDefinition, OperationDefinition, Selection,
    SelectionSet,
};
use async_graphql::{Name, Positioned, Value as Constant, Variables};
use async_graphql_value::Value;

/// A document's fragments, by name.
pub type Fragments = HashMap<Name, Positioned<FragmentDefinition>>;

/// Fields under the keys that they have in the answer, in the answer's order. Fields of one key are one field in the answer.
pub type Collected<'d> = IndexMap<&'d Name, Vec<&'d Positioned<Field>>>;

/// What decides `@skip` and `@include`.
#[derive(Clone, Copy)]
pub struct Given<'d> {
    /// Whose variables they are.
    pub operation: &'d OperationDefinition,
    /// Their values.
    pub variables: &'d Variables,
}

/// The operation of this name, or the only one.
#[must_use]
pub fn operation<'d>(
    document: &'d ExecutableDocument,
    name: Option<&str>,
) -> Option<&'d Positioned<OperationDefinition>> {
    match (&document.operations, name) {
        (DocumentOperations::Single(operation), None) => Some(operation),
        (DocumentOperations::Multiple(all), Some(name)) => all.get(name),
        (DocumentOperations::Multiple(all), None) if all.len() == 1 => all.values().next(),
        _ => None,
    }
}

/// Collects the fields of selections that belong to one object. `given`: without it, `@skip` and `@include` leave nothing out.
/// `applies`: whether a fragment on this type is for the object.
#[must_use]
pub fn collect<'d>(
    sets: impl IntoIterator<Item = &'d SelectionSet>,
    fragments: &'d Fragments,
    given: Option<Given<'_>>,
    applies: &dyn Fn(&str) -> bool,
) -> Collected<'d> {
    let mut collector = Collector { fragments, given, applies, seen: HashSet::new(), found: Collected::default() };
    for set in sets {
        collector.add(set);
    }
    collector.found
}

struct Collector<'c, 'd> {
    fragments: &'d Fragments,
    given: Option<Given<'c>>,
    applies: &'c dyn Fn(&str) -> bool,
    seen: HashSet<&'d Name>,
    found: Collected<'d>,
}

impl<'d> Collector<'_, 'd> {
    fn add(&mut self, set: &'d SelectionSet) {
        for selection in &set.items {
            if self.given.is_some_and(|given| given.skips(selection.node.directives())) {
                continue;
            }
            match &selection.node {
                Selection::Field(field) => {
                    self.found.entry(&field.node.response_key().node).or_default().push(field);
                }
                Selection::InlineFragment(fragment) => {
                    let on = fragment.node.type_condition.as_ref();
                    if on.is_none_or(|on| (self.applies)(&on.node.on.node)) {
                        self.add(&fragment.node.selection_set.node);
                    }
                }
                Selection::FragmentSpread(spread) => {
                    let name = &spread.node.fragment_name.node;
                    let Some(fragment) = self.fragments.get(name) else { continue };
                    if self.seen.insert(name) && (self.applies)(&fragment.node.type_condition.node.on.node) {
                        self.add(&fragment.node.selection_set.node);
                    }
                }
            }
        }
    }
}

impl Given<'_> {
    fn skips(&self, directives: &[Positioned<Directive>]) -> bool {
        directives.iter().any(|directive| {
            let condition = || self.truth(&directive.node.get_argument("if")?.node);
            match directive.node.name.node.as_str() {
                "skip" => condition() == Some(true),
                "include" => condition() == Some(false),
                _ => false,
            }
        })
    }

    fn truth(&self, value: &Value) -> Option<bool> {
        let constant = match value {
            Value::Boolean(value) => return Some(*value),
            Value::Variable(name) => self.value(name)?,
            _ => return None,
        };
        match constant {
            Constant::Boolean(value) => Some(*value),
            _ => None,
        }
    }

    fn value(&self, name: &Name) -> Option<&Constant> {
        let defined = self.operation.variable_definitions.iter().find(|defined| defined.node.name.node == *name)?;
        // Not `default_value()`, which gives null for a variable that may be left out.
        self.variables.get(name).or_else(|| defined.node.default_value.as_ref().map(|default| &default.node))
    }
}

/// The document that is run: the operation alone, see above. Nothing it says has changed.
#[must_use]
pub fn reduced(
    document: &ExecutableDocument,
    chosen: &Positioned<OperationDefinition>,
    variables: &Variables,
) -> ExecutableDocument {
    let given = Given { operation: &chosen.node, variables };
    let roots = collect([&chosen.node.selection_set.node], &document.fragments, Some(given), &|_| true);
    let mut operation = chosen.clone();
    operation.node.selection_set.node.items = roots.into_values().filter_map(merged).collect();
    let mut fragments = used(&operation.node.selection_set.node, &document.fragments);

    let without_value = |name: &Name| given.value(name).is_none();
    let defined = &chosen.node.variable_definitions;
    let absent: HashSet<&Name> =
        defined.iter().map(|one| &one.node.name.node).filter(|name| without_value(name)).collect();
    if !absent.is_empty() {
        operation.node.variable_definitions.retain(|one| !absent.contains(&one.node.name.node));
        leave_out(&mut operation.node.selection_set.node, &absent);
        for fragment in fragments.values_mut() {
            leave_out(&mut fragment.node.selection_set.node, &absent);
        }
    }
    ExecutableDocument { operations: DocumentOperations::Single(operation), fragments }
}

/// Fields of one key as one.
fn merged(fields: Vec<&Positioned<Field>>) -> Option<Positioned<Selection>> {
    let (first, others) = fields.split_first()?;
    let mut field = (*first).clone();
    // They have done their work, and may be those of one of many.
    field.node.directives.retain(|directive| !matches!(directive.node.name.node.as_str(), "skip" | "include"));
    for other in others {
        field.node.selection_set.node.items.extend(other.node.selection_set.node.items.iter().cloned());
    }
    let place = field.pos;
    Some(Positioned::new(Selection::Field(field), place))
}

/// The fragments that a selection uses, by itself or through others.
fn used(set: &SelectionSet, fragments: &Fragments) -> Fragments {
    let mut found = Fragments::new();
    let mut open = vec![set];
    while let Some(set) = open.pop() {
        for selection in &set.items {
            match &selection.node {
                Selection::Field(field) => open.push(&field.node.selection_set.node),
                Selection::InlineFragment(fragment) => open.push(&fragment.node.selection_set.node),
                Selection::FragmentSpread(spread) => {
                    let name = &spread.node.fragment_name.node;
                    if let Some(fragment) = fragments.get(name).filter(|_| !found.contains_key(name)) {
                        found.insert(name.clone(), fragment.clone());
                        open.push(&fragment.node.selection_set.node);
                    }
                }
            }
        }
    }
    found
}

/// Leaves out every argument, and every member of one, whose variable has no value.
fn leave_out(set: &mut SelectionSet, absent: &HashSet<&Name>) {
    for selection in &mut set.items {
        match &mut selection.node {
            Selection::Field(field) => {
                let arguments = &mut field.node.arguments;
                arguments.retain(|(_, value)| !is_absent(&value.node, absent));
                for (_, value) in arguments {
                    leave_out_of(&mut value.node, absent);
                }
                leave_out(&mut field.node.selection_set.node, absent);
            }
            Selection::InlineFragment(fragment) => leave_out(&mut fragment.node.selection_set.node, absent),
            Selection::FragmentSpread(_) => {}
        }
    }
}

fn leave_out_of(value: &mut Value, absent: &HashSet<&Name>) {
    match value {
        Value::Object(members) => {
            members.retain(|_, value| !is_absent(value, absent));
            members.values_mut().for_each(|value| leave_out_of(value, absent));
        }
        // An item cannot be left out without moving those behind it.
        Value::List(items) => {
            for item in items {
                if is_absent(item, absent) {
                    *item = Value::Null;
                }
                leave_out_of(item, absent);
            }
        }
        _ => {}
    }
}

fn is_absent(value: &Value, absent: &HashSet<&Name>) -> bool {
    matches!(value, Value::Variable(name) if absent.contains(name))
}

#[cfg(test)]
mod tests {
    use async_graphql::parser::parse_query;
    use serde_json::json;

    use super::*;

    fn keys(document: &str, variables: serde_json::Value) -> Vec<String> {
        let document = parse_query(document).unwrap();
        let chosen = operation(&document, None).unwrap();
        let reduced = reduced(&document, chosen, &Variables::from_json(variables));
        let operation = operation(&reduced, None).unwrap();
        let written = |selection: &Positioned<Selection>| match &selection.node {
            Selection::Field(field) => {
                let below = collect([&field.node.selection_set.node], &reduced.fragments, None, &|_| true);
                let below: Vec<_> = below.keys().map(ToString::to_string).collect();
                let arguments =
                    field.node.arguments.iter().map(|(name, value)| format!("({}:{})", name.node, value.node));
                format!("{}{}{}", field.node.response_key().node, arguments.collect::<String>(), below.join("+"))
            }
            other => panic!("{other:?}"),
        };
        operation.node.selection_set.node.items.iter().map(written).collect()
    }

    #[test]
    fn each_field_stands_at_the_root_once() {
        for (document, expected) in [
            ("{ b a { x } b a { y } }", vec!["b", "ax+y"]),
            ("{ ...F a { y } } fragment F on Query { a { x } ...G } fragment G on Query { b }", vec!["ax+y", "b"]),
            ("{ ... @skip(if: true) { a } b ... @include(if: true) { c } a }", vec!["b", "c", "a"]),
            ("{ one: a two: a }", vec!["one", "two"]),
        ] {
            assert_eq!(keys(document, json!({})), expected, "{document}");
        }
    }

    #[test]
    fn what_has_no_value_is_left_out() {
        let document = "query($a: Int, $b: Int = 2, $on: Boolean = false) { f(x: $a, y: $b, z: {p: $a, q: $b}, l: [$a, 1]) g @include(if: $on) }";
        assert_eq!(keys(document, json!({})), ["f(y:$b)(z:{q: $b})(l:[null, 1])"]);
        assert_eq!(
            keys(document, json!({ "a": null, "on": true })),
            ["f(x:$a)(y:$b)(z:{p: $a, q: $b})(l:[$a, 1])", "g"]
        );
    }

    #[test]
    fn only_fragments_that_are_used_stay() {
        let document = "query A { a { ...F } } query B { ...G } fragment F on T { ...H } fragment G on Query { b } fragment H on T { h }";
        let document = parse_query(document).unwrap();
        let chosen = operation(&document, Some("A")).unwrap();
        let reduced = reduced(&document, chosen, &Variables::default());
        let mut names: Vec<_> = reduced.fragments.keys().map(Name::as_str).collect();
        names.sort_unstable();
        assert_eq!(names, ["F", "H"]);
        assert!(operation(&document, None).is_none() && operation(&document, Some("C")).is_none());
    }
}
