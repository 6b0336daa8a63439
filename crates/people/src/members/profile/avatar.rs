//! A member's picture, which is a file of ours.

use bytes::Bytes;
use contract::Code;

use super::actions::{held, written};
use super::model::Editable;
use super::store;
use crate::base::{Answer, MemberId, Refusal};
use crate::call::{Call, Tx};
use crate::media::{self, Kept};

/// Points across and down.
const SIDE: u32 = 400;

/// Gives the viewer a picture. The file before goes. Gives the address of the new one, relative to the community's.
///
/// Refuses with 400 `UPLOAD_FAILED` on `avatar` what is no usable picture, and with `NOT_FOUND` whoever is no member of this community.
/// Source: spec accounts 1.1.
pub async fn put_on(call: &Call, sent: Bytes) -> Answer<String> {
    let me = call.me()?;
    let kept = media::keep_square(call, sent, SIDE)
        .await?
        .map_err(|unusable| Refusal::new(Code::UploadFailed, unusable.sentence()).status(400).field("avatar"))?;
    let done = worn(call, me, &kept).await;
    media::unless_refused(call, done, vec![kept])
}

async fn worn(call: &Call, me: MemberId, kept: &Kept) -> Answer<String> {
    let address = kept.address(call.tenant());
    let mut tx = call.begin().await?;
    let before = held(&mut tx, me).await?;
    let old = store::avatar(&mut tx, me).await?;
    let file = media::note(&mut tx, kept).await?;
    store::set_avatar(&mut tx, me, file).await?;
    media::forget(&mut tx, old.as_slice()).await?;
    let after = Editable { avatar_url: Some(address.clone()), ..before.clone() };
    written(&mut tx, me, &before, &after).await?;
    tx.commit().await?;
    Ok(address)
}

/// Takes the file of a member's picture away. The profile is written by whoever calls.
pub(super) async fn take_off(tx: &mut Tx, me: MemberId) -> Answer<()> {
    if let Some(file) = store::avatar(tx, me).await? {
        store::remove_avatar(tx, me).await?;
        media::forget(tx, &[file]).await?;
    }
    Ok(())
}
