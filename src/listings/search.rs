//! Lists: by every filter, around a place, by words, of a member.

use contract::Code;

use super::actions::favourites;
use super::model::{ServiceType, Side};
use super::place::Circle;
use super::store::Source;
use super::store::lists::{self, Filter, Fit, Key, Line, Order};
use crate::base::{Answer, Cursor, Hours, ListingId, MemberId, Page, Refusal, Timestamp};
use crate::call::Call;
use crate::db::SearchQuery;
use crate::members;

/// Listings are counted no further.
pub const COUNTED: i64 = 10_000;

/// What a member looks for, in the words of the doors. What is `None` does not matter.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Wanted {
    /// Offers or requests.
    pub side: Option<Side>,
    /// Id or slug of a heading.
    pub category: Option<String>,
    /// Words that begin words of title, description or location.
    pub words: Option<String>,
    /// Of this member.
    pub owner: Option<MemberId>,
    /// With one of these tags.
    pub tags: Option<Vec<String>>,
    /// Takes at least so long.
    pub min_hours: Option<Hours>,
    /// Takes at most so long.
    pub max_hours: Option<Hours>,
    /// Done in one of these ways.
    pub services: Option<Vec<ServiceType>>,
    /// Made since.
    pub since: Option<Timestamp>,
    /// Has a place on the map.
    pub with_coordinates: bool,
    /// Lies in here.
    pub near: Option<Circle>,
    /// What stands out comes first.
    pub featured_first: bool,
}

/// A page of a list.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// The listings.
    pub page: Page<Line>,
    /// How many there are on all pages, counted up to [`COUNTED`]; none if nobody asked.
    pub total: Option<i64>,
}

/// A page of the listings that a member looks for. `counted` also counts them.
///
/// A cursor of a listing that is not the community's counts as none. Source: spec platform 4.2.
pub async fn find(
    call: &Call,
    wanted: Wanted,
    order: Order,
    limit: i64,
    cursor: Option<Cursor>,
    counted: bool,
) -> Answer<Found> {
    let me = call.me()?;
    let featured_first = wanted.featured_first;
    let Some(mut filter) = filter(call, wanted).await? else {
        return Ok(Found { page: Page { items: Vec::new(), next: None }, total: counted.then_some(0) });
    };
    let total = match counted {
        true => Some(lists::count(call, me, &filter, COUNTED).await?),
        false => None,
    };
    let mut behind: Option<Key> = None;
    if let Some(Cursor(id)) = cursor {
        behind = lists::key(call, &filter, id.into()).await?;
    }
    let probe = limit.saturating_add(1);
    let mut rows = Vec::new();
    if featured_first {
        // What stands out is a short list of its own, before the rest.
        if behind.is_none_or(|key| key.featured) {
            filter.featured = Some(true);
            rows = lists::page(call, me, &filter, order, behind, probe).await?;
            behind = None;
        }
        filter.featured = Some(false);
    }
    let missing = probe - i64::try_from(rows.len()).unwrap_or(probe);
    if missing > 0 {
        rows.extend(lists::page(call, me, &filter, order, behind, missing).await?);
    }
    Ok(Found { page: Page::from_probe(rows, limit, |(listing, ..)| listing.id.get()), total })
}

/// What stands out, longest first.
pub async fn featured(call: &Call, limit: i64) -> Answer<Vec<Line>> {
    Ok(lists::featured(call, call.me()?, limit).await?)
}

/// The viewer's own listings, newest first, whatever their status.
pub async fn mine(call: &Call, side: Option<Side>, limit: i64, cursor: Option<Cursor>) -> Answer<Page<Line>> {
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
) -> Answer<Page<Line>> {
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
) -> Answer<Page<Line>> {
    let before = cursor.map_or(i64::MAX, |cursor| cursor.0);
    let rows =
        lists::of_member(&mut Source::Committed(call), me, owner, everything, side, before, limit.saturating_add(1))
            .await?;
    Ok(Page::from_probe(rows, limit, |(listing, ..)| listing.id.get()))
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
    Ok(lists::fits(call, call.me()?, ids).await?)
}

/// What to ask the store; none if nothing can be found.
async fn filter(call: &Call, wanted: Wanted) -> Answer<Option<Filter>> {
    let mut filter = Filter {
        side: wanted.side,
        owner: wanted.owner,
        tags: wanted.tags,
        min_hours: wanted.min_hours,
        max_hours: wanted.max_hours,
        services: wanted.services,
        since: wanted.since,
        with_coordinates: wanted.with_coordinates,
        near: wanted.near,
        ..Filter::default()
    };
    if let Some(typed) = wanted.words.as_deref().map(str::trim).filter(|typed| !typed.is_empty()) {
        filter.words = SearchQuery::new(call.db().engine(), call.tenant().get(), typed);
        if filter.words.is_none() {
            return Ok(None);
        }
    }
    if let Some(category) = wanted.category.as_deref().map(str::trim).filter(|category| !category.is_empty()) {
        filter.category = match category.parse::<i64>() {
            Ok(id) => Some(id.into()),
            Err(_) => lists::category(call, category).await?,
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
            return Err(Refusal::new(Code::ValidationError, "There is no such place.").status(400).field(field).into());
        }
    }
    Ok(Circle { latitude, longitude, radius_km })
}
