//! What administrators do with categories. The door has asked for their role.

use contract::Code;

use super::store::{self, TransactionCategory};
use crate::base::name::hides_letters;
use crate::base::{Answer, Failure, OrRefuse as _, Refusal, TransactionCategoryId};
use crate::call::Call;
use crate::db::DbError;
use crate::language::Sentence;
use crate::say;

const GONE: Sentence = say!("transaction-category-missing");

/// The refusal of a category that is not there.
#[must_use]
pub fn missing() -> Refusal {
    Refusal::new(Code::NotFound, GONE)
}

/// What changes; what is `None` stays.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// Its name.
    pub name: Option<String>,
    /// What belongs to it.
    pub description: Option<Option<String>>,
    /// `#rrggbb`.
    pub color: Option<Option<String>>,
    /// Lower ones come first.
    pub sort_order: Option<i64>,
    /// Whether it is offered.
    pub is_active: Option<bool>,
}

impl Change {
    fn apply(self, to: TransactionCategory) -> Answer<TransactionCategory> {
        let name = self.name.map_or(to.name, |name| name.trim().to_owned());
        if name.is_empty() {
            return Err(Refusal::new(Code::ValidationRequiredField, say!("transaction-category-name-missing"))
                .field("name")
                .into());
        }
        if hides_letters(&name) {
            return Err(Refusal::new(Code::ValidationInvalidValue, say!("title-unseen-letters")).field("name").into());
        }
        Ok(TransactionCategory {
            id: to.id,
            name,
            description: self.description.unwrap_or(to.description),
            color: self.color.unwrap_or(to.color),
            sort_order: self.sort_order.unwrap_or(to.sort_order),
            is_active: self.is_active.unwrap_or(to.is_active),
        })
    }
}

/// Adds a category.
///
/// # Errors
/// 409 `ALREADY_EXISTS` if there is one of this name.
pub async fn create(call: &Call, change: Change) -> Answer<TransactionCategory> {
    let blank = TransactionCategory {
        id: 0.into(),
        name: String::new(),
        description: None,
        color: None,
        sort_order: 0,
        is_active: true,
    };
    let mut category = change.apply(blank)?;
    let mut tx = call.begin().await?;
    category.id = store::insert(&mut tx, &category).await.map_err(told)?;
    tx.commit().await?;
    Ok(category)
}

/// Changes a category.
///
/// # Errors
/// 404 `NOT_FOUND` if it is gone; 409 `ALREADY_EXISTS` if another one has this name.
pub async fn update(call: &Call, id: TransactionCategoryId, change: Change) -> Answer<TransactionCategory> {
    let mut tx = call.begin().await?;
    let category = change.apply(store::lock(&mut tx, id).await?.or_refuse(Code::NotFound, GONE)?)?;
    store::update(&mut tx, &category).await.map_err(told)?;
    tx.commit().await?;
    Ok(category)
}

/// Removes a category.
///
/// # Errors
/// 404 `NOT_FOUND` if it is gone.
pub async fn remove(call: &Call, id: TransactionCategoryId) -> Answer<()> {
    let mut tx = call.begin().await?;
    if !store::remove(&mut tx, id).await? {
        return Err(Refusal::new(Code::NotFound, GONE).into());
    }
    tx.commit().await
}

fn told(error: DbError) -> Failure {
    if error.is_unique(store::ONE_NAME) {
        Refusal::new(Code::AlreadyExists, say!("transaction-category-exists")).field("name").into()
    } else {
        error.into()
    }
}
