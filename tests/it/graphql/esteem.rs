//! What members say about one another, and what keeps them apart, in the graph: the same as at the REST door, and as silent.

use serde_json::{Value, json};

use super::{data, global, operation, refusal, run};
use crate::each_engine;
use crate::reviews::{deal, published, reviewed, reviews};
use crate::support::Person;

async fn esteem(reader: &Person, member: &Person) -> Value {
    run(reader, operation!("reviews/member"), json!({ "id": member.id, "skillName": "Tea" })).await
}

/// Code and status of an answer of the graph; empty and zero for a success.
async fn told(who: &Person, document: &str, variables: Value) -> (String, i64) {
    let (code, status, _) = refusal(&run(who, document, variables).await);
    (code, status)
}

each_engine! {
    async fn a_member_is_read_with_all_that_is_said_of_them(town: Town) {
        let [ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        let plain = reviewed(&ben, &ada, 5, json!({ "comment": "A joy." })).await;
        let secret = reviewed(&cleo, &ada, 2, json!({ "is_anonymous": true })).await;
        published(&town).await;
        for one in [&ben, &cleo, &dora] {
            let endorse = operation!("endorsements/endorse");
            data(run(one, endorse, json!({ "memberId": global("Member", ada.id), "skillName": "Tea" })).await);
            data(run(one, operation!("endorsements/vouch"), json!({ "memberId": ada.id })).await);
        }
        let seen = data(esteem(&ben, &ada).await)["member"].clone();
        let nodes: Vec<Value> =
            seen["reviews"]["edges"].as_array().unwrap().iter().map(|edge| edge["node"].clone()).collect();
        let review = |id: i64, rating: i64, comment: Value, anonymous: bool, name: &str, reviewer: Value| {
            // Of an anonymous one the day.
            let at = if anonymous { "2026-01-05T00:00:00Z" } else { "2026-01-05T12:00:00Z" };
            json!({
                "id": global("Review", id), "restId": id.to_string(), "rating": rating, "comment": comment, "status": "APPROVED",
                "reviewType": "LOCAL", "isAnonymous": anonymous, "createdAt": at, "reviewerName": name,
                "reviewer": reviewer, "receiver": { "restId": ada.id.to_string() },
            })
        };
        let by_ben = json!({ "restId": ben.id.to_string(), "name": "Ben Tester" });
        let mut both = [
            (secret, review(secret, 2, Value::Null, true, "Anonymous", Value::Null)),
            (plain, review(plain, 5, json!("A joy."), false, "Ben Tester", by_ben)),
        ];
        both.sort_by_key(|(id, _)| -id);
        assert_eq!(nodes, both.map(|(_, review)| review));
        let points = json!({ "five": 1, "four": 0, "three": 0, "two": 1, "one": 0 });
        let stats = json!({ "reviewCount": 2, "average": 3.5, "positive": 1, "negative": 1, "distribution": points });
        assert_eq!(seen["reviewStats"], stats);
        assert_eq!((&seen["endorsements"][0]["skillName"], &seen["endorsements"][0]["endorsementCount"]), (&json!("Tea"), &json!(3)));
        assert_eq!(seen["endorsementStats"], json!({ "receivedCount": 3, "givenCount": 0, "skillCount": 1 }));
        assert_eq!((&seen["skillEndorsements"]["endorsementCount"], &seen["skillEndorsements"]["hasEndorsed"]), (&json!(3), &json!(true)));
        let badge = json!({
            "badgeKey": "peer_endorsed", "name": "Peer endorsed", "earnedAt": "2026-01-05T12:00:00Z", "expiresAt": null,
        });
        assert_eq!(seen["badges"], json!([badge]));
        let one = data(run(&dora, operation!("reviews/review"), json!({ "reviewId": global("Review", plain) })).await);
        assert_eq!((&one["review"]["restId"], &one["review"]["reviewerName"]), (&json!(plain.to_string()), &json!("Ben")));
    }

    async fn no_answer_of_the_graph_names_whoever_wrote_an_anonymous_review(town: Town) {
        let [ada, mut ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let transaction = deal(&town, &ada, &ben).await;
        let id = reviewed(&ada, &ben, 1, json!({ "is_anonymous": true, "transaction_id": transaction })).await;
        published(&town).await;
        for reader in [&ada, &ben, &cleo] {
            let seen = data(esteem(reader, &ben).await)["member"]["reviews"]["edges"][0]["node"].clone();
            assert_eq!((&seen["reviewerName"], &seen["reviewer"]), (&json!("Anonymous"), &Value::Null), "{}", reader.name);
            let one = data(run(reader, operation!("reviews/review"), json!({ "reviewId": id })).await)["review"].clone();
            assert_eq!((&one["reviewerName"], &one["reviewer"]), (&json!("Anonymous"), &Value::Null), "{}", reader.name);
        }
        let given = data(run(&ada, operation!("reviews/viewer"), json!({ "first": 5 })).await)["viewer"]["reviewsGiven"].clone();
        assert_eq!((&given["nodes"][0]["reviewerName"], &given["nodes"][0]["restId"]), (&json!("Anonymous"), &json!(id.to_string())));

        let moderation = operation!("reviews/moderation");
        let boss = town.member_as("harbour", "boss", "admin").await;
        let row = |answer: Value| data(answer)["reviewsForModeration"]["nodes"][0]["moderation"].clone();
        let seen = row(run(&boss, moderation, json!({})).await);
        assert_eq!((&seen["authorName"], &seen["authorEmail"]), (&json!("Ada Tester"), &json!("ada@harbour.example")));
        let sql = "UPDATE users SET role = 'admin' WHERE id = $1";
        town.db().run(sql, timeweave::params![ben.id]).await.unwrap();
        ben.signs_in().await;
        let seen = row(run(&ben, moderation, json!({})).await);
        assert_eq!((&seen["authorName"], &seen["author"]), (&json!("Anonymous"), &Value::Null));
        assert_eq!((&seen["authorEmail"], &seen["transaction"]), (&Value::Null, &Value::Null));
        assert_eq!(data(run(&ben, moderation, json!({ "search": "ada" })).await)["reviewsForModeration"]["totalCount"], 0);
        let hidden = json!({ "id": global("Review", id) });
        let document = "query($id: ID!) { node(id: $id) { ... on Review { reviewerName transaction { id } moderation { authorName } } } }";
        let seen = data(run(&cleo, document, hidden).await)["node"].clone();
        assert_eq!(seen, json!({ "reviewerName": "Anonymous", "transaction": null, "moderation": null }));
    }

    async fn both_doors_refuse_alike(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        reviewed(&ada, &ben, 4, json!({})).await;
        let long = "x".repeat(2001);
        for (receiver, rating, more) in [
            (ada.id, 5, json!({})),
            (far.id, 5, json!({})),
            (ben.id, 5, json!({})),
            (ben.id, 6, json!({})),
            (ben.id, 0, json!({})),
            (ben.id, 5, json!({ "comment": long })),
            (ben.id, 5, json!({ "transaction_id": 9_999_999 })),
        ] {
            let person = Person { id: receiver, ..ben.clone() };
            let rest = reviews(&ada, &person, rating, more.clone()).await;
            let variables = json!({
                "memberId": receiver, "rating": rating, "comment": more["comment"], "transactionId": more["transaction_id"],
            });
            let graph = run(&ada, operation!("reviews/create"), variables.clone()).await;
            let (status, code, field) = rest.refusal();
            // Whom the community does not have is one code here, whatever was asked for.
            let code = if receiver == far.id { "NOT_FOUND".to_owned() } else { code };
            let field = field.replace("receiver_id", "memberId").replace("transaction_id", "transactionId");
            assert_eq!(refusal(&graph), (code, i64::from(status), field), "{receiver} {rating}");
            town.later(chrono::TimeDelta::seconds(30));
        }
        for (member, skill) in [(ada.id, "Tea"), (far.id, "Tea"), (ben.id, " "), (ben.id, "")] {
            let rest = ada.post(&format!("/members/{member}/endorse"), json!({ "skill_name": skill })).await;
            let variables = json!({ "memberId": member, "skillName": skill });
            let graph = told(&ada, operation!("endorsements/endorse"), variables.clone()).await;
            assert_eq!(graph, (rest.code(), i64::from(rest.status.as_u16())), "{member} {skill:?}");
            let rest = ada.tap(&format!("/members/{member}/peer-endorse")).await;
            if !rest.status.is_success() {
                let graph = told(&ada, operation!("endorsements/vouch"), json!({ "memberId": member })).await;
                assert_eq!(graph, (rest.code().replace("RESOURCE_", ""), i64::from(rest.status.as_u16())), "{member}");
            }
        }
        assert_eq!((town.count("reviews").await, town.count("skill_endorsements").await), (1, 0));
    }

    async fn a_review_is_written_taken_back_and_moderated(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let broker = town.member_as("harbour", "bo", "broker").await;
        let transaction = deal(&town, &ada, &ben).await;
        let due = data(run(&ada, operation!("reviews/viewer"), json!({})).await)["viewer"]["pendingReviews"].clone();
        let item = json!({
            "transaction": { "id": global("Transaction", transaction) }, "title": "Bicycle repair", "completedAt": "2026-01-05T12:00:00Z",
            "receiver": { "restId": ben.id.to_string(), "name": "Ben" },
        });
        assert_eq!(due, json!({ "totalCount": 1, "nodes": [item] }));
        let variables = json!({ "memberId": ben.id, "rating": 4, "comment": " Fine. ", "transactionId": transaction });
        let made = data(run(&ada, operation!("reviews/create"), variables).await)["createReview"]["review"].clone();
        assert_eq!((&made["comment"], &made["reviewer"]["restId"]), (&json!("Fine."), &json!(ada.id.to_string())));
        let id = made["id"].clone();
        for (document, status) in [
            (operation!("reviews/flag"), json!("PENDING")),
            (operation!("reviews/approve"), json!("APPROVED")),
            (operation!("reviews/hide"), json!("REJECTED")),
        ] {
            let answer = data(run(&broker, document, json!({ "reviewId": id })).await);
            assert_eq!(answer.as_object().unwrap().values().next().unwrap(), &json!({ "review": { "id": id, "status": status } }));
        }
        let seen = data(run(&broker, operation!("reviews/moderated"), json!({ "reviewId": id })).await);
        assert_eq!(seen["reviewForModeration"]["status"], "REJECTED");
        let back = data(run(&ada, operation!("reviews/delete"), json!({ "reviewId": id })).await);
        assert_eq!(back["deleteReview"]["removedReviewId"], id);
        assert_eq!(told(&ada, operation!("reviews/delete"), json!({ "reviewId": id })).await, ("NOT_FOUND".to_owned(), 404));
        assert_eq!(told(&broker, operation!("reviews/flag"), json!({ "reviewId": id })).await, ("NOT_FOUND".to_owned(), 404));
        let gone = data(run(&broker, operation!("reviews/remove"), json!({ "reviewId": id })).await);
        assert_eq!(gone["removeReview"]["removedReviewId"], id);
        assert_eq!(town.count("reviews").await, 0);
    }

    async fn a_payload_tells_what_is_counted_now(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let broker = town.member_as("harbour", "bo", "broker").await;
        for (who, writer, receiver, mutation) in [(&ada, &ada, &ben, "deleteReview"), (&broker, &ben, &ada, "removeReview")] {
            let id = reviewed(writer, receiver, 4, json!({})).await;
            let shown = "receiver { restId reviewStats { reviewCount } }";
            let document = format!("mutation($id: ID!) {{ {mutation}(input: {{ reviewId: $id }}) {{ {shown} }} }}");
            let gone = data(run(who, &document, json!({ "id": id.to_string() })).await);
            let counted = json!({ "receiver": { "restId": receiver.id.to_string(), "reviewStats": { "reviewCount": 0 } } });
            assert_eq!(gone[mutation], counted);
        }
        let stranger = "mutation { deleteReview(input: { reviewId: \"999999\" }) { receiver { id } } }";
        assert_eq!(told(&ada, stranger, json!({})).await, ("NOT_FOUND".to_owned(), 404));

        data(run(&broker, operation!("endorsements/add_skill"), json!({ "name": "Tea" })).await);
        for (document, count) in [
            ("mutation($id: ID!) { skill: endorseSkill(input: { memberId: $id, skillName: \" tea\" }) { skill { name endorsementCount } } }", 1),
            ("mutation($id: ID!) { skill: withdrawSkillEndorsement(input: { memberId: $id, skillName: \"TEA\" }) { skill { name endorsementCount } } }", 0),
        ] {
            let seen = data(run(&ada, document, json!({ "id": ben.id.to_string() })).await);
            assert_eq!(seen["skill"]["skill"], json!({ "name": "Tea", "endorsementCount": count }));
        }
        let unlisted = "mutation($id: ID!) { endorseSkill(input: { memberId: $id, skillName: \"Juggling\" }) { skill { name } endorsement { id } } }";
        let seen = data(run(&ada, unlisted, json!({ "id": ben.id.to_string() })).await);
        assert_eq!(seen["endorseSkill"]["skill"], Value::Null);
        assert!(seen["endorseSkill"]["endorsement"]["id"].is_string());
    }

    async fn what_is_for_those_who_look_after_the_community_is_for_nobody_else(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = reviewed(&ada, &ben, 4, json!({})).await;
        let input = json!({ "kind": "VETTED", "memberId": ben.id, "reason": "x" });
        let staff: [(&str, Value); 10] = [
            (operation!("reviews/moderation"), json!({})),
            (operation!("reviews/moderated"), json!({ "reviewId": id })),
            (operation!("safeguarding/measures"), json!({})),
            (operation!("safeguarding/take"), json!({ "input": input })),
            (operation!("safeguarding/lift"), json!({ "measureId": 1, "reason": "x" })),
            (operation!("endorsements/add_skill"), json!({ "name": "Tea" })),
            (operation!("reviews/flag"), json!({ "reviewId": id })),
            (operation!("reviews/flag"), json!({ "reviewId": id })),
            (operation!("reviews/hide"), json!({ "reviewId": id })),
            (operation!("reviews/remove"), json!({ "reviewId": id })),
        ];
        for (document, variables) in &staff {
            assert_eq!(told(&ben, document, variables.clone()).await, ("FORBIDDEN".to_owned(), 403), "{document}");
            let stranger = town.stranger();
            assert_eq!(told(&stranger, document, variables.clone()).await, ("auth_required".to_owned(), 401), "{document}");
        }
        let tables = ["safeguarding_measures", "skills", "review_moderations"];
        for table in tables {
            assert_eq!(town.count(table).await, 0, "{table}");
        }
        for (nth, role) in ["broker", "coordinator", "admin", "tenant_admin", "super_admin"].into_iter().enumerate() {
            let one = town.member_as("harbour", &format!("staff{nth}"), role).await;
            for (document, variables) in &staff[..4] {
                assert_eq!(told(&one, document, variables.clone()).await, (String::new(), 0), "{role} {document}");
            }
        }
        // What members may do, strangers may not.
        let stranger = town.stranger();
        for (document, variables) in [
            (operation!("reviews/member"), json!({ "id": ben.id })),
            (operation!("reviews/review"), json!({ "reviewId": id })),
            (operation!("reviews/create"), json!({ "memberId": ben.id, "rating": 5 })),
            (operation!("reviews/delete"), json!({ "reviewId": id })),
            (operation!("endorsements/endorse"), json!({ "memberId": ben.id, "skillName": "Tea" })),
            (operation!("endorsements/withdraw"), json!({ "memberId": ben.id, "skillName": "Tea" })),
            (operation!("endorsements/vouch"), json!({ "memberId": ben.id })),
            (operation!("endorsements/skills"), json!({})),
        ] {
            assert_eq!(told(&stranger, document, variables).await, ("auth_required".to_owned(), 401), "{document}");
        }
        assert_eq!(run(&stranger, operation!("reviews/viewer"), json!({})).await["data"]["viewer"], Value::Null);
    }

    async fn measures_are_taken_seen_and_lifted(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let broker = town.member_as("harbour", "bo", "broker").await;
        let input = json!({
            "kind": "NO_CONTACT", "memberId": global("Member", ada.id), "partnerId": ben.id, "interactions": ["REVIEW"], "reason": "Asked for.",
        });
        let taken = data(run(&broker, operation!("safeguarding/take"), json!({ "input": input })).await);
        let id = taken["createSafeguardingMeasure"]["measure"]["id"].clone();
        let variables = json!({ "memberId": ben.id, "rating": 5 });
        let refused = told(&ada, operation!("reviews/create"), variables).await;
        assert_eq!(refused, ("SAFEGUARDING_CONTACT_RESTRICTED".to_owned(), 403));
        let list = data(run(&broker, operation!("safeguarding/measures"), json!({ "memberId": ben.id, "inForce": true })).await);
        let measure = list["safeguardingMeasures"]["nodes"][0].clone();
        assert_eq!((&measure["interactions"], &measure["partner"]["restId"]), (&json!(["REVIEW"]), &json!(ben.id.to_string())));
        let wrong = json!({ "kind": "VETTED", "memberId": ada.id, "partnerId": ben.id, "reason": "x" });
        let answer = run(&broker, operation!("safeguarding/take"), json!({ "input": wrong })).await;
        assert_eq!(refusal(&answer), ("VALIDATION_ERROR".to_owned(), 422, "partnerId".to_owned()));
        let lifted = data(run(&broker, operation!("safeguarding/lift"), json!({ "measureId": id, "reason": "Over." })).await);
        assert_eq!(lifted["liftSafeguardingMeasure"]["measure"]["liftReason"], "Over.");
    }

    async fn skills_and_who_is_endorsed_most(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let broker = town.member_as("harbour", "bo", "broker").await;
        data(run(&broker, operation!("endorsements/add_skill"), json!({ "name": "Tea" })).await);
        let member = json!({ "memberId": ben.id, "skillName": " tea " });
        data(run(&ada, operation!("endorsements/endorse"), member.clone()).await);
        let read = || async { data(run(&ada, operation!("endorsements/skills"), json!({ "search": "te" })).await) };
        let seen = read().await;
        assert_eq!(seen["skills"]["nodes"][0]["endorsementCount"], 1);
        assert_eq!((&seen["topEndorsedMembers"][0]["member"]["name"], &seen["topEndorsedMembers"][0]["endorsementCount"]), (&json!("Ben"), &json!(1)));
        data(run(&ada, operation!("endorsements/withdraw"), member).await);
        assert_eq!(read().await["topEndorsedMembers"], json!([]));
    }

    async fn a_list_with_page_numbers_is_read_by_cursors(town: Town) {
        let broker = town.member_as("harbour", "bo", "broker").await;
        let names = ["Baking", "Cooking", "Knitting", "Singing", "Tea"];
        for name in names {
            data(run(&broker, operation!("endorsements/add_skill"), json!({ "name": name })).await);
        }
        for lengths in [[1, 1, 1, 1, 1], [2, 2, 2, 2, 2], [3, 2, 1, 1, 1], [4, 3, 1, 1, 1], [5, 1, 1, 1, 1]] {
            // The operation asks for a list besides that may be read rarely.
            town.later(chrono::TimeDelta::minutes(2));
            let (mut seen, mut after) = (Vec::new(), Value::Null);
            for first in lengths {
                let variables = json!({ "first": first, "after": after });
                let skills = data(run(&broker, operation!("endorsements/skills"), variables).await)["skills"].clone();
                assert_eq!(skills["totalCount"], 5);
                seen.extend(skills["nodes"].as_array().unwrap().iter().map(|node| node["name"].clone()));
                after = skills["pageInfo"]["endCursor"].clone();
                if skills["pageInfo"]["hasNextPage"] == json!(false) {
                    break;
                }
            }
            assert_eq!(seen, names, "{lengths:?}");
        }
    }

    async fn a_level_costs_a_statement_a_kind(town: Town) {
        let people = town.members(["ada", "ben", "cleo", "dora", "eve"]).await;
        let [ada, ..] = &people;
        for one in &people {
            for other in &people {
                if one.id != other.id {
                    reviewed(one, other, 4, json!({})).await;
                    one.post(&format!("/members/{}/endorse", other.id), json!({ "skill_name": "Tea" })).await.ok();
                    one.tap(&format!("/members/{}/peer-endorse", other.id)).await.ok();
                }
            }
        }
        let document = "query($first: Int) { members(first: $first) { nodes {
            name reviews(first: 3) { nodes { rating reviewerName reviewer { name badges { badgeKey } } } } reviewStats { average }
            endorsements { skillName endorsers { name } } endorsementStats { skillCount } badges { badgeKey }
            skillEndorsements(skillName: \"tea\") { endorsementCount hasEndorsed } } } }";
        let mut costs = Vec::new();
        for first in [2, 4] {
            let variables = json!({ "first": first });
            run(ada, document, variables.clone()).await;
            let before = town.db().statements();
            let answer = data(run(ada, document, variables).await);
            costs.push(town.db().statements() - before);
            assert_eq!(answer["members"]["nodes"].as_array().unwrap().len(), first);
        }
        // The sign-in, the list, and one each for reviews, numbers, endorsements, their numbers, badges and the profiles that they are part of,
        // one skill, and the reviewers' badges and profiles. The last where they are not among the listed.
        assert!(costs.iter().all(|cost| *cost <= 11), "{costs:?}");
    }
}
