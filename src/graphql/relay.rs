//! Lists as Relay reads them: `edges`, `nodes`, `pageInfo`, with the cursors of REST.

use async_graphql::connection::{Connection, CursorType, Edge};
use async_graphql::{ObjectType, OutputType};

use crate::base::{Cursor, Page};

/// How many are given if nobody says how many.
pub const USUAL: i64 = 20;

/// A list of `N`. Cursors are REST's: a client may go on at the other door.
pub type List<N> = Connection<After, N>;

/// A [`Cursor`] as the library takes it.
pub struct After(pub Cursor);

impl CursorType for After {
    type Error = std::convert::Infallible;

    /// Never used: arguments are read by [`after`], where a cursor that cannot be read means the first page, as at the REST door.
    fn decode_cursor(text: &str) -> Result<Self, Self::Error> {
        Ok(Self(Cursor::decode(Some(text)).unwrap_or(Cursor(i64::MAX))))
    }

    fn encode_cursor(&self) -> String {
        self.0.encode()
    }
}

/// The argument `first`, moved into its bounds.
#[must_use]
pub fn first(given: Option<i32>, most: i64) -> i64 {
    given.map_or(USUAL.min(most), |given| i64::from(given).clamp(1, most))
}

/// What a list costs: each of its items what one costs.
#[must_use]
pub fn cost(given: Option<i32>, most: i64, child: usize) -> usize {
    usize::try_from(first(given, most)).unwrap_or(usize::MAX).saturating_mul(child).saturating_add(1)
}

/// The argument `after`.
#[must_use]
pub fn after(given: Option<&str>) -> Option<Cursor> {
    Cursor::decode(given)
}

/// A page as a list. `cursor` tells an item's place.
pub fn list<T, N: OutputType + ObjectType>(
    page: Page<T>,
    after: Option<Cursor>,
    cursor: impl Fn(&T) -> i64,
    node: impl Fn(T) -> N,
) -> List<N> {
    let mut list = List::new(after.is_some(), page.next.is_some());
    list.edges.extend(page.items.into_iter().map(|item| Edge::new(After(Cursor(cursor(&item))), node(item))));
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_length_is_moved_into_its_bounds() {
        for (given, length) in [(None, 20), (Some(0), 1), (Some(-5), 1), (Some(50), 50), (Some(i32::MAX), 100)] {
            assert_eq!(first(given, 100), length, "{given:?}");
        }
        assert_eq!(first(None, 5), 5);
        assert_eq!(cost(Some(10), 100, 7), 71);
    }
}
