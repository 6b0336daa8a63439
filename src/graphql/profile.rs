//! What members tell of themselves, in the graph: what the contract cannot say of it.

use std::sync::Arc;

use async_graphql::{Context, Result};
use async_trait::async_trait;
use contract::Operation;
use contract::graph::MemberSkillsEdges;
use contract::member_skills::SkillCategory;
use contract::runtime::graph::{Found, IntoFound as _};

use super::edges::Edges;
use super::loaders::SkillCategories;
use super::session::Session;
use crate::members::skills;
use crate::members::skills::store::Category;

#[async_trait]
impl MemberSkillsEdges for Edges {
    async fn find_skill_category(&self, ctx: &Context<'_>, number: i64) -> Result<Found> {
        let session = Session::of(ctx)?;
        session.enter_once(Operation::GetSkillCategory).await?;
        let all = in_use(session).await?;
        let category = all.iter().find(|one| one.id.get() == number).cloned();
        Ok(category.map(|one| skills::rest::category(session.call(), one)).into_found())
    }

    async fn skill_category_children(&self, ctx: &Context<'_>, row: &SkillCategory) -> Result<Found> {
        let session = Session::of(ctx)?;
        let all = in_use(session).await?;
        let below = all.iter().filter(|one| one.parent_id.is_some_and(|parent| parent.get() == row.id));
        let below = below.map(|one| skills::rest::category(session.call(), one.clone()));
        Ok(below.collect::<Vec<_>>().into_found())
    }
}

/// The categories of skills in use.
async fn in_use(session: &Session) -> Result<Arc<Vec<Category>>> {
    Ok(session.loaders().load_one(SkillCategories).await?.unwrap_or_default())
}
