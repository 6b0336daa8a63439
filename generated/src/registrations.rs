// Made from contract/areas/registrations.yaml by codegen; edit the contract instead.

//! The area `registrations`: types, trait and routes.
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

/// What the gateway answers in the area `registrations`: one method an operation.
pub trait RegistrationsApi: Area {
    /// List registrations that wait for a decision
    ///
    /// `GET /api/v2/admin/registrations`
    ///
    /// For staff: the longest waiting first. What a community with the mode `verified_identity` or `government_id` asks for is looked at outside of this program; here it is decided.
    fn list_registrations(
        &self,
        call: Self::Call,
        query: ListRegistrationsQuery,
    ) -> impl Future<Output = Result<WaitingRegistrationPage, Self::Failure>> + Send;

    /// Take somebody who has registered
    ///
    /// `POST /api/v2/admin/users/{id}/approve`
    ///
    /// For staff. The account is active from now on, unless its address still has to be confirmed, and its owner is told by a letter. Somebody who was rejected can still be taken. Doing it again changes nothing. 409 `INVALID_STATE` for an account that is closed in another way, 404 `NOT_FOUND` when the community has no such member.
    fn approve_member(
        &self,
        call: Self::Call,
        path: ApproveMemberPath,
    ) -> impl Future<Output = Result<ApprovedMemberResponse, Self::Failure>> + Send;

    /// Do not take somebody who has registered
    ///
    /// `POST /api/v2/admin/users/{id}/reject`
    ///
    /// For staff. They are told by a letter, with the reason, of which 500 letters are kept. Doing it again changes nothing. 400 `VALIDATION_ERROR` on `reason` without one, 400 `INVALID_STATUS` for an account that does not wait for a decision, 404 `NOT_FOUND` when the community has no such member.
    fn reject_member(
        &self,
        call: Self::Call,
        path: RejectMemberPath,
        body: RejectMemberBody,
    ) -> impl Future<Output = Result<RejectedMemberResponse, Self::Failure>> + Send;

    /// List invitations
    ///
    /// `GET /api/v2/admin/invite-codes`
    ///
    /// For administrators: newest first, used up and withdrawn ones too. The codes themselves are shown once, when they are made.
    fn list_invite_codes(
        &self,
        call: Self::Call,
        query: ListInviteCodesQuery,
    ) -> impl Future<Output = Result<InvitesResponse, Self::Failure>> + Send;

    /// Make invitations
    ///
    /// `POST /api/v2/admin/invite-codes`
    ///
    /// For administrators. Whoever registers with a code is taken in a community with the mode `invite_only`. The codes are in this answer and nowhere else: only digests of them are kept. 422 `VALIDATION_ERROR` for an invitation that would be over before it begins.
    fn create_invite_codes(
        &self,
        call: Self::Call,
        body: CreateInviteCodesBody,
    ) -> impl Future<Output = Result<InviteCodesResponse, Self::Failure>> + Send;

    /// Withdraw an invitation
    ///
    /// `DELETE /api/v2/admin/invite-codes/{id}`
    ///
    /// For administrators. Nobody is taken with its code any more. Doing it again changes nothing. 404 `NOT_FOUND` when the community has no such invitation.
    fn deactivate_invite_code(
        &self,
        call: Self::Call,
        path: DeactivateInviteCodePath,
    ) -> impl Future<Output = Result<DeactivatedInviteResponse, Self::Failure>> + Send;

    /// Whether an invitation is good
    ///
    /// `POST /api/v2/auth/validate-invite`
    ///
    /// For the form, before anybody fills it in: nothing is used by asking, and somebody else may be faster with the last use. 400 `VALIDATION_REQUIRED_FIELD` without a code of four letters or more.
    fn validate_invite_code(
        &self,
        call: Self::Call,
        body: ValidateInviteCodeBody,
    ) -> impl Future<Output = Result<ValidatedInviteCodeResponse, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: RegistrationsApi>() -> [Served<A>; 7] {
    [
        (Operation::ListRegistrations, list_registrations::<A>),
        (Operation::ApproveMember, approve_member::<A>),
        (Operation::RejectMember, reject_member::<A>),
        (Operation::ListInviteCodes, list_invite_codes::<A>),
        (Operation::CreateInviteCodes, create_invite_codes::<A>),
        (Operation::DeactivateInviteCode, deactivate_invite_code::<A>),
        (Operation::ValidateInviteCode, validate_invite_code::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 7] {
    [
        (
            Operation::ListRegistrations,
            |asked| list_registrations_input(asked).map(drop),
        ),
        (Operation::ApproveMember, |asked| approve_member_input(asked).map(drop)),
        (Operation::RejectMember, |asked| reject_member_input(asked).map(drop)),
        (Operation::ListInviteCodes, |asked| list_invite_codes_input(asked).map(drop)),
        (
            Operation::CreateInviteCodes,
            |asked| create_invite_codes_input(asked).map(drop),
        ),
        (
            Operation::DeactivateInviteCode,
            |asked| deactivate_invite_code_input(asked).map(drop),
        ),
        (
            Operation::ValidateInviteCode,
            |asked| validate_invite_code_input(asked).map(drop),
        ),
    ]
}

fn list_registrations_input(
    asked: &mut Asked,
) -> Result<ListRegistrationsQuery, Rejection> {
    let query: ListRegistrationsQuery = asked.query(&LIST_REGISTRATIONS_QUERY)?;
    Ok(query)
}

fn list_registrations<A: RegistrationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_registrations_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_registrations(call, query).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn approve_member_input(asked: &mut Asked) -> Result<ApproveMemberPath, Rejection> {
    let path: ApproveMemberPath = asked.path(&APPROVE_MEMBER_PATH)?;
    Ok(path)
}

fn approve_member<A: RegistrationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = approve_member_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().approve_member(call, path).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn reject_member_input(
    asked: &mut Asked,
) -> Result<(RejectMemberPath, RejectMemberBody), Rejection> {
    let path: RejectMemberPath = asked.path(&REJECT_MEMBER_PATH)?;
    let body: RejectMemberBody = asked.body(true)?;
    Ok((path, body))
}

fn reject_member<A: RegistrationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = reject_member_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default().reject_member(call, path, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn list_invite_codes_input(
    asked: &mut Asked,
) -> Result<ListInviteCodesQuery, Rejection> {
    let query: ListInviteCodesQuery = asked.query(&LIST_INVITE_CODES_QUERY)?;
    Ok(query)
}

fn list_invite_codes<A: RegistrationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let query = list_invite_codes_input(asked)?;
    Ok(
        Box::new(move |call| {
            let query = query.clone();
            Box::pin(async move {
                let answer = A::default().list_invite_codes(call, query).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn create_invite_codes_input(
    asked: &mut Asked,
) -> Result<CreateInviteCodesBody, Rejection> {
    let body: CreateInviteCodesBody = asked.body(true)?;
    Ok(body)
}

fn create_invite_codes<A: RegistrationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = create_invite_codes_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().create_invite_codes(call, body).await?;
                Ok(Reply::json(201, &answer))
            })
        }),
    )
}

fn deactivate_invite_code_input(
    asked: &mut Asked,
) -> Result<DeactivateInviteCodePath, Rejection> {
    let path: DeactivateInviteCodePath = asked.path(&DEACTIVATE_INVITE_CODE_PATH)?;
    Ok(path)
}

fn deactivate_invite_code<A: RegistrationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = deactivate_invite_code_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().deactivate_invite_code(call, path).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn validate_invite_code_input(
    asked: &mut Asked,
) -> Result<ValidateInviteCodeBody, Rejection> {
    let body: ValidateInviteCodeBody = asked.body(true)?;
    Ok(body)
}

fn validate_invite_code<A: RegistrationsApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = validate_invite_code_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().validate_invite_code(call, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

static LIST_REGISTRATIONS_QUERY: [Parameter; 2] = [
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

static APPROVE_MEMBER_PATH: [Parameter; 1] = [
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

static REJECT_MEMBER_PATH: [Parameter; 1] = [
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

static LIST_INVITE_CODES_QUERY: [Parameter; 2] = [
    Parameter {
        name: "limit",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 100,
        },
        many: Many::One,
        clamp: true,
    },
    Parameter {
        name: "offset",
        kind: Kind::Integer {
            minimum: 0,
            maximum: 1000000,
        },
        many: Many::One,
        clamp: true,
    },
];

static DEACTIVATE_INVITE_CODE_PATH: [Parameter; 1] = [
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

/// The path parameters of `POST /api/v2/admin/users/{id}/approve`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ApproveMemberPath {
    /// Id of whoever registered.
    pub id: i64,
}

/// What became of an account.
#[derive(Clone, Debug, Serialize)]
pub struct ApprovedMember {
    /// Id of the account.
    pub id: i64,
    /// Always true.
    pub approved: bool,
    /// Whether it had been approved before.
    pub already_approved: bool,
    /// The status.
    pub status: crate::members::AccountStatus,
}

/// What became of an account.
#[derive(Clone, Debug, Serialize)]
pub struct ApprovedMemberResponse {
    /// The data.
    pub data: ApprovedMember,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Which invitations to make.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct CreateInviteCodesBody {
    /// How many; one if left out.
    pub count: Option<i64>,
    /// How many may register with each; one if left out.
    pub max_uses: Option<i64>,
    /// When they end; never if left out.
    pub expires_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// What they are for. Only administrators read it.
    pub note: Option<String>,
}

/// The path parameters of `DELETE /api/v2/admin/invite-codes/{id}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DeactivateInviteCodePath {
    /// Id of the invitation.
    pub id: i64,
}

/// An invitation that was withdrawn.
#[derive(Clone, Debug, Serialize)]
pub struct DeactivatedInvite {
    /// Id of the invitation.
    pub id: i64,
    /// Always true.
    pub deactivated: bool,
}

/// An invitation that was withdrawn.
#[derive(Clone, Debug, Serialize)]
pub struct DeactivatedInviteResponse {
    /// The data.
    pub data: DeactivatedInvite,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// An invitation without its code.
#[derive(Clone, Debug, Serialize)]
pub struct Invite {
    /// Id of the invitation.
    pub id: i64,
    /// What it is for.
    pub note: Option<String>,
    /// So many may register with it.
    pub max_uses: i64,
    /// So many have.
    pub uses_count: i64,
    /// When it ends. Null for never.
    pub expires_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it was used last.
    pub last_used_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it was withdrawn.
    pub deactivated_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Id of whoever made it. Null for an administrator of another community.
    pub created_by: Option<i64>,
    /// Name of whoever made it. Null for an administrator of another community.
    pub creator_name: Option<String>,
    /// When it was made.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// New codes.
#[derive(Clone, Debug, Serialize)]
pub struct InviteCodes {
    /// The codes. They are shown here alone.
    pub codes: Vec<String>,
    /// How many there are.
    pub count: i64,
}

/// New codes.
#[derive(Clone, Debug, Serialize)]
pub struct InviteCodesResponse {
    /// The data.
    pub data: InviteCodes,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Why nobody is taken with an invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum InviteFlaw {
    /// `invalid_code`.
    InvalidCode,
    /// `code_deactivated`.
    CodeDeactivated,
    /// `code_exhausted`.
    CodeExhausted,
    /// `code_expired`.
    CodeExpired,
}

crate::word! {
    InviteFlaw { InvalidCode = "invalid_code", CodeDeactivated = "code_deactivated",
    CodeExhausted = "code_exhausted", CodeExpired = "code_expired" }
}

crate::runtime::wire! {
    InviteFlaw
}

/// Invitations, and how many there are.
#[derive(Clone, Debug, Serialize)]
pub struct Invites {
    /// Invitations, newest first.
    pub items: Vec<Invite>,
    /// So many the community has.
    pub total: i64,
    /// Items asked for.
    pub limit: i64,
    /// So many of the newest were left out.
    pub offset: i64,
}

/// A page of invitations.
#[derive(Clone, Debug, Serialize)]
pub struct InvitesResponse {
    /// The data.
    pub data: Invites,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The query parameters of `GET /api/v2/admin/invite-codes`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListInviteCodesQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub limit: i64,
    /// How many of the newest to leave out. Moved into its bounds, never refused.
    #[serde(default)]
    pub offset: i64,
}

impl std::default::Default for ListInviteCodesQuery {
    fn default() -> Self {
        Self {
            limit: defaults::default_u64::<i64, 20>(),
            offset: Default::default(),
        }
    }
}

/// The query parameters of `GET /api/v2/admin/registrations`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListRegistrationsQuery {
    /// Items on a page. Moved into its bounds, never refused.
    #[serde(default = "defaults::default_u64::<i64, 20>")]
    pub per_page: i64,
    /// Opaque, from `meta.cursor` of the page before. A cursor of another list is 422 `INVALID_CURSOR`; text that no list gave means the first page.
    pub cursor: Option<String>,
}

impl std::default::Default for ListRegistrationsQuery {
    fn default() -> Self {
        Self {
            cursor: Default::default(),
            per_page: defaults::default_u64::<i64, 20>(),
        }
    }
}

/// Why somebody is not taken.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RejectMemberBody {
    /// Why. Whoever registered reads its first 500 letters.
    pub reason: String,
}

/// The path parameters of `POST /api/v2/admin/users/{id}/reject`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RejectMemberPath {
    /// Id of whoever registered.
    pub id: i64,
}

/// What became of an account.
#[derive(Clone, Debug, Serialize)]
pub struct RejectedMember {
    /// Id of the account.
    pub id: i64,
    /// Always true.
    pub rejected: bool,
}

/// What became of an account.
#[derive(Clone, Debug, Serialize)]
pub struct RejectedMemberResponse {
    /// The data.
    pub data: RejectedMember,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The code of an invitation.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ValidateInviteCodeBody {
    /// As it was told; case does not count.
    pub code: String,
}

/// Whether an invitation is good.
#[derive(Clone, Debug, Serialize)]
pub struct ValidatedInviteCode {
    /// Whether somebody may register with it now.
    pub valid: bool,
    /// Why not, if it is not good.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<InviteFlaw>,
}

/// Whether an invitation is good.
#[derive(Clone, Debug, Serialize)]
pub struct ValidatedInviteCodeResponse {
    /// The data.
    pub data: ValidatedInviteCode,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// Somebody who has registered and waits for a decision.
#[derive(Clone, Debug, Serialize)]
pub struct WaitingRegistration {
    /// Id of the account.
    pub id: i64,
    /// Given name.
    pub first_name: String,
    /// Family name.
    pub last_name: String,
    /// Name of the organisation, if one registered.
    pub organization_name: Option<String>,
    /// The profile type.
    pub profile_type: crate::shared::ProfileType,
    /// Address to sign in with.
    pub email: String,
    /// When the address was confirmed. Null if it is not.
    pub email_verified_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Where they live or work.
    pub location: Option<String>,
    /// Telephone number.
    pub phone: Option<String>,
    /// When they registered.
    pub created_at: chrono::DateTime<chrono::offset::Utc>,
}

/// A page of registrations.
#[derive(Clone, Debug, Serialize)]
pub struct WaitingRegistrationPage {
    /// Registrations, the longest waiting first.
    pub data: Vec<WaitingRegistration>,
    /// The meta.
    pub meta: crate::shared::CursorMeta,
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
