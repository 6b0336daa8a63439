//! What the area brings to the program beside its answers.

use crate::call::Brings;
use crate::db::Bound;

/// What it brings.
pub(crate) static BRINGS: Brings = Brings {
    holdings: &[crate::store::holdings::HOLDINGS],
    invariants: &[crate::store::sound::INVARIANTS],
    words: &[
        Bound::set::<crate::model::Visibility>("feed_posts_visibility"),
        Bound::set::<crate::model::PublishStatus>("feed_posts_publish_status"),
        Bound::set::<crate::model::Reaction>("feed_reactions_reaction"),
    ],
    demo: Some(&super::demo::Posts),
    ..Brings::NOTHING
};
