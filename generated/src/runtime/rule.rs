//! What can be wrong with an input, as data: whoever tells people puts it into words, in their language.

use jsonschema::error::TypeKind;
use serde_json::{Number, Value};

/// A rule that an input breaks, with what it allows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rule {
    /// It must be there.
    Required,
    /// The input has no such field.
    UnknownField,
    /// At least so many characters.
    MinLength(u64),
    /// At most so many characters.
    MaxLength(u64),
    /// At least so many items.
    MinItems(u64),
    /// At most so many items.
    MaxItems(u64),
    /// No item twice.
    UniqueItems,
    /// At least so many fields.
    MinProperties(u64),
    /// At most so many fields.
    MaxProperties(u64),
    /// This or more.
    Minimum(Number),
    /// This or less.
    Maximum(Number),
    /// More than this.
    ExclusiveMinimum(Number),
    /// Less than this.
    ExclusiveMaximum(Number),
    /// A multiple of this.
    MultipleOf(Number),
    /// A value of this kind.
    Type(JsonType),
    /// A text of this format.
    Format(Format),
    /// A text of a pattern, which only the contract tells.
    Pattern,
    /// One of these words.
    Enum(Vec<String>),
    /// One of several forms, none of which fits.
    AnyOf,
    /// No NUL character, which text columns cannot hold.
    NoNul,
    /// A value that the program can hold, unlike a leap second.
    Representable,
    /// Text in UTF-8.
    Utf8,
    /// One file, not several.
    OneFile,
    /// 1 to 191 visible characters.
    IdempotencyKey,
    /// The header `Idempotency-Key` and the field `idempotency_key` say the same.
    SameIdempotencyKey,
    /// The id of a row of this type of the graph.
    Id(&'static str),
    /// A cursor that this list gave.
    Cursor,
    /// Not together with this argument.
    Apart(&'static str),
}

/// A kind of JSON value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JsonType {
    /// `"a"`.
    String,
    /// `1.5`.
    Number,
    /// `1`.
    Integer,
    /// `true` or `false`.
    Boolean,
    /// `[]`.
    Array,
    /// `{}`.
    Object,
    /// `null`.
    Null,
}

impl JsonType {
    /// As JSON Schema spells it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::String => "string",
            Self::Number => "number",
            Self::Integer => "integer",
            Self::Boolean => "boolean",
            Self::Array => "array",
            Self::Object => "object",
            Self::Null => "null",
        }
    }

    fn of(name: &str) -> Option<Self> {
        const ALL: [JsonType; 7] = [
            JsonType::String,
            JsonType::Number,
            JsonType::Integer,
            JsonType::Boolean,
            JsonType::Array,
            JsonType::Object,
            JsonType::Null,
        ];
        ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// A format of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// RFC 3339, with a time zone.
    DateTime,
    /// RFC 3339, the date alone.
    Date,
    /// An e-mail address.
    Email,
    /// A web address.
    Uri,
    /// A UUID.
    Uuid,
    /// Another one, which only the contract tells.
    Other,
}

impl Format {
    /// As JSON Schema spells it; `other` if it is none of these.
    pub const fn name(self) -> &'static str {
        match self {
            Self::DateTime => "date-time",
            Self::Date => "date",
            Self::Email => "email",
            Self::Uri => "uri",
            Self::Uuid => "uuid",
            Self::Other => "other",
        }
    }

    pub(super) fn of(name: &str) -> Self {
        match name {
            "date-time" => Self::DateTime,
            "date" => Self::Date,
            "email" => Self::Email,
            "uri" | "url" => Self::Uri,
            "uuid" => Self::Uuid,
            _ => Self::Other,
        }
    }
}

impl Rule {
    /// Must be of this kind. `null` beside another kind is not worth a word.
    pub(super) fn of_types(kinds: &TypeKind) -> Self {
        let names: Vec<String> = match kinds {
            TypeKind::Single(kind) => vec![kind.to_string()],
            TypeKind::Multiple(kinds) => {
                kinds.iter().map(|kind| kind.to_string()).filter(|name| name != "null").collect()
            }
        };
        match names.as_slice() {
            [name] => JsonType::of(name).map_or(Self::AnyOf, Self::Type),
            _ => Self::AnyOf,
        }
    }

    /// Must be one of these; `null` is not worth a word.
    pub(super) fn of_choices(options: &Value) -> Self {
        let shown = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let options = options.as_array().map(Vec::as_slice).unwrap_or_default();
        Self::Enum(options.iter().filter(|value| !value.is_null()).map(shown).collect())
    }
}
