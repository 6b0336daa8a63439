//! What members are told of joining a group, and when they have read what the bell says of its chat (spec notifications 3.1).

use serde_json::{Value, json};
use timeweave::params;

use super::{found, join, put};
use crate::each_engine;
use crate::support::{Person, Town};

/// The bell's lines of a member, without what is new to staff, oldest first: type, sentence.
async fn bell(town: &Town, person: &Person) -> Vec<(String, String)> {
    town.deliver().await;
    let sql = "SELECT type, message FROM notifications WHERE user_id = $1 AND type <> 'new_group_created' ORDER BY id";
    town.db().all(sql, params![person.id]).await.unwrap()
}

fn line(kind: &str, text: &str) -> (String, String) {
    (kind.to_owned(), text.to_owned())
}

/// Who was written to, and of what.
async fn mails(town: &Town) -> Vec<(i64, String)> {
    let sql = "SELECT user_id, activity_type FROM notification_queue WHERE activity_type LIKE 'group%' ORDER BY id";
    town.db().all(sql, params![]).await.unwrap()
}

each_engine! {
    async fn whoever_asks_is_heard_and_hears_the_answer(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let id = found(&ada, "Choir", "private").await;
        put(&cleo, "/users/me/language", json!({"language": "de"})).await.ok();
        for person in [&ben, &cleo] {
            join(person, id).await.ok();
        }
        let asked = |name: &str| line("group_join_request", &format!("{name} would like to join Choir."));
        assert_eq!(bell(&town, &ada).await, [asked("Ben"), asked("Cleo")]);
        // Taking back and asking again is no news.
        ben.delete(&format!("/groups/{id}/membership")).await.ok();
        town.later(chrono::TimeDelta::minutes(2));
        join(&ben, id).await.ok();
        assert_eq!(bell(&town, &ada).await.len(), 2);

        let request = |person: &Person| format!("/groups/{id}/requests/{}", person.id);
        ada.post(&request(&ben), json!({ "action": "accept" })).await.ok();
        ada.post(&request(&cleo), json!({ "action": "decline" })).await.ok();
        assert_eq!(bell(&town, &ben).await, [line("group_join", "You now belong to Choir.")]);
        assert_eq!(bell(&town, &cleo).await, [line("group_join_rejected", "Deine Anfrage an die Gruppe Choir wurde abgelehnt.")]);
        assert_eq!(bell(&town, &ada).await[2..], [line("group_member_joined", "Ben joined Choir.")]);
        let told = |to: &Person, kind: &str| (to.id, kind.to_owned());
        assert_eq!(mails(&town).await, [told(&ada, "group_join_request"), told(&ada, "group_join_request"), told(&ben, "group_join")]);
        let named = "SELECT COUNT(*) FROM notifications WHERE type IN ('group_join', 'group_join_rejected') AND actor_id IS NOT NULL";
        assert_eq!(town.db().one::<i64>(named, params![]).await.unwrap(), 0);
    }

    async fn whoever_is_invited_hears_of_it(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let id = found(&ada, "Surprise", "secret").await;
        ada.post(&format!("/groups/{id}/invitations"), json!({ "user_id": ben.id })).await.ok();
        assert_eq!(bell(&town, &ben).await, [line("group_invite", "Ada invites you to join Surprise.")]);
        let about = "{ viewer { notifications(first: 1) { nodes { type about { ... on Group { name } } } } } }";
        let told = ben.graphql(about, Value::Null).await.ok().json()["data"]["viewer"]["notifications"]["nodes"][0].clone();
        assert_eq!(told, json!({"type": "group_invite", "about": {"name": "Surprise"}}));
        join(&ben, id).await.ok();
        assert_eq!(bell(&town, &ada).await, [line("group_member_joined", "Ben joined Surprise.")]);
        // Whoever has asked and is invited belongs to the group.
        let choir = found(&ada, "Choir", "private").await;
        join(&cleo, choir).await.ok();
        ada.post(&format!("/groups/{choir}/invitations"), json!({ "user_id": cleo.id })).await.ok();
        assert_eq!(bell(&town, &cleo).await, [line("group_join", "You now belong to Choir.")]);
        assert_eq!(mails(&town).await[0], (ben.id, "group_invite".to_owned()));
    }

    async fn whoever_gets_another_role_or_is_put_out_hears_of_it(town: Town) {
        let [ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        put(&cleo, "/users/me/language", json!({"language": "de"})).await.ok();
        let id = found(&ada, "Choir", "public").await;
        for person in [&ben, &cleo] {
            join(person, id).await.ok();
        }
        town.deliver().await;
        let member = |person: &Person| format!("/groups/{id}/members/{}", person.id);
        put(&ada, &member(&ben), json!({"role": "admin"})).await.ok();
        put(&ada, &member(&ben), json!({"role": "admin"})).await.ok();
        put(&ada, &member(&ben), json!({"role": "member"})).await.ok();
        put(&ada, &member(&ben), json!({"role": "owner"})).await.ok();
        assert_eq!(bell(&town, &ben).await, [
            line("group_role_admin", "You now help to run Choir."),
            line("group_role_member", "You no longer help to run Choir, but are still a member."),
            line("group_role_owner", "You are now the owner of Choir."),
        ]);
        let before = bell(&town, &ada).await.len();
        // An administrator of the community hands it over: both hear of it.
        put(&admin, &member(&cleo), json!({"role": "owner"})).await.ok();
        assert_eq!(bell(&town, &ben).await[3..], [line("group_role_admin", "You now help to run Choir.")]);
        assert_eq!(bell(&town, &cleo).await, [line("group_role_owner", "Die Gruppe Choir gehört jetzt dir.")]);
        cleo.delete(&member(&ben)).await.ok();
        cleo.tap(&format!("{}/ban", member(&ada))).await.ok();
        assert_eq!(bell(&town, &ben).await[4..], [line("group_removed", "You no longer belong to Choir.")]);
        assert_eq!(bell(&town, &ada).await[before..], [line("group_banned", "You can no longer take part in Choir.")]);
        // Whoever had nothing to do with the group learns nothing of it.
        cleo.tap(&format!("{}/ban", member(&dora))).await.ok();
        assert_eq!(bell(&town, &dora).await, []);
        let sql = "SELECT link FROM notifications WHERE type IN ('group_removed', 'group_banned') ORDER BY id";
        assert_eq!(town.db().all::<String>(sql, params![]).await.unwrap(), ["/groups", "/groups"]);
        let named = "SELECT COUNT(*) FROM notifications WHERE (type LIKE 'group_role%' OR type IN ('group_removed', 'group_banned')) AND actor_id IS NOT NULL";
        assert_eq!(town.db().one::<i64>(named, params![]).await.unwrap(), 0);
        let told: Vec<String> = mails(&town).await.into_iter().filter(|(to, _)| *to == ben.id).map(|(_, kind)| kind).collect();
        assert_eq!(told, ["group_role_owner", "group_removed"], "the others are gathered, as ben decided nothing");
    }

    async fn whoever_was_turned_away_does_not_ask_again_at_once(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let id = found(&ada, "Choir", "private").await;
        let decline = async |person: &Person| {
            ada.post(&format!("/groups/{id}/requests/{}", person.id), json!({ "action": "decline" })).await.ok()
        };
        for person in [&ben, &cleo] {
            join(person, id).await.ok();
            decline(person).await;
        }
        let refused = (409, "INVALID_STATE".to_owned(), String::new());
        assert_eq!(join(&ben, id).await.refusal(), refused);
        let ago = async |days| {
            let moment = town.clock.now() - chrono::TimeDelta::days(days);
            town.db().run("UPDATE group_declines SET declined_at = $1", params![moment]).await.unwrap();
        };
        ago(6).await;
        assert_eq!(join(&ben, id).await.refusal(), refused);
        assert_eq!(town.count("group_declines").await, 2);
        // Whoever is asked comes in whenever they like.
        ada.post(&format!("/groups/{id}/invitations"), json!({ "user_id": cleo.id })).await.ok();
        join(&cleo, id).await.ok();
        ago(7).await;
        join(&ben, id).await.ok();
        decline(&ben).await;
        assert_eq!(join(&ben, id).await.refusal(), refused);
    }

    async fn a_muted_group_does_not_ring_and_a_muted_member_neither(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let id = found(&ada, "Choir", "private").await;
        let mute = json!({ "frequency": "muted", "email_enabled": true, "push_enabled": true });
        put(&ada, &format!("/groups/{id}/notification-prefs"), mute).await.ok();
        join(&ben, id).await.ok();
        assert_eq!(bell(&town, &ada).await, []);
        ben.tap(&format!("/feed/users/{}/mute", cleo.id)).await.ok();
        let garden = found(&cleo, "Garden", "private").await;
        cleo.post(&format!("/groups/{garden}/invitations"), json!({ "user_id": ben.id })).await.ok();
        assert_eq!(bell(&town, &ben).await, []);
    }

    async fn reading_the_chat_reads_what_the_bell_says_of_it(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let (id, other) = (found(&ada, "Garden", "public").await, found(&ada, "Kitchen", "public").await);
        for group in [id, other] {
            join(&ben, group).await.ok();
            ben.post(&format!("/groups/{group}/messages"), json!({ "body": "one" })).await.ok();
        }
        town.deliver().await;
        let unread = async || -> Vec<String> {
            let sql = "SELECT type || ' ' || link FROM notifications WHERE user_id = $1 AND read_at IS NULL ORDER BY id";
            town.db().all(sql, params![ada.id]).await.unwrap()
        };
        let before = unread().await;
        let chat = format!("group_chatroom_message /groups/{id}/chat");
        assert!(before.contains(&chat));
        let page = ada.get(&format!("/groups/{id}/messages?per_page=1")).await.ok().json();
        assert_eq!(page["data"][0]["body"], "one");
        let rest: Vec<String> = before.into_iter().filter(|one| *one != chat).collect();
        assert_eq!(unread().await, rest, "the other group's line and who joined stay");
        let counts = ada.get("/notifications/counts").await.ok().json()["data"]["groups"].clone();
        assert_eq!(counts, rest.iter().filter(|one| one.starts_with("group_")).count());
    }
}
