//! Types of groups, and what groups show themselves by.

use crate::call::Tx;
use crate::db::Stored;
use crate::demo::groups::{Group, KINDS, kind_id};
use crate::demo::plan::Town;
use crate::media::{Name, Picture, address};
use crate::params;

/// The types of groups of a community.
pub(in crate::demo) async fn insert_kinds(tx: &mut Tx, town: &Town) -> Stored<()> {
    let now = tx.now();
    for (place, (name, slug, color, icon)) in KINDS.iter().enumerate() {
        tx.run(
            "INSERT INTO group_types (id, tenant_id, name, slug, color, icon, created_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
            params![kind_id(town.id, place), town.id, *name, *slug, *color, *icon, now],
        )
        .await?;
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
        tx.run(
            "INSERT INTO media_files (id, tenant_id, name, media_type, bytes, width, height, created_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            params![
                number,
                group.tenant,
                name.to_string(),
                media_type,
                bytes,
                picture.width,
                picture.height,
                group.created_at
            ],
        )
        .await?;
        tx.run(
            "UPDATE groups SET image_url = $3 WHERE tenant_id = $1 AND id = $2",
            params![group.tenant, group.id, shown],
        )
        .await?;
    }
    tx.run(
        "INSERT INTO group_faces (id, tenant_id, group_id, type_id, avatar_id) VALUES ($1, $2, $1, $3, $4)",
        params![group.id, group.tenant, kind_id(group.tenant, group.kind), picture.map(|_| number)],
    )
    .await?;
    Ok(())
}
