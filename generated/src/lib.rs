// Made from contract/ by codegen; edit the contract instead.

//! The published REST contract as Rust: types, one trait an area, the table of operations, and the routes.
//!
//! Everything but `runtime` is made from `contract/` and is not edited by hand.
#![recursion_limit = "512"]

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
pub mod codes;
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
#[cfg(feature = "graph")]
#[rustfmt::skip]
pub mod graph;
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
pub mod impersonation;
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
pub mod notification_mail;
#[rustfmt::skip]
pub mod notification_settings;
#[rustfmt::skip]
pub mod notifications;
#[rustfmt::skip]
pub mod onboarding;
#[rustfmt::skip]
pub mod operations;
#[rustfmt::skip]
pub mod passkeys;
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
pub mod realtime;
#[rustfmt::skip]
pub mod recovery;
#[rustfmt::skip]
pub mod registrations;
#[rustfmt::skip]
pub mod reviews;
pub mod runtime;
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
#[rustfmt::skip]
pub mod words;

use std::sync::Arc;

pub use activity::ActivityApi;
pub use auth::AuthApi;
pub use availability::AvailabilityApi;
pub use bookmarks::BookmarksApi;
pub use categories::CategoriesApi;
pub use codes::Code;
pub use comments::CommentsApi;
pub use connections::ConnectionsApi;
pub use consents::ConsentsApi;
pub use endorsements::EndorsementsApi;
pub use event_agenda::EventAgendaApi;
pub use event_analytics::EventAnalyticsApi;
pub use event_attendance::EventAttendanceApi;
pub use event_blueprints::EventBlueprintsApi;
pub use event_broadcasts::EventBroadcastsApi;
pub use event_calendar::EventCalendarApi;
pub use event_forms::EventFormsApi;
pub use event_guests::EventGuestsApi;
pub use event_invitations::EventInvitationsApi;
pub use event_moderation::EventModerationApi;
pub use event_offline_checkin::EventOfflineCheckinApi;
pub use event_people::EventPeopleApi;
pub use event_recurrence::EventRecurrenceApi;
pub use event_registrations::EventRegistrationsApi;
pub use event_reminders::EventRemindersApi;
pub use event_rewards::EventRewardsApi;
pub use event_safety::EventSafetyApi;
pub use event_series::EventSeriesApi;
pub use event_staff::EventStaffApi;
pub use event_templates::EventTemplatesApi;
pub use event_tickets::EventTicketsApi;
pub use events::EventsApi;
pub use exchanges::ExchangesApi;
pub use feed::FeedApi;
pub use feed_moderation::FeedModerationApi;
pub use group_announcements::GroupAnnouncementsApi;
pub use group_discussions::GroupDiscussionsApi;
pub use group_files::GroupFilesApi;
pub use group_invites::GroupInvitesApi;
pub use groups::GroupsApi;
pub use help::HelpApi;
pub use impersonation::ImpersonationApi;
pub use legal::LegalApi;
pub use listing_images::ListingImagesApi;
pub use listing_moderation::ListingModerationApi;
pub use listing_reports::ListingReportsApi;
pub use listing_search::ListingSearchApi;
pub use listing_tags::ListingTagsApi;
pub use listings::ListingsApi;
pub use marketplace_categories::MarketplaceCategoriesApi;
pub use marketplace_collections::MarketplaceCollectionsApi;
pub use marketplace_coupons::MarketplaceCouponsApi;
pub use marketplace_deliveries::MarketplaceDeliveriesApi;
pub use marketplace_disputes::MarketplaceDisputesApi;
pub use marketplace_groups::MarketplaceGroupsApi;
pub use marketplace_images::MarketplaceImagesApi;
pub use marketplace_listings::MarketplaceListingsApi;
pub use marketplace_loyalty::MarketplaceLoyaltyApi;
pub use marketplace_moderation::MarketplaceModerationApi;
pub use marketplace_offers::MarketplaceOffersApi;
pub use marketplace_orders::MarketplaceOrdersApi;
pub use marketplace_payments::MarketplacePaymentsApi;
pub use marketplace_payouts::MarketplacePayoutsApi;
pub use marketplace_pickups::MarketplacePickupsApi;
pub use marketplace_promotions::MarketplacePromotionsApi;
pub use marketplace_reports::MarketplaceReportsApi;
pub use marketplace_searches::MarketplaceSearchesApi;
pub use marketplace_seller::MarketplaceSellerApi;
pub use marketplace_tools::MarketplaceToolsApi;
pub use member_skills::MemberSkillsApi;
pub use members::MembersApi;
pub use messages::MessagesApi;
pub use notification_mail::NotificationMailApi;
pub use notification_settings::NotificationSettingsApi;
pub use notifications::NotificationsApi;
pub use onboarding::OnboardingApi;
pub use operations::Operation;
pub use passkeys::PasskeysApi;
pub use platform::PlatformApi;
pub use preferences::PreferencesApi;
pub use privacy::PrivacyApi;
pub use profile::ProfileApi;
pub use push::PushApi;
pub use push_campaigns::PushCampaignsApi;
pub use queue::QueueApi;
pub use reactions::ReactionsApi;
pub use realtime::RealtimeApi;
pub use recovery::RecoveryApi;
pub use registrations::RegistrationsApi;
pub use reviews::ReviewsApi;
pub use runtime::*;
pub use safeguarding::SafeguardingApi;
pub use saved_items::SavedItemsApi;
pub use saved_searches::SavedSearchesApi;
pub use search::SearchApi;
pub use second_factor::SecondFactorApi;
pub use sessions::SessionsApi;
pub use support::SupportApi;
pub use verification_badges::VerificationBadgesApi;
pub use wallet::WalletApi;

/// The merged OpenAPI document. It is unpacked each time: few ask for it, and its text is long.
#[must_use]
pub fn openapi_json() -> String {
    runtime::unpacked(include_bytes!(concat!(env!("OUT_DIR"), "/openapi.json.gz")))
}

/// Everything the contract asks of a gateway: who answers each area.
#[rustfmt::skip]
pub trait Api {
    /// What an operation knows about its caller.
    type Call: Clone + Send + Sync + 'static;

    /// A refusal or a fault.
    type Failure: Send + 'static;

    /// What an area brings beside its answers.
    type Brings: 'static;

    /// Answers the area `activity`.
    type Activity: ActivityApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `auth`.
    type Auth: AuthApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `availability`.
    type Availability: AvailabilityApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `bookmarks`.
    type Bookmarks: BookmarksApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `categories`.
    type Categories: CategoriesApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `comments`.
    type Comments: CommentsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `connections`.
    type Connections: ConnectionsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `consents`.
    type Consents: ConsentsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `endorsements`.
    type Endorsements: EndorsementsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `event_agenda`.
    type EventAgenda: EventAgendaApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `event_analytics`.
    type EventAnalytics: EventAnalyticsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `event_attendance`.
    type EventAttendance: EventAttendanceApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `event_blueprints`.
    type EventBlueprints: EventBlueprintsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `event_broadcasts`.
    type EventBroadcasts: EventBroadcastsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `event_calendar`.
    type EventCalendar: EventCalendarApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `event_forms`.
    type EventForms: EventFormsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `event_guests`.
    type EventGuests: EventGuestsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `event_invitations`.
    type EventInvitations: EventInvitationsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `event_moderation`.
    type EventModeration: EventModerationApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `event_offline_checkin`.
    type EventOfflineCheckin: EventOfflineCheckinApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `event_people`.
    type EventPeople: EventPeopleApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `event_recurrence`.
    type EventRecurrence: EventRecurrenceApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `event_registrations`.
    type EventRegistrations: EventRegistrationsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `event_reminders`.
    type EventReminders: EventRemindersApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `event_rewards`.
    type EventRewards: EventRewardsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `event_safety`.
    type EventSafety: EventSafetyApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `event_series`.
    type EventSeries: EventSeriesApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `event_staff`.
    type EventStaff: EventStaffApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `event_templates`.
    type EventTemplates: EventTemplatesApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `event_tickets`.
    type EventTickets: EventTicketsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `events`.
    type Events: EventsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `exchanges`.
    type Exchanges: ExchangesApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `feed`.
    type Feed: FeedApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `feed_moderation`.
    type FeedModeration: FeedModerationApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `group_announcements`.
    type GroupAnnouncements: GroupAnnouncementsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `group_discussions`.
    type GroupDiscussions: GroupDiscussionsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `group_files`.
    type GroupFiles: GroupFilesApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `group_invites`.
    type GroupInvites: GroupInvitesApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `groups`.
    type Groups: GroupsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `help`.
    type Help: HelpApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `impersonation`.
    type Impersonation: ImpersonationApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `legal`.
    type Legal: LegalApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `listing_images`.
    type ListingImages: ListingImagesApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `listing_moderation`.
    type ListingModeration: ListingModerationApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `listing_reports`.
    type ListingReports: ListingReportsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `listing_search`.
    type ListingSearch: ListingSearchApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `listing_tags`.
    type ListingTags: ListingTagsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `listings`.
    type Listings: ListingsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `marketplace_categories`.
    type MarketplaceCategories: MarketplaceCategoriesApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `marketplace_collections`.
    type MarketplaceCollections: MarketplaceCollectionsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `marketplace_coupons`.
    type MarketplaceCoupons: MarketplaceCouponsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `marketplace_deliveries`.
    type MarketplaceDeliveries: MarketplaceDeliveriesApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `marketplace_disputes`.
    type MarketplaceDisputes: MarketplaceDisputesApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `marketplace_groups`.
    type MarketplaceGroups: MarketplaceGroupsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `marketplace_images`.
    type MarketplaceImages: MarketplaceImagesApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `marketplace_listings`.
    type MarketplaceListings: MarketplaceListingsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `marketplace_loyalty`.
    type MarketplaceLoyalty: MarketplaceLoyaltyApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `marketplace_moderation`.
    type MarketplaceModeration: MarketplaceModerationApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `marketplace_offers`.
    type MarketplaceOffers: MarketplaceOffersApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `marketplace_orders`.
    type MarketplaceOrders: MarketplaceOrdersApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `marketplace_payments`.
    type MarketplacePayments: MarketplacePaymentsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `marketplace_payouts`.
    type MarketplacePayouts: MarketplacePayoutsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `marketplace_pickups`.
    type MarketplacePickups: MarketplacePickupsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `marketplace_promotions`.
    type MarketplacePromotions: MarketplacePromotionsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `marketplace_reports`.
    type MarketplaceReports: MarketplaceReportsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `marketplace_searches`.
    type MarketplaceSearches: MarketplaceSearchesApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `marketplace_seller`.
    type MarketplaceSeller: MarketplaceSellerApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `marketplace_tools`.
    type MarketplaceTools: MarketplaceToolsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `member_skills`.
    type MemberSkills: MemberSkillsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `members`.
    type Members: MembersApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `messages`.
    type Messages: MessagesApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `notification_mail`.
    type NotificationMail: NotificationMailApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `notification_settings`.
    type NotificationSettings: NotificationSettingsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `notifications`.
    type Notifications: NotificationsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `onboarding`.
    type Onboarding: OnboardingApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `passkeys`.
    type Passkeys: PasskeysApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `platform`.
    type Platform: PlatformApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `preferences`.
    type Preferences: PreferencesApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `privacy`.
    type Privacy: PrivacyApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `profile`.
    type Profile: ProfileApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `push`.
    type Push: PushApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `push_campaigns`.
    type PushCampaigns: PushCampaignsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `queue`.
    type Queue: QueueApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `reactions`.
    type Reactions: ReactionsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `realtime`.
    type Realtime: RealtimeApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `recovery`.
    type Recovery: RecoveryApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `registrations`.
    type Registrations: RegistrationsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `reviews`.
    type Reviews: ReviewsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `safeguarding`.
    type Safeguarding: SafeguardingApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `saved_items`.
    type SavedItems: SavedItemsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `saved_searches`.
    type SavedSearches: SavedSearchesApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `search`.
    type Search: SearchApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `second_factor`.
    type SecondFactor: SecondFactorApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `sessions`.
    type Sessions: SessionsApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `support`.
    type Support: SupportApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `verification_badges`.
    type VerificationBadges: VerificationBadgesApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;

    /// Answers the area `wallet`.
    type Wallet: WalletApi<
            Call = Self::Call,
            Failure = Self::Failure,
            Brings = Self::Brings,
        >;
}

/// The function that serves each operation.
#[rustfmt::skip]
pub fn handlers<A: Api>() -> impl Iterator<
    Item = (Operation, Handler<A::Call, A::Failure>),
> {
    std::iter::empty()
        .chain(activity::handlers::<A::Activity>())
        .chain(auth::handlers::<A::Auth>())
        .chain(availability::handlers::<A::Availability>())
        .chain(bookmarks::handlers::<A::Bookmarks>())
        .chain(categories::handlers::<A::Categories>())
        .chain(comments::handlers::<A::Comments>())
        .chain(connections::handlers::<A::Connections>())
        .chain(consents::handlers::<A::Consents>())
        .chain(endorsements::handlers::<A::Endorsements>())
        .chain(event_agenda::handlers::<A::EventAgenda>())
        .chain(event_analytics::handlers::<A::EventAnalytics>())
        .chain(event_attendance::handlers::<A::EventAttendance>())
        .chain(event_blueprints::handlers::<A::EventBlueprints>())
        .chain(event_broadcasts::handlers::<A::EventBroadcasts>())
        .chain(event_calendar::handlers::<A::EventCalendar>())
        .chain(event_forms::handlers::<A::EventForms>())
        .chain(event_guests::handlers::<A::EventGuests>())
        .chain(event_invitations::handlers::<A::EventInvitations>())
        .chain(event_moderation::handlers::<A::EventModeration>())
        .chain(event_offline_checkin::handlers::<A::EventOfflineCheckin>())
        .chain(event_people::handlers::<A::EventPeople>())
        .chain(event_recurrence::handlers::<A::EventRecurrence>())
        .chain(event_registrations::handlers::<A::EventRegistrations>())
        .chain(event_reminders::handlers::<A::EventReminders>())
        .chain(event_rewards::handlers::<A::EventRewards>())
        .chain(event_safety::handlers::<A::EventSafety>())
        .chain(event_series::handlers::<A::EventSeries>())
        .chain(event_staff::handlers::<A::EventStaff>())
        .chain(event_templates::handlers::<A::EventTemplates>())
        .chain(event_tickets::handlers::<A::EventTickets>())
        .chain(events::handlers::<A::Events>())
        .chain(exchanges::handlers::<A::Exchanges>())
        .chain(feed::handlers::<A::Feed>())
        .chain(feed_moderation::handlers::<A::FeedModeration>())
        .chain(group_announcements::handlers::<A::GroupAnnouncements>())
        .chain(group_discussions::handlers::<A::GroupDiscussions>())
        .chain(group_files::handlers::<A::GroupFiles>())
        .chain(group_invites::handlers::<A::GroupInvites>())
        .chain(groups::handlers::<A::Groups>())
        .chain(help::handlers::<A::Help>())
        .chain(impersonation::handlers::<A::Impersonation>())
        .chain(legal::handlers::<A::Legal>())
        .chain(listing_images::handlers::<A::ListingImages>())
        .chain(listing_moderation::handlers::<A::ListingModeration>())
        .chain(listing_reports::handlers::<A::ListingReports>())
        .chain(listing_search::handlers::<A::ListingSearch>())
        .chain(listing_tags::handlers::<A::ListingTags>())
        .chain(listings::handlers::<A::Listings>())
        .chain(marketplace_categories::handlers::<A::MarketplaceCategories>())
        .chain(marketplace_collections::handlers::<A::MarketplaceCollections>())
        .chain(marketplace_coupons::handlers::<A::MarketplaceCoupons>())
        .chain(marketplace_deliveries::handlers::<A::MarketplaceDeliveries>())
        .chain(marketplace_disputes::handlers::<A::MarketplaceDisputes>())
        .chain(marketplace_groups::handlers::<A::MarketplaceGroups>())
        .chain(marketplace_images::handlers::<A::MarketplaceImages>())
        .chain(marketplace_listings::handlers::<A::MarketplaceListings>())
        .chain(marketplace_loyalty::handlers::<A::MarketplaceLoyalty>())
        .chain(marketplace_moderation::handlers::<A::MarketplaceModeration>())
        .chain(marketplace_offers::handlers::<A::MarketplaceOffers>())
        .chain(marketplace_orders::handlers::<A::MarketplaceOrders>())
        .chain(marketplace_payments::handlers::<A::MarketplacePayments>())
        .chain(marketplace_payouts::handlers::<A::MarketplacePayouts>())
        .chain(marketplace_pickups::handlers::<A::MarketplacePickups>())
        .chain(marketplace_promotions::handlers::<A::MarketplacePromotions>())
        .chain(marketplace_reports::handlers::<A::MarketplaceReports>())
        .chain(marketplace_searches::handlers::<A::MarketplaceSearches>())
        .chain(marketplace_seller::handlers::<A::MarketplaceSeller>())
        .chain(marketplace_tools::handlers::<A::MarketplaceTools>())
        .chain(member_skills::handlers::<A::MemberSkills>())
        .chain(members::handlers::<A::Members>())
        .chain(messages::handlers::<A::Messages>())
        .chain(notification_mail::handlers::<A::NotificationMail>())
        .chain(notification_settings::handlers::<A::NotificationSettings>())
        .chain(notifications::handlers::<A::Notifications>())
        .chain(onboarding::handlers::<A::Onboarding>())
        .chain(passkeys::handlers::<A::Passkeys>())
        .chain(platform::handlers::<A::Platform>())
        .chain(preferences::handlers::<A::Preferences>())
        .chain(privacy::handlers::<A::Privacy>())
        .chain(profile::handlers::<A::Profile>())
        .chain(push::handlers::<A::Push>())
        .chain(push_campaigns::handlers::<A::PushCampaigns>())
        .chain(queue::handlers::<A::Queue>())
        .chain(reactions::handlers::<A::Reactions>())
        .chain(realtime::handlers::<A::Realtime>())
        .chain(recovery::handlers::<A::Recovery>())
        .chain(registrations::handlers::<A::Registrations>())
        .chain(reviews::handlers::<A::Reviews>())
        .chain(safeguarding::handlers::<A::Safeguarding>())
        .chain(saved_items::handlers::<A::SavedItems>())
        .chain(saved_searches::handlers::<A::SavedSearches>())
        .chain(search::handlers::<A::Search>())
        .chain(second_factor::handlers::<A::SecondFactor>())
        .chain(sessions::handlers::<A::Sessions>())
        .chain(support::handlers::<A::Support>())
        .chain(verification_badges::handlers::<A::VerificationBadges>())
        .chain(wallet::handlers::<A::Wallet>())
}

/// The function that reads what each operation is asked, and keeps nothing of it.
#[rustfmt::skip]
pub fn inputs() -> impl Iterator<Item = Read> {
    std::iter::empty()
        .chain(activity::inputs())
        .chain(auth::inputs())
        .chain(availability::inputs())
        .chain(bookmarks::inputs())
        .chain(categories::inputs())
        .chain(comments::inputs())
        .chain(connections::inputs())
        .chain(consents::inputs())
        .chain(endorsements::inputs())
        .chain(event_agenda::inputs())
        .chain(event_analytics::inputs())
        .chain(event_attendance::inputs())
        .chain(event_blueprints::inputs())
        .chain(event_broadcasts::inputs())
        .chain(event_calendar::inputs())
        .chain(event_forms::inputs())
        .chain(event_guests::inputs())
        .chain(event_invitations::inputs())
        .chain(event_moderation::inputs())
        .chain(event_offline_checkin::inputs())
        .chain(event_people::inputs())
        .chain(event_recurrence::inputs())
        .chain(event_registrations::inputs())
        .chain(event_reminders::inputs())
        .chain(event_rewards::inputs())
        .chain(event_safety::inputs())
        .chain(event_series::inputs())
        .chain(event_staff::inputs())
        .chain(event_templates::inputs())
        .chain(event_tickets::inputs())
        .chain(events::inputs())
        .chain(exchanges::inputs())
        .chain(feed::inputs())
        .chain(feed_moderation::inputs())
        .chain(group_announcements::inputs())
        .chain(group_discussions::inputs())
        .chain(group_files::inputs())
        .chain(group_invites::inputs())
        .chain(groups::inputs())
        .chain(help::inputs())
        .chain(impersonation::inputs())
        .chain(legal::inputs())
        .chain(listing_images::inputs())
        .chain(listing_moderation::inputs())
        .chain(listing_reports::inputs())
        .chain(listing_search::inputs())
        .chain(listing_tags::inputs())
        .chain(listings::inputs())
        .chain(marketplace_categories::inputs())
        .chain(marketplace_collections::inputs())
        .chain(marketplace_coupons::inputs())
        .chain(marketplace_deliveries::inputs())
        .chain(marketplace_disputes::inputs())
        .chain(marketplace_groups::inputs())
        .chain(marketplace_images::inputs())
        .chain(marketplace_listings::inputs())
        .chain(marketplace_loyalty::inputs())
        .chain(marketplace_moderation::inputs())
        .chain(marketplace_offers::inputs())
        .chain(marketplace_orders::inputs())
        .chain(marketplace_payments::inputs())
        .chain(marketplace_payouts::inputs())
        .chain(marketplace_pickups::inputs())
        .chain(marketplace_promotions::inputs())
        .chain(marketplace_reports::inputs())
        .chain(marketplace_searches::inputs())
        .chain(marketplace_seller::inputs())
        .chain(marketplace_tools::inputs())
        .chain(member_skills::inputs())
        .chain(members::inputs())
        .chain(messages::inputs())
        .chain(notification_mail::inputs())
        .chain(notification_settings::inputs())
        .chain(notifications::inputs())
        .chain(onboarding::inputs())
        .chain(passkeys::inputs())
        .chain(platform::inputs())
        .chain(preferences::inputs())
        .chain(privacy::inputs())
        .chain(profile::inputs())
        .chain(push::inputs())
        .chain(push_campaigns::inputs())
        .chain(queue::inputs())
        .chain(reactions::inputs())
        .chain(realtime::inputs())
        .chain(recovery::inputs())
        .chain(registrations::inputs())
        .chain(reviews::inputs())
        .chain(safeguarding::inputs())
        .chain(saved_items::inputs())
        .chain(saved_searches::inputs())
        .chain(search::inputs())
        .chain(second_factor::inputs())
        .chain(sessions::inputs())
        .chain(support::inputs())
        .chain(verification_badges::inputs())
        .chain(wallet::inputs())
}

/// What all areas bring beside their answers. Whoever answers several areas brings it for each.
#[rustfmt::skip]
pub fn brings<A: Api>() -> impl Iterator<Item = &'static A::Brings> {
    [
        <A::Activity as Area>::brings(),
        <A::Auth as Area>::brings(),
        <A::Availability as Area>::brings(),
        <A::Bookmarks as Area>::brings(),
        <A::Categories as Area>::brings(),
        <A::Comments as Area>::brings(),
        <A::Connections as Area>::brings(),
        <A::Consents as Area>::brings(),
        <A::Endorsements as Area>::brings(),
        <A::EventAgenda as Area>::brings(),
        <A::EventAnalytics as Area>::brings(),
        <A::EventAttendance as Area>::brings(),
        <A::EventBlueprints as Area>::brings(),
        <A::EventBroadcasts as Area>::brings(),
        <A::EventCalendar as Area>::brings(),
        <A::EventForms as Area>::brings(),
        <A::EventGuests as Area>::brings(),
        <A::EventInvitations as Area>::brings(),
        <A::EventModeration as Area>::brings(),
        <A::EventOfflineCheckin as Area>::brings(),
        <A::EventPeople as Area>::brings(),
        <A::EventRecurrence as Area>::brings(),
        <A::EventRegistrations as Area>::brings(),
        <A::EventReminders as Area>::brings(),
        <A::EventRewards as Area>::brings(),
        <A::EventSafety as Area>::brings(),
        <A::EventSeries as Area>::brings(),
        <A::EventStaff as Area>::brings(),
        <A::EventTemplates as Area>::brings(),
        <A::EventTickets as Area>::brings(),
        <A::Events as Area>::brings(),
        <A::Exchanges as Area>::brings(),
        <A::Feed as Area>::brings(),
        <A::FeedModeration as Area>::brings(),
        <A::GroupAnnouncements as Area>::brings(),
        <A::GroupDiscussions as Area>::brings(),
        <A::GroupFiles as Area>::brings(),
        <A::GroupInvites as Area>::brings(),
        <A::Groups as Area>::brings(),
        <A::Help as Area>::brings(),
        <A::Impersonation as Area>::brings(),
        <A::Legal as Area>::brings(),
        <A::ListingImages as Area>::brings(),
        <A::ListingModeration as Area>::brings(),
        <A::ListingReports as Area>::brings(),
        <A::ListingSearch as Area>::brings(),
        <A::ListingTags as Area>::brings(),
        <A::Listings as Area>::brings(),
        <A::MarketplaceCategories as Area>::brings(),
        <A::MarketplaceCollections as Area>::brings(),
        <A::MarketplaceCoupons as Area>::brings(),
        <A::MarketplaceDeliveries as Area>::brings(),
        <A::MarketplaceDisputes as Area>::brings(),
        <A::MarketplaceGroups as Area>::brings(),
        <A::MarketplaceImages as Area>::brings(),
        <A::MarketplaceListings as Area>::brings(),
        <A::MarketplaceLoyalty as Area>::brings(),
        <A::MarketplaceModeration as Area>::brings(),
        <A::MarketplaceOffers as Area>::brings(),
        <A::MarketplaceOrders as Area>::brings(),
        <A::MarketplacePayments as Area>::brings(),
        <A::MarketplacePayouts as Area>::brings(),
        <A::MarketplacePickups as Area>::brings(),
        <A::MarketplacePromotions as Area>::brings(),
        <A::MarketplaceReports as Area>::brings(),
        <A::MarketplaceSearches as Area>::brings(),
        <A::MarketplaceSeller as Area>::brings(),
        <A::MarketplaceTools as Area>::brings(),
        <A::MemberSkills as Area>::brings(),
        <A::Members as Area>::brings(),
        <A::Messages as Area>::brings(),
        <A::NotificationMail as Area>::brings(),
        <A::NotificationSettings as Area>::brings(),
        <A::Notifications as Area>::brings(),
        <A::Onboarding as Area>::brings(),
        <A::Passkeys as Area>::brings(),
        <A::Platform as Area>::brings(),
        <A::Preferences as Area>::brings(),
        <A::Privacy as Area>::brings(),
        <A::Profile as Area>::brings(),
        <A::Push as Area>::brings(),
        <A::PushCampaigns as Area>::brings(),
        <A::Queue as Area>::brings(),
        <A::Reactions as Area>::brings(),
        <A::Realtime as Area>::brings(),
        <A::Recovery as Area>::brings(),
        <A::Registrations as Area>::brings(),
        <A::Reviews as Area>::brings(),
        <A::Safeguarding as Area>::brings(),
        <A::SavedItems as Area>::brings(),
        <A::SavedSearches as Area>::brings(),
        <A::Search as Area>::brings(),
        <A::SecondFactor as Area>::brings(),
        <A::Sessions as Area>::brings(),
        <A::Support as Area>::brings(),
        <A::VerificationBadges as Area>::brings(),
        <A::Wallet as Area>::brings(),
    ]
        .into_iter()
}

/// The routes of every operation.
#[rustfmt::skip]
pub fn routes<H: House, A: Api<Call = H::Call, Failure = H::Failure>>(
    house: &Arc<H>,
) -> axum::Router {
    runtime::router(house, handlers::<A>())
}
