//! A community as a call carries it.

use std::collections::BTreeMap;

use chrono::TimeDelta;
use serde::{Deserialize, Serialize};

use contract::legal::LegalAcceptanceMode;

use crate::base::{Hours, TenantId, Timestamp};

/// A community, as every room may know it. `tenancy/` reads it from the database and keeps it warm.
#[derive(Clone, Debug)]
pub struct Tenant {
    /// `tenants.id`.
    pub id: TenantId,
    /// The short name in addresses and in `X-Tenant-Slug`.
    pub slug: String,
    /// The name people read.
    pub name: String,
    /// The community's own host name, if it has one.
    pub domain: Option<String>,
    /// The host name of its accessible pages, if it has one.
    pub accessible_domain: Option<String>,
    /// One line about the community.
    pub tagline: Option<String>,
    /// ISO 4217, upper case.
    pub currency: String,
    /// The language of members who chose none (BCP 47).
    pub default_language: String,
    /// An inactive community is refused at every door.
    pub active: bool,
    /// Every feature with its value: defaults under the community's own choice.
    pub features: BTreeMap<String, bool>,
    /// What the community decided about itself.
    pub settings: Settings,
}

impl Tenant {
    /// An active community by its number and short name that has decided nothing: it is called by that name, has hours in euros, speaks English, and every
    /// feature is off.
    #[must_use]
    pub fn new(id: impl Into<TenantId>, slug: &str) -> Self {
        Self {
            id: id.into(),
            slug: slug.to_owned(),
            name: slug.to_owned(),
            domain: None,
            accessible_domain: None,
            tagline: None,
            currency: "EUR".to_owned(),
            default_language: "en".to_owned(),
            active: true,
            features: BTreeMap::new(),
            settings: Settings::default(),
        }
    }

    /// Whether a feature, or a part of the client with its routes, is on. An unknown name is off.
    #[must_use]
    pub fn has(&self, feature: &str) -> bool {
        let modules = &self.settings.face.modules;
        self.features.get(feature).or_else(|| modules.get(feature)).copied().unwrap_or(false)
    }
}

/// A community's own rules, stored as JSON in `tenants.settings`; what it does not mention has the value below.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Who may register.
    pub registration_mode: RegistrationMode,
    /// A new member waits for an administrator's approval.
    pub requires_approval: bool,
    /// A new member must confirm the e-mail address before the first sign-in.
    pub requires_verification: bool,
    /// The community is at work on itself: only its staff come in.
    pub maintenance_mode: bool,
    /// What everybody else is told meanwhile, in the community's words.
    pub maintenance_message: Option<String>,
    /// What is closed to members who have a legal document left to accept.
    pub legal_acceptance: LegalAcceptanceMode,
    /// Codes beside the password.
    pub two_factor: SecondFactorRules,
    /// Which versions of the platform's apps may be used.
    pub mobile: MobileRules,
    /// IANA time zone of the community.
    pub timezone: String,
    /// What the community allows with hours.
    pub wallet: WalletRules,
    /// How exchanges go.
    pub exchanges: ExchangeRules,
    /// What members hear of, if they decide nothing.
    pub notifications: NotificationRules,
    /// What new members are asked.
    pub onboarding: OnboardingRules,
    /// How members meet.
    pub events: EventRules,
    /// What clients show and offer.
    #[serde(flatten)]
    pub face: Face,
    /// What members may list.
    #[serde(flatten)]
    pub listings: ListingRules,
    /// Which tabs groups have.
    #[serde(flatten)]
    pub groups: GroupRules,
    /// What members may sell, and how.
    #[serde(flatten)]
    pub marketplace: MarketplaceRules,
}

/// What members of a community may sell, and how (spec marketplace 1.1). Prices are in the community's currency.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
#[allow(clippy::struct_excessive_bools, reason = "one switch a rule")]
pub struct MarketplaceRules {
    /// Sellers may ship.
    #[serde(rename = "marketplace.allow_shipping")]
    pub shipping: bool,
    /// Things may be given away.
    #[serde(rename = "marketplace.allow_free_items")]
    pub free_items: bool,
    /// Businesses may sell.
    #[serde(rename = "marketplace.allow_business_sellers")]
    pub business_sellers: bool,
    /// One listing may ask for money and for hours.
    #[serde(rename = "marketplace.allow_hybrid_pricing")]
    pub hybrid_pricing: bool,
    /// Members may carry things to each other.
    #[serde(rename = "marketplace.allow_community_delivery")]
    pub community_delivery: bool,
    /// Cards are taken.
    #[serde(rename = "marketplace.stripe_enabled")]
    pub cards: bool,
    /// What was paid by card is held until the buyer has the thing.
    #[serde(rename = "marketplace.escrow_enabled")]
    pub escrow: bool,
    /// What the community keeps of a card payment, in percent.
    #[serde(rename = "marketplace.platform_fee_percent")]
    pub platform_fee_percent: f64,
    /// Somebody looks at a listing before others see it.
    #[serde(rename = "marketplace.moderation_enabled")]
    pub moderation: bool,
    /// Sellers may promote their listings.
    #[serde(rename = "marketplace.promotions_enabled")]
    pub promotions: bool,
    /// What a bump costs.
    #[serde(rename = "marketplace.bump_price")]
    pub bump_price: f64,
    /// What it costs to be featured.
    #[serde(rename = "marketplace.featured_price")]
    pub featured_price: f64,
    /// Pictures of one listing.
    #[serde(rename = "marketplace.max_images")]
    pub max_images: usize,
    /// Active listings of one member at a time; 0 for no limit.
    #[serde(rename = "marketplace.max_active_listings")]
    pub max_active_listings: i64,
    /// Days until a listing expires.
    #[serde(rename = "marketplace.listing_duration_days")]
    pub listing_duration_days: u32,
    /// Days that a card payment is held at most.
    #[serde(rename = "marketplace.escrow_auto_release_days")]
    pub escrow_auto_release_days: u32,
}

impl Default for MarketplaceRules {
    fn default() -> Self {
        Self {
            shipping: false,
            free_items: true,
            business_sellers: true,
            hybrid_pricing: false,
            community_delivery: false,
            cards: false,
            escrow: false,
            platform_fee_percent: 5.0,
            moderation: true,
            promotions: false,
            bump_price: 5.0,
            featured_price: 10.0,
            max_images: 20,
            max_active_listings: 50,
            listing_duration_days: 30,
            escrow_auto_release_days: 14,
        }
    }
}

/// Which tabs the groups of a community have (spec accounts 14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[allow(clippy::struct_excessive_bools, reason = "one switch a tab")]
pub struct GroupRules {
    /// What those who administer a group announce.
    #[serde(rename = "group.tab_announcements")]
    pub announcements: bool,
    /// What its members discuss.
    #[serde(rename = "group.tab_discussions")]
    pub discussions: bool,
    /// Files of its members.
    #[serde(rename = "group.tab_files")]
    pub files: bool,
    /// What its members write to each other.
    #[serde(rename = "group.tab_chat")]
    pub chat: bool,
}

impl Default for GroupRules {
    fn default() -> Self {
        Self { announcements: true, discussions: true, files: true, chat: true }
    }
}

/// How events go in a community (spec events 2.6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[allow(clippy::struct_excessive_bools, reason = "one switch a part")]
pub struct EventRules {
    /// Who may create events.
    pub creation_role: EventCreators,
    /// An administrator decides whether an event is published.
    pub moderation_required: bool,
    /// Members can register.
    pub registration_enabled: bool,
    /// Places of an event that says nothing about them; 0 for any number.
    pub default_capacity: i64,
    /// Members may bring guests to events that let them.
    pub guest_registration_enabled: bool,
    /// A full event has a waiting list.
    pub waitlist_enabled: bool,
    /// A place that becomes free is held for whoever waits longest; all who wait are told of it otherwise.
    pub timed_waitlist_offers_enabled: bool,
    /// For how many minutes a place is held for whoever waits.
    pub waitlist_offer_minutes: i64,
    /// There are events that recur.
    pub recurrence_enabled: bool,
    /// Those who take part are reminded of events.
    pub reminders_enabled: bool,
    /// Those who look after an event may tell something to all who take part.
    pub organizer_broadcasts_enabled: bool,
    /// Devices may note who comes where there is no network.
    pub offline_checkin_enabled: bool,
    /// There are calendars of events.
    pub calendar_feeds_enabled: bool,
    /// Partners may see events whose organizers say so.
    pub federation_sharing_enabled: bool,
    /// What becomes of whoever has not met an event's safety requirements; they hold where nothing is said.
    pub safety_enforcement_mode: Option<SafetyMode>,
    /// How many minutes before an event the way to take part over the internet is shown.
    pub reveal_minutes_before: i64,
    /// How many minutes after its end it is shown still.
    pub reveal_minutes_after: i64,
}

impl EventRules {
    /// For how many minutes a place is held, 1 to 10,080.
    #[must_use]
    pub fn offer_minutes(&self) -> i64 {
        self.waitlist_offer_minutes.clamp(1, 10_080)
    }

    /// Places of an event that says nothing about them.
    #[must_use]
    pub fn places(&self) -> Option<i64> {
        (self.default_capacity > 0).then(|| self.default_capacity.min(100_000))
    }
}

impl Default for EventRules {
    fn default() -> Self {
        Self {
            creation_role: EventCreators::Members,
            moderation_required: false,
            registration_enabled: true,
            default_capacity: 0,
            guest_registration_enabled: true,
            waitlist_enabled: true,
            timed_waitlist_offers_enabled: true,
            waitlist_offer_minutes: 15,
            recurrence_enabled: true,
            reminders_enabled: true,
            organizer_broadcasts_enabled: true,
            offline_checkin_enabled: true,
            calendar_feeds_enabled: true,
            federation_sharing_enabled: true,
            safety_enforcement_mode: None,
            reveal_minutes_before: 30,
            reveal_minutes_after: 120,
        }
    }
}

/// How strictly events ask what they ask for the safety of all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SafetyMode {
    /// Nothing is asked.
    Off,
    /// Whoever has not met it may take part; it is only counted.
    Shadow,
    /// They may not.
    Enforce,
}

/// Who may create events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventCreators {
    /// Every member.
    Members,
    /// Brokers, coordinators and administrators.
    Staff,
    /// Administrators.
    Admins,
}

/// What a community asks of new members before their first steps are done (spec accounts 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OnboardingRules {
    /// A picture.
    pub avatar_required: bool,
    /// Some words about themselves.
    pub bio_required: bool,
    /// These have at least so many letters.
    pub bio_min_length: usize,
}

impl Default for OnboardingRules {
    fn default() -> Self {
        Self { avatar_required: true, bio_required: true, bio_min_length: 10 }
    }
}

/// What a community demands and allows of second factors (spec platform 3.2, accounts 6). Each demands it of its own members alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SecondFactorRules {
    /// Every member has one.
    pub required: bool,
    /// Brokers, coordinators and administrators have one.
    pub required_for_staff: bool,
    /// Members may let a device sign in without a code.
    pub allow_trusted_devices: bool,
    /// For so many days, 1 to 365.
    pub trusted_device_days: i64,
}

impl SecondFactorRules {
    /// So many backup codes a member gets.
    pub const BACKUP_CODES: u8 = 10;

    /// For how many days a device is trusted.
    #[must_use]
    pub fn days(&self) -> i64 {
        self.trusted_device_days.clamp(1, 365)
    }
}

impl Default for SecondFactorRules {
    fn default() -> Self {
        Self { required: false, required_for_staff: false, allow_trusted_devices: true, trusted_device_days: 30 }
    }
}

/// Which versions of the platform's apps a community's members may use (spec platform 1.2).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct MobileRules {
    /// Older ones are told to be updated; none is too old where there is none.
    pub minimum_version: Option<String>,
    /// The newest one, for what they are told.
    pub current_version: Option<String>,
    /// Where to get it.
    pub update_url: Option<String>,
}

/// What members of a community hear of (spec notifications 6, step 4).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct NotificationRules {
    /// How often they get mails about what needs no answer: `instant`, `daily`, `monthly` or `off`. Nothing, or another word, is `off`.
    pub default_frequency: Option<String>,
}

/// What members of a community may list (spec platform 4.3), under the keys that clients read in `listing_config`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct ListingRules {
    /// Letters of a title, at least.
    #[serde(rename = "listing.min_title_length")]
    pub min_title_length: usize,
    /// Letters of a description, at least.
    #[serde(rename = "listing.min_description_length")]
    pub min_description_length: usize,
    /// Every listing stands under a heading.
    #[serde(rename = "listing.require_category")]
    pub require_category: bool,
    /// Every listing says where it is.
    #[serde(rename = "listing.require_location")]
    pub require_location: bool,
    /// Listings of one member at a time.
    #[serde(rename = "listing.max_per_user")]
    pub max_per_user: i64,
    /// Pictures of one listing, beside the one that it shows.
    #[serde(rename = "listing.max_images")]
    pub max_images: usize,
    /// Somebody looks at a listing before others see it.
    #[serde(rename = "listing.moderation_enabled")]
    pub moderation: bool,
    /// Members may offer.
    #[serde(rename = "listing.allow_offers")]
    pub offers: bool,
    /// Members may ask.
    #[serde(rename = "listing.allow_requests")]
    pub requests: bool,
    /// Members may keep listings in mind.
    #[serde(rename = "listing.enable_favourites")]
    pub favourites: bool,
    /// Members may report listings.
    #[serde(rename = "listing.enable_reporting")]
    pub reporting: bool,
    /// Days until a listing runs out; 0 for never.
    #[serde(rename = "listing.expiry_days")]
    pub expiry_days: u32,
    /// Days that a renewal adds.
    #[serde(rename = "listing.renewal_days")]
    pub renewal_days: u32,
}

impl ListingRules {
    /// When what begins now runs out.
    #[must_use]
    pub fn expiry(&self, now: Timestamp) -> Option<Timestamp> {
        (self.expiry_days > 0).then(|| now + TimeDelta::days(self.expiry_days.into()))
    }
}

impl Default for ListingRules {
    fn default() -> Self {
        Self {
            min_title_length: 5,
            min_description_length: 20,
            require_category: true,
            require_location: false,
            max_per_user: 50,
            max_images: 5,
            moderation: false,
            offers: true,
            requests: true,
            favourites: true,
            reporting: true,
            expiry_days: 0,
            renewal_days: 30,
        }
    }
}

/// What a community allows with hours. Stored in hundredths: `{"wallet": {"starting_balance": 500}}` is five hours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct WalletRules {
    /// The most that one transfer may move; the platform's ceiling where it is none or more than that.
    pub max_transfer: Hours,
    /// How far below zero a member may go.
    pub overdraft: Hours,
    /// What a new member is given, once.
    pub starting_balance: Hours,
    /// Whoever pays and has less than so much left is told; nobody is where it is none.
    pub low_balance: Hours,
}

impl WalletRules {
    /// No community lets one transfer move more (spec platform 5.2).
    pub const CEILING: Hours = Hours::whole(1_000);

    /// The most that one transfer may move.
    #[must_use]
    pub fn cap(&self) -> Hours {
        if self.max_transfer.is_positive() { self.max_transfer.min(Self::CEILING) } else { Self::CEILING }
    }

    /// The least a member's balance may be after giving.
    #[must_use]
    pub fn floor(&self) -> Hours {
        -self.overdraft.max(Hours::ZERO)
    }

    /// Whether a payment leads a balance from enough to too little.
    #[must_use]
    pub fn runs_low(&self, before: Hours, after: Hours) -> bool {
        before >= self.low_balance && after < self.low_balance && self.low_balance.is_positive()
    }
}

/// How exchanges go in a community (spec platform 5.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ExchangeRules {
    /// A broker looks at what was accepted.
    pub require_broker_approval: bool,
    /// But only where there is a risk or where it takes long.
    pub auto_approve_low_risk: bool,
    /// What takes longer is looked at; in hundredths.
    pub max_hours_without_approval: Hours,
    /// How long both have to confirm.
    pub confirmation_deadline_hours: i64,
    /// Other hours than proposed may be confirmed.
    pub allow_hour_adjustment: bool,
    /// How far confirmed hours may be from proposed ones.
    pub max_hour_variance_percent: i64,
    /// How long a request may stay unanswered.
    pub expiry_days: i64,
}

impl ExchangeRules {
    /// How long both have to confirm, in hours.
    #[must_use]
    pub fn deadline(&self) -> i64 {
        self.confirmation_deadline_hours.clamp(1, 8_760)
    }
}

impl Default for ExchangeRules {
    fn default() -> Self {
        Self {
            require_broker_approval: false,
            auto_approve_low_risk: true,
            max_hours_without_approval: Hours::whole(4),
            confirmation_deadline_hours: 72,
            allow_hour_adjustment: true,
            max_hour_variance_percent: 25,
            expiry_days: 14,
        }
    }
}

impl Default for WalletRules {
    fn default() -> Self {
        Self {
            max_transfer: Self::CEILING,
            overdraft: Hours::ZERO,
            starting_balance: Hours::ZERO,
            low_balance: Hours::whole(1),
        }
    }
}

/// The part of a community's rules that only its clients follow. What it tells anybody is in `tenancy::public`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Face {
    /// The layout that clients start with.
    pub default_layout: String,
    /// Parts of the client that are switched on or off against the defaults.
    pub modules: BTreeMap<String, bool>,
    /// Title of the pages; the community's name if there is none.
    pub meta_title: Option<String>,
    /// Description of the pages for search engines.
    pub meta_description: Option<String>,
    /// Greeting for new members.
    pub welcome_message: Option<String>,
    /// Text under every page.
    pub footer_text: Option<String>,
    /// Clients lead new members through their first steps.
    pub onboarding_enabled: bool,
    /// Nobody passes who has not done them: clients lead there, and the doorkeeper asks for it.
    pub onboarding_mandatory: bool,
    /// The sign-in form offers passkeys by itself.
    pub passkey_autofill: bool,
    /// Members may add passkeys.
    pub passkey_enrollment: bool,
    /// Members' insurance is recorded.
    pub insurance: bool,
    /// Languages that clients may offer (BCP 47).
    pub supported_languages: Vec<String>,
}

impl Face {
    /// So many passkeys a member may have (spec platform 3.2, `passkeys.max_credentials_per_user`).
    pub const PASSKEYS: i64 = 10;
}

impl Default for Face {
    /// Off is what this program does not do yet, so that no client sends members where nothing is.
    fn default() -> Self {
        let languages = ["en", "ga", "de", "fr", "it", "pt", "es", "nl", "pl", "ja", "ar"];
        Self {
            default_layout: "modern".to_owned(),
            modules: BTreeMap::new(),
            meta_title: None,
            meta_description: None,
            welcome_message: None,
            footer_text: None,
            onboarding_enabled: false,
            onboarding_mandatory: false,
            passkey_autofill: false,
            passkey_enrollment: true,
            insurance: false,
            supported_languages: languages.map(str::to_owned).to_vec(),
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            registration_mode: RegistrationMode::Open,
            requires_approval: false,
            requires_verification: false,
            maintenance_mode: false,
            maintenance_message: None,
            legal_acceptance: LegalAcceptanceMode::Write,
            two_factor: SecondFactorRules::default(),
            mobile: MobileRules::default(),
            timezone: "UTC".to_owned(),
            wallet: WalletRules::default(),
            exchanges: ExchangeRules::default(),
            notifications: NotificationRules::default(),
            onboarding: OnboardingRules::default(),
            events: EventRules::default(),
            face: Face::default(),
            listings: ListingRules::default(),
            groups: GroupRules::default(),
            marketplace: MarketplaceRules::default(),
        }
    }
}

/// Who may register (spec platform 2.2, `registration-info`). Only `Open` lets anybody in.
pub use contract::auth::RegistrationMode;
