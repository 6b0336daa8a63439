// Made from contract/ by codegen; edit the contract instead.

//! The published REST contract as Rust: types, one trait an area, the table of operations, and the routes.
//!
//! Everything but `runtime` is made from `contract/` and is not edited by hand.

#[rustfmt::skip]
pub mod auth;
#[rustfmt::skip]
pub mod categories;
#[rustfmt::skip]
pub mod codes;
#[rustfmt::skip]
pub mod connections;
#[rustfmt::skip]
pub mod endorsements;
#[rustfmt::skip]
pub mod exchanges;
#[rustfmt::skip]
pub mod graph;
#[rustfmt::skip]
pub mod groups;
#[rustfmt::skip]
pub mod listing_images;
#[rustfmt::skip]
pub mod listing_moderation;
#[rustfmt::skip]
pub mod listing_reports;
#[rustfmt::skip]
pub mod listing_search;
#[rustfmt::skip]
pub mod listing_tags;
#[rustfmt::skip]
pub mod listings;
#[rustfmt::skip]
pub mod members;
#[rustfmt::skip]
pub mod messages;
#[rustfmt::skip]
pub mod notification_mail;
#[rustfmt::skip]
pub mod notification_settings;
#[rustfmt::skip]
pub mod notifications;
#[rustfmt::skip]
pub mod operations;
#[rustfmt::skip]
pub mod platform;
#[rustfmt::skip]
pub mod push;
#[rustfmt::skip]
pub mod queue;
#[rustfmt::skip]
pub mod realtime;
#[rustfmt::skip]
pub mod registrations;
#[rustfmt::skip]
pub mod reviews;
pub mod runtime;
#[rustfmt::skip]
pub mod safeguarding;
#[rustfmt::skip]
pub mod shared;
#[rustfmt::skip]
pub mod wallet;
#[rustfmt::skip]
pub mod words;

use std::sync::Arc;

pub use auth::AuthApi;
pub use categories::CategoriesApi;
pub use codes::Code;
pub use connections::ConnectionsApi;
pub use endorsements::EndorsementsApi;
pub use exchanges::ExchangesApi;
pub use groups::GroupsApi;
pub use listing_images::ListingImagesApi;
pub use listing_moderation::ListingModerationApi;
pub use listing_reports::ListingReportsApi;
pub use listing_search::ListingSearchApi;
pub use listing_tags::ListingTagsApi;
pub use listings::ListingsApi;
pub use members::MembersApi;
pub use messages::MessagesApi;
pub use notification_mail::NotificationMailApi;
pub use notification_settings::NotificationSettingsApi;
pub use notifications::NotificationsApi;
pub use operations::Operation;
pub use platform::PlatformApi;
pub use push::PushApi;
pub use queue::QueueApi;
pub use realtime::RealtimeApi;
pub use registrations::RegistrationsApi;
pub use reviews::ReviewsApi;
pub use runtime::*;
pub use safeguarding::SafeguardingApi;
pub use wallet::WalletApi;

/// The merged OpenAPI document.
pub const OPENAPI_JSON: &str = include_str!("../openapi.json");

/// Everything the contract asks of a gateway.
#[rustfmt::skip]
pub trait Api: AuthApi + CategoriesApi + ConnectionsApi + EndorsementsApi + ExchangesApi + GroupsApi + ListingImagesApi + ListingReportsApi + ListingSearchApi + ListingTagsApi + ListingsApi + MembersApi + MessagesApi + NotificationMailApi + NotificationSettingsApi + NotificationsApi + PlatformApi + PushApi + QueueApi + RealtimeApi + RegistrationsApi + ReviewsApi + SafeguardingApi + WalletApi {}

#[rustfmt::skip]
impl<
    H: AuthApi + CategoriesApi + ConnectionsApi + EndorsementsApi + ExchangesApi
        + GroupsApi + ListingImagesApi + ListingReportsApi + ListingSearchApi
        + ListingTagsApi + ListingsApi + MembersApi + MessagesApi + NotificationMailApi
        + NotificationSettingsApi + NotificationsApi + PlatformApi + PushApi + QueueApi
        + RealtimeApi + RegistrationsApi + ReviewsApi + SafeguardingApi + WalletApi,
> Api for H {}

/// The function that serves each operation.
pub fn handlers<H: Api>() -> impl Iterator<Item = (Operation, Handler<H>)> {
    std::iter::empty()
        .chain(auth::handlers::<H>())
        .chain(categories::handlers::<H>())
        .chain(connections::handlers::<H>())
        .chain(endorsements::handlers::<H>())
        .chain(exchanges::handlers::<H>())
        .chain(groups::handlers::<H>())
        .chain(listing_images::handlers::<H>())
        .chain(listing_moderation::handlers::<H>())
        .chain(listing_reports::handlers::<H>())
        .chain(listing_search::handlers::<H>())
        .chain(listing_tags::handlers::<H>())
        .chain(listings::handlers::<H>())
        .chain(members::handlers::<H>())
        .chain(messages::handlers::<H>())
        .chain(notification_mail::handlers::<H>())
        .chain(notification_settings::handlers::<H>())
        .chain(notifications::handlers::<H>())
        .chain(platform::handlers::<H>())
        .chain(push::handlers::<H>())
        .chain(queue::handlers::<H>())
        .chain(realtime::handlers::<H>())
        .chain(registrations::handlers::<H>())
        .chain(reviews::handlers::<H>())
        .chain(safeguarding::handlers::<H>())
        .chain(wallet::handlers::<H>())
}

/// The routes of every operation.
pub fn routes<H: Api>(house: Arc<H>) -> axum::Router {
    runtime::router(&house, handlers::<H>())
}
