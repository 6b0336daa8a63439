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
use http_body_util::{BodyExt, LengthLimitError, Limited};

use super::{Asked, Handler, House, Keyed, Prepared, Read, Rejection, Row};
use crate::operations::Operation;

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
    let result = match ask(operation, &mut parts, body).await {
        Ok(mut asked) => match prepare(handler, &mut asked) {
            Ok((work, keyed)) => house.perform(operation, call.clone(), keyed, work).await,
            Err(rejection) => Err(house.reject(rejection)),
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

fn prepare<C, F>(handler: Handler<C, F>, asked: &mut Asked) -> Result<Prepared<C, F>, Rejection> {
    let work = handler(asked);
    Rejection::together(work, asked.keyed())
}

/// Reads what the operation's function will decode, and takes the headers along.
async fn ask(operation: Operation, parts: &mut Parts, body: Body) -> Result<Asked, Rejection> {
    let row = operation.row();
    let path = match RawPathParams::from_request_parts(parts, &()).await {
        Ok(found) => found.iter().map(|(_, value)| value.to_owned()).collect(),
        Err(_) => return Err(Rejection::BadPath),
    };
    let body = if row.body.is_some() { read(row, parts, body).await? } else { Bytes::new() };
    let query = parts.uri.query().unwrap_or_default().to_owned();
    Ok(Asked::new(operation, path, query, std::mem::take(&mut parts.headers), body))
}

/// Whether a form with files is announced.
fn is_form(parts: &Parts) -> bool {
    let announced = parts.headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    announced.and_then(super::upload::boundary).is_some()
}

async fn read(row: &Row, parts: &Parts, body: Body) -> Result<Bytes, Rejection> {
    let limit = row.form_limit.filter(|_| is_form(parts)).unwrap_or(row.body_limit);
    let declared = parts.headers.get(CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse::<u64>().ok());
    if declared.is_some_and(|length| length > limit as u64) {
        return Err(Rejection::TooLarge { limit });
    }
    match Limited::new(body, limit).collect().await {
        Ok(whole) => Ok(whole.to_bytes()),
        Err(error) if error.is::<LengthLimitError>() => Err(Rejection::TooLarge { limit }),
        Err(error) => Err(Rejection::BodyRead(error.to_string())),
    }
}
