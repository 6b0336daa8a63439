//! What the table of copies is asked.

use super::DataExportId;
use crate::base::{FileId, MemberId, TenantId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::model::{CopyStatus, Format};
use crate::queue::Subjects;
use crate::{insert, params, record};

/// What tasks of copies are about.
pub const SUBJECTS: Subjects = Subjects {
    topic: "data_export",
    statement: "SELECT tenant_id, id, 'data_export' FROM data_exports WHERE id = ANY($1)",
};

record! {
    /// A copy of their data that a member asked for.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct DataExport {
        /// `data_exports.id`.
        pub id: DataExportId,
        /// Whose data it is.
        pub user_id: MemberId,
        /// What kind of file.
        pub format: Format,
        /// How it stands.
        pub status: CopyStatus,
        /// How far it has come, in percent.
        pub progress: i64,
        /// How large it is, once it is made.
        pub bytes: Option<i64>,
        /// When it was asked for.
        pub requested_at: Timestamp,
        /// When it was made.
        pub completed_at: Option<Timestamp>,
        /// Its file, as long as it is kept.
        pub file_id: Option<FileId>,
        /// Until when its file is kept.
        pub expires_at: Option<Timestamp>,
    }
    select export_columns
}

record! {
    /// A copy whose file is kept too long.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct DueCopy {
        /// Its community.
        pub tenant_id: TenantId,
        /// `data_exports.id`.
        pub id: DataExportId,
    }
}

/// Notes that a copy was sent at once.
#[rustfmt::skip::macros(concat)]
pub(crate) async fn insert_delivered(
    tx: &mut Tx,
    member: MemberId,
    format: Format,
    bytes: i64,
    requested_at: Timestamp,
) -> Stored<DataExport> {
    let now = tx.now();
    let (sql, params) = insert! { into data_exports {
        user_id: member,
        format,
        status: CopyStatus::Delivered,
        progress: 100_i64,
        bytes,
        requested_at,
        completed_at: now,
    } then concat!("RETURNING ", export_columns!()) };
    tx.one(sql, params).await
}

/// Keeps a copy that is to be made.
#[rustfmt::skip::macros(concat)]
pub(crate) async fn insert_preparing(tx: &mut Tx, member: MemberId, format: Format) -> Stored<DataExport> {
    let now = tx.now();
    let (sql, params) = insert! { into data_exports {
        user_id: member,
        format,
        status: CopyStatus::Preparing,
        progress: 0_i64,
        requested_at: now,
    } then concat!("RETURNING ", export_columns!()) };
    tx.one(sql, params).await
}

/// The copy that is being made for a member. Served by `data_exports_preparing`.
#[rustfmt::skip::macros(concat)]
pub(crate) async fn preparing(tx: &mut Tx, member: MemberId) -> Stored<Option<DataExport>> {
    tx.optional(
        concat!("SELECT ", export_columns!(), "
               FROM data_exports
              WHERE tenant_id = $1 AND user_id = $2 AND status = 'preparing'"),
        params![member],
    )
    .await
}

/// A copy.
#[rustfmt::skip::macros(concat)]
pub(crate) async fn find(call: &Call, id: DataExportId) -> Stored<Option<DataExport>> {
    call.optional(
        concat!("SELECT ", export_columns!(), "
               FROM data_exports
              WHERE tenant_id = $1 AND id = $2"),
        params![id],
    )
    .await
}

/// Some of a member's copies.
#[rustfmt::skip::macros(concat)]
pub(crate) async fn by_ids(call: &Call, member: MemberId, ids: &[DataExportId]) -> Stored<Vec<DataExport>> {
    call.all(
        concat!("SELECT ", export_columns!(), "
               FROM data_exports
              WHERE tenant_id = $1 AND user_id = $2 AND id = ANY($3)"),
        params![member, ids],
    )
    .await
}

/// A copy, held.
#[rustfmt::skip::macros(concat)]
pub(crate) async fn lock(tx: &mut Tx, id: DataExportId) -> Stored<Option<DataExport>> {
    tx.optional(
        concat!("SELECT ", export_columns!(), "
               FROM data_exports
              WHERE tenant_id = $1 AND id = $2
                FOR UPDATE"),
        params![id],
    )
    .await
}

/// The last copies that a member asked for, the newest first. Served by `data_exports_by_user`.
#[rustfmt::skip::macros(concat)]
pub(crate) async fn of_member(call: &Call, member: MemberId, limit: i64) -> Stored<Vec<DataExport>> {
    call.all(
        concat!("SELECT ", export_columns!(), "
               FROM data_exports
              WHERE tenant_id = $1 AND user_id = $2
              ORDER BY id DESC
              LIMIT $3"),
        params![member, limit],
    )
    .await
}

/// Writes how far a copy has come, as long as it is being made.
pub(crate) async fn advance(call: &Call, id: DataExportId, progress: i64) -> Stored<u64> {
    call.run(
        "UPDATE data_exports SET progress = $3 WHERE tenant_id = $1 AND id = $2 AND status = 'preparing'",
        params![id, progress],
    )
    .await
}

/// Writes how a copy stands. What is not ready has no link.
pub(crate) async fn write(tx: &mut Tx, copy: &DataExport) -> Stored<u64> {
    tx.run(
        "UPDATE data_exports
            SET status = $3, progress = $4, bytes = $5, completed_at = $6, file_id = $7, expires_at = $8,
                link_hash = NULL, link_expires_at = NULL
          WHERE tenant_id = $1 AND id = $2",
        params![copy.id, copy.status, copy.progress, copy.bytes, copy.completed_at, copy.file_id, copy.expires_at],
    )
    .await
}

/// Keeps what tells the one link that is good.
pub(crate) async fn link(tx: &mut Tx, id: DataExportId, hash: [u8; 32], expires_at: Timestamp) -> Stored<u64> {
    tx.run(
        "UPDATE data_exports SET link_hash = $3, link_expires_at = $4 WHERE tenant_id = $1 AND id = $2",
        params![id, hash, expires_at],
    )
    .await
}

/// A member's copy whose file is kept, by a link that is good.
#[rustfmt::skip::macros(concat)]
pub(crate) async fn linked(
    call: &Call,
    member: MemberId,
    id: DataExportId,
    hash: [u8; 32],
) -> Stored<Option<DataExport>> {
    call.optional(
        concat!("SELECT ", export_columns!(), "
               FROM data_exports
              WHERE tenant_id = $1 AND user_id = $2 AND id = $3 AND link_hash = $4 AND link_expires_at > $5 AND expires_at > $5"),
        params![member, id, hash, call.now()],
    )
    .await
}

/// Copies of all communities whose files are kept too long. Served by `data_exports_by_end`.
pub(crate) async fn due(call: &Call, limit: i64) -> Stored<Vec<DueCopy>> {
    call.unscoped()
        .all(
            "SELECT tenant_id, id FROM data_exports WHERE status = 'ready' AND expires_at <= $1 ORDER BY expires_at LIMIT $2",
            params![call.now(), limit],
        )
        .await
}
