//! Collections of saved things.

use contract::saved_items::SavedCollection;

use crate::bookmarks::saved;
use crate::bookmarks::saved::store::SavedCollectionId;

by_number! {
    /// A collection of saved things that the viewer may read.
    SavedCollectionOf(SavedCollectionId) => SavedCollection, "saved_collections",
        |call, ids| saved::actions::readable(call, &ids).await?.into_iter(),
        |one| (one.id, saved::rest::collection(one));
}
