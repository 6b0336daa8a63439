//! The SQL of second factors. An account's rows belong to its own community, whichever one is called.

use chrono::TimeDelta;

use crate::base::{MemberId, TenantId, Timestamp};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::{insert, params, record};

record! {
    /// A second factor that is on.
    pub struct Factor {
        /// What its secret is made of.
        pub seed: [u8; 16],
        /// What tells the secret from others.
        pub secret_hash: [u8; 32],
        /// The last step whose code counted.
        pub last_step: Option<i64>,
    }
}

record! {
    /// A secret that waits for its first code.
    pub struct Pending {
        /// What it is made of.
        pub pending_seed: [u8; 16],
        /// What tells it from others.
        pub pending_hash: [u8; 32],
    }
}

record! {
    /// The first step of a sign-in.
    pub struct Challenge {
        /// `sign_in_challenges.id`.
        pub id: i64,
        /// Whose.
        pub user_id: MemberId,
        /// The account's own community.
        pub tenant_id: TenantId,
        /// So often a code was tried.
        pub attempts: i64,
    }
}

/// Whether a member's second factor is on.
pub async fn is_on(tx: &mut Tx, tenant: TenantId, member: MemberId) -> Stored<bool> {
    tx.unscoped()
        .one(
            "SELECT EXISTS (SELECT 1 FROM second_factors WHERE tenant_id = $1 AND user_id = $2 AND seed IS NOT NULL)",
            params![tenant, member],
        )
        .await
}

/// Whether a member's second factor is on, and how many backup codes were not used.
pub async fn standing(call: &Call, tenant: TenantId, member: MemberId) -> Stored<(bool, i64)> {
    call.unscoped()
        .one(
            "SELECT EXISTS (SELECT 1 FROM second_factors WHERE tenant_id = $1 AND user_id = $2 AND seed IS NOT NULL),
                    (SELECT COUNT(*) FROM backup_codes WHERE tenant_id = $1 AND user_id = $2 AND used_at IS NULL)",
            params![tenant, member],
        )
        .await
}

/// A member's second factor, if it is on.
pub(super) async fn factor(tx: &mut Tx, tenant: TenantId, member: MemberId) -> Stored<Option<Factor>> {
    tx.unscoped()
        .optional(
            "SELECT seed, secret_hash, last_step
               FROM second_factors
              WHERE tenant_id = $1 AND user_id = $2 AND seed IS NOT NULL",
            params![tenant, member],
        )
        .await
}

/// The secret of a member that waits for its first code.
pub(super) async fn pending(tx: &mut Tx, tenant: TenantId, member: MemberId) -> Stored<Option<Pending>> {
    tx.unscoped()
        .optional(
            "SELECT pending_seed, pending_hash
               FROM second_factors
              WHERE tenant_id = $1 AND user_id = $2 AND pending_seed IS NOT NULL",
            params![tenant, member],
        )
        .await
}

/// Lets a secret wait for its first code, in the place of one that waited before. The member's second factor is off.
pub(super) async fn keep(
    tx: &mut Tx,
    tenant: TenantId,
    member: MemberId,
    seed: [u8; 16],
    hash: [u8; 32],
) -> Stored<u64> {
    let (sql, params) = insert! { unscoped into second_factors {
        tenant_id: tenant,
        user_id: member,
        pending_seed: seed,
        pending_hash: hash,
    } or update on [tenant_id, user_id] };
    tx.unscoped().run(sql, params).await
}

/// Switches a member's second factor on with the secret that waited, whose first code was that of `step`.
pub(super) async fn enable(tx: &mut Tx, tenant: TenantId, member: MemberId, step: i64) -> Stored<u64> {
    let now = tx.now();
    tx.unscoped()
        .run(
            "UPDATE second_factors
                SET seed = pending_seed, secret_hash = pending_hash, pending_seed = NULL, pending_hash = NULL,
                    last_step = $3, enabled_at = $4
              WHERE tenant_id = $1 AND user_id = $2 AND pending_seed IS NOT NULL AND seed IS NULL",
            params![tenant, member, step, now],
        )
        .await
}

/// Forgets a member's second factor with its backup codes. Tells whether it was on.
pub(super) async fn forget(tx: &mut Tx, tenant: TenantId, member: MemberId) -> Stored<bool> {
    let on = is_on(tx, tenant, member).await?;
    let tx = tx.unscoped();
    tx.run("DELETE FROM second_factors WHERE tenant_id = $1 AND user_id = $2", params![tenant, member]).await?;
    tx.run("DELETE FROM backup_codes WHERE tenant_id = $1 AND user_id = $2", params![tenant, member]).await?;
    Ok(on)
}

/// Lets a step count, if no later one has.
pub(super) async fn use_step(tx: &mut Tx, tenant: TenantId, member: MemberId, step: i64) -> Stored<u64> {
    tx.unscoped()
        .run(
            "UPDATE second_factors
                SET last_step = $3
              WHERE tenant_id = $1 AND user_id = $2 AND (last_step IS NULL OR last_step < $3)",
            params![tenant, member, step],
        )
        .await
}

/// Gives a member other backup codes, in the place of those that were not used.
pub(super) async fn keep_backup_codes(
    tx: &mut Tx,
    tenant: TenantId,
    member: MemberId,
    hashes: &[[u8; 32]],
) -> Stored<()> {
    let now = tx.now();
    tx.unscoped()
        .run(
            "DELETE FROM backup_codes WHERE tenant_id = $1 AND user_id = $2 AND used_at IS NULL",
            params![tenant, member],
        )
        .await?;
    for hash in hashes {
        let (sql, params) = insert! { unscoped into backup_codes {
            tenant_id: tenant,
            user_id: member,
            code_hash: *hash,
            created_at: now,
        } };
        tx.unscoped().run(sql, params).await?;
    }
    Ok(())
}

/// Uses a backup code up, if it is one that was not used.
pub(super) async fn use_backup_code(tx: &mut Tx, tenant: TenantId, member: MemberId, hash: [u8; 32]) -> Stored<u64> {
    let now = tx.now();
    tx.unscoped()
        .run(
            "UPDATE backup_codes
                SET used_at = $4
              WHERE tenant_id = $1 AND user_id = $2 AND code_hash = $3 AND used_at IS NULL",
            params![tenant, member, hash, now],
        )
        .await
}

/// How many wrong codes a member has tried since a moment.
pub(super) async fn failures(tx: &mut Tx, tenant: TenantId, member: MemberId, since: Timestamp) -> Stored<i64> {
    tx.unscoped()
        .one(
            "SELECT COUNT(*) FROM second_factor_failures WHERE tenant_id = $1 AND user_id = $2 AND failed_at > $3",
            params![tenant, member, since],
        )
        .await
}

/// Writes a wrong code down.
pub(super) async fn fail(tx: &mut Tx, tenant: TenantId, member: MemberId) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { unscoped into second_factor_failures {
        tenant_id: tenant,
        user_id: member,
        failed_at: now,
    } };
    tx.unscoped().run(sql, params).await
}

/// Forgets the wrong codes of a member.
pub(super) async fn forgive(tx: &mut Tx, tenant: TenantId, member: MemberId) -> Stored<u64> {
    tx.unscoped()
        .run("DELETE FROM second_factor_failures WHERE tenant_id = $1 AND user_id = $2", params![tenant, member])
        .await
}

/// Keeps the first step of a sign-in to the transaction's community.
pub(super) async fn open(
    tx: &mut Tx,
    (tenant, member): (TenantId, MemberId),
    token_hash: [u8; 32],
    lasts: TimeDelta,
) -> Stored<u64> {
    let (now, community) = (tx.now(), tx.tenant());
    let (sql, params) = insert! { unscoped into sign_in_challenges {
        tenant_id: tenant,
        user_id: member,
        community,
        token_hash,
        attempts: 0,
        created_at: now,
        expires_at: now + lasts,
    } };
    tx.unscoped().run(sql, params).await
}

/// Counts an attempt at the second step of a sign-in to this community, and gives its first one; none if there is none, or it is over.
pub(super) async fn attempt(call: &Call, token_hash: [u8; 32]) -> Stored<Option<Challenge>> {
    call.unscoped()
        .optional(
            "UPDATE sign_in_challenges
                SET attempts = attempts + 1
              WHERE community = $1 AND token_hash = $2 AND expires_at > $3
              RETURNING id, user_id, tenant_id, attempts",
            params![call.tenant(), token_hash, call.now()],
        )
        .await
}

/// Ends the first step of a sign-in. Tells whether it was there.
pub(super) async fn close(tx: &mut Tx, challenge: &Challenge) -> Stored<bool> {
    let gone = tx
        .unscoped()
        .run(
            "DELETE FROM sign_in_challenges WHERE tenant_id = $1 AND id = $2",
            params![challenge.tenant_id, challenge.id],
        )
        .await?;
    Ok(gone > 0)
}

/// Removes first steps that ended before `now`, and wrong codes from before `failed`, in every community.
pub async fn tidy(call: &Call, now: Timestamp, failed: Timestamp) -> Stored<u64> {
    let db = call.unscoped();
    let steps = db.run("DELETE FROM sign_in_challenges WHERE expires_at < $1", params![now]).await?;
    Ok(steps + db.run("DELETE FROM second_factor_failures WHERE failed_at < $1", params![failed]).await?)
}
