//! The settings form: everything or nothing.

use serde_json::{Value, json};
use timeweave::params;

use super::{put, traces};
use crate::each_engine;

const FORM: &str = "/users/me/notification-settings";

pub(super) fn form() -> Value {
    json!({
        "notifications": {
            "email_messages": false, "email_listings": true, "email_digest": true, "email_connections": true,
            "email_transactions": true, "email_reviews": true, "email_events": false, "email_gamification_digest": true,
            "email_gamification_milestones": true, "email_org_payments": true, "email_org_transfers": true,
            "email_org_membership": true, "email_org_admin": true, "caring_smart_nudges": true, "push_enabled": false,
            "push_campaigns_opted_in": true, "federation_notifications_enabled": false,
        },
        "match_preferences": { "notification_frequency": "weekly", "notify_hot_matches": true, "notify_mutual_matches": false },
        "digest_frequency": "weekly",
    })
}

each_engine! {
    async fn the_form_is_saved_whole_and_told_as_it_is_kept(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let mut expected = form();
        expected["match_preferences"]["notification_frequency"] = json!("monthly");
        expected["digest_frequency"] = json!("monthly");
        for _ in 0..2 {
            assert_eq!(put(&ada, FORM, form()).await.ok().json()["data"], expected);
        }
        assert_eq!(ada.get("/users/me/notifications").await.ok().json()["data"], expected["notifications"]);
        assert_eq!(ada.get("/notifications/settings").await.ok().json()["data"]["global_frequency"], "monthly");
        let kept: Vec<(String, bool, bool)> = town
            .db()
            .all("SELECT notification_frequency, notify_hot_matches, notify_mutual_matches FROM match_preferences", params![])
            .await
            .unwrap();
        assert_eq!(kept, [("monthly".to_owned(), true, false)]);
        for word in ["daily", "fortnightly", "monthly", "never"] {
            let mut form = form();
            form["match_preferences"]["notification_frequency"] = json!(word);
            form["digest_frequency"] = json!(if word == "never" { "off" } else { "instant" });
            assert_eq!(put(&ada, FORM, form.clone()).await.ok().json()["data"], form);
        }
    }

    async fn an_incomplete_form_changes_nothing(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let visiting = town.member_as("harbour", "root", "super_admin").await.in_community(Some("meadow"));
        let before = traces(&town).await;
        let without = |path: &[&str]| {
            let mut form = form();
            match path {
                [outer] => drop(form.as_object_mut().unwrap().remove(*outer)),
                [outer, inner] => drop(form[*outer].as_object_mut().unwrap().remove(*inner)),
                _ => unreachable!("two levels"),
            }
            form
        };
        let with = |pointer: &str, value: Value| {
            let mut form = form();
            *form.pointer_mut(pointer).unwrap() = value;
            form
        };
        let rows = [
            (without(&["notifications"]), "notifications"),
            (without(&["match_preferences"]), "match_preferences"),
            (without(&["digest_frequency"]), "digest_frequency"),
            (without(&["notifications", "email_org_admin"]), "notifications.email_org_admin"),
            (without(&["notifications", "federation_notifications_enabled"]), "notifications.federation_notifications_enabled"),
            (without(&["match_preferences", "notify_hot_matches"]), "match_preferences.notify_hot_matches"),
            (with("/notifications", json!(null)), "notifications"),
            (with("/notifications/email_messages", json!(1)), "notifications.email_messages"),
            (with("/notifications/email_messages", json!("true")), "notifications.email_messages"),
            (with("/match_preferences/notification_frequency", json!("off")), "match_preferences.notification_frequency"),
            (with("/match_preferences/notify_mutual_matches", json!("yes")), "match_preferences.notify_mutual_matches"),
            (with("/digest_frequency", json!("never")), "digest_frequency"),
        ];
        for (n, (body, field)) in rows.into_iter().enumerate() {
            if n == 9 {
                town.later(chrono::TimeDelta::minutes(1));
            }
            let heard = put(&ada, FORM, body).await;
            assert_eq!(heard.refusal(), (422, "VALIDATION_ERROR".into(), field.into()));
        }
        assert_eq!(put(&visiting, FORM, form()).await.refusal(), (404, "NOT_FOUND".into(), String::new()));
        assert_eq!(traces(&town).await, before);
    }

    async fn a_form_that_fails_half_way_is_not_kept_at_all(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let before = traces(&town).await;
        // The last of its three writes fails.
        let rename = async |sql: &'static str| {
            let mut tx = town.db().begin().await.unwrap();
            tx.run(sql, params![]).await.unwrap();
            tx.commit().await.unwrap();
        };
        rename("ALTER TABLE notification_settings RENAME TO elsewhere").await;
        assert_eq!(put(&ada, FORM, form()).await.refusal().0, 500);
        rename("ALTER TABLE elsewhere RENAME TO notification_settings").await;
        assert_eq!(traces(&town).await, before);
    }
}
