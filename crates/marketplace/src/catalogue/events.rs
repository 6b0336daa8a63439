//! What happens to listings.

use serde::{Deserialize, Serialize};

use crate::base::{MemberId, Timestamp};
use crate::ids::MarketplaceListingId;
use crate::outbox::{DomainEvent, Subject};

/// The kind of thing that these events are about, as the graph calls it.
const LISTING: &str = "MarketplaceListing";

/// A listing waits for staff to approve it, for the first time or again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplaceListingSubmitted {
    /// The listing.
    pub listing: MarketplaceListingId,
    /// Who sells it.
    pub seller: MemberId,
}

impl DomainEvent for MarketplaceListingSubmitted {
    const NAME: &'static str = "marketplace_listing_submitted";

    fn actor(&self) -> Option<MemberId> {
        Some(self.seller)
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new(LISTING, self.listing))
    }
}

/// Staff approved a listing. Who it was is not told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplaceListingApproved {
    /// The listing.
    pub listing: MarketplaceListingId,
    /// Who sells it.
    pub seller: MemberId,
}

impl DomainEvent for MarketplaceListingApproved {
    const NAME: &'static str = "marketplace_listing_approved";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new(LISTING, self.listing))
    }
}

/// Staff rejected or removed a listing. Who it was is not told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplaceListingRejected {
    /// The listing.
    pub listing: MarketplaceListingId,
    /// Who sells it.
    pub seller: MemberId,
    /// Why, if they said so.
    pub reason: Option<String>,
}

impl DomainEvent for MarketplaceListingRejected {
    const NAME: &'static str = "marketplace_listing_rejected";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new(LISTING, self.listing))
    }
}

/// Few are left of a thing (spec marketplace 3.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplaceStockLow {
    /// The listing.
    pub listing: MarketplaceListingId,
    /// Who sells it.
    pub seller: MemberId,
}

impl DomainEvent for MarketplaceStockLow {
    const NAME: &'static str = "marketplace_stock_low";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new(LISTING, self.listing))
    }
}

/// The time of a listing runs out. Its seller can give it more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplaceListingExpiring {
    /// The listing.
    pub listing: MarketplaceListingId,
    /// Who sells it.
    pub seller: MemberId,
    /// Until when it is shown.
    pub until: Timestamp,
}

impl DomainEvent for MarketplaceListingExpiring {
    const NAME: &'static str = "marketplace_listing_expiring";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new(LISTING, self.listing))
    }
}

/// The time of a listing is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplaceListingExpired {
    /// The listing.
    pub listing: MarketplaceListingId,
    /// Who sells it.
    pub seller: MemberId,
}

impl DomainEvent for MarketplaceListingExpired {
    const NAME: &'static str = "marketplace_listing_expired";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new(LISTING, self.listing))
    }
}

/// A listing is there for all to see, for the first time or again, or has changed. Who did it is not told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplaceListingListed {
    /// The listing.
    pub listing: MarketplaceListingId,
    /// Who sells it.
    pub seller: MemberId,
}

impl DomainEvent for MarketplaceListingListed {
    const NAME: &'static str = "marketplace_listing_listed";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new(LISTING, self.listing))
    }
}

/// There are some again of a thing of which none were left, or any number (spec marketplace 3.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplaceRestocked {
    /// The listing.
    pub listing: MarketplaceListingId,
    /// Who sells it.
    pub seller: MemberId,
}

impl DomainEvent for MarketplaceRestocked {
    const NAME: &'static str = "marketplace_restocked";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new(LISTING, self.listing))
    }
}
