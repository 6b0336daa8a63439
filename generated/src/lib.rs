// Made from contract/ by codegen; edit the contract instead.

//! The published REST contract as Rust: types, one trait an area, the table of operations, and the routes.
//!
//! Everything but `runtime` is made from `contract/` and is not edited by hand.

#[rustfmt::skip]
pub mod auth;
#[rustfmt::skip]
pub mod codes;
#[rustfmt::skip]
pub mod connections;
#[rustfmt::skip]
pub mod groups;
#[rustfmt::skip]
pub mod members;
#[rustfmt::skip]
pub mod messages;
#[rustfmt::skip]
pub mod operations;
#[rustfmt::skip]
pub mod platform;
pub mod runtime;
#[rustfmt::skip]
pub mod safeguarding;
#[rustfmt::skip]
pub mod shared;

use std::sync::Arc;

pub use auth::AuthApi;
pub use codes::Code;
pub use connections::ConnectionsApi;
pub use groups::GroupsApi;
pub use members::MembersApi;
pub use messages::MessagesApi;
pub use operations::Operation;
pub use platform::PlatformApi;
pub use runtime::*;
pub use safeguarding::SafeguardingApi;

/// The merged OpenAPI document.
pub const OPENAPI_JSON: &str = include_str!("../openapi.json");

/// Everything the contract asks of a gateway.
#[rustfmt::skip]
pub trait Api: AuthApi + ConnectionsApi + GroupsApi + MembersApi + MessagesApi + PlatformApi + SafeguardingApi {}

#[rustfmt::skip]
impl<
    H: AuthApi + ConnectionsApi + GroupsApi + MembersApi + MessagesApi + PlatformApi
        + SafeguardingApi,
> Api for H {}

/// The routes of every operation.
pub fn routes<H: Api>(house: Arc<H>) -> axum::Router {
    let handlers = std::iter::empty()
        .chain(auth::handlers::<H>())
        .chain(connections::handlers::<H>())
        .chain(groups::handlers::<H>())
        .chain(members::handlers::<H>())
        .chain(messages::handlers::<H>())
        .chain(platform::handlers::<H>())
        .chain(safeguarding::handlers::<H>());
    runtime::router(&house, handlers)
}
