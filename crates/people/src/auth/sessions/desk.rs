//! What members see of their sign-ins, and how they end them.

use chrono::TimeDelta;
use contract::Code;
use contract::sessions::SessionDevice;

use super::actions as browsers;
use super::cookie::{self, Cookie};
use super::store::{self, Live};
use crate::auth::security_log::{self, Kind};
use crate::auth::tokens::store::{self as families, Reason};
use crate::auth::tokens::{actions as tokens, digest};
use crate::auth::{Auth, store as accounts};
use crate::base::text::hex;
use crate::base::{Answer, OrRefuse as _, Refusal, Secret, Timestamp};
use crate::call::{Call, Credential, Member};
use crate::say;
use sha2::{Digest as _, Sha256};

/// So many sign-ins are shown.
const SHOWN: usize = 20;

/// A sign-in as its owner sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignIn {
    /// Names it, and says nothing else.
    pub id: String,
    /// What it came from.
    pub device: SessionDevice,
    /// Name and major version of the browser.
    pub browser: Option<String>,
    /// Network address.
    pub ip_address: Option<String>,
    /// When somebody signed in.
    pub created_at: Timestamp,
    /// When it was used last to sign in or to get new tokens.
    pub last_active: Timestamp,
    /// It is the one that asks.
    pub is_current: bool,
    /// Name of whoever acts as the member by it.
    pub impersonator_name: Option<String>,
}

impl From<Live> for SignIn {
    fn from(row: Live) -> Self {
        Self {
            id: public_id(&row.family_hash),
            device: row.device,
            browser: row.browser,
            ip_address: row.ip_address,
            created_at: row.issued_at,
            last_active: row.last_used_at.unwrap_or(row.issued_at),
            is_current: row.is_current,
            impersonator_name: row.impersonator_name,
        }
    }
}

/// What names a family to its owner: it says nothing of the family's secret, nor how many there are.
fn public_id(family_hash: &[u8; 32]) -> String {
    hex(&Sha256::digest(family_hash)[..16])
}

/// Where the caller's account is signed in, the sign-in used last first; the one that asks is always among them.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
/// Source: spec accounts 6.2.
pub async fn list(call: &Call) -> Answer<Vec<SignIn>> {
    let me = call.member()?;
    let mut rows = living(call, me).await?;
    if let Some(own) = rows.iter().position(|row| row.is_current).filter(|own| *own >= SHOWN) {
        rows.swap(own, SHOWN - 1);
    }
    rows.truncate(SHOWN);
    Ok(rows.into_iter().map(SignIn::from).collect())
}

async fn living(call: &Call, me: &Member) -> Answer<Vec<Live>> {
    let session = call.visit().client.session.as_ref().map(|session| digest(session.reveal()));
    let session = session.filter(|_| matches!(me.credential, Credential::Session { .. }));
    Ok(store::living(call, me.tenant, me.id, tokens::own_family(call), session).await?)
}

/// Ends one of the caller's sign-ins; its connections close.
///
/// # Errors
/// 404 `NOT_FOUND` for one that has ended, or is not the caller's.
/// Source: spec accounts 6.2.
pub async fn end(call: &Call, id: &str) -> Answer<()> {
    let me = call.member()?;
    let meant = living(call, me).await?.into_iter().find(|row| public_id(&row.family_hash) == id);
    let meant = meant.or_refuse(Code::NotFound, say!("sign-in-missing"))?;
    let mut tx = call.begin().await?;
    if !families::end(&mut tx, me.tenant, me.id, meant.id, Reason::UserLogout).await? {
        return Err(Refusal::new(Code::NotFound, say!("sign-in-missing")).into());
    }
    security_log::note(&mut tx, me.tenant, me.id, Kind::SessionEnded).await?;
    tokens::signed_out(&mut tx, me.tenant, me.id)?;
    tx.commit().await
}

/// Ends every sign-in of the caller's but the one that asks. Tells how many those were.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
/// Source: spec accounts 6.2.
pub async fn end_others(call: &Call) -> Answer<i64> {
    let me = call.member()?;
    let own = living(call, me).await?.into_iter().find(|row| row.is_current).map(|row| row.id);
    let mut tx = call.begin().await?;
    accounts::lock_account(&mut tx, me.tenant, me.id).await?;
    let ended = families::end_others(&mut tx, me.tenant, me.id, own.unwrap_or_default(), Reason::UserLogout).await?;
    if ended > 0 {
        security_log::note(&mut tx, me.tenant, me.id, Kind::SessionEnded).await?;
        tokens::signed_out(&mut tx, me.tenant, me.id)?;
    }
    tx.commit().await?;
    Ok(i64::try_from(ended).unwrap_or(i64::MAX))
}

/// Whoever is signed in, for clients that only ask that.
///
/// # Errors
/// 401 `AUTH_TOKEN_MISSING` with `authenticated: false` if nobody is.
/// Source: spec platform 2.2.
pub fn whoever_is_here(call: &Call) -> Answer<&Member> {
    call.member().map_err(|_| nobody().into())
}

fn nobody() -> Refusal {
    Refusal::new(Code::AuthTokenMissing, say!("auth-required"))
        .status(401)
        .extra("success", false)
        .extra("authenticated", false)
}

/// A browser's session and when it ends.
pub struct Lasting {
    /// What the browser is told.
    pub cookie: String,
    /// When it ends.
    pub ends: Timestamp,
}

/// Lets the session of the request last as long as a new one would, but not longer than its family.
///
/// # Errors
/// 401 `AUTH_TOKEN_MISSING` with `authenticated: false` without a session.
/// Source: spec platform 2.2.
pub async fn prolong(call: &Call) -> Answer<Lasting> {
    let me = whoever_is_here(call)?;
    let (Credential::Session { .. }, Some(session)) = (&me.credential, &call.visit().client.session) else {
        return Err(nobody().into());
    };
    let wanted = call.now() + call.room::<Auth>()?.session_lasts;
    let mut tx = call.begin().await?;
    let ends = store::prolong(&mut tx, me.tenant, digest(session.reveal()), wanted).await?;
    let ends = ends.ok_or_else(|| crate::base::Failure::from(nobody()))?;
    tx.commit().await?;
    Ok(Lasting { cookie: lasting(call, session, ends)?, ends })
}

/// Opens a browser session for the bearer of an access token, which ends with the token. A page of another site has no token to show, so none
/// can plant a session by it.
///
/// # Errors
/// 401 `AUTH_TOKEN_MISSING` with `authenticated: false` without a token that is bound to a sign-in.
/// Source: spec platform 2.2.
pub async fn restore(call: &Call) -> Answer<Lasting> {
    let me = whoever_is_here(call)?;
    let Credential::Bearer { expires_at, .. } = &me.credential else { return Err(nobody().into()) };
    let own = living(call, me).await?.into_iter().find(|row| row.is_current);
    let own = own.ok_or_else(|| crate::base::Failure::from(nobody()))?;
    let session: Secret = call.chance().secret().into();
    let mut tx = call.begin().await?;
    if let Some(before) = &call.visit().client.session {
        browsers::end(&mut tx, before).await?;
    }
    store::insert(&mut tx, me.tenant, me.id, own.id, digest(session.reveal()), *expires_at).await?;
    tx.commit().await?;
    Ok(Lasting { cookie: lasting(call, &session, *expires_at)?, ends: *expires_at })
}

fn lasting(call: &Call, session: &Secret, ends: Timestamp) -> Answer<String> {
    let left = (ends - call.now()).max(TimeDelta::zero());
    Ok(cookie::set(Cookie::Session, session, Some(left), browsers::secure(call)?))
}
