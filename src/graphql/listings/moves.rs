//! What can be done with listings.

use async_graphql::{Context, ID, InputObject, Json, Object, Result, SimpleObject};
use contract::Operation;
use serde_json::{Value, json};

use super::Listing;
use super::words::{ListingServiceType, ListingStatus, ListingType, ListingVisibility};
use crate::base::Hours;
use crate::call::{Call, patiently};
use crate::graphql::bounds::{self, named};
use crate::graphql::ids::{self, NodeId};
use crate::graphql::moment::Moment;
use crate::graphql::once::{Made, make_once};
use crate::graphql::session::Session;
use crate::listings::actions::{self, Detail};
use crate::listings::draft::Wish;
use crate::listings::model::{ServiceType, Side, Status, Visibility};
use crate::listings::tags;

/// What a listing is to be. For a new one, title, description and type are needed; for a change, what is left out stays as it is.
#[derive(InputObject)]
pub struct ListingInput {
    /// One line.
    title: Option<String>,
    /// The whole story.
    description: Option<String>,
    /// Offered or asked for.
    #[graphql(name = "type")]
    side: Option<ListingType>,
    /// Id of a heading for listings, as the REST API uses it.
    category_id: Option<ID>,
    /// Where it is, in words. Empty means the place that the owner's profile names.
    location: Option<String>,
    /// Degrees north. Counts together with the longitude only.
    latitude: Option<f64>,
    /// Degrees east. Counts together with the latitude only.
    longitude: Option<f64>,
    /// How long it takes, in hours.
    hours_estimate: Option<f64>,
    /// How many hours there are to give altogether.
    hours_available: Option<f64>,
    /// Takes the limit of hours away.
    #[graphql(default)]
    unlimited: bool,
    /// Where the work is done.
    service_type: Option<ListingServiceType>,
    /// What partner communities may do with it.
    federated_visibility: Option<ListingVisibility>,
    /// When there is time for it: an array or an object.
    availability: Option<Json<Value>>,
    /// Sustainable development goals, by number.
    sdg_goals: Option<Vec<i64>>,
    /// Where it is to stand; for changes only.
    status: Option<ListingStatus>,
}

impl ListingInput {
    /// The same in the words of the room, under the bounds of an operation's body at the REST door, and as that body.
    fn wish(self, operation: Operation) -> Result<(Wish, Value)> {
        let category = bounds::number(self.category_id.as_ref(), "categoryId")?;
        let (side, service) = (self.side.map(Side::from), self.service_type.map(ServiceType::from));
        let (visibility, status) = (self.federated_visibility.map(Visibility::from), self.status.map(Status::from));
        let availability = self.availability.map(|Json(value)| value);
        let available: Option<Value> =
            if self.unlimited { Some(json!("")) } else { self.hours_available.map(Value::from) };
        let mut body = json!({
            "title": self.title, "description": self.description, "type": side.map(Side::as_str), "category_id": category,
            "location": self.location, "latitude": self.latitude, "longitude": self.longitude,
            "hours_estimate": self.hours_estimate, "hours_available": available, "service_type": service.map(ServiceType::as_str),
            "federated_visibility": visibility.map(Visibility::as_str), "availability": availability, "sdg_goals": self.sdg_goals,
        });
        if operation == Operation::UpdateListing {
            body["status"] = json!(status.map(Status::as_str));
        }
        bounds::check(operation, body.clone())?;
        let wish = Wish {
            title: self.title,
            description: self.description,
            side,
            category: category.map(|id| Some(id.into())),
            location: self.location,
            coordinates: self.latitude.zip(self.longitude),
            hours_estimate: self.hours_estimate.map(|hours| Some(Hours::from_decimal(hours))),
            hours_available: match (self.unlimited, self.hours_available) {
                (true, _) => Some(None),
                (false, hours) => hours.map(|hours| Some(Hours::from_decimal(hours))),
            },
            service_type: service,
            federated_visibility: visibility,
            availability,
            sdg_goals: self.sdg_goals,
            status,
        };
        Ok((wish, body))
    }
}

/// A listing as it is now.
#[derive(SimpleObject)]
pub struct ListingPayload {
    /// The listing.
    listing: Listing,
}

/// A listing that is gone.
#[derive(SimpleObject)]
pub struct ListingGonePayload {
    /// Global id of what is gone.
    listing_id: ID,
}

/// Whether the viewer keeps a listing in mind.
#[derive(SimpleObject)]
pub struct SavedListingPayload {
    /// Global id of the listing.
    listing_id: ID,
    /// Whether the viewer keeps it in mind.
    saved: bool,
}

/// The tags of a listing.
#[derive(SimpleObject)]
pub struct ListingTagsPayload {
    /// Global id of the listing.
    listing_id: ID,
    /// As they are kept, in alphabetical order.
    tags: Vec<String>,
}

/// A listing with more time.
#[derive(SimpleObject)]
pub struct RenewedListingPayload {
    /// Global id of the listing.
    listing_id: ID,
    /// When its time runs out now. Null means never.
    expires_at: Option<Moment>,
}

/// What can be done with listings.
#[derive(Default)]
pub struct ListingsMutation;

#[Object]
impl ListingsMutation {
    /// Offers or asks for something. `VALIDATION_ERROR`, naming the argument, for what breaks its bounds or the community's own rules, and on
    /// `userId` for a member who has as many listings as the community allows. `FORBIDDEN` for visitors from another community.
    #[graphql(complexity = "10 + child_complexity")]
    async fn create_listing(
        &self,
        ctx: &Context<'_>,
        input: ListingInput,
        #[graphql(
            desc = "Chosen by the client, 1 to 191 visible characters: the same call under the same key happens once in 24 hours."
        )]
        idempotency_key: Option<String>,
    ) -> Result<Option<ListingPayload>> {
        let session = Session::of(ctx)?;
        let call = session.enter(Operation::CreateListing).await?;
        let (wish, said) = input.wish(Operation::CreateListing)?;
        let list = |call: Call| {
            let wish = wish.clone();
            async move { actions::create(&call, wish).await }
        };
        let number = |made: &Detail| made.line.0.id.get();
        let made = make_once(call, Operation::CreateListing, idempotency_key, &said, list, number).await;
        let detail = match named(made)? {
            Made::Now(detail) => detail,
            Made::Before(id) => actions::read(call, id.into()).await?,
        };
        Ok(Some(ListingPayload { listing: Listing::told(session, detail).await }))
    }

    /// Changes a listing. `FORBIDDEN` for anybody but its owner and administrators, `NOT_FOUND` for those who may not see it;
    /// `VALIDATION_ERROR`, naming the argument, for what breaks its bounds or the community's own rules, and on `status` for a move that is
    /// not theirs to make.
    #[graphql(complexity = "10 + child_complexity")]
    async fn update_listing(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the listing, or the id that the REST API uses.")] listing_id: ID,
        input: ListingInput,
    ) -> Result<Option<ListingPayload>> {
        let session = Session::of(ctx)?;
        let call = session.enter(Operation::UpdateListing).await?;
        let id = ids::listing(&listing_id, "listingId")?;
        let (wish, _) = input.wish(Operation::UpdateListing)?;
        let changed = patiently(call, |call| {
            let wish = wish.clone();
            async move { actions::update(&call, id, wish).await }
        });
        let listing = Listing::told(session, named(changed.await)?).await;
        Ok(Some(ListingPayload { listing }))
    }

    /// Takes a listing away, with its tags, saves, views, contacts and pictures. `FORBIDDEN` for anybody but its owner and
    /// administrators, `NOT_FOUND` for those who may not see it.
    async fn delete_listing(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the listing, or the id that the REST API uses.")] listing_id: ID,
    ) -> Result<Option<ListingGonePayload>> {
        let call = Session::of(ctx)?.enter(Operation::DeleteListing).await?;
        let id = ids::listing(&listing_id, "listingId")?;
        patiently(call, |call| async move { actions::delete(&call, id).await }).await?;
        Ok(Some(ListingGonePayload { listing_id: NodeId::Listing(id).encode() }))
    }

    /// Keeps a listing in mind; the owner is told once. `FEATURE_DISABLED` where the community has switched it off, `NOT_FOUND` for a
    /// listing that the viewer may not see.
    async fn save_listing(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the listing, or the id that the REST API uses.")] listing_id: ID,
    ) -> Result<Option<SavedListingPayload>> {
        let call = Session::of(ctx)?.enter(Operation::SaveListing).await?;
        let id = ids::listing(&listing_id, "listingId")?;
        patiently(call, |call| async move { actions::save(&call, id).await }).await?;
        Ok(Some(SavedListingPayload { listing_id: NodeId::Listing(id).encode(), saved: true }))
    }

    /// Keeps a listing in mind no longer. `FEATURE_DISABLED` where the community has switched it off, `NOT_FOUND` for a listing that the
    /// viewer neither keeps nor may see.
    async fn unsave_listing(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the listing, or the id that the REST API uses.")] listing_id: ID,
    ) -> Result<Option<SavedListingPayload>> {
        let call = Session::of(ctx)?.enter(Operation::UnsaveListing).await?;
        let id = ids::listing(&listing_id, "listingId")?;
        patiently(call, |call| async move { actions::unsave(&call, id).await }).await?;
        Ok(Some(SavedListingPayload { listing_id: NodeId::Listing(id).encode(), saved: false }))
    }

    /// Gives a listing its tags, in place of those it has. `VALIDATION_ERROR` on `tags` for more than ten; `FORBIDDEN` for anybody but its
    /// owner and administrators, `NOT_FOUND` for those who may not see it.
    async fn set_listing_tags(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the listing, or the id that the REST API uses.")] listing_id: ID,
        #[graphql(
            desc = "At most ten remain; anything but letters a to z, digits, spaces and hyphens is left out of them."
        )]
        tags: Vec<String>,
    ) -> Result<Option<ListingTagsPayload>> {
        let call = Session::of(ctx)?.enter(Operation::SetListingTags).await?;
        let id = ids::listing(&listing_id, "listingId")?;
        bounds::check(Operation::SetListingTags, json!({ "tags": &tags }))?;
        let kept = patiently(call, |call| {
            let tags = tags.clone();
            async move { tags::replace(&call, id, &tags).await }
        });
        Ok(Some(ListingTagsPayload { listing_id: NodeId::Listing(id).encode(), tags: kept.await? }))
    }

    /// Gives a listing more time. `RENEWAL_FAILED` for anybody but its owner, and for a listing that is neither active nor run out, is
    /// not approved, or was renewed twelve times. One that never runs out still never does.
    async fn renew_listing(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the listing, or the id that the REST API uses.")] listing_id: ID,
    ) -> Result<Option<RenewedListingPayload>> {
        let call = Session::of(ctx)?.enter(Operation::RenewListing).await?;
        let id = ids::listing(&listing_id, "listingId")?;
        let end = patiently(call, |call| async move { actions::renew(&call, id).await }).await?;
        Ok(Some(RenewedListingPayload { listing_id: NodeId::Listing(id).encode(), expires_at: end.map(Moment) }))
    }
}
