//! What stories about all areas need of this one: see `crate::areas`.

use async_trait::async_trait;
use contract::Operation;
use serde_json::{Value, json};
use timeweave::params;

use crate::areas::{Fixtures, InBody, InPath, OfField, OfOperations, Pairs, Things};

/// This area.
pub struct Area;

#[async_trait]
impl Fixtures for Area {
    fn areas(&self) -> &'static [&'static str] {
        &["legal"]
    }

    fn rows(&self) -> Pairs {
        &[
            (
                "legal_documents",
                "INSERT INTO legal_documents (id, tenant_id, type, current_number, required_number) VALUES ({n}, {t}, 'terms', 1, 0)",
            ),
            (
                "legal_versions",
                "INSERT INTO legal_versions (id, tenant_id, document_id, number, title, content, requires_acceptance, published_by,
                        published_at)
                 VALUES ({n}, {t}, {n}, 1, 'x', 'x', {no}, {n}, {now})",
            ),
            (
                "legal_acceptances",
                "INSERT INTO legal_acceptances (id, tenant_id, user_id, document_id, version_id, number, accepted_at)
                 VALUES ({n}, {t}, {n}, {n}, {n}, 1, {now})",
            ),
        ]
    }

    fn open(&self) -> OfOperations {
        &[
            (Operation::AcceptLegalDocument, "documents are the community's"),
            (Operation::GetLegalVersion, "documents are the community's"),
        ]
    }

    fn queries(&self) -> OfOperations {
        &[(Operation::CompareLegalVersions, "v1=1&v2=1")]
    }

    fn inputs(&self) -> Pairs {
        &[("publishLegalVersion", "{ type: TERMS, title: \"x\", content: \"x\", requiresAcceptance: false }")]
    }

    fn otherwise(&self) -> Pairs {
        &[("acceptLegalDocuments data.accepted", "viewer { legalAcceptance { documents } }")]
    }

    fn elsewhere(&self) -> Pairs {
        &[("getLegalVersion", "node(id:), or legalDocumentHistory")]
    }

    fn things(&self) -> &'static [&'static str] {
        &["document", "version"]
    }

    /// Nobody has to accept it: what members do otherwise is not closed by it.
    async fn make(&self, name: &'static str, things: &mut Things<'_>) {
        let (harbour, now) = (things.town.harbour, things.town.clock.now());
        match name {
            "document" => {
                let sql = "INSERT INTO legal_documents (tenant_id, type, current_number, required_number)
                           VALUES ($1, 'terms', 1, 0)
                           ON CONFLICT (tenant_id, type) DO UPDATE SET required_number = 0
                           RETURNING id";
                things.insert("document", sql, params![harbour]).await;
            }
            "version" => {
                let document = things.get("document").await.as_i64();
                let sql = "INSERT INTO legal_versions (tenant_id, document_id, number, title, content, requires_acceptance, published_by,
                                  published_at)
                           SELECT $1, id, current_number, 'x', 'x', FALSE, 1, $3 FROM legal_documents WHERE tenant_id = $1 AND id = $2
                           ON CONFLICT (tenant_id, document_id, number) DO UPDATE SET title = 'x'
                           RETURNING id";
                things.insert("version", sql, params![harbour, document, now]).await;
            }
            other => panic!("{other} is nobody's"),
        }
    }

    async fn in_path(&self, (_, collection, _): InPath<'_>, things: &mut Things<'_>) -> Option<Value> {
        if collection == "version" {
            things.get("document").await;
            return Some(things.get("version").await);
        }
        ["legal", "legal-documents"].contains(&collection).then(|| json!("terms"))
    }

    async fn in_body(&self, (_, name): InBody<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match name {
            "document_id" => things.get("document").await,
            "version_id" => things.get("version").await,
            _ => return None,
        })
    }

    async fn argument(&self, (_, argument): OfField<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match argument {
            "documentId" => things.get("document").await,
            "versionId" | "otherVersionId" => things.get("version").await,
            _ => return None,
        })
    }
}
