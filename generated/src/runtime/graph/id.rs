//! Global ids: `base64("Member:7")`. Opaque to clients and stable; unlike REST's numbers they say what they are ids of, so that a cache
//! may use one alone as a key, and one kind's id is never taken for another's.

use async_graphql::Value;
use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};

use super::row::Got;

/// The number in the id of what a community has only one of.
pub const ONLY: i64 = 1;

/// The id of a row of a type, as clients get it.
#[must_use]
pub fn encode_id(kind: &str, number: i64) -> String {
    STANDARD.encode(format!("{kind}:{number}"))
}

/// The same as a value.
#[must_use]
pub fn global_id(kind: &str, number: i64) -> Value {
    Value::String(encode_id(kind, number))
}

/// The ids of rows of a type whose numbers a getter gave.
#[must_use]
pub fn ids_of<'a>(kind: &str, numbers: Got<'_>) -> Got<'a> {
    match numbers {
        Got::Value(Value::Number(number)) => {
            number.as_i64().map_or(Got::Value(Value::Null), |number| Got::Value(global_id(kind, number)))
        }
        Got::List(numbers) => Got::List(numbers.into_iter().map(|number| ids_of(kind, number)).collect()),
        Got::Value(Value::List(numbers)) => ids_of(kind, Got::List(numbers.into_iter().map(Got::Value).collect())),
        Got::Value(_) | Got::Row(_) => Got::Value(Value::Null),
    }
}

/// The type and number of an id, if it is one that could be ours.
#[must_use]
pub fn decode_id(text: &str) -> Option<(String, i64)> {
    let text = text.trim();
    let bytes = STANDARD.decode(text).or_else(|_| URL_SAFE_NO_PAD.decode(text.trim_end_matches('='))).ok()?;
    let (kind, digits) = std::str::from_utf8(&bytes).ok()?.split_once(':')?;
    Some((kind.to_owned(), plain_id(digits)?))
}

/// The id of a row that REST knows by a name: `base64("Session:9f86d081")`.
#[must_use]
pub fn global_name(kind: &str, name: &str) -> Value {
    Value::String(STANDARD.encode(format!("{kind}:{name}")))
}

/// The type and name of an id, if it is one that could be ours.
#[must_use]
pub fn decode_name(text: &str) -> Option<(String, String)> {
    let text = text.trim();
    let bytes = STANDARD.decode(text).or_else(|_| URL_SAFE_NO_PAD.decode(text.trim_end_matches('='))).ok()?;
    let (kind, name) = std::str::from_utf8(&bytes).ok()?.split_once(':')?;
    let is_plain = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
    (is_plain(kind) && is_plain(name)).then(|| (kind.to_owned(), name.to_owned()))
}

/// The number that REST uses: positive, and written in one way alone.
#[must_use]
pub fn plain_id(digits: &str) -> Option<i64> {
    let number = digits.parse::<i64>().ok()?;
    (number > 0 && !digits.starts_with(['0', '+'])).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_says_what_it_is_of_and_comes_back() {
        assert_eq!(decode_id(&encode_id("Member", 7)), Some(("Member".to_owned(), 7)));
        assert_eq!(decode_id("TWVtYmVyOjc"), Some(("Member".to_owned(), 7)));
        for text in ["", "7", "TWVtYmVy", "TWVtYmVyOi0x", "TWVtYmVyOjA=", "!"] {
            assert_eq!(decode_id(text), None, "{text}");
        }
    }

    #[test]
    fn an_id_may_hold_a_name() {
        let Value::String(id) = global_name("Session", "9f86d081") else { panic!("no text") };
        assert_eq!(decode_name(&id), Some(("Session".to_owned(), "9f86d081".to_owned())));
        assert_eq!(decode_id(&id), None);
        for text in ["", "9f86d081", "U2Vzc2lvbg==", "U2Vzc2lvbjo=", "U2Vzc2lvbjphL2I="] {
            assert_eq!(decode_name(text), None, "{text}");
        }
    }
}
