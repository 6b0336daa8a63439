// Made from contract/areas/listing_images.yaml by codegen; edit the contract instead.

//! The area `listing_images`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, Parameter, Read, Rejection, Reply, Served, Upload, Work,
};

/// What the gateway answers in the area `listing_images`: one method an operation.
pub trait ListingImagesApi: Area {
    /// Upload a listing's main picture
    ///
    /// `POST /api/v2/listings/{id}/image`
    ///
    /// The part `image` is a JPEG, PNG, WebP or GIF of at most 8 MB. It is decoded and made anew, upright and without anything that was hidden in the file; of what moves the first picture stays. 400 `VALIDATION_ERROR` on `image` without such a part, 422 `VALIDATION_ERROR` on `image` for a file that is no such picture, is cut off, or has more than 40 million points. 403 `FORBIDDEN` for anybody but the listing's owner and administrators; 404 `NOT_FOUND` for those who may not see it.
    fn set_listing_image(
        &self,
        call: Self::Call,
        path: SetListingImagePath,
        body: Upload,
    ) -> impl Future<Output = Result<ListingPictureResponse, Self::Failure>> + Send;

    /// Remove a listing's main picture
    ///
    /// `DELETE /api/v2/listings/{id}/image`
    ///
    /// The answer names the picture that the listing shows now: the first of its others, or none. 403 `FORBIDDEN` for anybody but the listing's owner and administrators; 404 `NOT_FOUND` for those who may not see it.
    fn remove_listing_image(
        &self,
        call: Self::Call,
        path: RemoveListingImagePath,
    ) -> impl Future<Output = Result<ListingPictureResponse, Self::Failure>> + Send;

    /// Upload more pictures of a listing
    ///
    /// `POST /api/v2/listings/{id}/images`
    ///
    /// The parts `images[]`, each as for the single picture; what is no picture, or larger than 8 MB, is skipped. 400 `VALIDATION_ERROR` on `images` without such a part, 422 `VALIDATION_ERROR` on `images` when nothing is left, or when there would be more pictures than the community allows. 403 `FORBIDDEN` for anybody but the listing's owner and administrators; 404 `NOT_FOUND` for those who may not see it.
    fn add_listing_images(
        &self,
        call: Self::Call,
        path: AddListingImagesPath,
        body: Upload,
    ) -> impl Future<Output = Result<ListingImagesResponse, Self::Failure>> + Send;

    /// Delete a picture of a listing
    ///
    /// `DELETE /api/v2/listings/{id}/images/{imageId}`
    ///
    /// 403 `FORBIDDEN` for anybody but the listing's owner and administrators; 404 `NOT_FOUND` for those who may not see it, and for a picture that is not the listing's.
    fn delete_listing_image(
        &self,
        call: Self::Call,
        path: DeleteListingImagePath,
    ) -> impl Future<Output = Result<ListingImagesResponse, Self::Failure>> + Send;

    /// Reorder a listing's pictures
    ///
    /// `PUT /api/v2/listings/{id}/images/reorder`
    ///
    /// 422 `VALIDATION_ERROR` on `image_ids` unless they are the listing's pictures, each once. 403 `FORBIDDEN` for anybody but the listing's owner and administrators; 404 `NOT_FOUND` for those who may not see it.
    fn reorder_listing_images(
        &self,
        call: Self::Call,
        path: ReorderListingImagesPath,
        body: ReorderListingImagesBody,
    ) -> impl Future<Output = Result<ListingImagesResponse, Self::Failure>> + Send;

    /// Those of the `ListingImage` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn listing_image_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<ListingImage>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: ListingImagesApi>() -> [Served<A>; 5] {
    [
        (Operation::SetListingImage, set_listing_image::<A>),
        (Operation::RemoveListingImage, remove_listing_image::<A>),
        (Operation::AddListingImages, add_listing_images::<A>),
        (Operation::DeleteListingImage, delete_listing_image::<A>),
        (Operation::ReorderListingImages, reorder_listing_images::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 5] {
    [
        (Operation::SetListingImage, |asked| set_listing_image_input(asked).map(drop)),
        (
            Operation::RemoveListingImage,
            |asked| remove_listing_image_input(asked).map(drop),
        ),
        (Operation::AddListingImages, |asked| add_listing_images_input(asked).map(drop)),
        (
            Operation::DeleteListingImage,
            |asked| delete_listing_image_input(asked).map(drop),
        ),
        (
            Operation::ReorderListingImages,
            |asked| reorder_listing_images_input(asked).map(drop),
        ),
    ]
}

fn set_listing_image_input(
    asked: &mut Asked,
) -> Result<(SetListingImagePath, Upload), Rejection> {
    let path: SetListingImagePath = asked.path(&SET_LISTING_IMAGE_PATH)?;
    let body: Upload = asked.upload()?;
    Ok((path, body))
}

fn set_listing_image<A: ListingImagesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = set_listing_image_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().set_listing_image(call, path, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn remove_listing_image_input(
    asked: &mut Asked,
) -> Result<RemoveListingImagePath, Rejection> {
    let path: RemoveListingImagePath = asked.path(&REMOVE_LISTING_IMAGE_PATH)?;
    Ok(path)
}

fn remove_listing_image<A: ListingImagesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = remove_listing_image_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().remove_listing_image(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn add_listing_images_input(
    asked: &mut Asked,
) -> Result<(AddListingImagesPath, Upload), Rejection> {
    let path: AddListingImagesPath = asked.path(&ADD_LISTING_IMAGES_PATH)?;
    let body: Upload = asked.upload()?;
    Ok((path, body))
}

fn add_listing_images<A: ListingImagesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = add_listing_images_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().add_listing_images(call, path, body).await?;
                Ok(Reply::json(201, &answer))
            })
        }),
    )
}

fn delete_listing_image_input(
    asked: &mut Asked,
) -> Result<DeleteListingImagePath, Rejection> {
    let path: DeleteListingImagePath = asked.path(&DELETE_LISTING_IMAGE_PATH)?;
    Ok(path)
}

fn delete_listing_image<A: ListingImagesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = delete_listing_image_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().delete_listing_image(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn reorder_listing_images_input(
    asked: &mut Asked,
) -> Result<(ReorderListingImagesPath, ReorderListingImagesBody), Rejection> {
    let path: ReorderListingImagesPath = asked.path(&REORDER_LISTING_IMAGES_PATH)?;
    let body: ReorderListingImagesBody = asked.body(true)?;
    Ok((path, body))
}

fn reorder_listing_images<A: ListingImagesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = reorder_listing_images_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .reorder_listing_images(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static SET_LISTING_IMAGE_PATH: [Parameter; 1] = [
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

static REMOVE_LISTING_IMAGE_PATH: [Parameter; 1] = [
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

static ADD_LISTING_IMAGES_PATH: [Parameter; 1] = [
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

static DELETE_LISTING_IMAGE_PATH: [Parameter; 2] = [
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

static REORDER_LISTING_IMAGES_PATH: [Parameter; 1] = [
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

/// The path parameters of `POST /api/v2/listings/{id}/images`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AddListingImagesPath {
    /// Id of the listing.
    pub id: i64,
}

/// The path parameters of `DELETE /api/v2/listings/{id}/images/{imageId}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeleteListingImagePath {
    /// Id of the listing.
    pub id: i64,
    /// Id of the picture.
    #[serde(rename = "imageId")]
    pub image_id: i64,
}

/// A picture of a listing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListingImage {
    /// Id of the picture.
    pub id: i64,
    /// Absolute address.
    pub url: String,
    /// Absolute address of its thumbnail.
    pub thumbnail_url: String,
    /// Its place among the pictures, from 0.
    pub sort_order: i64,
    /// Text alternative: what the picture shows.
    #[serde(deserialize_with = "Option::deserialize")]
    pub alt_text: Option<String>,
}

/// A form with one picture.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListingImageForm {
    /// JPEG, PNG, WebP or GIF.
    pub image: String,
}

/// A form with pictures.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListingImagesForm {
    /// Each a JPEG, PNG, WebP or GIF.
    #[serde(rename = "images[]")]
    pub images: Vec<String>,
}

/// Pictures of a listing.
#[derive(Clone, Debug, Serialize)]
pub struct ListingImagesResponse {
    /// Pictures in their order.
    pub data: Vec<ListingImage>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The picture that a listing shows.
#[derive(Clone, Debug, Serialize)]
pub struct ListingPicture {
    /// Absolute address.
    pub image_url: Option<String>,
}

/// The picture that a listing shows.
#[derive(Clone, Debug, Serialize)]
pub struct ListingPictureResponse {
    /// The data.
    pub data: ListingPicture,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The path parameters of `DELETE /api/v2/listings/{id}/image`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RemoveListingImagePath {
    /// Id of the listing.
    pub id: i64,
}

/// The order of the pictures.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ReorderListingImagesBody {
    /// The ids of all of the listing's pictures.
    pub image_ids: Vec<i64>,
}

/// The path parameters of `PUT /api/v2/listings/{id}/images/reorder`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ReorderListingImagesPath {
    /// Id of the listing.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/listings/{id}/image`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SetListingImagePath {
    /// Id of the listing.
    pub id: i64,
}
