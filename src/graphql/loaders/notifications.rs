//! What fields below a list read of the viewer's bell.

use crate::base::NotificationId;
use crate::notifications;
use crate::outbox::Subject;

by_number! {
    /// What a line of the viewer's bell is about; none if it is about nothing else.
    AboutOf(NotificationId) => Subject, "notifications_about",
        |call, ids| notifications::actions::about(call, &ids).await?, |of_line| of_line;
}
