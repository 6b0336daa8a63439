//! What happens at the same time.

use futures::future::join_all;
use serde_json::json;

use super::form::form;
use super::{ids, put, ring, unread};
use crate::each_engine;

each_engine! {
    async fn what_comes_while_everything_is_read_is_lost_to_nobody(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        for n in 0..30 {
            ring(&town, &ada, None, "welcome", Some(&format!("/{n}"))).await;
        }
        let others: Vec<_> = join_all((0..6).map(|n| town.member_as("harbour", ["d", "e", "f", "g", "h", "i"][n], "member"))).await;
        for other in others.iter().chain([&ben, &cleo]) {
            town.ask(other, &ada).await;
        }
        let reading = join_all((0..4).map(|_| ada.tap("/notifications/read-all")));
        let (read, ()) = tokio::join!(reading, town.deliver());
        let marked: i64 = read.into_iter().map(|heard| heard.ok().json()["data"]["marked_read"].as_i64().unwrap()).sum();
        // Every line was marked once or is unread, and none is missing.
        assert_eq!(marked + unread(&ada).await, 38);
        assert_eq!(ids(&ada, "/notifications?per_page=100").await.0.len(), 38);
    }

    async fn two_forms_at_once_are_one_after_the_other(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let (mut one, mut other) = (form(), form());
        for (_, value) in one["notifications"].as_object_mut().unwrap() {
            *value = json!(true);
        }
        for (_, value) in other["notifications"].as_object_mut().unwrap() {
            *value = json!(false);
        }
        one["digest_frequency"] = json!("instant");
        other["digest_frequency"] = json!("off");
        let calls = [&one, &other, &one, &other].map(|form| put(&ada, "/users/me/notification-settings", form.clone()));
        for heard in join_all(calls).await {
            heard.ok();
        }
        let kept = ada.get("/users/me/notifications").await.ok().json()["data"].clone();
        let digest = ada.get("/notifications/settings").await.ok().json()["data"]["global_frequency"].clone();
        let expected = if kept == one["notifications"] { &one } else { &other };
        assert_eq!((&kept, &digest), (&expected["notifications"], &expected["digest_frequency"]));
    }

    async fn decisions_about_different_things_do_not_undo_each_other(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let names = ["email_messages", "email_listings", "email_connections", "email_reviews", "email_events", "push_enabled"];
        for heard in join_all(names.map(|name| put(&ada, "/users/me/notifications", json!({ name: false })))).await {
            heard.ok();
        }
        let kept = ada.get("/users/me/notifications").await.ok().json();
        for name in names {
            assert_eq!(kept["data"][name], false, "{name}");
        }
    }

    async fn a_line_is_deleted_once_and_a_member_muted_once(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let line = ring(&town, &ada, None, "welcome", None).await;
        let path = format!("/notifications/{line}");
        let mut told: Vec<_> = join_all((0..5).map(|_| ada.delete(&path))).await.iter().map(|heard| heard.status.as_u16()).collect();
        told.sort_unstable();
        assert_eq!(told, [204, 404, 404, 404, 404]);
        let path = format!("/feed/users/{}/mute", ben.id);
        for heard in join_all((0..5).map(|_| ada.tap(&path))).await {
            heard.ok();
        }
        assert_eq!(town.count("user_mutes").await, 1);
    }
}
