//! The protocol, word for word, and every way to be sent away.

use std::time::Duration;

use serde_json::json;
use tokio::io::AsyncWriteExt as _;
use tokio_tungstenite::tungstenite::Message;

use super::{Stage, own};
use crate::each_engine;
use crate::support::{Engine, Town, until};

each_engine! {
    async fn both_sides_keep_the_protocol(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let stage = Stage::of(&town).await;
        let mut line = stage.open().await;
        line.say(json!({ "event": "pusher:ping", "data": {} })).await;
        assert_eq!(line.hears("pusher:pong").await, json!({}));

        let channel = own(&ada);
        line.subscribes(&ada, &channel).await;
        line.subscribes(&ada, &channel).await;
        let live = stage.hub.live();
        live.tell(town.harbour.into(), &channel, "greeting", &json!({ "text": "\"hallo\" ü" }));
        assert_eq!(line.hears("greeting").await, json!({ "text": "\"hallo\" ü" }));
        assert!(line.is_silent().await, "to subscribe twice is to subscribe once");

        // Under its older name too, which clients leave the community out of.
        line.subscribes(&ada, &format!("private-user.{}", ada.id)).await;
        live.tell(town.harbour.into(), &channel, "greeting", &json!(1));
        assert_eq!((line.hears("greeting").await, line.hears("greeting").await), (json!(1), json!(1)));

        for name in [&channel, &format!("private-user.{}", ada.id)] {
            line.say(json!({ "event": "pusher:unsubscribe", "data": { "channel": name } })).await;
        }
        assert!(line.is_silent().await);
        live.tell(town.harbour.into(), &channel, "greeting", &json!(2));
        assert!(line.is_silent().await);

        for (message, code) in [
            ("nonsense", json!(null)),
            ("[]", json!(null)),
            (r#"{"event":"pusher:subscribe","data":{}}"#, json!(null)),
            (r#"{"event":"pusher:signin","data":{"auth":"x","user_data":"{}"}}"#, json!(null)),
            (r#"{"event":"greeting","channel":"private-tenant.1.feed","data":{}}"#, json!(null)),
            (r#"{"event":"client-typing","channel":"private-tenant.1.feed","data":{}}"#, json!(4301)),
        ] {
            line.send(Message::text(message)).await;
            assert_eq!(line.hears("pusher:error").await["code"], code, "{message}");
        }
        assert!(line.is_silent().await, "nobody is sent away for it");
        assert_eq!(stage.hub.sockets(), 1);
    }
}

/// A town that asks nobody whether they are still there. Engines make no difference to what is below.
async fn patient(more: &str) -> Town {
    let config = format!("[live]\nactivity_timeout_seconds = 60\n{more}");
    Town::configured(Engine::Sqlite, &config).await
}

#[tokio::test]
async fn who_is_turned_away_and_with_which_code() {
    let town = patient("key = \"mine\"").await;
    let stage = Stage::of(&town).await;
    for (path, code) in [
        ("/app/other?protocol=7", 4001),
        ("/app/mine", 4008),
        ("/app/mine?protocol=", 4006),
        ("/app/mine?protocol=seven", 4006),
        ("/app/mine?protocol=4", 4007),
        ("/app/mine?protocol=8", 4007),
    ] {
        assert_eq!(stage.knock(path).await.ends().await, (vec![code.into()], code), "{path}");
    }
    for path in ["/app/mine?protocol=5", "/app/mine?client=js&protocol=7&version=8.4.0&flash=false"] {
        assert_eq!(stage.knock(path).await.hears("pusher:connection_established").await["activity_timeout"], 60);
    }
    let off = patient("key = \"mine\"\nenabled = false").await;
    assert_eq!(Stage::of(&off).await.knock("/app/mine?protocol=7").await.ends().await, (vec![4003], 4003));
}

#[tokio::test]
async fn no_more_sockets_than_there_may_be() {
    let town = patient("sockets_per_address = 2").await;
    let stage = Stage::of(&town).await;
    let (first, _second) = (stage.open().await, stage.open().await);
    assert_eq!(stage.knock(&stage.path()).await.ends().await, (vec![4100], 4100));
    drop(first);
    until(|| stage.hub.sockets() == 1).await;
    stage.open().await;

    let town = patient("sockets_per_member = 1").await;
    let [ada, ben] = town.members(["ada", "ben"]).await;
    let stage = Stage::of(&town).await;
    let _first = stage.listens(&ada, &[&own(&ada)]).await;
    let mut second = stage.open().await;
    let word = super::signs(&ada, &second.id, &own(&ada)).await;
    second.say(json!({ "event": "pusher:subscribe", "data": { "channel": own(&ada), "auth": word } })).await;
    assert_eq!(second.ends().await, (vec![4100], 4100));
    stage.listens(&ben, &[&own(&ben)]).await;
}

#[tokio::test]
async fn who_says_nothing_is_asked_and_then_given_up() {
    // An answer has some more time than silence.
    let config = "[live]\nactivity_timeout_seconds = 1\npong_timeout_seconds = 3";
    let town = Town::configured(Engine::Sqlite, config).await;
    let stage = Stage::of(&town).await;
    let (mut silent, mut polite) = (stage.open().await, stage.open().await);
    for _ in 0..2 {
        polite.hears("pusher:ping").await;
        polite.say(json!({ "event": "pusher:pong", "data": {} })).await;
    }
    silent.hears("pusher:ping").await;
    assert_eq!(silent.ends().await, (vec![4201], 4201));
    polite.hears("pusher:ping").await;
}

#[tokio::test]
async fn what_a_client_sends_is_bounded() {
    let town = patient("").await;
    let [ada] = town.members(["ada"]).await;
    let stage = Stage::of(&town).await;

    let mut line = stage.open().await;
    line.send(Message::binary(vec![1, 2, 3])).await;
    assert_eq!(line.ends().await, (vec![], 1003));

    let mut line = stage.open().await;
    line.send(Message::text("x".repeat(10 * 1024 + 1))).await;
    assert_eq!(line.ends().await, (vec![], 1009));

    let mut line = stage.open().await;
    for _ in 0..400 {
        line.send(Message::text(r#"{"event":"pusher:pong"}"#)).await;
    }
    assert_eq!(line.ends().await, (vec![4100], 4100));

    let mut line = stage.listens(&ada, &[&own(&ada)]).await;
    for n in 1..100 {
        let name = format!("private-federation.conversation.{}-1.{}-2", ada.id, 1_000 + n);
        let (event, _) = line.asks(&name, &stage.hub.keys().sign(&line.id, &name, None)).await;
        assert_eq!(event, "pusher_internal:subscription_succeeded", "{n}");
    }
    let name = format!("private-federation.conversation.{}-1.9999-2", ada.id);
    let (event, data) = line.asks(&name, &stage.hub.keys().sign(&line.id, &name, None)).await;
    assert_eq!((event.as_str(), &data["status"]), ("pusher:subscription_error", &json!(429)));
    line.subscribes(&ada, &own(&ada)).await;
}

#[tokio::test]
async fn a_slow_reader_is_dropped_and_the_others_go_on() {
    let town = Town::configured(Engine::Sqlite, "[live]\nqueue = 8").await;
    let [ada, ben] = town.members(["ada", "ben"]).await;
    let stage = Stage::of(&town).await;
    let feed = "private-tenant.1.presence";
    let mut quick = stage.listens(&ada, &[&own(&ada), feed]).await;
    // It reads no more from here on; the system's buffers fill, and then its queue.
    let slow = stage.listens(&ben, &[&own(&ben), feed]).await;
    assert_eq!(stage.hub.sockets(), 2);
    let heavy = "x".repeat(60_000);
    let mut sent = 0;
    while stage.hub.sockets() == 2 {
        sent += 1;
        assert!(sent < 5_000, "the slow one is still there");
        stage.hub.live().tell(town.harbour.into(), feed, "heavy", &json!({ "n": sent, "text": heavy }));
        assert_eq!(quick.hears("heavy").await["n"], sent, "nobody else misses anything");
    }
    drop(slow);
    stage.hub.live().tell(town.harbour.into(), feed, "light", &json!({}));
    quick.hears("light").await;
}

#[tokio::test]
async fn a_process_that_stops_asks_everybody_to_connect_anew() {
    let town = patient("").await;
    let [ada] = town.members(["ada"]).await;
    let stage = Stage::of(&town).await;
    let mut lines = vec![stage.open().await, stage.listens(&ada, &[&own(&ada)]).await];
    let closing = tokio::spawn({
        let hub = stage.hub.clone();
        async move { hub.close(Duration::from_secs(10)).await }
    });
    for line in &mut lines {
        assert_eq!(line.ends().await, (vec![4200], 4200));
    }
    closing.await.unwrap();
    assert_eq!(stage.hub.sockets(), 0);
    assert_eq!(stage.knock(&stage.path()).await.ends().await, (vec![4200], 4200), "and lets nobody in");
    assert_eq!(stage.hub.live().listening(), 0, "nothing is left behind");
}

#[tokio::test]
async fn what_is_no_websocket_is_refused() {
    let town = patient("").await;
    let stage = Stage::of(&town).await;
    let mut stream = tokio::net::TcpStream::connect(stage.address).await.unwrap();
    let request = format!("GET {} HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n", stage.path());
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    tokio::io::AsyncReadExt::read_to_string(&mut stream, &mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 4"), "{answer}");
}
