// Made from contract/areas/marketplace_listings.yaml by codegen; edit the contract instead.

//! The area `marketplace_listings`: types, trait and routes.
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

/// What the gateway answers in the area `marketplace_listings`: one method an operation.
pub trait MarketplaceListingsApi: Area {
    /// Find things for sale
    ///
    /// `GET /api/v2/marketplace/listings`
    ///
    /// What every member may see: active, approved, not expired, of sellers who may take part, are not suspended and between whom and the caller there is no block; things that are given away only where the community allows that. With `user_id` of the caller, the caller's own in any state, of which `status` picks some. Newest first unless `sort` says otherwise. Prices are compared as numbers, whatever their currency. A cursor stands for a listing and is good in every order.
    fn list_marketplace_listings(
        &self,
        call: Self::Call,
        query: ListMarketplaceListingsQuery,
        header: ListMarketplaceListingsHeader,
    ) -> impl Future<Output = Result<MarketplaceListingPage, Self::Failure>> + Send;

    /// Put up a thing for sale
    ///
    /// `POST /api/v2/marketplace/listings`
    ///
    /// The first makes its caller a seller. Where the community looks at listings first, it waits with `moderation_status` pending, and `meta.notice` says so. 422 `VALIDATION_ERROR`, one item for each field: bounds, a currency that is not supported, an amount that is too fine for it, and what the community does not allow. 403 `SELLER_SUSPENDED` for a suspended seller, 403 `FORBIDDEN` for visitors from another community.
    fn create_marketplace_listing(
        &self,
        call: Self::Call,
        body: CreateMarketplaceListingBody,
    ) -> impl Future<Output = Result<MarketplaceListingResponse, Self::Failure>> + Send;

    /// Things for sale around a place
    ///
    /// `GET /api/v2/marketplace/listings/nearby`
    ///
    /// The nearest first. 422 `VALIDATION_ERROR` on `latitude` without a place.
    fn list_nearby_marketplace_listings(
        &self,
        call: Self::Call,
        query: ListNearbyMarketplaceListingsQuery,
        header: ListNearbyMarketplaceListingsHeader,
    ) -> impl Future<Output = Result<MarketplaceListingList, Self::Failure>> + Send;

    /// Promoted things for sale
    ///
    /// `GET /api/v2/marketplace/listings/featured`
    ///
    /// Those that are promoted longest first.
    fn list_featured_marketplace_listings(
        &self,
        call: Self::Call,
        query: ListFeaturedMarketplaceListingsQuery,
        header: ListFeaturedMarketplaceListingsHeader,
    ) -> impl Future<Output = Result<MarketplaceListingList, Self::Failure>> + Send;

    /// Things that are given away
    ///
    /// `GET /api/v2/marketplace/listings/free`
    ///
    /// Newest first. None where the community does not let things be given away.
    fn list_free_marketplace_listings(
        &self,
        call: Self::Call,
        query: ListFreeMarketplaceListingsQuery,
        header: ListFreeMarketplaceListingsHeader,
    ) -> impl Future<Output = Result<MarketplaceListingPage, Self::Failure>> + Send;

    /// Saved things for sale
    ///
    /// `GET /api/v2/marketplace/listings/saved`
    ///
    /// Latest first. What the caller may not see any more is left out, so a page may be short.
    fn list_saved_marketplace_listings(
        &self,
        call: Self::Call,
        query: ListSavedMarketplaceListingsQuery,
        header: ListSavedMarketplaceListingsHeader,
    ) -> impl Future<Output = Result<MarketplaceListingPage, Self::Failure>> + Send;

    /// Change several of one's listings
    ///
    /// `POST /api/v2/marketplace/listings/bulk-action`
    ///
    /// All of them are the caller's, or none is changed: 403 `FORBIDDEN`. A listing whose state does not allow the action is passed over. 403 `SELLER_SUSPENDED` for a suspended seller who activates or renews.
    fn bulk_act_on_marketplace_listings(
        &self,
        call: Self::Call,
        body: BulkActOnMarketplaceListingsBody,
    ) -> impl Future<
        Output = Result<MarketplaceBulkActionResponse, Self::Failure>,
    > + Send;

    /// Read a listing
    ///
    /// `GET /api/v2/marketplace/listings/{id}`
    ///
    /// What every member may see; the seller's own in any state; for the buyer of an accepted offer, named by `offer_id`, while it is reserved for them. 404 `RESOURCE_NOT_FOUND` for everything else. Each reading counts.
    fn get_marketplace_listing(
        &self,
        call: Self::Call,
        path: GetMarketplaceListingPath,
        query: GetMarketplaceListingQuery,
        header: GetMarketplaceListingHeader,
    ) -> impl Future<Output = Result<MarketplaceListingResponse, Self::Failure>> + Send;

    /// Change a listing
    ///
    /// `PUT /api/v2/marketplace/listings/{id}`
    ///
    /// Its seller only. What is left out stays. Where the community looks at listings first, a change of what members read or pay makes it wait again. Its status can be changed to active or draft, from either of them: 422 `VALIDATION_ERROR` on `status` from any other. 422 also for what the community does not allow, 403 `SELLER_SUSPENDED` when a suspended seller activates it, 403 `FORBIDDEN` for others who may see it, 404 `RESOURCE_NOT_FOUND` for everybody else.
    fn update_marketplace_listing(
        &self,
        call: Self::Call,
        path: UpdateMarketplaceListingPath,
        body: UpdateMarketplaceListingBody,
    ) -> impl Future<Output = Result<MarketplaceListingResponse, Self::Failure>> + Send;

    /// Take a listing away
    ///
    /// `DELETE /api/v2/marketplace/listings/{id}`
    ///
    /// Its seller only. It is `removed`; orders still name it, offers for it are over. Doing it again changes nothing. 403 `FORBIDDEN` for others who may see it, 404 `RESOURCE_NOT_FOUND` for everybody else.
    fn delete_marketplace_listing(
        &self,
        call: Self::Call,
        path: DeleteMarketplaceListingPath,
    ) -> impl Future<Output = Result<NoContent, Self::Failure>> + Send;

    /// Give a listing more time
    ///
    /// `POST /api/v2/marketplace/listings/{id}/renew`
    ///
    /// Its seller only. Active, draft and expired listings run from now on for `duration_days`. 422 `VALIDATION_ERROR` for others, and for sellers who have as many active ones as allowed; 403 `SELLER_SUSPENDED` for a suspended seller.
    fn renew_marketplace_listing(
        &self,
        call: Self::Call,
        path: RenewMarketplaceListingPath,
        body: RenewMarketplaceListingBody,
    ) -> impl Future<Output = Result<MarketplaceListingResponse, Self::Failure>> + Send;

    /// A listing in numbers
    ///
    /// `GET /api/v2/marketplace/listings/{id}/analytics`
    ///
    /// Its seller only: 403 `FORBIDDEN` for others who may see it, 404 `RESOURCE_NOT_FOUND` for everybody else.
    fn get_marketplace_listing_analytics(
        &self,
        call: Self::Call,
        path: GetMarketplaceListingAnalyticsPath,
    ) -> impl Future<
        Output = Result<MarketplaceListingAnalyticsResponse, Self::Failure>,
    > + Send;

    /// Save a listing
    ///
    /// `POST /api/v2/marketplace/listings/{id}/save`
    ///
    /// Doing it again changes nothing. 404 `RESOURCE_NOT_FOUND` for a listing that the caller may not see.
    fn save_marketplace_listing(
        &self,
        call: Self::Call,
        path: SaveMarketplaceListingPath,
    ) -> impl Future<
        Output = Result<SavedMarketplaceListingResponse, Self::Failure>,
    > + Send;

    /// Remove a listing from the saved ones
    ///
    /// `DELETE /api/v2/marketplace/listings/{id}/save`
    ///
    /// Doing it again changes nothing. 404 `RESOURCE_NOT_FOUND` for a listing that the caller may not see and has not saved.
    fn unsave_marketplace_listing(
        &self,
        call: Self::Call,
        path: UnsaveMarketplaceListingPath,
    ) -> impl Future<
        Output = Result<SavedMarketplaceListingResponse, Self::Failure>,
    > + Send;

    /// Say how many there are
    ///
    /// `PATCH /api/v2/marketplace/seller/listings/{id}/inventory`
    ///
    /// Its seller only. What is left out stays. None left makes it sold, some again makes it active: 403 `SELLER_SUSPENDED` for a suspended seller, 422 `VALIDATION_ERROR` on `status` when they have as many active listings as allowed. 404 `NOT_FOUND` without such a listing, 403 `FORBIDDEN` for others'.
    fn update_marketplace_inventory(
        &self,
        call: Self::Call,
        path: UpdateMarketplaceInventoryPath,
        body: UpdateMarketplaceInventoryBody,
    ) -> impl Future<
        Output = Result<MarketplaceInventoryResponse, Self::Failure>,
    > + Send;

    /// Those of the `MarketplaceListing` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn marketplace_listing_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<MarketplaceListing>, Self::Failure>> + Send;

    /// Those of the `MarketplaceListingImage` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn marketplace_listing_image_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<
        Output = Result<Vec<MarketplaceListingImage>, Self::Failure>,
    > + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: MarketplaceListingsApi>() -> [Served<A>; 15] {
    [
        (Operation::ListMarketplaceListings, list_marketplace_listings::<A>),
        (Operation::CreateMarketplaceListing, create_marketplace_listing::<A>),
        (
            Operation::ListNearbyMarketplaceListings,
            list_nearby_marketplace_listings::<A>,
        ),
        (
            Operation::ListFeaturedMarketplaceListings,
            list_featured_marketplace_listings::<A>,
        ),
        (Operation::ListFreeMarketplaceListings, list_free_marketplace_listings::<A>),
        (Operation::ListSavedMarketplaceListings, list_saved_marketplace_listings::<A>),
        (Operation::BulkActOnMarketplaceListings, bulk_act_on_marketplace_listings::<A>),
        (Operation::GetMarketplaceListing, get_marketplace_listing::<A>),
        (Operation::UpdateMarketplaceListing, update_marketplace_listing::<A>),
        (Operation::DeleteMarketplaceListing, delete_marketplace_listing::<A>),
        (Operation::RenewMarketplaceListing, renew_marketplace_listing::<A>),
        (
            Operation::GetMarketplaceListingAnalytics,
            get_marketplace_listing_analytics::<A>,
        ),
        (Operation::SaveMarketplaceListing, save_marketplace_listing::<A>),
        (Operation::UnsaveMarketplaceListing, unsave_marketplace_listing::<A>),
        (Operation::UpdateMarketplaceInventory, update_marketplace_inventory::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 15] {
    [
        (
            Operation::ListMarketplaceListings,
            |asked| list_marketplace_listings_input(asked).map(drop),
        ),
        (
            Operation::CreateMarketplaceListing,
            |asked| create_marketplace_listing_input(asked).map(drop),
        ),
        (
            Operation::ListNearbyMarketplaceListings,
            |asked| list_nearby_marketplace_listings_input(asked).map(drop),
        ),
        (
            Operation::ListFeaturedMarketplaceListings,
            |asked| list_featured_marketplace_listings_input(asked).map(drop),
        ),
        (
            Operation::ListFreeMarketplaceListings,
            |asked| list_free_marketplace_listings_input(asked).map(drop),
        ),
        (
            Operation::ListSavedMarketplaceListings,
            |asked| list_saved_marketplace_listings_input(asked).map(drop),
        ),
        (
            Operation::BulkActOnMarketplaceListings,
            |asked| bulk_act_on_marketplace_listings_input(asked).map(drop),
        ),
        (
            Operation::GetMarketplaceListing,
            |asked| get_marketplace_listing_input(asked).map(drop),
        ),
        (
            Operation::UpdateMarketplaceListing,
            |asked| update_marketplace_listing_input(asked).map(drop),
        ),
        (
            Operation::DeleteMarketplaceListing,
            |asked| delete_marketplace_listing_input(asked).map(drop),
        ),
        (
            Operation::RenewMarketplaceListing,
            |asked| renew_marketplace_listing_input(asked).map(drop),
        ),
        (
            Operation::GetMarketplaceListingAnalytics,
            |asked| get_marketplace_listing_analytics_input(asked).map(drop),
        ),
        (
            Operation::SaveMarketplaceListing,
            |asked| save_marketplace_listing_input(asked).map(drop),
        ),
        (
            Operation::UnsaveMarketplaceListing,
            |asked| unsave_marketplace_listing_input(asked).map(drop),
        ),
        (
            Operation::UpdateMarketplaceInventory,
            |asked| update_marketplace_inventory_input(asked).map(drop),
        ),
    ]
}

fn list_marketplace_listings_input(
    asked: &mut Asked,
) -> Result<(ListMarketplaceListingsQuery, ListMarketplaceListingsHeader), Rejection> {
    let (query, header): (ListMarketplaceListingsQuery, ListMarketplaceListingsHeader) = Rejection::together(
        asked.query(&LIST_MARKETPLACE_LISTINGS_QUERY),
        asked.header(&LIST_MARKETPLACE_LISTINGS_HEADER),
    )?;
    Ok((query, header))
}

fn list_marketplace_listings<A: MarketplaceListingsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (query, header) = list_marketplace_listings_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (query, header) = (query.clone(), header.clone());
            Box::pin(async move {
                let answer = A::default()
                    .list_marketplace_listings(call, query, header)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_marketplace_listing_input(
    asked: &mut Asked,
) -> Result<CreateMarketplaceListingBody, Rejection> {
    let body: CreateMarketplaceListingBody = asked.body(true)?;
    Ok(body)
}

fn create_marketplace_listing<A: MarketplaceListingsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = create_marketplace_listing_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().create_marketplace_listing(call, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn list_nearby_marketplace_listings_input(
    asked: &mut Asked,
) -> Result<
    (ListNearbyMarketplaceListingsQuery, ListNearbyMarketplaceListingsHeader),
    Rejection,
> {
    let (
        query,
        header,
    ): (ListNearbyMarketplaceListingsQuery, ListNearbyMarketplaceListingsHeader) = Rejection::together(
        asked.query(&LIST_NEARBY_MARKETPLACE_LISTINGS_QUERY),
        asked.header(&LIST_NEARBY_MARKETPLACE_LISTINGS_HEADER),
    )?;
    Ok((query, header))
}

fn list_nearby_marketplace_listings<A: MarketplaceListingsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (query, header) = list_nearby_marketplace_listings_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (query, header) = (query.clone(), header.clone());
            Box::pin(async move {
                let answer = A::default()
                    .list_nearby_marketplace_listings(call, query, header)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_featured_marketplace_listings_input(
    asked: &mut Asked,
) -> Result<
    (ListFeaturedMarketplaceListingsQuery, ListFeaturedMarketplaceListingsHeader),
    Rejection,
> {
    let (
        query,
        header,
    ): (ListFeaturedMarketplaceListingsQuery, ListFeaturedMarketplaceListingsHeader) = Rejection::together(
        asked.query(&LIST_FEATURED_MARKETPLACE_LISTINGS_QUERY),
        asked.header(&LIST_FEATURED_MARKETPLACE_LISTINGS_HEADER),
    )?;
    Ok((query, header))
}

fn list_featured_marketplace_listings<A: MarketplaceListingsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (query, header) = list_featured_marketplace_listings_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (query, header) = (query.clone(), header.clone());
            Box::pin(async move {
                let answer = A::default()
                    .list_featured_marketplace_listings(call, query, header)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_free_marketplace_listings_input(
    asked: &mut Asked,
) -> Result<
    (ListFreeMarketplaceListingsQuery, ListFreeMarketplaceListingsHeader),
    Rejection,
> {
    let (
        query,
        header,
    ): (ListFreeMarketplaceListingsQuery, ListFreeMarketplaceListingsHeader) = Rejection::together(
        asked.query(&LIST_FREE_MARKETPLACE_LISTINGS_QUERY),
        asked.header(&LIST_FREE_MARKETPLACE_LISTINGS_HEADER),
    )?;
    Ok((query, header))
}

fn list_free_marketplace_listings<A: MarketplaceListingsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (query, header) = list_free_marketplace_listings_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (query, header) = (query.clone(), header.clone());
            Box::pin(async move {
                let answer = A::default()
                    .list_free_marketplace_listings(call, query, header)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_saved_marketplace_listings_input(
    asked: &mut Asked,
) -> Result<
    (ListSavedMarketplaceListingsQuery, ListSavedMarketplaceListingsHeader),
    Rejection,
> {
    let (
        query,
        header,
    ): (ListSavedMarketplaceListingsQuery, ListSavedMarketplaceListingsHeader) = Rejection::together(
        asked.query(&LIST_SAVED_MARKETPLACE_LISTINGS_QUERY),
        asked.header(&LIST_SAVED_MARKETPLACE_LISTINGS_HEADER),
    )?;
    Ok((query, header))
}

fn list_saved_marketplace_listings<A: MarketplaceListingsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (query, header) = list_saved_marketplace_listings_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (query, header) = (query.clone(), header.clone());
            Box::pin(async move {
                let answer = A::default()
                    .list_saved_marketplace_listings(call, query, header)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn bulk_act_on_marketplace_listings_input(
    asked: &mut Asked,
) -> Result<BulkActOnMarketplaceListingsBody, Rejection> {
    let body: BulkActOnMarketplaceListingsBody = asked.body(true)?;
    Ok(body)
}

fn bulk_act_on_marketplace_listings<A: MarketplaceListingsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = bulk_act_on_marketplace_listings_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default()
                    .bulk_act_on_marketplace_listings(call, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_marketplace_listing_input(
    asked: &mut Asked,
) -> Result<
    (GetMarketplaceListingPath, GetMarketplaceListingQuery, GetMarketplaceListingHeader),
    Rejection,
> {
    let path: GetMarketplaceListingPath = asked.path(&GET_MARKETPLACE_LISTING_PATH)?;
    let (query, header): (GetMarketplaceListingQuery, GetMarketplaceListingHeader) = Rejection::together(
        asked.query(&GET_MARKETPLACE_LISTING_QUERY),
        asked.header(&GET_MARKETPLACE_LISTING_HEADER),
    )?;
    Ok((path, query, header))
}

fn get_marketplace_listing<A: MarketplaceListingsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query, header) = get_marketplace_listing_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query, header) = (path.clone(), query.clone(), header.clone());
            Box::pin(async move {
                let answer = A::default()
                    .get_marketplace_listing(call, path, query, header)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn update_marketplace_listing_input(
    asked: &mut Asked,
) -> Result<(UpdateMarketplaceListingPath, UpdateMarketplaceListingBody), Rejection> {
    let path: UpdateMarketplaceListingPath = asked
        .path(&UPDATE_MARKETPLACE_LISTING_PATH)?;
    let body: UpdateMarketplaceListingBody = asked.body(true)?;
    Ok((path, body))
}

fn update_marketplace_listing<A: MarketplaceListingsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = update_marketplace_listing_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .update_marketplace_listing(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn delete_marketplace_listing_input(
    asked: &mut Asked,
) -> Result<DeleteMarketplaceListingPath, Rejection> {
    let path: DeleteMarketplaceListingPath = asked
        .path(&DELETE_MARKETPLACE_LISTING_PATH)?;
    Ok(path)
}

fn delete_marketplace_listing<A: MarketplaceListingsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = delete_marketplace_listing_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().delete_marketplace_listing(call, path).await?;
                Ok(answer.into_reply(204))
            })
        }),
    )
}

fn renew_marketplace_listing_input(
    asked: &mut Asked,
) -> Result<(RenewMarketplaceListingPath, RenewMarketplaceListingBody), Rejection> {
    let path: RenewMarketplaceListingPath = asked.path(&RENEW_MARKETPLACE_LISTING_PATH)?;
    let body: RenewMarketplaceListingBody = asked.body(false)?;
    Ok((path, body))
}

fn renew_marketplace_listing<A: MarketplaceListingsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = renew_marketplace_listing_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .renew_marketplace_listing(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_marketplace_listing_analytics_input(
    asked: &mut Asked,
) -> Result<GetMarketplaceListingAnalyticsPath, Rejection> {
    let path: GetMarketplaceListingAnalyticsPath = asked
        .path(&GET_MARKETPLACE_LISTING_ANALYTICS_PATH)?;
    Ok(path)
}

fn get_marketplace_listing_analytics<A: MarketplaceListingsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_marketplace_listing_analytics_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .get_marketplace_listing_analytics(call, path)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn save_marketplace_listing_input(
    asked: &mut Asked,
) -> Result<SaveMarketplaceListingPath, Rejection> {
    let path: SaveMarketplaceListingPath = asked.path(&SAVE_MARKETPLACE_LISTING_PATH)?;
    Ok(path)
}

fn save_marketplace_listing<A: MarketplaceListingsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = save_marketplace_listing_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().save_marketplace_listing(call, path).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn unsave_marketplace_listing_input(
    asked: &mut Asked,
) -> Result<UnsaveMarketplaceListingPath, Rejection> {
    let path: UnsaveMarketplaceListingPath = asked
        .path(&UNSAVE_MARKETPLACE_LISTING_PATH)?;
    Ok(path)
}

fn unsave_marketplace_listing<A: MarketplaceListingsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = unsave_marketplace_listing_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().unsave_marketplace_listing(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn update_marketplace_inventory_input(
    asked: &mut Asked,
) -> Result<
    (UpdateMarketplaceInventoryPath, UpdateMarketplaceInventoryBody),
    Rejection,
> {
    let path: UpdateMarketplaceInventoryPath = asked
        .path(&UPDATE_MARKETPLACE_INVENTORY_PATH)?;
    let body: UpdateMarketplaceInventoryBody = asked.body(true)?;
    Ok((path, body))
}

fn update_marketplace_inventory<A: MarketplaceListingsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = update_marketplace_inventory_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .update_marketplace_inventory(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_MARKETPLACE_LISTINGS_QUERY: [Parameter; 18] = [
    Parameter {
        name: "q",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "category_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "category",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "price_min",
        kind: Kind::Number {
            minimum: Some(0.0),
            maximum: Some(99999999.99),
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "price_max",
        kind: Kind::Number {
            minimum: Some(0.0),
            maximum: Some(99999999.99),
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "price_type",
        kind: Kind::Word(&["fixed", "negotiable", "free", "auction", "contact"]),
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "condition",
        kind: Kind::Word(&["new", "like_new", "good", "fair", "poor"]),
        many: Many::Commas,
        clamp: false,
    },
    Parameter {
        name: "seller_type",
        kind: Kind::Word(&["private", "business"]),
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "delivery_method",
        kind: Kind::Word(&["pickup", "shipping", "both", "community_delivery"]),
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "posted_within",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 365,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "sort",
        kind: Kind::Word(&["newest", "price_asc", "price_desc", "popular"]),
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "featured_first",
        kind: Kind::Boolean,
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "status",
        kind: Kind::Word(&["draft", "active", "sold", "reserved", "expired", "removed"]),
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "user_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "seller_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "limit",
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
    Parameter {
        name: "include",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static LIST_MARKETPLACE_LISTINGS_HEADER: [Parameter; 1] = [
    Parameter {
        name: "X-Public-Contract",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static LIST_NEARBY_MARKETPLACE_LISTINGS_QUERY: [Parameter; 7] = [
    Parameter {
        name: "latitude",
        kind: Kind::Number {
            minimum: Some(-90.0),
            maximum: Some(90.0),
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "longitude",
        kind: Kind::Number {
            minimum: Some(-180.0),
            maximum: Some(180.0),
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "radius",
        kind: Kind::Number {
            minimum: Some(1.0),
            maximum: Some(200.0),
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "q",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "category_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "limit",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "include",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static LIST_NEARBY_MARKETPLACE_LISTINGS_HEADER: [Parameter; 1] = [
    Parameter {
        name: "X-Public-Contract",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static LIST_FEATURED_MARKETPLACE_LISTINGS_QUERY: [Parameter; 2] = [
    Parameter {
        name: "limit",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 50,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "include",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static LIST_FEATURED_MARKETPLACE_LISTINGS_HEADER: [Parameter; 1] = [
    Parameter {
        name: "X-Public-Contract",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static LIST_FREE_MARKETPLACE_LISTINGS_QUERY: [Parameter; 3] = [
    Parameter {
        name: "limit",
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
    Parameter {
        name: "include",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static LIST_FREE_MARKETPLACE_LISTINGS_HEADER: [Parameter; 1] = [
    Parameter {
        name: "X-Public-Contract",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static LIST_SAVED_MARKETPLACE_LISTINGS_QUERY: [Parameter; 3] = [
    Parameter {
        name: "limit",
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
    Parameter {
        name: "include",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static LIST_SAVED_MARKETPLACE_LISTINGS_HEADER: [Parameter; 1] = [
    Parameter {
        name: "X-Public-Contract",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static GET_MARKETPLACE_LISTING_PATH: [Parameter; 1] = [
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

static GET_MARKETPLACE_LISTING_QUERY: [Parameter; 2] = [
    Parameter {
        name: "offer_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "include",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static GET_MARKETPLACE_LISTING_HEADER: [Parameter; 1] = [
    Parameter {
        name: "X-Public-Contract",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static UPDATE_MARKETPLACE_LISTING_PATH: [Parameter; 1] = [
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

static DELETE_MARKETPLACE_LISTING_PATH: [Parameter; 1] = [
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

static RENEW_MARKETPLACE_LISTING_PATH: [Parameter; 1] = [
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

static GET_MARKETPLACE_LISTING_ANALYTICS_PATH: [Parameter; 1] = [
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

static SAVE_MARKETPLACE_LISTING_PATH: [Parameter; 1] = [
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

static UNSAVE_MARKETPLACE_LISTING_PATH: [Parameter; 1] = [
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

static UPDATE_MARKETPLACE_INVENTORY_PATH: [Parameter; 1] = [
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

/// What is done with which listings.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct BulkActOnMarketplaceListingsBody {
    /// Ids of listings.
    pub listing_ids: Vec<i64>,
    /// The action.
    pub action: MarketplaceBulkAction,
}

/// What is sold, lent or given.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateMarketplaceListingBody {
    /// Title, one line.
    pub title: String,
    /// Description.
    pub description: String,
    /// A second line.
    pub tagline: Option<String>,
    /// What one costs, in `price_currency`, as fine as that allows.
    pub price: Option<f64>,
    /// Currency of the price (ISO 4217). The community's by default.
    pub price_currency: Option<String>,
    /// How the price is to be read.
    #[serde(default = "defaults::create_marketplace_listing_body_price_type")]
    pub price_type: MarketplacePriceType,
    /// What one costs in hours, two decimals at most.
    pub time_credit_price: Option<f64>,
    /// Id of an active category.
    pub category_id: Option<i64>,
    /// Condition of the thing.
    pub condition: Option<MarketplaceCondition>,
    /// How many belong together.
    #[serde(default = "defaults::default_u64::<i64, 1>")]
    pub quantity: i64,
    /// How many there are. Left out, there is no end of it.
    pub inventory_count: Option<i64>,
    /// At how many the seller is told that few are left; 5 by default.
    pub low_stock_threshold: Option<i64>,
    /// Whether nobody can buy more than there are.
    #[serde(default = "defaults::default_bool::<true>")]
    pub is_oversold_protected: bool,
    /// Place, in words.
    pub location: Option<String>,
    /// Degrees north. Needed with `longitude`.
    pub latitude: Option<f64>,
    /// Degrees east. Needed with `latitude`.
    pub longitude: Option<f64>,
    /// Whether the seller ships it.
    #[serde(default)]
    pub shipping_available: bool,
    /// Whether buyers may fetch it.
    #[serde(default = "defaults::default_bool::<true>")]
    pub local_pickup: bool,
    /// How it comes to its buyer.
    #[serde(default = "defaults::create_marketplace_listing_body_delivery_method")]
    pub delivery_method: MarketplaceDeliveryMethod,
    /// Whether a person or a business sells it.
    #[serde(default = "defaults::create_marketplace_listing_body_seller_type")]
    pub seller_type: MarketplaceSellerType,
    /// Active or draft.
    #[serde(default = "defaults::create_marketplace_listing_body_status")]
    pub status: MarketplaceListingStatus,
    /// After how many days it expires. The community's number of days by default.
    pub duration_days: Option<i64>,
    /// The template data.
    pub template_data: Option<MarketplaceTemplateData>,
}

/// The path parameters of `DELETE /api/v2/marketplace/listings/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeleteMarketplaceListingPath {
    /// Id of the listing.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/marketplace/listings/{id}/analytics`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetMarketplaceListingAnalyticsPath {
    /// Id of the listing.
    pub id: i64,
}

/// The headers of `GET /api/v2/marketplace/listings/{id}`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct GetMarketplaceListingHeader {
    /// `1` says the same as `include=public_contract`.
    #[serde(rename = "X-Public-Contract")]
    pub x_public_contract: Option<String>,
}

/// The path parameters of `GET /api/v2/marketplace/listings/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetMarketplaceListingPath {
    /// Id of the listing.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/marketplace/listings/{id}`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct GetMarketplaceListingQuery {
    /// The caller's accepted offer for it.
    pub offer_id: Option<i64>,
    /// What each listing has besides: `public_contract`. Other words count as none.
    pub include: Option<String>,
}

/// The headers of `GET /api/v2/marketplace/listings/featured`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ListFeaturedMarketplaceListingsHeader {
    /// `1` says the same as `include=public_contract`.
    #[serde(rename = "X-Public-Contract")]
    pub x_public_contract: Option<String>,
}

/// The query parameters of `GET /api/v2/marketplace/listings/featured`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListFeaturedMarketplaceListingsQuery {
    /// How many at most, 1 to 50. A value out of bounds is moved to the nearest bound.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub limit: i64,
    /// What each listing has besides: `public_contract`. Other words count as none.
    pub include: Option<String>,
}

impl std::default::Default for ListFeaturedMarketplaceListingsQuery {
    fn default() -> Self {
        Self {
            include: Default::default(),
            limit: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// The headers of `GET /api/v2/marketplace/listings/free`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ListFreeMarketplaceListingsHeader {
    /// `1` says the same as `include=public_contract`.
    #[serde(rename = "X-Public-Contract")]
    pub x_public_contract: Option<String>,
}

/// The query parameters of `GET /api/v2/marketplace/listings/free`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListFreeMarketplaceListingsQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub limit: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
    /// What each listing has besides: `public_contract`. Other words count as none.
    pub include: Option<String>,
}

impl std::default::Default for ListFreeMarketplaceListingsQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            include: Default::default(),
            limit: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// The headers of `GET /api/v2/marketplace/listings`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ListMarketplaceListingsHeader {
    /// `1` says the same as `include=public_contract`.
    #[serde(rename = "X-Public-Contract")]
    pub x_public_contract: Option<String>,
}

/// The query parameters of `GET /api/v2/marketplace/listings`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMarketplaceListingsQuery {
    /// Words that title, tagline, description or location begin words with; all of them must be found.
    pub q: Option<String>,
    /// Only those of this category.
    pub category_id: Option<i64>,
    /// Slug of a category. An unknown one finds nothing. `category_id` counts if both are given.
    pub category: Option<String>,
    /// Only those that cost at least so much.
    pub price_min: Option<f64>,
    /// Only those that cost at most so much.
    pub price_max: Option<f64>,
    /// The price type.
    pub price_type: Option<MarketplacePriceType>,
    /// Only those in one of these conditions, a comma between two.
    #[serde(default)]
    pub condition: Option<Vec<MarketplaceCondition>>,
    /// The seller type.
    pub seller_type: Option<MarketplaceSellerType>,
    /// The delivery method.
    pub delivery_method: Option<MarketplaceDeliveryMethod>,
    /// Only those made in the last so many days, 1 to 365. A value out of bounds is moved to the nearest bound.
    pub posted_within: Option<i64>,
    /// Order of the list. An unknown word counts as the default.
    #[serde(default = "defaults::list_marketplace_listings_query_sort")]
    pub sort: MarketplaceListingSort,
    /// Whether promoted listings come first.
    #[serde(default)]
    pub featured_first: bool,
    /// The status.
    pub status: Option<MarketplaceListingStatus>,
    /// Only listings of this member. Counts only for the caller.
    pub user_id: Option<i64>,
    /// Only listings of this member; all of them, whatever their status, for the caller.
    pub seller_id: Option<i64>,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub limit: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
    /// What each listing has besides: `public_contract`. Other words count as none.
    pub include: Option<String>,
}

impl std::default::Default for ListMarketplaceListingsQuery {
    fn default() -> Self {
        Self {
            category: Default::default(),
            category_id: Default::default(),
            condition: Default::default(),
            cursor: Default::default(),
            delivery_method: Default::default(),
            featured_first: Default::default(),
            include: Default::default(),
            limit: defaults::default_u64::<i64, 20>(),
            posted_within: Default::default(),
            price_max: Default::default(),
            price_min: Default::default(),
            price_type: Default::default(),
            q: Default::default(),
            seller_id: Default::default(),
            seller_type: Default::default(),
            sort: defaults::list_marketplace_listings_query_sort(),
            status: Default::default(),
            user_id: Default::default(),
        }
    }
}

/// The headers of `GET /api/v2/marketplace/listings/nearby`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ListNearbyMarketplaceListingsHeader {
    /// `1` says the same as `include=public_contract`.
    #[serde(rename = "X-Public-Contract")]
    pub x_public_contract: Option<String>,
}

/// The query parameters of `GET /api/v2/marketplace/listings/nearby`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListNearbyMarketplaceListingsQuery {
    /// Degrees north. A value out of bounds is moved to the nearest bound.
    pub latitude: Option<f64>,
    /// Degrees east. A value out of bounds is moved to the nearest bound.
    pub longitude: Option<f64>,
    /// No farther away, in kilometres, 1 to 200; 25 by default. A value out of bounds is moved to the nearest bound.
    pub radius: Option<f64>,
    /// Words that title, tagline, description or location begin words with; all of them must be found.
    pub q: Option<String>,
    /// Only those of this category.
    pub category_id: Option<i64>,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub limit: i64,
    /// What each listing has besides: `public_contract`. Other words count as none.
    pub include: Option<String>,
}

impl std::default::Default for ListNearbyMarketplaceListingsQuery {
    fn default() -> Self {
        Self {
            category_id: Default::default(),
            include: Default::default(),
            latitude: Default::default(),
            limit: defaults::default_u64::<i64, 20>(),
            longitude: Default::default(),
            q: Default::default(),
            radius: Default::default(),
        }
    }
}

/// The headers of `GET /api/v2/marketplace/listings/saved`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ListSavedMarketplaceListingsHeader {
    /// `1` says the same as `include=public_contract`.
    #[serde(rename = "X-Public-Contract")]
    pub x_public_contract: Option<String>,
}

/// The query parameters of `GET /api/v2/marketplace/listings/saved`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListSavedMarketplaceListingsQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub limit: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
    /// What each listing has besides: `public_contract`. Other words count as none.
    pub include: Option<String>,
}

impl std::default::Default for ListSavedMarketplaceListingsQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            include: Default::default(),
            limit: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// What is done with several listings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceBulkAction {
    /// `activate`.
    Activate,
    /// `deactivate`.
    Deactivate,
    /// `renew`.
    Renew,
    /// `remove`.
    Remove,
}

crate::word! {
    MarketplaceBulkAction { Activate = "activate", Deactivate = "deactivate", Renew =
    "renew", Remove = "remove" }
}

crate::runtime::wire! {
    MarketplaceBulkAction
}

/// What was done with several listings.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceBulkActionDone {
    /// The action.
    pub action: MarketplaceBulkAction,
    /// How many were named.
    pub requested: i64,
    /// How many were changed.
    pub processed: i64,
}

/// What was done with several listings.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceBulkActionResponse {
    /// The data.
    pub data: MarketplaceBulkActionDone,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Condition of a thing for sale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceCondition {
    /// `new`.
    New,
    /// `like_new`.
    LikeNew,
    /// `good`.
    Good,
    /// `fair`.
    Fair,
    /// `poor`.
    Poor,
}

crate::word! {
    MarketplaceCondition { New = "new", LikeNew = "like_new", Good = "good", Fair =
    "fair", Poor = "poor" }
}

crate::runtime::wire! {
    MarketplaceCondition
}

/// How a thing comes to its buyer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceDeliveryMethod {
    /// `pickup`.
    Pickup,
    /// `shipping`.
    Shipping,
    /// `both`.
    Both,
    /// `community_delivery`.
    CommunityDelivery,
}

crate::word! {
    MarketplaceDeliveryMethod { Pickup = "pickup", Shipping = "shipping", Both = "both",
    CommunityDelivery = "community_delivery" }
}

crate::runtime::wire! {
    MarketplaceDeliveryMethod
}

/// How many there are of a thing.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceInventory {
    /// Id of the listing.
    pub id: i64,
    /// How many there are; null where there is no end of it.
    pub inventory_count: Option<i64>,
    /// At how many the seller is told that few are left; null for never.
    pub low_stock_threshold: Option<i64>,
    /// Whether nobody can buy more than there are.
    pub is_oversold_protected: bool,
    /// The status.
    pub status: MarketplaceListingStatus,
}

/// How many there are of a thing.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceInventoryResponse {
    /// The data.
    pub data: MarketplaceInventory,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A thing for sale.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketplaceListing {
    /// Id of the listing.
    pub id: i64,
    /// The user.
    pub user: MarketplaceListingUser,
    /// Its category.
    #[serde(deserialize_with = "Option::deserialize")]
    pub category: Option<MarketplaceListingCategory>,
    /// Title, one line.
    pub title: String,
    /// Description.
    pub description: String,
    /// A second line.
    #[serde(deserialize_with = "Option::deserialize")]
    pub tagline: Option<String>,
    /// What one costs, in `price_currency`. Null where that is not said.
    #[serde(deserialize_with = "Option::deserialize")]
    pub price: Option<f64>,
    /// Currency of the price (ISO 4217).
    pub price_currency: String,
    /// The price type.
    pub price_type: MarketplacePriceType,
    /// What one costs in hours, two decimals at most. Null where it cannot be had for hours.
    #[serde(deserialize_with = "Option::deserialize")]
    pub time_credit_price: Option<f64>,
    /// Condition of the thing. Null where that is not said.
    #[serde(deserialize_with = "Option::deserialize")]
    pub condition: Option<MarketplaceCondition>,
    /// How many belong together.
    pub quantity: i64,
    /// Place, in words.
    #[serde(deserialize_with = "Option::deserialize")]
    pub location: Option<String>,
    /// Degrees north; for others than the seller with two decimals.
    #[serde(deserialize_with = "Option::deserialize")]
    pub latitude: Option<f64>,
    /// Degrees east; for others than the seller with two decimals.
    #[serde(deserialize_with = "Option::deserialize")]
    pub longitude: Option<f64>,
    /// How far away it is, in kilometres with one decimal; where a place was named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub distance_km: Option<f64>,
    /// Whether the seller ships it.
    pub shipping_available: bool,
    /// Whether buyers may fetch it.
    pub local_pickup: bool,
    /// The delivery method.
    pub delivery_method: MarketplaceDeliveryMethod,
    /// The seller type.
    pub seller_type: MarketplaceSellerType,
    /// The status.
    pub status: MarketplaceListingStatus,
    /// The template data.
    pub template_data: MarketplaceTemplateData,
    /// The picture that lists show.
    #[serde(deserialize_with = "Option::deserialize")]
    pub image: Option<MarketplaceListingPicture>,
    /// How many pictures it has.
    pub image_count: i64,
    /// Its pictures in their order.
    pub images: Vec<MarketplaceListingImage>,
    /// Absolute address of its video.
    #[serde(deserialize_with = "Option::deserialize")]
    pub video_url: Option<String>,
    /// Whether the caller has saved it.
    pub is_saved: bool,
    /// Whether the caller sells it.
    pub is_own: bool,
    /// Whether it is promoted.
    pub is_promoted: bool,
    /// How often it was read.
    pub views_count: i64,
    /// How many members have saved it.
    pub saves_count: i64,
    /// How many there are; left out where there is no end of it. Only for its seller and administrators.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub inventory_count: Option<i64>,
    /// At how many the seller is told that few are left; left out for never. Only for its seller and administrators.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub low_stock_threshold: Option<i64>,
    /// Whether nobody can buy more than there are. Only for its seller and administrators.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub is_oversold_protected: Option<bool>,
    /// The moderation status.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moderation_status: Option<MarketplaceModerationStatus>,
    /// Why staff decided so, if they said. Only for its seller and administrators.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moderation_notes: Option<String>,
    /// When it expires. Null means never.
    #[serde(deserialize_with = "Option::deserialize")]
    pub expires_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it was made.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it was last changed.
    pub updated_at: chrono::DateTime<chrono::offset::Utc>,
    /// The public contract.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub public_contract: Option<MarketplacePublicContract>,
}

/// A listing in numbers.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceListingAnalytics {
    /// How often it was read.
    pub views: i64,
    /// How many members have saved it.
    pub saves: i64,
    /// How often members turned to the seller because of it.
    pub contacts: i64,
    /// How many offers were made for it.
    pub offers: i64,
    /// When it was made.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it expires. Null means never.
    pub expires_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// How many whole days ago it was made.
    pub days_active: i64,
}

/// A listing in numbers.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceListingAnalyticsResponse {
    /// The data.
    pub data: MarketplaceListingAnalytics,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The category of a thing for sale, in short.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketplaceListingCategory {
    /// Id of the category.
    pub id: i64,
    /// Name of the category.
    pub name: String,
    /// Short name for addresses.
    pub slug: String,
    /// Name of an icon.
    #[serde(deserialize_with = "Option::deserialize")]
    pub icon: Option<String>,
}

/// A picture of a thing for sale.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketplaceListingImage {
    /// Id of the picture.
    pub id: i64,
    /// Absolute address.
    pub url: String,
    /// Absolute address of its thumbnail.
    pub thumbnail_url: String,
    /// Text alternative: what the picture shows.
    #[serde(deserialize_with = "Option::deserialize")]
    pub alt_text: Option<String>,
    /// Whether it is the one that lists show.
    pub is_primary: bool,
}

/// Things for sale.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceListingList {
    /// Listings in their order.
    pub data: Vec<MarketplaceListing>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What accompanies a listing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketplaceListingMeta {
    /// Scheme and host the community is reached at, without trailing slash.
    pub base_url: String,
    /// Tells its seller that it waits to be approved; only while it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notice: Option<String>,
}

/// One page of things for sale.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceListingPage {
    /// Listings in the order asked for.
    pub data: Vec<MarketplaceListing>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// The picture that lists show of a thing for sale.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketplaceListingPicture {
    /// Absolute address.
    pub url: String,
    /// Absolute address of its thumbnail.
    pub thumbnail_url: String,
    /// Text alternative: what the picture shows.
    #[serde(deserialize_with = "Option::deserialize")]
    pub alt_text: Option<String>,
}

/// A thing for sale.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketplaceListingResponse {
    /// The data.
    pub data: MarketplaceListing,
    /// The meta.
    pub meta: MarketplaceListingMeta,
}

/// Order of a list of things for sale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceListingSort {
    /// `newest`.
    Newest,
    /// `price_asc`.
    PriceAsc,
    /// `price_desc`.
    PriceDesc,
    /// `popular`.
    Popular,
}

crate::word! {
    MarketplaceListingSort { Newest = "newest", PriceAsc = "price_asc", PriceDesc =
    "price_desc", Popular = "popular" }
}

crate::runtime::wire! {
    MarketplaceListingSort
}

/// Status of a thing for sale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceListingStatus {
    /// `draft`.
    Draft,
    /// `active`.
    Active,
    /// `sold`.
    Sold,
    /// `reserved`.
    Reserved,
    /// `expired`.
    Expired,
    /// `removed`.
    Removed,
}

crate::word! {
    MarketplaceListingStatus { Draft = "draft", Active = "active", Sold = "sold",
    Reserved = "reserved", Expired = "expired", Removed = "removed" }
}

crate::runtime::wire! {
    MarketplaceListingStatus
}

/// Who sells a thing, in short.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketplaceListingUser {
    /// Id of the member.
    pub id: i64,
    /// Name as far as the viewer may see it.
    pub name: String,
    /// Absolute address of the picture.
    #[serde(deserialize_with = "Option::deserialize")]
    pub avatar_url: Option<String>,
    /// Whether staff have verified the seller's business.
    pub is_verified: bool,
    /// When the member joined the community.
    #[serde(deserialize_with = "Option::deserialize")]
    pub member_since: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// What staff decided about a thing for sale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceModerationStatus {
    /// `pending`.
    Pending,
    /// `approved`.
    Approved,
    /// `rejected`.
    Rejected,
    /// `flagged`.
    Flagged,
}

crate::word! {
    MarketplaceModerationStatus { Pending = "pending", Approved = "approved", Rejected =
    "rejected", Flagged = "flagged" }
}

crate::runtime::wire! {
    MarketplaceModerationStatus
}

/// How a price is to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplacePriceType {
    /// `fixed`.
    Fixed,
    /// `negotiable`.
    Negotiable,
    /// `free`.
    Free,
    /// `auction`.
    Auction,
    /// `contact`.
    Contact,
}

crate::word! {
    MarketplacePriceType { Fixed = "fixed", Negotiable = "negotiable", Free = "free",
    Auction = "auction", Contact = "contact" }
}

crate::runtime::wire! {
    MarketplacePriceType
}

/// How a thing for sale is promoted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplacePromotionType {
    /// `bump`.
    Bump,
    /// `featured`.
    Featured,
    /// `top_of_category`.
    TopOfCategory,
    /// `homepage_carousel`.
    HomepageCarousel,
}

crate::word! {
    MarketplacePromotionType { Bump = "bump", Featured = "featured", TopOfCategory =
    "top_of_category", HomepageCarousel = "homepage_carousel" }
}

crate::runtime::wire! {
    MarketplacePromotionType
}

/// A thing for sale as whoever shares or embeds it reads it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketplacePublicContract {
    /// Its title for addresses, and its id at the end.
    pub slug: String,
    /// Title, one line.
    pub title: String,
    /// The beginning of its description, on one line.
    pub excerpt: String,
    /// The picture that lists show.
    #[serde(deserialize_with = "Option::deserialize")]
    pub primary_image: Option<MarketplaceListingImage>,
    /// Its pictures in their order.
    pub gallery: Vec<MarketplaceListingImage>,
    /// The price.
    pub price: MarketplacePublicPrice,
    /// The seller.
    pub seller: MarketplacePublicSeller,
    /// The delivery.
    pub delivery: MarketplacePublicDelivery,
    /// Its category.
    #[serde(deserialize_with = "Option::deserialize")]
    pub category: Option<MarketplaceListingCategory>,
    /// Condition of the thing. Null where that is not said.
    #[serde(deserialize_with = "Option::deserialize")]
    pub condition: Option<MarketplaceCondition>,
    /// Place, in words.
    #[serde(deserialize_with = "Option::deserialize")]
    pub location: Option<String>,
    /// The status.
    pub status: MarketplaceListingStatus,
    /// When it was made.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it expires. Null means never.
    #[serde(deserialize_with = "Option::deserialize")]
    pub expires_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// How a thing comes to its buyer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketplacePublicDelivery {
    /// The method.
    pub method: MarketplaceDeliveryMethod,
    /// Whether the seller ships it.
    pub shipping_available: bool,
    /// Whether buyers may fetch it.
    pub local_pickup: bool,
}

/// What a thing costs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketplacePublicPrice {
    /// What one costs. Null where that is not said.
    #[serde(deserialize_with = "Option::deserialize")]
    pub amount: Option<f64>,
    /// Its currency (ISO 4217).
    pub currency: String,
    /// The price type.
    pub price_type: MarketplacePriceType,
    /// What one costs in hours. Null where it cannot be had for hours.
    #[serde(deserialize_with = "Option::deserialize")]
    pub time_credits: Option<f64>,
}

/// Who sells a thing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketplacePublicSeller {
    /// Id of the member.
    pub id: i64,
    /// Name as far as the caller may see it.
    pub name: String,
    /// Absolute address of the picture.
    #[serde(deserialize_with = "Option::deserialize")]
    pub avatar_url: Option<String>,
    /// Whether staff have verified the seller's business.
    pub is_verified: bool,
    /// The seller type.
    pub seller_type: MarketplaceSellerType,
}

/// Whether a person or a business sells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceSellerType {
    /// `private`.
    Private,
    /// `business`.
    Business,
}

crate::word! {
    MarketplaceSellerType { Private = "private", Business = "business" }
}

crate::runtime::wire! {
    MarketplaceSellerType
}

/// What its seller wrote into the form of its category: an object whose members are those of the form, each as its field takes it; what a field requires may be missing in a draft. Any object where the category has no form. At most 8 KB.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MarketplaceTemplateData(
    /// The value.
    pub serde_json::Value,
);

impl std::ops::Deref for MarketplaceTemplateData {
    type Target = serde_json::Value;
    fn deref(&self) -> &serde_json::Value {
        &self.0
    }
}

impl From<MarketplaceTemplateData> for serde_json::Value {
    fn from(value: MarketplaceTemplateData) -> Self {
        value.0
    }
}

impl From<serde_json::Value> for MarketplaceTemplateData {
    fn from(value: serde_json::Value) -> Self {
        Self(value)
    }
}

/// How much more time.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RenewMarketplaceListingBody {
    /// After how many days from now on it expires.
    #[serde(default = "defaults::default_u64::<i64, 30>")]
    pub duration_days: i64,
}

impl std::default::Default for RenewMarketplaceListingBody {
    fn default() -> Self {
        Self {
            duration_days: defaults::default_u64::<i64, 30>(),
        }
    }
}

/// The path parameters of `POST /api/v2/marketplace/listings/{id}/renew`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RenewMarketplaceListingPath {
    /// Id of the listing.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/marketplace/listings/{id}/save`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SaveMarketplaceListingPath {
    /// Id of the listing.
    pub id: i64,
}

/// Whether the caller has saved a listing.
#[derive(Clone, Debug, Serialize)]
pub struct SavedMarketplaceListing {
    /// Whether the caller has saved it.
    pub saved: bool,
}

/// Whether the caller has saved a listing.
#[derive(Clone, Debug, Serialize)]
pub struct SavedMarketplaceListingResponse {
    /// The data.
    pub data: SavedMarketplaceListing,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The path parameters of `DELETE /api/v2/marketplace/listings/{id}/save`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UnsaveMarketplaceListingPath {
    /// Id of the listing.
    pub id: i64,
}

/// How many there are. What is left out stays as it is.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct UpdateMarketplaceInventoryBody {
    /// How many there are; null where there is no end of it.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub inventory_count: Option<Option<i64>>,
    /// At how many the seller is told that few are left; null for never.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub low_stock_threshold: Option<Option<i64>>,
    /// Whether nobody can buy more than there are.
    pub is_oversold_protected: Option<bool>,
}

/// The path parameters of `PATCH /api/v2/marketplace/seller/listings/{id}/inventory`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UpdateMarketplaceInventoryPath {
    /// Id of the listing.
    pub id: i64,
}

/// What is to change. What is left out stays as it is; null takes away what a listing may be without.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct UpdateMarketplaceListingBody {
    /// Title, one line.
    pub title: Option<String>,
    /// Description.
    pub description: Option<String>,
    /// A second line.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub tagline: Option<Option<String>>,
    /// What one costs, in `price_currency`, as fine as that allows.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub price: Option<Option<f64>>,
    /// Currency of the price (ISO 4217).
    pub price_currency: Option<String>,
    /// The price type.
    pub price_type: Option<MarketplacePriceType>,
    /// What one costs in hours, two decimals at most.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub time_credit_price: Option<Option<f64>>,
    /// Id of an active category.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub category_id: Option<Option<i64>>,
    /// Condition of the thing.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub condition: Option<Option<MarketplaceCondition>>,
    /// How many belong together.
    pub quantity: Option<i64>,
    /// How many there are; null where there is no end of it.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub inventory_count: Option<Option<i64>>,
    /// At how many the seller is told that few are left; null for never.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub low_stock_threshold: Option<Option<i64>>,
    /// Whether nobody can buy more than there are.
    pub is_oversold_protected: Option<bool>,
    /// Place, in words.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub location: Option<Option<String>>,
    /// Degrees north. Needed with `longitude`; null takes both away.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub latitude: Option<Option<f64>>,
    /// Degrees east. Needed with `latitude`; null takes both away.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub longitude: Option<Option<f64>>,
    /// Whether the seller ships it.
    pub shipping_available: Option<bool>,
    /// Whether buyers may fetch it.
    pub local_pickup: Option<bool>,
    /// The delivery method.
    pub delivery_method: Option<MarketplaceDeliveryMethod>,
    /// The seller type.
    pub seller_type: Option<MarketplaceSellerType>,
    /// Active or draft.
    pub status: Option<MarketplaceListingStatus>,
    /// After how many days from now on it expires.
    pub duration_days: Option<i64>,
    /// The template data.
    pub template_data: Option<MarketplaceTemplateData>,
}

/// The path parameters of `PUT /api/v2/marketplace/listings/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UpdateMarketplaceListingPath {
    /// Id of the listing.
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

    pub(super) fn create_marketplace_listing_body_delivery_method() -> super::MarketplaceDeliveryMethod {
        super::MarketplaceDeliveryMethod::Pickup
    }

    pub(super) fn create_marketplace_listing_body_price_type() -> super::MarketplacePriceType {
        super::MarketplacePriceType::Fixed
    }

    pub(super) fn create_marketplace_listing_body_seller_type() -> super::MarketplaceSellerType {
        super::MarketplaceSellerType::Private
    }

    pub(super) fn create_marketplace_listing_body_status() -> super::MarketplaceListingStatus {
        super::MarketplaceListingStatus::Active
    }

    pub(super) fn list_marketplace_listings_query_sort() -> super::MarketplaceListingSort {
        super::MarketplaceListingSort::Newest
    }
}
