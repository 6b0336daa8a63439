//! What profiles hold of a member. The row of the account is anonymised last, by `anonymise`.

use crate::base::MemberId;
use crate::base::text::sort_name;
use crate::call::Tx;
use crate::db::{Holding, Stored};
use crate::params;

/// All of it.
pub const HOLDINGS: &[Holding] = &[
    Holding::shown(
        "users",
        "profile",
        "SELECT id, email, username, first_name, last_name, organization_name, profile_type, role, status, avatar_url, bio, tagline, location, latitude, longitude, phone, date_of_birth, skills, preferred_language, privacy_profile, privacy_search AS is_listed, newsletter_opt_in AS is_newsletter_wanted, notification_preferences, email_verified_at, last_active_at, created_at FROM users WHERE tenant_id = $1 AND id = $2",
    ),
    Holding::both(
        "member_avatars",
        "picture",
        "SELECT f.name, f.media_type, f.bytes, f.created_at FROM member_avatars a JOIN media_files f ON f.tenant_id = a.tenant_id AND f.id = a.file_id WHERE a.tenant_id = $1 AND a.user_id = $2",
        &[
            "DELETE FROM member_avatars WHERE tenant_id = $1 AND user_id = $2",
        ],
    )
    .with_files("SELECT file_id FROM member_avatars WHERE tenant_id = $1 AND user_id = $2"),
    Holding::nothing("member_counts"),
    Holding::both(
        "member_preferences",
        "preferences",
        "SELECT theme, accent_color, font_size, density, updated_at FROM member_preferences WHERE tenant_id = $1 AND user_id = $2",
        &[
            "DELETE FROM member_preferences WHERE tenant_id = $1 AND user_id = $2",
        ],
    ),
    Holding::both(
        "member_skills",
        "skills",
        "SELECT skill_name, proficiency_level, is_offering, is_requesting, created_at FROM member_skills WHERE tenant_id = $1 AND user_id = $2 ORDER BY id",
        &[
            "DELETE FROM member_skills WHERE tenant_id = $1 AND user_id = $2",
        ],
    ),
    Holding::nothing("skill_categories"),
    Holding::both(
        "member_availability",
        "availability",
        "SELECT day_of_week, start_time, end_time, specific_date, note FROM member_availability WHERE tenant_id = $1 AND user_id = $2 ORDER BY id",
        &[
            "DELETE FROM member_availability WHERE tenant_id = $1 AND user_id = $2",
        ],
    ),
    Holding::both(
        "member_verification_badges",
        "verification_badges",
        "SELECT badge_type, granted_at, expires_at, revoked_at FROM member_verification_badges WHERE tenant_id = $1 AND user_id = $2 ORDER BY id",
        &[
            "DELETE FROM member_verification_badges WHERE tenant_id = $1 AND user_id = $2",
        ],
    ),
    Holding::both(
        "verification_badge_decisions",
        "decisions_about_badges",
        "SELECT action, badge_type, expires_at, decided_at FROM verification_badge_decisions WHERE tenant_id = $1 AND user_id = $2 ORDER BY id",
        &["DELETE FROM verification_badge_decisions WHERE tenant_id = $1 AND user_id = $2"],
    ),
    Holding::both(
        "user_blocks",
        "blocks",
        "SELECT b.blocked_user_id, u.first_name AS name, b.reason, b.created_at FROM user_blocks b JOIN users u ON u.tenant_id = b.tenant_id AND u.id = b.blocked_user_id WHERE b.tenant_id = $1 AND b.user_id = $2 ORDER BY b.id",
        &[
            "DELETE FROM user_blocks WHERE tenant_id = $1 AND (user_id = $2 OR blocked_user_id = $2)",
        ],
    ),
    Holding::both(
        "xp_entries",
        "points",
        "SELECT points, reason, created_at FROM xp_entries WHERE tenant_id = $1 AND user_id = $2 ORDER BY id",
        &[
            "DELETE FROM xp_entries WHERE tenant_id = $1 AND user_id = $2",
        ],
    ),
    Holding::erased("feed_activities", &[
        "DELETE FROM feed_activities WHERE tenant_id = $1 AND actor_id = $2",
    ]),
];

/// Leaves of an account a row with a name that is nobody's, with which nobody can sign in, and which nobody finds.
///
/// # Errors
/// See [`DbError`](crate::db::DbError).
pub async fn anonymise(tx: &mut Tx, member: MemberId, name: &str) -> Stored<u64> {
    let now = tx.now();
    let email = format!("erased-{member}@erased.invalid");
    tx.run(
        "UPDATE users
            SET email = $3, username = NULL, password_hash = '-', first_name = $4, last_name = '', organization_name = NULL,
                profile_type = 'individual', role = 'member', status = 'inactive', is_approved = FALSE,
                is_tenant_super_admin = FALSE, avatar_url = NULL, bio = NULL, tagline = NULL, location = NULL, latitude = NULL,
                longitude = NULL, phone = NULL, date_of_birth = NULL, skills = '[]', search_text = '', sort_name = $6,
                privacy_profile = 'connections', privacy_search = FALSE, onboarding_completed = FALSE, newsletter_opt_in = FALSE,
                messaging_enabled = FALSE, federation_notifications_enabled = FALSE, notification_preferences = '{}',
                email_verified_at = NULL, last_active_at = NULL, anonymised_at = $5, updated_at = $5
          WHERE tenant_id = $1 AND id = $2",
        params![member, email, name, now, sort_name(name)],
    )
    .await
}
