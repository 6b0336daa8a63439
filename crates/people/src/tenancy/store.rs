//! Communities in the database.

pub mod holdings;

use std::sync::Arc;

use serde_json::Value;

use super::choices::{self, Choices};
use super::rules::{self, Reading};
use crate::base::TenantId;
use crate::call::{Call, Tenant, Tx};
use crate::db::Stored;
use crate::{params, record, words};

words! {
    /// Whether a community is open.
    pub enum Status {
        /// Open.
        Active = "active",
        /// Refused at every door.
        Inactive = "inactive",
    }
}

record! {
    /// A row of `tenants`.
    pub struct TenantRow {
        /// `tenants.id`.
        pub id: TenantId,
        /// Unique.
        pub slug: String,
        /// The name people read.
        pub name: String,
        /// Own host name, unique.
        pub domain: Option<String>,
        /// Host name of the accessible pages, unique.
        pub accessible_domain: Option<String>,
        /// One line about it.
        pub tagline: Option<String>,
        /// ISO 4217.
        pub currency: String,
        /// BCP 47.
        pub default_language: String,
        /// Whether it is open.
        pub status: Status,
        /// What differs from the defaults.
        pub features: Value,
        /// See [`Settings`](crate::call::Settings).
        pub settings: Value,
    }
    select tenant_columns
}

/// Every community, active or not. The one statement that reads across them all.
///
/// # Errors
/// See [`crate::db::DbError`].
#[rustfmt::skip::macros(concat)]
pub async fn all(call: &Call) -> Stored<Vec<TenantRow>> {
    call.unscoped()
        .all(
            concat!("SELECT ", tenant_columns!(), "
                   FROM tenants
                  ORDER BY id"),
            params![],
        )
        .await
}

/// A community's rules as they are stored, held so that two changes come one after the other.
///
/// # Errors
/// See [`crate::db::DbError`].
pub async fn lock_settings(tx: &mut Tx) -> Stored<Value> {
    let tenant = tx.tenant();
    tx.unscoped().one("SELECT settings FROM tenants WHERE id = $1 FOR NO KEY UPDATE", params![tenant]).await
}

/// Writes a community's rules. Whoever does so says [`Tenants::forget`](super::Tenants::forget) once it is committed.
///
/// # Errors
/// See [`crate::db::DbError`].
pub async fn write_settings(tx: &mut Tx, settings: &Value) -> Stored<u64> {
    let (tenant, now) = (tx.tenant(), tx.now());
    tx.unscoped()
        .run("UPDATE tenants SET settings = $2, updated_at = $3 WHERE id = $1", params![tenant, settings, now])
        .await
}

record! {
    /// Numbers of one community, or of all of them.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Stats {
        /// Active members.
        pub members: i64,
        /// Hundredths of hours that members have given each other.
        pub hundredths: i64,
        /// Listings that members find.
        pub listings: i64,
        /// Headings under which there are such listings.
        pub skills: i64,
        /// Active communities.
        pub communities: i64,
    }
}

/// The numbers of the call's community; of all active ones together where it has none. Hours are those that members gave each other
/// and nobody took back.
///
/// # Errors
/// See [`crate::db::DbError`].
pub async fn stats(call: &Call) -> Stored<Stats> {
    call.one(
        "SELECT (SELECT COUNT(*)
                   FROM users u JOIN tenants t ON t.id = u.tenant_id
                  WHERE (u.tenant_id = $1 OR ($1 = 0 AND t.status = 'active'))
                    AND u.status = 'active' AND u.deleted_at IS NULL) AS members,
                (SELECT COALESCE(SUM(w.amount), 0)::bigint
                   FROM transactions w JOIN tenants t ON t.id = w.tenant_id
                  WHERE (w.tenant_id = $1 OR ($1 = 0 AND t.status = 'active'))
                    AND w.status = 'completed' AND w.reverses_id IS NULL
                    AND w.sender_id IS NOT NULL AND w.receiver_id IS NOT NULL
                    AND NOT EXISTS (SELECT 1 FROM transactions b
                                     WHERE b.tenant_id = w.tenant_id AND b.reverses_id = w.id)) AS hundredths,
                (SELECT COUNT(*)
                   FROM listings l JOIN tenants t ON t.id = l.tenant_id
                  WHERE (l.tenant_id = $1 OR ($1 = 0 AND t.status = 'active'))
                    AND l.status = 'active' AND l.moderation_status = 'approved'
                    AND (l.expires_at IS NULL OR l.expires_at > $2)) AS listings,
                (SELECT COUNT(DISTINCT l.category_id)
                   FROM listings l JOIN tenants t ON t.id = l.tenant_id
                  WHERE (l.tenant_id = $1 OR ($1 = 0 AND t.status = 'active'))
                    AND l.status = 'active' AND l.moderation_status = 'approved'
                    AND (l.expires_at IS NULL OR l.expires_at > $2)) AS skills,
                (SELECT COUNT(*) FROM tenants t WHERE t.status = 'active' AND (t.id = $1 OR $1 = 0)) AS communities",
        params![call.now()],
    )
    .await
}

impl TenantRow {
    /// The community as calls carry it, with those of its rules that can be read ([`rules::read`]).
    #[must_use]
    pub fn tenant(self, choices: &Choices) -> Arc<Tenant> {
        let Reading { mut settings, decided, odd } = rules::read(&self.settings, choices.rules());
        settings.face.modules = choices::modules(&settings.face.modules);
        if !odd.is_empty() {
            tracing::debug!(
                tenant = self.id.get(),
                ?odd,
                "rules that are not as they should be; `timeweave doctor` says more"
            );
        }
        Arc::new(Tenant {
            id: self.id,
            slug: self.slug,
            name: self.name,
            domain: self.domain,
            accessible_domain: self.accessible_domain,
            tagline: self.tagline,
            currency: self.currency.to_ascii_uppercase(),
            default_language: self.default_language,
            active: self.status == Status::Active,
            features: choices.features(self.features.as_object().unwrap_or(&serde_json::Map::new())),
            settings,
            decided,
        })
    }
}
