//! The executor: one for every type, compiled once.
//!
//! What the rows answer at once is written without a future, a box or a context. Where something has to wait, the rows of a list are
//! begun together, so that what they read is collected before anything is read. A field that fails is null and has an error at its
//! place; its neighbours are answered.

use async_graphql::indexmap::IndexMap;
use async_graphql::parser::types::Field as Selected;
use async_graphql::{Context, ContextSelectionSet, Name, Positioned, ServerResult, Value};
use futures::StreamExt as _;
use futures::future::{BoxFuture, join_all};
use futures::stream::FuturesUnordered;

use super::ask;
use super::plan::{Does, Plan};
use super::row::{Found, Got, Row, failed};
use super::table::Source;

/// Resolves a selection on a row.
#[must_use]
pub fn resolve_row<'a>(ctx: &'a ContextSelectionSet<'a>, row: &'a dyn Row) -> BoxFuture<'a, ServerResult<Value>> {
    Box::pin(async move {
        let plan = Plan::of(ctx, row.object());
        Ok(if plan.waits { later(ctx.clone(), row, &plan).await } else { at_once(row, &plan) })
    })
}

/// Resolves one field of a row; none if its type has no such field.
#[must_use]
pub fn resolve_field<'a>(ctx: &'a Context<'a>, row: &'a dyn Row) -> BoxFuture<'a, ServerResult<Option<Value>>> {
    Box::pin(async move {
        let object = row.object();
        let name = ctx.item.node.name.node.as_str();
        let Some(at) = object.fields.iter().position(|field| field.name == name) else { return Ok(None) };
        let Some(field) = object.fields.get(at) else { return Ok(None) };
        Ok(Some(match &field.source {
            Source::Getter | Source::Rows(_) => got(ctx, row.get(at)).await,
            Source::Edge | Source::Operation(_) => edge(ctx, row, at).await,
        }))
    })
}

/// The same of a type whose fields stand in several rows without values.
#[must_use]
pub fn resolve_part<'a>(
    ctx: &'a Context<'a>,
    parts: &'static [&'static dyn Row],
) -> BoxFuture<'a, ServerResult<Option<Value>>> {
    let name = ctx.item.node.name.node.as_str();
    match parts.iter().find(|part| part.object().fields.iter().any(|field| field.name == name)) {
        Some(part) => resolve_field(ctx, *part),
        None => Box::pin(async { Ok(None) }),
    }
}

/// Resolves a selection on what was found, whatever its type.
///
/// # Errors
/// Those of a type that the library's macros made.
pub async fn resolve_found(
    ctx: &ContextSelectionSet<'_>,
    field: &Positioned<Selected>,
    found: &Found,
) -> ServerResult<Value> {
    match found {
        Found::Null | Found::Number(..) | Found::Sought(_) => Ok(Value::Null),
        Found::Value(value) => Ok(value.clone()),
        Found::Row(row) => resolve_row(ctx, &**row).await,
        Found::Page(page) => resolve_row(ctx, &**page).await,
        Found::Rows(rows) => {
            let Some(object) = rows.first().map(|row| row.object()) else { return Ok(Value::List(Vec::new())) };
            let plan = Plan::of(ctx, object);
            Ok(Value::List(if plan.waits {
                let each = rows.iter().enumerate().map(|(index, row)| later(ctx.with_index(index), &**row, &plan));
                join_all(each).await
            } else {
                rows.iter().map(|row| at_once(&**row, &plan)).collect()
            }))
        }
        Found::Made(made) => made.resolve(ctx, field).await,
    }
}

/// A row's getters, where nothing has to wait.
fn at_once(row: &dyn Row, plan: &Plan<'_>) -> Value {
    let mut out: IndexMap<Name, Value> = IndexMap::with_capacity(plan.steps.len());
    for step in &plan.steps {
        let value = match &step.does {
            Does::Name => Value::String(plan.object.name.to_owned()),
            Does::Get(at) => values(row.get(*at)),
            Does::Rows(at, below) => rows_at_once(row.get(*at), below),
            Does::Wait(_) | Does::Operation(_) => Value::Null,
        };
        out.insert(step.key.clone(), value);
    }
    Value::Object(out)
}

fn rows_at_once(got: Got<'_>, plan: &Plan<'_>) -> Value {
    match got {
        Got::Value(value) => value,
        Got::Row(row) => at_once(row, plan),
        Got::List(rows) => Value::List(rows.into_iter().map(|row| rows_at_once(row, plan)).collect()),
    }
}

/// Scalars and lists of them.
fn values(got: Got<'_>) -> Value {
    match got {
        Got::Value(value) => value,
        Got::Row(_) => Value::Null,
        Got::List(items) => Value::List(items.into_iter().map(values).collect()),
    }
}

/// A row of which something has to wait.
fn later<'a>(ctx: ContextSelectionSet<'a>, row: &'a dyn Row, plan: &'a Plan<'a>) -> BoxFuture<'a, Value> {
    Box::pin(async move {
        let mut out: IndexMap<Name, Value> = IndexMap::with_capacity(plan.steps.len());
        let waiting = FuturesUnordered::new();
        for (place, step) in plan.steps.iter().enumerate() {
            let value = match &step.does {
                Does::Name => Value::String(plan.object.name.to_owned()),
                Does::Get(at) => values(row.get(*at)),
                Does::Rows(at, below) if !below.waits => rows_at_once(row.get(*at), below),
                Does::Rows(at, below) => {
                    let (ctx, got) = (&ctx, row.get(*at));
                    let work = async move {
                        let ctx = ctx.with_field(step.field);
                        let ctx = ctx.with_selection_set(&step.field.node.selection_set);
                        (place, rows_later(ctx, got, below).await)
                    };
                    waiting.push(Box::pin(work) as BoxFuture<'_, (usize, Value)>);
                    Value::Null
                }
                Does::Wait(at) | Does::Operation(at) => {
                    for field in step.fields() {
                        let ctx = &ctx;
                        let work = async move {
                            let ctx = ctx.with_field(field);
                            (place, edge(&ctx, row, *at).await)
                        };
                        waiting.push(Box::pin(work));
                    }
                    Value::Null
                }
            };
            out.insert(step.key.clone(), value);
        }
        let mut waiting = waiting;
        while let Some((place, value)) = waiting.next().await {
            if let Some((_, slot)) = out.get_index_mut(place) {
                merge(slot, value);
            }
        }
        drop(waiting);
        Value::Object(out)
    })
}

fn rows_later<'a>(ctx: ContextSelectionSet<'a>, got: Got<'a>, plan: &'a Plan<'a>) -> BoxFuture<'a, Value> {
    match got {
        Got::Value(value) => Box::pin(async move { value }),
        Got::Row(row) => later(ctx, row, plan),
        Got::List(rows) => Box::pin(async move {
            let ctx = &ctx;
            let each = rows.into_iter().enumerate().map(|(index, row)| rows_later(ctx.with_index(index), row, plan));
            Value::List(join_all(each).await)
        }),
    }
}

/// What a getter gave, for a field that stands alone.
async fn got<'a>(ctx: &'a Context<'a>, got: Got<'a>) -> Value {
    match got {
        Got::Value(value) => value,
        Got::Row(row) => {
            let below = ctx.with_selection_set(&ctx.item.node.selection_set);
            resolve_row(&below, row).await.unwrap_or_default()
        }
        Got::List(items) => {
            let below = ctx.with_selection_set(&ctx.item.node.selection_set);
            let first = items.iter().find_map(|item| match item {
                Got::Row(row) => Some(row.object()),
                _ => None,
            });
            match first.map(|object| Plan::of(&below, object)) {
                Some(plan) => rows_later(below.clone(), Got::List(items), &plan).await,
                None => Value::List(items.into_iter().map(values).collect()),
            }
        }
    }
}

/// A field for which something is read.
async fn edge<'a>(ctx: &'a Context<'a>, row: &'a dyn Row, at: usize) -> Value {
    let found = match row.object().fields.get(at).map(|field| &field.source) {
        Some(Source::Operation(asking)) => ask::operation(ctx, asking).await,
        _ => row.edge(at, ctx).await,
    };
    match found {
        Ok(found) => settle(ctx, found).await,
        Err(error) => {
            ctx.add_error(failed(ctx, error));
            Value::Null
        }
    }
}

/// Resolves the selection below a field on what the field found.
async fn settle<'a>(ctx: &'a Context<'a>, found: Found) -> Value {
    let field = ctx.item;
    let below = ctx.with_selection_set(&field.node.selection_set);
    let sought = match found {
        Found::Number(number, find) => find(ctx, number).await,
        Found::Sought(sought) => sought.found(ctx).await.map(|page| Found::Page(Box::new(page))),
        found => Ok(found),
    };
    let found = match sought {
        Ok(found) => found,
        Err(error) => {
            ctx.add_error(failed(ctx, error));
            return Value::Null;
        }
    };
    match resolve_found(&below, field, &found).await {
        Ok(value) => value,
        Err(error) => {
            ctx.add_error(if error.path.is_empty() { ctx.set_error_path(error) } else { error });
            Value::Null
        }
    }
}

/// Two answers under one key: their fields together (GraphQL specification 6.4.3).
fn merge(slot: &mut Value, more: Value) {
    match (slot, more) {
        (Value::Object(fields), Value::Object(further)) => {
            for (key, value) in further {
                match fields.get_mut(&key) {
                    Some(slot) => merge(slot, value),
                    None => {
                        fields.insert(key, value);
                    }
                }
            }
        }
        (Value::List(items), Value::List(further)) if items.len() == further.len() => {
            items.iter_mut().zip(further).for_each(|(slot, value)| merge(slot, value));
        }
        (slot, more) if *slot == Value::Null => *slot = more,
        _ => {}
    }
}
