//! Tenancy is in the keys: a row of one community cannot point at a row of another, whatever the code above does.

use std::collections::{BTreeMap, BTreeSet};

use timeweave::db::{Db, Engine};
use timeweave::params;

use crate::each_engine;
use crate::support::leak;

/// One row of every tenant-owned table in community `{t}`, in an order that foreign keys allow. `{n}` is a number of its own.
const ROWS: &[(&str, &str)] = &[
    (
        "users",
        "INSERT INTO users (id, tenant_id, email, password_hash, first_name, last_name, profile_type, role, status, is_approved,
                is_tenant_super_admin, skills, preferred_language, privacy_profile, privacy_search, onboarding_completed,
                newsletter_opt_in, created_at, updated_at{more})
         VALUES ({n}, {t}, 'p{n}@x.example', 'x', 'P', 'Q', 'individual', 'member', 'active', {yes}, {no}, '[]', 'en', 'members', {yes},
                {yes}, {no}, {now}, {now}{values})",
    ),
    // The triggers of `users` have made it.
    (
        "member_counts",
        "INSERT INTO member_counts (tenant_id, active, unlisted) VALUES ({t}, 1, 0) ON CONFLICT (tenant_id) DO NOTHING",
    ),
    (
        "skill_categories",
        "INSERT INTO skill_categories (id, tenant_id, name, slug, parent_id, display_order, is_active, created_at)
         VALUES ({n}, {t}, 'x{n}', 'x{n}', {n}, 1, {yes}, {now})",
    ),
    (
        "member_skills",
        "INSERT INTO member_skills (id, tenant_id, user_id, category_id, skill_name, skill_key, proficiency_level, is_offering,
                is_requesting, created_at, updated_at)
         VALUES ({n}, {t}, {n}, {n}, 'x', 'x', 'expert', {yes}, {no}, {now}, {now})",
    ),
    (
        "member_availability",
        "INSERT INTO member_availability (id, tenant_id, user_id, day_of_week, start_time, end_time, created_at)
         VALUES ({n}, {t}, {n}, 1, '09:00', '10:00', {now})",
    ),
    (
        "member_preferences",
        "INSERT INTO member_preferences (id, tenant_id, user_id, theme, font_size, density, large_text, high_contrast, reduced_motion,
                simplified_layout, prefers_chronological, auto_translate_ugc, updated_at)
         VALUES ({n}, {t}, {n}, 'dark', 'small', 'compact', {no}, {no}, {no}, {no}, {no}, {no}, {now})",
    ),
    (
        "member_consents",
        "INSERT INTO member_consents (id, tenant_id, user_id, slug, version, given, decided_at)
         VALUES ({n}, {t}, {n}, 'x', '1', {yes}, {now})",
    ),
    (
        "faqs",
        "INSERT INTO faqs (id, tenant_id, category, category_key, question, answer, search_text, sort_order, is_published, created_at,
                updated_at)
         VALUES ({n}, {t}, 'x', 'x', 'x', 'x', 'x', 1, {yes}, {now}, {now})",
    ),
    (
        "user_blocks",
        "INSERT INTO user_blocks (id, tenant_id, user_id, blocked_user_id, created_at) VALUES ({n}, {t}, {n}, {n}1, {now})",
    ),
    (
        "refresh_families",
        "INSERT INTO refresh_families (id, tenant_id, user_id, family_hash, issued_at, expires_at)
         VALUES ({n}, {t}, {n}, {bytes}, {now}, {now})",
    ),
    (
        "refresh_tokens",
        "INSERT INTO refresh_tokens (id, tenant_id, family_id, jti_hash, parent_id, issued_at, expires_at)
         VALUES ({n}, {t}, {n}, {bytes}, {n}, {now}, {now})",
    ),
    ("token_cutoffs", "INSERT INTO token_cutoffs (tenant_id, user_id, cutoff) VALUES ({t}, {n}, {now})"),
    (
        "sessions",
        "INSERT INTO sessions (id, tenant_id, user_id, family_id, token_hash, created_at, expires_at)
         VALUES ({n}, {t}, {n}, {n}, {bytes}, {now}, {now})",
    ),
    (
        "login_failures",
        "INSERT INTO login_failures (id, tenant_id, account_hash, source, source_hash, failed_at)
         VALUES ({n}, {t}, {bytes}, 'network', {bytes}, {now})",
    ),
    (
        "registration_attempts",
        "INSERT INTO registration_attempts (id, tenant_id, account_hash, password_hash, is_approved, attempted_at)
         VALUES ({n}, {t}, {bytes}, 'x', TRUE, {now})",
    ),
    (
        "invites",
        "INSERT INTO invites (id, tenant_id, code_hash, max_uses, uses_count, created_by, created_at)
         VALUES ({n}, {t}, {bytes}, 1, 0, {n}, {now})",
    ),
    (
        "domain_events",
        "INSERT INTO domain_events (id, tenant_id, kind, payload, actor_id, occurred_at) VALUES ({n}, {t}, 'x', '{}', {n}, {now})",
    ),
    (
        "tasks",
        "INSERT INTO tasks (id, tenant_id, kind, subject, status, attempts, due_at, ready_at)
         VALUES ({n}, {t}, 'x', {n}, 'pending', 0, {now}, {now})",
    ),
    (
        "idempotency_keys",
        "INSERT INTO idempotency_keys (tenant_id, caller, operation, key, request_hash, status, headers, body, created_at, expires_at)
         VALUES ({t}, 'x', 'x', 'x', {bytes}, 200, '{}', {bytes}, {now}, {now})",
    ),
    (
        "connections",
        "INSERT INTO connections (id, tenant_id, requester_id, receiver_id, status, created_at, updated_at)
         VALUES ({n}, {t}, {n}, {n}1, 'pending', {now}, {now})",
    ),
    (
        "groups",
        "INSERT INTO groups (id, tenant_id, owner_id, name, slug, description, visibility, status, created_at, updated_at)
         VALUES ({n}, {t}, {n}, 'g', 'g', '', 'public', 'active', {now}, {now})",
    ),
    (
        "group_members",
        "INSERT INTO group_members (id, tenant_id, group_id, user_id, status, role, joined_at)
         VALUES ({n}, {t}, {n}, {n}, 'active', 'member', {now})",
    ),
    (
        "categories",
        "INSERT INTO categories (id, tenant_id, type, name, slug, is_active, created_at)
         VALUES ({n}, {t}, 'listing', 'c', 'c{n}', {yes}, {now})",
    ),
    (
        "media_files",
        "INSERT INTO media_files (id, tenant_id, name, media_type, bytes, created_at) VALUES ({n}, {t}, 'm', 'image/png', 1, {now})",
    ),
    (
        "member_avatars",
        "INSERT INTO member_avatars (id, tenant_id, user_id, file_id) VALUES ({n}, {t}, {n}, {n})",
    ),
    (
        "member_interests",
        "INSERT INTO member_interests (id, tenant_id, user_id, kind, category_id, created_at)
         VALUES ({n}, {t}, {n}, 'offer', {n}, {now})",
    ),
    (
        "listings",
        "INSERT INTO listings (id, tenant_id, user_id, category_id, title, description, type, status, moderation_status, service_type,
                federated_visibility, sdg_goals, cover_id, renewal_count, view_count, contact_count, save_count, ranking, search_text,
                created_at, updated_at)
         VALUES ({n}, {t}, {n}, {n}, 'l', 'l', 'offer', 'active', 'approved', 'hybrid', 'none', '[]', {n}, 0, 0, 0, 0, 0, 'l', {now},
                {now})",
    ),
    (
        "listing_tags",
        "INSERT INTO listing_tags (id, tenant_id, listing_id, tag, is_listed) VALUES ({n}, {t}, {n}, 'x', {yes})",
    ),
    (
        "listing_saves",
        "INSERT INTO listing_saves (id, tenant_id, listing_id, user_id, created_at) VALUES ({n}, {t}, {n}, {n}, {now})",
    ),
    (
        "listing_images",
        "INSERT INTO listing_images (id, tenant_id, listing_id, file_id, sort_order, created_at) VALUES ({n}, {t}, {n}, {n}, 0, {now})",
    ),
    (
        "listing_views",
        "INSERT INTO listing_views (id, tenant_id, listing_id, user_id, day) VALUES ({n}, {t}, {n}, {n}, {now})",
    ),
    (
        "listing_contacts",
        "INSERT INTO listing_contacts (id, tenant_id, listing_id, user_id, day) VALUES ({n}, {t}, {n}, {n}, {now})",
    ),
    (
        "listing_reports",
        "INSERT INTO listing_reports (id, tenant_id, listing_id, user_id, reason, status, created_at, decided_by, decided_at)
         VALUES ({n}, {t}, {n}, {n}, 'spam', 'dismissed', {now}, {n}, {now})",
    ),
    (
        "listing_moderations",
        "INSERT INTO listing_moderations (id, tenant_id, listing_id, action, made_by, made_at)
         VALUES ({n}, {t}, {n}, 'approve', {n}, {now})",
    ),
    (
        "listing_submissions",
        "INSERT INTO listing_submissions (id, tenant_id, listing_id, made_at) VALUES ({n}, {t}, {n}, {now})",
    ),
    (
        "messages",
        "INSERT INTO messages (id, tenant_id, conversation, sender_id, receiver_id, body, reactions, created_at, hidden_by_sender,
                hidden_by_receiver)
         VALUES ({n}, {t}, '{n}-{n}1', {n}, {n}1, 'x', '[]', {now}, {no}, {no})",
    ),
    (
        "message_attachments",
        "INSERT INTO message_attachments (id, tenant_id, message_id, file_id, type, file_name)
         VALUES ({n}, {t}, {n}, {n}, 'file', 'x.txt')",
    ),
    (
        "conversations",
        "INSERT INTO conversations (id, tenant_id, user_id, partner_id, last_message_id) VALUES ({n}, {t}, {n}, {n}1, {n})",
    ),
    (
        "group_messages",
        "INSERT INTO group_messages (id, tenant_id, group_id, sender_id, body, created_at) VALUES ({n}, {t}, {n}, {n}, 'x', {now})",
    ),
    (
        "group_declines",
        "INSERT INTO group_declines (id, tenant_id, group_id, user_id, declined_at) VALUES ({n}, {t}, {n}, {n}, {now})",
    ),
    (
        "group_announcements",
        "INSERT INTO group_announcements (id, tenant_id, group_id, author_id, title, content, is_pinned, priority, created_at, updated_at)
         VALUES ({n}, {t}, {n}, {n}, 'x', 'x', {no}, 0, {now}, {now})",
    ),
    (
        "group_discussions",
        "INSERT INTO group_discussions (id, tenant_id, group_id, author_id, title, content, is_pinned, reply_count, created_at, updated_at)
         VALUES ({n}, {t}, {n}, {n}, 'x', 'x', {no}, 1, {now}, {now})",
    ),
    (
        "group_discussion_replies",
        "INSERT INTO group_discussion_replies (id, tenant_id, discussion_id, author_id, content, created_at)
         VALUES ({n}, {t}, {n}, {n}, 'x', {now})",
    ),
    (
        "group_invites",
        "INSERT INTO group_invites (id, tenant_id, group_id, invited_by, type, status, created_at, expires_at, accepted_by)
         VALUES ({n}, {t}, {n}, {n}, 'link', 'pending', {now}, {now}, {n})",
    ),
    (
        "group_types",
        "INSERT INTO group_types (id, tenant_id, name, slug, created_at) VALUES ({n}, {t}, 'x', 'x{n}', {now})",
    ),
    (
        "group_faces",
        "INSERT INTO group_faces (id, tenant_id, group_id, type_id, avatar_id, cover_id) VALUES ({n}, {t}, {n}, {n}, {n}, {n})",
    ),
    (
        "group_notification_preferences",
        "INSERT INTO group_notification_preferences (id, tenant_id, user_id, group_id, frequency, email_enabled, push_enabled,
                updated_at)
         VALUES ({n}, {t}, {n}, {n}, 'instant', {yes}, {yes}, {now})",
    ),
    (
        "notifications",
        "INSERT INTO notifications (id, tenant_id, user_id, actor_id, domain_event_id, type, message, created_at)
         VALUES ({n}, {t}, {n}, {n}1, {n}, 'x', 'x', {now})",
    ),
    (
        "notification_settings",
        "INSERT INTO notification_settings (id, tenant_id, user_id, context_type, context, group_id, frequency, updated_at)
         VALUES ({n}, {t}, {n}, 'group', {n}, {n}, 'daily', {now})",
    ),
    (
        "match_preferences",
        "INSERT INTO match_preferences (id, tenant_id, user_id, notification_frequency, notify_hot_matches, notify_mutual_matches, updated_at)
         VALUES ({n}, {t}, {n}, 'daily', {yes}, {no}, {now})",
    ),
    (
        "user_mutes",
        "INSERT INTO user_mutes (id, tenant_id, user_id, muted_user_id, created_at) VALUES ({n}, {t}, {n}, {n}1, {now})",
    ),
    (
        "push_subscriptions",
        "INSERT INTO push_subscriptions (id, tenant_id, user_id, endpoint, endpoint_hash, p256dh_key, auth_key, created_at, updated_at)
         VALUES ({n}, {t}, {n}, 'https://push.example.com/{n}', {bytes}, {bytes}, {bytes}, {now}, {now})",
    ),
    (
        "fcm_device_tokens",
        "INSERT INTO fcm_device_tokens (id, tenant_id, user_id, token, platform, created_at, updated_at)
         VALUES ({n}, {t}, {n}, 'token{n}', 'android', {now}, {now})",
    ),
    (
        "push_queue",
        "INSERT INTO push_queue (id, tenant_id, user_id, domain_event_id, type, title, body, link, options, web_only, status,
                created_at)
         VALUES ({n}, {t}, {n}, {n}, 'x', 'x', 'x', '/x', '{}', {no}, 'pending', {now})",
    ),
    (
        "push_attempts",
        "INSERT INTO push_attempts (id, tenant_id, push_id, channel, target, state, attempts, due_at, updated_at)
         VALUES ({n}, {t}, {n}, 'web', {n}, 'sent', 1, {now}, {now})",
    ),
    (
        "push_log",
        "INSERT INTO push_log (id, tenant_id, user_id, activity_type, title, fcm_sent, fcm_failed, status, created_at)
         VALUES ({n}, {t}, {n}, 'x', 'x', 0, 0, 'delivered', {now})",
    ),
    (
        "paid_push_campaigns",
        "INSERT INTO paid_push_campaigns (id, tenant_id, user_id, name, title, body, status, open_count, created_at, updated_at)
         VALUES ({n}, {t}, {n}, 'x', 'x', 'x', 'sent', 0, {now}, {now})",
    ),
    (
        "paid_push_campaign_sends",
        "INSERT INTO paid_push_campaign_sends (id, tenant_id, campaign_id, user_id, sent_at) VALUES ({n}, {t}, {n}, {n}, {now})",
    ),
    (
        "safeguarding_measures",
        "INSERT INTO safeguarding_measures (id, tenant_id, kind, member_id, partner_id, direction, reason, starts_at, made_by, made_at)
         VALUES ({n}, {t}, 'no_contact', {n}, {n}1, 'both', 'x', {now}, 1, {now})",
    ),
    (
        "xp_entries",
        "INSERT INTO xp_entries (id, tenant_id, user_id, points, reason, subject, created_at)
         VALUES ({n}, {t}, {n}, 10, 'x', {n}, {now})",
    ),
    (
        "feed_activities",
        "INSERT INTO feed_activities (id, tenant_id, actor_id, kind, subject, is_visible, created_at)
         VALUES ({n}, {t}, {n}, 'x', {n}, {yes}, {now})",
    ),
    (
        "skills",
        "INSERT INTO skills (id, tenant_id, name, name_key, created_at) VALUES ({n}, {t}, 'x', 'x', {now})",
    ),
    (
        "skill_endorsements",
        "INSERT INTO skill_endorsements (id, tenant_id, endorser_id, endorsed_id, skill_id, skill_name, skill_key, created_at)
         VALUES ({n}, {t}, {n}, {n}1, {n}, 'x', 'x', {now})",
    ),
    (
        "peer_endorsements",
        "INSERT INTO peer_endorsements (id, tenant_id, endorser_id, endorsed_id, created_at)
         VALUES ({n}, {t}, {n}, {n}1, {now})",
    ),
    (
        "member_verification_badges",
        "INSERT INTO member_verification_badges (id, tenant_id, user_id, badge_type, granted_at)
         VALUES ({n}, {t}, {n}, 'x', {now})",
    ),
    (
        "transaction_categories",
        "INSERT INTO transaction_categories (id, tenant_id, name, sort_order, is_active, created_at, updated_at)
         VALUES ({n}, {t}, 'x', 0, {yes}, {now}, {now})",
    ),
    (
        "accounts",
        "INSERT INTO accounts (id, tenant_id, kind, user_id, balance, total_in, total_out, transaction_count, created_at, updated_at)
         VALUES ({n}, {t}, 'member', {n}, 0, 0, 0, 0, {now}, {now}), ({n}1, {t}, 'member', {n}1, 0, 0, 0, 0, {now}, {now})",
    ),
    (
        "transactions",
        "INSERT INTO transactions (id, tenant_id, sender_id, receiver_id, acting_user_id, from_account_id, to_account_id, amount,
                description, status, transaction_type, deleted_for_sender, deleted_for_receiver, category_id, created_at,
                updated_at)
         VALUES ({n}, {t}, {n}, {n}1, {n}, {n}, {n}1, 100, '', 'pending', 'transfer', {no}, {no}, {n}, {now}, {now})",
    ),
    (
        "transaction_notification_deliveries",
        "INSERT INTO transaction_notification_deliveries (id, tenant_id, transaction_id, user_id, event, channel, status, created_at)
         VALUES ({n}, {t}, {n}, {n}, 'credit_sent', 'email', 'delivered', {now})",
    ),
    (
        "exchanges",
        "INSERT INTO exchanges (id, tenant_id, listing_id, side, requester_id, provider_id, proposed_hours, final_hours, transaction_id,
                status, created_at, updated_at)
         VALUES ({n}, {t}, {n}, 'offer', {n}, {n}1, 100, 100, {n}, 'completed', {now}, {now})",
    ),
    (
        "exchange_history",
        "INSERT INTO exchange_history (id, tenant_id, exchange_id, action, actor_id, actor_role, new_status, created_at)
         VALUES ({n}, {t}, {n}, 'request', {n}, 'requester', 'pending_provider', {now})",
    ),
    (
        "exchange_ratings",
        "INSERT INTO exchange_ratings (id, tenant_id, exchange_id, rater_id, rated_id, rating, created_at)
         VALUES ({n}, {t}, {n}, {n}, {n}1, 5, {now})",
    ),
    (
        "entries",
        "INSERT INTO entries (tenant_id, transaction_id, account_id, amount, balance_after, created_at)
         VALUES ({t}, {n}, {n}, 100, 100, {now})",
    ),
    (
        "reviews",
        "INSERT INTO reviews (id, tenant_id, reviewer_id, receiver_id, group_id, rating, status, review_type,
                is_anonymous, show_cross_tenant, created_at, updated_at)
         VALUES ({n}, {t}, {n}, {n}1, {n}, 5, 'approved', 'local', {no}, {yes}, {now}, {now})",
    ),
    (
        "review_moderations",
        "INSERT INTO review_moderations (id, tenant_id, review, action, made_by, made_at)
         VALUES ({n}, {t}, {n}, 'flag', {n}, {now})",
    ),
    (
        "notification_queue",
        "INSERT INTO notification_queue (id, tenant_id, user_id, domain_event_id, idempotency_key, activity_type, content_snippet, frequency,
                status, attempts, created_at)
         VALUES ({n}, {t}, {n}, {n}, 'x', 'x', 'x', 'daily', 'pending', 0, {now})",
    ),
    (
        "email_log",
        "INSERT INTO email_log (id, tenant_id, user_id, recipient, category, subject, status, message, attempted_at)
         VALUES ({n}, {t}, {n}, 'x', 'x', 'x', 'accepted', 'x', {now})",
    ),
    (
        "email_suppressions",
        "INSERT INTO email_suppressions (id, tenant_id, address, reason, created_at) VALUES ({n}, {t}, 'x', 'bounce', {now})",
    ),
    (
        "email_verifications",
        "INSERT INTO email_verifications (id, tenant_id, user_id, seed, token_hash, created_at, expires_at)
         VALUES ({n}, {t}, {n}, {bytes}, {bytes}, {now}, {now})",
    ),
    (
        "password_history",
        "INSERT INTO password_history (id, tenant_id, user_id, password_hash, replaced_at) VALUES ({n}, {t}, {n}, 'x', {now})",
    ),
    (
        "password_resets",
        "INSERT INTO password_resets (id, tenant_id, user_id, seed, token_hash, created_at, expires_at)
         VALUES ({n}, {t}, {n}, {bytes}, {bytes}, {now}, {now})",
    ),
    (
        "email_changes",
        "INSERT INTO email_changes (id, tenant_id, user_id, old_email, new_email, seed, confirm_hash, cancel_hash, created_at, expires_at)
         VALUES ({n}, {t}, {n}, 'x', 'y', {bytes}, {bytes}, {bytes}, {now}, {now})",
    ),
    (
        "security_events",
        "INSERT INTO security_events (id, tenant_id, user_id, kind, device, occurred_at) VALUES ({n}, {t}, {n}, 'signed_in', 'web', {now})",
    ),
    ("second_factors", "INSERT INTO second_factors (id, tenant_id, user_id) VALUES ({n}, {t}, {n})"),
    (
        "backup_codes",
        "INSERT INTO backup_codes (id, tenant_id, user_id, code_hash, created_at) VALUES ({n}, {t}, {n}, {bytes}, {now})",
    ),
    (
        "second_factor_failures",
        "INSERT INTO second_factor_failures (id, tenant_id, user_id, failed_at) VALUES ({n}, {t}, {n}, {now})",
    ),
    (
        "sign_in_challenges",
        "INSERT INTO sign_in_challenges (id, tenant_id, user_id, community, token_hash, attempts, created_at, expires_at)
         VALUES ({n}, {t}, {n}, {t}, {bytes}, 0, {now}, {now})",
    ),
];

/// Tables of which no row ever changes, so that triggers refuse what the keys would: a strange row cannot even be added.
const IMMUTABLE: &[(&str, &str)] = &[
    (
        "transactions",
        "INSERT INTO transactions (tenant_id, sender_id, receiver_id, acting_user_id, from_account_id, to_account_id, amount,
                description, status, transaction_type, deleted_for_sender, deleted_for_receiver, category_id, reverses_id,
                created_at, updated_at)
         SELECT tenant_id, sender_id, receiver_id, acting_user_id, from_account_id, to_account_id, amount, description, status,
                transaction_type, deleted_for_sender, deleted_for_receiver, category_id, reverses_id, created_at, updated_at
           FROM transactions WHERE id = 7000001",
    ),
    (
        "entries",
        "INSERT INTO entries (tenant_id, transaction_id, account_id, amount, balance_after, created_at)
         SELECT tenant_id, transaction_id, account_id, -amount, balance_after, created_at
           FROM entries WHERE transaction_id = 7000001",
    ),
    (
        "security_events",
        "INSERT INTO security_events (tenant_id, user_id, kind, device, occurred_at)
         SELECT tenant_id, user_id, kind, device, occurred_at FROM security_events WHERE id = 7000001",
    ),
];

/// Columns called `*_id` that point nowhere on purpose, each with its reason.
const UNGUARDED: &[(&str, &str, &str)] = &[
    ("transactions", "listing_id", "the ledger outlives what it was about"),
    ("notification_queue", "message_id", "whoever reads it asks for a message to the mail's own reader"),
];

fn sql(engine: Engine, text: &str, tenant: i64, number: i64) -> &'static str {
    let (yes, no, bytes) = match engine {
        Engine::Sqlite => ("1", "0", format!("x'{number:08}'")),
        Engine::Postgres => ("TRUE", "FALSE", format!("'\\x{number:08}'")),
    };
    leak(
        text.replace("{more}", "")
            .replace("{values}", "")
            .replace("{t}", &tenant.to_string())
            .replace("{n}", &number.to_string())
            .replace("{yes}", yes)
            .replace("{no}", no)
            .replace("{bytes}", &bytes)
            .replace("{now}", "'2026-01-05T12:00:00.000000Z'"),
    )
}

/// Puts one row of every tenant-owned table into a community, with a number as its id; and a member with ten times the number and
/// one, who is the other where a row is about two.
pub async fn plant(db: &Db, tenant: i64, number: i64) {
    db.run(sql(db.engine(), ROWS[0].1, tenant, number * 10 + 1), params![]).await.unwrap();
    for (table, row) in ROWS {
        let inserted = db.run(sql(db.engine(), row, tenant, number), params![]).await;
        inserted.unwrap_or_else(|error| panic!("{table}: {error}"));
    }
}

/// The names of all tenant-owned tables. What a full-text index keeps for itself is none of them.
pub async fn owned(db: &Db) -> Vec<String> {
    db.all(
        db.engine().pick(
            "SELECT m.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c
              WHERE m.type = 'table' AND c.name = 'tenant_id' AND m.name NOT LIKE '%!_search' ESCAPE '!' ORDER BY m.name",
            "SELECT table_name::text FROM information_schema.columns
              WHERE table_schema = 'public' AND column_name = 'tenant_id' AND table_name NOT LIKE '%!_search' ESCAPE '!'
              ORDER BY table_name",
        ),
        params![],
    )
    .await
    .unwrap()
}

/// A copy of row 7000001 that differs in one column, which points into the other community.
fn strange_copy(copy: &str, column: &str) -> String {
    let (into, from) = copy.split_once("SELECT").unwrap();
    format!("{into}SELECT{}", from.replacen(column, "7000002", 1))
}

/// Every tenant-owned table with the columns that point at another tenant-owned table's row.
async fn pointers(db: &Db) -> BTreeMap<String, BTreeSet<String>> {
    let mut pointers: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for table in owned(db).await {
        let columns: Vec<(String,)> = db
            .all(
                db.engine().pick(
                    "SELECT f.\"from\" FROM pragma_foreign_key_list($1) f
                      WHERE f.\"table\" <> 'tenants' AND f.\"from\" LIKE '%!_id' ESCAPE '!' AND f.\"from\" <> 'tenant_id'",
                    "SELECT k.column_name::text
                       FROM information_schema.key_column_usage k
                       JOIN information_schema.table_constraints c
                         ON c.constraint_name = k.constraint_name AND c.table_name = k.table_name
                      WHERE k.table_name = $1 AND c.constraint_type = 'FOREIGN KEY'
                        AND k.column_name LIKE '%!_id' ESCAPE '!' AND k.column_name <> 'tenant_id'",
                ),
                params![table.clone()],
            )
            .await
            .unwrap();
        pointers.insert(table, columns.into_iter().map(|(column,)| column).collect());
    }
    pointers
}

each_engine! {
    async fn no_row_can_point_into_another_community(town: Town) {
        let db = town.db();
        plant(db, town.harbour, 7_000_001).await;
        plant(db, town.meadow, 7_000_002).await;

        let pointers = pointers(db).await;
        let listed: BTreeSet<_> = ROWS.iter().map(|(table, _)| (*table).to_owned()).collect();
        assert_eq!(pointers.keys().cloned().collect::<BTreeSet<_>>(), listed, "every tenant-owned table has a row in ROWS");

        for (table, columns) in &pointers {
            let own = format!("SELECT COUNT(*) FROM {table} WHERE tenant_id = {}", town.harbour);
            let before: i64 = db.one(leak(own.clone()), params![]).await.unwrap();
            assert!(before > 0, "{table} has a row to try with");
            let key = match table.as_str() {
                "token_cutoffs" => "user_id",
                "entries" => "transaction_id",
                _ => "id",
            };
            for column in columns {
                let stray = match IMMUTABLE.iter().find(|(name, _)| name == table) {
                    Some((_, copy)) => strange_copy(copy, column),
                    None => format!(
                        "UPDATE {table} SET {column} = 7000002 WHERE tenant_id = {} AND {key} = 7000001",
                        town.harbour
                    ),
                };
                let error = db.run(leak(stray), params![]).await.expect_err(&format!("{table}.{column} crossed over"));
                assert!(matches!(error, timeweave::db::DbError::ForeignKey(_)), "{table}.{column}: {error}");
            }
            // Nor can the row itself move over while it points at people of its own community.
            if !columns.is_empty() {
                let moved = format!(
                    "UPDATE {table} SET tenant_id = {} WHERE tenant_id = {} AND {key} = 7000001",
                    town.meadow, town.harbour
                );
                assert!(db.run(leak(moved), params![]).await.is_err(), "{table} moved into another community");
            }
        }
    }

    async fn whatever_points_at_a_row_carries_the_tenant(town: Town) {
        // A column called `*_id` without a foreign key would be a reference that nothing guards.
        for (table, columns) in pointers(town.db()).await {
            let named: Vec<(String,)> = town
                .db()
                .all(
                    town.db().engine().pick(
                        "SELECT name FROM pragma_table_info($1) WHERE name LIKE '%!_id' ESCAPE '!' AND name <> 'tenant_id'",
                        "SELECT column_name::text FROM information_schema.columns
                          WHERE table_schema = 'public' AND table_name = $1
                            AND column_name LIKE '%!_id' ESCAPE '!' AND column_name <> 'tenant_id'",
                    ),
                    params![table.clone()],
                )
                .await
                .unwrap();
            let on_purpose =
                |column: &str| UNGUARDED.iter().any(|(other, name, _reason)| *other == table && *name == column);
            let named: BTreeSet<_> =
                named.into_iter().map(|(column,)| column).filter(|column| !on_purpose(column)).collect();
            assert_eq!(named, columns, "{table}");
        }
    }
}
