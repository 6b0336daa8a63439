//! What members list.

use std::sync::Arc;

use contract::listing_images::ListingImage;

use super::list_of_each;
use crate::base::{ListingId, MemberId};
use crate::listings::store::lists::{ListingWithOwner, Sight, by_ids, of_members};
use crate::listings::store::{images, tags};
use crate::listings::{Side, rest};

by_page! {
    /// A page of what a member lists.
    ListingsOf { member: MemberId, side: Option<Side>; after } => ListingWithOwner, "listings", |call, members, most| {
        let me = call.me()?;
        let rows = of_members(call, me, &members, side, after.unwrap_or(i64::MAX), most).await?;
        rows.into_iter().map(|row| (row.listing.user_id, row))
    }, |row| row.listing.id.get()
}

by_number! {
    /// A listing as the viewer may see it.
    ListingOf(ListingId) => Arc<ListingWithOwner>, "listings_by_id",
        |call, ids| {
            let member = call.member()?;
            by_ids(&mut call.reads(), member.id, Sight::of(member), &ids).await?
        },
        |row| (row.listing.id, Arc::new(row));

    /// A listing's tags; none if it has none.
    TagsOf(ListingId) => Arc<Vec<String>>, "listing_tags",
        |call, ids| list_of_each(tags::of_each(call, &ids).await?), |of_listing| of_listing;

    /// A listing's pictures; none if it has none.
    ImagesOf(ListingId) => Arc<Vec<ListingImage>>, "listing_images",
        |call, ids| {
            let images = images::of_each(&mut call.reads(), &ids).await?;
            list_of_each(images.into_iter().map(|image| (image.listing_id, rest::image(call, image))))
        },
        |of_listing| of_listing;
}
