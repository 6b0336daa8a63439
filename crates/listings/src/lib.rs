//! Listings: what members offer each other and ask for.
//!
//! A listing is *listed* while its status is `active` and its moderation `approved`, it has not run out, and its owner may take
//! part: then every member of the community may see it, but nobody who is blocked by the owner or has blocked them. Otherwise only
//! its owner and administrators do.
//!
//! | who | may set the status to | from |
//! |---|---|---|
//! | owner | active, draft, paused | active, draft, paused, expired |
//! | staff | approved and active, or rejected and draft | pending, and not their own |
//! | administrator | also pending, suspended, expired | any but deleted |
//!
//! Deleting keeps the row, for exchanges that point at it, and takes everything around it away.
//!
//! | folder or file | holds |
//! |---|---|
//! | `model` | states and their moves, how lists are ranked |
//! | `approval`, `moderation` | what waits to be approved, and what staff decide |
//! | `draft` | what a member wishes, and what the community allows |
//! | `actions`, `store`, `rest` | making, changing, ending, saving, reporting, renewing |
//! | `search` | lists by every filter, near a place, by words |
//! | `expiry`, `tasks` | their end, which the clock tells before and brings |
//! | `moves` | listings follow their owner |
//! | `images` | pictures, through `media` |
//! | `tags` | what a listing is found by beside its words |
//! | `analytics` | what its owner learns about its readers |
//! | `reports` | what members say is wrong with listings, and who decides about that |
//!
//! Tells the outbox `ListingCreated`, `ListingSubmitted`, `ListingApproved`, `ListingRejected`, `ListingSaved`, `ListingReported`,
//! `ListingReportUpheld`, `ListingExpiring` and `ListingExpired`. Source: spec platform 4 and desk 5; contract/decisions/listings.md.

pub mod actions;
pub mod analytics;
pub mod approval;
mod brings;
pub mod draft;
pub mod events;
mod expiry;
pub mod images;
pub mod model;
pub mod moderation;
pub mod moves;
pub mod notices;
pub mod reports;
pub mod rest;
pub mod search;
pub mod store;
pub mod tags;
pub mod tasks;

pub use model::{Contact, Listing, Moderation, ServiceType, Side, Status, Visibility};
pub use moves::PlacesListings;

pub(crate) use crate as listings;
pub(crate) use brings::BRINGS;
pub(crate) use kernel::{
    base, call, db, insert, joined_record, language, lowest_first, newest_first, params, record, say, words,
};
pub(crate) use people::{members, recognition, tenancy};
pub(crate) use services::{media, outbox, queue};
