//! What stories about all areas need of this one: see `crate::areas`.

use async_trait::async_trait;
use contract::Operation;
use serde_json::Value;
use timeweave::params;

use crate::areas::{Fixtures, InPath, OfField, OfOperations, Pairs, Things, Written};

/// This area.
pub struct Area;

#[async_trait]
impl Fixtures for Area {
    fn areas(&self) -> &'static [&'static str] {
        &["reviews"]
    }

    fn rows(&self) -> Pairs {
        &[
            (
                "reviews",
                "INSERT INTO reviews (id, tenant_id, reviewer_id, receiver_id, group_id, rating, status, review_type,
                is_anonymous, show_cross_tenant, created_at, updated_at)
         VALUES ({n}, {t}, {n}, {n}1, {n}, 5, 'approved', 'local', {no}, {yes}, {now}, {now})",
            ),
            (
                "review_moderations",
                "INSERT INTO review_moderations (id, tenant_id, review, action, made_by, made_at)
         VALUES ({n}, {t}, {n}, 'flag', {n}, {now})",
            ),
        ]
    }

    fn written(&self) -> Written {
        &[("reviews", "reviewer_id", &["comment", "search_text"])]
    }

    fn open(&self) -> OfOperations {
        &[
            (Operation::CreateReview, "one reviews others"),
            (Operation::GetReview, "reviews are for others"),
            (Operation::ListReceivedReviews, "reviews are for others"),
            (Operation::ListMemberReviews, "reviews are for others"),
            (Operation::GetReviewStats, "reviews are for others"),
        ]
    }

    fn anchors(&self) -> &'static [(&'static str, &'static [&'static str])] {
        &[("Review", &["review(id: $review)"])]
    }

    fn literals(&self) -> Pairs {
        &[("rating", "4")]
    }

    fn by_hand(&self) -> &'static [(Operation, &'static str, &'static str)] {
        &[(Operation::GetReviewStats, "Member", "reviewStats"), (Operation::ListReceivedReviews, "Member", "reviews")]
    }

    fn apart(&self) -> Pairs {
        &[("Review.moderation", "null: member other; yes: broker admin super far-super")]
    }

    fn otherwise(&self) -> Pairs {
        &[
            ("tenant_id", "moderation { community { restId } }"),
            ("tenant_name", "moderation { communityName }"),
            ("reviewer_avatar", "moderation { author { avatarUrl } }"),
            ("receiver_avatar", "receiver { avatarUrl }"),
            ("receiver_name", "receiver { name }"),
        ]
    }

    fn elsewhere(&self) -> Pairs {
        &[("listMemberReviews", "Member.reviews: REST has two paths to the same")]
    }

    fn things(&self) -> &'static [&'static str] {
        &["review"]
    }

    async fn make(&self, name: &'static str, things: &mut Things<'_>) {
        match name {
            "review" => {
                let sql = "INSERT INTO reviews (tenant_id, reviewer_id, receiver_id, rating, status, review_type, is_anonymous,
                                  show_cross_tenant, created_at, updated_at)
                           VALUES ($1, $2, $3, 4, 'approved', 'local', TRUE, TRUE, $4, $4)
                           RETURNING id";
                let (member, friend) = (things.member.id, things.friend.id);
                things.insert(name, sql, params![things.town.harbour, member, friend, things.town.clock.now()]).await;
            }
            other => panic!("{other} is nobody's"),
        }
    }

    async fn in_path(&self, (_operation, collection, _segment): InPath<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match collection {
            "reviews" => things.get("review").await,
            _ => return None,
        })
    }

    async fn argument(&self, (field, argument): OfField<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match (argument, field) {
            ("reviewId", _) | ("id", "review") => things.get("review").await,
            _ => return None,
        })
    }
}
