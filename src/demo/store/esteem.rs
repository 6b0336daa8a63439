//! How what people say about one another is written.

use crate::base::text::{name_key, search_text};
use crate::call::Tx;
use crate::db::Stored;
use crate::demo::esteem::{Endorsement, Measure, Review, Vouch};
use crate::demo::words;
use crate::recognition::{Badge, Earned};
use crate::reviews::Kind;
use crate::safeguarding::model as safeguarding;
use crate::{insert, params};

pub(super) async fn insert_skills(tx: &mut Tx, tenant: i64) -> Stored<()> {
    let now = tx.now();
    for skill in words::SKILLS {
        let (sql, params) = insert! { unscoped into skills {
            tenant_id: tenant,
            name: *skill,
            name_key: name_key(skill),
            created_at: now,
        } };
        tx.unscoped().run(sql, params).await?;
    }
    Ok(())
}

pub(super) async fn insert_review(tx: &mut Tx, review: &Review) -> Stored<()> {
    let federated = review.reviewer.is_none();
    let (sql, params) = insert! { unscoped into reviews {
        tenant_id: review.tenant,
        reviewer_id: review.reviewer,
        receiver_id: review.receiver,
        transaction_id: review.transaction,
        rating: review.rating,
        comment: review.comment,
        search_text: search_text(review.comment),
        status: review.status,
        review_type: if federated { Kind::Federated } else { Kind::Local },
        is_anonymous: review.is_anonymous,
        show_cross_tenant: review.shown,
        reviewer_name: federated.then_some("A neighbour"),
        deleted_by_author_at: review.withdrawn.then_some(review.at),
        created_at & updated_at: review.at,
    } then "RETURNING id" };
    let id: i64 = tx.unscoped().one(sql, params).await?;
    let Some(reviewer) = review.reviewer else { return Ok(()) };
    let (sql, params) = insert! { unscoped into xp_entries {
        tenant_id: review.tenant,
        user_id: reviewer,
        points: Earned::ReviewWritten.points(),
        reason: Earned::ReviewWritten,
        subject: id,
        created_at: review.at,
    } };
    tx.unscoped().run(sql, params).await?;
    Ok(())
}

pub(super) async fn insert_endorsement(tx: &mut Tx, one: &Endorsement) -> Stored<u64> {
    let key = name_key(one.skill);
    tx.unscoped().run(
        "INSERT INTO skill_endorsements (tenant_id, endorser_id, endorsed_id, skill_id, skill_name, skill_key, comment, created_at)
         VALUES ($1, $2, $3, (SELECT id FROM skills WHERE tenant_id = $1 AND name_key = $5), $4, $5, $6, $7)",
        params![one.tenant, one.endorser, one.endorsed, one.skill, key, one.comment, one.at],
    )
    .await
}

pub(super) async fn insert_vouch(tx: &mut Tx, vouch: &Vouch) -> Stored<()> {
    let (sql, params) = insert! { unscoped into peer_endorsements {
        tenant_id: vouch.tenant,
        endorser_id: vouch.endorser,
        endorsed_id: vouch.endorsed,
        created_at: vouch.at,
    } };
    tx.unscoped().run(sql, params).await?;
    if vouch.grants {
        let (sql, params) = insert! { unscoped into member_verification_badges {
            tenant_id: vouch.tenant,
            user_id: vouch.endorsed,
            badge_type: Badge::PeerEndorsed,
            verification_note: "Enough members vouch for them.",
            granted_at: vouch.at,
        } };
        tx.unscoped().run(sql, params).await?;
    }
    Ok(())
}

pub(super) async fn insert_measure(tx: &mut Tx, measure: &Measure) -> Stored<u64> {
    let (sql, params) = insert! { unscoped into safeguarding_measures {
        tenant_id: measure.tenant,
        kind: safeguarding::Kind::NoContact,
        member_id: measure.member,
        partner_id: measure.partner,
        direction: safeguarding::Direction::Both,
        reason: "Both asked for it after a quarrel.",
        starts_at & made_at: measure.at,
        made_by: measure.by,
    } };
    tx.unscoped().run(sql, params).await
}
