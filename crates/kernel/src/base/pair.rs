//! Two members of a community, whoever comes first.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::MemberId;
use crate::db::{Bind, Column, ColumnError, Kind, Value};

/// What two members write to each other: the ids of both, the smaller one first. The same whoever asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct ConversationId {
    low: MemberId,
    high: MemberId,
}

impl ConversationId {
    /// The conversation of two members.
    #[must_use]
    pub fn of(one: MemberId, other: MemberId) -> Self {
        Self { low: one.min(other), high: one.max(other) }
    }

    /// The one with the smaller id.
    #[must_use]
    pub fn low(self) -> MemberId {
        self.low
    }

    /// The other one; the same where somebody is paired with themselves.
    #[must_use]
    pub fn high(self) -> MemberId {
        self.high
    }

    fn parse(text: &str) -> Option<Self> {
        let (low, high) = text.split_once('-')?;
        let pair = Self { low: low.parse::<i64>().ok()?.into(), high: high.parse::<i64>().ok()?.into() };
        (pair.low <= pair.high && pair.to_string() == text).then_some(pair)
    }
}

impl fmt::Display for ConversationId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.low, self.high)
    }
}

impl From<ConversationId> for String {
    fn from(id: ConversationId) -> Self {
        id.to_string()
    }
}

impl TryFrom<String> for ConversationId {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        Self::parse(&text).ok_or_else(|| format!("{text:?} is no conversation"))
    }
}

impl Bind for ConversationId {
    const KIND: Kind = Kind::Text;

    fn value(self) -> Value {
        Value::Text(self.to_string())
    }
}

impl Column for ConversationId {
    fn column(value: Value) -> Result<Self, ColumnError> {
        let text = String::column(value)?;
        Self::parse(&text).ok_or_else(|| ColumnError::because::<Self>(format!("the conversation {text:?}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_conversation_is_the_same_from_both_sides() {
        let pair = ConversationId::of(9.into(), 7.into());
        assert_eq!((pair, pair.to_string().as_str()), (ConversationId::of(7.into(), 9.into()), "7-9"));
        assert_eq!(serde_json::from_str::<ConversationId>("\"7-9\"").unwrap(), pair);
        for text in ["9-7", "7", "07-9", "7-9-11", "a-b", ""] {
            assert_eq!(ConversationId::parse(text), None, "{text}");
        }
    }
}
