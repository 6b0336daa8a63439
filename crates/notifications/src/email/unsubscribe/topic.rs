//! What a link is about: pure.

use crate::notifications::areas;
use crate::notifications::prefs::model::{Change, Preferences};

/// A kind of mails that somebody may stop.
pub use contract::notification_mail::UnsubscribeCategory as Topic;

/// What a notification of this type is about, if there is a switch for it.
#[must_use]
pub fn of_kind(kind: &str) -> Option<Topic> {
    if let Some(ours) = areas::kind(kind) {
        return ours.switch;
    }
    let begins = |beginnings: &[&str]| beginnings.iter().any(|beginning| kind.starts_with(beginning));
    Some(match kind {
        "message" | "message_received" | "voice_message" => Topic::Messages,
        "credit_received" | "credit_sent" | "review_request" => Topic::Transactions,
        "new_review" | "review" => Topic::Reviews,
        "listing" | "hot_match" | "mutual_match" | "saved_search_match" => Topic::Listings,
        "event" | "new_event_created" => Topic::Events,
        "badge" | "achievement" | "level_up" => Topic::Gamification,
        _ if begins(&["connection_", "friend_"]) => Topic::Connections,
        // An exchange is about hours from its first step on.
        _ if begins(&["payment", "exchange_"]) => Topic::Transactions,
        _ if begins(&["review_"]) => Topic::Reviews,
        _ if begins(&["listing_"]) => Topic::Listings,
        _ if begins(&["event_"]) => Topic::Events,
        _ if begins(&["federation_"]) => Topic::Federation,
        _ => return None,
    })
}

/// What changes when somebody stops it.
#[must_use]
pub fn stopped(topic: Topic) -> Change {
    let off = Some(false);
    match topic {
        Topic::All => Change {
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
        Topic::Messages => Change { email_messages: off, ..Change::default() },
        Topic::Connections => Change { email_connections: off, ..Change::default() },
        Topic::Transactions => Change { email_transactions: off, ..Change::default() },
        Topic::Reviews => Change { email_reviews: off, ..Change::default() },
        Topic::Listings => Change { email_listings: off, ..Change::default() },
        Topic::Events => Change { email_events: off, ..Change::default() },
        Topic::Digest => Change { email_digest: off, ..Change::default() },
        Topic::Gamification => {
            Change { email_gamification_digest: off, email_gamification_milestones: off, ..Change::default() }
        }
        Topic::Org => Change {
            email_org_payments: off,
            email_org_transfers: off,
            email_org_membership: off,
            email_org_admin: off,
            ..Change::default()
        },
        Topic::Federation => Change { federation_notifications_enabled: off, ..Change::default() },
    }
}

/// Whether any of it still comes.
#[must_use]
pub fn is_wanted(topic: Topic, preferences: &Preferences) -> bool {
    let all = preferences;
    match topic {
        Topic::All => {
            let some = [Topic::Messages, Topic::Connections, Topic::Transactions, Topic::Reviews, Topic::Listings];
            let more = [Topic::Events, Topic::Digest, Topic::Gamification, Topic::Org];
            some.iter().chain(&more).any(|topic| is_wanted(*topic, preferences))
        }
        Topic::Messages => all.email_messages,
        Topic::Connections => all.email_connections,
        Topic::Transactions => all.email_transactions,
        Topic::Reviews => all.email_reviews,
        Topic::Listings => all.email_listings,
        Topic::Events => all.email_events,
        Topic::Digest => all.email_digest,
        Topic::Gamification => all.email_gamification_digest || all.email_gamification_milestones,
        Topic::Org => {
            all.email_org_payments || all.email_org_transfers || all.email_org_membership || all.email_org_admin
        }
        Topic::Federation => all.federation_notifications_enabled,
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
            assert!(is_wanted(*topic, &before.preferences()), "{topic}");
            let after = before.clone().with(&stopped(*topic)).preferences();
            assert!(!is_wanted(*topic, &after), "{topic}");
            assert!(after.push_enabled && after.push_campaigns_opted_in, "{topic} is about mails alone");
            for other in Topic::ALL.iter().filter(|other| *other != topic) {
                let part_of_all = *topic == Topic::All && *other != Topic::Federation;
                assert_eq!(is_wanted(*other, &after), !part_of_all, "{topic} {other}");
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
            ("listing_pending_review", None),
            ("listing_rejected", Some(Topic::Listings)),
            ("group_invite", None),
            ("exchange_needs_broker", None),
            ("credits_taken", Some(Topic::Transactions)),
            ("low_balance", Some(Topic::Transactions)),
            ("new_user_registered", None),
            ("exchange_completed", Some(Topic::Transactions)),
            ("welcome", None),
        ] {
            assert_eq!(of_kind(kind), topic, "{kind}");
        }
    }
}
