// Made from contract/ by codegen; edit the contract instead.

//! The graph: types, getters, the fields that operations answer, and what the areas answer by hand.

#[rustfmt::skip]
pub mod activity;
#[rustfmt::skip]
pub mod auth;
#[rustfmt::skip]
pub mod availability;
#[rustfmt::skip]
pub mod bookmarks;
#[rustfmt::skip]
pub mod categories;
#[rustfmt::skip]
pub mod comments;
#[rustfmt::skip]
pub mod connections;
#[rustfmt::skip]
pub mod consents;
#[rustfmt::skip]
pub mod endorsements;
#[rustfmt::skip]
pub mod event_agenda;
#[rustfmt::skip]
pub mod event_analytics;
#[rustfmt::skip]
pub mod event_attendance;
#[rustfmt::skip]
pub mod event_blueprints;
#[rustfmt::skip]
pub mod event_broadcasts;
#[rustfmt::skip]
pub mod event_calendar;
#[rustfmt::skip]
pub mod event_forms;
#[rustfmt::skip]
pub mod event_guests;
#[rustfmt::skip]
pub mod event_invitations;
#[rustfmt::skip]
pub mod event_moderation;
#[rustfmt::skip]
pub mod event_offline_checkin;
#[rustfmt::skip]
pub mod event_people;
#[rustfmt::skip]
pub mod event_recurrence;
#[rustfmt::skip]
pub mod event_registrations;
#[rustfmt::skip]
pub mod event_reminders;
#[rustfmt::skip]
pub mod event_rewards;
#[rustfmt::skip]
pub mod event_safety;
#[rustfmt::skip]
pub mod event_series;
#[rustfmt::skip]
pub mod event_staff;
#[rustfmt::skip]
pub mod event_templates;
#[rustfmt::skip]
pub mod event_tickets;
#[rustfmt::skip]
pub mod events;
#[rustfmt::skip]
pub mod exchanges;
#[rustfmt::skip]
pub mod feed;
#[rustfmt::skip]
pub mod feed_moderation;
#[rustfmt::skip]
pub mod group_announcements;
#[rustfmt::skip]
pub mod group_discussions;
#[rustfmt::skip]
pub mod group_files;
#[rustfmt::skip]
pub mod group_invites;
#[rustfmt::skip]
pub mod groups;
#[rustfmt::skip]
pub mod help;
#[rustfmt::skip]
pub mod legal;
#[rustfmt::skip]
pub mod listing_images;
#[rustfmt::skip]
pub mod listing_moderation;
#[rustfmt::skip]
pub mod listing_reports;
#[rustfmt::skip]
pub mod listing_search;
#[rustfmt::skip]
pub mod listing_tags;
#[rustfmt::skip]
pub mod listings;
#[rustfmt::skip]
pub mod marketplace_categories;
#[rustfmt::skip]
pub mod marketplace_collections;
#[rustfmt::skip]
pub mod marketplace_coupons;
#[rustfmt::skip]
pub mod marketplace_deliveries;
#[rustfmt::skip]
pub mod marketplace_disputes;
#[rustfmt::skip]
pub mod marketplace_groups;
#[rustfmt::skip]
pub mod marketplace_images;
#[rustfmt::skip]
pub mod marketplace_listings;
#[rustfmt::skip]
pub mod marketplace_loyalty;
#[rustfmt::skip]
pub mod marketplace_moderation;
#[rustfmt::skip]
pub mod marketplace_offers;
#[rustfmt::skip]
pub mod marketplace_orders;
#[rustfmt::skip]
pub mod marketplace_payments;
#[rustfmt::skip]
pub mod marketplace_payouts;
#[rustfmt::skip]
pub mod marketplace_pickups;
#[rustfmt::skip]
pub mod marketplace_promotions;
#[rustfmt::skip]
pub mod marketplace_reports;
#[rustfmt::skip]
pub mod marketplace_searches;
#[rustfmt::skip]
pub mod marketplace_seller;
#[rustfmt::skip]
pub mod marketplace_tools;
#[rustfmt::skip]
pub mod member_skills;
#[rustfmt::skip]
pub mod members;
#[rustfmt::skip]
pub mod messages;
#[rustfmt::skip]
pub mod notification_settings;
#[rustfmt::skip]
pub mod notifications;
#[rustfmt::skip]
pub mod onboarding;
#[rustfmt::skip]
pub mod platform;
#[rustfmt::skip]
pub mod preferences;
#[rustfmt::skip]
pub mod privacy;
#[rustfmt::skip]
pub mod profile;
#[rustfmt::skip]
pub mod push;
#[rustfmt::skip]
pub mod push_campaigns;
#[rustfmt::skip]
pub mod queue;
#[rustfmt::skip]
pub mod reactions;
#[rustfmt::skip]
pub mod recovery;
#[rustfmt::skip]
pub mod reviews;
#[rustfmt::skip]
pub mod safeguarding;
#[rustfmt::skip]
pub mod saved_items;
#[rustfmt::skip]
pub mod saved_searches;
#[rustfmt::skip]
pub mod search;
#[rustfmt::skip]
pub mod second_factor;
#[rustfmt::skip]
pub mod sessions;
#[rustfmt::skip]
pub mod shared;
#[rustfmt::skip]
pub mod support;
#[rustfmt::skip]
pub mod verification_badges;
#[rustfmt::skip]
pub mod wallet;

use std::sync::Arc;

use async_graphql::Context;

use crate::Api;
use crate::operations::Operation;
use crate::runtime::graph::{
    EnumTable, EnumValue, Found, Kept, NamedFinder, NamedTeller, Registered, Seeking,
    entered, found_together, register_object,
};

pub use activity::ActivityEdges;
pub use auth::AuthEdges;
pub use availability::AvailabilityEdges;
pub use bookmarks::BookmarksEdges;
pub use categories::CategoriesEdges;
pub use comments::CommentsEdges;
pub use connections::ConnectionsEdges;
pub use consents::ConsentsEdges;
pub use endorsements::EndorsementsEdges;
pub use event_agenda::EventAgendaEdges;
pub use event_analytics::EventAnalyticsEdges;
pub use event_attendance::EventAttendanceEdges;
pub use event_blueprints::EventBlueprintsEdges;
pub use event_broadcasts::EventBroadcastsEdges;
pub use event_calendar::EventCalendarEdges;
pub use event_forms::EventFormsEdges;
pub use event_guests::EventGuestsEdges;
pub use event_invitations::EventInvitationsEdges;
pub use event_moderation::EventModerationEdges;
pub use event_offline_checkin::EventOfflineCheckinEdges;
pub use event_people::EventPeopleEdges;
pub use event_recurrence::EventRecurrenceEdges;
pub use event_registrations::EventRegistrationsEdges;
pub use event_reminders::EventRemindersEdges;
pub use event_rewards::EventRewardsEdges;
pub use event_safety::EventSafetyEdges;
pub use event_series::EventSeriesEdges;
pub use event_staff::EventStaffEdges;
pub use event_templates::EventTemplatesEdges;
pub use event_tickets::EventTicketsEdges;
pub use events::EventsEdges;
pub use exchanges::ExchangesEdges;
pub use feed::FeedEdges;
pub use feed_moderation::FeedModerationEdges;
pub use group_announcements::GroupAnnouncementsEdges;
pub use group_discussions::GroupDiscussionsEdges;
pub use group_files::GroupFilesEdges;
pub use group_invites::GroupInvitesEdges;
pub use groups::GroupsEdges;
pub use help::HelpEdges;
pub use legal::LegalEdges;
pub use listing_images::ListingImagesEdges;
pub use listing_moderation::ListingModerationEdges;
pub use listing_reports::ListingReportsEdges;
pub use listing_search::ListingSearchEdges;
pub use listing_tags::ListingTagsEdges;
pub use listings::ListingsEdges;
pub use marketplace_categories::MarketplaceCategoriesEdges;
pub use marketplace_collections::MarketplaceCollectionsEdges;
pub use marketplace_coupons::MarketplaceCouponsEdges;
pub use marketplace_deliveries::MarketplaceDeliveriesEdges;
pub use marketplace_disputes::MarketplaceDisputesEdges;
pub use marketplace_groups::MarketplaceGroupsEdges;
pub use marketplace_images::MarketplaceImagesEdges;
pub use marketplace_listings::MarketplaceListingsEdges;
pub use marketplace_loyalty::MarketplaceLoyaltyEdges;
pub use marketplace_moderation::MarketplaceModerationEdges;
pub use marketplace_offers::MarketplaceOffersEdges;
pub use marketplace_orders::MarketplaceOrdersEdges;
pub use marketplace_payments::MarketplacePaymentsEdges;
pub use marketplace_payouts::MarketplacePayoutsEdges;
pub use marketplace_pickups::MarketplacePickupsEdges;
pub use marketplace_promotions::MarketplacePromotionsEdges;
pub use marketplace_reports::MarketplaceReportsEdges;
pub use marketplace_searches::MarketplaceSearchesEdges;
pub use marketplace_seller::MarketplaceSellerEdges;
pub use marketplace_tools::MarketplaceToolsEdges;
pub use member_skills::MemberSkillsEdges;
pub use members::MembersEdges;
pub use messages::MessagesEdges;
pub use notification_settings::NotificationSettingsEdges;
pub use notifications::NotificationsEdges;
pub use onboarding::OnboardingEdges;
pub use platform::PlatformEdges;
pub use preferences::PreferencesEdges;
pub use privacy::PrivacyEdges;
pub use profile::ProfileEdges;
pub use push::PushEdges;
pub use push_campaigns::PushCampaignsEdges;
pub use queue::QueueEdges;
pub use reactions::ReactionsEdges;
pub use recovery::RecoveryEdges;
pub use reviews::ReviewsEdges;
pub use safeguarding::SafeguardingEdges;
pub use saved_items::SavedItemsEdges;
pub use saved_searches::SavedSearchesEdges;
pub use search::SearchEdges;
pub use second_factor::SecondFactorEdges;
pub use sessions::SessionsEdges;
pub use shared::SharedEdges;
pub use support::SupportEdges;
pub use verification_badges::VerificationBadgesEdges;
pub use wallet::WalletEdges;

/// The fields of `Query` that operations answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct Queries;

crate::graph_parts!(
    Queries, "Queries", [activity::ActivityQuery, auth::AuthQuery,
    availability::AvailabilityQuery, bookmarks::BookmarksQuery,
    categories::CategoriesQuery, comments::CommentsQuery, consents::ConsentsQuery,
    endorsements::EndorsementsQuery, event_agenda::EventAgendaQuery,
    event_analytics::EventAnalyticsQuery, event_attendance::EventAttendanceQuery,
    event_blueprints::EventBlueprintsQuery, event_broadcasts::EventBroadcastsQuery,
    event_calendar::EventCalendarQuery, event_forms::EventFormsQuery,
    event_guests::EventGuestsQuery, event_invitations::EventInvitationsQuery,
    event_moderation::EventModerationQuery,
    event_offline_checkin::EventOfflineCheckinQuery, event_people::EventPeopleQuery,
    event_recurrence::EventRecurrenceQuery, event_registrations::EventRegistrationsQuery,
    event_reminders::EventRemindersQuery, event_rewards::EventRewardsQuery,
    event_safety::EventSafetyQuery, event_series::EventSeriesQuery,
    event_staff::EventStaffQuery, event_templates::EventTemplatesQuery,
    event_tickets::EventTicketsQuery, events::EventsQuery, exchanges::ExchangesQuery,
    feed::FeedQuery, feed_moderation::FeedModerationQuery,
    group_announcements::GroupAnnouncementsQuery,
    group_discussions::GroupDiscussionsQuery, group_files::GroupFilesQuery,
    group_invites::GroupInvitesQuery, groups::GroupsQuery, help::HelpQuery,
    legal::LegalQuery, listing_moderation::ListingModerationQuery,
    listing_reports::ListingReportsQuery, listing_search::ListingSearchQuery,
    listing_tags::ListingTagsQuery, listings::ListingsQuery,
    marketplace_categories::MarketplaceCategoriesQuery,
    marketplace_collections::MarketplaceCollectionsQuery,
    marketplace_coupons::MarketplaceCouponsQuery,
    marketplace_deliveries::MarketplaceDeliveriesQuery,
    marketplace_disputes::MarketplaceDisputesQuery,
    marketplace_groups::MarketplaceGroupsQuery,
    marketplace_listings::MarketplaceListingsQuery,
    marketplace_loyalty::MarketplaceLoyaltyQuery,
    marketplace_moderation::MarketplaceModerationQuery,
    marketplace_orders::MarketplaceOrdersQuery,
    marketplace_payments::MarketplacePaymentsQuery,
    marketplace_payouts::MarketplacePayoutsQuery,
    marketplace_pickups::MarketplacePickupsQuery,
    marketplace_promotions::MarketplacePromotionsQuery,
    marketplace_reports::MarketplaceReportsQuery,
    marketplace_searches::MarketplaceSearchesQuery,
    marketplace_seller::MarketplaceSellerQuery, marketplace_tools::MarketplaceToolsQuery,
    member_skills::MemberSkillsQuery, members::MembersQuery, messages::MessagesQuery,
    onboarding::OnboardingQuery, platform::PlatformQuery, privacy::PrivacyQuery,
    profile::ProfileQuery, push::PushQuery, push_campaigns::PushCampaignsQuery,
    queue::QueueQuery, reactions::ReactionsQuery, reviews::ReviewsQuery,
    safeguarding::SafeguardingQuery, saved_items::SavedItemsQuery, search::SearchQuery,
    support::SupportQuery, verification_badges::VerificationBadgesQuery,
    wallet::WalletQuery]
);

/// The fields of `Mutation` that operations answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mutations;

crate::graph_parts!(
    Mutations, "Mutations", [availability::AvailabilityMutation,
    bookmarks::BookmarksMutation, comments::CommentsMutation,
    connections::ConnectionsMutation, consents::ConsentsMutation,
    endorsements::EndorsementsMutation, event_agenda::EventAgendaMutation,
    event_attendance::EventAttendanceMutation, event_blueprints::EventBlueprintsMutation,
    event_broadcasts::EventBroadcastsMutation, event_calendar::EventCalendarMutation,
    event_forms::EventFormsMutation, event_guests::EventGuestsMutation,
    event_invitations::EventInvitationsMutation,
    event_moderation::EventModerationMutation,
    event_offline_checkin::EventOfflineCheckinMutation,
    event_people::EventPeopleMutation, event_recurrence::EventRecurrenceMutation,
    event_registrations::EventRegistrationsMutation,
    event_reminders::EventRemindersMutation, event_rewards::EventRewardsMutation,
    event_safety::EventSafetyMutation, event_series::EventSeriesMutation,
    event_staff::EventStaffMutation, event_templates::EventTemplatesMutation,
    event_tickets::EventTicketsMutation, events::EventsMutation,
    exchanges::ExchangesMutation, feed::FeedMutation,
    feed_moderation::FeedModerationMutation,
    group_announcements::GroupAnnouncementsMutation,
    group_discussions::GroupDiscussionsMutation, group_files::GroupFilesMutation,
    group_invites::GroupInvitesMutation, groups::GroupsMutation, help::HelpMutation,
    legal::LegalMutation, listing_images::ListingImagesMutation,
    listing_moderation::ListingModerationMutation,
    listing_reports::ListingReportsMutation, listing_tags::ListingTagsMutation,
    listings::ListingsMutation, marketplace_collections::MarketplaceCollectionsMutation,
    marketplace_coupons::MarketplaceCouponsMutation,
    marketplace_deliveries::MarketplaceDeliveriesMutation,
    marketplace_disputes::MarketplaceDisputesMutation,
    marketplace_images::MarketplaceImagesMutation,
    marketplace_listings::MarketplaceListingsMutation,
    marketplace_loyalty::MarketplaceLoyaltyMutation,
    marketplace_moderation::MarketplaceModerationMutation,
    marketplace_offers::MarketplaceOffersMutation,
    marketplace_orders::MarketplaceOrdersMutation,
    marketplace_payments::MarketplacePaymentsMutation,
    marketplace_payouts::MarketplacePayoutsMutation,
    marketplace_pickups::MarketplacePickupsMutation,
    marketplace_promotions::MarketplacePromotionsMutation,
    marketplace_reports::MarketplaceReportsMutation,
    marketplace_searches::MarketplaceSearchesMutation,
    marketplace_seller::MarketplaceSellerMutation, member_skills::MemberSkillsMutation,
    members::MembersMutation, messages::MessagesMutation,
    notification_settings::NotificationSettingsMutation,
    notifications::NotificationsMutation, onboarding::OnboardingMutation,
    preferences::PreferencesMutation, privacy::PrivacyMutation, profile::ProfileMutation,
    push::PushMutation, push_campaigns::PushCampaignsMutation, queue::QueueMutation,
    reactions::ReactionsMutation, recovery::RecoveryMutation, reviews::ReviewsMutation,
    safeguarding::SafeguardingMutation, saved_items::SavedItemsMutation,
    saved_searches::SavedSearchesMutation, second_factor::SecondFactorMutation,
    sessions::SessionsMutation, support::SupportMutation,
    verification_badges::VerificationBadgesMutation, wallet::WalletMutation]
);

/// The fields of `Viewer` that operations answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct ViewerFields;

crate::graph_parts!(
    ViewerFields, "ViewerFields", [activity::ActivityViewer,
    availability::AvailabilityViewer, bookmarks::BookmarksViewer,
    connections::ConnectionsViewer, consents::ConsentsViewer,
    event_invitations::EventInvitationsViewer, exchanges::ExchangesViewer,
    feed::FeedViewer, legal::LegalViewer, listing_search::ListingSearchViewer,
    marketplace_coupons::MarketplaceCouponsViewer,
    marketplace_deliveries::MarketplaceDeliveriesViewer,
    marketplace_listings::MarketplaceListingsViewer,
    marketplace_loyalty::MarketplaceLoyaltyViewer,
    marketplace_offers::MarketplaceOffersViewer,
    marketplace_orders::MarketplaceOrdersViewer,
    marketplace_payouts::MarketplacePayoutsViewer,
    marketplace_pickups::MarketplacePickupsViewer,
    marketplace_promotions::MarketplacePromotionsViewer,
    marketplace_reports::MarketplaceReportsViewer,
    marketplace_seller::MarketplaceSellerViewer, member_skills::MemberSkillsViewer,
    members::MembersViewer, messages::MessagesViewer,
    notification_settings::NotificationSettingsViewer,
    notifications::NotificationsViewer, onboarding::OnboardingViewer,
    preferences::PreferencesViewer, privacy::PrivacyViewer, push::PushViewer,
    push_campaigns::PushCampaignsViewer, recovery::RecoveryViewer,
    reviews::ReviewsViewer, safeguarding::SafeguardingViewer,
    saved_items::SavedItemsViewer, saved_searches::SavedSearchesViewer,
    second_factor::SecondFactorViewer, sessions::SessionsViewer, support::SupportViewer,
    wallet::WalletViewer]
);

/// Everything that the areas answer in the graph beside their operations.
pub trait Edges: ActivityEdges + AuthEdges + AvailabilityEdges + BookmarksEdges + CategoriesEdges + CommentsEdges + ConnectionsEdges + ConsentsEdges + EndorsementsEdges + EventAgendaEdges + EventAnalyticsEdges + EventAttendanceEdges + EventBlueprintsEdges + EventBroadcastsEdges + EventCalendarEdges + EventFormsEdges + EventGuestsEdges + EventInvitationsEdges + EventModerationEdges + EventOfflineCheckinEdges + EventPeopleEdges + EventRecurrenceEdges + EventRegistrationsEdges + EventRemindersEdges + EventRewardsEdges + EventSafetyEdges + EventSeriesEdges + EventStaffEdges + EventTemplatesEdges + EventTicketsEdges + EventsEdges + ExchangesEdges + FeedEdges + FeedModerationEdges + GroupAnnouncementsEdges + GroupDiscussionsEdges + GroupFilesEdges + GroupInvitesEdges + GroupsEdges + HelpEdges + LegalEdges + ListingImagesEdges + ListingModerationEdges + ListingReportsEdges + ListingSearchEdges + ListingTagsEdges + ListingsEdges + MarketplaceCategoriesEdges + MarketplaceCollectionsEdges + MarketplaceCouponsEdges + MarketplaceDeliveriesEdges + MarketplaceDisputesEdges + MarketplaceGroupsEdges + MarketplaceImagesEdges + MarketplaceListingsEdges + MarketplaceLoyaltyEdges + MarketplaceModerationEdges + MarketplaceOffersEdges + MarketplaceOrdersEdges + MarketplacePaymentsEdges + MarketplacePayoutsEdges + MarketplacePickupsEdges + MarketplacePromotionsEdges + MarketplaceReportsEdges + MarketplaceSearchesEdges + MarketplaceSellerEdges + MarketplaceToolsEdges + MemberSkillsEdges + MembersEdges + MessagesEdges + NotificationSettingsEdges + NotificationsEdges + OnboardingEdges + PlatformEdges + PreferencesEdges + PrivacyEdges + ProfileEdges + PushEdges + PushCampaignsEdges + QueueEdges + ReactionsEdges + RecoveryEdges + ReviewsEdges + SafeguardingEdges + SavedItemsEdges + SavedSearchesEdges + SearchEdges + SecondFactorEdges + SessionsEdges + SharedEdges + SupportEdges + VerificationBadgesEdges + WalletEdges {}

impl<
    T: ActivityEdges + AuthEdges + AvailabilityEdges + BookmarksEdges + CategoriesEdges
        + CommentsEdges + ConnectionsEdges + ConsentsEdges + EndorsementsEdges
        + EventAgendaEdges + EventAnalyticsEdges + EventAttendanceEdges
        + EventBlueprintsEdges + EventBroadcastsEdges + EventCalendarEdges
        + EventFormsEdges + EventGuestsEdges + EventInvitationsEdges
        + EventModerationEdges + EventOfflineCheckinEdges + EventPeopleEdges
        + EventRecurrenceEdges + EventRegistrationsEdges + EventRemindersEdges
        + EventRewardsEdges + EventSafetyEdges + EventSeriesEdges + EventStaffEdges
        + EventTemplatesEdges + EventTicketsEdges + EventsEdges + ExchangesEdges
        + FeedEdges + FeedModerationEdges + GroupAnnouncementsEdges
        + GroupDiscussionsEdges + GroupFilesEdges + GroupInvitesEdges + GroupsEdges
        + HelpEdges + LegalEdges + ListingImagesEdges + ListingModerationEdges
        + ListingReportsEdges + ListingSearchEdges + ListingTagsEdges + ListingsEdges
        + MarketplaceCategoriesEdges + MarketplaceCollectionsEdges
        + MarketplaceCouponsEdges + MarketplaceDeliveriesEdges + MarketplaceDisputesEdges
        + MarketplaceGroupsEdges + MarketplaceImagesEdges + MarketplaceListingsEdges
        + MarketplaceLoyaltyEdges + MarketplaceModerationEdges + MarketplaceOffersEdges
        + MarketplaceOrdersEdges + MarketplacePaymentsEdges + MarketplacePayoutsEdges
        + MarketplacePickupsEdges + MarketplacePromotionsEdges + MarketplaceReportsEdges
        + MarketplaceSearchesEdges + MarketplaceSellerEdges + MarketplaceToolsEdges
        + MemberSkillsEdges + MembersEdges + MessagesEdges + NotificationSettingsEdges
        + NotificationsEdges + OnboardingEdges + PlatformEdges + PreferencesEdges
        + PrivacyEdges + ProfileEdges + PushEdges + PushCampaignsEdges + QueueEdges
        + ReactionsEdges + RecoveryEdges + ReviewsEdges + SafeguardingEdges
        + SavedItemsEdges + SavedSearchesEdges + SearchEdges + SecondFactorEdges
        + SessionsEdges + SharedEdges + SupportEdges + VerificationBadgesEdges
        + WalletEdges,
> Edges for T {}

/// Who answers edges, among the data of a request.
pub struct Areas(pub Arc<dyn Edges>);

/// Who answers edges.
///
/// # Errors
/// If the schema is run without [`Areas`].
pub fn edges<'c>(ctx: &Context<'c>) -> async_graphql::Result<&'c dyn Edges> {
    Ok(&*ctx.data::<Areas>()?.0)
}

/// The codes of errors.
pub static ERROR_CODE_WORDS: EnumTable = EnumTable {
    name: "ErrorCode",
    description: "Why something was refused: what may stand in `extensions.code` of an error. `extensions.status` has the HTTP status.",
    values: &[
        EnumValue {
            name: "tenant_resolution_failed",
            word: "tenant_resolution_failed",
            description: "The headers name no community, or two different ones.",
        },
        EnumValue {
            name: "tenant_required",
            word: "tenant_required",
            description: "Neither headers nor host name a community.",
        },
        EnumValue {
            name: "INVALID_TENANT",
            word: "INVALID_TENANT",
            description: "There is no community with this id, or it is switched off.",
        },
        EnumValue {
            name: "TENANT_MISMATCH",
            word: "TENANT_MISMATCH",
            description: "The access token belongs to another community.",
        },
        EnumValue {
            name: "TENANT_NOT_FOUND",
            word: "TENANT_NOT_FOUND",
            description: "There is no community with this slug, or it is switched off.",
        },
        EnumValue {
            name: "auth_required",
            word: "auth_required",
            description: "Nobody is signed in, or the credentials are not valid any more.",
        },
        EnumValue {
            name: "AUTH_INVALID_CREDENTIALS",
            word: "AUTH_INVALID_CREDENTIALS",
            description: "E-mail address and password do not match an account.",
        },
        EnumValue {
            name: "AUTH_TOKEN_MISSING",
            word: "AUTH_TOKEN_MISSING",
            description: "A token is required.",
        },
        EnumValue {
            name: "AUTH_TOKEN_INVALID",
            word: "AUTH_TOKEN_INVALID",
            description: "The token is not valid.",
        },
        EnumValue {
            name: "AUTH_TOKEN_EXPIRED",
            word: "AUTH_TOKEN_EXPIRED",
            description: "The token has expired.",
        },
        EnumValue {
            name: "AUTH_REFRESH_SUPERSEDED",
            word: "AUTH_REFRESH_SUPERSEDED",
            description: "The refresh token was used already.",
        },
        EnumValue {
            name: "AUTH_ACCOUNT_SUSPENDED",
            word: "AUTH_ACCOUNT_SUSPENDED",
            description: "The account is suspended, banned or deactivated.",
        },
        EnumValue {
            name: "AUTH_ACCOUNT_PENDING_APPROVAL",
            word: "AUTH_ACCOUNT_PENDING_APPROVAL",
            description: "The account waits for approval by the community.",
        },
        EnumValue {
            name: "AUTH_EMAIL_NOT_VERIFIED",
            word: "AUTH_EMAIL_NOT_VERIFIED",
            description: "The e-mail address is not confirmed.",
        },
        EnumValue {
            name: "AUTH_PENDING_VERIFICATION",
            word: "AUTH_PENDING_VERIFICATION",
            description: "The account waits for verification.",
        },
        EnumValue {
            name: "AUTH_VERIFICATION_FAILED",
            word: "AUTH_VERIFICATION_FAILED",
            description: "The community did not take whoever registered this account.",
        },
        EnumValue {
            name: "AUTH_CSRF_INVALID",
            word: "AUTH_CSRF_INVALID",
            description: "The CSRF token is missing or wrong.",
        },
        EnumValue {
            name: "AUTH_INSUFFICIENT_PERMISSIONS",
            word: "AUTH_INSUFFICIENT_PERMISSIONS",
            description: "Somebody else must handle it: the case concerns the viewer, or their role does not allow it.",
        },
        EnumValue {
            name: "REGISTRATION_CLOSED",
            word: "REGISTRATION_CLOSED",
            description: "The community takes no new members.",
        },
        EnumValue {
            name: "REGISTRATION_DAILY_LIMIT",
            word: "REGISTRATION_DAILY_LIMIT",
            description: "Five have registered from this address in a day.",
        },
        EnumValue {
            name: "TERMS_REQUIRED",
            word: "TERMS_REQUIRED",
            description: "The terms must be accepted.",
        },
        EnumValue {
            name: "PASSWORD_MISMATCH",
            word: "PASSWORD_MISMATCH",
            description: "The two passwords differ.",
        },
        EnumValue {
            name: "PASSWORD_PWNED",
            word: "PASSWORD_PWNED",
            description: "The password is one of those that are guessed first.",
        },
        EnumValue {
            name: "EMAIL_DISPOSABLE",
            word: "EMAIL_DISPOSABLE",
            description: "The mailbox of this address is thrown away after a while.",
        },
        EnumValue {
            name: "WEAK_PASSWORD",
            word: "WEAK_PASSWORD",
            description: "The password is easy to guess.",
        },
        EnumValue {
            name: "INVALID_PASSWORD",
            word: "INVALID_PASSWORD",
            description: "The present password is wrong.",
        },
        EnumValue {
            name: "PASSWORD_REUSED",
            word: "PASSWORD_REUSED",
            description: "The password was this account's before.",
        },
        EnumValue {
            name: "AUTH_2FA_INVALID",
            word: "AUTH_2FA_INVALID",
            description: "The code is wrong.",
        },
        EnumValue {
            name: "AUTH_2FA_TOKEN_EXPIRED",
            word: "AUTH_2FA_TOKEN_EXPIRED",
            description: "The first step of the sign-in is over.",
        },
        EnumValue {
            name: "AUTH_2FA_MAX_ATTEMPTS",
            word: "AUTH_2FA_MAX_ATTEMPTS",
            description: "Too many wrong codes; the sign-in begins anew.",
        },
        EnumValue {
            name: "AUTH_2FA_SETUP_REQUIRED",
            word: "AUTH_2FA_SETUP_REQUIRED",
            description: "The community demands a second factor, which has to be switched on first.",
        },
        EnumValue {
            name: "ALREADY_ENABLED",
            word: "ALREADY_ENABLED",
            description: "The second factor is on already.",
        },
        EnumValue {
            name: "VERIFICATION_FAILED",
            word: "VERIFICATION_FAILED",
            description: "The code does not switch the second factor on.",
        },
        EnumValue {
            name: "DISABLE_FAILED",
            word: "DISABLE_FAILED",
            description: "The password does not switch the second factor off.",
        },
        EnumValue {
            name: "INVITE_REQUIRED",
            word: "INVITE_REQUIRED",
            description: "An invitation is needed.",
        },
        EnumValue {
            name: "INVITE_INVALID",
            word: "INVITE_INVALID",
            description: "The invitation is unknown, used up, over or withdrawn.",
        },
        EnumValue {
            name: "FORBIDDEN",
            word: "forbidden",
            description: "The viewer may not do this, by role or with this object.",
        },
        EnumValue {
            name: "FORBIDDEN",
            word: "FORBIDDEN",
            description: "The viewer may not do this, by role or with this object.",
        },
        EnumValue {
            name: "FEATURE_DISABLED",
            word: "FEATURE_DISABLED",
            description: "The community has switched the feature off.",
        },
        EnumValue {
            name: "BLOCKED",
            word: "BLOCKED",
            description: "One of the two members has blocked the other.",
        },
        EnumValue {
            name: "MESSAGING_DISABLED",
            word: "MESSAGING_DISABLED",
            description: "The community or one of the two members has switched messages off.",
        },
        EnumValue {
            name: "BANNED",
            word: "BANNED",
            description: "The member is banned from the group.",
        },
        EnumValue {
            name: "SAFEGUARDING_CONTACT_RESTRICTED",
            word: "SAFEGUARDING_CONTACT_RESTRICTED",
            description: "A safeguarding measure keeps the two members apart.",
        },
        EnumValue {
            name: "VETTING_REQUIRED",
            word: "VETTING_REQUIRED",
            description: "Only vetted members may contact this member.",
        },
        EnumValue {
            name: "SAFEGUARDING_JURISDICTION_REQUIRED",
            word: "SAFEGUARDING_JURISDICTION_REQUIRED",
            description: "Only members whose country or region is known may contact this member.",
        },
        EnumValue {
            name: "SAFEGUARDING_POLICY_UNAVAILABLE",
            word: "SAFEGUARDING_POLICY_UNAVAILABLE",
            description: "Safeguarding measures cannot be read at the moment.",
        },
        EnumValue {
            name: "MAINTENANCE_MODE",
            word: "MAINTENANCE_MODE",
            description: "The community is at work on itself; only its staff come in.",
        },
        EnumValue {
            name: "APP_UPDATE_REQUIRED",
            word: "APP_UPDATE_REQUIRED",
            description: "The app that calls is older than the community allows.",
        },
        EnumValue {
            name: "IMPERSONATION_NOT_ALLOWED",
            word: "IMPERSONATION_NOT_ALLOWED",
            description: "Only the member may do this, and nobody who acts as them.",
        },
        EnumValue {
            name: "AUTH_WEBAUTHN_ORIGIN_NOT_ALLOWED",
            word: "AUTH_WEBAUTHN_ORIGIN_NOT_ALLOWED",
            description: "Passkeys cannot be used on the page that asks.",
        },
        EnumValue {
            name: "AUTH_WEBAUTHN_CHALLENGE_EXPIRED",
            word: "AUTH_WEBAUTHN_CHALLENGE_EXPIRED",
            description: "The time to use the passkey is over.",
        },
        EnumValue {
            name: "AUTH_WEBAUTHN_CHALLENGE_INVALID",
            word: "AUTH_WEBAUTHN_CHALLENGE_INVALID",
            description: "The challenge was used before, or belongs elsewhere.",
        },
        EnumValue {
            name: "AUTH_WEBAUTHN_FAILED",
            word: "AUTH_WEBAUTHN_FAILED",
            description: "The passkey is not good.",
        },
        EnumValue {
            name: "WEBAUTHN_CREDENTIAL_LIMIT",
            word: "WEBAUTHN_CREDENTIAL_LIMIT",
            description: "The account has as many passkeys as it may.",
        },
        EnumValue {
            name: "WEBAUTHN_CREDENTIAL_EXISTS",
            word: "WEBAUTHN_CREDENTIAL_EXISTS",
            description: "The passkey is known already.",
        },
        EnumValue {
            name: "SECURITY_CONFIRMATION_REQUIRED",
            word: "SECURITY_CONFIRMATION_REQUIRED",
            description: "The viewer must confirm first that it is they.",
        },
        EnumValue {
            name: "LAST_SIGN_IN_METHOD",
            word: "LAST_SIGN_IN_METHOD",
            description: "It is the only way into the account.",
        },
        EnumValue {
            name: "NOT_FOUND",
            word: "NOT_FOUND",
            description: "There is no such object, or the viewer may not see it.",
        },
        EnumValue {
            name: "NOT_FOUND",
            word: "RESOURCE_NOT_FOUND",
            description: "There is no such object, or the viewer may not see it.",
        },
        EnumValue {
            name: "RESOURCE_FORBIDDEN",
            word: "RESOURCE_FORBIDDEN",
            description: "The object is not the viewer's, or not there.",
        },
        EnumValue {
            name: "ALREADY_EXISTS",
            word: "ALREADY_EXISTS",
            description: "It exists already.",
        },
        EnumValue {
            name: "ALREADY_REPORTED",
            word: "ALREADY_REPORTED",
            description: "The viewer has reported it before.",
        },
        EnumValue {
            name: "ALREADY_ENDORSED",
            word: "ALREADY_ENDORSED",
            description: "The viewer has endorsed it before.",
        },
        EnumValue {
            name: "ALREADY_PROCESSED",
            word: "ALREADY_PROCESSED",
            description: "It has been decided about before.",
        },
        EnumValue {
            name: "SELF_ENDORSEMENT",
            word: "SELF_ENDORSEMENT",
            description: "Members cannot endorse themselves.",
        },
        EnumValue {
            name: "INVALID_STATE",
            word: "INVALID_STATE",
            description: "The object's status does not allow this.",
        },
        EnumValue {
            name: "INVALID_STATUS",
            word: "INVALID_STATUS",
            description: "Whoever registered does not wait for a decision.",
        },
        EnumValue {
            name: "RENEWAL_FAILED",
            word: "RENEWAL_FAILED",
            description: "The listing cannot be renewed.",
        },
        EnumValue {
            name: "REJECT_FAILED",
            word: "REJECT_FAILED",
            description: "The listing cannot be rejected.",
        },
        EnumValue {
            name: "SELLER_SUSPENDED",
            word: "SELLER_SUSPENDED",
            description: "Staff have suspended the seller.",
        },
        EnumValue {
            name: "OUT_OF_STOCK",
            word: "OUT_OF_STOCK",
            description: "There are fewer than that.",
        },
        EnumValue {
            name: "PAYMENT_UNAVAILABLE",
            word: "PAYMENT_UNAVAILABLE",
            description: "It costs something, and no payments are taken for it, or nobody who takes them answers.",
        },
        EnumValue {
            name: "INVALID_SIGNATURE",
            word: "INVALID_SIGNATURE",
            description: "The message is not signed by who may send it, or was sent too long ago.",
        },
        EnumValue {
            name: "SLOT_END_BEFORE_START",
            word: "SLOT_END_BEFORE_START",
            description: "The pickup time ends before it begins.",
        },
        EnumValue {
            name: "CAPACITY_BELOW_BOOKINGS",
            word: "CAPACITY_BELOW_BOOKINGS",
            description: "More is booked than that.",
        },
        EnumValue {
            name: "SLOT_HAS_RESERVATIONS",
            word: "SLOT_HAS_RESERVATIONS",
            description: "The pickup time is or was booked.",
        },
        EnumValue {
            name: "DELIVERY_OFFER_ERROR",
            word: "DELIVERY_OFFER_ERROR",
            description: "The order cannot be brought by the viewer.",
        },
        EnumValue {
            name: "DELIVERY_ACCEPT_ERROR",
            word: "DELIVERY_ACCEPT_ERROR",
            description: "The offer of delivery cannot be accepted.",
        },
        EnumValue {
            name: "DELIVERY_CONFIRM_ERROR",
            word: "DELIVERY_CONFIRM_ERROR",
            description: "The delivery cannot be paid.",
        },
        EnumValue {
            name: "QR_NOT_FOUND",
            word: "QR_NOT_FOUND",
            description: "No reservation has this code.",
        },
        EnumValue {
            name: "NOT_FOR_SELLER",
            word: "NOT_FOR_SELLER",
            description: "The order is another seller's.",
        },
        EnumValue {
            name: "ORDER_NOT_PAID",
            word: "ORDER_NOT_PAID",
            description: "The order is not paid, or over.",
        },
        EnumValue {
            name: "ALREADY_PICKED_UP",
            word: "ALREADY_PICKED_UP",
            description: "It was handed over before.",
        },
        EnumValue {
            name: "RESERVATION_CANCELLED",
            word: "RESERVATION_CANCELLED",
            description: "The reservation is off.",
        },
        EnumValue {
            name: "ORDER_NOT_FOUND",
            word: "ORDER_NOT_FOUND",
            description: "The viewer has no such order.",
        },
        EnumValue {
            name: "ORDER_NOT_PICKUP_ELIGIBLE",
            word: "ORDER_NOT_PICKUP_ELIGIBLE",
            description: "The order does not wait to be picked up.",
        },
        EnumValue {
            name: "SLOT_NOT_FOUND",
            word: "SLOT_NOT_FOUND",
            description: "There is no such pickup time.",
        },
        EnumValue {
            name: "SLOT_INACTIVE",
            word: "SLOT_INACTIVE",
            description: "The pickup time cannot be booked.",
        },
        EnumValue {
            name: "SLOT_PAST",
            word: "SLOT_PAST",
            description: "The pickup time has begun or is over.",
        },
        EnumValue {
            name: "SLOT_FULL",
            word: "SLOT_FULL",
            description: "The pickup time is full.",
        },
        EnumValue {
            name: "SLOT_SELLER_MISMATCH",
            word: "SLOT_SELLER_MISMATCH",
            description: "The pickup time is another seller's.",
        },
        EnumValue {
            name: "DUPLICATE_RESERVATION",
            word: "DUPLICATE_RESERVATION",
            description: "The order has a pickup time.",
        },
        EnumValue {
            name: "MERCHANT_DISABLED",
            word: "MERCHANT_DISABLED",
            description: "The seller takes no hours.",
        },
        EnumValue {
            name: "EXCEEDS_MAX_DISCOUNT",
            word: "EXCEEDS_MAX_DISCOUNT",
            description: "Hours cannot take so much, or so little, off the price.",
        },
        EnumValue {
            name: "REDEMPTION_FAILED",
            word: "REDEMPTION_FAILED",
            description: "The listing takes no discount for hours.",
        },
        EnumValue {
            name: "EDIT_EXPIRED",
            word: "EDIT_EXPIRED",
            description: "The time for changing the message is over.",
        },
        EnumValue {
            name: "ALREADY_MEMBER",
            word: "ALREADY_MEMBER",
            description: "The member belongs to the group, or has asked to.",
        },
        EnumValue {
            name: "NOT_MEMBER",
            word: "NOT_MEMBER",
            description: "The member does not belong to the group.",
        },
        EnumValue {
            name: "CAPACITY_FULL",
            word: "CAPACITY_FULL",
            description: "The group is full.",
        },
        EnumValue {
            name: "INVITE_LIMIT_REACHED",
            word: "INVITE_LIMIT_REACHED",
            description: "The group has reached its limit of pending invitations.",
        },
        EnumValue {
            name: "NO_CONTENT",
            word: "NO_CONTENT",
            description: "There is no text in it.",
        },
        EnumValue {
            name: "EMAIL_MISMATCH",
            word: "EMAIL_MISMATCH",
            description: "The invitation was sent to another e-mail address.",
        },
        EnumValue {
            name: "EXPIRED",
            word: "EXPIRED",
            description: "It has expired.",
        },
        EnumValue {
            name: "REVOKED",
            word: "REVOKED",
            description: "It was withdrawn.",
        },
        EnumValue {
            name: "MEMBERSHIP_LIMIT_REACHED",
            word: "MEMBERSHIP_LIMIT_REACHED",
            description: "The member is in as many groups as allowed.",
        },
        EnumValue {
            name: "GROUP_UNAVAILABLE",
            word: "GROUP_UNAVAILABLE",
            description: "The group is not active.",
        },
        EnumValue {
            name: "SOLE_ADMIN",
            word: "SOLE_ADMIN",
            description: "The group or the community would be left without an administrator.",
        },
        EnumValue {
            name: "DUPLICATE_REQUEST",
            word: "DUPLICATE_REQUEST",
            description: "There is an open request of this type.",
        },
        EnumValue {
            name: "OWNER_CANNOT_LEAVE",
            word: "OWNER_CANNOT_LEAVE",
            description: "The owner of a group cannot leave it.",
        },
        EnumValue {
            name: "INVALID_CURSOR",
            word: "INVALID_CURSOR",
            description: "The cursor cannot be read, or belongs to another list.",
        },
        EnumValue {
            name: "INVALID_CATEGORY",
            word: "INVALID_CATEGORY",
            description: "There is no such category of notifications.",
        },
        EnumValue {
            name: "INVALID_GROUP_KEY",
            word: "INVALID_GROUP_KEY",
            description: "The key of a group of notifications is blank.",
        },
        EnumValue {
            name: "INVALID_INPUT",
            word: "INVALID_INPUT",
            description: "The input makes no sense, such as muting oneself.",
        },
        EnumValue {
            name: "INVALID_TYPE",
            word: "INVALID_TYPE",
            description: "There is no such item that the viewer may see.",
        },
        EnumValue {
            name: "FILE_TOO_LARGE",
            word: "FILE_TOO_LARGE",
            description: "The file is larger than those that are taken.",
        },
        EnumValue {
            name: "GROUP_QUOTA_EXCEEDED",
            word: "GROUP_QUOTA_EXCEEDED",
            description: "The files of the group would be more than they may be.",
        },
        EnumValue {
            name: "TENANT_QUOTA_EXCEEDED",
            word: "TENANT_QUOTA_EXCEEDED",
            description: "The files of all groups would be more than they may be.",
        },
        EnumValue {
            name: "INVALID_TOKEN",
            word: "INVALID_TOKEN",
            description: "The link has been used, has expired or is wrong.",
        },
        EnumValue {
            name: "invalid_user",
            word: "invalid_user",
            description: "The path must name another member. At the REST API only.",
        },
        EnumValue {
            name: "validation_failed",
            word: "validation_failed",
            description: "The input is not valid.",
        },
        EnumValue {
            name: "VALIDATION_ERROR",
            word: "VALIDATION_ERROR",
            description: "The input is not valid.",
        },
        EnumValue {
            name: "VALIDATION_REQUIRED_FIELD",
            word: "VALIDATION_REQUIRED_FIELD",
            description: "A required field is missing.",
        },
        EnumValue {
            name: "VALIDATION_INVALID_FORMAT",
            word: "VALIDATION_INVALID_FORMAT",
            description: "A value has the wrong format.",
        },
        EnumValue {
            name: "VALIDATION_INVALID_VALUE",
            word: "VALIDATION_INVALID_VALUE",
            description: "A value is not among the allowed ones.",
        },
        EnumValue {
            name: "VALIDATION_INVALID_FILTER",
            word: "VALIDATION_INVALID_FILTER",
            description: "A filter is none of those that there are.",
        },
        EnumValue {
            name: "VALIDATION_INVALID_REASON",
            word: "VALIDATION_INVALID_REASON",
            description: "The reason is too long.",
        },
        EnumValue {
            name: "VALIDATION_TOO_SHORT",
            word: "VALIDATION_TOO_SHORT",
            description: "A value is too short.",
        },
        EnumValue {
            name: "VALIDATION_TOO_LONG",
            word: "VALIDATION_TOO_LONG",
            description: "A value is too long.",
        },
        EnumValue {
            name: "VALIDATION_OUT_OF_RANGE",
            word: "VALIDATION_OUT_OF_RANGE",
            description: "A number is out of its bounds.",
        },
        EnumValue {
            name: "VALIDATION_DUPLICATE",
            word: "VALIDATION_DUPLICATE",
            description: "The value is taken already.",
        },
        EnumValue {
            name: "UPLOAD_FAILED",
            word: "UPLOAD_FAILED",
            description: "The file that was sent cannot be used.",
        },
        EnumValue {
            name: "DUPLICATE",
            word: "DUPLICATE",
            description: "It is there already.",
        },
        EnumValue {
            name: "HAS_DEPENDENCIES",
            word: "HAS_DEPENDENCIES",
            description: "Something else still uses it.",
        },
        EnumValue {
            name: "LEGAL_ACCEPTANCE_REQUIRED",
            word: "LEGAL_ACCEPTANCE_REQUIRED",
            description: "The community's legal documents have to be accepted first.",
        },
        EnumValue {
            name: "ONBOARDING_REQUIRED",
            word: "ONBOARDING_REQUIRED",
            description: "Onboarding has to be completed first.",
        },
        EnumValue {
            name: "VALIDATION_NO_FIELDS",
            word: "VALIDATION_NO_FIELDS",
            description: "Nothing is named that could be changed.",
        },
        EnumValue {
            name: "INSUFFICIENT_FUNDS",
            word: "INSUFFICIENT_FUNDS",
            description: "The balance does not suffice.",
        },
        EnumValue {
            name: "TRANSFER_FAILED",
            word: "TRANSFER_FAILED",
            description: "The member cannot receive hours at the moment.",
        },
        EnumValue {
            name: "DONATION_FAILED",
            word: "DONATION_FAILED",
            description: "The member cannot receive hours at the moment.",
        },
        EnumValue {
            name: "EXCHANGE_ERROR",
            word: "EXCHANGE_ERROR",
            description: "The exchange's status does not allow this.",
        },
        EnumValue {
            name: "INSUFFICIENT_BALANCE",
            word: "INSUFFICIENT_BALANCE",
            description: "The balance of whoever pays for the exchange does not suffice.",
        },
        EnumValue {
            name: "INSUFFICIENT_CREDITS",
            word: "INSUFFICIENT_CREDITS",
            description: "The buyer has too few hours.",
        },
        EnumValue {
            name: "RESOLUTION_FAILED",
            word: "RESOLUTION_FAILED",
            description: "The refund cannot be made now.",
        },
        EnumValue {
            name: "LISTING_OWNER_UNAVAILABLE",
            word: "LISTING_OWNER_UNAVAILABLE",
            description: "The listing's owner is not an active member.",
        },
        EnumValue {
            name: "EXCHANGE_PARTY_UNAVAILABLE",
            word: "EXCHANGE_PARTY_UNAVAILABLE",
            description: "The other party of the exchange is not an active member.",
        },
        EnumValue {
            name: "EVENT_LIFECYCLE_CONFLICT",
            word: "EVENT_LIFECYCLE_CONFLICT",
            description: "Where the event stands does not allow this step.",
        },
        EnumValue {
            name: "EVENT_REVIEW_REQUIRED",
            word: "EVENT_REVIEW_REQUIRED",
            description: "An administrator decides whether the event is published.",
        },
        EnumValue {
            name: "EVENT_REVIEW_NOT_REQUIRED",
            word: "EVENT_REVIEW_NOT_REQUIRED",
            description: "The event can be published without asking.",
        },
        EnumValue {
            name: "EVENT_REVIEW_PENDING",
            word: "EVENT_REVIEW_PENDING",
            description: "The event waits for a decision, and stays as it is until then.",
        },
        EnumValue {
            name: "EVENT_RECURRENCE_SCOPE_REQUIRED",
            word: "EVENT_RECURRENCE_SCOPE_REQUIRED",
            description: "The event recurs, so the call has to say which occurrences it is about.",
        },
        EnumValue {
            name: "EVENT_RECURRENCE_UNAVAILABLE",
            word: "EVENT_RECURRENCE_UNAVAILABLE",
            description: "The installation is not set up for events that recur.",
        },
        EnumValue {
            name: "EVENT_RECURRENCE_TEMPLATE_ALL_SCOPE_REQUIRED",
            word: "EVENT_RECURRENCE_TEMPLATE_ALL_SCOPE_REQUIRED",
            description: "A template is changed together with its occurrences.",
        },
        EnumValue {
            name: "EVENT_RECURRENCE_SCHEDULE_REVISION_REQUIRED",
            word: "EVENT_RECURRENCE_SCHEDULE_REVISION_REQUIRED",
            description: "Other times of all occurrences need a revision.",
        },
        EnumValue {
            name: "EVENT_RECURRENCE_REVISION_NOT_FOUND",
            word: "EVENT_RECURRENCE_REVISION_NOT_FOUND",
            description: "There is no such occurrence that the viewer may see.",
        },
        EnumValue {
            name: "EVENT_RECURRENCE_REVISION_FORBIDDEN",
            word: "EVENT_RECURRENCE_REVISION_FORBIDDEN",
            description: "Revisions are for those who manage the event.",
        },
        EnumValue {
            name: "EVENT_RECURRENCE_REVISION_UNAVAILABLE",
            word: "EVENT_RECURRENCE_REVISION_UNAVAILABLE",
            description: "The installation makes no revisions.",
        },
        EnumValue {
            name: "EVENT_RECURRENCE_REVISION_VALIDATION_FAILED",
            word: "EVENT_RECURRENCE_REVISION_VALIDATION_FAILED",
            description: "A part of the revision cannot be.",
        },
        EnumValue {
            name: "EVENT_RECURRENCE_REVISION_PREVIEW_INVALID",
            word: "EVENT_RECURRENCE_REVISION_PREVIEW_INVALID",
            description: "The token is not one of this preview.",
        },
        EnumValue {
            name: "EVENT_RECURRENCE_REVISION_PREVIEW_EXPIRED",
            word: "EVENT_RECURRENCE_REVISION_PREVIEW_EXPIRED",
            description: "The preview is too old.",
        },
        EnumValue {
            name: "EVENT_RECURRENCE_REVISION_CONFLICT",
            word: "EVENT_RECURRENCE_REVISION_CONFLICT",
            description: "Something else has changed, the change cannot be, or the key was used for another change.",
        },
        EnumValue {
            name: "EVENT_RECURRENCE_REVISION_LIMIT_EXCEEDED",
            word: "EVENT_RECURRENCE_REVISION_LIMIT_EXCEEDED",
            description: "One revision does not take so many occurrences.",
        },
        EnumValue {
            name: "EVENT_RECURRENCE_DEFINITION_NOT_FOUND",
            word: "EVENT_RECURRENCE_DEFINITION_NOT_FOUND",
            description: "There is no such occurrence that the viewer may see.",
        },
        EnumValue {
            name: "EVENT_RECURRENCE_DEFINITION_FORBIDDEN",
            word: "EVENT_RECURRENCE_DEFINITION_FORBIDDEN",
            description: "Blueprints are for those who manage the event, its template and what is taken over.",
        },
        EnumValue {
            name: "EVENT_RECURRENCE_DEFINITION_UNAVAILABLE",
            word: "EVENT_RECURRENCE_DEFINITION_UNAVAILABLE",
            description: "The installation makes no blueprints.",
        },
        EnumValue {
            name: "EVENT_RECURRENCE_DEFINITION_VALIDATION_FAILED",
            word: "EVENT_RECURRENCE_DEFINITION_VALIDATION_FAILED",
            description: "A part of the blueprint cannot be.",
        },
        EnumValue {
            name: "EVENT_RECURRENCE_DEFINITION_PREVIEW_INVALID",
            word: "EVENT_RECURRENCE_DEFINITION_PREVIEW_INVALID",
            description: "The token is not one of this preview, is too old, or something has changed since.",
        },
        EnumValue {
            name: "EVENT_RECURRENCE_DEFINITION_CONFLICT",
            word: "EVENT_RECURRENCE_DEFINITION_CONFLICT",
            description: "What is there cannot be taken over, or the key was used for another blueprint.",
        },
        EnumValue {
            name: "EVENT_LIFECYCLE_HISTORY_NOT_FOUND",
            word: "EVENT_LIFECYCLE_HISTORY_NOT_FOUND",
            description: "There is no such event, or the viewer may not see it.",
        },
        EnumValue {
            name: "EVENT_LIFECYCLE_HISTORY_FORBIDDEN",
            word: "EVENT_LIFECYCLE_HISTORY_FORBIDDEN",
            description: "The history is for those who manage the event.",
        },
        EnumValue {
            name: "EVENT_REGISTRATION_DISABLED",
            word: "EVENT_REGISTRATION_DISABLED",
            description: "The community takes no registrations for events.",
        },
        EnumValue {
            name: "EVENT_REGISTRATION_FORBIDDEN",
            word: "EVENT_REGISTRATION_FORBIDDEN",
            description: "The viewer cannot register for the event: they manage it, or are no member of the community.",
        },
        EnumValue {
            name: "EVENT_REGISTRATION_IDEMPOTENCY_INVALID",
            word: "EVENT_REGISTRATION_IDEMPOTENCY_INVALID",
            description: "The idempotency key of a registration is none, or there are two that differ.",
        },
        EnumValue {
            name: "EVENT_WAITLIST_DISABLED",
            word: "EVENT_WAITLIST_DISABLED",
            description: "The community has no waiting lists.",
        },
        EnumValue {
            name: "EVENT_OCCURRENCE_REQUIRED",
            word: "EVENT_OCCURRENCE_REQUIRED",
            description: "The event recurs, and members register for one of its occurrences.",
        },
        EnumValue {
            name: "EVENT_REGISTRATION_UNAVAILABLE",
            word: "EVENT_REGISTRATION_UNAVAILABLE",
            description: "The event is not published or does not take place.",
        },
        EnumValue {
            name: "EVENT_REGISTRATION_CLOSED",
            word: "EVENT_REGISTRATION_CLOSED",
            description: "The event has begun.",
        },
        EnumValue {
            name: "EVENT_CAPACITY_FULL",
            word: "EVENT_CAPACITY_FULL",
            description: "Every place is taken or held for somebody.",
        },
        EnumValue {
            name: "EVENT_FULL",
            word: "EVENT_FULL",
            description: "Every place is taken, and there is no waiting list.",
        },
        EnumValue {
            name: "EVENT_CAPACITY_AVAILABLE",
            word: "EVENT_CAPACITY_AVAILABLE",
            description: "A place is free, so that nobody needs to wait.",
        },
        EnumValue {
            name: "EVENT_WAITLIST_CAPACITY_REQUIRED",
            word: "EVENT_WAITLIST_CAPACITY_REQUIRED",
            description: "The event has any number of places, so that nobody needs to wait.",
        },
        EnumValue {
            name: "EVENT_ALREADY_CONFIRMED",
            word: "EVENT_ALREADY_CONFIRMED",
            description: "The viewer takes part already.",
        },
        EnumValue {
            name: "EVENT_OFFER_ACCEPTANCE_REQUIRED",
            word: "EVENT_OFFER_ACCEPTANCE_REQUIRED",
            description: "A place is held for the viewer, who takes it by accepting it.",
        },
        EnumValue {
            name: "EVENT_WAITLIST_OFFER_INACTIVE",
            word: "EVENT_WAITLIST_OFFER_INACTIVE",
            description: "No place is held for the viewer.",
        },
        EnumValue {
            name: "EVENT_WAITLIST_OFFER_EXPIRED",
            word: "EVENT_WAITLIST_OFFER_EXPIRED",
            description: "The place was held for too long.",
        },
        EnumValue {
            name: "EVENT_WAITLIST_OFFER_TOKEN_INVALID",
            word: "EVENT_WAITLIST_OFFER_TOKEN_INVALID",
            description: "A place is taken without a token.",
        },
        EnumValue {
            name: "EVENT_WAITLIST_TIMED_OFFERS_DISABLED",
            word: "EVENT_WAITLIST_TIMED_OFFERS_DISABLED",
            description: "The community holds no places for those who wait.",
        },
        EnumValue {
            name: "EVENT_ATTENDANCE_REGISTRATION_REQUIRED",
            word: "EVENT_ATTENDANCE_REGISTRATION_REQUIRED",
            description: "Only members who take part can be checked in.",
        },
        EnumValue {
            name: "EVENT_ATTENDANCE_TOO_EARLY",
            word: "EVENT_ATTENDANCE_TOO_EARLY",
            description: "It is too early to say who comes.",
        },
        EnumValue {
            name: "EVENT_ATTENDANCE_WINDOW_CLOSED",
            word: "EVENT_ATTENDANCE_WINDOW_CLOSED",
            description: "The event has been over for too long to check in.",
        },
        EnumValue {
            name: "EVENT_REGISTRATION_TRANSITION_INVALID",
            word: "EVENT_REGISTRATION_TRANSITION_INVALID",
            description: "How it stands now does not allow this.",
        },
        EnumValue {
            name: "EVENT_REGISTRATION_CONFLICT",
            word: "EVENT_REGISTRATION_CONFLICT",
            description: "Somebody else has changed it in the meantime.",
        },
        EnumValue {
            name: "EVENT_REGISTRATION_MEMBER_NOT_FOUND",
            word: "EVENT_REGISTRATION_MEMBER_NOT_FOUND",
            description: "There is no such member.",
        },
        EnumValue {
            name: "EVENT_PEOPLE_VALIDATION_FAILED",
            word: "EVENT_PEOPLE_VALIDATION_FAILED",
            description: "An input about the people of an event cannot be used.",
        },
        EnumValue {
            name: "EVENT_PEOPLE_QUERY_INVALID",
            word: "EVENT_PEOPLE_QUERY_INVALID",
            description: "A question about the people of an event has a parameter that there is not, or a value that means nothing.",
        },
        EnumValue {
            name: "EVENT_REGISTRATION_REASON_REQUIRED",
            word: "EVENT_REGISTRATION_REASON_REQUIRED",
            description: "Whoever turns a member down or cancels their registration says why.",
        },
        EnumValue {
            name: "CAMPAIGN_UPDATE_FAILED",
            word: "CAMPAIGN_UPDATE_FAILED",
            description: "Where the paid push campaign stands does not allow this.",
        },
        EnumValue {
            name: "EVENT_BROADCAST_NOT_FOUND",
            word: "EVENT_BROADCAST_NOT_FOUND",
            description: "There is no such broadcast that the viewer may see.",
        },
        EnumValue {
            name: "EVENT_BROADCAST_CONFLICT",
            word: "EVENT_BROADCAST_CONFLICT",
            description: "The broadcast has come too far for this.",
        },
        EnumValue {
            name: "EVENT_BROADCAST_DISABLED",
            word: "EVENT_BROADCAST_DISABLED",
            description: "The community has no broadcasts of events.",
        },
        EnumValue {
            name: "EVENT_BROADCAST_VALIDATION_FAILED",
            word: "EVENT_BROADCAST_VALIDATION_FAILED",
            description: "What was said of a broadcast cannot be used.",
        },
        EnumValue {
            name: "EVENT_TEMPLATE_NOT_FOUND",
            word: "EVENT_TEMPLATE_NOT_FOUND",
            description: "There is no such template of events that the viewer may use.",
        },
        EnumValue {
            name: "EVENT_TEMPLATE_CONFLICT",
            word: "EVENT_TEMPLATE_CONFLICT",
            description: "The template, or the event, does not stand so that this can be done.",
        },
        EnumValue {
            name: "EVENT_TEMPLATE_VALIDATION_FAILED",
            word: "EVENT_TEMPLATE_VALIDATION_FAILED",
            description: "What was said of a template cannot be used.",
        },
        EnumValue {
            name: "EVENT_FORM_NOT_FOUND",
            word: "EVENT_FORM_NOT_FOUND",
            description: "There is no such form.",
        },
        EnumValue {
            name: "EVENT_FORM_CONFLICT",
            word: "EVENT_FORM_CONFLICT",
            description: "The form, or the event, has come too far for this.",
        },
        EnumValue {
            name: "EVENT_FORM_VALIDATION_FAILED",
            word: "EVENT_FORM_VALIDATION_FAILED",
            description: "What was said of a form cannot be used.",
        },
        EnumValue {
            name: "EVENT_ANSWERS_NOT_FOUND",
            word: "EVENT_ANSWERS_NOT_FOUND",
            description: "There are no such answers that the viewer may read.",
        },
        EnumValue {
            name: "EVENT_ANSWERS_REQUIRED",
            word: "EVENT_ANSWERS_REQUIRED",
            description: "Required questions of the event have to be answered first.",
        },
        EnumValue {
            name: "EVENT_APPROVAL_REQUIRED",
            word: "EVENT_APPROVAL_REQUIRED",
            description: "Those who look after the event decide who takes part; it can be asked for.",
        },
        EnumValue {
            name: "EVENT_ANSWERS_CLOSED",
            word: "EVENT_ANSWERS_CLOSED",
            description: "The questions of the event can no longer be answered.",
        },
        EnumValue {
            name: "EVENT_ANSWERS_VALIDATION_FAILED",
            word: "EVENT_ANSWERS_VALIDATION_FAILED",
            description: "Answers do not fit the questions.",
        },
        EnumValue {
            name: "EVENT_GUEST_NOT_FOUND",
            word: "EVENT_GUEST_NOT_FOUND",
            description: "There is no such guest, or no such registration of the viewer.",
        },
        EnumValue {
            name: "EVENT_GUEST_CONFLICT",
            word: "EVENT_GUEST_CONFLICT",
            description: "The registration is not confirmed, or the guest does not come.",
        },
        EnumValue {
            name: "EVENT_GUEST_LIMIT",
            word: "EVENT_GUEST_LIMIT",
            description: "A member may not bring more guests.",
        },
        EnumValue {
            name: "EVENT_GUEST_VALIDATION_FAILED",
            word: "EVENT_GUEST_VALIDATION_FAILED",
            description: "What was said of a guest cannot be used.",
        },
        EnumValue {
            name: "EVENT_INVITATION_NOT_FOUND",
            word: "EVENT_INVITATION_NOT_FOUND",
            description: "There is no such invitation or campaign that the viewer may see.",
        },
        EnumValue {
            name: "EVENT_INVITATION_INACTIVE",
            word: "EVENT_INVITATION_INACTIVE",
            description: "The invitation was answered, used up or withdrawn.",
        },
        EnumValue {
            name: "EVENT_INVITATION_EXPIRED",
            word: "EVENT_INVITATION_EXPIRED",
            description: "The invitation was not answered in time.",
        },
        EnumValue {
            name: "EVENT_INVITATION_CONFLICT",
            word: "EVENT_INVITATION_CONFLICT",
            description: "The campaign has come too far for this.",
        },
        EnumValue {
            name: "EVENT_INVITATION_VALIDATION_FAILED",
            word: "EVENT_INVITATION_VALIDATION_FAILED",
            description: "What was said of invitations cannot be used.",
        },
        EnumValue {
            name: "EVENT_OFFLINE_NOT_FOUND",
            word: "EVENT_OFFLINE_NOT_FOUND",
            description: "There is no such device, pass, batch or conflict that the viewer may see.",
        },
        EnumValue {
            name: "EVENT_OFFLINE_DISABLED",
            word: "EVENT_OFFLINE_DISABLED",
            description: "The community has no check-in without a network.",
        },
        EnumValue {
            name: "EVENT_OFFLINE_DEVICE_INVALID",
            word: "EVENT_OFFLINE_DEVICE_INVALID",
            description: "The secret is none of a device that is good.",
        },
        EnumValue {
            name: "EVENT_OFFLINE_CONFLICT",
            word: "EVENT_OFFLINE_CONFLICT",
            description: "How it stands now does not allow this, or the key was used for something else.",
        },
        EnumValue {
            name: "EVENT_OFFLINE_VALIDATION_FAILED",
            word: "EVENT_OFFLINE_VALIDATION_FAILED",
            description: "What was said of check-in without a network cannot be used.",
        },
        EnumValue {
            name: "EVENT_CHECKIN_CODE_INVALID",
            word: "EVENT_CHECKIN_CODE_INVALID",
            description: "The code is none of this event, has expired or has been used.",
        },
        EnumValue {
            name: "EVENT_SAFETY_ACTION_REQUIRED",
            word: "EVENT_SAFETY_ACTION_REQUIRED",
            description: "The event asks something of whoever takes part that is not done yet.",
        },
        EnumValue {
            name: "EVENT_SAFETY_UNAVAILABLE",
            word: "EVENT_SAFETY_UNAVAILABLE",
            description: "Whether somebody meets the requirements of the event cannot be told just now.",
        },
        EnumValue {
            name: "EVENT_SAFETY_NOT_FOUND",
            word: "EVENT_SAFETY_NOT_FOUND",
            description: "There is no such requirement, acknowledgement, consent or decision.",
        },
        EnumValue {
            name: "EVENT_SAFETY_CONFLICT",
            word: "EVENT_SAFETY_CONFLICT",
            description: "How it stands does not allow this.",
        },
        EnumValue {
            name: "EVENT_SAFETY_VALIDATION_FAILED",
            word: "EVENT_SAFETY_VALIDATION_FAILED",
            description: "What was said about the safety of an event cannot be used.",
        },
        EnumValue {
            name: "EVENT_GUARDIAN_CONSENT_LIMIT",
            word: "EVENT_GUARDIAN_CONSENT_LIMIT",
            description: "Guardians were asked too often in a day.",
        },
        EnumValue {
            name: "EVENT_GUARDIAN_LINK_INVALID",
            word: "EVENT_GUARDIAN_LINK_INVALID",
            description: "The link of a guardian is none of ours.",
        },
        EnumValue {
            name: "VERSION_CONFLICT",
            word: "VERSION_CONFLICT",
            description: "It has changed since it was read. Read it again, and repeat the change.",
        },
        EnumValue {
            name: "EVENT_STAFF_VALIDATION_FAILED",
            word: "EVENT_STAFF_VALIDATION_FAILED",
            description: "What was said of who helps with an event cannot be used.",
        },
        EnumValue {
            name: "EVENT_STAFF_OWNER_ROLE_IMPLICIT",
            word: "EVENT_STAFF_OWNER_ROLE_IMPLICIT",
            description: "Whoever organizes an event owns it; this cannot be granted.",
        },
        EnumValue {
            name: "EVENT_STAFF_EXPIRY_INVALID",
            word: "EVENT_STAFF_EXPIRY_INVALID",
            description: "An assignment ends in the future, if it ends.",
        },
        EnumValue {
            name: "EVENT_STAFF_ASSIGNMENT_NOT_FOUND",
            word: "EVENT_STAFF_ASSIGNMENT_NOT_FOUND",
            description: "The event has no such assignment.",
        },
        EnumValue {
            name: "EVENT_STAFF_FORBIDDEN",
            word: "EVENT_STAFF_FORBIDDEN",
            description: "The viewer may not say who helps with the event.",
        },
        EnumValue {
            name: "EVENT_AGENDA_VALIDATION_FAILED",
            word: "EVENT_AGENDA_VALIDATION_FAILED",
            description: "What was said of an agenda or a session cannot be used.",
        },
        EnumValue {
            name: "EVENT_AGENDA_CONFLICT",
            word: "EVENT_AGENDA_CONFLICT",
            description: "The agenda stands otherwise than that needs.",
        },
        EnumValue {
            name: "EVENT_SESSION_NOT_FOUND",
            word: "EVENT_SESSION_NOT_FOUND",
            description: "There is no such session that the viewer may see.",
        },
        EnumValue {
            name: "EVENT_SESSION_OVERLAP",
            word: "EVENT_SESSION_OVERLAP",
            description: "A room or a speaker is taken at the same time.",
        },
        EnumValue {
            name: "EVENT_SESSION_FULL",
            word: "EVENT_SESSION_FULL",
            description: "The session has no place left.",
        },
        EnumValue {
            name: "EVENT_SESSION_CLOSED",
            word: "EVENT_SESSION_CLOSED",
            description: "The session has begun or does not take place.",
        },
        EnumValue {
            name: "EVENT_SESSION_REGISTRATION_REQUIRED",
            word: "EVENT_SESSION_REGISTRATION_REQUIRED",
            description: "Only those who take part in the event have places at its sessions.",
        },
        EnumValue {
            name: "EVENT_TICKET_VALIDATION_FAILED",
            word: "EVENT_TICKET_VALIDATION_FAILED",
            description: "What was said of tickets cannot be used.",
        },
        EnumValue {
            name: "EVENT_TICKET_NOT_FOUND",
            word: "EVENT_TICKET_NOT_FOUND",
            description: "There are no such tickets.",
        },
        EnumValue {
            name: "EVENT_TICKET_FORBIDDEN",
            word: "EVENT_TICKET_FORBIDDEN",
            description: "The viewer may not do this with tickets of the event.",
        },
        EnumValue {
            name: "EVENT_TICKET_CONFLICT",
            word: "EVENT_TICKET_CONFLICT",
            description: "Tickets have changed, are used up, or this does not follow on how they stand.",
        },
        EnumValue {
            name: "EVENT_UNAVAILABLE",
            word: "EVENT_UNAVAILABLE",
            description: "The event is not published or does not take place.",
        },
        EnumValue {
            name: "HOURS_OVERRIDE_UNAVAILABLE",
            word: "HOURS_OVERRIDE_UNAVAILABLE",
            description: "Checking in moves no hours.",
        },
        EnumValue {
            name: "TOO_EARLY",
            word: "TOO_EARLY",
            description: "It is too early for this.",
        },
        EnumValue {
            name: "EVENT_ENDED",
            word: "EVENT_ENDED",
            description: "The event has begun.",
        },
        EnumValue {
            name: "EVENT_NOT_FOUND",
            word: "EVENT_NOT_FOUND",
            description: "There is no such published event that the viewer may see.",
        },
        EnumValue {
            name: "EVENT_CALENDAR_FORBIDDEN",
            word: "EVENT_CALENDAR_FORBIDDEN",
            description: "The community has no calendars, or the viewer is no member of it.",
        },
        EnumValue {
            name: "EVENT_CALENDAR_RANGE_INVALID",
            word: "EVENT_CALENDAR_RANGE_INVALID",
            description: "The period is none, or too long.",
        },
        EnumValue {
            name: "EVENT_CALENDAR_LABEL_INVALID",
            word: "EVENT_CALENDAR_LABEL_INVALID",
            description: "The label is too long.",
        },
        EnumValue {
            name: "EVENT_CALENDAR_TOKEN_LIMIT",
            word: "EVENT_CALENDAR_TOKEN_LIMIT",
            description: "The viewer has as many calendar links as there can be.",
        },
        EnumValue {
            name: "EVENT_CALENDAR_TOKEN_NOT_FOUND",
            word: "EVENT_CALENDAR_TOKEN_NOT_FOUND",
            description: "The viewer has no such calendar link.",
        },
        EnumValue {
            name: "EVENT_CALENDAR_FEED_NOT_FOUND",
            word: "EVENT_CALENDAR_FEED_NOT_FOUND",
            description: "The calendar link leads nowhere.",
        },
        EnumValue {
            name: "RSVP_FAILED",
            word: "RSVP_FAILED",
            description: "The answer cannot be taken at the moment.",
        },
        EnumValue {
            name: "WAITLIST_FAILED",
            word: "WAITLIST_FAILED",
            description: "Nobody needs to wait, or nobody can.",
        },
        EnumValue {
            name: "IDEMPOTENCY_KEY_REUSED",
            word: "IDEMPOTENCY_KEY_REUSED",
            description: "The key was used for a different call before.",
        },
        EnumValue {
            name: "IDEMPOTENCY_IN_PROGRESS",
            word: "IDEMPOTENCY_IN_PROGRESS",
            description: "A call with this key is still in progress.",
        },
        EnumValue {
            name: "rate_limited",
            word: "rate_limited",
            description: "Too many calls. `retry_after` says in how many seconds to try again.",
        },
        EnumValue {
            name: "RATE_LIMIT_EXCEEDED",
            word: "RATE_LIMIT_EXCEEDED",
            description: "Too many calls. `retry_after` says in how many seconds to try again.",
        },
        EnumValue {
            name: "METHOD_NOT_ALLOWED",
            word: "METHOD_NOT_ALLOWED",
            description: "The HTTP method is not allowed here.",
        },
        EnumValue {
            name: "PAYLOAD_TOO_LARGE",
            word: "PAYLOAD_TOO_LARGE",
            description: "The body is too large.",
        },
        EnumValue {
            name: "UNSUPPORTED_MEDIA_TYPE",
            word: "UNSUPPORTED_MEDIA_TYPE",
            description: "The body has a media type that is not accepted here.",
        },
        EnumValue {
            name: "GRAPHQL_PARSE_FAILED",
            word: "GRAPHQL_PARSE_FAILED",
            description: "The GraphQL document cannot be parsed.",
        },
        EnumValue {
            name: "QUERY_INVALID",
            word: "QUERY_INVALID",
            description: "The GraphQL document does not fit the schema.",
        },
        EnumValue {
            name: "QUERY_TOO_DEEP",
            word: "QUERY_TOO_DEEP",
            description: "The GraphQL document is nested too deeply.",
        },
        EnumValue {
            name: "QUERY_TOO_COMPLEX",
            word: "QUERY_TOO_COMPLEX",
            description: "The GraphQL document costs too much: `cost` is above `limit`.",
        },
        EnumValue {
            name: "PERSISTED_QUERY_NOT_FOUND",
            word: "PERSISTED_QUERY_NOT_FOUND",
            description: "No document is stored under this hash. Send it along.",
        },
        EnumValue {
            name: "DOCUMENT_NOT_TRUSTED",
            word: "DOCUMENT_NOT_TRUSTED",
            description: "Only documents that the operator has approved are run.",
        },
        EnumValue {
            name: "RESPONSE_TOO_LARGE",
            word: "RESPONSE_TOO_LARGE",
            description: "The answer would be too large. Ask for less.",
        },
        EnumValue {
            name: "SERVER_INTERNAL_ERROR",
            word: "SERVER_INTERNAL_ERROR",
            description: "Something went wrong on the server.",
        },
        EnumValue {
            name: "SERVER_DEPENDENCY_FAILED",
            word: "SERVER_DEPENDENCY_FAILED",
            description: "Something that the server needs does not answer.",
        },
        EnumValue {
            name: "AI_SERVICE_ERROR",
            word: "AI_SERVICE_ERROR",
            description: "The service that writes texts does not answer.",
        },
        EnumValue {
            name: "REQUEST_TIMEOUT",
            word: "REQUEST_TIMEOUT",
            description: "The answer took too long.",
        },
        EnumValue {
            name: "URI_TOO_LONG",
            word: "URI_TOO_LONG",
            description: "The address of the request is too long.",
        },
        EnumValue {
            name: "HEADERS_TOO_LARGE",
            word: "HEADERS_TOO_LARGE",
            description: "The headers of the request are too large.",
        },
    ],
};

crate::graph_words!(crate ::codes::Code, ERROR_CODE_WORDS);

/// The types with a global id that are made from the contract.
pub const NODES: &[&str] = &[
    "AvailabilitySlot",
    "BlockedMember",
    "Bookmark",
    "BookmarkCollection",
    "Category",
    "Comment",
    "CommunityFund",
    "Relationship",
    "Conversation",
    "DataExport",
    "DataRequest",
    "DeadTask",
    "Event",
    "EventAttendanceClaim",
    "EventBlueprint",
    "EventBroadcast",
    "EventCalendarFeed",
    "EventCodeAcknowledgement",
    "EventForm",
    "EventGuardianConsent",
    "EventGuest",
    "EventInvitation",
    "EventInvitationCampaign",
    "EventOfflineBatch",
    "EventOfflineConflict",
    "EventOfflineCredential",
    "EventOfflineDevice",
    "EventSafetyReview",
    "EventSeries",
    "EventSession",
    "EventStaffAssignment",
    "EventSubmission",
    "EventTemplate",
    "EventTicketEntitlement",
    "EventTicketTransfer",
    "EventTicketType",
    "Exchange",
    "ExchangeRating",
    "Faq",
    "FeedItem",
    "Group",
    "GroupAnnouncement",
    "GroupDiscussion",
    "GroupDiscussionReply",
    "GroupInvite",
    "GroupMessage",
    "GroupType",
    "LegalDocument",
    "LegalVersion",
    "ListingImage",
    "Listing",
    "ListingReport",
    "MarketplaceCategory",
    "MarketplaceCollection",
    "MarketplaceCoupon",
    "MarketplaceDelivery",
    "MarketplaceDispute",
    "MarketplaceListing",
    "MarketplaceListingImage",
    "MarketplaceOffer",
    "MarketplaceOrder",
    "MarketplacePickup",
    "MarketplacePickupSlot",
    "MarketplaceReport",
    "MarketplaceReportCase",
    "MarketplaceSavedSearch",
    "MarketplaceSeller",
    "MarketplaceShippingOption",
    "MemberSkill",
    "Message",
    "MessageAttachment",
    "ModeratedFeedItem",
    "MutedMember",
    "Notification",
    "PushCampaign",
    "PushFailure",
    "Review",
    "SafeguardingMeasure",
    "SavedCollection",
    "SavedItem",
    "SavedSearch",
    "SecurityEvent",
    "Session",
    "Skill",
    "SkillCategory",
    "SkillEndorsement",
    "SupportRequest",
    "Community",
    "TransactionCategory",
    "TrustedDevice",
    "Member",
    "Transaction",
];

/// The fields that operations answer: the type, the field, and the operation by which it enters.
pub const FIELDS: &[(&str, &str, Operation)] = &[
    ("Viewer", "activity", Operation::GetMyActivity),
    ("Query", "memberActivity", Operation::GetMemberActivity),
    ("Query", "registration", Operation::GetRegistrationInfo),
    ("Viewer", "availabilitySlots", Operation::GetMyAvailability),
    ("Mutation", "setMyAvailability", Operation::SetMyAvailability),
    ("Mutation", "setMyAvailabilityOfDay", Operation::SetMyAvailabilityOfDay),
    ("Mutation", "removeMyAvailability", Operation::RemoveMyAvailability),
    ("Mutation", "addMyAvailabilityOnDate", Operation::AddMyAvailabilityOnDate),
    ("Query", "memberAvailabilitySlots", Operation::GetMemberAvailability),
    ("Query", "compatibleTimes", Operation::ListCompatibleTimes),
    ("Query", "availableMembers", Operation::ListAvailableMembers),
    ("Viewer", "bookmarks", Operation::ListBookmarks),
    ("Mutation", "toggleBookmark", Operation::ToggleBookmark),
    ("Query", "bookmarkStatus", Operation::GetBookmarkStatus),
    ("Mutation", "moveBookmark", Operation::MoveBookmark),
    ("Viewer", "bookmarkCollections", Operation::ListBookmarkCollections),
    ("Mutation", "createBookmarkCollection", Operation::CreateBookmarkCollection),
    ("Mutation", "updateBookmarkCollection", Operation::UpdateBookmarkCollection),
    ("Mutation", "deleteBookmarkCollection", Operation::DeleteBookmarkCollection),
    ("Query", "categories", Operation::ListCategories),
    ("Query", "comments", Operation::ListComments),
    ("Mutation", "createComment", Operation::CreateComment),
    ("Mutation", "updateComment", Operation::UpdateComment),
    ("Mutation", "deleteComment", Operation::DeleteComment),
    ("Viewer", "connections", Operation::ListConnections),
    ("Viewer", "pendingConnectionCounts", Operation::GetPendingConnectionCounts),
    ("Mutation", "requestConnection", Operation::RequestConnection),
    ("Mutation", "acceptConnection", Operation::AcceptConnection),
    ("Mutation", "declineConnection", Operation::DeclineConnection),
    ("Mutation", "removeConnection", Operation::RemoveConnection),
    ("Viewer", "connectionSuggestions", Operation::ListConnectionSuggestions),
    ("Viewer", "consents", Operation::ListMyConsents),
    ("Mutation", "updateConsent", Operation::UpdateMyConsent),
    ("Query", "cookieConsent", Operation::GetCookieConsent),
    ("Mutation", "decideCookieConsent", Operation::DecideCookieConsent),
    ("Mutation", "endorseSkill", Operation::EndorseSkill),
    ("Mutation", "withdrawSkillEndorsement", Operation::WithdrawSkillEndorsement),
    ("Query", "topEndorsedMembers", Operation::ListTopEndorsed),
    ("Mutation", "endorseMember", Operation::PeerEndorse),
    ("Query", "skills", Operation::ListSkills),
    ("Mutation", "addSkill", Operation::AddSkill),
    ("Query", "eventAgenda", Operation::GetEventAgenda),
    ("Mutation", "orderEventAgenda", Operation::OrderEventAgenda),
    ("Mutation", "createEventSession", Operation::CreateEventSession),
    ("Mutation", "updateEventSession", Operation::UpdateEventSession),
    ("Mutation", "cancelEventSession", Operation::CancelEventSession),
    ("Mutation", "registerForEventSession", Operation::RegisterForEventSession),
    ("Mutation", "withdrawFromEventSession", Operation::WithdrawFromEventSession),
    ("Query", "eventAnalytics", Operation::GetEventAnalytics),
    ("Query", "eventAttendanceRecords", Operation::ListEventAttendance),
    ("Mutation", "checkInEventMembers", Operation::CheckInEventMembers),
    ("Mutation", "redeemEventCheckInCode", Operation::RedeemEventCheckInCode),
    ("Query", "eventCheckInCode", Operation::GetEventCheckInCode),
    ("Mutation", "recordEventAttendance", Operation::RecordEventAttendance),
    ("Query", "eventBlueprintHistory", Operation::ListEventBlueprints),
    ("Mutation", "previewEventBlueprint", Operation::PreviewEventBlueprint),
    ("Mutation", "commitEventBlueprint", Operation::CommitEventBlueprint),
    ("Query", "eventBroadcasts", Operation::ListEventBroadcasts),
    ("Mutation", "createEventBroadcast", Operation::CreateEventBroadcast),
    ("Mutation", "previewEventBroadcast", Operation::PreviewEventBroadcast),
    ("Query", "eventBroadcast", Operation::GetEventBroadcast),
    ("Mutation", "reviseEventBroadcast", Operation::ReviseEventBroadcast),
    ("Mutation", "scheduleEventBroadcast", Operation::ScheduleEventBroadcast),
    ("Mutation", "cancelEventBroadcast", Operation::CancelEventBroadcast),
    ("Mutation", "retryEventBroadcast", Operation::RetryEventBroadcast),
    ("Query", "eventCalendarEntries", Operation::ListEventCalendar),
    ("Query", "eventCalendarFeeds", Operation::ListEventCalendarFeeds),
    ("Mutation", "createEventCalendarFeed", Operation::CreateEventCalendarFeed),
    ("Mutation", "revokeEventCalendarFeed", Operation::RevokeEventCalendarFeed),
    ("Query", "eventCalendarLinks", Operation::GetEventCalendarLinks),
    ("Query", "eventRegistrationForm", Operation::GetEventForm),
    ("Query", "eventForms", Operation::GetEventFormsForStaff),
    ("Mutation", "updateEventFormSettings", Operation::UpdateEventFormSettings),
    ("Mutation", "publishEventFormSettings", Operation::PublishEventFormSettings),
    ("Mutation", "previewEventAnswerErasure", Operation::PreviewEventAnswerErasure),
    ("Mutation", "applyEventAnswerErasure", Operation::ApplyEventAnswerErasure),
    ("Mutation", "createEventForm", Operation::CreateEventForm),
    ("Mutation", "updateEventForm", Operation::UpdateEventForm),
    ("Mutation", "forkEventForm", Operation::ForkEventForm),
    ("Mutation", "publishEventForm", Operation::PublishEventForm),
    ("Query", "eventSubmissions", Operation::ListEventSubmissions),
    ("Mutation", "submitEventAnswers", Operation::SubmitEventAnswers),
    ("Mutation", "amendEventAnswers", Operation::AmendEventAnswers),
    ("Mutation", "readEventAnswers", Operation::ReadEventAnswers),
    ("Mutation", "submitEventAnswersDraft", Operation::SubmitEventAnswersDraft),
    ("Query", "eventGuests", Operation::ListEventGuests),
    ("Mutation", "addEventGuest", Operation::AddEventGuest),
    ("Mutation", "cancelEventGuest", Operation::CancelEventGuest),
    ("Mutation", "recordEventGuestAttendance", Operation::RecordEventGuestAttendance),
    ("Viewer", "eventInvitations", Operation::ListMyEventInvitations),
    ("Query", "eventInvitationCampaigns", Operation::ListEventInvitationCampaigns),
    (
        "Mutation",
        "createEventInvitationCampaign",
        Operation::CreateEventInvitationCampaign,
    ),
    (
        "Mutation",
        "previewEventInvitationCampaign",
        Operation::PreviewEventInvitationCampaign,
    ),
    (
        "Mutation",
        "scheduleEventInvitationCampaign",
        Operation::ScheduleEventInvitationCampaign,
    ),
    (
        "Mutation",
        "issueEventInvitationCampaign",
        Operation::IssueEventInvitationCampaign,
    ),
    (
        "Mutation",
        "cancelEventInvitationCampaign",
        Operation::CancelEventInvitationCampaign,
    ),
    ("Query", "eventInvitations", Operation::ListEventInvitations),
    ("Mutation", "createEventInvitationLink", Operation::CreateEventInvitationLink),
    ("Mutation", "acceptEventInvitationLink", Operation::AcceptEventInvitationLink),
    ("Mutation", "acceptEventInvitation", Operation::AcceptEventInvitation),
    ("Mutation", "declineEventInvitation", Operation::DeclineEventInvitation),
    ("Mutation", "revokeEventInvitation", Operation::RevokeEventInvitation),
    ("Query", "eventsForStaff", Operation::ListEventsForStaff),
    ("Mutation", "approveEvent", Operation::ApproveEvent),
    ("Mutation", "rejectEvent", Operation::RejectEvent),
    ("Mutation", "postponeEvent", Operation::PostponeEvent),
    ("Mutation", "completeEvent", Operation::CompleteEvent),
    ("Mutation", "restoreEvent", Operation::RestoreEvent),
    ("Query", "eventOfflineCheckin", Operation::GetEventOfflineCheckin),
    ("Mutation", "registerEventOfflineDevice", Operation::RegisterEventOfflineDevice),
    ("Mutation", "rotateEventOfflineDevice", Operation::RotateEventOfflineDevice),
    ("Mutation", "revokeEventOfflineDevice", Operation::RevokeEventOfflineDevice),
    ("Mutation", "issueEventOfflineCredential", Operation::IssueEventOfflineCredential),
    ("Query", "ownEventOfflineCredential", Operation::GetOwnEventOfflineCredential),
    (
        "Mutation",
        "rotateEventOfflineCredential",
        Operation::RotateEventOfflineCredential,
    ),
    (
        "Mutation",
        "revokeEventOfflineCredential",
        Operation::RevokeEventOfflineCredential,
    ),
    ("Query", "eventOfflineBatch", Operation::GetEventOfflineBatch),
    ("Query", "eventOfflineConflicts", Operation::ListEventOfflineConflicts),
    ("Mutation", "decideEventOfflineConflict", Operation::DecideEventOfflineConflict),
    ("Query", "eventPeople", Operation::ListEventPeople),
    ("Query", "eventPersonLines", Operation::ListEventPersonHistory),
    ("Mutation", "approveEventRegistration", Operation::ApproveEventRegistration),
    ("Mutation", "rejectEventRegistration", Operation::RejectEventRegistration),
    ("Mutation", "cancelEventRegistration", Operation::CancelEventRegistration),
    ("Mutation", "changeEventPeople", Operation::ChangeEventPeople),
    ("Query", "eventRecurrenceCapabilities", Operation::GetEventRecurrenceCapabilities),
    ("Mutation", "createRecurringEvent", Operation::CreateRecurringEvent),
    ("Mutation", "updateRecurringEvent", Operation::UpdateRecurringEvent),
    ("Mutation", "previewEventRevision", Operation::PreviewEventRevision),
    ("Mutation", "commitEventRevision", Operation::CommitEventRevision),
    ("Query", "eventRegistration", Operation::GetEventRelationship),
    ("Mutation", "confirmEventRegistration", Operation::ConfirmEventRegistration),
    ("Mutation", "withdrawEventRegistration", Operation::WithdrawEventRegistration),
    ("Mutation", "joinEventWaitlist", Operation::JoinEventWaitlist),
    ("Mutation", "leaveEventWaitlist", Operation::LeaveEventWaitlist),
    ("Mutation", "acceptEventOffer", Operation::AcceptEventOffer),
    ("Mutation", "respondToEvent", Operation::RespondToEvent),
    ("Mutation", "withdrawEventResponse", Operation::WithdrawEventResponse),
    ("Query", "eventAttendees", Operation::ListEventAttendees),
    ("Query", "eventReminderSettings", Operation::GetEventReminders),
    ("Mutation", "updateEventReminders", Operation::UpdateEventReminders),
    ("Mutation", "resetEventReminders", Operation::ResetEventReminders),
    ("Query", "eventAttendanceReward", Operation::GetEventAttendanceReward),
    ("Mutation", "setEventAttendanceReward", Operation::SetEventAttendanceReward),
    ("Query", "eventAttendanceClaims", Operation::ListEventAttendanceClaims),
    ("Mutation", "retryEventAttendanceClaim", Operation::RetryEventAttendanceClaim),
    ("Mutation", "reverseEventAttendanceClaim", Operation::ReverseEventAttendanceClaim),
    ("Query", "eventSafety", Operation::GetEventSafety),
    (
        "Mutation",
        "updateEventSafetyRequirements",
        Operation::UpdateEventSafetyRequirements,
    ),
    (
        "Mutation",
        "publishEventSafetyRequirements",
        Operation::PublishEventSafetyRequirements,
    ),
    (
        "Mutation",
        "archiveEventSafetyRequirements",
        Operation::ArchiveEventSafetyRequirements,
    ),
    (
        "Mutation",
        "acknowledgeEventCodeOfConduct",
        Operation::AcknowledgeEventCodeOfConduct,
    ),
    ("Mutation", "withdrawEventCodeOfConduct", Operation::WithdrawEventCodeOfConduct),
    ("Mutation", "requestEventGuardianConsent", Operation::RequestEventGuardianConsent),
    (
        "Mutation",
        "withdrawEventGuardianConsent",
        Operation::WithdrawEventGuardianConsent,
    ),
    ("Query", "eventSafetyReviews", Operation::ListEventSafetyReviews),
    ("Mutation", "denyEventParticipation", Operation::DenyEventParticipation),
    ("Mutation", "allowEventParticipation", Operation::AllowEventParticipation),
    ("Query", "eventSeriesList", Operation::ListEventSeries),
    ("Mutation", "createEventSeries", Operation::CreateEventSeries),
    ("Query", "eventSeries", Operation::GetEventSeries),
    ("Mutation", "linkEventToSeries", Operation::LinkEventToSeries),
    ("Query", "eventStaffAssignments", Operation::ListEventStaff),
    ("Mutation", "grantEventStaffRole", Operation::GrantEventStaffRole),
    ("Mutation", "revokeEventStaffRole", Operation::RevokeEventStaffRole),
    ("Query", "eventTemplates", Operation::ListEventTemplates),
    ("Query", "eventTemplate", Operation::GetEventTemplate),
    ("Query", "eventTemplateSteps", Operation::ListEventTemplateHistory),
    ("Mutation", "archiveEventTemplate", Operation::ArchiveEventTemplate),
    ("Mutation", "reviseEventTemplate", Operation::ReviseEventTemplate),
    ("Mutation", "previewEventFromTemplate", Operation::PreviewEventFromTemplate),
    ("Mutation", "createEventFromTemplate", Operation::CreateEventFromTemplate),
    ("Mutation", "previewEventTemplate", Operation::PreviewEventTemplate),
    ("Mutation", "createEventTemplate", Operation::CreateEventTemplate),
    ("Query", "eventTicketCatalogue", Operation::ListEventTickets),
    ("Query", "eventTicketReconciliation", Operation::ReconcileEventTickets),
    ("Query", "eventTicketQuote", Operation::QuoteEventTicket),
    ("Mutation", "createEventTicketType", Operation::CreateEventTicketType),
    ("Mutation", "updateEventTicketType", Operation::UpdateEventTicketType),
    ("Mutation", "activateEventTicketType", Operation::ActivateEventTicketType),
    ("Mutation", "pauseEventTicketType", Operation::PauseEventTicketType),
    ("Mutation", "archiveEventTicketType", Operation::ArchiveEventTicketType),
    ("Mutation", "allocateEventTicket", Operation::AllocateEventTicket),
    ("Mutation", "allocateEventTicketToMember", Operation::AllocateEventTicketToMember),
    ("Query", "eventTicketEntitlements", Operation::ListEventTicketEntitlements),
    (
        "Mutation",
        "cancelEventTicketEntitlement",
        Operation::CancelEventTicketEntitlement,
    ),
    ("Mutation", "offerEventTicketTransfer", Operation::OfferEventTicketTransfer),
    ("Query", "eventTicketTransfers", Operation::ListEventTicketTransfers),
    ("Mutation", "acceptEventTicketTransfer", Operation::AcceptEventTicketTransfer),
    ("Mutation", "declineEventTicketTransfer", Operation::DeclineEventTicketTransfer),
    ("Mutation", "withdrawEventTicketTransfer", Operation::WithdrawEventTicketTransfer),
    ("Query", "events", Operation::ListEvents),
    ("Mutation", "createEvent", Operation::CreateEvent),
    ("Query", "event", Operation::GetEvent),
    ("Mutation", "updateEvent", Operation::UpdateEvent),
    ("Mutation", "archiveEvent", Operation::ArchiveEvent),
    ("Mutation", "submitEvent", Operation::SubmitEvent),
    ("Mutation", "publishEvent", Operation::PublishEvent),
    ("Mutation", "transferEventOwnership", Operation::TransferEventOwnership),
    ("Mutation", "cancelEvent", Operation::CancelEvent),
    ("Query", "eventHistorySteps", Operation::ListEventLifecycleHistory),
    ("Query", "exchangeRules", Operation::GetExchangeConfig),
    ("Viewer", "openExchange", Operation::CheckExchange),
    ("Viewer", "exchangesThatNeedAttention", Operation::CountExchangesThatNeedAttention),
    ("Viewer", "exchanges", Operation::ListExchanges),
    ("Mutation", "requestExchange", Operation::RequestExchange),
    ("Query", "exchange", Operation::GetExchange),
    ("Mutation", "cancelExchange", Operation::CancelExchange),
    ("Mutation", "acceptExchange", Operation::AcceptExchange),
    ("Mutation", "declineExchange", Operation::DeclineExchange),
    ("Mutation", "startExchange", Operation::StartExchange),
    ("Mutation", "completeExchange", Operation::CompleteExchange),
    ("Mutation", "confirmExchange", Operation::ConfirmExchange),
    ("Mutation", "disputeExchange", Operation::DisputeExchange),
    ("Mutation", "rateExchange", Operation::RateExchange),
    ("Query", "exchangesForBrokers", Operation::ListExchangesForBrokers),
    ("Query", "exchangeForBrokers", Operation::GetExchangeForBrokers),
    ("Mutation", "approveExchange", Operation::ApproveExchange),
    ("Mutation", "rejectExchange", Operation::RejectExchange),
    ("Mutation", "resolveExchange", Operation::ResolveExchange),
    ("Query", "feed", Operation::ListFeed),
    ("Mutation", "createFeedPost", Operation::CreateFeedPost),
    ("Query", "feedPost", Operation::GetFeedPost),
    ("Mutation", "updateFeedPost", Operation::UpdateFeedPost),
    ("Mutation", "deleteFeedPost", Operation::DeleteFeedPost),
    ("Query", "feedItem", Operation::GetFeedItem),
    ("Mutation", "hideFeedItem", Operation::HideFeedPost),
    ("Mutation", "dismissFeedItem", Operation::DismissFeedPost),
    ("Mutation", "reportFeedItem", Operation::ReportFeedItem),
    ("Mutation", "toggleFeedLike", Operation::ToggleFeedLike),
    ("Query", "feedSidebar", Operation::GetFeedSidebar),
    ("Query", "trendingHashtags", Operation::ListTrendingHashtags),
    ("Query", "hashtags", Operation::SearchHashtags),
    ("Query", "feedOfHashtag", Operation::ListFeedOfHashtag),
    ("Viewer", "scheduledFeedPosts", Operation::ListScheduledFeedPosts),
    ("Query", "moderatedFeed", Operation::ListFeedForStaff),
    ("Mutation", "hideFeedItemForStaff", Operation::HideFeedItem),
    ("Mutation", "approveFeedItem", Operation::ApproveFeedItem),
    ("Query", "groupAnnouncements", Operation::ListGroupAnnouncements),
    ("Mutation", "createGroupAnnouncement", Operation::CreateGroupAnnouncement),
    ("Mutation", "updateGroupAnnouncement", Operation::UpdateGroupAnnouncement),
    ("Mutation", "deleteGroupAnnouncement", Operation::DeleteGroupAnnouncement),
    ("Query", "groupDiscussions", Operation::ListGroupDiscussions),
    ("Mutation", "createGroupDiscussion", Operation::CreateGroupDiscussion),
    ("Query", "groupDiscussionReplies", Operation::GetGroupDiscussion),
    ("Mutation", "updateGroupDiscussion", Operation::UpdateGroupDiscussion),
    ("Mutation", "deleteGroupDiscussion", Operation::DeleteGroupDiscussion),
    ("Mutation", "replyToGroupDiscussion", Operation::ReplyToGroupDiscussion),
    ("Mutation", "deleteGroupDiscussionReply", Operation::DeleteGroupDiscussionReply),
    ("Query", "groupFiles", Operation::ListGroupFiles),
    ("Query", "groupFileFolders", Operation::ListGroupFileFolders),
    ("Query", "groupFileStats", Operation::GetGroupFileStats),
    ("Mutation", "deleteGroupFile", Operation::DeleteGroupFile),
    ("Query", "groupInvites", Operation::ListGroupInvites),
    ("Mutation", "createGroupInviteLink", Operation::CreateGroupInviteLink),
    ("Mutation", "inviteToGroupByEmail", Operation::InviteToGroupByEmail),
    ("Mutation", "revokeGroupInvite", Operation::RevokeGroupInvite),
    ("Query", "groupInvite", Operation::GetGroupInvite),
    ("Mutation", "acceptGroupInvite", Operation::AcceptGroupInvite),
    ("Query", "groups", Operation::ListGroups),
    ("Mutation", "createGroup", Operation::CreateGroup),
    ("Query", "group", Operation::GetGroup),
    ("Mutation", "updateGroup", Operation::UpdateGroup),
    ("Mutation", "deleteGroup", Operation::DeleteGroup),
    ("Query", "groupFormCapabilities", Operation::GetGroupFormCapabilities),
    ("Mutation", "joinGroup", Operation::JoinGroup),
    ("Mutation", "leaveGroup", Operation::LeaveGroup),
    ("Query", "groupMembers", Operation::ListGroupMembers),
    ("Mutation", "changeGroupMemberRole", Operation::ChangeGroupMemberRole),
    ("Mutation", "removeGroupMember", Operation::RemoveGroupMember),
    ("Mutation", "banGroupMember", Operation::BanGroupMember),
    ("Mutation", "unbanGroupMember", Operation::UnbanGroupMember),
    ("Mutation", "inviteToGroup", Operation::InviteToGroup),
    ("Query", "groupRequests", Operation::ListGroupRequests),
    ("Mutation", "answerGroupRequest", Operation::AnswerGroupRequest),
    ("Query", "groupNotificationPreferences", Operation::GetGroupNotificationPrefs),
    (
        "Mutation",
        "updateGroupNotificationPreferences",
        Operation::UpdateGroupNotificationPrefs,
    ),
    ("Query", "groupMessages", Operation::ListGroupMessages),
    ("Mutation", "postGroupMessage", Operation::PostGroupMessage),
    ("Mutation", "deleteGroupMessage", Operation::DeleteGroupMessage),
    ("Query", "helpTopics", Operation::ListFaqs),
    ("Query", "faqs", Operation::ListAllFaqs),
    ("Mutation", "createFaq", Operation::CreateFaq),
    ("Mutation", "updateFaq", Operation::UpdateFaq),
    ("Mutation", "deleteFaq", Operation::DeleteFaq),
    ("Mutation", "giveFaqFeedback", Operation::GiveFaqFeedback),
    ("Query", "faqFeedback", Operation::ListFaqFeedback),
    ("Query", "legalDocument", Operation::GetLegalDocument),
    ("Query", "legalDocumentHistory", Operation::ListLegalVersions),
    ("Viewer", "legalAcceptance", Operation::GetLegalAcceptanceStatus),
    ("Mutation", "acceptLegalDocuments", Operation::AcceptLegalDocuments),
    ("Mutation", "acceptLegalDocument", Operation::AcceptLegalDocument),
    ("Mutation", "publishLegalVersion", Operation::PublishLegalVersion),
    ("Query", "legalAcceptances", Operation::ListLegalAcceptances),
    ("Query", "legalComparison", Operation::CompareLegalVersions),
    ("Mutation", "removeListingImage", Operation::RemoveListingImage),
    ("Mutation", "deleteListingImage", Operation::DeleteListingImage),
    ("Mutation", "reorderListingImages", Operation::ReorderListingImages),
    ("Query", "listingsForStaff", Operation::ListListingsForStaff),
    ("Query", "listingModerationStats", Operation::GetListingModerationStats),
    ("Query", "listingModerationQueue", Operation::ListListingModerationQueue),
    ("Mutation", "approveListing", Operation::ApproveListing),
    ("Mutation", "rejectListing", Operation::RejectListing),
    ("Query", "listingReports", Operation::ListListingReports),
    ("Mutation", "resolveListingReport", Operation::ResolveListingReport),
    ("Query", "featuredListings", Operation::ListFeaturedListings),
    ("Viewer", "listings", Operation::ListMyListings),
    ("Query", "popularListingTags", Operation::ListPopularListingTags),
    ("Query", "listingTagNames", Operation::CompleteListingTag),
    ("Mutation", "setListingTags", Operation::SetListingTags),
    ("Query", "listings", Operation::ListListings),
    ("Mutation", "createListing", Operation::CreateListing),
    ("Query", "listing", Operation::GetListing),
    ("Mutation", "updateListing", Operation::UpdateListing),
    ("Mutation", "deleteListing", Operation::DeleteListing),
    ("Mutation", "saveListing", Operation::SaveListing),
    ("Mutation", "unsaveListing", Operation::UnsaveListing),
    ("Mutation", "renewListing", Operation::RenewListing),
    ("Query", "listingAnalytics", Operation::GetListingAnalytics),
    ("Mutation", "reportListing", Operation::ReportListing),
    ("Query", "marketplaceCategories", Operation::ListMarketplaceCategories),
    ("Query", "marketplaceCategoryListings", Operation::ListMarketplaceCategoryListings),
    ("Query", "marketplaceCategoryTemplate", Operation::GetMarketplaceCategoryTemplate),
    ("Query", "marketplaceCollections", Operation::ListMarketplaceCollections),
    ("Mutation", "createMarketplaceCollection", Operation::CreateMarketplaceCollection),
    ("Query", "marketplaceCollection", Operation::GetMarketplaceCollection),
    ("Mutation", "updateMarketplaceCollection", Operation::UpdateMarketplaceCollection),
    ("Mutation", "deleteMarketplaceCollection", Operation::DeleteMarketplaceCollection),
    ("Query", "marketplaceCollectionItems", Operation::ListMarketplaceCollectionItems),
    (
        "Mutation",
        "addMarketplaceCollectionItem",
        Operation::AddMarketplaceCollectionItem,
    ),
    (
        "Mutation",
        "removeMarketplaceCollectionItem",
        Operation::RemoveMarketplaceCollectionItem,
    ),
    ("Query", "marketplaceCoupons", Operation::ListMarketplaceCoupons),
    ("Query", "marketplaceCoupon", Operation::GetMarketplaceCoupon),
    ("Mutation", "validateMarketplaceCoupon", Operation::ValidateMarketplaceCoupon),
    (
        "Mutation",
        "createMarketplaceCouponToken",
        Operation::CreateMarketplaceCouponToken,
    ),
    (
        "Mutation",
        "redeemMarketplaceCouponToken",
        Operation::RedeemMarketplaceCouponToken,
    ),
    ("Viewer", "marketplaceCoupons", Operation::ListMyMarketplaceCoupons),
    ("Mutation", "createMarketplaceCoupon", Operation::CreateMarketplaceCoupon),
    ("Mutation", "updateMarketplaceCoupon", Operation::UpdateMarketplaceCoupon),
    ("Mutation", "deleteMarketplaceCoupon", Operation::DeleteMarketplaceCoupon),
    (
        "Query",
        "marketplaceCouponRedemptions",
        Operation::ListMarketplaceCouponRedemptions,
    ),
    ("Query", "marketplaceCouponsForStaff", Operation::ListMarketplaceCouponsForStaff),
    ("Mutation", "suspendMarketplaceCoupon", Operation::SuspendMarketplaceCoupon),
    ("Mutation", "removeMarketplaceCoupon", Operation::RemoveMarketplaceCoupon),
    ("Query", "marketplaceDeliveryOffers", Operation::ListMarketplaceDeliveryOffers),
    (
        "Mutation",
        "createMarketplaceDeliveryOffer",
        Operation::CreateMarketplaceDeliveryOffer,
    ),
    (
        "Mutation",
        "withdrawMarketplaceDeliveryOffer",
        Operation::WithdrawMarketplaceDeliveryOffer,
    ),
    (
        "Mutation",
        "acceptMarketplaceDeliveryOffer",
        Operation::AcceptMarketplaceDeliveryOffer,
    ),
    (
        "Mutation",
        "confirmMarketplaceDeliveryOffer",
        Operation::ConfirmMarketplaceDeliveryOffer,
    ),
    ("Query", "openMarketplaceDeliveries", Operation::ListOpenMarketplaceDeliveries),
    ("Viewer", "marketplaceDeliveries", Operation::ListMyMarketplaceDeliveries),
    ("Query", "unpaidMarketplaceDeliveries", Operation::ListUnpaidMarketplaceDeliveries),
    ("Mutation", "settleMarketplaceDelivery", Operation::SettleMarketplaceDelivery),
    ("Mutation", "openMarketplaceDispute", Operation::OpenMarketplaceDispute),
    ("Query", "marketplaceDisputes", Operation::ListMarketplaceDisputes),
    ("Mutation", "resolveMarketplaceDispute", Operation::ResolveMarketplaceDispute),
    ("Query", "marketplaceGroupListings", Operation::ListMarketplaceGroupListings),
    ("Query", "marketplaceGroupStats", Operation::GetMarketplaceGroupStats),
    (
        "Mutation",
        "reorderMarketplaceListingImages",
        Operation::ReorderMarketplaceListingImages,
    ),
    (
        "Mutation",
        "deleteMarketplaceListingImage",
        Operation::DeleteMarketplaceListingImage,
    ),
    (
        "Mutation",
        "deleteMarketplaceListingVideo",
        Operation::DeleteMarketplaceListingVideo,
    ),
    ("Query", "marketplaceListings", Operation::ListMarketplaceListings),
    ("Mutation", "createMarketplaceListing", Operation::CreateMarketplaceListing),
    ("Query", "nearbyMarketplaceListings", Operation::ListNearbyMarketplaceListings),
    ("Query", "featuredMarketplaceListings", Operation::ListFeaturedMarketplaceListings),
    ("Query", "freeMarketplaceListings", Operation::ListFreeMarketplaceListings),
    ("Viewer", "savedMarketplaceListings", Operation::ListSavedMarketplaceListings),
    (
        "Mutation",
        "bulkActOnMarketplaceListings",
        Operation::BulkActOnMarketplaceListings,
    ),
    ("Query", "marketplaceListing", Operation::GetMarketplaceListing),
    ("Mutation", "updateMarketplaceListing", Operation::UpdateMarketplaceListing),
    ("Mutation", "deleteMarketplaceListing", Operation::DeleteMarketplaceListing),
    ("Mutation", "renewMarketplaceListing", Operation::RenewMarketplaceListing),
    ("Query", "marketplaceListingAnalytics", Operation::GetMarketplaceListingAnalytics),
    ("Mutation", "saveMarketplaceListing", Operation::SaveMarketplaceListing),
    ("Mutation", "unsaveMarketplaceListing", Operation::UnsaveMarketplaceListing),
    ("Mutation", "updateMarketplaceInventory", Operation::UpdateMarketplaceInventory),
    ("Query", "marketplaceLoyaltyQuote", Operation::QuoteMarketplaceLoyalty),
    ("Mutation", "redeemMarketplaceLoyalty", Operation::RedeemMarketplaceLoyalty),
    (
        "Viewer",
        "marketplaceLoyaltyRedemptions",
        Operation::ListMyMarketplaceLoyaltyRedemptions,
    ),
    (
        "Query",
        "marketplaceLoyaltyRedemptionsForStaff",
        Operation::ListMarketplaceLoyaltyRedemptionsForStaff,
    ),
    (
        "Mutation",
        "reverseMarketplaceLoyaltyRedemption",
        Operation::ReverseMarketplaceLoyaltyRedemption,
    ),
    ("Query", "marketplaceLoyaltySellers", Operation::ListMarketplaceLoyaltySellers),
    ("Query", "marketplaceLoyaltySeller", Operation::GetMarketplaceLoyaltySeller),
    ("Mutation", "setMarketplaceLoyaltySeller", Operation::SetMarketplaceLoyaltySeller),
    ("Query", "marketplaceDashboard", Operation::GetMarketplaceDashboard),
    ("Query", "marketplaceListingsForStaff", Operation::ListMarketplaceListingsForStaff),
    ("Mutation", "approveMarketplaceListing", Operation::ApproveMarketplaceListing),
    ("Mutation", "rejectMarketplaceListing", Operation::RejectMarketplaceListing),
    ("Mutation", "removeMarketplaceListing", Operation::RemoveMarketplaceListing),
    (
        "Mutation",
        "bulkRejectMarketplaceListings",
        Operation::BulkRejectMarketplaceListings,
    ),
    ("Viewer", "marketplaceListingOffers", Operation::ListMarketplaceListingOffers),
    ("Mutation", "createMarketplaceOffer", Operation::CreateMarketplaceOffer),
    ("Viewer", "marketplaceOffersSent", Operation::ListMarketplaceOffersSent),
    ("Viewer", "marketplaceOffersReceived", Operation::ListMarketplaceOffersReceived),
    ("Mutation", "acceptMarketplaceOffer", Operation::AcceptMarketplaceOffer),
    ("Mutation", "declineMarketplaceOffer", Operation::DeclineMarketplaceOffer),
    (
        "Mutation",
        "acceptMarketplaceCounterOffer",
        Operation::AcceptMarketplaceCounterOffer,
    ),
    ("Mutation", "counterMarketplaceOffer", Operation::CounterMarketplaceOffer),
    ("Mutation", "withdrawMarketplaceOffer", Operation::WithdrawMarketplaceOffer),
    ("Mutation", "createMarketplaceOrder", Operation::CreateMarketplaceOrder),
    ("Viewer", "marketplacePurchases", Operation::ListMarketplacePurchases),
    ("Viewer", "marketplaceSales", Operation::ListMarketplaceSales),
    ("Query", "marketplaceOrder", Operation::GetMarketplaceOrder),
    ("Mutation", "confirmMarketplacePayment", Operation::ConfirmMarketplacePayment),
    ("Mutation", "shipMarketplaceOrder", Operation::ShipMarketplaceOrder),
    ("Mutation", "confirmMarketplaceDelivery", Operation::ConfirmMarketplaceDelivery),
    ("Mutation", "cancelMarketplaceOrder", Operation::CancelMarketplaceOrder),
    ("Mutation", "rateMarketplaceOrder", Operation::RateMarketplaceOrder),
    ("Query", "overdueMarketplaceOrders", Operation::ListOverdueMarketplaceOrders),
    (
        "Mutation",
        "createMarketplacePaymentIntent",
        Operation::CreateMarketplacePaymentIntent,
    ),
    (
        "Mutation",
        "confirmMarketplaceCardPayment",
        Operation::ConfirmMarketplaceCardPayment,
    ),
    ("Query", "marketplaceCardPayment", Operation::GetMarketplacePaymentStatus),
    ("Query", "marketplaceCardRefunds", Operation::ListMarketplaceCardRefunds),
    ("Mutation", "retryMarketplaceCardRefund", Operation::RetryMarketplaceCardRefund),
    ("Mutation", "settleMarketplaceCardRefund", Operation::SettleMarketplaceCardRefund),
    ("Mutation", "onboardMarketplaceSeller", Operation::OnboardMarketplaceSeller),
    ("Viewer", "marketplaceSellerAccount", Operation::GetMarketplaceSellerAccount),
    ("Viewer", "marketplaceBalance", Operation::GetMarketplaceSellerBalance),
    ("Viewer", "marketplaceBalanceEntries", Operation::ListMarketplaceBalanceEntries),
    ("Viewer", "marketplacePayouts", Operation::ListMarketplacePayouts),
    ("Query", "marketplacePaymentsForStaff", Operation::ListMarketplacePaymentsForStaff),
    ("Query", "marketplacePaymentSums", Operation::ListMarketplacePaymentSums),
    ("Mutation", "releaseMarketplacePayment", Operation::ReleaseMarketplacePayment),
    ("Query", "marketplaceChargebacks", Operation::ListMarketplaceChargebacks),
    (
        "Query",
        "marketplaceListingPickupSlots",
        Operation::ListMarketplaceListingPickupSlots,
    ),
    ("Mutation", "reserveMarketplacePickup", Operation::ReserveMarketplacePickup),
    ("Viewer", "marketplacePickups", Operation::ListMyMarketplacePickups),
    ("Mutation", "scanMarketplacePickup", Operation::ScanMarketplacePickup),
    (
        "Query",
        "marketplacePromotionProducts",
        Operation::ListMarketplacePromotionProducts,
    ),
    ("Viewer", "marketplacePromotions", Operation::ListMyMarketplacePromotions),
    ("Mutation", "promoteMarketplaceListing", Operation::PromoteMarketplaceListing),
    ("Query", "marketplaceListingPromotion", Operation::GetMarketplaceListingPromotion),
    ("Mutation", "reportMarketplaceListing", Operation::ReportMarketplaceListing),
    ("Viewer", "marketplaceReports", Operation::ListMarketplaceReports),
    ("Query", "marketplaceReport", Operation::GetMarketplaceReport),
    ("Mutation", "appealMarketplaceReport", Operation::AppealMarketplaceReport),
    ("Query", "marketplaceReportCases", Operation::ListMarketplaceReportsForStaff),
    (
        "Mutation",
        "acknowledgeMarketplaceReport",
        Operation::AcknowledgeMarketplaceReport,
    ),
    ("Mutation", "resolveMarketplaceReport", Operation::ResolveMarketplaceReport),
    (
        "Mutation",
        "resolveMarketplaceReportAppeal",
        Operation::ResolveMarketplaceReportAppeal,
    ),
    ("Query", "marketplaceListingReportCases", Operation::ListMarketplaceListingReports),
    ("Query", "marketplaceTransparency", Operation::GetMarketplaceTransparency),
    ("Query", "marketplaceSavedSearches", Operation::ListMarketplaceSavedSearches),
    (
        "Mutation",
        "createMarketplaceSavedSearch",
        Operation::CreateMarketplaceSavedSearch,
    ),
    (
        "Mutation",
        "deleteMarketplaceSavedSearch",
        Operation::DeleteMarketplaceSavedSearch,
    ),
    ("Query", "marketplaceSeller", Operation::GetMarketplaceSeller),
    ("Query", "marketplaceSellerListings", Operation::ListMarketplaceSellerListings),
    (
        "Query",
        "marketplaceSellerShippingOptions",
        Operation::ListMarketplaceSellerShippingOptions,
    ),
    ("Viewer", "marketplaceSellerDashboard", Operation::GetMarketplaceSellerDashboard),
    (
        "Mutation",
        "saveMarketplaceSellerProfile",
        Operation::SaveMarketplaceSellerProfile,
    ),
    (
        "Viewer",
        "marketplaceShippingOptions",
        Operation::ListMyMarketplaceShippingOptions,
    ),
    (
        "Mutation",
        "createMarketplaceShippingOption",
        Operation::CreateMarketplaceShippingOption,
    ),
    (
        "Mutation",
        "updateMarketplaceShippingOption",
        Operation::UpdateMarketplaceShippingOption,
    ),
    (
        "Mutation",
        "deleteMarketplaceShippingOption",
        Operation::DeleteMarketplaceShippingOption,
    ),
    ("Viewer", "marketplacePickupSlots", Operation::ListMyMarketplacePickupSlots),
    ("Mutation", "createMarketplacePickupSlot", Operation::CreateMarketplacePickupSlot),
    ("Mutation", "updateMarketplacePickupSlot", Operation::UpdateMarketplacePickupSlot),
    ("Mutation", "deleteMarketplacePickupSlot", Operation::DeleteMarketplacePickupSlot),
    ("Query", "marketplaceSellersForStaff", Operation::ListMarketplaceSellersForStaff),
    ("Mutation", "verifyMarketplaceSeller", Operation::VerifyMarketplaceSeller),
    ("Mutation", "suspendMarketplaceSeller", Operation::SuspendMarketplaceSeller),
    ("Mutation", "restoreMarketplaceSeller", Operation::RestoreMarketplaceSeller),
    ("Query", "marketplaceListingTable", Operation::ExportMarketplaceListings),
    ("Viewer", "skills", Operation::ListMySkills),
    ("Mutation", "addMySkill", Operation::AddMySkill),
    ("Mutation", "updateMySkill", Operation::UpdateMySkill),
    ("Mutation", "removeMySkill", Operation::RemoveMySkill),
    ("Query", "memberSkills", Operation::ListMemberSkills),
    ("Query", "skillSuggestions", Operation::SearchSkills),
    ("Query", "membersWithSkill", Operation::ListMembersWithSkill),
    ("Query", "skillCategories", Operation::ListSkillCategories),
    ("Mutation", "createSkillCategory", Operation::CreateSkillCategory),
    ("Query", "skillCategory", Operation::GetSkillCategory),
    ("Mutation", "updateSkillCategory", Operation::UpdateSkillCategory),
    ("Mutation", "deleteSkillCategory", Operation::DeleteSkillCategory),
    ("Viewer", "profile", Operation::GetMe),
    ("Mutation", "updateProfile", Operation::UpdateMe),
    ("Mutation", "setLanguage", Operation::SetMyLanguage),
    ("Viewer", "stats", Operation::GetMyStats),
    ("Viewer", "blockedMembers", Operation::ListBlockedMembers),
    ("Mutation", "blockMember", Operation::BlockMember),
    ("Mutation", "unblockMember", Operation::UnblockMember),
    ("Query", "blockStatus", Operation::GetBlockStatus),
    ("Viewer", "conversations", Operation::ListConversations),
    ("Mutation", "sendMessage", Operation::SendMessage),
    ("Viewer", "unreadMessageCount", Operation::CountUnreadMessages),
    ("Viewer", "messagingSettings", Operation::GetMessagingSettings),
    ("Mutation", "updateMessagingSettings", Operation::UpdateMessagingSettings),
    ("Mutation", "tellTyping", Operation::TellTyping),
    ("Mutation", "editMessage", Operation::EditMessage),
    ("Mutation", "deleteMessage", Operation::DeleteMessage),
    ("Mutation", "markConversationRead", Operation::MarkConversationRead),
    ("Mutation", "reactToMessage", Operation::ReactToMessage),
    ("Query", "messageRestriction", Operation::GetMessageRestriction),
    ("Mutation", "archiveConversation", Operation::ArchiveConversation),
    ("Mutation", "restoreConversation", Operation::RestoreConversation),
    ("Mutation", "requestCoordinator", Operation::RequestCoordinator),
    ("Query", "coordinatorRequests", Operation::ListCoordinatorRequests),
    ("Mutation", "closeCoordinatorRequest", Operation::CloseCoordinatorRequest),
    ("Viewer", "notificationPreferences", Operation::GetNotificationPreferences),
    (
        "Mutation",
        "updateNotificationPreferences",
        Operation::UpdateNotificationPreferences,
    ),
    ("Mutation", "saveNotificationForm", Operation::SaveNotificationForm),
    ("Viewer", "notificationSettings", Operation::GetNotificationSettings),
    ("Mutation", "setNotificationFrequency", Operation::UpdateNotificationSetting),
    ("Mutation", "muteMember", Operation::MuteMember),
    ("Mutation", "unmuteMember", Operation::UnmuteMember),
    ("Viewer", "mutedMembers", Operation::ListMutedMembers),
    ("Viewer", "notifications", Operation::ListNotifications),
    ("Mutation", "deleteNotifications", Operation::DeleteNotifications),
    ("Viewer", "notificationCounts", Operation::CountNotifications),
    ("Mutation", "markAllNotificationsRead", Operation::MarkAllNotificationsRead),
    ("Mutation", "markNotificationGroupRead", Operation::MarkNotificationGroupRead),
    ("Mutation", "deleteNotification", Operation::DeleteNotification),
    ("Mutation", "markNotificationRead", Operation::MarkNotificationRead),
    ("Viewer", "onboarding", Operation::GetOnboardingStatus),
    ("Query", "onboardingSteps", Operation::GetOnboardingConfig),
    ("Mutation", "completeOnboarding", Operation::CompleteOnboarding),
    ("Viewer", "safeguardingOptions", Operation::ListOnboardingSafeguardingOptions),
    (
        "Mutation",
        "chooseOnboardingSafeguarding",
        Operation::ChooseOnboardingSafeguarding,
    ),
    ("Query", "community", Operation::GetTenantBootstrap),
    ("Viewer", "preferences", Operation::GetPreferences),
    ("Mutation", "updatePreferences", Operation::UpdatePreferences),
    ("Viewer", "matchPreferences", Operation::GetMatchPreferences),
    ("Mutation", "updateMatchPreferences", Operation::UpdateMatchPreferences),
    ("Mutation", "createDataRequest", Operation::CreateDataRequest),
    ("Viewer", "dataRequests", Operation::ListMyDataRequests),
    ("Mutation", "withdrawDataRequest", Operation::WithdrawDataRequest),
    ("Mutation", "prepareDataExport", Operation::PrepareDataExport),
    ("Viewer", "dataExports", Operation::ListMyDataExports),
    ("Query", "dataExport", Operation::GetDataExport),
    ("Mutation", "cancelDataExport", Operation::CancelDataExport),
    ("Mutation", "createDataExportLink", Operation::CreateDataExportLink),
    ("Query", "dataRequests", Operation::ListDataRequests),
    ("Query", "dataRequest", Operation::GetDataRequest),
    ("Mutation", "decideDataRequest", Operation::DecideDataRequest),
    ("Mutation", "setTheme", Operation::SetTheme),
    ("Mutation", "updateThemePreferences", Operation::UpdateThemePreferences),
    ("Query", "nearbyMembers", Operation::ListNearbyMembers),
    ("Query", "vapidPublicKey", Operation::GetVapidKey),
    ("Mutation", "subscribePush", Operation::SubscribePush),
    ("Mutation", "unsubscribePush", Operation::UnsubscribePush),
    ("Viewer", "pushStatus", Operation::GetPushStatus),
    ("Mutation", "sendPush", Operation::SendPush),
    ("Mutation", "registerDevice", Operation::RegisterDevice),
    ("Mutation", "unregisterDevice", Operation::UnregisterDevice),
    ("Query", "pushSummary", Operation::GetPushSummary),
    ("Viewer", "pushCampaigns", Operation::ListPushCampaigns),
    ("Mutation", "createPushCampaign", Operation::CreatePushCampaign),
    ("Mutation", "estimatePushAudience", Operation::EstimatePushAudience),
    ("Query", "pushCampaign", Operation::GetPushCampaign),
    ("Mutation", "updatePushCampaign", Operation::UpdatePushCampaign),
    ("Mutation", "cancelPushCampaign", Operation::CancelPushCampaign),
    ("Mutation", "submitPushCampaign", Operation::SubmitPushCampaign),
    ("Mutation", "openPushCampaign", Operation::OpenPushCampaign),
    ("Query", "pushCampaignAnalytics", Operation::GetPushCampaignAnalytics),
    ("Query", "pushCampaignsForStaff", Operation::ListPushCampaignsForStaff),
    ("Query", "pushCampaignStats", Operation::GetPushCampaignStats),
    ("Query", "pushCampaignForStaff", Operation::GetPushCampaignForStaff),
    ("Mutation", "approvePushCampaign", Operation::ApprovePushCampaign),
    ("Mutation", "rejectPushCampaign", Operation::RejectPushCampaign),
    ("Mutation", "dispatchPushCampaign", Operation::DispatchPushCampaign),
    ("Mutation", "pausePushCampaign", Operation::PausePushCampaign),
    ("Query", "queueKinds", Operation::ListQueueKinds),
    ("Mutation", "pauseQueueKind", Operation::PauseQueueKind),
    ("Mutation", "resumeQueueKind", Operation::ResumeQueueKind),
    ("Query", "deadTasks", Operation::ListDeadTasks),
    ("Mutation", "reviveDeadTasks", Operation::ReviveDeadTasks),
    ("Mutation", "reviveDeadTask", Operation::ReviveDeadTask),
    ("Mutation", "toggleReaction", Operation::ToggleReaction),
    ("Query", "reactions", Operation::GetReactions),
    ("Query", "reactors", Operation::ListReactors),
    ("Viewer", "emailChange", Operation::GetEmailChange),
    ("Mutation", "cancelEmailChange", Operation::CancelEmailChange),
    ("Viewer", "pendingReviews", Operation::ListPendingReviews),
    ("Viewer", "reviewsGiven", Operation::ListGivenReviews),
    ("Mutation", "createReview", Operation::CreateReview),
    ("Query", "review", Operation::GetReview),
    ("Mutation", "deleteReview", Operation::DeleteReview),
    ("Query", "reviewsForModeration", Operation::ListReviewsForModeration),
    ("Query", "reviewForModeration", Operation::GetReviewForModeration),
    ("Mutation", "removeReview", Operation::RemoveReview),
    ("Mutation", "flagReview", Operation::FlagReview),
    ("Mutation", "hideReview", Operation::HideReview),
    ("Mutation", "approveReview", Operation::ApproveReview),
    ("Query", "safeguardingMeasures", Operation::ListSafeguardingMeasures),
    ("Mutation", "createSafeguardingMeasure", Operation::CreateSafeguardingMeasure),
    ("Mutation", "liftSafeguardingMeasure", Operation::LiftSafeguardingMeasure),
    ("Query", "safeguardingOptions", Operation::ListSafeguardingOptions),
    ("Mutation", "createSafeguardingOption", Operation::CreateSafeguardingOption),
    ("Mutation", "updateSafeguardingOption", Operation::UpdateSafeguardingOption),
    ("Query", "safeguardingChoices", Operation::ListSafeguardingChoices),
    ("Viewer", "safeguardingReads", Operation::ListMySafeguardingReads),
    ("Viewer", "savedCollections", Operation::ListSavedCollections),
    ("Mutation", "createSavedCollection", Operation::CreateSavedCollection),
    ("Mutation", "updateSavedCollection", Operation::UpdateSavedCollection),
    ("Mutation", "deleteSavedCollection", Operation::DeleteSavedCollection),
    ("Query", "savedItems", Operation::ListSavedItems),
    ("Mutation", "saveItem", Operation::SaveItem),
    ("Mutation", "deleteSavedItem", Operation::DeleteSavedItem),
    ("Query", "savedItemStatus", Operation::CheckSavedItem),
    ("Query", "publicCollections", Operation::ListPublicCollections),
    ("Viewer", "savedSearches", Operation::ListSavedSearches),
    ("Mutation", "createSavedSearch", Operation::CreateSavedSearch),
    ("Mutation", "deleteSavedSearch", Operation::DeleteSavedSearch),
    ("Mutation", "runSavedSearch", Operation::RunSavedSearch),
    ("Query", "search", Operation::Search),
    ("Query", "searchSuggestions", Operation::ListSearchSuggestions),
    ("Query", "trendingSearches", Operation::ListTrendingSearches),
    ("Viewer", "secondFactor", Operation::GetSecondFactor),
    ("Viewer", "trustedDevices", Operation::ListTrustedDevices),
    ("Mutation", "revokeTrustedDevices", Operation::RevokeTrustedDevices),
    ("Mutation", "revokeTrustedDevice", Operation::RevokeTrustedDevice),
    ("Mutation", "resetMemberSecondFactor", Operation::ResetMemberSecondFactor),
    ("Viewer", "sessions", Operation::ListSessions),
    ("Mutation", "endOtherSessions", Operation::EndOtherSessions),
    ("Mutation", "endSession", Operation::EndSession),
    ("Viewer", "securityEvents", Operation::ListSecurityEvents),
    ("Mutation", "reportProblem", Operation::ReportProblem),
    ("Viewer", "supportRequests", Operation::ListMySupportRequests),
    ("Query", "supportRequests", Operation::ListSupportRequests),
    ("Mutation", "resolveSupportRequest", Operation::ResolveSupportRequest),
    ("Query", "memberBadges", Operation::ListMemberBadgesForStaff),
    ("Mutation", "grantVerificationBadge", Operation::GrantVerificationBadge),
    ("Mutation", "revokeVerificationBadge", Operation::RevokeVerificationBadge),
    ("Wallet", "maxTransfer", Operation::GetWalletConfig),
    ("Viewer", "wallet", Operation::GetWalletBalance),
    ("Wallet", "transactions", Operation::ListWalletTransactions),
    ("Mutation", "hideTransaction", Operation::HideWalletTransaction),
    ("Mutation", "transferHours", Operation::TransferHours),
    ("Query", "payees", Operation::SearchPayees),
    ("Wallet", "pendingTransferCount", Operation::GetPendingTransferCount),
    ("Query", "transactionCategories", Operation::ListTransactionCategories),
    ("Mutation", "createTransactionCategory", Operation::CreateTransactionCategory),
    ("Mutation", "updateTransactionCategory", Operation::UpdateTransactionCategory),
    ("Mutation", "deleteTransactionCategory", Operation::DeleteTransactionCategory),
    ("Query", "communityFund", Operation::GetCommunityFund),
    ("CommunityFund", "transactions", Operation::ListCommunityFundTransactions),
    ("Mutation", "depositToCommunityFund", Operation::DepositToCommunityFund),
    ("Mutation", "withdrawFromCommunityFund", Operation::WithdrawFromCommunityFund),
    ("Mutation", "donateToCommunityFund", Operation::DonateToCommunityFund),
    ("Mutation", "donateHours", Operation::DonateHours),
    ("Wallet", "donations", Operation::ListDonations),
    ("Query", "startingBalance", Operation::GetStartingBalance),
    ("Mutation", "setStartingBalance", Operation::SetStartingBalance),
    ("Mutation", "adjustBalance", Operation::AdjustBalance),
    ("Mutation", "reverseTransaction", Operation::ReverseTransaction),
    ("Query", "walletSummary", Operation::GetWalletSummary),
];

/// What puts each of [`NODES`] into the registry.
pub const NODE_TYPES: &[Registered] = &[
    (
        "AvailabilitySlot",
        |registry| register_object(
            registry,
            &crate::graph::availability::AVAILABILITY_SLOT,
        ),
    ),
    (
        "BlockedMember",
        |registry| register_object(registry, &crate::graph::members::BLOCKED_MEMBER),
    ),
    (
        "Bookmark",
        |registry| register_object(registry, &crate::graph::bookmarks::BOOKMARK),
    ),
    (
        "BookmarkCollection",
        |registry| register_object(
            registry,
            &crate::graph::bookmarks::BOOKMARK_COLLECTION,
        ),
    ),
    (
        "Category",
        |registry| register_object(registry, &crate::graph::categories::CATEGORY),
    ),
    ("Comment", |registry| register_object(registry, &crate::graph::comments::COMMENT)),
    (
        "CommunityFund",
        |registry| register_object(registry, &crate::graph::wallet::COMMUNITY_FUND),
    ),
    (
        "Relationship",
        |registry| register_object(registry, &crate::graph::connections::RELATIONSHIP),
    ),
    (
        "Conversation",
        |registry| register_object(registry, &crate::graph::messages::CONVERSATION),
    ),
    (
        "DataExport",
        |registry| register_object(registry, &crate::graph::privacy::DATA_EXPORT),
    ),
    (
        "DataRequest",
        |registry| register_object(registry, &crate::graph::privacy::DATA_REQUEST),
    ),
    ("DeadTask", |registry| register_object(registry, &crate::graph::queue::DEAD_TASK)),
    ("Event", |registry| register_object(registry, &crate::graph::events::EVENT)),
    (
        "EventAttendanceClaim",
        |registry| register_object(
            registry,
            &crate::graph::event_rewards::EVENT_ATTENDANCE_CLAIM,
        ),
    ),
    (
        "EventBlueprint",
        |registry| register_object(
            registry,
            &crate::graph::event_blueprints::EVENT_BLUEPRINT,
        ),
    ),
    (
        "EventBroadcast",
        |registry| register_object(
            registry,
            &crate::graph::event_broadcasts::EVENT_BROADCAST,
        ),
    ),
    (
        "EventCalendarFeed",
        |registry| register_object(
            registry,
            &crate::graph::event_calendar::EVENT_CALENDAR_FEED,
        ),
    ),
    (
        "EventCodeAcknowledgement",
        |registry| register_object(
            registry,
            &crate::graph::event_safety::EVENT_CODE_ACKNOWLEDGEMENT,
        ),
    ),
    (
        "EventForm",
        |registry| register_object(registry, &crate::graph::event_forms::EVENT_FORM),
    ),
    (
        "EventGuardianConsent",
        |registry| register_object(
            registry,
            &crate::graph::event_safety::EVENT_GUARDIAN_CONSENT,
        ),
    ),
    (
        "EventGuest",
        |registry| register_object(registry, &crate::graph::event_guests::EVENT_GUEST),
    ),
    (
        "EventInvitation",
        |registry| register_object(
            registry,
            &crate::graph::event_invitations::EVENT_INVITATION,
        ),
    ),
    (
        "EventInvitationCampaign",
        |registry| register_object(
            registry,
            &crate::graph::event_invitations::EVENT_INVITATION_CAMPAIGN,
        ),
    ),
    (
        "EventOfflineBatch",
        |registry| register_object(
            registry,
            &crate::graph::event_offline_checkin::EVENT_OFFLINE_BATCH,
        ),
    ),
    (
        "EventOfflineConflict",
        |registry| register_object(
            registry,
            &crate::graph::event_offline_checkin::EVENT_OFFLINE_CONFLICT,
        ),
    ),
    (
        "EventOfflineCredential",
        |registry| register_object(
            registry,
            &crate::graph::event_offline_checkin::EVENT_OFFLINE_CREDENTIAL,
        ),
    ),
    (
        "EventOfflineDevice",
        |registry| register_object(
            registry,
            &crate::graph::event_offline_checkin::EVENT_OFFLINE_DEVICE,
        ),
    ),
    (
        "EventSafetyReview",
        |registry| register_object(
            registry,
            &crate::graph::event_safety::EVENT_SAFETY_REVIEW,
        ),
    ),
    (
        "EventSeries",
        |registry| register_object(registry, &crate::graph::event_series::EVENT_SERIES),
    ),
    (
        "EventSession",
        |registry| register_object(registry, &crate::graph::event_agenda::EVENT_SESSION),
    ),
    (
        "EventStaffAssignment",
        |registry| register_object(
            registry,
            &crate::graph::event_staff::EVENT_STAFF_ASSIGNMENT,
        ),
    ),
    (
        "EventSubmission",
        |registry| register_object(
            registry,
            &crate::graph::event_forms::EVENT_SUBMISSION,
        ),
    ),
    (
        "EventTemplate",
        |registry| register_object(
            registry,
            &crate::graph::event_templates::EVENT_TEMPLATE,
        ),
    ),
    (
        "EventTicketEntitlement",
        |registry| register_object(
            registry,
            &crate::graph::event_tickets::EVENT_TICKET_ENTITLEMENT,
        ),
    ),
    (
        "EventTicketTransfer",
        |registry| register_object(
            registry,
            &crate::graph::event_tickets::EVENT_TICKET_TRANSFER,
        ),
    ),
    (
        "EventTicketType",
        |registry| register_object(
            registry,
            &crate::graph::event_tickets::EVENT_TICKET_TYPE,
        ),
    ),
    (
        "Exchange",
        |registry| register_object(registry, &crate::graph::exchanges::EXCHANGE),
    ),
    (
        "ExchangeRating",
        |registry| register_object(registry, &crate::graph::exchanges::EXCHANGE_RATING),
    ),
    ("Faq", |registry| register_object(registry, &crate::graph::help::FAQ)),
    ("FeedItem", |registry| register_object(registry, &crate::graph::feed::FEED_ITEM)),
    ("Group", |registry| register_object(registry, &crate::graph::groups::GROUP)),
    (
        "GroupAnnouncement",
        |registry| register_object(
            registry,
            &crate::graph::group_announcements::GROUP_ANNOUNCEMENT,
        ),
    ),
    (
        "GroupDiscussion",
        |registry| register_object(
            registry,
            &crate::graph::group_discussions::GROUP_DISCUSSION,
        ),
    ),
    (
        "GroupDiscussionReply",
        |registry| register_object(
            registry,
            &crate::graph::group_discussions::GROUP_DISCUSSION_REPLY,
        ),
    ),
    (
        "GroupInvite",
        |registry| register_object(registry, &crate::graph::group_invites::GROUP_INVITE),
    ),
    (
        "GroupMessage",
        |registry| register_object(registry, &crate::graph::groups::GROUP_MESSAGE),
    ),
    (
        "GroupType",
        |registry| register_object(registry, &crate::graph::groups::GROUP_TYPE),
    ),
    (
        "LegalDocument",
        |registry| register_object(registry, &crate::graph::legal::LEGAL_DOCUMENT),
    ),
    (
        "LegalVersion",
        |registry| register_object(registry, &crate::graph::legal::LEGAL_VERSION),
    ),
    (
        "ListingImage",
        |registry| register_object(
            registry,
            &crate::graph::listing_images::LISTING_IMAGE,
        ),
    ),
    (
        "Listing",
        |registry| register_object(registry, &crate::graph::listing_search::LISTING),
    ),
    (
        "ListingReport",
        |registry| register_object(
            registry,
            &crate::graph::listing_reports::LISTING_REPORT,
        ),
    ),
    (
        "MarketplaceCategory",
        |registry| register_object(
            registry,
            &crate::graph::marketplace_categories::MARKETPLACE_CATEGORY,
        ),
    ),
    (
        "MarketplaceCollection",
        |registry| register_object(
            registry,
            &crate::graph::marketplace_collections::MARKETPLACE_COLLECTION,
        ),
    ),
    (
        "MarketplaceCoupon",
        |registry| register_object(
            registry,
            &crate::graph::marketplace_coupons::MARKETPLACE_COUPON,
        ),
    ),
    (
        "MarketplaceDelivery",
        |registry| register_object(
            registry,
            &crate::graph::marketplace_deliveries::MARKETPLACE_DELIVERY,
        ),
    ),
    (
        "MarketplaceDispute",
        |registry| register_object(
            registry,
            &crate::graph::marketplace_disputes::MARKETPLACE_DISPUTE,
        ),
    ),
    (
        "MarketplaceListing",
        |registry| register_object(
            registry,
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING,
        ),
    ),
    (
        "MarketplaceListingImage",
        |registry| register_object(
            registry,
            &crate::graph::marketplace_listings::MARKETPLACE_LISTING_IMAGE,
        ),
    ),
    (
        "MarketplaceOffer",
        |registry| register_object(
            registry,
            &crate::graph::marketplace_offers::MARKETPLACE_OFFER,
        ),
    ),
    (
        "MarketplaceOrder",
        |registry| register_object(
            registry,
            &crate::graph::marketplace_orders::MARKETPLACE_ORDER,
        ),
    ),
    (
        "MarketplacePickup",
        |registry| register_object(
            registry,
            &crate::graph::marketplace_pickups::MARKETPLACE_PICKUP,
        ),
    ),
    (
        "MarketplacePickupSlot",
        |registry| register_object(
            registry,
            &crate::graph::marketplace_seller::MARKETPLACE_PICKUP_SLOT,
        ),
    ),
    (
        "MarketplaceReport",
        |registry| register_object(
            registry,
            &crate::graph::marketplace_reports::MARKETPLACE_REPORT,
        ),
    ),
    (
        "MarketplaceReportCase",
        |registry| register_object(
            registry,
            &crate::graph::marketplace_reports::MARKETPLACE_REPORT_CASE,
        ),
    ),
    (
        "MarketplaceSavedSearch",
        |registry| register_object(
            registry,
            &crate::graph::marketplace_searches::MARKETPLACE_SAVED_SEARCH,
        ),
    ),
    (
        "MarketplaceSeller",
        |registry| register_object(
            registry,
            &crate::graph::marketplace_seller::MARKETPLACE_SELLER,
        ),
    ),
    (
        "MarketplaceShippingOption",
        |registry| register_object(
            registry,
            &crate::graph::marketplace_seller::MARKETPLACE_SHIPPING_OPTION,
        ),
    ),
    (
        "MemberSkill",
        |registry| register_object(registry, &crate::graph::member_skills::MEMBER_SKILL),
    ),
    ("Message", |registry| register_object(registry, &crate::graph::messages::MESSAGE)),
    (
        "MessageAttachment",
        |registry| register_object(registry, &crate::graph::messages::MESSAGE_ATTACHMENT),
    ),
    (
        "ModeratedFeedItem",
        |registry| register_object(
            registry,
            &crate::graph::feed_moderation::MODERATED_FEED_ITEM,
        ),
    ),
    (
        "MutedMember",
        |registry| register_object(
            registry,
            &crate::graph::notification_settings::MUTED_MEMBER,
        ),
    ),
    (
        "Notification",
        |registry| register_object(registry, &crate::graph::notifications::NOTIFICATION),
    ),
    (
        "PushCampaign",
        |registry| register_object(
            registry,
            &crate::graph::push_campaigns::PUSH_CAMPAIGN,
        ),
    ),
    (
        "PushFailure",
        |registry| register_object(registry, &crate::graph::push::PUSH_FAILURE),
    ),
    ("Review", |registry| register_object(registry, &crate::graph::reviews::REVIEW)),
    (
        "SafeguardingMeasure",
        |registry| register_object(
            registry,
            &crate::graph::safeguarding::SAFEGUARDING_MEASURE,
        ),
    ),
    (
        "SavedCollection",
        |registry| register_object(
            registry,
            &crate::graph::saved_items::SAVED_COLLECTION,
        ),
    ),
    (
        "SavedItem",
        |registry| register_object(registry, &crate::graph::saved_items::SAVED_ITEM),
    ),
    (
        "SavedSearch",
        |registry| register_object(registry, &crate::graph::saved_searches::SAVED_SEARCH),
    ),
    (
        "SecurityEvent",
        |registry| register_object(registry, &crate::graph::sessions::SECURITY_EVENT),
    ),
    ("Session", |registry| register_object(registry, &crate::graph::sessions::SESSION)),
    ("Skill", |registry| register_object(registry, &crate::graph::endorsements::SKILL)),
    (
        "SkillCategory",
        |registry| register_object(
            registry,
            &crate::graph::member_skills::SKILL_CATEGORY,
        ),
    ),
    (
        "SkillEndorsement",
        |registry| register_object(
            registry,
            &crate::graph::endorsements::SKILL_ENDORSEMENT,
        ),
    ),
    (
        "SupportRequest",
        |registry| register_object(registry, &crate::graph::support::SUPPORT_REQUEST),
    ),
    (
        "Community",
        |registry| register_object(registry, &crate::graph::platform::COMMUNITY),
    ),
    (
        "TransactionCategory",
        |registry| register_object(registry, &crate::graph::wallet::TRANSACTION_CATEGORY),
    ),
    (
        "TrustedDevice",
        |registry| register_object(
            registry,
            &crate::graph::second_factor::TRUSTED_DEVICE,
        ),
    ),
    ("Member", |registry| register_object(registry, &crate::graph::shared::MEMBER)),
    (
        "Transaction",
        |registry| register_object(registry, &crate::graph::wallet::TRANSACTION),
    ),
];

/// How rows are found of each type that is found together with others, and of each field that is answered for many rows at once.
#[must_use]
pub fn finders<A: Api>() -> [NamedFinder<A::Call, A::Failure>; 90] {
    [
        (
            "AvailabilitySlot",
            |call, numbers| Box::pin(async move {
                let area = <A::Availability as Default>::default();
                let rows = crate::availability::AvailabilityApi::availability_slot_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "BlockedMember",
            |call, numbers| Box::pin(async move {
                let area = <A::Members as Default>::default();
                let rows = crate::members::MembersApi::blocked_member_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.block_id, Kept::row(row))).collect())
            }),
        ),
        (
            "Bookmark",
            |call, numbers| Box::pin(async move {
                let area = <A::Bookmarks as Default>::default();
                let rows = crate::bookmarks::BookmarksApi::bookmark_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "BookmarkCollection",
            |call, numbers| Box::pin(async move {
                let area = <A::Bookmarks as Default>::default();
                let rows = crate::bookmarks::BookmarksApi::bookmark_collection_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "Category",
            |call, numbers| Box::pin(async move {
                let area = <A::Categories as Default>::default();
                let rows = crate::categories::CategoriesApi::category_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "Comment",
            |call, numbers| Box::pin(async move {
                let area = <A::Comments as Default>::default();
                let rows = crate::comments::CommentsApi::comment_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "Relationship",
            |call, numbers| Box::pin(async move {
                let area = <A::Connections as Default>::default();
                let rows = crate::connections::ConnectionsApi::relationship_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "Conversation",
            |call, numbers| Box::pin(async move {
                let area = <A::Messages as Default>::default();
                let rows = crate::messages::MessagesApi::conversation_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "DataExport",
            |call, numbers| Box::pin(async move {
                let area = <A::Privacy as Default>::default();
                let rows = crate::privacy::PrivacyApi::data_export_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "DataRequest",
            |call, numbers| Box::pin(async move {
                let area = <A::Privacy as Default>::default();
                let rows = crate::privacy::PrivacyApi::data_request_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "DeadTask",
            |call, numbers| Box::pin(async move {
                let area = <A::Queue as Default>::default();
                let rows = crate::queue::QueueApi::dead_task_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "Event",
            |call, numbers| Box::pin(async move {
                let area = <A::Events as Default>::default();
                let rows = crate::events::EventsApi::event_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "EventAttendanceClaim",
            |call, numbers| Box::pin(async move {
                let area = <A::EventRewards as Default>::default();
                let rows = crate::event_rewards::EventRewardsApi::event_attendance_claim_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "EventBlueprint",
            |call, numbers| Box::pin(async move {
                let area = <A::EventBlueprints as Default>::default();
                let rows = crate::event_blueprints::EventBlueprintsApi::event_blueprint_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(
                    rows
                        .into_iter()
                        .map(|row| (row.blueprint_id, Kept::row(row)))
                        .collect(),
                )
            }),
        ),
        (
            "EventBroadcast",
            |call, numbers| Box::pin(async move {
                let area = <A::EventBroadcasts as Default>::default();
                let rows = crate::event_broadcasts::EventBroadcastsApi::event_broadcast_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "EventCalendarFeed",
            |call, numbers| Box::pin(async move {
                let area = <A::EventCalendar as Default>::default();
                let rows = crate::event_calendar::EventCalendarApi::event_calendar_feed_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "EventCodeAcknowledgement",
            |call, numbers| Box::pin(async move {
                let area = <A::EventSafety as Default>::default();
                let rows = crate::event_safety::EventSafetyApi::event_code_acknowledgement_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "EventForm",
            |call, numbers| Box::pin(async move {
                let area = <A::EventForms as Default>::default();
                let rows = crate::event_forms::EventFormsApi::event_form_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "EventGuardianConsent",
            |call, numbers| Box::pin(async move {
                let area = <A::EventSafety as Default>::default();
                let rows = crate::event_safety::EventSafetyApi::event_guardian_consent_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "EventGuest",
            |call, numbers| Box::pin(async move {
                let area = <A::EventGuests as Default>::default();
                let rows = crate::event_guests::EventGuestsApi::event_guest_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "EventInvitation",
            |call, numbers| Box::pin(async move {
                let area = <A::EventInvitations as Default>::default();
                let rows = crate::event_invitations::EventInvitationsApi::event_invitation_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "EventInvitationCampaign",
            |call, numbers| Box::pin(async move {
                let area = <A::EventInvitations as Default>::default();
                let rows = crate::event_invitations::EventInvitationsApi::event_invitation_campaign_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "EventOfflineBatch",
            |call, numbers| Box::pin(async move {
                let area = <A::EventOfflineCheckin as Default>::default();
                let rows = crate::event_offline_checkin::EventOfflineCheckinApi::event_offline_batch_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "EventOfflineConflict",
            |call, numbers| Box::pin(async move {
                let area = <A::EventOfflineCheckin as Default>::default();
                let rows = crate::event_offline_checkin::EventOfflineCheckinApi::event_offline_conflict_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "EventOfflineCredential",
            |call, numbers| Box::pin(async move {
                let area = <A::EventOfflineCheckin as Default>::default();
                let rows = crate::event_offline_checkin::EventOfflineCheckinApi::event_offline_credential_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "EventOfflineDevice",
            |call, numbers| Box::pin(async move {
                let area = <A::EventOfflineCheckin as Default>::default();
                let rows = crate::event_offline_checkin::EventOfflineCheckinApi::event_offline_device_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "EventSafetyReview",
            |call, numbers| Box::pin(async move {
                let area = <A::EventSafety as Default>::default();
                let rows = crate::event_safety::EventSafetyApi::event_safety_review_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "EventSeries",
            |call, numbers| Box::pin(async move {
                let area = <A::EventSeries as Default>::default();
                let rows = crate::event_series::EventSeriesApi::event_series_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "EventSession",
            |call, numbers| Box::pin(async move {
                let area = <A::EventAgenda as Default>::default();
                let rows = crate::event_agenda::EventAgendaApi::event_session_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "EventStaffAssignment",
            |call, numbers| Box::pin(async move {
                let area = <A::EventStaff as Default>::default();
                let rows = crate::event_staff::EventStaffApi::event_staff_assignment_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "EventSubmission",
            |call, numbers| Box::pin(async move {
                let area = <A::EventForms as Default>::default();
                let rows = crate::event_forms::EventFormsApi::event_submission_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "EventTemplate",
            |call, numbers| Box::pin(async move {
                let area = <A::EventTemplates as Default>::default();
                let rows = crate::event_templates::EventTemplatesApi::event_template_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "EventTicketEntitlement",
            |call, numbers| Box::pin(async move {
                let area = <A::EventTickets as Default>::default();
                let rows = crate::event_tickets::EventTicketsApi::event_ticket_entitlement_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "EventTicketTransfer",
            |call, numbers| Box::pin(async move {
                let area = <A::EventTickets as Default>::default();
                let rows = crate::event_tickets::EventTicketsApi::event_ticket_transfer_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "EventTicketType",
            |call, numbers| Box::pin(async move {
                let area = <A::EventTickets as Default>::default();
                let rows = crate::event_tickets::EventTicketsApi::event_ticket_type_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "ExchangeRating",
            |call, numbers| Box::pin(async move {
                let area = <A::Exchanges as Default>::default();
                let rows = crate::exchanges::ExchangesApi::exchange_rating_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "Faq",
            |call, numbers| Box::pin(async move {
                let area = <A::Help as Default>::default();
                let rows = crate::help::HelpApi::faq_by_number(&area, call, numbers)
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "FeedItem",
            |call, numbers| Box::pin(async move {
                let area = <A::Feed as Default>::default();
                let rows = crate::feed::FeedApi::feed_item_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(
                    rows
                        .into_iter()
                        .map(|row| (row.activity_id, Kept::row(row)))
                        .collect(),
                )
            }),
        ),
        (
            "Group",
            |call, numbers| Box::pin(async move {
                let area = <A::Groups as Default>::default();
                let rows = crate::groups::GroupsApi::group_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "GroupAnnouncement",
            |call, numbers| Box::pin(async move {
                let area = <A::GroupAnnouncements as Default>::default();
                let rows = crate::group_announcements::GroupAnnouncementsApi::group_announcement_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "GroupDiscussion",
            |call, numbers| Box::pin(async move {
                let area = <A::GroupDiscussions as Default>::default();
                let rows = crate::group_discussions::GroupDiscussionsApi::group_discussion_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "GroupDiscussionReply",
            |call, numbers| Box::pin(async move {
                let area = <A::GroupDiscussions as Default>::default();
                let rows = crate::group_discussions::GroupDiscussionsApi::group_discussion_reply_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "GroupInvite",
            |call, numbers| Box::pin(async move {
                let area = <A::GroupInvites as Default>::default();
                let rows = crate::group_invites::GroupInvitesApi::group_invite_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "GroupMessage",
            |call, numbers| Box::pin(async move {
                let area = <A::Groups as Default>::default();
                let rows = crate::groups::GroupsApi::group_message_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "GroupType",
            |call, numbers| Box::pin(async move {
                let area = <A::Groups as Default>::default();
                let rows = crate::groups::GroupsApi::group_type_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "LegalDocument",
            |call, numbers| Box::pin(async move {
                let area = <A::Legal as Default>::default();
                let rows = crate::legal::LegalApi::legal_document_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(
                    rows
                        .into_iter()
                        .map(|row| (row.document_id, Kept::row(row)))
                        .collect(),
                )
            }),
        ),
        (
            "LegalVersion",
            |call, numbers| Box::pin(async move {
                let area = <A::Legal as Default>::default();
                let rows = crate::legal::LegalApi::legal_version_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "ListingImage",
            |call, numbers| Box::pin(async move {
                let area = <A::ListingImages as Default>::default();
                let rows = crate::listing_images::ListingImagesApi::listing_image_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "ListingReport",
            |call, numbers| Box::pin(async move {
                let area = <A::ListingReports as Default>::default();
                let rows = crate::listing_reports::ListingReportsApi::listing_report_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "MarketplaceCategory",
            |call, numbers| Box::pin(async move {
                let area = <A::MarketplaceCategories as Default>::default();
                let rows = crate::marketplace_categories::MarketplaceCategoriesApi::marketplace_category_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "MarketplaceCollection",
            |call, numbers| Box::pin(async move {
                let area = <A::MarketplaceCollections as Default>::default();
                let rows = crate::marketplace_collections::MarketplaceCollectionsApi::marketplace_collection_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "MarketplaceCoupon",
            |call, numbers| Box::pin(async move {
                let area = <A::MarketplaceCoupons as Default>::default();
                let rows = crate::marketplace_coupons::MarketplaceCouponsApi::marketplace_coupon_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "MarketplaceDelivery",
            |call, numbers| Box::pin(async move {
                let area = <A::MarketplaceDeliveries as Default>::default();
                let rows = crate::marketplace_deliveries::MarketplaceDeliveriesApi::marketplace_delivery_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "MarketplaceDispute",
            |call, numbers| Box::pin(async move {
                let area = <A::MarketplaceDisputes as Default>::default();
                let rows = crate::marketplace_disputes::MarketplaceDisputesApi::marketplace_dispute_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "MarketplaceListing",
            |call, numbers| Box::pin(async move {
                let area = <A::MarketplaceListings as Default>::default();
                let rows = crate::marketplace_listings::MarketplaceListingsApi::marketplace_listing_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "MarketplaceListingImage",
            |call, numbers| Box::pin(async move {
                let area = <A::MarketplaceListings as Default>::default();
                let rows = crate::marketplace_listings::MarketplaceListingsApi::marketplace_listing_image_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "MarketplaceOffer",
            |call, numbers| Box::pin(async move {
                let area = <A::MarketplaceOffers as Default>::default();
                let rows = crate::marketplace_offers::MarketplaceOffersApi::marketplace_offer_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "MarketplaceOrder",
            |call, numbers| Box::pin(async move {
                let area = <A::MarketplaceOrders as Default>::default();
                let rows = crate::marketplace_orders::MarketplaceOrdersApi::marketplace_order_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "MarketplacePickup",
            |call, numbers| Box::pin(async move {
                let area = <A::MarketplacePickups as Default>::default();
                let rows = crate::marketplace_pickups::MarketplacePickupsApi::marketplace_pickup_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "MarketplacePickupSlot",
            |call, numbers| Box::pin(async move {
                let area = <A::MarketplaceSeller as Default>::default();
                let rows = crate::marketplace_seller::MarketplaceSellerApi::marketplace_pickup_slot_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "MarketplaceReport",
            |call, numbers| Box::pin(async move {
                let area = <A::MarketplaceReports as Default>::default();
                let rows = crate::marketplace_reports::MarketplaceReportsApi::marketplace_report_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "MarketplaceReportCase",
            |call, numbers| Box::pin(async move {
                let area = <A::MarketplaceReports as Default>::default();
                let rows = crate::marketplace_reports::MarketplaceReportsApi::marketplace_report_case_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "MarketplaceSavedSearch",
            |call, numbers| Box::pin(async move {
                let area = <A::MarketplaceSearches as Default>::default();
                let rows = crate::marketplace_searches::MarketplaceSearchesApi::marketplace_saved_search_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "MarketplaceSeller",
            |call, numbers| Box::pin(async move {
                let area = <A::MarketplaceSeller as Default>::default();
                let rows = crate::marketplace_seller::MarketplaceSellerApi::marketplace_seller_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "MarketplaceShippingOption",
            |call, numbers| Box::pin(async move {
                let area = <A::MarketplaceSeller as Default>::default();
                let rows = crate::marketplace_seller::MarketplaceSellerApi::marketplace_shipping_option_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "MemberSkill",
            |call, numbers| Box::pin(async move {
                let area = <A::MemberSkills as Default>::default();
                let rows = crate::member_skills::MemberSkillsApi::member_skill_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "Message",
            |call, numbers| Box::pin(async move {
                let area = <A::Messages as Default>::default();
                let rows = crate::messages::MessagesApi::message_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "MessageAttachment",
            |call, numbers| Box::pin(async move {
                let area = <A::Messages as Default>::default();
                let rows = crate::messages::MessagesApi::message_attachment_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "ModeratedFeedItem",
            |call, numbers| Box::pin(async move {
                let area = <A::FeedModeration as Default>::default();
                let rows = crate::feed_moderation::FeedModerationApi::moderated_feed_item_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(
                    rows
                        .into_iter()
                        .map(|row| (row.activity_id, Kept::row(row)))
                        .collect(),
                )
            }),
        ),
        (
            "MutedMember",
            |call, numbers| Box::pin(async move {
                let area = <A::NotificationSettings as Default>::default();
                let rows = crate::notification_settings::NotificationSettingsApi::muted_member_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.mute_id, Kept::row(row))).collect())
            }),
        ),
        (
            "Notification",
            |call, numbers| Box::pin(async move {
                let area = <A::Notifications as Default>::default();
                let rows = crate::notifications::NotificationsApi::notification_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "PushCampaign",
            |call, numbers| Box::pin(async move {
                let area = <A::PushCampaigns as Default>::default();
                let rows = crate::push_campaigns::PushCampaignsApi::push_campaign_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "PushFailure",
            |call, numbers| Box::pin(async move {
                let area = <A::Push as Default>::default();
                let rows = crate::push::PushApi::push_failure_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "SafeguardingMeasure",
            |call, numbers| Box::pin(async move {
                let area = <A::Safeguarding as Default>::default();
                let rows = crate::safeguarding::SafeguardingApi::safeguarding_measure_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "SavedCollection",
            |call, numbers| Box::pin(async move {
                let area = <A::SavedItems as Default>::default();
                let rows = crate::saved_items::SavedItemsApi::saved_collection_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "SavedItem",
            |call, numbers| Box::pin(async move {
                let area = <A::SavedItems as Default>::default();
                let rows = crate::saved_items::SavedItemsApi::saved_item_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "SavedSearch",
            |call, numbers| Box::pin(async move {
                let area = <A::SavedSearches as Default>::default();
                let rows = crate::saved_searches::SavedSearchesApi::saved_search_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "SecurityEvent",
            |call, numbers| Box::pin(async move {
                let area = <A::Sessions as Default>::default();
                let rows = crate::sessions::SessionsApi::security_event_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "Skill",
            |call, numbers| Box::pin(async move {
                let area = <A::Endorsements as Default>::default();
                let rows = crate::endorsements::EndorsementsApi::skill_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "SupportRequest",
            |call, numbers| Box::pin(async move {
                let area = <A::Support as Default>::default();
                let rows = crate::support::SupportApi::support_request_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "TransactionCategory",
            |call, numbers| Box::pin(async move {
                let area = <A::Wallet as Default>::default();
                let rows = crate::wallet::WalletApi::transaction_category_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "TrustedDevice",
            |call, numbers| Box::pin(async move {
                let area = <A::SecondFactor as Default>::default();
                let rows = crate::second_factor::SecondFactorApi::trusted_device_by_number(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(rows.into_iter().map(|row| (row.id, Kept::row(row))).collect())
            }),
        ),
        (
            "Exchange.history",
            |call, numbers| Box::pin(async move {
                let area = <A::Exchanges as Default>::default();
                let found = crate::exchanges::ExchangesApi::exchange_history_each(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(
                    found
                        .into_iter()
                        .map(|(number, found)| (number, Kept::rows(found)))
                        .collect(),
                )
            }),
        ),
        (
            "MarketplaceOrder.dispute",
            |call, numbers| Box::pin(async move {
                let area = <A::MarketplaceOrders as Default>::default();
                let found = crate::marketplace_orders::MarketplaceOrdersApi::marketplace_order_dispute_each(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(
                    found
                        .into_iter()
                        .map(|(number, found)| (number, Kept::row(found)))
                        .collect(),
                )
            }),
        ),
        (
            "MarketplaceOrder.ratings",
            |call, numbers| Box::pin(async move {
                let area = <A::MarketplaceOrders as Default>::default();
                let found = crate::marketplace_orders::MarketplaceOrdersApi::marketplace_order_ratings_each(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(
                    found
                        .into_iter()
                        .map(|(number, found)| (number, Kept::rows(found)))
                        .collect(),
                )
            }),
        ),
        (
            "SkillCategory.skills",
            |call, numbers| Box::pin(async move {
                let area = <A::MemberSkills as Default>::default();
                let found = crate::member_skills::MemberSkillsApi::skill_category_skills_each(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(
                    found
                        .into_iter()
                        .map(|(number, found)| (number, Kept::rows(found)))
                        .collect(),
                )
            }),
        ),
        (
            "Member.blockStatus",
            |call, numbers| Box::pin(async move {
                let area = <A::Members as Default>::default();
                let found = crate::members::MembersApi::member_block_status_each(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(
                    found
                        .into_iter()
                        .map(|(number, found)| (number, Kept::row(found)))
                        .collect(),
                )
            }),
        ),
        (
            "Member.reviewStats",
            |call, numbers| Box::pin(async move {
                let area = <A::Reviews as Default>::default();
                let found = crate::reviews::ReviewsApi::member_review_stats_each(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(
                    found
                        .into_iter()
                        .map(|(number, found)| (number, Kept::row(found)))
                        .collect(),
                )
            }),
        ),
        (
            "Member.endorsementStats",
            |call, numbers| Box::pin(async move {
                let area = <A::Endorsements as Default>::default();
                let found = crate::endorsements::EndorsementsApi::member_endorsement_stats_each(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(
                    found
                        .into_iter()
                        .map(|(number, found)| (number, Kept::row(found)))
                        .collect(),
                )
            }),
        ),
        (
            "Member.exchangeRating",
            |call, numbers| Box::pin(async move {
                let area = <A::Exchanges as Default>::default();
                let found = crate::exchanges::ExchangesApi::member_exchange_rating_each(
                        &area,
                        call,
                        numbers,
                    )
                    .await?;
                Ok(
                    found
                        .into_iter()
                        .map(|(number, found)| (number, Kept::row(found)))
                        .collect(),
                )
            }),
        ),
    ]
}

/// Who tells the number of what a payload shows and only the time before the change knows, by the mutation and the payload's field.
#[must_use]
pub fn tellers<A: Api>() -> [NamedTeller<A::Call, A::Failure>; 13] {
    [
        (
            "declineConnection.member",
            |call, said| Box::pin(async move {
                let area = <A::Connections as Default>::default();
                crate::connections::ConnectionsApi::decline_connection_member_before(
                        &area,
                        call,
                        said,
                    )
                    .await
            }),
        ),
        (
            "removeConnection.member",
            |call, said| Box::pin(async move {
                let area = <A::Connections as Default>::default();
                crate::connections::ConnectionsApi::remove_connection_member_before(
                        &area,
                        call,
                        said,
                    )
                    .await
            }),
        ),
        (
            "endorseSkill.skill",
            |call, said| Box::pin(async move {
                let area = <A::Endorsements as Default>::default();
                crate::endorsements::EndorsementsApi::endorse_skill_skill_before(
                        &area,
                        call,
                        said,
                    )
                    .await
            }),
        ),
        (
            "withdrawSkillEndorsement.skill",
            |call, said| Box::pin(async move {
                let area = <A::Endorsements as Default>::default();
                crate::endorsements::EndorsementsApi::withdraw_skill_endorsement_skill_before(
                        &area,
                        call,
                        said,
                    )
                    .await
            }),
        ),
        (
            "deleteFeedPost.removedFeedItemId",
            |call, said| Box::pin(async move {
                let area = <A::Feed as Default>::default();
                crate::feed::FeedApi::delete_feed_post_removed_feed_item_id_before(
                        &area,
                        call,
                        said,
                    )
                    .await
            }),
        ),
        (
            "hideFeedItem.removedFeedItemId",
            |call, said| Box::pin(async move {
                let area = <A::Feed as Default>::default();
                crate::feed::FeedApi::hide_feed_item_removed_feed_item_id_before(
                        &area,
                        call,
                        said,
                    )
                    .await
            }),
        ),
        (
            "dismissFeedItem.removedFeedItemId",
            |call, said| Box::pin(async move {
                let area = <A::Feed as Default>::default();
                crate::feed::FeedApi::dismiss_feed_item_removed_feed_item_id_before(
                        &area,
                        call,
                        said,
                    )
                    .await
            }),
        ),
        (
            "blockMember.removedRelationshipId",
            |call, said| Box::pin(async move {
                let area = <A::Connections as Default>::default();
                crate::connections::ConnectionsApi::block_member_removed_relationship_id_before(
                        &area,
                        call,
                        said,
                    )
                    .await
            }),
        ),
        (
            "unblockMember.removedBlockedMemberId",
            |call, said| Box::pin(async move {
                let area = <A::Members as Default>::default();
                crate::members::MembersApi::unblock_member_removed_blocked_member_id_before(
                        &area,
                        call,
                        said,
                    )
                    .await
            }),
        ),
        (
            "deleteMessage.conversation",
            |call, said| Box::pin(async move {
                let area = <A::Messages as Default>::default();
                crate::messages::MessagesApi::delete_message_conversation_before(
                        &area,
                        call,
                        said,
                    )
                    .await
            }),
        ),
        (
            "unmuteMember.removedMutedMemberId",
            |call, said| Box::pin(async move {
                let area = <A::NotificationSettings as Default>::default();
                crate::notification_settings::NotificationSettingsApi::unmute_member_removed_muted_member_id_before(
                        &area,
                        call,
                        said,
                    )
                    .await
            }),
        ),
        (
            "deleteReview.receiver",
            |call, said| Box::pin(async move {
                let area = <A::Reviews as Default>::default();
                crate::reviews::ReviewsApi::delete_review_receiver_before(
                        &area,
                        call,
                        said,
                    )
                    .await
            }),
        ),
        (
            "removeReview.receiver",
            |call, said| Box::pin(async move {
                let area = <A::Reviews as Default>::default();
                crate::reviews::ReviewsApi::remove_review_receiver_before(
                        &area,
                        call,
                        said,
                    )
                    .await
            }),
        ),
    ]
}

/// What a global id names, as `node(id:)` and `nodes(ids:)` find it; none for a type that is not among [`NODES`].
///
/// # Errors
/// As the type's own field refuses.
pub async fn node(
    ctx: &Context<'_>,
    seeking: Seeking,
    kind: &str,
    number: i64,
) -> async_graphql::Result<Option<Found>> {
    let edges = edges(ctx)?;
    match kind {
        "AvailabilitySlot" => {
            entered(
                    ctx,
                    (Operation::GetMyAvailability, seeking),
                    "availability-missing",
                    found_together(ctx, "AvailabilitySlot", number, None),
                )
                .await
        }
        "BlockedMember" => {
            entered(
                    ctx,
                    (Operation::ListBlockedMembers, seeking),
                    "block-missing",
                    found_together(ctx, "BlockedMember", number, None),
                )
                .await
        }
        "Bookmark" => {
            entered(
                    ctx,
                    (Operation::ListBookmarks, seeking),
                    "bookmark-missing",
                    found_together(ctx, "Bookmark", number, None),
                )
                .await
        }
        "BookmarkCollection" => {
            entered(
                    ctx,
                    (Operation::ListBookmarkCollections, seeking),
                    "bookmark-collection-missing",
                    found_together(ctx, "BookmarkCollection", number, None),
                )
                .await
        }
        "Category" => {
            entered(
                    ctx,
                    (Operation::ListCategories, seeking),
                    "listing-category-missing",
                    found_together(ctx, "Category", number, None),
                )
                .await
        }
        "Comment" => {
            entered(
                    ctx,
                    (Operation::ListComments, seeking),
                    "comment-missing",
                    found_together(ctx, "Comment", number, None),
                )
                .await
        }
        "CommunityFund" => edges.node_community_fund(ctx, number).await.map(Some),
        "Relationship" => {
            entered(
                    ctx,
                    (Operation::ListConnections, seeking),
                    "connection-missing",
                    found_together(ctx, "Relationship", number, None),
                )
                .await
        }
        "Conversation" => {
            entered(
                    ctx,
                    (Operation::ListConversations, seeking),
                    "conversation-missing",
                    found_together(ctx, "Conversation", number, None),
                )
                .await
        }
        "DataExport" => {
            entered(
                    ctx,
                    (Operation::GetDataExport, seeking),
                    "data-export-missing",
                    found_together(ctx, "DataExport", number, None),
                )
                .await
        }
        "DataRequest" => {
            entered(
                    ctx,
                    (Operation::ListMyDataRequests, seeking),
                    "data-request-missing",
                    found_together(ctx, "DataRequest", number, None),
                )
                .await
        }
        "DeadTask" => {
            entered(
                    ctx,
                    (Operation::ListDeadTasks, seeking),
                    "task-missing",
                    found_together(ctx, "DeadTask", number, None),
                )
                .await
        }
        "Event" => {
            entered(
                    ctx,
                    (Operation::GetEvent, seeking),
                    "event-missing",
                    found_together(ctx, "Event", number, None),
                )
                .await
        }
        "EventAttendanceClaim" => {
            entered(
                    ctx,
                    (Operation::ListEventAttendanceClaims, seeking),
                    "event-claim-missing",
                    found_together(ctx, "EventAttendanceClaim", number, None),
                )
                .await
        }
        "EventBlueprint" => {
            entered(
                    ctx,
                    (Operation::ListEventBlueprints, seeking),
                    "event-blueprint-missing",
                    found_together(ctx, "EventBlueprint", number, None),
                )
                .await
        }
        "EventBroadcast" => {
            entered(
                    ctx,
                    (Operation::GetEventBroadcast, seeking),
                    "event-broadcast-missing",
                    found_together(ctx, "EventBroadcast", number, None),
                )
                .await
        }
        "EventCalendarFeed" => {
            entered(
                    ctx,
                    (Operation::ListEventCalendarFeeds, seeking),
                    "event-calendar-link-missing",
                    found_together(ctx, "EventCalendarFeed", number, None),
                )
                .await
        }
        "EventCodeAcknowledgement" => {
            entered(
                    ctx,
                    (Operation::GetEventSafety, seeking),
                    "event-safety-missing",
                    found_together(ctx, "EventCodeAcknowledgement", number, None),
                )
                .await
        }
        "EventForm" => {
            entered(
                    ctx,
                    (Operation::GetEventForm, seeking),
                    "event-form-missing",
                    found_together(ctx, "EventForm", number, None),
                )
                .await
        }
        "EventGuardianConsent" => {
            entered(
                    ctx,
                    (Operation::GetEventSafety, seeking),
                    "event-safety-missing",
                    found_together(ctx, "EventGuardianConsent", number, None),
                )
                .await
        }
        "EventGuest" => {
            entered(
                    ctx,
                    (Operation::ListEventGuests, seeking),
                    "event-guest-missing",
                    found_together(ctx, "EventGuest", number, None),
                )
                .await
        }
        "EventInvitation" => {
            entered(
                    ctx,
                    (Operation::ListEventInvitations, seeking),
                    "event-invitation-missing",
                    found_together(ctx, "EventInvitation", number, None),
                )
                .await
        }
        "EventInvitationCampaign" => {
            entered(
                    ctx,
                    (Operation::ListEventInvitationCampaigns, seeking),
                    "event-invitation-missing",
                    found_together(ctx, "EventInvitationCampaign", number, None),
                )
                .await
        }
        "EventOfflineBatch" => {
            entered(
                    ctx,
                    (Operation::GetEventOfflineBatch, seeking),
                    "event-offline-missing",
                    found_together(ctx, "EventOfflineBatch", number, None),
                )
                .await
        }
        "EventOfflineConflict" => {
            entered(
                    ctx,
                    (Operation::ListEventOfflineConflicts, seeking),
                    "event-offline-missing",
                    found_together(ctx, "EventOfflineConflict", number, None),
                )
                .await
        }
        "EventOfflineCredential" => {
            entered(
                    ctx,
                    (Operation::GetOwnEventOfflineCredential, seeking),
                    "event-offline-missing",
                    found_together(ctx, "EventOfflineCredential", number, None),
                )
                .await
        }
        "EventOfflineDevice" => {
            entered(
                    ctx,
                    (Operation::GetEventOfflineCheckin, seeking),
                    "event-offline-missing",
                    found_together(ctx, "EventOfflineDevice", number, None),
                )
                .await
        }
        "EventSafetyReview" => {
            entered(
                    ctx,
                    (Operation::ListEventSafetyReviews, seeking),
                    "event-safety-missing",
                    found_together(ctx, "EventSafetyReview", number, None),
                )
                .await
        }
        "EventSeries" => {
            entered(
                    ctx,
                    (Operation::GetEventSeries, seeking),
                    "event-series-missing",
                    found_together(ctx, "EventSeries", number, None),
                )
                .await
        }
        "EventSession" => {
            entered(
                    ctx,
                    (Operation::GetEventAgenda, seeking),
                    "event-session-missing",
                    found_together(ctx, "EventSession", number, None),
                )
                .await
        }
        "EventStaffAssignment" => {
            entered(
                    ctx,
                    (Operation::ListEventStaff, seeking),
                    "event-staff-missing",
                    found_together(ctx, "EventStaffAssignment", number, None),
                )
                .await
        }
        "EventSubmission" => {
            entered(
                    ctx,
                    (Operation::GetEventForm, seeking),
                    "event-answers-missing",
                    found_together(ctx, "EventSubmission", number, None),
                )
                .await
        }
        "EventTemplate" => {
            entered(
                    ctx,
                    (Operation::GetEventTemplate, seeking),
                    "event-template-missing",
                    found_together(ctx, "EventTemplate", number, None),
                )
                .await
        }
        "EventTicketEntitlement" => {
            entered(
                    ctx,
                    (Operation::ListEventTickets, seeking),
                    "event-ticket-missing",
                    found_together(ctx, "EventTicketEntitlement", number, None),
                )
                .await
        }
        "EventTicketTransfer" => {
            entered(
                    ctx,
                    (Operation::ListEventTicketTransfers, seeking),
                    "event-ticket-missing",
                    found_together(ctx, "EventTicketTransfer", number, None),
                )
                .await
        }
        "EventTicketType" => {
            entered(
                    ctx,
                    (Operation::ListEventTickets, seeking),
                    "event-ticket-missing",
                    found_together(ctx, "EventTicketType", number, None),
                )
                .await
        }
        "Exchange" if seeking == Seeking::Among => {
            edges.find_exchange(ctx, number).await.map(Some)
        }
        "Exchange" => edges.node_exchange(ctx, number).await.map(Some),
        "ExchangeRating" => {
            entered(
                    ctx,
                    (Operation::ListExchangeRatings, seeking),
                    "exchange-missing",
                    found_together(ctx, "ExchangeRating", number, None),
                )
                .await
        }
        "Faq" => {
            entered(
                    ctx,
                    (Operation::ListFaqs, seeking),
                    "faq-missing",
                    found_together(ctx, "Faq", number, None),
                )
                .await
        }
        "FeedItem" => {
            entered(
                    ctx,
                    (Operation::GetFeedItem, seeking),
                    "feed-item-missing",
                    found_together(ctx, "FeedItem", number, None),
                )
                .await
        }
        "Group" => {
            entered(
                    ctx,
                    (Operation::GetGroup, seeking),
                    "group-missing",
                    found_together(ctx, "Group", number, None),
                )
                .await
        }
        "GroupAnnouncement" => {
            entered(
                    ctx,
                    (Operation::ListGroupAnnouncements, seeking),
                    "group-announcement-missing",
                    found_together(ctx, "GroupAnnouncement", number, None),
                )
                .await
        }
        "GroupDiscussion" => {
            entered(
                    ctx,
                    (Operation::ListGroupDiscussions, seeking),
                    "group-discussion-missing",
                    found_together(ctx, "GroupDiscussion", number, None),
                )
                .await
        }
        "GroupDiscussionReply" => {
            entered(
                    ctx,
                    (Operation::GetGroupDiscussion, seeking),
                    "group-reply-missing",
                    found_together(ctx, "GroupDiscussionReply", number, None),
                )
                .await
        }
        "GroupInvite" => {
            entered(
                    ctx,
                    (Operation::ListGroupInvites, seeking),
                    "group-invite-missing",
                    found_together(ctx, "GroupInvite", number, None),
                )
                .await
        }
        "GroupMessage" => {
            entered(
                    ctx,
                    (Operation::ListGroupMessages, seeking),
                    "message-missing",
                    found_together(ctx, "GroupMessage", number, None),
                )
                .await
        }
        "GroupType" => {
            entered(
                    ctx,
                    (Operation::ListGroups, seeking),
                    "group-type-missing",
                    found_together(ctx, "GroupType", number, None),
                )
                .await
        }
        "LegalDocument" => {
            entered(
                    ctx,
                    (Operation::GetLegalDocument, seeking),
                    "legal-document-missing",
                    found_together(ctx, "LegalDocument", number, None),
                )
                .await
        }
        "LegalVersion" => {
            entered(
                    ctx,
                    (Operation::ListLegalVersions, seeking),
                    "legal-document-missing",
                    found_together(ctx, "LegalVersion", number, None),
                )
                .await
        }
        "ListingImage" => {
            entered(
                    ctx,
                    (Operation::GetListing, seeking),
                    "listing-picture-missing",
                    found_together(ctx, "ListingImage", number, None),
                )
                .await
        }
        "Listing" if seeking == Seeking::Among => {
            edges.find_listing(ctx, number).await.map(Some)
        }
        "Listing" => edges.node_listing(ctx, number).await.map(Some),
        "ListingReport" => {
            entered(
                    ctx,
                    (Operation::ListListingReports, seeking),
                    "listing-report-missing",
                    found_together(ctx, "ListingReport", number, None),
                )
                .await
        }
        "MarketplaceCategory" => {
            entered(
                    ctx,
                    (Operation::ListMarketplaceCategories, seeking),
                    "listing-category-missing",
                    found_together(ctx, "MarketplaceCategory", number, None),
                )
                .await
        }
        "MarketplaceCollection" => {
            entered(
                    ctx,
                    (Operation::GetMarketplaceCollection, seeking),
                    "marketplace-collection-missing",
                    found_together(ctx, "MarketplaceCollection", number, None),
                )
                .await
        }
        "MarketplaceCoupon" => {
            entered(
                    ctx,
                    (Operation::GetMarketplaceCoupon, seeking),
                    "marketplace-coupon-missing",
                    found_together(ctx, "MarketplaceCoupon", number, None),
                )
                .await
        }
        "MarketplaceDelivery" => {
            entered(
                    ctx,
                    (Operation::ListMyMarketplaceDeliveries, seeking),
                    "marketplace-delivery-missing",
                    found_together(ctx, "MarketplaceDelivery", number, None),
                )
                .await
        }
        "MarketplaceDispute" => {
            entered(
                    ctx,
                    (Operation::GetMarketplaceOrder, seeking),
                    "marketplace-dispute-missing",
                    found_together(ctx, "MarketplaceDispute", number, None),
                )
                .await
        }
        "MarketplaceListing" => {
            entered(
                    ctx,
                    (Operation::GetMarketplaceListing, seeking),
                    "listing-missing",
                    found_together(ctx, "MarketplaceListing", number, None),
                )
                .await
        }
        "MarketplaceListingImage" => {
            entered(
                    ctx,
                    (Operation::GetMarketplaceListing, seeking),
                    "listing-picture-missing",
                    found_together(ctx, "MarketplaceListingImage", number, None),
                )
                .await
        }
        "MarketplaceOffer" => {
            entered(
                    ctx,
                    (Operation::ListMarketplaceOffersSent, seeking),
                    "marketplace-offer-missing",
                    found_together(ctx, "MarketplaceOffer", number, None),
                )
                .await
        }
        "MarketplaceOrder" => {
            entered(
                    ctx,
                    (Operation::GetMarketplaceOrder, seeking),
                    "marketplace-order-missing",
                    found_together(ctx, "MarketplaceOrder", number, None),
                )
                .await
        }
        "MarketplacePickup" => {
            entered(
                    ctx,
                    (Operation::ListMyMarketplacePickups, seeking),
                    "marketplace-pickup-code-unknown",
                    found_together(ctx, "MarketplacePickup", number, None),
                )
                .await
        }
        "MarketplacePickupSlot" => {
            entered(
                    ctx,
                    (Operation::ListMyMarketplacePickupSlots, seeking),
                    "marketplace-slot-missing",
                    found_together(ctx, "MarketplacePickupSlot", number, None),
                )
                .await
        }
        "MarketplaceReport" => {
            entered(
                    ctx,
                    (Operation::GetMarketplaceReport, seeking),
                    "marketplace-report-missing",
                    found_together(ctx, "MarketplaceReport", number, None),
                )
                .await
        }
        "MarketplaceReportCase" => {
            entered(
                    ctx,
                    (Operation::ListMarketplaceReportsForStaff, seeking),
                    "marketplace-report-missing",
                    found_together(ctx, "MarketplaceReportCase", number, None),
                )
                .await
        }
        "MarketplaceSavedSearch" => {
            entered(
                    ctx,
                    (Operation::ListMarketplaceSavedSearches, seeking),
                    "marketplace-search-missing",
                    found_together(ctx, "MarketplaceSavedSearch", number, None),
                )
                .await
        }
        "MarketplaceSeller" => {
            entered(
                    ctx,
                    (Operation::GetMarketplaceSeller, seeking),
                    "marketplace-seller-missing",
                    found_together(ctx, "MarketplaceSeller", number, None),
                )
                .await
        }
        "MarketplaceShippingOption" => {
            entered(
                    ctx,
                    (Operation::ListMyMarketplaceShippingOptions, seeking),
                    "marketplace-option-missing",
                    found_together(ctx, "MarketplaceShippingOption", number, None),
                )
                .await
        }
        "MemberSkill" => {
            entered(
                    ctx,
                    (Operation::ListMemberSkills, seeking),
                    "skill-missing",
                    found_together(ctx, "MemberSkill", number, None),
                )
                .await
        }
        "Message" => {
            entered(
                    ctx,
                    (Operation::GetMessageThread, seeking),
                    "message-missing",
                    found_together(ctx, "Message", number, None),
                )
                .await
        }
        "MessageAttachment" => {
            entered(
                    ctx,
                    (Operation::GetMessageThread, seeking),
                    "message-missing",
                    found_together(ctx, "MessageAttachment", number, None),
                )
                .await
        }
        "ModeratedFeedItem" => {
            entered(
                    ctx,
                    (Operation::ListFeedForStaff, seeking),
                    "feed-item-missing",
                    found_together(ctx, "ModeratedFeedItem", number, None),
                )
                .await
        }
        "MutedMember" => {
            entered(
                    ctx,
                    (Operation::ListMutedMembers, seeking),
                    "mute-missing",
                    found_together(ctx, "MutedMember", number, None),
                )
                .await
        }
        "Notification" => {
            entered(
                    ctx,
                    (Operation::GetNotification, seeking),
                    "notification-missing",
                    found_together(ctx, "Notification", number, None),
                )
                .await
        }
        "PushCampaign" => {
            entered(
                    ctx,
                    (Operation::GetPushCampaign, seeking),
                    "push-campaign-missing",
                    found_together(ctx, "PushCampaign", number, None),
                )
                .await
        }
        "PushFailure" => {
            entered(
                    ctx,
                    (Operation::GetPushSummary, seeking),
                    "push-failure-missing",
                    found_together(ctx, "PushFailure", number, None),
                )
                .await
        }
        "Review" => {
            entered(
                    ctx,
                    (Operation::GetReview, seeking),
                    "review-missing",
                    edges.find_review(ctx, number),
                )
                .await
        }
        "SafeguardingMeasure" => {
            entered(
                    ctx,
                    (Operation::ListSafeguardingMeasures, seeking),
                    "measure-missing",
                    found_together(ctx, "SafeguardingMeasure", number, None),
                )
                .await
        }
        "SavedCollection" => {
            entered(
                    ctx,
                    (Operation::ListSavedItems, seeking),
                    "bookmark-collection-missing",
                    found_together(ctx, "SavedCollection", number, None),
                )
                .await
        }
        "SavedItem" => {
            entered(
                    ctx,
                    (Operation::ListSavedItems, seeking),
                    "saved-item-missing",
                    found_together(ctx, "SavedItem", number, None),
                )
                .await
        }
        "SavedSearch" => {
            entered(
                    ctx,
                    (Operation::ListSavedSearches, seeking),
                    "saved-search-missing",
                    found_together(ctx, "SavedSearch", number, None),
                )
                .await
        }
        "SecurityEvent" => {
            entered(
                    ctx,
                    (Operation::ListSecurityEvents, seeking),
                    "security-event-missing",
                    found_together(ctx, "SecurityEvent", number, None),
                )
                .await
        }
        "Skill" => {
            entered(
                    ctx,
                    (Operation::ListSkills, seeking),
                    "skill-not-listed",
                    found_together(ctx, "Skill", number, None),
                )
                .await
        }
        "SkillCategory" => {
            entered(
                    ctx,
                    (Operation::GetSkillCategory, seeking),
                    "skill-category-missing",
                    edges.find_skill_category(ctx, number),
                )
                .await
        }
        "SkillEndorsement" => {
            entered(
                    ctx,
                    (Operation::ListEndorsements, seeking),
                    "endorsement-gone",
                    edges.find_skill_endorsement(ctx, number),
                )
                .await
        }
        "SupportRequest" => {
            entered(
                    ctx,
                    (Operation::ListMySupportRequests, seeking),
                    "support-request-missing",
                    found_together(ctx, "SupportRequest", number, None),
                )
                .await
        }
        "Community" => {
            entered(
                    ctx,
                    (Operation::GetTenantBootstrap, seeking),
                    "tenant-missing",
                    edges.find_community(ctx, number),
                )
                .await
        }
        "TransactionCategory" => {
            entered(
                    ctx,
                    (Operation::ListTransactionCategories, seeking),
                    "transaction-category-missing",
                    found_together(ctx, "TransactionCategory", number, None),
                )
                .await
        }
        "TrustedDevice" => {
            entered(
                    ctx,
                    (Operation::ListTrustedDevices, seeking),
                    "trusted-device-missing",
                    found_together(ctx, "TrustedDevice", number, None),
                )
                .await
        }
        "Member" if seeking == Seeking::Among => {
            edges.find_member(ctx, number).await.map(Some)
        }
        "Member" => edges.node_member(ctx, number).await.map(Some),
        "Transaction" => {
            entered(
                    ctx,
                    (Operation::GetWalletTransaction, seeking),
                    "transaction-missing",
                    edges.find_transaction(ctx, number),
                )
                .await
        }
        _ => Ok(None),
    }
}

/// The same for an id that holds a name where others hold a number.
///
/// # Errors
/// As the type's own field refuses.
pub async fn named_node(
    ctx: &Context<'_>,
    seeking: Seeking,
    kind: &str,
    name: &str,
) -> async_graphql::Result<Option<Found>> {
    let edges = edges(ctx)?;
    match kind {
        "Session" => {
            entered(
                    ctx,
                    (Operation::ListSessions, seeking),
                    "sign-in-missing",
                    edges.find_session(ctx, name),
                )
                .await
        }
        _ => Ok(None),
    }
}

/// What [`node`] finds, as an edge finds it: null where the viewer sees none.
///
/// # Errors
/// As the edge refuses.
pub async fn find(
    ctx: &Context<'_>,
    kind: &str,
    number: i64,
) -> async_graphql::Result<Option<Found>> {
    let edges = edges(ctx)?;
    match kind {
        "AvailabilitySlot" => edges.find_availability_slot(ctx, number).await.map(Some),
        "BlockedMember" => edges.find_blocked_member(ctx, number).await.map(Some),
        "Bookmark" => edges.find_bookmark(ctx, number).await.map(Some),
        "BookmarkCollection" => {
            edges.find_bookmark_collection(ctx, number).await.map(Some)
        }
        "Category" => edges.find_category(ctx, number).await.map(Some),
        "Comment" => edges.find_comment(ctx, number).await.map(Some),
        "CommunityFund" => edges.find_community_fund(ctx, number).await.map(Some),
        "Relationship" => edges.find_relationship(ctx, number).await.map(Some),
        "Conversation" => edges.find_conversation(ctx, number).await.map(Some),
        "DataExport" => edges.find_data_export(ctx, number).await.map(Some),
        "DataRequest" => edges.find_data_request(ctx, number).await.map(Some),
        "DeadTask" => edges.find_dead_task(ctx, number).await.map(Some),
        "Event" => edges.find_event(ctx, number).await.map(Some),
        "EventAttendanceClaim" => {
            edges.find_event_attendance_claim(ctx, number).await.map(Some)
        }
        "EventBlueprint" => edges.find_event_blueprint(ctx, number).await.map(Some),
        "EventBroadcast" => edges.find_event_broadcast(ctx, number).await.map(Some),
        "EventCalendarFeed" => {
            edges.find_event_calendar_feed(ctx, number).await.map(Some)
        }
        "EventCodeAcknowledgement" => {
            edges.find_event_code_acknowledgement(ctx, number).await.map(Some)
        }
        "EventForm" => edges.find_event_form(ctx, number).await.map(Some),
        "EventGuardianConsent" => {
            edges.find_event_guardian_consent(ctx, number).await.map(Some)
        }
        "EventGuest" => edges.find_event_guest(ctx, number).await.map(Some),
        "EventInvitation" => edges.find_event_invitation(ctx, number).await.map(Some),
        "EventInvitationCampaign" => {
            edges.find_event_invitation_campaign(ctx, number).await.map(Some)
        }
        "EventOfflineBatch" => {
            edges.find_event_offline_batch(ctx, number).await.map(Some)
        }
        "EventOfflineConflict" => {
            edges.find_event_offline_conflict(ctx, number).await.map(Some)
        }
        "EventOfflineCredential" => {
            edges.find_event_offline_credential(ctx, number).await.map(Some)
        }
        "EventOfflineDevice" => {
            edges.find_event_offline_device(ctx, number).await.map(Some)
        }
        "EventSafetyReview" => {
            edges.find_event_safety_review(ctx, number).await.map(Some)
        }
        "EventSeries" => edges.find_event_series(ctx, number).await.map(Some),
        "EventSession" => edges.find_event_session(ctx, number).await.map(Some),
        "EventStaffAssignment" => {
            edges.find_event_staff_assignment(ctx, number).await.map(Some)
        }
        "EventSubmission" => edges.find_event_submission(ctx, number).await.map(Some),
        "EventTemplate" => edges.find_event_template(ctx, number).await.map(Some),
        "EventTicketEntitlement" => {
            edges.find_event_ticket_entitlement(ctx, number).await.map(Some)
        }
        "EventTicketTransfer" => {
            edges.find_event_ticket_transfer(ctx, number).await.map(Some)
        }
        "EventTicketType" => edges.find_event_ticket_type(ctx, number).await.map(Some),
        "Exchange" => edges.find_exchange(ctx, number).await.map(Some),
        "ExchangeRating" => edges.find_exchange_rating(ctx, number).await.map(Some),
        "Faq" => edges.find_faq(ctx, number).await.map(Some),
        "FeedItem" => edges.find_feed_item(ctx, number).await.map(Some),
        "Group" => edges.find_group(ctx, number).await.map(Some),
        "GroupAnnouncement" => edges.find_group_announcement(ctx, number).await.map(Some),
        "GroupDiscussion" => edges.find_group_discussion(ctx, number).await.map(Some),
        "GroupDiscussionReply" => {
            edges.find_group_discussion_reply(ctx, number).await.map(Some)
        }
        "GroupInvite" => edges.find_group_invite(ctx, number).await.map(Some),
        "GroupMessage" => edges.find_group_message(ctx, number).await.map(Some),
        "GroupType" => edges.find_group_type(ctx, number).await.map(Some),
        "LegalDocument" => edges.find_legal_document(ctx, number).await.map(Some),
        "LegalVersion" => edges.find_legal_version(ctx, number).await.map(Some),
        "ListingImage" => edges.find_listing_image(ctx, number).await.map(Some),
        "Listing" => edges.find_listing(ctx, number).await.map(Some),
        "ListingReport" => edges.find_listing_report(ctx, number).await.map(Some),
        "MarketplaceCategory" => {
            edges.find_marketplace_category(ctx, number).await.map(Some)
        }
        "MarketplaceCollection" => {
            edges.find_marketplace_collection(ctx, number).await.map(Some)
        }
        "MarketplaceCoupon" => edges.find_marketplace_coupon(ctx, number).await.map(Some),
        "MarketplaceDelivery" => {
            edges.find_marketplace_delivery(ctx, number).await.map(Some)
        }
        "MarketplaceDispute" => {
            edges.find_marketplace_dispute(ctx, number).await.map(Some)
        }
        "MarketplaceListing" => {
            edges.find_marketplace_listing(ctx, number).await.map(Some)
        }
        "MarketplaceListingImage" => {
            edges.find_marketplace_listing_image(ctx, number).await.map(Some)
        }
        "MarketplaceOffer" => edges.find_marketplace_offer(ctx, number).await.map(Some),
        "MarketplaceOrder" => edges.find_marketplace_order(ctx, number).await.map(Some),
        "MarketplacePickup" => edges.find_marketplace_pickup(ctx, number).await.map(Some),
        "MarketplacePickupSlot" => {
            edges.find_marketplace_pickup_slot(ctx, number).await.map(Some)
        }
        "MarketplaceReport" => edges.find_marketplace_report(ctx, number).await.map(Some),
        "MarketplaceReportCase" => {
            edges.find_marketplace_report_case(ctx, number).await.map(Some)
        }
        "MarketplaceSavedSearch" => {
            edges.find_marketplace_saved_search(ctx, number).await.map(Some)
        }
        "MarketplaceSeller" => edges.find_marketplace_seller(ctx, number).await.map(Some),
        "MarketplaceShippingOption" => {
            edges.find_marketplace_shipping_option(ctx, number).await.map(Some)
        }
        "MemberSkill" => edges.find_member_skill(ctx, number).await.map(Some),
        "Message" => edges.find_message(ctx, number).await.map(Some),
        "MessageAttachment" => edges.find_message_attachment(ctx, number).await.map(Some),
        "ModeratedFeedItem" => {
            edges.find_moderated_feed_item(ctx, number).await.map(Some)
        }
        "MutedMember" => edges.find_muted_member(ctx, number).await.map(Some),
        "Notification" => edges.find_notification(ctx, number).await.map(Some),
        "PushCampaign" => edges.find_push_campaign(ctx, number).await.map(Some),
        "PushFailure" => edges.find_push_failure(ctx, number).await.map(Some),
        "Review" => edges.find_review(ctx, number).await.map(Some),
        "SafeguardingMeasure" => {
            edges.find_safeguarding_measure(ctx, number).await.map(Some)
        }
        "SavedCollection" => edges.find_saved_collection(ctx, number).await.map(Some),
        "SavedItem" => edges.find_saved_item(ctx, number).await.map(Some),
        "SavedSearch" => edges.find_saved_search(ctx, number).await.map(Some),
        "SecurityEvent" => edges.find_security_event(ctx, number).await.map(Some),
        "Skill" => edges.find_skill(ctx, number).await.map(Some),
        "SkillCategory" => edges.find_skill_category(ctx, number).await.map(Some),
        "SkillEndorsement" => edges.find_skill_endorsement(ctx, number).await.map(Some),
        "SupportRequest" => edges.find_support_request(ctx, number).await.map(Some),
        "Community" => edges.find_community(ctx, number).await.map(Some),
        "TransactionCategory" => {
            edges.find_transaction_category(ctx, number).await.map(Some)
        }
        "TrustedDevice" => edges.find_trusted_device(ctx, number).await.map(Some),
        "Member" => edges.find_member(ctx, number).await.map(Some),
        "Transaction" => edges.find_transaction(ctx, number).await.map(Some),
        _ => Ok(None),
    }
}
