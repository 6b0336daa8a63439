//! Connections: two members of a community who asked and agreed to know each other.
//!
//! | from | who | does | becomes |
//! |---|---|---|---|
//! | nothing | a member | requests | pending |
//! | pending | receiver | accepts | accepted |
//! | pending | receiver | declines | nothing |
//! | pending, accepted | either | removes | nothing |
//!
//! There is at most one row for two people, whoever asked (`connections_pair`). Each step tells the outbox in its own
//! transaction: `ConnectionRequested`, `ConnectionAccepted`, `ConnectionDeclined`. A connection gives no points.
//!
//! Source: seed 0, "States and transitions", Connection, and "Connections"; spec platform 6.1.

pub mod actions;
mod brings;
pub mod events;
pub mod model;
pub mod notices;
pub mod rest;
pub mod store;
pub mod suggestions;

pub use model::{Connection, State};

#[cfg(test)]
mod tests;

#[cfg(test)]
pub(crate) use crate as connections;
pub(crate) use brings::BRINGS;
pub(crate) use kernel::{base, call, db, insert, joined_record, language, newest_first, params, record, say};
pub(crate) use people::{members, safeguarding};
pub(crate) use services::outbox;
