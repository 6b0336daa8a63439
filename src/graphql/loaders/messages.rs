//! What members wrote.

use std::collections::HashMap;
use std::sync::Arc;

use async_graphql::dataloader::Loader;

use super::{Fetch, FilesOf};
use crate::graphql::errors::Shared;
use crate::messages::attachments::actions::of_each;
use crate::messages::attachments::store::Attachment;

impl Loader<FilesOf> for Fetch {
    type Value = Arc<Vec<Attachment>>;
    type Error = Shared;

    async fn load(&self, keys: &[FilesOf]) -> Result<HashMap<FilesOf, Self::Value>, Shared> {
        let ids: Vec<_> = keys.iter().map(|key| key.0).collect();
        self.batch("message_files", keys.len(), async {
            let mut each: HashMap<FilesOf, Vec<Attachment>> = HashMap::new();
            for file in of_each(&self.call, &ids).await? {
                each.entry(FilesOf(file.message_id)).or_default().push(file);
            }
            Ok(each.into_iter().map(|(key, files)| (key, Arc::new(files))).collect())
        })
        .await
    }
}
