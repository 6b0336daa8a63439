//! What the tables of skills are asked.

use super::actions::NewSkill;
use super::model::{Level, MemberSkillId, Skill, SkillCategoryId, key, skill_columns};
use crate::base::MemberId;
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::members::model::{Card, card_columns};
use crate::members::store::listed;
use crate::{insert, joined_record, params, record};

joined_record! {
    /// A skill as it is shown.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Shown {
        /// The skill.
        pub skill: Skill,
        /// Name of its category.
        pub category_name: Option<String>,
        /// Slug of its category.
        pub category_slug: Option<String>,
        /// How many members say that the member can do it.
        pub endorsement_count: i64,
    }
}

/// A member's skills by name. Served by `member_skills_once`; endorsements, which belong to a room above, by `skill_endorsements_once`.
#[rustfmt::skip::macros(concat)]
pub async fn of_member(call: &Call, member: MemberId) -> Stored<Vec<Shown>> {
    call.all(
        concat!("SELECT ", skill_columns!("s"), ", c.name, c.slug,
                    (SELECT COUNT(*) FROM skill_endorsements e
                      WHERE e.tenant_id = $1 AND e.endorsed_id = s.user_id AND e.skill_key = s.skill_key) AS endorsement_count
               FROM member_skills s
               LEFT JOIN skill_categories c ON c.tenant_id = s.tenant_id AND c.id = s.category_id
              WHERE s.tenant_id = $1 AND s.user_id = $2
              ORDER BY s.skill_key, s.id"),
        params![member],
    )
    .await
}

/// These skills, whoever has them.
#[rustfmt::skip::macros(concat)]
pub async fn by_ids(call: &Call, ids: &[MemberSkillId]) -> Stored<Vec<Shown>> {
    call.all(
        concat!("SELECT ", skill_columns!("s"), ", c.name, c.slug,
                    (SELECT COUNT(*) FROM skill_endorsements e
                      WHERE e.tenant_id = $1 AND e.endorsed_id = s.user_id AND e.skill_key = s.skill_key) AS endorsement_count
               FROM member_skills s
               LEFT JOIN skill_categories c ON c.tenant_id = s.tenant_id AND c.id = s.category_id
              WHERE s.tenant_id = $1 AND s.id = ANY($2)"),
        params![ids],
    )
    .await
}

/// The names of a member's skills in their order.
pub(super) async fn names(tx: &mut Tx, member: MemberId) -> Stored<Vec<String>> {
    tx.all(
        "SELECT skill_name FROM member_skills WHERE tenant_id = $1 AND user_id = $2 ORDER BY skill_key, id",
        params![member],
    )
    .await
}

/// Adds a skill. A second one of its name breaks `member_skills_once`.
pub(super) async fn insert(tx: &mut Tx, member: MemberId, new: &NewSkill) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into member_skills {
        user_id: member,
        category_id: new.category,
        skill_name: &new.name,
        skill_key: key(&new.name),
        proficiency_level: new.level,
        is_offering: new.is_offering,
        is_requesting: new.is_requesting,
        created_at & updated_at: now,
    } };
    tx.run(sql, params).await
}

/// A skill of a member with its row held.
#[rustfmt::skip::macros(concat)]
pub(super) async fn lock(tx: &mut Tx, member: MemberId, id: MemberSkillId) -> Stored<Option<Skill>> {
    tx.optional(
        concat!("SELECT ", skill_columns!(), "
               FROM member_skills
              WHERE tenant_id = $1 AND user_id = $2 AND id = $3
                FOR NO KEY UPDATE"),
        params![member, id],
    )
    .await
}

/// Writes what may change of a skill.
pub(super) async fn update(tx: &mut Tx, skill: &Skill) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE member_skills
            SET category_id = $3, proficiency_level = $4, is_offering = $5, is_requesting = $6, updated_at = $7
          WHERE tenant_id = $1 AND id = $2",
        params![skill.id, skill.category_id, skill.proficiency_level, skill.is_offering, skill.is_requesting, now],
    )
    .await
}

/// Removes a skill of a member.
pub(super) async fn delete(tx: &mut Tx, member: MemberId, id: MemberSkillId) -> Stored<u64> {
    tx.run("DELETE FROM member_skills WHERE tenant_id = $1 AND user_id = $2 AND id = $3", params![member, id]).await
}

record! {
    /// The name of a skill that members have.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Suggestion {
        /// One of its spellings.
        pub skill_name: String,
        /// A category that it stands in.
        pub category_id: Option<SkillCategoryId>,
        /// How many members have it.
        pub user_count: i64,
    }
}

/// Names of skills that a pattern finds, those of most members first. Served by `member_skills_by_key`.
pub(super) async fn suggestions(call: &Call, pattern: &str, limit: i64) -> Stored<Vec<Suggestion>> {
    call.all(
        "SELECT MIN(s.skill_name) AS skill_name, MIN(s.category_id) AS category_id, COUNT(*) AS user_count
           FROM member_skills s
           JOIN users u ON u.tenant_id = s.tenant_id AND u.id = s.user_id AND u.status = 'active' AND u.deleted_at IS NULL
          WHERE s.tenant_id = $1 AND s.skill_key LIKE $2 ESCAPE '\\'
          GROUP BY s.skill_key
          ORDER BY user_count DESC, s.skill_key
          LIMIT $3",
        params![pattern, limit],
    )
    .await
}

joined_record! {
    /// A member who has a skill.
    #[derive(Clone, Debug, PartialEq)]
    pub struct SkilledMember {
        /// Who.
        pub card: Card,
        /// How well they can do it.
        pub level: Level,
        /// They offer it.
        pub is_offering: bool,
        /// They look for it.
        pub is_requesting: bool,
    }
}

/// Listed members who have a skill, those first who know most of it. Served by `member_skills_by_key`.
#[rustfmt::skip::macros(concat)]
pub(super) async fn members(call: &Call, viewer: MemberId, key: &str, limit: i64) -> Stored<Vec<SkilledMember>> {
    call.all(
        concat!("SELECT ", card_columns!("u"), ", s.proficiency_level, s.is_offering, s.is_requesting
               FROM member_skills s
               JOIN users u ON u.tenant_id = s.tenant_id AND u.id = s.user_id
              WHERE s.tenant_id = $1 AND s.skill_key = $3 AND u.status = 'active' AND u.deleted_at IS NULL
                AND ", listed!(), "
              ORDER BY CASE s.proficiency_level WHEN 'expert' THEN 0 WHEN 'advanced' THEN 1 WHEN 'intermediate' THEN 2 ELSE 3 END, u.id
              LIMIT $4"),
        params![viewer, key, limit],
    )
    .await
}

record! {
    /// A category of skills.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Category {
        /// `skill_categories.id`.
        pub id: SkillCategoryId,
        /// What it is called.
        pub name: String,
        /// Its name for addresses.
        pub slug: String,
        /// What stands above it.
        pub parent_id: Option<SkillCategoryId>,
        /// What belongs to it.
        pub description: Option<String>,
        /// Name of a symbol.
        pub icon: Option<String>,
        /// Its place among its neighbours.
        pub display_order: i64,
        /// Whether it is shown.
        pub is_active: bool,
    }
    select category_columns
}

/// All categories in their order, the hidden ones as well.
#[rustfmt::skip::macros(concat)]
pub(super) async fn categories(call: &Call) -> Stored<Vec<Category>> {
    call.all(
        concat!("SELECT ", category_columns!(), " FROM skill_categories WHERE tenant_id = $1 ORDER BY display_order, name, id"),
        params![],
    )
    .await
}

/// A category.
#[rustfmt::skip::macros(concat)]
pub(super) async fn category(call: &Call, id: SkillCategoryId) -> Stored<Option<Category>> {
    call.optional(
        concat!("SELECT ", category_columns!(), " FROM skill_categories WHERE tenant_id = $1 AND id = $2"),
        params![id],
    )
    .await
}

/// A category with its row held.
#[rustfmt::skip::macros(concat)]
pub(super) async fn lock_category(tx: &mut Tx, id: SkillCategoryId) -> Stored<Option<Category>> {
    tx.optional(
        concat!("SELECT ", category_columns!(), " FROM skill_categories WHERE tenant_id = $1 AND id = $2 FOR NO KEY UPDATE"),
        params![id],
    )
    .await
}

/// Whether the community has a category in use.
pub(super) async fn has_category(tx: &mut Tx, id: SkillCategoryId) -> Stored<bool> {
    tx.one("SELECT EXISTS (SELECT 1 FROM skill_categories WHERE tenant_id = $1 AND id = $2 AND is_active)", params![id])
        .await
}

/// Adds a category. A second one of its slug breaks `skill_categories_slug`.
pub(super) async fn insert_category(tx: &mut Tx, new: &Category) -> Stored<SkillCategoryId> {
    let now = tx.now();
    let (sql, params) = insert! { into skill_categories {
        name: &new.name,
        slug: &new.slug,
        parent_id: new.parent_id,
        description: &new.description,
        icon: &new.icon,
        display_order: new.display_order,
        is_active: new.is_active,
        created_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Adds a category that every community begins with, unless somebody else just did.
pub(super) async fn insert_usual_category(tx: &mut Tx, name: &str, slug: &str, order: i64) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into skill_categories {
        name,
        slug,
        display_order: order,
        is_active: true,
        created_at: now,
    } then "ON CONFLICT (tenant_id, slug) DO NOTHING" };
    tx.run(sql, params).await
}

/// Writes a category. A slug that is taken breaks `skill_categories_slug`.
pub(super) async fn update_category(tx: &mut Tx, category: &Category) -> Stored<u64> {
    tx.run(
        "UPDATE skill_categories
            SET name = $3, slug = $4, parent_id = $5, description = $6, icon = $7, display_order = $8, is_active = $9
          WHERE tenant_id = $1 AND id = $2",
        params![
            category.id,
            &category.name,
            &category.slug,
            category.parent_id,
            &category.description,
            &category.icon,
            category.display_order,
            category.is_active
        ],
    )
    .await
}

/// Whether members have skills in a category. Served by `member_skills_by_category`.
pub(super) async fn is_used(tx: &mut Tx, id: SkillCategoryId) -> Stored<bool> {
    tx.one("SELECT EXISTS (SELECT 1 FROM member_skills WHERE tenant_id = $1 AND category_id = $2)", params![id]).await
}

/// Puts what stands below a category below another, or at the top.
pub(super) async fn lift(tx: &mut Tx, id: SkillCategoryId, above: Option<SkillCategoryId>) -> Stored<u64> {
    tx.run("UPDATE skill_categories SET parent_id = $3 WHERE tenant_id = $1 AND parent_id = $2", params![id, above])
        .await
}

/// Deletes a category.
pub(super) async fn delete_category(tx: &mut Tx, id: SkillCategoryId) -> Stored<u64> {
    tx.run("DELETE FROM skill_categories WHERE tenant_id = $1 AND id = $2", params![id]).await
}

record! {
    /// How many members have a skill.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Counted {
        /// The category.
        pub category_id: SkillCategoryId,
        /// One of its spellings.
        pub skill_name: String,
        /// How many have it.
        pub user_count: i64,
        /// How many of them offer it.
        pub offering_count: i64,
        /// How many of them look for it.
        pub requesting_count: i64,
    }
}

/// The skills of active members in some categories, 200 a category, those of most members first. Served by `member_skills_by_category`.
pub async fn counted(call: &Call, categories: &[SkillCategoryId]) -> Stored<Vec<Counted>> {
    call.all(
        "SELECT category_id, skill_name, user_count, offering_count, requesting_count
           FROM (SELECT s.category_id, MIN(s.skill_name) AS skill_name, COUNT(*) AS user_count,
                        COUNT(CASE WHEN s.is_offering THEN 1 END) AS offering_count,
                        COUNT(CASE WHEN s.is_requesting THEN 1 END) AS requesting_count,
                        ROW_NUMBER() OVER (PARTITION BY s.category_id ORDER BY COUNT(*) DESC, s.skill_key) AS place
                   FROM member_skills s
                   JOIN users u ON u.tenant_id = s.tenant_id AND u.id = s.user_id AND u.status = 'active' AND u.deleted_at IS NULL
                  WHERE s.tenant_id = $1 AND s.category_id = ANY($2)
                  GROUP BY s.category_id, s.skill_key) counts
          WHERE place <= 200
          ORDER BY category_id, place",
        params![categories],
    )
    .await
}
