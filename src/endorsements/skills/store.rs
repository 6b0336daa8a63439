//! What the list's table is asked.

use crate::base::SkillId;
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::{params, record};

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
    call.db()
        .all(
            "SELECT s.id, s.name,
                    (SELECT COUNT(*) FROM skill_endorsements e
                      WHERE e.tenant_id = $1 AND e.skill_key = s.name_key) AS endorsements_count
               FROM skills s
              WHERE s.tenant_id = $1 AND ($2 IS NULL OR s.name_key LIKE $2 ESCAPE '\\')
              ORDER BY s.name_key, s.id
              LIMIT $3 OFFSET $4",
            params![call.tenant(), pattern, limit, offset],
        )
        .await
}

/// Some skills.
pub async fn by_ids(call: &Call, ids: &[SkillId]) -> Stored<Vec<Skill>> {
    call.db()
        .all(
            "SELECT s.id, s.name,
                    (SELECT COUNT(*) FROM skill_endorsements e
                      WHERE e.tenant_id = $1 AND e.skill_key = s.name_key) AS endorsements_count
               FROM skills s
              WHERE s.tenant_id = $1 AND s.id = ANY($2)",
            params![call.tenant(), ids],
        )
        .await
}

/// How many skills there are.
pub async fn count(call: &Call, pattern: Option<&str>) -> Stored<i64> {
    call.db()
        .one(
            "SELECT COUNT(*) FROM skills s
              WHERE s.tenant_id = $1 AND ($2 IS NULL OR s.name_key LIKE $2 ESCAPE '\\')",
            params![call.tenant(), pattern],
        )
        .await
}

/// The skill of a name, however it is spelled.
pub(in crate::endorsements) async fn by_key(tx: &mut Tx, key: &str) -> Stored<Option<SkillId>> {
    let tenant = tx.tenant();
    tx.optional("SELECT id FROM skills WHERE tenant_id = $1 AND name_key = $2", params![tenant, key]).await
}

/// Puts a skill on the list. A second one of its name breaks `skills_name`.
pub(super) async fn insert(tx: &mut Tx, name: &str, key: &str) -> Stored<SkillId> {
    let (tenant, now) = (tx.tenant(), tx.now());
    tx.one(
        "INSERT INTO skills (tenant_id, name, name_key, created_at) VALUES ($1, $2, $3, $4) RETURNING id",
        params![tenant, name, key, now],
    )
    .await
}
