//! What happens to offers.

use serde::{Deserialize, Serialize};

use super::model::{Action, OfferId};
use crate::base::MemberId;
use crate::outbox::{DomainEvent, Subject};

/// An offer was made or moved on, and somebody is told (spec marketplace 12).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarketplaceOfferMoved {
    /// The offer.
    pub offer: OfferId,
    /// Who did it; none for the clock, where another offer was accepted, and where staff took the listing away.
    pub actor: Option<MemberId>,
    /// Who is told.
    pub to: MemberId,
    /// What was done: one of [`Action`]'s words.
    pub action: String,
}

impl MarketplaceOfferMoved {
    /// What was done with an offer.
    #[must_use]
    pub fn of(offer: OfferId, actor: Option<MemberId>, to: MemberId, action: Action) -> Self {
        Self { offer, actor, to, action: action.as_str().to_owned() }
    }
}

impl DomainEvent for MarketplaceOfferMoved {
    const NAME: &'static str = "marketplace_offer_moved";

    fn actor(&self) -> Option<MemberId> {
        self.actor
    }

    fn subject(&self) -> Option<Subject> {
        Some(Subject::new("MarketplaceOffer", self.offer))
    }
}
