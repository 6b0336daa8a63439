//! Connections: states, refusals, lists, suggestions and races (seed 0, "Connection" and "Connections").

pub mod fixtures;

use std::collections::BTreeSet;

use chrono::TimeDelta;
use http::header;
use serde_json::{Value, json};
use timeweave::params;
use tokio::join;

use crate::each_engine;
use crate::support::{Heard, Person, Town};

fn mini(person: &Person) -> Value {
    let mut first = person.name.clone();
    first[..1].make_ascii_uppercase();
    json!({
        "id": person.id, "name": first, "first_name": first, "last_name": null, "avatar_url": null, "avatar": null,
        "organization_name": null, "profile_type": "individual", "last_active_at": null, "location": null, "bio": null,
        "tagline": null,
    })
}

fn own(person: &Person) -> Value {
    let mut mini = mini(person);
    mini["name"] = json!(format!("{} Tester", mini["first_name"].as_str().unwrap()));
    mini["last_name"] = json!("Tester");
    mini
}

async fn status(viewer: &Person, other: &Person) -> Value {
    viewer.get(&format!("/connections/status/{}", other.id)).await.ok().json()["data"].clone()
}

async fn listed(viewer: &Person, query: &str) -> Vec<i64> {
    let page = viewer.get(&format!("/connections{query}")).await.ok().json();
    page["data"].as_array().unwrap().iter().map(|item| item["id"].as_i64().unwrap()).collect()
}

async fn kinds(town: &Town) -> Vec<String> {
    let rows: Vec<(String,)> = town
        .db()
        .all("SELECT kind FROM domain_events WHERE tenant_id = $1 ORDER BY id", params![town.harbour])
        .await
        .unwrap();
    rows.into_iter().map(|(kind,)| kind).collect()
}

fn statuses(heard: &[&Heard]) -> Vec<u16> {
    let mut statuses: Vec<u16> = heard.iter().map(|heard| heard.status.as_u16()).collect();
    statuses.sort_unstable();
    statuses
}

each_engine! {
    async fn a_request_is_seen_from_both_sides(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;

        let asked = ada.post("/connections/request", json!({ "user_id": ben.id })).await;
        assert_eq!(asked.status, 201);
        let id = asked.json()["data"]["connection_id"].as_i64().unwrap();
        assert_eq!(
            asked.json(),
            json!({
                "data": { "status": "pending_sent", "connection_id": id, "message": "Your request has been sent." },
                "meta": { "base_url": "http://localhost" },
            })
        );

        assert_eq!(status(&ada, &ben).await, json!({ "status": "pending_sent", "connection_id": id, "direction": "sent" }));
        assert_eq!(
            status(&ben, &ada).await,
            json!({ "status": "pending_received", "connection_id": id, "direction": "received" })
        );
        assert_eq!(status(&cleo, &ada).await, json!({ "status": "none", "connection_id": null, "direction": null }));
        assert_eq!(status(&ada, &ada).await, json!({ "status": "none", "connection_id": null, "direction": null }));

        let page = ben.get("/connections?status=pending").await.ok().json();
        assert_eq!(
            page,
            json!({
                "data": [{
                    "id": id, "connection_id": id, "requester_id": ada.id, "receiver_id": ben.id, "status": "pending",
                    "created_at": "2026-01-05T12:00:00Z", "requester": mini(&ada), "receiver": own(&ben),
                    "partner": mini(&ada), "user": mini(&ada),
                }],
                "meta": { "base_url": "http://localhost", "per_page": 20, "has_more": false },
            })
        );
        assert_eq!(listed(&ada, "?status=pending_sent").await, [id]);
        assert!(listed(&ada, "?status=pending_received").await.is_empty());
        assert!(listed(&ada, "").await.is_empty());
    }

    async fn accepting_connects_both_and_tells_the_outbox(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = town.ask(&ada, &ben).await;

        let accepted = ben.tap(&format!("/connections/{id}/accept")).await;
        assert_eq!(accepted.status, 200);
        assert_eq!(
            accepted.json(),
            json!({ "data": { "connection_id": id, "status": "connected" }, "meta": { "base_url": "http://localhost" } })
        );
        assert_eq!(listed(&ada, "").await, [id]);
        assert_eq!(listed(&ben, "?status=accepted").await, [id]);
        assert_eq!(status(&ada, &ben).await, json!({ "status": "connected", "connection_id": id, "direction": "sent" }));
        assert_eq!(kinds(&town).await, ["connection_requested", "connection_accepted"]);
    }

    async fn declining_removes_the_request_and_it_may_be_made_again(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = town.ask(&ada, &ben).await;

        let declined = ben.tap(&format!("/connections/{id}/decline")).await;
        assert_eq!((declined.status.as_u16(), declined.bytes.len()), (204, 0));
        assert_eq!(declined.header("content-type"), None);
        assert_eq!(town.count("connections").await, 0);
        assert_eq!(kinds(&town).await, ["connection_requested", "connection_declined"]);

        assert_ne!(town.ask(&ada, &ben).await, id);
    }

    async fn whoever_asks_again_and_again_rings_and_sends_no_second_mail_a_day(town: Town) {
        let [mut ada, ben] = town.members(["ada", "ben"]).await;
        let told = async || {
            town.deliver().await;
            let bell = town.count("notifications WHERE type = 'connection_request'").await;
            (bell, town.count("notification_queue WHERE activity_type = 'connection_request'").await)
        };
        for (pause, expected) in [
            (chrono::TimeDelta::zero(), (1, 1)),
            (chrono::TimeDelta::seconds(30), (1, 1)),
            (chrono::TimeDelta::minutes(2), (2, 1)),
            (chrono::TimeDelta::hours(20), (3, 1)),
            (chrono::TimeDelta::hours(25), (4, 2)),
        ] {
            town.later(pause);
            ada.signs_in().await;
            let id = town.ask(&ada, &ben).await;
            ada.delete(&format!("/connections/{id}")).await.ok();
            assert_eq!(told().await, expected, "{pause}");
        }
        // Another one's wish is news.
        let cleo = town.member_as("harbour", "cleo", "member").await;
        town.ask(&cleo, &ben).await;
        assert_eq!(told().await, (5, 3));
    }

    async fn either_party_removes_in_either_state(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        for remover in [&ada, &ben] {
            let pending = town.ask(&ada, &ben).await;
            assert_eq!(remover.delete(&format!("/connections/{pending}")).await.status, 204);
            let accepted = town.connect(&ada, &ben).await;
            assert_eq!(remover.delete(&format!("/connections/{accepted}")).await.status, 204);
            assert_eq!(town.count("connections").await, 0);
        }
    }

    async fn refused_requests_change_nothing(town: Town) {
        let [ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        let stranger = town.member_as("meadow", "ada", "member").await;
        town.connect(&ada, &cleo).await;
        ben.post(&format!("/users/{}/block", ada.id), json!({})).await.ok();
        town.db()
            .run("UPDATE users SET status = 'suspended' WHERE tenant_id = $1 AND id = $2", params![town.harbour, dora.id])
            .await
            .unwrap();
        let (before, told) = (town.count("connections").await, town.count("domain_events").await);

        for (body, expected) in [
            (json!({ "user_id": ada.id }), (400, "VALIDATION_ERROR", "user_id")),
            (json!({}), (422, "VALIDATION_ERROR", "user_id")),
            (json!({ "user_id": 0 }), (422, "VALIDATION_ERROR", "user_id")),
            (json!({ "user_id": "7" }), (422, "VALIDATION_ERROR", "user_id")),
            (json!({ "user_id": 9_999_999 }), (422, "VALIDATION_ERROR", "user_id")),
            (json!({ "user_id": stranger.id }), (422, "VALIDATION_ERROR", "user_id")),
            (json!({ "user_id": dora.id }), (422, "VALIDATION_ERROR", "user_id")),
            (json!({ "user_id": ben.id }), (422, "VALIDATION_ERROR", "user_id")),
            (json!({ "user_id": cleo.id }), (409, "ALREADY_EXISTS", "")),
        ] {
            let (status, code, field) = ada.post("/connections/request", body.clone()).await.refusal();
            assert_eq!((status, code.as_str(), field.as_str()), expected, "{body}");
        }
        // Blocked the other way round, and asked the other way round, it is the same.
        assert_eq!(ben.post("/connections/request", json!({ "user_id": ada.id })).await.refusal().0, 422);
        assert_eq!(cleo.post("/connections/request", json!({ "user_id": ada.id })).await.refusal().0, 409);
        assert_eq!((town.count("connections").await, town.count("domain_events").await), (before, told));
    }

    async fn refused_moves_change_nothing(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let far = town.member_as("meadow", "ada", "member").await;
        let pending = town.ask(&ada, &ben).await;
        let accepted = town.connect(&ben, &cleo).await;
        let told = town.count("domain_events").await;

        for (who, action, id, expected) in [
            (&ada, "accept", pending, (403, "INVALID_STATE")),
            (&ada, "decline", pending, (409, "INVALID_STATE")),
            (&cleo, "accept", pending, (404, "NOT_FOUND")),
            (&cleo, "decline", pending, (404, "NOT_FOUND")),
            (&far, "accept", pending, (404, "NOT_FOUND")),
            (&far, "decline", pending, (404, "NOT_FOUND")),
            (&cleo, "accept", accepted, (409, "INVALID_STATE")),
            (&cleo, "decline", accepted, (409, "INVALID_STATE")),
            (&ben, "accept", accepted, (403, "INVALID_STATE")),
            (&ben, "accept", 9_999_999, (404, "NOT_FOUND")),
        ] {
            let (status, code, _) = who.tap(&format!("/connections/{id}/{action}")).await.refusal();
            assert_eq!((status, code.as_str()), expected, "{} {action} {id}", who.name);
        }
        for who in [&cleo, &far] {
            assert_eq!(who.delete(&format!("/connections/{pending}")).await.refusal().0, 404, "{}", who.name);
        }
        for id in ["0", "-1", "abc", "9223372036854775808"] {
            assert_eq!(ada.tap(&format!("/connections/{id}/accept")).await.status, 404, "{id}");
        }
        assert_eq!(ada.get("/connections/status/me").await.refusal(), (422, "invalid_user".into(), String::new()));
        assert_eq!(ada.get(&format!("/connections/status/{}", far.id)).await.status, 404);
        assert_eq!((town.count("connections").await, town.count("domain_events").await), (2, told));
    }

    async fn lists_go_on_after_the_last_row_seen(town: Town) {
        let [ada, ben, cleo, dora, emil] = town.members(["ada", "ben", "cleo", "dora", "emil"]).await;
        let mut ids = Vec::new();
        for (one, other) in [(&ada, &ben), (&cleo, &ada), (&ada, &dora), (&emil, &ada)] {
            ids.insert(0, town.connect(one, other).await);
        }

        let first = ada.get("/connections?per_page=3").await.ok().json();
        assert_eq!(first["meta"]["has_more"], true);
        let cursor = first["meta"]["cursor"].as_str().unwrap().to_owned();
        assert_eq!(listed(&ada, "?per_page=3").await, ids[..3]);
        assert_eq!(listed(&ada, &format!("?per_page=3&cursor={cursor}")).await, ids[3..]);
        let last = ada.get(&format!("/connections?per_page=3&cursor={cursor}")).await.ok().json();
        assert_eq!(last["meta"], json!({ "base_url": "http://localhost", "per_page": 3, "has_more": false }));

        // Bounds are moved into, never refused; a cursor that cannot be read means the first page.
        for (query, per_page) in [("?per_page=0", 1), ("?per_page=1000", 100), ("?per_page=lots", 20), ("?per_page=-5", 1)] {
            assert_eq!(ada.get(&format!("/connections{query}")).await.ok().json()["meta"]["per_page"], per_page, "{query}");
        }
        for cursor in ["%25%25", "bm9uZQ==", "", "LTE="] {
            assert_eq!(listed(&ada, &format!("?cursor={cursor}")).await, ids, "{cursor}");
        }
        let unknown = ada.get("/connections?status=enemies").await.refusal();
        assert_eq!(unknown, (422, "VALIDATION_ERROR".into(), "status".into()));
    }

    async fn a_deleted_partner_is_left_out(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let stays = town.connect(&ada, &ben).await;
        town.connect(&ada, &cleo).await;
        town.db()
            .run("UPDATE users SET deleted_at = $3 WHERE tenant_id = $1 AND id = $2", params![town.harbour, cleo.id, town.clock.now()])
            .await
            .unwrap();
        assert_eq!(listed(&ada, "").await, [stays]);
    }

    async fn counts_say_what_waits(town: Town) {
        let [ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        town.ask(&ada, &ben).await;
        town.ask(&cleo, &ada).await;
        town.connect(&ada, &dora).await;
        let counts = ada.get("/connections/pending").await.ok().json();
        assert_eq!(
            counts,
            json!({ "data": { "received": 1, "sent": 1, "total_friends": 1 }, "meta": { "base_url": "http://localhost" } })
        );
    }

    async fn opposite_requests_at_once_leave_one_pair(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let (first, second) = join!(
            ada.post("/connections/request", json!({ "user_id": ben.id })),
            ben.post("/connections/request", json!({ "user_id": ada.id })),
        );
        assert_eq!(statuses(&[&first, &second]), [201, 409]);
        assert_eq!(town.count("connections").await, 1);
        assert_eq!(town.count("domain_events").await, 1);
    }

    async fn accepting_against_removing_leaves_a_legal_state(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        for _ in 0..5 {
            let id = town.ask(&ada, &ben).await;
            let (accept, remove) = join!(
                async { ben.tap(&format!("/connections/{id}/accept")).await },
                async { ada.delete(&format!("/connections/{id}")).await },
            );
            // Either the acceptance came first and was then ended, or there was nothing left to accept.
            assert!(matches!(accept.status.as_u16(), 200 | 404), "{}", accept.text());
            assert_eq!(remove.status, 204);
            assert_eq!(town.count("connections").await, 0);
        }
    }

    async fn blocking_against_requesting_leaves_no_request_to_a_blocker(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let (block, _) = join!(
            async { ben.post(&format!("/users/{}/block", ada.id), json!({})).await },
            async { ada.post("/connections/request", json!({ "user_id": ben.id })).await },
        );
        block.ok();
        assert_eq!(town.count("connections").await, 0);
    }

    async fn suggestions_are_scored_as_the_seed_says(town: Town) {
        let [me, friend, blocked, asked, knows, group, lately, idle] = town
            .members(["me", "friend", "blocked", "asked", "knows", "group", "lately", "idle"])
            .await;
        town.connect(&me, &friend).await;
        town.connect(&knows, &friend).await;
        town.ask(&me, &asked).await;
        blocked.post(&format!("/users/{}/block", me.id), json!({})).await.ok();
        let now = town.clock.now();
        for (person, days) in [(&knows, 90), (&group, 40), (&lately, 29), (&idle, 31)] {
            town.db()
                .run(
                    "UPDATE users SET last_active_at = $3 WHERE tenant_id = $1 AND id = $2",
                    params![town.harbour, person.id, now - TimeDelta::days(days)],
                )
                .await
                .unwrap();
        }
        share_group(&town, &me, &group, "a").await;
        share_group(&town, &me, &group, "b").await;
        for (person, skills) in [(&me, json!(["Baking", "Sewing"])), (&knows, json!(["sewing", "Welding"]))] {
            town.db()
                .run("UPDATE users SET skills = $3 WHERE tenant_id = $1 AND id = $2", params![town.harbour, person.id, skills])
                .await
                .unwrap();
        }

        // knows: one mutual connection = 5; group: two shared groups = 4; lately: active = 2; idle: 0.
        let found = me.get("/connections/suggestions?limit=20").await.ok().json();
        let names: Vec<_> = found["data"]["suggestions"].as_array().unwrap().iter().map(|one| one["name"].clone()).collect();
        assert_eq!(names, ["Knows", "Group", "Lately", "Idle"]);
        assert_eq!(
            found["data"]["suggestions"][0],
            json!({
                "id": knows.id, "name": "Knows", "avatar_url": null, "bio": null, "mutual_connections_count": 1,
                "shared_skills": ["sewing"], "connection_status": "none",
            })
        );
        for (limit, expected) in [("1", 1), ("0", 1), ("many", 4), ("99", 4)] {
            let some = me.get(&format!("/connections/suggestions?limit={limit}")).await.ok().json();
            assert_eq!(some["data"]["suggestions"].as_array().unwrap().len(), expected, "{limit}");
        }
    }

    async fn without_scores_the_recently_active_are_shown(town: Town) {
        let [me, friend, seen, never] = town.members(["me", "friend", "seen", "never"]).await;
        town.connect(&me, &friend).await;
        town.db()
            .run(
                "UPDATE users SET last_active_at = $3 WHERE tenant_id = $1 AND id = $2",
                params![town.harbour, seen.id, town.clock.now()],
            )
            .await
            .unwrap();
        let mut tx = town.db().begin().await.unwrap();
        tx.run("ALTER TABLE group_members RENAME TO away", params![]).await.unwrap();
        tx.commit().await.unwrap();

        let found = me.get("/connections/suggestions").await.ok().json();
        let ids: Vec<_> = found["data"]["suggestions"].as_array().unwrap().iter().map(|one| one["id"].clone()).collect();
        assert_eq!(ids, [seen.id, never.id]);
        assert_eq!(found["data"]["suggestions"][0]["mutual_connections_count"], 0);
    }

    async fn a_key_makes_a_request_safe_to_repeat(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let keyed = |body: Value, key: &str| {
            let mut request = ada.request(http::Method::POST, "/connections/request", Some(body));
            request.headers_mut().insert("idempotency-key", key.parse().unwrap());
            ada.send(request)
        };
        let first = keyed(json!({ "user_id": ben.id }), "morning-coffee").await;
        assert_eq!(first.status, 201);

        let again = keyed(json!({ "user_id": ben.id }), "morning-coffee").await;
        assert_eq!((again.status, &again.bytes), (first.status, &first.bytes));
        assert_eq!(again.header("content-type"), first.header(header::CONTENT_TYPE.as_str()));
        let other = keyed(json!({ "user_id": cleo.id }), "morning-coffee").await;
        assert_eq!(other.refusal().0, 422);
        assert_eq!(other.code(), "IDEMPOTENCY_KEY_REUSED");
        assert_eq!((town.count("connections").await, town.count("domain_events").await), (1, 1));

        // A refusal keeps nothing: the key can be used when the reason is gone.
        let refused = keyed(json!({ "user_id": ben.id }), "evening-tea").await;
        assert_eq!(refused.status, 409);
        assert_eq!(keyed(json!({ "user_id": cleo.id }), "evening-tea").await.status, 201);

        // At once, there is one effect and everybody hears of it.
        ada.delete(&format!("/connections/{}", first.json()["data"]["connection_id"])).await.ok();
        let (one, two) =
            join!(keyed(json!({ "user_id": ben.id }), "both-hands"), keyed(json!({ "user_id": ben.id }), "both-hands"));
        assert_eq!((one.status.as_u16(), two.status.as_u16(), one.bytes == two.bytes), (201, 201, true));
        assert_eq!(town.count("connections").await, 2);
    }

    async fn one_list_is_one_statement(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        town.connect(&ada, &ben).await;
        town.connect(&ada, &cleo).await;
        ada.get("/connections").await.ok();
        let before = town.db().statements();
        ada.get("/connections").await.ok();
        // One for whoever asks, one for the list.
        assert_eq!(town.db().statements() - before, 2);
    }
}

async fn share_group(town: &Town, one: &Person, other: &Person, slug: &str) {
    let now = town.clock.now();
    let group: i64 = town
        .db()
        .one(
            "INSERT INTO groups (tenant_id, owner_id, name, slug, description, visibility, status, created_at, updated_at)
             VALUES ($1, $2, $3, $3, '', 'public', 'active', $4, $4)
             RETURNING id",
            params![town.harbour, one.id, slug, now],
        )
        .await
        .unwrap();
    let people: BTreeSet<i64> = [one.id, other.id].into();
    for person in people {
        town.db()
            .run(
                "INSERT INTO group_members (tenant_id, group_id, user_id, status, role, joined_at)
                 VALUES ($1, $2, $3, 'active', 'member', $4)",
                params![town.harbour, group, person, now],
            )
            .await
            .unwrap();
    }
}
