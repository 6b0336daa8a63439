//! Two gateways on one database.

use std::collections::BTreeMap;
use std::time::Duration;

use futures::{SinkExt as _, StreamExt as _};
use serde_json::Value;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

use super::*;

each_installation! {
    async fn two_gateways_with_workers_ring_every_bell_once(here: Installation) {
        let db = here.db().await;
        let members = settle(&db, 60).await;
        let (one, other) = (here.serves(&[]).await, here.serves(&[]).await);
        let ada = Client::member(&one, "ada").await;
        let ada_there = ada.at(&other);

        let (left, right) = members[1..].split_at(30);
        for (here, there) in left.iter().zip(right) {
            let (here, there) = tokio::join!(ada.ask(*here), ada_there.ask(*there));
            assert_eq!((here.unwrap().status.as_u16(), there.unwrap().status.as_u16()), (201, 201));
        }
        until(&db, PENDING, |pending| pending == 0).await;
        assert_eq!((count(&db, EVENTS).await, count(&db, DONE).await), (60, 60));
        assert_eq!((count(&db, RUNG).await, count(&db, EVENTS_RUNG).await), (60, 60));
        one.stop().await.well();
        other.stop().await.well();
    }

    #[ignore = "needs Redis: scripts/test runs it"]
    async fn what_a_worker_does_reaches_sockets_at_the_gateway(here: Installation) {
        // One process answers and holds the sockets, the other one does the work.
        let redis = needed("TIMEWEAVE_TEST_REDIS");
        let db = here.db().await;
        let members = settle(&db, 1).await;
        let prefix = here.data.path().file_name().unwrap().display().to_string().replace('.', "");
        let more = [
            ("TIMEWEAVE_LIMITS_ENABLED", "false"),
            ("TIMEWEAVE_REDIS_URL", redis.as_str()),
            ("TIMEWEAVE_REDIS_PREFIX", prefix.as_str()),
        ];
        let gateway = here.serves_with(&["--no-worker"], &more).await;
        let worker = here.program(&["work"], &more);
        worker.says("Timeweave works.").await;
        acquainted(&redis, &prefix).await;

        let ada = Client::member(&gateway, "ada").await;
        let reader = Client::member(&gateway, "m1").await;
        let config = reader.get("/api/v2/pusher/config").await.ok().json();
        let (key, channel) = (config["data"]["key"].as_str().unwrap(), &config["data"]["channels"]["user"]);
        let door = format!("{}/app/{key}?protocol=7&client=js&version=8.4.0&flash=false", gateway.api.replace("http", "ws"));
        let (mut socket, _) = tokio_tungstenite::connect_async(door).await.unwrap();
        let (name, established) = event(&mut socket).await;
        assert_eq!(name, "pusher:connection_established");
        let asked = json!({ "socket_id": established["socket_id"], "channel_name": channel });
        let word = reader.post("/api/pusher/auth", asked).await.ok().json();
        let data = json!({ "channel": channel, "auth": word["auth"] });
        socket.send(said(json!({ "event": "pusher:subscribe", "data": data }))).await.unwrap();
        let (name, answer) = event(&mut socket).await;
        assert_eq!(name, "pusher_internal:subscription_succeeded", "{answer}");

        ada.ask(members[1]).await.unwrap().ok();
        let mut told = BTreeMap::new();
        while told.len() < 3 {
            told.extend([event(&mut socket).await]);
        }
        let names: Vec<&str> = told.keys().map(String::as_str).collect();
        assert_eq!(names, ["connection.requested", "notification", "unread-count"]);
        assert_eq!(told["connection.requested"]["requester_id"], members[0]);
        assert_eq!(told["notification"]["message"], "ada would like to connect with you.");
        assert_eq!(told["unread-count"], json!({ "notifications": 1, "messages": 0, "total": 1 }));
        socket.close(None).await.unwrap();
        gateway.stop().await.well();
        worker.stop().await.well();
    }
}

/// Until two processes listen to each other on this prefix.
async fn acquainted(redis: &str, prefix: &str) {
    let client = redis::Client::open(redis).unwrap();
    let mut connection = client.get_multiplexed_async_connection().await.unwrap();
    let meeting = async {
        loop {
            let mut list = redis::cmd("PUBSUB");
            list.arg("CHANNELS").arg(format!("{prefix}:live:*"));
            let channels: Vec<String> = list.query_async(&mut connection).await.unwrap();
            if let [channel] = channels.as_slice() {
                let mut count = redis::cmd("PUBSUB");
                count.arg("NUMSUB").arg(channel);
                let (_, listeners): (String, i64) = count.query_async(&mut connection).await.unwrap();
                if listeners == 2 {
                    return;
                }
            }
            // The processes connect in their own time: there is nobody to tell us.
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    assert!(tokio::time::timeout(PATIENCE, meeting).await.is_ok(), "the two do not hear each other");
}

/// Whoever works rings the bell of somebody who listens at the other gateway.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs Redis: scripts/test runs it"]
async fn live_updates_reach_a_subscriber_at_the_other_gateway() {
    let redis = needed("TIMEWEAVE_TEST_REDIS");
    let here = Installation::on(Engine::Postgres).await;
    let db = here.db().await;
    let members = settle(&db, 40).await;
    let prefix = format!("gateways{}", std::process::id());
    let more = [
        ("TIMEWEAVE_LIMITS_ENABLED", "false"),
        ("TIMEWEAVE_REDIS_URL", redis.as_str()),
        ("TIMEWEAVE_REDIS_PREFIX", &prefix),
    ];
    let one = here.serves_with(&[], &more).await;
    let other = here.serves_with(&["--no-worker"], &more).await;
    let ada = Client::member(&one, "ada").await;
    let reader = Client::member(&other, "m1").await;

    let mut request = format!("{}/graphql", other.api.replace("http", "ws")).into_client_request().unwrap();
    request.headers_mut().insert("sec-websocket-protocol", "graphql-transport-ws".parse().unwrap());
    let (mut socket, _) = tokio_tungstenite::connect_async(request).await.unwrap();
    let sign_in = json!({ "authorization": format!("Bearer {}", reader.token.unwrap()), "x-tenant-slug": "harbour" });
    let query = "subscription { notificationAdded { message } }";
    socket.send(said(json!({ "type": "connection_init", "payload": sign_in }))).await.unwrap();
    assert_eq!(heard(&mut socket).await["type"], "connection_ack");
    socket.send(said(json!({ "type": "subscribe", "id": "1", "payload": { "query": query } }))).await.unwrap();
    // A pong says that the subscription before it has been read.
    socket.send(said(json!({ "type": "ping" }))).await.unwrap();
    assert_eq!(heard(&mut socket).await["type"], "pong");

    ada.ask(members[1]).await.unwrap().ok();
    let next = heard(&mut socket).await;
    assert_eq!(next["type"], "next", "{next}");
    let message = &next["payload"]["data"]["notificationAdded"]["message"];
    assert_eq!(message, "ada would like to connect with you.");
    socket.close(None).await.unwrap();
    one.stop().await.well();
    other.stop().await.well();
}

type Socket = tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>;

fn said(message: Value) -> Message {
    Message::text(message.to_string())
}

/// The next event of the Pusher protocol, with its data.
async fn event(socket: &mut Socket) -> (String, Value) {
    let message = heard(socket).await;
    let data = serde_json::from_str(message["data"].as_str().expect("data is text")).unwrap();
    (message["event"].as_str().unwrap().to_owned(), data)
}

/// The next message that is not a question whether we are there.
async fn heard(socket: &mut Socket) -> Value {
    loop {
        let message = tokio::time::timeout(Duration::from_secs(30), socket.next()).await.unwrap().unwrap().unwrap();
        let Message::Text(text) = message else { continue };
        let message: Value = serde_json::from_str(&text).unwrap();
        if message["type"] != "ping" {
            return message;
        }
    }
}
