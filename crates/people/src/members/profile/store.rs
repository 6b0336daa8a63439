//! What the tables of profiles are asked.

use super::looks::{Looks, Reach, looks_columns, reach_columns};
use super::model::{Editable, editable_columns};
use crate::base::text::sort_name;
use crate::base::{FileId, MemberId, TenantId};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::members::Privacy;
use crate::{insert, params};

/// What a member may change of their profile, with the row held; none if the community has no such member.
#[rustfmt::skip::macros(concat)]
pub(super) async fn lock(tx: &mut Tx, member: MemberId) -> Stored<Option<Editable>> {
    tx.optional(
        concat!("SELECT ", editable_columns!(), "
               FROM users
              WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL
                FOR NO KEY UPDATE"),
        params![member],
    )
    .await
}

/// Writes what a member may change, and what follows from it.
pub(crate) async fn write(tx: &mut Tx, member: MemberId, profile: &Editable) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE users
            SET first_name = $3, last_name = $4, organization_name = $5, profile_type = $6, avatar_url = $7, bio = $8, tagline = $9,
                location = $10, latitude = $11, longitude = $12, phone = $13, date_of_birth = $14, skills = $15, search_text = $16,
                sort_name = $17, updated_at = $18
          WHERE tenant_id = $1 AND id = $2",
        params![
            member,
            &profile.first_name,
            &profile.last_name,
            &profile.organization_name,
            profile.profile_type,
            &profile.avatar_url,
            &profile.bio,
            &profile.tagline,
            &profile.location,
            profile.latitude,
            profile.longitude,
            &profile.phone,
            &profile.date_of_birth,
            serde_json::Value::from(profile.skills.clone()),
            profile.words(),
            sort_name(profile.shown_name()),
            now
        ],
    )
    .await
}

/// Whether somebody has seen who a member is, and that counts now.
pub(super) async fn is_identity_verified(tx: &mut Tx, member: MemberId) -> Stored<bool> {
    let now = tx.now();
    tx.one(
        "SELECT EXISTS (SELECT 1 FROM member_verification_badges
                         WHERE tenant_id = $1 AND user_id = $2 AND badge_type = 'id_verified' AND revoked_at IS NULL
                           AND (expires_at IS NULL OR expires_at > $3))",
        params![member, now],
    )
    .await
}

/// The file of a member's picture.
pub(super) async fn avatar(tx: &mut Tx, member: MemberId) -> Stored<Option<FileId>> {
    tx.optional("SELECT file_id FROM member_avatars WHERE tenant_id = $1 AND user_id = $2", params![member]).await
}

/// Makes a file a member's picture.
pub(super) async fn set_avatar(tx: &mut Tx, member: MemberId, file: FileId) -> Stored<u64> {
    let (sql, params) = insert! { into member_avatars { user_id: member, file_id: file } or update on [user_id] };
    tx.run(sql, params).await
}

/// Forgets the file of a member's picture.
pub(super) async fn remove_avatar(tx: &mut Tx, member: MemberId) -> Stored<u64> {
    tx.run("DELETE FROM member_avatars WHERE tenant_id = $1 AND user_id = $2", params![member]).await
}

/// How pages look for a member of the community `home`; none if they decided nothing.
#[rustfmt::skip::macros(concat)]
pub(super) async fn looks(call: &Call, home: TenantId, member: MemberId) -> Stored<Option<Looks>> {
    call.unscoped()
        .optional(
            concat!("SELECT ", looks_columns!(), " FROM member_preferences WHERE tenant_id = $1 AND user_id = $2"),
            params![home, member],
        )
        .await
}

/// The same within a transaction.
#[rustfmt::skip::macros(concat)]
pub(super) async fn looks_in(tx: &mut Tx, member: MemberId) -> Stored<Option<Looks>> {
    tx.optional(
        concat!("SELECT ", looks_columns!(), " FROM member_preferences WHERE tenant_id = $1 AND user_id = $2"),
        params![member],
    )
    .await
}

/// Writes how pages look for a member.
pub(super) async fn write_looks(tx: &mut Tx, member: MemberId, looks: &Looks) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into member_preferences {
        user_id: member,
        theme: looks.theme,
        accent_color: &looks.accent_color,
        font_size: looks.font_size,
        density: looks.density,
        large_text: looks.large_text,
        high_contrast: looks.high_contrast,
        reduced_motion: looks.reduced_motion,
        simplified_layout: looks.simplified_layout,
        prefers_chronological: looks.prefers_chronological,
        auto_translate_ugc: looks.auto_translate_ugc,
        auto_translate_target_locale: &looks.auto_translate_target_locale,
        updated_at: now,
    } or update on [user_id] };
    tx.run(sql, params).await
}

/// Who may read a member's profile and find it.
#[rustfmt::skip::macros(concat)]
pub(super) async fn reach(call: &Call, member: MemberId) -> Stored<Option<Reach>> {
    call.optional(
        concat!("SELECT ", reach_columns!(), " FROM users WHERE tenant_id = $1 AND id = $2 AND deleted_at IS NULL"),
        params![member],
    )
    .await
}

/// Writes who may read a member's profile and find it; none stays as it is.
pub(super) async fn write_reach(
    tx: &mut Tx,
    member: MemberId,
    privacy_profile: Option<Privacy>,
    privacy_search: Option<bool>,
) -> Stored<u64> {
    let now = tx.now();
    tx.run(
        "UPDATE users
            SET privacy_profile = COALESCE($3, privacy_profile), privacy_search = COALESCE($4, privacy_search), updated_at = $5
          WHERE tenant_id = $1 AND id = $2",
        params![member, privacy_profile, privacy_search, now],
    )
    .await
}
