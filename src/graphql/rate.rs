//! How many requests a caller may send, and how many an address: an operation on a socket is one too.
//!
//! The limits of the operations behind the fields come on top (`session`). What these are for is what has no such limit: documents that are
//! refused, and the schema's description of itself.

use std::time::Duration;

use super::Settings;
use crate::auth;
use crate::base::Answer;
use crate::call::{Call, Viewer};
use crate::throttle::{Limit, address_key};

const MINUTE: Duration = Duration::from_secs(60);

/// Counts a request.
///
/// # Errors
/// 429 `rate_limited`, with the headers of REST.
pub async fn count(call: &Call, settings: &Settings) -> Answer<()> {
    let address = call.visit().address.map_or_else(|| "nowhere".to_owned(), address_key);
    let caller = match call.viewer() {
        Viewer::Member(member) => format!("member:{}", member.id),
        Viewer::Nobody => address.clone(),
    };
    let limits = [
        (format!("{}:graphql:{caller}:60", call.tenant()), settings.requests_per_minute),
        (format!("graphql:address:{address}:60"), settings.requests_per_minute_per_address),
    ];
    auth::doorkeeper::admit(call, &limits.map(|(key, limit)| Limit { key, limit, window: MINUTE }), "graphql").await
}
