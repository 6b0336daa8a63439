//! The feed, comments and reactions (spec accounts 11 and 12, content 6).

pub mod fixtures;
mod media;
mod moderation;
mod quoting;
mod scheduled;
mod talking;

use http::Method;
use serde_json::{Value, json};
use timeweave::params;
use tokio::join;

use crate::each_engine;
use crate::listings::heading;
use crate::support::{Heard, Person, Town};

const FEED: &str = include_str!("../../graphql/operations/feed/feed.graphql");
const POST: &str = include_str!("../../graphql/operations/feed/create_feed_post.graphql");
const DELETE: &str = include_str!("../../graphql/operations/feed/delete_feed_post.graphql");
const LIKE: &str = include_str!("../../graphql/operations/feed/toggle_feed_like.graphql");

async fn writes(who: &Person, body: Value) -> i64 {
    let made = who.post("/feed/posts", body).await.ok();
    assert_eq!(made.status.as_u16(), 201);
    made.json()["data"]["id"].as_i64().unwrap()
}

async fn says(who: &Person, content: &str) -> i64 {
    writes(who, json!({ "content": content })).await
}

async fn put(who: &Person, path: &str, body: Value) -> Heard {
    who.send(who.request(Method::PUT, path, Some(body))).await
}

/// What stands in somebody's feed: of each thing its type and title or text.
async fn feed(who: &Person, query: &str) -> Vec<String> {
    let page = who.get(&format!("/feed{query}")).await.ok().json();
    let rows = page["data"].as_array().unwrap().clone();
    let shown = |row: &Value| {
        let text = row["title"].as_str().or(row["content"].as_str()).or(row["badge_name"].as_str()).unwrap_or_default();
        format!("{}: {text}", row["type"].as_str().unwrap())
    };
    rows.iter().map(shown).collect()
}

async fn group(owner: &Person, visibility: &str) -> i64 {
    let body = json!({ "name": "Garden", "description": "We dig.", "visibility": visibility });
    owner.post("/groups", body).await.ok().json()["data"]["id"].as_i64().unwrap()
}

async fn listed(town: &Town, owner: &Person, title: &str) -> i64 {
    let heading = heading(town, "repair").await;
    let body = json!({
        "title": title, "description": "Punctures, brakes and gears of every kind.", "type": "offer", "category_id": heading,
    });
    owner.post("/listings", body).await.ok().json()["data"]["id"].as_i64().unwrap()
}

each_engine! {
    async fn what_stands_beside_the_feed_and_nobody_is_followed(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let beside = ada.get("/feed/sidebar").await.ok().json()["data"].clone();
        let stats = json!({ "members": 2, "listings": 0, "skills": 0, "hours_exchanged": 0 });
        assert_eq!(beside, json!({ "community_stats": stats, "suggested_members": [], "trending_hashtags": [] }));
        let asked = "{ feedSidebar { communityStats { memberCount hoursExchanged } } }";
        let graph = ben.graphql(asked, json!({})).await.ok().json();
        assert_eq!(graph["data"]["feedSidebar"]["communityStats"]["memberCount"], 2, "{graph}");
        let post = ada.post("/feed/posts", json!({ "content": "Hello", "visibility": "private" })).await.ok().json()["data"]["id"].clone();
        let rows = town.count("domain_events").await;
        for path in ["/feed/impression", "/feed/click", &format!("/feed/posts/{post}/view")] {
            assert_eq!(ada.post(path, json!({ "post_id": post })).await.ok().json()["data"], json!({ "ok": true }), "{path}");
            assert_eq!(town.stranger().tap(path).await.status.as_u16(), 401);
        }
        assert_eq!(ben.tap(&format!("/feed/posts/{post}/view")).await.refusal().1, "NOT_FOUND", "it is not there for him");
        assert_eq!(town.count("domain_events").await, rows);
    }

    async fn a_post_is_written_read_changed_and_deleted(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let made = ada.post("/feed/posts", json!({ "content": "  The workshop is <b>open</b>!  " })).await.ok().json()["data"].clone();
        let id = made["id"].as_i64().unwrap();
        let line = made["activity_id"].clone();
        let whole = |me: bool| json!({
            "activity_id": line, "id": id, "type": "post", "user_id": ada.id, "author": { "id": ada.id, "name": "Ada", "avatar_url": null },
            "title": null, "content": "The workshop is <b>open</b>!", "content_truncated": false, "image_url": null, "media": [], "visibility": "public", "group_id": null,
            "is_own": me, "likes_count": 0, "comments_count": 0, "is_liked": false,
            "reactions": { "counts": {}, "total": 0, "user_reaction": null }, "listing_type": null, "start_date": null, "location": null,
            "rating": null, "receiver_id": null, "receiver": null, "badge_key": null, "badge_name": null, "badge_icon": null,
            "detail_path": format!("/feed/posts/{id}"), "created_at": "2026-01-05T12:00:00Z", "edited_at": null,
            "quoted_activity_id": null, "quoted_post": null, "publish_status": "published", "scheduled_at": null,
        });
        let named = |mut one: Value| { one["author"]["name"] = json!("Ada"); one };
        assert_eq!(named(made), whole(true));
        assert_eq!(ben.get(&format!("/feed/posts/{id}")).await.ok().json()["data"], whole(false));
        assert_eq!(ben.get(&format!("/feed/items/post/{id}")).await.ok().json()["data"], whole(false));
        assert_eq!(ben.get("/feed").await.ok().json()["data"], json!([whole(false)]));

        town.later(chrono::TimeDelta::minutes(1));
        let path = format!("/feed/posts/{id}");
        let not_yours = (403, "FORBIDDEN".to_owned(), String::new());
        assert_eq!(put(&ben, &path, json!({ "content": "Mine!" })).await.refusal(), not_yours);
        assert_eq!(ben.delete(&path).await.refusal(), not_yours);
        let changed = put(&ada, &path, json!({ "content": "Open until six." })).await.ok().json()["data"].clone();
        assert_eq!((&changed["content"], &changed["edited_at"]), (&json!("Open until six."), &json!("2026-01-05T12:01:00Z")));
        assert_eq!(put(&ada, &path, json!({ "content": "  " })).await.refusal(), (422, "VALIDATION_ERROR".to_owned(), "content".to_owned()));

        ben.post("/feed/like", json!({ "target_type": "post", "target_id": id })).await.ok();
        ben.post("/comments", json!({ "target_type": "post", "target_id": id, "content": "Hello" })).await.ok();
        assert_eq!(ada.delete(&path).await.ok().json()["data"], json!({ "deleted": true, "id": id }));
        let missing = (404, "NOT_FOUND".to_owned(), String::new());
        assert_eq!(ada.get(&path).await.refusal(), missing);
        assert_eq!(ada.delete(&path).await.refusal(), missing);
        for table in ["feed_posts", "feed_activities", "feed_likes", "feed_comments"] {
            assert_eq!(town.count(table).await, 0, "{table}");
        }
    }

    async fn what_cannot_be_posted(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let garden = group(&ben, "public").await;
        let secret = group(&ben, "secret").await;
        let far = town.member_as("meadow", "far", "member").await;
        for (body, refusal) in [
            (json!({}), (422, "VALIDATION_ERROR", "content")),
            (json!({ "content": " \n " }), (422, "VALIDATION_ERROR", "content")),
            (json!({ "content": "x".repeat(50_001) }), (422, "VALIDATION_ERROR", "content")),
            (json!({ "content": "x", "visibility": "everybody" }), (422, "VALIDATION_ERROR", "visibility")),
            (json!({ "content": "x", "group_id": garden }), (403, "FORBIDDEN", "")),
            (json!({ "content": "x", "group_id": secret }), (404, "NOT_FOUND", "")),
            (json!({ "content": "x", "group_id": i64::MAX }), (404, "NOT_FOUND", "")),
        ] {
            let (status, code, field) = refusal;
            assert_eq!(ada.post("/feed/posts", body).await.refusal(), (status, code.to_owned(), field.to_owned()));
        }
        assert_eq!(town.stranger().post("/feed/posts", json!({ "content": "x" })).await.code(), "auth_required");
        assert_eq!((town.count("feed_posts").await, town.count("feed_activities").await, town.count("domain_events WHERE kind LIKE 'feed%'").await), (0, 0, 0));
        let long = says(&ada, &"ü".repeat(50_000)).await;
        let listed = ben.get("/feed").await.ok().json()["data"][0].clone();
        assert_eq!((listed["content"].as_str().unwrap().chars().count(), &listed["content_truncated"]), (500, &json!(true)));
        let whole = ben.get(&format!("/feed/posts/{long}")).await.ok().json()["data"].clone();
        assert_eq!((whole["content"].as_str().unwrap().chars().count(), &whole["content_truncated"]), (50_000, &json!(false)));
        assert_eq!(far.get(&format!("/feed/posts/{long}")).await.refusal().0, 404);
        assert_eq!(feed(&far, "").await, Vec::<String>::new());
    }

    async fn a_key_makes_one_post(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let keyed = || {
            let mut request = ada.request(Method::POST, "/feed/posts", Some(json!({ "content": "Once" })));
            request.headers_mut().insert("idempotency-key", "one".parse().unwrap());
            request
        };
        let first = ada.send(keyed()).await.ok().json();
        assert_eq!(ada.send(keyed()).await.ok().json()["data"]["id"], first["data"]["id"]);
        assert_eq!(town.count("feed_posts").await, 1);
    }

    async fn what_somebody_keeps_and_what_their_connections_do_has_lists_and_older_words_mean_the_same(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        town.connect(&ada, &ben).await;
        let made = ben.post("/feed/posts", json!({ "body": "by body", "visibility": "connections" })).await.ok().json()["data"].clone();
        assert_eq!((&made["content"], &made["visibility"]), (&json!("by body"), &json!("friends")));
        let kept = writes(&cleo, json!({ "content": "keep me", "body": "not me" })).await;
        writes(&ada, json!({ "content": "own" })).await;
        let offer = listed(&town, &cleo, "Bicycle repair").await;
        for (kind, id) in [("post", kept), ("listing", offer)] {
            ada.post("/bookmarks", json!({ "type": kind, "id": id })).await.ok();
        }
        assert_eq!(feed(&ada, "?type=following").await, ["post: by body"]);
        assert_eq!(feed(&ada, "?type=saved").await, ["listing: Bicycle repair", "post: keep me"]);
        assert_eq!(feed(&ada, &format!("?type=saved&user_id={}", ben.id)).await, Vec::<String>::new());
        assert_eq!((feed(&cleo, "?type=following").await, feed(&cleo, "?type=saved").await), (vec![], vec![]));
        let asked = "{ feed(first: 5, type: SAVED) { nodes { title content } } }";
        let graph = ada.graphql(asked, json!({})).await.ok().json();
        assert_eq!(graph["data"]["feed"]["nodes"].as_array().unwrap().len(), 2, "{graph}");
        // What is hidden from the viewer stays so.
        cleo.post(&format!("/users/{}/block", ada.id), json!({})).await.ok();
        assert_eq!(feed(&ada, "?type=saved").await, Vec::<String>::new());

        let path = format!("/posts/{}/reactions", made["id"]);
        ada.post(&path, json!({ "reaction_type": "wow" })).await.ok();
        assert_eq!(ben.get(&path).await.ok().json()["data"]["counts"], json!({ "wow": 1 }));
        assert_eq!(ben.get(&format!("{path}/wow/users")).await.ok().json()["data"][0]["id"], ada.id);
        assert_eq!(cleo.get(&path).await.refusal().1, "NOT_FOUND");
        let said = json!({ "commentable_type": "post", "commentable_id": made["id"], "body": "Nice" });
        let id = ada.post("/comments", said).await.ok().json()["data"]["id"].clone();
        let read = format!("/comments?commentable_type=post&commentable_id={}", made["id"]);
        assert_eq!(ben.get(&read).await.ok().json()["data"]["comments"][0]["content"], "Nice");
        put(&ada, &format!("/comments/{id}"), json!({ "body": "Very nice" })).await.ok();
        assert_eq!(ben.get(&read).await.ok().json()["data"]["comments"][0]["content"], "Very nice");
        let beside = ben.get("/feed/sidebar").await.ok().json()["data"]["community_stats"].clone();
        assert_eq!(ben.get("/community/stats").await.ok().json()["data"], beside);
        let suggested = cleo.get("/connections/suggestions").await.ok().json()["data"]["suggestions"].clone();
        assert_eq!(cleo.get("/members/suggested").await.ok().json()["data"], suggested);
    }

    async fn who_sees_which_post(town: Town) {
        let [ada, ben, cleo, dora] = town.members(["ada", "ben", "cleo", "dora"]).await;
        town.connect(&ada, &ben).await;
        let garden = group(&ada, "private").await;
        town.db().run(
            "INSERT INTO group_members (tenant_id, group_id, user_id, status, role, joined_at)
             SELECT tenant_id, id, $2, 'active', 'member', created_at FROM groups WHERE id = $1",
            params![garden, cleo.id],
        ).await.unwrap();
        for (content, more) in [("all", json!({})), ("friends", json!({ "visibility": "friends" })), ("none", json!({ "visibility": "private" })), ("group", json!({ "group_id": garden }))] {
            let mut body = more;
            body["content"] = json!(content);
            writes(&ada, body).await;
        }
        assert_eq!(feed(&ada, "").await, ["post: group", "post: none", "post: friends", "post: all"]);
        assert_eq!(feed(&ben, "").await, ["post: friends", "post: all"]);
        assert_eq!(feed(&cleo, "").await, ["post: group", "post: all"]);
        assert_eq!(feed(&dora, "").await, ["post: all"]);
        assert_eq!(feed(&cleo, &format!("?group_id={garden}")).await, ["post: group"]);
        assert_eq!(feed(&dora, &format!("?group_id={garden}")).await, Vec::<String>::new());
        assert_eq!(feed(&ben, &format!("?user_id={}&type=post", ada.id)).await, ["post: friends", "post: all"]);
        assert_eq!(feed(&ben, &format!("?user_id={}", dora.id)).await, Vec::<String>::new());

        // Whoever is put out of a group reads there neither their own words nor what is said to them, and can still take them away.
        let own = writes(&cleo, json!({ "content": "mine", "group_id": garden })).await;
        let said = json!({ "target_type": "post", "target_id": own, "content": "ours" });
        let comment = cleo.post("/comments", said).await.ok().json()["data"]["id"].clone();
        town.db().run("UPDATE group_members SET status = 'banned' WHERE group_id = $1 AND user_id = $2", params![garden, cleo.id]).await.unwrap();
        assert_eq!(feed(&cleo, "").await, ["post: all"]);
        assert_eq!(cleo.get(&format!("/feed/posts/{own}")).await.refusal().0, 404);
        assert_eq!(cleo.get(&format!("/comments?target_type=post&target_id={own}")).await.refusal().0, 404);
        for (path, refused) in [(format!("/feed/posts/{own}"), "NOT_FOUND"), (format!("/comments/{comment}"), "RESOURCE_FORBIDDEN")] {
            assert_eq!(put(&cleo, &path, json!({ "content": "more words" })).await.refusal().1, refused);
        }
        let texts: Vec<String> = town.db().all("SELECT content FROM feed_comments UNION ALL SELECT content FROM feed_posts WHERE id = $1 ORDER BY 1", params![own]).await.unwrap();
        assert_eq!(texts, ["mine", "ours"]);
        cleo.delete(&format!("/feed/posts/{own}")).await.ok();

        // A mute, a block in either direction and an author who is suspended leave it out; only a mute leaves it within reach.
        let all: i64 = town.db().one("SELECT id FROM feed_posts WHERE content = 'all'", params![]).await.unwrap();
        let path = format!("/feed/posts/{all}");
        ben.tap(&format!("/feed/users/{}/mute", ada.id)).await.ok();
        assert_eq!(feed(&ben, "").await, Vec::<String>::new());
        ben.get(&path).await.ok();
        dora.tap(&format!("/users/{}/block", ada.id)).await.ok();
        ada.tap(&format!("/users/{}/block", cleo.id)).await.ok();
        for who in [&dora, &cleo] {
            assert_eq!(feed(who, "").await, Vec::<String>::new());
            assert_eq!(who.get(&path).await.refusal().0, 404);
            assert_eq!(who.post("/feed/like", json!({ "target_type": "post", "target_id": all })).await.refusal().0, 404);
            assert_eq!(who.post("/comments", json!({ "target_type": "post", "target_id": all, "content": "x" })).await.refusal().1, "RESOURCE_NOT_FOUND");
        }
        town.db().run("UPDATE users SET status = 'suspended' WHERE id = $1", params![ada.id]).await.unwrap();
        assert_eq!(ben.get(&path).await.refusal().0, 404);
    }

    async fn what_else_happens_stands_in_the_feed(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let listing = listed(&town, &ben, "Bicycle repair").await;
        let event = ben.post("/events", json!({
            "title": "Repair evening", "description": "Bring what is broken.", "timezone": "Europe/Dublin", "location": "Hall",
            "start_time": "2026-05-01T18:00:00", "end_time": "2026-05-01T20:00:00",
        })).await.ok().json()["data"]["id"].as_i64().unwrap();
        assert_eq!(feed(&ada, "").await, ["listing: Bicycle repair"], "a draft is its organizer's");
        ben.tap(&format!("/events/{event}/publish")).await.ok();
        town.connect(&ada, &ben).await;
        let review = "INSERT INTO reviews (tenant_id, reviewer_id, receiver_id, rating, comment, status, review_type, is_anonymous, show_cross_tenant, created_at, updated_at)
                      VALUES ($1, $2, $3, 5, 'Good', 'approved', 'local', FALSE, TRUE, $4, $4)
                      RETURNING id";
        let now = town.clock.now();
        let review: i64 = town.db().one(review, params![town.harbour, ben.id, ada.id, now]).await.unwrap();
        let badge = "INSERT INTO member_verification_badges (tenant_id, user_id, badge_type, granted_at) VALUES ($1, $2, 'peer_endorsed', $3) RETURNING id";
        let badge: i64 = town.db().one(badge, params![town.harbour, ben.id, now]).await.unwrap();
        for (kind, subject) in [("review", review), ("badge_earned", badge)] {
            let line = "INSERT INTO feed_activities (tenant_id, actor_id, kind, subject, is_visible, created_at) VALUES ($1, $2, $3, $4, TRUE, $5)";
            town.db().run(line, params![town.harbour, ben.id, kind.to_owned(), subject, now]).await.unwrap();
        }
        assert_eq!(feed(&ada, "").await, ["badge_earned: Peer endorsed", "review: Good", "event: Repair evening", "listing: Bicycle repair"]);
        let rows = ada.get("/feed").await.ok().json()["data"].clone();
        assert_eq!((&rows[0]["badge_key"], &rows[0]["badge_icon"]), (&json!("peer_endorsed"), &json!("🤝")));
        assert_eq!((&rows[1]["rating"], &rows[1]["receiver_id"], &rows[1]["receiver"]["name"]), (&json!(5), &json!(ada.id), &rows[1]["receiver"]["name"]));
        assert_eq!((&rows[2]["start_date"], &rows[2]["location"], &rows[2]["detail_path"]), (&json!("2026-05-01T17:00:00Z"), &json!("Hall"), &json!(format!("/events/{event}"))));
        assert_eq!((&rows[3]["listing_type"], &rows[3]["id"]), (&json!("offer"), &json!(listing)));
        assert_eq!(feed(&ada, "?type=event").await, ["event: Repair evening"]);
        assert_eq!(ada.get("/feed?type=spaceship").await.refusal(), (422, "VALIDATION_ERROR".to_owned(), "type".to_owned()));
        assert_eq!(ada.get("/feed/items/spaceship/1").await.status.as_u16(), 404);

        // What its own area does not show any more is gone from the feed.
        ada.post("/feed/like", json!({ "target_type": "listing", "target_id": listing })).await.ok();
        ben.delete(&format!("/listings/{listing}")).await.ok();
        town.db().run("UPDATE reviews SET is_anonymous = TRUE", params![]).await.unwrap();
        town.db().run("UPDATE member_verification_badges SET revoked_at = granted_at", params![]).await.unwrap();
        assert_eq!(feed(&ada, "").await, ["event: Repair evening"]);
        assert_eq!(ada.get(&format!("/feed/items/listing/{listing}")).await.refusal().0, 404);
    }

    async fn pages_go_on_where_they_ended(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        for number in 1..=5 {
            says(&ada, &format!("{number}")).await;
        }
        let mut seen = Vec::new();
        let mut cursor = String::new();
        loop {
            let page = ben.get(&format!("/feed?per_page=2{cursor}")).await.ok().json();
            seen.extend(page["data"].as_array().unwrap().iter().map(|row| row["content"].as_str().unwrap().to_owned()));
            says(&ada, "meanwhile").await;
            match page["meta"]["cursor"].as_str() {
                Some(next) => cursor = format!("&cursor={next}"),
                None => break,
            }
        }
        assert_eq!(seen, ["5", "4", "3", "2", "1"]);
        let page = ben.graphql(FEED, json!({ "first": 2 })).await.ok().json();
        let edges = page["data"]["feed"]["edges"].as_array().unwrap().clone();
        assert_eq!((edges.len(), &edges[0]["node"]["content"], &edges[0]["node"]["author"]["name"]), (2, &json!("meanwhile"), &json!("Ada")));
        assert_eq!(page["data"]["feed"]["pageInfo"]["hasNextPage"], true);
    }

    async fn what_is_hidden_is_left_out(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let (one, two) = (says(&ada, "one").await, says(&ada, "two").await);
        let hide = async |id: i64, way: &str| ben.post(&format!("/feed/posts/{id}/{way}"), json!({})).await;
        assert_eq!(hide(one, "hide").await.ok().json()["data"], json!({ "hidden": true, "post_id": one }));
        assert_eq!(hide(one, "hide").await.ok().json()["data"], json!({ "hidden": true, "post_id": one }));
        assert_eq!(hide(two, "not-interested").await.ok().json()["data"], json!({ "success": true, "post_id": two }));
        assert_eq!(feed(&ben, "").await, Vec::<String>::new());
        assert_eq!(feed(&ada, "").await.len(), 2);
        ben.get(&format!("/feed/posts/{one}")).await.ok();
        assert_eq!(town.count("feed_hides").await, 2);
        assert_eq!(hide(i64::MAX, "hide").await.refusal(), (404, "NOT_FOUND".to_owned(), String::new()));
    }

    async fn likes_are_toggled(town: Town) {
        let [ada, ben, cleo] = town.members(["ada", "ben", "cleo"]).await;
        let id = says(&ada, "Like me").await;
        let like = json!({ "target_type": "post", "target_id": id });
        let answers = |heard: Heard| { let data = heard.ok().json()["data"].clone(); (data["action"].clone(), data["likes_count"].clone()) };
        assert_eq!(answers(ben.post("/feed/like", like.clone()).await), (json!("liked"), json!(1)));
        assert_eq!(answers(ada.post("/feed/like", like.clone()).await), (json!("liked"), json!(2)));
        assert_eq!(answers(ben.post("/feed/like", like.clone()).await), (json!("unliked"), json!(1)));
        assert_eq!(answers(ben.post("/feed/like", like.clone()).await), (json!("liked"), json!(2)));
        let seen = ben.get(&format!("/feed/posts/{id}")).await.ok().json()["data"].clone();
        assert_eq!((&seen["is_liked"], &seen["likes_count"]), (&json!(true), &json!(2)));
        assert_eq!(cleo.get(&format!("/feed/posts/{id}")).await.ok().json()["data"]["is_liked"], false);
        town.deliver().await;
        let bells: i64 = town.count("notifications WHERE type = 'like'").await;
        assert_eq!(bells, 1, "once, and not for one's own");

        // Two taps of one member at once are one after the other.
        let (one, two) = join!(cleo.post("/feed/like", like.clone()), cleo.post("/feed/like", like.clone()));
        let mut both = [answers(one).0, answers(two).0];
        both.sort_by_key(Value::to_string);
        assert_eq!(both, [json!("liked"), json!("unliked")]);
        assert_eq!(town.count("feed_likes").await, 2);
        let input = json!({ "input": { "targetType": "POST", "targetId": id.to_string() } });
        let graph = cleo.graphql(LIKE, input).await.ok().json()["data"]["toggleFeedLike"].clone();
        assert_eq!((&graph["like"]["action"], &graph["item"]["likeCount"], &graph["item"]["isLiked"]), (&json!("LIKED"), &json!(3), &json!(true)));
    }

    async fn the_graph_posts_and_deletes(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let garden = group(&ada, "public").await;
        let input = json!({ "input": { "content": "Hello", "visibility": "PUBLIC", "groupId": garden.to_string() } });
        let made = ada.graphql(POST, input).await.ok().json()["data"]["createFeedPost"]["item"].clone();
        assert_eq!((&made["content"], &made["group"]["name"], &made["isOwn"]), (&json!("Hello"), &json!("Garden"), &json!(true)));
        let input = json!({ "input": { "postId": made["itemId"] } });
        let gone = ada.graphql(DELETE, input).await.ok().json()["data"]["deleteFeedPost"].clone();
        assert_eq!(gone["removedFeedItemId"], made["id"]);
    }

    async fn a_community_without_a_feed_has_none(town: Town) {
        let [ada] = town.members(["ada"]).await;
        let id = says(&ada, "Hello").await;
        town.db().run("UPDATE tenants SET settings = $1", params![json!({ "modules": { "feed": false } })]).await.unwrap();
        town.later(chrono::TimeDelta::minutes(10));
        for path in ["/feed".to_owned(), format!("/feed/posts/{id}"), format!("/comments?target_type=post&target_id={id}"), format!("/reactions/post/{id}")] {
            assert_eq!(ada.get(&path).await.refusal(), (403, "FEATURE_DISABLED".to_owned(), String::new()), "{path}");
        }
        assert_eq!(ada.post("/bookmarks", json!({ "type": "post", "id": id })).await.refusal().1, "INVALID_TYPE");
    }

    async fn posts_are_kept_for_later(town: Town) {
        let [ada, ben] = town.members(["ada", "ben"]).await;
        let id = says(&ada, "Keep me").await;
        assert_eq!(ben.post("/bookmarks", json!({ "type": "post", "id": id })).await.ok().json()["data"], json!({ "bookmarked": true, "count": 1 }));
        assert_eq!(ben.get("/bookmarks").await.ok().json()["data"][0]["title"], "Keep me");
        ada.delete(&format!("/feed/posts/{id}")).await.ok();
        assert_eq!(ben.get("/bookmarks").await.ok().json()["meta"]["total"], 0);
    }
}
