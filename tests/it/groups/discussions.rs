//! What members discuss: who writes, reads, pins and deletes, how replies are counted, and who is told.

use serde_json::{Value, json};
use timeweave::params;
use tokio::join;

use super::announcements::switch_off;
use super::{found, join, put, refusal};
use crate::each_engine;
use crate::support::{Person, Town};

/// Starts a discussion; its path.
async fn start(person: &Person, group: i64, title: &str) -> String {
    let body = json!({ "title": title, "content": "What do you think?" });
    let made = person.post(&format!("/groups/{group}/discussions"), body).await;
    assert_eq!(made.status, 201, "{}", made.json());
    format!("/groups/{group}/discussions/{}", made.json()["data"]["id"])
}

async fn reply(person: &Person, discussion: &str, text: &str) -> Value {
    let made = person.post(&format!("{discussion}/messages"), json!({ "content": text })).await;
    assert_eq!(made.status, 201, "{}", made.json());
    made.json()["data"].clone()
}

async fn bell(town: &Town, person: &Person) -> Vec<(String, String, String)> {
    town.deliver().await;
    let sql = "SELECT type, link, message FROM notifications WHERE user_id = $1 AND type IN ('new_topic', 'new_reply') ORDER BY id";
    town.db().all(sql, params![person.id]).await.unwrap()
}

each_engine! {
    async fn members_discuss(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let id = found(&ada, "Garden", "public").await;
        join(&ben, id).await.ok();
        let path = format!("/groups/{id}/discussions");
        let one = start(&ben, id, " Which <i>tools</i>? ").await;
        let number: i64 = one.rsplit('/').next().unwrap().parse().unwrap();
        let author = json!({ "id": ben.id, "name": "Ben", "avatar_url": null });
        let mut expected = json!({
            "id": number, "group_id": id, "title": "Which <i>tools</i>?", "content": "What do you think?", "author_id": ben.id, "author": author,
            "reply_count": 0, "is_pinned": false, "created_at": "2026-01-05T12:00:00Z", "updated_at": "2026-01-05T12:00:00Z",
            "last_reply_at": null,
        });
        assert_eq!(ada.get(&path).await.ok().json()["data"], json!([expected]));
        town.later(chrono::TimeDelta::minutes(10));
        let first = reply(&ada, &one, "A spade").await;
        reply(&ben, &one, "A rake").await;
        expected["reply_count"] = json!(2);
        expected["last_reply_at"] = json!("2026-01-05T12:10:00Z");
        let thread = ada.get(&format!("{one}?per_page=1")).await.ok().json();
        let shown = json!({
            "id": first["id"], "discussion_id": number, "content": "A spade", "author_id": ada.id,
            "author": { "id": ada.id, "name": "Ada Tester", "avatar_url": null }, "is_own": true, "created_at": "2026-01-05T12:10:00Z",
        });
        assert_eq!(thread["data"], json!({ "discussion": expected, "messages": [shown] }));
        let cursor = thread["meta"]["cursor"].as_str().unwrap();
        let rest = ben.get(&format!("{one}?cursor={cursor}")).await.ok().json();
        assert_eq!((&rest["data"]["messages"][0]["content"], &rest["data"]["messages"][0]["is_own"]), (&json!("A rake"), &json!(true)));
        assert_eq!(rest["meta"]["has_more"], json!(false));

        // Administrators of the community read along, but take no part; others do neither.
        assert_eq!(admin.get(&one).await.ok().json()["data"]["discussion"]["title"], expected["title"]);
        let text = json!({ "title": "x", "content": "x" });
        for person in [&cleo, &admin] {
            assert_eq!(person.post(&path, text.clone()).await.refusal(), refusal(403, "FORBIDDEN", ""));
            assert_eq!(person.post(&format!("{one}/messages"), text.clone()).await.refusal(), refusal(403, "FORBIDDEN", ""));
        }
        for path in [&path, &one] {
            assert_eq!(cleo.get(path).await.refusal(), refusal(403, "FORBIDDEN", ""));
        }
        let other = found(&ben, "Choir", "public").await;
        let foreign = format!("/groups/{other}/discussions/{number}");
        assert_eq!(ben.get(&foreign).await.refusal(), refusal(404, "NOT_FOUND", ""));
        assert_eq!(ben.post(&format!("{foreign}/messages"), text.clone()).await.refusal(), refusal(404, "NOT_FOUND", ""));
        assert_eq!(ben.delete(&foreign).await.refusal(), refusal(404, "NOT_FOUND", ""));
        assert_eq!(ben.get(&format!("{path}?cursor={cursor}")).await.refusal(), refusal(422, "INVALID_CURSOR", "cursor"));
        for (body, field) in [
            (json!({ "content": "x" }), "title"),
            (json!({ "title": " ", "content": "x" }), "title"),
            (json!({ "title": "x".repeat(256), "content": "x" }), "title"),
            (json!({ "title": "x" }), "content"),
            (json!({ "title": "x", "content": "\n" }), "content"),
        ] {
            assert_eq!(ben.post(&path, body).await.refusal(), refusal(422, "VALIDATION_ERROR", field));
        }
        assert_eq!(ben.post(&format!("{one}/messages"), json!({ "content": " " })).await.refusal(), refusal(422, "VALIDATION_ERROR", "content"));
    }

    async fn each_changes_their_own_and_managers_pin_and_delete(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let id = found(&ada, "Garden", "public").await;
        for person in [&ben, &cleo] {
            join(person, id).await.ok();
        }
        let (one, two) = (start(&ben, id, "One").await, start(&ben, id, "Two").await);
        let changed = put(&ben, &one, json!({ "title": "Won" })).await.ok().json();
        assert_eq!((&changed["data"]["title"], &changed["data"]["content"]), (&json!("Won"), &json!("What do you think?")));
        for (person, body) in [(&ada, json!({ "title": "x" })), (&cleo, json!({ "content": "x" })), (&ben, json!({ "is_pinned": true })), (&ben, json!({ "title": "x", "is_pinned": true }))] {
            assert_eq!(put(person, &one, body).await.refusal(), refusal(403, "FORBIDDEN", ""));
        }
        put(&ada, &one, json!({ "is_pinned": true })).await.ok();
        let list = cleo.get(&format!("/groups/{id}/discussions?per_page=1")).await.ok().json();
        assert_eq!((&list["data"][0]["title"], &list["data"][0]["is_pinned"]), (&json!("Won"), &json!(true)));
        let cursor = list["meta"]["cursor"].as_str().unwrap();
        let next = cleo.get(&format!("/groups/{id}/discussions?per_page=1&cursor={cursor}")).await.ok().json();
        assert_eq!(next["data"][0]["title"], "Two");

        let mut replies = Vec::new();
        for person in [&ben, &cleo, &cleo] {
            replies.push(format!("{one}/messages/{}", reply(person, &one, "x").await["id"]));
        }
        assert_eq!(cleo.delete(&replies[0]).await.refusal(), refusal(403, "FORBIDDEN", ""));
        let elsewhere = replies[1].replace(&one, &two);
        assert_eq!(cleo.delete(&elsewhere).await.refusal(), refusal(404, "NOT_FOUND", ""));
        for (person, reply) in [(&cleo, &replies[1]), (&ada, &replies[2])] {
            assert_eq!(person.delete(reply).await.status, 204);
        }
        assert_eq!(cleo.delete(&replies[1]).await.refusal(), refusal(404, "NOT_FOUND", ""));
        let thread = cleo.get(&one).await.ok().json()["data"].clone();
        assert_eq!((&thread["discussion"]["reply_count"], thread["messages"].as_array().unwrap().len()), (&json!(1), 1));
        // Whoever left has no say over what they wrote.
        ben.delete(&format!("/groups/{id}/membership")).await.ok();
        assert_eq!(ben.delete(&one).await.refusal(), refusal(403, "FORBIDDEN", ""));
        assert_eq!(cleo.delete(&one).await.refusal(), refusal(403, "FORBIDDEN", ""));
        assert_eq!(admin.delete(&one).await.status, 204);
        assert_eq!((town.count("group_discussions").await, town.count("group_discussion_replies").await), (1, 0));
    }

    async fn members_hear_of_topics_and_participants_of_replies(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let id = found(&ada, "Garden", "public").await;
        for person in [&ben, &cleo] {
            join(person, id).await.ok();
        }
        let one = start(&ben, id, "Tools").await;
        let line = |kind: &str, text: &str| (kind.to_owned(), one.clone(), text.to_owned());
        let topic = line("new_topic", "Ben started a discussion in Garden.");
        assert_eq!(bell(&town, &ada).await, std::slice::from_ref(&topic));
        assert_eq!(bell(&town, &cleo).await, std::slice::from_ref(&topic));
        reply(&cleo, &one, "x").await;
        reply(&cleo, &one, "y").await;
        assert_eq!(bell(&town, &ben).await, [line("new_reply", "Cleo replied in a discussion in Garden.")]);
        assert_eq!(bell(&town, &ada).await.len(), 1, "who takes no part hears no more");
        reply(&ada, &one, "z").await;
        assert_eq!(bell(&town, &cleo).await, [topic, line("new_reply", "Ada replied in a discussion in Garden.")]);
        // Whoever left hears nothing more.
        cleo.delete(&format!("/groups/{id}/membership")).await.ok();
        town.later(chrono::TimeDelta::minutes(10));
        reply(&ada, &one, "again").await;
        assert_eq!((bell(&town, &cleo).await.len(), bell(&town, &ben).await.len()), (2, 3));
    }

    async fn replies_at_once_are_all_counted(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = found(&ada, "Garden", "public").await;
        join(&ben, id).await.ok();
        let one = start(&ada, id, "Tools").await;
        join!(reply(&ada, &one, "1"), reply(&ben, &one, "2"), reply(&ada, &one, "3"), reply(&ben, &one, "4"));
        let thread = ada.get(&one).await.ok().json()["data"].clone();
        assert_eq!((&thread["discussion"]["reply_count"], thread["messages"].as_array().unwrap().len()), (&json!(4), 4));
    }

    async fn a_community_may_have_none(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let id = found(&ada, "Garden", "public").await;
        let one = start(&ada, id, "Tools").await;
        town.db().run("UPDATE groups SET status = 'archived' WHERE id = $1", params![id]).await.unwrap();
        assert_eq!(ada.post(&format!("{one}/messages"), json!({ "content": "x" })).await.refusal(), refusal(409, "GROUP_UNAVAILABLE", ""));
        assert_eq!(ada.get(&one).await.status, 200);
        switch_off(&town, "discussions").await;
        for heard in [ada.get(&one).await, ada.delete(&one).await, ada.get(&format!("/groups/{id}/discussions")).await] {
            assert_eq!(heard.refusal(), refusal(403, "FEATURE_DISABLED", ""));
        }
        // The chat has a switch of its own.
        assert_eq!(ada.get(&format!("/groups/{id}/messages")).await.status, 200);
        switch_off(&town, "chat").await;
        assert_eq!(ada.get(&format!("/groups/{id}/messages")).await.refusal(), refusal(403, "FEATURE_DISABLED", ""));
    }

    async fn the_graph_does_the_same(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let id = found(&ada, "Garden", "public").await;
        join(&ben, id).await.ok();
        let create = "mutation($input: CreateGroupDiscussionInput!) { createGroupDiscussion(input: $input) { discussion { id title author { name } } } }";
        let input = json!({ "groupId": id.to_string(), "title": "Tools", "content": "Which?" });
        let made = ben.graphql(create, json!({ "input": input })).await.ok().json();
        let discussion = made["data"]["createGroupDiscussion"]["discussion"].clone();
        assert_eq!((&discussion["title"], &discussion["author"]["name"]), (&json!("Tools"), &json!("Ben Tester")), "{made}");
        let answer = "mutation($input: ReplyToGroupDiscussionInput!) { replyToGroupDiscussion(input: $input) { reply { content isOwn discussion { replyCount } } } }";
        let input = json!({ "groupId": id.to_string(), "discussionId": discussion["id"], "content": "A spade" });
        let made = ada.graphql(answer, json!({ "input": input })).await.ok().json();
        assert_eq!(made["data"]["replyToGroupDiscussion"]["reply"], json!({ "content": "A spade", "isOwn": true, "discussion": { "replyCount": 1 } }), "{made}");
        let list = "query($id: ID!, $discussion: ID!) {
                        groupDiscussions(groupId: $id) { nodes { title replyCount author { name } } }
                        groupDiscussionReplies(groupId: $id, discussionId: $discussion) { edges { cursor node { content author { name } } } } }";
        let variables = json!({ "id": id.to_string(), "discussion": discussion["id"] });
        let seen = ben.graphql(list, variables.clone()).await.ok().json();
        assert_eq!(seen["data"]["groupDiscussions"]["nodes"], json!([{ "title": "Tools", "replyCount": 1, "author": { "name": "Ben Tester" } }]), "{seen}");
        let edge = &seen["data"]["groupDiscussionReplies"]["edges"][0];
        assert_eq!(edge["node"], json!({ "content": "A spade", "author": { "name": "Ada" } }));
        // The cursors are those of REST.
        let number = ben.get(&format!("/groups/{id}/discussions")).await.ok().json()["data"][0]["id"].clone();
        let page = ben.get(&format!("/groups/{id}/discussions/{number}?cursor={}", edge["cursor"].as_str().unwrap())).await.ok().json();
        assert_eq!(page["data"]["messages"], json!([]));
        let refused = cleo.graphql(list, variables).await.json();
        assert_eq!(refused["errors"][0]["extensions"]["code"], "FORBIDDEN", "{refused}");
    }
}
