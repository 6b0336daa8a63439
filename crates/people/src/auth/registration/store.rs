//! The new account.

use contract::Role;
use contract::shared::ProfileType;

use super::model::{Application, first_status, waits_for_approval};
use crate::auth::model::Status;
use crate::auth::tokens::digest;
use crate::base::text::{search_text, sort_name};
use crate::base::{MemberId, TenantId, Timestamp};
use crate::call::{Call, Settings, Tx};
use crate::db::Stored;
use crate::{insert, lowest_first, params, record};

/// The unique index that lets one address into a community once.
pub const ONE_ADDRESS: &str = "users_email";

record! {
    /// Whose an address is.
    pub struct Owner {
        /// `users.id`.
        pub id: MemberId,
        /// The community of the account.
        pub tenant_id: TenantId,
        /// The account is still somebody's.
        pub is_there: bool,
    }
}

/// Who has an address that nobody may have once more in the transaction's community: a member of it, or a platform super admin of any.
pub async fn owner(tx: &mut Tx, email: &str) -> Stored<Option<Owner>> {
    tx.optional(
        "SELECT id, tenant_id, deleted_at IS NULL AS is_there
           FROM users
          WHERE email = $2 AND (tenant_id = $1 OR role = 'super_admin')
          ORDER BY CASE WHEN tenant_id = $1 THEN 0 ELSE 1 END, id
          LIMIT 1",
        params![email],
    )
    .await
}

record! {
    /// Somebody who has registered and waits for a decision.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Waiting {
        /// `users.id`.
        pub id: MemberId,
        /// Given name.
        pub first_name: String,
        /// Family name.
        pub last_name: String,
        /// The organisation's name, if one registered.
        pub organization_name: Option<String>,
        /// A person or an organisation.
        pub profile_type: ProfileType,
        /// Lower case.
        pub email: String,
        /// When the address was confirmed.
        pub email_verified_at: Option<Timestamp>,
        /// Where they live or work.
        pub location: Option<String>,
        /// Telephone number.
        pub phone: Option<String>,
        /// When they registered.
        pub created_at: Timestamp,
    }
}

/// Those with a higher id who wait for a decision, the longest waiting first. Served by `users_waiting`.
pub async fn waiting(call: &Call, after: i64, limit: i64) -> Stored<Vec<Waiting>> {
    call.all(
        lowest_first!(call.way(), before, order => concat!("SELECT id, first_name, last_name, organization_name, profile_type, email, email_verified_at, location, phone, created_at
           FROM users
          WHERE tenant_id = $1 AND status = 'pending' AND is_approved = FALSE AND deleted_at IS NULL AND id ", before!(), " $2
          ORDER BY id ", order!(), "
          LIMIT $3")),
        params![after, limit],
    )
    .await
}

/// Writes down what was decided about a member.
pub async fn decide(tx: &mut Tx, member: MemberId, status: Status, approved: bool) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE users SET status = $3, is_approved = $4, updated_at = $5 WHERE tenant_id = $1 AND id = $2",
        params![member, status, approved, now],
    )
    .await
}

/// Takes a member out again whom the same transaction has added.
pub async fn remove(tx: &mut Tx, member: MemberId) -> Stored<u64> {
    tx.run("DELETE FROM users WHERE tenant_id = $1 AND id = $2", params![member]).await
}

record! {
    /// The latest registration with an address that had an account.
    pub struct Attempted {
        /// What was chosen as a password, as stored.
        pub password_hash: String,
        /// Nobody would have had to approve the account.
        pub is_approved: bool,
    }
}

/// Keeps what somebody chose who registered with an address that has an account, in place of the attempt before.
pub async fn keep_attempt(tx: &mut Tx, email: &str, password_hash: &str, is_approved: bool) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into registration_attempts {
        account_hash: digest(email),
        password_hash,
        is_approved,
        attempted_at: now,
    } then "ON CONFLICT (tenant_id, account_hash)
             DO UPDATE SET password_hash = excluded.password_hash, is_approved = excluded.is_approved, attempted_at = excluded.attempted_at" };
    tx.run(sql, params).await
}

/// The latest registration in the call's community with an address that had an account.
pub async fn latest_attempt(call: &Call, email: &str) -> Stored<Option<Attempted>> {
    call.optional(
        "SELECT password_hash, is_approved FROM registration_attempts WHERE tenant_id = $1 AND account_hash = $2",
        params![digest(email)],
    )
    .await
}

/// Removes attempts from before a moment, in every community.
pub async fn forget_attempts(call: &Call, before: Timestamp) -> Stored<u64> {
    call.unscoped().run("DELETE FROM registration_attempts WHERE attempted_at < $1", params![before]).await
}

/// Adds a member of the transaction's community.
pub async fn insert(
    tx: &mut Tx,
    application: &Application,
    password_hash: &str,
    language: &str,
    settings: &Settings,
) -> Stored<MemberId> {
    let profile_type =
        if application.organisation.is_some() { ProfileType::Organisation } else { ProfileType::Individual };
    let (latitude, longitude) = application.position.unzip();
    let now = tx.now();
    let (sql, params) = insert! { into users {
        email: application.email.as_str(),
        password_hash,
        first_name: application.first_name.as_str(),
        last_name: application.last_name.as_str(),
        organization_name: application.organisation.clone().flatten(),
        profile_type,
        role: Role::Member,
        status: first_status(settings),
        is_approved: !waits_for_approval(settings),
        is_tenant_super_admin: false,
        location: application.location.clone(),
        latitude,
        longitude,
        phone: application.phone.clone(),
        skills: serde_json::Value::Array(Vec::new()),
        preferred_language: language,
        privacy_search: true,
        onboarding_completed: false,
        newsletter_opt_in: application.newsletter,
        created_at & updated_at: now,
        search_text: search_text([
            application.first_name.as_str(),
            application.organisation.as_ref().and_then(Option::as_deref).unwrap_or_default(),
            application.location.as_deref().unwrap_or_default(),
        ]),
        sort_name: sort_name(application.organisation.as_ref().and_then(Option::as_deref).unwrap_or(&application.first_name)),
    } then "RETURNING id" };
    tx.one(sql, params).await
}
