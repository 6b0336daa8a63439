//! The new account.

use super::model::{Application, first_status};
use crate::auth::model::Status;
use crate::base::MemberId;
use crate::base::text::search_text;
use crate::call::{Settings, Tx};
use crate::db::Stored;
use crate::params;

/// The unique index that lets one address into a community once.
pub const ONE_ADDRESS: &str = "users_email";

/// Adds a member of the transaction's community.
pub async fn insert(
    tx: &mut Tx,
    application: &Application,
    password_hash: &str,
    language: &str,
    settings: &Settings,
) -> Stored<MemberId> {
    let profile_type = if application.organisation.is_some() { "organisation" } else { "individual" };
    let status = match first_status(settings) {
        Status::Active => "active",
        Status::Pending | Status::Shut => "pending",
    };
    let (latitude, longitude) = application.position.unzip();
    let (tenant, now) = (tx.tenant(), tx.now());
    tx.one(
        "INSERT INTO users (tenant_id, email, password_hash, first_name, last_name, organization_name, profile_type, role,
                            status, is_approved, is_tenant_super_admin, location, latitude, longitude, phone, skills,
                            preferred_language, privacy_search, onboarding_completed, newsletter_opt_in,
                            created_at, updated_at, search_text)
         VALUES ($1, $2, $3, $4, $5, $6, $7, 'member', $8, $9, FALSE, $10, $11, $12, $13, $14, $15, TRUE, FALSE, $16, $17, $17, $18)
         RETURNING id",
        params![
            tenant,
            application.email.as_str(),
            password_hash,
            application.first_name.as_str(),
            application.last_name.as_str(),
            application.organisation.clone().flatten(),
            profile_type,
            status,
            !settings.requires_approval,
            application.location.clone(),
            latitude,
            longitude,
            application.phone.clone(),
            serde_json::Value::Array(Vec::new()),
            language,
            application.newsletter,
            now,
            search_text([
                application.first_name.as_str(),
                application.last_name.as_str(),
                application.organisation.as_ref().and_then(Option::as_deref).unwrap_or_default(),
                application.location.as_deref().unwrap_or_default(),
            ]),
        ],
    )
    .await
}
