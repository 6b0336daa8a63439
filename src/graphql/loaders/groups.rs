//! Groups and who belongs to them.

use std::collections::HashMap;
use std::sync::Arc;

use async_graphql::dataloader::Loader;

use super::{Fetch, GroupOf, GroupsOf, KindOf, MembersOf};
use crate::base::{GroupId, MemberId, Page};
use crate::graphql::errors::Shared;
use crate::groups::actions::Item;
use crate::groups::membership::Line;
use crate::groups::store::faces::Kind;
use crate::groups::{self, Role};

impl Loader<GroupsOf> for Fetch {
    type Value = Arc<Page<Item>>;
    type Error = Shared;

    async fn load(&self, keys: &[GroupsOf]) -> Result<HashMap<GroupsOf, Arc<Page<Item>>>, Shared> {
        let mut pages: HashMap<(Option<i64>, i64), Vec<MemberId>> = HashMap::new();
        for key in keys {
            pages.entry((key.before, key.first)).or_default().push(key.member);
        }
        self.batch("groups", keys.len(), async {
            let viewer = self.call.member()?;
            let (me, steward) = (viewer.id, viewer.is_admin());
            let mut found = HashMap::with_capacity(keys.len());
            for ((before, first), members) in pages {
                let mut rows: HashMap<MemberId, Vec<Item>> = HashMap::new();
                for (member, group, own) in
                    groups::store::of_each(&self.call, me, steward, &members, before, first + 1).await?
                {
                    rows.entry(member).or_default().push((group, own));
                }
                found.extend(members.into_iter().map(|member| {
                    let rows = rows.remove(&member).unwrap_or_default();
                    let page = Page::from_probe(rows, first, |(group, _)| group.id.get());
                    (GroupsOf { member, before, first }, Arc::new(page))
                }));
            }
            Ok(found)
        })
        .await
    }
}

impl Loader<GroupOf> for Fetch {
    type Value = Item;
    type Error = Shared;

    async fn load(&self, keys: &[GroupOf]) -> Result<HashMap<GroupOf, Item>, Shared> {
        let ids: Vec<_> = keys.iter().map(|key| key.0).collect();
        self.batch("groups_by_id", keys.len(), async {
            let items = groups::actions::each(&self.call, &ids).await?;
            Ok(items.into_iter().map(|item| (GroupOf(item.0.id), item)).collect())
        })
        .await
    }
}

impl Loader<MembersOf> for Fetch {
    type Value = Arc<Page<Line>>;
    type Error = Shared;

    async fn load(&self, keys: &[MembersOf]) -> Result<HashMap<MembersOf, Arc<Page<Line>>>, Shared> {
        let mut pages: HashMap<(Option<Role>, Option<i64>, i64), Vec<GroupId>> = HashMap::new();
        for key in keys {
            pages.entry((key.role, key.after, key.first)).or_default().push(key.group);
        }
        self.batch("group_members", keys.len(), async {
            let mut found = HashMap::with_capacity(keys.len());
            for ((role, after, first), groups) in pages {
                let mut rows = groups::membership::members_of_each(&self.call, &groups, role, after, first).await?;
                found.extend(groups.into_iter().map(|group| {
                    let page = rows.remove(&group).unwrap_or_else(|| Page { items: Vec::new(), next: None });
                    (MembersOf { group, role, after, first }, Arc::new(page))
                }));
            }
            Ok(found)
        })
        .await
    }
}

impl Loader<KindOf> for Fetch {
    type Value = Kind;
    type Error = Shared;

    async fn load(&self, keys: &[KindOf]) -> Result<HashMap<KindOf, Kind>, Shared> {
        let ids: Vec<_> = keys.iter().map(|key| key.0).collect();
        self.batch("group_types", keys.len(), async {
            let kinds = groups::store::faces::kinds(&self.call, &ids).await?;
            Ok(kinds.into_iter().map(|kind| (KindOf(kind.id), kind)).collect())
        })
        .await
    }
}
