//! Whoever leaves, or signs out, at one gateway is gone at the other as well.

use futures::{SinkExt as _, StreamExt as _};
use http::Method;
use serde_json::Value;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

use super::*;

/// Somebody who has signed in, with both tokens.
async fn signed_in(gateway: &Program, name: &str) -> (Client, Value) {
    let mut client = Client::new(gateway, "harbour");
    let told = client.login(&format!("{name}@harbour.example"), PASSWORD).await.ok().json();
    client.token = told["access_token"].as_str().map(str::to_owned);
    (client, told)
}

each_installation! {
    async fn whoever_leaves_at_one_gateway_is_refused_at_the_other(here: Installation) {
        let db = here.db().await;
        settle(&db, 1).await;
        let (one, other) = (here.serves(&[]).await, here.serves(&[]).await);
        let (ada, told) = signed_in(&one, "ada").await;
        let there = ada.at(&other);
        // The other gateway knows the sign-in, and the calendar's link.
        there.get("/api/v2/users/me").await.ok();
        let made = there.post("/api/v2/events/calendar/feed-tokens", json!({ "label": "Phone" })).await.ok().json();
        let (_, feed) = made["data"]["feed_url"].as_str().unwrap().split_once("/api/v2").unwrap();
        let feed = format!("/api/v2{feed}");
        Client::new(&other, "").get(&feed).await.ok();

        let left = ada.send(Method::DELETE, "/api/v2/users/me", Some(json!({ "password": PASSWORD }))).await.unwrap();
        left.ok();
        for gateway in [&other, &one] {
            assert_eq!(ada.at(gateway).get("/api/v2/users/me").await.status.as_u16(), 401, "an access token");
            let stranger = Client::new(gateway, "harbour");
            let body = json!({ "refresh_token": told["refresh_token"] });
            assert_eq!(stranger.post("/api/auth/refresh-token", body).await.status.as_u16(), 401, "a refresh token");
            let again = stranger.login("ada@harbour.example", PASSWORD).await;
            assert_eq!((again.status.as_u16(), again.code().as_str()), (401, "AUTH_INVALID_CREDENTIALS"));
            assert_eq!(Client::new(gateway, "").get(&feed).await.status.as_u16() / 100, 4, "a link to a calendar");
        }
        one.stop().await.well();
        other.stop().await.well();
    }

    #[ignore = "needs Redis: scripts/test runs it"]
    async fn a_sign_out_at_one_gateway_ends_the_socket_at_the_other(here: Installation) {
        let redis = needed("TIMEWEAVE_TEST_REDIS");
        let db = here.db().await;
        settle(&db, 1).await;
        let prefix = here.data.path().file_name().unwrap().display().to_string().replace('.', "");
        let more = [
            ("TIMEWEAVE_LIMITS_ENABLED", "false"),
            ("TIMEWEAVE_REDIS_URL", redis.as_str()),
            ("TIMEWEAVE_REDIS_PREFIX", prefix.as_str()),
        ];
        let (one, other) = (here.serves_with(&[], &more).await, here.serves_with(&[], &more).await);
        let (ada, told) = signed_in(&one, "ada").await;
        let mut request = format!("{}/graphql", other.api.replace("http", "ws")).into_client_request().unwrap();
        request.headers_mut().insert("sec-websocket-protocol", "graphql-transport-ws".parse().unwrap());
        let (mut socket, _) = tokio_tungstenite::connect_async(request).await.unwrap();
        let sign_in = json!({ "authorization": format!("Bearer {}", ada.token.as_deref().unwrap()), "x-tenant-slug": "harbour" });
        let said = |message: Value| Message::text(message.to_string());
        socket.send(said(json!({ "type": "connection_init", "payload": sign_in }))).await.unwrap();
        let query = "subscription { notificationAdded { message } }";
        socket.send(said(json!({ "type": "subscribe", "id": "1", "payload": { "query": query } }))).await.unwrap();
        socket.send(said(json!({ "type": "ping" }))).await.unwrap();
        let mut heard = Vec::new();
        while !heard.iter().any(|text: &String| text.contains("\"pong\"")) {
            match tokio::time::timeout(PATIENCE, socket.next()).await.unwrap().unwrap().unwrap() {
                Message::Text(text) => heard.push(text.to_string()),
                other => assert!(other.is_ping(), "{other:?}"),
            }
        }
        assert!(heard[0].contains("connection_ack"), "{heard:?}");

        let body = json!({ "refresh_token": told["refresh_token"] });
        ada.post("/api/auth/logout", body).await.ok();
        let ends = async {
            while let Some(Ok(message)) = socket.next().await {
                if let Message::Close(frame) = message {
                    return frame.map(|frame| u16::from(frame.code));
                }
            }
            None
        };
        let code = tokio::time::timeout(PATIENCE, ends).await.expect("the socket ends");
        assert_eq!(code, Some(4403), "the sign-in has ended");
        assert_eq!(ada.at(&other).get("/api/v2/users/me").await.status.as_u16(), 401);
        one.stop().await.well();
        other.stop().await.well();
    }
}
