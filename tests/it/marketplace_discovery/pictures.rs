//! Pictures of what is sold: how many, in which order, and who looks at them again.

use image::ImageFormat;

use super::*;
use crate::each_engine;
use crate::listings::images::{fetched, picture, settled, upload};
use crate::support::Form;

fn path(id: i64) -> String {
    format!("/marketplace/listings/{id}/images")
}

fn named(heard: &Heard) -> Vec<i64> {
    ids(&heard.json())
}

async fn seen(person: &Person, listing: i64) -> Value {
    person.get(&format!("/marketplace/listings/{listing}")).await.ok().json()["data"].clone()
}

each_engine! {
    async fn pictures_stand_in_an_order_and_the_first_is_shown(town: Town) {
        unmoderated(&town).await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let listing = sells(&town, &ada, json!({})).await;
        let (jpeg, png) = (picture(ImageFormat::Jpeg), picture(ImageFormat::Png));
        let heard = upload(&ada, &path(listing), "images[]", &[&jpeg, b"<html>", &png]).await;
        assert_eq!(heard.status, 201, "{}", heard.text());
        let made = heard.json()["data"].clone();
        let shown: Vec<&Value> = made.as_array().unwrap().iter().map(|one| &one["is_primary"]).collect();
        assert_eq!(shown, [true, false], "what is no picture is skipped");
        let [first, second] = named(&heard)[..] else { panic!("two pictures") };
        // The platform's clients number their parts, or send a single one.
        let form = Form::default().file("image_0", "x.gif", &jpeg).file("image", "x.png", &png);
        let heard = ada.form(Method::POST, &path(listing), &form).await.ok();
        let [third, fourth] = named(&heard)[..] else { panic!("two more") };
        assert!(heard.json()["data"].as_array().unwrap().iter().all(|one| one["is_primary"] == false));
        let listed = seen(&ben, listing).await;
        assert_eq!((&listed["image_count"], &listed["image"]["url"]), (&json!(4), &made[0]["url"]));
        assert_eq!(fetched(&town, &listed["image"]["thumbnail_url"]).await.ok().header("content-type"), Some("image/jpeg"));
        let order = json!({"image_ids": [fourth, first, third, second]});
        let heard = put(&ada, &format!("{}/reorder", path(listing)), order).await.ok();
        assert_eq!(heard.json()["data"], json!({"reordered": true}));
        let of = |listed: &Value| -> Vec<(i64, bool)> {
            listed["images"].as_array().unwrap().iter().map(|one| (one["id"].as_i64().unwrap(), one["is_primary"] == true)).collect()
        };
        assert_eq!(of(&seen(&ben, listing).await), [(fourth, true), (first, false), (third, false), (second, false)]);
        // The next one is shown then.
        assert_eq!(ada.delete(&format!("{}/{fourth}", path(listing))).await.status, 204);
        assert_eq!(of(&seen(&ben, listing).await), [(first, true), (third, false), (second, false)]);
        for (order, why) in [
            (json!([first, third]), "one is missing"), (json!([first, first, third, second]), "one twice"),
            (json!([first, third, second, fourth]), "one is gone"), (json!([]), "none"),
        ] {
            let refused = put(&ada, &format!("{}/reorder", path(listing)), json!({"image_ids": order})).await.refusal();
            assert_eq!(refused, (422, "VALIDATION_ERROR".to_owned(), "image_ids".to_owned()), "{why}");
        }
        // Whoever sells it decides, and nobody else.
        for (heard, code) in [
            (upload(&ben, &path(listing), "images[]", &[&jpeg]).await, "FORBIDDEN"),
            (ben.delete(&format!("{}/{first}", path(listing))).await, "FORBIDDEN"),
            (put(&ben, &format!("{}/reorder", path(listing)), json!({"image_ids": [first, third, second]})).await, "FORBIDDEN"),
            (ada.delete(&format!("{}/{fourth}", path(listing))).await, "RESOURCE_NOT_FOUND"),
            (upload(&ada, &path(99_999), "images[]", &[&jpeg]).await, "RESOURCE_NOT_FOUND"),
        ] {
            assert_eq!(heard.code(), code, "{}", heard.text());
        }
        assert_eq!(of(&seen(&ben, listing).await), [(first, true), (third, false), (second, false)]);
        // Nothing can be done with what was removed.
        ada.delete(&format!("/marketplace/listings/{listing}")).await.ok();
        assert_eq!(upload(&ada, &path(listing), "images[]", &[&jpeg]).await.refusal().2, "status");
        assert_eq!(ada.delete(&format!("{}/{first}", path(listing))).await.refusal().2, "status");
    }

    async fn there_are_as_many_as_the_community_allows(town: Town) {
        decides(&town, json!({"marketplace.moderation_enabled": false, "marketplace.max_images": 3})).await;
        let ada = town.member_as("harbour", "ada", "member").await;
        let listing = sells(&town, &ada, json!({})).await;
        let png = picture(ImageFormat::Png);
        for (parts, what) in [(vec![], "none"), (vec![b"GIF89a but no picture".as_slice()], "no picture")] {
            let refused = upload(&ada, &path(listing), "images[]", &parts).await.refusal();
            assert_eq!(refused, (422, "UPLOAD_FAILED".to_owned(), "images".to_owned()), "{what}");
        }
        upload(&ada, &path(listing), "images[]", &[&png]).await.ok();
        // At once, and more than there is room for: what is too many is cut off, and leaves no file.
        let (images, two) = (path(listing), [png.as_slice(), png.as_slice()]);
        let (one, other) = tokio::join!(upload(&ada, &images, "images[]", &two), upload(&ada, &images, "images[]", &two));
        let mut answers = [one.status.as_u16(), other.status.as_u16()];
        answers.sort_unstable();
        assert_eq!(answers, [201, 422]);
        assert_eq!(seen(&ada, listing).await["image_count"], 3);
        assert_eq!(upload(&ada, &path(listing), "images[]", &[&png]).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), "images".to_owned()));
        assert_eq!(town.count("media_files").await, 3);
        // Three pictures, each with its small one.
        settled(&town, 6).await;
    }

    async fn another_picture_is_looked_at_again(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "root", "admin").await;
        let listing = sells(&town, &ada, json!({})).await;
        let approve = format!("/admin/marketplace/listings/{listing}/approve");
        let png = picture(ImageFormat::Png);
        admin.tap(&approve).await.ok();
        let made = named(&upload(&ada, &path(listing), "images[]", &[&png, &png]).await.ok());
        assert_eq!(moderation(&town, listing).await, "pending");
        assert_eq!(ben.get(&format!("/marketplace/listings/{listing}")).await.status, 404);
        admin.tap(&approve).await.ok();
        // The same order changes nothing.
        put(&ada, &format!("{}/reorder", path(listing)), json!({"image_ids": made})).await.ok();
        assert_eq!(moderation(&town, listing).await, "approved");
        put(&ada, &format!("{}/reorder", path(listing)), json!({"image_ids": [made[1], made[0]]})).await.ok();
        assert_eq!(moderation(&town, listing).await, "pending");
        admin.tap(&approve).await.ok();
        ada.delete(&format!("{}/{}", path(listing), made[0])).await.ok();
        assert_eq!(moderation(&town, listing).await, "pending");
    }

    async fn a_video_is_served_part_by_part(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "root", "admin").await;
        let listing = sells(&town, &ada, json!({})).await;
        let (approve, video) = (format!("/admin/marketplace/listings/{listing}/approve"), format!("/marketplace/listings/{listing}/video"));
        admin.tap(&approve).await.ok();
        let mut bytes = b"\0\0\0\x18ftypqt  \0\0\0\0".to_vec();
        bytes.extend((0..600_000_u32).map(|nth| (nth % 251).to_le_bytes()[0]));
        let heard = upload(&ada, &video, "video", &[&bytes]).await;
        assert_eq!(heard.status, 201, "{}", heard.text());
        let address = heard.json()["data"]["video_url"].clone();
        assert!(address.as_str().unwrap().ends_with(".mov"));
        assert_eq!((seen(&ada, listing).await["video_url"].clone(), moderation(&town, listing).await.as_str()), (address.clone(), "pending"));
        let path = address.as_str().unwrap();
        let path = path[path.find("/uploads/").unwrap()..].to_owned();
        let part = |range: &'static str| {
            let request = http::Request::get(&path).header("range", range).body(axum::body::Body::empty()).unwrap();
            async { town.stranger().send(request).await }
        };
        let whole = fetched(&town, &address).await.ok();
        assert_eq!((whole.header("content-type"), whole.header("accept-ranges")), (Some("video/quicktime"), Some("bytes")));
        assert_eq!(whole.bytes, bytes);
        for (range, from, until) in [("bytes=0-99", 0, 100), ("bytes=300000-", 300_000, bytes.len()), ("bytes=-10", bytes.len() - 10, bytes.len())] {
            let heard = part(range).await;
            assert_eq!(heard.status, 206, "{range}");
            assert_eq!(heard.header("content-range"), Some(format!("bytes {from}-{}/{}", until - 1, bytes.len()).as_str()));
            assert_eq!(heard.bytes, bytes[from..until], "{range}");
        }
        assert_eq!(part("bytes=900000-").await.status, 416);
        // Another one takes its place, and its file goes.
        let mut webm = b"\x1a\x45\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm".to_vec();
        webm.push(0);
        upload(&ada, &video, "video", &[&webm]).await.ok();
        settled(&town, 1).await;
        assert_eq!(fetched(&town, &address).await.status, 404);
        for (file, what) in [(b"<html>".as_slice(), "a page"), (b"", "nothing"), (&picture(ImageFormat::Png), "a picture")] {
            let refused = upload(&ada, &video, "video", &[file]).await.refusal();
            assert_eq!(refused, (422, "UPLOAD_FAILED".to_owned(), "video".to_owned()), "{what}");
        }
        admin.tap(&approve).await.ok();
        assert_eq!(upload(&ben, &video, "video", &[&webm]).await.code(), "FORBIDDEN");
        assert_eq!(ben.delete(&video).await.code(), "FORBIDDEN");
        assert_eq!(ada.delete(&video).await.status, 204);
        assert_eq!((moderation(&town, listing).await.as_str(), seen(&ada, listing).await["video_url"].clone()), ("pending", json!(null)));
        settled(&town, 0).await;
        assert_eq!(ada.delete(&video).await.status, 204);
    }
}
