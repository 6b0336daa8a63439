//! The REST door.

use contract::SearchApi;
use contract::search as wire;
use searches::terms;

use super::actions;
use super::model::{Asked, Found, Kind};
use crate::base::{Answer, Cursor, Failure};
use crate::call::Call;

/// The search at the REST door.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rest;

impl contract::Area for Rest {
    type Call = Call;
    type Failure = Failure;
    type Brings = crate::call::Brings;

    fn brings() -> &'static Self::Brings {
        &crate::BRINGS
    }
}

impl SearchApi for Rest {
    async fn search(&self, call: Call, query: wire::SearchQuery) -> Answer<wire::SearchPage> {
        let behind = call.cursor(query.cursor.as_deref())?.map_or(0, |cursor| cursor.0.max(0));
        let asked = Asked {
            words: query.q.clone(),
            scope: query.type_,
            category: query.category_id.map(Into::into),
            sort: query.sort,
        };
        let found = actions::find(&call, asked, behind == 0).await?;
        let total = i64::try_from(found.len()).unwrap_or(i64::MAX);
        let (first, most) =
            (usize::try_from(behind).unwrap_or(usize::MAX), usize::try_from(query.per_page).unwrap_or_default());
        let data: Vec<_> =
            found.into_iter().zip(1..).skip(first).take(most).map(|(one, position)| result(one, position)).collect();
        let last = data.last().map_or(behind, |one| one.position);
        let has_more = !data.is_empty() && last < total;
        let cursor = if has_more { call.cursor_text(Cursor(last)) } else { None };
        let meta = wire::SearchMeta {
            base_url: call.visit().base_url.clone(),
            per_page: query.per_page,
            has_more,
            cursor: cursor.clone(),
            total,
            pagination: wire::SearchPagination { cursor, per_page: query.per_page, has_more },
            search: wire::SearchAsked { query: query.q, total, type_: query.type_ },
        };
        Ok(wire::SearchPage { data, meta })
    }

    async fn list_search_suggestions(
        &self,
        call: Call,
        query: wire::ListSearchSuggestionsQuery,
    ) -> Answer<wire::SearchSuggestionsResponse> {
        let typed = query.q.unwrap_or_default();
        let mut data = wire::SearchSuggestions {
            listings: Vec::new(),
            users: Vec::new(),
            events: Vec::new(),
            groups: Vec::new(),
            marketplace_listings: Vec::new(),
        };
        for one in actions::suggest(&call, &typed, query.limit).await? {
            let of = match one.kind {
                Kind::User => &mut data.users,
                Kind::Listing => &mut data.listings,
                Kind::Event => &mut data.events,
                Kind::Group => &mut data.groups,
                Kind::MarketplaceListing => &mut data.marketplace_listings,
            };
            of.push(wire::SearchSuggestion {
                id: one.id,
                name: one.title.clone(),
                title: one.title,
                avatar_url: one.avatar,
            });
        }
        Ok(wire::SearchSuggestionsResponse { data, meta: call.meta() })
    }

    async fn list_trending_searches(
        &self,
        call: Call,
        query: wire::ListTrendingSearchesQuery,
    ) -> Answer<wire::TrendingSearchList> {
        let found = terms::trending(&call, query.days, query.limit).await?.into_iter();
        let data = found.map(|one| wire::TrendingSearch { query: one.term, count: one.members }).collect();
        Ok(wire::TrendingSearchList { data, meta: call.meta() })
    }
}

fn result(found: Found, position: i64) -> wire::SearchResult {
    let has_name = matches!(found.kind, Kind::User | Kind::Group);
    wire::SearchResult {
        position,
        type_: found.kind,
        id: found.id,
        name: has_name.then(|| found.title.clone()),
        title: found.title,
        description: found.description,
        user_id: found.member.map(Into::into),
        listing_type: found.side,
        category_name: found.category,
        avatar: found.avatar.clone(),
        avatar_url: found.avatar,
        tagline: found.tagline,
        members_count: found.members,
        start_date: found.starts_at,
        location: found.location,
        image_url: found.image,
        created_at: found.created_at,
    }
}
