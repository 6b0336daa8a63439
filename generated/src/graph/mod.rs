// Made from contract/ by codegen; edit the contract instead.

//! The graph: types, getters, the fields that operations answer, and what the areas answer by hand.

#[rustfmt::skip]
pub mod categories;
#[rustfmt::skip]
pub mod connections;
#[rustfmt::skip]
pub mod endorsements;
#[rustfmt::skip]
pub mod exchanges;
#[rustfmt::skip]
pub mod groups;
#[rustfmt::skip]
pub mod listing_images;
#[rustfmt::skip]
pub mod listing_reports;
#[rustfmt::skip]
pub mod listing_search;
#[rustfmt::skip]
pub mod listing_tags;
#[rustfmt::skip]
pub mod listings;
#[rustfmt::skip]
pub mod members;
#[rustfmt::skip]
pub mod messages;
#[rustfmt::skip]
pub mod notification_settings;
#[rustfmt::skip]
pub mod notifications;
#[rustfmt::skip]
pub mod push;
#[rustfmt::skip]
pub mod reviews;
#[rustfmt::skip]
pub mod safeguarding;
#[rustfmt::skip]
pub mod shared;
#[rustfmt::skip]
pub mod wallet;

use std::sync::Arc;

use async_graphql::Context;

use crate::runtime::graph::{EnumTable, EnumValue, Found, Registered, register_object};

pub use categories::CategoriesEdges;
pub use connections::ConnectionsEdges;
pub use endorsements::EndorsementsEdges;
pub use exchanges::ExchangesEdges;
pub use groups::GroupsEdges;
pub use listing_images::ListingImagesEdges;
pub use listing_reports::ListingReportsEdges;
pub use listing_search::ListingSearchEdges;
pub use listing_tags::ListingTagsEdges;
pub use listings::ListingsEdges;
pub use members::MembersEdges;
pub use messages::MessagesEdges;
pub use notification_settings::NotificationSettingsEdges;
pub use notifications::NotificationsEdges;
pub use push::PushEdges;
pub use reviews::ReviewsEdges;
pub use safeguarding::SafeguardingEdges;
pub use shared::SharedEdges;
pub use wallet::WalletEdges;

/// Everything that the areas answer in the graph beside their operations.
pub trait Edges: CategoriesEdges + ConnectionsEdges + EndorsementsEdges + ExchangesEdges + GroupsEdges + ListingImagesEdges + ListingReportsEdges + ListingSearchEdges + ListingTagsEdges + ListingsEdges + MembersEdges + MessagesEdges + NotificationSettingsEdges + NotificationsEdges + PushEdges + ReviewsEdges + SafeguardingEdges + SharedEdges + WalletEdges {}

impl<
    T: CategoriesEdges + ConnectionsEdges + EndorsementsEdges + ExchangesEdges
        + GroupsEdges + ListingImagesEdges + ListingReportsEdges + ListingSearchEdges
        + ListingTagsEdges + ListingsEdges + MembersEdges + MessagesEdges
        + NotificationSettingsEdges + NotificationsEdges + PushEdges + ReviewsEdges
        + SafeguardingEdges + SharedEdges + WalletEdges,
> Edges for T {}

/// Who answers edges, among the data of a request.
pub struct Areas(pub Arc<dyn Edges>);

/// Who answers edges.
///
/// # Errors
/// If the schema is run without [`Areas`].
pub fn edges<'c>(ctx: &Context<'c>) -> async_graphql::Result<&'c dyn Edges> {
    Ok(&*ctx.data::<Areas>()?.0)
}

/// The codes of errors.
pub static ERROR_CODE_WORDS: EnumTable = EnumTable {
    name: "ErrorCode",
    description: "Why something was refused: what may stand in `extensions.code` of an error.",
    values: &[
        EnumValue {
            name: "tenant_resolution_failed",
            word: "tenant_resolution_failed",
            description: "At the REST door usually with status 400.",
        },
        EnumValue {
            name: "tenant_required",
            word: "tenant_required",
            description: "At the REST door usually with status 400.",
        },
        EnumValue {
            name: "INVALID_TENANT",
            word: "INVALID_TENANT",
            description: "At the REST door usually with status 400.",
        },
        EnumValue {
            name: "TENANT_MISMATCH",
            word: "TENANT_MISMATCH",
            description: "At the REST door usually with status 403.",
        },
        EnumValue {
            name: "TENANT_NOT_FOUND",
            word: "TENANT_NOT_FOUND",
            description: "At the REST door usually with status 404.",
        },
        EnumValue {
            name: "auth_required",
            word: "auth_required",
            description: "At the REST door usually with status 401.",
        },
        EnumValue {
            name: "AUTH_INVALID_CREDENTIALS",
            word: "AUTH_INVALID_CREDENTIALS",
            description: "At the REST door usually with status 401.",
        },
        EnumValue {
            name: "AUTH_TOKEN_MISSING",
            word: "AUTH_TOKEN_MISSING",
            description: "At the REST door usually with status 400.",
        },
        EnumValue {
            name: "AUTH_TOKEN_INVALID",
            word: "AUTH_TOKEN_INVALID",
            description: "At the REST door usually with status 401.",
        },
        EnumValue {
            name: "AUTH_TOKEN_EXPIRED",
            word: "AUTH_TOKEN_EXPIRED",
            description: "At the REST door usually with status 401.",
        },
        EnumValue {
            name: "AUTH_REFRESH_SUPERSEDED",
            word: "AUTH_REFRESH_SUPERSEDED",
            description: "At the REST door usually with status 409.",
        },
        EnumValue {
            name: "AUTH_ACCOUNT_SUSPENDED",
            word: "AUTH_ACCOUNT_SUSPENDED",
            description: "At the REST door usually with status 403.",
        },
        EnumValue {
            name: "AUTH_ACCOUNT_PENDING_APPROVAL",
            word: "AUTH_ACCOUNT_PENDING_APPROVAL",
            description: "At the REST door usually with status 403.",
        },
        EnumValue {
            name: "AUTH_EMAIL_NOT_VERIFIED",
            word: "AUTH_EMAIL_NOT_VERIFIED",
            description: "At the REST door usually with status 403.",
        },
        EnumValue {
            name: "AUTH_PENDING_VERIFICATION",
            word: "AUTH_PENDING_VERIFICATION",
            description: "At the REST door usually with status 403.",
        },
        EnumValue {
            name: "AUTH_VERIFICATION_FAILED",
            word: "AUTH_VERIFICATION_FAILED",
            description: "At the REST door usually with status 403.",
        },
        EnumValue {
            name: "AUTH_CSRF_INVALID",
            word: "AUTH_CSRF_INVALID",
            description: "At the REST door usually with status 403.",
        },
        EnumValue {
            name: "AUTH_INSUFFICIENT_PERMISSIONS",
            word: "AUTH_INSUFFICIENT_PERMISSIONS",
            description: "At the REST door usually with status 403.",
        },
        EnumValue {
            name: "REGISTRATION_CLOSED",
            word: "REGISTRATION_CLOSED",
            description: "At the REST door usually with status 403.",
        },
        EnumValue {
            name: "TERMS_REQUIRED",
            word: "TERMS_REQUIRED",
            description: "At the REST door usually with status 422.",
        },
        EnumValue {
            name: "PASSWORD_MISMATCH",
            word: "PASSWORD_MISMATCH",
            description: "At the REST door usually with status 422.",
        },
        EnumValue {
            name: "forbidden",
            word: "forbidden",
            description: "At the REST door usually with status 403.",
        },
        EnumValue {
            name: "FORBIDDEN",
            word: "FORBIDDEN",
            description: "At the REST door usually with status 403.",
        },
        EnumValue {
            name: "FEATURE_DISABLED",
            word: "FEATURE_DISABLED",
            description: "At the REST door usually with status 403.",
        },
        EnumValue {
            name: "BLOCKED",
            word: "BLOCKED",
            description: "At the REST door usually with status 403.",
        },
        EnumValue {
            name: "MESSAGING_DISABLED",
            word: "MESSAGING_DISABLED",
            description: "At the REST door usually with status 403.",
        },
        EnumValue {
            name: "BANNED",
            word: "BANNED",
            description: "At the REST door usually with status 403.",
        },
        EnumValue {
            name: "SAFEGUARDING_CONTACT_RESTRICTED",
            word: "SAFEGUARDING_CONTACT_RESTRICTED",
            description: "At the REST door usually with status 403.",
        },
        EnumValue {
            name: "VETTING_REQUIRED",
            word: "VETTING_REQUIRED",
            description: "At the REST door usually with status 403.",
        },
        EnumValue {
            name: "SAFEGUARDING_JURISDICTION_REQUIRED",
            word: "SAFEGUARDING_JURISDICTION_REQUIRED",
            description: "At the REST door usually with status 409.",
        },
        EnumValue {
            name: "SAFEGUARDING_POLICY_UNAVAILABLE",
            word: "SAFEGUARDING_POLICY_UNAVAILABLE",
            description: "At the REST door usually with status 503.",
        },
        EnumValue {
            name: "NOT_FOUND",
            word: "NOT_FOUND",
            description: "At the REST door usually with status 404.",
        },
        EnumValue {
            name: "RESOURCE_NOT_FOUND",
            word: "RESOURCE_NOT_FOUND",
            description: "At the REST door usually with status 404.",
        },
        EnumValue {
            name: "ALREADY_EXISTS",
            word: "ALREADY_EXISTS",
            description: "At the REST door usually with status 409.",
        },
        EnumValue {
            name: "ALREADY_REPORTED",
            word: "ALREADY_REPORTED",
            description: "At the REST door usually with status 409.",
        },
        EnumValue {
            name: "ALREADY_ENDORSED",
            word: "ALREADY_ENDORSED",
            description: "At the REST door usually with status 409.",
        },
        EnumValue {
            name: "SELF_ENDORSEMENT",
            word: "SELF_ENDORSEMENT",
            description: "At the REST door usually with status 422.",
        },
        EnumValue {
            name: "INVALID_STATE",
            word: "INVALID_STATE",
            description: "At the REST door usually with status 409.",
        },
        EnumValue {
            name: "RENEWAL_FAILED",
            word: "RENEWAL_FAILED",
            description: "At the REST door usually with status 422.",
        },
        EnumValue {
            name: "EDIT_EXPIRED",
            word: "EDIT_EXPIRED",
            description: "At the REST door usually with status 422.",
        },
        EnumValue {
            name: "ALREADY_MEMBER",
            word: "ALREADY_MEMBER",
            description: "At the REST door usually with status 409.",
        },
        EnumValue {
            name: "NOT_MEMBER",
            word: "NOT_MEMBER",
            description: "At the REST door usually with status 409.",
        },
        EnumValue {
            name: "CAPACITY_FULL",
            word: "CAPACITY_FULL",
            description: "At the REST door usually with status 409.",
        },
        EnumValue {
            name: "MEMBERSHIP_LIMIT_REACHED",
            word: "MEMBERSHIP_LIMIT_REACHED",
            description: "At the REST door usually with status 409.",
        },
        EnumValue {
            name: "GROUP_UNAVAILABLE",
            word: "GROUP_UNAVAILABLE",
            description: "At the REST door usually with status 409.",
        },
        EnumValue {
            name: "SOLE_ADMIN",
            word: "SOLE_ADMIN",
            description: "At the REST door usually with status 409.",
        },
        EnumValue {
            name: "OWNER_CANNOT_LEAVE",
            word: "OWNER_CANNOT_LEAVE",
            description: "At the REST door usually with status 409.",
        },
        EnumValue {
            name: "INVALID_CURSOR",
            word: "INVALID_CURSOR",
            description: "At the REST door usually with status 422.",
        },
        EnumValue {
            name: "INVALID_CATEGORY",
            word: "INVALID_CATEGORY",
            description: "At the REST door usually with status 422.",
        },
        EnumValue {
            name: "INVALID_GROUP_KEY",
            word: "INVALID_GROUP_KEY",
            description: "At the REST door usually with status 422.",
        },
        EnumValue {
            name: "INVALID_INPUT",
            word: "INVALID_INPUT",
            description: "At the REST door usually with status 422.",
        },
        EnumValue {
            name: "INVALID_TOKEN",
            word: "INVALID_TOKEN",
            description: "At the REST door usually with status 400.",
        },
        EnumValue {
            name: "invalid_user",
            word: "invalid_user",
            description: "At the REST door usually with status 422.",
        },
        EnumValue {
            name: "validation_failed",
            word: "validation_failed",
            description: "At the REST door usually with status 422.",
        },
        EnumValue {
            name: "VALIDATION_ERROR",
            word: "VALIDATION_ERROR",
            description: "At the REST door usually with status 422.",
        },
        EnumValue {
            name: "VALIDATION_REQUIRED_FIELD",
            word: "VALIDATION_REQUIRED_FIELD",
            description: "At the REST door usually with status 422.",
        },
        EnumValue {
            name: "VALIDATION_INVALID_FORMAT",
            word: "VALIDATION_INVALID_FORMAT",
            description: "At the REST door usually with status 422.",
        },
        EnumValue {
            name: "VALIDATION_INVALID_VALUE",
            word: "VALIDATION_INVALID_VALUE",
            description: "At the REST door usually with status 422.",
        },
        EnumValue {
            name: "VALIDATION_TOO_SHORT",
            word: "VALIDATION_TOO_SHORT",
            description: "At the REST door usually with status 422.",
        },
        EnumValue {
            name: "VALIDATION_TOO_LONG",
            word: "VALIDATION_TOO_LONG",
            description: "At the REST door usually with status 422.",
        },
        EnumValue {
            name: "VALIDATION_OUT_OF_RANGE",
            word: "VALIDATION_OUT_OF_RANGE",
            description: "At the REST door usually with status 422.",
        },
        EnumValue {
            name: "VALIDATION_DUPLICATE",
            word: "VALIDATION_DUPLICATE",
            description: "At the REST door usually with status 409.",
        },
        EnumValue {
            name: "INSUFFICIENT_FUNDS",
            word: "INSUFFICIENT_FUNDS",
            description: "At the REST door usually with status 400.",
        },
        EnumValue {
            name: "TRANSFER_FAILED",
            word: "TRANSFER_FAILED",
            description: "At the REST door usually with status 422.",
        },
        EnumValue {
            name: "DONATION_FAILED",
            word: "DONATION_FAILED",
            description: "At the REST door usually with status 400.",
        },
        EnumValue {
            name: "EXCHANGE_ERROR",
            word: "EXCHANGE_ERROR",
            description: "At the REST door usually with status 400.",
        },
        EnumValue {
            name: "INSUFFICIENT_BALANCE",
            word: "INSUFFICIENT_BALANCE",
            description: "At the REST door usually with status 422.",
        },
        EnumValue {
            name: "LISTING_OWNER_UNAVAILABLE",
            word: "LISTING_OWNER_UNAVAILABLE",
            description: "At the REST door usually with status 409.",
        },
        EnumValue {
            name: "EXCHANGE_PARTY_UNAVAILABLE",
            word: "EXCHANGE_PARTY_UNAVAILABLE",
            description: "At the REST door usually with status 409.",
        },
        EnumValue {
            name: "IDEMPOTENCY_KEY_REUSED",
            word: "IDEMPOTENCY_KEY_REUSED",
            description: "At the REST door usually with status 422.",
        },
        EnumValue {
            name: "IDEMPOTENCY_IN_PROGRESS",
            word: "IDEMPOTENCY_IN_PROGRESS",
            description: "At the REST door usually with status 409.",
        },
        EnumValue {
            name: "rate_limited",
            word: "rate_limited",
            description: "At the REST door usually with status 429.",
        },
        EnumValue {
            name: "RATE_LIMIT_EXCEEDED",
            word: "RATE_LIMIT_EXCEEDED",
            description: "At the REST door usually with status 429.",
        },
        EnumValue {
            name: "METHOD_NOT_ALLOWED",
            word: "METHOD_NOT_ALLOWED",
            description: "At the REST door usually with status 405.",
        },
        EnumValue {
            name: "PAYLOAD_TOO_LARGE",
            word: "PAYLOAD_TOO_LARGE",
            description: "At the REST door usually with status 413.",
        },
        EnumValue {
            name: "UNSUPPORTED_MEDIA_TYPE",
            word: "UNSUPPORTED_MEDIA_TYPE",
            description: "At the REST door usually with status 415.",
        },
        EnumValue {
            name: "GRAPHQL_PARSE_FAILED",
            word: "GRAPHQL_PARSE_FAILED",
            description: "At the REST door usually with status 400.",
        },
        EnumValue {
            name: "QUERY_INVALID",
            word: "QUERY_INVALID",
            description: "At the REST door usually with status 400.",
        },
        EnumValue {
            name: "QUERY_TOO_DEEP",
            word: "QUERY_TOO_DEEP",
            description: "At the REST door usually with status 400.",
        },
        EnumValue {
            name: "QUERY_TOO_COMPLEX",
            word: "QUERY_TOO_COMPLEX",
            description: "At the REST door usually with status 400.",
        },
        EnumValue {
            name: "PERSISTED_QUERY_NOT_FOUND",
            word: "PERSISTED_QUERY_NOT_FOUND",
            description: "At the REST door usually with status 404.",
        },
        EnumValue {
            name: "DOCUMENT_NOT_TRUSTED",
            word: "DOCUMENT_NOT_TRUSTED",
            description: "At the REST door usually with status 403.",
        },
        EnumValue {
            name: "RESPONSE_TOO_LARGE",
            word: "RESPONSE_TOO_LARGE",
            description: "At the REST door usually with status 400.",
        },
        EnumValue {
            name: "SERVER_INTERNAL_ERROR",
            word: "SERVER_INTERNAL_ERROR",
            description: "At the REST door usually with status 500.",
        },
        EnumValue {
            name: "SERVER_DEPENDENCY_FAILED",
            word: "SERVER_DEPENDENCY_FAILED",
            description: "At the REST door usually with status 503.",
        },
        EnumValue {
            name: "AI_SERVICE_ERROR",
            word: "AI_SERVICE_ERROR",
            description: "At the REST door usually with status 503.",
        },
        EnumValue {
            name: "REQUEST_TIMEOUT",
            word: "REQUEST_TIMEOUT",
            description: "At the REST door usually with status 503.",
        },
    ],
};

crate::graph_words!(crate ::codes::Code, ERROR_CODE_WORDS);

/// The types with a global id that are made from the contract.
pub const NODES: &[&str] = &[
    "Category",
    "Relationship",
    "Conversation",
    "Exchange",
    "ExchangeRating",
    "Group",
    "GroupMessage",
    "GroupType",
    "ListingImage",
    "Listing",
    "ListingReport",
    "Message",
    "MessageAttachment",
    "Notification",
    "Review",
    "SafeguardingMeasure",
    "Skill",
    "SkillEndorsement",
    "TransactionCategory",
    "Member",
    "Transaction",
];

/// What puts each of [`NODES`] into the registry.
pub const NODE_TYPES: &[Registered] = &[
    (
        "Category",
        |registry| register_object(registry, &crate::graph::categories::CATEGORY),
    ),
    (
        "Relationship",
        |registry| register_object(registry, &crate::graph::connections::RELATIONSHIP),
    ),
    (
        "Conversation",
        |registry| register_object(registry, &crate::graph::messages::CONVERSATION),
    ),
    (
        "Exchange",
        |registry| register_object(registry, &crate::graph::exchanges::EXCHANGE),
    ),
    (
        "ExchangeRating",
        |registry| register_object(registry, &crate::graph::exchanges::EXCHANGE_RATING),
    ),
    ("Group", |registry| register_object(registry, &crate::graph::groups::GROUP)),
    (
        "GroupMessage",
        |registry| register_object(registry, &crate::graph::groups::GROUP_MESSAGE),
    ),
    (
        "GroupType",
        |registry| register_object(registry, &crate::graph::groups::GROUP_TYPE),
    ),
    (
        "ListingImage",
        |registry| register_object(
            registry,
            &crate::graph::listing_images::LISTING_IMAGE,
        ),
    ),
    (
        "Listing",
        |registry| register_object(registry, &crate::graph::listing_search::LISTING),
    ),
    (
        "ListingReport",
        |registry| register_object(
            registry,
            &crate::graph::listing_reports::LISTING_REPORT,
        ),
    ),
    ("Message", |registry| register_object(registry, &crate::graph::messages::MESSAGE)),
    (
        "MessageAttachment",
        |registry| register_object(registry, &crate::graph::messages::MESSAGE_ATTACHMENT),
    ),
    (
        "Notification",
        |registry| register_object(registry, &crate::graph::notifications::NOTIFICATION),
    ),
    ("Review", |registry| register_object(registry, &crate::graph::reviews::REVIEW)),
    (
        "SafeguardingMeasure",
        |registry| register_object(
            registry,
            &crate::graph::safeguarding::SAFEGUARDING_MEASURE,
        ),
    ),
    ("Skill", |registry| register_object(registry, &crate::graph::endorsements::SKILL)),
    (
        "SkillEndorsement",
        |registry| register_object(
            registry,
            &crate::graph::endorsements::SKILL_ENDORSEMENT,
        ),
    ),
    (
        "TransactionCategory",
        |registry| register_object(registry, &crate::graph::wallet::TRANSACTION_CATEGORY),
    ),
    ("Member", |registry| register_object(registry, &crate::graph::shared::MEMBER)),
    (
        "Transaction",
        |registry| register_object(registry, &crate::graph::wallet::TRANSACTION),
    ),
];

/// What a global id names, as `node(id:)` finds it; none for a type that is not among [`NODES`].
///
/// # Errors
/// As the type's own field refuses.
pub async fn node(
    ctx: &Context<'_>,
    kind: &str,
    number: i64,
) -> async_graphql::Result<Option<Found>> {
    let edges = edges(ctx)?;
    match kind {
        "Category" => edges.node_category(ctx, number).await.map(Some),
        "Relationship" => edges.node_relationship(ctx, number).await.map(Some),
        "Conversation" => edges.node_conversation(ctx, number).await.map(Some),
        "Exchange" => edges.node_exchange(ctx, number).await.map(Some),
        "ExchangeRating" => edges.node_exchange_rating(ctx, number).await.map(Some),
        "Group" => edges.node_group(ctx, number).await.map(Some),
        "GroupMessage" => edges.node_group_message(ctx, number).await.map(Some),
        "GroupType" => edges.node_group_type(ctx, number).await.map(Some),
        "ListingImage" => edges.node_listing_image(ctx, number).await.map(Some),
        "Listing" => edges.node_listing(ctx, number).await.map(Some),
        "ListingReport" => edges.node_listing_report(ctx, number).await.map(Some),
        "Message" => edges.node_message(ctx, number).await.map(Some),
        "MessageAttachment" => edges.node_message_attachment(ctx, number).await.map(Some),
        "Notification" => edges.node_notification(ctx, number).await.map(Some),
        "Review" => edges.node_review(ctx, number).await.map(Some),
        "SafeguardingMeasure" => {
            edges.node_safeguarding_measure(ctx, number).await.map(Some)
        }
        "Skill" => edges.node_skill(ctx, number).await.map(Some),
        "SkillEndorsement" => edges.node_skill_endorsement(ctx, number).await.map(Some),
        "TransactionCategory" => {
            edges.node_transaction_category(ctx, number).await.map(Some)
        }
        "Member" => edges.node_member(ctx, number).await.map(Some),
        "Transaction" => edges.node_transaction(ctx, number).await.map(Some),
        _ => Ok(None),
    }
}

/// The same as an edge finds it: null where the viewer sees none.
///
/// # Errors
/// As the edge refuses.
pub async fn find(
    ctx: &Context<'_>,
    kind: &str,
    number: i64,
) -> async_graphql::Result<Option<Found>> {
    let edges = edges(ctx)?;
    match kind {
        "Category" => edges.find_category(ctx, number).await.map(Some),
        "Relationship" => edges.find_relationship(ctx, number).await.map(Some),
        "Conversation" => edges.find_conversation(ctx, number).await.map(Some),
        "Exchange" => edges.find_exchange(ctx, number).await.map(Some),
        "ExchangeRating" => edges.find_exchange_rating(ctx, number).await.map(Some),
        "Group" => edges.find_group(ctx, number).await.map(Some),
        "GroupMessage" => edges.find_group_message(ctx, number).await.map(Some),
        "GroupType" => edges.find_group_type(ctx, number).await.map(Some),
        "ListingImage" => edges.find_listing_image(ctx, number).await.map(Some),
        "Listing" => edges.find_listing(ctx, number).await.map(Some),
        "ListingReport" => edges.find_listing_report(ctx, number).await.map(Some),
        "Message" => edges.find_message(ctx, number).await.map(Some),
        "MessageAttachment" => edges.find_message_attachment(ctx, number).await.map(Some),
        "Notification" => edges.find_notification(ctx, number).await.map(Some),
        "Review" => edges.find_review(ctx, number).await.map(Some),
        "SafeguardingMeasure" => {
            edges.find_safeguarding_measure(ctx, number).await.map(Some)
        }
        "Skill" => edges.find_skill(ctx, number).await.map(Some),
        "SkillEndorsement" => edges.find_skill_endorsement(ctx, number).await.map(Some),
        "TransactionCategory" => {
            edges.find_transaction_category(ctx, number).await.map(Some)
        }
        "Member" => edges.find_member(ctx, number).await.map(Some),
        "Transaction" => edges.find_transaction(ctx, number).await.map(Some),
        _ => Ok(None),
    }
}
