//! The safeguarding measures' REST door.

use contract::SafeguardingApi;
use contract::safeguarding as wire;

use super::actions::{self, Wish};
use super::model::Measure;
use super::options::actions::{self as options, Change, NewOption};
use super::options::model::{Choice, ChoicesRead, Offered, Value};
use super::store::{self, Wanted};
use crate::base::{Answer, Failure, MeasureId, MemberId, ids_of};
use crate::call::Call;
use crate::db::Json;

/// Safeguarding at the REST door.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rest;

impl contract::Area for Rest {
    type Call = Call;
    type Failure = Failure;
    type Brings = crate::call::Brings;

    fn brings() -> &'static Self::Brings {
        &super::BRINGS
    }
}

impl SafeguardingApi for Rest {
    async fn safeguarding_measure_by_number(
        &self,
        call: Call,
        numbers: Vec<i64>,
    ) -> Answer<Vec<wire::SafeguardingMeasure>> {
        if !call.member()?.is_broker_or_admin() {
            return Ok(Vec::new());
        }
        let found = store::by_ids(&call, &ids_of(&numbers)).await?.into_iter();
        Ok(found.map(|measure| shown(&call, measure)).collect())
    }

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

    async fn list_safeguarding_options(&self, call: Call) -> Answer<wire::SafeguardingOptionList> {
        let data = options::all(&call).await?.into_iter().map(option).collect();
        Ok(wire::SafeguardingOptionList { data, meta: call.meta() })
    }

    async fn create_safeguarding_option(
        &self,
        call: Call,
        body: wire::CreateSafeguardingOptionBody,
    ) -> Answer<wire::SafeguardingOptionResponse> {
        let new = NewOption {
            key: body.option_key,
            kind: body.option_type,
            label: body.label,
            description: body.description,
            help_url: body.help_url,
            is_required: body.is_required,
            values: values(body.select_options.unwrap_or_default()),
            measure: body.measure,
            sort_order: body.sort_order,
        };
        let data = option(options::offer(&call, new).await?);
        Ok(wire::SafeguardingOptionResponse { data, meta: call.meta() })
    }

    async fn update_safeguarding_option(
        &self,
        call: Call,
        path: wire::UpdateSafeguardingOptionPath,
        body: wire::UpdateSafeguardingOptionBody,
    ) -> Answer<wire::SafeguardingOptionResponse> {
        let change = Change {
            label: body.label,
            description: body.description,
            help_url: body.help_url,
            is_required: body.is_required,
            values: body.select_options.map(values),
            sort_order: body.sort_order,
            is_active: body.is_active,
        };
        let data = option(options::change(&call, path.id.into(), change).await?);
        Ok(wire::SafeguardingOptionResponse { data, meta: call.meta() })
    }

    async fn list_safeguarding_choices(
        &self,
        call: Call,
        query: wire::ListSafeguardingChoicesQuery,
    ) -> Answer<wire::SafeguardingChoicePage> {
        let member = Some(query.member_id).filter(|id| *id > 0).map(MemberId::from);
        let page = options::choices(&call, member, query.per_page, call.cursor(query.cursor.as_deref())?).await?;
        let meta = call.cursor_meta(query.per_page, page.next);
        Ok(wire::SafeguardingChoicePage { data: page.items.into_iter().map(choice).collect(), meta })
    }

    async fn list_my_safeguarding_reads(
        &self,
        call: Call,
        query: wire::ListMySafeguardingReadsQuery,
    ) -> Answer<wire::SafeguardingReadPage> {
        let page = options::reads(&call, query.per_page, call.cursor(query.cursor.as_deref())?).await?;
        let meta = call.cursor_meta(query.per_page, page.next);
        Ok(wire::SafeguardingReadPage { data: page.items.into_iter().map(read).collect(), meta })
    }
}

/// Values to choose, as the contract has them.
fn values(all: Vec<wire::SafeguardingSelectInput>) -> Vec<Value> {
    all.into_iter()
        .map(|one| Value { value: one.value.trim().to_owned(), label: one.label.trim().to_owned() })
        .collect()
}

/// The same the other way.
#[must_use]
pub fn select_options(all: Json<Vec<Value>>) -> Vec<wire::SafeguardingSelectOption> {
    all.0.into_iter().map(|one| wire::SafeguardingSelectOption { value: one.value, label: one.label }).collect()
}

/// An option, as the contract has it.
fn option(one: Offered) -> wire::SafeguardingOption {
    wire::SafeguardingOption {
        id: one.id.get(),
        option_key: one.option_key,
        option_type: one.kind,
        label: one.label,
        description: one.description,
        help_url: one.help_url,
        is_required: one.is_required,
        select_options: select_options(one.select_options),
        measure: one.measure,
        sort_order: one.sort_order,
        is_active: one.is_active,
        created_at: one.created_at,
        updated_at: one.updated_at,
    }
}

fn choice(one: Choice) -> wire::SafeguardingChoice {
    wire::SafeguardingChoice {
        id: one.id,
        member_id: one.user_id.get(),
        option_id: one.option_id.get(),
        option_key: one.option_key,
        label: one.label,
        value: one.value,
        measure_id: one.measure_id.map(MeasureId::get),
        chosen_at: one.chosen_at,
        withdrawn_at: one.withdrawn_at,
    }
}

fn read(one: ChoicesRead) -> wire::SafeguardingRead {
    wire::SafeguardingRead {
        id: one.id,
        reader_id: one.reader_id.get(),
        reader_name: one.reader_name,
        times: one.times,
        first_read_at: one.first_read_at,
        last_read_at: one.last_read_at,
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
