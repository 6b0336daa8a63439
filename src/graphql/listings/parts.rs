//! What stands around a listing: headings and pictures.

use async_graphql::{ID, SimpleObject};

use crate::categories;
use crate::graphql::session::Session;
use crate::listings::store::images::Image;
use crate::media;
use crate::members::model::absolute;

/// A heading under which things stand.
#[derive(SimpleObject)]
pub struct Category {
    /// Id of the heading, as the REST API uses it.
    pub(super) rest_id: ID,
    /// The heading.
    pub(super) name: String,
    /// Its short name.
    pub(super) slug: String,
    /// Colour, such as `#b45309`.
    pub(super) color: Option<String>,
}

/// What stands under a heading.
#[derive(async_graphql::Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "categories::Kind")]
pub enum CategoryType {
    /// What members offer and ask for.
    Listing,
    /// Gatherings.
    Event,
    /// Volunteering.
    Volunteering,
    /// Files of the library.
    Resource,
}

/// A picture of a listing.
#[derive(SimpleObject)]
pub struct ListingImage {
    /// Id of the picture, as the REST API uses it.
    rest_id: ID,
    /// Absolute address.
    url: String,
    /// Absolute address of the same picture in small.
    thumbnail_url: String,
    /// What is seen on it.
    alt_text: Option<String>,
}

impl ListingImage {
    pub(super) fn of(session: &Session, image: &Image) -> Self {
        let place = |path: Option<String>| absolute(&session.call().visit().base_url, &path.unwrap_or_default());
        let tenant = session.call().tenant();
        Self {
            rest_id: image.id.get().into(),
            url: place(media::address(tenant, &image.name)),
            thumbnail_url: place(media::small_address(tenant, &image.name)),
            alt_text: image.alt_text.clone(),
        }
    }
}

impl From<categories::store::Category> for Category {
    fn from(category: categories::store::Category) -> Self {
        Self { rest_id: category.id.get().into(), name: category.name, slug: category.slug, color: category.color }
    }
}
