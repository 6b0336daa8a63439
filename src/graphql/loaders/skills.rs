//! What members can do, by category.

use std::collections::HashMap;
use std::sync::Arc;

use super::Key;
use crate::base::Answer;
use crate::call::Call;
use crate::members::skills::categories;
use crate::members::skills::store::Category;

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
