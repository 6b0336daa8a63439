//! What members can do, by category.

use std::collections::HashMap;
use std::sync::Arc;

use contract::member_skills::SkillCount;

use super::{Key, list_of_each};
use crate::base::Answer;
use crate::call::Call;
use crate::members::skills::model::SkillCategoryId;
use crate::members::skills::store::{Category, counted};
use crate::members::skills::{categories, rest};

/// The community's categories in use, in their order: one statement, however deep they stand in one another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SkillCategories;

impl Key for SkillCategories {
    type Found = Arc<Vec<Category>>;
    const BATCH: &'static str = "skill_categories";

    async fn find(call: &Call, keys: &[Self]) -> Answer<HashMap<Self, Self::Found>> {
        let all = Arc::new(categories::all(call).await?);
        Ok(keys.iter().map(|key| (*key, Arc::clone(&all))).collect())
    }
}

by_number! {
    /// The skills of members in a category; none if nobody has one.
    SkillsIn(SkillCategoryId) => Arc<Vec<SkillCount>>, "skills_by_category",
        |call, ids| list_of_each(counted(call, &ids).await?.into_iter().map(|one| (one.category_id, rest::count(one)))),
        |of_category| of_category;
}
