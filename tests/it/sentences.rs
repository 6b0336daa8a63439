//! What people are told is in their language, whichever door they come to.

use std::collections::BTreeSet;

use http::{Method, Request, header};
use serde_json::{Value, json};
use timeweave::language::{Language, Sentence};
use timeweave::tenancy::Tenants;
use timeweave::{params, say};

use crate::each_engine;
use crate::support::{Heard, Person};

const MISSING: &str = "/connections/status/999999";
const BEFRIEND: &str = "mutation { requestConnection(input: { memberId: \"999999\" }) { connection { id } } }";

/// A request in these words of the browser.
async fn accepting(person: &Person, path: &str, accepted: &str) -> Heard {
    let mut request = person.request(Method::GET, path, None);
    request.headers_mut().insert(header::ACCEPT_LANGUAGE, accepted.parse().unwrap());
    person.send(request).await
}

async fn speaks(person: &Person, language: Language) {
    let body = json!({ "language": language.code() });
    person.send(person.request(Method::PUT, "/users/me/language", Some(body))).await.ok();
}

fn message(heard: &Heard) -> String {
    heard.json()["errors"][0]["message"].as_str().unwrap().to_owned()
}

fn language(heard: &Heard) -> Option<&str> {
    heard.header("content-language")
}

fn varies(heard: &Heard) -> bool {
    heard.headers.get_all("vary").iter().any(|line| line.to_str().unwrap().contains("Accept-Language"))
}

fn says(heard: &Heard, sentence: &Sentence, expected: Language) {
    assert_eq!(message(heard), sentence.put(expected, None));
    assert_eq!(language(heard), Some(expected.code()));
}

each_engine! {
    async fn a_member_is_answered_in_their_own_language(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let missing = say!("member-missing");
        let mut said = BTreeSet::new();
        for chosen in Language::ALL.iter().copied() {
            speaks(&ada, chosen).await;
            let heard = accepting(&ada, MISSING, "en;q=0.9, ja").await;
            says(&heard, &missing, chosen);
            assert!(!varies(&heard), "the browser has no say");
            said.insert(message(&heard));
        }
        assert_eq!(said.len(), Language::ALL.len(), "every language says it its own way: {said:?}");
        let heard = accepting(&ada, &format!("{MISSING}?locale=ga-IE"), "en").await;
        says(&heard, &missing, Language::Irish);
    }

    async fn a_stranger_is_answered_in_a_language_of_the_browser_or_of_the_community(town: Town) {
        let visitor = town.stranger().in_community(Some("harbour"));
        for (accepted, expected) in [
            ("de-AT, en;q=0.5", Language::German),
            ("xx, fr;q=0.4, pl;q=0.7", Language::Polish),
            ("xx", Language::English),
            ("*", Language::English),
            (";;q=7", Language::English),
        ] {
            let heard = accepting(&visitor, "/users/me", accepted).await;
            says(&heard, &say!("auth-required"), expected);
            assert!(varies(&heard), "{accepted}");
        }
        let italian = params![town.harbour, "it"];
        town.db().run("UPDATE tenants SET default_language = $2 WHERE id = $1", italian).await.unwrap();
        town.world().room::<Tenants>().unwrap().forget();
        for (accepted, expected) in
            [("xx", Language::Italian), ("*", Language::Italian), ("it;q=0, *", Language::English), ("nl", Language::Dutch)]
        {
            says(&accepting(&visitor, "/users/me", accepted).await, &say!("auth-required"), expected);
        }
        // A member's own language goes before the community's.
        let [ada] = town.members(["ada"]).await;
        speaks(&ada, Language::French).await;
        says(&ada.get(MISSING).await, &say!("member-missing"), Language::French);
    }

    async fn every_door_speaks_it(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        speaks(&ada, Language::German).await;
        let german = Language::German;

        // REST and GraphQL, a rule of a room.
        let rest = ada.post("/connections/request", json!({ "user_id": 999_999 })).await;
        let graph = ada.graphql(BEFRIEND, json!({})).await;
        assert_eq!((message(&rest), language(&rest)), (message(&graph), language(&graph)));
        says(&rest, &say!("member-missing"), german);

        // The contract's own checks name the field.
        let heard = ada.post("/connections/request", json!({ "user_id": "x" })).await;
        let wrong = say!("field-type", kind = "integer").put(german, Some("user_id"));
        assert_eq!((message(&heard), language(&heard)), (wrong, Some("de")));
        assert!(message(&heard).starts_with("user_id"));

        // What never reaches a room.
        let broken = Request::builder()
            .method(Method::POST)
            .uri("/api/v2/connections/request")
            .header(header::AUTHORIZATION, format!("Bearer {}", ada.token.as_deref().unwrap()))
            .header("x-tenant-slug", "harbour")
            .header(header::CONTENT_TYPE, "application/json")
            .body("{\n \"user_id\": }".into())
            .unwrap();
        says(&ada.send(broken).await, &say!("body-malformed", line = 2, column = 13), german);
        let nowhere = accepting(&town.stranger(), "/nowhere", "de").await;
        says(&nowhere, &say!("nothing-here"), german);
        assert!(varies(&nowhere));

        // What is told of success.
        let asked = ada.post("/connections/request", json!({ "user_id": ben.id })).await.ok();
        let sentence = say!("connection-requested").put(german, None);
        assert_eq!((&asked.json()["data"]["message"], language(&asked)), (&Value::from(sentence), Some("de")));
    }

    async fn an_answer_names_no_language_in_which_it_says_nothing(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let heard = ada.get("/users/me").await.ok();
        assert_eq!((language(&heard), varies(&heard)), (None, false));
        let heard = ada.graphql("{ viewer { member { name } } }", json!({})).await.ok();
        assert_eq!((language(&heard), varies(&heard)), (None, false));
    }

    async fn documents_that_do_not_fit_are_refused_in_the_readers_language(town: Town) {
        let [ada] = town.members(["ada"]).await;
        speaks(&ada, Language::German).await;
        for (document, sentence, code) in [
            ("{ nowhere_at_all }", "Der Typ Query hat kein Feld nowhere_at_all.", "QUERY_INVALID"),
            ("{ viewer }", "Das Feld viewer vom Typ Viewer braucht eine Auswahl seiner Felder.", "QUERY_INVALID"),
            ("{ viewer {", "Dieses Dokument ist ab Zeile 1, Spalte 11 nicht zu lesen.", "GRAPHQL_PARSE_FAILED"),
        ] {
            let heard = ada.graphql(document, json!({})).await;
            assert_eq!(language(&heard), Some("de"), "{}", heard.text());
            let error = heard.json()["errors"][0].clone();
            assert_eq!((&error["message"], &error["extensions"]["code"]), (&json!(sentence), &json!(code)));
        }
        let expected = ada.graphql("{ viewer {", json!({})).await.json()["errors"][0]["extensions"]["detail"].clone();
        assert!(expected.as_str().is_some_and(|text| text.contains("expected")), "{expected}");
    }

    async fn a_kept_answer_is_sent_again_in_the_language_it_was_given_in(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        speaks(&ada, Language::Spanish).await;
        let ask = || async {
            let mut request =
                ada.request(Method::POST, "/connections/request", Some(json!({ "user_id": ben.id })));
            request.headers_mut().insert("idempotency-key", "once".parse().unwrap());
            ada.send(request).await.ok()
        };
        let first = ask().await;
        speaks(&ada, Language::Japanese).await;
        let again = ask().await;
        assert_eq!(again.header("idempotency-replayed"), Some("true"));
        assert_eq!((first.text(), language(&first)), (again.text(), language(&again)));
        assert_eq!(language(&again), Some("es"));
    }
}
