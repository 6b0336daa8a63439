//! Confirming and paying: once, the right hours, from the right one, or not at all.

use super::*;
use crate::each_engine;

async fn confirm(person: &Person, id: i64, hours: f64) -> Heard {
    person.post(&format!("/exchanges/{id}/confirm"), json!({ "hours": hours })).await
}

each_engine! {
    async fn an_offer_is_paid_by_whoever_asked_and_a_request_by_its_owner(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        for person in [&ada, &ben] {
            grant(&town, person, 1_000).await;
        }
        for (side, ada_has, ben_has) in [("offer", 800, 1_200), ("request", 1_000, 1_000)] {
            let about = listing(&town, &ben, side).await;
            let id = ask(&ada, about, 2.0).await;
            for (person, action) in [(&ben, "accept"), (&ada, "start"), (&ada, "complete")] {
                act(person, id, action).await.ok();
            }
            let first = confirm(&ben, id, 2.0).await.ok().json();
            assert_eq!(first["data"]["status"], "pending_confirmation");
            let second = confirm(&ada, id, 2.0).await.ok().json();
            assert_eq!((&second["data"]["status"], &second["data"]["final_hours"]), (&json!("completed"), &json!(2.0)));
            assert_eq!((has(&town, &ada).await, has(&town, &ben).await), (ada_has, ben_has), "{side}");
        }
        town.deliver().await;
        let kinds = count(&town, "SELECT COUNT(*) FROM transactions t JOIN exchanges x ON x.transaction_id = t.id
            WHERE t.transaction_type = 'exchange' AND t.listing_id = x.listing_id AND t.description = 'Irish for beginners'").await;
        assert_eq!(kinds, 2);
        let paid = count(&town, "SELECT COUNT(*) FROM domain_events WHERE kind = 'transaction_completed'").await;
        assert_eq!(paid, 4, "two starts and two payments");
        is_sound(&town).await;
    }

    async fn what_the_listing_is_called_later_is_not_what_was_agreed_on(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        grant(&town, &ada, 1_000).await;
        let about = listing(&town, &ben, "offer").await;
        let id = ask(&ada, about, 2.0).await;
        let renaming = ben.request(Method::PUT, &format!("/listings/{about}"), Some(json!({ "title": "Whatever I like" })));
        ben.send(renaming).await.ok();
        for person in [&ada, &ben] {
            let seen = person.get(&format!("/exchanges/{id}")).await.ok().json();
            assert_eq!(seen["data"]["listing"], json!({ "id": about, "title": "Irish for beginners", "type": "offer" }));
            let list = person.get("/exchanges").await.ok().json();
            assert_eq!(list["data"][0]["listing"]["title"], "Irish for beginners");
        }
        for (person, action) in [(&ben, "accept"), (&ada, "start"), (&ada, "complete"), (&ada, "confirm"), (&ben, "confirm")] {
            act(person, id, action).await.ok();
        }
        let paid: String = town.db().one("SELECT description FROM transactions WHERE transaction_type = 'exchange'", params![]).await.unwrap();
        assert_eq!(paid, "Irish for beginners");
    }

    async fn hours_are_averaged_disputed_and_moved_into_bounds(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        grant(&town, &ada, 100_000).await;
        for (one, other, status_then, final_hours) in [
            (2.0, 2.0, "completed", json!(2.0)),
            (2.0, 2.25, "completed", json!(2.12)),
            (2.0, 2.26, "disputed", Value::Null),
            // Moved to 1.5 and 2.5, a quarter from what was proposed.
            (0.01, 1.5, "completed", json!(1.5)),
            (900.0, 2.5, "completed", json!(2.5)),
            (900.0, 0.01, "disputed", Value::Null),
        ] {
            let id = bring(&town, &ada, &ben, "pending_confirmation").await;
            confirm(&ada, id, one).await.ok();
            let heard = confirm(&ben, id, other).await.ok().json();
            assert_eq!((&heard["data"]["status"], &heard["data"]["final_hours"]), (&json!(status_then), &final_hours), "{one} {other}");
        }
        // Whoever confirms again replaces what they said.
        let id = bring(&town, &ada, &ben, "pending_confirmation").await;
        confirm(&ada, id, 1.5).await.ok();
        confirm(&ada, id, 2.5).await.ok();
        confirm(&ada, id, 2.5).await.ok();
        // Ben is told once, and the history has the last word only.
        let said = "SELECT actor_id, notes FROM exchange_history WHERE exchange_id = $1 AND action = 'confirm'";
        let said: Vec<(i64, String)> = town.db().all(said, params![id]).await.unwrap();
        assert_eq!(said, [(ada.id, "2.50 hours".to_owned())]);
        let told = "SELECT COUNT(*) FROM domain_events WHERE kind = 'exchange_moved' AND CAST(payload AS TEXT) LIKE '%confirm%'";
        let before: i64 = town.db().one(told, params![]).await.unwrap();
        confirm(&ada, id, 2.25).await.ok();
        assert_eq!(town.db().one::<i64>(told, params![]).await.unwrap(), before);
        confirm(&ada, id, 2.5).await.ok();
        let heard = confirm(&ben, id, 2.5).await.ok().json();
        assert_eq!(heard["data"]["final_hours"], 2.5);
        for (body, code) in [
            (json!({}), "VALIDATION_REQUIRED_FIELD"),
            (json!({ "hours": 0 }), "VALIDATION_OUT_OF_RANGE"),
            (json!({ "hours": -1 }), "VALIDATION_OUT_OF_RANGE"),
            (json!({ "hours": 1.005 }), "VALIDATION_INVALID_VALUE"),
        ] {
            let id = bring(&town, &ada, &ben, "pending_confirmation").await;
            let heard = ada.post(&format!("/exchanges/{id}/confirm"), body.clone()).await;
            assert_eq!(heard.refusal(), (400, code.to_owned(), "hours".to_owned()), "{body}");
        }
        is_sound(&town).await;
    }

    async fn the_graph_leads_from_an_exchange_to_what_paid_for_it(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        grant(&town, &ada, 1_000).await;
        let document = "query($id: ID!) { exchange(id: $id) { viewerRole dueAt transaction { amount partner { name } } } }";
        let id = bring(&town, &ada, &ben, "pending_provider").await.to_string();
        let seen = async |person: &Person, id: &str| {
            let answer = person.graphql(document, json!({ "id": id })).await.ok().json();
            assert_eq!(answer.get("errors"), None, "{answer}");
            answer["data"]["exchange"].clone()
        };
        let due: String =
            town.db().one("SELECT CAST(due_at AS TEXT) FROM exchanges WHERE id = $1", params![id.parse::<i64>().unwrap()]).await.unwrap();
        let asked = seen(&ada, &id).await;
        assert_eq!(asked["dueAt"].as_str().unwrap()[..10], due[..10]);
        assert_eq!((&asked["viewerRole"], &asked["transaction"]), (&json!("REQUESTER"), &Value::Null));
        let paid = bring(&town, &ada, &ben, "completed").await.to_string();
        for (person, role, partner) in [(&ada, "REQUESTER", "Ben"), (&ben, "PROVIDER", "Ada")] {
            let expected = json!({ "viewerRole": role, "dueAt": null, "transaction": { "amount": 2.0, "partner": { "name": partner } } });
            assert_eq!(seen(person, &paid).await, expected);
        }
    }

    async fn two_who_confirm_at_the_same_moment_pay_once(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        grant(&town, &ada, 10_000).await;
        for round in 1..=6 {
            let id = bring(&town, &ada, &ben, "pending_confirmation").await;
            let (one, other, again) = tokio::join!(confirm(&ada, id, 2.0), confirm(&ben, id, 2.0), confirm(&ben, id, 2.0));
            for heard in [&one, &other, &again] {
                // The third may find it completed.
                assert!(heard.status == 200 || heard.code() == "EXCHANGE_ERROR", "{}", heard.text());
            }
            assert_eq!(status(&town, id).await, "completed");
            assert_eq!(has(&town, &ben).await, 200 * round);
        }
        assert_eq!(count(&town, "SELECT COUNT(*) FROM transactions WHERE transaction_type = 'exchange'").await, 6);
        is_sound(&town).await;
    }

    async fn whoever_has_too_few_hours_has_not_confirmed(town: Town = UNLIMITED) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        grant(&town, &ada, 199).await;
        let id = bring(&town, &ada, &ben, "pending_confirmation").await;
        confirm(&ada, id, 2.0).await.ok();
        let poor = confirm(&ben, id, 2.0).await;
        assert_eq!((poor.status.as_u16(), poor.code().as_str()), (422, "INSUFFICIENT_BALANCE"));
        let detail = ben.get(&format!("/exchanges/{id}")).await.ok().json();
        assert_eq!(
            (&detail["data"]["status"], &detail["data"]["provider_confirmed_hours"], &detail["data"]["requester_confirmed_hours"]),
            (&json!("pending_confirmation"), &Value::Null, &json!(2.0))
        );
        assert_eq!(detail["data"]["status_history"].as_array().unwrap().len(), 5);
        assert_eq!((has(&town, &ada).await, has(&town, &ben).await), (199, 0));
        grant(&town, &ada, 1).await;
        assert_eq!(confirm(&ben, id, 2.0).await.ok().json()["data"]["status"], "completed");
        is_sound(&town).await;
    }

    async fn nobody_confirms_with_somebody_who_is_gone(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = bring(&town, &ada, &ben, "pending_confirmation").await;
        town.db().run("UPDATE users SET status = 'banned' WHERE id = $1", params![ben.id]).await.unwrap();
        let heard = confirm(&ada, id, 2.0).await;
        assert_eq!((heard.status.as_u16(), heard.code().as_str()), (409, "EXCHANGE_PARTY_UNAVAILABLE"));
    }

    async fn each_rates_the_other_once_afterwards(town: Town = UNLIMITED) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        grant(&town, &ada, 10_000).await;
        let early = bring(&town, &ada, &ben, "accepted").await;
        let id = bring(&town, &ada, &ben, "completed").await;
        let rate = async |person: &Person, id: i64, body: Value| person.post(&format!("/exchanges/{id}/rate"), body).await;
        assert_eq!(rate(&ada, early, json!({ "rating": 5 })).await.code(), "EXCHANGE_ERROR");
        assert_eq!(rate(&cleo, id, json!({ "rating": 5 })).await.code(), "NOT_FOUND");
        for rating in [0, 6] {
            assert_eq!(rate(&ada, id, json!({ "rating": rating })).await.refusal().0, 400);
        }
        let (one, other) = tokio::join!(rate(&ada, id, json!({ "rating": 4, "comment": " Kind " })), rate(&ada, id, json!({ "rating": 4 })));
        let mut statuses = [one.status.as_u16(), other.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [201, 400]);
        rate(&ben, id, json!({ "rating": 5 })).await.ok();
        let seen = ben.get(&format!("/exchanges/{id}/ratings")).await.ok().json();
        assert_eq!((seen["data"]["ratings"].as_array().unwrap().len(), &seen["data"]["has_rated"]), (2, &json!(true)));
        let names = ["rater", "rater_first_name", "rater_last_name", "rater_username"];
        let raters: Vec<_> = seen["data"]["ratings"].as_array().unwrap().iter().map(|one| names.map(|name| one[name].clone())).collect();
        let rater = |id: i64, name: &str| json!({ "id": id, "name": name, "avatar": null });
        assert_eq!(raters[0], [rater(ada.id, "Ada"), json!("Ada"), json!(null), json!(null)], "family names are not for everybody");
        assert_eq!(raters[1], [rater(ben.id, "Ben Tester"), json!("Ben"), json!("Tester"), json!(null)]);
        assert_eq!(cleo.get(&format!("/exchanges/{id}/ratings")).await.status, 404);
        assert_eq!(cleo.get(&format!("/users/{}/rating", ben.id)).await.ok().json()["data"], json!({ "average": 4.0, "count": 1 }));
        assert_eq!(cleo.get(&format!("/users/{}/rating", cleo.id)).await.ok().json()["data"], json!({ "average": 0.0, "count": 0 }));
        assert_eq!(cleo.get("/users/999999/rating").await.status, 404);
    }

    async fn whoever_confirmed_first_hears_that_the_hours_differ(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = bring(&town, &ada, &ben, "pending_confirmation").await;
        for (person, hours) in [(&ada, 2.0), (&ben, 1.5)] {
            person.post(&format!("/exchanges/{id}/confirm"), json!({ "hours": hours })).await.ok();
        }
        town.deliver().await;
        let sql = "SELECT message FROM notifications WHERE tenant_id = $1 AND user_id = $2 AND type = 'exchange_hours_differ'";
        let told: Vec<String> = town.db().all(sql, params![town.harbour, ada.id]).await.unwrap();
        assert_eq!(told, ["You and Ben confirmed different hours for your exchange. Staff will look into it."]);
    }
}
