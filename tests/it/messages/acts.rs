//! Changing, deleting and reacting.

use chrono::TimeDelta;
use serde_json::json;
use timeweave::params;

use super::{bodies, delete, inbox, put, traces, unread, write};
use crate::each_engine;

each_engine! {
    async fn a_message_is_changed_for_a_day(town: Town) {
        let [mut ada, ben] = town.members(["ada", "ben"]).await;
        let id = write(&ada, &ben, "Helo").await;
        town.later(TimeDelta::minutes(5));
        let changed = put(&ada, &format!("/messages/{id}"), Some(json!({ "body": " Hello " }))).await.ok().json();
        assert_eq!(changed["data"]["body"], "Hello");
        assert_eq!((&changed["data"]["is_edited"], &changed["data"]["edited_at"]), (&json!(true), &json!("2026-01-05T12:05:00Z")));
        assert_eq!(bodies(&ben, &ada).await, ["Hello"]);

        town.later(TimeDelta::hours(24));
        ada.signs_in().await;
        let late = put(&ada, &format!("/messages/{id}"), Some(json!({ "body": "Good bye" }))).await;
        assert_eq!(late.refusal(), (422, "EDIT_EXPIRED".to_owned(), String::new()));
        assert_eq!(bodies(&ada, &ben).await, ["Hello"]);
    }

    async fn whoever_may_not_is_refused_and_nothing_changes(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let far = town.member_as("meadow", "far", "member").await;
        let id = write(&ada, &ben, "Hello").await;
        let before = traces(&town).await;
        let path = format!("/messages/{id}");
        for stranger in [&cleo, &admin, &far] {
            let table = [
                put(stranger, &path, Some(json!({ "body": "x" }))).await,
                stranger.delete(&path).await,
                stranger.delete(&format!("{path}?scope=self")).await,
                stranger.post(&format!("{path}/reactions"), json!({ "emoji": "👍" })).await,
            ];
            for heard in table {
                assert_eq!(heard.refusal(), (404, "NOT_FOUND".to_owned(), String::new()), "{}", stranger.name);
            }
        }
        let by_ben = [
            (put(&ben, &path, Some(json!({ "body": "x" }))).await, 403, "FORBIDDEN", ""),
            (ben.delete(&path).await, 403, "FORBIDDEN", ""),
            (delete(&ben, &path, json!({ "scope": "everyone" })).await, 403, "FORBIDDEN", ""),
            (delete(&ben, &format!("{path}?scope=self"), json!({ "scope": "everyone" })).await, 422, "VALIDATION_ERROR", "scope"),
            (delete(&ben, &path, json!({ "scope": "all" })).await, 422, "VALIDATION_ERROR", "scope"),
            (ben.post(&format!("{path}/reactions"), json!({ "emoji": "🎉" })).await, 400, "VALIDATION_ERROR", "emoji"),
            (put(&ada, &path, Some(json!({ "body": " \n " }))).await, 422, "VALIDATION_ERROR", "body"),
        ];
        for (heard, status, code, field) in by_ben {
            assert_eq!(heard.refusal(), (status, code.to_owned(), field.to_owned()));
        }
        assert_eq!(traces(&town).await, before);
        assert_eq!(bodies(&ben, &ada).await, ["Hello"]);
    }

    async fn deleting_for_oneself_leaves_the_other_side_alone(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let first = write(&ada, &ben, "first").await;
        let last = write(&ada, &ben, "last").await;
        assert_eq!(unread(&ben).await, 2);

        let gone = delete(&ben, &format!("/messages/{last}"), json!({ "scope": "self" })).await.ok();
        assert_eq!(
            gone.json(),
            json!({ "data": { "success": true, "message": "The message is deleted." }, "meta": { "base_url": "http://localhost" } })
        );
        assert_eq!(delete(&ben, &format!("/messages/{last}"), json!({ "scope": "self" })).await.refusal().1, "NOT_FOUND");
        // The list falls back to what Ben still sees; what he deleted is not unread.
        let line = ben.get("/messages").await.ok().json()["data"][0].clone();
        assert_eq!((&line["last_message"]["id"], &line["unread_count"]), (&json!(first), &json!(1)));
        assert_eq!((unread(&ben).await, bodies(&ben, &ada).await), (1, vec!["first".to_owned()]));
        assert_eq!(bodies(&ada, &ben).await, ["last", "first"]);

        // With nothing left there is no conversation for Ben, until the next message.
        ben.delete(&format!("/messages/{first}?scope=self")).await.ok();
        assert!(inbox(&ben, "").await.is_empty() && inbox(&ben, "?archived=true").await.is_empty());
        assert_eq!(ben.delete(&format!("/messages/conversations/{}", ada.id)).await.refusal().1, "NOT_FOUND");
        assert_eq!(inbox(&ada, "").await, [(ben.id, 0)]);
        write(&ada, &ben, "again").await;
        assert_eq!(inbox(&ben, "").await, [(ada.id, 1)]);
    }

    async fn deleting_for_everyone_erases_the_text(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = write(&ada, &ben, "Never mind").await;
        ben.post(&format!("/messages/{id}/reactions"), json!({ "emoji": "👍" })).await.ok();
        ada.delete(&format!("/messages/{id}")).await.ok();

        assert_eq!(unread(&ben).await, 0);
        let seen = ben.get(&format!("/messages/{}", ada.id)).await.ok().json()["data"][0].clone();
        assert_eq!((&seen["body"], &seen["is_deleted"], &seen["reactions"]), (&json!(""), &json!(true), &json!([])));
        let stored: (String, String) = town
            .db()
            .one("SELECT body, CAST(reactions AS TEXT) FROM messages WHERE tenant_id = $1 AND id = $2", params![town.harbour, id])
            .await
            .unwrap();
        assert_eq!(stored, (String::new(), "[]".to_owned()));
        for heard in [
            ada.delete(&format!("/messages/{id}")).await,
            put(&ada, &format!("/messages/{id}"), Some(json!({ "body": "x" }))).await,
            ben.post(&format!("/messages/{id}/reactions"), json!({ "emoji": "👍" })).await,
        ] {
            assert_eq!(heard.refusal(), (404, "NOT_FOUND".to_owned(), String::new()));
        }
        delete(&ben, &format!("/messages/{id}"), json!({ "scope": "self" })).await.ok();
        assert!(bodies(&ben, &ada).await.is_empty());
    }

    async fn a_reaction_comes_and_goes(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = write(&ada, &ben, "Hello").await;
        let path = format!("/messages/{id}/reactions");
        let added = ben.post(&path, json!({ "emoji": "👍" })).await.ok().json();
        assert_eq!(
            added["data"],
            json!({ "message_id": id, "emoji": "👍", "action": "added", "reactions": [{ "emoji": "👍", "count": 1, "reacted": true }] })
        );
        ada.post(&path, json!({ "emoji": "👍" })).await.ok();
        let line = ada.get("/messages").await.ok().json()["data"][0]["reactions"].clone();
        assert_eq!(line, json!([{ "emoji": "👍", "count": 2, "reacted": true }]));
        let removed = ben.post(&path, json!({ "emoji": "👍" })).await.ok().json();
        assert_eq!((&removed["data"]["action"], &removed["data"]["reactions"][0]["reacted"]), (&json!("removed"), &json!(false)));
        ben.post(&format!("/users/{}/block", ada.id), json!({})).await.ok();
        assert_eq!(ada.post(&path, json!({ "emoji": "🙏" })).await.refusal().1, "NOT_FOUND");
        assert_eq!(ben.post(&path, json!({ "emoji": "🙏" })).await.refusal().1, "BLOCKED");
    }

    async fn a_conversation_is_put_away_and_comes_back(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        write(&ada, &ben, "one").await;
        write(&ben, &ada, "two").await;
        let path = format!("/messages/conversations/{}", ben.id);

        let away = ada.delete(&path).await.ok().json();
        assert_eq!(away["data"], json!({ "success": true, "message": "The conversation is archived." }));
        ada.delete(&path).await.ok();
        assert!(inbox(&ada, "").await.is_empty());
        assert_eq!((inbox(&ada, "?archived=1").await, unread(&ada).await), (vec![(ben.id, 1)], 1));
        assert_eq!(inbox(&ben, "").await, [(ada.id, 1)]);

        let back = ada.tap(&format!("{path}/restore")).await.ok().json();
        let sentence = "The conversation is back in your inbox.";
        assert_eq!(back["data"], json!({ "success": true, "message": sentence, "restored_count": 2 }));
        assert_eq!(ada.tap(&format!("{path}/restore")).await.ok().json()["data"]["restored_count"], 0);
        assert_eq!(inbox(&ada, "").await, [(ben.id, 1)]);

        // Whoever writes brings it back for both.
        ada.delete(&path).await.ok();
        write(&ben, &ada, "three").await;
        assert_eq!(inbox(&ada, "").await, [(ben.id, 2)]);

        for id in [cleo.id, ada.id, 999_999] {
            assert_eq!(ada.delete(&format!("/messages/conversations/{id}")).await.refusal().1, "NOT_FOUND");
            assert_eq!(ada.tap(&format!("/messages/conversations/{id}/restore")).await.refusal().1, "NOT_FOUND");
        }
    }

    async fn the_line_about_a_message_that_was_taken_back_counts_as_read(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let first = write(&ada, &ben, "Hello").await;
        town.deliver().await;
        town.later(TimeDelta::minutes(2));
        let second = write(&ada, &ben, "Hello again").await;
        town.deliver().await;
        let unread_lines = async || {
            let sql = "SELECT COUNT(*) FROM notifications WHERE tenant_id = $1 AND user_id = $2 AND read_at IS NULL AND deleted_at IS NULL";
            town.db().one::<i64>(sql, params![town.harbour, ben.id]).await.unwrap()
        };
        assert_eq!(unread_lines().await, 2);
        // For oneself alone it changes nothing for the other.
        delete(&ada, &format!("/messages/{second}"), json!({ "scope": "self" })).await.ok();
        town.deliver().await;
        assert_eq!(unread_lines().await, 2);
        delete(&ada, &format!("/messages/{first}"), json!({ "scope": "everyone" })).await.ok();
        town.deliver().await;
        assert_eq!(unread_lines().await, 1);
    }

    async fn a_conversation_deleted_for_everyone_loses_only_what_its_deleter_wrote(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        write(&ada, &ben, "mine").await;
        write(&ben, &ada, "theirs").await;
        delete(&ada, &format!("/messages/conversations/{}", ben.id), json!({ "scope": "everyone" })).await.ok();
        assert_eq!(bodies(&ben, &ada).await, ["theirs", ""]);
        assert_eq!((inbox(&ada, "").await.len(), inbox(&ada, "?archived=true").await.len()), (0, 1));
    }
}
