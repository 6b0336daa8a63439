//! How a member hears of a group. Source: spec notifications, `/groups/{id}/notification-prefs`.

pub mod actions;
pub mod store;

pub use store::{Frequency, Prefs};
