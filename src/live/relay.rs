//! Live updates between processes, over Redis publish and subscribe.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use futures::StreamExt;
use redis::AsyncCommands;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout};
use tokio_util::sync::CancellationToken;

use super::bus::{Event, Guard, Live, Topic};
use super::ear::{Owner, Told};
use super::roster::{BEAT, News, SILENCE};
use crate::base::{MemberId, NotificationId, TenantId};

/// Changes with what is on the wire, so that gateways of two versions leave each other alone.
const VERSION: u32 = 3;

/// After a lost connection, the first and the longest wait.
const WAITS: (Duration, Duration) = (Duration::from_millis(500), Duration::from_secs(30));

/// What waited longer to be told is no news any more.
const STALE: Duration = Duration::from_secs(5);

/// How long connecting may take.
const CONNECTING: Duration = Duration::from_secs(5);

/// What one process tells the others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "told", rename_all = "snake_case")]
pub(super) enum Message {
    /// A line has come into somebody's bell.
    Bell { tenant: TenantId, member: MemberId, notification: NotificationId },
    /// What somebody has not read has changed.
    Counts { tenant: TenantId, member: MemberId },
    /// Something happened on a channel.
    Event { tenant: TenantId, channel: String, name: String, payload: String, guard: Option<Guard> },
    /// Whose a connection is.
    Owner { connection: String, tenant: TenantId, member: MemberId },
    /// Who is there.
    Presence { news: News },
}

/// What is on the wire. A process does not listen to itself: it has told its own subscriptions already.
#[derive(Serialize, Deserialize)]
struct Envelope {
    origin: String,
    #[serde(flatten)]
    message: Message,
}

/// Carries live updates between this process and the others. Somebody must run it.
pub struct Relay {
    client: redis::Client,
    channel: String,
    live: Live,
    outgoing: mpsc::Receiver<Message>,
    /// Since when others are not heard.
    lost: Option<Instant>,
}

impl Relay {
    pub(super) fn new(client: redis::Client, prefix: &str, live: Live, outgoing: mpsc::Receiver<Message>) -> Self {
        Self { client, channel: format!("{prefix}:live:{VERSION}"), live, outgoing, lost: None }
    }

    /// Relays until `stop` is cancelled, through lost connections. `origin` is this process's name, unlike all others'.
    /// After each gap, subscriptions to bells are told to read anew.
    pub async fn run(&mut self, origin: &str, stop: CancellationToken) {
        let mut wait = WAITS.0;
        loop {
            if let Err(error) = self.connected(origin, &mut wait, &stop).await {
                tracing::warn!(%error, "live updates of other gateways are not heard");
            }
            self.lost.get_or_insert_with(Instant::now);
            tokio::select! {
                () = stop.cancelled() => return,
                () = tokio::time::sleep(wait) => {}
            }
            wait = (wait * 2).min(WAITS.1);
        }
    }

    /// One connection's life, until it is lost or `stop` is cancelled.
    async fn connected(
        &mut self,
        origin: &str,
        wait: &mut Duration,
        stop: &CancellationToken,
    ) -> Result<(), redis::RedisError> {
        let connecting = async {
            let mut ears = self.client.get_async_pubsub().await?;
            let mouth = self.client.get_multiplexed_async_connection().await?;
            ears.subscribe(&self.channel).await?;
            Ok::<_, redis::RedisError>((ears, mouth))
        };
        let Some(connected) = stop.run_until_cancelled(timeout(CONNECTING, connecting)).await else { return Ok(()) };
        let (ears, mut mouth) = connected.map_err(|_| silent())??;
        *wait = WAITS.0;
        // What could not be told for a time is made up for by what follows, or is no news any more.
        if self.lost.take().is_some_and(|lost| lost.elapsed() > STALE) {
            while self.outgoing.try_recv().is_ok() {}
        }
        self.live.tell_all_missed();
        let mut heard_ourselves = Instant::now();
        let mut incoming = ears.into_on_message();
        let mut beats = tokio::time::interval_at(Instant::now() + BEAT, BEAT);
        let mut answers: VecDeque<Message> = self.live.meet().map(|news| Message::Presence { news }).into();
        loop {
            while let Some(message) = answers.pop_front() {
                let envelope = Envelope { origin: origin.to_owned(), message };
                let text = serde_json::to_string(&envelope).unwrap_or_default();
                mouth.publish::<_, _, ()>(&self.channel, text).await?;
            }
            if stop.is_cancelled() {
                return Ok(());
            }
            tokio::select! {
                () = stop.cancelled() => answers.push_back(Message::Presence { news: self.live.goodbye() }),
                heard = incoming.next() => match heard {
                    Some(heard) => {
                        let (own, answer) = self.hear(origin, heard.get_payload_bytes());
                        if own {
                            heard_ourselves = Instant::now();
                        }
                        answers.extend(answer);
                    }
                    None => return Ok(()),
                },
                told = self.outgoing.recv() => match told {
                    Some(message) => answers.push_back(message),
                    None => return Ok(()),
                },
                _ = beats.tick() => {
                    if heard_ourselves.elapsed() > SILENCE {
                        return Err(silent());
                    }
                    answers.push_back(Message::Presence { news: self.live.beat() });
                }
            }
        }
    }

    /// Whether it was said by this process, and what is to be said in answer.
    fn hear(&self, origin: &str, payload: &[u8]) -> (bool, Option<Message>) {
        let answer = match serde_json::from_slice::<Envelope>(payload) {
            Ok(envelope) if envelope.origin == origin => return (true, None),
            Ok(Envelope { origin: other, message: Message::Presence { news } }) => {
                self.live.hear_of((origin, &other), news).map(|news| Message::Presence { news })
            }
            Ok(Envelope { message, .. }) => {
                self.pass_on(message);
                None
            }
            Err(error) => {
                tracing::warn!(%error, "a live update cannot be read");
                None
            }
        };
        (false, answer)
    }

    fn pass_on(&self, message: Message) {
        match message {
            Message::Bell { tenant, member, notification } => {
                let owner = Owner { tenant, member };
                self.live.tell_here(&Topic::Member(owner), &Told::Bell(owner, notification));
            }
            Message::Counts { tenant, member } => {
                let owner = Owner { tenant, member };
                self.live.tell_here(&Topic::Member(owner), &Told::Counts(owner));
            }
            Message::Event { tenant, channel, name, payload, guard } => {
                let channel: Arc<str> = channel.into();
                let event = Event::new(tenant, Arc::clone(&channel), name.into(), payload.into(), guard);
                self.live.tell_here(&Topic::Channel(tenant, channel), &Told::Event(Arc::new(event)));
            }
            Message::Owner { connection, tenant, member } => {
                let topic = Topic::Connection(connection.into());
                self.live.tell_here(&topic, &Told::Owner(Owner { tenant, member }));
            }
            // Heard with its origin.
            Message::Presence { .. } => {}
        }
    }
}

fn silent() -> redis::RedisError {
    std::io::Error::from(std::io::ErrorKind::TimedOut).into()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::base::Chance;
    use crate::live::Ring;

    #[tokio::test]
    async fn what_others_say_is_heard_and_the_own_words_are_not() {
        let (live, relay) = Live::redis("redis://127.0.0.1/", "test").unwrap();
        let mut stream = Box::pin(live.subscribe(1.into(), 2.into()));
        let text = |origin: &str, id: i64| {
            let message = Message::Bell { tenant: 1.into(), member: 2.into(), notification: id.into() };
            serde_json::to_vec(&Envelope { origin: origin.to_owned(), message }).unwrap()
        };
        for (said, own) in [(text("here", 7), true), (b"nonsense".to_vec(), false), (text("there", 8), false)] {
            assert_eq!(relay.hear("here", &said), (own, None));
        }
        assert_eq!(stream.next().await, Some(Ring::New(8.into())));
    }

    #[tokio::test]
    async fn two_processes_hear_each_other() {
        let Some(url) = std::env::var("TIMEWEAVE_TEST_REDIS").ok().filter(|url| !url.is_empty()) else { return };
        let stop = CancellationToken::new();
        let prefix = Chance::System.secret();
        let (here, relay) = Live::redis(&url, &prefix).unwrap();
        let (there, other) = Live::redis(&url, &prefix).unwrap();
        let mut stream = Box::pin(there.subscribe(1.into(), 2.into()));
        for (mut relay, origin) in [(relay, "here"), (other, "there")] {
            let stop = stop.clone();
            tokio::spawn(async move { relay.run(origin, stop).await });
        }
        assert_eq!(stream.next().await, Some(Ring::Missed), "it has just connected");
        here.publish(1.into(), 2.into(), 9.into());
        let heard = tokio::time::timeout(Duration::from_secs(5), stream.next()).await.unwrap();
        assert_eq!(heard, Some(Ring::New(9.into())));

        let ear = there.ear(8);
        ear.listen(&Topic::Channel(1.into(), Arc::from("a")));
        ear.listen(&Topic::Connection(Arc::from("1.2")));
        here.vouch("1.2", Owner { tenant: 1.into(), member: 3.into() });
        here.tell_guarded(1.into(), "a", "said", &json!({ "n": 1 }), Some(Guard::From(3.into())));
        let next = || tokio::time::timeout(Duration::from_secs(5), ear.hear());
        assert!(matches!(next().await.unwrap(), Told::Owner(owner) if owner.member == 3.into()));
        let Told::Event(event) = next().await.unwrap() else { panic!("an event was told") };
        assert_eq!((&*event.name, &*event.payload, event.guard), ("said", r#"{"n":1}"#, Some(Guard::From(3.into()))));
        stop.cancel();
    }
}
