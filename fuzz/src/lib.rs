//! What the targets share: a small demo community behind the real doors, in a file that only this process knows.

use std::sync::LazyLock;

use axum::Router;
use axum::body::Body;
use bytes::Bytes;
use chrono::{DateTime, TimeDelta};
use http::request::Builder;
use http::{HeaderMap, Request, StatusCode};
use http_body_util::BodyExt as _;
use timeweave::app::App;
use timeweave::auth::Keyring;
use timeweave::auth::tokens::AccessClaims;
use timeweave::auth::tokens::claims::Kind;
use timeweave::base::{Chance, Clock, Timestamp};
use timeweave::config::{Config, SigningKey};
use timeweave::demo;
use tokio::runtime::Runtime;
use tower::ServiceExt as _;

/// The community that is asked.
pub const TENANT: i64 = 1;

/// Ada, a member of it.
pub const MEMBER: i64 = 1;

/// The present, for ever: the same bytes always meet the same community.
pub const NOW: i64 = 1_780_000_000;

/// One of the program's keys and what is signed with it.
pub fn keys() -> (Vec<SigningKey>, Keyring) {
    let keys = config().auth.keys;
    let keyring = Keyring::new(&keys, "timeweave", "timeweave").expect("the keys are sound");
    (keys, keyring)
}

/// The configuration: no limits, and everything in a folder of this process.
pub fn config() -> Config {
    let dir = std::env::temp_dir().join(format!("timeweave-fuzz-{}", std::process::id()));
    let text = format!(
        "[data]\ndir = {dir:?}\n[limits]\nenabled = false\n[auth]\nkeys = [\"fuzz:{}\"]",
        "not a secret at all ".repeat(2)
    );
    Config::parse(&text).expect("the configuration is sound")
}

/// The present.
pub fn now() -> Timestamp {
    DateTime::from_timestamp(NOW, 0).expect("a moment")
}

/// An access token of Ada's.
pub fn token() -> String {
    let claims = AccessClaims {
        user_id: MEMBER.into(),
        tenant_id: TENANT.into(),
        kind: Kind::Access,
        access_version: AccessClaims::VERSION,
        platform: "web".to_owned(),
        role: "member".to_owned(),
        email: "ada@harbour.example".to_owned(),
        is_super_admin: false,
        is_tenant_super_admin: false,
        is_god: false,
        refresh_family_id: None,
        impersonated_by: None,
        iat: NOW - 1,
        nbf: NOW - 1,
        exp: (now() + TimeDelta::minutes(10)).timestamp(),
    };
    keys().1.sign(&claims).expect("claims can be signed")
}

/// The real doors before a demo community.
pub struct House {
    runtime: Runtime,
    router: Router,
    /// Ada's `Authorization`.
    bearer: String,
}

/// What came back.
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Bytes,
}

/// The house of this process.
pub static HOUSE: LazyLock<House> = LazyLock::new(House::build);

impl House {
    fn build() -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let router = runtime.block_on(async {
            let app = App::open(&config(), Clock::standing_at(now()), Chance::seeded(1)).await.expect("a database");
            app.migrate().await.expect("a schema");
            let options = demo::Options { members: 100, connections: 600, seed: 1 };
            demo::seed(app.world(), options, &mut |_| {}).await.expect("people");
            app.router()
        });
        Self { runtime, router, bearer: format!("Bearer {}", token()) }
    }

    /// Asks as Ada, or as nobody. None if these bytes make no request.
    pub fn ask(&self, request: Builder, signed_in: bool, body: impl Into<Body>) -> Option<Answer> {
        let request = request.header("x-tenant-id", TENANT.to_string());
        let request = if signed_in { request.header("authorization", &self.bearer) } else { request };
        let request: Request<Body> = request.body(body.into()).ok()?;
        self.runtime.block_on(async {
            let response = self.router.clone().oneshot(request).await.expect("the door cannot fail");
            let (head, body) = response.into_parts();
            let body = body.collect().await.expect("a whole body").to_bytes();
            Some(Answer { status: head.status, headers: head.headers, body })
        })
    }
}
