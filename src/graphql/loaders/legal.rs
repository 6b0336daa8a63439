//! Legal documents and their versions.

use std::sync::Arc;

use contract::legal::{LegalDocument, LegalVersion};

use crate::legal::rest;
use crate::legal::store::{by_id, in_force};

by_number! {
    /// A version by its id.
    LegalVersionOf(i64) => Arc<LegalVersion>, "legal_versions",
        |call, ids| by_id(call, &ids).await?,
        |one| (one.version.id, Arc::new(rest::version(one.version, one.is_current)));

    /// A document by its id, as it is in force.
    LegalDocumentOf(i64) => Arc<LegalDocument>, "legal_documents",
        |call, ids| in_force(call, &ids).await?,
        |one| (one.version.document_id, Arc::new(rest::document(one.version, one.kind)));
}
