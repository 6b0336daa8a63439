//! The table for spreadsheets.

use chrono::{DateTime, NaiveDate, NaiveTime, TimeDelta, Utc};

use super::model::nobody;
use super::store::{self, Sides};
use crate::base::text::harmless;
use crate::base::{Answer, Fault, time};
use crate::call::Call;
use crate::members::Eyes;

/// So many rows at most: a member who trades ten times a day fills them in fourteen years.
const MOST: i64 = 50_000;

const HEAD: [&str; 8] =
    ["id", "date", "type", "transaction_type", "counterparty", "description", "amount", "balance_after"];

/// The viewer's transactions between two days (UTC, both included) as CSV (RFC 4180), oldest first.
pub async fn csv(call: &Call, from: Option<NaiveDate>, until: Option<NaiveDate>, sides: Sides) -> Answer<Vec<u8>> {
    let (me, eyes) = (call.me()?, Eyes::of(call));
    let start = from.map_or(DateTime::UNIX_EPOCH, midnight);
    // The day after the last one; a day at the end of the calendar has none, and the present is enough.
    let end = until.and_then(|day| day.checked_add_signed(TimeDelta::days(1))).map(midnight);
    let end = end.unwrap_or_else(|| call.now() + TimeDelta::days(1));
    let mut rows = store::statement(call, me, sides, (start, end), MOST).await?;
    rows.reverse();
    let mut table = csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(Vec::new());
    table.write_record(HEAD).map_err(Fault::new)?;
    for (transaction, balance, sender, receiver) in rows {
        let debit = transaction.is_debit_of(me);
        let other = if debit { receiver } else { sender };
        let name =
            other.card().map_or_else(|| nobody(&transaction.transaction_type).to_owned(), |card| eyes.name(&card));
        let amount = if debit { -transaction.amount } else { transaction.amount };
        let line = [
            transaction.id.to_string(),
            time::wire(transaction.created_at),
            if debit { "debit" } else { "credit" }.to_owned(),
            harmless(&transaction.transaction_type),
            harmless(&name),
            harmless(&transaction.description),
            amount.to_string(),
            balance.to_string(),
        ];
        table.write_record(line).map_err(Fault::new)?;
    }
    Ok(table.into_inner().map_err(|error| Fault::new(error.to_string()))?)
}

fn midnight(day: NaiveDate) -> DateTime<Utc> {
    day.and_time(NaiveTime::MIN).and_utc()
}
