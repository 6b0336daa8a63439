//! What administrators do: decide who takes hours, look at what was given for them, give them back. The door has asked for their role.

use contract::Code;

use super::model::{Redemption, Settings, Status, missing};
use super::{actions, store, uses};
use crate::base::{Answer, MemberId, Refusal};
use crate::call::Call;
use crate::ids::LoyaltyRedemptionId;
use crate::money::Currency;
use crate::trade::actions::hold;
use crate::trade::model::{said, unusable};
use crate::{members, say};

/// What is decided about a seller. What is `None` stays as it is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Said {
    /// They take hours.
    pub accepts: Option<bool>,
    /// How many francs an hour takes off, as the wire says it.
    pub rate: Option<f64>,
    /// How many percent of a price hours take off at most.
    pub percent: Option<i64>,
}

/// A slice of the sellers of whom something was decided, and how many there are.
///
/// # Errors
/// A fault.
pub async fn sellers(call: &Call, limit: i64, offset: i64) -> Answer<(Vec<Settings>, i64)> {
    Ok((store::settings_page(call, limit, offset).await?, store::count_settings(call).await?))
}

/// What goes for a seller.
///
/// # Errors
/// 404 `NOT_FOUND` for whoever is no member of the community.
pub async fn seller(call: &Call, member: MemberId) -> Answer<Settings> {
    if !members::store::knows(call, member).await? {
        return Err(nobody().into());
    }
    actions::settings(&mut call.reads(), member).await
}

/// Decides about a seller.
///
/// # Errors
/// 404 `NOT_FOUND` for whoever is no member of the community; 422 `VALIDATION_ERROR` on `exchange_rate_chf` for what is finer than a hundredth.
pub async fn decide(call: &Call, member: MemberId, said: Said) -> Answer<Settings> {
    let mut tx = call.begin().await?;
    if members::store::hold(&mut tx, &[member]).await?.is_empty() {
        return Err(nobody().into());
    }
    let mut settings = actions::settings(&mut tx.reads(), member).await?;
    settings.accepts = said.accepts.unwrap_or(settings.accepts);
    if let (Some(rate), Some(francs)) = (said.rate, Currency::parse("CHF")) {
        settings.exchange_rate_chf = francs.amount("exchange_rate_chf", rate)?;
    }
    settings.max_discount_pct = said.percent.unwrap_or(settings.max_discount_pct);
    settings.updated_at = Some(tx.now());
    store::put_settings(&mut tx, &settings).await?;
    tx.commit().await?;
    Ok(settings)
}

/// A slice of all redemptions, and how many there are.
///
/// # Errors
/// A fault.
pub async fn redemptions(
    call: &Call,
    status: Option<Status>,
    limit: i64,
    offset: i64,
) -> Answer<(Vec<Redemption>, i64)> {
    Ok((store::page(call, status, limit, offset).await?, store::count(call, status).await?))
}

/// Gives the hours of a discount back that was used. Its order stays as it is.
///
/// Emits `TransactionCompleted`.
///
/// # Errors
/// 404 `NOT_FOUND`; 403 `FORBIDDEN` for one that the viewer has a part in; 422 `VALIDATION_ERROR` unless it is applied, and on `reason` for blanks.
pub async fn reverse(call: &Call, id: LoyaltyRedemptionId, reason: &str) -> Answer<Redemption> {
    let me = call.me()?;
    said("reason", reason)?;
    let mut tx = call.begin().await?;
    let order = store::order_of(&mut tx, id).await?.ok_or_else(missing)?;
    let order = match order {
        Some(order) => Some(hold(&mut tx, order).await?),
        None => None,
    };
    let mut redemption = store::lock(&mut tx, id).await?.ok_or_else(missing)?;
    if [redemption.member_user_id, redemption.merchant_user_id].contains(&me) {
        return Err(Refusal::new(Code::Forbidden, say!("marketplace-loyalty-own")).into());
    }
    let Some(order) = order.filter(|_| redemption.status == Status::Applied) else {
        return Err(unusable(say!("marketplace-loyalty-wrong-status")).into());
    };
    // An administrator of the whole platform is no member of this community, so the ledger cannot name them.
    let home = call.member()?.tenant == call.tenant();
    uses::reverse(&mut tx, &mut redemption, &order.listing_title, reason.trim(), home.then_some(me)).await?;
    tx.commit().await?;
    Ok(redemption)
}

fn nobody() -> Refusal {
    Refusal::new(Code::NotFound, say!("member-missing"))
}
