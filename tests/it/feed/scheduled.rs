//! Posts that go into the feed at a moment of their own: who sees them before, who changes and cancels them, when they come out, and when they cannot.

use chrono::TimeDelta;
use futures::future::join_all;
use serde_json::{Value, json};
use timeweave::feed::scheduled::tick;
use timeweave::params;

use super::{feed as read, group, put, writes};
use crate::each_engine;
use crate::support::{Person, Town};

const LATER: &str = "2026-01-05T13:00:00Z";

/// What an author sees of posts that are not in the feed: text, state and moment.
async fn waiting(who: &Person) -> Vec<(String, String, String)> {
    let page = who.get("/feed/scheduled-posts").await.ok().json();
    let text = |row: &Value, name: &str| row[name].as_str().unwrap_or_default().to_owned();
    page["data"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| (text(row, "content"), text(row, "publish_status"), text(row, "scheduled_at")))
        .collect()
}

fn waits(text: &str, status: &str, at: &str) -> (String, String, String) {
    (text.to_owned(), status.to_owned(), at.to_owned())
}

/// What somebody heard of scheduled posts and of being spoken of.
async fn heard(town: &Town, who: &Person) -> Vec<(String, String)> {
    town.deliver().await;
    let sql = "SELECT type, link FROM notifications WHERE user_id = $1 AND type IN ('scheduled_post_published', 'scheduled_post_held', 'mention') ORDER BY id";
    town.db().all(sql, params![who.id]).await.unwrap()
}

each_engine! {
    async fn a_post_comes_out_at_its_moment_and_nobody_sees_it_before(town: Town) {
        let [mut ada, mut ben] = town.members(["ada", "ben"]).await;
        let admin = town.member_as("harbour", "al", "admin").await;
        let wrong = |field: &str| (422, "VALIDATION_ERROR".to_owned(), field.to_owned());
        for (more, field) in [
            (json!({ "publish_status": "scheduled" }), "scheduled_at"),
            (json!({ "scheduled_at": "2026-01-05T12:00:00Z" }), "scheduled_at"),
            (json!({ "scheduled_at": "2027-01-05T12:00:01Z" }), "scheduled_at"),
            (json!({ "scheduled_at": "soon" }), "scheduled_at"),
            (json!({ "scheduled_at": LATER, "publish_status": "held" }), "publish_status"),
            (json!({ "scheduled_at": LATER, "content": " " }), "content"),
        ] {
            let mut body = json!({ "content": "x" });
            body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
            assert_eq!(ada.post("/feed/posts", body).await.refusal(), wrong(field), "{more}");
        }
        assert_eq!(town.count("feed_posts").await, 0);

        let made = ada.post("/feed/posts", json!({ "content": "Hello, @Ben", "publish_status": "scheduled", "scheduled_at": LATER })).await;
        assert_eq!(made.status.as_u16(), 201, "{}", made.text());
        let made = made.json()["data"].clone();
        let id = made["id"].as_i64().unwrap();
        assert_eq!((&made["publish_status"], &made["scheduled_at"]), (&json!("scheduled"), &json!(LATER)));
        let first = writes(&ada, json!({ "content": "First" })).await;
        let path = format!("/feed/posts/{id}");
        assert_eq!((read(&ada, "").await, read(&ben, "").await), (vec!["post: First".to_owned()], vec!["post: First".to_owned()]));
        assert_eq!(waiting(&ada).await, [waits("Hello, @Ben", "scheduled", LATER)]);
        assert_eq!(ada.get(&path).await.ok().json()["data"], made, "its author reads it");
        for other in [&ben, &admin] {
            assert_eq!((other.get(&path).await.status.as_u16(), waiting(other).await.len()), (404, 0));
            assert_eq!(put(other, &path, json!({ "content": "Mine" })).await.status.as_u16(), 404);
            assert_eq!(other.delete(&path).await.status.as_u16(), 404);
        }
        let about = json!({ "target_type": "post", "target_id": id });
        assert_eq!(ada.post("/feed/like", about).await.status.as_u16(), 404, "nobody says anything to it yet");
        assert_eq!(admin.get("/admin/feed/posts").await.ok().json()["data"].as_array().unwrap().len(), 1);
        let asked = include_str!("../../../graphql/operations/feed/scheduled_posts.graphql");
        let shown = ada.graphql(asked, json!({ "first": 5 })).await.ok().json()["data"]["viewer"]["scheduledFeedPosts"]["nodes"][0].clone();
        assert_eq!((&shown["itemId"], &shown["publishStatus"]), (&json!(id.to_string()), &json!("SCHEDULED")), "{shown}");
        let node = ada.graphql("query($id: ID!) { node(id: $id) { ... on FeedItem { itemId } } }", json!({ "id": shown["id"] })).await.ok().json();
        assert_eq!(node["data"]["node"]["itemId"], id.to_string(), "{node}");

        // Another text and another moment; what is in the feed has none.
        let changed = put(&ada, &path, json!({ "content": "Hello again, @Ben", "scheduled_at": "2026-01-05T12:30:00Z" })).await.ok().json();
        assert_eq!(changed["data"]["publish_status"], "scheduled");
        assert_eq!(put(&ada, &path, json!({ "content": "x", "scheduled_at": "2026-01-05T11:00:00Z" })).await.refusal(), wrong("scheduled_at"));
        let late = put(&ada, &format!("/feed/posts/{first}"), json!({ "content": "x", "scheduled_at": LATER })).await;
        assert_eq!(late.refusal(), wrong("scheduled_at"));
        let gone = writes(&ada, json!({ "content": "Never", "scheduled_at": LATER })).await;
        ada.delete(&format!("/feed/posts/{gone}")).await.ok();
        assert_eq!(tick(town.world()).await.unwrap(), 0, "nothing is due");

        // It comes out once, in front of what came before, whoever looks for it; those of whom it speaks hear of it then.
        assert_eq!(heard(&town, &ben).await, []);
        town.later(TimeDelta::minutes(30));
        ada.signs_in().await;
        ben.signs_in().await;
        let moved: u64 = join_all((0..3).map(|_| tick(town.world()))).await.into_iter().map(Result::unwrap).sum();
        assert_eq!(moved, 1);
        assert_eq!(read(&ben, "").await, ["post: Hello again, @Ben", "post: First"]);
        let out = ben.get(&path).await.ok().json()["data"].clone();
        assert_eq!((&out["publish_status"], &out["created_at"]), (&json!("published"), &json!("2026-01-05T12:30:00Z")));
        assert_eq!(waiting(&ada).await, []);
        let (own, spoken) = (heard(&town, &ada).await, heard(&town, &ben).await);
        assert_eq!(own, [("scheduled_post_published".to_owned(), path.clone())]);
        assert_eq!(spoken.iter().map(|(kind, _)| kind.as_str()).collect::<Vec<_>>(), ["mention"]);
        ben.post("/feed/like", json!({ "target_type": "post", "target_id": id })).await.ok();
        assert_eq!(town.count("feed_activities WHERE kind = 'post'").await, 2);
        assert_eq!(town.count("domain_events WHERE kind = 'feed_post_published'").await, 2);
    }

    async fn what_may_not_come_out_is_held_for_its_author_and_too_much_does_not_wait(town: Town) {
        let [mut ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let garden = group(&ben, "public").await;
        ada.post(&format!("/groups/{garden}/join"), json!({})).await.ok();
        let inside = writes(&ada, json!({ "content": "For the garden", "group_id": garden, "scheduled_at": LATER })).await;
        assert_eq!(cleo.post("/feed/posts", json!({ "content": "x", "group_id": garden, "scheduled_at": LATER })).await.refusal().0, 403);
        ada.delete(&format!("/groups/{garden}/membership")).await.ok();
        writes(&ben, json!({ "content": "Ben's", "scheduled_at": LATER })).await;
        town.db().run("UPDATE users SET status = 'suspended' WHERE id = $1", params![ben.id]).await.unwrap();
        town.later(TimeDelta::hours(1));
        ada.signs_in().await;
        assert_eq!(tick(town.world()).await.unwrap(), 2);
        assert_eq!(read(&ada, "").await, Vec::<String>::new());
        assert_eq!(waiting(&ada).await, [waits("For the garden", "held", LATER)]);
        assert_eq!(heard(&town, &ada).await, [("scheduled_post_held".to_owned(), format!("/feed/posts/{inside}"))]);
        assert_eq!(tick(town.world()).await.unwrap(), 0, "it is decided once");

        // Whoever belongs again chooses another moment.
        ada.post(&format!("/groups/{garden}/join"), json!({})).await.ok();
        let again = "2026-01-05T13:10:00Z";
        put(&ada, &format!("/feed/posts/{inside}"), json!({ "content": "For the garden!", "scheduled_at": again })).await.ok();
        assert_eq!(waiting(&ada).await, [waits("For the garden!", "scheduled", again)]);
        town.later(TimeDelta::minutes(10));
        assert_eq!(tick(town.world()).await.unwrap(), 1);
        assert_eq!(read(&ada, &format!("?group_id={garden}")).await, ["post: For the garden!"]);

        // A hundred wait at most; those in the feed do not count, and what waits goes with its author.
        let sql = "INSERT INTO feed_posts (tenant_id, author_id, content, visibility, publish_status, scheduled_at, created_at)
                   VALUES ($1, $2, 'x', 'public', 'scheduled', $3, $3)";
        for _ in 0..100 {
            town.db().run(sql, params![town.harbour, ada.id, town.clock.now() + TimeDelta::days(1)]).await.unwrap();
        }
        let refused = ada.post("/feed/posts", json!({ "content": "One more", "scheduled_at": "2026-02-01T12:00:00Z" })).await;
        assert_eq!(refused.refusal(), (422, "VALIDATION_ERROR".to_owned(), "scheduled_at".to_owned()));
        writes(&ada, json!({ "content": "At once" })).await;
        let body = json!({ "password": crate::support::PASSWORD });
        ada.send(ada.request(http::Method::DELETE, "/users/me", Some(body))).await.ok();
        let left: i64 = town.db().one("SELECT COUNT(*) FROM feed_posts WHERE author_id = $1", params![ada.id]).await.unwrap();
        assert_eq!(left, 0);
    }
}
