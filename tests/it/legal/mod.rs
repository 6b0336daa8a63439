//! Legal documents: versions, acceptance, and what is closed until they are accepted (spec accounts 7, platform 2.7).

pub mod fixtures;

use serde_json::{Value, json};
use timeweave::params;
use timeweave::tenancy::Tenants;
use tokio::join;

use crate::each_engine;
use crate::support::{Person, Town};

async fn decides(town: &Town, mode: &str) {
    let settings = json!({ "legal_acceptance": mode });
    town.db().run("UPDATE tenants SET settings = $2 WHERE id = $1", params![town.harbour, settings]).await.unwrap();
    town.world().room::<Tenants>().unwrap().forget();
}

async fn publishes(admin: &Person, kind: &str, anew: bool) -> Value {
    let body = json!({ "type": kind, "title": "Terms of use", "content": "Be kind.", "requires_acceptance": anew });
    admin.post("/admin/legal-documents", body).await.ok().json()["data"].clone()
}

async fn status(person: &Person) -> Value {
    person.get("/legal/acceptance/status").await.ok().json()["data"].clone()
}

each_engine! {
    async fn two_versions_are_compared_before_anybody_signs_in(town: Town) {
        let admin = town.member_as("harbour", "ann", "admin").await;
        let far = town.member_as("meadow", "far", "admin").await;
        let stranger = town.stranger().in_community(Some("harbour"));
        let writes = async |who: &Person, kind: &str, content: &str| {
            let body = json!({ "type": kind, "title": "Terms of use", "content": content, "requires_acceptance": false });
            who.post("/admin/legal-documents", body).await.ok().json()["data"]["id"].as_i64().unwrap()
        };
        let old = writes(&admin, "terms", "Be kind.\nBe <b>here</b>.").await;
        let new = writes(&admin, "terms", "Be kind.\nBe there.\nBe glad.").await;
        let (other, foreign) = (writes(&admin, "privacy", "Nothing.").await, writes(&far, "terms", "Be far.").await);
        let compared = async |one: i64, other: i64| stranger.get(&format!("/legal/versions/compare?v1={one}&v2={other}")).await;
        let data = compared(old, new).await.ok().json()["data"].clone();
        assert_eq!((&data["version1"]["id"], &data["version2"]["id"], &data["version2"]["is_current"]), (&json!(old), &json!(new), &json!(true)));
        let html = "Be kind.\n<del>Be &lt;b&gt;here&lt;/b&gt;.</del>\n<ins>Be there.\nBe glad.</ins>";
        assert_eq!((&data["diff_html"], &data["changes_count"]), (&json!(html), &json!(1)));
        assert_eq!(compared(new, new).await.ok().json()["data"]["changes_count"], 0);
        assert_eq!(compared(old, other).await.refusal(), (400, "VALIDATION_ERROR".into(), "v2".into()));
        for missing in [foreign, i64::MAX] {
            assert_eq!(compared(old, missing).await.refusal(), (404, "NOT_FOUND".into(), String::new()));
        }
        for (query, field) in [("", "v1"), ("?v2=1", "v1"), ("?v1=1", "v2"), ("?v1=x&v2=1", "v1")] {
            let refused = stranger.get(&format!("/legal/versions/compare{query}")).await;
            assert_eq!((refused.status.as_u16(), refused.refusal().2), (400, field.to_owned()), "{query}");
        }
        let asked = "query($one: ID!, $other: ID!) { legalComparison(versionId: $one, otherVersionId: $other) { changeCount version { versionNumber } } }";
        let graph = stranger.graphql(asked, json!({ "one": old.to_string(), "other": new.to_string() })).await.ok().json();
        assert_eq!(graph["data"]["legalComparison"], json!({ "changeCount": 1, "version": { "versionNumber": "1" } }), "{graph}");
    }

    async fn a_version_is_in_force_until_the_next(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let admin = town.member_as("harbour", "ann", "admin").await;
        let stranger = town.stranger().in_community(Some("harbour"));
        assert_eq!(stranger.get("/legal/terms").await.ok().json()["data"], Value::Null);
        let none = json!({ "type": "terms", "title": null, "versions": [] });
        assert_eq!(stranger.get("/legal/terms/versions").await.ok().json()["data"], none);
        let body = json!({ "type": "terms", "title": "Terms of use", "content": "Be kind.", "summary_of_changes": "New." });
        assert_eq!(ada.post("/admin/legal-documents", body.clone()).await.refusal(), (403, "forbidden".into(), String::new()));
        for (field, body) in [("title", json!({ "type": "terms", "title": " ", "content": "x" })), ("content", json!({ "type": "terms", "title": "x", "content": " " }))] {
            assert_eq!(admin.post("/admin/legal-documents", body).await.refusal(), (422, "VALIDATION_ERROR".into(), field.into()));
        }
        assert_eq!(town.count("legal_documents").await, 0);
        let first = admin.post("/admin/legal-documents", body).await;
        assert_eq!(first.status, 201);
        let first = first.json()["data"].clone();
        assert_eq!(
            first,
            json!({
                "id": first["id"], "document_id": first["document_id"], "type": "terms", "title": "Terms of use", "content": "Be kind.",
                "version_number": "1", "effective_date": "2026-01-05T12:00:00Z", "summary_of_changes": "New.", "requires_acceptance": true,
                "has_previous_versions": false,
            })
        );
        assert_eq!(stranger.get("/legal/terms").await.ok().json()["data"], first);
        // Two at once are two versions.
        let (one, two) = join!(publishes(&admin, "terms", true), publishes(&admin, "terms", false));
        let mut numbers = [one["version_number"].as_str().unwrap(), two["version_number"].as_str().unwrap()];
        numbers.sort_unstable();
        assert_eq!(numbers, ["2", "3"]);
        let all = stranger.get("/legal/terms/versions").await.ok().json()["data"]["versions"].clone();
        let told: Vec<_> = all.as_array().unwrap().iter().map(|one| (one["version_number"].as_str().unwrap(), one["is_current"].as_bool().unwrap())).collect();
        assert_eq!(told, [("3", true), ("2", false), ("1", false)]);
        let meadow = stranger.in_community(Some("meadow"));
        let version = format!("/legal/version/{}", first["id"]);
        let told = stranger.get(&version).await.ok().json()["data"].clone();
        assert_eq!((&told["document_type"], &told["content"], &told["is_current"]), (&json!("terms"), &json!("Be kind."), &json!(false)));
        for gone in [meadow.get(&version).await, stranger.get("/legal/version/999999").await] {
            assert_eq!(gone.refusal(), (404, "NOT_FOUND".to_owned(), String::new()));
        }
        assert_eq!(meadow.get("/legal/terms").await.ok().json()["data"], Value::Null);
        let asked = "{ legalDocument(type: TERMS) { versionNumber title } legalDocumentHistory(type: TERMS) { versions { versionNumber } } }";
        let graph = ada.graphql(asked, json!({})).await.json();
        assert_eq!(graph["data"]["legalDocument"], json!({ "versionNumber": "3", "title": "Terms of use" }), "{graph}");
        assert_eq!(graph["data"]["legalDocumentHistory"]["versions"].as_array().map(Vec::len), Some(3));
    }

    async fn members_accept_what_is_in_force(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "ann", "admin").await;
        let nothing = json!({ "has_pending": false, "enforcement_blocking": false, "blocking_pending": false, "documents": [] });
        assert_eq!(status(&ada).await, nothing);
        let terms = publishes(&admin, "terms", true).await;
        let (document, version) = (terms["document_id"].clone(), terms["id"].clone());
        assert_eq!(
            status(&ada).await,
            json!({
                "has_pending": true, "enforcement_blocking": true, "blocking_pending": true,
                "documents": [{
                    "document_id": document, "document_type": "terms", "title": "Terms of use", "current_version_id": version,
                    "current_version": "1", "acceptance_status": "not_accepted", "accepted_at": null,
                }],
            })
        );
        assert_eq!(status(&admin).await["blocking_pending"], false, "administrators pass");
        let accept = json!({ "document_id": document, "version_id": version });
        let mo = town.member_as("meadow", "mo", "member").await;
        assert_eq!(mo.post("/api/legal/accept", accept.clone()).await.refusal(), (404, "NOT_FOUND".into(), String::new()));
        let heard = ada.post("/api/legal/accept", accept.clone()).await.ok().json();
        assert_eq!(heard, json!({ "success": true, "message": "Thank you.", "accepted_at": "2026-01-05T12:00:00Z" }));
        town.later(chrono::TimeDelta::minutes(1));
        assert_eq!(ada.post("/api/legal/accept", accept.clone()).await.ok().json()["accepted_at"], "2026-01-05T12:00:00Z", "once");
        assert_eq!(status(&ada).await["documents"][0]["acceptance_status"], "current");

        let next = publishes(&admin, "terms", true).await;
        assert_eq!(status(&ada).await["documents"][0]["acceptance_status"], "outdated");
        assert_eq!(ada.post("/api/legal/accept", accept).await.refusal(), (400, "VALIDATION_ERROR".into(), "version_id".into()));
        publishes(&admin, "privacy", true).await;
        let heard = ada.tap("/legal/acceptance/accept-all").await.ok().json();
        assert_eq!(heard["data"], json!({ "accepted": ["terms", "privacy"], "message": "Thank you." }));
        assert_eq!(ada.tap("/legal/acceptance/accept-all").await.ok().json()["data"]["accepted"], json!([]));
        assert_eq!(status(&ada).await["has_pending"], false);
        // A word that is put right is no new version to accept.
        publishes(&admin, "terms", false).await;
        assert_eq!(status(&ada).await["has_pending"], false);
        assert_eq!(status(&ben).await["has_pending"], true);

        let page = admin.get("/admin/legal-documents/terms/acceptances").await.ok().json()["data"].clone();
        let told: Vec<_> = page.as_array().unwrap().iter().map(|one| (one["user_id"].as_i64().unwrap(), one["version_id"].clone())).collect();
        assert_eq!(told, [(ada.id, next["id"].clone()), (ada.id, version)]);
        assert_eq!(ben.get("/admin/legal-documents/terms/acceptances").await.code(), "forbidden");
        let asked = "{ legalAcceptances(type: TERMS) { nodes { member { restId } version { id versionNumber } } }
                       viewer { legalAcceptance { documents { document { id restId version { versionNumber isCurrent } } version { restId } } } } }";
        let graph = admin.graphql(asked, json!({})).await.json()["data"].clone();
        let by: Vec<_> = graph["legalAcceptances"]["nodes"].as_array().unwrap().iter().map(|one| one["version"]["versionNumber"].clone()).collect();
        assert_eq!(by, ["2", "1"], "{graph}");
        let of_terms = &graph["viewer"]["legalAcceptance"]["documents"][0];
        assert_eq!(of_terms["document"]["restId"], document.to_string(), "{graph}");
        assert_eq!(of_terms["document"]["version"], json!({ "versionNumber": "3", "isCurrent": true }));
        let asked = "query($id: ID!) { node(id: $id) { ... on LegalDocument { title versionNumber } ... on LegalVersion { title versionNumber isCurrent } } }";
        let found = ben.graphql(asked, json!({ "id": of_terms["document"]["id"] })).await.json()["data"]["node"].clone();
        assert_eq!(found, json!({ "title": "Terms of use", "versionNumber": "3" }));
        let earlier = json!({ "id": graph["legalAcceptances"]["nodes"][1]["version"]["id"] });
        let found = ben.graphql(asked, earlier.clone()).await.json()["data"]["node"].clone();
        assert_eq!(found, json!({ "title": "Terms of use", "versionNumber": "1", "isCurrent": false }));
        assert_eq!(mo.graphql(asked, earlier).await.json()["data"]["node"], Value::Null, "another community's");
        let asked = "mutation { acceptLegalDocuments { viewer { legalAcceptance { hasPending isBlocking documents { type status } } } } }";
        let graph = ben.graphql(asked, json!({})).await.json();
        assert_eq!(graph["data"]["acceptLegalDocuments"]["viewer"]["legalAcceptance"]["hasPending"], false, "{graph}");
    }

    async fn members_hear_of_another_version(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let admin = town.member_as("harbour", "ann", "admin").await;
        let mo = town.member_as("meadow", "mo", "member").await;
        let away = town.member_as("harbour", "away", "member").await;
        town.db().run("UPDATE users SET status = 'suspended' WHERE id = $1", params![away.id]).await.unwrap();
        publishes(&admin, "terms", true).await;
        publishes(&admin, "privacy", false).await;
        town.deliver().await;
        let lines = async |who: &Person| who.get("/notifications").await.ok().json()["data"].clone();
        let heard = lines(&ada).await;
        let told: Vec<_> = heard.as_array().unwrap().iter().map(|line| (line["type"].as_str().unwrap(), line["message"].as_str().unwrap())).collect();
        assert_eq!(
            told,
            [
                ("legal_version_published", "There is a new version of “Terms of use”."),
                ("legal_acceptance_needed", "There is a new version of “Terms of use”. Please read and accept it."),
            ]
        );
        assert_eq!((heard[1]["link"].as_str(), heard[1]["actor"].is_null()), (Some("/settings/legal"), true));
        for nobody in [&admin, &mo] {
            assert_eq!(lines(nobody).await, json!([]));
        }
        let counted: i64 = town.db().one("SELECT COUNT(*) FROM notifications WHERE user_id = $1", params![away.id]).await.unwrap();
        assert_eq!(counted, 0, "whoever may not come in");
        let mailed: i64 = town.db().one("SELECT COUNT(*) FROM notification_queue WHERE user_id = $1", params![ada.id]).await.unwrap();
        assert_eq!(mailed, 1, "by mail only what is to be accepted");
    }

    async fn what_is_left_to_accept_closes_what_the_community_says(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "ann", "admin").await;
        let root = town.member_as("meadow", "root", "super_admin").await.in_community(Some("harbour"));
        publishes(&admin, "terms", true).await;
        let asks = async |who: &Person| who.post("/connections/request", json!({ "user_id": ben.id })).await;
        let closed = (403, "LEGAL_ACCEPTANCE_REQUIRED".to_owned(), String::new());
        assert_eq!(asks(&ada).await.refusal(), closed, "writing is closed unless the community says otherwise");
        let asked = "mutation($id: ID!) { requestConnection(input: { memberId: $id }) { viewer { member { id } } } }";
        let graph = ada.graphql(asked, json!({ "id": ben.id.to_string() })).await.json();
        assert_eq!(graph["errors"][0]["extensions"]["code"], "LEGAL_ACCEPTANCE_REQUIRED", "{graph}");
        assert_eq!(town.count("connections").await, 0);
        ada.get("/connections").await.ok();
        for who in [&admin, &root] {
            assert_ne!(asks(who).await.code(), "LEGAL_ACCEPTANCE_REQUIRED");
        }
        decides(&town, "all").await;
        assert_eq!(ada.get("/connections").await.refusal(), closed);
        for open in ["/users/me", "/legal/acceptance/status", "/legal/terms", "/users/me/sessions", "/users/me/consent"] {
            ada.get(open).await.ok();
        }
        decides(&town, "report").await;
        let heard = asks(&ada).await;
        assert_eq!((heard.status.as_u16(), heard.header("x-legal-acceptance-pending")), (201, Some("1")));
        assert_eq!(ada.get("/users/me").await.header("x-legal-acceptance-pending"), None);
        decides(&town, "off").await;
        assert_eq!(ada.get("/connections").await.header("x-legal-acceptance-pending"), None);
        decides(&town, "perhaps").await;
        assert_eq!(ada.get("/connections").await.refusal(), closed, "what cannot be read is the strictest");
        ada.tap("/legal/acceptance/accept-all").await.ok();
        let heard = ada.get("/connections").await.ok();
        assert_eq!(heard.header("x-legal-acceptance-pending"), None);
    }
}
