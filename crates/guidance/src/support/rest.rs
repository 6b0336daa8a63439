//! The REST door of requests to staff.

use contract::SupportApi;
use contract::support as wire;

use super::actions::{self, Message, Problem};
use super::store::{Impact, Kind, RequestWithWriter, SupportRequest};
use crate::base::{Answer, MemberId, ids_of};
use crate::call::Call;
use crate::rest::Rest;
use crate::say;

impl SupportApi for Rest {
    async fn support_request_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::SupportRequest>> {
        let me = call.me()?;
        let found = actions::each(&call, &ids_of(&numbers)).await?.into_iter();
        Ok(found.map(|row| if row.request.user_id == Some(me) { shown(row.request) } else { case(row) }).collect())
    }

    async fn send_contact_message(
        &self,
        call: Call,
        body: wire::ContactMessageBody,
    ) -> Answer<wire::ContactMessageResponse> {
        let is_filled = |trap: Option<String>| trap.is_some_and(|text| !text.trim().is_empty());
        let message = Message {
            name: body.name,
            email: body.email,
            subject: body.subject,
            text: body.message,
            is_machine: is_filled(body.website) || is_filled(body.honeypot),
        };
        actions::write(&call, message).await?;
        let data = wire::ContactMessageSent { sent: true, message: call.say(&say!("support-message-arrived")) };
        Ok(wire::ContactMessageResponse { data, meta: call.meta() })
    }

    async fn report_problem(&self, call: Call, body: wire::ReportProblemBody) -> Answer<wire::ReportedProblemResponse> {
        let problem = Problem {
            kind: body.request_type.unwrap_or(Kind::Broken),
            summary: body.summary,
            description: body.description,
            impact: body.impact.unwrap_or(Impact::Minor),
            page: body.page_url.or(body.route),
        };
        let data = wire::ReportedProblem { report: shown(actions::report(&call, problem).await?) };
        Ok(wire::ReportedProblemResponse { data, meta: call.meta() })
    }

    async fn list_my_support_requests(&self, call: Call) -> Answer<wire::SupportRequestList> {
        let data = actions::mine(&call).await?.into_iter().map(shown).collect();
        Ok(wire::SupportRequestList { data, meta: call.meta() })
    }

    async fn list_support_requests(
        &self,
        call: Call,
        query: wire::ListSupportRequestsQuery,
    ) -> Answer<wire::SupportRequestPage> {
        let cursor = call.cursor(query.cursor.as_deref())?;
        let page = actions::list(&call, query.status, query.per_page, cursor).await?;
        let data = page.items.into_iter().map(case).collect();
        Ok(wire::SupportRequestPage { data, meta: call.cursor_meta(query.per_page, page.next) })
    }

    async fn resolve_support_request(
        &self,
        call: Call,
        path: wire::ResolveSupportRequestPath,
        body: wire::ResolveSupportRequestBody,
    ) -> Answer<wire::SupportRequestResponse> {
        let data = case(actions::resolve(&call, path.id.into(), body.answer.as_deref()).await?);
        Ok(wire::SupportRequestResponse { data, meta: call.meta() })
    }
}

/// A request as whoever wrote it sees it.
fn shown(request: SupportRequest) -> wire::SupportRequest {
    wire::SupportRequest {
        id: request.id.get(),
        reference: format!("SR-{}", request.id.get()),
        request_type: request.kind,
        status: request.status,
        impact: request.impact,
        summary: request.summary,
        description: request.description,
        page_url: request.page_url,
        user_id: request.user_id.map(MemberId::get),
        name: None,
        email: None,
        answer: request.answer,
        created_at: request.created_at,
        decided_at: request.decided_at,
    }
}

/// A request as staff see it.
fn case(row: RequestWithWriter) -> wire::SupportRequest {
    let RequestWithWriter { request, writer } = row;
    wire::SupportRequest { name: Some(writer.name), email: Some(writer.email), ..shown(request) }
}
