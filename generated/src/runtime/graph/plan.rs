//! What a selection means for a type: made once, used for every row.

use async_graphql::parser::types::{Field as Selected, Selection, SelectionSet};
use async_graphql::{ContextSelectionSet, Name, Positioned};

use super::table::{Object, Source};

/// The fields that a selection wants of a type, in the order of the query.
pub(super) struct Plan<'a> {
    pub(super) object: &'static Object,
    pub(super) steps: Vec<Step<'a>>,
    /// Whether a field, at whatever depth, has to wait.
    pub(super) waits: bool,
}

/// One key of the answer.
pub(super) struct Step<'a> {
    pub(super) key: &'a Name,
    pub(super) field: &'a Positioned<Selected>,
    /// Further selections under the same key: `a { x } a { y }`.
    more: Vec<&'a Positioned<Selected>>,
    pub(super) does: Does<'a>,
}

/// How a key is answered.
pub(super) enum Does<'a> {
    /// With the type's name.
    Name,
    /// By the row, at once.
    Get(usize),
    /// By the row, with rows that have a plan of their own.
    Rows(usize, Plan<'a>),
    /// By the area.
    Wait(usize),
    /// By the field's own table.
    Operation(usize),
}

impl<'a> Plan<'a> {
    /// The plan of the selection in `ctx`.
    pub(super) fn of(ctx: &ContextSelectionSet<'a>, object: &'static Object) -> Self {
        let mut plan = Self { object, steps: Vec::new(), waits: false };
        plan.add(ctx, ctx.item);
        plan.settle(ctx);
        plan
    }

    /// Collects fields and what fragments bring, merging those that share a key (GraphQL specification 6.3.2).
    fn add(&mut self, ctx: &ContextSelectionSet<'a>, set: &'a Positioned<SelectionSet>) {
        for selection in &set.node.items {
            match &selection.node {
                Selection::Field(field) => self.add_field(field),
                Selection::FragmentSpread(spread) => {
                    if let Some(fragment) = ctx.query_env.fragments.get(&spread.node.fragment_name.node)
                        && self.is(fragment.node.type_condition.node.on.node.as_str())
                    {
                        self.add(ctx, &fragment.node.selection_set);
                    }
                }
                Selection::InlineFragment(fragment) => {
                    let condition = fragment.node.type_condition.as_ref();
                    if condition.is_none_or(|condition| self.is(condition.node.on.node.as_str())) {
                        self.add(ctx, &fragment.node.selection_set);
                    }
                }
            }
        }
    }

    fn is(&self, name: &str) -> bool {
        self.object.name == name || self.object.interfaces.contains(&name)
    }

    fn add_field(&mut self, field: &'a Positioned<Selected>) {
        let key = &field.node.response_key().node;
        if let Some(step) = self.steps.iter_mut().find(|step| step.key == key) {
            step.more.push(field);
            return;
        }
        let name = field.node.name.node.as_str();
        let does = if name == "__typename" {
            Does::Name
        } else {
            // Validation has refused fields that the type does not have.
            let Some(at) = self.object.fields.iter().position(|field| field.name == name) else { return };
            match self.object.fields.get(at).map(|field| &field.source) {
                Some(Source::Edge) => Does::Wait(at),
                Some(Source::Operation(_)) => Does::Operation(at),
                _ => Does::Get(at),
            }
        };
        self.steps.push(Step { key, field, more: Vec::new(), does });
    }

    /// Plans what lies below, once everything that shares a key is known.
    fn settle(&mut self, ctx: &ContextSelectionSet<'a>) {
        for step in &mut self.steps {
            match step.does {
                Does::Get(at) => {
                    if let Some(Source::Rows(object)) = self.object.fields.get(at).map(|field| &field.source) {
                        let mut below = Plan { object, steps: Vec::new(), waits: false };
                        for field in std::iter::once(&step.field).chain(&step.more) {
                            below.add(ctx, &field.node.selection_set);
                        }
                        below.settle(ctx);
                        self.waits |= below.waits;
                        step.does = Does::Rows(at, below);
                    }
                }
                Does::Wait(_) | Does::Operation(_) => self.waits = true,
                Does::Name | Does::Rows(..) => {}
            }
        }
    }
}

impl<'a> Step<'a> {
    /// Every selection under this key.
    pub(super) fn fields(&self) -> impl Iterator<Item = &'a Positioned<Selected>> + '_ {
        std::iter::once(self.field).chain(self.more.iter().copied())
    }
}
