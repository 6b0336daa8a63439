//! One way to run an operation, whichever way it came: over HTTP or over a socket.

use std::cell::Cell;
use std::sync::{Arc, Mutex, PoisonError};

use async_graphql::parser::types::{Field, OperationType};
use async_graphql::{Request, Response, ServerError, Value, Variables};
use contract::Code;
use contract::graph::Areas;
use contract::runtime::graph::Doors;
use futures::stream::{self, BoxStream};
use futures::{FutureExt as _, StreamExt as _};
use http::HeaderName;
use serde::Serialize;
use serde::ser::SerializeMap;

use super::asked::Asked;
use super::batches::{Driven, Queue};
use super::documents::{Document, Documents};
use super::edges::{self, Edges, Way};
use super::errors::{self, Outcome};
use super::judge::Judge;
use super::session::Session;
use super::{Schema, Settings};
use super::{fields, nulls, order, values};
use crate::base::{Failure, Refusal};
use crate::call::{Call, Viewer};
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

/// The schema, and what judges documents by it.
pub(super) struct Made {
    schema: Schema,
    judge: Judge,
    /// What tells it from others: whether it may be read, and the most that an operation may cost.
    by: (bool, usize),
}

impl Made {
    /// It knows nothing of any gateway and takes long to build, so gateways of one process share it.
    pub(super) fn of(settings: &Settings) -> Arc<Self> {
        static MADE: Mutex<Vec<Arc<Made>>> = Mutex::new(Vec::new());
        let by = (settings.introspection, settings.max_complexity);
        let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = made.iter().find(|made| made.by == by) {
            return Arc::clone(found);
        }
        let new = Arc::new(Self { schema: super::schema(settings), judge: Judge::new(settings), by });
        made.push(Arc::clone(&new));
        new
    }

    pub(super) fn judge(&self) -> &Judge {
        &self.judge
    }
}

/// The schema and what is known of its documents. Made once, at start-up.
pub struct Graph {
    made: Arc<Made>,
    documents: Documents,
    max_complexity: usize,
    edges: Arc<dyn contract::graph::Edges>,
}

/// An operation about to be run.
struct Prepared {
    request: Request,
    queue: Queue,
    asked: AskedFor,
}

/// What was asked for, by which an answer is put in order.
struct AskedFor {
    document: Arc<Document>,
    name: Option<String>,
    variables: Variables,
    kind: OperationType,
}

impl Graph {
    /// Builds the schema.
    #[must_use]
    pub fn new(settings: &Settings) -> Arc<Self> {
        edges::prepare();
        Arc::new(Self {
            made: Made::of(settings),
            documents: Documents::new(settings.limits(), settings.trusted.clone()),
            max_complexity: settings.max_complexity,
            edges: Arc::new(Edges),
        })
    }

    /// Runs one operation. Queries and mutations give one result, subscriptions one for everything that happens.
    #[must_use]
    pub fn run(self: &Arc<Self>, call: Call, asked: Asked, transport: Transport) -> BoxStream<'static, Given> {
        let request_id = Arc::clone(&call.visit().request_id);
        let speaker = call.clone();
        let Prepared { request, queue, asked } = match self.prepare(call, asked, transport) {
            Ok(prepared) => prepared,
            Err(errors) => {
                let given = Given::new(Response::from_errors(errors), "unknown", &request_id, || speaker.language());
                return stream::once(async move { given }).boxed();
            }
        };
        let schema = self.made.schema.clone();
        let work = match asked.kind {
            OperationType::Subscription => begun(schema.execute_stream(request).boxed()),
            _ => stream::once(async move { schema.execute(request).await }).boxed(),
        };
        let graph = Arc::clone(self);
        let finish = move |mut response: Response| {
            graph.price(&mut response.errors, &asked);
            let mut given = Given::new(response, name(asked.kind), &request_id, || speaker.language());
            let AskedFor { document, name, variables, .. } = &asked;
            let signed_in = matches!(speaker.viewer(), Viewer::Member(_));
            let data = &mut given.response.data;
            order::arrange(data, graph.made.judge.types(), document, name.as_deref(), variables, signed_in);
            given
        };
        Driven::new(work, queue).map(finish).boxed()
    }

    fn prepare(&self, call: Call, mut asked: Asked, transport: Transport) -> Result<Prepared, Vec<ServerError>> {
        let refused = |failure: Failure| vec![errors::failed(failure, Vec::new())];
        let document = self.documents.find(&asked, &self.made.judge)?;
        let name = asked.operation_name.take();
        let Some(operation) = document.operation(name.as_deref()) else {
            let sentence = match name {
                Some(name) => say!("operation-name-unknown", name = name),
                None => say!("operation-name-missing"),
            };
            return Err(refused(Refusal::new(Code::QueryInvalid, sentence).into()));
        };
        let kind = operation.node.ty;
        match (transport, kind) {
            (Transport::Get, OperationType::Mutation) => {
                return Err(refused(Refusal::new(Code::MethodNotAllowed, say!("mutation-by-get")).into()));
            }
            (Transport::Get | Transport::Post, OperationType::Subscription) => {
                return Err(refused(Refusal::new(Code::QueryInvalid, say!("subscription-without-socket")).into()));
            }
            _ => {}
        }
        let roots = fields::collect([&operation.node.selection_set.node], document.fragments(), None, &|_| true);
        if !roots.values().flatten().all(|field| stands_alone(&field.node)) {
            call.community().map_err(refused)?;
        }
        let given = asked.variables.take().unwrap_or_default();
        let variables = values::variables(self.made.judge.types(), &operation.node, given)?;
        let queue = Queue::default();
        // What happens later, and what a mutation has changed, must not be answered with what was read before.
        let session = Arc::new(Session::new(call, &queue, kind == OperationType::Query));
        let mut request = Request::new(String::new())
            .variables(variables.clone())
            .data(Areas(Arc::clone(&self.edges)))
            .data(Doors(Arc::new(Way::new(Arc::clone(&session)))))
            .data(session);
        request.set_parsed_query(fields::reduced(document.parsed(), operation, &variables));
        Ok(Prepared { request, queue, asked: AskedFor { document: Arc::clone(&document), name, variables, kind } })
    }

    /// Says what a query costs where the library only says that it is too much.
    fn price(&self, errors: &mut [ServerError], asked: &AskedFor) {
        let Some(error) = errors.first_mut().filter(|error| errors::is_too_complex(error)) else { return };
        let cost = asked.document.operation(asked.name.as_deref()).and_then(|operation| {
            let reduced = fields::reduced(asked.document.parsed(), operation, &asked.variables);
            self.made.judge.cost(reduced, asked.variables.clone())
        });
        *error = errors::too_complex(cost.unwrap_or(usize::MAX), self.max_complexity);
    }
}

/// What a subscription gives. If it cannot begin there is no answer in which its refusal could have a place: the subscription is refused as a
/// whole (GraphQL specification 6.2.3.1).
fn begun(mut work: BoxStream<'static, Response>) -> BoxStream<'static, Response> {
    let begin = async move {
        let Some(mut first) = work.next().await else { return stream::empty().boxed() };
        let failed = first.data == Value::Null && !first.errors.is_empty();
        // One that has begun never ends by itself.
        let next = if failed { work.next().now_or_never() } else { None };
        if let Some(None) = next {
            first.errors.iter_mut().for_each(|error| error.path.clear());
            return stream::once(async { first }).boxed();
        }
        stream::iter([Some(first), next.flatten()].into_iter().flatten()).chain(work).boxed()
    };
    stream::once(begin).flatten().boxed()
}

/// Whether a field at the root is answered without the request's community: the schema, and a community that the field itself names.
fn stands_alone(field: &Field) -> bool {
    let name = field.name.node.as_str();
    name.starts_with("__") || (name == "community" && field.arguments.iter().any(|(name, _)| name.node == "slug"))
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
    /// Why there is no `data` at all.
    refused: Option<Refused>,
    /// The languages of the errors: ours first, then that of the library.
    languages: Vec<Language>,
    /// Headers that go with a refusal.
    pub headers: Vec<(HeaderName, String)>,
}

/// A request that was refused as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The status of the first error.
    pub status: u16,
    /// Whether it is for what HTTP itself knows: who asks, which community, how often, by which method. The document has no part in it.
    pub by_http: bool,
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
        let refused = response.errors.first().filter(|_| nothing_ran).map(|error| Refused {
            status: status(error),
            by_http: matches!(
                errors::code_of(error),
                Some(
                    Code::AuthRequired
                        | Code::MethodNotAllowed
                        | Code::RateLimited
                        | Code::RateLimitExceeded
                        | Code::TenantRequired
                )
            ),
        });
        nulls::fill(&mut response.data, &response.errors);
        Self { response, refused, languages, headers: Vec::new() }
    }

    /// Nothing was run, and this is why.
    #[must_use]
    pub fn refused(failure: Failure, request_id: &str, language: Language) -> Self {
        let headers = match &failure {
            Failure::Refusal(refusal) => refusal.headers.clone(),
            Failure::Fault(_) => Vec::new(),
        };
        let errors = vec![errors::failed(failure, Vec::new())];
        Self { headers, ..Self::new(Response::from_errors(errors), "unknown", request_id, || language) }
    }

    /// What is sent instead of an answer that is longer than `limit` bytes.
    #[must_use]
    pub fn too_large(limit: usize, request_id: &str, language: Language) -> Self {
        let refusal = Refusal::new(Code::ResponseTooLarge, say!("response-too-large", limit = limit));
        Self::refused(refusal.extra("limit", limit).into(), request_id, language)
    }

    /// Why the request was refused as a whole; none if it ran, however its fields fared.
    #[must_use]
    pub fn refusal(&self) -> Option<Refused> {
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
