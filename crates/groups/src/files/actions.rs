//! What is done with files of groups.

use bytes::Bytes;
use contract::Code;

use super::GroupFileId;
use super::store::{self, Folder, GroupFile, Much, NewFile};
use crate::auth::seals::Place;
use crate::base::{Answer, GroupId, OrRefuse as _, Page, Refusal, Rules};
use crate::call::Call;
use crate::db::search_pattern;
use crate::groups::actions::{Sight, hold_members, sight, sight_held};
use crate::groups::events::GroupFileAdded;
use crate::groups::membership::unavailable;
use crate::groups::model::{forbidden, wrong};
use crate::groups::tabs::{self, Tab};
use crate::language::Sentence;
use crate::media::{self, Kept, Served, Taken, Unusable};
use crate::outbox;
use crate::say;
use crate::tenancy::store::lock_settings;

const NONE: Sentence = say!("group-file-missing");

/// How many bytes the files of a group may be.
pub const OF_A_GROUP: i64 = 500 * 1024 * 1024;

/// How many bytes those of all groups may be.
pub const OF_ALL: i64 = 10 * 1024 * 1024 * 1024;

/// Which files a list shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// Of this folder.
    pub folder: Option<String>,
    /// With these words.
    pub words: Option<String>,
}

fn kept(text: Option<&str>) -> Option<&str> {
    text.map(str::trim).filter(|text| !text.is_empty())
}

/// What cursors of this list are good for.
#[must_use]
pub fn place(call: &Call, group: GroupId, wanted: &Wanted) -> Place {
    Place::new(call, &format!("group {group} files {:?} {:?}", wanted.folder, wanted.words))
}

/// Whether the viewer may delete a file of a group that they meet so.
#[must_use]
pub fn may_delete(sight: &Sight, call: &Call, file: &GroupFile) -> bool {
    sight.manages() || (sight.reads() && call.me().is_ok_and(|me| me == file.user_id))
}

/// A group whose files the viewer reads.
async fn read(call: &Call, group: GroupId) -> Answer<Sight> {
    tabs::enter(call, Tab::Files)?;
    let sight = sight(call, group).await?;
    if sight.reads() { Ok(sight) } else { Err(forbidden().into()) }
}

/// A group's files, the newest first, and how the viewer meets the group.
///
/// Refuses with 403 `FEATURE_DISABLED` if the community has no files; with `NOT_FOUND` if the viewer may not see the group; with 403 `FORBIDDEN` unless they belong to it or look
/// after it; with 422 `INVALID_CURSOR` for a cursor of another list. Source: spec accounts 14.
pub async fn list(
    call: &Call,
    group: GroupId,
    wanted: &Wanted,
    limit: i64,
    cursor: Option<&str>,
) -> Answer<(Sight, Page<GroupFile>)> {
    let sight = read(call, group).await?;
    let after = place(call, group, wanted).open(call, cursor)?.map(crate::base::Cursor);
    let before = call.newest_behind(after);
    let pattern = kept(wanted.words.as_deref()).map(search_pattern);
    let which = (kept(wanted.folder.as_deref()), pattern.as_deref());
    let rows = store::page(call, group, which, before, limit + 1).await?;
    Ok((sight, call.page(rows, limit, |row| row.id.get())))
}

/// Folders of a group's files, by name. Refuses as [`list`] does.
pub async fn folders(call: &Call, group: GroupId) -> Answer<Vec<Folder>> {
    read(call, group).await?;
    Ok(store::folders(call, group).await?)
}

/// How much a group's files are. Refuses as [`list`] does.
pub async fn much(call: &Call, group: GroupId) -> Answer<Much> {
    read(call, group).await?;
    Ok(store::much(call, group).await?)
}

/// A file and what is sent of it; the download is counted.
///
/// Refuses as [`list`] does, and with `NOT_FOUND` if the group has no such file.
pub async fn download(call: &Call, group: GroupId, id: GroupFileId) -> Answer<(GroupFile, Served)> {
    read(call, group).await?;
    let file = store::find(call, group, id).await?.or_refuse(Code::NotFound, NONE)?;
    let served = media::serve(call, &file.stored).await?.or_refuse(Code::NotFound, NONE)?;
    store::count(call, id).await?;
    Ok((file, served))
}

/// A file as its sender gave it.
#[derive(Clone, Debug)]
pub struct Sent {
    /// What it is called, as far as its sender can be believed.
    pub name: Option<String>,
    /// The bytes.
    pub bytes: Bytes,
    /// Where it is to stand.
    pub folder: Option<String>,
    /// What it is.
    pub description: Option<String>,
}

/// Gives a group a file.
///
/// Emits `GroupFileAdded`, without its name. Refuses as [`list`] does; with 409 `GROUP_UNAVAILABLE` if the group is not in use; with 413 `FILE_TOO_LARGE`; with 422 `INVALID_TYPE` on `file` for what is not taken; with 422 `VALIDATION_ERROR` on
/// `folder` and `description` for too long a text; with 409 `GROUP_QUOTA_EXCEEDED` and `TENANT_QUOTA_EXCEEDED`. Source: spec accounts 14.
pub async fn upload(call: &Call, group: GroupId, sent: Sent) -> Answer<(Sight, GroupFile)> {
    // Nobody makes us decode pictures for a group that they do not belong to.
    read(call, group).await?;
    let mut rules = Rules::default();
    for (field, text, most) in [("folder", &sent.folder, 100), ("description", &sent.description, 2_000)] {
        if text.as_ref().is_some_and(|text| text.chars().count() > most) {
            rules.note(wrong(field, say!("group-file-text-too-long", most = most)));
        }
    }
    rules.kept()?;
    let file = match media::seal(call, sent.bytes.clone(), Taken::Shared).await? {
        Ok(file) => file,
        Err(unusable) => return Err(unfit(unusable).into()),
    };
    let label = file.label(sent.name.as_deref());
    let added = add(call, group, &file, &label, &sent).await;
    media::unless_refused(call, added, vec![file])
}

fn unfit(unusable: Unusable) -> Refusal {
    match unusable {
        Unusable::TooLarge(_) => Refusal::new(Code::FileTooLarge, unusable.sentence()).field("file"),
        Unusable::Empty => wrong("file", unusable.sentence()),
        _ => Refusal::new(Code::InvalidType, unusable.sentence()).status(422).field("file"),
    }
}

async fn add(call: &Call, group: GroupId, file: &Kept, label: &str, sent: &Sent) -> Answer<(Sight, GroupFile)> {
    let me = call.me()?;
    let mut tx = call.begin().await?;
    hold_members(&mut tx, me, &[]).await?;
    let sight = sight_held(call, &mut tx, group).await?;
    if !sight.reads() {
        return Err(forbidden().into());
    }
    if !sight.group.open() {
        return Err(unavailable().into());
    }
    let id = media::note(&mut tx, file).await?;
    let new = NewFile {
        file: id,
        name: label,
        folder: kept(sent.folder.as_deref()),
        description: kept(sent.description.as_deref()),
    };
    let id = store::insert(&mut tx, group, me, new).await?;
    if store::bytes(&mut tx, Some(group)).await? > OF_A_GROUP {
        return Err(Refusal::new(Code::GroupQuotaExceeded, say!("group-files-full")).into());
    }
    // One upload of the community after another, so that two do not fill the last place.
    lock_settings(&mut tx).await?;
    if store::bytes(&mut tx, None).await? > OF_ALL {
        return Err(Refusal::new(Code::TenantQuotaExceeded, say!("group-files-full-everywhere")).into());
    }
    let added = store::lock(&mut tx, group, id).await?.or_refuse(Code::NotFound, NONE)?;
    outbox::tell(&mut tx, GroupFileAdded { file: id, group, uploader: me }).await?;
    tx.commit().await?;
    Ok((sight, added))
}

/// Deletes a file, whether the group is in use or not.
///
/// Refuses with 403 `FEATURE_DISABLED` if the community has no files; with `NOT_FOUND` if the viewer may not see the group, or it has no such file; with 403 `FORBIDDEN` unless they uploaded it and
/// belong to the group, or look after it.
pub async fn delete(call: &Call, group: GroupId, id: GroupFileId) -> Answer<()> {
    tabs::enter(call, Tab::Files)?;
    let mut tx = call.begin().await?;
    let sight = sight_held(call, &mut tx, group).await?;
    if !sight.reads() {
        return Err(forbidden().into());
    }
    let file = store::lock(&mut tx, group, id).await?.or_refuse(Code::NotFound, NONE)?;
    if !may_delete(&sight, call, &file) {
        return Err(forbidden().into());
    }
    store::delete(&mut tx, id).await?;
    media::forget(&mut tx, &[file.file_id]).await?;
    tx.commit().await
}
