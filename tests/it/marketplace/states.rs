//! Who may move a listing in which state, and where that leads (spec marketplace 3.3).

use chrono::TimeDelta;
use http::Method;
use serde_json::json;
use timeweave::marketplace::catalogue::tasks;
use timeweave::params;

use super::{category, decides, path, put, seen, sells};
use crate::each_engine;
use crate::marketplace_trade::{CASH, Sold, UNLIMITED, body, listing};
use crate::support::{Heard, Person, Town};

const STATES: [&str; 6] = ["draft", "active", "sold", "reserved", "expired", "removed"];

/// What is done, who may do it, and the first letter of the state that it leads to from each of [`STATES`], `x` for removed; a dot is refused.
const TABLE: [(&str, &str, &str); 11] = [
    ("activate", "seller", "aa...."),
    ("deactivate", "seller", "dd...."),
    ("renew", "seller", "aa..a."),
    ("sell out", "seller", "dsssex"),
    ("restock", "seller", "daarex"),
    ("delete", "seller", "xxxxxx"),
    ("approve", "admin", "aasre."),
    ("reject", "admin", "xxxxxx"),
    ("remove", "admin", "xxxxxx"),
    ("order one of two", "buyer", ".a...."),
    ("order both", "buyer", ".s...."),
];

/// A listing of somebody's in a state, with two of it left unless it is sold.
async fn stands_in(town: &Town, seller: &Person, state: &'static str) -> i64 {
    let about = listing(town, seller, Sold { stock: Some(2), ..CASH }).await;
    let read = "INSERT INTO marketplace_listing_views (listing_id, tenant_id, views_count) VALUES ($2, $1, 0)";
    town.db().run(read, params![town.harbour, about]).await.unwrap();
    let (left, end) = (if state == "sold" { 0_i64 } else { 2 }, town.clock.now() - TimeDelta::hours(1));
    let sql = "UPDATE marketplace_listings SET status = $2, inventory_count = $3, expires_at = $4 WHERE id = $1";
    town.db().run(sql, params![about, state, left, (state == "expired").then_some(end)]).await.unwrap();
    about
}

async fn stands(town: &Town, listing: i64) -> String {
    town.db().one("SELECT status FROM marketplace_listings WHERE id = $1", params![listing]).await.unwrap()
}

async fn act(person: &Person, id: i64, action: &str) -> Heard {
    let number = usize::try_from(id * 1_000 + person.id).unwrap();
    let order = |quantity: i64| {
        let mut wish = body(id, number);
        wish["quantity"] = json!(quantity);
        wish
    };
    let stock = format!("/marketplace/seller/listings/{id}/inventory");
    let admin = format!("/admin/marketplace/listings/{id}");
    match action {
        "activate" => put(person, &path(id), json!({ "status": "active" })).await,
        "deactivate" => put(person, &path(id), json!({ "status": "draft" })).await,
        "renew" => person.post(&format!("{}/renew", path(id)), json!({})).await,
        "sell out" => person.send(person.request(Method::PATCH, &stock, Some(json!({ "inventory_count": 0 })))).await,
        "restock" => person.send(person.request(Method::PATCH, &stock, Some(json!({ "inventory_count": 3 })))).await,
        "delete" => person.delete(&path(id)).await,
        "approve" => person.tap(&format!("{admin}/approve")).await,
        "reject" => person.post(&format!("{admin}/reject"), json!({ "notes": "It is pine." })).await,
        "remove" => person.delete(&admin).await,
        "order one of two" => person.post("/marketplace/orders", order(1)).await,
        "order both" => person.post("/marketplace/orders", order(2)).await,
        other => panic!("nobody can {other}"),
    }
}

each_engine! {
    async fn every_move_in_every_state_by_everybody(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "root", "admin").await;
        decides(&town, json!({ "marketplace.max_active_listings": 0 })).await;
        for (action, may, leads) in TABLE {
            for (state, letter) in STATES.into_iter().zip(leads.chars()) {
                for (who, person) in [("seller", &ada), ("buyer", &ben), ("admin", &admin)] {
                    let about = stands_in(&town, &ada, state).await;
                    let heard = act(person, about, action).await;
                    let after = stands(&town, about).await;
                    let told = format!("{who}: {action} from {state}: {} {}", heard.status, heard.text());
                    // Everybody may buy what somebody else sells.
                    let theirs = who == may || (may == "buyer" && who == "admin");
                    if theirs && letter != '.' {
                        assert!(heard.status.is_success(), "{told}");
                        let first = if after == "removed" { 'x' } else { after.chars().next().unwrap() };
                        assert_eq!(first, letter, "{told}");
                        continue;
                    }
                    // Others hear only of what they may see.
                    let expected = match (theirs, may) {
                        (true, _) | (_, "buyer") => 422,
                        (_, "seller") if state == "active" => 403,
                        (_, "seller") => 404,
                        _ => 403,
                    };
                    assert_eq!(heard.status.as_u16(), expected, "{told}");
                    assert_eq!(after, state, "{told}");
                }
            }
        }
        // The clock ends what is active, and nothing else.
        let mut all = Vec::new();
        for state in STATES {
            all.push(stands_in(&town, &ada, state).await);
        }
        let over = "UPDATE marketplace_listings SET expires_at = $2 WHERE id >= $1";
        town.db().run(over, params![all[0], town.clock.now()]).await.unwrap();
        assert_eq!(tasks::expire(town.world()).await.unwrap(), 1);
        for (about, state) in all.into_iter().zip(STATES) {
            assert_eq!(stands(&town, about).await, if state == "active" { "expired" } else { state });
        }
    }

    async fn what_the_form_of_a_category_does_not_take_changes_nothing(town: Town = UNLIMITED) {
        decides(&town, json!({ "marketplace.moderation_enabled": false })).await;
        let ada = town.member_as("harbour", "ada", "member").await;
        let (tables, plain) = (category(&town, "tables").await, category(&town, "plain").await);
        let fields = json!([
            {"name": "wood", "type": "select", "options": ["oak", "pine"], "required": true},
            {"name": "seats", "type": "integer", "min": 1}
        ]);
        let sql = "UPDATE marketplace_categories SET template_fields = $2 WHERE id = $1";
        town.db().run(sql, params![tables, fields]).await.unwrap();
        let none = "UPDATE marketplace_categories SET template_fields = NULL, template_name = NULL WHERE id = $1";
        town.db().run(none, params![plain]).await.unwrap();

        let wish = |data: serde_json::Value, status: &str| json!({
            "title": "Oak table", "description": "Seats six.", "category_id": tables, "template_data": data, "status": status,
        });
        let before = town.count("marketplace_listings").await;
        for (data, fields) in [
            (json!({"colour": "red", "wood": "steel", "seats": 0}), "template_data.colour template_data.wood template_data.seats"),
            (json!({"seats": 6}), "template_data.wood"),
            (json!([6]), "template_data"),
        ] {
            let refused = ada.post("/marketplace/listings", wish(data.clone(), "active")).await;
            assert_eq!((refused.status.as_u16(), refused.code().as_str()), (422, "VALIDATION_ERROR"), "{data}");
            let errors = refused.json()["errors"].clone();
            let named: Vec<&str> = errors.as_array().unwrap().iter().map(|one| one["field"].as_str().unwrap()).collect();
            assert_eq!(named.join(" "), fields, "{data}");
        }
        assert_eq!(town.count("marketplace_listings").await, before);

        // A draft may be incomplete, and clients that know no forms say nothing of it.
        ada.post("/marketplace/listings", wish(json!({"seats": "6"}), "draft")).await.ok();
        sells(&town, &ada, json!({"category_id": tables})).await;
        let id = sells(&town, &ada, wish(json!({"wood": "oak", "seats": 6}), "active")).await;
        assert_eq!(put(&ada, &path(id), json!({"template_data": {"wood": "elm"}})).await.refusal().2, "template_data.wood");
        assert_eq!(seen(&ada, id).await["template_data"], json!({"wood": "oak", "seats": 6}));
        // In a category without a form anything can be said; back in the first one stays what fits.
        put(&ada, &path(id), json!({"category_id": plain, "template_data": {"wood": "oak", "colour": "red"}})).await.ok();
        put(&ada, &path(id), json!({"category_id": tables})).await.ok();
        assert_eq!(seen(&ada, id).await["template_data"], json!({"wood": "oak"}));
    }
}
