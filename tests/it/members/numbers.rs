//! What members did and are known for, in numbers (spec platform 3.3, 3.4 and 9.8).

use serde_json::{Value, json};
use timeweave::params;

use super::{change, profile};
use crate::each_engine;
use crate::exchanges::{bring, listing};
use crate::reviews::{from_afar, published, reviewed};
use crate::support::{Person, Town};
use crate::wallet::grant;

async fn own(person: &Person) -> Value {
    person.get("/users/me").await.ok().json()["data"]["stats"].clone()
}

async fn stats(person: &Person) -> Value {
    person.get("/me/stats").await.ok().json()["data"].clone()
}

async fn sends(from: &Person, to: &Person, amount: f64) -> i64 {
    let heard = from.post("/wallet/transfer", json!({ "recipient": to.id, "amount": amount })).await.ok().json();
    heard["data"]["id"].as_i64().unwrap()
}

/// A review in a state, past the doors.
async fn stands(town: &Town, review: i64, status: &str) {
    town.db().run("UPDATE reviews SET status = $2 WHERE id = $1", params![review, status]).await.unwrap();
}

each_engine! {
    async fn hours_are_counted_on_both_sides(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let warden = town.member_as("harbour", "warden", "admin").await;
        grant(&town, &ada, 1_000).await;
        // What the community gives is no hour of another member's.
        assert_eq!((&own(&ada).await["total_hours_received"], &own(&ada).await["transactions_count"]), (&json!(0.0), &json!(0)));
        sends(&ada, &ben, 2.5).await;
        let mistaken = sends(&ada, &ben, 1.0).await;
        sends(&ben, &ada, 0.25).await;
        for (who, given, received) in [(&ada, 3.5, 0.25), (&ben, 0.25, 3.5)] {
            let stats = own(who).await;
            assert_eq!((&stats["total_hours_given"], &stats["total_hours_received"]), (&json!(given), &json!(received)));
            assert_eq!(stats["transactions_count"], 3);
        }
        let path = format!("/admin/wallet/transactions/{mistaken}/reverse");
        warden.post(&path, json!({ "reason": "A mistake" })).await.ok();
        let seen = profile(&ben, &ada).await.ok().json()["data"].clone();
        assert_eq!((&seen["total_hours_given"], &seen["total_hours_received"]), (&json!(2.5), &json!(0.25)));
        assert_eq!(seen["stats"]["total_hours_given"], 2.5);
        assert_eq!(
            stats(&ada).await,
            json!({
                "listings_count": 0, "offers_count": 0, "requests_count": 0, "given_count": 1, "received_count": 1,
                "wallet_balance": 7.75,
            })
        );
        assert_eq!(own(&ada).await["transactions_count"], 2);
        assert_eq!(town.stranger().get("/me/stats").await.status, 401);
    }

    async fn a_rating_is_of_reviews_that_everybody_reads(town: Town) {
        let [ada, ben, cleo, dan] = town.members(["ada", "ben", "cleo", "dan"]).await;
        let seen = profile(&ben, &ada).await.ok().json()["data"].clone();
        assert_eq!((&seen["rating"], &seen["stats"]["reviews_count"]), (&Value::Null, &json!(0)));
        let open = reviewed(&ben, &ada, 5, json!({})).await;
        // Anonymous ones count.
        reviewed(&cleo, &ada, 4, json!({ "is_anonymous": true })).await;
        published(&town).await;
        let doubtful = reviewed(&dan, &ada, 1, json!({})).await;
        from_afar(&town, &ada, 1, false, Some("Far")).await;
        from_afar(&town, &ada, 5, true, Some("Near")).await;
        for (status, rating, count) in [("approved", 3.75, 4), ("rejected", 4.67, 3), ("pending", 4.67, 3)] {
            stands(&town, doubtful, status).await;
            let seen = profile(&ben, &ada).await.ok().json()["data"].clone();
            assert_eq!((&seen["rating"], &seen["stats"]["average_rating"]), (&json!(rating), &json!(rating)), "{status}");
            assert_eq!(seen["stats"]["reviews_count"], count, "{status}");
            assert_eq!(own(&ada).await["average_rating"], json!(rating), "{status}");
            let public = ben.get(&format!("/reviews/user/{}/stats", ada.id)).await.ok().json()["data"].clone();
            assert_eq!((&public["average"], &public["total"]), (&json!(rating), &json!(count)), "{status}");
        }
        stands(&town, open, "rejected").await;
        let listed = ben.get("/users?sort=rating&order=DESC").await.ok().json()["data"].clone();
        assert_eq!((&listed[0]["id"], &listed[0]["rating"]), (&json!(ada.id), &json!(4.5)));
        assert_eq!(ben.get("/users?sort=rating").await.ok().json()["data"][2]["id"], ada.id);
        let found = ben.get("/users/search?q=ada").await.ok().json()["data"]["items"].clone();
        assert_eq!(found[0]["rating"], 4.5);
    }

    async fn listings_and_exchanges_are_counted(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        grant(&town, &ben, 1_000).await;
        bring(&town, &ben, &ada, "completed").await;
        bring(&town, &ben, &ada, "accepted").await;
        listing(&town, &ada, "request").await;
        let hidden = listing(&town, &ada, "request").await;
        town.db().run("UPDATE listings SET status = 'paused' WHERE id = $1", params![hidden]).await.unwrap();
        let counts = stats(&ada).await;
        assert_eq!(json!([counts["listings_count"], counts["offers_count"], counts["requests_count"]]), json!([3, 2, 1]));
        for (who, other) in [(&ada, &ben), (&ben, &ada)] {
            let seen = profile(other, who).await.ok().json()["data"]["stats"].clone();
            assert_eq!((&seen["exchanges_count"], &own(who).await["exchanges_count"]), (&json!(1), &json!(1)));
        }
        let most = ada.get("/users?sort=hours_given&order=DESC").await.ok().json()["data"][0].clone();
        assert_eq!((&most["id"], &most["total_hours_given"]), (&json!(ben.id), &json!(2.0)));
    }

    async fn numbers_end_where_a_profile_does(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let far = town.member_as("meadow", "zoe", "member").await;
        change(&town, &ada, "privacy_profile = 'connections'").await;
        assert_eq!(profile(&ben, &ada).await.status, 404);
        assert_eq!(profile(&far, &ada).await.status, 404);
        let document = "query($id: ID!) { member(id: $id) { profile { stats { averageRating reviewCount } } } }";
        let told = ben.graphql(document, json!({ "id": ada.id.to_string() })).await.json();
        assert_eq!(told["errors"][0]["extensions"]["code"], "NOT_FOUND");
    }

    async fn the_graph_counts_alike_with_one_statement(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        reviewed(&ben, &ada, 4, json!({})).await;
        grant(&town, &ada, 1_000).await;
        sends(&ada, &ben, 1.5).await;
        let viewer = include_str!("../../../graphql/operations/members/viewer.graphql");
        let told = ada.graphql(viewer, json!({})).await.json()["data"]["viewer"].clone();
        assert_eq!(told["profile"]["stats"]["totalHoursGiven"], 1.5);
        assert_eq!(told["stats"]["walletBalance"], 8.5);
        let document = "query { members(first: 10) { nodes { restId profile { stats { averageRating totalHoursReceived reviewCount } } } } }";
        let mut costs = Vec::new();
        for _ in 0..2 {
            let before = town.db().statements();
            let told = cleo.graphql(document, json!({})).await.json()["data"]["members"]["nodes"].clone();
            costs.push(town.db().statements() - before);
            let [first, second] = [&told[0]["profile"]["stats"], &told[1]["profile"]["stats"]];
            assert_eq!((&first["totalHoursReceived"], &first["averageRating"]), (&json!(1.5), &Value::Null));
            assert_eq!((&second["averageRating"], &second["reviewCount"]), (&json!(4.0), &json!(1)));
        }
        assert_eq!(costs[0], costs[1]);
        assert!(costs[1] <= 4, "{costs:?}");
    }
}
