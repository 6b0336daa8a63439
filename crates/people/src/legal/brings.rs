//! What the room brings to the program beside its answers.

use crate::call::Brings;
use crate::db::Bound;

/// What it brings.
pub(super) static BRINGS: Brings = Brings {
    holdings: &[super::store::holdings::HOLDINGS],
    words: &[Bound::set::<contract::legal::LegalDocumentType>("legal_documents_type")],
    ..Brings::NOTHING
};
