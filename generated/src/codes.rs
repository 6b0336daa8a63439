// Made from contract/openapi.yaml by codegen; edit the contract instead.

//! The codes with which calls are refused.

use serde::{Deserialize, Serialize};

/// Why a call was refused, in the words of the wire.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize
)]
pub enum Code {
    /// `tenant_resolution_failed`, usually with status 400.
    #[serde(rename = "tenant_resolution_failed")]
    TenantResolutionFailed,
    /// `tenant_required`, usually with status 400.
    #[serde(rename = "tenant_required")]
    TenantRequired,
    /// `INVALID_TENANT`, usually with status 400.
    #[serde(rename = "INVALID_TENANT")]
    InvalidTenant,
    /// `TENANT_MISMATCH`, usually with status 403.
    #[serde(rename = "TENANT_MISMATCH")]
    TenantMismatch,
    /// `TENANT_NOT_FOUND`, usually with status 404.
    #[serde(rename = "TENANT_NOT_FOUND")]
    TenantNotFound,
    /// `auth_required`, usually with status 401.
    #[serde(rename = "auth_required")]
    AuthRequired,
    /// `AUTH_INVALID_CREDENTIALS`, usually with status 401.
    #[serde(rename = "AUTH_INVALID_CREDENTIALS")]
    AuthInvalidCredentials,
    /// `AUTH_TOKEN_MISSING`, usually with status 400.
    #[serde(rename = "AUTH_TOKEN_MISSING")]
    AuthTokenMissing,
    /// `AUTH_TOKEN_INVALID`, usually with status 401.
    #[serde(rename = "AUTH_TOKEN_INVALID")]
    AuthTokenInvalid,
    /// `AUTH_TOKEN_EXPIRED`, usually with status 401.
    #[serde(rename = "AUTH_TOKEN_EXPIRED")]
    AuthTokenExpired,
    /// `AUTH_REFRESH_SUPERSEDED`, usually with status 409.
    #[serde(rename = "AUTH_REFRESH_SUPERSEDED")]
    AuthRefreshSuperseded,
    /// `AUTH_ACCOUNT_SUSPENDED`, usually with status 403.
    #[serde(rename = "AUTH_ACCOUNT_SUSPENDED")]
    AuthAccountSuspended,
    /// `AUTH_ACCOUNT_PENDING_APPROVAL`, usually with status 403.
    #[serde(rename = "AUTH_ACCOUNT_PENDING_APPROVAL")]
    AuthAccountPendingApproval,
    /// `AUTH_EMAIL_NOT_VERIFIED`, usually with status 403.
    #[serde(rename = "AUTH_EMAIL_NOT_VERIFIED")]
    AuthEmailNotVerified,
    /// `AUTH_PENDING_VERIFICATION`, usually with status 403.
    #[serde(rename = "AUTH_PENDING_VERIFICATION")]
    AuthPendingVerification,
    /// `AUTH_VERIFICATION_FAILED`, usually with status 403.
    #[serde(rename = "AUTH_VERIFICATION_FAILED")]
    AuthVerificationFailed,
    /// `AUTH_CSRF_INVALID`, usually with status 403.
    #[serde(rename = "AUTH_CSRF_INVALID")]
    AuthCsrfInvalid,
    /// `AUTH_INSUFFICIENT_PERMISSIONS`, usually with status 403.
    #[serde(rename = "AUTH_INSUFFICIENT_PERMISSIONS")]
    AuthInsufficientPermissions,
    /// `REGISTRATION_CLOSED`, usually with status 403.
    #[serde(rename = "REGISTRATION_CLOSED")]
    RegistrationClosed,
    /// `TERMS_REQUIRED`, usually with status 422.
    #[serde(rename = "TERMS_REQUIRED")]
    TermsRequired,
    /// `PASSWORD_MISMATCH`, usually with status 422.
    #[serde(rename = "PASSWORD_MISMATCH")]
    PasswordMismatch,
    /// `forbidden`, usually with status 403.
    #[serde(rename = "forbidden")]
    RoleForbidden,
    /// `FORBIDDEN`, usually with status 403.
    #[serde(rename = "FORBIDDEN")]
    Forbidden,
    /// `FEATURE_DISABLED`, usually with status 403.
    #[serde(rename = "FEATURE_DISABLED")]
    FeatureDisabled,
    /// `BLOCKED`, usually with status 403.
    #[serde(rename = "BLOCKED")]
    Blocked,
    /// `MESSAGING_DISABLED`, usually with status 403.
    #[serde(rename = "MESSAGING_DISABLED")]
    MessagingDisabled,
    /// `BANNED`, usually with status 403.
    #[serde(rename = "BANNED")]
    Banned,
    /// `SAFEGUARDING_CONTACT_RESTRICTED`, usually with status 403.
    #[serde(rename = "SAFEGUARDING_CONTACT_RESTRICTED")]
    SafeguardingContactRestricted,
    /// `VETTING_REQUIRED`, usually with status 403.
    #[serde(rename = "VETTING_REQUIRED")]
    VettingRequired,
    /// `SAFEGUARDING_JURISDICTION_REQUIRED`, usually with status 409.
    #[serde(rename = "SAFEGUARDING_JURISDICTION_REQUIRED")]
    SafeguardingJurisdictionRequired,
    /// `SAFEGUARDING_POLICY_UNAVAILABLE`, usually with status 503.
    #[serde(rename = "SAFEGUARDING_POLICY_UNAVAILABLE")]
    SafeguardingPolicyUnavailable,
    /// `NOT_FOUND`, usually with status 404.
    #[serde(rename = "NOT_FOUND")]
    NotFound,
    /// `RESOURCE_NOT_FOUND`, usually with status 404.
    #[serde(rename = "RESOURCE_NOT_FOUND")]
    ResourceNotFound,
    /// `ALREADY_EXISTS`, usually with status 409.
    #[serde(rename = "ALREADY_EXISTS")]
    AlreadyExists,
    /// `ALREADY_REPORTED`, usually with status 409.
    #[serde(rename = "ALREADY_REPORTED")]
    AlreadyReported,
    /// `ALREADY_ENDORSED`, usually with status 409.
    #[serde(rename = "ALREADY_ENDORSED")]
    AlreadyEndorsed,
    /// `SELF_ENDORSEMENT`, usually with status 422.
    #[serde(rename = "SELF_ENDORSEMENT")]
    SelfEndorsement,
    /// `INVALID_STATE`, usually with status 409.
    #[serde(rename = "INVALID_STATE")]
    InvalidState,
    /// `RENEWAL_FAILED`, usually with status 422.
    #[serde(rename = "RENEWAL_FAILED")]
    RenewalFailed,
    /// `EDIT_EXPIRED`, usually with status 422.
    #[serde(rename = "EDIT_EXPIRED")]
    EditExpired,
    /// `ALREADY_MEMBER`, usually with status 409.
    #[serde(rename = "ALREADY_MEMBER")]
    AlreadyMember,
    /// `NOT_MEMBER`, usually with status 409.
    #[serde(rename = "NOT_MEMBER")]
    NotMember,
    /// `CAPACITY_FULL`, usually with status 409.
    #[serde(rename = "CAPACITY_FULL")]
    CapacityFull,
    /// `MEMBERSHIP_LIMIT_REACHED`, usually with status 409.
    #[serde(rename = "MEMBERSHIP_LIMIT_REACHED")]
    MembershipLimitReached,
    /// `GROUP_UNAVAILABLE`, usually with status 409.
    #[serde(rename = "GROUP_UNAVAILABLE")]
    GroupUnavailable,
    /// `SOLE_ADMIN`, usually with status 409.
    #[serde(rename = "SOLE_ADMIN")]
    SoleAdmin,
    /// `OWNER_CANNOT_LEAVE`, usually with status 409.
    #[serde(rename = "OWNER_CANNOT_LEAVE")]
    OwnerCannotLeave,
    /// `INVALID_CURSOR`, usually with status 422.
    #[serde(rename = "INVALID_CURSOR")]
    InvalidCursor,
    /// `INVALID_CATEGORY`, usually with status 422.
    #[serde(rename = "INVALID_CATEGORY")]
    InvalidCategory,
    /// `INVALID_GROUP_KEY`, usually with status 422.
    #[serde(rename = "INVALID_GROUP_KEY")]
    InvalidGroupKey,
    /// `INVALID_INPUT`, usually with status 422.
    #[serde(rename = "INVALID_INPUT")]
    InvalidInput,
    /// `INVALID_TOKEN`, usually with status 400.
    #[serde(rename = "INVALID_TOKEN")]
    InvalidToken,
    /// `invalid_user`, usually with status 422.
    #[serde(rename = "invalid_user")]
    InvalidUser,
    /// `validation_failed`, usually with status 422.
    #[serde(rename = "validation_failed")]
    ValidationFailed,
    /// `VALIDATION_ERROR`, usually with status 422.
    #[serde(rename = "VALIDATION_ERROR")]
    ValidationError,
    /// `VALIDATION_REQUIRED_FIELD`, usually with status 422.
    #[serde(rename = "VALIDATION_REQUIRED_FIELD")]
    ValidationRequiredField,
    /// `VALIDATION_INVALID_FORMAT`, usually with status 422.
    #[serde(rename = "VALIDATION_INVALID_FORMAT")]
    ValidationInvalidFormat,
    /// `VALIDATION_INVALID_VALUE`, usually with status 422.
    #[serde(rename = "VALIDATION_INVALID_VALUE")]
    ValidationInvalidValue,
    /// `VALIDATION_TOO_SHORT`, usually with status 422.
    #[serde(rename = "VALIDATION_TOO_SHORT")]
    ValidationTooShort,
    /// `VALIDATION_TOO_LONG`, usually with status 422.
    #[serde(rename = "VALIDATION_TOO_LONG")]
    ValidationTooLong,
    /// `VALIDATION_OUT_OF_RANGE`, usually with status 422.
    #[serde(rename = "VALIDATION_OUT_OF_RANGE")]
    ValidationOutOfRange,
    /// `VALIDATION_DUPLICATE`, usually with status 409.
    #[serde(rename = "VALIDATION_DUPLICATE")]
    ValidationDuplicate,
    /// `INSUFFICIENT_FUNDS`, usually with status 400.
    #[serde(rename = "INSUFFICIENT_FUNDS")]
    InsufficientFunds,
    /// `TRANSFER_FAILED`, usually with status 422.
    #[serde(rename = "TRANSFER_FAILED")]
    TransferFailed,
    /// `DONATION_FAILED`, usually with status 400.
    #[serde(rename = "DONATION_FAILED")]
    DonationFailed,
    /// `EXCHANGE_ERROR`, usually with status 400.
    #[serde(rename = "EXCHANGE_ERROR")]
    ExchangeError,
    /// `INSUFFICIENT_BALANCE`, usually with status 422.
    #[serde(rename = "INSUFFICIENT_BALANCE")]
    InsufficientBalance,
    /// `LISTING_OWNER_UNAVAILABLE`, usually with status 409.
    #[serde(rename = "LISTING_OWNER_UNAVAILABLE")]
    ListingOwnerUnavailable,
    /// `EXCHANGE_PARTY_UNAVAILABLE`, usually with status 409.
    #[serde(rename = "EXCHANGE_PARTY_UNAVAILABLE")]
    ExchangePartyUnavailable,
    /// `IDEMPOTENCY_KEY_REUSED`, usually with status 422.
    #[serde(rename = "IDEMPOTENCY_KEY_REUSED")]
    IdempotencyKeyReused,
    /// `IDEMPOTENCY_IN_PROGRESS`, usually with status 409.
    #[serde(rename = "IDEMPOTENCY_IN_PROGRESS")]
    IdempotencyInProgress,
    /// `rate_limited`, usually with status 429.
    #[serde(rename = "rate_limited")]
    RateLimited,
    /// `RATE_LIMIT_EXCEEDED`, usually with status 429.
    #[serde(rename = "RATE_LIMIT_EXCEEDED")]
    RateLimitExceeded,
    /// `METHOD_NOT_ALLOWED`, usually with status 405.
    #[serde(rename = "METHOD_NOT_ALLOWED")]
    MethodNotAllowed,
    /// `PAYLOAD_TOO_LARGE`, usually with status 413.
    #[serde(rename = "PAYLOAD_TOO_LARGE")]
    PayloadTooLarge,
    /// `UNSUPPORTED_MEDIA_TYPE`, usually with status 415.
    #[serde(rename = "UNSUPPORTED_MEDIA_TYPE")]
    UnsupportedMediaType,
    /// `GRAPHQL_PARSE_FAILED`, usually with status 400.
    #[serde(rename = "GRAPHQL_PARSE_FAILED")]
    GraphqlParseFailed,
    /// `QUERY_INVALID`, usually with status 400.
    #[serde(rename = "QUERY_INVALID")]
    QueryInvalid,
    /// `QUERY_TOO_DEEP`, usually with status 400.
    #[serde(rename = "QUERY_TOO_DEEP")]
    QueryTooDeep,
    /// `QUERY_TOO_COMPLEX`, usually with status 400.
    #[serde(rename = "QUERY_TOO_COMPLEX")]
    QueryTooComplex,
    /// `PERSISTED_QUERY_NOT_FOUND`, usually with status 404.
    #[serde(rename = "PERSISTED_QUERY_NOT_FOUND")]
    PersistedQueryNotFound,
    /// `DOCUMENT_NOT_TRUSTED`, usually with status 403.
    #[serde(rename = "DOCUMENT_NOT_TRUSTED")]
    DocumentNotTrusted,
    /// `RESPONSE_TOO_LARGE`, usually with status 400.
    #[serde(rename = "RESPONSE_TOO_LARGE")]
    ResponseTooLarge,
    /// `SERVER_INTERNAL_ERROR`, usually with status 500.
    #[serde(rename = "SERVER_INTERNAL_ERROR")]
    ServerInternalError,
    /// `SERVER_DEPENDENCY_FAILED`, usually with status 503.
    #[serde(rename = "SERVER_DEPENDENCY_FAILED")]
    ServerDependencyFailed,
    /// `AI_SERVICE_ERROR`, usually with status 503.
    #[serde(rename = "AI_SERVICE_ERROR")]
    AiServiceError,
    /// `REQUEST_TIMEOUT`, usually with status 503.
    #[serde(rename = "REQUEST_TIMEOUT")]
    RequestTimeout,
}

impl Code {
    /// Every code, in the order of the contract.
    pub const ALL: &'static [Self] = &[
        Self::TenantResolutionFailed,
        Self::TenantRequired,
        Self::InvalidTenant,
        Self::TenantMismatch,
        Self::TenantNotFound,
        Self::AuthRequired,
        Self::AuthInvalidCredentials,
        Self::AuthTokenMissing,
        Self::AuthTokenInvalid,
        Self::AuthTokenExpired,
        Self::AuthRefreshSuperseded,
        Self::AuthAccountSuspended,
        Self::AuthAccountPendingApproval,
        Self::AuthEmailNotVerified,
        Self::AuthPendingVerification,
        Self::AuthVerificationFailed,
        Self::AuthCsrfInvalid,
        Self::AuthInsufficientPermissions,
        Self::RegistrationClosed,
        Self::TermsRequired,
        Self::PasswordMismatch,
        Self::RoleForbidden,
        Self::Forbidden,
        Self::FeatureDisabled,
        Self::Blocked,
        Self::MessagingDisabled,
        Self::Banned,
        Self::SafeguardingContactRestricted,
        Self::VettingRequired,
        Self::SafeguardingJurisdictionRequired,
        Self::SafeguardingPolicyUnavailable,
        Self::NotFound,
        Self::ResourceNotFound,
        Self::AlreadyExists,
        Self::AlreadyReported,
        Self::AlreadyEndorsed,
        Self::SelfEndorsement,
        Self::InvalidState,
        Self::RenewalFailed,
        Self::EditExpired,
        Self::AlreadyMember,
        Self::NotMember,
        Self::CapacityFull,
        Self::MembershipLimitReached,
        Self::GroupUnavailable,
        Self::SoleAdmin,
        Self::OwnerCannotLeave,
        Self::InvalidCursor,
        Self::InvalidCategory,
        Self::InvalidGroupKey,
        Self::InvalidInput,
        Self::InvalidToken,
        Self::InvalidUser,
        Self::ValidationFailed,
        Self::ValidationError,
        Self::ValidationRequiredField,
        Self::ValidationInvalidFormat,
        Self::ValidationInvalidValue,
        Self::ValidationTooShort,
        Self::ValidationTooLong,
        Self::ValidationOutOfRange,
        Self::ValidationDuplicate,
        Self::InsufficientFunds,
        Self::TransferFailed,
        Self::DonationFailed,
        Self::ExchangeError,
        Self::InsufficientBalance,
        Self::ListingOwnerUnavailable,
        Self::ExchangePartyUnavailable,
        Self::IdempotencyKeyReused,
        Self::IdempotencyInProgress,
        Self::RateLimited,
        Self::RateLimitExceeded,
        Self::MethodNotAllowed,
        Self::PayloadTooLarge,
        Self::UnsupportedMediaType,
        Self::GraphqlParseFailed,
        Self::QueryInvalid,
        Self::QueryTooDeep,
        Self::QueryTooComplex,
        Self::PersistedQueryNotFound,
        Self::DocumentNotTrusted,
        Self::ResponseTooLarge,
        Self::ServerInternalError,
        Self::ServerDependencyFailed,
        Self::AiServiceError,
        Self::RequestTimeout,
    ];

    /// The code as the wire spells it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::TenantResolutionFailed => "tenant_resolution_failed",
            Self::TenantRequired => "tenant_required",
            Self::InvalidTenant => "INVALID_TENANT",
            Self::TenantMismatch => "TENANT_MISMATCH",
            Self::TenantNotFound => "TENANT_NOT_FOUND",
            Self::AuthRequired => "auth_required",
            Self::AuthInvalidCredentials => "AUTH_INVALID_CREDENTIALS",
            Self::AuthTokenMissing => "AUTH_TOKEN_MISSING",
            Self::AuthTokenInvalid => "AUTH_TOKEN_INVALID",
            Self::AuthTokenExpired => "AUTH_TOKEN_EXPIRED",
            Self::AuthRefreshSuperseded => "AUTH_REFRESH_SUPERSEDED",
            Self::AuthAccountSuspended => "AUTH_ACCOUNT_SUSPENDED",
            Self::AuthAccountPendingApproval => "AUTH_ACCOUNT_PENDING_APPROVAL",
            Self::AuthEmailNotVerified => "AUTH_EMAIL_NOT_VERIFIED",
            Self::AuthPendingVerification => "AUTH_PENDING_VERIFICATION",
            Self::AuthVerificationFailed => "AUTH_VERIFICATION_FAILED",
            Self::AuthCsrfInvalid => "AUTH_CSRF_INVALID",
            Self::AuthInsufficientPermissions => "AUTH_INSUFFICIENT_PERMISSIONS",
            Self::RegistrationClosed => "REGISTRATION_CLOSED",
            Self::TermsRequired => "TERMS_REQUIRED",
            Self::PasswordMismatch => "PASSWORD_MISMATCH",
            Self::RoleForbidden => "forbidden",
            Self::Forbidden => "FORBIDDEN",
            Self::FeatureDisabled => "FEATURE_DISABLED",
            Self::Blocked => "BLOCKED",
            Self::MessagingDisabled => "MESSAGING_DISABLED",
            Self::Banned => "BANNED",
            Self::SafeguardingContactRestricted => "SAFEGUARDING_CONTACT_RESTRICTED",
            Self::VettingRequired => "VETTING_REQUIRED",
            Self::SafeguardingJurisdictionRequired => {
                "SAFEGUARDING_JURISDICTION_REQUIRED"
            }
            Self::SafeguardingPolicyUnavailable => "SAFEGUARDING_POLICY_UNAVAILABLE",
            Self::NotFound => "NOT_FOUND",
            Self::ResourceNotFound => "RESOURCE_NOT_FOUND",
            Self::AlreadyExists => "ALREADY_EXISTS",
            Self::AlreadyReported => "ALREADY_REPORTED",
            Self::AlreadyEndorsed => "ALREADY_ENDORSED",
            Self::SelfEndorsement => "SELF_ENDORSEMENT",
            Self::InvalidState => "INVALID_STATE",
            Self::RenewalFailed => "RENEWAL_FAILED",
            Self::EditExpired => "EDIT_EXPIRED",
            Self::AlreadyMember => "ALREADY_MEMBER",
            Self::NotMember => "NOT_MEMBER",
            Self::CapacityFull => "CAPACITY_FULL",
            Self::MembershipLimitReached => "MEMBERSHIP_LIMIT_REACHED",
            Self::GroupUnavailable => "GROUP_UNAVAILABLE",
            Self::SoleAdmin => "SOLE_ADMIN",
            Self::OwnerCannotLeave => "OWNER_CANNOT_LEAVE",
            Self::InvalidCursor => "INVALID_CURSOR",
            Self::InvalidCategory => "INVALID_CATEGORY",
            Self::InvalidGroupKey => "INVALID_GROUP_KEY",
            Self::InvalidInput => "INVALID_INPUT",
            Self::InvalidToken => "INVALID_TOKEN",
            Self::InvalidUser => "invalid_user",
            Self::ValidationFailed => "validation_failed",
            Self::ValidationError => "VALIDATION_ERROR",
            Self::ValidationRequiredField => "VALIDATION_REQUIRED_FIELD",
            Self::ValidationInvalidFormat => "VALIDATION_INVALID_FORMAT",
            Self::ValidationInvalidValue => "VALIDATION_INVALID_VALUE",
            Self::ValidationTooShort => "VALIDATION_TOO_SHORT",
            Self::ValidationTooLong => "VALIDATION_TOO_LONG",
            Self::ValidationOutOfRange => "VALIDATION_OUT_OF_RANGE",
            Self::ValidationDuplicate => "VALIDATION_DUPLICATE",
            Self::InsufficientFunds => "INSUFFICIENT_FUNDS",
            Self::TransferFailed => "TRANSFER_FAILED",
            Self::DonationFailed => "DONATION_FAILED",
            Self::ExchangeError => "EXCHANGE_ERROR",
            Self::InsufficientBalance => "INSUFFICIENT_BALANCE",
            Self::ListingOwnerUnavailable => "LISTING_OWNER_UNAVAILABLE",
            Self::ExchangePartyUnavailable => "EXCHANGE_PARTY_UNAVAILABLE",
            Self::IdempotencyKeyReused => "IDEMPOTENCY_KEY_REUSED",
            Self::IdempotencyInProgress => "IDEMPOTENCY_IN_PROGRESS",
            Self::RateLimited => "rate_limited",
            Self::RateLimitExceeded => "RATE_LIMIT_EXCEEDED",
            Self::MethodNotAllowed => "METHOD_NOT_ALLOWED",
            Self::PayloadTooLarge => "PAYLOAD_TOO_LARGE",
            Self::UnsupportedMediaType => "UNSUPPORTED_MEDIA_TYPE",
            Self::GraphqlParseFailed => "GRAPHQL_PARSE_FAILED",
            Self::QueryInvalid => "QUERY_INVALID",
            Self::QueryTooDeep => "QUERY_TOO_DEEP",
            Self::QueryTooComplex => "QUERY_TOO_COMPLEX",
            Self::PersistedQueryNotFound => "PERSISTED_QUERY_NOT_FOUND",
            Self::DocumentNotTrusted => "DOCUMENT_NOT_TRUSTED",
            Self::ResponseTooLarge => "RESPONSE_TOO_LARGE",
            Self::ServerInternalError => "SERVER_INTERNAL_ERROR",
            Self::ServerDependencyFailed => "SERVER_DEPENDENCY_FAILED",
            Self::AiServiceError => "AI_SERVICE_ERROR",
            Self::RequestTimeout => "REQUEST_TIMEOUT",
        }
    }

    /// The status that goes with the code where nothing else is said.
    pub const fn status(self) -> u16 {
        match self {
            Self::TenantResolutionFailed => 400,
            Self::TenantRequired => 400,
            Self::InvalidTenant => 400,
            Self::TenantMismatch => 403,
            Self::TenantNotFound => 404,
            Self::AuthRequired => 401,
            Self::AuthInvalidCredentials => 401,
            Self::AuthTokenMissing => 400,
            Self::AuthTokenInvalid => 401,
            Self::AuthTokenExpired => 401,
            Self::AuthRefreshSuperseded => 409,
            Self::AuthAccountSuspended => 403,
            Self::AuthAccountPendingApproval => 403,
            Self::AuthEmailNotVerified => 403,
            Self::AuthPendingVerification => 403,
            Self::AuthVerificationFailed => 403,
            Self::AuthCsrfInvalid => 403,
            Self::AuthInsufficientPermissions => 403,
            Self::RegistrationClosed => 403,
            Self::TermsRequired => 422,
            Self::PasswordMismatch => 422,
            Self::RoleForbidden => 403,
            Self::Forbidden => 403,
            Self::FeatureDisabled => 403,
            Self::Blocked => 403,
            Self::MessagingDisabled => 403,
            Self::Banned => 403,
            Self::SafeguardingContactRestricted => 403,
            Self::VettingRequired => 403,
            Self::SafeguardingJurisdictionRequired => 409,
            Self::SafeguardingPolicyUnavailable => 503,
            Self::NotFound => 404,
            Self::ResourceNotFound => 404,
            Self::AlreadyExists => 409,
            Self::AlreadyReported => 409,
            Self::AlreadyEndorsed => 409,
            Self::SelfEndorsement => 422,
            Self::InvalidState => 409,
            Self::RenewalFailed => 422,
            Self::EditExpired => 422,
            Self::AlreadyMember => 409,
            Self::NotMember => 409,
            Self::CapacityFull => 409,
            Self::MembershipLimitReached => 409,
            Self::GroupUnavailable => 409,
            Self::SoleAdmin => 409,
            Self::OwnerCannotLeave => 409,
            Self::InvalidCursor => 422,
            Self::InvalidCategory => 422,
            Self::InvalidGroupKey => 422,
            Self::InvalidInput => 422,
            Self::InvalidToken => 400,
            Self::InvalidUser => 422,
            Self::ValidationFailed => 422,
            Self::ValidationError => 422,
            Self::ValidationRequiredField => 422,
            Self::ValidationInvalidFormat => 422,
            Self::ValidationInvalidValue => 422,
            Self::ValidationTooShort => 422,
            Self::ValidationTooLong => 422,
            Self::ValidationOutOfRange => 422,
            Self::ValidationDuplicate => 409,
            Self::InsufficientFunds => 400,
            Self::TransferFailed => 422,
            Self::DonationFailed => 400,
            Self::ExchangeError => 400,
            Self::InsufficientBalance => 422,
            Self::ListingOwnerUnavailable => 409,
            Self::ExchangePartyUnavailable => 409,
            Self::IdempotencyKeyReused => 422,
            Self::IdempotencyInProgress => 409,
            Self::RateLimited => 429,
            Self::RateLimitExceeded => 429,
            Self::MethodNotAllowed => 405,
            Self::PayloadTooLarge => 413,
            Self::UnsupportedMediaType => 415,
            Self::GraphqlParseFailed => 400,
            Self::QueryInvalid => 400,
            Self::QueryTooDeep => 400,
            Self::QueryTooComplex => 400,
            Self::PersistedQueryNotFound => 404,
            Self::DocumentNotTrusted => 403,
            Self::ResponseTooLarge => 400,
            Self::ServerInternalError => 500,
            Self::ServerDependencyFailed => 503,
            Self::AiServiceError => 503,
            Self::RequestTimeout => 503,
        }
    }

    /// The code that the wire spells so.
    pub fn parse(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl std::fmt::Display for Code {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

impl std::str::FromStr for Code {
    type Err = crate::runtime::UnknownValue;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        crate::runtime::one_of(Self::ALL, Self::as_str, text)
    }
}
