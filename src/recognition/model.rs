//! What can be earned: pure.

use crate::base::{MemberId, Timestamp};
use crate::{record, words};

words! {
    /// What earns points.
    pub enum Earned {
        /// A review was written.
        ReviewWritten = "review_written",
    }
}

impl Earned {
    /// How many points.
    #[must_use]
    pub const fn points(self) -> i64 {
        match self {
            Self::ReviewWritten => 10,
        }
    }
}

words! {
    /// What the feed tells.
    pub enum Activity {
        /// A review was written.
        ReviewWritten = "review_written",
    }
}

words! {
    /// A badge that a rule grants. Others may stand in the table, granted by people.
    pub enum Badge {
        /// Enough members vouch for the member.
        PeerEndorsed = "peer_endorsed",
    }
}

record! {
    /// A badge that counts.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Granted {
        /// Whose it is.
        pub user_id: MemberId,
        /// Which: a [`Badge`], or one that people granted.
        pub badge_type: String,
        /// Since when.
        pub granted_at: Timestamp,
        /// Until when; `None` for ever.
        pub expires_at: Option<Timestamp>,
    }
}

impl Granted {
    /// The badge in words (`peer_endorsed` becomes `Peer endorsed`).
    #[must_use]
    pub fn name(&self) -> String {
        let mut letters = self.badge_type.chars().map(|letter| if letter == '_' { ' ' } else { letter });
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_badge_has_a_name() {
        let granted = |word: &str| Granted {
            user_id: 1.into(),
            badge_type: word.to_owned(),
            granted_at: Timestamp::UNIX_EPOCH,
            expires_at: None,
        };
        assert_eq!(granted(Badge::PeerEndorsed.as_str()).name(), "Peer endorsed");
        assert_eq!(granted("").name(), "");
    }
}
