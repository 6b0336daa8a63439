//! What our tokens say (spec platform 2.1), and when they say it truly.

use serde::{Deserialize, Serialize};

use crate::base::{MemberId, TenantId, Timestamp};

/// How long an access token lasts, in seconds.
pub const ACCESS_SECONDS: i64 = 900;

/// How long a refresh family lasts from its login, in seconds, however often it is refreshed.
pub const FAMILY_SECONDS: i64 = 30 * 24 * 3600;

const ACCESS_VERSION: i64 = 2;
const REFRESH_VERSION: i64 = 2;

/// What a token is for. A token of one kind is never taken for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Speaks for a member for some minutes.
    Access,
    /// Is exchanged, once, for the next pair.
    Refresh,
    /// Is exchanged, once, for an access token that speaks for somebody else.
    Impersonation,
    /// Says that a member has just shown once more that it is they.
    SecurityConfirmation,
}

/// The claims of an access token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AccessClaims {
    /// Whom it speaks for.
    pub user_id: MemberId,
    /// The member's own community.
    pub tenant_id: TenantId,
    /// Always [`Kind::Access`].
    #[serde(rename = "type")]
    pub kind: Kind,
    /// Always 2; earlier versions are not accepted (seed, Authentication 2).
    pub access_version: i64,
    /// `web` or `mobile`.
    pub platform: String,
    /// The member's role when it was made. For clients: the door reads the present one from the database.
    pub role: String,
    /// The member's address when it was made. For clients.
    pub email: String,
    /// See `role`.
    pub is_super_admin: bool,
    /// See `role`.
    pub is_tenant_super_admin: bool,
    /// See `role`.
    pub is_god: bool,
    /// The refresh family it dies with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refresh_family_id: Option<String>,
    /// Who acts as the member, if it is not they. For clients: the door reads it from the database.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub impersonated_by: Option<MemberId>,
    /// When it was made; one second later than that if everything of this second is revoked.
    pub iat: i64,
    /// From when it holds.
    pub nbf: i64,
    /// From when it holds no more.
    pub exp: i64,
}

impl AccessClaims {
    /// The version of what is made now.
    pub const VERSION: i64 = ACCESS_VERSION;

    /// Whether it is an access token of today's kind, its time has come and not gone, and it was not made to last longer
    /// than we make them.
    #[must_use]
    pub fn hold(&self, now: Timestamp) -> bool {
        self.kind == Kind::Access
            && self.access_version == ACCESS_VERSION
            && self.exp.saturating_sub(self.nbf) <= ACCESS_SECONDS
            && within(self.nbf, self.exp, now)
    }

    /// Whether it was made for somebody who may act in every community.
    #[must_use]
    pub fn claims_super_admin(&self) -> bool {
        self.is_super_admin || self.is_god
    }
}

/// The claims of a refresh token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RefreshClaims {
    /// Whose it is.
    pub user_id: MemberId,
    /// The member's own community.
    pub tenant_id: TenantId,
    /// Always [`Kind::Refresh`].
    #[serde(rename = "type")]
    pub kind: Kind,
    /// Always 2.
    pub refresh_version: i64,
    /// The sign-in it descends from: 64 hex digits, stored as a digest.
    pub family_id: String,
    /// This one token: 64 hex digits, stored as a digest.
    pub jti: String,
    /// When it was made.
    pub iat: i64,
    /// From when it holds.
    pub nbf: i64,
    /// The end of its family.
    pub exp: i64,
}

impl RefreshClaims {
    /// The version of what is made now.
    pub const VERSION: i64 = REFRESH_VERSION;

    /// Whether it is a refresh token of today's kind whose time has come and not gone.
    #[must_use]
    pub fn hold(&self, now: Timestamp) -> bool {
        self.well_formed() && within(self.nbf, self.exp, now)
    }

    /// Whether it is a refresh token of today's kind, be it in time or not.
    #[must_use]
    pub fn well_formed(&self) -> bool {
        self.kind == Kind::Refresh && self.refresh_version == REFRESH_VERSION
    }
}

/// How long a proof that somebody may act as a member is good, in seconds.
pub const PROOF_SECONDS: i64 = 300;

/// The claims of a proof that somebody of the staff may act as a member (spec platform 2.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProofClaims {
    /// The member.
    pub user_id: MemberId,
    /// The member's community.
    pub tenant_id: TenantId,
    /// Always [`Kind::Impersonation`].
    #[serde(rename = "type")]
    pub kind: Kind,
    /// Who may act as them.
    pub impersonated_by: MemberId,
    /// Their own community.
    pub impersonator_tenant_id: TenantId,
    /// Names this proof: 64 hex digits. It becomes the secret of the sign-in's family, of which the database keeps the digest once: so the proof is good once.
    pub jti: String,
    /// When it was made.
    pub iat: i64,
    /// From when it holds.
    pub nbf: i64,
    /// From when it holds no more.
    pub exp: i64,
}

impl ProofClaims {
    /// Whether it is a proof whose time has come and not gone, and was not made to last longer than we make them.
    #[must_use]
    pub fn hold(&self, now: Timestamp) -> bool {
        self.kind == Kind::Impersonation
            && self.exp.saturating_sub(self.nbf) <= PROOF_SECONDS
            && within(self.nbf, self.exp, now)
    }
}

/// How long somebody who has shown once more that it is they is believed, in seconds.
pub const CONFIRMATION_SECONDS: i64 = 300;

/// The claims of a token that confirms that it is the member (spec platform 2.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ConfirmationClaims {
    /// The member.
    pub user_id: MemberId,
    /// The member's community.
    pub tenant_id: TenantId,
    /// Always [`Kind::SecurityConfirmation`].
    #[serde(rename = "type")]
    pub kind: Kind,
    /// Names this token.
    pub jti: String,
    /// When it was made.
    pub iat: i64,
    /// From when it holds.
    pub nbf: i64,
    /// From when it holds no more.
    pub exp: i64,
}

impl ConfirmationClaims {
    /// Whether it is one whose time has come and not gone, and was not made to last longer than we make them.
    #[must_use]
    pub fn hold(&self, now: Timestamp) -> bool {
        self.kind == Kind::SecurityConfirmation
            && self.exp.saturating_sub(self.nbf) <= CONFIRMATION_SECONDS
            && within(self.nbf, self.exp, now)
    }
}

/// No leeway: this installation's clock made both ends.
fn within(nbf: i64, exp: i64, now: Timestamp) -> bool {
    let now = now.timestamp();
    nbf <= now && now < exp
}
