//! Several at once.

use futures::future::join_all;
use serde_json::json;
use tokio::join;

use super::{found, is_counted, put, rows};
use crate::each_engine;
use crate::support::Person;

async fn members(town: &crate::support::Town, number: usize) -> Vec<Person> {
    let mut people = Vec::new();
    for n in 0..number {
        people.push(town.member_as("harbour", &format!("person{n}"), "member").await);
    }
    people
}

each_engine! {
    async fn whoever_joins_and_leaves_at_once_is_counted(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let id = found(&ada, "Garden", "public").await;
        let people = members(&town, 6).await;
        let (enter, leave) = (format!("/groups/{id}/join"), format!("/groups/{id}/membership"));
        join_all(people.iter().map(|person| async { person.tap(&enter).await.ok() })).await;
        assert_eq!(rows(&town, id).await.1, 7);
        // Each joins and leaves twice at the same time: whatever comes first, nobody is counted twice.
        join_all(people.iter().flat_map(|person| [true, false, true, false].map(|comes| (person, comes))).map(
            |(person, comes)| {
                let (enter, leave) = (&enter, &leave);
                async move { if comes { person.tap(enter).await } else { person.delete(leave).await } }
            },
        ))
        .await;
        is_counted(&town, id).await;
    }

    async fn a_group_changes_hands_once(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let id = found(&ada, "Garden", "public").await;
        for person in [&ben, &cleo] {
            person.tap(&format!("/groups/{id}/join")).await.ok();
        }
        let path = |person: &Person| format!("/groups/{id}/members/{}", person.id);
        let (to_ben, to_cleo) = (path(&ben), path(&cleo));
        let (one, other) =
            join!(put(&ada, &to_ben, json!({ "role": "owner" })), put(&ada, &to_cleo, json!({ "role": "owner" })));
        let mut statuses = [one.status.as_u16(), other.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 403]);
        let owners = rows(&town, id).await.0.into_iter().filter(|(.., role)| role == "owner").count();
        assert_eq!(owners, 1);
        is_counted(&town, id).await;
    }

    async fn a_request_is_answered_once(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = found(&ada, "Choir", "private").await;
        for _ in 0..3 {
            ben.tap(&format!("/groups/{id}/join")).await.ok();
            let path = format!("/groups/{id}/requests/{}", ben.id);
            let leave = format!("/groups/{id}/membership");
            let (accepted, again, _) = join!(
                ada.post(&path, json!({ "action": "accept" })),
                ada.post(&path, json!({ "action": "accept" })),
                ben.delete(&leave),
            );
            assert!(!(accepted.status == 200 && again.status == 200));
            is_counted(&town, id).await;
            ben.delete(&leave).await;
        }
    }

    async fn groups_of_one_name_founded_at_once_have_slugs_of_their_own(town: Town) {
        let people = members(&town, 4).await;
        let founded = join_all(people.iter().map(|person| async { person.post("/groups", json!({ "name": "Garden" })).await.ok() })).await;
        let mut slugs: Vec<String> = founded.iter().map(|heard| heard.json()["data"]["slug"].as_str().unwrap().to_owned()).collect();
        slugs.sort();
        assert_eq!(slugs, ["garden", "garden-2", "garden-3", "garden-4"]);
    }
}
