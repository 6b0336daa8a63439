//! A member who does things, and a client that listens.

use std::time::{Duration, Instant};

use futures::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use timeweave::demo::PASSWORD;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use crate::Outcome;
use crate::gateway::Gateway;

/// Far longer than anything takes.
const PATIENCE: Duration = Duration::from_secs(30);

/// A signed-in member of harbour.
pub struct Visitor {
    http: reqwest::Client,
    base: String,
    token: String,
    id: i64,
}

impl Visitor {
    /// One of those whom everybody knows.
    ///
    /// # Errors
    /// If the gateway does not let them in.
    pub async fn of(gateway: &Gateway, name: &str) -> Outcome<Self> {
        Self::sign_in(gateway, &format!("{name}@harbour.example")).await
    }

    /// Signs somebody in.
    ///
    /// # Errors
    /// If the gateway does not let them in.
    pub async fn sign_in(gateway: &Gateway, email: &str) -> Outcome<Self> {
        let base = format!("http://{}", gateway.address);
        let mut visitor = Self { http: gateway.http.clone(), base, token: String::new(), id: 0 };
        let (answer, _) = visitor.post("/api/auth/login", json!({ "email": email, "password": PASSWORD })).await?;
        visitor.token = answer["access_token"].as_str().ok_or("no token")?.to_owned();
        visitor.id = answer["user"]["id"].as_i64().ok_or("no id")?;
        Ok(visitor)
    }

    /// The member's own channel.
    pub fn own(&self) -> String {
        format!("private-tenant.1.user.{}", self.id)
    }

    /// The channel of two.
    pub fn chat(&self, other: &Self) -> String {
        format!("private-tenant.1.chat.{}-{}", self.id.min(other.id), self.id.max(other.id))
    }

    /// Says that they are writing. When it was answered.
    ///
    /// # Errors
    /// If it is no success.
    pub async fn types(&self, to: &Self) -> Outcome<Instant> {
        Ok(self.post("/api/v2/messages/typing", json!({ "recipient_id": to.id })).await?.1)
    }

    /// Writes. When it was answered.
    ///
    /// # Errors
    /// If it is no success.
    pub async fn writes(&self, to: &Self, nth: usize) -> Outcome<Instant> {
        let body = json!({ "recipient_id": to.id, "body": format!("Message {nth}") });
        Ok(self.post("/api/v2/messages", body).await?.1)
    }

    /// Asks to connect. When it was answered.
    ///
    /// # Errors
    /// If it is no success.
    pub async fn asks(&self, other: &Self) -> Outcome<Instant> {
        Ok(self.post("/api/v2/connections/request", json!({ "user_id": other.id })).await?.1)
    }

    async fn post(&self, path: &str, body: Value) -> Outcome<(Value, Instant)> {
        let request = self.http.post(format!("{}{path}", self.base)).header("x-tenant-slug", "harbour");
        let request = if self.token.is_empty() { request } else { request.bearer_auth(&self.token) };
        let answer = request.json(&body).send().await?;
        let answered = Instant::now();
        if !answer.status().is_success() {
            return Err(format!("POST {path}: {} {}", answer.status(), answer.text().await?).into());
        }
        Ok((answer.json().await?, answered))
    }
}

/// A client's socket.
pub struct Line {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    id: String,
}

impl Line {
    /// Connects.
    ///
    /// # Errors
    /// If the gateway does not let it in.
    pub async fn open(gateway: &Gateway) -> Outcome<Self> {
        let url = format!("ws://{}/app/{}?protocol=7&client=bench", gateway.address, gateway.key);
        // There are thousands of them in this process.
        let config = WebSocketConfig::default().read_buffer_size(1024);
        let (socket, _) = connect_async_with_config(url, Some(config), true).await?;
        let mut line = Self { socket, id: String::new() };
        let (data, _) = line.event("pusher:connection_established").await?;
        line.id = data["socket_id"].as_str().ok_or("no socket id")?.to_owned();
        Ok(line)
    }

    /// Listens to a channel.
    ///
    /// # Errors
    /// If the gateway refuses.
    pub async fn listen(&mut self, visitor: &Visitor, channel: &str) -> Outcome<()> {
        let asked = json!({ "socket_id": self.id, "channel_name": channel });
        let (word, _) = visitor.post("/api/pusher/auth", asked).await?;
        let message = json!({ "event": "pusher:subscribe", "data": { "channel": channel, "auth": word["auth"] } });
        self.socket.send(Message::text(message.to_string())).await?;
        self.event("pusher_internal:subscription_succeeded").await.map(drop)
    }

    /// When the next such event was here.
    ///
    /// # Errors
    /// If it does not come.
    pub async fn waits_for(&mut self, event: &str) -> Outcome<Instant> {
        Ok(self.event(event).await?.1)
    }

    async fn event(&mut self, wanted: &str) -> Outcome<(Value, Instant)> {
        loop {
            let message = timeout(PATIENCE, self.socket.next()).await?.ok_or("the socket was closed")??;
            let came = Instant::now();
            let Message::Text(text) = message else { continue };
            let message: Value = serde_json::from_str(&text)?;
            match message["event"].as_str() {
                Some(event) if event == wanted => {
                    return Ok((serde_json::from_str(message["data"].as_str().unwrap_or("null"))?, came));
                }
                Some("pusher:subscription_error" | "pusher:error") => return Err(text.to_string().into()),
                Some("pusher:ping") => {
                    self.socket.send(Message::text(r#"{"event":"pusher:pong","data":{}}"#)).await?;
                }
                _ => {}
            }
        }
    }
}
