//! Only documents that the operator trusts.

use std::path::PathBuf;

use http::StatusCode;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use super::{data, refusal, run};
use crate::support::{Engine, Town};

const WHO: &str = "query Who { viewer { restId } }";
const MUTE: &str = "mutation Mute($id: ID!) { muteMember(input: { memberId: $id }) { member { id } } }";

fn list(folder: &tempfile::TempDir, texts: &Value) -> PathBuf {
    let path = folder.path().join("documents.json");
    std::fs::write(&path, texts.to_string()).unwrap();
    path
}

async fn town(texts: &Value) -> Town {
    let folder = tempfile::tempdir().unwrap();
    let more = format!("[graphql]\ntrusted_documents = {:?}", list(&folder, texts).display().to_string());
    Town::configured(Engine::Sqlite, &more).await
}

#[tokio::test]
async fn nothing_else_is_run() {
    // The client preset writes SHA-1 by default, Relay MD5.
    let town =
        town(&json!({ "0ee3c1fb1e3a4d5f3bd1f2c2a1c0f9f8c7a6b5d4": WHO, "5d41402abc4b2a76b9719d911017c592": MUTE }))
            .await;
    let [ada, ben] = town.members(["ada", "ben"]).await;
    let digest: String = Sha256::digest(WHO).iter().map(|byte| format!("{byte:02x}")).collect();
    let persisted = |hash: &str| json!({ "persistedQuery": { "version": 1, "sha256Hash": hash } });
    let id = "0ee3c1fb1e3a4d5f3bd1f2c2a1c0f9f8c7a6b5d4";
    for body in [
        json!({ "documentId": id }),
        json!({ "documentId": format!("sha256:{digest}") }),
        json!({ "extensions": persisted(id) }),
        json!({ "extensions": persisted(&digest) }),
        json!({ "query": WHO }),
        json!({ "query": WHO, "extensions": persisted(&digest) }),
    ] {
        let answer = ada.post("/graphql", body.clone()).await.ok().json();
        assert_eq!(answer, json!({ "data": { "viewer": { "restId": ada.id.to_string() } } }), "{body}");
    }
    for query in [format!("documentId={id}"), format!("extensions={}", persisted(id).to_string().replace('"', "%22"))] {
        let answer = ada.get(&format!("/graphql?{query}")).await.ok().json();
        assert_eq!(answer["data"]["viewer"]["restId"], json!(ada.id.to_string()), "{query}");
    }
    let mutation = ada
        .get(&format!("/graphql?documentId=5d41402abc4b2a76b9719d911017c592&variables=%7B%22id%22:{}%7D", ben.id))
        .await;
    assert_eq!(mutation.status, StatusCode::METHOD_NOT_ALLOWED);
    let muted = json!({ "documentId": "5d41402abc4b2a76b9719d911017c592", "variables": { "id": ben.id } });
    assert_eq!(ada.post("/graphql", muted).await.ok().json().get("errors"), None);

    for body in [
        json!({ "query": "{ viewer { id } }" }),
        json!({ "query": format!("{WHO} ") }),
        json!({ "query": "{ __schema { types { name } } }" }),
        json!({ "documentId": "nowhere" }),
        json!({ "extensions": persisted(&"0".repeat(64)) }),
        json!({ "query": "{ viewer { id } }", "documentId": id }),
        json!({ "query": MUTE, "documentId": id }),
    ] {
        let heard = ada.post("/graphql", body.clone()).await;
        assert_eq!(refusal(&heard.json()), ("DOCUMENT_NOT_TRUSTED".into(), 403, String::new()), "{body}");
    }
}

#[tokio::test]
async fn every_document_is_trusted_where_no_list_is_given() {
    let town = Town::configured(Engine::Sqlite, "").await;
    let [ada] = town.members(["ada"]).await;
    data(run(&ada, "{ viewer { id } }", json!({})).await);
}
