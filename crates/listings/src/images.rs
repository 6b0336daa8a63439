//! Pictures of a listing: the one that it shows, and others in an order.

use bytes::Bytes;
use contract::Code;

use super::actions::held;
use super::moderation;
use super::store::images::{self as store, Image};
use super::store::lists;
use crate::base::{Answer, FileId, ImageId, ListingId, Refusal};
use crate::call::{Call, Tx};
use crate::language::Sentence;
use crate::media::{self, Kept};
use crate::say;
use crate::tenancy::ListingRules;

fn wrong(field: &'static str, sentence: Sentence) -> Refusal {
    Refusal::new(Code::ValidationError, sentence).field(field)
}

fn full(most: usize) -> Refusal {
    wrong("images", say!("too-many-pictures", most = most))
}

/// Those of some pictures whose listings the viewer may see. One statement for them and one for their listings, whatever their number.
pub async fn each(call: &Call, ids: &[ImageId]) -> Answer<Vec<Image>> {
    let viewer = call.member()?;
    let mut found = store::by_ids(call, ids).await?;
    let listings: Vec<ListingId> = found.iter().map(|image| image.listing_id).collect();
    let seen = lists::by_ids(&mut call.reads(), viewer.id, lists::Sight::of(viewer), &listings).await?;
    found.retain(|image| seen.iter().any(|row| row.listing.id == image.listing_id));
    Ok(found)
}

fn missing() -> Refusal {
    Refusal::new(Code::NotFound, say!("listing-picture-missing"))
}

/// Gives a listing the picture that it shows. Gives the name of its file.
///
/// Refuses with 422 `VALIDATION_ERROR` on `image` what is no usable picture; as [`super::actions::update`] does whoever may not
/// change the listing. Source: spec platform 4.1.
pub async fn set_cover(call: &Call, id: ListingId, sent: Bytes) -> Answer<String> {
    allowed(call, id).await?;
    let kept = media::keep(call, sent).await?.map_err(|unusable| wrong("image", unusable.sentence()))?;
    let name = kept.name();
    let done = noted_as_cover(call, id, &kept).await;
    media::unless_refused(call, done, vec![kept])?;
    Ok(name)
}

async fn noted_as_cover(call: &Call, id: ListingId, kept: &Kept) -> Answer<()> {
    let mut tx = call.begin().await?;
    let (listing, hand) = held(&mut tx, id).await?;
    let before = store::cover(&mut tx, id).await?;
    let file = media::note(&mut tx, kept).await?;
    store::set_cover(&mut tx, id, Some(file)).await?;
    media::forget(&mut tx, before.as_slice()).await?;
    moderation::rewritten(&mut tx, listing, hand).await?;
    tx.commit().await
}

/// Takes the picture away that a listing shows. Gives the name of the file that it shows now: the first of its others.
///
/// Refuses as [`super::actions::update`] does.
pub async fn remove_cover(call: &Call, id: ListingId) -> Answer<Option<String>> {
    let mut tx = call.begin().await?;
    held(&mut tx, id).await?;
    if let Some(file) = store::cover(&mut tx, id).await? {
        store::set_cover(&mut tx, id, None).await?;
        media::forget(&mut tx, &[file]).await?;
    }
    let rest = of(&mut tx, id).await?;
    tx.commit().await?;
    Ok(rest.into_iter().next().map(|image| image.name))
}

/// Adds pictures. What is none is skipped. Gives those that were added.
///
/// Refuses with 422 `VALIDATION_ERROR` on `images` if nothing is left, or if there would be more than the community allows; as
/// [`super::actions::update`] does whoever may not change the listing. Source: spec platform 4.1.
pub async fn add(call: &Call, id: ListingId, sent: Vec<Bytes>) -> Answer<Vec<Image>> {
    allowed(call, id).await?;
    let most = call.community()?.rules::<ListingRules>().max_images;
    let mut kept: Vec<Kept> = Vec::new();
    let mut unusable = None;
    for file in sent {
        if kept.len() >= most {
            return media::unless_refused(call, Err(full(most).into()), kept);
        }
        match media::keep(call, file).await? {
            Ok(picture) => kept.push(picture),
            Err(reason) => unusable = Some(reason),
        }
    }
    if let (true, Some(reason)) = (kept.is_empty(), unusable) {
        return Err(wrong("images", reason.sentence()).into());
    }
    let done = noted(call, id, &kept, most).await;
    media::unless_refused(call, done, kept)
}

async fn noted(call: &Call, id: ListingId, kept: &[Kept], most: usize) -> Answer<Vec<Image>> {
    let mut tx = call.begin().await?;
    let (listing, hand) = held(&mut tx, id).await?;
    let there = of(&mut tx, id).await?;
    if there.len() + kept.len() > most {
        return Err(full(most).into());
    }
    let next = there.last().map_or(0, |image| image.sort_order + 1);
    let mut added = Vec::new();
    for (sort_order, picture) in (next..).zip(kept) {
        let file_id = media::note(&mut tx, picture).await?;
        let image = store::insert(&mut tx, id, file_id, sort_order).await?;
        added.push(Image { id: image, listing_id: id, file_id, name: picture.name(), sort_order, alt_text: None });
    }
    moderation::rewritten(&mut tx, listing, hand).await?;
    tx.commit().await?;
    Ok(added)
}

/// Takes one of the pictures away. Gives those that are left.
///
/// Refuses with `NOT_FOUND` a picture that is not the listing's; as [`super::actions::update`] does whoever may not change it.
pub async fn delete(call: &Call, id: ListingId, image: ImageId) -> Answer<Vec<Image>> {
    let mut tx = call.begin().await?;
    held(&mut tx, id).await?;
    let mut left = of(&mut tx, id).await?;
    let Some(place) = left.iter().position(|one| one.id == image) else {
        return Err(missing().into());
    };
    let gone = left.remove(place);
    store::delete(&mut tx, gone.id).await?;
    media::forget(&mut tx, &[gone.file_id]).await?;
    tx.commit().await?;
    Ok(left)
}

/// Puts the pictures in an order. Gives them in it.
///
/// Refuses with 422 `VALIDATION_ERROR` on `image_ids` unless they are all the listing's pictures, each once; as
/// [`super::actions::update`] does whoever may not change it.
pub async fn reorder(call: &Call, id: ListingId, order: &[ImageId]) -> Answer<Vec<Image>> {
    let mut tx = call.begin().await?;
    held(&mut tx, id).await?;
    let mut images = of(&mut tx, id).await?;
    let (mut asked, mut there): (Vec<ImageId>, Vec<ImageId>) =
        (order.to_vec(), images.iter().map(|image| image.id).collect());
    asked.sort_unstable();
    there.sort_unstable();
    if asked != there {
        return Err(wrong("image_ids", say!("listing-pictures-incomplete")).into());
    }
    for (place, image) in (0..).zip(order) {
        store::place(&mut tx, *image, place).await?;
    }
    for image in &mut images {
        let place = order.iter().position(|id| *id == image.id).unwrap_or_default();
        image.sort_order = i64::try_from(place).unwrap_or_default();
    }
    images.sort_by_key(|image| image.sort_order);
    tx.commit().await?;
    Ok(images)
}

/// The files of a listing's pictures.
pub(super) async fn files(tx: &mut Tx, id: ListingId) -> Answer<Vec<FileId>> {
    let cover = store::cover(tx, id).await?;
    let others = of(tx, id).await?.into_iter().map(|image| image.file_id);
    Ok(cover.into_iter().chain(others).collect())
}

async fn of(tx: &mut Tx, id: ListingId) -> Answer<Vec<Image>> {
    Ok(store::of_each(&mut tx.reads(), &[id]).await?)
}

/// Refuses whoever may not change a listing, before anybody decodes pictures for them.
async fn allowed(call: &Call, id: ListingId) -> Answer<()> {
    let (listing, _) = super::actions::seen(call, id).await?;
    match listing.hand(call.member()?) {
        Some(_) => Ok(()),
        None => Err(super::model::not_yours().into()),
    }
}
