//! Those who look after the community: what they see and do.

use serde_json::{Value, json};
use timeweave::params;

use super::{bell, deal, from_afar, reviewed, stored};
use crate::each_engine;
use crate::support::Person;

async fn ids(reader: &Person, query: &str) -> Vec<i64> {
    let page = reader.get(&format!("/admin/reviews{query}")).await.ok().json();
    page["data"].as_array().unwrap().iter().map(|one| one["id"].as_i64().unwrap()).collect()
}

each_engine! {
    async fn a_review_is_flagged_hidden_and_removed(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let broker = town.member_as("harbour", "bo", "broker").await;
        let admin = town.member_as("harbour", "al", "admin").await;
        let id = reviewed(&ada, &ben, 1, json!({ "comment": "Rude." })).await;
        let path = format!("/admin/reviews/{id}");
        let done = |message: &str| json!({ "success": true, "message": message });

        let flagged = broker.tap(&format!("{path}/flag")).await;
        assert_eq!((flagged.status.as_u16(), flagged.json()), (200, done("The review is flagged.")));
        assert_eq!(stored(&town, id).await, Some(("pending".to_owned(), false)));
        for _ in 0..2 {
            let hidden = admin.tap(&format!("{path}/hide")).await;
            assert_eq!((hidden.status.as_u16(), hidden.json()), (200, done("The review is hidden.")));
            assert_eq!(stored(&town, id).await, Some(("rejected".to_owned(), false)));
        }
        broker.tap(&format!("{path}/flag")).await.ok();
        assert_eq!(stored(&town, id).await, Some(("pending".to_owned(), false)));
        let removed = broker.delete(&path).await;
        assert_eq!((removed.status.as_u16(), removed.json()), (200, done("The review is removed.")));
        assert_eq!(stored(&town, id).await, None);
        assert_eq!(broker.delete(&path).await.refusal(), (404, "NOT_FOUND".into(), String::new()));

        town.deliver().await;
        // Bells for ada: hidden once, removed once. Ben never heard that there was a review of him but the first time.
        let told: Vec<String> = bell(&town, &ada).await.into_iter().map(|(kind, _)| kind).collect();
        assert_eq!(told, ["review_hidden", "review_removed"]);
        let sentence = bell(&town, &ada).await[0].1.clone();
        assert_eq!(sentence, "Staff of harbour have hidden a review that you wrote.");
        let noted: Vec<(i64, String, i64)> =
            town.db().all("SELECT review, action, made_by FROM review_moderations ORDER BY id", params![]).await.unwrap();
        let noted: Vec<_> = noted.iter().map(|(review, action, by)| (*review, action.as_str(), *by)).collect();
        assert_eq!(
            noted,
            [(id, "flag", broker.id), (id, "hide", admin.id), (id, "hide", admin.id), (id, "flag", broker.id), (id, "remove", broker.id)]
        );
        assert_eq!(town.count("feed_activities").await, 0);
    }

    async fn nobody_brings_back_what_its_author_took_back(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "al", "admin").await;
        let id = reviewed(&ada, &ben, 1, json!({})).await;
        ada.delete(&format!("/reviews/{id}")).await.ok();
        for step in ["flag", "hide"] {
            let heard = admin.tap(&format!("/admin/reviews/{id}/{step}")).await;
            assert_eq!(heard.refusal(), (404, "NOT_FOUND".into(), String::new()), "{step}");
        }
        assert_eq!(admin.get(&format!("/admin/reviews/{id}")).await.status, 404);
        assert_eq!(ids(&admin, "").await, Vec::<i64>::new());
        assert_eq!(stored(&town, id).await, Some(("rejected".to_owned(), true)));
        admin.delete(&format!("/admin/reviews/{id}")).await.ok();
        assert_eq!(stored(&town, id).await, None);
    }

    async fn nobody_moderates_what_concerns_them(town: Town) {
        let [ada] = town.members(["ada"]).await;
        for role in ["broker", "coordinator", "admin"] {
            let one = town.member_as("harbour", &format!("one-{role}"), role).await;
            let about = reviewed(&ada, &one, 1, json!({})).await;
            let by = reviewed(&one, &ada, 1, json!({})).await;
            for id in [about, by] {
                let path = format!("/admin/reviews/{id}");
                let refused = (403, "AUTH_INSUFFICIENT_PERMISSIONS".into(), String::new());
                for heard in [
                    one.tap(&format!("{path}/flag")).await,
                    one.tap(&format!("{path}/hide")).await,
                    one.tap(&format!("{path}/approve")).await,
                    one.delete(&path).await,
                ] {
                    assert_eq!(heard.refusal(), refused, "{role}");
                }
                let opened = one.get(&path).await;
                if role == "admin" {
                    assert_eq!(opened.status, 200);
                } else {
                    assert_eq!(opened.refusal(), refused, "{role}");
                }
                assert_eq!(stored(&town, id).await, Some(("approved".to_owned(), false)), "{role}");
            }
        }
    }

    async fn what_was_set_aside_or_hidden_is_shown_again(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let broker = town.member_as("harbour", "bo", "broker").await;
        let id = reviewed(&ada, &ben, 5, json!({})).await;
        let path = format!("/admin/reviews/{id}");
        for away in ["flag", "hide"] {
            broker.tap(&format!("{path}/{away}")).await.ok();
            assert_eq!(ben.get(&format!("/reviews/{id}")).await.status, 404);
            let heard = broker.tap(&format!("{path}/approve")).await.ok();
            assert_eq!(heard.json(), json!({ "success": true, "message": "The review is shown again." }));
            ben.get(&format!("/reviews/{id}")).await.ok();
            town.deliver().await;
            town.later(chrono::TimeDelta::seconds(1));
        }
        let again = broker.tap(&format!("{path}/approve")).await;
        assert_eq!(again.refusal(), (400, "ALREADY_PROCESSED".to_owned(), String::new()));
        let approve = "mutation ($id: ID!) { approveReview(input: {reviewId: $id}) { review { restId } } }";
        let again = broker.graphql(approve, json!({ "id": id.to_string() })).await.json();
        assert_eq!(again["errors"][0]["extensions"]["code"], "ALREADY_PROCESSED", "{again}");
        let noted = "SELECT COUNT(*) FROM review_moderations WHERE action = 'approve'";
        assert_eq!(town.db().one::<i64>(noted, params![]).await.unwrap(), 2);
        // Whoever wrote it hears each time that it is there again, and whom it is about hears nothing more.
        let told = bell(&town, &ada).await;
        let kinds: Vec<_> = told.iter().map(|(kind, _)| kind.as_str()).collect();
        assert_eq!(kinds, ["review_restored", "review_hidden", "review_restored"]);
        assert_eq!(told[0].1, "Staff of harbour have made a review that you wrote visible again.");
        assert_eq!(bell(&town, &ben).await.len(), 1);
    }

    async fn a_line_leads_to_the_review_where_its_reader_may_see_it(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let broker = town.member_as("harbour", "bo", "broker").await;
        let id = reviewed(&ada, &ben, 1, json!({})).await;
        let about = async |reader: &Person| {
            town.deliver().await;
            let document = "{ viewer { notifications(first: 9) { nodes { type about { ... on Review { restId } } } } } }";
            let told = reader.graphql(document, Value::Null).await.ok().json();
            let lines = told["data"]["viewer"]["notifications"]["nodes"].as_array().unwrap().clone();
            lines.iter().map(|line| (line["type"].as_str().unwrap().to_owned(), line["about"]["restId"].clone())).collect::<Vec<_>>()
        };
        let line = |kind: &str, about: Value| (kind.to_owned(), about);
        assert_eq!(about(&ben).await, [line("review_received", json!(id.to_string()))]);
        broker.tap(&format!("/admin/reviews/{id}/hide")).await.ok();
        // Its author still reads it; whom it is about does not.
        assert_eq!(about(&ada).await, [line("review_hidden", json!(id.to_string()))]);
        assert_eq!(about(&ben).await, [line("review_received", Value::Null)]);
        broker.tap(&format!("/admin/reviews/{id}/approve")).await.ok();
        assert_eq!(about(&ben).await, [line("review_received", json!(id.to_string()))]);
        let hidden_once = [line("review_restored", json!(id.to_string())), line("review_hidden", json!(id.to_string()))];
        assert_eq!(about(&ada).await, hidden_once);
        broker.delete(&format!("/admin/reviews/{id}")).await.ok();
        assert_eq!(about(&ada).await, ["review_removed", "review_restored", "review_hidden"].map(|kind| line(kind, Value::Null)));
        // What happens to an anonymous one names no review.
        town.later(chrono::TimeDelta::minutes(2));
        let secret = reviewed(&ada, &ben, 2, json!({ "is_anonymous": true })).await;
        broker.tap(&format!("/admin/reviews/{secret}/hide")).await.ok();
        assert_eq!(about(&ada).await[0], line("review_hidden", Value::Null));
        broker.tap(&format!("/admin/reviews/{secret}/approve")).await.ok();
        assert_eq!(about(&ada).await[0], line("review_restored", Value::Null));
    }

    async fn points_go_with_the_review_that_earned_them(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let broker = town.member_as("harbour", "bo", "broker").await;
        let about = deal(&town, &ada, &ben).await;
        let xp = async || ada.get("/users/me").await.ok().json()["data"]["xp"].clone();
        for _ in 0..2 {
            let id = reviewed(&ada, &ben, 5, json!({ "transaction_id": about })).await;
            assert_eq!(xp().await, 10, "a second one in its place does not pay twice");
            broker.delete(&format!("/admin/reviews/{id}")).await.ok();
            assert_eq!(xp().await, 0);
        }
        let id = reviewed(&ada, &ben, 5, json!({})).await;
        ada.delete(&format!("/reviews/{id}")).await;
        assert_eq!(xp().await, 0);
    }

    async fn the_list_is_paged_and_filtered(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let broker = town.member_as("harbour", "bo", "broker").await;
        let one = reviewed(&ada, &ben, 5, json!({ "comment": "Élan!" })).await;
        let two = reviewed(&ben, &cleo, 1, json!({ "comment": "Rude." })).await;
        let three = reviewed(&cleo, &ada, 5, json!({})).await;
        let four = from_afar(&town, &ben, 3, false, Some("Zoe")).await;
        broker.tap(&format!("/admin/reviews/{two}/flag")).await.ok();
        for (query, expected) in [
            ("", vec![four, three, two, one]),
            ("?rating=5", vec![three, one]),
            ("?rating=0", vec![four, three, two, one]),
            ("?rating=none", vec![four, three, two, one]),
            ("?status=pending", vec![two]),
            ("?search=ÉLAN", vec![one]),
            ("?search=cleo", vec![three, two]),
            ("?search=zoe", vec![four]),
            ("?search=%25", vec![]),
            ("?limit=3", vec![four, three, two]),
            ("?limit=3&page=2", vec![one]),
            // Not for brokers.
            ("?tenant_id=all", vec![four, three, two, one]),
            ("?tenant_id=2", vec![four, three, two, one]),
        ] {
            assert_eq!(ids(&broker, query).await, expected, "{query}");
        }
        let page = broker.get("/admin/reviews?limit=1&status=pending").await.ok().json();
        let row = json!({
            "id": two, "tenant_id": town.harbour, "tenant_name": "harbour", "reviewer_id": ben.id, "reviewer_name": "Ben",
            "reviewer_avatar": null, "receiver_id": cleo.id, "receiver_name": "Cleo", "receiver_avatar": null, "rating": 1,
            "comment": "Rude.", "content": "Rude.", "status": "pending", "review_type": "local", "is_anonymous": false,
            "deleted_by_author_at": null, "created_at": "2026-01-05T12:00:00Z",
        });
        assert_eq!(page["data"], json!([row]));
        let meta = json!({
            "base_url": page["meta"]["base_url"], "current_page": 1, "per_page": 1, "total": 1, "total_pages": 1, "has_more": false,
        });
        assert_eq!(page["meta"], meta);
        let unknown = broker.get("/admin/reviews?status=odd").await;
        assert_eq!(unknown.refusal(), (422, "VALIDATION_ERROR".into(), "status".into()));
    }

    async fn one_review_for_moderation(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "al", "admin").await;
        let transaction = deal(&town, &ada, &ben).await;
        let id = reviewed(&ada, &ben, 2, json!({ "transaction_id": transaction, "is_anonymous": true })).await;
        let expected = json!({
            "id": id, "tenant_id": town.harbour, "tenant_name": "harbour", "reviewer_id": ada.id, "reviewer_name": "Ada Tester",
            "reviewer_avatar": null, "receiver_id": ben.id, "receiver_name": "Ben Tester", "receiver_avatar": null, "rating": 2,
            "comment": null, "content": null, "status": "approved", "review_type": "local", "is_anonymous": true,
            "deleted_by_author_at": null, "created_at": "2026-01-05T12:00:00Z", "reviewer_email": "ada@harbour.example",
            "receiver_email": "ben@harbour.example", "transaction_id": transaction, "group_id": null,
        });
        assert_eq!(admin.get(&format!("/admin/reviews/{id}")).await.ok().json()["data"], expected);
    }

    async fn who_may_not(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let far = town.member_as("meadow", "far", "admin").await;
        let id = reviewed(&ada, &ben, 2, json!({})).await;
        let path = format!("/admin/reviews/{id}");
        for (who, status, code) in
            [(&ben, 403, "forbidden"), (&town.stranger(), 401, "auth_required"), (&far, 404, "NOT_FOUND")]
        {
            for heard in [
                who.get(&path).await,
                who.tap(&format!("{path}/flag")).await,
                who.tap(&format!("{path}/hide")).await,
                who.delete(&path).await,
            ] {
                assert_eq!(heard.refusal(), (status, code.into(), String::new()), "{}", who.name);
            }
        }
        assert_eq!(far.get("/admin/reviews").await.ok().json()["data"], json!([]));
        assert_eq!(stored(&town, id).await, Some(("approved".to_owned(), false)));
    }

    async fn an_administrator_of_the_platform_sees_every_community(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        let near = town.member_as("meadow", "near", "member").await;
        let boss = town.member_as("harbour", "boss", "super_admin").await;
        let here = reviewed(&ada, &ben, 2, json!({})).await;
        let there = reviewed(&far, &near, 2, json!({})).await;
        assert_eq!(ids(&boss, "").await, [here]);
        assert_eq!(ids(&boss, "?tenant_id=all").await, [there, here]);
        assert_eq!(ids(&boss, &format!("?tenant_id={}", town.meadow)).await, [there]);
        assert_eq!(ids(&boss, "?tenant_id=nonsense").await, [here]);
        assert_eq!(ids(&boss, "?tenant_id=0").await, [here]);
        // In the other community they moderate like its own; nobody there is told who it was.
        let visiting = boss.in_community(Some("meadow"));
        visiting.tap(&format!("/admin/reviews/{there}/hide")).await.ok();
        assert_eq!(stored(&town, there).await, Some(("rejected".to_owned(), false)));
        town.deliver().await;
        assert_eq!(bell(&town, &far).await.len(), 1);
        let dead: Value = json!(town.count("tasks WHERE status <> 'done' AND kind LIKE 'event.%'").await);
        assert_eq!(dead, 0);
    }
}
