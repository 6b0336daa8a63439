//! Accounts, and who holds a credential.

pub mod holdings;

use contract::Role;

use super::model::{Account, Standing, Status};
use crate::base::{MemberId, TenantId, Timestamp};
use crate::call::{Call, Impersonator, Tx};
use crate::db::Stored;
use crate::language::Language;
use crate::{params, record};

record! {
    struct AccountRow {
        id: MemberId,
        tenant_id: TenantId,
        email: String,
        password_hash: String,
        first_name: String,
        last_name: String,
        avatar_url: Option<String>,
        onboarding_completed: bool,
    }
}

record! {
    struct StandingRow {
        role: Role,
        is_tenant_super_admin: bool,
        status: Status,
        is_approved: bool,
        email_verified_at: Option<Timestamp>,
    }
}

record! {
    struct Life {
        id: MemberId,
        tenant_id: TenantId,
        last_active_at: Option<Timestamp>,
        cutoff: Option<Timestamp>,
        family_lives: bool,
        onboarding_completed: bool,
        has_second_factor: bool,
        impersonator_tenant_id: Option<TenantId>,
        impersonator_id: Option<MemberId>,
    }
}

record! {
    struct SessionRow {
        expires_at: Timestamp,
    }
}

/// Whoever holds a credential, as the database knows them at this moment.
pub struct Holder {
    /// `users.id`.
    pub id: MemberId,
    /// Their own community.
    pub tenant: TenantId,
    /// When they were last seen.
    pub last_active_at: Option<Timestamp>,
    /// The language that they have chosen.
    pub language: Language,
    /// What they may do.
    pub standing: Standing,
    /// Nothing made until then holds any more.
    pub cutoff: Option<Timestamp>,
    /// Whether the family asked about is there, in time and not revoked.
    pub family_lives: bool,
    /// Whether the first steps are done.
    pub onboarded: bool,
    /// Whether a second factor is on.
    pub has_second_factor: bool,
    /// Who acts as them, by the family asked about.
    pub impersonator: Option<Impersonator>,
}

impl From<(Life, StandingRow, String)> for Holder {
    fn from((life, standing, language): (Life, StandingRow, String)) -> Self {
        Self {
            id: life.id,
            tenant: life.tenant_id,
            last_active_at: life.last_active_at,
            language: Language::of(&language),
            standing: standing.into(),
            cutoff: life.cutoff,
            family_lives: life.family_lives,
            onboarded: life.onboarding_completed,
            has_second_factor: life.has_second_factor,
            impersonator: life
                .impersonator_tenant_id
                .zip(life.impersonator_id)
                .map(|(tenant, id)| Impersonator { tenant, id }),
        }
    }
}

impl From<StandingRow> for Standing {
    fn from(row: StandingRow) -> Self {
        Self {
            role: row.role,
            tenant_super_admin: row.is_tenant_super_admin,
            status: row.status,
            approved: row.is_approved,
            email_verified_at: row.email_verified_at,
        }
    }
}

impl From<(AccountRow, StandingRow)> for Account {
    fn from((row, standing): (AccountRow, StandingRow)) -> Self {
        Self {
            id: row.id,
            tenant: row.tenant_id,
            email: row.email,
            password_hash: row.password_hash,
            first_name: row.first_name,
            last_name: row.last_name,
            avatar_url: row.avatar_url,
            standing: standing.into(),
            onboarded: row.onboarding_completed,
        }
    }
}

/// The account of an address: a platform super admin's in any community, else the one in the call's. This order, because whoever
/// manages to have the address of a super admin in some community must not stand in front of them.
pub async fn account_by_email(call: &Call, email: &str) -> Stored<Option<Account>> {
    let row: Option<(AccountRow, StandingRow)> = call
        .optional(
            "SELECT id, tenant_id, email, password_hash, first_name, last_name, avatar_url, onboarding_completed,
                    role, is_tenant_super_admin, status, is_approved, email_verified_at
               FROM users
              WHERE email = $2 AND (tenant_id = $1 OR role = 'super_admin') AND deleted_at IS NULL
              ORDER BY CASE WHEN role = 'super_admin' THEN 0 ELSE 1 END, CASE WHEN tenant_id = $1 THEN 0 ELSE 1 END, id
              LIMIT 1",
            params![email],
        )
        .await?;
    Ok(row.map(Account::from))
}

/// The account of a member, if they are still there.
pub async fn account(call: &Call, tenant: TenantId, member: MemberId) -> Stored<Option<Account>> {
    let row: Option<(AccountRow, StandingRow)> = call
        .unscoped()
        .optional(
            "SELECT id, tenant_id, email, password_hash, first_name, last_name, avatar_url, onboarding_completed,
                    role, is_tenant_super_admin, status, is_approved, email_verified_at
               FROM users
              WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL",
            params![tenant, member],
        )
        .await?;
    Ok(row.map(Account::from))
}

/// The account, locked until the transaction ends: what concerns its tokens happens one after another.
pub async fn lock_account(tx: &mut Tx, tenant: TenantId, member: MemberId) -> Stored<Option<Account>> {
    let row: Option<(AccountRow, StandingRow)> = tx
        .unscoped()
        .optional(
            "SELECT id, tenant_id, email, password_hash, first_name, last_name, avatar_url, onboarding_completed,
                    role, is_tenant_super_admin, status, is_approved, email_verified_at
               FROM users
              WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL
                FOR UPDATE",
            params![tenant, member],
        )
        .await?;
    Ok(row.map(Account::from))
}

/// Notes that somebody is here now.
pub async fn seen(tx: &mut Tx, tenant: TenantId, member: MemberId) -> Stored<u64> {
    let now = tx.now();
    tx.unscoped()
        .run("UPDATE users SET last_active_at = $3 WHERE tenant_id = $1 AND id = $2", params![tenant, member, now])
        .await
}

/// The statement of [`holder`]: whoever measures us beside a server of their own can ask the same.
pub const HOLDER: &str = "SELECT u.id, u.tenant_id, u.last_active_at, c.cutoff,
       f.id IS NOT NULL AS family_lives, u.onboarding_completed,
       EXISTS (SELECT 1 FROM second_factors o WHERE o.tenant_id = u.tenant_id AND o.user_id = u.id AND o.seed IS NOT NULL)
           AS has_second_factor,
       f.impersonator_tenant_id, f.impersonator_id,
       u.role, u.is_tenant_super_admin, u.status, u.is_approved, u.email_verified_at, u.preferred_language
  FROM users u
  LEFT JOIN token_cutoffs c ON c.tenant_id = u.tenant_id AND c.user_id = u.id
  LEFT JOIN refresh_families f
    ON f.tenant_id = u.tenant_id AND f.user_id = u.id AND f.family_hash = $3
       AND f.revoked_at IS NULL AND f.expires_at > $4
 WHERE u.tenant_id = $1 AND u.id = $2 AND u.deleted_at IS NULL";

/// The member of an access token, with what may have ended it: their cutoff and, if it is bound to one, its family.
pub async fn holder(
    call: &Call,
    tenant: TenantId,
    member: MemberId,
    family: Option<[u8; 32]>,
) -> Stored<Option<Holder>> {
    let row: Option<(Life, StandingRow, String)> =
        call.unscoped().optional(HOLDER, params![tenant, member, family, call.now()]).await?;
    Ok(row.map(Holder::from))
}

/// The member of a session in time, with when it ends. Looks in every community: the session says which one it belongs to.
pub async fn session_holder(call: &Call, session: [u8; 32]) -> Stored<Option<(Timestamp, Holder)>> {
    let row: Option<(SessionRow, Life, StandingRow, String)> = call
        .unscoped()
        .optional(
            "SELECT s.expires_at,
                    u.id, u.tenant_id, u.last_active_at, c.cutoff,
                    f.id IS NOT NULL AS family_lives, u.onboarding_completed,
                    EXISTS (SELECT 1 FROM second_factors o WHERE o.tenant_id = u.tenant_id AND o.user_id = u.id AND o.seed IS NOT NULL)
                        AS has_second_factor,
                    f.impersonator_tenant_id, f.impersonator_id,
                    u.role, u.is_tenant_super_admin, u.status, u.is_approved, u.email_verified_at, u.preferred_language
               FROM sessions s
               JOIN users u ON u.tenant_id = s.tenant_id AND u.id = s.user_id
               LEFT JOIN token_cutoffs c ON c.tenant_id = u.tenant_id AND c.user_id = u.id
               LEFT JOIN refresh_families f
                 ON f.tenant_id = s.tenant_id AND f.id = s.family_id AND f.revoked_at IS NULL AND f.expires_at > $2
              WHERE s.token_hash = $1 AND s.expires_at > $2 AND s.revoked_at IS NULL AND u.deleted_at IS NULL",
            params![session, call.now()],
        )
        .await?;
    Ok(row.map(|(session, life, standing, language)| (session.expires_at, Holder::from((life, standing, language)))))
}

/// Removes sessions that ended before a moment, in every community.
pub async fn forget_sessions(call: &Call, before: Timestamp) -> Stored<u64> {
    call.unscoped().run("DELETE FROM sessions WHERE expires_at < $1 OR revoked_at < $1", params![before]).await
}

/// Removes families that ended before a moment, with their tokens and sessions, in every community.
pub async fn forget_families(call: &Call, before: Timestamp) -> Stored<u64> {
    call.unscoped().run("DELETE FROM refresh_families WHERE expires_at < $1 OR revoked_at < $1", params![before]).await
}

/// Removes failed sign-ins from before a moment, in every community.
pub async fn forget_failures(call: &Call, before: Timestamp) -> Stored<u64> {
    call.unscoped().run("DELETE FROM login_failures WHERE failed_at < $1", params![before]).await
}
