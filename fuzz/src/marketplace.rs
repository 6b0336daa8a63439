//! Of the marketplace: what a provider of card payments tells.

#[path = "../../crates/marketplace/src/trade/cards/webhook.rs"]
pub mod webhook;
