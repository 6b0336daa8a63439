//! Subscriptions: the protocol `graphql-transport-ws` (github.com/enisdenjo/graphql-ws, PROTOCOL.md).
//!
//! - A socket has a seat among all sockets of this process, see [`Hub`]: by the process, by its address, by its member.
//! - The first message signs in, see `handshake`. It must come within [`Settings::patience`](super::Settings). Whoever does not sign in with
//!   it may ask what everybody may, and is sent away after as long: 4401.
//! - A sign-in that ends, ends the socket: at its own time, at once after a sign-out, and within [`Settings::recheck`](super::Settings) after a
//!   suspension or a password change. The close code is 4403.
//! - A socket runs at most [`MOST_OPERATIONS`] operations at a time. Each is a call of its own: same doorkeeper, same limits.
//! - Both sides may ping; whoever is silent for [`SILENCE`] is gone, and so is whoever does not take what they are sent.

use std::collections::HashMap;
use std::net::IpAddr;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{WebSocket, WebSocketUpgrade};
use axum::response::{IntoResponse as _, Response};
use contract::Code;
use futures::stream::BoxStream;
use futures::{FutureExt as _, StreamExt as _};
use http::header::SEC_WEBSOCKET_PROTOCOL;
use http::request::Parts;
use serde::Serialize;
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio::time::{Instant, Interval, MissedTickBehavior, interval, timeout};
use tokio_util::task::AbortOnDropHandle;

use super::asked::Asked;
use super::graph::{Given, Transport};
use super::handshake;
use super::http::{Room, request_id};
use super::line::{End, Line, Said, end, told};
use super::{rate, size};
use crate::base::{Answer, Failure, Fault, Refusal};
use crate::call::{Call, Credential, Viewer};
use crate::http::{answer, client_address, language, own_origin};
use crate::live::{Ear, Owner};
use crate::realtime::Hub;
use crate::realtime::protocol::Close;
use crate::say;

/// The protocol's name.
const PROTOCOL: &str = "graphql-transport-ws";

/// How often the other side is asked whether it is still there.
const PULSE: Duration = Duration::from_secs(20);

/// Without a word for so long, it is not.
const SILENCE: Duration = Duration::from_secs(60);

/// Operations at a time on one socket.
const MOST_OPERATIONS: usize = 20;

/// Bytes of one message.
const MESSAGE_LIMIT: usize = 256 * 1024;

/// Bytes that a socket reads at a time: every socket keeps as much.
const READ: usize = 4 * 1024;

/// Answers the opening request; the rest happens on the socket. Whoever is turned away is told why on the socket too: clients of this
/// protocol read close codes, not statuses.
pub fn open(room: Room, upgrade: WebSocketUpgrade, opening: Parts) -> Response {
    let offered = opening.headers.get_all(SEC_WEBSOCKET_PROTOCOL).iter().filter_map(|line| line.to_str().ok());
    if !offered.flat_map(|line| line.split(',')).any(|name| name.trim() == PROTOCOL) {
        let refusal = Refusal::new(Code::ValidationInvalidValue, say!("socket-protocol-missing")).status(400);
        return answer::refused(&refusal, language(&opening.extensions)).into_response();
    }
    let (hub, address) = match arrived(&room, &opening) {
        Ok(arrived) => arrived,
        Err(failure) => {
            return answer::failure(&failure, request_id(&opening), language(&opening.extensions)).into_response();
        }
    };
    let talks = hub.talks().clone();
    upgrade
        .protocols([PROTOCOL])
        .read_buffer_size(READ)
        .write_buffer_size(0)
        .max_message_size(MESSAGE_LIMIT)
        .max_frame_size(MESSAGE_LIMIT)
        .on_upgrade(move |socket| talks.track_future(talk(room, hub, socket, opening, address)))
}

/// Where sockets are counted, and where this one comes from.
fn arrived(room: &Room, opening: &Parts) -> Answer<(Hub, Option<IpAddr>)> {
    Ok((room.world.room::<Hub>()?.clone(), client_address(&room.world, opening)?))
}

/// One more socket of this protocol, until it is dropped.
struct Counted(metrics::Gauge);

impl Counted {
    fn new() -> Self {
        let gauge = metrics::gauge!("timeweave_graphql_sockets");
        gauge.increment(1.0);
        Self(gauge)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.decrement(1.0);
    }
}

async fn talk(room: Room, hub: Hub, socket: WebSocket, opening: Parts, address: Option<IpAddr>) {
    let mut line = Line::new(socket, hub.config().pong_timeout_seconds);
    let farewell = match hub.let_in(address) {
        Ok(_seat) => {
            let _counted = Counted::new();
            tokio::select! {
                ended = converse(&mut line, &hub, room, &opening) => ended.err().flatten(),
                () = hub.stop().cancelled() => told(Close::Stopping),
            }
        }
        Err(close) => told(close),
    };
    if let Some(farewell) = farewell {
        line.part(farewell).await;
    }
}

async fn converse(line: &mut Line, hub: &Hub, room: Room, opening: &Parts) -> Result<(), End> {
    let opened = room.world.clock().now();
    let (parts, call) = timeout(room.settings.patience, greet(line, &room, opening))
        .await
        .unwrap_or_else(|_| Err(end(4408, "Connection initialisation timeout")))?;
    // Nothing is told to it but that there is a reason to look at the sign-in.
    let ear = hub.live().ear(1);
    let owner = match call.viewer() {
        Viewer::Member(member) => Some(Owner { tenant: member.tenant, member: member.id }),
        Viewer::Nobody => None,
    };
    let _belonging =
        owner.map(|owner| hub.belongs(&ear, owner, opened).ok_or_else(|| told(Close::Full))).transpose()?;
    let now = Instant::now();
    let mut conversation = Conversation {
        checks: ticking(room.settings.recheck),
        pulse: ticking(PULSE),
        heard: now,
        nobody_until: now + room.settings.patience,
        line,
        room,
        parts,
        call,
        ear,
        running: Running::new(),
    };
    // What ended while it came in was told to nobody.
    conversation.check().await?;
    conversation.line.send(&json!({ "type": "connection_ack" })).await?;
    conversation.go_on().await
}

/// Waits for the first message and signs in with it.
async fn greet(line: &mut Line, room: &Room, opening: &Parts) -> Result<(Parts, Call), End> {
    loop {
        match line.hear().await? {
            Some(Said::ConnectionInit { payload }) => {
                let own = own_origin(&room.world, opening).ok().flatten();
                let parts = handshake::presented(opening, payload.as_ref(), own.as_deref());
                let call = room.receive(&parts).await.map_err(|failure| match failure {
                    Failure::Refusal(refusal) => end(4403, refusal.code().as_str()),
                    Failure::Fault(fault) => {
                        tracing::error!("a socket could not be signed in: {fault}");
                        end(1011, "Internal error")
                    }
                })?;
                return Ok((parts, call));
            }
            Some(Said::Ping { payload }) => line.pong(payload).await?,
            Some(Said::Subscribe { .. }) => return Err(end(4401, "Unauthorized")),
            Some(Said::Pong {} | Said::Complete { .. }) | None => {}
        }
    }
}

/// What came of an operation: the client's id of it, its number, and a result, or `None` at its end.
type Came = (String, u64, Option<Given>);

/// Operations at work, by the client's id. The number tells an operation from a later one under the same id.
///
/// Each is a task of its own: one that waits its turn at the database would never give the turn back while the socket itself waits for one.
struct Running {
    came: mpsc::Receiver<Came>,
    told: mpsc::Sender<Came>,
    by_id: HashMap<String, (u64, AbortOnDropHandle<()>)>,
    count: u64,
}

impl Running {
    fn new() -> Self {
        let (told, came) = mpsc::channel(1);
        Self { came, told, by_id: HashMap::new(), count: 0 }
    }

    /// Runs an operation until it ends or is stopped. One that panics ends with `broken`.
    fn start(
        &mut self,
        id: String,
        mut results: BoxStream<'static, Given>,
        broken: impl FnOnce() -> Given + Send + 'static,
    ) {
        self.count += 1;
        let (number, told, name) = (self.count, self.told.clone(), id.clone());
        let work = async move {
            let work = async {
                while let Some(given) = results.next().await {
                    let _ = told.send((name.clone(), number, Some(given))).await;
                }
            };
            let last = AssertUnwindSafe(work).catch_unwind().await.err().map(|_| broken());
            let _ = told.send((name, number, last)).await;
        };
        self.by_id.insert(id, (number, AbortOnDropHandle::new(tokio::spawn(work))));
    }
}

/// A socket whose first message has come.
struct Conversation<'l> {
    line: &'l mut Line,
    room: Room,
    parts: Parts,
    call: Call,
    ear: Ear,
    running: Running,
    heard: Instant,
    /// When whoever has not signed in must go.
    nobody_until: Instant,
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
                Some((id, number, given)) = self.running.came.recv() => self.deliver(&id, number, given).await?,
                _ = self.checks.tick() => self.check().await?,
                _ = self.ear.hear() => self.check().await?,
                () = tokio::time::sleep(ends_in) => {}
                _ = self.pulse.tick() => {
                    if self.heard.elapsed() > SILENCE {
                        return Err(end(1001, "Nobody is there"));
                    }
                    self.line.ping().await?;
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
            let sentence = say!("socket-too-busy", limit = MOST_OPERATIONS);
            return self.refuse(&id, Refusal::new(Code::RateLimitExceeded, sentence).into()).await;
        }
        let asked = match Asked::from_value(payload) {
            Ok(asked) => asked,
            Err(failure) => return self.refuse(&id, failure).await,
        };
        // As at HTTP: whoever has signed out, or may less than before, does so no more from now on.
        self.check().await?;
        let call = self.room.world.call(self.call.visit().clone());
        if let Err(failure) = rate::count(&call, &self.room.settings).await {
            return self.refuse(&id, failure).await;
        }
        let results = self.room.graph.run(call, asked, Transport::Socket);
        let (request_id, language) = (Arc::clone(&self.call.visit().request_id), self.call.language());
        let broken = move || Given::refused(Fault::new("an operation panicked").into(), &request_id, language);
        self.running.start(id, results, broken);
        Ok(())
    }

    fn stop(&mut self, id: &str) {
        self.running.by_id.remove(id);
    }

    async fn refuse(&mut self, id: &str, failure: Failure) -> Result<(), End> {
        let given = Given::refused(failure, &self.call.visit().request_id, self.call.language());
        self.line.send(&json!({ "type": "error", "id": id, "payload": given.errors() })).await
    }

    async fn deliver(&mut self, id: &str, number: u64, given: Option<Given>) -> Result<(), End> {
        if self.running.by_id.get(id).is_none_or(|(current, _)| *current != number) {
            return Ok(());
        }
        let Some(given) = given else {
            self.stop(id);
            return self.line.send(&json!({ "type": "complete", "id": id })).await;
        };
        if given.refusal().is_some() {
            self.stop(id);
            return self.line.send(&json!({ "type": "error", "id": id, "payload": given.errors() })).await;
        }
        let limit = self.room.settings.max_response_bytes;
        match size::json(&Next { kind: "next", id, payload: &given }, limit) {
            Ok(message) => self.line.send_json(message).await,
            Err(_) => {
                self.stop(id);
                let given = Given::too_large(limit, &self.call.visit().request_id, self.call.language());
                self.line.send(&json!({ "type": "error", "id": id, "payload": given.errors() })).await
            }
        }
    }

    /// Until the sign-in ends by itself. Who has none cannot sign in on this socket any more.
    fn ends_in(&self) -> Result<Duration, End> {
        let Viewer::Member(member) = self.call.viewer() else {
            let left = self.nobody_until.saturating_duration_since(Instant::now());
            return if left.is_zero() { Err(end(4401, "Unauthorized")) } else { Ok(left) };
        };
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
        match self.room.receive(&self.parts).await {
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

/// A result on its way.
#[derive(Serialize)]
struct Next<'a> {
    #[serde(rename = "type")]
    kind: &'static str,
    id: &'a str,
    payload: &'a Given,
}

fn ticking(every: Duration) -> Interval {
    let mut ticking = interval(every);
    ticking.set_missed_tick_behavior(MissedTickBehavior::Delay);
    // The first tick is now.
    ticking.reset();
    ticking
}
