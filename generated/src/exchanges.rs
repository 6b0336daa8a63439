// Made from contract/areas/exchanges.yaml by codegen; edit the contract instead.

//! The area `exchanges`: types, trait and routes.
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

/// What the gateway answers in the area `exchanges`: one method an operation.
pub trait ExchangesApi: Area {
    /// The community's rules for exchanges
    ///
    /// `GET /api/v2/exchanges/config`
    ///
    /// `max_hour_variance_percent` is how far confirmed hours may be from proposed ones.
    fn get_exchange_config(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<ExchangeConfigResponse, Self::Failure>> + Send;

    /// The caller's open exchange about a listing
    ///
    /// `GET /api/v2/exchanges/check`
    ///
    /// The caller's open exchange about it, or null. 400 `VALIDATION_REQUIRED_FIELD` without `listing_id`.
    fn check_exchange(
        &self,
        call: Self::Call,
        query: CheckExchangeQuery,
    ) -> impl Future<Output = Result<ExchangeCheckResponse, Self::Failure>> + Send;

    /// Exchanges that wait for the caller
    ///
    /// `GET /api/v2/exchanges/needs-attention-count`
    ///
    /// Requests to answer and hours to confirm; the five latest with the count of all.
    fn count_exchanges_that_need_attention(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<ExchangeAttentionResponse, Self::Failure>> + Send;

    /// The caller's exchanges
    ///
    /// `GET /api/v2/exchanges`
    ///
    /// On either side, newest first. 400 `FEATURE_DISABLED` when the community has switched exchanges off.
    fn list_exchanges(
        &self,
        call: Self::Call,
        query: ListExchangesQuery,
    ) -> impl Future<Output = Result<ExchangePage, Self::Failure>> + Send;

    /// Ask for what a listing offers, or offer what it asks for
    ///
    /// `POST /api/v2/exchanges`
    ///
    /// `proposed_hours` is moved into 0.25 to 24. 400 `EXCHANGE_ERROR` for a listing that is not shown, for one's own, when either has blocked the other, and when there is an open exchange about it already. 409 `LISTING_OWNER_UNAVAILABLE` when its owner is not active. 403 `SAFEGUARDING_CONTACT_RESTRICTED` and its relatives when a safeguarding rule keeps the two apart. 400 `FEATURE_DISABLED` when the community has switched exchanges off.
    fn request_exchange(
        &self,
        call: Self::Call,
        body: RequestExchangeBody,
    ) -> impl Future<Output = Result<ExchangeResponse, Self::Failure>> + Send;

    /// One exchange with its history
    ///
    /// `GET /api/v2/exchanges/{id}`
    ///
    /// 404 `NOT_FOUND` for anybody who is no party to it.
    fn get_exchange(
        &self,
        call: Self::Call,
        path: GetExchangePath,
    ) -> impl Future<Output = Result<ExchangeDetailResponse, Self::Failure>> + Send;

    /// Cancel an exchange
    ///
    /// `DELETE /api/v2/exchanges/{id}`
    ///
    /// Either party may, until it is to be confirmed. The reason stands in the body or in the query; the body speaks first. 400 `EXCHANGE_ERROR` when its state does not allow this. 403 `BLOCKED` for a reason when either has blocked the other; without one it can be cancelled all the same. 404 `NOT_FOUND` for anybody who is no party to it.
    fn cancel_exchange(
        &self,
        call: Self::Call,
        path: CancelExchangePath,
        query: CancelExchangeQuery,
        body: ExchangeReasonBody,
    ) -> impl Future<Output = Result<ExchangeMessageResponse, Self::Failure>> + Send;

    /// Accept an exchange
    ///
    /// `POST /api/v2/exchanges/{id}/accept`
    ///
    /// Only the listing's owner: 403 `FORBIDDEN` for whoever asked. Where the community wants that, a broker looks at it next. 400 `EXCHANGE_ERROR` when its state does not allow this. 403 `SAFEGUARDING_CONTACT_RESTRICTED` and its relatives when a safeguarding rule keeps the two apart. 404 `NOT_FOUND` for anybody who is no party to it.
    fn accept_exchange(
        &self,
        call: Self::Call,
        path: AcceptExchangePath,
    ) -> impl Future<Output = Result<ExchangeResponse, Self::Failure>> + Send;

    /// Decline an exchange
    ///
    /// `POST /api/v2/exchanges/{id}/decline`
    ///
    /// Only the listing's owner: 403 `FORBIDDEN` for whoever asked. 400 `EXCHANGE_ERROR` when its state does not allow this. 403 `BLOCKED` for a reason when either has blocked the other. 404 `NOT_FOUND` for anybody who is no party to it.
    fn decline_exchange(
        &self,
        call: Self::Call,
        path: DeclineExchangePath,
        body: ExchangeReasonBody,
    ) -> impl Future<Output = Result<ExchangeMessageResponse, Self::Failure>> + Send;

    /// Start an exchange
    ///
    /// `POST /api/v2/exchanges/{id}/start`
    ///
    /// Either party. 400 `EXCHANGE_ERROR` when its state does not allow this. 403 `SAFEGUARDING_CONTACT_RESTRICTED` and its relatives when a safeguarding rule keeps the two apart. 404 `NOT_FOUND` for anybody who is no party to it.
    fn start_exchange(
        &self,
        call: Self::Call,
        path: StartExchangePath,
    ) -> impl Future<Output = Result<ExchangeResponse, Self::Failure>> + Send;

    /// Say that the work is done
    ///
    /// `POST /api/v2/exchanges/{id}/complete`
    ///
    /// Either party; both then confirm the hours. 400 `EXCHANGE_ERROR` when its state does not allow this. 403 `SAFEGUARDING_CONTACT_RESTRICTED` and its relatives when a safeguarding rule keeps the two apart. 404 `NOT_FOUND` for anybody who is no party to it.
    fn complete_exchange(
        &self,
        call: Self::Call,
        path: CompleteExchangePath,
    ) -> impl Future<Output = Result<ExchangeResponse, Self::Failure>> + Send;

    /// Confirm the hours
    ///
    /// `POST /api/v2/exchanges/{id}/confirm`
    ///
    /// Hours are moved towards the proposed ones as far as the community wants. Once both have confirmed: the same hours are paid, up to a quarter of an hour apart the average is, otherwise the exchange is disputed. Confirming again replaces what one said. 400 `VALIDATION_REQUIRED_FIELD` without `hours`, 422 `INSUFFICIENT_BALANCE` when whoever pays has too few (the confirmation is then not kept), 409 `EXCHANGE_PARTY_UNAVAILABLE` when the other is not active. 400 `EXCHANGE_ERROR` when its state does not allow this. 404 `NOT_FOUND` for anybody who is no party to it.
    fn confirm_exchange(
        &self,
        call: Self::Call,
        path: ConfirmExchangePath,
        body: ConfirmExchangeBody,
    ) -> impl Future<Output = Result<ConfirmExchangeResponse, Self::Failure>> + Send;

    /// Ask a broker to decide
    ///
    /// `POST /api/v2/exchanges/{id}/dispute`
    ///
    /// Either party, once it is to be confirmed. 400 `EXCHANGE_ERROR` when its state does not allow this. 404 `NOT_FOUND` for anybody who is no party to it.
    fn dispute_exchange(
        &self,
        call: Self::Call,
        path: DisputeExchangePath,
        body: DisputeExchangeBody,
    ) -> impl Future<Output = Result<ExchangeResponse, Self::Failure>> + Send;

    /// Rate an exchange
    ///
    /// `POST /api/v2/exchanges/{id}/rate`
    ///
    /// Either party, once, after it is completed. 400 `EXCHANGE_ERROR` otherwise. 403 `BLOCKED` for a comment when either has blocked the other. 404 `NOT_FOUND` for anybody who is no party to it.
    fn rate_exchange(
        &self,
        call: Self::Call,
        path: RateExchangePath,
        body: RateExchangeBody,
    ) -> impl Future<Output = Result<ExchangeRatingsResponse, Self::Failure>> + Send;

    /// Ratings of an exchange
    ///
    /// `GET /api/v2/exchanges/{id}/ratings`
    ///
    /// 404 `NOT_FOUND` for anybody who is no party to it.
    fn list_exchange_ratings(
        &self,
        call: Self::Call,
        path: ListExchangeRatingsPath,
    ) -> impl Future<Output = Result<ExchangeRatingsResponse, Self::Failure>> + Send;

    /// Rating of a member after exchanges
    ///
    /// `GET /api/v2/users/{id}/rating`
    ///
    /// Over all completed exchanges; 0 where nobody rated. 404 `NOT_FOUND` when the tenant has no such member.
    fn get_member_rating(
        &self,
        call: Self::Call,
        path: GetMemberRatingPath,
    ) -> impl Future<Output = Result<MemberRatingResponse, Self::Failure>> + Send;

    /// List all exchanges of the community
    ///
    /// `GET /api/v2/admin/exchanges`
    ///
    /// For brokers and administrators: newest first.
    fn list_exchanges_for_brokers(
        &self,
        call: Self::Call,
        query: ListExchangesForBrokersQuery,
    ) -> impl Future<Output = Result<ExchangePage, Self::Failure>> + Send;

    /// Any exchange of the community with its history
    ///
    /// `GET /api/v2/admin/exchanges/{id}`
    ///
    /// For brokers and administrators: what they decide by, the reason of a dispute among it. 404 `NOT_FOUND` when the community has no such exchange.
    fn get_exchange_for_brokers(
        &self,
        call: Self::Call,
        path: GetExchangeForBrokersPath,
    ) -> impl Future<Output = Result<ExchangeDetailResponse, Self::Failure>> + Send;

    /// Approve an exchange
    ///
    /// `POST /api/v2/admin/exchanges/{id}/approve`
    ///
    /// For brokers and administrators, while it waits for one. 400 `EXCHANGE_ERROR` when its state does not allow this. 403 `FORBIDDEN` for an exchange of one's own.
    fn approve_exchange(
        &self,
        call: Self::Call,
        path: ApproveExchangePath,
        body: ExchangeNotesBody,
    ) -> impl Future<Output = Result<ExchangeResponse, Self::Failure>> + Send;

    /// Reject an exchange
    ///
    /// `POST /api/v2/admin/exchanges/{id}/reject`
    ///
    /// For brokers and administrators, while it waits for one. 400 `EXCHANGE_ERROR` when its state does not allow this. 403 `FORBIDDEN` for an exchange of one's own.
    fn reject_exchange(
        &self,
        call: Self::Call,
        path: RejectExchangePath,
        body: ExchangeNotesBody,
    ) -> impl Future<Output = Result<ExchangeResponse, Self::Failure>> + Send;

    /// Settle a dispute
    ///
    /// `POST /api/v2/admin/exchanges/{id}/resolve`
    ///
    /// For brokers and administrators. `complete` pays `hours`, `cancel` pays nothing. 400 `VALIDATION_REQUIRED_FIELD` for `complete` without `hours`, 422 `INSUFFICIENT_BALANCE` when whoever pays has too few. 400 `EXCHANGE_ERROR` when its state does not allow this. 403 `FORBIDDEN` for an exchange of one's own.
    fn resolve_exchange(
        &self,
        call: Self::Call,
        path: ResolveExchangePath,
        body: ResolveExchangeBody,
    ) -> impl Future<Output = Result<ExchangeResponse, Self::Failure>> + Send;

    /// Those of the `ExchangeRating` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn exchange_rating_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<ExchangeRating>, Self::Failure>> + Send;

    /// `Exchange.history` of those with these numbers, in any order. It is null where none is given. The same statements whatever their number.
    fn exchange_history_each(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<
        Output = Result<Vec<(i64, Vec<crate::exchanges::ExchangeStep>)>, Self::Failure>,
    > + Send;

    /// `Member.exchangeRating` of those with these numbers, in any order. It is null where none is given. The same statements whatever their number.
    fn member_exchange_rating_each(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<
        Output = Result<Vec<(i64, crate::exchanges::MemberRating)>, Self::Failure>,
    > + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: ExchangesApi>() -> [Served<A>; 21] {
    [
        (Operation::GetExchangeConfig, get_exchange_config::<A>),
        (Operation::CheckExchange, check_exchange::<A>),
        (
            Operation::CountExchangesThatNeedAttention,
            count_exchanges_that_need_attention::<A>,
        ),
        (Operation::ListExchanges, list_exchanges::<A>),
        (Operation::RequestExchange, request_exchange::<A>),
        (Operation::GetExchange, get_exchange::<A>),
        (Operation::CancelExchange, cancel_exchange::<A>),
        (Operation::AcceptExchange, accept_exchange::<A>),
        (Operation::DeclineExchange, decline_exchange::<A>),
        (Operation::StartExchange, start_exchange::<A>),
        (Operation::CompleteExchange, complete_exchange::<A>),
        (Operation::ConfirmExchange, confirm_exchange::<A>),
        (Operation::DisputeExchange, dispute_exchange::<A>),
        (Operation::RateExchange, rate_exchange::<A>),
        (Operation::ListExchangeRatings, list_exchange_ratings::<A>),
        (Operation::GetMemberRating, get_member_rating::<A>),
        (Operation::ListExchangesForBrokers, list_exchanges_for_brokers::<A>),
        (Operation::GetExchangeForBrokers, get_exchange_for_brokers::<A>),
        (Operation::ApproveExchange, approve_exchange::<A>),
        (Operation::RejectExchange, reject_exchange::<A>),
        (Operation::ResolveExchange, resolve_exchange::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 21] {
    [
        (Operation::GetExchangeConfig, |_| Ok(())),
        (Operation::CheckExchange, |asked| check_exchange_input(asked).map(drop)),
        (Operation::CountExchangesThatNeedAttention, |_| Ok(())),
        (Operation::ListExchanges, |asked| list_exchanges_input(asked).map(drop)),
        (Operation::RequestExchange, |asked| request_exchange_input(asked).map(drop)),
        (Operation::GetExchange, |asked| get_exchange_input(asked).map(drop)),
        (Operation::CancelExchange, |asked| cancel_exchange_input(asked).map(drop)),
        (Operation::AcceptExchange, |asked| accept_exchange_input(asked).map(drop)),
        (Operation::DeclineExchange, |asked| decline_exchange_input(asked).map(drop)),
        (Operation::StartExchange, |asked| start_exchange_input(asked).map(drop)),
        (Operation::CompleteExchange, |asked| complete_exchange_input(asked).map(drop)),
        (Operation::ConfirmExchange, |asked| confirm_exchange_input(asked).map(drop)),
        (Operation::DisputeExchange, |asked| dispute_exchange_input(asked).map(drop)),
        (Operation::RateExchange, |asked| rate_exchange_input(asked).map(drop)),
        (
            Operation::ListExchangeRatings,
            |asked| list_exchange_ratings_input(asked).map(drop),
        ),
        (Operation::GetMemberRating, |asked| get_member_rating_input(asked).map(drop)),
        (
            Operation::ListExchangesForBrokers,
            |asked| list_exchanges_for_brokers_input(asked).map(drop),
        ),
        (
            Operation::GetExchangeForBrokers,
            |asked| get_exchange_for_brokers_input(asked).map(drop),
        ),
        (Operation::ApproveExchange, |asked| approve_exchange_input(asked).map(drop)),
        (Operation::RejectExchange, |asked| reject_exchange_input(asked).map(drop)),
        (Operation::ResolveExchange, |asked| resolve_exchange_input(asked).map(drop)),
    ]
}

fn get_exchange_config<A: ExchangesApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_exchange_config(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn check_exchange_input(asked: &mut Asked) -> Result<CheckExchangeQuery, Rejection> {
    let query: CheckExchangeQuery = asked.query(&CHECK_EXCHANGE_QUERY)?;
    Ok(query)
}

fn check_exchange<A: ExchangesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = check_exchange_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().check_exchange(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn count_exchanges_that_need_attention<A: ExchangesApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default()
                    .count_exchanges_that_need_attention(call)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_exchanges_input(asked: &mut Asked) -> Result<ListExchangesQuery, Rejection> {
    let query: ListExchangesQuery = asked.query(&LIST_EXCHANGES_QUERY)?;
    Ok(query)
}

fn list_exchanges<A: ExchangesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_exchanges_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_exchanges(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn request_exchange_input(asked: &mut Asked) -> Result<RequestExchangeBody, Rejection> {
    let body: RequestExchangeBody = asked.body(true)?;
    Ok(body)
}

fn request_exchange<A: ExchangesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = request_exchange_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().request_exchange(call, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn get_exchange_input(asked: &mut Asked) -> Result<GetExchangePath, Rejection> {
    let path: GetExchangePath = asked.path(&GET_EXCHANGE_PATH)?;
    Ok(path)
}

fn get_exchange<A: ExchangesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_exchange_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_exchange(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn cancel_exchange_input(
    asked: &mut Asked,
) -> Result<(CancelExchangePath, CancelExchangeQuery, ExchangeReasonBody), Rejection> {
    let path: CancelExchangePath = asked.path(&CANCEL_EXCHANGE_PATH)?;
    let (query, body): (CancelExchangeQuery, ExchangeReasonBody) = Rejection::together(
        asked.query(&CANCEL_EXCHANGE_QUERY),
        asked.body(false),
    )?;
    Ok((path, query, body))
}

fn cancel_exchange<A: ExchangesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query, body) = cancel_exchange_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query, body) = (path.clone(), query.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .cancel_exchange(call, path, query, body)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn accept_exchange_input(asked: &mut Asked) -> Result<AcceptExchangePath, Rejection> {
    let path: AcceptExchangePath = asked.path(&ACCEPT_EXCHANGE_PATH)?;
    Ok(path)
}

fn accept_exchange<A: ExchangesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = accept_exchange_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().accept_exchange(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn decline_exchange_input(
    asked: &mut Asked,
) -> Result<(DeclineExchangePath, ExchangeReasonBody), Rejection> {
    let path: DeclineExchangePath = asked.path(&DECLINE_EXCHANGE_PATH)?;
    let body: ExchangeReasonBody = asked.body(true)?;
    Ok((path, body))
}

fn decline_exchange<A: ExchangesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = decline_exchange_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().decline_exchange(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn start_exchange_input(asked: &mut Asked) -> Result<StartExchangePath, Rejection> {
    let path: StartExchangePath = asked.path(&START_EXCHANGE_PATH)?;
    Ok(path)
}

fn start_exchange<A: ExchangesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = start_exchange_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().start_exchange(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn complete_exchange_input(
    asked: &mut Asked,
) -> Result<CompleteExchangePath, Rejection> {
    let path: CompleteExchangePath = asked.path(&COMPLETE_EXCHANGE_PATH)?;
    Ok(path)
}

fn complete_exchange<A: ExchangesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = complete_exchange_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().complete_exchange(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn confirm_exchange_input(
    asked: &mut Asked,
) -> Result<(ConfirmExchangePath, ConfirmExchangeBody), Rejection> {
    let path: ConfirmExchangePath = asked.path(&CONFIRM_EXCHANGE_PATH)?;
    let body: ConfirmExchangeBody = asked.body(true)?;
    Ok((path, body))
}

fn confirm_exchange<A: ExchangesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = confirm_exchange_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().confirm_exchange(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn dispute_exchange_input(
    asked: &mut Asked,
) -> Result<(DisputeExchangePath, DisputeExchangeBody), Rejection> {
    let path: DisputeExchangePath = asked.path(&DISPUTE_EXCHANGE_PATH)?;
    let body: DisputeExchangeBody = asked.body(true)?;
    Ok((path, body))
}

fn dispute_exchange<A: ExchangesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = dispute_exchange_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().dispute_exchange(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn rate_exchange_input(
    asked: &mut Asked,
) -> Result<(RateExchangePath, RateExchangeBody), Rejection> {
    let path: RateExchangePath = asked.path(&RATE_EXCHANGE_PATH)?;
    let body: RateExchangeBody = asked.body(true)?;
    Ok((path, body))
}

fn rate_exchange<A: ExchangesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = rate_exchange_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().rate_exchange(call, path, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn list_exchange_ratings_input(
    asked: &mut Asked,
) -> Result<ListExchangeRatingsPath, Rejection> {
    let path: ListExchangeRatingsPath = asked.path(&LIST_EXCHANGE_RATINGS_PATH)?;
    Ok(path)
}

fn list_exchange_ratings<A: ExchangesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = list_exchange_ratings_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().list_exchange_ratings(call, path).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn get_member_rating_input(asked: &mut Asked) -> Result<GetMemberRatingPath, Rejection> {
    let path: GetMemberRatingPath = asked.path(&GET_MEMBER_RATING_PATH)?;
    Ok(path)
}

fn get_member_rating<A: ExchangesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_member_rating_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_member_rating(call, path).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn list_exchanges_for_brokers_input(
    asked: &mut Asked,
) -> Result<ListExchangesForBrokersQuery, Rejection> {
    let query: ListExchangesForBrokersQuery = asked
        .query(&LIST_EXCHANGES_FOR_BROKERS_QUERY)?;
    Ok(query)
}

fn list_exchanges_for_brokers<A: ExchangesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_exchanges_for_brokers_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_exchanges_for_brokers(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_exchange_for_brokers_input(
    asked: &mut Asked,
) -> Result<GetExchangeForBrokersPath, Rejection> {
    let path: GetExchangeForBrokersPath = asked.path(&GET_EXCHANGE_FOR_BROKERS_PATH)?;
    Ok(path)
}

fn get_exchange_for_brokers<A: ExchangesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_exchange_for_brokers_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_exchange_for_brokers(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn approve_exchange_input(
    asked: &mut Asked,
) -> Result<(ApproveExchangePath, ExchangeNotesBody), Rejection> {
    let path: ApproveExchangePath = asked.path(&APPROVE_EXCHANGE_PATH)?;
    let body: ExchangeNotesBody = asked.body(true)?;
    Ok((path, body))
}

fn approve_exchange<A: ExchangesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = approve_exchange_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().approve_exchange(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn reject_exchange_input(
    asked: &mut Asked,
) -> Result<(RejectExchangePath, ExchangeNotesBody), Rejection> {
    let path: RejectExchangePath = asked.path(&REJECT_EXCHANGE_PATH)?;
    let body: ExchangeNotesBody = asked.body(true)?;
    Ok((path, body))
}

fn reject_exchange<A: ExchangesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = reject_exchange_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().reject_exchange(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn resolve_exchange_input(
    asked: &mut Asked,
) -> Result<(ResolveExchangePath, ResolveExchangeBody), Rejection> {
    let path: ResolveExchangePath = asked.path(&RESOLVE_EXCHANGE_PATH)?;
    let body: ResolveExchangeBody = asked.body(true)?;
    Ok((path, body))
}

fn resolve_exchange<A: ExchangesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = resolve_exchange_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().resolve_exchange(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static CHECK_EXCHANGE_QUERY: [Parameter; 1] = [
    Parameter {
        name: "listing_id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static LIST_EXCHANGES_QUERY: [Parameter; 3] = [
    Parameter {
        name: "status",
        kind: Kind::Word(
            &[
                "pending_provider",
                "pending_broker",
                "accepted",
                "in_progress",
                "pending_confirmation",
                "disputed",
                "completed",
                "cancelled",
                "expired",
            ],
        ),
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
    Parameter {
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static GET_EXCHANGE_PATH: [Parameter; 1] = [
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

static CANCEL_EXCHANGE_PATH: [Parameter; 1] = [
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

static CANCEL_EXCHANGE_QUERY: [Parameter; 1] = [
    Parameter {
        name: "reason",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static ACCEPT_EXCHANGE_PATH: [Parameter; 1] = [
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

static DECLINE_EXCHANGE_PATH: [Parameter; 1] = [
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

static START_EXCHANGE_PATH: [Parameter; 1] = [
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

static COMPLETE_EXCHANGE_PATH: [Parameter; 1] = [
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

static CONFIRM_EXCHANGE_PATH: [Parameter; 1] = [
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

static DISPUTE_EXCHANGE_PATH: [Parameter; 1] = [
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

static RATE_EXCHANGE_PATH: [Parameter; 1] = [
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

static LIST_EXCHANGE_RATINGS_PATH: [Parameter; 1] = [
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

static GET_MEMBER_RATING_PATH: [Parameter; 1] = [
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

static LIST_EXCHANGES_FOR_BROKERS_QUERY: [Parameter; 3] = [
    Parameter {
        name: "status",
        kind: Kind::Word(
            &[
                "pending_provider",
                "pending_broker",
                "accepted",
                "in_progress",
                "pending_confirmation",
                "disputed",
                "completed",
                "cancelled",
                "expired",
            ],
        ),
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
    Parameter {
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static GET_EXCHANGE_FOR_BROKERS_PATH: [Parameter; 1] = [
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

static APPROVE_EXCHANGE_PATH: [Parameter; 1] = [
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

static REJECT_EXCHANGE_PATH: [Parameter; 1] = [
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

static RESOLVE_EXCHANGE_PATH: [Parameter; 1] = [
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

/// The path parameters of `POST /api/v2/exchanges/{id}/accept`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AcceptExchangePath {
    /// Id of the exchange.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/admin/exchanges/{id}/approve`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ApproveExchangePath {
    /// Id of the exchange.
    pub id: i64,
}

/// The path parameters of `DELETE /api/v2/exchanges/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CancelExchangePath {
    /// Id of the exchange.
    pub id: i64,
}

/// The query parameters of `DELETE /api/v2/exchanges/{id}`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct CancelExchangeQuery {
    /// Why, at most 1000 characters.
    pub reason: Option<String>,
}

/// The query parameters of `GET /api/v2/exchanges/check`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CheckExchangeQuery {
    /// Id of the listing.
    pub listing_id: i64,
}

/// The path parameters of `POST /api/v2/exchanges/{id}/complete`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CompleteExchangePath {
    /// Id of the exchange.
    pub id: i64,
}

/// How long it took.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ConfirmExchangeBody {
    /// Hours, two decimals at most.
    pub hours: f64,
}

/// The path parameters of `POST /api/v2/exchanges/{id}/confirm`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ConfirmExchangePath {
    /// Id of the exchange.
    pub id: i64,
}

/// An exchange after a confirmation.
#[derive(Clone, Debug, Serialize)]
pub struct ConfirmExchangeResponse {
    /// The data.
    pub data: ConfirmedExchange,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// An exchange after a confirmation.
#[derive(Clone, Debug, Serialize)]
pub struct ConfirmedExchange {
    /// Id of the exchange.
    pub id: i64,
    /// Id of the listing.
    pub listing_id: i64,
    /// Id of the member who asked.
    pub requester_id: i64,
    /// Id of the listing's owner.
    pub provider_id: i64,
    /// The listing.
    pub listing: ExchangeListing,
    /// The requester.
    pub requester: crate::wallet::WalletParty,
    /// The provider.
    pub provider: crate::wallet::WalletParty,
    /// Hours as agreed beforehand.
    pub proposed_hours: f64,
    /// Hours of preparation, as information only.
    pub prep_time: Option<f64>,
    /// Hours that were paid.
    pub final_hours: Option<f64>,
    /// The status.
    pub status: ExchangeStatus,
    /// Risk level that staff have set. Null if none.
    pub risk_level: Option<String>,
    /// What became of it, for people.
    pub message: String,
    /// When the requester confirmed.
    pub requester_confirmed_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// What the requester confirmed.
    pub requester_confirmed_hours: Option<f64>,
    /// When the provider confirmed.
    pub provider_confirmed_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// What the provider confirmed.
    pub provider_confirmed_hours: Option<f64>,
    /// The broker's notes.
    pub broker_notes: Option<String>,
    /// When it was requested.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// True if the payment was reversed after it was completed. Else it is not there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub is_reversed: Option<bool>,
}

/// The path parameters of `POST /api/v2/exchanges/{id}/decline`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeclineExchangePath {
    /// Id of the exchange.
    pub id: i64,
}

/// Why a broker is asked.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DisputeExchangeBody {
    /// Why.
    pub reason: String,
}

/// The path parameters of `POST /api/v2/exchanges/{id}/dispute`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DisputeExchangePath {
    /// Id of the exchange.
    pub id: i64,
}

/// An exchange: work of one member for another over a listing, from the request to the payment.
#[derive(Clone, Debug, Serialize)]
pub struct Exchange {
    /// Id of the exchange.
    pub id: i64,
    /// Id of the listing.
    pub listing_id: i64,
    /// Id of the member who asked.
    pub requester_id: i64,
    /// Id of the listing's owner.
    pub provider_id: i64,
    /// The listing.
    pub listing: ExchangeListing,
    /// The requester.
    pub requester: crate::wallet::WalletParty,
    /// The provider.
    pub provider: crate::wallet::WalletParty,
    /// Hours as agreed beforehand.
    pub proposed_hours: f64,
    /// Hours of preparation, as information only.
    pub prep_time: Option<f64>,
    /// Hours that were paid.
    pub final_hours: Option<f64>,
    /// The status.
    pub status: ExchangeStatus,
    /// Risk level that staff have set. Null if none.
    pub risk_level: Option<String>,
    /// The requester's message.
    pub message: Option<String>,
    /// When the requester confirmed.
    pub requester_confirmed_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// What the requester confirmed.
    pub requester_confirmed_hours: Option<f64>,
    /// When the provider confirmed.
    pub provider_confirmed_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// What the provider confirmed.
    pub provider_confirmed_hours: Option<f64>,
    /// The broker's notes.
    pub broker_notes: Option<String>,
    /// When it was requested.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// True if the payment was reversed after it was completed. Else it is not there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub is_reversed: Option<bool>,
}

/// What is done with an exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ExchangeAction {
    /// `request`.
    Request,
    /// `accept`.
    Accept,
    /// `submit`.
    Submit,
    /// `decline`.
    Decline,
    /// `start`.
    Start,
    /// `complete`.
    Complete,
    /// `confirm`.
    Confirm,
    /// `settle`.
    Settle,
    /// `disagree`.
    Disagree,
    /// `dispute`.
    Dispute,
    /// `cancel`.
    Cancel,
    /// `approve`.
    Approve,
    /// `reject`.
    Reject,
    /// `resolve_complete`.
    ResolveComplete,
    /// `resolve_cancel`.
    ResolveCancel,
    /// `expire`.
    Expire,
}

crate::word! {
    ExchangeAction { Request = "request", Accept = "accept", Submit = "submit", Decline =
    "decline", Start = "start", Complete = "complete", Confirm = "confirm", Settle =
    "settle", Disagree = "disagree", Dispute = "dispute", Cancel = "cancel", Approve =
    "approve", Reject = "reject", ResolveComplete = "resolve_complete", ResolveCancel =
    "resolve_cancel", Expire = "expire" }
}

crate::runtime::wire! {
    ExchangeAction
}

/// In which role somebody took a step of an exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ExchangeActor {
    /// `requester`.
    Requester,
    /// `provider`.
    Provider,
    /// `broker`.
    Broker,
    /// `system`.
    System,
}

crate::word! {
    ExchangeActor { Requester = "requester", Provider = "provider", Broker = "broker",
    System = "system" }
}

crate::runtime::wire! {
    ExchangeActor
}

/// Exchanges that wait for the caller.
#[derive(Clone, Debug, Serialize)]
pub struct ExchangeAttention {
    /// How many.
    pub count: i64,
    /// The latest.
    pub items: Vec<Exchange>,
}

/// Exchanges that wait for the caller.
#[derive(Clone, Debug, Serialize)]
pub struct ExchangeAttentionResponse {
    /// The data.
    pub data: ExchangeAttention,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// An open exchange about a listing.
#[derive(Clone, Debug, Serialize)]
pub struct ExchangeCheck {
    /// Id of the exchange.
    pub id: i64,
    /// The status.
    pub status: ExchangeStatus,
    /// Hours as agreed beforehand.
    pub proposed_hours: f64,
    /// The role.
    pub role: ExchangeRole,
    /// When it was requested.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// An open exchange about a listing.
#[derive(Clone, Debug, Serialize)]
pub struct ExchangeCheckResponse {
    /// Null if there is none.
    pub data: Option<ExchangeCheck>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The community's rules for exchanges.
#[derive(Clone, Debug, Serialize)]
pub struct ExchangeConfig {
    /// Whether exchanges are switched on.
    pub exchange_workflow_enabled: bool,
    /// Whether members can write to each other.
    pub direct_messaging_enabled: bool,
    /// Whether a broker has to approve accepted exchanges.
    pub require_broker_approval: bool,
    /// Within how many hours both parties have to confirm.
    pub confirmation_deadline_hours: i64,
    /// Whether other hours than proposed may be confirmed.
    pub allow_hour_adjustment: bool,
    /// By how many percent confirmed hours may differ from proposed ones.
    pub max_hour_variance_percent: i64,
}

/// The community's rules for exchanges.
#[derive(Clone, Debug, Serialize)]
pub struct ExchangeConfigResponse {
    /// The data.
    pub data: ExchangeConfig,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// An exchange with its history.
#[derive(Clone, Debug, Serialize)]
pub struct ExchangeDetail {
    /// Id of the exchange.
    pub id: i64,
    /// Id of the listing.
    pub listing_id: i64,
    /// Id of the member who asked.
    pub requester_id: i64,
    /// Id of the listing's owner.
    pub provider_id: i64,
    /// The listing.
    pub listing: ExchangeListing,
    /// The requester.
    pub requester: crate::wallet::WalletParty,
    /// The provider.
    pub provider: crate::wallet::WalletParty,
    /// Hours as agreed beforehand.
    pub proposed_hours: f64,
    /// Hours of preparation, as information only.
    pub prep_time: Option<f64>,
    /// Hours that were paid.
    pub final_hours: Option<f64>,
    /// The status.
    pub status: ExchangeStatus,
    /// Risk level that staff have set. Null if none.
    pub risk_level: Option<String>,
    /// The requester's message.
    pub message: Option<String>,
    /// When the requester confirmed.
    pub requester_confirmed_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// What the requester confirmed.
    pub requester_confirmed_hours: Option<f64>,
    /// When the provider confirmed.
    pub provider_confirmed_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// What the provider confirmed.
    pub provider_confirmed_hours: Option<f64>,
    /// The broker's notes.
    pub broker_notes: Option<String>,
    /// When it was requested.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// True if the payment was reversed after it was completed. Else it is not there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub is_reversed: Option<bool>,
    /// Oldest first.
    pub status_history: Vec<ExchangeStep>,
}

/// An exchange with its history.
#[derive(Clone, Debug, Serialize)]
pub struct ExchangeDetailResponse {
    /// The data.
    pub data: ExchangeDetail,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The listing that it is about.
#[derive(Clone, Debug, Serialize)]
pub struct ExchangeListing {
    /// Id of the listing.
    pub id: i64,
    /// What it was called when it was asked for.
    pub title: String,
    /// What it was when it was asked for: an offer is paid by the requester, a request by the provider.
    #[serde(rename = "type")]
    pub type_: crate::listing_search::ListingType,
}

/// What became of it.
#[derive(Clone, Debug, Serialize)]
pub struct ExchangeMessage {
    /// Sentence for people.
    pub message: String,
}

/// What became of it.
#[derive(Clone, Debug, Serialize)]
pub struct ExchangeMessageResponse {
    /// The data.
    pub data: ExchangeMessage,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// What a broker notes.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ExchangeNotesBody {
    /// A note that both parties can read.
    pub notes: Option<String>,
}

/// A page of exchanges.
#[derive(Clone, Debug, Serialize)]
pub struct ExchangePage {
    /// In the list's order.
    pub data: Vec<Exchange>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// A rating of one party of an exchange by the other.
#[derive(Clone, Debug, Serialize)]
pub struct ExchangeRating {
    /// Id of the rating.
    pub id: i64,
    /// Who said it.
    pub rater_id: i64,
    /// Of whom.
    pub rated_id: i64,
    /// From 1 to 5.
    pub rating: i64,
    /// The rating in words.
    pub comment: Option<String>,
    /// When.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// The rater.
    pub rater: crate::wallet::WalletParty,
    /// Given name of whoever said it. Empty when the account is gone.
    pub rater_first_name: String,
    /// Family name. Null unless the viewer may see it.
    pub rater_last_name: Option<String>,
    /// Name by which hours are sent. Null without one, and where it holds a family name that the viewer may not see.
    pub rater_username: Option<String>,
}

/// What the two said.
#[derive(Clone, Debug, Serialize)]
pub struct ExchangeRatings {
    /// Oldest first.
    pub ratings: Vec<ExchangeRating>,
    /// Whether the caller has rated.
    pub has_rated: bool,
}

/// What the two said.
#[derive(Clone, Debug, Serialize)]
pub struct ExchangeRatingsResponse {
    /// The data.
    pub data: ExchangeRatings,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Why, if one wants to say.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ExchangeReasonBody {
    /// Why.
    pub reason: Option<String>,
}

/// An exchange.
#[derive(Clone, Debug, Serialize)]
pub struct ExchangeResponse {
    /// The data.
    pub data: Exchange,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Role of a party of an exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ExchangeRole {
    /// `requester`.
    Requester,
    /// `provider`.
    Provider,
}

crate::word! {
    ExchangeRole { Requester = "requester", Provider = "provider" }
}

crate::runtime::wire! {
    ExchangeRole
}

/// Status of an exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ExchangeStatus {
    /// `pending_provider`.
    PendingProvider,
    /// `pending_broker`.
    PendingBroker,
    /// `accepted`.
    Accepted,
    /// `in_progress`.
    InProgress,
    /// `pending_confirmation`.
    PendingConfirmation,
    /// `disputed`.
    Disputed,
    /// `completed`.
    Completed,
    /// `cancelled`.
    Cancelled,
    /// `expired`.
    Expired,
}

crate::word! {
    ExchangeStatus { PendingProvider = "pending_provider", PendingBroker =
    "pending_broker", Accepted = "accepted", InProgress = "in_progress",
    PendingConfirmation = "pending_confirmation", Disputed = "disputed", Completed =
    "completed", Cancelled = "cancelled", Expired = "expired" }
}

crate::runtime::wire! {
    ExchangeStatus
}

/// A step of an exchange.
#[derive(Clone, Debug, Serialize)]
pub struct ExchangeStep {
    /// The action.
    pub action: ExchangeAction,
    /// The actor role.
    pub actor_role: ExchangeActor,
    /// Name of the person who took the step. Null for the system.
    pub actor_name: Option<String>,
    /// Status before the step. Null for the first step.
    pub old_status: Option<ExchangeStatus>,
    /// The new status.
    pub new_status: ExchangeStatus,
    /// Why.
    pub notes: Option<String>,
    /// When.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// The path parameters of `GET /api/v2/admin/exchanges/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetExchangeForBrokersPath {
    /// Id of the exchange.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/exchanges/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetExchangePath {
    /// Id of the exchange.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/users/{id}/rating`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetMemberRatingPath {
    /// Id of the member.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/exchanges/{id}/ratings`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListExchangeRatingsPath {
    /// Id of the exchange.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/admin/exchanges`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListExchangesForBrokersQuery {
    /// The status.
    pub status: Option<ExchangeStatus>,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListExchangesForBrokersQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
            status: Default::default(),
        }
    }
}

/// The query parameters of `GET /api/v2/exchanges`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListExchangesQuery {
    /// The status.
    pub status: Option<ExchangeStatus>,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListExchangesQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
            status: Default::default(),
        }
    }
}

/// Marks that a member was given after exchanges. Reviews are apart.
#[derive(Clone, Debug, Serialize)]
pub struct MemberRating {
    /// Mean rating, two decimals; 0 without ratings.
    pub average: f64,
    /// How often.
    pub count: i64,
}

/// Ratings of a member after exchanges.
#[derive(Clone, Debug, Serialize)]
pub struct MemberRatingResponse {
    /// The data.
    pub data: MemberRating,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How it was.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RateExchangeBody {
    /// From 1 to 5.
    pub rating: i64,
    /// The rating in words.
    pub comment: Option<String>,
}

/// The path parameters of `POST /api/v2/exchanges/{id}/rate`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RateExchangePath {
    /// Id of the exchange.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/admin/exchanges/{id}/reject`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RejectExchangePath {
    /// Id of the exchange.
    pub id: i64,
}

/// What is asked for.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RequestExchangeBody {
    /// Id of the listing.
    pub listing_id: i64,
    /// How many hours it may take, 0.25 to 24 with two decimals at most; 1 by default. A value out of bounds is moved to the nearest bound.
    pub proposed_hours: Option<f64>,
    /// Hours of preparation, 0 to 1000, as information only.
    pub prep_time: Option<f64>,
    /// A message to the listing's owner.
    pub message: Option<String>,
}

/// How a dispute ends.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ResolveExchangeBody {
    /// Whether hours are paid.
    pub outcome: ResolveExchangeBodyOutcome,
    /// Hours to pay, with `complete`.
    pub hours: Option<f64>,
    /// A note that both parties can read.
    pub notes: Option<String>,
}

/// Whether hours are paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ResolveExchangeBodyOutcome {
    /// `complete`.
    Complete,
    /// `cancel`.
    Cancel,
}

crate::word! {
    ResolveExchangeBodyOutcome { Complete = "complete", Cancel = "cancel" }
}

crate::runtime::wire! {
    ResolveExchangeBodyOutcome
}

/// The path parameters of `POST /api/v2/admin/exchanges/{id}/resolve`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ResolveExchangePath {
    /// Id of the exchange.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/exchanges/{id}/start`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct StartExchangePath {
    /// Id of the exchange.
    pub id: i64,
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
