//! The bell: lines that tell a member what happened.
//!
//! - [`BellListener`] hears domain events and writes a line for whomever they concern (seed 1, "Domain events that trigger
//!   notifications"): once per event, and not again within a minute of the same line (`listener.rs`).
//! - [`Live`] tells subscriptions of this process, and through Redis those of others, that a line has come (`live.rs`).
//! - [`actions`] are what a member sees of it; [`store`] reads the rows.
//!
//! Nothing below knows this room: it listens.

pub mod actions;
mod listener;
mod live;
mod model;
mod relay;
pub mod store;
#[cfg(test)]
mod tests;

pub use listener::BellListener;
pub use live::{Live, Ring};
pub use model::Kind;
pub use relay::Relay;
pub use store::Notification;
