//! The REST door to tables, and to texts that nobody writes here.

use std::collections::BTreeSet;
use std::convert::Infallible;

use contract::marketplace_tools as wire;
use contract::{Code, MarketplaceToolsApi, Upload};

use super::actions;
use crate::base::{Answer, Failure, Refusal};
use crate::call::Call;
use crate::catalogue::actions::owned;
use crate::rest::Rest;
use crate::say;

impl MarketplaceToolsApi for Rest {
    async fn export_marketplace_listings(&self, call: Call) -> Answer<wire::MarketplaceListingTableResponse> {
        let (csv, count) = actions::export(&call).await?;
        let filename = format!("marketplace-listings-{}.csv", call.now().format("%Y-%m-%d"));
        let data = wire::MarketplaceListingTable { csv, filename, count: i64::try_from(count).unwrap_or_default() };
        Ok(wire::MarketplaceListingTableResponse { success: true, data, meta: call.meta() })
    }

    async fn import_marketplace_listings(&self, call: Call, body: Upload) -> Answer<wire::MarketplaceImportResponse> {
        let Some(part) = body.part("file").filter(|part| !part.bytes.is_empty()) else {
            return Err(Refusal::new(Code::ValidationError, say!("field-required")).status(422).field("file").into());
        };
        let (created, broken) = actions::import(&call, &part.bytes).await?;
        let left = broken.iter().map(|one| one.row).collect::<BTreeSet<_>>().len();
        let message = call.say(&say!("marketplace-import-done", made = created, left = left));
        let error = |one: super::model::Broken| wire::MarketplaceImportError {
            row: one.row,
            field: one.field,
            message: call.say(&one.message),
        };
        let data = wire::MarketplaceImport { created, errors: broken.into_iter().map(error).collect(), message };
        Ok(wire::MarketplaceImportResponse { data, meta: call.meta() })
    }

    async fn generate_marketplace_description(
        &self,
        _: Call,
        _: wire::GenerateMarketplaceDescriptionBody,
    ) -> Answer<Infallible> {
        Err(nobody_writes())
    }

    async fn draft_marketplace_reply(
        &self,
        call: Call,
        path: wire::DraftMarketplaceReplyPath,
        _: wire::DraftMarketplaceReplyBody,
    ) -> Answer<Infallible> {
        owned(&call, path.id.into()).await?;
        Err(nobody_writes())
    }
}

fn nobody_writes() -> Failure {
    Refusal::new(Code::AiServiceError, say!("listing-writer-missing")).into()
}
