//! Somebody who speaks to a process over a real connection. Every answer is checked against the contract.

use http::Method;
use reqwest::RequestBuilder;
use serde_json::{Value, json};

use super::{PASSWORD, PATIENCE, Program};
use crate::support::{Heard, http_client};

/// A client of one gateway in one community.
#[derive(Clone)]
pub struct Client {
    http: reqwest::Client,
    api: String,
    tenant: String,
    pub token: Option<String>,
    pub key: Option<String>,
}

impl Client {
    /// Somebody whom nobody knows. An empty community is not named.
    pub fn new(program: &Program, tenant: &str) -> Self {
        let http = http_client().timeout(PATIENCE).build().unwrap();
        Self { http, api: program.api.clone(), tenant: tenant.to_owned(), token: None, key: None }
    }

    /// A member of `harbour` with everybody's password.
    pub async fn member(program: &Program, name: &str) -> Self {
        Self::new(program, "harbour").signed_in(&format!("{name}@harbour.example"), PASSWORD).await
    }

    /// The same, signed in.
    pub async fn signed_in(mut self, email: &str, password: &str) -> Self {
        let answer = self.login(email, password).await.ok();
        self.token = answer.json()["access_token"].as_str().map(str::to_owned);
        self
    }

    pub async fn login(&self, email: &str, password: &str) -> Heard {
        self.post("/api/auth/login", json!({ "email": email, "password": password })).await
    }

    /// The same, at another gateway or after a restart.
    pub fn at(&self, program: &Program) -> Self {
        Self { api: program.api.clone(), ..self.clone() }
    }

    /// The same, whose calls carry an idempotency key.
    pub fn keyed(&self, key: &str) -> Self {
        Self { key: Some(key.to_owned()), ..self.clone() }
    }

    pub async fn get(&self, path: &str) -> Heard {
        self.send(Method::GET, path, None).await.unwrap()
    }

    pub async fn post(&self, path: &str, body: Value) -> Heard {
        self.send(Method::POST, path, Some(body)).await.unwrap()
    }

    /// Asks a member to connect.
    pub async fn ask(&self, member: i64) -> reqwest::Result<Heard> {
        self.send(Method::POST, "/api/v2/connections/request", Some(json!({ "user_id": member }))).await
    }

    /// Sends a request; the error is the connection's.
    pub async fn send(&self, method: Method, path: &str, body: Option<Value>) -> reqwest::Result<Heard> {
        let mut request: RequestBuilder = self.http.request(method.clone(), format!("{}{path}", self.api));
        if !self.tenant.is_empty() {
            request = request.header("x-tenant-slug", &self.tenant);
        }
        if let Some(token) = &self.token {
            request = request.bearer_auth(token);
        }
        if let Some(key) = &self.key {
            request = request.header("idempotency-key", key);
        }
        if let Some(body) = body {
            request = request.json(&body);
        }
        let answer = request.send().await?;
        let (status, headers) = (answer.status(), answer.headers().clone());
        let heard = Heard { status, headers, bytes: answer.bytes().await?.to_vec() };
        heard.keeps_the_contract(&method, path.split('?').next().unwrap_or_default());
        Ok(heard)
    }
}

/// The text of a page of a process, such as its metrics.
pub async fn page(url: &str) -> String {
    let http = http_client().timeout(PATIENCE).build().unwrap();
    http.get(url).send().await.unwrap().text().await.unwrap()
}
