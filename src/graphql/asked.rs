//! What a client asked, as it came: the members of GraphQL over HTTP, from a body, a query string or a socket's message.

use contract::runtime::read_json;
use contract::{Code, Rejection};
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

use crate::base::{Answer, Refusal};
use crate::http::answer;
use crate::say;

/// One operation to run. Members that the specification does not name are ignored, `null` is the same as absent.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Asked {
    /// The document's text. A client may send its id instead, see [`Asked::shown`].
    pub query: Option<String>,
    /// The document's id, in the words of the GraphQL over HTTP working group.
    document_id: Option<String>,
    /// Which of the document's operations.
    pub operation_name: Option<String>,
    /// Values for the operation's variables.
    pub variables: Option<Map<String, Value>>,
    #[serde(deserialize_with = "known_extensions")]
    extensions: Extensions,
}

#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct Extensions {
    persisted_query: Option<PersistedQuery>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct PersistedQuery {
    version: u32,
    sha256_hash: String,
}

/// By what a client asks for a document besides its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown<'a> {
    /// `documentId`.
    Id(&'a str),
    /// `extensions.persistedQuery`.
    Digest(&'a str),
}

impl<'a> Shown<'a> {
    /// The id as it stands in a list of documents.
    #[must_use]
    pub fn id(self) -> &'a str {
        let (Self::Id(id) | Self::Digest(id)) = self;
        id.strip_prefix("sha256:").unwrap_or(id)
    }

    /// The SHA-256 that it is, if it is one.
    #[must_use]
    pub fn digest(self) -> Option<[u8; 32]> {
        digest(self.id())
    }
}

fn known_extensions<'de, D: Deserializer<'de>>(from: D) -> Result<Extensions, D::Error> {
    Option::deserialize(from).map(Option::unwrap_or_default)
}

impl Asked {
    /// Reads a body.
    ///
    /// # Errors
    /// 400 `VALIDATION_INVALID_FORMAT` if it is no JSON, or a member of it comes twice; 400 `QUERY_INVALID` if it is no request.
    pub fn from_json(body: &[u8]) -> Answer<Self> {
        Self::from_value(read_json(body).map_err(answer::rejected)?)
    }

    /// Reads a socket's message.
    ///
    /// # Errors
    /// 400 `QUERY_INVALID` if it is no request.
    pub fn from_value(value: Value) -> Answer<Self> {
        serde_json::from_value(value).map_err(|_| not_a_request())
    }

    /// Reads a query string, where `variables` and `extensions` are JSON.
    ///
    /// # Errors
    /// 400 `QUERY_INVALID` if one of them is not.
    pub fn from_query(text: &str) -> Answer<Self> {
        let mut asked = Self::default();
        for (name, value) in form_urlencoded::parse(text.as_bytes()) {
            match &*name {
                "query" => asked.query = Some(value.into_owned()),
                "documentId" => asked.document_id = Some(value.into_owned()),
                "operationName" => asked.operation_name = Some(value.into_owned()).filter(|name| !name.is_empty()),
                "variables" if !value.is_empty() => {
                    let given = read_json(value.as_bytes()).map_err(|rejection| match rejection {
                        Rejection::DuplicateMember(_) => answer::rejected(rejection).into(),
                        _ => not_a_request(),
                    })?;
                    asked.variables = serde_json::from_value(given).map_err(|_| not_a_request())?;
                }
                "extensions" if !value.is_empty() => {
                    let given: Option<Extensions> = serde_json::from_str(&value).map_err(|_| not_a_request())?;
                    asked.extensions = given.unwrap_or_default();
                }
                _ => {}
            }
        }
        Ok(asked)
    }

    /// Whether there is anything to run.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.query.as_deref().is_none_or(str::is_empty) && self.shown().is_ok_and(|shown| shown.is_none())
    }

    /// The id or digest by which the document is asked for.
    ///
    /// # Errors
    /// 400 `QUERY_INVALID` for another version of persisted queries than the first.
    pub fn shown(&self) -> Answer<Option<Shown<'_>>> {
        if let Some(id) = self.document_id.as_deref().filter(|id| !id.is_empty()) {
            return Ok(Some(Shown::Id(id)));
        }
        match &self.extensions.persisted_query {
            None => Ok(None),
            Some(PersistedQuery { version: 1, sha256_hash }) => Ok(Some(Shown::Digest(sha256_hash))),
            Some(_) => Err(Refusal::new(Code::QueryInvalid, say!("persisted-query-version")).into()),
        }
    }
}

fn not_a_request() -> crate::base::Failure {
    Refusal::new(Code::QueryInvalid, say!("query-request-invalid")).into()
}

fn digest(text: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::Failure;

    fn code(answer: Answer<Asked>) -> Option<Code> {
        match answer {
            Ok(_) => None,
            Err(Failure::Refusal(refusal)) => Some(refusal.code()),
            Err(Failure::Fault(fault)) => panic!("{fault}"),
        }
    }

    #[test]
    fn null_is_absent_and_strangers_are_ignored() {
        let asked =
            Asked::from_json(br#"{"query":"{ a }","variables":null,"operationName":null,"extensions":null,"id":7}"#)
                .unwrap();
        assert!(asked.query.is_some() && asked.variables.is_none() && asked.shown().unwrap().is_none());
        assert!(Asked::from_json(b"{}").unwrap().is_empty());
    }

    #[test]
    fn a_body_that_is_no_request_says_so() {
        for (body, expected) in [
            ("", Code::ValidationInvalidFormat),
            ("{", Code::ValidationInvalidFormat),
            ("[{\"query\":\"{ a }\"}]", Code::QueryInvalid),
            ("7", Code::QueryInvalid),
            ("{\"query\":7}", Code::QueryInvalid),
            ("{\"query\":\"{ a }\",\"variables\":[]}", Code::QueryInvalid),
        ] {
            assert_eq!(code(Asked::from_json(body.as_bytes())), Some(expected), "{body}");
        }
    }

    #[test]
    fn a_query_string_carries_the_same() {
        let asked = Asked::from_query("query=%7B%20a%20%7D&variables=%7B%22x%22%3A1%7D&operationName=&extensions=null")
            .unwrap();
        assert_eq!(asked.query.as_deref(), Some("{ a }"));
        assert_eq!(asked.variables.unwrap()["x"], 1);
        assert_eq!(asked.operation_name, None);
        assert_eq!(code(Asked::from_query("query=a&variables=%7B")), Some(Code::QueryInvalid));
    }

    #[test]
    fn a_document_is_asked_for_by_its_id_or_digest() {
        let hex = "0f".repeat(32);
        for (query, id, is_digest) in [
            ("documentId=who".to_owned(), "who", false),
            (format!("documentId=sha256:{hex}"), hex.as_str(), true),
            (
                format!("extensions={{\"persistedQuery\":{{\"version\":1,\"sha256Hash\":\"{hex}\"}}}}"),
                hex.as_str(),
                true,
            ),
        ] {
            let asked = Asked::from_query(&query).unwrap();
            let shown = asked.shown().unwrap().unwrap();
            assert_eq!((shown.id(), shown.digest().is_some(), asked.is_empty()), (id, is_digest, false), "{query}");
        }
        let other = Asked::from_query("extensions={\"persistedQuery\":{\"version\":2,\"sha256Hash\":\"x\"}}").unwrap();
        assert!(other.shown().is_err());
    }
}
