// Made from contract/areas/push_campaigns.yaml by codegen; edit the contract instead.

//! The area `push_campaigns`: types, trait and routes.
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

/// What the gateway answers in the area `push_campaigns`: one method an operation.
pub trait PushCampaignsApi: Area {
    /// The caller's paid push campaigns
    ///
    /// `GET /api/v2/me/push-campaigns`
    ///
    /// Newest first, whatever became of them.
    fn list_push_campaigns(
        &self,
        call: Self::Call,
        query: ListPushCampaignsQuery,
    ) -> impl Future<Output = Result<PushCampaignPage, Self::Failure>> + Send;

    /// Draft a paid push campaign
    ///
    /// `POST /api/v2/me/push-campaigns`
    ///
    /// Nobody gets it before it is submitted and an administrator approves it. `cost_per_send` is in cents and a figure only: nothing is charged here; it is moved into 1 to 1000. `audience_filter` is for members who opted in to paid messages: around a place (`lat`, `lng` and `radius_km` together), and from a level on. 422 `VALIDATION_ERROR` on `cta_url` for an address that is no public web page, on `audience_filter.lat`, `audience_filter.lng` or `audience_filter.radius_km` where a place is not whole, on `scheduled_at` for a moment that is past or more than a year away, and for more than 50 campaigns that were not decided. 404 `NOT_FOUND` for whoever is no member of this community.
    fn create_push_campaign(
        &self,
        call: Self::Call,
        body: PushCampaignBody,
    ) -> impl Future<Output = Result<PushCampaignResponse, Self::Failure>> + Send;

    /// How many a campaign would reach
    ///
    /// `POST /api/v2/me/push-campaigns/estimate-audience`
    ///
    /// Members who may come in, opted in to paid messages and have not switched push messages off. In tens, rounded down, and places to about a kilometre, so that nobody is found by asking from several sides: zero is fewer than ten. Nothing is written. Whoever has muted or blocked the caller does not count. 422 `VALIDATION_ERROR` on `audience_filter.lat`, `audience_filter.lng` or `audience_filter.radius_km` where a place is not whole.
    fn estimate_push_audience(
        &self,
        call: Self::Call,
        body: PushAudienceEstimateBody,
    ) -> impl Future<
        Output = Result<PushAudienceEstimateResponse, Self::Failure>,
    > + Send;

    /// One paid push campaign
    ///
    /// `GET /api/v2/me/push-campaigns/{id}`
    ///
    /// For whoever drafted it, and for administrators. 404 `NOT_FOUND` for everybody else.
    fn get_push_campaign(
        &self,
        call: Self::Call,
        path: GetPushCampaignPath,
    ) -> impl Future<Output = Result<PushCampaignResponse, Self::Failure>> + Send;

    /// Change a paid push campaign
    ///
    /// `PUT /api/v2/me/push-campaigns/{id}`
    ///
    /// What is left out stays; an empty `audience_filter` is for everybody who opted in. 422 `CAMPAIGN_UPDATE_FAILED` unless it is a draft or waits for review, and 422 `VALIDATION_ERROR` on `cta_url`, `scheduled_at` and the fields of `audience_filter` (`audience_filter.lat`, `audience_filter.lng`, `audience_filter.radius_km`) as for creating one. 404 `NOT_FOUND` when the caller has no such campaign.
    fn update_push_campaign(
        &self,
        call: Self::Call,
        path: UpdatePushCampaignPath,
        body: UpdatePushCampaignBody,
    ) -> impl Future<Output = Result<PushCampaignResponse, Self::Failure>> + Send;

    /// Take a paid push campaign back
    ///
    /// `DELETE /api/v2/me/push-campaigns/{id}`
    ///
    /// It is `cancelled` and stays in the list. 422 `CAMPAIGN_UPDATE_FAILED` unless it is a draft or waits for review. 404 `NOT_FOUND` when the caller has no such campaign.
    fn cancel_push_campaign(
        &self,
        call: Self::Call,
        path: CancelPushCampaignPath,
    ) -> impl Future<Output = Result<PushCampaignResponse, Self::Failure>> + Send;

    /// Let administrators decide about a draft
    ///
    /// `POST /api/v2/me/push-campaigns/{id}/submit`
    ///
    /// Administrators are told that it waits. 422 `CAMPAIGN_UPDATE_FAILED` for what is no draft. 404 `NOT_FOUND` when the caller has no such campaign.
    fn submit_push_campaign(
        &self,
        call: Self::Call,
        path: SubmitPushCampaignPath,
    ) -> impl Future<Output = Result<PushCampaignResponse, Self::Failure>> + Send;

    /// Record that the caller opened a paid message
    ///
    /// `POST /api/v2/me/push-campaigns/{id}/open`
    ///
    /// The first tap counts, later ones change nothing; the answer says what the message is and where it leads. 404 `NOT_FOUND` when this paid message was not sent to the caller. 403 `FEATURE_DISABLED` where the community has no paid messages (feature `local_advertising`).
    fn open_push_campaign(
        &self,
        call: Self::Call,
        path: OpenPushCampaignPath,
    ) -> impl Future<Output = Result<PushCampaignOpenedResponse, Self::Failure>> + Send;

    /// What became of a paid push campaign
    ///
    /// `GET /api/v2/me/push-campaigns/{id}/analytics`
    ///
    /// How many got it and opened it, in all and by day of the community's calendar. A click is a first tap on a message that leads to a page. For whoever drafted it, and for administrators; 404 `NOT_FOUND` for everybody else.
    fn get_push_campaign_analytics(
        &self,
        call: Self::Call,
        path: GetPushCampaignAnalyticsPath,
    ) -> impl Future<
        Output = Result<PushCampaignAnalyticsResponse, Self::Failure>,
    > + Send;

    /// Paid push campaigns, for staff
    ///
    /// `GET /api/v2/admin/push-campaigns`
    ///
    /// For administrators: newest first. `status=pending_review` is what waits for a decision.
    fn list_push_campaigns_for_staff(
        &self,
        call: Self::Call,
        query: ListPushCampaignsForStaffQuery,
    ) -> impl Future<Output = Result<PushCampaignPage, Self::Failure>> + Send;

    /// Paid push campaigns in numbers
    ///
    /// `GET /api/v2/admin/push-campaigns/stats`
    ///
    /// For administrators. A month is one of the community's calendar. What it would bring in is a figure: nothing is charged here.
    fn get_push_campaign_stats(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<PushCampaignStatsResponse, Self::Failure>> + Send;

    /// One paid push campaign, for staff
    ///
    /// `GET /api/v2/admin/push-campaigns/{id}`
    ///
    /// For administrators. 404 `NOT_FOUND` when there is no such campaign.
    fn get_push_campaign_for_staff(
        &self,
        call: Self::Call,
        path: GetPushCampaignForStaffPath,
    ) -> impl Future<Output = Result<PushCampaignResponse, Self::Failure>> + Send;

    /// Approve a paid push campaign
    ///
    /// `POST /api/v2/admin/push-campaigns/{id}/approve`
    ///
    /// For administrators. It is `scheduled` if its moment is to come, else `sending`; its owner is told. With `expected_version`, 409 `VERSION_CONFLICT` when it was changed since it was read. 422 `CAMPAIGN_UPDATE_FAILED` if it does not wait for review. 404 `NOT_FOUND` when there is no such campaign.
    fn approve_push_campaign(
        &self,
        call: Self::Call,
        path: ApprovePushCampaignPath,
        query: ApprovePushCampaignQuery,
    ) -> impl Future<Output = Result<PushCampaignResponse, Self::Failure>> + Send;

    /// Turn a paid push campaign down
    ///
    /// `POST /api/v2/admin/push-campaigns/{id}/reject`
    ///
    /// For administrators. Its owner is told why. 422 `CAMPAIGN_UPDATE_FAILED` unless it waits for review, is scheduled or paused; 422 `VALIDATION_ERROR` on `reason` for blanks. 404 `NOT_FOUND` when there is no such campaign.
    fn reject_push_campaign(
        &self,
        call: Self::Call,
        path: RejectPushCampaignPath,
        body: RejectPushCampaignBody,
    ) -> impl Future<Output = Result<PushCampaignResponse, Self::Failure>> + Send;

    /// Send a paid push campaign now
    ///
    /// `POST /api/v2/admin/push-campaigns/{id}/dispatch`
    ///
    /// For administrators. It leaves in the background, part by part, and is `sent` when everybody has it; nobody gets it twice. Doing so again while it is being sent only goes on. 422 `CAMPAIGN_UPDATE_FAILED` unless it is scheduled, paused or being sent. 404 `NOT_FOUND` when there is no such campaign.
    fn dispatch_push_campaign(
        &self,
        call: Self::Call,
        path: DispatchPushCampaignPath,
    ) -> impl Future<Output = Result<PushCampaignResponse, Self::Failure>> + Send;

    /// Stop a paid push campaign
    ///
    /// `POST /api/v2/admin/push-campaigns/{id}/pause`
    ///
    /// For administrators. Whoever has it keeps it; `dispatch` goes on with it, `reject` ends it. 422 `CAMPAIGN_UPDATE_FAILED` unless it is scheduled or being sent. 404 `NOT_FOUND` when there is no such campaign.
    fn pause_push_campaign(
        &self,
        call: Self::Call,
        path: PausePushCampaignPath,
    ) -> impl Future<Output = Result<PushCampaignResponse, Self::Failure>> + Send;

    /// What became of a paid push campaign, for staff
    ///
    /// `GET /api/v2/admin/push-campaigns/{id}/analytics`
    ///
    /// For administrators: as `/me/push-campaigns/{id}/analytics`. 404 `NOT_FOUND` when there is no such campaign.
    fn get_push_campaign_analytics_for_staff(
        &self,
        call: Self::Call,
        path: GetPushCampaignAnalyticsForStaffPath,
    ) -> impl Future<
        Output = Result<PushCampaignAnalyticsResponse, Self::Failure>,
    > + Send;

    /// Those of the `PushCampaign` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn push_campaign_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<PushCampaign>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: PushCampaignsApi>() -> [Served<A>; 17] {
    [
        (Operation::ListPushCampaigns, list_push_campaigns::<A>),
        (Operation::CreatePushCampaign, create_push_campaign::<A>),
        (Operation::EstimatePushAudience, estimate_push_audience::<A>),
        (Operation::GetPushCampaign, get_push_campaign::<A>),
        (Operation::UpdatePushCampaign, update_push_campaign::<A>),
        (Operation::CancelPushCampaign, cancel_push_campaign::<A>),
        (Operation::SubmitPushCampaign, submit_push_campaign::<A>),
        (Operation::OpenPushCampaign, open_push_campaign::<A>),
        (Operation::GetPushCampaignAnalytics, get_push_campaign_analytics::<A>),
        (Operation::ListPushCampaignsForStaff, list_push_campaigns_for_staff::<A>),
        (Operation::GetPushCampaignStats, get_push_campaign_stats::<A>),
        (Operation::GetPushCampaignForStaff, get_push_campaign_for_staff::<A>),
        (Operation::ApprovePushCampaign, approve_push_campaign::<A>),
        (Operation::RejectPushCampaign, reject_push_campaign::<A>),
        (Operation::DispatchPushCampaign, dispatch_push_campaign::<A>),
        (Operation::PausePushCampaign, pause_push_campaign::<A>),
        (
            Operation::GetPushCampaignAnalyticsForStaff,
            get_push_campaign_analytics_for_staff::<A>,
        ),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 17] {
    [
        (
            Operation::ListPushCampaigns,
            |asked| list_push_campaigns_input(asked).map(drop),
        ),
        (
            Operation::CreatePushCampaign,
            |asked| create_push_campaign_input(asked).map(drop),
        ),
        (
            Operation::EstimatePushAudience,
            |asked| estimate_push_audience_input(asked).map(drop),
        ),
        (Operation::GetPushCampaign, |asked| get_push_campaign_input(asked).map(drop)),
        (
            Operation::UpdatePushCampaign,
            |asked| update_push_campaign_input(asked).map(drop),
        ),
        (
            Operation::CancelPushCampaign,
            |asked| cancel_push_campaign_input(asked).map(drop),
        ),
        (
            Operation::SubmitPushCampaign,
            |asked| submit_push_campaign_input(asked).map(drop),
        ),
        (Operation::OpenPushCampaign, |asked| open_push_campaign_input(asked).map(drop)),
        (
            Operation::GetPushCampaignAnalytics,
            |asked| get_push_campaign_analytics_input(asked).map(drop),
        ),
        (
            Operation::ListPushCampaignsForStaff,
            |asked| list_push_campaigns_for_staff_input(asked).map(drop),
        ),
        (Operation::GetPushCampaignStats, |_| Ok(())),
        (
            Operation::GetPushCampaignForStaff,
            |asked| get_push_campaign_for_staff_input(asked).map(drop),
        ),
        (
            Operation::ApprovePushCampaign,
            |asked| approve_push_campaign_input(asked).map(drop),
        ),
        (
            Operation::RejectPushCampaign,
            |asked| reject_push_campaign_input(asked).map(drop),
        ),
        (
            Operation::DispatchPushCampaign,
            |asked| dispatch_push_campaign_input(asked).map(drop),
        ),
        (
            Operation::PausePushCampaign,
            |asked| pause_push_campaign_input(asked).map(drop),
        ),
        (
            Operation::GetPushCampaignAnalyticsForStaff,
            |asked| get_push_campaign_analytics_for_staff_input(asked).map(drop),
        ),
    ]
}

fn list_push_campaigns_input(
    asked: &mut Asked,
) -> Result<ListPushCampaignsQuery, Rejection> {
    let query: ListPushCampaignsQuery = asked.query(&LIST_PUSH_CAMPAIGNS_QUERY)?;
    Ok(query)
}

fn list_push_campaigns<A: PushCampaignsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_push_campaigns_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_push_campaigns(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_push_campaign_input(asked: &mut Asked) -> Result<PushCampaignBody, Rejection> {
    let body: PushCampaignBody = asked.body(true)?;
    Ok(body)
}

fn create_push_campaign<A: PushCampaignsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = create_push_campaign_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().create_push_campaign(call, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn estimate_push_audience_input(
    asked: &mut Asked,
) -> Result<PushAudienceEstimateBody, Rejection> {
    let body: PushAudienceEstimateBody = asked.body(true)?;
    Ok(body)
}

fn estimate_push_audience<A: PushCampaignsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = estimate_push_audience_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().estimate_push_audience(call, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_push_campaign_input(asked: &mut Asked) -> Result<GetPushCampaignPath, Rejection> {
    let path: GetPushCampaignPath = asked.path(&GET_PUSH_CAMPAIGN_PATH)?;
    Ok(path)
}

fn get_push_campaign<A: PushCampaignsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_push_campaign_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_push_campaign(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn update_push_campaign_input(
    asked: &mut Asked,
) -> Result<(UpdatePushCampaignPath, UpdatePushCampaignBody), Rejection> {
    let path: UpdatePushCampaignPath = asked.path(&UPDATE_PUSH_CAMPAIGN_PATH)?;
    let body: UpdatePushCampaignBody = asked.body(true)?;
    Ok((path, body))
}

fn update_push_campaign<A: PushCampaignsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = update_push_campaign_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().update_push_campaign(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn cancel_push_campaign_input(
    asked: &mut Asked,
) -> Result<CancelPushCampaignPath, Rejection> {
    let path: CancelPushCampaignPath = asked.path(&CANCEL_PUSH_CAMPAIGN_PATH)?;
    Ok(path)
}

fn cancel_push_campaign<A: PushCampaignsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = cancel_push_campaign_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().cancel_push_campaign(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn submit_push_campaign_input(
    asked: &mut Asked,
) -> Result<SubmitPushCampaignPath, Rejection> {
    let path: SubmitPushCampaignPath = asked.path(&SUBMIT_PUSH_CAMPAIGN_PATH)?;
    Ok(path)
}

fn submit_push_campaign<A: PushCampaignsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = submit_push_campaign_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().submit_push_campaign(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn open_push_campaign_input(
    asked: &mut Asked,
) -> Result<OpenPushCampaignPath, Rejection> {
    let path: OpenPushCampaignPath = asked.path(&OPEN_PUSH_CAMPAIGN_PATH)?;
    Ok(path)
}

fn open_push_campaign<A: PushCampaignsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = open_push_campaign_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().open_push_campaign(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_push_campaign_analytics_input(
    asked: &mut Asked,
) -> Result<GetPushCampaignAnalyticsPath, Rejection> {
    let path: GetPushCampaignAnalyticsPath = asked
        .path(&GET_PUSH_CAMPAIGN_ANALYTICS_PATH)?;
    Ok(path)
}

fn get_push_campaign_analytics<A: PushCampaignsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_push_campaign_analytics_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_push_campaign_analytics(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_push_campaigns_for_staff_input(
    asked: &mut Asked,
) -> Result<ListPushCampaignsForStaffQuery, Rejection> {
    let query: ListPushCampaignsForStaffQuery = asked
        .query(&LIST_PUSH_CAMPAIGNS_FOR_STAFF_QUERY)?;
    Ok(query)
}

fn list_push_campaigns_for_staff<A: PushCampaignsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_push_campaigns_for_staff_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default()
                    .list_push_campaigns_for_staff(call, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_push_campaign_stats<A: PushCampaignsApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_push_campaign_stats(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_push_campaign_for_staff_input(
    asked: &mut Asked,
) -> Result<GetPushCampaignForStaffPath, Rejection> {
    let path: GetPushCampaignForStaffPath = asked
        .path(&GET_PUSH_CAMPAIGN_FOR_STAFF_PATH)?;
    Ok(path)
}

fn get_push_campaign_for_staff<A: PushCampaignsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_push_campaign_for_staff_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_push_campaign_for_staff(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn approve_push_campaign_input(
    asked: &mut Asked,
) -> Result<(ApprovePushCampaignPath, ApprovePushCampaignQuery), Rejection> {
    let path: ApprovePushCampaignPath = asked.path(&APPROVE_PUSH_CAMPAIGN_PATH)?;
    let query: ApprovePushCampaignQuery = asked.query(&APPROVE_PUSH_CAMPAIGN_QUERY)?;
    Ok((path, query))
}

fn approve_push_campaign<A: PushCampaignsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = approve_push_campaign_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default()
                    .approve_push_campaign(call, path, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn reject_push_campaign_input(
    asked: &mut Asked,
) -> Result<(RejectPushCampaignPath, RejectPushCampaignBody), Rejection> {
    let path: RejectPushCampaignPath = asked.path(&REJECT_PUSH_CAMPAIGN_PATH)?;
    let body: RejectPushCampaignBody = asked.body(true)?;
    Ok((path, body))
}

fn reject_push_campaign<A: PushCampaignsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = reject_push_campaign_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().reject_push_campaign(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn dispatch_push_campaign_input(
    asked: &mut Asked,
) -> Result<DispatchPushCampaignPath, Rejection> {
    let path: DispatchPushCampaignPath = asked.path(&DISPATCH_PUSH_CAMPAIGN_PATH)?;
    Ok(path)
}

fn dispatch_push_campaign<A: PushCampaignsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = dispatch_push_campaign_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().dispatch_push_campaign(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn pause_push_campaign_input(
    asked: &mut Asked,
) -> Result<PausePushCampaignPath, Rejection> {
    let path: PausePushCampaignPath = asked.path(&PAUSE_PUSH_CAMPAIGN_PATH)?;
    Ok(path)
}

fn pause_push_campaign<A: PushCampaignsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = pause_push_campaign_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().pause_push_campaign(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_push_campaign_analytics_for_staff_input(
    asked: &mut Asked,
) -> Result<GetPushCampaignAnalyticsForStaffPath, Rejection> {
    let path: GetPushCampaignAnalyticsForStaffPath = asked
        .path(&GET_PUSH_CAMPAIGN_ANALYTICS_FOR_STAFF_PATH)?;
    Ok(path)
}

fn get_push_campaign_analytics_for_staff<A: PushCampaignsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_push_campaign_analytics_for_staff_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .get_push_campaign_analytics_for_staff(call, path)
                    .await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

static LIST_PUSH_CAMPAIGNS_QUERY: [Parameter; 2] = [
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

static GET_PUSH_CAMPAIGN_PATH: [Parameter; 1] = [
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

static UPDATE_PUSH_CAMPAIGN_PATH: [Parameter; 1] = [
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

static CANCEL_PUSH_CAMPAIGN_PATH: [Parameter; 1] = [
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

static SUBMIT_PUSH_CAMPAIGN_PATH: [Parameter; 1] = [
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

static OPEN_PUSH_CAMPAIGN_PATH: [Parameter; 1] = [
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

static GET_PUSH_CAMPAIGN_ANALYTICS_PATH: [Parameter; 1] = [
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

static LIST_PUSH_CAMPAIGNS_FOR_STAFF_QUERY: [Parameter; 3] = [
    Parameter {
        name: "status",
        kind: Kind::Word(
            &[
                "draft",
                "pending_review",
                "scheduled",
                "sending",
                "sent",
                "paused",
                "rejected",
                "cancelled",
            ],
        ),
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

static GET_PUSH_CAMPAIGN_FOR_STAFF_PATH: [Parameter; 1] = [
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

static APPROVE_PUSH_CAMPAIGN_PATH: [Parameter; 1] = [
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

static APPROVE_PUSH_CAMPAIGN_QUERY: [Parameter; 1] = [
    Parameter {
        name: "expected_version",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

static REJECT_PUSH_CAMPAIGN_PATH: [Parameter; 1] = [
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

static DISPATCH_PUSH_CAMPAIGN_PATH: [Parameter; 1] = [
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

static PAUSE_PUSH_CAMPAIGN_PATH: [Parameter; 1] = [
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

static GET_PUSH_CAMPAIGN_ANALYTICS_FOR_STAFF_PATH: [Parameter; 1] = [
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

/// The path parameters of `POST /api/v2/admin/push-campaigns/{id}/approve`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ApprovePushCampaignPath {
    /// Id of the campaign.
    pub id: i64,
}

/// The query parameters of `POST /api/v2/admin/push-campaigns/{id}/approve`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct ApprovePushCampaignQuery {
    /// The version that was read. Left out, whatever stands there is approved.
    pub expected_version: Option<i64>,
}

/// The path parameters of `DELETE /api/v2/me/push-campaigns/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CancelPushCampaignPath {
    /// Id of the campaign.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/admin/push-campaigns/{id}/dispatch`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DispatchPushCampaignPath {
    /// Id of the campaign.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/admin/push-campaigns/{id}/analytics`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetPushCampaignAnalyticsForStaffPath {
    /// Id of the campaign.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/me/push-campaigns/{id}/analytics`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetPushCampaignAnalyticsPath {
    /// Id of the campaign.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/admin/push-campaigns/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetPushCampaignForStaffPath {
    /// Id of the campaign.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/me/push-campaigns/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetPushCampaignPath {
    /// Id of the campaign.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/admin/push-campaigns`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListPushCampaignsForStaffQuery {
    /// The status.
    pub status: Option<PushCampaignStatus>,
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListPushCampaignsForStaffQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
            status: Default::default(),
        }
    }
}

/// The query parameters of `GET /api/v2/me/push-campaigns`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListPushCampaignsQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListPushCampaignsQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// The path parameters of `POST /api/v2/me/push-campaigns/{id}/open`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct OpenPushCampaignPath {
    /// Id of the paid message.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/admin/push-campaigns/{id}/pause`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct PausePushCampaignPath {
    /// Id of the campaign.
    pub id: i64,
}

/// On whose behalf a paid message is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PushAdvertiserType {
    /// `sme`.
    Sme,
    /// `verein`.
    Verein,
    /// `gemeinde`.
    Gemeinde,
    /// `private`.
    Private,
}

crate::word! {
    PushAdvertiserType { Sme = "sme", Verein = "verein", Gemeinde = "gemeinde", Private =
    "private" }
}

crate::runtime::wire! {
    PushAdvertiserType
}

/// For which members a campaign is, of those who opted in to paid messages.
#[derive(Clone, Debug, Serialize)]
pub struct PushAudience {
    /// How far around the place, in kilometres. Null for everywhere.
    pub radius_km: Option<f64>,
    /// Degrees north of the place.
    pub lat: Option<f64>,
    /// Degrees east of the place.
    pub lng: Option<f64>,
    /// From this level on. Null for every level.
    pub member_tier_min: Option<i64>,
}

/// For which members a campaign is, of those who opted in to paid messages. An empty one is for all of them.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct PushAudienceBody {
    /// How far around the place, in kilometres.
    pub radius_km: Option<f64>,
    /// Degrees north of the place.
    pub lat: Option<f64>,
    /// Degrees east of the place.
    pub lng: Option<f64>,
    /// From this level on.
    pub member_tier_min: Option<i64>,
}

/// How many members a campaign would reach now.
#[derive(Clone, Debug, Serialize)]
pub struct PushAudienceEstimate {
    /// How many, rounded down to tens.
    pub audience_count: i64,
    /// Whether they are fewer than ten.
    pub is_fewer_than_ten: bool,
    /// Always ten.
    pub rounded_to: i64,
}

/// For whom a campaign would be.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct PushAudienceEstimateBody {
    /// The audience filter.
    pub audience_filter: Option<PushAudienceBody>,
}

/// How many members a campaign would reach now.
#[derive(Clone, Debug, Serialize)]
pub struct PushAudienceEstimateResponse {
    /// The data.
    pub data: PushAudienceEstimate,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A paid push campaign.
#[derive(Clone, Debug, Serialize)]
pub struct PushCampaign {
    /// Id of the campaign.
    pub id: i64,
    /// Whose it is.
    pub user_id: i64,
    /// What that member is called.
    pub owner_name: String,
    /// What its owner and administrators call it.
    pub name: String,
    /// First line of the message.
    pub title: String,
    /// The rest of it.
    pub body: String,
    /// The advertiser type.
    pub advertiser_type: PushAdvertiserType,
    /// Web address that the message leads to.
    pub cta_url: Option<String>,
    /// For whom it is. Null for everybody who opted in.
    pub audience_filter: Option<PushAudience>,
    /// Cents for each member who gets it.
    pub cost_per_send: i64,
    /// When it is to go out. Null for as soon as it is approved.
    pub scheduled_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// The status.
    pub status: PushCampaignStatus,
    /// Why an administrator turned it down.
    pub rejection_reason: Option<String>,
    /// How many members got it.
    pub send_count: i64,
    /// How many of them opened it.
    pub open_count: i64,
    /// Cents for all who got it. A figure: nothing is charged here.
    pub total_cost: i64,
    /// Changes so far.
    pub version: i64,
    /// When it was submitted.
    pub submitted_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When an administrator decided.
    pub decided_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When sending began last.
    pub started_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When everybody had it.
    pub finished_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it was drafted.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it changed last.
    pub updated_at: chrono::DateTime<chrono::offset::Utc>,
}

/// What became of a campaign.
#[derive(Clone, Debug, Serialize)]
pub struct PushCampaignAnalytics {
    /// Id of the campaign.
    pub campaign_id: i64,
    /// How many members got it.
    pub send_count: i64,
    /// How many of them opened it.
    pub open_count: i64,
    /// How many of these were led to its page: all of them, if it has one.
    pub click_count: i64,
    /// How many of a hundred opened it, one decimal.
    pub open_rate: f64,
    /// Days on which something happened, the first ones first.
    pub daily_breakdown: Vec<PushCampaignDay>,
}

/// What became of a campaign.
#[derive(Clone, Debug, Serialize)]
pub struct PushCampaignAnalyticsResponse {
    /// The data.
    pub data: PushCampaignAnalytics,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A paid push campaign.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct PushCampaignBody {
    /// What its owner and administrators call it.
    pub name: String,
    /// First line of the message.
    pub title: String,
    /// The rest of it.
    pub body: String,
    /// On whose behalf it is sent.
    #[serde(default = "defaults::push_campaign_body_advertiser_type")]
    pub advertiser_type: PushAdvertiserType,
    /// Web address that the message leads to, `https` or `http`.
    pub cta_url: Option<String>,
    /// The audience filter.
    pub audience_filter: Option<PushAudienceBody>,
    /// Cents for each member who gets it. Moved into 1 to 1000.
    #[serde(default = "defaults::default_u64::<i64, 5>")]
    pub cost_per_send: i64,
    /// When it is to go out once it is approved. Null for at once.
    pub scheduled_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// What became of a campaign on one day.
#[derive(Clone, Debug, Serialize)]
pub struct PushCampaignDay {
    /// The day.
    pub date: chrono::naive::NaiveDate,
    /// How many got it on that day.
    pub sends: i64,
    /// How many opened it on that day.
    pub opens: i64,
}

/// How many campaigns stand where.
#[derive(Clone, Debug, Serialize)]
pub struct PushCampaignNumbers {
    /// Drafts.
    pub draft: i64,
    /// Those that wait for an administrator.
    pub pending_review: i64,
    /// Those that go out at their moment.
    pub scheduled: i64,
    /// Those that are being sent.
    pub sending: i64,
    /// Those that everybody has.
    pub sent: i64,
    /// Those that were stopped.
    pub paused: i64,
    /// Those that were turned down.
    pub rejected: i64,
    /// Those that were taken back.
    pub cancelled: i64,
}

/// A paid message that the caller opened.
#[derive(Clone, Debug, Serialize)]
pub struct PushCampaignOpened {
    /// Always true.
    pub opened: bool,
    /// Whether this was the first time.
    pub first: bool,
    /// First line of the message.
    pub title: String,
    /// The rest of it.
    pub body: String,
    /// Web address that it leads to. Null if it leads nowhere.
    pub cta_url: Option<String>,
}

/// A paid message that the caller opened.
#[derive(Clone, Debug, Serialize)]
pub struct PushCampaignOpenedResponse {
    /// The data.
    pub data: PushCampaignOpened,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A page of paid push campaigns.
#[derive(Clone, Debug, Serialize)]
pub struct PushCampaignPage {
    /// Newest first.
    pub data: Vec<PushCampaign>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// A paid push campaign.
#[derive(Clone, Debug, Serialize)]
pub struct PushCampaignResponse {
    /// The data.
    pub data: PushCampaign,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Paid push campaigns of a community in numbers.
#[derive(Clone, Debug, Serialize)]
pub struct PushCampaignStats {
    /// How many there are.
    pub total_campaigns: i64,
    /// The by status.
    pub by_status: PushCampaignNumbers,
    /// How many messages went out in this month.
    pub sends_this_month: i64,
    /// How many were opened in this month.
    pub opens_this_month: i64,
    /// What this month's messages cost, in cents.
    pub revenue_cents_this_month: i64,
}

/// Paid push campaigns of a community in numbers.
#[derive(Clone, Debug, Serialize)]
pub struct PushCampaignStatsResponse {
    /// The data.
    pub data: PushCampaignStats,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How far a paid push campaign has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PushCampaignStatus {
    /// `draft`.
    Draft,
    /// `pending_review`.
    PendingReview,
    /// `scheduled`.
    Scheduled,
    /// `sending`.
    Sending,
    /// `sent`.
    Sent,
    /// `paused`.
    Paused,
    /// `rejected`.
    Rejected,
    /// `cancelled`.
    Cancelled,
}

crate::word! {
    PushCampaignStatus { Draft = "draft", PendingReview = "pending_review", Scheduled =
    "scheduled", Sending = "sending", Sent = "sent", Paused = "paused", Rejected =
    "rejected", Cancelled = "cancelled" }
}

crate::runtime::wire! {
    PushCampaignStatus
}

/// Why it does not go out.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RejectPushCampaignBody {
    /// Why. Its owner reads it.
    pub reason: String,
}

/// The path parameters of `POST /api/v2/admin/push-campaigns/{id}/reject`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RejectPushCampaignPath {
    /// Id of the campaign.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/me/push-campaigns/{id}/submit`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SubmitPushCampaignPath {
    /// Id of the campaign.
    pub id: i64,
}

/// What is to change of a paid push campaign.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct UpdatePushCampaignBody {
    /// What its owner and administrators call it.
    pub name: Option<String>,
    /// First line of the message.
    pub title: Option<String>,
    /// The rest of it.
    pub body: Option<String>,
    /// The advertiser type.
    pub advertiser_type: Option<PushAdvertiserType>,
    /// Web address that the message leads to, `https` or `http`. Null takes it away.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub cta_url: Option<Option<String>>,
    /// The audience filter.
    pub audience_filter: Option<PushAudienceBody>,
    /// Cents for each member who gets it. Moved into 1 to 1000.
    pub cost_per_send: Option<i64>,
    /// When it is to go out once it is approved. Null for at once.
    #[serde(default, deserialize_with = "crate::runtime::given")]
    pub scheduled_at: Option<Option<chrono::DateTime<chrono::offset::Utc>>>,
}

/// The path parameters of `PUT /api/v2/me/push-campaigns/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct UpdatePushCampaignPath {
    /// Id of the campaign.
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

    pub(super) fn push_campaign_body_advertiser_type() -> super::PushAdvertiserType {
        super::PushAdvertiserType::Private
    }
}
