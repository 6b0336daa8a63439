//! Attendance at the REST door.

use contract::event_attendance as wire;
use contract::{Code, EventAttendanceApi, WithHeaders};

use super::actions::{self, CheckedIn, Hindered, Recorded};
use super::model::State;
use super::store::Line;
use crate::base::{Answer, Failure, Hours, MemberId, Refusal};
use crate::call::Call;
use crate::members::{self, Eyes};
use crate::model::EventId;
use crate::rest::{Rest, face, meta, private};
use crate::rewards;
use crate::say;

impl EventAttendanceApi for Rest {
    async fn list_event_attendance(
        &self,
        call: Call,
        path: wire::ListEventAttendancePath,
        query: wire::ListEventAttendanceQuery,
    ) -> Answer<wire::EventAttendancePage> {
        let id = path.id.into();
        let page = actions::roster(&call, id, query.state, query.per_page, query.cursor.as_deref()).await?;
        let meta = meta(&call, &actions::roster_place(&call, id, query.state), page.next, query.per_page)?;
        let data = page.items.into_iter().map(|line| record(&call, id, line)).collect();
        Ok(wire::EventAttendancePage { data, meta })
    }

    async fn check_in_event_member(
        &self,
        call: Call,
        path: wire::CheckInEventMemberPath,
        body: wire::EventMemberCheckInBody,
    ) -> Answer<wire::EventCheckInResponse> {
        check_in(&call, path.id.into(), body.user_id.into(), (body.hours, body.notes.as_deref())).await
    }

    async fn check_in_event_members(
        &self,
        call: Call,
        path: wire::CheckInEventMembersPath,
        body: wire::EventBulkCheckInBody,
    ) -> Answer<wire::EventBulkCheckInResponse> {
        no_hours(body.hours)?;
        let members: Vec<MemberId> = body.user_ids.into_iter().map(Into::into).collect();
        let done = actions::check_in(&call, path.id.into(), &members, body.notes.as_deref()).await;
        let outcomes: Vec<_> =
            done.map_err(as_older)?.into_iter().map(|(member, outcome)| outcome_of(&call, member, outcome)).collect();
        let count = |is: &dyn Fn(&wire::EventBulkCheckInOutcome) -> bool| {
            i64::try_from(outcomes.iter().filter(|one| is(one)).count()).unwrap_or(i64::MAX)
        };
        let (total, failed) = (count(&|_| true), count(&|one| !one.success));
        let data = wire::EventBulkCheckIn {
            event_id: path.id,
            total,
            processed: total,
            successful: total - failed,
            marked: count(&|one| one.outcome == wire::EventCheckInOutcome::CheckedIn),
            already_checked_in: count(&|one| one.outcome == wire::EventCheckInOutcome::AlreadyCheckedIn),
            failed,
            complete: failed == 0,
            partial_success: failed > 0 && failed < total,
            outcomes,
        };
        Ok(wire::EventBulkCheckInResponse { data, meta: call.meta() })
    }

    async fn redeem_event_check_in_code(
        &self,
        call: Call,
        path: wire::RedeemEventCheckInCodePath,
        body: wire::EventCodeBody,
    ) -> Answer<wire::EventAttendanceResponse> {
        let id = path.id.into();
        let done = actions::redeem(&call, id, &body.credential, body.action, body.reason.as_deref()).await?;
        noted(&call, id, done).await
    }

    async fn get_event_check_in_code(
        &self,
        call: Call,
        path: wire::GetEventCheckInCodePath,
    ) -> Answer<WithHeaders<wire::EventCheckInCodeResponse>> {
        let code = actions::code(&call, path.id.into()).await?;
        let data = wire::EventCheckInCode {
            event_id: path.id,
            action: code.action,
            credential: code.credential,
            expires_at: code.expires,
        };
        Ok(private(wire::EventCheckInCodeResponse { data, meta: call.meta() }))
    }

    async fn check_in_event_attendee(
        &self,
        call: Call,
        path: wire::CheckInEventAttendeePath,
        body: wire::EventCheckInBody,
    ) -> Answer<wire::EventCheckInResponse> {
        check_in(&call, path.id.into(), path.attendee_id.into(), (body.hours, body.notes.as_deref())).await
    }

    async fn record_event_attendance(
        &self,
        call: Call,
        path: wire::RecordEventAttendancePath,
        body: wire::EventAttendanceBody,
    ) -> Answer<wire::EventAttendanceResponse> {
        let (id, member) = (path.id.into(), path.user_id.into());
        let step = (body.action, body.expected_version);
        let done = actions::note(&call, id, member, step, body.reason.as_deref()).await?;
        noted(&call, id, done).await
    }
}

fn no_hours(hours: Option<f64>) -> Answer<()> {
    match hours {
        None => Ok(()),
        Some(_) => {
            Err(Refusal::new(Code::HoursOverrideUnavailable, say!("event-check-in-hours")).field("hours").into())
        }
    }
}

async fn check_in(
    call: &Call,
    id: EventId,
    member: MemberId,
    (hours, notes): (Option<f64>, Option<&str>),
) -> Answer<wire::EventCheckInResponse> {
    no_hours(hours)?;
    let done = actions::check_in(call, id, &[member], notes).await.map_err(as_older)?.pop();
    let (_, outcome) = done.ok_or_else(crate::model::missing)?;
    let CheckedIn { attendance, member, marked, came, version, credit } =
        outcome.map_err(|Hindered { code, sentence }| as_older(Refusal::new(code, sentence).into()))?;
    let data = wire::EventCheckIn {
        attendance_id: attendance,
        event_id: id.get(),
        user_id: member.get(),
        attendee_id: member.get(),
        outcome: outcome_word(marked),
        checked_in: true,
        marked,
        already_checked_in: !marked,
        replayed: !marked,
        checked_in_at: came,
        credit_status: credit,
        hours_credited: hours_of(call, id, (member, credit)).await?,
        attendance_version: version,
    };
    Ok(wire::EventCheckInResponse { data, meta: call.meta() })
}

/// Hours that a member has for coming to an event.
async fn hours_of(call: &Call, event: EventId, (member, credit): (MemberId, wire::EventCreditStatus)) -> Answer<f64> {
    if credit != wire::EventCreditStatus::AlreadySettled {
        return Ok(0.0);
    }
    Ok(rewards::store::paid_hours(call, event, member).await?.map_or(0.0, Hours::decimal))
}

/// What clients of the first contract are told instead. Source: spec events 9.
fn as_older(failure: Failure) -> Failure {
    let Failure::Refusal(refusal) = failure else { return failure };
    let mut refusal = *refusal;
    let (status, code) = match refusal.code() {
        Code::EventOccurrenceRequired => (409, Code::EventUnavailable),
        Code::EventAttendanceTooEarly => (422, Code::TooEarly),
        Code::EventAttendanceWindowClosed => (422, Code::EventEnded),
        Code::EventAttendanceRegistrationRequired | Code::EventRegistrationMemberNotFound => (404, Code::NotFound),
        _ => return refusal.into(),
    };
    refusal.status = status;
    refusal.items.iter_mut().for_each(|item| item.code = code);
    refusal.into()
}

fn outcome_word(marked: bool) -> wire::EventCheckInOutcome {
    if marked { wire::EventCheckInOutcome::CheckedIn } else { wire::EventCheckInOutcome::AlreadyCheckedIn }
}

fn outcome_of(call: &Call, member: MemberId, outcome: Result<CheckedIn, Hindered>) -> wire::EventBulkCheckInOutcome {
    match outcome {
        Ok(done) => wire::EventBulkCheckInOutcome {
            user_id: member.get(),
            success: true,
            outcome: outcome_word(done.marked),
            attendance_version: Some(done.version),
            checked_in_at: done.came,
            code: None,
            message: None,
        },
        Err(Hindered { code, sentence }) => wire::EventBulkCheckInOutcome {
            user_id: member.get(),
            success: false,
            outcome: wire::EventCheckInOutcome::Failed,
            attendance_version: None,
            checked_in_at: None,
            code: Some(code),
            message: Some(call.say(&sentence)),
        },
    }
}

async fn noted(call: &Call, event: EventId, done: Recorded) -> Answer<wire::EventAttendanceResponse> {
    let card = members::store::by_ids(call, &[done.member]).await?.pop();
    let member = wire::EventAttendanceMember {
        id: done.member.get(),
        display_name: card.map(|card| Eyes::of(call).name(&card)),
    };
    let mutation = wire::EventAttendanceMutation {
        attendance_id: done.attendance,
        event_id: event.get(),
        user_id: done.member.get(),
        action: done.action,
        from_state: done.from,
        to_state: done.to,
        changed: true,
        idempotent_replay: false,
        attendance_version: done.version,
        changed_at: done.at,
        checked_in_at: done.times.came,
        checked_out_at: done.times.went,
        history_entry_id: done.history,
        credit_status: done.credit,
    };
    let data = wire::EventAttendanceNoted { member, mutation };
    Ok(wire::EventAttendanceResponse { data, meta: call.meta() })
}

fn record(call: &Call, event: EventId, line: Line) -> wire::EventAttendanceRecord {
    let Line { noted, member } = line;
    wire::EventAttendanceRecord {
        attendance_id: noted.attendance_id,
        event_id: event.get(),
        user_id: member.id.get(),
        registration_state: noted.registration,
        state: noted.state.unwrap_or(State::NotCheckedIn),
        attendance_version: noted.version,
        checked_in_at: noted.checked_in_at,
        checked_out_at: noted.checked_out_at,
        changed_at: noted.changed_at,
        changed_by_id: noted.changed_by.map(MemberId::get),
        reason: noted.reason,
        member: face(call, &member),
    }
}
