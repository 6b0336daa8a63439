//! The REST door to a listing's pictures and video.

use bytes::Bytes;
use contract::marketplace_images as wire;
use contract::{MarketplaceImagesApi, NoContent, Upload};

use super::Rest;
use super::words::image;
use crate::base::Answer;
use crate::call::Call;
use crate::catalogue::{pictures, video};
use crate::media;
use crate::members::model::absolute;

/// So many numbered parts are read, as the platform's clients send them.
const NUMBERED: usize = 20;

impl MarketplaceImagesApi for Rest {
    async fn add_marketplace_listing_images(
        &self,
        call: Call,
        path: wire::AddMarketplaceListingImagesPath,
        body: Upload,
    ) -> Answer<wire::MarketplaceListingImagesResponse> {
        let (added, is_first) = pictures::add(&call, path.id.into(), sent(&body)).await?;
        let shown = added.into_iter().enumerate();
        let data = shown.map(|(place, one)| image(&call, one, is_first && place == 0)).collect();
        Ok(wire::MarketplaceListingImagesResponse { data, meta: call.meta() })
    }

    async fn reorder_marketplace_listing_images(
        &self,
        call: Call,
        path: wire::ReorderMarketplaceListingImagesPath,
        body: wire::ReorderMarketplaceListingImagesBody,
    ) -> Answer<wire::ReorderedMarketplaceListingImagesResponse> {
        let order: Vec<_> = body.image_ids.into_iter().map(Into::into).collect();
        pictures::reorder(&call, path.id.into(), &order).await?;
        let data = wire::ReorderedMarketplaceListingImages { reordered: true };
        Ok(wire::ReorderedMarketplaceListingImagesResponse { data, meta: call.meta() })
    }

    async fn delete_marketplace_listing_image(
        &self,
        call: Call,
        path: wire::DeleteMarketplaceListingImagePath,
    ) -> Answer<NoContent> {
        pictures::delete(&call, path.id.into(), path.image_id.into()).await?;
        Ok(NoContent)
    }

    async fn set_marketplace_listing_video(
        &self,
        call: Call,
        path: wire::SetMarketplaceListingVideoPath,
        body: Upload,
    ) -> Answer<wire::MarketplaceListingVideoResponse> {
        let sent = body.part("video").map(|part| part.bytes.clone()).unwrap_or_default();
        let name = video::set(&call, path.id.into(), sent).await?;
        let data = wire::MarketplaceListingVideo { video_url: video_url(&call, &name) };
        Ok(wire::MarketplaceListingVideoResponse { data, meta: call.meta() })
    }

    async fn delete_marketplace_listing_video(
        &self,
        call: Call,
        path: wire::DeleteMarketplaceListingVideoPath,
    ) -> Answer<NoContent> {
        video::remove(&call, path.id.into()).await?;
        Ok(NoContent)
    }
}

/// The file of a video.
fn video_url(call: &Call, name: &str) -> String {
    absolute(&call.visit().base_url, &media::address(call.tenant(), name).unwrap_or_default())
}

/// The files of a form: `images[]`, `image_0` to `image_19`, then `image`.
fn sent(body: &Upload) -> Vec<Bytes> {
    let numbered: Vec<String> = (0..NUMBERED).map(|number| format!("image_{number}")).collect();
    let names = ["images"].into_iter().chain(numbered.iter().map(String::as_str)).chain(["image"]);
    let parts = names.flat_map(|name| body.parts(name).map(|part| part.bytes.clone()).collect::<Vec<_>>());
    parts.filter(|bytes| !bytes.is_empty()).collect()
}
