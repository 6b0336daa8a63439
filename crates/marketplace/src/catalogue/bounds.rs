//! What the community decided about the marketplace, and who may sell in it.

use std::sync::Arc;

use contract::Code;

use super::model;
use super::store;
use crate::base::{Answer, MemberId, Refusal};
use crate::call::{Call, Member, Tx};
use crate::money::Currency;
use crate::rules::MarketplaceRules;
use crate::{members, say, seller};

/// What the community decided about the marketplace.
pub(crate) fn rules(call: &Call) -> Answer<Arc<MarketplaceRules>> {
    Ok(call.community()?.rules::<MarketplaceRules>())
}

/// The community's currency; euros where prices cannot be in it.
pub(crate) fn currency(call: &Call) -> Answer<Currency> {
    let euros = || Currency::parse("EUR").ok_or_else(model::missing);
    Ok(Currency::parse(&call.community()?.currency).map_or_else(euros, Ok)?)
}

/// The viewer, who belongs to this community. A platform administrator who looks in from another one has no things here.
pub(crate) fn resident(call: &Call) -> Answer<MemberId> {
    let member: &Member = call.member()?;
    if member.tenant == call.tenant() {
        Ok(member.id)
    } else {
        Err(Refusal::new(Code::Forbidden, say!("not-a-member")).into())
    }
}

/// Makes a member a seller, whose row is held, so that of two listings at once one is counted first.
pub(super) async fn sells(tx: &mut Tx, member: MemberId) -> Answer<()> {
    members::store::hold(tx, &[member]).await?;
    seller::store::join(tx, member).await?;
    not_suspended(tx, member).await
}

/// Holds a seller's row, and refuses a suspended one where they let something be seen.
pub(super) async fn sells_if(tx: &mut Tx, member: MemberId, lets_see: bool) -> Answer<()> {
    if lets_see {
        members::store::hold(tx, &[member]).await?;
        not_suspended(tx, member).await?;
    }
    Ok(())
}

async fn not_suspended(tx: &mut Tx, member: MemberId) -> Answer<()> {
    match seller::store::lock(tx, member).await? {
        Some(profile) if profile.is_suspended => {
            Err(Refusal::new(Code::SellerSuspended, say!("marketplace-seller-suspended")).into())
        }
        _ => Ok(()),
    }
}

/// Refuses a seller who has as many active listings as allowed.
pub(super) async fn has_room(tx: &mut Tx, member: MemberId, rules: &MarketplaceRules) -> Answer<()> {
    if is_full(tx, member, rules).await? {
        let sentence = say!("listing-limit-reached", most = rules.max_active_listings);
        return Err(Refusal::new(Code::ValidationError, sentence).field("status").into());
    }
    Ok(())
}

/// Whether a seller, whose row is held, has as many active listings as allowed.
pub(super) async fn is_full(tx: &mut Tx, member: MemberId, rules: &MarketplaceRules) -> Answer<bool> {
    let most = rules.max_active_listings;
    Ok(most > 0 && store::count_active(tx, member).await? >= most)
}
