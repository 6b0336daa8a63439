//! Documents: parsed and judged once, then known by their digest.
//!
//! Clients send the same few documents again and again. A document that passed the limits and fits the schema is kept parsed, under the
//! SHA-256 of its text; a client that sends the digest instead of the text (automatic persisted queries) finds it under the same key.
//! The store is bounded: what is used often stays. Where the operator trusts a list of documents alone, no others are found.

use std::sync::Arc;

use async_graphql::parser::parse_query;
use async_graphql::parser::types::{ExecutableDocument, OperationDefinition, OperationType};
use async_graphql::{Pos, Positioned, ServerError};
use contract::Code;
use moka::sync::Cache;
use sha2::{Digest as _, Sha256};

use super::asked::Asked;
use super::fields::{self, Fragments};
use super::judge::Judge;
use super::limits::{self, Limits};
use super::trusted::Trusted;
use super::{errors, usages, values};
use crate::base::Refusal;
use crate::language::Sentence;
use crate::say;

/// SHA-256 of a document's text.
pub type Hash = [u8; 32];

/// Bytes of text whose documents are kept; parsed, they take some twenty times as much.
const KEPT_BYTES: u64 = 1 << 20;

/// A document within the limits that fits the schema.
#[derive(Debug)]
pub struct Document {
    parsed: ExecutableDocument,
    weight: u32,
}

impl Document {
    /// Reads a text.
    ///
    /// # Errors
    /// `GRAPHQL_PARSE_FAILED`, `QUERY_INVALID`, `QUERY_TOO_DEEP`, `QUERY_TOO_COMPLEX` for what it says.
    pub fn read(text: &str, limits: &Limits, judge: &Judge) -> Result<Self, Vec<ServerError>> {
        let refused = |failure| vec![errors::failed(failure, Vec::new())];
        limits::scan(text, limits).map_err(refused)?;
        let parsed = parse_query(text).map_err(|error| {
            let places: Vec<_> = error.positions().collect();
            let Pos { line, column } = places.first().copied().unwrap_or_default();
            let refusal =
                Refusal::new(Code::GraphqlParseFailed, say!("query-unreadable", line = line, column = column));
            // What the parser expected, for developers.
            vec![errors::refused(refusal.extra("detail", error.to_string()), places)]
        })?;
        limits::measure(&parsed, limits).map_err(refused)?;
        let types = judge.types();
        for found in [
            judge.errors(&parsed),
            values::literals(types, &parsed),
            usages::misplaced(types, &parsed),
            subscribes_to_many(&parsed),
        ] {
            if !found.is_empty() {
                return Err(found);
            }
        }
        Ok(Self { parsed, weight: u32::try_from(text.len()).unwrap_or(u32::MAX) })
    }

    /// What it says.
    #[must_use]
    pub fn parsed(&self) -> &ExecutableDocument {
        &self.parsed
    }

    /// The operation that would run; none if the name fits nothing.
    #[must_use]
    pub fn operation(&self, name: Option<&str>) -> Option<&Positioned<OperationDefinition>> {
        fields::operation(&self.parsed, name)
    }

    /// Its fragments.
    #[must_use]
    pub fn fragments(&self) -> &Fragments {
        &self.parsed.fragments
    }
}

/// Subscriptions that ask for more than one field (GraphQL specification 5.2.4.1).
fn subscribes_to_many(document: &ExecutableDocument) -> Vec<ServerError> {
    let operations = document.operations.iter().map(|(_, operation)| operation);
    let subscriptions = operations.filter(|operation| operation.node.ty == OperationType::Subscription);
    let mut found = Vec::new();
    for operation in subscriptions {
        let roots = fields::collect([&operation.node.selection_set.node], &document.fragments, None, &|_| true);
        let about_itself = roots.values().flatten().any(|field| field.node.name.node.starts_with("__"));
        if roots.len() > 1 || about_itself {
            let refusal = Refusal::new(Code::QueryInvalid, say!("subscription-many-fields"));
            found.push(errors::refused(refusal, vec![operation.pos]));
        }
    }
    found
}

/// Every document that is known just now.
pub struct Documents {
    known: Cache<Hash, Arc<Document>>,
    limits: Limits,
    trusted: Option<Arc<Trusted>>,
}

impl Documents {
    /// None yet.
    #[must_use]
    pub fn new(limits: Limits, trusted: Option<Arc<Trusted>>) -> Self {
        let weigher = |_: &Hash, document: &Arc<Document>| document.weight;
        Self { known: Cache::builder().max_capacity(KEPT_BYTES).weigher(weigher).build(), limits, trusted }
    }

    /// The document that is asked for, by its text, its id or digest, or both.
    ///
    /// # Errors
    /// `PERSISTED_QUERY_NOT_FOUND` for an id alone that is not known: the client sends the text too and asks again.
    /// `DOCUMENT_NOT_TRUSTED` for what is not on the operator's list. Those of [`Document::read`].
    pub fn find(&self, asked: &Asked, judge: &Judge) -> Result<Arc<Document>, Vec<ServerError>> {
        let shown = asked.shown().map_err(|failure| vec![errors::failed(failure, Vec::new())])?;
        let text = asked.query.as_deref().filter(|text| !text.is_empty());
        let refuse = |code, message: Sentence| Err(vec![errors::refused(Refusal::new(code, message), Vec::new())]);
        if text.is_none() && shown.is_none() {
            return refuse(Code::QueryInvalid, say!("query-missing"));
        }
        if let Some(trusted) = &self.trusted {
            return match trusted.find(text, shown) {
                Some(document) => Ok(document),
                None => refuse(Code::DocumentNotTrusted, say!("document-not-trusted")),
            };
        }
        let Some(text) = text else {
            let known = shown.and_then(|shown| self.known.get(&shown.digest()?));
            // Clients of automatic persisted queries look for this very message.
            let unknown = || refuse(Code::PersistedQueryNotFound, Sentence::quoted("PersistedQueryNotFound"));
            return known.map_or_else(unknown, Ok);
        };
        if text.len() > self.limits.bytes {
            return Document::read(text, &self.limits, judge).map(Arc::new);
        }
        let hash: Hash = Sha256::digest(text).into();
        if shown.is_some_and(|shown| shown.digest() != Some(hash)) {
            return refuse(Code::QueryInvalid, say!("query-digest-mismatch"));
        }
        if let Some(document) = self.known.get(&hash) {
            return Ok(document);
        }
        let document = Arc::new(Document::read(text, &self.limits, judge)?);
        self.known.insert(hash, Arc::clone(&document));
        Ok(document)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::text::hex;
    use crate::graphql::Settings;
    use crate::language::Language;

    fn find(documents: &Documents, body: serde_json::Value) -> Result<Arc<Document>, String> {
        let asked = Asked::from_json(body.to_string().as_bytes()).expect("the test sends JSON");
        let judge = Judge::new(&Settings::default());
        documents.find(&asked, &judge).map_err(|mut errors| {
            errors::dress(&mut errors, "r", |_| Language::English);
            errors.first().and_then(errors::code_of_dressed).expect("a code")
        })
    }

    fn by_hash(hash: &str) -> serde_json::Value {
        serde_json::json!({ "extensions": { "persistedQuery": { "version": 1, "sha256Hash": hash } } })
    }

    #[test]
    fn a_digest_is_worth_its_text_once_the_text_was_sent() {
        let documents = Documents::new(Settings::default().limits(), None);
        let text = "{ viewer { id } }";
        let hash = hex(&Sha256::digest(text));

        assert_eq!(find(&documents, by_hash(&hash)).err().as_deref(), Some("PERSISTED_QUERY_NOT_FOUND"));
        let mut both = by_hash(&hash);
        both["query"] = text.into();
        assert!(find(&documents, both.clone()).is_ok());
        assert!(find(&documents, by_hash(&hash)).is_ok());
        assert!(find(&documents, by_hash(&hash.to_uppercase())).is_ok());
        assert!(find(&documents, serde_json::json!({ "documentId": format!("sha256:{hash}") })).is_ok());
        let unknown = serde_json::json!({ "documentId": "who" });
        assert_eq!(find(&documents, unknown).err().as_deref(), Some("PERSISTED_QUERY_NOT_FOUND"));

        both["query"] = "{ __typename }".into();
        assert_eq!(find(&documents, both).err().as_deref(), Some("QUERY_INVALID"));
    }

    #[test]
    fn what_is_refused_is_not_kept() {
        let documents = Documents::new(Settings::default().limits(), None);
        for (text, code) in [
            ("", Code::QueryInvalid),
            ("{", Code::GraphqlParseFailed),
            ("query { viewer { id }", Code::GraphqlParseFailed),
            (&"{a".repeat(70), Code::QueryTooDeep),
            (&" ".repeat(100_000), Code::QueryTooComplex),
            ("{ ...A } fragment A on Query { ...A }", Code::QueryInvalid),
            ("{ nothing }", Code::QueryInvalid),
            ("{ viewer { connections(status: \"ACCEPTED\") { nodes { id } } } }", Code::QueryInvalid),
            ("{ viewer { id } } query B { viewer { id } }", Code::GraphqlParseFailed),
        ] {
            assert_eq!(
                find(&documents, serde_json::json!({ "query": text })).err().as_deref(),
                Some(code.as_str()),
                "{text}"
            );
        }
        documents.known.run_pending_tasks();
        assert_eq!(documents.known.entry_count(), 0);
    }

    #[test]
    fn a_subscription_asks_for_one_field() {
        let documents = Documents::new(Settings::default().limits(), None);
        let one = "notificationAdded { id }";
        let fragment = format!("fragment F on Subscription {{ {one} }}");
        for (text, fine) in [
            (format!("subscription {{ {one} }}"), true),
            (format!("subscription {{ {one} notificationAdded {{ type }} }}"), true),
            (format!("subscription {{ ...F }} {fragment}"), true),
            (format!("subscription {{ ...F {one} }} {fragment}"), true),
            (format!("subscription {{ {one} other: {one} }}"), false),
            (format!("subscription {{ ...F other: {one} }} {fragment}"), false),
            (format!("subscription {{ ... {{ {one} }} ... @include(if: false) {{ other: {one} }} }}"), false),
            (format!("subscription {{ {one} __typename }}"), false),
            ("subscription { __typename }".to_owned(), false),
        ] {
            let found = find(&documents, serde_json::json!({ "query": text }));
            assert_eq!(found.err().as_deref(), (!fine).then_some("QUERY_INVALID"), "{text}");
        }
    }

    #[test]
    fn what_depends_on_variables_waits_for_them() {
        let documents = Documents::new(Settings::default().limits(), None);
        let text = "query($n: Int!, $m: Int) { viewer { a: connections(first: $n) { nodes { id } } b: connections(first: $m) { nodes { id } } } }";
        assert!(find(&documents, serde_json::json!({ "query": text })).is_ok());
        let two = find(
            &documents,
            serde_json::json!({ "query": "query a { __typename } subscription b { notificationAdded { id } }" }),
        )
        .unwrap();
        assert!(
            two.operation(Some("a")).is_some() && two.operation(None).is_none() && two.operation(Some("c")).is_none()
        );
    }
}
