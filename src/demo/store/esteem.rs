//! How what people say about one another is written.

use crate::base::text::search_text;
use crate::call::Tx;
use crate::db::Stored;
use crate::demo::esteem::{Endorsement, Measure, Review, Vouch};
use crate::demo::words;
use crate::params;

pub(super) async fn insert_skills(tx: &mut Tx, tenant: i64) -> Stored<()> {
    let now = tx.now();
    for skill in words::SKILLS {
        tx.run(
            "INSERT INTO skills (tenant_id, name, name_key, created_at) VALUES ($1, $2, $3, $4)",
            params![tenant, *skill, search_text([*skill]), now],
        )
        .await?;
    }
    Ok(())
}

pub(super) async fn insert_review(tx: &mut Tx, review: &Review) -> Stored<()> {
    let federated = review.reviewer.is_none();
    let id: i64 = tx
        .one(
            "INSERT INTO reviews (tenant_id, reviewer_id, receiver_id, transaction_id, rating, comment, search_text, status, review_type,
                    is_anonymous, show_cross_tenant, reviewer_name, deleted_by_author_at, created_at, updated_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14)
             RETURNING id",
            params![
                review.tenant,
                review.reviewer,
                review.receiver,
                review.transaction,
                review.rating,
                review.comment,
                search_text(review.comment),
                review.status,
                if federated { "federated" } else { "local" },
                review.is_anonymous,
                review.shown,
                federated.then_some("A neighbour"),
                review.withdrawn.then_some(review.at),
                review.at
            ],
        )
        .await?;
    let Some(reviewer) = review.reviewer else { return Ok(()) };
    tx.run(
        "INSERT INTO xp_entries (tenant_id, user_id, points, reason, subject, created_at)
         VALUES ($1, $2, 10, 'review_written', $3, $4)",
        params![review.tenant, reviewer, id, review.at],
    )
    .await?;
    let actor = (!review.is_anonymous).then_some(reviewer);
    tx.run(
        "INSERT INTO feed_activities (tenant_id, actor_id, kind, subject, is_visible, created_at)
         VALUES ($1, $2, 'review_written', $3, $4, $5)",
        params![review.tenant, actor, id, review.status == "approved", review.at],
    )
    .await?;
    Ok(())
}

pub(super) async fn insert_endorsement(tx: &mut Tx, one: &Endorsement) -> Stored<u64> {
    let key = search_text([one.skill]);
    tx.run(
        "INSERT INTO skill_endorsements (tenant_id, endorser_id, endorsed_id, skill_id, skill_name, skill_key, comment, created_at)
         VALUES ($1, $2, $3, (SELECT id FROM skills WHERE tenant_id = $1 AND name_key = $5), $4, $5, $6, $7)",
        params![one.tenant, one.endorser, one.endorsed, one.skill, key, one.comment, one.at],
    )
    .await
}

pub(super) async fn insert_vouch(tx: &mut Tx, vouch: &Vouch) -> Stored<()> {
    tx.run(
        "INSERT INTO peer_endorsements (tenant_id, endorser_id, endorsed_id, created_at) VALUES ($1, $2, $3, $4)",
        params![vouch.tenant, vouch.endorser, vouch.endorsed, vouch.at],
    )
    .await?;
    if vouch.grants {
        tx.run(
            "INSERT INTO member_verification_badges (tenant_id, user_id, badge_type, verification_note, granted_at)
             VALUES ($1, $2, 'peer_endorsed', 'Enough members vouch for them.', $3)",
            params![vouch.tenant, vouch.endorsed, vouch.at],
        )
        .await?;
    }
    Ok(())
}

pub(super) async fn insert_measure(tx: &mut Tx, measure: &Measure) -> Stored<u64> {
    tx.run(
        "INSERT INTO safeguarding_measures (tenant_id, kind, member_id, partner_id, direction, reason, starts_at, made_by, made_at)
         VALUES ($1, 'no_contact', $2, $3, 'both', 'Both asked for it after a quarrel.', $5, $4, $5)",
        params![measure.tenant, measure.member, measure.partner, measure.by, measure.at],
    )
    .await
}
