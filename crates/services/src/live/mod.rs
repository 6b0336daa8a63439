//! Live updates: telling whoever listens at this moment, here and at other gateways.
//!
//! | file | holds |
//! |---|---|
//! | `bus` | [`Live`]: who listens to what, and telling them |
//! | `ear` | [`Ear`]: one bounded queue for all that one connection listens to |
//! | `names` | how channels are called |
//! | `relay` | the other processes, over Redis |
//! | `rows` | [`Rows`]: what is stored and can be followed |
//! | `roster` | who is on presence channels, at all gateways: pure |
//!
//! What is told may be lost: a process that stops, a network that fails, a listener that does not keep up. Nothing is kept and nothing is
//! told twice on purpose. So it is always something that is stored elsewhere or that nobody misses, and telling never waits and never
//! fails. A listener that missed something is told so, or sent away.

mod bus;
mod ear;
pub mod names;
mod relay;
mod roster;
mod rows;

pub use bus::{Event, Guard, Live, Presence, Ring, Topic};
pub use ear::{Ear, Owner, Told};
pub use relay::Relay;
pub use rows::Rows;
