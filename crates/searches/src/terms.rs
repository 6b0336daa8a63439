//! What members look for these days.

use chrono::{NaiveTime, TimeDelta};

use super::model::term;
use super::store::{self, Trend};
use crate::base::{Answer, Timestamp};
use crate::call::Call;

/// So many of what a member looks for on a day are counted.
const A_DAY: i64 = 50;

/// Others learn only what at least so many members looked for.
const MEMBERS: i64 = 3;

fn day(moment: Timestamp) -> Timestamp {
    moment.date_naive().and_time(NaiveTime::MIN).and_utc()
}

/// Notes what the viewer looks for. A member counts once a day; not counted is whoever looks around in another community or acts as somebody else.
pub async fn note(call: &Call, typed: &str) -> Answer<()> {
    let viewer = call.member()?;
    if viewer.tenant != call.tenant() || viewer.impersonator.is_some() {
        return Ok(());
    }
    if let Some(term) = term(typed) {
        store::note(call, viewer.id, day(call.now()), &term, A_DAY).await?;
    }
    Ok(())
}

/// What members looked for in the last days, that which most of them did first.
pub async fn trending(call: &Call, days: i64, limit: i64) -> Answer<Vec<Trend>> {
    let since = day(call.now()) - TimeDelta::days(days - 1);
    Ok(store::trending(call, since, MEMBERS, limit).await?)
}

/// Forgets what members looked for more than thirty days ago, in all communities. Gives how much that was.
///
/// # Errors
/// A fault if the database fails.
pub async fn forget(call: &Call) -> Answer<u64> {
    Ok(store::forget(call, day(call.now()) - TimeDelta::days(30)).await?)
}
