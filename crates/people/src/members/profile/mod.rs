//! A member's own profile: what they tell of themselves, their picture, and how pages look for them.
//!
//! | file | holds |
//! |---|---|
//! | `model` | what a profile may say, and how pages look unless somebody decides otherwise: pure |
//! | `actions` | changing the profile |
//! | `avatar` | the picture, which is a file |
//! | `looks` | theme, sizes, and what eases reading |
//! | `store` | the statements |
//!
//! Source: spec platform 3.3, accounts 1.

pub mod actions;
pub mod avatar;
pub mod looks;
pub mod model;
pub(crate) mod rest;
pub mod store;
