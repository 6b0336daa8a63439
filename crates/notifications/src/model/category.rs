//! What a line is about, roughly (spec notifications 3.1).

use crate::notifications::areas;

/// What a line is about, roughly.
pub use contract::notifications::NotificationCategory as Category;

/// The types of each category that other programs write, or that only are in mails. The areas say it of their own; those of events are told by how they
/// begin: see [`category_of`].
const TYPES: &[(Category, &[&str])] = &[
    (Category::Messages, &["message", "message_received", "federation_message"]),
    (
        Category::Connections,
        &["friend_request", "friend_accepted", "federation_connection_request", "federation_connection_accepted"],
    ),
    (Category::Reviews, &["review", "new_review", "review_request"]),
    (
        Category::Transactions,
        &["payment", "payment_received", "federation_transaction", "credit_received", "credit_sent"],
    ),
    (Category::Social, &["reaction", "post_like", "post_comment"]),
    (Category::Groups, &["group_post", "federation_group_join"]),
    (Category::Listings, &["listing", "listing_interest", "listing_match", "hot_match", "mutual_match"]),
    (Category::Jobs, &["job_application", "job_application_status"]),
    (Category::Safeguarding, &["safeguarding_assignment", "broker_review", "safeguarding_incident"]),
    (Category::System, &["system", "announcement", "badge", "achievement", "level_up"]),
    (
        Category::Ideation,
        &[
            "ideation_idea_submitted",
            "ideation_idea_voted",
            "ideation_idea_commented",
            "ideation_idea_status",
            "ideation_idea_won",
        ],
    ),
    (Category::Security, &["security"]),
];

/// The category of a type. None for those that are counted with the others and cannot be asked for.
#[must_use]
pub fn category_of(kind: &str) -> Option<Category> {
    if is_of_events(kind) {
        return Some(Category::Events);
    }
    let ours = areas::kind(kind).map(|kind| kind.category);
    ours.or_else(|| TYPES.iter().find(|(_, types)| types.contains(&kind)).map(|(category, _)| *category))
}

/// The types that belong to it by name; none for events, whose types are told by how they begin.
#[must_use]
pub fn types_of(category: Category) -> Vec<&'static str> {
    if category == Category::Events {
        return Vec::new();
    }
    let ours = areas::kinds().filter(|kind| kind.category == category).map(|kind| kind.as_str());
    let others = TYPES.iter().filter(|(other, _)| *other == category).flat_map(|(_, types)| types.iter().copied());
    ours.chain(others).collect()
}

/// The store asks the same in SQL.
fn is_of_events(kind: &str) -> bool {
    let kind = kind.trim().to_lowercase();
    kind == "event" || kind.starts_with("event_") || kind == "new_event_created"
}

/// How many lines are unread.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    by_category: [i64; Category::ALL.len()],
    /// Those of types that belong to no category.
    pub other: i64,
}

impl Counts {
    /// From how many there are of each type.
    #[must_use]
    pub fn of(types: Vec<(String, i64)>) -> Self {
        let mut counts = Self::default();
        for (kind, number) in types {
            let place = category_of(&kind).and_then(|category| counts.by_category.get_mut(category as usize));
            match place {
                Some(place) => *place += number,
                None => counts.other += number,
            }
        }
        counts
    }

    /// Those of a category.
    #[must_use]
    pub fn of_category(&self, category: Category) -> i64 {
        self.by_category.get(category as usize).copied().unwrap_or_default()
    }

    /// All of them.
    #[must_use]
    pub fn total(&self) -> i64 {
        self.by_category.iter().sum::<i64>() + self.other
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_type_of_the_table_belongs_to_its_category_and_to_no_other() {
        let mut seen = BTreeSet::new();
        for (category, types) in TYPES {
            assert!(types_of(*category).ends_with(types));
            for kind in *types {
                assert_eq!(category_of(kind), Some(*category), "{kind}");
                assert!(seen.insert(*kind), "{kind} stands in the table twice");
                assert!(!is_of_events(kind), "{kind} would be counted with the events");
            }
        }
        for kind in areas::kinds() {
            assert!(seen.insert(kind.as_str()), "{kind} is twice");
            let is_of_events = is_of_events(kind.as_str());
            assert_eq!(is_of_events, kind.category == Category::Events, "{kind}");
            assert!(is_of_events || types_of(kind.category).contains(&kind.as_str()), "{kind}");
        }
        assert_eq!(seen.len(), 263);
        for category in Category::ALL {
            assert_eq!(types_of(*category).is_empty(), *category == Category::Events, "{category}");
        }
    }

    #[test]
    fn events_are_told_by_how_their_types_begin() {
        for kind in ["event", "event_reminder", " Event_Cancelled ", "EVENT", "new_event_created", "event_"] {
            assert_eq!(category_of(kind), Some(Category::Events), "{kind}");
        }
        for kind in ["events", "eventful", "new_event", "an_event_", ""] {
            assert_eq!(category_of(kind), None, "{kind}");
        }
    }

    #[test]
    fn what_this_program_writes_has_the_category_that_the_table_says() {
        let told = |category| -> Vec<&str> {
            let kinds = areas::kinds().map(|kind| kind.as_str());
            kinds.filter(|kind| category_of(kind) == category).collect()
        };
        assert_eq!(told(Some(Category::Messages)), ["new_message"]);
        assert_eq!(
            told(Some(Category::Connections)),
            ["connection_request", "connection_accepted", "connection_declined"]
        );
        assert_eq!(
            told(Some(Category::Reviews)),
            ["review_received", "review_hidden", "review_restored", "review_removed"]
        );
        assert_eq!(
            told(Some(Category::Listings)),
            [
                "listing_saved",
                "listing_pending_review",
                "listing_approved",
                "listing_rejected",
                "listing_reported",
                "listing_report_upheld",
                "listing_report_dismissed",
                "listing_suspended",
                "listing_removed",
                "listing_expiry",
                "listing_expired",
                "new_listing_created",
                "listing_report_created",
                "marketplace_listing_pending_review",
                "marketplace_listing_approved",
                "marketplace_listing_rejected",
                "marketplace_low_stock",
                "marketplace_listing_expiring",
                "marketplace_listing_expired",
                "marketplace_seller_suspended",
                "marketplace_seller_restored",
                "marketplace_search_found",
                "marketplace_search_found_email",
                "marketplace_search_found_push",
                "marketplace_restocked",
                "marketplace_coupon_suspended",
                "marketplace_offer_received",
                "marketplace_offer_accepted",
                "marketplace_offer_declined",
                "marketplace_offer_countered",
                "marketplace_offer_counter_accepted",
                "marketplace_offer_expired",
                "marketplace_offer_withdrawn",
                "marketplace_report_filed",
                "marketplace_report_due",
                "marketplace_report_overdue",
                "marketplace_report_received",
                "marketplace_report_acknowledged",
                "marketplace_report_resolved",
                "marketplace_report_appeal_received",
                "marketplace_report_appeal_resolved",
                "marketplace_enforcement_under_review",
                "marketplace_enforcement_action",
                "marketplace_enforcement_cleared",
                "saved_search_match",
            ]
        );
        assert_eq!(
            told(Some(Category::Groups)),
            [
                "group_member_joined",
                "group_join_request",
                "group_join",
                "group_join_rejected",
                "group_role_owner",
                "group_role_admin",
                "group_role_member",
                "group_removed",
                "group_banned",
                "group_invite",
                "group_chatroom_message",
                "group_announcement",
                "new_topic",
                "new_reply",
                "group_file",
                "new_group_created",
            ]
        );
        assert_eq!(
            told(Some(Category::System)),
            [
                "legal_acceptance_needed",
                "legal_version_published",
                "welcome",
                "new_user_registered",
                "registration_waiting",
                "verification",
                "gdpr_request",
                "gdpr_account_deletion",
                "data_request_received",
                "account_deletion_received",
                "data_request_completed",
                "data_request_rejected",
                "data_export_ready",
                "support_request_created",
                "support_request_answered",
                "push_campaign_submitted",
                "push_campaign_approved",
                "push_campaign_rejected",
                "push_campaign_paused",
                "push_campaign_sent",
                "push_campaign",
            ]
        );
        assert_eq!(
            told(Some(Category::Social)),
            [
                "comment",
                "comment_reply",
                "mention",
                "like",
                "feed_item_hidden",
                "feed_item_restored",
                "scheduled_post_published",
                "scheduled_post_held",
                "feed_report_created"
            ]
        );
        assert_eq!(
            told(Some(Category::Safeguarding)),
            [
                "safeguarding_contact_blocked",
                "safeguarding_flag",
                "safeguarding_choice_made",
                "coordinator_requested",
                "coordinator_request_closed"
            ]
        );
        let moved = told(Some(Category::Transactions));
        assert_eq!(moved[..4], ["transaction", "credits_received", "credits_taken", "low_balance"]);
        assert!(
            moved[4..].iter().all(|kind| kind.starts_with("exchange_") || kind.starts_with("marketplace_")),
            "{moved:?}"
        );
        assert_eq!(told(None), Vec::<&str>::new(), "each has a category, and a heading in the digest");
    }

    #[test]
    fn counts_add_up() {
        let row = |kind: &str, number| (kind.to_owned(), number);
        let counts = Counts::of(vec![
            row("new_message", 2),
            row("message", 1),
            row("event_reminder", 4),
            row("event", 1),
            row("exchange_completed", 7),
            row("something_new", 7),
            row("", 1),
        ]);
        assert_eq!(counts.of_category(Category::Messages), 3);
        assert_eq!(counts.of_category(Category::Events), 5);
        assert_eq!(counts.of_category(Category::Security), 0);
        assert_eq!(counts.of_category(Category::Transactions), 7);
        assert_eq!((counts.other, counts.total()), (8, 23));
        assert_eq!(Counts::of(Vec::new()).total(), 0);
    }
}
