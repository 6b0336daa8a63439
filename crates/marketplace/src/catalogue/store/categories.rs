//! Categories and their forms.

use crate::call::{Call, Reads};
use crate::db::Stored;
use crate::ids::MarketplaceCategoryId;
use crate::{params, record};

record! {
    /// A category in use.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Category {
        /// `marketplace_categories.id`.
        pub id: MarketplaceCategoryId,
        /// What it is called.
        pub name: String,
        /// Its short name for addresses.
        pub slug: String,
        /// What stands in it.
        pub description: Option<String>,
        /// Name of an icon.
        pub icon: Option<String>,
        /// The category of which it is a part.
        pub parent_id: Option<MarketplaceCategoryId>,
        /// How many active and approved listings it has.
        pub listing_count: i64,
    }
}

record! {
    /// What sellers of a category are asked beside the usual.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Template {
        /// What the category is called.
        pub category: String,
        /// What the form is called; none without one.
        pub name: Option<String>,
        /// Its fields.
        pub fields: Option<serde_json::Value>,
    }
}

/// The categories in use, with how many listings each has at `$2`.
macro_rules! in_use {
    () => {
        "SELECT c.id, c.name, c.slug, c.description, c.icon, c.parent_id,
                (SELECT COUNT(*) FROM marketplace_listings l
                  WHERE l.tenant_id = $1 AND l.category_id = c.id AND l.status = 'active' AND l.moderation_status = 'approved'
                    AND (l.expires_at IS NULL OR l.expires_at > $2)) AS listing_count
           FROM marketplace_categories c
          WHERE c.tenant_id = $1 AND c.is_active"
    };
}

/// The categories in use, in their order.
pub async fn all(call: &Call) -> Stored<Vec<Category>> {
    call.all(concat!(in_use!(), " ORDER BY c.sort_order, c.id"), params![call.now()]).await
}

/// Some of the categories in use, in no order.
pub async fn by_ids(call: &Call, ids: &[MarketplaceCategoryId]) -> Stored<Vec<Category>> {
    call.all(concat!(in_use!(), " AND c.id = ANY($3)"), params![call.now(), ids]).await
}

/// The form of a category in use.
pub async fn template(from: &mut Reads<'_>, id: MarketplaceCategoryId) -> Stored<Option<Template>> {
    from.optional(
        "SELECT c.name AS category, c.template_name AS name, c.template_fields AS fields
           FROM marketplace_categories c
          WHERE c.tenant_id = $1 AND c.id = $2 AND c.is_active",
        params![id],
    )
    .await
}

/// The id of a category, by its slug.
pub async fn by_slug(call: &Call, slug: &str) -> Stored<Option<MarketplaceCategoryId>> {
    call.optional("SELECT id FROM marketplace_categories WHERE tenant_id = $1 AND slug = $2", params![slug]).await
}
