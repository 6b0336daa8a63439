//! What happens to legal documents.

use serde::{Deserialize, Serialize};

use crate::base::MemberId;
use crate::outbox::DomainEvent;

/// A version of a document is in force.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LegalVersionPublished {
    /// `legal_documents.id`.
    pub document: i64,
    /// What the version is called.
    pub title: String,
    /// Members accept it anew.
    pub requires_acceptance: bool,
    /// Who published it; perhaps an administrator of the whole platform.
    pub by: MemberId,
}

impl DomainEvent for LegalVersionPublished {
    const NAME: &'static str = "legal_version_published";

    /// It speaks for the community.
    fn actor(&self) -> Option<MemberId> {
        None
    }
}
