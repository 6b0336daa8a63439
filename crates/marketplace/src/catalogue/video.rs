//! The video of a listing: one, as it was sent.

use bytes::Bytes;
use contract::Code;

use super::actions::owned;
use super::pictures::{changeable, rewritten};
use crate::base::{Answer, Refusal};
use crate::call::Call;
use crate::ids::MarketplaceListingId;
use crate::media::{self, Kept};

/// Gives a listing its video; the one before goes. Gives the name of its file.
///
/// Emits `MarketplaceListingSubmitted` where staff look at listings first. Refuses with 422 `UPLOAD_FAILED` what is no video, or too large; as
/// [`pictures`](super::pictures) do whoever is not its seller, and what was removed. Source: spec marketplace 3.1.
pub async fn set(call: &Call, id: MarketplaceListingId, sent: Bytes) -> Answer<String> {
    owned(call, id).await?;
    let kept = media::keep_video(call, sent).await?;
    let kept = kept.map_err(|why| Refusal::new(Code::UploadFailed, why.sentence()).status(422).field("video"))?;
    let name = kept.name();
    let done = noted(call, id, &kept).await;
    media::unless_refused(call, done, vec![kept])?;
    Ok(name)
}

async fn noted(call: &Call, id: MarketplaceListingId, kept: &Kept) -> Answer<()> {
    let mut tx = call.begin().await?;
    let mut listing = changeable(&mut tx, id).await?;
    let before = listing.video_id.replace(media::note(&mut tx, kept).await?);
    rewritten(&mut tx, listing).await?;
    media::forget(&mut tx, before.as_slice()).await?;
    tx.commit().await
}

/// Takes a listing's video away. Without one, nothing changes.
///
/// Emits `MarketplaceListingSubmitted` where staff look at listings first. Refuses as [`set`] does.
pub async fn remove(call: &Call, id: MarketplaceListingId) -> Answer<()> {
    let mut tx = call.begin().await?;
    let mut listing = changeable(&mut tx, id).await?;
    if let Some(before) = listing.video_id.take() {
        rewritten(&mut tx, listing).await?;
        media::forget(&mut tx, &[before]).await?;
    }
    tx.commit().await
}
