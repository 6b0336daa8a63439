//! Live updates in the Pusher protocol: on a real listener, with a client that says every word itself.

mod announcing;
mod channels;
pub mod fixtures;
pub mod gateways;
mod presence;
mod protocol;
mod signing;
mod standing;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use futures::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use timeweave::realtime::{self, Hub};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use tokio_util::sync::CancellationToken;

use crate::support::{Person, SOON, Town};

/// Short, but longer than what happens at once.
const A_MOMENT: Duration = Duration::from_millis(250);

/// The town behind a real listener, with its desk at work.
pub struct Stage {
    pub address: SocketAddr,
    pub hub: Hub,
    stop: CancellationToken,
}

impl Stage {
    async fn of(town: &Town) -> Self {
        let hub = town.world().room::<Hub>().unwrap().clone();
        let stop = CancellationToken::new();
        let (world, desk, end) = (Arc::clone(town.world()), hub.clone(), stop.clone());
        tokio::spawn(async move { realtime::desk(&world, &desk, end).await });
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let service = town.router.clone().into_make_service_with_connect_info::<SocketAddr>();
        tokio::spawn(async move { axum::serve(listener, service).await });
        Self { address, hub, stop }
    }

    fn path(&self) -> String {
        format!("/app/{}?protocol=7&client=js&version=8.4.0&flash=false", self.hub.keys().key())
    }

    /// A socket of nobody's yet.
    async fn open(&self) -> Line {
        let mut line = self.knock(&self.path()).await;
        let (event, data) = line.hear().await.unwrap();
        assert_eq!(
            (event.as_str(), data["activity_timeout"].as_u64()),
            ("pusher:connection_established", Some(self.silence()))
        );
        line.id = data["socket_id"].as_str().unwrap().to_owned();
        line
    }

    /// A socket that may have been turned away.
    async fn knock(&self, path: &str) -> Line {
        let (socket, _) = connect_async(format!("ws://{}{path}", self.address)).await.unwrap();
        Line { socket, id: String::new() }
    }

    /// A member's socket that listens to these channels.
    async fn listens(&self, person: &Person, channels: &[&str]) -> Line {
        let mut line = self.open().await;
        for channel in channels {
            line.subscribes(person, channel).await;
        }
        line
    }

    fn silence(&self) -> u64 {
        self.hub.config().activity_timeout_seconds.as_secs()
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        self.stop.cancel();
    }
}

/// A client of the protocol.
struct Line {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    id: String,
}

/// What came: an event with its data, or the end with its code.
type Came = Result<(String, Value), u16>;

impl Line {
    async fn say(&mut self, message: Value) {
        self.socket.send(Message::text(message.to_string())).await.unwrap();
    }

    async fn send(&mut self, message: Message) {
        // Whoever was sent away cannot be told anything more.
        let _ = self.socket.send(message).await;
    }

    async fn hear(&mut self) -> Came {
        loop {
            match timeout(SOON, self.socket.next()).await.expect("something should come") {
                Some(Ok(Message::Text(text))) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    let data = serde_json::from_str(message["data"].as_str().expect("data is text")).unwrap();
                    return Ok((message["event"].as_str().unwrap().to_owned(), data));
                }
                Some(Ok(Message::Close(frame))) => return Err(frame.map_or(0, |frame| frame.code.into())),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(0),
            }
        }
    }

    /// The data of the next event, which must be this one.
    #[track_caller]
    fn hears(&mut self, event: &str) -> impl Future<Output = Value> {
        let (place, wanted) = (std::panic::Location::caller(), event.to_owned());
        async move {
            let (event, data) = self.hear().await.unwrap_or_else(|code| panic!("{place}: closed with {code}"));
            assert_eq!(event, wanted, "{place}: {data}");
            data
        }
    }

    /// The data of the next such event, whatever comes before it.
    async fn waits_for(&mut self, event: &str) -> Value {
        loop {
            let (came, data) = self.hear().await.unwrap();
            if came == event {
                return data;
            }
        }
    }

    /// The next messages until the end: the codes that were told, and the one of the close.
    async fn ends(&mut self) -> (Vec<i64>, u16) {
        let mut told = Vec::new();
        loop {
            match self.hear().await {
                Ok((event, data)) if event == "pusher:error" => told.extend(data["code"].as_i64()),
                Ok(_) => {}
                Err(code) => return (told, code),
            }
        }
    }

    /// Whether nothing comes. An answer to a ping says that everything before it has come.
    async fn is_silent(&mut self) -> bool {
        tokio::time::sleep(A_MOMENT).await;
        self.say(json!({ "event": "pusher:ping", "data": {} })).await;
        self.hear().await == Ok(("pusher:pong".to_owned(), json!({})))
    }

    /// Asks with a word, and gives what was answered.
    async fn asks(&mut self, channel: &str, word: &str) -> (String, Value) {
        self.say(json!({ "event": "pusher:subscribe", "data": { "channel": channel, "auth": word } })).await;
        self.hear().await.unwrap()
    }

    /// Has a subscription signed for a person, and subscribes.
    async fn subscribes(&mut self, person: &Person, channel: &str) {
        let word = signs(person, &self.id, channel).await;
        let (event, data) = self.asks(channel, &word).await;
        assert_eq!(event, "pusher_internal:subscription_succeeded", "{channel}: {data}");
    }
}

/// The word that a person gets for a channel.
async fn signs(person: &Person, socket: &str, channel: &str) -> String {
    let signed = person.post("/api/pusher/auth", json!({ "socket_id": socket, "channel_name": channel })).await.ok();
    signed.json()["auth"].as_str().unwrap().to_owned()
}

/// A member's own channel.
fn own(person: &Person) -> String {
    format!("private-tenant.{}.user.{}", person_tenant(person), person.id)
}

/// The communities of a town are numbered in the order in which they were founded.
fn person_tenant(person: &Person) -> i64 {
    if person.tenant.as_deref() == Some("meadow") { 2 } else { 1 }
}

/// The channel of two.
fn chat(one: &Person, other: &Person) -> String {
    format!("private-tenant.1.chat.{}-{}", one.id.min(other.id), one.id.max(other.id))
}
