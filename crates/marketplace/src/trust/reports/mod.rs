//! Reports about listings.
//!
//! A member reports a listing to the administrators. One of them takes it up, or the clock says after 24 hours that it has come. What is then
//! decided can be appealed once: by the reporter if nothing was done, by the seller if something was. Who may move a report from where to where
//! is a table, [`model::MOVES`].
//!
//! What an action takes away is noted in the report as it was before ([`enforcement`]), and the row is marked with the report, so that an appeal
//! brings back exactly that, and nothing that somebody else has decided meanwhile. The report, the listings, the seller and the domain event are
//! one transaction.
//!
//! Each side sees its own: the seller neither the words nor the evidence nor who reported, and nobody the other's appeal ([`rest::shown`]).
//!
//! | file | holds |
//! |---|---|
//! | `model` | states and who may move them, pure |
//! | `enforcement` | what an action changes, and how it is undone |
//! | `actions` | what members and administrators do |
//! | `tasks` | what the clock does |
//! | `store` | the statements; below it what is always so |
//!
//! Source: spec marketplace 9; contract/decisions/marketplace-reports.md.

pub mod actions;
pub mod enforcement;
pub mod events;
pub mod model;
pub mod notices;
pub mod rest;
pub mod store;
pub mod tasks;
