//! What the list's table is asked.

use crate::base::SkillId;
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::{insert, params, record};

record! {
    /// A skill on the list.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Skill {
        /// `skills.id`.
        pub id: SkillId,
        /// As it was put there.
        pub name: String,
        /// How many endorsements name it, however they spell it.
        pub endorsements_count: i64,
    }
}

/// Some skills by name, those that `pattern` finds. Served by `skills_name`.
pub async fn page(call: &Call, pattern: Option<&str>, limit: i64, offset: i64) -> Stored<Vec<Skill>> {
    call.all(
        "SELECT s.id, s.name,
                (SELECT COUNT(*) FROM skill_endorsements e
                  WHERE e.tenant_id = $1 AND e.skill_key = s.name_key) AS endorsements_count
           FROM skills s
          WHERE s.tenant_id = $1 AND ($2 IS NULL OR s.name_key LIKE $2 ESCAPE '\\')
          ORDER BY s.name_key, s.id
          LIMIT $3 OFFSET $4",
        params![pattern, limit, offset],
    )
    .await
}

/// Some skills.
pub async fn by_ids(call: &Call, ids: &[SkillId]) -> Stored<Vec<Skill>> {
    call.all(
        "SELECT s.id, s.name,
                (SELECT COUNT(*) FROM skill_endorsements e
                  WHERE e.tenant_id = $1 AND e.skill_key = s.name_key) AS endorsements_count
           FROM skills s
          WHERE s.tenant_id = $1 AND s.id = ANY($2)",
        params![ids],
    )
    .await
}

/// How many skills there are.
pub async fn count(call: &Call, pattern: Option<&str>) -> Stored<i64> {
    call.one(
        "SELECT COUNT(*) FROM skills s
          WHERE s.tenant_id = $1 AND ($2 IS NULL OR s.name_key LIKE $2 ESCAPE '\\')",
        params![pattern],
    )
    .await
}

/// The skill of a name, however it is spelled. Served by `skills_name`.
const BY_KEY: &str = "SELECT id FROM skills WHERE tenant_id = $1 AND name_key = $2";

/// The skill of a name, however it is spelled.
pub(crate) async fn by_key(tx: &mut Tx, key: &str) -> Stored<Option<SkillId>> {
    tx.optional(BY_KEY, params![key]).await
}

/// The same outside a transaction.
pub(super) async fn named(call: &Call, key: &str) -> Stored<Option<SkillId>> {
    call.optional(BY_KEY, params![key]).await
}

/// Puts a skill on the list. A second one of its name breaks `skills_name`.
pub(super) async fn insert(tx: &mut Tx, name: &str, key: &str) -> Stored<SkillId> {
    let now = tx.now();
    let (sql, params) = insert! { into skills { name, name_key: key, created_at: now } then "RETURNING id" };
    tx.one(sql, params).await
}
