//! What can be read.

use serde_json::{Value, json};
use timeweave::params;

use super::{data, elsewhere, global, operation, refusal, run};
use crate::each_engine;
use crate::support::Person;

const VIEWER: &str = "{ viewer { id connections(first: 5) { edges { node { id } } } } }";

each_engine! {
    async fn the_viewer_has_an_id_and_connections(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = town.connect(&ada, &ben).await;

        let edges = json!([{ "node": { "id": global("Relationship", id) } }]);
        assert_eq!(
            data(run(&ada, VIEWER, json!({})).await),
            json!({ "viewer": { "id": global("Viewer", ada.id), "connections": { "edges": edges } } })
        );
        assert_eq!(data(run(&town.stranger(), VIEWER, json!({})).await), json!({ "viewer": null }));

        let nowhere = elsewhere(&ada, None).graphql(VIEWER, json!({})).await;
        assert_eq!((nowhere.status.as_u16(), refusal(&nowhere.json()).0.as_str()), (400, "tenant_required"));
    }

    async fn whoever_is_not_signed_in_sees_nothing_else(town: Town) {
        let stranger = town.stranger();
        for document in [
            "{ member(id: \"1\") { id } }",
            "{ members { nodes { id } } }",
            "{ node(id: \"TWVtYmVyOjE=\") { id } }",
            "mutation { requestConnection(input: { memberId: \"1\" }) { status } }",
            "mutation { blockMember(input: { memberId: \"1\" }) { member { id } } }",
        ] {
            let answer = run(&stranger, document, json!({})).await;
            assert_eq!(refusal(&answer), ("auth_required".into(), 401, String::new()), "{document}");
            let nothing = answer["data"].as_object().unwrap().values().all(Value::is_null);
            assert!(nothing, "{answer}");
        }
    }

    async fn both_doors_tell_the_same_of_a_member(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = town.connect(&ada, &ben).await;
        town.db()
            .run(
                "UPDATE users SET avatar_url = '/uploads/b.jpg', bio = 'Bread', tagline = 'Baker', skills = $2, latitude = 53.5,
                        last_active_at = $3 WHERE id = $1",
                params![ben.id, json!(["baking"]), town.clock.now()],
            )
            .await
            .unwrap();

        let rest = ada.get(&format!("/users/{}", ben.id)).await.ok().json()["data"].clone();
        let graph = data(run(&ada, operation!("members/member"), json!({ "id": global("Member", ben.id) })).await);
        let (member, profile) = (&graph["member"], &graph["member"]["profile"]);
        for (ours, theirs) in [
            (&member["name"], &rest["name"]),
            (&member["firstName"], &rest["first_name"]),
            (&member["lastName"], &rest["last_name"]),
            (&member["avatarUrl"], &rest["avatar_url"]),
            (&member["bio"], &rest["bio"]),
            (&member["tagline"], &rest["tagline"]),
            (&profile["latitude"], &rest["latitude"]),
            (&profile["skills"], &rest["skills"]),
            (&profile["createdAt"], &rest["created_at"]),
            (&profile["isOnline"], &rest["is_online"]),
            (&profile["stats"]["connectionCount"], &rest["stats"]["connections_count"]),
        ] {
            assert_eq!(ours, theirs);
        }
        assert_eq!(member["restId"], json!(ben.id.to_string()));
        assert_eq!((&member["connectionStatus"], &profile["onlineStatus"]), (&json!("CONNECTED"), &json!("ONLINE")));
        assert_eq!(member["connection"]["id"], global("Relationship", id));
    }

    async fn a_hidden_profile_is_hidden_at_every_corner(town: Town) {
        let [ada, ben, cleo, dan] = town.members(["ada", "ben", "cleo", "dan"]).await;
        town.db()
            .run("UPDATE users SET privacy_profile = 'connections' WHERE id = $1", params![ben.id])
            .await
            .unwrap();
        town.connect(&cleo, &dan).await;
        ada.post(&format!("/users/{}/block", dan.id), json!({})).await.ok();

        let look = |id: i64| run(&ada, operation!("members/member"), json!({ "id": id.to_string() }));
        assert_eq!(refusal(&look(ben.id).await), ("NOT_FOUND".into(), 404, String::new()));
        assert_eq!(refusal(&look(dan.id).await), ("BLOCKED".into(), 403, String::new()));
        assert_eq!(refusal(&look(999_999).await), ("NOT_FOUND".into(), 404, String::new()));
        assert!(look(cleo.id).await.get("errors").is_none());

        let listed = "{ members { nodes { restId profile { skills } } } }";
        let nodes = data(run(&ada, listed, json!({})).await)["members"]["nodes"].clone();
        assert_eq!(
            nodes,
            json!([
                { "restId": cleo.id.to_string(), "profile": { "skills": [] } },
                { "restId": ben.id.to_string(), "profile": null },
            ])
        );
    }

    async fn cursors_work_at_both_doors(town: Town) {
        let [ada, ben, cleo, dan] = town.members(["ada", "ben", "cleo", "dan"]).await;
        let mut ids = Vec::new();
        for other in [&ben, &cleo, &dan] {
            ids.push(town.connect(&ada, other).await.to_string());
        }
        ids.reverse();

        let list = operation!("connections/list");
        let first = data(run(&ada, list, json!({ "first": 1 })).await)["viewer"]["connections"].clone();
        assert_eq!(first["edges"][0]["node"]["restId"], json!(ids[0]));
        assert_eq!(first["pageInfo"]["hasNextPage"], true);

        let cursor = first["pageInfo"]["endCursor"].as_str().unwrap().to_owned();
        let rest = ada.get(&format!("/connections?per_page=1&cursor={cursor}")).await.ok().json();
        assert_eq!(rest["data"][0]["id"].to_string(), ids[1]);

        let next = rest["meta"]["cursor"].as_str().unwrap();
        let last = data(run(&ada, list, json!({ "after": next })).await)["viewer"]["connections"].clone();
        assert_eq!(last["edges"][0]["node"]["restId"], json!(ids[2]));
        assert_eq!(last["pageInfo"]["hasNextPage"], false);

        for (page, code, argument) in [
            (json!({ "after": "%%%" }), "INVALID_CURSOR", "after"),
            (json!({ "first": 0 }), "VALIDATION_OUT_OF_RANGE", "first"),
            (json!({ "first": -1 }), "VALIDATION_OUT_OF_RANGE", "first"),
            (json!({ "first": 101 }), "VALIDATION_OUT_OF_RANGE", "first"),
        ] {
            let refused = run(&ada, list, page).await;
            assert_eq!(refused["data"]["viewer"]["connections"], Value::Null);
            assert_eq!(refusal(&refused), (code.to_owned(), 422, argument.to_owned()));
        }
        let partner = &first["edges"][0]["node"]["partner"];
        assert_eq!(partner, &json!({ "restId": dan.id.to_string(), "name": "Dan" }));
    }

    async fn anything_is_found_by_its_id(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let id = town.ask(&ada, &ben).await;
        town.deliver().await;
        let bell = data(run(&ben, operation!("notifications/bell"), json!({})).await)["viewer"].clone();
        assert_eq!(bell["notificationCounts"]["total"], 1);
        let line = &bell["notifications"]["edges"][0]["node"];
        assert_eq!((&line["type"], &line["actor"]["name"]), (&json!("connection_request"), &json!("Ada")));

        let node = operation!("members/node");
        for (id, kind) in
            [(global("Member", ada.id), "Member"), (global("Relationship", id), "Relationship"), (line["id"].clone(), "Notification")]
        {
            let found = data(run(&ben, node, json!({ "id": id })).await);
            assert_eq!((&found["node"]["__typename"], &found["node"]["id"]), (&json!(kind), &id));
        }
        for (id, expected) in [
            (global("Relationship", id), ("NOT_FOUND", 404)),
            (line["id"].clone(), ("NOT_FOUND", 404)),
            (global("Member", 999_999), ("NOT_FOUND", 404)),
            (global("Planet", 1), ("VALIDATION_ERROR", 422)),
            (json!("7"), ("VALIDATION_ERROR", 422)),
        ] {
            let answer = run(&cleo, node, json!({ "id": id })).await;
            assert_eq!((refusal(&answer).0.as_str(), refusal(&answer).1), expected, "{id}");
            assert_eq!(answer["data"], json!({ "node": null }));
        }

        // Several at a time, in their order; null for what leads nowhere.
        let document = "query($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }";
        let (member, bell) = (global("Member", ada.id), line["id"].clone());
        let asked = json!({ "ids": [bell, global("Member", 999_999), member, "nonsense", bell] });
        let found = data(run(&ben, document, asked).await)["nodes"].clone();
        let (bell, member) = (json!({ "__typename": "Notification", "id": bell }), json!({ "__typename": "Member", "id": member }));
        assert_eq!(found, json!([bell, null, member, null, bell]));
        let many = run(&ben, document, json!({ "ids": vec!["7"; 101] })).await;
        assert_eq!(refusal(&many), ("VALIDATION_TOO_LONG".to_owned(), 422, "ids".to_owned()));
    }

    async fn suggestions_and_counts_are_those_of_rest(town: Town) {
        let [ada, ben, cleo, _dan] = town.members(["ada", "ben", "cleo", "dan"]).await;
        town.connect(&ada, &ben).await;
        town.connect(&ben, &cleo).await;
        town.ask(&cleo, &ada).await;

        let rest = ben.get("/connections/pending").await.ok().json()["data"].clone();
        let counts = data(run(&ben, operation!("connections/pending"), json!({})).await);
        let counts = &counts["viewer"]["pendingConnectionCounts"];
        assert_eq!((&counts["received"], &counts["connectionCount"]), (&rest["received"], &rest["total_friends"]));

        let rest = ada.get("/connections/suggestions").await.ok().json()["data"]["suggestions"].clone();
        let graph = data(run(&ada, operation!("connections/suggestions"), json!({})).await);
        let listed = graph["viewer"]["connectionSuggestions"]["nodes"].as_array().unwrap().clone();
        let ours: Vec<_> = listed.iter().map(|one| one["member"]["restId"].as_str().unwrap().to_owned()).collect();
        let theirs: Vec<_> = rest.as_array().unwrap().iter().map(|one| one["id"].to_string()).collect();
        assert_eq!(ours, theirs);
        assert_eq!(listed[0]["connectionStatus"], "NONE");
        // One after another they are the same.
        let (mut walked, mut after) = (Vec::new(), Value::Null);
        loop {
            let page = data(run(&ada, operation!("connections/suggestions"), json!({ "first": 1, "after": after })).await);
            let page = &page["viewer"]["connectionSuggestions"];
            assert_eq!(page["totalCount"], json!(theirs.len()));
            walked.extend(page["nodes"].as_array().unwrap().iter().map(|one| one["member"]["restId"].as_str().unwrap().to_owned()));
            if page["pageInfo"]["hasNextPage"] == false {
                break;
            }
            after = page["pageInfo"]["endCursor"].clone();
        }
        assert_eq!(walked, theirs);
    }

    async fn mutual_connections_are_told_to_those_who_may_read_the_profile(town: Town) {
        let [ada, ben, cleo, dan, eve] = town.members(["ada", "ben", "cleo", "dan", "eve"]).await;
        let boss = town.member_as("harbour", "boss", "admin").await;
        for one in [&ben, &cleo, &dan, &eve] {
            town.connect(&ada, one).await;
        }
        town.connect(&cleo, &boss).await;
        for one in [&ben, &dan] {
            town.connect(&cleo, one).await;
        }
        // Through something that names the member, whatever they hide.
        let mutual = async |viewer: &Person, member: &Person| -> Value {
            let document = "mutation($id: ID!) { muteMember(input: { memberId: $id }) { member { mutualConnections { nodes { name } } } } }";
            let seen = data(run(viewer, document, json!({ "id": member.id })).await);
            seen["muteMember"]["member"]["mutualConnections"]["nodes"].clone()
        };
        assert_eq!(mutual(&ada, &cleo).await, json!([{ "name": "Ben" }, { "name": "Dan" }]));
        assert_eq!(mutual(&eve, &cleo).await, json!([{ "name": "Ada" }]));
        assert_eq!(mutual(&boss, &ada).await, json!([{ "name": "Cleo Tester" }]));
        // For connections only: Eve is none of Cleo's. An administrator reads every profile.
        let private = "UPDATE users SET privacy_profile = 'connections' WHERE id = $1";
        for id in [ada.id, cleo.id] {
            town.db().run(private, params![id]).await.unwrap();
        }
        assert_eq!(mutual(&eve, &cleo).await, json!([]));
        assert_eq!(mutual(&ada, &cleo).await, json!([{ "name": "Ben" }, { "name": "Dan" }]));
        assert_eq!(mutual(&boss, &ada).await, json!([{ "name": "Cleo Tester" }]));
        // A block, in either direction, though Eve and Dan have Ada in common.
        let opened = "UPDATE users SET privacy_profile = 'members' WHERE id = $1";
        town.db().run(opened, params![cleo.id]).await.unwrap();
        assert_eq!(mutual(&eve, &dan).await, json!([{ "name": "Ada" }]));
        dan.post(&format!("/users/{}/block", eve.id), json!({})).await.ok();
        assert_eq!((mutual(&eve, &dan).await, mutual(&dan, &eve).await), (json!([]), json!([])));
        assert_eq!(mutual(&eve, &cleo).await, json!([{ "name": "Ada" }]));
    }

    async fn whoever_is_blocked_is_told_of_by_the_block(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        ada.post(&format!("/users/{}/block", ben.id), json!({})).await.ok();
        let document = "query($id: ID!) {
            viewer { blockedMembers { member { name connectionStatus blockStatus { isBlocked isBlockedBy } } } member { connectionStatus blockStatus { isBlocked } } }
            blockStatus(memberId: $id) { isBlocked isBlockedBy }
        }";
        let seen = data(run(&ada, document, json!({ "id": ben.id })).await);
        let block = json!({ "isBlocked": true, "isBlockedBy": false });
        let blocked = json!([{ "member": { "name": "Ben", "connectionStatus": "NONE", "blockStatus": block } }]);
        // Nobody is connected with themselves, or blocks themselves.
        let own = json!({ "connectionStatus": null, "blockStatus": null });
        assert_eq!(seen, json!({ "viewer": { "blockedMembers": blocked, "member": own }, "blockStatus": block }));
        let rest = ada.get(&format!("/users/{}/block-status", ben.id)).await.ok().json()["data"].clone();
        assert_eq!(rest, json!({ "is_blocked": true, "is_blocked_by": false }));
        // The profile is closed to both, as at REST, which has another word for it.
        for (viewer, member) in [(&ada, &ben), (&ben, &ada)] {
            let node = "query($id: ID!) { node(id: $id) { id } }";
            let (code, status, _) = refusal(&run(viewer, node, json!({ "id": global("Member", member.id) })).await);
            let rest = viewer.get(&format!("/users/{}", member.id)).await.refusal();
            assert_eq!((status, code.as_str()), (i64::from(rest.0), "BLOCKED"));
            assert_eq!((rest.0, rest.1.as_str()), (403, "FORBIDDEN"));
        }
    }

    async fn an_edge_to_whoever_hides_their_profile_tells_a_name_alone(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let sql = "UPDATE users SET privacy_profile = 'connections', bio = 'Bees.', tagline = 'Hum', location = 'Quay' WHERE id = $1";
        town.db().run(sql, params![ben.id]).await.unwrap();
        let document = "mutation($id: ID!) { muteMember(input: { memberId: $id }) { member {
            name bio tagline location lastActiveAt badges { badgeKey } profile { skills } } } }";
        let seen = async || data(run(&ada, document, json!({ "id": ben.id })).await)["muteMember"]["member"].clone();
        assert_eq!(
            seen().await,
            json!({
                "name": "Ben", "bio": null, "tagline": null, "location": null, "lastActiveAt": null, "badges": null,
                "profile": null,
            })
        );
        // Wherever they stand in a list as well.
        ben.post(&format!("/members/{}/endorse", ada.id), json!({ "skill_name": "Tea" })).await.ok();
        let endorsed = data(run(&ada, "{ viewer { member { endorsements { endorsers { name bio } } } } }", json!({})).await);
        assert_eq!(endorsed["viewer"]["member"]["endorsements"][0]["endorsers"], json!([{ "name": "Ben", "bio": null }]));
        town.connect(&ada, &ben).await;
        let known = seen().await;
        assert_eq!((&known["bio"], &known["tagline"], &known["location"]), (&json!("Bees."), &json!("Hum"), &json!("Quay")));
        assert_eq!(known["badges"], json!([]));
    }

    async fn words_that_are_too_long_are_refused_at_both_doors(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let boss = town.member_as("harbour", "boss", "admin").await;
        let long = "x".repeat(60_000);
        for (who, field, code) in [
            (&ada, "members(search: $words) { nodes { id } }", "VALIDATION_TOO_LONG"),
            (&ada, "skills(search: $words) { nodes { id } }", "VALIDATION_TOO_LONG"),
            (&ada, "payees(search: $words) { username }", "VALIDATION_TOO_LONG"),
            (&boss, "reviewsForModeration(search: $words) { nodes { id } }", "VALIDATION_ERROR"),
        ] {
            let answer = run(who, &format!("query($words: String) {{ {field} }}"), json!({ "words": long })).await;
            assert_eq!(refusal(&answer), (code.to_owned(), 422, "search".to_owned()), "{field}");
        }
        let tags = run(&ada, "query($words: String) { listingTagNames(prefix: $words) }", json!({ "words": long })).await;
        assert_eq!(refusal(&tags), ("VALIDATION_TOO_LONG".to_owned(), 422, "prefix".to_owned()));
        for path in ["/skills", "/users", "/users/search", "/wallet/user-search", "/listings/tags/autocomplete"] {
            let refused = ada.get(&format!("{path}?q={}", "x".repeat(201))).await.refusal();
            assert_eq!(refused, (422, "VALIDATION_TOO_LONG".to_owned(), "q".to_owned()), "{path}");
            ada.get(&format!("{path}?q={}", "x".repeat(200))).await.ok();
        }
    }

    async fn a_field_that_fails_takes_no_other_along(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let document = format!("{{ gone: member(id: \"999999\") {{ name }} here: member(id: \"{}\") {{ name }} }}", ben.id);
        let answer = run(&ada, &document, json!({})).await;
        assert_eq!(answer["data"], json!({ "gone": null, "here": { "name": "Ben" } }));
        assert_eq!(answer["errors"][0]["path"], json!(["gone"]));
        assert_eq!(answer["errors"].as_array().unwrap().len(), 1);
    }
}
