//! What a link is about: pure.

use crate::notifications::prefs::model::{Change, Preferences};
use crate::words;

words! {
    /// A kind of mails that somebody may stop.
    pub enum Topic {
        /// Every mail that can be stopped.
        All = "all",
        /// What members write to each other.
        Messages = "messages",
        /// Who knows whom.
        Connections = "connections",
        /// Hours that moved.
        Transactions = "transactions",
        /// What members say about each other.
        Reviews = "reviews",
        /// What members offer and ask for.
        Listings = "listings",
        /// Gatherings.
        Events = "events",
        /// Mails that gather what happened.
        Digest = "digest",
        /// Points and badges.
        Gamification = "gamification",
        /// Organisations.
        Org = "org",
        /// What comes from other communities.
        Federation = "federation",
    }
}

impl Topic {
    /// What a notification of this type is about, if there is a switch for it.
    #[must_use]
    pub fn of_kind(kind: &str) -> Option<Self> {
        let begins = |beginnings: &[&str]| beginnings.iter().any(|beginning| kind.starts_with(beginning));
        Some(match kind {
            "message" | "new_message" | "message_received" | "voice_message" => Self::Messages,
            "transaction" | "credit_received" | "credit_sent" | "credits_received" | "credits_taken"
            | "review_request" => Self::Transactions,
            // What those who look after the community are told has no switch.
            "exchange_needs_broker" | "listing_report_created" => return None,
            "new_review" | "review" => Self::Reviews,
            "listing" | "hot_match" | "mutual_match" | "saved_search_match" => Self::Listings,
            "event" | "new_event_created" => Self::Events,
            "badge" | "achievement" | "level_up" => Self::Gamification,
            _ if begins(&["connection_", "friend_"]) => Self::Connections,
            // An exchange is about hours from its first step on.
            _ if begins(&["payment", "exchange_"]) => Self::Transactions,
            _ if begins(&["review_"]) => Self::Reviews,
            _ if begins(&["listing_"]) => Self::Listings,
            _ if begins(&["event_"]) => Self::Events,
            _ if begins(&["federation_"]) => Self::Federation,
            _ => return None,
        })
    }

    /// What changes when somebody stops it.
    #[must_use]
    pub fn stopped(self) -> Change {
        let off = Some(false);
        match self {
            Self::All => Change {
                email_messages: off,
                email_listings: off,
                email_digest: off,
                email_connections: off,
                email_transactions: off,
                email_reviews: off,
                email_events: off,
                email_gamification_digest: off,
                email_gamification_milestones: off,
                email_org_payments: off,
                email_org_transfers: off,
                email_org_membership: off,
                email_org_admin: off,
                ..Change::default()
            },
            Self::Messages => Change { email_messages: off, ..Change::default() },
            Self::Connections => Change { email_connections: off, ..Change::default() },
            Self::Transactions => Change { email_transactions: off, ..Change::default() },
            Self::Reviews => Change { email_reviews: off, ..Change::default() },
            Self::Listings => Change { email_listings: off, ..Change::default() },
            Self::Events => Change { email_events: off, ..Change::default() },
            Self::Digest => Change { email_digest: off, ..Change::default() },
            Self::Gamification => {
                Change { email_gamification_digest: off, email_gamification_milestones: off, ..Change::default() }
            }
            Self::Org => Change {
                email_org_payments: off,
                email_org_transfers: off,
                email_org_membership: off,
                email_org_admin: off,
                ..Change::default()
            },
            Self::Federation => Change { federation_notifications_enabled: off, ..Change::default() },
        }
    }

    /// Whether any of it still comes.
    #[must_use]
    pub fn is_wanted(self, preferences: &Preferences) -> bool {
        let all = preferences;
        match self {
            Self::All => {
                let some = [Self::Messages, Self::Connections, Self::Transactions, Self::Reviews, Self::Listings];
                let more = [Self::Events, Self::Digest, Self::Gamification, Self::Org];
                some.iter().chain(&more).any(|topic| topic.is_wanted(preferences))
            }
            Self::Messages => all.email_messages,
            Self::Connections => all.email_connections,
            Self::Transactions => all.email_transactions,
            Self::Reviews => all.email_reviews,
            Self::Listings => all.email_listings,
            Self::Events => all.email_events,
            Self::Digest => all.email_digest,
            Self::Gamification => all.email_gamification_digest || all.email_gamification_milestones,
            Self::Org => {
                all.email_org_payments || all.email_org_transfers || all.email_org_membership || all.email_org_admin
            }
            Self::Federation => all.federation_notifications_enabled,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Map;

    use super::*;
    use crate::notifications::prefs::model::Kept;

    #[test]
    fn what_is_stopped_is_not_wanted_and_everything_else_stays() {
        let everything =
            Change::from(Preferences { email_digest: true, push_campaigns_opted_in: true, ..Preferences::default() });
        let before = Kept { json: Map::new(), federation: true }.with(&everything);
        for topic in Topic::ALL {
            assert!(topic.is_wanted(&before.preferences()), "{topic}");
            let after = before.clone().with(&topic.stopped()).preferences();
            assert!(!topic.is_wanted(&after), "{topic}");
            assert!(after.push_enabled && after.push_campaigns_opted_in, "{topic} is about mails alone");
            for other in Topic::ALL.iter().filter(|other| *other != topic) {
                let part_of_all = *topic == Topic::All && *other != Topic::Federation;
                assert_eq!(other.is_wanted(&after), !part_of_all, "{topic} {other}");
            }
        }
    }

    #[test]
    fn types_have_the_switch_that_is_about_them() {
        for (kind, topic) in [
            ("new_message", Some(Topic::Messages)),
            ("connection_declined", Some(Topic::Connections)),
            ("transaction", Some(Topic::Transactions)),
            ("review_received", Some(Topic::Reviews)),
            ("listing_saved", Some(Topic::Listings)),
            ("event_cancelled", Some(Topic::Events)),
            ("federation_message", Some(Topic::Federation)),
            ("new_listing_created", None),
            ("listing_report_created", None),
            ("exchange_needs_broker", None),
            ("credits_taken", Some(Topic::Transactions)),
            ("new_user_registered", None),
            ("exchange_completed", Some(Topic::Transactions)),
            ("welcome", None),
        ] {
            assert_eq!(Topic::of_kind(kind), topic, "{kind}");
        }
    }
}
