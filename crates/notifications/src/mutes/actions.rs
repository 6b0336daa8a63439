//! What members decide about hearing of each other.

use contract::Code;

use super::store::{self, Mute};
use crate::base::{Answer, Cursor, MemberId, MuteId, Page, Refusal};
use crate::call::Call;
use crate::members::{self, Card};
use crate::say;

/// Whom the viewer has muted, the latest first; whoever left is left out. One statement.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn list(call: &Call, before: Option<Cursor>, limit: i64) -> Answer<Page<(Mute, Card)>> {
    let rows = store::page(call, call.me()?, call.newest_behind(before), limit.saturating_add(1)).await?;
    Ok(call.page(rows, limit, |(mute, _)| mute.mute_id.get()))
}

/// Some whom the viewer has muted, by the numbers of the decisions, without those who left.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn each(call: &Call, mutes: &[MuteId]) -> Answer<Vec<(Mute, Card)>> {
    Ok(store::by_ids(call, call.me()?, mutes).await?)
}

/// The number of the viewer's decision about a member; none if they have not muted them.
///
/// # Errors
/// 401 `auth_required` if nobody is signed in.
pub async fn about(call: &Call, member: MemberId) -> Answer<Option<MuteId>> {
    Ok(store::about(call, call.me()?, member).await?)
}

/// The viewer hears nothing of a member from now on. Doing it again changes nothing; the other is not told.
///
/// Refuses with 422 `INVALID_INPUT` for oneself and for a number that is no member's, and with `RESOURCE_NOT_FOUND` if the community has no such member. Source: spec
/// notifications 9.
pub async fn mute(call: &Call, member: MemberId) -> Answer<()> {
    let me = call.me()?;
    if member.get() < 1 {
        return Err(Refusal::new(Code::InvalidInput, say!("member-missing")).field("user_id").into());
    }
    if me == member {
        return Err(Refusal::new(Code::InvalidInput, say!("mute-yourself")).field("user_id").into());
    }
    let mut tx = call.begin().await?;
    if members::store::hold(&mut tx, &[me, member]).await?.len() < 2 {
        return Err(Refusal::new(Code::ResourceNotFound, say!("member-missing")).into());
    }
    store::insert(&mut tx, me, member).await?;
    tx.commit().await
}

/// The viewer hears of a member again.
///
/// Refuses with `RESOURCE_NOT_FOUND` if they had not muted them.
pub async fn unmute(call: &Call, member: MemberId) -> Answer<()> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    if store::delete(&mut tx, me, member).await? == 0 {
        return Err(Refusal::new(Code::ResourceNotFound, say!("mute-missing")).into());
    }
    tx.commit().await
}
