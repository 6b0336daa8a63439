//! Files of messages: what is taken, who may have it, and that nothing is left lying about.

use http::{Method, Request};
use serde_json::{Value, json};
use timeweave::params;

use super::{delete, put, traces, write};
use crate::each_engine;
use crate::listings::images::{files, photograph, picture, settled};
use crate::support::{Form, Heard, Person};

const PDF: &[u8] = b"%PDF-1.7\n1 0 obj\n<< >>\nendobj\n";

async fn send(from: &Person, form: &Form) -> Heard {
    from.form(Method::POST, "/messages", form).await
}

fn to(person: &Person) -> Form {
    Form::default().text("recipient_id", person.id)
}

/// A file by the address that an answer gave.
pub async fn fetch(person: &Person, address: &Value) -> Heard {
    let address = address.as_str().unwrap();
    person.get(&address[address.find("/api/").unwrap()..]).await
}

fn without_its_own(message: &Value) -> Value {
    let mut message = message.clone();
    message.as_object_mut().unwrap().retain(|name, _| name != "id");
    message
}

each_engine! {
    async fn a_form_without_files_is_the_same_message(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let bread = crate::exchanges::listing(&town, &ben, "offer").await;
        let body = json!({ "recipient_id": ben.id, "body": "<b>Still</b>\nthere?", "context_type": "listing", "context_id": bread });
        let one = ada.post("/messages", body).await.ok().json();
        // A browser sends every field, and line ends in its own way.
        let form = to(&ben).text("body", "<b>Still</b>\r\nthere?").text("context_type", "listing").text("context_id", bread);
        let other = send(&ada, &form.file("attachments[]", "", b"")).await;
        assert_eq!(other.status, 201, "{}", other.text());
        assert_eq!(without_its_own(&one["data"]), without_its_own(&other.json()["data"]));
        assert_eq!(one["data"]["attachments"], json!([]));
        let plain = send(&ada, &to(&ben).text("body", "x").text("context_type", "").text("context_id", "")).await.ok().json();
        assert_eq!((&plain["data"]["context_type"], &plain["data"]["context_id"]), (&Value::Null, &Value::Null));
    }

    async fn files_are_for_the_two_alone(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let far = town.member_as("meadow", "far", "admin").await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let form = to(&ben).file("attachments", "../../Holiday.WEBP", &photograph()).file("attachments[]", "Pl\u{202e}an.exe", PDF);
        let sent = send(&ada, &form).await;
        assert_eq!(sent.status, 201, "{}", sent.text());
        let message = sent.json()["data"].clone();
        let shown = |message: &Value| -> Vec<(String, String, String)> {
            let text = |file: &Value, field: &str| file[field].as_str().unwrap().to_owned();
            let files = message["attachments"].as_array().unwrap().iter();
            files.map(|file| (text(file, "file_name"), text(file, "mime_type"), text(file, "type"))).collect()
        };
        let expected = [("Holiday.jpg", "image/jpeg", "image"), ("Plan.exe.pdf", "application/pdf", "file")];
        assert_eq!(shown(&message), expected.map(|(name, kind, how)| (name.to_owned(), kind.to_owned(), how.to_owned())));
        assert_eq!((&message["body"], &message["attachments"][1]["size"]), (&json!(""), &json!(PDF.len())));
        let thread = ben.get(&format!("/messages/{}", ada.id)).await.ok().json();
        assert_eq!(thread["data"][0]["attachments"], message["attachments"]);
        let line = ben.get("/messages").await.ok().json()["data"][0]["last_message"].clone();
        assert_eq!((&line["attachment_count"], &line["is_voice"], &line["body"]), (&json!(2), &json!(false), &json!("")));

        let (photo, pdf) = (&message["attachments"][0]["url"], &message["attachments"][1]["url"]);
        for person in [&ada, &ben] {
            let file = fetch(person, pdf).await.ok();
            assert_eq!((file.bytes.as_slice(), file.header("content-type")), (PDF, Some("application/pdf")));
            assert_eq!(file.header("x-content-type-options"), Some("nosniff"));
            assert_eq!(file.header("content-disposition"), Some("attachment; filename=\"Plan.exe.pdf\"; filename*=UTF-8''Plan.exe.pdf"));
            assert!(file.header("content-security-policy").unwrap().contains("sandbox"));
            assert!(file.header("cache-control").unwrap().contains("no-store"));
            let file = fetch(person, photo).await.ok();
            assert!(file.header("content-disposition").unwrap().starts_with("inline; "));
            assert!(!file.text().contains("WHERE-I-AM") && !file.text().contains("Exif"));
            image::load_from_memory(&file.bytes).unwrap();
        }
        for (person, status) in [(&cleo, 404), (&admin, 404), (&far, 404), (&far.in_community(Some("harbour")), 403), (&town.stranger(), 401)] {
            assert_eq!(fetch(person, pdf).await.status, status, "{}", person.name);
        }
        assert_eq!(ada.get("/messages/attachments/999999").await.refusal().1, "NOT_FOUND");
        // Nor does anybody read them who knows how they are called.
        let names: Vec<String> = town.db().all("SELECT name FROM media_files WHERE tenant_id = $1", params![town.harbour]).await.unwrap();
        assert_eq!((names.len(), files(&town).len()), (2, 2));
        for name in names {
            let path = format!("/uploads/{}/{}/{name}", town.harbour, &name[..2]);
            let heard = town.stranger().send(Request::get(path).body(axum::body::Body::empty()).unwrap()).await;
            assert_eq!(heard.status, 404);
        }
    }

    async fn files_go_with_their_message(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let form = to(&ben).text("body", "See").file("attachments", "a.pdf", PDF).file("attachments", "b.txt", b"Notes");
        let message = send(&ada, &form).await.ok().json()["data"].clone();
        let (id, url) = (message["id"].as_i64().unwrap(), &message["attachments"][0]["url"]);
        delete(&ben, &format!("/messages/{id}"), json!({ "scope": "self" })).await.ok();
        assert_eq!((fetch(&ben, url).await.status.as_u16(), fetch(&ada, url).await.status.as_u16()), (404, 200));
        ada.delete(&format!("/messages/{id}")).await.ok();
        assert_eq!(fetch(&ada, url).await.status, 404);
        let seen = ada.get(&format!("/messages/{}", ben.id)).await.ok().json()["data"][0].clone();
        assert_eq!((&seen["is_deleted"], &seen["attachments"]), (&json!(true), &json!([])));
        settled(&town, 0).await;
        assert_eq!((town.count("media_files").await, town.count("message_attachments").await), (0, 0));

        // With a conversation goes what the caller sent in it, and nothing else.
        let mine = send(&ada, &to(&ben).file("attachments", "a.pdf", PDF)).await.ok().json()["data"]["attachments"][0]["url"].clone();
        let theirs = send(&ben, &to(&ada).file("attachments", "a.pdf", PDF)).await.ok().json()["data"]["attachments"][0]["url"].clone();
        delete(&ada, &format!("/messages/conversations/{}", ben.id), json!({ "scope": "everyone" })).await.ok();
        assert_eq!((fetch(&ben, &mine).await.status.as_u16(), fetch(&ada, &theirs).await.status.as_u16()), (404, 200));
        settled(&town, 1).await;
    }

    async fn what_is_not_taken_is_refused_and_leaves_nothing(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        cleo.post(&format!("/users/{}/block", ada.id), json!({})).await.ok();
        let before = traces(&town).await;
        let jpeg = picture(image::ImageFormat::Jpeg);
        let large = [PDF, &vec![b' '; 10 * 1024 * 1024]].concat();
        let many = (0..6).fold(to(&ben), |form, n| form.file("attachments", &format!("{n}.txt"), b"x"));
        let table = [
            (to(&ben).file("attachments", "a.png", b"MZ\x90\0\x03\0\0\0"), 422, "VALIDATION_ERROR", "attachments", "a program called picture"),
            (to(&ben).file("attachments", "a.svg", b"<svg onload=\"alert(1)\"/>"), 422, "VALIDATION_ERROR", "attachments", "a drawing with a program"),
            (to(&ben).file("attachments", "a.txt", b"<!doctype html><script>"), 422, "VALIDATION_ERROR", "attachments", "a page called text"),
            (to(&ben).file("attachments", "a.txt", b"#!/bin/sh\nrm -rf ~"), 422, "VALIDATION_ERROR", "attachments", "a script"),
            (to(&ben).file("attachments", "a.docx", b"PK\x03\x04 no archive"), 422, "VALIDATION_ERROR", "attachments", "a broken archive"),
            (to(&ben).file("attachments", "a.jpg", &jpeg[..jpeg.len() / 2]), 422, "VALIDATION_ERROR", "attachments", "half a picture"),
            (to(&ben).file("attachments", "a.mp3", b"ID3\x04\0\0\0\0\0\0"), 422, "VALIDATION_ERROR", "attachments", "sound"),
            (to(&ben).file("attachments", "a.pdf", b""), 422, "VALIDATION_ERROR", "attachments", "an empty file"),
            (to(&ben).file("attachments", "a.pdf", PDF).file("attachments", "b.pdf", &large), 422, "VALIDATION_ERROR", "attachments", "too large"),
            (many, 422, "VALIDATION_ERROR", "attachments", "too many"),
            (to(&ben).file("attachments", "", b""), 422, "VALIDATION_ERROR", "body", "nothing at all"),
            (to(&ben).file("attached", "a.pdf", PDF), 422, "VALIDATION_ERROR", "body", "another field, which is ignored"),
            (to(&cleo).file("attachments", "a.pdf", PDF), 404, "NOT_FOUND", "", "blocked"),
            (to(&ada).file("attachments", "a.pdf", PDF), 422, "VALIDATION_ERROR", "recipient_id", "oneself"),
            (Form::default().text("recipient_id", 999_999).file("attachments", "a.pdf", PDF), 404, "NOT_FOUND", "", "nobody"),
            (Form::default().file("attachments", "a.pdf", PDF), 422, "VALIDATION_ERROR", "recipient_id", "to whom"),
            (Form::default().text("recipient_id", "ben").text("body", "x"), 422, "VALIDATION_ERROR", "recipient_id", "a name"),
            (Form::default().text("recipient_id", "").text("body", "x"), 422, "VALIDATION_ERROR", "recipient_id", "left empty"),
            (to(&ben).text("body", "x".repeat(10_001)), 422, "VALIDATION_ERROR", "body", "too long"),
            (to(&ben).text("body", "x\0"), 422, "VALIDATION_ERROR", "body", "NUL"),
            (to(&ben).part("name=\"body\"".to_owned(), b"caf\xe9"), 422, "VALIDATION_ERROR", "body", "another encoding"),
            (to(&ben).text("body", "x").text("context_type", "spell").text("context_id", 1), 422, "VALIDATION_ERROR", "context_type", "a word"),
            (to(&ben).text("body", "x").text("context_id", 1), 422, "VALIDATION_ERROR", "context_type", "half a context"),
        ];
        for (form, status, code, field, what) in table {
            let heard = send(&ada, &form).await;
            assert_eq!(heard.refusal(), (status, code.to_owned(), field.to_owned()), "{what}: {}", heard.text());
        }
        let mut request = ada.form_request(Method::POST, "/messages", &to(&ben).text("body", "x"), "edge");
        request.headers_mut().insert("content-type", "multipart/mixed; boundary=edge".parse().unwrap());
        assert_eq!(ada.send(request).await.status, 415);
        let heard = ada.post("/messages", json!({ "recipient_id": ben.id, "body": " ".repeat(200_000) })).await;
        assert_eq!(heard.status, 413, "a JSON body has the smaller limit");
        let form = (0..6).fold(to(&ben), |form, _| form.file("attachments", "a.pdf", &large));
        assert_eq!(send(&ada, &form).await.status, 413);
        settled(&town, 0).await;
        assert_eq!((traces(&town).await, town.count("media_files").await), (before, 0));
    }

    async fn a_repeated_key_sends_files_once(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let keyed = |file: &'static [u8], boundary: &'static str| {
            let mut request = ada.form_request(Method::POST, "/messages", &to(&ben).file("attachments", "a.txt", file), boundary);
            request.headers_mut().insert("idempotency-key", "k1".parse().unwrap());
            ada.send(request)
        };
        let (first, second) = (keyed(b"one", "edge").await.ok(), keyed(b"one", "brim").await.ok());
        assert_eq!(first.bytes, second.bytes);
        assert_eq!(keyed(b"two", "edge").await.refusal().1, "IDEMPOTENCY_KEY_REUSED");
        settled(&town, 1).await;
        assert_eq!((traces(&town).await, town.count("message_attachments").await), ((1, 2, 1), 1));
    }

    async fn a_voice_message_says_that_it_is_one(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let ogg = b"OggS\0\x02 sound".as_slice();
        for (nth, name) in ["voice", "voice_message", "audio"].into_iter().enumerate() {
            let form = to(&ben).text("duration", 12).file(name, "note.exe", ogg);
            let sent = ada.form(Method::POST, "/messages/voice", &form).await;
            assert_eq!(sent.status, 201, "{}", sent.text());
            let message = sent.json()["data"].clone();
            assert_eq!((&message["is_voice"], &message["audio_duration"], &message["body"]), (&json!(true), &json!(12), &json!("")));
            assert_eq!(message["attachments"], json!([]));
            let heard = fetch(&ben, &message["audio_url"]).await.ok();
            assert_eq!((heard.bytes.as_slice(), heard.header("content-type")), (ogg, Some("audio/ogg")));
            assert_eq!(heard.header("content-disposition"), Some("inline; filename=\"note.exe.ogg\"; filename*=UTF-8''note.exe.ogg"));
            assert_eq!(fetch(&cleo, &message["audio_url"]).await.status, 404);
            assert_eq!(town.count("domain_events").await, i64::try_from(nth).unwrap() + 1);
        }
        let line = ben.get("/messages").await.ok().json()["data"][0]["last_message"].clone();
        assert_eq!((&line["is_voice"], &line["attachment_count"]), (&json!(true), &json!(0)));
        let thread = ben.get(&format!("/messages/{}", ada.id)).await.ok().json()["data"].clone();
        let id = thread[0]["id"].as_i64().unwrap();
        let changed = put(&ada, &format!("/messages/{id}"), Some(json!({ "body": "words" }))).await;
        assert_eq!(changed.refusal(), (422, "VALIDATION_ERROR".to_owned(), "body".to_owned()));
        ada.delete(&format!("/messages/{id}")).await.ok();
        let seen = ben.get(&format!("/messages/{}", ada.id)).await.ok().json()["data"][0].clone();
        assert_eq!((&seen["is_voice"], &seen["audio_url"]), (&json!(true), &Value::Null));
        settled(&town, 2).await;
    }

    async fn what_is_no_recording_is_refused(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        ben.post(&format!("/users/{}/block", cleo.id), json!({})).await.ok();
        let before = traces(&town).await;
        let ogg = b"OggS\0\x02".as_slice();
        let large = [ogg, &vec![0; 10 * 1024 * 1024]].concat();
        let table = [
            (to(&ben), 422, "voice"),
            (to(&ben).file("voice", "a.ogg", b""), 422, "voice"),
            (to(&ben).file("voice", "a.ogg", PDF), 422, "voice"),
            (to(&ben).file("voice", "a.ogg", &picture(image::ImageFormat::Png)), 422, "voice"),
            (to(&ben).file("voice", "a.ogg", b"\x1a\x45\xdf\xa3 matroska"), 422, "voice"),
            (to(&ben).file("voice", "a.ogg", &large), 422, "voice"),
            (to(&ben).file("voice", "a.ogg", ogg).text("duration", "long"), 422, "duration"),
            (to(&ben).file("voice", "a.ogg", ogg).text("duration", -1), 422, "duration"),
            (Form::default().file("voice", "a.ogg", ogg), 422, "recipient_id"),
        ];
        for (form, status, field) in table {
            let heard = ada.form(Method::POST, "/messages/voice", &form).await;
            assert_eq!(heard.refusal(), (status, "VALIDATION_ERROR".to_owned(), field.to_owned()));
        }
        let heard = cleo.form(Method::POST, "/messages/voice", &to(&ben).file("voice", "a.ogg", ogg)).await;
        assert_eq!(heard.refusal(), (404, "NOT_FOUND".to_owned(), String::new()));
        assert_eq!(ada.post("/messages/voice", json!({ "recipient_id": ben.id })).await.status, 415);
        let larger = to(&ben).file("voice", "a.ogg", &vec![0; 12 * 1024 * 1024]);
        assert_eq!(cleo.form(Method::POST, "/messages/voice", &larger).await.status, 413);
        settled(&town, 0).await;
        assert_eq!(traces(&town).await, before);
    }

    async fn the_graph_shows_files_with_one_statement(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        write(&ada, &ben, "plain").await;
        let document = "query($id: ID!) { viewer { thread(memberId: $id, first: 50) { edges { node {
            isVoice audioUrl audioDuration attachments { restId url fileName mimeType size type } } } } } }";
        let ask = async || {
            let before = town.db().statements();
            let answer = ben.graphql(document, json!({ "id": ada.id.to_string() })).await.ok().json();
            (town.db().statements() - before, answer)
        };
        ask().await;
        let (none, _) = ask().await;
        for n in 0..4 {
            send(&ada, &to(&ben).file("attachments", &format!("{n}.txt"), b"x")).await.ok();
        }
        ada.form(Method::POST, "/messages/voice", &to(&ben).file("voice", "a.wav", b"RIFF\0\0\0\0WAVE")).await.ok();
        let (some, answer) = ask().await;
        assert_eq!(some, none + 1, "{answer}");
        let edges = &answer["data"]["viewer"]["thread"]["edges"];
        assert_eq!((&edges[0]["node"]["isVoice"], &edges[0]["node"]["attachments"]), (&json!(true), &json!([])));
        fetch(&ben, &edges[0]["node"]["audioUrl"]).await.ok();
        let file = &edges[1]["node"]["attachments"][0];
        assert_eq!((&file["fileName"], &file["mimeType"], &file["type"]), (&json!("3.txt"), &json!("text/plain; charset=utf-8"), &json!("FILE")));
        assert_eq!(edges[1]["node"]["audioUrl"], Value::Null);
    }
}
