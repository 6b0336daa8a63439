//! Subscriptions: the protocol `graphql-transport-ws` (github.com/enisdenjo/graphql-ws, PROTOCOL.md).
//!
//! - The first message signs in, see `handshake`. It must come within [`PATIENCE`].
//! - A sign-in that ends, ends the socket: at its own time, and within [`Settings::recheck`](super::Settings) after a sign-out, a
//!   suspension or a password change. The close code is 4403.
//! - A socket runs at most [`MOST_OPERATIONS`] operations at a time. Each is a call of its own: same doorkeeper, same limits.
//! - Both sides may ping; whoever is silent for [`SILENCE`] is gone.

use std::collections::HashMap;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::response::{IntoResponse as _, Response};
use contract::Code;
use futures::StreamExt as _;
use futures::stream::{AbortHandle, BoxStream, SelectAll};
use http::header::SEC_WEBSOCKET_PROTOCOL;
use http::request::Parts;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use tokio::time::{Instant, Interval, MissedTickBehavior, interval, timeout};

use super::asked::Asked;
use super::graph::{Given, Transport};
use super::handshake;
use super::http::Room;
use crate::base::{Failure, Refusal};
use crate::call::{Call, Credential, Viewer};
use crate::http::answer;

/// The protocol's name.
const PROTOCOL: &str = "graphql-transport-ws";

/// How long the first message may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// How often the other side is asked whether it is still there.
const PULSE: Duration = Duration::from_secs(20);

/// Without a word for so long, it is not.
const SILENCE: Duration = Duration::from_secs(60);

/// Operations at a time on one socket.
const MOST_OPERATIONS: usize = 20;

/// Bytes of one message.
const MESSAGE_LIMIT: usize = 256 * 1024;

/// Answers the opening request; the rest happens on the socket.
pub fn open(room: Room, upgrade: WebSocketUpgrade, opening: Parts) -> Response {
    let offered = opening.headers.get_all(SEC_WEBSOCKET_PROTOCOL).iter().filter_map(|line| line.to_str().ok());
    if !offered.flat_map(|line| line.split(',')).any(|name| name.trim() == PROTOCOL) {
        let message = "Offer the WebSocket protocol graphql-transport-ws.";
        return answer::refused(&Refusal::new(Code::ValidationInvalidValue, message).status(400)).into_response();
    }
    upgrade.protocols([PROTOCOL]).max_message_size(MESSAGE_LIMIT).max_frame_size(MESSAGE_LIMIT).on_upgrade(
        |socket| async move {
            let gauge = metrics::gauge!("timeweave_graphql_sockets");
            gauge.increment(1.0);
            let mut line = Line { socket, room, opening };
            if let Err(Some(farewell)) = line.talk().await {
                let _ = line.socket.send(Message::Close(Some(farewell))).await;
            }
            gauge.decrement(1.0);
        },
    )
}

/// What a client says.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Said {
    ConnectionInit { payload: Option<Map<String, Value>> },
    Ping { payload: Option<Value> },
    Pong {},
    Subscribe { id: String, payload: Value },
    Complete { id: String },
}

/// Why a conversation is over. `None`: the other side is gone already.
type End = Option<CloseFrame>;

fn end(code: u16, reason: impl Into<String>) -> End {
    // A close frame has room for 123 bytes; all our reasons are ASCII.
    let mut reason = reason.into();
    reason.truncate(123);
    Some(CloseFrame { code, reason: reason.into() })
}

struct Line {
    socket: WebSocket,
    room: Room,
    opening: Parts,
}

impl Line {
    async fn talk(&mut self) -> Result<(), End> {
        let (parts, call) = match timeout(PATIENCE, self.greet()).await {
            Ok(greeted) => greeted?,
            Err(_) => return Err(end(4408, "Connection initialisation timeout")),
        };
        self.send(&json!({ "type": "connection_ack" })).await?;
        Conversation {
            checks: ticking(self.room.settings.recheck),
            pulse: ticking(PULSE),
            heard: Instant::now(),
            line: self,
            parts,
            call,
            running: Running::default(),
        }
        .go_on()
        .await
    }

    /// Waits for the first message and signs in with it.
    async fn greet(&mut self) -> Result<(Parts, Call), End> {
        loop {
            match self.hear().await? {
                Some(Said::ConnectionInit { payload }) => {
                    let parts = handshake::presented(&self.opening, payload.as_ref());
                    let call = self.room.receive(&parts).await.map_err(|failure| match failure {
                        Failure::Refusal(refusal) => end(4403, refusal.code().as_str()),
                        Failure::Fault(fault) => {
                            tracing::error!("a socket could not be signed in: {fault}");
                            end(1011, "Internal error")
                        }
                    })?;
                    let worthless = matches!(call.viewer(), Viewer::Nobody) && call.visit().client.bearer.is_some();
                    return if worthless { Err(end(4403, "Forbidden")) } else { Ok((parts, call)) };
                }
                Some(Said::Ping { payload }) => self.pong(payload).await?,
                Some(Said::Subscribe { .. }) => return Err(end(4401, "Unauthorized")),
                Some(Said::Pong {} | Said::Complete { .. }) | None => {}
            }
        }
    }

    /// The next message; `None` for frames that carry none.
    async fn hear(&mut self) -> Result<Option<Said>, End> {
        match self.socket.recv().await {
            Some(Ok(Message::Text(text))) => match serde_json::from_str(&text) {
                Ok(said) => Ok(Some(said)),
                Err(_) => Err(end(4400, "Invalid message received")),
            },
            Some(Ok(Message::Binary(_))) => Err(end(4400, "Invalid message received")),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(None),
            Some(Ok(Message::Close(_)) | Err(_)) | None => Err(None),
        }
    }

    async fn send(&mut self, message: &Value) -> Result<(), End> {
        self.socket.send(Message::Text(message.to_string().into())).await.map_err(|_| None)
    }

    async fn pong(&mut self, payload: Option<Value>) -> Result<(), End> {
        let message =
            payload.map_or_else(|| json!({ "type": "pong" }), |payload| json!({ "type": "pong", "payload": payload }));
        self.send(&message).await
    }
}

/// Operations at work, by the client's id. The number tells an operation from a later one under the same id.
#[derive(Default)]
struct Running {
    events: SelectAll<BoxStream<'static, (String, u64, Option<Given>)>>,
    by_id: HashMap<String, (u64, AbortHandle)>,
    count: u64,
}

/// A signed-in socket.
struct Conversation<'l> {
    line: &'l mut Line,
    parts: Parts,
    call: Call,
    running: Running,
    heard: Instant,
    pulse: Interval,
    checks: Interval,
}

impl Conversation<'_> {
    async fn go_on(mut self) -> Result<(), End> {
        loop {
            let ends_in = self.ends_in()?;
            tokio::select! {
                said = self.line.hear() => {
                    self.heard = Instant::now();
                    if let Some(said) = said? {
                        self.react(said).await?;
                    }
                }
                Some((id, number, given)) = self.running.events.next() => self.deliver(&id, number, given).await?,
                _ = self.checks.tick() => self.check().await?,
                () = tokio::time::sleep(ends_in) => {}
                _ = self.pulse.tick() => {
                    if self.heard.elapsed() > SILENCE {
                        return Err(end(1001, "Nobody is there"));
                    }
                    self.line.socket.send(Message::Ping(Vec::new().into())).await.map_err(|_| None)?;
                }
            }
        }
    }

    async fn react(&mut self, said: Said) -> Result<(), End> {
        match said {
            Said::ConnectionInit { .. } => Err(end(4429, "Too many initialisation requests")),
            Said::Ping { payload } => self.line.pong(payload).await,
            Said::Pong {} => Ok(()),
            Said::Subscribe { id, payload } => self.start(id, payload).await,
            Said::Complete { id } => {
                self.stop(&id);
                Ok(())
            }
        }
    }

    async fn start(&mut self, id: String, payload: Value) -> Result<(), End> {
        if self.running.by_id.contains_key(&id) {
            return Err(end(4409, format!("Subscriber for {id} already exists").replace(|c: char| !c.is_ascii(), "?")));
        }
        if self.running.by_id.len() >= MOST_OPERATIONS {
            let message = format!("No more than {MOST_OPERATIONS} operations at a time on one socket.");
            return self.refuse(&id, Refusal::new(Code::RateLimitExceeded, message).into()).await;
        }
        let asked = match Asked::from_value(payload) {
            Ok(asked) => asked,
            Err(failure) => return self.refuse(&id, failure).await,
        };
        let call = self.line.room.world.call(self.call.visit().clone());
        let results = self.line.room.graph.run(call, asked, Transport::Socket);
        let (results, handle) = futures::stream::abortable(results);
        self.running.count += 1;
        let number = self.running.count;
        self.running.by_id.insert(id.clone(), (number, handle));
        let ending = futures::stream::once(async { None });
        let events = results.map(Some).chain(ending).map(move |given| (id.clone(), number, given));
        self.running.events.push(events.boxed());
        Ok(())
    }

    fn stop(&mut self, id: &str) {
        if let Some((_, handle)) = self.running.by_id.remove(id) {
            handle.abort();
        }
    }

    async fn refuse(&mut self, id: &str, failure: Failure) -> Result<(), End> {
        let given = Given::refused(failure, &self.call.visit().request_id);
        self.line.send(&json!({ "type": "error", "id": id, "payload": given.errors() })).await
    }

    async fn deliver(&mut self, id: &str, number: u64, given: Option<Given>) -> Result<(), End> {
        if self.running.by_id.get(id).is_none_or(|(current, _)| *current != number) {
            return Ok(());
        }
        let message = match given {
            Some(given) if given.refusal().is_some() => {
                self.stop(id);
                json!({ "type": "error", "id": id, "payload": given.errors() })
            }
            Some(given) => json!({ "type": "next", "id": id, "payload": given }),
            None => {
                self.stop(id);
                json!({ "type": "complete", "id": id })
            }
        };
        self.line.send(&message).await
    }

    /// Until the sign-in ends by itself.
    fn ends_in(&self) -> Result<Duration, End> {
        let Viewer::Member(member) = self.call.viewer() else { return Ok(SILENCE) };
        let (Credential::Bearer { expires_at, .. } | Credential::Session { expires_at }) = &member.credential;
        match (*expires_at - self.call.now()).to_std() {
            Ok(left) if !left.is_zero() => Ok(left),
            _ => Err(end(4403, "The sign-in has ended")),
        }
    }

    /// Signs in anew with what was shown at the beginning. If the database cannot say, the next check will.
    async fn check(&mut self) -> Result<(), End> {
        let Viewer::Member(before) = self.call.viewer() else { return Ok(()) };
        let before = before.id;
        match self.line.room.receive(&self.parts).await {
            Ok(call) => match call.viewer() {
                Viewer::Member(member) if member.id == before => {
                    self.call = call;
                    Ok(())
                }
                _ => Err(end(4403, "The sign-in has ended")),
            },
            Err(Failure::Refusal(refusal)) => Err(end(4403, refusal.code().as_str())),
            Err(Failure::Fault(fault)) => {
                tracing::warn!("a socket's sign-in could not be checked: {fault}");
                Ok(())
            }
        }
    }
}

fn ticking(every: Duration) -> Interval {
    let mut ticking = interval(every);
    ticking.set_missed_tick_behavior(MissedTickBehavior::Delay);
    // The first tick is now.
    ticking.reset();
    ticking
}
