//! The community's list of skills: what those who look after it have put on it, by name.

pub mod actions;
pub mod store;

pub use store::Skill;
