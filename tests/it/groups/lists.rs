//! Lists: filters, sealed cursors, and ten thousand rows.

use serde_json::{Value, json};
use timeweave::params;

use super::{found, join, put, refusal};
use crate::each_engine;
use crate::support::{Person, Town};

async fn listed(person: &Person, query: &str) -> (Vec<i64>, Option<String>) {
    let page = person.get(&format!("/groups{query}")).await.ok().json();
    (ids(&page), page["meta"]["cursor"].as_str().map(str::to_owned))
}

fn ids(page: &Value) -> Vec<i64> {
    page["data"].as_array().unwrap().iter().map(|item| item["id"].as_i64().unwrap()).collect()
}

async fn crowd(town: &Town, group: i64) {
    let people = "WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 10000)
        INSERT INTO users (tenant_id, email, password_hash, first_name, last_name, profile_type, role, status, is_approved,
                is_tenant_super_admin, skills, search_text, preferred_language, privacy_profile, privacy_search, onboarding_completed,
                newsletter_opt_in, created_at, updated_at)
        SELECT $1, 'm' || CAST(n AS TEXT) || '@x.example', 'x', 'M' || CAST(n AS TEXT), 'X', 'individual', 'member', 'active', TRUE,
               FALSE, $2, 'm' || CAST(n AS TEXT) || ' x', 'en', 'members', TRUE, TRUE, FALSE, $3, $3
          FROM numbers";
    town.db().run(people, params![town.harbour, json!([]), town.clock.now()]).await.unwrap();
    let belong = "INSERT INTO group_members (tenant_id, group_id, user_id, status, role, joined_at)
        SELECT $1, $2, id, 'active', 'member', $3 FROM users WHERE tenant_id = $1 AND email LIKE 'm%@x.example'";
    town.db().run(belong, params![town.harbour, group, town.clock.now()]).await.unwrap();
    // As each engine does by itself some time after so many rows have come.
    for table in ["ANALYZE users", "ANALYZE group_members"] {
        town.db().run(table, params![]).await.unwrap();
    }
}

each_engine! {
    async fn filters_choose_groups(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let garden = found(&ada, "Garden", "public").await;
        let choir = found(&ben, "Choir of the Harbour", "private").await;
        let secret = found(&ben, "Surprise", "secret").await;
        join(&ben, garden).await.ok();
        assert_eq!(listed(&ada, "").await.0, [choir, garden]);
        assert_eq!(listed(&ben, "").await.0, [secret, choir, garden]);
        for (query, expected) in [
            ("?visibility=public", vec![garden]),
            ("?visibility=secret", vec![]),
            ("?q=HARBOUR", vec![choir]),
            ("?q=%25", vec![]),
            ("?member=me", vec![garden]),
            (&format!("?user_id={}", ben.id), vec![garden]),
            (&format!("?user_id={}", cleo.id), vec![]),
            ("?user_id=999999", vec![]),
            ("?limit=1", vec![choir]),
            ("?per_page=1", vec![choir]),
            ("?per_page=0", vec![choir]),
            ("?per_page=many&limit=&user_id=x", vec![choir, garden]),
        ] {
            assert_eq!(listed(&ada, query).await.0, expected, "{query}");
        }
        for (query, field) in [("?visibility=hidden", "visibility"), ("?member=you", "member")] {
            assert_eq!(ada.get(&format!("/groups{query}")).await.refusal(), refusal(422, "VALIDATION_ERROR", field));
        }
        // Whose profile one may not see, whose groups one does not learn.
        ben.post(&format!("/users/{}/block", cleo.id), json!({})).await.ok();
        assert!(listed(&cleo, &format!("?user_id={}", ben.id)).await.0.is_empty());
    }

    async fn who_belongs_to_a_private_group_is_not_learnt_from_its_members_either(town: Town) {
        let [ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let broker = town.member_as("harbour", "broker", "broker").await;
        let garden = found(&ada, "Garden", "public").await;
        let choir = found(&ada, "Choir", "private").await;
        let surprise = found(&ada, "Surprise", "secret").await;
        join(&ben, garden).await.ok();
        for person in [&ben, &cleo] {
            join(person, choir).await.ok();
        }
        // Ben and Cleo sing; Dora has asked, and is invited to the surprise to which Ben belongs.
        for person in [&ben, &cleo] {
            ada.post(&format!("/groups/{choir}/requests/{}", person.id), json!({ "action": "accept" })).await.ok();
        }
        join(&dora, choir).await.ok();
        for person in [&ben, &dora] {
            ada.post(&format!("/groups/{surprise}/invitations"), json!({ "user_id": person.id })).await.ok();
        }
        join(&ben, surprise).await.ok();

        let bens = format!("?user_id={}", ben.id);
        for (person, expected) in [
            (&ada, vec![surprise, choir, garden]),
            (&ben, vec![surprise, choir, garden]),
            (&cleo, vec![choir, garden]),
            (&dora, vec![garden]),
            (&broker, vec![garden]),
            (&admin, vec![surprise, choir, garden]),
        ] {
            assert_eq!(listed(person, &bens).await.0, expected, "{}", person.name);
            let document = "query ($id: ID!) { member(id: $id) { groups(first: 10) { nodes { restId } } } }";
            let answer = person.graphql(document, json!({ "id": ben.id.to_string() })).await.ok().json();
            let nodes = answer["data"]["member"]["groups"]["nodes"].as_array().unwrap_or_else(|| panic!("{answer}"));
            let shown: Vec<String> = nodes.iter().map(|node| node["restId"].as_str().unwrap().to_owned()).collect();
            let expected: Vec<String> = expected.iter().map(ToString::to_string).collect();
            assert_eq!(shown, expected, "{}", person.name);
        }
        // The group itself is still shown to all.
        assert_eq!(listed(&dora, "?visibility=private").await.0, [choir]);
    }

    async fn a_cursor_belongs_to_its_list(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        let mut groups = Vec::new();
        for number in 0..3 {
            groups.push(found(&ada, &format!("Group {number}"), "public").await);
        }
        let (first, cursor) = listed(&ada, "?per_page=2").await;
        let cursor = cursor.unwrap();
        assert_eq!(first, [groups[2], groups[1]]);
        let (rest, end) = listed(&ben, &format!("?per_page=2&cursor={cursor}")).await;
        assert_eq!((rest, end), (vec![groups[0]], None));
        assert_eq!(listed(&ada, "?cursor=").await.0.len(), 3);

        join(&ben, groups[0]).await.ok();
        let path = |group: i64| format!("/groups/{group}/members");
        let page = ada.get(&format!("{}?per_page=1", path(groups[0]))).await.ok().json();
        let members = page["meta"]["cursor"].as_str().unwrap().to_owned();
        let next = ada.get(&format!("{}?per_page=1&cursor={members}", path(groups[0]))).await.ok().json();
        assert_eq!((ids(&page), ids(&next)), (vec![ada.id], vec![ben.id]));

        let mut broken = cursor.clone();
        broken.replace_range(..1, if cursor.starts_with('B') { "C" } else { "B" });
        for query in [
            format!("/groups?cursor={broken}"),
            "/groups?cursor=MQ==".to_owned(),
            "/groups?cursor=garbage".to_owned(),
            format!("/groups?cursor={}", "A".repeat(300)),
            format!("{}?cursor={}", path(groups[0]), "A".repeat(300)),
            format!("/groups?q=group&cursor={cursor}"),
            format!("/groups?member=me&cursor={cursor}"),
            format!("/groups?visibility=public&cursor={cursor}"),
            format!("/groups?cursor={members}"),
            format!("{}?cursor={cursor}", path(groups[0])),
            format!("{}?cursor={members}", path(groups[1])),
            format!("{}?role=owner&cursor={members}", path(groups[0])),
            format!("/groups/{}/requests?cursor={members}", groups[0]),
            format!("/groups/{}/messages?cursor={members}", groups[0]),
        ] {
            assert_eq!(ada.get(&query).await.refusal(), refusal(422, "INVALID_CURSOR", "cursor"), "{query}");
        }
        assert_eq!(far.get(&format!("/groups?cursor={cursor}")).await.refusal(), refusal(422, "INVALID_CURSOR", "cursor"));
    }

    async fn members_are_listed_for_members(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let broker = town.member_as("harbour", "broker", "broker").await;
        let id = found(&ada, "Garden", "public").await;
        join(&ben, id).await.ok();
        put(&ada, &format!("/groups/{id}/members/{}", ben.id), json!({ "role": "admin" })).await.ok();
        let path = format!("/groups/{id}/members");
        let page = ben.get(&path).await.ok().json();
        let line = |person: &Person, name: &str, role: &str| {
            json!({
                "id": person.id, "user_id": person.id, "name": name, "first_name": name, "last_name": null, "avatar_url": null,
                "role": role, "status": "active", "joined_at": "2026-01-05T12:00:00Z", "created_at": "2026-01-05T12:00:00Z",
                "user": { "id": person.id, "name": name, "avatar": null },
            })
        };
        let mut mine = line(&ben, "Ben", "admin");
        mine["name"] = json!("Ben Tester");
        mine["user"]["name"] = json!("Ben Tester");
        mine["last_name"] = json!("Tester");
        assert_eq!(
            page,
            json!({
                "data": [line(&ada, "Ada", "owner"), mine],
                "meta": { "base_url": "http://localhost", "per_page": 20, "has_more": false },
            })
        );
        assert_eq!(ids(&ada.get(&format!("{path}?role=admin")).await.ok().json()), [ben.id]);
        assert_eq!(ids(&ada.get(&format!("{path}?q=ADA")).await.ok().json()), [ada.id]);
        assert_eq!(ids(&admin.get(&path).await.ok().json()), [ada.id, ben.id]);
        for person in [&cleo, &broker] {
            assert_eq!(person.get(&path).await.refusal(), refusal(403, "FORBIDDEN", ""));
        }
        assert_eq!(ada.get(&format!("{path}?role=king")).await.refusal(), refusal(422, "VALIDATION_ERROR", "role"));
    }

    async fn ten_thousand_members_are_read_a_page_at_a_time(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let id = found(&ada, "Everybody", "public").await;
        crowd(&town, id).await;
        let before = town.db().statements();
        let path = format!("/groups/{id}/members?per_page=100");
        let page = ada.get(&path).await.ok().json();
        assert_eq!(ids(&page).len(), 100);
        let cursor = page["meta"]["cursor"].as_str().unwrap();
        let next = ada.get(&format!("{path}&cursor={cursor}")).await.ok().json();
        assert!(ids(&page).last() < ids(&next).first());
        assert_eq!(ids(&ada.get(&format!("{path}&q=m9999")).await.ok().json()).len(), 1);
        let cost = town.db().statements() - before;
        assert!(cost < 50, "{cost} statements for three requests, two of which show a hundred members");
    }
}
