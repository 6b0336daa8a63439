//! The safeguarding measures' REST door.

use contract::SafeguardingApi;
use contract::safeguarding as wire;

use super::actions::{self, Wish};
use super::model::{Direction, Interaction, Kind, Measure};
use super::store::Wanted;
use crate::base::{Answer, MemberId};
use crate::call::{Call, Gateway};

impl SafeguardingApi for Gateway {
    async fn list_safeguarding_measures(
        &self,
        call: Call,
        query: wire::ListSafeguardingMeasuresQuery,
    ) -> Answer<wire::SafeguardingMeasurePage> {
        let wanted = Wanted {
            member: Some(query.member_id).filter(|id| *id > 0).map(MemberId::from),
            kind: query.kind.map(kind),
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
        let interactions = body
            .interactions
            .map(|some| some.iter().filter_map(|one| Interaction::parse(one.as_str())).collect::<Vec<_>>());
        let wish = Wish {
            kind: kind(body.kind),
            member: body.member_id.into(),
            partner: body.partner_id.map(MemberId::from),
            direction: body.direction.and_then(|direction| Direction::parse(direction.as_str())),
            interactions,
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

fn kind(kind: wire::SafeguardingKind) -> Kind {
    match kind {
        wire::SafeguardingKind::NoContact => Kind::NoContact,
        wire::SafeguardingKind::VettingRequired => Kind::VettingRequired,
        wire::SafeguardingKind::JurisdictionRequired => Kind::JurisdictionRequired,
        wire::SafeguardingKind::Vetted => Kind::Vetted,
        wire::SafeguardingKind::JurisdictionKnown => Kind::JurisdictionKnown,
    }
}

/// A measure, with who took and lifted it.
#[must_use]
pub fn shown(call: &Call, (terms, record): Measure) -> wire::SafeguardingMeasure {
    wire::SafeguardingMeasure {
        id: record.id.get(),
        kind: match terms.kind {
            Kind::NoContact => wire::SafeguardingKind::NoContact,
            Kind::VettingRequired => wire::SafeguardingKind::VettingRequired,
            Kind::JurisdictionRequired => wire::SafeguardingKind::JurisdictionRequired,
            Kind::Vetted => wire::SafeguardingKind::Vetted,
            Kind::JurisdictionKnown => wire::SafeguardingKind::JurisdictionKnown,
        },
        member_id: terms.member_id.get(),
        partner_id: terms.partner_id.map(MemberId::get),
        direction: match terms.direction {
            Direction::To => wire::SafeguardingDirection::To,
            Direction::From => wire::SafeguardingDirection::From,
            Direction::Both => wire::SafeguardingDirection::Both,
        },
        interactions: terms.interactions.map(|words| words.iter().filter_map(|word| word.parse().ok()).collect()),
        jurisdiction: terms.jurisdiction,
        in_force: record.in_force(call.now()),
        reason: record.reason,
        starts_at: record.starts_at,
        ends_at: record.ends_at,
        made_by: record.made_by.get(),
        made_at: record.made_at,
        lifted_by: record.lifted_by.map(MemberId::get),
        lifted_at: record.lifted_at,
        lift_reason: record.lift_reason,
    }
}
