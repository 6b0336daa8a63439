//! Two gateways on one database.

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
}

/// With `TIMEWEAVE_TEST_REDIS=redis://...`: whoever works rings the bell of somebody who listens at the other gateway.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn live_updates_reach_a_subscriber_at_the_other_gateway() {
    let Ok(redis) = std::env::var("TIMEWEAVE_TEST_REDIS") else { return };
    let Some(here) = Installation::on(Engine::Postgres).await else { return };
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
