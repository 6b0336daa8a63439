//! A provider of card payments on this machine, as contract/decisions/marketplace-cards.md tells it: it charges and gives back each once under its
//! name, signs what it tells, and answers late or badly where a story says so.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::response::{IntoResponse as _, Response};
use hmac::{Hmac, KeyInit as _, Mac as _};
use http::{HeaderMap, Method, Request, StatusCode, Uri, header};
use serde_json::{Value, json};
use sha2::Sha256;
use timeweave::base::text::hex;
use tokio::net::TcpListener;
use tokio::sync::Notify;
use tokio::task::JoinHandle;

use super::{Heard, Town};

const KEY: &str = "what we show the provider";
/// What messages are signed with.
pub const SECRET: &str = "what the provider signs with";
/// The one before.
pub const PREVIOUS: &str = "what it signed with before";

/// How to answer a call.
#[derive(Clone)]
pub enum Says {
    /// With this status, and without doing anything.
    Status(u16),
    /// With this status, after all was done: the answer was lost.
    Lost(u16),
    /// Once somebody lets it go on.
    When(Arc<Notify>),
    /// With this body.
    Body(Value),
    /// As it should.
    Well,
}

#[derive(Clone)]
struct Payment {
    status: &'static str,
    amount: i64,
    currency: String,
    /// Key and amount of what went back.
    refunds: BTreeMap<String, i64>,
    charged: u32,
}

#[derive(Default)]
struct Books {
    payments: Mutex<BTreeMap<String, Payment>>,
    /// Sellers by our names, and how it stands with them.
    sellers: Mutex<BTreeMap<String, &'static str>>,
    /// What was sent, by its name: to whom and how much.
    sent: Mutex<BTreeMap<String, (String, i64)>>,
    plan: Mutex<VecDeque<Says>>,
    asked: Mutex<Vec<String>>,
}

/// The provider.
pub struct CardHouse {
    pub origin: String,
    books: Arc<Books>,
    serving: JoinHandle<()>,
}

impl CardHouse {
    pub async fn open() -> Self {
        let books = Arc::<Books>::default();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let origin = format!("http://{}", listener.local_addr().unwrap());
        let router = Router::new().fallback(answer).with_state(Arc::clone(&books));
        let serving = tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
        Self { origin, books, serving }
    }

    /// How an operator configures it.
    pub fn config(&self) -> String {
        let origin = &self.origin;
        format!(
            "[cards]\nurl = {origin:?}\nkey = {KEY:?}\nwebhook_secret = {SECRET:?}\nprevious_webhook_secret = {PREVIOUS:?}\ntimeout_seconds = 60\n"
        )
    }

    /// Answers so next.
    pub fn plan(&self, says: impl IntoIterator<Item = Says>) {
        self.books.plan.lock().unwrap().extend(says);
    }

    /// What it was asked for: methods and ends of paths.
    pub fn asked(&self) -> Vec<String> {
        self.books.asked.lock().unwrap().clone()
    }

    /// The buyer pays on the provider's page. False if nothing is to be paid there.
    pub fn pays(&self, reference: &str) -> bool {
        let mut payments = self.books.payments.lock().unwrap();
        let Some(payment) = payments.get_mut(reference).filter(|one| ["open", "failed"].contains(&one.status)) else {
            return false;
        };
        (payment.status, payment.charged) = ("succeeded", payment.charged + 1);
        true
    }

    /// The buyer's card is refused there.
    pub fn fails(&self, reference: &str) {
        self.books.payments.lock().unwrap().get_mut(reference).unwrap().status = "failed";
    }

    /// How a payment stands there, how often it was charged, and the sum of what went back.
    pub fn stands(&self, reference: &str) -> (String, u32, i64) {
        let payments = self.books.payments.lock().unwrap();
        payments.get(reference).map_or_else(
            || ("none".to_owned(), 0, 0),
            |one| (one.status.to_owned(), one.charged, one.refunds.values().sum()),
        )
    }

    /// It knows enough of a seller, or stops sending them anything.
    pub fn decides(&self, seller: &str, status: &'static str) {
        self.books.sellers.lock().unwrap().insert(seller.to_owned(), status);
    }

    /// What it has sent to a seller: each time how much.
    pub fn sent_to(&self, seller: &str) -> Vec<i64> {
        let sent = self.books.sent.lock().unwrap();
        sent.values().filter(|(to, _)| to == seller).map(|(_, amount)| *amount).collect()
    }

    /// An event about a payment of 12.50 EUR.
    pub fn event(&self, id: &str, kind: &str, reference: &str) -> Value {
        json!({ "id": id, "type": kind, "reference": reference, "intent": format!("pi_{reference}"), "amount": 1_250, "currency": "EUR" })
    }

    /// Tells an event, signed now.
    pub async fn tells(&self, town: &Town, event: &Value) -> Heard {
        self.sends(town, &signature(SECRET, town.clock.now().timestamp(), &event.to_string()), &event.to_string()).await
    }

    /// Sends a body under a signature.
    pub async fn sends(&self, town: &Town, signature: &str, body: &str) -> Heard {
        let request = Request::builder()
            .method(Method::POST)
            .uri("/api/v2/webhooks/cards")
            .header(header::CONTENT_TYPE, "application/json")
            .header("cards-signature", signature)
            .body(Body::from(body.to_owned()))
            .unwrap();
        town.stranger().in_community(None).send(request).await
    }
}

impl Drop for CardHouse {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

/// The header of a message.
pub fn signature(secret: &str, seconds: i64, body: &str) -> String {
    let key = <Hmac<Sha256>>::new_from_slice(secret.as_bytes()).unwrap();
    let code = key.chain_update(format!("{seconds}.{body}")).finalize().into_bytes();
    format!("t={seconds},v1={}", hex(&code))
}

async fn answer(
    State(books): State<Arc<Books>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    let said = |name: &str| headers.get(name).map(|value| value.to_str().unwrap().to_owned()).unwrap_or_default();
    assert_eq!(said("authorization"), format!("Bearer {KEY}"));
    books.asked.lock().unwrap().push(format!("{method} {}", uri.path().rsplit('/').next().unwrap()));
    let planned = books.plan.lock().unwrap().pop_front();
    let status = |code: u16| StatusCode::from_u16(code).unwrap().into_response();
    match planned {
        Some(Says::Status(code)) => return status(code),
        Some(Says::Body(body)) => return axum::Json(body).into_response(),
        Some(Says::When(goes_on)) => goes_on.notified().await,
        Some(Says::Well) | None => {}
        Some(Says::Lost(code)) => {
            books.does(&method, uri.path(), &said("idempotency-key"), &body).unwrap();
            return status(code);
        }
    }
    match books.does(&method, uri.path(), &said("idempotency-key"), &body) {
        Ok(body) => axum::Json(body).into_response(),
        Err(code) => status(code),
    }
}

impl Books {
    fn does(&self, method: &Method, path: &str, key: &str, body: &[u8]) -> Result<Value, u16> {
        let mut payments = self.payments.lock().unwrap();
        let body: Value = serde_json::from_slice(body).unwrap_or_default();
        let parts: Vec<&str> = path.trim_start_matches('/').split('/').collect();
        match (method.as_str(), parts.as_slice()) {
            ("POST", ["v1", "intents"]) => {
                let reference = body["reference"].as_str().unwrap().to_owned();
                assert_eq!(reference, key);
                let payment = payments.entry(reference.clone()).or_insert_with(|| Payment {
                    status: "open",
                    amount: body["amount"].as_i64().unwrap(),
                    currency: body["currency"].as_str().unwrap().to_owned(),
                    refunds: BTreeMap::new(),
                    charged: 0,
                });
                Ok(shown(&reference, payment))
            }
            ("GET", ["v1", "intents", reference]) => {
                payments.get(*reference).map(|one| shown(reference, one)).ok_or(404)
            }
            ("POST", ["v1", "intents", reference, "cancel"]) => {
                let Some(payment) = payments.get_mut(*reference) else {
                    payments.insert(
                        (*reference).to_owned(),
                        Payment {
                            status: "cancelled",
                            amount: 0,
                            currency: String::new(),
                            refunds: BTreeMap::new(),
                            charged: 0,
                        },
                    );
                    return Ok(json!({ "reference": reference, "status": "cancelled" }));
                };
                if payment.status != "succeeded" {
                    payment.status = "cancelled";
                }
                Ok(shown(reference, payment))
            }
            ("POST", ["v1", "intents", reference, "refunds"]) => {
                let payment = payments.get_mut(*reference).filter(|one| one.status == "succeeded").ok_or(422_u16)?;
                let amount = body["amount"].as_i64().unwrap();
                let gone: i64 = payment.refunds.iter().filter(|(name, _)| *name != key).map(|(_, sum)| sum).sum();
                if gone + amount > payment.amount {
                    return Err(422);
                }
                payment.refunds.insert(key.to_owned(), amount);
                Ok(json!({ "id": format!("re_{key}"), "status": "succeeded", "amount": amount }))
            }
            ("POST", ["v1", "accounts"]) => {
                let reference = body["reference"].as_str().unwrap().to_owned();
                assert_eq!(reference, key);
                Ok(seller(&reference, self.sellers.lock().unwrap().entry(reference.clone()).or_insert("pending")))
            }
            ("GET", ["v1", "accounts", reference]) => {
                self.sellers.lock().unwrap().get(*reference).map(|status| seller(reference, status)).ok_or(404)
            }
            ("POST", ["v1", "payouts"]) => {
                let (reference, to) = (body["reference"].as_str().unwrap(), body["account"].as_str().unwrap());
                assert_eq!(reference, key);
                if self.sellers.lock().unwrap().get(to) != Some(&"active") {
                    return Err(422);
                }
                let amount = body["amount"].as_i64().unwrap();
                let sent = self.sent.lock().unwrap().entry(reference.to_owned()).or_insert((to.to_owned(), amount)).1;
                Ok(json!({ "reference": reference, "status": "paid", "amount": sent }))
            }
            _ => Err(404),
        }
    }
}

fn seller(reference: &str, status: &str) -> Value {
    json!({ "reference": reference, "status": status, "details_url": format!("https://pay.example/{reference}") })
}

fn shown(reference: &str, payment: &Payment) -> Value {
    if payment.amount == 0 {
        return json!({ "reference": reference, "status": payment.status });
    }
    json!({
        "id": format!("pi_{reference}"), "reference": reference, "status": payment.status, "amount": payment.amount,
        "currency": payment.currency, "client_secret": format!("pi_{reference}_secret"),
    })
}
