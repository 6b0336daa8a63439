//! A community as a call carries it.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use contract::legal::LegalAcceptanceMode;

use super::rules::{AreaRules, Decided};
use crate::base::TenantId;

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
    /// What it decided about the areas.
    pub decided: Decided,
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
            decided: Decided::default(),
        }
    }

    /// What the community decided about an area; what is usual where it says nothing.
    #[must_use]
    pub fn rules<R: AreaRules>(&self) -> Arc<R> {
        self.decided.of()
    }

    /// Whether a feature, or a part of the client with its routes, is on. An unknown name is off.
    #[must_use]
    pub fn has(&self, feature: &str) -> bool {
        let modules = &self.settings.face.modules;
        self.features.get(feature).or_else(|| modules.get(feature)).copied().unwrap_or(false)
    }
}

/// A community's rules about itself, stored as JSON in `tenants.settings` beside those of the areas ([`AreaRules`]); what it does not mention has
/// the value below.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Who may register.
    pub registration_mode: RegistrationMode,
    /// A new member waits for an administrator's approval.
    pub requires_approval: bool,
    /// A new member must confirm the e-mail address before the first sign-in.
    pub requires_verification: bool,
    /// Members may have addresses whose mailboxes are thrown away after an hour.
    pub allow_disposable_email: bool,
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
    /// What clients show and offer.
    #[serde(flatten)]
    pub face: Face,
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
            allow_disposable_email: false,
            maintenance_mode: false,
            maintenance_message: None,
            legal_acceptance: LegalAcceptanceMode::Write,
            two_factor: SecondFactorRules::default(),
            mobile: MobileRules::default(),
            timezone: "UTC".to_owned(),
            face: Face::default(),
        }
    }
}

/// Who may register (spec platform 2.2, `registration-info`). Only `Open` lets anybody in.
pub use contract::auth::RegistrationMode;
