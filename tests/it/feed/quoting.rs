//! Posts that quote others, and words behind a sign: who may, who sees what, who hears of it, and what is left when it is gone.

use serde_json::{Value, json};
use timeweave::params;

use super::{group, put, says, writes};
use crate::each_engine;
use crate::support::{Person, Town};

async fn quoted(who: &Person, id: i64) -> Value {
    who.get(&format!("/feed/posts/{id}")).await.ok().json()["data"]["quoted_post"].clone()
}

async fn mentions(town: &Town, who: &Person) -> i64 {
    town.deliver().await;
    town.db()
        .one("SELECT COUNT(*) FROM notifications WHERE user_id = $1 AND type = 'mention'", params![who.id])
        .await
        .unwrap()
}

each_engine! {
    async fn a_post_shows_what_it_quotes_to_whoever_may_read_that(town: Town) {
        let [ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        let open = says(&ada, &"The workshop is open! ".repeat(30)).await;
        let made = ben.post("/feed/posts", json!({ "content": "Look, @Ada", "quoted_post_id": open })).await.ok().json()["data"].clone();
        let id = made["id"].as_i64().unwrap();
        let seen = quoted(&cleo, id).await;
        assert_eq!((&seen["id"], &seen["author"]["name"], &seen["content_truncated"]), (&json!(open), &json!("Ada"), &json!(true)));
        assert_eq!(seen["content"].as_str().unwrap().chars().count(), 500);
        let listed = cleo.get("/feed").await.ok().json()["data"].clone();
        assert_eq!((&listed[0]["quoted_post"], &listed[1]["quoted_post"]), (&seen, &Value::Null));
        let asked = "query($id: ID!) { feedPost(postId: $id) { quotedItem { itemId content author { name } } } }";
        let graph = cleo.graphql(asked, json!({ "id": id.to_string() })).await.ok().json();
        assert_eq!(graph["data"]["feedPost"]["quotedItem"]["itemId"], open.to_string(), "{graph}");
        assert_eq!(mentions(&town, &ada).await, 1, "quoted and spoken of: she hears of it once");

        // Nobody quotes what is not there for them, or was said in a group.
        let garden = group(&ben, "public").await;
        let inside = writes(&ben, json!({ "content": "Inside", "group_id": garden })).await;
        let private = writes(&ada, json!({ "content": "Mine", "visibility": "private" })).await;
        let waiting = writes(&ben, json!({ "content": "Later", "scheduled_at": "2026-01-06T12:00:00Z" })).await;
        let theirs = says(&far, "Far away").await;
        for one in [inside, private, waiting, theirs, 9_999_999] {
            let refused = ben.post("/feed/posts", json!({ "content": "x", "quoted_post_id": one })).await.refusal();
            assert_eq!(refused, (422, "VALIDATION_ERROR".to_owned(), "quoted_post_id".to_owned()), "{one}");
        }

        // What is quoted keeps its own readers, and goes without the post that quotes it.
        let friends = writes(&ada, json!({ "content": "For friends", "visibility": "friends" })).await;
        let own = writes(&ada, json!({ "content": "As I said", "quoted_post_id": friends })).await;
        assert_eq!((quoted(&ada, own).await["id"].clone(), quoted(&cleo, own).await), (json!(friends), Value::Null));
        dora.post(&format!("/users/{}/block", ada.id), json!({})).await.ok();
        assert_eq!(quoted(&dora, id).await, Value::Null);
        put(&ada, &format!("/feed/posts/{open}"), json!({ "content": "Closed." })).await.ok();
        assert_eq!(quoted(&cleo, id).await["content"], "Closed.");
        ada.delete(&format!("/feed/posts/{open}")).await.ok();
        assert_eq!(quoted(&cleo, id).await, Value::Null);
        assert_eq!(cleo.get(&format!("/feed/posts/{id}")).await.ok().json()["data"]["content"], "Look, @Ada");
        assert_eq!(town.count("feed_quotes").await, 1);

        // A post that waits quotes, too, when it comes out.
        let again = says(&ada, "Open again").await;
        let later = writes(&cleo, json!({ "content": "Good", "quoted_post_id": again, "scheduled_at": "2026-01-05T12:30:00Z" })).await;
        town.later(chrono::TimeDelta::minutes(30));
        assert_eq!(timeweave::feed::scheduled::tick(town.world()).await.unwrap(), 1);
        assert_eq!(mentions(&town, &ada).await, 2);
        let mut ben = ben.clone();
        ben.signs_in().await;
        assert_eq!(quoted(&ben, later).await["id"], again);
    }

    async fn words_behind_a_sign_find_what_everybody_may_read(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let far = town.member_as("meadow", "far", "member").await;
        let one = says(&ada, "The #Spring is here. #garden #2026").await;
        let two = says(&ben, "#spring, at last!").await;
        for _ in 0..2 {
            says(&cleo, "#Garden work").await;
        }
        let club = group(&ada, "public").await;
        writes(&ada, json!({ "content": "#spring inside", "group_id": club })).await;
        writes(&ada, json!({ "content": "#spring for me", "visibility": "private" })).await;
        writes(&ada, json!({ "content": "#spring later", "scheduled_at": "2026-01-05T12:30:00Z" })).await;
        says(&far, "#spring elsewhere").await;
        let tags = async |path: &str| -> Vec<(String, i64)> {
            let found = cleo.get(&format!("/feed/hashtags/{path}")).await.ok().json()["data"].clone();
            let row = |row: &Value| (row["tag"].as_str().unwrap().to_owned(), row["posts_count"].as_i64().unwrap());
            found.as_array().unwrap().iter().map(row).collect()
        };
        let (garden, spring) = (("garden".to_owned(), 3), ("spring".to_owned(), 2));
        assert_eq!(tags("trending").await, [garden.clone(), spring.clone()]);
        assert_eq!(tags("trending?limit=1").await, [garden]);
        assert_eq!((tags("search?q=%23SPR").await, tags("search?q=").await, tags("search?q=ring").await), (vec![spring], vec![], vec![]));
        let numbers = async |who: &Person, query: &str| -> Vec<i64> {
            let page = who.get(&format!("/feed/hashtags/{query}")).await.ok().json();
            page["data"].as_array().unwrap().iter().map(|row| row["id"].as_i64().unwrap()).collect()
        };
        assert_eq!(numbers(&cleo, "Spring").await, [two, one]);
        assert_eq!(numbers(&cleo, "spring?per_page=1").await, [two]);
        assert_eq!(numbers(&ada, "nothing").await, Vec::<i64>::new());
        let asked = include_str!("../../../graphql/operations/feed/hashtags.graphql");
        let graph = cleo.graphql(asked, json!({ "tag": "spring", "first": 5 })).await.ok().json()["data"].clone();
        assert_eq!((&graph["hashtags"], &graph["feedOfHashtag"]["nodes"][0]["itemId"]), (&json!([{ "tag": "spring", "postCount": 2 }]), &json!(two.to_string())), "{graph}");

        // Another text has other tags; what is gone, hidden or of a blocked member is not found, and what comes out is.
        put(&ada, &format!("/feed/posts/{one}"), json!({ "content": "The #summer is here." })).await.ok();
        assert_eq!(tags("trending").await, [("garden", 2), ("spring", 1), ("summer", 1)].map(|(tag, posts)| (tag.to_owned(), posts)));
        cleo.post(&format!("/users/{}/block", ben.id), json!({})).await.ok();
        assert_eq!((numbers(&cleo, "spring").await, numbers(&ada, "spring").await), (Vec::<i64>::new(), vec![two]));
        // Nor is it counted, in either direction: a number that does not fit would tell.
        assert_eq!(tags("trending").await, [("garden", 2), ("summer", 1)].map(|(tag, posts)| (tag.to_owned(), posts)));
        assert_eq!(tags("search?q=spr").await, vec![]);
        for (who, path, expected) in [(&ben, "trending", json!([["spring", 1], ["summer", 1]])), (&ben, "search?q=gar", json!([])), (&ada, "search?q=spr", json!([["spring", 1]]))] {
            let found = who.get(&format!("/feed/hashtags/{path}")).await.ok().json()["data"].clone();
            let rows: Vec<Value> = found.as_array().unwrap().iter().map(|row| json!([row["tag"], row["posts_count"]])).collect();
            assert_eq!(json!(rows), expected, "{path}");
        }
        ben.delete(&format!("/feed/posts/{two}")).await.ok();
        town.later(chrono::TimeDelta::minutes(30));
        assert_eq!(timeweave::feed::scheduled::tick(town.world()).await.unwrap(), 1);
        assert_eq!(town.count("feed_hashtags WHERE tag = 'spring'").await, 2, "what came out, and that of elsewhere");
        town.later(chrono::TimeDelta::days(7));
        let mut cleo = cleo.clone();
        cleo.signs_in().await;
        let found = cleo.get("/feed/hashtags/trending").await.ok().json()["data"].clone();
        assert_eq!(found, json!([{ "tag": "spring", "posts_count": 1 }]), "of the last seven days");
    }
}
