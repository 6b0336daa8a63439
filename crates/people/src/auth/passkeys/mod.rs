//! Passkeys: keys of an authenticator that sign in without a password.
//!
//! | file | holds |
//! |---|---|
//! | `cbor`, `webauthn` | what authenticators say, and whether it is so: pure |
//! | `site` | to which site a passkey belongs, and from which pages it is used |
//! | `confirmation` | showing once more that it is the member |
//! | `actions` | adding and removing them, signing in |
//! | `store`, `rest` | their SQL, their door |
//!
//! What it promises:
//!
//! - A challenge is good for two minutes and taken once, by the ceremony, member, community and page that it was made for.
//! - A passkey belongs to one site and one account of one community. Authenticators make sure who uses them: without that nothing is taken.
//! - A counter that goes back is refused, also of two sign-ins at once. Whatever is wrong with a sign-in is told in the same words.
//! - Adding, renaming and removing asks for the password, a code or a passkey shown within five minutes. The only way into an account stays.
//! - Nothing is asked of authenticators but a key: who made them is neither looked at nor kept, so attestation is not verified.
//!
//! Source: spec accounts 6.1; contract/decisions/passkeys.md.

pub mod actions;
mod cbor;
mod confirmation;
mod rest;
mod site;
pub mod store;
mod webauthn;

use chrono::TimeDelta;

use crate::call::Face;

/// A challenge is good for so long.
const LASTS: TimeDelta = TimeDelta::seconds(120);

/// So many passkeys an account may have.
const MOST: i64 = Face::PASSKEYS;
