//! What somebody would write by hand for this one page: the same statements, the same checks of the token, the same JSON, and
//! nothing else. No contract, no communities, no limits, no traces, no headers beside the content type.
//!
//! `page` holds the JSON, `with_sqlx` and `with_rusqlite` the servers.

mod page;
mod with_rusqlite;
mod with_sqlx;

use axum::Router;
use axum::serve::ListenerExt as _;
use chrono::{DateTime, Utc};
use jsonwebtoken::{Algorithm, DecodingKey, Validation};
use serde::Deserialize;
use sha2::{Digest as _, Sha256};

use timeweave::auth::store::HOLDER;
use timeweave::connections::store::accepted_page;
use timeweave::db::Engine;

use crate::Outcome;

/// As many connections to the database as the gateway has.
const POOL: u32 = 10;

/// The page that is asked for.
#[derive(Deserialize)]
struct Asked {
    per_page: i64,
}

/// What the access token says.
#[derive(Deserialize)]
struct Claims {
    user_id: i64,
    tenant_id: i64,
    refresh_family_id: Option<String>,
    iat: i64,
}

/// Whose page it is.
#[derive(Clone, Copy)]
struct Me {
    tenant: i64,
    id: i64,
}

/// What the database says of the token's owner.
struct Holder {
    cutoff: Option<DateTime<Utc>>,
    family_lives: bool,
    status: String,
    approved: bool,
}

/// Checks tokens.
struct Tokens {
    key: DecodingKey,
    validation: Validation,
}

impl Tokens {
    fn new(secret: &str) -> Self {
        let mut validation = Validation::new(Algorithm::HS256);
        validation.set_required_spec_claims(&["exp", "nbf", "iss", "aud"]);
        validation.set_issuer(&["timeweave"]);
        validation.set_audience(&["timeweave"]);
        validation.validate_nbf = true;
        Self { key: DecodingKey::from_secret(secret.as_bytes()), validation }
    }

    fn claims(&self, headers: &http::HeaderMap) -> Option<Claims> {
        let token = headers.get(http::header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")?;
        jsonwebtoken::decode(token, &self.key, &self.validation).ok().map(|data| data.claims)
    }
}

impl Claims {
    fn family(&self) -> Option<[u8; 32]> {
        self.refresh_family_id.as_deref().map(|family| Sha256::digest(family.as_bytes()).into())
    }

    /// The owner, if the token still holds and they may come in.
    fn owner(&self, holder: &Holder) -> Option<Me> {
        let outlived = holder.cutoff.is_some_and(|cutoff| self.iat <= cutoff.timestamp());
        let revoked = self.refresh_family_id.is_some() && !holder.family_lives;
        let open = holder.status == "active" && holder.approved;
        (!outlived && !revoked && open).then_some(Me { tenant: self.tenant_id, id: self.user_id })
    }
}

/// Serves the page with `kind` (`sqlx` or `rusqlite`) from the database at `url`, until it is killed.
///
/// # Errors
/// If it cannot listen or the database cannot be opened.
pub fn serve(kind: &str, url: &str, secret: &str) -> Outcome<()> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(async {
        let tokens = Tokens::new(secret);
        let router = match kind {
            "sqlx" => with_sqlx::router(url, tokens).await?,
            "rusqlite" => with_rusqlite::router(url, tokens)?,
            other => return Err(format!("no baseline is called {other}").into()),
        };
        listen(router).await
    })
}

async fn listen(router: Router) -> Outcome<()> {
    let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await?;
    println!("listens on http://{}", listener.local_addr()?);
    Ok(axum::serve(listener.tap_io(|socket| drop(socket.set_nodelay(true))), router).await?)
}

#[allow(clippy::disallowed_methods, reason = "a baseline has no call whose clock it could ask")]
fn now() -> DateTime<Utc> {
    Utc::now()
}
