//! The REST door.

use contract::privacy as wire;
use contract::{PrivacyApi, Raw, WithHeaders};
use http::header::{CACHE_CONTROL, CONTENT_DISPOSITION};
use http::{HeaderMap, HeaderName, HeaderValue};

use super::export::{Copy, Fetched};
use super::model::Format;
use super::store::copies::DataExport;
use super::store::{DataRequest, DataRequestId, RequestWithAsker};
use super::{copies, erasure, export, requests};
use crate::base::{Answer, Failure, Fault, ids_of};
use crate::call::Call;
use crate::media;
use crate::say;

/// Data protection at the REST door.
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

impl PrivacyApi for Rest {
    async fn data_request_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::DataRequest>> {
        let me = call.me()?;
        let found = requests::each(&call, &ids_of(&numbers)).await?.into_iter();
        Ok(found.map(|row| if row.request.user_id == me { shown(row.request) } else { case(row) }).collect())
    }

    async fn data_export_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::DataExport>> {
        Ok(copies::each(&call, &ids_of(&numbers)).await?.iter().map(export_shown).collect())
    }

    async fn create_data_request(
        &self,
        call: Call,
        body: wire::CreateDataRequestBody,
    ) -> Answer<wire::CreatedDataRequestResponse> {
        let request = requests::create(&call, body.type_, body.notes.as_deref()).await?;
        let data = wire::CreatedDataRequest {
            request_id: request.id.get(),
            type_: request.kind,
            status: request.status,
            message: call.say(&say!("data-request-received")),
            request: shown(request),
        };
        Ok(wire::CreatedDataRequestResponse { data, meta: call.meta() })
    }

    async fn list_my_data_requests(&self, call: Call) -> Answer<wire::DataRequestList> {
        let data = requests::mine(&call).await?.into_iter().map(shown).collect();
        Ok(wire::DataRequestList { data, meta: call.meta() })
    }

    async fn withdraw_data_request(
        &self,
        call: Call,
        path: wire::WithdrawDataRequestPath,
    ) -> Answer<wire::DataRequestResponse> {
        let data = shown(requests::withdraw(&call, path.id.into()).await?);
        Ok(wire::DataRequestResponse { data, meta: call.meta() })
    }

    async fn export_my_data(&self, call: Call, body: wire::ExportMyDataBody) -> Answer<wire::ExportMyDataOk> {
        Ok(match export::fetch(&call, body.format).await? {
            Fetched::Now(copy) => wire::ExportMyDataOk::Ok(attached(copy)?),
            Fetched::Later(copy) => wire::ExportMyDataOk::Accepted(answer(&call, &copy)),
        })
    }

    async fn prepare_data_export(&self, call: Call, body: wire::ExportMyDataBody) -> Answer<wire::DataExportResponse> {
        let copy = copies::prepare(&call, body.format).await?;
        Ok(answer(&call, &copy))
    }

    async fn get_data_export(&self, call: Call, path: wire::GetDataExportPath) -> Answer<wire::DataExportResponse> {
        let copy = copies::one(&call, path.id.into()).await?;
        Ok(answer(&call, &copy))
    }

    async fn cancel_data_export(
        &self,
        call: Call,
        path: wire::CancelDataExportPath,
    ) -> Answer<wire::DataExportResponse> {
        let copy = copies::cancel(&call, path.id.into()).await?;
        Ok(answer(&call, &copy))
    }

    async fn create_data_export_link(
        &self,
        call: Call,
        path: wire::CreateDataExportLinkPath,
    ) -> Answer<wire::DataExportLinkResponse> {
        let link = copies::link(&call, path.id.into()).await?;
        let meta = call.meta();
        let url = format!("{}/api/v2/me/data-export/{}/file?secret={}", meta.base_url, path.id, link.secret);
        Ok(wire::DataExportLinkResponse { data: wire::DataExportLink { url, expires_at: link.expires_at }, meta })
    }

    async fn download_data_export(
        &self,
        call: Call,
        path: wire::DownloadDataExportPath,
        query: wire::DownloadDataExportQuery,
    ) -> Answer<WithHeaders<Raw>> {
        attached(copies::download(&call, path.id.into(), &query.secret).await?)
    }

    async fn list_my_data_exports(&self, call: Call) -> Answer<wire::DataExportListResponse> {
        let exports = export::history(&call).await?.iter().map(export_shown).collect();
        Ok(wire::DataExportListResponse { data: wire::DataExportList { exports }, meta: call.meta() })
    }

    async fn delete_my_account(
        &self,
        call: Call,
        body: wire::DeleteMyAccountBody,
    ) -> Answer<wire::AccountDeletedResponse> {
        erasure::leave(&call, body.password.as_deref()).await?;
        let data = wire::AccountDeleted { message: call.say(&say!("account-erased")) };
        Ok(wire::AccountDeletedResponse { data, meta: call.meta() })
    }

    async fn request_account_deletion(
        &self,
        call: Call,
        body: wire::RequestAccountDeletionBody,
    ) -> Answer<wire::AccountDeletionResponse> {
        let words = [body.reason.as_deref(), body.feedback.as_deref()];
        let request = requests::leave(&call, body.password.as_deref(), words).await?;
        let message = call.say(&say!("data-request-received"));
        let data = wire::AccountDeletion { request_id: request.id.get(), message, logout_required: true };
        Ok(wire::AccountDeletionResponse { data, meta: call.meta() })
    }

    async fn list_data_requests(
        &self,
        call: Call,
        query: wire::ListDataRequestsQuery,
    ) -> Answer<wire::DataRequestPage> {
        let cursor = call.cursor(query.cursor.as_deref())?;
        let page = requests::list(&call, query.status, query.per_page, cursor).await?;
        let data = page.items.into_iter().map(case).collect();
        Ok(wire::DataRequestPage { data, meta: call.cursor_meta(query.per_page, page.next) })
    }

    async fn get_data_request(&self, call: Call, path: wire::GetDataRequestPath) -> Answer<wire::DataRequestResponse> {
        let data = case(requests::one(&call, path.id.into()).await?);
        Ok(wire::DataRequestResponse { data, meta: call.meta() })
    }

    async fn decide_data_request(
        &self,
        call: Call,
        path: wire::DecideDataRequestPath,
        body: wire::DecideDataRequestBody,
    ) -> Answer<wire::DataRequestResponse> {
        let id: DataRequestId = path.id.into();
        let data = case(requests::decide(&call, id, body.status, body.decision.as_deref()).await?);
        Ok(wire::DataRequestResponse { data, meta: call.meta() })
    }
}

/// A request as its member sees it.
#[must_use]
pub fn shown(request: DataRequest) -> wire::DataRequest {
    wire::DataRequest {
        id: request.id.get(),
        user_id: request.user_id.get(),
        name: None,
        email: None,
        type_: request.kind,
        status: request.status,
        notes: request.notes,
        decision: request.decision,
        created_at: request.created_at,
        due_at: request.due_at,
        decided_at: request.decided_at,
    }
}

/// A request as administrators see it.
#[must_use]
pub fn case(row: RequestWithAsker) -> wire::DataRequest {
    let RequestWithAsker { request, asker } = row;
    wire::DataRequest { name: Some(asker.name), email: Some(asker.email), ..shown(request) }
}

/// A copy as its member sees it.
#[must_use]
pub fn export_shown(copy: &DataExport) -> wire::DataExport {
    wire::DataExport {
        id: copy.id.get(),
        format: copy.format,
        status: copy.status,
        progress: copy.progress,
        requested_at: copy.requested_at,
        completed_at: copy.completed_at,
        file_size_bytes: copy.bytes,
        expires_at: copy.expires_at,
    }
}

fn answer(call: &Call, copy: &DataExport) -> wire::DataExportResponse {
    wire::DataExportResponse { data: export_shown(copy), meta: call.meta() }
}

/// A copy as a file that is to be saved.
fn attached(copy: Copy) -> Answer<WithHeaders<Raw>> {
    let id = copy.id.get().to_string();
    let headers = HeaderMap::from_iter([
        (CONTENT_DISPOSITION, HeaderValue::from_str(&media::disposition(false, &copy.name)).map_err(Fault::new)?),
        (CACHE_CONTROL, HeaderValue::from_static("no-store")),
        (HeaderName::from_static("x-export-id"), HeaderValue::from_str(&id).map_err(Fault::new)?),
    ]);
    let content_type = match copy.format {
        Format::Json => "application/json",
        Format::Zip => "application/zip",
    };
    Ok(WithHeaders { headers, body: Raw { content_type: content_type.to_owned(), body: copy.bytes } })
}
