//! What members do with collections of listings.

use std::collections::HashMap;

use contract::Code;

use super::store::{self, Collection, Item, Written};
use crate::base::name::hides_letters;
use crate::base::{Answer, Cursor, MemberId, Page, Refusal};
use crate::call::{Call, Tx};
use crate::catalogue::actions::seen;
use crate::catalogue::bounds::resident;
use crate::catalogue::store::lists::{self, ListingWithSeller};
use crate::ids::{CollectionId, MarketplaceListingId};
use crate::members::{self, actions::hold_own};
use crate::say;

/// A member has at most so many collections.
const COLLECTIONS: i64 = 100;

/// A collection holds at most so many listings.
const ITEMS: i64 = 500;

/// That there is no such collection for the viewer.
#[must_use]
pub fn missing() -> Refusal {
    Refusal::new(Code::ResourceNotFound, say!("marketplace-collection-missing"))
}

fn named(name: &str) -> Result<&str, Refusal> {
    match name.trim() {
        "" => Err(Refusal::new(Code::ValidationError, say!("field-required")).field("name")),
        name if hides_letters(name) => {
            Err(Refusal::new(Code::ValidationError, say!("title-unseen-letters")).field("name"))
        }
        name => Ok(name),
    }
}

fn text(said: Option<&str>) -> Option<&str> {
    said.map(str::trim).filter(|text| !text.is_empty())
}

/// What is said of a collection; what is none stays as it is.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wish<'a> {
    /// Its name.
    pub name: Option<&'a str>,
    /// What it is for.
    pub description: Option<Option<&'a str>>,
    /// Whether others may read it.
    pub is_public: Option<bool>,
}

/// The viewer's collections, newest first.
pub async fn own(call: &Call) -> Answer<Vec<Collection>> {
    Ok(store::own(call, call.me()?).await?)
}

/// Those of some collections that the viewer may read: their own, and public ones of members whose profile they may see.
pub async fn readable(call: &Call, ids: &[CollectionId]) -> Answer<Vec<Collection>> {
    let mut found = store::by_ids(&mut call.reads(), ids).await?;
    members::actions::retain_readable(call, &mut found, |one| (one.user_id, one.is_public)).await?;
    Ok(found)
}

/// A collection that the viewer may read.
///
/// Refuses with `RESOURCE_NOT_FOUND` any other. Source: spec marketplace 6.
pub async fn read(call: &Call, id: CollectionId) -> Answer<Collection> {
    Ok(readable(call, &[id]).await?.pop().ok_or_else(missing)?)
}

/// Makes a collection.
///
/// Refuses with 422 `VALIDATION_ERROR` a blank name and more than 100 collections; with `FORBIDDEN` a visitor from another community.
pub async fn create(call: &Call, name: &str, wish: Wish<'_>) -> Answer<Collection> {
    let me = resident(call)?;
    let new = Written {
        name: named(name)?,
        description: text(wish.description.flatten()),
        is_public: wish.is_public.unwrap_or_default(),
    };
    let mut tx = call.begin().await?;
    hold_own(&mut tx, me).await?;
    if store::count(&mut tx, me).await? >= COLLECTIONS {
        let sentence = say!("bookmark-collections-full", most = COLLECTIONS);
        return Err(Refusal::new(Code::ValidationError, sentence).field("name").into());
    }
    let id = store::insert(&mut tx, me, new).await?;
    let made = held(&mut tx, me, id).await?;
    tx.commit().await?;
    Ok(made)
}

/// A collection of the viewer's.
async fn held(tx: &mut Tx, me: MemberId, id: CollectionId) -> Answer<Collection> {
    let found = store::by_ids(&mut tx.reads(), &[id]).await?.pop();
    Ok(found.filter(|one| one.user_id == me).ok_or_else(missing)?)
}

/// Changes a collection.
///
/// Refuses with `RESOURCE_NOT_FOUND` one that is not the viewer's; with 422 `VALIDATION_ERROR` a blank name.
pub async fn update(call: &Call, id: CollectionId, wish: Wish<'_>) -> Answer<Collection> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let before = mine(&mut tx, id).await?;
    let new = Written {
        name: wish.name.map_or(Ok(before.name.as_str()), named)?,
        description: wish.description.map_or(before.description.as_deref(), text),
        is_public: wish.is_public.unwrap_or(before.is_public),
    };
    store::write(&mut tx, id, new).await?;
    let after = held(&mut tx, me, id).await?;
    tx.commit().await?;
    Ok(after)
}

/// Deletes a collection; the listings stay.
///
/// Refuses with `RESOURCE_NOT_FOUND` one that is not the viewer's.
pub async fn delete(call: &Call, id: CollectionId) -> Answer<()> {
    let mut tx = call.begin().await?;
    let found = mine(&mut tx, id).await?;
    store::delete(&mut tx, found.user_id, id).await?;
    tx.commit().await
}

/// A collection of the viewer's. The viewer's row is held, so that of two changes at once one comes first.
async fn mine(tx: &mut Tx, id: CollectionId) -> Answer<Collection> {
    let me = tx.call().me()?;
    held(tx, me, id).await?;
    hold_own(tx, me).await?;
    held(tx, me, id).await
}

/// Puts a listing into a collection. What is in it already stays.
///
/// Refuses with `RESOURCE_NOT_FOUND` a collection that is not the viewer's and a listing that they may not see; with 422 `VALIDATION_ERROR`
/// more than 500. Source: spec marketplace 6.
pub async fn put(call: &Call, id: CollectionId, listing: MarketplaceListingId, note: Option<&str>) -> Answer<()> {
    seen(call, listing).await?;
    let mut tx = call.begin().await?;
    let found = mine(&mut tx, id).await?;
    if found.item_count >= ITEMS && !store::has(&mut tx, id, listing).await? {
        let sentence = say!("saved-collection-full", most = ITEMS);
        return Err(Refusal::new(Code::ValidationError, sentence).field("listing_id").into());
    }
    store::put(&mut tx, id, listing, text(note)).await?;
    tx.commit().await
}

/// Takes a listing out of a collection.
///
/// Refuses with `RESOURCE_NOT_FOUND` a collection that is not the viewer's and a listing that is not in it.
pub async fn take(call: &Call, id: CollectionId, listing: MarketplaceListingId) -> Answer<()> {
    let mut tx = call.begin().await?;
    mine(&mut tx, id).await?;
    if store::take(&mut tx, id, listing).await? == 0 {
        return Err(Refusal::new(Code::ResourceNotFound, say!("listing-missing")).into());
    }
    tx.commit().await
}

/// A listing in a collection, as the viewer meets it.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The entry. Without its note if it is somebody else's.
    pub item: Item,
    /// The listing.
    pub listing: ListingWithSeller,
}

/// What is in a collection that the viewer may read, latest first, without what they may not see.
///
/// Refuses as [`read`] does. Source: spec marketplace 3.2, 6.
pub async fn items(call: &Call, id: CollectionId, limit: i64, cursor: Option<Cursor>) -> Answer<Page<Shown>> {
    let (me, collection) = (call.me()?, read(call, id).await?);
    let mut before = call.newest_behind(cursor);
    let probe = limit.saturating_add(1);
    let mut shown: Vec<Shown> = Vec::new();
    // Pages are full as long as there is something: what is hidden is passed over, part by part.
    loop {
        let part = store::items(call, id, before, probe).await?;
        let ids: Vec<_> = part.iter().map(|item| item.listing_id).collect();
        let rows = lists::by_ids(&mut call.reads(), me, false, &ids).await?;
        let mut rows: HashMap<_, _> = rows.into_iter().map(|row| (row.listing.id, row)).collect();
        let is_last = i64::try_from(part.len()).is_ok_and(|count| count < probe);
        before = part.last().map_or(before, |item| item.id);
        for item in part {
            if let Some(listing) = rows.remove(&item.listing_id) {
                let note = item.note.clone().filter(|_| collection.user_id == me);
                shown.push(Shown { item: Item { note, ..item }, listing });
            }
        }
        if is_last || i64::try_from(shown.len()).is_ok_and(|count| count >= probe) {
            break;
        }
    }
    shown.truncate(usize::try_from(probe).unwrap_or_default());
    Ok(call.page(shown, limit, |row| row.item.id))
}
