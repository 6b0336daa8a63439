//! What happens to sellers.

use serde::{Deserialize, Serialize};

use crate::base::MemberId;
use crate::ids::SellerProfileId;
use crate::outbox::{DomainEvent, Subject};

/// The kind of thing that these events are about, as the graph calls it.
const SELLER: &str = "MarketplaceSeller";

/// Staff keep a seller from selling. Who it was is not told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplaceSellerSuspended {
    /// The profile.
    pub profile: SellerProfileId,
    /// The seller.
    pub seller: MemberId,
}

impl DomainEvent for MarketplaceSellerSuspended {
    const NAME: &'static str = "marketplace_seller_suspended";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new(SELLER, self.profile))
    }
}

/// Staff let a suspended seller sell again. Who it was is not told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplaceSellerRestored {
    /// The profile.
    pub profile: SellerProfileId,
    /// The seller.
    pub seller: MemberId,
}

impl DomainEvent for MarketplaceSellerRestored {
    const NAME: &'static str = "marketplace_seller_restored";

    fn actor(&self) -> Option<MemberId> {
        None
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new(SELLER, self.profile))
    }
}
