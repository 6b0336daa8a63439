//! Forgiving in what it reads: unknown members and nulls are overlooked, a member sent twice is not, and whatever is wrong is told at
//! once (`contract/decisions/violations.md`). And what existing clients of the platform send and read (spec clients T12 to T18).

use axum::body::Body;
use contract::Operation;
use http::Method;
use serde_json::{Map, Value, json};

use crate::each_engine;
use crate::listings::heading;
use crate::support::{Engine, Form, Heard, Person, Town};

/// A request with this text as its JSON body.
async fn says(person: &Person, method: Method, path: &str, body: &str) -> Heard {
    let mut request = person.request(method, path, Some(Value::Null));
    *request.body_mut() = Body::from(body.to_owned());
    person.send(request).await
}

async fn puts(person: &Person, path: &str, body: Value) -> Heard {
    person.send(person.request(Method::PUT, path, Some(body))).await
}

/// The fields of everything that is wrong.
fn fields(heard: &Heard) -> Vec<String> {
    let errors = heard.json()["errors"].as_array().cloned().unwrap_or_default();
    errors.iter().map(|error| error["field"].as_str().unwrap_or_default().to_owned()).collect()
}

async fn offers(town: &Town, person: &Person) -> i64 {
    let body = json!({
        "title": "Bicycle repair", "description": "Punctures, brakes and gears of every kind.", "type": "offer",
        "category_id": heading(town, "repairs").await, "hours_estimate": 2, "hours_available": 8, "sdg_goals": [11],
        "image_url": null, "acting_user_id": 7, "draft": {"id": null},
    });
    person.post("/listings", body).await.ok().json()["data"]["id"].as_i64().unwrap()
}

each_engine! {
    async fn members_without_a_name_are_overlooked(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let more = json!({ "shoe_size": 44, "nested": [{ "a": "\u{0}" }], "\u{0}": null });
        let with = |body: Value| {
            let mut body = body.as_object().unwrap().clone();
            body.extend(more.as_object().unwrap().clone());
            Value::Object(body)
        };
        ada.post("/connections/request", with(json!({ "user_id": ben.id }))).await.ok();
        ada.post("/messages", with(json!({ "recipient_id": ben.id, "body": "Hello" }))).await.ok();
        let told = ada.post("/listings", with(json!({ "title": "x", "type": "offer" }))).await;
        assert_eq!(fields(&told), ["description"], "what is overlooked is not what is wrong");
        let group = ada.post("/groups", with(json!({ "name": "Repair Cafe" }))).await.ok().json()["data"]["id"].clone();
        puts(&ada, &format!("/groups/{group}"), with(json!({ "name": "Repair Shop" }))).await.ok();
        puts(&ada, "/users/me/language", with(json!({ "language": "de" }))).await.ok();
        let member = json!({
            "first_name": "Eve", "last_name": "Marsh", "email": "eve@harbour.example", "password": "a long sentence nobody guesses",
            "terms_accepted": true, "role": "admin",
        });
        town.stranger().post("/auth/register", with(member)).await.ok();
        let role: String =
            town.db().one("SELECT role FROM users WHERE email = 'eve@harbour.example'", timeweave::params![]).await.unwrap();
        assert_eq!(role, "member", "a member that is not named does nothing");

        let form = Form::default().text("name", "Choir").text("shoe_size", 44).file("stamp", "a.png", b"\x00\xff");
        ada.form(Method::POST, "/groups", &form).await.ok();
    }

    async fn in_a_change_null_clears_what_may_be_empty(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let made = json!({
            "name": "Repair Cafe", "description": "We mend.", "location": "Old Quay", "latitude": 53.3, "longitude": -6.2,
            "primary_color": "#B45309", "accent_color": "", "tags": ["Repair", " tea ", "repair", "  "],
        });
        let group = ada.post("/groups", made).await.ok().json()["data"].clone();
        let path = format!("/groups/{}", group["id"]);
        let shown = |group: &Value| {
            let members = ["description", "location", "latitude", "longitude", "primary_color", "accent_color", "tags"];
            members.map(|name| group[name].clone())
        };
        let full = [
            json!("We mend."), json!("Old Quay"), json!(53.3), json!(-6.2), json!("#b45309"), Value::Null, json!(["Repair", "tea"]),
        ];
        assert_eq!(shown(&group), full);
        let kept = puts(&ada, &path, json!({ "name": null, "visibility": null, "remove_avatar": null })).await.ok().json();
        assert_eq!((shown(&kept["data"]), &kept["data"]["name"]), (full, &json!("Repair Cafe")));
        assert_eq!(ada.get("/groups?q=tea").await.ok().json()["data"].as_array().unwrap().len(), 1, "tags are found");
        let bare = json!({
            "description": null, "location": null, "latitude": null, "longitude": null, "primary_color": null, "accent_color": null,
            "tags": null, "type_id": null,
        });
        let cleared = puts(&ada, &path, bare).await.ok().json()["data"].clone();
        assert_eq!(shown(&cleared), [json!(""), Value::Null, Value::Null, Value::Null, Value::Null, Value::Null, json!([])]);
        let tagged = puts(&ada, &path, json!({ "tags": ["chess"], "accent_color": "#00ff00" })).await.ok().json()["data"].clone();
        assert_eq!((&tagged["tags"], &tagged["accent_color"]), (&json!(["chess"]), &json!("#00ff00")));
        for (change, field) in [(json!({ "primary_color": "red" }), "primary_color"), (json!({ "tags": ["x".repeat(51)] }), "tags.0")] {
            assert_eq!(puts(&ada, &path, change).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), field.to_owned()));
        }

        let path = format!("/listings/{}", offers(&town, &ada).await);
        let empty = json!({ "hours_estimate": null, "hours_available": null, "sdg_goals": null, "title": null });
        let listing = puts(&ada, &path, empty).await.ok().json()["data"].clone();
        let left = ["title", "hours_estimate", "hours_available", "sdg_goals"].map(|name| listing[name].clone());
        assert_eq!(left, [json!("Bicycle repair"), Value::Null, Value::Null, json!([])]);
        let refused = puts(&ada, &path, json!({ "category_id": null })).await.refusal();
        assert_eq!(refused, (422, "VALIDATION_ERROR".to_owned(), "category_id".to_owned()), "this community wants a heading");
    }

    async fn a_member_that_comes_twice_is_refused_by_its_name(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        for (method, path, body, member) in [
            (Method::POST, "/connections/request", format!(r#"{{"user_id": {0}, "user_id": {0}}}"#, ben.id), "user_id"),
            (Method::POST, "/api/auth/login", r#"{"email": "a", "password": "b", "email": "c"}"#.to_owned(), "email"),
            (Method::PUT, "/groups/1", r#"{"more": [{"a": {"b": 1, "b": null}}]}"#.to_owned(), "more.0.a.b"),
        ] {
            let refused = says(&ada, method, path, &body).await;
            assert_eq!(refused.refusal(), (400, "VALIDATION_INVALID_FORMAT".to_owned(), member.to_owned()), "{body}");
            assert!(refused.json()["errors"][0]["message"].as_str().unwrap().contains(member), "{body}");
        }
        assert_eq!(town.count("connections").await, 0);
    }

    async fn whatever_is_wrong_is_told_at_once(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let refused = says(&ada, Method::DELETE, "/messages/1?scope=mine", r#"{"scope": "yours"}"#).await;
        assert_eq!((refused.status.as_u16(), fields(&refused)), (422, vec!["scope".to_owned()]));
        let mut request = ada.request(Method::POST, "/messages", Some(json!({ "body": "\u{0}", "context_id": 0 })));
        request.headers_mut().insert("idempotency-key", "two words".parse().unwrap());
        let refused = ada.send(request).await;
        let expected = ["recipient_id", "context_id", "body", "idempotency_key"].map(str::to_owned);
        assert_eq!((refused.status.as_u16(), fields(&refused)), (422, expected.to_vec()));

        let document = "mutation($input: CreateGroupInput!) { createGroup(input: $input) { group { restId } } }";
        let input = json!({ "name": "x".repeat(151), "latitude": 91, "primaryColor": "red", "description": null });
        let error = ada.graphql(document, json!({ "input": input })).await.json()["errors"][0]["extensions"].clone();
        let mut told: Vec<_> =
            error["violations"].as_array().unwrap().iter().map(|one| one["field"].as_str().unwrap()).collect();
        let first = told[0];
        told.sort_unstable();
        assert_eq!(told, ["latitude", "name", "primaryColor"]);
        assert_eq!((&error["field"], &error["code"]), (&json!(first), &json!("VALIDATION_ERROR")));
    }

    async fn a_body_names_the_community_where_nothing_else_does(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let nowhere = Person { tenant: None, ..town.stranger() };
        let credentials = |slug: Value| json!({ "email": "ada@harbour.example", "password": crate::support::PASSWORD, "tenant_slug": slug });
        let signs_in = |person: Person, slug: Value| async move { person.post("/api/auth/login", credentials(slug)).await };
        let user = signs_in(nowhere.clone(), json!(" harbour ")).await.ok().json()["user"].clone();
        assert_eq!((&user["id"], &user["tenant_id"]), (&json!(ada.id), &json!(town.harbour)));
        // A header decides; a slug that names nobody is then passed over, one that names another community is not.
        for slug in [json!("harbour"), json!("nobody"), json!(""), Value::Null] {
            signs_in(town.stranger(), slug).await.ok();
        }
        for (person, slug, status, code, field) in [
            (nowhere.clone(), json!("nobody"), 400, "tenant_resolution_failed", "tenant_slug"),
            (town.stranger(), json!("meadow"), 400, "tenant_resolution_failed", "tenant_slug"),
            (nowhere.clone(), Value::Null, 400, "tenant_required", ""),
            (nowhere.clone(), json!("meadow"), 401, "AUTH_INVALID_CREDENTIALS", ""),
        ] {
            let refused = signs_in(person, slug.clone()).await.refusal();
            assert_eq!(refused, (status, code.to_owned(), field.to_owned()), "{slug}");
        }
        let member = json!({
            "first_name": "Eve", "last_name": "Marsh", "email": "eve@meadow.example", "password": "a long sentence nobody guesses",
            "terms_accepted": true, "tenant_slug": "meadow",
        });
        nowhere.post("/auth/register", member).await.ok();
        let home: i64 =
            town.db().one("SELECT tenant_id FROM users WHERE email = 'eve@meadow.example'", timeweave::params![]).await.unwrap();
        assert_eq!(home, town.meadow);
        town.db().run("UPDATE tenants SET status = 'inactive' WHERE slug = 'meadow'", timeweave::params![]).await.unwrap();
        town.later(chrono::TimeDelta::seconds(60));
        assert_eq!(signs_in(nowhere, json!("meadow")).await.refusal().0, 503);
    }

    async fn a_first_message_names_its_listing(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let listing = offers(&town, &ada).await;
        let writes = |more: Value| {
            let mut body = json!({ "recipient_id": ada.id, "body": "Is it free?" });
            body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
            let ben = ben.clone();
            async move { ben.post("/messages", body).await }
        };
        let message = writes(json!({ "listing_id": listing })).await.ok().json()["data"].clone();
        assert_eq!((&message["context_type"], &message["context_id"]), (&json!("listing"), &json!(listing)));
        writes(json!({ "listing_id": listing, "context_type": "listing", "context_id": listing })).await.ok();
        for other in [json!({ "context_type": "group", "context_id": listing }), json!({ "context_type": "listing", "context_id": 999_999 })] {
            let mut body = other.as_object().unwrap().clone();
            body.insert("listing_id".to_owned(), listing.into());
            let refused = writes(Value::Object(body)).await.refusal();
            assert_eq!(refused, (422, "VALIDATION_ERROR".to_owned(), "listing_id".to_owned()), "{other}");
        }
        let numbers = ada.get(&format!("/listings/{listing}/analytics?days=1")).await.ok().json()["data"].clone();
        assert_eq!(numbers["contact_types"], json!([{ "contact_type": "message", "count": 1 }]));
        assert_eq!(numbers["summary"]["total_contacts"], 1);
    }

    async fn home_pages_learn_how_much_there_is(town: Town) {
        let [ada, _] = town.members(["ada", "ben"]).await;
        offers(&town, &ada).await;
        town.member_as("meadow", "cleo", "member").await;
        let stats = |person: Person| async move { person.get("/platform/stats").await.ok() };
        let heard = stats(town.stranger()).await;
        assert_eq!(
            heard.json()["data"],
            json!({ "members": 2, "hours_exchanged": 0, "listings": 1, "skills": 1, "communities": 1, "scope": "tenant" })
        );
        assert_eq!(heard.header("cache-control"), Some("public, max-age=300, stale-while-revalidate=60"));
        let everywhere = stats(Person { tenant: None, ..town.stranger() }).await.json()["data"].clone();
        assert_eq!(
            everywhere,
            json!({ "members": 3, "hours_exchanged": 0, "listings": 1, "skills": 1, "communities": 2, "scope": "platform" })
        );
        let pending = json!({ "has_pending": false, "enforcement_blocking": false, "blocking_pending": false, "documents": [] });
        assert_eq!(ada.get("/legal/acceptance/status").await.ok().json()["data"], pending);
        assert_eq!(town.stranger().get("/legal/acceptance/status").await.status, 401);
    }
}

/// Every operation with a JSON body: its method, its path with ids of nothing, its example without optional members, and those as null.
fn asked() -> Vec<(Operation, Method, String, Value, Value)> {
    let document: Value = serde_json::from_str(&contract::openapi_json()).unwrap();
    let mut found = Vec::new();
    for operation in Operation::ALL {
        let row = operation.row();
        let content = &document["paths"][row.path][row.method.as_str().to_lowercase()]["requestBody"]["content"]["application/json"];
        let Some(example) = content["example"].as_object() else { continue };
        let name = content["schema"]["$ref"].as_str().and_then(|path| path.rsplit('/').next()).unwrap();
        let schema = &document["components"]["schemas"][name];
        let required = schema["required"].as_array().cloned().unwrap_or_default();
        let is_required = |name: &String| required.iter().any(|one| one == name.as_str());
        let without: Map<String, Value> = example.clone().into_iter().filter(|(name, _)| is_required(name)).collect();
        let mut with = without.clone();
        let optional = schema["properties"].as_object().unwrap().keys().filter(|name| !is_required(name));
        with.extend(optional.map(|name| (name.clone(), Value::Null)));
        let path: Vec<_> =
            row.path.split('/').map(|part| if part.starts_with('{') { "999999" } else { part }).collect();
        found.push((*operation, row.method.clone(), path.join("/"), without.into(), with.into()));
    }
    found
}

#[tokio::test]
async fn null_equals_left_out_at_every_operation() {
    let town = Town::configured(Engine::Sqlite, "[limits]\nenabled = false").await;
    let all = asked();
    assert!(all.len() > 50, "{}", all.len());
    // Each in a community of its own, so that neither finds what the other has made.
    let people =
        [town.member_as("harbour", "ada", "super_admin").await, town.member_as("meadow", "ada", "super_admin").await];
    let ends = [Operation::Logout, Operation::RevokeAllTokens, Operation::RevokeToken];
    for (operation, method, path, without, with) in all.into_iter().filter(|(operation, ..)| !ends.contains(operation))
    {
        let mut statuses = Vec::new();
        for (person, body) in people.iter().zip([&without, &with]) {
            let heard = person.send(person.request(method.clone(), &path, Some(body.clone()))).await;
            statuses.push((heard.status, fields(&heard)));
        }
        assert_eq!(statuses[0], statuses[1], "{}: {without} and {with}", operation.id());
    }
}

#[test]
fn null_is_never_what_is_wrong_with_an_optional_member() {
    for (operation, _, _, without, with) in asked() {
        let told = |body: &Value| contract::validate_body(operation, body);
        assert_eq!(told(&without), told(&with), "{}", operation.id());
    }
}
