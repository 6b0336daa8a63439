//! What stories about all areas need of this one: see `crate::areas`.

use async_trait::async_trait;
use contract::Operation;
use serde_json::{Value, json};
use timeweave::params;

use crate::areas::{Fixtures, InBody, InPath, OfField, OfOperations, Pairs, Things, Written};

/// This area.
pub struct Area;

/// What is done to a post of somebody else's.
const OTHERS: &[Operation] =
    &[Operation::ReportFeedItem, Operation::ReportFeedPost, Operation::HideFeedItem, Operation::ApproveFeedItem];

#[async_trait]
impl Fixtures for Area {
    fn areas(&self) -> &'static [&'static str] {
        &["feed", "comments", "reactions", "feed_moderation"]
    }

    fn rows(&self) -> Pairs {
        &[
            (
                "feed_posts",
                "INSERT INTO feed_posts (id, tenant_id, author_id, group_id, content, visibility, created_at)
         VALUES ({n}, {t}, {n}, {n}, 'x', 'public', {now})",
            ),
            (
                "feed_hashtags",
                "INSERT INTO feed_hashtags (id, tenant_id, post_id, tag, created_at) VALUES ({n}, {t}, {n}, 'x', {now})",
            ),
            (
                "feed_media",
                "INSERT INTO feed_media (id, tenant_id, post_id, file_id, sort_order, created_at) VALUES ({n}, {t}, {n}, {n}, 0, {now})",
            ),
            ("feed_quotes", "INSERT INTO feed_quotes (id, tenant_id, post_id, quoted_id) VALUES ({n}, {t}, {n}, {n})"),
            (
                "feed_comments",
                "INSERT INTO feed_comments (id, tenant_id, activity_id, author_id, content, depth, created_at)
         VALUES ({n}, {t}, {n}, {n}, 'x', 0, {now})",
            ),
            (
                "feed_mentions",
                "INSERT INTO feed_mentions (id, tenant_id, activity_id, comment_id, user_id, created_at)
         VALUES ({n}, {t}, {n}, {n}, {n}, {now})",
            ),
            (
                "feed_likes",
                "INSERT INTO feed_likes (id, tenant_id, activity_id, user_id, created_at) VALUES ({n}, {t}, {n}, {n}, {now})",
            ),
            (
                "feed_reactions",
                "INSERT INTO feed_reactions (id, tenant_id, activity_id, comment_id, user_id, reaction, created_at)
         VALUES ({n}, {t}, {n}, {n}, {n}, 'love', {now})",
            ),
            (
                "feed_hides",
                "INSERT INTO feed_hides (id, tenant_id, user_id, activity_id, created_at) VALUES ({n}, {t}, {n}, {n}, {now})",
            ),
            (
                "feed_reports",
                "INSERT INTO feed_reports (id, tenant_id, activity_id, user_id, reason, created_at)
         VALUES ({n}, {t}, {n}, {n}, 'x', {now})",
            ),
        ]
    }

    fn written(&self) -> Written {
        &[
            ("feed_posts", "author_id", &["content"]),
            ("feed_media", "post_id", &["alt_text"]),
            ("feed_comments", "author_id", &["content"]),
            ("feed_reports", "user_id", &["reason"]),
        ]
    }

    fn one_of_several(&self) -> &'static [(&'static str, &'static str, &'static str)] {
        &[("feed_comments", "parent_id", "depth = 1,")]
    }

    fn open(&self) -> OfOperations {
        &[
            (Operation::GetFeedPost, "posts are for others"),
            (Operation::NoteFeedPostView, "posts are for others"),
            (Operation::GetFeedItem, "posts are for others"),
            (Operation::HideFeedPost, "one leaves out what others wrote"),
            (Operation::DismissFeedPost, "one leaves out what others wrote"),
            (Operation::ReportFeedItem, "one reports what others wrote"),
            (Operation::ReportFeedPost, "one reports what others wrote"),
            (Operation::ToggleCommentReaction, "one reacts to what others wrote"),
            (Operation::TogglePostReaction, "one reacts to what others wrote"),
            (Operation::GetPostReactions, "reactions are for others"),
            (Operation::ListPostReactors, "reactions are for others"),
            (Operation::GetCommentReactions, "reactions are for others"),
            (Operation::ToggleFeedLike, "one likes what others wrote"),
            (Operation::ListComments, "comments are for others"),
            (Operation::CreateComment, "one comments on what others wrote"),
            (Operation::ToggleReaction, "one reacts to what others wrote"),
            (Operation::GetReactions, "reactions are for others"),
            (Operation::ListReactors, "reactions are for others"),
            (Operation::HideFeedItem, "staff look after what others wrote"),
            (Operation::ApproveFeedItem, "staff look after what others wrote"),
        ]
    }

    fn queries(&self) -> OfOperations {
        &[(Operation::ListComments, "target_type=post&target_id=1")]
    }

    fn anchors(&self) -> &'static [(&'static str, &'static [&'static str])] {
        &[
            ("FeedItem", &["feedPost(postId: $feed_post)"]),
            ("FeedReactions", &["feedPost(postId: $feed_post)", "reactions"]),
        ]
    }

    fn asked_otherwise(&self) -> Pairs {
        &[("Query.comments", "REST is asked for comments on nothing")]
    }

    fn elsewhere(&self) -> Pairs {
        &[
            ("deleteFeedPostByPost", "deleteFeedPost: for clients of REST that only post"),
            ("reportFeedPost", "reportFeedItem"),
            ("noteFeedImpression", "nothing is kept of it: for clients of REST that tell it"),
            ("noteFeedClick", "nothing is kept of it: for clients of REST that tell it"),
            ("noteFeedPostView", "nothing is kept of it: for clients of REST that tell it"),
            ("getCommentReactions", "reactions"),
            ("getPostReactions", "reactions"),
            ("getCommunityStats", "feedSidebar"),
            ("togglePostReaction", "toggleReaction"),
            ("listPostReactors", "reactors"),
            ("toggleCommentReaction", "toggleReaction"),
        ]
    }

    fn otherwise(&self) -> Pairs {
        &[
            ("count", "item { commentCount }"),
            ("deleteComment data.deleted_count", "item { commentCount }"),
            ("updateComment data.edited", "comment { isEdited }"),
            ("deleteFeedPost data.id", "removedFeedItemId"),
            ("hideFeedPost data.hidden", "removedFeedItemId"),
            ("hideFeedPost data.post_id", "removedFeedItemId"),
            ("dismissFeedPost data.post_id", "removedFeedItemId"),
        ]
    }

    fn inputs(&self) -> Pairs {
        &[
            ("createFeedPost", "{ content: $name }"),
            ("hideFeedItem", "{ itemId: $feed_post, itemType: POST }"),
            ("dismissFeedItem", "{ itemId: $feed_post, itemType: POST }"),
            ("hideFeedItemForStaff", "{ itemId: $feed_line, reason: \"x\" }"),
        ]
    }

    fn literals(&self) -> Pairs {
        &[("itemType", "POST"), ("targetType", "POST"), ("reaction", "LOVE"), ("reactionType", "LOVE")]
    }

    fn things(&self) -> &'static [&'static str] {
        &["feed_post", "friends_feed_post", "feed_line", "comment"]
    }

    async fn make(&self, name: &'static str, things: &mut Things<'_>) {
        let (town, now) = (things.town, things.town.clock.now());
        match name {
            "feed_post" | "friends_feed_post" => {
                let author = if name == "feed_post" { things.member.id } else { things.friend.id };
                let post = "INSERT INTO feed_posts (tenant_id, author_id, content, visibility, created_at)
                            VALUES ($1, $2, 'Hello!', 'public', $3)
                            RETURNING id";
                let id = things.insert(name, post, params![town.harbour, author, now]).await;
                let line = "INSERT INTO feed_activities (tenant_id, actor_id, kind, subject, is_visible, created_at)
                            VALUES ($1, $2, 'post', $3, TRUE, $4)";
                town.db().run(line, params![town.harbour, author, id, now]).await.unwrap();
            }
            "feed_line" => {
                let post = things.id("friends_feed_post").await;
                let sql = "SELECT id FROM feed_activities WHERE kind = 'post' AND subject = $1";
                let line: i64 = town.db().one(sql, params![post]).await.unwrap();
                things.keep(name, line);
            }
            "comment" => {
                let post = things.id("feed_post").await;
                let sql = "INSERT INTO feed_comments (tenant_id, activity_id, author_id, content, depth, created_at)
                           SELECT $1, id, $2, 'Hello!', 0, $4 FROM feed_activities WHERE kind = 'post' AND subject = $3
                           RETURNING id";
                let member = things.member.id;
                things.insert(name, sql, params![town.harbour, member, post, now]).await;
            }
            other => panic!("{other} is nobody's"),
        }
    }

    async fn in_path(&self, (operation, collection, segment): InPath<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match (collection, segment) {
            (_, "{type}") if operation == Operation::ListPostReactors => json!("love"),
            (_, "{type}") => json!("post"),
            (_, "{reaction}") => json!("love"),
            ("posts", _) if [Operation::HideFeedItem, Operation::ApproveFeedItem].contains(&operation) => {
                things.get("feed_line").await
            }
            ("posts" | "{type}", "{id}") if OTHERS.contains(&operation) => things.get("friends_feed_post").await,
            ("posts" | "{type}", "{id}") => things.get("feed_post").await,
            ("comments", _) => things.get("comment").await,
            ("hashtags", _) => json!("spring"),
            _ => return None,
        })
    }

    async fn in_body(&self, (operation, member): InBody<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match (operation, member) {
            (Operation::ToggleFeedLike | Operation::CreateComment | Operation::ToggleReaction, "target_id") => {
                things.get("feed_post").await
            }
            // Whoever posts to the community needs no group.
            (Operation::CreateFeedPost, "group_id") => Value::Null,
            _ => return None,
        })
    }

    async fn argument(&self, (field, argument): OfField<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match (argument, field) {
            ("tag", "feedOfHashtag") => json!("spring"),
            ("postId", _) | ("targetId", _) => things.get("feed_post").await,
            ("itemId", "hideFeedItemForStaff" | "approveFeedItem") => things.get("feed_line").await,
            ("itemId", "reportFeedItem") => things.get("friends_feed_post").await,
            ("itemId", "feedItem" | "hideFeedItem" | "dismissFeedItem") => things.get("feed_post").await,
            ("commentId", _) => things.get("comment").await,
            _ => return None,
        })
    }
}
