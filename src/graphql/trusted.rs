//! Trusted documents: a list that a client's build makes, beside which nothing is run.
//!
//! The list is a JSON object of texts by their ids, as graphql-codegen (`persistedDocuments` of the client preset) and the Relay
//! compiler (`persistConfig.file`) write it. What an id is, is theirs: SHA-1, MD5, anything. A client asks by `documentId`, by
//! `extensions.persistedQuery`, or with the text as it stands in the list. Every text is judged at start-up, so that a list that does not
//! fit the schema stops the program and not its users.

use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use sha2::{Digest as _, Sha256};

use super::asked::Shown;
use super::documents::{Document, Hash};
use super::errors;
use super::judge::Judge;
use super::limits::Limits;
use crate::language::Language;

/// Why a list cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum TrustedError {
    /// There is no such file, or it is no list.
    #[error("TIMEWEAVE_GRAPHQL_TRUSTED_DOCUMENTS: {path} cannot be read: {reason}")]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// Documents that could not be run.
    #[error("TIMEWEAVE_GRAPHQL_TRUSTED_DOCUMENTS: {path}: {}", .reasons.join("; "))]
    Invalid {
        /// The file.
        path: PathBuf,
        /// Each with its id.
        reasons: Vec<String>,
    },
}

/// The documents of a list.
#[derive(Debug)]
pub struct Trusted {
    by_id: HashMap<String, Arc<Document>>,
    by_digest: HashMap<Hash, Arc<Document>>,
}

impl Trusted {
    /// Reads a list.
    ///
    /// # Errors
    /// See [`TrustedError`]; all documents that could not be run are named.
    pub fn read(path: &Path, judge: &Judge, limits: &Limits) -> Result<Self, TrustedError> {
        let unreadable = |reason: String| TrustedError::Unreadable { path: path.to_owned(), reason };
        let file = std::fs::read(path).map_err(|error| unreadable(error.to_string()))?;
        let texts = serde_json::from_slice(&file)
            .map_err(|error| unreadable(format!("it must be an object of texts by their ids: {error}")))?;
        Self::new(texts, judge, limits).map_err(|reasons| TrustedError::Invalid { path: path.to_owned(), reasons })
    }

    fn new(texts: BTreeMap<String, String>, judge: &Judge, limits: &Limits) -> Result<Self, Vec<String>> {
        let mut trusted = Self { by_id: HashMap::new(), by_digest: HashMap::new() };
        let mut reasons = Vec::new();
        for (id, text) in texts {
            match Document::read(&text, limits, judge) {
                Ok(document) => {
                    let document = Arc::new(document);
                    trusted.by_digest.insert(Sha256::digest(&text).into(), Arc::clone(&document));
                    trusted.by_id.insert(id, document);
                }
                Err(mut found) => {
                    errors::dress(&mut found, "start-up", |_| Language::English);
                    reasons.extend(found.first().map(|error| format!("{id}: {}", error.message)));
                }
            }
        }
        if reasons.is_empty() { Ok(trusted) } else { Err(reasons) }
    }

    /// The document that is asked for, if it is on the list. Where a text comes with an id, both must be those of one document.
    #[must_use]
    pub fn find(&self, text: Option<&str>, shown: Option<Shown<'_>>) -> Option<Arc<Document>> {
        let by_text = |text: &str| self.by_digest.get(&Hash::from(Sha256::digest(text)));
        let by_id = |shown: Shown<'_>| {
            let digest = || shown.digest().and_then(|digest| self.by_digest.get(&digest));
            self.by_id.get(shown.id()).or_else(digest)
        };
        let found = match (text, shown) {
            (Some(text), None) => by_text(text)?,
            (None, Some(shown)) => by_id(shown)?,
            (Some(text), Some(shown)) => {
                by_text(text).filter(|found| by_id(shown).is_some_and(|same| Arc::ptr_eq(found, same)))?
            }
            (None, None) => return None,
        };
        Some(Arc::clone(found))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::text::hex;
    use crate::graphql::Settings;

    fn list(texts: &[(&str, &str)]) -> Result<Trusted, Vec<String>> {
        let settings = Settings::default();
        let texts = texts.iter().map(|(id, text)| ((*id).to_owned(), (*text).to_owned())).collect();
        Trusted::new(texts, &Judge::new(&settings), &settings.limits())
    }

    #[test]
    fn a_document_is_found_by_any_of_its_names() {
        let text = "query Who { viewer { id } }";
        let trusted = list(&[("5d41402abc4b2a76b9719d911017c592", text), ("other", "{ __typename }")]).unwrap();
        let digest = hex(&Sha256::digest(text));
        for shown in [Shown::Id("5d41402abc4b2a76b9719d911017c592"), Shown::Digest(&digest), Shown::Id(&digest)] {
            assert!(trusted.find(None, Some(shown)).is_some(), "{shown:?}");
            assert!(trusted.find(Some(text), Some(shown)).is_some(), "{shown:?}");
        }
        assert!(trusted.find(Some(text), None).is_some());
        for (text, shown) in [
            (None, Some(Shown::Id("5d41"))),
            (Some("query Who { viewer { id  } }"), None),
            (Some(text), Some(Shown::Id("other"))),
            (Some("{ viewer { id } }"), Some(Shown::Digest(&digest))),
        ] {
            assert!(trusted.find(text, shown).is_none(), "{text:?} {shown:?}");
        }
    }

    #[test]
    fn every_document_that_could_not_be_run_is_named() {
        let reasons = list(&[("a", "{ nothing }"), ("b", "{ __typename }"), ("c", "{")]).unwrap_err();
        assert_eq!(reasons.len(), 2, "{reasons:?}");
        assert!(reasons[0].starts_with("a: ") && reasons[1].starts_with("c: "), "{reasons:?}");
    }
}
