//! What a call says, for an area that looks before a change is made.

/// What a mutation's arguments say, by REST's names: numbers and words as text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spoken(Vec<(String, String)>);

impl Spoken {
    /// What is said under each name; the first of a name counts.
    #[must_use]
    pub const fn new(said: Vec<(String, String)>) -> Self {
        Self(said)
    }

    /// The text under a name.
    #[must_use]
    pub fn text(&self, wire: &str) -> Option<&str> {
        self.0.iter().find(|(name, _)| name == wire).map(|(_, text)| text.as_str())
    }

    /// The same as a number.
    #[must_use]
    pub fn number(&self, wire: &str) -> Option<i64> {
        self.text(wire)?.parse().ok()
    }
}
