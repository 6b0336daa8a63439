//! From JSON to the contract's types.
//!
//! All of them are read in this one way, requests and answers that were kept. What does not fit is told by its place alone: bounds are
//! checked elsewhere, with the sentences.

use std::fmt;
use std::slice;

use serde::de::value::BorrowedStrDeserializer;
use serde::de::{DeserializeOwned, DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde::forward_to_deserialize_any;
use serde_json::{Value, map};

/// A value is not what its type can hold. Knows the way there, the last step first.
#[derive(Debug, Default)]
pub(super) struct Unfit(Vec<String>);

impl Unfit {
    /// The place as a dotted path; none if the whole is meant.
    pub(super) fn field(&self) -> Option<String> {
        let steps: Vec<&str> = self.0.iter().rev().map(String::as_str).collect();
        (!steps.is_empty()).then(|| steps.join("."))
    }

    fn within(mut self, step: &dyn fmt::Display) -> Self {
        self.0.push(step.to_string());
        self
    }
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.field() {
            Some(field) => write!(f, "`{field}` is not what its type can hold"),
            None => f.write_str("it is not what its type can hold"),
        }
    }
}

impl std::error::Error for Unfit {}

impl Error for Unfit {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self::default()
    }
}

/// Makes the typed value.
///
/// # Errors
/// The place of what does not fit.
pub(super) fn read<T: DeserializeOwned>(value: &Value) -> Result<T, Unfit> {
    T::deserialize(Json(value))
}

/// A value as it is read.
#[derive(Clone, Copy)]
struct Json<'v>(&'v Value);

impl<'v> Json<'v> {
    fn text<V: Visitor<'v>>(self, visitor: V) -> Result<V::Value, Unfit> {
        match self.0 {
            Value::String(text) => visitor.visit_borrowed_str(text),
            _ => Err(Unfit::default()),
        }
    }

    fn number<V: Visitor<'v>>(self, visitor: V) -> Result<V::Value, Unfit> {
        let Value::Number(number) = self.0 else { return Err(Unfit::default()) };
        match (number.as_u64(), number.as_i64(), number.as_f64()) {
            (Some(number), ..) => visitor.visit_u64(number),
            (_, Some(number), _) => visitor.visit_i64(number),
            (.., Some(number)) => visitor.visit_f64(number),
            _ => Err(Unfit::default()),
        }
    }

    fn list<V: Visitor<'v>>(self, visitor: V) -> Result<V::Value, Unfit> {
        match self.0 {
            Value::Array(items) => visitor.visit_seq(Items { rest: items.iter(), at: 0 }),
            _ => Err(Unfit::default()),
        }
    }

    fn object<V: Visitor<'v>>(self, visitor: V) -> Result<V::Value, Unfit> {
        match self.0 {
            Value::Object(members) => visitor.visit_map(Members { rest: members.iter(), next: None }),
            _ => Err(Unfit::default()),
        }
    }
}

/// Each kind of value is read only by what expects it, so that no code is made for the others.
macro_rules! kinds {
    ($($how:ident: $($method:ident)+;)+) => {$($(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unfit> {
            self.$how(visitor)
        }
    )+)+};
}

impl<'de> Deserializer<'de> for Json<'de> {
    type Error = Unfit;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unfit> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(yes) => visitor.visit_bool(*yes),
            Value::Number(_) => self.number(visitor),
            Value::String(_) => self.text(visitor),
            Value::Array(_) => self.list(visitor),
            Value::Object(_) => self.object(visitor),
        }
    }

    kinds! {
        number: deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_u8 deserialize_u16 deserialize_u32
            deserialize_u64 deserialize_f32 deserialize_f64;
        text: deserialize_char deserialize_str deserialize_string deserialize_identifier;
        list: deserialize_seq;
        object: deserialize_map;
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unfit> {
        match self.0 {
            Value::Bool(yes) => visitor.visit_bool(*yes),
            _ => Err(Unfit::default()),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unfit> {
        match self.0 {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Unfit> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unfit> {
        self.object(visitor)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Unfit> {
        self.list(visitor)
    }

    /// Sets of words are read as texts, and the contract has no other enums that say which they are.
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Unfit> {
        Err(Unfit::default())
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unfit> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! { i128 u128 bytes byte_buf unit unit_struct tuple_struct }
}

/// The items of a list.
struct Items<'v> {
    rest: slice::Iter<'v, Value>,
    at: usize,
}

impl<'v> SeqAccess<'v> for Items<'v> {
    type Error = Unfit;

    fn next_element_seed<S: DeserializeSeed<'v>>(&mut self, seed: S) -> Result<Option<S::Value>, Unfit> {
        let Some(item) = self.rest.next() else { return Ok(None) };
        let at = self.at;
        self.at += 1;
        seed.deserialize(Json(item)).map(Some).map_err(|unfit| unfit.within(&at))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.rest.len())
    }
}

/// The members of an object.
struct Members<'v> {
    rest: map::Iter<'v>,
    next: Option<(&'v str, &'v Value)>,
}

impl<'v> MapAccess<'v> for Members<'v> {
    type Error = Unfit;

    fn next_key_seed<S: DeserializeSeed<'v>>(&mut self, seed: S) -> Result<Option<S::Value>, Unfit> {
        let Some((name, value)) = self.rest.next() else { return Ok(None) };
        self.next = Some((name, value));
        seed.deserialize(BorrowedStrDeserializer::new(name)).map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'v>>(&mut self, seed: S) -> Result<S::Value, Unfit> {
        let (name, value) = self.next.take().ok_or_else(Unfit::default)?;
        seed.deserialize(Json(value)).map_err(|unfit| unfit.within(&name))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Deserialize;
    use serde_json::json;

    use super::*;

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Row {
        id: i64,
        #[serde(default)]
        hours: f64,
        name: Option<String>,
        kinds: Vec<Kind>,
        #[serde(default)]
        by_name: BTreeMap<String, Value>,
    }

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(untagged)]
    enum Kind {
        Number(u8),
        Named { name: String },
    }

    #[test]
    fn a_value_becomes_its_type() {
        let value = json!({
            "id": -3, "hours": 2, "name": null, "kinds": [7, {"name": "x"}], "by_name": {"a": [1, {"b": 2.5}], "c": null}
        });
        let by_name = [("a", json!([1, {"b": 2.5}])), ("c", Value::Null)];
        let row = Row {
            id: -3,
            hours: 2.0,
            name: None,
            kinds: vec![Kind::Number(7), Kind::Named { name: "x".to_owned() }],
            by_name: by_name.map(|(name, value)| (name.to_owned(), value)).into(),
        };
        assert_eq!(read::<Row>(&value).unwrap(), row);
    }

    #[test]
    fn what_does_not_fit_is_told_by_its_place() {
        for (value, field) in [
            (json!({"id": "1", "kinds": []}), Some("id")),
            (json!({"id": 1, "kinds": [1, 300]}), Some("kinds.1")),
            (json!({"id": 1, "kinds": 1}), Some("kinds")),
            (json!({"id": 1, "name": 1, "kinds": []}), Some("name")),
            (json!({"id": 1, "hours": true, "kinds": []}), Some("hours")),
            (json!({"id": 1}), None),
            (json!({"id": 1, "kinds": [], "more": 1}), None),
            (json!([1, 2]), None),
            (Value::Null, None),
        ] {
            assert_eq!(read::<Row>(&value).unwrap_err().field().as_deref(), field, "{value}");
        }
    }
}
