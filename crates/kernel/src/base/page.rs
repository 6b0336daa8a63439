//! Keyset pages: a list goes on after the last row seen, so a page costs the same wherever it lies.

use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};

/// The last row's id, opaque on the wire (base64 of its decimal digits).
///
/// REST and GraphQL hand out the same cursors; a client may mix both doors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor(pub i64);

impl Cursor {
    /// The text a client gets.
    #[must_use]
    pub fn encode(self) -> String {
        STANDARD.encode(self.0.to_string())
    }

    /// Reads what a client sent; anything that is not one of our cursors counts as none
    /// (spec platform 1.2).
    #[must_use]
    pub fn decode(text: Option<&str>) -> Option<Self> {
        let text = text?.trim();
        let bytes = STANDARD.decode(text).or_else(|_| URL_SAFE_NO_PAD.decode(text.trim_end_matches('='))).ok()?;
        let digits = std::str::from_utf8(&bytes).ok()?;
        let id = digits.parse::<i64>().ok()?;
        (id > 0 && digits == id.to_string()).then_some(Self(id))
    }
}

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
    fn a_cursor_comes_back_as_it_went() {
        for id in [1, 42, i64::MAX] {
            assert_eq!(Cursor::decode(Some(&Cursor(id).encode())), Some(Cursor(id)));
        }
    }

    #[test]
    fn whatever_is_no_cursor_of_ours_counts_as_none() {
        for text in ["", "%%%", "bm9uZQ==", "LTE=", "MA==", "MDE=", "OTk5OTk5OTk5OTk5OTk5OTk5OTk5"] {
            assert_eq!(Cursor::decode(Some(text)), None, "{text}");
        }
        assert_eq!(Cursor::decode(None), None);
    }

    #[test]
    fn the_row_too_many_only_tells_that_there_is_more() {
        let page = Page::from_probe(vec![5, 4, 3], 2, |id| *id);
        assert_eq!(page, Page { items: vec![5, 4], next: Some(Cursor(4)) });
        assert_eq!(Page::from_probe(vec![5, 4], 2, |id| *id).next, None);
    }
}
