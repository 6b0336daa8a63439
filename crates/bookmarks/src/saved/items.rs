//! What can be saved: the areas say what the viewer sees of it.

use std::collections::HashMap;

pub use contract::saved_items::SavedItemType as Type;
use marketplace::catalogue::store::lists;
use marketplace::ids::MarketplaceListingId;

use crate::base::{Answer, GroupId};
use crate::call::Call;
use crate::items::{events, listings};

/// A thing of another area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Thing {
    /// What it is.
    pub kind: Type,
    /// Its number.
    pub id: i64,
}

impl Thing {
    /// Its number if it is of a kind.
    #[must_use]
    pub fn of(self, kind: Type) -> Option<i64> {
        (self.kind == kind).then_some(self.id)
    }
}

/// The titles of those of some things that are there and that the viewer may see. One statement a kind, whatever their number.
pub async fn titles(call: &Call, things: &[Thing]) -> Answer<HashMap<Thing, String>> {
    let mut found = HashMap::new();
    for kind in [Type::Listing, Type::Event, Type::Group, Type::MarketplaceListing] {
        let ids: Vec<i64> = things.iter().filter_map(|thing| thing.of(kind)).collect();
        if ids.is_empty() || !call.community()?.has(feature(kind)) {
            continue;
        }
        let titles = match kind {
            Type::Listing => listings(call, &ids).await?,
            Type::Event => events(call, &ids).await?,
            Type::Group => groups(call, &ids).await?,
            Type::MarketplaceListing => market(call, &ids).await?,
        };
        found.extend(titles.into_iter().map(|(id, title)| (Thing { kind, id }, title)));
    }
    Ok(found)
}

/// What a community has if there are such things.
fn feature(kind: Type) -> &'static str {
    match kind {
        Type::Listing => "listings",
        Type::Event => "events",
        Type::Group => "groups",
        Type::MarketplaceListing => "marketplace",
    }
}

async fn groups(call: &Call, ids: &[i64]) -> Answer<Vec<(i64, String)>> {
    let ids: Vec<GroupId> = ids.iter().copied().map(GroupId::from).collect();
    let rows = groups::actions::each(call, &ids).await?;
    Ok(rows.into_iter().map(|row| (row.group.id.get(), row.group.name)).collect())
}

async fn market(call: &Call, ids: &[i64]) -> Answer<Vec<(i64, String)>> {
    let viewer = call.member()?;
    let ids: Vec<MarketplaceListingId> = ids.iter().copied().map(MarketplaceListingId::from).collect();
    let rows = lists::by_ids(&mut call.reads(), viewer.id, viewer.is_admin(), &ids).await?;
    Ok(rows.into_iter().map(|row| (row.listing.id.get(), row.listing.title)).collect())
}
