//! Who asks, and what: members of a demo community who have signed in.

use std::collections::{HashMap, HashSet};
use std::net::SocketAddr;
use std::sync::Arc;

use bytes::Bytes;
use http::header::{AUTHORIZATION, CONTENT_TYPE, HOST};
use http::{Method, Request, StatusCode};
use http_body_util::Full;
use serde_json::{Value, json};

use crate::Outcome;
use crate::database::Database;
use crate::load::{Make, once};
use crate::process::Server;
use timeweave::demo::PASSWORD;

/// How many members ask.
const MEMBERS: usize = 40;

const PAGE: &str = "/api/v2/connections?per_page=20";
/// What a page shows of each connection, and five of those whom both know.
const GRAPH: &str = include_str!("connections.graphql");

/// A member with their listings, reviews, endorsements, groups, and exchanges with whoever asks.
const MEMBER: &str = include_str!("member.graphql");

/// Members of harbour whose accounts can be used, those with connections first.
const PEOPLE: &str = "SELECT u.id, u.email FROM users u
  WHERE u.tenant_id = 1 AND u.status = 'active' AND u.role = 'member'
  ORDER BY (SELECT COUNT(*) FROM connections c WHERE c.requester_id = u.id OR c.receiver_id = u.id) DESC, u.id";

/// Pairs that cannot connect any more, or must not.
const TAKEN: &str = "SELECT requester_id, receiver_id FROM connections WHERE tenant_id = 1
  UNION ALL SELECT user_id, blocked_user_id FROM user_blocks WHERE tenant_id = 1";

/// Who had an exchange with whom whose profile they may read: one of them each.
const MET: &str = "SELECT e.requester_id, MIN(e.provider_id) FROM exchanges e
    JOIN users u ON u.tenant_id = e.tenant_id AND u.id = e.provider_id
  WHERE e.tenant_id = 1 AND u.status = 'active' AND u.privacy_profile <> 'connections'
    AND NOT EXISTS (SELECT 1 FROM user_blocks b
                     WHERE b.tenant_id = e.tenant_id AND b.user_id IN (e.requester_id, e.provider_id)
                       AND b.blocked_user_id IN (e.requester_id, e.provider_id))
  GROUP BY e.requester_id
  ORDER BY e.requester_id";

/// The members, with what they show at the door.
pub struct Town {
    tokens: Arc<[String]>,
    /// Who looks at whom: the number of a token, and what is sent with it.
    looks: Arc<[(usize, Bytes)]>,
    /// Who may ask whom: the number of a token and the other's id, each pair once.
    free: Arc<[(usize, i64)]>,
}

impl Town {
    /// Signs members in.
    ///
    /// # Errors
    /// If the gateway does not let them.
    pub async fn visit(database: &Database, gateway: SocketAddr) -> Outcome<Self> {
        let people: Vec<(i64, String)> = database.pairs(PEOPLE).await?;
        let taken: Vec<(i64, i64)> = database.pairs(TAKEN).await?;
        let taken: HashSet<(i64, i64)> =
            taken.into_iter().flat_map(|(one, other)| [(one, other), (other, one)]).collect();
        let (known, others) = people.split_at(people.len().min(MEMBERS));
        let mut tokens = Vec::new();
        for (_, email) in known {
            tokens.push(sign_in(gateway, email).await?);
        }
        let met: HashMap<i64, i64> = database.pairs(MET).await?.into_iter().collect();
        let looks = known.iter().enumerate().filter_map(|(nth, (id, _))| {
            let body = json!({"query": MEMBER, "variables": {"id": met.get(id)?}});
            Some((nth, Bytes::from(body.to_string())))
        });
        // Each round of members asks others, so that those who ask at the same time seldom meet in one row.
        let pairs = (0..others.len()).flat_map(|round| {
            let whom = move |nth: usize| others.get((round + nth * others.len() / known.len()) % others.len());
            known.iter().enumerate().filter_map(move |(nth, (id, _))| Some((nth, *id, whom(nth)?.0)))
        });
        let free = pairs.filter(|(_, id, other)| !taken.contains(&(*id, *other))).map(|(nth, _, other)| (nth, other));
        Ok(Self { tokens: tokens.into(), looks: looks.collect(), free: free.collect() })
    }

    /// A member's first page of connections.
    pub fn page(&self) -> Make {
        let tokens = Arc::clone(&self.tokens);
        Arc::new(move |nth| Some(ask(Method::GET, PAGE, tokens.get(nth % tokens.len()), None)))
    }

    /// The same over GraphQL, with those whom both know.
    pub fn graph(&self) -> Make {
        let (tokens, body) = (Arc::clone(&self.tokens), Bytes::from(json!({"query": GRAPH}).to_string()));
        Arc::new(move |nth| Some(ask(Method::POST, "/graphql", tokens.get(nth % tokens.len()), Some(body.clone()))))
    }

    /// A member looks at another with all there is about them.
    pub fn member(&self) -> Make {
        let (tokens, looks) = (Arc::clone(&self.tokens), Arc::clone(&self.looks));
        Arc::new(move |nth| {
            let (who, body) = looks.get(nth % looks.len().max(1))?;
            Some(ask(Method::POST, "/graphql", tokens.get(*who), Some(body.clone())))
        })
    }

    /// Somebody asks somebody else to connect, no pair twice.
    pub fn requests(&self) -> Make {
        let (tokens, free) = (Arc::clone(&self.tokens), Arc::clone(&self.free));
        Arc::new(move |nth| {
            let (who, whom) = free.get(nth)?;
            let body = Bytes::from(json!({"user_id": whom}).to_string());
            Some(ask(Method::POST, "/api/v2/connections/request", tokens.get(*who), Some(body)))
        })
    }

    /// How many connections a page has on average. Everybody has to answer it alike.
    ///
    /// # Errors
    /// If two do not.
    pub async fn rows_of_a_page(&self, gateway: SocketAddr, others: [Option<&Server>; 2]) -> Outcome<f64> {
        let (make, mut rows) = (self.page(), 0);
        for nth in 0..self.tokens.len() {
            let page = fetch(gateway, &make, nth).await?;
            for other in others.iter().flatten() {
                if fetch(other.address, &make, nth).await? != page {
                    return Err(format!("gateway and baseline answer member {nth} differently").into());
                }
            }
            rows += page["data"].as_array().map_or(0, Vec::len);
        }
        Ok(rows as f64 / self.tokens.len() as f64)
    }

    /// How many items of lists a GraphQL answer has on average.
    ///
    /// # Errors
    /// If it has errors.
    pub async fn rows_of_a_graph(&self, gateway: SocketAddr, make: &Make) -> Outcome<f64> {
        let mut rows = 0;
        for nth in 0..self.tokens.len() {
            let answer = fetch(gateway, make, nth).await?;
            if let Some(errors) = answer.get("errors") {
                return Err(format!("GraphQL answers {errors}").into());
            }
            rows += items(&answer);
        }
        Ok(rows as f64 / self.tokens.len() as f64)
    }
}

/// Whether the gateway is well.
///
/// # Errors
/// If it is not.
pub async fn well(gateway: SocketAddr) -> Outcome<()> {
    let (status, _) = once(gateway, ask(Method::GET, "/api/v2/health", None, None)).await?;
    if status == StatusCode::OK { Ok(()) } else { Err(format!("health: {status}").into()) }
}

async fn sign_in(gateway: SocketAddr, email: &str) -> Outcome<String> {
    let body = Bytes::from(json!({"email": email, "password": PASSWORD}).to_string());
    let (status, answer) = once(gateway, ask(Method::POST, "/api/auth/login", None, Some(body))).await?;
    let answer: Value = serde_json::from_slice(&answer)?;
    let token = answer["access_token"].as_str().filter(|_| status == StatusCode::OK);
    Ok(token.ok_or_else(|| format!("{email} cannot sign in: {status} {answer}"))?.to_owned())
}

async fn fetch(server: SocketAddr, make: &Make, nth: usize) -> Outcome<Value> {
    let (status, body) = once(server, make(nth).ok_or("nothing to ask")?).await?;
    if status != StatusCode::OK {
        return Err(format!("{server} answers {status}: {}", String::from_utf8_lossy(&body)).into());
    }
    Ok(serde_json::from_slice(&body)?)
}

/// How many objects stand in lists.
fn items(value: &Value) -> usize {
    match value {
        Value::Object(members) => members.values().map(items).sum(),
        Value::Array(all) => all.iter().map(|one| usize::from(one.is_object()) + items(one)).sum(),
        _ => 0,
    }
}

fn ask(method: Method, path: &'static str, token: Option<&String>, body: Option<Bytes>) -> Request<Full<Bytes>> {
    let mut request = Request::builder().method(method).uri(path).header(HOST, "localhost").header("x-tenant-id", "1");
    if let Some(token) = token {
        request = request.header(AUTHORIZATION, format!("Bearer {token}"));
    }
    if body.is_some() {
        request = request.header(CONTENT_TYPE, "application/json");
    }
    request.body(Full::new(body.unwrap_or_default())).expect("a request of fixed parts is sound")
}
