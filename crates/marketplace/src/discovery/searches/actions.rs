//! What members do with their saved searches, and what the clock does.

use contract::Code;

use super::events::MarketplaceSearchFound;
use super::model::{self, Channel, Filters, Frequency, Place, SavedSearch};
use super::store::{self, NewSearch, Searching};
use crate::base::{Answer, Refusal};
use crate::call::{Call, Tx};
use crate::catalogue::actions::index;
use crate::catalogue::bounds::resident;
use crate::catalogue::store::lists::{self, ListingWithSeller};
use crate::catalogue::store::takes_listings;
use crate::ids::{MarketplaceListingId, SavedSearchId};
use crate::members::actions::hold_own;
use crate::{outbox, say};

/// So many finds are handed on together; more wait for the next time.
const TOGETHER: i64 = 100;

/// The viewer's searches, newest first.
pub async fn own(call: &Call) -> Answer<Vec<SavedSearch>> {
    Ok(store::own(call, call.me()?).await?)
}

/// What is to be looked for.
#[derive(Clone, Debug)]
pub struct Wish {
    /// Its name.
    pub name: String,
    /// Words.
    pub search_query: Option<String>,
    /// What else.
    pub filters: Filters,
    /// How often its owner is told.
    pub frequency: Frequency,
    /// How.
    pub channel: Channel,
}

/// Saves a search.
///
/// Refuses with 422 `VALIDATION_ERROR`, an item a field, what [`model::check`] does, a heading that is not in use, and more than 50; with
/// `FORBIDDEN` a visitor from another community. Source: spec marketplace 6.
pub async fn create(call: &Call, wish: Wish) -> Answer<SavedSearch> {
    let me = resident(call)?;
    let text = |typed: Option<String>| typed.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
    let (name, query) = (wish.name.trim().to_owned(), text(wish.search_query));
    let filters = Filters { location: text(wish.filters.location.clone()), ..wish.filters };
    model::check(&name, query.as_deref(), &filters, place(call))?;
    let mut tx = call.begin().await?;
    hold_own(&mut tx, me).await?;
    if let Some(category) = filters.category_id
        && !takes_listings(&mut tx, category).await?
    {
        let refusal = Refusal::new(Code::ValidationError, say!("listing-category-missing"));
        return Err(refusal.field("filters.category_id").into());
    }
    if store::count(&mut tx, me).await? >= model::MOST {
        let sentence = say!("marketplace-search-too-many", most = model::MOST);
        return Err(Refusal::new(Code::ValidationError, sentence).field("name").into());
    }
    let new = NewSearch {
        name: &name,
        search_query: query.as_deref(),
        filters,
        frequency: wish.frequency,
        channel: wish.channel,
    };
    let made = store::insert(&mut tx, me, new).await?;
    tx.commit().await?;
    Ok(made)
}

/// Deletes a search. Nothing is told of it any more.
///
/// Refuses with `RESOURCE_NOT_FOUND` one that is not the viewer's.
pub async fn delete(call: &Call, id: SavedSearchId) -> Answer<()> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    if store::delete(&mut tx, me, id).await? == 0 {
        return Err(Refusal::new(Code::ResourceNotFound, say!("marketplace-search-missing")).into());
    }
    tx.commit().await
}

/// How searches of this community are compared.
fn place(call: &Call) -> Place {
    Place { engine: call.db().engine(), community: call.tenant().get() }
}

/// A listing that every member may see whom no block separates from its seller; none for any other.
pub(super) async fn public(tx: &mut Tx, id: MarketplaceListingId) -> Answer<Option<ListingWithSeller>> {
    // Nobody has this number, so nothing is their own and nobody has blocked them.
    Ok(lists::by_ids(&mut tx.reads(), 0.into(), false, &[id]).await?.pop())
}

/// Those of some searches that look for a listing.
pub(super) fn fitting<'a>(
    call: &Call,
    searches: &'a [Searching],
    found: &ListingWithSeller,
) -> impl Iterator<Item = &'a SavedSearch> {
    let (place, listing, words) = (place(call), found.listing.clone(), index(call, &found.listing).words);
    searches.iter().filter_map(move |one| {
        let home = one.lives.latitude.zip(one.lives.longitude);
        model::fits(&one.search, home, &listing, &words, place).then_some(&one.search)
    })
}

/// Hands on what a search has found, if it is due. What its owner may not see by now, is their own, or fits no more is let go. Gives whether
/// there was something to tell.
///
/// Emits `MarketplaceSearchFound` once for each find.
pub async fn alert(call: &Call, id: SavedSearchId) -> Answer<bool> {
    let mut tx = call.begin().await?;
    let Some(search) = store::lock_due(&mut tx, id).await? else { return Ok(false) };
    let (now, owner) = (tx.now(), search.user_id);
    let finds = store::untold(&mut tx, id, TOGETHER).await?;
    let home = if call.community()?.has("marketplace") { store::home(&mut tx, owner).await? } else { None };
    let mut seen: Vec<MarketplaceListingId> = Vec::new();
    if let Some(lives) = home {
        let one = [Searching { search: search.clone(), lives }];
        let rows = lists::by_ids(&mut tx.reads(), owner, false, &finds).await?;
        seen = rows
            .iter()
            .filter(|row| row.listing.user_id != owner && fitting(call, &one, row).next().is_some())
            .map(|row| row.listing.id)
            .collect();
        seen.sort_unstable();
    }
    let gone: Vec<_> = finds.iter().copied().filter(|id| !seen.contains(id)).collect();
    store::let_go(&mut tx, id, &gone).await?;
    store::told(&mut tx, id, &seen).await?;
    let is_full = i64::try_from(finds.len()).is_ok_and(|count| count >= TOGETHER);
    let alerted = if seen.is_empty() { search.alerted_at } else { now };
    store::set_alert(&mut tx, id, alerted, is_full.then_some(now)).await?;
    let is_told = !seen.is_empty();
    if is_told {
        outbox::tell(&mut tx, MarketplaceSearchFound { search: id, owner, listings: seen }).await?;
    }
    tx.commit().await?;
    Ok(is_told)
}
