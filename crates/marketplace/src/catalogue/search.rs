//! Lists: by every filter, around a place, promoted, given away, saved.

use super::store::categories;
use super::store::lists::{self as store, Filter, ListingWithSeller, Order, Whose};
use crate::base::place::Circle;
use crate::base::{Answer, Cursor, Page, Way};
use crate::call::Call;
use crate::catalogue::model::PriceType;
use crate::db::SearchQuery;

/// A list around a place first looks into smaller circles around it: into which part of the radius.
const CIRCLES: [f64; 2] = [16.0, 4.0];

/// What a member looks for, in the words of the doors. What is `None` does not matter.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Wanted {
    /// Slug of a heading; the filter's id counts if both are given.
    pub category: Option<String>,
    /// Words that begin words of title, tagline, description or location. Not looked at among the viewer's own.
    pub words: Option<String>,
    /// What is promoted comes first.
    pub promoted_first: bool,
    /// All the rest, as the store is asked.
    pub filter: Filter,
}

/// A page of the listings that a member looks for.
///
/// A cursor stands for a listing, so that it is good in every order; one that names none of the community's counts as none.
/// Source: spec marketplace 3.1, 3.2.
pub async fn find(
    call: &Call,
    wanted: Wanted,
    order: Order,
    limit: i64,
    cursor: Option<Cursor>,
) -> Answer<Page<ListingWithSeller>> {
    let me = call.me()?;
    let promoted_first = wanted.promoted_first;
    let Some(filter) = filter(call, wanted).await? else { return Ok(Page { items: Vec::new(), next: None }) };
    let mut behind = match cursor {
        Some(Cursor(id)) => store::key(call, id.into()).await?,
        None => None,
    };
    let is_backward = call.way() == Way::Backward;
    let bands: &[_] = match (promoted_first, behind) {
        (false, _) => &[None],
        (true, Some(key)) if is_backward && key.is_promoted => &[Some(true)],
        (true, Some(key)) if !is_backward && !key.is_promoted => &[Some(false)],
        (true, _) if is_backward => &[Some(false), Some(true)],
        (true, _) => &[Some(true), Some(false)],
    };
    let probe = limit.saturating_add(1);
    let mut rows = Vec::new();
    for promoted in bands {
        let missing = probe - i64::try_from(rows.len()).unwrap_or(probe);
        if missing > 0 {
            rows.extend(store::page(call, me, &filter, *promoted, order, behind.take(), missing).await?);
        }
    }
    Ok(call.page(rows, limit, |row| row.listing.id.get()))
}

/// What is given away, newest first.
pub async fn free(call: &Call, limit: i64, cursor: Option<Cursor>) -> Answer<Page<ListingWithSeller>> {
    let filter = Filter { price_type: Some(PriceType::Free), ..Filter::default() };
    find(call, Wanted { filter, ..Wanted::default() }, Order::Newest, limit, cursor).await
}

/// What is listed around a place, the nearest first.
pub async fn nearby(call: &Call, circle: Circle, wanted: Wanted, limit: i64) -> Answer<Vec<ListingWithSeller>> {
    let me = call.me()?;
    let Some(filter) = filter(call, wanted).await? else { return Ok(Vec::new()) };
    if filter.words.is_none() {
        for divisor in CIRCLES {
            let rows = store::nearby(call, me, circle.shrunk(divisor), &filter, limit).await?;
            // Whatever lies outside is farther away than all of these.
            if i64::try_from(rows.len()).unwrap_or(i64::MAX) >= limit {
                return Ok(rows);
            }
        }
    }
    Ok(store::nearby(call, me, circle, &filter, limit).await?)
}

/// What is promoted, longest first.
pub async fn featured(call: &Call, limit: i64) -> Answer<Vec<ListingWithSeller>> {
    Ok(store::featured(call, call.me()?, limit).await?)
}

/// What the viewer has saved and may still see, latest first.
pub async fn saved(call: &Call, limit: i64, cursor: Option<Cursor>) -> Answer<Page<ListingWithSeller>> {
    let behind = cursor.map(|cursor| cursor.0.into());
    let rows = store::saved(call, call.me()?, behind, limit.saturating_add(1)).await?;
    Ok(call.page(rows, limit, |row| row.listing.id.get()))
}

/// What to ask the store; none if nothing can be found.
async fn filter(call: &Call, wanted: Wanted) -> Answer<Option<Filter>> {
    let mut filter = wanted.filter;
    let typed = wanted.words.as_deref().map(str::trim).filter(|typed| !typed.is_empty());
    if let (Some(typed), Whose::Listed | Whose::Of(_) | Whose::Together(_)) = (typed, filter.whose) {
        filter.words = SearchQuery::new(call.db().engine(), call.tenant().get(), typed);
        if filter.words.is_none() {
            return Ok(None);
        }
    }
    let slug = wanted.category.as_deref().map(str::trim).filter(|slug| !slug.is_empty());
    if let (Some(slug), None) = (slug, filter.category) {
        filter.category = categories::by_slug(call, slug).await?;
        if filter.category.is_none() {
            return Ok(None);
        }
    }
    Ok(Some(filter))
}
