//! What is ordered and the two whom it concerns, from when they are held until the order is shown.

use contract::Operation;

use super::checkout::unavailable;
use super::model::{Order, unusable};
use super::store::sale::{self, Person, Standing};
use super::store::{ByCard, OrderWithParties, Subject};
use crate::base::{Answer, MemberId};
use crate::call::{Call, Tx};
use crate::catalogue::model::Listing;
use crate::catalogue::store as listings;
use crate::ids::MarketplaceListingId;
use crate::members::{blocks, blocks::Errand};
use crate::safeguarding::{self, Interaction};
use crate::say;

/// What is ordered, and the two whom it concerns, held until the end of the transaction.
pub(super) struct Counter {
    /// None where there is no such listing.
    pub(super) listing: Option<Listing>,
    /// Name of the file of its first picture.
    pub(super) picture: Option<String>,
    /// The buyer and the seller, as far as they are there.
    pub(super) people: Vec<Person>,
}

impl Counter {
    /// Holds the listing, and then the members in the order of their ids.
    ///
    /// # Errors
    /// A fault.
    pub(super) async fn hold(tx: &mut Tx, id: MarketplaceListingId, me: MemberId) -> Answer<Self> {
        let (mut listing, mut picture, mut people) = (None, None, Vec::with_capacity(2));
        for sale in sale::lock(tx, id, me).await? {
            people.push(sale.person);
            (listing, picture) = (Some(sale.listing), sale.picture);
        }
        if people.is_empty() {
            // Neither of the two is there any more, or the listing is not.
            listing = listings::lock_for_trade(tx, id).await?;
        }
        Ok(Self { listing, picture, people })
    }

    /// Whose listing it is.
    pub(super) fn seller(&self) -> Option<MemberId> {
        self.listing.as_ref().map(|listing| listing.user_id)
    }
}

/// An order that was just made, with what is around it; none unless both parties are held.
pub(super) fn shown(
    order: &Order,
    listing: &Listing,
    picture: Option<String>,
    mut people: Vec<Person>,
) -> Option<OrderWithParties> {
    let mut take = |member| {
        let at = people.iter().position(|person| person.id == member)?;
        Some(people.swap_remove(at).party)
    };
    Some(OrderWithParties {
        buyer: take(order.buyer_id)?,
        seller: take(order.seller_id)?,
        order: order.clone(),
        subject: Subject {
            price: listing.price,
            price_currency: Some(listing.price_currency),
            listing_status: Some(listing.status),
            delivery_method: Some(listing.delivery_method),
            picture,
        },
        card: ByCard::default(),
    })
}

/// The seller may sell, the buyer is somebody else, and nothing keeps the two apart. Both are held.
///
/// # Errors
/// 422 `VALIDATION_ERROR`; 403 `BLOCKED`; as [`safeguarding::allow`] does.
pub(super) async fn meet(
    call: &Call,
    tx: &mut Tx,
    (me, seller): (MemberId, MemberId),
    held: &[Person],
    standing: &Standing,
) -> Answer<()> {
    let active = |who: MemberId| held.iter().any(|person| person.id == who && person.active);
    if !active(seller) || standing.is_suspended {
        return Err(unavailable());
    }
    if me == seller {
        return Err(unusable(say!("marketplace-order-own-listing")).field("listing_id").into());
    }
    if !active(me) {
        return Err(unusable(say!("not-a-member")).into());
    }
    if standing.is_blocked {
        blocks::pass(tx, Operation::CreateMarketplaceOrder, me, seller, Errand::default()).await?;
    }
    safeguarding::allow_both(call, tx, (me, seller), Interaction::Exchange).await
}
