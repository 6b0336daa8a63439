//! What listings tell of their owners.

use serde_json::{Value, json};
use timeweave::params;

use super::{heading, lists};
use crate::each_engine;
use crate::exchanges::bring;
use crate::reviews::{published, reviewed};
use crate::wallet::grant;

each_engine! {
    async fn an_owners_rating_is_of_reviews_that_count(town: Town) {
        let [ada, ben, cleo, dan] = town.members(["ada", "ben", "cleo", "dan"]).await;
        let repairs = heading(&town, "repairs").await;
        let id = lists(&ada, repairs, json!({"latitude": 53, "longitude": -9})).await;
        let path = format!("/listings/{id}");
        let told = async || {
            let detail = ben.get(&path).await.ok().json()["data"].clone();
            json!([detail["author_rating"], detail["author_reviews_count"], detail["author_exchanges_count"]])
        };
        assert_eq!(told().await, json!([null, 0, 0]));
        reviewed(&ben, &ada, 5, json!({})).await;
        reviewed(&cleo, &ada, 5, json!({ "is_anonymous": true })).await;
        published(&town).await;
        let third = reviewed(&dan, &ada, 4, json!({})).await;
        assert_eq!(told().await, json!([4.7, 3, 0]));
        for status in ["pending", "rejected"] {
            town.db().run("UPDATE reviews SET status = $2 WHERE id = $1", params![third, status]).await.unwrap();
            assert_eq!(told().await, json!([5.0, 2, 0]), "{status}");
        }
        grant(&town, &ben, 1_000).await;
        bring(&town, &ben, &ada, "completed").await;
        bring(&town, &ben, &ada, "in_progress").await;
        assert_eq!(told().await, json!([5.0, 2, 1]));
        let all = "/listings?category=repairs";
        let of_ada = format!("/users/{}/listings?type=offer", ada.id);
        for list in [all, "/listings/nearby?lat=53&lon=-9", of_ada.as_str()] {
            assert_eq!(ben.get(list).await.ok().json()["data"][0]["author_rating"], 5.0, "{list}");
        }
        assert_eq!(ada.get(&path).await.ok().json()["data"]["author_rating"], 5.0);
    }

    async fn a_list_asks_for_all_its_owners_at_once(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let repairs = heading(&town, "repairs").await;
        let mut costs = Vec::new();
        for who in [&ada, &ben, &cleo] {
            lists(who, repairs, json!({})).await;
            cleo.get("/listings").await.ok();
            let before = town.db().statements();
            cleo.get("/listings").await.ok();
            costs.push(town.db().statements() - before);
        }
        assert_eq!(costs, [costs[0]; 3]);
        let document = "query { listings(first: 10) { nodes { authorRating authorReviewCount authorExchangeCount } } }";
        cleo.graphql(document, json!({})).await;
        let before = town.db().statements();
        let told = cleo.graphql(document, json!({})).await.json()["data"]["listings"]["nodes"].clone();
        // The sign-in; the listings and what their owners are known for, as REST shows them; and that once more, for the fields.
        assert_eq!((town.db().statements() - before, &told[2]["authorRating"]), (4, &Value::Null));
    }
}
