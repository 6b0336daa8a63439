//! Pictures of posts.

use crate::base::FileId;
use crate::call::{Reads, Tx};
use crate::db::Stored;
use crate::model::{MediaId, PostId};
use crate::{insert, params, record};

record! {
    /// A picture of a post.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct PostPicture {
        /// `feed_media.id`.
        pub id: MediaId,
        /// The post.
        pub post_id: PostId,
        /// Its file's name.
        pub name: String,
        /// How wide it is.
        pub width: Option<i64>,
        /// How high it is.
        pub height: Option<i64>,
        /// What is seen on it.
        pub alt_text: Option<String>,
    }
}

/// The pictures of some posts, by post and in their order. One statement whatever their number. Served by `feed_media_by_post`.
pub async fn of_posts(from: &mut Reads<'_>, posts: &[PostId]) -> Stored<Vec<PostPicture>> {
    from.all(
        "SELECT m.id, m.post_id, f.name, f.width, f.height, m.alt_text
           FROM feed_media m
           JOIN media_files f ON f.tenant_id = m.tenant_id AND f.id = m.file_id
          WHERE m.tenant_id = $1 AND m.post_id = ANY($2)
          ORDER BY m.post_id, m.sort_order",
        params![posts],
    )
    .await
}

/// Gives a post a picture.
pub async fn insert(tx: &mut Tx, post: PostId, file: FileId, (place, alt_text): (i64, Option<&str>)) -> Stored<u64> {
    let now = tx.now();
    let (sql, params) = insert! { into feed_media {
        post_id: post,
        file_id: file,
        sort_order: place,
        alt_text,
        created_at: now,
    } };
    tx.run(sql, params).await
}

/// Takes the pictures of a post away; gives their files.
pub async fn take(tx: &mut Tx, post: PostId) -> Stored<Vec<FileId>> {
    tx.all("DELETE FROM feed_media WHERE tenant_id = $1 AND post_id = $2 RETURNING file_id", params![post]).await
}
