//! What happens to saved searches.

use serde::{Deserialize, Serialize};

use crate::base::MemberId;
use crate::outbox::{DomainEvent, Subject};
use crate::store::SavedSearchId;

/// There is something new for a search whose member wants to hear of it (spec accounts 10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedSearchMatched {
    /// The search.
    pub search: SavedSearchId,
    /// Whose it is.
    pub member: MemberId,
}

impl DomainEvent for SavedSearchMatched {
    const NAME: &'static str = "saved_search_matched";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("SavedSearch", self.search))
    }
}
