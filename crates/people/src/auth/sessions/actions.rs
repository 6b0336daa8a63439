//! Opening and closing sessions.

use super::cookie::{self, Cookie};
use super::{csrf, store};
use crate::auth::Auth;
use crate::auth::model::Account;
use crate::auth::tokens::{actions as tokens, actions::Pair, digest};
use crate::base::{Answer, MemberId, Secret, TenantId};
use crate::call::{Call, Tx};

/// A session that the browser is to be told about.
pub struct Opened {
    /// The `Set-Cookie` header.
    pub cookie: String,
    /// What its pages show to prove themselves.
    pub csrf_token: String,
}

/// The CSRF token of the request's session, with a cookie if it had none.
///
/// # Errors
/// A fault if start-up forgot to install [`Auth`].
pub fn csrf_token(call: &Call) -> Answer<(String, Option<String>)> {
    let auth = call.room::<Auth>()?;
    if let Some(session) = &call.visit().client.session {
        return Ok((csrf::token(auth, session), None));
    }
    let session = call.chance().secret().into();
    Ok((csrf::token(auth, &session), Some(cookie::set(Cookie::Session, &session, None, secure(call)?))))
}

/// Turns the request's session, if it has one, into a signed-in session of `account`.
///
/// Only for a page of ours that proves itself: otherwise a foreign page could sign somebody in to the account of its choice. A
/// login without the proof still gets its tokens, which a foreign page cannot read, and is told why it has no session
/// ([`lacks_proof`]). One that shows a bearer token speaks for a
/// client that keeps tokens itself, and gets no session either.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn sign_in(tx: &mut Tx, account: &Account, pair: &Pair) -> Answer<Option<Opened>> {
    let call = tx.call().clone();
    let client = &call.visit().client;
    let auth = call.room::<Auth>()?;
    let (Some(before), Some(shown), None) = (&client.session, &client.csrf_token, &client.bearer) else {
        return Ok(None);
    };
    if !csrf::valid(auth, before, shown.reveal()) {
        return Ok(None);
    }
    let session: Secret = call.chance().secret().into();
    let ends = pair.family_ends_at.min(call.now() + auth.session_lasts);
    end(tx, before).await?;
    store::insert(tx, account.tenant, account.id, pair.family, digest(session.reveal()), ends).await?;
    Ok(Some(Opened {
        cookie: cookie::set(Cookie::Session, &session, Some(ends - call.now()), secure(&call)?),
        csrf_token: csrf::token(auth, &session),
    }))
}

/// Ends a session, if it is one, and tells its member's connections. Gives whose it was.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn end(tx: &mut Tx, session: &Secret) -> Answer<Option<(TenantId, MemberId)>> {
    let ended = store::revoke(tx, digest(session.reveal())).await?;
    if let Some((tenant, member)) = ended {
        tokens::signed_out(tx, tenant, member)?;
    }
    Ok(ended)
}

/// Whether the request has a session and does not prove that it comes from a page of ours.
///
/// # Errors
/// A fault if start-up forgot to install [`Auth`].
pub fn lacks_proof(call: &Call) -> Answer<bool> {
    let client = &call.visit().client;
    let (Some(session), None) = (&client.session, &client.bearer) else { return Ok(false) };
    let auth = call.room::<Auth>()?;
    Ok(!client.csrf_token.as_ref().is_some_and(|shown| csrf::valid(auth, session, shown.reveal())))
}

/// The `Set-Cookie` header that takes the request's session away, if it has one.
///
/// # Errors
/// A fault if start-up forgot to install [`Auth`].
pub fn farewell(call: &Call) -> Answer<Option<String>> {
    let secure = secure(call)?;
    Ok(call.visit().client.session.is_some().then(|| cookie::clear(Cookie::Session, secure)))
}

/// Whether cookies are for TLS alone.
///
/// # Errors
/// A fault if start-up forgot to install [`Auth`].
pub fn secure(call: &Call) -> Answer<bool> {
    Ok(call.room::<Auth>()?.secure_cookies || call.visit().client.secure)
}
