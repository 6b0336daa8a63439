// Made from contract/areas/marketplace_pickups.yaml by codegen; edit the contract instead.

//! The area `marketplace_pickups`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, Parameter, Read, Rejection, Reply, Served, Work,
};

/// What the gateway answers in the area `marketplace_pickups`: one method an operation.
pub trait MarketplacePickupsApi: Area {
    /// When a listing can be picked up
    ///
    /// `GET /api/v2/marketplace/listings/{id}/pickup-slots`
    ///
    /// Times to come that have room, the earliest first, at most 50. Empty for a listing that is not picked up. 404 `RESOURCE_NOT_FOUND` for one that the caller does not see.
    fn list_marketplace_listing_pickup_slots(
        &self,
        call: Self::Call,
        path: ListMarketplaceListingPickupSlotsPath,
        query: ListMarketplaceListingPickupSlotsQuery,
    ) -> impl Future<
        Output = Result<
            crate::marketplace_seller::MarketplacePickupSlotList,
            Self::Failure,
        >,
    > + Send;

    /// Reserve a time to pick up an order
    ///
    /// `POST /api/v2/marketplace/orders/{id}/pickup-reservation`
    ///
    /// For an order that was made without one, or whose time was missed, until it is handed over. Only the buyer: 404 `ORDER_NOT_FOUND` for anything but an order of theirs. 422 `ORDER_NOT_PICKUP_ELIGIBLE` unless it waits to be picked up, `DUPLICATE_RESERVATION` when it has a time, and `SLOT_NOT_FOUND`, `SLOT_SELLER_MISMATCH`, `SLOT_INACTIVE`, `SLOT_PAST` and `SLOT_FULL` for a time that cannot be reserved.
    fn reserve_marketplace_pickup(
        &self,
        call: Self::Call,
        path: ReserveMarketplacePickupPath,
        body: ReserveMarketplacePickupBody,
    ) -> impl Future<
        Output = Result<MarketplacePickupReservationResponse, Self::Failure>,
    > + Send;

    /// What the caller picks up
    ///
    /// `GET /api/v2/marketplace/me/pickups`
    ///
    /// The latest first. The seller scans `qr_code` when they hand the thing over. What nobody has picked up a day after its time is `no_show`; another time can be reserved for it.
    fn list_my_marketplace_pickups(
        &self,
        call: Self::Call,
        query: ListMyMarketplacePickupsQuery,
    ) -> impl Future<Output = Result<MarketplacePickupPage, Self::Failure>> + Send;

    /// Hand over what was ordered
    ///
    /// `POST /api/v2/marketplace/seller/pickup-scan`
    ///
    /// By the code that its buyer shows. Only its seller. The status of the order stays: the buyer confirms that it has come. All refusals are 422: `QR_NOT_FOUND`, `NOT_FOR_SELLER`, `RESERVATION_CANCELLED`, `ALREADY_PICKED_UP`, and `ORDER_NOT_PAID` unless the order is paid, shipped or delivered.
    fn scan_marketplace_pickup(
        &self,
        call: Self::Call,
        body: ScanMarketplacePickupBody,
    ) -> impl Future<
        Output = Result<MarketplacePickupScanResponse, Self::Failure>,
    > + Send;

    /// Those of the `MarketplacePickup` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn marketplace_pickup_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<MarketplacePickup>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: MarketplacePickupsApi>() -> [Served<A>; 4] {
    [
        (
            Operation::ListMarketplaceListingPickupSlots,
            list_marketplace_listing_pickup_slots::<A>,
        ),
        (Operation::ReserveMarketplacePickup, reserve_marketplace_pickup::<A>),
        (Operation::ListMyMarketplacePickups, list_my_marketplace_pickups::<A>),
        (Operation::ScanMarketplacePickup, scan_marketplace_pickup::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 4] {
    [
        (
            Operation::ListMarketplaceListingPickupSlots,
            |asked| list_marketplace_listing_pickup_slots_input(asked).map(drop),
        ),
        (
            Operation::ReserveMarketplacePickup,
            |asked| reserve_marketplace_pickup_input(asked).map(drop),
        ),
        (
            Operation::ListMyMarketplacePickups,
            |asked| list_my_marketplace_pickups_input(asked).map(drop),
        ),
        (
            Operation::ScanMarketplacePickup,
            |asked| scan_marketplace_pickup_input(asked).map(drop),
        ),
    ]
}

fn list_marketplace_listing_pickup_slots_input(
    asked: &mut Asked,
) -> Result<
    (ListMarketplaceListingPickupSlotsPath, ListMarketplaceListingPickupSlotsQuery),
    Rejection,
> {
    let path: ListMarketplaceListingPickupSlotsPath = asked
        .path(&LIST_MARKETPLACE_LISTING_PICKUP_SLOTS_PATH)?;
    let query: ListMarketplaceListingPickupSlotsQuery = asked
        .query(&LIST_MARKETPLACE_LISTING_PICKUP_SLOTS_QUERY)?;
    Ok((path, query))
}

fn list_marketplace_listing_pickup_slots<A: MarketplacePickupsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = list_marketplace_listing_pickup_slots_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default()
                    .list_marketplace_listing_pickup_slots(call, path, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn reserve_marketplace_pickup_input(
    asked: &mut Asked,
) -> Result<(ReserveMarketplacePickupPath, ReserveMarketplacePickupBody), Rejection> {
    let path: ReserveMarketplacePickupPath = asked
        .path(&RESERVE_MARKETPLACE_PICKUP_PATH)?;
    let body: ReserveMarketplacePickupBody = asked.body(true)?;
    Ok((path, body))
}

fn reserve_marketplace_pickup<A: MarketplacePickupsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = reserve_marketplace_pickup_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .reserve_marketplace_pickup(call, path, body)
                    .await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn list_my_marketplace_pickups_input(
    asked: &mut Asked,
) -> Result<ListMyMarketplacePickupsQuery, Rejection> {
    let query: ListMyMarketplacePickupsQuery = asked
        .query(&LIST_MY_MARKETPLACE_PICKUPS_QUERY)?;
    Ok(query)
}

fn list_my_marketplace_pickups<A: MarketplacePickupsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_my_marketplace_pickups_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default()
                    .list_my_marketplace_pickups(call, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn scan_marketplace_pickup_input(
    asked: &mut Asked,
) -> Result<ScanMarketplacePickupBody, Rejection> {
    let body: ScanMarketplacePickupBody = asked.body(true)?;
    Ok(body)
}

fn scan_marketplace_pickup<A: MarketplacePickupsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = scan_marketplace_pickup_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().scan_marketplace_pickup(call, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_MARKETPLACE_LISTING_PICKUP_SLOTS_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static LIST_MARKETPLACE_LISTING_PICKUP_SLOTS_QUERY: [Parameter; 1] = [
    Parameter {
        name: "offer_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static RESERVE_MARKETPLACE_PICKUP_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static LIST_MY_MARKETPLACE_PICKUPS_QUERY: [Parameter; 2] = [
    Parameter {
        name: "per_page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

/// The path parameters of `GET /api/v2/marketplace/listings/{id}/pickup-slots`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMarketplaceListingPickupSlotsPath {
    /// Id of the listing.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/marketplace/listings/{id}/pickup-slots`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ListMarketplaceListingPickupSlotsQuery {
    /// The caller's accepted offer, for a listing that is reserved for them.
    pub offer_id: Option<i64>,
}

/// The query parameters of `GET /api/v2/marketplace/me/pickups`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMyMarketplacePickupsQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 50>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListMyMarketplacePickupsQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 50>(),
        }
    }
}

/// What a member picks up, and when.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplacePickup {
    /// Id of the reservation.
    pub id: i64,
    /// Id of the seller's slot.
    pub slot_id: i64,
    /// Id of the order.
    pub order_id: i64,
    /// Id of the listing.
    pub listing_id: i64,
    /// What the listing was called when it was ordered.
    pub listing_title: String,
    /// What the buyer shows and the seller scans.
    pub qr_code: String,
    /// The status.
    pub status: MarketplacePickupStatus,
    /// When it was reserved.
    pub reserved_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it was handed over.
    pub picked_up_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// The slot.
    pub slot: MarketplacePickupSpan,
}

/// A page of what the caller picks up.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplacePickupPage {
    /// Latest first.
    pub data: Vec<MarketplacePickup>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// A time to pick up an order.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplacePickupReservation {
    /// Id of the reservation.
    pub id: i64,
    /// Id of the seller's slot.
    pub slot_id: i64,
    /// Id of the order.
    pub order_id: i64,
    /// What the buyer shows and the seller scans.
    pub qr_code: String,
    /// The status.
    pub status: MarketplacePickupStatus,
    /// When it was reserved.
    pub reserved_at: chrono::DateTime<chrono::offset::Utc>,
}

/// A time to pick up an order.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplacePickupReservationResponse {
    /// The data.
    pub data: MarketplacePickupReservation,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What was handed over.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplacePickupScan {
    /// Id of the reservation.
    pub id: i64,
    /// Id of the order.
    pub order_id: i64,
    /// Id of the listing.
    pub listing_id: i64,
    /// The status.
    pub status: MarketplacePickupStatus,
    /// When it was handed over.
    pub picked_up_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// What was handed over.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplacePickupScanResponse {
    /// The data.
    pub data: MarketplacePickupScan,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// When something is picked up.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplacePickupSpan {
    /// When it begins.
    pub slot_start: chrono::DateTime<chrono::offset::Utc>,
    /// When it ends.
    pub slot_end: chrono::DateTime<chrono::offset::Utc>,
}

/// Status of a pickup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplacePickupStatus {
    /// `reserved`.
    Reserved,
    /// `picked_up`.
    PickedUp,
    /// `no_show`.
    NoShow,
    /// `cancelled`.
    Cancelled,
}

crate::word! {
    MarketplacePickupStatus { Reserved = "reserved", PickedUp = "picked_up", NoShow =
    "no_show", Cancelled = "cancelled" }
}

crate::runtime::wire! {
    MarketplacePickupStatus
}

/// When an order is picked up.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ReserveMarketplacePickupBody {
    /// Id of the seller's slot.
    pub slot_id: i64,
}

/// The path parameters of `POST /api/v2/marketplace/orders/{id}/pickup-reservation`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ReserveMarketplacePickupPath {
    /// Id of the order.
    pub id: i64,
}

/// What the buyer shows.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ScanMarketplacePickupBody {
    /// The code of the reservation.
    pub qr_code: String,
}

/// What the contract puts in place of a field that is left out.
#[allow(clippy::unwrap_used, reason = "every default was checked against its schema")]
pub mod defaults {
    pub(super) fn default_u64<T, const V: u64>() -> T
    where
        T: TryFrom<u64>,
        <T as std::convert::TryFrom<u64>>::Error: std::fmt::Debug,
    {
        T::try_from(V).unwrap()
    }
}
