//! Keyset pages: a list goes on after the last row seen, so a page costs the same wherever it lies.

/// The number of the last row seen, or of its place. What clients get and send is made of it by the call, which knows the list
/// (`Call::cursor`, `Call::cursor_text`).
///
/// REST and GraphQL hand out the same cursors; a client may mix both doors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor(pub i64);

/// Some rows, and where the next ones begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page<T> {
    /// In the list's order.
    pub items: Vec<T>,
    /// `None` on the last page.
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
}
