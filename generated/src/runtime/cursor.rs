//! Cursors: where a page of a list begins. They are opaque to clients, and each says which list it is of.

use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};

/// What a client sent as a cursor is to a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CursorText {
    /// One that the list gave, for what stands behind this number.
    Own(i64),
    /// One that another list gave, or an earlier version of the program.
    Foreign,
    /// Nothing that any list ever gave.
    Unreadable,
}

/// The cursor behind a row with this number: base64 of `listConnections:57`. The list has the name of the operation that answers it; an edge
/// of the graph that none answers, its own. A row without a number is behind all others.
#[must_use]
pub fn encode_cursor(list: &str, number: impl Into<Option<i64>>) -> String {
    STANDARD.encode(format!("{list}:{}", number.into().unwrap_or(i64::MAX)))
}

/// Reads what a client sent to the list of this name.
#[must_use]
pub fn read_cursor(list: &str, text: &str) -> CursorText {
    let text = text.trim();
    let bytes = STANDARD.decode(text).or_else(|_| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')));
    let Ok(bytes) = bytes else { return CursorText::Unreadable };
    let Ok(said) = std::str::from_utf8(&bytes) else { return unnamed(&bytes) };
    let Some((name, digits)) = said.split_once(':') else { return unnamed(&bytes) };
    let Some(number) = number(digits) else { return CursorText::Unreadable };
    if name == list { CursorText::Own(number) } else { CursorText::Foreign }
}

/// A cursor that names no list: a row's number, as all were once, the two of a list of bunches, or a number under a seal.
fn unnamed(bytes: &[u8]) -> CursorText {
    let is_number = !bytes.is_empty() && bytes.iter().all(|byte| byte.is_ascii_digit() || *byte == b'.');
    if is_number || bytes.len() == SEALED { CursorText::Foreign } else { CursorText::Unreadable }
}

/// So long is a number under a seal.
const SEALED: usize = 24;

/// A number as it is written in cursors: positive, without zeros in front.
fn number(digits: &str) -> Option<i64> {
    let number = digits.parse::<i64>().ok()?;
    (number > 0 && digits == number.to_string()).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = "listConnections";

    #[test]
    fn a_cursor_comes_back_to_its_list_as_it_went() {
        for id in [1, 42, i64::MAX] {
            assert_eq!(read_cursor(LIST, &encode_cursor(LIST, id)), CursorText::Own(id));
        }
        assert_eq!(read_cursor(LIST, &encode_cursor(LIST, None)), CursorText::Own(i64::MAX));
    }

    #[test]
    fn a_cursor_is_foreign_to_every_other_list() {
        let other = encode_cursor("listExchanges", 42);
        let sealed = URL_SAFE_NO_PAD.encode([7_u8; SEALED]);
        for text in [other.as_str(), "NDI=", "NDIuNDM=", &sealed] {
            assert_eq!(read_cursor(LIST, text), CursorText::Foreign, "{text}");
        }
    }

    #[test]
    fn what_no_list_gave_is_unreadable() {
        let made_up = ["listConnections:0", "listConnections:007", "listConnections:-1", "none", "-1", ""];
        let made_up = made_up.map(|text| STANDARD.encode(text));
        for text in made_up.iter().map(String::as_str).chain(["%%%", "7"]) {
            assert_eq!(read_cursor(LIST, text), CursorText::Unreadable, "{text}");
        }
    }
}
