//! Members say when they have time.

use chrono::{Datelike as _, NaiveDate};

use super::model::{MOST_A_DAY, Slot, SlotId, check, common};
use super::store::{self, Free};
use crate::base::{Answer, MemberId, Rules};
use crate::call::Call;
use crate::members::actions::{hold_own, profile};
use crate::members::model::wrong;
use crate::{queue, say};

/// Today where the community is.
pub fn today(call: &Call) -> Answer<NaiveDate> {
    let zone = queue::zone(&call.community()?.settings.timezone);
    Ok(call.now().with_timezone(&zone).date_naive())
}

/// When the viewer has time; single days that are over as well.
pub async fn mine(call: &Call) -> Answer<Vec<Slot>> {
    Ok(store::of_member(call, call.me()?, "").await?)
}

/// When a member has time, without single days that are over. Refuses as their profile does.
pub async fn of_member(call: &Call, member: MemberId) -> Answer<Vec<Slot>> {
    profile(call, member).await?;
    Ok(store::of_member(call, member, &today(call)?.to_string()).await?)
}

/// Says when the viewer has time every week, or on one `day` of it; what was said of that before goes. Gives all their times.
///
/// Refuses with 422 `VALIDATION_ERROR` on its place what [`check`] does not take, and with `NOT_FOUND` whoever is no member of this
/// community. Source: spec accounts 3.
pub async fn set(call: &Call, places: &[String], day: Option<i64>, slots: &[Slot]) -> Answer<Vec<Slot>> {
    let me = call.me()?;
    check(places, slots)?;
    let mut tx = call.begin().await?;
    hold_own(&mut tx, me).await?;
    store::delete_weekly(&mut tx, me, day).await?;
    for slot in slots {
        store::insert(&mut tx, me, slot).await?;
    }
    tx.commit().await?;
    mine(call).await
}

/// Says that the viewer has time on a single day. Gives all their times.
///
/// Refuses with 422 `VALIDATION_ERROR` a day that is over, a time that ends before it begins or overlaps with another of the day, and one too many;
/// with `NOT_FOUND` whoever is no member of this community.
pub async fn add(call: &Call, date: NaiveDate, slot: &Slot) -> Answer<Vec<Slot>> {
    let me = call.me()?;
    let mut rules = Rules::default();
    if date < today(call)? {
        rules.note(wrong("date", say!("availability-over")));
    }
    if slot.end_time <= slot.start_time {
        rules.note(wrong("end_time", say!("availability-ends-first")));
    }
    rules.kept()?;
    let mut tx = call.begin().await?;
    hold_own(&mut tx, me).await?;
    let there = store::on_date(&mut tx, me, &date.to_string()).await?;
    if there.iter().any(|other| other.overlaps(slot)) {
        return Err(wrong("start_time", say!("availability-overlaps")).into());
    }
    if there.len() >= MOST_A_DAY {
        return Err(wrong("date", say!("availability-too-many", most = MOST_A_DAY)).into());
    }
    store::insert(&mut tx, me, slot).await?;
    tx.commit().await?;
    mine(call).await
}

/// Takes back that the viewer has time; nothing if they never said so.
pub async fn remove(call: &Call, id: SlotId) -> Answer<()> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    store::delete(&mut tx, me, id).await?;
    tx.commit().await
}

/// When the viewer and a member both have time in every week. Refuses as the member's profile does.
pub async fn compatible(call: &Call, member: MemberId) -> Answer<Vec<(i64, String, String)>> {
    let theirs = of_member(call, member).await?;
    Ok(common(&mine(call).await?, &theirs))
}

/// Listed members who have time on a day of every week, today's unless it is said, and at a moment of it if one is.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn available(call: &Call, day: Option<i64>, time: Option<&str>, limit: i64) -> Answer<Vec<Free>> {
    let me = call.me()?;
    let day = match day {
        Some(day) => day,
        None => i64::from(today(call)?.weekday().num_days_from_sunday()),
    };
    Ok(store::available(call, me, day, time, limit).await?)
}
