//! The safeguarding measures' REST door.

use contract::SafeguardingApi;
use contract::safeguarding as wire;

use super::actions::{self, Wish};
use super::model::Measure;
use super::store::Wanted;
use crate::base::{Answer, Failure, MemberId};
use crate::call::Call;
use crate::db::Json;

/// Safeguarding at the REST door.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rest;

impl contract::Area for Rest {
    type Call = Call;
    type Failure = Failure;
    type Holding = crate::db::Holding;

    fn holdings() -> &'static [Self::Holding] {
        super::store::holdings::HOLDINGS
    }
}

impl SafeguardingApi for Rest {
    async fn list_safeguarding_measures(
        &self,
        call: Call,
        query: wire::ListSafeguardingMeasuresQuery,
    ) -> Answer<wire::SafeguardingMeasurePage> {
        let wanted = Wanted {
            member: Some(query.member_id).filter(|id| *id > 0).map(MemberId::from),
            kind: query.kind,
            at: query.in_force.then(|| call.now()),
        };
        let (measures, total) = actions::list(&call, wanted, query.limit, (query.page - 1) * query.limit).await?;
        let meta = call.page_meta(query.page, query.limit, total);
        let data = measures.into_iter().map(|measure| shown(&call, measure)).collect();
        Ok(wire::SafeguardingMeasurePage { data, meta })
    }

    async fn create_safeguarding_measure(
        &self,
        call: Call,
        body: wire::CreateSafeguardingMeasureBody,
    ) -> Answer<wire::SafeguardingMeasureResponse> {
        let wish = Wish {
            kind: body.kind,
            member: body.member_id.into(),
            partner: body.partner_id.map(MemberId::from),
            direction: body.direction,
            interactions: body.interactions,
            jurisdiction: body.jurisdiction,
            reason: body.reason,
            starts_at: body.starts_at,
            ends_at: body.ends_at,
        };
        let measure = actions::take(&call, wish).await?;
        Ok(wire::SafeguardingMeasureResponse { data: shown(&call, measure), meta: call.meta() })
    }

    async fn lift_safeguarding_measure(
        &self,
        call: Call,
        path: wire::LiftSafeguardingMeasurePath,
        body: wire::LiftSafeguardingMeasureBody,
    ) -> Answer<wire::SafeguardingMeasureResponse> {
        let measure = actions::lift(&call, path.id.into(), &body.reason).await?;
        Ok(wire::SafeguardingMeasureResponse { data: shown(&call, measure), meta: call.meta() })
    }
}

/// A measure, with who took and lifted it.
#[must_use]
pub fn shown(call: &Call, Measure { terms, history }: Measure) -> wire::SafeguardingMeasure {
    wire::SafeguardingMeasure {
        id: history.id.get(),
        kind: terms.kind,
        member_id: terms.member_id.get(),
        partner_id: terms.partner_id.map(MemberId::get),
        direction: terms.direction,
        interactions: terms.interactions.map(|Json(some)| some),
        jurisdiction: terms.jurisdiction,
        in_force: history.in_force(call.now()),
        reason: history.reason,
        starts_at: history.starts_at,
        ends_at: history.ends_at,
        made_by: history.made_by.get(),
        made_at: history.made_at,
        lifted_by: history.lifted_by.map(MemberId::get),
        lifted_at: history.lifted_at,
        lift_reason: history.lift_reason,
    }
}
