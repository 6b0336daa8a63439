//! The REST door for staff who approve listings.

use contract::ListingModerationApi;
use contract::listing_moderation as wire;

use contract::shared::PageMeta;

use super::Rest;
use super::search::items;
use crate::base::{Answer, CategoryId};
use crate::call::Call;
use crate::listings::approval::Decision;
use crate::listings::moderation::{decide, list, queue};
use crate::listings::store::lists::desk::{StaffListing, standings};
use crate::members::Eyes;
use crate::members::model::absolute;
use crate::tenancy::ListingRules;

impl ListingModerationApi for Rest {
    async fn list_listings_for_staff(
        &self,
        call: Call,
        query: wire::ListListingsForStaffQuery,
    ) -> Answer<wire::StaffListingPage> {
        let (filter, order) = ((query.status, query.type_), (query.sort, query.order));
        let slice = (query.limit, (query.page - 1) * query.limit);
        let (rows, total) = list(&call, filter, query.search.as_deref(), order, slice).await?;
        let meta = call.page_meta(query.page, query.limit, total);
        Ok(wire::StaffListingPage { data: rows.into_iter().map(|row| for_staff(&call, row)).collect(), meta })
    }

    async fn get_listing_moderation_stats(&self, call: Call) -> Answer<wire::ListingModerationStatsResponse> {
        let counted = standings(&call).await?;
        let data = wire::ListingModerationStats {
            total: counted.total,
            pending: counted.pending,
            approved: counted.approved,
            rejected: counted.rejected,
            moderation_enabled: call.community()?.rules::<ListingRules>().moderation,
        };
        Ok(wire::ListingModerationStatsResponse { data, meta: call.meta() })
    }

    async fn list_listing_moderation_queue(
        &self,
        call: Call,
        query: wire::ListListingModerationQueueQuery,
    ) -> Answer<wire::WaitingListingPage> {
        let behind = call.cursor(query.cursor.as_deref())?;
        let offset = (query.page - 1) * query.limit;
        let (page, total) = queue(&call, query.type_, query.limit, (behind, offset)).await?;
        let number = if behind.is_some() { 1 } else { query.page };
        let PageMeta { base_url, current_page, per_page, total, total_pages, .. } =
            call.page_meta(number, query.limit, total);
        let (has_more, cursor) = (page.next.is_some(), page.next.and_then(|next| call.cursor_text(next)));
        let meta = wire::WaitingListingMeta { base_url, current_page, per_page, total, total_pages, has_more, cursor };
        Ok(wire::WaitingListingPage { data: items(&call, page.items).await?, meta })
    }

    async fn approve_listing(
        &self,
        call: Call,
        path: wire::ApproveListingPath,
        body: wire::ApproveListingBody,
    ) -> Answer<wire::ApprovedListingResponse> {
        decide(&call, path.id.into(), (Decision::Approve, None), body.submission).await?;
        let data = wire::ApprovedListing { approved: true, id: path.id };
        Ok(wire::ApprovedListingResponse { data, meta: call.meta() })
    }

    async fn reject_listing(
        &self,
        call: Call,
        path: wire::RejectListingPath,
        body: wire::RejectListingBody,
    ) -> Answer<wire::RejectedListingResponse> {
        decide(&call, path.id.into(), (Decision::Reject, Some(body.reason.trim())), body.submission).await?;
        let data = wire::RejectedListing { rejected: true, id: path.id };
        Ok(wire::RejectedListingResponse { data, meta: call.meta() })
    }
}

fn for_staff(call: &Call, row: StaffListing) -> wire::StaffListing {
    let StaffListing { listing, desk, owner } = row;
    wire::StaffListing {
        id: listing.id.get(),
        title: listing.title,
        description: listing.description,
        type_: listing.side,
        status: listing.status,
        moderation_status: listing.moderation,
        tenant_id: call.tenant().get(),
        tenant_name: desk.tenant_name,
        user_id: owner.id.get(),
        user_name: Eyes::of(call).name(&owner),
        user_email: desk.owner_email,
        user_avatar: owner.avatar_url.map(|address| absolute(&call.visit().base_url, &address)),
        category_id: listing.category_id.map(CategoryId::get),
        category_name: desk.category_name,
        price: None,
        created_at: listing.created_at,
        updated_at: listing.updated_at,
    }
}
