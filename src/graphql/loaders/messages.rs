//! What members wrote.

use std::collections::HashMap;
use std::sync::Arc;

use async_graphql::dataloader::Loader;
use contract::messages as wire;

use super::{ConversationWith, Fetch, MessageOf, ThreadOf};
use crate::base::{Answer, Cursor, MemberId, Page};
use crate::graphql::errors::Shared;
use crate::messages::store::Direction;
use crate::messages::{actions, rest};

impl Loader<MessageOf> for Fetch {
    type Value = wire::Message;
    type Error = Shared;

    async fn load(&self, keys: &[MessageOf]) -> Result<HashMap<MessageOf, wire::Message>, Shared> {
        let ids: Vec<_> = keys.iter().map(|key| key.0).collect();
        self.batch("messages", keys.len(), async {
            let messages = rest::messages(&self.call, actions::each(&self.call, &ids).await?).await?;
            Ok(messages.into_iter().map(|message| (MessageOf(message.id.into()), message)).collect())
        })
        .await
    }
}

impl Loader<ConversationWith> for Fetch {
    type Value = wire::ConversationItem;
    type Error = Shared;

    async fn load(&self, keys: &[ConversationWith]) -> Result<HashMap<ConversationWith, Self::Value>, Shared> {
        let partners: Vec<_> = keys.iter().map(|key| key.0).collect();
        self.batch("conversations", keys.len(), async {
            let lines = actions::with_each(&self.call, &partners).await?;
            let item = |line| rest::item(&self.call, line).map(|item| (ConversationWith(item.id.into()), item));
            lines.into_iter().map(item).collect::<Answer<_>>()
        })
        .await
    }
}

impl Loader<ThreadOf> for Fetch {
    type Value = Arc<Page<Arc<wire::Message>>>;
    type Error = Shared;

    /// Fields that stand below the same list ask for the same page of different conversations: one statement for each page asked for.
    async fn load(&self, keys: &[ThreadOf]) -> Result<HashMap<ThreadOf, Self::Value>, Shared> {
        let mut pages: HashMap<(Direction, Option<i64>, i64), Vec<MemberId>> = HashMap::new();
        for key in keys {
            pages.entry((key.direction, key.after, key.first)).or_default().push(key.partner);
        }
        self.batch("threads", keys.len(), async {
            let mut found = HashMap::with_capacity(keys.len());
            for ((direction, after, first), partners) in pages {
                let threads = actions::threads(&self.call, &partners, direction, first, after.map(Cursor)).await?;
                let (mut spans, mut all) = (Vec::new(), Vec::new());
                for (partner, page) in threads {
                    spans.push((partner, page.items.len(), page.next));
                    all.extend(page.items);
                }
                // The files of all of them are read together.
                let mut shown = rest::messages(&self.call, all).await?.into_iter().map(Arc::new);
                for (partner, length, next) in spans {
                    let page = Page { items: shown.by_ref().take(length).collect(), next };
                    found.insert(ThreadOf { partner, direction, after, first }, Arc::new(page));
                }
            }
            Ok(found)
        })
        .await
    }
}
