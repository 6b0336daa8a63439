//! The REST door to legal documents.

use contract::LegalApi;
use contract::legal as wire;

use super::actions;
use super::compare::compare;
use super::store::{Acceptance, Standing, Version, VersionOf, by_id, in_force};
use crate::base::{Answer, Failure};
use crate::call::Call;
use crate::say;

/// Legal documents at the REST door.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rest;

impl contract::Area for Rest {
    type Call = Call;
    type Failure = Failure;
    type Brings = crate::call::Brings;

    fn brings() -> &'static Self::Brings {
        &super::BRINGS
    }
}

impl LegalApi for Rest {
    async fn legal_version_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::LegalVersion>> {
        let found = by_id(&call, &numbers).await?;
        Ok(found.into_iter().map(|one| version(one.version, one.is_current)).collect())
    }

    async fn legal_document_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::LegalDocument>> {
        let found = in_force(&call, &numbers).await?;
        Ok(found.into_iter().map(|one| document(one.version, one.kind)).collect())
    }

    async fn get_legal_document(
        &self,
        call: Call,
        path: wire::GetLegalDocumentPath,
    ) -> Answer<wire::LegalDocumentResponse> {
        let found = actions::current(&call, path.type_).await?;
        Ok(wire::LegalDocumentResponse { data: found.map(|version| document(version, path.type_)), meta: call.meta() })
    }

    async fn list_legal_versions(
        &self,
        call: Call,
        path: wire::ListLegalVersionsPath,
    ) -> Answer<wire::LegalVersionList> {
        let all = actions::versions(&call, path.type_).await?;
        let data = wire::LegalVersions {
            type_: path.type_,
            title: all.first().map(|newest| newest.title.clone()),
            versions: all.into_iter().enumerate().map(|(nth, one)| version(one, nth == 0)).collect(),
        };
        Ok(wire::LegalVersionList { data, meta: call.meta() })
    }

    async fn get_legal_version(
        &self,
        call: Call,
        path: wire::GetLegalVersionPath,
    ) -> Answer<wire::LegalVersionResponse> {
        let VersionOf { version: one, kind, is_current } = actions::version(&call, path.id).await?;
        let data = wire::LegalVersionOfDocument {
            id: one.id,
            document_id: one.document_id,
            document_type: kind,
            version_number: one.number.to_string(),
            title: one.title,
            content: one.content,
            effective_date: one.published_at,
            summary_of_changes: one.summary_of_changes,
            requires_acceptance: one.requires_acceptance,
            is_current,
        };
        Ok(wire::LegalVersionResponse { data, meta: call.meta() })
    }

    async fn compare_legal_versions(
        &self,
        call: Call,
        query: wire::CompareLegalVersionsQuery,
    ) -> Answer<wire::LegalComparisonResponse> {
        let (one, other) = actions::pair(&call, query.v1, query.v2).await?;
        let (diff_html, places) = compare(&one.version.content, &other.version.content);
        let data = wire::LegalComparison {
            version1: version(one.version, one.is_current),
            version2: version(other.version, other.is_current),
            diff_html,
            changes_count: i64::try_from(places).unwrap_or(i64::MAX),
        };
        Ok(wire::LegalComparisonResponse { data, meta: call.meta() })
    }

    async fn get_legal_acceptance_status(&self, call: Call) -> Answer<wire::LegalAcceptanceResponse> {
        let overview = actions::overview(&call).await?;
        let documents: Vec<_> = overview.documents.iter().map(standing).collect();
        let has_pending = documents.iter().any(|one| one.acceptance_status != wire::LegalAcceptanceStatus::Current);
        let data = wire::LegalAcceptance {
            has_pending,
            enforcement_blocking: overview.enforced,
            blocking_pending: has_pending && overview.enforced && overview.concerned,
            documents,
        };
        Ok(wire::LegalAcceptanceResponse { data, meta: call.meta() })
    }

    async fn accept_legal_documents(&self, call: Call) -> Answer<wire::AcceptedLegalDocumentsResponse> {
        let accepted = actions::accept_all(&call).await?;
        let data = wire::AcceptedLegalDocuments { accepted, message: call.say(&say!("legal-accepted")) };
        Ok(wire::AcceptedLegalDocumentsResponse { data, meta: call.meta() })
    }

    async fn accept_legal_document(
        &self,
        call: Call,
        body: wire::AcceptLegalDocumentBody,
    ) -> Answer<wire::AcceptedLegalDocument> {
        let accepted_at = actions::accept(&call, body.document_id, body.version_id).await?;
        Ok(wire::AcceptedLegalDocument { success: true, message: call.say(&say!("legal-accepted")), accepted_at })
    }

    async fn publish_legal_version(
        &self,
        call: Call,
        body: wire::PublishLegalVersionBody,
    ) -> Answer<wire::LegalDocumentPublishedResponse> {
        let kind = body.type_;
        let draft = actions::Draft {
            kind,
            title: body.title,
            content: body.content,
            summary_of_changes: body.summary_of_changes,
            requires_acceptance: body.requires_acceptance.unwrap_or(true),
        };
        let published = actions::publish(&call, draft).await?;
        Ok(wire::LegalDocumentPublishedResponse { data: document(published, kind), meta: call.meta() })
    }

    async fn list_legal_acceptances(
        &self,
        call: Call,
        path: wire::ListLegalAcceptancesPath,
        query: wire::ListLegalAcceptancesQuery,
    ) -> Answer<wire::LegalAcceptancePage> {
        let cursor = call.cursor(query.cursor.as_deref())?;
        let page = actions::acceptances(&call, path.type_, query.per_page, cursor).await?;
        let data = page.items.into_iter().map(accepted).collect();
        Ok(wire::LegalAcceptancePage { data, meta: call.cursor_meta(query.per_page, page.next) })
    }
}

/// A document by the version that is in force.
#[must_use]
pub fn document(one: Version, kind: wire::LegalDocumentType) -> wire::LegalDocument {
    wire::LegalDocument {
        id: one.id,
        document_id: one.document_id,
        type_: kind,
        title: one.title,
        content: one.content,
        version_number: one.number.to_string(),
        effective_date: one.published_at,
        summary_of_changes: one.summary_of_changes,
        requires_acceptance: one.requires_acceptance,
        has_previous_versions: one.number > 1,
    }
}

/// A version of a document.
#[must_use]
pub fn version(one: Version, is_current: bool) -> wire::LegalVersion {
    wire::LegalVersion {
        id: one.id,
        version_number: one.number.to_string(),
        title: one.title,
        content: one.content,
        effective_date: one.published_at,
        summary_of_changes: one.summary_of_changes,
        requires_acceptance: one.requires_acceptance,
        is_current,
    }
}

fn standing(one: &Standing) -> wire::LegalDocumentAcceptance {
    wire::LegalDocumentAcceptance {
        document_id: one.document_id,
        document_type: one.kind,
        title: one.title.clone(),
        current_version_id: one.version_id,
        current_version: one.number.to_string(),
        acceptance_status: one.status(),
        accepted_at: one.accepted_at,
    }
}

fn accepted(one: Acceptance) -> wire::LegalDocumentAccepted {
    wire::LegalDocumentAccepted {
        id: one.id,
        user_id: one.user_id.get(),
        version_id: one.version_id,
        version_number: one.number.to_string(),
        accepted_at: one.accepted_at,
    }
}
