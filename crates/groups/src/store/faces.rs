//! What groups show themselves by, and the types that there are.

use crate::base::{FileId, GroupId, GroupTypeId};
use crate::call::{Call, Tx};
use crate::db::Stored;
use crate::{insert, params, record};

record! {
    /// What a community calls groups of one kind.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct GroupType {
        /// `group_types.id`.
        pub id: GroupTypeId,
        /// Name to show.
        pub name: String,
        /// Short name in addresses, unique in the community.
        pub slug: String,
        /// Colour to show it in.
        pub color: Option<String>,
        /// Name of a small sign for it.
        pub icon: Option<String>,
    }
    select kind_columns
}

record! {
    /// A row of `group_faces`.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub struct Face {
        /// Its type.
        pub type_id: Option<GroupTypeId>,
        /// Its picture.
        pub avatar_id: Option<FileId>,
        /// The one at the top.
        pub cover_id: Option<FileId>,
    }
    select face_columns
}

/// Some types.
#[rustfmt::skip::macros(concat)]
pub async fn kinds(call: &Call, ids: &[GroupTypeId]) -> Stored<Vec<GroupType>> {
    call.all(
        concat!("SELECT ", kind_columns!(), " FROM group_types WHERE tenant_id = $1 AND id = ANY($2) ORDER BY id"),
        params![ids],
    )
    .await
}

/// All types of the community, by id.
#[rustfmt::skip::macros(concat)]
pub async fn all_kinds(call: &Call) -> Stored<Vec<GroupType>> {
    call.all(concat!("SELECT ", kind_columns!(), " FROM group_types WHERE tenant_id = $1 ORDER BY id"), params![]).await
}

/// The type of this short name, else of this number.
pub async fn kind_named(call: &Call, slug: &str, number: i64) -> Stored<Option<GroupTypeId>> {
    call.optional(
        "SELECT id
           FROM group_types
          WHERE tenant_id = $1 AND (slug = $2 OR id = $3)
          ORDER BY CASE WHEN slug = $2 THEN 0 ELSE 1 END
          LIMIT 1",
        params![slug, number],
    )
    .await
}

/// Whether the community has a type.
pub async fn has_kind(tx: &mut Tx, id: GroupTypeId) -> Stored<bool> {
    tx.one("SELECT EXISTS (SELECT 1 FROM group_types WHERE tenant_id = $1 AND id = $2)", params![id]).await
}

/// What a group, which is held, shows itself by.
#[rustfmt::skip::macros(concat)]
pub async fn find(tx: &mut Tx, group: GroupId) -> Stored<Option<Face>> {
    tx.optional(
        concat!("SELECT ", face_columns!(), " FROM group_faces WHERE tenant_id = $1 AND group_id = $2"),
        params![group],
    )
    .await
}

/// Writes what a group shows itself by.
pub async fn write(tx: &mut Tx, group: GroupId, face: &Face) -> Stored<u64> {
    let (sql, params) = insert! { into group_faces {
        group_id: group,
        type_id: face.type_id,
        avatar_id: face.avatar_id,
        cover_id: face.cover_id,
    } or update on [group_id] };
    tx.run(sql, params).await
}

/// Notes the address of a group's picture.
pub async fn show_avatar(tx: &mut Tx, group: GroupId, address: Option<&str>) -> Stored<u64> {
    tx.run("UPDATE groups SET image_url = $3 WHERE tenant_id = $1 AND id = $2", params![group, address]).await
}

/// Notes the address of the picture at its top.
pub async fn show_cover(tx: &mut Tx, group: GroupId, address: Option<&str>) -> Stored<u64> {
    tx.run("UPDATE groups SET cover_image_url = $3 WHERE tenant_id = $1 AND id = $2", params![group, address]).await
}
