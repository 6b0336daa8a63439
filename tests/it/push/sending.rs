//! What is written down, for whom, and in which words.

use chrono::TimeDelta;
use http::Method;
use serde_json::json;
use timeweave::language::Language;
use timeweave::params;

use super::reading::read;
use super::service::Service;
use super::{MESSAGE, Saying, event, log, register, say, send, states, subscribe, with_services};

/// The words of every message, oldest first.
async fn words(town: &crate::support::Town) -> Vec<(String, String, String)> {
    town.db().all("SELECT title, body, link FROM push_queue ORDER BY id", params![]).await.unwrap()
}

/// How often an administrator said something.
async fn announcements(town: &crate::support::Town) -> i64 {
    let sql = "SELECT COUNT(*) FROM domain_events WHERE kind = 'announcement_sent'";
    town.db().one(sql, params![]).await.unwrap()
}

with_services! {
    async fn words_are_the_members_own_and_say_nothing_of_what_happened(town: Town) {
        let [ada] = town.members(["ada"]).await;
        register(&ada, "t").await;
        for (language, kind) in [
            (Language::English, "new_message"),
            (Language::German, "new_message"),
            (Language::Arabic, "connection_request"),
            (Language::French, "something_nobody_knows"),
        ] {
            assert!(say(&town, &ada, Saying { kind, language, ..MESSAGE }).await);
            town.later(TimeDelta::seconds(61));
        }
        let said = words(&town).await;
        assert_eq!(said[0], ("You have a new message".to_owned(), "Open the app to see it.".to_owned(), "/messages/7".to_owned()));
        let title = |language: Language, name: &str| language.say(name, &timeweave::language::Args::new());
        assert_eq!(said[1].0, title(Language::German, "push-new-message"));
        assert_eq!(said[2].0, title(Language::Arabic, "push-connection-request"));
        assert_eq!(said[3].0, title(Language::French, "push-default"));
        assert_ne!(said[0].0, said[1].0);
    }

    async fn only_curated_means_a_title_of_its_own(town: Town) {
        let [ada] = town.members(["ada"]).await;
        register(&ada, "t").await;
        let odd = Saying { kind: "something_nobody_knows", ..MESSAGE };
        assert!(!say(&town, &ada, Saying { only_curated: true, ..odd }).await);
        assert!(say(&town, &ada, Saying { only_curated: true, ..MESSAGE }).await);
        assert!(say(&town, &ada, odd).await);
        assert_eq!(town.count("push_queue").await, 2);
    }

    async fn the_same_is_said_once_a_minute_and_once_an_event(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        register(&ada, "a").await;
        register(&ben, "b").await;
        let first = event(&town, town.harbour).await;
        let again = Saying { event: first, ..MESSAGE };
        assert!(say(&town, &ada, again).await);
        assert!(!say(&town, &ada, again).await);
        assert!(!say(&town, &ada, MESSAGE).await, "within the minute");
        assert!(say(&town, &ada, Saying { link: "/messages/8", ..MESSAGE }).await);
        assert!(say(&town, &ada, Saying { kind: "mention", ..MESSAGE }).await);
        assert!(say(&town, &ben, again).await, "to somebody else");
        town.later(TimeDelta::seconds(59));
        assert!(!say(&town, &ada, MESSAGE).await);
        town.later(TimeDelta::seconds(1));
        assert!(!say(&town, &ada, again).await, "of the same event never again");
        assert!(say(&town, &ada, MESSAGE).await);
        assert_eq!(town.count("push_queue").await, 5);
    }

    async fn two_at_once_say_it_once(town: Town) {
        let [ada] = town.members(["ada"]).await;
        register(&ada, "a").await;
        let (one, other) = tokio::join!(say(&town, &ada, MESSAGE), say(&town, &ada, MESSAGE));
        assert!(one != other);
        assert_eq!(town.count("push_queue").await, 1);
    }

    async fn whoever_cannot_or_will_not_hear_is_not_told(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        assert!(!say(&town, &ada, MESSAGE).await, "nobody to hear it");
        for (person, token) in [(&ada, "a"), (&ben, "b"), (&cleo, "c")] {
            register(person, token).await;
        }
        let off = json!({ "push_enabled": false });
        ada.send(ada.request(Method::PUT, "/users/me/notifications", Some(off))).await.ok();
        assert!(!say(&town, &ada, MESSAGE).await);
        let gone = "UPDATE users SET deleted_at = $3 WHERE tenant_id = $1 AND id = $2";
        town.db().run(gone, params![town.harbour, ben.id, town.clock.now()]).await.unwrap();
        assert!(!say(&town, &ben, MESSAGE).await);
        let far = town.member_as("meadow", "far", "member").await;
        assert!(!say(&town, &far, MESSAGE).await, "nothing to hear it with");
        assert_eq!(town.count("push_queue").await, 0);
    }

    async fn whoever_changed_their_mind_before_it_left_is_spared(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let service = Service::open().await;
        subscribe(&ada, &service.at("/201/a")).await;
        subscribe(&ben, &service.at("/201/b")).await;
        say(&town, &ada, MESSAGE).await;
        say(&town, &ben, MESSAGE).await;
        let off = json!({ "push_enabled": false });
        ada.send(ada.request(Method::PUT, "/users/me/notifications", Some(off))).await.ok();
        let locked = "UPDATE users SET status = 'suspended' WHERE tenant_id = $1 AND id = $2";
        town.db().run(locked, params![town.harbour, ben.id]).await.unwrap();
        assert_eq!(send(&town).await.finished, 2);
        assert!(service.came().is_empty() && log(&town).await.is_empty() && states(&town).await.is_empty());
    }

    async fn an_administrator_tells_everybody_or_some(town: Town) {
        let [ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let far = town.member_as("meadow", "far", "member").await;
        let service = Service::open().await;
        for (person, name) in [(&ada, "a1"), (&ada, "a2"), (&ben, "b"), (&cleo, "c"), (&far, "far")] {
            subscribe(person, &service.at(&format!("/201/{name}"))).await;
        }
        register(&dora, "t").await;
        let off = json!({ "push_enabled": false });
        cleo.send(cleo.request(Method::PUT, "/users/me/notifications", Some(off))).await.ok();

        let whole = json!({
            "title": " The hall ", "body": "is closed", "icon": "//evil.example/x.png", "badge": "/badge.png", "url": "/events",
            "tag": "hall <1>",
        });
        let told = admin.post("/api/push/send", whole).await.ok().json();
        assert_eq!(told["data"], json!({ "sent": 3, "failed": 0, "total": 3 }));
        town.deliver().await;
        assert_eq!(send(&town).await.finished, 2);
        let mut paths: Vec<String> = service.came().iter().map(|came| came.path.clone()).collect();
        paths.sort();
        assert_eq!(paths, ["/201/a1", "/201/a2", "/201/b"]);
        assert_eq!(
            read(&service.came()[0]),
            json!({
                "title": "The hall", "body": "is closed", "url": "/events", "type": "announcement", "icon": "/icons/icon-192.png",
                "badge": "/badge.png", "tag": "hall1", "tenant_path": "/harbour",
            })
        );
        assert_eq!(log(&town).await.len(), 2);

        let some = json!({ "title": "T", "body": "B", "user_ids": [ben.id, far.id, dora.id, 999_999], "url": "https://evil.example" });
        let told = admin.post("/api/push/send", some).await.ok().json();
        assert_eq!(told["data"]["sent"], 1);
        town.deliver().await;
        send(&town).await;
        assert_eq!((service.times("/201/b"), service.times("/201/far")), (2, 0));
        assert_eq!(read(service.came().last().unwrap())["url"], "/notifications");
        let nobody = admin.post("/api/push/send", json!({ "title": "T", "body": "B", "user_ids": [dora.id] })).await.ok().json();
        assert_eq!((&nobody["data"]["sent"], nobody["data"]["message"].is_string()), (&json!(0), true));
        assert!(nobody["data"].get("total").is_none());
    }

    async fn refused_messages_leave_nothing(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let (admin, broker) = (town.member_as("harbour", "admin", "admin").await, town.member_as("harbour", "broker", "broker").await);
        let far = town.member_as("meadow", "admin", "admin").await.in_community(Some("harbour"));
        subscribe(&ada, "https://push.example.com/a").await;
        let good = json!({ "title": "T", "body": "B" });
        for (person, body, status, code) in [
            (&town.stranger(), good.clone(), 401, "auth_required"),
            (&ada, good.clone(), 403, "forbidden"),
            (&broker, good.clone(), 403, "forbidden"),
            (&far, good.clone(), 403, "TENANT_MISMATCH"),
            (&admin, json!({}), 400, "VALIDATION_ERROR"),
            (&admin, json!({ "title": "T" }), 400, "VALIDATION_ERROR"),
            (&admin, json!({ "title": " ", "body": "B" }), 400, "VALIDATION_ERROR"),
            (&admin, json!({ "title": "T", "body": "" }), 400, "VALIDATION_ERROR"),
            (&admin, json!({ "title": "T", "body": "B", "user_ids": "all" }), 400, "VALIDATION_ERROR"),
        ] {
            let heard = person.post("/api/push/send", body.clone()).await;
            assert_eq!((heard.status.as_u16(), heard.code().as_str()), (status, code), "{body}");
        }
        town.deliver().await;
        assert_eq!((announcements(&town).await, town.count("push_queue").await), (0, 0));
    }

    async fn a_key_makes_an_announcement_safe_to_repeat(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        subscribe(&ada, "https://push.example.com/a").await;
        let keyed = |body: serde_json::Value| {
            let mut request = admin.request(Method::POST, "/api/push/send", Some(body));
            request.headers_mut().insert("idempotency-key", "the-hall".parse().unwrap());
            admin.send(request)
        };
        let message = json!({ "title": "T", "body": "B" });
        let first = keyed(message.clone()).await;
        assert_eq!((first.status.as_u16(), &first.json()["data"]["sent"]), (200, &json!(1)));
        town.later(TimeDelta::minutes(10));
        let again = keyed(message).await;
        assert_eq!((again.status, &again.bytes, again.header("idempotency-replayed")), (first.status, &first.bytes, Some("true")));
        let other = keyed(json!({ "title": "T", "body": "Something else" })).await;
        assert_eq!((other.status.as_u16(), other.code().as_str()), (422, "IDEMPOTENCY_KEY_REUSED"));
        town.deliver().await;
        assert_eq!((announcements(&town).await, words(&town).await.len()), (1, 1));
    }

    async fn without_a_key_the_same_announcement_comes_once_a_minute(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        subscribe(&ada, "https://push.example.com/a").await;
        subscribe(&ben, "https://push.example.com/b").await;
        let to_ada = json!({ "title": "T", "body": "B", "user_ids": [ada.id] });
        let to_all = json!({ "title": "T", "body": "B" });
        assert_eq!(admin.post("/api/push/send", to_ada.clone()).await.ok().json()["data"]["sent"], 1);
        // A client that did not hear the answer; the same answer comes again.
        assert_eq!(admin.post("/api/push/send", to_ada).await.ok().json()["data"]["sent"], 1);
        let (one, other) = (town.app.worker(), town.app.worker());
        let (one, other) = tokio::join!(one.work_off(), other.work_off());
        assert_eq!((one.unwrap().failed, other.unwrap().failed), (0, 0));
        assert_eq!((announcements(&town).await, town.count("push_queue").await), (2, 1));

        // Ben was told nothing so far, and other words or another link are something else.
        admin.post("/api/push/send", to_all.clone()).await.ok();
        for more in [json!({ "title": "T", "body": "C" }), json!({ "title": "T", "body": "B", "url": "/events" })] {
            admin.post("/api/push/send", more).await.ok();
        }
        town.deliver().await;
        assert_eq!(town.count("push_queue").await, 6);
        town.later(TimeDelta::seconds(60));
        admin.post("/api/push/send", to_all).await.ok();
        town.deliver().await;
        assert_eq!(town.count("push_queue").await, 8);
    }
}
