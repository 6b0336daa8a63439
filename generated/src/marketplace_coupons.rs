// Made from contract/areas/marketplace_coupons.yaml by codegen; edit the contract instead.

//! The area `marketplace_coupons`: types, trait and routes.
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

/// What the gateway answers in the area `marketplace_coupons`: one method an operation.
pub trait MarketplaceCouponsApi: Area {
    /// Coupons that can be used now
    ///
    /// `GET /api/v2/coupons`
    ///
    /// Of all sellers or of one, newest first, at most 200. 404 `NOT_FOUND` for a seller whom the caller does not see. 403 `FEATURE_DISABLED` unless the community has `merchant_coupons`, too.
    fn list_marketplace_coupons(
        &self,
        call: Self::Call,
        query: ListMarketplaceCouponsQuery,
    ) -> impl Future<Output = Result<MarketplaceCouponList, Self::Failure>> + Send;

    /// A coupon
    ///
    /// `GET /api/v2/coupons/{id}`
    ///
    /// One that can be used now, or one of the caller's own; administrators see all of them. 404 `NOT_FOUND` for others. 403 `FEATURE_DISABLED` unless the community has `merchant_coupons`, too.
    fn get_marketplace_coupon(
        &self,
        call: Self::Call,
        path: GetMarketplaceCouponPath,
    ) -> impl Future<Output = Result<MarketplaceCouponResponse, Self::Failure>> + Send;

    /// What a coupon would take off an order
    ///
    /// `POST /api/v2/coupons/validate`
    ///
    /// The server says what the order costs; `order_total_cents` is ignored. Nothing is reserved: what counts is the order. 422 `VALIDATION_ERROR` if it could not be used for the order, 404 `RESOURCE_NOT_FOUND` for a listing that the caller does not see. 403 `FEATURE_DISABLED` unless the community has `merchant_coupons`, too.
    fn validate_marketplace_coupon(
        &self,
        call: Self::Call,
        body: ValidateMarketplaceCouponBody,
    ) -> impl Future<
        Output = Result<MarketplaceCouponQuoteResponse, Self::Failure>,
    > + Send;

    /// Get a code for the shop
    ///
    /// `POST /api/v2/coupons/{id}/qr`
    ///
    /// The seller scans it when the caller buys in their shop. It is good once, for five minutes, and replaces the one before. 404 `NOT_FOUND` for a coupon that the caller does not see, 422 `VALIDATION_ERROR` for one that they cannot use. 403 `FEATURE_DISABLED` unless the community has `merchant_coupons`, too.
    fn create_marketplace_coupon_token(
        &self,
        call: Self::Call,
        path: CreateMarketplaceCouponTokenPath,
    ) -> impl Future<
        Output = Result<MarketplaceCouponTokenResponse, Self::Failure>,
    > + Send;

    /// Take a coupon in the shop
    ///
    /// `POST /api/v2/coupons/redeem-qr`
    ///
    /// By the code that its buyer shows. Only its seller. All refusals are 422: `QR_NOT_FOUND` for a code that is unknown, used or expired, `NOT_FOR_SELLER` for another seller's, `VALIDATION_ERROR` when the coupon cannot be used any more. 403 `FEATURE_DISABLED` unless the community has `merchant_coupons`, too.
    fn redeem_marketplace_coupon_token(
        &self,
        call: Self::Call,
        body: RedeemMarketplaceCouponTokenBody,
    ) -> impl Future<
        Output = Result<MarketplaceCouponUseResponse, Self::Failure>,
    > + Send;

    /// The caller's coupons
    ///
    /// `GET /api/v2/marketplace/seller/coupons`
    ///
    /// In every status, newest first. 403 `FORBIDDEN` for whoever is no seller. 403 `FEATURE_DISABLED` unless the community has `merchant_coupons`, too.
    fn list_my_marketplace_coupons(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<MarketplaceCouponList, Self::Failure>> + Send;

    /// Make a coupon
    ///
    /// `POST /api/v2/marketplace/seller/coupons`
    ///
    /// For what the caller sells. A code is made unless one is said. 422 `VALIDATION_ERROR` for a code that another coupon has, a period that ends before it begins, and what it is for but the seller does not sell. 422 `VALIDATION_ERROR` on `valid_from` or on `valid_until` for what is neither a moment nor a day. 403 `FORBIDDEN` for whoever is no seller, `SELLER_SUSPENDED` for a suspended one. 403 `FEATURE_DISABLED` unless the community has `merchant_coupons`, too.
    fn create_marketplace_coupon(
        &self,
        call: Self::Call,
        body: CreateMarketplaceCouponBody,
    ) -> impl Future<Output = Result<MarketplaceCouponResponse, Self::Failure>> + Send;

    /// Change a coupon
    ///
    /// `PUT /api/v2/marketplace/seller/coupons/{id}`
    ///
    /// What is left out stays. 404 `NOT_FOUND` for what is not the caller's. 422 `VALIDATION_ERROR` for a code that another coupon has, a period that ends before it begins, and what it is for but the seller does not sell. As well for fewer uses than it has, a status that it cannot take, and the status of one that staff have suspended. 422 `VALIDATION_ERROR` on `valid_from` or on `valid_until` for what is neither a moment nor a day. 403 `FEATURE_DISABLED` unless the community has `merchant_coupons`, too.
    fn update_marketplace_coupon(
        &self,
        call: Self::Call,
        path: UpdateMarketplaceCouponPath,
        body: UpdateMarketplaceCouponBody,
    ) -> impl Future<Output = Result<MarketplaceCouponResponse, Self::Failure>> + Send;

    /// Delete a coupon
    ///
    /// `DELETE /api/v2/marketplace/seller/coupons/{id}`
    ///
    /// What it was used for stays, and its code is free. 404 `NOT_FOUND` for what is not the caller's. 403 `FEATURE_DISABLED` unless the community has `merchant_coupons`, too.
    fn delete_marketplace_coupon(
        &self,
        call: Self::Call,
        path: DeleteMarketplaceCouponPath,
    ) -> impl Future<
        Output = Result<DeletedMarketplaceCouponResponse, Self::Failure>,
    > + Send;

    /// Who used a coupon
    ///
    /// `GET /api/v2/marketplace/seller/coupons/{id}/redemptions`
    ///
    /// Newest first, at most 500; those of orders that were called off are left out. 404 `NOT_FOUND` for what is not the caller's. 403 `FEATURE_DISABLED` unless the community has `merchant_coupons`, too.
    fn list_marketplace_coupon_redemptions(
        &self,
        call: Self::Call,
        path: ListMarketplaceCouponRedemptionsPath,
    ) -> impl Future<
        Output = Result<MarketplaceCouponRedemptionList, Self::Failure>,
    > + Send;

    /// Coupons, for staff
    ///
    /// `GET /api/v2/admin/marketplace/coupons`
    ///
    /// For administrators: in every status, newest first, at most 500. 403 `FEATURE_DISABLED` unless the community has `merchant_coupons`, too.
    fn list_marketplace_coupons_for_staff(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<MarketplaceCouponList, Self::Failure>> + Send;

    /// Suspend a coupon
    ///
    /// `POST /api/v2/admin/marketplace/coupons/{id}/suspend`
    ///
    /// For administrators: it is paused for good. Its seller is told, and cannot activate it again. Doing it again changes nothing. 404 `NOT_FOUND` without such a coupon, 403 `FORBIDDEN` for the caller's own. 403 `FEATURE_DISABLED` unless the community has `merchant_coupons`, too.
    fn suspend_marketplace_coupon(
        &self,
        call: Self::Call,
        path: SuspendMarketplaceCouponPath,
    ) -> impl Future<Output = Result<MarketplaceCouponResponse, Self::Failure>> + Send;

    /// Delete a coupon, as staff
    ///
    /// `DELETE /api/v2/admin/marketplace/coupons/{id}`
    ///
    /// For administrators. What it was used for stays. Its seller is told. 404 `NOT_FOUND` without such a coupon, 403 `FORBIDDEN` for the caller's own. 403 `FEATURE_DISABLED` unless the community has `merchant_coupons`, too.
    fn remove_marketplace_coupon(
        &self,
        call: Self::Call,
        path: RemoveMarketplaceCouponPath,
    ) -> impl Future<
        Output = Result<DeletedMarketplaceCouponResponse, Self::Failure>,
    > + Send;

    /// Those of the `MarketplaceCoupon` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn marketplace_coupon_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<MarketplaceCoupon>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: MarketplaceCouponsApi>() -> [Served<A>; 13] {
    [
        (Operation::ListMarketplaceCoupons, list_marketplace_coupons::<A>),
        (Operation::GetMarketplaceCoupon, get_marketplace_coupon::<A>),
        (Operation::ValidateMarketplaceCoupon, validate_marketplace_coupon::<A>),
        (Operation::CreateMarketplaceCouponToken, create_marketplace_coupon_token::<A>),
        (Operation::RedeemMarketplaceCouponToken, redeem_marketplace_coupon_token::<A>),
        (Operation::ListMyMarketplaceCoupons, list_my_marketplace_coupons::<A>),
        (Operation::CreateMarketplaceCoupon, create_marketplace_coupon::<A>),
        (Operation::UpdateMarketplaceCoupon, update_marketplace_coupon::<A>),
        (Operation::DeleteMarketplaceCoupon, delete_marketplace_coupon::<A>),
        (
            Operation::ListMarketplaceCouponRedemptions,
            list_marketplace_coupon_redemptions::<A>,
        ),
        (
            Operation::ListMarketplaceCouponsForStaff,
            list_marketplace_coupons_for_staff::<A>,
        ),
        (Operation::SuspendMarketplaceCoupon, suspend_marketplace_coupon::<A>),
        (Operation::RemoveMarketplaceCoupon, remove_marketplace_coupon::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 13] {
    [
        (
            Operation::ListMarketplaceCoupons,
            |asked| list_marketplace_coupons_input(asked).map(drop),
        ),
        (
            Operation::GetMarketplaceCoupon,
            |asked| get_marketplace_coupon_input(asked).map(drop),
        ),
        (
            Operation::ValidateMarketplaceCoupon,
            |asked| validate_marketplace_coupon_input(asked).map(drop),
        ),
        (
            Operation::CreateMarketplaceCouponToken,
            |asked| create_marketplace_coupon_token_input(asked).map(drop),
        ),
        (
            Operation::RedeemMarketplaceCouponToken,
            |asked| redeem_marketplace_coupon_token_input(asked).map(drop),
        ),
        (Operation::ListMyMarketplaceCoupons, |_| Ok(())),
        (
            Operation::CreateMarketplaceCoupon,
            |asked| create_marketplace_coupon_input(asked).map(drop),
        ),
        (
            Operation::UpdateMarketplaceCoupon,
            |asked| update_marketplace_coupon_input(asked).map(drop),
        ),
        (
            Operation::DeleteMarketplaceCoupon,
            |asked| delete_marketplace_coupon_input(asked).map(drop),
        ),
        (
            Operation::ListMarketplaceCouponRedemptions,
            |asked| list_marketplace_coupon_redemptions_input(asked).map(drop),
        ),
        (Operation::ListMarketplaceCouponsForStaff, |_| Ok(())),
        (
            Operation::SuspendMarketplaceCoupon,
            |asked| suspend_marketplace_coupon_input(asked).map(drop),
        ),
        (
            Operation::RemoveMarketplaceCoupon,
            |asked| remove_marketplace_coupon_input(asked).map(drop),
        ),
    ]
}

fn list_marketplace_coupons_input(
    asked: &mut Asked,
) -> Result<ListMarketplaceCouponsQuery, Rejection> {
    let query: ListMarketplaceCouponsQuery = asked
        .query(&LIST_MARKETPLACE_COUPONS_QUERY)?;
    Ok(query)
}

fn list_marketplace_coupons<A: MarketplaceCouponsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_marketplace_coupons_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_marketplace_coupons(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_marketplace_coupon_input(
    asked: &mut Asked,
) -> Result<GetMarketplaceCouponPath, Rejection> {
    let path: GetMarketplaceCouponPath = asked.path(&GET_MARKETPLACE_COUPON_PATH)?;
    Ok(path)
}

fn get_marketplace_coupon<A: MarketplaceCouponsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_marketplace_coupon_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_marketplace_coupon(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn validate_marketplace_coupon_input(
    asked: &mut Asked,
) -> Result<ValidateMarketplaceCouponBody, Rejection> {
    let body: ValidateMarketplaceCouponBody = asked.body(true)?;
    Ok(body)
}

fn validate_marketplace_coupon<A: MarketplaceCouponsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = validate_marketplace_coupon_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().validate_marketplace_coupon(call, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_marketplace_coupon_token_input(
    asked: &mut Asked,
) -> Result<CreateMarketplaceCouponTokenPath, Rejection> {
    let path: CreateMarketplaceCouponTokenPath = asked
        .path(&CREATE_MARKETPLACE_COUPON_TOKEN_PATH)?;
    Ok(path)
}

fn create_marketplace_coupon_token<A: MarketplaceCouponsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = create_marketplace_coupon_token_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .create_marketplace_coupon_token(call, path)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn redeem_marketplace_coupon_token_input(
    asked: &mut Asked,
) -> Result<RedeemMarketplaceCouponTokenBody, Rejection> {
    let body: RedeemMarketplaceCouponTokenBody = asked.body(true)?;
    Ok(body)
}

fn redeem_marketplace_coupon_token<A: MarketplaceCouponsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = redeem_marketplace_coupon_token_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default()
                    .redeem_marketplace_coupon_token(call, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_my_marketplace_coupons<A: MarketplaceCouponsApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().list_my_marketplace_coupons(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_marketplace_coupon_input(
    asked: &mut Asked,
) -> Result<CreateMarketplaceCouponBody, Rejection> {
    let body: CreateMarketplaceCouponBody = asked.body(true)?;
    Ok(body)
}

fn create_marketplace_coupon<A: MarketplaceCouponsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = create_marketplace_coupon_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().create_marketplace_coupon(call, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn update_marketplace_coupon_input(
    asked: &mut Asked,
) -> Result<(UpdateMarketplaceCouponPath, UpdateMarketplaceCouponBody), Rejection> {
    let path: UpdateMarketplaceCouponPath = asked.path(&UPDATE_MARKETPLACE_COUPON_PATH)?;
    let body: UpdateMarketplaceCouponBody = asked.body(true)?;
    Ok((path, body))
}

fn update_marketplace_coupon<A: MarketplaceCouponsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = update_marketplace_coupon_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .update_marketplace_coupon(call, path, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn delete_marketplace_coupon_input(
    asked: &mut Asked,
) -> Result<DeleteMarketplaceCouponPath, Rejection> {
    let path: DeleteMarketplaceCouponPath = asked.path(&DELETE_MARKETPLACE_COUPON_PATH)?;
    Ok(path)
}

fn delete_marketplace_coupon<A: MarketplaceCouponsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = delete_marketplace_coupon_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().delete_marketplace_coupon(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_marketplace_coupon_redemptions_input(
    asked: &mut Asked,
) -> Result<ListMarketplaceCouponRedemptionsPath, Rejection> {
    let path: ListMarketplaceCouponRedemptionsPath = asked
        .path(&LIST_MARKETPLACE_COUPON_REDEMPTIONS_PATH)?;
    Ok(path)
}

fn list_marketplace_coupon_redemptions<A: MarketplaceCouponsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = list_marketplace_coupon_redemptions_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .list_marketplace_coupon_redemptions(call, path)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_marketplace_coupons_for_staff<A: MarketplaceCouponsApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default()
                    .list_marketplace_coupons_for_staff(call)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn suspend_marketplace_coupon_input(
    asked: &mut Asked,
) -> Result<SuspendMarketplaceCouponPath, Rejection> {
    let path: SuspendMarketplaceCouponPath = asked
        .path(&SUSPEND_MARKETPLACE_COUPON_PATH)?;
    Ok(path)
}

fn suspend_marketplace_coupon<A: MarketplaceCouponsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = suspend_marketplace_coupon_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().suspend_marketplace_coupon(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn remove_marketplace_coupon_input(
    asked: &mut Asked,
) -> Result<RemoveMarketplaceCouponPath, Rejection> {
    let path: RemoveMarketplaceCouponPath = asked.path(&REMOVE_MARKETPLACE_COUPON_PATH)?;
    Ok(path)
}

fn remove_marketplace_coupon<A: MarketplaceCouponsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = remove_marketplace_coupon_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().remove_marketplace_coupon(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_MARKETPLACE_COUPONS_QUERY: [Parameter; 2] = [
    Parameter {
        name: "seller_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "seller_id_kind",
        kind: Kind::Word(&["member", "profile"]),
        many: Many::One,
        clamp: false,
    },
];

static GET_MARKETPLACE_COUPON_PATH: [Parameter; 1] = [
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

static CREATE_MARKETPLACE_COUPON_TOKEN_PATH: [Parameter; 1] = [
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

static UPDATE_MARKETPLACE_COUPON_PATH: [Parameter; 1] = [
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

static DELETE_MARKETPLACE_COUPON_PATH: [Parameter; 1] = [
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

static LIST_MARKETPLACE_COUPON_REDEMPTIONS_PATH: [Parameter; 1] = [
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

static SUSPEND_MARKETPLACE_COUPON_PATH: [Parameter; 1] = [
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

static REMOVE_MARKETPLACE_COUPON_PATH: [Parameter; 1] = [
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

/// A coupon to be made.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateMarketplaceCouponBody {
    /// What buyers enter: letters, digits, hyphens and underscores, in any case. One is made if none is said.
    pub code: Option<String>,
    /// What it is called, one line.
    pub title: String,
    /// More about it.
    pub description: Option<String>,
    /// The discount type.
    pub discount_type: MarketplaceCouponDiscount,
    /// Percent, or an amount in the currency of the order, with two decimals at most. Nothing for one of two for free.
    #[serde(default = "defaults::create_marketplace_coupon_body_discount_value")]
    pub discount_value: f64,
    /// What the order has to cost before, in the smallest unit of its currency.
    pub min_order_cents: Option<i64>,
    /// How often it can be used. Null without an end.
    pub max_uses: Option<i64>,
    /// How often one member can use it.
    #[serde(default = "defaults::default_u64::<i64, 1>")]
    pub max_uses_per_member: i64,
    /// From when it can be used: a moment, or a day on the community's clock from its beginning. Null for at once.
    pub valid_from: Option<String>,
    /// Until when it can be used: a moment, or a day on the community's clock until its end. Null without an end.
    pub valid_until: Option<String>,
    /// Its status.
    #[serde(default = "defaults::create_marketplace_coupon_body_status")]
    pub status: MarketplaceCouponStatus,
    /// What it is for.
    #[serde(default = "defaults::create_marketplace_coupon_body_applies_to")]
    pub applies_to: MarketplaceCouponScope,
    /// Ids of the listings or categories that it is for, each once.
    pub applies_to_ids: Option<Vec<i64>>,
}

/// The path parameters of `POST /api/v2/coupons/{id}/qr`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateMarketplaceCouponTokenPath {
    /// Id of the coupon.
    pub id: i64,
}

/// The path parameters of `DELETE /api/v2/marketplace/seller/coupons/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeleteMarketplaceCouponPath {
    /// Id of the coupon.
    pub id: i64,
}

/// A coupon that is gone.
#[derive(Clone, Debug, Serialize)]
pub struct DeletedMarketplaceCoupon {
    /// Always true.
    pub deleted: bool,
}

/// A coupon that is gone.
#[derive(Clone, Debug, Serialize)]
pub struct DeletedMarketplaceCouponResponse {
    /// The data.
    pub data: DeletedMarketplaceCoupon,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The path parameters of `GET /api/v2/coupons/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetMarketplaceCouponPath {
    /// Id of the coupon.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/marketplace/seller/coupons/{id}/redemptions`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMarketplaceCouponRedemptionsPath {
    /// Id of the coupon.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/coupons`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ListMarketplaceCouponsQuery {
    /// Only those of this seller: the member, or the profile as a seller, as `seller_id_kind` says.
    pub seller_id: Option<i64>,
    /// The seller id kind.
    pub seller_id_kind: Option<crate::marketplace_seller::MarketplaceSellerIdKind>,
}

/// What a seller takes off orders.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceCoupon {
    /// Id of the coupon.
    pub id: i64,
    /// Id of its seller's profile.
    pub seller_profile_id: i64,
    /// What buyers enter.
    pub code: String,
    /// What it is called.
    pub title: String,
    /// More about it.
    pub description: Option<String>,
    /// The discount type.
    pub discount_type: MarketplaceCouponDiscount,
    /// Percent, or an amount in the currency of the order.
    pub discount_value: f64,
    /// What the order has to cost before, in the smallest unit of its currency.
    pub min_order_cents: Option<i64>,
    /// How often it can be used. Null without an end.
    pub max_uses: Option<i64>,
    /// How often one member can use it.
    pub max_uses_per_member: i64,
    /// From when it can be used.
    pub valid_from: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Until when it can be used.
    pub valid_until: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// The status.
    pub status: MarketplaceCouponStatus,
    /// Whether staff have suspended it, so that its seller cannot activate it.
    pub is_suspended: bool,
    /// The applies to.
    pub applies_to: MarketplaceCouponScope,
    /// Ids of the listings or categories that it is for. Null if it is for all.
    pub applies_to_ids: Option<Vec<i64>>,
    /// How often it was used.
    pub usage_count: i64,
    /// When it was made.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it last changed.
    pub updated_at: chrono::DateTime<chrono::offset::Utc>,
}

/// What a coupon takes off an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceCouponDiscount {
    /// `percent`.
    Percent,
    /// `fixed`.
    Fixed,
    /// `bogo`.
    Bogo,
}

crate::word! {
    MarketplaceCouponDiscount { Percent = "percent", Fixed = "fixed", Bogo = "bogo" }
}

crate::runtime::wire! {
    MarketplaceCouponDiscount
}

/// Coupons.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceCouponItems {
    /// Newest first.
    pub items: Vec<MarketplaceCoupon>,
}

/// Coupons.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceCouponList {
    /// The data.
    pub data: MarketplaceCouponItems,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What a coupon would take off an order.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceCouponQuote {
    /// The coupon.
    pub coupon: MarketplaceCoupon,
    /// What it would take off, in the smallest unit of the currency.
    pub discount_cents: i64,
    /// What it would take off.
    pub discount_amount: f64,
    /// The currency.
    pub currency: String,
    /// What the order costs without it, with shipping.
    pub order_total_amount: f64,
}

/// What a coupon would take off an order.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceCouponQuoteResponse {
    /// The data.
    pub data: MarketplaceCouponQuote,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A use of a coupon.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceCouponRedemption {
    /// Id of the redemption.
    pub id: i64,
    /// Id of the coupon.
    pub coupon_id: i64,
    /// Id of the member who used it.
    pub user_id: i64,
    /// Id of the order. Null in the shop.
    pub order_id: Option<i64>,
    /// What it took off, in the smallest unit of the currency of the order. 0 in the shop, where the seller takes it off.
    pub discount_applied_cents: i64,
    /// What it took off. 0 in the shop, where the seller takes it off.
    pub discount_amount: f64,
    /// The currency of the order. Null in the shop.
    pub currency: Option<String>,
    /// When.
    pub redeemed_at: chrono::DateTime<chrono::offset::Utc>,
    /// The redemption method.
    pub redemption_method: MarketplaceCouponRedemptionMethod,
}

/// Uses of a coupon.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceCouponRedemptionItems {
    /// Newest first.
    pub items: Vec<MarketplaceCouponRedemption>,
}

/// Uses of a coupon.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceCouponRedemptionList {
    /// The data.
    pub data: MarketplaceCouponRedemptionItems,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How a coupon was used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceCouponRedemptionMethod {
    /// `online`.
    Online,
    /// `qr_scan`.
    QrScan,
}

crate::word! {
    MarketplaceCouponRedemptionMethod { Online = "online", QrScan = "qr_scan" }
}

crate::runtime::wire! {
    MarketplaceCouponRedemptionMethod
}

/// A coupon.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceCouponResponse {
    /// The data.
    pub data: MarketplaceCoupon,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What a coupon is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceCouponScope {
    /// `all_listings`.
    AllListings,
    /// `listing_ids`.
    ListingIds,
    /// `category_ids`.
    CategoryIds,
}

crate::word! {
    MarketplaceCouponScope { AllListings = "all_listings", ListingIds = "listing_ids",
    CategoryIds = "category_ids" }
}

crate::runtime::wire! {
    MarketplaceCouponScope
}

/// Status of a coupon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarketplaceCouponStatus {
    /// `draft`.
    Draft,
    /// `active`.
    Active,
    /// `paused`.
    Paused,
    /// `expired`.
    Expired,
}

crate::word! {
    MarketplaceCouponStatus { Draft = "draft", Active = "active", Paused = "paused",
    Expired = "expired" }
}

crate::runtime::wire! {
    MarketplaceCouponStatus
}

/// A code that the seller of a coupon scans.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceCouponToken {
    /// The code. It is not shown again.
    pub token: String,
    /// Until when it is good.
    pub expires_at: chrono::DateTime<chrono::offset::Utc>,
    /// The code of the coupon.
    pub coupon_code: String,
}

/// A code that the seller of a coupon scans.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceCouponTokenResponse {
    /// The data.
    pub data: MarketplaceCouponToken,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A use of a coupon in the shop.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceCouponUse {
    /// Id of the redemption.
    pub redemption_id: i64,
    /// Id of the coupon.
    pub coupon_id: i64,
    /// When.
    pub redeemed_at: chrono::DateTime<chrono::offset::Utc>,
}

/// A use of a coupon in the shop.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceCouponUseResponse {
    /// The data.
    pub data: MarketplaceCouponUse,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What the buyer shows.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RedeemMarketplaceCouponTokenBody {
    /// The code.
    pub token: String,
}

/// The path parameters of `DELETE /api/v2/admin/marketplace/coupons/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RemoveMarketplaceCouponPath {
    /// Id of the coupon.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/admin/marketplace/coupons/{id}/suspend`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SuspendMarketplaceCouponPath {
    /// Id of the coupon.
    pub id: i64,
}

/// What changes of a coupon.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct UpdateMarketplaceCouponBody {
    /// What buyers enter: letters, digits, hyphens and underscores, in any case.
    pub code: Option<String>,
    /// What it is called, one line.
    pub title: Option<String>,
    /// More about it.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub description: Option<Option<String>>,
    /// What it takes off.
    pub discount_type: Option<MarketplaceCouponDiscount>,
    /// Percent, or an amount in the currency of the order, with two decimals at most. Nothing for one of two for free.
    pub discount_value: Option<f64>,
    /// What the order has to cost before, in the smallest unit of its currency.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub min_order_cents: Option<Option<i64>>,
    /// How often it can be used. Null without an end.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub max_uses: Option<Option<i64>>,
    /// How often one member can use it.
    pub max_uses_per_member: Option<i64>,
    /// From when it can be used: a moment, or a day on the community's clock from its beginning. Null for at once.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub valid_from: Option<Option<String>>,
    /// Until when it can be used: a moment, or a day on the community's clock until its end. Null without an end.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub valid_until: Option<Option<String>>,
    /// Its status.
    pub status: Option<MarketplaceCouponStatus>,
    /// What it is for.
    pub applies_to: Option<MarketplaceCouponScope>,
    /// Ids of the listings or categories that it is for, each once.
    pub applies_to_ids: Option<Vec<i64>>,
}

/// The path parameters of `PUT /api/v2/marketplace/seller/coupons/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UpdateMarketplaceCouponPath {
    /// Id of the coupon.
    pub id: i64,
}

/// What would be ordered with a coupon.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ValidateMarketplaceCouponBody {
    /// Its code, in any case.
    pub code: String,
    /// Id of the listing.
    pub listing_id: i64,
    /// Id of one of the seller's shipping options.
    pub shipping_option_id: Option<i64>,
    /// How many.
    #[serde(default = "defaults::default_u64::<i64, 1>")]
    pub quantity: i64,
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

    pub(super) fn create_marketplace_coupon_body_applies_to() -> super::MarketplaceCouponScope {
        super::MarketplaceCouponScope::AllListings
    }

    pub(super) fn create_marketplace_coupon_body_discount_value() -> f64 {
        0_f64
    }

    pub(super) fn create_marketplace_coupon_body_status() -> super::MarketplaceCouponStatus {
        super::MarketplaceCouponStatus::Draft
    }
}
