//! What stands before every area: communities, probes, the contract and its reference (spec platform 1.1, 3.2 and 8).

pub mod fixtures;

use std::collections::BTreeSet;

use chrono::TimeDelta;
use http::{Method, Request};
use serde_json::{Value, json};
use timeweave::params;

use crate::each_engine;
use crate::support::{Heard, Person, Town};

/// Any public operation that needs a community.
const ANY: &str = "/api/v2/auth/registration-info";

/// A GET with exactly these headers.
async fn get(person: &Person, path: &str, headers: &[(&str, String)]) -> Heard {
    let mut request = Request::builder().method(Method::GET).uri(path);
    for (name, value) in headers {
        request = request.header(*name, value);
    }
    person.send(request.body(axum::body::Body::empty()).unwrap()).await
}

async fn decree(town: &Town, slug: &str, what: &'static str, value: &str) {
    town.db().run(what, params![slug, value]).await.unwrap();
    town.later(TimeDelta::seconds(5));
}

const DOMAIN: &str = "UPDATE tenants SET domain = $2 WHERE slug = $1";
const STATUS: &str = "UPDATE tenants SET status = $2 WHERE slug = $1";

each_engine! {
    async fn the_id_goes_before_the_slug_before_the_host(town: Town) {
        decree(&town, "meadow", DOMAIN, "meadow.example").await;
        let visitor = town.stranger();
        let (harbour, meadow) = (town.harbour.to_string(), town.meadow.to_string());
        let named = |id: &str, slug: &str, host: &str| {
            [("x-tenant-id", id), ("x-tenant-slug", slug), ("host", host)]
                .into_iter()
                .filter(|(_, value)| !value.is_empty())
                .map(|(name, value)| (name, value.to_owned()))
                .collect::<Vec<_>>()
        };
        for (id, slug, host, found) in [
            (meadow.as_str(), "", "", &meadow),
            ("", "meadow", "", &meadow),
            ("", "", "meadow.example", &meadow),
            ("", "", "WWW.Meadow.Example:8443", &meadow),
            (&harbour, "", "meadow.example", &harbour),
            ("", "harbour", "meadow.example", &harbour),
            (&harbour, "harbour", "meadow.example", &harbour),
            // Blank is as good as absent.
            (" ", " meadow ", "", &meadow),
        ] {
            let heard = get(&visitor, ANY, &named(id, slug, host)).await.ok();
            assert_eq!(heard.header("x-tenant-id"), Some(found.as_str()), "{id:?} {slug:?} {host:?}");
        }
        for (id, slug, host, code) in [
            ("", "", "", "tenant_required"),
            ("", "", "elsewhere.example", "tenant_required"),
            ("", "", "a b", "tenant_required"),
            ("999999", "", "", "INVALID_TENANT"),
            ("99999999999999999999", "", "", "INVALID_TENANT"),
            ("999999", "harbour", "meadow.example", "INVALID_TENANT"),
            ("harbour", "", "", "tenant_resolution_failed"),
            ("-1", "", "", "tenant_resolution_failed"),
            ("", "nobody", "meadow.example", "tenant_resolution_failed"),
            ("", "Harbour", "", "tenant_resolution_failed"),
            (&harbour, "meadow", "", "tenant_resolution_failed"),
        ] {
            let refused = get(&visitor, ANY, &named(id, slug, host)).await.refusal();
            assert_eq!(refused, (400, code.to_owned(), String::new()), "{id:?} {slug:?} {host:?}");
        }
        let twice = [("x-tenant-id", harbour.clone()), ("x-tenant-id", meadow.clone())];
        assert_eq!(get(&visitor, ANY, &twice).await.code(), "tenant_resolution_failed");
        // Who needs no community may name a wrong one.
        for path in ["/api/v2/health", "/api/v2/tenants", "/api/laravel/health"] {
            get(&visitor, path, &named("999999", "nobody", "")).await.ok();
        }
    }

    async fn a_community_that_is_switched_off_is_not_served(town: Town) {
        let ada = town.member_as("meadow", "ada", "member").await;
        decree(&town, "meadow", DOMAIN, "meadow.example").await;
        decree(&town, "meadow", STATUS, "inactive").await;
        for header in [
            ("x-tenant-id", town.meadow.to_string()),
            ("x-tenant-slug", "meadow".to_owned()),
            ("host", "meadow.example".to_owned()),
        ] {
            let refused = get(&ada, ANY, std::slice::from_ref(&header)).await.refusal();
            assert_eq!(refused, (503, "INVALID_TENANT".to_owned(), String::new()), "{header:?}");
        }
        assert_eq!(ada.get("/users/me").await.refusal().0, 503);
        let slugs = |list: Value| list["data"].as_array().unwrap().iter().map(|one| one["slug"].clone()).collect::<Vec<_>>();
        assert_eq!(slugs(ada.get("/tenants").await.ok().json()), ["harbour"]);
    }

    async fn a_token_names_its_community_only_where_the_operator_says_so(engine: Engine) {
        for (more, status) in [("", 400), ("[tenancy]\nfrom_token = true", 200)] {
            let town = Town::configured(engine, more).await;
            let mut ada = town.member_as("meadow", "ada", "member").await;
            ada.tenant = None;
            assert_eq!(ada.get("/users/me").await.status, status, "{more:?}");
            ada.tenant = Some("harbour".to_owned());
            assert_eq!(ada.get("/users/me").await.refusal().1, "TENANT_MISMATCH", "{more:?}");
            ada.tenant = None;
            ada.token = Some("worthless".to_owned());
            assert_eq!(ada.get("/users/me").await.refusal().1, "tenant_required", "{more:?}");
        }
    }

    async fn what_everybody_may_read_is_kept_for_a_while(town: Town) {
        let visitor = town.stranger();
        for (path, good) in [
            ("/tenant/bootstrap", "public, max-age=600, stale-while-revalidate=300"),
            ("/tenants", "public, max-age=300, stale-while-revalidate=60"),
            ("/platform/stats", "public, max-age=300, stale-while-revalidate=60"),
            ("/categories", "public, max-age=300, stale-while-revalidate=60"),
        ] {
            let heard = visitor.get(path).await.ok();
            assert_eq!((heard.header("cache-control"), heard.header("pragma")), (Some(good), None), "{path}");
            let tag = heard.header("etag").unwrap().to_owned();
            let vary: Vec<String> =
                heard.headers.get_all("vary").iter().map(|line| line.to_str().unwrap().to_lowercase()).collect();
            assert!(vary.iter().any(|line| line.contains("x-tenant-slug")), "{path}: {vary:?}");
            for (asked, status) in [(tag.as_str(), 304), ("\"another\"", 200)] {
                let mut request = visitor.request(Method::GET, path, None);
                request.headers_mut().insert("if-none-match", asked.parse().unwrap());
                let again = visitor.send(request).await;
                assert_eq!((again.status.as_u16(), again.header("etag")), (status, Some(tag.as_str())), "{path}");
                assert_eq!(again.bytes.is_empty(), status == 304, "{path}");
            }
        }
        // What is refused is good for nobody else.
        let refused = visitor.get("/tenant/bootstrap?slug=nowhere").await;
        assert_eq!((refused.status.as_u16(), refused.header("cache-control")), (404, Some("private, no-store, max-age=0")));
    }

    async fn bootstrap_tells_a_client_all_it_needs(town: Town) {
        let visitor = town.stranger();
        let mut body = visitor.get("/tenant/bootstrap").await.ok().json();
        let features = body["data"]["features"].take();
        let languages = body["data"]["supported_languages"].take();
        assert_eq!(
            body,
            json!({
                "data": {
                    "id": town.harbour, "name": "harbour", "slug": "harbour", "currency": "EUR", "default_layout": "modern",
                    "branding": { "name": "harbour" },
                    "features": null,
                    "modules": {
                        "dashboard": true, "feed": true, "listings": true, "messages": true, "notifications": true,
                        "profile": true, "settings": true, "wallet": true,
                    },
                    "authentication_config": {
                        "passkeys.conditional_autofill": false, "passkeys.enrollment_enabled": true,
                        "passkeys.max_credentials_per_user": 10,
                        "two_factor.allow_trusted_devices": true, "two_factor.trusted_device_days": 30,
                        "two_factor.backup_code_count": 10,
                    },
                    "seo": { "meta_title": "harbour" },
                    "settings": {
                        "timezone": "UTC", "default_currency": "EUR", "onboarding_enabled": false, "onboarding_mandatory": false,
                    },
                    "compliance": { "insurance_enabled": false },
                    "listing_config": {
                        "listing.min_title_length": 5, "listing.min_description_length": 20, "listing.require_category": true,
                        "listing.require_location": false, "listing.max_per_user": 50, "listing.max_images": 5,
                        "listing.moderation_enabled": false, "listing.allow_offers": true, "listing.allow_requests": true,
                        "listing.enable_favourites": true, "listing.enable_reporting": true, "listing.expiry_days": 0,
                        "listing.renewal_days": 30,
                    },
                    "group_tabs": { "tab_announcements": true, "tab_discussions": true, "tab_files": true, "tab_chat": true },
                    "supported_languages": null,
                    "default_language": "en",
                    "tenant_switcher": { "source": "children", "items": [] },
                },
                "meta": { "base_url": "http://localhost" },
            })
        );
        assert_eq!((&features["connections"], &features["reviews"], &features["podcasts"]), (&json!(true), &json!(true), &json!(false)));
        for name in ["ai_chat", "blog", "federation", "polls", "volunteering"] {
            assert_eq!(features[name], false, "{name}: nothing answers it");
        }
        assert!(languages.as_array().unwrap().contains(&json!("en")));

        // A slug is an answer to "which one", so nothing else is looked at, and nothing else stands in.
        let nowhere = Person { tenant: None, ..visitor.clone() };
        for (asks, slug, found) in
            [(&visitor, "?slug=meadow", "meadow"), (&nowhere, "?slug=meadow", "meadow"), (&visitor, "?slug=", "harbour")]
        {
            assert_eq!(asks.get(&format!("/tenant/bootstrap{slug}")).await.ok().json()["data"]["slug"], found, "{slug}");
        }
        decree(&town, "meadow", STATUS, "inactive").await;
        for slug in ["nobody", "meadow", "Harbour", "%00"] {
            let refused = visitor.get(&format!("/tenant/bootstrap?slug={slug}")).await.refusal();
            assert_eq!(refused, (404, "TENANT_NOT_FOUND".to_owned(), String::new()), "{slug}");
        }
        assert_eq!(nowhere.get("/tenant/bootstrap").await.code(), "tenant_required");
    }

    async fn a_communitys_domain_is_in_its_answers(town: Town) {
        decree(&town, "harbour", DOMAIN, "harbour.example").await;
        let visitor = town.stranger();
        let body = visitor.get("/tenant/bootstrap").await.ok().json();
        assert_eq!((&body["meta"]["base_url"], &body["data"]["domain"]), (&json!("https://harbour.example"), &json!("harbour.example")));
        let asked = [("x-tenant-slug", "meadow".to_owned()), ("host", "gateway.example:8080".to_owned())];
        let other = get(&visitor, "/api/v2/tenant/bootstrap", &asked).await.ok().json();
        assert_eq!(other["meta"]["base_url"], "http://gateway.example:8080");
    }

    async fn communities_are_listed_in_short(town: Town) {
        decree(&town, "meadow", DOMAIN, "meadow.example").await;
        let visitor = Person { tenant: None, ..town.stranger() };
        let expected = json!({
            "data": [
                {
                    "id": town.harbour, "name": "harbour", "slug": "harbour",
                    "authentication_config": { "passkeys.conditional_autofill": false },
                    "features": { "biometric_login": true },
                },
                {
                    "id": town.meadow, "name": "meadow", "slug": "meadow", "domain": "meadow.example",
                    "authentication_config": { "passkeys.conditional_autofill": false },
                    "features": { "biometric_login": true },
                },
            ],
            "meta": { "base_url": "http://localhost" },
        });
        for query in ["", "?include_master=1", "?include_master=perhaps"] {
            assert_eq!(visitor.get(&format!("/tenants{query}")).await.ok().json(), expected, "{query}");
        }
    }

    async fn probes_say_whether_it_lives_and_whether_it_is_ready(town: Town) {
        let probe = Person { tenant: None, ..town.stranger() };
        let ready = json!({ "status": "ok", "checks": { "database": "ok", "migrations": "ok", "queue": "ok" } });
        assert_eq!(probe.get("/health").await.ok().json(), ready);

        // Nobody does what is due: it is said, and requests are still answered.
        let [ada, ben] = town.members(["ada", "ben"]).await;
        town.ask(&ada, &ben).await;
        assert_eq!(probe.get("/health").await.ok().json(), ready);
        town.later(TimeDelta::seconds(61));
        let waits = json!({ "status": "degraded", "checks": { "database": "ok", "migrations": "ok", "queue": "failed" } });
        assert_eq!(probe.get("/health").await.ok().json(), waits);
        town.deliver().await;
        assert_eq!(probe.get("/health").await.ok().json(), ready);

        town.db().run("DELETE FROM _sqlx_migrations WHERE version = (SELECT MAX(version) FROM _sqlx_migrations)", params![]).await.unwrap();
        let unready = |heard: &Heard, database: &str| {
            let body = heard.json();
            assert_eq!(heard.refusal(), (503, "SERVER_DEPENDENCY_FAILED".to_owned(), String::new()));
            assert_eq!((&body["success"], &body["status"]), (&json!(false), &json!("unavailable")));
            assert_eq!(body["checks"], json!({ "database": database, "migrations": "failed" }));
        };
        unready(&probe.get("/health").await, "ok");
        town.db().close().await;
        unready(&probe.get("/health").await, "failed");

        for path in ["/api/timeweave/health", "/api/laravel/health"] {
            let alive = probe.get(path).await.ok();
            assert_eq!((alive.text().as_str(), alive.header("content-type")), (r#"{"status":"ok"}"#, Some("application/json")));
            assert_eq!(alive.header("x-tenant-id"), None);
        }
    }

    async fn a_database_that_is_away_is_told_as_such(town: Town) {
        let [ada] = town.members(["ada"]).await;
        ada.get("/users/me").await.ok();
        town.db().close().await;
        for heard in [
            ada.get("/users/me").await,
            ada.get("/connections").await,
            ada.post("/connections/request", json!({ "user_id": 1 })).await,
            ada.post("/api/auth/login", json!({ "email": "ada@harbour.example", "password": "x" })).await,
        ] {
            assert_eq!(heard.refusal(), (503, "SERVER_DEPENDENCY_FAILED".to_owned(), String::new()));
            assert_eq!(heard.header("retry-after"), Some("1"));
            assert!(heard.header("x-request-id").is_some());
        }
        // What is known by heart is still told, for a minute; then nobody can say which communities there are.
        ada.get("/tenant/bootstrap").await.ok();
        town.later(TimeDelta::seconds(61));
        assert_eq!(ada.get("/tenant/bootstrap").await.refusal().0, 503);
    }

    async fn our_own_fault_tells_its_number_and_nothing_else(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let mut tx = town.db().begin().await.unwrap();
        tx.run("ALTER TABLE connections RENAME TO away", params![]).await.unwrap();
        tx.commit().await.unwrap();
        let mut request = ada.request(Method::GET, "/connections", None);
        request.headers_mut().insert("x-request-id", "lost.and:found".parse().unwrap());
        let heard = ada.send(request).await;
        assert_eq!(heard.status, 500);
        assert_eq!(
            heard.json(),
            json!({
                "success": false,
                "errors": [{ "code": "SERVER_INTERNAL_ERROR", "message": "Something went wrong on our side. Please try again later." }],
                "request_id": "lost.and:found",
            })
        );
        assert_eq!(heard.header("x-request-id"), Some("lost.and:found"));
    }
}

#[tokio::test]
async fn the_contract_is_handed_out_and_holds_together() {
    let town = Town::on(crate::support::Engine::Sqlite).await;
    let visitor = Person { tenant: None, ..town.stranger() };
    let served = visitor.get("/openapi.json").await.ok().json();
    assert_eq!(served, serde_json::from_str::<Value>(&contract::openapi_json()).unwrap());
    assert_eq!(served["openapi"], "3.0.3");

    let mut seen = BTreeSet::new();
    for (path, item) in served["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            let id = operation["operationId"].as_str().unwrap();
            assert!(seen.insert(id), "{id} twice");
            assert!(
                contract::Operation::ALL.iter().any(|one| one.id() == id && one.row().path == path),
                "{method} {path}"
            );
            let named: BTreeSet<&str> =
                path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}')).collect();
            let declared: Vec<&Value> = operation["parameters"].as_array().into_iter().flatten().collect();
            let in_path = declared.iter().filter(|one| one["in"] == "path");
            assert_eq!(in_path.map(|one| one["name"].as_str().unwrap()).collect::<BTreeSet<_>>(), named, "{id}");
            assert!(
                operation["responses"].as_object().unwrap().keys().any(|status| status.starts_with(['2', '4'])),
                "{id}"
            );
        }
    }
    assert_eq!(seen.len(), contract::Operation::ALL.len());
    references(&served, &mut |pointer| assert!(served.pointer(pointer).is_some(), "nothing at {pointer}"));
}

/// Every `$ref` leads into the document.
fn references(value: &Value, look: &mut dyn FnMut(&str)) {
    match value {
        Value::Object(members) => {
            if let Some(Value::String(target)) = members.get("$ref") {
                look(target.strip_prefix('#').unwrap_or_else(|| panic!("{target} leads out of the document")));
            }
            members.values().for_each(|member| references(member, look));
        }
        Value::Array(items) => items.iter().for_each(|item| references(item, look)),
        _ => {}
    }
}

#[tokio::test]
async fn the_reference_needs_nothing_from_elsewhere() {
    let town = Town::on(crate::support::Engine::Sqlite).await;
    let visitor = Person { tenant: None, ..town.stranger() };
    let nothing = visitor.get("/docs/nope").await;
    assert_eq!((nothing.status.as_u16(), nothing.code()), (404, "NOT_FOUND".to_owned()));
    assert!(!nothing.header("cache-control").unwrap_or_default().contains("public"));
    let page = visitor.get("/docs/").await.ok();
    let policy = page.header("content-security-policy").unwrap();
    assert!(policy.contains("script-src 'self';") && policy.contains("connect-src 'self';"), "{policy}");
    let html = page.text();
    let loaded: Vec<&str> = html
        .split(['"', '\''])
        .zip(html.split(['"', '\'']).skip(1))
        .filter(|(before, _)| before.ends_with("src=") || before.ends_with("href="))
        .map(|(_, address)| address)
        .collect();
    assert!(loaded.len() >= 3, "{html}");
    for address in loaded {
        assert!(!address.contains("//"), "{address} is elsewhere");
        let part = visitor.get(&format!("/docs/{}", address.trim_start_matches("./"))).await.ok();
        if address.ends_with(".css") {
            assert!(
                !part.text().contains("@import") && !part.text().contains("url(http"),
                "{address} loads from elsewhere"
            );
        }
        if address.contains("initializer") {
            assert!(part.text().contains("/api/v2/openapi.json") && !part.text().contains("http"), "{}", part.text());
        }
    }
    // The policy would stop a script that stands in the page itself.
    assert!(html.split("<script").skip(1).all(|script| script.contains("src=")), "{html}");
    assert_eq!(visitor.get("/docs").await.status.as_u16() / 100, 3);
}
