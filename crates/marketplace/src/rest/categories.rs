//! The REST door to categories.

use contract::marketplace_categories as wire;
use contract::marketplace_listings::MarketplaceListingPage;
use contract::{MarketplaceCategoriesApi, WithHeaders};
use http::header::{CACHE_CONTROL, VARY};
use http::{HeaderMap, HeaderValue};
use serde_json::json;

use super::{Rest, ids, words};
use crate::base::Answer;
use crate::call::Call;
use crate::catalogue::model::missing_category;
use crate::catalogue::search::{self, Wanted};
use crate::catalogue::store::categories::{self, Category};
use crate::catalogue::store::lists::Order;

/// How long a client may keep the categories (spec marketplace 3.1). Only members see them, so nobody on the way keeps them for others.
const FIVE_MINUTES: &str = "private, max-age=300";

/// How long they may keep a form.
const TEN_MINUTES: &str = "private, max-age=600";

impl MarketplaceCategoriesApi for Rest {
    async fn marketplace_category_by_number(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<wire::MarketplaceCategory>> {
        Ok(categories::by_ids(&call, &ids(&numbers)).await?.into_iter().map(category).collect())
    }

    async fn list_marketplace_categories(&self, call: Call) -> Answer<WithHeaders<wire::MarketplaceCategoryList>> {
        let data = categories::all(&call).await?.into_iter().map(category).collect();
        Ok(kept(FIVE_MINUTES, wire::MarketplaceCategoryList { data, meta: call.meta() }))
    }

    async fn list_marketplace_category_listings(
        &self,
        call: Call,
        path: wire::ListMarketplaceCategoryListingsPath,
        query: wire::ListMarketplaceCategoryListingsQuery,
    ) -> Answer<MarketplaceListingPage> {
        let wanted = Wanted { category: Some(path.slug), ..Wanted::default() };
        let behind = call.cursor(query.cursor.as_deref())?;
        words::page(&call, search::find(&call, wanted, Order::Newest, query.limit, behind).await?, query.limit).await
    }

    async fn get_marketplace_category_template(
        &self,
        call: Call,
        path: wire::GetMarketplaceCategoryTemplatePath,
    ) -> Answer<WithHeaders<wire::MarketplaceCategoryTemplateResponse>> {
        let found = categories::template(&mut call.reads(), path.id.into()).await?.ok_or_else(missing_category)?;
        let data = wire::MarketplaceCategoryTemplate {
            category_id: path.id,
            name: found.name.unwrap_or(found.category),
            fields: found.fields.unwrap_or_else(|| json!([])).into(),
        };
        Ok(kept(TEN_MINUTES, wire::MarketplaceCategoryTemplateResponse { data, meta: call.meta() }))
    }
}

/// What says which community it is, and who asks.
const NAMED_BY: &str = "Authorization, Cookie, X-Tenant-ID, X-Tenant-Slug, Origin";

/// An answer that is the same for all of a community, and may be kept for a while.
fn kept<B>(time: &'static str, body: B) -> WithHeaders<B> {
    let named = HeaderValue::from_static(NAMED_BY);
    let headers = HeaderMap::from_iter([(CACHE_CONTROL, HeaderValue::from_static(time)), (VARY, named)]);
    WithHeaders { headers, body }
}

/// A category.
#[must_use]
pub fn category(row: Category) -> wire::MarketplaceCategory {
    wire::MarketplaceCategory {
        id: row.id.get(),
        name: row.name,
        slug: row.slug,
        description: row.description,
        icon: row.icon,
        parent_id: row.parent_id.map(Into::into),
        listing_count: row.listing_count,
    }
}
