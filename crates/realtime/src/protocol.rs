//! What both sides say: messages and close codes of the Pusher protocol, version 7.

use std::collections::BTreeMap;
use std::sync::Arc;

use bytes::Bytes;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::base::MemberId;
use crate::live::Event;

/// Versions that are spoken: what we use of them is alike.
pub const VERSIONS: std::ops::RangeInclusive<u32> = 5..=7;

/// Bytes of a message from a client; there is nothing to say that is longer.
pub const LONGEST: usize = 10 * 1024;

/// Channels of one socket.
pub const MOST_CHANNELS: usize = 100;

/// Presence channels of one socket.
pub const MOST_PRESENCES: usize = 10;

/// Members on one presence channel: everybody who comes is told of all of them.
pub const MOST_PRESENT: usize = 1_000;

/// Why a socket is closed. From 4000 on clients do not come back, from 4100 on after a while, from 4200 on at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Close {
    /// No application has this key.
    UnknownKey,
    /// Live updates are switched off.
    Disabled,
    /// The version is no number.
    BadVersion,
    /// A version that is not spoken.
    OtherVersion,
    /// No version.
    NoVersion,
    /// Whoever listens may not any more.
    Unauthorized,
    /// A sign-in of theirs has ended: whoever still has one comes back with it.
    SignedOut,
    /// Too many sockets.
    Full,
    /// Too many messages.
    TooFast,
    /// The process stops.
    Stopping,
    /// The socket did not keep up.
    TooSlow,
    /// No answer to a ping.
    NoPong,
    /// A frame that is not text.
    Binary,
    /// A message that is too long.
    TooLong,
}

impl Close {
    /// The code and the reason.
    #[must_use]
    pub const fn told(self) -> (u16, &'static str) {
        match self {
            Self::UnknownKey => (4001, "There is no application with this key"),
            Self::Disabled => (4003, "Live updates are switched off"),
            Self::BadVersion => (4006, "The protocol version is not a number"),
            Self::OtherVersion => (4007, "This protocol version is not supported"),
            Self::NoVersion => (4008, "Say which protocol version you speak"),
            Self::Unauthorized => (4009, "You may not listen any more"),
            Self::Full => (4100, "Too many connections"),
            Self::TooFast => (4100, "Too many messages"),
            Self::SignedOut => (4200, "A sign-in has ended; connect again"),
            Self::Stopping => (4200, "This gateway stops; connect again"),
            Self::TooSlow => (4200, "You did not keep up; connect again"),
            Self::NoPong => (4201, "No pong came in time"),
            Self::Binary => (1003, "Only text is understood"),
            Self::TooLong => (1009, "A message was too long"),
        }
    }

    /// Whether it is told in a message too: the codes of the protocol are, those of WebSocket itself are not.
    #[must_use]
    pub const fn is_told(self) -> bool {
        self.told().0 >= 4000
    }
}

/// What a client says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// Is somebody there?
    Ping,
    /// Yes.
    Pong,
    /// It wants to listen.
    Subscribe {
        /// To which channel.
        channel: String,
        /// With which word of ours.
        auth: String,
        /// On a presence channel, as whom: what the word was made for.
        data: Option<String>,
    },
    /// It wants to listen no more.
    Unsubscribe {
        /// To which channel.
        channel: String,
    },
    /// It wants to tell others something itself.
    ClientEvent,
    /// Something else, which we do not do.
    Unknown,
    /// Nothing that the protocol knows.
    Garbled,
}

#[derive(Deserialize)]
struct Message {
    event: String,
    #[serde(default)]
    data: Value,
}

/// Reads a message.
#[must_use]
pub fn read(text: &str) -> Said {
    let Ok(Message { event, data }) = serde_json::from_str(text) else { return Said::Garbled };
    // Some clients send objects, others the text of one.
    let data = match data {
        Value::String(text) => serde_json::from_str(&text).unwrap_or(Value::Null),
        data => data,
    };
    let word = |name: &str| data.get(name).and_then(Value::as_str).map(str::to_owned);
    match event.as_str() {
        "pusher:ping" => Said::Ping,
        "pusher:pong" => Said::Pong,
        "pusher:subscribe" => word("channel").map_or(Said::Garbled, |channel| Said::Subscribe {
            channel,
            auth: word("auth").unwrap_or_default(),
            data: word("channel_data"),
        }),
        "pusher:unsubscribe" => word("channel").map_or(Said::Garbled, |channel| Said::Unsubscribe { channel }),
        event if event.starts_with("client-") => Said::ClientEvent,
        _ => Said::Unknown,
    }
}

#[derive(Serialize)]
struct Frame<'a> {
    event: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    channel: Option<&'a str>,
    data: &'a str,
}

/// A message to a client. Its data is the text of JSON inside JSON.
#[must_use]
pub fn frame(event: &str, channel: Option<&str>, data: &str) -> Bytes {
    serde_json::to_vec(&Frame { event, channel, data }).unwrap_or_default().into()
}

/// The first message.
#[must_use]
pub fn established(socket: &str, activity_timeout: u64) -> Bytes {
    let data = json!({ "socket_id": socket, "activity_timeout": activity_timeout });
    frame("pusher:connection_established", None, &data.to_string())
}

/// Something is wrong; without a code where the protocol has none.
#[must_use]
pub fn error(code: Option<u16>, message: &str) -> Bytes {
    frame("pusher:error", None, &json!({ "code": code, "message": message }).to_string())
}

/// A subscription begins.
#[must_use]
pub fn subscribed(channel: &str) -> Bytes {
    frame("pusher_internal:subscription_succeeded", Some(channel), "{}")
}

/// A subscription to a presence channel begins; whoever is there, and what others see of them, as JSON.
#[must_use]
pub fn joined(channel: &str, present: &BTreeMap<MemberId, Arc<str>>) -> Bytes {
    let info = |info: &str| serde_json::from_str::<Value>(info).unwrap_or_default();
    let hash: BTreeMap<String, Value> = present.iter().map(|(id, text)| (id.to_string(), info(text))).collect();
    let ids: Vec<&String> = hash.keys().collect();
    let data = json!({ "presence": { "count": hash.len(), "ids": ids, "hash": hash } });
    frame("pusher_internal:subscription_succeeded", Some(channel), &data.to_string())
}

/// As whom somebody is on a presence channel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChannelData {
    /// The member, as text.
    pub user_id: String,
    /// What others see of them.
    pub user_info: UserInfo,
}

/// What others on a presence channel see of a member.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UserInfo {
    /// The member.
    pub id: MemberId,
    /// Their name, as members see it.
    pub name: String,
    /// Their picture.
    pub avatar: Option<String>,
}

/// A subscription is refused.
#[must_use]
pub fn refused(channel: &str, refusal: Refused) -> Bytes {
    let (kind, status, message) = refusal.told();
    let data = json!({ "type": kind, "status": status, "error": message });
    frame("pusher:subscription_error", Some(channel), &data.to_string())
}

/// An event, under the name by which its listener knows the channel.
#[must_use]
pub fn event(event: &Event, channel: &str) -> Bytes {
    frame(&event.name, Some(channel), &event.payload)
}

/// Why a subscription is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The channel is none that can be listened to.
    NoChannel,
    /// A presence channel, and there are none.
    NoPresence,
    /// Too many members on a presence channel.
    Crowded,
    /// Who is there could not be looked up.
    Unavailable,
    /// The word is not ours, or for another socket or channel.
    BadWord,
    /// The channel is another member's or community's.
    NotYours,
    /// Nobody said in time whose the socket is.
    Nobody,
    /// Too many channels on one socket.
    TooMany,
}

impl Refused {
    /// Kind, status and sentence.
    #[must_use]
    pub const fn told(self) -> (&'static str, u16, &'static str) {
        match self {
            Self::NoChannel => ("AuthError", 403, "There is no such channel."),
            Self::NoPresence => ("AuthError", 403, "Presence channels are not offered here."),
            Self::Crowded => ("LimitReached", 429, "No more members than this are on one presence channel."),
            Self::Unavailable => ("AuthError", 503, "It could not be looked up who is there; try again."),
            Self::BadWord => ("AuthError", 401, "The signature is not good for this socket and channel."),
            Self::NotYours => ("AuthError", 403, "This channel is not for you."),
            Self::Nobody => {
                ("AuthError", 503, "It could not be confirmed in time whose connection this is; try again.")
            }
            Self::TooMany => ("LimitReached", 429, "One connection has no more channels than this."),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_read() {
        let subscribe = |auth: &str| Said::Subscribe { channel: "c".to_owned(), auth: auth.to_owned(), data: None };
        let present = |data: &str| Said::Subscribe {
            channel: "c".to_owned(),
            auth: "k:s".to_owned(),
            data: Some(data.to_owned()),
        };
        for (text, said) in [
            (r#"{"event":"pusher:ping","data":{}}"#, Said::Ping),
            (r#"{"event":"pusher:pong"}"#, Said::Pong),
            (r#"{"event":"pusher:subscribe","data":{"channel":"c","auth":"k:s"}}"#, subscribe("k:s")),
            (r#"{"event":"pusher:subscribe","data":"{\"channel\":\"c\",\"auth\":\"k:s\"}"}"#, subscribe("k:s")),
            (r#"{"event":"pusher:subscribe","data":{"channel":"c","auth":"k:s","channel_data":"d"}}"#, present("d")),
            (r#"{"event":"pusher:subscribe","data":{"channel":"c"}}"#, subscribe("")),
            (r#"{"event":"pusher:subscribe","data":{"channel":7}}"#, Said::Garbled),
            (r#"{"event":"pusher:subscribe"}"#, Said::Garbled),
            (r#"{"event":"pusher:unsubscribe","data":{"channel":"c"}}"#, Said::Unsubscribe { channel: "c".to_owned() }),
            (r#"{"event":"client-typing","channel":"c","data":{}}"#, Said::ClientEvent),
            (r#"{"event":"pusher:signin","data":{}}"#, Said::Unknown),
            (r#"{"event":"notification","channel":"c","data":{}}"#, Said::Unknown),
            (r#"{"event":7}"#, Said::Garbled),
            ("[]", Said::Garbled),
            ("", Said::Garbled),
        ] {
            assert_eq!(read(text), said, "{text}");
        }
    }

    #[test]
    fn data_is_the_text_of_json() {
        let text = String::from_utf8(frame("e", Some("c"), r#"{"a":"\"ü"}"#).to_vec()).unwrap();
        let message: Value = serde_json::from_str(&text).unwrap();
        assert_eq!((&message["event"], &message["channel"]), (&json!("e"), &json!("c")));
        let data: Value = serde_json::from_str(message["data"].as_str().unwrap()).unwrap();
        assert_eq!(data, json!({ "a": "\"ü" }));
    }

    #[test]
    fn the_codes_say_whether_to_come_back() {
        for (close, codes) in [
            (Close::UnknownKey, 4000..4100),
            (Close::Disabled, 4000..4100),
            (Close::BadVersion, 4000..4100),
            (Close::OtherVersion, 4000..4100),
            (Close::NoVersion, 4000..4100),
            (Close::Unauthorized, 4000..4100),
            (Close::Full, 4100..4200),
            (Close::TooFast, 4100..4200),
            (Close::Stopping, 4200..4300),
            (Close::TooSlow, 4200..4300),
            (Close::NoPong, 4200..4300),
        ] {
            assert!(codes.contains(&close.told().0) && close.is_told(), "{close:?}");
            assert!(close.told().1.len() <= 123, "a close frame has no more room");
        }
        assert!(!Close::Binary.is_told() && !Close::TooLong.is_told());
    }
}
