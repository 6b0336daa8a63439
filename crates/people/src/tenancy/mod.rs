//! Communities (tenants): which one a request is about, and what the world may know of it.
//!
//! | file | holds |
//! |---|---|
//! | `resolve` | from headers, host and token to a community: a pure function |
//! | `named` | a community that a body names |
//! | `host` | host names as they are compared, and the address that answers name |
//! | `snapshot` | all communities as they were at one moment |
//! | `tenants` | the service that keeps a snapshot warm |
//! | `choices` | what communities may choose, gathered from all areas: what is on and off unless they say otherwise, and their rules |
//! | `rules` | what of a community's stored rules can be used |
//! | `events`, `groups`, `listings` | what is decided about those, which profiles tell or strangers read |
//! | `public` | what is told before anybody signs in |
//! | `health` | whether the gateway is ready |
//! | `store`, `rest` | SQL; the contract's platform area |
//!
//! What it promises:
//!
//! - Order: `X-Tenant-ID`, `X-Tenant-Slug`, host, then, only where configured, the token's own community. A source that names
//!   something wrong is refused; the next one is never tried in its place.
//! - All communities are read with one statement, at most every five seconds. So long a change may stay unnoticed by other
//!   processes; whoever makes one in this process says [`Tenants::forget`].
//! - A rule that cannot be read counts as if it were not there, or as what is stricter; `doctor` tells (`rules`).

mod brings;
pub mod choices;
mod errand;
mod events;
mod groups;
pub mod health;
pub mod host;
mod listings;
mod named;
pub mod public;
mod resolve;
mod rest;
pub mod rules;
mod snapshot;
pub mod store;
mod tenants;
#[cfg(test)]
mod town;

use brings::BRINGS;

pub use choices::Choices;
pub use errand::{as_member, errand};
pub use events::{EventCreators, EventRules, SafetyMode};
pub use groups::GroupRules;
pub use host::base_url;
pub use listings::ListingRules;
pub use named::named;
pub use resolve::{Claim, Sources, resolve};
pub use rest::Rest;
pub use snapshot::Snapshot;
pub use tenants::{Communities, Tenants};
