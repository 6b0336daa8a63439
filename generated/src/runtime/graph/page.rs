//! Lists as Relay reads them: `edges`, `nodes`, `pageInfo`, with the cursors of REST.

use std::borrow::Cow;
use std::marker::PhantomData;

use async_graphql::parser::types::Field as Selected;
use async_graphql::registry::Registry;
use async_graphql::{
    ContainerType, Context, ContextSelectionSet, ObjectType, OutputType, Positioned, ServerResult, Value,
};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use super::resolve::{resolve_field, resolve_row};
use super::row::{Got, Row};
use super::table::{Field, Object, Source, register_object};

/// A type of which there are lists.
pub trait Listed: Row + Sized + 'static {
    /// The type of its lists: `edges`, `nodes`, `pageInfo`, and `totalCount` last where somebody can tell it.
    const CONNECTION: &'static Object;
    /// The type of a list's edges: `cursor`, `node`.
    const EDGE: &'static Object;
}

/// Some rows of a list.
pub struct Page {
    connection: &'static Object,
    edges: Vec<Edge>,
    info: PageInfo,
    total: Option<i64>,
}

/// A row of a list with its place.
pub struct Edge {
    object: &'static Object,
    cursor: String,
    node: Box<dyn Row>,
}

struct PageInfo {
    start: Option<String>,
    end: Option<String>,
    has_previous: bool,
    has_next: bool,
}

impl Page {
    /// A page of rows, each with its cursor.
    #[must_use]
    pub fn new<T: Listed>(rows: impl IntoIterator<Item = (String, T)>, has_previous: bool, has_next: bool) -> Self {
        let edge = |(cursor, row)| Edge { object: T::EDGE, cursor, node: Box::new(row) as Box<dyn Row> };
        let edges: Vec<_> = rows.into_iter().map(edge).collect();
        let info = PageInfo {
            start: edges.first().map(|edge| edge.cursor.clone()),
            end: edges.last().map(|edge| edge.cursor.clone()),
            has_previous,
            has_next,
        };
        Self { connection: T::CONNECTION, edges, info, total: None }
    }

    /// The same, where one can tell how many rows the whole list has.
    #[must_use]
    pub fn of(mut self, total: i64) -> Self {
        self.total = Some(total);
        self
    }
}

/// REST's cursor behind a row with this number.
#[must_use]
pub fn encode_cursor(number: i64) -> String {
    STANDARD.encode(number.to_string())
}

/// The number that [`encode_cursor`] wrote.
pub(super) fn decode_cursor(text: &str) -> Option<i64> {
    let bytes = STANDARD.decode(text.trim()).ok().filter(|bytes| bytes.iter().all(u8::is_ascii_digit))?;
    std::str::from_utf8(&bytes).ok()?.parse().ok()
}

/// Whether a text can be a cursor that REST gave.
pub(super) fn is_cursor(text: &str) -> bool {
    let bytes = STANDARD.decode(text.trim()).ok();
    bytes.is_some_and(|bytes| !bytes.is_empty() && bytes.iter().all(u8::is_ascii_digit))
}

impl Row for Page {
    fn object(&self) -> &'static Object {
        self.connection
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::List(self.edges.iter().map(|edge| Got::Row(edge)).collect()),
            1 => Got::List(self.edges.iter().map(|edge| Got::Row(&*edge.node)).collect()),
            2 => Got::Row(&self.info),
            _ => Got::Value(self.total.map_or(Value::Null, Value::from)),
        }
    }
}

impl Row for Edge {
    fn object(&self) -> &'static Object {
        self.object
    }

    fn get(&self, at: usize) -> Got<'_> {
        match at {
            0 => Got::Value(Value::String(self.cursor.clone())),
            _ => Got::Row(&*self.node),
        }
    }
}

impl Row for PageInfo {
    fn object(&self) -> &'static Object {
        &PAGE_INFO
    }

    fn get(&self, at: usize) -> Got<'_> {
        let text = |text: &Option<String>| text.clone().map_or(Value::Null, Value::String);
        Got::Value(match at {
            0 => text(&self.end),
            1 => self.has_next.into(),
            2 => self.has_previous.into(),
            _ => text(&self.start),
        })
    }
}

const fn info(name: &'static str, ty: &'static str, description: &'static str) -> Field {
    Field { name, description, ty, arguments: &[], cost: None, source: Source::Getter }
}

/// Relay's `PageInfo`.
pub static PAGE_INFO: Object = Object {
    name: "PageInfo",
    description: "Information about pagination in a connection",
    interfaces: &[],
    fields: &[
        info("endCursor", "String", "When paginating forwards, the cursor to continue."),
        info("hasNextPage", "Boolean!", "When paginating forwards, are there more items?"),
        info("hasPreviousPage", "Boolean!", "When paginating backwards, are there more items?"),
        info("startCursor", "String", "When paginating backwards, the cursor to continue."),
    ],
    types: &[],
};

/// A page whose type says what it is a list of, for fields that the library's macros made.
pub struct List<T>(pub Page, PhantomData<fn() -> T>);

impl<T: Listed> From<Page> for List<T> {
    fn from(page: Page) -> Self {
        Self(page, PhantomData)
    }
}

impl<T: Listed> OutputType for List<T> {
    fn type_name() -> Cow<'static, str> {
        Cow::Borrowed(T::CONNECTION.name)
    }

    fn create_type_info(registry: &mut Registry) -> String {
        register_object(registry, T::CONNECTION);
        Self::qualified_type_name()
    }

    async fn resolve(&self, ctx: &ContextSelectionSet<'_>, _: &Positioned<Selected>) -> ServerResult<Value> {
        resolve_row(ctx, &self.0).await
    }
}

impl<T: Listed> ContainerType for List<T> {
    async fn resolve_field(&self, ctx: &Context<'_>) -> ServerResult<Option<Value>> {
        resolve_field(ctx, &self.0).await
    }
}

impl<T: Listed> ObjectType for List<T> {}
