//! The graph's door to listings: the same rows, the same cursors, the same refusals, one statement a level.

use serde_json::{Value, json};

use contract::runtime::graph::encode_id;

use super::{heading, ids, lists, put};
use crate::each_engine;
use crate::support::{Heard, Person};

macro_rules! operation {
    ($name:literal) => {
        include_str!(concat!("../../../graphql/operations/listings/", $name, ".graphql"))
    };
}

async fn run(person: &Person, document: &str, variables: Value) -> Value {
    let heard: Heard = person.graphql(document, variables).await;
    heard.json()
}

fn numbers(list: &Value) -> Vec<i64> {
    let edges = list["edges"].as_array().unwrap_or_else(|| panic!("{list}")).iter();
    edges.map(|edge| edge["node"]["restId"].as_str().unwrap().parse().unwrap()).collect()
}

fn refusal(answer: &Value) -> (i64, String, String) {
    let extensions = &answer["errors"][0]["extensions"];
    let text = |name: &str| extensions[name].as_str().unwrap_or_default().to_owned();
    (extensions["status"].as_i64().unwrap_or_default(), text("code"), text("field"))
}

each_engine! {
    async fn both_doors_list_the_same_with_the_same_cursors(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let repairs = heading(&town, "repairs").await;
        for nth in 0..5 {
            lists(&ada, repairs, json!({"title": if nth % 2 == 0 { "Bicycle repair" } else { "Other things" }, "latitude": 53, "longitude": -9})).await;
        }
        let by_id = format!("&category_id={repairs}");
        for (query, mut variables) in [
            ("", json!({})),
            ("&sort=newest", json!({"order": "NEWEST"})),
            ("&q=bicycle", json!({"search": "bicycle"})),
            ("&category=repairs&type=offer", json!({"category": "repairs", "types": ["OFFER"]})),
            (by_id.as_str(), json!({"categoryId": encode_id("Category", repairs)})),
            ("&near_lat=53.1&near_lng=-9&radius_km=50", json!({"nearLatitude": 53.1, "nearLongitude": -9, "radiusKm": 50})),
            ("&featured_first=1&posted_within=3", json!({"featuredFirst": true, "postedWithin": 3})),
        ] {
            let rest = ben.get(&format!("/listings?per_page=2{query}")).await.ok().json();
            variables["first"] = json!(2);
            let graph = run(&ben, operation!("list"), variables.clone()).await["data"]["listings"].clone();
            assert_eq!(numbers(&graph), ids(&rest), "{query}");
            assert_eq!(graph["pageInfo"]["endCursor"], rest["meta"]["cursor"], "{query}");
            assert_eq!(graph["totalCount"], rest["meta"]["total"], "{query}");
            let cursor = graph["pageInfo"]["endCursor"].clone();
            let rest = ben.get(&format!("/listings?per_page=2{query}&cursor={}", cursor.as_str().unwrap())).await.ok().json();
            variables["after"] = cursor;
            let graph = run(&ben, operation!("list"), variables).await["data"]["listings"].clone();
            assert_eq!(numbers(&graph), ids(&rest), "{query}");
        }
        for (variables, code, field) in [
            (json!({"ownerId": "x"}), "VALIDATION_ERROR", "ownerId"),
            (json!({"search": "x".repeat(256)}), "validation_failed", "search"),
        ] {
            let (status, told, place) = refusal(&run(&ben, operation!("list"), variables).await);
            assert_eq!((status, told.as_str(), place.as_str()), (422, code, field));
        }
        let answer = run(&town.stranger(), operation!("list"), json!({})).await;
        assert_eq!(refusal(&answer).1, "auth_required");
        let headings = run(&town.stranger(), operation!("categories"), json!({})).await["data"]["categories"].clone();
        assert_eq!(headings[0]["slug"], "repairs");
    }

    async fn a_listings_life_in_the_graph(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let repairs = heading(&town, "repairs").await;
        let input = json!({
            "title": "Bicycle repair", "description": "Punctures, brakes and gears of every kind.", "type": "OFFER",
            "categoryId": repairs.to_string(), "hoursEstimate": 1.5, "hoursAvailable": 10
        });
        let made = run(&ada, operation!("create"), json!({"input": input})).await["data"]["createListing"]["listing"].clone();
        let (id, number) = (made["id"].clone(), made["restId"].as_str().unwrap().to_owned());
        assert_eq!((&made["status"], &made["canEdit"]), (&json!("ACTIVE"), &json!(true)));
        let seen = run(&ben, operation!("listing"), json!({"id": id})).await["data"]["listing"].clone();
        assert_eq!((&seen["hoursEstimate"], &seen["viewCount"], &seen["category"]["slug"]), (&json!(1.5), &json!(1), &json!("repairs")));
        assert_eq!(seen["owner"]["listings"]["edges"][0]["node"]["restId"], number);
        let change = json!({"input": {"listingId": number, "title": "Bicycle tuning", "hoursAvailable": null}});
        let changed = run(&ada, operation!("update"), change).await["data"]["updateListing"]["listing"].clone();
        assert_eq!((&changed["title"], &changed["hoursAvailable"]), (&json!("Bicycle tuning"), &json!(null)));
        let about = |id: &Value| json!({"input": {"listingId": id}});
        let kept = run(&ben, operation!("save"), about(&id)).await["data"]["saveListing"]["listing"].clone();
        assert_eq!(kept, json!({"id": id, "isSaved": true, "saveCount": 1}));
        let saved = "{ viewer { savedListings(first: 1) { nodes { id } pageInfo { hasNextPage endCursor } } } }";
        let saved = run(&ben, saved, json!({})).await["data"]["viewer"]["savedListings"].clone();
        assert_eq!((&saved["nodes"], &saved["pageInfo"]["hasNextPage"]), (&json!([{"id": id}]), &json!(false)));
        let kept = run(&ben, operation!("unsave"), about(&id)).await["data"]["unsaveListing"]["listing"].clone();
        assert_eq!(kept, json!({"id": id, "isSaved": false, "saveCount": 0}));
        let tags = run(&ada, operation!("tags"), json!({"input": {"listingId": id, "tags": ["Soup", "bread"]}})).await;
        assert_eq!(tags["data"]["setListingTags"]["listing"]["tags"], json!(["bread", "soup"]));
        let renewed = run(&ada, operation!("renew"), about(&id)).await;
        assert_eq!(renewed["data"]["renewListing"]["listing"], json!({"id": id, "expiresAt": null, "renewalCount": 1}));
        let short = json!({"title": "Soup", "description": "Punctures, brakes and gears of every kind.", "type": "OFFER", "categoryId": repairs});
        for (who, document, variables, expected) in [
            (&ben, operation!("update"), about(&id), (403, "FORBIDDEN", "")),
            (&ben, operation!("delete"), about(&id), (403, "FORBIDDEN", "")),
            (&ben, operation!("renew"), about(&id), (403, "RENEWAL_FAILED", "")),
            (&ben, operation!("tags"), json!({"input": {"listingId": id, "tags": []}}), (403, "FORBIDDEN", "")),
            (&ben, operation!("save"), about(&json!("999999")), (404, "NOT_FOUND", "")),
            (&ben, operation!("save"), about(&json!("TWVtYmVyOjE=")), (422, "VALIDATION_ERROR", "listingId")),
            (&ben, operation!("listing"), json!({"id": "999999"}), (404, "NOT_FOUND", "")),
            (&ada, operation!("create"), json!({"input": short}), (422, "VALIDATION_ERROR", "title")),
            (&ada, operation!("update"), json!({"input": {"listingId": id, "title": "Soup"}}), (422, "VALIDATION_ERROR", "title")),
            (&ada, operation!("update"), json!({"input": {"listingId": id, "hoursEstimate": 0.1}}), (422, "VALIDATION_ERROR", "hoursEstimate")),
            (&ada, operation!("update"), json!({"input": {"listingId": id, "status": "SUSPENDED"}}), (422, "VALIDATION_ERROR", "status")),
            (&ada, operation!("update"), json!({"input": {"listingId": id, "categoryId": "999999"}}), (422, "VALIDATION_ERROR", "categoryId")),
        ] {
            let (status, code, field) = refusal(&run(who, document, variables.clone()).await);
            assert_eq!((status, code.as_str(), field.as_str()), expected, "{variables}");
        }
        let own = run(&ada, operation!("own"), json!({})).await["data"]["viewer"]["listings"].clone();
        assert_eq!(numbers(&own).len(), 1);
        let gone = run(&ada, operation!("delete"), about(&id)).await;
        assert_eq!(gone["data"]["deleteListing"]["removedListingId"], id);
        assert_eq!(refusal(&run(&ada, "query($id: ID!) { node(id: $id) { id } }", json!({"id": id})).await).1, "NOT_FOUND");
    }

    async fn a_level_is_a_statement_a_kind(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let repairs = heading(&town, "repairs").await;
        let document = "query($first: Int) { members(first: $first) { nodes { name listings(first: 2) { nodes { title tags images { url } owner { name } } } } } }";
        let mut costs = Vec::new();
        for round in 0..2 {
            for who in [&ada, &ben] {
                let id = lists(who, repairs, json!({})).await;
                put(who, &format!("/listings/{id}/tags"), json!({"tags": ["soup"]})).await.ok();
            }
            run(&cleo, document, json!({"first": 100})).await;
            let before = town.db().statements();
            let answer = run(&cleo, document, json!({"first": 100})).await;
            costs.push(town.db().statements() - before);
            assert_eq!(answer["data"]["members"]["nodes"][0]["listings"]["nodes"].as_array().map(Vec::len), Some(round + 1));
        }
        // The sign-in, the members, their profiles and listings, the tags and the pictures of those.
        assert_eq!(costs, [6, 6]);
    }

    async fn a_members_listings_are_for_who_may_see_the_profile(town: Town) {
        let [ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({})).await;
        town.connect(&ada, &ben).await;
        dora.post(&format!("/users/{}/block", ada.id), json!({})).await.ok();
        let hide = "UPDATE users SET privacy_profile = 'connections' WHERE id = $1";
        town.db().run(hide, timeweave::params![ada.id]).await.unwrap();

        let document = "query($id: ID!) { listing(id: $id) { owner { listings(first: 2) { nodes { restId } } } } }";
        let own = json!({ "nodes": [{ "restId": id.to_string() }] });
        for (person, expected, status) in [(&ada, own.clone(), 200), (&ben, own, 200), (&cleo, json!(null), 404)] {
            let rest = person.get(&format!("/users/{}/listings", ada.id)).await;
            assert_eq!(rest.status, status, "{}", person.name);
            let answer = run(person, document, json!({"id": id.to_string()})).await;
            assert_eq!(answer["data"]["listing"]["owner"]["listings"], expected, "{}: {answer}", person.name);
        }
        assert_eq!(dora.get(&format!("/users/{}/listings", ada.id)).await.status, 403);
        let members = run(&cleo, "{ members(first: 10) { nodes { restId listings(first: 2) { nodes { restId } } } } }", json!({})).await;
        let nodes = members["data"]["members"]["nodes"].as_array().unwrap_or_else(|| panic!("{members}")).iter();
        let hidden: Vec<_> = nodes.filter(|node| node["listings"].is_null()).map(|node| node["restId"].clone()).collect();
        assert_eq!(hidden, [json!(ada.id.to_string())]);
    }
}
