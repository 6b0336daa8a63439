//! Keyset pages: a list goes on after the last row seen, so a page costs the same wherever it lies.

use std::collections::HashMap;

/// The number of the last row seen, or of its place. What clients get and send is made of it by the call, which knows the list
/// (`Call::cursor`, `Call::cursor_text`).
///
/// REST and GraphQL hand out the same cursors; a client may mix both doors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor(pub i64);

impl From<i64> for Cursor {
    fn from(number: i64) -> Self {
        Self(number)
    }
}

/// Which way a list is read from its cursor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Way {
    /// In the list's order.
    #[default]
    Forward,
    /// Against it: the rows before the cursor, or the last ones. A page has them in the list's order all the same.
    Backward,
}

/// Some rows, and where the next ones begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page<T> {
    /// In the list's order.
    pub items: Vec<T>,
    /// `None` on the last page of the way on which the list is read.
    pub next: Option<Cursor>,
}

impl<T> Page<T> {
    /// Makes a page of at most `limit` rows from a query that asked for one row more.
    #[must_use]
    pub fn from_probe(mut rows: Vec<T>, limit: i64, id: impl Fn(&T) -> i64) -> Self {
        let limit = usize::try_from(limit).unwrap_or(0);
        let more = rows.len() > limit;
        rows.truncate(limit);
        let next = if more { rows.last().map(|row| Cursor(id(row))) } else { None };
        Self { items: rows, next }
    }

    /// The same for rows that were read on this way, the nearest to the cursor first.
    #[must_use]
    pub fn on_way(way: Way, rows: Vec<T>, limit: i64, id: impl Fn(&T) -> i64) -> Self {
        let mut page = Self::from_probe(rows, limit, id);
        if way == Way::Backward {
            page.items.reverse();
        }
        page
    }
}

/// The rows of each of these, in their order; none for those of which there are none.
#[must_use]
pub fn rows_of_each<T>(numbers: Vec<i64>, rows: impl IntoIterator<Item = (i64, T)>) -> Vec<(i64, Vec<T>)> {
    let mut each: HashMap<i64, Vec<T>> = HashMap::new();
    for (of, row) in rows {
        each.entry(of).or_default().push(row);
    }
    numbers.into_iter().map(|number| (number, each.remove(&number).unwrap_or_default())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_row_too_many_only_tells_that_there_is_more() {
        let page = Page::from_probe(vec![5, 4, 3], 2, |id| *id);
        assert_eq!(page, Page { items: vec![5, 4], next: Some(Cursor(4)) });
        assert_eq!(Page::from_probe(vec![5, 4], 2, |id| *id).next, None);
    }

    #[test]
    fn a_page_is_in_the_list_s_order_whichever_way_it_was_read() {
        let page = Page::on_way(Way::Backward, vec![6, 7, 8], 2, |id| *id);
        assert_eq!(page, Page { items: vec![7, 6], next: Some(Cursor(7)) });
        assert_eq!(Page::on_way(Way::Backward, vec![6, 7], 2, |id| *id), Page { items: vec![7, 6], next: None });
        assert_eq!(
            Page::on_way(Way::Forward, vec![5, 4, 3], 2, |id| *id),
            Page::from_probe(vec![5, 4, 3], 2, |id| *id)
        );
    }
}
