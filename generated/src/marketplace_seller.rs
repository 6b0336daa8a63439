// Made from contract/areas/marketplace_seller.yaml by codegen; edit the contract instead.

//! The area `marketplace_seller`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, NoContent, Parameter, Read, Rejection, Reply, Served, Work,
};

/// What the gateway answers in the area `marketplace_seller`: one method an operation.
pub trait MarketplaceSellerApi: Area {
    /// A seller
    ///
    /// `GET /api/v2/marketplace/sellers/{id}`
    ///
    /// By the id of the member, or else of the profile. 404 `NOT_FOUND` for somebody who does not sell, may not take part, is suspended, or whom a block separates from the caller.
    fn get_marketplace_seller(
        &self,
        call: Self::Call,
        path: GetMarketplaceSellerPath,
        query: GetMarketplaceSellerQuery,
    ) -> impl Future<Output = Result<MarketplaceSellerResponse, Self::Failure>> + Send;

    /// What a seller sells
    ///
    /// `GET /api/v2/marketplace/sellers/{id}/listings`
    ///
    /// What every member may see of it, newest first. 404 `NOT_FOUND` as for the seller.
    fn list_marketplace_seller_listings(
        &self,
        call: Self::Call,
        path: ListMarketplaceSellerListingsPath,
        query: ListMarketplaceSellerListingsQuery,
    ) -> impl Future<
        Output = Result<
            crate::marketplace_listings::MarketplaceListingPage,
            Self::Failure,
        >,
    > + Send;

    /// How a seller ships
    ///
    /// `GET /api/v2/marketplace/sellers/{id}/shipping-options`
    ///
    /// What is offered; nothing where the community ships nothing. 404 `NOT_FOUND` as for the seller.
    fn list_marketplace_seller_shipping_options(
        &self,
        call: Self::Call,
        path: ListMarketplaceSellerShippingOptionsPath,
        query: ListMarketplaceSellerShippingOptionsQuery,
    ) -> impl Future<
        Output = Result<MarketplaceShippingOptionList, Self::Failure>,
    > + Send;

    /// What one sells, at a glance
    ///
    /// `GET /api/v2/marketplace/seller/dashboard`
    ///
    /// The caller's own numbers; all zero for whoever has never sold anything.
    fn get_marketplace_seller_dashboard(
        &self,
        call: Self::Call,
    ) -> impl Future<
        Output = Result<MarketplaceSellerDashboardResponse, Self::Failure>,
    > + Send;

    /// Say who one is as a seller
    ///
    /// `POST /api/v2/marketplace/seller/profile`
    ///
    /// The caller becomes a seller with it. What is left out stays. A business that changes its name has to be verified anew. 422 `VALIDATION_ERROR` on `business_name` for a business without a name, on `seller_type` where the community has no businesses, and for names with hidden characters. 403 `FORBIDDEN` for visitors from another community.
    fn save_marketplace_seller_profile(
        &self,
        call: Self::Call,
        body: SaveMarketplaceSellerProfileBody,
    ) -> impl Future<Output = Result<MarketplaceSellerResponse, Self::Failure>> + Send;

    /// How the caller ships
    ///
    /// `GET /api/v2/marketplace/seller/shipping-options`
    ///
    /// All of them: the default first, then by the courier's name.
    fn list_my_marketplace_shipping_options(
        &self,
        call: Self::Call,
    ) -> impl Future<
        Output = Result<MarketplaceShippingOptionList, Self::Failure>,
    > + Send;

    /// Add a way to ship
    ///
    /// `POST /api/v2/marketplace/seller/shipping-options`
    ///
    /// The caller becomes a seller with it. 403 `FEATURE_DISABLED` where the community ships nothing; 422 `VALIDATION_ERROR` for a currency that is not supported and an amount that is too fine for it.
    fn create_marketplace_shipping_option(
        &self,
        call: Self::Call,
        body: CreateMarketplaceShippingOptionBody,
    ) -> impl Future<
        Output = Result<MarketplaceShippingOptionResponse, Self::Failure>,
    > + Send;

    /// Change a way to ship
    ///
    /// `PUT /api/v2/marketplace/seller/shipping-options/{id}`
    ///
    /// What is left out stays. 404 `NOT_FOUND` for what is not the caller's; 422 `VALIDATION_ERROR` as for a new one.
    fn update_marketplace_shipping_option(
        &self,
        call: Self::Call,
        path: UpdateMarketplaceShippingOptionPath,
        body: UpdateMarketplaceShippingOptionBody,
    ) -> impl Future<
        Output = Result<MarketplaceShippingOptionResponse, Self::Failure>,
    > + Send;

    /// Offer a way to ship no longer
    ///
    /// `DELETE /api/v2/marketplace/seller/shipping-options/{id}`
    ///
    /// It is not active any more; orders still name it. Doing it again changes nothing. 404 `NOT_FOUND` for what is not the caller's.
    fn delete_marketplace_shipping_option(
        &self,
        call: Self::Call,
        path: DeleteMarketplaceShippingOptionPath,
    ) -> impl Future<Output = Result<NoContent, Self::Failure>> + Send;

    /// When the caller hands things over
    ///
    /// `GET /api/v2/marketplace/seller/pickup-slots`
    ///
    /// The earliest first, at most 500. `from` and `to` are moments, or days on the community's clock. What is neither is refused with 422 `VALIDATION_ERROR` on `from` or on `to`; an empty text counts as left out.
    fn list_my_marketplace_pickup_slots(
        &self,
        call: Self::Call,
        query: ListMyMarketplacePickupSlotsQuery,
    ) -> impl Future<Output = Result<MarketplacePickupSlotList, Self::Failure>> + Send;

    /// Add a time to hand things over
    ///
    /// `POST /api/v2/marketplace/seller/pickup-slots`
    ///
    /// The caller becomes a seller with it. 422 `SLOT_END_BEFORE_START` on `slot_end`, 422 `VALIDATION_ERROR` on it for a time that is over.
    fn create_marketplace_pickup_slot(
        &self,
        call: Self::Call,
        body: CreateMarketplacePickupSlotBody,
    ) -> impl Future<
        Output = Result<MarketplacePickupSlotResponse, Self::Failure>,
    > + Send;

    /// Change a time to hand things over
    ///
    /// `PUT /api/v2/marketplace/seller/pickup-slots/{id}`
    ///
    /// What is left out stays. 404 `NOT_FOUND` for what is not the caller's, 422 `SLOT_END_BEFORE_START` on `slot_end`, 422 `VALIDATION_ERROR` on it for a new time that is over, 422 `CAPACITY_BELOW_BOOKINGS` on `capacity`.
    fn update_marketplace_pickup_slot(
        &self,
        call: Self::Call,
        path: UpdateMarketplacePickupSlotPath,
        body: UpdateMarketplacePickupSlotBody,
    ) -> impl Future<
        Output = Result<MarketplacePickupSlotResponse, Self::Failure>,
    > + Send;

    /// Take away a time to hand things over
    ///
    /// `DELETE /api/v2/marketplace/seller/pickup-slots/{id}`
    ///
    /// 404 `NOT_FOUND` for what is not the caller's, 409 `SLOT_HAS_RESERVATIONS` for one that is or was booked.
    fn delete_marketplace_pickup_slot(
        &self,
        call: Self::Call,
        path: DeleteMarketplacePickupSlotPath,
    ) -> impl Future<
        Output = Result<DeletedMarketplacePickupSlotResponse, Self::Failure>,
    > + Send;

    /// Sellers, for staff
    ///
    /// `GET /api/v2/admin/marketplace/sellers`
    ///
    /// For administrators: all of them, newest first.
    fn list_marketplace_sellers_for_staff(
        &self,
        call: Self::Call,
        query: ListMarketplaceSellersForStaffQuery,
    ) -> impl Future<Output = Result<StaffMarketplaceSellerPage, Self::Failure>> + Send;

    /// Verify a business
    ///
    /// `POST /api/v2/admin/marketplace/sellers/{id}/verify`
    ///
    /// For administrators. Doing it again changes nothing. 404 `NOT_FOUND` without such a seller, 422 `VALIDATION_ERROR` for one that is no business, 403 `FORBIDDEN` for oneself.
    fn verify_marketplace_seller(
        &self,
        call: Self::Call,
        path: VerifyMarketplaceSellerPath,
    ) -> impl Future<Output = Result<MarketplaceSellerResponse, Self::Failure>> + Send;

    /// Suspend a seller
    ///
    /// `POST /api/v2/admin/marketplace/sellers/{id}/suspend`
    ///
    /// For administrators. Nobody sees what they sell until they are restored; they let nothing new be seen. They are told. Doing it again changes nothing. 404 `NOT_FOUND` without such a seller, 403 `FORBIDDEN` for oneself.
    fn suspend_marketplace_seller(
        &self,
        call: Self::Call,
        path: SuspendMarketplaceSellerPath,
    ) -> impl Future<Output = Result<MarketplaceSellerResponse, Self::Failure>> + Send;

    /// Restore a seller
    ///
    /// `POST /api/v2/admin/marketplace/sellers/{id}/restore`
    ///
    /// For administrators. What they sell is seen again as it was. They are told. Doing it again changes nothing. 404 `NOT_FOUND` without such a seller, 403 `FORBIDDEN` for oneself.
    fn restore_marketplace_seller(
        &self,
        call: Self::Call,
        path: RestoreMarketplaceSellerPath,
    ) -> impl Future<Output = Result<MarketplaceSellerResponse, Self::Failure>> + Send;

    /// Those of the `MarketplacePickupSlot` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn marketplace_pickup_slot_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<MarketplacePickupSlot>, Self::Failure>> + Send;

    /// Those of the `MarketplaceSeller` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn marketplace_seller_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<MarketplaceSeller>, Self::Failure>> + Send;

    /// Those of the `MarketplaceShippingOption` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn marketplace_shipping_option_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<
        Output = Result<Vec<MarketplaceShippingOption>, Self::Failure>,
    > + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: MarketplaceSellerApi>() -> [Served<A>; 17] {
    [
        (Operation::GetMarketplaceSeller, get_marketplace_seller::<A>),
        (
            Operation::ListMarketplaceSellerListings,
            list_marketplace_seller_listings::<A>,
        ),
        (
            Operation::ListMarketplaceSellerShippingOptions,
            list_marketplace_seller_shipping_options::<A>,
        ),
        (
            Operation::GetMarketplaceSellerDashboard,
            get_marketplace_seller_dashboard::<A>,
        ),
        (Operation::SaveMarketplaceSellerProfile, save_marketplace_seller_profile::<A>),
        (
            Operation::ListMyMarketplaceShippingOptions,
            list_my_marketplace_shipping_options::<A>,
        ),
        (
            Operation::CreateMarketplaceShippingOption,
            create_marketplace_shipping_option::<A>,
        ),
        (
            Operation::UpdateMarketplaceShippingOption,
            update_marketplace_shipping_option::<A>,
        ),
        (
            Operation::DeleteMarketplaceShippingOption,
            delete_marketplace_shipping_option::<A>,
        ),
        (Operation::ListMyMarketplacePickupSlots, list_my_marketplace_pickup_slots::<A>),
        (Operation::CreateMarketplacePickupSlot, create_marketplace_pickup_slot::<A>),
        (Operation::UpdateMarketplacePickupSlot, update_marketplace_pickup_slot::<A>),
        (Operation::DeleteMarketplacePickupSlot, delete_marketplace_pickup_slot::<A>),
        (
            Operation::ListMarketplaceSellersForStaff,
            list_marketplace_sellers_for_staff::<A>,
        ),
        (Operation::VerifyMarketplaceSeller, verify_marketplace_seller::<A>),
        (Operation::SuspendMarketplaceSeller, suspend_marketplace_seller::<A>),
        (Operation::RestoreMarketplaceSeller, restore_marketplace_seller::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 17] {
    [
        (
            Operation::GetMarketplaceSeller,
            |asked| get_marketplace_seller_input(asked).map(drop),
        ),
        (
            Operation::ListMarketplaceSellerListings,
            |asked| list_marketplace_seller_listings_input(asked).map(drop),
        ),
        (
            Operation::ListMarketplaceSellerShippingOptions,
            |asked| list_marketplace_seller_shipping_options_input(asked).map(drop),
        ),
        (Operation::GetMarketplaceSellerDashboard, |_| Ok(())),
        (
            Operation::SaveMarketplaceSellerProfile,
            |asked| save_marketplace_seller_profile_input(asked).map(drop),
        ),
        (Operation::ListMyMarketplaceShippingOptions, |_| Ok(())),
        (
            Operation::CreateMarketplaceShippingOption,
            |asked| create_marketplace_shipping_option_input(asked).map(drop),
        ),
        (
            Operation::UpdateMarketplaceShippingOption,
            |asked| update_marketplace_shipping_option_input(asked).map(drop),
        ),
        (
            Operation::DeleteMarketplaceShippingOption,
            |asked| delete_marketplace_shipping_option_input(asked).map(drop),
        ),
        (
            Operation::ListMyMarketplacePickupSlots,
            |asked| list_my_marketplace_pickup_slots_input(asked).map(drop),
        ),
        (
            Operation::CreateMarketplacePickupSlot,
            |asked| create_marketplace_pickup_slot_input(asked).map(drop),
        ),
        (
            Operation::UpdateMarketplacePickupSlot,
            |asked| update_marketplace_pickup_slot_input(asked).map(drop),
        ),
        (
            Operation::DeleteMarketplacePickupSlot,
            |asked| delete_marketplace_pickup_slot_input(asked).map(drop),
        ),
        (
            Operation::ListMarketplaceSellersForStaff,
            |asked| list_marketplace_sellers_for_staff_input(asked).map(drop),
        ),
        (
            Operation::VerifyMarketplaceSeller,
            |asked| verify_marketplace_seller_input(asked).map(drop),
        ),
        (
            Operation::SuspendMarketplaceSeller,
            |asked| suspend_marketplace_seller_input(asked).map(drop),
        ),
        (
            Operation::RestoreMarketplaceSeller,
            |asked| restore_marketplace_seller_input(asked).map(drop),
        ),
    ]
}

fn get_marketplace_seller_input(
    asked: &mut Asked,
) -> Result<(GetMarketplaceSellerPath, GetMarketplaceSellerQuery), Rejection> {
    let path: GetMarketplaceSellerPath = asked.path(&GET_MARKETPLACE_SELLER_PATH)?;
    let query: GetMarketplaceSellerQuery = asked.query(&GET_MARKETPLACE_SELLER_QUERY)?;
    Ok((path, query))
}

fn get_marketplace_seller<A: MarketplaceSellerApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = get_marketplace_seller_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default()
                    .get_marketplace_seller(call, path, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_marketplace_seller_listings_input(
    asked: &mut Asked,
) -> Result<
    (ListMarketplaceSellerListingsPath, ListMarketplaceSellerListingsQuery),
    Rejection,
> {
    let path: ListMarketplaceSellerListingsPath = asked
        .path(&LIST_MARKETPLACE_SELLER_LISTINGS_PATH)?;
    let query: ListMarketplaceSellerListingsQuery = asked
        .query(&LIST_MARKETPLACE_SELLER_LISTINGS_QUERY)?;
    Ok((path, query))
}

fn list_marketplace_seller_listings<A: MarketplaceSellerApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = list_marketplace_seller_listings_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default()
                    .list_marketplace_seller_listings(call, path, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_marketplace_seller_shipping_options_input(
    asked: &mut Asked,
) -> Result<
    (
        ListMarketplaceSellerShippingOptionsPath,
        ListMarketplaceSellerShippingOptionsQuery,
    ),
    Rejection,
> {
    let path: ListMarketplaceSellerShippingOptionsPath = asked
        .path(&LIST_MARKETPLACE_SELLER_SHIPPING_OPTIONS_PATH)?;
    let query: ListMarketplaceSellerShippingOptionsQuery = asked
        .query(&LIST_MARKETPLACE_SELLER_SHIPPING_OPTIONS_QUERY)?;
    Ok((path, query))
}

fn list_marketplace_seller_shipping_options<A: MarketplaceSellerApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = list_marketplace_seller_shipping_options_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default()
                    .list_marketplace_seller_shipping_options(call, path, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_marketplace_seller_dashboard<A: MarketplaceSellerApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_marketplace_seller_dashboard(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn save_marketplace_seller_profile_input(
    asked: &mut Asked,
) -> Result<SaveMarketplaceSellerProfileBody, Rejection> {
    let body: SaveMarketplaceSellerProfileBody = asked.body(true)?;
    Ok(body)
}

fn save_marketplace_seller_profile<A: MarketplaceSellerApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = save_marketplace_seller_profile_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default()
                    .save_marketplace_seller_profile(call, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_my_marketplace_shipping_options<A: MarketplaceSellerApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default()
                    .list_my_marketplace_shipping_options(call)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_marketplace_shipping_option_input(
    asked: &mut Asked,
) -> Result<CreateMarketplaceShippingOptionBody, Rejection> {
    let body: CreateMarketplaceShippingOptionBody = asked.body(true)?;
    Ok(body)
}

fn create_marketplace_shipping_option<A: MarketplaceSellerApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = create_marketplace_shipping_option_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default()
                    .create_marketplace_shipping_option(call, body)
                    .await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn update_marketplace_shipping_option_input(
    asked: &mut Asked,
) -> Result<
    (UpdateMarketplaceShippingOptionPath, UpdateMarketplaceShippingOptionBody),
    Rejection,
> {
    let path: UpdateMarketplaceShippingOptionPath = asked
        .path(&UPDATE_MARKETPLACE_SHIPPING_OPTION_PATH)?;
    let body: UpdateMarketplaceShippingOptionBody = asked.body(true)?;
    Ok((path, body))
}

fn update_marketplace_shipping_option<A: MarketplaceSellerApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = update_marketplace_shipping_option_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .update_marketplace_shipping_option(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn delete_marketplace_shipping_option_input(
    asked: &mut Asked,
) -> Result<DeleteMarketplaceShippingOptionPath, Rejection> {
    let path: DeleteMarketplaceShippingOptionPath = asked
        .path(&DELETE_MARKETPLACE_SHIPPING_OPTION_PATH)?;
    Ok(path)
}

fn delete_marketplace_shipping_option<A: MarketplaceSellerApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = delete_marketplace_shipping_option_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .delete_marketplace_shipping_option(call, path)
                    .await?;
                Ok(answer.into_reply(204))
            })
        }),
    )
}

fn list_my_marketplace_pickup_slots_input(
    asked: &mut Asked,
) -> Result<ListMyMarketplacePickupSlotsQuery, Rejection> {
    let query: ListMyMarketplacePickupSlotsQuery = asked
        .query(&LIST_MY_MARKETPLACE_PICKUP_SLOTS_QUERY)?;
    Ok(query)
}

fn list_my_marketplace_pickup_slots<A: MarketplaceSellerApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_my_marketplace_pickup_slots_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default()
                    .list_my_marketplace_pickup_slots(call, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_marketplace_pickup_slot_input(
    asked: &mut Asked,
) -> Result<CreateMarketplacePickupSlotBody, Rejection> {
    let body: CreateMarketplacePickupSlotBody = asked.body(true)?;
    Ok(body)
}

fn create_marketplace_pickup_slot<A: MarketplaceSellerApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = create_marketplace_pickup_slot_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default()
                    .create_marketplace_pickup_slot(call, body)
                    .await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn update_marketplace_pickup_slot_input(
    asked: &mut Asked,
) -> Result<
    (UpdateMarketplacePickupSlotPath, UpdateMarketplacePickupSlotBody),
    Rejection,
> {
    let path: UpdateMarketplacePickupSlotPath = asked
        .path(&UPDATE_MARKETPLACE_PICKUP_SLOT_PATH)?;
    let body: UpdateMarketplacePickupSlotBody = asked.body(true)?;
    Ok((path, body))
}

fn update_marketplace_pickup_slot<A: MarketplaceSellerApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = update_marketplace_pickup_slot_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .update_marketplace_pickup_slot(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn delete_marketplace_pickup_slot_input(
    asked: &mut Asked,
) -> Result<DeleteMarketplacePickupSlotPath, Rejection> {
    let path: DeleteMarketplacePickupSlotPath = asked
        .path(&DELETE_MARKETPLACE_PICKUP_SLOT_PATH)?;
    Ok(path)
}

fn delete_marketplace_pickup_slot<A: MarketplaceSellerApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = delete_marketplace_pickup_slot_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .delete_marketplace_pickup_slot(call, path)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_marketplace_sellers_for_staff_input(
    asked: &mut Asked,
) -> Result<ListMarketplaceSellersForStaffQuery, Rejection> {
    let query: ListMarketplaceSellersForStaffQuery = asked
        .query(&LIST_MARKETPLACE_SELLERS_FOR_STAFF_QUERY)?;
    Ok(query)
}

fn list_marketplace_sellers_for_staff<A: MarketplaceSellerApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_marketplace_sellers_for_staff_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default()
                    .list_marketplace_sellers_for_staff(call, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn verify_marketplace_seller_input(
    asked: &mut Asked,
) -> Result<VerifyMarketplaceSellerPath, Rejection> {
    let path: VerifyMarketplaceSellerPath = asked.path(&VERIFY_MARKETPLACE_SELLER_PATH)?;
    Ok(path)
}

fn verify_marketplace_seller<A: MarketplaceSellerApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = verify_marketplace_seller_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().verify_marketplace_seller(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn suspend_marketplace_seller_input(
    asked: &mut Asked,
) -> Result<SuspendMarketplaceSellerPath, Rejection> {
    let path: SuspendMarketplaceSellerPath = asked
        .path(&SUSPEND_MARKETPLACE_SELLER_PATH)?;
    Ok(path)
}

fn suspend_marketplace_seller<A: MarketplaceSellerApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = suspend_marketplace_seller_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().suspend_marketplace_seller(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn restore_marketplace_seller_input(
    asked: &mut Asked,
) -> Result<RestoreMarketplaceSellerPath, Rejection> {
    let path: RestoreMarketplaceSellerPath = asked
        .path(&RESTORE_MARKETPLACE_SELLER_PATH)?;
    Ok(path)
}

fn restore_marketplace_seller<A: MarketplaceSellerApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = restore_marketplace_seller_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().restore_marketplace_seller(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static GET_MARKETPLACE_SELLER_PATH: [Parameter; 1] = [
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

static GET_MARKETPLACE_SELLER_QUERY: [Parameter; 1] = [
    Parameter {
        name: "id_kind",
        kind: Kind::Word(&["member", "profile"]),
        many: Many::One,
        clamp: false,
    },
];

static LIST_MARKETPLACE_SELLER_LISTINGS_PATH: [Parameter; 1] = [
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

static LIST_MARKETPLACE_SELLER_LISTINGS_QUERY: [Parameter; 3] = [
    Parameter {
        name: "id_kind",
        kind: Kind::Word(&["member", "profile"]),
        many: Many::One,
        clamp: false,
    },
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

static LIST_MARKETPLACE_SELLER_SHIPPING_OPTIONS_PATH: [Parameter; 1] = [
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

static LIST_MARKETPLACE_SELLER_SHIPPING_OPTIONS_QUERY: [Parameter; 1] = [
    Parameter {
        name: "id_kind",
        kind: Kind::Word(&["member", "profile"]),
        many: Many::One,
        clamp: false,
    },
];

static UPDATE_MARKETPLACE_SHIPPING_OPTION_PATH: [Parameter; 1] = [
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

static DELETE_MARKETPLACE_SHIPPING_OPTION_PATH: [Parameter; 1] = [
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

static LIST_MY_MARKETPLACE_PICKUP_SLOTS_QUERY: [Parameter; 2] = [
    Parameter {
        name: "from",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "to",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static UPDATE_MARKETPLACE_PICKUP_SLOT_PATH: [Parameter; 1] = [
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

static DELETE_MARKETPLACE_PICKUP_SLOT_PATH: [Parameter; 1] = [
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

static LIST_MARKETPLACE_SELLERS_FOR_STAFF_QUERY: [Parameter; 4] = [
    Parameter {
        name: "seller_type",
        kind: Kind::Word(&["private", "business"]),
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "verified",
        kind: Kind::Boolean,
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 1000000,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "per_page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
];

static VERIFY_MARKETPLACE_SELLER_PATH: [Parameter; 1] = [
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

static SUSPEND_MARKETPLACE_SELLER_PATH: [Parameter; 1] = [
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

static RESTORE_MARKETPLACE_SELLER_PATH: [Parameter; 1] = [
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

/// A time at which things are handed over.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateMarketplacePickupSlotBody {
    /// When it begins.
    pub slot_start: chrono::DateTime<chrono::offset::Utc>,
    /// When it ends.
    pub slot_end: chrono::DateTime<chrono::offset::Utc>,
    /// How many orders are handed over in it.
    #[serde(default = "defaults::default_u64::<i64, 1>")]
    pub capacity: i64,
    /// Whether it comes again.
    #[serde(default)]
    pub is_recurring: bool,
    /// How it comes again.
    pub recurring_pattern: Option<String>,
    /// Whether it can be booked.
    #[serde(default = "defaults::default_bool::<true>")]
    pub is_active: bool,
}

/// A way to ship.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateMarketplaceShippingOptionBody {
    /// Who carries it.
    pub courier_name: String,
    /// Short name of the courier.
    pub courier_code: Option<String>,
    /// What it costs, as fine as its currency allows.
    pub price: f64,
    /// Currency of the price (ISO 4217). The community's by default.
    pub currency: Option<String>,
    /// How many days it takes.
    pub estimated_days: Option<i64>,
    /// Whether it is the one that is offered first, instead of another.
    #[serde(default)]
    pub is_default: bool,
}

/// The path parameters of `DELETE /api/v2/marketplace/seller/pickup-slots/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeleteMarketplacePickupSlotPath {
    /// Id of the slot.
    pub id: i64,
}

/// The path parameters of `DELETE /api/v2/marketplace/seller/shipping-options/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeleteMarketplaceShippingOptionPath {
    /// Id of the way to ship.
    pub id: i64,
}

/// A slot that is gone.
#[derive(Clone, Debug, Serialize)]
pub struct DeletedMarketplacePickupSlot {
    /// Always true.
    pub deleted: bool,
}

/// A slot that is gone.
#[derive(Clone, Debug, Serialize)]
pub struct DeletedMarketplacePickupSlotResponse {
    /// The data.
    pub data: DeletedMarketplacePickupSlot,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The path parameters of `GET /api/v2/marketplace/sellers/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetMarketplaceSellerPath {
    /// Id of the member, or of the profile as a seller.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/marketplace/sellers/{id}`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct GetMarketplaceSellerQuery {
    /// The id kind.
    pub id_kind: Option<MarketplaceSellerIdKind>,
}

/// The path parameters of `GET /api/v2/marketplace/sellers/{id}/listings`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMarketplaceSellerListingsPath {
    /// Id of the member, or of the profile as a seller.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/marketplace/sellers/{id}/listings`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMarketplaceSellerListingsQuery {
    /// The id kind.
    pub id_kind: Option<MarketplaceSellerIdKind>,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListMarketplaceSellerListingsQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            id_kind: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// The path parameters of `GET /api/v2/marketplace/sellers/{id}/shipping-options`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMarketplaceSellerShippingOptionsPath {
    /// Id of the member, or of the profile as a seller.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/marketplace/sellers/{id}/shipping-options`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ListMarketplaceSellerShippingOptionsQuery {
    /// The id kind.
    pub id_kind: Option<MarketplaceSellerIdKind>,
}

/// The query parameters of `GET /api/v2/admin/marketplace/sellers`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMarketplaceSellersForStaffQuery {
    /// The seller type.
    pub seller_type: Option<crate::marketplace_listings::MarketplaceSellerType>,
    /// Only those whose business is verified, or is not.
    pub verified: Option<bool>,
    /// Number of the page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 1>")]
    pub page: i64,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
}

impl std::default::Default for ListMarketplaceSellersForStaffQuery {
    fn default() -> Self {
        Self {
            page: defaults::default_u64::<i64, 1>(),
            per_page: defaults::default_u64::<i64, 20>(),
            seller_type: Default::default(),
            verified: Default::default(),
        }
    }
}

/// The query parameters of `GET /api/v2/marketplace/seller/pickup-slots`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ListMyMarketplacePickupSlotsQuery {
    /// Only those that begin at this moment or on this day, or later.
    pub from: Option<String>,
    /// Only those that begin at this moment or on this day, or earlier.
    pub to: Option<String>,
}

/// A time at which a seller hands things over.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplacePickupSlot {
    /// Id of the slot.
    pub id: i64,
    /// Id of the seller's member.
    pub seller_id: i64,
    /// When it begins.
    pub slot_start: chrono::DateTime<chrono::offset::Utc>,
    /// When it ends.
    pub slot_end: chrono::DateTime<chrono::offset::Utc>,
    /// How many orders are handed over in it.
    pub capacity: i64,
    /// How many of them there are.
    pub booked_count: i64,
    /// How many more there may be.
    pub remaining: i64,
    /// Whether it comes again.
    pub is_recurring: bool,
    /// How it comes again.
    pub recurring_pattern: Option<String>,
    /// Whether it can be booked.
    pub is_active: bool,
}

/// Times at which a seller hands things over.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplacePickupSlotList {
    /// Earliest first.
    pub data: Vec<MarketplacePickupSlot>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A time at which a seller hands things over.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplacePickupSlotResponse {
    /// The data.
    pub data: MarketplacePickupSlot,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Somebody who sells.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceSeller {
    /// Id of the profile.
    pub id: i64,
    /// Id of the member.
    pub user_id: i64,
    /// The name under which they sell: one of their own choice, or that of the member.
    pub display_name: String,
    /// What they say about themselves as a seller.
    pub bio: Option<String>,
    /// Absolute address of the picture.
    pub avatar_url: Option<String>,
    /// Absolute address of a wide picture.
    pub cover_image_url: Option<String>,
    /// The seller type.
    pub seller_type: crate::marketplace_listings::MarketplaceSellerType,
    /// What the business is called.
    pub business_name: Option<String>,
    /// Whether staff have verified the business.
    pub business_verified: bool,
    /// Whether staff have suspended them. Only they and administrators see suspended sellers.
    pub is_suspended: bool,
    /// How many of their orders were completed.
    pub total_sales: i64,
    /// Mean rating by buyers, 1 to 5 with two decimals. Null without one.
    pub avg_rating: Option<f64>,
    /// How many buyers rated them.
    pub total_ratings: i64,
    /// How long buyers wait for an answer, in minutes. Null where nobody knows.
    pub response_time_avg: Option<i64>,
    /// How many buyers get an answer, in percent. Null where nobody knows.
    pub response_rate: Option<i64>,
    /// How far the community trusts them. Null where nobody knows.
    pub community_trust_score: Option<i64>,
    /// Whether the community stands by them.
    pub is_community_endorsed: bool,
    /// How many active and approved listings they have.
    pub active_listings: i64,
    /// When they became a seller.
    pub joined_marketplace_at: chrono::DateTime<chrono::offset::Utc>,
}

/// What somebody sells, at a glance.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceSellerDashboard {
    /// How many listings are active.
    pub active_listings: i64,
    /// How many are drafts.
    pub draft_listings: i64,
    /// How many are sold.
    pub sold_listings: i64,
    /// How many have run out.
    pub expired_listings: i64,
    /// How many there are, removed ones apart.
    pub total_listings: i64,
    /// How often they were looked at.
    pub total_views: i64,
    /// How many members keep one in mind.
    pub total_saves: i64,
    /// How many offers wait for the seller.
    pub pending_offers: i64,
    /// How many orders there are, cancelled and refunded ones apart.
    pub total_orders: i64,
    /// What was paid for them in money. Null when it was paid in several currencies.
    pub total_revenue: Option<f64>,
    /// Currency of `total_revenue`. Null when nothing was paid, and when it was paid in several currencies.
    pub revenue_currency: Option<String>,
    /// What was paid for them in money, by currency in the order of the codes.
    pub revenue_by_currency: Vec<crate::marketplace_moderation::MarketplaceRevenue>,
}

/// What somebody sells, at a glance.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceSellerDashboardResponse {
    /// The data.
    pub data: MarketplaceSellerDashboard,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What an id of somebody who sells is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceSellerIdKind {
    /// `member`.
    Member,
    /// `profile`.
    Profile,
}

crate::word! {
    MarketplaceSellerIdKind { Member = "member", Profile = "profile" }
}

crate::runtime::wire! {
    MarketplaceSellerIdKind
}

/// Somebody who sells.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceSellerResponse {
    /// The data.
    pub data: MarketplaceSeller,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A way in which a seller ships.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceShippingOption {
    /// Id of the way to ship.
    pub id: i64,
    /// Who carries it.
    pub courier_name: String,
    /// Short name of the courier.
    pub courier_code: Option<String>,
    /// What it costs, in `currency`.
    pub price: f64,
    /// Currency of the price (ISO 4217).
    pub currency: String,
    /// How many days it takes. Null where nobody knows.
    pub estimated_days: Option<i64>,
    /// Whether it is the one that is offered first.
    pub is_default: bool,
    /// Whether it is offered.
    pub is_active: bool,
}

/// Ways in which a seller ships.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceShippingOptionList {
    /// The default first, then by the courier's name.
    pub data: Vec<MarketplaceShippingOption>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A way in which a seller ships.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceShippingOptionResponse {
    /// The data.
    pub data: MarketplaceShippingOption,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The path parameters of `POST /api/v2/admin/marketplace/sellers/{id}/restore`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RestoreMarketplaceSellerPath {
    /// Id of the profile as a seller.
    pub id: i64,
}

/// What a seller says of themselves. What is left out stays as it is.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct SaveMarketplaceSellerProfileBody {
    /// The name under which they sell. Null for that of the member.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub display_name: Option<Option<String>>,
    /// Some words about themselves.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub bio: Option<Option<String>>,
    /// The seller type.
    pub seller_type: Option<crate::marketplace_listings::MarketplaceSellerType>,
    /// What the business is called. Businesses must have a name.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub business_name: Option<Option<String>>,
}

/// One page of sellers, for staff.
#[derive(Clone, Debug, Serialize)]
pub struct StaffMarketplaceSellerPage {
    /// Newest first.
    pub data: Vec<MarketplaceSeller>,
    /// The meta.
    pub meta: crate::shared::PageMeta,
}

/// The path parameters of `POST /api/v2/admin/marketplace/sellers/{id}/suspend`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SuspendMarketplaceSellerPath {
    /// Id of the profile as a seller.
    pub id: i64,
}

/// What is to change. What is left out stays as it is.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct UpdateMarketplacePickupSlotBody {
    /// When it begins.
    pub slot_start: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it ends.
    pub slot_end: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// How many orders are handed over in it.
    pub capacity: Option<i64>,
    /// Whether it comes again.
    pub is_recurring: Option<bool>,
    /// How it comes again.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub recurring_pattern: Option<Option<String>>,
    /// Whether it can be booked.
    pub is_active: Option<bool>,
}

/// The path parameters of `PUT /api/v2/marketplace/seller/pickup-slots/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UpdateMarketplacePickupSlotPath {
    /// Id of the slot.
    pub id: i64,
}

/// What is to change. What is left out stays as it is.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct UpdateMarketplaceShippingOptionBody {
    /// Who carries it.
    pub courier_name: Option<String>,
    /// Short name of the courier.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub courier_code: Option<Option<String>>,
    /// What it costs, as fine as its currency allows.
    pub price: Option<f64>,
    /// Currency of the price (ISO 4217).
    pub currency: Option<String>,
    /// How many days it takes.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub estimated_days: Option<Option<i64>>,
    /// Whether it is the one that is offered first, instead of another.
    pub is_default: Option<bool>,
    /// Whether it is offered.
    pub is_active: Option<bool>,
}

/// The path parameters of `PUT /api/v2/marketplace/seller/shipping-options/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UpdateMarketplaceShippingOptionPath {
    /// Id of the way to ship.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/admin/marketplace/sellers/{id}/verify`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct VerifyMarketplaceSellerPath {
    /// Id of the profile as a seller.
    pub id: i64,
}

/// What the contract puts in place of a field that is left out.
#[allow(clippy::unwrap_used, reason = "every default was checked against its schema")]
pub mod defaults {
    pub(super) fn default_bool<const V: bool>() -> bool {
        V
    }

    pub(super) fn default_u64<T, const V: u64>() -> T
    where
        T: TryFrom<u64>,
        <T as std::convert::TryFrom<u64>>::Error: std::fmt::Debug,
    {
        T::try_from(V).unwrap()
    }
}
