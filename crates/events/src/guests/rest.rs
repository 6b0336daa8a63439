//! Guests at the REST door.

use contract::EventGuestsApi;
use contract::event_guests as wire;

use super::actions::{self, Named};
use super::model::next;
use crate::base::Answer;
use crate::call::Call;
use crate::rest::{Rest, face, ids, meta};

impl EventGuestsApi for Rest {
    async fn list_event_guests(
        &self,
        call: Call,
        path: wire::ListEventGuestsPath,
        query: wire::ListEventGuestsQuery,
    ) -> Answer<wire::EventGuestPage> {
        let id = path.id.into();
        let page = actions::list(&call, id, query.state, query.per_page, query.cursor.as_deref()).await?;
        let meta = meta(&call, &actions::place(&call, id, query.state), page.next, query.per_page)?;
        let data = page.items.into_iter().map(|named| guest(&call, named)).collect();
        Ok(wire::EventGuestPage { data, meta })
    }

    async fn add_event_guest(
        &self,
        call: Call,
        path: wire::AddEventGuestPath,
        body: wire::EventGuestBody,
    ) -> Answer<wire::AddEventGuestOk> {
        let (is_new, named) = actions::add(&call, path.id.into(), path.registration_id, &body.display_name).await?;
        let answer = wire::EventGuestResponse { data: guest(&call, named), meta: call.meta() };
        Ok(if is_new { wire::AddEventGuestOk::Created(answer) } else { wire::AddEventGuestOk::Ok(answer) })
    }

    async fn cancel_event_guest(
        &self,
        call: Call,
        path: wire::CancelEventGuestPath,
        body: wire::EventGuestCancelBody,
    ) -> Answer<wire::EventGuestResponse> {
        let named = actions::cancel(&call, path.id.into(), path.guest_id.into(), body.reason.as_deref()).await?;
        Ok(wire::EventGuestResponse { data: guest(&call, named), meta: call.meta() })
    }

    async fn record_event_guest_attendance(
        &self,
        call: Call,
        path: wire::RecordEventGuestAttendancePath,
        body: wire::EventGuestAttendanceBody,
    ) -> Answer<wire::EventGuestResponse> {
        let (of, step) = ((path.id.into(), path.guest_id.into()), (path.action, body.expected_version));
        let named = actions::note(&call, of, step, body.reason.as_deref()).await?;
        Ok(wire::EventGuestResponse { data: guest(&call, named), meta: call.meta() })
    }

    async fn event_guest_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::EventGuest>> {
        Ok(actions::each(&call, &ids(&numbers)).await?.into_iter().map(|named| guest(&call, named)).collect())
    }
}

fn guest(call: &Call, named: Named) -> wire::EventGuest {
    let Named { guest, name, host } = named;
    wire::EventGuest {
        id: guest.id.get(),
        event_id: guest.event_id.get(),
        registration_id: guest.registration_id,
        host_id: guest.user_id.get(),
        host: face(call, &host),
        display_name: name,
        state: guest.state,
        attendance_state: guest.attendance,
        attendance_version: guest.attendance_version,
        next_action: next(guest.state, guest.attendance),
        checked_in_at: guest.checked_in_at,
        checked_out_at: guest.checked_out_at,
        created_at: guest.created_at,
        cancelled_at: guest.cancelled_at,
    }
}
