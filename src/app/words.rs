//! The words that the schema takes are those of the sets that are bound to it.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use contract::Role;
use contract::sessions::SessionDevice;

use crate::db::{Db, Word};
use crate::notifications::email::model as mail;
use crate::notifications::prefs::model as prefs;
use crate::notifications::push::model as push;
use crate::{
    auth, categories, connections, events, exchanges, feed, groups, listings, marketplace, members, messages,
    notifications, params, privacy, queue, reviews, safeguarding, tenancy, wallet,
};
use testing::on_each_engine;

type Words = BTreeSet<String>;

fn set<W: Word>() -> Words {
    W::ALL.iter().map(|word| word.as_str().to_owned()).collect()
}

fn words(all: &[&str]) -> Words {
    all.iter().map(|word| (*word).to_owned()).collect()
}

/// Each constraint that lists words, and the set whose words these are.
fn bound() -> BTreeMap<&'static str, Words> {
    BTreeMap::from([
        ("tenants_status", set::<tenancy::store::Status>()),
        ("users_profile_type", set::<members::ProfileType>()),
        ("users_role", set::<Role>()),
        ("users_status", set::<members::model::AccountStatus>()),
        ("users_privacy_profile", set::<members::Privacy>()),
        ("member_preferences_theme", set::<contract::profile::Theme>()),
        ("member_preferences_font_size", set::<contract::profile::FontSize>()),
        ("member_preferences_density", set::<contract::profile::Density>()),
        ("member_skills_level", set::<members::skills::model::Level>()),
        ("data_requests_type", set::<privacy::model::Kind>()),
        ("data_requests_status", set::<privacy::model::Status>()),
        ("bookmarks_type", set::<crate::bookmarks::items::Type>()),
        ("saved_items_item_type", set::<crate::bookmarks::saved::items::Type>()),
        ("data_exports_format", set::<privacy::model::Format>()),
        ("data_exports_status", set::<privacy::model::CopyStatus>()),
        ("legal_documents_type", set::<contract::legal::LegalDocumentType>()),
        ("tasks_status", set::<queue::Status>()),
        ("connections_status", set::<connections::State>()),
        ("groups_visibility", set::<groups::Visibility>()),
        ("groups_status", set::<groups::model::State>()),
        ("groups_federated_visibility", set::<groups::model::Federation>()),
        ("group_members_status", set::<groups::Status>()),
        ("group_members_role", set::<groups::Role>()),
        ("group_invites_type", set::<groups::invites::model::Type>()),
        ("group_invites_status", set::<groups::invites::model::Status>()),
        ("group_notification_preferences_frequency", set::<groups::prefs::Frequency>()),
        ("safeguarding_measures_kind", set::<safeguarding::model::Kind>()),
        ("verification_badge_decisions_action", set::<contract::verification_badges::VerificationBadgeAction>()),
        ("coordinator_requests_status", set::<contract::messages::CoordinatorRequestStatus>()),
        ("safeguarding_options_type", set::<safeguarding::options::model::Type>()),
        ("safeguarding_options_measure", set::<safeguarding::model::Kind>()),
        ("safeguarding_measures_direction", set::<safeguarding::model::Direction>()),
        ("accounts_kind", set::<wallet::model::AccountKind>()),
        ("transactions_status", set::<wallet::model::Status>()),
        ("categories_type", set::<categories::Kind>()),
        ("listings_type", set::<listings::Side>()),
        ("listings_status", set::<listings::Status>()),
        ("listings_moderation", set::<listings::Moderation>()),
        ("listings_service", set::<listings::ServiceType>()),
        ("listings_federated", set::<listings::Visibility>()),
        ("listing_moderations_action", set::<listings::approval::Decision>()),
        ("listing_reports_reason", set::<listings::reports::Reason>()),
        ("listing_reports_status", set::<listings::reports::Status>()),
        ("listing_contacts_kind", set::<listings::Contact>()),
        ("marketplace_listings_price_type", set::<marketplace::catalogue::model::PriceType>()),
        ("marketplace_listings_condition", set::<marketplace::catalogue::model::Condition>()),
        ("marketplace_listings_delivery_method", set::<marketplace::catalogue::model::DeliveryMethod>()),
        ("marketplace_listings_seller_type", set::<marketplace::catalogue::model::SellerType>()),
        ("marketplace_listings_status", set::<marketplace::catalogue::model::Status>()),
        ("marketplace_listings_moderation", set::<marketplace::catalogue::model::Moderation>()),
        ("marketplace_listings_promotion_type", set::<marketplace::catalogue::model::PromotionType>()),
        ("marketplace_seller_profiles_seller_type", set::<marketplace::catalogue::model::SellerType>()),
        ("events_step_free", words(&["yes", "no", "unknown"])),
        ("events_federated_visibility", set::<groups::model::Federation>()),
        ("events_publication_state", set::<events::model::Publication>()),
        ("events_operational_state", set::<events::model::Operation>()),
        ("event_recurrence_rules_frequency", set::<contract::event_recurrence::EventFrequency>()),
        ("event_recurrence_rules_ends_type", set::<contract::event_recurrence::EventRecurrenceEnd>()),
        ("event_occurrence_ledger_state", words(&["materialized", "customized", "excluded", "retired"])),
        ("event_registrations_state", set::<events::model::Registration>()),
        ("event_waitlist_entries_state", set::<events::model::Waiting>()),
        ("event_sessions_kind", set::<events::agenda::model::Kind>()),
        ("event_sessions_visibility", set::<events::agenda::model::Visibility>()),
        ("event_sessions_status", set::<events::agenda::model::Status>()),
        ("event_session_registrations_state", set::<events::agenda::model::Place>()),
        ("event_broadcasts_status", set::<events::broadcasts::model::Status>()),
        ("event_form_settings_answers", set::<events::forms::model::Demand>()),
        ("event_guests_state", set::<events::guests::model::State>()),
        ("event_guests_attendance", set::<events::attendance::model::State>()),
        ("event_guest_activity_action", set::<events::attendance::model::Action>()),
        ("event_forms_status", set::<events::forms::model::Status>()),
        ("event_form_questions_kind", set::<events::forms::model::Kind>()),
        ("event_form_questions_audience", set::<events::forms::model::Audience>()),
        ("event_form_questions_retention", set::<events::forms::model::Retention>()),
        ("event_answers_retention", set::<events::forms::model::Retention>()),
        ("event_invitation_campaigns_audience", set::<events::invitations::model::Audience>()),
        ("event_invitation_campaigns_status", set::<events::invitations::model::CampaignStatus>()),
        ("event_invitations_kind", set::<events::invitations::model::Kind>()),
        ("event_invitations_status", set::<events::invitations::model::Status>()),
        ("event_offline_credentials_status", set::<events::offline::model::Status>()),
        ("event_offline_devices_status", set::<events::offline::model::Status>()),
        ("event_guardian_consents_ended", words(&["granted", "requested"])),
        ("event_offline_items_action", words(&["check_in", "check_out"])),
        ("event_offline_items_outcome", set::<events::offline::model::Outcome>()),
        ("event_offline_items_reason", set::<events::offline::model::Reason>()),
        ("event_offline_items_decision", set::<events::offline::model::Decision>()),
        ("event_staff_assignments_role", set::<events::staff::StaffRole>()),
        ("event_staff_assignments_status", set::<events::staff::Status>()),
        ("event_staff_history_action", set::<events::staff::store::Action>()),
        ("event_safety_requirements_status", set::<events::safety::model::Status>()),
        ("event_guardian_consents_state", set::<events::safety::model::State>()),
        ("event_guardian_consents_relation", set::<events::safety::model::Relation>()),
        ("event_guardian_consents_ended_by", set::<events::safety::model::End>()),
        ("event_guardian_letters_kind", set::<events::safety::store::consents::Letter>()),
        ("event_reminders_state", set::<events::reminders::model::State>()),
        ("event_ticket_types_kind", set::<events::tickets::model::Kind>()),
        ("event_ticket_types_status", set::<events::tickets::model::Status>()),
        ("event_ticket_type_history_action", set::<events::tickets::store::TypeAction>()),
        ("event_ticket_entitlements_kind", set::<events::tickets::model::Kind>()),
        ("event_ticket_entitlements_status", set::<events::tickets::model::Standing>()),
        ("event_ticket_entitlement_history_action", set::<events::tickets::store::EntitlementAction>()),
        ("event_ticket_inventory_history_action", set::<events::tickets::store::InventoryAction>()),
        ("event_ticket_transfers_status", set::<events::tickets::model::Offer>()),
        ("event_attendance_state", set::<events::attendance::model::State>()),
        ("event_attendance_activity_action", set::<events::attendance::model::Action>()),
        ("feed_posts_visibility", set::<feed::model::Visibility>()),
        ("feed_reactions_reaction", set::<feed::model::Reaction>()),
        ("exchanges_side", set::<listings::Side>()),
        ("exchanges_status", set::<exchanges::Status>()),
        ("marketplace_saved_searches_alert_frequency", set::<marketplace::discovery::searches::model::Frequency>()),
        ("marketplace_saved_searches_alert_channel", set::<marketplace::discovery::searches::model::Channel>()),
        ("marketplace_offers_status", set::<marketplace::trade::offers::model::Status>()),
        ("marketplace_orders_status", set::<marketplace::trade::model::Status>()),
        ("marketplace_card_payments_status", set::<marketplace::trade::cards::model::Status>()),
        ("marketplace_card_payments_escrow", set::<marketplace::trade::cards::model::Escrow>()),
        ("marketplace_card_payments_release_trigger", set::<marketplace::trade::cards::model::ReleaseTrigger>()),
        ("marketplace_card_refunds_reason", set::<marketplace::trade::cards::model::Reason>()),
        ("marketplace_seller_accounts_status", set::<marketplace::trade::proceeds::model::AccountStatus>()),
        ("marketplace_seller_entries_kind", set::<marketplace::trade::proceeds::model::EntryKind>()),
        ("marketplace_payouts_status", set::<marketplace::trade::proceeds::model::PayoutStatus>()),
        ("marketplace_card_chargebacks_status", set::<marketplace::trade::proceeds::model::ChargebackStatus>()),
        ("marketplace_card_chargebacks_prior_order_status", set::<marketplace::trade::model::Status>()),
        ("marketplace_card_refunds_status", set::<marketplace::trade::cards::model::RefundStatus>()),
        ("marketplace_order_ratings_rater_role", set::<marketplace::trade::model::Role>()),
        ("marketplace_deliveries_status", set::<marketplace::trade::deliveries::model::Status>()),
        ("marketplace_pickup_reservations_status", set::<marketplace::trade::pickups::model::Status>()),
        ("marketplace_coupons_discount_type", set::<marketplace::discounts::coupons::model::Discount>()),
        ("marketplace_coupons_status", set::<marketplace::discounts::coupons::model::Status>()),
        ("marketplace_coupons_applies_to", set::<marketplace::discounts::coupons::model::Scope>()),
        ("marketplace_coupon_redemptions_redemption_method", set::<marketplace::discounts::coupons::model::Method>()),
        ("marketplace_loyalty_redemptions_status", set::<marketplace::discounts::loyalty::model::Status>()),
        ("marketplace_reports_reason", set::<marketplace::trust::reports::model::Reason>()),
        ("marketplace_reports_status", set::<marketplace::trust::reports::model::Status>()),
        ("marketplace_reports_action_taken", set::<marketplace::trust::reports::model::Measure>()),
        ("marketplace_reports_resolved", words(&["action_taken", "appeal_resolved", "appealed", "no_action"])),
        ("marketplace_reports_appealed", words(&["appeal_resolved", "appealed"])),
        ("marketplace_disputes_reason", set::<marketplace::trust::disputes::model::Reason>()),
        ("marketplace_disputes_resolved", words(&["closed", "resolved_buyer", "resolved_seller"])),
        ("marketplace_disputes_status", set::<marketplace::trust::disputes::model::Status>()),
        ("reviews_status", set::<reviews::Status>()),
        ("reviews_type", set::<reviews::Kind>()),
        ("message_attachments_type", set::<messages::attachments::store::Type>()),
        ("notification_settings_context", set::<prefs::Scope>()),
        ("notification_settings_frequency", set::<prefs::Frequency>()),
        ("match_preferences_frequency", set::<prefs::MatchFrequency>()),
        ("transaction_notification_deliveries_event", set::<notifications::Told>()),
        ("transaction_notification_deliveries_channel", set::<notifications::Channel>()),
        ("transaction_notification_deliveries_status", set::<notifications::Noted>()),
        ("notification_queue_status", set::<mail::Status>()),
        ("email_log_status", set::<mail::Logged>()),
        ("push_attempts_channel", set::<push::Channel>()),
        ("push_attempts_state", set::<push::State>()),
        ("push_log_status", set::<push::Status>()),
        // These are written by statements alone, or are part of a set.
        ("marketplace_orders_payment_method", words(&["cash", "time_credits", "free"])),
        (
            "refresh_families_reason",
            words(&["expired", "reuse_detected", "user_logout", "logout_all", "password_reset"]),
        ),
        ("refresh_families_device", set::<SessionDevice>()),
        ("security_events_device", set::<SessionDevice>()),
        ("trusted_devices_device", set::<SessionDevice>()),
        ("security_events_kind", set::<auth::security_log::Kind>()),
        ("login_failures_source", set::<auth::guesses::store::Source>()),
        ("notification_queue_frequency", words(&["instant", "daily", "monthly"])),
        ("email_suppressions_reason", words(&["bounce", "complaint", "manual"])),
        ("push_queue_status", words(&["pending", "done"])),
        (
            "paid_push_campaigns_status",
            words(&["draft", "pending_review", "scheduled", "sending", "sent", "paused", "rejected", "cancelled"]),
        ),
        ("member_interests_kind", words(&["interest", "offer", "need"])),
        ("review_moderations_action", words(&["flag", "hide", "approve", "remove"])),
    ])
}

/// The words of a condition that does nothing but list those of one column, as the engines write it down.
fn listed(condition: &str) -> Option<Words> {
    let (column, rest) = condition.split_once(" IN (").or_else(|| condition.split_once(" = ANY (ARRAY["))?;
    let plain = column.trim_start_matches('(').chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    let list = rest.split([')', ']']).next().filter(|_| plain)?;
    Some(list.split(',').map(|word| word.trim().trim_end_matches("::text").trim_matches('\'').to_owned()).collect())
}

/// Every constraint of the schema that lists words, and its words.
async fn constrained(db: &Db) -> BTreeMap<String, Words> {
    let definitions: Vec<String> = db
        .all(
            db.engine().pick(
                "SELECT sql FROM sqlite_master WHERE type = 'table' AND sql IS NOT NULL",
                "SELECT 'CONSTRAINT ' || conname || ' ' || pg_get_constraintdef(oid)
                   FROM pg_constraint
                  WHERE contype = 'c' AND connamespace = 'public'::regnamespace",
            ),
            params![],
        )
        .await
        .unwrap();
    let mut found = BTreeMap::new();
    for definition in definitions {
        let text = definition.split_whitespace().collect::<Vec<_>>().join(" ").replace("( ", "(");
        for constraint in text.split("CONSTRAINT ").skip(1) {
            let Some((name, condition)) = constraint.split_once(" CHECK (") else { continue };
            if let Some(words) = listed(condition) {
                found.insert(name.to_owned(), words);
            }
        }
    }
    found
}

/// Where the schema and the sets differ.
fn differences(schema: BTreeMap<String, Words>, mut sets: BTreeMap<&str, Words>) -> Vec<String> {
    let mut found = Vec::new();
    for (name, taken) in schema {
        match sets.remove(name.as_str()) {
            Some(set) if set == taken => {}
            Some(set) => found.push(format!("{name}: the schema takes {taken:?}, the set holds {set:?}")),
            None => found.push(format!("{name}: the schema takes {taken:?}, and no set is bound to it here")),
        }
    }
    found.extend(sets.into_keys().map(|name| format!("{name}: the schema has no such list")));
    found
}

#[tokio::test]
async fn the_schema_takes_the_words_of_the_sets_and_no_others() {
    let different = RefCell::new(BTreeMap::new());
    on_each_engine(async |db| {
        let found = differences(constrained(db).await, bound());
        different.borrow_mut().insert(format!("{:?}", db.engine()), found);
    })
    .await;
    let different = different.into_inner();
    assert!(different.values().all(Vec::is_empty), "{different:#?}");
}

#[test]
fn each_difference_is_told() {
    let schema = BTreeMap::from([
        ("same".to_owned(), words(&["a", "b"])),
        ("narrower".to_owned(), words(&["a"])),
        ("unbound".to_owned(), words(&["a"])),
        ("wider".to_owned(), words(&["a", "b", "c"])),
    ]);
    let pair = words(&["b", "a"]);
    let sets =
        BTreeMap::from([("same", pair.clone()), ("narrower", pair.clone()), ("wider", pair), ("gone", words(&["a"]))]);
    assert_eq!(
        differences(schema, sets),
        [
            "narrower: the schema takes {\"a\"}, the set holds {\"a\", \"b\"}",
            "unbound: the schema takes {\"a\"}, and no set is bound to it here",
            "wider: the schema takes {\"a\", \"b\", \"c\"}, the set holds {\"a\", \"b\"}",
            "gone: the schema has no such list",
        ]
    );
}

#[test]
fn lists_of_words_are_read_as_both_engines_write_them() {
    let pair = Some(words(&["to", "from"]));
    assert_eq!(listed("direction IN ('to', 'from')), CONSTRAINT"), pair);
    assert_eq!(listed("(direction = ANY (ARRAY['to'::text, 'from'::text])))"), pair);
    for other in ["jsonb_typeof(x) IN ('array', 'object'))", "a IS NULL OR (b IN ('x', 'y')))", "hours > 0)"] {
        assert_eq!(listed(other), None, "{other}");
    }
}
