//! Push services on this machine: they write down what comes, and answer as the address or the test says.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::response::{IntoResponse as _, Response};
use http::{HeaderMap, StatusCode, Uri, header};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

/// What came.
#[derive(Clone, Debug)]
pub struct Came {
    pub path: String,
    pub headers: HeaderMap,
    pub body: Bytes,
}

impl Came {
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map(|value| value.to_str().unwrap()).unwrap_or_default()
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }
}

/// How to answer.
#[derive(Clone, Debug)]
pub enum Say {
    Status(u16),
    /// With `Retry-After`.
    Later(u16, String),
    /// After this time, if anybody still listens.
    Slowly(Duration),
    Elsewhere(String),
    Json(u16, Value),
    /// An answer without an end.
    Endless,
}

#[derive(Default)]
struct Heard {
    came: Mutex<Vec<Came>>,
    /// Said first, whatever the address says.
    plan: Mutex<VecDeque<Say>>,
}

/// A push service. What it answers is in the path: `/201/x`, `/410/x`; and first of all in its plan.
pub struct Service {
    pub origin: String,
    heard: Arc<Heard>,
    serving: JoinHandle<()>,
}

impl Service {
    pub async fn open() -> Self {
        let heard = Arc::<Heard>::default();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let origin = format!("http://{}", listener.local_addr().unwrap());
        let router = Router::new().fallback(answer).with_state(Arc::clone(&heard));
        let serving = tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
        Self { origin, heard, serving }
    }

    /// An address there.
    pub fn at(&self, path: &str) -> String {
        format!("{}{path}", self.origin)
    }

    /// Answers this next.
    pub fn plan(&self, says: impl IntoIterator<Item = Say>) {
        self.heard.plan.lock().unwrap().extend(says);
    }

    /// Everything that came, in its order.
    pub fn came(&self) -> Vec<Came> {
        self.heard.came.lock().unwrap().clone()
    }

    /// How often something came there.
    pub fn times(&self, path: &str) -> usize {
        self.came().iter().filter(|came| came.path == path).count()
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

async fn answer(State(heard): State<Arc<Heard>>, uri: Uri, headers: HeaderMap, body: Bytes) -> Response {
    heard.came.lock().unwrap().push(Came { path: uri.path().to_owned(), headers, body });
    let planned = heard.plan.lock().unwrap().pop_front();
    match planned.unwrap_or_else(|| Say::Status(uri.path().split('/').nth(1).unwrap().parse().unwrap_or(201))) {
        Say::Status(status) => StatusCode::from_u16(status).unwrap().into_response(),
        Say::Later(status, after) => {
            (StatusCode::from_u16(status).unwrap(), [(header::RETRY_AFTER, after)]).into_response()
        }
        Say::Slowly(time) => {
            tokio::time::sleep(time).await;
            StatusCode::CREATED.into_response()
        }
        Say::Elsewhere(to) => (StatusCode::TEMPORARY_REDIRECT, [(header::LOCATION, to)]).into_response(),
        Say::Json(status, body) => (StatusCode::from_u16(status).unwrap(), axum::Json(body)).into_response(),
        Say::Endless => {
            let chunks = futures::stream::repeat_with(|| Ok::<_, std::io::Error>(Bytes::from(vec![b'x'; 64 * 1024])));
            (StatusCode::CREATED, axum::body::Body::from_stream(chunks)).into_response()
        }
    }
}

/// What Google answers to whoever signs in.
pub fn granted(token: &str) -> Say {
    Say::Json(200, json!({ "access_token": token, "expires_in": 3_600, "token_type": "Bearer" }))
}
