//! Pictures of events that are uploaded: made anew, shown as the cover, and gone once nothing shows them.

use bytes::Bytes;

use crate::actions;
use crate::base::{Answer, Fault};
use crate::call::{Call, Tx};
use crate::draft::Wish;
use crate::media::{self, Kept};
use crate::model::{EventId, wrong};
use crate::recurrence::change::{self, Scope};
use crate::say;
use crate::store::pictures as store;

/// Shows an event by a picture, as it was sent. Gives its address. `scope`: for what recurs, whether one occurrence or all, in words.
///
/// # Errors
/// As the contract says of `setEventImage`.
pub async fn show(call: &Call, id: EventId, sent: Option<Bytes>, scope: Option<Bytes>) -> Answer<String> {
    // Nobody lets the server draw for an event that they may not change.
    actions::managed(call, id).await?;
    let sent = sent.ok_or_else(|| wrong("image", say!("picture-required")))?;
    let said = scope.map(|said| String::from_utf8_lossy(&said).trim().to_owned()).filter(|said| !said.is_empty());
    let parse = |said: String| Scope::parse(&said).ok_or_else(|| wrong("scope", say!("event-scope-unknown")));
    let scope = said.map(parse).transpose()?;
    let kept = media::keep(call, sent).await?.map_err(|unusable| wrong("image", unusable.sentence()))?;
    let address = kept.address(call.tenant());
    let wish = Wish { cover_image_url: Some(Some(address.clone())), ..Wish::default() };
    let shown = match scope {
        None => actions::update_with(call, id, wish, None, Some(&kept)).await,
        Some(scope) => change::update_with(call, id, scope, wish, None, Some(&kept)).await,
    };
    media::unless_refused(call, shown, vec![kept])?;
    Ok(address)
}

/// Notes the picture that an event, or what recurs with it, shows from now on; those that nothing shows any more go. The event is held.
pub(crate) async fn follow(tx: &mut Tx, root: EventId, picture: Option<&Kept>) -> Answer<()> {
    if let Some(kept) = picture {
        let file = media::note(tx, kept).await?;
        let address =
            media::address(tx.tenant(), &kept.name()).ok_or_else(|| Fault::new("a picture has no address"))?;
        store::insert(tx, root, file, &address).await?;
    }
    let gone = store::unshown(tx, root).await?;
    media::forget(tx, &gone).await
}
