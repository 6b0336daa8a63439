//! What a group shows itself by: its type, its picture, and the one at the top.

use std::collections::HashMap;

use bytes::Bytes;

use super::model::{Group, wrong};
use super::store::faces::{self as store, GroupType};
use crate::base::{Answer, FileId, GroupId, GroupTypeId};
use crate::call::{Call, Tx};
use crate::media::{self, Kept};
use crate::say;

/// What becomes of a picture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Becomes {
    /// What it is.
    #[default]
    Same,
    /// None.
    Gone,
    /// Another one, of these bytes.
    Other(Bytes),
}

/// How a group wants to look.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wish {
    /// Another type, or none.
    pub kind: Option<Option<GroupTypeId>>,
    /// Its picture.
    pub avatar: Becomes,
    /// The one at the top.
    pub cover: Becomes,
}

impl Wish {
    /// Whether a picture was sent.
    #[must_use]
    pub fn is_pictured(&self) -> bool {
        [&self.avatar, &self.cover].into_iter().any(|picture| matches!(picture, Becomes::Other(_)))
    }
}

/// A picture that is on the disk, none any more, or the same.
#[derive(Clone, Debug)]
enum Drawn {
    Same,
    Gone,
    Other(Kept),
}

/// A wish whose pictures are on the disk.
#[derive(Clone, Debug)]
pub(super) struct Ready {
    kind: Option<Option<GroupTypeId>>,
    avatar: Drawn,
    cover: Drawn,
}

/// Makes the pictures of a wish.
///
/// Refuses with 422 `VALIDATION_ERROR` on `avatar` or `cover` what is no usable picture.
pub(super) async fn draw(call: &Call, wish: Wish) -> Answer<Ready> {
    let avatar = drawn(call, "avatar", wish.avatar).await?;
    match drawn(call, "cover", wish.cover).await {
        Ok(cover) => Ok(Ready { kind: wish.kind, avatar, cover }),
        Err(failure) => media::unless_refused(call, Err(failure), kept(avatar)),
    }
}

async fn drawn(call: &Call, field: &'static str, picture: Becomes) -> Answer<Drawn> {
    Ok(match picture {
        Becomes::Same => Drawn::Same,
        Becomes::Gone => Drawn::Gone,
        Becomes::Other(sent) => {
            let kept = media::keep(call, sent).await?.map_err(|unusable| wrong(field, unusable.sentence()))?;
            Drawn::Other(kept)
        }
    })
}

fn kept(drawn: Drawn) -> Vec<Kept> {
    match drawn {
        Drawn::Other(kept) => vec![kept],
        Drawn::Same | Drawn::Gone => Vec::new(),
    }
}

/// The same answer; pictures for a group that was refused go.
pub(super) fn unless_refused<T>(call: &Call, answer: Answer<T>, ready: Ready) -> Answer<T> {
    let pictures = kept(ready.avatar).into_iter().chain(kept(ready.cover)).collect();
    media::unless_refused(call, answer, pictures)
}

/// Gives a group, which is held or new, the looks that were wished for. Pictures that were there before go.
///
/// Refuses with 422 `VALIDATION_ERROR` on `type_id` a type that the community does not have.
pub(super) async fn wear(tx: &mut Tx, id: GroupId, ready: &Ready) -> Answer<()> {
    if let Some(Some(kind)) = ready.kind
        && !store::has_kind(tx, kind).await?
    {
        return Err(wrong("type_id", say!("group-type-missing")).into());
    }
    if matches!((&ready.kind, &ready.avatar, &ready.cover), (None, Drawn::Same, Drawn::Same)) {
        return Ok(());
    }
    let mut face = store::find(tx, id).await?.unwrap_or_default();
    let mut gone = Vec::new();
    if let Some(kind) = ready.kind {
        face.type_id = kind;
    }
    if let Some(address) = change(tx, &mut face.avatar_id, &ready.avatar, &mut gone).await? {
        store::show_avatar(tx, id, address.as_deref()).await?;
    }
    if let Some(address) = change(tx, &mut face.cover_id, &ready.cover, &mut gone).await? {
        store::show_cover(tx, id, address.as_deref()).await?;
    }
    store::write(tx, id, &face).await?;
    media::forget(tx, &gone).await
}

/// Changes one picture. Gives the address that is shown from now on, if it is another one.
async fn change(
    tx: &mut Tx,
    file: &mut Option<FileId>,
    drawn: &Drawn,
    gone: &mut Vec<FileId>,
) -> Answer<Option<Option<String>>> {
    let (new, address) = match drawn {
        Drawn::Same => return Ok(None),
        Drawn::Gone => (None, None),
        Drawn::Other(kept) => (Some(media::note(tx, kept).await?), media::address(tx.tenant(), &kept.name())),
    };
    gone.extend(std::mem::replace(file, new));
    Ok(Some(address))
}

/// The files of a group's pictures.
pub(super) async fn files(tx: &mut Tx, id: GroupId) -> Answer<Vec<FileId>> {
    let face = store::find(tx, id).await?.unwrap_or_default();
    Ok([face.avatar_id, face.cover_id].into_iter().flatten().collect())
}

/// The types of some groups, by id. One statement, and none if no group has one.
pub async fn kinds<'a>(
    call: &Call,
    groups: impl IntoIterator<Item = &'a Group>,
) -> Answer<HashMap<GroupTypeId, GroupType>> {
    let mut ids: Vec<GroupTypeId> = groups.into_iter().filter_map(|group| group.type_id).collect();
    ids.sort_unstable();
    ids.dedup();
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    Ok(store::kinds(call, &ids).await?.into_iter().map(|kind| (kind.id, kind)).collect())
}

/// All types of the community, by id. One statement.
///
/// # Errors
/// A fault if the database fails.
pub async fn all_kinds(call: &Call) -> Answer<Vec<GroupType>> {
    Ok(store::all_kinds(call).await?)
}
