//! What is told when something happens, and to whom.

use http::Method;
use serde_json::{Value, json};
use timeweave::params;

use super::{Stage, chat, own};
use crate::each_engine;
use crate::listings::heading;
use crate::reviews::{deal, reviewed};
use crate::wallet::grant;

/// Without the moment, which no test knows beforehand, but which is there.
fn timeless(mut data: Value) -> Value {
    let moment = data.as_object_mut().and_then(|data| data.remove("created_at"));
    assert!(moment.is_some_and(|moment| moment.as_str().is_some_and(|text| text.starts_with("2026-"))), "{data}");
    data
}

each_engine! {
    async fn a_wish_to_connect_and_its_acceptance(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let stage = Stage::of(&town).await;
        let mut of_ada = stage.listens(&ada, &[&own(&ada)]).await;
        let mut of_ben = stage.listens(&ben, &[&own(&ben)]).await;
        let mut bystander = stage.listens(&cleo, &[&own(&cleo), "private-tenant.1.feed"]).await;

        let id = town.ask(&ada, &ben).await;
        town.deliver().await;
        let mut heard = Vec::new();
        for _ in 0..3 {
            heard.push(of_ben.hear().await.unwrap());
        }
        heard.sort_by(|one, other| one.0.cmp(&other.0));
        let names: Vec<&str> = heard.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["connection.requested", "notification", "unread-count"]);
        let requested = json!({ "id": id, "requester_id": ada.id, "requester_name": "Ada" });
        assert_eq!(timeless(heard[0].1.clone()), requested);
        let line = timeless(heard[1].1.clone());
        assert_eq!((&line["type"], &line["message"]), (&json!("connection_request"), &json!("Ada would like to connect with you.")));
        assert!(line["id"].is_i64() && line["link"].is_string() && line.as_object().unwrap().len() == 4, "{line}");
        assert_eq!(heard[2].1, json!({ "notifications": 1, "messages": 0, "total": 1 }));

        ben.tap(&format!("/connections/{id}/accept")).await.ok();
        town.deliver().await;
        let accepted = of_ada.waits_for("connection.accepted").await;
        assert_eq!(timeless(accepted), json!({ "id": id, "acceptor_id": ben.id, "acceptor_name": "Ben" }));
        assert!(bystander.is_silent().await);
    }

    async fn a_message_is_told_to_the_two(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let stage = Stage::of(&town).await;
        let (pair, thread) = (chat(&ada, &ben), chat(&ada, &ben).replace(".chat.", ".conversation."));
        let mut of_ben = stage.listens(&ben, &[&own(&ben)]).await;
        let mut in_chat = stage.listens(&ben, &[&own(&ben).replace("tenant.1.", ""), &pair]).await;
        let mut in_thread = stage.listens(&ada, &[&own(&ada), &thread]).await;
        let mut bystander = stage.listens(&cleo, &[&own(&cleo)]).await;

        let text = "May I borrow your ladder? ".repeat(20);
        let sent = ada.post("/messages", json!({ "recipient_id": ben.id, "body": text })).await.ok();
        let id = sent.json()["data"]["id"].clone();
        town.deliver().await;

        let summary = timeless(of_ben.waits_for("new-message").await);
        let preview: String = text.trim().chars().take(200).collect();
        assert_eq!(summary, json!({
            "id": id, "conversation_id": format!("{}-{}", ada.id, ben.id), "sender_id": ada.id, "sender_name": "Ada",
            "preview": preview, "is_voice": false,
        }));
        let count = loop {
            let count = of_ben.waits_for("unread-count").await;
            if count["total"] == 2 {
                break count;
            }
        };
        assert_eq!(count, json!({ "notifications": 1, "messages": 1, "total": 2 }));
        let message = timeless(in_chat.waits_for("message").await);
        assert_eq!((&message["id"], &message["body"], &message["receiver_id"]), (&id, &json!(text.trim()), &json!(ben.id)));
        let told = timeless(in_thread.waits_for("message.sent").await);
        assert_eq!(told, json!({ "id": id, "body": text.trim(), "sender_id": ada.id, "is_voice": false, "audio_url": null }));
        assert!(bystander.is_silent().await);
    }

    async fn what_is_read_on_one_device_is_counted_anew_on_all(town: Town) {
        let [ada, ben, cleo, dan, eva] = town.members(["ada", "ben", "cleo", "dan", "eva"]).await;
        for other in [&ada, &cleo, &dan, &eva] {
            town.ask(other, &ben).await;
        }
        ada.post("/messages", json!({ "recipient_id": ben.id, "body": "Hello" })).await.ok();
        town.deliver().await;
        let page = ben.get("/notifications").await.ok().json();
        let all = page["data"].as_array().unwrap();
        let asked: Vec<_> = all.iter().filter(|line| line["type"] == "connection_request").map(|line| &line["id"]).collect();
        let others = all.len() - asked.len();
        assert_eq!(asked.len(), 4);
        let stage = Stage::of(&town).await;
        let mut phone = stage.listens(&ben, &[&own(&ben)]).await;
        let mut laptop = stage.listens(&ben, &[&own(&ben)]).await;
        let mut bystander = stage.listens(&ada, &[&own(&ada)]).await;

        let read = |id: &Value| format!("/notifications/{id}/read");
        let group = json!({ "group_key": "connection_request:/connections" });
        let chat = format!("/messages/{}/read", ada.id);
        for (method, path, body, lines, messages) in [
            (Method::POST, read(asked[0]), None, others + 3, 1),
            (Method::DELETE, format!("/notifications/{}", asked[1]), None, others + 2, 1),
            (Method::POST, "/notifications/group/read".to_owned(), Some(group), others, 1),
            (Method::POST, "/notifications/read-all".to_owned(), None, 0, 1),
            (Method::PUT, chat, None, 0, 0),
            (Method::DELETE, "/notifications".to_owned(), None, 0, 0),
        ] {
            ben.send(ben.request(method.clone(), &path, body.clone())).await.ok();
            let counts = json!({ "notifications": lines, "messages": messages, "total": lines + messages });
            for line in [&mut phone, &mut laptop] {
                assert_eq!(line.hears("unread-count").await, counts, "{path}");
            }
            // Nothing changes the second time, so nothing is told: the next count is that of the next call.
            ben.send(ben.request(method, &path, body)).await;
        }
        assert!(phone.is_silent().await && bystander.is_silent().await);
    }

    async fn whoever_is_muted_disturbs_nobody(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        ben.post(&format!("/feed/users/{}/mute", ada.id), json!({})).await.ok();
        let stage = Stage::of(&town).await;
        let mut line = stage.listens(&ben, &[&own(&ben)]).await;
        town.ask(&ada, &ben).await;
        ada.post("/messages", json!({ "recipient_id": ben.id, "body": "Hello" })).await.ok();
        town.deliver().await;
        // That there is something unread is true, and told; who wrote is not.
        assert_eq!(line.hears("unread-count").await, json!({ "notifications": 0, "messages": 1, "total": 1 }));
        assert!(line.is_silent().await);
    }

    async fn hours_are_told_to_both_sides(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        grant(&town, &ada, 500).await;
        town.deliver().await;
        let stage = Stage::of(&town).await;
        let mut of_ada = stage.listens(&ada, &[&own(&ada)]).await;
        let mut of_ben = stage.listens(&ben, &[&own(&ben)]).await;
        let mut bystander = stage.listens(&cleo, &[&own(&cleo)]).await;
        let paid = json!({ "recipient": ben.id, "amount": 1.25, "description": "for the shelf" });
        let id = ada.post("/wallet/transfer", paid).await.ok().json()["data"]["id"].clone();
        town.deliver().await;
        for line in [&mut of_ada, &mut of_ben] {
            let told = timeless(line.waits_for("transaction.completed").await);
            assert_eq!(told, json!({
                "id": id, "amount": 1.25, "description": "for the shelf", "sender_id": ada.id, "receiver_id": ben.id,
            }));
        }
        assert!(bystander.is_silent().await);
    }

    async fn a_listing_is_told_to_the_community_once_everybody_may_see_it(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        let stage = Stage::of(&town).await;
        let mut line = stage.listens(&ben, &[&own(&ben), "private-tenant.1.feed"]).await;
        let mut elsewhere = stage.listens(&far, &[&own(&far), "private-tenant.2.feed"]).await;
        let description = "I mend bicycles of every kind. ".repeat(20);
        let heading = heading(&town, "repairs").await;
        let listing = json!({ "title": "Bicycle repair", "description": description, "type": "offer", "category_id": heading });
        let id = ada.post("/listings", listing).await.ok().json()["data"]["id"].clone();
        town.deliver().await;
        let told = timeless(line.hears("listing.created").await);
        let short: String = description.chars().take(200).collect();
        assert_eq!(told, json!({
            "id": id, "title": "Bicycle repair", "type": "offer", "description": short, "user_id": ada.id, "user_name": "Ada",
        }));

        let wait = "UPDATE listings SET moderation_status = 'pending_review' WHERE tenant_id = $1 AND title = 'Something else'";
        let other = json!({ "title": "Something else", "description": "It waits to be looked at.", "type": "offer", "category_id": heading });
        ada.post("/listings", other).await.ok();
        town.db().run(wait, params![town.harbour]).await.unwrap();
        town.deliver().await;
        assert!(line.is_silent().await && elsewhere.is_silent().await);
    }

    async fn an_anonymous_review_is_told_to_nobody(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let stage = Stage::of(&town).await;
        let mut line = stage.listens(&ben, &[&own(&ben), "private-tenant.1.feed"]).await;
        let transaction = deal(&town, &ada, &ben).await;
        reviewed(&ada, &ben, 2, json!({ "transaction_id": transaction, "comment": "Late again.", "is_anonymous": true })).await;
        town.deliver().await;
        assert!(line.is_silent().await);
        let transaction = deal(&town, &cleo, &ben).await;
        reviewed(&cleo, &ben, 5, json!({ "transaction_id": transaction, "comment": "Kind." })).await;
        town.deliver().await;
        assert_eq!(line.waits_for("notification").await["type"], "review_received");
    }
}
