//! Series at the REST door.

use contract::EventSeriesApi;
use contract::event_series as wire;
use contract::events::EventStatus;

use super::{Rest, actor, ids};
use crate::base::Answer;
use crate::call::Call;
use crate::model::Operation;
use crate::series::{self, Shown};
use crate::store::series::Occurrence;

impl EventSeriesApi for Rest {
    async fn list_event_series(&self, call: Call, query: wire::ListEventSeriesQuery) -> Answer<wire::EventSeriesPage> {
        let before = call.cursor(query.cursor.as_deref())?.map(|cursor| cursor.0);
        let page = series::list(&call, query.per_page, before).await?;
        let meta = call.cursor_meta(query.per_page, page.next);
        Ok(wire::EventSeriesPage { data: page.items.into_iter().map(|one| shown(&call, one)).collect(), meta })
    }

    async fn create_event_series(
        &self,
        call: Call,
        body: wire::CreateEventSeriesBody,
    ) -> Answer<wire::EventSeriesResponse> {
        let made = series::create(&call, &body.title, body.description.as_deref()).await?;
        Ok(wire::EventSeriesResponse { data: shown(&call, made), meta: call.meta() })
    }

    async fn get_event_series(&self, call: Call, path: wire::GetEventSeriesPath) -> Answer<wire::EventSeriesResponse> {
        let found = series::get(&call, path.series_id.into()).await?;
        Ok(wire::EventSeriesResponse { data: shown(&call, found), meta: call.meta() })
    }

    async fn link_event_to_series(
        &self,
        call: Call,
        path: wire::LinkEventToSeriesPath,
        body: wire::LinkEventToSeriesBody,
    ) -> Answer<wire::LinkedEventResponse> {
        let seen = series::link(&call, path.id.into(), body.series_id.map(Into::into)).await?;
        let series_id = seen.event.series_id.map(|id| id.get());
        let data = wire::LinkedEvent { linked: series_id.is_some(), event_id: seen.event.id.get(), series_id };
        Ok(wire::LinkedEventResponse { data, meta: call.meta() })
    }

    async fn event_series_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::EventSeries>> {
        Ok(series::by_ids(&call, &ids(&numbers)).await?.into_iter().map(|one| shown(&call, one)).collect())
    }
}

fn shown(call: &Call, one: Shown) -> wire::EventSeries {
    let Shown { seen, occurrences } = one;
    let creator = seen.creator.id.get();
    wire::EventSeries {
        contract_version: 2,
        id: seen.series.id.get(),
        title: seen.series.title,
        description: Some(seen.series.description).filter(|text| !text.is_empty()),
        event_count: seen.series.event_count,
        next_event_at: seen.series.next_event_at,
        creator_id: creator,
        creator: actor(call, &seen.creator),
        created_at: seen.series.created_at,
        occurrences: occurrences.into_iter().map(occurrence).collect(),
    }
}

fn occurrence(row: Occurrence) -> wire::EventSeriesOccurrence {
    wire::EventSeriesOccurrence {
        id: row.id.get(),
        title: row.title,
        start_at: row.starts_at,
        end_at: row.ends_at,
        status: match row.operational_state {
            Operation::Scheduled => EventStatus::Active,
            Operation::Postponed | Operation::Cancelled => EventStatus::Cancelled,
            Operation::Completed => EventStatus::Completed,
        },
        location_label: row.location,
    }
}
