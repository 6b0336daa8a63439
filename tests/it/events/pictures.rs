//! Pictures of events: uploaded, made anew, shown as the cover, and gone once nothing shows them.

use http::{Method, Request};
use image::ImageFormat;
use serde_json::{Value, json};

use super::recurrence::weekly;
use super::{draft, publish, put, read, refusal};
use crate::each_engine;
use crate::listings::images::{files, photograph, picture, settled};
use crate::support::{Form, Heard, Person, Town};

fn with(bytes: &[u8]) -> Form {
    Form::default().file("image", "a.png", bytes)
}

async fn upload(by: &Person, event: i64, form: &Form) -> Heard {
    by.form(Method::POST, &format!("/events/{event}/image"), form).await
}

async fn fetched(town: &Town, address: &Value) -> Heard {
    let address = address.as_str().unwrap();
    let path = &address[address.find("/uploads/").unwrap()..];
    town.stranger().send(Request::get(path).body(axum::body::Body::empty()).unwrap()).await
}

each_engine! {
    async fn an_event_is_shown_by_a_picture_until_nothing_shows_it(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let id = publish(&ada, json!({ "cover_image": "https://pictures.example/hall.png" })).await;
        ada.post(&format!("/events/{id}/staff"), json!({ "user_id": cleo.id, "role": "check_in_staff" })).await.ok();
        let hidden = draft(&ada, json!({})).await;
        for (person, event, form, expected) in [
            (&ben, id, with(&photograph()), refusal(403, "FORBIDDEN", "")),
            (&cleo, id, with(&photograph()), refusal(403, "FORBIDDEN", "")),
            (&ben, hidden, with(&photograph()), refusal(404, "NOT_FOUND", "")),
            (&ada, id, Form::default().text("image", ""), refusal(422, "VALIDATION_ERROR", "image")),
            (&ada, id, with(b"<svg xmlns='http://www.w3.org/2000/svg'/>"), refusal(422, "VALIDATION_ERROR", "image")),
            (&ada, id, with(&photograph()).text("scope", "some"), refusal(422, "VALIDATION_ERROR", "scope")),
            (&ada, id, with(&photograph()).text("scope", "all"), refusal(422, "VALIDATION_ERROR", "scope")),
        ] {
            assert_eq!(upload(person, event, &form).await.refusal(), expected);
        }
        settled(&town, 0).await;
        assert_eq!(read(&ben, id).await["cover_image"], "https://pictures.example/hall.png");
        let first = upload(&ada, id, &with(&photograph())).await.ok().json()["data"].clone();
        let seen = read(&ben, id).await;
        assert_eq!((&first["event_id"], &seen["cover_image"], &seen["primary_image"]["url"]), (&json!(id), &first["image_url"], &first["image_url"]));
        let listed = ben.get("/events").await.ok().json()["data"][0].clone();
        assert_eq!(listed["cover_image"], first["image_url"]);
        let file = fetched(&town, &first["image_url"]).await.ok();
        assert!(!file.text().contains("WHERE-I-AM"));
        // Another one takes its place; two at once leave one.
        let form = with(&picture(ImageFormat::Png));
        let (one, two) = futures::join!(upload(&ada, id, &form), upload(&ada, id, &form));
        let now = read(&ben, id).await["cover_image"].clone();
        assert!([&one, &two].iter().any(|heard| heard.json()["data"]["image_url"] == now), "{now}");
        settled(&town, 2).await;
        assert_eq!((town.count("media_files").await, town.count("event_pictures").await), (1, 1));
        assert_eq!(fetched(&town, &first["image_url"]).await.status, 404);
        fetched(&town, &now).await.ok();
        // A client that hands back what it read changes nothing; one that names another picture, or none, lets it go.
        put(&ada, &format!("/events/{id}"), json!({ "cover_image": now, "description": "Bring tea." })).await.ok();
        fetched(&town, &now).await.ok();
        assert_eq!(town.count("event_pictures").await, 1);
        put(&ada, &format!("/events/{id}"), json!({ "cover_image": null })).await.ok();
        settled(&town, 0).await;
        assert_eq!((town.count("media_files").await, town.count("event_pictures").await, files(&town).len()), (0, 0, 0));
    }

    async fn what_recurs_has_a_picture_and_a_date_may_have_its_own(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let (root, dates) = weekly(&town, &ada, json!({})).await;
        let form = with(&picture(ImageFormat::Png));
        assert_eq!(upload(&ada, dates[0], &form).await.refusal(), refusal(422, "EVENT_RECURRENCE_SCOPE_REQUIRED", ""));
        assert_eq!(upload(&ada, root, &form.clone().text("scope", "single")).await.refusal(), refusal(422, "EVENT_RECURRENCE_TEMPLATE_ALL_SCOPE_REQUIRED", ""));
        let own = upload(&ada, dates[1], &form.clone().text("scope", "single")).await.ok().json()["data"]["image_url"].clone();
        let all = upload(&ada, root, &form.clone().text("scope", "all")).await.ok().json()["data"]["image_url"].clone();
        let mut shown = Vec::new();
        for date in &dates {
            shown.push(read(&ada, *date).await["cover_image"].clone());
        }
        assert_eq!(shown, [&all, &own, &all, &all].map(Clone::clone));
        // The picture of all changes; that of the one stays.
        upload(&ada, root, &form.text("scope", "all")).await.ok();
        settled(&town, 4).await;
        assert_eq!(fetched(&town, &all).await.status, 404);
        fetched(&town, &own).await.ok();
        assert_eq!((town.count("media_files").await, town.count("event_pictures").await), (2, 2));
    }
}
