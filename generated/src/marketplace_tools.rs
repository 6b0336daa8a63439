// Made from contract/areas/marketplace_tools.yaml by codegen; edit the contract instead.

//! The area `marketplace_tools`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, Parameter, Read, Rejection, Reply, Served, Upload, Work,
};

/// What the gateway answers in the area `marketplace_tools`: one method an operation.
pub trait MarketplaceToolsApi: Area {
    /// The caller's listings as a table
    ///
    /// `GET /api/v2/marketplace/listings/export-csv`
    ///
    /// All but removed ones, newest first, as CSV with the columns that an import takes, and some more. A cell that a spreadsheet would take for a formula begins with an apostrophe. At most 5,000 rows.
    fn export_marketplace_listings(
        &self,
        call: Self::Call,
    ) -> impl Future<
        Output = Result<MarketplaceListingTableResponse, Self::Failure>,
    > + Send;

    /// Make drafts of a table
    ///
    /// `POST /api/v2/marketplace/listings/import-csv`
    ///
    /// The part `file` is CSV in UTF-8, at most 2 MB, with a row of names; `title` and `description` are required columns, and `tagline`, `price`, `price_currency`, `price_type`, `time_credit_price`, `category` (a slug), `condition`, `quantity`, `inventory_count`, `location`, `delivery_method`, `seller_type`, `shipping_available` and `local_pickup` are read. At most 50 rows. A row becomes a draft, whole or not at all: `errors` says why not, by row and column, and the others are made. With an `Idempotency-Key`, a repeated call answers the same and makes nothing. 422 `VALIDATION_ERROR` on `file` for a file that is no such table, is too large or has too many rows; then nothing is made. 403 `SELLER_SUSPENDED` for a suspended seller, 403 `FORBIDDEN` for visitors from another community.
    fn import_marketplace_listings(
        &self,
        call: Self::Call,
        body: Upload,
    ) -> impl Future<Output = Result<MarketplaceImportResponse, Self::Failure>> + Send;

    /// Have a description written
    ///
    /// `POST /api/v2/marketplace/listings/generate-description`
    ///
    /// This gateway has no service that writes texts: a call that is otherwise in order is 503 `AI_SERVICE_ERROR`, so that clients show their own form.
    fn generate_marketplace_description(
        &self,
        call: Self::Call,
        body: GenerateMarketplaceDescriptionBody,
    ) -> impl Future<Output = Result<std::convert::Infallible, Self::Failure>> + Send;

    /// Have an answer to a question written
    ///
    /// `POST /api/v2/marketplace/listings/{id}/auto-reply`
    ///
    /// Its seller only. This gateway has no service that writes texts: a call that is otherwise in order is 503 `AI_SERVICE_ERROR`, so that clients show their own form. 403 `FORBIDDEN` for others who may see it, 404 `RESOURCE_NOT_FOUND` for everybody else.
    fn draft_marketplace_reply(
        &self,
        call: Self::Call,
        path: DraftMarketplaceReplyPath,
        body: DraftMarketplaceReplyBody,
    ) -> impl Future<Output = Result<std::convert::Infallible, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: MarketplaceToolsApi>() -> [Served<A>; 4] {
    [
        (Operation::ExportMarketplaceListings, export_marketplace_listings::<A>),
        (Operation::ImportMarketplaceListings, import_marketplace_listings::<A>),
        (
            Operation::GenerateMarketplaceDescription,
            generate_marketplace_description::<A>,
        ),
        (Operation::DraftMarketplaceReply, draft_marketplace_reply::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 4] {
    [
        (Operation::ExportMarketplaceListings, |_| Ok(())),
        (
            Operation::ImportMarketplaceListings,
            |asked| import_marketplace_listings_input(asked).map(drop),
        ),
        (
            Operation::GenerateMarketplaceDescription,
            |asked| generate_marketplace_description_input(asked).map(drop),
        ),
        (
            Operation::DraftMarketplaceReply,
            |asked| draft_marketplace_reply_input(asked).map(drop),
        ),
    ]
}

fn export_marketplace_listings<A: MarketplaceToolsApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().export_marketplace_listings(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn import_marketplace_listings_input(asked: &mut Asked) -> Result<Upload, Rejection> {
    let body: Upload = asked.upload()?;
    Ok(body)
}

fn import_marketplace_listings<A: MarketplaceToolsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = import_marketplace_listings_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().import_marketplace_listings(call, body).await?;
                Ok(Reply::json(201, &answer))
            })
        }),
    )
}

fn generate_marketplace_description_input(
    asked: &mut Asked,
) -> Result<GenerateMarketplaceDescriptionBody, Rejection> {
    let body: GenerateMarketplaceDescriptionBody = asked.body(true)?;
    Ok(body)
}

fn generate_marketplace_description<A: MarketplaceToolsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = generate_marketplace_description_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default()
                    .generate_marketplace_description(call, body)
                    .await?;
                match answer {}
            })
        }),
    )
}

fn draft_marketplace_reply_input(
    asked: &mut Asked,
) -> Result<(DraftMarketplaceReplyPath, DraftMarketplaceReplyBody), Rejection> {
    let path: DraftMarketplaceReplyPath = asked.path(&DRAFT_MARKETPLACE_REPLY_PATH)?;
    let body: DraftMarketplaceReplyBody = asked.body(true)?;
    Ok((path, body))
}

fn draft_marketplace_reply<A: MarketplaceToolsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = draft_marketplace_reply_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .draft_marketplace_reply(call, path, body)
                    .await?;
                match answer {}
            })
        }),
    )
}

static DRAFT_MARKETPLACE_REPLY_PATH: [Parameter; 1] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

/// A question about a listing.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DraftMarketplaceReplyBody {
    /// The question.
    pub message: String,
}

/// The path parameters of `POST /api/v2/marketplace/listings/{id}/auto-reply`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DraftMarketplaceReplyPath {
    /// Id of the listing.
    pub id: i64,
}

/// What is to be described.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GenerateMarketplaceDescriptionBody {
    /// Title of the listing.
    pub title: String,
    /// Name of its category.
    pub category: Option<String>,
    /// Its condition.
    pub condition: Option<String>,
}

/// What was made of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketplaceImport {
    /// How many drafts were made.
    pub created: i64,
    /// In the order of the rows.
    pub errors: Vec<MarketplaceImportError>,
    /// The same in a sentence.
    pub message: String,
}

/// Why no draft was made of a row.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketplaceImportError {
    /// Its line in the table, of which the names are the first.
    pub row: i64,
    /// The column. Null if it is about the row.
    #[serde(deserialize_with = "Option::deserialize")]
    pub field: Option<String>,
    /// What is wrong with it.
    pub message: String,
}

/// A form with a table.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct MarketplaceImportForm {
    /// CSV in UTF-8.
    pub file: String,
}

/// What was made of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketplaceImportResponse {
    /// The data.
    pub data: MarketplaceImport,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Listings as a table.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceListingTable {
    /// The table: CSV with a row of names.
    pub csv: String,
    /// What to call the file.
    pub filename: String,
    /// How many listings are in it.
    pub count: i64,
}

/// Listings as a table.
#[derive(Clone, Debug, Serialize)]
pub struct MarketplaceListingTableResponse {
    /// Always true.
    pub success: bool,
    /// The data.
    pub data: MarketplaceListingTable,
    /// The meta.
    pub meta: crate::shared::Meta,
}
