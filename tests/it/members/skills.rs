//! What members can do, and the categories it is sorted into.

use http::Method;
use serde_json::{Value, json};
use timeweave::params;
use tokio::join;

use super::{block, change};
use crate::each_engine;
use crate::support::{Heard, Person};

const ADD: &str = include_str!("../../../graphql/operations/members/add_skill.graphql");
const LIST: &str = include_str!("../../../graphql/operations/members/skills.graphql");

async fn put(person: &Person, path: &str, body: Value) -> Heard {
    person.send(person.request(Method::PUT, path, Some(body))).await
}

async fn add(person: &Person, body: Value) -> Heard {
    person.post("/users/me/skills", body).await
}

fn names(answer: &Value) -> Vec<&str> {
    answer["data"].as_array().unwrap().iter().map(|skill| skill["skill_name"].as_str().unwrap()).collect()
}

each_engine! {
    async fn a_member_lists_what_they_can_do(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let garden = ada.get("/skills/categories").await.ok().json()["data"][1].clone();
        let body = json!({ "skill_name": "  Bread   baking ", "category_id": garden["id"], "proficiency": "guru", "is_requesting": true });
        let heard = add(&ada, body).await.ok();
        let skill = heard.json()["data"][0].clone();
        assert_eq!(heard.status, 201);
        assert_eq!(skill, json!({
            "id": skill["id"], "user_id": ada.id, "tenant_id": town.harbour, "category_id": garden["id"], "skill_name": "Bread baking",
            "proficiency_level": "intermediate", "is_offering": true, "is_requesting": true, "created_at": "2026-01-05T12:00:00Z",
            "category_name": "Home and garden", "category_slug": "home-and-garden", "endorsement_count": 0,
        }));
        add(&ada, json!({ "skill_name": "Accounts", "is_offering": false })).await.ok();
        ben.post(&format!("/members/{}/endorse", ada.id), json!({ "skill_name": "bread BAKING" })).await.ok();
        let list = ben.get(&format!("/users/{}/skills", ada.id)).await.ok().json();
        assert_eq!((names(&list), &list["data"][1]["endorsement_count"]), (vec!["Accounts", "Bread baking"], &json!(1)));
        // The profile and the search tell the same.
        assert_eq!(ada.get("/users/me").await.ok().json()["data"]["skills"], json!(["Accounts", "Bread baking"]));
        assert_eq!(ben.get("/users?q=baking").await.ok().json()["data"][0]["id"], ada.id);
        let path = format!("/users/me/skills/{}", skill["id"]);
        let changed = put(&ada, &path, json!({ "proficiency_level": "expert", "category_id": null, "is_requesting": false })).await.ok().json();
        let changed = &changed["data"][1];
        assert_eq!((&changed["proficiency_level"], &changed["category_id"], &changed["is_requesting"], &changed["is_offering"]), (&json!("expert"), &Value::Null, &json!(false), &json!(true)));
        ada.delete(&path).await.ok();
        ada.delete(&path).await.ok();
        assert_eq!(names(&ada.get("/users/me/skills").await.ok().json()), ["Accounts"]);
        assert_eq!(ada.get("/users/me").await.ok().json()["data"]["skills"], json!(["Accounts"]));
    }

    async fn what_is_no_skill_is_refused(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let id = add(&ada, json!({ "skill_name": "Caf\u{e9} visits" })).await.ok().json()["data"][0]["id"].clone();
        for (body, code, field) in [
            (json!({}), "VALIDATION_ERROR", "skill_name"),
            (json!({ "skill_name": " " }), "VALIDATION_ERROR", "skill_name"),
            (json!({ "skill_name": "a\u{202e}b" }), "VALIDATION_ERROR", "skill_name"),
            (json!({ "skill_name": "x".repeat(101) }), "VALIDATION_ERROR", "skill_name"),
            (json!({ "skill_name": "CAFE\u{301}  visits" }), "DUPLICATE", "skill_name"),
            (json!({ "skill_name": "Tea", "category_id": 999_999 }), "VALIDATION_ERROR", "category_id"),
        ] {
            assert_eq!(add(&ada, body.clone()).await.refusal(), (422, code.to_owned(), field.to_owned()), "{body}");
        }
        let path = format!("/users/me/skills/{id}");
        assert_eq!(put(&ben, &path, json!({ "is_offering": false })).await.refusal().0, 404);
        ben.delete(&path).await.ok();
        assert_eq!(names(&ada.get("/users/me/skills").await.ok().json()).len(), 1, "nobody removes another's");
        block(&ada, &cleo).await.ok();
        assert_eq!(cleo.get(&format!("/users/{}/skills", ada.id)).await.refusal().0, 403);
        assert_eq!(cleo.get("/users/999999/skills").await.refusal().0, 404);
        for number in 1..50 {
            let sql = "INSERT INTO member_skills (tenant_id, user_id, skill_name, skill_key, proficiency_level, is_offering, is_requesting,
                               created_at, updated_at)
                       VALUES ($1, $2, $3, $3, 'expert', TRUE, FALSE, $4, $4)";
            town.db().run(sql, params![town.harbour, ada.id, format!("skill {number}"), town.clock.now()]).await.unwrap();
        }
        assert_eq!(add(&ada, json!({ "skill_name": "One more" })).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), "skill_name".to_owned()));
    }

    async fn the_same_skill_twice_at_once_is_there_once(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let (one, other) = join!(add(&ada, json!({ "skill_name": "Tea" })), add(&ada, json!({ "skill_name": "tea" })));
        let mut statuses = [one.status.as_u16(), other.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!((statuses, town.count("member_skills").await), ([201, 422], 1));
    }

    async fn who_can_do_it_is_found(town: Town) {
        let [ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        for (person, level) in [(&ben, "beginner"), (&cleo, "expert"), (&dora, "advanced")] {
            add(person, json!({ "skill_name": "Tea", "proficiency_level": level })).await.ok();
        }
        add(&ben, json!({ "skill_name": "Team work" })).await.ok();
        block(&dora, &ada).await.ok();
        change(&town, &dora, "status = 'active'").await;
        let found = ada.get("/skills/members?skill=TEA").await.ok().json();
        let ids: Vec<i64> = found["data"].as_array().unwrap().iter().map(|one| one["id"].as_i64().unwrap()).collect();
        assert_eq!(ids, [cleo.id, ben.id]);
        assert_eq!((&found["data"][0]["first_name"], &found["data"][0]["last_name"]), (&json!("Cleo"), &Value::Null));
        assert_eq!(ada.get("/skills/members").await.ok().json()["data"], json!([]));
        let named = town.stranger().get("/skills/search?q=tea").await.ok().json();
        assert_eq!(named["data"], json!([
            { "skill_name": "Tea", "category_id": null, "user_count": 3 },
            { "skill_name": "Team work", "category_id": null, "user_count": 1 },
        ]));
        assert_eq!(town.stranger().get("/skills/search").await.ok().json()["data"], json!([]));
    }

    async fn categories_begin_with_the_usual_and_are_the_administrators(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        let stranger = town.stranger();
        let (one, other) = join!(ada.get("/skills/categories"), stranger.get("/skills/categories"));
        assert_eq!((one.ok().json()["data"].as_array().unwrap().len(), other.ok().json()["data"].as_array().unwrap().len()), (8, 8));
        let arts = ada.get("/skills/categories?format=flat").await.ok().json()["data"][4]["id"].clone();
        let body = json!({ "name": "Crafts", "parent_id": arts });
        assert_eq!(ada.post("/skills/categories", body.clone()).await.refusal().1, "forbidden");
        let crafts = admin.post("/skills/categories", body).await.ok().json()["data"]["id"].clone();
        assert_eq!(admin.post("/skills/categories", json!({ "name": " CRAFTS" })).await.refusal(), (409, "ALREADY_EXISTS".to_owned(), "name".to_owned()));
        let path = format!("/skills/categories/{crafts}");
        let circle = put(&admin, &format!("/skills/categories/{arts}"), json!({ "parent_id": crafts })).await;
        assert_eq!(circle.refusal(), (422, "VALIDATION_ERROR".to_owned(), "parent_id".to_owned()));
        let tree = ada.get("/skills/categories").await.ok().json();
        assert_eq!(tree["data"][4]["children"][0]["name"], "Crafts");
        let below = ada.get(&format!("/skills/categories?format=flat&parent_id={arts}")).await.ok().json();
        assert_eq!(below["data"].as_array().unwrap().len(), 1);
        add(&ada, json!({ "skill_name": "Pottery", "category_id": crafts })).await.ok();
        let detail = ada.get(&path).await.ok().json();
        assert_eq!(detail["data"]["skills"], json!([{ "skill_name": "Pottery", "user_count": 1, "offering_count": 1, "requesting_count": 0 }]));
        assert_eq!(admin.delete(&format!("{path}?hard=1")).await.refusal().1, "HAS_DEPENDENCIES");
        // Deleting what stands above lifts it.
        admin.delete(&format!("/skills/categories/{arts}?hard=1")).await.ok();
        assert_eq!(ada.get(&path).await.ok().json()["data"]["parent_id"], Value::Null);
        admin.delete(&path).await.ok();
        assert_eq!(ada.get(&path).await.refusal().0, 404);
        assert_eq!(ada.get("/users/me/skills").await.ok().json()["data"][0]["category_name"], "Crafts", "a hidden one keeps its skills");
    }

    async fn the_graph_tells_the_same(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let answer = ada.graphql(ADD, json!({ "skillName": "Tea" })).await.ok().json();
        let skill = &answer["data"]["addMySkill"]["skills"][0];
        assert_eq!((&skill["name"], &skill["level"], &skill["isOffering"]), (&json!("Tea"), &json!("INTERMEDIATE"), &json!(true)), "{answer}");
        let again = ada.graphql(ADD, json!({ "skillName": "TEA" })).await.json();
        assert_eq!(again["errors"][0]["extensions"]["code"], "DUPLICATE", "{again}");
        let answer = ben.graphql(LIST, json!({ "memberId": ada.id.to_string(), "skill": "tea" })).await.ok().json();
        let data = &answer["data"];
        assert_eq!((&data["viewer"]["skills"], &data["memberSkills"][0]["name"], &data["membersWithSkill"][0]["member"]["name"]), (&json!([]), &json!("Tea"), &json!("Ada")), "{answer}");
        let node = "query($id: ID!) { node(id: $id) { ... on MemberSkill { name member { restId } } } }";
        for person in [&ada, &ben] {
            let found = person.graphql(node, json!({ "id": skill["id"] })).await.ok().json();
            assert_eq!(found["data"]["node"], json!({ "name": "Tea", "member": { "restId": ada.id.to_string() } }), "{found}");
        }
        town.db().run("UPDATE users SET privacy_profile = 'connections' WHERE id = $1", params![ada.id]).await.unwrap();
        let hidden = ben.graphql(node, json!({ "id": skill["id"] })).await.json();
        assert_eq!(hidden["errors"][0]["extensions"]["code"], "NOT_FOUND", "{hidden}");
        let remove = "mutation($id: ID!) { removeMySkill(input: { skillId: $id }) { removedMemberSkillId } }";
        let answer = ada.graphql(remove, json!({ "id": skill["id"] })).await.ok().json();
        assert_eq!(answer["data"]["removeMySkill"]["removedMemberSkillId"], skill["id"], "{answer}");
        assert_eq!(town.count("member_skills").await, 0);
    }
}
