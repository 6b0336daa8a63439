//! Variables stand where a value of their type may (GraphQL specification 5.8.5), and no member of an input is given twice (5.6.3).

use std::collections::{HashMap, HashSet};

use async_graphql::parser::types::{
    Directive, ExecutableDocument, OperationDefinition, Selection, SelectionSet, VariableDefinition,
};
use async_graphql::registry::{MetaType, MetaTypeName};
use async_graphql::{Pos, Positioned, ServerError, Value as Constant};
use async_graphql_value::Value;
use contract::Code;

use super::errors;
use super::types::Types;
use crate::base::Refusal;
use crate::say;

/// So many are told; a client that has more has the first to think about.
const MOST_TOLD: usize = 20;

/// Where a variable stands.
struct Use<'d> {
    name: &'d str,
    /// The type of the place, as the schema writes it.
    kind: &'d str,
    /// The place has a value if none is given.
    has_default: bool,
    pos: Pos,
}

/// The variables of some selections, and the fragments that they use.
#[derive(Default)]
struct Found<'d> {
    uses: Vec<Use<'d>>,
    spreads: Vec<&'d str>,
}

/// Where a document's variables stand for values of other types.
#[must_use]
pub fn misplaced(types: &Types, document: &ExecutableDocument) -> Vec<ServerError> {
    let find = |parent: &'_ str, set| {
        let mut found = Found::default();
        Walk { types }.selections(parent, set, &mut found);
        found
    };
    let fragments: HashMap<&str, Found<'_>> = document
        .fragments
        .iter()
        .map(|(name, one)| (name.as_str(), (&one.node.type_condition.node.on.node, &one.node)))
        .map(|(name, (on, one))| {
            let mut found = find(on, &one.selection_set.node);
            Walk { types }.directives(&one.directives, &mut found);
            (name, found)
        })
        .collect();
    let mut told = Vec::new();
    for (_, operation) in document.operations.iter() {
        let operation = &operation.node;
        let mut found = find(types.root(operation.ty), &operation.selection_set.node);
        Walk { types }.directives(&operation.directives, &mut found);
        let mut seen = HashSet::new();
        let mut open = vec![&found];
        while let Some(part) = open.pop() {
            told.extend(part.uses.iter().filter(|one| !fits(operation, one)).map(refused));
            open.extend(part.spreads.iter().filter(|name| seen.insert(**name)).filter_map(|name| fragments.get(name)));
        }
    }
    told.truncate(MOST_TOLD);
    told
}

fn refused(one: &Use<'_>) -> ServerError {
    let refusal = Refusal::new(Code::QueryInvalid, say!("value-of-other-type", kind = one.kind.to_owned()));
    errors::refused(refusal.field(one.name.to_owned()), vec![one.pos])
}

struct Walk<'t> {
    types: &'t Types,
}

impl<'d> Walk<'d> {
    fn selections(&self, parent: &str, set: &'d SelectionSet, found: &mut Found<'d>) {
        for selection in &set.items {
            match &selection.node {
                Selection::Field(field) => {
                    let field = &field.node;
                    let name = field.name.node.as_str();
                    let known = self.types.get(parent).and_then(|parent| parent.field_by_name(name));
                    for (argument, value) in &field.arguments {
                        if let Some(meta) = known.and_then(|known| known.args.get(argument.node.as_str())) {
                            self.value(&meta.ty, meta.default_value.is_some(), value.pos, &value.node, found);
                        }
                    }
                    self.directives(&field.directives, found);
                    if let Some(kind) = self.types.field(parent, name) {
                        self.selections(kind, &field.selection_set.node, found);
                    }
                }
                Selection::InlineFragment(fragment) => {
                    let on = fragment.node.type_condition.as_ref().map(|on| on.node.on.node.as_str());
                    self.directives(&fragment.node.directives, found);
                    self.selections(on.unwrap_or(parent), &fragment.node.selection_set.node, found);
                }
                Selection::FragmentSpread(spread) => {
                    self.directives(&spread.node.directives, found);
                    found.spreads.push(spread.node.fragment_name.node.as_str());
                }
            }
        }
    }

    /// Those that every schema has; others are validation's.
    fn directives(&self, directives: &'d [Positioned<Directive>], found: &mut Found<'d>) {
        let switches = directives.iter().filter(|one| matches!(one.node.name.node.as_str(), "skip" | "include"));
        for (name, value) in switches.flat_map(|one| &one.node.arguments) {
            if name.node == "if" {
                self.value("Boolean!", false, value.pos, &value.node, found);
            }
        }
    }

    fn value(&self, kind: &'d str, has_default: bool, pos: Pos, value: &'d Value, found: &mut Found<'d>) {
        match (MetaTypeName::create(kind), value) {
            (_, Value::Variable(name)) => found.uses.push(Use { name: name.as_str(), kind, has_default, pos }),
            (MetaTypeName::NonNull(inner), value) => self.value(inner, has_default, pos, value, found),
            (MetaTypeName::List(inner), Value::List(items)) => {
                for item in items {
                    self.value(inner, false, pos, item, found);
                }
            }
            (MetaTypeName::List(inner), value) => self.value(inner, false, pos, value, found),
            (MetaTypeName::Named(name), Value::Object(members)) => {
                let Some(MetaType::InputObject { input_fields, .. }) = self.types.get(name) else { return };
                for (member, value) in members {
                    if let Some(meta) = input_fields.get(member.as_str()) {
                        self.value(&meta.ty, meta.default_value.is_some(), pos, value, found);
                    }
                }
            }
            (MetaTypeName::Named(_), _) => {}
        }
    }
}

/// Whether a variable of the operation may stand there. One that it does not define is validation's.
fn fits(operation: &OperationDefinition, one: &Use<'_>) -> bool {
    let defined = operation.variable_definitions.iter().find(|defined| defined.node.name.node == one.name);
    let Some(VariableDefinition { var_type, default_value, .. }) = defined.map(|defined| &defined.node) else {
        return true;
    };
    let written = var_type.node.to_string();
    let has_value = default_value.as_ref().is_some_and(|value| value.node != Constant::Null);
    match (MetaTypeName::create(&written), MetaTypeName::create(one.kind)) {
        (MetaTypeName::NonNull(_), _) => compatible(&written, one.kind),
        (_, MetaTypeName::NonNull(inner)) => (has_value || one.has_default) && compatible(&written, inner),
        _ => compatible(&written, one.kind),
    }
}

/// Whether each value of the one type is a value of the other.
fn compatible(given: &str, wanted: &str) -> bool {
    match (MetaTypeName::create(given), MetaTypeName::create(wanted)) {
        (MetaTypeName::NonNull(given), MetaTypeName::NonNull(wanted)) => compatible(given, wanted),
        (_, MetaTypeName::NonNull(_)) => false,
        (MetaTypeName::NonNull(given), _) => compatible(given, wanted),
        (MetaTypeName::List(given), MetaTypeName::List(wanted)) => compatible(given, wanted),
        (MetaTypeName::Named(given), MetaTypeName::Named(wanted)) => given == wanted,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use async_graphql::parser::parse_query;

    use super::*;
    use crate::graphql::Settings;
    use crate::graphql::judge::Judge;

    #[test]
    fn a_variable_stands_where_its_type_may() {
        let judge = Judge::new(&Settings::default());
        for (document, wrong) in [
            ("query($id: ID!) { member(id: $id) { id } }", 0),
            ("query($id: ID) { member(id: $id) { id } }", 1),
            ("query($id: ID = \"1\") { member(id: $id) { id } }", 0),
            ("query($id: ID = null) { member(id: $id) { id } }", 1),
            ("query($id: String!) { member(id: $id) { id } }", 1),
            ("query($id: Int!) { member(id: $id) { id } }", 1),
            ("query($id: [ID!]!) { member(id: $id) { id } }", 1),
            ("mutation($id: String!) { muteMember(input: {memberId: $id}) { __typename } }", 1),
            ("mutation($id: ID!) { muteMember(input: {memberId: $id}) { __typename } }", 0),
            ("query($yes: Boolean!) { viewer { id @skip(if: $yes) } }", 0),
            ("query($yes: Boolean) { viewer { id @skip(if: $yes) } }", 1),
            (
                "query($yes: Boolean) { ...F } fragment F on Query { viewer { ...G } } fragment G on Viewer { id @include(if: $yes) }",
                1,
            ),
            (
                "query A($n: Int!) { ...F } query B($n: String) { ...F } query C { __typename } fragment F on Query { viewer { connections(first: $n) { nodes { id } } } }",
                1,
            ),
        ] {
            let parsed = parse_query(document).unwrap();
            assert_eq!(misplaced(judge.types(), &parsed).len(), wrong, "{document}");
        }
    }
}
