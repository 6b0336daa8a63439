//! What members are shown, asked and told: help, consents, first steps, and what is known of a member.

mod cookies;
pub mod fixtures;
mod support;

use http::Method;
use serde_json::{Value, json};
use timeweave::params;
use timeweave::tenancy::Tenants;
use tokio::join;

use crate::each_engine;
use crate::listings::heading;
use crate::support::{Heard, Person, Town};

const HELP: &str = include_str!("../../graphql/operations/guidance/help.graphql");
const CREATE: &str = include_str!("../../graphql/operations/guidance/create_faq.graphql");
const RATE: &str = include_str!("../../graphql/operations/guidance/give_faq_feedback.graphql");
const RATED: &str = include_str!("../../graphql/operations/guidance/faq_feedback.graphql");
const STEPS: &str = include_str!("../../graphql/operations/guidance/onboarding.graphql");
const CONSENT: &str = include_str!("../../graphql/operations/guidance/update_consent.graphql");

async fn put(person: &Person, path: &str, body: Value) -> Heard {
    person.send(person.request(Method::PUT, path, Some(body))).await
}

async fn decides(town: &Town, settings: Value) {
    town.db().run("UPDATE tenants SET settings = $2 WHERE id = $1", params![town.harbour, settings]).await.unwrap();
    town.world().room::<Tenants>().unwrap().forget();
}

async fn newcomer(town: &Town, person: &Person) {
    let sql = "UPDATE users SET onboarding_completed = FALSE WHERE tenant_id = $1 AND id = $2";
    town.db().run(sql, params![town.harbour, person.id]).await.unwrap();
}

each_engine! {
    async fn members_say_whether_an_answer_helped(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let far = town.member_as("meadow", "far", "admin").await;
        let written = async |is_published: bool| {
            let body = json!({ "question": "How do I get hours?", "answer": "Do something.", "is_published": is_published });
            admin.post("/admin/help/faqs", body).await.ok().json()["data"]["id"].clone()
        };
        let (faq, hidden) = (written(true).await, written(false).await);
        let says = async |who: &Person, faq: &Value, helpful: bool, comment: &str| {
            who.post("/api/help/feedback", json!({ "faq_id": faq, "helpful": helpful, "comment": comment })).await
        };
        let told = says(&ada, &faq, true, " ").await.ok().json()["data"].clone();
        assert_eq!((&told["recorded"], &told["faq"]["id"]), (&json!(true), &faq));
        let (one, other) = join!(says(&ada, &faq, false, "How many?"), says(&ben, &faq, true, "Thank you"));
        one.ok();
        other.ok();
        let page = admin.get("/admin/help/feedback").await.ok().json();
        let mut rows: Vec<_> = page["data"].as_array().unwrap().iter().map(|row| (row["helpful"].clone(), row["comment"].clone())).collect();
        rows.sort_by_key(|row| row.0.as_bool());
        assert_eq!(rows, [(json!(false), json!("How many?")), (json!(true), json!("Thank you"))], "what was said last, without names");
        let input = json!({ "input": { "faqId": faq.to_string(), "isHelpful": true } });
        assert_eq!(ben.graphql(RATE, input).await.ok().json()["data"]["giveFaqFeedback"]["faq"]["question"], "How do I get hours?");
        let graph = admin.graphql(RATED, json!({ "first": 1 })).await.ok().json();
        assert_eq!(graph["data"]["faqFeedback"]["pageInfo"]["hasNextPage"], true, "{graph}");
        for (who, faq) in [(&ada, &hidden), (&ada, &json!(i64::MAX)), (&far, &faq)] {
            assert_eq!(says(who, faq, true, "").await.refusal(), (404, "NOT_FOUND".to_owned(), String::new()));
        }
        assert_eq!(ben.get("/admin/help/feedback").await.status.as_u16(), 403);
        assert_eq!(town.stranger().post("/api/help/feedback", json!({ "faq_id": faq, "helpful": true })).await.status.as_u16(), 401);
        assert_eq!(town.count("faq_feedback").await, 2);
    }

    async fn administrators_write_what_is_asked_often(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let path = "/admin/help/faqs";
        let body = json!({ "category": "Hours", "question": " How do I get hours? ", "answer": "Do something for somebody.", "sort_order": 2 });
        let created = admin.post(path, body).await.ok();
        let id = created.json()["data"]["id"].clone();
        assert_eq!((created.status.as_u16(), &created.json()["data"]["created"], &created.json()["data"]["faq"]["question"]), (201, &json!(true), &json!("How do I get hours?")));
        admin.post(path, json!({ "category": "hours", "question": "Do hours expire?", "answer": "No.", "sort_order": 1 })).await.ok();
        admin.post(path, json!({ "question": "Hidden?", "answer": "Yes.", "is_published": false })).await.ok();
        let told = town.stranger().get("/help/faqs").await.ok().json()["data"].clone();
        let questions: Vec<&str> = told[0]["faqs"].as_array().unwrap().iter().map(|faq| faq["question"].as_str().unwrap()).collect();
        assert_eq!((told.as_array().unwrap().len(), questions), (1, vec!["Do hours expire?", "How do I get hours?"]));
        let shown = &told[0]["faqs"][1];
        assert_eq!((&shown["id"], &shown["question"], &shown["answer"]), (&json!(id), &json!("How do I get hours?"), &json!("Do something for somebody.")));
        assert_eq!((&shown["category"], &shown["is_published"]), (&json!("Hours"), &json!(true)));
        assert_eq!(ada.get("/help/faqs?category=HOURS&q=expire").await.ok().json()["data"][0]["faqs"].as_array().unwrap().len(), 1);
        assert_eq!(ada.get("/help/faqs?category=Other").await.ok().json()["data"], json!([]));
        assert_eq!(town.member_as("meadow", "far", "member").await.get("/help/faqs").await.ok().json()["data"], json!([]));
        assert_eq!(admin.get(path).await.ok().json()["data"].as_array().unwrap().len(), 3);
        for (body, code) in [
            (json!({}), "VALIDATION_NO_FIELDS"),
            (json!({ "question": " " }), "VALIDATION_REQUIRED_FIELD"),
        ] {
            let refused = put(&admin, &format!("{path}/{id}"), body).await;
            assert_eq!((refused.status.as_u16(), refused.code().as_str()), (400, code));
        }
        let changed = put(&admin, &format!("{path}/{id}"), json!({ "answer": "Help.", "category": "" })).await.ok().json()["data"].clone();
        assert_eq!((&changed["answer"], &changed["category"], &changed["sort_order"]), (&json!("Help."), &json!("General"), &json!(2)));
        assert_eq!(ada.get(path).await.refusal().1, "forbidden");
        assert_eq!(ada.post(path, json!({ "question": "x", "answer": "y" })).await.refusal().1, "forbidden");
        admin.delete(&format!("{path}/{id}")).await.ok();
        assert_eq!(admin.delete(&format!("{path}/{id}")).await.refusal().0, 404);
        assert_eq!(put(&admin, &format!("{path}/{id}"), json!({ "answer": "x" })).await.refusal().0, 404);
        let answer = admin.graphql(CREATE, json!({ "question": "Who?", "answer": "We." })).await.ok().json();
        assert_eq!(answer["data"]["createFaq"]["faq"]["category"], "General", "{answer}");
        let answer = town.stranger().graphql(HELP, json!({ "search": "who" })).await.ok().json();
        let faq = &answer["data"]["helpTopics"][0]["faqs"][0];
        assert_eq!(faq["answer"], "We.", "{answer}");
        let node = "query($id: ID!) { node(id: $id) { ... on Faq { question isPublished } } }";
        let found = ada.graphql(node, json!({ "id": faq["id"] })).await.ok().json();
        assert_eq!(found["data"]["node"], json!({ "question": "Who?", "isPublished": true }), "{found}");
        let hide = "mutation($id: ID!) { updateFaq(input: { faqId: $id, isPublished: false }) { faq { isPublished } } }";
        admin.graphql(hide, json!({ "id": faq["id"] })).await.ok();
        assert_eq!(ada.graphql(node, json!({ "id": faq["id"] })).await.json()["errors"][0]["extensions"]["code"], "NOT_FOUND");
        assert_eq!(admin.graphql(node, json!({ "id": faq["id"] })).await.ok().json()["data"]["node"]["isPublished"], false);
    }

    async fn decisions_about_consents_are_kept(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let path = "/users/me/consent";
        let marketing = json!({
            "consent_type_slug": "marketing_email", "consent_given": false, "given": false, "consent_version": null, "given_at": null,
            "withdrawn_at": null, "name": "News by e-mail", "description": "Your community may send you news by e-mail.",
            "category": "marketing", "is_required": false,
        });
        assert_eq!(ada.get(path).await.ok().json()["data"], json!([marketing]));
        let given = put(&ada, path, json!({ "slug": "marketing_email", "given": true })).await.ok().json()["data"].clone();
        assert_eq!(given, json!({
            "consent_type": "marketing_email", "consent_type_slug": "marketing_email", "consent_given": true, "given": true,
            "consent_version": "1", "given_at": "2026-01-05T12:00:00Z", "withdrawn_at": null, "name": "News by e-mail",
            "description": "Your community may send you news by e-mail.", "category": "marketing", "is_required": false,
        }));
        town.later(chrono::TimeDelta::minutes(5));
        put(&ada, path, json!({ "slug": "marketing_email", "given": true })).await.ok();
        assert_eq!(town.count("member_consents").await, 1, "the same again is no decision");
        let told = put(&ada, path, json!({ "slug": "marketing_email", "given": false })).await.ok().json()["data"].clone();
        assert_eq!((&told["given"], &told["given_at"], &told["withdrawn_at"]), (&json!(false), &json!("2026-01-05T12:00:00Z"), &json!("2026-01-05T12:05:00Z")));
        assert_eq!((town.count("member_consents").await, &ada.get(path).await.ok().json()["data"][0]["withdrawn_at"]), (2, &json!("2026-01-05T12:05:00Z")));
        for (body, status, field) in [
            (json!({}), 400, "given"),
            (json!({ "slug": "", "given": true }), 400, "slug"),
            (json!({ "slug": "cookies", "given": true }), 422, "slug"),
        ] {
            let refused = put(&ada, path, body).await;
            assert_eq!((refused.status.as_u16(), refused.code().as_str()), (status, "VALIDATION_ERROR"), "{}", refused.text());
            assert!(refused.text().contains(field));
        }
        let wanted = |id: i64| {
            let db = town.db();
            async move { db.one::<bool>("SELECT newsletter_opt_in FROM users WHERE id = $1", params![id]).await.unwrap() }
        };
        assert!(!wanted(ada.id).await);
        let answer = ben.graphql(CONSENT, json!({ "slug": "marketing_email", "given": true })).await.ok().json();
        assert_eq!(answer["data"]["updateConsent"]["consent"]["isGiven"], true, "{answer}");
        assert!(wanted(ben.id).await && !wanted(ada.id).await);
    }

    async fn first_steps_are_done_once_and_with_what_is_asked(town: Town) {
        let [ada] = town.members(["ada"]).await;
        newcomer(&town, &ada).await;
        let garden = heading(&town, "garden").await;
        let status = ada.get("/onboarding/status").await.ok().json()["data"].clone();
        assert_eq!(status, json!({ "onboarding_completed": false, "has_avatar": false, "has_bio": false, "interests": [] }));
        let config = ada.get("/onboarding/config").await.ok().json()["data"].clone();
        assert_eq!(config["config"], json!({
            "enabled": false, "mandatory": false, "avatar_required": true, "bio_required": true, "bio_min_length": 10,
            "listing_creation_mode": "disabled",
        }));
        assert_eq!(config["steps"][1], json!({ "slug": "profile", "label_code": "onboarding.step.profile", "required": true }));
        assert_eq!(ada.get("/onboarding/categories").await.ok().json()["data"], json!([{ "id": garden, "name": "garden", "slug": "garden", "color": "#b45309" }]));
        let path = "/onboarding/complete";
        let refused = ada.post(path, json!({})).await;
        let fields: Vec<Value> = refused.json()["errors"].as_array().unwrap().iter().map(|item| item["field"].clone()).collect();
        assert_eq!((refused.status.as_u16(), refused.code().as_str(), fields), (422, "VALIDATION_REQUIRED_FIELD", vec![json!("avatar_url"), json!("bio")]));
        decides(&town, json!({ "onboarding": { "avatar_required": false, "bio_min_length": 4 } })).await;
        put(&ada, "/users/me", json!({ "bio": "I am." })).await.ok();
        let refused = ada.post(path, json!({ "needs": [999_999] })).await.refusal();
        assert_eq!(refused, (422, "VALIDATION_ERROR".to_owned(), "needs".to_owned()));
        assert_eq!(town.count("member_interests").await, 0);
        let body = json!({ "interests": [garden, garden], "offers": [garden], "needs": [] });
        let (one, other) = join!(ada.post(path, body.clone()), ada.post(path, body));
        for done in [one.ok(), other.ok()] {
            assert_eq!(done.json()["data"], json!({ "message": "Welcome! Everything is ready for you.", "onboarding_completed": true, "listings_created": 0, "listing_ids": [] }));
        }
        assert_eq!(town.count("member_interests").await, 2);
        let status = ada.get("/onboarding/status").await.ok().json()["data"].clone();
        assert_eq!((&status["onboarding_completed"], &status["has_bio"], &status["interests"][0]["category_name"]), (&json!(true), &json!(true), &json!("garden")));
        assert_eq!(ada.get("/users/me").await.ok().json()["data"]["onboarding_completed"], true);
        let answer = ada.graphql(STEPS, json!({})).await.ok().json();
        assert_eq!((&answer["data"]["viewer"]["onboarding"]["isCompleted"], &answer["data"]["onboardingSteps"][4]["slug"]), (&json!(true), &json!("CONFIRM")), "{answer}");
    }

    async fn what_is_known_of_a_member_is_told_without_who_said_it(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let sql = "INSERT INTO member_verification_badges (tenant_id, user_id, badge_type, verified_by, granted_at, expires_at, revoked_at)
                   VALUES ($1, $2, $3, $4, $5, $6, $7)";
        let now = town.clock.now();
        let later = now + chrono::TimeDelta::minutes(5);
        for (kind, expires, revoked) in [("id_verified", Some(later), None), ("address_verified", None, Some(now))] {
            town.db().run(sql, params![town.harbour, ada.id, kind, cleo.id, now, expires, revoked]).await.unwrap();
        }
        let path = format!("/users/{}/verification-badges", ada.id);
        let badge = json!({ "badge_type": "id_verified", "label": "Id verified", "icon": null, "granted_at": "2026-01-05T12:00:00Z", "expires_at": "2026-01-05T12:05:00Z" });
        assert_eq!(ben.get(&path).await.ok().json()["data"], json!([badge]));
        town.later(chrono::TimeDelta::minutes(6));
        assert_eq!(ben.get(&path).await.ok().json()["data"], json!([]));
        ada.post(&format!("/users/{}/block", cleo.id), json!({})).await.ok();
        assert_eq!(cleo.get(&path).await.refusal().0, 403);
        assert_eq!(ben.get("/users/999999/verification-badges").await.refusal(), (404, "RESOURCE_NOT_FOUND".into(), String::new()));
    }
}
