//! What happens to saved searches.

use serde::{Deserialize, Serialize};

use crate::base::MemberId;
use crate::ids::{MarketplaceListingId, SavedSearchId};
use crate::outbox::{DomainEvent, Subject};

/// A saved search found something that its owner is to be told of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplaceSearchFound {
    /// The search.
    pub search: SavedSearchId,
    /// Whose it is.
    pub owner: MemberId,
    /// What it found, in the order in which it did; only the first of many.
    pub listings: Vec<MarketplaceListingId>,
}

impl DomainEvent for MarketplaceSearchFound {
    const NAME: &'static str = "marketplace_search_found";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("MarketplaceSavedSearch", self.search))
    }
}
