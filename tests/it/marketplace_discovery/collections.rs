//! Collections of listings: whose they are, who reads them, and what is in them.

use super::*;
use crate::each_engine;

const PATH: &str = "/marketplace/collections";

async fn makes(person: &Person, body: Value) -> i64 {
    id(&person.post(PATH, body).await.ok())
}

async fn puts(person: &Person, collection: i64, listing: i64) -> Heard {
    person.post(&format!("{PATH}/{collection}/items"), json!({"listing_id": listing})).await
}

/// The listings in a collection, page by page.
async fn inside(person: &Person, collection: i64, limit: usize) -> Vec<i64> {
    let (mut all, mut cursor) = (Vec::new(), String::new());
    loop {
        let page = person.get(&format!("{PATH}/{collection}/items?limit={limit}{cursor}")).await.ok().json();
        let rows = page["data"].as_array().unwrap();
        assert!(rows.len() <= limit && rows.iter().all(|row| row["listing"]["id"] == row["listing_id"]));
        all.extend(rows.iter().map(|row| row["listing_id"].as_i64().unwrap()));
        let Some(next) = page["meta"]["cursor"].as_str() else { return all };
        cursor = format!("&cursor={next}");
    }
}

each_engine! {
    async fn a_collection_from_its_beginning_to_its_end(town: Town) {
        unmoderated(&town).await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let made = ada.post(PATH, json!({"name": " For the flat ", "description": " "})).await.ok().json()["data"].clone();
        assert_eq!(made, json!({
            "id": made["id"], "user_id": ada.id, "name": "For the flat", "description": null, "is_public": false, "item_count": 0,
            "created_at": made["created_at"], "updated_at": made["created_at"],
        }));
        let collection = made["id"].as_i64().unwrap();
        let one = format!("{PATH}/{collection}");
        let listing = sells(&town, &ben, json!({})).await;
        let heard = ada.post(&format!("{one}/items"), json!({"listing_id": listing, "note": "Measure the door."})).await;
        assert_eq!((heard.status.as_u16(), heard.json()["data"].clone()), (201, json!({"added": true})));
        // Again: it stays, with its note.
        puts(&ada, collection, listing).await.ok();
        let page = ada.get(&format!("{one}/items")).await.ok().json();
        assert_eq!((page["data"].as_array().unwrap().len(), &page["data"][0]["note"]), (1, &json!("Measure the door.")));
        assert_eq!(page["data"][0]["listing"]["title"], "Oak table");
        let changed = put(&ada, &one, json!({"description": "Light wood.", "is_public": true})).await.ok().json()["data"].clone();
        assert_eq!((&changed["name"], &changed["description"], &changed["is_public"], &changed["item_count"]), (&json!("For the flat"), &json!("Light wood."), &json!(true), &json!(1)));
        assert_eq!(put(&ada, &one, json!({"description": null})).await.ok().json()["data"]["description"], json!(null));
        assert_eq!(ada.get(PATH).await.ok().json()["data"][0]["id"], collection);
        for (heard, refusal) in [
            (ada.post(PATH, json!({"name": " "})).await, (422, "VALIDATION_ERROR", "name")),
            (ada.post(PATH, json!({"name": "For\u{202e}talf"})).await, (422, "VALIDATION_ERROR", "name")),
            (put(&ada, &one, json!({"name": ""})).await, (422, "VALIDATION_ERROR", "name")),
            (puts(&ada, collection, 99_999).await, (404, "RESOURCE_NOT_FOUND", "")),
            (puts(&ben, collection, listing).await, (404, "RESOURCE_NOT_FOUND", "")),
            (put(&ben, &one, json!({"name": "Mine"})).await, (404, "RESOURCE_NOT_FOUND", "")),
            (ben.delete(&one).await, (404, "RESOURCE_NOT_FOUND", "")),
            (ben.delete(&format!("{one}/items/{listing}")).await, (404, "RESOURCE_NOT_FOUND", "")),
        ] {
            let (status, code, field) = heard.refusal();
            assert_eq!((status, code.as_str(), field.as_str()), refusal, "{}", heard.text());
        }
        assert_eq!(ada.delete(&format!("{one}/items/{listing}")).await.ok().json()["data"], json!({"removed": true}));
        assert_eq!(ada.delete(&format!("{one}/items/{listing}")).await.refusal().1, "RESOURCE_NOT_FOUND");
        puts(&ada, collection, listing).await.ok();
        assert_eq!(ada.delete(&one).await.ok().json()["data"], json!({"deleted": true}));
        assert_eq!(ada.get(&one).await.refusal().1, "RESOURCE_NOT_FOUND");
        assert_eq!((town.count("marketplace_collection_items").await, town.count("marketplace_listings").await), (0, 1));
    }

    async fn nobody_sees_more_in_a_collection_than_elsewhere(town: Town) {
        unmoderated(&town).await;
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let (shared, own) = (makes(&ada, json!({"name": "Shared", "is_public": true})).await, makes(&ada, json!({"name": "Own"})).await);
        let mut things = Vec::new();
        for nth in 0..5 {
            let listing = sells(&town, &ben, json!({"title": format!("Thing {nth}")})).await;
            ada.post(&format!("{PATH}/{shared}/items"), json!({"listing_id": listing, "note": "Mine to read."})).await.ok();
            things.push(listing);
        }
        let draft = sells(&town, &ada, json!({"status": "draft"})).await;
        puts(&ada, shared, draft).await.ok();
        let [a, b, c, d, e] = things[..] else { unreachable!() };
        assert_eq!(inside(&ada, shared, 2).await, [draft, e, d, c, b, a]);
        assert_eq!(inside(&cleo, shared, 2).await, [e, d, c, b, a], "a draft is its seller's");
        let page = cleo.get(&format!("{PATH}/{shared}/items")).await.ok().json();
        assert!(page["data"].as_array().unwrap().iter().all(|row| row["note"].is_null()), "notes are their writer's");
        // What is not for all any more is passed over, and pages stay full.
        for (listing, body) in [(e, json!({"status": "draft"})), (d, json!({"status": "draft"})), (b, json!({"status": "draft"}))] {
            put(&ben, &format!("/marketplace/listings/{listing}"), body).await.ok();
        }
        assert_eq!(inside(&cleo, shared, 2).await, [c, a]);
        assert_eq!(inside(&ada, shared, 2).await, [draft, c, a]);
        assert_eq!(inside(&ben, shared, 1).await, [e, d, c, b, a]);
        // A private one is its owner's alone, and so is every one of somebody whom a block separates from the reader.
        for path in [format!("{PATH}/{own}"), format!("{PATH}/{own}/items")] {
            assert_eq!(cleo.get(&path).await.refusal().1, "RESOURCE_NOT_FOUND");
        }
        blocks(&ben, &cleo).await;
        assert_eq!(inside(&cleo, shared, 2).await, Vec::<i64>::new(), "ben's things are not for cleo");
        blocks(&ada, &cleo).await;
        assert_eq!(cleo.get(&format!("{PATH}/{shared}")).await.refusal().1, "RESOURCE_NOT_FOUND");
        let far = town.member_as("meadow", "faye", "member").await;
        assert_ne!(far.get(&format!("{PATH}/{shared}")).await.status, 200);
        let document = "query($id: ID!) { marketplaceCollection(id: $id) { name itemCount owner { restId } } marketplaceCollectionItems(collectionId: $id, first: 2) { nodes { note listing { title } } pageInfo { hasNextPage } } }";
        let seen = ada.graphql(document, json!({"id": shared.to_string()})).await.ok().json();
        let items = &seen["data"]["marketplaceCollectionItems"];
        assert_eq!((&items["nodes"][1]["listing"]["title"], &items["nodes"][1]["note"]), (&json!("Thing 2"), &json!("Mine to read.")), "{seen}");
        assert_eq!(items["pageInfo"]["hasNextPage"], true);
    }

    async fn a_collection_has_an_end(town: Town) {
        unmoderated(&town).await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let collection = makes(&ada, json!({"name": "All"})).await;
        let things = [sells(&town, &ben, json!({})).await, sells(&town, &ben, json!({})).await];
        let fill = "INSERT INTO marketplace_listings (tenant_id, user_id, title, description, price_currency, price_type, price_rank, quantity, is_oversold_protected,
                        shipping_available, local_pickup, delivery_method, seller_type, status, moderation_status, saves_count, contacts_count, renewal_count,
                        search_text, created_at, updated_at)
                    SELECT tenant_id, user_id, title, description, price_currency, price_type, price_rank, quantity, is_oversold_protected,
                        shipping_available, local_pickup, delivery_method, seller_type, status, moderation_status, saves_count, contacts_count, renewal_count,
                        search_text, created_at, updated_at FROM marketplace_listings WHERE title = 'Oak table'";
        // Twice two, and so on: 512.
        for _ in 0..8 {
            town.db().run(fill, params![]).await.unwrap();
        }
        let put = "INSERT INTO marketplace_collection_items (tenant_id, collection_id, listing_id, created_at)
                   SELECT tenant_id, $1, id, created_at FROM marketplace_listings WHERE id NOT IN ($2, $3) ORDER BY id LIMIT 499";
        town.db().run(put, params![collection, things[0], things[1]]).await.unwrap();
        let (one, other) = tokio::join!(puts(&ada, collection, things[0]), puts(&ada, collection, things[1]));
        let mut answers = [one.status.as_u16(), other.status.as_u16()];
        answers.sort_unstable();
        assert_eq!(answers, [201, 422]);
        assert_eq!(town.count("marketplace_collection_items").await, 500);
    }
}
