//! The REST door for staff who approve listings.

use contract::ListingModerationApi;
use contract::listing_moderation as wire;

use super::Rest;
use super::search::items;
use crate::base::Answer;
use crate::call::Call;
use crate::listings::approval::Decision;
use crate::listings::moderation::{decide, queue};

impl ListingModerationApi for Rest {
    async fn list_listing_moderation_queue(
        &self,
        call: Call,
        query: wire::ListListingModerationQueueQuery,
    ) -> Answer<wire::WaitingListingPage> {
        let (rows, total) = queue(&call, query.type_, query.limit, (query.page - 1) * query.limit).await?;
        let meta = call.page_meta(query.page, query.limit, total);
        Ok(wire::WaitingListingPage { data: items(&call, rows).await?, meta })
    }

    async fn approve_listing(
        &self,
        call: Call,
        path: wire::ApproveListingPath,
    ) -> Answer<wire::ApprovedListingResponse> {
        decide(&call, path.id.into(), Decision::Approve, None).await?;
        let data = wire::ApprovedListing { approved: true, id: path.id };
        Ok(wire::ApprovedListingResponse { data, meta: call.meta() })
    }

    async fn reject_listing(
        &self,
        call: Call,
        path: wire::RejectListingPath,
        body: wire::RejectListingBody,
    ) -> Answer<wire::RejectedListingResponse> {
        decide(&call, path.id.into(), Decision::Reject, Some(body.reason.trim())).await?;
        let data = wire::RejectedListing { rejected: true, id: path.id };
        Ok(wire::RejectedListingResponse { data, meta: call.meta() })
    }
}
