//! People and communities: who is here, how they sign in, who may meet whom, and what they are recognised for.
//!
//! A room uses those of the crates below, and those that stand before it in this list: `tenancy`, `legal`, `auth`, `safeguarding`, `recognition`, `members`,
//! `categories`.

pub mod auth;
pub mod categories;
pub mod legal;
pub mod members;
pub mod recognition;
pub mod safeguarding;
pub mod tenancy;

pub(crate) use kernel::{
    base, call, config, db, ids, insert, joined_record, language, lowest_first, newest_first, params, record, say,
    words,
};
pub(crate) use services::{live, media, notices, outbox, queue, throttle};

#[cfg(test)]
pub(crate) use testing::engines;

// To its own tests this crate is another than the one that `testing` knows.
#[cfg(test)]
#[path = "../../testing/src/town.rs"]
mod town;
