//! Reading and writing questions that are asked often.

use contract::Code;

use super::store::{self, Faq, FaqId, Feedback};
use crate::base::text::name_key;
use crate::base::{Answer, Cursor, Failure, Page, Refusal};
use crate::call::Call;
use crate::db::search_pattern;
use crate::say;

/// What a question is about unless somebody says.
const USUAL_CATEGORY: &str = "General";

/// What a question is to be; none stays as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wish {
    /// What it is about.
    pub category: Option<String>,
    /// The question.
    pub question: Option<String>,
    /// The answer.
    pub answer: Option<String>,
    /// Its place in its category.
    pub sort_order: Option<i64>,
    /// Whether others see it.
    pub is_published: Option<bool>,
}

/// The published questions by category and in their order: of one category, or those in which words are found.
pub async fn published(call: &Call, category: Option<&str>, words: Option<&str>) -> Answer<Vec<Faq>> {
    let asked = |text: Option<&str>| text.map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned);
    let (category, pattern) =
        (asked(category).map(|name| name_key(&name)), asked(words).map(|text| search_pattern(&text)));
    Ok(store::published(call, category.as_deref(), pattern.as_deref()).await?)
}

/// All questions by category and in their order.
pub async fn all(call: &Call) -> Answer<Vec<Faq>> {
    Ok(store::all(call).await?)
}

/// Those of some questions that the caller may see: published ones, and all for administrators.
pub async fn each(call: &Call, ids: &[FaqId]) -> Answer<Vec<Faq>> {
    let is_admin = call.member().is_ok_and(|member| member.is_admin());
    let mut found = store::by_ids(call, ids).await?;
    found.retain(|faq| faq.is_published || is_admin);
    Ok(found)
}

fn missing() -> Refusal {
    Refusal::new(Code::NotFound, say!("faq-missing"))
}

/// Adds a question.
///
/// Refuses with 400 `VALIDATION_REQUIRED_FIELD` if question or answer is blank. Source: spec accounts 15.
pub async fn add(call: &Call, wish: Wish) -> Answer<Faq> {
    let now = call.now();
    let new = Faq {
        id: 0.into(),
        category: USUAL_CATEGORY.to_owned(),
        question: String::new(),
        answer: String::new(),
        sort_order: 0,
        is_published: true,
        created_at: now,
        updated_at: now,
    };
    let new = fitted(new, wish)?;
    let mut tx = call.begin().await?;
    let id = store::insert(&mut tx, &new).await?;
    tx.commit().await?;
    Ok(Faq { id, ..new })
}

/// Changes a question.
///
/// Refuses with 400 `VALIDATION_NO_FIELDS` if nothing is named, with `NOT_FOUND` if there is no such question, else as [`add`] does.
pub async fn change(call: &Call, id: FaqId, wish: Wish) -> Answer<Faq> {
    if wish == Wish::default() {
        return Err(Refusal::new(Code::ValidationNoFields, say!("faq-nothing-named")).into());
    }
    let mut tx = call.begin().await?;
    let before = store::lock(&mut tx, id).await?.ok_or_else(missing)?;
    let after = Faq { updated_at: call.now(), ..fitted(before, wish)? };
    store::update(&mut tx, &after).await?;
    tx.commit().await?;
    Ok(after)
}

/// Deletes a question.
///
/// Refuses with `NOT_FOUND` if there is no such question.
pub async fn delete(call: &Call, id: FaqId) -> Answer<()> {
    let mut tx = call.begin().await?;
    if store::delete(&mut tx, id).await? == 0 {
        return Err(missing().into());
    }
    tx.commit().await
}

/// Notes whether a published answer helped the viewer, and shows its question. What they say last counts.
///
/// Refuses with `NOT_FOUND` if there is no such question, with 403 `FORBIDDEN` whoever is no member of this community. Source: spec accounts 15.
pub async fn say_of(call: &Call, id: FaqId, is_helpful: bool, comment: Option<&str>) -> Answer<Faq> {
    let viewer = call.member()?;
    if viewer.tenant != call.tenant() {
        return Err(Refusal::new(Code::Forbidden, say!("not-a-member")).into());
    }
    let comment = comment.map(str::trim).filter(|text| !text.is_empty());
    let mut tx = call.begin().await?;
    let faq = store::lock(&mut tx, id).await?.filter(|faq| faq.is_published).ok_or_else(missing)?;
    store::say_of(&mut tx, viewer.id, id, is_helpful, comment).await?;
    tx.commit().await?;
    Ok(faq)
}

/// What members say of answers, the newest first.
pub async fn feedback(call: &Call, limit: i64, cursor: Option<Cursor>) -> Answer<Page<Feedback>> {
    let before = call.newest_behind(cursor);
    let rows = store::feedback(call, before, limit + 1).await?;
    Ok(call.page(rows, limit, |row| row.id))
}

fn fitted(faq: Faq, wish: Wish) -> Result<Faq, Failure> {
    let tidied = |text: Option<String>, old: String| text.map_or(old, |text| text.trim().to_owned());
    let category = tidied(wish.category, faq.category);
    let after = Faq {
        category: if category.is_empty() { USUAL_CATEGORY.to_owned() } else { category },
        question: tidied(wish.question, faq.question),
        answer: tidied(wish.answer, faq.answer),
        sort_order: wish.sort_order.unwrap_or(faq.sort_order),
        is_published: wish.is_published.unwrap_or(faq.is_published),
        ..Faq { category: String::new(), question: String::new(), answer: String::new(), ..faq }
    };
    for (field, text) in [("question", &after.question), ("answer", &after.answer)] {
        if text.is_empty() {
            return Err(Refusal::new(Code::ValidationRequiredField, say!("field-required"))
                .status(400)
                .field(field)
                .into());
        }
    }
    Ok(after)
}
