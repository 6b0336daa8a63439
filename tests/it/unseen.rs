//! A text of letters that nobody sees is no text, and a title hides none, whatever the door.

use http::Method;
use serde_json::json;

use crate::each_engine;

/// As messages, posts and names, all of these look like nothing at all.
const NOTHING: [&str; 4] = ["\u{200b}", " \u{3164}\n", "\u{2800}\u{feff}", "\u{e0041}\u{ad}"];

each_engine! {
    async fn what_nobody_sees_is_not_said(town: Town = "[limits]\nenabled = false\n") {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let post = ada.post("/feed/posts", json!({ "content": "Hello" })).await.ok().json()["data"]["id"].clone();
        let group = json!({ "name": "Garden", "description": "We dig.", "visibility": "public" });
        let group = ben.post("/groups", group).await.ok().json()["data"]["id"].clone();
        let tables = ["feed_posts", "feed_comments", "feed_reports", "messages", "group_messages", "group_discussions", "groups", "event_series", "saved_collections", "bookmark_collections", "domain_events"];
        let count = async || {
            let mut all = Vec::new();
            for table in tables {
                all.push(town.count(table).await);
            }
            all
        };
        let before = count().await;
        for text in NOTHING {
            for (path, body, field) in [
                ("/feed/posts".to_owned(), json!({ "content": text }), "content"),
                ("/comments".to_owned(), json!({ "target_type": "post", "target_id": post, "content": text }), "content"),
                (format!("/feed/items/post/{post}/report"), json!({ "reason": text }), "reason"),
                ("/messages".to_owned(), json!({ "recipient_id": ada.id, "body": text }), "body"),
                (format!("/groups/{group}/messages"), json!({ "body": text }), "body"),
                (format!("/groups/{group}/discussions"), json!({ "title": "Beds", "content": text }), "content"),
                (format!("/groups/{group}/discussions"), json!({ "title": text, "content": "Which?" }), "title"),
                ("/me/collections".to_owned(), json!({ "name": text }), "name"),
                ("/me/collections".to_owned(), json!({ "name": "Spring\u{202e}gnirpS" }), "name"),
                ("/bookmark-collections".to_owned(), json!({ "name": text }), "name"),
            ] {
                assert_eq!(ben.post(&path, body).await.refusal(), (422, "VALIDATION_ERROR".into(), field.into()), "{path} {text:?}");
            }
        }
        for (path, body, status, field) in [
            ("/groups", json!({ "name": "Shed", "location": "Qu\u{202e}yau" }), 422, "location"),
            ("/groups", json!({ "name": "Shed", "location": "Quay\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}" }), 422, "location"),
            ("/events/series", json!({ "title": "Repair\u{200b}evenings" }), 400, "title"),
        ] {
            assert_eq!(ben.post(path, body).await.refusal(), (status, "VALIDATION_ERROR".into(), field.into()), "{path}");
        }
        assert_eq!(count().await, before);
        let group = ben.post("/groups", json!({ "name": "Shed", "location": " The\n quay " })).await.ok().json();
        assert_eq!(group["data"]["location"], "The quay", "a place is one line");
        // What joins letters or turns them stays as it was typed.
        let typed = "\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467} \u{645}\u{6cc}\u{200c}\u{62e}\u{648}\u{627}\u{647}\u{645} a<b";
        let posted = ben.post("/feed/posts", json!({ "content": typed })).await.ok().json();
        assert_eq!(posted["data"]["content"], typed);
        let sent = ben.post("/messages", json!({ "recipient_id": ada.id, "body": typed })).await.ok().json();
        assert_eq!(sent["data"]["body"], typed);
        let path = format!("/feed/posts/{}", posted["data"]["id"]);
        let emptied = ben.send(ben.request(Method::PUT, &path, Some(json!({ "content": NOTHING[0] })))).await;
        assert_eq!(emptied.refusal(), (422, "VALIDATION_ERROR".into(), "content".into()));
    }
}
