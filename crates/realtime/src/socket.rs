//! One socket's life.
//!
//! A socket says who it is by nothing but signatures: see [`Conversation::subscribe`]. What waits for it is bounded; one that does not keep up
//! is closed and connects anew, and costs nobody else anything. One that says nothing is asked whether it is there, and closed if not.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use bytes::Bytes;
use tokio::time::{Instant, sleep_until, timeout};

use super::channel::{Channel, PRESENCE};
use super::desk;
use super::hub::{Attendance, Belonging, Hub};
use super::pace::Pace;
use super::protocol::{
    self, ChannelData, Close, LONGEST, MOST_CHANNELS, MOST_PRESENCES, MOST_PRESENT, Refused, Said, VERSIONS,
};
use crate::base::{Chance, MemberId, Timestamp};
use crate::call::World;
use crate::live::{Ear, Event, Owner, Presence, Told, Topic};

/// How long a subscription waits for the word whose the socket is.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long the other side may take to say goodbye.
const FAREWELL: Duration = Duration::from_secs(2);

/// Bytes that a socket reads at a time: most messages are smaller, and every socket keeps as much.
const READ: usize = 1024;

/// Whoever opens a socket.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// The application key in the path.
    pub key: String,
    /// The protocol's version, as written.
    pub protocol: Option<String>,
    /// Where the client is.
    pub address: Option<IpAddr>,
}

/// Answers the opening request; the rest happens on the socket. Whoever is turned away is told why on the socket too: clients of this
/// protocol read close codes, not statuses.
pub fn open(hub: Hub, world: Arc<World>, upgrade: WebSocketUpgrade, visitor: Visitor) -> Response {
    let id = socket_id(world.chance());
    let talks = hub.talks().clone();
    upgrade
        .read_buffer_size(READ)
        .write_buffer_size(0)
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        .on_upgrade(move |socket| talks.track_future(talk(hub, world, socket, id, visitor)))
}

/// Two numbers that nobody guesses, as the protocol writes them.
fn socket_id(chance: &Chance) -> Arc<str> {
    let half = || u64::from_be_bytes(chance.bytes()) >> 12;
    format!("{}.{}", half(), half()).into()
}

async fn talk(hub: Hub, world: Arc<World>, mut socket: WebSocket, id: Arc<str>, visitor: Visitor) {
    let close = match welcome(&hub, &visitor).and_then(|()| hub.let_in(visitor.address)) {
        Ok(_seat) => {
            let ear = hub.live().ear(hub.config().queue);
            ear.listen(&Topic::Connection(Arc::clone(&id)));
            let mut conversation = Conversation {
                opened: world.clock().now(),
                heard: Instant::now(),
                asked: None,
                pace: Pace::new(Instant::now()),
                subscriptions: Vec::new(),
                waiting: Vec::new(),
                belonging: None,
                socket,
                hub,
                world,
                ear,
                id,
            };
            let close = conversation.go_on().await.err().flatten();
            socket = conversation.socket;
            close
        }
        Err(close) => Some(close),
    };
    if let Some(close) = close {
        let (code, reason) = close.told();
        let last = close.is_told().then(|| text(protocol::error(Some(code), reason)));
        part(&mut socket, last, CloseFrame { code, reason: reason.into() }).await;
    }
}

/// Whether a visitor may come in, before anything is counted.
fn welcome(hub: &Hub, visitor: &Visitor) -> Result<(), Close> {
    if !hub.config().enabled {
        return Err(Close::Disabled);
    }
    if !hub.keys().knows(&visitor.key) {
        return Err(Close::UnknownKey);
    }
    let version = visitor.protocol.as_deref().ok_or(Close::NoVersion)?;
    let version: u32 = version.parse().map_err(|_| Close::BadVersion)?;
    if VERSIONS.contains(&version) { Ok(()) } else { Err(Close::OtherVersion) }
}

/// Sends a `last` message if there is one, says why, closes, and waits a little for the other side to close too: what it still sends must
/// not make the system take the reason back. Of sockets of either protocol.
pub async fn part(socket: &mut WebSocket, last: Option<Message>, farewell: CloseFrame) {
    let parting = async {
        if let Some(last) = last {
            let _ = socket.send(last).await;
        }
        let _ = socket.send(Message::Close(Some(farewell))).await;
        while let Some(Ok(_)) = socket.recv().await {}
    };
    let _ = timeout(FAREWELL, parting).await;
}

/// Why a conversation is over. `None`: the other side is gone already.
type End = Option<Close>;

/// A channel that a socket listens to.
struct Subscription {
    /// The name that the client gave.
    name: Arc<str>,
    topic: Topic,
    _desk: Option<Attendance>,
    /// On a presence channel: that the member is there.
    presence: Option<Box<Presence>>,
}

/// A subscription whose signature is good, on a socket of which nobody has said yet whose it is.
struct Waiting {
    name: Arc<str>,
    channel: Channel,
    until: Instant,
}

struct Conversation {
    socket: WebSocket,
    hub: Hub,
    world: Arc<World>,
    ear: Ear,
    id: Arc<str>,
    /// When it was opened: whatever was signed for it is no older.
    opened: Timestamp,
    heard: Instant,
    asked: Option<Instant>,
    pace: Pace,
    subscriptions: Vec<Subscription>,
    waiting: Vec<Waiting>,
    belonging: Option<Belonging>,
}

impl Conversation {
    async fn go_on(&mut self) -> Result<(), End> {
        let silence = self.hub.config().activity_timeout_seconds.as_secs();
        self.send(protocol::established(&self.id, silence)).await?;
        let stop = self.hub.stop().clone();
        loop {
            let wake = self.wake();
            tokio::select! {
                () = stop.cancelled() => return Err(Some(Close::Stopping)),
                said = self.socket.recv() => self.hear(said).await?,
                told = self.ear.hear() => self.pass_on(told).await?,
                () = sleep_until(wake) => self.look_around().await?,
            }
        }
    }

    /// When there is something to do although nobody says anything.
    fn wake(&self) -> Instant {
        let config = self.hub.config();
        let silent = match self.asked {
            Some(asked) => asked + config.pong_timeout_seconds,
            None => self.heard + config.activity_timeout_seconds,
        };
        self.waiting.iter().map(|waiting| waiting.until).fold(silent, Instant::min)
    }

    async fn look_around(&mut self) -> Result<(), End> {
        let (now, config) = (Instant::now(), self.hub.config());
        match self.asked {
            Some(asked) if now >= asked + config.pong_timeout_seconds => return Err(Some(Close::NoPong)),
            None if now >= self.heard + config.activity_timeout_seconds => {
                self.asked = Some(now);
                self.send(protocol::frame("pusher:ping", None, "{}")).await?;
            }
            _ => {}
        }
        while let Some(place) = self.waiting.iter().position(|waiting| waiting.until <= now) {
            let waiting = self.waiting.remove(place);
            self.send(protocol::refused(&waiting.name, Refused::Nobody)).await?;
        }
        Ok(())
    }

    async fn hear(&mut self, said: Option<Result<Message, axum::Error>>) -> Result<(), End> {
        self.heard = Instant::now();
        self.asked = None;
        let said = match said {
            Some(Ok(Message::Text(text))) => protocol::read(&text),
            Some(Ok(Message::Binary(_))) => return Err(Some(Close::Binary)),
            // Answered below us; they count as words all the same.
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Said::Pong,
            Some(Err(error)) if error.to_string().contains("too long") => return Err(Some(Close::TooLong)),
            Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(None),
        };
        if !self.pace.allows(self.heard) {
            return Err(Some(Close::TooFast));
        }
        match said {
            Said::Ping => self.send(protocol::frame("pusher:pong", None, "{}")).await,
            Said::Pong => Ok(()),
            Said::Subscribe { channel, auth, data } => match self.subscribe(&channel, &auth, data.as_deref())? {
                Outcome::Done => {
                    let answer = self.confirm(&channel).await;
                    self.send(answer).await
                }
                Outcome::Wait => Ok(()),
                Outcome::Refused(refusal) => self.send(protocol::refused(&channel, refusal)).await,
            },
            Said::Unsubscribe { channel } => {
                self.unsubscribe(&channel);
                Ok(())
            }
            Said::ClientEvent => self.send(protocol::error(Some(4301), "Clients tell each other nothing here")).await,
            Said::Unknown => self.send(protocol::error(None, "This event is not understood")).await,
            Said::Garbled => self.send(protocol::error(None, "This is no message of the protocol")).await,
        }
    }

    /// Begins to listen to a channel.
    ///
    /// The signature says that a member of ours, on this very socket, may. A member's own channel also says which member, and so does what is
    /// signed with a presence channel; of any other the gateway that signed has told us, or tells us in a moment.
    fn subscribe(&mut self, name: &str, auth: &str, data: Option<&str>) -> Result<Outcome, End> {
        let is_presence = name.starts_with(PRESENCE);
        if is_presence && !self.hub.config().presence {
            return Ok(Outcome::Refused(Refused::NoPresence));
        }
        let Some(channel) = Channel::parse(name) else { return Ok(Outcome::Refused(Refused::NoChannel)) };
        // A word for another kind of channel was made for no data, whatever a client sends along.
        let data = data.filter(|_| is_presence);
        if !self.hub.keys().verify(auth, &self.id, name, data) {
            return Ok(Outcome::Refused(Refused::BadWord));
        }
        let introduced = data.and_then(|data| serde_json::from_str::<ChannelData>(data).ok());
        if introduced.is_none() && is_presence {
            return Ok(Outcome::Refused(Refused::BadWord));
        }
        let taken = self.subscriptions.len() + self.waiting.len();
        if taken >= MOST_CHANNELS && !self.subscriptions.iter().any(|one| *one.name == *name) {
            return Ok(Outcome::Refused(Refused::TooMany));
        }
        let named = introduced.as_ref().map(|introduced| introduced.user_info.id);
        if self.belonging.is_none()
            && let Some(owner) = channel.owner(named)
        {
            self.belong(owner)?;
        }
        let Some(owner) = self.ear.owner() else {
            if !self.waiting.iter().any(|waiting| *waiting.name == *name) {
                self.waiting.push(Waiting { name: name.into(), channel, until: Instant::now() + PATIENCE });
            }
            return Ok(Outcome::Wait);
        };
        if named.is_some_and(|member| member != owner.member) {
            return Ok(Outcome::Refused(Refused::NotYours));
        }
        Ok(self.admit(&name.into(), channel, owner, introduced))
    }

    fn admit(&mut self, name: &Arc<str>, channel: Channel, owner: Owner, introduced: Option<ChannelData>) -> Outcome {
        if !channel.fits(owner) {
            return Outcome::Refused(Refused::NotYours);
        }
        if self.subscriptions.iter().any(|one| one.name == *name) {
            return Outcome::Done;
        }
        let live = self.hub.live();
        let present = self.subscriptions.iter().filter(|one| one.presence.is_some()).count();
        let presence = match introduced {
            Some(_) if present >= MOST_PRESENCES => return Outcome::Refused(Refused::TooMany),
            Some(_) if is_crowded(&live.present(owner.tenant, name), owner) => {
                return Outcome::Refused(Refused::Crowded);
            }
            Some(ChannelData { user_info, .. }) => {
                let info = serde_json::to_string(&user_info).unwrap_or_default();
                Some(Box::new(live.come(owner, name, &info)))
            }
            None => None,
        };
        let (topic, desk) = channel.topics(name, owner);
        let desk = desk.map(|topic| self.hub.attend(topic));
        self.ear.listen(&topic);
        self.subscriptions.push(Subscription { name: Arc::clone(name), topic, _desk: desk, presence });
        Outcome::Done
    }

    /// What a client is told whose subscription begins.
    async fn confirm(&mut self, name: &str) -> Bytes {
        let subscription = self.subscriptions.iter().find(|one| *one.name == *name);
        let channel = subscription.filter(|one| one.presence.is_some()).map(|one| Arc::clone(&one.name));
        let (Some(channel), Some(owner)) = (channel, self.ear.owner()) else { return protocol::subscribed(name) };
        match desk::present(&self.world, self.hub.live(), owner, &channel).await {
            Ok(Some(present)) => protocol::joined(name, &present),
            missing => {
                if let Err(failure) = missing {
                    tracing::warn!(%failure, "who is there could not be looked up");
                }
                self.unsubscribe(name);
                protocol::refused(name, Refused::Unavailable)
            }
        }
    }

    fn unsubscribe(&mut self, name: &str) {
        self.waiting.retain(|waiting| *waiting.name != *name);
        let Some(place) = self.subscriptions.iter().position(|one| *one.name == *name) else { return };
        let gone = self.subscriptions.swap_remove(place);
        if !self.subscriptions.iter().any(|one| one.topic == gone.topic) {
            self.ear.stop(&gone.topic);
        }
    }

    /// From now on the socket is this member's, and nobody else's.
    fn belong(&mut self, owner: Owner) -> Result<(), End> {
        if self.belonging.is_none() && self.ear.belongs_to(owner) {
            self.belonging = Some(self.hub.belongs(&self.ear, owner, self.opened).ok_or(Some(Close::Full))?);
        }
        Ok(())
    }

    async fn pass_on(&mut self, told: Told) -> Result<(), End> {
        match told {
            Told::Event(event) => self.deliver(&event).await,
            Told::Owner(owner) => {
                self.belong(owner)?;
                let Some(owner) = self.ear.owner() else { return Ok(()) };
                for Waiting { name, channel, .. } in std::mem::take(&mut self.waiting) {
                    let answer = match self.admit(&name, channel, owner, None) {
                        Outcome::Refused(refusal) => protocol::refused(&name, refusal),
                        Outcome::Done | Outcome::Wait => protocol::subscribed(&name),
                    };
                    self.send(answer).await?;
                }
                Ok(())
            }
            Told::SignedOut => Err(Some(Close::SignedOut)),
            Told::Leave => Err(Some(Close::Unauthorized)),
            Told::Overflowed => Err(self.too_slow()),
            Told::Bell(..) | Told::Counts(_) | Told::Row(_) | Told::Missed => Ok(()),
        }
    }

    /// Passes an event on under every name by which the client listens to its channel; nearly always that is the channel's own.
    async fn deliver(&mut self, event: &Event) -> Result<(), End> {
        let names: Vec<Arc<str>> = self
            .subscriptions
            .iter()
            .filter(|one| match &one.topic {
                Topic::Channel(_, channel) | Topic::Checked(_, channel) => *channel == event.channel,
                _ => false,
            })
            .map(|one| Arc::clone(&one.name))
            .collect();
        for name in names {
            let bytes = if name == event.channel {
                event.wire(|event| protocol::event(event, &event.channel))
            } else {
                protocol::event(event, &name)
            };
            self.send(bytes).await?;
        }
        Ok(())
    }

    /// Sends one message. Whoever does not take it is given up when too much else waits, when time is up, or when the process stops.
    async fn send(&mut self, bytes: Bytes) -> Result<(), End> {
        let stop = self.hub.stop().clone();
        let patience = self.hub.config().pong_timeout_seconds;
        tokio::select! {
            sent = timeout(patience, self.socket.send(text(bytes))) => match sent {
                Ok(sent) => sent.map_err(|_| None),
                Err(_) => Err(self.too_slow()),
            },
            () = self.ear.overflowed() => Err(self.too_slow()),
            () = stop.cancelled() => Err(Some(Close::Stopping)),
        }
    }

    fn too_slow(&self) -> End {
        metrics::counter!("timeweave_live_slow_total").increment(1);
        tracing::debug!(socket = &*self.id, "a socket did not keep up");
        Some(Close::TooSlow)
    }
}

/// What becomes of a wish to listen.
enum Outcome {
    Done,
    /// Until it is known whose the socket is.
    Wait,
    Refused(Refused),
}

/// Whether nobody more may come. Whoever is there already may come with another page.
fn is_crowded(present: &BTreeMap<MemberId, Arc<str>>, owner: Owner) -> bool {
    present.len() >= MOST_PRESENT && !present.contains_key(&owner.member)
}

fn text(bytes: Bytes) -> Message {
    // Everything we send is JSON, which is UTF-8.
    Message::Text(Utf8Bytes::try_from(bytes).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_socket_id_is_two_numbers() {
        let id = socket_id(&Chance::System);
        let (one, other) = id.split_once('.').unwrap();
        assert!(one.parse::<u64>().is_ok() && other.parse::<u64>().is_ok());
        assert_ne!(id, socket_id(&Chance::System));
    }
}
