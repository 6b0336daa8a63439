//! What a community closes: while it is worked on, without a second factor that it demands, before the first steps, with a legal document left to
//! accept.
//!
//! `tests/golden/gates.txt` says of each operation which of these gates a member meets there; `UPDATE_GOLDEN=1` writes it anew.

use std::fmt::Write as _;

use chrono::TimeDelta;
use contract::{Operation, TenantNeed};
use http::Method;
use serde_json::{Value, json};
use timeweave::params;
use timeweave::tenancy::Tenants;

use crate::each_engine;
use crate::support::{Engine, Heard, PASSWORD, Person, Town, is_as_agreed};

/// A gate, and how a community closes it for a member who has done nothing.
struct Closed {
    column: &'static str,
    code: &'static str,
    settings: fn() -> Value,
}

const GATES: &[Closed] = &[
    Closed {
        column: "maintenance",
        code: "MAINTENANCE_MODE",
        settings: || json!({ "maintenance_mode": true, "legal_acceptance": "off" }),
    },
    Closed {
        column: "second-factor",
        code: "AUTH_2FA_SETUP_REQUIRED",
        settings: || json!({ "two_factor": { "required": true }, "legal_acceptance": "off" }),
    },
    Closed {
        column: "first-steps",
        code: "ONBOARDING_REQUIRED",
        settings: || json!({ "onboarding_enabled": true, "onboarding_mandatory": true, "legal_acceptance": "off" }),
    },
    Closed {
        column: "legal-write",
        code: "LEGAL_ACCEPTANCE_REQUIRED",
        settings: || json!({ "legal_acceptance": "write" }),
    },
    Closed {
        column: "legal-all",
        code: "LEGAL_ACCEPTANCE_REQUIRED",
        settings: || json!({ "legal_acceptance": "all" }),
    },
];

/// Gives `harbour` these rules at once.
async fn decides(town: &Town, settings: Value) {
    town.db().run("UPDATE tenants SET settings = $2 WHERE id = $1", params![town.harbour, settings]).await.unwrap();
    town.world().room::<Tenants>().unwrap().forget();
}

async fn asks(person: &Person, operation: Operation) -> Heard {
    let row = operation.row();
    let segments = row.path.split('/').map(|segment| if segment.starts_with('{') { "1" } else { segment });
    let path = segments.collect::<Vec<_>>().join("/");
    person.send(person.request(row.method.clone(), &path, None)).await
}

/// Somebody who has not done the first steps.
async fn newcomer(town: &Town, name: &str, role: &str) -> Person {
    let mut person = town.newcomer("harbour", name, role).await;
    town.db().run("UPDATE users SET onboarding_completed = FALSE WHERE id = $1", params![person.id]).await.unwrap();
    person.signs_in().await;
    person
}

async fn table() -> String {
    let town = Town::on(Engine::Sqlite).await;
    let width = Operation::ALL.iter().map(|operation| operation.id().len()).max().unwrap();
    let mut rows: Vec<String> = Operation::ALL.iter().map(|operation| format!("{:width$}", operation.id())).collect();
    let mut head = format!("{:width$}", "operation");
    let admin = town.member_as("harbour", "ann", "admin").await;
    let terms = json!({ "type": "terms", "title": "x", "content": "x" });
    admin.post("/admin/legal-documents", terms).await.ok();
    for gate in GATES {
        write!(head, "  {}", gate.column).unwrap();
        decides(&town, (gate.settings)()).await;
        let mut person = newcomer(&town, gate.column, "member").await;
        for (operation, row) in Operation::ALL.iter().zip(&mut rows) {
            let mut heard = asks(&person, *operation).await;
            // Some of the ways out have been taken.
            if heard.status == 401 && !operation.row().open {
                town.later(TimeDelta::seconds(1));
                person.signs_in().await;
                heard = asks(&person, *operation).await;
            }
            let said = if heard.code() == gate.code { "closed" } else { "-" };
            write!(row, "  {said:<width$}", width = gate.column.len()).unwrap();
        }
    }
    let rows = rows.iter().map(|row| row.trim_end());
    [head.as_str()].into_iter().chain(rows).flat_map(|row| [row, "\n"]).collect()
}

/// Asks as an app of this version would.
async fn asks_with(person: &Person, version: &str, method: Method, path: &str, body: Option<Value>) -> Heard {
    let mut request = person.request(method, path, body);
    request.headers_mut().insert("x-nexus-mobile-version", version.parse().unwrap());
    person.send(request).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_app_that_is_too_old_is_refused_wherever_it_is_not_open() {
    let town = Town::on(Engine::Sqlite).await;
    decides(&town, json!({ "mobile": { "minimum_version": "2.0" } })).await;
    let stranger = town.stranger().in_community(Some("harbour"));
    for operation in Operation::ALL {
        let row = operation.row();
        let segments = row.path.split('/').map(|segment| if segment.starts_with('{') { "1" } else { segment });
        let path = segments.collect::<Vec<_>>().join("/");
        let heard = asks_with(&stranger, "1.9", row.method.clone(), &path, None).await;
        let gated = !row.open && row.tenant != TenantNeed::None;
        assert_eq!(heard.status.as_u16() == 426, gated, "{}: {}", operation.id(), heard.status);
        assert_eq!(row.statuses.contains(&426), gated, "{}", operation.id());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_table_of_gates_is_as_agreed() {
    is_as_agreed("gates.txt", &table().await);
}

each_engine! {
    async fn an_app_is_told_what_to_update_to(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let mo = town.member_as("meadow", "mo", "member").await;
        let admin = town.member_as("harbour", "ann", "admin").await;
        let get = async |who: &Person, version: &str| asks_with(who, version, Method::GET, "/listings", None).await;
        get(&ada, "0.1").await.ok();
        let rules = json!({ "minimum_version": "2.1", "current_version": "2.10.3", "update_url": "https://harbour.example/app" });
        decides(&town, json!({ "mobile": rules })).await;
        for version in ["2.0.9", "1", "0.99.99"] {
            let heard = get(&ada, version).await;
            assert_eq!(heard.status, 426);
            assert_eq!(
                heard.json(),
                json!({
                    "success": false,
                    "errors": [{
                        "code": "APP_UPDATE_REQUIRED", "message": "This version of the app is too old for this community. Please update it.",
                    }],
                    "client_version": version, "minimum_version": "2.1", "current_version": "2.10.3",
                    "update_url": "https://harbour.example/app",
                })
            );
        }
        // An administrator's app may be just as wrong about what it reads; other communities decide for themselves.
        assert_eq!(get(&admin, "2").await.code(), "APP_UPDATE_REQUIRED");
        get(&mo, "0.1").await.ok();
        for version in ["2.1", "2.1.0", "2.2", "2.10", "10", "latest", "", "2.x"] {
            get(&ada, version).await.ok();
        }
        ada.get("/listings").await.ok();
        let credentials = json!({ "email": "ada@harbour.example", "password": PASSWORD });
        let stranger = town.stranger().in_community(Some("harbour"));
        asks_with(&stranger, "1.0", Method::POST, "/api/auth/login", Some(credentials)).await.ok();
        let asked = json!({ "query": "{ listings { totalCount } viewer { member { id } } }" });
        let graph = asks_with(&ada, "1.0", Method::POST, "/graphql", Some(asked)).await.json();
        assert_eq!(graph["errors"][0]["extensions"]["code"], "APP_UPDATE_REQUIRED", "{graph}");
        assert!(graph["data"]["viewer"]["member"]["id"].is_string(), "{graph}");

        decides(&town, json!({ "mobile": { "minimum_version": "newest" } })).await;
        get(&ada, "0.1").await.ok();
    }

    async fn a_community_at_work_lets_its_staff_in_alone(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let broker = town.member_as("harbour", "bo", "broker").await;
        let mo = town.member_as("meadow", "mo", "admin").await;
        let root = town.member_as("meadow", "root", "super_admin").await.in_community(Some("harbour"));
        decides(&town, json!({ "maintenance_mode": true })).await;
        for who in [&ada, &town.stranger().in_community(Some("harbour"))] {
            let heard = who.get("/listings").await;
            assert_eq!(heard.refusal(), (503, "MAINTENANCE_MODE".into(), String::new()));
            assert_eq!(heard.header("retry-after"), Some("300"));
            assert_eq!(
                heard.json(),
                json!({
                    "success": false, "retry_after": 300,
                    "errors": [{ "code": "MAINTENANCE_MODE", "message": "This community is being worked on. Please come back a little later." }],
                })
            );
        }
        for who in [&broker, &root] {
            who.get("/listings").await.ok();
        }
        mo.get("/listings").await.ok();
        // Who they are is still told, and staff can sign in.
        ada.get("/users/me").await.ok();
        let credentials = json!({ "email": "bo@harbour.example", "password": PASSWORD });
        town.stranger().in_community(Some("harbour")).post("/api/auth/login", credentials).await.ok();
        let graph = ada.graphql("{ listings { totalCount } viewer { member { id } } }", json!({})).await.json();
        assert_eq!(graph["errors"][0]["extensions"]["code"], "MAINTENANCE_MODE", "{graph}");
        assert!(graph["data"]["viewer"]["member"]["id"].is_string(), "{graph}");

        decides(&town, json!({ "maintenance_mode": true, "maintenance_message": "We move house until nine." })).await;
        assert_eq!(ada.get("/listings").await.json()["errors"][0]["message"], "We move house until nine.");
        decides(&town, json!({ "maintenance_mode": "perhaps" })).await;
        assert_eq!(ada.get("/listings").await.code(), "MAINTENANCE_MODE", "what cannot be read is the stricter one");
        decides(&town, json!({})).await;
        ada.get("/listings").await.ok();
    }

    async fn a_second_factor_that_is_demanded_comes_before_everything_else(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let broker = town.member_as("harbour", "bo", "broker").await;
        let root = town.member_as("meadow", "root", "super_admin").await.in_community(Some("harbour"));
        decides(&town, json!({ "two_factor": { "required_for_staff": true } })).await;
        ada.get("/listings").await.ok();
        let heard = broker.get("/listings").await;
        assert_eq!(heard.refusal(), (403, "AUTH_2FA_SETUP_REQUIRED".into(), String::new()));
        assert_eq!(heard.json()["setup_required"], true);
        assert_eq!(broker.get("/auth/2fa/status").await.ok().json()["data"]["setup_required"], true);
        assert_eq!(broker.post(&format!("/admin/users/{}/approve", ada.id), json!({})).await.code(), "AUTH_2FA_SETUP_REQUIRED");
        assert_eq!(broker.graphql("{ listings { totalCount } }", json!({})).await.json()["errors"][0]["extensions"]["code"], "AUTH_2FA_SETUP_REQUIRED");
        // Each community demands it of its own.
        root.get("/listings").await.ok();

        decides(&town, json!({ "two_factor": { "required": true } })).await;
        assert_eq!(ada.get("/listings").await.code(), "AUTH_2FA_SETUP_REQUIRED");
        ada.get("/users/me").await.ok();
        let (bo, _, _) = crate::auth::second_factor::enrolled(&town, "ben").await;
        bo.get("/listings").await.ok();
        assert_eq!(bo.get("/auth/2fa/status").await.ok().json()["data"]["setup_required"], false);
        // Where nobody can switch one on, nobody has to.
        let off = json!({ "two_factor_authentication": false });
        town.db().run("UPDATE tenants SET features = $2 WHERE id = $1", params![town.harbour, off]).await.unwrap();
        town.world().room::<Tenants>().unwrap().forget();
        ada.get("/listings").await.ok();
    }

    async fn the_first_steps_come_before_dealings_where_they_are_mandatory(town: Town) {
        let ada = newcomer(&town, "ada", "member").await;
        let admin = newcomer(&town, "ann", "admin").await;
        let (transfer, key) = (json!({}), "/wallet/transfer");
        assert_ne!(ada.post(key, transfer.clone()).await.code(), "ONBOARDING_REQUIRED");
        decides(&town, json!({ "onboarding_enabled": true, "onboarding_mandatory": true })).await;
        for path in [key, "/listings", "/messages"] {
            assert_eq!(ada.post(path, json!({})).await.refusal(), (403, "ONBOARDING_REQUIRED".into(), String::new()), "{path}");
            assert_ne!(admin.post(path, json!({})).await.code(), "ONBOARDING_REQUIRED", "{path}");
        }
        ada.get("/listings").await.ok();
        town.db().run("UPDATE users SET avatar_url = '/uploads/x.png', bio = 'I bake and I mend.' WHERE id = $1", params![ada.id]).await.unwrap();
        ada.post("/onboarding/complete", json!({})).await.ok();
        assert_ne!(ada.post(key, transfer).await.code(), "ONBOARDING_REQUIRED");
    }
}
