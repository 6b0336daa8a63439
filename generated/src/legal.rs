// Made from contract/areas/legal.yaml by codegen; edit the contract instead.

//! The area `legal`: types, trait and routes.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

use crate::operations::Operation;
use crate::runtime::{
    Area, Asked, Kind, Many, Parameter, Read, Rejection, Reply, Served, Work,
};

/// What the gateway answers in the area `legal`: one method an operation.
pub trait LegalApi: Area {
    /// A legal document
    ///
    /// `GET /api/v2/legal/{type}`
    ///
    /// As it is in force, before anybody signs in; `data` is null when the community has published none.
    fn get_legal_document(
        &self,
        call: Self::Call,
        path: GetLegalDocumentPath,
    ) -> impl Future<Output = Result<LegalDocumentResponse, Self::Failure>> + Send;

    /// Versions of a legal document
    ///
    /// `GET /api/v2/legal/{type}/versions`
    ///
    /// Every version that was published, the newest first, with its words, before anybody signs in.
    fn list_legal_versions(
        &self,
        call: Self::Call,
        path: ListLegalVersionsPath,
    ) -> impl Future<Output = Result<LegalVersionList, Self::Failure>> + Send;

    /// A version of a legal document
    ///
    /// `GET /api/v2/legal/version/{id}`
    ///
    /// Published ones of the community, before anybody signs in. 404 `NOT_FOUND` for every other.
    fn get_legal_version(
        &self,
        call: Self::Call,
        path: GetLegalVersionPath,
    ) -> impl Future<Output = Result<LegalVersionResponse, Self::Failure>> + Send;

    /// Which legal documents the caller has still to accept
    ///
    /// `GET /api/v2/legal/acceptance/status`
    ///
    /// Documents that members of the community accept, and how the caller stands to them. For whoever is no member of this community there are none.
    fn get_legal_acceptance_status(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<LegalAcceptanceResponse, Self::Failure>> + Send;

    /// Accept every legal document that is left
    ///
    /// `POST /api/v2/legal/acceptance/accept-all`
    ///
    /// As it is in force. `accepted` names them. Again, it changes nothing. 404 `NOT_FOUND` for whoever is no member of this community.
    fn accept_legal_documents(
        &self,
        call: Self::Call,
    ) -> impl Future<
        Output = Result<AcceptedLegalDocumentsResponse, Self::Failure>,
    > + Send;

    /// Accept a legal document
    ///
    /// `POST /api/legal/accept`
    ///
    /// As it is in force. Again, it changes nothing. 400 `VALIDATION_ERROR` with field `version_id` for another version than the one in force. 404 `NOT_FOUND` when the community has no such document, and for whoever is no member of it.
    fn accept_legal_document(
        &self,
        call: Self::Call,
        body: AcceptLegalDocumentBody,
    ) -> impl Future<Output = Result<AcceptedLegalDocument, Self::Failure>> + Send;

    /// Publish a version of a legal document
    ///
    /// `POST /api/v2/admin/legal-documents`
    ///
    /// For administrators. It is in force at once; a version that was published is never changed. Members accept it anew, unless `requires_acceptance` is false: then whoever has accepted the version before need not. 422 `VALIDATION_ERROR` when title or content is blank.
    fn publish_legal_version(
        &self,
        call: Self::Call,
        body: PublishLegalVersionBody,
    ) -> impl Future<
        Output = Result<LegalDocumentPublishedResponse, Self::Failure>,
    > + Send;

    /// Who has accepted a legal document
    ///
    /// `GET /api/v2/admin/legal-documents/{type}/acceptances`
    ///
    /// For administrators: who has accepted which version and when, the newest first.
    fn list_legal_acceptances(
        &self,
        call: Self::Call,
        path: ListLegalAcceptancesPath,
        query: ListLegalAcceptancesQuery,
    ) -> impl Future<Output = Result<LegalAcceptancePage, Self::Failure>> + Send;

    /// What is different in two versions of a legal document
    ///
    /// `GET /api/v2/legal/versions/compare`
    ///
    /// Line by line, before anybody signs in. `diff_html` is safe to show: the words are escaped, what is gone stands in `del`, what is new in `ins`. 400 `VALIDATION_ERROR` names a version that is left out, and on `v2` that the two are of different documents; 404 `NOT_FOUND` for a version that there is not.
    fn compare_legal_versions(
        &self,
        call: Self::Call,
        query: CompareLegalVersionsQuery,
    ) -> impl Future<Output = Result<LegalComparisonResponse, Self::Failure>> + Send;

    /// Those of the `LegalDocument` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn legal_document_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<LegalDocument>, Self::Failure>> + Send;

    /// Those of the `LegalVersion` with these numbers that the viewer sees, in any order. The same statements whatever their number.
    fn legal_version_by_number(
        &self,
        call: Self::Call,
        numbers: Vec<i64>,
    ) -> impl Future<Output = Result<Vec<LegalVersion>, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: LegalApi>() -> [Served<A>; 9] {
    [
        (Operation::GetLegalDocument, get_legal_document::<A>),
        (Operation::ListLegalVersions, list_legal_versions::<A>),
        (Operation::GetLegalVersion, get_legal_version::<A>),
        (Operation::GetLegalAcceptanceStatus, get_legal_acceptance_status::<A>),
        (Operation::AcceptLegalDocuments, accept_legal_documents::<A>),
        (Operation::AcceptLegalDocument, accept_legal_document::<A>),
        (Operation::PublishLegalVersion, publish_legal_version::<A>),
        (Operation::ListLegalAcceptances, list_legal_acceptances::<A>),
        (Operation::CompareLegalVersions, compare_legal_versions::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 9] {
    [
        (Operation::GetLegalDocument, |asked| get_legal_document_input(asked).map(drop)),
        (
            Operation::ListLegalVersions,
            |asked| list_legal_versions_input(asked).map(drop),
        ),
        (Operation::GetLegalVersion, |asked| get_legal_version_input(asked).map(drop)),
        (Operation::GetLegalAcceptanceStatus, |_| Ok(())),
        (Operation::AcceptLegalDocuments, |_| Ok(())),
        (
            Operation::AcceptLegalDocument,
            |asked| accept_legal_document_input(asked).map(drop),
        ),
        (
            Operation::PublishLegalVersion,
            |asked| publish_legal_version_input(asked).map(drop),
        ),
        (
            Operation::ListLegalAcceptances,
            |asked| list_legal_acceptances_input(asked).map(drop),
        ),
        (
            Operation::CompareLegalVersions,
            |asked| compare_legal_versions_input(asked).map(drop),
        ),
    ]
}

fn get_legal_document_input(
    asked: &mut Asked,
) -> Result<GetLegalDocumentPath, Rejection> {
    let path: GetLegalDocumentPath = asked.path(&GET_LEGAL_DOCUMENT_PATH)?;
    Ok(path)
}

fn get_legal_document<A: LegalApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_legal_document_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_legal_document(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn list_legal_versions_input(
    asked: &mut Asked,
) -> Result<ListLegalVersionsPath, Rejection> {
    let path: ListLegalVersionsPath = asked.path(&LIST_LEGAL_VERSIONS_PATH)?;
    Ok(path)
}

fn list_legal_versions<A: LegalApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = list_legal_versions_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().list_legal_versions(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn get_legal_version_input(asked: &mut Asked) -> Result<GetLegalVersionPath, Rejection> {
    let path: GetLegalVersionPath = asked.path(&GET_LEGAL_VERSION_PATH)?;
    Ok(path)
}

fn get_legal_version<A: LegalApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = get_legal_version_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().get_legal_version(call, path).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn get_legal_acceptance_status<A: LegalApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().get_legal_acceptance_status(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn accept_legal_documents<A: LegalApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().accept_legal_documents(call).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn accept_legal_document_input(
    asked: &mut Asked,
) -> Result<AcceptLegalDocumentBody, Rejection> {
    let body: AcceptLegalDocumentBody = asked.body(true)?;
    Ok(body)
}

fn accept_legal_document<A: LegalApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = accept_legal_document_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().accept_legal_document(call, body).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn publish_legal_version_input(
    asked: &mut Asked,
) -> Result<PublishLegalVersionBody, Rejection> {
    let body: PublishLegalVersionBody = asked.body(true)?;
    Ok(body)
}

fn publish_legal_version<A: LegalApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = publish_legal_version_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().publish_legal_version(call, body).await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn list_legal_acceptances_input(
    asked: &mut Asked,
) -> Result<(ListLegalAcceptancesPath, ListLegalAcceptancesQuery), Rejection> {
    let path: ListLegalAcceptancesPath = asked.path(&LIST_LEGAL_ACCEPTANCES_PATH)?;
    let query: ListLegalAcceptancesQuery = asked.query(&LIST_LEGAL_ACCEPTANCES_QUERY)?;
    Ok((path, query))
}

fn list_legal_acceptances<A: LegalApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, query) = list_legal_acceptances_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, query) = (path.clone(), query.clone());
            Box::pin(async move {
                let answer = A::default()
                    .list_legal_acceptances(call, path, query)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn compare_legal_versions_input(
    asked: &mut Asked,
) -> Result<CompareLegalVersionsQuery, Rejection> {
    let query: CompareLegalVersionsQuery = asked.query(&COMPARE_LEGAL_VERSIONS_QUERY)?;
    Ok(query)
}

fn compare_legal_versions<A: LegalApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = compare_legal_versions_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().compare_legal_versions(call, query).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static GET_LEGAL_DOCUMENT_PATH: [Parameter; 1] = [
    Parameter {
        name: "type",
        kind: Kind::Word(
            &[
                "terms",
                "privacy",
                "cookies",
                "accessibility",
                "community_guidelines",
                "acceptable_use",
            ],
        ),
        many: Many::One,
        clamp: false,
    },
];

static LIST_LEGAL_VERSIONS_PATH: [Parameter; 1] = [
    Parameter {
        name: "type",
        kind: Kind::Word(
            &[
                "terms",
                "privacy",
                "cookies",
                "accessibility",
                "community_guidelines",
                "acceptable_use",
            ],
        ),
        many: Many::One,
        clamp: false,
    },
];

static GET_LEGAL_VERSION_PATH: [Parameter; 1] = [
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

static LIST_LEGAL_ACCEPTANCES_PATH: [Parameter; 1] = [
    Parameter {
        name: "type",
        kind: Kind::Word(
            &[
                "terms",
                "privacy",
                "cookies",
                "accessibility",
                "community_guidelines",
                "acceptable_use",
            ],
        ),
        many: Many::One,
        clamp: false,
    },
];

static LIST_LEGAL_ACCEPTANCES_QUERY: [Parameter; 2] = [
    Parameter {
        name: "per_page",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "cursor",
        kind: Kind::Text,
        many: Many::One,
        clamp: false,
    },
];

static COMPARE_LEGAL_VERSIONS_QUERY: [Parameter; 2] = [
    Parameter {
        name: "v1",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "v2",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
];

/// What is accepted.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct AcceptLegalDocumentBody {
    /// Id of the document.
    pub document_id: i64,
    /// Id of the version in force.
    pub version_id: i64,
}

/// It is accepted.
#[derive(Clone, Debug, Serialize)]
pub struct AcceptedLegalDocument {
    /// Always true.
    pub success: bool,
    /// Sentence for people, in the language of the call.
    pub message: String,
    /// When it was accepted.
    pub accepted_at: chrono::DateTime<chrono::offset::Utc>,
}

/// What was accepted.
#[derive(Clone, Debug, Serialize)]
pub struct AcceptedLegalDocuments {
    /// The documents that were left.
    pub accepted: Vec<LegalDocumentType>,
    /// Sentence for people, in the language of the call.
    pub message: String,
}

/// What was accepted.
#[derive(Clone, Debug, Serialize)]
pub struct AcceptedLegalDocumentsResponse {
    /// The data.
    pub data: AcceptedLegalDocuments,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The query parameters of `GET /api/v2/legal/versions/compare`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CompareLegalVersionsQuery {
    /// Id of the one version.
    pub v1: i64,
    /// Id of the other.
    pub v2: i64,
}

/// The path parameters of `GET /api/v2/legal/{type}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetLegalDocumentPath {
    /// The type.
    #[serde(rename = "type")]
    pub type_: LegalDocumentType,
}

/// The path parameters of `GET /api/v2/legal/version/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GetLegalVersionPath {
    /// Id of the version.
    pub id: i64,
}

/// Which legal documents are left to accept.
#[derive(Clone, Debug, Serialize)]
pub struct LegalAcceptance {
    /// Whether there is one.
    pub has_pending: bool,
    /// Whether the community lets nobody on without it.
    pub enforcement_blocking: bool,
    /// Whether the caller is blocked until they accept.
    pub blocking_pending: bool,
    /// The documents that members accept.
    pub documents: Vec<LegalDocumentAcceptance>,
}

/// What is closed to members who have a legal document left to accept. Administrators pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LegalAcceptanceMode {
    /// `off`.
    Off,
    /// `report`.
    Report,
    /// `write`.
    Write,
    /// `all`.
    All,
}

crate::word! {
    LegalAcceptanceMode { Off = "off", Report = "report", Write = "write", All = "all" }
}

crate::runtime::wire! {
    LegalAcceptanceMode
}

/// A page of acceptances.
#[derive(Clone, Debug, Serialize)]
pub struct LegalAcceptancePage {
    /// Acceptances, the newest first.
    pub data: Vec<LegalDocumentAccepted>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
}

/// Which legal documents are left to accept.
#[derive(Clone, Debug, Serialize)]
pub struct LegalAcceptanceResponse {
    /// The data.
    pub data: LegalAcceptance,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// How a member stands to a legal document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LegalAcceptanceStatus {
    /// `current`.
    Current,
    /// `outdated`.
    Outdated,
    /// `not_accepted`.
    NotAccepted,
}

crate::word! {
    LegalAcceptanceStatus { Current = "current", Outdated = "outdated", NotAccepted =
    "not_accepted" }
}

crate::runtime::wire! {
    LegalAcceptanceStatus
}

/// What is different in two versions of a legal document.
#[derive(Clone, Debug, Serialize)]
pub struct LegalComparison {
    /// The version1.
    pub version1: LegalVersion,
    /// The version2.
    pub version2: LegalVersion,
    /// The words of both as HTML: what only the one has stands in `del`, what only the other has in `ins`.
    pub diff_html: String,
    /// At how many places they differ.
    pub changes_count: i64,
}

/// What is different in two versions of a legal document.
#[derive(Clone, Debug, Serialize)]
pub struct LegalComparisonResponse {
    /// The data.
    pub data: LegalComparison,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A legal document as it is in force.
#[derive(Clone, Debug, Serialize)]
pub struct LegalDocument {
    /// Id of the version in force.
    pub id: i64,
    /// Id of the document.
    pub document_id: i64,
    /// The type.
    #[serde(rename = "type")]
    pub type_: LegalDocumentType,
    /// Its title.
    pub title: String,
    /// Its words: plain text, which clients show as such.
    pub content: String,
    /// Number of the version in force.
    pub version_number: String,
    /// Since when it is in force.
    pub effective_date: chrono::DateTime<chrono::offset::Utc>,
    /// What is new in it.
    pub summary_of_changes: Option<String>,
    /// Whether members accept this version anew.
    pub requires_acceptance: bool,
    /// Whether there was one before.
    pub has_previous_versions: bool,
}

/// How the caller stands to a legal document.
#[derive(Clone, Debug, Serialize)]
pub struct LegalDocumentAcceptance {
    /// Id of the document.
    pub document_id: i64,
    /// Which document.
    pub document_type: LegalDocumentType,
    /// Its title.
    pub title: String,
    /// Id of the version in force.
    pub current_version_id: i64,
    /// Number of the version in force.
    pub current_version: String,
    /// Whether it is left to accept.
    pub acceptance_status: LegalAcceptanceStatus,
    /// When it was accepted last. Null if never.
    pub accepted_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// That a member accepted a version.
#[derive(Clone, Debug, Serialize)]
pub struct LegalDocumentAccepted {
    /// Id of the acceptance.
    pub id: i64,
    /// Id of the member.
    pub user_id: i64,
    /// Id of the version.
    pub version_id: i64,
    /// Its number.
    pub version_number: String,
    /// When.
    pub accepted_at: chrono::DateTime<chrono::offset::Utc>,
}

/// A legal document as it is in force now.
#[derive(Clone, Debug, Serialize)]
pub struct LegalDocumentPublishedResponse {
    /// The data.
    pub data: LegalDocument,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A legal document.
#[derive(Clone, Debug, Serialize)]
pub struct LegalDocumentResponse {
    /// Null if there is none.
    pub data: Option<LegalDocument>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Which legal document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LegalDocumentType {
    /// `terms`.
    Terms,
    /// `privacy`.
    Privacy,
    /// `cookies`.
    Cookies,
    /// `accessibility`.
    Accessibility,
    /// `community_guidelines`.
    CommunityGuidelines,
    /// `acceptable_use`.
    AcceptableUse,
}

crate::word! {
    LegalDocumentType { Terms = "terms", Privacy = "privacy", Cookies = "cookies",
    Accessibility = "accessibility", CommunityGuidelines = "community_guidelines",
    AcceptableUse = "acceptable_use" }
}

crate::runtime::wire! {
    LegalDocumentType
}

/// A version of a legal document.
#[derive(Clone, Debug, Serialize)]
pub struct LegalVersion {
    /// Id of the version.
    pub id: i64,
    /// Its number.
    pub version_number: String,
    /// Its title.
    pub title: String,
    /// Its words: plain text, which clients show as such.
    pub content: String,
    /// Since when it is or was in force.
    pub effective_date: chrono::DateTime<chrono::offset::Utc>,
    /// What was new in it.
    pub summary_of_changes: Option<String>,
    /// Whether members accepted it anew.
    pub requires_acceptance: bool,
    /// Whether it is in force.
    pub is_current: bool,
}

/// Versions of a legal document.
#[derive(Clone, Debug, Serialize)]
pub struct LegalVersionList {
    /// The data.
    pub data: LegalVersions,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A version with the document that it is of.
#[derive(Clone, Debug, Serialize)]
pub struct LegalVersionOfDocument {
    /// Id of the version.
    pub id: i64,
    /// Id of the document.
    pub document_id: i64,
    /// The document type.
    pub document_type: LegalDocumentType,
    /// Its number.
    pub version_number: String,
    /// Its title.
    pub title: String,
    /// Its words: plain text, which clients show as such.
    pub content: String,
    /// Since when it is or was in force.
    pub effective_date: chrono::DateTime<chrono::offset::Utc>,
    /// What was new in it.
    pub summary_of_changes: Option<String>,
    /// Whether members accepted it anew.
    pub requires_acceptance: bool,
    /// Whether it is in force.
    pub is_current: bool,
}

/// A version of a legal document.
#[derive(Clone, Debug, Serialize)]
pub struct LegalVersionResponse {
    /// The data.
    pub data: LegalVersionOfDocument,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A legal document with its versions.
#[derive(Clone, Debug, Serialize)]
pub struct LegalVersions {
    /// The type.
    #[serde(rename = "type")]
    pub type_: LegalDocumentType,
    /// Its title. Null if there is no version.
    pub title: Option<String>,
    /// Versions, the newest first.
    pub versions: Vec<LegalVersion>,
}

/// The path parameters of `GET /api/v2/admin/legal-documents/{type}/acceptances`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListLegalAcceptancesPath {
    /// The type.
    #[serde(rename = "type")]
    pub type_: LegalDocumentType,
}

/// The query parameters of `GET /api/v2/admin/legal-documents/{type}/acceptances`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListLegalAcceptancesQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListLegalAcceptancesQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// The path parameters of `GET /api/v2/legal/{type}/versions`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListLegalVersionsPath {
    /// The type.
    #[serde(rename = "type")]
    pub type_: LegalDocumentType,
}

/// A version of a legal document.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct PublishLegalVersionBody {
    /// The type.
    #[serde(rename = "type")]
    pub type_: LegalDocumentType,
    /// Its title.
    pub title: String,
    /// Its words.
    pub content: String,
    /// What is new in it.
    pub summary_of_changes: Option<String>,
    /// Whether members accept it anew; they do unless it says no.
    pub requires_acceptance: Option<bool>,
}

/// What the contract puts in place of a field that is left out.
#[allow(clippy::unwrap_used, reason = "every default was checked against its schema")]
pub mod defaults {
    pub(super) fn default_u64<T, const V: u64>() -> T
    where
        T: TryFrom<u64>,
        <T as std::convert::TryFrom<u64>>::Error: std::fmt::Debug,
    {
        T::try_from(V).unwrap()
    }
}
