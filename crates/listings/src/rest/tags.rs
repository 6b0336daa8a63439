//! The REST door to tags.

use contract::ListingTagsApi;
use contract::listing_tags as wire;

use super::Rest;
use crate::base::Answer;
use crate::call::Call;
use crate::listings::tags;

impl ListingTagsApi for Rest {
    async fn list_popular_listing_tags(
        &self,
        call: Call,
        query: wire::ListPopularListingTagsQuery,
    ) -> Answer<wire::PopularListingTagsResponse> {
        let tags = tags::popular(&call, query.limit).await?;
        let data = tags.into_iter().map(|(tag, count)| wire::PopularListingTag { tag, count }).collect();
        Ok(wire::PopularListingTagsResponse { data, meta: call.meta() })
    }

    async fn complete_listing_tag(
        &self,
        call: Call,
        query: wire::CompleteListingTagQuery,
    ) -> Answer<wire::ListingTagNamesResponse> {
        let data = tags::complete(&call, query.q.as_deref().unwrap_or_default(), query.limit).await?;
        Ok(wire::ListingTagNamesResponse { data, meta: call.meta() })
    }

    async fn set_listing_tags(
        &self,
        call: Call,
        path: wire::SetListingTagsPath,
        body: wire::SetListingTagsBody,
    ) -> Answer<wire::ListingTagsResponse> {
        let tags = tags::replace(&call, path.id.into(), &body.tags).await?;
        let data = wire::ListingTags { listing_id: path.id, tags };
        Ok(wire::ListingTagsResponse { data, meta: call.meta() })
    }
}
