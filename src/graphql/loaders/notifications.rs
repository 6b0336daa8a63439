//! What fields below a list read of the viewer's bell.

use std::sync::Arc;

use crate::base::NotificationId;
use crate::notifications::{self, Notification};
use crate::outbox::Subject;

by_number! {
    /// A line of the viewer's bell; none if it is not theirs, or was deleted.
    BellOf(NotificationId) => Arc<Notification>, "notifications", |call, ids| {
        let me = call.me()?;
        let lines = notifications::store::by_ids(call, me, &ids).await?;
        Ok(lines.into_iter().map(|line| (Self(line.id), Arc::new(line))).collect())
    }
}

by_number! {
    /// What a line of the viewer's bell is about; none if it is about nothing else.
    AboutOf(NotificationId) => Subject, "notifications_about", |call, ids| {
        let found = notifications::actions::about(call, &ids).await?;
        Ok(found.into_iter().map(|(line, about)| (Self(line), about)).collect())
    }
}
