//! What the headings' table is asked.

pub mod holdings;

use crate::base::CategoryId;
use crate::call::Call;
use crate::db::Stored;
use crate::{params, record};

/// What stands under a heading.
pub use contract::categories::CategoryType as Kind;

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
    call.all(
        "SELECT id, name, slug, type AS kind, color
           FROM categories
          WHERE tenant_id = $1 AND type = $2 AND is_active
          ORDER BY name, id",
        params![kind],
    )
    .await
}

/// Some headings, in use or not, in no order.
pub async fn by_ids(call: &Call, ids: &[CategoryId]) -> Stored<Vec<Category>> {
    call.all(
        "SELECT id, name, slug, type AS kind, color FROM categories WHERE tenant_id = $1 AND id = ANY($2)",
        params![ids],
    )
    .await
}
