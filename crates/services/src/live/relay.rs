//! Live updates between processes, over Redis publish and subscribe.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
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
use super::rows::Rows;
use crate::base::{MemberId, NotificationId, TenantId};

/// Changes with what is on the wire, so that gateways of two versions leave each other alone.
const VERSION: u32 = 6;

/// So much may wait to be told to other processes.
const OUTGOING: usize = 4_096;

/// That something was lost on the way is told when no more than this waits: while there is no room, more would be lost behind it.
const ROOM: usize = OUTGOING / 2;

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
    /// A row that is followed has come or changed.
    Row { tenant: TenantId, rows: Rows, row: i64 },
    /// Something happened on a channel.
    Event { tenant: TenantId, channel: String, name: String, payload: String, guard: Option<Guard> },
    /// Whose a connection is.
    Owner { connection: String, tenant: TenantId, member: MemberId },
    /// A sign-in of a member's has ended.
    SignedOut { tenant: TenantId, member: MemberId },
    /// Who is there.
    Presence { news: News },
    /// Something could not be told, and it is not known any more what.
    Missed,
}

/// The way to the other processes. Never waits: what finds no room is lost, and the [`Relay`] tells that something was.
#[derive(Clone)]
pub(super) struct Others {
    waiting: mpsc::Sender<Message>,
    untold: Arc<AtomicBool>,
}

impl Others {
    pub(super) fn tell(&self, message: Message) {
        if self.waiting.try_send(message).is_err() {
            self.untold.store(true, Ordering::Relaxed);
            metrics::counter!("timeweave_live_untold_total").increment(1);
        }
    }
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
    /// Whether something was lost that was to be told, since this was last said.
    untold: Arc<AtomicBool>,
    /// Since when others are not heard.
    lost: Option<Instant>,
}

impl Relay {
    /// A relay for a bus, and the bus's way to it.
    pub(super) fn new(client: redis::Client, prefix: &str, live: Live) -> (Others, Self) {
        let (waiting, outgoing) = mpsc::channel(OUTGOING);
        let untold = Arc::new(AtomicBool::new(false));
        let others = Others { waiting, untold: Arc::clone(&untold) };
        (others, Self { client, channel: format!("{prefix}:live:{VERSION}"), live, outgoing, untold, lost: None })
    }

    /// Relays until `stop` is cancelled, through lost connections. `origin` is this process's name, unlike all others'.
    /// After each gap, subscriptions to bells and other rows are told to read anew, here and, if something was lost that the others were to be told, there.
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
            while self.outgoing.try_recv().is_ok() {
                self.untold.store(true, Ordering::Relaxed);
            }
        }
        self.live.tell_all_missed();
        let mut heard_ourselves = Instant::now();
        let mut incoming = ears.into_on_message();
        let mut beats = tokio::time::interval_at(Instant::now() + BEAT, BEAT);
        let mut answers: VecDeque<Message> = self.live.meet().map(|news| Message::Presence { news }).into();
        loop {
            if let Some(missed) = self.missed() {
                answers.push_front(missed);
            }
            while let Some(message) = answers.pop_front() {
                let envelope = Envelope { origin: origin.to_owned(), message };
                let text = serde_json::to_string(&envelope).unwrap_or_default();
                if let Err(error) = mouth.publish::<_, _, ()>(&self.channel, text).await {
                    // Whether anybody has heard it is not known.
                    self.untold.store(true, Ordering::Relaxed);
                    return Err(error);
                }
            }
            if stop.is_cancelled() {
                return Ok(());
            }
            tokio::select! {
                () = stop.cancelled() => {
                    while let Ok(told) = self.outgoing.try_recv() {
                        answers.push_back(told);
                    }
                    answers.push_back(Message::Presence { news: self.live.goodbye() });
                }
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

    /// That something was lost, once there is room again: one word, however much it was.
    fn missed(&self) -> Option<Message> {
        (self.outgoing.len() <= ROOM && self.untold.swap(false, Ordering::Relaxed)).then_some(Message::Missed)
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
            Message::Row { tenant, rows, row } => self.live.tell_here(&Topic::Rows(tenant, rows), &Told::Row(row)),
            Message::Event { tenant, channel, name, payload, guard } => {
                let channel: Arc<str> = channel.into();
                let event = Event::new(tenant, Arc::clone(&channel), name.into(), payload.into(), guard);
                self.live.tell_here(&Topic::Channel(tenant, channel), &Told::Event(Arc::new(event)));
            }
            Message::Owner { connection, tenant, member } => {
                let topic = Topic::Connection(connection.into());
                self.live.tell_here(&topic, &Told::Owner(Owner { tenant, member }));
            }
            Message::SignedOut { tenant, member } => {
                self.live.tell_here(&Topic::SignIns(Owner { tenant, member }), &Told::SignedOut);
            }
            Message::Missed => self.live.tell_all_missed(),
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
    use crate::base::{Chance, ConversationId};
    use crate::live::Ring;

    fn bell(member: i64, id: i64) -> Message {
        Message::Bell { tenant: 1.into(), member: member.into(), notification: id.into() }
    }

    fn said(origin: &str, message: Message) -> Vec<u8> {
        serde_json::to_vec(&Envelope { origin: origin.to_owned(), message }).unwrap()
    }

    #[tokio::test]
    async fn what_others_say_is_heard_and_the_own_words_are_not() {
        let (live, relay) = Live::redis("redis://127.0.0.1/", "test").unwrap();
        let mut stream = Box::pin(live.subscribe(1.into(), 2.into()));
        for (heard, own) in [
            (said("here", bell(2, 7)), true),
            (said("here", Message::Missed), true),
            (b"nonsense".to_vec(), false),
            (said("there", bell(2, 8)), false),
            (said("there", Message::Missed), false),
        ] {
            assert_eq!(relay.hear("here", &heard), (own, None));
        }
        assert_eq!(stream.next().await, Some(Ring::New(8.into())));
        assert_eq!(stream.next().await, Some(Ring::Missed));

        let ear = live.ear(8);
        let followed = [
            Rows::Messages(2.into()),
            Rows::Conversation(ConversationId::of(2.into(), 3.into())),
            Rows::GroupMessages(4.into()),
            Rows::Exchanges(2.into()),
        ];
        for (row, rows) in (1..).zip(followed) {
            ear.listen(&Topic::Rows(1.into(), rows));
            assert_eq!(relay.hear("here", &said("there", Message::Row { tenant: 1.into(), rows, row })), (false, None));
            assert!(matches!(ear.heard(), Some(Told::Row(heard)) if heard == row), "{rows:?}");
        }
        ear.listen(&Topic::SignIns(Owner { tenant: 1.into(), member: 2.into() }));
        for member in [3, 2] {
            relay.hear("here", &said("there", Message::SignedOut { tenant: 1.into(), member: member.into() }));
        }
        assert!(matches!(ear.heard(), Some(Told::SignedOut)) && ear.heard().is_none());
        relay.hear("here", &said("there", Message::Missed));
        assert!(matches!(ear.heard(), Some(Told::Missed)) && ear.heard().is_none(), "once, however much it listens to");
    }

    #[test]
    fn what_found_no_room_is_owned_up_to_once_when_there_is_room_again() {
        let (live, mut relay) = Live::redis("redis://127.0.0.1/", "test").unwrap();
        let fill = |messages: usize| (0..messages).for_each(|_| live.recount(1.into(), 2.into()));
        fill(OUTGOING);
        assert_eq!((relay.missed(), relay.outgoing.len()), (None, OUTGOING), "nothing was lost");
        fill(3);
        while relay.outgoing.len() > ROOM {
            assert_eq!(relay.missed(), None);
            relay.outgoing.try_recv().unwrap();
        }
        assert_eq!(relay.missed(), Some(Message::Missed));
        assert_eq!(relay.missed(), None);
        fill(OUTGOING);
        while relay.outgoing.try_recv().is_ok() {}
        assert_eq!(relay.missed(), Some(Message::Missed), "more was lost since");
    }

    #[tokio::test]
    #[ignore = "needs Redis: scripts/test runs it"]
    async fn others_are_told_that_something_was_lost_on_the_way_to_them() {
        let url = std::env::var("TIMEWEAVE_TEST_REDIS").expect("scripts/test says where Redis is");
        let stop = CancellationToken::new();
        let prefix = Chance::System.secret();
        let (there, mut listening) = Live::redis(&url, &prefix).unwrap();
        let mut stream = Box::pin(there.subscribe(1.into(), 2.into()));
        let end = stop.clone();
        tokio::spawn(async move { listening.run("there", end).await });
        let soon = Duration::from_secs(30);
        assert_eq!(stream.next().await, Some(Ring::Missed), "it has just connected");

        // It could not speak for so long that what it had to say is no news any more, and there was more than could wait.
        let mut open = Vec::new();
        for (origin, messages) in [("quiet", 1), ("overflowed", OUTGOING + 1)] {
            let (here, mut relay) = Live::redis(&url, &prefix).unwrap();
            relay.lost = (origin == "quiet").then(|| Instant::now().checked_sub(STALE * 2).unwrap());
            for _ in 0..messages {
                here.publish(1.into(), 3.into(), 9.into());
            }
            let end = stop.clone();
            tokio::spawn(async move { relay.run(origin, end).await });
            assert_eq!(timeout(soon, stream.next()).await.unwrap(), Some(Ring::Missed), "{origin}");
            here.publish(1.into(), 2.into(), 10.into());
            assert_eq!(timeout(soon, stream.next()).await.unwrap(), Some(Ring::New(10.into())), "once: {origin}");
            open.push(here);
        }

        // Whoever lost nothing tells nobody to read anew.
        let (here, mut relay) = Live::redis(&url, &prefix).unwrap();
        relay.lost = Instant::now().checked_sub(STALE * 2);
        let mut own = Box::pin(here.subscribe(1.into(), 2.into()));
        let end = stop.clone();
        tokio::spawn(async move { relay.run("well", end).await });
        assert_eq!(timeout(soon, own.next()).await.unwrap(), Some(Ring::Missed), "it has just connected");
        here.publish(1.into(), 2.into(), 11.into());
        assert_eq!(timeout(soon, stream.next()).await.unwrap(), Some(Ring::New(11.into())));
        stop.cancel();
    }

    #[tokio::test]
    #[ignore = "needs Redis: scripts/test runs it"]
    async fn two_processes_hear_each_other() {
        let url = std::env::var("TIMEWEAVE_TEST_REDIS").expect("scripts/test says where Redis is");
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
