//! Saved searches: who is told of what, when, and how often.

use chrono::TimeDelta;
use timeweave::marketplace::discovery::searches::tasks;

use super::*;
use crate::each_engine;

const PATH: &str = "/marketplace/saved-searches";

async fn searches(person: &Person, body: Value) -> i64 {
    let mut whole = json!({"name": "Tables", "alert_frequency": "instant"});
    whole.as_object_mut().unwrap().extend(body.as_object().unwrap().clone());
    id(&person.post(PATH, whole).await.ok())
}

/// What has happened is heard, and what is due is handed on.
async fn told(town: &Town) -> Vec<(i64, String, String)> {
    town.deliver().await;
    tasks::tick(town.world()).await.unwrap();
    bells(town, "marketplace_search_found%").await
}

fn found(owner: &Person, link: &str) -> (i64, String, String) {
    (owner.id, "marketplace_search_found".to_owned(), link.to_owned())
}

each_engine! {
    async fn a_search_is_kept_as_it_was_said(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let tables = category(&town, "tables").await;
        let made = ada.post(PATH, json!({
            "name": " Tables ", "search_query": " oak ", "alert_frequency": "weekly", "alert_channel": "email",
            "filters": {"category_id": tables, "price_min": 5, "price_max": 99.5, "condition": "good", "location": "Quay", "radius": 20},
        })).await.ok().json()["data"].clone();
        assert_eq!(made, json!({
            "id": made["id"], "name": "Tables", "search_query": "oak", "alert_frequency": "weekly", "alert_channel": "email", "last_alerted_at": null,
            "filters": {"category_id": tables, "price_min": 5.0, "price_max": 99.5, "condition": "good", "location": "Quay", "radius": 20.0},
            "created_at": made["created_at"],
        }));
        let usual = ada.post(PATH, json!({"name": "Oak", "search_query": "oak"})).await.ok().json()["data"].clone();
        assert_eq!((&usual["alert_frequency"], &usual["alert_channel"]), (&json!("daily"), &json!("both")));
        assert_eq!(ada.get(PATH).await.ok().json()["data"], json!([usual, made]));
        assert_eq!(ben.get(PATH).await.ok().json()["data"], json!([]));
        for (body, field) in [
            (json!({"name": "  ", "search_query": "oak"}), "name"),
            (json!({"name": "A\u{202e}ll", "search_query": "oak"}), "name"),
            (json!({"name": "All"}), "search_query"),
            (json!({"name": "All", "search_query": "!!"}), "search_query"),
            (json!({"name": "All", "filters": {"location": "?"}}), "filters.location"),
            (json!({"name": "All", "filters": {"price_min": 5, "price_max": 4}}), "filters.price_max"),
            (json!({"name": "All", "filters": {"category_id": 99_999}}), "filters.category_id"),
            (json!({"name": "All", "filters": {"radius": 501}}), "filters.radius"),
        ] {
            let refused = ada.post(PATH, body.clone()).await.refusal();
            assert_eq!(refused, (422, "VALIDATION_ERROR".to_owned(), field.to_owned()), "{body}");
        }
        let one = format!("{PATH}/{}", made["id"]);
        assert_eq!(ben.delete(&one).await.refusal().1, "RESOURCE_NOT_FOUND");
        assert_eq!(ada.delete(&one).await.ok().json()["data"], json!({"deleted": true}));
        assert_eq!(ada.delete(&one).await.refusal().1, "RESOURCE_NOT_FOUND");
        // Fifty, also if the last two come at once.
        let sql = "INSERT INTO marketplace_saved_searches (tenant_id, user_id, name, search_query, filters, alert_frequency, alert_channel, alerted_at, created_at)
                   SELECT tenant_id, user_id, name, search_query, filters, alert_frequency, alert_channel, alerted_at, created_at
                     FROM marketplace_saved_searches WHERE user_id = $1 LIMIT 1";
        for _ in 0..48 {
            town.db().run(sql, params![ada.id]).await.unwrap();
        }
        let body = json!({"name": "Oak", "search_query": "oak"});
        let (first, second) = tokio::join!(ada.post(PATH, body.clone()), ada.post(PATH, body));
        let mut answers = [first.status.as_u16(), second.status.as_u16()];
        answers.sort_unstable();
        assert_eq!(answers, [201, 422]);
        assert_eq!(town.count("marketplace_saved_searches").await, 50);
    }

    async fn each_find_is_told_once(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "root", "admin").await;
        searches(&ben, json!({"search_query": "oak"})).await;
        // What waits for staff is nobody's find.
        let listing = sells(&town, &ada, json!({})).await;
        assert_eq!(told(&town).await, []);
        admin.tap(&format!("/admin/marketplace/listings/{listing}/approve")).await.ok();
        let link = format!("/marketplace/{listing}");
        assert_eq!(told(&town).await, [found(&ben, &link)]);
        let shown = ben.get("/notifications").await.ok().json();
        let line = shown["data"].as_array().unwrap().iter().find(|line| line["type"] == "marketplace_search_found").unwrap().to_string();
        assert!(line.contains("Tables") && line.contains("Oak table"), "{line}");
        // Changed, approved again, renewed: it was told.
        unmoderated(&town).await;
        let mut ada = ada;
        let mut ben = ben;
        ada.signs_in().await;
        ben.signs_in().await;
        put(&ada, &format!("/marketplace/listings/{listing}"), json!({"title": "Old oak table"})).await.ok();
        ada.post(&format!("/marketplace/listings/{listing}/renew"), json!({})).await.ok();
        assert_eq!(told(&town).await.len(), 1);
        assert_ne!(ben.get(PATH).await.ok().json()["data"][0]["last_alerted_at"], json!(null));
        // Several at once are one line, which leads to the searches.
        sells(&town, &ada, json!({"title": "Oak chair"})).await;
        sells(&town, &ada, json!({"title": "Oak bed"})).await;
        sells(&town, &ada, json!({"title": "Pine bed", "description": "Wide."})).await;
        assert_eq!(told(&town).await[1..], [found(&ben, PATH)]);
        // Two processes, and the same again: nothing more.
        let (one, other) = tokio::join!(tasks::tick(town.world()), tasks::tick(town.world()));
        assert_eq!(one.unwrap() + other.unwrap(), 0);
        assert_eq!(told(&town).await.len(), 2);
    }

    async fn only_what_fits_and_may_be_seen_is_a_find(town: Town) {
        unmoderated(&town).await;
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let tables = category(&town, "tables").await;
        let all = json!({"search_query": "oak"});
        for (person, body) in [
            (&ada, all.clone()),
            (&ben, json!({"filters": {"category_id": tables, "price_min": 80, "price_max": 80, "condition": "good", "location": "quay"}})),
            (&ben, json!({"filters": {"price_max": 79}})),
            (&ben, json!({"filters": {"price_min": 81}})),
            (&ben, json!({"filters": {"condition": "new"}})),
            (&ben, json!({"filters": {"location": "hill"}})),
            (&ben, json!({"search_query": "pine"})),
            (&cleo, all),
        ] {
            searches(person, body).await;
        }
        // Whoever sells it knows, and who has blocked them is not told.
        blocks(&cleo, &ada).await;
        let thing = json!({"category_id": tables, "condition": "good", "location": "Old Quay"});
        let first = sells(&town, &ada, thing.clone()).await;
        assert_eq!(told(&town).await, [found(&ben, &format!("/marketplace/{first}"))]);
        // What is gone before it is told, is let go.
        let second = sells(&town, &ada, thing.clone()).await;
        town.deliver().await;
        assert_eq!(town.count("marketplace_search_finds").await, 2);
        put(&ada, &format!("/marketplace/listings/{second}"), json!({"status": "draft"})).await.ok();
        assert_eq!(told(&town).await.len(), 1);
        assert_eq!(town.count("marketplace_search_finds").await, 1);
        // And found again when it is back.
        put(&ada, &format!("/marketplace/listings/{second}"), json!({"status": "active"})).await.ok();
        assert_eq!(told(&town).await[1..], [found(&ben, &format!("/marketplace/{second}"))]);
        // A block that comes between, a search that is deleted, an owner who may not come in: nothing.
        for nth in 0..3 {
            sells(&town, &ada, thing.clone()).await;
            town.deliver().await;
            match nth {
                0 => blocks(&ben, &ada).await,
                1 => {
                    ben.delete(&format!("/users/{}/block", ada.id)).await.ok();
                    town.db().run("UPDATE users SET status = 'suspended' WHERE id = $1", params![ben.id]).await.unwrap();
                }
                _ => {
                    town.db().run("UPDATE users SET status = 'active' WHERE id = $1", params![ben.id]).await.unwrap();
                    town.db().run("DELETE FROM marketplace_saved_searches WHERE user_id = $1", params![ben.id]).await.unwrap();
                }
            }
            assert_eq!(told(&town).await.len(), 2, "{nth}");
        }
    }

    async fn finds_are_gathered_as_often_as_their_owner_wants(town: Town) {
        unmoderated(&town).await;
        let [mut ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        for (person, frequency, channel) in [(&ben, "instant", "push"), (&cleo, "daily", "email"), (&dora, "weekly", "both")] {
            searches(person, json!({"search_query": "oak", "alert_frequency": frequency, "alert_channel": channel})).await;
        }
        let line = |person: &Person, kind: &str, link: &str| (person.id, kind.to_owned(), link.to_owned());
        let first = sells(&town, &ada, json!({})).await;
        let mut expected = vec![line(&ben, "marketplace_search_found_push", &format!("/marketplace/{first}"))];
        assert_eq!(told(&town).await, expected);
        town.later(TimeDelta::hours(23));
        ada.signs_in().await;
        let second = sells(&town, &ada, json!({})).await;
        expected.push(line(&ben, "marketplace_search_found_push", &format!("/marketplace/{second}")));
        assert_eq!(told(&town).await, expected);
        town.later(TimeDelta::hours(1));
        expected.push(line(&cleo, "marketplace_search_found_email", PATH));
        assert_eq!(told(&town).await, expected);
        town.later(TimeDelta::days(6));
        expected.push(line(&dora, "marketplace_search_found", PATH));
        assert_eq!(told(&town).await, expected);
        town.later(TimeDelta::days(8));
        assert_eq!(told(&town).await, expected);
        // By mail to those who want a mail, on the phone to those who want that.
        let mails: Vec<i64> = town.db().all("SELECT user_id FROM notification_queue WHERE user_id IN ($1, $2, $3) ORDER BY user_id", params![ben.id, cleo.id, dora.id]).await.unwrap();
        assert_eq!(mails, [cleo.id, dora.id]);
    }

    async fn what_is_there_again_is_told_to_whoever_looks_for_it(town: Town) {
        unmoderated(&town).await;
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        for person in [&ada, &ben, &cleo] {
            searches(person, json!({"search_query": "oak"})).await;
        }
        searches(&ben, json!({"filters": {"price_max": 100}})).await;
        blocks(&ada, &cleo).await;
        let listing = sells(&town, &ada, json!({"inventory_count": 1})).await;
        town.deliver().await;
        let stock = format!("/marketplace/seller/listings/{listing}/inventory");
        let patch = |count: i64| ada.send(ada.request(Method::PATCH, &stock, Some(json!({"inventory_count": count}))));
        patch(0).await.ok();
        patch(4).await.ok();
        let expected = [(ben.id, "marketplace_restocked".to_owned(), format!("/marketplace/{listing}"))];
        assert_eq!(bells(&town, "marketplace_restocked").await, expected, "once, however many searches");
        patch(5).await.ok();
        assert_eq!(bells(&town, "marketplace_restocked").await, expected);
    }
}
