//! What happens to listings.

use serde::{Deserialize, Serialize};

use crate::base::{ListingId, MemberId, Timestamp};
use crate::outbox::{DomainEvent, Subject};

/// A member offered or asked for something, and everybody may see it: told once, when the first of both is so (seed 1, "Domain events that
/// trigger notifications").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListingCreated {
    /// What.
    pub listing: ListingId,
    /// Who.
    pub owner: MemberId,
    /// Staff have seen it before everybody else.
    #[serde(default)]
    pub was_approved: bool,
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

/// A listing waits for staff to approve it, for the first time or again (spec desk 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListingSubmitted {
    /// The listing.
    pub listing: ListingId,
    /// Whose it is.
    pub owner: MemberId,
}

impl DomainEvent for ListingSubmitted {
    const NAME: &'static str = "listing_submitted";

    fn actor(&self) -> Option<MemberId> {
        Some(self.owner)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Listing", self.listing))
    }
}

/// Staff approved a listing (spec desk 5). Who it was is not told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListingApproved {
    /// The listing.
    pub listing: ListingId,
    /// Whose it is.
    pub owner: MemberId,
}

impl DomainEvent for ListingApproved {
    const NAME: &'static str = "listing_approved";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Listing", self.listing))
    }
}

/// Staff rejected a listing (spec desk 5). Who it was is not told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListingRejected {
    /// The listing.
    pub listing: ListingId,
    /// Whose it is.
    pub owner: MemberId,
    /// Why, in the words of whoever decided.
    pub reason: String,
}

impl DomainEvent for ListingRejected {
    const NAME: &'static str = "listing_rejected";

    fn actor(&self) -> Option<MemberId> {
        None
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

/// Staff said that a report of a listing is right. The owner does not learn who made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListingReportUpheld {
    /// The listing.
    pub listing: ListingId,
    /// Whose it is.
    pub owner: MemberId,
    /// Who reported it.
    pub by: MemberId,
}

impl DomainEvent for ListingReportUpheld {
    const NAME: &'static str = "listing_report_upheld";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Listing", self.listing))
    }
}

/// Staff said that there is nothing to a report of a listing. Only whoever made it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListingReportDismissed {
    /// The listing.
    pub listing: ListingId,
    /// Who reported it.
    pub by: MemberId,
}

impl DomainEvent for ListingReportDismissed {
    const NAME: &'static str = "listing_report_dismissed";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Listing", self.listing))
    }
}

/// An administrator suspended somebody's listing. Who it was is not told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListingSuspended {
    /// The listing.
    pub listing: ListingId,
    /// Whose it is.
    pub owner: MemberId,
}

impl DomainEvent for ListingSuspended {
    const NAME: &'static str = "listing_suspended";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Listing", self.listing))
    }
}

/// An administrator deleted somebody's listing (spec desk 5). Who it was is not told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListingRemoved {
    /// The listing.
    pub listing: ListingId,
    /// Whose it was.
    pub owner: MemberId,
}

impl DomainEvent for ListingRemoved {
    const NAME: &'static str = "listing_removed";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Listing", self.listing))
    }
}

/// The time of a listing runs out. Its owner can give it more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListingExpiring {
    /// The listing.
    pub listing: ListingId,
    /// Whose it is.
    pub owner: MemberId,
    /// Until when it is shown.
    pub until: Timestamp,
}

impl DomainEvent for ListingExpiring {
    const NAME: &'static str = "listing_expiring";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("Listing", self.listing))
    }
}

/// The time of a listing is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListingExpired {
    /// The listing.
    pub listing: ListingId,
    /// Whose it is.
    pub owner: MemberId,
}

impl DomainEvent for ListingExpired {
    const NAME: &'static str = "listing_expired";

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
        let (listing, owner, by) = (6.into(), 1.into(), 2.into());
        assert_eq!(ListingReported { listing, owner, by }.actor(), None);
        assert_eq!(ListingReportUpheld { listing, owner, by }.actor(), None);
        assert_eq!(ListingReportDismissed { listing, by }.actor(), None);
    }
}
