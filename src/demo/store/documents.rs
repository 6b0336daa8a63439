//! Legal documents of the demo.

use contract::legal::LegalDocumentType as Kind;

use crate::call::Tx;
use crate::db::Stored;
use crate::{insert, params};

/// What documents there are: which, what they are called, their words, whether members accept them.
const DOCUMENTS: [(Kind, &str, &str, bool); 2] = [
    (
        Kind::Terms,
        "How we do things",
        "An hour is an hour, whoever gives it.\n\nKeep what you agree on, and tell the other in time if you cannot. Hours are no money: they are not sold or bought.\n\n\
         Whoever is unkind to others may have to leave.",
        true,
    ),
    (
        Kind::Privacy,
        "What we know about you",
        "We keep what you tell us in your profile, and what you exchange with others. Your address is shown to nobody but our staff.\n\n\
         You can have a copy of all of it, and leave at any time.",
        false,
    ),
];

/// The documents of a town, accepted by everybody who is a member, by `by`, who administers it.
pub(super) async fn insert_documents(tx: &mut Tx, tenant: i64, by: i64) -> Stored<()> {
    let now = tx.now();
    for (kind, title, content, requires_acceptance) in DOCUMENTS {
        let (sql, params) = insert! { unscoped into legal_documents {
            tenant_id: tenant,
            type: kind,
            current_number: 1,
            required_number: i64::from(requires_acceptance),
        } then "RETURNING id" };
        let document: i64 = tx.unscoped().one(sql, params).await?;
        let (sql, params) = insert! { unscoped into legal_versions {
            tenant_id: tenant,
            document_id: document,
            number: 1,
            title,
            content,
            requires_acceptance,
            published_by: by,
            published_at: now,
        } then "RETURNING id" };
        let version: i64 = tx.unscoped().one(sql, params).await?;
        if requires_acceptance {
            tx.unscoped()
                .run(
                    "INSERT INTO legal_acceptances (tenant_id, user_id, document_id, version_id, number, accepted_at)
                     SELECT tenant_id, id, $2, $3, 1, $4 FROM users WHERE tenant_id = $1 AND status = 'active'",
                    params![tenant, document, version, now],
                )
                .await?;
        }
    }
    Ok(())
}
