//! Bookmarks and their collections (spec accounts 10).

pub mod fixtures;
mod saved;

use http::Method;
use serde_json::{Value, json};
use timeweave::params;
use tokio::join;

use crate::each_engine;
use crate::listings::heading;
use crate::support::{Heard, Person};

const TOGGLE: &str = include_str!("../../graphql/operations/bookmarks/toggle_bookmark.graphql");
const MINE: &str = include_str!("../../graphql/operations/bookmarks/my_bookmarks.graphql");
const MOVE: &str = include_str!("../../graphql/operations/bookmarks/move_bookmark.graphql");
const COLLECT: &str = include_str!("../../graphql/operations/bookmarks/create_bookmark_collection.graphql");
const DROP: &str = include_str!("../../graphql/operations/bookmarks/delete_bookmark_collection.graphql");

async fn listed(owner: &Person, heading: i64) -> i64 {
    let body = json!({
        "title": "Bicycle repair", "description": "Punctures, brakes and gears of every kind.", "type": "offer", "category_id": heading,
    });
    owner.post("/listings", body).await.ok().json()["data"]["id"].as_i64().unwrap()
}

async fn toggle(who: &Person, kind: &str, id: i64) -> Heard {
    who.post("/bookmarks", json!({ "type": kind, "id": id })).await
}

async fn collection(who: &Person, name: &str) -> i64 {
    let made = who.post("/bookmark-collections", json!({ "name": name })).await.ok();
    assert_eq!(made.status.as_u16(), 201);
    made.json()["data"]["id"].as_i64().unwrap()
}

async fn kept(who: &Person, query: &str) -> Vec<(String, i64, Value)> {
    let page = who.get(&format!("/bookmarks{query}")).await.ok().json();
    let rows = page["data"].as_array().unwrap().clone();
    assert_eq!(page["meta"]["total"], json!(rows.len()));
    rows.iter()
        .map(|row| {
            (
                row["bookmarkable_type"].as_str().unwrap().to_owned(),
                row["bookmarkable_id"].as_i64().unwrap(),
                row["title"].clone(),
            )
        })
        .collect()
}

each_engine! {
    async fn members_keep_things_and_let_them_go(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let heading = heading(&town, "repair").await;
        let listing = listed(&ben, heading).await;
        let group = ben.post("/groups", json!({ "name": "Garden", "description": "We dig.", "visibility": "public" })).await.ok().json()["data"]["id"].clone();
        ada.tap(&format!("/groups/{group}/join")).await.ok();
        let text = json!({ "title": "Which spade?", "content": "Say." });
        let discussion = ben.post(&format!("/groups/{group}/discussions"), text).await.ok().json()["data"]["id"].as_i64().unwrap();
        let event = ben.post("/events", json!({
            "title": "Repair evening", "description": "Bring what is broken.", "timezone": "Europe/Dublin",
            "start_time": "2026-05-01T18:00:00", "end_time": "2026-05-01T20:00:00",
        })).await.ok().json()["data"]["id"].as_i64().unwrap();
        let unseen = (400, "INVALID_TYPE".to_owned(), "id".to_owned());
        assert_eq!(toggle(&ada, "event", event).await.refusal(), unseen, "a draft is its organizer's");
        ben.tap(&format!("/events/{event}/publish")).await.ok();

        assert_eq!(toggle(&ada, "listing", listing).await.ok().json()["data"], json!({ "bookmarked": true, "count": 1 }));
        assert_eq!(toggle(&cleo, "listing", listing).await.ok().json()["data"], json!({ "bookmarked": true, "count": 2 }));
        toggle(&ada, "event", event).await.ok();
        toggle(&ada, "discussion", discussion).await.ok();
        assert_eq!(toggle(&cleo, "discussion", discussion).await.refusal(), unseen, "discussions are for those who belong");
        let all = [
            ("discussion".to_owned(), discussion, json!("Which spade?")),
            ("event".to_owned(), event, json!("Repair evening")),
            ("listing".to_owned(), listing, json!("Bicycle repair")),
        ];
        assert_eq!(kept(&ada, "").await, all);
        assert_eq!(kept(&ada, "?type=event").await, all[1..2]);
        let page = ada.get("/bookmarks?per_page=1&page=3").await.ok().json();
        assert_eq!((&page["data"][0]["bookmarkable_id"], &page["meta"]["total"], &page["meta"]["has_more"]), (&json!(listing), &json!(3), &json!(false)));
        let status = format!("/bookmarks/status?type=listing&id={listing}");
        assert_eq!(ada.get(&status).await.ok().json()["data"], json!({ "bookmarked": true, "count": 2 }));
        assert_eq!(ben.get(&status).await.ok().json()["data"], json!({ "bookmarked": false, "count": 2 }));

        // What is gone or hidden has no title, and can be let go.
        ben.delete(&format!("/listings/{listing}")).await.ok();
        ada.delete(&format!("/groups/{group}/leave")).await;
        town.db().run("DELETE FROM group_members WHERE user_id = $1", params![ada.id]).await.unwrap();
        assert_eq!(kept(&ada, "").await.into_iter().map(|row| row.2).collect::<Vec<_>>(), [Value::Null, json!("Repair evening"), Value::Null]);
        assert_eq!(toggle(&ada, "listing", listing).await.ok().json()["data"], json!({ "bookmarked": false, "count": 1 }));
        assert_eq!(toggle(&ada, "listing", listing).await.refusal(), unseen);
        assert_eq!(ada.get(&status).await.refusal(), unseen);
    }

    async fn nobody_keeps_what_is_not_for_them(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let far = town.member_as("meadow", "far", "admin").await;
        let heading = heading(&town, "repair").await;
        let listing = listed(&ben, heading).await;
        assert_eq!(toggle(&far, "listing", listing).await.refusal(), (400, "INVALID_TYPE".to_owned(), "id".to_owned()));
        for (body, field) in [
            (json!({ "type": "spaceship", "id": listing }), "type"),
            (json!({ "id": listing }), "type"),
            (json!({ "type": "listing" }), "id"),
            (json!({ "type": "listing", "id": 0 }), "id"),
        ] {
            assert_eq!(ada.post("/bookmarks", body).await.refusal(), (400, "INVALID_INPUT".to_owned(), field.to_owned()));
        }
        assert_eq!(toggle(&ada, "listing", i64::MAX).await.refusal().1, "INVALID_TYPE");
        assert_eq!(town.stranger().post("/bookmarks", json!({ "type": "listing", "id": listing })).await.code(), "auth_required");
        let theirs = collection(&ben, "Secret").await;
        let missing = (404, "NOT_FOUND".to_owned(), String::new());
        let into = json!({ "type": "listing", "id": listing, "collection_id": theirs });
        assert_eq!(ada.post("/bookmarks", into).await.refusal(), missing);
        assert_eq!(town.count("bookmarks").await, 0, "nothing was kept");
        toggle(&ada, "listing", listing).await.ok();
        let id = ada.get("/bookmarks").await.ok().json()["data"][0]["id"].clone();
        assert_eq!(ada.post(&format!("/bookmarks/{id}/move"), json!({ "collection_id": theirs })).await.refusal(), missing);
        assert_eq!(ben.post(&format!("/bookmarks/{id}/move"), json!({ "collection_id": theirs })).await.refusal(), missing);
        assert_eq!(ada.get(&format!("/bookmarks?collection_id={theirs}")).await.refusal(), missing);
        let path = format!("/bookmark-collections/{theirs}");
        assert_eq!(ada.send(ada.request(Method::PUT, &path, Some(json!({ "name": "Mine" })))).await.refusal(), missing);
        assert_eq!(ada.delete(&path).await.refusal(), missing);
        assert_eq!(far.delete(&path).await.refusal(), missing);
        assert_eq!(ben.get("/bookmark-collections").await.ok().json()["data"][0]["name"], "Secret");
    }

    async fn collections_hold_what_is_kept(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let heading = heading(&town, "repair").await;
        let listing = listed(&ben, heading).await;
        let made = ada.post("/bookmark-collections", json!({ "name": " For spring ", "description": " " })).await.ok().json()["data"].clone();
        let spring = made["id"].as_i64().unwrap();
        assert_eq!(made, json!({ "id": spring, "name": "For spring", "description": null, "bookmarks_count": 0, "created_at": "2026-01-05T12:00:00Z" }));
        let duplicate = (409, "DUPLICATE".to_owned(), "name".to_owned());
        assert_eq!(ada.post("/bookmark-collections", json!({ "name": "FOR spring" })).await.refusal(), duplicate);
        assert_eq!(ada.post("/bookmark-collections", json!({ "name": "  " })).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), "name".to_owned()));
        collection(&ben, "For spring").await;
        let winter = collection(&ada, "Winter").await;
        let path = format!("/bookmark-collections/{winter}");
        let put = |body: Value| ada.send(ada.request(Method::PUT, &path, Some(body)));
        assert_eq!(put(json!({ "name": "for SPRING" })).await.refusal(), duplicate);
        assert_eq!(put(json!({ "name": "winter", "description": "Cold" })).await.ok().json()["data"]["description"], "Cold");
        assert_eq!(put(json!({ "description": null })).await.ok().json()["data"], json!({
            "id": winter, "name": "winter", "description": null, "bookmarks_count": 0, "created_at": "2026-01-05T12:00:00Z",
        }));

        ada.post("/bookmarks", json!({ "type": "listing", "id": listing, "collection_id": spring })).await.ok();
        let counts = async || {
            let rows = ada.get("/bookmark-collections").await.ok().json()["data"].clone();
            rows.as_array().unwrap().iter().map(|row| row["bookmarks_count"].as_i64().unwrap()).collect::<Vec<_>>()
        };
        assert_eq!(counts().await, [1, 0]);
        let id = ada.get(&format!("/bookmarks?collection_id={spring}")).await.ok().json()["data"][0]["id"].clone();
        let moved = ada.post(&format!("/bookmarks/{id}/move"), json!({ "collection_id": winter })).await.ok().json()["data"].clone();
        assert_eq!((&moved["success"], &moved["bookmark"]["collection_id"]), (&json!(true), &json!(winter)));
        assert_eq!(counts().await, [0, 1]);
        assert_eq!(ada.delete(&path).await.ok().json()["data"], json!({ "success": true }));
        assert_eq!(ada.get("/bookmarks").await.ok().json()["data"][0]["collection_id"], Value::Null);
        assert_eq!(ada.delete(&path).await.refusal().1, "NOT_FOUND");
        ada.post(&format!("/bookmarks/{id}/move"), json!({ "collection_id": spring })).await.ok();
        assert_eq!(ada.post(&format!("/bookmarks/{id}/move"), json!({ "collection_id": null })).await.ok().json()["data"]["bookmark"]["collection_id"], Value::Null);
    }

    async fn two_at_once_are_one_after_the_other(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let heading = heading(&town, "repair").await;
        let listing = listed(&ben, heading).await;
        let (one, other) = join!(toggle(&ada, "listing", listing), toggle(&ada, "listing", listing));
        let mut answers = [one.ok().json()["data"]["bookmarked"].as_bool(), other.ok().json()["data"]["bookmarked"].as_bool()];
        answers.sort_unstable();
        assert_eq!(answers, [Some(false), Some(true)]);
        assert_eq!(town.count("bookmarks").await, 0);
        let body = json!({ "name": "Once" });
        let (one, other) = join!(ada.post("/bookmark-collections", body.clone()), ada.post("/bookmark-collections", body));
        let mut answers = [one.status.as_u16(), other.status.as_u16()];
        answers.sort_unstable();
        assert_eq!(answers, [201, 409]);
    }

    async fn the_graph_keeps_and_sorts_too(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let heading = heading(&town, "repair").await;
        let listing = listed(&ben, heading).await;
        let made = ada.graphql(COLLECT, json!({ "input": { "name": "Spring" } })).await.json()["data"]["createBookmarkCollection"]["bookmarkCollection"].clone();
        let input = json!({ "input": { "type": "LISTING", "itemId": listing.to_string(), "collectionId": made["id"] } });
        let status = ada.graphql(TOGGLE, input).await.json()["data"]["toggleBookmark"]["bookmarkStatus"].clone();
        assert_eq!(status, json!({ "isBookmarked": true, "bookmarkCount": 1 }));
        let mine = ada.graphql(MINE, json!({})).await.json()["data"]["viewer"].clone();
        let node = &mine["bookmarks"]["nodes"][0];
        assert_eq!((&node["title"], &node["collection"]["name"], &mine["bookmarks"]["totalCount"]), (&json!("Bicycle repair"), &json!("Spring"), &json!(1)));
        assert_eq!(mine["bookmarkCollections"][0]["bookmarkCount"], 1);
        let moved = ada.graphql(MOVE, json!({ "input": { "bookmarkId": node["id"] } })).await.json()["data"]["moveBookmark"]["bookmark"].clone();
        assert_eq!(moved["collection"], Value::Null);
        let gone = ada.graphql(DROP, json!({ "input": { "bookmarkCollectionId": made["id"] } })).await.json();
        assert_eq!(gone["data"]["deleteBookmarkCollection"]["removedBookmarkCollectionId"], made["id"]);
    }
}
