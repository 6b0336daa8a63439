use std::sync::Arc;

use serde_json::{Value, json};

use super::*;
use crate::base::{Failure, Refusal};
use crate::call::{Client, Tenant, Viewer, Visit};
use crate::language::{Language, Locale};
use crate::tenancy::town::Town;

impl Town {
    fn visit(&self, tenant: Option<Arc<Tenant>>) -> Call {
        self.world.call(Visit {
            tenant,
            viewer: Viewer::Nobody,
            locale: Locale::of(Language::English),
            request_id: Arc::from("test"),
            address: None,
            base_url: "http://127.0.0.1:8080".to_owned(),
            client: Client::default(),
        })
    }
}

fn refusal<T>(answer: Answer<T>) -> Refusal {
    match answer {
        Err(Failure::Refusal(refusal)) => *refusal,
        Err(Failure::Fault(fault)) => panic!("{fault}"),
        Ok(_) => panic!("no refusal"),
    }
}

/// The answer as it goes out; what is not in the contract fails.
fn wire<T: serde::Serialize>(operation: contract::Operation, answer: &T) -> Value {
    let body = serde_json::to_vec(answer).unwrap();
    let broken = contract::response_violations(operation, 200, Some("application/json"), &body);
    assert!(broken.is_empty(), "{broken:?}");
    serde_json::from_slice(&body).unwrap()
}

async fn three() -> Town {
    let town = Town::new().await;
    town.found("harbour", "active", json!({}), json!({})).await;
    town.found(
        "meadow",
        "active",
        json!({"podcasts": true, "marketplace": true}),
        json!({"meta_title": "Meadow!", "modules": {"feed": false}}),
    )
    .await;
    town.found("ruin", "inactive", json!({}), json!({})).await;
    town
}

#[tokio::test]
async fn the_slug_wins_and_an_unknown_one_is_nobody() {
    let town = three().await;
    let harbour = call_room(&town).by_slug(&town.world, "harbour").await.unwrap();
    let ask = |tenant: Option<Arc<Tenant>>, slug: Option<&str>| {
        let call = town.visit(tenant);
        let query = GetTenantBootstrapQuery { slug: slug.map(str::to_owned) };
        async move { Rest.get_tenant_bootstrap(call, query).await }
    };
    for (tenant, slug, found) in [
        (None, Some("meadow"), Ok("meadow")),
        (None, Some(" meadow "), Ok("meadow")),
        (harbour.clone(), Some("meadow"), Ok("meadow")),
        (harbour.clone(), None, Ok("harbour")),
        (harbour.clone(), Some(""), Ok("harbour")),
        (harbour.clone(), Some("nobody"), Err((404, Code::TenantNotFound))),
        (harbour.clone(), Some("ruin"), Err((404, Code::TenantNotFound))),
        (None, None, Err((400, Code::TenantRequired))),
    ] {
        let answer = ask(tenant, slug).await;
        match found {
            Ok(found) => assert_eq!(answer.unwrap().data.slug, found, "{slug:?}"),
            Err(expected) => {
                let refused = refusal(answer);
                assert_eq!((refused.status, refused.code()), expected, "{slug:?}");
            }
        }
    }
    let meadow = wire(contract::Operation::GetTenantBootstrap, &ask(None, Some("meadow")).await.unwrap());
    let features = &meadow["data"]["features"];
    assert_eq!((&features["marketplace"], &features["connections"]), (&json!(true), &json!(true)));
    assert_eq!(features["podcasts"], false, "no area brings it");
    assert_eq!(
        meadow["data"]["modules"],
        json!({
            "dashboard": true, "feed": false, "listings": true, "messages": true,
            "notifications": true, "profile": true, "settings": true, "wallet": true,
        })
    );
    assert_eq!(meadow["data"]["seo"], json!({"meta_title": "Meadow!"}));
    assert_eq!(meadow["data"].get("registration_mode"), None);
    assert_eq!(meadow["meta"]["base_url"], "http://127.0.0.1:8080");
}

fn call_room(town: &Town) -> &Tenants {
    town.world.room::<Tenants>().unwrap()
}

#[tokio::test]
async fn the_list_has_every_active_community_whatever_is_asked() {
    let town = three().await;
    for include_master in [false, true] {
        let list = Rest.list_tenants(town.visit(None), ListTenantsQuery { include_master }).await.unwrap();
        wire(contract::Operation::ListTenants, &list);
        assert_eq!(list.data.iter().map(|tenant| tenant.slug.as_str()).collect::<Vec<_>>(), ["harbour", "meadow"]);
    }
}

#[tokio::test]
async fn readiness_says_what_is_missing_and_liveness_does_not_care() {
    let town = three().await;
    let bare = Town::bare().await;
    let ready = Rest.get_health(town.visit(None)).await.unwrap();
    let ready = wire(contract::Operation::GetHealth, &ready);
    assert_eq!(ready, json!({"status": "ok", "checks": {"database": "ok", "migrations": "ok", "queue": "ok"}}));
    town.db.close().await;
    for (town, database) in [(&bare, "ok"), (&town, "failed")] {
        let refused = refusal(Rest.get_health(town.visit(None)).await);
        assert_eq!((refused.status, refused.code()), (503, Code::ServerDependencyFailed));
        assert_eq!(refused.extras["status"], "unavailable");
        assert_eq!(refused.extras["checks"], json!({"database": database, "migrations": "failed"}));
        for alive in [
            Rest.get_liveness(town.visit(None)).await.unwrap(),
            Rest.get_liveness_alias(town.visit(None)).await.unwrap(),
        ] {
            assert_eq!(wire(contract::Operation::GetLiveness, &alive), json!({"status": "ok"}));
        }
    }
}

#[tokio::test]
async fn the_contract_is_handed_out_whole() {
    let town = Town::bare().await;
    let document = Rest.get_contract(town.visit(None)).await.unwrap();
    assert_eq!(document["openapi"], "3.0.3");
    assert!(document["paths"].as_object().is_some_and(|paths| paths.contains_key("/api/v2/tenants")));
}
