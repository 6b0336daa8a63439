//! What each kind's own area finds. Who sees what is theirs to say.

use events::actions::Filter as EventFilter;
use events::store::{Wanted as EventWanted, When};
use groups::actions::Filter as GroupFilter;
use listings::search::Wanted as ListingWanted;
use listings::store::lists::search::Order as ListingOrder;
use marketplace::catalogue::search::{self as market, Wanted as MarketWanted};
use marketplace::catalogue::store::lists::Order as MarketOrder;

use crate::base::{Answer, CategoryId};
use crate::call::Call;
use crate::db::search_pattern;
use crate::members::model::{Esteem, absolute, line};
use crate::members::{self, Eyes};
use crate::model::{Asked, Found, Kind, Sort, beginning};

/// What the community has if there are such things; none for what is always there.
fn feature(kind: Kind) -> Option<&'static str> {
    match kind {
        Kind::User => None,
        Kind::Listing => Some("listings"),
        Kind::Event => Some("events"),
        Kind::Group => Some("groups"),
        Kind::MarketplaceListing => Some("marketplace"),
    }
}

/// At most so many things of a kind that have the words, in the order of the kind's own list.
pub async fn find(call: &Call, kind: Kind, asked: &Asked, limit: i64) -> Answer<Vec<Found>> {
    let community = call.community()?;
    if !asked.wants(kind) || feature(kind).is_some_and(|feature| !community.has(feature)) {
        return Ok(Vec::new());
    }
    let words = asked.words.as_str();
    match kind {
        Kind::User => users(call, words, limit).await,
        Kind::Listing => listed(call, asked, limit).await,
        Kind::Event => gatherings(call, words, asked.category, limit).await,
        Kind::Group => circles(call, words, limit).await,
        Kind::MarketplaceListing => goods(call, words, limit).await,
    }
}

async fn users(call: &Call, words: &str, limit: i64) -> Answer<Vec<Found>> {
    let page = members::actions::search(call, Some(words), limit, None).await?;
    let (eyes, base_url) = (Eyes::of(call), &call.visit().base_url);
    let found = page.items.into_iter().map(|(card, details)| Found {
        kind: Kind::User,
        id: card.id.get(),
        title: eyes.name(&card),
        description: None,
        member: Some(card.id),
        side: None,
        category: None,
        avatar: card.avatar_url.as_deref().map(|address| absolute(base_url, address)),
        tagline: line(&card),
        members: None,
        starts_at: None,
        location: card.location,
        image: None,
        created_at: details.created_at,
    });
    Ok(found.collect())
}

async fn listed(call: &Call, asked: &Asked, limit: i64) -> Answer<Vec<Found>> {
    let order = if asked.sort == Sort::Relevance { ListingOrder::Ranked } else { ListingOrder::Newest };
    let wanted = ListingWanted {
        category: asked.category.map(|id| id.get().to_string()),
        words: Some(asked.words.clone()),
        ..ListingWanted::default()
    };
    let found = listings::search::find(call, wanted, order, limit, None, false).await?;
    let found = found.page.items.into_iter().map(|row| {
        let (category, created_at) = (row.around.category_name.clone(), row.listing.created_at);
        let item = listings::rest::item(call, row, Esteem::default());
        Found {
            kind: Kind::Listing,
            id: item.id,
            title: item.title,
            description: Some(beginning(&item.description)),
            member: Some(item.user_id.into()),
            side: Some(item.type_),
            category,
            avatar: None,
            tagline: None,
            members: None,
            starts_at: None,
            location: item.location,
            image: item.image_url,
            created_at,
        }
    });
    Ok(found.collect())
}

async fn gatherings(call: &Call, words: &str, category: Option<CategoryId>, limit: i64) -> Answer<Vec<Found>> {
    let wanted = EventWanted {
        when: When::All,
        category,
        series: None,
        group: None,
        organizer: None,
        pattern: Some(search_pattern(words)),
        step_free: None,
        near: None,
    };
    let page = events::actions::list(call, &EventFilter { wanted, category: None }, limit, None).await?;
    let base_url = &call.visit().base_url;
    let found = page.items.into_iter().map(|row| Found {
        kind: Kind::Event,
        id: row.event.id.get(),
        title: row.event.title,
        description: Some(beginning(&row.event.description)),
        member: Some(row.event.organizer_id),
        side: None,
        category: row.around.category_name,
        avatar: None,
        tagline: None,
        members: None,
        starts_at: Some(row.event.starts_at),
        location: row.event.location,
        image: row.event.image_url.as_deref().map(|address| absolute(base_url, address)),
        created_at: row.event.created_at,
    });
    Ok(found.collect())
}

async fn circles(call: &Call, words: &str, limit: i64) -> Answer<Vec<Found>> {
    let filter = GroupFilter { words: Some(words.to_owned()), ..GroupFilter::default() };
    let page = groups::actions::list(call, &filter, limit, None).await?;
    let base_url = &call.visit().base_url;
    let found = page.items.into_iter().map(|row| Found {
        kind: Kind::Group,
        id: row.group.id.get(),
        title: row.group.name,
        description: Some(beginning(&row.group.description)),
        member: Some(row.group.owner_id),
        side: None,
        category: None,
        avatar: None,
        tagline: None,
        members: Some(row.group.cached_member_count),
        starts_at: None,
        location: row.group.location,
        image: row.group.image_url.as_deref().map(|address| absolute(base_url, address)),
        created_at: row.group.created_at,
    });
    Ok(found.collect())
}

/// Their pictures are one more statement.
async fn goods(call: &Call, words: &str, limit: i64) -> Answer<Vec<Found>> {
    let wanted = MarketWanted { words: Some(words.to_owned()), ..MarketWanted::default() };
    let page = market::find(call, wanted, MarketOrder::Newest, limit, None).await?;
    let found = marketplace::rest::listings(call, page.items).await?.into_iter().map(|row| Found {
        kind: Kind::MarketplaceListing,
        id: row.id,
        title: row.title,
        description: Some(beginning(&row.description)),
        member: Some(row.user.id.into()),
        side: None,
        category: row.category.map(|category| category.name),
        avatar: None,
        tagline: row.tagline,
        members: None,
        starts_at: None,
        location: row.location,
        image: row.image.map(|picture| picture.url),
        created_at: row.created_at,
    });
    Ok(found.collect())
}
