//! Pictures: what is taken, what is kept of it, how it is served, and that nothing is left lying about.

use std::io::Cursor;
use std::time::SystemTime;

use http::{Method, Request, header};
use image::{DynamicImage, ImageFormat, Rgb, RgbImage};
use serde_json::{Value, json};

use super::{decides, heading, lists, put, traces};
use crate::each_engine;
use crate::support::{Heard, Person, Town};

pub fn picture(format: ImageFormat) -> Vec<u8> {
    let mut file = Cursor::new(Vec::new());
    let image = RgbImage::from_fn(60, 30, |x, _| if x < 30 { Rgb([255, 0, 0]) } else { Rgb([0, 0, 255]) });
    DynamicImage::from(image).write_to(&mut file, format).unwrap();
    file.into_inner()
}

/// A photograph that lies on its side and says where it was taken.
pub fn photograph() -> Vec<u8> {
    let mut notes =
        b"Exif\0\0II*\0\x08\0\0\0\x02\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\x25\x88\x04\0\x01\0\0\0\x26\0\0\0\0\0\0\0"
            .to_vec();
    notes.extend(b"\x01\0\x1d\0\x02\0\x0b\0\0\0\x38\0\0\0\0\0\0\0WHERE-I-AM\0");
    let length = u16::try_from(notes.len() + 2).unwrap().to_be_bytes();
    let jpeg = picture(ImageFormat::Jpeg);
    [&jpeg[..2], &[0xff, 0xe1], &length, &notes, &jpeg[2..]].concat()
}

pub async fn upload(person: &Person, path: &str, name: &str, files: &[&[u8]]) -> Heard {
    let mut form = Vec::new();
    for file in files {
        form.extend(
            format!("--edge\r\nContent-Disposition: form-data; name=\"{name}\"; filename=\"../../x.html\"\r\n").bytes(),
        );
        form.extend(b"Content-Type: text/html\r\n\r\n");
        form.extend(*file);
        form.extend(b"\r\n");
    }
    form.extend(b"--edge--\r\n");
    let mut request = person.request(Method::POST, path, None);
    request.headers_mut().insert(header::CONTENT_TYPE, "multipart/form-data; boundary=edge".parse().unwrap());
    *request.body_mut() = form.into();
    person.send(request).await
}

/// A file by the address that an answer gave.
pub async fn fetched(town: &Town, address: &Value) -> Heard {
    let address = address.as_str().unwrap();
    let path = &address[address.find("/uploads/").unwrap()..];
    town.stranger().send(Request::get(path).body(axum::body::Body::empty()).unwrap()).await
}

/// Every file below the uploads.
pub fn files(town: &Town) -> Vec<std::path::PathBuf> {
    let all = walkdir::WalkDir::new(town.data().join("uploads")).into_iter().filter_map(Result::ok);
    all.filter(|entry| entry.file_type().is_file()).map(walkdir::DirEntry::into_path).collect()
}

each_engine! {
    async fn a_photograph_loses_what_is_hidden_in_it(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({})).await;
        let sent = photograph();
        let heard = upload(&ada, &format!("/listings/{id}/image"), "image", &[&sent]).await.ok();
        let address = heard.json()["data"]["image_url"].clone();
        let seen = ben.get(&format!("/listings/{id}")).await.ok().json()["data"].clone();
        assert_eq!(seen["image_url"], address);
        assert_eq!(ben.get("/listings").await.ok().json()["data"][0]["image_url"], address);
        for address in [&address, &seen["thumbnail_url"]] {
            let file = fetched(&town, address).await.ok();
            assert_eq!(file.header("content-type"), Some("image/jpeg"));
            assert_eq!(file.header("x-content-type-options"), Some("nosniff"));
            assert_eq!(file.header("cache-control"), Some("public, max-age=31536000, immutable"));
            assert!(file.header("content-security-policy").unwrap().contains("sandbox"));
            assert!(!file.text().contains("WHERE-I-AM") && !file.text().contains("Exif"));
            let image = image::load_from_memory(&file.bytes).unwrap();
            assert_eq!((image.width(), image.height()), (30, 60), "upright");
        }
        // The name never stands for other bytes.
        let path = address.as_str().unwrap();
        let request = Request::get(&path[path.find("/uploads/").unwrap()..]).header("if-none-match", "*");
        let heard = town.stranger().send(request.body(axum::body::Body::empty()).unwrap()).await;
        assert_eq!((heard.status.as_u16(), heard.bytes.len()), (304, 0));
        assert_eq!(files(&town).len(), 2);
        // Another one takes its place, and its file goes.
        upload(&ada, &format!("/listings/{id}/image"), "image", &[&picture(ImageFormat::Png)]).await.ok();
        settled(&town, 2).await;
        assert_eq!(fetched(&town, &address).await.status, 404);
        let heard = ada.delete(&format!("/listings/{id}/image")).await.ok();
        assert_eq!(heard.json()["data"], json!({"image_url": null}));
        settled(&town, 0).await;
        assert_eq!(town.count("media_files").await, 0);
    }

    async fn what_is_no_picture_is_refused(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({})).await;
        let path = format!("/listings/{id}/image");
        let before = traces(&town).await;
        let jpeg = picture(ImageFormat::Jpeg);
        let large = vec![0; 8 * 1024 * 1024 + 1];
        for (file, what) in [
            (b"<html><script>alert(1)</script></html>".as_slice(), "a page"),
            (b"GIF89a/*<script>alert(1)</script>*/=1;", "a page that begins like a picture"),
            (&jpeg[..jpeg.len() / 2], "half a picture"),
            (&large, "too large"),
        ] {
            let heard = upload(&ada, &path, "image", &[file]).await;
            assert_eq!(heard.refusal(), (422, "VALIDATION_ERROR".to_owned(), "image".to_owned()), "{what}");
            let heard = upload(&ada, &format!("{path}s"), "images[]", &[file]).await;
            assert_eq!(heard.refusal(), (422, "VALIDATION_ERROR".to_owned(), "images".to_owned()), "{what}");
        }
        for (name, field) in [("picture", "image"), ("images[]", "image")] {
            let heard = upload(&ada, &path, name, &[&jpeg]).await;
            assert_eq!(heard.refusal(), (400, "VALIDATION_ERROR".to_owned(), field.to_owned()));
        }
        assert_eq!(upload(&ada, &format!("{path}s"), "image", &[&jpeg]).await.refusal(), (400, "VALIDATION_ERROR".to_owned(), "images".to_owned()));
        assert_eq!(ada.post(&path, json!({"image": "x"})).await.status, 415);
        assert_eq!(upload(&ada, &path, "image", &[&large, &large]).await.refusal().0, 413);
        assert_eq!(upload(&ben, &path, "image", &[&jpeg]).await.refusal().1, "FORBIDDEN");
        assert_eq!(upload(&ben, "/listings/999999/images", "images[]", &[&jpeg]).await.refusal().1, "NOT_FOUND");
        assert_eq!((traces(&town).await, files(&town).len()), (before, 0));
    }

    async fn pictures_have_an_order(town: Town) {
        decides(&town, json!({"listing.max_images": 3})).await;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({})).await;
        let path = format!("/listings/{id}/images");
        let (jpeg, gif) = (picture(ImageFormat::Jpeg), picture(ImageFormat::Gif));
        let added = upload(&ada, &path, "images[]", &[&jpeg, b"no picture", &gif]).await;
        assert_eq!(added.status, 201);
        let added = added.json()["data"].clone();
        let number = |nth: usize| added[nth]["id"].as_i64().unwrap();
        let (one, two) = (number(0), number(1));
        assert_eq!((added.as_array().unwrap().len(), &added[1]["sort_order"]), (2, &json!(1)));
        assert_eq!(ben.get(&format!("/listings/{id}")).await.ok().json()["data"]["image_url"], added[0]["url"]);
        let before = traces(&town).await;
        let heard = upload(&ada, &path, "images[]", &[&jpeg, &jpeg]).await;
        assert_eq!(heard.refusal(), (422, "VALIDATION_ERROR".to_owned(), "images".to_owned()));
        settled(&town, 4).await;
        for order in [json!([one]), json!([one, one]), json!([one, two, two]), json!([one, 999_999])] {
            let heard = put(&ada, &format!("{path}/reorder"), json!({"image_ids": order})).await;
            assert_eq!(heard.refusal(), (422, "VALIDATION_ERROR".to_owned(), "image_ids".to_owned()));
        }
        assert_eq!(traces(&town).await, before);
        let order = put(&ada, &format!("{path}/reorder"), json!({"image_ids": [two, one]})).await.ok().json()["data"].clone();
        assert_eq!((&order[0]["id"], &order[1]["id"], &order[1]["sort_order"]), (&json!(two), &json!(one), &json!(1)));
        let seen = ben.get(&format!("/listings/{id}")).await.ok().json()["data"].clone();
        assert_eq!((&seen["images"], &seen["image_url"]), (&order, &order[0]["url"]));
        // The one that it shows by itself comes before the others.
        let cover = upload(&ada, &format!("/listings/{id}/image"), "image", &[&jpeg]).await.ok().json()["data"]["image_url"].clone();
        assert_eq!(ben.get(&format!("/listings/{id}")).await.ok().json()["data"]["image_url"], cover);
        let heard = ada.delete(&format!("/listings/{id}/image")).await.ok();
        assert_eq!(heard.json()["data"]["image_url"], order[0]["url"]);
        let left = ada.delete(&format!("{path}/{two}")).await.ok().json()["data"].clone();
        assert_eq!((left.as_array().unwrap().len(), &left[0]["id"]), (1, &json!(one)));
        assert_eq!(ada.delete(&format!("{path}/{two}")).await.refusal().1, "NOT_FOUND");
        // Pictures of another listing are not this one's.
        let other = lists(&ada, repairs, json!({})).await;
        assert_eq!(ada.delete(&format!("/listings/{other}/images/{one}")).await.refusal().1, "NOT_FOUND");
        ada.delete(&format!("/listings/{id}")).await.ok();
        settled(&town, 0).await;
        assert_eq!((town.count("media_files").await, town.count("listing_images").await), (0, 0));
    }

    async fn more_pictures_than_allowed_at_once_are_not_kept(town: Town) {
        let ada = town.member_as("harbour", "ada", "member").await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({})).await;
        let path = format!("/listings/{id}/images");
        let jpeg = picture(ImageFormat::Jpeg);
        let two: [&[u8]; 2] = [&jpeg, &jpeg];
        let heard = futures::future::join_all((0..4).map(|_| upload(&ada, &path, "images[]", &two))).await;
        let added = heard.iter().filter(|heard| heard.status == 201).count();
        assert_eq!((added, town.count("listing_images").await), (2, 4));
        // What was decoded in vain goes; what has a row stays, however old it is.
        settled(&town, 8).await;
        for file in files(&town) {
            std::fs::File::options().append(true).open(file).unwrap().set_modified(SystemTime::UNIX_EPOCH).unwrap();
        }
        assert_eq!(timeweave::media::tidy(town.world()).await.unwrap(), 0);
        assert_eq!(files(&town).len(), 8);
        let seen = ada.get(&format!("/listings/{id}")).await.ok().json()["data"]["images"].clone();
        for image in seen.as_array().unwrap() {
            fetched(&town, &image["url"]).await.ok();
            fetched(&town, &image["thumbnail_url"]).await.ok();
        }
    }

    async fn only_what_is_young_may_lie_without_a_row(town: Town) {
        let folder = town.data().join(format!("uploads/{}/ab", town.harbour));
        std::fs::create_dir_all(&folder).unwrap();
        let name = format!("{}.jpg", "ab".repeat(16));
        let now = SystemTime::from(town.clock.now());
        for (name, age, stays) in [
            (name.as_str(), 7_200, false),
            (&name.replace("ab.", "ac."), 60, true),
            (".unfinished-x", 7_200, false),
            ("somebody-elses.txt", 7_200, true),
        ] {
            let place = folder.join(name);
            std::fs::write(&place, "x").unwrap();
            let file = std::fs::File::options().append(true).open(&place).unwrap();
            file.set_modified(now - std::time::Duration::from_secs(age)).unwrap();
            timeweave::media::tidy(town.world()).await.unwrap();
            assert_eq!(place.exists(), stays, "{name}");
        }
    }

    async fn nothing_but_our_files_is_served(town: Town) {
        std::fs::write(town.data().join("secret.txt"), "secret").unwrap();
        let name = "ab".repeat(16);
        for path in [
            "/uploads/", "/uploads/../secret.txt", "/uploads/%2e%2e/secret.txt", "/uploads/1/..%2f..%2fsecret.txt", "/uploads/1/ab/x.jpg",
            "/uploads//etc/passwd", "/uploads/1/ab/%00.jpg", "/uploads/1/ab/\u{7e}.jpg",
        ] {
            let heard = town.stranger().send(Request::get(path).body(axum::body::Body::empty()).unwrap()).await;
            assert_eq!((heard.status.as_u16(), heard.text().contains("secret")), (404, false), "{path}");
        }
        let missing = town.stranger().send(Request::get(format!("/uploads/1/ab/{name}.jpg")).body(axum::body::Body::empty()).unwrap()).await;
        assert_eq!(missing.code(), "NOT_FOUND");
    }
}

/// Files go a moment after their rows.
pub async fn settled(town: &Town, expected: usize) {
    let began = std::time::Instant::now();
    while began.elapsed() < std::time::Duration::from_secs(60) {
        if files(town).len() == expected {
            return;
        }
        tokio::task::spawn_blocking(std::thread::yield_now).await.unwrap();
    }
    assert_eq!(files(town).len(), expected);
}
