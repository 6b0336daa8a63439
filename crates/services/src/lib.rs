//! What works for every area: the queue and the outbox, limits, answers remembered, files, mail, live updates, calls to
//! others.
//!
//! A room uses those of the kernel, and those that stand before it in this list: `calls`, `queue`, `outbox`, `throttle`, `idempotency`, `media`, `mail`,
//! `live`, `notices`.

#[cfg(feature = "calls")]
pub mod calls;
pub mod idempotency;
pub mod live;
pub mod mail;
pub mod media;
pub mod notices;
pub mod outbox;
pub mod queue;
pub mod throttle;

pub(crate) use kernel::{base, call, config, db, insert, language, newest_first, params, record, say, words};

// To its own tests this crate is another than the one that `testing` knows.
#[cfg(test)]
#[path = "../../testing/src/ground.rs"]
mod ground;
