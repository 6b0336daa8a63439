//! The categories that a community sorts skills into.
//!
//! A community that never decided has the usual ones: they are written when somebody asks for the list for the first time.

use contract::Code;

use super::model::{SkillCategoryId, slug, tidy};
use super::store::{self, Category, Counted};
use crate::base::name::hides_letters;
use crate::base::{Answer, OrRefuse as _, Refusal};
use crate::call::{Call, Tx};
use crate::language::Sentence;
use crate::members::model::wrong;
use crate::say;

/// What a new community begins with (spec accounts 2).
const USUAL: [&str; 8] =
    ["Technology", "Home and garden", "Education", "Health", "Arts", "Professional services", "Transport", "Community"];

/// How deep categories may stand in one another.
const DEEPEST: usize = 8;

/// What a category is to be.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wish {
    /// What it is called.
    pub name: Option<String>,
    /// What stands above it; none inside for the top.
    pub parent: Option<Option<SkillCategoryId>>,
    /// What belongs to it.
    pub description: Option<Option<String>>,
    /// Name of a symbol.
    pub icon: Option<Option<String>>,
    /// Its place among its neighbours.
    pub order: Option<i64>,
    /// Whether it is shown.
    pub is_active: Option<bool>,
}

fn missing() -> Sentence {
    say!("skill-category-missing")
}

/// The categories in use in their order. The first to ask for those of a community that has none writes the usual ones.
pub async fn all(call: &Call) -> Answer<Vec<Category>> {
    let there = store::categories(call).await?;
    if !there.is_empty() {
        return Ok(there.into_iter().filter(|category| category.is_active).collect());
    }
    let mut tx = call.begin().await?;
    for (order, name) in (1..).zip(USUAL) {
        store::insert_usual_category(&mut tx, name, &slug(name), order).await?;
    }
    tx.commit().await?;
    Ok(store::categories(call).await?)
}

/// A category in use; none if the community has none of this number.
pub async fn find(call: &Call, id: SkillCategoryId) -> Answer<Option<Category>> {
    Ok(store::category(call, id).await?.filter(|category| category.is_active))
}

/// A category in use, and the skills of members in it.
///
/// Refuses with `NOT_FOUND` if there is none.
pub async fn one(call: &Call, id: SkillCategoryId) -> Answer<(Category, Vec<Counted>)> {
    let category = find(call, id).await?.or_refuse(Code::NotFound, missing())?;
    Ok((category, store::counted(call, &[id]).await?))
}

/// Adds a category.
///
/// Refuses with 422 `VALIDATION_ERROR` a blank name and a parent that is not there, with `ALREADY_EXISTS` a name that is taken.
pub async fn add(call: &Call, wish: Wish) -> Answer<Category> {
    let mut tx = call.begin().await?;
    let new = Category {
        id: 0.into(),
        name: String::new(),
        slug: String::new(),
        parent_id: None,
        description: None,
        icon: None,
        display_order: 0,
        is_active: true,
    };
    let new = fitted(&mut tx, new, wish).await?;
    let id = store::insert_category(&mut tx, &new).await.map_err(taken)?;
    tx.commit().await?;
    Ok(Category { id, ..new })
}

/// Changes a category.
///
/// Refuses as [`add`] does, with `NOT_FOUND` if there is none, and with 422 `VALIDATION_ERROR` on `parent_id` what stands below it.
pub async fn change(call: &Call, id: SkillCategoryId, wish: Wish) -> Answer<Category> {
    let mut tx = call.begin().await?;
    let before = store::lock_category(&mut tx, id).await?.or_refuse(Code::NotFound, missing())?;
    let after = fitted(&mut tx, before, wish).await?;
    store::update_category(&mut tx, &after).await.map_err(taken)?;
    tx.commit().await?;
    Ok(after)
}

/// Hides a category; or deletes it, and what stands below it moves up.
///
/// Refuses with `NOT_FOUND` if there is none, and with 422 `HAS_DEPENDENCIES` to delete one in which members have skills.
pub async fn remove(call: &Call, id: SkillCategoryId, for_good: bool) -> Answer<()> {
    let mut tx = call.begin().await?;
    let category = store::lock_category(&mut tx, id).await?.or_refuse(Code::NotFound, missing())?;
    if for_good {
        if store::is_used(&mut tx, id).await? {
            return Err(Refusal::new(Code::HasDependencies, say!("skill-category-used")).into());
        }
        store::lift(&mut tx, id, category.parent_id).await?;
        store::delete_category(&mut tx, id).await?;
    } else {
        store::update_category(&mut tx, &Category { is_active: false, ..category }).await?;
    }
    tx.commit().await
}

fn taken(error: crate::db::DbError) -> crate::base::Failure {
    if error.is_unique("skill_categories_slug") {
        Refusal::new(Code::AlreadyExists, say!("skill-category-there")).field("name").into()
    } else {
        error.into()
    }
}

/// A category as it is after a wish.
async fn fitted(tx: &mut Tx, mut category: Category, wish: Wish) -> Answer<Category> {
    if let Some(name) = wish.name {
        let name = tidy(&name);
        let short = slug(&name);
        if short.is_empty() {
            return Err(wrong("name", say!("field-empty")).into());
        }
        if hides_letters(&name) {
            return Err(wrong("name", say!("name-unseen-letters")).into());
        }
        (category.name, category.slug) = (name, short);
    }
    if let Some(parent) = wish.parent {
        check_parent(tx, category.id, parent).await?;
        category.parent_id = parent;
    }
    let tidied = |text: Option<String>| text.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
    category.description = wish.description.map_or(category.description, tidied);
    category.icon = wish.icon.map_or(category.icon, tidied);
    category.display_order = wish.order.unwrap_or(category.display_order);
    category.is_active = wish.is_active.unwrap_or(category.is_active);
    Ok(category)
}

/// Walks from a parent to the top: the category itself must not stand there.
async fn check_parent(tx: &mut Tx, id: SkillCategoryId, parent: Option<SkillCategoryId>) -> Answer<()> {
    let mut next = parent;
    for _ in 0..DEEPEST {
        let Some(at) = next else { return Ok(()) };
        if at == id {
            return Err(wrong("parent_id", say!("skill-category-circle")).into());
        }
        match store::lock_category(tx, at).await? {
            Some(above) => next = above.parent_id,
            None => return Err(wrong("parent_id", missing()).into()),
        }
    }
    Err(wrong("parent_id", say!("skill-category-circle")).into())
}
