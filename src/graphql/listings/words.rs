//! The words of the graph for listings, and what can be looked for.

use async_graphql::{Enum, ID, InputObject, Result};
use chrono::TimeDelta;
use contract::Code;

use crate::base::{Hours, Refusal, Timestamp};
use crate::graphql::ids;
use crate::listings::model;
use crate::listings::place::Circle;
use crate::listings::search::{Wanted, circle};
use crate::listings::store::lists::search::{Filter, Order};
use crate::listings::tags::tag;
use crate::say;

/// Whether it is given or looked for.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "model::Side")]
pub enum ListingType {
    /// A member offers it.
    Offer,
    /// A member asks for it.
    Request,
}

/// Where a listing stands.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "model::Status")]
pub enum ListingStatus {
    /// Shown, once approved.
    Active,
    /// Being written.
    Draft,
    /// Taken out of sight for a while by its owner.
    Paused,
    /// Waiting for somebody to look at it.
    Pending,
    /// Taken out of sight by an administrator.
    Suspended,
    /// Its time ran out.
    Expired,
    /// Gone. Shown with reports alone.
    Deleted,
}

/// What those who look after the community said about a listing.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "model::Moderation")]
pub enum ListingModeration {
    /// Nothing yet.
    PendingReview,
    /// It may be shown.
    Approved,
    /// It may not.
    Rejected,
}

/// Where the work is done.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "model::ServiceType")]
pub enum ListingServiceType {
    /// In one place.
    PhysicalOnly,
    /// From anywhere.
    RemoteOnly,
    /// Either.
    Hybrid,
    /// It depends on where the other lives.
    LocationDependent,
}

/// What partner communities may do with a listing.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "model::Visibility")]
pub enum ListingVisibility {
    /// They do not see it.
    None,
    /// They see it.
    Listed,
    /// They see it and may ask for it.
    Bookable,
}

/// How listings stand in a list.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
pub enum ListingOrder {
    /// By freshness and by the interest that others took. With words, titles that have them come first, and where a thousand
    /// or more have them, the newest of both; around a place, the nearest.
    Ranked,
    /// Newest first.
    Newest,
}

impl ListingOrder {
    /// The order of a list of what is wanted.
    pub(super) fn of(self, wanted: &Wanted) -> Order {
        match self {
            Self::Newest => Order::Newest,
            Self::Ranked if wanted.filter.near.is_some() => Order::Nearest,
            Self::Ranked => Order::Ranked,
        }
    }
}

/// A circle on the earth.
#[derive(InputObject)]
pub struct Around {
    /// Degrees north.
    latitude: f64,
    /// Degrees east.
    longitude: f64,
    /// How far away at most, in kilometres, 0.1 to 500. Moved into its bounds, never refused.
    #[graphql(default = 25.0)]
    radius_km: f64,
}

/// What is looked for. What is left out does not matter.
#[derive(InputObject, Default)]
pub struct ListingFilter {
    /// Words that title, description or location begin words with; all of them must be found.
    search: Option<String>,
    /// Offers or requests.
    #[graphql(name = "type")]
    side: Option<ListingType>,
    /// Id or slug of a heading, as the REST API uses them. An unknown one finds nothing.
    category: Option<String>,
    /// Of this member: global id, or the id that the REST API uses.
    owner_id: Option<ID>,
    /// With one of these tags.
    tags: Option<Vec<String>>,
    /// Estimated to take at least so many hours.
    min_hours: Option<f64>,
    /// Estimated to take at most so many hours.
    max_hours: Option<f64>,
    /// Done in one of these ways.
    service_types: Option<Vec<ListingServiceType>>,
    /// Made in so many days, 1 to 365. Moved into its bounds, never refused.
    posted_within: Option<i32>,
    /// Only what has a place on the map.
    #[graphql(default)]
    with_coordinates: bool,
    /// In here.
    near: Option<Around>,
    /// What stands out comes first.
    #[graphql(default)]
    featured_first: bool,
}

impl ListingFilter {
    /// The same in the words of the room.
    ///
    /// # Errors
    /// 422 `VALIDATION_ERROR` for what is no member's id, for words that are too long and for a place that is none.
    pub(super) fn wanted(self, now: Timestamp) -> Result<Wanted> {
        let owner = self.owner_id.map(|id| ids::member(&id, "filter.ownerId")).transpose()?;
        if self.search.as_ref().is_some_and(|words| words.chars().count() > 255 || words.contains('\0')) {
            let refusal = Refusal::new(Code::ValidationError, say!("search-words-invalid", most = 255));
            return Err(crate::base::Failure::from(refusal.field("filter.search")).into());
        }
        let near: Option<Circle> = match self.near {
            Some(near) => Some(circle(near.latitude, near.longitude, near.radius_km.clamp(0.1, 500.0))?),
            None => None,
        };
        let category = self.category.map(|category| category.replace('\0', "\u{fffd}"));
        Ok(Wanted {
            category,
            words: self.search,
            featured_first: self.featured_first,
            filter: Filter {
                side: self.side.map(Into::into),
                owner,
                tags: self.tags.map(|tags| tags.iter().filter_map(|typed| tag(typed)).collect()),
                min_hours: self.min_hours.map(Hours::from_decimal),
                max_hours: self.max_hours.map(Hours::from_decimal),
                services: self.service_types.map(|services| services.into_iter().map(Into::into).collect()),
                since: self.posted_within.map(|days| now - TimeDelta::days(i64::from(days).clamp(1, 365))),
                with_coordinates: self.with_coordinates,
                near,
                ..Filter::default()
            },
        })
    }
}
