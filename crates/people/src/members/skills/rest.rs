//! The REST door of skills.

use contract::MemberSkillsApi;
use contract::member_skills as wire;

use super::actions::{self, Change, NewSkill};
use super::categories::{self, Wish};
use super::model::{SkillCategoryId, level};
use super::store::{self, Category, Counted, Shown, SkilledMember};
use crate::base::{Answer, ids_of, rows_of_each};
use crate::call::Call;
use crate::members::model::absolute;
use crate::members::{Eyes, Rest};
use crate::say;

impl MemberSkillsApi for Rest {
    async fn member_skill_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::MemberSkill>> {
        let ids: Vec<_> = numbers.into_iter().map(Into::into).collect();
        Ok(actions::several(&call, &ids).await?.into_iter().map(|one| shown(&call, one)).collect())
    }

    async fn skill_category_skills_each(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<(i64, Vec<wire::SkillCount>)>> {
        let counts = store::counted(&call, &ids_of(&numbers)).await?.into_iter();
        Ok(rows_of_each(numbers, counts.map(|one| (one.category_id.get(), count(one)))))
    }

    async fn list_my_skills(&self, call: Call) -> Answer<wire::MemberSkillList> {
        let skills = actions::mine(&call).await?;
        Ok(listed(&call, skills))
    }

    async fn add_my_skill(&self, call: Call, body: wire::AddMySkillBody) -> Answer<wire::MemberSkillList> {
        let (is_offering, is_requesting) = (body.is_offering.unwrap_or(true), body.is_requesting.unwrap_or(false));
        let new = NewSkill {
            name: body.skill_name,
            category: body.category_id.map(Into::into),
            level: level(body.proficiency_level.or(body.proficiency).as_deref()),
            is_offering,
            is_requesting,
        };
        let skills = actions::add(&call, new).await?;
        Ok(listed(&call, skills))
    }

    async fn update_my_skill(
        &self,
        call: Call,
        path: wire::UpdateMySkillPath,
        body: wire::UpdateMySkillBody,
    ) -> Answer<wire::MemberSkillList> {
        let change = Change {
            category: body.category_id.map(|id| id.map(Into::into)),
            level: body.proficiency_level,
            is_offering: body.is_offering,
            is_requesting: body.is_requesting,
        };
        let skills = actions::change(&call, path.id.into(), change).await?;
        Ok(listed(&call, skills))
    }

    async fn remove_my_skill(
        &self,
        call: Call,
        path: wire::RemoveMySkillPath,
    ) -> Answer<wire::MemberSkillRemovedResponse> {
        actions::remove(&call, path.id.into()).await?;
        let data = wire::MemberSkillRemoved { message: call.say(&say!("skill-removed")) };
        Ok(wire::MemberSkillRemovedResponse { data, meta: call.meta() })
    }

    async fn list_member_skills(&self, call: Call, path: wire::ListMemberSkillsPath) -> Answer<wire::MemberSkillList> {
        let skills = actions::of_member(&call, path.id.into()).await?;
        Ok(listed(&call, skills))
    }

    async fn search_skills(&self, call: Call, query: wire::SearchSkillsQuery) -> Answer<wire::SkillSuggestionList> {
        let found = actions::search(&call, query.q.as_deref(), query.limit).await?.into_iter();
        let data = found.map(|one| wire::SkillSuggestion {
            skill_name: one.skill_name,
            category_id: one.category_id.map(SkillCategoryId::get),
            user_count: one.user_count,
        });
        Ok(wire::SkillSuggestionList { data: data.collect(), meta: call.meta() })
    }

    async fn list_members_with_skill(
        &self,
        call: Call,
        query: wire::ListMembersWithSkillQuery,
    ) -> Answer<wire::SkilledMemberList> {
        let found = actions::members(&call, query.skill.as_deref(), query.limit).await?;
        let data = found.into_iter().map(|one| skilled(&call, one)).collect();
        Ok(wire::SkilledMemberList { data, meta: call.meta() })
    }

    async fn list_skill_categories(
        &self,
        call: Call,
        query: wire::ListSkillCategoriesQuery,
    ) -> Answer<wire::SkillCategoryList> {
        let all = categories::all(&call).await?;
        let data = match query.format {
            wire::ListSkillCategoriesQueryFormat::Tree => tree(&call, &all, None, all.len()),
            wire::ListSkillCategoriesQueryFormat::Flat => {
                let parent = query.parent_id.map(SkillCategoryId::from);
                let below = all.iter().filter(|one| parent.is_none() || one.parent_id == parent);
                below.map(|one| node(&call, one, None)).collect()
            }
        };
        Ok(wire::SkillCategoryList { data, meta: call.meta() })
    }

    async fn create_skill_category(
        &self,
        call: Call,
        body: wire::CreateSkillCategoryBody,
    ) -> Answer<wire::SkillCategoryResponse> {
        let wish = Wish {
            name: Some(body.name),
            parent: body.parent_id.map(|id| Some(id.into())),
            description: body.description.map(Some),
            icon: body.icon.map(Some),
            order: body.display_order,
            is_active: None,
        };
        let data = category(&call, categories::add(&call, wish).await?);
        Ok(wire::SkillCategoryResponse { data, meta: call.meta() })
    }

    async fn get_skill_category(
        &self,
        call: Call,
        path: wire::GetSkillCategoryPath,
    ) -> Answer<wire::SkillCategoryDetailResponse> {
        let (one, counted) = categories::one(&call, path.id.into()).await?;
        let one = category(&call, one);
        let data = wire::SkillCategoryDetail {
            id: one.id,
            tenant_id: one.tenant_id,
            name: one.name,
            slug: one.slug,
            parent_id: one.parent_id,
            description: one.description,
            icon: one.icon,
            display_order: one.display_order,
            is_active: one.is_active,
            skills: counted.into_iter().map(count).collect(),
        };
        Ok(wire::SkillCategoryDetailResponse { data, meta: call.meta() })
    }

    async fn update_skill_category(
        &self,
        call: Call,
        path: wire::UpdateSkillCategoryPath,
        body: wire::UpdateSkillCategoryBody,
    ) -> Answer<wire::SkillCategoryResponse> {
        let wish = Wish {
            name: body.name,
            parent: body.parent_id.map(|id| id.map(Into::into)),
            description: body.description,
            icon: body.icon,
            order: body.display_order,
            is_active: body.is_active,
        };
        let data = category(&call, categories::change(&call, path.id.into(), wish).await?);
        Ok(wire::SkillCategoryResponse { data, meta: call.meta() })
    }

    async fn delete_skill_category(
        &self,
        call: Call,
        path: wire::DeleteSkillCategoryPath,
        query: wire::DeleteSkillCategoryQuery,
    ) -> Answer<wire::MemberSkillRemovedResponse> {
        categories::remove(&call, path.id.into(), query.hard).await?;
        let data = wire::MemberSkillRemoved { message: call.say(&say!("skill-category-removed")) };
        Ok(wire::MemberSkillRemovedResponse { data, meta: call.meta() })
    }
}

fn listed(call: &Call, skills: Vec<Shown>) -> wire::MemberSkillList {
    wire::MemberSkillList { data: skills.into_iter().map(|one| shown(call, one)).collect(), meta: call.meta() }
}

/// A skill of a member, as the contract has it.
#[must_use]
pub fn shown(call: &Call, one: Shown) -> wire::MemberSkill {
    wire::MemberSkill {
        id: one.skill.id.get(),
        user_id: one.skill.user_id.get(),
        tenant_id: call.tenant().get(),
        category_id: one.skill.category_id.map(SkillCategoryId::get),
        skill_name: one.skill.skill_name,
        proficiency_level: one.skill.proficiency_level,
        is_offering: one.skill.is_offering,
        is_requesting: one.skill.is_requesting,
        created_at: one.skill.created_at,
        category_name: one.category_name,
        category_slug: one.category_slug,
        endorsement_count: one.endorsement_count,
    }
}

fn skilled(call: &Call, one: SkilledMember) -> wire::SkilledMember {
    let eyes = Eyes::of(call);
    let avatar = one.card.avatar_url.as_deref().map(|address| absolute(&call.visit().base_url, address));
    let last_name = eyes.last_name(&one.card);
    wire::SkilledMember {
        id: one.card.id.get(),
        // The name to show, without the family name that stands beside it.
        first_name: match last_name {
            Some(_) => one.card.first_name.clone(),
            None => eyes.name(&one.card),
        },
        last_name,
        avatar,
        proficiency_level: one.level,
        is_offering: one.is_offering,
        is_requesting: one.is_requesting,
    }
}

/// How many have a skill, as the contract has it.
#[must_use]
pub fn count(one: Counted) -> wire::SkillCount {
    wire::SkillCount {
        skill_name: one.skill_name,
        user_count: one.user_count,
        offering_count: one.offering_count,
        requesting_count: one.requesting_count,
    }
}

/// A category of skills, as the contract has it.
#[must_use]
pub fn category(call: &Call, one: Category) -> wire::SkillCategory {
    wire::SkillCategory {
        id: one.id.get(),
        tenant_id: call.tenant().get(),
        name: one.name,
        slug: one.slug,
        parent_id: one.parent_id.map(SkillCategoryId::get),
        description: one.description,
        icon: one.icon,
        display_order: one.display_order,
        is_active: one.is_active,
    }
}

fn node(call: &Call, one: &Category, children: Option<Vec<wire::SkillCategoryNode>>) -> wire::SkillCategoryNode {
    let one = category(call, one.clone());
    wire::SkillCategoryNode {
        id: one.id,
        tenant_id: one.tenant_id,
        name: one.name,
        slug: one.slug,
        parent_id: one.parent_id,
        description: one.description,
        icon: one.icon,
        display_order: one.display_order,
        is_active: one.is_active,
        children,
    }
}

/// What stands below a category with what stands below that, no deeper than there are categories. What stands below a hidden one is hidden.
fn tree(call: &Call, all: &[Category], parent: Option<SkillCategoryId>, depth: usize) -> Vec<wire::SkillCategoryNode> {
    let Some(deeper) = depth.checked_sub(1) else { return Vec::new() };
    let below = all.iter().filter(|one| one.parent_id == parent);
    below.map(|one| node(call, one, Some(tree(call, all, Some(one.id), deeper)))).collect()
}
