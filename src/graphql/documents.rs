//! Documents: parsed and judged once, then known by their digest.
//!
//! Clients send the same few documents again and again. A document that passed the limits is kept parsed, under the SHA-256 of
//! its text; a client that sends the digest instead of the text (automatic persisted queries) finds it under the same key.
//! The store is bounded: what is used often stays.

use std::sync::Arc;

use async_graphql::ServerError;
use async_graphql::parser::parse_query;
use async_graphql::parser::types::{DocumentOperations, ExecutableDocument, OperationType};
use contract::Code;
use moka::sync::Cache;
use sha2::{Digest as _, Sha256};

use super::asked::Asked;
use super::errors;
use super::limits::{self, Limits};
use crate::base::Refusal;
use crate::language::Sentence;
use crate::say;

/// SHA-256 of a document's text.
type Hash = [u8; 32];

/// Bytes of text whose documents are kept; parsed, they take some twenty times as much.
const KEPT_BYTES: u64 = 1 << 20;

/// A document within the limits.
pub struct Document {
    parsed: ExecutableDocument,
    weight: u32,
}

impl Document {
    /// A copy for one execution.
    #[must_use]
    pub fn parsed(&self) -> ExecutableDocument {
        self.parsed.clone()
    }

    /// The kind of the operation that would run; none if the name fits nothing.
    #[must_use]
    pub fn kind(&self, name: Option<&str>) -> Option<OperationType> {
        let operation = match (&self.parsed.operations, name) {
            (DocumentOperations::Single(operation), None) => Some(operation),
            (DocumentOperations::Multiple(all), Some(name)) => all.get(name),
            (DocumentOperations::Multiple(all), None) if all.len() == 1 => all.values().next(),
            _ => None,
        };
        operation.map(|operation| operation.node.ty)
    }
}

/// Every document that is known just now.
pub struct Documents {
    known: Cache<Hash, Arc<Document>>,
    limits: Limits,
}

impl Documents {
    /// None yet.
    #[must_use]
    pub fn new(limits: Limits) -> Self {
        let weigher = |_: &Hash, document: &Arc<Document>| document.weight;
        Self { known: Cache::builder().max_capacity(KEPT_BYTES).weigher(weigher).build(), limits }
    }

    /// The document that is asked for, by its text, its digest, or both.
    ///
    /// # Errors
    /// `PERSISTED_QUERY_NOT_FOUND` for a digest alone that is not known: the client sends the text too and asks again.
    /// `GRAPHQL_PARSE_FAILED`, `QUERY_INVALID`, `QUERY_TOO_DEEP`, `QUERY_TOO_COMPLEX` for what the text says.
    pub fn find(&self, asked: &Asked) -> Result<Arc<Document>, ServerError> {
        let shown = asked.persisted().map_err(|failure| errors::failed(failure, Vec::new()))?;
        let text = asked.query.as_deref().filter(|text| !text.is_empty());
        let refuse = |code, message: Sentence| Err(errors::refused(Refusal::new(code, message), Vec::new()));
        match (text, shown) {
            (None, None) => refuse(Code::QueryInvalid, say!("query-missing")),
            // Clients of automatic persisted queries look for this very message.
            (None, Some(hash)) => match self.known.get(&hash) {
                Some(document) => Ok(document),
                None => refuse(Code::PersistedQueryNotFound, Sentence::quoted("PersistedQueryNotFound")),
            },
            (Some(text), shown) => {
                if text.len() > self.limits.bytes {
                    return self.read(text).map(Arc::new);
                }
                let hash: Hash = Sha256::digest(text).into();
                if shown.is_some_and(|shown| shown != hash) {
                    return refuse(Code::QueryInvalid, say!("query-digest-mismatch"));
                }
                if let Some(document) = self.known.get(&hash) {
                    return Ok(document);
                }
                let document = Arc::new(self.read(text)?);
                self.known.insert(hash, Arc::clone(&document));
                Ok(document)
            }
        }
    }

    fn read(&self, text: &str) -> Result<Document, ServerError> {
        let refused = |failure| errors::failed(failure, Vec::new());
        limits::scan(text, &self.limits).map_err(refused)?;
        let parsed = parse_query(text).map_err(|error| {
            let refusal = Refusal::new(Code::GraphqlParseFailed, Sentence::quoted(error.to_string()));
            errors::refused(refusal, error.positions().collect())
        })?;
        limits::measure(&parsed, &self.limits).map_err(refused)?;
        Ok(Document { parsed, weight: u32::try_from(text.len()).unwrap_or(u32::MAX) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::text::hex;
    use crate::graphql::Settings;

    fn find(documents: &Documents, body: serde_json::Value) -> Result<Arc<Document>, Code> {
        let asked = Asked::from_json(body.to_string().as_bytes()).expect("the test sends JSON");
        documents.find(&asked).map_err(|error| errors::code_of(&error).expect("a refusal"))
    }

    fn by_hash(hash: &str) -> serde_json::Value {
        serde_json::json!({ "extensions": { "persistedQuery": { "version": 1, "sha256Hash": hash } } })
    }

    #[test]
    fn a_digest_is_worth_its_text_once_the_text_was_sent() {
        let documents = Documents::new(Settings::default().limits());
        let text = "{ viewer { id } }";
        let hash = hex(&Sha256::digest(text));

        assert_eq!(find(&documents, by_hash(&hash)).err(), Some(Code::PersistedQueryNotFound));
        let mut both = by_hash(&hash);
        both["query"] = text.into();
        assert!(find(&documents, both.clone()).is_ok());
        assert!(find(&documents, by_hash(&hash)).is_ok());
        assert!(find(&documents, by_hash(&hash.to_uppercase())).is_ok());

        both["query"] = "{ __typename }".into();
        assert_eq!(find(&documents, both).err(), Some(Code::QueryInvalid));
    }

    #[test]
    fn what_is_refused_is_not_kept() {
        let documents = Documents::new(Settings::default().limits());
        for (text, code) in [
            ("", Code::QueryInvalid),
            ("{", Code::GraphqlParseFailed),
            ("query { viewer { id }", Code::GraphqlParseFailed),
            (&"{a".repeat(70), Code::QueryTooDeep),
            (&" ".repeat(100_000), Code::QueryTooComplex),
            ("{ ...A } fragment A on Query { ...A }", Code::QueryInvalid),
        ] {
            assert_eq!(find(&documents, serde_json::json!({ "query": text })).err(), Some(code), "{text}");
        }
        documents.known.run_pending_tasks();
        assert_eq!(documents.known.entry_count(), 0);
    }

    #[test]
    fn a_document_says_what_it_would_do() {
        let documents = Documents::new(Settings::default().limits());
        let one = find(&documents, serde_json::json!({ "query": "mutation { x }" })).unwrap();
        assert_eq!(one.kind(None), Some(OperationType::Mutation));
        let two = find(&documents, serde_json::json!({ "query": "query a { x } subscription b { x }" })).unwrap();
        assert_eq!(
            (two.kind(Some("a")), two.kind(Some("b"))),
            (Some(OperationType::Query), Some(OperationType::Subscription))
        );
        assert_eq!((two.kind(None), two.kind(Some("c"))), (None, None));
    }
}
