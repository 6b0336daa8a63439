//! What the two hear of their exchange while they listen.

use super::store::{self, ExchangeWithParties};
use crate::base::{Answer, ExchangeId, MemberId, Timestamp};
use crate::call::{Call, Tx};
use crate::live::{Live, Rows};

/// Tells those who follow an exchange of the two that it has come or changed, once that is committed. Nobody is told if the process ends in
/// between: whoever listens then loses their connection too, and reads anew when they come back.
///
/// # Errors
/// A fault if start-up forgot live updates.
pub(super) fn ring(tx: &mut Tx, id: ExchangeId, parties: [MemberId; 2]) -> Answer<()> {
    let (live, tenant) = (tx.call().room::<Live>()?.clone(), tx.tenant());
    tx.after_commit(Box::new(move || {
        for party in parties {
            live.changed(tenant, Rows::Exchanges(party), id.get());
        }
    }));
    Ok(())
}

/// Those of some exchanges that the viewer is a party to, and with `since` the latest that have changed from that moment on, the one that changed
/// last at the end. Of one exchange only, if one is named. One statement.
pub async fn changed(
    call: &Call,
    only: Option<ExchangeId>,
    ids: &[ExchangeId],
    since: Option<Timestamp>,
    most: i64,
) -> Answer<Vec<ExchangeWithParties>> {
    let mut found = store::changed(call, call.me()?, only, ids, since, most).await?;
    found.reverse();
    Ok(found)
}
