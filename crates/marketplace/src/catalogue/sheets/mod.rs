//! Tables: what a seller has as CSV, and drafts made of one.
//!
//! Whatever a row says is a wish like any other, so a table can do nothing that the form cannot. Only drafts are made of it.
//!
//! Source: spec marketplace 3.1.

pub mod actions;
pub mod csv;
pub mod model;
pub mod rest;
