//! Calls to push services: those that the operator named, and those that members' browsers have.

use std::time::Duration;

use reqwest::Client;
pub use services::calls::{known, read, retry_after};

use super::endpoint::{Reach, Resolver};
use crate::base::{Answer, Fault};

/// A client for addresses that members named. It uses no proxy: that one would look the name up for itself.
///
/// # Errors
/// A fault if TLS cannot be set up.
pub fn outside(reach: Reach, patience: Duration) -> Answer<Client> {
    Ok(services::calls::builder(patience)?.no_proxy().dns_resolver(Resolver(reach)).build().map_err(Fault::new)?)
}
