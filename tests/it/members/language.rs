//! The language in which a member is written to, and what is written in it.

use http::Method;
use serde_json::{Value, json};
use timeweave::language::Language;
use timeweave::tenancy::Tenants;
use timeweave::{params, say};
use tokio::join;

use crate::each_engine;
use crate::support::{Heard, Person, Town};

const CHOOSE: &str = "/users/me/language";
const MUTATION: &str = include_str!("../../../graphql/operations/members/set_language.graphql");

async fn choose(person: &Person, body: Value) -> Heard {
    person.send(person.request(Method::PUT, CHOOSE, Some(body))).await
}

async fn speaks(person: &Person) -> String {
    person.get("/users/me").await.ok().json()["data"]["preferred_language"].as_str().unwrap().to_owned()
}

/// Type, heading and sentence of each line in a bell, the oldest first.
async fn bell(person: &Person) -> Vec<(String, String, String)> {
    let lines = person.get("/notifications").await.ok().json();
    let text = |line: &Value, name: &str| line[name].as_str().unwrap().to_owned();
    let lines = lines["data"].as_array().unwrap().iter().rev();
    lines.map(|line| (text(line, "type"), text(line, "title"), text(line, "message"))).collect()
}

async fn offer(town: &Town, languages: &[&str]) {
    let settings = json!({ "supported_languages": languages });
    town.db().run("UPDATE tenants SET settings = $2 WHERE id = $1", params![town.harbour, settings]).await.unwrap();
    town.world().room::<Tenants>().unwrap().forget();
}

each_engine! {
    async fn a_member_chooses_among_all_that_the_project_speaks(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let mut before = Language::English;
        for language in Language::ALL {
            let tag = language.code();
            let heard = choose(&ada, json!({ "language": tag })).await;
            let data = json!({ "message": say!("language-saved").put(before, None), "language": tag });
            before = *language;
            assert_eq!((heard.status.as_u16(), &heard.json()["data"]), (200, &data));
            assert_eq!(speaks(&ada).await, tag);
            let word = tag.to_uppercase();
            let answer = ada.graphql(MUTATION, json!({ "language": word })).await.ok().json();
            assert_eq!(answer["data"]["setLanguage"]["language"], word, "{answer}");
        }
        let answer = ada.graphql(MUTATION, json!({ "language": "PL" })).await.ok().json();
        assert_eq!((&answer["data"]["setLanguage"]["language"], speaks(&ada).await.as_str()), (&json!("PL"), "pl"));
        assert_eq!(speaks(&ben).await, "en", "nobody else's changes");
    }

    async fn what_is_no_language_here_changes_nothing(town: Town) {
        let [ada] = town.members(["ada"]).await;
        choose(&ada, json!({ "language": "it" })).await.ok();
        offer(&town, &["en", "it", "sv"]).await;
        for (body, status, code, field) in [
            (json!({}), 400, "VALIDATION_ERROR", "language"),
            (json!({ "language": null }), 400, "VALIDATION_ERROR", "language"),
            (json!({ "language": 7 }), 400, "VALIDATION_ERROR", "language"),
            (json!({ "language": "" }), 400, "VALIDATION_ERROR", "language"),
            (json!({ "language": "EN" }), 400, "VALIDATION_ERROR", "language"),
            (json!({ "language": "en-GB" }), 400, "VALIDATION_ERROR", "language"),
            (json!({ "language": "xx" }), 400, "VALIDATION_ERROR", "language"),
            // The project does not speak it, or the community does not offer it.
            (json!({ "language": "sv" }), 400, "VALIDATION_ERROR", "language"),
            (json!({ "language": "de" }), 400, "VALIDATION_ERROR", "language"),
        ] {
            let refused = choose(&ada, body.clone()).await.refusal();
            assert_eq!(refused, (status, code.to_owned(), field.to_owned()), "{body}");
        }
        for (language, code) in [("", "QUERY_INVALID"), ("xx", "QUERY_INVALID"), ("SV", "QUERY_INVALID"), ("DE", "VALIDATION_ERROR")] {
            let answer = ada.graphql(MUTATION, json!({ "language": language })).await.json();
            assert_eq!(answer["errors"][0]["extensions"]["code"], code, "{language}: {answer}");
        }
        assert_eq!(speaks(&ada).await, "it");
        choose(&ada, json!({ "language": "en" })).await.ok();
    }

    async fn everybody_is_told_in_their_own_language(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let admin = town.member_as("harbour", "admin", "admin").await;
        for (person, language) in [(&ben, "de"), (&cleo, "ar"), (&admin, "fr")] {
            choose(person, json!({ "language": language })).await.ok();
        }
        for person in [&ben, &cleo, &admin] {
            ada.post("/connections/request", json!({ "user_id": person.id })).await.ok();
        }
        town.deliver().await;
        let line = |title: &str, message: &str| [("connection_request".to_owned(), title.to_owned(), message.to_owned())];
        assert_eq!(bell(&ben).await, line("Kontaktanfrage", "Ada möchte mit dir in Kontakt treten."));
        assert_eq!(bell(&cleo).await, line("طلب تواصل", "طلب تواصل جديد من \u{2068}Ada\u{2069}."));
        assert_eq!(bell(&admin).await, line("Demande de mise en relation", "Ada Tester souhaite entrer en relation avec vous."));

        // The sentence stays what it was; the heading is in the language of whoever reads it now.
        choose(&ben, json!({ "language": "ga" })).await.ok();
        assert_eq!(bell(&ben).await, line("Iarratas ar cheangal", "Ada möchte mit dir in Kontakt treten."));
        let document = "{ viewer { notifications { nodes { title message } } groupedNotifications { nodes { notification { title } } } } }";
        let answer = ben.graphql(document, json!({})).await.ok().json();
        let viewer = &answer["data"]["viewer"];
        assert_eq!(viewer["notifications"]["nodes"][0]["title"], "Iarratas ar cheangal", "{answer}");
        let grouped = ben.get("/notifications/grouped").await.ok().json();
        assert_eq!(grouped["data"][0]["title"], "Iarratas ar cheangal");

        // Refusals are too, and say so.
        let refused = ben.get("/notifications/999999").await;
        assert_eq!((refused.status.as_u16(), refused.header("content-language")), (404, Some("ga")));
    }

    async fn a_group_hears_in_as_many_languages_as_it_speaks(town: Town) {
        let [ada, ben, cleo, dora, emil, finn] = town.members(["ada", "ben", "cleo", "dora", "emil", "finn"]).await;
        let founded = ada.post("/groups", json!({ "name": "Garden", "visibility": "public" })).await.ok().json();
        let group = founded["data"]["id"].as_i64().unwrap();
        let everybody = [&ben, &cleo, &dora, &emil, &finn];
        for person in everybody {
            person.tap(&format!("/groups/{group}/join")).await.ok();
        }
        // Some tags are older than the choice among eleven.
        for (person, tag) in [(&ben, "de"), (&cleo, "de-AT"), (&dora, "ja"), (&emil, "tlh"), (&finn, "pl")] {
            let sql = "UPDATE users SET preferred_language = $3 WHERE tenant_id = $1 AND id = $2";
            town.db().run(sql, params![town.harbour, person.id, tag]).await.unwrap();
        }
        town.deliver().await;
        let path = format!("/groups/{group}/messages");
        for body in ["one", "two"] {
            ada.post(&path, json!({ "body": body })).await.ok();
        }
        town.deliver().await;
        let sql = "SELECT user_id, message FROM notifications
                    WHERE tenant_id = $1 AND type = 'group_chatroom_message' ORDER BY user_id";
        let lines: Vec<(i64, String)> = town.db().all(sql, params![town.harbour]).await.unwrap();
        let said = [
            "Ada hat der Gruppe Garden geschrieben.",
            "Ada hat der Gruppe Garden geschrieben.",
            "AdaさんがGardenに書き込みました。",
            "Ada wrote to Garden.",
            "Ada pisze w grupie Garden.",
        ];
        let expected: Vec<_> = everybody.iter().zip(said).map(|(person, text)| (person.id, text.to_owned())).collect();
        assert_eq!(lines, expected);
    }

    async fn of_two_choices_at_once_one_stands(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let (one, other) = join!(choose(&ada, json!({ "language": "es" })), choose(&ada, json!({ "language": "nl" })));
        assert_eq!((one.status.as_u16(), other.status.as_u16()), (200, 200));
        assert!(["es", "nl"].contains(&speaks(&ada).await.as_str()));
    }
}
