//! Members ask those who look after the community to step in between them and another: about one message, which staff then read with it. Blocks,
//! and messages that are switched off, keep nobody from asking. While one waits, there is no second about the same other. Staff close it, and whoever asked hears of it.
//!
//! Source: spec accounts 13; contract/decisions/messages.md.

pub mod actions;
pub mod store;
