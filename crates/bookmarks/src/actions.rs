//! What members do with bookmarks and collections. All of it is theirs alone.

use contract::Code;

use super::items::{self, Item, Type};
use super::store::{self, Bookmark, BookmarkCollection, BookmarkCollectionId, BookmarkId};
use crate::base::name::hides_letters;
use crate::base::{Answer, Failure, Refusal};
use crate::call::{Call, Tx};
use crate::db::DbError;
use crate::members::actions::hold_own;
use crate::say;

/// A member has at most so many collections.
const COLLECTIONS: i64 = 100;

/// Whether a thing is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// By the viewer.
    pub is_bookmarked: bool,
    /// By how many members.
    pub count: i64,
}

/// A bookmark with the title of what is kept.
#[derive(Clone, Debug)]
pub struct Titled {
    /// The bookmark.
    pub bookmark: Bookmark,
    /// None if the thing is gone, or not for the viewer any more.
    pub title: Option<String>,
}

/// That the viewer has no such bookmark.
#[must_use]
pub fn missing() -> Refusal {
    Refusal::new(Code::NotFound, say!("bookmark-missing"))
}

/// That the viewer has no such collection.
#[must_use]
pub fn no_collection() -> Refusal {
    Refusal::new(Code::NotFound, say!("bookmark-collection-missing"))
}

async fn seen(call: &Call, item: Item) -> Answer<()> {
    if items::titles(call, &[item]).await?.contains_key(&item) {
        return Ok(());
    }
    Err(gone().into())
}

fn gone() -> Refusal {
    Refusal::new(Code::InvalidType, say!("bookmark-item-missing")).field("id")
}

/// What is said of a row that could not be written: that the thing is gone, if that is why.
pub(crate) fn unless_deleted(error: DbError, gone: impl FnOnce() -> Refusal) -> Failure {
    match error {
        DbError::ForeignKey(_) => gone().into(),
        other => other.into(),
    }
}

/// Keeps a thing, or lets it go if it is kept.
///
/// Refuses with 400 `INVALID_TYPE` what is not there or not for the viewer; with `NOT_FOUND` a collection that is not theirs. What is kept can be let go in any
/// case. Source: spec accounts 10.
pub async fn toggle(call: &Call, item: Item, collection: Option<BookmarkCollectionId>) -> Answer<Standing> {
    let me = call.me()?;
    let is_kept = store::is_kept(&mut call.reads(), me, item).await?;
    if !is_kept {
        seen(call, item).await?;
    }
    let mut tx = call.begin().await?;
    hold_own(&mut tx, me).await?;
    let is_bookmarked = store::delete(&mut tx, me, item).await? == 0;
    if is_bookmarked {
        if is_kept {
            // Somebody let it go meanwhile: whether it may be kept anew has not been asked.
            seen(call, item).await?;
        }
        own(&mut tx, collection).await?;
        // It may have been deleted since it was seen.
        store::insert(&mut tx, me, item, collection).await.map_err(|error| unless_deleted(error, gone))?;
    }
    let count = store::count(&mut tx.reads(), item).await?;
    tx.commit().await?;
    Ok(Standing { is_bookmarked, count })
}

/// Whether the viewer keeps a thing.
///
/// Refuses with 400 `INVALID_TYPE` what is not there or not for the viewer.
pub async fn standing(call: &Call, item: Item) -> Answer<Standing> {
    let me = call.me()?;
    seen(call, item).await?;
    let is_bookmarked = store::is_kept(&mut call.reads(), me, item).await?;
    let count = store::count(&mut call.reads(), item).await?;
    Ok(Standing { is_bookmarked, count })
}

/// What the viewer keeps, the newest first, and how much that is.
///
/// Refuses with `NOT_FOUND` a collection that is not theirs.
pub async fn list(
    call: &Call,
    kind: Option<Type>,
    collection: Option<BookmarkCollectionId>,
    (limit, offset): (i64, i64),
) -> Answer<(Vec<Titled>, i64)> {
    let me = call.me()?;
    if let Some(collection) = collection {
        find_collection(call, collection).await?.ok_or_else(no_collection)?;
    }
    let total = store::total(call, me, kind, collection).await?;
    let rows = store::page(call, me, kind, collection, limit, offset).await?;
    Ok((titled(call, rows).await?, total))
}

async fn titled(call: &Call, rows: Vec<Bookmark>) -> Answer<Vec<Titled>> {
    let items: Vec<Item> = rows.iter().map(Bookmark::item).collect();
    let mut titles = items::titles(call, &items).await?;
    Ok(rows.into_iter().map(|bookmark| Titled { title: titles.remove(&bookmark.item()), bookmark }).collect())
}

/// Those of some bookmarks that are the viewer's. The same statements whatever their number.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn by_ids(call: &Call, ids: &[BookmarkId]) -> Answer<Vec<Titled>> {
    let found = store::by_ids(call, call.me()?, ids).await?;
    titled(call, found).await
}

/// Puts what is kept into a collection, or into none.
///
/// Refuses with `NOT_FOUND` a bookmark or a collection that is not the viewer's.
pub async fn shift(call: &Call, id: BookmarkId, collection: Option<BookmarkCollectionId>) -> Answer<Titled> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    hold_own(&mut tx, me).await?;
    own(&mut tx, collection).await?;
    if store::shift(&mut tx, me, id, collection).await? == 0 {
        return Err(missing().into());
    }
    tx.commit().await?;
    Ok(by_ids(call, &[id]).await?.pop().ok_or_else(missing)?)
}

/// Lets through no collection, and one of the viewer's, whose row is held by now.
async fn own(tx: &mut Tx, collection: Option<BookmarkCollectionId>) -> Answer<()> {
    let me = tx.call().me()?;
    match collection {
        Some(id) if store::collection(&mut tx.reads(), me, id).await?.is_none() => Err(no_collection().into()),
        _ => Ok(()),
    }
}

/// The viewer's collections by name.
pub async fn collections(call: &Call) -> Answer<Vec<BookmarkCollection>> {
    Ok(store::collections(call, call.me()?).await?)
}

/// A collection of the viewer's.
///
/// # Errors
/// A fault if the database fails.
pub async fn find_collection(call: &Call, id: BookmarkCollectionId) -> Answer<Option<BookmarkCollection>> {
    let me = call.me()?;
    Ok(store::collection(&mut call.reads(), me, id).await?)
}

/// A name without blanks around it.
fn named(name: &str) -> Result<&str, Refusal> {
    let wrong = |sentence| Err(Refusal::new(Code::ValidationError, sentence).field("name"));
    match name.trim() {
        "" => wrong(say!("field-required")),
        name if hides_letters(name) => wrong(say!("title-unseen-letters")),
        name => Ok(name),
    }
}

fn described(description: Option<&str>) -> Option<&str> {
    description.map(str::trim).filter(|text| !text.is_empty())
}

fn duplicate() -> Refusal {
    Refusal::new(Code::Duplicate, say!("bookmark-collection-duplicate")).status(409).field("name")
}

/// Makes a collection.
///
/// Refuses with 422 `VALIDATION_ERROR` a blank name and more than 100 collections; with 409 `DUPLICATE` a name that the viewer has.
pub async fn create_collection(call: &Call, name: &str, description: Option<&str>) -> Answer<BookmarkCollection> {
    let me = call.me()?;
    if call.member()?.tenant != call.tenant() {
        return Err(Refusal::new(Code::Forbidden, say!("not-a-member")).into());
    }
    let (name, description) = (named(name)?, described(description));
    let mut tx = call.begin().await?;
    hold_own(&mut tx, me).await?;
    if store::count_collections(&mut tx, me).await? >= COLLECTIONS {
        let refusal = Refusal::new(Code::ValidationError, say!("bookmark-collections-full", most = COLLECTIONS));
        return Err(refusal.field("name").into());
    }
    if store::named(&mut tx, me, name).await?.is_some() {
        return Err(duplicate().into());
    }
    let id = store::insert_collection(&mut tx, me, name, description).await?;
    let made = store::collection(&mut tx.reads(), me, id).await?.ok_or_else(no_collection)?;
    tx.commit().await?;
    Ok(made)
}

/// Changes a collection; what is none stays as it is.
///
/// Refuses as [`create_collection`] does, and with `NOT_FOUND` one that is not the viewer's.
pub async fn update_collection(
    call: &Call,
    id: BookmarkCollectionId,
    name: Option<&str>,
    description: Option<Option<&str>>,
) -> Answer<BookmarkCollection> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    hold_own(&mut tx, me).await?;
    let before = store::collection(&mut tx.reads(), me, id).await?.ok_or_else(no_collection)?;
    let name = name.map_or(Ok(before.name.as_str()), named)?;
    let description = description.map_or(before.description.as_deref(), described);
    if store::named(&mut tx, me, name).await?.is_some_and(|other| other != id) {
        return Err(duplicate().into());
    }
    store::write_collection(&mut tx, id, name, description).await?;
    let after = store::collection(&mut tx.reads(), me, id).await?.ok_or_else(no_collection)?;
    tx.commit().await?;
    Ok(after)
}

/// Deletes a collection; what is in it stays kept, in none.
///
/// Refuses with `NOT_FOUND` one that is not the viewer's.
pub async fn delete_collection(call: &Call, id: BookmarkCollectionId) -> Answer<()> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    hold_own(&mut tx, me).await?;
    store::empty_collection(&mut tx, me, id).await?;
    if store::delete_collection(&mut tx, me, id).await? == 0 {
        return Err(no_collection().into());
    }
    tx.commit().await
}
