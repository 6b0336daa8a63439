//! Lists as Relay reads them: `edges`, `nodes`, `pageInfo`, with the cursors of REST.

use std::borrow::Cow;
use std::marker::PhantomData;

use async_graphql::parser::types::Field as Selected;
use async_graphql::registry::Registry;
use async_graphql::{
    ContainerType, Context, ContextSelectionSet, ObjectType, OutputType, Positioned, ServerResult, Value,
};
use futures::future::join_all;

use super::payload::Find;
use super::resolve::{resolve_field, resolve_row};
use super::row::{Found, Got, Row};
use super::table::{Field, Object, Source, register_object};
use crate::runtime::{CursorText, encode_cursor, read_cursor};

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

/// Where a page stands in its list.
pub(super) struct PageInfo {
    pub(super) start: Option<String>,
    pub(super) end: Option<String>,
    pub(super) has_previous: bool,
    pub(super) has_next: bool,
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

    /// Whether it has rows.
    pub(super) fn has_rows(&self) -> bool {
        !self.edges.is_empty()
    }

    /// Where it stands in its list.
    pub(super) fn info_mut(&mut self) -> &mut PageInfo {
        &mut self.info
    }
}

/// Some rows of a list, known by their numbers and yet to be found.
pub struct Sought {
    page: Page,
    edge: &'static Object,
    rows: Vec<(String, i64)>,
    find: Find,
}

impl Sought {
    /// The rows with these numbers, each with its cursor. `find` finds one; whatever it does not find is left out.
    #[must_use]
    pub fn new<T: Listed>(
        rows: impl IntoIterator<Item = (String, i64)>,
        find: Find,
        has_previous: bool,
        has_next: bool,
    ) -> Self {
        let rows: Vec<_> = rows.into_iter().collect();
        let cursor = |row: Option<&(String, i64)>| row.map(|(cursor, _)| cursor.clone());
        let info = PageInfo { start: cursor(rows.first()), end: cursor(rows.last()), has_previous, has_next };
        let page = Page { connection: T::CONNECTION, edges: Vec::new(), info, total: None };
        Self { page, edge: T::EDGE, rows, find }
    }

    /// The same, where one can tell how many rows the whole list has.
    #[must_use]
    pub fn of(mut self, total: i64) -> Self {
        self.page.total = Some(total);
        self
    }

    /// Whether it has rows.
    pub(super) fn has_rows(&self) -> bool {
        !self.rows.is_empty()
    }

    /// Where it stands in its list.
    pub(super) fn info_mut(&mut self) -> &mut PageInfo {
        self.page.info_mut()
    }

    /// The page. What its rows read is read together.
    ///
    /// # Errors
    /// Those of the first row that cannot be read.
    pub(super) async fn found<'a>(self, ctx: &'a Context<'a>) -> async_graphql::Result<Page> {
        let Self { mut page, edge, rows, find } = self;
        let found = join_all(rows.iter().map(|(_, number)| find(ctx, *number))).await;
        for ((cursor, _), found) in rows.into_iter().zip(found) {
            if let Found::Row(node) = found? {
                page.edges.push(Edge { object: edge, cursor, node });
            }
        }
        Ok(page)
    }
}

/// The number in a cursor that this list gave.
pub(super) fn number_of(list: &str, text: &str) -> Option<i64> {
    match read_cursor(list, text) {
        CursorText::Own(number) => Some(number),
        CursorText::Foreign | CursorText::Unreadable => None,
    }
}

/// The place behind a cursor of a list whose pages have numbers at the REST door: how many rows stand before.
pub(super) fn place_of(list: &str, text: &str) -> Option<i64> {
    number_of(list, text).filter(|place| (1..FARTHEST).contains(place))
}

/// No list is read farther than this by page numbers, which is as far as REST counts them.
pub(super) const FARTHEST: i64 = 1_000_000;

/// The rows that are wanted of a list that REST reads without cursors, and the page that holds most of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Window {
    /// So many rows stand before.
    after: i64,
    /// So many are wanted.
    first: i64,
    /// The length of REST's page.
    pub(super) length: i64,
    /// So many rows of that page stand before.
    skipped: i64,
    /// The list is read no farther than this.
    end: i64,
}

impl Window {
    /// Of pages with numbers the shortest one, of at most `most` rows, that holds the most of what is wanted. Where a client keeps to one
    /// length it holds all.
    pub(super) fn over(after: i64, first: i64, most: i64) -> Self {
        let held = |length: &i64| ((after / length + 1) * length - after).min(first);
        let length = (1..=most.max(1)).max_by_key(|length| (held(length), -length)).unwrap_or(1);
        Self { after, first, length, skipped: after % length, end: FARTHEST }
    }

    /// Of pages with numbers the shortest one, of at most `most` rows, that holds the most of the `wanted` rows before so many. The page holds
    /// those that stand nearest to its end, so that whoever goes on backward misses none.
    pub(super) fn until(end: i64, wanted: i64, most: i64) -> Self {
        let held = |length: &i64| (end - (end - 1) / length * length).min(wanted);
        let lengths = (1..=most.max(1)).filter(|_| end > 0);
        let length = lengths.max_by_key(|length| (held(length), -length)).unwrap_or(1);
        let first = if end > 0 { held(&length) } else { 0 };
        Self { after: end - first, first, length, skipped: (end - first) % length, end: FARTHEST }
    }

    /// Of a list that REST gives only the beginning of, `most` rows: as much as is wanted.
    pub(super) fn beginning(after: i64, first: i64, most: i64) -> Self {
        let length = after.saturating_add(first).clamp(1, most.max(1));
        Self { after, first, length, skipped: after, end: most }
    }

    /// Of a list that REST begins to read behind any number of rows: just what is wanted.
    pub(super) fn exactly(after: i64, first: i64) -> Self {
        Self { after, first, length: first.max(1), skipped: 0, end: FARTHEST }
    }

    /// The number of REST's page.
    pub(super) fn page(self) -> i64 {
        self.after / self.length + 1
    }

    /// What is wanted of that page, each row with its cursor.
    pub(super) fn cut<T>(self, list: &str, rows: Vec<T>) -> Vec<(String, T)> {
        let number = |number: i64| usize::try_from(number).unwrap_or_default();
        let wanted = rows.into_iter().skip(number(self.skipped)).take(number(self.first));
        (self.after + 1..).map(|place| encode_cursor(list, place)).zip(wanted).collect()
    }

    /// Whether a list of `total` rows has some before these.
    pub(super) fn has_previous(self, total: i64) -> bool {
        self.after.min(total) > 0
    }

    /// Whether a list of `total` rows can be read on after so many of these.
    pub(super) fn has_more(self, rows: usize, total: i64) -> bool {
        // Whoever follows cursors goes on from the last row, so there must be one; before the first row of the list there is none.
        (rows > 0 || self.first == 0) && i64::try_from(rows).is_ok_and(|rows| self.after + rows < total.min(self.end))
    }
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
    description: "Where a page stands in its list.",
    interfaces: &[],
    fields: &[
        info("endCursor", "String", "Cursor of the last row, for `after`. Null for an empty page."),
        info("hasNextPage", "Boolean!", "Whether there are rows after the page."),
        info("hasPreviousPage", "Boolean!", "Whether there are rows before the page."),
        info(
            "startCursor",
            "String",
            "Cursor of the first row, for `before` where the list has it. Null for an empty page.",
        ),
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

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = "listCategories";

    #[test]
    fn pages_with_numbers_are_read_by_cursors() {
        let page = |after, first| {
            let window = Window::over(after, first, 100);
            (window.page(), window.length)
        };
        assert_eq!([page(0, 20), page(20, 20), page(40, 20)], [(1, 20), (2, 20), (3, 20)]);
        assert_eq!([page(99, 20), page(7, 5), page(0, 100)], [(5, 24), (2, 6), (1, 100)]);
    }

    #[test]
    fn a_window_shows_what_stands_behind_its_cursor() {
        for after in 0..60 {
            for first in 1..10 {
                let window = Window::over(after, first, 10);
                let start = (window.page() - 1) * window.length;
                let rows: Vec<i64> = (start..start + window.length).collect();
                let cut = window.cut(LIST, rows);
                let is_in_place =
                    |((cursor, row), at): (&(String, i64), i64)| *row == at && place_of(LIST, cursor) == Some(at + 1);
                let expected = cut.iter().zip(after..).all(is_in_place);
                assert!(expected && !cut.is_empty() && cut.len() <= 10, "{after} {first}");
            }
        }
    }

    #[test]
    fn a_list_with_a_beginning_alone_ends_where_rest_does() {
        let window = Window::beginning(95, 20, 100);
        let cut = window.cut(LIST, (0..window.length).collect::<Vec<_>>());
        assert_eq!(cut.iter().map(|(_, row)| *row).collect::<Vec<_>>(), [95, 96, 97, 98, 99]);
        assert!(!window.has_more(5, 300));
        assert!(Window::beginning(0, 20, 100).has_more(20, 21));
        assert!(!Window::beginning(0, 20, 100).has_more(20, 20));
        assert!(Window::beginning(100, 20, 100).cut(LIST, (0..100).collect::<Vec<_>>()).is_empty());
    }

    #[test]
    fn a_window_backward_ends_at_its_cursor() {
        for end in 1..60 {
            for wanted in 1..10 {
                let window = Window::until(end, wanted, 10);
                let start = (window.page() - 1) * window.length;
                let cut = window.cut(LIST, (start..start + window.length).collect::<Vec<_>>());
                let rows: Vec<i64> = cut.iter().map(|(_, row)| *row).collect();
                let from = end - i64::try_from(rows.len()).unwrap_or_default();
                assert_eq!(rows, (from..end).collect::<Vec<_>>(), "{end} {wanted}");
                assert!((1..=wanted).contains(&(end - from)), "{end} {wanted}");
                assert_eq!(
                    cut.first().and_then(|(cursor, _)| place_of(LIST, cursor)),
                    Some(from + 1),
                    "{end} {wanted}"
                );
            }
        }
        let whole = |end, wanted| Window::until(end, wanted, 100).first;
        assert_eq!([whole(50, 20), whole(7, 20), whole(0, 5)], [20, 7, 0]);
    }

    #[test]
    fn a_window_knows_what_stands_around_it() {
        let around = |window: Window, rows, total| (window.has_previous(total), window.has_more(rows, total));
        assert_eq!(around(Window::exactly(0, 2), 2, 3), (false, true));
        assert_eq!(around(Window::exactly(2, 2), 1, 3), (true, false));
        // Nothing stands before the first row, and after the last one.
        assert_eq!(around(Window::over(0, 0, 100), 0, 3), (false, true));
        assert_eq!(around(Window::over(0, 0, 100), 0, 0), (false, false));
        assert_eq!(around(Window::over(7, 5, 100), 0, 0), (false, false));
        assert!(Window::over(0, 0, 100).cut(LIST, vec![1]).is_empty());
    }

    #[test]
    fn a_place_is_one_or_none() {
        let encoded = |number: i64| encode_cursor(LIST, number);
        assert_eq!(place_of(LIST, &encoded(7)), Some(7));
        let foreign = encode_cursor("listConnections", 7);
        for text in ["", "7", &encoded(0), &encoded(-1), &encoded(1_000_000), &foreign] {
            assert_eq!(place_of(LIST, text), None, "{text}");
        }
    }
}
