//! What the headings' table is asked.

use crate::base::CategoryId;
use crate::call::Call;
use crate::db::Stored;
use crate::{params, record, words};

words! {
    /// What stands under a heading.
    pub enum Kind {
        /// What members offer and ask for.
        Listing = "listing",
        /// Gatherings.
        Event = "event",
        /// Volunteering.
        Volunteering = "volunteering",
        /// Files of the library.
        Resource = "resource",
    }
}

record! {
    /// A heading.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Category {
        /// `categories.id`.
        pub id: CategoryId,
        /// The heading.
        pub name: String,
        /// Its short name.
        pub slug: String,
        /// What stands under it.
        pub kind: Kind,
        /// Colour, such as `#b45309`.
        pub color: Option<String>,
    }
}

/// The headings of a kind that are in use, by name.
pub async fn active(call: &Call, kind: Kind) -> Stored<Vec<Category>> {
    call.db()
        .all(
            "SELECT id, name, slug, type AS kind, color
               FROM categories
              WHERE tenant_id = $1 AND type = $2 AND is_active
              ORDER BY name, id",
            params![call.tenant(), kind],
        )
        .await
}

/// Some headings, in use or not, in no order.
pub async fn by_ids(call: &Call, ids: &[CategoryId]) -> Stored<Vec<Category>> {
    call.db()
        .all(
            "SELECT id, name, slug, type AS kind, color FROM categories WHERE tenant_id = $1 AND id = ANY($2)",
            params![call.tenant(), ids],
        )
        .await
}
