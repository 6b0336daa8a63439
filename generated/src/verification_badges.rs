// Made from contract/areas/verification_badges.yaml by codegen; edit the contract instead.

//! The area `verification_badges`: types, trait and routes.
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

/// What the gateway answers in the area `verification_badges`: one method an operation.
pub trait VerificationBadgesApi: Area {
    /// What is known to be true of a member
    ///
    /// `GET /api/v2/users/{id}/verification-badges`
    ///
    /// Badges that count now, the first granted first; who granted them is not told. 403 `FORBIDDEN` as for the profile, and 404 `RESOURCE_NOT_FOUND` where there is no profile for the caller.
    fn list_verification_badges(
        &self,
        call: Self::Call,
        path: ListVerificationBadgesPath,
    ) -> impl Future<Output = Result<VerificationBadgeList, Self::Failure>> + Send;

    /// Badges of a member, for administrators
    ///
    /// `GET /api/v2/admin/users/{id}/verification-badges`
    ///
    /// All that were granted, those that do not count any more as well; what was decided, the newest first, at most 100; and which there are. 404 `NOT_FOUND` when the community has no such member.
    fn list_member_badges_for_staff(
        &self,
        call: Self::Call,
        path: ListMemberBadgesForStaffPath,
    ) -> impl Future<Output = Result<MemberBadgesResponse, Self::Failure>> + Send;

    /// Grant a badge
    ///
    /// `POST /api/v2/admin/users/{id}/verification-badges`
    ///
    /// For administrators. The member is told. One that counts already stays as it is; one that was revoked or has expired is granted anew. 400 `VALIDATION_ERROR` on `badge_type` without it, 422 `INVALID_TYPE` for one that there is not, 422 `VALIDATION_ERROR` on `expires_at` when it would be over; 404 `NOT_FOUND` when the community has no such member.
    fn grant_verification_badge(
        &self,
        call: Self::Call,
        path: GrantVerificationBadgePath,
        body: GrantVerificationBadgeBody,
    ) -> impl Future<Output = Result<MemberBadgesResponse, Self::Failure>> + Send;

    /// Revoke a badge
    ///
    /// `DELETE /api/v2/admin/users/{id}/verification-badges/{type}`
    ///
    /// For administrators. It counts no more; the record of it stays. 404 `NOT_FOUND` when the community has no such member, or the member no such badge that counts.
    fn revoke_verification_badge(
        &self,
        call: Self::Call,
        path: RevokeVerificationBadgePath,
    ) -> impl Future<Output = Result<MemberBadgesResponse, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: VerificationBadgesApi>() -> [Served<A>; 4] {
    [
        (Operation::ListVerificationBadges, list_verification_badges::<A>),
        (Operation::ListMemberBadgesForStaff, list_member_badges_for_staff::<A>),
        (Operation::GrantVerificationBadge, grant_verification_badge::<A>),
        (Operation::RevokeVerificationBadge, revoke_verification_badge::<A>),
    ]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 4] {
    [
        (
            Operation::ListVerificationBadges,
            |asked| list_verification_badges_input(asked).map(drop),
        ),
        (
            Operation::ListMemberBadgesForStaff,
            |asked| list_member_badges_for_staff_input(asked).map(drop),
        ),
        (
            Operation::GrantVerificationBadge,
            |asked| grant_verification_badge_input(asked).map(drop),
        ),
        (
            Operation::RevokeVerificationBadge,
            |asked| revoke_verification_badge_input(asked).map(drop),
        ),
    ]
}

fn list_verification_badges_input(
    asked: &mut Asked,
) -> Result<ListVerificationBadgesPath, Rejection> {
    let path: ListVerificationBadgesPath = asked.path(&LIST_VERIFICATION_BADGES_PATH)?;
    Ok(path)
}

fn list_verification_badges<A: VerificationBadgesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = list_verification_badges_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().list_verification_badges(call, path).await?;
                Ok(Reply::json(200, &answer))
            })
        }),
    )
}

fn list_member_badges_for_staff_input(
    asked: &mut Asked,
) -> Result<ListMemberBadgesForStaffPath, Rejection> {
    let path: ListMemberBadgesForStaffPath = asked
        .path(&LIST_MEMBER_BADGES_FOR_STAFF_PATH)?;
    Ok(path)
}

fn list_member_badges_for_staff<A: VerificationBadgesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = list_member_badges_for_staff_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default()
                    .list_member_badges_for_staff(call, path)
                    .await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

fn grant_verification_badge_input(
    asked: &mut Asked,
) -> Result<(GrantVerificationBadgePath, GrantVerificationBadgeBody), Rejection> {
    let path: GrantVerificationBadgePath = asked.path(&GRANT_VERIFICATION_BADGE_PATH)?;
    let body: GrantVerificationBadgeBody = asked.body(true)?;
    Ok((path, body))
}

fn grant_verification_badge<A: VerificationBadgesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let (path, body) = grant_verification_badge_input(asked)?;
    Ok(
        Box::new(move |call| {
            let (path, body) = (path.clone(), body.clone());
            Box::pin(async move {
                let answer = A::default()
                    .grant_verification_badge(call, path, body)
                    .await?;
                Ok(Reply::answer(201, answer))
            })
        }),
    )
}

fn revoke_verification_badge_input(
    asked: &mut Asked,
) -> Result<RevokeVerificationBadgePath, Rejection> {
    let path: RevokeVerificationBadgePath = asked.path(&REVOKE_VERIFICATION_BADGE_PATH)?;
    Ok(path)
}

fn revoke_verification_badge<A: VerificationBadgesApi>(
    asked: &mut Asked,
) -> Result<Work<A::Call, A::Failure>, Rejection> {
    let path = revoke_verification_badge_input(asked)?;
    Ok(
        Box::new(move |call| {
            let path = path.clone();
            Box::pin(async move {
                let answer = A::default().revoke_verification_badge(call, path).await?;
                Ok(Reply::answer(200, answer))
            })
        }),
    )
}

static LIST_VERIFICATION_BADGES_PATH: [Parameter; 1] = [
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

static LIST_MEMBER_BADGES_FOR_STAFF_PATH: [Parameter; 1] = [
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

static GRANT_VERIFICATION_BADGE_PATH: [Parameter; 1] = [
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

static REVOKE_VERIFICATION_BADGE_PATH: [Parameter; 2] = [
    Parameter {
        name: "id",
        kind: Kind::Integer {
            minimum: 1,
            maximum: 9223372036854775807,
        },
        many: Many::One,
        clamp: false,
    },
    Parameter {
        name: "type",
        kind: Kind::Word(
            &[
                "email_verified",
                "phone_verified",
                "id_verified",
                "address_verified",
                "admin_verified",
                "organization_vouched",
                "peer_endorsed",
            ],
        ),
        many: Many::One,
        clamp: false,
    },
];

/// A badge to grant.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GrantVerificationBadgeBody {
    /// Which badge.
    pub badge_type: String,
    /// What was seen. Only staff read it.
    pub note: Option<String>,
    /// Until when. Without it or with null it has no end.
    pub expires_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// The path parameters of `POST /api/v2/admin/users/{id}/verification-badges`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct GrantVerificationBadgePath {
    /// Id of the member.
    pub id: i64,
}

/// A badge that a member was granted.
#[derive(Clone, Debug, Serialize)]
pub struct GrantedBadge {
    /// Which badge, such as `id_verified`.
    pub badge_type: String,
    /// Name of the badge.
    pub label: String,
    /// An emoji for it. Null if it has none.
    pub icon: Option<String>,
    /// What staff noted. Null if nothing was.
    pub note: Option<String>,
    /// Id of who granted it. Null if a rule did.
    pub granted_by: Option<i64>,
    /// Since when.
    pub granted_at: chrono::DateTime<chrono::offset::Utc>,
    /// Until when. Null if it has no end.
    pub expires_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When it was revoked. Null if it was not.
    pub revoked_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// Whether it counts.
    pub is_active: bool,
}

/// The path parameters of `GET /api/v2/admin/users/{id}/verification-badges`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListMemberBadgesForStaffPath {
    /// Id of the member.
    pub id: i64,
}

/// The path parameters of `GET /api/v2/users/{id}/verification-badges`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ListVerificationBadgesPath {
    /// Id of the member.
    pub id: i64,
}

/// What staff decided about a badge.
#[derive(Clone, Debug, Serialize)]
pub struct MemberBadgeDecision {
    /// The action.
    pub action: VerificationBadgeAction,
    /// Which badge.
    pub badge_type: String,
    /// What was noted. Null if nothing was.
    pub note: Option<String>,
    /// Id of who decided.
    pub decided_by: i64,
    /// Until when it was granted. Null if without end.
    pub expires_at: Option<chrono::DateTime<chrono::offset::Utc>>,
    /// When.
    pub decided_at: chrono::DateTime<chrono::offset::Utc>,
}

/// All about badges of a member.
#[derive(Clone, Debug, Serialize)]
pub struct MemberBadges {
    /// The first granted first.
    pub badges: Vec<GrantedBadge>,
    /// What was decided, the newest first.
    pub history: Vec<MemberBadgeDecision>,
    /// Which can be granted.
    pub available_types: Vec<VerificationBadgeType>,
    /// The name of each.
    pub labels: std::collections::BTreeMap<String, String>,
}

/// All about badges of a member.
#[derive(Clone, Debug, Serialize)]
pub struct MemberBadgesResponse {
    /// The data.
    pub data: MemberBadges,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// The path parameters of `DELETE /api/v2/admin/users/{id}/verification-badges/{type}`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RevokeVerificationBadgePath {
    /// Id of the member.
    pub id: i64,
    /// The type.
    #[serde(rename = "type")]
    pub type_: VerificationBadgeType,
}

/// Something that is known to be true of a member.
#[derive(Clone, Debug, Serialize)]
pub struct VerificationBadge {
    /// Which badge, such as `id_verified`.
    pub badge_type: String,
    /// Name of the badge.
    pub label: String,
    /// An emoji for it. Null if it has none.
    pub icon: Option<String>,
    /// Since when.
    pub granted_at: chrono::DateTime<chrono::offset::Utc>,
    /// Until when. Null if it has no end.
    pub expires_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// What was decided about a badge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum VerificationBadgeAction {
    /// `granted`.
    Granted,
    /// `revoked`.
    Revoked,
}

crate::word! {
    VerificationBadgeAction { Granted = "granted", Revoked = "revoked" }
}

crate::runtime::wire! {
    VerificationBadgeAction
}

/// Badges of a member.
#[derive(Clone, Debug, Serialize)]
pub struct VerificationBadgeList {
    /// The first granted first.
    pub data: Vec<VerificationBadge>,
    /// The meta.
    pub meta: crate::shared::Meta,
}

/// A badge that staff grant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum VerificationBadgeType {
    /// `email_verified`.
    EmailVerified,
    /// `phone_verified`.
    PhoneVerified,
    /// `id_verified`.
    IdVerified,
    /// `address_verified`.
    AddressVerified,
    /// `admin_verified`.
    AdminVerified,
    /// `organization_vouched`.
    OrganizationVouched,
    /// `peer_endorsed`.
    PeerEndorsed,
}

crate::word! {
    VerificationBadgeType { EmailVerified = "email_verified", PhoneVerified =
    "phone_verified", IdVerified = "id_verified", AddressVerified = "address_verified",
    AdminVerified = "admin_verified", OrganizationVouched = "organization_vouched",
    PeerEndorsed = "peer_endorsed" }
}

crate::runtime::wire! {
    VerificationBadgeType
}
