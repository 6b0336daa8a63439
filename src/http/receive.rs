//! From a request to the call.

use std::sync::Arc;

use contract::{Security, TenantNeed};
use http::request::Parts;

use super::entrance;
use crate::base::Answer;
use crate::call::{Call, World};

/// Makes the call.
///
/// # Errors
/// A fault if the database cannot be asked.
#[allow(clippy::unused_async, reason = "community and viewer are looked up")]
pub async fn receive(world: &Arc<World>, _: TenantNeed, _: Security, parts: &Parts) -> Answer<Call> {
    let call = world.errand(None);
    if let Some(entrance) = entrance(parts) {
        entrance.became(&call);
    }
    Ok(call)
}
