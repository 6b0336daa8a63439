//! What is compared with the schema before anything runs, and what comes back in which order.

use http::header::ACCEPT;
use http::{HeaderValue, Method, StatusCode};
use serde_json::{Value, json};

use super::{data, elsewhere, global, operation, refusal, run};
use crate::each_engine;
use crate::support::{Person, Town};

/// Status with which a request is answered, for those who take the newer media type and for others, and the first code.
async fn statuses(person: &Person, document: &str) -> (u16, u16, String) {
    let send = async |accept: &'static str| {
        let mut request = person.request(Method::POST, "/graphql", Some(json!({ "query": document })));
        request.headers_mut().insert(ACCEPT, HeaderValue::from_static(accept));
        person.send(request).await
    };
    let (newer, older) = (send("application/graphql-response+json").await, send("application/json").await);
    let code = refusal(&newer.json()).0;
    assert_eq!(refusal(&older.json()).0, code, "{document}");
    (newer.status.as_u16(), older.status.as_u16(), code)
}

/// The keys of an object as they were sent.
fn keys(text: &str, names: &[&str]) -> bool {
    let places: Vec<_> = names.iter().map(|name| text.find(&format!("\"{name}\":"))).collect();
    places.iter().all(Option::is_some) && places.is_sorted()
}

async fn muted(town: &Town) -> i64 {
    town.count("user_mutes").await
}

each_engine! {
    async fn wrong_variables_are_refused_before_anything_runs(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let document = format!(
            "mutation($a: ID!) {{ muteMember(input: {{ memberId: \"{}\" }}) {{ member {{ id }} }} unmuteMember(input: {{ memberId: $a }}) {{ member {{ id }} }} }}",
            ben.id
        );
        for variables in [json!({}), json!({ "a": null }), json!({ "a": true }), json!({ "a": {} }), json!({ "b": "1" })] {
            let heard = ada.graphql(&document, variables.clone()).await;
            assert_eq!(refusal(&heard.json()), ("QUERY_INVALID".into(), 400, "a".into()), "{variables}");
            assert_eq!(heard.json().get("data"), None, "{variables}");
            assert_eq!(muted(&town).await, 0, "{variables}");
        }
        data(run(&ada, &document, json!({ "a": ben.id })).await);
        assert_eq!(muted(&town).await, 0, "muted and unmuted");
    }

    async fn every_wrong_value_is_told_with_its_path(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let document = "query($s: ConnectionFilter, $n: Int, $t: [ListingType!], $must: ID!) { member(id: $must) { id } listings(types: $t, first: $n) { nodes { id } }
            viewer { connections(status: $s) { nodes { id } } } }";
        let wrong = json!({ "s": "accepted", "n": "5", "t": ["OFFER", "nothing"] });
        let answer = run(&ada, document, wrong).await;
        let fields: Vec<_> = answer["errors"].as_array().unwrap().iter().map(|error| error["extensions"]["field"].clone()).collect();
        assert_eq!(fields, [json!("s"), json!("n"), json!("t.1"), json!("must")]);
        let right = json!({ "s": "ACCEPTED", "n": 5, "t": ["OFFER"], "must": ada.id, "unknown": 1 });
        data(run(&ada, document, right).await);
    }

    async fn a_variable_that_may_be_left_out_is(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        town.connect(&ada, &ben).await;
        let document = "query($n: Int, $q: String) { viewer { connections(first: $n) { nodes { status } } } members(search: $q) { nodes { name } } }";
        let found = data(run(&ada, document, json!({})).await);
        assert_eq!(found["viewer"]["connections"]["nodes"], json!([{ "status": "ACCEPTED" }]));
        assert_eq!(found, data(run(&ada, document, json!({ "n": null, "q": null })).await));
    }

    async fn a_quoted_word_is_no_value_of_an_enum(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let ask = |status: &str| format!("{{ viewer {{ connections(status: {status}) {{ nodes {{ id }} }} }} }}");
        data(run(&ada, &ask("ACCEPTED"), json!({})).await);
        for status in ["\"ACCEPTED\"", "accepted", "1", "[ACCEPTED]"] {
            let answer = run(&ada, &ask(status), json!({})).await;
            assert_eq!((refusal(&answer).0.as_str(), answer.get("data")), ("QUERY_INVALID", None), "{status}");
        }
    }

    async fn an_object_of_which_nothing_was_asked_is_an_object(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let nobody = town.stranger();
        for (document, to_ada, to_nobody) in [
            ("{ viewer { id @skip(if: true) } }", json!({ "viewer": {} }), json!({ "viewer": null })),
            ("{ me: viewer { ... @include(if: false) { id } } }", json!({ "me": {} }), json!({ "me": null })),
            ("{ viewer @skip(if: true) { id } }", json!({}), json!({})),
            ("mutation { muteMember(input: {memberId: \"1\"}) @skip(if: true) { __typename } }", json!({}), json!({})),
        ] {
            for (person, expected) in [(&ada, to_ada), (&nobody, to_nobody)] {
                let heard = person.graphql(document, json!({})).await.json();
                assert_eq!(heard, json!({ "data": expected }), "{document}");
            }
        }
    }

    async fn a_variable_stands_where_its_type_may(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        for document in [
            "mutation($id: String!) { muteMember(input: {memberId: $id}) { __typename } }",
            "mutation($id: ID) { muteMember(input: {memberId: $id}) { __typename } }",
            "mutation($id: ID!) { muteMember(input: {memberId: $id, memberId: $id}) { __typename } }",
        ] {
            let heard = ada.graphql(document, json!({ "id": ben.id.to_string() })).await.json();
            assert_eq!(heard["errors"][0]["extensions"]["code"], "QUERY_INVALID", "{document}: {heard}");
        }
        assert_eq!(town.count("user_mutes").await, 0);
    }

    async fn answers_have_the_order_of_the_query(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        town.connect(&ada, &ben).await;
        let document = format!("query($no: Boolean = false) {{
            gone: member(id: \"999999\") {{ id }}
            viewer {{ restId @include(if: $no) pendingConnectionCounts {{ connectionCount sent received }} ...V restId
                      connections {{ nodes {{ partner {{ restId name id }} status id }} totalish: pageInfo {{ hasNextPage endCursor }} }} }}
            quick: __typename
            node(id: \"{}\") {{ ... on Relationship {{ status id }} ... on Member {{ name id restId }} }}
            viewer {{ stats {{ __typename }} id }}
        }}
        fragment V on Viewer {{ member {{ name id }} id }}", global("Member", ben.id).as_str().unwrap());
        let text = ada.graphql(&document, json!({})).await.ok().text();
        let text = &text[text.find("\"data\":").unwrap()..];
        assert!(keys(text, &["data", "gone", "viewer", "quick", "node"]), "{text}");
        assert!(keys(text, &["pendingConnectionCounts", "connectionCount", "sent", "received", "member", "id", "restId", "connections", "partner", "status", "totalish", "stats", "quick"]), "{text}");
        let node = &text[text.find("\"node\":").unwrap()..];
        assert!(keys(node, &["name", "id", "restId"]), "{node}");
        // A field is run once, however often it is written.
        let twice = format!("mutation {{ requestConnection(input: {{ memberId: \"{0}\" }}) {{ status }} requestConnection(input: {{ memberId: \"{0}\" }}) {{ connection {{ id }} }} }}", 999_999);
        assert_eq!(run(&ada, &twice, json!({})).await["errors"].as_array().unwrap().len(), 1);
    }

    async fn lengths_and_cursors_are_refused_by_their_names(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        town.connect(&ada, &ben).await;
        let lists = [
            "viewer { connections", "viewer { exchanges", "viewer { reviewsGiven", "viewer { notifications", "viewer { groupedNotifications",
            "viewer { conversations", "viewer { listings", "viewer { groups", "viewer { pendingReviews", "viewer { savedListings",
            "viewer { mutedMembers", "viewer { wallet { transactions", "viewer { wallet { donations", "communityFund { transactions",
            "members { nodes { reviews", "members { nodes { listings", "members { nodes { groups", "members { nodes { exchanges",
            "members { nodes { mutualConnections", "members", "listings", "groups", "skills",
        ];
        for list in lists {
            let close = "}".repeat(list.matches('{').count());
            for (arguments, code, field) in [
                ("first: 0", "VALIDATION_OUT_OF_RANGE", "first"),
                ("first: -1", "VALIDATION_OUT_OF_RANGE", "first"),
                ("first: 101", "VALIDATION_OUT_OF_RANGE", "first"),
                ("after: \"%%%\"", "INVALID_CURSOR", "after"),
                ("first: 1, after: \"7\"", "INVALID_CURSOR", "after"),
                // Base64 of `7`, and of `anotherList:7`.
                ("after: \"Nw==\"", "INVALID_CURSOR", "after"),
                ("after: \"YW5vdGhlckxpc3Q6Nw==\"", "INVALID_CURSOR", "after"),
            ] {
                let answer = run(&ada, &format!("{{ {list}({arguments}) {{ nodes {{ __typename }} }} {close} }}"), json!({})).await;
                assert_eq!(refusal(&answer), (code.into(), 422, field.into()), "{list} {arguments}: {answer}");
            }
            data(run(&ada, &format!("{{ {list}(first: 1, after: \"\") {{ nodes {{ __typename }} }} {close} }}"), json!({})).await);
        }
    }

    async fn a_token_that_is_worth_nothing_is_always_told(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let mut wrong = ada.clone();
        wrong.token = Some("nonsense".to_owned());
        let expected = (401, 401, "auth_required".to_owned());
        for document in ["{ viewer { id } }", "{ __typename }", "{ nothing }", "mutation { muteMember(input: { memberId: \"1\" }) { member { id } } }"] {
            assert_eq!(statuses(&wrong, document).await, expected, "{document}");
        }
        assert_eq!(wrong.get("/graphql?query=%7B__typename%7D").await.status, StatusCode::UNAUTHORIZED);
        town.later(chrono::TimeDelta::hours(1));
        assert_eq!(statuses(&ada, "{ viewer { id } }").await, expected, "expired");
        assert_eq!(data(run(&town.stranger(), "{ viewer { id } }", json!({})).await), json!({ "viewer": null }));
    }

    async fn a_missing_community_is_the_same_for_every_field(town: Town) {
        let [ada] = town.members(["ada"]).await;
        for person in [elsewhere(&ada, None), elsewhere(&town.stranger(), None)] {
            for document in ["{ viewer { id } }", "{ members { nodes { id } } }", "{ __typename viewer { id } }", "mutation { muteMember(input: { memberId: \"1\" }) { member { id } } }"] {
                assert_eq!(statuses(&person, document).await, (400, 400, "tenant_required".to_owned()), "{document}");
            }
            let link = person.get("/graphql?query=%7Bviewer%7Bid%7D%7D").await;
            assert_eq!((link.status, refusal(&link.json()).0.as_str()), (StatusCode::BAD_REQUEST, "tenant_required"));
            assert_eq!(statuses(&person, "{ __schema { queryType { name } } __typename }").await, (200, 200, String::new()));
        }
        let nobody = elsewhere(&town.stranger(), Some("atlantis"));
        let (newer, older, _) = statuses(&nobody, "{ viewer { id } }").await;
        assert_eq!(newer, older);
        assert_eq!(statuses(&nobody, "{ __typename }").await.0, newer);
        assert_eq!(nobody.get("/graphql?query=%7B__typename%7D").await.status.as_u16(), newer);
    }

    async fn the_published_documents_fit(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let found: Value = data(run(&ada, operation!("connections/list"), json!({})).await);
        assert_eq!(found["viewer"]["connections"]["edges"], json!([]));
    }
}
