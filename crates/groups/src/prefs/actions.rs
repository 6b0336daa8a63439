//! What members decide about hearing of a group.

use super::store::{self, Prefs};
use crate::base::{Answer, GroupId};
use crate::call::Call;
use crate::groups::actions::{Sight, hold_members, sight, sight_held};
use crate::groups::model::forbidden;

fn may(sight: &Sight) -> Answer<()> {
    if sight.standing.belongs() || sight.manages() { Ok(()) } else { Err(forbidden().into()) }
}

/// How the viewer hears of a group.
///
/// Refuses with `NOT_FOUND` if they may not see it; with 403 `FORBIDDEN` unless they belong to it or look after it.
pub async fn get(call: &Call, group: GroupId) -> Answer<Prefs> {
    may(&sight(call, group).await?)?;
    Ok(store::find(call, group, call.me()?).await?.unwrap_or_default())
}

/// Decides how the viewer hears of a group; as it is then.
///
/// Refuses like [`get`], and with 403 `FORBIDDEN` for whoever is no member of this community.
pub async fn set(call: &Call, group: GroupId, prefs: Prefs) -> Answer<Prefs> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    hold_members(&mut tx, me, &[]).await?;
    may(&sight_held(call, &mut tx, group).await?)?;
    store::write(&mut tx, group, me, prefs).await?;
    let now = tx.now();
    tx.commit().await?;
    Ok(Prefs { updated_at: Some(now), ..prefs })
}
