//! What providers for phones are sent, and what becomes of what they say.

use std::path::PathBuf;

use chrono::TimeDelta;
use http::header;
use jsonwebtoken::{Algorithm, DecodingKey, Validation};
use serde_json::{Value, json};
use tempfile::TempDir;
use timeweave::params;

use super::service::{Say, Service, granted};
use super::{MESSAGE, Saying, campaigns, log, register, say, send, subscribe, town};
use crate::support::{Engine, Town};

/// The public half of the key in `tests/push/service-account.json`, which opens nothing.
const MODULUS: &str = "v_kzz7vj6--XtC9Wbx0n2a_h3nW857551OfHnQjuw8Hr5Xy-9iQa4j2pu57WMF8xOM-YK_alV1rmAgPCCMI0hKkrcaE9DfIuvN5THpLq-l8PKDBKjSNfRVeZOp4xpM8hew9D0RM4x_fcjC-8t2YLn9l_WeJiSlCIMwTm_MvNE19FANSJZhCyEDNSS7AYvrsDuN2LdoWUiB1hkVy5wWRK1rUhHnT5G1NytyTTu-AfS8xhoHrB6gAS1prBTUgA_HT9-y6_Nc9XMqq6E5IgByIo44K7ZCmzl_ReVXUh23wnVtgC0ySYVVSa-3e21RuOtGdRXiJS_IP_4ku_XnF_YBr-dw";

/// Google's and Expo's services on this machine, and a town that knows them.
struct Providers {
    sign_in: Service,
    fcm: Service,
    expo: Service,
    town: Town,
    _folder: TempDir,
}

const SEND: &str = "/v1/projects/timeweave-test/messages:send";

impl Providers {
    async fn on(engine: Engine) -> Self {
        let (sign_in, fcm, expo) = (Service::open().await, Service::open().await, Service::open().await);
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("account.json");
        let source = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/push/service-account.json");
        let mut account: Value = serde_json::from_slice(&std::fs::read(source).unwrap()).unwrap();
        account["token_uri"] = json!(sign_in.at("/token"));
        std::fs::write(&file, account.to_string()).unwrap();
        let more = format!(
            "fcm_service_account = {:?}\nfcm_url = {:?}\nexpo_url = {:?}",
            file.display().to_string(),
            fcm.origin,
            expo.origin
        );
        Self { town: town(engine, &more).await, sign_in, fcm, expo, _folder: folder }
    }
}

/// A test on both engines with providers on this machine.
macro_rules! with_providers {
    ($(async fn $name:ident($there:ident: Providers) $body:block)+) => {$(
        mod $name {
            use super::*;

            async fn story($there: Providers) $body

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn sqlite() {
                Box::pin(story(Providers::on(Engine::Sqlite).await)).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            #[ignore = "needs PostgreSQL: scripts/test runs it"]
            async fn postgres() {
                Box::pin(story(Providers::on(Engine::Postgres).await)).await;
            }
        }
    )+};
}

fn refusal(status: u16, word: &str) -> Say {
    let details = json!([{ "@type": "type.googleapis.com/google.firebase.fcm.v1.FcmError", "errorCode": word }]);
    Say::Json(status, json!({ "error": { "code": status, "status": word, "details": details } }))
}

async fn phones(town: &Town) -> Vec<String> {
    town.db().all("SELECT token FROM fcm_device_tokens ORDER BY token", params![]).await.unwrap()
}

/// When what is said now is over, as APNs reads it.
fn tomorrow(town: &Town) -> String {
    (town.clock.now() + TimeDelta::hours(24)).timestamp().to_string()
}

type Line = (String, String, Option<bool>, i64, i64, String);

fn line(kind: &str, status: &str, web: Option<bool>, sent: i64, failed: i64, error: &str) -> Line {
    (kind.to_owned(), status.to_owned(), web, sent, failed, error.to_owned())
}

with_providers! {
    async fn whole_messages_and_nothing_else_leave_the_house(there: Providers) {
        let town = &there.town;
        let [ada] = town.members(["ada"]).await;
        register(&ada, "phone").await;
        register(&ada, "ExponentPushToken[x]").await;
        there.sign_in.plan([granted("access")]);
        there.fcm.plan([Say::Json(200, json!({ "name": "projects/timeweave-test/messages/1" }))]);
        there.expo.plan([Say::Json(200, json!({ "data": [{ "status": "ok", "id": "1" }] }))]);
        say(town, &ada, MESSAGE).await;
        assert_eq!(send(town).await.finished, 1);

        let data = json!({ "schema_version": "1", "type": "new_message", "link": "/messages/7" });
        let (title, body) = ("You have a new message", "Open the app to see it.");
        let came = there.fcm.came();
        assert_eq!((came.len(), came[0].path.as_str(), came[0].header("authorization")), (1, SEND, "Bearer access"));
        let message = json!({
            "token": "phone", "notification": { "title": title, "body": body }, "data": data, "android": { "ttl": "86400s" },
            "apns": { "headers": { "apns-expiration": tomorrow(town) } },
        });
        assert_eq!(came[0].json(), json!({ "message": message }));
        let came = there.expo.came();
        assert_eq!((came.len(), came[0].path.as_str()), (1, "/--/api/v2/push/send"));
        assert_eq!(
            came[0].json(),
            json!([{ "to": "ExponentPushToken[x]", "title": title, "body": body, "sound": "default", "ttl": 86_400, "data": data }])
        );
        assert_eq!(log(town).await, [line("new_message", "delivered", None, 2, 0, "")]);

        let signed = &there.sign_in.came()[0];
        assert_eq!(signed.header(header::CONTENT_TYPE.as_str()), "application/x-www-form-urlencoded");
        let form: Vec<(String, String)> = form_urlencoded::parse(&signed.body).into_owned().collect();
        assert_eq!((form.len(), form[0].0.as_str(), form[0].1.as_str()), (2, "grant_type", "urn:ietf:params:oauth:grant-type:jwt-bearer"));
        assert_eq!(form[1].0, "assertion");
        let mut validation = Validation::new(Algorithm::RS256);
        validation.validate_exp = false;
        validation.validate_aud = false;
        let key = DecodingKey::from_rsa_components(MODULUS, "AQAB").unwrap();
        let word = jsonwebtoken::decode::<Value>(&form[1].1, &key, &validation).unwrap();
        assert_eq!(word.header.kid.as_deref(), Some("key-of-nothing"));
        let now = town.clock.now().timestamp();
        assert_eq!(
            word.claims,
            json!({
                "iss": "push@timeweave-test.example", "scope": "https://www.googleapis.com/auth/firebase.messaging",
                "aud": there.sign_in.at("/token"), "iat": now, "exp": now + 3_600,
            })
        );
    }

    async fn a_phone_is_told_that_there_is_an_advertisement_and_nothing_of_it(there: Providers) {
        let town = &there.town;
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "root", "admin").await;
        campaigns::allow(town, true).await;
        campaigns::opt_in(&ben, true).await;
        register(&ben, "phone").await;
        there.sign_in.plan([granted("access")]);
        there.fcm.plan([Say::Json(200, json!({})), Say::Json(200, json!({}))]);
        let id = campaigns::waiting(&ada, json!({})).await;
        campaigns::decide(&admin, id, "approve", json!({})).await.ok();
        town.deliver().await;
        send(town).await;
        let came = there.fcm.came();
        assert_eq!(came.len(), 1);
        let message = came[0].json()["message"].clone();
        assert_eq!(message["notification"], json!({ "title": "There is an advertisement for you", "body": "Open the app to see it." }));
        assert_eq!(message["data"], json!({ "schema_version": "1", "type": "push_campaign", "link": format!("/me/push-campaigns/{id}") }));
        // Whoever thinks again before it leaves is spared.
        let id = campaigns::waiting(&ada, json!({})).await;
        campaigns::decide(&admin, id, "approve", json!({})).await.ok();
        town.deliver().await;
        campaigns::opt_in(&ben, false).await;
        send(town).await;
        assert_eq!((there.fcm.came().len(), town.count("paid_push_campaign_sends").await), (1, 2));
    }

    async fn an_emergency_is_loud(there: Providers) {
        let town = &there.town;
        let [ada] = town.members(["ada"]).await;
        register(&ada, "phone").await;
        register(&ada, "ExpoPushToken[x]").await;
        there.sign_in.plan([granted("access")]);
        there.fcm.plan([Say::Json(200, json!({}))]);
        there.expo.plan([Say::Json(200, json!({ "data": [{ "status": "ok" }] }))]);
        say(town, &ada, Saying { kind: "caring_emergency_alert", link: "/help", ..MESSAGE }).await;
        send(town).await;
        let message = there.fcm.came()[0].json()["message"].clone();
        assert_eq!(
            message["android"],
            json!({
                "ttl": "86400s", "priority": "HIGH",
                "notification": { "channel_id": "caring_emergency", "notification_priority": "PRIORITY_MAX" },
            })
        );
        assert_eq!(message["apns"], json!({ "headers": { "apns-expiration": tomorrow(town), "apns-priority": "10" } }));
        assert_eq!(message["data"], json!({ "schema_version": "1", "type": "caring_emergency_alert", "link": "/help" }));
        let message = there.expo.came()[0].json()[0].clone();
        assert_eq!((&message["priority"], &message["channelId"]), (&json!("high"), &json!("caring_emergency")));
    }

    async fn providers_keep_a_message_for_what_is_left_of_its_day(there: Providers) {
        let town = &there.town;
        let [ada] = town.members(["ada"]).await;
        register(&ada, "phone").await;
        register(&ada, "ExpoPushToken[x]").await;
        let later = || Say::Later(503, "82800".to_owned());
        there.sign_in.plan([granted("first"), granted("second")]);
        there.fcm.plan([later(), Say::Status(200)]);
        there.expo.plan([later(), Say::Json(200, json!({ "data": [{ "status": "ok" }] }))]);
        let ends = tomorrow(town);
        say(town, &ada, MESSAGE).await;
        assert_eq!(send(town).await.postponed, 1);
        town.later(TimeDelta::hours(23));
        assert_eq!(send(town).await.finished, 1);
        let (fcm, expo) = (there.fcm.came()[1].json()["message"].clone(), there.expo.came()[1].json()[0].clone());
        assert_eq!(fcm["android"], json!({ "ttl": "3600s" }));
        assert_eq!(fcm["apns"], json!({ "headers": { "apns-expiration": ends } }));
        assert_eq!(expo["ttl"], json!(3_600));
        let data = json!({ "schema_version": "1", "type": "new_message", "link": "/messages/7" });
        assert_eq!((&fcm["data"], &expo["data"]), (&data, &data));
    }

    async fn what_phones_do_not_show_goes_to_browsers_alone(there: Providers) {
        let town = &there.town;
        let [ada] = town.members(["ada"]).await;
        let service = Service::open().await;
        register(&ada, "phone").await;
        subscribe(&ada, &service.at("/201/a")).await;
        let quiet = ["story_reaction", "group_chatroom_message", "caring_help_offered", "new_user_registered", "safeguarding_flag"];
        for kind in quiet {
            assert!(say(town, &ada, Saying { kind, ..MESSAGE }).await);
        }
        assert_eq!(send(town).await.finished, 5);
        assert_eq!((service.came().len(), there.fcm.came().len(), there.sign_in.came().len()), (5, 0, 0));
    }

    async fn a_link_that_is_no_page_for_members_leads_to_the_bell(there: Providers) {
        let town = &there.town;
        let [ada] = town.members(["ada"]).await;
        register(&ada, "phone").await;
        there.sign_in.plan([granted("access")]);
        for (link, expected) in [
            ("/admin/users", "/notifications"),
            ("/connections?member=7", "/notifications"),
            ("/harbour/events/3#x", "/harbour/events/3"),
            ("https://evil.example", "/notifications"),
            ("/listings/3?token=x", "/notifications"),
        ] {
            there.fcm.plan([Say::Status(200)]);
            assert!(say(town, &ada, Saying { link, ..MESSAGE }).await);
            send(town).await;
            assert_eq!(there.fcm.came().last().unwrap().json()["message"]["data"]["link"], expected, "{link}");
        }
    }

    async fn only_what_is_said_of_a_phone_removes_it(there: Providers) {
        let town = &there.town;
        let [ada] = town.members(["ada"]).await;
        there.sign_in.plan([granted("access")]);
        let table = [
            ("unregistered", refusal(404, "UNREGISTERED"), true),
            ("not found", Say::Json(404, json!({ "error": { "status": "NOT_FOUND" } })), true),
            ("no token", refusal(400, "INVALID_ARGUMENT"), true),
            ("another's", refusal(403, "SENDER_ID_MISMATCH"), false),
            ("no such page", Say::Status(404), false),
        ];
        for (token, answer, gone) in table {
            register(&ada, token).await;
            there.fcm.plan([answer]);
            town.later(TimeDelta::minutes(2));
            say(town, &ada, MESSAGE).await;
            assert_eq!(send(town).await.finished, 1, "{token}");
            assert_eq!(phones(town).await.is_empty(), gone, "{token}");
            town.db().run("DELETE FROM fcm_device_tokens", params![]).await.unwrap();
        }
        register(&ada, "ExpoPushToken[x]").await;
        let gone = json!({ "data": [{ "status": "error", "details": { "error": "DeviceNotRegistered" } }] });
        there.expo.plan([Say::Json(200, gone)]);
        town.later(TimeDelta::minutes(2));
        say(town, &ada, MESSAGE).await;
        send(town).await;
        assert!(phones(town).await.is_empty());
    }

    async fn one_signs_in_once_an_hour_and_again_when_refused(there: Providers) {
        let town = &there.town;
        let members = town.members(["ada", "ben", "cleo", "dora", "eve", "finn"]).await;
        for person in &members {
            register(person, &person.name).await;
        }
        there.sign_in.plan([granted("first"), granted("second"), granted("third")]);
        there.fcm.plan((0..6).map(|_| Say::Status(200)));
        for person in &members {
            say(town, person, MESSAGE).await;
        }
        assert_eq!(send(town).await.finished, 6);
        assert_eq!((there.sign_in.came().len(), there.fcm.came().len()), (1, 6), "six at once sign in once");

        town.later(TimeDelta::seconds(3_541));
        there.fcm.plan([Say::Status(200)]);
        say(town, &members[0], MESSAGE).await;
        send(town).await;
        assert_eq!((there.sign_in.came().len(), there.fcm.came()[6].header("authorization")), (2, "Bearer second"));

        town.later(TimeDelta::minutes(2));
        there.fcm.plan([refusal(401, "UNAUTHENTICATED"), Say::Status(200)]);
        say(town, &members[0], MESSAGE).await;
        assert_eq!(send(town).await.finished, 1);
        let used: Vec<String> = there.fcm.came()[7..].iter().map(|came| came.header("authorization").to_owned()).collect();
        assert_eq!(used, ["Bearer second", "Bearer third"]);
        assert_eq!(phones(town).await.len(), 6, "our own credentials say nothing about a phone");
    }

    async fn a_refused_sign_in_is_not_for_ever_and_removes_nobody(there: Providers) {
        let town = &there.town;
        let [ada] = town.members(["ada"]).await;
        register(&ada, "phone").await;
        there.sign_in.plan([Say::Status(503), Say::Json(400, json!({ "error": "invalid_grant" }))]);
        say(town, &ada, MESSAGE).await;
        assert_eq!(send(town).await.postponed, 1);
        town.later(TimeDelta::hours(1));
        assert_eq!(send(town).await.finished, 1);
        assert_eq!(log(town).await, [line("new_message", "failed", None, 0, 1, "native: sign-in: 400")]);
        assert_eq!((phones(town).await.len(), there.fcm.came().len()), (1, 0));
    }

    async fn each_way_is_for_itself(there: Providers) {
        let town = &there.town;
        let [ada] = town.members(["ada"]).await;
        let service = Service::open().await;
        register(&ada, "phone").await;
        subscribe(&ada, &service.at("/201/a")).await;
        there.sign_in.plan([granted("access")]);
        there.fcm.plan([refusal(403, "SENDER_ID_MISMATCH"), Say::Status(200)]);
        say(town, &ada, MESSAGE).await;
        send(town).await;
        town.later(TimeDelta::minutes(2));
        service.plan([Say::Status(400)]);
        say(town, &ada, MESSAGE).await;
        send(town).await;
        assert_eq!(
            log(town).await,
            [
                line("new_message", "partial", Some(true), 0, 1, "native: 403 SENDER_ID_MISMATCH"),
                line("new_message", "partial", Some(false), 1, 0, "web: 400"),
            ]
        );
    }
}

#[tokio::test]
async fn what_is_not_configured_fails_at_once_and_is_not_tried_again() {
    let town = town(Engine::Sqlite, "").await;
    let [ada] = town.members(["ada"]).await;
    let service = Service::open().await;
    register(&ada, "one").await;
    register(&ada, "two").await;
    say(&town, &ada, MESSAGE).await;
    assert_eq!(send(&town).await.finished, 1);
    subscribe(&ada, &service.at("/201/a")).await;
    town.later(TimeDelta::minutes(2));
    say(&town, &ada, MESSAGE).await;
    assert_eq!(send(&town).await.finished, 1);
    assert_eq!(
        log(&town).await,
        [
            line("new_message", "failed", None, 0, 2, "native: not configured"),
            line("new_message", "partial", Some(true), 0, 2, "native: not configured"),
        ]
    );
    assert_eq!(phones(&town).await.len(), 2);
}

#[tokio::test]
async fn a_service_accounts_file_that_is_none_stops_the_start() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("account.json");
    std::fs::write(&file, "{\"private_key\":\"hush\"}").unwrap();
    let text = format!(
        "[data]\ndir = {:?}\n[push]\nfcm_service_account = {:?}",
        folder.path().display().to_string(),
        file.display().to_string()
    );
    let config = timeweave::config::Config::parse(&text).unwrap();
    let chance = timeweave::base::Chance::System;
    let Err(error) = timeweave::app::App::open(&config, timeweave::base::Clock::System, chance).await else {
        panic!("it started")
    };
    let told = error.to_string();
    assert!(told.contains("account.json: this is no service account") && !told.contains("hush"), "{told}");
}
