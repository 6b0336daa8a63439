//! A listing, its states, and who may move it from where to where.

use chrono::TimeDelta;
use contract::Code;

use crate::base::{FileId, Hours, MemberId, Refusal, Timestamp};
use crate::ids::{MarketplaceCategoryId, MarketplaceListingId};
use crate::money::{Amount, Currency};
use crate::{record, say};

/// Where a listing stands.
pub use contract::marketplace_listings::MarketplaceListingStatus as Status;

/// What staff say about it.
pub use contract::marketplace_listings::MarketplaceModerationStatus as Moderation;

/// How its price is to be read.
pub use contract::marketplace_listings::MarketplacePriceType as PriceType;

/// How worn it is.
pub use contract::marketplace_listings::MarketplaceCondition as Condition;

/// How it comes to its buyer.
pub use contract::marketplace_listings::MarketplaceDeliveryMethod as DeliveryMethod;

/// Whether a person sells it or a business.
pub use contract::marketplace_listings::MarketplaceSellerType as SellerType;

/// What its seller had done for it to be seen.
pub use contract::marketplace_listings::MarketplacePromotionType as PromotionType;

/// How long before it expires its seller is told that a listing will.
const EXPIRY_NOTICE: TimeDelta = TimeDelta::days(3);

record! {
    /// A listing, without what belongs to its seller, its category and its viewer.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Listing {
        /// `marketplace_listings.id`.
        pub id: MarketplaceListingId,
        /// Its seller.
        pub user_id: MemberId,
        /// The heading it stands under.
        pub category_id: Option<MarketplaceCategoryId>,
        /// One line.
        pub title: String,
        /// The whole story.
        pub description: String,
        /// A second line.
        pub tagline: Option<String>,
        /// What one costs in money; none where it is not said.
        pub price: Option<Amount>,
        /// The currency of the price.
        pub price_currency: Currency,
        /// How the price is to be read.
        pub price_type: PriceType,
        /// What one costs in hours.
        pub time_credit_price: Option<Hours>,
        /// How worn it is.
        pub condition: Option<Condition>,
        /// How many belong together.
        pub quantity: i64,
        /// How many there are; none where there is no end of it.
        pub inventory_count: Option<i64>,
        /// At how many its seller is told that few are left.
        pub low_stock_threshold: Option<i64>,
        /// Nobody can buy more than there are.
        pub is_oversold_protected: bool,
        /// Where it is, in words.
        pub location: Option<String>,
        /// Degrees north.
        pub latitude: Option<f64>,
        /// Degrees east.
        pub longitude: Option<f64>,
        /// Its seller ships.
        pub shipping_available: bool,
        /// Buyers may fetch it.
        pub local_pickup: bool,
        /// How it comes to its buyer.
        pub delivery_method: DeliveryMethod,
        /// Whether a person sells it or a business.
        pub seller_type: SellerType,
        /// Where it stands.
        pub status: Status,
        /// Whether it may be shown.
        pub moderation: Moderation = "moderation_status",
        /// Why staff decided so.
        pub moderation_notes: Option<String>,
        /// Who of them did.
        pub moderated_by: Option<MemberId>,
        /// When.
        pub moderated_at: Option<Timestamp>,
        /// Members who keep it in mind.
        pub saves_count: i64,
        /// How often members turned to the seller because of it.
        pub contacts_count: i64,
        /// Until when it is promoted.
        pub promoted_until: Option<Timestamp>,
        /// How.
        pub promotion_type: Option<PromotionType>,
        /// When it expires.
        pub expires_at: Option<Timestamp>,
        /// When its seller is told that it will; none once they were.
        pub expiry_remind_at: Option<Timestamp>,
        /// When it was last renewed.
        pub renewed_at: Option<Timestamp>,
        /// How often it was renewed.
        pub renewal_count: i64,
        /// What its seller wrote into the form of its category.
        pub template_data: Option<serde_json::Value>,
        /// Its video.
        pub video_id: Option<FileId>,
        /// The report that removed it.
        pub enforcement_report_id: Option<i64> = "marketplace_enforcement_report_id",
        /// When it was made.
        pub created_at: Timestamp,
        /// When it was last changed.
        pub updated_at: Timestamp,
    }
    select pub marketplace_listing_columns
}

impl Listing {
    /// Whether every member may see it, as far as the listing itself decides: its seller, blocks and the community's rules have a say too.
    #[must_use]
    pub fn is_listed(&self, now: Timestamp) -> bool {
        self.is_indexed() && self.expires_at.is_none_or(|end| end > now)
    }

    /// Gives it time until a moment. Its seller is told three days before, or when a quarter of the time is left where that is less.
    pub fn lasts_until(&mut self, end: Timestamp, now: Timestamp) {
        self.expires_at = Some(end);
        self.expiry_remind_at = Some(end - EXPIRY_NOTICE.min((end - now) / 4));
    }

    /// Until when it is shown, if its seller is to be told now that this ends.
    #[must_use]
    pub fn to_be_told(&self, now: Timestamp) -> Option<Timestamp> {
        let is_due = self.status == Status::Active && self.expiry_remind_at.is_some_and(|at| at <= now);
        self.expires_at.filter(|end| is_due && *end > now)
    }

    /// Whether the indexes of what is listed have it. They do not look at the clock.
    #[must_use]
    pub fn is_indexed(&self) -> bool {
        self.status == Status::Active && self.moderation == Moderation::Approved
    }

    /// Whether it is promoted.
    #[must_use]
    pub fn is_promoted(&self, now: Timestamp) -> bool {
        self.promoted_until.is_some_and(|end| end > now)
    }

    /// Moves it.
    ///
    /// # Errors
    /// 422 `VALIDATION_ERROR` on `status` where [`MOVES`] does not allow it.
    pub fn step(&mut self, by: Actor, trigger: Trigger) -> Result<(), Refusal> {
        self.status = step(self.status, by, trigger)?;
        Ok(())
    }
}

/// Who moves a listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    /// Whose it is.
    Seller,
    /// Who looks after the community.
    Admin,
    /// What follows from orders and offers, and the clock.
    System,
}

impl Actor {
    /// Each of them.
    pub const ALL: [Self; 3] = [Self::Seller, Self::Admin, Self::System];
}

/// Why a listing is moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trigger {
    /// It is to be seen.
    Activate,
    /// It is to be worked on.
    Deactivate,
    /// It gets more time.
    Renew,
    /// An offer was accepted.
    Reserve,
    /// The accepted offer ran out, and it is for all again.
    Release,
    /// The accepted offer ran out after the listing itself.
    ReleaseExpired,
    /// The accepted offer ran out, and there are none left.
    ReleaseSold,
    /// The accepted offer became an order, and there are more.
    Convert,
    /// None are left.
    SellOut,
    /// Some came back.
    Restock,
    /// Its time is over.
    Expire,
    /// It is taken away.
    Remove,
    /// Staff approve it.
    Approve,
}

impl Trigger {
    /// Each of them.
    pub const ALL: [Self; 13] = [
        Self::Activate,
        Self::Deactivate,
        Self::Renew,
        Self::Reserve,
        Self::Release,
        Self::ReleaseExpired,
        Self::ReleaseSold,
        Self::Convert,
        Self::SellOut,
        Self::Restock,
        Self::Expire,
        Self::Remove,
        Self::Approve,
    ];
}

/// A row of [`MOVES`]: why, by whom, from where, to where.
type Move = (Trigger, &'static [Actor], &'static [Status], Status);

/// Who may move a listing from where to where (spec marketplace 3.3). Anything not listed is refused. Activating what is active, and
/// approving what staff need not activate, changes no status.
pub const MOVES: &[Move] = {
    use Actor::{Admin, Seller, System};
    use Status::{Active, Draft, Expired, Removed, Reserved, Sold};
    &[
        (Trigger::Activate, &[Seller], &[Draft, Active], Active),
        (Trigger::Deactivate, &[Seller], &[Active, Draft], Draft),
        (Trigger::Renew, &[Seller], &[Active, Draft, Expired], Active),
        (Trigger::Reserve, &[System], &[Active], Reserved),
        (Trigger::Release, &[System], &[Reserved], Active),
        (Trigger::ReleaseExpired, &[System], &[Reserved], Expired),
        (Trigger::ReleaseSold, &[System], &[Reserved], Sold),
        (Trigger::Convert, &[System], &[Reserved], Active),
        (Trigger::SellOut, &[Seller, System], &[Active, Reserved], Sold),
        (Trigger::Restock, &[Seller, System], &[Sold], Active),
        (Trigger::Expire, &[System], &[Active], Expired),
        (Trigger::Remove, &[Seller, Admin], &[Draft, Active, Sold, Reserved, Expired, Removed], Removed),
        (Trigger::Approve, &[Admin], &[Draft, Active], Active),
        (Trigger::Approve, &[Admin], &[Sold], Sold),
        (Trigger::Approve, &[Admin], &[Reserved], Reserved),
        (Trigger::Approve, &[Admin], &[Expired], Expired),
    ]
};

/// Where a listing stands after a move.
///
/// # Errors
/// 422 `VALIDATION_ERROR` on `status` where [`MOVES`] does not allow it.
pub fn step(from: Status, by: Actor, trigger: Trigger) -> Result<Status, Refusal> {
    let row = MOVES.iter().find(|(why, who, start, _)| *why == trigger && who.contains(&by) && start.contains(&from));
    row.map(|(.., to)| *to).ok_or_else(immovable)
}

/// The refusal of a move that [`MOVES`] does not allow.
#[must_use]
pub fn immovable() -> Refusal {
    Refusal::new(Code::ValidationError, say!("listing-status-forbidden")).field("status")
}

/// Why a reserved listing is released at a moment (spec marketplace 3.3).
#[must_use]
pub fn release(listing: &Listing, now: Timestamp) -> Trigger {
    if listing.inventory_count.is_some_and(|count| count <= 0) {
        Trigger::ReleaseSold
    } else if listing.expires_at.is_some_and(|end| end <= now) {
        Trigger::ReleaseExpired
    } else {
        Trigger::Release
    }
}

/// What whoever may not see a listing learns of it: nothing.
#[must_use]
pub fn missing() -> Refusal {
    Refusal::new(Code::ResourceNotFound, say!("listing-missing"))
}

/// The refusal of a category that is not in use.
#[must_use]
pub fn missing_category() -> Refusal {
    Refusal::new(Code::ResourceNotFound, say!("listing-category-missing"))
}

/// What a member who may only look is told.
#[must_use]
pub fn not_yours() -> Refusal {
    Refusal::new(Code::Forbidden, say!("marketplace-listing-not-yours"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_trigger_by_every_actor_in_every_state() {
        use Actor::{Admin, Seller, System};
        use Status::{Active, Draft, Expired, Removed, Reserved, Sold};
        // Columns: from draft, active, sold, reserved, expired, removed. A dot is refused.
        const STATES: [Status; 6] = [Draft, Active, Sold, Reserved, Expired, Removed];
        let legal: &[(Trigger, Actor, &str)] = &[
            (Trigger::Activate, Seller, "aa...."),
            (Trigger::Deactivate, Seller, "dd...."),
            (Trigger::Renew, Seller, "aa..a."),
            (Trigger::Reserve, System, ".r...."),
            (Trigger::Release, System, "...a.."),
            (Trigger::ReleaseExpired, System, "...e.."),
            (Trigger::ReleaseSold, System, "...s.."),
            (Trigger::Convert, System, "...a.."),
            (Trigger::SellOut, Seller, ".s.s.."),
            (Trigger::SellOut, System, ".s.s.."),
            (Trigger::Restock, Seller, "..a..."),
            (Trigger::Restock, System, "..a..."),
            (Trigger::Expire, System, ".e...."),
            (Trigger::Remove, Seller, "xxxxxx"),
            (Trigger::Remove, Admin, "xxxxxx"),
            (Trigger::Approve, Admin, "aasre."),
        ];
        for trigger in Trigger::ALL {
            for actor in Actor::ALL {
                let row = legal.iter().find(|(why, who, _)| (*why, *who) == (trigger, actor));
                let row = row.map_or("......", |(.., row)| row);
                let steps = STATES.iter().map(|from| match step(*from, actor, trigger) {
                    Ok(Draft) => 'd',
                    Ok(Active) => 'a',
                    Ok(Sold) => 's',
                    Ok(Reserved) => 'r',
                    Ok(Expired) => 'e',
                    Ok(Removed) => 'x',
                    Err(refusal) => {
                        assert_eq!((refusal.status, refusal.code()), (422, Code::ValidationError));
                        '.'
                    }
                });
                assert_eq!(steps.collect::<String>(), row, "{trigger:?} by {actor:?}");
            }
        }
    }
}
