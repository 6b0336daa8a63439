//! Steps: who may take which, in every state, and what is seen of them.

use super::*;
use crate::each_engine;

/// In each state, what the requester and the provider may do.
const MAY: &[(&str, &[&str], &[&str])] = &[
    ("pending_provider", &["cancel"], &["accept", "decline", "cancel"]),
    ("accepted", &["start", "cancel"], &["start", "cancel"]),
    ("in_progress", &["complete", "cancel"], &["complete", "cancel"]),
    ("pending_confirmation", &["confirm", "dispute"], &["confirm", "dispute"]),
    ("disputed", &[], &[]),
    ("completed", &[], &[]),
    ("cancelled", &[], &[]),
];

const ACTIONS: &[&str] = &["accept", "decline", "start", "complete", "confirm", "dispute", "cancel"];

each_engine! {
    async fn every_state_times_action_times_role_answers_as_the_table_says(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        grant(&town, &ada, 100_000).await;
        for (state, requester, provider) in MAY {
            for action in ACTIONS {
                for (person, may) in [(&ada, requester), (&ben, provider)] {
                    let id = bring(&town, &ada, &ben, state).await;
                    let heard = act(person, id, action).await;
                    if may.contains(action) {
                        assert!(heard.status.is_success(), "{state} {action} {}: {}", person.name, heard.text());
                        continue;
                    }
                    // Only accepting and declining are never the requester's.
                    let never = person.id == ada.id && ["accept", "decline"].contains(action);
                    let (status_code, code) = if never { (403, "FORBIDDEN") } else { (400, "EXCHANGE_ERROR") };
                    assert_eq!(
                        (heard.status.as_u16(), heard.code().as_str()),
                        (status_code, code),
                        "{state} {action} {}",
                        person.name
                    );
                    assert_eq!(status(&town, id).await, *state, "a refusal changes nothing");
                }
                // Whoever is no party does not learn that it is there.
                let id = bring(&town, &ada, &ben, state).await;
                for stranger in [&cleo, &far] {
                    assert_eq!(act(stranger, id, action).await.code(), "NOT_FOUND", "{state} {action}");
                }
                assert_eq!(status(&town, id).await, *state);
            }
        }
        is_sound(&town).await;
    }

    async fn a_request_is_seen_by_both_with_its_history(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let about = listing(&town, &ben, "offer").await;
        let body = json!({ "listing_id": about, "proposed_hours": 2.5, "prep_time": 0.5, "message": "On Tuesdays?" });
        let asked = ada.post("/exchanges", body).await;
        assert_eq!(asked.status, 201);
        let id = asked.json()["data"]["id"].as_i64().unwrap();
        let expected = json!({
            "id": id, "listing_id": about, "requester_id": ada.id, "provider_id": ben.id,
            "listing": { "id": about, "title": "Irish for beginners", "type": "offer" },
            "requester": { "id": ada.id, "name": "Ada Tester", "avatar": null },
            "provider": { "id": ben.id, "name": "Ben", "avatar": null },
            "proposed_hours": 2.5, "prep_time": 0.5, "final_hours": null, "status": "pending_provider", "risk_level": null,
            "message": "On Tuesdays?", "requester_confirmed_at": null, "requester_confirmed_hours": null,
            "provider_confirmed_at": null, "provider_confirmed_hours": null, "broker_notes": null,
            "created_at": "2026-01-05T12:00:00Z",
        });
        assert_eq!(asked.json()["data"], expected);
        let check = ada.get(&format!("/exchanges/check?listing_id={about}")).await.ok().json();
        assert_eq!(check["data"]["role"], "requester");
        let check = ben.get(&format!("/exchanges/check?listing_id={about}")).await.ok().json();
        assert_eq!((&check["data"]["id"], &check["data"]["role"]), (&json!(id), &json!("provider")));
        assert_eq!(ben.get("/exchanges/needs-attention-count").await.ok().json()["data"]["count"], 1);
        assert_eq!(ada.get("/exchanges/needs-attention-count").await.ok().json()["data"]["count"], 0);

        ben.tap(&format!("/exchanges/{id}/accept")).await.ok();
        ada.delete(&format!("/exchanges/{id}?reason=I%20am%20ill")).await.ok();
        let detail = ben.get(&format!("/exchanges/{id}")).await.ok().json();
        let steps: Vec<(String, String, Value, String)> = detail["data"]["status_history"]
            .as_array()
            .unwrap()
            .iter()
            .map(|step| {
                let text = |name: &str| step[name].as_str().unwrap_or_default().to_owned();
                (text("action"), text("actor_role"), step["notes"].clone(), text("new_status"))
            })
            .collect();
        let step = |action: &str, role: &str, notes: Value, to: &str| (action.to_owned(), role.to_owned(), notes, to.to_owned());
        assert_eq!(
            steps,
            [
                step("request", "requester", Value::Null, "pending_provider"),
                step("accept", "provider", Value::Null, "accepted"),
                step("cancel", "requester", json!("I am ill"), "cancelled"),
            ]
        );
        assert_eq!(ada.get(&format!("/exchanges/check?listing_id={about}")).await.ok().json()["data"], Value::Null);
    }

    async fn a_stored_word_of_no_set_is_our_fault_and_never_another_word(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = bring(&town, &ada, &ben, "accepted").await;
        // No constraint keeps the states of the history.
        let lost = "UPDATE exchange_history SET new_status = 'lost' WHERE exchange_id = $1 AND action = 'accept'";
        assert_eq!(town.db().run(lost, params![id]).await.unwrap(), 1);
        let heard = ada.get(&format!("/exchanges/{id}")).await;
        assert_eq!(heard.status, 500);
        assert_eq!(
            heard.json(),
            json!({
                "success": false,
                "errors": [{ "code": "SERVER_INTERNAL_ERROR", "message": "Something went wrong on our side. Please try again later." }],
                "request_id": heard.header("x-request-id").unwrap(),
            })
        );
        let document = "query($id: ID!) { exchange(id: $id) { history { newStatus } } }";
        let heard = ada.graphql(document, json!({ "id": id.to_string() })).await;
        assert_eq!(
            heard.json()["errors"][0]["extensions"],
            json!({ "code": "SERVER_INTERNAL_ERROR", "status": 500, "request_id": heard.header("x-request-id").unwrap() })
        );
        let found = "UPDATE exchange_history SET new_status = 'accepted' WHERE exchange_id = $1 AND action = 'accept'";
        town.db().run(found, params![id]).await.unwrap();
        let history = ada.get(&format!("/exchanges/{id}")).await.ok().json()["data"]["status_history"].clone();
        assert_eq!(history[1]["new_status"], "accepted");
    }

    async fn the_reason_of_calling_off_stands_in_the_body_or_in_the_query(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let ill = json!({ "reason": "I am ill" });
        for (query, body, noted) in [
            ("", Some(ill.clone()), "I am ill"),
            ("?reason=away", Some(ill), "I am ill"),
            ("?reason=away", Some(json!({})), "away"),
            ("?reason=away", None, "away"),
        ] {
            let id = bring(&town, &ada, &ben, "accepted").await;
            ada.send(ada.request(Method::DELETE, &format!("/exchanges/{id}{query}"), body.clone())).await.ok();
            let notes = "SELECT notes FROM exchange_history WHERE exchange_id = $1 AND action = 'cancel'";
            let notes: String = town.db().one(notes, params![id]).await.unwrap();
            assert_eq!(notes, noted, "{query} {body:?}");
        }
        let id = bring(&town, &ada, &ben, "accepted").await;
        let long = "x".repeat(1_001);
        let refused = (400, "VALIDATION_TOO_LONG".to_owned(), "reason".to_owned());
        let in_body = ada.request(Method::DELETE, &format!("/exchanges/{id}"), Some(json!({ "reason": long })));
        assert_eq!(ada.send(in_body).await.refusal(), refused);
        assert_eq!(ada.delete(&format!("/exchanges/{id}?reason={long}")).await.refusal(), refused);
        let document = "mutation($input: CancelExchangeInput!) { cancelExchange(input: $input) { exchange { status } } }";
        let cancel = async |reason: &str| {
            ada.graphql(document, json!({ "input": { "exchangeId": id.to_string(), "reason": reason } })).await.json()
        };
        let heard = cancel(&long).await;
        assert_eq!(heard["errors"][0]["extensions"]["code"], "VALIDATION_TOO_LONG", "{heard}");
        assert_eq!(status(&town, id).await, "accepted");
        assert_eq!(cancel(&long[1..]).await["data"]["cancelExchange"]["exchange"]["status"], "CANCELLED");
    }

    async fn what_cannot_be_asked_for_is_refused(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        let resting = town.newcomer("harbour", "resting", "member").await;
        let (own, about, hidden) =
            (listing(&town, &ada, "offer").await, listing(&town, &ben, "offer").await, listing(&town, &ben, "offer").await);
        let (far_off, of_resting, of_blocked) =
            (listing(&town, &far, "offer").await, listing(&town, &resting, "offer").await, listing(&town, &cleo, "offer").await);
        town.db().run("UPDATE listings SET status = 'paused' WHERE id = $1", params![hidden]).await.unwrap();
        town.db().run("UPDATE users SET status = 'suspended' WHERE id = $1", params![resting.id]).await.unwrap();
        cleo.post(&format!("/users/{}/block", ada.id), json!({})).await.ok();
        for (body, status, code) in [
            (json!({}), 400, "VALIDATION_REQUIRED_FIELD"),
            (json!({ "listing_id": about, "proposed_hours": 1.005 }), 400, "VALIDATION_INVALID_VALUE"),
            (json!({ "listing_id": 999_999 }), 400, "EXCHANGE_ERROR"),
            (json!({ "listing_id": far_off }), 400, "EXCHANGE_ERROR"),
            (json!({ "listing_id": own }), 400, "EXCHANGE_ERROR"),
            (json!({ "listing_id": hidden }), 400, "EXCHANGE_ERROR"),
            (json!({ "listing_id": of_blocked }), 400, "EXCHANGE_ERROR"),
            (json!({ "listing_id": of_resting }), 409, "LISTING_OWNER_UNAVAILABLE"),
        ] {
            let heard = ada.post("/exchanges", body.clone()).await;
            assert_eq!((heard.status.as_u16(), heard.code().as_str()), (status, code), "{body}: {}", heard.text());
        }
        assert_eq!(ada.get("/exchanges/check").await.code(), "VALIDATION_REQUIRED_FIELD");
        assert_eq!((town.count("exchanges").await, town.count("exchange_history").await), (0, 0));
        // Hours are moved into their bounds.
        for (given, kept) in [(json!(0), 0.25), (json!(1_000), 24.0), (Value::Null, 1.0)] {
            let about = listing(&town, &ben, "offer").await;
            let asked = ada.post("/exchanges", json!({ "listing_id": about, "proposed_hours": given })).await.ok();
            assert_eq!(asked.json()["data"]["proposed_hours"], kept);
        }
    }

    async fn two_requests_at_once_about_one_listing_are_one(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let about = listing(&town, &ben, "offer").await;
        let body = json!({ "listing_id": about });
        let (one, other) = tokio::join!(ada.post("/exchanges", body.clone()), ada.post("/exchanges", body));
        let mut codes = [(one.status.as_u16(), one.code()), (other.status.as_u16(), other.code())];
        codes.sort();
        assert_eq!(codes, [(201, String::new()), (400, "EXCHANGE_ERROR".to_owned())]);
        assert_eq!(town.count("exchanges").await, 1);
    }

    async fn pages_follow_one_another_and_states_can_be_picked(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let mut mine = Vec::new();
        for number in 0..7 {
            let (asks, owns) = if number % 2 == 0 { (&ada, &ben) } else { (&ben, &ada) };
            mine.push(bring(&town, asks, owns, if number < 3 { "cancelled" } else { "accepted" }).await);
        }
        bring(&town, &ben, &cleo, "accepted").await;
        mine.reverse();
        let ids = async |query: &str| -> (Vec<i64>, Value) {
            let page = ada.get(&format!("/exchanges{query}")).await.ok().json();
            (page["data"].as_array().unwrap().iter().map(|one| one["id"].as_i64().unwrap()).collect(), page["meta"]["cursor"].clone())
        };
        let (first, cursor) = ids("?per_page=4").await;
        let (rest, none) = ids(&format!("?per_page=4&cursor={}", cursor.as_str().unwrap())).await;
        assert_eq!(([first, rest].concat(), none), (mine.clone(), Value::Null));
        assert_eq!(ids("?status=cancelled").await.0, mine[4..]);
        assert_eq!(ids("?status=nonsense").await.0, mine);
        decide(&town, json!({})).await;
        town.db()
            .run("UPDATE tenants SET features = $2 WHERE id = $1", params![town.harbour, json!({ "exchange_workflow": false })])
            .await
            .unwrap();
        town.world().room::<Tenants>().unwrap().forget();
        for heard in [ada.get("/exchanges").await, ada.post("/exchanges", json!({ "listing_id": 1 })).await] {
            assert_eq!((heard.status.as_u16(), heard.code().as_str()), (400, "FEATURE_DISABLED"));
        }
        let config = ada.get("/exchanges/config").await.ok().json();
        assert_eq!(config["data"]["exchange_workflow_enabled"], false);
    }

    async fn safeguarding_stands_between_the_two_at_every_step_together(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let warden = town.member_as("harbour", "warden", "broker").await;
        let ids = [
            (bring(&town, &ada, &ben, "pending_provider").await, &ben, "accept"),
            (bring(&town, &ada, &ben, "accepted").await, &ada, "start"),
            (bring(&town, &ada, &ben, "in_progress").await, &ben, "complete"),
        ];
        let about = listing(&town, &ben, "offer").await;
        let measure = json!({ "kind": "no_contact", "member_id": ben.id, "reason": "A matter of safety" });
        warden.post("/admin/safeguarding/measures", measure).await.ok();
        let asked = ada.post("/exchanges", json!({ "listing_id": about })).await;
        assert_eq!((asked.status.as_u16(), asked.code().as_str()), (403, "SAFEGUARDING_CONTACT_RESTRICTED"));
        for (id, person, action) in ids {
            let heard = act(person, id, action).await;
            assert_eq!(heard.code(), "SAFEGUARDING_CONTACT_RESTRICTED", "{action}");
            // Nobody is held in it.
            act(person, id, "cancel").await.ok();
        }
    }
}

each_engine! {
    async fn the_graph_shows_exchanges_to_their_parties_only(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        grant(&town, &ada, 1_000).await;
        let done = bring(&town, &ada, &ben, "completed").await;
        let open = bring(&town, &ben, &ada, "accepted").await;
        let others = bring(&town, &ben, &cleo, "accepted").await;
        let document = "query($ben: ID!) { viewer { exchanges(first: 5) { nodes { restId status finalHours requester { restId } } } }
            member(id: $ben) { exchanges(first: 5) { nodes { restId } } } }";
        let seen = ada.graphql(document, json!({ "ben": ben.id.to_string() })).await.ok().json();
        let ids = |nodes: &Value| -> Vec<String> {
            nodes["nodes"].as_array().unwrap().iter().map(|one| one["restId"].as_str().unwrap().to_owned()).collect()
        };
        let both = [open.to_string(), done.to_string()];
        assert_eq!(ids(&seen["data"]["viewer"]["exchanges"]), both, "{seen}");
        assert_eq!(ids(&seen["data"]["member"]["exchanges"]), both);
        assert_eq!(seen["data"]["viewer"]["exchanges"]["nodes"][1]["finalHours"], 2.0);
        let seen = cleo.graphql(document, json!({ "ben": ben.id.to_string() })).await.ok().json();
        assert_eq!(ids(&seen["data"]["member"]["exchanges"]), [others.to_string()]);
        let one = format!("{{ exchange(id: \"{done}\") {{ restId }} }}");
        assert_eq!(cleo.graphql(&one, json!({})).await.json()["errors"][0]["extensions"]["code"], "NOT_FOUND");
        assert_eq!(ada.graphql(&one, json!({})).await.json()["data"]["exchange"]["restId"], done.to_string());

        let id = bring(&town, &ada, &ben, "pending_confirmation").await;
        let confirm = format!("mutation {{ confirmExchange(input: {{ exchangeId: \"{id}\", hours: 2 }}) {{ exchange {{ status }} }} }}");
        for (person, status) in [(&ada, "PENDING_CONFIRMATION"), (&ben, "COMPLETED")] {
            let heard = person.graphql(&confirm, json!({})).await.json();
            assert_eq!(heard["data"]["confirmExchange"]["exchange"]["status"], status, "{heard}");
        }
        let about = listing(&town, &ben, "offer").await;
        let request = |hours: f64| {
            format!(
                "mutation {{ requestExchange(input: {{ listingId: \"{about}\", prepTime: {hours} }}) {{ exchange {{ prepTime proposedHours }} }} }}"
            )
        };
        let heard = ada.graphql(&request(0.125), json!({})).await.json();
        let told = &heard["errors"][0]["extensions"];
        assert_eq!((&told["code"], &told["field"]), (&json!("VALIDATION_INVALID_VALUE"), &json!("prepTime")), "{heard}");
        let heard = ada.graphql(&request(0.5), json!({})).await.ok().json();
        assert_eq!(heard["data"]["requestExchange"]["exchange"], json!({ "prepTime": 0.5, "proposedHours": 1.0 }));
        let never = format!("mutation {{ approveExchange(input: {{ exchangeId: \"{open}\" }}) {{ exchange {{ status }} }} }}");
        assert_eq!(ada.graphql(&never, json!({})).await.json()["errors"][0]["extensions"]["code"], "FORBIDDEN");
        is_sound(&town).await;
    }

    async fn the_graph_tells_what_happened_and_how_it_was(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let broker = town.member_as("harbour", "bro", "broker").await;
        grant(&town, &ada, 1_000).await;
        let id = bring(&town, &ada, &ben, "completed").await;
        let rate = format!(
            "mutation {{ rateExchange(input: {{ exchangeId: \"{id}\", rating: 4 }}) {{
                ratings {{ rating rater {{ restId }} rated {{ restId }} }} exchange {{ id hasRated }} }} }}"
        );
        let rated = ada.graphql(&rate, json!({})).await.json()["data"]["rateExchange"].clone();
        let rating = json!({ "rating": 4, "rater": { "restId": ada.id.to_string() }, "rated": { "restId": ben.id.to_string() } });
        assert_eq!((&rated["ratings"], &rated["exchange"]["hasRated"]), (&json!([rating]), &json!(true)), "{rated}");
        let node = format!(
            "{{ node(id: {}) {{ ... on Exchange {{ history {{ action newStatus }} ratings {{ rating }} hasRated listing {{ restId }} }} }} }}",
            rated["exchange"]["id"]
        );
        let seen = ben.graphql(&node, json!({})).await.json()["data"]["node"].clone();
        assert_eq!(seen["history"][0], json!({ "action": "REQUEST", "newStatus": "PENDING_PROVIDER" }));
        assert_eq!((&seen["ratings"], &seen["hasRated"]), (&json!([{ "rating": 4 }]), &json!(false)));
        assert_eq!(cleo.graphql(&node, json!({})).await.json()["errors"][0]["extensions"]["code"], "NOT_FOUND");
        // Whoever looks after the community sees what happened, and not what the two said of each other.
        let seen = broker.graphql(&node, json!({})).await.json()["data"]["node"].clone();
        assert!(seen["history"].as_array().is_some_and(|steps| steps.len() > 3), "{seen}");
        assert_eq!((&seen["ratings"], &seen["hasRated"]), (&Value::Null, &Value::Null));
        let of = format!("{{ member(id: \"{}\") {{ exchangeRating {{ average ratingCount }} }} }}", ben.id);
        let of = cleo.graphql(&of, json!({})).await.json();
        assert_eq!(of["data"]["member"]["exchangeRating"], json!({ "average": 4.0, "ratingCount": 1 }));
    }

    async fn a_level_of_members_reads_its_exchanges_in_one_statement(town: Town = UNLIMITED) {
        let people = town.members(["ada", "ben", "cleo", "dora", "emil"]).await;
        for person in &people[1..] {
            bring(&town, &people[0], person, "accepted").await;
        }
        let statements = async |first: usize| {
            let document = format!("{{ members(first: {first}) {{ nodes {{ exchanges(first: 3) {{ nodes {{ restId }} }} }} }} }}");
            let before = town.db().statements();
            people[0].graphql(&document, json!({})).await.ok();
            town.db().statements() - before
        };
        assert_eq!(statements(1).await, statements(4).await);
    }
}
