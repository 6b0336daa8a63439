//! What happens to listings.

use serde::{Deserialize, Serialize};

use crate::base::{ListingId, MemberId};
use crate::outbox::{DomainEvent, Subject};

/// A member offered or asked for something (seed 1, "Domain events that trigger notifications"). It may wait to be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListingCreated {
    /// What.
    pub listing: ListingId,
    /// Who.
    pub owner: MemberId,
}

impl DomainEvent for ListingCreated {
    const NAME: &'static str = "listing_created";

    fn actor(&self) -> Option<MemberId> {
        Some(self.owner)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Listing", self.listing))
    }
}

/// A member keeps somebody else's listing in mind (spec platform 4.1, `save`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListingSaved {
    /// The listing.
    pub listing: ListingId,
    /// Whose it is.
    pub owner: MemberId,
    /// Who keeps it in mind.
    pub by: MemberId,
}

impl DomainEvent for ListingSaved {
    const NAME: &'static str = "listing_saved";

    fn actor(&self) -> Option<MemberId> {
        Some(self.by)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Listing", self.listing))
    }
}

/// A member says that something is wrong with a listing (spec platform 4.1, `report`). Who it was is for nobody to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListingReported {
    /// The listing.
    pub listing: ListingId,
    /// Whose it is.
    pub owner: MemberId,
    /// Who reported it. Told so that they do not hear of it themselves.
    pub by: MemberId,
}

impl DomainEvent for ListingReported {
    const NAME: &'static str = "listing_reported";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Listing", self.listing))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_reports_a_listing_is_named_to_nobody() {
        let event = ListingReported { listing: 6.into(), owner: 1.into(), by: 2.into() };
        assert_eq!(event.actor(), None);
    }
}
