//! Comments and reactions.

use http::Method;
use serde_json::{Value, json};
use timeweave::params;
use tokio::join;

use super::{listed, put, says};
use crate::each_engine;
use crate::support::{Heard, Person, Town};

const COMMENT: &str = include_str!("../../../graphql/operations/feed/create_comment.graphql");
const COMMENTS: &str = include_str!("../../../graphql/operations/feed/comments.graphql");
const REACT: &str = include_str!("../../../graphql/operations/feed/toggle_reaction.graphql");

async fn comment(who: &Person, post: i64, parent: Option<i64>, content: &str) -> Heard {
    let body = json!({ "target_type": "post", "target_id": post, "parent_id": parent, "content": content });
    who.post("/comments", body).await
}

async fn commented(who: &Person, post: i64, parent: Option<i64>, content: &str) -> i64 {
    comment(who, post, parent, content).await.ok().json()["data"]["id"].as_i64().unwrap()
}

/// The tree in short: `a(b(c)) d`.
fn short(nodes: &Value) -> String {
    let one = |node: &Value| match short(&node["replies"]).as_str() {
        "" => node["content"].as_str().unwrap().to_owned(),
        below => format!("{}({below})", node["content"].as_str().unwrap()),
    };
    nodes.as_array().unwrap().iter().map(one).collect::<Vec<_>>().join(" ")
}

async fn tree(who: &Person, post: i64) -> (String, Value) {
    let data = who.get(&format!("/comments?target_type=post&target_id={post}")).await.ok().json()["data"].clone();
    (short(&data["comments"]), data["count"].clone())
}

async fn bells(town: &Town, who: &Person) -> Vec<(String, String)> {
    let sql = "SELECT type, message FROM notifications WHERE user_id = $1 ORDER BY id";
    town.db().all(sql, params![who.id]).await.unwrap()
}

async fn react(who: &Person, on: &str, id: i64, reaction: &str) -> Heard {
    who.post("/reactions", json!({ "target_type": on, "target_id": id, "reaction_type": reaction })).await
}

each_engine! {
    async fn comments_make_a_tree(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let post = says(&ada, "Hello").await;
        let made = comment(&ben, post, None, " a ").await.ok();
        assert_eq!(made.status.as_u16(), 201);
        let made = made.json()["data"].clone();
        let a = made["id"].as_i64().unwrap();
        assert_eq!(made, json!({
            "id": a, "parent_id": null, "activity_id": made["activity_id"], "content": "a", "created_at": "2026-01-05T12:00:00Z", "edited": false,
            "is_own": true, "author": { "id": ben.id, "name": made["author"]["name"], "avatar": null }, "reactions": {}, "user_reactions": [], "replies": [],
        }));
        let b = commented(&cleo, post, Some(a), "b").await;
        commented(&ada, post, Some(b), "c").await;
        let d = commented(&ada, post, None, "d").await;
        commented(&ben, post, Some(a), "e").await;
        assert_eq!(tree(&cleo, post).await, ("a(b(c) e) d".to_owned(), json!(5)));
        assert_eq!(ben.get(&format!("/feed/posts/{post}")).await.ok().json()["data"]["comments_count"], 5);

        let changed = put(&ben, &format!("/comments/{a}"), json!({ "content": "A" })).await.ok().json()["data"].clone();
        assert_eq!((&changed["id"], &changed["content"], &changed["edited"], &changed["comment"]["edited"]), (&json!(a), &json!("A"), &json!(true), &json!(true)));
        let theirs = (403, "RESOURCE_FORBIDDEN".to_owned(), String::new());
        for id in [a, i64::MAX] {
            assert_eq!(put(&ada, &format!("/comments/{id}"), json!({ "content": "x" })).await.refusal(), theirs);
            assert_eq!(ada.delete(&format!("/comments/{id}")).await.refusal(), theirs);
        }
        let gone = ben.delete(&format!("/comments/{a}")).await.ok().json()["data"].clone();
        assert_eq!((&gone["deleted"], &gone["deleted_count"]), (&json!(true), &json!(4)));
        assert_eq!(tree(&cleo, post).await, ("d".to_owned(), json!(1)));
        let graph = cleo.graphql(COMMENTS, json!({ "targetType": "POST", "targetId": post.to_string() })).await.ok().json();
        assert_eq!(graph["data"]["comments"][0]["content"], "d");
        let input = json!({ "input": { "targetType": "POST", "targetId": post.to_string(), "content": "f", "parentId": d.to_string() } });
        let graph = cleo.graphql(COMMENT, input).await.ok().json()["data"]["createComment"].clone();
        assert_eq!((&graph["comment"]["content"], &graph["item"]["commentCount"], graph["comment"]["item"]["id"] == graph["item"]["id"]), (&json!("f"), &json!(2), true));
    }

    async fn a_listing_shows_what_is_said_to_it(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let id = listed(&town, &ada, "Bicycle repair").await;
        let about = json!({ "target_type": "listing", "target_id": id });
        let seen = async |who: &Person| {
            let data = who.get(&format!("/listings/{id}")).await.ok().json()["data"].clone();
            json!([data["likes_count"], data["comments_count"], data["is_liked"]])
        };
        assert_eq!(seen(&ben).await, json!([0, 0, false]));
        ben.post("/feed/like", about.clone()).await.ok();
        cleo.post("/feed/like", about.clone()).await.ok();
        ben.post("/comments", json!({ "target_type": "listing", "target_id": id, "content": "How kind!" })).await.ok();
        assert_eq!((seen(&ben).await, seen(&ada).await), (json!([2, 1, true]), json!([2, 1, false])));
        ben.post("/feed/like", about).await.ok();
        assert_eq!((seen(&ben).await, seen(&cleo).await), (json!([1, 1, false]), json!([1, 1, true])));
        // Whoever blocks whom another answers reads neither, and no number tells of them.
        let kind = json!({ "target_type": "listing", "target_id": id, "content": "And?" });
        let own = cleo.post("/comments", kind).await.ok().json()["data"]["id"].clone();
        let reply = json!({ "target_type": "listing", "target_id": id, "content": "Any day.", "parent_id": own });
        ada.post("/comments", reply).await.ok();
        ben.tap(&format!("/users/{}/block", cleo.id)).await.ok();
        assert_eq!((seen(&ben).await, seen(&ada).await), (json!([1, 1, false]), json!([1, 3, false])));
    }

    async fn what_cannot_be_commented(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let (post, other) = (says(&ada, "Hello").await, says(&ada, "Other").await);
        let a = commented(&ben, post, None, "a").await;
        let rows = town.count("feed_comments").await;
        let told = town.count("domain_events").await;
        for (body, refusal) in [
            (json!({ "target_type": "post", "target_id": post }), (400, "VALIDATION_REQUIRED_FIELD", "content")),
            (json!({ "commentable_id": post, "body": "x" }), (400, "VALIDATION_REQUIRED_FIELD", "target_type")),
            (json!({ "target_type": "post", "target_id": post, "content": "  " }), (422, "VALIDATION_ERROR", "content")),
            (json!({ "target_type": "post", "target_id": post, "content": "x".repeat(10_001) }), (422, "VALIDATION_TOO_LONG", "content")),
            (json!({ "target_type": "ship", "target_id": post, "content": "x" }), (422, "VALIDATION_INVALID_VALUE", "target_type")),
            (json!({ "target_type": "post", "target_id": i64::MAX, "content": "x" }), (404, "RESOURCE_NOT_FOUND", "")),
            (json!({ "target_type": "post", "target_id": other, "content": "x", "parent_id": a }), (422, "VALIDATION_ERROR", "parent_id")),
            (json!({ "target_type": "post", "target_id": post, "content": "x", "parent_id": i64::MAX }), (422, "VALIDATION_ERROR", "parent_id")),
        ] {
            let (status, code, field) = refusal;
            assert_eq!(ben.post("/comments", body).await.refusal(), (status, code.to_owned(), field.to_owned()));
        }
        assert_eq!((town.count("feed_comments").await, town.count("domain_events").await), (rows, told));
        let mut parent = a;
        for _ in 1..10 {
            parent = commented(&ben, post, Some(parent), "deeper").await;
        }
        assert_eq!(comment(&ben, post, Some(parent), "too deep").await.refusal(), (422, "VALIDATION_ERROR".to_owned(), "parent_id".to_owned()));

        // Whoever is blocked by somebody who commented neither reads nor answers it.
        ben.tap(&format!("/users/{}/block", cleo.id)).await.ok();
        assert_eq!(tree(&cleo, post).await.0, "");
        assert_eq!(comment(&cleo, post, Some(a), "x").await.refusal(), (422, "VALIDATION_ERROR".to_owned(), "parent_id".to_owned()));
        assert_eq!(react(&cleo, "comment", a, "love").await.refusal().0, 404);
        assert_eq!(ada.get("/comments?target_type=post&target_id=999999").await.refusal().1, "RESOURCE_NOT_FOUND");
        // Nor does a comment that is there carry new words past a block, or past a measure.
        let broker = town.member_as("harbour", "broker", "broker").await;
        let apart = json!({ "kind": "no_contact", "member_id": ada.id, "partner_id": ben.id });
        let measure = crate::safeguarding::takes(&broker, apart).await;
        assert_eq!(put(&ben, &format!("/comments/{a}"), json!({ "content": "new" })).await.refusal().1, "SAFEGUARDING_CONTACT_RESTRICTED");
        crate::safeguarding::lifts(&broker, measure).await;
        ada.tap(&format!("/users/{}/block", ben.id)).await.ok();
        assert_eq!(put(&ben, &format!("/comments/{a}"), json!({ "content": "new" })).await.refusal().1, "RESOURCE_FORBIDDEN");
        let kept: String = town.db().one("SELECT content FROM feed_comments WHERE id = $1", params![a]).await.unwrap();
        assert_eq!(kept, "a");
    }

    async fn whoever_is_spoken_of_and_may_read_it_is_told_once(town: Town) {
        let [ada, ben, cleo, dan] = town.members(["ada", "ben", "cleo", "dan"]).await;
        let [one, other] = town.members(["erik", "erika"]).await;
        town.db().run("UPDATE users SET first_name = 'Erik' WHERE id = $1", params![other.id]).await.unwrap();
        let told = async || {
            town.deliver().await;
            let sql = "SELECT user_id, message FROM notifications WHERE type = 'mention' ORDER BY user_id, id";
            let rows: Vec<(i64, String)> = town.db().all(sql, params![]).await.unwrap();
            town.db().run("DELETE FROM notifications WHERE type = 'mention'", params![]).await.unwrap();
            rows
        };
        let line = |who: &Person, by: &str| (who.id, format!("{by} mentioned you."));
        dan.tap(&format!("/users/{}/block", ada.id)).await.ok();
        // By name, by number, twice, oneself, somebody who has blocked the writer, and a name that two have.
        let body = json!({ "content": "Thank you @ben, @BEN, @Ada, @dan and @erik! ben@cleo.example", "mentions": [cleo.id, cleo.id, dan.id, i64::MAX] });
        let post = ada.post("/feed/posts", body).await.ok().json()["data"]["id"].as_i64().unwrap();
        assert_eq!(told().await, [line(&ben, "Ada"), line(&cleo, "Ada")]);
        put(&ada, &format!("/feed/posts/{post}"), json!({ "content": "Thank you @ben and @cleo", "mentions": [one.id] })).await.ok();
        assert_eq!(told().await, [line(&one, "Ada")], "only who was not spoken of before");

        // The owner hears of the comment, and not of being spoken of in it.
        let body = json!({ "target_type": "post", "target_id": post, "content": "@ada @cleo look" });
        let comment = ben.post("/comments", body).await.ok().json()["data"]["id"].as_i64().unwrap();
        assert_eq!(told().await, [line(&cleo, "Ben")]);
        put(&ben, &format!("/comments/{comment}"), json!({ "content": "@cleo look", "mentions": [other.id] })).await.ok();
        assert_eq!(told().await, [line(&other, "Ben")]);
        assert_eq!(bells(&town, &ada).await.iter().filter(|bell| bell.0 == "comment").count(), 1);

        // Whoever may not read it does not hear of it.
        let group = ada.post("/groups", json!({ "name": "Garden", "description": "We dig.", "visibility": "private" })).await.ok().json()["data"]["id"].clone();
        town.connect(&ada, &cleo).await;
        for body in [
            json!({ "content": "@ben", "group_id": group }),
            json!({ "content": "@ben and @cleo", "visibility": "private" }),
            json!({ "content": "@ben and @cleo", "visibility": "friends" }),
        ] {
            ada.post("/feed/posts", body).await.ok();
        }
        assert_eq!(told().await, [line(&cleo, "Ada")], "the one among the connections");
        let many: Vec<i64> = (1..12).collect();
        let refused = ada.post("/feed/posts", json!({ "content": "x", "mentions": many })).await.refusal();
        assert_eq!((refused.0, refused.2.as_str()), (422, "mentions"));
    }

    async fn owners_and_those_replied_to_are_told_once(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let post = says(&ada, "Hello").await;
        let a = commented(&ben, post, None, "a").await;
        commented(&cleo, post, Some(a), "b").await;
        let own = commented(&ada, post, None, "mine").await;
        commented(&ben, post, Some(own), "to you").await;
        town.deliver().await;
        let kinds = |bells: Vec<(String, String)>| bells.into_iter().map(|bell| bell.0).collect::<Vec<_>>();
        let of_ada = kinds(bells(&town, &ada).await);
        assert_eq!(of_ada, ["comment", "comment", "comment_reply"], "a comment by each, and one line for the reply");
        assert_eq!(kinds(bells(&town, &ben).await), ["comment_reply"]);
        assert_eq!(bells(&town, &cleo).await, []);
    }

    async fn reactions_are_toggled_and_replaced(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let post = says(&ada, "Hello").await;
        let first = react(&ben, "post", post, "love").await.ok().json()["data"].clone();
        assert_eq!((&first["action"], &first["reaction_type"], &first["reactions"]["counts"]), (&json!("added"), &json!("love"), &json!({ "love": 1 })));
        assert_eq!(first["reactions"]["top_reactors"][0]["id"], ben.id);
        let second = react(&ben, "post", post, "wow").await.ok().json()["data"].clone();
        assert_eq!((&second["action"], &second["reactions"]["counts"], &second["reactions"]["user_reaction"]), (&json!("updated"), &json!({ "wow": 1 }), &json!("wow")));
        react(&cleo, "post", post, "wow").await.ok();
        let page = ada.get(&format!("/reactions/post/{post}/users/wow")).await.ok().json();
        assert_eq!((page["data"].as_array().unwrap().len(), &page["data"][0]["id"], &page["meta"]["total"]), (2, &json!(cleo.id), &json!(2)));
        let third = react(&ben, "post", post, "wow").await.ok().json()["data"].clone();
        assert_eq!((&third["action"], &third["reaction_type"], &third["reactions"]["total"]), (&json!("removed"), &Value::Null, &json!(1)));
        let read = ben.get(&format!("/reactions/post/{post}")).await.ok().json()["data"].clone();
        assert_eq!((&read["counts"], &read["user_reaction"]), (&json!({ "wow": 1 }), &Value::Null));
        let item = cleo.get(&format!("/feed/posts/{post}")).await.ok().json()["data"]["reactions"].clone();
        assert_eq!(item, json!({ "counts": { "wow": 1 }, "total": 1, "user_reaction": "wow" }));
        for (on, reaction, field) in [("post", "hug", "reaction_type"), ("ship", "love", "target_type")] {
            assert_eq!(react(&ben, on, post, reaction).await.refusal(), (400, "VALIDATION_ERROR".to_owned(), field.to_owned()));
        }
        assert_eq!(react(&ben, "post", i64::MAX, "love").await.refusal().1, "NOT_FOUND");
        let (one, two) = join!(ben.post("/reactions", json!({ "target_type": "post", "target_id": post, "reaction_type": "sad" })),
                               ben.post("/reactions", json!({ "target_type": "post", "target_id": post, "reaction_type": "clap" })));
        one.ok();
        two.ok();
        assert_eq!(town.count(&format!("feed_reactions WHERE user_id = {}", ben.id)).await, 1, "one is there, whichever came last");
        town.deliver().await;
        assert_eq!(bells(&town, &ada).await.len(), 2, "one from each");
    }

    async fn what_replies_to_somebody_unseen_is_unseen(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let post = says(&cleo, "Hello").await;
        let a = commented(&ben, post, None, "a").await;
        let b = commented(&cleo, post, Some(a), "b").await;
        ada.tap(&format!("/users/{}/block", ben.id)).await.ok();
        assert_eq!(tree(&ada, post).await.0, "");
        assert_eq!(ada.get(&format!("/reactions/comment/{b}")).await.refusal(), (404, "NOT_FOUND".to_owned(), String::new()));
        let reply = json!({ "target_type": "post", "target_id": post, "content": "c", "parent_id": b });
        assert_eq!(ada.post("/comments", reply).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), "parent_id".to_owned()));
        assert_eq!(tree(&cleo, post).await, ("a(b)".to_owned(), json!(2)));
        // Nor do numbers tell that there is something: not in the feed, not of reactions.
        react(&ben, "post", post, "love").await.ok();
        let own = commented(&cleo, post, None, "c").await;
        react(&ben, "comment", own, "wow").await.ok();
        assert_eq!(tree(&ada, post).await, ("c".to_owned(), json!(1)));
        let said = async |who: &Person| {
            let item = who.get(&format!("/feed/posts/{post}")).await.ok().json()["data"].clone();
            let comment = who.get(&format!("/reactions/comment/{own}")).await.ok().json()["data"]["total"].clone();
            json!([item["reactions"]["total"], comment])
        };
        assert_eq!((said(&ada).await, said(&cleo).await), (json!([0, 0]), json!([1, 1])));
        // Beside the thing stands how many there are to read, also where what a block hides has replies, and these have others.
        let again = says(&cleo, "Again").await;
        let d = commented(&ben, again, None, "d").await;
        let e = commented(&cleo, again, Some(d), "e").await;
        commented(&ben, again, Some(e), "f").await;
        let g = commented(&cleo, again, None, "g").await;
        let h = commented(&ben, again, Some(g), "h").await;
        commented(&cleo, again, Some(h), "i").await;
        commented(&cleo, again, Some(g), "j").await;
        for (who, seen, number) in [(&ada, "g(j)", 2), (&ben, "d(e(f)) g(h(i) j)", 7), (&cleo, "d(e(f)) g(h(i) j)", 7)] {
            assert_eq!(tree(who, again).await, (seen.to_owned(), json!(number)));
            assert_eq!(who.get(&format!("/feed/posts/{again}")).await.ok().json()["data"]["comments_count"], number);
            assert_eq!(who.get("/feed").await.ok().json()["data"][0]["comments_count"], number);
        }
    }

    async fn staff_delete_any_comment(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let broker = town.member_as("harbour", "broker", "broker").await;
        let far = town.member_as("meadow", "far", "broker").await;
        let post = says(&ada, "Hello").await;
        let a = commented(&ben, post, None, "a").await;
        commented(&ada, post, Some(a), "b").await;
        assert_eq!(far.delete(&format!("/comments/{a}")).await.refusal().1, "RESOURCE_FORBIDDEN");
        let gone = broker.delete(&format!("/comments/{a}")).await.ok().json()["data"].clone();
        assert_eq!(gone["deleted_count"], 2);
        assert_eq!(tree(&ada, post).await, (String::new(), json!(0)));
    }

    async fn comments_are_reacted_to(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let post = says(&ada, "Hello").await;
        let a = commented(&ben, post, None, "a").await;
        let input = json!({ "input": { "targetType": "COMMENT", "targetId": a.to_string(), "reactionType": "LOVE" } });
        let graph = ada.graphql(REACT, input).await.ok().json()["data"]["toggleReaction"].clone();
        assert_eq!((&graph["reaction"]["action"], &graph["reaction"]["comment"]["reactions"]), (&json!("ADDED"), &json!({ "love": 1 })));
        assert_eq!(graph["item"]["reactions"]["reactionCount"], 0, "the post has none");
        let data = ada.get(&format!("/comments?target_type=post&target_id={post}")).await.ok().json()["data"]["comments"][0].clone();
        assert_eq!((&data["reactions"], &data["user_reactions"]), (&json!({ "love": 1 }), &json!(["love"])));
        assert_eq!(ben.get(&format!("/reactions/comment/{a}")).await.ok().json()["data"]["total"], 1);
        ben.send(ben.request(Method::DELETE, &format!("/comments/{a}"), None)).await.ok();
        assert_eq!(ada.get(&format!("/reactions/comment/{a}")).await.refusal(), (404, "NOT_FOUND".to_owned(), String::new()));
        assert_eq!(town.count("feed_reactions").await, 0);
    }
}
