//! What sellers get of card payments, what is paid out to them, and what banks take back.
//!
//! A payment is in parts that always add up to what was paid: what is held, what is the seller's ([`CardPayment::released`]), what went back to the buyer or
//! is to, and what the buyer's bank has taken. What the seller gets of their part, without the community's fee, is a line in their account here
//! ([`model::EntryKind`]), and so is each payout. Their balance is the sum of those lines; it may be below nothing, and later sales make up for it.
//!
//! The money leaves in two steps, each of which may be repeated: under the account's row the whole balance becomes a payout with a name of its own
//! and the line that takes it off; then the queue ([`errand`]) asks the provider to send it, under that name, until it says what became of it. So a
//! crash at any point, an answer that is lost, and messages that come twice send nothing twice.
//!
//! | file | holds |
//! |---|---|
//! | `model` | accounts, lines, payouts and chargebacks, pure |
//! | `actions` | how sellers begin, their balance, and what orders bring them |
//! | `chargebacks` | what banks take back, and decide |
//! | `errand` | what is owed to sellers |
//! | `release` | held money that an administrator lets go before its time |
//! | `staff` | what administrators look at |
//!
//! Source: spec marketplace 5.5, 5.8, 8; contract/decisions/marketplace-payouts.md.
//!
//! [`CardPayment::released`]: super::cards::model::CardPayment

pub mod actions;
pub mod chargebacks;
pub mod errand;
pub mod events;
pub mod model;
pub mod notices;
pub mod release;
pub mod rest;
pub mod staff;
pub mod store;
