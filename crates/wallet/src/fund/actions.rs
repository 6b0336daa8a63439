//! What is done with the fund, and giving.

use contract::Code;

use super::store;
use crate::base::{Answer, Failure, Hours, MemberId, Refusal, Rules};
use crate::call::Call;
use crate::rules::WalletRules;
use crate::say;
use crate::wallet::actions::{Gift, recognisable, takes_part};
use crate::wallet::admin::{acting, active, impartial};
use crate::wallet::ledger::pay;
use crate::wallet::model::{self, Holder, Kind, Payment, nowhere, unusable};

/// Puts new hours into the fund. Gives what lies there then, and whether any moved, which they do not for a repetition.
///
/// # Errors
/// 400 `VALIDATION_ERROR` for the amount.
pub async fn deposit(call: &Call, amount: f64, description: &str) -> Answer<(Hours, bool)> {
    let amount = model::positive(amount, WalletRules::CEILING)?;
    let payment = Payment::new(Holder::Issuance, Holder::CommunityFund, amount, Kind::CommunityFund, description);
    settle(call, payment).await
}

/// Pays a member out of the fund. Gives what lies there then, and whether any moved, which they do not for a repetition.
///
/// # Errors
/// 400 `VALIDATION_ERROR` for the amount, 403 `FORBIDDEN` for oneself, 404 `NOT_FOUND` and 422 `TRANSFER_FAILED` for the member, 400
/// `INSUFFICIENT_FUNDS`.
pub async fn withdraw(call: &Call, to: MemberId, amount: f64, description: &str) -> Answer<(Hours, bool)> {
    let amount = model::positive(amount, WalletRules::CEILING)?;
    impartial(call, [Some(to), None])?;
    active(call, to).await?;
    let payment = Payment::new(Holder::CommunityFund, Holder::Member(to), amount, Kind::CommunityFund, description);
    settle(call, payment).await
}

async fn settle(call: &Call, payment: Payment<'_>) -> Answer<(Hours, bool)> {
    let payment = recognisable(call, Payment { acting: acting(call)?, ..payment });
    let mut tx = call.begin().await?;
    let paid = pay(&mut tx, payment).await?;
    let balance = store::balance(&mut tx).await?;
    tx.commit().await?;
    Ok((balance, paid.moved))
}

/// Gives hours to the fund; whether any moved, which they do not for a repetition.
///
/// Emits `TransactionCompleted`.
///
/// # Errors
/// 400 `VALIDATION_ERROR` for the amount, which the community's cap on transfers bounds, 422 `TRANSFER_FAILED` for whoever has no hours here, 400 `INSUFFICIENT_FUNDS`.
pub async fn donate(call: &Call, amount: f64, message: &str) -> Answer<bool> {
    let amount = model::positive(amount, call.community()?.rules::<WalletRules>().cap())?;
    takes_part(call)?;
    let from = Holder::Member(call.me()?);
    let payment = Payment::new(from, Holder::CommunityFund, amount, Kind::Donation, message.trim());
    let mut tx = call.begin().await?;
    let paid = pay(&mut tx, recognisable(call, payment)).await?;
    tx.commit().await?;
    Ok(paid.moved)
}

/// Gives hours to a member; whether any moved, which they do not for a repetition.
///
/// Emits `TransactionCompleted`.
///
/// # Errors
/// 400 `VALIDATION_ERROR` for the amount, which the community's cap on transfers bounds, without a recipient and for oneself; 400 `DONATION_FAILED` if the member is not there
/// or takes no part; 403 `BLOCKED` for words if either has blocked the other; 400 `INSUFFICIENT_FUNDS`.
pub async fn donate_to(call: &Call, to: Option<MemberId>, amount: f64, message: &str) -> Answer<bool> {
    let mut rules = Rules::default();
    let amount = rules.look(model::positive(amount, call.community()?.rules::<WalletRules>().cap()))?;
    let to = to.ok_or_else(|| unusable("recipient_id", say!("recipient-missing")));
    let gift = rules.look(to.and_then(|to| Gift::of(call, to, "recipient_id")))?;
    rules.kept()?;
    let Some((amount, gift)) = amount.zip(gift) else { return Err(nowhere().into()) };
    let given = gift.give(call, amount, Kind::Donation, message.trim()).await.map_err(failed)?;
    Ok(given.moved)
}

/// What hinders a transfer hinders a gift under another name.
fn failed(failure: Failure) -> Failure {
    match failure {
        Failure::Refusal(refusal) if matches!(refusal.code(), Code::NotFound | Code::TransferFailed) => {
            Refusal::new(Code::DonationFailed, say!("recipient-inactive")).field("recipient_id").into()
        }
        other => other,
    }
}
