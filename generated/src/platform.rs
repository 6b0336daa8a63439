// Made from contract/areas/platform.yaml by codegen; edit the contract instead.

//! The area `platform`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, Parameter, Read, Rejection, Reply, Served, WithHeaders, Work,
};

/// What the gateway answers in the area `platform`: one method an operation.
pub trait PlatformApi: Area {
    /// Is the gateway ready for work
    ///
    /// `GET /api/v2/health`
    ///
    /// Readiness. A tenant header may be sent and is not looked at. `status` is `degraded` while requests are answered and background work stands still: `queue` is `failed` if a task has been due for more than a minute.
    fn get_health(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<Readiness, Self::Failure>> + Send;

    /// Does the process answer
    ///
    /// `GET /api/timeweave/health`
    ///
    /// Liveness. Says nothing about versions, tenants or what stands behind the gateway.
    fn get_liveness(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<Liveness, Self::Failure>> + Send;

    /// Does the process answer, for existing probes
    ///
    /// `GET /api/laravel/health`
    ///
    /// The same as `GET /api/timeweave/health`, under the path that existing probes know.
    fn get_liveness_alias(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<Liveness, Self::Failure>> + Send;

    /// This contract
    ///
    /// `GET /api/v2/openapi.json`
    ///
    /// The OpenAPI document of everything this gateway answers, as one file.
    fn get_contract(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<ContractDocument, Self::Failure>> + Send;

    /// What a client needs to know of a community
    ///
    /// `GET /api/v2/tenant/bootstrap`
    ///
    /// Before anybody signs in. `slug` wins over headers and host; an unknown or inactive one is 404 `TENANT_NOT_FOUND`, never another community. Without `slug` the tenant is found as for every call; 400 `tenant_required` when nothing names one.
    fn get_tenant_bootstrap(
        &self,
        call: Self::Call,
        query: GetTenantBootstrapQuery,
    ) -> impl Future<Output = Result<TenantBootstrapResponse, Self::Failure>> + Send;

    /// List the active communities
    ///
    /// `GET /api/v2/tenants`
    ///
    /// All of them, oldest first.
    fn list_tenants(
        &self,
        call: Self::Call,
        query: ListTenantsQuery,
    ) -> impl Future<Output = Result<TenantList, Self::Failure>> + Send;

    /// Numbers for home pages
    ///
    /// `GET /api/v2/platform/stats`
    ///
    /// For home pages, before anybody signs in. Numbers of the community that the call is about, or of all communities together where nothing names one; never names. They may be five minutes old.
    fn get_platform_stats(
        &self,
        call: Self::Call,
    ) -> impl Future<
        Output = Result<WithHeaders<PlatformStatsResponse>, Self::Failure>,
    > + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: PlatformApi>() -> [Served<A>; 7] {
    [
        (Operation::GetHealth, get_health::<A>),
        (Operation::GetLiveness, get_liveness::<A>),
        (Operation::GetLivenessAlias, get_liveness_alias::<A>),
        (Operation::GetContract, get_contract::<A>),
        (Operation::GetTenantBootstrap, get_tenant_bootstrap::<A>),
        (Operation::ListTenants, list_tenants::<A>),
        (Operation::GetPlatformStats, get_platform_stats::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 7] {
    [
        (Operation::GetHealth, |_| Ok(())),
        (Operation::GetLiveness, |_| Ok(())),
        (Operation::GetLivenessAlias, |_| Ok(())),
        (Operation::GetContract, |_| Ok(())),
        (
            Operation::GetTenantBootstrap,
            |asked| get_tenant_bootstrap_input(asked).map(drop),
        ),
        (Operation::ListTenants, |asked| list_tenants_input(asked).map(drop)),
        (Operation::GetPlatformStats, |_| Ok(())),
    ]
}

fn get_health<A: PlatformApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_health(call).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn get_liveness<A: PlatformApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_liveness(call).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn get_liveness_alias<A: PlatformApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_liveness_alias(call).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn get_contract<A: PlatformApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_contract(call).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn get_tenant_bootstrap_input(
    asked: &mut Asked,
) -> Result<GetTenantBootstrapQuery, Rejection> {
    let query: GetTenantBootstrapQuery = asked.query(&GET_TENANT_BOOTSTRAP_QUERY)?;
    Ok(query)
}

fn get_tenant_bootstrap<A: PlatformApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = get_tenant_bootstrap_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().get_tenant_bootstrap(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_tenants_input(asked: &mut Asked) -> Result<ListTenantsQuery, Rejection> {
    let query: ListTenantsQuery = asked.query(&LIST_TENANTS_QUERY)?;
    Ok(query)
}

fn list_tenants<A: PlatformApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_tenants_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_tenants(call, query).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn get_platform_stats<A: PlatformApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_platform_stats(call).await?;
                Ok(Reply::json(200, &answer.body).with_headers(answer.headers))
            })
        }),
    )
}

static GET_TENANT_BOOTSTRAP_QUERY: [Parameter; 1] = [
    Parameter {
        name: "slug",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static LIST_TENANTS_QUERY: [Parameter; 1] = [
    Parameter {
        name: "include_master",
        kind: Kind::Boolean,
        many: Many::One,
        clamp: true,
    },
];

/// How members may sign in, apart from a password.
#[derive(Clone, Debug, Serialize)]
pub struct AuthenticationConfig {
    /// Whether the sign-in form offers passkeys by itself.
    #[serde(rename = "passkeys.conditional_autofill")]
    pub passkeys_conditional_autofill: bool,
    /// Whether members may add passkeys.
    #[serde(rename = "passkeys.enrollment_enabled")]
    pub passkeys_enrollment_enabled: bool,
    /// So many passkeys a member may have.
    #[serde(rename = "passkeys.max_credentials_per_user")]
    pub passkeys_max_credentials_per_user: i64,
    /// Whether members may let a device sign in without a code.
    #[serde(rename = "two_factor.allow_trusted_devices")]
    pub two_factor_allow_trusted_devices: bool,
    /// For so many days.
    #[serde(rename = "two_factor.trusted_device_days")]
    pub two_factor_trusted_device_days: i64,
    /// So many backup codes a member gets.
    #[serde(rename = "two_factor.backup_code_count")]
    pub two_factor_backup_code_count: i64,
}

/// Outcome of one readiness check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CheckResult {
    /// `ok`.
    Ok,
    /// `failed`.
    Failed,
}

crate::word! {
    CheckResult { Ok = "ok", Failed = "failed" }
}

crate::runtime::wire! {
    CheckResult
}

/// An OpenAPI 3.0.3 document.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct ContractDocument(
    /// The value.
    pub serde_json::Map<String, serde_json::Value>,
);

impl std::ops::Deref for ContractDocument {
    type Target = serde_json::Map<String, serde_json::Value>;
    fn deref(&self) -> &serde_json::Map<String, serde_json::Value> {
        &self.0
    }
}

impl From<ContractDocument> for serde_json::Map<String, serde_json::Value> {
    fn from(value: ContractDocument) -> Self {
        value.0
    }
}

impl From<serde_json::Map<String, serde_json::Value>> for ContractDocument {
    fn from(value: serde_json::Map<String, serde_json::Value>) -> Self {
        Self(value)
    }
}

/// The query parameters of `GET /api/v2/tenant/bootstrap`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct GetTenantBootstrapQuery {
    /// Slug of the community.
    pub slug: Option<String>,
}

/// The tabs that groups of the community have.
#[derive(Clone, Debug, Serialize)]
pub struct GroupTabs {
    /// What those who administer a group announce.
    pub tab_announcements: bool,
    /// What its members discuss.
    pub tab_discussions: bool,
    /// Files of its members.
    pub tab_files: bool,
    /// What its members write to each other.
    pub tab_chat: bool,
}

/// The query parameters of `GET /api/v2/tenants`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ListTenantsQuery {
    /// Accepted for older clients, without effect; no community stands for the platform, so all are listed.
    #[serde(default)]
    pub include_master: bool,
}

/// What members may list. The gateway enforces each of these rules.
#[derive(Clone, Debug, Serialize)]
pub struct ListingConfig {
    /// Minimum length of a title, in characters.
    #[serde(rename = "listing.min_title_length")]
    pub listing_min_title_length: i64,
    /// Minimum length of a description, in characters.
    #[serde(rename = "listing.min_description_length")]
    pub listing_min_description_length: i64,
    /// Whether every listing needs a category.
    #[serde(rename = "listing.require_category")]
    pub listing_require_category: bool,
    /// Whether every listing needs a location.
    #[serde(rename = "listing.require_location")]
    pub listing_require_location: bool,
    /// How many listings a member may have at a time.
    #[serde(rename = "listing.max_per_user")]
    pub listing_max_per_user: i64,
    /// How many pictures a listing may have in addition to its main one.
    #[serde(rename = "listing.max_images")]
    pub listing_max_images: i64,
    /// Whether staff approve listings before others see them.
    #[serde(rename = "listing.moderation_enabled")]
    pub listing_moderation_enabled: bool,
    /// Whether members may list offers.
    #[serde(rename = "listing.allow_offers")]
    pub listing_allow_offers: bool,
    /// Whether members may list requests.
    #[serde(rename = "listing.allow_requests")]
    pub listing_allow_requests: bool,
    /// Whether members may save listings.
    #[serde(rename = "listing.enable_favourites")]
    pub listing_enable_favourites: bool,
    /// Whether members may report listings.
    #[serde(rename = "listing.enable_reporting")]
    pub listing_enable_reporting: bool,
    /// After how many days a listing expires; 0 for never.
    #[serde(rename = "listing.expiry_days")]
    pub listing_expiry_days: i64,
    /// How many days a renewal adds.
    #[serde(rename = "listing.renewal_days")]
    pub listing_renewal_days: i64,
}

/// The process answers.
#[derive(Clone, Debug, Serialize)]
pub struct Liveness {
    /// Always ok.
    pub status: LivenessStatus,
}

/// Always ok.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LivenessStatus {
    /// `ok`.
    Ok,
}

crate::word! {
    LivenessStatus { Ok = "ok" }
}

crate::runtime::wire! {
    LivenessStatus
}

/// How much there is.
#[derive(Clone, Debug, Serialize)]
pub struct PlatformStats {
    /// Active members.
    pub members: i64,
    /// Whole hours that members have given each other.
    pub hours_exchanged: i64,
    /// Listings that members find.
    pub listings: i64,
    /// Headings under which there are such listings.
    pub skills: i64,
    /// Active communities; 1 for one of them.
    pub communities: i64,
    /// Whether these are numbers of one community or of all.
    pub scope: PlatformStatsScope,
}

/// How much there is.
#[derive(Clone, Debug, Serialize)]
pub struct PlatformStatsResponse {
    /// The data.
    pub data: PlatformStats,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Whether these are numbers of one community or of all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PlatformStatsScope {
    /// `tenant`.
    Tenant,
    /// `platform`.
    Platform,
}

crate::word! {
    PlatformStatsScope { Tenant = "tenant", Platform = "platform" }
}

crate::runtime::wire! {
    PlatformStatsScope
}

/// The gateway is ready.
#[derive(Clone, Debug, Serialize)]
pub struct Readiness {
    /// The status.
    pub status: ReadinessStatus,
    /// The checks.
    pub checks: ReadinessChecks,
}

/// What was checked to call the gateway ready.
#[derive(Clone, Debug, Serialize)]
pub struct ReadinessChecks {
    /// The database.
    pub database: CheckResult,
    /// The migrations.
    pub migrations: CheckResult,
    /// Whether background work is done when it is due. It is not there if the gateway is not ready.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub queue: Option<CheckResult>,
}

/// The gateway is not ready. An error envelope that also says what failed.
#[derive(Clone, Debug, Serialize)]
pub struct ReadinessFailure {
    /// Always false.
    pub success: bool,
    /// What is wrong.
    pub errors: Vec<crate::shared::ApiError>,
    /// Always unavailable. Absent when the probe itself ran out of time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<ReadinessFailureStatus>,
    /// The checks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub checks: Option<ReadinessChecks>,
}

/// Always unavailable. Absent when the probe itself ran out of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ReadinessFailureStatus {
    /// `unavailable`.
    Unavailable,
}

crate::word! {
    ReadinessFailureStatus { Unavailable = "unavailable" }
}

crate::runtime::wire! {
    ReadinessFailureStatus
}

/// Whether the gateway can do its work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ReadinessStatus {
    /// `ok`.
    Ok,
    /// `degraded`.
    Degraded,
}

crate::word! {
    ReadinessStatus { Ok = "ok", Degraded = "degraded" }
}

crate::runtime::wire! {
    ReadinessStatus
}

/// What a sign-in form needs to know of a community.
#[derive(Clone, Debug, Serialize)]
pub struct TenantAuthentication {
    /// Whether the sign-in form offers passkeys by itself.
    #[serde(rename = "passkeys.conditional_autofill")]
    pub passkeys_conditional_autofill: bool,
}

/// What a client needs to know of a community before anybody signs in.
#[derive(Clone, Debug, Serialize)]
pub struct TenantBootstrap {
    /// Id of the community.
    pub id: i64,
    /// Name of the community.
    pub name: String,
    /// Slug of the community.
    pub slug: String,
    /// Currency of prices, an ISO 4217 code in upper case. Members exchange hours, not money.
    pub currency: String,
    /// One line about the community. Absent if not set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tagline: Option<String>,
    /// Own host name. Absent if it has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub domain: Option<String>,
    /// Layout that clients start with; `modern` if not set.
    pub default_layout: String,
    /// The branding.
    pub branding: TenantBranding,
    /// Which features are on, by name.
    pub features: std::collections::BTreeMap<String, bool>,
    /// Which parts of the client are on, by name.
    pub modules: std::collections::BTreeMap<String, bool>,
    /// The authentication config.
    pub authentication_config: AuthenticationConfig,
    /// The seo.
    pub seo: TenantSeo,
    /// The settings.
    pub settings: TenantSettings,
    /// The compliance.
    pub compliance: TenantCompliance,
    /// The listing config.
    pub listing_config: ListingConfig,
    /// The group tabs.
    pub group_tabs: GroupTabs,
    /// Languages that clients may offer.
    pub supported_languages: Vec<String>,
    /// Language for those who choose none.
    pub default_language: String,
    /// The tenant switcher.
    pub tenant_switcher: TenantSwitcher,
}

/// A community.
#[derive(Clone, Debug, Serialize)]
pub struct TenantBootstrapResponse {
    /// The data.
    pub data: TenantBootstrap,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How the community presents itself.
#[derive(Clone, Debug, Serialize)]
pub struct TenantBranding {
    /// Name to show.
    pub name: String,
    /// One line about the community. Absent if not set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tagline: Option<String>,
}

/// Duties the community has taken on.
#[derive(Clone, Debug, Serialize)]
pub struct TenantCompliance {
    /// Whether members' insurance is recorded.
    pub insurance_enabled: bool,
}

/// The active communities.
#[derive(Clone, Debug, Serialize)]
pub struct TenantList {
    /// Communities, by id.
    pub data: Vec<TenantSummary>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Title and description for search engines.
#[derive(Clone, Debug, Serialize)]
pub struct TenantSeo {
    /// Title of the pages; the community's name if not set.
    pub meta_title: String,
    /// Description of the pages. Absent if not set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub meta_description: Option<String>,
}

/// The public part of the community's settings.
#[derive(Clone, Debug, Serialize)]
pub struct TenantSettings {
    /// IANA time zone, such as `Europe/Dublin`.
    pub timezone: String,
    /// The same as `currency` of the community.
    pub default_currency: String,
    /// Greeting for new members. Absent if not set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub welcome_message: Option<String>,
    /// Text under every page. Absent if not set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub footer_text: Option<String>,
    /// Whether new members are shown their first steps.
    pub onboarding_enabled: bool,
    /// Whether members must finish those steps before anything else.
    pub onboarding_mandatory: bool,
}

/// A community in short.
#[derive(Clone, Debug, Serialize)]
pub struct TenantSummary {
    /// Id of the community.
    pub id: i64,
    /// Name of the community.
    pub name: String,
    /// Slug of the community.
    pub slug: String,
    /// Own host name. Absent if it has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub domain: Option<String>,
    /// One line about the community. Absent if not set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tagline: Option<String>,
    /// The authentication config.
    pub authentication_config: TenantAuthentication,
    /// The features.
    pub features: TenantSummaryFeatures,
}

/// The features that matter before a community is chosen.
#[derive(Clone, Debug, Serialize)]
pub struct TenantSummaryFeatures {
    /// Whether devices may sign in by fingerprint or face.
    pub biometric_login: bool,
}

/// The communities one may change to from here.
#[derive(Clone, Debug, Serialize)]
pub struct TenantSwitcher {
    /// Always children: the active communities directly below this one.
    pub source: TenantSwitcherSource,
    /// The communities, by name.
    pub items: Vec<TenantSwitcherItem>,
}

/// A community one may change to.
#[derive(Clone, Debug, Serialize)]
pub struct TenantSwitcherItem {
    /// Id of the community.
    pub id: i64,
    /// Name of the community.
    pub name: String,
    /// Slug of the community.
    pub slug: String,
    /// Absolute address of the community.
    pub url: String,
    /// Own host name. Absent if it has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub domain: Option<String>,
    /// One line about the community. Absent if not set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tagline: Option<String>,
}

/// Always children: the active communities directly below this one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TenantSwitcherSource {
    /// `children`.
    Children,
}

crate::word! {
    TenantSwitcherSource { Children = "children" }
}

crate::runtime::wire! {
    TenantSwitcherSource
}
