//! The REST door.

use contract::EventRewardsApi;
use contract::event_rewards as wire;

use super::actions::{self, Standing, Wanted};
use super::store::Shown;
use crate::base::{Answer, MemberId, TransactionId};
use crate::call::Call;
use crate::rest::{Actors, Rest, actor, face, ids};

impl EventRewardsApi for Rest {
    async fn get_event_attendance_reward(
        &self,
        call: Call,
        path: wire::GetEventAttendanceRewardPath,
    ) -> Answer<wire::EventAttendanceRewardResponse> {
        reward(&call, actions::standing(&call, path.id.into()).await?).await
    }

    async fn set_event_attendance_reward(
        &self,
        call: Call,
        path: wire::SetEventAttendanceRewardPath,
        body: wire::EventAttendanceRewardBody,
    ) -> Answer<wire::EventAttendanceRewardResponse> {
        reward(&call, actions::set(&call, path.id.into(), body.hours, body.expected_version).await?).await
    }

    async fn list_event_attendance_claims(
        &self,
        call: Call,
        query: wire::ListEventAttendanceClaimsQuery,
    ) -> Answer<wire::EventAttendanceClaimPage> {
        let wanted = Wanted { status: query.status, event: query.event_id.map(Into::into) };
        let (rows, total) = actions::list(&call, wanted, (query.limit, (query.page - 1) * query.limit)).await?;
        let meta = call.page_meta(query.page, query.limit, total);
        Ok(wire::EventAttendanceClaimPage { data: all(&call, rows).await?, meta })
    }

    async fn retry_event_attendance_claim(
        &self,
        call: Call,
        path: wire::RetryEventAttendanceClaimPath,
    ) -> Answer<wire::EventAttendanceClaimResponse> {
        one(&call, actions::retry(&call, path.claim_id.into()).await?).await
    }

    async fn reverse_event_attendance_claim(
        &self,
        call: Call,
        path: wire::ReverseEventAttendanceClaimPath,
        body: wire::EventAttendanceClaimReversalBody,
    ) -> Answer<wire::EventAttendanceClaimResponse> {
        one(&call, actions::reverse(&call, path.claim_id.into(), &body.reason).await?).await
    }

    async fn event_attendance_claim_by_number(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<wire::EventAttendanceClaim>> {
        let rows = actions::by_ids(&call, &ids(&numbers)).await?;
        all(&call, rows).await
    }
}

async fn reward(call: &Call, standing: Standing) -> Answer<wire::EventAttendanceRewardResponse> {
    let Standing { event, reward, counts } = standing;
    let decided_by = reward.and_then(|reward| reward.decided_by);
    let actors = Actors::of(call, decided_by.into_iter()).await?;
    let decider = decided_by.and_then(|id| actors.find(id));
    let data = wire::EventAttendanceReward {
        event_id: event.get(),
        hours: reward.map_or(0.0, |reward| reward.hours.decimal()),
        version: reward.map_or(0, |reward| reward.version),
        decided_by_id: decider.map(|card| MemberId::get(card.id)),
        decided_by: decider.map(|card| actor(call, card)),
        updated_at: reward.map(|reward| reward.updated_at),
        pending_count: counts.pending,
        paid_count: counts.paid,
        paid_hours: counts.paid_hours.decimal(),
        pending_hours: counts.pending_hours.decimal(),
        fund_hours: counts.fund.decimal(),
    };
    Ok(wire::EventAttendanceRewardResponse { data, meta: call.meta() })
}

async fn one(call: &Call, row: Shown) -> Answer<wire::EventAttendanceClaimResponse> {
    let actors = Actors::of(call, row.claim.decided_by.into_iter()).await?;
    Ok(wire::EventAttendanceClaimResponse { data: claim(call, row, &actors), meta: call.meta() })
}

async fn all(call: &Call, rows: Vec<Shown>) -> Answer<Vec<wire::EventAttendanceClaim>> {
    let actors = Actors::of(call, rows.iter().filter_map(|row| row.claim.decided_by)).await?;
    Ok(rows.into_iter().map(|row| claim(call, row, &actors)).collect())
}

fn claim(call: &Call, row: Shown, actors: &Actors) -> wire::EventAttendanceClaim {
    let status = row.status();
    let Shown { claim, around, member } = row;
    let decider = claim.decided_by.and_then(|id| actors.find(id));
    wire::EventAttendanceClaim {
        id: claim.id.get(),
        event_id: claim.event_id.get(),
        event_title: around.event_title,
        user_id: member.id.get(),
        member: face(call, &member),
        hours: claim.hours.decimal(),
        status,
        waits_for: claim.waits_for,
        version: claim.version,
        transaction_id: claim.transaction_id.map(TransactionId::get),
        reversal_id: around.reversal_id.map(TransactionId::get),
        reason: claim.reason,
        decided_by_id: decider.map(|card| MemberId::get(card.id)),
        decided_by: decider.map(|card| actor(call, card)),
        created_at: claim.created_at,
        updated_at: claim.updated_at,
        paid_at: claim.paid_at,
        reversed_at: claim.reversed_at.or(around.reversal_at),
    }
}
