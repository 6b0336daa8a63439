//! The arguments of lists that are answered by hand: `first` and `after`, with the cursors of REST.

use contract::Code;
use contract::runtime::{CursorText, read_cursor};

use crate::base::{Answer, Cursor, Failure, Refusal};
use crate::call::foreign_cursor;
use crate::say;

/// How many are given if nobody says how many.
pub const USUAL: i64 = 20;

/// The argument `first`: 1 to `most`, [`USUAL`] if it is not given.
///
/// # Errors
/// 422 `VALIDATION_OUT_OF_RANGE` naming it.
pub fn first(given: Option<i32>, most: i64) -> Answer<i64> {
    length("first", given, USUAL, most)
}

/// An argument that says how long a list may be: 1 to `most`, `usual` if it is not given.
///
/// # Errors
/// 422 `VALIDATION_OUT_OF_RANGE` naming it.
pub fn length(argument: &'static str, given: Option<i32>, usual: i64, most: i64) -> Answer<i64> {
    let given = given.map_or(usual.min(most), i64::from);
    if (1..=most).contains(&given) {
        return Ok(given);
    }
    let sentence = if given < 1 { say!("field-minimum", least = 1) } else { say!("field-maximum", most = most) };
    Err(Refusal::new(Code::ValidationOutOfRange, sentence).field(argument).into())
}

/// What a list costs: each of its items what one costs.
#[must_use]
pub fn cost(given: Option<i32>, most: i64, child: usize) -> usize {
    let length = given.map_or(USUAL.min(most), i64::from).clamp(1, most);
    usize::try_from(length).unwrap_or(usize::MAX).saturating_mul(child).saturating_add(1)
}

/// The argument `after` of the list of this name. An empty one is none.
///
/// # Errors
/// 422 `INVALID_CURSOR` naming it, for a text that this list did not give.
pub fn after(list: &str, given: Option<&str>) -> Answer<Option<Cursor>> {
    let Some(text) = given.filter(|text| !text.is_empty()) else { return Ok(None) };
    match read_cursor(list, text) {
        CursorText::Own(number) => Ok(Some(Cursor(number))),
        CursorText::Foreign | CursorText::Unreadable => Err(no_cursor()),
    }
}

/// The refusal of an `after` that this list did not give.
#[must_use]
pub fn no_cursor() -> Failure {
    foreign_cursor("after").into()
}

#[cfg(test)]
mod tests {
    use contract::runtime::encode_cursor;

    use super::*;

    #[test]
    fn a_length_is_within_its_bounds() {
        for (given, expected) in [(None, Some(20)), (Some(1), Some(1)), (Some(50), Some(50)), (Some(100), Some(100))] {
            assert_eq!(first(given, 100).ok(), expected, "{given:?}");
        }
        for given in [0, -5, 101, i32::MAX, i32::MIN] {
            let Err(Failure::Refusal(refusal)) = first(Some(given), 100) else { panic!("{given}") };
            assert_eq!(
                (refusal.code(), refusal.items[0].field.as_deref()),
                (Code::ValidationOutOfRange, Some("first"))
            );
        }
        assert_eq!(first(None, 5).ok(), Some(5));
        assert_eq!((cost(Some(10), 100, 7), cost(Some(-10), 100, 7), cost(Some(1_000), 100, 7)), (71, 8, 701));
    }

    #[test]
    fn a_cursor_is_one_or_is_refused() {
        let list = "listConnections";
        assert_eq!(after(list, Some(&encode_cursor(list, 7))).ok(), Some(Some(Cursor(7))));
        assert_eq!((after(list, None).ok(), after(list, Some("")).ok()), (Some(None), Some(None)));
        for text in ["%%%", "7", " ", &encode_cursor("listExchanges", 7)] {
            let Err(Failure::Refusal(refusal)) = after(list, Some(text)) else { panic!("{text}") };
            assert_eq!((refusal.code(), refusal.items[0].field.as_deref()), (Code::InvalidCursor, Some("after")));
        }
    }
}
