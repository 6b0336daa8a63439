//! Nobody learns who wrote an anonymous review: not by reading, not by being told, not by looking at what happened around it.

use chrono::{SecondsFormat, TimeDelta};
use serde_json::{Value, json};
use timeweave::params;

use super::{bell, deal, nobody, published, reviewed};
use crate::each_engine;
use crate::graphql::global;
use crate::support::{Person, Town};

/// Whether an answer names a member, by id where a number stands alone, or by name.
fn names(answer: &str, person: &Person, name: &str) -> bool {
    let id = person.id.to_string();
    let mut rest = answer;
    while let Some(at) = rest.find(&id) {
        let before = rest[..at].chars().next_back();
        let after = rest[at + id.len()..].chars().next();
        let alone = |letter: Option<char>| {
            letter.is_none_or(|letter| !letter.is_ascii_alphanumeric() && !"-:.".contains(letter))
        };
        if alone(before) && alone(after) {
            return true;
        }
        rest = &rest[at + id.len()..];
    }
    answer.contains(name)
}

/// Ada, whose id and name are like nobody else's, reviews Ben anonymously, about a transaction.
async fn secret(town: &Town) -> (Person, Person, Person, i64) {
    // An id that no other number is mistaken for.
    let [ben, cleo] = town.members(["ben", "cleo"]).await;
    let bump = "INSERT INTO users (id, tenant_id, email, password_hash, first_name, last_name, profile_type, role, status, is_approved,
                        is_tenant_super_admin, skills, search_text, preferred_language, privacy_search, onboarding_completed,
                        newsletter_opt_in, created_at, updated_at)
                SELECT 770077, tenant_id, 'secretada@harbour.example', password_hash, 'Secretada', 'Hidden', profile_type, role, status,
                       is_approved, is_tenant_super_admin, skills, 'secretada hidden', preferred_language, privacy_search,
                       onboarding_completed, newsletter_opt_in, created_at, updated_at
                  FROM users WHERE id = $1";
    town.db().run(bump, params![ben.id]).await.unwrap();
    let mut ada = Person { id: 770_077, name: "secretada".to_owned(), ..town.stranger() };
    ada.signs_in().await;
    let transaction = deal(town, &ada, &ben).await;
    let more = json!({ "transaction_id": transaction, "comment": "Late again.", "is_anonymous": true });
    let id = reviewed(&ada, &ben, 2, more).await;
    (ada, ben, cleo, id)
}

each_engine! {
    async fn no_answer_to_a_member_names_the_writer(town: Town) {
        let (ada, ben, cleo, id) = secret(&town).await;
        published(&town).await;
        let of_ben = format!("/reviews/user/{}", ben.id);
        let paths = [
            of_ben.clone(),
            format!("/users/{}/reviews", ben.id),
            format!("{of_ben}/stats"),
            format!("/reviews/{id}"),
            "/reviews/given".to_owned(),
            format!("/users/{}", ben.id),
        ];
        for reader in [&ben, &cleo] {
            for path in &paths {
                let heard = reader.get(path).await.ok();
                assert!(!names(&heard.text(), &ada, "Secretada"), "{path} for {}: {}", reader.name, heard.text());
            }
        }
        let item = json!({
            "id": id, "rating": 2, "comment": "Late again.", "review_type": "local", "is_anonymous": true,
            "reviewer": nobody("Anonymous"), "created_at": "2026-01-05T00:00:00Z",
        });
        assert_eq!(ben.get(&of_ben).await.ok().json()["data"], json!([item]));
        // Also towards herself, she is nobody; her own list knows.
        for reader in [&ada, &ben, &cleo] {
            let one = reader.get(&format!("/reviews/{id}")).await.ok().json()["data"].clone();
            assert_eq!((&one["reviewer_id"], &one["transaction_id"]), (&Value::Null, &Value::Null), "{}", reader.name);
            assert_eq!(one["reviewer"], nobody("Anonymous"), "{}", reader.name);
        }
        assert_eq!(ada.get("/reviews/given").await.ok().json()["data"][0]["id"], id);
    }

    async fn nothing_that_happens_names_the_writer(town: Town) {
        let (ada, ben, _, id) = secret(&town).await;
        town.deliver().await;
        assert_eq!((bell(&town, &ben).await, town.count("tasks").await), (vec![], 0));
        let told: Vec<(Value, Option<i64>)> =
            town.db().all("SELECT payload, actor_id FROM domain_events", params![]).await.unwrap();
        assert_eq!(told, [(json!({ "kind": "review_created", "review": id, "receiver": ben.id, "reviewer": null }), None)]);
        let actor: Option<i64> = town.db().one("SELECT actor_id FROM feed_activities", params![]).await.unwrap();
        assert_eq!(actor, None);

        // What is done with it later neither.
        let broker = town.member_as("harbour", "bo", "broker").await;
        broker.tap(&format!("/admin/reviews/{id}/hide")).await.ok();
        broker.delete(&format!("/admin/reviews/{id}")).await.ok();
        let told: Vec<(Value, Option<i64>)> =
            town.db().all("SELECT payload, actor_id FROM domain_events ORDER BY id", params![]).await.unwrap();
        let later = |kind: &str| (json!({ "kind": kind, "author": ada.id }), None);
        // These name an author and no review, the first a review and no author.
        assert_eq!(told[1..], [later("review_hidden"), later("review_removed")]);
        town.deliver().await;
        let kinds: Vec<String> = bell(&town, &ada).await.into_iter().map(|(kind, _)| kind).collect();
        assert_eq!(kinds, ["review_hidden", "review_removed"]);
        assert_eq!(bell(&town, &ben).await, vec![]);
    }

    async fn whoever_moderates_learns_it_unless_the_review_is_about_them(town: Town) {
        let (ada, ben, _, id) = secret(&town).await;
        published(&town).await;
        let mut ben = ben;
        let path = format!("/admin/reviews/{id}");
        let staff = town.member_as("harbour", "bo", "broker").await;
        let seen = staff.get(&path).await.ok().json()["data"].clone();
        assert_eq!((&seen["reviewer_id"], &seen["reviewer_name"]), (&json!(ada.id), &json!("Secretada")));

        for role in ["broker", "coordinator", "admin", "tenant_admin", "super_admin"] {
            town.db().run("UPDATE users SET role = $2 WHERE id = $1", params![ben.id, role]).await.unwrap();
            ben.signs_in().await;
            let list = ben.get("/admin/reviews").await.ok();
            assert!(!names(&list.text(), &ada, "Secretada"), "{role}: {}", list.text());
            let row = list.json()["data"][0].clone();
            assert_eq!((&row["id"], &row["reviewer_id"], &row["reviewer_name"]), (&json!(id), &Value::Null, &json!("Anonymous")));
            // Nor by looking for a name.
            for (words, found) in [("secretada", 0), ("hidden", 0), ("late", 1), ("ben", 1)] {
                let total = ben.get(&format!("/admin/reviews?search={words}")).await.ok().json()["meta"]["total"].clone();
                assert_eq!(total, found, "{role} {words}");
            }
            let one = ben.get(&path).await;
            if ["broker", "coordinator"].contains(&role) {
                assert_eq!(one.refusal(), (403, "AUTH_INSUFFICIENT_PERMISSIONS".into(), String::new()), "{role}");
            } else {
                assert!(!names(&one.text(), &ada, "Secretada"), "{role}: {}", one.text());
                let one = one.json()["data"].clone();
                assert_eq!((&one["reviewer_email"], &one["transaction_id"]), (&Value::Null, &Value::Null), "{role}");
            }
        }
        assert_eq!(staff.get("/admin/reviews?search=secretada").await.ok().json()["meta"]["total"], 1);
    }

    async fn whoever_looks_all_the_time_sees_it_come_when_its_day_is_over(town: Town) {
        let [mut ada, mut ben, mut cleo] = town.members(["ada", "ben", "cleo"]).await;
        let mut staff = town.member_as("harbour", "bo", "broker").await;
        let transaction = deal(&town, &ada, &ben).await;
        town.db().run("UPDATE users SET role = 'admin' WHERE id = $1", params![ben.id]).await.unwrap();
        ben.signs_in().await;
        let (of_ben, his) = (format!("/reviews/user/{}", ben.id), ben.id.to_string());
        let paths = [
            of_ben.clone(),
            format!("{of_ben}/stats"),
            format!("/users/{}/reviews", ben.id),
            format!("/users/{}", ben.id),
            "/users/me".to_owned(),
            "/admin/reviews".to_owned(),
            "/notifications".to_owned(),
            "/feed".to_owned(),
        ];
        let looks = async |who: &Person, paths: &[String]| {
            let mut heard = Vec::new();
            for path in paths {
                let answer = who.get(path).await.ok().json();
                // What a profile says of the hour has nothing to do with it.
                let of_reviews = |data: &Value| json!([data.get("rating"), data.get("total"), data.get("stats")]);
                heard.push(if answer["data"].is_object() { of_reviews(&answer["data"]) } else { answer["data"].clone() });
            }
            let document = "query($id: ID!) { member(id: $id) { rating reviews(first: 10) { nodes { restId } } } }";
            heard.push(who.graphql(document, json!({ "id": his })).await.json());
            heard
        };
        let before = (looks(&ben, &paths).await, looks(&cleo, &paths[..4]).await);
        let more = json!({ "transaction_id": transaction, "comment": "Late again.", "is_anonymous": true });
        let id = reviewed(&ada, &ben, 2, more).await;
        let one = format!("/reviews/{id}");
        let publish = async || timeweave::reviews::tasks::publish(town.world()).await.unwrap();

        // Until the last second of its day, for all but its author and those who moderate and did not receive it.
        for by in [TimeDelta::zero(), TimeDelta::seconds(12 * 3_600 - 1)] {
            town.later(by);
            for who in [&mut ada, &mut ben, &mut cleo, &mut staff] {
                who.signs_in().await;
            }
            town.deliver().await;
            assert_eq!(publish().await, 0);
            assert_eq!((looks(&ben, &paths).await, looks(&cleo, &paths[..4]).await), before);
            for (who, path) in [(&ben, &one), (&cleo, &one), (&ben, &format!("/admin/reviews/{id}"))] {
                assert_eq!(who.get(path).await.refusal().0, 404, "{path} for {}", who.name);
            }
            let nodes = json!({ "ids": [global("Review", id)] });
            let told = ben.graphql("query($ids: [ID!]!) { nodes(ids: $ids) { id } }", nodes).await.json();
            assert_eq!(told["data"]["nodes"], json!([null]));
            assert_eq!(ada.get("/reviews/given").await.ok().json()["data"][0]["id"], id);
            assert_eq!(ada.get(&one).await.ok().json()["data"]["id"], id);
            assert_eq!(staff.get("/admin/reviews").await.ok().json()["data"][0]["id"], id);
        }
        // Some minutes later, so that what was begun in the day's last moment does not come alone.
        for (by, published) in [(TimeDelta::seconds(1), 0), (TimeDelta::seconds(299), 0), (TimeDelta::seconds(1), 1), (TimeDelta::zero(), 0)] {
            town.later(by);
            assert_eq!(publish().await, published, "{}", town.clock.now());
        }
        for who in [&ben, &cleo] {
            let list = who.get(&of_ben).await.ok().json()["data"].clone();
            assert_eq!((&list[0]["id"], &list[0]["created_at"]), (&json!(id), &json!("2026-01-05T00:00:00Z")));
            assert_eq!(who.get(&format!("{of_ben}/stats")).await.ok().json()["data"]["total"], 1);
        }
        assert_eq!(ben.get("/admin/reviews").await.ok().json()["data"][0]["reviewer_name"], "Anonymous");
    }

    async fn no_clock_tells_the_receiver_when_it_was_written(town: Town = "[limits]\nenabled = false\n") {
        let [ben, cleo, dan, eve, fay] = town.members(["ben", "cleo", "dan", "eve", "fay"]).await;
        let mut written = Vec::new();
        // Named ones around an anonymous one, a minute and some milliseconds apart.
        for (author, is_anonymous) in [(&cleo, false), (&dan, true), (&eve, false), (&fay, true)] {
            town.later(TimeDelta::milliseconds(61_234));
            let more = json!({ "is_anonymous": is_anonymous, "comment": "Just so." });
            written.push((reviewed(author, &ben, 4, more).await, town.clock.now()));
        }
        let secret: Vec<String> =
            [1, 3].map(|nth: usize| written[nth].1.to_rfc3339_opts(SecondsFormat::Secs, true)[..16].to_owned()).to_vec();
        town.later(TimeDelta::minutes(9));
        town.deliver().await;
        published(&town).await;
        let paths = [
            format!("/reviews/user/{}", ben.id),
            format!("/users/{}/reviews", ben.id),
            format!("/reviews/user/{}/stats", ben.id),
            format!("/reviews/{}", written[1].0),
            "/notifications".to_owned(),
            "/users".to_owned(),
            "/users/me".to_owned(),
            format!("/users/{}", dan.id),
            "/connections/suggestions".to_owned(),
            "/wallet/transactions".to_owned(),
        ];
        for path in &paths {
            let heard = ben.get(path).await.ok().text();
            assert!(secret.iter().all(|minute| !heard.contains(minute)), "{path}: {heard}");
        }
        // Nor the copy of all that is known about the receiver; nor do moments of others have fractions there.
        let copy = ben.post("/me/data-export", json!({})).await.ok().json()["data"]["reviews"].clone();
        assert!(secret.iter().all(|minute| !copy.to_string().contains(minute)), "{copy}");
        let mut told: Vec<_> = copy.as_array().unwrap().iter().map(|one| (&one["is_anonymous"], &one["written_on"], &one["created_at"])).collect();
        told.sort_by_key(|one| one.0.as_bool());
        let (open, day) = (json!(false), json!("2026-01-05"));
        let named = |at: &Value| assert!(at.as_str().unwrap().len() == "2026-01-05T12:01:01Z".len(), "{at}");
        told[..2].iter().for_each(|one| { assert_eq!((one.0, one.1), (&open, &day)); named(one.2); });
        told[2..].iter().for_each(|one| assert_eq!(*one, (&json!(true), &day, &Value::Null)));
        let document = "query($id: ID!) { member(id: $id) { reviews(first: 10) { nodes { restId createdAt isAnonymous } } } }";
        let told = ben.graphql(document, json!({ "id": ben.id.to_string() })).await.text();
        assert!(secret.iter().all(|minute| !told.contains(minute)), "{told}");

        // Nor their numbers: named ones grow with time, anonymous ones have any number of the day, and the list is in that order.
        let list = ben.get(&paths[0]).await.ok().json()["data"].clone();
        let ids: Vec<i64> = list.as_array().unwrap().iter().map(|one| one["id"].as_i64().unwrap()).collect();
        assert!(ids.is_sorted_by(|one, next| one > next), "{ids:?}");
        let number = |is_anonymous, dice| timeweave::reviews::model::number(written[1].1, is_anonymous, 0, dice).get();
        assert!(written[0].0 < written[2].0 && written[0].0 < number(false, 0));
        for nth in [1, 3] {
            assert!((number(true, 0)..number(true, 863_999_999) + 1).contains(&written[nth].0));
            assert_ne!(written[nth].0, timeweave::reviews::model::number(written[nth].1, false, 0, 0).get());
        }
        // Its author may leave: nothing about it changes, or the receiver would know whose it was.
        let before = ben.get(&format!("/reviews/{}", written[3].0)).await.ok().json()["data"].clone();
        assert_eq!(before["comment"], "Just so.");
        let password = json!({ "password": crate::support::PASSWORD });
        fay.send(fay.request(http::Method::DELETE, "/users/me", Some(password))).await.ok();
        assert_eq!(ben.get(&format!("/reviews/{}", written[3].0)).await.ok().json()["data"], before);

        // Their authors and those who moderate know the moment.
        let own = dan.get("/reviews/given").await.ok().json()["data"][0]["created_at"].clone();
        assert!(own.as_str().unwrap().starts_with(&secret[0]), "{own}");
        let staff = town.member_as("harbour", "bo", "broker").await;
        let seen = staff.get(&format!("/admin/reviews/{}", written[1].0)).await.ok().json()["data"]["created_at"].clone();
        assert!(seen.as_str().unwrap().starts_with(&secret[0]), "{seen}");
    }
}
