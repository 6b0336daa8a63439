//! The walk through what a document gives to its fields and directives.

use async_graphql::Positioned;
use async_graphql::parser::types::{Directive, Selection, SelectionSet};
use async_graphql::registry::MetaInputValue;
use async_graphql_value::Value;

use super::types::Types;

/// Who looks at what is met on the way.
pub trait Visit<'d> {
    /// A field's argument and what the schema says of it. One that the schema does not know is validation's.
    fn argument(&mut self, name: &'d str, known: &'d MetaInputValue, value: &'d Positioned<Value>);

    /// The directives of a selection.
    fn directives(&mut self, _: &'d [Positioned<Directive>]) {}

    /// A fragment is used here. It is not gone into: it is looked at once, wherever it is used.
    fn spread(&mut self, _name: &'d str) {}
}

/// Goes through the selections of an object of type `parent`, and all below them.
pub fn walk<'d>(types: &'d Types, parent: &'d str, set: &'d SelectionSet, visitor: &mut impl Visit<'d>) {
    for selection in &set.items {
        match &selection.node {
            Selection::Field(field) => {
                let field = &field.node;
                let name = field.name.node.as_str();
                let known = types.get(parent).and_then(|parent| parent.field_by_name(name));
                for (argument, value) in &field.arguments {
                    let argument = argument.node.as_str();
                    if let Some(known) = known.and_then(|known| known.args.get(argument)) {
                        visitor.argument(argument, known, value);
                    }
                }
                visitor.directives(&field.directives);
                if let Some(kind) = types.field(parent, name) {
                    walk(types, kind, &field.selection_set.node, visitor);
                }
            }
            Selection::InlineFragment(fragment) => {
                let on = fragment.node.type_condition.as_ref().map(|on| on.node.on.node.as_str());
                visitor.directives(&fragment.node.directives);
                walk(types, on.unwrap_or(parent), &fragment.node.selection_set.node, visitor);
            }
            Selection::FragmentSpread(spread) => {
                visitor.directives(&spread.node.directives);
                visitor.spread(spread.node.fragment_name.node.as_str());
            }
        }
    }
}
