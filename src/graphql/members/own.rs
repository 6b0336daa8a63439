//! A member's profile as they see it themselves: the contract's own type, field by field.

use async_graphql::{Enum, ID, SimpleObject};
use contract::members as wire;

use super::profile::{OnlineStatus, ProfileType};
use crate::graphql::endorsements::Badge;
use crate::graphql::moment::Moment;

/// Where an account stands. Only active accounts may sign in.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "wire::AccountStatus")]
pub enum AccountStatus {
    /// In use.
    Active,
    /// Put to rest by its owner.
    Inactive,
    /// Barred for a while.
    Suspended,
    /// Barred for good.
    Banned,
    /// Waiting for approval or verification.
    Pending,
    /// Not approved.
    Rejected,
}

/// What a member may do for the community.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "wire::MemberRole")]
pub enum MemberRole {
    /// Any member.
    Member,
    /// Runs daily matters: the safety of exchanges and messages.
    Broker,
    /// Runs daily matters: helps members along.
    Coordinator,
    /// Administers the community.
    Admin,
    /// Administers the community itself.
    TenantAdmin,
    /// Administers the platform.
    SuperAdmin,
}

/// Who may read a profile.
#[derive(Enum, Clone, Copy, PartialEq, Eq)]
#[graphql(remote = "wire::ProfilePrivacy")]
pub enum ProfilePrivacy {
    /// Every signed-in member of the community.
    Public,
    /// Every signed-in member of the community.
    Members,
    /// Only connected members.
    Connections,
}

/// Counts of the viewer.
#[derive(SimpleObject)]
pub struct OwnProfileStats {
    /// Listings that every member may see.
    listings_count: i64,
    /// Transfers to and from other members that were not taken back.
    transactions_count: i64,
    /// Accepted connections.
    connections_count: i64,
    /// Reviews the viewer received: approved ones, anonymous ones among them.
    reviews_count: i64,
    /// Mean of those reviews' ratings, two decimals. Null without one.
    average_rating: Option<f64>,
    /// Exchanges the viewer completed, on either side.
    exchanges_count: i64,
    /// Hours that went to other members and were not taken back.
    total_hours_given: f64,
    /// Hours that came from other members and were not taken back.
    total_hours_received: f64,
}

/// The viewer in numbers.
#[derive(SimpleObject)]
pub struct MyStats {
    /// Listings that every member may see.
    listings_count: i64,
    /// Transfers to other members that were not taken back.
    given_count: i64,
    /// Transfers from other members that were not taken back.
    received_count: i64,
    /// Offers among the listings.
    offers_count: i64,
    /// Requests among the listings.
    requests_count: i64,
    /// Hours to spend, two decimals at most.
    wallet_balance: f64,
}

impl From<wire::MyStats> for MyStats {
    fn from(stats: wire::MyStats) -> Self {
        Self {
            listings_count: stats.listings_count,
            given_count: stats.given_count,
            received_count: stats.received_count,
            offers_count: stats.offers_count,
            requests_count: stats.requests_count,
            wallet_balance: stats.wallet_balance,
        }
    }
}

/// A member's profile as they see it themselves.
#[derive(SimpleObject)]
pub struct OwnProfile {
    /// The organisation's name, else first and last name.
    name: String,
    /// Given name.
    first_name: String,
    /// Family name. Null if there is none.
    last_name: Option<String>,
    /// Absolute address of the picture.
    avatar_url: Option<String>,
    /// What the member says about themselves.
    bio: Option<String>,
    /// One line about the member.
    tagline: Option<String>,
    /// Where the member lives or works.
    location: Option<String>,
    /// Degrees north, -90 to 90.
    latitude: Option<f64>,
    /// Degrees east, -180 to 180.
    longitude: Option<f64>,
    /// What the member can do.
    skills: Vec<String>,
    /// Whether the account stands for a person or for an organisation.
    profile_type: ProfileType,
    /// Name of the organisation. Null for persons.
    organization_name: Option<String>,
    /// When the account was made.
    created_at: Moment,
    /// Whether the member was seen in the last 5 minutes.
    is_online: bool,
    /// How lately the member was seen.
    online_status: OnlineStatus,
    /// Id of the community the account belongs to.
    tenant_id: ID,
    /// Address the member signs in with, lower case.
    email: String,
    /// Telephone number.
    phone: Option<String>,
    /// Where the account stands.
    status: AccountStatus,
    /// When the address was confirmed. Null if not yet.
    email_verified_at: Option<Moment>,
    /// Hours to spend, two decimals at most.
    balance: f64,
    /// What the member may do for the community.
    role: MemberRole,
    /// Whether the member administers the community, by role or flag.
    is_admin: bool,
    /// Whether the member administers the platform.
    is_super_admin: bool,
    /// Whether the member is an owner of the platform.
    is_god: bool,
    /// Whether the member administers this community and those below it.
    is_tenant_super_admin: bool,
    /// Whether the community has approved the account.
    is_approved: bool,
    /// Who may read the profile.
    privacy_profile: ProfilePrivacy,
    /// Whether the member is found in directory and search.
    privacy_search: bool,
    /// Whether the first steps are done.
    onboarding_completed: bool,
    /// Language tag, such as `en`.
    preferred_language: String,
    /// Counts of the viewer.
    stats: OwnProfileStats,
    /// Points that the viewer earned. Nobody else is told.
    xp: i64,
    /// Level that the points make: the second at 100, the third at 300, the fourth at 600, each 100 further than the one before. Nobody
    /// else is told.
    level: i64,
    /// The viewer's badges that count now, the first earned first.
    badges: Vec<Badge>,
}

impl From<wire::OwnProfile> for OwnProfile {
    fn from(own: wire::OwnProfile) -> Self {
        Self {
            name: own.name,
            first_name: own.first_name,
            last_name: own.last_name,
            avatar_url: own.avatar_url,
            bio: own.bio,
            tagline: own.tagline,
            location: own.location,
            latitude: own.latitude,
            longitude: own.longitude,
            skills: own.skills,
            profile_type: own.profile_type.into(),
            organization_name: own.organization_name,
            created_at: own.created_at.into(),
            is_online: own.is_online,
            online_status: own.online_status.into(),
            tenant_id: own.tenant_id.into(),
            email: own.email,
            phone: own.phone,
            status: own.status.into(),
            email_verified_at: own.email_verified_at.map(Moment),
            balance: own.balance,
            role: own.role.into(),
            is_admin: own.is_admin,
            is_super_admin: own.is_super_admin,
            is_god: own.is_god,
            is_tenant_super_admin: own.is_tenant_super_admin,
            is_approved: own.is_approved,
            privacy_profile: own.privacy_profile.into(),
            privacy_search: own.privacy_search,
            onboarding_completed: own.onboarding_completed,
            preferred_language: own.preferred_language,
            stats: OwnProfileStats {
                listings_count: own.stats.listings_count,
                transactions_count: own.stats.transactions_count,
                connections_count: own.stats.connections_count,
                reviews_count: own.stats.reviews_count,
                average_rating: own.stats.average_rating,
                exchanges_count: own.stats.exchanges_count,
                total_hours_given: own.stats.total_hours_given,
                total_hours_received: own.stats.total_hours_received,
            },
            xp: own.xp,
            level: own.level,
            badges: own.badges.into_iter().map(Badge::from).collect(),
        }
    }
}
