//! GraphQL over HTTP (graphql.github.io/graphql-over-http), and the query editor.
//!
//! - `POST /graphql` takes `application/json`. `GET /graphql` runs queries, never mutations; a browser that opens it sees the editor.
//! - `application/graphql-response+json`, where a client accepts it: a request that was refused as a whole has its own status.
//!   `application/json`: whatever could be read as a request answers 200, as older clients expect.
//! - A request whose fields failed answers 200 either way: its `errors` say what failed and why.
//! - Who asks, in which community, how often and by which method is HTTP's own matter: 401, 400, 429 and 405 either way.
//! - One operation a request; a list of them is refused.

use std::sync::Arc;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{FromRequestParts as _, Request, State};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use contract::{Code, Security, TenantNeed};
use futures::StreamExt as _;
use http::header::{ACCEPT, ALLOW, CONTENT_LANGUAGE, CONTENT_TYPE, RETRY_AFTER, VARY};
use http::request::Parts;
use http::{HeaderMap, HeaderValue, StatusCode};
use tokio::task::yield_now;

use super::asked::Asked;
use super::graph::{Given, Graph, Refused, Transport};
use super::size::{self, Unwritten};
use super::turns::Turns;
use super::{Settings, assets, rate, socket};
use crate::base::{Answer, Failure, Refusal};
use crate::call::{Call, Viewer, World};
use crate::http::{answer, language, receive, through_graphql};
use crate::say;

/// A larger body than any document and its variables need.
const BODY_LIMIT: usize = 256 * 1024;

/// What the handlers of `/graphql` share.
#[derive(Clone)]
pub struct Room {
    /// What is the same for all calls.
    pub world: Arc<World>,
    /// The schema.
    pub graph: Arc<Graph>,
    /// What the operator decided.
    pub settings: Arc<Settings>,
    /// Who is answered when.
    pub turns: Arc<Turns>,
}

/// `/graphql` and the editor's files.
pub fn router(world: Arc<World>, settings: Settings) -> Router {
    let graph = Graph::new(&settings);
    let editor = settings.graphiql;
    let room = Room { world, graph, settings: Arc::new(settings), turns: Arc::new(Turns::new()) };
    let router = Router::new().route("/graphql", get(open).post(post).fallback(wrong_method)).with_state(room);
    if editor { router.route("/graphql/assets/{name}", get(assets::file)) } else { router }
}

async fn post(State(room): State<Room>, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    through_graphql(&parts);
    let form = Form::wanted(&parts.headers);
    let asked = match ask(&parts.headers, body).await {
        Ok(asked) => asked,
        Err(failure) => return room.refused(form, failure, &parts),
    };
    room.answer(&parts, asked, Transport::Post, form).await
}

async fn open(State(room): State<Room>, request: Request) -> Response {
    let (mut parts, _) = request.into_parts();
    through_graphql(&parts);
    if parts.headers.contains_key(http::header::UPGRADE) {
        return match WebSocketUpgrade::from_request_parts(&mut parts, &()).await {
            Ok(upgrade) => socket::open(room, upgrade, parts),
            Err(rejection) => rejection.into_response(),
        };
    }
    let form = Form::wanted(&parts.headers);
    match Asked::from_query(parts.uri.query().unwrap_or_default()) {
        Ok(asked) if asked.is_empty() && room.settings.graphiql && wants_page(&parts.headers) => assets::page(),
        Ok(asked) => room.answer(&parts, asked, Transport::Get, form).await,
        Err(failure) => room.refused(form, failure, &parts),
    }
}

/// A method that there is not, in the shape of this door.
async fn wrong_method(State(room): State<Room>, request: Request) -> Response {
    let (parts, _) = request.into_parts();
    through_graphql(&parts);
    let refusal = Refusal::new(Code::MethodNotAllowed, say!("method-not-allowed", method = parts.method.to_string()));
    let mut response = room.refused(Form::wanted(&parts.headers), refusal.into(), &parts);
    response.headers_mut().insert(ALLOW, HeaderValue::from_static("GET, HEAD, POST"));
    response
}

impl Room {
    async fn answer(&self, parts: &Parts, asked: Asked, transport: Transport, form: Form) -> Response {
        let nothing = asked.is_empty();
        // Who asks is looked at when it is their turn, too: of many who ask at once that is as much work as an answer.
        let made = async {
            let call = match self.admit(parts).await {
                Ok(call) => call,
                Err(failure) => return self.refused(form, failure, parts),
            };
            let given = self.graph.run(call, asked, transport).next().await;
            let Some(given) = given else { return StatusCode::INTERNAL_SERVER_ERROR.into_response() };
            // To write an answer down takes about as long as to find it.
            yield_now().await;
            if nothing { self.unreadable(form, given, parts) } else { self.readable(form, given, parts) }
        };
        self.turns.take(made).await
    }

    async fn admit(&self, parts: &Parts) -> Answer<Call> {
        let call = self.receive(parts).await?;
        rate::count(&call, &self.settings).await?;
        Ok(call)
    }

    /// The call behind a request. Which community is asked for when a field needs one, so that the schema can be read without.
    ///
    /// # Errors
    /// Those of [`receive`]; 401 `auth_required` for a token that is worth nothing here, whatever it is shown for: that is how a client
    /// learns that it must be renewed.
    pub async fn receive(&self, parts: &Parts) -> Answer<Call> {
        let call = receive(&self.world, TenantNeed::Optional, Security::Optional, parts).await?;
        if matches!(call.viewer(), Viewer::Nobody) && call.visit().client.bearer.is_some() {
            return Err(Refusal::new(Code::AuthRequired, say!("token-invalid")).into());
        }
        Ok(call)
    }

    /// The answer to something that got no further than the door.
    fn refused(&self, form: Form, failure: Failure, parts: &Parts) -> Response {
        self.unreadable(form, Given::refused(failure, request_id(parts), language(&parts.extensions)), parts)
    }

    /// The answer to something that could not be read as a request.
    fn unreadable(&self, form: Form, given: Given, parts: &Parts) -> Response {
        self.write(form, given, parts, |refused| refused.map_or(400, |refused| refused.status))
    }

    /// The answer to a request.
    fn readable(&self, form: Form, given: Given, parts: &Parts) -> Response {
        self.write(form, given, parts, |refused| match refused {
            Some(refused) if refused.by_http || form == Form::Response => refused.status,
            _ => 200,
        })
    }

    fn write(&self, form: Form, given: Given, parts: &Parts, status: impl Fn(Option<Refused>) -> u16) -> Response {
        let limit = self.settings.max_response_bytes;
        match size::json(&given, limit) {
            Ok(body) => form.response(status(given.refusal()), body, &given),
            Err(Unwritten::TooLong) => {
                let given = Given::too_large(limit, request_id(parts), language(&parts.extensions));
                let body = serde_json::to_vec(&given).unwrap_or_default();
                form.response(status(given.refusal()), body, &given)
            }
            Err(Unwritten::Broken) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
        }
    }
}

/// The media type of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// `application/graphql-response+json`.
    Response,
    /// `application/json`.
    Json,
}

impl Form {
    /// The newer one where it is asked for by name and nothing says that the older one is liked better.
    fn wanted(headers: &HeaderMap) -> Self {
        let (mut response, mut json) = (0.0, 0.0);
        for (name, weight) in accepted(headers) {
            match name {
                "application/graphql-response+json" => response = weight,
                "application/json" => json = weight,
                _ => {}
            }
        }
        if response > 0.0 && response >= json { Self::Response } else { Self::Json }
    }

    fn response(self, status: u16, body: Vec<u8>, given: &Given) -> Response {
        let media_type = match self {
            Self::Response => "application/graphql-response+json; charset=utf-8",
            Self::Json => "application/json; charset=utf-8",
        };
        let mut response = Response::new(Body::from(body));
        *response.status_mut() = StatusCode::from_u16(status).unwrap_or(StatusCode::BAD_REQUEST);
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(media_type));
        headers.insert(VARY, HeaderValue::from_static("Accept"));
        for language in given.languages() {
            headers.append(CONTENT_LANGUAGE, HeaderValue::from_static(language.code()));
        }
        match status {
            405 => drop(headers.insert(ALLOW, HeaderValue::from_static("POST"))),
            503 => drop(headers.insert(RETRY_AFTER, HeaderValue::from_static("1"))),
            _ => {}
        }
        for (name, value) in &given.headers {
            if let Ok(value) = HeaderValue::from_str(value) {
                headers.insert(name.clone(), value);
            }
        }
        response
    }
}

async fn ask(headers: &HeaderMap, body: Body) -> Answer<Asked> {
    let sent = headers.get(CONTENT_TYPE).and_then(|sent| sent.to_str().ok()).unwrap_or_default();
    let essence = sent.split(';').next().unwrap_or_default().trim();
    if !essence.eq_ignore_ascii_case("application/json") {
        return Err(answer::unsupported("application/json").into());
    }
    Asked::from_json(&read(body).await?)
}

async fn read(body: Body) -> Answer<Bytes> {
    axum::body::to_bytes(body, BODY_LIMIT).await.map_err(|error| {
        let too_large = std::iter::successors(Some(&error as &dyn std::error::Error), |error| error.source())
            .any(|error| error.to_string().contains("length limit"));
        if too_large {
            return answer::too_large(BODY_LIMIT).into();
        }
        answer::incomplete().into()
    })
}

/// A browser that opens the address, not a client that takes anything.
fn wants_page(headers: &HeaderMap) -> bool {
    accepted(headers).any(|(name, weight)| weight > 0.0 && matches!(name, "text/html" | "application/xhtml+xml"))
}

/// The media types that a client accepts, with their weights.
fn accepted(headers: &HeaderMap) -> impl Iterator<Item = (&str, f32)> {
    let lines = headers.get_all(ACCEPT).iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).map(|range| {
        let (name, parameters) = range.split_once(';').unwrap_or((range, ""));
        let weight = parameters.split(';').find_map(|parameter| parameter.trim().strip_prefix("q="));
        (name.trim(), weight.and_then(|weight| weight.trim().parse().ok()).unwrap_or(1.0))
    })
}

/// The request's id; `none` if it did not come through the layers.
pub fn request_id(parts: &Parts) -> &str {
    crate::http::entrance(parts).map_or("none", |entrance| &entrance.request_id)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn accepting(line: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(ACCEPT, HeaderValue::from_static(line))])
    }

    #[test]
    fn the_newer_form_is_for_those_who_ask_for_it() {
        for (line, form) in [
            ("application/graphql-response+json", Form::Response),
            ("application/graphql-response+json, application/json;q=0.9", Form::Response),
            ("application/json, application/graphql-response+json", Form::Response),
            ("application/json, application/graphql-response+json;q=0.5", Form::Json),
            ("application/graphql-response+json; charset=utf-8; q=0", Form::Json),
            ("application/json", Form::Json),
            ("*/*", Form::Json),
            ("text/html", Form::Json),
        ] {
            assert_eq!(Form::wanted(&accepting(line)), form, "{line}");
        }
        assert_eq!(Form::wanted(&HeaderMap::new()), Form::Json);
    }

    #[test]
    fn the_editor_is_for_browsers() {
        assert!(wants_page(&accepting("text/html,application/xhtml+xml,*/*;q=0.8")));
        for line in ["*/*", "application/json", "text/html;q=0"] {
            assert!(!wants_page(&accepting(line)), "{line}");
        }
    }
}
