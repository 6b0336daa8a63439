//! Devices that need no second step.
//!
//! Whoever takes the second step may let the device sign in with the password alone from then on: it shows a secret of which the database keeps a digest.
//! The secret is made here and is one account's, so that nothing a client brings along is ever trusted. It opens nothing without the password, and
//! whatever ends every sign-in of the account ends it.
//!
//! Source: spec accounts 6.

pub mod store;

use chrono::TimeDelta;
use contract::Code;

pub use store::Device;

use crate::auth::model::Account;
use crate::auth::security_log::{self, Kind};
use crate::auth::sessions::actions as sessions;
use crate::auth::sessions::cookie::{self, Cookie};
use crate::auth::tokens::digest;
use crate::auth::{sessions::Origin, store as accounts};
use crate::base::{Answer, Refusal, Secret};
use crate::call::{Call, Tx};
use crate::say;

/// An account trusts so many devices; of more, those that were trusted last.
const MOST: i64 = 20;

/// A device that is trusted from now on.
pub struct Trusted {
    /// What an app shows; told once.
    pub token: Option<Secret>,
    /// The `Set-Cookie` header of a browser.
    pub cookie: Option<String>,
}

/// The caller's devices that are trusted, the newest first.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn list(call: &Call) -> Answer<Vec<Device>> {
    let me = call.member()?;
    Ok(store::list(call, me.tenant, me.id, shown(call)).await?)
}

/// Trusts one of the caller's devices no longer.
///
/// # Errors
/// 404 `NOT_FOUND` for one that is not trusted, or not the caller's.
pub async fn revoke(call: &Call, id: i64) -> Answer<()> {
    let me = call.member()?;
    let mut tx = call.begin().await?;
    if store::remove(&mut tx, me.tenant, me.id, id).await? == 0 {
        return Err(Refusal::new(Code::NotFound, say!("trusted-device-missing")).into());
    }
    security_log::note(&mut tx, me.tenant, me.id, Kind::DeviceDistrusted).await?;
    tx.commit().await
}

/// Trusts none of the caller's devices any more. Tells how many there were.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn revoke_all(call: &Call) -> Answer<i64> {
    let me = call.member()?;
    let mut tx = call.begin().await?;
    accounts::lock_account(&mut tx, me.tenant, me.id).await?;
    let gone = store::forget(&mut tx, me.tenant, me.id).await?;
    if gone > 0 {
        security_log::note(&mut tx, me.tenant, me.id, Kind::DeviceDistrusted).await?;
    }
    tx.commit().await?;
    Ok(i64::try_from(gone).unwrap_or(i64::MAX))
}

/// Whether the device that the call comes from needs no code for an account whose password was shown and whose row is held. Notes that it was used.
///
/// # Errors
/// A fault if the database cannot be asked.
pub(in crate::auth) async fn lets_in(tx: &mut Tx, account: &Account) -> Answer<bool> {
    let Some(shown) = shown(tx.call()) else { return Ok(false) };
    if !tx.call().community()?.settings.two_factor.allow_trusted_devices {
        return Ok(false);
    }
    let origin = Origin::of(tx.call());
    Ok(store::touch(tx, account.tenant, account.id, shown, &origin).await? > 0)
}

/// Lets the device that the call comes from need no code any more, for an account whose row is held. Nothing where the community does not allow it,
/// and for a browser whose page does not prove to be ours.
///
/// # Errors
/// A fault if the database cannot be asked.
pub(in crate::auth) async fn trust(tx: &mut Tx, account: &Account) -> Answer<Option<Trusted>> {
    let call = tx.call().clone();
    let rules = call.community()?.settings.two_factor;
    if !rules.allow_trusted_devices || sessions::lacks_proof(&call)? {
        return Ok(None);
    }
    if let Some(before) = shown(&call) {
        store::replace(tx, account.tenant, account.id, before).await?;
    }
    let token: Secret = call.chance().secret().into();
    let lasts = TimeDelta::days(rules.days());
    let origin = Origin::of(&call);
    store::insert(tx, (account.tenant, account.id), digest(token.reveal()), &origin, lasts).await?;
    store::keep_newest(tx, account.tenant, account.id, MOST).await?;
    security_log::note(tx, account.tenant, account.id, Kind::DeviceTrusted).await?;
    if call.visit().client.keeps_tokens {
        return Ok(Some(Trusted { token: Some(token), cookie: None }));
    }
    let cookie = cookie::set(Cookie::Trusted, &token, Some(lasts), sessions::secure(&call)?);
    Ok(Some(Trusted { token: None, cookie: Some(cookie) }))
}

fn shown(call: &Call) -> Option<[u8; 32]> {
    call.visit().client.trusted.as_ref().map(|shown| digest(shown.reveal()))
}
