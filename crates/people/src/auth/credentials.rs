//! The door's part: from what a client carried to the member who carried it.

use std::sync::Arc;

use contract::{Code, Role};
use http::HeaderMap;
use http::header::{AUTHORIZATION, ORIGIN, USER_AGENT};

use super::sessions::cookie::{self, Cookie};
use super::sessions::csrf;
use super::tokens::{AccessClaims, digest, model};
use super::{Auth, store};
use crate::base::{Answer, Refusal, Secret, TenantId, Timestamp};
use crate::call::{AppVersion, Client, Credential, Member, Tenant, World};
use crate::say;

/// So many letters of what a client says of itself are read.
const LONGEST_AGENT: usize = 512;

/// A credential to look at.
#[derive(Clone, Copy)]
pub enum Presented<'a> {
    /// An access token.
    Bearer(&'a str),
    /// The id of a browser session.
    Session(&'a str),
}

impl<'a> Presented<'a> {
    /// The credential that counts: a bearer token always wins over a session (spec platform 9.14), even a worthless one.
    #[must_use]
    pub fn by(client: &'a Client) -> Option<Self> {
        match (&client.bearer, &client.session) {
            (Some(token), _) => Some(Self::Bearer(token.reveal())),
            (None, Some(id)) => Some(Self::Session(id.reveal())),
            (None, None) => None,
        }
    }
}

/// Reads what a request carries: the bearer token, the session cookie, and whether it comes from one of the apps.
///
/// A request is safe from foreign pages exactly if it has a `bearer` here; with a `session` alone it must prove itself
/// ([`csrf::valid`]). `secure`: it spoke TLS, as far as anybody we trust can say.
#[must_use]
pub fn client(headers: &HeaderMap, secure: bool) -> Client {
    let mobile = is_mobile(headers);
    let keeps_tokens = mobile || headers.contains_key("x-stateless-auth");
    Client {
        bearer: bearer(headers),
        session: cookie::read(headers, Cookie::Session, secure),
        device: cookie::read(headers, Cookie::Device, secure),
        trusted: cookie::read(headers, Cookie::Trusted, secure).or_else(|| trusted(headers).filter(|_| keeps_tokens)),
        csrf_token: headers.get(csrf::HEADER).and_then(|token| token.to_str().ok()).map(Secret::new),
        confirmation: headers.get("x-security-confirmation").and_then(|token| token.to_str().ok()).map(Secret::new),
        origin: headers.get(ORIGIN).and_then(|origin| origin.to_str().ok()).map(str::to_owned),
        mobile,
        keeps_tokens,
        app_version: app_version(headers),
        agent: agent(headers).map(|agent| agent.chars().take(LONGEST_AGENT).collect()),
        secure,
    }
}

fn bearer(headers: &HeaderMap) -> Option<Secret> {
    let (scheme, token) = headers.get(AUTHORIZATION)?.to_str().ok()?.trim().split_once(' ')?;
    let token = token.trim();
    (scheme.eq_ignore_ascii_case("bearer") && !token.is_empty()).then(|| Secret::new(token))
}

/// What an app shows of a device that is trusted (spec accounts 6).
fn trusted(headers: &HeaderMap) -> Option<Secret> {
    let shown = headers.get("x-trusted-device")?.to_str().ok()?;
    cookie::is_id(shown).then(|| Secret::new(shown))
}

/// Spec platform 1.2.
fn app_version(headers: &HeaderMap) -> Option<AppVersion> {
    AppVersion::parse(headers.get("x-nexus-mobile-version")?.to_str().ok()?.trim())
}

fn agent(headers: &HeaderMap) -> Option<&str> {
    headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok())
}

/// Spec platform 2.3.
fn is_mobile(headers: &HeaderMap) -> bool {
    let agent = agent(headers).unwrap_or_default().to_ascii_lowercase();
    agent.contains("capacitor")
        || agent.contains("nexus-mobile")
        || headers.contains_key("x-capacitor-app")
        || headers.contains_key("x-nexus-mobile")
}

/// What an access token says, if one of our keys signed it and its time is now. The database is not asked.
///
/// # Errors
/// A fault if start-up forgot to install [`Auth`].
pub fn claims(world: &World, token: &str) -> Answer<Option<AccessClaims>> {
    let claims: Option<AccessClaims> = world.room::<Auth>()?.keys().read(token);
    Ok(claims.filter(|claims| claims.hold(world.clock().now())))
}

/// Whether a request may name `tenant` in a header while its token speaks for another community.
///
/// # Errors
/// 403 `TENANT_MISMATCH`, unless it is the token of a platform super admin (spec platform 0.12, 1.1).
pub fn same_community(claims: &AccessClaims, tenant: TenantId) -> Answer<()> {
    if claims.tenant_id == tenant || claims.claims_super_admin() {
        return Ok(());
    }
    Err(Refusal::new(Code::TenantMismatch, say!("token-of-other-tenant")).into())
}

/// The member behind a credential, checked against the database in one statement.
///
/// `None` for whatever is worthless: forged, expired, revoked, of a member who may not come in any more, or of another
/// community than `tenant` (unless its owner is a platform super admin). Whether a call needs a member is the doorkeeper's
/// question, so that signing out works with an expired token.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn authenticate(
    world: &Arc<World>,
    tenant: Option<&Arc<Tenant>>,
    presented: Presented<'_>,
) -> Answer<Option<Member>> {
    let call = world.errand(tenant.cloned());
    let (holder, credential) = match presented {
        Presented::Bearer(token) => {
            let Some(claims) = claims(world, token)? else { return Ok(None) };
            let Some(expires_at) = Timestamp::from_timestamp(claims.exp, 0) else { return Ok(None) };
            let family = claims.refresh_family_id.as_deref().map(digest);
            let Some(holder) = store::holder(&call, claims.tenant_id, claims.user_id, family).await? else {
                return Ok(None);
            };
            if !model::outlives(claims.iat, holder.cutoff) || (family.is_some() && !holder.family_lives) {
                return Ok(None);
            }
            (holder, Credential::Bearer { family: claims.refresh_family_id, expires_at })
        }
        Presented::Session(id) => match store::session_holder(&call, digest(id)).await? {
            // Signing out everywhere revokes the family too, so the cutoff has nothing to add.
            Some((expires_at, holder)) if holder.family_lives => (holder, Credential::Session { expires_at }),
            _ => return Ok(None),
        },
    };
    let standing = holder.standing;
    let here = tenant.is_none_or(|tenant| tenant.id == holder.tenant) || standing.role == Role::SuperAdmin;
    Ok((here && standing.is_open()).then_some(Member {
        id: holder.id,
        tenant: holder.tenant,
        role: standing.role,
        tenant_super_admin: standing.tenant_super_admin,
        language: holder.language,
        last_active_at: holder.last_active_at,
        onboarded: holder.onboarded,
        has_second_factor: holder.has_second_factor,
        impersonator: holder.impersonator,
        credential,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(lines: &[(&'static str, &'static str)]) -> HeaderMap {
        let line = |(name, value): &(&'static str, &'static str)| {
            (http::HeaderName::from_static(name), http::HeaderValue::from_static(value))
        };
        lines.iter().map(line).collect()
    }

    #[test]
    fn a_bearer_token_is_read_however_its_scheme_is_spelled() {
        for (line, token) in [
            ("Bearer a.b.c", Some("a.b.c")),
            ("bearer  a.b.c ", Some("a.b.c")),
            ("BEARER x", Some("x")),
            ("Bearer", None),
            ("Bearer ", None),
            ("Basic YTpi", None),
            ("a.b.c", None),
        ] {
            let client = client(&headers(&[("authorization", line)]), false);
            assert_eq!(client.bearer, token.map(Secret::new), "{line}");
        }
    }

    #[test]
    fn a_bearer_token_wins_over_a_session() {
        let cookie = Box::leak(format!("tw_session={}", "a".repeat(64)).into_boxed_str());
        let both = client(&headers(&[("authorization", "Bearer x"), ("cookie", cookie)]), false);
        assert!(matches!(Presented::by(&both), Some(Presented::Bearer("x"))));
        assert!(matches!(Presented::by(&client(&headers(&[("cookie", cookie)]), false)), Some(Presented::Session(_))));
        assert!(Presented::by(&client(&headers(&[]), false)).is_none());
    }

    #[test]
    fn the_apps_are_known_by_what_they_send() {
        for (line, mobile) in [
            (("user-agent", "Mozilla/5.0 (X11; Linux)"), false),
            (("user-agent", "Mozilla/5.0 Capacitor/6"), true),
            (("user-agent", "nexus-mobile/2.1"), true),
            (("x-capacitor-app", "1"), true),
            (("x-nexus-mobile", "1"), true),
        ] {
            assert_eq!(client(&headers(&[line]), false).mobile, mobile, "{line:?}");
        }
    }
}
