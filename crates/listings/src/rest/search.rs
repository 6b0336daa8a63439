//! The REST door to lists of listings.

use std::collections::{BTreeSet, HashMap};

use chrono::TimeDelta;
use contract::ListingSearchApi;
use contract::listing_search as wire;
use contract::listings::{ListListingsQuery, ListListingsQuerySort};

use super::Rest;
use super::{lists, words};
use crate::base::place::Circle;
use crate::base::{Answer, Hours, MemberId, Page};
use crate::call::Call;
use crate::listings::model::Side;
use crate::listings::search::{COUNTED, Wanted};
use crate::listings::store::lists::ListingWithOwner;
use crate::listings::store::lists::search::{Filter, Order};
use crate::listings::tags::tag;
use crate::members;

/// How far around a place, unless somebody says it.
const RADIUS_KM: f64 = 25.0;

impl ListingSearchApi for Rest {
    async fn list_nearby_listings(
        &self,
        call: Call,
        query: wire::ListNearbyListingsQuery,
    ) -> Answer<wire::NearbyListingPage> {
        let radius_km = query.radius_km.unwrap_or(RADIUS_KM);
        let wanted = Wanted {
            category: query.category_id.or(query.category),
            words: query.q.or(query.search),
            featured_first: false,
            filter: Filter {
                side: one_side(query.type_.unwrap_or_default()),
                min_hours: query.min_hours.map(Hours::from_decimal),
                max_hours: query.max_hours.map(Hours::from_decimal),
                services: query.service_type,
                since: query.posted_within.map(|days| call.now() - TimeDelta::days(days)),
                near: Some(lists::circle(query.lat, query.lon, radius_km)?),
                ..Filter::default()
            },
        };
        let order = match query.sort {
            wire::ListNearbyListingsQuerySort::Nearest => Order::Nearest,
            wire::ListNearbyListingsQuerySort::Newest => Order::Newest,
        };
        let behind = call.cursor(query.cursor.as_deref())?;
        let found = lists::find(&call, wanted, order, query.per_page, behind, false).await?;
        let (member, next) = (call.member()?, found.page.next);
        let yours: Vec<bool> = found.page.items.iter().map(|row| row.listing.hand(member).is_some()).collect();
        let mut data = items(&call, found.page.items).await?;
        for (item, is_yours) in data.iter_mut().zip(yours) {
            (item.can_edit, item.can_delete) = (Some(is_yours), Some(is_yours));
        }
        Ok(wire::NearbyListingPage {
            data,
            meta: wire::NearbyListingPageMeta {
                base_url: call.visit().base_url.clone(),
                per_page: query.per_page,
                has_more: next.is_some(),
                cursor: next.and_then(|next| call.cursor_text(next)),
                search: wire::NearbySearch {
                    type_: wire::NearbySearchType::Nearby,
                    lat: query.lat,
                    lon: query.lon,
                    radius_km,
                },
            },
        })
    }

    async fn list_saved_listings(&self, call: Call) -> Answer<wire::SavedListingsResponse> {
        let data = lists::saved(&call).await?.into_iter().map(Into::into).collect();
        Ok(wire::SavedListingsResponse { data, meta: call.meta() })
    }

    async fn list_featured_listings(
        &self,
        call: Call,
        query: wire::ListFeaturedListingsQuery,
    ) -> Answer<wire::FeaturedListingsResponse> {
        let data = items(&call, lists::featured(&call, query.per_page).await?).await?;
        Ok(wire::FeaturedListingsResponse { data, meta: call.meta() })
    }

    async fn list_my_listings(&self, call: Call, query: wire::ListMyListingsQuery) -> Answer<wire::MemberListingPage> {
        let behind = call.cursor(query.cursor.as_deref())?;
        let page = lists::mine(&call, query.type_, query.limit, behind).await?;
        of_member(&call, page, query.limit).await
    }

    async fn list_member_listings(
        &self,
        call: Call,
        path: wire::ListMemberListingsPath,
        query: wire::ListMemberListingsQuery,
    ) -> Answer<wire::MemberListingPage> {
        let behind = call.cursor(query.cursor.as_deref())?;
        let side = query.type_;
        let page = lists::of_member(&call, path.id.into(), side, query.limit, behind).await?;
        of_member(&call, page, query.limit).await
    }
}

/// A page of everything that there is.
pub(super) async fn page(call: &Call, query: ListListingsQuery) -> Answer<wire::ListingPage> {
    let near = match (query.near_lat, query.near_lng, query.radius_km) {
        (Some(latitude), Some(longitude), Some(radius_km)) => Some(Circle { latitude, longitude, radius_km }),
        _ => None,
    };
    let order = match (query.sort, near) {
        (ListListingsQuerySort::Newest, _) => Order::Newest,
        (ListListingsQuerySort::Ranked, Some(_)) => Order::Nearest,
        (ListListingsQuerySort::Ranked, None) => Order::Ranked,
    };
    let wanted = Wanted {
        category: query.category_id.or(query.category),
        words: query.q.or(query.search),
        featured_first: query.featured_first,
        filter: Filter {
            side: one_side(query.type_.unwrap_or_default()),
            owner: query.user_id.map(Into::into),
            tags: query.skills.map(|skills| skills.iter().filter_map(|typed| tag(typed)).collect()),
            min_hours: query.min_hours.map(Hours::from_decimal),
            max_hours: query.max_hours.map(Hours::from_decimal),
            services: query.service_type,
            since: query.posted_within.map(|days| call.now() - TimeDelta::days(days)),
            with_coordinates: query.with_coordinates,
            near,
            ..Filter::default()
        },
    };
    let found = lists::find(call, wanted, order, query.per_page, call.cursor(query.cursor.as_deref())?, true).await?;
    let (next, total) = (found.page.next, found.total.unwrap_or_default().min(COUNTED));
    let mut data = items(call, found.page.items).await?;
    if query.personalised {
        let ids: Vec<_> = data.iter().map(|item| item.id.into()).collect();
        let fits = lists::fits(call, &ids).await?;
        for item in &mut data {
            item.reciprocity_match = words::fit(&fits, item.id);
        }
    }
    Ok(wire::ListingPage {
        data,
        meta: wire::ListingPageMeta {
            base_url: call.visit().base_url.clone(),
            per_page: query.per_page,
            has_more: next.is_some(),
            cursor: next.and_then(|next| call.cursor_text(next)),
            page: query.page,
            total,
            total_items: total,
        },
    })
}

/// The one side that was asked for; none if it was both.
fn one_side(sides: Vec<wire::ListingType>) -> Option<Side> {
    let mut sides = sides.into_iter();
    let first = sides.next()?;
    sides.all(|other| other == first).then_some(first)
}

/// Listings of a list, with what their owners are known for: one statement for all of them.
pub(super) async fn items(call: &Call, rows: Vec<ListingWithOwner>) -> Answer<Vec<wire::ListingItem>> {
    let owners: BTreeSet<MemberId> = rows.iter().map(|row| row.listing.user_id).collect();
    let owners: Vec<MemberId> = owners.into_iter().collect();
    let mut known = HashMap::new();
    if !owners.is_empty() {
        known.extend(members::store::esteem(call, &owners).await?.into_iter().map(|esteem| (esteem.member, esteem)));
    }
    let esteem = |row: &ListingWithOwner| known.get(&row.listing.user_id).copied().unwrap_or_default();
    Ok(rows.into_iter().map(|row| (esteem(&row), row)).map(|(esteem, row)| words::item(call, row, esteem)).collect())
}

async fn of_member(call: &Call, page: Page<ListingWithOwner>, limit: i64) -> Answer<wire::MemberListingPage> {
    Ok(wire::MemberListingPage {
        data: items(call, page.items).await?,
        meta: wire::MemberListingPageMeta {
            base_url: call.visit().base_url.clone(),
            limit,
            has_more: page.next.is_some(),
            cursor: page.next.and_then(|next| call.cursor_text(next)),
        },
    })
}
