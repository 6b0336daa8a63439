//! What is told of a community before anybody signs in.
//!
//! Only what is named here leaves the house: a new setting is private until somebody adds it.

use std::collections::BTreeMap;

use contract::platform::{
    AuthenticationConfig, GroupTabs, ListingConfig, TenantAuthentication, TenantBootstrap, TenantBranding,
    TenantCompliance, TenantSeo, TenantSettings, TenantSummary, TenantSummaryFeatures, TenantSwitcher,
    TenantSwitcherSource,
};

use super::brings::BRINGS;
use super::choices;
use super::groups::GroupRules;
use super::listings::ListingRules;
use crate::call::{Face, SecondFactorRules, Tenant};

/// All that a client needs to know (spec platform 3.2).
///
/// No community stands below another one yet, so there is none to change to.
#[must_use]
pub fn bootstrap(tenant: &Tenant) -> TenantBootstrap {
    let (face, factor) = (&tenant.settings.face, &tenant.settings.two_factor);
    TenantBootstrap {
        id: tenant.id.get(),
        name: tenant.name.clone(),
        slug: tenant.slug.clone(),
        currency: tenant.currency.clone(),
        tagline: tenant.tagline.clone(),
        domain: tenant.domain.clone(),
        default_layout: face.default_layout.clone(),
        branding: TenantBranding { name: tenant.name.clone(), tagline: tenant.tagline.clone() },
        features: offered(tenant),
        modules: choices::modules(&face.modules),
        authentication_config: AuthenticationConfig {
            passkeys_conditional_autofill: face.passkey_autofill,
            passkeys_enrollment_enabled: face.passkey_enrollment,
            passkeys_max_credentials_per_user: Face::PASSKEYS,
            two_factor_allow_trusted_devices: factor.allow_trusted_devices,
            two_factor_trusted_device_days: factor.days(),
            two_factor_backup_code_count: SecondFactorRules::BACKUP_CODES.into(),
        },
        seo: TenantSeo {
            meta_title: face.meta_title.clone().unwrap_or_else(|| tenant.name.clone()),
            meta_description: face.meta_description.clone(),
        },
        settings: TenantSettings {
            timezone: tenant.settings.timezone.clone(),
            default_currency: tenant.currency.clone(),
            welcome_message: face.welcome_message.clone(),
            footer_text: face.footer_text.clone(),
            onboarding_enabled: face.onboarding_enabled,
            onboarding_mandatory: face.onboarding_mandatory,
        },
        compliance: TenantCompliance { insurance_enabled: face.insurance },
        listing_config: listing_config(&tenant.rules::<ListingRules>()),
        group_tabs: group_tabs(*tenant.rules::<GroupRules>()),
        supported_languages: face.supported_languages.clone(),
        default_language: tenant.default_language.clone(),
        tenant_switcher: TenantSwitcher { source: TenantSwitcherSource::Children, items: Vec::new() },
    }
}

/// What is on. A feature that no area brings is off, whatever a community decides: a page for it would lead nowhere.
fn offered(tenant: &Tenant) -> BTreeMap<String, bool> {
    let mut features = tenant.features.clone();
    features.extend(BRINGS.features.iter().map(|feature| (feature.name.to_owned(), false)));
    features
}

/// The tabs that groups have.
fn group_tabs(rules: GroupRules) -> GroupTabs {
    GroupTabs {
        tab_announcements: rules.announcements,
        tab_discussions: rules.discussions,
        tab_files: rules.files,
        tab_chat: rules.chat,
    }
}

/// The rules for listings, under the keys in which the community's settings have them.
fn listing_config(rules: &ListingRules) -> ListingConfig {
    let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    ListingConfig {
        listing_min_title_length: count(rules.min_title_length),
        listing_min_description_length: count(rules.min_description_length),
        listing_require_category: rules.require_category,
        listing_require_location: rules.require_location,
        listing_max_per_user: rules.max_per_user,
        listing_max_images: count(rules.max_images),
        listing_moderation_enabled: rules.moderation,
        listing_allow_offers: rules.offers,
        listing_allow_requests: rules.requests,
        listing_enable_favourites: rules.favourites,
        listing_enable_reporting: rules.reporting,
        listing_expiry_days: rules.expiry_days.into(),
        listing_renewal_days: rules.renewal_days.into(),
    }
}

/// The little that helps to choose a community.
#[must_use]
pub fn summary(tenant: &Tenant) -> TenantSummary {
    TenantSummary {
        id: tenant.id.get(),
        name: tenant.name.clone(),
        slug: tenant.slug.clone(),
        domain: tenant.domain.clone(),
        tagline: tenant.tagline.clone(),
        authentication_config: TenantAuthentication {
            passkeys_conditional_autofill: tenant.settings.face.passkey_autofill,
        },
        features: TenantSummaryFeatures { biometric_login: tenant.has("biometric_login") },
    }
}
