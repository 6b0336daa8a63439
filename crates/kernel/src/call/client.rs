//! What a client carried to the door.

use super::AppVersion;
use crate::base::Secret;

/// Credentials as they were shown, unchecked, and the kind of client that showed them. Made by `auth::client`.
#[derive(Clone, Debug, Default)]
pub struct Client {
    /// The bearer token of the `Authorization` header.
    pub bearer: Option<Secret>,
    /// The session id of the session cookie.
    pub session: Option<Secret>,
    /// The cookie of a device that somebody has signed in on.
    pub device: Option<Secret>,
    /// What a device shows that needs no code at a sign-in: a cookie, or the header of an app.
    pub trusted: Option<Secret>,
    /// What confirms that it is the member (`X-Security-Confirmation`).
    pub confirmation: Option<Secret>,
    /// The page that asks, as its browser says (`Origin`).
    pub origin: Option<String>,
    /// The proof that the request comes from one of our own pages (`X-CSRF-TOKEN`).
    pub csrf_token: Option<Secret>,
    /// One of the platform's own apps, not a browser (spec platform 2.3).
    pub mobile: bool,
    /// It keeps what it is given itself, and no cookies: an app, or what says so.
    pub keeps_tokens: bool,
    /// Which version it is, of one of the apps that say so.
    pub app_version: Option<AppVersion>,
    /// What it says of itself (`User-Agent`), cut off after 512 letters.
    pub agent: Option<String>,
    /// It spoke TLS, with us or with a proxy that is trusted.
    pub secure: bool,
}
