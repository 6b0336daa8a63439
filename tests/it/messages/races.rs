//! Several at once.

use futures::future::join_all;
use serde_json::json;
use tokio::join;

use super::{bodies, delete, inbox, put, traces, unread, write};
use crate::each_engine;

each_engine! {
    async fn what_comes_while_all_is_marked_as_read_is_counted_once(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        for round in 0..5 {
            let read = format!("/messages/{}/read", ada.id);
            let sending = join_all((0..4).map(|number| {
                let (ada, ben) = (&ada, &ben);
                async move { write(ada, ben, &format!("{round}.{number}")).await }
            }));
            let (sent, one, other) = join!(sending, put(&ben, &read, None), put(&ben, &read, None));
            let marked = |heard: &crate::support::Heard| heard.json()["data"]["marked_read"].as_i64().unwrap();
            let (one, other) = (marked(&one.ok()), marked(&other.ok()));
            let rest = unread(&ben).await;
            assert_eq!(one + other + rest, i64::try_from(sent.len()).unwrap(), "every message is marked once or unread");
            assert_eq!(inbox(&ben, "").await, [(ada.id, rest)]);
            put(&ben, &read, None).await.ok();
            assert_eq!(unread(&ben).await, 0);
        }
    }

    async fn two_who_write_to_each_other_at_once_have_one_conversation(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        join!(write(&ada, &ben, "from ada"), write(&ben, &ada, "from ben"));
        assert_eq!(traces(&town).await, (2, 2, 2));
        let (newest, mirrored) = (bodies(&ada, &ben).await, bodies(&ben, &ada).await);
        assert_eq!(newest, mirrored);
        for viewer in [&ada, &ben] {
            let line = viewer.get("/messages").await.ok().json()["data"][0].clone();
            assert_eq!(line["last_message"]["body"].as_str().unwrap(), newest[0]);
        }
    }

    async fn a_message_and_a_block_come_one_after_the_other(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let block = format!("/users/{}/block", ada.id);
        let (sent, blocked) = join!(
            ada.post("/messages", json!({ "recipient_id": ben.id, "body": "x" })),
            ben.post(&block, json!({})),
        );
        blocked.ok();
        assert!(sent.status == 201 || sent.refusal().1 == "NOT_FOUND", "{}", sent.text());
        assert_eq!(town.count("messages").await, i64::from(sent.status == 201));
    }

    async fn hiding_the_last_message_does_not_hide_the_one_that_comes(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        for _ in 0..5 {
            let last = write(&ada, &ben, "old").await;
            let path = format!("/messages/{last}");
            let (hidden, new) = join!(delete(&ben, &path, json!({ "scope": "self" })), write(&ada, &ben, "new"));
            hidden.ok();
            assert_eq!(ben.get("/messages").await.ok().json()["data"][0]["last_message"]["id"], new);
        }
    }

    async fn reactions_at_once_are_all_kept(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = write(&ada, &ben, "Hello").await;
        let path = format!("/messages/{id}/reactions");
        join_all(["👍", "❤️", "😂", "🙏"].map(|emoji| {
            let (ben, path) = (&ben, &path);
            async move { ben.post(path, json!({ "emoji": emoji })).await.ok() }
        }))
        .await;
        ada.post(&path, json!({ "emoji": "👍" })).await.ok();
        let line = ben.get("/messages").await.ok().json()["data"][0]["reactions"].clone();
        assert_eq!(line.as_array().unwrap().len(), 4);
    }
}
