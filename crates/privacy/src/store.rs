//! What the tables of requests and copies are asked.

pub mod copies;
pub mod holdings;

use super::model::{Kind, Status};
use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::{Export, Fields, Holding, Stored, Unattended};
use crate::{ids, insert, joined_record, newest_first, params, record};

ids! {
    /// Something that a member asked for by data protection law.
    DataRequestId,
    /// A copy of their data that a member asked for.
    DataExportId,
}

record! {
    /// Something that a member asked for by data protection law.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct DataRequest {
        /// `data_requests.id`.
        pub id: DataRequestId,
        /// Whose it is.
        pub user_id: MemberId,
        /// What for.
        pub kind: Kind = "type",
        /// How it stands.
        pub status: Status,
        /// What the member wrote.
        pub notes: Option<String>,
        /// What staff wrote.
        pub decision: Option<String>,
        /// When it was made.
        pub created_at: Timestamp,
        /// Until when staff have to answer.
        pub due_at: Timestamp,
        /// When it was decided or withdrawn.
        pub decided_at: Option<Timestamp>,
    }
    select request_columns
}

record! {
    /// Who asks, as administrators know them.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Asker {
        /// The whole name.
        pub name: String,
        /// The address.
        pub email: String,
    }
}

joined_record! {
    /// A request with whoever made it.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct RequestWithAsker {
        /// The request.
        pub request: DataRequest,
        /// Who made it.
        pub asker: Asker,
    }
}

/// What waits for people.
pub const UNATTENDED: &[Unattended] = &[Unattended {
    what: "data protection requests that wait",
    count: "SELECT COUNT(*)
           FROM data_requests
          WHERE tenant_id IS NOT NULL AND status IN ('pending', 'processing') AND due_at <= $1",
    patience: Unattended::AS_THEY_SAY,
    advice: "data protection requests have waited for longer than the law lets them; administrators find them at /api/v2/admin/enterprise/gdpr/requests",
}];

/// Keeps a request.
#[rustfmt::skip::macros(concat)]
pub(super) async fn insert_request(
    tx: &mut Tx,
    member: MemberId,
    kind: Kind,
    notes: Option<&str>,
    due_at: Timestamp,
) -> Stored<DataRequest> {
    let now = tx.now();
    let (sql, params) = insert! { into data_requests {
        user_id: member,
        type: kind,
        status: Status::Pending,
        notes,
        created_at: now,
        due_at,
    } then concat!("RETURNING ", request_columns!()) };
    tx.one(sql, params).await
}

/// A member's requests, the newest first. Served by `data_requests_by_user`.
#[rustfmt::skip::macros(concat)]
pub(super) async fn of_member(call: &Call, member: MemberId, limit: i64) -> Stored<Vec<DataRequest>> {
    call.all(
        concat!("SELECT ", request_columns!(), "
               FROM data_requests
              WHERE tenant_id = $1 AND user_id = $2
              ORDER BY id DESC
              LIMIT $3"),
        params![member, limit],
    )
    .await
}

/// The open request of a member for something. Served by `data_requests_open`.
#[rustfmt::skip::macros(concat)]
pub(super) async fn open(tx: &mut Tx, member: MemberId, kind: Kind) -> Stored<Option<DataRequest>> {
    tx.optional(
        concat!("SELECT ", request_columns!(), "
               FROM data_requests
              WHERE tenant_id = $1 AND user_id = $2 AND type = $3 AND status IN ('pending', 'processing')"),
        params![member, kind],
    )
    .await
}

/// A request, held.
#[rustfmt::skip::macros(concat)]
pub(super) async fn lock(tx: &mut Tx, id: DataRequestId) -> Stored<Option<DataRequest>> {
    tx.optional(
        concat!("SELECT ", request_columns!(), "
               FROM data_requests
              WHERE tenant_id = $1 AND id = $2
                FOR UPDATE"),
        params![id],
    )
    .await
}

/// Whose request it is.
pub(super) async fn owner(call: &Call, id: DataRequestId) -> Stored<Option<MemberId>> {
    call.optional("SELECT user_id FROM data_requests WHERE tenant_id = $1 AND id = $2", params![id]).await
}

/// Writes how a request stands.
pub(super) async fn write(tx: &mut Tx, request: &DataRequest, by: Option<MemberId>) -> Stored<u64> {
    tx.run(
        "UPDATE data_requests
            SET status = $3, decision = $4, decided_by = $5, decided_at = $6
          WHERE tenant_id = $1 AND id = $2",
        params![request.id, request.status, &request.decision, by, request.decided_at],
    )
    .await
}

macro_rules! with_asker {
    () => {
        concat!(
            "SELECT ",
            request_columns!("r"),
            ", COALESCE(u.organization_name, TRIM(u.first_name || ' ' || u.last_name)) AS name, u.email
               FROM data_requests r
               JOIN users u ON u.tenant_id = r.tenant_id AND u.id = r.user_id"
        )
    };
}

/// Requests with a lower id than `before`, the newest first, of one status if one is named. Served by `data_requests_by_status`.
#[rustfmt::skip::macros(concat)]
pub(super) async fn page(
    call: &Call,
    status: Option<Status>,
    before: i64,
    limit: i64,
) -> Stored<Vec<RequestWithAsker>> {
    call.all(
        newest_first!(call.way(), before, order => concat!(with_asker!(), "
              WHERE r.tenant_id = $1 AND ($2 IS NULL OR r.status = $2) AND r.id ", before!(), " $3
              ORDER BY r.id ", order!(), "
              LIMIT $4")),
        params![status, before, limit],
    )
    .await
}

/// One of them.
#[rustfmt::skip::macros(concat)]
pub(super) async fn one(reads: &mut Reads<'_>, id: DataRequestId) -> Stored<Option<RequestWithAsker>> {
    reads
        .optional(
            concat!(with_asker!(), "
              WHERE r.tenant_id = $1 AND r.id = $2"),
            params![id],
        )
        .await
}

/// Some of them.
#[rustfmt::skip::macros(concat)]
pub(super) async fn by_ids(call: &Call, ids: &[DataRequestId]) -> Stored<Vec<RequestWithAsker>> {
    call.all(
        concat!(with_asker!(), "
              WHERE r.tenant_id = $1 AND r.id = ANY($2)"),
        params![ids],
    )
    .await
}

/// The rows of a part of a member's copy.
pub(super) async fn part(call: &Call, export: &Export, member: MemberId) -> Stored<Vec<Fields>> {
    call.all(export.rows, params![member]).await
}

/// The files that are a member's by what an area says.
pub(super) async fn files(
    reads: &mut Reads<'_>,
    holding: &Holding,
    member: MemberId,
) -> Stored<Vec<crate::base::FileId>> {
    match holding.files {
        Some(sql) => reads.all(sql, params![member]).await,
        None => Ok(Vec::new()),
    }
}

/// Leaves of a member in a table what an area says.
pub(super) async fn erase(tx: &mut Tx, holding: &Holding, member: MemberId) -> Stored<()> {
    let now = tx.now();
    for sql in holding.erase {
        let params = if sql.contains("$3") { params![member, now] } else { params![member] };
        tx.run(sql, params).await?;
    }
    Ok(())
}

/// Whether somebody else administers the community, if this member does.
pub(super) async fn looked_after_without(tx: &mut Tx, member: MemberId) -> Stored<bool> {
    tx.one(
        "SELECT NOT EXISTS (SELECT 1 FROM users
                             WHERE tenant_id = $1 AND id = $2 AND (role IN ('admin', 'tenant_admin') OR is_tenant_super_admin))
             OR EXISTS (SELECT 1 FROM users
                         WHERE tenant_id = $1 AND id <> $2 AND status = 'active' AND deleted_at IS NULL
                           AND (role IN ('admin', 'tenant_admin') OR is_tenant_super_admin))",
        params![member],
    )
    .await
}
