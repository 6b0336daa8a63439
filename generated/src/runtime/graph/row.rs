//! A row of a type, and what its edges find.

use std::sync::Arc;

use async_graphql::parser::types::Field as Selected;
use async_graphql::{Context, ContextSelectionSet, OutputType, Positioned, ServerError, ServerResult, Value};
use chrono::{DateTime, TimeZone};
use futures::future::{BoxFuture, try_join_all};

use super::page::{Page, Sought};
use super::payload::Find;
use super::show::Show;
use super::table::Object;
use crate::runtime::Spoken;

/// What a getter gives.
pub enum Got<'a> {
    /// A scalar, an enum's value, a list of them, or null.
    Value(Value),
    /// A row of another type.
    Row(&'a dyn Row),
    /// Several.
    List(Vec<Got<'a>>),
}

/// A row of a type of the graph. Emitted for the contract's schemas.
pub trait Row: Send + Sync {
    /// Its type.
    fn object(&self) -> &'static Object;

    /// The field at this place of [`Object::fields`], if the row itself answers it.
    fn get(&self, at: usize) -> Got<'_>;

    /// The field at this place, if its area answers it.
    fn edge<'a>(&'a self, _at: usize, _ctx: &'a Context<'a>) -> BoxFuture<'a, async_graphql::Result<Found>> {
        Box::pin(async { Ok(Found::Null) })
    }
}

/// A row that several fields show.
impl Row for Arc<dyn Row> {
    fn object(&self) -> &'static Object {
        (**self).object()
    }

    fn get(&self, at: usize) -> Got<'_> {
        (**self).get(at)
    }

    fn edge<'a>(&'a self, at: usize, ctx: &'a Context<'a>) -> BoxFuture<'a, async_graphql::Result<Found>> {
        (**self).edge(at, ctx)
    }
}

/// What is found of a row with others, and may be shown at several places.
#[derive(Clone)]
pub enum Kept {
    /// A row.
    Row(Arc<dyn Row>),
    /// Several.
    Rows(Arc<[Arc<dyn Row>]>),
}

impl Kept {
    /// A row.
    #[must_use]
    pub fn row(row: impl Row + 'static) -> Self {
        Self::Row(Arc::new(row))
    }

    /// Several rows.
    #[must_use]
    pub fn rows<T: Row + 'static>(rows: Vec<T>) -> Self {
        Self::Rows(rows.into_iter().map(|row| Arc::new(row) as Arc<dyn Row>).collect())
    }
}

/// Finds rows of a type, or what a field of them shows, by their numbers, each with its number. The same statements whatever their number.
pub type Finder<C, F> = fn(C, Vec<i64>) -> BoxFuture<'static, Result<Vec<(i64, Kept)>, F>>;

/// The name of a type, or of a field of it, and how its rows are found.
pub type NamedFinder<C, F> = (&'static str, Finder<C, F>);

/// Tells the number of something as it is before a change; none where there is none.
pub type Teller<C, F> = fn(C, Spoken) -> BoxFuture<'static, Result<Option<i64>, F>>;

/// The mutation and the field of its payload, and who tells the number that it shows.
pub type NamedTeller<C, F> = (&'static str, Teller<C, F>);

/// What a field that waits finds.
pub enum Found {
    /// Nothing.
    Null,
    /// A scalar, an enum's value, or a list of them.
    Value(Value),
    /// A row.
    Row(Box<dyn Row>),
    /// Several.
    Rows(Vec<Box<dyn Row>>),
    /// A page of rows.
    Page(Box<Page>),
    /// The row with this number, as this finds it.
    Number(i64, Find),
    /// A page of rows that are yet to be found.
    Sought(Box<Sought>),
    /// A value of a type that the library's macros made.
    Made(Box<dyn Made>),
}

/// What the library's macros made, whatever its type.
pub trait Made: Send + Sync {
    /// Resolves a selection on it.
    fn resolve<'a>(
        &'a self,
        ctx: &'a ContextSelectionSet<'a>,
        field: &'a Positioned<Selected>,
    ) -> BoxFuture<'a, ServerResult<Value>>;
}

impl<T: OutputType> Made for T {
    fn resolve<'a>(
        &'a self,
        ctx: &'a ContextSelectionSet<'a>,
        field: &'a Positioned<Selected>,
    ) -> BoxFuture<'a, ServerResult<Value>> {
        Box::pin(OutputType::resolve(self, ctx, field))
    }
}

impl Found {
    /// A value of a type that the library's macros made.
    pub fn made(value: impl OutputType + 'static) -> Self {
        Self::Made(Box::new(value))
    }

    /// A list of scalars or enums' values.
    pub fn values<T: Show>(values: impl IntoIterator<Item = T>) -> Self {
        let value = |one: T| match one.show() {
            Got::Value(value) => value,
            Got::Row(_) | Got::List(_) => Value::Null,
        };
        Self::Value(Value::List(values.into_iter().map(value).collect()))
    }
}

/// What an edge's method gives, as a finding.
pub trait IntoFound {
    /// The finding.
    fn into_found(self) -> Found;
}

impl IntoFound for Found {
    fn into_found(self) -> Found {
        self
    }
}

impl<T: IntoFound> IntoFound for Option<T> {
    fn into_found(self) -> Found {
        self.map_or(Found::Null, T::into_found)
    }
}

impl<T: Row + 'static> IntoFound for Vec<T> {
    fn into_found(self) -> Found {
        Found::Rows(self.into_iter().map(|row| Box::new(row) as Box<dyn Row>).collect())
    }
}

impl IntoFound for Kept {
    fn into_found(self) -> Found {
        match self {
            Self::Row(row) => Found::Row(Box::new(row)),
            Self::Rows(rows) => Found::Rows(rows.iter().map(|row| Box::new(Arc::clone(row)) as Box<dyn Row>).collect()),
        }
    }
}

impl IntoFound for Page {
    fn into_found(self) -> Found {
        Found::Page(Box::new(self))
    }
}

impl IntoFound for Sought {
    fn into_found(self) -> Found {
        Found::Sought(Box::new(self))
    }
}

macro_rules! values {
    ($($kind:ty),+) => {
        $(impl IntoFound for $kind {
            fn into_found(self) -> Found {
                Found::Value(Value::from(self))
            }
        })+
    };
}

values!(bool, i64, f64, String, Vec<String>);

impl<Z: TimeZone> IntoFound for DateTime<Z> {
    fn into_found(self) -> Found {
        match self.show() {
            Got::Value(value) => Found::Value(value),
            Got::Row(_) | Got::List(_) => Found::Null,
        }
    }
}

/// The finding of an edge's answer.
///
/// # Errors
/// Those of `answer`.
pub fn found<T: IntoFound>(answer: async_graphql::Result<T>) -> async_graphql::Result<Found> {
    answer.map(T::into_found)
}

/// The rows that these find, in their order, without those that the viewer does not see.
///
/// # Errors
/// The first of theirs.
pub async fn found_each(finding: Vec<BoxFuture<'_, async_graphql::Result<Found>>>) -> async_graphql::Result<Found> {
    let rows = try_join_all(finding).await?.into_iter().filter_map(|found| match found {
        Found::Row(row) => Some(row),
        _ => None,
    });
    Ok(Found::Rows(rows.collect()))
}

/// An error at the field's place.
#[must_use]
pub fn failed(ctx: &Context<'_>, error: async_graphql::Error) -> ServerError {
    ctx.set_error_path(error.into_server_error(ctx.item.pos))
}
