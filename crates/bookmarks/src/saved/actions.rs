//! What members do with collections of saved things.

use std::collections::{HashMap, HashSet};

use contract::Code;

use super::items::{self, Thing};
use super::store::{self, SavedCollection, SavedCollectionId, SavedItem, SavedItemId, Written};
use crate::actions::{no_collection, unless_deleted};
use crate::base::name::hides_letters;
use crate::base::{Answer, MemberId, Refusal};
use crate::call::{Call, Tx};
use crate::members::{self, actions::hold_own};
use crate::say;

/// A member has at most so many collections.
const COLLECTIONS: i64 = 100;

/// A collection holds at most so many things.
const ITEMS: i64 = 1_000;

/// Where things are saved if nobody says where (spec accounts 10).
const DEFAULT: &str = "Default";

/// A saved thing as the viewer meets it.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The entry. Without its note if it is somebody else's.
    pub item: SavedItem,
    /// None if the thing is gone, or not for the viewer.
    pub title: Option<String>,
    /// Whether the viewer saved it.
    pub is_own: bool,
}

impl Shown {
    /// Number of the thing, unless that says too much: which things somebody else saved that are not for the viewer.
    #[must_use]
    pub fn thing_id(&self) -> Option<i64> {
        (self.is_own || self.title.is_some()).then(|| self.item.thing().id)
    }
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
    /// Its colour.
    pub color: Option<Option<&'a str>>,
    /// Name of its icon.
    pub icon: Option<Option<&'a str>>,
}

/// That the viewer has saved no such thing.
#[must_use]
pub fn missing() -> Refusal {
    Refusal::new(Code::NotFound, say!("saved-item-missing"))
}

fn named(name: &str) -> Result<&str, Refusal> {
    let wrong = |sentence| Err(Refusal::new(Code::ValidationError, sentence).field("name"));
    match name.trim() {
        "" => wrong(say!("field-required")),
        name if hides_letters(name) => wrong(say!("title-unseen-letters")),
        name => Ok(name),
    }
}

fn text(said: Option<&str>) -> Option<&str> {
    said.map(str::trim).filter(|text| !text.is_empty())
}

fn at_home(call: &Call) -> Answer<MemberId> {
    let viewer = call.member()?;
    if viewer.tenant != call.tenant() {
        return Err(Refusal::new(Code::Forbidden, say!("not-a-member")).into());
    }
    Ok(viewer.id)
}

/// The viewer's collections, the newest first.
pub async fn collections(call: &Call) -> Answer<Vec<SavedCollection>> {
    Ok(store::collections(call, call.me()?, false).await?)
}

/// The public collections of a member, the newest first.
///
/// Refuses with `NOT_FOUND` and `FORBIDDEN` as their profile does.
pub async fn public(call: &Call, member: MemberId) -> Answer<Vec<SavedCollection>> {
    members::actions::profile(call, member).await?;
    Ok(store::collections(call, member, true).await?)
}

/// Those of some collections that the viewer may read: their own, and public ones of members whose profile they may see.
pub async fn readable(call: &Call, ids: &[SavedCollectionId]) -> Answer<Vec<SavedCollection>> {
    let mut found = store::by_ids(&mut call.reads(), ids).await?;
    members::actions::retain_readable(call, &mut found, |one| (one.user_id, one.is_public)).await?;
    Ok(found)
}

/// A collection that the viewer may read.
///
/// Refuses with `NOT_FOUND` one that is not there, with `FORBIDDEN` one that is not for them. Source: spec accounts 10.
pub async fn collection(call: &Call, id: SavedCollectionId) -> Answer<SavedCollection> {
    if let Some(found) = readable(call, &[id]).await?.pop() {
        return Ok(found);
    }
    if store::by_ids(&mut call.reads(), &[id]).await?.is_empty() {
        return Err(no_collection().into());
    }
    Err(Refusal::new(Code::Forbidden, say!("saved-collection-private")).into())
}

/// Makes a collection.
///
/// Refuses with 422 `VALIDATION_ERROR` a blank name and more than 100 collections.
pub async fn create(call: &Call, name: &str, wish: Wish<'_>) -> Answer<SavedCollection> {
    let me = at_home(call)?;
    let new = Written {
        name: named(name)?,
        description: text(wish.description.flatten()),
        is_public: wish.is_public.unwrap_or_default(),
        color: text(wish.color.flatten()),
        icon: text(wish.icon.flatten()),
    };
    let mut tx = call.begin().await?;
    hold_own(&mut tx, me).await?;
    let id = made(&mut tx, me, &new).await?;
    let made = own(&mut tx, me, id).await?;
    tx.commit().await?;
    Ok(made)
}

async fn made(tx: &mut Tx, me: MemberId, new: &Written<'_>) -> Answer<SavedCollectionId> {
    if store::count_collections(tx, me).await? >= COLLECTIONS {
        let refusal = Refusal::new(Code::ValidationError, say!("bookmark-collections-full", most = COLLECTIONS));
        return Err(refusal.field("name").into());
    }
    Ok(store::insert_collection(tx, me, new).await?)
}

/// A collection of the viewer's, whose row is held by now.
async fn own(tx: &mut Tx, me: MemberId, id: SavedCollectionId) -> Answer<SavedCollection> {
    let found = store::by_ids(&mut tx.reads(), &[id]).await?.pop();
    Ok(found.filter(|one| one.user_id == me).ok_or_else(no_collection)?)
}

/// Changes a collection.
///
/// Refuses with `NOT_FOUND` one that is not the viewer's; with 422 `VALIDATION_ERROR` a blank name.
pub async fn update(call: &Call, id: SavedCollectionId, wish: Wish<'_>) -> Answer<SavedCollection> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    hold_own(&mut tx, me).await?;
    let before = own(&mut tx, me, id).await?;
    let new = Written {
        name: wish.name.map_or(Ok(before.name.as_str()), named)?,
        description: wish.description.map_or(before.description.as_deref(), text),
        is_public: wish.is_public.unwrap_or(before.is_public),
        color: wish.color.map_or(before.color.as_deref(), text),
        icon: wish.icon.map_or(before.icon.as_deref(), text),
    };
    store::write_collection(&mut tx, id, &new).await?;
    let after = own(&mut tx, me, id).await?;
    tx.commit().await?;
    Ok(after)
}

/// Deletes a collection with what is in it.
///
/// Refuses with `NOT_FOUND` one that is not the viewer's.
pub async fn delete(call: &Call, id: SavedCollectionId) -> Answer<()> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    hold_own(&mut tx, me).await?;
    if store::delete_collection(&mut tx, me, id).await? == 0 {
        return Err(no_collection().into());
    }
    tx.commit().await
}

/// What is in a collection that the viewer may read, the newest first, and how much that is.
///
/// Refuses as [`collection`] does.
pub async fn page(
    call: &Call,
    id: SavedCollectionId,
    (limit, offset): (i64, i64),
) -> Answer<(SavedCollection, Vec<Shown>)> {
    let found = collection(call, id).await?;
    let rows = store::page(call, (found.user_id, id), limit, offset).await?;
    Ok((found, shown(call, rows).await?))
}

async fn shown(call: &Call, rows: Vec<SavedItem>) -> Answer<Vec<Shown>> {
    let me = call.me()?;
    let things: Vec<Thing> = rows.iter().map(SavedItem::thing).collect();
    let mut titles: HashMap<Thing, String> = items::titles(call, &things).await?;
    let shown = rows.into_iter().map(|item| {
        let is_own = item.user_id == me;
        let note = item.note.clone().filter(|_| is_own);
        Shown { title: titles.remove(&item.thing()), item: SavedItem { note, ..item }, is_own }
    });
    Ok(shown.collect())
}

/// Saves a thing: in a collection of the viewer's, else in the one called Default, which is made. What is saved already stays as it is.
///
/// Refuses with 422 `VALIDATION_ERROR` what is not there or not for the viewer, and more than 1,000 things in a collection; with `NOT_FOUND` a collection that
/// is not theirs. Source: spec accounts 10.
pub async fn save(
    call: &Call,
    thing: Thing,
    collection: Option<SavedCollectionId>,
    note: Option<&str>,
) -> Answer<Shown> {
    let me = at_home(call)?;
    let gone = || Refusal::new(Code::ValidationError, say!("bookmark-item-missing")).status(422).field("item_id");
    if !items::titles(call, &[thing]).await?.contains_key(&thing) {
        return Err(gone().into());
    }
    let mut tx = call.begin().await?;
    hold_own(&mut tx, me).await?;
    let id = match store::saved(&mut tx.reads(), me, &[thing]).await?.pop() {
        Some(saved) => saved.id,
        None => {
            let collection = match collection {
                Some(id) => own(&mut tx, me, id).await?.id,
                None => match store::named(&mut tx, me, DEFAULT).await? {
                    Some(id) => id,
                    None => {
                        let new =
                            Written { name: DEFAULT, description: None, is_public: false, color: None, icon: None };
                        made(&mut tx, me, &new).await?
                    }
                },
            };
            if store::count(&mut tx, me, collection).await? >= ITEMS {
                let refusal = Refusal::new(Code::ValidationError, say!("saved-collection-full", most = ITEMS));
                return Err(refusal.status(422).field("item_id").into());
            }
            let inserted = store::insert(&mut tx, (me, collection), thing, text(note)).await;
            inserted.map_err(|error| unless_deleted(error, gone))?
        }
    };
    tx.commit().await?;
    Ok(by_ids(call, &[id]).await?.pop().ok_or_else(missing)?)
}

/// Those of some saved things that are the viewer's. The same statements whatever their number.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn by_ids(call: &Call, ids: &[SavedItemId]) -> Answer<Vec<Shown>> {
    let found = store::items_by_ids(call, call.me()?, ids).await?;
    shown(call, found).await
}

/// Lets a saved thing go, by its number.
///
/// Refuses with `NOT_FOUND` one that is not the viewer's.
pub async fn forget(call: &Call, id: SavedItemId) -> Answer<()> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    if store::delete(&mut tx, me, id).await? == 0 {
        return Err(missing().into());
    }
    tx.commit().await
}

/// Lets a saved thing go.
///
/// Refuses with `NOT_FOUND` what the viewer has not saved.
pub async fn unsave(call: &Call, thing: Thing) -> Answer<()> {
    let saved = store::saved(&mut call.reads(), call.me()?, &[thing]).await?.pop().ok_or_else(missing)?;
    forget(call, saved.id).await
}

/// Those of some things that the viewer has saved.
pub async fn saved(call: &Call, things: &[Thing]) -> Answer<HashSet<Thing>> {
    let rows = store::saved(&mut call.reads(), call.me()?, things).await?;
    Ok(rows.iter().map(SavedItem::thing).collect())
}
