//! What can be earned: pure.

use crate::base::{MemberId, Timestamp};
use crate::{record, words};

words! {
    /// What earns points.
    pub enum Earned {
        /// A review was written.
        ReviewWritten = "review_written",
        /// Name, some words and a picture are all there for the first time.
        ProfileCompleted = "complete_profile",
    }
}

impl Earned {
    /// How many points.
    #[must_use]
    pub const fn points(self) -> i64 {
        match self {
            Self::ReviewWritten => 10,
            Self::ProfileCompleted => 50,
        }
    }
}

/// The level that points make. Level n ends 100 n points after it began: the second begins at 100, the third at 300, the fourth at 600.
#[must_use]
pub fn level(points: i64) -> i64 {
    // Level n begins at 50 n (n - 1).
    let parts = points.max(0) / 50;
    1 + ((1 + 4 * parts).isqrt() - 1) / 2
}

/// What the feed tells.
pub use contract::feed::FeedItemType as Activity;

words! {
    /// A badge that a rule grants. Others may stand in the table, granted by people.
    pub enum Badge {
        /// Enough members vouch for the member.
        PeerEndorsed = "peer_endorsed",
    }
}

impl Badge {
    /// An emoji for it.
    #[must_use]
    pub const fn icon(self) -> &'static str {
        match self {
            Self::PeerEndorsed => "🤝",
        }
    }

    /// What it is given for.
    #[must_use]
    pub const fn description(self) -> &'static str {
        match self {
            Self::PeerEndorsed => "Enough members of the community vouch for them.",
        }
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
    select granted_columns
}

/// A badge in words.
#[must_use]
pub fn badge_name(badge: &str) -> String {
    let mut letters = badge.chars().map(|letter| if letter == '_' { ' ' } else { letter });
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// An emoji for a badge; none for one that people granted.
#[must_use]
pub fn badge_icon(badge: &str) -> Option<&'static str> {
    Badge::parse(badge).map(Badge::icon)
}

impl Granted {
    /// The badge in words (`peer_endorsed` becomes `Peer endorsed`).
    #[must_use]
    pub fn name(&self) -> String {
        badge_name(&self.badge_type)
    }

    /// An emoji for it; none for one that people granted.
    #[must_use]
    pub fn icon(&self) -> Option<&'static str> {
        badge_icon(&self.badge_type)
    }

    /// What it is given for; none for one that people granted.
    #[must_use]
    pub fn description(&self) -> Option<&'static str> {
        Badge::parse(&self.badge_type).map(Badge::description)
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
        assert_eq!(granted(Badge::PeerEndorsed.as_str()).icon(), Some("🤝"));
        assert_eq!((granted("founder").icon(), granted("founder").description()), (None, None));
    }

    #[test]
    fn each_level_takes_a_hundred_more() {
        for (points, expected) in [
            (-1, 1),
            (0, 1),
            (99, 1),
            (100, 2),
            (299, 2),
            (300, 3),
            (599, 3),
            (600, 4),
            (999, 4),
            (1_000, 5),
            (4_499, 9),
            (4_500, 10),
        ] {
            assert_eq!(level(points), expected, "{points}");
        }
        assert!(level(i64::MAX) > 1);
    }
}
