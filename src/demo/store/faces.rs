//! Types of groups, and what groups show themselves by.

use crate::call::Tx;
use crate::db::Stored;
use crate::demo::groups::{Group, KINDS, kind_id};
use crate::demo::plan::Town;
use crate::media::{Name, Picture, address};
use crate::{insert, params};

/// The types of groups of a community.
pub(in crate::demo) async fn insert_kinds(tx: &mut Tx, town: &Town) -> Stored<()> {
    let now = tx.now();
    for (place, (name, slug, color, icon)) in KINDS.iter().enumerate() {
        let (sql, params) = insert! { unscoped into group_types {
            id: kind_id(town.id, place),
            tenant_id: town.id,
            name: *name,
            slug: *slug,
            color: *color,
            icon: *icon,
            created_at: now,
        } };
        tx.unscoped().run(sql, params).await?;
    }
    Ok(())
}

/// A group's type and, if it has one, its picture with this number.
pub(in crate::demo) async fn insert_face(
    tx: &mut Tx,
    group: &Group,
    number: i64,
    picture: Option<&(Name, Picture)>,
) -> Stored<()> {
    if let Some((name, picture)) = picture {
        let bytes = i64::try_from(picture.full.len()).unwrap_or(0);
        let (media_type, shown) = (name.kind().media_type(), address(group.tenant.into(), &name.to_string()));
        let (sql, params) = insert! { unscoped into media_files {
            id: number,
            tenant_id: group.tenant,
            name: name.to_string(),
            media_type,
            bytes,
            width: picture.width,
            height: picture.height,
            created_at: group.created_at,
        } };
        tx.unscoped().run(sql, params).await?;
        tx.unscoped()
            .run(
                "UPDATE groups SET image_url = $3 WHERE tenant_id = $1 AND id = $2",
                params![group.tenant, group.id, shown],
            )
            .await?;
    }
    let (sql, params) = insert! { unscoped into group_faces {
        id & group_id: group.id,
        tenant_id: group.tenant,
        type_id: kind_id(group.tenant, group.kind),
        avatar_id: picture.map(|_| number),
    } };
    tx.unscoped().run(sql, params).await?;
    Ok(())
}
