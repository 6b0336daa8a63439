//! Variables stand where a value of their type may (GraphQL specification 5.8.5).

use std::collections::{HashMap, HashSet};

use async_graphql::parser::types::{
    Directive, ExecutableDocument, FragmentDefinition, OperationDefinition, SelectionSet, VariableDefinition,
};
use async_graphql::registry::{MetaInputValue, MetaType, MetaTypeName};
use async_graphql::{Pos, Positioned, ServerError, Value as Constant};
use async_graphql_value::Value;
use contract::Code;

use super::arguments::{Visit, walk};
use super::errors;
use super::types::Types;
use super::values::MOST_TOLD;
use crate::base::Refusal;
use crate::say;

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
struct Found<'d> {
    types: &'d Types,
    uses: Vec<Use<'d>>,
    spreads: Vec<&'d str>,
}

/// Where a document's variables stand for values of other types.
#[must_use]
pub fn misplaced(types: &Types, document: &ExecutableDocument) -> Vec<ServerError> {
    let fragments: HashMap<&str, Found<'_>> = document
        .fragments
        .iter()
        .map(|(name, one)| {
            let FragmentDefinition { type_condition, selection_set, directives } = &one.node;
            (name.as_str(), Found::of(types, &type_condition.node.on.node, selection_set, directives))
        })
        .collect();
    let mut told = Vec::new();
    for (_, operation) in document.operations.iter() {
        let operation = &operation.node;
        let found = Found::of(types, types.root(operation.ty), &operation.selection_set, &operation.directives);
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

impl<'d> Found<'d> {
    fn of(
        types: &'d Types,
        parent: &'d str,
        set: &'d Positioned<SelectionSet>,
        directives: &'d [Positioned<Directive>],
    ) -> Self {
        let mut found = Self { types, uses: Vec::new(), spreads: Vec::new() };
        found.directives(directives);
        walk(types, parent, &set.node, &mut found);
        found
    }

    fn value(&mut self, kind: &'d str, has_default: bool, pos: Pos, value: &'d Value) {
        match (MetaTypeName::create(kind), value) {
            (_, Value::Variable(name)) => self.uses.push(Use { name: name.as_str(), kind, has_default, pos }),
            (MetaTypeName::NonNull(inner), value) => self.value(inner, has_default, pos, value),
            (MetaTypeName::List(inner), Value::List(items)) => {
                items.iter().for_each(|item| self.value(inner, false, pos, item));
            }
            (MetaTypeName::List(inner), value) => self.value(inner, false, pos, value),
            (MetaTypeName::Named(name), Value::Object(members)) => {
                let Some(MetaType::InputObject { input_fields, .. }) = self.types.get(name) else { return };
                for (member, value) in members {
                    if let Some(known) = input_fields.get(member.as_str()) {
                        self.value(&known.ty, known.default_value.is_some(), pos, value);
                    }
                }
            }
            (MetaTypeName::Named(_), _) => {}
        }
    }
}

impl<'d> Visit<'d> for Found<'d> {
    fn argument(&mut self, _: &'d str, known: &'d MetaInputValue, value: &'d Positioned<Value>) {
        self.value(&known.ty, known.default_value.is_some(), value.pos, &value.node);
    }

    /// Those that every schema has; others are validation's.
    fn directives(&mut self, directives: &'d [Positioned<Directive>]) {
        let switches = directives.iter().filter(|one| matches!(one.node.name.node.as_str(), "skip" | "include"));
        for (name, value) in switches.flat_map(|one| &one.node.arguments) {
            if name.node == "if" {
                self.value("Boolean!", false, value.pos, &value.node);
            }
        }
    }

    fn spread(&mut self, name: &'d str) {
        self.spreads.push(name);
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
