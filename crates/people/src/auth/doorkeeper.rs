//! Whether a call may perform an operation. Every door asks here, by the contract's row.
//!
//! In this order: an app that is not too old for the community (426 `APP_UPDATE_REQUIRED`), a community where one is needed (400) that is not at work on itself (503 `MAINTENANCE_MODE`), a member where one is needed (401), that
//! member's community (401), not somebody who acts as them where only they may (403 `IMPERSONATION_NOT_ALLOWED`), role (403 `forbidden`), a second factor where the community demands one (403 `AUTH_2FA_SETUP_REQUIRED`), feature (403
//! `FEATURE_DISABLED`), first steps (403 `ONBOARDING_REQUIRED`), legal documents (403 `LEGAL_ACCEPTANCE_REQUIRED`), rate limit (429). What the contract marks as open is reached before the gates: ways in
//! and out, and what opens them. So nobody learns of a feature or uses up a limit
//! who may not come in anyway, and a refusal before the limits costs no look at a counter.

use std::time::Duration;

use async_trait::async_trait;
use contract::{Code, Gate, Layer, Per, Role, Row, Security, TenantNeed};
use http::HeaderName;

use super::guesses::model::retry_after;
use super::second_factor;
use crate::base::{Answer, Refusal, Timestamp};
use crate::call::{AppVersion, Call, Doorkeeper, Member, Quota, Tenant, Viewer};
use crate::legal::gate::{self, Verdict};
use crate::throttle::{Limit, Taken, Throttle, address_key};
use crate::{legal, say};

const LIMIT: HeaderName = HeaderName::from_static("x-ratelimit-limit");
const REMAINING: HeaderName = HeaderName::from_static("x-ratelimit-remaining");
const RESET: HeaderName = HeaderName::from_static("x-ratelimit-reset");

/// A limit over many operations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cap {
    /// Calls in a window.
    pub limit: u32,
    /// The window's length.
    pub window: Duration,
}

/// Limits over many operations (spec platform 1.4). They hold where the contract declares 429, which is everywhere but at the
/// probes and the contract's own document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caps {
    /// For everything that one caller does in one community.
    pub per_caller: Vec<Cap>,
    /// For everything with a limit of its own that comes from one address, in whatever community: naming another one does not give
    /// a guesser fresh attempts for ever.
    pub per_address: Vec<Cap>,
}

/// Wide enough that a busy member meets the limits which the contract declares, and not these.
impl Default for Caps {
    fn default() -> Self {
        let cap = |limit, seconds| Cap { limit, window: Duration::from_secs(seconds) };
        Self { per_caller: vec![cap(3_000, 60)], per_address: vec![cap(6_000, 60)] }
    }
}

/// The doorkeeper.
#[derive(Clone, Debug, Default)]
pub struct Doorman {
    caps: Caps,
}

impl Doorman {
    /// With these limits over many operations.
    #[must_use]
    pub fn new(caps: Caps) -> Self {
        Self { caps }
    }

    /// Every limit that a call uses: its own first, so that what it refuses is not held against the caller more widely.
    fn limits(&self, call: &Call, row: &Row) -> Vec<Limit> {
        if !row.statuses.contains(&429) {
            return Vec::new();
        }
        let tenant = call.tenant();
        let address = call.visit().address.map_or_else(|| "nowhere".to_owned(), address_key);
        let caller = match call.viewer() {
            Viewer::Member(member) => format!("member:{}", member.id),
            Viewer::Nobody => address.clone(),
        };
        let mut limits = Vec::new();
        if let Some(own) = row.rate_limit {
            let whom = if own.per == Per::Member { &caller } else { &address };
            let window = Duration::from_secs(own.window_seconds.into());
            limits.push(Limit { key: format!("{tenant}:{}:{whom}", row.id), limit: own.limit, window });
            limits.extend(self.caps.per_address.iter().map(|cap| cap.of(format!("address:{address}"))));
        }
        limits.extend(self.caps.per_caller.iter().map(|cap| cap.of(format!("{tenant}:all:{caller}"))));
        limits
    }
}

impl Cap {
    fn of(self, whom: String) -> Limit {
        Limit { key: format!("{whom}:{}", self.window.as_secs()), limit: self.limit, window: self.window }
    }
}

#[async_trait]
impl Doorkeeper for Doorman {
    async fn admit(&self, call: &Call, row: &'static Row) -> Answer<()> {
        let tenant = call.visit().tenant.as_deref();
        recent(row, tenant, call.visit().client.app_version.as_ref())?;
        judge(row, tenant, call.viewer())?;
        documents(call, row).await?;
        if !call.room::<Throttle>()?.is_on() {
            return Ok(());
        }
        let is_handlers = row.rate_limit.is_some_and(|own| own.layer == Layer::Handler);
        let first = if is_handlers { Code::RateLimitExceeded } else { Code::RateLimited };
        let taken = take(call, &self.limits(call, row), row.id, first).await?;
        if let (Some(own), Some(taken)) = (row.rate_limit, taken.first()) {
            call.note_quota(Quota { limit: own.limit, remaining: taken.remaining, resets_at: taken.resets_at });
        }
        Ok(())
    }
}

/// Counts a call that is no operation of the contract against several limits, and notes what is left of the first. `what` is its name in
/// the metrics.
///
/// # Errors
/// 429 `rate_limited`.
pub async fn admit(call: &Call, limits: &[Limit], what: &'static str) -> Answer<()> {
    if !call.room::<Throttle>()?.is_on() {
        return Ok(());
    }
    let taken = take(call, limits, what, Code::RateLimited).await?;
    if let (Some(limit), Some(taken)) = (limits.first(), taken.first()) {
        call.note_quota(Quota { limit: limit.limit, remaining: taken.remaining, resets_at: taken.resets_at });
    }
    Ok(())
}

/// Counts a call. What the first limit refuses is told with the code `first`, what the wider ones refuse with `rate_limited` (spec platform
/// 1.4: clients tell the platform's limiters apart by their codes).
async fn take(call: &Call, limits: &[Limit], what: &'static str, first: Code) -> Answer<Vec<Taken>> {
    if limits.is_empty() {
        return Ok(Vec::new());
    }
    let taken = call.room::<Throttle>()?.take_each(call.now(), limits).await?;
    if let Some((nth, (limit, refused))) = limits.iter().zip(&taken).enumerate().find(|(_, (_, taken))| !taken.allowed)
    {
        metrics::counter!("timeweave_rate_limit_refusals_total", "operation" => what).increment(1);
        let code = if nth == 0 { first } else { Code::RateLimited };
        return Err(too_many(code, limit.limit, refused, call.now()).into());
    }
    Ok(taken)
}

/// Looks whether the caller has a legal document left to accept, where that matters to the operation.
async fn documents(call: &Call, row: &Row) -> Answer<()> {
    let (Some(tenant), Viewer::Member(member)) = (call.visit().tenant.as_deref(), call.viewer()) else { return Ok(()) };
    let verdict = gate::judge(row, tenant, member);
    if verdict == Verdict::Passes || !legal::store::is_pending(call, member.id).await? {
        return Ok(());
    }
    if verdict == Verdict::Closed {
        return Err(Refusal::new(Code::LegalAcceptanceRequired, say!("legal-acceptance-required")).into());
    }
    call.note_legal_pending();
    Ok(())
}

/// Whether the app that calls, if one says which it is, is as new as the community demands. Comes first: one that is too old may take anything else amiss.
///
/// # Errors
/// 426 `APP_UPDATE_REQUIRED`, where the operation is not open.
pub fn recent(row: &Row, tenant: Option<&Tenant>, app: Option<&AppVersion>) -> Result<(), Refusal> {
    let (Some(tenant), Some(app), false) = (tenant, app, row.open) else { return Ok(()) };
    let rules = &tenant.settings.mobile;
    let minimum = rules.minimum_version.as_deref().and_then(AppVersion::parse);
    let Some(minimum) = minimum.filter(|minimum| app.is_below(minimum)) else { return Ok(()) };
    let refusal = Refusal::new(Code::AppUpdateRequired, say!("app-update-required"))
        .extra("client_version", app.to_string())
        .extra("minimum_version", minimum.to_string());
    let known = [("current_version", &rules.current_version), ("update_url", &rules.update_url)];
    Err(known.into_iter().fold(refusal, |refusal, (name, value)| match value {
        Some(value) => refusal.extra(name, value.as_str()),
        None => refusal,
    }))
}

/// Everything but the app's version, the legal documents and the rate limit.
///
/// # Errors
/// The refusal, if the call may not enter.
pub fn judge(row: &Row, tenant: Option<&Tenant>, viewer: &Viewer) -> Result<(), Refusal> {
    if row.tenant == TenantNeed::Required && tenant.is_none() {
        return Err(Refusal::new(Code::TenantRequired, say!("tenant-required")));
    }
    if let Some(tenant) =
        tenant.filter(|tenant| tenant.settings.maintenance_mode && !row.open && !is_staff(viewer, tenant))
    {
        return Err(at_work(tenant));
    }
    match viewer {
        Viewer::Nobody if row.security == Security::Member || !row.roles.is_empty() => return Err(sign_in()),
        Viewer::Nobody => {}
        Viewer::Member(member) => {
            // Whoever made the call has looked at this; a member of elsewhere would be a mistake of ours, and passes nowhere.
            if tenant.is_some_and(|tenant| tenant.id != member.tenant) && !member.is_super_admin() {
                return Err(sign_in());
            }
            if row.personal && member.impersonator.is_some() {
                return Err(Refusal::new(Code::ImpersonationNotAllowed, say!("impersonation-not-allowed")));
            }
            if !row.roles.is_empty() && !row.roles.iter().any(|role| passes(member, *role)) {
                return Err(Refusal::new(Code::RoleForbidden, say!("role-forbidden")));
            }
            let gated = !row.open && row.security != Security::Public;
            if gated && tenant.is_some_and(|tenant| second_factor::is_missing(tenant, member)) {
                let refusal = Refusal::new(Code::Auth2faSetupRequired, say!("second-factor-demanded"));
                return Err(refusal.extra("setup_required", true));
            }
        }
    }
    if row.feature.is_some_and(|feature| !tenant.is_some_and(|tenant| tenant.has(feature))) {
        return Err(Refusal::new(Code::FeatureDisabled, say!("feature-disabled")));
    }
    match (viewer, tenant) {
        (Viewer::Member(member), Some(tenant)) if row.gates.contains(&Gate::Onboarding) && is_new(tenant, member) => {
            Err(Refusal::new(Code::OnboardingRequired, say!("onboarding-required")))
        }
        _ => Ok(()),
    }
}

/// Whether the community lets a member do little before the first steps, which this one has not done. Administrators pass (spec platform 2.7).
fn is_new(tenant: &Tenant, member: &Member) -> bool {
    let face = &tenant.settings.face;
    let asked = face.onboarding_enabled && face.onboarding_mandatory && member.tenant == tenant.id;
    asked && !member.onboarded && !member.is_admin()
}

/// Whether somebody comes in while a community is at work on itself.
fn is_staff(viewer: &Viewer, tenant: &Tenant) -> bool {
    match viewer {
        Viewer::Nobody => false,
        Viewer::Member(member) => {
            member.is_super_admin() || (member.tenant == tenant.id && member.is_broker_or_admin())
        }
    }
}

/// After so many seconds clients may ask again (spec platform 1.2).
const MAINTENANCE_PAUSE: i64 = 300;

fn at_work(tenant: &Tenant) -> Refusal {
    let sentence = match &tenant.settings.maintenance_message {
        Some(words) => say!("maintenance-said", message = words.clone()),
        None => say!("maintenance"),
    };
    Refusal::new(Code::MaintenanceMode, sentence).retry_after(MAINTENANCE_PAUSE)
}

/// Whether a member passes the gate that the contract names by a role (spec platform 2.7): `admin` is every administrator,
/// `tenant_admin` those of the community itself. A broker or coordinator is no administrator, whatever else is said of them.
fn passes(member: &Member, gate: Role) -> bool {
    if member.is_super_admin() {
        return true;
    }
    match gate {
        Role::Member => true,
        Role::Broker | Role::Coordinator => member.role == gate,
        Role::Admin => member.is_admin(),
        Role::TenantAdmin => member.is_admin() && (member.role == Role::TenantAdmin || member.tenant_super_admin),
        Role::SuperAdmin => false,
    }
}

fn sign_in() -> Refusal {
    Refusal::new(Code::AuthRequired, say!("auth-required"))
}

fn too_many(code: Code, limit: u32, taken: &Taken, now: Timestamp) -> Refusal {
    let seconds = retry_after(taken.resets_at, now);
    Refusal::new(code, say!("rate-limited"))
        .retry_after(seconds)
        .header(LIMIT, limit.to_string())
        .header(REMAINING, taken.remaining.to_string())
        .header(RESET, taken.resets_at.timestamp().to_string())
}

#[cfg(test)]
mod tests;
