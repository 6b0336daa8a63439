//! Changing the profile.

use contract::Code;

use super::model::{Circumstances, Editable, Wish, changed};
use super::{avatar, store};
use crate::base::{Answer, MemberId, OrRefuse as _};
use crate::call::{Call, Tx};
use crate::members::events::ProfileUpdated;
use crate::outbox;
use crate::recognition::{self, Earned};
use crate::say;

/// Changes what the viewer tells of themselves. What the wish does not name stays.
///
/// Tells the outbox [`ProfileUpdated`] if anything is another than before. Refuses with 422 `VALIDATION_ERROR`, an item for each field that is
/// wrong, and with `NOT_FOUND` for whoever is no member of this community. Source: spec platform 3.3, accounts 1.
pub async fn update(call: &Call, wish: Wish) -> Answer<()> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    let before = held(&mut tx, me).await?;
    let around = Circumstances {
        identity_verified: store::is_identity_verified(&mut tx, me).await?,
        today: call.now().date_naive(),
        base_url: &call.visit().base_url,
    };
    let after = changed(&before, wish, around)?;
    if after.avatar_url.is_none() && before.avatar_url.is_some() {
        avatar::take_off(&mut tx, me).await?;
    }
    written(&mut tx, me, &before, &after).await?;
    tx.commit().await
}

/// The profile of a member whose row is held until the transaction ends.
///
/// Refuses with `NOT_FOUND` for whoever is no member of this community.
pub(crate) async fn held(tx: &mut Tx, me: MemberId) -> Answer<Editable> {
    store::lock(tx, me).await?.or_refuse(Code::NotFound, say!("member-missing"))
}

/// Writes a profile whose row is held, and what follows from it.
pub(crate) async fn written(tx: &mut Tx, me: MemberId, before: &Editable, after: &Editable) -> Answer<()> {
    if before == after {
        return Ok(());
    }
    store::write(tx, me, after).await?;
    if after.is_complete() {
        recognition::award(tx, me, Earned::ProfileCompleted, me.get()).await?;
    }
    let changed: Vec<String> = before.differing(after).into_iter().map(str::to_owned).collect();
    if !changed.is_empty() {
        outbox::tell(tx, ProfileUpdated { member: me, changed }).await?;
    }
    Ok(())
}
