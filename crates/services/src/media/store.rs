//! The rows of files.

use super::{Kept, Name};
use crate::base::{FileId, TenantId};
use crate::call::{Call, Tx};
use crate::db::{Holding, Stored};
use crate::{insert, params};

/// Notes a file.
pub(super) async fn insert(tx: &mut Tx, kept: &Kept) -> Stored<FileId> {
    let now = tx.now();
    let (sql, params) = insert! { into media_files {
        name: kept.name.to_string(),
        media_type: kept.media_type,
        bytes: kept.bytes,
        width: kept.width,
        height: kept.height,
        created_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Removes rows. Gives the names of their files.
pub(super) async fn delete(tx: &mut Tx, ids: &[FileId]) -> Stored<Vec<Name>> {
    let names: Vec<String> =
        tx.all("DELETE FROM media_files WHERE tenant_id = $1 AND id = ANY($2) RETURNING name", params![ids]).await?;
    Ok(names.iter().filter_map(|name| Name::parse(name)).collect())
}

/// The names of the files of these rows.
pub(super) async fn names(call: &Call, ids: &[FileId]) -> Stored<Vec<String>> {
    call.all("SELECT name FROM media_files WHERE tenant_id = $1 AND id = ANY($2) ORDER BY id", params![ids]).await
}

/// Which of these files of a community have a row.
pub(super) async fn noted(call: &Call, tenant: TenantId, names: &[String]) -> Stored<Vec<String>> {
    call.unscoped()
        .all("SELECT name FROM media_files WHERE tenant_id = $1 AND name = ANY($2)", params![tenant, names])
        .await
}

/// What it holds of a member.
pub const HOLDINGS: &[Holding] = &[Holding::nothing("media_files")];
