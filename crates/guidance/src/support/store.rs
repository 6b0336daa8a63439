//! What the table of requests to staff is asked.

use chrono::TimeDelta;

use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Reads, Tx};
use crate::db::{Stored, Unattended};
use crate::queue::Subjects;
use crate::{ids, insert, joined_record, newest_first, params, record};

/// What it is about.
pub use contract::support::SupportRequestType as Kind;

/// How it stands.
pub use contract::support::SupportRequestStatus as Status;

/// How much it is in the way.
pub use contract::support::SupportImpact as Impact;

ids! {
    /// Something that somebody wrote to the community's staff.
    SupportRequestId,
}

record! {
    /// Something that somebody wrote to the community's staff.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct SupportRequest {
        /// `support_requests.id`.
        pub id: SupportRequestId,
        /// The member who wrote; none if nobody was signed in.
        pub user_id: Option<MemberId>,
        /// What it is about.
        pub kind: Kind = "type",
        /// How it stands.
        pub status: Status,
        /// How much it is in the way.
        pub impact: Option<Impact>,
        /// In one line.
        pub summary: String,
        /// What was written.
        pub description: String,
        /// The path of the page that it is about.
        pub page_url: Option<String>,
        /// What staff answered.
        pub answer: Option<String>,
        /// When it was written.
        pub created_at: Timestamp,
        /// When it was answered or closed.
        pub decided_at: Option<Timestamp>,
    }
    select request_columns
}

record! {
    /// Whoever wrote, as staff know them.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Writer {
        /// The whole name.
        pub name: String,
        /// The address.
        pub email: String,
    }
}

joined_record! {
    /// A request with whoever wrote it.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct RequestWithWriter {
        /// The request.
        pub request: SupportRequest,
        /// Who wrote it.
        pub writer: Writer,
    }
}

/// What is to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct New {
    /// The member; then neither name nor address is kept with it.
    pub member: Option<MemberId>,
    /// Name and address of whoever is not signed in.
    pub stranger: Option<(String, String)>,
    /// What it is about.
    pub kind: Kind,
    /// How much it is in the way.
    pub impact: Option<Impact>,
    /// In one line.
    pub summary: String,
    /// What was written.
    pub description: String,
    /// The path of the page that it is about.
    pub page_url: Option<String>,
}

/// What tasks of mails with answers are about.
pub const SUBJECTS: Subjects = Subjects {
    topic: "support",
    statement: "SELECT tenant_id, id, 'support_answer' FROM support_requests WHERE id = ANY($1)",
};

/// What waits for people.
pub const UNATTENDED: &[Unattended] = &[Unattended {
    what: "messages to staff that wait",
    count: "SELECT COUNT(*) FROM support_requests WHERE tenant_id IS NOT NULL AND status = 'open' AND created_at <= $1",
    patience: TimeDelta::days(7),
    advice: "messages to staff have waited for a week; staff find them at /api/v2/admin/support/requests?status=open",
}];

/// Keeps a request; nothing if the same waits already.
#[rustfmt::skip::macros(concat)]
pub(super) async fn insert(tx: &mut Tx, new: &New, digest: [u8; 32]) -> Stored<Option<SupportRequest>> {
    let now = tx.now();
    let (name, email) = new.stranger.as_ref().map(|(name, email)| (name.as_str(), email.as_str())).unzip();
    let (sql, params) = insert! { into support_requests {
        user_id: new.member,
        type: new.kind,
        status: Status::Open,
        impact: new.impact,
        summary: &new.summary,
        description: &new.description,
        page_url: &new.page_url,
        name,
        email,
        digest,
        created_at: now,
    } then concat!("ON CONFLICT (tenant_id, digest) WHERE status = 'open' DO NOTHING RETURNING ", request_columns!()) };
    tx.optional(sql, params).await
}

/// The last request of a member with these words. Served by `support_requests_by_user`.
#[rustfmt::skip::macros(concat)]
pub(super) async fn same(tx: &mut Tx, member: MemberId, digest: [u8; 32]) -> Stored<Option<SupportRequest>> {
    tx.optional(
        concat!("SELECT ", request_columns!(), "
               FROM support_requests
              WHERE tenant_id = $1 AND user_id = $2 AND digest = $3
              ORDER BY id DESC
              LIMIT 1"),
        params![member, digest],
    )
    .await
}

/// Forgets what was over before a moment and is no member's. Served by `support_requests_over`.
pub(super) async fn forget(tx: &mut Tx, before: Timestamp) -> Stored<u64> {
    tx.run("DELETE FROM support_requests WHERE tenant_id = $1 AND user_id IS NULL AND decided_at < $2", params![before])
        .await
}

/// A member's requests, the newest first. Served by `support_requests_by_user`.
#[rustfmt::skip::macros(concat)]
pub(super) async fn of_member(call: &Call, member: MemberId, limit: i64) -> Stored<Vec<SupportRequest>> {
    call.all(
        concat!("SELECT ", request_columns!(), "
               FROM support_requests
              WHERE tenant_id = $1 AND user_id = $2
              ORDER BY id DESC
              LIMIT $3"),
        params![member, limit],
    )
    .await
}

/// A request, held.
#[rustfmt::skip::macros(concat)]
pub(super) async fn lock(tx: &mut Tx, id: SupportRequestId) -> Stored<Option<SupportRequest>> {
    tx.optional(
        concat!("SELECT ", request_columns!(), "
               FROM support_requests
              WHERE tenant_id = $1 AND id = $2
                FOR UPDATE"),
        params![id],
    )
    .await
}

/// Writes what became of a request.
pub(super) async fn decide(tx: &mut Tx, request: &SupportRequest, by: MemberId) -> Stored<u64> {
    tx.run(
        "UPDATE support_requests
            SET status = $3, answer = $4, decided_by = $5, decided_at = $6
          WHERE tenant_id = $1 AND id = $2",
        params![request.id, request.status, &request.answer, by, request.decided_at],
    )
    .await
}

macro_rules! with_writer {
    () => {
        concat!(
            "SELECT ",
            request_columns!("r"),
            ", COALESCE(r.name, u.organization_name, TRIM(u.first_name || ' ' || u.last_name)) AS name, COALESCE(r.email, u.email) AS email
               FROM support_requests r
               LEFT JOIN users u ON u.tenant_id = r.tenant_id AND u.id = r.user_id"
        )
    };
}

/// Requests before an id, the newest first, of one status if one is named. Served by `support_requests_by_status`.
#[rustfmt::skip::macros(concat)]
pub(super) async fn page(
    call: &Call,
    status: Option<Status>,
    before: i64,
    limit: i64,
) -> Stored<Vec<RequestWithWriter>> {
    call.all(
        newest_first!(call.way(), before, order => concat!(with_writer!(), "
              WHERE r.tenant_id = $1 AND ($2 IS NULL OR r.status = $2) AND r.id ", before!(), " $3
              ORDER BY r.id ", order!(), "
              LIMIT $4")),
        params![status, before, limit],
    )
    .await
}

/// One of them.
#[rustfmt::skip::macros(concat)]
pub(super) async fn one(reads: &mut Reads<'_>, id: SupportRequestId) -> Stored<Option<RequestWithWriter>> {
    reads
        .optional(
            concat!(with_writer!(), "
              WHERE r.tenant_id = $1 AND r.id = $2"),
            params![id],
        )
        .await
}

/// Some of them.
#[rustfmt::skip::macros(concat)]
pub(super) async fn by_ids(call: &Call, ids: &[SupportRequestId]) -> Stored<Vec<RequestWithWriter>> {
    call.all(
        concat!(with_writer!(), "
              WHERE r.tenant_id = $1 AND r.id = ANY($2)"),
        params![ids],
    )
    .await
}
