//! People who speak HTTP. Every answer they hear is checked against the contract.

use std::net::{IpAddr, SocketAddr};

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use http::{HeaderMap, Method, Request, StatusCode, header};
use http_body_util::BodyExt as _;
use serde_json::Value;
use tower::ServiceExt as _;

/// Someone at a door of the town: a member with a token, or a stranger without.
#[derive(Clone)]
pub struct Person {
    /// The gateway whose doors are used.
    pub router: Router,
    /// The member's id; zero for a stranger.
    pub id: i64,
    pub name: String,
    /// The `X-Tenant-Slug` to send, if any.
    pub tenant: Option<String>,
    /// The access token to send, if any.
    pub token: Option<String>,
    /// Where the requests seem to come from.
    pub address: IpAddr,
}

/// What a person heard.
#[derive(Debug)]
pub struct Heard {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub bytes: Vec<u8>,
}

impl Person {
    /// The same person with another token, or without.
    pub fn with_token(&self, token: Option<&str>) -> Self {
        Self { token: token.map(str::to_owned), ..self.clone() }
    }

    /// The same person at the door of another community, or of none.
    pub fn in_community(&self, slug: Option<&str>) -> Self {
        Self { tenant: slug.map(str::to_owned), ..self.clone() }
    }

    pub async fn get(&self, path: &str) -> Heard {
        self.send(self.request(Method::GET, path, None)).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Heard {
        self.send(self.request(Method::POST, path, Some(body))).await
    }

    /// A POST without a body.
    pub async fn tap(&self, path: &str) -> Heard {
        self.send(self.request(Method::POST, path, None)).await
    }

    pub async fn delete(&self, path: &str) -> Heard {
        self.send(self.request(Method::DELETE, path, None)).await
    }

    /// A GraphQL document with variables, over POST.
    pub async fn graphql(&self, document: &str, variables: Value) -> Heard {
        self.post("/graphql", serde_json::json!({ "query": document, "variables": variables })).await
    }

    /// The person's usual headers on a request. A path below `/api` may leave out `/api/v2`.
    pub fn request(&self, method: Method, path: &str, body: Option<Value>) -> Request<Body> {
        let absolute = path.starts_with("/api/")
            || ["/graphql", "/docs", "/.well-known"].iter().any(|door| path.starts_with(door));
        let path = if absolute { path.to_owned() } else { format!("/api/v2{path}") };
        let mut request = Request::builder().method(method).uri(path);
        if let Some(tenant) = &self.tenant {
            request = request.header("x-tenant-slug", tenant);
        }
        if let Some(token) = &self.token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        match body {
            Some(body) => {
                request.header(header::CONTENT_TYPE, "application/json").body(Body::from(body.to_string())).unwrap()
            }
            None => request.body(Body::empty()).unwrap(),
        }
    }

    /// Sends a request as it is and checks the answer against the contract.
    pub async fn send(&self, mut request: Request<Body>) -> Heard {
        request.extensions_mut().insert(ConnectInfo(SocketAddr::new(self.address, 40_000)));
        let (method, path) = (request.method().clone(), request.uri().path().to_owned());
        let answer = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = answer.into_parts();
        let bytes = body.collect().await.unwrap().to_bytes().to_vec();
        let heard = Heard { status: parts.status, headers: parts.headers, bytes };
        heard.keeps_the_contract(&method, &path);
        heard
    }
}

impl Heard {
    /// The body as JSON.
    #[track_caller]
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.bytes).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }

    /// The first error's code, as clients read it; empty on success.
    pub fn code(&self) -> String {
        let body: Value = serde_json::from_slice(&self.bytes).unwrap_or_default();
        body["errors"][0]["code"].as_str().unwrap_or_default().to_owned()
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).and_then(|value| value.to_str().ok())
    }

    /// Status, code and field of a refusal: what tables of refusals compare.
    pub fn refusal(&self) -> (u16, String, String) {
        let body: Value = serde_json::from_slice(&self.bytes).unwrap_or_default();
        let field = body["errors"][0]["field"].as_str().unwrap_or_default().to_owned();
        (self.status.as_u16(), self.code(), field)
    }

    /// Fails the test unless the answer is a success; gives it back.
    #[track_caller]
    pub fn ok(self) -> Self {
        assert!(self.status.is_success(), "{} {}", self.status, self.text());
        self
    }

    /// Fails the test if the contract does not allow this answer.
    #[track_caller]
    pub fn keeps_the_contract(&self, method: &Method, path: &str) {
        // Where a body would be, there is none to look at. That a client has an answer already is HTTP's own word.
        if method == Method::HEAD || self.status == StatusCode::NOT_MODIFIED {
            return;
        }
        let path = path.trim_end_matches('/');
        let Some(operation) = contract::find(method, path) else { return };
        let broken =
            contract::response_violations(operation, self.status.as_u16(), self.header("content-type"), &self.bytes);
        assert!(
            broken.is_empty(),
            "{method} {path} answered {} against the contract: {broken:#?}\n{}",
            self.status,
            self.text()
        );
    }
}
