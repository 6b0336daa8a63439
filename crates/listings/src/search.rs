//! Lists: by every filter, around a place, by words, of a member.

use contract::Code;

use super::actions::favourites;
use super::model::Side;
use super::store::lists::matches::{self, Fit};
use super::store::lists::search::{self as store, Band, Filter, Key, Order};
use super::store::lists::{self, ListingWithOwner};
use crate::base::place::Circle;
use crate::base::{Answer, Cursor, ListingId, MemberId, Page, Refusal, Way};
use crate::call::Call;
use crate::db::{Part, SearchQuery};
use crate::members;
use crate::say;

/// Listings are counted no further. More than so many that have some words are newest first.
pub const COUNTED: i64 = 1_000;

/// A list around a place first looks into smaller circles around it: into which part of the radius.
const CIRCLES: [f64; 3] = [16.0, 4.0, 1.0];

/// What a member looks for, in the words of the doors. What is `None` does not matter.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Wanted {
    /// Id or slug of a heading.
    pub category: Option<String>,
    /// Words that begin words of title, description or location.
    pub words: Option<String>,
    /// What stands out comes first.
    pub featured_first: bool,
    /// All the rest, as the store is asked.
    pub filter: Filter,
}

/// A page of a list.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// The listings.
    pub page: Page<ListingWithOwner>,
    /// How many there are on all pages, counted up to [`COUNTED`]; none if nobody asked.
    pub total: Option<i64>,
}

/// A page of the listings that a member looks for. `counted` also counts them.
///
/// With words, those that have them in the title come first; if [`COUNTED`] or more have them, ranking them would cost more than it
/// tells, and each of the two parts stands newest first. A cursor of a listing that is not the community's counts as none.
/// Source: spec platform 4.2.
pub async fn find(
    call: &Call,
    wanted: Wanted,
    order: Order,
    limit: i64,
    cursor: Option<Cursor>,
    counted: bool,
) -> Answer<Found> {
    let me = call.me()?;
    let (featured_first, Some(filter)) = (wanted.featured_first, filter(call, wanted).await?) else {
        return Ok(Found { page: Page { items: Vec::new(), next: None }, total: counted.then_some(0) });
    };
    // How many have the words decides how the list is read.
    let mut total = None;
    if filter.words.is_some() && order != Order::Nearest {
        total = Some(store::count(call, me, &filter, COUNTED).await?);
    }
    let list = List {
        titles_first: filter.words.is_some() && order == Order::Ranked,
        order: if order == Order::Ranked && total == Some(COUNTED) { Order::Newest } else { order },
        many: total == Some(COUNTED),
        featured_first,
        filter,
    };
    let mut rows = Vec::new();
    let probe = limit.saturating_add(1);
    if total != Some(0) {
        let mut behind: Option<Key> = None;
        if let Some(Cursor(id)) = cursor {
            behind = store::key(call, &list.filter, id.into()).await?;
        }
        for (band, behind) in list.bands(behind, call.way()) {
            let missing = probe - i64::try_from(rows.len()).unwrap_or(probe);
            if missing > 0 {
                rows.extend(list.read(call, me, band, behind.as_ref(), missing).await?);
            }
        }
    }
    let page = call.page(rows, limit, |row| row.listing.id.get());
    let total = match (counted, total, cursor, page.next) {
        (false, ..) => None,
        (true, Some(total), ..) => Some(total),
        // The only page is counted already.
        (true, None, None, None) => Some(i64::try_from(page.items.len()).unwrap_or(limit)),
        (true, None, ..) => Some(store::count(call, me, &list.filter, COUNTED).await?),
    };
    Ok(Found { page, total })
}

/// A list, and how it is read.
struct List {
    filter: Filter,
    order: Order,
    /// [`COUNTED`] or more have the words.
    many: bool,
    featured_first: bool,
    titles_first: bool,
}

impl List {
    /// The parts of which the list is made, on a way, from the one on in which it goes on behind a key.
    fn bands(&self, behind: Option<Key>, way: Way) -> Vec<(Band, Option<Key>)> {
        let featured: &[_] = if self.featured_first { &[Some(true), Some(false)] } else { &[None] };
        let parts: &[_] = if self.titles_first { &[Part::Titled, Part::Rest] } else { &[Part::All] };
        let all =
            featured.iter().flat_map(|featured| parts.iter().map(|part| Band { featured: *featured, part: *part }));
        let mut bands: Vec<(Band, Option<Key>)> = all.map(|band| (band, None)).collect();
        if way == Way::Backward {
            bands.reverse();
        }
        if let Some(key) = behind {
            let titled = self.filter.words.as_ref().is_some_and(|words| words.is_titled(&key.text));
            let holds = |band: Band| {
                band.featured.is_none_or(|featured| featured == key.featured)
                    && (band.part == Part::All || (band.part == Part::Titled) == titled)
            };
            let first = bands.iter().position(|(band, _)| holds(*band)).unwrap_or_default();
            bands.drain(..first);
            if let Some((_, behind)) = bands.first_mut() {
                *behind = Some(key);
            }
        }
        bands
    }

    /// So many listings of a band behind a key.
    async fn read(
        &self,
        call: &Call,
        me: MemberId,
        band: Band,
        behind: Option<&Key>,
        limit: i64,
    ) -> Answer<Vec<ListingWithOwner>> {
        let Self { filter, order, .. } = self;
        // Shorter ways to the beginning of a list are none to its end.
        let is_forward = call.way() == Way::Forward;
        if self.many
            && is_forward
            && *order == Order::Newest
            && let Some(rows) = store::newest_soon(call, me, filter, band, behind, limit).await?
        {
            return Ok(rows);
        }
        if let (Order::Nearest, Some(circle), None, true) = (order, filter.near, &filter.words, is_forward) {
            for divisor in CIRCLES {
                let near = circle.shrunk(divisor);
                let is_behind = behind.and_then(|key| key.nearness).is_some_and(|nearness| nearness > near.chord());
                if is_behind && divisor > 1.0 {
                    continue;
                }
                let filter = Filter { near: Some(near), ..filter.clone() };
                let rows = store::page(call, me, &filter, band, *order, behind, limit).await?;
                // Whatever lies outside is farther away than all of these.
                if divisor <= 1.0 || i64::try_from(rows.len()).unwrap_or(i64::MAX) >= limit {
                    return Ok(rows);
                }
            }
        }
        Ok(store::page(call, me, filter, band, *order, behind, limit).await?)
    }
}

/// What stands out, longest first.
pub async fn featured(call: &Call, limit: i64) -> Answer<Vec<ListingWithOwner>> {
    Ok(lists::featured(call, call.me()?, limit).await?)
}

/// The viewer's own listings, newest first, whatever their status.
pub async fn mine(
    call: &Call,
    side: Option<Side>,
    limit: i64,
    cursor: Option<Cursor>,
) -> Answer<Page<ListingWithOwner>> {
    let me = call.me()?;
    of(call, me, me, true, side, limit, cursor).await
}

/// What the viewer may see of a member's listings, newest first.
///
/// Refuses as [`members::actions::profile`] does, for a member whose profile the viewer may not see.
pub async fn of_member(
    call: &Call,
    member: MemberId,
    side: Option<Side>,
    limit: i64,
    cursor: Option<Cursor>,
) -> Answer<Page<ListingWithOwner>> {
    let me = call.member()?;
    if me.id == member {
        return mine(call, side, limit, cursor).await;
    }
    members::actions::profile(call, member).await?;
    of(call, me.id, member, me.is_admin(), side, limit, cursor).await
}

async fn of(
    call: &Call,
    me: MemberId,
    owner: MemberId,
    everything: bool,
    side: Option<Side>,
    limit: i64,
    cursor: Option<Cursor>,
) -> Answer<Page<ListingWithOwner>> {
    let before = call.newest_behind(cursor);
    let rows =
        lists::of_member(&mut call.reads(), me, owner, everything, side, before, limit.saturating_add(1)).await?;
    Ok(call.page(rows, limit, |row| row.listing.id.get()))
}

/// Ids of what the viewer keeps in mind, latest first.
///
/// Refuses with `FEATURE_DISABLED` where the community has switched it off.
pub async fn saved(call: &Call) -> Answer<Vec<ListingId>> {
    favourites(call)?;
    Ok(lists::saved(call, call.me()?).await?)
}

/// How some listings fit the viewer's own.
pub async fn fits(call: &Call, ids: &[ListingId]) -> Answer<Vec<Fit>> {
    Ok(matches::fits(call, call.me()?, ids).await?)
}

/// What to ask the store; none if nothing can be found.
async fn filter(call: &Call, wanted: Wanted) -> Answer<Option<Filter>> {
    let mut filter = wanted.filter;
    if let Some(typed) = wanted.words.as_deref().map(str::trim).filter(|typed| !typed.is_empty()) {
        filter.words = SearchQuery::new(call.db().engine(), call.tenant().get(), typed);
        if filter.words.is_none() {
            return Ok(None);
        }
    }
    if let Some(category) = wanted.category.as_deref().map(str::trim).filter(|category| !category.is_empty()) {
        filter.category = match category.parse::<i64>() {
            Ok(id) => Some(id.into()),
            Err(_) => store::category(call, category).await?,
        };
        if filter.category.is_none() {
            return Ok(None);
        }
    }
    Ok(Some(filter))
}

/// A place on earth that a member named, or what is wrong with it.
///
/// # Errors
/// 400 `VALIDATION_ERROR` with field `lat` or `lon` for a number that is none on earth.
pub fn circle(latitude: f64, longitude: f64, radius_km: f64) -> Answer<Circle> {
    for (field, degrees, bound) in [("lat", latitude, 90.0), ("lon", longitude, 180.0)] {
        if !(-bound..=bound).contains(&degrees) {
            return Err(Refusal::new(Code::ValidationError, say!("place-missing")).status(400).field(field).into());
        }
    }
    Ok(Circle { latitude, longitude, radius_km })
}
