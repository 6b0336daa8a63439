//! Pictures of a listing in their order: the first is the one that lists show.

use std::collections::HashMap;

use bytes::Bytes;
use contract::Code;

use super::actions::{own, owned};
use super::bounds::rules;
use super::draft;
use super::events::MarketplaceListingSubmitted;
use super::model::{self, Listing, Status};
use super::store;
use super::store::images::{self, Image};
use super::store::lists;
use crate::base::{Answer, Refusal};
use crate::call::{Call, Tx};
use crate::ids::{MarketplaceImageId, MarketplaceListingId};
use crate::media::{self, Kept};
use crate::{outbox, say};

/// A picture, and whether it is the one that lists show.
#[derive(Clone, Debug)]
pub struct Placed {
    /// The picture.
    pub image: Image,
    /// Whether it is the first.
    pub is_primary: bool,
}

/// Those of some pictures whose listings the viewer may see. The same statements whatever their number.
pub async fn each(call: &Call, ids: &[MarketplaceImageId]) -> Answer<Vec<Placed>> {
    let viewer = call.member()?;
    let listings = images::listings_of(call, ids).await?;
    let seen = lists::by_ids(&mut call.reads(), viewer.id, viewer.is_admin(), &listings).await?;
    let seen: Vec<MarketplaceListingId> = seen.iter().map(|row| row.listing.id).collect();
    let all = images::of_each(&mut call.reads(), &seen).await?;
    // The first in the order of all is the first of its listing in the order of that.
    let mut first_of: HashMap<MarketplaceListingId, MarketplaceImageId> = HashMap::new();
    let placed = all.into_iter().map(|image| {
        let first = *first_of.entry(image.listing_id).or_insert(image.id);
        Placed { is_primary: first == image.id, image }
    });
    Ok(placed.filter(|one| ids.contains(&one.image.id)).collect())
}

/// Adds pictures. What is none is skipped, and so is what would be one too many. Gives those that were
/// added, and whether the first of them is the one that lists show.
///
/// Emits `MarketplaceListingSubmitted` where staff look at listings first. Refuses with 422 `UPLOAD_FAILED` if nothing is left, with 422
/// `VALIDATION_ERROR` a listing that has as many as the community allows, and one that was removed; as [`own`] does whoever is not its
/// seller. Source: spec marketplace 3.1, 3.2.
pub async fn add(call: &Call, id: MarketplaceListingId, sent: Vec<Bytes>) -> Answer<(Vec<Image>, bool)> {
    owned(call, id).await?;
    let most = rules(call)?.max_images;
    let mut kept: Vec<Kept> = Vec::new();
    let mut unusable = None;
    for file in sent {
        if kept.len() >= most {
            break;
        }
        match media::keep(call, file).await? {
            Ok(picture) => kept.push(picture),
            Err(reason) => unusable = Some(reason),
        }
    }
    if kept.is_empty() {
        if most == 0 {
            return Err(full(most).into());
        }
        let sentence = unusable.map_or_else(|| say!("picture-required"), media::Unusable::sentence);
        return Err(Refusal::new(Code::UploadFailed, sentence).status(422).field("images").into());
    }
    let done = noted(call, id, &kept, most).await;
    let (added, is_first) = media::unless_refused(call, done, kept.clone())?;
    // What was cut off has no row, so its file goes.
    media::drop_kept(call, kept.into_iter().skip(added.len()).collect())?;
    Ok((added, is_first))
}

fn full(most: usize) -> Refusal {
    Refusal::new(Code::ValidationError, say!("too-many-pictures", most = most)).field("images")
}

/// Notes as many as there is room for, the first of them first.
async fn noted(call: &Call, id: MarketplaceListingId, kept: &[Kept], most: usize) -> Answer<(Vec<Image>, bool)> {
    let mut tx = call.begin().await?;
    let listing = changeable(&mut tx, id).await?;
    let there = images::of_each(&mut tx.reads(), &[id]).await?;
    let room = most.saturating_sub(there.len());
    if room == 0 {
        return Err(full(most).into());
    }
    let next = there.last().map_or(0, |image| image.sort_order + 1);
    let mut added = Vec::new();
    for (sort_order, picture) in (next..).zip(kept.iter().take(room)) {
        let file_id = media::note(&mut tx, picture).await?;
        let image = images::insert(&mut tx, id, file_id, sort_order).await?;
        added.push(Image { id: image, listing_id: id, file_id, name: picture.name(), sort_order, alt_text: None });
    }
    rewritten(&mut tx, listing).await?;
    tx.commit().await?;
    Ok((added, there.is_empty()))
}

/// Takes a picture away; the next one is shown in lists then.
///
/// Emits `MarketplaceListingSubmitted` where staff look at listings first. Refuses with `RESOURCE_NOT_FOUND` a picture that is not the
/// listing's; as [`own`] does whoever is not its seller.
pub async fn delete(call: &Call, id: MarketplaceListingId, image: MarketplaceImageId) -> Answer<()> {
    let mut tx = call.begin().await?;
    let listing = changeable(&mut tx, id).await?;
    let there = images::of_each(&mut tx.reads(), &[id]).await?;
    let gone = there.into_iter().find(|one| one.id == image);
    let gone = gone.ok_or_else(|| Refusal::new(Code::ResourceNotFound, say!("listing-picture-missing")))?;
    images::delete(&mut tx, gone.id).await?;
    media::forget(&mut tx, &[gone.file_id]).await?;
    rewritten(&mut tx, listing).await?;
    tx.commit().await
}

/// Puts the pictures in an order.
///
/// Emits `MarketplaceListingSubmitted` where staff look at listings first and the order is another one. Refuses with 422 `VALIDATION_ERROR`
/// unless they are all the listing's pictures, each once; as [`own`] does whoever is not its seller.
pub async fn reorder(call: &Call, id: MarketplaceListingId, order: &[MarketplaceImageId]) -> Answer<()> {
    let mut tx = call.begin().await?;
    let listing = changeable(&mut tx, id).await?;
    let there: Vec<_> = images::of_each(&mut tx.reads(), &[id]).await?.into_iter().map(|image| image.id).collect();
    let (mut asked, mut all) = (order.to_vec(), there.clone());
    asked.sort_unstable();
    all.sort_unstable();
    if asked != all {
        let sentence = say!("listing-pictures-incomplete");
        return Err(Refusal::new(Code::ValidationError, sentence).field("image_ids").into());
    }
    if order != there {
        for (place, image) in (0..).zip(order) {
            images::place(&mut tx, *image, place).await?;
        }
        rewritten(&mut tx, listing).await?;
    }
    tx.commit().await
}

/// A listing of the viewer's that can still be changed, held until the end of the transaction.
pub(super) async fn changeable(tx: &mut Tx, id: MarketplaceListingId) -> Answer<Listing> {
    let listing = own(tx, id).await?;
    if listing.status == Status::Removed { Err(model::immovable().into()) } else { Ok(listing) }
}

/// Notes that what members see of a listing is another thing now: staff look at it again, where they look at all.
pub(super) async fn rewritten(tx: &mut Tx, mut listing: Listing) -> Answer<()> {
    let call = tx.call().clone();
    let rules = rules(&call)?;
    if draft::rewritten(&mut listing, &rules) {
        let event = MarketplaceListingSubmitted { listing: listing.id, seller: listing.user_id };
        outbox::tell(tx, event).await?;
    }
    // What is shown of it has changed in any case.
    store::set_state(tx, &listing).await?;
    Ok(())
}
