//! Data protection: copies, requests, and what is left of whoever leaves (spec accounts 1.4 and 8).

mod copies;
pub mod fixtures;

use std::collections::BTreeSet;

use chrono::TimeDelta;
use http::Method;
use serde_json::{Value, json};
use timeweave::db::{Db, Engine, Fields};
use timeweave::params;
use timeweave::privacy::{Holdings, store};
use tokio::join;

use crate::areas::{self, Fixtures};
use crate::each_engine;
use crate::keys::{owned, plant};
use crate::listings::heading;
use crate::listings::images::{files, photograph, upload};
use crate::support::{Heard, PASSWORD, Person, Town, leak};
use crate::wallet::{grant, is_sound};

const DESK: &str = "/admin/enterprise/gdpr/requests";
const CREATE: &str = include_str!("../../graphql/operations/privacy/create_data_request.graphql");
const MINE: &str = include_str!("../../graphql/operations/privacy/my_data_requests.graphql");
const DECIDE: &str = include_str!("../../graphql/operations/privacy/decide_data_request.graphql");
const WORD: &str = "zyxwordmark";

async fn asks(who: &Person, kind: &str) -> Heard {
    who.post("/users/me/gdpr-request", json!({ "type": kind, "notes": "please" })).await
}

async fn decides(who: &Person, id: &Value, body: Value) -> Heard {
    who.send(who.request(Method::PUT, &format!("{DESK}/{id}"), Some(body))).await
}

async fn leaves(who: &Person, password: &str) -> Heard {
    who.send(who.request(Method::DELETE, "/users/me", Some(json!({ "password": password })))).await
}

async fn bell(town: &Town, who: &Person) -> Vec<String> {
    town.deliver().await;
    let lines = who.get("/notifications").await.ok().json()["data"].clone();
    lines.as_array().unwrap().iter().map(|line| line["type"].as_str().unwrap().to_owned()).collect()
}

/// Every row of every table as text.
async fn everything(db: &Db) -> Vec<(String, String)> {
    let mut all = Vec::new();
    let mut tables = owned(db).await;
    tables.push("tenants".to_owned());
    for table in tables {
        let rows: Vec<String> = match db.engine() {
            Engine::Postgres => {
                db.all(leak(format!("SELECT row_to_json(t)::text FROM {table} t")), params![]).await.unwrap()
            }
            Engine::Sqlite => {
                let rows: Vec<Fields> = db.all(leak(format!("SELECT * FROM {table}")), params![]).await.unwrap();
                rows.into_iter().map(|row| Value::Object(row.0).to_string()).collect()
            }
        };
        all.extend(rows.into_iter().map(|row| (table.clone(), row)));
    }
    all
}

/// The tables in which a word stands.
async fn tables_with(db: &Db, word: &str) -> BTreeSet<String> {
    let rows = everything(db).await.into_iter();
    rows.filter(|(_, row)| row.to_lowercase().contains(word)).map(|(table, _)| table).collect()
}

/// In how many blocks of the indexes of searches the word stands, of listings and of members, which are kept by three letters. PostgreSQL's are made
/// of the columns that [`everything`] reads.
async fn indexed(db: &Db) -> [i64; 2] {
    if db.engine() == Engine::Postgres {
        return [0, 0];
    }
    let mut found = [0, 0];
    for (found, (table, letters)) in
        found.iter_mut().zip([("listings_search_data", "yxwordmark"), ("users_search_data", "yxw")])
    {
        let sql = leak(format!("SELECT COUNT(*) FROM {table} WHERE INSTR(block, CAST('{letters}' AS BLOB)) > 0"));
        *found = db.one(sql, params![]).await.unwrap();
    }
    found
}

/// The sums of the ledger.
async fn ledger(db: &Db) -> Vec<i64> {
    let mut sums = Vec::new();
    for sql in [
        "SELECT CAST(COALESCE(SUM(balance), 0) AS BIGINT) FROM accounts",
        "SELECT CAST(COALESCE(SUM(total_in), 0) AS BIGINT) FROM accounts",
        "SELECT CAST(COALESCE(SUM(amount), 0) AS BIGINT) FROM transactions",
        "SELECT COUNT(*) FROM transactions",
        "SELECT CAST(COALESCE(SUM(amount), 0) AS BIGINT) FROM entries",
        "SELECT COUNT(*) FROM entries",
    ] {
        sums.push(db.one(sql, params![]).await.unwrap());
    }
    sums
}

/// What a member writes, and where their name stands at others', as the areas say it.
fn written() -> impl Iterator<Item = &'static (&'static str, &'static str, &'static [&'static str])> {
    areas::all(Fixtures::written)
}

each_engine! {
    async fn every_table_says_what_it_holds_of_a_member(town: Town) {
        let holdings = &town.world().room::<Holdings>().unwrap().0;
        let said: Vec<&str> = holdings.iter().map(|holding| holding.table).collect();
        let once: BTreeSet<String> = said.iter().map(|table| (*table).to_owned()).collect();
        assert_eq!(said.len(), once.len(), "a table is said twice");
        let there: BTreeSet<String> = owned(town.db()).await.into_iter().chain(["tenants", "task_pauses"].map(str::to_owned)).collect();
        assert_eq!(once, there);
        let parts: Vec<&str> = holdings.iter().filter_map(|holding| holding.export).map(|export| export.part).collect();
        assert_eq!(parts.iter().collect::<BTreeSet<_>>().len(), parts.len(), "two parts have one name");
    }

    async fn nothing_is_left_of_whoever_was_erased_but_the_ledger(town: Town) {
        let db = town.db();
        let admin = town.member_as("harbour", "warden", "admin").await;
        plant(db, town.harbour, 7_000_001).await;
        for (table, owner, columns) in written() {
            let set: Vec<String> = columns.iter().map(|column| format!("{column} = '{WORD}'")).collect();
            let sql = leak(format!("UPDATE {table} SET {} WHERE {owner} = 7000001", set.join(", ")));
            db.run(sql, params![]).await.unwrap_or_else(|error| panic!("{table}: {error}"));
        }
        // Somebody else was told of them by their name, and somebody invited them before they had an account.
        for (number, to, address, subject) in
            [(1, admin.id.to_string(), "warden@harbour.example", "zyxwordmark says hello"), (2, "NULL".to_owned(), WORD, "Come in")]
        {
            let sql = format!(
                "INSERT INTO email_log (id, tenant_id, user_id, recipient, category, subject, status, message, attempted_at)
                 SELECT id + {number}, tenant_id, {to}, '{address}', category, '{subject}', status, message, attempted_at
                   FROM email_log WHERE id = 7000001"
            );
            db.run(leak(sql), params![]).await.unwrap();
        }
        // What they organize is quoted to others, who caused the line themselves, or nobody did.
        for (nth, link) in [(3, "/events/7000001"), (4, "/events?event=7000001"), (5, "/admin/events?event=7000001"), (6, "/events/broadcasts/7000001")] {
            for (table, columns, words) in [
                ("notifications", "type, message", format!("'event_reminder', '{WORD} begins soon'")),
                ("notification_queue", "idempotency_key, activity_type, content_snippet, frequency, status, attempts", format!("'once{nth}', 'event_reminder', '{WORD} begins soon', 'instant', 'pending', 0")),
                ("push_queue", "type, title, body, options, web_only, status", format!("'event_reminder', '{WORD}', '{WORD}', '{{}}', {no}, 'pending'", no = if db.engine() == Engine::Sqlite { "0" } else { "FALSE" })),
                ("push_log", "activity_type, title, fcm_sent, fcm_failed, status", format!("'event_reminder', '{WORD}', 0, 0, 'failed'")),
            ] {
                let sql = format!("INSERT INTO {table} (tenant_id, user_id, link, created_at, {columns}) SELECT tenant_id, {}, '{link}', created_at, {words} FROM users WHERE id = 7000001", admin.id);
                db.run(leak(sql), params![]).await.unwrap_or_else(|error| panic!("{table}: {error}"));
            }
            let sql = format!("INSERT INTO email_log (tenant_id, user_id, recipient, category, subject, link, status, message, attempted_at) SELECT tenant_id, {}, 'warden@harbour.example', 'events', 'Reminder: {WORD}', '{link}', 'accepted', '<{nth}@m>', created_at FROM users WHERE id = 7000001", admin.id);
            db.run(leak(sql), params![]).await.unwrap();
        }
        let planted: BTreeSet<String> = written().map(|(table, ..)| (*table).to_owned()).collect();
        let before = tables_with(db, WORD).await;
        assert!(planted.is_subset(&before), "not planted: {:?}", planted.difference(&before));
        if db.engine() == Engine::Sqlite {
            assert!(indexed(db).await.iter().all(|blocks| *blocks > 0), "the indexes of searches have them");
        }
        let sums = ledger(db).await;

        let answer = admin.get("/users?q=zyxword").await.ok().json();
        assert_eq!(answer["data"].as_array().unwrap().len(), 1, "{answer}");
        db.run("UPDATE data_requests SET type = 'erasure', status = 'pending', decided_at = NULL WHERE user_id = 7000001", params![]).await.unwrap();
        let decided = decides(&admin, &json!(7_000_001), json!({ "status": "completed" })).await.ok().json()["data"].clone();
        assert_eq!((&decided["status"], &decided["name"], &decided["notes"]), (&json!("completed"), &json!("Former member"), &Value::Null));

        town.deliver().await;
        assert_eq!(tables_with(db, WORD).await, BTreeSet::new());
        let subjects: Vec<String> = db.all("SELECT subject FROM email_log WHERE link LIKE '/%' ORDER BY id", params![]).await.unwrap();
        assert_eq!(subjects, ["-"; 4], "that something was sent stays known");
        assert_eq!(ledger(db).await, sums);
        assert_eq!(admin.get("/users?q=zyxword").await.ok().json()["data"], json!([]));
        let (status, hash, at): (String, String, Option<chrono::DateTime<chrono::Utc>>) =
            db.one("SELECT status, password_hash, anonymised_at FROM users WHERE id = 7000001", params![]).await.unwrap();
        assert_eq!((status.as_str(), hash.as_str(), at), ("inactive", "-", Some(town.clock.now())));
        assert_eq!(indexed(db).await, [0, 0]);
        assert_eq!(decides(&admin, &json!(7_000_001), json!({ "status": "completed" })).await.refusal().1, "INVALID_STATE");
    }

    async fn members_leave_with_their_password(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let sent = ada.post("/messages", json!({ "recipient_id": ben.id, "body": "See you at five" })).await.ok().json()["data"]["id"].clone();
        ben.post("/messages", json!({ "recipient_id": ada.id, "body": "Fine" })).await.ok();
        let heading = heading(&town, "repair").await;
        let listing = ada.post("/listings", json!({
            "title": "Bicycle repair", "description": "Punctures, brakes and gears of every kind.", "type": "offer", "category_id": heading,
        })).await.ok().json()["data"]["id"].clone();
        upload(&ada, "/users/me/avatar", "avatar", &[&photograph()]).await.ok();
        upload(&ada, &format!("/listings/{listing}/image"), "image", &[&photograph()]).await.ok();
        assert_eq!(files(&town).len(), 4, "two pictures and their small ones");

        for (body, code, status) in [
            (json!({}), "VALIDATION_ERROR", 400),
            (json!({ "password": "" }), "VALIDATION_ERROR", 400),
        ] {
            let refused = ada.send(ada.request(Method::DELETE, "/users/me", Some(body))).await;
            assert_eq!((refused.status.as_u16(), refused.code().as_str()), (status, code));
            town.later(chrono::TimeDelta::seconds(61));
        }
        let wrong = leaves(&ada, "not my password at all").await;
        assert_eq!((wrong.status.as_u16(), wrong.refusal().1, wrong.refusal().2), (403, "INVALID_PASSWORD".to_owned(), "password".to_owned()));
        town.later(chrono::TimeDelta::seconds(61));
        assert_eq!(leaves(&ada, PASSWORD).await.ok().json()["data"], json!({ "message": "Your account has been deleted." }));

        assert_eq!(ada.get("/users/me").await.status.as_u16(), 401, "the token is dead");
        let email = "ada@harbour.example";
        let again = town.stranger().in_community(Some("harbour")).post("/api/auth/login", json!({ "email": email, "password": PASSWORD })).await;
        assert_eq!((again.status.as_u16(), again.code().as_str()), (401, "AUTH_INVALID_CREDENTIALS"));
        assert_eq!(ben.get(&format!("/listings/{listing}")).await.refusal().1, "NOT_FOUND");
        let thread = ben.get(&format!("/messages/{}", ada.id)).await.ok().json()["data"].clone();
        let hers = thread.as_array().unwrap().iter().find(|message| message["id"] == sent).unwrap().clone();
        assert_eq!((&hers["is_deleted"], &hers["body"]), (&json!(true), &json!("")));
        assert!(thread.to_string().contains("Fine"), "what others wrote stays theirs");
        assert!(!ben.get("/users").await.ok().json().to_string().contains("Former"));
        assert_eq!(ben.post("/messages", json!({ "recipient_id": ada.id, "body": "?" })).await.status.as_u16() / 100, 4);
        assert_eq!(tables_with(town.db(), email).await, BTreeSet::new());
        crate::support::until(|| files(&town).is_empty()).await;
        assert_eq!(town.count("media_files").await, 0);
    }

    async fn the_only_administrator_stays(town: Town) {
        let admin = town.member_as("harbour", "warden", "admin").await;
        assert_eq!(leaves(&admin, PASSWORD).await.refusal().1, "SOLE_ADMIN");
        assert_eq!(admin.get("/users/me").await.status.as_u16(), 200);
    }

    async fn a_copy_has_what_is_theirs_and_nothing_of_others(town: Town) {
        let [ada, ben, cid] = town.members(["ada", "ben", "cid"]).await;
        ada.post("/messages", json!({ "recipient_id": ben.id, "body": "wordofada" })).await.ok();
        ben.post("/messages", json!({ "recipient_id": cid.id, "body": "secretofben" })).await.ok();
        let copy = ada.post("/me/data-export", json!({})).await.ok();
        assert_eq!(copy.header("content-disposition").map(|value| value.starts_with("attachment")), Some(true));
        assert_eq!(copy.header("cache-control"), Some("no-store"));
        let whole = copy.json();
        assert_eq!((&whole["about"]["member_id"], &whole["about"]["failed"]), (&json!(ada.id), &json!([])));
        assert_eq!(whole["data"]["profile"][0]["email"], "ada@harbour.example");
        assert_eq!((&whole["data"]["messages"][0]["body"], &whole["data"]["messages"][0]["is_sent"]), (&json!("wordofada"), &json!(true)));
        let text = copy.text();
        for strange in ["secretofben", "ben@harbour.example", "password_hash", "argon2"] {
            assert!(!text.contains(strange), "{strange}");
        }
        let zip = ada.post("/me/data-export", json!({ "format": "zip" })).await.ok();
        assert_eq!((zip.header("content-type"), &zip.bytes[..4]), (Some("application/zip"), &b"PK\x03\x04"[..]));
        let history = ada.get("/me/data-export/history").await.ok().json()["data"]["exports"].clone();
        let formats: Vec<&str> = history.as_array().unwrap().iter().map(|one| one["format"].as_str().unwrap()).collect();
        assert_eq!(formats, ["zip", "json"]);
        assert_eq!(history[0]["id"].to_string(), zip.header("x-export-id").unwrap());
        assert_eq!(ben.get("/me/data-export/history").await.ok().json()["data"]["exports"], json!([]));
        let log = ada.get("/users/me/security-events").await.ok().json();
        assert_eq!(log["data"][0]["kind"], "data_exported");
        assert_eq!(ada.post("/me/data-export", json!({ "format": "exe" })).await.refusal(), (400, "VALIDATION_ERROR".to_owned(), "format".to_owned()));
        for _ in 0..2 {
            ada.post("/me/data-export", json!({})).await.ok();
        }
        assert_eq!(ada.post("/me/data-export", json!({})).await.status.as_u16(), 429);
    }

    async fn members_ask_and_administrators_decide(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        let far = town.member_as("meadow", "far", "admin").await;
        let made = asks(&ada, "access").await.ok();
        let request = made.json()["data"].clone();
        let id = request["request_id"].clone();
        assert_eq!((made.status.as_u16(), &request["status"], &request["request"]["notes"]), (201, &json!("pending"), &json!("please")));
        assert_eq!(request["request"]["due_at"], json!("2026-02-04T12:00:00Z"), "thirty days");
        assert_eq!(asks(&ada, "access").await.refusal(), (409, "DUPLICATE_REQUEST".to_owned(), String::new()));
        assert_eq!(asks(&ada, "magic").await.refusal(), (400, "VALIDATION_ERROR".to_owned(), "type".to_owned()));
        assert!(bell(&town, &ada).await.contains(&"data_request_received".to_owned()));
        assert!(bell(&town, &admin).await.contains(&"gdpr_request".to_owned()));
        assert_eq!(bell(&town, &ben).await, Vec::<String>::new());

        assert_eq!(ada.get(DESK).await.refusal().1, "forbidden");
        assert_eq!(far.get(DESK).await.ok().json()["data"], json!([]));
        assert_eq!(decides(&far, &id, json!({ "status": "completed" })).await.refusal().1, "NOT_FOUND");
        assert_eq!(ben.delete(&format!("/users/me/gdpr-requests/{id}")).await.refusal().1, "NOT_FOUND");
        let listed = admin.get(&format!("{DESK}?status=pending")).await.ok().json()["data"].clone();
        assert_eq!((listed.as_array().unwrap().len(), &listed[0]["email"], &listed[0]["user_id"]), (1, &json!("ada@harbour.example"), &json!(ada.id)));
        assert_eq!(admin.get(&format!("{DESK}?status=rejected")).await.ok().json()["data"], json!([]));

        assert_eq!(decides(&admin, &id, json!({ "status": "processing" })).await.ok().json()["data"]["status"], "processing");
        assert_eq!(decides(&admin, &id, json!({ "status": "processing" })).await.refusal().1, "INVALID_STATE");
        assert_eq!(decides(&admin, &id, json!({ "status": "rejected", "decision": " " })).await.refusal(), (400, "VALIDATION_ERROR".to_owned(), "decision".to_owned()));
        decides(&admin, &id, json!({ "status": "rejected", "decision": "We need your name." })).await.ok();
        assert!(bell(&town, &ada).await.contains(&"data_request_rejected".to_owned()));
        let mine = ada.get("/users/me/gdpr-requests").await.ok().json()["data"].clone();
        assert_eq!((&mine[0]["status"], &mine[0]["decision"]), (&json!("rejected"), &json!("We need your name.")));
        assert_eq!(ada.delete(&format!("/users/me/gdpr-requests/{id}")).await.refusal().1, "INVALID_STATE");

        let own = asks(&admin, "access").await.ok().json()["data"]["request_id"].clone();
        assert_eq!(decides(&admin, &own, json!({ "status": "completed" })).await.refusal().1, "FORBIDDEN");
        assert_eq!(admin.delete(&format!("/users/me/gdpr-requests/{own}")).await.ok().json()["data"]["status"], "withdrawn");

        let (one, other) = join!(asks(&ben, "objection"), asks(&ben, "objection"));
        let mut answers = [one.status.as_u16(), other.status.as_u16()];
        answers.sort_unstable();
        assert_eq!(answers, [201, 409]);
        // Whoever runs the program is told of what is not answered in time.
        let unattended = async || store::UNATTENDED[0].waiting(town.db(), town.clock.now()).await.unwrap();
        town.later(TimeDelta::days(30) - TimeDelta::seconds(1));
        assert_eq!(unattended().await, 0);
        town.later(TimeDelta::seconds(1));
        assert_eq!(unattended().await, 1);
    }

    async fn administrators_read_one_request(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        let far = town.member_as("meadow", "far", "admin").await;
        let id = asks(&ada, "access").await.json()["data"]["request_id"].clone();
        let path = format!("{DESK}/{id}");
        let read = admin.get(&path).await.ok().json()["data"].clone();
        assert_eq!(read, admin.get(DESK).await.ok().json()["data"][0]);
        assert_eq!((&read["user_id"], &read["notes"]), (&json!(ada.id), &json!("please")));
        assert_eq!(ada.get(&path).await.refusal(), (403, "forbidden".into(), String::new()));
        assert_eq!(town.stranger().in_community(Some("harbour")).get(&path).await.code(), "auth_required");
        let missing = (404, "NOT_FOUND".to_owned(), String::new());
        assert_eq!(far.get(&path).await.refusal(), missing);
        assert_eq!(admin.get(&format!("{DESK}/{}", i64::MAX)).await.refusal(), missing);
    }

    async fn the_graph_asks_and_decides_too(town: Town) {
        let [ada, other] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        let made = ada.graphql(CREATE, json!({ "input": { "type": "PORTABILITY" } })).await.json()["data"]["createDataRequest"]["dataRequest"].clone();
        assert_eq!((&made["type"], &made["status"]), (&json!("PORTABILITY"), &json!("PENDING")));
        let mine = ada.graphql(MINE, json!({})).await.json()["data"]["viewer"].clone();
        assert_eq!((&mine["dataRequests"][0]["id"], &mine["dataExports"]), (&made["id"], &json!([])));
        let listed = admin.get(DESK).await.ok().json()["data"][0]["id"].clone();
        let one = "query($id: ID!) { dataRequest(id: $id) { id type status email member { id } } }";
        let read = admin.graphql(one, json!({ "id": listed.to_string() })).await.json()["data"]["dataRequest"].clone();
        assert_eq!((&read["status"], &read["email"]), (&json!("PENDING"), &json!("ada@harbour.example")));
        // It is the same thing to both, and to nobody else; the address is told to administrators.
        let node = "query($id: ID!) { node(id: $id) { ... on DataRequest { id email member { restId } } } }";
        let seen = async |person: &Person| person.graphql(node, json!({ "id": made["id"] })).await.json()["data"]["node"].clone();
        let own = json!({ "id": made["id"], "email": null, "member": { "restId": ada.id.to_string() } });
        let theirs = json!({ "id": read["id"], "email": "ada@harbour.example", "member": { "restId": ada.id.to_string() } });
        assert_eq!((seen(&ada).await, seen(&admin).await, seen(&other).await), (own, theirs, Value::Null));
        let input = json!({ "input": { "requestId": listed.to_string(), "status": "COMPLETED", "decision": "Done." } });
        let refused = ada.graphql(DECIDE, input.clone()).await.json();
        assert_eq!(refused["errors"][0]["extensions"]["code"], "FORBIDDEN");
        let decided = admin.graphql(DECIDE, input).await.json()["data"]["decideDataRequest"]["dataRequest"].clone();
        assert_eq!((&decided["status"], &decided["decision"]), (&json!("COMPLETED"), &json!("Done.")));
    }

    async fn whoever_asks_to_leave_is_signed_out_and_may_think_again(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let path = "/api/gdpr/delete-account";
        assert_eq!(ada.post(path, json!({ "password": "wrong and long" })).await.refusal(), (403, "INVALID_PASSWORD".to_owned(), "password".to_owned()));
        let asked = ada.post(path, json!({ "password": PASSWORD, "reason": "Moving", "feedback": "Thanks" })).await.ok().json()["data"].clone();
        assert_eq!(asked["logout_required"], true);
        assert_eq!(ada.get("/users/me").await.status.as_u16(), 401);
        town.later(chrono::TimeDelta::seconds(2));
        let login = json!({ "email": "ada@harbour.example", "password": PASSWORD });
        let token = town.stranger().in_community(Some("harbour")).post("/api/auth/login", login).await.ok().json()["access_token"].clone();
        let back = ada.with_token(token.as_str());
        let mine = back.get("/users/me/gdpr-requests").await.ok().json()["data"].clone();
        assert_eq!((&mine[0]["id"], &mine[0]["notes"], &mine[0]["type"]), (&asked["request_id"], &json!("Moving\n\nThanks"), &json!("erasure")));
        assert_eq!(bell(&town, &back).await, ["account_deletion_received"], "nobody can tell them when it was carried out");
        back.delete(&format!("/users/me/gdpr-requests/{}", asked["request_id"])).await.ok();
        assert_eq!(back.get("/users/me").await.status.as_u16(), 200);
    }

    async fn hours_that_move_while_somebody_leaves_are_not_lost(town: Town) {
        let ben = town.member_as("harbour", "ben", "member").await;
        let admin = town.member_as("harbour", "warden", "admin").await;
        let mut moved = Vec::new();
        for round in 0..4 {
            let ada = town.member_as("harbour", &format!("leaver{round}"), "member").await;
            grant(&town, &ben, 1_000).await;
            grant(&town, &ada, 1_000).await;
            let request = asks(&ada, "erasure").await.ok().json()["data"]["request_id"].clone();
            let before = ledger(town.db()).await;
            let to_ada = ben.post("/wallet/transfer", json!({ "recipient": ada.id, "amount": 1, "description": "For wool" }));
            let to_ben = ada.post("/wallet/transfer", json!({ "recipient": ben.id, "amount": 2, "description": "zyxparting" }));
            let erased = decides(&admin, &request, json!({ "status": "completed" }));
            let (to_ada, to_ben, erased) = if round % 2 == 0 {
                join!(to_ada, to_ben, erased)
            } else {
                let (erased, to_ben, to_ada) = join!(erased, to_ben, to_ada);
                (to_ada, to_ben, erased)
            };
            erased.ok();
            assert!([(201, ""), (422, "TRANSFER_FAILED")].contains(&(to_ada.status.as_u16(), to_ada.code().as_str())), "{}", to_ada.text());
            assert!([201, 401, 422].contains(&to_ben.status.as_u16()), "{}", to_ben.text());
            let hours = |sent: &Heard, hundredths: i64| if sent.status.as_u16() == 201 { hundredths } else { 0 };
            let (came, went) = (hours(&to_ada, 100), hours(&to_ben, 200));
            moved.push(came + went);

            let sql = "SELECT balance FROM accounts WHERE tenant_id = $1 AND user_id = $2";
            assert_eq!(town.db().one::<i64>(sql, params![town.harbour, ada.id]).await.unwrap(), 1_000 + came - went);
            let after = ledger(town.db()).await;
            assert_eq!((after[0], after[2]), (before[0], before[2] + came + went));
            is_sound(&town).await;
            assert_eq!(tables_with(town.db(), "zyxparting").await, BTreeSet::new(), "their words go, whoever is first");
            let late = ben.post("/wallet/transfer", json!({ "recipient": ada.id, "amount": 1 })).await;
            assert_eq!((late.status.as_u16(), late.code().as_str()), (422, "TRANSFER_FAILED"));
        }
        assert!(moved.iter().any(|hundredths| *hundredths > 0), "no transfer was in flight: {moved:?}");
    }
}
