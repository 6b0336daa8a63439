//! What fields below a list read of the viewer's bell.

use std::sync::Arc;

use crate::base::NotificationId;
use crate::notifications::{self, Notification};
use crate::outbox::Subject;

by_number! {
    /// A line of the viewer's bell; none if it is not theirs, or was deleted.
    BellOf(NotificationId) => Arc<Notification>, "notifications",
        |call, ids| notifications::store::by_ids(call, call.me()?, &ids).await?, |line| (line.id, Arc::new(line));

    /// What a line of the viewer's bell is about; none if it is about nothing else.
    AboutOf(NotificationId) => Subject, "notifications_about",
        |call, ids| notifications::actions::about(call, &ids).await?, |of_line| of_line;
}
