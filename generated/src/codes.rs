// Made from contract/openapi.yaml by codegen; edit the contract instead.

//! The codes with which calls are refused.

/// Why a call was refused, in the words of the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Code {
    /// `tenant_resolution_failed`, usually with status 400.
    TenantResolutionFailed,
    /// `tenant_required`, usually with status 400.
    TenantRequired,
    /// `INVALID_TENANT`, usually with status 400.
    InvalidTenant,
    /// `TENANT_MISMATCH`, usually with status 403.
    TenantMismatch,
    /// `TENANT_NOT_FOUND`, usually with status 404.
    TenantNotFound,
    /// `auth_required`, usually with status 401.
    AuthRequired,
    /// `AUTH_INVALID_CREDENTIALS`, usually with status 401.
    AuthInvalidCredentials,
    /// `AUTH_TOKEN_MISSING`, usually with status 400.
    AuthTokenMissing,
    /// `AUTH_TOKEN_INVALID`, usually with status 401.
    AuthTokenInvalid,
    /// `AUTH_TOKEN_EXPIRED`, usually with status 401.
    AuthTokenExpired,
    /// `AUTH_REFRESH_SUPERSEDED`, usually with status 409.
    AuthRefreshSuperseded,
    /// `AUTH_ACCOUNT_SUSPENDED`, usually with status 403.
    AuthAccountSuspended,
    /// `AUTH_ACCOUNT_PENDING_APPROVAL`, usually with status 403.
    AuthAccountPendingApproval,
    /// `AUTH_EMAIL_NOT_VERIFIED`, usually with status 403.
    AuthEmailNotVerified,
    /// `AUTH_PENDING_VERIFICATION`, usually with status 403.
    AuthPendingVerification,
    /// `AUTH_VERIFICATION_FAILED`, usually with status 403.
    AuthVerificationFailed,
    /// `AUTH_CSRF_INVALID`, usually with status 403.
    AuthCsrfInvalid,
    /// `AUTH_INSUFFICIENT_PERMISSIONS`, usually with status 403.
    AuthInsufficientPermissions,
    /// `REGISTRATION_CLOSED`, usually with status 403.
    RegistrationClosed,
    /// `REGISTRATION_DAILY_LIMIT`, usually with status 429.
    RegistrationDailyLimit,
    /// `TERMS_REQUIRED`, usually with status 422.
    TermsRequired,
    /// `PASSWORD_MISMATCH`, usually with status 422.
    PasswordMismatch,
    /// `PASSWORD_PWNED`, usually with status 422.
    PasswordPwned,
    /// `EMAIL_DISPOSABLE`, usually with status 422.
    EmailDisposable,
    /// `WEAK_PASSWORD`, usually with status 422.
    WeakPassword,
    /// `INVALID_PASSWORD`, usually with status 403.
    InvalidPassword,
    /// `PASSWORD_REUSED`, usually with status 400.
    PasswordReused,
    /// `AUTH_2FA_INVALID`, usually with status 401.
    Auth2faInvalid,
    /// `AUTH_2FA_TOKEN_EXPIRED`, usually with status 401.
    Auth2faTokenExpired,
    /// `AUTH_2FA_MAX_ATTEMPTS`, usually with status 401.
    Auth2faMaxAttempts,
    /// `AUTH_2FA_SETUP_REQUIRED`, usually with status 403.
    Auth2faSetupRequired,
    /// `ALREADY_ENABLED`, usually with status 409.
    AlreadyEnabled,
    /// `VERIFICATION_FAILED`, usually with status 400.
    VerificationFailed,
    /// `DISABLE_FAILED`, usually with status 403.
    DisableFailed,
    /// `INVITE_REQUIRED`, usually with status 422.
    InviteRequired,
    /// `INVITE_INVALID`, usually with status 422.
    InviteInvalid,
    /// `forbidden`, usually with status 403.
    RoleForbidden,
    /// `FORBIDDEN`, usually with status 403.
    Forbidden,
    /// `FEATURE_DISABLED`, usually with status 403.
    FeatureDisabled,
    /// `BLOCKED`, usually with status 403.
    Blocked,
    /// `MESSAGING_DISABLED`, usually with status 403.
    MessagingDisabled,
    /// `BANNED`, usually with status 403.
    Banned,
    /// `SAFEGUARDING_CONTACT_RESTRICTED`, usually with status 403.
    SafeguardingContactRestricted,
    /// `VETTING_REQUIRED`, usually with status 403.
    VettingRequired,
    /// `SAFEGUARDING_JURISDICTION_REQUIRED`, usually with status 409.
    SafeguardingJurisdictionRequired,
    /// `SAFEGUARDING_POLICY_UNAVAILABLE`, usually with status 503.
    SafeguardingPolicyUnavailable,
    /// `MAINTENANCE_MODE`, usually with status 503.
    MaintenanceMode,
    /// `APP_UPDATE_REQUIRED`, usually with status 426.
    AppUpdateRequired,
    /// `IMPERSONATION_NOT_ALLOWED`, usually with status 403.
    ImpersonationNotAllowed,
    /// `AUTH_WEBAUTHN_ORIGIN_NOT_ALLOWED`, usually with status 400.
    AuthWebauthnOriginNotAllowed,
    /// `AUTH_WEBAUTHN_CHALLENGE_EXPIRED`, usually with status 401.
    AuthWebauthnChallengeExpired,
    /// `AUTH_WEBAUTHN_CHALLENGE_INVALID`, usually with status 401.
    AuthWebauthnChallengeInvalid,
    /// `AUTH_WEBAUTHN_FAILED`, usually with status 401.
    AuthWebauthnFailed,
    /// `WEBAUTHN_CREDENTIAL_LIMIT`, usually with status 409.
    WebauthnCredentialLimit,
    /// `WEBAUTHN_CREDENTIAL_EXISTS`, usually with status 409.
    WebauthnCredentialExists,
    /// `SECURITY_CONFIRMATION_REQUIRED`, usually with status 403.
    SecurityConfirmationRequired,
    /// `LAST_SIGN_IN_METHOD`, usually with status 409.
    LastSignInMethod,
    /// `NOT_FOUND`, usually with status 404.
    NotFound,
    /// `RESOURCE_NOT_FOUND`, usually with status 404.
    ResourceNotFound,
    /// `RESOURCE_FORBIDDEN`, usually with status 403.
    ResourceForbidden,
    /// `ALREADY_EXISTS`, usually with status 409.
    AlreadyExists,
    /// `ALREADY_REPORTED`, usually with status 409.
    AlreadyReported,
    /// `ALREADY_ENDORSED`, usually with status 409.
    AlreadyEndorsed,
    /// `ALREADY_PROCESSED`, usually with status 400.
    AlreadyProcessed,
    /// `SELF_ENDORSEMENT`, usually with status 422.
    SelfEndorsement,
    /// `INVALID_STATE`, usually with status 409.
    InvalidState,
    /// `INVALID_STATUS`, usually with status 400.
    InvalidStatus,
    /// `RENEWAL_FAILED`, usually with status 422.
    RenewalFailed,
    /// `REJECT_FAILED`, usually with status 422.
    RejectFailed,
    /// `SELLER_SUSPENDED`, usually with status 403.
    SellerSuspended,
    /// `OUT_OF_STOCK`, usually with status 422.
    OutOfStock,
    /// `PAYMENT_UNAVAILABLE`, usually with status 503.
    PaymentUnavailable,
    /// `INVALID_SIGNATURE`, usually with status 400.
    InvalidSignature,
    /// `SLOT_END_BEFORE_START`, usually with status 422.
    SlotEndBeforeStart,
    /// `CAPACITY_BELOW_BOOKINGS`, usually with status 422.
    CapacityBelowBookings,
    /// `SLOT_HAS_RESERVATIONS`, usually with status 409.
    SlotHasReservations,
    /// `DELIVERY_OFFER_ERROR`, usually with status 400.
    DeliveryOfferError,
    /// `DELIVERY_ACCEPT_ERROR`, usually with status 400.
    DeliveryAcceptError,
    /// `DELIVERY_CONFIRM_ERROR`, usually with status 400.
    DeliveryConfirmError,
    /// `QR_NOT_FOUND`, usually with status 422.
    QrNotFound,
    /// `NOT_FOR_SELLER`, usually with status 422.
    NotForSeller,
    /// `ORDER_NOT_PAID`, usually with status 422.
    OrderNotPaid,
    /// `ALREADY_PICKED_UP`, usually with status 422.
    AlreadyPickedUp,
    /// `RESERVATION_CANCELLED`, usually with status 422.
    ReservationCancelled,
    /// `ORDER_NOT_FOUND`, usually with status 404.
    OrderNotFound,
    /// `ORDER_NOT_PICKUP_ELIGIBLE`, usually with status 422.
    OrderNotPickupEligible,
    /// `SLOT_NOT_FOUND`, usually with status 422.
    SlotNotFound,
    /// `SLOT_INACTIVE`, usually with status 422.
    SlotInactive,
    /// `SLOT_PAST`, usually with status 422.
    SlotPast,
    /// `SLOT_FULL`, usually with status 422.
    SlotFull,
    /// `SLOT_SELLER_MISMATCH`, usually with status 422.
    SlotSellerMismatch,
    /// `DUPLICATE_RESERVATION`, usually with status 422.
    DuplicateReservation,
    /// `MERCHANT_DISABLED`, usually with status 422.
    MerchantDisabled,
    /// `EXCEEDS_MAX_DISCOUNT`, usually with status 422.
    ExceedsMaxDiscount,
    /// `REDEMPTION_FAILED`, usually with status 422.
    RedemptionFailed,
    /// `EDIT_EXPIRED`, usually with status 422.
    EditExpired,
    /// `ALREADY_MEMBER`, usually with status 409.
    AlreadyMember,
    /// `NOT_MEMBER`, usually with status 409.
    NotMember,
    /// `CAPACITY_FULL`, usually with status 409.
    CapacityFull,
    /// `INVITE_LIMIT_REACHED`, usually with status 409.
    InviteLimitReached,
    /// `NO_CONTENT`, usually with status 422.
    NoContent,
    /// `EMAIL_MISMATCH`, usually with status 403.
    EmailMismatch,
    /// `EXPIRED`, usually with status 410.
    Expired,
    /// `REVOKED`, usually with status 410.
    Revoked,
    /// `MEMBERSHIP_LIMIT_REACHED`, usually with status 409.
    MembershipLimitReached,
    /// `GROUP_UNAVAILABLE`, usually with status 409.
    GroupUnavailable,
    /// `SOLE_ADMIN`, usually with status 409.
    SoleAdmin,
    /// `DUPLICATE_REQUEST`, usually with status 409.
    DuplicateRequest,
    /// `OWNER_CANNOT_LEAVE`, usually with status 409.
    OwnerCannotLeave,
    /// `INVALID_CURSOR`, usually with status 422.
    InvalidCursor,
    /// `INVALID_CATEGORY`, usually with status 422.
    InvalidCategory,
    /// `INVALID_GROUP_KEY`, usually with status 422.
    InvalidGroupKey,
    /// `INVALID_INPUT`, usually with status 422.
    InvalidInput,
    /// `INVALID_TYPE`, usually with status 400.
    InvalidType,
    /// `FILE_TOO_LARGE`, usually with status 413.
    FileTooLarge,
    /// `GROUP_QUOTA_EXCEEDED`, usually with status 409.
    GroupQuotaExceeded,
    /// `TENANT_QUOTA_EXCEEDED`, usually with status 409.
    TenantQuotaExceeded,
    /// `INVALID_TOKEN`, usually with status 400.
    InvalidToken,
    /// `invalid_user`, usually with status 422.
    InvalidUser,
    /// `validation_failed`, usually with status 422.
    ValidationFailed,
    /// `VALIDATION_ERROR`, usually with status 422.
    ValidationError,
    /// `VALIDATION_REQUIRED_FIELD`, usually with status 422.
    ValidationRequiredField,
    /// `VALIDATION_INVALID_FORMAT`, usually with status 422.
    ValidationInvalidFormat,
    /// `VALIDATION_INVALID_VALUE`, usually with status 422.
    ValidationInvalidValue,
    /// `VALIDATION_INVALID_FILTER`, usually with status 422.
    ValidationInvalidFilter,
    /// `VALIDATION_INVALID_REASON`, usually with status 422.
    ValidationInvalidReason,
    /// `VALIDATION_TOO_SHORT`, usually with status 422.
    ValidationTooShort,
    /// `VALIDATION_TOO_LONG`, usually with status 422.
    ValidationTooLong,
    /// `VALIDATION_OUT_OF_RANGE`, usually with status 422.
    ValidationOutOfRange,
    /// `VALIDATION_DUPLICATE`, usually with status 409.
    ValidationDuplicate,
    /// `UPLOAD_FAILED`, usually with status 400.
    UploadFailed,
    /// `DUPLICATE`, usually with status 422.
    Duplicate,
    /// `HAS_DEPENDENCIES`, usually with status 422.
    HasDependencies,
    /// `LEGAL_ACCEPTANCE_REQUIRED`, usually with status 403.
    LegalAcceptanceRequired,
    /// `ONBOARDING_REQUIRED`, usually with status 403.
    OnboardingRequired,
    /// `VALIDATION_NO_FIELDS`, usually with status 400.
    ValidationNoFields,
    /// `INSUFFICIENT_FUNDS`, usually with status 400.
    InsufficientFunds,
    /// `TRANSFER_FAILED`, usually with status 422.
    TransferFailed,
    /// `DONATION_FAILED`, usually with status 400.
    DonationFailed,
    /// `EXCHANGE_ERROR`, usually with status 400.
    ExchangeError,
    /// `INSUFFICIENT_BALANCE`, usually with status 422.
    InsufficientBalance,
    /// `INSUFFICIENT_CREDITS`, usually with status 422.
    InsufficientCredits,
    /// `RESOLUTION_FAILED`, usually with status 409.
    ResolutionFailed,
    /// `LISTING_OWNER_UNAVAILABLE`, usually with status 409.
    ListingOwnerUnavailable,
    /// `EXCHANGE_PARTY_UNAVAILABLE`, usually with status 409.
    ExchangePartyUnavailable,
    /// `EVENT_LIFECYCLE_CONFLICT`, usually with status 409.
    EventLifecycleConflict,
    /// `EVENT_REVIEW_REQUIRED`, usually with status 409.
    EventReviewRequired,
    /// `EVENT_REVIEW_NOT_REQUIRED`, usually with status 409.
    EventReviewNotRequired,
    /// `EVENT_REVIEW_PENDING`, usually with status 422.
    EventReviewPending,
    /// `EVENT_RECURRENCE_SCOPE_REQUIRED`, usually with status 422.
    EventRecurrenceScopeRequired,
    /// `EVENT_RECURRENCE_UNAVAILABLE`, usually with status 503.
    EventRecurrenceUnavailable,
    /// `EVENT_RECURRENCE_TEMPLATE_ALL_SCOPE_REQUIRED`, usually with status 422.
    EventRecurrenceTemplateAllScopeRequired,
    /// `EVENT_RECURRENCE_SCHEDULE_REVISION_REQUIRED`, usually with status 422.
    EventRecurrenceScheduleRevisionRequired,
    /// `EVENT_RECURRENCE_REVISION_NOT_FOUND`, usually with status 404.
    EventRecurrenceRevisionNotFound,
    /// `EVENT_RECURRENCE_REVISION_FORBIDDEN`, usually with status 403.
    EventRecurrenceRevisionForbidden,
    /// `EVENT_RECURRENCE_REVISION_UNAVAILABLE`, usually with status 503.
    EventRecurrenceRevisionUnavailable,
    /// `EVENT_RECURRENCE_REVISION_VALIDATION_FAILED`, usually with status 422.
    EventRecurrenceRevisionValidationFailed,
    /// `EVENT_RECURRENCE_REVISION_PREVIEW_INVALID`, usually with status 409.
    EventRecurrenceRevisionPreviewInvalid,
    /// `EVENT_RECURRENCE_REVISION_PREVIEW_EXPIRED`, usually with status 409.
    EventRecurrenceRevisionPreviewExpired,
    /// `EVENT_RECURRENCE_REVISION_CONFLICT`, usually with status 409.
    EventRecurrenceRevisionConflict,
    /// `EVENT_RECURRENCE_REVISION_LIMIT_EXCEEDED`, usually with status 413.
    EventRecurrenceRevisionLimitExceeded,
    /// `EVENT_RECURRENCE_DEFINITION_NOT_FOUND`, usually with status 404.
    EventRecurrenceDefinitionNotFound,
    /// `EVENT_RECURRENCE_DEFINITION_FORBIDDEN`, usually with status 403.
    EventRecurrenceDefinitionForbidden,
    /// `EVENT_RECURRENCE_DEFINITION_UNAVAILABLE`, usually with status 503.
    EventRecurrenceDefinitionUnavailable,
    /// `EVENT_RECURRENCE_DEFINITION_VALIDATION_FAILED`, usually with status 422.
    EventRecurrenceDefinitionValidationFailed,
    /// `EVENT_RECURRENCE_DEFINITION_PREVIEW_INVALID`, usually with status 409.
    EventRecurrenceDefinitionPreviewInvalid,
    /// `EVENT_RECURRENCE_DEFINITION_CONFLICT`, usually with status 409.
    EventRecurrenceDefinitionConflict,
    /// `EVENT_LIFECYCLE_HISTORY_NOT_FOUND`, usually with status 404.
    EventLifecycleHistoryNotFound,
    /// `EVENT_LIFECYCLE_HISTORY_FORBIDDEN`, usually with status 403.
    EventLifecycleHistoryForbidden,
    /// `EVENT_REGISTRATION_DISABLED`, usually with status 403.
    EventRegistrationDisabled,
    /// `EVENT_REGISTRATION_FORBIDDEN`, usually with status 403.
    EventRegistrationForbidden,
    /// `EVENT_REGISTRATION_IDEMPOTENCY_INVALID`, usually with status 422.
    EventRegistrationIdempotencyInvalid,
    /// `EVENT_WAITLIST_DISABLED`, usually with status 403.
    EventWaitlistDisabled,
    /// `EVENT_OCCURRENCE_REQUIRED`, usually with status 409.
    EventOccurrenceRequired,
    /// `EVENT_REGISTRATION_UNAVAILABLE`, usually with status 409.
    EventRegistrationUnavailable,
    /// `EVENT_REGISTRATION_CLOSED`, usually with status 409.
    EventRegistrationClosed,
    /// `EVENT_CAPACITY_FULL`, usually with status 409.
    EventCapacityFull,
    /// `EVENT_FULL`, usually with status 409.
    EventFull,
    /// `EVENT_CAPACITY_AVAILABLE`, usually with status 409.
    EventCapacityAvailable,
    /// `EVENT_WAITLIST_CAPACITY_REQUIRED`, usually with status 409.
    EventWaitlistCapacityRequired,
    /// `EVENT_ALREADY_CONFIRMED`, usually with status 409.
    EventAlreadyConfirmed,
    /// `EVENT_OFFER_ACCEPTANCE_REQUIRED`, usually with status 409.
    EventOfferAcceptanceRequired,
    /// `EVENT_WAITLIST_OFFER_INACTIVE`, usually with status 409.
    EventWaitlistOfferInactive,
    /// `EVENT_WAITLIST_OFFER_EXPIRED`, usually with status 410.
    EventWaitlistOfferExpired,
    /// `EVENT_WAITLIST_OFFER_TOKEN_INVALID`, usually with status 422.
    EventWaitlistOfferTokenInvalid,
    /// `EVENT_WAITLIST_TIMED_OFFERS_DISABLED`, usually with status 409.
    EventWaitlistTimedOffersDisabled,
    /// `EVENT_ATTENDANCE_REGISTRATION_REQUIRED`, usually with status 409.
    EventAttendanceRegistrationRequired,
    /// `EVENT_ATTENDANCE_TOO_EARLY`, usually with status 409.
    EventAttendanceTooEarly,
    /// `EVENT_ATTENDANCE_WINDOW_CLOSED`, usually with status 409.
    EventAttendanceWindowClosed,
    /// `EVENT_REGISTRATION_TRANSITION_INVALID`, usually with status 409.
    EventRegistrationTransitionInvalid,
    /// `EVENT_REGISTRATION_CONFLICT`, usually with status 409.
    EventRegistrationConflict,
    /// `EVENT_REGISTRATION_MEMBER_NOT_FOUND`, usually with status 404.
    EventRegistrationMemberNotFound,
    /// `EVENT_PEOPLE_VALIDATION_FAILED`, usually with status 422.
    EventPeopleValidationFailed,
    /// `EVENT_PEOPLE_QUERY_INVALID`, usually with status 422.
    EventPeopleQueryInvalid,
    /// `EVENT_REGISTRATION_REASON_REQUIRED`, usually with status 422.
    EventRegistrationReasonRequired,
    /// `CAMPAIGN_UPDATE_FAILED`, usually with status 422.
    CampaignUpdateFailed,
    /// `EVENT_BROADCAST_NOT_FOUND`, usually with status 404.
    EventBroadcastNotFound,
    /// `EVENT_BROADCAST_CONFLICT`, usually with status 409.
    EventBroadcastConflict,
    /// `EVENT_BROADCAST_DISABLED`, usually with status 403.
    EventBroadcastDisabled,
    /// `EVENT_BROADCAST_VALIDATION_FAILED`, usually with status 422.
    EventBroadcastValidationFailed,
    /// `EVENT_TEMPLATE_NOT_FOUND`, usually with status 404.
    EventTemplateNotFound,
    /// `EVENT_TEMPLATE_CONFLICT`, usually with status 409.
    EventTemplateConflict,
    /// `EVENT_TEMPLATE_VALIDATION_FAILED`, usually with status 422.
    EventTemplateValidationFailed,
    /// `EVENT_FORM_NOT_FOUND`, usually with status 404.
    EventFormNotFound,
    /// `EVENT_FORM_CONFLICT`, usually with status 409.
    EventFormConflict,
    /// `EVENT_FORM_VALIDATION_FAILED`, usually with status 422.
    EventFormValidationFailed,
    /// `EVENT_ANSWERS_NOT_FOUND`, usually with status 404.
    EventAnswersNotFound,
    /// `EVENT_ANSWERS_REQUIRED`, usually with status 409.
    EventAnswersRequired,
    /// `EVENT_APPROVAL_REQUIRED`, usually with status 409.
    EventApprovalRequired,
    /// `EVENT_ANSWERS_CLOSED`, usually with status 409.
    EventAnswersClosed,
    /// `EVENT_ANSWERS_VALIDATION_FAILED`, usually with status 422.
    EventAnswersValidationFailed,
    /// `EVENT_GUEST_NOT_FOUND`, usually with status 404.
    EventGuestNotFound,
    /// `EVENT_GUEST_CONFLICT`, usually with status 409.
    EventGuestConflict,
    /// `EVENT_GUEST_LIMIT`, usually with status 409.
    EventGuestLimit,
    /// `EVENT_GUEST_VALIDATION_FAILED`, usually with status 422.
    EventGuestValidationFailed,
    /// `EVENT_INVITATION_NOT_FOUND`, usually with status 404.
    EventInvitationNotFound,
    /// `EVENT_INVITATION_INACTIVE`, usually with status 409.
    EventInvitationInactive,
    /// `EVENT_INVITATION_EXPIRED`, usually with status 410.
    EventInvitationExpired,
    /// `EVENT_INVITATION_CONFLICT`, usually with status 409.
    EventInvitationConflict,
    /// `EVENT_INVITATION_VALIDATION_FAILED`, usually with status 422.
    EventInvitationValidationFailed,
    /// `EVENT_OFFLINE_NOT_FOUND`, usually with status 404.
    EventOfflineNotFound,
    /// `EVENT_OFFLINE_DISABLED`, usually with status 403.
    EventOfflineDisabled,
    /// `EVENT_OFFLINE_DEVICE_INVALID`, usually with status 404.
    EventOfflineDeviceInvalid,
    /// `EVENT_OFFLINE_CONFLICT`, usually with status 409.
    EventOfflineConflict,
    /// `EVENT_OFFLINE_VALIDATION_FAILED`, usually with status 422.
    EventOfflineValidationFailed,
    /// `EVENT_CHECKIN_CODE_INVALID`, usually with status 422.
    EventCheckinCodeInvalid,
    /// `EVENT_SAFETY_ACTION_REQUIRED`, usually with status 409.
    EventSafetyActionRequired,
    /// `EVENT_SAFETY_UNAVAILABLE`, usually with status 503.
    EventSafetyUnavailable,
    /// `EVENT_SAFETY_NOT_FOUND`, usually with status 404.
    EventSafetyNotFound,
    /// `EVENT_SAFETY_CONFLICT`, usually with status 409.
    EventSafetyConflict,
    /// `EVENT_SAFETY_VALIDATION_FAILED`, usually with status 422.
    EventSafetyValidationFailed,
    /// `EVENT_GUARDIAN_CONSENT_LIMIT`, usually with status 409.
    EventGuardianConsentLimit,
    /// `EVENT_GUARDIAN_LINK_INVALID`, usually with status 404.
    EventGuardianLinkInvalid,
    /// `VERSION_CONFLICT`, usually with status 409.
    VersionConflict,
    /// `EVENT_STAFF_VALIDATION_FAILED`, usually with status 422.
    EventStaffValidationFailed,
    /// `EVENT_STAFF_OWNER_ROLE_IMPLICIT`, usually with status 422.
    EventStaffOwnerRoleImplicit,
    /// `EVENT_STAFF_EXPIRY_INVALID`, usually with status 422.
    EventStaffExpiryInvalid,
    /// `EVENT_STAFF_ASSIGNMENT_NOT_FOUND`, usually with status 404.
    EventStaffAssignmentNotFound,
    /// `EVENT_STAFF_FORBIDDEN`, usually with status 403.
    EventStaffForbidden,
    /// `EVENT_AGENDA_VALIDATION_FAILED`, usually with status 422.
    EventAgendaValidationFailed,
    /// `EVENT_AGENDA_CONFLICT`, usually with status 409.
    EventAgendaConflict,
    /// `EVENT_SESSION_NOT_FOUND`, usually with status 404.
    EventSessionNotFound,
    /// `EVENT_SESSION_OVERLAP`, usually with status 409.
    EventSessionOverlap,
    /// `EVENT_SESSION_FULL`, usually with status 409.
    EventSessionFull,
    /// `EVENT_SESSION_CLOSED`, usually with status 409.
    EventSessionClosed,
    /// `EVENT_SESSION_REGISTRATION_REQUIRED`, usually with status 409.
    EventSessionRegistrationRequired,
    /// `EVENT_TICKET_VALIDATION_FAILED`, usually with status 422.
    EventTicketValidationFailed,
    /// `EVENT_TICKET_NOT_FOUND`, usually with status 404.
    EventTicketNotFound,
    /// `EVENT_TICKET_FORBIDDEN`, usually with status 403.
    EventTicketForbidden,
    /// `EVENT_TICKET_CONFLICT`, usually with status 409.
    EventTicketConflict,
    /// `EVENT_UNAVAILABLE`, usually with status 409.
    EventUnavailable,
    /// `HOURS_OVERRIDE_UNAVAILABLE`, usually with status 422.
    HoursOverrideUnavailable,
    /// `TOO_EARLY`, usually with status 422.
    TooEarly,
    /// `EVENT_ENDED`, usually with status 422.
    EventEnded,
    /// `EVENT_NOT_FOUND`, usually with status 404.
    EventNotFound,
    /// `EVENT_CALENDAR_FORBIDDEN`, usually with status 403.
    EventCalendarForbidden,
    /// `EVENT_CALENDAR_RANGE_INVALID`, usually with status 422.
    EventCalendarRangeInvalid,
    /// `EVENT_CALENDAR_LABEL_INVALID`, usually with status 422.
    EventCalendarLabelInvalid,
    /// `EVENT_CALENDAR_TOKEN_LIMIT`, usually with status 409.
    EventCalendarTokenLimit,
    /// `EVENT_CALENDAR_TOKEN_NOT_FOUND`, usually with status 404.
    EventCalendarTokenNotFound,
    /// `EVENT_CALENDAR_FEED_NOT_FOUND`, usually with status 404.
    EventCalendarFeedNotFound,
    /// `RSVP_FAILED`, usually with status 422.
    RsvpFailed,
    /// `WAITLIST_FAILED`, usually with status 400.
    WaitlistFailed,
    /// `IDEMPOTENCY_KEY_REUSED`, usually with status 422.
    IdempotencyKeyReused,
    /// `IDEMPOTENCY_IN_PROGRESS`, usually with status 409.
    IdempotencyInProgress,
    /// `rate_limited`, usually with status 429.
    RateLimited,
    /// `RATE_LIMIT_EXCEEDED`, usually with status 429.
    RateLimitExceeded,
    /// `METHOD_NOT_ALLOWED`, usually with status 405.
    MethodNotAllowed,
    /// `PAYLOAD_TOO_LARGE`, usually with status 413.
    PayloadTooLarge,
    /// `UNSUPPORTED_MEDIA_TYPE`, usually with status 415.
    UnsupportedMediaType,
    /// `GRAPHQL_PARSE_FAILED`, usually with status 400.
    GraphqlParseFailed,
    /// `QUERY_INVALID`, usually with status 400.
    QueryInvalid,
    /// `QUERY_TOO_DEEP`, usually with status 400.
    QueryTooDeep,
    /// `QUERY_TOO_COMPLEX`, usually with status 400.
    QueryTooComplex,
    /// `PERSISTED_QUERY_NOT_FOUND`, usually with status 404.
    PersistedQueryNotFound,
    /// `DOCUMENT_NOT_TRUSTED`, usually with status 403.
    DocumentNotTrusted,
    /// `RESPONSE_TOO_LARGE`, usually with status 400.
    ResponseTooLarge,
    /// `SERVER_INTERNAL_ERROR`, usually with status 500.
    ServerInternalError,
    /// `SERVER_DEPENDENCY_FAILED`, usually with status 503.
    ServerDependencyFailed,
    /// `AI_SERVICE_ERROR`, usually with status 503.
    AiServiceError,
    /// `REQUEST_TIMEOUT`, usually with status 503.
    RequestTimeout,
    /// `URI_TOO_LONG`, usually with status 414.
    UriTooLong,
    /// `HEADERS_TOO_LARGE`, usually with status 431.
    HeadersTooLarge,
}

impl Code {
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
            Self::RegistrationDailyLimit => 429,
            Self::TermsRequired => 422,
            Self::PasswordMismatch => 422,
            Self::PasswordPwned => 422,
            Self::EmailDisposable => 422,
            Self::WeakPassword => 422,
            Self::InvalidPassword => 403,
            Self::PasswordReused => 400,
            Self::Auth2faInvalid => 401,
            Self::Auth2faTokenExpired => 401,
            Self::Auth2faMaxAttempts => 401,
            Self::Auth2faSetupRequired => 403,
            Self::AlreadyEnabled => 409,
            Self::VerificationFailed => 400,
            Self::DisableFailed => 403,
            Self::InviteRequired => 422,
            Self::InviteInvalid => 422,
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
            Self::MaintenanceMode => 503,
            Self::AppUpdateRequired => 426,
            Self::ImpersonationNotAllowed => 403,
            Self::AuthWebauthnOriginNotAllowed => 400,
            Self::AuthWebauthnChallengeExpired => 401,
            Self::AuthWebauthnChallengeInvalid => 401,
            Self::AuthWebauthnFailed => 401,
            Self::WebauthnCredentialLimit => 409,
            Self::WebauthnCredentialExists => 409,
            Self::SecurityConfirmationRequired => 403,
            Self::LastSignInMethod => 409,
            Self::NotFound => 404,
            Self::ResourceNotFound => 404,
            Self::ResourceForbidden => 403,
            Self::AlreadyExists => 409,
            Self::AlreadyReported => 409,
            Self::AlreadyEndorsed => 409,
            Self::AlreadyProcessed => 400,
            Self::SelfEndorsement => 422,
            Self::InvalidState => 409,
            Self::InvalidStatus => 400,
            Self::RenewalFailed => 422,
            Self::RejectFailed => 422,
            Self::SellerSuspended => 403,
            Self::OutOfStock => 422,
            Self::PaymentUnavailable => 503,
            Self::InvalidSignature => 400,
            Self::SlotEndBeforeStart => 422,
            Self::CapacityBelowBookings => 422,
            Self::SlotHasReservations => 409,
            Self::DeliveryOfferError => 400,
            Self::DeliveryAcceptError => 400,
            Self::DeliveryConfirmError => 400,
            Self::QrNotFound => 422,
            Self::NotForSeller => 422,
            Self::OrderNotPaid => 422,
            Self::AlreadyPickedUp => 422,
            Self::ReservationCancelled => 422,
            Self::OrderNotFound => 404,
            Self::OrderNotPickupEligible => 422,
            Self::SlotNotFound => 422,
            Self::SlotInactive => 422,
            Self::SlotPast => 422,
            Self::SlotFull => 422,
            Self::SlotSellerMismatch => 422,
            Self::DuplicateReservation => 422,
            Self::MerchantDisabled => 422,
            Self::ExceedsMaxDiscount => 422,
            Self::RedemptionFailed => 422,
            Self::EditExpired => 422,
            Self::AlreadyMember => 409,
            Self::NotMember => 409,
            Self::CapacityFull => 409,
            Self::InviteLimitReached => 409,
            Self::NoContent => 422,
            Self::EmailMismatch => 403,
            Self::Expired => 410,
            Self::Revoked => 410,
            Self::MembershipLimitReached => 409,
            Self::GroupUnavailable => 409,
            Self::SoleAdmin => 409,
            Self::DuplicateRequest => 409,
            Self::OwnerCannotLeave => 409,
            Self::InvalidCursor => 422,
            Self::InvalidCategory => 422,
            Self::InvalidGroupKey => 422,
            Self::InvalidInput => 422,
            Self::InvalidType => 400,
            Self::FileTooLarge => 413,
            Self::GroupQuotaExceeded => 409,
            Self::TenantQuotaExceeded => 409,
            Self::InvalidToken => 400,
            Self::InvalidUser => 422,
            Self::ValidationFailed => 422,
            Self::ValidationError => 422,
            Self::ValidationRequiredField => 422,
            Self::ValidationInvalidFormat => 422,
            Self::ValidationInvalidValue => 422,
            Self::ValidationInvalidFilter => 422,
            Self::ValidationInvalidReason => 422,
            Self::ValidationTooShort => 422,
            Self::ValidationTooLong => 422,
            Self::ValidationOutOfRange => 422,
            Self::ValidationDuplicate => 409,
            Self::UploadFailed => 400,
            Self::Duplicate => 422,
            Self::HasDependencies => 422,
            Self::LegalAcceptanceRequired => 403,
            Self::OnboardingRequired => 403,
            Self::ValidationNoFields => 400,
            Self::InsufficientFunds => 400,
            Self::TransferFailed => 422,
            Self::DonationFailed => 400,
            Self::ExchangeError => 400,
            Self::InsufficientBalance => 422,
            Self::InsufficientCredits => 422,
            Self::ResolutionFailed => 409,
            Self::ListingOwnerUnavailable => 409,
            Self::ExchangePartyUnavailable => 409,
            Self::EventLifecycleConflict => 409,
            Self::EventReviewRequired => 409,
            Self::EventReviewNotRequired => 409,
            Self::EventReviewPending => 422,
            Self::EventRecurrenceScopeRequired => 422,
            Self::EventRecurrenceUnavailable => 503,
            Self::EventRecurrenceTemplateAllScopeRequired => 422,
            Self::EventRecurrenceScheduleRevisionRequired => 422,
            Self::EventRecurrenceRevisionNotFound => 404,
            Self::EventRecurrenceRevisionForbidden => 403,
            Self::EventRecurrenceRevisionUnavailable => 503,
            Self::EventRecurrenceRevisionValidationFailed => 422,
            Self::EventRecurrenceRevisionPreviewInvalid => 409,
            Self::EventRecurrenceRevisionPreviewExpired => 409,
            Self::EventRecurrenceRevisionConflict => 409,
            Self::EventRecurrenceRevisionLimitExceeded => 413,
            Self::EventRecurrenceDefinitionNotFound => 404,
            Self::EventRecurrenceDefinitionForbidden => 403,
            Self::EventRecurrenceDefinitionUnavailable => 503,
            Self::EventRecurrenceDefinitionValidationFailed => 422,
            Self::EventRecurrenceDefinitionPreviewInvalid => 409,
            Self::EventRecurrenceDefinitionConflict => 409,
            Self::EventLifecycleHistoryNotFound => 404,
            Self::EventLifecycleHistoryForbidden => 403,
            Self::EventRegistrationDisabled => 403,
            Self::EventRegistrationForbidden => 403,
            Self::EventRegistrationIdempotencyInvalid => 422,
            Self::EventWaitlistDisabled => 403,
            Self::EventOccurrenceRequired => 409,
            Self::EventRegistrationUnavailable => 409,
            Self::EventRegistrationClosed => 409,
            Self::EventCapacityFull => 409,
            Self::EventFull => 409,
            Self::EventCapacityAvailable => 409,
            Self::EventWaitlistCapacityRequired => 409,
            Self::EventAlreadyConfirmed => 409,
            Self::EventOfferAcceptanceRequired => 409,
            Self::EventWaitlistOfferInactive => 409,
            Self::EventWaitlistOfferExpired => 410,
            Self::EventWaitlistOfferTokenInvalid => 422,
            Self::EventWaitlistTimedOffersDisabled => 409,
            Self::EventAttendanceRegistrationRequired => 409,
            Self::EventAttendanceTooEarly => 409,
            Self::EventAttendanceWindowClosed => 409,
            Self::EventRegistrationTransitionInvalid => 409,
            Self::EventRegistrationConflict => 409,
            Self::EventRegistrationMemberNotFound => 404,
            Self::EventPeopleValidationFailed => 422,
            Self::EventPeopleQueryInvalid => 422,
            Self::EventRegistrationReasonRequired => 422,
            Self::CampaignUpdateFailed => 422,
            Self::EventBroadcastNotFound => 404,
            Self::EventBroadcastConflict => 409,
            Self::EventBroadcastDisabled => 403,
            Self::EventBroadcastValidationFailed => 422,
            Self::EventTemplateNotFound => 404,
            Self::EventTemplateConflict => 409,
            Self::EventTemplateValidationFailed => 422,
            Self::EventFormNotFound => 404,
            Self::EventFormConflict => 409,
            Self::EventFormValidationFailed => 422,
            Self::EventAnswersNotFound => 404,
            Self::EventAnswersRequired => 409,
            Self::EventApprovalRequired => 409,
            Self::EventAnswersClosed => 409,
            Self::EventAnswersValidationFailed => 422,
            Self::EventGuestNotFound => 404,
            Self::EventGuestConflict => 409,
            Self::EventGuestLimit => 409,
            Self::EventGuestValidationFailed => 422,
            Self::EventInvitationNotFound => 404,
            Self::EventInvitationInactive => 409,
            Self::EventInvitationExpired => 410,
            Self::EventInvitationConflict => 409,
            Self::EventInvitationValidationFailed => 422,
            Self::EventOfflineNotFound => 404,
            Self::EventOfflineDisabled => 403,
            Self::EventOfflineDeviceInvalid => 404,
            Self::EventOfflineConflict => 409,
            Self::EventOfflineValidationFailed => 422,
            Self::EventCheckinCodeInvalid => 422,
            Self::EventSafetyActionRequired => 409,
            Self::EventSafetyUnavailable => 503,
            Self::EventSafetyNotFound => 404,
            Self::EventSafetyConflict => 409,
            Self::EventSafetyValidationFailed => 422,
            Self::EventGuardianConsentLimit => 409,
            Self::EventGuardianLinkInvalid => 404,
            Self::VersionConflict => 409,
            Self::EventStaffValidationFailed => 422,
            Self::EventStaffOwnerRoleImplicit => 422,
            Self::EventStaffExpiryInvalid => 422,
            Self::EventStaffAssignmentNotFound => 404,
            Self::EventStaffForbidden => 403,
            Self::EventAgendaValidationFailed => 422,
            Self::EventAgendaConflict => 409,
            Self::EventSessionNotFound => 404,
            Self::EventSessionOverlap => 409,
            Self::EventSessionFull => 409,
            Self::EventSessionClosed => 409,
            Self::EventSessionRegistrationRequired => 409,
            Self::EventTicketValidationFailed => 422,
            Self::EventTicketNotFound => 404,
            Self::EventTicketForbidden => 403,
            Self::EventTicketConflict => 409,
            Self::EventUnavailable => 409,
            Self::HoursOverrideUnavailable => 422,
            Self::TooEarly => 422,
            Self::EventEnded => 422,
            Self::EventNotFound => 404,
            Self::EventCalendarForbidden => 403,
            Self::EventCalendarRangeInvalid => 422,
            Self::EventCalendarLabelInvalid => 422,
            Self::EventCalendarTokenLimit => 409,
            Self::EventCalendarTokenNotFound => 404,
            Self::EventCalendarFeedNotFound => 404,
            Self::RsvpFailed => 422,
            Self::WaitlistFailed => 400,
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
            Self::UriTooLong => 414,
            Self::HeadersTooLarge => 431,
        }
    }
}

crate::word! {
    Code { TenantResolutionFailed = "tenant_resolution_failed", TenantRequired =
    "tenant_required", InvalidTenant = "INVALID_TENANT", TenantMismatch =
    "TENANT_MISMATCH", TenantNotFound = "TENANT_NOT_FOUND", AuthRequired =
    "auth_required", AuthInvalidCredentials = "AUTH_INVALID_CREDENTIALS",
    AuthTokenMissing = "AUTH_TOKEN_MISSING", AuthTokenInvalid = "AUTH_TOKEN_INVALID",
    AuthTokenExpired = "AUTH_TOKEN_EXPIRED", AuthRefreshSuperseded =
    "AUTH_REFRESH_SUPERSEDED", AuthAccountSuspended = "AUTH_ACCOUNT_SUSPENDED",
    AuthAccountPendingApproval = "AUTH_ACCOUNT_PENDING_APPROVAL", AuthEmailNotVerified =
    "AUTH_EMAIL_NOT_VERIFIED", AuthPendingVerification = "AUTH_PENDING_VERIFICATION",
    AuthVerificationFailed = "AUTH_VERIFICATION_FAILED", AuthCsrfInvalid =
    "AUTH_CSRF_INVALID", AuthInsufficientPermissions = "AUTH_INSUFFICIENT_PERMISSIONS",
    RegistrationClosed = "REGISTRATION_CLOSED", RegistrationDailyLimit =
    "REGISTRATION_DAILY_LIMIT", TermsRequired = "TERMS_REQUIRED", PasswordMismatch =
    "PASSWORD_MISMATCH", PasswordPwned = "PASSWORD_PWNED", EmailDisposable =
    "EMAIL_DISPOSABLE", WeakPassword = "WEAK_PASSWORD", InvalidPassword =
    "INVALID_PASSWORD", PasswordReused = "PASSWORD_REUSED", Auth2faInvalid =
    "AUTH_2FA_INVALID", Auth2faTokenExpired = "AUTH_2FA_TOKEN_EXPIRED",
    Auth2faMaxAttempts = "AUTH_2FA_MAX_ATTEMPTS", Auth2faSetupRequired =
    "AUTH_2FA_SETUP_REQUIRED", AlreadyEnabled = "ALREADY_ENABLED", VerificationFailed =
    "VERIFICATION_FAILED", DisableFailed = "DISABLE_FAILED", InviteRequired =
    "INVITE_REQUIRED", InviteInvalid = "INVITE_INVALID", RoleForbidden = "forbidden",
    Forbidden = "FORBIDDEN", FeatureDisabled = "FEATURE_DISABLED", Blocked = "BLOCKED",
    MessagingDisabled = "MESSAGING_DISABLED", Banned = "BANNED",
    SafeguardingContactRestricted = "SAFEGUARDING_CONTACT_RESTRICTED", VettingRequired =
    "VETTING_REQUIRED", SafeguardingJurisdictionRequired =
    "SAFEGUARDING_JURISDICTION_REQUIRED", SafeguardingPolicyUnavailable =
    "SAFEGUARDING_POLICY_UNAVAILABLE", MaintenanceMode = "MAINTENANCE_MODE",
    AppUpdateRequired = "APP_UPDATE_REQUIRED", ImpersonationNotAllowed =
    "IMPERSONATION_NOT_ALLOWED", AuthWebauthnOriginNotAllowed =
    "AUTH_WEBAUTHN_ORIGIN_NOT_ALLOWED", AuthWebauthnChallengeExpired =
    "AUTH_WEBAUTHN_CHALLENGE_EXPIRED", AuthWebauthnChallengeInvalid =
    "AUTH_WEBAUTHN_CHALLENGE_INVALID", AuthWebauthnFailed = "AUTH_WEBAUTHN_FAILED",
    WebauthnCredentialLimit = "WEBAUTHN_CREDENTIAL_LIMIT", WebauthnCredentialExists =
    "WEBAUTHN_CREDENTIAL_EXISTS", SecurityConfirmationRequired =
    "SECURITY_CONFIRMATION_REQUIRED", LastSignInMethod = "LAST_SIGN_IN_METHOD", NotFound
    = "NOT_FOUND", ResourceNotFound = "RESOURCE_NOT_FOUND", ResourceForbidden =
    "RESOURCE_FORBIDDEN", AlreadyExists = "ALREADY_EXISTS", AlreadyReported =
    "ALREADY_REPORTED", AlreadyEndorsed = "ALREADY_ENDORSED", AlreadyProcessed =
    "ALREADY_PROCESSED", SelfEndorsement = "SELF_ENDORSEMENT", InvalidState =
    "INVALID_STATE", InvalidStatus = "INVALID_STATUS", RenewalFailed = "RENEWAL_FAILED",
    RejectFailed = "REJECT_FAILED", SellerSuspended = "SELLER_SUSPENDED", OutOfStock =
    "OUT_OF_STOCK", PaymentUnavailable = "PAYMENT_UNAVAILABLE", InvalidSignature =
    "INVALID_SIGNATURE", SlotEndBeforeStart = "SLOT_END_BEFORE_START",
    CapacityBelowBookings = "CAPACITY_BELOW_BOOKINGS", SlotHasReservations =
    "SLOT_HAS_RESERVATIONS", DeliveryOfferError = "DELIVERY_OFFER_ERROR",
    DeliveryAcceptError = "DELIVERY_ACCEPT_ERROR", DeliveryConfirmError =
    "DELIVERY_CONFIRM_ERROR", QrNotFound = "QR_NOT_FOUND", NotForSeller =
    "NOT_FOR_SELLER", OrderNotPaid = "ORDER_NOT_PAID", AlreadyPickedUp =
    "ALREADY_PICKED_UP", ReservationCancelled = "RESERVATION_CANCELLED", OrderNotFound =
    "ORDER_NOT_FOUND", OrderNotPickupEligible = "ORDER_NOT_PICKUP_ELIGIBLE", SlotNotFound
    = "SLOT_NOT_FOUND", SlotInactive = "SLOT_INACTIVE", SlotPast = "SLOT_PAST", SlotFull
    = "SLOT_FULL", SlotSellerMismatch = "SLOT_SELLER_MISMATCH", DuplicateReservation =
    "DUPLICATE_RESERVATION", MerchantDisabled = "MERCHANT_DISABLED", ExceedsMaxDiscount =
    "EXCEEDS_MAX_DISCOUNT", RedemptionFailed = "REDEMPTION_FAILED", EditExpired =
    "EDIT_EXPIRED", AlreadyMember = "ALREADY_MEMBER", NotMember = "NOT_MEMBER",
    CapacityFull = "CAPACITY_FULL", InviteLimitReached = "INVITE_LIMIT_REACHED",
    NoContent = "NO_CONTENT", EmailMismatch = "EMAIL_MISMATCH", Expired = "EXPIRED",
    Revoked = "REVOKED", MembershipLimitReached = "MEMBERSHIP_LIMIT_REACHED",
    GroupUnavailable = "GROUP_UNAVAILABLE", SoleAdmin = "SOLE_ADMIN", DuplicateRequest =
    "DUPLICATE_REQUEST", OwnerCannotLeave = "OWNER_CANNOT_LEAVE", InvalidCursor =
    "INVALID_CURSOR", InvalidCategory = "INVALID_CATEGORY", InvalidGroupKey =
    "INVALID_GROUP_KEY", InvalidInput = "INVALID_INPUT", InvalidType = "INVALID_TYPE",
    FileTooLarge = "FILE_TOO_LARGE", GroupQuotaExceeded = "GROUP_QUOTA_EXCEEDED",
    TenantQuotaExceeded = "TENANT_QUOTA_EXCEEDED", InvalidToken = "INVALID_TOKEN",
    InvalidUser = "invalid_user", ValidationFailed = "validation_failed", ValidationError
    = "VALIDATION_ERROR", ValidationRequiredField = "VALIDATION_REQUIRED_FIELD",
    ValidationInvalidFormat = "VALIDATION_INVALID_FORMAT", ValidationInvalidValue =
    "VALIDATION_INVALID_VALUE", ValidationInvalidFilter = "VALIDATION_INVALID_FILTER",
    ValidationInvalidReason = "VALIDATION_INVALID_REASON", ValidationTooShort =
    "VALIDATION_TOO_SHORT", ValidationTooLong = "VALIDATION_TOO_LONG",
    ValidationOutOfRange = "VALIDATION_OUT_OF_RANGE", ValidationDuplicate =
    "VALIDATION_DUPLICATE", UploadFailed = "UPLOAD_FAILED", Duplicate = "DUPLICATE",
    HasDependencies = "HAS_DEPENDENCIES", LegalAcceptanceRequired =
    "LEGAL_ACCEPTANCE_REQUIRED", OnboardingRequired = "ONBOARDING_REQUIRED",
    ValidationNoFields = "VALIDATION_NO_FIELDS", InsufficientFunds =
    "INSUFFICIENT_FUNDS", TransferFailed = "TRANSFER_FAILED", DonationFailed =
    "DONATION_FAILED", ExchangeError = "EXCHANGE_ERROR", InsufficientBalance =
    "INSUFFICIENT_BALANCE", InsufficientCredits = "INSUFFICIENT_CREDITS",
    ResolutionFailed = "RESOLUTION_FAILED", ListingOwnerUnavailable =
    "LISTING_OWNER_UNAVAILABLE", ExchangePartyUnavailable = "EXCHANGE_PARTY_UNAVAILABLE",
    EventLifecycleConflict = "EVENT_LIFECYCLE_CONFLICT", EventReviewRequired =
    "EVENT_REVIEW_REQUIRED", EventReviewNotRequired = "EVENT_REVIEW_NOT_REQUIRED",
    EventReviewPending = "EVENT_REVIEW_PENDING", EventRecurrenceScopeRequired =
    "EVENT_RECURRENCE_SCOPE_REQUIRED", EventRecurrenceUnavailable =
    "EVENT_RECURRENCE_UNAVAILABLE", EventRecurrenceTemplateAllScopeRequired =
    "EVENT_RECURRENCE_TEMPLATE_ALL_SCOPE_REQUIRED",
    EventRecurrenceScheduleRevisionRequired =
    "EVENT_RECURRENCE_SCHEDULE_REVISION_REQUIRED", EventRecurrenceRevisionNotFound =
    "EVENT_RECURRENCE_REVISION_NOT_FOUND", EventRecurrenceRevisionForbidden =
    "EVENT_RECURRENCE_REVISION_FORBIDDEN", EventRecurrenceRevisionUnavailable =
    "EVENT_RECURRENCE_REVISION_UNAVAILABLE", EventRecurrenceRevisionValidationFailed =
    "EVENT_RECURRENCE_REVISION_VALIDATION_FAILED", EventRecurrenceRevisionPreviewInvalid
    = "EVENT_RECURRENCE_REVISION_PREVIEW_INVALID", EventRecurrenceRevisionPreviewExpired
    = "EVENT_RECURRENCE_REVISION_PREVIEW_EXPIRED", EventRecurrenceRevisionConflict =
    "EVENT_RECURRENCE_REVISION_CONFLICT", EventRecurrenceRevisionLimitExceeded =
    "EVENT_RECURRENCE_REVISION_LIMIT_EXCEEDED", EventRecurrenceDefinitionNotFound =
    "EVENT_RECURRENCE_DEFINITION_NOT_FOUND", EventRecurrenceDefinitionForbidden =
    "EVENT_RECURRENCE_DEFINITION_FORBIDDEN", EventRecurrenceDefinitionUnavailable =
    "EVENT_RECURRENCE_DEFINITION_UNAVAILABLE", EventRecurrenceDefinitionValidationFailed
    = "EVENT_RECURRENCE_DEFINITION_VALIDATION_FAILED",
    EventRecurrenceDefinitionPreviewInvalid =
    "EVENT_RECURRENCE_DEFINITION_PREVIEW_INVALID", EventRecurrenceDefinitionConflict =
    "EVENT_RECURRENCE_DEFINITION_CONFLICT", EventLifecycleHistoryNotFound =
    "EVENT_LIFECYCLE_HISTORY_NOT_FOUND", EventLifecycleHistoryForbidden =
    "EVENT_LIFECYCLE_HISTORY_FORBIDDEN", EventRegistrationDisabled =
    "EVENT_REGISTRATION_DISABLED", EventRegistrationForbidden =
    "EVENT_REGISTRATION_FORBIDDEN", EventRegistrationIdempotencyInvalid =
    "EVENT_REGISTRATION_IDEMPOTENCY_INVALID", EventWaitlistDisabled =
    "EVENT_WAITLIST_DISABLED", EventOccurrenceRequired = "EVENT_OCCURRENCE_REQUIRED",
    EventRegistrationUnavailable = "EVENT_REGISTRATION_UNAVAILABLE",
    EventRegistrationClosed = "EVENT_REGISTRATION_CLOSED", EventCapacityFull =
    "EVENT_CAPACITY_FULL", EventFull = "EVENT_FULL", EventCapacityAvailable =
    "EVENT_CAPACITY_AVAILABLE", EventWaitlistCapacityRequired =
    "EVENT_WAITLIST_CAPACITY_REQUIRED", EventAlreadyConfirmed =
    "EVENT_ALREADY_CONFIRMED", EventOfferAcceptanceRequired =
    "EVENT_OFFER_ACCEPTANCE_REQUIRED", EventWaitlistOfferInactive =
    "EVENT_WAITLIST_OFFER_INACTIVE", EventWaitlistOfferExpired =
    "EVENT_WAITLIST_OFFER_EXPIRED", EventWaitlistOfferTokenInvalid =
    "EVENT_WAITLIST_OFFER_TOKEN_INVALID", EventWaitlistTimedOffersDisabled =
    "EVENT_WAITLIST_TIMED_OFFERS_DISABLED", EventAttendanceRegistrationRequired =
    "EVENT_ATTENDANCE_REGISTRATION_REQUIRED", EventAttendanceTooEarly =
    "EVENT_ATTENDANCE_TOO_EARLY", EventAttendanceWindowClosed =
    "EVENT_ATTENDANCE_WINDOW_CLOSED", EventRegistrationTransitionInvalid =
    "EVENT_REGISTRATION_TRANSITION_INVALID", EventRegistrationConflict =
    "EVENT_REGISTRATION_CONFLICT", EventRegistrationMemberNotFound =
    "EVENT_REGISTRATION_MEMBER_NOT_FOUND", EventPeopleValidationFailed =
    "EVENT_PEOPLE_VALIDATION_FAILED", EventPeopleQueryInvalid =
    "EVENT_PEOPLE_QUERY_INVALID", EventRegistrationReasonRequired =
    "EVENT_REGISTRATION_REASON_REQUIRED", CampaignUpdateFailed =
    "CAMPAIGN_UPDATE_FAILED", EventBroadcastNotFound = "EVENT_BROADCAST_NOT_FOUND",
    EventBroadcastConflict = "EVENT_BROADCAST_CONFLICT", EventBroadcastDisabled =
    "EVENT_BROADCAST_DISABLED", EventBroadcastValidationFailed =
    "EVENT_BROADCAST_VALIDATION_FAILED", EventTemplateNotFound =
    "EVENT_TEMPLATE_NOT_FOUND", EventTemplateConflict = "EVENT_TEMPLATE_CONFLICT",
    EventTemplateValidationFailed = "EVENT_TEMPLATE_VALIDATION_FAILED", EventFormNotFound
    = "EVENT_FORM_NOT_FOUND", EventFormConflict = "EVENT_FORM_CONFLICT",
    EventFormValidationFailed = "EVENT_FORM_VALIDATION_FAILED", EventAnswersNotFound =
    "EVENT_ANSWERS_NOT_FOUND", EventAnswersRequired = "EVENT_ANSWERS_REQUIRED",
    EventApprovalRequired = "EVENT_APPROVAL_REQUIRED", EventAnswersClosed =
    "EVENT_ANSWERS_CLOSED", EventAnswersValidationFailed =
    "EVENT_ANSWERS_VALIDATION_FAILED", EventGuestNotFound = "EVENT_GUEST_NOT_FOUND",
    EventGuestConflict = "EVENT_GUEST_CONFLICT", EventGuestLimit = "EVENT_GUEST_LIMIT",
    EventGuestValidationFailed = "EVENT_GUEST_VALIDATION_FAILED", EventInvitationNotFound
    = "EVENT_INVITATION_NOT_FOUND", EventInvitationInactive =
    "EVENT_INVITATION_INACTIVE", EventInvitationExpired = "EVENT_INVITATION_EXPIRED",
    EventInvitationConflict = "EVENT_INVITATION_CONFLICT",
    EventInvitationValidationFailed = "EVENT_INVITATION_VALIDATION_FAILED",
    EventOfflineNotFound = "EVENT_OFFLINE_NOT_FOUND", EventOfflineDisabled =
    "EVENT_OFFLINE_DISABLED", EventOfflineDeviceInvalid = "EVENT_OFFLINE_DEVICE_INVALID",
    EventOfflineConflict = "EVENT_OFFLINE_CONFLICT", EventOfflineValidationFailed =
    "EVENT_OFFLINE_VALIDATION_FAILED", EventCheckinCodeInvalid =
    "EVENT_CHECKIN_CODE_INVALID", EventSafetyActionRequired =
    "EVENT_SAFETY_ACTION_REQUIRED", EventSafetyUnavailable = "EVENT_SAFETY_UNAVAILABLE",
    EventSafetyNotFound = "EVENT_SAFETY_NOT_FOUND", EventSafetyConflict =
    "EVENT_SAFETY_CONFLICT", EventSafetyValidationFailed =
    "EVENT_SAFETY_VALIDATION_FAILED", EventGuardianConsentLimit =
    "EVENT_GUARDIAN_CONSENT_LIMIT", EventGuardianLinkInvalid =
    "EVENT_GUARDIAN_LINK_INVALID", VersionConflict = "VERSION_CONFLICT",
    EventStaffValidationFailed = "EVENT_STAFF_VALIDATION_FAILED",
    EventStaffOwnerRoleImplicit = "EVENT_STAFF_OWNER_ROLE_IMPLICIT",
    EventStaffExpiryInvalid = "EVENT_STAFF_EXPIRY_INVALID", EventStaffAssignmentNotFound
    = "EVENT_STAFF_ASSIGNMENT_NOT_FOUND", EventStaffForbidden = "EVENT_STAFF_FORBIDDEN",
    EventAgendaValidationFailed = "EVENT_AGENDA_VALIDATION_FAILED", EventAgendaConflict =
    "EVENT_AGENDA_CONFLICT", EventSessionNotFound = "EVENT_SESSION_NOT_FOUND",
    EventSessionOverlap = "EVENT_SESSION_OVERLAP", EventSessionFull =
    "EVENT_SESSION_FULL", EventSessionClosed = "EVENT_SESSION_CLOSED",
    EventSessionRegistrationRequired = "EVENT_SESSION_REGISTRATION_REQUIRED",
    EventTicketValidationFailed = "EVENT_TICKET_VALIDATION_FAILED", EventTicketNotFound =
    "EVENT_TICKET_NOT_FOUND", EventTicketForbidden = "EVENT_TICKET_FORBIDDEN",
    EventTicketConflict = "EVENT_TICKET_CONFLICT", EventUnavailable =
    "EVENT_UNAVAILABLE", HoursOverrideUnavailable = "HOURS_OVERRIDE_UNAVAILABLE",
    TooEarly = "TOO_EARLY", EventEnded = "EVENT_ENDED", EventNotFound =
    "EVENT_NOT_FOUND", EventCalendarForbidden = "EVENT_CALENDAR_FORBIDDEN",
    EventCalendarRangeInvalid = "EVENT_CALENDAR_RANGE_INVALID", EventCalendarLabelInvalid
    = "EVENT_CALENDAR_LABEL_INVALID", EventCalendarTokenLimit =
    "EVENT_CALENDAR_TOKEN_LIMIT", EventCalendarTokenNotFound =
    "EVENT_CALENDAR_TOKEN_NOT_FOUND", EventCalendarFeedNotFound =
    "EVENT_CALENDAR_FEED_NOT_FOUND", RsvpFailed = "RSVP_FAILED", WaitlistFailed =
    "WAITLIST_FAILED", IdempotencyKeyReused = "IDEMPOTENCY_KEY_REUSED",
    IdempotencyInProgress = "IDEMPOTENCY_IN_PROGRESS", RateLimited = "rate_limited",
    RateLimitExceeded = "RATE_LIMIT_EXCEEDED", MethodNotAllowed = "METHOD_NOT_ALLOWED",
    PayloadTooLarge = "PAYLOAD_TOO_LARGE", UnsupportedMediaType =
    "UNSUPPORTED_MEDIA_TYPE", GraphqlParseFailed = "GRAPHQL_PARSE_FAILED", QueryInvalid =
    "QUERY_INVALID", QueryTooDeep = "QUERY_TOO_DEEP", QueryTooComplex =
    "QUERY_TOO_COMPLEX", PersistedQueryNotFound = "PERSISTED_QUERY_NOT_FOUND",
    DocumentNotTrusted = "DOCUMENT_NOT_TRUSTED", ResponseTooLarge = "RESPONSE_TOO_LARGE",
    ServerInternalError = "SERVER_INTERNAL_ERROR", ServerDependencyFailed =
    "SERVER_DEPENDENCY_FAILED", AiServiceError = "AI_SERVICE_ERROR", RequestTimeout =
    "REQUEST_TIMEOUT", UriTooLong = "URI_TOO_LONG", HeadersTooLarge = "HEADERS_TOO_LARGE"
    }
}

crate::runtime::wire! {
    Code
}
