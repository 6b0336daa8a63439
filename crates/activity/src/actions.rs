//! What members are told of what they and others did.

use chrono::TimeDelta;
use chrono_tz::Tz;
use people::members::skills::store::{Shown, of_member};

use super::model::{Month, beginning, by_month, months};
use super::store::{self, Company, Done};
use crate::base::{Answer, MemberId};
use crate::call::Call;
use crate::members;
use crate::members::model::Numbers;

/// The latest of everything is so much.
pub const LATEST: i64 = 30;

/// What was written lately was written in so many days.
const LATELY: TimeDelta = TimeDelta::days(30);

/// What a member did. What others are not told is empty.
#[derive(Clone, Debug, PartialEq)]
pub struct Dashboard {
    /// The latest.
    pub latest: Vec<Done>,
    /// Hours and transfers.
    pub numbers: Numbers,
    /// What they can do.
    pub skills: Vec<Shown>,
    /// Whom they know, and what they wrote.
    pub company: Company,
    /// The hours of twelve months.
    pub months: Vec<Month>,
}

/// What a member did. Of others only what their profile says: hours, skills, and how many connections.
///
/// Refuses as [`members::actions::profile`] does. Source: spec accounts 4.
pub async fn dashboard(call: &Call, member: MemberId) -> Answer<Dashboard> {
    let me = call.me()?;
    // Nobody needs a profile here to read what they did here.
    let standing = if member == me { None } else { Some(members::actions::profile(call, member).await?.1) };
    let numbers = members::actions::numbers(call, &[member]).await?.remove(&member).unwrap_or_default().1;
    let skills = of_member(call, member).await?;
    Ok(match standing {
        Some(standing) => Dashboard {
            latest: Vec::new(),
            numbers,
            skills,
            company: Company { connections: standing.connections_count, ..Company::default() },
            months: Vec::new(),
        },
        None => Dashboard {
            latest: latest(call, LATEST).await?,
            numbers,
            skills,
            company: store::company(call, me, call.now() - LATELY).await?,
            months: monthly(call).await?,
        },
    })
}

/// What the viewer did, the newest first.
pub async fn latest(call: &Call, limit: i64) -> Answer<Vec<Done>> {
    Ok(store::latest(call, call.me()?, limit).await?)
}

/// The viewer's hours and transfers.
pub async fn hours(call: &Call) -> Answer<Numbers> {
    let me = call.me()?;
    Ok(members::actions::numbers(call, &[me]).await?.remove(&me).unwrap_or_default().1)
}

/// The viewer's hours of twelve months by the clock of the community, the oldest first.
pub async fn monthly(call: &Call) -> Answer<Vec<Month>> {
    let (me, now) = (call.me()?, call.now());
    let zone: Tz = call.community()?.settings.timezone.parse().unwrap_or(Tz::UTC);
    let since = months(now, zone).first().map_or(now, |first| beginning(*first, zone));
    Ok(by_month(&store::moved(call, me, since).await?, now, zone))
}
