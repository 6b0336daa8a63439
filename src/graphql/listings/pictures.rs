//! What can be done with pictures that are there, and reports. New pictures are sent over REST.

use async_graphql::{Context, Enum, ID, Object, Result, SimpleObject};
use contract::Operation;
use serde_json::json;

use super::ListingImage;
use crate::call::patiently;
use crate::graphql::session::Session;
use crate::graphql::{bounds, ids};
use crate::listings::reports::Reason;
use crate::listings::{actions, images};
use crate::media;
use crate::members::model::absolute;

/// What is wrong with a listing.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "Reason")]
pub enum ListingReportReason {
    /// It does not belong here.
    Inappropriate,
    /// Somebody may come to harm.
    SafetyConcern,
    /// It says what is not so.
    Misleading,
    /// It is an advertisement.
    Spam,
    /// It is nothing that members do for hours.
    NotTimebankService,
    /// Something else.
    Other,
}

/// A listing that was reported.
#[derive(SimpleObject)]
pub struct ReportListingPayload {
    /// Always true.
    reported: bool,
}

/// The first picture of a listing.
#[derive(SimpleObject)]
pub struct ListingPicturePayload {
    /// Absolute address. Null when there is none left.
    image_url: Option<String>,
}

/// The pictures of a listing.
#[derive(SimpleObject)]
pub struct ListingImagesPayload {
    /// In their order.
    images: Vec<ListingImage>,
}

/// What can be done with pictures, and reports.
#[derive(Default)]
pub struct ListingPicturesMutation;

#[Object]
impl ListingPicturesMutation {
    /// Tells those who look after the community that something is wrong with a listing. `FORBIDDEN` for one's own and `FEATURE_DISABLED`
    /// where the community has switched it off; `ALREADY_REPORTED` the second time; `NOT_FOUND` for those who may not see it.
    async fn report_listing(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the listing, or the id that the REST API uses.")] listing_id: ID,
        #[graphql(desc = "What is wrong with it.")] reason: ListingReportReason,
        #[graphql(desc = "In the viewer's words, at most 500 characters.")] details: Option<String>,
    ) -> Result<Option<ReportListingPayload>> {
        let call = Session::of(ctx)?.enter(Operation::ReportListing).await?;
        let id = ids::listing(&listing_id, "listingId")?;
        let reason = Reason::from(reason);
        bounds::check(Operation::ReportListing, json!({ "reason": reason.as_str(), "details": &details }))?;
        let details = details.as_deref();
        patiently(call, |call| async move { actions::report(&call, id, reason.as_str(), details).await }).await?;
        Ok(Some(ReportListingPayload { reported: true }))
    }

    /// Takes the first picture of a listing away; the next one takes its place. `FORBIDDEN` for anybody but its owner and
    /// administrators, `NOT_FOUND` for those who may not see it.
    async fn remove_listing_image(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the listing, or the id that the REST API uses.")] listing_id: ID,
    ) -> Result<Option<ListingPicturePayload>> {
        let call = Session::of(ctx)?.enter(Operation::RemoveListingImage).await?;
        let id = ids::listing(&listing_id, "listingId")?;
        let name = patiently(call, |call| async move { images::remove_cover(&call, id).await }).await?;
        let path = name.and_then(|name| media::address(call.tenant(), &name));
        let image_url = path.map(|path| absolute(&call.visit().base_url, &path));
        Ok(Some(ListingPicturePayload { image_url }))
    }

    /// Takes a picture of a listing away. `FORBIDDEN` for anybody but its owner and administrators, `NOT_FOUND` for those who may not
    /// see it and for a picture that is not there.
    async fn delete_listing_image(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the listing, or the id that the REST API uses.")] listing_id: ID,
        #[graphql(desc = "Id of the picture, as the REST API uses it.")] image_id: ID,
    ) -> Result<Option<ListingImagesPayload>> {
        let session = Session::of(ctx)?;
        let call = session.enter(Operation::DeleteListingImage).await?;
        let (id, image) = (ids::listing(&listing_id, "listingId")?, ids::plain(&image_id, "imageId")?.into());
        let left = patiently(call, |call| async move { images::delete(&call, id, image).await }).await?;
        Ok(Some(ListingImagesPayload { images: left.iter().map(|image| ListingImage::of(session, image)).collect() }))
    }

    /// Puts the pictures of a listing into another order. `VALIDATION_ERROR` unless each of them is named once; otherwise as
    /// `deleteListingImage`.
    async fn reorder_listing_images(
        &self,
        ctx: &Context<'_>,
        #[graphql(desc = "Global id of the listing, or the id that the REST API uses.")] listing_id: ID,
        #[graphql(desc = "Ids of all its pictures, as the REST API uses them.")] image_ids: Vec<ID>,
    ) -> Result<Option<ListingImagesPayload>> {
        let session = Session::of(ctx)?;
        let call = session.enter(Operation::ReorderListingImages).await?;
        let id = ids::listing(&listing_id, "listingId")?;
        let numbers = image_ids.iter().map(|id| ids::plain(id, "imageIds")).collect::<Result<Vec<i64>, _>>()?;
        bounds::check(Operation::ReorderListingImages, json!({ "image_ids": &numbers }))?;
        let order: &Vec<_> = &numbers.into_iter().map(Into::into).collect();
        let moved = patiently(call, |call| async move { images::reorder(&call, id, order).await }).await;
        let images = bounds::named(moved)?.iter().map(|image| ListingImage::of(session, image)).collect();
        Ok(Some(ListingImagesPayload { images }))
    }
}
