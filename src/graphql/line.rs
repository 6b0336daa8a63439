//! A socket's wire: what a client says and how fast, what it is sent, and the codes with which a conversation ends.

use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use tokio::time::{Instant, timeout};

use crate::realtime::protocol::Close;
use crate::realtime::{Pace, part};

/// What a client says.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Said {
    /// The first message, which may sign in.
    ConnectionInit {
        /// The headers that a browser cannot set.
        payload: Option<Map<String, Value>>,
    },
    /// Is somebody there?
    Ping {
        /// To be said again in the answer.
        payload: Option<Value>,
    },
    /// Yes.
    Pong {},
    /// It wants an operation to be run.
    Subscribe {
        /// What it calls it.
        id: String,
        /// The operation.
        payload: Value,
    },
    /// It does not want it any more.
    Complete {
        /// What it called it.
        id: String,
    },
}

/// Why a conversation is over. `None`: the other side is gone already.
pub type End = Option<CloseFrame>;

/// An end that the other side is told of.
pub fn end(code: u16, reason: impl Into<String>) -> End {
    // A close frame has room for 123 bytes; all our reasons are ASCII.
    let mut reason = reason.into();
    reason.truncate(123);
    Some(CloseFrame { code, reason: reason.into() })
}

/// What ends sockets of either protocol, in the codes of this one. Its clients connect anew after 1012 and 1013, and not after 4429.
pub fn told(close: Close) -> End {
    let code = match close {
        Close::Stopping => 1012,
        Close::TooFast => 4429,
        _ => 1013,
    };
    end(code, close.told().1)
}

/// One socket's wire.
pub struct Line {
    socket: WebSocket,
    pace: Pace,
    /// How long it may take to take what it is sent.
    patience: Duration,
}

impl Line {
    /// A wire on which nothing was said yet.
    pub fn new(socket: WebSocket, patience: Duration) -> Self {
        Self { socket, pace: Pace::new(Instant::now()), patience }
    }

    /// The next message; `None` for frames that carry none. Nothing is lost if it is not awaited to the end.
    pub async fn hear(&mut self) -> Result<Option<Said>, End> {
        let frame = match self.socket.recv().await {
            Some(Ok(frame)) => frame,
            // Without a reason the client would connect anew and say it again.
            Some(Err(error)) if error.to_string().contains("too long") => return Err(end(1009, "Message too long")),
            Some(Err(_)) | None => return Err(None),
        };
        if !self.pace.allows(Instant::now()) {
            return Err(told(Close::TooFast));
        }
        match frame {
            Message::Text(text) => match serde_json::from_str(&text) {
                Ok(said) => Ok(Some(said)),
                Err(_) => Err(end(4400, "Invalid message received")),
            },
            Message::Binary(_) => Err(end(4400, "Invalid message received")),
            Message::Ping(_) | Message::Pong(_) => Ok(None),
            Message::Close(_) => {
                self.hang_up().await;
                Err(None)
            }
        }
    }

    /// Answers the other side's close with ours (RFC 6455, 5.5.1): the library has it ready, and sends it when it is asked for more.
    async fn hang_up(&mut self) {
        let rest = async { while let Some(Ok(_)) = self.socket.recv().await {} };
        let _ = timeout(self.patience, rest).await;
    }

    /// Sends a message. Whoever does not take it in time is given up: what waits behind it is the sign-in's end too.
    pub async fn send(&mut self, message: &Value) -> Result<(), End> {
        self.put(Message::Text(message.to_string().into())).await
    }

    /// Sends a message that is JSON already.
    pub async fn send_json(&mut self, message: Vec<u8>) -> Result<(), End> {
        match Utf8Bytes::try_from(message) {
            Ok(text) => self.put(Message::Text(text)).await,
            Err(_) => Err(end(1011, "Internal error")),
        }
    }

    /// Asks whether the other side is still there.
    pub async fn ping(&mut self) -> Result<(), End> {
        self.put(Message::Ping(Vec::new().into())).await
    }

    /// Says that we are.
    pub async fn pong(&mut self, payload: Option<Value>) -> Result<(), End> {
        let message =
            payload.map_or_else(|| json!({ "type": "pong" }), |payload| json!({ "type": "pong", "payload": payload }));
        self.send(&message).await
    }

    async fn put(&mut self, message: Message) -> Result<(), End> {
        match timeout(self.patience, self.socket.send(message)).await {
            Ok(sent) => sent.map_err(|_| None),
            Err(_) => {
                metrics::counter!("timeweave_live_slow_total").increment(1);
                Err(told(Close::TooSlow))
            }
        }
    }

    /// Says why and closes, as [`part`] does.
    pub async fn part(&mut self, farewell: CloseFrame) {
        part(&mut self.socket, None, farewell).await;
    }
}
