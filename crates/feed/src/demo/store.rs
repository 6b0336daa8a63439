//! The feed: a few posts with what others say to them, one that quotes another and one that waits for its moment, and a line for whatever else happened.

use crate::base::{MemberId, Timestamp};
use crate::call::Tx;
use crate::db::{Stored, bare};
use crate::model::{Kind, PublishStatus, Reaction, Visibility, hashtags};
use crate::{insert, params};
use chrono::TimeDelta;

/// What members wrote, and how many hours ago.
const POSTS: [(&str, i64, Visibility); 5] = [
    (
        "The tool library is open again, every Thursday from four to seven. Come and borrow a drill! #tools",
        240,
        Visibility::Public,
    ),
    (
        "Thank you to everybody who helped to carry the piano. It sounds as if it had never moved.",
        130,
        Visibility::Public,
    ),
    ("Does anybody have a seat left on Saturday? I would like to come along to the #SeedSwap.", 75, Visibility::Public),
    (
        "I have far too many courgettes. They are on the wall in front of my house, take as many as you like. #garden",
        30,
        Visibility::Public,
    ),
    ("For those who know me: I am looking for two pairs of hands for my move in June.", 6, Visibility::Friends),
];

/// Posts of some members of a community, and lines for them and for all listings, gatherings, reviews and badges, in the order of time.
pub(super) async fn insert_feed(tx: &mut Tx, tenant: i64, people: &[i64], now: Timestamp) -> Stored<()> {
    let mut posts = Vec::new();
    for ((content, hours, visibility), author) in POSTS.into_iter().zip(people.iter().copied()) {
        let (sql, params) = insert! { unscoped into feed_posts {
            tenant_id: tenant,
            author_id: author,
            content,
            visibility,
            created_at: now - TimeDelta::hours(hours),
        } then "RETURNING id" };
        let id: i64 = tx.unscoped().one(sql, params).await?;
        posts.push((id, author, now - TimeDelta::hours(hours)));
        if visibility == Visibility::Public {
            insert_tags(tx, tenant, (id, content), now - TimeDelta::hours(hours)).await?;
        }
    }
    if let ([.., last], Some((quoted, ..))) = (people, posts.first()) {
        insert_quote(tx, tenant, (*last, *quoted), now - TimeDelta::hours(4)).await?;
    }
    if let [first, ..] = people {
        insert_waiting(tx, tenant, *first, now).await?;
    }
    insert_lines(tx, tenant).await?;
    for (place, (post, author, at)) in posts.into_iter().enumerate() {
        let line: i64 = tx
            .unscoped()
            .one(
                "SELECT id FROM feed_activities WHERE tenant_id = $1 AND kind = $2 AND subject = $3",
                params![tenant, Kind::Post, post],
            )
            .await?;
        for (nth, other) in people.iter().copied().filter(|other| *other != author).take(4 - place.min(3)).enumerate() {
            insert_like(tx, tenant, line, other.into(), at + TimeDelta::minutes(20)).await?;
            if nth == 0 {
                insert_answer(tx, tenant, line, (other.into(), author.into()), at + TimeDelta::minutes(40)).await?;
            }
        }
    }
    Ok(())
}

/// The words behind `#` in a post that everybody may read.
async fn insert_tags(tx: &mut Tx, tenant: i64, (post, content): (i64, &str), at: Timestamp) -> Stored<()> {
    for tag in hashtags(content) {
        let (sql, params) = insert! { unscoped into feed_hashtags {
            tenant_id: tenant,
            post_id: post,
            tag: &tag,
            bare_tag: bare(&tag),
            created_at: at,
        } };
        tx.unscoped().run(sql, params).await?;
    }
    Ok(())
}

/// A post that quotes another.
async fn insert_quote(tx: &mut Tx, tenant: i64, (author, quoted): (i64, i64), at: Timestamp) -> Stored<()> {
    let content = "I'll be there on Thursday and bring the cordless one back. #tools";
    let (sql, params) = insert! { unscoped into feed_posts {
        tenant_id: tenant,
        author_id: author,
        content,
        visibility: Visibility::Public,
        created_at: at,
    } then "RETURNING id" };
    let post: i64 = tx.unscoped().one(sql, params).await?;
    let (sql, params) = insert! { unscoped into feed_quotes {
        tenant_id: tenant,
        post_id: post,
        quoted_id: quoted,
    } };
    tx.unscoped().run(sql, params).await?;
    insert_tags(tx, tenant, (post, content), at).await
}

/// A post that waits for its moment.
async fn insert_waiting(tx: &mut Tx, tenant: i64, author: i64, now: Timestamp) -> Stored<u64> {
    let (sql, params) = insert! { unscoped into feed_posts {
        tenant_id: tenant,
        author_id: author,
        content: "Tomorrow we bake in the community kitchen. There is room for two more. #bread",
        visibility: Visibility::Public,
        publish_status: PublishStatus::Scheduled,
        scheduled_at: now + TimeDelta::days(3),
        created_at: now,
    } };
    tx.unscoped().run(sql, params).await
}

async fn insert_lines(tx: &mut Tx, tenant: i64) -> Stored<u64> {
    tx.unscoped()
        .run(
            "INSERT INTO feed_activities (tenant_id, actor_id, kind, subject, is_visible, created_at)
             SELECT $1, x.actor_id, x.kind, x.subject, x.is_visible, x.created_at
               FROM (SELECT p.author_id AS actor_id, 'post' AS kind, p.id AS subject, p.publish_status = 'published' AS is_visible, p.created_at
                       FROM feed_posts p WHERE p.tenant_id = $1
                      UNION ALL
                     SELECT l.user_id, 'listing', l.id, TRUE, l.created_at
                       FROM listings l WHERE l.tenant_id = $1 AND l.moderation_status = 'approved'
                      UNION ALL
                     SELECT e.organizer_id, 'event', e.id, TRUE, e.published_at
                       FROM events e WHERE e.tenant_id = $1 AND e.published_at IS NOT NULL AND e.parent_event_id IS NULL
                      UNION ALL
                     SELECT CASE WHEN r.is_anonymous THEN NULL ELSE r.reviewer_id END, 'review', r.id, r.status = 'approved', r.created_at
                       FROM reviews r WHERE r.tenant_id = $1 AND r.reviewer_id IS NOT NULL
                      UNION ALL
                     SELECT b.user_id, 'badge_earned', b.id, TRUE, b.granted_at
                       FROM member_verification_badges b WHERE b.tenant_id = $1) x
              ORDER BY x.created_at, x.kind, x.subject",
            params![tenant],
        )
        .await
}

async fn insert_like(tx: &mut Tx, tenant: i64, line: i64, member: MemberId, at: Timestamp) -> Stored<()> {
    let (sql, params) = insert! { unscoped into feed_likes {
        tenant_id: tenant,
        activity_id: line,
        user_id: member,
        created_at: at,
    } };
    tx.unscoped().run(sql, params).await?;
    let (sql, params) = insert! { unscoped into feed_reactions {
        tenant_id: tenant,
        activity_id: line,
        user_id: member,
        reaction: Reaction::Celebrate,
        created_at: at,
    } };
    tx.unscoped().run(sql, params).await?;
    Ok(())
}

/// A comment and a reply to it.
async fn insert_answer(
    tx: &mut Tx,
    tenant: i64,
    line: i64,
    (other, author): (MemberId, MemberId),
    at: Timestamp,
) -> Stored<()> {
    let mut parent: Option<i64> = None;
    for (depth, writer, content) in [(0_i64, other, "How lovely, thank you!"), (1, author, "See you there.")] {
        let (sql, params) = insert! { unscoped into feed_comments {
            tenant_id: tenant,
            activity_id: line,
            parent_id: parent,
            author_id: writer,
            content,
            depth,
            created_at: at + TimeDelta::minutes(10 * depth),
        } then "RETURNING id" };
        parent = Some(tx.unscoped().one(sql, params).await?);
    }
    Ok(())
}
