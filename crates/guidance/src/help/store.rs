//! What the table of questions is asked.

use crate::base::text::{name_key, search_text};
use crate::base::{MemberId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::{ids, insert, newest_first, params, record};

ids! {
    /// A question that is asked often.
    FaqId,
}

record! {
    /// A question that is asked often, with its answer.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Faq {
        /// `faqs.id`.
        pub id: FaqId,
        /// What it is about.
        pub category: String,
        /// The question.
        pub question: String,
        /// The answer, as plain text.
        pub answer: String,
        /// Its place in its category.
        pub sort_order: i64,
        /// Whether others see it.
        pub is_published: bool,
        /// When it was added.
        pub created_at: Timestamp,
        /// When it was changed last.
        pub updated_at: Timestamp,
    }
    select faq_columns
}

impl Faq {
    fn words(&self) -> String {
        search_text([self.question.as_str(), &self.answer])
    }
}

/// The published questions by category and in their order: of a category by its key, or those that a pattern finds. Served by `faqs_in_order`.
#[rustfmt::skip::macros(concat)]
pub(super) async fn published(call: &Call, category: Option<&str>, pattern: Option<&str>) -> Stored<Vec<Faq>> {
    call.all(
        concat!("SELECT ", faq_columns!(), "
               FROM faqs
              WHERE tenant_id = $1 AND is_published AND ($2 IS NULL OR category_key = $2)
                AND ($3 IS NULL OR search_text LIKE $3 ESCAPE '\\')
              ORDER BY category_key, sort_order, id"),
        params![category, pattern],
    )
    .await
}

/// All questions by category and in their order. Served by `faqs_in_order`.
#[rustfmt::skip::macros(concat)]
pub(super) async fn all(call: &Call) -> Stored<Vec<Faq>> {
    call.all(
        concat!("SELECT ", faq_columns!(), " FROM faqs WHERE tenant_id = $1 ORDER BY category_key, sort_order, id"),
        params![],
    )
    .await
}

/// Some questions.
#[rustfmt::skip::macros(concat)]
pub(super) async fn by_ids(call: &Call, ids: &[FaqId]) -> Stored<Vec<Faq>> {
    call.all(concat!("SELECT ", faq_columns!(), " FROM faqs WHERE tenant_id = $1 AND id = ANY($2)"), params![ids]).await
}

/// A question with its row held.
#[rustfmt::skip::macros(concat)]
pub(super) async fn lock(tx: &mut Tx, id: FaqId) -> Stored<Option<Faq>> {
    tx.optional(
        concat!("SELECT ", faq_columns!(), " FROM faqs WHERE tenant_id = $1 AND id = $2 FOR NO KEY UPDATE"),
        params![id],
    )
    .await
}

/// Adds a question.
pub(super) async fn insert(tx: &mut Tx, faq: &Faq) -> Stored<FaqId> {
    let (sql, params) = insert! { into faqs {
        category: &faq.category,
        category_key: name_key(&faq.category),
        question: &faq.question,
        answer: &faq.answer,
        search_text: faq.words(),
        sort_order: faq.sort_order,
        is_published: faq.is_published,
        created_at: faq.created_at,
        updated_at: faq.updated_at,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Writes a question.
pub(super) async fn update(tx: &mut Tx, faq: &Faq) -> Stored<u64> {
    tx.run(
        "UPDATE faqs
            SET category = $3, category_key = $4, question = $5, answer = $6, search_text = $7, sort_order = $8, is_published = $9,
                updated_at = $10
          WHERE tenant_id = $1 AND id = $2",
        params![
            faq.id,
            &faq.category,
            name_key(&faq.category),
            &faq.question,
            &faq.answer,
            faq.words(),
            faq.sort_order,
            faq.is_published,
            faq.updated_at
        ],
    )
    .await
}

/// Deletes a question.
pub(super) async fn delete(tx: &mut Tx, id: FaqId) -> Stored<u64> {
    tx.run("DELETE FROM faqs WHERE tenant_id = $1 AND id = $2", params![id]).await
}

record! {
    /// What a member says of an answer.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Feedback {
        /// `faq_feedback.id`.
        pub id: i64,
        /// The question.
        pub faq_id: FaqId,
        /// Whether the answer helped.
        pub is_helpful: bool,
        /// What there is to say about it.
        pub comment: Option<String>,
        /// When it was said.
        pub created_at: Timestamp,
    }
    select feedback_columns
}

/// Notes what a member says of an answer, instead of what they said before.
pub(super) async fn say_of(
    tx: &mut Tx,
    member: MemberId,
    faq: FaqId,
    is_helpful: bool,
    comment: Option<&str>,
) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into faq_feedback {
        faq_id: faq,
        user_id: member,
        is_helpful,
        comment,
        created_at: now,
    } then "ON CONFLICT (tenant_id, faq_id, user_id)
            DO UPDATE SET is_helpful = excluded.is_helpful, comment = excluded.comment, created_at = excluded.created_at" };
    tx.run(sql, params).await
}

/// What members say of answers, the newest first, before an id.
#[rustfmt::skip::macros(concat)]
pub(super) async fn feedback(call: &Call, before: i64, limit: i64) -> Stored<Vec<Feedback>> {
    call.all(
        newest_first!(call.way(), before, order => concat!("SELECT ", feedback_columns!(), " FROM faq_feedback WHERE tenant_id = $1 AND id ", before!(), " $2 ORDER BY id ", order!(), " LIMIT $3")),
        params![before, limit],
    )
    .await
}
