//! The pickups' REST door.

use contract::MarketplacePickupsApi;
use contract::marketplace_pickups as wire;
use contract::marketplace_seller::{MarketplacePickupSlot, MarketplacePickupSlotList};

use super::actions;
use super::store::Pickup;
use crate::base::{Answer, Failure, ids_of};
use crate::call::Call;

/// Pickups at the REST door.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rest;

impl contract::Area for Rest {
    type Call = Call;
    type Failure = Failure;
    type Brings = crate::call::Brings;

    fn brings() -> &'static Self::Brings {
        &crate::BRINGS
    }
}

impl MarketplacePickupsApi for Rest {
    async fn marketplace_pickup_by_number(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<wire::MarketplacePickup>> {
        Ok(actions::each(&call, &ids_of(&numbers)).await?.into_iter().map(shown).collect())
    }

    async fn list_marketplace_listing_pickup_slots(
        &self,
        call: Call,
        path: wire::ListMarketplaceListingPickupSlotsPath,
        query: wire::ListMarketplaceListingPickupSlotsQuery,
    ) -> Answer<MarketplacePickupSlotList> {
        let open = actions::slots(&call, path.id.into(), query.offer_id).await?;
        let data = open.into_iter().map(|(slot, seller)| MarketplacePickupSlot {
            id: slot.id.get(),
            seller_id: seller.get(),
            slot_start: slot.slot_start,
            slot_end: slot.slot_end,
            capacity: slot.capacity,
            booked_count: slot.booked_count,
            remaining: slot.capacity - slot.booked_count,
            is_recurring: slot.is_recurring,
            recurring_pattern: slot.recurring_pattern,
            is_active: slot.is_active,
        });
        Ok(MarketplacePickupSlotList { data: data.collect(), meta: call.meta() })
    }

    async fn reserve_marketplace_pickup(
        &self,
        call: Call,
        path: wire::ReserveMarketplacePickupPath,
        body: wire::ReserveMarketplacePickupBody,
    ) -> Answer<wire::MarketplacePickupReservationResponse> {
        let made = actions::reserve_later(&call, path.id.into(), body.slot_id.into()).await?;
        let data = wire::MarketplacePickupReservation {
            id: made.id.get(),
            slot_id: made.slot_id.get(),
            order_id: made.order_id.get(),
            qr_code: made.qr_code,
            status: made.status,
            reserved_at: made.reserved_at,
        };
        Ok(wire::MarketplacePickupReservationResponse { data, meta: call.meta() })
    }

    async fn list_my_marketplace_pickups(
        &self,
        call: Call,
        query: wire::ListMyMarketplacePickupsQuery,
    ) -> Answer<wire::MarketplacePickupPage> {
        let page = actions::mine(&call, query.per_page, call.cursor(query.cursor.as_deref())?).await?;
        Ok(wire::MarketplacePickupPage {
            data: page.items.into_iter().map(shown).collect(),
            meta: call.cursor_meta(query.per_page, page.next),
        })
    }

    async fn scan_marketplace_pickup(
        &self,
        call: Call,
        body: wire::ScanMarketplacePickupBody,
    ) -> Answer<wire::MarketplacePickupScanResponse> {
        let handed = actions::scan(&call, &body.qr_code).await?;
        let data = wire::MarketplacePickupScan {
            id: handed.id.get(),
            order_id: handed.order_id.get(),
            listing_id: handed.listing_id.get(),
            status: handed.status,
            picked_up_at: handed.picked_up_at,
        };
        Ok(wire::MarketplacePickupScanResponse { data, meta: call.meta() })
    }
}

/// What a member picks up.
#[must_use]
pub fn shown(row: Pickup) -> wire::MarketplacePickup {
    let Pickup { reservation, span } = row;
    wire::MarketplacePickup {
        id: reservation.id.get(),
        slot_id: reservation.slot_id.get(),
        order_id: reservation.order_id.get(),
        listing_id: reservation.listing_id.get(),
        listing_title: span.listing_title,
        qr_code: reservation.qr_code,
        status: reservation.status,
        reserved_at: reservation.reserved_at,
        picked_up_at: reservation.picked_up_at,
        slot: wire::MarketplacePickupSpan { slot_start: span.slot_start, slot_end: span.slot_end },
    }
}
