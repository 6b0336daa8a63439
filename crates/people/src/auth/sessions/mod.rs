//! Browser sessions.
//!
//! A session is a random id in a cookie. Before anybody signs in it is nothing but the thing that the CSRF token belongs to and
//! has no row. A login that carries it trades it for a new id (so an id known to somebody else is worth nothing) and a row
//! that binds the new one to the login's refresh family: the session ends with the family, with "sign out everywhere", when
//! it is signed out, and after its own time.

pub mod actions;
pub mod cookie;
pub mod csrf;
pub mod desk;
mod origin;
pub mod rest;
pub mod store;

pub use origin::Origin;
