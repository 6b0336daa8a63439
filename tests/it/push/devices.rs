//! Phones: who has which.

use serde_json::json;
use timeweave::params;

use super::register;
use crate::each_engine;
use crate::support::Town;

async fn rows(town: &Town) -> Vec<(i64, i64, String, String)> {
    town.db()
        .all("SELECT tenant_id, user_id, token, platform FROM fcm_device_tokens ORDER BY token", params![])
        .await
        .unwrap()
}

each_engine! {
    async fn a_phone_moves_with_whoever_signs_in_on_it(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        register(&ada, "t1").await;
        register(&ben, "t1").await;
        let ios = ben.post("/api/push/register-device", json!({ "token": "t2", "platform": "ios" })).await.ok().json();
        assert_eq!(ios["data"], json!({ "registered": true, "message": "This phone now gets push messages." }));
        let row = |tenant, person: i64, token: &str, platform: &str| (tenant, person, token.to_owned(), platform.to_owned());
        assert_eq!(rows(&town).await, [row(town.harbour, ben.id, "t1", "android"), row(town.harbour, ben.id, "t2", "ios")]);
        register(&far, "t1").await;
        assert_eq!(rows(&town).await[0], row(town.meadow, far.id, "t1", "android"));
    }

    async fn whoever_is_not_signed_in_registers_nothing_but_may_take_a_phone_back(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let nobody = town.stranger();
        let told = nobody.post("/api/push/register-device", json!({ "token": "t1" })).await.ok().json();
        assert_eq!((&told["data"]["registered"], &told["data"]["pending"]), (&json!(false), &json!(true)));
        assert_eq!(town.count("fcm_device_tokens").await, 0);

        for token in ["t1", "t2", "t3"] {
            register(&ada, token).await;
        }
        // (who, token, whether it was known to them)
        let elsewhere = nobody.in_community(Some("meadow"));
        for (person, token, known) in
            [(&ben, "t1", false), (&elsewhere, "t1", false), (&ada, "t1", true), (&ada, "t1", false), (&nobody, "t2", true)]
        {
            let told = person.post("/api/push/unregister-device", json!({ "token": token })).await.ok().json();
            assert_eq!(told["data"]["unregistered"], json!(known), "{token}");
            let gone = "This phone no longer gets push messages.";
            let says = if known { gone } else { "This phone is not registered with your account." };
            assert_eq!(told["data"]["message"], says, "{token}");
        }
        assert_eq!(rows(&town).await.len(), 1);
    }

    async fn a_member_has_twenty_phones_at_most_and_two_at_once_leave_one(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        tokio::join!(register(&ada, "shared"), register(&ben, "shared"));
        assert_eq!(town.count("fcm_device_tokens").await, 1);
        for n in 0..20 {
            let (tenant, now) = (town.harbour, town.clock.now());
            let sql = "INSERT INTO fcm_device_tokens (tenant_id, user_id, token, platform, created_at, updated_at)
                       VALUES ($1, $2, $3, 'ios', $4, $4)";
            town.db().run(sql, params![tenant, ada.id, format!("t{n:02}"), now]).await.unwrap();
        }
        town.later(chrono::TimeDelta::seconds(1));
        register(&ada, "new").await;
        let own: Vec<_> = rows(&town).await.into_iter().filter(|row| row.1 == ada.id).collect();
        assert!(own.len() == 20 && own.iter().any(|row| row.2 == "new"));
    }

    async fn refused_phones_leave_nothing(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let visitor = town.member_as("meadow", "root", "super_admin").await.in_community(Some("harbour"));
        let invalid = |field: &str| (400, "VALIDATION_ERROR".to_owned(), field.to_owned());
        for (body, field) in [
            (json!({}), "token"),
            (json!({ "token": "" }), "token"),
            (json!({ "token": "  " }), "token"),
            (json!({ "token": 7 }), "token"),
            (json!({ "token": "x".repeat(256) }), "token"),
        ] {
            for path in ["/api/push/register-device", "/api/push/unregister-device"] {
                assert_eq!(ada.post(path, body.clone()).await.refusal(), invalid(field), "{path} {body}");
            }
        }
        let long = json!({ "token": "t", "platform": "x".repeat(21) });
        assert_eq!(ada.post("/api/push/register-device", long).await.refusal(), invalid("platform"));
        let refused = visitor.post("/api/push/register-device", json!({ "token": "t" })).await.refusal();
        assert_eq!(refused, (404, "NOT_FOUND".to_owned(), String::new()));
        assert_eq!(town.count("fcm_device_tokens").await, 0);
    }

    async fn ten_a_minute_and_no_more(town: Town) {
        let [ada] = town.members(["ada"]).await;
        for n in 0..10 {
            register(&ada, &format!("t{n}")).await;
        }
        let refused = ada.post("/api/push/register-device", json!({ "token": "t" })).await;
        assert_eq!((refused.status.as_u16(), refused.code()), (429, "rate_limited".to_owned()));
    }
}
