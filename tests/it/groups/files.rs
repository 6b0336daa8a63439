//! Files of a group: who uploads, finds, downloads and deletes them, and how much they may be.

use http::Method;
use serde_json::json;
use timeweave::params;
use tokio::join;

use super::announcements::switch_off;
use super::{found, join, put, refusal};
use crate::each_engine;
use crate::listings::images::{files, photograph};
use crate::support::{Form, Heard, PASSWORD, Person, Town, until};

async fn uploads(who: &Person, path: &str, name: &str, bytes: &[u8], folder: &str) -> Heard {
    let form = Form::default().file("file", name, bytes).text("folder", folder).text("description", "Of the meeting");
    who.form(Method::POST, path, &form).await
}

async fn names(who: &Person, path: &str) -> Vec<String> {
    let page = who.get(path).await.ok().json();
    page["data"]["items"].as_array().unwrap().iter().map(|one| one["file_name"].as_str().unwrap().to_owned()).collect()
}

/// What a member heard of files.
async fn bell(town: &Town, who: &Person) -> Vec<(String, String)> {
    town.deliver().await;
    let sql = "SELECT link, message FROM notifications WHERE user_id = $1 AND type = 'group_file' ORDER BY id";
    town.db().all(sql, params![who.id]).await.unwrap()
}

async fn fills(town: &Town, bytes: i64) {
    let sql = "UPDATE media_files SET bytes = $2 WHERE tenant_id = $1 AND media_type LIKE 'text/%'";
    assert!(town.db().run(sql, params![town.harbour, bytes]).await.unwrap() > 0);
}

each_engine! {
    async fn members_share_files_and_nobody_else_reads_them(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let far = town.member_as("meadow", "far", "admin").await;
        let group = found(&ada, "Garden", "public").await;
        join(&ben, group).await.ok();
        let path = format!("/groups/{group}/files");
        let made = uploads(&ben, &path, "../../minutes.exe", b"All agreed.", " Minutes ").await;
        assert_eq!(made.status.as_u16(), 201, "{}", made.text());
        let made = made.json()["data"].clone();
        assert_eq!(made, json!({
            "id": made["id"], "group_id": group, "file_name": made["file_name"], "file_type": "text/plain; charset=utf-8", "file_size": 11,
            "folder": "Minutes", "description": "Of the meeting", "download_count": 0, "uploader_id": ben.id, "uploader": made["uploader"],
            "created_at": "2026-01-05T12:00:00Z", "capabilities": { "can_download": true, "can_delete": true },
        }));
        // Members hear of it, not of what it is called; whoever does not belong hears nothing, and several at once ring once.
        let rung = vec![(path.clone(), "Ben shared files in Garden.".to_owned())];
        for (who, heard) in [(&ada, rung), (&ben, vec![]), (&cleo, vec![]), (&admin, vec![])] {
            assert_eq!(bell(&town, who).await, heard, "{}", who.name);
        }
        let name = made["file_name"].as_str().unwrap().to_owned();
        assert!(name.ends_with(".txt") && !name.contains('/'), "{name}");
        uploads(&ada, &path, "garden.jpg", &photograph(), "").await.ok();
        assert_eq!(names(&ben, &path).await, ["garden.jpg", &name]);
        assert_eq!(names(&ben, &format!("{path}?folder=Minutes")).await, [name.as_str()]);
        assert_eq!(names(&ben, &format!("{path}?q=GARDEN")).await, ["garden.jpg"]);
        let first = ben.get(&format!("{path}?per_page=1")).await.ok().json();
        let next = format!("{path}?per_page=1&cursor={}", first["meta"]["cursor"].as_str().unwrap());
        assert_eq!(names(&ben, &next).await, [name.as_str()]);
        assert_eq!(ben.get(&format!("{path}?folder=x&cursor={}", first["meta"]["cursor"].as_str().unwrap())).await.refusal().1, "INVALID_CURSOR");
        assert_eq!(ben.get(&format!("{path}/folders")).await.ok().json()["data"], json!([{ "folder": "Minutes", "file_count": 1 }]));
        let stats = ben.get(&format!("{path}/stats")).await.ok().json()["data"].clone();
        assert_eq!((&stats["total_files"], &stats["unique_uploaders"], &stats["group_quota"], &stats["tenant_quota"]), (&json!(2), &json!(2), &json!(524_288_000), &json!(10_737_418_240_i64)));

        // It is saved, not shown, and counted.
        let one = format!("{path}/{}", made["id"]);
        let file = ada.get(&format!("{one}/download")).await.ok();
        assert_eq!((&file.bytes[..], file.header("cache-control")), (&b"All agreed."[..], Some("no-store")));
        assert!(file.header("content-disposition").unwrap().starts_with("attachment"));
        assert!(file.header("content-security-policy").unwrap().contains("default-src 'none'"));
        let (again, more) = (format!("{one}/download"), format!("{one}/download"));
        let _ = join!(admin.get(&again), ben.get(&more));
        assert_eq!(ada.get(&path).await.ok().json()["data"]["items"][1]["download_count"], 3);
        let asked = "query($group: ID!) { groupFiles(groupId: $group, first: 5) { nodes { fileName downloadCount uploader { id } capabilities { canDelete } } } }";
        let graph = ada.graphql(asked, json!({ "group": group.to_string() })).await.ok().json();
        assert_eq!(graph["data"]["groupFiles"]["nodes"][1]["downloadCount"], 3, "{graph}");

        // Whoever does not belong reads nothing, uploads nothing and deletes nothing; members delete their own.
        for path in [path.clone(), format!("{path}/folders"), format!("{path}/stats"), format!("{one}/download")] {
            assert_eq!(cleo.get(&path).await.refusal(), refusal(403, "FORBIDDEN", ""), "{path}");
            assert_eq!(far.get(&path).await.refusal().0, 404, "{path}");
            assert_eq!(town.stranger().get(&path).await.status.as_u16(), 401);
        }
        assert_eq!(uploads(&cleo, &path, "x.txt", b"x", "").await.refusal(), refusal(403, "FORBIDDEN", ""));
        assert_eq!(cleo.delete(&one).await.refusal(), refusal(403, "FORBIDDEN", ""));
        let picture = ada.get(&path).await.ok().json()["data"]["items"][0]["id"].clone();
        assert_eq!(ben.delete(&format!("{path}/{picture}")).await.refusal(), refusal(403, "FORBIDDEN", ""));
        for gone in [format!("{path}/9999999"), format!("/groups/9999999/files/{picture}")] {
            assert_eq!(ada.delete(&gone).await.refusal().0, 404, "{gone}");
        }
        ben.delete(&one).await.ok();
        assert_eq!(ben.delete(&one).await.refusal().0, 404);
        until(|| files(&town).len() == 1).await;
        switch_off(&town, "files").await;
        assert_eq!(ada.get(&path).await.refusal(), refusal(403, "FEATURE_DISABLED", ""));
        assert_eq!(ada.delete(&format!("{path}/{picture}")).await.refusal(), refusal(403, "FEATURE_DISABLED", ""));
    }

    async fn what_is_taken_is_bounded_and_goes_with_its_group_and_its_member(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let group = found(&ada, "Garden", "public").await;
        join(&ben, group).await.ok();
        let path = format!("/groups/{group}/files");
        for (name, bytes, expected) in [
            ("notes.txt", &b"Notes."[..], None),
            ("page.svg", b"<svg xmlns='http://www.w3.org/2000/svg'/>", Some((422, "INVALID_TYPE", "file"))),
            ("tool.zip", b"PK\x03\x04\x00\x00", Some((422, "INVALID_TYPE", "file"))),
            ("tool.exe", b"MZ\x90\x00\x03", Some((422, "INVALID_TYPE", "file"))),
            ("none.txt", b"", Some((422, "VALIDATION_ERROR", "file"))),
        ] {
            let heard = uploads(&ben, &path, name, bytes, "").await;
            match expected {
                Some((status, code, field)) => assert_eq!(heard.refusal(), refusal(status, code, field), "{name}"),
                None => assert_eq!(heard.ok().json()["data"]["file_type"], "text/plain; charset=utf-8", "{name}"),
            }
        }
        let large = vec![b'a'; 25 * 1024 * 1024 + 1];
        assert_eq!(uploads(&ben, &path, "large.txt", &large, "").await.refusal(), refusal(413, "FILE_TOO_LARGE", "file"));
        let bare = Form::default().text("folder", "x");
        assert_eq!(ben.form(Method::POST, &path, &bare).await.refusal(), refusal(422, "VALIDATION_ERROR", "file"));
        assert_eq!(uploads(&ben, &path, "x.txt", b"x", &"x".repeat(101)).await.refusal(), refusal(422, "VALIDATION_ERROR", "folder"));
        assert_eq!(town.count("group_files").await, 1);
        town.deliver().await;
        let more = uploads(&ben, &path, "more.txt", b"More.", "").await.ok().json()["data"]["id"].clone();
        assert_eq!(bell(&town, &ada).await.len(), 1, "once in five minutes");
        town.later(chrono::TimeDelta::minutes(6));
        put(&ada, &format!("/groups/{group}/notification-prefs"), json!({ "frequency": "muted", "email_enabled": true, "push_enabled": true })).await.ok();
        let most = uploads(&ben, &path, "most.txt", b"Most.", "").await.ok().json()["data"]["id"].clone();
        assert_eq!(bell(&town, &ada).await.len(), 1, "as she decided about the group");
        for id in [more, most] {
            ben.delete(&format!("{path}/{id}")).await.ok();
        }

        // The last place is given once.
        fills(&town, 500 * 1024 * 1024 - 1).await;
        let (one, other) = join!(uploads(&ada, &path, "a.txt", b"a", ""), uploads(&ben, &path, "b.txt", b"b", ""));
        let mut heard = [one.status.as_u16(), other.status.as_u16()];
        heard.sort_unstable();
        assert_eq!(heard, [201, 409]);
        assert_eq!(uploads(&ada, &path, "c.txt", b"c", "").await.refusal(), refusal(409, "GROUP_QUOTA_EXCEEDED", ""));
        fills(&town, 6 * 1024 * 1024 * 1024).await;
        let other = found(&ada, "Choir", "public").await;
        assert_eq!(uploads(&ada, &format!("/groups/{other}/files"), "d.txt", b"d", "").await.refusal(), refusal(409, "TENANT_QUOTA_EXCEEDED", ""));
        assert_eq!((town.count("group_files").await, town.count("media_files").await), (2, 2), "what was refused left nothing");
        until(|| files(&town).len() == 2).await;

        // Whoever leaves takes theirs along; a group takes all of its own.
        fills(&town, 1).await;
        let copy = ben.post("/me/data-export", json!({ "format": "json" })).await.ok().json();
        assert!(copy["data"]["group_files"].as_array().is_some_and(|rows| !rows.is_empty()), "{copy}");
        ben.send(ben.request(Method::DELETE, "/users/me", Some(json!({ "password": PASSWORD })))).await.ok();
        let left = ada.get(&path).await.ok().json()["data"]["items"].clone();
        assert!(left.as_array().unwrap().iter().all(|one| one["uploader_id"] == ada.id), "{left}");
        uploads(&ada, &path, "e.txt", b"e", "").await.ok();
        ada.delete(&format!("/groups/{group}")).await.ok();
        assert_eq!((town.count("group_files").await, town.count("media_files").await), (0, 0));
        until(|| files(&town).is_empty()).await;
    }
}
