// Made from contract/areas/marketplace_images.yaml by codegen; edit the contract instead.

//! The area `marketplace_images`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, NoContent, Parameter, Read, Rejection, Reply, Served,
    Upload, Work,
};

/// What the gateway answers in the area `marketplace_images`: one method an operation.
pub trait MarketplaceImagesApi: Area {
    /// Upload pictures of a listing
    ///
    /// `POST /api/v2/marketplace/listings/{id}/images`
    ///
    /// Its seller only. The parts `images[]`, `image_0` to `image_19`, or `image`, each a JPEG, PNG, WebP or GIF of at most 8 MB. Each is decoded and made anew, upright and without anything that was hidden in the file. What is no picture is skipped, and so is what would be one too many. 422 `UPLOAD_FAILED` on `images` when nothing is left, 422 `VALIDATION_ERROR` on `images` for a listing that has as many as the community allows, and on `status` for one that was removed. Where the community looks at listings first, it waits to be looked at again. 403 `FORBIDDEN` for others who may see it, 404 `RESOURCE_NOT_FOUND` for everybody else.
    fn add_marketplace_listing_images(
        &self,
        call: Self::Call,
        path: AddMarketplaceListingImagesPath,
        body: Upload,
    ) -> impl Future<
        Output = Result<MarketplaceListingImagesResponse, Self::Failure>,
    > + Send;

    /// Put a listing's pictures in an order
    ///
    /// `PUT /api/v2/marketplace/listings/{id}/images/reorder`
    ///
    /// Its seller only. The first becomes the one that lists show. 422 `VALIDATION_ERROR` on `image_ids` unless they are the listing's pictures, each once. Where the community looks at listings first, it waits to be looked at again. 403 `FORBIDDEN` for others who may see it, 404 `RESOURCE_NOT_FOUND` for everybody else.
    fn reorder_marketplace_listing_images(
        &self,
        call: Self::Call,
        path: ReorderMarketplaceListingImagesPath,
        body: ReorderMarketplaceListingImagesBody,
    ) -> impl Future<
        Output = Result<ReorderedMarketplaceListingImagesResponse, Self::Failure>,
    > + Send;

    /// Delete a picture of a listing
    ///
    /// `DELETE /api/v2/marketplace/listings/{id}/images/{imageId}`
    ///
    /// Its seller only. The next one is shown in lists then. Where the community looks at listings first, it waits to be looked at again. 404 `RESOURCE_NOT_FOUND` also for a picture that is not the listing's. 403 `FORBIDDEN` for others who may see it, 404 `RESOURCE_NOT_FOUND` for everybody else.
    fn delete_marketplace_listing_image(
        &self,
        call: Self::Call,
        path: DeleteMarketplaceListingImagePath,
    ) -> impl Future<Output = Result<NoContent, Self::Failure>> + Send;

    /// Upload a listing's video
    ///
    /// `POST /api/v2/marketplace/listings/{id}/video`
    ///
    /// Its seller only. The part `video` is an MP4, WebM or QuickTime file of at most 50 MB, whatever its name says; it takes the place of the one before. 422 `UPLOAD_FAILED` on `video` for any other file and without one. Where the community looks at listings first, it waits to be looked at again. 403 `FORBIDDEN` for others who may see it, 404 `RESOURCE_NOT_FOUND` for everybody else.
    fn set_marketplace_listing_video(
        &self,
        call: Self::Call,
        path: SetMarketplaceListingVideoPath,
        body: Upload,
    ) -> impl Future<
        Output = Result<MarketplaceListingVideoResponse, Self::Failure>,
    > + Send;

    /// Delete a listing's video
    ///
    /// `DELETE /api/v2/marketplace/listings/{id}/video`
    ///
    /// Its seller only. Without one, nothing changes. Where the community looks at listings first, it waits to be looked at again. 403 `FORBIDDEN` for others who may see it, 404 `RESOURCE_NOT_FOUND` for everybody else.
    fn delete_marketplace_listing_video(
        &self,
        call: Self::Call,
        path: DeleteMarketplaceListingVideoPath,
    ) -> impl Future<Output = Result<NoContent, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: MarketplaceImagesApi>() -> [Served<A>; 5] {
    [
        (Operation::AddMarketplaceListingImages, add_marketplace_listing_images::<A>),
        (
            Operation::ReorderMarketplaceListingImages,
            reorder_marketplace_listing_images::<A>,
        ),
        (
            Operation::DeleteMarketplaceListingImage,
            delete_marketplace_listing_image::<A>,
        ),
        (Operation::SetMarketplaceListingVideo, set_marketplace_listing_video::<A>),
        (Operation::DeleteMarketplaceListingVideo, delete_marketplace_listing_video::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 5] {
    [
        (
            Operation::AddMarketplaceListingImages,
            |asked| add_marketplace_listing_images_input(asked).map(drop),
        ),
        (
            Operation::ReorderMarketplaceListingImages,
            |asked| reorder_marketplace_listing_images_input(asked).map(drop),
        ),
        (
            Operation::DeleteMarketplaceListingImage,
            |asked| delete_marketplace_listing_image_input(asked).map(drop),
        ),
        (
            Operation::SetMarketplaceListingVideo,
            |asked| set_marketplace_listing_video_input(asked).map(drop),
        ),
        (
            Operation::DeleteMarketplaceListingVideo,
            |asked| delete_marketplace_listing_video_input(asked).map(drop),
        ),
    ]
}

fn add_marketplace_listing_images_input(
    asked: &mut Asked,
) -> Result<(AddMarketplaceListingImagesPath, Upload), Rejection> {
    let path: AddMarketplaceListingImagesPath = asked
        .path(&ADD_MARKETPLACE_LISTING_IMAGES_PATH)?;
    let body: Upload = asked.upload()?;
    Ok((path, body))
}

fn add_marketplace_listing_images<A: MarketplaceImagesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = add_marketplace_listing_images_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .add_marketplace_listing_images(call, path, body)
                    .await?;
                Ok(Reply::json(201, &answer))
            })
        }),
    )
}

fn reorder_marketplace_listing_images_input(
    asked: &mut Asked,
) -> Result<
    (ReorderMarketplaceListingImagesPath, ReorderMarketplaceListingImagesBody),
    Rejection,
> {
    let path: ReorderMarketplaceListingImagesPath = asked
        .path(&REORDER_MARKETPLACE_LISTING_IMAGES_PATH)?;
    let body: ReorderMarketplaceListingImagesBody = asked.body(true)?;
    Ok((path, body))
}

fn reorder_marketplace_listing_images<A: MarketplaceImagesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = reorder_marketplace_listing_images_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .reorder_marketplace_listing_images(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn delete_marketplace_listing_image_input(
    asked: &mut Asked,
) -> Result<DeleteMarketplaceListingImagePath, Rejection> {
    let path: DeleteMarketplaceListingImagePath = asked
        .path(&DELETE_MARKETPLACE_LISTING_IMAGE_PATH)?;
    Ok(path)
}

fn delete_marketplace_listing_image<A: MarketplaceImagesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = delete_marketplace_listing_image_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .delete_marketplace_listing_image(call, path)
                    .await?;
                Ok(answer.into_reply(204))
            })
        }),
    )
}

fn set_marketplace_listing_video_input(
    asked: &mut Asked,
) -> Result<(SetMarketplaceListingVideoPath, Upload), Rejection> {
    let path: SetMarketplaceListingVideoPath = asked
        .path(&SET_MARKETPLACE_LISTING_VIDEO_PATH)?;
    let body: Upload = asked.upload()?;
    Ok((path, body))
}

fn set_marketplace_listing_video<A: MarketplaceImagesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = set_marketplace_listing_video_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .set_marketplace_listing_video(call, path, body)
                    .await?;
                Ok(Reply::json(201, &answer))
            })
        }),
    )
}

fn delete_marketplace_listing_video_input(
    asked: &mut Asked,
) -> Result<DeleteMarketplaceListingVideoPath, Rejection> {
    let path: DeleteMarketplaceListingVideoPath = asked
        .path(&DELETE_MARKETPLACE_LISTING_VIDEO_PATH)?;
    Ok(path)
}

fn delete_marketplace_listing_video<A: MarketplaceImagesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = delete_marketplace_listing_video_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .delete_marketplace_listing_video(call, path)
                    .await?;
                Ok(answer.into_reply(204))
            })
        }),
    )
}

static ADD_MARKETPLACE_LISTING_IMAGES_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static REORDER_MARKETPLACE_LISTING_IMAGES_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static DELETE_MARKETPLACE_LISTING_IMAGE_PATH: [Parameter; 2] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "imageId",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static SET_MARKETPLACE_LISTING_VIDEO_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static DELETE_MARKETPLACE_LISTING_VIDEO_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

/// The path parameters of `POST /api/v2/marketplace/listings/{id}/images`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AddMarketplaceListingImagesPath {
    /// Id of the listing.
    pub id: i64,
}

/// The path parameters of `DELETE /api/v2/marketplace/listings/{id}/images/{imageId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeleteMarketplaceListingImagePath {
    /// Id of the listing.
    pub id: i64,
    /// Id of the picture.
    #[serde(rename = "imageId")]
    pub image_id: i64,
}

/// The path parameters of `DELETE /api/v2/marketplace/listings/{id}/video`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeleteMarketplaceListingVideoPath {
    /// Id of the listing.
    pub id: i64,
}

/// A form with pictures.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct MarketplaceListingImagesForm {
    /// Each a JPEG, PNG, WebP or GIF.
    #[serde(rename = "images[]", default)]
    pub images: Option<Vec<String>>,
    /// A single one, for clients that send them one by one.
    pub image: Option<String>,
}

/// Pictures of a listing.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceListingImagesResponse {
    /// Pictures in their order.
    pub data: Vec<crate::marketplace_listings::MarketplaceListingImage>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The video of a listing.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceListingVideo {
    /// Absolute address.
    pub video_url: String,
}

/// A form with a video.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct MarketplaceListingVideoForm {
    /// MP4, WebM or QuickTime.
    pub video: String,
}

/// The video of a listing.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceListingVideoResponse {
    /// The data.
    pub data: MarketplaceListingVideo,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The order of the pictures.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ReorderMarketplaceListingImagesBody {
    /// The ids of all of the listing's pictures.
    pub image_ids: Vec<i64>,
}

/// The path parameters of `PUT /api/v2/marketplace/listings/{id}/images/reorder`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ReorderMarketplaceListingImagesPath {
    /// Id of the listing.
    pub id: i64,
}

/// That the pictures are in the order.
#[derive(Clone, Debug, Serialize)]
pub struct ReorderedMarketplaceListingImages {
    /// Always true.
    pub reordered: bool,
}

/// That the pictures are in the order.
#[derive(Clone, Debug, Serialize)]
pub struct ReorderedMarketplaceListingImagesResponse {
    /// The data.
    pub data: ReorderedMarketplaceListingImages,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The path parameters of `POST /api/v2/marketplace/listings/{id}/video`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SetMarketplaceListingVideoPath {
    /// Id of the listing.
    pub id: i64,
}
