//! What the endorsements' tables are asked.

pub mod holdings;

use super::model::{EndorsementWithEndorser, endorsement_columns};
use crate::base::{EndorsementId, MemberId, SkillId};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::members::{Card, card_columns};
use crate::{insert, params, record};

/// At most so many skills of a member are shown, with so many endorsers each.
const SKILLS: i64 = 100;
const ENDORSERS: i64 = 20;

/// Endorsements of some members' skills by people who are still there: the most endorsed skills first, of each the latest endorsers. One
/// statement whatever the number of members. Served by `skill_endorsements_once`.
#[rustfmt::skip::macros(concat)]
pub async fn by_skill(call: &Call, members: &[MemberId]) -> Stored<Vec<EndorsementWithEndorser>> {
    call.all(
        concat!("WITH alive AS (
                 SELECT e.id, e.endorsed_id, e.endorser_id, e.skill_key
                   FROM skill_endorsements e
                   JOIN users u ON u.tenant_id = e.tenant_id AND u.id = e.endorser_id AND u.deleted_at IS NULL
                  WHERE e.tenant_id = $1 AND e.endorsed_id = ANY($2)),
             ranked AS (
                 SELECT endorsed_id, skill_key, COUNT(*) AS count,
                        ROW_NUMBER() OVER (PARTITION BY endorsed_id ORDER BY COUNT(*) DESC, MAX(id) DESC) AS place
                   FROM alive
                  GROUP BY endorsed_id, skill_key),
             numbered AS (
                 SELECT id, endorsed_id, skill_key,
                        ROW_NUMBER() OVER (PARTITION BY endorsed_id, skill_key ORDER BY id DESC) AS nth
                   FROM alive)
             SELECT ", endorsement_columns!("e"), ", r.count, ", card_columns!("u"), "
               FROM ranked r
               JOIN numbered n ON n.endorsed_id = r.endorsed_id AND n.skill_key = r.skill_key
               JOIN skill_endorsements e ON e.tenant_id = $1 AND e.id = n.id
               JOIN users u ON u.tenant_id = e.tenant_id AND u.id = e.endorser_id
              WHERE r.place <= $3 AND n.nth <= $4
              ORDER BY r.endorsed_id, r.place, n.nth"),
        params![members, SKILLS, ENDORSERS],
    )
    .await
}

/// Whether `me` endorses one skill of each of some members, with the latest endorsements of it by people who are still there. One
/// statement whatever the number of members. Served by `skill_endorsements_once`.
#[rustfmt::skip::macros(concat)]
pub async fn of_skill(
    call: &Call,
    me: MemberId,
    members: &[MemberId],
    key: &str,
    limit: i64,
) -> Stored<Vec<(bool, EndorsementWithEndorser)>> {
    call.all(
        concat!("WITH alive AS (
                 SELECT e.id, COUNT(*) OVER (PARTITION BY e.endorsed_id) AS count,
                        MAX(CASE WHEN e.endorser_id = $2 THEN 1 ELSE 0 END) OVER (PARTITION BY e.endorsed_id) AS mine,
                        ROW_NUMBER() OVER (PARTITION BY e.endorsed_id ORDER BY e.id DESC) AS nth
                   FROM skill_endorsements e
                   JOIN users u ON u.tenant_id = e.tenant_id AND u.id = e.endorser_id AND u.deleted_at IS NULL
                  WHERE e.tenant_id = $1 AND e.endorsed_id = ANY($3) AND e.skill_key = $4)
             SELECT (a.mine = 1) AS mine, ", endorsement_columns!("e"), ", a.count, ", card_columns!("u"), "
               FROM alive a
               JOIN skill_endorsements e ON e.tenant_id = $1 AND e.id = a.id
               JOIN users u ON u.tenant_id = e.tenant_id AND u.id = e.endorser_id
              WHERE a.nth <= $5
              ORDER BY e.endorsed_id, e.id DESC"),
        params![me, members, key, limit],
    )
    .await
}

/// Some endorsements by people who are still there, each with how many endorse the skill.
#[rustfmt::skip::macros(concat)]
pub async fn by_ids(call: &Call, ids: &[EndorsementId]) -> Stored<Vec<EndorsementWithEndorser>> {
    call.all(
        concat!("SELECT ", endorsement_columns!("e"), ",
                    (SELECT COUNT(*) FROM skill_endorsements o
                      WHERE o.tenant_id = $1 AND o.endorsed_id = e.endorsed_id AND o.skill_key = e.skill_key) AS count,
                    ", card_columns!("u"), "
               FROM skill_endorsements e
               JOIN users u ON u.tenant_id = e.tenant_id AND u.id = e.endorser_id AND u.deleted_at IS NULL
              WHERE e.tenant_id = $1 AND e.id = ANY($2)"),
        params![ids],
    )
    .await
}

record! {
    /// Endorsements of a member in numbers.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct EndorsementStats {
        /// Whose.
        pub member: MemberId,
        /// Of the member's skills.
        pub received: i64,
        /// By the member.
        pub given: i64,
        /// Different skills.
        pub skills: i64,
    }
}

/// Endorsements of some members in numbers; only what people who are still there gave and got counts. Whoever the community does not have is
/// not in the answer.
pub async fn stats(call: &Call, members: &[MemberId]) -> Stored<Vec<EndorsementStats>> {
    call.all(
        "SELECT m.id AS member,
                (SELECT COUNT(*) FROM skill_endorsements e
                   JOIN users u ON u.tenant_id = e.tenant_id AND u.id = e.endorser_id AND u.deleted_at IS NULL
                  WHERE e.tenant_id = $1 AND e.endorsed_id = m.id) AS received,
                (SELECT COUNT(*) FROM skill_endorsements e
                   JOIN users u ON u.tenant_id = e.tenant_id AND u.id = e.endorsed_id AND u.deleted_at IS NULL
                  WHERE e.tenant_id = $1 AND e.endorser_id = m.id) AS given,
                (SELECT COUNT(DISTINCT e.skill_key) FROM skill_endorsements e
                   JOIN users u ON u.tenant_id = e.tenant_id AND u.id = e.endorser_id AND u.deleted_at IS NULL
                  WHERE e.tenant_id = $1 AND e.endorsed_id = m.id) AS skills
           FROM users m
          WHERE m.tenant_id = $1 AND m.id = ANY($2) AND m.deleted_at IS NULL",
        params![members],
    )
    .await
}

record! {
    /// How much a member is endorsed.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Top {
        /// Endorsements of the member's skills.
        pub total: i64,
        /// Different skills.
        pub skills: i64,
    }
}

/// Active members who let themselves be found and have most endorsements.
#[rustfmt::skip::macros(concat)]
pub async fn top(call: &Call, limit: i64) -> Stored<Vec<(Top, Card)>> {
    call.all(
        concat!("SELECT t.total, t.skills, ", card_columns!("u"), "
               FROM (SELECT e.endorsed_id, COUNT(*) AS total, COUNT(DISTINCT e.skill_key) AS skills
                       FROM skill_endorsements e
                       JOIN users g ON g.tenant_id = e.tenant_id AND g.id = e.endorser_id AND g.deleted_at IS NULL
                      WHERE e.tenant_id = $1
                      GROUP BY e.endorsed_id) t
               JOIN users u ON u.tenant_id = $1 AND u.id = t.endorsed_id
              WHERE u.status = 'active' AND u.deleted_at IS NULL AND u.privacy_search
              ORDER BY t.total DESC, t.skills DESC, u.id
              LIMIT $2"),
        params![limit],
    )
    .await
}

/// An endorsement to be.
#[derive(Clone, Debug)]
pub(super) struct NewEndorsement<'a> {
    pub(super) endorser: MemberId,
    pub(super) endorsed: MemberId,
    pub(super) skill: Option<SkillId>,
    pub(super) name: &'a str,
    pub(super) key: &'a str,
    pub(super) comment: Option<&'a str>,
}

/// Whether a member endorses a skill of another one, seen from inside.
pub(super) async fn endorses_in(tx: &mut Tx, endorser: MemberId, endorsed: MemberId, key: &str) -> Stored<bool> {
    tx.one(
        "SELECT EXISTS (SELECT 1 FROM skill_endorsements
                         WHERE tenant_id = $1 AND endorsed_id = $2 AND skill_key = $3 AND endorser_id = $4)",
        params![endorsed, key, endorser],
    )
    .await
}

/// Notes an endorsement. A second one breaks `skill_endorsements_once`.
pub(super) async fn insert(tx: &mut Tx, new: &NewEndorsement<'_>) -> Stored<EndorsementId> {
    let now = tx.now();
    let (sql, params) = insert! { into skill_endorsements {
        endorser_id: new.endorser,
        endorsed_id: new.endorsed,
        skill_id: new.skill,
        skill_name: new.name,
        skill_key: new.key,
        comment: new.comment,
        created_at: now,
    } then "RETURNING id" };
    tx.one(sql, params).await
}

/// Takes an endorsement back.
pub(super) async fn delete(tx: &mut Tx, endorser: MemberId, endorsed: MemberId, key: &str) -> Stored<u64> {
    tx.run(
        "DELETE FROM skill_endorsements
          WHERE tenant_id = $1 AND endorsed_id = $2 AND skill_key = $3 AND endorser_id = $4",
        params![endorsed, key, endorser],
    )
    .await
}

/// Notes that a member vouches for another one; a second time changes nothing.
pub(super) async fn vouch(tx: &mut Tx, endorser: MemberId, endorsed: MemberId) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into peer_endorsements {
        endorser_id: endorser,
        endorsed_id: endorsed,
        created_at: now,
    } then "ON CONFLICT (tenant_id, endorsed_id, endorser_id) DO NOTHING" };
    tx.run(sql, params).await
}

/// How many people who are still there vouch for a member.
pub(super) async fn vouchers(tx: &mut Tx, endorsed: MemberId) -> Stored<i64> {
    tx.one(
        "SELECT COUNT(*)
           FROM peer_endorsements p
           JOIN users u ON u.tenant_id = p.tenant_id AND u.id = p.endorser_id AND u.deleted_at IS NULL
          WHERE p.tenant_id = $1 AND p.endorsed_id = $2",
        params![endorsed],
    )
    .await
}
