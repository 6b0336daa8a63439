//! The REST door.

use contract::SavedSearchesApi;
use contract::saved_searches as wire;

use super::actions;
use super::store::{self, SavedSearch};
use crate::base::{Answer, Failure, ids_of};
use crate::call::Call;

/// Saved searches at the REST door.
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

impl SavedSearchesApi for Rest {
    async fn saved_search_by_number(&self, call: Call, numbers: Vec<i64>) -> Answer<Vec<wire::SavedSearch>> {
        let found = store::by_ids(&call, call.me()?, &ids_of(&numbers)).await?;
        Ok(found.into_iter().map(saved).collect())
    }

    async fn list_saved_searches(&self, call: Call) -> Answer<wire::SavedSearchList> {
        let data = actions::mine(&call).await?.into_iter().map(saved).collect();
        Ok(wire::SavedSearchList { data, meta: call.meta() })
    }

    async fn create_saved_search(
        &self,
        call: Call,
        body: wire::CreateSavedSearchBody,
    ) -> Answer<wire::SavedSearchResponse> {
        let is_told = body.notify_on_new.unwrap_or_default();
        let made = actions::create(&call, &body.name, &body.query_params.0, is_told).await?;
        Ok(wire::SavedSearchResponse { data: saved(made), meta: call.meta() })
    }

    async fn delete_saved_search(
        &self,
        call: Call,
        path: wire::DeleteSavedSearchPath,
    ) -> Answer<wire::SavedSearchDeletedResponse> {
        actions::delete(&call, path.id.into()).await?;
        Ok(wire::SavedSearchDeletedResponse { data: wire::SavedSearchDeleted { deleted: true }, meta: call.meta() })
    }

    async fn run_saved_search(
        &self,
        call: Call,
        path: wire::RunSavedSearchPath,
        body: wire::RunSavedSearchBody,
    ) -> Answer<wire::SavedSearchResponse> {
        let data = saved(actions::ran(&call, path.id.into(), body.result_count).await?);
        Ok(wire::SavedSearchResponse { data, meta: call.meta() })
    }
}

/// A saved search, as the contract has it.
#[must_use]
pub fn saved(one: SavedSearch) -> wire::SavedSearch {
    wire::SavedSearch {
        id: one.id.get(),
        name: one.name,
        query_params: wire::SavedSearchQuery(one.query_params),
        notify_on_new: one.notify_on_new,
        last_run_at: one.last_run_at,
        last_result_count: one.last_result_count,
        created_at: one.created_at,
    }
}
