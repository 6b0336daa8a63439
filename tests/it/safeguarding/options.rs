//! What members tell of their safety in their first steps: who offers, who tells, who reads, and what follows.

use http::Method;
use serde_json::{Value, json};
use timeweave::params;
use timeweave::tenancy::Tenants;
use tokio::join;

use super::lifts;
use crate::each_engine;
use crate::marketplace_trade::UNLIMITED;
use crate::support::{Heard, PASSWORD, Person, Town};

/// An option, and what is said of it.
type Told<'a> = (&'a Value, Option<&'a str>);

const OPTIONS: &str = "/admin/safeguarding/options";
const CHOICES: &str = "/admin/safeguarding/choices";
const READS: &str = "/users/me/safeguarding-reads";
const ASKED: &str = "/onboarding/safeguarding-options";
const TELL: &str = "/onboarding/safeguarding";
const OPERATIONS: [&str; 4] = [
    include_str!("../../../graphql/operations/safeguarding/options.graphql"),
    include_str!("../../../graphql/operations/safeguarding/create_option.graphql"),
    include_str!("../../../graphql/operations/safeguarding/choose.graphql"),
    include_str!("../../../graphql/operations/safeguarding/choices.graphql"),
];

async fn offers(admin: &Person, option: Value) -> Value {
    let made = admin.post(OPTIONS, option).await.ok();
    assert_eq!(made.status.as_u16(), 201);
    made.json()["data"]["id"].clone()
}

async fn changes(admin: &Person, id: &Value, body: Value) -> Heard {
    admin.send(admin.request(Method::PUT, &format!("{OPTIONS}/{id}"), Some(body))).await
}

async fn tells(who: &Person, told: &[(&Value, Option<&str>)]) -> Heard {
    let told: Vec<Value> = told.iter().map(|(id, value)| json!({ "option_id": id, "value": value })).collect();
    who.post(TELL, json!({ "preferences": told })).await
}

fn fields(heard: &Heard) -> (u16, Vec<String>) {
    let items = heard.json()["errors"].clone();
    let field = |item: &Value| item["field"].as_str().unwrap_or_default().to_owned();
    (heard.status.as_u16(), items.as_array().into_iter().flatten().map(field).collect())
}

async fn newcomer(town: &Town, name: &str) -> Person {
    let person = town.member_as("harbour", name, "member").await;
    let sql = "UPDATE users SET onboarding_completed = FALSE, avatar_url = '/uploads/x.png', bio = 'I bake and I mend.' WHERE id = $1";
    town.db().run(sql, params![person.id]).await.unwrap();
    person
}

async fn staff_heard(town: &Town, who: &Person) -> Vec<(String, String)> {
    town.deliver().await;
    let lines = "SELECT type, link FROM notifications WHERE user_id = $1 ORDER BY id";
    town.db().all(lines, params![who.id]).await.unwrap()
}

each_engine! {
    async fn what_is_told_is_for_staff_alone_and_protects_until_they_lift_it(town: Town = UNLIMITED) {
        let (ada, ben) = (newcomer(&town, "ada").await, newcomer(&town, "ben").await);
        let broker = town.member_as("harbour", "bo", "broker").await;
        let admin = town.member_as("harbour", "al", "admin").await;
        let far = town.member_as("meadow", "far", "admin").await;
        // Where nothing is offered, there is no step, and nothing to tell.
        let steps = |config: Value| -> Vec<(String, bool)> {
            let all = config["data"]["steps"].as_array().unwrap().clone().into_iter();
            all.map(|step| (step["slug"].as_str().unwrap().to_owned(), step["required"].as_bool().unwrap())).collect()
        };
        assert!(!steps(ada.get("/onboarding/config").await.ok().json()).iter().any(|(slug, _)| slug == "safeguarding"));
        let nothing = tells(&ada, &[]).await.ok().json()["data"].clone();
        assert_eq!(nothing, json!({ "message": "Thank you. Only those who look after the community can read this.", "preferences_count": 0 }));

        let apart = offers(&admin, json!({ "option_key": "apart", "option_type": "checkbox", "label": " Nobody should write to me ", "measure": "no_contact", "sort_order": 2 })).await;
        let values = json!([{ "value": "always", "label": "Always" }, { "value": "first", "label": "The first time" }]);
        let support = offers(&admin, json!({ "option_key": "support", "option_type": "select", "label": "I would like support", "select_options": values, "is_required": true, "sort_order": 1 })).await;
        let read = offers(&admin, json!({ "option_key": "read", "option_type": "info", "label": "Whom to call", "description": " ", "help_url": "https://harbour.example/help", "sort_order": 3 })).await;
        assert!(steps(ada.get("/onboarding/config").await.ok().json()).contains(&("safeguarding".to_owned(), true)));
        let shown = ada.get(ASKED).await.ok().json()["data"].clone();
        assert_eq!(shown[0], json!({
            "id": support, "option_key": "support", "option_type": "select", "label": "I would like support", "description": null, "help_url": null,
            "is_required": true, "select_options": values, "is_chosen": false, "value": null,
        }));
        assert_eq!((&shown[1]["label"], &shown[2]["help_url"], shown.as_array().unwrap().len()), (&json!("Nobody should write to me"), &json!("https://harbour.example/help"), 3));
        assert!(!shown.to_string().contains("no_contact"), "what follows is not shown");

        // What is needed keeps the first steps open, and with them all that is closed before.
        let mandatory = json!({ "onboarding_enabled": true, "onboarding_mandatory": true, "legal_acceptance": "off" });
        town.db().run("UPDATE tenants SET settings = $2 WHERE id = $1", params![town.harbour, mandatory]).await.unwrap();
        town.world().room::<Tenants>().unwrap().forget();
        let early = ada.post("/onboarding/complete", json!({})).await;
        assert_eq!(early.refusal(), (422, "VALIDATION_REQUIRED_FIELD".into(), "safeguarding".into()));
        let written = json!({ "recipient_id": ben.id, "body": "Hello" });
        assert_eq!(ada.post("/messages", written.clone()).await.code(), "ONBOARDING_REQUIRED");
        let unknown = json!(9_999_999);
        let table: [(&[Told<'_>], usize); 6] = [
            (&[], 1),
            (&[(&support, None)], 1),
            (&[(&support, Some("never"))], 1),
            (&[(&support, Some("first")), (&support, Some("always"))], 1),
            (&[(&support, Some("first")), (&read, None)], 1),
            (&[(&apart, None), (&unknown, None)], 2),
        ];
        for (told, broken) in table {
            let refused = tells(&ada, told).await;
            assert_eq!(fields(&refused), (422, vec!["preferences".to_owned(); broken]), "{told:?}");
        }
        assert_eq!(town.count("safeguarding_choices").await, 0);
        let (bare, said) = ([(&support, Some("first")), (&apart, None)], [(&support, Some("first")), (&apart, Some("true"))]);
        let (one, other) = join!(tells(&ada, &bare), tells(&ada, &said));
        assert_eq!((one.ok().json()["data"]["preferences_count"].clone(), other.ok().json()["data"]["preferences_count"].clone()), (json!(2), json!(2)));
        assert_eq!((town.count("safeguarding_choices").await, town.count("safeguarding_measures").await), (2, 1), "once, however often it is told");
        ada.post("/onboarding/complete", json!({})).await.ok();

        // It is in force: nobody turns to ada, and she may turn to others.
        tells(&ben, &[(&support, Some("always"))]).await.ok();
        ben.post("/onboarding/complete", json!({})).await.ok();
        assert_eq!(ben.post("/messages", json!({ "recipient_id": ada.id, "body": "Hello" })).await.code(), "SAFEGUARDING_CONTACT_RESTRICTED");
        ada.post("/messages", written).await.ok();

        // Staff are told that there is something, and read what.
        let line = |who: &Person| ("safeguarding_choice_made".to_owned(), format!("/broker/safeguarding?member={}", who.id));
        let heard = staff_heard(&town, &broker).await;
        assert!(heard.contains(&line(&ada)) && heard.contains(&line(&ben)), "{heard:?}");
        assert_eq!(heard.iter().filter(|one| **one == line(&ada)).count(), 1);
        let page = broker.get(&format!("{CHOICES}?member_id={}", ada.id)).await.ok().json();
        let rows = page["data"].as_array().unwrap().clone();
        let measure = rows.iter().find(|row| row["option_key"] == "apart").unwrap()["measure_id"].clone();
        let first = rows.iter().find(|row| row["option_key"] == "support").unwrap();
        assert_eq!(*first, json!({
            "id": first["id"], "member_id": ada.id, "option_id": support, "option_key": "support", "label": "I would like support", "value": "first",
            "measure_id": null, "chosen_at": "2026-01-05T12:00:00Z", "withdrawn_at": null,
        }));
        let all = broker.get(&format!("{CHOICES}?per_page=2")).await.ok().json();
        assert_eq!((all["data"].as_array().unwrap().len(), &all["meta"]["has_more"]), (2, &json!(true)));

        // Each reads who has read it, and when; a page on which they do not stand is none of theirs. Nobody reads it for them.
        let own = ada.get(READS).await.ok().json()["data"].clone();
        assert_eq!(own, json!([{
            "id": own[0]["id"], "reader_id": broker.id, "reader_name": "Bo Tester", "times": 2, "first_read_at": "2026-01-05T12:00:00Z",
            "last_read_at": "2026-01-05T12:00:00Z",
        }]));
        assert_eq!(ben.get(READS).await.ok().json()["data"][0]["times"], 1);
        let (one, other) = join!(broker.get(CHOICES), broker.get(CHOICES));
        assert_eq!((one.status.as_u16(), other.status.as_u16()), (200, 200));
        assert_eq!(ben.get(READS).await.ok().json()["data"][0]["times"], 3);
        assert_eq!(broker.get(READS).await.ok().json()["data"], json!([]));
        for member in [&ada, &ben] {
            assert_eq!(member.get(CHOICES).await.refusal(), (403, "forbidden".into(), String::new()));
        }
        for path in [CHOICES, ASKED, OPTIONS] {
            assert_eq!(far.get(path).await.ok().json()["data"], json!([]), "another community's {path}");
        }

        // Taken back, it is over; the measure is not, until staff lift it. Told again, it is taken anew only then.
        tells(&ada, &[(&support, Some("always"))]).await.ok();
        let back = ada.get(ASKED).await.ok().json()["data"].clone();
        assert_eq!((&back[0]["value"], &back[1]["is_chosen"]), (&json!("always"), &json!(false)));
        assert_eq!(ben.post("/messages", json!({ "recipient_id": ada.id, "body": "Hello" })).await.code(), "SAFEGUARDING_CONTACT_RESTRICTED");
        tells(&ada, &[(&support, Some("always")), (&apart, None)]).await.ok();
        assert_eq!(town.count("safeguarding_measures").await, 1);
        lifts(&broker, measure.as_i64().unwrap()).await;
        ben.post("/messages", json!({ "recipient_id": ada.id, "body": "Hello" })).await.ok();
        tells(&ada, &[(&support, Some("always"))]).await.ok();
        tells(&ada, &[(&support, Some("always")), (&apart, None)]).await.ok();
        assert_eq!(town.count("safeguarding_measures").await, 2);

        // What is no longer offered stays told, and is asked of nobody.
        changes(&admin, &support, json!({ "is_active": false })).await.ok();
        assert_eq!(ada.get(ASKED).await.ok().json()["data"][0]["id"], apart);
        assert_eq!(fields(&tells(&ada, &[(&support, Some("first"))]).await), (422, vec!["preferences".to_owned()]));
        tells(&ada, &[(&apart, None)]).await.ok();
        assert_eq!(town.count("safeguarding_choices WHERE withdrawn_at IS NULL").await, 3);

        // The copy of ada's data has it; and when she leaves, it goes.
        let copy = ada.post("/me/data-export", json!({ "format": "json" })).await.ok().json();
        assert_eq!(copy["data"]["safeguarding_choices"].as_array().map(Vec::len), Some(2), "{copy}");
        ada.send(ada.request(Method::DELETE, "/users/me", Some(json!({ "password": PASSWORD })))).await.ok();
        assert_eq!(town.count("safeguarding_choices").await, 1);
    }

    async fn administrators_offer_what_fits_and_the_graph_says_the_same(town: Town) {
        let [mut ada] = town.members(["ada"]).await;
        let mut broker = town.member_as("harbour", "bo", "broker").await;
        let admin = town.member_as("harbour", "al", "admin").await;
        let full = |more: Value| {
            let mut body = json!({ "option_key": "quiet", "option_type": "checkbox", "label": "Quiet" });
            body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
            body
        };
        for (more, field) in [
            (json!({ "label": " " }), "label"),
            (json!({ "option_key": "Quiet one" }), "option_key"),
            (json!({ "option_type": "radio" }), "option_type"),
            (json!({ "option_type": "select" }), "select_options"),
            (json!({ "select_options": [{ "value": "a", "label": "A" }] }), "select_options"),
            (json!({ "option_type": "select", "select_options": [{ "value": "a", "label": "A" }, { "value": " a ", "label": "B" }] }), "select_options"),
            (json!({ "option_type": "info", "is_required": true }), "is_required"),
            (json!({ "option_type": "info", "measure": "no_contact" }), "measure"),
            (json!({ "measure": "vetted" }), "measure"),
        ] {
            let refused = admin.post(OPTIONS, full(more.clone())).await;
            assert_eq!((refused.status.as_u16(), refused.refusal().2), (422, field.to_owned()), "{more}");
        }
        for who in [&ada, &broker] {
            assert_eq!(who.post(OPTIONS, full(json!({}))).await.refusal(), (403, "forbidden".into(), String::new()));
            assert_eq!(who.get(OPTIONS).await.refusal(), (403, "forbidden".into(), String::new()));
        }
        assert_eq!(town.count("safeguarding_options").await, 0);
        let (one, other) = join!(admin.post(OPTIONS, full(json!({}))), admin.post(OPTIONS, full(json!({}))));
        let mut heard = [one.status.as_u16(), other.status.as_u16()];
        heard.sort_unstable();
        assert_eq!(heard, [201, 409], "one key, one option");
        assert_eq!(admin.post(OPTIONS, full(json!({}))).await.refusal(), (409, "VALIDATION_DUPLICATE".into(), "option_key".into()));
        let id = admin.get(OPTIONS).await.ok().json()["data"][0]["id"].clone();
        assert_eq!(changes(&admin, &id, json!({})).await.refusal(), (400, "VALIDATION_NO_FIELDS".into(), String::new()));
        assert_eq!(changes(&admin, &json!(9_999_999), json!({ "label": "x" })).await.refusal().0, 404);
        let changed = changes(&admin, &id, json!({ "label": "Very quiet", "description": "Please." })).await.ok().json()["data"].clone();
        assert_eq!(changed, json!({
            "id": id, "option_key": "quiet", "option_type": "checkbox", "label": "Very quiet", "description": "Please.", "help_url": null,
            "is_required": false, "select_options": [], "measure": null, "sort_order": 0, "is_active": true,
            "created_at": "2026-01-05T12:00:00Z", "updated_at": "2026-01-05T12:00:00Z",
        }));
        assert_eq!(changes(&admin, &id, json!({ "description": null })).await.ok().json()["data"]["description"], Value::Null);

        let [list, create, choose, choices] = OPERATIONS;
        let made = admin.graphql(create, json!({ "input": { "key": "loud", "type": "CHECKBOX", "label": "Loud" } })).await.ok().json();
        assert_eq!(made["data"]["createSafeguardingOption"]["option"]["key"], "loud", "{made}");
        let told = ada.graphql(choose, json!({ "input": { "preferences": [{ "optionId": id.to_string() }] } })).await.ok().json();
        let shown = &told["data"]["chooseOnboardingSafeguarding"]["viewer"]["safeguardingOptions"];
        assert_eq!((&shown[0]["isChosen"], &shown[1]["isChosen"]), (&json!(true), &json!(false)), "{told}");
        let listed = admin.graphql(list, json!({})).await.ok().json();
        assert_eq!(listed["data"]["safeguardingOptions"].as_array().map(Vec::len), Some(2), "{listed}");
        let read = broker.graphql(choices, json!({ "first": 5 })).await.ok().json();
        assert_eq!(read["data"]["safeguardingChoices"]["nodes"][0]["label"], "Very quiet", "{read}");
        assert_eq!(ada.graphql(choices, json!({ "first": 5 })).await.json()["errors"][0]["extensions"]["code"], "FORBIDDEN");

        // Another day is another line of who has read it, also at this door.
        town.later(chrono::TimeDelta::days(1));
        ada.signs_in().await;
        broker.signs_in().await;
        broker.graphql(choices, json!({ "first": 5 })).await.ok();
        let reads = include_str!("../../../graphql/operations/safeguarding/reads.graphql");
        let heard = ada.graphql(reads, json!({ "first": 5 })).await.ok().json();
        let line = |day: &str| json!({ "readerName": "Bo Tester", "times": 1, "firstReadAt": day, "lastReadAt": day });
        let lines = json!([line("2026-01-06T12:00:00Z"), line("2026-01-05T12:00:00Z")]);
        assert_eq!(heard["data"]["viewer"]["safeguardingReads"]["nodes"], lines, "{heard}");
    }
}
