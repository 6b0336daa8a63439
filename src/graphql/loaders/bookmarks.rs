//! Collections of bookmarks.

use contract::bookmarks::BookmarkCollection;

use crate::bookmarks::store::BookmarkCollectionId;
use crate::bookmarks::{actions, rest};

by_number! {
    /// A collection of the viewer's.
    BookmarkCollectionOf(BookmarkCollectionId) => BookmarkCollection, "bookmark_collections",
        |call, ids| actions::collections(call).await?.into_iter().filter(|one| ids.contains(&one.id)),
        |one| (one.id, rest::collection(one));
}
