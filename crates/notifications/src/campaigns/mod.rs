//! Paid push campaigns: what somebody wants members to hear who opted in to it.
//!
//! - Their owner drafts, estimates, submits, takes back ([`actions`]); administrators approve, reject, stop and go on ([`staff`]). Where a campaign
//!   stands, and who may move it, is a table (`model.rs`).
//! - One that was approved leaves part by part: each part writes a row for each member who gets it, and with it their line and their message
//!   (`told.rs`). The row is there once, so a crash, a second process and a second order make nobody hear it twice.
//! - One that is scheduled begins at its moment (`tasks.rs`).
//! - Whoever got it says that they opened it; the first time counts.
//!
//! What it costs is a figure: nothing is charged here. Source: spec notifications 8; seed 2, `push-campaigns/{id}/open`;
//! contract/decisions/push-campaigns.md.

pub mod actions;
pub(crate) mod demo;
pub mod events;
pub mod model;
pub mod notices;
mod rest;
pub mod staff;
pub mod store;
pub mod tasks;
pub(crate) mod told;

/// The feature that a community must have.
pub const FEATURE: &str = "local_advertising";
