//! What fields below a list read of the viewer's bell.

use std::collections::HashMap;
use std::sync::Arc;

use async_graphql::dataloader::Loader;

use super::Fetch;
use crate::base::NotificationId;
use crate::graphql::errors::Shared;
use crate::notifications::{self, Notification};

/// A line of the viewer's bell; none if it is not theirs, or was deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BellOf(pub NotificationId);

impl Loader<BellOf> for Fetch {
    type Value = Arc<Notification>;
    type Error = Shared;

    async fn load(&self, keys: &[BellOf]) -> Result<HashMap<BellOf, Arc<Notification>>, Shared> {
        let ids: Vec<_> = keys.iter().map(|key| key.0).collect();
        self.batch("notifications", keys.len(), async {
            let me = self.call.me()?;
            let lines = notifications::store::by_ids(&self.call, me, &ids).await?;
            Ok(lines.into_iter().map(|line| (BellOf(line.id), Arc::new(line))).collect())
        })
        .await
    }
}
