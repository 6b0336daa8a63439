//! Who is suggested, and in which order.

use chrono::TimeDelta;
use contract::connections::ListConnectionSuggestionsQuery;
use contract::{ConnectionsApi as _, Operation};
use serde_json::json;

use crate::connections::rest::Rest;
use crate::connections::suggestions::actions::suggest;
use crate::members;
use crate::params;
use testing::town::{Person, Town, in_town, on_the_wire};

async fn names(who: &Person, limit: i64) -> Vec<(String, i64)> {
    let call = who.call();
    let found = suggest(&call, limit).await.unwrap();
    assert_eq!(call.statements(), 1);
    found.into_iter().map(|one| (one.card.first_name, one.mutual_connections)).collect()
}

async fn seen(town: &Town, person: &Person, days_ago: i64) {
    let moment = town.now() - TimeDelta::days(days_ago);
    town.run("UPDATE users SET last_active_at = $2 WHERE id = $1", params![person.id, moment]).await;
}

#[tokio::test]
async fn people_are_ranked_by_what_they_share_and_when_they_were_here() {
    in_town(async |town| {
        let [ada, ben, cleo] = town.people(["Ada", "Ben", "Cleo"]).await;
        let [two, one, groups, lately, older, never] =
            town.people(["Two", "One", "Groups", "Lately", "Older", "Never"]).await;
        for friend in [&ben, &cleo] {
            town.connect(&ada, friend).await;
            town.connect(friend, &two).await;
        }
        town.connect(&one, &ben).await;
        for slug in ["choir", "garden", "chess"] {
            town.group(slug, &[&ada, &groups]).await;
        }
        seen(&town, &lately, 30).await;
        seen(&town, &older, 31).await;
        // 10, then 5 with 2 for activity over 6, then 2, then none: by last activity.
        seen(&town, &one, 1).await;
        let expected = [("Two", 2), ("One", 1), ("Groups", 0), ("Lately", 0), ("Older", 0), ("Never", 0)];
        let expected = expected.map(|(name, mutual)| (name.to_owned(), mutual));
        assert_eq!(names(&ada, 20).await, expected);
        assert_eq!(names(&ada, 3).await, expected[..3]);
        assert_eq!(names(&never, 2).await, [("One".to_owned(), 0), ("Lately".to_owned(), 0)]);
    })
    .await;
}

#[tokio::test]
async fn nobody_is_suggested_who_is_known_asked_blocked_or_gone() {
    in_town(async |town| {
        let [ada, friend, asked, asking, blocked, blocking, suspended, gone, left] =
            town.people(["Ada", "Friend", "Asked", "Asking", "Blocked", "Blocking", "Suspended", "Gone", "Left"]).await;
        town.join(&town.meadow, "Zoe").await;
        town.connect(&ada, &friend).await;
        for other in [&asked, &asking, &blocked, &blocking, &suspended, &gone, &left] {
            town.connect(&friend, other).await;
        }
        town.ask(&ada, &asked).await;
        town.ask(&asking, &ada).await;
        members::actions::block(&ada.call(), blocked.id, None).await.unwrap();
        members::actions::block(&blocking.call(), ada.id, None).await.unwrap();
        town.run("UPDATE users SET status = 'suspended' WHERE id = $1", params![suspended.id]).await;
        town.run("UPDATE users SET deleted_at = $2 WHERE id = $1", params![gone.id, town.now()]).await;
        assert_eq!(names(&ada, 20).await, [("Left".to_owned(), 1)]);
    })
    .await;
}

#[tokio::test]
async fn shared_skills_are_named() {
    in_town(async |town| {
        let [ada, ben] = town.people(["Ada", "Ben"]).await;
        for (person, skills) in [(&ada, json!(["Baking", "sewing, welding"])), (&ben, json!(["Welding", "baking"]))] {
            town.run("UPDATE users SET skills = $2 WHERE id = $1", params![person.id, skills]).await;
        }
        let query = ListConnectionSuggestionsQuery { limit: 5 };
        let found = Rest.list_connection_suggestions(ada.call(), query).await.unwrap();
        let found = on_the_wire(Operation::ListConnectionSuggestions, 200, &found);
        assert_eq!(
            found["data"]["suggestions"],
            json!([{"id": ben.id.get(), "name": "Ben", "avatar_url": null, "bio": null, "mutual_connections_count": 0,
                    "shared_skills": ["Welding", "baking"], "connection_status": "none"}])
        );
    })
    .await;
}

#[tokio::test]
async fn if_scoring_fails_the_most_recently_active_are_shown() {
    in_town(async |town| {
        let [ada, ben, cleo, dan] = town.people(["Ada", "Ben", "Cleo", "Dan"]).await;
        town.connect(&ada, &dan).await;
        town.connect(&dan, &ben).await;
        seen(&town, &cleo, 3).await;
        assert_eq!(names(&ada, 5).await, [("Ben".to_owned(), 1), ("Cleo".to_owned(), 0)]);
        town.run("ALTER TABLE group_members RENAME TO hidden", Vec::new()).await;
        let plain = suggest(&ada.call(), 5).await.unwrap();
        let plain: Vec<_> = plain.into_iter().map(|one| (one.card.first_name, one.mutual_connections)).collect();
        assert_eq!(plain, [("Cleo".to_owned(), 0), ("Ben".to_owned(), 0)]);
    })
    .await;
}
