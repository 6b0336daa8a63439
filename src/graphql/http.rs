//! GraphQL over HTTP (graphql.github.io/graphql-over-http), and the query editor.
//!
//! - `POST /graphql` takes `application/json`. `GET /graphql` runs queries, never mutations; a browser that opens it sees the editor.
//! - `application/graphql-response+json`, where a client accepts it: a request that was refused as a whole has its own status.
//!   `application/json`: whatever could be read as a request answers 200, as older clients expect.
//! - A request whose fields failed answers 200 either way: its `errors` say what failed and why.
//! - One operation a request; a list of them is refused.

use std::sync::Arc;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{FromRequestParts as _, Request, State};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use contract::{Security, TenantNeed};
use futures::StreamExt as _;
use http::header::{ACCEPT, ALLOW, CONTENT_LANGUAGE, CONTENT_TYPE, RETRY_AFTER, VARY};
use http::request::Parts;
use http::{HeaderMap, HeaderValue, StatusCode};

use super::asked::Asked;
use super::graph::{Given, Graph, Transport};
use super::{Settings, assets, socket};
use crate::base::Answer;
use crate::call::{Call, World};
use crate::http::{answer, language, receive, through_graphql};

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
}

/// `/graphql` and the editor's files.
pub fn router(world: Arc<World>, settings: Settings) -> Router {
    let graph = Graph::new(&settings);
    let editor = settings.graphiql;
    let room = Room { world, graph, settings: Arc::new(settings) };
    let router = Router::new().route("/graphql", get(open).post(post)).with_state(room);
    if editor { router.route("/graphql/assets/{name}", get(assets::file)) } else { router }
}

async fn post(State(room): State<Room>, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    through_graphql(&parts);
    let form = Form::wanted(&parts.headers);
    let asked = match ask(&parts.headers, body).await {
        Ok(asked) => asked,
        Err(failure) => {
            return form.unreadable(&Given::refused(failure, request_id(&parts), language(&parts.extensions)));
        }
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
        Err(failure) => form.unreadable(&Given::refused(failure, request_id(&parts), language(&parts.extensions))),
    }
}

impl Room {
    async fn answer(&self, parts: &Parts, asked: Asked, transport: Transport, form: Form) -> Response {
        let nothing = asked.is_empty();
        let call = match self.receive(parts).await {
            Ok(call) => call,
            Err(failure) => {
                return form.unreadable(&Given::refused(failure, request_id(parts), language(&parts.extensions)));
            }
        };
        let given = self.graph.run(call, asked, transport).next().await;
        let Some(given) = given else { return StatusCode::INTERNAL_SERVER_ERROR.into_response() };
        if nothing { form.unreadable(&given) } else { form.readable(&given) }
    }

    /// The call behind a request. Which community is asked for when a field needs one, so that the schema can be read without.
    pub async fn receive(&self, parts: &Parts) -> Answer<Call> {
        receive(&self.world, TenantNeed::Optional, Security::Optional, parts).await
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

    /// The answer to something that could not be read as a request.
    fn unreadable(self, given: &Given) -> Response {
        self.write(given, given.refusal().unwrap_or(400))
    }

    /// The answer to a request.
    fn readable(self, given: &Given) -> Response {
        let status = match (self, given.refusal()) {
            // A mutation by GET is no matter of taste (specification, "GET").
            (_, Some(405)) => 405,
            (Self::Response, Some(status)) => status,
            _ => 200,
        };
        self.write(given, status)
    }

    fn write(self, given: &Given, status: u16) -> Response {
        let media_type = match self {
            Self::Response => "application/graphql-response+json; charset=utf-8",
            Self::Json => "application/json; charset=utf-8",
        };
        let Ok(body) = serde_json::to_vec(given) else { return StatusCode::INTERNAL_SERVER_ERROR.into_response() };
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
