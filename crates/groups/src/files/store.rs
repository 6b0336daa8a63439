//! What the table of groups' files is asked.

use super::GroupFileId;
use crate::base::text::search_text;
use crate::base::{FileId, GroupId, MemberId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::{insert, newest_first, params, record};

record! {
    /// A file of a group.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct GroupFile {
        /// `group_files.id`.
        pub id: GroupFileId,
        /// Of which group.
        pub group_id: GroupId,
        /// Its row among the files of the community.
        pub file_id: FileId,
        /// Who uploaded it.
        pub user_id: MemberId,
        /// Its name to show.
        pub file_name: String,
        /// Where it stands.
        pub folder: Option<String>,
        /// What it is.
        pub description: Option<String>,
        /// How often it was downloaded.
        pub download_count: i64,
        /// When it was uploaded.
        pub created_at: Timestamp,
        /// Its name in the data directory.
        pub stored: String,
        /// Its media type.
        pub media_type: String,
        /// How many bytes.
        pub bytes: i64,
    }
}

/// A file `g` with its bytes' row `f`.
macro_rules! files {
    () => {
        "SELECT g.id, g.group_id, g.file_id, g.user_id, g.file_name, g.folder, g.description, g.download_count, g.created_at,
                f.name AS stored, f.media_type, f.bytes
           FROM group_files g
           JOIN media_files f ON f.tenant_id = g.tenant_id AND f.id = g.file_id "
    };
}

/// A group's files, the newest first, that follow an id: of one folder, or of each; of which a pattern finds name or description. Served by
/// `group_files_by_group`.
#[rustfmt::skip::macros(concat)]
pub(super) async fn page(
    call: &Call,
    group: GroupId,
    (folder, pattern): (Option<&str>, Option<&str>),
    before: i64,
    limit: i64,
) -> Stored<Vec<GroupFile>> {
    call.all(
        newest_first!(call.way(), before, order => concat!(files!(), "
              WHERE g.tenant_id = $1 AND g.group_id = $2 AND ($3 IS NULL OR g.folder = $3)
                AND ($4 IS NULL OR g.search_text LIKE $4 ESCAPE '\\') AND g.id ", before!(), " $5
              ORDER BY g.id ", order!(), "
              LIMIT $6")),
        params![group, folder, pattern, before, limit],
    )
    .await
}

/// A file of a group.
pub(super) async fn find(call: &Call, group: GroupId, id: GroupFileId) -> Stored<Option<GroupFile>> {
    call.optional(concat!(files!(), "WHERE g.tenant_id = $1 AND g.group_id = $2 AND g.id = $3"), params![group, id])
        .await
}

/// The same with its row held.
pub(super) async fn lock(tx: &mut Tx, group: GroupId, id: GroupFileId) -> Stored<Option<GroupFile>> {
    tx.optional(
        concat!(files!(), "WHERE g.tenant_id = $1 AND g.group_id = $2 AND g.id = $3 FOR UPDATE OF g"),
        params![group, id],
    )
    .await
}

record! {
    /// A folder.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Folder {
        /// Its name.
        pub folder: String,
        /// How many files.
        pub file_count: i64,
    }
}

/// Folders of a group's files, by name.
pub(super) async fn folders(call: &Call, group: GroupId) -> Stored<Vec<Folder>> {
    call.all(
        "SELECT folder, COUNT(*) AS file_count
           FROM group_files
          WHERE tenant_id = $1 AND group_id = $2 AND folder IS NOT NULL
          GROUP BY folder
          ORDER BY folder",
        params![group],
    )
    .await
}

record! {
    /// How much a group's files are.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Much {
        /// How many.
        pub files: i64,
        /// How many bytes.
        pub bytes: i64,
        /// Of how many members.
        pub uploaders: i64,
    }
}

/// How much a group's files are.
pub(super) async fn much(call: &Call, group: GroupId) -> Stored<Much> {
    call.one(
        "SELECT COUNT(*) AS files, CAST(COALESCE(SUM(f.bytes), 0) AS BIGINT) AS bytes, COUNT(DISTINCT g.user_id) AS uploaders
           FROM group_files g
           JOIN media_files f ON f.tenant_id = g.tenant_id AND f.id = g.file_id
          WHERE g.tenant_id = $1 AND g.group_id = $2",
        params![group],
    )
    .await
}

/// How many bytes the files of a group are, or of all groups.
pub(super) async fn bytes(tx: &mut Tx, group: Option<GroupId>) -> Stored<i64> {
    tx.one(
        "SELECT CAST(COALESCE(SUM(f.bytes), 0) AS BIGINT)
           FROM group_files g
           JOIN media_files f ON f.tenant_id = g.tenant_id AND f.id = g.file_id
          WHERE g.tenant_id = $1 AND ($2 IS NULL OR g.group_id = $2)",
        params![group],
    )
    .await
}

/// A file to be.
#[derive(Clone, Debug)]
pub(super) struct NewFile<'a> {
    pub(super) file: FileId,
    pub(super) name: &'a str,
    pub(super) folder: Option<&'a str>,
    pub(super) description: Option<&'a str>,
}

/// Gives a group a file.
pub(super) async fn insert(tx: &mut Tx, group: GroupId, by: MemberId, new: NewFile<'_>) -> Stored<GroupFileId> {
    let now = tx.now();
    let (sql, params) = insert! { into group_files {
        group_id: group,
        file_id: new.file,
        user_id: by,
        file_name: new.name,
        folder: new.folder,
        description: new.description,
        search_text: search_text([new.name, new.description.unwrap_or_default()]),
        download_count: 0_i64,
        created_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Whether a file is still there.
pub(crate) async fn is_there(tx: &mut Tx, id: GroupFileId) -> Stored<bool> {
    tx.one("SELECT EXISTS (SELECT 1 FROM group_files WHERE tenant_id = $1 AND id = $2)", params![id]).await
}

/// Counts a download.
pub(super) async fn count(call: &Call, id: GroupFileId) -> Stored<u64> {
    call.run("UPDATE group_files SET download_count = download_count + 1 WHERE tenant_id = $1 AND id = $2", params![id])
        .await
}

/// Takes a file away.
pub(super) async fn delete(tx: &mut Tx, id: GroupFileId) -> Stored<u64> {
    tx.run("DELETE FROM group_files WHERE tenant_id = $1 AND id = $2", params![id]).await
}

/// Takes all files of a group away. Gives which those were.
pub(crate) async fn take(tx: &mut Tx, group: GroupId) -> Stored<Vec<FileId>> {
    tx.all("DELETE FROM group_files WHERE tenant_id = $1 AND group_id = $2 RETURNING file_id", params![group]).await
}

/// The same of the pictures of posts in a group.
pub(crate) async fn take_of_posts(tx: &mut Tx, group: GroupId) -> Stored<Vec<FileId>> {
    tx.all(
        "DELETE FROM feed_media
          WHERE tenant_id = $1 AND post_id IN (SELECT id FROM feed_posts WHERE tenant_id = $1 AND group_id = $2)
          RETURNING file_id",
        params![group],
    )
    .await
}

/// Takes the lines of posts in a group out of the feed, with what was said to them.
pub(crate) async fn forget_lines(tx: &mut Tx, group: GroupId) -> Stored<u64> {
    tx.run(
        "DELETE FROM feed_activities
          WHERE tenant_id = $1 AND kind = 'post'
            AND subject IN (SELECT id FROM feed_posts WHERE tenant_id = $1 AND group_id = $2)",
        params![group],
    )
    .await
}
