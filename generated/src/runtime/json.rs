//! Reads JSON. A member that comes twice is refused: of two values, one reader believes the first and another the last.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error as _, MapAccess, SeqAccess, Visitor};
use serde_json::map::Entry;
use serde_json::{Map, Number, Value};

use super::Rejection;

/// Why bytes are not the JSON that a body may be.
#[derive(Debug)]
enum Broken {
    /// They are no JSON.
    Syntax(serde_json::Error),
    /// A member comes twice; its dotted path.
    Twice(String),
}

/// The value that `bytes` stand for.
///
/// # Errors
/// `MissingBody` if there are none, `MalformedJson` or `DuplicateMember`.
pub fn read_json(bytes: &[u8]) -> Result<Value, Rejection> {
    if bytes.is_empty() {
        return Err(Rejection::MissingBody);
    }
    parse(bytes).map_err(|broken| match broken {
        Broken::Syntax(error) => Rejection::MalformedJson { line: error.line(), column: error.column() },
        Broken::Twice(member) => Rejection::DuplicateMember(member),
    })
}

/// The value that `bytes` stand for, read in one pass.
fn parse(bytes: &[u8]) -> Result<Value, Broken> {
    let mut twice = Vec::new();
    let mut source = serde_json::Deserializer::from_slice(bytes);
    let read = Reader { twice: &mut twice }.deserialize(&mut source);
    let read = read.and_then(|value| source.end().map(|()| value));
    read.map_err(|error| {
        if twice.is_empty() {
            return Broken::Syntax(error);
        }
        twice.reverse();
        Broken::Twice(twice.join("."))
    })
}

/// Builds a value. `twice` stays empty until a member comes again; the levels above it then add their own names.
struct Reader<'a> {
    twice: &'a mut Vec<String>,
}

impl Reader<'_> {
    /// The same reader for what is below.
    fn below(&mut self) -> Reader<'_> {
        Reader { twice: self.twice }
    }

    /// Notes where a member that comes twice stands.
    fn above<T, E>(&mut self, read: Result<T, E>, name: impl ToString) -> Result<T, E> {
        if read.is_err() && !self.twice.is_empty() {
            self.twice.push(name.to_string());
        }
        read
    }
}

impl<'de> DeserializeSeed<'de> for Reader<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, source: D) -> Result<Value, D::Error> {
        source.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Reader<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(Number::from_f64(value).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(Value::String(value.to_owned()))
    }

    fn visit_string<E>(self, value: String) -> Result<Value, E> {
        Ok(Value::String(value))
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut items: A) -> Result<Value, A::Error> {
        let mut found = Vec::new();
        loop {
            let item = items.next_element_seed(self.below());
            match self.above(item, found.len())? {
                Some(item) => found.push(item),
                None => return Ok(Value::Array(found)),
            }
        }
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut members: A) -> Result<Value, A::Error> {
        let mut found = Map::new();
        while let Some(name) = members.next_key::<String>()? {
            match found.entry(name) {
                Entry::Vacant(place) => {
                    let value = members.next_value_seed(self.below());
                    let value = self.above(value, place.key())?;
                    place.insert(value);
                }
                Entry::Occupied(place) => {
                    self.twice.push(place.key().clone());
                    return Err(A::Error::custom("a member comes twice"));
                }
            }
        }
        Ok(Value::Object(found))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn twice(text: &str) -> Option<String> {
        match parse(text.as_bytes()) {
            Err(Broken::Twice(path)) => Some(path),
            _ => None,
        }
    }

    #[test]
    fn what_has_no_member_twice_is_read_as_ever() {
        for text in [
            "null",
            " true ",
            "-0",
            "18446744073709551615",
            "-9223372036854775808",
            "1.5e3",
            "1e300",
            r#""\u00e9\n\ud83c\udf5e""#,
            r#"{"a":{"b":1},"b":{"b":2},"c":[{"b":3},{"b":4}],"":{"":""}}"#,
        ] {
            assert_eq!(parse(text.as_bytes()).unwrap(), serde_json::from_str::<Value>(text).unwrap(), "{text}");
        }
        assert_eq!(parse(br#"{"a":[]}"#).unwrap(), json!({"a": []}));
    }

    #[test]
    fn a_member_that_comes_twice_is_named_at_any_depth() {
        assert_eq!(twice(r#"{"a":1,"b":2,"a":1}"#).as_deref(), Some("a"));
        assert_eq!(twice(r#"{"items":[{"id":1},{"id":1,"\u0069d":2}]}"#).as_deref(), Some("items.1.id"));
        assert_eq!(twice(r#"[[],[{"x":{"y":0,"y":0}}]]"#).as_deref(), Some("1.0.x.y"));
        assert_eq!(twice(r#"{"a":1,"A":2}"#), None, "letter case counts");
    }

    #[test]
    fn what_is_no_json_is_refused_as_ever() {
        for text in ["", "{", "{}x", "[1,]", "{\"a\":}", "{1:2}", "NaN", "1e400", "\"\u{1}\"", "\u{feff}{}", "'a'"] {
            assert!(serde_json::from_str::<Value>(text).is_err(), "{text:?}");
            assert!(matches!(parse(text.as_bytes()), Err(Broken::Syntax(_))), "{text:?}");
        }
        assert!(matches!(parse("[".repeat(300).as_bytes()), Err(Broken::Syntax(_))), "nested too deep");
        assert!(matches!(parse(b"\"\xff\""), Err(Broken::Syntax(_))), "no UTF-8");
    }

    /// 16 KiB take microseconds even without optimisation; one pass through the members of each member would take seconds.
    #[test]
    fn a_large_body_is_read_in_one_pass() {
        let members: Vec<String> = (0..900).map(|at| format!(r#""member_{at}":{{"id":{at}}}"#)).collect();
        let text = format!("{{{}}}", members.join(","));
        assert!(text.len() > 16 * 1024);
        let started = std::time::Instant::now();
        for _ in 0..10 {
            parse(text.as_bytes()).unwrap();
        }
        assert!(started.elapsed() < std::time::Duration::from_secs(1), "{:?}", started.elapsed());
    }
}
