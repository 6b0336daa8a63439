// Made from contract/areas/impersonation.yaml by codegen; edit the contract instead.

//! The area `impersonation`: types, trait and routes.
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

/// What the gateway answers in the area `impersonation`: one method an operation.
pub trait ImpersonationApi: Area {
    /// Begin to act as a member
    ///
    /// `POST /api/v2/admin/users/{id}/impersonate`
    ///
    /// For administrators, who see what a member sees in order to help. Gives a proof that is exchanged once, within 300 seconds, for an access token. The member must stand below the caller (god, super admin, administrators, brokers and coordinators, members): else 403 `AUTH_INSUFFICIENT_PERMISSIONS`. 422 `VALIDATION_ERROR` for oneself; 404 `NOT_FOUND` for a member that there is not. `gate_code` says why the member could not sign in, and then nobody can act as them either.
    fn impersonate_member(
        &self,
        call: Self::Call,
        path: ImpersonateMemberPath,
    ) -> impl Future<Output = Result<ImpersonationProofResponse, Self::Failure>> + Send;

    /// Exchange a proof for an access token
    ///
    /// `POST /api/v2/auth/impersonate/exchange`
    ///
    /// The token speaks for the member for 900 seconds and cannot be renewed. The member is told at once, by bell and mail; what is done with it stands in their log with both names; they can end it among their sign-ins. What only the member may do is refused with 403 `IMPERSONATION_NOT_ALLOWED`. 401 `AUTH_TOKEN_INVALID` for a proof that is none, is over, was used before, is of another community, or whose owner has signed out everywhere or no longer stands above the member; 403 with the code of the gate if the member could not sign in.
    fn exchange_impersonation(
        &self,
        call: Self::Call,
        body: ExchangeImpersonationBody,
    ) -> impl Future<Output = Result<ImpersonationToken, Self::Failure>> + Send;

    /// End acting as a member
    ///
    /// `POST /api/v2/auth/impersonate/end`
    ///
    /// With the token of the exchange, which is void from then on; its connections close. The member reads of it in their log. 422 `VALIDATION_ERROR` with any other token.
    fn end_impersonation(
        &self,
        call: Self::Call,
    ) -> impl Future<Output = Result<EndedImpersonationResponse, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: ImpersonationApi>() -> [Served<A>; 3] {
    [
        (Operation::ImpersonateMember, impersonate_member::<A>),
        (Operation::ExchangeImpersonation, exchange_impersonation::<A>),
        (Operation::EndImpersonation, end_impersonation::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 3] {
    [
        (
            Operation::ImpersonateMember,
            |asked| impersonate_member_input(asked).map(drop),
        ),
        (
            Operation::ExchangeImpersonation,
            |asked| exchange_impersonation_input(asked).map(drop),
        ),
        (Operation::EndImpersonation, |_| Ok(())),
    ]
}

fn impersonate_member_input(
    asked: &mut Asked,
) -> Result<ImpersonateMemberPath, Rejection> {
    let path: ImpersonateMemberPath = asked.path(&IMPERSONATE_MEMBER_PATH)?;
    Ok(path)
}

fn impersonate_member<A: ImpersonationApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = impersonate_member_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().impersonate_member(call, path).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn exchange_impersonation_input(
    asked: &mut Asked,
) -> Result<ExchangeImpersonationBody, Rejection> {
    let body: ExchangeImpersonationBody = asked.body(true)?;
    Ok(body)
}

fn exchange_impersonation<A: ImpersonationApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let body = exchange_impersonation_input(asked)?;
    Ok(
        Box::new(move |call| {
            let body = body.clone();
            Box::pin(async move {
                let answer = A::default().exchange_impersonation(call, body).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn end_impersonation<A: ImpersonationApi>(
    _: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    Ok(
        Box::new(move |call| {
            Box::pin(async move {
                let answer = A::default().end_impersonation(call).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

static IMPERSONATE_MEMBER_PATH: [Parameter; 1] = [
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

/// It has ended.
#[derive(Clone, Debug, Serialize)]
pub struct EndedImpersonation {
    /// Always true.
    pub ended: bool,
}

/// It has ended.
#[derive(Clone, Debug, Serialize)]
pub struct EndedImpersonationResponse {
    /// The data.
    pub data: EndedImpersonation,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A proof.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ExchangeImpersonationBody {
    /// The proof.
    pub token: String,
}

/// The path parameters of `POST /api/v2/admin/users/{id}/impersonate`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ImpersonateMemberPath {
    /// Id of the member.
    pub id: i64,
}

/// Who acts as whom.
#[derive(Clone, Debug, Serialize)]
pub struct Impersonation {
    /// Always true.
    pub active: bool,
    /// Id of the member.
    pub user_id: i64,
    /// Name of the member.
    pub user_name: String,
    /// Id of their community.
    pub tenant_id: i64,
    /// Id of whoever acts as them.
    pub admin_id: i64,
    /// Name of whoever acts as them.
    pub admin_name: String,
    /// Seconds until it is over.
    pub expires_in: i64,
}

/// What is exchanged for an access token, once.
#[derive(Clone, Debug, Serialize)]
pub struct ImpersonationProof {
    /// The proof.
    pub token: String,
    /// Id of the member.
    pub user_id: i64,
    /// Name of the member.
    pub user_name: String,
    /// Id of their community.
    pub tenant_id: i64,
    /// Short name of their community.
    pub tenant_slug: String,
    /// Seconds until the proof is over.
    pub expires_in: i64,
    /// Why the member could not sign in, in a sentence; absent if they could.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gate_warning: Option<String>,
    /// The gate code.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gate_code: Option<crate::codes::Code>,
}

/// A proof.
#[derive(Clone, Debug, Serialize)]
pub struct ImpersonationProofResponse {
    /// The data.
    pub data: ImpersonationProof,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// An access token that speaks for a member.
#[derive(Clone, Debug, Serialize)]
pub struct ImpersonationToken {
    /// Always true.
    pub success: bool,
    /// The access token.
    pub access_token: String,
    /// The same.
    pub token: String,
    /// The token type.
    pub token_type: crate::auth::TokenType,
    /// Seconds until it is over.
    pub expires_in: i64,
    /// The impersonation.
    pub impersonation: Impersonation,
}
