//! What happens to tokens: made, exchanged, revoked.

use contract::Code;
use serde_json::Value;

use super::claims::{ACCESS_SECONDS, AccessClaims, FAMILY_SECONDS, Kind, RefreshClaims};
use super::model::{self, Verdict};
use super::store::{self, Reason};
use super::{Keyring, digest};
use crate::auth::impersonation;
use crate::auth::model::Account;
use crate::auth::second_factor::devices;
use crate::auth::security_log::{self, Kind as Happened};
use crate::auth::sessions::Origin;
use crate::auth::{Auth, store as accounts};
use crate::base::{Answer, MemberId, Refusal, Secret, TenantId, Timestamp};
use crate::call::{Call, Client, Credential, Impersonator, Tx};
use crate::live::{Live, Owner};
use crate::say;
use chrono::TimeDelta;

/// What a client gets to go on with.
#[derive(Debug)]
pub struct Pair {
    /// Speaks for the member for [`ACCESS_SECONDS`].
    pub access: Secret,
    /// Gets the next pair, once.
    pub refresh: Secret,
    /// When the family ends, and with it the refresh token and all that come after it.
    pub family_ends_at: Timestamp,
    /// `refresh_families.id`.
    pub family: i64,
}

/// Opens a family for somebody who has just proved who they are. The caller holds the account's row.
///
/// # Errors
/// A fault if the database or the keys fail.
pub async fn open_family(tx: &mut Tx, account: &Account) -> Answer<Pair> {
    let (chance, now) = (tx.call().chance().clone(), tx.now());
    let (family, ends) = (chance.secret(), now + TimeDelta::seconds(FAMILY_SECONDS));
    let id =
        store::insert_family(tx, account.tenant, account.id, digest(&family), ends, &Origin::of(tx.call())).await?;
    mint(tx, account, Family { id, secret: &family, ends }, None).await
}

/// A family at the moment when a token is added to it.
struct Family<'a> {
    id: i64,
    secret: &'a str,
    ends: Timestamp,
}

/// The next token of a family, with an access token bound to it.
async fn mint(tx: &mut Tx, account: &Account, family: Family<'_>, parent: Option<i64>) -> Answer<Pair> {
    let (jti, now) = (tx.call().chance().secret(), tx.now());
    store::insert_token(tx, account.tenant, family.id, digest(&jti), parent, family.ends).await?;
    let cutoff = store::cutoff(tx, account.tenant, account.id).await?;
    let issued = model::issued_at(now, cutoff);
    let call = tx.call().clone();
    let keys = call.room::<Auth>()?.keys();
    let refresh = RefreshClaims {
        user_id: account.id,
        tenant_id: account.tenant,
        kind: Kind::Refresh,
        refresh_version: RefreshClaims::VERSION,
        family_id: family.secret.to_owned(),
        jti,
        iat: issued,
        nbf: now.timestamp(),
        exp: family.ends.timestamp(),
    };
    Ok(Pair {
        access: keys.sign(&access_claims(account, family.secret, issued, now, &call.visit().client))?.into(),
        refresh: keys.sign(&refresh)?.into(),
        family_ends_at: family.ends,
        family: family.id,
    })
}

/// Opens a family for somebody who acts as an account whose row is held, and gives its access token. It has no refresh token, so it ends with the access token. None if
/// a family of this secret was opened before.
///
/// # Errors
/// A fault if the database or the keys fail.
pub async fn open_for(tx: &mut Tx, account: &Account, by: Impersonator, secret: &str) -> Answer<Option<Secret>> {
    let now = tx.now();
    let ends = now + TimeDelta::seconds(ACCESS_SECONDS);
    match store::insert_impersonation(tx, (account.tenant, account.id), by, digest(secret), ends).await {
        Err(error) if error.is_unique("refresh_families_hash") => return Ok(None),
        opened => opened?,
    };
    let cutoff = store::cutoff(tx, account.tenant, account.id).await?;
    let call = tx.call().clone();
    let claims = access_claims(account, secret, model::issued_at(now, cutoff), now, &call.visit().client);
    Ok(Some(call.room::<Auth>()?.keys().sign(&AccessClaims { impersonated_by: Some(by.id), ..claims })?.into()))
}

fn access_claims(account: &Account, family: &str, issued: i64, now: Timestamp, client: &Client) -> AccessClaims {
    let standing = &account.standing;
    AccessClaims {
        user_id: account.id,
        tenant_id: account.tenant,
        kind: Kind::Access,
        access_version: AccessClaims::VERSION,
        platform: if client.mobile { "mobile" } else { "web" }.to_owned(),
        role: standing.role.as_str().to_owned(),
        email: account.email.clone(),
        is_super_admin: standing.role == contract::Role::SuperAdmin,
        is_tenant_super_admin: standing.tenant_super_admin,
        is_god: false,
        refresh_family_id: Some(family.to_owned()),
        impersonated_by: None,
        iat: issued,
        nbf: now.timestamp(),
        exp: now.timestamp().saturating_add(ACCESS_SECONDS),
    }
}

/// Exchanges a refresh token for the next pair.
///
/// The account's row is locked for the whole exchange, so of two simultaneous exchanges of one token the second finds it
/// consumed and is told that it is superseded. When a used token comes back, the revocation of its family is committed before
/// the refusal is made: the refusal must not undo it.
///
/// # Errors
/// 401 `AUTH_TOKEN_EXPIRED` for a token that is not ours, not of this community, expired, revoked or used before; 409
/// `AUTH_REFRESH_SUPERSEDED` within five seconds of its exchange; 403 as for a login.
/// Source: seed, Authentication 3; spec platform 2.4.
pub async fn refresh(call: &Call, token: &str) -> Answer<Pair> {
    let claims: Option<RefreshClaims> = call.room::<Auth>()?.keys().read(token);
    let Some(claims) = claims.filter(|claims| claims.hold(call.now())) else { return Err(expired().into()) };
    let family = digest(&claims.family_id);

    let mut tx = call.begin().await?;
    let account = accounts::lock_account(&mut tx, claims.tenant_id, claims.user_id).await?;
    let Some(account) = account.filter(|account| account.may_enter(call.tenant())) else {
        return Err(expired().into());
    };
    let found = store::shown(&mut tx, account.tenant, account.id, family, digest(&claims.jti)).await?;
    let shown = match (model::judge(found.as_ref().map(|found| &found.shown), call.now()), found) {
        (Verdict::Fresh, Some(found)) => found,
        (Verdict::Superseded, _) => return Err(superseded().into()),
        (Verdict::Reuse, _) => {
            store::revoke_family(&mut tx, account.tenant, account.id, family, Reason::ReuseDetected).await?;
            security_log::note(&mut tx, account.tenant, account.id, Happened::TokenReused).await?;
            signed_out(&mut tx, account.tenant, account.id)?;
            tx.commit().await?;
            tracing::warn!(member = %account.id, tenant = %account.tenant, "a used refresh token came back: family revoked");
            return Err(expired().into());
        }
        _ => return Err(expired().into()),
    };
    if let Some(gate) = account.standing.gate(call.community()?.settings.requires_verification) {
        return Err(gate.refusal().into());
    }
    store::consume(&mut tx, account.tenant, shown.token_id).await?;
    let origin = Origin::of(call);
    store::touch_family(&mut tx, account.tenant, shown.family_id, &origin).await?;
    let family = Family { id: shown.family_id, secret: &claims.family_id, ends: shown.shown.family_expires_at };
    let pair = mint(&mut tx, &account, family, Some(shown.token_id)).await?;
    tx.commit().await?;
    Ok(pair)
}

/// Ends the family of a refresh token, whoever shows it and whether or not it is still good: to hold it is to be allowed to
/// throw it away. Tells whether there was such a family.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn forget(tx: &mut Tx, token: &str) -> Answer<bool> {
    let Some(claims) = read(tx.call().room::<Auth>()?.keys(), token) else { return Ok(false) };
    end_family(tx, claims.tenant_id, claims.user_id, digest(&claims.family_id)).await
}

/// Ends a family because somebody signs out, and tells their connections. Tells whether there was such a family.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn end_family(tx: &mut Tx, tenant: TenantId, member: MemberId, family: [u8; 32]) -> Answer<bool> {
    let lived = store::lives(tx, tenant, member, family).await?;
    let known = store::revoke_family(tx, tenant, member, family, Reason::UserLogout).await?;
    if lived {
        let acting = tx.call().member().is_ok_and(|me| me.impersonator.is_some());
        let kind = if acting { Happened::ImpersonationEnded } else { Happened::SignedOut };
        security_log::note(tx, tenant, member, kind).await?;
    }
    if known {
        signed_out(tx, tenant, member)?;
    }
    Ok(known)
}

/// Once it is stored that a sign-in of a member's has ended, their connections look whether it was theirs.
///
/// # Errors
/// A fault if start-up installed no bus.
pub fn signed_out(tx: &mut Tx, tenant: TenantId, member: MemberId) -> Answer<()> {
    let live = tx.call().room::<Live>()?.clone();
    tx.after_commit(Box::new(move || live.signed_out(Owner { tenant, member })));
    Ok(())
}

/// Ends the family of one of the member's own refresh tokens.
///
/// # Errors
/// 400 `AUTH_TOKEN_INVALID` if it is not one of theirs.
pub async fn revoke(call: &Call, token: &str) -> Answer<()> {
    let me = call.member()?;
    let mut tx = call.begin().await?;
    let own = read(call.room::<Auth>()?.keys(), token)
        .filter(|claims| claims.user_id == me.id && claims.tenant_id == me.tenant);
    let known = match own {
        None => false,
        Some(claims) => end_family(&mut tx, me.tenant, me.id, digest(&claims.family_id)).await?,
    };
    if !known {
        return Err(Refusal::new(Code::AuthTokenInvalid, say!("refresh-token-not-yours")).status(400).into());
    }
    tx.commit().await
}

/// Signs the member out everywhere: every access token, refresh token and session made until now is void. Tells how many
/// things that were: one for all access tokens, one for each live refresh token and each trusted device.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn revoke_all(call: &Call) -> Answer<i64> {
    let me = call.member()?;
    let mut tx = call.begin().await?;
    accounts::lock_account(&mut tx, me.tenant, me.id).await?;
    let families = end_all(&mut tx, me.tenant, me.id, Reason::LogoutAll).await?;
    security_log::note(&mut tx, me.tenant, me.id, Happened::SignedOutEverywhere).await?;
    tx.commit().await?;
    Ok(i64::try_from(families).unwrap_or(i64::MAX).saturating_add(1))
}

/// Ends every sign-in of a member whose row is held: every access token, refresh token and session made until now is void, and no device is trusted
/// any more. Tells how many families were still alive and devices trusted.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn end_all(tx: &mut Tx, tenant: TenantId, member: MemberId, reason: Reason) -> Answer<u64> {
    let now = tx.now();
    let before = store::cutoff(tx, tenant, member).await?;
    store::set_cutoff(tx, tenant, member, model::next_cutoff(now, before)).await?;
    let families = store::revoke_families(tx, tenant, member, reason).await?;
    store::end_first_steps(tx, tenant, member).await?;
    let devices = devices::store::forget(tx, tenant, member).await?;
    impersonation::end_of(tx, Impersonator { tenant, id: member }).await?;
    signed_out(tx, tenant, member)?;
    Ok(families + devices)
}

/// The family that the call's own credential belongs to, as its digest.
#[must_use]
pub fn own_family(call: &Call) -> Option<[u8; 32]> {
    match &call.member().ok()?.credential {
        Credential::Bearer { family, .. } => family.as_deref().map(digest),
        Credential::Session { .. } => None,
    }
}

fn read(keys: &Keyring, token: &str) -> Option<RefreshClaims> {
    keys.read(token).filter(RefreshClaims::well_formed)
}

fn expired() -> Refusal {
    Refusal::new(Code::AuthTokenExpired, say!("session-over")).status(401).extra("success", Value::Bool(false))
}

fn superseded() -> Refusal {
    Refusal::new(Code::AuthRefreshSuperseded, say!("refresh-superseded"))
        .status(409)
        .extra("success", Value::Bool(false))
}
