//! What members wrote.

use std::collections::HashMap;
use std::sync::Arc;

use contract::messages as wire;

use super::{Key, ThreadOf, by_page};
use crate::base::{Answer, Cursor, Page};
use crate::call::Call;
use crate::messages::{actions, rest};

impl Key for ThreadOf {
    type Found = Arc<Page<Arc<wire::Message>>>;
    const BATCH: &'static str = "threads";

    async fn find(call: &Call, keys: &[Self]) -> Answer<HashMap<Self, Self::Found>> {
        let pages = by_page(keys, |key| ((key.direction, key.after, key.first), key.partner));
        let mut found = HashMap::with_capacity(keys.len());
        for ((direction, after, first), partners) in pages {
            let threads = actions::threads(call, &partners, direction, first, after.map(Cursor)).await?;
            let (mut spans, mut all) = (Vec::new(), Vec::new());
            for (partner, page) in threads {
                spans.push((partner, page.items.len(), page.next));
                all.extend(page.items);
            }
            // The files of all of them are read together.
            let mut shown = rest::messages(call, all).await?.into_iter().map(Arc::new);
            for (partner, length, next) in spans {
                let page = Page { items: shown.by_ref().take(length).collect(), next };
                found.insert(Self { partner, direction, after, first }, Arc::new(page));
            }
        }
        Ok(found)
    }
}
