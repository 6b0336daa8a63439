//! What those who look after a group announce: who writes and reads it, in which order, until when, and who is told.

use chrono::TimeDelta;
use serde_json::{Value, json};
use timeweave::params;

use super::{found, join, kinds, put, refusal};
use crate::each_engine;
use crate::support::{Person, Town};

/// Announces something; the announcement.
async fn announce(person: &Person, group: i64, body: Value) -> Value {
    let made = person.post(&format!("/groups/{group}/announcements"), body).await;
    assert_eq!(made.status, 201, "{}", made.json());
    made.json()["data"].clone()
}

async fn titles(person: &Person, path: &str) -> Vec<String> {
    let page = person.get(path).await.ok().json();
    let items = page["data"]["items"].as_array().unwrap().clone();
    items.iter().map(|one| one["title"].as_str().unwrap().to_owned()).collect()
}

/// Switches a tab of groups off, and waits until every gateway knows it.
pub async fn switch_off(town: &Town, tab: &str) {
    let off = "UPDATE tenants SET settings = $2 WHERE id = $1";
    town.db().run(off, params![town.harbour, json!({ format!("group.tab_{tab}"): false })]).await.unwrap();
    town.later(TimeDelta::seconds(6));
}

each_engine! {
    async fn managers_announce_and_members_read(town: Town) {
        let [ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let id = found(&ada, "Garden", "public").await;
        for person in [&ben, &dora] {
            join(person, id).await.ok();
        }
        put(&ada, &format!("/groups/{id}/members/{}", dora.id), json!({ "role": "admin" })).await.ok();
        let path = format!("/groups/{id}/announcements");
        let made = announce(&ada, id, json!({ "title": " The  hall ", "content": "<b>Closed</b> on Saturday\n" })).await;
        let expected = json!({
            "id": made["id"], "group_id": id, "title": "The hall", "content": "<b>Closed</b> on Saturday", "is_pinned": false,
            "priority": 0, "is_expired": false, "author_id": ada.id, "author": { "id": ada.id, "name": "Ada", "avatar_url": null },
            "created_at": "2026-01-05T12:00:00Z", "updated_at": "2026-01-05T12:00:00Z", "expires_at": null,
        });
        // Whoever reads it sees as much of the author's name as they may; the author all of it.
        assert_eq!((&made["author"]["name"], &made["content"]), (&json!("Ada Tester"), &expected["content"]));
        let page = ben.get(&path).await.ok().json();
        assert_eq!(page["data"], json!({ "items": [expected], "cursor": null, "has_more": false }));
        announce(&dora, id, json!({ "title": "Two", "content": "x" })).await;
        announce(&admin, id, json!({ "title": "Three", "content": "x" })).await;
        assert_eq!(titles(&admin, &path).await, ["Three", "Two", "The hall"]);

        // Members do not announce, and strangers do not read.
        let body = json!({ "title": "x", "content": "x" });
        assert_eq!(ben.post(&path, body.clone()).await.refusal(), refusal(403, "FORBIDDEN", ""));
        let one = format!("{path}/{}", made["id"]);
        assert_eq!(put(&ben, &one, json!({ "title": "x" })).await.refusal(), refusal(403, "FORBIDDEN", ""));
        assert_eq!(ben.delete(&one).await.refusal(), refusal(403, "FORBIDDEN", ""));
        assert_eq!(cleo.get(&path).await.refusal(), refusal(403, "FORBIDDEN", ""));
        assert_eq!(cleo.post(&path, body.clone()).await.refusal(), refusal(403, "FORBIDDEN", ""));
        let secret = found(&ada, "Surprise", "secret").await;
        assert_eq!(ben.get(&format!("/groups/{secret}/announcements")).await.refusal(), refusal(404, "NOT_FOUND", ""));
        assert_eq!(ben.post(&format!("/groups/{secret}/announcements"), body).await.refusal(), refusal(404, "NOT_FOUND", ""));
        for (body, field) in [
            (json!({ "content": "x" }), "title"),
            (json!({ "title": " \n ", "content": "x" }), "title"),
            (json!({ "title": "x".repeat(256), "content": "x" }), "title"),
            (json!({ "title": "x", "content": " " }), "content"),
            (json!({ "title": "x", "content": "x".repeat(10_001) }), "content"),
            (json!({ "title": "x", "content": "x", "priority": -1 }), "priority"),
            (json!({ "title": "x", "content": "x", "expires_at": "2026-01-05T12:00:00Z" }), "expires_at"),
            (json!({ "title": "x", "content": "x", "expires_at": "soon" }), "expires_at"),
        ] {
            assert_eq!(ada.post(&path, body.clone()).await.refusal(), refusal(422, "VALIDATION_ERROR", field), "{body}");
        }
        assert_eq!(town.count("group_announcements").await, 3);
    }

    async fn pinned_ones_stand_first_and_expired_ones_go(town: Town) {
        let [mut ada, mut ben] = town.members(["ada", "ben"]).await;
        let id = found(&ada, "Garden", "public").await;
        join(&ben, id).await.ok();
        let path = format!("/groups/{id}/announcements");
        for (title, more) in [
            ("plain", json!({})),
            ("urgent", json!({ "priority": 5 })),
            ("pinned", json!({ "is_pinned": true })),
            ("brief", json!({ "expires_at": "2026-01-05T13:00:00Z" })),
            ("pinned and urgent", json!({ "is_pinned": true, "priority": 1 })),
        ] {
            let mut body = json!({ "title": title, "content": "x" });
            body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
            announce(&ada, id, body).await;
        }
        let all = ["pinned and urgent", "pinned", "urgent", "brief", "plain"];
        assert_eq!(titles(&ben, &path).await, all);
        // A page at a time, in the same order.
        let (mut seen, mut next) = (Vec::new(), format!("{path}?limit=2"));
        for _ in 0..3 {
            let page = ben.get(&next).await.ok().json();
            assert_eq!(page["data"]["has_more"], page["meta"]["has_more"]);
            seen.extend(page["data"]["items"].as_array().unwrap().iter().map(|one| one["title"].clone()));
            let Some(cursor) = page["data"]["cursor"].as_str() else { break };
            next = format!("{path}?limit=2&cursor={cursor}");
        }
        assert_eq!(json!(seen), json!(all));
        let page = ben.get(&format!("{path}?limit=1")).await.ok().json();
        let cursor = page["data"]["cursor"].as_str().unwrap();
        let other = ben.get(&format!("{path}?pinned=1&cursor={cursor}")).await;
        assert_eq!(other.refusal(), refusal(422, "INVALID_CURSOR", "cursor"));
        assert_eq!(titles(&ben, &format!("{path}?pinned=1")).await, ["pinned and urgent", "pinned"]);

        town.later(TimeDelta::hours(2));
        ada.signs_in().await;
        ben.signs_in().await;
        assert_eq!(titles(&ben, &path).await, ["pinned and urgent", "pinned", "urgent", "plain"]);
        let expired = ben.get(&format!("{path}?include_expired=true")).await.ok().json()["data"]["items"][3].clone();
        assert_eq!((&expired["title"], &expired["is_expired"]), (&json!("brief"), &json!(true)));

        // What is changed stands where it belongs now; null takes the end away.
        let one = format!("{path}/{}", expired["id"]);
        let changed = put(&ada, &one, json!({ "is_pinned": true, "priority": 9, "expires_at": null })).await.ok().json();
        assert_eq!((&changed["data"]["expires_at"], &changed["data"]["content"]), (&Value::Null, &json!("x")));
        assert_eq!(changed["data"]["updated_at"], "2026-01-05T14:00:00Z");
        assert_eq!(titles(&ben, &path).await[0], "brief");
        assert_eq!(ada.delete(&one).await.status, 204);
        assert_eq!(ada.delete(&one).await.refusal(), refusal(404, "NOT_FOUND", ""));
        assert_eq!(put(&ada, &one, json!({ "title": "x" })).await.refusal(), refusal(404, "NOT_FOUND", ""));
        // Not through another group of hers.
        let other = found(&ada, "Choir", "public").await;
        let foreign = announce(&ada, id, json!({ "title": "x", "content": "x" })).await;
        let wrong = format!("/groups/{other}/announcements/{}", foreign["id"]);
        assert_eq!(put(&ada, &wrong, json!({ "title": "x" })).await.refusal(), refusal(404, "NOT_FOUND", ""));
        assert_eq!(ada.delete(&wrong).await.refusal(), refusal(404, "NOT_FOUND", ""));
    }

    async fn members_are_told_but_for_the_author_and_who_wants_quiet(town: Town) {
        let [ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        let id = found(&ada, "Garden", "private").await;
        for person in [&ben, &cleo] {
            join(person, id).await.ok();
            ada.post(&format!("/groups/{id}/requests/{}", person.id), json!({ "action": "accept" })).await.ok();
        }
        join(&dora, id).await.ok();
        let mute = json!({ "frequency": "muted", "email_enabled": true, "push_enabled": true });
        put(&cleo, &format!("/groups/{id}/notification-prefs"), mute).await.ok();
        put(&ben, "/users/me/language", json!({ "language": "de" })).await.ok();
        town.deliver().await;
        let made = announce(&ada, id, json!({ "title": "Secret plan", "content": "x" })).await;
        let gone = announce(&ada, id, json!({ "title": "x", "content": "x" })).await;
        ada.delete(&format!("/groups/{id}/announcements/{}", gone["id"])).await.ok();
        town.deliver().await;
        let lines: Vec<(i64, String, String)> = town
            .db()
            .all("SELECT user_id, link, message FROM notifications WHERE type = 'group_announcement' ORDER BY id", params![])
            .await
            .unwrap();
        let sentence = "Ada hat in der Gruppe Garden etwas angekündigt.".to_owned();
        assert_eq!(lines, [(ben.id, format!("/groups/{id}/announcements"), sentence)]);
        assert_eq!(kinds(&town).await.iter().filter(|kind| *kind == "group_announced").count(), 2);
        let stored = "SELECT COUNT(*) FROM domain_events WHERE CAST(payload AS TEXT) LIKE '%Secret plan%'";
        assert_eq!(town.db().one::<i64>(stored, params![]).await.unwrap(), 0);
        let about = "{ viewer { notifications(first: 1) { nodes { type about { ... on GroupAnnouncement { title author { name } } } } } } }";
        let told = ben.graphql(about, Value::Null).await.ok().json()["data"]["viewer"]["notifications"]["nodes"][0].clone();
        assert_eq!(told, json!({ "type": "group_announcement", "about": { "title": made["title"], "author": { "name": "Ada" } } }));
    }

    async fn a_community_may_have_none_and_a_group_at_rest_gets_none(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = found(&ada, "Garden", "public").await;
        join(&ben, id).await.ok();
        let path = format!("/groups/{id}/announcements");
        let made = announce(&ada, id, json!({ "title": "x", "content": "x" })).await;
        town.db().run("UPDATE groups SET status = 'archived' WHERE id = $1", params![id]).await.unwrap();
        let body = json!({ "title": "y", "content": "x" });
        assert_eq!(ada.post(&path, body.clone()).await.refusal(), refusal(409, "GROUP_UNAVAILABLE", ""));
        assert_eq!(put(&ada, &format!("{path}/{}", made["id"]), json!({ "title": "y" })).await.refusal(), refusal(409, "GROUP_UNAVAILABLE", ""));
        assert_eq!(titles(&ben, &path).await, ["x"]);
        switch_off(&town, "announcements").await;
        for heard in [ada.get(&path).await, ada.post(&path, body).await, ada.delete(&format!("{path}/{}", made["id"])).await] {
            assert_eq!(heard.refusal(), refusal(403, "FEATURE_DISABLED", ""));
        }
        let tabs = ada.get("/groups/form-capabilities").await.ok().json()["data"]["tabs"].clone();
        assert_eq!(tabs, json!(["discussions", "files", "chat"]));
        assert_eq!(town.count("group_announcements").await, 1);
        // They go with their group.
        assert_eq!(ada.delete(&format!("/groups/{id}")).await.status, 204);
        assert_eq!(town.count("group_announcements").await, 0);
    }

    async fn the_graph_does_the_same(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = found(&ada, "Garden", "public").await;
        let create = "mutation($input: CreateGroupAnnouncementInput!) { createGroupAnnouncement(input: $input) {
                          announcement { id restId title isPinned isExpired author { name } group { name } } } }";
        let input = json!({ "groupId": id.to_string(), "title": "Hall", "content": "Closed", "isPinned": true });
        let made = ada.graphql(create, json!({ "input": input })).await.ok().json();
        let announcement = &made["data"]["createGroupAnnouncement"]["announcement"];
        assert_eq!((&announcement["title"], &announcement["author"]["name"]), (&json!("Hall"), &json!("Ada Tester")), "{made}");
        let refused = ben.graphql(create, json!({ "input": input })).await.json();
        assert_eq!(refused["errors"][0]["extensions"]["code"], "FORBIDDEN");
        announce(&ada, id, json!({ "title": "Two", "content": "x" })).await;
        let list = "query($id: ID!, $after: String) { groupAnnouncements(groupId: $id, first: 1, after: $after) {
                        edges { cursor node { title } } pageInfo { hasNextPage } } }";
        let page = ada.graphql(list, json!({ "id": id.to_string() })).await.ok().json();
        let page = &page["data"]["groupAnnouncements"];
        assert_eq!((&page["edges"][0]["node"]["title"], &page["pageInfo"]["hasNextPage"]), (&json!("Hall"), &json!(true)));
        let next = ada.graphql(list, json!({ "id": id.to_string(), "after": page["edges"][0]["cursor"] })).await.ok().json();
        assert_eq!(next["data"]["groupAnnouncements"]["edges"][0]["node"]["title"], "Two", "{next}");
        let node = "query($id: ID!) { node(id: $id) { ... on GroupAnnouncement { content } } }";
        let seen = ada.graphql(node, json!({ "id": announcement["id"] })).await.ok().json();
        assert_eq!(seen["data"]["node"]["content"], "Closed");
        let unseen = ben.graphql(node, json!({ "id": announcement["id"] })).await.json();
        assert_eq!(unseen["errors"][0]["extensions"]["code"], "NOT_FOUND", "{unseen}");
        let remove = "mutation($input: DeleteGroupAnnouncementInput!) { deleteGroupAnnouncement(input: $input) { removedGroupAnnouncementId group { name } } }";
        let input = json!({ "groupId": id.to_string(), "announcementId": announcement["id"] });
        let gone = ada.graphql(remove, json!({ "input": input })).await.ok().json();
        assert_eq!(gone["data"]["deleteGroupAnnouncement"]["removedGroupAnnouncementId"], announcement["id"], "{gone}");
    }
}
