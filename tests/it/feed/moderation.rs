//! Reports, and what staff do with the feed.

use serde_json::{Value, json};
use timeweave::params;

use super::{feed, says, writes};
use crate::each_engine;
use crate::support::{Person, Town};

async fn reports(who: &Person, post: i64) -> crate::support::Heard {
    who.post(&format!("/feed/items/post/{post}/report"), json!({ "reason": "It is an advertisement." })).await
}

async fn bells(town: &Town, who: &Person) -> Vec<String> {
    let sql = "SELECT type FROM notifications WHERE user_id = $1 ORDER BY id";
    town.db().all(sql, params![who.id]).await.unwrap()
}

async fn desk(who: &Person, query: &str) -> Vec<Value> {
    who.get(&format!("/admin/feed/posts{query}")).await.ok().json()["data"].as_array().unwrap().clone()
}

each_engine! {
    async fn staff_take_down_what_is_reported_and_let_it_in_again(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let broker = town.member_as("harbour", "broker", "broker").await;
        let post = says(&ada, "Buy my soap!").await;
        let told = json!({ "reported": true, "target_type": "post", "target_id": post });
        assert_eq!(reports(&ben, post).await.ok().json()["data"], told);
        assert_eq!(reports(&ben, post).await.refusal(), (409, "DUPLICATE".to_owned(), String::new()));
        assert_eq!(reports(&ada, post).await.refusal(), (403, "FORBIDDEN".to_owned(), String::new()));
        assert_eq!(reports(&ben, i64::MAX).await.refusal(), (404, "NOT_FOUND".to_owned(), String::new()));
        town.deliver().await;
        assert_eq!(bells(&town, &broker).await, ["feed_report_created"]);
        assert_eq!(bells(&town, &ada).await, Vec::<String>::new(), "who is reported is not told");

        assert_eq!(ben.get("/admin/feed/posts").await.status.as_u16(), 403);
        let waiting = desk(&broker, "?is_reported=true").await;
        assert_eq!((waiting.len(), &waiting[0]["reports_count"], &waiting[0]["reasons"]), (1, &json!(1), &json!(["It is an advertisement."])));
        assert_eq!((&waiting[0]["user_id"], &waiting[0]["is_hidden"], &waiting[0]["content"]), (&json!(ada.id), &json!(false), &json!("Buy my soap!")));
        let line = waiting[0]["activity_id"].as_i64().unwrap();
        let hide = format!("/admin/feed/posts/{line}/hide");
        assert_eq!(ben.post(&hide, json!({})).await.status.as_u16(), 403);
        let hidden = broker.post(&hide, json!({ "reason": "No advertisements, please." })).await.ok().json()["data"].clone();
        assert_eq!((&hidden["is_hidden"], &hidden["reports_count"], &hidden["reasons"]), (&json!(true), &json!(0), &json!([])));
        broker.post(&hide, json!({})).await.ok();
        for who in [&ada, &ben] {
            assert_eq!(feed(who, "").await, Vec::<String>::new());
            assert_eq!(who.get(&format!("/feed/posts/{post}")).await.refusal().0, 404);
        }
        assert_eq!(desk(&broker, "?is_reported=true").await, Vec::<Value>::new());
        assert_eq!(desk(&broker, "?is_hidden=true&type=post").await.len(), 1);
        town.deliver().await;
        assert_eq!(bells(&town, &ada).await, ["feed_item_hidden"], "once, though it was hidden twice");

        let approve = format!("/admin/feed/posts/{line}/approve");
        assert_eq!(broker.tap(&approve).await.ok().json()["data"]["is_hidden"], false);
        broker.tap(&approve).await.ok();
        assert_eq!(feed(&ben, "").await, ["post: Buy my soap!"]);
        town.deliver().await;
        assert_eq!(bells(&town, &ada).await, ["feed_item_hidden", "feed_item_restored"]);
        reports(&ben, post).await.ok();
        assert_eq!(broker.tap("/admin/feed/posts/999999/approve").await.refusal(), (404, "NOT_FOUND".to_owned(), String::new()));
    }

    async fn staff_read_what_concerns_them(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let broker = town.member_as("harbour", "broker", "broker").await;
        let far = town.member_as("meadow", "far", "admin").await;
        town.connect(&ada, &ben).await;
        let post = writes(&ada, json!({ "content": "For friends", "visibility": "friends" })).await;
        writes(&ada, json!({ "content": "For me", "visibility": "private" })).await;
        assert_eq!(desk(&broker, "").await, Vec::<Value>::new());
        reports(&ben, post).await.ok();
        let seen = desk(&broker, "").await;
        assert_eq!((seen.len(), &seen[0]["content"]), (1, &json!("For friends")));
        assert_eq!(desk(&far, "").await, Vec::<Value>::new());
        let line = seen[0]["activity_id"].as_i64().unwrap();
        assert_eq!(far.tap(&format!("/admin/feed/posts/{line}/approve")).await.refusal().0, 404);
        assert_eq!(broker.tap(&format!("/admin/feed/posts/{line}/approve")).await.ok().json()["data"]["reports_count"], 0);
        assert_eq!(desk(&broker, "").await, Vec::<Value>::new());

        let own = says(&broker, "Mine").await;
        let line = desk(&broker, "").await[0]["activity_id"].clone();
        assert_eq!(desk(&broker, "").await[0]["id"], own);
        let decided = broker.post(&format!("/admin/feed/posts/{line}/hide"), json!({})).await;
        assert_eq!(decided.refusal(), (403, "FORBIDDEN".to_owned(), String::new()));
        assert_eq!(desk(&broker, &format!("?user_id={}", ada.id)).await, Vec::<Value>::new());
    }
}
