//! What members say to a listing in the feed. Likes and comments belong to `feed`, a tier above; the listing shows the numbers of its line there.

use crate::base::{ListingId, MemberId};
use crate::call::Call;
use crate::db::Stored;
use crate::recognition::readable_comments;
use crate::{params, record};

record! {
    /// What members say to a listing.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub struct Heard {
        /// How many like it.
        pub likes: i64,
        /// How many comments it has, as far as the viewer can read them.
        pub comments: i64,
        /// The viewer likes it.
        pub is_liked: bool,
    }
}

/// What is said to a listing; none while it has no line in the feed. Served by `feed_activities_subject`.
#[rustfmt::skip::macros(concat)]
pub async fn of(call: &Call, id: ListingId, viewer: MemberId) -> Stored<Option<Heard>> {
    call.optional(
        concat!("SELECT (SELECT COUNT(*) FROM feed_likes k WHERE k.tenant_id = $1 AND k.activity_id = a.id) AS likes,
                ", readable_comments!(), " AS comments,
                EXISTS (SELECT 1 FROM feed_likes k
                         WHERE k.tenant_id = $1 AND k.activity_id = a.id AND k.user_id = $2) AS is_liked
           FROM feed_activities a
          WHERE a.tenant_id = $1 AND a.kind = 'listing' AND a.subject = $3"),
        params![viewer, id],
    )
    .await
}
