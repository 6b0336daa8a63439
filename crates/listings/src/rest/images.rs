//! The REST door to a listing's pictures.

use contract::listing_images as wire;
use contract::{Code, ListingImagesApi, Upload};

use super::Rest;
use super::words;
use crate::base::{Answer, Refusal, ids_of};
use crate::call::Call;
use crate::listings::images;
use crate::listings::store::images::Image;
use crate::media;
use crate::members::model::absolute;
use crate::say;

impl ListingImagesApi for Rest {
    async fn listing_image_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::ListingImage>> {
        let found = images::each(&call, &ids_of(&numbers)).await?.into_iter();
        Ok(found.map(|one| words::image(&call, one)).collect())
    }

    async fn set_listing_image(
        &self,
        call: Call,
        path: wire::SetListingImagePath,
        body: Upload,
    ) -> Answer<wire::ListingPictureResponse> {
        let Some(part) = body.part("image").filter(|part| !part.bytes.is_empty()) else {
            return Err(missing("image"));
        };
        let name = images::set_cover(&call, path.id.into(), part.bytes.clone()).await?;
        Ok(picture(&call, Some(name)))
    }

    async fn remove_listing_image(
        &self,
        call: Call,
        path: wire::RemoveListingImagePath,
    ) -> Answer<wire::ListingPictureResponse> {
        let name = images::remove_cover(&call, path.id.into()).await?;
        Ok(picture(&call, name))
    }

    async fn add_listing_images(
        &self,
        call: Call,
        path: wire::AddListingImagesPath,
        body: Upload,
    ) -> Answer<wire::ListingImagesResponse> {
        let sent: Vec<_> =
            body.parts("images").filter(|part| !part.bytes.is_empty()).map(|part| part.bytes.clone()).collect();
        if sent.is_empty() {
            return Err(missing("images"));
        }
        let added = images::add(&call, path.id.into(), sent).await?;
        Ok(shown(&call, added))
    }

    async fn delete_listing_image(
        &self,
        call: Call,
        path: wire::DeleteListingImagePath,
    ) -> Answer<wire::ListingImagesResponse> {
        let left = images::delete(&call, path.id.into(), path.image_id.into()).await?;
        Ok(shown(&call, left))
    }

    async fn reorder_listing_images(
        &self,
        call: Call,
        path: wire::ReorderListingImagesPath,
        body: wire::ReorderListingImagesBody,
    ) -> Answer<wire::ListingImagesResponse> {
        let order: Vec<_> = body.image_ids.into_iter().map(Into::into).collect();
        let images = images::reorder(&call, path.id.into(), &order).await?;
        Ok(shown(&call, images))
    }
}

fn missing(field: &'static str) -> crate::base::Failure {
    Refusal::new(Code::ValidationError, say!("picture-required")).status(400).field(field).into()
}

fn picture(call: &Call, name: Option<String>) -> wire::ListingPictureResponse {
    let path = name.and_then(|name| media::address(call.tenant(), &name));
    let image_url = path.map(|path| absolute(&call.visit().base_url, &path));
    wire::ListingPictureResponse { data: wire::ListingPicture { image_url }, meta: call.meta() }
}

fn shown(call: &Call, images: Vec<Image>) -> wire::ListingImagesResponse {
    let data = images.into_iter().map(|image| words::image(call, image)).collect();
    wire::ListingImagesResponse { data, meta: call.meta() }
}
