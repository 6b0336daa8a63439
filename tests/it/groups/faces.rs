//! What groups show themselves by: pictures and types.

use http::{Method, Request};
use serde_json::{Value, json};
use timeweave::params;

use super::{found, put, refusal};
use crate::each_engine;
use crate::listings::images::{files, photograph, picture, settled};
use crate::support::{Form, Heard, Person, Town};

/// A type of groups; its id.
async fn kind(town: &Town, tenant: i64, slug: &str) -> i64 {
    let insert = "INSERT INTO group_types (tenant_id, name, slug, color, icon, created_at) VALUES ($1, $2, $3, '#b45309', 'wrench', $4)
                  RETURNING id";
    town.db().one(insert, params![tenant, slug.to_uppercase(), slug, town.clock.now()]).await.unwrap()
}

async fn fetched(town: &Town, address: &Value) -> Heard {
    let address = address.as_str().unwrap();
    let path = &address[address.find("/uploads/").unwrap()..];
    town.stranger().send(Request::get(path).body(axum::body::Body::empty()).unwrap()).await
}

async fn names(person: &Person, query: &str) -> Vec<String> {
    let page = person.get(&format!("/groups{query}")).await.ok().json();
    page["data"].as_array().unwrap().iter().map(|group| group["name"].as_str().unwrap().to_owned()).collect()
}

fn named(name: &str) -> Form {
    Form::default().text("name", name)
}

fn without_its_own(group: &Value) -> Value {
    let mut group = group.clone();
    group.as_object_mut().unwrap().retain(|name, _| name != "id" && name != "slug");
    group
}

each_engine! {
    async fn json_and_form_found_the_same_group(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let body = json!({
            "name": "Menders", "description": "We <b>mend</b>.", "visibility": "private", "latitude": 53.5, "longitude": -6,
            "allow_federated_members": true,
        });
        let one = ada.post("/groups", body).await.ok().json();
        let form = named("Menders").text("description", "We <b>mend</b>.").text("visibility", "private").text("latitude", "53.5");
        let form = form.text("longitude", "-6").text("allow_federated_members", true).text("location", "").text("type_id", "");
        let other = ada.form(Method::POST, "/groups", &form.file("avatar", "", b"")).await;
        assert_eq!(other.status, 201, "{}", other.text());
        assert_eq!(without_its_own(&one["data"]), without_its_own(&other.json()["data"]));
        let form = named("Menders").text("latitude", "north").text("longitude", 200).text("visibility", "open");
        let form = form.text("allow_federated_members", "on");
        let heard = ada.form(Method::POST, "/groups", &form).await;
        let body = heard.json();
        let mut fields: Vec<_> = body["errors"].as_array().unwrap().iter().map(|error| error["field"].as_str().unwrap()).collect();
        fields.sort_unstable();
        assert_eq!((heard.status.as_u16(), fields), (422, vec!["allow_federated_members", "latitude", "longitude", "visibility"]));
    }

    async fn pictures_come_change_and_go(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let form = named("Menders").file("avatar", "a.html", &photograph()).file("cover", "b.png", &picture(image::ImageFormat::Gif));
        let group = ada.form(Method::POST, "/groups", &form).await.ok().json()["data"].clone();
        let id = group["id"].as_i64().unwrap();
        assert_eq!(ben.get(&format!("/groups/{id}")).await.ok().json()["data"]["image_url"], group["image_url"]);
        assert_eq!(ben.get("/groups").await.ok().json()["data"][0]["cover_thumbnail_url"], group["cover_thumbnail_url"]);
        for field in ["image_url", "image_thumbnail_url", "cover_image_url", "cover_thumbnail_url"] {
            let file = fetched(&town, &group[field]).await.ok();
            assert!(!file.text().contains("WHERE-I-AM"));
            image::load_from_memory(&file.bytes).unwrap();
        }
        settled(&town, 4).await;

        // Another picture takes the place of the one before; what is not named stays.
        let path = format!("/groups/{id}");
        let form = Form::default().text("description", "Tea").file("avatar", "c.png", &picture(image::ImageFormat::Png));
        let changed = ada.form(Method::PUT, &path, &form).await.ok().json()["data"].clone();
        assert_ne!(changed["image_url"], group["image_url"]);
        assert_eq!((&changed["cover_image_url"], &changed["description"]), (&group["cover_image_url"], &json!("Tea")));
        settled(&town, 4).await;
        assert_eq!(fetched(&town, &group["image_url"]).await.status, 404);

        let gone = put(&ada, &path, json!({ "remove_avatar": true })).await.ok().json()["data"].clone();
        assert_eq!((&gone["image_url"], &gone["image_thumbnail_url"]), (&Value::Null, &Value::Null));
        assert_eq!(gone["cover_image_url"], group["cover_image_url"]);
        settled(&town, 2).await;
        ada.delete(&path).await.ok();
        settled(&town, 0).await;
        assert_eq!((town.count("media_files").await, town.count("group_faces").await), (0, 0));
    }

    async fn pictures_that_cannot_be_used_leave_nothing(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = found(&ada, "Menders", "public").await;
        let path = format!("/groups/{id}");
        let before = (town.count("groups").await, ada.get(&path).await.ok().json()["data"].clone());
        let (png, large) = (picture(image::ImageFormat::Png), vec![0; 8 * 1024 * 1024 + 1]);
        let far = kind(&town, town.meadow, "far").await;
        for (file, what) in [
            (b"<svg/>".as_slice(), "a drawing"), (b"MZ\x90", "a program"), (b"", "an empty file"), (&png[..png.len() / 2], "half a picture"),
            (&large, "too large"), (b"%PDF-1.7", "no picture"),
        ] {
            let form = Form::default().text("name", "Menders").file("avatar", "a.png", &png).file("cover", "b.png", file);
            assert_eq!(ada.form(Method::PUT, &path, &form).await.refusal(), refusal(422, "VALIDATION_ERROR", "cover"), "{what}");
            town.later(chrono::TimeDelta::minutes(1));
            assert_eq!(ada.form(Method::POST, "/groups", &form).await.refusal(), refusal(422, "VALIDATION_ERROR", "cover"), "{what}");
        }
        let form = Form::default().file("avatar", "a.png", &png);
        for (person, form, expected) in [
            (&ada, form.clone().text("remove_avatar", "true"), refusal(422, "VALIDATION_ERROR", "avatar")),
            (&ada, form.clone().file("avatar", "b.png", &png), refusal(422, "VALIDATION_ERROR", "avatar")),
            (&ada, form.clone().text("type_id", far), refusal(422, "VALIDATION_ERROR", "type_id")),
            (&ben, form.clone(), refusal(403, "FORBIDDEN", "")),
        ] {
            assert_eq!(person.form(Method::PUT, &path, &form).await.refusal(), expected);
        }
        assert_eq!(ben.form(Method::PUT, "/groups/999999", &form).await.refusal().1, "NOT_FOUND");
        assert_eq!(ada.form(Method::POST, "/groups", &named("x").file("cover", "c", &vec![0; 18 << 20])).await.status, 413);
        settled(&town, 0).await;
        assert_eq!((town.count("groups").await, ada.get(&path).await.ok().json()["data"].clone()), before);
        assert_eq!((town.count("media_files").await, files(&town).len()), (0, 0));
    }

    async fn pictures_have_a_route_of_their_own(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = found(&ada, "Menders", "public").await;
        let path = format!("/groups/{id}/image");
        let form = Form::default().file("image", "a.png", &picture(image::ImageFormat::Png));
        let set = ada.form(Method::POST, &path, &form).await.ok().json()["data"].clone();
        assert_eq!(set["type"], "avatar");
        let cover = ada.form(Method::POST, &format!("{path}?type=cover"), &form).await.ok().json()["data"].clone();
        let group = ada.get(&format!("/groups/{id}")).await.ok().json()["data"].clone();
        assert_eq!((&group["image_url"], &group["cover_image_url"]), (&set["image_url"], &cover["image_url"]));
        assert_ne!(set["image_url"], cover["image_url"]);
        // Another one takes its place, and the file of the one before goes.
        ada.form(Method::POST, &path, &form).await.ok();
        // Each has its small one.
        settled(&town, 4).await;
        assert_eq!(town.count("media_files").await, 2);

        let bad = Form::default().file("image", "a.svg", b"<svg xmlns='http://www.w3.org/2000/svg'/>");
        for (person, form, query, expected) in [
            (&ada, &bad, "", refusal(422, "VALIDATION_ERROR", "image")),
            (&ada, &Form::default().text("image", ""), "", refusal(422, "VALIDATION_ERROR", "image")),
            (&ada, &form, "?type=banner", refusal(422, "VALIDATION_ERROR", "type")),
            (&ben, &form, "", refusal(403, "FORBIDDEN", "")),
        ] {
            assert_eq!(person.form(Method::POST, &format!("{path}{query}"), form).await.refusal(), expected);
        }
        let large = Form::default().file("image", "a.png", &vec![0; 9 << 20]);
        assert_eq!(ada.form(Method::POST, &path, &large).await.status, 413);
        assert_eq!(ben.delete(&path).await.refusal(), refusal(403, "FORBIDDEN", ""));
        for query in ["", "?type=cover", "?type=cover"] {
            let gone = ada.delete(&format!("{path}{query}")).await.ok().json();
            assert_eq!(gone["data"]["image_url"], Value::Null);
        }
        settled(&town, 0).await;
        let group = ada.get(&format!("/groups/{id}")).await.ok().json()["data"].clone();
        assert_eq!((&group["image_url"], &group["cover_image_url"]), (&Value::Null, &Value::Null));
    }

    async fn a_form_learns_what_it_may_offer(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let repair = kind(&town, town.harbour, "repair").await;
        kind(&town, town.meadow, "far").await;
        let data = ada.get("/groups/form-capabilities").await.ok().json()["data"].clone();
        let expected = json!({
            "allowed_visibility": ["public", "private", "secret"],
            "limits": { "name_min": 1, "name_max": 150, "description_min": 0, "description_max": 5000, "location_max": 255, "image_max_bytes": 8_388_608 },
            "group_types": [{ "id": repair, "name": "REPAIR", "slug": "repair", "color": "#b45309", "icon": "wrench" }],
            "parent_candidates": [], "templates": [], "fields": [], "image_operations": ["keep", "replace", "remove"],
            "tabs": ["announcements", "discussions", "files", "chat"], "capabilities": { "can_create": true },
        });
        assert_eq!(data, expected);
        let far = town.member_as("meadow", "far", "super_admin").await.in_community(Some("harbour"));
        assert_eq!(far.get("/groups/form-capabilities").await.ok().json()["data"]["capabilities"], json!({ "can_create": false }));
        let asked = "{ groupFormCapabilities { tabs allowedVisibilities limits { nameMax } groupTypes { slug } capabilities { canCreate } } }";
        let answer = ada.graphql(asked, Value::Null).await.ok().json();
        assert_eq!(answer["data"]["groupFormCapabilities"]["limits"], json!({ "nameMax": 150 }), "{answer}");
        assert_eq!(answer["data"]["groupFormCapabilities"]["tabs"][0], "ANNOUNCEMENTS", "{answer}");
    }

    async fn groups_are_found_by_their_type(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let (repair, garden) = (kind(&town, town.harbour, "repair").await, kind(&town, town.harbour, "garden").await);
        let far = kind(&town, town.meadow, "far").await;
        let one = ada.post("/groups", json!({ "name": "Menders", "type_id": repair })).await.ok().json()["data"].clone();
        let shown = json!({ "id": repair, "name": "REPAIR", "slug": "repair", "color": "#b45309", "icon": "wrench" });
        assert_eq!((&one["type"], &one["type_id"]), (&shown, &json!(repair)));
        ada.post("/groups", json!({ "name": "Diggers", "type_id": garden })).await.ok();
        found(&ada, "Singers", "public").await;
        for (query, expected) in [
            (String::new(), vec!["Singers", "Diggers", "Menders"]),
            ("?type=repair".to_owned(), vec!["Menders"]),
            ("?type=REPAIR".to_owned(), vec!["Menders"]),
            (format!("?type={garden}"), vec!["Diggers"]),
            (format!("?type_id={garden}"), vec!["Diggers"]),
            (format!("?type=repair&type_id={garden}"), vec![]),
            (format!("?type=repair&type_id={repair}&member=me"), vec!["Menders"]),
            ("?type=unknown".to_owned(), vec![]),
            ("?type=far".to_owned(), vec![]),
            (format!("?type_id={far}"), vec![]),
            ("?type_id=999999".to_owned(), vec![]),
            ("?type=&type_id=0".to_owned(), vec!["Singers", "Diggers", "Menders"]),
        ] {
            assert_eq!(names(&ada, &query).await, expected, "{query}");
        }
        // A cursor is good for its own type.
        let page = ada.get("/groups?per_page=1&type=").await.ok().json();
        let cursor = page["meta"]["cursor"].as_str().unwrap();
        let heard = ada.get(&format!("/groups?per_page=1&type=repair&cursor={cursor}")).await;
        assert_eq!(heard.refusal().1, "INVALID_CURSOR");

        let path = format!("/groups/{}", one["id"]);
        let other = put(&ada, &path, json!({ "type_id": garden })).await.ok().json();
        assert_eq!(other["data"]["type"]["slug"], "garden");
        let same = put(&ada, &path, json!({ "description": "x" })).await.ok().json();
        assert_eq!(same["data"]["type_id"], json!(garden));
        let none = put(&ada, &path, json!({ "type_id": 0 })).await.ok().json();
        assert_eq!((&none["data"]["type_id"], &none["data"]["type"]), (&Value::Null, &Value::Null));
        assert_eq!(ada.post("/groups", json!({ "name": "x", "type_id": far })).await.refusal(), refusal(422, "VALIDATION_ERROR", "type_id"));
    }

    async fn the_graph_shows_types_and_pictures(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let repair = kind(&town, town.harbour, "repair").await;
        let form = named("Menders").text("type_id", repair).file("avatar", "a.png", &picture(image::ImageFormat::Png));
        let group = ada.form(Method::POST, "/groups", &form).await.ok().json()["data"].clone();
        for n in 0..3 {
            ada.post("/groups", json!({ "name": format!("Group {n}"), "type_id": repair })).await.ok();
        }
        let document = "query($type: String) { groups(type: $type) { nodes { name imageUrl imageThumbnailUrl coverImageUrl type { restId slug } } } }";
        ada.graphql(document, json!({ "type": "repair" })).await.ok();
        let before = town.db().statements();
        let answer = ada.graphql(document, json!({ "type": "repair" })).await.ok().json();
        // The sign-in, the type's name, the groups, their types.
        assert_eq!(town.db().statements() - before, 4, "{answer}");
        let nodes = answer["data"]["groups"]["nodes"].as_array().unwrap();
        assert_eq!((nodes.len(), &nodes[3]["imageUrl"], &nodes[3]["type"]["slug"]), (4, &group["image_url"], &json!("repair")));
        assert_eq!((&nodes[3]["imageThumbnailUrl"], &nodes[3]["coverImageUrl"]), (&group["image_thumbnail_url"], &Value::Null));

        let change = "mutation($id: ID!) { updateGroup(input: { groupId: $id, typeId: null, removeAvatar: true }) { group { imageUrl type { slug } } } }";
        let answer = ada.graphql(change, json!({ "id": group["id"].to_string() })).await.ok().json();
        assert_eq!(answer["data"]["updateGroup"]["group"], json!({ "imageUrl": null, "type": null }), "{answer}");
        settled(&town, 0).await;
    }
}
