//! What the owner of a listing learns about its readers: numbers, never names.

use std::collections::BTreeMap;

use chrono::{NaiveDate, TimeDelta};

use super::actions::{seen, today};
use super::model::{Contact, Listing, not_yours};
use super::store::analytics::{self as store, Readers};
use crate::base::{Answer, ListingId};
use crate::call::Call;

/// What happened on a day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Day {
    /// Members who read it.
    pub views: i64,
    /// Members who turned to the owner.
    pub contacts: i64,
    /// Members who began to keep it in mind and still do.
    pub saves: i64,
}

/// Who reads a listing.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// The listing.
    pub listing: Listing,
    /// How many different members read it.
    pub readers: Readers,
    /// Every day of the period, oldest first.
    pub days: Vec<(NaiveDate, Day)>,
    /// How often it was read in as many days before them.
    pub views_before: i64,
    /// In which ways members turned to the owner in the period.
    pub ways: Vec<(Contact, i64)>,
}

/// Who read a listing in the last `days`, today included.
///
/// Refuses with `FORBIDDEN` anybody but its owner and administrators, with `NOT_FOUND` those who may not see it.
/// Source: spec platform 4.1.
pub async fn report(call: &Call, id: ListingId, days: i64) -> Answer<Report> {
    let (listing, _) = seen(call, id).await?;
    if listing.hand(call.member()?).is_none() {
        return Err(not_yours().into());
    }
    let since = today(call) - TimeDelta::days(days - 1);
    let mut by_day: BTreeMap<NaiveDate, Day> = since
        .date_naive()
        .iter_days()
        .take(usize::try_from(days).unwrap_or(0))
        .map(|day| (day, Day::default()))
        .collect();
    let mut views_before = 0;
    for (day, views) in store::views(call, id, since - TimeDelta::days(days)).await? {
        if day < since {
            views_before += views;
        } else {
            by_day.entry(day.date_naive()).or_default().views = views;
        }
    }
    for (day, contacts) in store::contacts(call, id, since).await? {
        by_day.entry(day.date_naive()).or_default().contacts = contacts;
    }
    for moment in store::saves(call, id, since).await? {
        by_day.entry(moment.date_naive()).or_default().saves += 1;
    }
    Ok(Report {
        readers: store::readers(call, id, since).await?,
        ways: store::ways(call, id, since).await?,
        listing,
        days: by_day.into_iter().collect(),
        views_before,
    })
}

/// How many there are for a hundred, with two decimals; none for nothing.
#[must_use]
#[allow(clippy::cast_precision_loss, reason = "counts are far below 2^53")]
pub fn percentage(part: i64, whole: i64) -> f64 {
    if whole == 0 { 0.0 } else { (part as f64 * 10_000.0 / whole as f64).round() / 100.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_percentage_has_two_decimals() {
        for (part, whole, expected) in [(0, 0, 0.0), (1, 12, 8.33), (3, 12, 25.0), (1, 0, 0.0)] {
            assert!((percentage(part, whole) - expected).abs() < f64::EPSILON, "{part} of {whole}");
        }
    }
}
