//! What keeps somebody from writing, reactions of many messages at once, files by their message, and translations.

use http::Method;
use serde_json::{Value, json};
use timeweave::params;

use super::{delete, put, traces, write};
use crate::each_engine;
use crate::support::{Form, Person};

/// Whether something keeps a member from writing, and the sentence that says what.
async fn kept(person: &Person, query: &str) -> (bool, Value) {
    let data = person.get(&format!("/messages/restriction-status{query}")).await.ok().json()["data"].clone();
    assert_eq!((&data["under_monitoring"], &data["review_notice_required"]), (&json!(false), &json!(false)));
    (data["messaging_disabled"].as_bool().unwrap(), data["restriction_reason"].clone())
}

each_engine! {
    async fn whoever_cannot_write_learns_why(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let to_ben = format!("?partner_id={}", ben.id);
        let nothing = (false, Value::Null);
        assert_eq!(kept(&ada, "").await, nothing);
        assert_eq!(kept(&ada, &to_ben).await, nothing);
        let before = traces(&town).await;
        put(&ben, "/messages/settings", Some(json!({ "messaging_enabled": false }))).await.ok();
        let off = (true, json!("One of you has switched messages off."));
        assert_eq!(kept(&ada, &to_ben).await, off);
        assert_eq!(kept(&ada, "").await, nothing);
        assert_eq!(kept(&ben, "").await, off);
        put(&ben, "/messages/settings", Some(json!({ "messaging_enabled": true }))).await.ok();
        ada.post(&format!("/users/{}/block", cleo.id), json!({})).await.ok();
        let (disabled, reason) = kept(&ada, &format!("?partner_id={}", cleo.id)).await;
        assert!(disabled && reason.is_string(), "{reason}");
        // Who was blocked is told what a message would tell.
        let blocked = cleo.get(&format!("/messages/restriction-status?partner_id={}", ada.id)).await;
        let sent = cleo.post("/messages", json!({ "recipient_id": ada.id, "body": "x" })).await;
        assert_eq!(blocked.refusal(), sent.refusal());
        for id in [ada.id, 999_999] {
            assert_eq!(ada.get(&format!("/messages/restriction-status?partner_id={id}")).await.refusal().1, "NOT_FOUND");
        }
        assert_eq!(traces(&town).await, before);
        let asked = "query($id: ID) { messageRestriction(partnerId: $id) { messagingDisabled restrictionReason } }";
        let answer = ada.graphql(asked, json!({ "id": ben.id.to_string() })).await.ok().json();
        assert_eq!(answer["data"]["messageRestriction"], json!({ "messagingDisabled": false, "restrictionReason": null }), "{answer}");
        let off = "UPDATE tenants SET features = $2 WHERE id = $1";
        town.db().run(off, params![town.harbour, json!({ "direct_messaging": false })]).await.unwrap();
        town.later(chrono::TimeDelta::seconds(6));
        assert_eq!(kept(&ada, "").await, (true, json!("This community has switched messages off.")));
    }

    async fn reactions_are_counted_for_many_messages_of_ones_own(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let (one, two, plain) = (write(&ada, &ben, "1").await, write(&ben, &ada, "2").await, write(&ada, &ben, "3").await);
        let foreign = write(&ben, &cleo, "4").await;
        for (person, message, emoji) in [(&ada, one, "👍"), (&ben, one, "👍"), (&ben, one, "❤️"), (&ada, two, "😂"), (&cleo, foreign, "👍")] {
            person.post(&format!("/messages/{message}/reactions"), json!({ "emoji": emoji })).await.ok();
        }
        let path = format!("/messages/reactions/batch?ids={one},%20{two},{plain},{foreign},x,,-1");
        let answer = ada.get(&path).await.ok().json();
        let expected = json!({ one.to_string(): { "👍": 2, "❤️": 1 }, two.to_string(): { "😂": 1 } });
        assert_eq!(answer, json!({ "success": true, "data": { "reactions": expected } }));
        // What one deletes for oneself is not counted for oneself.
        delete(&ada, &format!("/messages/{one}"), json!({ "scope": "self" })).await.ok();
        assert_eq!(ada.get(&path).await.ok().json()["data"]["reactions"], json!({ two.to_string(): { "😂": 1 } }));
        assert_eq!(ada.get("/messages/reactions/batch").await.ok().json()["data"]["reactions"], json!({}));
        let many = (0..100).map(|_| "0".to_owned()).chain([two.to_string()]).collect::<Vec<_>>().join(",");
        assert_eq!(ada.get(&format!("/messages/reactions/batch?ids={many}")).await.ok().json()["data"]["reactions"], json!({}));
    }

    async fn files_are_found_by_their_message(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let form = Form::default().text("recipient_id", ben.id).file("attachments", "a.txt", b"hello");
        let sent = ada.form(Method::POST, "/messages", &form).await.ok().json()["data"].clone();
        let (message, file) = (&sent["id"], &sent["attachments"][0]["id"]);
        let form = Form::default().text("recipient_id", ben.id).file("voice", "a.ogg", b"OggS\0\x02");
        let voice = ada.form(Method::POST, "/messages/voice", &form).await.ok().json()["data"].clone();
        let path = format!("/messages/{message}/attachments/{file}");
        for person in [&ada, &ben] {
            let heard = person.get(&path).await.ok();
            assert_eq!(heard.text(), "hello");
            assert_eq!(heard.header("content-disposition").unwrap(), "attachment; filename=\"a.txt\"; filename*=UTF-8''a.txt");
            assert_eq!(person.get(&format!("/messages/{}/voice", voice["id"])).await.ok().header("content-type").unwrap(), "audio/ogg");
        }
        let wrong = format!("/messages/{}/attachments/{file}", voice["id"]);
        for (person, path) in [(&cleo, &path), (&admin, &path), (&ada, &wrong), (&ada, &format!("/messages/{message}/voice")), (&cleo, &format!("/messages/{}/voice", voice["id"]))] {
            assert_eq!(person.get(path).await.refusal().1, "NOT_FOUND", "{path}");
        }
        delete(&ada, &format!("/messages/{message}"), json!({ "scope": "everyone" })).await.ok();
        assert_eq!(ben.get(&path).await.refusal().1, "NOT_FOUND");
    }

    async fn nobody_translates_here(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let message = write(&ada, &ben, "Guten Tag").await;
        let path = format!("/messages/{message}/translate");
        let german = json!({ "target_language": "de" });
        assert_eq!(ben.post(&path, german.clone()).await.refusal(), (503, "AI_SERVICE_ERROR".to_owned(), String::new()));
        assert_eq!(ben.post(&path, json!({ "target_language": "pt-BR" })).await.refusal().0, 503);
        for language in ["", "german!", "d", "de_DE"] {
            let heard = ben.post(&path, json!({ "target_language": language })).await;
            assert_eq!(heard.refusal(), (400, "VALIDATION_ERROR".to_owned(), "target_language".to_owned()), "{language}");
        }
        assert_eq!(cleo.post(&path, german.clone()).await.refusal().1, "NOT_FOUND");
        let form = Form::default().text("recipient_id", ben.id).file("voice", "a.ogg", b"OggS\0\x02");
        let voice = ada.form(Method::POST, "/messages/voice", &form).await.ok().json()["data"]["id"].clone();
        assert_eq!(ben.post(&format!("/messages/{voice}/translate"), german.clone()).await.refusal(), (422, "NO_CONTENT".to_owned(), String::new()));
        delete(&ada, &format!("/messages/{message}"), json!({ "scope": "everyone" })).await.ok();
        assert_eq!(ben.post(&path, german.clone()).await.refusal().1, "NOT_FOUND");
        let off = "UPDATE tenants SET features = $2 WHERE id = $1";
        town.db().run(off, params![town.harbour, json!({ "message_translation": false })]).await.unwrap();
        town.later(chrono::TimeDelta::seconds(6));
        assert_eq!(ben.post(&path, german).await.refusal().1, "FEATURE_DISABLED");
    }
}
