//! What the table of pictures is asked.

use crate::base::FileId;
use crate::call::Tx;
use crate::db::Stored;
use crate::model::EventId;
use crate::{insert, params};

/// Notes a picture of an event.
pub async fn insert(tx: &mut Tx, event: EventId, file: FileId, address: &str) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into event_pictures {
        event_id: event,
        file_id: file,
        address,
        created_at: now,
    } };
    tx.run(sql, params).await
}

/// Forgets pictures that neither an event shows nor what recurs with it, by whatever way it names them. Gives their files.
pub async fn unshown(tx: &mut Tx, event: EventId) -> Stored<Vec<FileId>> {
    tx.all(
        "DELETE FROM event_pictures
          WHERE tenant_id = $1 AND event_id = $2
            AND NOT EXISTS (SELECT 1 FROM events e
                             WHERE e.tenant_id = $1 AND (e.id = $2 OR e.parent_event_id = $2)
                               AND (e.cover_image_url LIKE '%' || event_pictures.address OR e.image_url LIKE '%' || event_pictures.address))
         RETURNING file_id",
        params![event],
    )
    .await
}
