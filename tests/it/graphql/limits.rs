//! What is refused before anything runs.

use std::time::Duration;

use http::{Method, StatusCode};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use timeweave::throttle::Throttle;

use super::{data, elsewhere, refusal, run};
use crate::each_engine;
use crate::support::{Engine, Person, Town};

/// What clients ask to learn the schema: the document of GraphiQL and graphql-js.
const INTROSPECTION: &str = "query IntrospectionQuery { __schema { description queryType { name } mutationType { name } subscriptionType { name }
    types { ...FullType } directives { name description isRepeatable locations args(includeDeprecated: true) { ...InputValue } } } }
    fragment FullType on __Type { kind name description specifiedByURL fields(includeDeprecated: true) { name description
    args(includeDeprecated: true) { ...InputValue } type { ...TypeRef } isDeprecated deprecationReason }
    inputFields(includeDeprecated: true) { ...InputValue } interfaces { ...TypeRef }
    enumValues(includeDeprecated: true) { name description isDeprecated deprecationReason } possibleTypes { ...TypeRef } }
    fragment InputValue on __InputValue { name description type { ...TypeRef } defaultValue isDeprecated deprecationReason }
    fragment TypeRef on __Type { kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name
    ofType { kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name } } } } } } } } } }";

async fn code(person: &Person, document: &str) -> String {
    refusal(&run(person, document, json!({})).await).0
}

each_engine! {
    async fn each_limit_has_its_code(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let nested = |levels: usize| {
            let (open, close) = ("connection { partner { ".repeat(levels), "} } ".repeat(levels));
            format!("{{ member(id: \"1\") {{ {open} id {close} }} }}")
        };
        let aliases: String = (0..31).map(|n| format!("a{n}: viewer {{ id }} ")).collect();
        let directives = " @skip(if: false)".repeat(51);
        let fragments: String = (0..20).map(|n| format!("fragment F{n} on Query {{ ...F{m} ...F{m} }} ", m = n + 1)).collect();
        for (document, expected) in [
            (nested(7), "QUERY_TOO_DEEP"),
            ("{".repeat(1_000), "QUERY_TOO_DEEP"),
            (format!("{{ {aliases} }}"), "QUERY_TOO_COMPLEX"),
            (format!("{{ viewer {{ id{directives} }} }}"), "QUERY_TOO_COMPLEX"),
            (format!("{{ viewer {{ id }} }} {}", "#".repeat(40_000)), "QUERY_TOO_COMPLEX"),
            (format!("{{ ...F0 }} {fragments} fragment F20 on Query {{ __typename }}"), "QUERY_TOO_COMPLEX"),
            (
                "{ viewer { connections(first: 100) { nodes { partner { mutualConnections(first: 50) { nodes { name } } } } } } }".to_owned(),
                "QUERY_TOO_COMPLEX",
            ),
            ("{ ...A } fragment A on Query { ...A }".to_owned(), "QUERY_INVALID"),
            ("{ nothing }".to_owned(), "QUERY_INVALID"),
            ("{ viewer }".to_owned(), "QUERY_INVALID"),
            ("query A { viewer { id } } query B { viewer { id } }".to_owned(), "QUERY_INVALID"),
            ("{ viewer {".to_owned(), "GRAPHQL_PARSE_FAILED"),
            (String::new(), "QUERY_INVALID"),
        ] {
            let heard = ada.graphql(&document, json!({})).await;
            assert_eq!(refusal(&heard.json()).0, expected, "{}", &document[..document.len().min(80)]);
            assert_eq!(heard.json().get("data"), None);
        }
        assert_eq!(code(&ada, &nested(3)).await, "");
    }

    async fn the_schema_can_be_read_without_a_community(town: Town) {
        let nobody = elsewhere(&town.stranger(), None);
        let schema = data(run(&nobody, INTROSPECTION, json!({})).await);
        let types = schema["__schema"]["types"].as_array().unwrap();
        assert!(types.iter().any(|one| one["name"] == "Viewer"));
        let endless = "{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }";
        assert_eq!(code(&nobody, endless).await, "QUERY_TOO_DEEP");
    }

    async fn introspection_is_no_weapon(town: Town) {
        let nobody = elsewhere(&town.stranger(), None);
        let all = "types { name description fields { name description type { name description fields { name description } } } }";
        let thirty: String = (0..30).map(|n| format!("s{n}: __schema {{ {all} }} ")).collect();
        let again: String = (0..30).map(|n| format!("a{n}: description ")).collect();
        let many: String = (0..6).map(|n| format!("t{n}: __type(name: \"Member\") {{ name }} ")).collect();
        for document in [
            format!("{{ {thirty} }}"),
            format!("{{ __schema {{ {all} }} other: __schema {{ {all} }} }}"),
            format!("{{ __schema {{ types {{ fields {{ type {{ fields {{ {again} }} }} }} }} }} }}"),
            format!("{{ {many} }}"),
            "{ __schema { types { ...A } } } fragment A on __Type { fields { args { type { ...B } } type { ...B } } } fragment B on __Type { inputFields { type { name description } description name } fields { args { name description defaultValue type { name kind description } } } }".to_owned(),
        ] {
            let answer = run(&nobody, &document, json!({})).await;
            assert_eq!(refusal(&answer).0, "QUERY_TOO_COMPLEX", "{answer}");
            let extensions = &answer["errors"][0]["extensions"];
            assert!(extensions["cost"].as_i64() > extensions["limit"].as_i64(), "{answer}");
        }
    }

    async fn a_query_that_costs_too_much_names_cost_and_limit(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let document = "query($n: Int!) { viewer { connections(first: $n) { nodes { partner { mutualConnections(first: 50) { nodes { name } } } } } } }";
        let answer = run(&ada, document, json!({ "n": 100 })).await;
        assert_eq!(answer["errors"][0]["extensions"], json!({ "code": "QUERY_TOO_COMPLEX", "status": 400, "cost": 10_302, "limit": 10_000 }));
        data(run(&ada, document, json!({ "n": 90 })).await);
    }

    async fn the_screens_of_a_client_with_fifty_members_pass(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let card = "id restId name avatarUrl tagline connectionStatus";
        for document in [
            format!("{{ members(first: 50) {{ edges {{ cursor node {{ {card} profile {{ skills isOnline stats {{ connectionCount }} }} }} }} pageInfo {{ hasNextPage endCursor }} }} }}"),
            format!("{{ viewer {{ conversations(first: 50) {{ nodes {{ id partner {{ {card} }} }} }} }} }}"),
            format!("{{ viewer {{ connections(first: 50) {{ edges {{ node {{ id status createdAt partner {{ {card} mutualConnections(first: 3) {{ nodes {{ {card} }} }} }} }} }} }} notifications(first: 50) {{ nodes {{ id type title message isRead actor {{ {card} }} }} }} }} }}"),
        ] {
            data(run(&ada, &document, json!({})).await);
        }
    }

    async fn so_many_requests_in_a_minute_and_no_more(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let throttle = town.world().room::<Throttle>().unwrap();
        let spend = async |key: String, times: u32| {
            for _ in 0..times {
                throttle.take(town.clock.now(), &key, times, Duration::from_secs(60)).await.unwrap();
            }
        };
        spend(format!("{}:graphql:member:{}:60", town.harbour, ada.id), 599).await;
        let last = ada.graphql("{ __typename }", json!({})).await.ok();
        assert_eq!((last.header("x-ratelimit-limit"), last.header("x-ratelimit-remaining")), (Some("600"), Some("0")));
        // Refused documents count too.
        let heard = ada.graphql("{ nothing }", json!({})).await;
        assert_eq!((heard.status, refusal(&heard.json()).0.as_str()), (StatusCode::TOO_MANY_REQUESTS, "rate_limited"));
        assert_eq!(heard.json()["errors"][0]["extensions"]["retry_after"], 60);
        for name in ["retry-after", "x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset"] {
            assert!(heard.header(name).is_some(), "{name}");
        }
        data(run(&ben, "{ __typename }", json!({})).await);
        town.later(chrono::TimeDelta::seconds(61));
        data(run(&ada, "{ __typename }", json!({})).await);

        spend(format!("graphql:address:{}:60", timeweave::throttle::address_key(ben.address)), 3_000).await;
        assert_eq!(ben.graphql("{ __typename }", json!({})).await.status, StatusCode::TOO_MANY_REQUESTS);
        let mut elsewhere = ben.clone();
        elsewhere.address = "198.51.100.7".parse().unwrap();
        data(run(&elsewhere, "{ __typename }", json!({})).await);
    }

    async fn a_document_may_be_asked_for_by_its_digest(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let document = "{ viewer { restId } }";
        let hash: String = Sha256::digest(document).iter().map(|byte| format!("{byte:02x}")).collect();
        let extensions = json!({ "persistedQuery": { "version": 1, "sha256Hash": hash } });
        let by_hash = json!({ "extensions": extensions });

        let unknown = ada.post("/graphql", by_hash.clone()).await;
        assert_eq!((unknown.status, refusal(&unknown.json()).0.as_str()), (StatusCode::OK, "PERSISTED_QUERY_NOT_FOUND"));
        assert_eq!(unknown.json()["errors"][0]["message"], "PersistedQueryNotFound");
        ada.post("/graphql", json!({ "query": document, "extensions": extensions })).await.ok();
        let known = ada.post("/graphql", by_hash).await.ok().json();
        assert_eq!(known["data"]["viewer"]["restId"], json!(ada.id.to_string()));

        let query = format!("extensions={}", extensions.to_string().replace('"', "%22"));
        let by_link = ada.get(&format!("/graphql?{query}")).await.ok().json();
        assert_eq!(by_link["data"], known["data"]);

        let other = json!({ "query": "{ __typename }", "extensions": extensions });
        assert_eq!(refusal(&ada.post("/graphql", other).await.json()).0, "QUERY_INVALID");
    }

    async fn whole_lists_of_operations_are_refused(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let list = json!([{ "query": "{ __typename }" }, { "query": "{ __typename }" }]);
        let heard = ada.post("/graphql", list).await;
        assert_eq!((heard.status, refusal(&heard.json()).0.as_str()), (StatusCode::BAD_REQUEST, "QUERY_INVALID"));
    }
}

#[tokio::test]
async fn an_operator_may_close_the_schema_and_the_editor() {
    let more = "[graphql]\nintrospection = false\ngraphiql = false";
    let town = Town::configured(Engine::Sqlite, more).await;
    let stranger = town.stranger();
    let answer = run(&stranger, "{ __schema { types { name } } __typename }", json!({})).await;
    assert_eq!(answer["data"].get("__schema").filter(|schema| !schema.is_null()), None, "{answer}");
    let mut page = stranger.request(Method::GET, "/graphql", None);
    page.headers_mut().insert("accept", http::HeaderValue::from_static("text/html"));
    assert_eq!(stranger.send(page).await.status, StatusCode::BAD_REQUEST);
    assert_eq!(stranger.get("/graphql/assets/boot.js").await.status, StatusCode::NOT_FOUND);
    let _: Value = answer;
}

#[tokio::test]
async fn an_answer_has_so_many_bytes_and_no_more() {
    let town = Town::configured(Engine::Sqlite, "[graphql]\nmax_response_bytes = 2000").await;
    let [ada] = town.members(["ada"]).await;
    let heard = ada.graphql("{ __schema { types { name } } }", json!({})).await;
    let extensions = json!({ "code": "RESPONSE_TOO_LARGE", "status": 400, "limit": 2_000 });
    assert_eq!((heard.json().get("data"), &heard.json()["errors"][0]["extensions"]), (None, &extensions));
    data(run(&ada, "{ __type(name: \"Member\") { name } }", json!({})).await);
}

#[tokio::test]
async fn a_closed_schema_is_not_suggested_either() {
    let town = Town::configured(Engine::Sqlite, "[graphql]\nintrospection = false").await;
    let [ada] = town.members(["ada"]).await;
    for document in
        ["{ viewerr { id } }", "{ viewer { idd } }", "{ viewer { connections(firts: 1) { nodes { id } } } }"]
    {
        let answer = run(&ada, document, json!({})).await;
        let message = answer["errors"][0]["message"].as_str().unwrap();
        assert!(refusal(&answer).0 == "QUERY_INVALID" && !message.contains("mean"), "{message}");
    }
}
