//! Copies that are made on the queue (spec accounts 8).

use chrono::TimeDelta;
use http::Method;
use serde_json::{Value, json};
use timeweave::params;
use tokio::join;

use super::{bell, everything};
use crate::each_engine;
use crate::listings::images::files;
use crate::support::{Person, Town};

const PREPARE: &str = include_str!("../../../graphql/operations/privacy/prepare_data_export.graphql");
const ONE: &str = include_str!("../../../graphql/operations/privacy/data_export.graphql");
const LINK: &str = include_str!("../../../graphql/operations/privacy/create_data_export_link.graphql");
const CANCEL: &str = include_str!("../../../graphql/operations/privacy/cancel_data_export.graphql");

async fn prepared(who: &Person, format: &str) -> Value {
    let asked = who.post("/me/data-exports", json!({ "format": format })).await.ok();
    assert_eq!(asked.status.as_u16(), 202);
    asked.json()["data"].clone()
}

/// Where a link leads, without the address of the community.
async fn link(who: &Person, id: &Value) -> String {
    let made = who.tap(&format!("/me/data-export/{id}/link")).await.ok();
    let url = made.json()["data"]["url"].as_str().unwrap().to_owned();
    url.split_once("/api/v2").unwrap().1.to_owned()
}

/// A member whose words are more than a copy at once may be.
async fn writes_much(town: &Town, who: &Person, to: &Person) {
    who.post("/messages", json!({ "recipient_id": to.id, "body": "wordofada" })).await.ok();
    let sql = "UPDATE messages SET body = $2 WHERE tenant_id = $1 AND body = 'wordofada'";
    let long = format!("wordofada {}", "x".repeat(5 << 20));
    assert_eq!(town.db().run(sql, params![town.harbour, long]).await.unwrap(), 1);
}

each_engine! {
    async fn a_large_copy_is_made_on_the_queue_and_fetched_by_a_link(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        writes_much(&town, &ada, &ben).await;
        let asked = ada.post("/me/data-export", json!({})).await.ok();
        let copy = asked.json()["data"].clone();
        let id = copy["id"].clone();
        assert_eq!(asked.status.as_u16(), 202);
        assert_eq!(copy, json!({
            "id": id, "format": "json", "status": "preparing", "progress": 0, "requested_at": "2026-01-05T12:00:00Z", "completed_at": null,
            "file_size_bytes": null, "expires_at": null,
        }));
        assert_eq!(ada.tap(&format!("/me/data-export/{id}/link")).await.refusal().1, "INVALID_STATE");
        assert_eq!(prepared(&ada, "zip").await, copy, "one at a time");
        assert!(files(&town).is_empty());

        town.copies().await;
        assert_eq!(bell(&town, &ada).await[0], "data_export_ready");
        let ready = ada.get(&format!("/me/data-export/{id}")).await.ok().json()["data"].clone();
        assert_eq!((&ready["status"], &ready["progress"], &ready["expires_at"]), (&json!("ready"), &json!(100), &json!("2026-01-12T12:00:00Z")));
        assert_eq!(ada.get("/me/data-export/history").await.ok().json()["data"]["exports"], json!([ready]));
        let path = link(&ada, &id).await;
        let file = ada.get(&path).await.ok();
        assert_eq!(file.header("content-disposition").map(|value| value.starts_with("attachment")), Some(true));
        assert_eq!((file.header("cache-control"), file.header("x-export-id")), (Some("no-store"), Some(id.to_string().as_str())));
        assert_eq!(json!(file.bytes.len()), ready["file_size_bytes"]);
        assert!(file.json()["data"]["messages"][0]["body"].as_str().unwrap().starts_with("wordofada"));
        let log = ada.get("/users/me/security-events").await.ok().json()["data"].clone();
        assert_eq!((&log[0]["kind"], &log[1]["kind"]), (&json!("data_exported"), &json!("data_exported")), "asked for, and fetched");
        // A worker that comes late finds nothing to do.
        town.copies().await;
        assert_eq!(files(&town).len(), 1);
    }

    async fn a_link_is_good_for_its_owner_alone_and_not_for_long(town: Town) {
        let [mut ada, ben] = town.members(["ada", "ben"]).await;
        let far = town.member_as("meadow", "far", "admin").await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        let id = prepared(&ada, "zip").await["id"].clone();
        town.copies().await;
        let path = link(&ada, &id).await;
        let missing = (404, "NOT_FOUND".to_owned(), String::new());
        for stranger in [&ben, &far, &admin] {
            assert_eq!(stranger.get(&path).await.refusal(), missing);
            assert_eq!(stranger.get(&format!("/me/data-export/{id}")).await.refusal(), missing);
            assert_eq!(stranger.tap(&format!("/me/data-export/{id}/link")).await.refusal(), missing);
            assert_eq!(stranger.delete(&format!("/me/data-export/{id}")).await.refusal(), missing);
        }
        assert_eq!(town.stranger().get(&path).await.code(), "auth_required");
        let secret = path.split_once("secret=").unwrap().1.to_owned();
        assert!(!everything(town.db()).await.iter().any(|(_, row)| row.contains(&secret)), "only what tells it is kept");
        assert_eq!(&ada.get(&path).await.ok().bytes[..4], b"PK\x03\x04");

        let newer = link(&ada, &id).await;
        assert_eq!(ada.get(&path).await.refusal(), missing, "a newer link ends it");
        ada.get(&newer).await.ok();
        for wrong in ["", "x", &secret] {
            let path = format!("/me/data-export/{id}/file?secret={wrong}");
            assert_eq!(ada.get(&path).await.status.as_u16() / 100, 4, "{wrong}");
        }
        town.later(TimeDelta::minutes(16));
        ada.signs_in().await;
        assert_eq!(ada.get(&newer).await.refusal(), missing, "its time is over");

        town.later(TimeDelta::days(7));
        ada.signs_in().await;
        assert_eq!(ada.tap(&format!("/me/data-export/{id}/link")).await.refusal().1, "INVALID_STATE");
        assert_eq!(timeweave::privacy::copies::tidy(town.world()).await.unwrap(), 1);
        assert_eq!(timeweave::privacy::copies::tidy(town.world()).await.unwrap(), 0);
        let gone = ada.get(&format!("/me/data-export/{id}")).await.ok().json()["data"].clone();
        assert_eq!((&gone["status"], &gone["expires_at"]), (&json!("expired"), &Value::Null));
        crate::support::until(|| files(&town).is_empty()).await;
        assert_eq!(town.count("media_files").await, 0);
    }

    async fn whoever_wants_no_copy_any_more_stops_it(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let first = prepared(&ada, "json").await["id"].clone();
        let stopped = ada.delete(&format!("/me/data-export/{first}")).await.ok().json()["data"].clone();
        assert_eq!((&stopped["status"], &stopped["completed_at"]), (&json!("cancelled"), &Value::Null));
        assert_eq!(ada.delete(&format!("/me/data-export/{first}")).await.refusal().1, "INVALID_STATE");
        town.copies().await;
        assert!(files(&town).is_empty());
        assert_eq!(bell(&town, &ada).await, Vec::<String>::new());

        let (one, other) = join!(prepared(&ada, "zip"), prepared(&ada, "zip"));
        assert_eq!(one["id"], other["id"]);
        town.copies().await;
        let id = one["id"].clone();
        let (path, place) = (format!("/me/data-export/{id}/link"), format!("/me/data-export/{id}"));
        let (made, ended) = join!(ada.tap(&path), ada.delete(&place));
        assert_eq!(ended.ok().json()["data"]["status"], "cancelled");
        assert!(made.status.as_u16() == 201 || made.code() == "INVALID_STATE", "{}", made.text());
        crate::support::until(|| files(&town).is_empty()).await;
        assert_eq!(town.count("media_files").await, 0);
    }

    async fn whoever_leaves_takes_their_copies_along(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        prepared(&ada, "zip").await;
        town.copies().await;
        let second = prepared(&ada, "zip").await["id"].clone();
        assert_eq!(files(&town).len(), 1);
        let leaving = ada.request(Method::DELETE, "/users/me", Some(json!({ "password": crate::support::PASSWORD })));
        ada.send(leaving).await.ok();
        town.copies().await;
        crate::support::until(|| files(&town).is_empty()).await;
        assert_eq!((town.count("data_exports").await, town.count("media_files").await), (0, 0));
        assert_eq!(ben.get(&format!("/me/data-export/{second}")).await.refusal().1, "NOT_FOUND");
    }

    async fn the_graph_prepares_shows_links_and_stops(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let made = ada.graphql(PREPARE, json!({ "input": { "format": "ZIP" } })).await.json()["data"]["prepareDataExport"]["dataExport"].clone();
        assert_eq!((&made["status"], &made["progress"], &made["bytes"]), (&json!("PREPARING"), &json!(0), &Value::Null));
        let id = made["id"].clone();
        town.copies().await;
        let shown = ada.graphql(ONE, json!({ "id": id })).await.json()["data"]["dataExport"].clone();
        assert_eq!(shown["status"], "READY");
        assert_eq!(ben.graphql(ONE, json!({ "id": id })).await.json()["data"]["dataExport"], Value::Null);
        let link = ada.graphql(LINK, json!({ "input": { "dataExportId": id } })).await.json()["data"]["createDataExportLink"]["link"].clone();
        let path = link["url"].as_str().unwrap().split_once("/api/v2").unwrap().1.to_owned();
        ada.get(&path).await.ok();
        let ended = ada.graphql(CANCEL, json!({ "input": { "dataExportId": id } })).await.json()["data"]["cancelDataExport"]["dataExport"].clone();
        assert_eq!(ended["status"], "CANCELLED");
    }
}
