//! The search and saved searches (spec accounts 10).

pub mod fixtures;

use chrono::TimeDelta;
use serde_json::{Value, json};
use timeweave::search::tasks;
use timeweave::tenancy::Tenants;
use timeweave::{params, searches};
use tokio::join;

use crate::each_engine;
use crate::listings::heading;
use crate::marketplace::{sells, unmoderated};
use crate::support::{Heard, Person, Town};

const SEARCH: &str = include_str!("../../graphql/operations/search/search.graphql");
const SUGGEST: &str = include_str!("../../graphql/operations/search/search_suggestions.graphql");
const SAVED: &str = include_str!("../../graphql/operations/search/saved_searches.graphql");
const CREATE: &str = include_str!("../../graphql/operations/search/create_saved_search.graphql");
const RUN: &str = include_str!("../../graphql/operations/search/run_saved_search.graphql");
const DELETE: &str = include_str!("../../graphql/operations/search/delete_saved_search.graphql");

async fn lists(heading: i64, owner: &Person, title: &str) -> i64 {
    let body = json!({ "title": title, "description": "Punctures, brakes and gears of every kind.", "type": "offer", "category_id": heading });
    owner.post("/listings", body).await.ok().json()["data"]["id"].as_i64().unwrap()
}

async fn gathers(owner: &Person, title: &str, is_published: bool) -> i64 {
    let body = json!({
        "title": title, "description": "Bring what is broken.", "timezone": "Europe/Dublin",
        "start_time": "2026-05-01T18:00:00", "end_time": "2026-05-01T20:00:00",
    });
    let id = owner.post("/events", body).await.ok().json()["data"]["id"].as_i64().unwrap();
    if is_published {
        owner.tap(&format!("/events/{id}/publish")).await.ok();
    }
    id
}

async fn founds(owner: &Person, name: &str, visibility: &str) {
    owner.post("/groups", json!({ "name": name, "description": "We ride.", "visibility": visibility })).await.ok();
}

async fn is_called(town: &Town, person: &Person, first: &str, last: &str) {
    let sql = "UPDATE users SET first_name = $2, last_name = $3, search_text = $4 WHERE id = $1";
    town.db().run(sql, params![person.id, first, last, first.to_lowercase()]).await.unwrap();
}

/// What somebody finds: of each thing its type and title.
async fn finds(who: &Person, query: &str) -> Vec<String> {
    let page = who.get(&format!("/search?{query}")).await.ok().json();
    shown(&page["data"])
}

fn shown(rows: &Value) -> Vec<String> {
    let rows = rows.as_array().unwrap().iter();
    rows.map(|row| format!("{}: {}", row["type"].as_str().unwrap(), row["title"].as_str().unwrap())).collect()
}

async fn switch(town: &Town, features: Value) {
    town.db().run("UPDATE tenants SET features = $2 WHERE id = $1", params![town.harbour, features]).await.unwrap();
    town.world().room::<Tenants>().unwrap().forget();
}

async fn saves(who: &Person, name: &str, query: Value, is_told: bool) -> Heard {
    who.post("/search/saved", json!({ "name": name, "query_params": query, "notify_on_new": is_told })).await
}

each_engine! {
    async fn everybody_finds_what_they_may_see(town: Town) {
        unmoderated(&town).await;
        let [ada, ben, cleo, dan] = town.members(["ada", "ben", "cleo", "dan"]).await;
        let far = town.member_as("meadow", "far", "admin").await;
        is_called(&town, &ben, "Bicycla", "Wheelwright").await;
        is_called(&town, &dan, "Bicyclo", "Unlisted").await;
        town.db().run("UPDATE users SET privacy_search = FALSE WHERE id = $1", params![dan.id]).await.unwrap();
        let repair = heading(&town, "repair").await;
        let listing = lists(repair, &ben, "Bicycle repair").await;
        lists(repair, &cleo, "Bicycle tours").await;
        gathers(&ben, "Bicycle evening", true).await;
        gathers(&ben, "Bicycle draft", false).await;
        founds(&ben, "Bicycle club", "public").await;
        founds(&ben, "Bicycle secret", "secret").await;
        let mut seller = ben.clone();
        seller.signs_in().await;
        sells(&town, &seller, json!({ "title": "Bicycle bell" })).await;
        let mut ada = ada;
        ada.signs_in().await;
        let mut cleo = cleo;
        cleo.signs_in().await;
        let all = ["user: Bicycla", "listing: Bicycle tours", "event: Bicycle evening", "group: Bicycle club", "marketplace_listing: Bicycle bell", "listing: Bicycle repair"];
        assert_eq!(finds(&ada, "q=bicyc").await, all, "the kinds take turns");
        for (kind, found) in [
            ("users", &all[..1]), ("events", &all[2..3]), ("groups", &all[3..4]), ("marketplace", &all[4..5]),
        ] {
            assert_eq!(finds(&ada, &format!("q=bicyc&type={kind}")).await, found, "{kind}");
        }
        assert_eq!(finds(&ada, "q=bicyc&type=listings&sort=oldest").await, ["listing: Bicycle repair", "listing: Bicycle tours"]);
        assert_eq!(finds(&ada, "q=bicyc&sort=newest&per_page=1").await, all[4..5]);
        let row = ada.get("/search?q=repair&type=listings").await.ok().json();
        let one = &row["data"][0];
        assert_eq!((&one["id"], &one["position"], &one["user_id"], &one["listing_type"], &one["category_name"]), (&json!(listing), &json!(1), &json!(ben.id), &json!("offer"), &json!("repair")));
        assert_eq!(row["meta"]["search"], json!({ "query": "repair", "total": 1, "type": "listings" }));
        assert_eq!(finds(&ada, &format!("q=bicyc&category_id={repair}")).await.len(), 2, "only listings stand under it");

        // Page by page the same, at both doors.
        let (mut paged, mut cursor, mut graph, mut after) = (Vec::new(), String::new(), Vec::new(), Value::Null);
        for _ in 0..3 {
            let page = ada.get(&format!("/search?q=bicyc&per_page=2{cursor}")).await.ok().json();
            paged.extend(shown(&page["data"]));
            assert_eq!((&page["meta"]["total"], &page["meta"]["has_more"]), (&json!(6), &page["meta"]["pagination"]["has_more"]));
            cursor = format!("&cursor={}", page["meta"]["cursor"].as_str().unwrap_or_default());
            let page = ada.graphql(SEARCH, json!({ "search": "bicyc", "first": 2, "after": after })).await.ok().json();
            let found = &page["data"]["search"];
            assert_eq!(found["totalCount"], 6, "{page}");
            graph.extend(found["nodes"].as_array().unwrap().iter().map(|row| row["title"].as_str().unwrap().to_owned()));
            after = found["pageInfo"]["endCursor"].clone();
        }
        assert_eq!((paged, cursor.as_str()), (all.map(str::to_owned).to_vec(), "&cursor="));
        assert_eq!(graph, all.map(|row| row.split_once(": ").unwrap().1.to_owned()));
        assert_eq!(ada.get("/search?q=bicyc&cursor=bGlzdEZlZWQ6MQ==").await.refusal(), (422, "INVALID_CURSOR".to_owned(), "cursor".to_owned()));

        // A family name is not for members: not whole, nor letter by letter. Nor is whoever does not want to be found.
        for words in ["Wheelwright", "whee", "Unlisted", "bicyclo"] {
            assert_eq!(finds(&ada, &format!("q={words}")).await, Vec::<String>::new(), "{words}");
        }
        let suggested = ada.get("/search/suggestions?q=bicyc&limit=1").await.ok().json()["data"].clone();
        let titles = ["users", "listings", "events", "groups", "marketplace_listings"].map(|kind| suggested[kind][0]["title"].clone());
        assert_eq!(titles, ["Bicycla", "Bicycle tours", "Bicycle evening", "Bicycle club", "Bicycle bell"]);
        assert_eq!((suggested["listings"].as_array().unwrap().len(), ada.get("/search/suggestions?q=b").await.ok().json()["data"]["users"].clone()), (1, json!([])));
        let graph = ada.graphql(SUGGEST, json!({ "search": "bicyc" })).await.ok().json();
        assert_eq!(graph["data"]["searchSuggestions"]["members"][0]["title"], "Bicycla", "{graph}");

        // Who is blocked is not there, nor is another community, nor what is switched off.
        ada.tap(&format!("/users/{}/block", ben.id)).await.ok();
        assert!(finds(&ada, "q=bicyc").await.iter().all(|row| !row.starts_with("user") && row != "listing: Bicycle repair"));
        assert_eq!(finds(&far, "q=bicyc").await, Vec::<String>::new());
        switch(&town, json!({ "events": false, "groups": false, "marketplace": false, "listings": false })).await;
        assert_eq!(finds(&cleo, "q=bicyc").await, ["user: Bicycla"]);
        switch(&town, json!({ "search": false })).await;
        assert_eq!(ada.get("/search?q=bicyc").await.refusal(), (403, "FEATURE_DISABLED".to_owned(), String::new()));
    }

    async fn what_cannot_be_asked(town: Town) {
        let [ada] = town.members(["ada"]).await;
        for (query, code, field) in [
            ("", "VALIDATION_REQUIRED_FIELD", "q"),
            ("q=b", "VALIDATION_ERROR", "q"),
            ("q=%20b%20", "VALIDATION_ERROR", "q"),
            ("q=bicycle&type=ships", "VALIDATION_ERROR", "type"),
            ("q=bicycle&category_id=0", "VALIDATION_ERROR", "category_id"),
        ] {
            let refused = ada.get(&format!("/search?{query}")).await.refusal();
            assert_eq!((refused.0, refused.2.as_str()), (400, field), "{query}: {code} {}", refused.1);
        }
        assert_eq!(town.stranger().get("/search?q=bicycle").await.code(), "auth_required");
        assert_eq!(finds(&ada, "q=%25%25").await, Vec::<String>::new(), "signs of patterns are letters");
        let long = "b".repeat(501);
        assert_eq!(ada.get(&format!("/search?q={long}")).await.refusal().0, 400);
    }

    async fn what_many_look_for_is_told_and_what_few_do_is_not(town: Town) {
        let people = town.members(["ada", "ben", "cleo"]).await;
        lists(heading(&town, "repair").await, &people[0], "Bicycle repair").await;
        let trending = async |who: &Person| who.get("/search/trending").await.ok().json()["data"].clone();
        for (nth, person) in people.iter().enumerate() {
            assert_eq!(trending(person).await, json!([]), "{nth} looked for it");
            for _ in 0..2 {
                finds(person, "q=%20BICYCLE%20").await;
            }
            // Whom somebody looks for is nobody's business, and neither is what is not there.
            finds(person, "q=cleo").await;
            finds(person, "q=nothing%20like%20it").await;
        }
        assert_eq!(trending(&people[0]).await, json!([{ "query": "bicycle", "count": 3 }]));
        let graph = people[1].graphql(SUGGEST, json!({ "search": "" })).await.ok().json();
        assert_eq!(graph["data"]["trendingSearches"], json!([{ "query": "bicycle", "searchCount": 3 }]), "{graph}");
        town.later(TimeDelta::days(31));
        let call = town.world().errand(None);
        assert_eq!(searches::terms::forget(&call).await.unwrap(), 3);
        assert_eq!(town.count("search_terms").await, 0);
    }

    async fn searches_are_saved_run_and_deleted(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let query = json!({ "q": "bicycle", "type": "listings", "radius": 5 });
        let made = saves(&ada, " Bicycles ", query.clone(), true).await.ok();
        assert_eq!(made.status.as_u16(), 201);
        let saved = made.json()["data"].clone();
        let id = saved["id"].as_i64().unwrap();
        assert_eq!(saved, json!({
            "id": id, "name": "Bicycles", "query_params": query, "notify_on_new": true, "last_run_at": null, "last_result_count": null, "created_at": "2026-01-05T12:00:00Z",
        }));
        let invalid = |field: &str| (422, "VALIDATION_ERROR".to_owned(), field.to_owned());
        for (name, query, field) in [
            (" ", json!({ "q": "bicycle" }), "name"),
            ("a\u{202e}b", json!({ "q": "bicycle" }), "name"),
            ("x", json!([]), "query_params"),
            ("x", json!({}), "query_params"),
            ("x", json!({ "q": "b" }), "query_params"),
            ("x", json!({ "q": "b".repeat(4_000) }), "query_params"),
        ] {
            assert_eq!(saves(&ada, name, query, false).await.refusal(), invalid(field));
        }
        assert_eq!(town.count("saved_searches").await, 1);
        let run = format!("/search/saved/{id}/run");
        let ran = ada.post(&run, json!({ "result_count": 4 })).await.ok().json()["data"].clone();
        assert_eq!((&ran["last_run_at"], &ran["last_result_count"]), (&json!("2026-01-05T12:00:00Z"), &json!(4)));
        assert_eq!(ada.post(&run, json!({})).await.ok().json()["data"]["last_result_count"], 4);
        let missing = (404, "NOT_FOUND".to_owned(), String::new());
        assert_eq!(ben.post(&run, json!({ "result_count": 1 })).await.refusal(), missing);
        assert_eq!(ben.delete(&format!("/search/saved/{id}")).await.refusal(), missing);
        assert_eq!(ben.get("/search/saved").await.ok().json()["data"], json!([]));

        // At the other door, and no more than fifty, however many come at once.
        let input = json!({ "input": { "name": "Tables", "queryParams": { "q": "table" } } });
        let graph = ada.graphql(CREATE, input).await.ok().json()["data"]["createSavedSearch"]["savedSearch"].clone();
        assert_eq!((&graph["queryParams"]["q"], &graph["notifyOnNew"]), (&json!("table"), &json!(false)));
        let input = json!({ "input": { "savedSearchId": graph["id"], "resultCount": 2 } });
        assert_eq!(ada.graphql(RUN, input).await.ok().json()["data"]["runSavedSearch"]["savedSearch"]["lastResultCount"], 2);
        let input = json!({ "input": { "savedSearchId": graph["id"] } });
        assert_eq!(ada.graphql(DELETE, input).await.ok().json()["data"]["deleteSavedSearch"]["removedSavedSearchId"], graph["id"]);
        let more = "INSERT INTO saved_searches (tenant_id, user_id, name, query_params, notify_on_new, checked_at, created_at)
                    VALUES ($1, $2, 'x', $3, FALSE, $4, $4)";
        for _ in 0..48 {
            town.db().run(more, params![town.harbour, ada.id, json!({ "q": "xx" }), town.clock.now()]).await.unwrap();
        }
        let (one, other) = join!(saves(&ada, "a", json!({ "q": "aa" }), false), saves(&ada, "b", json!({ "q": "bb" }), false));
        let mut codes = [one.status.as_u16(), other.status.as_u16()];
        codes.sort_unstable();
        assert_eq!((codes, town.count("saved_searches").await), ([201, 422], 50));
        assert_eq!(ada.graphql(SAVED, json!({})).await.ok().json()["data"]["viewer"]["savedSearches"].as_array().unwrap().len(), 50);
        assert_eq!(ada.delete(&format!("/search/saved/{id}")).await.ok().json()["data"], json!({ "deleted": true }));
        assert_eq!(ada.delete(&format!("/search/saved/{id}")).await.refusal(), missing);
    }

    async fn members_hear_of_what_is_new_once_a_day(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let repair = heading(&town, "repair").await;
        lists(repair, &ben, "Bicycle repair").await;
        for (who, is_told) in [(&ada, true), (&cleo, false), (&ben, true), (&admin, true)] {
            saves(who, "My bicycles", json!({ "q": "bicycle" }), is_told).await.ok();
        }
        let bells = async |who: &Person| {
            town.deliver().await;
            let sql = "SELECT message FROM notifications WHERE user_id = $1 AND type = 'saved_search_match' ORDER BY id";
            let rows: Vec<String> = town.db().all(sql, params![who.id]).await.unwrap();
            rows
        };
        let tick = async || tasks::tick(town.world()).await.unwrap();
        assert_eq!(tick().await, 0, "a day has to pass");
        town.later(TimeDelta::hours(25));
        assert_eq!(tick().await, 0, "what was there is not new");
        town.later(TimeDelta::hours(1));
        let mut ben = ben;
        ben.signs_in().await;
        lists(repair, &ben, "Bicycle tours").await;
        gathers(&ben, "Bicycle draft", false).await;
        let (one, other) = join!(tick(), tick());
        assert_eq!(one + other, 0, "asked a while ago");
        town.later(TimeDelta::hours(24));
        let (one, other) = join!(tick(), tick());
        assert_eq!(one + other, 2, "two processes tell each member once; what is one's own is not new");
        let line = ["There is something new for your search “My bicycles”."];
        assert_eq!((bells(&ada).await, bells(&admin).await), (line.map(str::to_owned).to_vec(), line.map(str::to_owned).to_vec()));
        assert_eq!((bells(&ben).await, bells(&cleo).await), (Vec::new(), Vec::new()));
        town.later(TimeDelta::hours(25));
        ben.signs_in().await;
        gathers(&ben, "Bicycle secret", false).await;
        assert_eq!(tick().await, 0, "a draft is nobody's, not even an administrator's");
    }
}
