//! Questions of the demo, and what was written to its staff.

use crate::auth::tokens::digest;
use crate::base::text::{name_key, search_text};
use crate::call::Tx;
use crate::db::Stored;
use crate::insert;
use crate::support::store::{Kind, Status};

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

/// What was written to the staff of a town: by a member, and by somebody who is none.
pub(super) async fn insert_requests(tx: &mut Tx, tenant: i64, people: &[i64]) -> Stored<()> {
    let Some(&ben) = people.get(1) else { return Ok(()) };
    let now = tx.now();
    let told = "I asked Cleo for help with my bicycle, and cannot find where I confirm that we are done.";
    let (sql, params) = insert! { unscoped into support_requests {
        tenant_id: tenant,
        user_id: ben,
        type: Kind::HowTo,
        status: Status::Open,
        summary: "Where do I confirm an exchange?",
        description: told,
        page_url: "/exchanges",
        digest: digest(told),
        created_at: now,
    } };
    tx.unscoped().run(sql, params).await?;
    let asked = "We are three families in Mill Lane and would like to join. Is there an evening where we can meet you?";
    let (sql, params) = insert! { unscoped into support_requests {
        tenant_id: tenant,
        type: Kind::Contact,
        status: Status::Open,
        summary: "general",
        description: asked,
        name: "Dora Hill",
        email: "dora@post.example",
        digest: digest(asked),
        created_at: now,
    } };
    tx.unscoped().run(sql, params).await?;
    Ok(())
}
