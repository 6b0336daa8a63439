//! Collections of bookmarks and of saved things.

use contract::bookmarks::BookmarkCollection;
use contract::saved_items::SavedCollection;

use crate::bookmarks::saved::store::SavedCollectionId;
use crate::bookmarks::store::BookmarkCollectionId;
use crate::bookmarks::{actions, rest, saved};

by_number! {
    /// A collection of the viewer's.
    BookmarkCollectionOf(BookmarkCollectionId) => BookmarkCollection, "bookmark_collections",
        |call, ids| actions::collections(call).await?.into_iter().filter(|one| ids.contains(&one.id)),
        |one| (one.id, rest::collection(one));
}

by_number! {
    /// A collection of saved things that the viewer may read.
    SavedCollectionOf(SavedCollectionId) => SavedCollection, "saved_collections",
        |call, ids| saved::actions::readable(call, &ids).await?.into_iter(),
        |one| (one.id, saved::rest::collection(one));
}
