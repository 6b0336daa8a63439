//! What can be kept: the areas say what the viewer sees of it.

use std::collections::HashMap;

pub use contract::bookmarks::BookmarkType as Type;
use events::model::EventId;
use feed::model::PostId;
use groups::discussions::{self, DiscussionId};
use listings::store::lists::{Sight, by_ids};

use crate::base::{Answer, Failure, ListingId};
use crate::call::Call;

/// A thing of another area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Item {
    /// What it is.
    pub kind: Type,
    /// Its number.
    pub id: i64,
}

/// The titles of those of some things that are there and that the viewer may see. One statement a kind and room, whatever their number.
pub async fn titles(call: &Call, items: &[Item]) -> Answer<HashMap<Item, String>> {
    let mut found = HashMap::new();
    for kind in [Type::Listing, Type::Event, Type::Discussion, Type::Post] {
        let ids: Vec<i64> = items.iter().filter(|item| item.kind == kind).map(|item| item.id).collect();
        if ids.is_empty() || !is_on(call, kind)? {
            continue;
        }
        let titles = match kind {
            Type::Listing => listings(call, &ids).await,
            Type::Event => events(call, &ids).await,
            Type::Discussion => discussions(call, &ids).await,
            Type::Post => posts(call, &ids).await,
        };
        match titles {
            Ok(titles) => found.extend(titles.into_iter().map(|(id, title)| (Item { kind, id }, title))),
            // Closed for everybody, such as discussions that the community has switched off.
            Err(Failure::Refusal(_)) => {}
            Err(fault) => return Err(fault),
        }
    }
    Ok(found)
}

/// Whether the community has what such a thing belongs to.
fn is_on(call: &Call, kind: Type) -> Answer<bool> {
    let community = call.community()?;
    Ok(community.has(match kind {
        Type::Listing => "listings",
        Type::Event => "events",
        Type::Discussion => "groups",
        Type::Post => "feed",
    }))
}

pub(crate) async fn listings(call: &Call, ids: &[i64]) -> Answer<Vec<(i64, String)>> {
    let viewer = call.member()?;
    let ids: Vec<ListingId> = ids.iter().copied().map(ListingId::from).collect();
    let rows = by_ids(&mut call.reads(), viewer.id, Sight::of(viewer), &ids).await?;
    Ok(rows.into_iter().map(|row| (row.listing.id.get(), row.listing.title)).collect())
}

pub(crate) async fn events(call: &Call, ids: &[i64]) -> Answer<Vec<(i64, String)>> {
    let ids: Vec<EventId> = ids.iter().copied().map(EventId::from).collect();
    let rows = events::actions::each(call, &ids).await?;
    Ok(rows.into_iter().map(|row| (row.event.id.get(), row.event.title)).collect())
}

async fn discussions(call: &Call, ids: &[i64]) -> Answer<Vec<(i64, String)>> {
    let ids: Vec<DiscussionId> = ids.iter().copied().map(DiscussionId::from).collect();
    let rows = discussions::actions::each(call, &ids).await?;
    Ok(rows.into_iter().map(|row| (row.id.get(), row.title)).collect())
}

async fn posts(call: &Call, ids: &[i64]) -> Answer<Vec<(i64, String)>> {
    let ids: Vec<PostId> = ids.iter().copied().map(PostId::from).collect();
    Ok(feed::actions::titles(call, &ids).await?.into_iter().map(|(id, title)| (id.get(), title)).collect())
}
