//! Collections of saved things (spec accounts 10).

use http::Method;
use serde_json::{Value, json};
use timeweave::params;
use tokio::join;

use super::listed;
use crate::each_engine;
use crate::events::draft;
use crate::listings::heading;
use crate::support::{Heard, Person};

const SAVE: &str = include_str!("../../../graphql/operations/saved_items/save_item.graphql");
const MINE: &str = include_str!("../../../graphql/operations/saved_items/my_collections.graphql");

async fn made(who: &Person, body: Value) -> Value {
    let made = who.post("/me/collections", body).await;
    assert_eq!(made.status.as_u16(), 201, "{}", made.text());
    made.json()["data"].clone()
}

async fn save(who: &Person, kind: &str, id: i64, more: Value) -> Heard {
    let mut body = json!({ "item_type": kind, "item_id": id });
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    who.post("/me/saved-items", body).await
}

async fn change(who: &Person, id: &Value, body: Value) -> Heard {
    who.send(who.request(Method::PATCH, &format!("/me/collections/{id}"), Some(body))).await
}

fn missing() -> (u16, String, String) {
    (404, "NOT_FOUND".to_owned(), String::new())
}

each_engine! {
    async fn a_collection_is_made_shown_and_taken_away(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let heading = heading(&town, "repair").await;
        let listing = listed(&ben, heading).await;
        let event = draft(&ben, json!({})).await;
        let spring = made(&ada, json!({ "name": " For spring ", "description": " ", "color": "#3b7a57", "icon": "leaf" })).await;
        let id = spring["id"].clone();
        let mut expected = json!({
            "id": id, "user_id": ada.id, "name": "For spring", "description": null, "is_public": false, "color": "#3b7a57", "icon": "leaf",
            "items_count": 0, "created_at": "2026-01-05T12:00:00Z", "updated_at": "2026-01-05T12:00:00Z",
        });
        assert_eq!(spring, expected);

        let saved = save(&ada, "listing", listing, json!({ "collection_id": id, "note": " Ask Ben. " })).await;
        assert_eq!(saved.status.as_u16(), 201);
        let entry = json!({
            "id": saved.json()["data"]["id"], "collection_id": id, "item_type": "listing", "item_id": listing, "title": "Bicycle repair",
            "note": "Ask Ben.", "created_at": "2026-01-05T12:00:00Z",
        });
        assert_eq!(saved.json()["data"], entry);
        // The same once more is what is there.
        let again = save(&ada, "listing", listing, json!({ "note": "Other." })).await;
        assert_eq!((again.status.as_u16(), &again.json()["data"]), (201, &entry));
        expected["items_count"] = json!(1);
        assert_eq!(ada.get("/me/collections").await.ok().json()["data"], json!([expected]));
        let path = format!("/me/collections/{id}/items");
        let page = ada.get(&path).await.ok().json();
        assert_eq!(page["data"], json!({ "items": [entry], "collection": expected }));
        let meta = &page["meta"];
        assert_eq!((&meta["current_page"], &meta["last_page"], &meta["per_page"], &meta["total"]), (&json!(1), &json!(1), &json!(20), &json!(1)));

        // Nobody else reads what is private.
        let private = (403, "FORBIDDEN".to_owned(), String::new());
        assert_eq!(cleo.get(&path).await.refusal(), private);
        assert_eq!(cleo.get(&format!("/users/{}/public-collections", ada.id)).await.ok().json()["data"], json!([]));
        assert_eq!(change(&cleo, &id, json!({ "is_public": true })).await.refusal(), missing());
        town.later(chrono::TimeDelta::seconds(1));
        let shown = change(&ada, &id, json!({ "is_public": true, "icon": null })).await.ok().json()["data"].clone();
        expected["is_public"] = json!(true);
        expected["icon"] = Value::Null;
        expected["updated_at"] = json!("2026-01-05T12:00:01Z");
        assert_eq!(shown, expected);

        // What is public is read without notes, and without what its reader may not see.
        save(&ben, "event", event, json!({ "note": "Ours." })).await.ok();
        assert_eq!(save(&ada, "event", event, json!({})).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), "item_id".to_owned()));
        let bens = ben.get("/me/collections").await.ok().json()["data"][0].clone();
        assert_eq!((&bens["name"], &bens["items_count"]), (&json!("Default"), &json!(1)));
        change(&ben, &bens["id"], json!({ "is_public": true })).await.ok();
        let read = cleo.get(&format!("/me/collections/{}/items", bens["id"])).await.ok().json()["data"]["items"][0].clone();
        assert_eq!((&read["item_type"], &read["item_id"], &read["title"], &read["note"]), (&json!("event"), &Value::Null, &Value::Null, &Value::Null));
        let read = cleo.get(&path).await.ok().json()["data"]["items"][0].clone();
        assert_eq!((&read["item_id"], &read["title"], &read["note"]), (&json!(listing), &json!("Bicycle repair"), &Value::Null));
        assert_eq!(cleo.get(&format!("/users/{}/public-collections", ada.id)).await.ok().json()["data"], json!([expected]));

        // Nor by whoever is blocked.
        ada.tap(&format!("/users/{}/block", cleo.id)).await.ok();
        assert_eq!(cleo.get(&path).await.refusal(), private);
        assert_eq!(cleo.get(&format!("/users/{}/public-collections", ada.id)).await.refusal(), private);

        // A collection goes with what is in it.
        assert_eq!(cleo.delete(&format!("/me/collections/{id}")).await.refusal(), missing());
        assert_eq!(ada.delete(&format!("/me/collections/{id}")).await.status.as_u16(), 204);
        assert_eq!(ada.get(&path).await.refusal(), missing());
        assert_eq!((town.count("saved_collections").await, town.count("saved_items").await), (1, 1));
    }

    async fn what_is_saved_is_known_and_let_go(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let heading = heading(&town, "repair").await;
        let (one, other) = (listed(&ben, heading).await, listed(&ben, heading).await);
        save(&ada, "listing", one, json!({})).await.ok();
        let saved = save(&ada, "listing", other, json!({})).await.ok().json()["data"]["id"].clone();
        let check = |id: i64| format!("/me/saved-items/check?item_type=listing&item_id={id}");
        assert_eq!(ada.get(&check(one)).await.ok().json()["data"], json!({ "saved": true }));
        assert_eq!(ben.get(&check(one)).await.ok().json()["data"], json!({ "saved": false }));
        let of = |kind: &str, id: i64| json!({ "item_type": kind, "item_id": id });
        let asked = json!({ "items": [of("listing", one), of("event", one), of("listing", 999_999)] });
        let told = ada.post("/me/saved-items/check-bulk", asked).await.ok().json()["data"].clone();
        assert_eq!(told, json!({ format!("listing:{one}"): true, format!("event:{one}"): false, "listing:999999": false }));

        assert_eq!(ben.delete(&format!("/me/saved-items/{saved}")).await.refusal(), missing());
        assert_eq!(ada.delete(&format!("/me/saved-items/{saved}")).await.status.as_u16(), 204);
        assert_eq!(ada.delete(&format!("/me/saved-items/{saved}")).await.refusal(), missing());
        let pair = format!("/me/saved-items?item_type=listing&item_id={one}");
        assert_eq!(ben.delete(&pair).await.refusal(), missing());
        assert_eq!(ada.delete(&pair).await.status.as_u16(), 204);
        assert_eq!(ada.delete(&pair).await.refusal(), missing());
        assert_eq!(town.count("saved_items").await, 0);
    }

    async fn what_cannot_be_saved_is_refused_and_changes_nothing(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let far = town.member_as("meadow", "far", "admin").await;
        let heading = heading(&town, "repair").await;
        let listing = listed(&ben, heading).await;
        let theirs = made(&ben, json!({ "name": "Secret" })).await["id"].clone();
        let wrong = |field: &str| (422, "VALIDATION_ERROR".to_owned(), field.to_owned());
        for (body, field) in [
            (json!({ "item_type": "spaceship", "item_id": listing }), "item_type"),
            (json!({ "item_id": listing }), "item_type"),
            (json!({ "item_type": "listing" }), "item_id"),
            (json!({ "item_type": "listing", "item_id": 999_999 }), "item_id"),
        ] {
            assert_eq!(ada.post("/me/saved-items", body.clone()).await.refusal(), wrong(field), "{body}");
        }
        assert_eq!(save(&far, "listing", listing, json!({})).await.refusal(), wrong("item_id"));
        assert_eq!(save(&ada, "listing", listing, json!({ "collection_id": theirs })).await.refusal(), missing());
        assert_eq!(ada.post("/me/collections", json!({ "name": " " })).await.refusal(), wrong("name"));
        assert_eq!(change(&ben, &theirs, json!({ "name": " " })).await.refusal(), wrong("name"));
        assert_eq!(far.get(&format!("/me/collections/{theirs}/items")).await.refusal(), missing());
        assert_eq!(far.get(&format!("/users/{}/public-collections", ben.id)).await.refusal().0, 404);
        assert_eq!((town.count("saved_collections").await, town.count("saved_items").await), (1, 0));

        let fill = "INSERT INTO saved_collections (tenant_id, user_id, name, is_public, created_at, updated_at) VALUES ($1, $2, 'x', FALSE, $3, $3)";
        for _ in 0..100 {
            town.db().run(fill, params![town.harbour, ada.id, town.clock.now()]).await.unwrap();
        }
        assert_eq!(ada.post("/me/collections", json!({ "name": "One more" })).await.refusal(), wrong("name"));
    }

    async fn of_many_who_save_at_once_one_entry_stands(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let heading = heading(&town, "repair").await;
        let listing = listed(&ben, heading).await;
        let (one, two, three) = join!(
            save(&ada, "listing", listing, json!({})), save(&ada, "listing", listing, json!({})), save(&ada, "listing", listing, json!({}))
        );
        for heard in [&one, &two, &three] {
            assert_eq!((heard.status.as_u16(), &heard.json()["data"]["id"]), (201, &one.json()["data"]["id"]));
        }
        assert_eq!((town.count("saved_collections").await, town.count("saved_items").await), (1, 1));
    }

    async fn the_graph_saves_as_well(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let heading = heading(&town, "repair").await;
        let listing = listed(&ben, heading).await;
        let input = json!({ "input": { "itemType": "LISTING", "itemId": listing.to_string(), "note": "Ask." } });
        let saved = ada.graphql(SAVE, input).await.ok().json()["data"]["saveItem"]["savedItem"].clone();
        assert_eq!((&saved["title"], &saved["note"], &saved["collection"]["name"]), (&json!("Bicycle repair"), &json!("Ask."), &json!("Default")));
        let mine = ada.graphql(MINE, json!({})).await.ok().json()["data"]["viewer"]["savedCollections"][0].clone();
        assert_eq!((&mine["itemCount"], &mine["owner"]["id"].is_string()), (&json!(1), &true), "{mine}");
        let asked = "query($id: ID!) { savedItems(savedCollectionId: $id, first: 5) { totalCount nodes { id itemType itemId } } }";
        let read = ada.graphql(asked, json!({ "id": mine["id"] })).await.ok().json();
        assert_eq!(read["errors"], Value::Null, "{read}");
        let read = read["data"]["savedItems"].clone();
        assert_eq!((&read["totalCount"], &read["nodes"][0]["itemType"], &read["nodes"][0]["itemId"]), (&json!(1), &json!("LISTING"), &json!(listing.to_string())));
        let refused = ben.graphql(asked, json!({ "id": mine["id"] })).await.json();
        assert_eq!(refused["errors"][0]["extensions"]["code"], "FORBIDDEN", "{refused}");
        let dropped = "mutation($id: ID!) { deleteSavedCollection(input: { savedCollectionId: $id }) { removedSavedCollectionId } }";
        let gone = ada.graphql(dropped, json!({ "id": mine["id"] })).await.ok().json()["data"]["deleteSavedCollection"].clone();
        assert_eq!(gone["removedSavedCollectionId"], mine["id"]);
        assert_eq!(town.count("saved_items").await, 0);
    }
}
