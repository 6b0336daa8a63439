//! Questions of the demo.

use crate::base::text::{name_key, search_text};
use crate::call::Tx;
use crate::db::Stored;
use crate::insert;

/// What is asked often: about what, the question, the answer.
const FAQS: [(&str, &str, &str); 4] = [
    (
        "Hours",
        "How do I get hours?",
        "Do something for another member. An hour of yours is worth an hour of anybody's.",
    ),
    (
        "Hours",
        "Do hours expire?",
        "No. What you have not spent stays yours, and you can give it to the community fund.",
    ),
    (
        "Exchanges",
        "How do I ask somebody for help?",
        "Find a listing and ask for an exchange, or write to the member first.",
    ),
    (
        "Exchanges",
        "What if something goes wrong?",
        "Tell your coordinator. Exchanges can be cancelled, and hours given back.",
    ),
];

/// The questions of a town.
pub(super) async fn insert_faqs(tx: &mut Tx, tenant: i64) -> Stored<()> {
    let now = tx.now();
    for (order, (category, question, answer)) in (1_i64..).zip(FAQS) {
        let (sql, params) = insert! { unscoped into faqs {
            tenant_id: tenant,
            category,
            category_key: name_key(category),
            question,
            answer,
            search_text: search_text([question, answer]),
            sort_order: order,
            is_published: true,
            created_at & updated_at: now,
        } };
        tx.unscoped().run(sql, params).await?;
    }
    Ok(())
}
