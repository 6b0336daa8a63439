//! What administrators look at: what was paid by card and where that money is, and what banks have taken. The door has asked for their role.

use super::model::ChargebackStatus;
use super::store::lists::{self, StaffChargeback, StaffPayment, Sum, Wanted};
use crate::base::Answer;
use crate::call::Call;
use crate::catalogue::sheets::csv;
use crate::members::Eyes;
use crate::money::Amount;
use crate::trade::model::Status as OrderStatus;
use crate::wallet::store::Party;

/// So many rows stand in a table at most.
const ROWS: i64 = 50_000;

/// So many are read at once.
const STEP: i64 = 5_000;

/// The columns of a table.
const COLUMNS: [&str; 15] = [
    "order_number",
    "paid_at",
    "buyer",
    "seller",
    "order_status",
    "currency",
    "amount",
    "held",
    "disputed",
    "released",
    "platform_fee",
    "refunded",
    "charged_back",
    "release_after",
    "released_at",
];

/// The parts of a payment, which add up to what was paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts {
    /// What waits until the order is completed.
    pub held: Amount,
    /// What waits for a decision.
    pub disputed: Amount,
    /// What of what is released the community keeps.
    pub fee: Amount,
}

impl Parts {
    /// Of a payment.
    #[must_use]
    pub fn of(row: &StaffPayment) -> Self {
        let kept = row.payment.kept(row.order.promised);
        let (held, disputed) =
            if row.order.order_status == OrderStatus::Disputed { (Amount::ZERO, kept) } else { (kept, Amount::ZERO) };
        let fee = if row.payment.is_outside { Amount::ZERO } else { row.payment.fee_of(row.payment.released) };
        Self { held, disputed, fee }
    }
}

/// A page of card payments, newest first, and how many there are.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn payments(call: &Call, wanted: &Wanted, limit: i64, offset: i64) -> Answer<(Vec<StaffPayment>, i64)> {
    Ok((lists::payments(call, wanted, limit, offset).await?, lists::count(call, wanted).await?))
}

/// The same added up, by currency.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn sums(call: &Call, wanted: &Wanted) -> Answer<Vec<Sum>> {
    Ok(lists::sums(call, wanted).await?)
}

/// The same as a table.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn table(call: &Call, wanted: &Wanted) -> Answer<String> {
    let mut text = String::new();
    csv::write(&mut text, &COLUMNS.map(str::to_owned));
    let mut offset = 0;
    while offset < ROWS {
        let rows = lists::payments(call, wanted, STEP, offset).await?;
        let was_last = i64::try_from(rows.len()).unwrap_or(STEP) < STEP;
        for row in rows {
            csv::write(&mut text, &cells(call, row));
        }
        if was_last {
            break;
        }
        offset += STEP;
    }
    Ok(text)
}

fn cells(call: &Call, row: StaffPayment) -> Vec<String> {
    let Parts { held, disputed, fee } = Parts::of(&row);
    let StaffPayment { payment, order, buyer, seller, .. } = row;
    let moment = |at: Option<crate::base::Timestamp>| at.map(|at| at.to_rfc3339()).unwrap_or_default();
    let name = |party: Party| party.card().map(|card| Eyes::of(call).name(&card)).unwrap_or_default();
    vec![
        order.order_number,
        moment(payment.paid_at),
        name(buyer),
        name(seller),
        order.order_status.as_str().to_owned(),
        payment.currency.as_str().to_owned(),
        payment.amount.to_string(),
        held.to_string(),
        disputed.to_string(),
        payment.released.to_string(),
        fee.to_string(),
        order.promised.to_string(),
        payment.charged_back.to_string(),
        moment(payment.release_after),
        moment(payment.released_at),
    ]
}

/// A page of what banks have taken, newest first, and how many there are.
///
/// # Errors
/// A fault if the database cannot be asked.
pub async fn chargebacks(
    call: &Call,
    status: Option<ChargebackStatus>,
    limit: i64,
    offset: i64,
) -> Answer<(Vec<StaffChargeback>, i64)> {
    Ok((lists::chargebacks(call, status, limit, offset).await?, lists::count_chargebacks(call, status).await?))
}
