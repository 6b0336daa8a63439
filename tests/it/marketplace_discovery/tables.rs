//! Tables: what a seller has as CSV, and drafts made of one.

use super::*;
use crate::each_engine;
use crate::support::Form;

async fn imports(person: &Person, table: &[u8]) -> Heard {
    person.form(Method::POST, "/marketplace/listings/import-csv", &Form::default().file("file", "x.csv", table)).await
}

each_engine! {
    async fn rows_become_drafts_and_come_back_as_rows(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        category(&town, "chairs").await;
        let table = "title,description,price,price_currency,category,condition,quantity,location,delivery_method\r\n\
                     Oak table,\"Seats six.\nHeavy, round.\",\"80,5\",EUR,chairs,like new,2,Old Quay,pickup\r\n\
                     '=SUM(1),'+1,,,,,,,\r\n\
                     ,nothing,,,,,,,\r\n\
                     ,,,,,,,,\r\n\
                     Chair,Fine.,cheap,XXX,sofas,broken,0,,plane\r\n\
                     Lamp,Bright.,5.555,EUR,,,,,shipping\r\n";
        let heard = imports(&ada, table.as_bytes()).await;
        assert_eq!(heard.status, 201, "{}", heard.text());
        let done = heard.json()["data"].clone();
        let told: Vec<(i64, &str)> = done["errors"].as_array().unwrap().iter().map(|one| (one["row"].as_i64().unwrap(), one["field"].as_str().unwrap())).collect();
        assert_eq!(told, [
            (4, "title"), (6, "price"), (6, "category"), (6, "condition"), (6, "quantity"), (6, "delivery_method"), (7, "price"), (7, "delivery_method"),
        ], "{done}");
        assert_eq!((&done["created"], &done["message"]), (&json!(2), &json!("Drafts made: 2. Rows left out: 3.")));
        let own = ada.get(&format!("/marketplace/listings?user_id={}", ada.id)).await.ok().json()["data"].clone();
        let shown: Vec<_> = own.as_array().unwrap().iter().map(|one| (one["title"].as_str().unwrap(), one["status"].as_str().unwrap())).collect();
        assert_eq!(shown, [("=SUM(1)", "draft"), ("Oak table", "draft")]);
        assert_eq!((&own[1]["price"], &own[1]["condition"], &own[1]["category"]["slug"], &own[1]["quantity"]), (&json!(80.5), &json!("like_new"), &json!("chairs"), &json!(2)));
        assert_eq!(own[1]["description"], "Seats six.\nHeavy, round.");
        // Nobody else sees them, in lists or in tables.
        assert_eq!(ids(&ben.get("/marketplace/listings").await.ok().json()), Vec::<i64>::new());
        let export = ben.get("/marketplace/listings/export-csv").await.ok().json()["data"].clone();
        assert_eq!(export["count"], 0);
        let export = ada.get("/marketplace/listings/export-csv").await.ok().json();
        assert_eq!((&export["success"], &export["data"]["count"], &export["data"]["filename"]), (&json!(true), &json!(2), &json!("marketplace-listings-2026-01-05.csv")));
        let csv = export["data"]["csv"].as_str().unwrap();
        assert!(csv.starts_with("id,title,description,") && csv.contains(",'=SUM(1),'+1,"), "{csv}");
        // What was written is read.
        let again = imports(&ben, csv.as_bytes()).await.ok().json()["data"].clone();
        assert_eq!((&again["created"], &again["errors"]), (&json!(2), &json!([])));
        let own = ben.get(&format!("/marketplace/listings?user_id={}", ben.id)).await.ok().json()["data"].clone();
        assert_eq!((&own[0]["title"], &own[1]["title"], &own[0]["status"]), (&json!("Oak table"), &json!("=SUM(1)"), &json!("draft")));
    }

    async fn what_is_no_table_makes_nothing(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let mut long = b"title,description\n".to_vec();
        long.extend(b"Table,Oak.\n".repeat(51));
        let large = vec![b'x'; 2 * 1024 * 1024 + 1];
        for (nth, table) in [
            b"".as_slice(), b"title\nTable\n", b"title,description\n", b"title,description\n\"open", b"\xff\xfe\x00", b"PK\x03\x04", &long, &large,
        ].into_iter().enumerate() {
            town.later(chrono::TimeDelta::seconds(30));
            let refused = imports(&ada, table).await.refusal();
            assert_eq!(refused, (422, "VALIDATION_ERROR".to_owned(), "file".to_owned()), "{nth}");
        }
        assert_eq!((town.count("marketplace_listings").await, town.count("marketplace_seller_profiles").await), (0, 0));
        // A suspended seller makes none.
        sells(&town, &ben, json!({})).await;
        town.db().run("UPDATE marketplace_seller_profiles SET is_suspended = TRUE WHERE user_id = $1", params![ben.id]).await.unwrap();
        assert_eq!(imports(&ben, b"title,description\nTable,Oak.\n").await.code(), "SELLER_SUSPENDED");
        // A call that is repeated under its key makes them once.
        town.later(chrono::TimeDelta::seconds(61));
        let form = Form::default().file("file", "x.csv", b"title,description\nTable,Oak.\n");
        for _ in 0..2 {
            let mut request = ada.form_request(Method::POST, "/marketplace/listings/import-csv", &form, "edge");
            request.headers_mut().insert("idempotency-key", "table-of-the-fifth-of-january".parse().unwrap());
            assert_eq!(ada.send(request).await.ok().json()["data"]["created"], 1);
        }
        assert_eq!(town.count("marketplace_listings").await, 2);
    }
}
