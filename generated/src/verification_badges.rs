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
    /// Badges that count now, the first granted first; who granted them is not told. 404 `NOT_FOUND` and 403 `FORBIDDEN` as for the profile.
    fn list_verification_badges(
        &self,
        call: Self::Call,
        path: ListVerificationBadgesPath,
    ) -> impl Future<Output = Result<VerificationBadgeList, Self::Failure>> + Send;
}

/// The functions that serve this area.
pub(crate) fn handlers<A: VerificationBadgesApi>() -> [Served<A>; 1] {
    [(Operation::ListVerificationBadges, list_verification_badges::<A>)]
}

/// The functions that read what this area is asked.
pub(crate) fn inputs() -> [Read; 1] {
    [
        (
            Operation::ListVerificationBadges,
            |asked| list_verification_badges_input(asked).map(drop),
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

/// The path parameters of `GET /api/v2/users/{id}/verification-badges`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ListVerificationBadgesPath {
    /// Id of the member.
    pub id: i64,
}

/// Something that is known to be true of a member.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VerificationBadge {
    /// Which badge, such as `id_verified`.
    pub badge_type: String,
    /// Name of the badge.
    pub label: String,
    /// An emoji for it. Null if it has none.
    #[serde(deserialize_with = "Option::deserialize")]
    pub icon: Option<String>,
    /// Since when.
    pub granted_at: chrono::DateTime<chrono::offset::Utc>,
    /// Until when. Null if it has no end.
    #[serde(deserialize_with = "Option::deserialize")]
    pub expires_at: Option<chrono::DateTime<chrono::offset::Utc>>,
}

/// Badges of a member.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VerificationBadgeList {
    /// The first granted first.
    pub data: Vec<VerificationBadge>,
    /// The meta.
    pub meta: crate::shared::Meta,
}
