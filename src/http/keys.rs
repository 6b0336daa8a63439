//! `GET /.well-known/jwks.json`: the public keys with which services beside this one verify its tokens. They are no community's.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use axum::{Json, Router};
use http::header::CACHE_CONTROL;

use super::{answer, language};
use crate::auth::Auth;
use crate::call::World;

/// A new key is verified by whoever asks again after so long; it should sign only then.
const CACHE: &str = "public, max-age=300";

/// `/.well-known/jwks.json`.
pub(super) fn router(world: Arc<World>) -> Router {
    Router::new().route("/.well-known/jwks.json", get(public)).with_state(world)
}

async fn public(State(world): State<Arc<World>>, request: Request) -> Response {
    match world.room::<Auth>() {
        Ok(auth) => ([(CACHE_CONTROL, CACHE)], Json(auth.keys().public())).into_response(),
        Err(failure) => answer::failure(&failure, "none", language(request.extensions())).into_response(),
    }
}
