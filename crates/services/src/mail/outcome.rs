//! What became of a letter.

/// What became of a letter, as far as we can know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The server has it and answers for it.
    Accepted,
    /// It will not be taken, however often it is sent: a 5xx answer, or an address that is none.
    Refused {
        /// What the server said.
        why: String,
        /// The address itself is bad: nothing should go there again.
        bad_address: bool,
    },
    /// Not now: a 4xx answer, or a conversation that broke off before the letter was out of our hands.
    Later {
        /// What was met.
        why: String,
    },
    /// The whole letter was written, and no answer came: it may have been delivered.
    Unknown {
        /// What was met.
        why: String,
    },
    /// There was no conversation about this letter at all: no server, no TLS, no sign-in, or none of our letters is taken, because of their
    /// sender. The next letter would fare no better.
    Unreachable {
        /// What was met.
        why: String,
    },
}

impl Outcome {
    /// The word for it in metrics.
    #[must_use]
    pub const fn as_str(&self) -> &'static str {
        match self {
            Self::Accepted => "accepted",
            Self::Refused { .. } => "refused",
            Self::Later { .. } => "later",
            Self::Unknown { .. } => "unknown",
            Self::Unreachable { .. } => "unreachable",
        }
    }
}
