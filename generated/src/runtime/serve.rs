//! The one handler behind every route.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use axum::Router;
use axum::body::Body;
use axum::extract::{FromRequestParts, RawPathParams, Request};
use axum::response::Response;
use axum::routing::{MethodFilter, on};
use bytes::Bytes;
use http::HeaderMap;
use http::header::{CONTENT_LENGTH, CONTENT_TYPE};
use http::request::Parts;
use http_body_util::BodyExt as _;

use super::{Asked, Handler, House, Keyed, Prepared, Read, Rejection, Row};
use crate::operations::Operation;

/// A body that is no longer takes no room that is counted, and is read at once.
const LITTLE: usize = 64 * 1024;

/// Room for longer bodies is taken in pieces of so many bytes.
const BLOCK: usize = 1024 * 1024;

/// A router that serves every operation with its function.
pub fn router<H: House>(
    house: &Arc<H>,
    handlers: impl Iterator<Item = (Operation, Handler<H::Call, H::Failure>)>,
) -> Router {
    handlers.fold(Router::new(), |router, (operation, handler)| {
        let row = operation.row();
        let house = Arc::clone(house);
        let serve = move |request: Request| serve(Arc::clone(&house), operation, handler, request);
        match MethodFilter::try_from(row.method.clone()) {
            Ok(method) => router.route(&route_path(row.path), on(method, serve)),
            Err(_) => router,
        }
    })
}

/// The path as the router takes it. It wants one name for a parameter at one place, whatever the operations there call it,
/// so parameters are named by their order.
fn route_path(path: &str) -> String {
    let mut parameters = 0;
    let segment = |segment: &str| {
        if segment.starts_with('{') {
            parameters += 1;
            format!("{{p{parameters}}}")
        } else {
            segment.to_owned()
        }
    };
    path.split('/').map(segment).collect::<Vec<_>>().join("/")
}

async fn serve<H: House>(
    house: Arc<H>,
    operation: Operation,
    handler: Handler<H::Call, H::Failure>,
    request: Request,
) -> Response {
    let (mut parts, body) = request.into_parts();
    let call = match house.enter(operation, &parts).await {
        Ok(call) => call,
        Err(failure) => return house.answer(operation, None, &parts, Err(failure)),
    };
    // Until the answer is made: the work holds the body, too.
    let mut held = Vec::new();
    let room = |bytes| house.hold(&call, bytes).map(|room| held.push(room));
    let result = match ask(operation, &mut parts, body, room).await {
        Ok(asked) => match prepared(&*house, handler, asked).await {
            Ok(Ok((work, keyed))) => house.perform(operation, call.clone(), keyed, work).await,
            Ok(Err(rejection)) => Err(house.reject(rejection)),
            Err(failure) => Err(failure),
        },
        Err(rejection) => Err(house.reject(rejection)),
    };
    house.answer(operation, Some(&call), &parts, result)
}

/// Reads an input as the operation's own function does, and asks nobody for an answer.
///
/// # Errors
/// What the door refuses.
pub fn check_input(
    operation: Operation,
    path: Vec<String>,
    query: &str,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Option<Keyed>, Rejection> {
    static INPUTS: LazyLock<HashMap<Operation, Read>> =
        LazyLock::new(|| crate::inputs().map(|read| (read.0, read)).collect());
    let mut asked = Asked::new(operation, path, query.to_owned(), headers, body);
    let read = INPUTS.get(&operation).map_or(Ok(()), |(_, read)| read(&mut asked));
    Rejection::together(read, asked.keyed()).map(|((), keyed)| keyed)
}

/// Prepares the work; of a long body, aside: looking through it and adding it up takes milliseconds.
async fn prepared<H: House>(
    house: &H,
    handler: Handler<H::Call, H::Failure>,
    mut asked: Asked,
) -> Result<Result<Prepared<H::Call, H::Failure>, Rejection>, H::Failure> {
    if asked.body.len() <= LITTLE {
        return Ok(prepare(handler, &mut asked));
    }
    house.aside(move || prepare(handler, &mut asked)).await
}

fn prepare<C, F>(handler: Handler<C, F>, asked: &mut Asked) -> Result<Prepared<C, F>, Rejection> {
    let work = handler(asked);
    Rejection::together(work, asked.keyed())
}

/// Reads what the operation's function will decode, and takes the headers along.
async fn ask(
    operation: Operation,
    parts: &mut Parts,
    body: Body,
    room: impl FnMut(usize) -> Option<()>,
) -> Result<Asked, Rejection> {
    let row = operation.row();
    let path = match RawPathParams::from_request_parts(parts, &()).await {
        Ok(found) => found.iter().map(|(_, value)| value.to_owned()).collect(),
        Err(_) => return Err(Rejection::BadPath),
    };
    let body = if row.body.is_some() { read(row, parts, body, room).await? } else { Bytes::new() };
    let query = parts.uri.query().unwrap_or_default().to_owned();
    Ok(Asked::new(operation, path, query, std::mem::take(&mut parts.headers), body))
}

/// Whether a form with files is announced.
fn is_form(parts: &Parts) -> bool {
    let announced = parts.headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    announced.and_then(super::upload::boundary).is_some()
}

/// Reads a body. Each further part of it in memory takes `room`.
async fn read(
    row: &Row,
    parts: &Parts,
    mut body: Body,
    mut room: impl FnMut(usize) -> Option<()>,
) -> Result<Bytes, Rejection> {
    let limit = row.form_limit.filter(|_| is_form(parts)).unwrap_or(row.body_limit);
    let declared = parts.headers.get(CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse::<usize>().ok());
    if declared.is_some_and(|length| length > limit) {
        return Err(Rejection::TooLarge { limit });
    }
    let (mut whole, mut taken) = (Vec::new(), LITTLE);
    while let Some(frame) = body.frame().await {
        let frame = frame.map_err(|error| Rejection::BodyRead(error.to_string()))?;
        let Ok(data) = frame.into_data() else { continue };
        let length = whole.len() + data.len();
        if length > limit {
            return Err(Rejection::TooLarge { limit });
        }
        while length > taken {
            room(BLOCK).ok_or(Rejection::NoRoom)?;
            taken += BLOCK;
        }
        if length > whole.capacity() {
            // What is announced and does not come takes no memory: the system gives it when it is written to.
            whole.reserve_exact(declared.unwrap_or(length * 2).max(length) - whole.len());
        }
        whole.extend_from_slice(&data);
    }
    Ok(whole.into())
}
