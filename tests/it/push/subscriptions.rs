//! Browsers: who has which, and what is no browser.

use http::Method;
use serde_json::{Value, json};
use timeweave::params;

use super::{AUTH, P256DH, keys, subscribe};
use crate::each_engine;
use crate::support::Person;

/// Addresses as they are known: whose, and when they were renewed, by id.
async fn rows(town: &crate::support::Town) -> Vec<(i64, String, i64)> {
    town.db().all("SELECT user_id, endpoint, tenant_id FROM push_subscriptions ORDER BY id", params![]).await.unwrap()
}

async fn status(person: &Person) -> Value {
    person.get("/api/push/status").await.ok().json()["data"].clone()
}

each_engine! {
    async fn a_browser_subscribes_anew_and_leaves(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        assert_eq!(status(&ada).await, json!({ "subscribed": false, "subscription_count": 0 }));
        subscribe(&ada, "https://push.example.com/a").await;
        // What browsers give: with a member that nobody asked for, and keys with padding.
        let whole = json!({
            "endpoint": "https://push.example.com/b", "expirationTime": null, "device_name": "  phone ",
            "keys": { "p256dh": format!("{P256DH}="), "auth": format!("{AUTH}==") },
        });
        ada.post("/api/push/subscribe", whole).await.ok();
        subscribe(&ada, "https://push.example.com/a").await;
        assert_eq!(status(&ada).await, json!({ "subscribed": true, "subscription_count": 2 }));
        assert_eq!(status(&ben).await["subscription_count"], 0);

        // Of another member's browser nobody takes anything away.
        let gone = json!({ "endpoint": "https://push.example.com/a" });
        for person in [&ben, &ada, &ada] {
            let told = person.post("/api/push/unsubscribe", gone.clone()).await.ok().json();
            assert!(told["data"]["message"].is_string());
        }
        assert_eq!(status(&ada).await["subscription_count"], 1);
    }

    async fn a_browser_is_whose_it_was_last_and_only_in_one_community(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        for person in [&ada, &far, &ben] {
            subscribe(person, "https://push.example.com/shared").await;
        }
        let address = "https://push.example.com/shared".to_owned();
        assert_eq!(rows(&town).await, [(ben.id, address.clone(), town.harbour), (far.id, address, town.meadow)]);
        assert_eq!(status(&ada).await["subscribed"], json!(false));
    }

    async fn a_member_has_twenty_browsers_at_most(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        subscribe(&ben, "https://push.example.com/ben").await;
        for n in 0..23 {
            subscribe(&ada, &format!("https://push.example.com/{n}")).await;
            town.later(chrono::TimeDelta::seconds(1));
            // One is renewed all the time.
            subscribe(&ada, "https://push.example.com/0").await;
        }
        let kept: Vec<String> =
            rows(&town).await.into_iter().filter(|row| row.0 == ada.id).map(|row| row.1).collect();
        assert_eq!(kept.len(), 20);
        assert!(kept.iter().any(|address| address.ends_with("/0")) && kept.iter().any(|address| address.ends_with("/22")));
        assert!(!kept.iter().any(|address| address.ends_with("/1")));
        assert_eq!(status(&ben).await["subscription_count"], 1);
    }

    async fn two_at_once_leave_one_browser(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let address = "https://push.example.com/shared";
        tokio::join!(subscribe(&ada, address), subscribe(&ben, address), subscribe(&ada, address));
        assert_eq!(town.count("push_subscriptions").await, 1);
    }

    async fn an_empty_address_subscribes_nothing(town: Town) {
        let [ada] = town.members(["ada"]).await;
        for body in [json!({}), json!({ "endpoint": "" }), json!({ "endpoint": "  ", "keys": keys() }), json!({ "endpoint": null })] {
            let heard = ada.post("/api/push/subscribe", body).await;
            assert_eq!((heard.status.as_u16(), &heard.json()["data"]), (201, &json!({ "subscribed": false })));
        }
        assert_eq!(town.count("push_subscriptions").await, 0);
    }

    async fn refused_browsers_leave_nothing(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let visitor = town.member_as("meadow", "root", "super_admin").await.in_community(Some("harbour"));
        let nobody = town.stranger();
        let good = "https://push.example.com/x";
        let with = |endpoint: &str| json!({ "endpoint": endpoint, "keys": keys() });
        let invalid = |field: &str| (422, "VALIDATION_ERROR".to_owned(), field.to_owned());
        let mut table = vec![
            (&nobody, with(good), (401, "auth_required".to_owned(), String::new())),
            (&visitor, with(good), (404, "NOT_FOUND".to_owned(), String::new())),
            (&ada, json!({ "endpoint": good }), invalid("keys.auth")),
            (&ada, json!({ "endpoint": good, "keys": { "p256dh": P256DH, "auth": "" } }), invalid("keys.auth")),
            (&ada, json!({ "endpoint": good, "keys": { "p256dh": P256DH, "auth": "AAAA" } }), invalid("keys.auth")),
            (&ada, json!({ "endpoint": good, "keys": { "p256dh": "", "auth": AUTH } }), invalid("keys.p256dh")),
            (&ada, json!({ "endpoint": good, "keys": { "p256dh": AUTH, "auth": AUTH } }), invalid("keys.p256dh")),
            (&ada, json!({ "endpoint": good, "keys": { "p256dh": P256DH.replace('w', "x"), "auth": AUTH } }), invalid("keys.p256dh")),
            (&ada, with(&format!("https://push.example.com/{}", "x".repeat(2_100))), invalid("endpoint")),
        ];
        for bad in [
            "http://push.example.com/x",
            "push.example.com",
            "https://me:secret@push.example.com/x",
            "https://push.example.com:8443/x",
            "https://127.0.0.1/x",
            "http://127.0.0.1:6379/x",
            "https://localhost/x",
            "https://0x7f.1/x",
            "https://10.0.0.1/x",
            "https://169.254.169.254/latest/meta-data",
            "https://[::1]/x",
            "https://[::ffff:10.0.0.1]/x",
            "https://[fd00::1]/x",
            "https://metadata.google.internal/x",
            "file:///etc/passwd",
        ] {
            table.push((&ada, with(bad), invalid("endpoint")));
        }
        for (person, body, expected) in table {
            let heard = person.post("/api/push/subscribe", body.clone()).await;
            assert_eq!(heard.refusal(), expected, "{body}");
        }
        for body in [json!({}), json!({ "endpoint": "" }), json!({ "endpoint": "  " }), json!({ "endpoint": 7 })] {
            let heard = ada.send(ada.request(Method::POST, "/api/push/unsubscribe", Some(body.clone()))).await;
            assert_eq!(heard.refusal(), (400, "VALIDATION_REQUIRED_FIELD".to_owned(), "endpoint".to_owned()), "{body}");
        }
        assert_eq!(nobody.get("/api/push/status").await.status.as_u16(), 401);
        assert_eq!(town.count("push_subscriptions").await, 0);
    }

    async fn the_key_is_public_and_stays(town: Town) {
        let nobody = town.stranger();
        let key = |heard: crate::support::Heard| heard.json()["data"]["vapid_public_key"].as_str().unwrap().to_owned();
        let first = key(nobody.get("/api/push/vapid-key").await.ok());
        assert_eq!(first.len(), 87);
        assert_eq!(key(nobody.get("/api/push/vapid-public-key").await.ok()), first);
        assert_eq!(key(nobody.in_community(None).get("/api/push/vapid-key").await.ok()), first);
        assert_eq!(key(nobody.in_community(Some("meadow")).get("/api/push/vapid-key").await.ok()), first);
        assert!(town.data().join("vapid.json").exists());
    }
}
