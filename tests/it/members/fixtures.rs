//! What stories about all areas need of this one: see `crate::areas`.

use async_trait::async_trait;
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use contract::Operation;
use serde_json::{Value, json};
use timeweave::params;

use crate::areas::{Fixtures, InBody, InPath, OfField, OfOperations, Pairs, Things, Written};

/// This area.
pub struct Area;

#[async_trait]
impl Fixtures for Area {
    fn areas(&self) -> &'static [&'static str] {
        &["availability", "member_skills", "members", "preferences", "profile", "verification_badges"]
    }

    fn rows(&self) -> Pairs {
        &[
            // The triggers of `users` have made it.
    (
        "member_counts",
        "INSERT INTO member_counts (tenant_id, active, unlisted) VALUES ({t}, 1, 0) ON CONFLICT (tenant_id) DO NOTHING",
    ),
            (
        "skill_categories",
        "INSERT INTO skill_categories (id, tenant_id, name, slug, parent_id, display_order, is_active, created_at)
         VALUES ({n}, {t}, 'x{n}', 'x{n}', {n}, 1, {yes}, {now})",
    ),
            (
        "member_skills",
        "INSERT INTO member_skills (id, tenant_id, user_id, category_id, skill_name, skill_key, proficiency_level, is_offering,
                is_requesting, created_at, updated_at)
         VALUES ({n}, {t}, {n}, {n}, 'x', 'x', 'expert', {yes}, {no}, {now}, {now})",
    ),
            (
        "member_availability",
        "INSERT INTO member_availability (id, tenant_id, user_id, day_of_week, start_time, end_time, created_at)
         VALUES ({n}, {t}, {n}, 1, '09:00', '10:00', {now})",
    ),
            (
        "member_preferences",
        "INSERT INTO member_preferences (id, tenant_id, user_id, theme, font_size, density, large_text, high_contrast, reduced_motion,
                simplified_layout, prefers_chronological, auto_translate_ugc, updated_at)
         VALUES ({n}, {t}, {n}, 'dark', 'small', 'compact', {no}, {no}, {no}, {no}, {no}, {no}, {now})",
    ),
            (
        "user_blocks",
        "INSERT INTO user_blocks (id, tenant_id, user_id, blocked_user_id, created_at) VALUES ({n}, {t}, {n}, {n}1, {now})",
    ),
            (
        "member_avatars",
        "INSERT INTO member_avatars (id, tenant_id, user_id, file_id) VALUES ({n}, {t}, {n}, {n})",
    ),
            (
        "member_interests",
        "INSERT INTO member_interests (id, tenant_id, user_id, kind, category_id, created_at)
         VALUES ({n}, {t}, {n}, 'offer', {n}, {now})",
    ),
            (
        "xp_entries",
        "INSERT INTO xp_entries (id, tenant_id, user_id, points, reason, subject, created_at)
         VALUES ({n}, {t}, {n}, 10, 'x', {n}, {now})",
    ),
            (
        "feed_activities",
        "INSERT INTO feed_activities (id, tenant_id, actor_id, kind, subject, is_visible, created_at)
         VALUES ({n}, {t}, {n}, 'x', {n}, {yes}, {now})",
    ),
            (
        "member_verification_badges",
        "INSERT INTO member_verification_badges (id, tenant_id, user_id, badge_type, granted_at)
         VALUES ({n}, {t}, {n}, 'x', {now})",
    ),
            (
        "verification_badge_decisions",
        "INSERT INTO verification_badge_decisions (id, tenant_id, user_id, action, badge_type, decided_by, decided_at)
         VALUES ({n}, {t}, {n}, 'granted', 'x', 1, {now})",
    ),
        ]
    }

    fn written(&self) -> Written {
        &[
            ("member_skills", "user_id", &["skill_name", "skill_key"]),
            ("member_availability", "user_id", &["note"]),
            ("user_blocks", "user_id", &["reason"]),
        ]
    }

    fn open(&self) -> OfOperations {
        &[
            (Operation::AddMySkill, "categories of skills are the community's"),
            (Operation::GetSkillCategory, "categories of skills are the community's"),
            (Operation::GetMemberAvailability, "profiles are for others"),
            (Operation::ListMemberSkills, "profiles are for others"),
            (Operation::ListVerificationBadges, "profiles are for others"),
            (Operation::GetMember, "profiles are for others"),
            (Operation::BlockMember, "one blocks others"),
            (Operation::UnblockMember, "and takes it back"),
            (Operation::GetBlockStatus, "between the caller and another"),
        ]
    }

    fn unmoved(&self) -> &'static [Operation] {
        &[
            Operation::RemoveMySkill,
            Operation::RemoveMyAvailability,
            Operation::SetMyAvailabilityOfDay,
            Operation::ListSkillCategories,
        ]
    }

    fn queries(&self) -> OfOperations {
        &[
            (Operation::SearchMembers, "q=member"),
            (Operation::ListNearbyMembers, "lat=53&lon=-6"),
            (Operation::ListCompatibleTimes, "user_id=1"),
        ]
    }

    fn anchors(&self) -> &'static [(&'static str, &'static [&'static str])] {
        &[
            ("Viewer", &["viewer"]),
            ("OwnProfile", &["viewer", "profile"]),
            ("Member", &["member(id: $member)"]),
            ("MemberProfile", &["member(id: $member)", "profile"]),
        ]
    }

    fn inputs(&self) -> Pairs {
        &[
            ("addMySkill", "{ skillName: \"Tea\", categoryId: $skill_category }"),
            ("setMyAvailability", "{ slots: [{ dayOfWeek: 1, startTime: \"09:00\", endTime: \"10:00\" }] }"),
            ("setMyAvailabilityOfDay", "{ dayOfWeek: 1, slots: [{ startTime: \"09:00\", endTime: \"10:00\" }] }"),
            ("addMyAvailabilityOnDate", "{ date: \"2030-05-02\", startTime: \"09:00\", endTime: \"10:00\" }"),
        ]
    }

    fn literals(&self) -> Pairs {
        &[("language", "\"ga\"")]
    }

    fn by_hand(&self) -> &'static [(Operation, &'static str, &'static str)] {
        &[
            (Operation::GetMember, "Query", "member"),
            (Operation::GetMember, "Query", "node"),
            (Operation::ListMembers, "Query", "members"),
            (Operation::SearchMembers, "Query", "members"),
        ]
    }

    fn asked_otherwise(&self) -> Pairs {
        &[
            ("Mutation.addSkill", "REST is asked for one skill by all, which the second has got"),
            ("Mutation.createSkillCategory", "REST is asked for one name by all, which the second finds taken"),
            ("Mutation.updateSkillCategory", "REST is asked for one name by all, which the second finds taken"),
        ]
    }

    fn apart(&self) -> Pairs {
        &[
            ("Viewer.member", "null: far-super; yes: member other broker admin super far-off"),
            ("Member.blockStatus", "null: member; yes: other broker admin super far-super"),
            ("Member.lastName", "null: other broker; yes: member admin super far-super"),
            (
                "Query.viewer",
                "TENANT_MISMATCH 403: far-here; null: nobody; yes: member other broker admin super far-off far-super",
            ),
            (
                "Query.nodes",
                "TENANT_MISMATCH 403: far-here; auth_required 401: nobody; yes: member other broker admin super far-off far-super",
            ),
        ]
    }

    fn otherwise(&self) -> Pairs {
        &[
            ("blocked_user_id", "member { restId }"),
            ("unblocked_user_id", "member { restId }"),
            ("rating", "profile { stats { averageRating } }"),
            ("showcased_badges", "the first three of Member.badges"),
            ("is_verified", "the badge id_verified of Member.badges"),
        ]
    }

    fn elsewhere(&self) -> Pairs {
        &[
            ("setAvatar", "files are sent over REST alone (docs/decisions)"),
            ("listVerificationBadges", "Member.badges, for those who may read the profile"),
        ]
    }

    fn things(&self) -> &'static [&'static str] {
        &["skill_category", "skill", "slot"]
    }

    async fn make(&self, name: &'static str, things: &mut Things<'_>) {
        match name {
            "skill_category" => {
                let sql = "INSERT INTO skill_categories (tenant_id, name, slug, display_order, is_active, created_at)
                           VALUES ($1, $2, $2, 0, TRUE, $3)
                           RETURNING id";
                let slug = format!("crafts{}", things.number);
                things.insert("skill_category", sql, params![things.town.harbour, slug, things.town.clock.now()]).await;
            }
            "skill" => {
                let sql = "INSERT INTO member_skills (tenant_id, user_id, skill_name, skill_key, proficiency_level, is_offering,
                                  is_requesting, created_at, updated_at)
                           VALUES ($1, $2, 'Pottery', 'pottery', 'expert', TRUE, FALSE, $3, $3)
                           RETURNING id";
                things
                    .insert("skill", sql, params![things.town.harbour, things.member.id, things.town.clock.now()])
                    .await;
            }
            "slot" => {
                let sql = "INSERT INTO member_availability (tenant_id, user_id, day_of_week, start_time, end_time, created_at)
                           VALUES ($1, $2, 1, '09:00', '10:00', $3)
                           RETURNING id";
                things
                    .insert("slot", sql, params![things.town.harbour, things.member.id, things.town.clock.now()])
                    .await;
            }
            other => panic!("{other} is nobody's"),
        }
    }

    async fn in_path(&self, (operation, collection, segment): InPath<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match collection {
            "availability" if operation == Operation::SetMyAvailabilityOfDay => json!(1),
            "availability" => things.get("slot").await,
            "skills" => things.get("skill").await,
            "categories" if operation.row().area == "member_skills" => things.get("skill_category").await,
            "verification-badges" => json!("id_verified"),
            "users" | "members" => things.get("member").await,
            _ if segment == "{userId}" => things.get("member").await,
            _ => return None,
        })
    }

    async fn in_body(&self, (operation, name): InBody<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match name {
            "user_id" | "member_id" | "receiver_id" => things.get("member").await,
            "partner_id" | "recipient" | "recipient_id" => things.get("friend").await,
            "category_id" if operation == Operation::AddMySkill => things.get("skill_category").await,
            _ => return None,
        })
    }

    async fn argument(&self, (field, argument): OfField<'_>, things: &mut Things<'_>) -> Option<Value> {
        Some(match (argument, field) {
            ("memberId", _) | ("id", "member") => things.get("member").await,
            ("id", "node") | ("ids", "nodes") => json!(BASE64_STANDARD.encode(format!("Member:{}", things.member.id))),
            ("categoryId" | "id", of) if of.to_lowercase().contains("skillcategory") => {
                things.get("skill_category").await
            }
            ("skillId", _) => things.get("skill").await,
            ("slotId", _) => things.get("slot").await,
            _ => return None,
        })
    }
}
