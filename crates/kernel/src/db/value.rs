//! Arguments on their way into a statement.

use chrono::{DateTime, SubsecRound, Utc};

/// What a value is. A NULL has one too, because PostgreSQL wants to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// BIGINT; INTEGER on SQLite.
    Int,
    /// DOUBLE PRECISION; REAL on SQLite.
    Real,
    /// BOOLEAN; INTEGER 0 or 1 on SQLite.
    Bool,
    /// TEXT.
    Text,
    /// TIMESTAMPTZ; on SQLite TEXT of fixed width (`2026-01-31T12:00:00.000000Z`), so that text order is time order.
    Time,
    /// JSONB; TEXT on SQLite.
    Json,
    /// BYTEA; BLOB on SQLite.
    Bytes,
    /// BIGINT[], for `= ANY($n)`; a JSON text on SQLite.
    Ints,
    /// TEXT[], for `= ANY($n)`; a JSON text on SQLite.
    Texts,
}

impl Kind {
    /// The kind of a list of these.
    ///
    /// # Panics
    /// While compiling, for kinds of which no list can be an argument.
    const fn list(self) -> Self {
        match self {
            Self::Int => Self::Ints,
            Self::Text => Self::Texts,
            _ => panic!("only lists of integers and of texts can be arguments"),
        }
    }
}

/// One argument, or one field of a row.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "each is its Kind's value")]
pub enum Value {
    Null(Kind),
    Int(i64),
    Real(f64),
    Bool(bool),
    Text(String),
    Time(DateTime<Utc>),
    Json(serde_json::Value),
    Bytes(Vec<u8>),
    Ints(Vec<i64>),
    Texts(Vec<String>),
}

impl Value {
    /// What it is.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Null(kind) => *kind,
            Self::Int(_) => Kind::Int,
            Self::Real(_) => Kind::Real,
            Self::Bool(_) => Kind::Bool,
            Self::Text(_) => Kind::Text,
            Self::Time(_) => Kind::Time,
            Self::Json(_) => Kind::Json,
            Self::Bytes(_) => Kind::Bytes,
            Self::Ints(_) => Kind::Ints,
            Self::Texts(_) => Kind::Texts,
        }
    }
}

/// What can be an argument of a statement. [`params!`](crate::params) calls it.
pub trait Bind {
    /// The kind of every value of this type, also of `None`.
    const KIND: Kind;

    /// The argument.
    fn value(self) -> Value;
}

macro_rules! bind {
    ($($type:ty => $kind:ident($value:ident) $made:expr;)+) => {$(
        impl Bind for $type {
            const KIND: Kind = Kind::$kind;

            fn value(self) -> Value {
                let $value = self;
                Value::$kind($made)
            }
        }
    )+};
}

bind! {
    i64 => Int(int) int;
    i32 => Int(int) i64::from(int);
    i16 => Int(int) i64::from(int);
    u32 => Int(int) i64::from(int);
    u16 => Int(int) i64::from(int);
    f64 => Real(real) real;
    bool => Bool(yes) yes;
    &str => Text(text) text.to_owned();
    String => Text(text) text;
    // Both engines keep microseconds; finer parts would come back changed from one of them.
    DateTime<Utc> => Time(moment) moment.trunc_subsecs(6);
    serde_json::Value => Json(json) json;
    Vec<u8> => Bytes(bytes) bytes;
    &[u8] => Bytes(bytes) bytes.to_vec();
}

impl<const N: usize> Bind for [u8; N] {
    const KIND: Kind = Kind::Bytes;

    fn value(self) -> Value {
        Value::Bytes(self.to_vec())
    }
}

impl Bind for Value {
    /// Only for `Option<Value>`, which is better written as a value with its own null.
    const KIND: Kind = Kind::Text;

    fn value(self) -> Value {
        self
    }
}

impl<T: Bind> Bind for Option<T> {
    const KIND: Kind = T::KIND;

    fn value(self) -> Value {
        self.map_or(Value::Null(T::KIND), T::value)
    }
}

impl<T: Bind + Clone> Bind for &T {
    const KIND: Kind = T::KIND;

    fn value(self) -> Value {
        self.clone().value()
    }
}

/// A list for `= ANY($n)` or `<> ALL($n)`. NULL elements are left out: nothing equals them.
impl<T: Bind> Bind for Vec<T> {
    const KIND: Kind = T::KIND.list();

    fn value(self) -> Value {
        list::<T>(self.into_iter())
    }
}

impl<T: Bind + Clone> Bind for &[T] {
    const KIND: Kind = T::KIND.list();

    fn value(self) -> Value {
        list::<T>(self.iter().cloned())
    }
}

fn list<T: Bind>(items: impl ExactSizeIterator<Item = T>) -> Value {
    if matches!(const { T::KIND.list() }, Kind::Ints) {
        let mut ints = Vec::with_capacity(items.len());
        ints.extend(items.filter_map(|item| match item.value() {
            Value::Int(int) => Some(int),
            _ => None,
        }));
        Value::Ints(ints)
    } else {
        let mut texts = Vec::with_capacity(items.len());
        texts.extend(items.filter_map(|item| match item.value() {
            Value::Text(text) => Some(text),
            _ => None,
        }));
        Value::Texts(texts)
    }
}

/// A typed value in a JSON column.
///
/// Binding one that JSON cannot express (a map whose keys are not texts) stores JSON `null`; reading it back as `T` fails.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Json<T>(pub T);

impl<T: serde::Serialize> Bind for Json<T> {
    const KIND: Kind = Kind::Json;

    fn value(self) -> Value {
        Value::Json(serde_json::to_value(self.0).unwrap_or_default())
    }
}

/// What [`params!`](crate::params) makes: these arguments, and room for the tenant before them.
#[must_use]
pub fn arguments<const N: usize>(values: [Value; N]) -> Vec<Value> {
    let mut arguments = Vec::with_capacity(N + 1);
    arguments.extend(values);
    arguments
}

/// The arguments of a statement about a community, from `$2` on: `params![member, None::<String>]`. The call puts its tenant before them as
/// `$1`; of an unscoped statement they are all arguments there are.
///
/// Expands to a `Vec` of [`Value`]s, one [`Bind::value`] call each, with room for one more.
#[macro_export]
macro_rules! params {
    ($($argument:expr),* $(,)?) => {
        $crate::db::arguments([$($crate::db::Bind::value($argument)),*])
    };
}
