// Made from contract/openapi.yaml by codegen; edit the contract instead.

//! Types that several areas share.
#![allow(
    clippy::derivable_impls,
    clippy::large_enum_variant,
    reason = "the shape of these types is the contract's"
)]

use serde::{Deserialize, Serialize};

/// One thing that is wrong with a call.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ApiError {
    /// The code.
    pub code: crate::codes::Code,
    /// Sentence for people, in the language of the call.
    pub message: String,
    /// Dotted path of the input it is about, such as `items.0.id`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<String>,
    /// What is wrong with each input: its dotted path, and the sentences about it. In the first item, with `validation_failed`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub details: Option<std::collections::BTreeMap<String, Vec<String>>>,
}

/// What accompanies one page of a list that is read by cursor.
#[derive(Clone, Debug, Serialize)]
pub struct CursorMeta {
    /// Scheme and host the community is reached at, without trailing slash.
    pub base_url: String,
    /// Items asked for on a page. A page may hold fewer.
    pub per_page: i64,
    /// Whether a further page exists.
    pub has_more: bool,
    /// Opaque start of the next page. Absent on the last one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cursor: Option<String>,
}

/// Body of every error. The members beyond `success` and `errors` are present only where an operation says so; an operation may add others.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ErrorEnvelope {
    /// Always false.
    pub success: bool,
    /// What is wrong, the deciding reason first.
    pub errors: Vec<ApiError>,
    /// Seconds until another call may succeed; with 429, and with `MAINTENANCE_MODE`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub retry_after: Option<i64>,
    /// Id of the call in the operators' log; with 500.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub request_id: Option<String>,
    /// Always false; when a token was to be validated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub valid: Option<bool>,
    /// Always false; when nobody is signed in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub authenticated: Option<bool>,
    /// Always true; with `AUTH_ACCOUNT_SUSPENDED`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub account_suspended: Option<bool>,
    /// Always true; with `AUTH_ACCOUNT_PENDING_APPROVAL`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pending_approval: Option<bool>,
    /// Always true; with `AUTH_PENDING_VERIFICATION`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pending_verification: Option<bool>,
    /// Always true; with `AUTH_VERIFICATION_FAILED`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verification_failed: Option<bool>,
    /// Always true; with `AUTH_EMAIL_NOT_VERIFIED`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub email_not_verified: Option<bool>,
    /// Always true; with `AUTH_2FA_SETUP_REQUIRED`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub setup_required: Option<bool>,
    /// Which version the app is; with `APP_UPDATE_REQUIRED`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub client_version: Option<String>,
    /// The oldest version that may be used; with `APP_UPDATE_REQUIRED`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minimum_version: Option<String>,
    /// The newest version, if the community says it; with `APP_UPDATE_REQUIRED`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub current_version: Option<String>,
    /// Where to get it, if the community says it; with `APP_UPDATE_REQUIRED`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub update_url: Option<String>,
}

/// What accompanies one page of a list that is read by page number, for clients that ask for the number of the last one.
#[derive(Clone, Debug, Serialize)]
pub struct LastPageMeta {
    /// Scheme and host the community is reached at, without trailing slash.
    pub base_url: String,
    /// Number of this page.
    pub current_page: i64,
    /// Number of the last page. One when there is no item.
    pub last_page: i64,
    /// Items on a full page.
    pub per_page: i64,
    /// Items on all pages.
    pub total: i64,
    /// Number of the last page. Zero when there is no item.
    pub total_pages: i64,
    /// Whether a further page exists.
    pub has_more: bool,
}

/// What accompanies the data of an answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Meta {
    /// Scheme and host the community is reached at, without trailing slash.
    pub base_url: String,
}

/// What accompanies one page of a list that is read by page number.
#[derive(Clone, Debug, Serialize)]
pub struct PageMeta {
    /// Scheme and host the community is reached at, without trailing slash.
    pub base_url: String,
    /// Number of this page.
    pub current_page: i64,
    /// Items on a full page.
    pub per_page: i64,
    /// Items on all pages.
    pub total: i64,
    /// Number of the last page. Zero when there is no item.
    pub total_pages: i64,
    /// Whether a further page exists.
    pub has_more: bool,
}

/// Whether the account belongs to a person or to an organisation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ProfileType {
    /// `individual`.
    Individual,
    /// `organisation`.
    Organisation,
}

crate::word! {
    ProfileType { Individual = "individual", Organisation = "organisation" }
}

crate::runtime::wire! {
    ProfileType
}

/// In which direction a list is sorted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SortDirection {
    /// `asc`.
    Asc,
    /// `desc`.
    Desc,
}

crate::word! {
    SortDirection { Asc = "asc", Desc = "desc" }
}

crate::runtime::wire! {
    SortDirection
}

/// What accompanies a list of which there is only a part.
#[derive(Clone, Debug, Serialize)]
pub struct TotalMeta {
    /// Scheme and host the community is reached at, without trailing slash.
    pub base_url: String,
    /// How many there are; the list may hold fewer.
    pub total: i64,
}

/// A member in short, as shown next to what they did.
#[derive(Clone, Debug, Serialize)]
pub struct UserMini {
    /// Id of the member.
    pub id: i64,
    /// Name to show: the organisation's name, else the person's as far as the viewer may see it.
    pub name: String,
    /// Given name.
    pub first_name: String,
    /// Family name. Null unless the viewer administers the community.
    pub last_name: Option<String>,
    /// Absolute address of the picture.
    pub avatar_url: Option<String>,
    /// The same as `avatar_url`, for older clients.
    pub avatar: Option<String>,
    /// Name of the organisation. Null for persons.
    pub organization_name: Option<String>,
    /// The profile type.
    pub profile_type: ProfileType,
    /// When the member was last seen, roughly: the present for who is online, else the beginning of today or of the last seven days. Null if longer ago or never. Exact for staff, and for the member.
    pub last_active_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Where the member lives or works.
    pub location: Option<String>,
    /// What the member says about themselves.
    pub bio: Option<String>,
    /// Tagline: one line about the member.
    pub tagline: Option<String>,
}
