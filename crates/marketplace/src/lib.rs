//! The marketplace: what members sell, lend and give each other for hours, money or nothing.
//!
//! It stands beside the time bank's listings. A community switches it on with the feature `marketplace` and decides about it under the keys
//! `marketplace.*` ([`rules::MarketplaceRules`]).
//!
//! | folder or file | holds |
//! |---|---|
//! | `catalogue` | listings: states, stock, lists, categories, saves, pictures, moderation |
//! | `seller` | who sells: profiles, shipping options, pickup slots |
//! | `discovery` | saved searches and collections |
//! | `trade` | offers, orders and their fulfilment |
//! | `discounts` | coupons and loyalty |
//! | `trust` | reports and disputes |
//! | `money` | amounts and currencies, pure |
//! | `days` | moments that clients may say as days |
//! | `ids` | what its rows are called by |
//! | `rules` | what communities decide about it |
//! | `rest` | the REST door |
//! | `store` | what its tables hold of a member, and what is always so of them |
//!
//! Source: spec marketplace; contract/decisions/marketplace.md.

mod brings;
pub mod catalogue;
mod days;
pub mod discounts;
pub mod discovery;
pub mod ids;
pub mod money;
pub mod rest;
pub mod rules;
pub mod seller;
pub mod store;
pub mod trade;
pub mod trust;

pub(crate) use ::groups;
pub(crate) use ::wallet;
pub(crate) use brings::BRINGS;
pub(crate) use kernel::{
    base, call, config, db, insert, joined_record, language, newest_first, params, record, say, words,
};
pub(crate) use people::{members, safeguarding, tenancy};
pub(crate) use services::{media, outbox, queue};
