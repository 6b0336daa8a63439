//! Writing: what is stored, told and refused.

use serde_json::json;
use timeweave::params;

use super::{bodies, inbox, pair, partner, put, traces, unread, write};
use crate::each_engine;
use crate::exchanges::listing;

each_engine! {
    async fn a_message_is_seen_from_both_sides(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;

        let sent = ada.post("/messages", json!({ "recipient_id": ben.id, "body": " <neighbours>, a<b & welcome " })).await;
        assert_eq!(sent.status, 201);
        let id = sent.json()["data"]["id"].as_i64().unwrap();
        let message = json!({
            "id": id, "conversation_id": pair(&ada, &ben), "sender_id": ada.id, "receiver_id": ben.id,
            "body": "<neighbours>, a<b & welcome", "content": "<neighbours>, a<b & welcome", "context_type": null, "context_id": null,
            "is_read": false, "read_at": null, "is_edited": false, "edited_at": null, "is_deleted": false, "reactions": [],
            "is_voice": false, "audio_url": null, "audio_duration": null, "attachments": [],
            "created_at": "2026-01-05T12:00:00Z",
        });
        assert_eq!(sent.json(), json!({ "data": message, "meta": { "base_url": "http://localhost" } }));

        let page = |other, count| {
            json!({
                "data": [{
                    "id": other, "conversation_id": pair(&ada, &ben), "unread_count": count, "is_archived": false,
                    "other_user": if other == ada.id { partner(&ada) } else { partner(&ben) },
                    "last_message": {
                        "id": id, "body": "<neighbours>, a<b & welcome", "content": "<neighbours>, a<b & welcome", "sender_id": ada.id,
                        "created_at": "2026-01-05T12:00:00Z", "is_read": false, "is_deleted": false, "is_voice": false, "attachment_count": 0,
                    },
                    "reactions": [],
                }],
                "meta": { "base_url": "http://localhost", "per_page": 20, "has_more": false },
            })
        };
        assert_eq!(ada.get("/messages").await.ok().json(), page(ben.id, 0));
        assert_eq!(ben.get("/messages").await.ok().json(), page(ada.id, 1));
        assert_eq!((unread(&ada).await, unread(&ben).await, unread(&cleo).await), (0, 1, 0));
        assert!(inbox(&cleo, "").await.is_empty());

        let told: Vec<(String, serde_json::Value)> = town
            .db()
            .all("SELECT kind, payload FROM domain_events WHERE tenant_id = $1", params![town.harbour])
            .await
            .unwrap();
        let payload = json!({
            "kind": "message_sent", "message": id, "conversation": pair(&ada, &ben), "sender": ada.id, "receiver": ben.id,
        });
        assert_eq!(told, [("message_sent".to_owned(), payload)]);
    }

    async fn the_receivers_bell_rings_once_for_a_burst(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        write(&ada, &ben, "one").await;
        write(&ada, &ben, "two").await;
        town.deliver().await;
        let lines: Vec<(i64, String, String, String)> = town
            .db()
            .all("SELECT user_id, type, link, message FROM notifications WHERE tenant_id = $1", params![town.harbour])
            .await
            .unwrap();
        let line = (ben.id, "new_message".to_owned(), format!("/messages/{}", ada.id), "Ada sent you a message.".to_owned());
        assert_eq!(lines, [line]);
    }

    async fn what_cannot_be_sent_is_refused_and_leaves_nothing(town: Town) {
        let [ada, ben, cleo, dora, eve] = town.members(["ada", "ben", "cleo", "dora", "eve"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        ben.post(&format!("/users/{}/block", ada.id), json!({})).await.ok();
        put(&cleo, "/messages/settings", Some(json!({ "messaging_enabled": false }))).await.ok();
        let suspend = "UPDATE users SET status = 'suspended' WHERE tenant_id = $1 AND id = $2";
        town.db().run(suspend, params![town.harbour, dora.id]).await.unwrap();
        let before = traces(&town).await;

        let body = |to: i64, text: &str| json!({ "recipient_id": to, "body": text });
        let long = "x".repeat(10_001);
        let table = [
            (body(ada.id, "me"), 422, "VALIDATION_ERROR", "recipient_id"),
            (body(ben.id, "blocked, which reads like nobody"), 404, "NOT_FOUND", ""),
            (body(cleo.id, "switched off"), 403, "MESSAGING_DISABLED", ""),
            (body(dora.id, "suspended"), 404, "NOT_FOUND", ""),
            (body(far.id, "elsewhere"), 404, "NOT_FOUND", ""),
            (body(999_999, "nobody"), 404, "NOT_FOUND", ""),
            (body(i64::MAX, "nobody"), 404, "NOT_FOUND", ""),
            (body(0, "nobody"), 422, "VALIDATION_ERROR", "recipient_id"),
            (body(eve.id, ""), 422, "VALIDATION_ERROR", "body"),
            (body(eve.id, " \n "), 422, "VALIDATION_ERROR", "body"),
            (body(eve.id, &long), 422, "VALIDATION_ERROR", "body"),
            (json!({ "recipient_id": eve.id }), 422, "VALIDATION_ERROR", "body"),
            (json!({ "body": "x" }), 422, "VALIDATION_ERROR", "recipient_id"),
            (json!({ "recipient_id": eve.id, "body": "x", "context_type": "listing" }), 422, "VALIDATION_ERROR", "context_id"),
            (json!({ "recipient_id": eve.id, "body": "x", "context_id": 7 }), 422, "VALIDATION_ERROR", "context_type"),
            (
                json!({ "recipient_id": eve.id, "body": "x", "context_type": "spell", "context_id": 7 }),
                422,
                "VALIDATION_ERROR",
                "context_type",
            ),
        ];
        for (body, status, code, field) in table {
            let heard = ada.post("/messages", body.clone()).await;
            assert_eq!(heard.refusal(), (status, code.to_owned(), field.to_owned()), "{body}");
        }
        // Both ways: whoever blocked or switched off cannot write either.
        assert_eq!(ben.post("/messages", body(ada.id, "x")).await.refusal().1, "BLOCKED");
        assert_eq!(cleo.post("/messages", body(ada.id, "x")).await.refusal().1, "MESSAGING_DISABLED");
        // Typing is refused where a message would be.
        for (to, code) in [(ben.id, "NOT_FOUND"), (cleo.id, "MESSAGING_DISABLED"), (far.id, "NOT_FOUND"), (ada.id, "VALIDATION_ERROR")] {
            assert_eq!(ada.post("/messages/typing", json!({ "recipient_id": to })).await.refusal().1, code);
        }
        assert_eq!(ada.post("/messages/typing", json!({ "recipient_id": eve.id })).await.ok().json()["data"], json!({ "sent": true }));
        let told = async |to: i64| {
            let mut heard = ada.post("/messages", body(to, "x")).await.json();
            heard.as_object_mut().unwrap().remove("meta");
            heard["errors"].clone()
        };
        assert_eq!(told(ben.id).await, told(999_999).await, "nobody learns from the answer that somebody blocked them");
        assert_eq!(traces(&town).await, before);
    }

    async fn a_community_switches_messages_off_and_old_ones_stay_readable(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = write(&ada, &ben, "before").await;
        let off = "UPDATE tenants SET features = $2 WHERE id = $1";
        town.db().run(off, params![town.harbour, json!({ "direct_messaging": false })]).await.unwrap();
        town.world().room::<timeweave::tenancy::Tenants>().unwrap().forget();

        let refused = ada.post("/messages", json!({ "recipient_id": ben.id, "body": "after" })).await;
        assert_eq!(refused.refusal(), (403, "MESSAGING_DISABLED".to_owned(), String::new()));
        let refused = put(&ada, &format!("/messages/{id}"), Some(json!({ "body": "changed" }))).await;
        assert_eq!(refused.refusal().1, "MESSAGING_DISABLED");
        assert_eq!(bodies(&ben, &ada).await, ["before"]);
        assert_eq!(
            ada.get("/messages/settings").await.ok().json()["data"],
            json!({ "messaging_enabled": true, "community_enabled": false })
        );
        ada.delete(&format!("/messages/{id}")).await.ok();
        assert_eq!(bodies(&ben, &ada).await, [""]);
    }

    async fn a_message_may_say_what_it_is_about(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let bread = listing(&town, &ben, "offer").await;
        for (kind, id) in [("listing", bread), ("volunteering", 41)] {
            let body = json!({ "recipient_id": ben.id, "body": "Is it still there?", "context_type": kind, "context_id": id });
            let sent = ada.post("/messages", body).await.ok().json();
            assert_eq!((&sent["data"]["context_type"], &sent["data"]["context_id"]), (&json!(kind), &json!(id)));
        }
    }

    async fn whoever_writes_about_a_listing_has_turned_to_its_owner(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let bread = listing(&town, &ben, "offer").await;
        let contacts = async || {
            let count = "SELECT contact_count FROM listings WHERE tenant_id = $1 AND id = $2";
            let count: i64 = town.db().one(count, params![town.harbour, bread]).await.unwrap();
            (count, town.count("listing_contacts").await)
        };
        let about = |to: i64| json!({ "recipient_id": to, "body": "Is it still there?", "context_type": "listing", "context_id": bread });
        // Neither who recommends it to another one nor its owner turns to the owner; nor does a message about nothing.
        cleo.post("/messages", about(ada.id)).await.ok();
        ben.post("/messages", about(ada.id)).await.ok();
        write(&ada, &ben, "Hello").await;
        assert_eq!(contacts().await, (0, 0));
        for _ in 0..2 {
            ada.post("/messages", about(ben.id)).await.ok();
        }
        assert_eq!(contacts().await, (1, 1));
        let document = include_str!("../../../graphql/operations/messages/send.graphql");
        let variables = json!({ "input": {
            "memberId": ben.id.to_string(), "body": "And I?", "listingId": bread.to_string(),
        } });
        let sent = cleo.graphql(document, variables).await.ok().json();
        assert_eq!(sent["data"]["sendMessage"]["message"]["contextRestId"], bread.to_string(), "{sent}");
        assert_eq!(contacts().await, (2, 2));
    }

    async fn a_message_is_about_no_listing_that_its_sender_may_not_see(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        let (paused, elsewhere) = (listing(&town, &ben, "offer").await, listing(&town, &far, "offer").await);
        let bens = listing(&town, &ben, "request").await;
        let rest = "UPDATE listings SET status = 'paused' WHERE id = $1";
        town.db().run(rest, params![paused]).await.unwrap();
        ben.post(&format!("/users/{}/block", cleo.id), json!({})).await.ok();
        let before = traces(&town).await;
        let cleos = listing(&town, &cleo, "offer").await;
        town.db().run(rest, params![cleos]).await.unwrap();
        for id in [cleos, elsewhere, 999_999] {
            let body = json!({ "recipient_id": ben.id, "body": "x", "context_type": "listing", "context_id": id });
            let heard = ada.post("/messages", body).await;
            assert_eq!(heard.refusal(), (422, "VALIDATION_ERROR".to_owned(), "context_id".to_owned()), "{id}");
        }
        let document = include_str!("../../../graphql/operations/messages/send.graphql");
        let variables = json!({ "input": {
            "memberId": ben.id.to_string(), "body": "x", "contextType": "LISTING", "contextRestId": elsewhere.to_string(),
        } });
        let extensions = ada.graphql(document, variables).await.json()["errors"][0]["extensions"].clone();
        assert_eq!((&extensions["code"], &extensions["field"]), (&json!("VALIDATION_ERROR"), &json!("contextRestId")));
        // Whoever names it as a listing is told so, at both doors.
        let variables = json!({ "input": { "memberId": ben.id.to_string(), "body": "x", "listingId": elsewhere.to_string() } });
        let extensions = ada.graphql(document, variables).await.json()["errors"][0]["extensions"].clone();
        assert_eq!((&extensions["code"], &extensions["field"]), (&json!("VALIDATION_ERROR"), &json!("listingId")));
        let heard = ada.post("/messages", json!({ "recipient_id": ben.id, "body": "x", "listing_id": elsewhere })).await;
        assert_eq!(heard.refusal(), (422, "VALIDATION_ERROR".to_owned(), "listing_id".to_owned()));
        // A block is told as ever, and a refused message is no contact.
        let body = json!({ "recipient_id": ben.id, "body": "x", "context_type": "listing", "context_id": bens });
        assert_eq!(cleo.post("/messages", body).await.refusal(), (404, "NOT_FOUND".to_owned(), String::new()));
        assert_eq!((traces(&town).await, town.count("listing_contacts").await), (before, 0));
        // Its owner sees a listing that has ended, and whom they talk with does not; that is no contact any more.
        let body = |to: i64| json!({ "recipient_id": to, "body": "Soon?", "context_type": "listing", "context_id": paused });
        ben.post("/messages", body(ada.id)).await.ok();
        assert_eq!(ada.post("/messages", body(ben.id)).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), "context_id".to_owned()));
        assert_eq!(town.count("listing_contacts").await, 0);
    }

    async fn a_repeated_key_sends_once(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let send = || {
            let body = json!({ "recipient_id": ben.id, "body": "once" });
            let mut request = ada.request(http::Method::POST, "/messages", Some(body));
            request.headers_mut().insert("idempotency-key", "k1".parse().unwrap());
            ada.send(request)
        };
        let (first, second) = (send().await.ok(), send().await.ok());
        assert_eq!(first.bytes, second.bytes);
        assert_eq!(traces(&town).await, (1, 2, 1));
    }

    async fn a_safeguarding_measure_keeps_two_apart(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let broker = town.member_as("harbour", "broker", "broker").await;
        let id = write(&ada, &ben, "before").await;
        let measure = json!({ "kind": "no_contact", "member_id": ada.id, "partner_id": ben.id, "reason": "asked for" });
        broker.post("/admin/safeguarding/measures", measure).await.ok();
        let before = traces(&town).await;
        let body = json!({ "recipient_id": ben.id, "body": "after" });
        assert_eq!(ada.post("/messages", body).await.refusal().1, "SAFEGUARDING_CONTACT_RESTRICTED");
        let changed = put(&ada, &format!("/messages/{id}"), Some(json!({ "body": "after" }))).await;
        assert_eq!(changed.refusal().1, "SAFEGUARDING_CONTACT_RESTRICTED");
        assert_eq!(traces(&town).await, before);
        assert_eq!(bodies(&ben, &ada).await, ["before"]);
    }
}
