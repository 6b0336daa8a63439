//! Pictures of posts: made anew, with what is seen on them, shown wherever the post is, and gone with it.

use http::{Method, Request};
use image::ImageFormat;
use serde_json::{Value, json};

use super::{group, put, says, writes};
use crate::each_engine;
use crate::listings::images::{files, photograph, picture, settled};
use crate::support::{Form, Heard, Person, Town};

async fn posts(who: &Person, form: &Form) -> Heard {
    who.form(Method::POST, "/feed/posts", form).await
}

async fn fetched(town: &Town, address: &Value) -> Heard {
    let address = address.as_str().unwrap();
    let path = &address[address.find("/uploads/").unwrap()..];
    town.stranger().send(Request::get(path).body(axum::body::Body::empty()).unwrap()).await
}

fn with(times: usize) -> Form {
    let small = picture(ImageFormat::Png);
    (0..times).fold(Form::default(), |form, _| form.file("media[]", "a.png", &small))
}

each_engine! {
    async fn a_post_shows_its_pictures_with_what_is_seen_on_them(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let form = Form::default()
            .text("content", "Look what grew!")
            .file("media[]", "a.png", &picture(ImageFormat::Png))
            .file("image", "../../x.html", &photograph())
            .text("alt_texts[]", " A pumpkin ")
            .text("alt_texts[]", "");
        let made = posts(&ada, &form).await.ok();
        assert_eq!(made.status.as_u16(), 201);
        let made = made.json()["data"].clone();
        let id = made["id"].as_i64().unwrap();
        let media = made["media"].clone();
        let told: Vec<_> = media.as_array().unwrap().iter().map(|one| (&one["alt_text"], &one["width"], &one["height"])).collect();
        assert_eq!(told, [(&json!("A pumpkin"), &json!(30), &json!(60)), (&Value::Null, &json!(60), &json!(30))], "upright, in order");
        assert_eq!(made["image_url"], media[0]["url"]);
        for address in [&media[0]["url"], &media[0]["thumbnail_url"], &media[1]["url"]] {
            let file = fetched(&town, address).await.ok();
            assert!(!file.text().contains("WHERE-I-AM") && !file.text().contains("Exif"));
        }
        for seen in [
            ben.get(&format!("/feed/posts/{id}")).await.ok().json()["data"].clone(),
            ben.get("/feed").await.ok().json()["data"][0].clone(),
        ] {
            assert_eq!((&seen["media"], &seen["image_url"]), (&media, &media[0]["url"]));
        }
        let asked = "query($id: ID!) { feedPost(postId: $id) { imageUrl media { restId url altText width } } }";
        let graph = ben.graphql(asked, json!({ "id": id.to_string() })).await.ok().json()["data"]["feedPost"].clone();
        assert_eq!((&graph["imageUrl"], &graph["media"][0]["altText"], graph["media"].as_array().unwrap().len()), (&media[0]["url"], &json!("A pumpkin"), 2), "{graph}");
        // Whoever quotes it, and staff, see them, too; a text beside pictures may be empty.
        let quote = writes(&ben, json!({ "content": "Yours?", "quoted_post_id": id })).await;
        assert_eq!(ada.get(&format!("/feed/posts/{quote}")).await.ok().json()["data"]["quoted_post"]["media"], media);
        let broker = town.member_as("harbour", "broker", "broker").await;
        assert_eq!(broker.get("/admin/feed/posts?type=post").await.ok().json()["data"][1]["media"], media);
        let emptied = put(&ada, &format!("/feed/posts/{id}"), json!({ "content": " " })).await.ok().json()["data"].clone();
        assert_eq!((&emptied["content"], &emptied["media"]), (&json!(""), &media));
        let other = says(&ben, "No picture").await;
        assert_eq!(put(&ben, &format!("/feed/posts/{other}"), json!({ "content": " " })).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), "content".to_owned()));

        ada.delete(&format!("/feed/posts/{id}")).await.ok();
        settled(&town, 0).await;
        assert_eq!((town.count("media_files").await, town.count("feed_media").await), (0, 0));
        assert_eq!(fetched(&town, &media[0]["url"]).await.status, 404);
    }

    async fn pictures_that_are_none_are_refused_and_leave_nothing(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let club = group(&ben, "private").await;
        let small = picture(ImageFormat::Png);
        for (form, status, field) in [
            (Form::default(), 422, "content"),
            (Form::default().file("media", "a.png", b""), 422, "content"),
            (with(11), 422, "media"),
            (with(1).file("media", "a.svg", b"<svg xmlns='http://www.w3.org/2000/svg'/>"), 422, "media"),
            (with(1).file("image", "a.png", &small[..small.len() / 2]), 422, "image"),
            (with(1).text("content", "x").text("group_id", club), 403, ""),
            (with(1).text("content", "x").text("group_id", i64::MAX), 404, ""),
            (with(1).text("quoted_post_id", i64::MAX), 422, "quoted_post_id"),
            (with(1).text("scheduled_at", "2020-01-01T00:00:00Z"), 422, "scheduled_at"),
            (with(1).text("alt_texts", "x".repeat(501)), 422, "alt_texts.0"),
            (with(1).text("visibility", "all"), 422, "visibility"),
        ] {
            let refusal = posts(&ada, &form).await.refusal();
            assert_eq!((refusal.0, refusal.2.as_str()), (status, field), "{refusal:?}");
        }
        settled(&town, 0).await;
        assert_eq!((town.count("feed_posts").await, town.count("media_files").await, files(&town).len()), (0, 0, 0));

        // Ten may be; one that waits keeps them until it comes out, and they go with its group, or with whoever wrote it.
        let ten = posts(&ben, &with(10).text("group_id", club)).await.ok().json()["data"].clone();
        assert_eq!((ten["media"].as_array().unwrap().len(), &ten["content"]), (10, &json!("")));
        let later = posts(&ada, &with(1).text("scheduled_at", "2026-01-05T12:30:00Z")).await.ok().json()["data"]["id"].clone();
        town.later(chrono::TimeDelta::minutes(30));
        assert_eq!(timeweave::feed::scheduled::tick(town.world()).await.unwrap(), 1);
        let [mut ada, mut ben] = [ada.clone(), ben.clone()];
        ada.signs_in().await;
        ben.signs_in().await;
        assert_eq!(ben.get(&format!("/feed/posts/{later}")).await.ok().json()["data"]["media"].as_array().unwrap().len(), 1);
        ben.delete(&format!("/groups/{club}")).await.ok();
        assert_eq!((town.count("feed_media").await, town.count("feed_activities").await), (1, 1), "lines of posts of a group go with it");
        settled(&town, 2).await;
        let copy = ada.post("/me/data-export", json!({})).await.ok();
        assert!(copy.text().contains("post_pictures"));
        ada.send(ada.request(Method::DELETE, "/users/me", Some(json!({ "password": crate::support::PASSWORD })))).await.ok();
        settled(&town, 0).await;
        assert_eq!((town.count("feed_posts").await, town.count("media_files").await), (0, 0));
    }
}
