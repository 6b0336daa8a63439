//! What members list.

use std::collections::HashMap;
use std::sync::Arc;

use async_graphql::dataloader::Loader;
use contract::categories::Category;
use contract::listing_images::ListingImage;

use super::{Fetch, HeadingOf, ImagesOf, LineOf, ListingsOf, TagsOf};
use crate::base::{MemberId, Page};
use crate::categories;
use crate::graphql::errors::Shared;
use crate::listings::model::Side;
use crate::listings::rest;
use crate::listings::store::lists::{Line, by_ids, of_members};
use crate::listings::store::{Source, images, tags};

impl Loader<ListingsOf> for Fetch {
    type Value = Arc<Page<Line>>;
    type Error = Shared;

    /// Fields that stand below the same list ask for the same page of different members: one statement for each page asked for.
    async fn load(&self, keys: &[ListingsOf]) -> Result<HashMap<ListingsOf, Self::Value>, Shared> {
        let mut pages: HashMap<(Option<Side>, Option<i64>, i64), Vec<MemberId>> = HashMap::new();
        for key in keys {
            pages.entry((key.side, key.after, key.first)).or_default().push(key.member);
        }
        self.batch("listings", keys.len(), async {
            let me = self.call.me()?;
            let mut found = HashMap::with_capacity(keys.len());
            for ((side, after, first), members) in pages {
                let before = after.unwrap_or(i64::MAX);
                let mut each: HashMap<MemberId, Vec<Line>> = HashMap::new();
                for line in of_members(&self.call, me, &members, side, before, first + 1).await? {
                    each.entry(line.0.user_id).or_default().push(line);
                }
                found.extend(members.into_iter().map(|member| {
                    let rows = each.remove(&member).unwrap_or_default();
                    let page = Page::from_probe(rows, first, |(listing, ..)| listing.id.get());
                    (ListingsOf { member, side, after, first }, Arc::new(page))
                }));
            }
            Ok(found)
        })
        .await
    }
}

impl Loader<LineOf> for Fetch {
    type Value = Arc<Line>;
    type Error = Shared;

    async fn load(&self, keys: &[LineOf]) -> Result<HashMap<LineOf, Self::Value>, Shared> {
        let ids: Vec<_> = keys.iter().map(|key| key.0).collect();
        self.batch("listing_lines", keys.len(), async {
            let member = self.call.member()?;
            let lines = by_ids(&mut Source::Committed(&self.call), member.id, member.is_admin(), &ids).await?;
            Ok(lines.into_iter().map(|line| (LineOf(line.0.id), Arc::new(line))).collect())
        })
        .await
    }
}

impl Loader<HeadingOf> for Fetch {
    type Value = Arc<Category>;
    type Error = Shared;

    async fn load(&self, keys: &[HeadingOf]) -> Result<HashMap<HeadingOf, Self::Value>, Shared> {
        let ids: Vec<_> = keys.iter().map(|key| key.0).collect();
        self.batch("headings", keys.len(), async {
            let found = categories::store::by_ids(&self.call, &ids).await?.into_iter();
            let shown =
                |heading: categories::Category| (HeadingOf(heading.id), Arc::new(categories::rest::category(heading)));
            Ok(found.map(shown).collect())
        })
        .await
    }
}

impl Loader<TagsOf> for Fetch {
    type Value = Arc<Vec<String>>;
    type Error = Shared;

    async fn load(&self, keys: &[TagsOf]) -> Result<HashMap<TagsOf, Self::Value>, Shared> {
        let ids: Vec<_> = keys.iter().map(|key| key.0).collect();
        self.batch("listing_tags", keys.len(), async {
            let mut each: HashMap<TagsOf, Vec<String>> = HashMap::new();
            for (listing, tag) in tags::of_each(&self.call, &ids).await? {
                each.entry(TagsOf(listing)).or_default().push(tag);
            }
            Ok(each.into_iter().map(|(key, tags)| (key, Arc::new(tags))).collect())
        })
        .await
    }
}

impl Loader<ImagesOf> for Fetch {
    type Value = Arc<Vec<ListingImage>>;
    type Error = Shared;

    async fn load(&self, keys: &[ImagesOf]) -> Result<HashMap<ImagesOf, Self::Value>, Shared> {
        let ids: Vec<_> = keys.iter().map(|key| key.0).collect();
        self.batch("listing_images", keys.len(), async {
            let mut each: HashMap<ImagesOf, Vec<ListingImage>> = HashMap::new();
            for image in images::of_each(&mut Source::Committed(&self.call), &ids).await? {
                let pictures = each.entry(ImagesOf(image.listing_id)).or_default();
                pictures.push(rest::image(&self.call, image));
            }
            Ok(each.into_iter().map(|(key, images)| (key, Arc::new(images))).collect())
        })
        .await
    }
}
