//! One way to run an operation, whichever way it came: over HTTP or over a socket.

use std::cell::Cell;
use std::sync::Arc;

use async_graphql::parser::types::OperationType;
use async_graphql::{Request, Response, ServerError, Value};
use contract::Code;
use contract::graph::Areas;
use contract::runtime::graph::Doors;
use futures::StreamExt as _;
use futures::stream::{self, BoxStream};
use serde::Serialize;
use serde::ser::SerializeMap;

use super::asked::Asked;
use super::batches::{Driven, Queue};
use super::documents::Documents;
use super::edges::{self, Edges, Way};
use super::errors::{self, Outcome};
use super::nulls;
use super::session::Session;
use super::{Schema, Settings};
use crate::base::Refusal;
use crate::call::Call;
use crate::language::Language;
use crate::say;

/// How an operation came, which decides what it may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transport {
    /// GET: a link or a foreign page's picture can do that, so queries only.
    Get,
    /// POST: queries and mutations.
    Post,
    /// A socket: everything.
    Socket,
}

/// The schema and what is known of its documents. Made once, at start-up.
pub struct Graph {
    schema: Schema,
    documents: Documents,
    edges: Arc<dyn contract::graph::Edges>,
}

impl Graph {
    /// Builds the schema.
    #[must_use]
    pub fn new(settings: &Settings) -> Arc<Self> {
        edges::prepare();
        let documents = Documents::new(settings.limits());
        Arc::new(Self { schema: super::schema(settings), documents, edges: Arc::new(Edges) })
    }

    /// Runs one operation. Queries and mutations give one result, subscriptions one for everything that happens.
    #[must_use]
    pub fn run(&self, call: Call, mut asked: Asked, transport: Transport) -> BoxStream<'static, Given> {
        let request_id = Arc::clone(&call.visit().request_id);
        let speaker = call.clone();
        let (kind, request, queue) = match self.prepare(call, &mut asked, transport) {
            Ok(prepared) => prepared,
            Err(error) => {
                let given =
                    Given::new(Response::from_errors(vec![error]), "unknown", &request_id, || speaker.language());
                return stream::once(async move { given }).boxed();
            }
        };
        let schema = self.schema.clone();
        let work = match kind {
            OperationType::Subscription => schema.execute_stream(request),
            _ => stream::once(async move { schema.execute(request).await }).boxed(),
        };
        let name = name(kind);
        Driven::new(work, queue)
            .map(move |response| Given::new(response, name, &request_id, || speaker.language()))
            .boxed()
    }

    fn prepare(
        &self,
        call: Call,
        asked: &mut Asked,
        transport: Transport,
    ) -> Result<(OperationType, Request, Queue), ServerError> {
        let document = self.documents.find(asked)?;
        let Some(kind) = document.kind(asked.operation_name.as_deref()) else {
            return Err(errors::refused(Refusal::new(Code::QueryInvalid, say!("operation-name-missing")), Vec::new()));
        };
        let refusal = match (transport, kind) {
            (Transport::Get, OperationType::Mutation) => {
                Some(Refusal::new(Code::MethodNotAllowed, say!("mutation-by-get")))
            }
            (Transport::Get | Transport::Post, OperationType::Subscription) => {
                Some(Refusal::new(Code::QueryInvalid, say!("subscription-without-socket")))
            }
            _ => None,
        };
        if let Some(refusal) = refusal {
            return Err(errors::refused(refusal, Vec::new()));
        }
        let queue = Queue::default();
        // What happens later must not be answered with what was read before.
        let session = Arc::new(Session::new(call, &queue, kind != OperationType::Subscription));
        let mut request = Request::new(String::new())
            .variables(asked.take_variables())
            .data(Areas(Arc::clone(&self.edges)))
            .data(Doors(Arc::new(Way::new(Arc::clone(&session)))))
            .data(session);
        request.operation_name = asked.operation_name.take();
        request.set_parsed_query(document.parsed());
        Ok((kind, request, queue))
    }
}

const fn name(kind: OperationType) -> &'static str {
    match kind {
        OperationType::Query => "query",
        OperationType::Mutation => "mutation",
        OperationType::Subscription => "subscription",
    }
}

/// One result, ready to be sent.
pub struct Given {
    response: Response,
    /// The status of a request that was refused as a whole, so that there is no `data` at all.
    refused: Option<u16>,
    /// The languages of the errors: ours first, then that of the library.
    languages: Vec<Language>,
}

impl Given {
    fn new(mut response: Response, kind: &'static str, request_id: &str, language: impl Fn() -> Language) -> Self {
        let (ours, quoted) = (Cell::new(None), Cell::new(false));
        let outcome = errors::dress(&mut response.errors, request_id, |sentence| {
            if sentence.is_quoted() {
                quoted.set(true);
                return Language::English;
            }
            ours.set(Some(language()));
            ours.get().unwrap_or(Language::English)
        });
        let mut languages: Vec<_> = ours.get().into_iter().chain(quoted.get().then_some(Language::English)).collect();
        languages.dedup();
        let word = match outcome {
            Outcome::Ok => "ok",
            Outcome::Refused => "refused",
            Outcome::Fault => "fault",
        };
        metrics::counter!("timeweave_graphql_operations_total", "kind" => kind, "outcome" => word).increment(1);
        let nothing_ran = response.data == Value::Null && response.errors.iter().all(|error| error.path.is_empty());
        let refused = response.errors.first().filter(|_| nothing_ran).map(status);
        nulls::fill(&mut response.data, &response.errors);
        Self { response, refused, languages }
    }

    /// Nothing was run, and this is why.
    #[must_use]
    pub fn refused(failure: crate::base::Failure, request_id: &str, language: Language) -> Self {
        let response = Response::from_errors(vec![errors::failed(failure, Vec::new())]);
        Self::new(response, "unknown", request_id, || language)
    }

    /// The status of a request that was refused as a whole; none if it ran, however its fields fared.
    #[must_use]
    pub fn refusal(&self) -> Option<u16> {
        self.refused
    }

    /// The languages in which its errors speak.
    #[must_use]
    pub fn languages(&self) -> &[Language] {
        &self.languages
    }

    /// The errors, dressed.
    #[must_use]
    pub fn errors(&self) -> &[ServerError] {
        &self.response.errors
    }
}

fn status(error: &ServerError) -> u16 {
    let status = error.extensions.as_ref().and_then(|extensions| extensions.get("status"));
    match status {
        Some(Value::Number(status)) => status.as_u64().and_then(|status| u16::try_from(status).ok()).unwrap_or(400),
        _ => 400,
    }
}

/// `errors` first, so that people see them; `data` unless the whole request was refused (GraphQL specification 7.1).
impl Serialize for Given {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        if !self.response.errors.is_empty() {
            map.serialize_entry("errors", &self.response.errors)?;
        }
        if self.refused.is_none() {
            map.serialize_entry("data", &self.response.data)?;
        }
        map.end()
    }
}
