// Made from contract/areas/privacy.yaml by codegen; edit the contract instead.

//! The area `privacy`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, Parameter, Raw, Read, Rejection, Reply, Served, WithHeaders,
    Work,
};

/// What the gateway answers in the area `privacy`: one method an operation.
pub trait PrivacyApi: Area {
    /// Leave at once
    ///
    /// `DELETE /api/v2/users/me`
    ///
    /// With the password. The account is erased: see `contract/decisions/privacy.md` for what stays. Every sign-in ends. 400 `VALIDATION_ERROR` on `password` without it; 403 `INVALID_PASSWORD` on `password`; 429 `RATE_LIMIT_EXCEEDED` after ten wrong ones in five minutes; 409 `SOLE_ADMIN` for the only administrator of the community; 404 `NOT_FOUND` for whoever is no member of it.
    fn delete_my_account(
        &self,
        call: Self::Call,
        body: DeleteMyAccountBody,
    ) -> impl Future<Output = Result<AccountDeletedResponse, Self::Failure>> + Send;

    /// Ask for something that data protection law gives
    ///
    /// `POST /api/v2/users/me/gdpr-request`
    ///
    /// Staff answer within 30 days; they are told, and the caller gets a letter. 400 `VALIDATION_ERROR` on `type` for a type that there is not, 409 `DUPLICATE_REQUEST` while one of this type is pending or being processed, 404 `NOT_FOUND` for whoever is no member of this community.
    fn create_data_request(
        &self,
        call: Self::Call,
        body: CreateDataRequestBody,
    ) -> impl Future<Output = Result<CreatedDataRequestResponse, Self::Failure>> + Send;

    /// What the caller asked for by data protection law
    ///
    /// `GET /api/v2/users/me/gdpr-requests`
    ///
    /// The newest first, at most 50.
    fn list_my_data_requests(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<DataRequestList, Self::Failure>> + Send;

    /// Withdraw a request
    ///
    /// `DELETE /api/v2/users/me/gdpr-requests/{id}`
    ///
    /// 409 `INVALID_STATE` once it is decided or withdrawn; 404 `NOT_FOUND` for a request that is not the caller's.
    fn withdraw_data_request(
        &self,
        call: Self::Call,
        path: WithdrawDataRequestPath,
    ) -> impl Future<Output = Result<DataRequestResponse, Self::Failure>> + Send;

    /// A copy of all data about the caller
    ///
    /// `POST /api/v2/me/data-export`
    ///
    /// The file itself as long as it is small; a copy of more than 4 MiB is made on the queue, and the answer is 202. JSON, or a zip of a JSON file for each part with the files that the caller uploaded. A part that could not be read is named in `failed`, and the others come all the same. Counts as an export in the history and in the security log. 400 `VALIDATION_ERROR` on `format`; 404 `NOT_FOUND` for whoever is no member of this community.
    fn export_my_data(
        &self,
        call: Self::Call,
        body: ExportMyDataBody,
    ) -> impl Future<Output = Result<ExportMyDataOk, Self::Failure>> + Send;

    /// Let a copy of all data about the caller be made
    ///
    /// `POST /api/v2/me/data-exports`
    ///
    /// On the queue, however large it is; the caller hears when it is ready, and it is kept for seven days. While one is being made, that one is the answer. Counts as an export in the security log. 400 `VALIDATION_ERROR` on `format`; 404 `NOT_FOUND` for whoever is no member of this community.
    fn prepare_data_export(
        &self,
        call: Self::Call,
        body: ExportMyDataBody,
    ) -> impl Future<Output = Result<DataExportResponse, Self::Failure>> + Send;

    /// The copies of their data that the caller asked for
    ///
    /// `GET /api/v2/me/data-export/history`
    ///
    /// The last ten, the newest first.
    fn list_my_data_exports(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<DataExportListResponse, Self::Failure>> + Send;

    /// How far a copy has come
    ///
    /// `GET /api/v2/me/data-export/{id}`
    ///
    /// 404 `NOT_FOUND` for a copy that is not the caller's.
    fn get_data_export(
        &self,
        call: Self::Call,
        path: GetDataExportPath,
    ) -> impl Future<Output = Result<DataExportResponse, Self::Failure>> + Send;

    /// Stop making a copy, or delete its file
    ///
    /// `DELETE /api/v2/me/data-export/{id}`
    ///
    /// 409 `INVALID_STATE` for one that is neither being made nor kept; 404 `NOT_FOUND` for a copy that is not the caller's.
    fn cancel_data_export(
        &self,
        call: Self::Call,
        path: CancelDataExportPath,
    ) -> impl Future<Output = Result<DataExportResponse, Self::Failure>> + Send;

    /// A link to the file of a copy
    ///
    /// `POST /api/v2/me/data-export/{id}/link`
    ///
    /// Good for fifteen minutes, and for the caller alone; it is shown once, and ends the one before. 409 `INVALID_STATE` if no file is kept; 404 `NOT_FOUND` for a copy that is not the caller's.
    fn create_data_export_link(
        &self,
        call: Self::Call,
        path: CreateDataExportLinkPath,
    ) -> impl Future<Output = Result<DataExportLinkResponse, Self::Failure>> + Send;

    /// Fetch the file of a copy
    ///
    /// `GET /api/v2/me/data-export/{id}/file`
    ///
    /// With the secret of a link that is good, by its owner. Counts as an export in the security log. 404 `NOT_FOUND` for a secret that is wrong, has ended or was replaced, and for a copy that is not the caller's.
    fn download_data_export(
        &self,
        call: Self::Call,
        path: DownloadDataExportPath,
        query: DownloadDataExportQuery,
    ) -> impl Future<Output = Result<WithHeaders<Raw>, Self::Failure>> + Send;

    /// Ask to leave
    ///
    /// `POST /api/gdpr/delete-account`
    ///
    /// With the password. Makes a request of the type `erasure`, or finds the one that is open, and ends every sign-in. Staff carry it out within 30 days; until then whoever signs in again can withdraw it. 400 `VALIDATION_ERROR` on `password` without it; 403 `INVALID_PASSWORD` on `password`; 429 `RATE_LIMIT_EXCEEDED` after ten wrong ones in five minutes; 404 `NOT_FOUND` for whoever is no member of this community.
    fn request_account_deletion(
        &self,
        call: Self::Call,
        body: RequestAccountDeletionBody,
    ) -> impl Future<Output = Result<AccountDeletionResponse, Self::Failure>> + Send;

    /// What members asked for by data protection law
    ///
    /// `GET /api/v2/admin/enterprise/gdpr/requests`
    ///
    /// For administrators: the newest first, of one status if one is named.
    fn list_data_requests(
        &self,
        call: Self::Call,
        query: ListDataRequestsQuery,
    ) -> impl Future<Output = Result<DataRequestPage, Self::Failure>> + Send;

    /// Something that a member asked for by data protection law
    ///
    /// `GET /api/v2/admin/enterprise/gdpr/requests/{id}`
    ///
    /// For administrators. 404 `NOT_FOUND` when there is none.
    fn get_data_request(
        &self,
        call: Self::Call,
        path: GetDataRequestPath,
    ) -> impl Future<Output = Result<DataRequestResponse, Self::Failure>> + Send;

    /// Take up, carry out or reject a request
    ///
    /// `PUT /api/v2/admin/enterprise/gdpr/requests/{id}`
    ///
    /// For administrators. The member is told what was decided. Completing a request of the type `erasure` erases the account: then nobody is left to tell. 400 `VALIDATION_ERROR` on `decision` when it is rejected without a reason; 409 `INVALID_STATE` for a move that its status does not allow, `SOLE_ADMIN` for erasing the only administrator; 403 `FORBIDDEN` for a request of one's own; 404 `NOT_FOUND` when there is none.
    fn decide_data_request(
        &self,
        call: Self::Call,
        path: DecideDataRequestPath,
        body: DecideDataRequestBody,
    ) -> impl Future<Output = Result<DataRequestResponse, Self::Failure>> + Send;

    /// Those of the `DataExport` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn data_export_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<DataExport>, Self::Failure>> + Send;

    /// Those of the `DataRequest` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn data_request_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<DataRequest>, Self::Failure>> + Send;
}

/// The ways in which `exportMyData` succeeds.
#[derive(Clone, Debug, PartialEq)]
pub enum ExportMyDataOk {
    /// 200: The file.
    Ok(WithHeaders<Raw>),
    /// 202: It is too large to wait for. It is made on the queue, and the caller hears when it is ready.
    Accepted(DataExportResponse),
}

/// The functions that serve this area.
pub(crate) fn handlers<A: PrivacyApi>() -> [Served<A>; 15] {
    [
        (Operation::DeleteMyAccount, delete_my_account::<A>),
        (Operation::CreateDataRequest, create_data_request::<A>),
        (Operation::ListMyDataRequests, list_my_data_requests::<A>),
        (Operation::WithdrawDataRequest, withdraw_data_request::<A>),
        (Operation::ExportMyData, export_my_data::<A>),
        (Operation::PrepareDataExport, prepare_data_export::<A>),
        (Operation::ListMyDataExports, list_my_data_exports::<A>),
        (Operation::GetDataExport, get_data_export::<A>),
        (Operation::CancelDataExport, cancel_data_export::<A>),
        (Operation::CreateDataExportLink, create_data_export_link::<A>),
        (Operation::DownloadDataExport, download_data_export::<A>),
        (Operation::RequestAccountDeletion, request_account_deletion::<A>),
        (Operation::ListDataRequests, list_data_requests::<A>),
        (Operation::GetDataRequest, get_data_request::<A>),
        (Operation::DecideDataRequest, decide_data_request::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 15] {
    [
        (Operation::DeleteMyAccount, |asked| delete_my_account_input(asked).map(drop)),
        (
            Operation::CreateDataRequest,
            |asked| create_data_request_input(asked).map(drop),
        ),
        (Operation::ListMyDataRequests, |_| Ok(())),
        (
            Operation::WithdrawDataRequest,
            |asked| withdraw_data_request_input(asked).map(drop),
        ),
        (Operation::ExportMyData, |asked| export_my_data_input(asked).map(drop)),
        (
            Operation::PrepareDataExport,
            |asked| prepare_data_export_input(asked).map(drop),
        ),
        (Operation::ListMyDataExports, |_| Ok(())),
        (Operation::GetDataExport, |asked| get_data_export_input(asked).map(drop)),
        (Operation::CancelDataExport, |asked| cancel_data_export_input(asked).map(drop)),
        (
            Operation::CreateDataExportLink,
            |asked| create_data_export_link_input(asked).map(drop),
        ),
        (
            Operation::DownloadDataExport,
            |asked| download_data_export_input(asked).map(drop),
        ),
        (
            Operation::RequestAccountDeletion,
            |asked| request_account_deletion_input(asked).map(drop),
        ),
        (Operation::ListDataRequests, |asked| list_data_requests_input(asked).map(drop)),
        (Operation::GetDataRequest, |asked| get_data_request_input(asked).map(drop)),
        (
            Operation::DecideDataRequest,
            |asked| decide_data_request_input(asked).map(drop),
        ),
    ]
}

fn delete_my_account_input(asked: &mut Asked) -> Result<DeleteMyAccountBody, Rejection> {
    let body: DeleteMyAccountBody = asked.body(false)?;
    Ok(body)
}

fn delete_my_account<A: PrivacyApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = delete_my_account_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().delete_my_account(call, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn create_data_request_input(
    asked: &mut Asked,
) -> Result<CreateDataRequestBody, Rejection> {
    let body: CreateDataRequestBody = asked.body(true)?;
    Ok(body)
}

fn create_data_request<A: PrivacyApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = create_data_request_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().create_data_request(call, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn list_my_data_requests<A: PrivacyApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().list_my_data_requests(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn withdraw_data_request_input(
    asked: &mut Asked,
) -> Result<WithdrawDataRequestPath, Rejection> {
    let path: WithdrawDataRequestPath = asked.path(&WITHDRAW_DATA_REQUEST_PATH)?;
    Ok(path)
}

fn withdraw_data_request<A: PrivacyApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = withdraw_data_request_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().withdraw_data_request(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn export_my_data_input(asked: &mut Asked) -> Result<ExportMyDataBody, Rejection> {
    let body: ExportMyDataBody = asked.body(false)?;
    Ok(body)
}

fn export_my_data<A: PrivacyApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = export_my_data_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().export_my_data(call, body).await?;
                Ok(
                    match answer {
                        ExportMyDataOk::Ok(answer) => {
                            answer.body.into_reply(200).with_headers(answer.headers)
                        }
                        ExportMyDataOk::Accepted(answer) => Reply::json(202, &answer),
                    },
                )
            })
        }),
    )
}

fn prepare_data_export_input(asked: &mut Asked) -> Result<ExportMyDataBody, Rejection> {
    let body: ExportMyDataBody = asked.body(false)?;
    Ok(body)
}

fn prepare_data_export<A: PrivacyApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = prepare_data_export_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().prepare_data_export(call, body).await?;
                Ok(Reply::answer(202, answer))
            })
        }),
    )
}

fn list_my_data_exports<A: PrivacyApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().list_my_data_exports(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_data_export_input(asked: &mut Asked) -> Result<GetDataExportPath, Rejection> {
    let path: GetDataExportPath = asked.path(&GET_DATA_EXPORT_PATH)?;
    Ok(path)
}

fn get_data_export<A: PrivacyApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_data_export_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_data_export(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn cancel_data_export_input(
    asked: &mut Asked,
) -> Result<CancelDataExportPath, Rejection> {
    let path: CancelDataExportPath = asked.path(&CANCEL_DATA_EXPORT_PATH)?;
    Ok(path)
}

fn cancel_data_export<A: PrivacyApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = cancel_data_export_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().cancel_data_export(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn create_data_export_link_input(
    asked: &mut Asked,
) -> Result<CreateDataExportLinkPath, Rejection> {
    let path: CreateDataExportLinkPath = asked.path(&CREATE_DATA_EXPORT_LINK_PATH)?;
    Ok(path)
}

fn create_data_export_link<A: PrivacyApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = create_data_export_link_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().create_data_export_link(call, path).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn download_data_export_input(
    asked: &mut Asked,
) -> Result<(DownloadDataExportPath, DownloadDataExportQuery), Rejection> {
    let path: DownloadDataExportPath = asked.path(&DOWNLOAD_DATA_EXPORT_PATH)?;
    let query: DownloadDataExportQuery = asked.query(&DOWNLOAD_DATA_EXPORT_QUERY)?;
    Ok((path, query))
}

fn download_data_export<A: PrivacyApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = download_data_export_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default().download_data_export(call, path, query).await?;
                Ok(answer.body.into_reply(200).with_headers(answer.headers))
            })
        }),
    )
}

fn request_account_deletion_input(
    asked: &mut Asked,
) -> Result<RequestAccountDeletionBody, Rejection> {
    let body: RequestAccountDeletionBody = asked.body(true)?;
    Ok(body)
}

fn request_account_deletion<A: PrivacyApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = request_account_deletion_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().request_account_deletion(call, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn list_data_requests_input(
    asked: &mut Asked,
) -> Result<ListDataRequestsQuery, Rejection> {
    let query: ListDataRequestsQuery = asked.query(&LIST_DATA_REQUESTS_QUERY)?;
    Ok(query)
}

fn list_data_requests<A: PrivacyApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_data_requests_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_data_requests(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_data_request_input(asked: &mut Asked) -> Result<GetDataRequestPath, Rejection> {
    let path: GetDataRequestPath = asked.path(&GET_DATA_REQUEST_PATH)?;
    Ok(path)
}

fn get_data_request<A: PrivacyApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_data_request_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_data_request(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn decide_data_request_input(
    asked: &mut Asked,
) -> Result<(DecideDataRequestPath, DecideDataRequestBody), Rejection> {
    let path: DecideDataRequestPath = asked.path(&DECIDE_DATA_REQUEST_PATH)?;
    let body: DecideDataRequestBody = asked.body(true)?;
    Ok((path, body))
}

fn decide_data_request<A: PrivacyApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = decide_data_request_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().decide_data_request(call, path, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static WITHDRAW_DATA_REQUEST_PATH: [Parameter; 1] = [
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

static GET_DATA_EXPORT_PATH: [Parameter; 1] = [
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

static CANCEL_DATA_EXPORT_PATH: [Parameter; 1] = [
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

static CREATE_DATA_EXPORT_LINK_PATH: [Parameter; 1] = [
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

static DOWNLOAD_DATA_EXPORT_PATH: [Parameter; 1] = [
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

static DOWNLOAD_DATA_EXPORT_QUERY: [Parameter; 1] = [
    Parameter {
        name: "secret",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static LIST_DATA_REQUESTS_QUERY: [Parameter; 3] = [
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
    Parameter {
        name: "status",
        kind: Kind::Word(
            &["pending", "processing", "completed", "rejected", "withdrawn"],
        ),
        many: Many::One,
        clamp: false,
    },
];

static GET_DATA_REQUEST_PATH: [Parameter; 1] = [
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

static DECIDE_DATA_REQUEST_PATH: [Parameter; 1] = [
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

/// An account that is gone.
#[derive(Clone, Debug, Serialize)]
pub struct AccountDeleted {
    /// That it is so, in the language of the call.
    pub message: String,
}

/// An account that is gone.
#[derive(Clone, Debug, Serialize)]
pub struct AccountDeletedResponse {
    /// The data.
    pub data: AccountDeleted,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// That an account waits to be erased.
#[derive(Clone, Debug, Serialize)]
pub struct AccountDeletion {
    /// Id of the request.
    pub request_id: i64,
    /// What happens now, in the language of the call.
    pub message: String,
    /// Always true. Every sign-in has ended.
    pub logout_required: bool,
}

/// That an account waits to be erased.
#[derive(Clone, Debug, Serialize)]
pub struct AccountDeletionResponse {
    /// The data.
    pub data: AccountDeletion,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The path parameters of `DELETE /api/v2/me/data-export/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CancelDataExportPath {
    /// Id of the copy.
    pub id: i64,
}

/// The path parameters of `POST /api/v2/me/data-export/{id}/link`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateDataExportLinkPath {
    /// Id of the copy.
    pub id: i64,
}

/// What somebody asks for.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CreateDataRequestBody {
    /// The type.
    #[serde(rename = "type")]
    pub type_: DataRequestType,
    /// More about it.
    pub notes: Option<String>,
}

/// A request that was made.
#[derive(Clone, Debug, Serialize)]
pub struct CreatedDataRequest {
    /// Id of the request.
    pub request_id: i64,
    /// The type.
    #[serde(rename = "type")]
    pub type_: DataRequestType,
    /// The status.
    pub status: DataRequestStatus,
    /// What happens now, in the language of the call.
    pub message: String,
    /// The request.
    pub request: DataRequest,
}

/// A request that was made.
#[derive(Clone, Debug, Serialize)]
pub struct CreatedDataRequestResponse {
    /// The data.
    pub data: CreatedDataRequest,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A copy of their data that a member asked for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DataExport {
    /// Id of the copy.
    pub id: i64,
    /// The format.
    pub format: DataExportFormat,
    /// The status.
    pub status: DataExportStatus,
    /// How far it has come, in percent.
    pub progress: i64,
    /// When it was asked for.
    pub requested_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it was made. Null until then.
    #[serde(deserialize_with = "Option::deserialize")]
    pub completed_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// How large it is. Null until it is made.
    #[serde(deserialize_with = "Option::deserialize")]
    pub file_size_bytes: Option<i64>,
    /// Until when its file is kept. Null if none is.
    #[serde(deserialize_with = "Option::deserialize")]
    pub expires_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// What kind of file a copy is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DataExportFormat {
    /// `json`.
    Json,
    /// `zip`.
    Zip,
}

crate::word! {
    DataExportFormat { Json = "json", Zip = "zip" }
}

crate::runtime::wire! {
    DataExportFormat
}

/// A link to the file of a copy.
#[derive(Clone, Debug, Serialize)]
pub struct DataExportLink {
    /// The link. Its owner alone can use it, signed in.
    pub url: String,
    /// Until when it is good.
    pub expires_at: chrono::DateTime<chrono::offset::Utc>,
}

/// A link to the file of a copy.
#[derive(Clone, Debug, Serialize)]
pub struct DataExportLinkResponse {
    /// The data.
    pub data: DataExportLink,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The copies of their data that a member asked for.
#[derive(Clone, Debug, Serialize)]
pub struct DataExportList {
    /// The newest first.
    pub exports: Vec<DataExport>,
}

/// The copies of their data that a member asked for.
#[derive(Clone, Debug, Serialize)]
pub struct DataExportListResponse {
    /// The data.
    pub data: DataExportList,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A copy of their data that a member asked for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DataExportResponse {
    /// The data.
    pub data: DataExport,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How a copy stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DataExportStatus {
    /// `preparing`.
    Preparing,
    /// `ready`.
    Ready,
    /// `delivered`.
    Delivered,
    /// `expired`.
    Expired,
    /// `cancelled`.
    Cancelled,
}

crate::word! {
    DataExportStatus { Preparing = "preparing", Ready = "ready", Delivered = "delivered",
    Expired = "expired", Cancelled = "cancelled" }
}

crate::runtime::wire! {
    DataExportStatus
}

/// Something that a member asked for by data protection law.
#[derive(Clone, Debug, Serialize)]
pub struct DataRequest {
    /// Id of the request.
    pub id: i64,
    /// Id of the member.
    pub user_id: i64,
    /// Name of the member. For administrators.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Address of the member. For administrators.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub email: Option<String>,
    /// The type.
    #[serde(rename = "type")]
    pub type_: DataRequestType,
    /// The status.
    pub status: DataRequestStatus,
    /// What the member wrote. Null if nothing.
    pub notes: Option<String>,
    /// What staff wrote when they decided. Null if nothing.
    pub decision: Option<String>,
    /// When it was made.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
    /// Until when staff have to answer.
    pub due_at: chrono::DateTime<chrono::offset::Utc>,
    /// When it was decided or withdrawn. Null as long as it is open.
    pub decided_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// What a member asked for.
#[derive(Clone, Debug, Serialize)]
pub struct DataRequestList {
    /// The newest first.
    pub data: Vec<DataRequest>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A page of requests.
#[derive(Clone, Debug, Serialize)]
pub struct DataRequestPage {
    /// The newest first.
    pub data: Vec<DataRequest>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// A request.
#[derive(Clone, Debug, Serialize)]
pub struct DataRequestResponse {
    /// The data.
    pub data: DataRequest,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How a request stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DataRequestStatus {
    /// `pending`.
    Pending,
    /// `processing`.
    Processing,
    /// `completed`.
    Completed,
    /// `rejected`.
    Rejected,
    /// `withdrawn`.
    Withdrawn,
}

crate::word! {
    DataRequestStatus { Pending = "pending", Processing = "processing", Completed =
    "completed", Rejected = "rejected", Withdrawn = "withdrawn" }
}

crate::runtime::wire! {
    DataRequestStatus
}

/// What a member asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DataRequestType {
    /// `access`.
    Access,
    /// `erasure`.
    Erasure,
    /// `portability`.
    Portability,
    /// `rectification`.
    Rectification,
    /// `restriction`.
    Restriction,
    /// `objection`.
    Objection,
}

crate::word! {
    DataRequestType { Access = "access", Erasure = "erasure", Portability =
    "portability", Rectification = "rectification", Restriction = "restriction",
    Objection = "objection" }
}

crate::runtime::wire! {
    DataRequestType
}

/// What becomes of a request.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DecideDataRequestBody {
    /// How it stands from now on.
    pub status: DataRequestStatus,
    /// What the member is told. Needed to reject.
    pub decision: Option<String>,
}

/// The path parameters of `PUT /api/v2/admin/enterprise/gdpr/requests/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DecideDataRequestPath {
    /// Id of the request.
    pub id: i64,
}

/// The proof that it is the member who leaves.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct DeleteMyAccountBody {
    /// The present password.
    pub password: Option<String>,
}

/// The path parameters of `GET /api/v2/me/data-export/{id}/file`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DownloadDataExportPath {
    /// Id of the copy.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/me/data-export/{id}/file`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DownloadDataExportQuery {
    /// The secret of the link.
    pub secret: String,
}

/// What kind of file is wanted.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ExportMyDataBody {
    /// What kind of file.
    #[serde(default = "defaults::export_my_data_body_format")]
    pub format: DataExportFormat,
}

impl std::default::Default for ExportMyDataBody {
    fn default() -> Self {
        Self {
            format: defaults::export_my_data_body_format(),
        }
    }
}

/// The path parameters of `GET /api/v2/me/data-export/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetDataExportPath {
    /// Id of the copy.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/admin/enterprise/gdpr/requests/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetDataRequestPath {
    /// Id of the request.
    pub id: i64,
}

/// The query parameters of `GET /api/v2/admin/enterprise/gdpr/requests`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListDataRequestsQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
    /// The status.
    pub status: Option<DataRequestStatus>,
}

impl std::default::Default for ListDataRequestsQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
            status: Default::default(),
        }
    }
}

/// The proof that it is the member who leaves, and why.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct RequestAccountDeletionBody {
    /// The present password.
    pub password: Option<String>,
    /// Why.
    pub reason: Option<String>,
    /// What they would like to say.
    pub feedback: Option<String>,
}

/// The path parameters of `DELETE /api/v2/users/me/gdpr-requests/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct WithdrawDataRequestPath {
    /// Id of the request.
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

    pub(super) fn export_my_data_body_format() -> super::DataExportFormat {
        super::DataExportFormat::Json
    }
}
