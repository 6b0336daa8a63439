//! The SQL of legal documents.

pub(super) mod holdings;

use contract::legal::LegalDocumentType;

use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::{insert, joined_record, newest_first, params, record};

record! {
    /// A version of a legal document.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Version {
        /// `legal_versions.id`.
        pub id: i64,
        /// `legal_documents.id`.
        pub document_id: i64,
        /// From 1.
        pub number: i64,
        /// What it is called.
        pub title: String,
        /// Its words.
        pub content: String,
        /// What is new in it.
        pub summary_of_changes: Option<String>,
        /// Members accept it anew.
        pub requires_acceptance: bool,
        /// Since when it is or was in force.
        pub published_at: Timestamp,
    }
    select version_columns
}

record! {
    /// A document that members accept, and what a member has accepted of it.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Standing {
        /// `legal_documents.id`.
        pub document_id: i64,
        /// Which one.
        pub kind: LegalDocumentType,
        /// What it is called.
        pub title: String,
        /// The version in force.
        pub version_id: i64,
        /// Its number.
        pub number: i64,
        /// Whoever has accepted this one or a later one has nothing left.
        pub required_number: i64,
        /// The latest that was accepted.
        pub accepted_number: Option<i64>,
        /// When.
        pub accepted_at: Option<Timestamp>,
    }
}

record! {
    /// A document, its row held.
    pub struct Document {
        /// `legal_documents.id`.
        pub id: i64,
        /// The version in force.
        pub current_number: i64,
        /// Whoever has accepted this one or a later one has nothing left.
        pub required_number: i64,
    }
}

record! {
    /// That a member accepted a version.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Acceptance {
        /// `legal_acceptances.id`.
        pub id: i64,
        /// Who.
        pub user_id: MemberId,
        /// Which version.
        pub version_id: i64,
        /// Its number.
        pub number: i64,
        /// When.
        pub accepted_at: Timestamp,
    }
}

/// Every version of a document, the newest first.
#[rustfmt::skip::macros(concat)]
pub(super) async fn versions(call: &Call, kind: LegalDocumentType) -> Stored<Vec<Version>> {
    call.all(
        concat!("SELECT ", version_columns!("v"), "
               FROM legal_documents d
               JOIN legal_versions v ON v.tenant_id = d.tenant_id AND v.document_id = d.id
              WHERE d.tenant_id = $1 AND d.type = $2
              ORDER BY v.number DESC"),
        params![kind],
    )
    .await
}

/// The version of a document that is in force.
#[rustfmt::skip::macros(concat)]
pub(super) async fn current(call: &Call, kind: LegalDocumentType) -> Stored<Option<Version>> {
    call.optional(
        concat!("SELECT ", version_columns!("v"), "
               FROM legal_documents d
               JOIN legal_versions v ON v.tenant_id = d.tenant_id AND v.document_id = d.id AND v.number = d.current_number
              WHERE d.tenant_id = $1 AND d.type = $2"),
        params![kind],
    )
    .await
}

joined_record! {
    /// A version with the document that it is of.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct VersionOf {
        /// The version.
        pub version: Version,
        /// Which document.
        pub kind: LegalDocumentType,
        /// It is in force.
        pub is_current: bool,
    }
}

/// Versions by their ids.
#[rustfmt::skip::macros(concat)]
pub async fn by_id(call: &Call, ids: &[i64]) -> Stored<Vec<VersionOf>> {
    call.all(
        concat!("SELECT ", version_columns!("v"), ", d.type, v.number = d.current_number
               FROM legal_versions v
               JOIN legal_documents d ON d.tenant_id = v.tenant_id AND d.id = v.document_id
              WHERE v.tenant_id = $1 AND v.id = ANY($2)"),
        params![ids],
    )
    .await
}

/// The versions in force of these documents.
#[rustfmt::skip::macros(concat)]
pub async fn in_force(call: &Call, documents: &[i64]) -> Stored<Vec<VersionOf>> {
    call.all(
        concat!("SELECT ", version_columns!("v"), ", d.type, v.number = d.current_number
               FROM legal_documents d
               JOIN legal_versions v ON v.tenant_id = d.tenant_id AND v.document_id = d.id AND v.number = d.current_number
              WHERE d.tenant_id = $1 AND d.id = ANY($2)"),
        params![documents],
    )
    .await
}

/// The documents that members accept, and how one of them stands to each.
pub(super) async fn standings(call: &Call, member: MemberId) -> Stored<Vec<Standing>> {
    call.all(
        "SELECT d.id AS document_id, d.type AS kind, v.title, v.id AS version_id, v.number, d.required_number, a.number AS accepted_number,
                a.accepted_at
           FROM legal_documents d
           JOIN legal_versions v ON v.tenant_id = d.tenant_id AND v.document_id = d.id AND v.number = d.current_number
           LEFT JOIN legal_acceptances a
             ON a.tenant_id = d.tenant_id AND a.user_id = $2 AND a.document_id = d.id
            AND a.number = (SELECT MAX(l.number)
                              FROM legal_acceptances l
                             WHERE l.tenant_id = $1 AND l.user_id = $2 AND l.document_id = d.id)
          WHERE d.tenant_id = $1 AND d.required_number > 0
          ORDER BY d.id",
        params![member],
    )
    .await
}

/// Whether a member has something left to accept. Served by `legal_acceptances_once`.
pub async fn is_pending(call: &Call, member: MemberId) -> Stored<bool> {
    call.one(
        "SELECT EXISTS (SELECT 1
                          FROM legal_documents d
                         WHERE d.tenant_id = $1 AND d.required_number > 0
                           AND NOT EXISTS (SELECT 1
                                             FROM legal_acceptances a
                                            WHERE a.tenant_id = $1 AND a.user_id = $2 AND a.document_id = d.id
                                              AND a.number >= d.required_number))",
        params![member],
    )
    .await
}

/// Adds a document without a version, unless it is there.
pub(super) async fn begin(tx: &mut Tx, kind: LegalDocumentType) -> Stored<u64> {
    let (sql, params) = insert! { into legal_documents {
        type: kind,
        current_number: 0,
        required_number: 0,
    } then "ON CONFLICT (tenant_id, type) DO NOTHING" };
    tx.run(sql, params).await
}

/// A document with its row held.
pub(super) async fn lock(tx: &mut Tx, kind: LegalDocumentType) -> Stored<Document> {
    tx.one(
        "SELECT id, current_number, required_number FROM legal_documents WHERE tenant_id = $1 AND type = $2 FOR NO KEY UPDATE",
        params![kind],
    )
    .await
}

/// A document by its number, its row held, and the version in force.
pub(super) async fn lock_by_id(tx: &mut Tx, document: i64) -> Stored<Option<(i64, i64)>> {
    tx.optional(
        "SELECT v.id, v.number
           FROM legal_documents d
           JOIN legal_versions v ON v.tenant_id = d.tenant_id AND v.document_id = d.id AND v.number = d.current_number
          WHERE d.tenant_id = $1 AND d.id = $2
            FOR NO KEY UPDATE OF d",
        params![document],
    )
    .await
}

/// Adds a version. Gives its id.
pub(super) async fn publish(tx: &mut Tx, version: &Version, by: MemberId) -> Stored<i64> {
    let (sql, params) = insert! { into legal_versions {
        document_id: version.document_id,
        number: version.number,
        title: &version.title,
        content: &version.content,
        summary_of_changes: version.summary_of_changes.as_deref(),
        requires_acceptance: version.requires_acceptance,
        published_by: by,
        published_at: version.published_at,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Puts a version into force.
pub(super) async fn put_in_force(tx: &mut Tx, document: &Document) -> Stored<u64> {
    tx.run(
        "UPDATE legal_documents SET current_number = $3, required_number = $4 WHERE tenant_id = $1 AND id = $2",
        params![document.id, document.current_number, document.required_number],
    )
    .await
}

/// Notes that a member accepts a version, unless they have.
pub(super) async fn accept(tx: &mut Tx, member: MemberId, document: i64, (version, number): (i64, i64)) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into legal_acceptances {
        user_id: member,
        document_id: document,
        version_id: version,
        number,
        accepted_at: now,
    } then "ON CONFLICT (tenant_id, user_id, document_id, number) DO NOTHING" };
    tx.run(sql, params).await
}

/// When a member accepted a version.
pub(super) async fn accepted_at(tx: &mut Tx, member: MemberId, document: i64, number: i64) -> Stored<Timestamp> {
    tx.one(
        "SELECT accepted_at FROM legal_acceptances WHERE tenant_id = $1 AND user_id = $2 AND document_id = $3 AND number = $4",
        params![member, document, number],
    )
    .await
}

/// Acceptances of a document with a lower id than `before`, the newest first. Served by `legal_acceptances_by_document`.
pub(super) async fn acceptances(
    call: &Call,
    kind: LegalDocumentType,
    before: i64,
    limit: i64,
) -> Stored<Vec<Acceptance>> {
    call.all(
        newest_first!(call.way(), before, order => concat!("SELECT a.id, a.user_id, a.version_id, a.number, a.accepted_at
           FROM legal_acceptances a
           JOIN legal_documents d ON d.tenant_id = a.tenant_id AND d.id = a.document_id
          WHERE a.tenant_id = $1 AND d.type = $2 AND a.id ", before!(), " $3
          ORDER BY a.id ", order!(), "
          LIMIT $4")),
        params![kind, before, limit],
    )
    .await
}
