//! Live updates between processes, over Redis publish and subscribe.

use std::time::Duration;

use futures::StreamExt;
use redis::AsyncCommands;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use super::live::{Live, Ring};
use crate::base::{MemberId, NotificationId, TenantId};

const CHANNEL: &str = "timeweave:live";

/// After a lost connection, the first and the longest wait.
const WAITS: (Duration, Duration) = (Duration::from_millis(500), Duration::from_secs(30));

/// A line has come for somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Message {
    pub(super) tenant: TenantId,
    pub(super) member: MemberId,
    pub(super) notification: NotificationId,
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
    live: Live,
    outgoing: mpsc::Receiver<Message>,
}

impl Relay {
    pub(super) fn new(client: redis::Client, live: Live, outgoing: mpsc::Receiver<Message>) -> Self {
        Self { client, live, outgoing }
    }

    /// Relays until `stop` is cancelled, through lost connections. `origin` is this process's name, unlike all others'.
    /// After each gap, every subscription is told to read anew.
    pub async fn run(mut self, origin: String, stop: CancellationToken) {
        let mut wait = WAITS.0;
        loop {
            tokio::select! {
                () = stop.cancelled() => return,
                ended = self.connected(&origin, &mut wait) => {
                    if let Err(error) = ended {
                        tracing::warn!(%error, "live updates of other gateways are not heard");
                    }
                }
            }
            tokio::select! {
                () = stop.cancelled() => return,
                () = tokio::time::sleep(wait) => {}
            }
            wait = (wait * 2).min(WAITS.1);
        }
    }

    /// One connection's life.
    async fn connected(&mut self, origin: &str, wait: &mut Duration) -> Result<(), redis::RedisError> {
        let mut ears = self.client.get_async_pubsub().await?;
        let mut mouth = self.client.get_multiplexed_async_connection().await?;
        ears.subscribe(CHANNEL).await?;
        *wait = WAITS.0;
        self.live.tell_all_missed();
        let mut incoming = ears.into_on_message();
        loop {
            tokio::select! {
                heard = incoming.next() => match heard {
                    Some(heard) => self.hear(origin, heard.get_payload_bytes()),
                    None => return Ok(()),
                },
                told = self.outgoing.recv() => match told {
                    Some(message) => {
                        let envelope = Envelope { origin: origin.to_owned(), message };
                        let text = serde_json::to_string(&envelope).unwrap_or_default();
                        mouth.publish::<_, _, ()>(CHANNEL, text).await?;
                    }
                    None => return Ok(()),
                },
            }
        }
    }

    fn hear(&self, origin: &str, payload: &[u8]) {
        match serde_json::from_slice::<Envelope>(payload) {
            Ok(envelope) if envelope.origin == origin => {}
            Ok(Envelope { message, .. }) => {
                self.live.tell((message.tenant, message.member), Ring::New(message.notification));
            }
            Err(error) => tracing::warn!(%error, "a live update cannot be read"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_others_say_is_heard_and_the_own_words_are_not() {
        let (live, relay) = Live::redis("redis://127.0.0.1/").unwrap();
        let mut stream = Box::pin(live.subscribe(1.into(), 2.into()));
        let text = |origin: &str, id: i64| {
            let message = Message { tenant: 1.into(), member: 2.into(), notification: id.into() };
            serde_json::to_vec(&Envelope { origin: origin.to_owned(), message }).unwrap()
        };
        relay.hear("here", &text("here", 7));
        relay.hear("here", b"nonsense");
        relay.hear("here", &text("there", 8));
        assert_eq!(stream.next().await, Some(Ring::New(8.into())));
    }

    #[tokio::test]
    async fn two_processes_hear_each_other() {
        let Some(url) = std::env::var("TIMEWEAVE_TEST_REDIS").ok().filter(|url| !url.is_empty()) else { return };
        let stop = CancellationToken::new();
        let (here, relay) = Live::redis(&url).unwrap();
        let (there, other) = Live::redis(&url).unwrap();
        let mut stream = Box::pin(there.subscribe(1.into(), 2.into()));
        tokio::spawn(relay.run("here".to_owned(), stop.clone()));
        tokio::spawn(other.run("there".to_owned(), stop.clone()));
        assert_eq!(stream.next().await, Some(Ring::Missed), "it has just connected");
        here.publish(1.into(), 2.into(), 9.into());
        let heard = tokio::time::timeout(Duration::from_secs(5), stream.next()).await.unwrap();
        assert_eq!(heard, Some(Ring::New(9.into())));
        stop.cancel();
    }
}
